"""CD-1, setting up the game."""

from __future__ import annotations

from itertools import permutations

import pytest

import goldenspike as gs
from goldenspike.games.continental_divide import Build, Found, refusals
from support.games import NAMES, deal, refuses, rule


@rule("CD-1.1")
@pytest.mark.parametrize(("players", "cash"), [(3, 80), (4, 60), (5, 48), (6, 40)])
def test_cash_by_number_of_players(players: int, cash: int) -> None:
    assert [player.cash for player in deal(players).view(None).players] == [cash] * players


@rule("CD-1.1")
@pytest.mark.parametrize("players", [0, 1, 2, 7])
def test_three_to_six_play(players: int) -> None:
    with pytest.raises(gs.GoldenSpikeError) as caught:
        gs.new_game("continental-divide", (NAMES * 2)[:players])
    assert caught.value.key == "players-how-many"


@rule("CD-1.1")
def test_cash_and_treasuries_are_open_to_every_seat() -> None:
    play = deal()
    play.act(Found("up", "W5", 5, 30))
    for seat in (None, 0, 1, 2):
        view = play.view(seat)
        assert [player.cash for player in view.players] == [50, 80, 80]
        assert view.railroads[0].treasury == 30


@rule("CD-1.2")
def test_first_order_is_a_random_permutation() -> None:
    play = gs.new_game("continental-divide", NAMES[:4], seed=1, auto_chance=False)
    chance = play.pending
    assert isinstance(chance, gs.Chance)
    assert chance.kind == "turn_order"
    outcomes = list(chance.outcomes())
    assert sorted(order for order, _ in outcomes) == sorted(map(list, permutations(range(4))))
    assert {weight for _, weight in outcomes} == {1}


@rule("CD-1.2")
def test_turn_one_goes_in_the_order_dealt() -> None:
    play = deal(3, [2, 0, 1])
    assert play.view(None).turn == 1
    seats = []
    for _ in range(3):
        assert isinstance(play.pending, gs.Ask)
        seats.append(play.pending.seat)
        play.act({"type": "pass"})
    assert seats == [2, 0, 1]


@rule("CD-1.3")
def test_nothing_is_on_the_board() -> None:
    play = deal()
    railroads = play.view(None).railroads
    assert len(railroads) == 8
    assert not any(railroad.started or railroad.track or any(railroad.held) for railroad in railroads)


@rule("CD-1.3")
def test_there_are_only_these_eight() -> None:
    refuses(deal(), Found("zz", "W5", 5, 30), refusals.UNKNOWN_RAILROAD)
    play = deal()
    play.act(Found("up", "W5", 5, 30))
    refuses(play, Build("zz", "W5", "NW", 1), refusals.UNKNOWN_RAILROAD)
