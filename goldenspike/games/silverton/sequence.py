"""Sequence of play (SV-2, SV-4 to SV-10): the list of phases, and which follows."""

from __future__ import annotations

from typing import Final

from goldenspike.games.silverton import state as states
from goldenspike.games.silverton.options import hiring
from goldenspike.games.silverton.phases import (
    construction,
    deals,
    delivery,
    disputes,
    end_of_turn,
    event_cards,
    fines,
    market,
    new_cards,
    operation,
    passengers,
    placement,
    setup,
    trains,
)
from goldenspike.games.silverton.state import State
from goldenspike.kernel.sequence import Phase, Sequence, each_player


def claims_are_named(state: State) -> bool:
    return bool(state.this_step.named)


def plows_run(state: State) -> bool:
    """Whether plows run: in winter, in the advanced game (SV-12.5)."""
    return state.winter and state.options.advanced


def pieces_are_hired(state: State) -> bool:
    return state.options.hiring


def trains_are_sold(state: State) -> bool:
    """Whether trains are sold: in the advanced game (SV-12.4)."""
    return state.options.advanced


SEQUENCE: Final = Sequence(
    [
        # Set-up
        Phase(states.POSITIONS, setup.deal_positions),  # SV-2.1
        Phase(states.FIRST_CLAIMS, event_cards.deal_next),  # SV-2.3
        Phase(states.FIRST_LINES, setup.deal_passengers),  # SV-2.4
        # Phase 1
        Phase(states.ORDER, setup.deal_order),  # SV-4
        # Phase 2
        *each_player(Phase(states.PLACEMENT, placement.pending)),  # SV-5
        # Phase 3
        Phase(states.DISPUTES, disputes.pending),  # SV-6
        # Phase 4: each player does all of it before the next begins
        *each_player(
            Phase(states.BUYING, construction.pending_purchase),  # SV-7.1
            Phase(states.BUILDING, construction.pending_building),  # SV-7.2
            Phase(states.OPERATING, operation.pending),  # SV-7.3
            Phase(states.PRODUCING, operation.roll_next, when=claims_are_named),  # SV-7.3, SV-7.4
            Phase(states.PLOWING, trains.pending_plows, when=plows_run),  # SV-12.5
            Phase(states.DEALING, deals.pending),  # SV-7.5
            Phase(states.COLLECTING, passengers.pending),  # SV-7.7
            Phase(states.DELIVERING, delivery.pending),  # SV-7.8
            Phase(states.FINES, fines.pending),  # SV-7.9
        ),
        # Phase 5
        Phase(states.PRICES, market.pending),  # SV-8
        # Phase 6
        Phase(states.NEW_CARDS, new_cards.pending),  # SV-9
        *each_player(Phase(states.HIRING, hiring.pending, when=pieces_are_hired)),  # SV-15.7
        *each_player(Phase(states.SHOPPING, trains.pending_shopping, when=trains_are_sold)),  # SV-12.4
        # Phase 7
        Phase(states.END_OF_TURN, end_of_turn.pending),  # SV-10
    ],
    again=states.ORDER,
)


def go_on(state: State) -> None:
    """End the phase and begin the next."""
    SEQUENCE.go_on(state)
