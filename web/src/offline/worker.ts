/**
 * The service worker: serves the page offline and shows push notifications. The page itself is cached as one version.
 * Public data is cached as it is loaded; personal data has a cache of its own, which is emptied on login and logout.
 */

/** The built files and a version of all of them; the build inserts both. */
declare const BUILT: string[];
declare const VERSION: string;

const here = globalThis as unknown as ServiceWorkerGlobalScope;

const SHELL = `shell-${VERSION}`;
const COMMON = 'common';
const MINE = 'mine';
const INDEX = '/index.html';
/** Paths that the server answers itself. */
const SERVED = /^\/(api|join|schema|mail|health|metrics)(\/|$)/;
const FOR_ALL = /^\/api\/(words|games|lessons|rules\/[^/]+|packs\/[^/]+(\/sheet|\/picture)?)$/;
const FOR_EVER = /^\/api\/packs\//;
const FOR_ME =
	/^\/api\/(account|lobby|my\/(tables|list|invitations|people)|tables|tables\/[^/]+(\/history|\/talk|\/note|\/ledger|\/at\/\d+)?)$/;
const CHANGES_ME = /^\/api\/account(\/(passkeys\/)?(login|signup|recover|logout|delete))?$/;
const LEAVES = /^\/api\/account\/(logout|delete)$/;
const MOST = { [COMMON]: 60, [MINE]: 300 } as Record<string, number>;
/** Header that marks a cached response. */
const KEPT = 'x-kept';

/** Grows when another person may be using this browser: earlier responses are not cached. */
let era = 0;

here.addEventListener('install', (event) => {
	event.waitUntil(
		caches.open(SHELL).then((shell) => shell.addAll(BUILT.map((path) => new Request(path, { cache: 'reload' })))),
	);
});

here.addEventListener('activate', (event) => {
	event.waitUntil(
		(async () => {
			const old = (await caches.keys()).filter((name) => name.startsWith('shell-') && name !== SHELL);
			await Promise.all(old.map((name) => caches.delete(name)));
			await here.clients.claim();
		})(),
	);
});

here.addEventListener('message', (event) => {
	if (event.data === 'now') void here.skipWaiting();
});

here.addEventListener('fetch', (event) => {
	const { request } = event;
	const { origin, pathname } = new URL(request.url);
	if (origin !== here.location.origin) return;
	if (request.method !== 'GET') {
		if (CHANGES_ME.test(pathname)) event.respondWith(forgetting(request));
	} else if (request.mode === 'navigate') {
		if (!SERVED.test(pathname) && !pathname.includes('.')) event.respondWith(built(INDEX, request));
	} else if (BUILT.includes(pathname)) event.respondWith(built(pathname, request));
	else if (FOR_EVER.test(pathname)) event.respondWith(once(request));
	else if (FOR_ALL.test(pathname)) event.respondWith(fresh(request, COMMON));
	else if (FOR_ME.test(pathname)) event.respondWith(fresh(request, MINE));
});

async function built(path: string, request: Request): Promise<Response> {
	return (await caches.match(path, { cacheName: SHELL })) ?? fetch(request);
}

/** Immutable data is fetched once. */
async function once(request: Request): Promise<Response> {
	return (await caches.match(request, { cacheName: COMMON, ignoreSearch: true })) ?? fresh(request, COMMON);
}

/** From the server or, if it cannot be reached, from the cache. */
async function fresh(request: Request, name: string): Promise<Response> {
	const before = era;
	try {
		const answer = await fetch(request);
		if (answer.ok) void keep(request, answer.clone(), name, before);
		return answer;
	} catch (unreachable) {
		const kept = (await find(request, name)) ?? null;
		if (!kept) throw unreachable;
		return kept;
	}
}

async function find(request: Request, name: string): Promise<Response | undefined> {
	const exact = await caches.match(request, { cacheName: name });
	// A table is the same in every language; texts are not.
	const found =
		exact ?? (name === MINE ? await caches.match(request, { cacheName: name, ignoreSearch: true }) : undefined);
	if (!found) return undefined;
	const headers = new Headers(found.headers);
	headers.set(KEPT, 'yes');
	return new Response(found.body, { status: found.status, headers });
}

/** Cache a response. The oldest entries go first; a new copy counts as new. */
async function keep(request: Request, answer: Response, name: string, asked: number): Promise<void> {
	const cache = await caches.open(name);
	if (asked !== era) return;
	// Replace without a gap: an entry is never missing.
	await cache.put(request, answer).catch(() => undefined);
	const keys = await cache.keys();
	await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST[name]!)).map((key) => cache.delete(key)));
}

/** After a login or logout, empty the personal cache. */
async function forgetting(request: Request): Promise<Response> {
	const answer = await fetch(request);
	if (answer.ok) {
		era++;
		await caches.delete(MINE);
		// The push service then reports the subscription as gone, and the server removes the channel.
		if (LEAVES.test(new URL(request.url).pathname))
			await (await here.registration.pushManager?.getSubscription())?.unsubscribe();
		for (const client of await here.clients.matchAll()) client.postMessage('forget');
	}
	return answer;
}

// Push

type Pushed = { id: string; table: string; title: string; body: string; url: string };

here.addEventListener('push', (event) => {
	const { id, table, title, body, url } = event.data!.json() as Pushed;
	const options = { body, tag: table || id, renotify: true, icon: '/icons/192.png', data: { url } };
	event.waitUntil(here.registration.showNotification(title, options));
});

here.addEventListener('notificationclick', (event) => {
	event.notification.close();
	event.waitUntil(open(new URL(event.notification.data.url, here.location.origin)));
});

/** Focus a page that shows the address, or open one. Only the path of the link counts. */
async function open({ pathname }: URL): Promise<void> {
	const pages = await here.clients.matchAll({ type: 'window' });
	const there = pages.find((page) => new URL(page.url).pathname === pathname);
	if (there) await there.focus();
	else await here.clients.openWindow(pathname);
}

/** The browser renewed its push subscription: tell the server. */
here.addEventListener('pushsubscriptionchange', (event) => {
	const { oldSubscription } = event as unknown as { oldSubscription?: PushSubscription };
	if (!oldSubscription) return;
	event.waitUntil(
		(async () => {
			const made = await here.registration.pushManager.subscribe(oldSubscription.options);
			const { endpoint, keys } = made.toJSON();
			const body = JSON.stringify({ kind: 'push', address: endpoint, keys });
			const headers = { 'Content-Type': 'application/json' };
			await fetch('/api/my/notices/channels', { method: 'POST', headers, body });
		})(),
	);
});
