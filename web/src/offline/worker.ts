/** The service worker: carries the page when there is no connection, and shows what is pushed to this device.
 *
 * The page itself is one version, kept whole. What is the same for everybody is kept as it comes; what is only for whoever
 * is logged in lies in a cache of its own, which is emptied when that changes.
 */

/** What was built, and a name for all of it: the build puts them here. */
declare const BUILT: string[];
declare const VERSION: string;

const here = globalThis as unknown as ServiceWorkerGlobalScope;

const SHELL = `shell-${VERSION}`;
const COMMON = 'common';
const MINE = 'mine';
const INDEX = '/index.html';
/** Where addresses are the server's own business. */
const SERVED = /^\/(api|join|schema|mail|health|metrics)(\/|$)/;
const FOR_ALL = /^\/api\/(words|games|lessons|rules\/[^/]+|packs\/[^/]+(\/sheet|\/picture)?)$/;
const FOR_EVER = /^\/api\/packs\//;
const FOR_ME =
	/^\/api\/(account|lobby|my\/(tables|list|invitations|people)|tables|tables\/[^/]+(\/history|\/talk|\/note|\/ledger|\/at\/\d+)?)$/;
const CHANGES_ME = /^\/api\/account(\/(passkeys\/)?(login|signup|recover|logout|delete))?$/;
const LEAVES = /^\/api\/account\/(logout|delete)$/;
const MOST = { [COMMON]: 60, [MINE]: 300 } as Record<string, number>;
/** Says of an answer that it is not fresh. */
const KEPT = 'x-kept';

/** Grows when somebody else may be using this browser: what was asked for before is not kept any more. */
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

/** What never changes is asked for once. */
async function once(request: Request): Promise<Response> {
	return (await caches.match(request, { cacheName: COMMON, ignoreSearch: true })) ?? fresh(request, COMMON);
}

/** From the server; when that cannot be reached, what it last said. */
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
	// A table is the same in every language; sentences are not.
	const found =
		exact ?? (name === MINE ? await caches.match(request, { cacheName: name, ignoreSearch: true }) : undefined);
	if (!found) return undefined;
	const headers = new Headers(found.headers);
	headers.set(KEPT, 'yes');
	return new Response(found.body, { status: found.status, headers });
}

/** What was kept first goes first; what is kept again is the latest. */
async function keep(request: Request, answer: Response, name: string, asked: number): Promise<void> {
	const cache = await caches.open(name);
	if (asked !== era) return;
	// What is there is replaced, and is the latest then; without a moment in which there is nothing.
	await cache.put(request, answer).catch(() => undefined);
	const keys = await cache.keys();
	await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST[name]!)).map((key) => cache.delete(key)));
}

/** Whoever logs in or out leaves nothing of his behind. */
async function forgetting(request: Request): Promise<Response> {
	const answer = await fetch(request);
	if (answer.ok) {
		era++;
		await caches.delete(MINE);
		// The push service then says that nobody listens there any more, and the server forgets this device.
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

/** A page that shows it already, or any other, or a new one. Links lead here, wherever they say they do. */
async function open({ pathname }: URL): Promise<void> {
	const pages = await here.clients.matchAll({ type: 'window' });
	const there = pages.find((page) => new URL(page.url).pathname === pathname);
	if (there) await there.focus();
	else await here.clients.openWindow(pathname);
}

/** The browser's service gave it another address: the server has to know. */
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
