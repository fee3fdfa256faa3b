"""The menu of the asked player: allowed actions, and near misses."""

from __future__ import annotations

from typing import Any

from goldenspike.kernel.game import Ask
from goldenspike.kernel.play import Play


def boxes(play: Play) -> list[dict[str, Any]]:
    """The allowed actions; none once the game is over."""
    return _menu_part(play, "choices")


def near_misses(play: Play) -> list[dict[str, Any]]:
    """Actions just not allowed, each with its reason."""
    return _menu_part(play, "refused")


def founding_box(play: Play) -> dict[str, Any] | None:
    """The box of foundings, if a railroad can be founded."""
    return next((box for box in boxes(play) if box["type"] == "found"), None)


def _menu_part(play: Play, part: str) -> list[dict[str, Any]]:
    pending = play.pending
    described: list[dict[str, Any]] = pending.menu.describe()[part] if isinstance(pending, Ask) else []
    return described
