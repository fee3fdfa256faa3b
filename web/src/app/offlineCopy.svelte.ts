/** Whether the page shows a copy that the service worker kept, because the server could not be reached. */
class OfflineCopy {
	inUse = $state(false);

	/** Look at the latest response. */
	observe(response: Response): void {
		this.inUse = response.headers.has('x-kept');
	}
}

export const offlineCopy = new OfflineCopy();
