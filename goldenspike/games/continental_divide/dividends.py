"""Pay dividends (CD-6), at the end of a turn (CD-2.2) or of the game (CD-7)."""

from __future__ import annotations

from goldenspike.games.continental_divide import scoring
from goldenspike.games.continental_divide.events import DividendPaid, Event, TurnAdvanced
from goldenspike.games.continental_divide.state import UNSTARTED, State
from goldenspike.kernel.game import Step


def pending(state: State) -> Step:  # noqa: ARG001
    """End the turn after the last player."""
    return Step(end_of_turn)


def end_of_turn(state: State) -> list[Event]:
    """Pay dividends, then end the game or begin the next turn."""
    events: list[Event] = [*pay(state)]
    if state.turn == state.board.turns:
        events.append(scoring.end(state))
    else:
        events.append(TurnAdvanced(state.turn + 1))
    return events


def pay(state: State) -> list[DividendPaid]:
    """Dividends of all started railroads, in pack order."""
    return [dividend(state, railroad) for railroad in range(len(state.total)) if state.total[railroad] != UNSTARTED]


def dividend(state: State, railroad: int) -> DividendPaid:
    """Dividend of a railroad: the bank pays each share in player hands; the treasury gets the rest of the income."""
    per_share = state.dividend(railroad)
    first = railroad * state.seats
    paid = [per_share * held for held in state.shares[first : first + state.seats]]
    kept = max(0, state.income[railroad] - sum(paid))
    return DividendPaid(state.board.railroad_ids[railroad], per_share, paid, kept)
