/** The server's time. The clock of this computer may be wrong. */
class ServerTime {
	/** Now, in seconds since 1970. */
	now = $state(Date.now() / 1000);
	/** How far the server's clock is ahead. A response may be old, so every estimate is too low: the highest counts. */
	#ahead: number | null = null;

	observe(now: number): void {
		this.#ahead = Math.max(this.#ahead ?? -Infinity, now - Date.now() / 1000);
		this.tick();
	}

	tick(): void {
		this.now = Date.now() / 1000 + (this.#ahead ?? 0);
	}
}

export const serverTime = new ServerTime();
