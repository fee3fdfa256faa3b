/** The calls about what is said at a table. */
import { get, post } from '../app/api.ts';
import type { Message, TalkView, WordsSaid } from '../generated/chat.ts';

export const calls = {
	talk: (id: string, after: number) => get<TalkView>(`/tables/${id}/talk`, { after }),
	say: (id: string, said: WordsSaid, seat: number | null) => post<Message>(`/tables/${id}/talk`, said, { seat }),
	mute: (id: string, number: number, muted: boolean) => post(`/tables/${id}/talk/${number}/mute`, { muted }),
	report: (id: string, number: number, why: string) => post(`/tables/${id}/talk/${number}/report`, { why }),
	note: (id: string) => get<{ text: string }>(`/tables/${id}/note`),
	writeNote: (id: string, text: string) => post<{ text: string }>(`/tables/${id}/note`, { text }),
};
