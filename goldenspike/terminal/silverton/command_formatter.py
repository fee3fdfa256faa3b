"""Format actions of Silverton as commands that can be typed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from goldenspike.games.silverton.actions import (
    Abandon,
    Action,
    Assign,
    Bail,
    Build,
    Buy,
    Decline,
    Deliver,
    Dismantle,
    Draw,
    Hire,
    Move,
    Muster,
    Offer,
    Operate,
    Place,
    Plow,
    Replace,
    Roll,
    Slide,
    Terms,
    Transfer,
)
from goldenspike.packs.drawing.svg_elements import seat_letters
from goldenspike.terminal.silverton.command_words import keyword_words, verb_word


class CommandFormatter:
    """Formatter for the players of one game, in one language."""

    def __init__(self, players: Sequence[str], lang: str) -> None:
        self.lang = lang
        self.letters = seat_letters(players)
        self.keywords = keyword_words(lang)

    def format(self, action: Action) -> str:
        """Format an action as a command that the parser reads back as the same action."""
        return " ".join([verb_word(str(action.__struct_config__.tag), self.lang), *map(str, self._words(action))])

    def _words(self, action: Action) -> Iterator[Any]:
        keywords = self.keywords
        match action:
            case Muster(pieces=pieces):
                yield pieces
            case Assign(city=city, piece=piece, train=train):
                yield from [piece, city] if train is None else [keywords["train"], train, city]
            case Place(piece=piece):
                yield piece
                yield from self._target(action)
            case Move(segment=segment) | Build(segment=segment) | Dismantle(segment=segment) | Abandon(segment=segment):
                yield segment
            case Buy(train=train, plow=plow, trade_in=old) if train is not None or plow is not None:
                yield from [keywords["plow"], plow] if train is None else [keywords["train"], train]
                yield from [] if old is None else [keywords["for"], old]
            case Buy():
                yield from self._target(action)
            case Draw(piece=piece) | Roll(piece=piece) | Bail(piece=piece) | Replace(piece=piece):
                yield piece
            case Slide(passenger=card, pile=pile, place=place):
                yield card
                yield from [keywords["spot"], place] if pile is None else [keywords["pile"], pile]
            case Operate(claim=claim):
                yield claim
            case Plow(plow=plow, segment=segment):
                yield from (plow, segment)
            case Offer(to=to, give=give, take=take):
                yield self.letters[to]
                yield from self._side_words(give, take)
            case Decline(give=give, take=take):
                yield from self._side_words(give, take)
            case Deliver(claim=claim, city=city, goods=goods, trains=trains):
                yield from (claim, city, goods)
                yield from [] if trains is None else [trains]
            case Transfer(claim=claim, to=to, goods=goods, trains=trains):
                yield from (claim, to, goods)
                yield from [] if trains is None else [trains]
            case Hire(kind=kind, replacing=piece):
                yield keywords.get(kind, kind)
                yield from [] if piece is None else [keywords["for"], piece]

    def _target(self, action: Place | Buy) -> list[Any]:
        if action.claim is not None:
            return [self.keywords["claim"], action.claim]
        if action.passenger is not None:
            return [self.keywords["line"], action.passenger]
        return [self.keywords["deck"]] if isinstance(action, Buy) or action.deck else [action.segment]

    def _side_words(self, give: Terms | None, take: Terms | None) -> Iterator[Any]:
        for side, terms in (("give", give), ("take", take)):
            if terms is not None:
                yield self.keywords[side]
                yield from self._terms(terms)

    def _terms(self, terms: Terms) -> list[str]:
        """Format one side of a deal."""
        things: dict[str, Sequence[Any]] = {
            "cash": [terms.cash] if terms.cash else [],
            "claim": terms.claims,
            "segment": terms.segments,
            "line": terms.passengers,
            "train": terms.trains,
            "plow": terms.plows,
            "goods": [f"{lot.claim}:{lot.goods}" for lot in terms.goods],
        }
        words = [str(word) for kind, each in things.items() if each for word in (self.keywords[kind], *each)]
        return words or [self.keywords["nothing"]]
