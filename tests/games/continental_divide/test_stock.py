"""CD-3, starting a railroad; CD-4, buying more shares."""

from __future__ import annotations

from typing import Any

import pytest

import goldenspike as gs
from goldenspike.games.continental_divide import Build, Buy, Done, Found, Order, Pass, refusals
from goldenspike.games.continental_divide.board import Board
from goldenspike.games.continental_divide.stock import StockMenu
from support.games import deal, question, refuses, rule

STARTS = ["V11", "V14", "W5", "W10", "W11", "W13", "W14", "X5", "X6"]


def railroad(play: gs.Play, name: str) -> Any:
    return next(each for each in play.view(None).railroads if each.id == name)


def next_turn(play: gs.Play) -> None:
    """Let everybody else pass, and keep the order."""
    while play.view(None).phase != "order":
        play.act(Pass() if play.view(None).phase == "stock" else Done())
    while play.view(None).phase == "order":
        play.act(Order(play.view(None).order.index(question(play).seat) + 1))


@rule("CD-3.1")
def test_stock_of_one_railroad_a_turn() -> None:
    play = deal()
    play.act(Found("up", "W5", 5, 30))
    refuses(play, Found("sp", "W5", 5, 31), refusals.NOT_NOW)
    refuses(play, Buy("up", 1, 30), refusals.NOT_NOW)


@rule("CD-3.1")
def test_only_an_unstarted_railroad_can_be_founded() -> None:
    play = deal()
    play.act(Found("up", "W5", 5, 30))
    play.act(Done())
    refuses(play, Found("up", "V11", 5, 31), refusals.ALREADY_STARTED)


@rule("CD-3.2")
def test_the_founder_takes_one_share_and_chooses_the_rest() -> None:
    play = deal()
    play.act(Found("gn", "X5", 7, 23))
    view = play.view(None)
    started = [each for each in view.railroads if each.started]
    assert [(each.id, each.start, each.total, each.value) for each in started] == [("gn", "X5", 7, 23)]
    assert started[0].held == [1, 0, 0]
    assert started[0].unsold == 6


@rule("CD-3.3")
def test_any_hex_of_the_three_cities() -> None:
    play = deal()
    for hex_ in STARTS:
        assert Found("up", hex_, 5, 30) in question(play).menu
    assert {action.hex for action in question(play).menu if isinstance(action, Found)} == set(STARTS)


@rule("CD-3.3")
@pytest.mark.parametrize("hex_", ["A1", "S6", "W4"])
def test_no_other_hex(hex_: str) -> None:
    refuses(deal(), Found("up", hex_, 5, 30), refusals.NOT_A_START)


@rule("CD-3.3")
def test_no_hex_off_the_board() -> None:
    refuses(deal(), Found("up", "Z99", 5, 30), refusals.UNKNOWN_START)


@rule("CD-3.3")
def test_three_railroads_fill_a_starting_hex() -> None:
    play = deal(4)
    for value, name in enumerate(("up", "sp", "gn"), start=10):
        play.act(Found(name, "W5", 3, value))
        play.act(Done())
    refuses(play, Found("np", "W5", 3, 20), refusals.START_FULL)
    assert Found("np", "X5", 3, 20) in question(play).menu
    assert "W5" not in {action.hex for action in question(play).menu if isinstance(action, Found)}


@rule("CD-3.4")
@pytest.mark.parametrize("shares", [0, 2, 11, 100])
def test_three_to_ten_shares(shares: int) -> None:
    refuses(deal(), Found("up", "W5", shares, 30), refusals.SHARES_OUT_OF_RANGE)


@rule("CD-3.4")
def test_every_number_from_three_to_ten() -> None:
    menu = question(deal()).menu
    assert {action.shares for action in menu if isinstance(action, Found)} == set(range(3, 11))


@rule("CD-3.4", "CD-3.5")
def test_shares_and_value_never_change() -> None:
    play = deal()
    play.act(Found("up", "W5", 4, 20))
    play.act(Build("up", "W5", "NW", 2))
    next_turn(play)
    play.act(Buy("up", 1, 40))
    charter = railroad(play, "up")
    assert (charter.total, charter.value) == (4, 20)


@rule("CD-3.5")
@pytest.mark.parametrize("value", [0, 9, 51, 1000])
def test_value_from_ten_to_fifty(value: int) -> None:
    refuses(deal(), Found("up", "W5", 5, value), refusals.VALUE_OUT_OF_RANGE)


@rule("CD-3.5")
@pytest.mark.parametrize("value", [30.0, 30.5, "30", None, True])
def test_value_is_whole_dollars(value: Any) -> None:
    play = deal()
    with pytest.raises(gs.Illegal) as caught:
        play.act(Found("up", "W5", 5, value))
    assert caught.value.reason == "malformed"
    with pytest.raises(gs.Illegal):
        play.act({"type": "found", "railroad": "up", "hex": "W5", "shares": 5, "value": value})
    assert play.view(None).players[0].cash == 80


@rule("CD-3.5")
def test_values_differ() -> None:
    play = deal()
    play.act(Found("up", "W5", 5, 30))
    play.act(Done())
    refuses(play, Found("sp", "V14", 5, 30), refusals.VALUE_TAKEN)
    assert Found("sp", "V14", 5, 31) in question(play).menu


