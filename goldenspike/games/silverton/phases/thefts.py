"""Phase 3: stealing a passenger line (SV-6.7), and ending a joint line (SV-15.2)."""

from __future__ import annotations

from typing import Any

from goldenspike.games.silverton.actions import Pass, Pay
from goldenspike.games.silverton.events import Event
from goldenspike.games.silverton.events.disputes import Disputant, Disputed, Jailed, LineTaken, PieceTied, TheftPaid
from goldenspike.games.silverton.events.placement import PieceReturned
from goldenspike.games.silverton.menus import StateMenu
from goldenspike.games.silverton.name_lookup import untimely_action
from goldenspike.games.silverton.odds import contest
from goldenspike.games.silverton.options import joint_lines
from goldenspike.games.silverton.phases import passengers
from goldenspike.games.silverton.position.pieces import JAIL
from goldenspike.games.silverton.position.targets import on_line, target_named
from goldenspike.games.silverton.refusals import NO_CASH_TO_STEAL
from goldenspike.games.silverton.state import State
from goldenspike.kernel.chance import Dice
from goldenspike.kernel.game import Ask, Chance
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.menu import near_miss
from goldenspike.kernel.refusal import Refusal


def pending(state: State, card: int, thief: int) -> Ask | Chance:
    """Ask the thief to pay or give up. After the payment both sides roll."""
    if state.this_step.stolen == card:
        return Chance("dice", {"theft": state.board.passenger_numbers[card]}, Dice(4), resolve_theft_roll, card)
    seat, menu = state.pieces.seat[thief], TheftMenu(state, card, thief)
    return Ask(seat, menu, menu.rule(state), "end" if seat in state.lines.owners(card) else "theft")


def no_payment(state: State, card: int, seat: int) -> Refusal | None:
    if state.board.price[card] > state.cash[seat]:
        return NO_CASH_TO_STEAL
    return None


class TheftMenu(StateMenu):
    """Menu: pay and roll for a line, or take the prospector back."""

    def __init__(self, state: State, card: int, thief: int) -> None:
        super().__init__(state)
        self.card = card
        self.thief = thief
        self.seat = state.pieces.seat[thief]

    def rule(self, state: State) -> str:
        """Rule of the question: a partner of the line ends the partnership, others steal."""
        return "SV-15.2" if self.seat in state.lines.owners(self.card) else "SV-6.7"

    def survey(self) -> list[int]:
        return [0] if no_payment(self.state, self.card, self.seat) is not None else [1, 0]

    def action(self, code: int) -> Pay | Pass:
        return Pay() if code else Pass()

    def resolve(self, state: State, action: Any) -> list[Event]:
        card, name = self.card, state.pieces.names[self.thief]
        number, price = state.board.passenger_numbers[card], state.board.price[card]
        if isinstance(action, Pass):
            return [PieceReturned(self.seat, name, "SV-6.7")]
        if not isinstance(action, Pay):
            raise untimely_action(action)
        why = no_payment(state, card, self.seat)
        if why is not None:
            raise Illegal(why, passenger=number, price=price, cash=state.cash[self.seat])
        return [TheftPaid(self.seat, name, number, -price, self.rule(state))]

    def preview(self, code: int) -> dict[str, Any] | None:
        if not code:
            return None
        state, card = self.state, self.card
        bonus, defence = bonuses_of_theft(state, card, self.thief)
        return {
            "passenger": state.board.passenger_numbers[card],
            "price": state.board.price[card],
            "revenue": passengers.whole_revenue(state, card),
            "bonus": bonus,
            "defence": defence,
            "owners": state.lines.owners(card),
            "route": passengers.own_route(state, self.seat, card),
            "contests": [contest_of_theft(state, card, self.thief)],
        }

    def refused(self) -> list[dict[str, Any]]:
        state, card = self.state, self.card
        why = no_payment(state, card, self.seat)
        if why is None:
            return []
        number = state.board.passenger_numbers[card]
        values = {"passenger": number, "price": state.board.price[card], "cash": state.cash[self.seat]}
        return [near_miss({"type": "pay", "passenger": number}, why, values)]


def bonuses_of_theft(state: State, card: int, thief: int) -> tuple[int, int]:
    """Bonuses of thief and owner: the difference of the routes for the shorter. SV-15.2 also counts the piece."""
    seat = state.pieces.seat[thief]
    own = passengers.own_length(state, seat, card)
    if seat in state.lines.owners(card):
        return joint_lines.bonuses_of_ending(state, card, thief)
    theirs = passengers.owners_length(state, card)
    return max(theirs - own, 0), max(own - theirs, 0)


def contest_of_theft(state: State, card: int, thief: int) -> dict[str, Any]:
    seat = state.pieces.seat[thief]
    owners = state.lines.owners(card)
    bonus, defence = bonuses_of_theft(state, card, thief)
    found = [
        {"seats": [seat], "bonus": bonus},
        {"seats": [owner for owner in owners if owner != seat], "bonus": defence},
    ]
    return contest("ending" if seat in owners else "theft", found, seat)


def resolve_theft_roll(state: State, dice: list[int], card: int) -> list[Event]:
    """Resolve a theft: the thief's two dice, then the owner's. Only a higher total takes the card."""
    target = on_line(card)
    thief = state.pieces.holders(target)[0]
    seat, name = state.pieces.seat[thief], state.pieces.names[thief]
    ending = seat in state.lines.owners(card)
    bonus, defence = bonuses_of_theft(state, card, thief)
    defenders = [owner for owner in state.lines.owners(card) if owner != seat]
    mine = Disputant([seat], [name], dice[:2], bonus, sum(dice[:2]) + bonus)
    theirs = Disputant(defenders, [], dice[2:], defence, sum(dice[2:]) + defence)
    rule = "SV-15.2" if ending else "SV-6.7"
    number = state.board.passenger_numbers[card]
    tie = ending and mine.total == theirs.total
    won = mine.total > theirs.total
    events: list[Event] = [
        Disputed(target_named(state.board, target), [mine, theirs], None if tie else 0 if won else 1, rule)
    ]
    if won:
        events.append(LineTaken(seat, number, rule))
    elif ending and not tie:
        events.append(LineTaken(defenders[0], number, rule))
    if tie:
        events.append(PieceTied(seat, name, rule))
    else:
        events.append(PieceReturned(seat, name, rule if won else "SV-6.5"))
    if sum(mine.dice) == 2 and state.pieces.status[thief] != JAIL:
        events.append(Jailed(seat, name, state.board.bail))
    return events
