"""Positions of Silverton for the tests: begin a game, then say what lies where, who has what, and who is asked.

The position changes directly, without the rules' leave; `sound` says whether what was made could be. Every helper looks
at the table again when it is done, so that `play.pending` and its menu are never stale.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import goldenspike as gs
from goldenspike.games.silverton import conservation
from goldenspike.games.silverton import state as states
from goldenspike.games.silverton.board import NOWHERE, A, B
from goldenspike.games.silverton.events.placement import Placed
from goldenspike.games.silverton.events.setup import PiecesTaken
from goldenspike.games.silverton.position.claims import DISCARDED, FACE_UP
from goldenspike.games.silverton.position.lines import COVERED, ON_PILE, OWNED, UNDER_B, UNDER_C
from goldenspike.games.silverton.position.pieces import DEAD, FREE, GONE, JAIL, PLACED, TIED
from goldenspike.games.silverton.position.targets import DECK, claim_of, is_claim, is_segment, line_of, on_claim
from goldenspike.games.silverton.routes import Track
from goldenspike.games.silverton.state import State
from goldenspike.kernel.chance import PrivateDice
from goldenspike.kernel.game import Step
from goldenspike.kernel.refusal import Refusal
from support.games import NAMES, board, refuses

PACK = "silverton-1.0.0"
EIGHT = [1, 2, 3, 4, 5, 6, 7, 8]
STATUS = {
    FREE: "free",
    PLACED: "placed",
    TIED: "tied",
    JAIL: "jail",
    DEAD: "dead",
    GONE: "gone",
}


def begin(
    players: int = 2,
    *,
    drawn: list[int] | None = None,
    claims: Iterable[int] = EIGHT,
    lines: Iterable[int] = EIGHT,
    order: list[int] | None = None,
    pieces: list[str] | None = None,
    **options: Any,
) -> gs.Play:
    """A game after its set-up, in phase 2 of turn 1. Nothing is left to chance unless a test rolls.

    `drawn` are the seats that drew 1, 2, … at the start; `claims` lie face up and `lines` (A cards) on the piles;
    `order` is the turn order; seat by seat and card by card unless said otherwise. `pieces` ("S+2 S P", one for each
    seat) are mustered for all where the pieces are chosen. `options` are those of the game (level, length, …).
    """
    play = new(players, **options)
    play.roll(list(range(players)) if drawn is None else drawn)
    for claim in claims:
        play.roll(claim)
    play.roll(list(lines))
    for seat, text in enumerate(pieces or []):
        play.game.apply(play.state, PiecesTaken(seat, text.split()))
    if players > 1:
        play.roll(list(range(players)) if order is None else order)
    return play


def new(players: int = 2, **options: Any) -> gs.Play:
    """A game before its set-up."""
    return gs.new_game("silverton", NAMES[:players], seed=1, options=options, pack=board(PACK), auto_chance=False)


# Making a position


def at(play: gs.Play, phase: int, seat: int | None = None, turn: int | None = None) -> gs.Play:
    """It is that phase (a constant of state.py), that seat's turn in it, and that turn of the game.

    What follows by rule from there has happened: who has no choice in the phase is passed over.
    """
    state: State = play.state
    if turn is not None:
        state.turn = turn
        state.winter = state.board.winter(turn)
    state.phase = phase
    state.place = 0 if seat is None else state.order.index(seat)
    state.this_step.begun = False
    state.this_step.moved = 0
    state.this_step.deal_to = state.options.face_up if phase == states.NEW_CARDS else 0
    state.markets.sold_now = [0] * len(state.markets.sold_now)
    state.this_step.plowed = state.this_step.cleared = state.this_step.offers = state.this_step.deliveries = 0
    return settle(play)


def settle(play: gs.Play) -> gs.Play:
    """Let happen what follows by rule."""
    play.trust(PrivateDice(Random(1)), auto_chance=False)
    return play


def own(play: gs.Play, seat: int, *segments: str) -> gs.Play:
    """The seat owns these segments too."""
    state: State = play.state
    found = [state.board.segment_index[segment] for segment in segments]
    for segment in found:
        state.owner[segment] = seat
    state.track[seat] = Track(state.board, state.track[seat].segments + found, state.starts[seat])
    return _look(play)


def put(
    play: gs.Play,
    seat: int,
    piece: str,
    *,
    segment: str | None = None,
    claim: int | None = None,
    passenger: int | None = None,
    deck: bool = False,
    second: bool = False,
    tied: bool = False,
) -> gs.Play:
    """The seat's piece stands on that target; `tied`: since a dispute of an earlier turn."""
    named = {"segment": segment, "claim": claim, "passenger": passenger, "deck": deck or None}
    target = {field: value for field, value in named.items() if value is not None}
    play.game.apply(play.state, Placed(seat, piece, target, second))
    if tied:
        play.state.pieces.status[play.state.pieces.named(seat, piece)] = TIED
    return _look(play)


def jail(play: gs.Play, seat: int, piece: str, cost: int = 200) -> gs.Play:
    state: State = play.state
    found = state.pieces.named(seat, piece)
    state.pieces.status[found], state.pieces.target[found] = JAIL, NOWHERE
    state.pieces.cost[found] = cost
    return _look(play)


