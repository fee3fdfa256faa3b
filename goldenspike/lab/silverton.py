"""Measures of Silverton for the lab."""

from __future__ import annotations

from collections import Counter

from goldenspike.games.silverton.events.construction import ClaimBought, PassengerBought
from goldenspike.games.silverton.events.delivery import Delivered, RevenuePaid
from goldenspike.games.silverton.events.end_of_turn import GameEnded, TurnAdvanced
from goldenspike.games.silverton.options.scenarios import REGULAR, SCENARIOS, SHORT
from goldenspike.games.silverton.options.table_options import ADVANCED, BASIC, STARTS
from goldenspike.games.silverton.presentation.views import View
from goldenspike.kernel.entries import GRADES, ChanceEntry
from goldenspike.kernel.play import Play
from goldenspike.lab.measures import GRADE, PLACES, Aim, CalibrationSetting, Facts, Tally, replay_events
from goldenspike.packs.reading.pack import Pack
from goldenspike.packs.silverton.tables import COMMODITIES, SilvertonTables
from goldenspike.words import say

SOLITAIRE = "solitaire"
PASSENGERS = "passengers"
ENDS = ("from", "to")


class SilvertonMeasures:
    """Measures; a place is a starting position."""

    settings = (
        *(CalibrationSetting(players, {"length": length}, length) for length in (SHORT, REGULAR) for players in STARTS),
        *(
            CalibrationSetting(1, {"scenario": scenario.name, "level": level}, SOLITAIRE)
            for scenario in SCENARIOS
            if scenario.players() == 1
            for level in (BASIC, ADVANCED)
        ),
    )
    aims = (
        Aim("positions", PLACES, least=0.6, most=1.4, kinds=(SHORT, REGULAR)),
        Aim("line", "line", least=0.05, kinds=(REGULAR,), together=True),
        Aim("claim", "claim", least=0.1, kinds=(REGULAR,), together=True),
        Aim(
            "grade",
            GRADE,
            least=GRADES.index("marginal-victory"),
            most=GRADES.index("marginal-defeat"),
            kinds=(SOLITAIRE,),
        ),
    )

    def places(self, play: Play) -> list[int]:
        dealt = play.log[0]
        assert isinstance(dealt, ChanceEntry)  # noqa: S101
        return [dealt.outcome.index(seat) + 1 for seat in range(len(play.setup.players))]

    def place_names(self, play: Play, lang: str) -> list[str]:
        tables: SilvertonTables = play.setup.pack.tables
        towns = {town.id: town.say("name", lang) for town in tables.towns}
        view: View = play.view(None)
        players = sorted(view.players, key=lambda player: player.position)
        return [f"{player.position} · {', '.join(towns[city] for city in player.cities)}" for player in players]

    def facts(self, play: Play) -> Facts:
        tables: SilvertonTables = play.setup.pack.tables
        commodity = {claim.number: claim.commodity for claim in tables.claims}
        income: Counter[str] = Counter()
        claims: Counter[str] = Counter()
        lines: Counter[str] = Counter()
        cash: list[list[int]] = []
        for events, past in replay_events(play):
            for event in events:
                if isinstance(event, Delivered):
                    income[commodity[event.claim]] += event.amount
                elif isinstance(event, RevenuePaid):
                    income[PASSENGERS] += event.amount
                elif isinstance(event, ClaimBought):
                    claims[str(event.claim)] += 1
                elif isinstance(event, PassengerBought):
                    lines[str(event.passenger)] += 1
                elif isinstance(event, TurnAdvanced | GameEnded):
                    cash.append(past.state.cash[:])
        end: View = play.view(None)
        reached = end.target is not None and max(cash[-1]) >= end.target
        return Facts(
            {"cash": cash},
            {"income": dict(income), "claim": dict(claims), "line": dict(lines)},
            "target" if reached else "last-turn",
        )

    def tallies(self, pack: Pack, lang: str) -> list[Tally]:
        tables: SilvertonTables = pack.tables
        towns = {town.id: town.say("name", lang) for town in tables.towns}
        goods: dict[str, str] = {name: say("sv-commodity", lang, commodity=name) for name in COMMODITIES}
        claims = {
            str(claim.number): say(
                "sv-claim",
                lang,
                number=str(claim.number),
                name=claim.say("name", lang),
                commodity=claim.commodity,
                town=towns[claim.town],
            )
            for claim in tables.claims
        }
        lines = {
            str(line.number): say(
                "sv-line",
                lang,
                number=f"{line.number}{line.letter}",
                **dict(zip(ENDS, map(towns.__getitem__, line.towns), strict=True)),
            )
            for line in tables.passengers
        }
        return [
            Tally("income", "sum", {**goods, PASSENGERS: say("lab-income-passengers", lang)}),
            Tally("claim", "games", claims),
            Tally("line", "games", lines),
        ]
