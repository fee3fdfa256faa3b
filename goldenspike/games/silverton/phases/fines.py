"""Phase 4, step 7: fines (SV-7.9)."""

from __future__ import annotations

from typing import Any, Final

from goldenspike.games.silverton.actions import Bail, Done, Replace, Roll
from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.events import Event
from goldenspike.games.silverton.events.delivery import Bailed, FinesEnded, Pleaded, Pleading, Replaced
from goldenspike.games.silverton.menus import TurnMenu
from goldenspike.games.silverton.name_lookup import piece_named, untimely_action
from goldenspike.games.silverton.odds import OF_TWO, TWO_DICE
from goldenspike.games.silverton.position.pieces import DEAD, JAIL, PLEADED
from goldenspike.games.silverton.refusals import (
    NO_CASH_FOR_FINE,
    NO_ROOM_FOR_PIECE,
    NOT_DEAD,
    NOT_IN_JAIL,
    STILL_WAITING,
    TRIED_ALREADY,
)
from goldenspike.games.silverton.state import State
from goldenspike.kernel.chance import Dice
from goldenspike.kernel.game import Ask, Chance
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.menu import near_miss
from goldenspike.kernel.packing import PackedPair
from goldenspike.kernel.refusal import Refusal

DONE = -1
ROLL, BAIL, REPLACE = 0, 1, 2
PIECE_AND_WAY: Final = PackedPair(3)


def pending(state: State) -> Ask | Chance:
    if state.this_step.pleading != NOWHERE:
        piece = state.this_step.pleading
        purpose = {"jail": state.pieces.names[piece], "seat": state.pieces.seat[piece]}
        return Chance("dice", purpose, Dice(2), resolve_plea)
    return Ask(state.seat(), FinesMenu(state), "SV-7.9")


def resolve(state: State, action: Any) -> list[Event]:
    seat = state.seat()
    if isinstance(action, Done):
        return [FinesEnded(seat)]
    if not isinstance(action, Roll | Bail | Replace):
        raise untimely_action(action)
    piece = piece_named(state, seat, action.piece)
    what = ROLL if isinstance(action, Roll) else BAIL if isinstance(action, Bail) else REPLACE
    why = no_fine(state, seat, piece, what)
    if why is not None:
        raise Illegal(why, **_values(state, seat, piece))
    if what == ROLL:
        return [Pleading(seat, action.piece)]
    cost = -state.pieces.cost[piece]
    return [Bailed(seat, action.piece, cost)] if what == BAIL else [Replaced(seat, action.piece, cost)]


def no_fine(state: State, seat: int, piece: int, what: int) -> Refusal | None:
    why = no_replacement(state, seat, piece) if what == REPLACE else no_release(state, piece)
    if why is None and what != ROLL and state.pieces.cost[piece] > state.cash[seat]:
        return NO_CASH_FOR_FINE
    return why


def no_release(state: State, piece: int) -> Refusal | None:
    """Why a piece cannot be freed: by dice or money, one of the two, once a turn."""
    if state.pieces.status[piece] != JAIL:
        return NOT_IN_JAIL
    if state.pieces.marks[piece] & PLEADED:
        return TRIED_ALREADY
    return None


def no_replacement(state: State, seat: int, piece: int) -> Refusal | None:
    if state.pieces.status[piece] != DEAD:
        return NOT_DEAD
    if state.turn < state.pieces.turn[piece]:
        return STILL_WAITING
    options = state.options
    if options.hiring:
        bonus = state.pieces.bonus[piece]
        alike = state.pieces.alike(seat, state.pieces.kind[piece], bonus)
        if len(state.pieces.living(seat)) >= options.most_pieces or alike >= options.kind_limits[bonus]:
            return NO_ROOM_FOR_PIECE
    return None


def _values(state: State, seat: int, piece: int) -> dict[str, Any]:
    return {
        "piece": state.pieces.names[piece],
        "cost": state.pieces.cost[piece],
        "cash": state.cash[seat],
        "turn": state.pieces.turn[piece],
    }


def resolve_plea(state: State, dice: list[int]) -> list[Event]:
    piece = state.this_step.pleading
    return [Pleaded(state.pieces.seat[piece], state.pieces.names[piece], dice, sum(dice) in state.board.release_rolls)]


class FinesMenu(TurnMenu):
    """Roll or pay for pieces in jail, replace killed ones, or stop. A code is a piece and a way to free it."""

    def survey(self) -> list[int]:
        state, seat = self.state, self.seat
        codes, pieces = [], state.pieces
        for piece in range(len(pieces.seat)):
            if pieces.seat[piece] == seat and pieces.status[piece] in (JAIL, DEAD):
                for what in (ROLL, BAIL, REPLACE):
                    if no_fine(state, seat, piece, what) is None:
                        codes.append(PIECE_AND_WAY.pack(piece, what))
        codes.append(DONE)
        return codes

    def action(self, code: int) -> Roll | Bail | Replace | Done:
        if code == DONE:
            return Done()
        name, what = self.state.pieces.names[PIECE_AND_WAY.first(code)], PIECE_AND_WAY.second(code)
        return Roll(name) if what == ROLL else Bail(name) if what == BAIL else Replace(name)

    def resolve(self, state: State, action: Any) -> list[Event]:
        return resolve(state, action)

    def preview(self, code: int) -> dict[str, Any] | None:
        if code == DONE:
            return None
        if PIECE_AND_WAY.second(code) == ROLL:
            return {"rolls": sum(roll in self.state.board.release_rolls for roll in TWO_DICE), "of": OF_TWO}
        return {"cost": self.state.pieces.cost[PIECE_AND_WAY.first(code)]}

    def refused(self) -> list[dict[str, Any]]:
        state, seat = self.state, self.seat
        misses = []
        for piece in state.pieces.of(seat):
            status = state.pieces.status[piece]
            if status in (JAIL, DEAD):
                what = REPLACE if status == DEAD else BAIL
                why = no_fine(state, seat, piece, what)
                if why is not None:
                    target = {"type": "replace" if what == REPLACE else "bail", "piece": state.pieces.names[piece]}
                    misses.append(near_miss(target, why, _values(state, seat, piece)))
        return misses
