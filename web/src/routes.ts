/** The page of each route. Pages are loaded when they are first shown. */
import type { Component } from 'svelte';
import type { Route } from './app/router.svelte.ts';

export const pages: Record<Route['page'], () => Promise<{ default: Component<any> }>> = {
	start: () => import('./start/StartPage.svelte'),
	new: () => import('./start/NewTablePage.svelte'),
	my: () => import('./lobby/MyTablesPage.svelte'),
	lobby: () => import('./lobby/LobbyPage.svelte'),
	table: () => import('./table/TablePage.svelte'),
	rules: () => import('./rules/RulesPage.svelte'),
	learn: () => import('./learn/LessonPage.svelte'),
	account: () => import('./account/AccountPage.svelte'),
	people: () => import('./account/ProfilePage.svelte'),
	best: () => import('./account/BestScoresPage.svelte'),
	notifications: () => import('./notifications/NotificationsPage.svelte'),
	'not-found': () => import('./app/NotFoundPage.svelte'),
};
