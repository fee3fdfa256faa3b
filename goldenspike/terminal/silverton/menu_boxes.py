"""The menu of the asked player: allowed actions, and near misses."""

from __future__ import annotations

from typing import Any

from goldenspike.games.silverton.presentation.views import View
from goldenspike.kernel.game import Ask
from goldenspike.kernel.play import Play


def asked_seat(play: Play) -> int | None:
    """The seat that is asked, and so looks at the screen; None once the game is over."""
    return play.pending.seat if isinstance(play.pending, Ask) else None


def asked_view(play: Play) -> View:
    """The position as the asked player sees it."""
    found: View = play.view(asked_seat(play))
    return found


def boxes(play: Play) -> list[dict[str, Any]]:
    """The allowed actions; none once the game is over."""
    return _menu_part(play, "choices")


def near_misses(play: Play) -> list[dict[str, Any]]:
    """Actions just not allowed, each with its reason."""
    return _menu_part(play, "refused")


def segments(play: Play, verb: str) -> list[str]:
    """The segments that an action of a kind can name now."""
    found: dict[str, None] = {}
    for box in boxes(play):
        if box["type"] == verb and "segment" in box:
            named = box["segment"]
            found.update(dict.fromkeys([named] if isinstance(named, str) else named))
    return [*found]


def _menu_part(play: Play, part: str) -> list[dict[str, Any]]:
    pending = play.pending
    described: list[dict[str, Any]] = pending.menu.describe()[part] if isinstance(pending, Ask) else []
    return described
