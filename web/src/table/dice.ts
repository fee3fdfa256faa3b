/** Verify the chance outcomes of a game from the published seed (docs/record.md, "The dice"), in the browser. */
import type { ChanceEntry, GameRecord, LogEntry } from './api.ts';

/** Draws a whole number from 0 to m - 1. */
type Below = (m: number) => Promise<number>;

const WORD = 1n << 64n;
const SEAL = 'sha256:';
const text = new TextEncoder();

export type Check = {
	/** The index in the log, from 0. */
	index: number;
	kind: string;
	n: number;
	outcome: unknown;
	/** 'unknown': a kind of draw that needs more than the record to recompute. */
	verdict: 'verified' | 'wrong' | 'unknown';
};

/** What the table showed before the game: hashes of the nonces given by then. */
export type SealedDice = { commitment: string; nonces: string[] };

/** `nonces`: whether the revealed nonces match the sealed ones; null if none were seen. */
export type DiceReport = { commitment: boolean; nonces: boolean | null; checks: Check[] };

/** Browsers offer cryptography only on https and localhost. */
export function canCheckDice(): boolean {
	return globalThis.crypto?.subtle !== undefined;
}

export async function checkDice(record: GameRecord, { commitment, nonces }: SealedDice): Promise<DiceReport> {
	const seed = bytes(record.seed ?? '');
	const key = await hmac(seed, [record.id, ...record.nonces].join('\n'));
	const drawn = [...record.log.entries()].filter((pair): pair is [number, ChanceEntry] => isChance(pair[1]));
	return {
		commitment: (await sha256(seed)) === commitment,
		nonces: await unsealed(record.nonces, nonces),
		checks: await Promise.all(drawn.map(([index, entry]) => check(key, index, entry))),
	};
}

async function unsealed(nonces: string[], sealed: string[]): Promise<boolean | null> {
	const seen = [...sealed.entries()].filter(([, seal]) => seal.startsWith(SEAL));
	const same = seen.map(async ([seat, seal]) => seal === SEAL + (await sha256(text.encode(nonces[seat] ?? ''))));
	return seen.length ? (await Promise.all(same)).every(Boolean) : null;
}

function isChance(entry: LogEntry): entry is ChanceEntry {
	return 'chance' in entry;
}

async function check(key: Uint8Array<ArrayBuffer>, index: number, entry: ChanceEntry): Promise<Check> {
	const expected = await draw(entry, numbers(key, entry.n));
	const verdict = expected === null ? 'unknown' : String(expected) === String(entry.outcome) ? 'verified' : 'wrong';
	return { index, kind: entry.chance, n: entry.n, outcome: entry.outcome, verdict };
}

/** The expected outcome, or null if the record does not say what was drawn from. */
async function draw({ chance, outcome }: ChanceEntry, below: Below): Promise<number[] | null> {
	if (!Array.isArray(outcome)) return null;
	return chance === 'dice'
		? dice(outcome.length, below)
		: shuffle(
				[...outcome].sort((a, b) => a - b),
				below,
			);
}

export async function dice(count: number, below: Below): Promise<number[]> {
	const thrown: number[] = [];
	while (thrown.length < count) thrown.push((await below(6)) + 1);
	return thrown;
}

/** Fisher-Yates, from the last place down. */
export async function shuffle(items: readonly number[], below: Below): Promise<number[]> {
	const order = [...items];
	for (let last = order.length - 1; last > 0; last--) {
		const other = await below(last + 1);
		[order[last], order[other]] = [order[other]!, order[last]!];
	}
	return order;
}

/** The numbers of draw n, one after another. */
export function numbers(key: Uint8Array<ArrayBuffer>, n: number): Below {
	let block = 0;
	let words: bigint[] = [];
	return async (m) => {
		const size = BigInt(m);
		// Words past the last whole multiple of m would favour small numbers: they are skipped.
		const limit = WORD - (WORD % size);
		for (;;) {
			if (!words.length) words = split(await hmac(key, `${n}:${block++}`));
			const word = words.shift()!;
			if (word < limit) return Number(word % size);
		}
	};
}

function split(digest: Uint8Array<ArrayBuffer>): bigint[] {
	const view = new DataView(digest.buffer);
	return [0, 8, 16, 24].map((start) => view.getBigUint64(start));
}

export async function hmac(key: Uint8Array<ArrayBuffer>, message: string): Promise<Uint8Array<ArrayBuffer>> {
	const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
	return new Uint8Array(await crypto.subtle.sign('HMAC', imported, text.encode(message)));
}

export function bytes(digits: string): Uint8Array<ArrayBuffer> {
	return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

async function sha256(data: Uint8Array<ArrayBuffer>): Promise<string> {
	const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
	return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
