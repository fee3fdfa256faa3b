"""What the player who is asked may and may not do, as the menu describes it."""

from __future__ import annotations

from typing import Any

from goldenspike.games.silverton.presentation.views import View
from goldenspike.kernel.game import Ask
from goldenspike.kernel.play import Play


def asked_seat(play: Play) -> int | None:
    """Who is asked, and so who looks at the screen; nobody once the game is over."""
    return play.pending.seat if isinstance(play.pending, Ask) else None


def asked_view(play: Play) -> View:
    """The position as the asked player sees it."""
    found: View = play.view(asked_seat(play))
    return found


def boxes(play: Play) -> list[dict[str, Any]]:
    """What can be chosen; nothing once the game is over."""
    return _menu_part(play, "choices")


def near_misses(play: Play) -> list[dict[str, Any]]:
    """Near misses, each with its reason."""
    return _menu_part(play, "refused")


def segments(play: Play, verb: str) -> list[str]:
    """The segments that an action of that kind can name now."""
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
