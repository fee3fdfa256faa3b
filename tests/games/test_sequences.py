"""The sequence of play of each game is one list, and says what follows what."""

from __future__ import annotations

from typing import Any

import pytest

from goldenspike.games.continental_divide import sequence as of_continental_divide
from goldenspike.games.continental_divide.presentation.view_builder import PHASES as CONTINENTAL_DIVIDE
from goldenspike.games.silverton import sequence as of_silverton
from goldenspike.games.silverton.presentation.views import PHASES as SILVERTON
from goldenspike.kernel.game import Step
from goldenspike.kernel.sequence import Phase, Position, Sequence, each_player


@pytest.mark.parametrize(
    ("game", "names"), [(of_continental_divide, CONTINENTAL_DIVIDE), (of_silverton, SILVERTON)], ids=["cd", "sv"]
)
def test_every_phase_stands_at_its_number(game: Any, names: Any) -> None:
    numbers = [phase.number for phase in game.SEQUENCE.phases]
    assert numbers == list(range(len(names) - 1))
    assert names[len(names) - 1] == "over"


def nothing(state: Position) -> Step:
    return Step(list)


@pytest.mark.parametrize("held", [True, False])
def test_what_follows_what(held: bool) -> None:
    """The next player begins the round again; what does not take place is passed over; after the last, a new turn."""
    sequence = Sequence(
        [
            Phase(0, nothing),
            *each_player(Phase(1, nothing), Phase(2, nothing, when=lambda _: held)),
            Phase(3, nothing),
        ],
        again=1,
    )
    position = Position(phase=0, place=0, seats=2)
    been = []
    for _ in range(7):
        sequence.go_on(position)
        been.append((position.phase, position.place))
    turn = [(1, 0), (2, 0), (1, 1), (2, 1), (3, 0)] if held else [(1, 0), (1, 1), (3, 0)]
    assert been == (turn * 3)[:7]
