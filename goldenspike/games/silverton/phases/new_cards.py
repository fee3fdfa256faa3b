"""Phase 6: new cards (SV-9)."""

from __future__ import annotations

from goldenspike.games.silverton.board import NOWHERE, B, C
from goldenspike.games.silverton.events import Event
from goldenspike.games.silverton.events.disputes import CardDiscarded
from goldenspike.games.silverton.events.end_of_turn import NewCardsEnded, PassengerShown
from goldenspike.games.silverton.phases import passengers
from goldenspike.games.silverton.position.lines import COVERED, UNDER_B
from goldenspike.games.silverton.position.targets import on_line, target_named
from goldenspike.games.silverton.state import State
from goldenspike.kernel.chance import CardDraw
from goldenspike.kernel.game import Chance, Step


def pending(state: State) -> Chance | Step:
    """Turn up the next card of each pile without a top card. Claims have been dealt before."""
    pile = next_pile(state)
    if pile == NOWHERE:
        return Step(end_new_cards)
    board, letter = state.board, B if state.lines.pile_under[pile] & UNDER_B else C
    cards = [
        board.passenger_numbers[card]
        for card in range(board.passengers)
        if board.letter[card] == letter and state.lines.at[card] == COVERED
    ]
    return Chance("draw", {"pile": pile + 1}, CardDraw(cards), reveal_card, pile)


def next_pile(state: State) -> int:
    for pile in range(len(state.lines.pile_top)):
        if state.lines.pile_top[pile] == NOWHERE and state.lines.pile_under[pile]:
            return pile
    return NOWHERE


def reveal_card(state: State, number: int, pile: int) -> list[Event]:
    """Turn up a card. If its Leadville number is reached, it is discarded and the next is turned up (SV-11.2)."""
    card = state.board.passenger_index[number]
    events: list[Event] = [PassengerShown(number, pile + 1)]
    if passengers.is_spent(state, card, state.claims.leadville):
        events.append(CardDiscarded(target_named(state.board, on_line(card)), "SV-11.2"))
    return events


def end_new_cards(state: State) -> list[Event]:  # noqa: ARG001
    return [NewCardsEnded()]
