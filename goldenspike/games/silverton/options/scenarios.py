"""Scenarios (SV-14): other starts, and graded results for one player."""

from __future__ import annotations

from typing import Final

from goldenspike.kernel.entries import GRADES
from goldenspike.packs.silverton.tables import BULK, MARKET_CITIES

SHORT: Final = "short"
REGULAR: Final = "regular"
LONG: Final = "long"
CAMPAIGN: Final = "campaign"

LOWERED_BOXES: Final = 2
"""Boxes below the start box where the markers of `lowered` cities begin."""


class StartingPosition:
    """A starting position: its cities and pieces."""

    def __init__(self, cities: str, pieces: str) -> None:
        self.cities: list[str] = cities.split()
        self.pieces = pieces


class Scenario:
    """A scenario. `cash` is that of the basic and the advanced game.

    `trains_at` names the cities of the start trains; "*" is the start city at the same index. `turns` grades by the
    turn in which `target` is reached, `fortunes` by the cash at the end: for each grade of GRADES but the last, the
    latest turn or the least cash that earns it.
    """

    def __init__(
        self,
        name: str,
        rule: str,
        counts_as: str,
        starts: list[StartingPosition],
        *,
        cash: tuple[int, int],
        trains: int = 1,
        trains_at: str = "",
        points: int = 0,
        last_turn: int = 24,
        target: int = 0,
        turns: list[int] | None = None,
        fortunes: list[int] | None = None,
        choices: list[str] | None = None,
        all_markets: bool = False,
        markets: list[str] | None = None,
        lowered: str = "",
        neutral: bool = False,
    ) -> None:
        self.name = name
        self.rule = rule
        self.counts_as = counts_as
        self.starts = starts
        self.cash = cash
        self.trains = trains
        self.trains_at: list[str] = trains_at.split()
        self.points = points
        self.last_turn = last_turn
        self.target = target
        self.turns: list[int] = turns or []
        self.fortunes: list[int] = fortunes or []
        self.choices: list[str] = choices or []
        self.all_markets = all_markets
        self.markets: list[str] = markets or []
        self.lowered: list[str] = lowered.split()
        self.neutral = neutral

    def players(self) -> int:
        return len(self.starts)

    def spike(self) -> bool:
        return len(self.starts[0].cities) == 2

    def grade(self, turn: int, cash: int) -> str:
        if self.target:
            reached = cash >= self.target
            earned = [grade for grade, worst in zip(GRADES, self.turns, strict=False) if reached and turn <= worst]
        else:
            earned = [grade for grade, least in zip(GRADES, self.fortunes, strict=False) if cash >= least]
        return earned[0] if earned else GRADES[-1]


_CAMPAIGN_FORTUNES: Final = [60_000, 50_000, 40_000, 35_000, 30_000, 25_000]

SCENARIOS: Final = [
    Scenario(
        *("denver-6000", "SV-14.1", SHORT, [StartingPosition("denver", "S P")]),
        cash=(1_600, 2_000),
        target=6_000,
        turns=[10, 12, 13, 14, 16, 17],
        last_turn=18,
    ),
    Scenario(
        *("denver-10000", "SV-14.2", REGULAR, [StartingPosition("denver", "")]),
        cash=(2_000, 2_400),
        choices=["S S P", "S P P"],
        target=10_000,
        turns=[12, 14, 15, 16, 18, 20],
        last_turn=21,
    ),
    Scenario(
        *("salt-lake-city-10000", "SV-14.3", REGULAR, [StartingPosition("salt-lake-city", "S P")]),
        cash=(2_000, 2_400),
        all_markets=True,
        lowered="denver pueblo santa-fe",
        neutral=True,
        target=10_000,
        turns=[14, 16, 18, 19, 21, 24],
    ),
    Scenario(
        *("denver-campaign", "SV-14.4", CAMPAIGN, [StartingPosition("denver", "S S P P")]),
        cash=(2_400, 3_000),
        trains=2,
        all_markets=True,
        lowered="salt-lake-city santa-fe",
        fortunes=_CAMPAIGN_FORTUNES,
    ),
    Scenario(
        *("golden-spike", "SV-14.5", CAMPAIGN),
        [
            StartingPosition("denver salt-lake-city", "S+2 S P+1 P"),
            StartingPosition("denver salt-lake-city", "S+1 S P+2 P"),
        ],
        cash=(2_400, 3_000),
        trains=2,
        trains_at="* *",
        points=15,
    ),
    Scenario(
        *("golden-spike", "SV-14.6", CAMPAIGN),
        [
            StartingPosition("denver salt-lake-city", "S+2 S P P"),
            StartingPosition("denver salt-lake-city", "S+1 S P+1 P"),
            StartingPosition("denver santa-fe", "S S P+2 P"),
        ],
        cash=(2_400, 3_000),
        trains=2,
        trains_at="* *",
        points=14,
        last_turn=20,
    ),
    Scenario(
        *("copper-spike", "SV-14.7", CAMPAIGN, [StartingPosition("denver el-paso", "S S P P")]),
        cash=(2_400, 3_000),
        trains=2,
        markets=[
            *("gold", "silver", "copper", "lumber denver", "lumber santa-fe", "lumber el-paso"),
            *("coal denver", "coal pueblo", "coal santa-fe", "coal el-paso"),
        ],
        fortunes=_CAMPAIGN_FORTUNES,
    ),
    Scenario(
        *("nickel-spike", "SV-14.8", CAMPAIGN),
        [
            StartingPosition("denver salt-lake-city", "S+1 S P+1 P"),
            StartingPosition("denver el-paso", "S+2 S P P"),
            StartingPosition("denver santa-fe", "S S P+2 P"),
        ],
        cash=(2_200, 2_600),
        trains=2,
        points=14,
    ),
    Scenario(
        *("silver-spike", "SV-14.9", CAMPAIGN),
        [
            StartingPosition("denver salt-lake-city", "S+1 S P+1 P"),
            StartingPosition("denver salt-lake-city", "S S P+2 P"),
            StartingPosition("denver el-paso", "S+1 S P+1 P"),
            StartingPosition("denver el-paso", "S+2 S P P"),
        ],
        cash=(2_000, 2_400),
        trains_at="denver",
        points=14,
    ),
    Scenario(
        *("power-start", "SV-14.10", ""),
        [
            StartingPosition("denver", "S S P+1"),
            StartingPosition("denver", "S+1 P P"),
            StartingPosition("el-paso", "S+1 S P"),
            StartingPosition("salt-lake-city", "S P+1 P"),
            StartingPosition("pueblo", "S S P+1"),
        ],
        cash=(1_800, 2_200),
        points=14,
    ),
]

NAMES: Final = list(dict.fromkeys(scenario.name for scenario in SCENARIOS))


def market_names(commodity: str, city: str) -> list[str]:
    """Names of a column of the chart in `markets`."""
    return [f"{commodity} {city}"] if commodity in BULK and city in MARKET_CITIES else [commodity]
