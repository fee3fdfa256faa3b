"""What each turn of a game brought, as each seat may see it: made from its views, and from the events it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from goldenspike.homes import homes

if TYPE_CHECKING:
    from goldenspike.server.table import LiveTable


class Ledger:
    """Of one table. A turn that has ended is told the same for ever, by the ply of the entry that ended it."""

    def __init__(self) -> None:
        self._told: dict[tuple[int | None, int], msgspec.Raw] = {}

    @property
    def weight(self) -> int:
        """How many bytes are kept."""
        return sum(len(memoryview(said)) for said in self._told.values())

    def turns(self, table: LiveTable, seat: int | None) -> list[Any]:
        """Turn by turn, the present one last; nothing for a game that keeps no ledger."""
        home = homes()[table.game.name]
        if not home.ledger:
            return []
        part = home.load(home.ledger)
        told: list[Any] = []
        events: list[Any] = []
        for log, place in enumerate(table.history.log, 1):
            for event in table.history.lines[place].events:
                if type(event) is part.TurnAdvanced:
                    told.append(self._ended(table, seat, log, place + 1, part, len(told) + 1, events))
                    events = []
                elif (shown := table.game.show_event(table.play.state, event, seat)) is not None:
                    events.append(shown)
        if events or table.state == "running":
            told.append(part.turn(len(told) + 1, table.play.view(seat), events))
        return told

    def _ended(
        self, table: LiveTable, seat: int | None, log: int, ply: int, part: Any, number: int, events: list[Any]
    ) -> msgspec.Raw:
        said = self._told.get((seat, ply))
        if said is None:
            view = table.past.look(table.play, log).view(seat)
            said = self._told[seat, ply] = msgspec.Raw(msgspec.json.encode(part.turn(number, view, events)))
        return said
