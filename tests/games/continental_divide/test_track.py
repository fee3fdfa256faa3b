"""CD-5, building track: the rulebook's figures as drawings, then its sentences."""

from __future__ import annotations

from typing import Any

import pytest

import goldenspike as gs
from goldenspike.games.continental_divide import Build, Buy, Done, Found, Order, refusals
from goldenspike.games.continental_divide.track import TrackMenu
from support.drawing import draw, same
from support.games import deal, event_types, question, refuses, rule


def charter(play: gs.Play, name: str) -> Any:
    return next(each for each in play.view(None).railroads if each.id == name)


# CD-5.3, straight lines


@rule("CD-5.3")
def test_lines_run_straight_in_the_six_directions() -> None:
    figure = draw("""
        . . . . .
        . . . . .
        . . S . .
        . . . . .
        . . . . .
    """)
    assert figure.ends() == same("""
        . . x . x
        . . x x .
        x x S x x
        . x x . .
        x . x . .
    """)


@rule("CD-5.3")
def test_a_line_may_begin_at_any_hex_of_the_track() -> None:
    figure = draw("""
        . . . . .
        . . . . .
        S R R . .
    """)
    assert figure.ends() == same("""
        x x x x x
        x x x x .
        S R R x x
    """)


@rule("CD-5.3")
def test_a_line_has_no_gap() -> None:
    assert draw("S . ~ . .").ends() == "S x ~ . ."


@rule("CD-5.3")
def test_a_line_begins_on_own_track() -> None:
    play = deal()
    play.act(Found("up", "W5", 5, 30))
    refuses(play, Build("up", "X5", "NW", 1), refusals.NOT_ON_TRACK)


@rule("CD-5.3")
def test_a_line_has_a_length() -> None:
    play = deal()
    play.act(Found("up", "W5", 5, 30))
    refuses(play, Build("up", "W5", "NW", 0), refusals.NO_LENGTH)


@rule("CD-5.3")
@pytest.mark.parametrize("direction", ["W", "nw", "", "NNW"])
def test_there_are_six_directions(direction: str) -> None:
    play = deal()
    play.act(Found("up", "W5", 5, 30))
    refuses(play, Build("up", "W5", direction, 1), refusals.UNKNOWN_DIRECTION)


@rule("CD-5.4")
def test_the_origin_is_on_the_board() -> None:
    play = deal()
    play.act(Found("up", "W5", 5, 30))
    refuses(play, Build("up", "Q99", "NW", 1), refusals.UNKNOWN_HEX)


# CD-5.4, where a cube may go


@rule("CD-5.4")
def test_the_edge_of_the_board_ends_a_line() -> None:
    play = deal()
    play.act(Found("up", "X5", 5, 50))
    refuses(play, Build("up", "X5", "NE", 1), refusals.OFF_BOARD)
    assert draw("S . .").ends() == "S x x"


@rule("CD-5.4")
def test_own_track_ends_a_line() -> None:
    """So a line cannot run through the railroad's own track to the other side."""
    assert draw("S . R . .").ends() == "S x R x x"
    figure = draw("S . R .")
    refused = figure.refusal(3)
    assert (refused.rule, refused.reason) == ("CD-5.4", "already_here")


@rule("CD-5.4")
def test_three_railroads_fill_a_hex() -> None:
    assert draw("S a . .").ends() == "S x x x"
    assert draw("S b . .").ends() == "S x x x"
    assert draw("S c . .").ends() == "S c . ."
    assert draw("S . c .").ends() == "S x c ."


@rule("CD-5.4")
def test_one_railroad_fills_a_port() -> None:
    assert draw("S P .").ends() == "S x x"
    assert draw("S p .").ends() == "S p ."


@rule("CD-5.4")
def test_a_full_hex_says_why() -> None:
    figure = draw("S . c .")
    refused = figure.refusal(3)
    assert (refused.reason, refused.values["hex"], refused.values["laid"]) == ("hex_full", "2,0", 1)


@rule("CD-5.4")
def test_a_taken_port_says_why() -> None:
    figure = draw("S p")
    refused = figure.refusal(1)
    assert refused.reason == "port_taken"


# CD-5.5, one start and one port


@rule("CD-5.5")
def test_never_into_another_starting_hex() -> None:
    assert draw("S . s .").ends() == "S x s ."
    play = deal()
    play.act(Found("up", "W5", 5, 50))
    refuses(play, Build("up", "W5", "NE", 1), refusals.SECOND_START)


@rule("CD-5.5")
def test_at_most_one_port() -> None:
    assert draw("S P . P").ends() == "S x x P"
    figure = draw("S P P .")
    refused = figure.refusal(2)
    assert (refused.rule, refused.reason) == ("CD-5.5", "second_port")


