"""Sign up, log in and read one's own account."""

from __future__ import annotations

from typing import Any

from support.server.helpers import Guest

GOOD, OTHER, WRONG = "correct horse battery", "staple and a half", "wrong enough"


def sign_up(guest: Guest, name: str = "Ann", password: str = GOOD) -> dict[str, Any]:
    answer = guest.post("/api/account", {"name": name, "password": password})
    assert answer.status_code == 201, answer.text
    welcome: dict[str, Any] = answer.json()
    return welcome


def log_in(guest: Guest, name: str = "Ann", password: str = GOOD) -> Any:
    return guest.post("/api/account/login", {"name": name, "password": password})


def me(guest: Guest) -> str | None:
    name: str | None = guest.get("/api/account").json()["name"]
    return name
