"""Rank actions of Continental Divide by greedy's evaluations."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from goldenspike.bots.continental_divide.forecast import Situation
from goldenspike.bots.continental_divide.greedy import Greedy
from goldenspike.bots.continental_divide.interest import Interest
from goldenspike.bots.continental_divide.stock import foundings, purchases, unstarted
from goldenspike.bots.continental_divide.track import lines
from goldenspike.bots.continental_divide.weights import Weights
from goldenspike.games.continental_divide.actions import Build, Buy, Done, Found, Order, Pass
from goldenspike.games.continental_divide.board import board_of
from goldenspike.games.continental_divide.presentation.views import View
from goldenspike.kernel.game import Menu
from goldenspike.packs import Pack

ALIKE: Final = 4
"""At most this many actions for one railroad, or foundings in one hex, so that the ranking is varied."""

NONE: Final = float("-inf")
"""No least gain."""


def rank(seat: int, pack: Pack, view: View, menu: Menu, k: int) -> list[tuple[Any, float]]:
    """Rank at most k actions by the points they promise, greedy's choice first. Passing and ending promise none."""
    weights = Weights()
    weights.whim = 0.0
    favourite = Greedy(Random(0), weights).choose(seat, pack, view, menu)
    if isinstance(favourite, Order):
        return [(order, -float(place)) for place, order in enumerate(list(menu)[:k])]
    interest = Interest(Situation(view, board_of(pack), weights), seat)
    offers = _stock(interest) if view.phase == "stock" else _track(interest, menu)
    offers.sort(key=_gain)
    value = max([gain for gain, action in offers if action == favourite], default=0.0)
    ranked: list[tuple[Any, float]] = [(favourite, value)]
    alike: dict[str, int] = {}
    for gain, action in offers:
        if len(ranked) == k:
            break
        about = _about(action)
        if alike.get(about, 0) < ALIKE and action != favourite and action in menu:
            alike[about] = alike.get(about, 0) + 1
            ranked.append((action, min(gain, value)))
    return ranked


def _stock(interest: Interest) -> list[tuple[float, Any]]:
    situation, board = interest.situation, interest.situation.board
    offers: list[tuple[float, Any]] = [(0.0, Pass()), *purchases(interest, NONE)]
    free = unstarted(interest)
    if free and interest.cash >= board.value_min:
        for start in board.starts:
            if situation.crowd[start] < board.railroads_per_hex:
                offers += foundings(interest, start, free[0], NONE)
    return offers


def _track(interest: Interest, menu: Menu) -> list[tuple[float, Any]]:
    return [(0.0, Done()), *lines(interest, menu, NONE)]


def _about(action: Any) -> str:
    if isinstance(action, Found):
        return action.hex
    return action.railroad if isinstance(action, Build | Buy) else ""


def _gain(offer: tuple[float, Any]) -> float:
    return -offer[0]
