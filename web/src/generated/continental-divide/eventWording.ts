/** Made by web/make_types.py: change what it is made from and run that. It stands in the game's telling.py. */
import type { Telling } from '../../games/shared/eventWording.ts';

export const telling: Telling = {
	common: {"player": ["player", "seat"], "railroad": ["railroad", "railroad"], "order": ["seats", "order"], "hex": ["hex", "hex"]},
	apart: {"track_laid": {"hexes": ["count", "hexes"], "first": ["first", "hexes"], "last": ["last", "hexes"]}, "dividend_paid": {"paid": ["payments", "paid"]}, "game_ended": {"winners": ["seats", "winners"], "count": ["count", "winners"], "scores": ["most", "scores"]}},
	instead: {},
	quiet: [],
};
