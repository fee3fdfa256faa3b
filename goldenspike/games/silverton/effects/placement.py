"""Phase 2: placement (SV-5)."""

from __future__ import annotations

from typing import Final

from goldenspike.games.silverton.effects.common import go_home
from goldenspike.games.silverton.events import placement as events
from goldenspike.games.silverton.position.pieces import PLACED, SECOND, TIED
from goldenspike.games.silverton.position.targets import target_of
from goldenspike.games.silverton.sequence import go_on
from goldenspike.games.silverton.state import State
from goldenspike.kernel.dispatch import EffectRegistry

effect: Final[EffectRegistry] = EffectRegistry()


@effect(events.PlacementBegun)
def placement_begun(state: State, event: events.PlacementBegun) -> None:  # noqa: ARG001
    state.this_step.begun = True


@effect(events.Placed)
def placed(state: State, event: events.Placed) -> None:
    piece = state.pieces.named(event.seat, event.piece)
    state.pieces.status[piece] = PLACED
    state.pieces.target[piece] = target_of(state.board, event.target)
    state.pieces.marks[piece] = SECOND if event.second else 0


@effect(events.PieceReturned)
def piece_returned(state: State, event: events.PieceReturned) -> None:
    go_home(state, state.pieces.named(event.seat, event.piece))


@effect(events.PlacementEnded)
def placement_ended(state: State, event: events.PlacementEnded) -> None:
    for piece in state.pieces.of(event.seat):
        if state.pieces.status[piece] == TIED:
            state.pieces.status[piece] = PLACED
    state.this_step.begun = False
    go_on(state)