def give(
    play: gs.Play,
    seat: int,
    *,
    cash: int | None = None,
    claim: int | None = None,
    goods: int = 0,
    passenger: int | None = None,
    trains: Iterable[int] = (),
    plows: Iterable[int] = (),
) -> gs.Play:
    """The seat has exactly that cash; and owns that claim with `goods` on it, that passenger line, those trains too."""
    state: State = play.state
    if cash is not None:
        state.cash[seat] = cash
    if claim is not None:
        _take_claim(state, claim)
        state.claims.at[state.board.claim_index[claim]] = seat
        state.claims.goods[state.board.claim_index[claim]] = goods
        state.claims.opened[state.board.claim_index[claim]] = goods > 0
    if passenger is not None:
        _take_card(state, passenger)
        state.lines.at[state.board.passenger_index[passenger]] = OWNED
        state.lines.owner[state.board.passenger_index[passenger]] = seat
    for power in trains:
        kind = state.board.trains.strength.index(power)
        state.stock.trains_left[kind] -= 1
        state.stock.trains[seat] = sorted([*state.stock.trains[seat], kind])
    for bonus in plows:
        kind = state.board.plows.strength.index(bonus)
        state.stock.plows_left[kind] -= 1
        state.stock.plows[seat] = sorted([*state.stock.plows[seat], kind])
    return _look(play)


def lay(play: gs.Play, *, claim: int | None = None, passenger: int | None = None) -> gs.Play:
    """The claim lies face up, at the first empty place or behind the others; the card on a pile of its own."""
    state: State = play.state
    if claim is not None:
        _take_claim(state, claim)
        found = state.board.claim_index[claim]
        state.claims.at[found] = FACE_UP
        if NOWHERE in state.claims.row:
            state.claims.row[state.claims.row.index(NOWHERE)] = on_claim(found)
        else:
            state.claims.row.append(on_claim(found))
    if passenger is not None:
        _take_card(state, passenger)
        state.lines.at[state.board.passenger_index[passenger]] = ON_PILE
        state.lines.pile_top.append(state.board.passenger_index[passenger])
        state.lines.pile_under.append(0)
    return _look(play)


def discard(play: gs.Play, *, claims: Iterable[int] = (), passengers: Iterable[int] = ()) -> gs.Play:
    """These cards are out of the game."""
    state: State = play.state
    for number in claims:
        _take_claim(state, number)
        state.claims.at[state.board.claim_index[number]] = DISCARDED
        state.claims.discards.append(number)
    for number in passengers:
        _take_card(state, number)
        state.lines.at[state.board.passenger_index[number]] = DISCARDED
    return _look(play)


def _take_claim(state: State, number: int) -> None:
    claim = state.board.claim_index[number]
    if on_claim(claim) in state.claims.row:
        state.claims.row[state.claims.row.index(on_claim(claim))] = NOWHERE
    state.claims.goods[claim] = 0


def _take_card(state: State, number: int) -> None:
    """Off its pile, or from under one."""
    card = state.board.passenger_index[number]
    if card in state.lines.pile_top:
        state.lines.pile_top[state.lines.pile_top.index(card)] = NOWHERE
    elif state.lines.at[card] == COVERED and state.board.letter[card] != A:
        bit = UNDER_B if state.board.letter[card] == B else UNDER_C
        pile = max(pile for pile, under in enumerate(state.lines.pile_under) if under & bit)
        state.lines.pile_under[pile] &= ~bit
    state.lines.owner[card] = state.lines.partner[card] = NOWHERE


def _look(play: gs.Play) -> gs.Play:
    """Ask again, without letting anything follow."""
    pending = play.game.pending(play.state)
    if not isinstance(pending, Step):
        play.pending = pending
    return play


# Looking at it


def sound(play: gs.Play) -> None:
    """Nothing in the position is against SV-16."""
    assert conservation.find_violation(play.state, None, play.state) is None


def menu(play: gs.Play) -> list[Any]:
    """All that the asked seat may do, in the order of the menu."""
    assert isinstance(play.pending, gs.Ask), play.pending
    return list(play.pending.menu)


def targets(play: gs.Play, piece: str, field: str = "segment") -> list[Any]:
    """Where the menu lets that piece be placed: ids of segments, or numbers of "claim"s or "passenger"s."""
    offered = [gs.plain(action) for action in menu(play)]
    return [each[field] for each in offered if each.get("piece") == piece and field in each]


def refused(play: gs.Play, action: Any) -> str:
    """Why the action is refused; it leaves no trace. To demand a certain Refusal, use `support.refuses`."""
    try:
        play.clone().act(action)
    except gs.Illegal as illegal:
        refuses(play, action, Refusal(illegal.rule, illegal.reason))
        return illegal.reason
    raise AssertionError(f"{action} is allowed")


def asked(play: gs.Play) -> int:
    """The seat that is asked."""
    assert isinstance(play.pending, gs.Ask), play.pending
    return play.pending.seat


def status(play: gs.Play, seat: int, piece: str) -> str:
    """ "free", "placed", "tied", "jail", "dead" or "gone"."""
    return STATUS[play.state.pieces.status[play.state.pieces.named(seat, piece)]]


def standing(play: gs.Play, seat: int, piece: str) -> Any:
    """What the piece stands on: a segment's id, ("claim", number), ("passenger", number), "deck", or None."""
    state: State = play.state
    target = state.pieces.target[state.pieces.named(seat, piece)]
    if target == NOWHERE:
        return None
    if is_segment(target):
        return state.board.segment_ids[target]
    if is_claim(target):
        return "claim", state.board.claim_numbers[claim_of(target)]
    return "deck" if target == DECK else ("passenger", state.board.passenger_numbers[line_of(target)])


def owned(play: gs.Play, seat: int) -> list[str]:
    """The seat's segments, in pack order."""
    return [play.state.board.segment_ids[segment] for segment in sorted(play.state.track[seat].segments)]


def of(events: list[Any], kind: type) -> list[Any]:
    """The events of that class."""
    return [event for event in events if isinstance(event, kind)]
