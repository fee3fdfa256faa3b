/** API calls about notifications: channels, quiet hours, tables that wait. */
import { get, post } from '../app/api.ts';

export type ChannelKind = 'push' | 'mail' | 'webhook';
export const WEBHOOK_FORMATS = ['discord', 'slack', 'json'] as const;
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];

export interface Channel {
	id: string;
	kind: ChannelKind;
	address: string;
	form: WebhookFormat;
	confirmed: boolean;
	/** Why the last notification was not delivered. */
	error: string | null;
	error_at: number | null;
}

export interface NotificationSettings {
	/** The key with which a browser subscribes to push. */
	push_key: string;
	/** Whether this server sends mail. */
	mail: boolean;
	channels: Channel[];
	timezone: string;
	/** Quiet hours, in minutes of the day: nothing is sent between them. */
	quiet_from: number | null;
	quiet_to: number | null;
}

export interface NewChannel {
	kind: ChannelKind;
	address: string;
	keys?: { p256dh: string; auth: string };
	form?: WebhookFormat;
}

export type QuietHours = Pick<NotificationSettings, 'timezone' | 'quiet_from' | 'quiet_to'>;
export type WaitingTable = { id: string; title: string; game: string; ply: number };

export const notificationsApi = {
	waitingTables: () => get<{ tables: WaitingTable[] }>('/my/waiting'),
	settings: () => get<NotificationSettings>('/my/notices'),
	setQuietHours: (hours: QuietHours) => post<NotificationSettings>('/my/notices/quiet', hours),
	addChannel: (channel: NewChannel) => post<NotificationSettings>('/my/notices/channels', channel),
	removeChannel: (id: string) => post<NotificationSettings>(`/my/notices/channels/${id}/remove`, {}),
	testChannel: (id: string) => post<NotificationSettings>(`/my/notices/channels/${id}/test`, {}),
};
