"""Buy railroad stock (CD-3, CD-4)."""

from __future__ import annotations

from typing import Any

from goldenspike.games.continental_divide.actions import Buy, Found, Pass
from goldenspike.games.continental_divide.board import START, Board
from goldenspike.games.continental_divide.events import Event, Founded, Passed, SharesBought
from goldenspike.games.continental_divide.name_lookup import railroad_named, start_named, untimely_action
from goldenspike.games.continental_divide.refusals import (
    ALREADY_STARTED,
    NO_SHARE_NAMED,
    NOT_A_START,
    NOT_ENOUGH_SHARES,
    NOT_STARTED,
    PAY_OVER_CASH,
    SHARES_OUT_OF_RANGE,
    START_FULL,
    UNDER_LEAST_PRICE,
    VALUE_OUT_OF_RANGE,
    VALUE_OVER_CASH,
    VALUE_TAKEN,
)
from goldenspike.games.continental_divide.state import UNSTARTED, State
from goldenspike.kernel.game import Ask
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.menu import IndexedMenu, near_miss
from goldenspike.kernel.refusal import Refusal


def pending(state: State) -> Ask:
    return Ask(state.seat(), StockMenu(state), "CD-3.1")


def resolve(state: State, action: Any) -> list[Event]:
    """Buy stock of one railroad, or pass (CD-3.1)."""
    if isinstance(action, Found):
        return found(state, action)
    if isinstance(action, Buy):
        return buy(state, action)
    if isinstance(action, Pass):
        return [Passed(state.seat())]
    raise untimely_action(action)


# Buying a share of an unstarted railroad (CD-3)


def no_founding(state: State, railroad: int) -> Refusal | None:
    if state.total[railroad] != UNSTARTED:
        return ALREADY_STARTED
    return None


def no_start(state: State, hex_: int) -> Refusal | None:
    if state.board.kind[hex_] != START:
        return NOT_A_START
    if state.crowd[hex_] >= state.board.railroads_per_hex:
        return START_FULL
    return None


def no_issue(board: Board, shares: int) -> Refusal | None:
    if not board.shares_min <= shares <= board.shares_max:
        return SHARES_OUT_OF_RANGE
    return None


def values_taken(state: State) -> int:
    """Bits of the stock values in use. An unstarted railroad has 0, which cannot be chosen."""
    taken = 0
    for value in state.value:
        taken |= 1 << value
    return taken


def no_value(state: State, seat: int, value: int, taken: int) -> Refusal | None:
    board = state.board
    if not board.value_min <= value <= board.value_max:
        return VALUE_OUT_OF_RANGE
    if taken >> value & 1:
        return VALUE_TAKEN
    if value > state.cash[seat]:
        return VALUE_OVER_CASH
    return None


def found(state: State, action: Found) -> list[Event]:
    """Found a railroad: take one share and choose start, number of shares and stock value."""
    board, seat = state.board, state.seat()
    shares, value = action.shares, action.value
    railroad = railroad_named(board, action.railroad)
    hex_ = start_named(board, action.hex)
    why = (
        no_founding(state, railroad)
        or no_start(state, hex_)
        or no_issue(board, shares)
        or no_value(state, seat, value, values_taken(state))
    )
    if why is not None:
        raise Illegal(why, **founding_values(state, seat, railroad, hex_, shares, value))
    return [Founded(seat, action.railroad, action.hex, shares, value)]


def founding_values(state: State, seat: int, railroad: int, hex_: int, shares: int, value: int) -> dict[str, Any]:
    board = state.board
    return {
        "railroad": board.railroad_ids[railroad],
        "railroad_name": board.railroad_names[railroad],
        "hex": board.hex_ids[hex_],
        "hex_name": board.hex_names[hex_],
        "limit": board.railroads_per_hex,
        "shares": shares,
        "shares_min": board.shares_min,
        "shares_max": board.shares_max,
        "value": value,
        "value_min": board.value_min,
        "value_max": board.value_max,
        "cash": state.cash[seat],
    }


# Buying shares of one existing railroad (CD-4)


def least_price(state: State, railroad: int) -> int:
    """Lowest price of one share: the stock value plus the dividend of now (CD-4.2)."""
    return state.value[railroad] + state.dividend(railroad)


def no_purchase(state: State, seat: int, railroad: int, shares: int, pay: int) -> Refusal | None:
    if state.total[railroad] == UNSTARTED:
        return NOT_STARTED
    if shares < 1:
        return NO_SHARE_NAMED
    if shares > state.unsold[railroad]:
        return NOT_ENOUGH_SHARES
    if pay < shares * least_price(state, railroad):
        return UNDER_LEAST_PRICE
    if pay > state.cash[seat]:
        return PAY_OVER_CASH
    return None


def buy(state: State, action: Buy) -> list[Event]:
    """Buy shares for one amount, which all goes into the treasury."""
    seat = state.seat()
    shares, pay = action.shares, action.pay
    railroad = railroad_named(state.board, action.railroad)
    why = no_purchase(state, seat, railroad, shares, pay)
    if why is not None:
        raise Illegal(why, **purchase_values(state, seat, railroad, shares, pay))
    return [SharesBought(seat, action.railroad, shares, pay)]


def purchase_values(state: State, seat: int, railroad: int, shares: int, pay: int) -> dict[str, Any]:
    least = least_price(state, railroad) if state.total[railroad] != UNSTARTED else 0
    return {
        "railroad": state.board.railroad_ids[railroad],
        "railroad_name": state.board.railroad_names[railroad],
        "shares": shares,
        "unsold": state.unsold[railroad],
        "least": shares * least,
        "least_each": least,
        "pay": pay,
        "cash": state.cash[seat],
    }


