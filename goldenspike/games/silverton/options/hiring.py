"""Hiring (SV-15.7): in phase 6 each player may hire one plain piece."""

from __future__ import annotations

from typing import Any, Final

from goldenspike.games.silverton.actions import Done, Hire
from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.events import Event
from goldenspike.games.silverton.events.end_of_turn import Hired, HiringEnded
from goldenspike.games.silverton.menus import TurnMenu
from goldenspike.games.silverton.name_lookup import piece_named, untimely_action
from goldenspike.games.silverton.position.pieces import DEAD, KIND_LETTERS
from goldenspike.games.silverton.refusals import NO_CASH_TO_HIRE, NO_PLAIN_PIECE, NO_SUCH_KIND, NOT_KILLED, PIECES_FULL
from goldenspike.games.silverton.state import State
from goldenspike.kernel.game import Ask
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.menu import near_miss
from goldenspike.kernel.packing import PackedPair
from goldenspike.kernel.refusal import Refusal

KINDS = ["surveyor", "prospector"]
DONE = -1
PLACE_AND_KIND: Final = PackedPair(len(KINDS))


def pending(state: State) -> Ask:
    return Ask(state.seat(), HiringMenu(state), "SV-15.7")


def resolve(state: State, action: Any) -> list[Event]:
    seat = state.seat()
    if isinstance(action, Done):
        return [HiringEnded(seat)]
    if not isinstance(action, Hire):
        raise untimely_action(action)
    if action.kind not in KINDS:
        raise Illegal(NO_SUCH_KIND, kind=action.kind, known=", ".join(KINDS))
    kind = KINDS.index(action.kind)
    replacing = NOWHERE if action.replacing is None else piece_named(state, seat, action.replacing)
    why = no_hiring(state, seat, kind, replacing)
    if why is not None:
        raise Illegal(why, **_values(state, seat, kind))
    own = sum(state.pieces.kind[piece] == kind for piece in state.pieces.of(seat))
    return [Hired(seat, f"{KIND_LETTERS[kind]}{own + 1}", -state.board.wage, action.replacing), HiringEnded(seat)]


def no_hiring(state: State, seat: int, kind: int, replacing: int) -> Refusal | None:
    options = state.options
    if replacing != NOWHERE and (state.pieces.status[replacing] != DEAD or state.pieces.kind[replacing] != kind):
        return NOT_KILLED
    if len(state.pieces.living(seat)) >= options.most_pieces:
        return PIECES_FULL
    if state.pieces.alike(seat, kind, 0) >= options.kind_limits[0]:
        return NO_PLAIN_PIECE
    if state.cash[seat] < state.board.wage:
        return NO_CASH_TO_HIRE
    return None


def _values(state: State, seat: int, kind: int) -> dict[str, Any]:
    return {
        "kind": KINDS[kind],
        "cost": state.board.wage,
        "cash": state.cash[seat],
        "most": state.options.most_pieces,
        "limit": state.options.kind_limits[0],
    }


class HiringMenu(TurnMenu):
    """Hire a piece, or stop. A code is the killed piece to replace, counted from 1, or 0, and the kind to hire."""

    def survey(self) -> list[int]:
        state, seat = self.state, self.seat
        dead = [piece for piece in state.pieces.of(seat) if state.pieces.status[piece] == DEAD]
        codes = [
            PLACE_AND_KIND.pack(replacing + 1, kind)
            for kind in range(len(KINDS))
            for replacing in [NOWHERE, *dead]
            if no_hiring(state, seat, kind, replacing) is None
        ]
        return [*codes, DONE]

    def action(self, code: int) -> Hire | Done:
        if code == DONE:
            return Done()
        replacing = PLACE_AND_KIND.first(code) - 1
        return Hire(
            KINDS[PLACE_AND_KIND.second(code)], None if replacing == NOWHERE else self.state.pieces.names[replacing]
        )

    def resolve(self, state: State, action: Any) -> list[Event]:
        return resolve(state, action)

    def preview(self, code: int) -> dict[str, Any] | None:
        return None if code == DONE else {"cost": self.state.board.wage}

    def refused(self) -> list[dict[str, Any]]:
        misses = []
        for kind, name in enumerate(KINDS):
            why = no_hiring(self.state, self.seat, kind, NOWHERE)
            if why is not None:
                misses.append(near_miss({"type": "hire", "kind": name}, why, _values(self.state, self.seat, kind)))
        return misses
