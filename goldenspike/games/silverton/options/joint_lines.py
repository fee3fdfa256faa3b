"""Joint passenger lines (SV-15.2): two players run one line together."""

from __future__ import annotations

from typing import Any

from goldenspike.games.silverton.actions import Agree, Pass
from goldenspike.games.silverton.events import Event
from goldenspike.games.silverton.events.disputes import Agreed, LineShared, SharePaid
from goldenspike.games.silverton.events.placement import PieceReturned
from goldenspike.games.silverton.menus import StateMenu
from goldenspike.games.silverton.name_lookup import untimely_action
from goldenspike.games.silverton.phases import passengers
from goldenspike.games.silverton.position.lines import OWNED
from goldenspike.games.silverton.position.targets import on_line
from goldenspike.games.silverton.refusals import NO_CASH_FOR_SHARE
from goldenspike.games.silverton.routes import FAR
from goldenspike.games.silverton.state import State
from goldenspike.kernel.game import Ask, Step
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.menu import near_miss
from goldenspike.kernel.refusal import Refusal

# Agreement, before any roll for the card


def pending(state: State, card: int, pieces: list[int]) -> Ask | Step | None:
    """Ask each pair of players on the card whose combined track joins its towns, until two agree."""
    pair = agreed_pieces(state, card, pieces)
    question = None if pair else next_question(state, card, pieces)
    if question is not None:
        return question
    if pieces_without_partner(state, card, pieces):
        return Step(send_home, card)
    if pair and len(pieces) == 2:
        return Step(share_agreed_line, card)
    return None


def next_question(state: State, card: int, pieces: list[int]) -> Ask | None:
    for number, one in enumerate(pieces):
        for other in pieces[number + 1 :]:
            seat, partner = state.pieces.seat[one], state.pieces.seat[other]
            if passengers.joint_length(state, seat, partner, card) == FAR:
                continue
            for asked, about in ((seat, partner), (partner, seat)):
                if (card, asked, about, False) in state.this_step.agreements:
                    break
                if (card, asked, about, True) not in state.this_step.agreements:
                    return Ask(asked, AgreeMenu(state, card, asked, about), "SV-15.2", "agree")
    return None


def pieces_without_partner(state: State, card: int, pieces: list[int]) -> list[int]:
    """Pieces without a route that found no partner. With the card slide (SV-15.1) they may stay."""
    if passengers.may_slide(state, card):
        return []
    alone = [piece for piece in pieces if piece not in agreed_pieces(state, card, pieces)]
    return [piece for piece in alone if passengers.no_route(state, state.pieces.seat[piece], card) is not None]


def agreed_pieces(state: State, card: int, pieces: list[int]) -> list[int]:
    """The two pieces whose owners agreed to share the line, in turn order; or none."""
    for number, one in enumerate(pieces):
        for other in pieces[number + 1 :]:
            seat, partner = state.pieces.seat[one], state.pieces.seat[other]
            if (card, seat, partner, True) in state.this_step.agreements and (
                card,
                partner,
                seat,
                True,
            ) in state.this_step.agreements:
                return [one, other]
    return []


def share_agreed_line(state: State, card: int) -> list[Event]:
    return share_line(state, card, agreed_pieces(state, card, _pieces_on(state, card)))


def send_home(state: State, card: int) -> list[Event]:
    return [
        PieceReturned(state.pieces.seat[piece], state.pieces.names[piece], "SV-15.2")
        for piece in pieces_without_partner(state, card, _pieces_on(state, card))
    ]


def _pieces_on(state: State, card: int) -> list[int]:
    """Pieces on the card, in turn order."""
    there = state.pieces.holders(on_line(card))
    return [piece for seat in state.order for piece in there if state.pieces.seat[piece] == seat]


