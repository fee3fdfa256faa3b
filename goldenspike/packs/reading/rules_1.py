"""Default numbers of rules version 1, for keys that a pack leaves out: `rules_1.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any


def default_values(game: str) -> dict[str, Any]:
    """Defaults of a game, in the form of its pack.toml."""
    return _table().get(game, {})


@cache
def _table() -> dict[str, dict[str, Any]]:
    return tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
