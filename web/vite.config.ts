/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env.GOLDENSPIKE_SERVER ?? 'http://127.0.0.1:8765';
const doors = Object.fromEntries(['/api', '/join', '/schema'].map((door) => [door, server]));

export default defineConfig(({ mode }) => ({
	plugins: [svelte()],
	build: {
		outDir: '../goldenspike/server/static',
		emptyOutDir: true,
		// Everything is served from our own address, and the content security policy allows no data: scripts or styles.
		assetsInlineLimit: 0,
		// The polyfill would be one more script for browsers that cannot run the rest anyway.
		modulePreload: { polyfill: false },
	},
	// The catalogues are beside this folder: tests read them.
	server: { proxy: mode === 'mock' ? {} : doors, fs: { allow: ['..'] } },
	// Tests run in Node, but mean the browser's Svelte.
	...(mode === 'test' ? { resolve: { conditions: ['browser'] } } : {}),
	test: { environment: 'jsdom', include: ['src/**/*.test.ts'], globalSetup: 'fixtures/setup.ts' },
}));
