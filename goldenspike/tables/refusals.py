"""What goes wrong at the border, and the status that fits it."""

from __future__ import annotations

from typing import Any

from goldenspike.errors import GoldenSpikeError


class RequestRefused(GoldenSpikeError):  # noqa: N818  (an answer rather than an error)
    """The call is answered with this status, and changed nothing."""

    def __init__(self, status: int, key: str, /, **values: Any) -> None:
        super().__init__(key, **values)
        self.status = status


class StalePosition(RequestRefused):
    """The table has moved on; `ply` is where it stands."""

    def __init__(self, ply: int) -> None:
        super().__init__(409, "server-stale", ply=ply)
        self.ply = ply


def no_table_error(table: str) -> RequestRefused:
    return RequestRefused(404, "server-no-table", table=table[:40])


def no_seat_error() -> RequestRefused:
    return RequestRefused(403, "server-no-seat")


def bad_link_error() -> RequestRefused:
    return RequestRefused(403, "server-bad-link")


def rate_limit_error() -> RequestRefused:
    return RequestRefused(429, "server-too-fast")
