"""Set-up (SV-2), and the turn order that is dealt anew every turn (SV-4)."""

from __future__ import annotations

from goldenspike.games.silverton.board import NOWHERE, A, Board
from goldenspike.games.silverton.events import (
    CashDealt,
    Event,
    OrderDealt,
    PassengersDealt,
    PiecesTaken,
    PositionsDealt,
    Settled,
    TrainTaken,
)
from goldenspike.games.silverton.rolling_stock import PLOW_NUMBER, POWERS, TRAINS
from goldenspike.games.silverton.routes import Track
from goldenspike.games.silverton.setting import Setting
from goldenspike.games.silverton.state import COVERED, IN_DECK, LEFT_OUT, POSITIONS, State
from goldenspike.kernel.chance import Shuffle
from goldenspike.kernel.game import Chance, Step


def set_up(board: Board, setting: Setting, seats: int) -> State:
    """Markers on their boxes, all cards in their decks, the turn marker on 1 (SV-2.2 to SV-2.5)."""
    covered = [LEFT_OUT if setting.without_c and letter == 2 else COVERED for letter in board.letter]
    return State(
        board=board,
        setting=setting,
        seats=seats,
        turn=1,
        winter=board.winter(1),
        phase=POSITIONS,
        order=[],
        place=0,
        due=0,
        begun=False,
        positions=[0] * seats,
        starts=[[] for _ in range(seats)],
        cash=[0] * seats,
        public=[False] * seats,
        joined=[False] * seats,
        track=[Track(board, [], [])] * seats,
        trains=[[] for _ in range(seats)],
        plows=[[] for _ in range(seats)],
        piece_seat=[],
        piece_kind=[],
        piece_names=[],
        piece_bonus=[],
        piece_status=[],
        piece_target=[],
        piece_marks=[],
        piece_cost=[],
        piece_turn=[],
        piece_city=[],
        owner=[NOWHERE] * board.segments,
        claim_at=[IN_DECK] * board.claims,
        goods=[0] * board.claims,
        marked=[0] * board.claims,
        depleted=[False] * board.claims,
        opened=[False] * board.claims,
        row=[],
        event_at=[IN_DECK] * board.events,
        card_at=covered,
        card_owner=[NOWHERE] * board.passengers,
        card_partner=[NOWHERE] * board.passengers,
        pile_top=[],
        pile_under=[],
        box=setting.start_boxes[:],
        sold=[0] * board.markets,
        sold_now=[0] * board.markets,
        trains_left=TRAINS[:],
        plows_left=PLOW_NUMBER[:],
        discards=[],
        leadville=0,
        operated=0,
        paid=0,
        emptied=[],
        answers=[],
        drawing=NOWHERE,
        drawn=NOWHERE,
        deal_to=0,
        trying=NOWHERE,
        named=[],
        sent=[],
        plowing=False,
        tried=0,
        cleared=0,
        offers=0,
        bargain=None,
        stolen=NOWHERE,
        deliveries=0,
        pleading=NOWHERE,
        moved=0,
        scores=[],
        winners=[],
        grade=None,
        turns=None,
    )


# Positions (SV-2.1)


def deal_positions(state: State) -> Chance:
    """The order cards of the start. Dealt to one player too, so that all that is handed out follows from an entry."""
    return Chance("positions", None, Shuffle(range(state.seats)), positions_dealt)


def positions_dealt(state: State, order: list[int]) -> list[Event]:
    setting = state.setting
    rule = setting.start_rule
    events: list[Event] = [PositionsDealt(order[:])]
    for position, seat in enumerate(order):
        start = setting.starts[position]
        events += [Settled(seat, position + 1, start.cities, rule), CashDealt(seat, setting.cash, rule)]
        pieces = [] if setting.musters else start.pieces.split()
        if setting.neutral:
            pieces.append("N")
        if pieces:
            events.append(PiecesTaken(seat, pieces, rule))
        for number in range(setting.trains):
            city = setting.trains_at[number] if number < len(setting.trains_at) else None
            events.append(TrainTaken(seat, POWERS[0], start.cities[number] if city == "*" else city))
    return events


# Passenger cards (SV-2.4)


def deal_passengers(state: State) -> Chance:
    """The A cards on their piles; what lies beneath is drawn when it is shown."""
    board = state.board
    cards = [board.passenger_numbers[card] for card in range(board.passengers) if board.letter[card] == A]
    return Chance("passengers", None, Shuffle(cards), passengers_dealt)


def passengers_dealt(state: State, cards: list[int]) -> list[Event]:  # noqa: ARG001
    return [PassengersDealt(cards[:])]


# Turn order (SV-4)


def deal_order(state: State) -> Chance | Step:
    if state.seats == 1:
        return Step(order_dealt, [0])
    return Chance("turn_order", None, Shuffle(range(state.seats)), order_dealt)


def order_dealt(state: State, order: list[int]) -> list[Event]:
    return [OrderDealt(state.turn, order[:])]
