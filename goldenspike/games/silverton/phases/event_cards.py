"""Event cards (SV-11.1), the claim deck, and dealing claims face up (SV-2.3, SV-9.1)."""

from __future__ import annotations

from goldenspike.games.silverton.board import JAIL_CARD, KILL_CARD, NOWHERE
from goldenspike.games.silverton.events import Event
from goldenspike.games.silverton.events.construction import ClaimsCleared, EventDrawn, Killed
from goldenspike.games.silverton.events.disputes import Jailed
from goldenspike.games.silverton.events.setup import ClaimDealt, DealEnded
from goldenspike.games.silverton.phases import passengers
from goldenspike.games.silverton.position.targets import claim_of, is_claim, is_line, line_of
from goldenspike.games.silverton.state import BUYING, FIRST_CLAIMS, State
from goldenspike.kernel.chance import CardDraw
from goldenspike.kernel.game import Chance, Step


def deck(state: State) -> list[int]:
    """Numbers of the cards in the deck, in pack order. The order in the deck is unknown."""
    return state.claims.in_deck() + state.claims.events_in_deck()


def take_effect(state: State, seat: int, piece: int, number: int) -> list[Event]:
    """Events of an event card that a prospector drew."""
    board, name = state.board, state.pieces.names[piece]
    event = board.event_index[number]
    events: list[Event] = [EventDrawn(seat, name, number)]
    if board.effect[event] == JAIL_CARD:
        events.append(Jailed(seat, name, board.release_cost[event], rule="SV-11.1"))
    elif board.effect[event] == KILL_CARD:
        events.append(Killed(seat, name, board.replace_cost[event], state.turn + board.wait_turns[event]))
    else:
        row = [card for card in state.claims.row if card != NOWHERE]
        for card in row:
            events += passengers.send_home(state, card, "SV-11.1")
        events.append(
            ClaimsCleared(
                [board.claim_numbers[claim_of(card)] for card in row if is_claim(card)],
                [board.passenger_numbers[line_of(card)] for card in row if is_line(card)],
                board.deal[event],
            )
        )
    return events


# Dealing face up: event cards are shuffled back without effect, so only claims can be dealt


def deal_next(state: State) -> Chance | Step:
    if state.claims.face_up() >= state.this_step.deal_to:
        return Step(end_deal)
    left = state.claims.in_deck()
    return Chance("draw", "face_up", CardDraw(left), resolve_deal) if left else Step(end_deal)


def resolve_deal(state: State, number: int) -> list[Event]:
    place = state.claims.row.index(NOWHERE) if NOWHERE in state.claims.row else len(state.claims.row)
    return [ClaimDealt(number, place + 1, _rule(state))]


def end_deal(state: State) -> list[Event]:
    return [DealEnded(_rule(state))]


def _rule(state: State) -> str:
    return "SV-2.3" if state.phase == FIRST_CLAIMS else "SV-11.1" if state.phase == BUYING else "SV-9.1"
