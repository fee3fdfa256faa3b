"""A play that is printed or shown in a notebook.

Whatever draws stands above the kernel and is found when it is asked for: the face of the game in `terminal`, and
what its home names as `marks`, which says what lies on the board.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

import msgspec

from goldenspike import packs
from goldenspike.game_registry import game_registry
from goldenspike.words import language

if TYPE_CHECKING:
    from goldenspike.kernel.play import Play


def play_text(play: Play) -> str:
    """As a terminal shows it; without the terminal's extra, the view in plain lines."""
    from importlib.util import find_spec  # dear to import, and seldom wanted

    if find_spec("rich") is None:
        return "\n".join([repr(play), *view_lines(msgspec.to_builtins(play.view(None)))])
    told: str = importlib.import_module("goldenspike.terminal.drawing").draw_position(play)
    return told


def view_lines(view: dict[str, Any]) -> list[str]:
    """One line for each value that says something, and one for each thing of a list."""
    lines = []
    for name, value in view.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            lines += [f"{name}:", *(f"  {format_value(each)}" for each in value)]
        elif _is_worth_printing(value):
            lines.append(f"{name}: {format_value(value)}")
    return lines


def format_value(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {format_value(each)}" for name, each in value.items() if _is_worth_printing(each))
    if isinstance(value, list):
        return "; ".join(format_value(each) for each in value)
    return str(value)


def _is_worth_printing(value: Any) -> bool:
    return value is not None and value is not False and value not in ("", [], {})


def play_svg(play: Play) -> str:
    """The pack's drawing with what lies on it."""
    home = game_registry()[play.game.name]
    marks = home.load(home.marks)(play.table, play.view(None)) if home.marks else ()
    return packs.svg(play.table.pack, language(), marks)
