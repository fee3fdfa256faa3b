"""How long a program may think about each decision, so that its whole turn takes no longer than a turn may."""

from __future__ import annotations

from goldenspike.kernel.entries import ActionEntry
from goldenspike.server.config import BotSettings
from goldenspike.server.util.lru import LruCache
from goldenspike.tables.live_table import LiveTable

MAX_TRACKED_TABLES = 1_000
MAX_DECISION_SHARE = 1 / 3
"""The most that one decision may take of what is left of the turn: nobody knows how many more there will be."""
RESERVE_SHARE = 0.2
"""The part of a turn that is not given away: who is to stop takes a step to do so, and a busy machine its time."""
MIN_SECONDS = 0.01


class TurnBudgets:
    """By table, when the present turn began (at which log entry) and how long it has been thought about.

    A turn is all that a seat decides until somebody else does. Who plays alone keeps nobody waiting.
    """

    def __init__(self, settings: BotSettings) -> None:
        self._settings = settings
        self._turns: LruCache[tuple[int, float]] = LruCache(MAX_TRACKED_TABLES)

    def seconds(self, table: LiveTable, seat: int) -> float:
        """For the next decision."""
        left = self._settings.turn_seconds * (1 - RESERVE_SHARE) - self._thought(table, turn_start(table, seat))
        return max(MIN_SECONDS, min(self._settings.budget_seconds, left * MAX_DECISION_SHARE))

    def add(self, table: LiveTable, seat: int, seconds: float) -> None:
        """So long was thought about the decision that the table asks now."""
        at = turn_start(table, seat)
        self._turns.keep(table.id, (at, self._thought(table, at) + seconds))

    def _thought(self, table: LiveTable, at: int) -> float:
        began_at, seconds = self._turns.get(table.id) or (at, 0.0)
        return seconds if began_at == at else 0.0


def turn_start(table: LiveTable, seat: int) -> int:
    """The log entry that is, or will be, the first of the seat's present turn."""
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
