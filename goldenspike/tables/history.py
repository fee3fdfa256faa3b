"""History of a table: choices, chance outcomes and undos. It only ever grows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from goldenspike.bots import Reason
from goldenspike.errors import GoldenSpikeError
from goldenspike.kernel.entries import ActionEntry, ChanceEntry
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.play import Play
from goldenspike.tables.snapshots import Snapshots


class ChoiceEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat chose; `bot` is the bot that chose for it, and `why` its reason."""

    seat: int
    action: Any
    bot: str | None = None
    why: Reason | None = None


class BotDecision(msgspec.Struct, frozen=True):
    """The bot that made a decision, and its reason."""

    bot: str
    why: Reason | None = None


class UndoEntry(msgspec.Struct, frozen=True):
    """The game went back to its first `undo` log entries; `by` are the seats that agreed."""

    undo: int
    by: list[int]


PlyEntry = ChoiceEntry | ChanceEntry | UndoEntry
"""One ply of a table's history."""


class HistoryLine:
    """An entry with its events, the indexes of forced ones, and whether it was undone."""

    __slots__ = ("entry", "events", "forced", "undone")

    def __init__(self, entry: PlyEntry, events: list[Any], forced: Sequence[int] = ()) -> None:
        self.entry = entry
        self.events = events
        self.forced = tuple(forced)
        self.undone = False


class History:
    """Every entry of a table. `lines` holds all of them, `log` the indexes of those not undone.

    `programs` says which one last chose for a seat, and at which ply.
    """

    def __init__(self) -> None:
        self.lines: list[HistoryLine] = []
        self.log: list[int] = []
        self.programs: dict[int, tuple[str, int]] = {}

    def add(self, line: HistoryLine) -> None:
        entry = line.entry
        if isinstance(entry, UndoEntry):
            for place in self.log[entry.undo :]:
                self.lines[place].undone = True
            del self.log[entry.undo :]
        else:
            self.log.append(len(self.lines))
            if isinstance(entry, ChoiceEntry) and entry.bot is not None:
                self.programs[entry.seat] = (entry.bot, len(self.lines) + 1)
        self.lines.append(line)


def encode_entry(entry: PlyEntry) -> str:
    return msgspec.json.encode(entry).decode()


def replay(play: Play, entries: Sequence[str], ply: int, past: Snapshots) -> tuple[Play, list[HistoryLine]]:
    """Replay entries after that ply on a copy of `play`, with every legality check; return it and their lines."""
    play = play.clone()
    lines: list[HistoryLine] = []
    for text in entries:
        try:
            entry = _decode_entry(text, play)
            if isinstance(entry, UndoEntry):
                play = past.rewind(play, entry.undo)
                past.cut(entry.undo)
                line = HistoryLine(entry, [])
            else:
                events = play.repeat(ActionEntry(entry.seat, entry.action) if isinstance(entry, ChoiceEntry) else entry)
                line = HistoryLine(entry, events, play.forced)
        except (Illegal, IndexError, msgspec.MsgspecError) as error:
            raise GoldenSpikeError("server-table-unplayable", entry=ply + len(lines)) from error
        if past.wants(len(play.log)):
            past.keep(len(play.log), play.state.clone())
        lines.append(line)
    return play, lines


def _decode_entry(text: str, play: Play) -> PlyEntry:
    plain = msgspec.json.decode(text)
    if "chance" in plain:
        return msgspec.convert(plain, ChanceEntry)
    if "undo" in plain:
        return msgspec.convert(plain, UndoEntry)
    why = msgspec.convert(plain.get("why"), Reason | None)
    return ChoiceEntry(plain["seat"], play.read_action(plain["action"]), plain.get("bot"), why)
