/** Content that should be readable offline: rules, lessons, finished games. The service worker caches what is requested. */
import { apiUrl } from '../app/api.ts';
import { gamesApi } from '../games/api.ts';
import { lessonsApi } from '../learn/api.ts';
import { lobbyApi } from '../lobby/api.ts';
import { tableApi } from '../table/api.ts';

/** How many finished games are cached that were not opened on this device. */
const FEW = 5;
/** The worker's cache for personal data. */
const MINE = 'mine';

/** Load what should be readable offline in this language; the worker caches it. */
export async function cacheContent(): Promise<void> {
	const { games } = await gamesApi.list();
	await lessonsApi.list();
	for (const { name } of games) await fetch(apiUrl(`/rules/${encodeURIComponent(name)}`));
	await cacheFinishedGames();
}

/** Also cache the latest finished games; they never change. */
async function cacheFinishedGames(): Promise<void> {
	const { tables } = await lobbyApi.myTables();
	for (const { id } of tables.filter(({ state }) => state === 'over').slice(0, FEW)) {
		if (await caches.match(apiUrl(`/tables/${id}/history`), { cacheName: MINE, ignoreSearch: true })) continue;
		const { pack } = await tableApi.get(id);
		await Promise.all([gamesApi.pack(pack.sha256), gamesApi.mapSheet(pack.sha256)]);
		await tableApi.history(id, 0);
	}
}
