"""Choose stock: the purchase or founding that gains most for its price."""

from __future__ import annotations

from random import Random
from typing import Final

from goldenspike.bots.continental_divide.forecast import Prospect, prospect_from, prospect_of
from goldenspike.bots.continental_divide.interest import Interest
from goldenspike.games.continental_divide.actions import Buy, Found, Pass
from goldenspike.games.continental_divide.board import NOWHERE
from goldenspike.kernel.game import Menu

VALUE_STEP: Final = 3
"""Dollars between the stock values that a founder considers."""

TYPICAL_CAPITAL: Final = 20
"""Dollars in the treasury when starting hexes are compared."""


def choose_stock(interest: Interest, menu: Menu, rng: Random) -> Found | Buy | Pass:
    """Choose the purchase or founding that gains most, or pass."""
    best, most = _best(purchases(interest, 0.0), menu, None, 0.0)
    start = best_start(interest, rng)
    if start != NOWHERE:
        name = rng.choice(unstarted(interest))
        best, most = _best(foundings(interest, start, name, most), menu, best, most)
    return best or Pass()


def _best(
    offers: list[tuple[float, Found | Buy]], menu: Menu, best: Found | Buy | None, most: float
) -> tuple[Found | Buy | None, float]:
    for gain, action in offers:
        if gain > most and action in menu:
            best, most = action, gain
    return best, most


def purchases(interest: Interest, least: float) -> list[tuple[float, Found | Buy]]:
    """List purchases that gain more than the least: every number of shares of every railroad, at sensible prices."""
    situation, seat, cash = interest.situation, interest.seat, interest.cash
    offers: list[tuple[float, Found | Buy]] = []
    for number, railroad in enumerate(situation.view.railroads):
        price, unsold = railroad.least_price, railroad.unsold
        if unsold == 0 or price > cash:
            continue
        prospect = prospect_of(situation, number)
        held = prospect.held
        before = interest.value(prospect, prospect.lines_left())
        for shares in range(1, min(unsold, cash // price) + 1):
            prospect.unsold = unsold - shares
            prospect.held = held[:]
            prospect.held[seat] += shares
            lines = prospect.lines_left()
            for pay in _payments(prospect, railroad.treasury, shares * price, cash):
                prospect.treasury = railroad.treasury + pay
                gain = interest.value(prospect, lines) - before - pay * interest.dollar
                if gain > least:
                    offers.append((gain, Buy(railroad.id, shares, pay)))
    return offers


def _payments(prospect: Prospect, treasury: int, least: int, cash: int) -> list[int]:
    """List sensible payments: the minimum, and what would pay for all the track to a goal."""
    payments = [least]
    for goal in prospect.goals:
        pay = goal.path.cost[goal.start] - treasury
        if least < pay <= cash:
            payments.append(pay)
    return payments


def unstarted(interest: Interest) -> list[str]:
    """List the railroads that can be founded."""
    return [railroad.id for railroad in interest.situation.view.railroads if not railroad.started]


def foundings(interest: Interest, start: int, name: str, least: float) -> list[tuple[float, Found | Buy]]:
    """List foundings in a hex that gain more than the least: every number of shares, at several values."""
    situation, board = interest.situation, interest.situation.board
    prospect = prospect_from(situation, start)
    prospect.held[interest.seat] = 1
    lines = prospect.lines_left()
    offers: list[tuple[float, Found | Buy]] = []
    for value in range(board.value_min, min(board.value_max, interest.cash) + 1, VALUE_STEP):
        prospect.value = prospect.treasury = value
        for shares in range(board.shares_min, board.shares_max + 1):
            prospect.total = shares
            prospect.unsold = shares - 1
            gain = _founders_gain(interest, prospect, lines)
            if gain > least:
                offers.append((gain, Found(name, board.hex_ids[start], shares, value)))
    return offers


def best_start(interest: Interest, rng: Random) -> int:
    """Choose the starting hex where a share scores most, with some variation; NOWHERE if nothing can be founded."""
    situation, board = interest.situation, interest.situation.board
    if interest.cash < board.value_min or not unstarted(interest):
        return NOWHERE
    best, most = NOWHERE, 0.0
    for hex_ in board.starts:
        if situation.crowd[hex_] < board.railroads_per_hex:
            prospect = prospect_from(situation, hex_)
            prospect.treasury = TYPICAL_CAPITAL
            expected = prospect.expected(prospect.lines_left()) * (1.0 + situation.weights.whim * rng.random())
            if best == NOWHERE or expected > most:
                best, most = hex_, expected
    return best


def _founders_gain(interest: Interest, prospect: Prospect, lines: int) -> float:
    """Gain of founding: the first share, and the other shares that earlier buyers are expected to leave."""
    weights = interest.situation.weights
    expected, price = prospect.expected(lines), prospect.value
    surplus = expected - price * interest.dollar
    wanted = min(prospect.unsold, (interest.cash - price) // price)
    mine = wanted * weights.grab ** (len(interest.situation.to_come) - 1)
    others = (prospect.unsold - mine) * weights.sales
    return surplus + mine * max(0.0, surplus) - weights.envy * others * expected
