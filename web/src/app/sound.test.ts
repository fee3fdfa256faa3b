import { beforeEach, expect, it, vi } from 'vitest';
import { settings } from './settings.svelte.ts';

/** Which sources were started, and when. */
const started: number[] = [];

class Node {
	gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
	connect = (next: unknown) => next;
	start = (at: number) => started.push(at);
	stop() {}
}

class Context {
	state = 'running';
	currentTime = 5;
	sampleRate = 100;
	destination = {};
	createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

beforeEach(() => {
	started.length = 0;
	vi.stubGlobal('AudioContext', Context);
	for (const name of ['OscillatorNode', 'AudioBufferSourceNode', 'BiquadFilterNode', 'GainNode'])
		vi.stubGlobal(name, Node);
});

it('is silent unless somebody wants to hear it', async () => {
	const { playSound } = await import('./sound.ts');
	expect(settings.sound).toBe(false);
	playSound('turn');
	expect(started).toEqual([]);
});

it('rings twice for a turn, and rattles for dice', async () => {
	const { playSound } = await import('./sound.ts');
	settings.sound = true;
	playSound('turn');
	expect(new Set(started).size).toBe(2);
	expect(Math.min(...started)).toBeGreaterThan(5);
	started.length = 0;
	playSound('dice');
	expect(started.length).toBe(5);
	settings.sound = false;
});
