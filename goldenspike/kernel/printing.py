"""Print a play as text, and draw its board for a notebook.

The kernel knows no terminal: `set_printer` takes the function that draws a play in characters. Without one, a play
prints its view in plain lines. The board's marks come from the function that the game's manifest names as `marks`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from goldenspike import packs
from goldenspike.game_registry import game_registry
from goldenspike.words import language

if TYPE_CHECKING:
    from goldenspike.kernel.play import Play

_printer: Callable[[Play], str] | None = None


def set_printer(printer: Callable[[Play], str] | None) -> None:
    """Choose the function that `print(play)` uses; None prints plain lines."""
    global _printer
    _printer = printer


def play_text(play: Play) -> str:
    """Text that `print(play)` shows."""
    return plain_text(play) if _printer is None else _printer(play)


def plain_text(play: Play) -> str:
    """A spectator's view of the play in plain lines."""
    return "\n".join([repr(play), *view_lines(msgspec.to_builtins(play.view(None)))])


def view_lines(view: dict[str, Any]) -> list[str]:
    """List a view: one line for each value that is not empty, and one for each item of a list."""
    lines = []
    for name, value in view.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            lines += [f"{name}:", *(f"  {format_value(each)}" for each in value)]
        elif _is_worth_printing(value):
            lines.append(f"{name}: {format_value(value)}")
    return lines


def format_value(value: Any) -> str:
    """Format a plain value on one line."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {format_value(each)}" for name, each in value.items() if _is_worth_printing(each))
    if isinstance(value, list):
        return "; ".join(format_value(each) for each in value)
    return str(value)


def _is_worth_printing(value: Any) -> bool:
    return value is not None and value is not False and value not in ("", [], {})


def play_svg(play: Play) -> str:
    """Draw the pack's board with the track on it, as SVG."""
    manifest = game_registry()[play.game.name]
    marks = manifest.load(manifest.marks)(play.setup, play.view(None)) if manifest.marks else ()
    return packs.svg(play.setup.pack, language(), marks)
