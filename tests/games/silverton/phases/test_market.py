"""SV-8, the prices of phase 5; SV-15.6, the simple market."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import goldenspike as gs
from goldenspike.games.silverton import Deliver
from goldenspike.games.silverton.events.end_of_turn import PriceMoved
from goldenspike.games.silverton.options import table_options
from goldenspike.games.silverton.phases import market
from goldenspike.games.silverton.state import DELIVERING, PRICES, State
from support.games import question, rolling, rule
from support.silverton.positions import at, begin, give, of, own

SOUTH = ["denver-colorado-springs-1", "colorado-springs-pueblo-1", "pueblo-walsenburg-1"]
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
    changes = play.setup.pack.tables.changes[column.partition("-")[0]]
    for dice, _ in rolling(play).outcomes():
        (moved,) = of(play.clone().roll(dice), PriceMoved)
        result = formula(column, sum(dice), sold, IDN[turn - 1])
        assert (moved.dice, moved.sold, moved.result) == (dice, sold, result)
        (boxes,) = [change.boxes for change in changes if change.low <= result <= change.high]
        assert moved.end == table_options.move_marker(play.state.board, index(play, column), moved.start, boxes)


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
        shown = market.market_outlook(play.state, place, more)
        play.state.markets.sold[place] = sold + more
        found: dict[int, int] = {}
        for dice, weight in rolling(play).outcomes():
            (moved,) = of(play.clone().roll(dice), PriceMoved)
            found[moved.end - moved.start] = found.get(moved.end - moved.start, 0) + weight
        assert shown["odds"] == [[boxes, found[boxes]] for boxes in sorted(found)]
        assert shown["of"] == sum(found.values())


# Simple market (SV-15.6)

SIMPLE = {"gold": (0, 1, -1), "copper": (0, 1, -1), "lumber": (-2, 1, -2), "coal": (-1, 1, -1)}
"""Start box, nothing sold, something sold."""


def simple(players: int = 4, **options: Any) -> gs.Play:
    return begin(players, rules=["simple-market"], **options)


def simply_moved(play: gs.Play, sold: int, turn: int = 9) -> dict[str, PriceMoved]:
    """How every price moves when so many are sold on each market. No dice are rolled."""
    play.state.markets.sold = [sold] * 13
    play.state.phase, play.state.this_step.moved, play.state.turn = PRICES, 0, turn
    pending = play.game.pending(play.state)
    assert isinstance(pending, gs.Step)
    events = pending.resolve(play.state)
    return {event.market: event for event in events}


@rule("SV-15.6")
@pytest.mark.parametrize(("length", "higher"), [("regular", 0), ("campaign", 0), ("short", 1)])
def test_where_the_simple_market_starts(length: str, higher: int) -> None:
    play = simple(length=length)
    board = play.state.board
    for column, name in enumerate(board.market_ids):
        start = SIMPLE.get(name.partition("-")[0], (0,))[0]
        wanted = table_options.move_marker(board, column, board.start_box[column], start + higher)
        assert play.state.markets.box[column] == wanted
    assert {*SIMPLE, "silver"} == {name.partition("-")[0] for name in board.market_ids}


@rule("SV-15.6")
@pytest.mark.parametrize("sold", [0, 1, 5, 8])
def test_gold_copper_lumber_and_coal(sold: int) -> None:
    play = simple()
    board = play.state.board
    play.state.markets.box = [5 if not board.shaded[column][5] else 3 for column in range(13)]
    for name, moved in simply_moved(play, sold).items():
        goods = name.partition("-")[0]
        if goods != "silver":
            wanted = SIMPLE[goods][2 if sold else 1]
            column = board.market_ids.index(name)
            assert moved.end == table_options.move_marker(board, column, moved.start, wanted)
            assert (moved.dice, moved.result, moved.rule) == ([], wanted, "SV-15.6")


@rule("SV-15.6")
@pytest.mark.parametrize(("turn", "up"), [(1, 0), (3, 1), (9, 3), (24, 7), (30, 7)])
def test_silver_rises_by_the_increased_demand_when_none_is_sold(turn: int, up: int) -> None:
    play = simple()
    play.state.markets.box[2] = 1
    assert simply_moved(play, 0, turn)["silver"].end == 1 + up


@rule("SV-15.6")
@pytest.mark.parametrize(("sold", "down"), [(1, 1), (2, 1), (3, 2), (4, 2), (7, 4), (8, 4)])
def test_silver_falls_by_half_of_what_is_sold_rounded_up(sold: int, down: int) -> None:
    play = simple()
    play.state.markets.box[2] = 9
    assert simply_moved(play, sold)["silver"].end == 9 - down


@rule("SV-15.6", "SV-8.3")
def test_no_shaded_box_in_the_simple_market_either() -> None:
    play = simple()
    board = play.state.board
    for sold in (0, 30):
        for box in range(10):
            play.state.markets.box = [box if not board.shaded[column][box] else 4 for column in range(13)]
            for name, moved in simply_moved(play, sold, 24).items():
                assert not board.shaded[board.market_ids.index(name)][moved.end]


@rule("SV-15.6", "SV-8.1")
def test_phase_5_needs_no_dice_and_only_open_markets_move() -> None:
    play = simple(2)
    play.state.markets.sold[0] = 4
    boxes = play.state.markets.box[:]
    at(play, PRICES)
    assert play.view(None).phase == "order"
    assert play.state.markets.sold == [0] * 13
    assert play.state.markets.box[0] == boxes[0] - 1
    for column, open_ in enumerate(play.state.options.open_markets):
        assert open_ or play.state.markets.box[column] == boxes[column]


@rule("SV-15.6", "SV-7.8")
@pytest.mark.parametrize("goods", [1, 8])
def test_what_a_sale_does_to_the_price_is_certain(goods: int) -> None:
    play = give(own(simple(2), 0, *SOUTH), 0, claim=82, goods=goods)
    at(play, DELIVERING)
    shown = question(play).menu.describe()["choices"][0]["preview"]["market"]
    assert (shown["odds"], shown["of"]) == ([[-1, 1]], 1)
    play.act(Deliver(82, "denver", goods))
    column = play.state.board.market_ids.index("coal-denver")
    box = play.state.markets.box[column]
    at(play, PRICES)
    assert play.state.markets.box[column] == box - 1
