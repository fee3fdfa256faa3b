/** Sound effects, synthesised when they are needed: nothing is downloaded. */
import { settings } from './settings.svelte.ts';

export type Sound = 'turn' | 'dice' | 'cube' | 'refusal';

let context: AudioContext | undefined;

export function playSound(sound: Sound): void {
	if (!settings.sound) return;
	context ??= new AudioContext();
	// Browsers stay silent until the first click. Sounds from before are not caught up on.
	if (context.state === 'suspended') void context.resume();
	else SOUNDS[sound](context, context.currentTime + 0.01);
}

const SOUNDS: Record<Sound, (context: AudioContext, at: number) => void> = {
	// A desk bell, struck twice.
	turn(context, at) {
		for (const [pitch, after] of [
			[1318, 0],
			[1760, 0.16],
		] as const) {
			tone(context, at + after, pitch, 0.9, 0.12);
			tone(context, at + after, pitch * 2.76, 0.35, 0.03);
		}
	},
	// Dice on a table: short knocks, slower and slower.
	dice(context, at) {
		for (const after of [0, 0.06, 0.13, 0.23, 0.36]) knock(context, at + after, 2400 - 2000 * after, 0.05, 0.3);
	},
	// Wood on a board.
	cube(context, at) {
		knock(context, at, 700, 0.08, 0.4);
		tone(context, at, 210, 0.09, 0.15);
	},
	// A dull, low refusal.
	refusal(context, at) {
		tone(context, at, 165, 0.22, 0.14, 'triangle');
		tone(context, at + 0.12, 131, 0.3, 0.14, 'triangle');
	},
};

/** A tone that fades out. */
function tone(
	context: AudioContext,
	at: number,
	pitch: number,
	lasts: number,
	loud: number,
	type?: OscillatorType,
): void {
	const source = new OscillatorNode(context, { frequency: pitch, type: type ?? 'sine' });
	source.connect(fading(context, at, lasts, loud));
	source.start(at);
	source.stop(at + lasts);
}

/** A burst of noise around a pitch. */
function knock(context: AudioContext, at: number, pitch: number, lasts: number, loud: number): void {
	const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate);
	const samples = buffer.getChannelData(0);
	for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
	const source = new AudioBufferSourceNode(context, { buffer });
	const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 2 });
	source.connect(filter).connect(fading(context, at, lasts, loud));
	source.start(at);
}

function fading(context: AudioContext, at: number, lasts: number, loud: number): GainNode {
	const gain = new GainNode(context, { gain: 0 });
	gain.gain.setValueAtTime(0, at);
	gain.gain.linearRampToValueAtTime(loud, at + 0.005);
	gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
	gain.connect(context.destination);
	return gain;
}
