"""The sequence of play: a list of phases, and which phase follows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from goldenspike.kernel.compiling import mypyc_attr
from goldenspike.kernel.game import Ask, Chance, Step

ONCE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The part of a position that a sequence reads and changes."""

    def __init__(self, phase: int, place: int, seats: int) -> None:
        self.phase = phase  # index of the current phase
        self.place = place  # number of players who have had their turn in this round
        self.seats = seats


class Phase:
    """A phase or step of the game: what it asks, and on which condition it takes place."""

    def __init__(
        self, number: int, ask: Callable[[Any], Ask | Chance | Step], when: Callable[[Any], bool] | None = None
    ) -> None:
        self.number = number
        self.ask = ask
        self.when = when
        self.back = ONCE  # last phase of a round: how many phases to go back for the next player


def each_player(*phases: Phase) -> tuple[Phase, ...]:
    """A round: each player in turn order goes through all of these phases."""
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
        """End the phase and begin the next one that takes place. Only effects call this."""
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
