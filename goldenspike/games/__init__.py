"""Games by name, loaded on first use."""

from __future__ import annotations

from functools import cache
from typing import Any

from goldenspike.errors import GoldenSpikeError
from goldenspike.game_registry import game_registry
from goldenspike.kernel.game import Game


def names() -> tuple[str, ...]:
    return tuple(game_registry())


@cache
def find(name: str) -> Game[Any]:
    """Find a game by name. Raises GoldenSpikeError."""
    manifest = game_registry().get(name)
    if manifest is None:
        raise GoldenSpikeError("game-unknown", game=str(name), known=", ".join(names()))
    game: Game[Any] = manifest.load(manifest.game)()
    return game
