"""A play that is printed or shown in a notebook.

Whatever draws stands above the kernel and is found when it is asked for: the face of the game in `terminal`, and
what its home names as `marks`, which says what lies on the board.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

import msgspec

from goldenspike import packs
from goldenspike.game_registry import homes
from goldenspike.words import language

if TYPE_CHECKING:
    from goldenspike.kernel.play import Play


def text(play: Play) -> str:
    """As a terminal shows it; without the terminal's extra, the view in plain lines."""
    from importlib.util import find_spec  # dear to import, and seldom wanted

    if find_spec("rich") is None:
        return "\n".join([repr(play), *lines(msgspec.to_builtins(play.view(None)))])
    told: str = importlib.import_module("goldenspike.terminal.drawing").drawn(play)
    return told


def lines(view: dict[str, Any]) -> list[str]:
    """One line for each value that says something, and one for each thing of a list."""
    lines = []
    for name, value in view.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            lines += [f"{name}:", *(f"  {said(each)}" for each in value)]
        elif _says_something(value):
            lines.append(f"{name}: {said(value)}")
    return lines


def said(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {said(each)}" for name, each in value.items() if _says_something(each))
    if isinstance(value, list):
        return "; ".join(said(each) for each in value)
    return str(value)


def _says_something(value: Any) -> bool:
    return value is not None and value is not False and value not in ("", [], {})


def svg(play: Play) -> str:
    """The pack's drawing with what lies on it."""
    home = homes()[play.game.name]
    marks = home.load(home.marks)(play.table, play.view(None)) if home.marks else ()
    return packs.svg(play.table.pack, language(), marks)
