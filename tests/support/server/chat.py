"""Chat at a table: open one for two people, send messages, read them."""

from __future__ import annotations

from typing import Any

from support.server.helpers import Guest, human

Table = dict[str, Any]


def talk_of(guest: Guest, table: Table, after: int = 0) -> dict[str, Any]:
    answer = guest.get(f"/api/tables/{table['id']}/talk", params={"after": after})
    assert answer.status_code == 200, answer.text
    talk: dict[str, Any] = answer.json()
    return talk


def texts(guest: Guest, table: Table) -> list[str]:
    return [message["text"] for message in talk_of(guest, table)["messages"]]


def say(guest: Guest, table: Table, text: str, status: int = 201, **more: Any) -> dict[str, Any]:
    answer = guest.post(f"/api/tables/{table['id']}/talk", {"text": text, **more})
    assert answer.status_code == status, answer.text
    said: dict[str, Any] = answer.json()
    return said


def pair(guest: Guest, other: Guest, **more: Any) -> Table:
    """A table of two people and a bot that never moves first."""
    table = guest.open(human("Ann", me=True), {"kind": "open"}, {"kind": "open"}, public=True, several=True, **more)
    for seat in (1, 2):
        other.post(f"/api/tables/{table['id']}/seats/{seat}/take", {"name": "Bob"})
    return table
