"""The sequence of play as a list, and what follows what in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from goldenspike.kernel.compiling import mypyc_attr
from goldenspike.kernel.game import Ask, Chance, Step

ONCE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """What a sequence looks at, and all that it changes."""

    def __init__(self, phase: int, place: int, seats: int) -> None:
        self.phase = phase  # where in the list we are
        self.place = place  # how many players have had their turn in this round
        self.seats = seats


class Phase:
    """A phase of the game, or a step of one: what is asked in it, and when it takes place at all."""

    def __init__(
        self, number: int, ask: Callable[[Any], Ask | Chance | Step], when: Callable[[Any], bool] | None = None
    ) -> None:
        self.number = number
        self.ask = ask
        self.when = when
        self.back = ONCE  # of the last phase of a round: so many phases before it the next player begins


def each_player(*phases: Phase) -> tuple[Phase, ...]:
    """A round: one player after another, in turn order, goes through all of these phases."""
    phases[-1].back = len(phases) - 1
    return phases


class Sequence:
    """Phases in the order they are played; after the last, the one numbered `again` begins a new turn."""

    def __init__(self, phases: list[Phase], again: int) -> None:
        self.phases = phases
        self.again = again

    def pending(self, state: Position) -> Ask | Chance | Step:
        return self.phases[state.phase].ask(state)

    def go_on(self, state: Position) -> None:
        """The phase is over: the next one that takes place begins. For effects only."""
        phase = self.phases[state.phase]
        while True:
            if phase.back == ONCE:
                state.phase += 1
            elif state.place + 1 < state.seats:
                state.place += 1
                state.phase -= phase.back
            else:
                state.place = 0
                state.phase += 1
            if state.phase == len(self.phases):
                state.phase = self.again
            phase = self.phases[state.phase]
            if phase.when is None or phase.when(state):
                return