@rule("CD-5.5")
def test_a_second_port_is_closed_in_later_turns_too() -> None:
    figure = draw("S R P . P")
    figure.build(2, "1,0")
    figure.state.built = 0
    assert figure.ends() == "S R P . P"


# CD-5.6, cost and cubes


@rule("CD-5.6")
def test_each_cube_costs_its_hex_and_the_treasury_pays() -> None:
    """From Chicago West: Prairie du Chien 6, Rochester 3, Mankato 3."""
    play = deal()
    play.act(Found("up", "W5", 5, 50))
    (event,) = play.act(Build("up", "W5", "NW", 3))[:1]
    assert (event.hexes, event.cost) == (["V5", "U4", "T4"], 12)
    assert charter(play, "up").treasury == 50 - 12
    assert charter(play, "up").cubes == 12 - 3
    assert [player.cash for player in play.view(None).players] == [30, 80, 80]


@rule("CD-5.6")
def test_money_ends_a_line() -> None:
    assert draw("S 3 4 5 6", treasury=12).ends() == "S x x x 6"
    assert draw("S 3 4 5 6", treasury=11).ends() == "S x x 5 6"
    assert draw("S 3", treasury=2).ends() == "S 3"


@rule("CD-5.6")
def test_players_never_pay_for_track() -> None:
    """A treasury one dollar short stays short, however rich the builder."""
    figure = draw("S 9", treasury=8)
    assert figure.state.cash[0] > 900
    refused = figure.refusal(1)
    assert (refused.rule, refused.reason) == ("CD-5.6", "no_money")


@rule("CD-5.6")
def test_cubes_end_a_line() -> None:
    assert draw("S . . . .", cubes=2).ends() == "S x x . ."
    figure = draw("S . .", cubes=1)
    refused = figure.refusal(2)
    assert (refused.rule, refused.reason) == ("CD-5.6", "no_cubes")


@rule("CD-5.6")
def test_there_is_no_other_limit_on_the_length() -> None:
    row = " ".join(["S"] + ["."] * 12)
    assert draw(row).ends() == " ".join(["S"] + ["x"] * 12)


# CD-5.7 to CD-5.10, income, regions, the divide


@rule("CD-5.7")
def test_each_cube_adds_its_hexs_income() -> None:
    figure = draw("S i . i")
    figure.build(3)
    assert figure.state.income[0] == 4


@rule("CD-5.7")
def test_starting_cities_give_none() -> None:
    play = deal()
    play.act(Found("up", "W5", 5, 50))
    assert charter(play, "up").income == 0


@rule("CD-5.8")
def test_cubes_unlocked_in_the_central_region_continue_the_line() -> None:
    assert draw("S . | . . . . .", cubes=2).ends() == "S x x x x x x"
    assert draw("S . . | . . . .", cubes=2).ends() == "S x x . . . ."


@rule("CD-5.8")
def test_ten_cubes_for_each_region() -> None:
    figure = draw("S . | . . | .", cubes=5)
    events = figure.build(4)
    assert event_types(events) == ["track_laid", "region_entered", "track_laid", "region_entered"]
    assert figure.state.cubes[0] == 5 - 4 + 20
    assert figure.state.region[0] == 2


@rule("CD-5.8")
def test_only_the_first_cube_in_a_region_counts() -> None:
    figure = draw("S . | . .", cubes=5, region=1)
    events = figure.build(3)
    assert event_types(events) == ["track_laid"]


@rule("CD-5.8")
def test_the_west_entered_first_unlocks_both_and_counts_as_both() -> None:
    figure = draw("S | | . . .", cubes=1)
    assert figure.ends() == "S x x x"
    events = figure.build(1)
    assert [event.region for event in events if hasattr(event, "region")] == ["central", "west"]
    assert figure.state.cubes[0] == 20
    assert figure.game.view(figure.state, None).railroads[0].points == 2


@rule("CD-5.9")
def test_the_first_cube_beyond_the_divide_adds_ten_to_the_income() -> None:
    figure = draw("S . / i .")
    events = figure.build(3)
    assert event_types(events) == ["track_laid", "divide_crossed", "track_laid"]
    assert figure.state.income[0] == 12


@rule("CD-5.9")
def test_only_once() -> None:
    figure = draw("S / . .", crossed=True)
    events = figure.build(2)
    assert event_types(events) == ["track_laid"]
    assert figure.state.income[0] == 0


@rule("CD-5.10")
def test_the_income_track_has_no_upper_end() -> None:
    figure = draw("S i / i")
    figure.state.income[0] = 99_990
    figure.build(2)
    assert figure.state.income[0] == 99_990 + 2 + 2 + 10


