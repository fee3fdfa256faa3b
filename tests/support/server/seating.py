"""Seats through the API: join by link, and call an action of a table."""

from __future__ import annotations

from typing import Any

from support.server.helpers import (
    Guest,
)

OPEN = {"kind": "open"}


def join_path(table: dict[str, Any], seat: int) -> str:
    return f"/join/{table['links'][seat]['link'].partition('/join/')[2]}"


def sit(guest: Guest, path: str) -> None:
    answer = guest.post(path, None)
    assert answer.status_code == 303, answer.text


def call(guest: Guest, table: dict[str, Any], what: str, body: Any = None, status: int = 200) -> dict[str, Any]:
    answer = guest.post(f"/api/tables/{table['id']}/{what}", body or {})
    assert answer.status_code == status, answer.text
    said: dict[str, Any] = answer.json()
    return said
