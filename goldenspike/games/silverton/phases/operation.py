"""Phase 4, step 3: operate claims (SV-7.3, SV-7.4)."""

from __future__ import annotations

from typing import Any

from goldenspike.games.silverton.actions import Done, Operate
from goldenspike.games.silverton.board import DEPLETED, Board
from goldenspike.games.silverton.events import Event
from goldenspike.games.silverton.events.operation import ClaimDiscarded, Depleted, Operated, OperatingEnded, Produced
from goldenspike.games.silverton.menus import TurnMenu
from goldenspike.games.silverton.name_lookup import claim_numbered, untimely_action
from goldenspike.games.silverton.odds import TWO_DICE
from goldenspike.games.silverton.phases import passengers
from goldenspike.games.silverton.refusals import CLAIM_DEPLETED, NO_CASH_TO_OPERATE, NOT_YOUR_CLAIM, OPERATED_ALREADY
from goldenspike.games.silverton.state import State
from goldenspike.kernel.chance import Dice
from goldenspike.kernel.game import Ask, Chance
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.menu import near_miss
from goldenspike.kernel.refusal import Refusal

DONE = -1


def pending(state: State) -> Ask:
    """Ask for claims one by one, until done: all costs are paid before the first roll."""
    return Ask(state.seat(), OperatingMenu(state), "SV-7.3")


def resolve(state: State, action: Any) -> list[Event]:
    seat = state.seat()
    if isinstance(action, Operate):
        claim = claim_numbered(state.board, action.claim)
        why = no_operating(state, seat, claim)
        if why is not None:
            raise Illegal(why, **_values(state, seat, claim))
        return [Operated(seat, action.claim, -state.board.operate_cost[claim])]
    if isinstance(action, Done):
        return [OperatingEnded(seat)]
    raise untimely_action(action)


def no_operating(state: State, seat: int, claim: int) -> Refusal | None:
    if state.claims.at[claim] != seat:
        return NOT_YOUR_CLAIM
    if state.claims.depleted[claim]:
        return CLAIM_DEPLETED
    if state.this_turn.operated >> claim & 1:
        return OPERATED_ALREADY
    if state.board.operate_cost[claim] > state.cash[seat]:
        return NO_CASH_TO_OPERATE
    return None


def _values(state: State, seat: int, claim: int) -> dict[str, Any]:
    return {
        "claim": state.board.claim_numbers[claim],
        "cost": state.board.operate_cost[claim],
        "cash": state.cash[seat],
    }


# The dice, claim by claim in the order they were named


def roll_next(state: State) -> Chance:
    claim = state.this_step.named[0]
    dice = 2 if state.claims.opened[claim] else 1
    return Chance("dice", {"operate": state.board.claim_numbers[claim]}, Dice(dice), resolve_roll)


def resolve_roll(state: State, dice: list[int]) -> list[Event]:
    claim, seat = state.this_step.named[0], state.seat()
    number = state.board.claim_numbers[claim]
    roll = roll_total(state, claim, sum(dice))
    goods = state.board.yields[claim][roll]
    if goods != DEPLETED:
        return [Produced(seat, number, dice, roll, goods)]
    events: list[Event] = [Depleted(seat, number, dice, roll)]
    if state.claims.goods[claim] == 0:
        events.append(ClaimDiscarded(seat, number))
    if state.board.at_leadville[claim]:
        events += passengers.discard_leadville_cards(state, state.claims.leadville + 1)
    return events


def roll_total(state: State, claim: int, dice: int) -> int:
    return dice if state.claims.opened[claim] else dice + state.board.first_operation


def goods_odds(board: Board, claim: int, opened: bool) -> dict[int, int]:
    """Number of rolls by goods produced, including DEPLETED."""
    found: dict[int, int] = {}
    for roll in TWO_DICE if opened else [die + board.first_operation for die in range(1, 7)]:
        goods = board.yields[claim][roll]
        found[goods] = found.get(goods, 0) + 1
    return found


def operating_outlook(state: State, claim: int) -> dict[str, Any]:
    """Preview of operating a claim: `odds` are pairs of goods (-1: depleted) and number of rolls, out of `of` rolls."""
    found = goods_odds(state.board, claim, state.claims.opened[claim])
    return {
        "cost": state.board.claim_cost[claim],
        "operate_cost": state.board.operate_cost[claim],
        "odds": [[goods, found[goods]] for goods in sorted(found)],
        "of": sum(found.values()),
    }


class OperatingMenu(TurnMenu):
    def survey(self) -> list[int]:
        state, seat = self.state, self.seat
        codes = []
        for claim in range(state.board.claims):
            if state.claims.at[claim] == seat and no_operating(state, seat, claim) is None:
                codes.append(claim)
        codes.append(DONE)
        return codes

    def action(self, code: int) -> Operate | Done:
        return Done() if code == DONE else Operate(self.state.board.claim_numbers[code])

    def resolve(self, state: State, action: Any) -> list[Event]:
        return resolve(state, action)

    def preview(self, code: int) -> dict[str, Any] | None:
        return None if code == DONE else operating_outlook(self.state, code)

    def refused(self) -> list[dict[str, Any]]:
        state, seat = self.state, self.seat
        misses = []
        for claim in range(state.board.claims):
            if state.claims.at[claim] == seat:
                why = no_operating(state, seat, claim)
                if why is not None:
                    target = {"type": "operate", "claim": state.board.claim_numbers[claim]}
                    misses.append(near_miss(target, why, _values(state, seat, claim)))
        return misses
