"""Table events: how services learn that a table changed or that somebody's turn has come."""

from __future__ import annotations

from collections.abc import Callable

from goldenspike.tables.live_table import LiveTable

ChangeHandler = Callable[[str | None, bool], None]
TurnHandler = Callable[[LiveTable], None]


class TableEvents:
    """Observers of all tables in this process. Services subscribe when they are constructed."""

    def __init__(self) -> None:
        self._change_handlers: list[ChangeHandler] = []
        self._bot_turn_handlers: list[TurnHandler] = []
        self._person_turn_handlers: list[TurnHandler] = []

    def subscribe(
        self,
        *,
        change: ChangeHandler | None = None,
        bot_turn: TurnHandler | None = None,
        person_turn: TurnHandler | None = None,
    ) -> None:
        """Call these handlers from now on."""
        if change is not None:
            self._change_handlers.append(change)
        if bot_turn is not None:
            self._bot_turn_handlers.append(bot_turn)
        if person_turn is not None:
            self._person_turn_handlers.append(person_turn)

    def table_changed(self, table_id: str | None, seats_changed: bool) -> None:
        """Report that a table changed; without an id, that any table may have changed."""
        for handler in self._change_handlers:
            handler(table_id, seats_changed)

    def next_turn(self, table: LiveTable) -> None:
        """Report who must decide at this table now: a bot, or otherwise people.

        The process that made the change reports it, so that of several processes only one asks.
        """
        handlers = self._person_turn_handlers if table.asked_bot is None else self._bot_turn_handlers
        for handler in handlers:
            handler(table)
