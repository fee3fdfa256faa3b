"""Candidate actions: a few dozen out of thousands, and what each would change for one railroad."""

from __future__ import annotations

from typing import Any

import numpy as np

from goldenspike.bots.continental_divide.learned.features import (
    BUILT,
    COST,
    CROSSED,
    CUBES,
    INCOME,
    NO_PORT,
    PORT,
    REGION,
    TOTAL,
    TREASURY,
    UNSOLD,
    VALUE,
    founding_rows,
    set_goal_needs,
)
from goldenspike.bots.continental_divide.learned.map_arrays import GOALS, Array, RouteArrays, map_arrays_of
from goldenspike.bots.continental_divide.learned.network import EvaluationBatch
from goldenspike.games.continental_divide.actions import Build, Buy, Found
from goldenspike.games.continental_divide.board import CENTRAL, WEST
from goldenspike.games.continental_divide.state import State
from goldenspike.games.continental_divide.stock import StockMenu, least_price
from goldenspike.games.continental_divide.track import TrackMenu

VALUES = (10, 12, 14, 16, 18, 20, 22, 25, 28, 31, 35, 40, 45, 50)
"""Stock values that a founder considers; if one is taken, the next free one."""
TYPICAL_SHARES = 5
TYPICAL_VALUE = 20
PER_GOAL = 3
FOR_INCOME = 2


class RailroadChanges:
    """Actions in several positions, with the resulting state of one railroad."""

    def __init__(self) -> None:
        self.actions: list[Any] = []
        self.of: list[int] = []
        self.railroad: list[int] = []
        self.rows: list[Array] = []
        self.held: list[Array] = []
        self.paid: list[int] = []
        self.bought: list[bool] = []

    def add(self, actions: list[Any], of: int, railroad: int, rows: Array, held: Array, paid: list[int]) -> None:
        """Add actions of one kind for one railroad; `held` is one row for all of them, or one for each."""
        count = len(actions)
        self.actions += actions
        self.of += [of] * count
        self.railroad += [railroad] * count
        self.rows.append(rows)
        self.held.append(np.broadcast_to(held, (count, held.shape[-1])))
        self.paid += paid
        self.bought += [not isinstance(actions[0], Build)] * count

    def evaluate(self, batch: EvaluationBatch) -> Array:
        """Evaluate the mover's share of winning after each action."""
        if not self.actions:
            return np.zeros(0, np.float32)
        return batch.after(
            np.array(self.of),
            np.array(self.railroad),
            np.concatenate(self.rows),
            np.concatenate(self.held),
            np.array(self.paid, np.float32),
            np.array(self.bought),
        )


