"""Phase 2: placement (SV-5)."""

from __future__ import annotations

from goldenspike.games.silverton import events as told
from goldenspike.games.silverton.effects.common import go_home, read_target
from goldenspike.games.silverton.sequence import go_on
from goldenspike.games.silverton.state import PLACED, SECOND, TIED, State


def placement_begun(state: State, event: told.PlacementBegun) -> None:  # noqa: ARG001
    state.begun = True


def placed(state: State, event: told.Placed) -> None:
    piece = state.piece(event.seat, event.piece)
    state.piece_status[piece] = PLACED
    state.piece_target[piece] = read_target(state, event.target)
    state.piece_marks[piece] = SECOND if event.second else 0


def piece_returned(state: State, event: told.PieceReturned) -> None:
    go_home(state, state.piece(event.seat, event.piece))


def placement_ended(state: State, event: told.PlacementEnded) -> None:
    for piece in range(len(state.piece_seat)):
        if state.piece_seat[piece] == event.seat and state.piece_status[piece] == TIED:
            state.piece_status[piece] = PLACED
    state.begun = False
    go_on(state)
