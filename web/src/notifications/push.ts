/** Push notifications to this device. */
import type { NewChannel } from './api.ts';
import { requestPermission } from './browserNotification.ts';

export const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export async function currentSubscription(): Promise<PushSubscription | null> {
	const installed = await navigator.serviceWorker?.getRegistration();
	return (await installed?.pushManager?.getSubscription()) ?? null;
}

/** Subscribe to push. Null if the player or the browser refuses. */
export async function subscribe(key: string): Promise<NewChannel | null> {
	if (!(await requestPermission())) return null;
	const { pushManager } = await navigator.serviceWorker.ready;
	const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
	return toChannel(made);
}

export function toChannel(made: PushSubscription): NewChannel {
	const { endpoint, keys } = made.toJSON();
	return { kind: 'push', address: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } };
}
