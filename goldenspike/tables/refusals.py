"""What goes wrong at the border, and the status that fits it."""

from __future__ import annotations

from typing import Any

from goldenspike.errors import GoldenSpikeError


class Refused(GoldenSpikeError):  # noqa: N818  (an answer rather than an error)
    """The call is answered with this status, and changed nothing."""

    def __init__(self, status: int, key: str, /, **values: Any) -> None:
        super().__init__(key, **values)
        self.status = status


class Stale(Refused):
    """The table has moved on; `ply` is where it stands."""

    def __init__(self, ply: int) -> None:
        super().__init__(409, "server-stale", ply=ply)
        self.ply = ply


def no_table(table: str) -> Refused:
    return Refused(404, "server-no-table", table=table[:40])


def no_seat() -> Refused:
    return Refused(403, "server-no-seat")


def bad_link() -> Refused:
    return Refused(403, "server-bad-link")


def too_fast() -> Refused:
    return Refused(429, "server-too-fast")
