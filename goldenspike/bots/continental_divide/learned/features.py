"""Features of railroads, holdings and players: the input of the network.

They are computed for many railroads of many positions at once: an action adds a row, and few large numpy calls are
faster than many small ones.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from goldenspike.bots.continental_divide.forecast import SLACK
from goldenspike.bots.continental_divide.learned.map_arrays import GOALS, Array, RouteArrays
from goldenspike.bots.continental_divide.weights import Weights
from goldenspike.games.continental_divide.board import CENTRAL, NOWHERE, WEST, Board
from goldenspike.games.continental_divide.state import ORDER, STOCK, TRACK, UNSTARTED, State

# The columns of a railroad
TOTAL, VALUE, UNSOLD, TREASURY, INCOME, CUBES, REGION, CROSSED, PORT, BUILT = range(10)
FACTS = 10
COST, LINES, HEXES, POINTS = (slice(FACTS + kind * len(GOALS), FACTS + (kind + 1) * len(GOALS)) for kind in range(4))
COLUMNS = FACTS + 4 * len(GOALS)
NO_PORT = -1.0

RAILROAD_FEATURES = 48
HOLDING_FEATURES = 10
PLAYER_FEATURES = 22
SUMS = 3
"""Sums of a holding: dollars a turn, points now, points expected."""

_slack = np.array([*SLACK, *[1.0] * 60], np.float32)
_goal = np.arange(len(GOALS))
_weights = Weights()


class PositionFeatures:
    """Features common to a whole position, for several positions with one board and number of players."""

    def __init__(self, states: Sequence[State]) -> None:
        board, seats = states[0].board, states[0].seats
        self.board = board
        self.seats = seats
        self.turns = float(board.turns)
        floats = np.float32
        self.left: Array = np.array([board.turns - state.turn for state in states], floats)
        self.cash: Array = np.array([state.cash for state in states], floats)
        self.ordering: Array = np.array([state.phase == ORDER for state in states], floats)
        self.seat: Array = np.array([_mover(state) for state in states])
        """The seat that buys or builds."""
        # By seat: its place this turn and next, and whether it may still buy and build this turn
        self.place: Array = np.array([_places(state.order, seats) for state in states], floats)
        self.next_place: Array = np.array([_places(state.next_order, seats) for state in states], floats)
        self.buys: Array = np.array([_to_come(state, STOCK) for state in states], floats)
        self.builds: Array = np.array([_to_come(state, TRACK) for state in states], floats)
        self.chances: Array = self.left[:, None] + self.builds
        """Lines that each seat may still lay for a railroad that it leads."""
        self.unstarted: Array = np.array([state.total.count(UNSTARTED) for state in states], floats)
        self.stock_spending: Array = np.array([_stock_spending(state) for state in states], floats)


def _mover(state: State) -> int:
    return state.order[state.place] if state.phase in (STOCK, TRACK) else NOWHERE


def _places(order: list[int], seats: int) -> list[float]:
    """By seat, its place in the order, from 1 / seats to 1; 0 while it has none."""
    places = [0.0] * seats
    for place, seat in enumerate(order):
        if seat != NOWHERE:
            places[seat] = (place + 1) / seats
    return places


def _to_come(state: State, phase: int) -> list[bool]:
    """By seat, whether that phase of its turn is still to come or to end."""
    flags = [False] * state.seats
    if state.phase in (STOCK, TRACK):
        for place in range(state.place, state.seats):
            flags[state.order[place]] = place > state.place or state.phase <= phase
    return flags


def _stock_spending(state: State) -> float:
    """Forecast what all players together will still spend on stock."""
    dollars, left = sum(state.cash), state.board.turns - state.turn
    for railroad, total in enumerate(state.total):
        if total != UNSTARTED:
            dollars += left * state.dividend(railroad) * (total - state.unsold[railroad])
    return max(1.0, _weights.thrift * dollars)


class RailroadFeatures:
    """The started railroads of several positions: `of` is the position, `railroad` the railroad of each row."""

    def __init__(self, states: Sequence[State], routes: Sequence[RouteArrays]) -> None:
        board, seats = states[0].board, states[0].seats
        locked = [sum(board.cubes_unlocked[region + 1 :]) for region in range(3)]
        self.of: list[int] = []
        self.railroad: list[int] = []
        facts: list[tuple[float, ...]] = []
        held: list[list[int]] = []
        tracks: list[list[int]] = []
        for number, state in enumerate(states):
            for railroad, total in enumerate(state.total):
                if total == UNSTARTED:
                    continue
                self.of.append(number)
                self.railroad.append(railroad)
                region, port = state.region[railroad], state.port[railroad]
                facts.append(
                    (
                        total,
                        state.value[railroad],
                        state.unsold[railroad],
                        state.treasury[railroad],
                        state.income[railroad],
                        state.cubes[railroad] + locked[region],
                        region,
                        state.crossed[railroad],
                        NO_PORT if port == NOWHERE else board.port_points[port],
                        state.built >> railroad & 1,
                    )
                )
                held.append(state.shares[railroad * seats : (railroad + 1) * seats])
                tracks.append(state.hexes[railroad])
        count = len(facts)
        self.rows: Array = np.zeros((count, COLUMNS), np.float32)
        self.held: Array = np.array(held, np.float32).reshape(count, seats)
        self.nearest: Array = np.zeros((count, len(GOALS)), np.int32)
        """By goal, the hex of the track where the best path begins."""
        if count:
            self.rows[:, :FACTS] = facts
            of = np.array(self.of)[:, None]
            self.nearest = _nearest(tracks, np.stack([each.burden for each in routes]), of)
            set_goal_needs(self.rows, np.stack([each.needs for each in routes])[of, _goal, :, self.nearest])


def _nearest(tracks: list[list[int]], burden: Array, of: Array) -> Array:
    longest = max(len(track) for track in tracks)
    hexes = np.array([track + track[:1] * (longest - len(track)) for track in tracks])
    best = burden[of[:, :, None], _goal[:, None], hexes[:, None]].argmin(axis=2)  # by row and goal
    return np.take_along_axis(hexes, best, axis=1)


def set_goal_needs(rows: Array, needs: Array) -> None:
    """Write what each goal still needs (by row, goal and kind) into the columns of the rows."""
    rows[:, FACTS:] = needs.transpose(0, 2, 1).reshape(len(rows), -1)


def founding_rows(board: Board, starts: list[int], routes: RouteArrays) -> Array:
    """Rows of new railroads in some hexes, without shares and values."""
    rows = np.zeros((len(starts), COLUMNS), np.float32)
    rows[:, CUBES] = sum(board.cubes_unlocked) + board.cubes_at_start
    rows[:, PORT] = NO_PORT
    set_goal_needs(rows, routes.needs_from(np.repeat(np.array(starts)[:, None], len(GOALS), axis=1)))
    return rows


def railroad_features(
    rows: Array, held: Array, position_features: PositionFeatures, of: Array
) -> tuple[Array, Array, Array]:
    """Features of railroads and of holdings in them, and what each holding adds to its holder's sums."""
    board = position_features.board
    left, stock_spending, chances, cash = (
        position_features.left[of],
        position_features.stock_spending[of],
        position_features.chances[of],
        position_features.cash[of],
    )
    count = len(rows)
    total, value, unsold, treasury, income, cubes, region, crossed, port, built = rows[:, :FACTS].T
    dividend = np.ceil(income / total)
    price = value + dividend
    sold = total - unsold
    leads = (held == held.max(axis=1, keepdims=True)) & (held > 0)
    mover = position_features.seat[of]
    lines_left = (leads * chances).sum(axis=1) - built * leads[np.arange(count), mover] * (mover != NOWHERE)
    retained = np.maximum(0.0, income - dividend * sold)
    sales = _weights.sales * unsold * price * (left + 0.5) / position_features.turns
    funds = treasury + retained * left + np.minimum(sales, stock_spending)
    asked = unsold * price
    sells_out = np.where(unsold == 0, 1.0, np.maximum(0.0, 1.0 - asked / stock_spending))

    reached = np.stack([port != NO_PORT, crossed > 0, region >= WEST, region >= CENTRAL], axis=1)
    lines, cost, hexes = rows[:, LINES], rows[:, COST], rows[:, HEXES]
    slack = np.clip(lines_left[:, None] - lines, -1, len(_slack) - 1).astype(np.int32)
    chance = np.where((slack < 0) | (hexes > cubes[:, None]), 0.0, _slack[slack])
    lacking = cost - funds[:, None]
    poor = (lacking > 0) & (cost > treasury[:, None])
    chance = np.where(poor, chance * np.maximum(0.0, 1.0 - lacking / _weights.shortfall), chance)
    chance = np.where((lines == 0) | reached, 1.0, chance)
    goal_points = np.where(reached, 0.0, rows[:, POINTS])
    points = (
        np.maximum(port, 0.0)
        + board.divide_points * (crossed > 0)
        + board.region_points[WEST] * (region >= WEST)
        + board.region_points[CENTRAL] * (region >= CENTRAL)
    )
    expected = points + board.sold_out_points * sells_out + (goal_points * chance).sum(axis=1)
    points = points + board.sold_out_points * (unsold == 0)

    of_railroad = np.empty((count, RAILROAD_FEATURES), np.float32)
    of_railroad[:, :24] = np.stack(
        [
            total / 10, sold / total, unsold / 10, value / 50, price / 60, treasury / 100, income / 50, dividend / 10,
            cubes / 36, reached[:, 3], reached[:, 2], reached[:, 1], reached[:, 0], np.maximum(port, 0) / 2, points / 6,
            expected / 7, sells_out, np.minimum(asked / 100, 3), np.minimum(asked / stock_spending, 2), lines_left / 16,
            leads.sum(axis=1) / 3, retained * left / 100, np.minimum(funds / 150, 3), left / 8,
        ],
        axis=1,
    )  # fmt: skip
    open_ = ~reached
    of_railroad[:, 24:28] = np.minimum(lines / 8, 2) * open_
    of_railroad[:, 28:32] = np.minimum(cost / 100, 3) * open_
    of_railroad[:, 32:36] = np.minimum(hexes / np.maximum(cubes, 1)[:, None], 2) * open_
    of_railroad[:, 36:40] = chance
    of_railroad[:, 40:44] = np.clip((cost - treasury[:, None]) / 50, -1, 2) * open_
    of_railroad[:, 44:48] = goal_points / 2

    others = _best_other(held)
    affordable = np.minimum(unsold[:, None], cash // price[:, None])
    sums = np.stack([held * dividend[:, None], held * points[:, None], held * expected[:, None]], axis=2)
    of_holding = np.stack(
        [
            held / 10, held / total[:, None], leads, leads & (held == others), np.clip((others - held) / 5, -1, 1),
            sums[:, :, 2] / 20, sums[:, :, 0] * left[:, None] / 100, affordable / 5,
            (held + affordable >= others) & (held > 0), leads * chances / 8,
        ],
        axis=2,
        dtype=np.float32,
        casting="unsafe",
    )  # fmt: skip
    return of_railroad, of_holding, sums.astype(np.float32)


def _best_other(held: Array) -> Array:
    """By railroad and seat, the most that any other seat holds."""
    ordered = np.sort(held, axis=-1)
    first, second = ordered[..., -1:], ordered[..., -2:-1]
    return np.where(held == first, second, first)


def player_features(sums: Array, position_features: PositionFeatures, of: Array, cash: Array, buys: Array) -> Array:
    """Features of players by position and seat, from their sums, cash and whether they may still buy this turn."""
    dividends, points, expected = sums[..., 0], sums[..., 1], sums[..., 2]
    left, stock_spending = position_features.left[of][:, None], position_features.stock_spending[of][:, None]
    place, next_place, seats = position_features.place[of], position_features.next_place[of], position_features.seats
    future = dividends * left
    same = np.ones_like(cash)
    return np.stack(
        [
            cash / 100, cash / (cash.mean(axis=-1, keepdims=True) + 1), dividends / 30, future / 150, points / 20,
            expected / 30, (expected - _best_other(expected)) / 10, (points - _best_other(points)) / 10,
            expected / (expected.mean(axis=-1, keepdims=True) + 1), (cash + future) / stock_spending, place, next_place,
            next_place > 0, buys, position_features.builds[of], place == np.float32(1 / seats), left / 8 * same,
            (left == 0) * same, position_features.unstarted[of][:, None] / 8 * same, (seats - 3) / 3 * same,
            position_features.ordering[of][:, None] * same, stock_spending / 400 * same,
        ],
        axis=-1,
        dtype=np.float32,
        casting="unsafe",
    )  # fmt: skip
