"""Phase 5: prices (SV-8), and the simple market (SV-15.6)."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Any

from goldenspike.games.silverton.board import SILVER, Board
from goldenspike.games.silverton.events import Event
from goldenspike.games.silverton.events.end_of_turn import PriceMoved
from goldenspike.games.silverton.options.table_options import move_marker
from goldenspike.games.silverton.state import State
from goldenspike.kernel.chance import Dice
from goldenspike.kernel.game import Chance, Step


def pending(state: State) -> Chance | Step:
    """Roll for each open market, in chart order."""
    if state.options.simple_market:
        return Step(move_all)
    column = next_column(state)
    dice = Dice(state.board.market_dice[column])
    return Chance("dice", {"market": state.board.market_ids[column]}, dice, resolve_roll, column)


def next_column(state: State) -> int:
    column = state.this_step.moved
    while not state.options.open_markets[column]:
        column += 1
    return column


def resolve_roll(state: State, dice: list[int], column: int) -> list[Event]:
    result = sum(dice) + pressure(state.board, state.turn, column, state.markets.sold[column])
    return [_price_moved(state, column, dice, result, change(state.board, column, result), "SV-8.1")]


def pressure(board: Board, turn: int, column: int, sold: int) -> int:
    """Number added to the dice: goods sold, less the increased demand where it counts (SV-8.1, SV-8.2)."""
    added = -(-sold // board.sold_divisor[column])
    return added - board.demand(turn) if board.uses_idn[column] else added


def change(board: Board, column: int, result: int) -> int:
    """Number of boxes that the marker moves."""
    for low, high, boxes in board.changes[column]:
        if low <= result <= high:
            return boxes
    return board.changes[column][-1][2]


def _price_moved(state: State, column: int, dice: list[int], result: int, boxes: int, rule: str) -> PriceMoved:
    board, start = state.board, state.markets.box[column]
    end = move_marker(board, column, start, boxes)
    return PriceMoved(
        board.market_ids[column], dice, state.markets.sold[column], result, start, end, board.ladder[column][end], rule
    )


Odds = tuple[tuple[int, int], ...]


def price_odds(state: State, column: int, more: int) -> Odds:
    """Odds of the price: boxes moved and number of rolls, if `more` goods are sold; in order."""
    start, sold = state.markets.box[column], state.markets.sold[column] + more
    if state.options.simple_market:
        return (
            (move_marker(state.board, column, start, simple_change(state.board, state.turn, column, sold)) - start, 1),
        )
    return _price_odds(state.board, column, start, pressure(state.board, state.turn, column, sold))


@lru_cache(maxsize=4096)  # every view contains the odds of every market
def _price_odds(board: Board, column: int, start: int, added: int) -> Odds:
    found: dict[int, int] = {}
    for dice in product(range(1, 7), repeat=board.market_dice[column]):
        boxes = move_marker(board, column, start, change(board, column, sum(dice) + added)) - start
        found[boxes] = found.get(boxes, 0) + 1
    return tuple(sorted(found.items()))


def rolls_of(state: State, column: int) -> int:
    """Number of rolls in the odds of a column."""
    return 1 if state.options.simple_market else 6 ** state.board.market_dice[column]


def market_outlook(state: State, column: int, more: int) -> dict[str, Any]:
    """Preview of a market: `odds` are pairs of boxes moved and number of rolls, out of `of` rolls."""
    return {
        "id": state.board.market_ids[column],
        "price": state.markets.price(column),
        "sold": state.markets.sold[column],
        "odds": [[boxes, rolls] for boxes, rolls in price_odds(state, column, more)],
        "of": rolls_of(state, column),
    }


# The simple market (SV-15.6): no dice


def simple_change(board: Board, turn: int, column: int, sold: int) -> int:
    """Boxes that the marker moves if that many goods were sold there in that turn."""
    goods = board.market_goods[column]
    if goods == SILVER:
        return -((sold + 1) // 2) if sold else board.demand(turn)
    return board.simple_sold[goods] if sold else board.simple_unsold[goods]


def move_all(state: State) -> list[Event]:
    return [
        _price_moved(state, column, [], boxes, boxes, "SV-15.6")
        for column in range(state.board.markets)
        if state.options.open_markets[column]
        for boxes in [simple_change(state.board, state.turn, column, state.markets.sold[column])]
    ]
