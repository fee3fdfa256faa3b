"""SV-8, the prices of phase 5."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import goldenspike as gs
from games.silverton.helpers import at, begin, of
from goldenspike.games.silverton import market, setting
from goldenspike.games.silverton.events.end_of_turn import PriceMoved
from goldenspike.games.silverton.state import PRICES, State
from support import rolling, rule

COLUMNS = [
    *("gold", "copper", "silver"),
    *("lumber-denver", "lumber-salt-lake-city", "lumber-pueblo", "lumber-santa-fe", "lumber-el-paso"),
    *("coal-denver", "coal-salt-lake-city", "coal-pueblo", "coal-santa-fe", "coal-el-paso"),
]
IDN = [0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7]


def formula(column: str, dice: int, sold: int, idn: int) -> int:
    """The result of the dice, as the rules say it."""
    if column in ("gold", "copper"):
        return dice + sold
    if column in ("coal-denver", "coal-salt-lake-city"):
        return dice + (sold + 1) // 2 - idn
    return dice + sold - idn


def prices(players: int = 4, turn: int = 1) -> gs.Play:
    return at(begin(players), PRICES, turn=turn)


def roll_to(play: gs.Play, column: str) -> gs.Play:
    while rolling(play).purpose != {"market": column}:
        play.roll()
    return play


def index(play: gs.Play, column: str) -> int:
    found: int = play.state.board.market_ids.index(column)
    return found


@rule("SV-8.1")
def test_the_chart_has_thirteen_columns_from_gold_rightward() -> None:
    play = prices()
    assert play.state.board.market_ids == COLUMNS
    for column in COLUMNS:
        assert rolling(play).purpose == {"market": column}
        dice = 1 if column in ("gold", "copper") else 2
        (moved,) = of(play.roll([3] * dice), PriceMoved)
        assert moved.market == column
    assert play.view(None).phase != "prices"


@rule("SV-8.1", "SV-2.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_open_markets_roll(players: int) -> None:
    play = prices(players)
    state: State = play.state
    boxes, rolled = state.markets.box[:], []
    while play.view(None).phase == "prices":
        rolled.append(rolling(play).purpose["market"])
        play.roll()
    opened = [column for column, least in zip(COLUMNS, state.board.least_players, strict=True) if least <= players]
    assert rolled == opened
    assert len(rolled) == {2: 9, 3: 12, 4: 13}[players]
    for market_, column in enumerate(COLUMNS):
        assert column in opened or state.markets.box[market_] == boxes[market_]


@rule("SV-8.1", "SV-8.2")
@pytest.mark.parametrize("sold", [0, 1, 4, 7])
@pytest.mark.parametrize("turn", [1, 9, 24])
@pytest.mark.parametrize("column", COLUMNS)
def test_the_formula_of_every_column(column: str, turn: int, sold: int) -> None:
    play = roll_to(prices(turn=turn), column)
    play.state.markets.sold[index(play, column)] = sold
    changes = play.table.pack.tables.changes[column.partition("-")[0]]
    for dice, _ in rolling(play).outcomes():
        (moved,) = of(play.clone().roll(dice), PriceMoved)
        result = formula(column, sum(dice), sold, IDN[turn - 1])
        assert (moved.dice, moved.sold, moved.result) == (dice, sold, result)
        (boxes,) = [change.boxes for change in changes if change.low <= result <= change.high]
        assert moved.end == setting.moved(play.state.board, index(play, column), moved.start, boxes)


@rule("SV-8.2")
def test_coal_at_denver_on_turn_9() -> None:
    """The rulebook's example: 7 sold, dice 10: 10 + 4 - 3 = 11, two boxes down, from 120 to 80."""
    play = roll_to(prices(turn=9), "coal-denver")
    column = index(play, "coal-denver")
    play.state.markets.sold[column] = 7
    play.state.markets.box[column] = play.state.board.ladder[column].index(120)
    (moved,) = of(play.roll([4, 6]), PriceMoved)
    assert (moved.result, moved.end - moved.start, moved.price) == (11, -2, 80)
    assert play.state.markets.price(column) == 80


