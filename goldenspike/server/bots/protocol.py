"""Messages between the server and a bot worker process."""

from __future__ import annotations

from typing import Any

import msgspec

from goldenspike.bots import Reason


class BotRequest(msgspec.Struct, frozen=True):
    """Ask which action `bot` chooses for `seat` at the end of this record, with so many seconds to think.

    With a `table` the worker may remember it: the first `known_entries` of the log are left out of `record`. `files` is
    the pack, when it is first needed.
    """

    bot: str
    seed: int
    seat: int
    record: dict[str, Any]
    sha256: str
    seconds: float
    table: str = ""
    known_entries: int = 0
    files: dict[str, bytes] | None = None


class BotReply(msgspec.Struct, frozen=True):
    """The chosen action. `fallback_bot`: the bot that chose instead, because an optional package is missing.

    `memory_miss`: the worker does not know the entries that the request left out.
    """

    action: Any = None
    why: Reason | None = None
    fallback_bot: str | None = None
    memory_miss: bool = False
    error: str | None = None
