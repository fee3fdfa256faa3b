"""A table on a database that fails while it is played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from litestar.testing import TestClient

from goldenspike.server.app import create_app
from support.server.helpers import Guest, config_for, found_something, hotseats, sqlite_at


@contextmanager
def playing(tmp_path: Path) -> Iterator[tuple[Guest, dict[str, Any], Callable[[], Any]]]:
    """A guest, their table, and a function that tries a move and returns the response."""
    with TestClient(create_app(config_for(sqlite_at(tmp_path)))) as http:
        guest = Guest(http)
        table = guest.open(*hotseats("Ann", "Bob", "Cy"))

        def move() -> Any:
            now = guest.table(table["id"])
            return guest.act(table["id"], now["ply"], found_something(now["menu"]))

        yield guest, table, move


def told(answer: Any) -> str:
    assert answer.status_code == 503, answer.text
    assert "tables.db" in answer.json()["message"]
    return str(answer.json()["key"]).removeprefix("server-database-")
