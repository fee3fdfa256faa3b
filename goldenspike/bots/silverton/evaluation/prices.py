"""Price forecasts by market and turn, for a seller who can wait for a better price."""

from __future__ import annotations

from typing import Final

from goldenspike.games.silverton.board import Board
from goldenspike.games.silverton.odds import ROLLS
from goldenspike.games.silverton.options.table_options import move_marker
from goldenspike.games.silverton.phases.market import change, pressure, simple_change
from goldenspike.packs.silverton.tables import BOXES

ONE_DIE: Final = [0, 6, 6, 6, 6, 6, 6]
"""Rolls out of 36, by result."""


class Prices:
    """Forecast of all markets until a last turn, with `sales` goods sold in each market every turn."""

    def __init__(self, board: Board, last: int, sales: int, patience: float, simple: bool) -> None:
        self.board = board
        self.last = last
        self.sales = sales
        self.patience = patience
        self.simple = simple
        self._values: list[list[list[float]]] = []
        for market in range(board.markets):
            self._values.append(self._of_market(market))

    def value(self, market: int, turn: int, box: int) -> float:
        """Expected price of a good sold in that turn or later, at the best time."""
        return self._values[market][min(turn, self.last)][box]

    def value_if_kept(self, market: int, turn: int, box: int, sold: int) -> float:
        """Expected price of a good that is kept this turn, while `sold` goods are sold now."""
        return 0.0 if turn >= self.last else self._next(market, turn, box, sold, self._values[market][turn + 1])

    def _of_market(self, market: int) -> list[list[float]]:
        """Prices by turn and box, computed from the last turn backward."""
        ladder = self.board.ladder[market]
        found = [[float(price) for price in ladder]]
        for turn in range(self.last - 1, 0, -1):
            after = found[-1]
            found.append(
                [max(float(ladder[box]), self._next(market, turn, box, self.sales, after)) for box in range(BOXES)]
            )
        found.append(found[-1])
        found.reverse()
        return found

    def _next(self, market: int, turn: int, box: int, sold: int, after: list[float]) -> float:
        board = self.board
        if self.simple:
            return self.patience * after[move_marker(board, market, box, simple_change(board, turn, market, sold))]
        rolls = ONE_DIE if board.market_dice[market] == 1 else ROLLS
        added = pressure(board, turn, market, sold)
        total = 0.0
        for roll, number in enumerate(rolls):
            if number:
                total += number * after[move_marker(board, market, box, change(board, market, roll + added))]
        return self.patience * total / 36


CACHE_SIZE: Final = 64
_cache: dict[tuple[Board, int, int, int, bool], Prices] = {}


def prices_of(board: Board, last: int, sales: int, patience: float, simple: bool) -> Prices:
    """Forecasts, cached by their parameters."""
    key = (board, last, sales, round(patience * 1000), simple)
    found = _cache.get(key)
    if found is None:
        if len(_cache) >= CACHE_SIZE:
            _cache.clear()
        found = _cache[key] = Prices(board, last, sales, patience, simple)
    return found
