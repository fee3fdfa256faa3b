/** Made by web/make_types.py: change what it is made from and run that. It stands in goldenspike.server.api.chat. */

/**
 * What was said, a page of it: `next` is the number to ask after for the rest. `me` and `muted` are people, as
 * messages name them in `who`. `may`: I may say something.
 */
export interface ChatView {
	messages: ChatMessage[];
	next: number | null;
	me: string;
	muted: string[];
	may: boolean;
}

/**
 * Said after that ply, by who sat at `seat` then and was called so; without a seat, by who watched.
 *
 * `who` is the same in all that one person says at this table, whatever he is called. `text` of a reaction is its
 * name, of a rematch the table it is played at. `account`: he has the account of that name.
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

/** Words or a reaction. `name`: of who watches and may talk; who sits there has his seat's. */
export interface ChatMessageRequest {
	text?: string;
	reaction?: 'bravo' | 'hm' | 'laugh' | 'ouch' | 'thanks' | 'wow';
	name?: string;
}
