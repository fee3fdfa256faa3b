"""Snapshots of past positions, so that undo and replay cost what they go back and not the whole game."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from goldenspike.kernel.play import Play, begin

SNAPSHOT_INTERVAL = 4
"""A position is a candidate for a snapshot after this many log entries."""
MAX_REVIEW_SNAPSHOTS = 16
REVIEW_INTERVAL = 20


class Snapshots:
    """States by log length: dense at the end of the log, ever sparser towards its beginning.

    To go back `k` entries one repeats about `k` entries at most from the nearest snapshot. A log of a thousand entries
    has about ten snapshots.
    """

    def __init__(self) -> None:
        self._states: dict[int, Any] = {}
        self._review_states: OrderedDict[int, Any] = OrderedDict()

    def __len__(self) -> int:
        return len(self._states) + len(self._review_states)

    def wants(self, length: int) -> bool:
        """Whether the state after this many entries should be kept."""
        return length > 0 and length % SNAPSHOT_INTERVAL == 0 and length not in self._states

    def keep(self, length: int, state: Any) -> None:
        """Keep a state that will not be changed any further."""
        self._states[length] = state
        self._states = {at: kept for at, kept in self._states.items() if length - at <= 2 * (at & -at)}

    def cut(self, length: int) -> None:
        """Drop the snapshots of a log that was cut back to this length."""
        self._states = {at: kept for at, kept in self._states.items() if at <= length}
        for at in [at for at in self._review_states if at > length]:
            del self._review_states[at]

    def rewind(self, play: Play, length: int) -> Play:
        """The play after its first `length` log entries, with the same dice; draw numbers are never used twice."""
        past = self._nearest(self._states, play, length)
        for entry in play.log[len(past.log) : length]:
            past.repeat(entry)
            if self.wants(len(past.log)):
                self.keep(len(past.log), past.state.clone())
        past.draws = play.draws
        return past

    def look_back(self, play: Play, length: int) -> Play:
        """The same for replay. Replay goes step by step, so some of the states on the way are kept."""
        past = self._nearest({**self._states, **self._review_states}, play, length)
        for entry in play.log[len(past.log) : length]:
            past.repeat(entry)
            if len(past.log) % REVIEW_INTERVAL == 0:
                self._review_states[len(past.log)] = past.state.clone()
                if len(self._review_states) > MAX_REVIEW_SNAPSHOTS:
                    self._review_states.popitem(last=False)
        return past

    def _nearest(self, known: dict[int, Any], play: Play, length: int) -> Play:
        at = max((at for at in known if at <= length), default=0)
        table = play.setup
        if not at:
            return begin(table, table.dice(), auto_chance=False)
        return Play(table, known[at].clone(), play.log[:at], 0, table.dice(), False)
