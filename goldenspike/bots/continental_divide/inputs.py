"""What the network is told: of each railroad, of each holding in it, and of each player.

All of it is worked out for many railroads at once, so that what an action would change is a few rows more.
"""

from __future__ import annotations

import numpy as np

from goldenspike.bots.continental_divide.chart import GOALS, Array, Routes
from goldenspike.bots.continental_divide.forecast import SLACK
from goldenspike.bots.continental_divide.weights import Weights
from goldenspike.games.continental_divide.board import CENTRAL, NOWHERE, WEST, Board
from goldenspike.games.continental_divide.state import ORDER, STOCK, TRACK, UNSTARTED, State

# The columns of a railroad
TOTAL, VALUE, UNSOLD, TREASURY, INCOME, CUBES, REGION, CROSSED, PORT, BUILT = range(10)
COST, LINES, HEXES, POINTS = (slice(10 + kind * len(GOALS), 10 + (kind + 1) * len(GOALS)) for kind in range(4))
COLUMNS = 10 + 4 * len(GOALS)
NO_PORT = -1.0

OF_RAILROAD = 48
OF_HOLDING = 10
OF_PLAYER = 22
SUMS = 3
"""Of a holding: dollars a turn, points now, points expected."""

_slack = np.array([*SLACK, *[1.0] * 60], np.float32)
_weights = Weights()


class Moment:
    """What all railroads and players of a position share."""

    def __init__(self, state: State) -> None:
        board = state.board
        seats = state.seats
        self.board = board
        self.seats = seats
        self.turns = float(board.turns)
        self.left = float(board.turns - state.turn)
        self.order = state.phase == ORDER
        self.cash: Array = np.array(state.cash, np.float32)
        # By seat: its place this turn and the next one, whether it may yet buy and build this turn
        self.place: Array = np.zeros(seats, np.float32)
        self.next_place: Array = np.zeros(seats, np.float32)
        self.buys: Array = np.zeros(seats, np.float32)
        self.builds: Array = np.zeros(seats, np.float32)
        for place, seat in enumerate(state.order):
            self.place[seat] = (place + 1) / seats
            if state.phase in (STOCK, TRACK):
                self.buys[seat] = place > state.place or (place == state.place and state.phase == STOCK)
                self.builds[seat] = place >= state.place
        for place, seat in enumerate(state.next_order):
            if seat != NOWHERE:
                self.next_place[seat] = (place + 1) / seats
        self.seat = state.order[state.place] if state.phase in (STOCK, TRACK) else NOWHERE
        self.chances: Array = self.left + self.builds
        """Lines that each seat may yet lay for a railroad that it leads."""
        dollars, unstarted = float(sum(state.cash)), 0
        for railroad, total in enumerate(state.total):
            if total == UNSTARTED:
                unstarted += 1
            else:
                dollars += self.left * state.dividend(railroad) * (total - state.unsold[railroad])
        self.unstarted = float(unstarted)
        self.purse = _weights.thrift * dollars


