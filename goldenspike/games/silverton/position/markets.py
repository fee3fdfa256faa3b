"""Price chart: markers and goods sold."""

from __future__ import annotations

from goldenspike.games.silverton.board import Board


class Markets:
    """Markets. Lists have one entry for each market, in chart order."""

    def __init__(self, board: Board, start: list[int], like: Markets | None = None) -> None:
        self.board = board
        self.box: list[int] = start[:] if like is None else like.box[:]
        self.sold: list[int] = [0] * board.markets if like is None else like.sold[:]  # this turn, by all players
        self.sold_now: list[int] = [0] * board.markets if like is None else like.sold_now[:]  # by the active player

    def clone(self) -> Markets:
        return Markets(self.board, self.box, self)

    def price(self, market: int) -> int:
        return self.board.ladder[market][self.box[market]]

    def room(self, market: int) -> int:
        """Number of goods that the active player may still sell there this turn."""
        return self.board.sale_limit[market] - self.sold_now[market]
