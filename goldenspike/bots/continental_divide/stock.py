"""Buying stock: the purchase or founding that adds most to what one has, for its price."""

from __future__ import annotations

from random import Random
from typing import Final

from goldenspike.bots.continental_divide.forecast import Prospect, prospect_from, prospect_of
from goldenspike.bots.continental_divide.interest import Interest
from goldenspike.games.continental_divide.actions import Buy, Found, Pass
from goldenspike.games.continental_divide.board import NOWHERE
from goldenspike.kernel.game import Menu

VALUE_STEP: Final = 3
"""Dollars between the stock values that a founder thinks about."""

TYPICAL_CAPITAL: Final = 20
"""Dollars in the treasury when starting hexes are compared."""


def choose_stock(interest: Interest, menu: Menu, rng: Random) -> Found | Buy | Pass:
    purchase, gain = _best_purchase(interest, menu)
    founding = _best_founding(interest, menu, rng, gain)
    return founding or purchase or Pass()


def _best_purchase(interest: Interest, menu: Menu) -> tuple[Buy | None, float]:
    """The purchase that gains most, and its gain; None and 0 if every one of them loses."""
    table, seat, cash = interest.table, interest.seat, interest.cash
    best, best_gain = None, 0.0
    for number, railroad in enumerate(table.view.railroads):
        price, unsold = railroad.least_price, railroad.unsold
        if unsold == 0 or price > cash:
            continue
        prospect = prospect_of(table, number)
        held = prospect.held
        before = interest.worth(prospect, prospect.lines_left())
        for shares in range(1, min(unsold, cash // price) + 1):
            prospect.unsold = unsold - shares
            prospect.held = held[:]
            prospect.held[seat] += shares
            lines = prospect.lines_left()
            for pay in _payments(prospect, railroad.treasury, shares * price, cash):
                prospect.treasury = railroad.treasury + pay
                gain = interest.worth(prospect, lines) - before - pay * interest.dollar
                if gain > best_gain:
                    buy = Buy(railroad.id, shares, pay)
                    if buy in menu:
                        best, best_gain = buy, gain
    return best, best_gain


def _payments(prospect: Prospect, treasury: int, least: int, cash: int) -> list[int]:
    """The least that may be paid, and what would pay for all the track to one of the goals."""
    payments = [least]
    for goal in prospect.goals:
        pay = goal.way.cost[goal.start] - treasury
        if least < pay <= cash:
            payments.append(pay)
    return payments


def _best_founding(interest: Interest, menu: Menu, rng: Random, beat: float) -> Found | None:
    """The founding that gains most, if it gains more than that."""
    table, board, cash = interest.table, interest.table.board, interest.cash
    unstarted = [railroad.id for railroad in table.view.railroads if not railroad.started]
    if not unstarted or cash < board.value_min:
        return None
    start = _best_start(interest, rng)
    if start == NOWHERE:
        return None
    name = rng.choice(unstarted)
    prospect = prospect_from(table, start)
    prospect.held[interest.seat] = 1
    lines = prospect.lines_left()
    best = None
    for value in range(board.value_min, min(board.value_max, cash) + 1, VALUE_STEP):
        prospect.value = prospect.treasury = value
        for shares in range(board.shares_min, board.shares_max + 1):
            prospect.total = shares
            prospect.unsold = shares - 1
            gain = _founders_gain(interest, prospect, lines)
            if gain > beat:
                found = Found(name, board.hex_ids[start], shares, value)
                if found in menu:
                    best, beat = found, gain
    return best


def _best_start(interest: Interest, rng: Random) -> int:
    """The starting hex from which a share will score most, or nearly so; NOWHERE if none is free."""
    table, board = interest.table, interest.table.board
    best, most = NOWHERE, 0.0
    for hex_ in board.starts:
        if table.crowd[hex_] < board.railroads_per_hex:
            prospect = prospect_from(table, hex_)
            prospect.treasury = TYPICAL_CAPITAL
            expected = prospect.expected(prospect.lines_left()) * (1.0 + table.weights.whim * rng.random())
            if best == NOWHERE or expected > most:
                best, most = hex_, expected
    return best


def _founders_gain(interest: Interest, prospect: Prospect, lines: int) -> float:
    """The first share, and what is likely to be had of the others: who comes before one's next turn takes his part."""
    weights = interest.table.weights
    expected, price = prospect.expected(lines), prospect.value
    surplus = expected - price * interest.dollar
    wanted = min(prospect.unsold, (interest.cash - price) // price)
    mine = wanted * weights.grab ** (len(interest.table.to_come) - 1)
    others = (prospect.unsold - mine) * weights.sales
    return surplus + mine * max(0.0, surplus) - weights.envy * others * expected
