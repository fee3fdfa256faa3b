"""What is worth thinking about: a few dozen actions out of thousands, and what each would change."""

from __future__ import annotations

from typing import Any

import numpy as np

from goldenspike.bots.continental_divide.chart import GOALS, Array, Chart, Routes, chart_of
from goldenspike.bots.continental_divide.inputs import (
    BUILT, COLUMNS, COST, CROSSED, CUBES, HEXES, INCOME, LINES, NO_PORT, POINTS, PORT, REGION, TOTAL, TREASURY, UNSOLD,
    VALUE, founding_row,
)  # fmt: skip
from goldenspike.bots.continental_divide.network import Outlook
from goldenspike.games.continental_divide.actions import Build, Buy, Found
from goldenspike.games.continental_divide.state import UNSTARTED, State
from goldenspike.games.continental_divide.stock import StockMenu, least_price
from goldenspike.games.continental_divide.track import TrackMenu

VALUES = (10, 12, 14, 16, 18, 20, 22, 25, 28, 31, 35, 40, 45, 50)
"""Stock values that a founder thinks about, or the next one free."""
BEST_STARTS = 3
PER_GOAL = 3
FOR_INCOME = 2
TYPICAL_SHARES, TYPICAL_VALUE = 5, 20


class Changes:
    """Actions with what each would make of one railroad."""

    def __init__(self, seats: int) -> None:
        self.actions: list[Any] = []
        self.railroad: list[int] = []
        self.rows: list[Array] = []
        self.held: list[Array] = []
        self.paid: list[int] = []
        self.seats = seats

    def add(self, action: Any, railroad: int, row: Array, held: Array, paid: int) -> None:
        self.actions.append(action)
        self.railroad.append(railroad)
        self.rows.append(row)
        self.held.append(held)
        self.paid.append(paid)

    def judged(self, outlook: Outlook, seat: int, bought: bool) -> Array:
        """The seat's share of winning after each."""
        if not self.actions:
            return np.zeros(0, np.float32)
        return outlook.after(
            seat,
            np.array(self.railroad),
            np.stack(self.rows),
            np.stack(self.held),
            np.array(self.paid, np.float32),
            bought,
        )


