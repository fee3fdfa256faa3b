"""What each turn of a game brought, as each seat may see it: made from its views, and from the events it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from goldenspike.game_registry import game_registry
from goldenspike.tables.schemas import LedgerTurn

if TYPE_CHECKING:
    from goldenspike.tables.history import HistoryLine
    from goldenspike.tables.live_table import LiveTable


class TableLedger:
    """Of one table. A turn that has ended is told the same for ever, by the ply of the entry that ended it."""

    def __init__(self) -> None:
        self._told: dict[tuple[int | None, int], msgspec.Raw] = {}

    @property
    def weight(self) -> int:
        """How many bytes are kept."""
        return sum(len(memoryview(said)) for said in self._told.values())

    def turns(self, table: LiveTable, seat: int | None) -> list[Any]:
        """Turn by turn, the present one last; nothing for a game that keeps no ledger."""
        home = game_registry()[table.game.name]
        if not home.ledger:
            return []
        part = home.load(home.ledger)
        told: list[Any] = []
        lines: list[HistoryLine] = []
        for log, place in enumerate(table.history.log, 1):
            line = table.history.lines[place]
            lines.append(line)
            if any(type(event) is part.TurnAdvanced for event in line.events):
                told.append(self._ended(table, seat, log, place + 1, part, len(told) + 1, lines))
                lines = []
        if lines or table.state == "running":
            told.append(
                LedgerTurn(len(told) + 1, part.players(table.play.view(seat), _visible_events(table, seat, lines)))
            )
        return told

    def _ended(
        self, table: LiveTable, seat: int | None, log: int, ply: int, part: Any, number: int, lines: list[HistoryLine]
    ) -> msgspec.Raw:
        said = self._told.get((seat, ply))
        if said is None:
            players = part.players(
                table.snapshots.look_back(table.play, log).view(seat), _visible_events(table, seat, lines)
            )
            said = self._told[seat, ply] = msgspec.Raw(msgspec.json.encode(LedgerTurn(number, players)))
        return said


def _visible_events(table: LiveTable, seat: int | None, lines: list[HistoryLine]) -> list[Any]:
    """What happened there, as far as the seat is told."""
    events = (table.game.show_event(table.play.state, event, seat) for line in lines for event in line.events)
    return [event for event in events if event is not None]
