/** A notice of the browser, while a page is open. Of one table the latest is shown, whoever sent it. */

export const can = () => 'Notification' in window;

export async function show(title: string, table: string): Promise<void> {
	if (!can() || Notification.permission !== 'granted') return;
	const options = { tag: table, icon: '/icons/192.png', data: { url: `/t/${table}` } };
	const installed = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
	if (installed?.active) return installed.showNotification(title, options);
	const shown = new Notification(title, options);
	shown.onclick = () => {
		focus();
		location.assign(`/t/${table}`);
	};
}

/** Whether the browser lets us; it asks its user. */
export async function allowed(): Promise<boolean> {
	return can() && (await Notification.requestPermission()) === 'granted';
}
