"""Parse typed actions of Silverton: `place s1 denver-golden`, `buy claim 25`, `deliver 25 denver 4`."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from goldenspike.errors import GoldenSpikeError
from goldenspike.games.silverton.actions import (
    Abandon,
    Accept,
    Action,
    Agree,
    Assign,
    Bail,
    Build,
    Buy,
    Call,
    Decline,
    Deliver,
    Dismantle,
    Done,
    Draw,
    Hire,
    Leave,
    Lot,
    Move,
    Muster,
    Offer,
    Operate,
    Pass,
    Pay,
    Place,
    Plow,
    Replace,
    Roll,
    Slide,
    Stand,
    Terms,
    Transfer,
)
from goldenspike.packs.drawing.svg_elements import seat_letters
from goldenspike.packs.silverton.tables import MARKET_CITIES, SilvertonTables
from goldenspike.terminal.commands import fold_text, matching_ids, number
from goldenspike.terminal.silverton.command_words import KEYWORDS, KINDS, keyword_words, verb_word
from goldenspike.words import say

ALONE: dict[str, Callable[[], Action]] = {
    "stand": Stand,
    "call": Call,
    "agree": Agree,
    "pay": Pay,
    "pass": Pass,
    "leave": Leave,
    "accept": Accept,
    "done": Done,
}
ON_A_SEGMENT: dict[str, Callable[[str], Action]] = {
    "move": Move,
    "build": Build,
    "dismantle": Dismantle,
    "abandon": Abandon,
}
OF_A_PIECE: dict[str, Callable[[str], Action]] = {"draw": Draw, "roll": Roll, "bail": Bail, "replace": Replace}


class CommandParser:
    """Parser for one game."""

    def __init__(self, pack: SilvertonTables, players: Sequence[str], lang: str) -> None:
        self.lang = lang
        self.letters = seat_letters(players)
        self.players = {str(seat): [name, self.letters[seat]] for seat, name in enumerate(players)}
        self.towns = {town.id: [town.name, town.say("name", lang)] for town in pack.towns}
        self.cities = {town: self.towns[town] for town in MARKET_CITIES}
        self.segments = {segment.id: segment for segment in pack.segments}
        self.claims = {str(claim.number): [claim.name, claim.say("name", lang)] for claim in pack.claims}
        self.keywords = keyword_words(lang)

    # Actions

    def action(
        self, verb: str, words: list[str], segments: Collection[str] = (), boxes: Sequence[dict[str, Any]] = ()
    ) -> Action:
        """Parse a complete action. `segments` are preferred matches; `boxes` supply what a delivery omits."""
        match verb, words:
            case _, [] if verb in ALONE:
                return ALONE[verb]()
            case _, [_, *_] if verb in ON_A_SEGMENT:
                return ON_A_SEGMENT[verb](self.segment(words, segments))
            case _, [piece] if verb in OF_A_PIECE:
                return OF_A_PIECE[verb](piece.lower())
            case "muster", [_, *_]:
                return Muster(" ".join(words).upper())
            case "assign", [train, power, city] if self._is("train", train):
                return Assign(self.town(city), train=power)
            case "assign", [piece, city]:
                return Assign(self.town(city), piece=piece.lower())
            case "place", [piece, _, *_]:
                return self._placement(piece.lower(), words[1:], segments)
            case "buy", [_, *_]:
                return self._purchase(words)
            case "slide", [card, where, which]:
                return self._slide(card, where, which)
            case "operate", [_, *_]:
                return Operate(self.claim(" ".join(words)))
            case "plow", [bonus, _, *_]:
                return Plow(_bonus(bonus), self.segment(words[1:], segments))
            case "offer", [to, _, *_]:
                give, take = self._sides(words[1:])
                return Offer(self.player(to), give or Terms(), take or Terms())
            case "decline", _:
                return Decline(*self._sides(words))
            case "deliver", [claim, city, *rest] if len(rest) <= 2:
                return self._delivery(self.claim(claim), self.city(city), rest, boxes)
            case "transfer", [claim, to, *rest] if len(rest) <= 2:
                return self._transfer(self.claim(claim), self.claim(to), rest, boxes)
            case "hire", [kind]:
                return Hire(self._kind(kind))
            case "hire", [kind, instead, piece] if self._is("for", instead):
                return Hire(self._kind(kind), piece.lower())
        if verb in ALONE:
            raise GoldenSpikeError("sv-term-usage-alone", command=verb_word(verb, self.lang))
        usage = say(f"sv-term-help-{verb}", self.lang)
        raise GoldenSpikeError("sv-term-usage", command=verb_word(verb, self.lang), usage=usage)

    def _placement(self, piece: str, words: list[str], segments: Collection[str]) -> Place:
        match words:
            case [deck] if self._is("deck", deck):
                return Place(piece, deck=True)
            case [line, card] if self._is("line", line):
                return Place(piece, passenger=number(card))
            case [claim, _, *_] if self._is("claim", claim):
                return Place(piece, claim=self.claim(" ".join(words[1:])))
            case [segment, _, *_] if self._is("segment", segment):
                return Place(piece, segment=self.segment(words[1:], segments))
        if words[0].isdecimal() or not piece.startswith("s"):
            return Place(piece, claim=self.claim(" ".join(words)))
        return Place(piece, segment=self.segment(words, segments))

    def _purchase(self, words: list[str]) -> Buy:
        match words:
            case [line, card] if self._is("line", line):
                return Buy(passenger=number(card))
            case [train, power] if self._is("train", train):
                return Buy(train=number(power))
            case [train, power, instead, old] if self._is("train", train) and self._is("for", instead):
                return Buy(train=number(power), trade_in=self.train(old))
            case [plow, bonus] if self._is("plow", plow):
                return Buy(plow=_bonus(bonus))
            case [plow, bonus, instead, old] if self._is("plow", plow) and self._is("for", instead):
                return Buy(plow=_bonus(bonus), trade_in=str(_bonus(old)))
            case [claim, _, *_] if self._is("claim", claim):
                return Buy(claim=self.claim(" ".join(words[1:])))
        return Buy(claim=self.claim(" ".join(words)))

    def _slide(self, card: str, where: str, which: str) -> Slide:
        if self._is("pile", where):
            return Slide(number(card), pile=number(which))
        if self._is("spot", where):
            return Slide(number(card), place=number(which))
        raise GoldenSpikeError(
            "sv-term-usage", command=verb_word("slide", self.lang), usage=say("sv-term-help-slide", self.lang)
        )

    def _kind(self, typed: str) -> str:
        kinds = {kind: [self.keywords[kind]] for kind in KINDS}
        return self._one(typed, kinds, "sv-term-typed-kind", ", ".join(self.keywords[kind] for kind in KINDS))

    def _delivery(self, claim: int, city: str, rest: list[str], boxes: Sequence[dict[str, Any]]) -> Deliver:
        alike = [box for box in boxes if box["type"] == "deliver" and (box["claim"], box["city"]) == (claim, city)]
        return Deliver(claim, city, *self._goods(rest, alike))

    def _transfer(self, claim: int, to: int, rest: list[str], boxes: Sequence[dict[str, Any]]) -> Transfer:
        alike = [box for box in boxes if box["type"] == "transfer" and (box["claim"], box["to"]) == (claim, to)]
        return Transfer(claim, to, *self._goods(rest, alike))

    def _goods(self, rest: list[str], boxes: Sequence[dict[str, Any]]) -> tuple[int, str | None]:
        """Parse goods and trains. By default: as many goods as possible, by the first trains that can carry them."""
        most = max((box["goods"]["max"] for box in boxes), default=1)
        goods = number(rest[0]) if rest else most
        if len(rest) == 2:
            return goods, "+".join(self.train(name) for name in rest[1].split("+"))
        return goods, next((box.get("trains") for box in boxes if box["goods"]["max"] >= goods), None)

    # Deals

    def _sides(self, words: list[str]) -> tuple[Terms | None, Terms | None]:
        """Parse what follows `give` and `take`; None for a missing side."""
        sides: dict[str, list[str]] = {}
        now: list[str] | None = None
        for word in words:
            side = next((each for each in ("give", "take") if self._is(each, word)), None)
            if side is not None:
                now = sides.setdefault(side, [])
            elif now is None:
                raise GoldenSpikeError("sv-term-usage-terms", typed=word)
            else:
                now.append(word)
        give, take = (self._terms(sides[side]) if side in sides else None for side in ("give", "take"))
        return give, take

    def _terms(self, words: list[str]) -> Terms:
        """Parse one side of a deal: kinds, each followed by things: `cash 200 claim 25 26 goods 25:4`."""
        found: dict[str, list[str]] = {}
        now: list[str] | None = None
        for word in words:
            kind = next((each for each in KEYWORDS if self._is(each, word)), None)
            if kind is not None:
                now = found.setdefault(kind, [])
            elif now is None:
                raise GoldenSpikeError("sv-term-usage-terms", typed=word)
            else:
                now.append(word)
        known = {"cash", "claim", "segment", "line", "train", "plow", "goods", "nothing"}
        for kind, things in found.items():
            if kind not in known or (not things) != (kind == "nothing"):
                raise GoldenSpikeError("sv-term-usage-terms", typed=self.keywords[kind])
        return Terms(
            cash=sum(number(dollars) for dollars in found.get("cash", ())),
            claims=tuple(self.claim(each) for each in found.get("claim", ())),
            segments=tuple(self.segment([each]) for each in found.get("segment", ())),
            passengers=tuple(number(each) for each in found.get("line", ())),
            trains=tuple(self.train(each) for each in found.get("train", ())),
            plows=tuple(_bonus(each) for each in found.get("plow", ())),
            goods=tuple(self._lot(each) for each in found.get("goods", ())),
        )

    def _lot(self, typed: str) -> Lot:
        claim, colon, goods = typed.partition(":")
        if not colon:
            raise GoldenSpikeError("sv-term-usage-terms", typed=typed)
        return Lot(self.claim(claim), number(goods))

    # Names

    def player(self, typed: str) -> int:
        """Parse a seat (from 0): by name, by letter, or counted from 1."""
        if typed.isdecimal() and 1 <= number(typed) <= len(self.players):
            return number(typed) - 1
        known = ", ".join(self.letters)
        return int(self._one(typed, self.players, "sv-term-typed-player", known))

    def claim(self, typed: str) -> int:
        if typed.isdecimal():
            return number(typed)
        return int(self._one(typed, self.claims, "sv-term-typed-claim"))

    def known_claim(self, typed: str) -> int:
        """Parse the number of a claim that exists."""
        return int(self._one(typed, self.claims, "sv-term-typed-claim"))

    def town(self, typed: str) -> str:
        return self._one(typed, self.towns, "sv-term-typed-town")

    def city(self, typed: str) -> str:
        return self._one(typed, self.cities, "sv-term-typed-city", ", ".join(self.cities))

    def train(self, typed: str) -> str:
        """Parse a train: its power, perhaps with the city it is tied to: 9@denver."""
        power, at, city = typed.partition("@")
        return f"{number(power)}@{self.town(city)}" if at else str(number(power))

    def segment(self, words: Sequence[str], likely: Collection[str] = ()) -> str:
        """Find a segment by its id or its two towns, or their beginnings; one town is enough for a likely segment."""
        typed = fold_text("-".join(words).replace("–", "-"))
        if typed in self.segments:
            return typed
        found = self._between(typed) or self._touching(typed, likely)
        preferred = [id_ for id_ in found if id_ in likely] or found
        if not preferred:
            raise GoldenSpikeError("sv-term-typed-segment", typed=" ".join(words))
        if len({self._ends(id_) for id_ in preferred}) > 1:
            raise GoldenSpikeError("terminal-ambiguous", typed=" ".join(words), known=", ".join(preferred))
        return preferred[0]

    def meanings(self, typed: str) -> set[str]:
        """Every id that a word may mean, and the word itself."""
        towns = matching_ids(typed, self.towns)
        claims = matching_ids(typed, self.claims)
        return {typed.lower(), *towns, *claims, *self._between(fold_text(typed))}

    def _between(self, typed: str) -> list[str]:
        """Segments that `town-town` or `town-town-2` may mean, best matches only."""
        found: dict[int, list[str]] = {}
        for id_ in self.segments:
            rank = self._match(id_, typed)
            if rank:
                found.setdefault(rank, []).append(id_)
        return found[max(found)] if found else []

    def _match(self, id_: str, typed: str) -> int:
        """Rank a match: 1 if both towns begin as typed, one more for each full name, 0 for no match."""
        parts = typed.split("-")
        if len(parts) > 2 and parts[-1].isdecimal():
            if not id_.endswith(f"-{parts[-1]}"):
                return 0
            parts = parts[:-1]
        best = 0
        for cut in range(1, len(parts)):
            one, other = "-".join(parts[:cut]), "-".join(parts[cut:])
            for a, b in (self._ends(id_), self._ends(id_)[::-1]):
                if self._begun(a, one) and self._begun(b, other):
                    best = max(best, 1 + self._whole(a, one) + self._whole(b, other))
        return best

    def _touching(self, typed: str, likely: Collection[str]) -> list[str]:
        """Likely segments at a town or the beginning of its name; a number selects among parallel segments."""
        town, _, which = typed.rpartition("-")
        numbered = bool(town) and which.isdecimal()
        wanted, end = (town, f"-{which}") if numbered else (typed, "")
        return [
            id_
            for id_ in likely
            if id_.endswith(end) and any(self._begun(end_town, wanted) for end_town in self._ends(id_))
        ]

    def _ends(self, id_: str) -> tuple[str, str]:
        segment = self.segments[id_]
        return segment.a, segment.b

    def _begun(self, town: str, typed: str) -> bool:
        return any(name.startswith(typed) for name in self._spellings(town))

    def _whole(self, town: str, typed: str) -> bool:
        return typed in self._spellings(town)

    def _spellings(self, town: str) -> set[str]:
        return {town, *(fold_text(name).replace(" ", "-") for name in self.towns[town])}

    def _one(self, typed: str, names: dict[str, list[str]], unknown: str, known: str = "") -> str:
        found = matching_ids(typed, names) if typed else []
        if not found:
            raise GoldenSpikeError(unknown, typed=typed, known=known)
        if len(found) > 1:
            raise GoldenSpikeError("terminal-ambiguous", typed=typed, known=", ".join(found))
        return found[0]

    def _is(self, keyword: str, typed: str) -> bool:
        """Tell whether a word is a keyword, in English or in the player's language, singular or plural."""
        spellings = {keyword, fold_text(self.keywords[keyword])}
        return fold_text(typed) in spellings | {f"{each}s" for each in spellings}


def _bonus(typed: str) -> int:
    """Parse the bonus of a snow plow, with or without a plus sign."""
    return number(typed.removeprefix("+"))
