"""Time budgets of bots: how long one may think about a decision, so that its whole turn stays in time."""

from __future__ import annotations

from goldenspike.kernel.entries import ActionEntry
from goldenspike.server.config import BotSettings
from goldenspike.server.util.lru import LruCache
from goldenspike.tables.live_table import LiveTable

MAX_TRACKED_TABLES = 1_000
MAX_DECISION_SHARE = 1 / 3
"""The share of the remaining time that one decision may take: more decisions may follow."""
RESERVE_SHARE = 0.2
"""The share of a turn that is held back: a bot needs a moment to stop, more on a busy machine."""
MIN_SECONDS = 0.01


class TurnBudgets:
    """Time used in the current turn of each table, with the log entry at which the turn began.

    A turn is all that a seat decides until another seat does. In a solitaire game every decision is a turn.
    """

    def __init__(self, settings: BotSettings) -> None:
        self._settings = settings
        self._turns: LruCache[str, tuple[int, float]] = LruCache(MAX_TRACKED_TABLES)

    def decision_seconds(self, table: LiveTable, seat: int) -> float:
        """How long the bot may think about the next decision."""
        left = self._settings.turn_seconds * (1 - RESERVE_SHARE) - self._time_used(table, turn_start(table, seat))
        return max(MIN_SECONDS, min(self._settings.budget_seconds, left * MAX_DECISION_SHARE))

    def add_time(self, table: LiveTable, seat: int, seconds: float) -> None:
        """Record the time used for the current decision."""
        at = turn_start(table, seat)
        self._turns.put(table.id, (at, self._time_used(table, at) + seconds))

    def _time_used(self, table: LiveTable, at: int) -> float:
        began_at, seconds = self._turns.get(table.id) or (at, 0.0)
        return seconds if began_at == at else 0.0


def turn_start(table: LiveTable, seat: int) -> int:
    """The first log entry of the seat's current turn, which may be the next one."""
    log = table.play.log
    first = len(log)
    if len(table.seats) > 1:
        for at in range(len(log) - 1, -1, -1):
            entry = log[at]
            if isinstance(entry, ActionEntry):
                if entry.seat != seat:
                    break
                first = at
    return first
