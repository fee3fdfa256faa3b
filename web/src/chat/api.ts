/** API calls about the chat of a table. */
import { get, post } from '../app/api.ts';
import type { ChatMessage, ChatView, ChatMessageRequest } from '../generated/chat.ts';

export type { ChatMessage, ChatMessageRequest } from '../generated/chat.ts';

export const chatApi = {
	messages: (id: string, after: number) => get<ChatView>(`/tables/${id}/talk`, { after }),
	send: (id: string, message: ChatMessageRequest, seat: number | null) =>
		post<ChatMessage>(`/tables/${id}/talk`, message, { seat }),
	mute: (id: string, number: number, muted: boolean) => post(`/tables/${id}/talk/${number}/mute`, { muted }),
	report: (id: string, number: number, reason: string) => post(`/tables/${id}/talk/${number}/report`, { why: reason }),
};
