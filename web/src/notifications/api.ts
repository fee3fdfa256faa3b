/** The server's calls about notices (docs/server.md). */
import { get, post } from '../app/api.ts';

export type Kind = 'push' | 'mail' | 'webhook';
export const FORMS = ['discord', 'slack', 'json'] as const;
export type Form = (typeof FORMS)[number];

export interface Channel {
	id: string;
	kind: Kind;
	address: string;
	form: Form;
	confirmed: boolean;
	/** Why the last notice did not arrive. */
	error: string | null;
	error_at: number | null;
}

export interface Notices {
	/** What a browser subscribes with. */
	push_key: string;
	/** Whether this server sends any. */
	mail: boolean;
	channels: Channel[];
	timezone: string;
	/** Minutes of the day between which nothing is sent. */
	quiet_from: number | null;
	quiet_to: number | null;
}

export interface NewChannel {
	kind: Kind;
	address: string;
	keys?: { p256dh: string; auth: string };
	form?: Form;
}

export type Quiet = Pick<Notices, 'timezone' | 'quiet_from' | 'quiet_to'>;
export type WaitingTable = { id: string; title: string; game: string; ply: number };

export const calls = {
	waiting: () => get<{ tables: WaitingTable[] }>('/my/waiting'),
	notices: () => get<Notices>('/my/notices'),
	quiet: (quiet: Quiet) => post<Notices>('/my/notices/quiet', quiet),
	add: (channel: NewChannel) => post<Notices>('/my/notices/channels', channel),
	remove: (id: string) => post<Notices>(`/my/notices/channels/${id}/remove`, {}),
	test: (id: string) => post<Notices>(`/my/notices/channels/${id}/test`, {}),
};
