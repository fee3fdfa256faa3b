"""What is asked of a worker process for bots, and what it answers."""

from __future__ import annotations

from typing import Any

import msgspec

from goldenspike.bots import Reason


class BotRequest(msgspec.Struct, frozen=True):
    """What would `bot` choose for `seat` at the end of this record, if it thinks for so many seconds?

    With `table` it may remember that table: the first `known` entries of the log are not told again, and `record` holds
    those behind them. `files` is the pack, when it is first needed.
    """

    bot: str
    seed: int
    seat: int
    record: dict[str, Any]
    sha256: str
    seconds: float
    table: str = ""
    known: int = 0
    files: dict[str, bytes] | None = None


class BotReply(msgspec.Struct, frozen=True):
    """`why` the bot says it chose so. `instead`: which one chose for it, because an extra is missing.

    `forgotten`: what the question builds on is not known any more.
    """

    action: Any = None
    why: Reason | None = None
    instead: str | None = None
    forgotten: bool = False
    error: str | None = None
