"""An option of a table. Stays interpreted: see pyproject.toml on Structs."""

from __future__ import annotations

import msgspec


class Option(msgspec.Struct, frozen=True):
    """An option with one value, or with `several`. Without a default it is unset."""

    name: str
    values: tuple[str, ...]
    default: str | None = None
    several: bool = False
