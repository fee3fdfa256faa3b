"""More positions for the tests of what players do to and with each other: disputes, deals, joint lines."""

from __future__ import annotations

from typing import Any

import goldenspike as gs
from goldenspike.games.silverton import state as states
from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.events.disputes import Disputed
from goldenspike.games.silverton.position.stock import kind_of
from goldenspike.games.silverton.routes import Track
from goldenspike.games.silverton.state import State
from support.silverton.positions import at, give, own


def home(play: gs.Play, seat: int, city: str) -> gs.Play:
    """The seat's start city is that one, whatever it drew."""
    state: State = play.state
    town = state.board.town_index[city]
    state.starts = [[town] if each == seat else start for each, start in enumerate(state.starts)]
    state.track[seat] = Track(state.board, state.track[seat].segments, [town])
    return play


def partners(play: gs.Play, passenger: int, seat: int, partner: int) -> gs.Play:
    """Two seats run the line jointly."""
    give(play, seat, passenger=passenger)
    play.state.lines.partner[play.state.board.passenger_index[passenger]] = partner
    return play


def trains(play: gs.Play, seat: int, *powers: int) -> gs.Play:
    """The seat has exactly these trains."""
    state: State = play.state
    for train in state.stock.trains[seat]:
        state.stock.trains_left[kind_of(train)] += 1
    state.stock.trains[seat] = []
    return give(play, seat, trains=powers)


def winter(play: gs.Play) -> gs.Play:
    """It is turn 8."""
    play.state.turn, play.state.winter = 8, True
    return play


def fill(play: gs.Play, seat: int) -> gs.Play:
    """All 32 cubes of the seat are out, in Utah and Wyoming as far as possible: the last segments of the pack."""
    state: State = play.state
    board = state.board
    for segment in reversed(range(board.segments)):
        free = state.owner[segment] == NOWHERE and not any(
            state.owner[each] == seat for each in board.parallel[segment]
        )
        if free and state.cubes(seat) > 0:
            own(play, seat, board.segment_ids[segment])
    return play


def step(play: gs.Play, phase: int, seat: int) -> gs.Play:
    """It is that seat's step, even if there is nothing to choose in it."""
    play.state.phase, play.state.place = phase, play.state.order.index(seat)
    pending = play.game.pending(play.state)
    assert isinstance(pending, gs.Ask), pending
    play.pending = pending
    return play


def disputes(play: gs.Play) -> gs.Play:
    """All pieces are placed."""
    return at(play, states.DISPUTES)


def dealing(play: gs.Play, seat: int = 0, offers: int = 0) -> gs.Play:
    """That seat may make offers."""
    at(play, states.DEALING, seat)
    play.state.this_step.offers = offers
    return play


def purpose(play: gs.Play) -> Any:
    """What dice are about to decide."""
    assert isinstance(play.pending, gs.Chance), play.pending
    return play.pending.purpose


def bonuses(play: gs.Play) -> list[int]:
    """Of those who are about to roll, in the order of their dice."""
    assert isinstance(play.pending, gs.Chance), play.pending
    outcome, _ = next(play.pending.outcomes())
    return [roll.bonus for roll in resolved(play, outcome)[0].rolls]


def resolved(play: gs.Play, outcome: Any) -> list[Any]:
    """What would follow if chance answered so."""
    assert isinstance(play.pending, gs.Chance), play.pending
    events = play.pending.resolve(play.state, outcome)
    assert isinstance(events[0], Disputed) or "dispute" not in play.pending.purpose
    return events


def cash(play: gs.Play) -> list[int]:
    return list(play.state.cash)


def owner(play: gs.Play, passenger: int) -> list[int]:
    """Who owns the line: one seat, two, or nobody."""
    state: State = play.state
    card = state.board.passenger_index[passenger]
    return [seat for seat in (state.lines.owner[card], state.lines.partner[card]) if seat >= 0]
