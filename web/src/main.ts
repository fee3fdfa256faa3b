import { mount } from 'svelte';
import App from './app/App.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

// Vite replaces the condition by false in every other mode, and the mock is left out of what is built.
if (import.meta.env.MODE === 'mock') await (await import('./mock/server.ts')).install();

mount(App, { target: document.getElementById('app')! });
