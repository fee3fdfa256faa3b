"""Positions that were, kept so that going back costs about what it undoes and not the whole game."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from goldenspike.kernel.play import Play, begin

SNAPSHOT_INTERVAL = 4
"""The positions after every so many log entries are worth keeping for a while."""
MAX_REVIEW_SNAPSHOTS = 16
REVIEW_INTERVAL = 20


class Snapshots:
    """States by the length of the log that led to them: dense at the log's end, ever thinner towards its beginning.

    The kept state nearest below a length `k` entries back is at most about `k` entries further back, so that repeating
    what lies between costs as much as what is undone. All of them together are some ten for a thousand entries.
    """

    def __init__(self) -> None:
        self._kept: dict[int, Any] = {}
        self._looked_at: OrderedDict[int, Any] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept) + len(self._looked_at)

    def wants(self, length: int) -> bool:
        """Whether the state after so many entries is worth keeping."""
        return length > 0 and length % SNAPSHOT_INTERVAL == 0 and length not in self._kept

    def keep(self, length: int, state: Any) -> None:
        """A state that nobody changes any more."""
        self._kept[length] = state
        self._kept = {at: kept for at, kept in self._kept.items() if length - at <= 2 * (at & -at)}

    def cut(self, length: int) -> None:
        """The log was cut back to that length: what came after it has not happened."""
        self._kept = {at: kept for at, kept in self._kept.items() if at <= length}
        for at in [at for at in self._looked_at if at > length]:
            del self._looked_at[at]

    def rewind(self, play: Play, length: int) -> Play:
        """The play after its first `length` log entries, with the same dice; the numbers of draws go on counting."""
        past = self._nearest(self._kept, play, length)
        for entry in play.log[len(past.log) : length]:
            past.repeat(entry)
            if self.wants(len(past.log)):
                self.keep(len(past.log), past.state.clone())
        past.draws = play.draws
        return past

    def look_back(self, play: Play, length: int) -> Play:
        """The same for looking only. Whoever looks back goes step by step, so some of what is passed is kept."""
        past = self._nearest({**self._kept, **self._looked_at}, play, length)
        for entry in play.log[len(past.log) : length]:
            past.repeat(entry)
            if len(past.log) % REVIEW_INTERVAL == 0:
                self._looked_at[len(past.log)] = past.state.clone()
                if len(self._looked_at) > MAX_REVIEW_SNAPSHOTS:
                    self._looked_at.popitem(last=False)
        return past

    def _nearest(self, known: dict[int, Any], play: Play, length: int) -> Play:
        at = max((at for at in known if at <= length), default=0)
        table = play.table
        if not at:
            return begin(table, table.dice(), auto_chance=False)
        return Play(table, known[at].clone(), play.log[:at], 0, table.dice(), False)
