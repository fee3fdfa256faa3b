"""One game of an arena, with the data for tables and charts."""

from __future__ import annotations

from typing import Any

import msgspec

from goldenspike.lab.measures import Facts
from goldenspike.lab.simulate import GameOutcome

HELD, OVERTAKEN, SHARED = "held", "overtaken", "shared"


class Match(GameOutcome, frozen=True, kw_only=True, omit_defaults=True):
    """One game. `times` are the seconds of each decision, by seat; `record` is present until it is archived."""

    deal: int
    facts: Facts = Facts()
    times: list[list[float]] = msgspec.field(default_factory=list)
    record: dict[str, Any] | None = None

    @property
    def length(self) -> int | None:
        """Turns of the game, if known."""
        return len(self._scores) or None

    @property
    def lead_changes(self) -> int:
        """How many turns ended with none of the previous leaders in the lead."""
        changes = 0
        before: set[int] = set()
        for scores in self._scores:
            now = leaders(scores)
            changes += bool(before) and not before & now
            before = now
        return changes

    @property
    def decided(self) -> str:
        """Tell whether the winner led before the last turn."""
        if len(self.winners) != 1:
            return SHARED
        led = leaders(self._scores[-2]) if len(self._scores) > 1 else set()
        return HELD if self.winners[0] in led else OVERTAKEN

    @property
    def _scores(self) -> list[list[int]]:
        """Scores by turn and seat."""
        return next(iter(self.facts.curves.values()), [])


def leaders(scores: list[int]) -> set[int]:
    """Seats in the lead; none if all are level."""
    best = max(scores)
    return {seat for seat, score in enumerate(scores) if score == best} if best > min(scores) else set()
