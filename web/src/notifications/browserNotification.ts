/** Browser notifications while a page is open. A new one replaces the last one of the same table. */

export const canNotify = () => 'Notification' in window;

export async function showNotification(title: string, table: string): Promise<void> {
	if (!canNotify() || Notification.permission !== 'granted') return;
	const options = { tag: table, icon: '/icons/192.png', data: { url: `/t/${table}` } };
	const installed = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
	if (installed?.active) return installed.showNotification(title, options);
	const shown = new Notification(title, options);
	shown.onclick = () => {
		focus();
		location.assign(`/t/${table}`);
	};
}

/** Ask the player for permission. Resolves to whether notifications are allowed. */
export async function requestPermission(): Promise<boolean> {
	return canNotify() && (await Notification.requestPermission()) === 'granted';
}
