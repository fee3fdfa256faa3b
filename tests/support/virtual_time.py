"""An asyncio loop whose clock jumps to the next timer: tests of delays take no time and depend on no machine."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any


class JumpingSelector(selectors.DefaultSelector):
    """Instead of waiting for a timeout, adds it to the clock."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is not None and timeout > 0:
            self.now += timeout
            timeout = 0
        return super().select(timeout)


class VirtualTimeLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.jumping = JumpingSelector()
        super().__init__(self.jumping)

    def time(self) -> float:
        return self.jumping.now


def run_in_virtual_time(main: Coroutine[Any, Any, None]) -> None:
    """As `asyncio.run`; `asyncio.sleep` and timers pass at once, in their order."""
    with asyncio.Runner(loop_factory=VirtualTimeLoop) as runner:
        runner.run(main)