class StockMenu(IndexedMenu):
    """Menu of stock actions: found, buy or pass, in this order."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.state = state
        self.seat = state.seat()
        self.railroads: list[int] = []  # railroads that can be founded
        self.starts: list[int] = []
        self.issues = state.board.shares_max - state.board.shares_min + 1
        self.values: list[int] = []
        self.foundings = 0
        self.lots: list[tuple[int, int, int]] = []  # railroad, number of shares, lowest price
        self.purchases = 0
        self._surveyed = False

    def _survey(self) -> None:
        """Find the choices for each field, once."""
        if self._surveyed:
            return
        self._surveyed = True
        state, board, seat = self.state, self.state.board, self.seat
        cash = state.cash[seat]
        railroads = range(len(state.total))
        self.railroads = [each for each in railroads if no_founding(state, each) is None]
        self.starts = [hex_ for hex_ in board.starts if no_start(state, hex_) is None]
        affordable, taken = range(board.value_min, min(board.value_max, cash) + 1), values_taken(state)
        self.values = [value for value in affordable if no_value(state, seat, value, taken) is None]
        self.foundings = len(self.railroads) * len(self.starts) * self.issues * len(self.values)
        for railroad in railroads:
            if state.unsold[railroad] == 0:
                continue
            least = least_price(state, railroad)
            shares = 1
            while no_purchase(state, seat, railroad, shares, shares * least) is None:
                self.lots.append((railroad, shares, shares * least))
                self.purchases += cash - shares * least + 1
                shares += 1

    def count(self) -> int:
        self._survey()
        return self.foundings + self.purchases + 1

    def pick(self, k: int) -> Found | Buy | Pass:
        self._survey()
        if k < self.foundings:
            return self._founding(k)
        k -= self.foundings
        ids, cash = self.state.board.railroad_ids, self.state.cash[self.seat]
        for railroad, shares, least in self.lots:
            amounts = cash - least + 1
            if k < amounts:
                return Buy(ids[railroad], shares, least + k)
            k -= amounts
        return Pass()

    def _founding(self, k: int) -> Found:
        board = self.state.board
        k, value = divmod(k, len(self.values))
        k, issue = divmod(k, self.issues)
        railroad, start = divmod(k, len(self.starts))
        return Found(
            board.railroad_ids[self.railroads[railroad]],
            board.hex_ids[self.starts[start]],
            board.shares_min + issue,
            self.values[value],
        )

    def resolve(self, state: State, action: Any) -> list[Event]:
        return resolve(state, action)

    def boxes(self) -> list[dict[str, Any]]:
        self._survey()
        state, board = self.state, self.state.board
        cash = state.cash[self.seat]
        boxes: list[dict[str, Any]] = []
        if self.foundings:
            low, high = self.values[0], self.values[-1]
            taken = [value for value in range(low, high + 1) if value not in self.values]
            boxes.append(
                {
                    "type": "found",
                    "railroad": [board.railroad_ids[railroad] for railroad in self.railroads],
                    "hex": [board.hex_ids[hex_] for hex_ in self.starts],
                    "shares": {"min": board.shares_min, "max": board.shares_max},
                    "value": {"min": low, "max": high, "except": taken},
                    "preview": {"cash": cash, "cubes": board.cubes_at_start},
                }
            )
        for railroad, shares, least in self.lots:
            held = state.shares[railroad * state.seats + self.seat] + shares
            boxes.append(
                {
                    "type": "buy",
                    "railroad": board.railroad_ids[railroad],
                    "shares": shares,
                    "pay": {"min": least, "max": cash},
                    "preview": {
                        "least_each": least // shares,
                        "dividend": state.dividend(railroad),
                        "held": held,
                        "unsold": state.unsold[railroad] - shares,
                        "treasury": state.treasury[railroad] + least,
                        **self._others(railroad),
                    },
                }
            )
        boxes.append({"type": "pass"})
        return boxes

    def _others(self, railroad: int) -> dict[str, Any]:
        """Which of the other seats hold most, and how many."""
        state = self.state
        held = state.shares[railroad * state.seats : (railroad + 1) * state.seats]
        held[self.seat] = 0
        most = max(held)
        return {"rivals": [seat for seat in range(state.seats) if most and held[seat] == most], "theirs": most}

    def refused(self) -> list[dict[str, Any]]:
        """Why other railroads, starts and values cannot be chosen."""
        self._survey()
        state, board, seat = self.state, self.state.board, self.seat
        misses: list[dict[str, Any]] = []
        for railroad in range(len(state.total)):
            if state.total[railroad] == UNSTARTED:
                continue
            least = least_price(state, railroad)
            why = no_purchase(state, seat, railroad, 1, least)
            if why is not None:
                target = {"type": "buy", "railroad": board.railroad_ids[railroad]}
                misses.append(near_miss(target, why, purchase_values(state, seat, railroad, 1, least)))
        unstarted = [railroad for railroad in range(len(state.total)) if no_founding(state, railroad) is None]
        if not unstarted:
            return misses
        free = self.starts[0] if self.starts else board.starts[0]
        for hex_ in board.starts:
            why = no_start(state, hex_)
            if why is not None:
                values = founding_values(state, seat, unstarted[0], hex_, board.shares_min, board.value_min)
                misses.append(near_miss({"type": "found", "hex": board.hex_ids[hex_]}, why, values))
        for value in range(board.value_min, board.value_max + 1):
            why = no_value(state, seat, value, values_taken(state))
            if why is not None:
                values = founding_values(state, seat, unstarted[0], free, board.shares_min, value)
                misses.append(near_miss({"type": "found", "value": value}, why, values))
        return misses
