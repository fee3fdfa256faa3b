/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

const server = process.env.GOLDENSPIKE_SERVER ?? 'http://127.0.0.1:8765';
const doors = Object.fromEntries(['/api', '/join', '/mail', '/schema'].map((door) => [door, server]));

/** The service worker knows what was built, and has a name for all of it. */
const worker: Plugin = {
	name: 'worker',
	apply: 'build',
	enforce: 'post',
	generateBundle(_, bundle) {
		const { 'worker.js': script, ...rest } = bundle;
		if (script?.type !== 'chunk') throw new Error('there is no worker');
		const pages = readdirSync('public', { recursive: true, withFileTypes: true })
			.filter((file) => file.isFile())
			.map((file) => `${file.parentPath.replace(/^public/, '')}/${file.name}`);
		const built = [...Object.keys(rest).map((name) => `/${name}`), ...pages].sort();
		const version = createHash('sha256');
		for (const part of Object.values(rest)) version.update(part.fileName + (part.type === 'asset' ? part.source : ''));
		for (const page of pages) version.update(readFileSync(`public${page}`));
		const known = `const BUILT=${JSON.stringify(built)},VERSION="${version.digest('hex').slice(0, 16)}";`;
		script.code = known + script.code;
	},
};

export default defineConfig(({ mode }) => ({
	plugins: [svelte(), worker],
	build: {
		outDir: '../goldenspike/server/static',
		emptyOutDir: true,
		// Everything is served from our own address, and the content security policy allows no data: scripts or styles.
		assetsInlineLimit: 0,
		rolldownOptions: {
			input: { index: 'index.html', worker: 'src/offline/worker.ts' },
			output: { entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js') },
		},
		// The polyfill would be one more script for browsers that cannot run the rest anyway.
		modulePreload: { polyfill: false },
	},
	// The catalogues are beside this folder: tests read them.
	server: { proxy: mode === 'mock' ? {} : doors, fs: { allow: ['..'] } },
	// Tests run in Node, but mean the browser's Svelte.
	...(mode === 'test' ? { resolve: { conditions: ['browser'] } } : {}),
	test: { environment: 'jsdom', include: ['src/**/*.test.ts'], globalSetup: 'fixtures/setup.ts' },
}));
