"""What the C library of most Linux systems does with memory that nobody uses any more, unless it is told otherwise.

Elsewhere there are no such calls, and nothing is done.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from contextlib import suppress


def memory_trimmer() -> Callable[[], object]:
    """Gives back to the system what a crowd needed, and what would be kept for the next one."""
    with suppress(AttributeError, OSError, TypeError):
        trim: Callable[[int], int] = ctypes.CDLL(None).malloc_trim
        return lambda: trim(0)
    return lambda: None
