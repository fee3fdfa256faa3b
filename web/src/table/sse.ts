/**
 * A parser for server-sent events. The browser's own EventSource cannot resume at a chosen event and hides comment
 * lines, so it cannot detect a dead connection.
 */
export type ServerEvent = { event: string; data: string; id: string | null };

export class SseParser {
	#rest = '';
	#event = '';
	#data: string[] = [];
	#id: string | null = null;

	/** The events that this chunk completes. */
	push(text: string): ServerEvent[] {
		const events: ServerEvent[] = [];
		// A carriage return at the end may be half of a line end: it waits for the next chunk.
		const whole = this.#rest + text;
		const held = whole.endsWith('\r') ? 1 : 0;
		const lines = whole.slice(0, whole.length - held).split(/\r\n|\n|\r/);
		this.#rest = lines.pop()! + whole.slice(whole.length - held);
		for (const line of lines) {
			if (line === '') this.#dispatch(events);
			else if (!line.startsWith(':')) this.#field(line);
		}
		return events;
	}

	#field(line: string): void {
		const colon = line.indexOf(':');
		const name = colon < 0 ? line : line.slice(0, colon);
		const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
		if (name === 'event') this.#event = value;
		else if (name === 'data') this.#data.push(value);
		else if (name === 'id') this.#id = value;
	}

	#dispatch(events: ServerEvent[]): void {
		if (this.#data.length) {
			events.push({ event: this.#event || 'message', data: this.#data.join('\n'), id: this.#id });
		}
		this.#event = '';
		this.#data = [];
	}
}
