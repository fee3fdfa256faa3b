"""One-step player of Continental Divide: choose the action that raises its own forecast most."""

from __future__ import annotations

from random import Random
from typing import Any

from goldenspike.bots.continental_divide.forecast import Situation
from goldenspike.bots.continental_divide.interest import Interest
from goldenspike.bots.continental_divide.stock import choose_stock
from goldenspike.bots.continental_divide.track import choose_line
from goldenspike.bots.continental_divide.weights import Weights
from goldenspike.games.continental_divide.board import board_of
from goldenspike.games.continental_divide.presentation.views import View
from goldenspike.kernel.game import Menu
from goldenspike.packs import Pack


class Greedy:
    """Choose stock, lines and turn order."""

    def __init__(self, rng: Random, weights: Weights | None = None) -> None:
        self.rng = rng
        self.weights = Weights() if weights is None else weights

    def choose(self, seat: int, pack: Pack, view: View, menu: Menu) -> Any:
        if view.phase == "order":
            return next(iter(menu))  # the first position left: shares and ports are first come, first served
        interest = Interest(Situation(view, board_of(pack), self.weights), seat)
        return choose_stock(interest, menu, self.rng) if view.phase == "stock" else choose_line(interest, menu)
