"""Tables of the lobby: their password, and tables whose game is over."""

from __future__ import annotations

from typing import Any

from support.server.helpers import Guest, bot, human

OPEN = {"kind": "open"}


SECRET = "please"  # noqa: S105


def ended(guest: Guest, other: Guest, **more: Any) -> dict[str, Any]:
    table = guest.open(human("Ann", me=True), OPEN, bot(), **more)
    other.post(f"/api/tables/{table['id']}/seats/1/take", {"name": "Bob"})
    assert guest.post(f"/api/tables/{table['id']}/close", {}).status_code == 200
    return table
