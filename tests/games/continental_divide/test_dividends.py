"""CD-6, dividends."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goldenspike.games.continental_divide import Done, Found, Order, Pass
from goldenspike.games.continental_divide.dividends import dividend, pay
from goldenspike.games.continental_divide.state import State
from support.games import deal, question, rule


def red(total: int, held: list[int], income: int) -> State:
    """The Southern Pacific, the red one, with these shares in the hands of seats 0, 1, 2."""
    play = deal()
    play.act(Found("sp", "W5", total, 20))
    state: State = play.state
    state.shares[2 * 3 : 2 * 3 + 3] = held
    state.unsold[2] = total - sum(held)
    state.income[2] = income
    return state


@rule("CD-6.1", "CD-6.2")
def test_the_books_first_example_one_share_left_with_the_railroad() -> None:
    event = dividend(red(4, [1, 2, 0], 15), 2)
    assert (event.per_share, event.paid, event.kept) == (4, [4, 8, 0], 3)


@rule("CD-6.1", "CD-6.2")
def test_the_books_second_example_all_shares_sold() -> None:
    event = dividend(red(4, [1, 2, 1], 15), 2)
    assert (event.per_share, event.paid, event.kept) == (4, [4, 8, 4], 0)


@rule("CD-6.1")
@pytest.mark.parametrize(("income", "per_share"), [(0, 0), (1, 1), (4, 1), (5, 2), (8, 2), (9, 3)])
def test_rounded_up(income: int, per_share: int) -> None:
    assert dividend(red(4, [1, 0, 0], income), 2).per_share == per_share


@rule("CD-6.1")
def test_only_started_railroads_pay_and_each_does() -> None:
    play = deal()
    play.act(Found("up", "W5", 3, 20))
    play.act(Done())
    play.act(Found("tp", "V14", 3, 21))
    assert [event.railroad for event in pay(play.state)] == ["up", "tp"]


@rule("CD-6.1", "CD-6.2")
def test_the_bank_pays_at_the_end_of_every_turn() -> None:
    play = deal()
    play.act(Found("up", "W5", 4, 20))
    play.state.income[0] = 10
    play.act(Done())
    for turn in range(1, 8):
        while play.view(None).phase == "stock":
            play.act(Pass())
            if play.view(None).phase == "track":
                play.act(Done())
        view = play.view(None)
        assert [player.cash for player in view.players] == [60 + 3 * turn, 80, 80]
        assert view.railroads[0].treasury == 20 + 7 * turn
        while play.view(None).phase == "order":
            play.act(Order(play.view(None).order.index(question(play).seat) + 1))


@rule("CD-6.2")
@given(
    total=st.integers(3, 10), income=st.integers(0, 400), holdings=st.lists(st.integers(0, 4), min_size=3, max_size=3)
)
def test_the_treasury_gets_what_is_left_and_never_less_than_nothing(
    total: int, income: int, holdings: list[int]
) -> None:
    held = [min(each, total // 3) for each in holdings]
    event = dividend(red(total, held, income), 2)
    assert (event.per_share - 1) * total < income <= event.per_share * total or income == event.per_share == 0
    assert event.paid == [event.per_share * each for each in held]
    assert event.kept == max(0, income - sum(event.paid))
