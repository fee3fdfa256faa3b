"""Forecast the final score of a share from the current state of its railroad."""

from __future__ import annotations

from typing import Final

from goldenspike.bots.continental_divide.paths import (
    INTO_CENTRAL,
    INTO_WEST,
    OVER_DIVIDE,
    TO_PORT,
    GoalPaths,
    PathsWest,
    paths_of,
)
from goldenspike.bots.continental_divide.weights import Weights
from goldenspike.games.continental_divide.board import CENTRAL, EAST, NOWHERE, PORT, REGIONS, START, WEST, Board
from goldenspike.games.continental_divide.presentation.views import Railroad, View

SLACK: Final = (0.6, 0.8, 0.9, 0.96)
"""The chance to lay all lines that a goal needs, by the number of spare lines in the turns left."""


class Situation:
    """Facts common to all railroads, and each railroad's track as hex numbers."""

    def __init__(self, view: View, board: Board, weights: Weights) -> None:
        self.view = view
        self.board = board
        self.weights = weights
        self.seats: int = len(view.players)
        self.turns: int = view.turns
        self.left: int = view.turns - view.turn  # whole turns after this one
        # Seats that may still build this turn, the asked seat first.
        self.to_come: list[int] = view.order if view.seat is None else view.order[view.order.index(view.seat) :]
        index = board.hex_index
        self.tracks: list[list[int]] = [[index[hex_] for hex_ in railroad.track] for railroad in view.railroads]
        self.crowd: list[int] = [0] * len(board.hex_ids)
        self.paths: PathsWest = paths_of(board, self._full())
        self.stock_spending: float = self._stock_spending()

    def _full(self) -> frozenset[int]:
        """Count the railroads in each hex. Starting cities do not matter: no path leads through them."""
        board, crowd = self.board, self.crowd
        full: list[int] = []
        for track in self.tracks:
            for hex_ in track:
                crowd[hex_] += 1
                kind = board.kind[hex_]
                limit = board.railroads_per_port if kind == PORT else board.railroads_per_hex
                if crowd[hex_] == limit and kind != START:
                    full.append(hex_)
        return frozenset(full)

    def _stock_spending(self) -> float:
        """Forecast what all players together will still spend on stock."""
        dollars = 0
        for player in self.view.players:
            dollars += player.cash
        for railroad in self.view.railroads:
            dollars += self.left * railroad.dividend * (railroad.total - railroad.unsold)
        return self.weights.thrift * dollars


class Goal:
    """A scoring goal, and the hex of the railroad where its path begins."""

    def __init__(self, path: GoalPaths, track: list[int]) -> None:
        self.path = path
        self.start = track[0]
        least = path.burden[self.start]
        for hex_ in track:
            if path.burden[hex_] < least:
                self.start, least = hex_, path.burden[hex_]


class Prospect:
    """A railroad as it is, or as it would be after an action. Change its fields to test an action."""

    def __init__(self, situation: Situation, total: int, value: int, track: list[int]) -> None:
        self.situation = situation
        self.total = total
        self.value = value
        self.track = track
        self.unsold = total
        self.held = [0] * situation.seats
        self.treasury = 0
        self.income = 0
        self.cubes = sum(situation.board.cubes_unlocked) + situation.board.cubes_at_start  # including locked ones
        self.points = 0  # points of a share that are certain
        self.goals: list[Goal] = []

    def aim(self, region: int, crossed: bool, port: int) -> None:
        """Separate goals reached from goals still open. `port` is a hex or NOWHERE."""
        board = self.situation.board
        if port != NOWHERE:
            self.points += board.port_points[port]
        else:
            self._aim_at(TO_PORT)
        if crossed:
            self.points += board.divide_points
        else:
            self._aim_at(OVER_DIVIDE)
        if region >= WEST:
            self.points += board.region_points[WEST]
        else:
            self._aim_at(INTO_WEST)
        if region >= CENTRAL:
            self.points += board.region_points[CENTRAL]
        else:
            self._aim_at(INTO_CENTRAL)

    def _aim_at(self, goal: int) -> None:
        self.goals.append(Goal(self.situation.paths.to(goal), self.track))

    def dividend(self) -> int:
        return -(-self.income // self.total)

    def lines_left(self) -> int:
        """How many lines can still be laid: one in each turn of each player who may build."""
        most, lines, situation = max(self.held), 0, self.situation
        for seat in range(situation.seats):
            if self.held[seat] == most:
                lines += situation.left + (1 if seat in situation.to_come else 0)
        return lines

    def expected(self, lines: int) -> float:
        """Expected points of a share, if that many lines can still be laid."""
        funds = self._funds()
        points = self.points + self.situation.board.sold_out_points * self._chance_to_sell_out()
        for goal in self.goals:
            points += goal.path.points[goal.start] * self._chance(goal.path, goal.start, lines, funds)
        return points

    def _funds(self) -> float:
        """Dollars that the treasury will have for track until the end."""
        situation, dividend = self.situation, self.dividend()
        retained = max(0, self.income - dividend * (self.total - self.unsold))
        sales = (
            situation.weights.sales * self.unsold * (self.value + dividend) * (situation.left + 0.5) / situation.turns
        )
        return self.treasury + retained * situation.left + min(sales, situation.stock_spending)

    def _chance(self, path: GoalPaths, start: int, lines: int, funds: float) -> float:
        """The chance that the railroad completes the path from a hex."""
        needed = path.lines[start]
        if needed == 0:
            return 1.0
        if needed > lines or path.hexes[start] > self.cubes:
            return 0.0
        slack = lines - needed
        chance = SLACK[slack] if slack < len(SLACK) else 1.0
        lacking = path.cost[start] - funds
        if lacking <= 0 or path.cost[start] <= self.treasury:
            return chance
        return chance * max(0.0, 1.0 - lacking / self.situation.weights.shortfall)

    def _chance_to_sell_out(self) -> float:
        if self.unsold == 0:
            return 1.0
        asked = self.unsold * (self.value + self.dividend())
        return max(0.0, 1.0 - asked / self.situation.stock_spending) if self.situation.stock_spending else 0.0


def prospect_of(situation: Situation, number: int) -> Prospect:
    """Forecast a started railroad as it stands."""
    railroad: Railroad = situation.view.railroads[number]
    board = situation.board
    prospect = Prospect(situation, railroad.total, railroad.value, situation.tracks[number])
    prospect.unsold = railroad.unsold
    prospect.held = railroad.held
    prospect.treasury = railroad.treasury
    prospect.income = railroad.income
    prospect.cubes = railroad.cubes + railroad.locked
    port = NOWHERE if railroad.port is None else board.hex_index[railroad.port]
    prospect.aim(REGIONS[railroad.region], railroad.crossed, port)
    return prospect


def prospect_from(situation: Situation, start: int) -> Prospect:
    """Forecast a railroad that is not founded yet, from a starting hex."""
    board = situation.board
    prospect = Prospect(situation, board.shares_min, board.value_min, [start])
    prospect.aim(EAST, False, NOWHERE)
    return prospect
