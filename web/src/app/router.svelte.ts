/** Client-side routing: which page a path means, and navigation without a reload. */

export type Route =
	| { page: 'start' }
	| { page: 'new' }
	| { page: 'my' }
	| { page: 'lobby' }
	| { page: 'table'; id: string }
	| { page: 'rules'; game: string }
	| { page: 'learn'; id: string }
	| { page: 'account' }
	| { page: 'people'; name: string }
	| { page: 'best'; game: string }
	| { page: 'notifications' }
	| { page: 'not-found' };
export type RouteOf<Page extends Route['page']> = Extract<Route, { page: Page }>;

export function route(path: string): Route {
	const parts = path.split('/').filter(Boolean).map(decode);
	const [first, second] = parts;
	if (!first) return { page: 'start' };
	if (parts.length === 1 && first === 'new') return { page: 'new' };
	if (parts.length === 1 && first === 'my') return { page: 'my' };
	if (parts.length === 1 && first === 'lobby') return { page: 'lobby' };
	if (parts.length === 1 && first === 'notices') return { page: 'notifications' };
	if (parts.length === 2 && first === 't' && second) return { page: 'table', id: second };
	if (parts.length === 2 && first === 'rules' && second) return { page: 'rules', game: second };
	if (parts.length === 2 && first === 'learn' && second) return { page: 'learn', id: second };
	if (parts.length === 1 && first === 'account') return { page: 'account' };
	if (parts.length === 2 && first === 'people' && second) return { page: 'people', name: second };
	if (parts.length === 2 && first === 'best' && second) return { page: 'best', game: second };
	return { page: 'not-found' };
}

function decode(part: string): string {
	try {
		return decodeURIComponent(part);
	} catch {
		return part;
	}
}

/** The path of a pasted seat or table link on this site, or null. The host of the link does not matter. */
export function pathOfLink(text: string): string | null {
	const found = /\/(join\/[\w-]+\/[\w-]+|t\/[\w-]+)\/?(?:[?#].*)?$/.exec(text.trim());
	return found ? `/${found[1]}` : null;
}

/** Paths that the server answers itself. */
const SERVED = /^\/(api|join|schema|mail)(\/|$)/;

class Router {
	path = $state(location.pathname);
	hash = $state(location.hash.slice(1));
	current = $derived(route(this.path));
	/** The path of the page before, if it was one of ours. */
	from = '';

	go(path: string): void {
		const from = this.path;
		history.pushState(null, '', path);
		this.#read();
		if (this.path !== from) this.from = from;
		scrollTo(0, 0);
		// As after a page load, the keyboard focus begins at the top.
		document.getElementById('app')?.focus();
	}

	/** Follow the address and clicks on links. Returns how to stop. */
	listen(): () => void {
		addEventListener('popstate', this.#read);
		document.addEventListener('click', this.#click);
		return () => {
			removeEventListener('popstate', this.#read);
			document.removeEventListener('click', this.#click);
		};
	}

	#read = () => {
		this.path = location.pathname;
		this.hash = location.hash.slice(1);
	};

	#click = (event: MouseEvent) => {
		const link = event.target instanceof Element ? event.target.closest('a') : null;
		const changed = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
		if (!link || event.defaultPrevented || changed || link.target || link.hasAttribute('download')) return;
		const url = new URL(link.href, location.href);
		const elsewhere = url.origin !== location.origin || SERVED.test(url.pathname);
		if (elsewhere || (url.hash && url.pathname === location.pathname)) return;
		event.preventDefault();
		this.go(url.pathname + url.search + url.hash);
	};
}

export const router = new Router();
