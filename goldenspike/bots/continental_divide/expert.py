"""Searches: plays the best candidates on in thought, and lets the learned value judge where that leads.

After the first shuffle the game has no chance, so what differs between two play-outs is what the players may do. Half
of the candidates are dropped each time a part of the budget is spent (sequential halving).
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from goldenspike.bots.budget import Budget
from goldenspike.bots.continental_divide.chart import Routes, routes_of
from goldenspike.bots.continental_divide.network import Network
from goldenspike.bots.continental_divide.planner import STARTS, judge, shares
from goldenspike.games.continental_divide.actions import Found
from goldenspike.kernel.play import Play

TOGETHER = 16
"""Play-outs that go on side by side, about: many at once are quicker, a few end in time."""


class Search:
    def __init__(
        self, network: Network, rng: Random, width: int = 16, turns: int = 1, heat: float = 0.01, prior: float = 1.0
    ) -> None:
        self.network = network
        self.rng = rng
        self.width = width
        self.turns = turns
        self.heat = heat
        self.prior = prior

    def choose(self, play: Play, budget: Budget) -> Any:
        seat = play.state.seat()
        ((actions, values),) = judge(self.network, [play], routes_of(play.state))
        alive = np.argsort(-values, kind="stable")[: self.width].tolist()
        total = self.prior * values
        times = np.full(len(actions), self.prior)
        starts = _hexes(play, actions, values)
        rounds = max(1, (len(alive) - 1).bit_length())
        for number in range(1, rounds + 1):
            first = number == 1
            while len(alive) > 1:
                repeats = 1 if first else max(1, TOGETHER // len(alive))
                if not budget.step(repeats * len(alive)):
                    break
                tried = alive * repeats
                total_, times_ = self._play_out(play, [actions[each] for each in tried], seat, starts, first), 1.0
                for each, value in zip(tried, total_, strict=True):
                    total[each] += value
                    times[each] += times_
                first = False
                if budget.fraction >= number / rounds:
                    break
            alive.sort(key=lambda each: -total[each] / times[each])
            alive = alive[: (len(alive) + 1) // 2]
        return actions[alive[0]]

    def _play_out(self, play: Play, actions: list[Any], seat: int, starts: list[int], cool: bool) -> list[float]:
        """The seat's share of winning some turns after each action."""
        last = play.state.turn + self.turns
        trials = [play.clone() for _ in actions]
        for trial, action in zip(trials, actions, strict=True):
            trial.act(action)
        routes = routes_of(play.state)
        while running := [trial for trial in trials if not trial.over and trial.state.turn <= last]:
            judged = judge(self.network, running, routes, starts, apart=3)
            for trial, (some, values) in zip(running, judged, strict=True):
                if cool or self.heat == 0:
                    choice = some[int(values.argmax())]
                else:
                    chances = np.exp((values - values.max()) / self.heat)
                    choice = self.rng.choices(some, chances.tolist())[0]
                trial.act(choice)
        return shares(self.network, trials, routes)[:, seat].tolist()


def _hexes(play: Play, actions: list[Any], values: Any) -> list[int]:
    """Starting hexes, the one of the best founding first."""
    board = play.state.board
    best: dict[int, float] = {}
    for action, value in zip(actions, values.tolist(), strict=True):
        if isinstance(action, Found):
            hex_ = board.hex_index[action.hex]
            best[hex_] = max(value, best.get(hex_, 0.0))
    ordered = sorted(best, key=lambda hex_: -best[hex_])
    return ordered + [hex_ for hex_ in board.starts if hex_ not in best]
