"""CD-10, conservation: what holds after every event, and proof that a breach would be noticed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import goldenspike as gs
from goldenspike.games.continental_divide import Build, Found
from goldenspike.games.continental_divide.conservation import find_violation
from goldenspike.games.continental_divide.events import Passed
from goldenspike.games.continental_divide.state import State
from goldenspike.kernel.laws import check_play
from support.games import NAMES, board, deal, rule


@rule("CD-10.1", "CD-10.2", "CD-10.3")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("pack", ["continental-divide-1.0.0", "tiny"])
def test_the_laws_hold_in_random_games(players: int, pack: str) -> None:
    for seed in range(3):
        play = gs.new_game("continental-divide", NAMES[:players], seed=seed, pack=board(pack))
        rng = Random(seed)
        while isinstance(play.pending, gs.Ask):
            play.act(play.pending.menu.sample(rng))
        check_play(play)


def position() -> State:
    play = deal()
    play.act(Found("up", "W5", 5, 50))
    play.act(Build("up", "W5", "NW", 4))
    state: State = play.state
    return state


def breach(spoil: Callable[[State], object]) -> str:
    """What conservation says of a `Passed` that did more than passing."""
    before, after = position(), position()
    assert find_violation(before, Passed(0), after) is None
    spoil(after)
    return find_violation(before, Passed(0), after) or ""


@rule("CD-10.1")
@pytest.mark.parametrize(
    "spoil",
    [
        lambda state: state.cubes.__setitem__(0, state.cubes[0] + 1),
        lambda state: state.region.__setitem__(0, 1),
        lambda state: state.hexes[0].pop(),
        lambda state: state.unsold.__setitem__(0, 3),
        lambda state: state.shares.__setitem__(0, 2),
        lambda state: state.crowd.__setitem__(0, 1),
        lambda state: state.here.__setitem__(0, 1),
        lambda state: state.income.__setitem__(1, 1),
    ],
)
def test_lost_pieces_are_noticed(spoil: Callable[[State], object]) -> None:
    assert breach(spoil).startswith("CD-10.1")


@rule("CD-10.2")
@pytest.mark.parametrize(
    "spoil",
    [
        lambda state: state.cash.__setitem__(0, 31),
        lambda state: state.treasury.__setitem__(0, 5),
        lambda state: (state.cash.__setitem__(0, 29), state.cash.__setitem__(1, 81)),
        lambda state: state.cash.__setitem__(1, -1),
    ],
)
def test_money_from_nowhere_is_noticed(spoil: Callable[[State], object]) -> None:
    assert breach(spoil).startswith("CD-10.2")


@rule("CD-10.3")
def test_track_that_is_cut_off_is_noticed() -> None:
    def cut(state: State) -> None:
        lost = state.hexes[0][2]
        state.hexes[0].remove(lost)
        state.here[lost] = state.crowd[lost] = 0
        state.cubes[0] += 1

    assert breach(cut).startswith("CD-10.3")
