"""Phase 7: the end of the turn (SV-10.1), and of the game (SV-1.2)."""

from __future__ import annotations

from goldenspike.games.silverton.events import Event
from goldenspike.games.silverton.events.end_of_turn import GameEnded, TurnAdvanced
from goldenspike.games.silverton.state import State
from goldenspike.kernel.game import Step


def pending(state: State) -> Step:  # noqa: ARG001
    return Step(end_of_turn)


def end_of_turn(state: State) -> list[Event]:
    """End the turn, and perhaps the game: checked only here, so that all have had as many turns (SV-1.2)."""
    options = state.options
    reached = options.target > 0 and max(state.cash) >= options.target
    if not reached and state.turn < options.last_turn:
        return [TurnAdvanced(state.turn + 1)]
    scores = state.cash[:]
    if state.seats > 1 or options.scenario is None:
        most = max(scores)
        rule = "SV-1.2" if options.scenario is None else options.scenario.rule
        return [GameEnded(scores, [seat for seat in range(state.seats) if scores[seat] == most], rule=rule)]
    grade = options.scenario.grade(state.turn, scores[0])
    winners = [0] if grade.endswith("victory") else []
    return [GameEnded(scores, winners, grade, state.turn, options.scenario.rule)]
