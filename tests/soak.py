"""`make soak`: the long versions of the tests, with their figures. Minutes, not seconds.

A thousand games of each bot for every number of players, every law checked on every game, every record verified.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

from goldenspike.lab.simulate import Request, simulate, summary


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000)
    options = parser.parse_args()
    failed = 0
    for players in (3, 4, 5, 6):
        for bot in ("random", "greedy"):
            failed += soak(players, bot, options.games)
    print(f"{8 * options.games - failed} passed, {failed} failed")
    return 1 if failed else 0


def soak(players: int, bot: str, games: int) -> int:
    request = Request("continental-divide", players, [bot], games, 2026, {}, None, laws=True)
    start = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        records = Path(folder) / "records"
        played = list(simulate(request, workers=os.cpu_count() or 1, records=records))
        written = len(list(records.glob("*.gs.json")))
    faults = [each for each in played if each.error]
    for fault in faults[:5]:
        print(f"  game {fault.number}, seed {fault.seed}: {fault.error}", file=sys.stderr)
    found = summary(request, played)
    points = found["winner"]["median"] if "winner" in found else "?"
    print(
        f"continental-divide, {players} x {bot}: {games} games, {found['decisions']:,} decisions, {written} records "
        f"verified, {len(faults)} faults, winner's median {points}, {time.perf_counter() - start:.0f} s",
        flush=True,
    )
    return len(faults)


if __name__ == "__main__":
    sys.exit(main())
