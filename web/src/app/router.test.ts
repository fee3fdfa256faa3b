import { describe, expect, it } from 'vitest';
import { pathOfLink, route } from './router.svelte.ts';

describe('router', () => {
	it.each([
		['/', { page: 'start' }],
		['/new', { page: 'new' }],
		['/my/', { page: 'my' }],
		['/t/abc-12', { page: 'table', id: 'abc-12' }],
		['/rules/continental-divide', { page: 'rules', game: 'continental-divide' }],
		['/learn/silverton', { page: 'learn', id: 'silverton' }],
		['/learn', { page: 'not-found' }],
		['/t', { page: 'not-found' }],
		['/t/abc/def', { page: 'not-found' }],
		['/nowhere', { page: 'not-found' }],
		['/t/%zz', { page: 'table', id: '%zz' }],
	])('%s', (path, expected) => expect(route(path)).toEqual(expected));

	it.each([
		['https://example.org/join/abc/def_-9', '/join/abc/def_-9'],
		['  http://192.168.1.5:8000/t/abc ', '/t/abc'],
		['/t/abc?seat=1#log', '/t/abc'],
		['https://example.org/', null],
		['javascript:alert(1)', null],
		['hello', null],
	])('understands the pasted link %s', (text, expected) => expect(pathOfLink(text)).toBe(expected));
});
