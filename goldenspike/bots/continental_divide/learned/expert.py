"""Expert of Continental Divide: play the best candidates out, and evaluate the resulting positions.

After the first shuffle the game has no chance, so play-outs differ only in the players' choices. Opponents are
simulated by the learned value or by `greedy`, each as often as the opponent model believes. Candidates are halved each
time a part of the budget is spent (sequential halving).
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from goldenspike.bots.budget import Budget
from goldenspike.bots.continental_divide.learned.evaluation import evaluate_actions, sample_action, win_shares
from goldenspike.bots.continental_divide.learned.map_arrays import Array, route_arrays_of
from goldenspike.bots.continental_divide.learned.network import load_network
from goldenspike.bots.continental_divide.learned.opponent_model import OpponentModel
from goldenspike.bots.protocol import menu_of
from goldenspike.games.continental_divide.actions import Found
from goldenspike.games.continental_divide.board import Board
from goldenspike.kernel.play import Observation, Play

STEPS = 48
"""Play-outs for a decision without a budget."""
WIDTH, LEAST_WIDTH = 16, 8
"""Candidates to play out, and the fewest if each can be played once."""
TURNS = 1
"""Whole turns to play after the current one, before the position is evaluated."""
TEMPERATURE = 0.04
"""Temperature of simulated players, as a part of their chance to win."""
WHIM = 0.03
"""Random variation of the first evaluation, as a part of the best, so that games differ."""
TOGETHER = 16
"""Play-outs run side by side: more are faster each, fewer finish sooner."""
STEPS_A_SECOND = 100
"""Play-outs a second on an ordinary computer without compiled code."""
GOLDEN = 0.618034
"""The golden ratio: the fractional parts of its multiples fill the interval from 0 to 1 evenly."""
APART = 3
"""Simulated founders consider one stock value in this many."""


class Expert:
    """Search by play-outs."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)
        self._opponents = OpponentModel(seed)

    def choose(self, observation: Observation, budget: Budget | None = None) -> Any:
        menu_of(observation)
        play = observation.imagine(self._rng)
        ((actions, values),) = evaluate_actions(load_network(), [play])
        budget = budget or Budget(STEPS)
        whim = WHIM * float(values.max())
        values = np.array([self._rng.gauss(value, whim) for value in values.tolist()])
        alive = np.argsort(-values, kind="stable")[: _width(budget)].tolist()
        self._starts = _starts(play.state.board, actions, values)
        self.greedy_probabilities = self._opponents.greedy_probabilities(play)
        return actions[self._best(play, actions, values, alive, budget)]

    def _best(self, play: Play, actions: list[Any], values: Array, alive: list[int], budget: Budget) -> int:
        """Choose the candidate left when all others are dropped. The first evaluation counts as one play-out."""
        total, times = values.copy(), np.ones(len(actions), np.int32)
        rounds = (len(alive) - 1).bit_length()
        for round_ in range(1, rounds + 1):
            until, calm, took = round_ / rounds, round_ == 1, 0.0
            while _in_time(budget, took):
                repeats, began = 1 if calm else _repeats(budget, until, len(alive)), budget.elapsed
                tried = alive * repeats
                if not budget.step(len(tried)):
                    break
                greedy = [self.greedy_seats(times[each] + repeat) for repeat in range(repeats) for each in alive]
                results = self._play_out(play, [actions[each] for each in tried], greedy, calm)
                np.add.at(total, tried, results)
                np.add.at(times, tried, 1)
                calm, took = False, budget.elapsed - began
                if budget.fraction >= until:
                    break
            alive = sorted(alive, key=lambda each: -total[each] / times[each])[: (len(alive) + 1) // 2]
        return alive[0]

    def greedy_seats(self, number: int) -> set[int]:
        """Seats that play as greedy in the play-outs of a number: seats with equal probability always together."""
        bar = (0.5 + number * GOLDEN) % 1
        return {seat for seat, probability in enumerate(self.greedy_probabilities) if probability > bar}

    def _play_out(self, play: Play, actions: list[Any], greedy: list[set[int]], calm: bool) -> Array:
        """The asked seat's share of winning some turns after each action. `calm`: everyone takes their best action."""
        seat, last = play.state.seat(), play.state.turn + TURNS
        routes = route_arrays_of(play.state)  # the current routes are good enough
        trials = [play.clone() for _ in actions]
        for trial, action in zip(trials, actions, strict=True):
            trial.act(action)
        while running := [
            trial for trial, seats in zip(trials, greedy, strict=True) if self._to_think(trial, seats, last)
        ]:
            evaluated = evaluate_actions(load_network(), running, [routes] * len(running), self._starts, APART)
            for trial, action_values in zip(running, evaluated, strict=True):
                trial.act(
                    action_values[0][int(action_values[1].argmax())]
                    if calm
                    else sample_action(self._rng, action_values, TEMPERATURE)
                )
        return win_shares(load_network(), trials, [routes] * len(trials))[:, seat]

    def _to_think(self, trial: Play, greedy: set[int], last: int) -> bool:
        """Let greedy seats play; tell whether another seat is asked before the last turn has ended."""
        while not trial.over and trial.state.turn <= last:
            if trial.state.seat() not in greedy:
                return True
            trial.act(self._opponents.choice(trial))
        return False


def _width(budget: Budget) -> int:
    """How many candidates the budget can distinguish."""
    steps = budget.steps
    if budget.seconds is not None:
        steps = min(steps or WIDTH * 2, int(budget.seconds * STEPS_A_SECOND))
    return WIDTH if steps is None else max(2, min(LEAST_WIDTH, steps), min(WIDTH, steps // 2))


def _repeats(budget: Budget, until: float, alive: int) -> int:
    """How often to play each candidate side by side without spending more than that part of the budget."""
    most = TOGETHER // alive
    if budget.steps is not None:
        most = min(most, int(budget.steps * until - budget.spent) // alive)
    return max(1, most)


def _in_time(budget: Budget, needed: float) -> bool:
    """Tell whether the clock allows as much again as the last play-outs took."""
    return budget.seconds is None or budget.elapsed + needed <= budget.seconds


def _starts(board: Board, actions: list[Any], values: Array) -> list[int]:
    """Starting hexes, the best founding first."""
    best: dict[int, float] = {}
    for action, value in zip(actions, values.tolist(), strict=True):
        if isinstance(action, Found):
            hex_ = board.hex_index[action.hex]
            best[hex_] = max(value, best.get(hex_, 0.0))
    return sorted(board.starts, key=lambda hex_: -best.get(hex_, 0.0))
