"""What happened, told as sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from goldenspike.games.continental_divide import events
from goldenspike.games.continental_divide.views import Phase, View
from goldenspike.packs import ContinentalDivideTables
from goldenspike.words import say

PHASES: dict[Phase, str] = {
    "deal": "cd-phase-deal",
    "stock": "cd-phase-stock",
    "track": "cd-phase-track",
    "end_of_turn": "cd-phase-end_of_turn",
    "order": "cd-phase-order",
    "over": "cd-phase-over",
}

TELLING: dict[type, str] = {
    events.OrderDealt: "cd-event-order_dealt",
    events.Founded: "cd-event-founded",
    events.SharesBought: "cd-event-shares_bought",
    events.Passed: "cd-event-passed",
    events.TrackLaid: "cd-event-track_laid",
    events.RegionEntered: "cd-event-region_entered",
    events.DivideCrossed: "cd-event-divide_crossed",
    events.BuildingEnded: "cd-event-building_ended",
    events.DividendPaid: "cd-event-dividend_paid",
    events.TurnAdvanced: "cd-event-turn_advanced",
    events.PositionTaken: "cd-event-position_taken",
    events.GameEnded: "cd-event-game_ended",
}


class Sentences:
    """The sentences of one game: its players and its pack give the names."""

    def __init__(self, pack: ContinentalDivideTables, players: Sequence[str], lang: str) -> None:
        self.players = players
        self.lang = lang
        self.railroads = {railroad.id: railroad.say("name", lang) for railroad in pack.railroads}
        self.hexes = {hex_.id: f"{hex_.id} {hex_.say('name', lang)}".rstrip() for hex_ in pack.hexes}

    def event(self, event: events.Event) -> str:
        return say(TELLING[type(event)], self.lang, **self._values(event))

    def phase(self, view: View) -> str:
        """Who does what now."""
        player = "" if view.seat is None else self.players[view.seat]
        return say(PHASES[view.phase], self.lang, player=player)

    def refusal(self, miss: Mapping[str, Any]) -> str:
        """Why something a menu refuses cannot be done."""
        return say(f"cd-refused-{miss['reason']}", self.lang, **miss["values"])

    def names(self, seats: Sequence[int]) -> str:
        return ", ".join(self.players[seat] for seat in seats)

    def _values(self, event: events.Event) -> dict[str, Any]:
        """The event's own fields, with names for numbers and ids."""
        values: dict[str, Any] = {name: getattr(event, name) for name in event.__struct_fields__ if name != "rule"}
        if "seat" in values:
            values["player"] = self.players[values.pop("seat")]
        if "railroad" in values:
            values["railroad"] = self.railroads[values["railroad"]]
        match event:
            case events.Founded(hex=hex_):
                values["hex"] = self.hexes[hex_]
            case events.TrackLaid(hexes=hexes):
                values |= {"hexes": len(hexes), "first": self.hexes[hexes[0]], "last": self.hexes[hexes[-1]]}
            case events.OrderDealt(order=order):
                values["order"] = self.names(order)
            case events.DividendPaid(paid=paid):
                values["paid"] = self._payments(paid)
            case events.GameEnded(winners=winners, scores=scores):
                values |= {"winners": self.names(winners), "count": len(winners), "scores": max(scores)}
        return values

    def _payments(self, paid: Sequence[int]) -> str:
        return ", ".join(
            say("cd-payment", self.lang, player=self.players[seat], dollars=dollars)
            for seat, dollars in enumerate(paid)
            if dollars
        )
