import { describe, expect, it } from 'vitest';
import { parseBlocks, searchText, parseSpans } from './markdown.ts';

describe('rules text', () => {
	it('knows paragraphs and lists', () => {
		expect(parseBlocks('One.\n\n- a\n- b\n\nTwo.').map((block) => block.kind)).toEqual([
			'paragraph',
			'list',
			'paragraph',
		]);
	});

	it('marks emphasis and the ids of other rules', () => {
		expect(parseSpans('**Build** (CD-5.4) *or* `pass`.')).toEqual([
			{ text: 'Build', style: 'strong' },
			{ text: ' (' },
			{ text: 'CD-5.4', style: 'rule' },
			{ text: ') ' },
			{ text: 'or', style: 'em' },
			{ text: ' ' },
			{ text: 'pass', style: 'code' },
			{ text: '.' },
		]);
	});

	it('leaves markup as text', () => {
		expect(parseSpans('<b>no</b>')).toEqual([{ text: '<b>no</b>' }]);
	});

	it('compares without accents, capitals and typographic apostrophes', () => {
		expect(searchText('L’Œuvre À Égalité')).toBe("l'oeuvre a egalite");
	});
});
