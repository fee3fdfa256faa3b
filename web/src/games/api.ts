/** API calls about the games on offer and their packs. */
import { get, post } from '../app/api.ts';
import type { GameList, OptionChoices, Sheet } from '../generated/api.ts';

export type { GameInfo } from '../generated/api.ts';

export const gamesApi = {
	list: () => get<GameList>('/games'),
	pack: (sha256: string) => get<{ tables: unknown }>(`/packs/${sha256}`),
	mapSheet: (sha256: string) => get<Sheet | null>(`/packs/${sha256}/sheet`),
	/** Which options go together with the chosen ones. */
	optionChoices: (game: string, options: Record<string, unknown>) =>
		post<OptionChoices>(`/games/${encodeURIComponent(game)}/options`, { options }),
};
