"""Choose track: the line that gains most for its cost."""

from __future__ import annotations

from typing import Final

from goldenspike.bots.continental_divide.forecast import prospect_of
from goldenspike.bots.continental_divide.interest import Interest
from goldenspike.games.continental_divide.actions import Build, Done
from goldenspike.kernel.game import Menu

LEAST_GAIN: Final = 1e-9
"""A smaller gain is a rounding error."""


def choose_line(interest: Interest, menu: Menu) -> Build | Done:
    """Choose the line that gains most, or none."""
    best, most = None, LEAST_GAIN
    for gain, line in lines(interest, menu, LEAST_GAIN):
        if gain > most:
            best, most = line, gain
    return best or Done()


def lines(interest: Interest, menu: Menu, least: float) -> list[tuple[float, Build]]:
    """List every allowed line that gains more than the least."""
    board = interest.situation.board
    found: list[tuple[float, Build]] = []
    survey: Survey | None = None
    for action in menu:
        if not isinstance(action, Build):
            continue
        if survey is None or survey.name != action.railroad:
            survey = Survey(interest, board.railroad_index[action.railroad])
        # A menu lists the lines from one hex in one direction from the shortest to the longest, without a gap.
        if action.length == 1:
            survey.aim(board.hex_index[action.origin], board.direction_index[action.direction])
        survey.lay()
        gain = survey.gain()
        if gain > least:
            found.append((gain, action))
    return found


class Survey:
    """Lines of one railroad, simulated hex by hex."""

    def __init__(self, interest: Interest, number: int) -> None:
        situation = interest.situation
        railroad = situation.view.railroads[number]
        self.name: str = railroad.id
        self.interest = interest
        self.board = situation.board
        self.prospect = prospect_of(situation, number)
        self.lines: int = self.prospect.lines_left() - 1  # not building now loses a line
        self.before: float = self._value()
        # The railroad as it stands
        self.treasury: int = railroad.treasury
        self.income: int = railroad.income
        self.cubes: int = self.prospect.cubes
        self.starts: list[int] = [goal.start for goal in self.prospect.goals]
        # The line
        self.hex = 0
        self.direction = 0
        self.crossed_before: bool = railroad.crossed
        self.crossed: bool = railroad.crossed

    def aim(self, origin: int, direction: int) -> None:
        """Remove the simulated line and start a new one at the origin."""
        self.hex = origin
        self.direction = direction
        self.crossed = self.crossed_before
        prospect = self.prospect
        prospect.treasury = self.treasury
        prospect.income = self.income
        prospect.cubes = self.cubes
        for number, goal in enumerate(prospect.goals):
            goal.start = self.starts[number]

    def lay(self) -> None:
        """Simulate one more cube. The menu guarantees that it is allowed."""
        board, prospect = self.board, self.prospect
        self.hex = hex_ = board.neighbour[self.hex * 6 + self.direction]
        prospect.treasury -= board.cost[hex_]
        prospect.income += board.income[hex_]
        prospect.cubes -= 1
        if board.beyond_divide[hex_] and not self.crossed:
            self.crossed = True
            prospect.income += board.divide_income
        for goal in prospect.goals:
            if goal.path.burden[hex_] < goal.path.burden[goal.start]:
                goal.start = hex_

    def gain(self) -> float:
        """Gain of the line so far."""
        return self._value() - self.before

    def _value(self) -> float:
        prospect = self.prospect
        burden = 0
        for goal in prospect.goals:
            burden += goal.path.burden[goal.start]
        return self.interest.value(prospect, self.lines) - self.interest.situation.weights.hurry * burden
