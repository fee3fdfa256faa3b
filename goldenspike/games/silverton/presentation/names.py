"""Names of things in sentences: pieces, cards, segments, markets, the terms of a deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from goldenspike.games.silverton.actions import Terms
from goldenspike.packs.drawing.svg_elements import seat_letters
from goldenspike.packs.silverton.tables import ANY_CITY, SilvertonTables
from goldenspike.words import say
from goldenspike.words.event_wording import EventWords


class Names(EventWords):
    """The names at one table, from its players and its pack."""

    def __init__(self, pack: SilvertonTables, players: Sequence[str], lang: str) -> None:
        super().__init__(players)
        self.letters = seat_letters(players)
        self.lang = lang
        self.towns = {town.id: town.say("name", lang) for town in pack.towns}
        self.segments = {segment.id: segment for segment in pack.segments}
        self.claims = {claim.number: claim for claim in pack.claims}
        self.lines = {card.number: card for card in pack.passengers}
        self.events = {event.number: event.say("name", lang) for event in pack.events}
        self.markets = {market.id: market for market in pack.markets}
        self._joining = Counter(frozenset((segment.a, segment.b)) for segment in pack.segments)

    def money(self, dollars: int) -> str:
        return say("sv-terms-cash", self.lang, cash=dollars)

    def percent(self, share: float) -> str:
        return say("sv-term-percent", self.lang, percent=round(100 * share))

    def both(self, seats: Sequence[int]) -> str:
        """Name of one player, or of two."""
        return self.pair([self.player(seat) for seat in seats])

    def pair(self, things: Sequence[str]) -> str:
        return things[0] if len(things) == 1 else say("sv-and", self.lang, first=things[0], last=things[1])

    def town(self, id_: str) -> str:
        return self.towns[id_]

    def piece(self, id_: str) -> str:
        return say("sv-piece", self.lang, kind=id_[0], id=id_)

    def kind(self, text: str) -> str:
        """Name of a kind of piece, such as S+2."""
        return say("sv-kind", self.lang, kind=text[0].lower(), bonus=int(text[1:] or 0))

    def claim(self, number: int) -> str:
        card = self.claims[number]
        return say(
            "sv-claim",
            self.lang,
            number=str(number),
            name=card.say("name", self.lang),
            town=self.towns[card.town],
            commodity=card.commodity,
        )

    def segment(self, id_: str) -> str:
        segment = self.segments[id_]
        several = self._joining[frozenset((segment.a, segment.b))] > 1
        which = int(id_.rpartition("-")[2]) if several else 0
        return say("sv-segment", self.lang, **{"from": self.towns[segment.a], "to": self.towns[segment.b]}, which=which)

    def line(self, number: int) -> str:
        one, other = self.lines[number].towns
        return say("sv-line", self.lang, number=str(number), **{"from": self.towns[one], "to": self.towns[other]})

    def target(self, target: Mapping[str, Any]) -> str:
        if "segment" in target:
            return say("sv-target-segment", self.lang, segment=self.segment(target["segment"]))
        if "claim" in target:
            return say("sv-target-claim", self.lang, claim=self.claim(target["claim"]))
        if "passenger" in target:
            return say("sv-target-passenger", self.lang, passenger=self.line(target["passenger"]))
        return say("sv-target-deck", self.lang)

    def load(self, claim: int, goods: int) -> str:
        return say("sv-load", self.lang, goods=goods, commodity=self.claims[claim].commodity)

    def market(self, id_: str) -> str:
        market = self.markets[id_]
        if market.city == ANY_CITY:
            return say("sv-commodity", self.lang, commodity=market.commodity)
        return say("sv-market", self.lang, commodity=market.commodity, city=self.towns[market.city])

    def terms(self, terms: Terms) -> str:
        """One side of a deal."""
        lang = self.lang
        parts = [say("sv-terms-cash", lang, cash=terms.cash)] if terms.cash else []
        parts += [say("sv-terms-claim", lang, claim=self.claim(number)) for number in terms.claims]
        parts += [say("sv-terms-segment", lang, segment=self.segment(id_)) for id_ in terms.segments]
        parts += [say("sv-terms-passenger", lang, passenger=self.line(number)) for number in terms.passengers]
        parts += [say("sv-terms-train", lang, train=self.train(name)) for name in terms.trains]
        parts += [say("sv-terms-plow", lang, plow=plow) for plow in terms.plows]
        parts += [
            say("sv-terms-goods", lang, load=self.load(lot.claim, lot.goods), claim=self.claim(lot.claim))
            for lot in terms.goods
        ]
        return ", ".join(parts) or say("sv-terms-nothing", lang)

    def train(self, name: str) -> str:
        """Name of a train: its power, and its city while it is tied to one."""
        power, _, city = name.partition("@")
        return f"{power} ({self.towns[city]})" if city else power

    def trains(self, names: str) -> str:
        return " + ".join(self.train(name) for name in names.split("+"))
