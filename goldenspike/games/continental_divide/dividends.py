"""Pay dividends (CD-6)."""

from __future__ import annotations

from goldenspike.games.continental_divide.events import DividendPaid
from goldenspike.games.continental_divide.state import UNSTARTED, State


def pay(state: State) -> list[DividendPaid]:
    """Every started railroad pays, in pack order."""
    return [dividend(state, railroad) for railroad in range(len(state.total)) if state.total[railroad] != UNSTARTED]


def dividend(state: State, railroad: int) -> DividendPaid:
    """Each share in player hands is paid by the bank; what is left of the income, if anything, is the treasury's."""
    per_share = state.dividend(railroad)
    first = railroad * state.seats
    paid = [per_share * held for held in state.shares[first : first + state.seats]]
    kept = max(0, state.income[railroad] - sum(paid))
    return DividendPaid(state.board.railroad_ids[railroad], per_share, paid, kept)