@rule("CD-3.5")
def test_value_is_within_the_founders_cash() -> None:
    play = deal(6)
    refuses(play, Found("up", "W5", 5, 41), refusals.VALUE_OVER_CASH)
    assert max(action.value for action in question(play).menu if isinstance(action, Found)) == 40


@rule("CD-3.5")
def test_the_value_goes_from_the_founder_to_the_treasury() -> None:
    play = deal()
    play.act(Found("up", "W5", 5, 37))
    assert play.view(None).players[0].cash == 43
    assert railroad(play, "up").treasury == 37


@rule("CD-3.6")
def test_start_hex_is_free_and_cubes_are_laid_out() -> None:
    play = deal()
    play.act(Found("up", "W5", 5, 30))
    charter = railroad(play, "up")
    assert (charter.treasury, charter.income, charter.track) == (30, 0, ["W5"])
    assert (charter.cubes, charter.locked) == (12, 20)


@rule("CD-3.7")
def test_the_founder_may_build_at_once() -> None:
    play = deal()
    play.act(Found("up", "W5", 5, 30))
    assert question(play).seat == 0
    play.act(Build("up", "W5", "NW", 1))
    assert len(railroad(play, "up").track) == 2


@rule("CD-4.1")
def test_one_or_more_unsold_shares_of_one_railroad() -> None:
    play = deal()
    play.act(Found("up", "W5", 3, 10))
    play.act(Done())
    play.act(Buy("up", 2, 20))
    charter = railroad(play, "up")
    assert (charter.held, charter.unsold) == ([1, 2, 0], 0)


@rule("CD-4.1")
def test_not_of_an_unstarted_railroad() -> None:
    refuses(deal(), Buy("up", 1, 30), refusals.NOT_STARTED)


@rule("CD-4.1")
def test_at_least_one() -> None:
    play = deal()
    play.act(Found("up", "W5", 3, 10))
    play.act(Done())
    refuses(play, Buy("up", 0, 10), refusals.NO_SHARE_NAMED)


@rule("CD-4.1")
def test_no_more_than_are_unsold() -> None:
    play = deal()
    play.act(Found("up", "W5", 3, 10))
    play.act(Done())
    refuses(play, Buy("up", 3, 30), refusals.NOT_ENOUGH_SHARES)


@rule("CD-4.2")
def test_the_books_example_thirty_five_dollars_a_share() -> None:
    """10 shares, value 32, income 30: dividend 3, so at least 35."""
    play = deal()
    play.act(Found("atsf", "W5", 10, 32))
    play.act(Done())
    play.state.income[1] = 30
    assert railroad(play, "atsf").least_price == 35
    refuses(play, Buy("atsf", 1, 34), refusals.UNDER_LEAST_PRICE)
    refuses(play, Buy("atsf", 2, 69), refusals.UNDER_LEAST_PRICE)
    assert Buy("atsf", 1, 35) in question(play).menu
    assert Buy("atsf", 2, 70) in question(play).menu


@rule("CD-4.2")
@pytest.mark.parametrize(("income", "least"), [(0, 20), (1, 21), (4, 21), (5, 22), (8, 22), (9, 23)])
def test_the_dividend_in_the_price_is_rounded_up(income: int, least: int) -> None:
    play = deal()
    play.act(Found("up", "W5", 4, 20))
    play.act(Done())
    play.state.income[0] = income
    singles = [action for action in StockMenu(play.state) if isinstance(action, Buy) and action.shares == 1]
    assert min(action.pay for action in singles) == least


@rule("CD-4.3")
def test_a_player_may_pay_more_and_all_goes_to_the_treasury() -> None:
    play = deal()
    play.act(Found("up", "W5", 5, 20))
    play.act(Done())
    play.act(Buy("up", 1, 80))
    assert play.view(None).players[1].cash == 0
    assert railroad(play, "up").treasury == 100


@rule("CD-4.3")
def test_no_more_than_the_buyers_cash() -> None:
    play = deal()
    play.act(Found("up", "W5", 5, 20))
    play.act(Done())
    refuses(play, Buy("up", 1, 81), refusals.PAY_OVER_CASH)


@rule("CD-4.3")
def test_one_amount_for_the_whole_purchase() -> None:
    """Two shares at 20 for 41: the odd dollar need not divide."""
    play = deal()
    play.act(Found("up", "W5", 5, 20))
    play.act(Done())
    assert {a.pay for a in question(play).menu if isinstance(a, Buy) and a.shares == 2} == set(range(40, 81))
    play.act(Buy("up", 2, 41))
    assert railroad(play, "up").treasury == 61


def test_the_menu_says_why_not() -> None:
    play = deal()
    play.act(Found("up", "W5", 3, 50))
    play.act(Done())
    play.act(Buy("up", 1, 50))
    play.act(Done())
    play.act(Buy("up", 1, 50))
    next_turn(play)
    refused = question(play).menu.describe()["refused"]
    assert {"target", "rule", "reason", "values"} == set(refused[0])
    assert {"type": "buy", "railroad": "up"} in [
        miss["target"] for miss in refused if miss["reason"] == "not_enough_shares"
    ]
    assert {"type": "found", "value": 50} in [miss["target"] for miss in refused if miss["reason"] == "value_taken"]
    assert {"type": "found", "value": 49} in [miss["target"] for miss in refused if miss["reason"] == "value_over_cash"]


def test_the_board_knows_all_starts() -> None:
    board: Board = deal().state.board
    assert sorted(board.hex_ids[hex_] for hex_ in board.starts) == sorted(STARTS)
