"""Measures of Continental Divide for the lab."""

from __future__ import annotations

from collections import Counter

from goldenspike.games.continental_divide.events import DivideCrossed, Founded, GameEnded, TurnAdvanced
from goldenspike.games.continental_divide.presentation.views import View
from goldenspike.kernel.entries import ChanceEntry
from goldenspike.kernel.play import Play
from goldenspike.lab.measures import PLACES, Aim, CalibrationSetting, Facts, Tally, replay_events
from goldenspike.packs.continental_divide.tables import PLAYERS, ContinentalDivideTables
from goldenspike.packs.reading.pack import Pack
from goldenspike.words import say

CROSSED, STAYED = "crossed", "stayed"
FIRST_TURN = "1"


class ContinentalDivideMeasures:
    """Measures; a place is a position in the first turn order."""

    settings = tuple(CalibrationSetting(players) for players in PLAYERS)
    aims = (
        Aim("places", PLACES, least=0.6, most=1.4),
        Aim("city", "city", least=0.2),
        Aim("start", "start", least=0.03),
        Aim("port", "port", least=0.25),
        Aim("divide", "divide", only=CROSSED, least=0.5, most=0.8),
        Aim("crossing", "crossing", only=FIRST_TURN, most=0.05),
    )

    def places(self, play: Play) -> list[int]:
        dealt = play.log[0]
        assert isinstance(dealt, ChanceEntry)  # noqa: S101
        return [dealt.outcome.index(seat) + 1 for seat in range(len(play.setup.players))]

    def place_names(self, play: Play, lang: str) -> list[str]:  # noqa: ARG002
        return [str(place) for place in range(1, len(play.setup.players) + 1)]

    def facts(self, play: Play) -> Facts:
        turn = 1
        starts: Counter[str] = Counter()
        crossings: Counter[str] = Counter()
        points: list[list[int]] = []
        cash: list[list[int]] = []
        for events, past in replay_events(play):
            for event in events:
                if isinstance(event, Founded):
                    starts[event.hex] += 1
                elif isinstance(event, DivideCrossed):
                    crossings[str(turn)] += 1
                elif isinstance(event, TurnAdvanced | GameEnded):
                    turn += 1
                    players = past.view(None).players
                    points.append([player.points for player in players])
                    cash.append([player.cash for player in players])
        end: View = play.view(None)
        return Facts(
            {"points": points, "cash": cash},
            {
                "start": dict(starts),
                "city": _winners_points(end, play.setup.pack.tables),
                "port": dict(Counter(railroad.port for railroad in end.railroads if railroad.port)),
                "divide": dict(
                    Counter(CROSSED if railroad.crossed else STAYED for railroad in end.railroads if railroad.started)
                ),
                "crossing": dict(crossings),
            },
        )

    def tallies(self, pack: Pack, lang: str) -> list[Tally]:
        tables: ContinentalDivideTables = pack.tables
        named = {
            kind: {hex_.id: hex_.say("name", lang) for hex_ in tables.hexes if hex_.kind == kind}
            for kind in ("start", "port")
        }
        cities = {hex_.city: hex_.city for hex_ in tables.hexes if hex_.kind == "start"}
        turns = {str(turn): str(turn) for turn in range(1, tables.limits.turns + 1)}
        return [
            Tally("city", "sum", cities),
            Tally("start", "sum", named["start"]),
            Tally("port", "games", named["port"]),
            Tally("divide", "sum", {name: say(f"lab-divide-{name}", lang) for name in (CROSSED, STAYED)}),
            Tally("crossing", "sum", turns),
        ]


def _winners_points(end: View, tables: ContinentalDivideTables) -> dict[str, float]:
    """Points of the winners, by the city where their railroads began."""
    city = {hex_.id: hex_.city for hex_ in tables.hexes}
    found: Counter[str] = Counter()
    for railroad in end.railroads:
        if railroad.start is not None:
            found[city[railroad.start]] += railroad.points * sum(railroad.held[seat] for seat in end.winners)
    return dict(found)
