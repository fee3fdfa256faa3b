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


def decisions() -> float:
    """Per second, in random games of four through new_game, menu.sample and act."""
    count, games = 0, 60
    start = time.perf_counter()
    for seed in range(games):
        play = gs.new_game("continental-divide", NAMES[:4], seed=seed)
        rng = random.Random(seed)
        while isinstance(play.pending, gs.Ask):
            play.act(play.pending.menu.sample(rng))
            count += 1
    return count / (time.perf_counter() - start)


def positions() -> list[gs.Play]:
    """A game of four after each of its decisions."""
    play = gs.new_game("continental-divide", NAMES[:4], seed=4)
    rng, found = random.Random(4), []
    while isinstance(play.pending, gs.Ask):
        found.append(play.clone())
        play.act(play.pending.menu.sample(rng))
    return found


def clones(along: list[gs.Play]) -> float:
    """Per second, of positions from the first decision to the last."""
    start = time.perf_counter()
    for _ in range(40):
        for play in along:
            play.clone()
    return 40 * len(along) / (time.perf_counter() - start)


def replayed() -> Callable[[], float]:
    """Log entries per second that gs.load repeats with every check."""
    play = gs.new_game("continental-divide", NAMES[:4], seed=4)
    rng = random.Random(4)
    while isinstance(play.pending, gs.Ask):
        play.act(play.pending.menu.sample(rng))
    record = json.dumps(play.record())

    def measure() -> float:
        start = time.perf_counter()
        for _ in range(20):
            gs.load(record)
        return 20 * len(play.log) / (time.perf_counter() - start)

    return measure


def listed(along: list[gs.Play]) -> float:
    """Actions per second, every menu of a game listed whole (the longest cut at 2,000)."""
    count = 0
    start = time.perf_counter()
    for play in along:
        for number, _ in enumerate(play.clone().pending.menu):
            if number == 2_000:
                break
            count += 1
    return count / (time.perf_counter() - start)


def greedy_game() -> float:
    """Milliseconds for a whole game of six greedy bots."""
    games = 3
    start = time.perf_counter()
    for seed in range(games):
        play = gs.new_game("continental-divide", NAMES, seed=seed)
        players = [bots.make("greedy", seed=seat) for seat in range(6)]
        while isinstance(play.pending, gs.Ask):
            seat = play.pending.seat
            play.act(players[seat].choose(play.observe(seat)))
    return 1000 * (time.perf_counter() - start) / games


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
    along, replay = positions(), replayed()
    quick: dict[str, Callable[[], float]] = {
        "yardstick": yardstick,
        "decisions": decisions,
        "clones": lambda: clones(along),
        "replayed": replay,
        "listed": lambda: listed(along),
    }
    # Round by round, so that a noisy minute spoils one round of everything and not every round of one thing.
    rounds = [{name: measure() for name, measure in quick.items()} for _ in range(ROUNDS)]
    best = {name: max(each[name] for each in rounds) for name in quick}
    best["greedy_game_ms"] = min(greedy_game() for _ in range(3))
    best["import_ms"] = import_time()
    json.dump({"compiled": not engine.__file__.endswith(".py"), "python": sys.version.split()[0], **best}, sys.stdout)


if __name__ == "__main__":
    main()
