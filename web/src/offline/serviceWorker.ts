/** Registration of the service worker: offline copies, and the offer to load a new version. */
import { toasts } from '../app/toasts.svelte.ts';
import { cacheContent } from './offlineContent.ts';
import { local } from '../app/storage.ts';
import { say } from '../app/i18n.svelte.ts';

/** How often an open page checks for a new version. */
const EVERY = 60 * 60_000;

export async function installServiceWorker(): Promise<void> {
	if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
	const { serviceWorker } = navigator;
	serviceWorker.addEventListener('message', ({ data }) => data === 'forget' && forgetDrafts());
	try {
		const installed = await serviceWorker.register('/worker.js');
		watch(installed);
		setInterval(() => void installed.update().catch(() => undefined), EVERY);
		await serviceWorker.ready;
	} catch {
		return; // the page works without it
	}
	await cacheContent().catch(() => undefined);
}

/** Offer a new version in a toast: it must not interrupt a move. */
function watch(installed: ServiceWorkerRegistration): void {
	const { serviceWorker } = navigator;
	const offer = (next: ServiceWorker) =>
		toasts.offer(
			() => say('web-new-version'),
			() => say('web-new-version-reload'),
			() => {
				serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
				next.postMessage('now');
			},
		);
	if (installed.waiting && serviceWorker.controller) offer(installed.waiting);
	installed.addEventListener('updatefound', () => {
		const next = installed.installing;
		next?.addEventListener('statechange', () => {
			if (next.state === 'installed' && serviceWorker.controller) offer(next);
		});
	});
}

/** Remove drafts after logging out. */
function forgetDrafts(): void {
	for (const key of Object.keys(local())) if (key.startsWith('gs:draft:')) local().removeItem(key);
}
