"""The board in characters, compared with drawings kept beside this file.

`UPDATE_DRAWINGS=1 pytest tests/terminal/continental_divide/test_board_drawing.py` draws them anew.
"""

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console
from rich.style import Style

import goldenspike as gs
from goldenspike.packs import ContinentalDivideTables
from goldenspike.terminal.continental_divide import palette
from goldenspike.terminal.continental_divide.board_drawing import LARGE, SMALL, BoardDrawing
from support.games import board, deal

DRAWINGS = Path(__file__).parents[1] / "drawings"


def position() -> gs.Play:
    """Three railroads, two of them side by side for a while; one is over the divide."""
    play = deal()
    for action in (
        {"type": "found", "railroad": "up", "hex": "W5", "shares": 5, "value": 50},
        {"type": "build", "railroad": "up", "from": "W5", "direction": "SW", "length": 9},
        {"type": "found", "railroad": "sp", "hex": "W10", "shares": 5, "value": 40},
        {"type": "build", "railroad": "sp", "from": "W10", "direction": "NW", "length": 7},
        {"type": "found", "railroad": "np", "hex": "W10", "shares": 5, "value": 30},
        {"type": "build", "railroad": "np", "from": "W10", "direction": "NW", "length": 5},
    ):
        play.act(action)
    return play


def plain(text: object, width: int) -> str:
    out = io.StringIO()
    Console(file=out, width=width, color_system=None).print(text)
    return out.getvalue()


def tables() -> ContinentalDivideTables:
    found = board().tables
    assert isinstance(found, ContinentalDivideTables)
    return found


@pytest.mark.parametrize(
    ("name", "width", "height", "scale", "focus"),
    [
        ("whole-160", 160, 60, SMALL, []),
        ("part-80", 80, 24, SMALL, ["R8"]),
        ("west-80", 80, 60, SMALL, ["A1"]),
        ("zoom-80", 80, 24, LARGE, ["W5"]),
    ],
)
def test_drawings(name: str, width: int, height: int, scale: Any, focus: Any) -> None:
    drawn = plain(
        BoardDrawing(tables(), "en", scale).draw(position().view(None), width, height, focus, {"N11": "1"}), width
    )
    file = DRAWINGS / f"{name}.txt"
    if os.environ.get("UPDATE_DRAWINGS"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(drawn, encoding="utf-8")
    assert drawn == file.read_text(encoding="utf-8")
    assert max(map(len, drawn.splitlines())) <= width
    assert len(drawn.splitlines()) <= height


def test_every_hex_with_its_numbers_fits_160_columns() -> None:
    drawn = BoardDrawing(tables(), "en")
    assert drawn.columns <= 160
    words = plain(drawn.draw(position().view(None), 160, 60), 160)
    assert all(hex_.id in words and f"{hex_.cost}|{hex_.income}" in words for hex_ in tables().hexes)


def test_each_railroad_has_a_letter_of_its_own() -> None:
    letters = palette.letters(tables().railroads)
    assert len(set(letters.values())) == len(letters) == 8
    assert letters["up"] == "u"
    twins = [msgspec.structs.replace(tables().railroads[0], id=f"u{number}") for number in range(5)]
    assert len(set(palette.letters(twins).values())) == 5


def test_ink_stands_out_from_every_paper() -> None:
    """At least 4.5 : 1, on whatever background the terminal has."""
    styles = [
        palette.paper(terrain, "ordinary", shaded) for terrain in [*palette.PAPER, "odd"] for shaded in (True, False)
    ]
    styles += [palette.START, palette.PORT, *(palette.railroad_style(railroad) for railroad in tables().railroads)]
    assert min(contrast(style) for style in styles) >= 4.5


def contrast(style: Style) -> float:
    assert style.color
    assert style.bgcolor
    light, dark = sorted((luminance(style.color), luminance(style.bgcolor)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(color: Any) -> float:
    channels: list[float] = [part / 255 for part in color.triplet]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_a_pointy_top_board_is_drawn_in_rows() -> None:
    pointy = msgspec.structs.replace(tables(), orientation="pointy-top")
    drawn = plain(BoardDrawing(pointy, "en").draw(position().view(None), 500, 200), 500)
    assert all(hex_.id in drawn for hex_ in pointy.hexes)
    assert "█" in drawn


def test_a_tiny_window_shows_something() -> None:
    assert plain(BoardDrawing(tables(), "en").draw(position().view(None), 6, 2, ["W5"]), 6).startswith("W5")
    assert plain(BoardDrawing(tables(), "en").draw(position().view(None), 1, 1), 6)
