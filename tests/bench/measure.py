"""Measures the engine of the Python it is run with, on one core, and prints JSON.

Only the public API is used. Every figure is the best of several rounds: noise only ever slows a machine down.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial

import goldenspike as gs
from goldenspike import bots
from goldenspike.kernel import play as engine

NAMES = ["Ada", "Bea", "Cyd", "Dot", "Eve", "Fay"]
ROUNDS = 5


def yardstick() -> float:
    """Steps per second of a fixed loop of plain Python, to see how fast this machine is at this minute."""
    steps, total = 1_000_000, 0
    start = time.perf_counter()
    for step in range(steps):
        total += step & 7
    return steps / (time.perf_counter() - start)


class Table:
    """What is played for a figure."""

    def __init__(self, name: str, game: str, seats: int, games: int, **options: str) -> None:
        self.name = name
        self.game = game
        self.seats = seats
        self.games = games
        self.options = options

    def begin(self, seed: int) -> gs.Play:
        return gs.new_game(self.game, NAMES[: self.seats], seed=seed, options=self.options)


TABLES = [
    Table("continental_divide", "continental-divide", 4, 60),
    Table("silverton", "silverton", 4, 15),
    Table("solitaire", "silverton", 1, 60, scenario="denver-10000"),
]
GREEDY = [
    Table("continental_divide", "continental-divide", 6, 3),
    Table("silverton", "silverton", 6, 1, length="campaign"),
]


def decisions(table: Table) -> float:
    """Per second, in random games through new_game, menu.sample and act."""
    count = 0
    start = time.perf_counter()
    for seed in range(table.games):
        play = table.begin(seed)
        rng = random.Random(seed)
        while isinstance(play.pending, gs.Ask):
            play.act(play.pending.menu.sample(rng))
            count += 1
    return count / (time.perf_counter() - start)


def positions(table: Table) -> list[gs.Play]:
    """A random game after each of its decisions."""
    play = table.begin(4)
    rng, found = random.Random(4), []
    while isinstance(play.pending, gs.Ask):
        found.append(play.clone())
        play.act(play.pending.menu.sample(rng))
    return [*found, play]


def clones(along: list[gs.Play]) -> float:
    """Per second, of positions from the first decision to the last."""
    start, rounds = time.perf_counter(), 1 + 4_000 // len(along)
    for _ in range(rounds):
        for play in along:
            play.clone()
    return rounds * len(along) / (time.perf_counter() - start)


def replayed(play: gs.Play) -> float:
    """Log entries per second that gs.load repeats with every check."""
    record = json.dumps(play.record())
    start, rounds = time.perf_counter(), 1 + 2_000 // len(play.log)
    for _ in range(rounds):
        gs.load(record)
    return rounds * len(play.log) / (time.perf_counter() - start)


def listed(along: list[gs.Play]) -> float:
    """Actions per second, every menu of a game listed whole (the longest cut at 2,000)."""
    count = 0
    start = time.perf_counter()
    for play in along[:-1]:
        for number, _ in enumerate(play.clone().menu or ()):
            if number == 2_000:
                break
            count += 1
    return count / (time.perf_counter() - start)


def greedy_game(table: Table) -> float:
    """Milliseconds for a whole game of greedy bots."""
    start = time.perf_counter()
    for seed in range(table.games):
        play = table.begin(seed)
        players = [bots.make("greedy", seed=seat) for seat in range(table.seats)]
        while isinstance(play.pending, gs.Ask):
            seat = play.pending.seat
            play.act(players[seat].choose(play.observe(seat)))
    return 1000 * (time.perf_counter() - start) / table.games


def import_time() -> float:
    """Milliseconds that `import goldenspike` adds to starting Python."""

    def run(code: str) -> float:
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return time.perf_counter() - start

    return 1000 * (min(run("import goldenspike") for _ in range(7)) - min(run("pass") for _ in range(7)))


def main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    quick: dict[str, Callable[[], float]] = {"yardstick": yardstick}
    for table in TABLES:
        along = positions(table)
        quick |= {
            f"{table.name}.decisions": partial(decisions, table),
            f"{table.name}.clones": partial(clones, along),
            f"{table.name}.replayed": partial(replayed, along[-1]),
            f"{table.name}.listed": partial(listed, along),
        }
    # Round by round, so that a noisy minute spoils one round of everything and not every round of one thing.
    rounds = [{name: measure() for name, measure in quick.items()} for _ in range(ROUNDS)]
    best = {name: max(each[name] for each in rounds) for name in quick}
    for table in GREEDY:
        best[f"{table.name}.greedy_game_ms"] = min(greedy_game(table) for _ in range(3))
    best["import_ms"] = import_time()
    json.dump({"compiled": not engine.__file__.endswith(".py"), "python": sys.version.split()[0], **best}, sys.stdout)


if __name__ == "__main__":
    main()
