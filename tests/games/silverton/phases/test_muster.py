"""SV-12.1, choosing pieces with points."""

from __future__ import annotations

import pytest

import goldenspike as gs
from goldenspike.games.silverton import Done, Muster, Place, refusals
from goldenspike.games.silverton.events.setup import PiecesTaken
from support.games import question, refuses, rule
from support.silverton.positions import asked, begin, menu, of

POINTS = {2: 15, 3: 14, 4: 14, 5: 8, 6: 8}


def spent(pieces: str) -> int:
    return sum({"S": 3, "P": 3}[piece[0]] + int(piece[1:] or 0) for piece in pieces.split())


def mustering(players: int) -> gs.Play:
    return begin(players, level="advanced")


@rule("SV-12.1")
@pytest.mark.parametrize("players", [5, 6])
def test_three_choices_spend_eight_points_exactly(players: int) -> None:
    """The rulebook's: S+1 with P+1, S+2 with P, S with P+2."""
    offered = [action.pieces for action in menu(mustering(players))]
    assert sorted(pieces for pieces in offered if spent(pieces) == 8) == ["S P+2", "S+1 P+1", "S+2 P"]
    assert sorted(offered) == ["S P", "S P+1", "S P+2", "S+1 P", "S+1 P+1", "S+2 P"]


@rule("SV-12.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_choice_is_within_points_and_limits(players: int) -> None:
    offered = [action.pieces.split() for action in menu(mustering(players))]
    for pieces in offered:
        assert spent(" ".join(pieces)) <= POINTS[players]
        for letter in "SP":
            own_ = [piece for piece in pieces if piece[0] == letter]
            assert own_
            assert own_.count(letter) <= 2
            assert own_.count(f"{letter}+1") <= 1
            assert own_.count(f"{letter}+2") <= 1
    assert len({" ".join(pieces) for pieces in offered}) == len(offered)


@rule("SV-12.1")
def test_every_such_choice_is_offered() -> None:
    """Counted independently: by two players with 15 points."""
    kinds = [(a, b, c) for a in range(3) for b in range(2) for c in range(2) if a + b + c]
    cost = {kind: 3 * kind[0] + 4 * kind[1] + 5 * kind[2] for kind in kinds}
    assert len(menu(mustering(2))) == sum(cost[one] + cost[other] <= 15 for one in kinds for other in kinds)


@rule("SV-12.1")
@pytest.mark.parametrize(
    "pieces",
    [
        "S+2 S+1 S P P",
        "S S P P P",
        "S+2 S+2 P",
        "S+1 S+1 P",
        "P P",
        "S S",
        "",
        "S+3 P",
        "S S S P",
        "X",
        "S+2 S+1 P+2 P",
    ],
)
def test_no_other_choice(pieces: str) -> None:
    refuses(mustering(2), Muster(pieces), refusals.NO_SUCH_MUSTER)


@rule("SV-12.1")
def test_each_in_turn_order_just_before_their_first_placement() -> None:
    play = begin(2, level="advanced", order=[1, 0])
    assert asked(play) == 1
    refuses(play, Place("s1", segment="denver-golden-1"), refusals.NOT_NOW)
    assert of(play.act(Muster("S+2 S P+1 P")), PiecesTaken) == [PiecesTaken(1, ["S+2", "S", "P+1", "P"], "SV-12.1")]
    assert Place("s1", segment="denver-golden-1") in question(play).menu
    assert asked(play) == 1
    play.act(Done())
    assert asked(play) == 0
    play.act(Muster("S P"))
    play.act(Done())
    assert [len(player.pieces) for player in play.view(None).players] == [2, 4]


@rule("SV-12.1")
def test_points_left_over_are_lost() -> None:
    """The choice is made once: in turn 2 nobody is asked again."""
    play = begin(2, level="advanced")
    for _ in range(2):
        play.act(Muster("S P"))
        play.act(Done())
    while play.state.turn == 1 or play.view(None).phase != "placement":
        play.roll() if isinstance(play.pending, gs.Chance) else play.act(Done())
    refuses(play, Muster("S P"), refusals.NOT_NOW)
    assert len(play.view(None).players[0].pieces) == 2
