"""One game of an arena, with all that tables and pictures are made from."""

from __future__ import annotations

from typing import Any

import msgspec

from goldenspike.lab.measures import Facts
from goldenspike.lab.simulate import GameOutcome

HELD, OVERTAKEN, SHARED = "held", "overtaken", "shared"


class Match(GameOutcome, frozen=True, kw_only=True, omit_defaults=True):
    """`times` are the seconds of each decision, by seat; `record` is there until somebody has put it away."""

    deal: int
    facts: Facts = Facts()
    times: list[list[float]] = msgspec.field(default_factory=list)
    record: dict[str, Any] | None = None

    @property
    def length(self) -> int | None:
        """Its turns, if the game tells them."""
        return len(self._scores) or None

    @property
    def lead_changes(self) -> int:
        """How often a turn ended with nobody in the lead who had been there before it."""
        changes = 0
        before: set[int] = set()
        for scores in self._scores:
            now = leaders(scores)
            changes += bool(before) and not before & now
            before = now
        return changes

    @property
    def decided(self) -> str:
        """Whether the winner led before the last turn."""
        if len(self.winners) != 1:
            return SHARED
        led = leaders(self._scores[-2]) if len(self._scores) > 1 else set()
        return HELD if self.winners[0] in led else OVERTAKEN

    @property
    def _scores(self) -> list[list[int]]:
        """By turn, then by seat."""
        return next(iter(self.facts.curves.values()), [])


def leaders(scores: list[int]) -> set[int]:
    """Nobody, where all are level."""
    best = max(scores)
    return {seat for seat, score in enumerate(scores) if score == best} if best > min(scores) else set()
