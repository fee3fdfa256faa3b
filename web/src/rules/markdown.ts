/** The simple Markdown of the rules as data. The page builds elements from it, so no markup can be injected. */

export type Span = { text: string; style?: 'strong' | 'em' | 'code' | 'rule' };
export type Block = { kind: 'paragraph'; spans: Span[] } | { kind: 'list'; items: Span[][] };

const RULE = /[A-Z]{2,3}-\d+(?:\.\d+)?/.source;
const MARKED = new RegExp(`\\*\\*(.+?)\\*\\*|\\*(.+?)\\*|\`(.+?)\`|\\b(${RULE})\\b`, 'g');

export function parseBlocks(source: string): Block[] {
	const found: Block[] = [];
	for (const line of source.split('\n').map((each) => each.trim())) {
		if (!line) continue;
		const last = found.at(-1);
		if (!line.startsWith('- ')) found.push({ kind: 'paragraph', spans: parseSpans(line) });
		else if (last?.kind === 'list') last.items.push(parseSpans(line.slice(2)));
		else found.push({ kind: 'list', items: [parseSpans(line.slice(2))] });
	}
	return found;
}

export function parseSpans(line: string): Span[] {
	const found: Span[] = [];
	let at = 0;
	for (const match of line.matchAll(MARKED)) {
		if (match.index > at) found.push({ text: line.slice(at, match.index) });
		const [whole, strong, em, code, rule] = match;
		if (strong !== undefined) found.push({ text: strong, style: 'strong' });
		else if (em !== undefined) found.push({ text: em, style: 'em' });
		else if (code !== undefined) found.push({ text: code, style: 'code' });
		else if (rule !== undefined) found.push({ text: rule, style: 'rule' });
		at = match.index + whole.length;
	}
	if (at < line.length) found.push({ text: line.slice(at) });
	return found;
}

/** Normalise text for a search: no accents, lower case, plain spaces and apostrophes. */
export function searchText(source: string): string {
	return source
		.toLowerCase()
		.replaceAll('’', "'")
		.replaceAll('œ', 'oe')
		.normalize('NFKD')
		.replace(/\p{Mn}/gu, '');
}
