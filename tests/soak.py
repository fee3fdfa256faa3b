"""`make soak`: the long versions of the tests, with their figures. Hours, not seconds.

Continental Divide: a thousand games of each bot for every number of players. Silverton: five hundred of the default
game for every number of players, and fifty for each length and level with each number of players, each scenario and
each optional rule. Every law is checked on every game, and every record verified; no game goes past its last turn.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).parent))

from goldenspike import bots
from goldenspike.games.silverton.options.scenarios import SCENARIOS
from goldenspike.games.silverton.options.table_options import LENGTHS, RULES
from goldenspike.lab.simulate import Request, simulate, summary
from support.lively import Lively

BOTS = ("random", "greedy", "lively")
TRADING = 10
"""Of a hundred games of the others, so many are played by `lively` too: only it makes offers."""


class Case(msgspec.Struct, frozen=True):
    """A table, and how many games are played at it."""

    game: str
    players: int
    options: dict[str, Any]
    games: int

    def name(self) -> str:
        values = [",".join(value) if isinstance(value, list) else value for value in self.options.values()]
        return ", ".join([self.game, f"{self.players} players", *values])


def cases() -> Iterator[Case]:
    for players in (3, 4, 5, 6):
        yield Case("continental-divide", players, {}, 1_000)
    for players in range(2, 7):
        yield Case("silverton", players, {}, 500)
    for players, options in silverton():
        yield Case("silverton", players, options, 50)


def silverton() -> Iterator[tuple[int, dict[str, Any]]]:
    """Every length and level with each number of players, every scenario at both levels, every optional rule."""
    levels = ("basic", "advanced")
    for players in range(2, 7):
        for level in levels:
            for length in LENGTHS:
                yield players, {"level": level, "length": length}
    for scenario in SCENARIOS:
        for level in levels:
            for length in LENGTHS if not scenario.counts_as else [""]:
                options = {"level": level, "length": length, "scenario": scenario.name}
                yield scenario.players(), {name: value for name, value in options.items() if value}
    for name in RULES:
        level = "advanced" if name in ("several-plows", "hiring") else "basic"
        length = "short" if name == "better-passenger-service" else "regular"
        for players in range(2, 7):
            yield players, {"level": level, "length": length, "rules": [name]}
    for name, level in (("several-plows", "advanced"), ("convoy-transfer", "basic"), ("convoy-transfer", "advanced")):
        yield 1, {"level": level, "scenario": "denver-campaign", "rules": [name]}
    many = [name for name in RULES if name not in ("better-passenger-service", "simple-market")]
    for players in range(2, 7):
        yield players, {"level": "advanced", "length": "campaign", "rules": many}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--percent", type=int, default=100, help="of the games; at least one of each kind is played")
    parser.add_argument("--game", help="only this one")
    parser.add_argument("--bots", default=",".join(BOTS))
    options = parser.parse_args()
    bots.register("lively", Lively)
    played = failed = 0
    for bot in options.bots.split(","):
        for case in cases():
            if options.game not in (None, case.game):
                continue
            if bot not in bots.names(case.game):
                print(f"{case.name()}: skipped, {bot} does not play {case.game}")
                continue
            percent = options.percent * (TRADING if bot == "lively" else 100) / 100
            games = max(1, round(case.games * percent / 100))
            played += games
            failed += soak(case, bot, games)
    print(f"{played - failed} passed, {failed} failed")
    return 1 if failed else 0


def soak(case: Case, bot: str, games: int) -> int:
    """Play, check the laws, verify the records. How many games failed."""
    request = Request(case.game, case.players, [bot], games, 2026, case.options, None, laws=True)
    start = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        records = Path(folder) / "records"
        played = list(simulate(request, workers=min(os.cpu_count() or 1, games), records=records))
        written = len(list(records.glob("*.gs.json")))
    faults = [each for each in played if each.error]
    for fault in faults[:5]:
        print(f"  game {fault.number}, seed {fault.seed}: {fault.error}", file=sys.stderr)
    found = summary(request, played)
    best = found["winner"]["median"] if found["winner"] else "?"
    print(
        f"{case.name()}, {bot}: {games} games, {found['decisions']:,} decisions, {written} records verified, "
        f"{len(faults)} faults, winner's median {best}, {time.perf_counter() - start:.0f} s",
        flush=True,
    )
    return len(faults)


if __name__ == "__main__":
    sys.exit(main())
