"""CD-2, a game turn; CD-7, the end."""

from __future__ import annotations

from random import Random

import goldenspike as gs
from goldenspike.games.continental_divide import Build, Buy, Done, Found, Order, Pass, refusals
from support.games import deal, event_types, question, refuses, rule


def seat(play: gs.Play) -> int:
    assert isinstance(play.pending, gs.Ask)
    return play.pending.seat


def finish(play: gs.Play, seed: int = 0) -> gs.Play:
    rng = Random(seed)
    while isinstance(play.pending, gs.Ask):
        play.act(play.pending.menu.sample(rng))
    return play


@rule("CD-2.1")
def test_each_player_buys_then_builds_in_turn_order() -> None:
    play = deal(3, [1, 2, 0])
    steps = []
    for railroad, value in (("up", 30), ("sp", 31), ("gn", 32)):
        steps.append((seat(play), play.view(None).phase))
        play.act(Found(railroad, "W5", 5, value))
        steps.append((seat(play), play.view(None).phase))
        play.act(Done())
    assert steps == [(1, "stock"), (1, "track"), (2, "stock"), (2, "track"), (0, "stock"), (0, "track")]


@rule("CD-2.1")
def test_stock_comes_before_track() -> None:
    play = deal()
    refuses(play, Build("up", "W5", "NW", 1), refusals.NOT_NOW)
    refuses(play, Done(), refusals.NOT_NOW)
    refuses(play, Order(1), refusals.NOT_NOW)
    play.act(Found("up", "W5", 5, 30))
    for late in (Found("sp", "V14", 5, 31), Buy("up", 1, 30), Pass(), Order(1)):
        refuses(play, late, refusals.NOT_NOW)


@rule("CD-2.1")
def test_both_steps_are_optional() -> None:
    play = deal()
    assert Pass() in question(play).menu
    play.act(Found("up", "W5", 5, 30))
    assert Done() in question(play).menu
    play.act(Done())
    assert seat(play) == 1


@rule("CD-2.1")
def test_a_choice_with_one_possibility_is_not_asked() -> None:
    """Who passes and controls no railroad has nothing to build: the next player is asked at once."""
    play = deal()
    events = play.act(Pass())
    assert event_types(events) == ["passed", "building_ended"]
    assert seat(play) == 1


@rule("CD-2.2")
def test_after_the_last_player_dividends_then_the_marker_then_the_order() -> None:
    play = deal()
    play.act(Found("up", "W5", 5, 30))
    play.act(Build("up", "W5", "NW", 1))
    play.act(Pass())
    events = play.act(Pass())
    assert event_types(events) == ["passed", "building_ended", "dividend_paid", "turn_advanced"]
    view = play.view(None)
    assert (view.turn, view.phase, seat(play)) == (2, "order", 2)


@rule("CD-7.1")
def test_the_game_ends_after_the_dividends_of_turn_eight() -> None:
    for seed in range(5):
        play = finish(deal(), seed)
        *_, (_, events) = play.history()
        kinds = event_types(events)
        assert kinds[-1] == "game_ended"
        assert "turn_advanced" not in kinds
        assert play.view(None).turn == 8
        paid = [event.railroad for event in events if hasattr(event, "per_share")]
        assert paid == [railroad.id for railroad in play.view(None).railroads if railroad.started]


@rule("CD-7.1")
def test_seven_turns_are_followed_by_another() -> None:
    play = finish(deal())
    turns = [event.turn for _, events in play.history() for event in events if hasattr(event, "turn")]
    assert turns == [2, 3, 4, 5, 6, 7, 8]


@rule("CD-7.1")
def test_nothing_can_be_done_after_the_end() -> None:
    play = finish(deal())
    for action in (Pass(), Done(), Order(1), Found("up", "W5", 3, 10)):
        refuses(play, action, refusals.GAME_OVER)