def purchases(state: State, outlook: Outlook, seat: int) -> Changes:
    """Every number of shares of every railroad, at the least price and at prices that pay for the way to a goal."""
    changes = Changes(state.seats)
    board, cash = state.board, state.cash[seat]
    for railroad, unsold in enumerate(state.unsold):
        if not unsold:
            continue
        price = least_price(state, railroad)
        at = outlook.at[railroad]
        row, held, treasury = outlook.rows[at], outlook.held[at], state.treasury[railroad]
        wants = sorted({int(cost) - treasury for cost in row[COST] if treasury < cost <= treasury + cash})
        for shares in range(1, min(unsold, cash // price if price else unsold) + 1):
            least = shares * price
            mine = held.copy()
            mine[seat] += shares
            for pay in [least, *(want for want in wants if want > least)]:
                new = row.copy()
                new[UNSOLD] -= shares
                new[TREASURY] += pay
                changes.add(Buy(board.railroad_ids[railroad], shares, pay), railroad, new, mine, pay)
    return changes


def foundings(
    state: State, outlook: Outlook, routes: Routes, seat: int, menu: StockMenu, starts: int = BEST_STARTS, apart: int = 1
) -> Changes:
    """From the best starting hexes, every number of shares at values some dollars apart."""
    changes = Changes(state.seats)
    menu.count()
    if not menu.foundings:
        return changes
    board, railroad = state.board, menu.railroads[0]
    name = board.railroad_ids[railroad]
    held = np.zeros(state.seats, np.float32)
    held[seat] = 1
    values = _free_values(menu)[::apart]
    # First where, with a typical railroad; then how many shares of what value.
    bases = [founding_row(board, start, routes) for start in menu.starts]
    typical = _nearest(values, TYPICAL_VALUE)
    trial = Changes(state.seats)
    for start, base in zip(menu.starts, bases, strict=True):
        action = Found(name, board.hex_ids[start], TYPICAL_SHARES, typical)
        trial.add(action, railroad, _founded(base, TYPICAL_SHARES, typical), held, typical)
    best = np.argsort(-trial.judged(outlook, seat, True), kind="stable")[:starts]
    for each in best:
        start, base = menu.starts[each], bases[each]
        for value in values:
            for shares in range(board.shares_min, board.shares_max + 1):
                action = Found(name, board.hex_ids[start], shares, value)
                changes.add(action, railroad, _founded(base, shares, value), held, value)
    return changes


def _free_values(menu: StockMenu) -> list[int]:
    """Those of VALUES that may be named, each moved up to the next free one."""
    free = set(menu.values)
    found: list[int] = []
    for value in VALUES:
        while value <= menu.values[-1] and (value not in free or value in found):
            value += 1
        if value in free and value not in found:
            found.append(value)
    return found


def _nearest(values: list[int], wanted: int) -> int:
    return min(values, key=lambda value: abs(value - wanted))


def _founded(base: Array, shares: int, value: int) -> Array:
    row = base.copy()
    row[TOTAL], row[VALUE], row[UNSOLD], row[TREASURY] = shares, value, shares - 1, value
    return row


def lines(state: State, outlook: Outlook, routes: Routes, menu: TrackMenu) -> Changes:
    """For each railroad, the lines that come nearest to each goal, and those that earn most."""
    menu.count()
    changes = Changes(state.seats)
    if not menu.rays:
        return changes
    board, chart = state.board, chart_of(state.board)
    hexes = len(board.hex_ids)
    rays = np.array(menu.rays)
    counts = np.diff(np.array([0, *menu.ends]))
    owners, bearings = np.divmod(rays, hexes * 6)
    for railroad in np.unique(owners):
        mine = owners == railroad
        ray = np.repeat(bearings[mine], counts[mine])
        length = np.concatenate([np.arange(count) for count in counts[mine]])
        _lines_of(state, outlook, routes, chart, int(railroad), ray, length, changes)
    return changes


def _lines_of(
    state: State, outlook: Outlook, routes: Routes, chart: Chart, railroad: int, ray: Array, length: Array,
    changes: Changes,
) -> None:  # fmt: skip
    board, row, held = state.board, outlook.rows[outlook.at[railroad]], outlook.held[outlook.at[railroad]]
    end = chart.ends[ray, length]
    cost, income = chart.cost[ray, length], chart.income[ray, length]
    burden = routes.burden[:, end]
    track = np.array(state.hexes[railroad])
    before = routes.burden[:, track]
    nearest = before.argmin(axis=1)
    open_ = (row[PORT] == NO_PORT, not row[CROSSED], row[REGION] < 2, row[REGION] < 1)
    chosen: list[int] = []
    for goal in range(len(GOALS)):
        if open_[goal]:
            nearer = burden[goal] + cost * 0.01 + length * 0.001
            best = np.argpartition(nearer, min(PER_GOAL, len(nearer) - 1))[:PER_GOAL]
            chosen += [int(each) for each in best if burden[goal, each] < before[goal, nearest[goal]]]
    crosses = chart.beyond[ray, length] & (not row[CROSSED])
    earns = income + crosses * board.divide_income
    earning = earns - cost * 0.02 - length * 0.001
    chosen += np.argpartition(-earning, min(FOR_INCOME, len(earns) - 1))[:FOR_INCOME].tolist()
    for pick in sorted(set(chosen)):
        new = row.copy()
        hex_ = int(end[pick])
        new[TREASURY] -= cost[pick]
        new[INCOME] += earns[pick]
        new[CUBES] -= length[pick] + 1
        new[REGION] = max(row[REGION], chart.region[ray[pick], length[pick]])
        new[CROSSED] = bool(row[CROSSED]) or bool(crosses[pick])
        if chart.is_port[hex_]:
            new[PORT] = chart.port_points[hex_]
        new[BUILT] = 1
        for goal in range(len(GOALS)):
            # Any hex of the line may be the best to go on from.
            passed = chart.ends[ray[pick], : length[pick] + 1]
            nearer = int(passed[routes.burden[goal, passed].argmin()])
            if routes.burden[goal, nearer] < before[goal, nearest[goal]]:
                needs = routes.needs[goal, :, nearer]
                new[COST.start + goal], new[LINES.start + goal] = needs[0], needs[1]
                new[HEXES.start + goal], new[POINTS.start + goal] = needs[2], needs[3]
        origin, direction = divmod(int(ray[pick]), 6)
        action = Build(
            board.railroad_ids[railroad], board.hex_ids[origin], board.directions[direction], int(length[pick]) + 1
        )
        changes.add(action, railroad, new, held, 0)
