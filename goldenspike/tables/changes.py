"""Table changes: an action, an undo or a start, played on a copy of the position before anything is written."""

from __future__ import annotations

from typing import Any

import msgspec

from goldenspike.kernel.entries import ActionEntry, ChanceEntry
from goldenspike.kernel.game import Ask, Chance, Over
from goldenspike.kernel.play import Play
from goldenspike.tables.history import BotDecision, ChoiceEntry, HistoryLine


class TableChange(msgspec.Struct, frozen=True):
    """A change to be written: the position it leads to, and the new lines of the history."""

    play: Play
    lines: list[HistoryLine]
    state: str
    asked: int | None

    @property
    def final(self) -> bool:
        """Whether it cannot be undone: dice have been rolled, or the game is over."""
        return self.state == "over" or any(isinstance(line.entry, ChanceEntry) for line in self.lines)


def play_action(play: Play, lines: list[HistoryLine], action: Any, by: BotDecision | None = None) -> TableChange:
    """Play the action on `play`, and what follows by chance. Raises Illegal."""
    events = play.act(action)
    chosen = play.log[-1]
    assert isinstance(chosen, ActionEntry)  # noqa: S101
    bot, why = (None, None) if by is None else (by.bot, by.why)
    lines.append(HistoryLine(ChoiceEntry(chosen.seat, chosen.action, bot, why), events, play.forced))
    return roll_chance(play, lines)


def roll_chance(play: Play, lines: list[HistoryLine]) -> TableChange:
    """Roll and draw until somebody must choose, or the game is over."""
    while isinstance(play.pending, Chance):
        events = play.roll()
        rolled = play.log[-1]
        assert isinstance(rolled, ChanceEntry)  # noqa: S101
        lines.append(HistoryLine(rolled, events, play.forced))
    return TableChange(play, lines, "over" if isinstance(play.pending, Over) else "running", asked_seat(play))


def asked_seat(play: Play) -> int | None:
    return play.pending.seat if isinstance(play.pending, Ask) else None


def turn_number(play: Play) -> int | None:
    """The number of the game's turn, if it has turns."""
    turn: int | None = getattr(play.state, "turn", None)
    return turn
