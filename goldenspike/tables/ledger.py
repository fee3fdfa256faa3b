"""Ledger of a table: what each turn brought, as each seat may see it, from its views and events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from goldenspike.game_registry import game_registry
from goldenspike.tables.schemas import LedgerTurn

if TYPE_CHECKING:
    from goldenspike.tables.history import HistoryLine
    from goldenspike.tables.live_table import LiveTable


class TableLedger:
    """Ledger rows by seat. A finished turn never changes, so it is cached by the ply of the entry that ended it."""

    def __init__(self) -> None:
        self._finished: dict[tuple[int | None, int], msgspec.Raw] = {}

    @property
    def weight(self) -> int:
        """How many bytes are cached."""
        return sum(len(memoryview(encoded)) for encoded in self._finished.values())

    def turns(self, table: LiveTable, seat: int | None) -> list[Any]:
        """One row a turn, the current one last; none for a game without a ledger."""
        home = game_registry()[table.game.name]
        if not home.ledger:
            return []
        part = home.load(home.ledger)
        rows: list[Any] = []
        lines: list[HistoryLine] = []
        for log, place in enumerate(table.history.log, 1):
            line = table.history.lines[place]
            lines.append(line)
            if any(type(event) is part.TurnAdvanced for event in line.events):
                rows.append(self._finished_turn(table, seat, log, place + 1, part, len(rows) + 1, lines))
                lines = []
        if lines or table.state == "running":
            rows.append(
                LedgerTurn(len(rows) + 1, part.players(table.play.view(seat), _visible_events(table, seat, lines)))
            )
        return rows

    def _finished_turn(
        self, table: LiveTable, seat: int | None, log: int, ply: int, part: Any, number: int, lines: list[HistoryLine]
    ) -> msgspec.Raw:
        encoded = self._finished.get((seat, ply))
        if encoded is None:
            players = part.players(
                table.snapshots.look_back(table.play, log).view(seat), _visible_events(table, seat, lines)
            )
            encoded = self._finished[seat, ply] = msgspec.Raw(msgspec.json.encode(LedgerTurn(number, players)))
        return encoded


def _visible_events(table: LiveTable, seat: int | None, lines: list[HistoryLine]) -> list[Any]:
    """The events of these lines that the seat may see."""
    events = (table.game.show_event(table.play.state, event, seat) for line in lines for event in line.events)
    return [event for event in events if event is not None]