def purchases(state: State, batch: EvaluationBatch, of: int, changes: RailroadChanges) -> None:
    """Add purchases: every number of shares, at the least price and at prices that pay for the path to a goal."""
    board, seat = state.board, state.seat()
    cash = state.cash[seat]
    for railroad, unsold in enumerate(state.unsold):
        price = least_price(state, railroad) if unsold else 0
        most = min(unsold, cash // price) if price else 0
        if not most:
            continue
        at = batch.at[of, railroad]
        row, treasury = batch.railroads.rows[at], state.treasury[railroad]
        wants = sorted({int(cost) - treasury for cost in row[COST].tolist() if treasury < cost <= treasury + cash})
        lots = [(n, pay) for n in range(1, most + 1) for pay in (n * price, *wants) if pay >= n * price]
        lots = sorted(set(lots))
        rows = np.repeat(row[None], len(lots), axis=0)
        held = np.repeat(batch.railroads.held[at][None], len(lots), axis=0)
        shares = np.array([lot[0] for lot in lots], np.float32)
        paid = [lot[1] for lot in lots]
        rows[:, UNSOLD] -= shares
        rows[:, TREASURY] += paid
        held[:, seat] += shares
        name = board.railroad_ids[railroad]
        changes.add([Buy(name, *lot) for lot in lots], of, railroad, rows, held, paid)


def trial_foundings(state: State, routes: RouteArrays, of: int, menu: StockMenu, changes: RailroadChanges) -> None:
    """Add a typical founding in every free starting hex."""
    starts = menu.starts
    rows = founding_rows(state.board, starts, routes)
    value = min(free_values(menu), key=lambda value: abs(value - TYPICAL_VALUE))
    _add_foundings(state, of, menu, starts, rows, [(TYPICAL_SHARES, value)], changes)


def foundings(
    state: State, routes: RouteArrays, of: int, menu: StockMenu, starts: list[int], apart: int, changes: RailroadChanges
) -> None:
    """Add foundings in some hexes: every number of shares, at several values."""
    board = state.board
    rows = founding_rows(board, starts, routes)
    issues = [
        (shares, value)
        for value in free_values(menu)[::apart]
        for shares in range(board.shares_min, board.shares_max + 1)
    ]
    _add_foundings(state, of, menu, starts, rows, issues, changes)


def _add_foundings(
    state: State, of: int, menu: StockMenu, starts: list[int], bases: Array, issues: list[tuple[int, int]],
    changes: RailroadChanges,
) -> None:  # fmt: skip
    board, railroad = state.board, menu.railroads[0]
    name = board.railroad_ids[railroad]
    held = np.zeros(state.seats, np.float32)
    held[state.seat()] = 1
    shares, values = np.array(issues, np.float32).T
    for start, base in zip(starts, bases, strict=True):
        rows = np.repeat(base[None], len(issues), axis=0)
        rows[:, TOTAL], rows[:, VALUE], rows[:, UNSOLD], rows[:, TREASURY] = shares, values, shares - 1, values
        actions = [Found(name, board.hex_ids[start], *issue) for issue in issues]
        changes.add(actions, of, railroad, rows, held, [issue[1] for issue in issues])


def free_values(menu: StockMenu) -> list[int]:
    """The allowed stock values among VALUES."""
    free, last = set(menu.values), menu.values[-1]
    found: list[int] = []
    for value in VALUES:
        while value not in free and value < last:
            value += 1
        if value in free:
            free.remove(value)
            found.append(value)
    return found


def lines(
    state: State, batch: EvaluationBatch, routes: RouteArrays, of: int, menu: TrackMenu, changes: RailroadChanges
) -> None:
    """Add, for each railroad, the lines that come nearest to each goal, and the most profitable while income counts."""
    menu.count()
    if not menu.rays:
        return
    rays = np.array(menu.rays)
    counts = np.diff(menu.ends, prepend=0)
    owners, bearings = np.divmod(rays, len(state.board.hex_ids) * 6)
    ray = np.repeat(bearings, counts)
    length = np.arange(menu.ends[-1]) - np.repeat(np.array(menu.ends) - counts, counts)
    owner = np.repeat(owners, counts)
    first = 0
    for railroad in dict.fromkeys(owners.tolist()):
        last = int(np.searchsorted(owner, railroad, side="right"))
        _lines_of(state, batch, routes, of, railroad, ray[first:last], length[first:last], changes)
        first = last


def _lines_of(
    state: State,
    batch: EvaluationBatch,
    routes: RouteArrays,
    of: int,
    railroad: int,
    ray: Array,
    length: Array,
    changes: RailroadChanges,
) -> None:
    board, arrays = state.board, map_arrays_of(state.board)
    at = batch.at[of, railroad]
    row, nearest = batch.railroads.rows[at], batch.railroads.nearest[at]
    before = routes.burden[np.arange(len(GOALS)), nearest]
    end, cost, income = arrays.ends[ray, length], arrays.cost[ray, length], arrays.income[ray, length]
    earns = income + (arrays.beyond[ray, length] & (row[CROSSED] == 0)) * board.divide_income
    open_ = (row[PORT] == NO_PORT, row[CROSSED] == 0, row[REGION] < WEST, row[REGION] < CENTRAL)
    burden = routes.burden[:, end]
    dearness = cost * 0.01 + length * 0.001
    rich = np.argsort(dearness * 2 - earns)[: FOR_INCOME if state.turn < board.turns else 0]
    chosen = set(rich[earns[rich] > 0].tolist())
    for goal in range(len(GOALS)):
        if open_[goal]:
            best = np.argsort(burden[goal] + dearness)[:PER_GOAL]
            chosen.update(best[burden[goal, best] < before[goal]].tolist())
    if not chosen:
        return
    picks = np.array(sorted(chosen))
    ray, length, end = ray[picks], length[picks], end[picks]
    rows = np.repeat(row[None], len(picks), axis=0)
    rows[:, TREASURY] -= cost[picks]
    rows[:, INCOME] += earns[picks]
    rows[:, CUBES] -= length + 1
    rows[:, REGION] = np.maximum(row[REGION], arrays.region[ray, length])
    rows[:, CROSSED] = np.maximum(row[CROSSED], arrays.beyond[ray, length])
    rows[:, PORT] = np.where(arrays.is_port[end], arrays.port_points[end], row[PORT])
    rows[:, BUILT] = 1
    # The best path may continue from any hex of the line.
    passed = np.where(
        np.arange(length.max() + 1) <= length[:, None], arrays.ends[ray, : length.max() + 1], end[:, None]
    )
    paths = routes.burden[:, passed]  # goal, line, hex
    best = paths.argmin(axis=2).T
    start = np.where(before > paths.min(axis=2).T, np.take_along_axis(passed, best, axis=1), nearest)
    set_goal_needs(rows, routes.needs_from(start))
    origins, directions = np.divmod(ray, 6)
    name, hexes = board.railroad_ids[railroad], board.hex_ids
    actions = [
        Build(name, hexes[origin], board.directions[direction], laid + 1)
        for origin, direction, laid in zip(origins.tolist(), directions.tolist(), length.tolist(), strict=True)
    ]
    changes.add(actions, of, railroad, rows, batch.railroads.held[at], [0] * len(actions))
