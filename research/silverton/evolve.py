"""Evolve the weights of `planner` for Silverton's solitaires: `python evolve.py --seconds 170 --workers 16`.

A separable CMA evolution strategy, one for games without trains and one for games with them. A generation has 16 sets
of weights, the second half mirroring the first; each plays the same three deals of the five solitaires. Games are
scored by turns or dollars, in units of their usual spread. The output is the mean of the last third.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing as mp
import time
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import numpy as np

import goldenspike as gs
from goldenspike.bots.silverton.evaluation.weights import planner_weights
from goldenspike.bots.silverton.greedy import Greedy
from goldenspike.lab.simulate import game_seed

LEVELS = ("basic", "advanced")
SETS = 16
DEALS = 3


class Solitaire(NamedTuple):
    last_turn: int
    target: int
    spread: float


SOLITAIRES = {
    "denver-campaign": Solitaire(24, 0, 8000.0),
    "copper-spike": Solitaire(24, 0, 8000.0),
    "salt-lake-city-10000": Solitaire(24, 10_000, 4.0),
    "denver-10000": Solitaire(21, 10_000, 2.9),
    "denver-6000": Solitaire(18, 6_000, 3.2),
}

# Start value of each weight, and the logarithm of a step; for patience, of its distance to 1.
NUMBERS = {
    "patience": (0.93, 0.3),
    "progress": (0.04, 0.3),
    "crowd": (0.05, 0.4),
    "slot": (600.0, 0.4),
    "train_slot": (450.0, 0.4),
    "haul": (8.0, 0.25),
    "ease": (0.3, 0.3),
    "fresh": (0.4, 0.3),
    "load": (12.0, 0.3),
    "crew": (0.65, 0.2),
    "alone": (0.8, 0.2),
    "sure": (0.8, 0.2),
    "hope": (0.3, 0.4),
    "shown": (0.7, 0.25),
    "hidden": (0.7, 0.3),
    "line": (0.7, 0.3),
    "covered": (0.3, 0.4),
    "snow": (1.3, 0.15),
    "long": (6.0, 0.4),
    "lack": (0.5, 0.4),
    "join": (1500.0, 0.4),
    "city": (60.0, 0.5),
    "hold": (0.92, 0.08),
    "thirst": (0.5, 0.5),
    "working": (1000.0, 0.4),
    "debt": (0.8, 0.25),
    "credit": (2.2, 0.4),
    "advance": (1.0, 0.5),
    "capital": (300.0, 0.5),
    "stake": (320.0, 0.3),
    "risk": (0.9, 0.2),
    "growth": (1.5, 0.3),
    "steam": (0.8, 0.2),
    "thrift": (0.7, 0.3),
    "delay": (0.1, 0.5),
    "fleet": (0.5, 0.5),
    "calmness": (0.15, 0.6),
    "bold": (0.1, 0.6),
    "outlay": (800.0, 0.3),
}
WITHOUT_TRAINS = {"slot", "load"}
WITH_TRAINS = {"train_slot", "haul", "long", "growth", "steam", "thrift", "delay", "fleet"}


class Task(NamedTuple):
    level: str
    place: int
    solitaire: str
    seed: int
    numbers: dict[str, float]


def play(task: Task) -> tuple[str, int, float]:
    """Play one game and score it."""
    weights = planner_weights()
    weights.prudent = True
    for name, value in task.numbers.items():
        setattr(weights, name, value)
    game = gs.new_game("silverton", ["Alone"], task.seed, {"scenario": task.solitaire, "level": task.level})
    bot = Greedy(Random(task.seed), weights, [0], [])
    while isinstance(game.pending, gs.Ask):
        view = game.view(0)
        bot.cash_estimates = [view.players[0].cash]
        game.act(bot.choose(0, game.setup.pack, view, game.pending.menu))
    result, (last, target, spread) = game.pending.result, SOLITAIRES[task.solitaire]
    cash = result.scores[0]
    if not target:
        return task.level, task.place, cash / spread
    turns = result.turns if cash >= target else last + 1 + 4 * (1 - cash / target)
    return task.level, task.place, -turns / spread


class Evolution:
    def __init__(self, level: str, seed: int) -> None:
        left_out = WITHOUT_TRAINS if level == "advanced" else WITH_TRAINS
        self.level = level
        self.names = [name for name in NUMBERS if name not in left_out]
        size = len(self.names)
        rank = np.log(SETS / 2 + 0.5) - np.log(np.arange(1, SETS // 2 + 1))
        self.ranks = rank / rank.sum()
        self.effective = float(1 / (self.ranks**2).sum())
        self.path_rate = (self.effective + 2) / (size + self.effective + 5)
        self.shape_path_rate = 4 / (size + 4)
        self.one_rate = 2 / ((size + 1.3) ** 2 + self.effective) * (size + 2) / 3
        spread = 2 * (self.effective - 2 + 1 / self.effective) / ((size + 2) ** 2 + self.effective)
        self.all_rate = min(1 - self.one_rate, spread * (size + 2) / 3)
        self.usual = math.sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size * size))
        self.mean, self.shape, self.step = np.zeros(size), np.ones(size), 0.8
        self.path, self.shape_path = np.zeros(size), np.zeros(size)
        self.means: list[np.ndarray] = []
        self.rng = np.random.default_rng(seed)

    def ask(self) -> Iterator[Task]:
        half = self.rng.standard_normal((SETS // 2, len(self.names)))
        self.samples = np.concatenate([half, -half])
        self.moves = self.samples * np.sqrt(self.shape)
        self.found: list[list[float]] = [[] for _ in range(SETS)]
        for place in range(SETS):
            numbers = self.numbers(self.mean + self.step * self.moves[place])
            for solitaire in SOLITAIRES:
                for deal in range(DEALS):
                    yield Task(self.level, place, solitaire, game_seed(1000 + len(self.means), deal), numbers)

    def tell(self) -> float:
        found = np.array([np.mean(each) for each in self.found])
        best = np.argsort(-found)[: SETS // 2]
        moved, sampled = self.ranks @ self.moves[best], self.ranks @ self.samples[best]
        self.mean = self.mean + self.step * moved
        self.means.append(self.mean)
        rate, shape_rate = self.path_rate, self.shape_path_rate
        self.path = (1 - rate) * self.path + math.sqrt(rate * (2 - rate) * self.effective) * sampled
        length = float(np.linalg.norm(self.path))
        steady = length / math.sqrt(1 - (1 - rate) ** (2 * len(self.means))) < (1.4 + 2 / (moved.size + 1)) * self.usual
        decayed = (1 - shape_rate) * self.shape_path
        self.shape_path = decayed + steady * math.sqrt(shape_rate * (2 - shape_rate) * self.effective) * moved
        old = (1 - self.one_rate - self.all_rate) * self.shape
        self.shape = old + self.one_rate * self.shape_path**2 + self.all_rate * (self.ranks @ self.moves[best] ** 2)
        grown = self.step * math.exp(rate / (1 + rate) * (length / self.usual - 1))
        self.step = min(max(grown, 0.35), 1.2)
        return float(found.mean())

    def best(self) -> dict[str, float]:
        return self.numbers(np.mean(self.means[-max(1, len(self.means) // 3) :], axis=0))

    def numbers(self, point: np.ndarray) -> dict[str, float]:
        found = {}
        for name, steps in zip(self.names, point, strict=True):
            start, step = NUMBERS[name]
            found[name] = start * math.exp(step * steps)
        # Hundredths, so that price forecasts, which depend on it, can be cached.
        found["patience"] = round(max(0.8, 1 - 0.07 * math.exp(0.3 * point[self.names.index("patience")])), 2)
        found["calmness"] = min(found["calmness"], 1.0)
        return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=170)
    parser.add_argument("--workers", type=int, default=mp.cpu_count())
    parser.add_argument("--seed", type=int, default=7)
    options: Any = parser.parse_args()
    evolutions = {level: Evolution(level, options.seed + number) for number, level in enumerate(LEVELS)}
    began, games = time.monotonic(), 0
    with mp.Pool(options.workers) as pool:
        while time.monotonic() - began < options.seconds:
            tasks = [task for evolution in evolutions.values() for task in evolution.ask()]
            tasks.sort(key=lambda task: list(SOLITAIRES).index(task.solitaire))  # the longest first
            for level, place, score in pool.imap_unordered(play, tasks):
                evolutions[level].found[place].append(score)
            games += len(tasks)
            scores = [f"{evolution.tell():.3f}" for evolution in evolutions.values()]
            print(f"{time.monotonic() - began:.0f} s, {games} games: {', '.join(scores)}", flush=True)
    for level, evolution in evolutions.items():
        print(level, {name: float(f"{value:.3g}") for name, value in evolution.best().items()})


if __name__ == "__main__":
    main()
