"""Nobody sits better than anybody else."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from goldenspike.lab.balanced_seatings import deal_seatings, fill_seats, rotations


def test_the_last_one_named_fills_the_seats_that_are_left() -> None:
    assert fill_seats(["expert", "greedy"], 4) == ["expert", "greedy", "greedy", "greedy"]
    assert fill_seats(["a", "b", "c"], 3) == ["a", "b", "c"]
    assert fill_seats(["a", "b", "c"], 2) == ["a", "b", "c"]


def test_one_against_three_takes_four_games() -> None:
    assert deal_seatings(["a", "b", "b", "b"], 4) == [
        [("a", "b", "b", "b"), ("b", "b", "b", "a"), ("b", "b", "a", "b"), ("b", "a", "b", "b")]
    ]


def test_the_same_bot_everywhere_takes_one() -> None:
    assert deal_seatings(["a"] * 5, 5) == [[("a",) * 5]]


def test_four_bots_have_every_order_around_the_table() -> None:
    found = deal_seatings("abcd", 4)
    assert [len(seatings) for seatings in found] == [4] * 6
    assert len({seating for seatings in found for seating in seatings}) == 24


def test_more_bots_than_seats_meet_in_every_combination() -> None:
    assert deal_seatings("abc", 2) == [[("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")]]
    found = deal_seatings("abcde", 4)
    assert [len(seatings) for seatings in found] == [20] * 6
    assert all(len({frozenset(seating) for seating in seatings}) == 5 for seatings in found)


def test_alone_everybody_plays_every_deal() -> None:
    assert deal_seatings("ab", 1) == [[("a",), ("b",)]]


@given(st.lists(st.sampled_from("abc"), min_size=1, max_size=6))
def test_in_every_deal_each_bot_has_each_seat_as_often(bots: list[str]) -> None:
    for seatings in deal_seatings(bots, len(bots)):
        assert len(set(seatings)) == len(seatings)
        for bot in set(bots):
            by_seat = [sum(seating[seat] == bot for seating in seatings) for seat in range(len(bots))]
            assert len(set(by_seat)) == 1
        assert all(Counter(seating) == Counter(bots) for seating in seatings)


@given(st.lists(st.sampled_from("abcd"), min_size=2, max_size=5))
def test_no_seating_comes_twice(bots: list[str]) -> None:
    found = [seating for seatings in deal_seatings(bots, len(bots)) for seating in seatings]
    assert len(set(found)) == len(found)
    assert set(rotations(tuple(bots))) <= set(found)
