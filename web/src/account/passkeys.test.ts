import { describe, expect, it } from 'vitest';
import { bytes, gaveUp, text } from './passkeys.ts';

describe('bytes of passkeys', () => {
	it('are the same there and back', () => {
		const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
		for (const length of [0, 1, 2, 3, 255, 256]) {
			const some = all.slice(0, length);
			expect(bytes(text(some.buffer))).toEqual(some);
		}
	});

	it('stand in addresses and bodies as they are', () => {
		expect(text(Uint8Array.from([251, 239, 190, 255]).buffer)).toBe('----_w');
	});
});

it('tells a cancelled dialog from an error', () => {
	expect(gaveUp(new DOMException('', 'NotAllowedError'))).toBe(true);
	expect(gaveUp(new DOMException('', 'SecurityError'))).toBe(false);
	expect(gaveUp(new Error('x'))).toBe(false);
});