# CD-5.1, CD-5.2, who builds


def two_holders() -> gs.Play:
    """Seats 0 and 1 hold one share of `up` each; it is seat 1's time to build."""
    play = deal()
    play.act(Found("up", "W5", 5, 20))
    play.act(Done())
    play.act(Buy("up", 1, 40))
    return play


@rule("CD-5.1")
def test_each_of_several_tied_holders_builds_in_their_own_turn() -> None:
    play = two_holders()
    assert charter(play, "up").builders == [0, 1]
    assert question(play).seat == 1
    play.act(Build("up", "W5", "NW", 1))


@rule("CD-5.1")
def test_a_player_with_fewer_shares_than_another_may_not_build() -> None:
    play = two_holders()
    play.act(Done())
    play.act(Buy("up", 2, 40))
    play.act(Build("up", "W5", "NW", 1))
    play.act(Order(3))
    play.act(Order(2))
    play.act(Found("sp", "V14", 3, 30))  # so that there is something to build at all
    refuses(play, Build("up", "W5", "NW", 1), refusals.NOT_MAJORITY)
    assert not any(action.railroad == "up" for action in question(play).menu if isinstance(action, Build))


@rule("CD-5.1")
def test_a_player_without_a_share_may_not_build() -> None:
    play = deal()
    play.act(Found("up", "W5", 5, 20))
    play.act(Done())
    play.act(Found("sp", "V14", 5, 21))
    refuses(play, Build("up", "W5", "NW", 1), refusals.NO_SHARE_HELD)


@rule("CD-5.1")
def test_unsold_shares_count_for_nobody() -> None:
    play = deal()
    play.act(Found("up", "W5", 10, 20))
    assert charter(play, "up").unsold == 9
    play.act(Build("up", "W5", "NW", 1))


@rule("CD-5.2")
def test_each_railroad_at_most_once_a_turn() -> None:
    play = two_holders()
    play.act(Done())
    play.act(Found("sp", "V14", 3, 40))
    play.state.shares[0 * 3 + 2] = 1  # seat 2 ties for `up` too
    play.act(Build("sp", "V14", "NW", 1))
    refuses(play, Build("sp", "V14", "NW", 2), refusals.BUILT_ALREADY)
    assert not any(action.railroad == "sp" for action in question(play).menu if isinstance(action, Build))


@rule("CD-5.2")
def test_a_railroad_built_for_by_one_holder_can_be_built_for_by_the_next() -> None:
    play = deal()
    play.act(Found("up", "W5", 5, 20))
    play.act(Build("up", "W5", "NW", 1))
    play.act(Buy("up", 1, 40))
    play.act(Build("up", "W5", "SW", 1))
    assert len(charter(play, "up").track) == 3


@rule("CD-5.2")
def test_several_railroads_in_any_order() -> None:
    for order in (("up", "sp"), ("sp", "up")):
        play = two_holders()
        play.act(Done())
        play.act(Found("sp", "V14", 3, 40))
        play.state.shares[0 * 3 + 2] = 1
        for name in order:
            play.act(Build(name, {"up": "W5", "sp": "V14"}[name], "NW", 1))
        assert len(charter(play, "up").track) == len(charter(play, "sp").track) == 2


# What the menu tells user interfaces


def test_previews_tell_the_consequences_of_each_length() -> None:
    figure = draw("S i 3 | . / .", treasury=6, cubes=3)
    boxes = TrackMenu(figure.state).describe()["choices"]
    line = next(box for box in boxes if box["type"] == "build")
    assert line["length"] == {"min": 1, "max": 4}
    assert line["preview"] == [
        {"hex": "1,0", "cost": 1, "treasury": 5, "cubes": 2, "income": 2, "dividend": 1, "points": 0},
        {"hex": "2,0", "cost": 4, "treasury": 2, "cubes": 1, "income": 2, "dividend": 1, "points": 0},
        {"hex": "3,0", "cost": 5, "treasury": 1, "cubes": 10, "income": 2, "dividend": 1, "points": 1},
        {"hex": "4,0", "cost": 6, "treasury": 0, "cubes": 9, "income": 12, "dividend": 4, "points": 3},
    ]
    assert boxes[-1] == {"type": "done"}


def test_the_menu_says_where_and_why_each_line_ends() -> None:
    figure = draw("S . c .")
    misses = TrackMenu(figure.state).describe()["refused"]
    ends = [miss for miss in misses if miss["target"].get("direction") == "SE"]
    assert [(miss["target"]["hex"], miss["target"]["length"], miss["reason"]) for miss in ends] == [
        ("2,0", 2, "hex_full")
    ]
