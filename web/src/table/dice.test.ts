import { describe, expect, it } from 'vitest';
import type { GameRecord } from './api.ts';
import { bytes, checkDice, dice, hmac, numbers, shuffle } from './dice.ts';

// The test vector of docs/record.md: seed 7 (SHA-256 of the digit), id "test", three empty nonces.
const SEED = '7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451';
const COMMITMENT = '68b6acce6948c45ed26e193c33443b4aedc1c25e6f96e29a3d939a774f8b74d1';

const LUCKY = 'sha256:db9fbddbd7caeff7a326645c1bb47116eb3fd4ae3834bf5039fc5d47386786f5';
const SEALED = { commitment: COMMITMENT, nonces: [] };

const record: GameRecord = {
	id: 'test',
	players: ['Ann', 'Bob', 'Cy'],
	nonces: ['', '', ''],
	commitment: COMMITMENT,
	seed: SEED,
	log: [
		{ chance: 'turn_order', n: 0, outcome: [1, 0, 2] },
		{ seat: 1, action: { type: 'pass' } },
		{ chance: 'dice', n: 1, outcome: [6, 1] },
	],
};

async function vectorKey() {
	return hmac(bytes(SEED), 'test\n\n\n');
}

describe('dice', () => {
	it('draws what the record format promises', async () => {
		const key = await vectorKey();
		expect(await shuffle([0, 1, 2], numbers(key, 0))).toEqual([1, 0, 2]);
		expect(await dice(2, numbers(key, 1))).toEqual([6, 1]);
	});

	it('reads on in the next block when a draw needs more than four words', async () => {
		const thrown = await dice(20, numbers(await vectorKey(), 1));
		expect(thrown.slice(0, 2)).toEqual([6, 1]);
		expect(thrown.every((die) => die >= 1 && die <= 6)).toBe(true);
	});

	it('verifies an honest record', async () => {
		const report = await checkDice(record, SEALED);
		expect(report.commitment).toBe(true);
		expect(report.checks.map(({ index, verdict }) => [index, verdict])).toEqual([
			[0, 'verified'],
			[2, 'verified'],
		]);
	});

	it('notices an outcome that was exchanged', async () => {
		const log = [{ chance: 'dice', n: 1, outcome: [6, 2] }];
		expect((await checkDice({ ...record, log }, SEALED)).checks[0]?.verdict).toBe('wrong');
	});

	it('compares nonces with what was sealed before the game', async () => {
		const nonces = ['', 'lucky', ''];
		const sealed = { commitment: COMMITMENT, nonces: ['', LUCKY, ''] };
		expect((await checkDice({ ...record, nonces }, sealed)).nonces).toBe(true);
		expect((await checkDice({ ...record, nonces: ['', 'Lucky', ''] }, sealed)).nonces).toBe(false);
		expect((await checkDice(record, sealed)).nonces).toBe(false);
		expect((await checkDice({ ...record, nonces }, SEALED)).nonces).toBeNull();
	});

	it('notices a seed and nonces that were exchanged', async () => {
		const other = SEED.replace('7', '8');
		expect((await checkDice({ ...record, seed: other }, SEALED)).commitment).toBe(false);
		const nonces = ['', 'lucky', ''];
		expect((await checkDice({ ...record, nonces }, SEALED)).checks.every(({ verdict }) => verdict === 'verified')).toBe(
			false,
		);
	});

	it('says so where the record alone does not tell what was drawn from', async () => {
		const log = [{ chance: 'draw', n: 0, outcome: 12 }];
		expect((await checkDice({ ...record, log }, SEALED)).checks[0]?.verdict).toBe('unknown');
	});
});