class AgreeMenu(StateMenu):
    """Menu: run the line jointly with that partner, or not."""

    def __init__(self, state: State, card: int, seat: int, partner: int) -> None:
        super().__init__(state)
        self.card = card
        self.seat = seat
        self.partner = partner

    def survey(self) -> list[int]:
        return [0] if self._no_share(self.state) is not None else [1, 0]

    def _no_share(self, state: State) -> Refusal | None:
        if self._share(state) > state.cash[self.seat]:
            return NO_CASH_FOR_SHARE
        return None

    def _share(self, state: State) -> int:
        return payment_shares(state, self.card, self.seat, self.partner)[0]

    def action(self, code: int) -> Agree | Pass:
        return Agree() if code else Pass()

    def resolve(self, state: State, action: Any) -> list[Event]:
        if not isinstance(action, Agree | Pass):
            raise untimely_action(action)
        yes = isinstance(action, Agree)
        if yes:
            why = self._no_share(state)
            if why is not None:
                raise Illegal(why, **self._values(state))
        return [Agreed(self.seat, state.board.passenger_numbers[self.card], self.partner, yes)]

    def _values(self, state: State) -> dict[str, Any]:
        number = state.board.passenger_numbers[self.card]
        return {"passenger": number, "share": self._share(state), "cash": state.cash[self.seat]}

    def preview(self, code: int) -> dict[str, Any] | None:
        if not code:
            return None
        return {
            "passenger": self.state.board.passenger_numbers[self.card],
            "partner": self.partner,
            "share": self._share(self.state),
            "revenue": passengers.half_revenue(self.state, self.card),
            "route": passengers.segment_names(self.state, joint_route(self.state, self.card, self.seat, self.partner)),
        }

    def refused(self) -> list[dict[str, Any]]:
        why = self._no_share(self.state)
        return [] if why is None else [near_miss({"type": "agree"}, why, self._values(self.state))]


# Sharing


def joint_route(state: State, card: int, seat: int, partner: int) -> list[int]:
    ways = passengers.joint_ways(state, seat, partner)
    return ways.shortest_route(state.board.line_a[card], state.board.line_b[card])


def payment_shares(state: State, card: int, seat: int, partner: int) -> tuple[int, int]:
    """Shares of the price, by length of each player's track on the shortest joint route, in whole dollars."""
    board = state.board
    route = joint_route(state, card, seat, partner)
    length = sum(board.length[segment] for segment in route)
    own = sum(board.length[segment] for segment in route if state.owner[segment] == min(seat, partner))
    price = board.price[card]
    lower = (2 * price * own + length) // (2 * length)
    return (lower, price - lower) if seat < partner else (price - lower, lower)


def share_line(state: State, card: int, pieces: list[int]) -> list[Event]:
    number = state.board.passenger_numbers[card]
    seats = [state.pieces.seat[piece] for piece in pieces]
    paid = payment_shares(state, card, seats[0], seats[1])
    return [
        SharePaid(seats[0], number, -paid[0]),
        SharePaid(seats[1], number, -paid[1]),
        LineShared(number, seats),
        *[PieceReturned(state.pieces.seat[piece], state.pieces.names[piece], "SV-15.2") for piece in pieces],
    ]


# Rolling


def disputing_sides(state: State, card: int, pieces: list[int]) -> list[list[int]]:
    """Sides of the dispute in turn order. Partners who agreed are one side."""
    pair = agreed_pieces(state, card, pieces) if state.options.joint and state.lines.at[card] != OWNED else []
    if not pair:
        return [[piece] for piece in pieces]
    return [pair if piece == pair[0] else [piece] for piece in pieces if piece != pair[1]]


def length_of(state: State, card: int, side: list[int]) -> int:
    """Length of a side's route; FAR without a route, which neither gets nor gives a bonus."""
    if len(side) == 2:
        return passengers.joint_length(state, state.pieces.seat[side[0]], state.pieces.seat[side[1]], card)
    return passengers.own_length(state, state.pieces.seat[side[0]], card)


def bonuses_of_ending(state: State, card: int, piece: int) -> tuple[int, int]:
    """Bonuses when a partner ends a joint line: that of the piece, and the difference of the routes for the shorter."""
    seat = state.pieces.seat[piece]
    other = next(owner for owner in state.lines.owners(card) if owner != seat)
    own, theirs = passengers.own_length(state, seat, card), passengers.own_length(state, other, card)
    bonus = state.pieces.bonus[piece]
    if theirs == FAR:
        return bonus, 0
    return bonus + max(theirs - own, 0), max(own - theirs, 0)
