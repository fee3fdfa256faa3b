/** API calls about the rules texts. */
import { get } from '../app/api.ts';
import type { Rulebook } from '../generated/api.ts';

export type { Rulebook } from '../generated/api.ts';

export const rulesApi = {
	rulebook: (game: string) => get<Rulebook>(`/rules/${encodeURIComponent(game)}`),
};
