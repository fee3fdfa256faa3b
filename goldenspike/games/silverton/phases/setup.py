"""Set-up (SV-2), and the turn order of each turn (SV-4)."""

from __future__ import annotations

from goldenspike.games.silverton.board import A
from goldenspike.games.silverton.events import Event
from goldenspike.games.silverton.events.setup import (
    CashDealt,
    OrderDealt,
    PassengersDealt,
    PiecesTaken,
    PositionsDealt,
    Settled,
    TrainTaken,
)
from goldenspike.games.silverton.state import State
from goldenspike.kernel.chance import Shuffle
from goldenspike.kernel.game import Chance, Step

# Positions (SV-2.1)


def deal_positions(state: State) -> Chance:
    """Deal the order cards of the start. Also for one player, so that the set-up always follows from a log entry."""
    return Chance("positions", None, Shuffle(range(state.seats)), resolve_positions)


def resolve_positions(state: State, order: list[int]) -> list[Event]:
    options = state.options
    rule = options.start_rule
    events: list[Event] = [PositionsDealt(order[:])]
    for position, seat in enumerate(order):
        start = options.starts[position]
        events += [Settled(seat, position + 1, start.cities, rule), CashDealt(seat, options.cash, rule)]
        pieces = [] if options.musters else start.pieces.split()
        if options.neutral:
            pieces.append("N")
        if pieces:
            events.append(PiecesTaken(seat, pieces, rule))
        for number in range(options.trains):
            city = options.trains_at[number] if number < len(options.trains_at) else None
            tied = start.cities[number] if city == "*" else city
            events.append(TrainTaken(seat, state.board.trains.strength[0], tied))
    return events


# Passenger cards (SV-2.4)


def deal_passengers(state: State) -> Chance:
    """Deal the A cards. Cards beneath them are drawn when they are turned up (new_cards.py)."""
    board = state.board
    cards = [board.passenger_numbers[card] for card in range(board.passengers) if board.letter[card] == A]
    return Chance("passengers", None, Shuffle(cards), resolve_passengers)


def resolve_passengers(state: State, cards: list[int]) -> list[Event]:  # noqa: ARG001
    return [PassengersDealt(cards[:])]


# Turn order (SV-4)


def deal_order(state: State) -> Chance | Step:
    if state.seats == 1:
        return Step(resolve_order, [0])
    return Chance("turn_order", None, Shuffle(range(state.seats)), resolve_order)


def resolve_order(state: State, order: list[int]) -> list[Event]:
    return [OrderDealt(state.turn, order[:])]
