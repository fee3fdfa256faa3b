/** Made by web/make_types.py: change what it is made from and run that. It stands in goldenspike.server.api.chat. */

/**
 * One page of the chat. `next`: the number to request the next page after. `me` and `muted` identify people like
 * `who` in messages. `may`: the caller may send messages.
 */
export interface ChatView {
	messages: ChatMessage[];
	next: number | null;
	me: string;
	muted: string[];
	may: boolean;
}

/**
 * A chat message sent after `ply`. `seat`: the author's seat at that time; null for spectators.
 *
 * `who` identifies the author in all their messages at this table. `text`: for a reaction its name, for a rematch the
 * id of the new table. `account`: the name is that of the author's account.
 */
export interface ChatMessage {
	number: number;
	ply: number;
	seat: number | null;
	name: string;
	who: string;
	kind: 'reaction' | 'rematch' | 'words';
	text: string;
	at: number;
	account: boolean;
}

/** A text or a reaction. `name`: a spectator's display name; players use their seat's. */
export interface ChatMessageRequest {
	text?: string;
	reaction?: 'bravo' | 'hm' | 'laugh' | 'ouch' | 'thanks' | 'wow';
	name?: string;
}
