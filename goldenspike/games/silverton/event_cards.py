"""The six event cards (SV-11.1), the deck they lie in, and dealing claims face up (SV-2.3, SV-9.1)."""

from __future__ import annotations

from goldenspike.games.silverton import passengers
from goldenspike.games.silverton.board import JAIL_CARD, KILL_CARD, NOWHERE
from goldenspike.games.silverton.events import (
    ClaimDealt,
    ClaimsCleared,
    DealEnded,
    Event,
    EventDrawn,
    Jailed,
    Killed,
)
from goldenspike.games.silverton.state import (
    BUYING,
    CLAIM,
    FIRST_CLAIMS,
    IN_DECK,
    PASSENGER,
    State,
)
from goldenspike.kernel.chance import Draw
from goldenspike.kernel.game import Chance, Step


def deck(state: State) -> list[int]:
    """The numbers of the cards in it, in pack order: which lies on top is not known to anybody."""
    board = state.board
    claims = [board.claim_numbers[claim] for claim in range(board.claims) if state.claim_at[claim] == IN_DECK]
    events = [board.event_numbers[event] for event in range(board.events) if state.event_at[event] == IN_DECK]
    return claims + events


def take_effect(state: State, seat: int, piece: int, number: int) -> list[Event]:
    """Of an event that a prospector drew."""
    board, name = state.board, state.piece_names[piece]
    event = board.event_index[number]
    events: list[Event] = [EventDrawn(seat, name, number)]
    if board.effect[event] == JAIL_CARD:
        events.append(Jailed(seat, name, board.release_cost[event], rule="SV-11.1"))
    elif board.effect[event] == KILL_CARD:
        events.append(Killed(seat, name, board.replace_cost[event], state.turn + board.wait_turns[event]))
    else:
        claims = [card for card in state.row if NOWHERE < card < PASSENGER]
        cards = [card for card in state.row if card >= PASSENGER]
        for card in state.row:
            if card != NOWHERE:
                target = card if card >= PASSENGER else CLAIM + card
                events += passengers.sent_home(state, target, "SV-11.1")
        events.append(
            ClaimsCleared(
                [board.claim_numbers[claim] for claim in claims],
                [board.passenger_numbers[card - PASSENGER] for card in cards],
                board.deal[event],
            )
        )
    return events


# Dealing face up: events met on the way are shuffled back without effect, so only claims can come


def deal_next(state: State) -> Chance | Step:
    board = state.board
    left = [board.claim_numbers[claim] for claim in range(board.claims) if state.claim_at[claim] == IN_DECK]
    if state.face_up() >= state.deal_to or not left:
        return Step(deal_ended)
    return Chance("draw", "face_up", Draw(left), dealt)


def dealt(state: State, number: int) -> list[Event]:
    place = state.row.index(NOWHERE) if NOWHERE in state.row else len(state.row)
    return [ClaimDealt(number, place + 1, _rule(state))]


def deal_ended(state: State) -> list[Event]:
    return [DealEnded(_rule(state))]


def _rule(state: State) -> str:
    return "SV-2.3" if state.phase == FIRST_CLAIMS else "SV-11.1" if state.phase == BUYING else "SV-9.1"
