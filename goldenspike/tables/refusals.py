"""Named refusals of a table: why a request was refused. `server/http/statuses.py` maps them to HTTP statuses."""

from __future__ import annotations

from goldenspike.errors import GoldenSpikeError


class RequestRefused(GoldenSpikeError):  # noqa: N818  (an answer rather than an error)
    """The request cannot be granted, and changed nothing. `key` names the reason."""


class StalePosition(RequestRefused):
    """The table has moved on; `ply` is where it stands."""

    def __init__(self, ply: int) -> None:
        super().__init__("server-stale", ply=ply)
        self.ply = ply


def no_table_error(table: str) -> RequestRefused:
    return RequestRefused("server-no-table", table=table[:40])


def no_seat_error() -> RequestRefused:
    return RequestRefused("server-no-seat")


def bad_link_error() -> RequestRefused:
    return RequestRefused("server-bad-link")


def rate_limit_error() -> RequestRefused:
    return RequestRefused("server-too-fast")
