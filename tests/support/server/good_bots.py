"""Bots that show how they were asked. Importing this registers them."""

from __future__ import annotations

from typing import Any

from goldenspike import bots


class Counting:
    """Says how often it was asked, how often others were made before it, and for how long it may think."""

    made = 0

    def __init__(self, seed: int) -> None:
        Counting.made += 1
        self.number = Counting.made
        self.asked = 0
        self.why: bots.Reason | None = None

    def choose(self, observation: Any, budget: bots.Budget | None = None) -> Any:
        self.asked += 1
        seconds = budget.seconds if budget is not None else None
        self.why = bots.Reason("bot-why-said", {"text": f"{self.number} {self.asked} {seconds}"})
        return list(observation.menu)[-1]


class Dawdling:
    """Takes all the time it is given, and says how much that was."""

    def __init__(self, seed: int) -> None:
        self.why = ""

    def choose(self, observation: Any, budget: bots.Budget | None = None) -> Any:
        assert budget is not None
        while budget.step():
            pass
        self.why = str(budget.seconds)
        lines = (action for action in observation.menu if type(action).__name__ == "Build")
        return next(lines, next(iter(observation.menu)))


class Lacking(Counting):
    """Has somebody else play, as a level does whose extra is missing."""

    instead = "greedy"


bots.register("counting", Counting)
bots.register("dawdling", Dawdling)
bots.register("lacking", Lacking)
