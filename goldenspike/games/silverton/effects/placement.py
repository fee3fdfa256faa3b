"""Phase 2: placement (SV-5)."""

from __future__ import annotations

from goldenspike.games.silverton.effects.common import go_home
from goldenspike.games.silverton.events import placement as told
from goldenspike.games.silverton.position.pieces import PLACED, SECOND, TIED
from goldenspike.games.silverton.position.targets import target_of
from goldenspike.games.silverton.sequence import go_on
from goldenspike.games.silverton.state import State


def placement_begun(state: State, event: told.PlacementBegun) -> None:  # noqa: ARG001
    state.this_step.begun = True


def placed(state: State, event: told.Placed) -> None:
    piece = state.pieces.named(event.seat, event.piece)
    state.pieces.status[piece] = PLACED
    state.pieces.target[piece] = target_of(state.board, event.target)
    state.pieces.marks[piece] = SECOND if event.second else 0


def piece_returned(state: State, event: told.PieceReturned) -> None:
    go_home(state, state.pieces.named(event.seat, event.piece))


def placement_ended(state: State, event: told.PlacementEnded) -> None:
    for piece in state.pieces.of(event.seat):
        if state.pieces.status[piece] == TIED:
            state.pieces.status[piece] = PLACED
    state.this_step.begun = False
    go_on(state)