def rows_of(state: State, routes: Routes) -> tuple[Array, Array, Array]:
    """The started railroads' columns and holdings, and at which row each railroad stands (NOWHERE: unstarted)."""
    board, seats = state.board, state.seats
    started = [railroad for railroad, total in enumerate(state.total) if total != UNSTARTED]
    at = np.full(len(state.total), NOWHERE)
    rows = np.zeros((len(started), COLUMNS), np.float32)
    held = np.zeros((len(started), seats), np.float32)
    locked = [sum(board.cubes_unlocked[region + 1 :]) for region in range(3)]
    for row, railroad in enumerate(started):
        at[railroad] = row
        region, port = state.region[railroad], state.port[railroad]
        rows[row, :10] = (
            state.total[railroad],
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
        aim(rows[row], nearest(routes, state.hexes[railroad]), routes)
        held[row] = state.shares[railroad * seats : (railroad + 1) * seats]
    return rows, held, at


def nearest(routes: Routes, track: list[int]) -> Array:
    """By goal, the hex of the track from which the way is best."""
    hexes = np.array(track)
    return hexes[routes.burden[:, hexes].argmin(axis=1)]


_goal = np.arange(len(GOALS))


def aim(row: Array, start: Array, routes: Routes) -> None:
    """What each goal still needs from there, in the columns of one railroad."""
    needs = routes.needs[_goal, :, start]
    row[COST], row[LINES], row[HEXES], row[POINTS] = needs.T


def founding_row(board: Board, start: int, routes: Routes) -> Array:
    """A railroad as it would begin there, but for its shares and value."""
    row = np.zeros(COLUMNS, np.float32)
    row[CUBES] = sum(board.cubes_unlocked) + board.cubes_at_start
    row[PORT] = NO_PORT
    aim(row, np.full(len(GOALS), start), routes)
    return row


def describe(rows: Array, held: Array, moment: Moment) -> tuple[Array, Array, Array]:
    """Inputs of railroads, of holdings in them, and what each holding adds to its holder's sums."""
    board, left, purse = moment.board, moment.left, max(moment.purse, 1.0)
    count = len(rows)
    total, value, unsold, treasury = rows[:, TOTAL], rows[:, VALUE], rows[:, UNSOLD], rows[:, TREASURY]
    income, cubes, region, crossed, port = (rows[:, column] for column in (INCOME, CUBES, REGION, CROSSED, PORT))
    dividend = np.ceil(income / total)
    price = value + dividend
    sold = total - unsold
    most = held.max(axis=1, keepdims=True)
    leads = (held == most) & (held > 0)
    lines_left = (leads * moment.chances).sum(axis=1)
    if moment.seat != NOWHERE:
        lines_left = lines_left - rows[:, BUILT] * leads[:, moment.seat]
    kept = np.maximum(0.0, income - dividend * sold)
    sales = _weights.sales * unsold * price * (left + 0.5) / moment.turns
    funds = treasury + kept * left + np.minimum(sales, purse)
    asked = unsold * price
    sells_out = np.where(unsold == 0, 1.0, np.maximum(0.0, 1.0 - asked / purse))

    reached = np.stack([port != NO_PORT, crossed > 0, region >= WEST, region >= CENTRAL], axis=1)
    lines, cost, hexes = rows[:, LINES], rows[:, COST], rows[:, HEXES]
    slack = np.clip(lines_left[:, None] - lines, -1, len(_slack) - 1).astype(np.int32)
    chance = np.where((slack < 0) | (hexes > cubes[:, None]), 0.0, _slack[slack])
    lacking = cost - funds[:, None]
    poor = (lacking > 0) & (cost > treasury[:, None])
    chance = np.where(poor, chance * np.maximum(0.0, 1.0 - lacking / _weights.shortfall), chance)
    chance = np.where((lines == 0) | reached, 1.0, chance)
    worth = np.where(reached, 0.0, rows[:, POINTS])
    points = (
        np.maximum(port, 0.0)
        + board.divide_points * (crossed > 0)
        + board.region_points[WEST] * (region >= WEST)
        + board.region_points[CENTRAL] * (region >= CENTRAL)
    )
    expected = points + board.sold_out_points * sells_out + (worth * chance).sum(axis=1)
    points = points + board.sold_out_points * (unsold == 0)

    of_railroad = np.empty((count, OF_RAILROAD), np.float32)
    of_railroad[:, :24] = np.stack(
        [
            total / 10, sold / total, unsold / 10, value / 50, price / 60, treasury / 100, income / 50, dividend / 10,
            cubes / 36, reached[:, 3], reached[:, 2], reached[:, 1], reached[:, 0], np.maximum(port, 0) / 2, points / 6,
            expected / 7, sells_out, np.minimum(asked / 100, 3), np.minimum(asked / purse, 2), lines_left / 16,
            leads.sum(axis=1) / 3, kept * left / 100, np.minimum(funds / 150, 3), np.full(count, left / 8),
        ],
        axis=1,
    )  # fmt: skip
    open_ = ~reached
    of_railroad[:, 24:28] = np.minimum(lines / 8, 2) * open_
    of_railroad[:, 28:32] = np.minimum(cost / 100, 3) * open_
    of_railroad[:, 32:36] = np.minimum(hexes / np.maximum(cubes, 1)[:, None], 2) * open_
    of_railroad[:, 36:40] = chance
    of_railroad[:, 40:44] = np.clip((cost - treasury[:, None]) / 50, -1, 2) * open_
    of_railroad[:, 44:48] = worth / 2

    others = _best_other(held)
    affordable = np.minimum(unsold[:, None], moment.cash // price[:, None])
    sums = np.stack([held * dividend[:, None], held * points[:, None], held * expected[:, None]], axis=2)
    of_holding = np.stack(
        [
            held / 10, held / total[:, None], leads, leads & (held == others), np.clip((others - held) / 5, -1, 1),
            sums[:, :, 2] / 20, sums[:, :, 0] * left / 100, affordable / 5, (held + affordable >= others) & (held > 0),
            leads * moment.chances / 8,
        ],
        axis=2,
        dtype=np.float32,
        casting="unsafe",
    )  # fmt: skip
    return of_railroad, of_holding, sums.astype(np.float32)


def _best_other(held: Array) -> Array:
    """By railroad and seat, the most that any other seat holds."""
    ordered = np.sort(held, axis=1)
    first, second = ordered[:, -1:], ordered[:, -2:-1]
    return np.where(held == first, second, first)


def players(sums: Array, moment: Moment, cash: Array, buys: Array) -> Array:
    """Inputs of players from their sums (… by seat), their cash and whether they may yet buy this turn."""
    shape = sums.shape[:-1]
    dividends, points, expected = sums[..., 0], sums[..., 1], sums[..., 2]
    seats, left, purse = moment.seats, moment.left, max(moment.purse, 1.0)
    best = np.sort(expected, axis=-1)
    rival = np.where(expected == best[..., -1:], best[..., -2:-1], best[..., -1:])
    top = np.sort(points, axis=-1)
    ahead = points - np.where(points == top[..., -1:], top[..., -2:-1], top[..., -1:])
    future = dividends * left
    same = np.ones(shape, np.float32)
    return np.stack(
        [
            cash / 100, cash / (cash.mean(axis=-1, keepdims=True) + 1), dividends / 30, future / 150, points / 20,
            expected / 30, (expected - rival) / 10, ahead / 10, expected / (expected.mean(axis=-1, keepdims=True) + 1),
            (cash + future) / purse, moment.place * same, moment.next_place * same, (moment.next_place > 0) * same,
            buys * same, moment.builds * same, (moment.place == 1 / seats) * same, (left / 8) * same,
            (left == 0) * same, (moment.unstarted / 8) * same, ((seats - 3) / 3) * same, moment.order * same,
            (purse / 400) * same,
        ],
        axis=-1,
        dtype=np.float32,
        casting="unsafe",
    )  # fmt: skip
