"""An open store of either kind of database, and tables in it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from goldenspike.server.storage import Store, open_store, tables
from goldenspike.tables.rows import HistoryAppend, SeatRow, TableRow
from support.server.helpers import config_for

Do = Callable[[Store], Awaitable[None]]


def with_store(address: str, do: Do) -> None:
    async def run() -> None:
        store = open_store(config_for(address))
        await store.open()
        try:
            await do(store)
        finally:
            await store.close()

    asyncio.run(run())


async def add(store: Store, table_id: str, seats: list[SeatRow] | None = None, **changes: Any) -> None:
    values: dict[str, Any] = {"game": "g", "rules": 1, "pack": "p", "options": "{}", "title": "", "public": True}
    values |= {"opener": "ann", "seed": b"s", "created": 1.0, "state": "waiting", **changes}
    state = values.pop("state")
    row = TableRow(id=table_id, **values)
    first = HistoryAppend(table_id, 0, 0, [], state, None, row.created)
    await store.write(tables.insert_table, row, seats or [SeatRow("open", "")], {"a": b"b"}, first)
