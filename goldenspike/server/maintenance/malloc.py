"""Return unused heap memory to the system (glibc `malloc_trim`); elsewhere, do nothing."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from contextlib import suppress


def memory_trimmer() -> Callable[[], object]:
    """The function that trims the heap: glibc would keep the memory of a crowd for the next one."""
    with suppress(AttributeError, OSError, TypeError):
        trim: Callable[[int], int] = ctypes.CDLL(None).malloc_trim
        return lambda: trim(0)
    return lambda: None
