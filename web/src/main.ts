/** Entry point: puts the application together from its features. */
import { mount } from 'svelte';
import { account } from './account/account.svelte.ts';
import App from './app/App.svelte';
import { waitingTables } from './notifications/waitingTables.svelte.ts';
import { installPrompt } from './offline/installPrompt.svelte.ts';
import { pages } from './routes.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

// Vite replaces the condition by false in every other mode, so the mock is not part of the build.
if (import.meta.env.MODE === 'mock') await (await import('./mock/server.ts')).install();

const services = [
	() => account.start(),
	() => waitingTables.start(),
	() => installPrompt.start(),
	// Loaded later: the first page does not need it.
	() => void import('./offline/serviceWorker.ts').then(({ installServiceWorker }) => installServiceWorker()),
];

mount(App, { target: document.getElementById('app')!, props: { pages, services } });
