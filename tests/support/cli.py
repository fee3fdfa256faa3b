"""The result of a call of the command line."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Said(NamedTuple):
    """What a call printed, and how it ended."""

    code: int
    out: str
    err: str


Call = Callable[..., Said]
