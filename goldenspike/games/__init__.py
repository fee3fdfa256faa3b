"""The games, by name."""

from __future__ import annotations

import importlib
from functools import cache
from typing import Any

from goldenspike.errors import GoldenSpikeError
from goldenspike.kernel.game import Game

# Imported when asked for: who plays one game should not wait for the other.
_HOMES = {
    "continental-divide": ("goldenspike.games.continental_divide", "ContinentalDivide"),
    "silverton": ("goldenspike.games.silverton", "Silverton"),
}


def names() -> tuple[str, ...]:
    return tuple(_HOMES)


@cache
def find(name: str) -> Game[Any]:
    """The game of that name."""
    if name not in _HOMES:
        raise GoldenSpikeError("game-unknown", game=str(name), known=", ".join(_HOMES))
    module, answers = _HOMES[name]
    game: Game[Any] = getattr(importlib.import_module(module), answers)()
    return game
