/** Registration of the service worker: offline copies, and the offer to load a new version. */
import { toasts } from '../app/toasts.svelte.ts';
import { local } from '../app/storage.ts';
import { say } from '../app/i18n.svelte.ts';
import { apiUrl } from '../app/api.ts';
import { gamesApi } from '../games/api.ts';
import { lessonsApi } from '../learn/api.ts';
import { lobbyApi } from '../lobby/api.ts';
import { tableApi } from '../table/api.ts';

/** How often an open page checks for a new version. */
const EVERY = 60 * 60_000;
/** How many finished games are cached that were not opened on this device. */
const FEW = 5;
/** The worker's cache for personal data. */
const MINE = 'mine';

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
	await keep().catch(() => undefined);
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

/** Load what should be readable offline in this language; the worker caches it. */
async function keep(): Promise<void> {
	const { games } = await gamesApi.list();
	await lessonsApi.list();
	for (const { name } of games) await fetch(apiUrl(`/rules/${encodeURIComponent(name)}`));
	await keepGames();
}

/** Also cache the latest finished games; they never change. */
async function keepGames(): Promise<void> {
	const { tables } = await lobbyApi.myTables();
	for (const { id } of tables.filter(({ state }) => state === 'over').slice(0, FEW)) {
		if (await caches.match(apiUrl(`/tables/${id}/history`), { cacheName: MINE, ignoreSearch: true })) continue;
		const { pack } = await tableApi.get(id);
		await Promise.all([gamesApi.pack(pack.sha256), gamesApi.mapSheet(pack.sha256)]);
		await tableApi.history(id, 0);
	}
}

/** Remove drafts after logging out. */
function forgetDrafts(): void {
	for (const key of Object.keys(local())) if (key.startsWith('gs:draft:')) local().removeItem(key);
}
