"""Opponent model: how likely each seat plays like `greedy`, by its choices so far."""

from __future__ import annotations

from random import Random
from typing import Any, cast

from goldenspike.bots.continental_divide.greedy import Greedy
from goldenspike.games.continental_divide.actions import Found
from goldenspike.kernel.entries import ActionEntry
from goldenspike.kernel.game import Menu
from goldenspike.kernel.play import Play, begin

FORESEEN, BY_CHANCE = 0.98, 0.5
"""How often greedy does what greedy would do, and how often others do."""


class OpponentModel:
    """Compare each seat's choices with greedy's."""

    def __init__(self, seed: int) -> None:
        self._greedy = Greedy(Random(seed))
        self._replay: Play | None = None
        self._odds: list[float] = []

    def choice(self, play: Play) -> Any:
        """What greedy would do in place of the asked seat."""
        seat, menu = play.state.seat(), cast("Menu", play.menu)
        return self._greedy.choose(seat, play.setup.pack, play.view(seat), menu)

    def greedy_probabilities(self, play: Play) -> list[float]:
        """By seat, the probability that it is greedy; 0 for the own seat. Results are cached until an undo."""
        replay = self._replay
        if replay is None or replay.log != play.log[: len(replay.log)]:
            replay, self._odds = begin(play.setup), [1.0] * play.state.seats
        self._replay = replay
        for entry in play.log[len(replay.log) :]:
            if isinstance(entry, ActionEntry) and entry.seat != play.seat:
                agrees = _alike(entry.action, self.choice(replay))
                self._odds[entry.seat] *= FORESEEN / BY_CHANCE if agrees else (1 - FORESEEN) / (1 - BY_CHANCE)
            replay.repeat(entry)
        return [0.0 if seat == play.seat else odds / (1 + odds) for seat, odds in enumerate(self._odds)]


def _alike(action: Any, other: Any) -> bool:
    """Compare two actions. Which railroad greedy founds, and where, is random."""
    if isinstance(action, Found) and isinstance(other, Found):
        return (action.shares, action.value) == (other.shares, other.value)
    return bool(action == other)