@rule("SV-8.2")
@pytest.mark.parametrize(("turn", "idn"), [*enumerate(IDN, start=1), (25, 7), (30, 7), (48, 7)])
def test_the_increased_demand_of_every_turn(turn: int, idn: int) -> None:
    """After turn 24 it stays."""
    play = roll_to(prices(turn=turn), "silver")
    (moved,) = of(play.roll([6, 6]), PriceMoved)
    assert moved.result == 12 - idn
    assert play.view(None).idn == idn


@rule("SV-8.1")
def test_sold_goods_are_counted_anew_from_the_next_turn_on() -> None:
    play = prices()
    state: State = play.state
    state.markets.sold = [3] * 13
    seen = []
    while play.view(None).phase == "prices":
        seen += of(play.roll(), PriceMoved)
    assert [moved.sold for moved in seen] == [3] * 13
    assert state.markets.sold == [0] * 13


@rule("SV-8.3")
@pytest.mark.parametrize("column", COLUMNS)
def test_no_marker_ever_enters_a_shaded_box(column: str) -> None:
    play = roll_to(prices(turn=20), column)
    state: State = play.state
    at_ = index(play, column)
    free = [box for box in range(10) if not state.board.shaded[at_][box]]
    low, high = min(free), max(free)
    for start, sold in itertools.product(free, (0, 60)):
        state.markets.box[at_], state.markets.sold[at_] = start, sold
        for dice, _ in rolling(play).outcomes():
            (moved,) = of(play.clone().roll(dice), PriceMoved)
            assert low <= moved.end <= high
            if sold:
                assert moved.end == max(low, start + min(change[2] for change in state.board.changes[at_]))


@rule("SV-8.3")
def test_it_stops_at_the_last_free_box() -> None:
    """Coal at Pueblo never rises above the seventh box, and stands there now."""
    play = roll_to(prices(turn=20), "coal-pueblo")
    column = index(play, "coal-pueblo")
    play.state.markets.box[column] = 5
    (moved,) = of(play.roll([1, 1]), PriceMoved)
    assert (moved.result, moved.start, moved.end) == (2 - 6, 5, 6)


@rule("SV-8.3", "SV-1.1")
@pytest.mark.parametrize("options", [{}, {"length": "short"}, {"rules": ["simple-market"]}])
def test_nor_at_the_start(options: dict[str, Any]) -> None:
    play = begin(4, **options)
    state: State = play.state
    for column in range(13):
        assert not state.board.shaded[column][state.markets.box[column]]


@rule("SV-8.3")
def test_two_below_start_stops_above_the_shade() -> None:
    """In Salt Lake City's scenario the markers of Santa Fe start two boxes lower; lumber there has only one left."""
    play = begin(1, scenario="salt-lake-city-10000")
    board = play.state.board
    for column, city in enumerate(board.market_city):
        lowered = city in (0, 2, 3)
        wanted = board.start_box[column] - (2 if lowered else 0)
        assert play.state.markets.box[column] == max(wanted, board.shaded[column].index(False))


@rule("SV-8.1")
@pytest.mark.parametrize("column", COLUMNS)
def test_the_odds_shown_are_those_of_the_dice(column: str) -> None:
    for turn, sold, more in ((1, 0, 0), (9, 3, 4), (22, 0, 9)):
        play = roll_to(prices(turn=turn), column)
        place = index(play, column)
        play.state.markets.sold[place] = sold
        shown = market.outlook(play.state, place, more)
        play.state.markets.sold[place] = sold + more
        found: dict[int, int] = {}
        for dice, weight in rolling(play).outcomes():
            (moved,) = of(play.clone().roll(dice), PriceMoved)
            found[moved.end - moved.start] = found.get(moved.end - moved.start, 0) + weight
        assert shown["odds"] == [[boxes, found[boxes]] for boxes in sorted(found)]
        assert shown["of"] == sum(found.values())
