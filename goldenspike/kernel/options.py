"""What a table may set, and checking it. Interpreted on purpose: see pyproject.toml on Structs."""

from __future__ import annotations

import msgspec


class Option(msgspec.Struct, frozen=True):
    """A choice of one value, or of `several`. Without a default nothing is set."""

    name: str
    values: tuple[str, ...]
    default: str | None = None
    several: bool = False
