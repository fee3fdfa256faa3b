/** The calls about what is said at a table. */
import { get, post } from '../app/api.ts';
import type { ChatMessage, ChatView, ChatMessageRequest } from '../generated/chat.ts';

export const calls = {
	talk: (id: string, after: number) => get<ChatView>(`/tables/${id}/talk`, { after }),
	say: (id: string, said: ChatMessageRequest, seat: number | null) =>
		post<ChatMessage>(`/tables/${id}/talk`, said, { seat }),
	mute: (id: string, number: number, muted: boolean) => post(`/tables/${id}/talk/${number}/mute`, { muted }),
	report: (id: string, number: number, why: string) => post(`/tables/${id}/talk/${number}/report`, { why }),
	note: (id: string) => get<{ text: string }>(`/tables/${id}/note`),
	writeNote: (id: string, text: string) => post<{ text: string }>(`/tables/${id}/note`, { text }),
};
