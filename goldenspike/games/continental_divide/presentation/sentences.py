"""Sentences about a game of Continental Divide, for the terminal and for notifications: events, status, refusals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from goldenspike.games.continental_divide.events import BuildingEnded, Event
from goldenspike.games.continental_divide.presentation.event_wording import EVENT_WORDING
from goldenspike.games.continental_divide.presentation.views import Phase, View
from goldenspike.kernel.play import Play
from goldenspike.packs import ContinentalDivideTables
from goldenspike.words import say
from goldenspike.words.event_wording import EventWords, word_event

PHASES: dict[Phase, str] = {
    "deal": "cd-phase-deal",
    "stock": "cd-phase-stock",
    "track": "cd-phase-track",
    "end_of_turn": "cd-phase-end_of_turn",
    "order": "cd-phase-order",
    "over": "cd-phase-over",
}


class Sentences(EventWords):
    """The sentences of one table, with the names of its players and of its pack."""

    def __init__(self, pack: ContinentalDivideTables, players: Sequence[str], lang: str) -> None:
        super().__init__(players)
        self.lang = lang
        self.railroads = {railroad.id: railroad.say("name", lang) for railroad in pack.railroads}
        self.hexes = {hex_.id: f"{hex_.id} {hex_.say('name', lang)}".rstrip() for hex_ in pack.hexes}

    def event(self, event: Event) -> str:
        """What happened."""
        sentence, values = word_event(event, EVENT_WORDING, self)
        return say(f"cd-event-{sentence}", self.lang, **values)

    def is_news(self, event: Event) -> bool:
        """Whether a player who was away wants to read about the event."""
        return not isinstance(event, BuildingEnded)

    def status(self, play: Play) -> str:
        """The turn, and which player does what now."""
        view = play.view(None)
        return say("cd-status", self.lang, turn=view.turn, turns=view.turns, phase=self.phase(view))

    def phase(self, view: View) -> str:
        """Which player does what now."""
        player = "" if view.seat is None else self.players[view.seat]
        return say(PHASES[view.phase], self.lang, player=player)

    def refusal(self, miss: Mapping[str, Any]) -> str:
        """Why an action that the menu refuses is not allowed."""
        return say(f"cd-refused-{miss['reason']}", self.lang, **miss["values"])

    # Words of events

    def railroad(self, id_: str) -> str:
        return self.railroads[id_]

    def hex(self, id_: str) -> str:
        return self.hexes[id_]

    def first(self, hexes: Sequence[str]) -> str:
        return self.hexes[hexes[0]]

    def last(self, hexes: Sequence[str]) -> str:
        return self.hexes[hexes[-1]]

    def payments(self, paid: Sequence[int]) -> str:
        return ", ".join(
            say("cd-payment", self.lang, player=self.players[seat], dollars=dollars)
            for seat, dollars in enumerate(paid)
            if dollars
        )
