"""Silverton's map in characters, compared with drawings kept beside this file.

`UPDATE_DRAWINGS=1 pytest tests/terminal/silverton/test_map_drawing.py` draws them anew.
"""

from __future__ import annotations

import io
import os
import re
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console
from rich.style import Style

import goldenspike as gs
from goldenspike.packs import SilvertonTables
from goldenspike.packs.drawing.svg_elements import seat_letters
from goldenspike.terminal.silverton import palette
from goldenspike.terminal.silverton.map_drawing import MapDrawing
from support.games import NAMES, board
from support.silverton.positions import PACK, begin, give, own, put

DRAWINGS = Path(__file__).parents[1] / "drawings"


def tables() -> SilvertonTables:
    found = board(PACK).tables
    assert isinstance(found, SilvertonTables)
    return found


def position() -> gs.Play:
    """Two players with some track, a surveyor beside it, and a claim each; it is winter."""
    play = begin(2)
    own(play, 0, "denver-golden-1", "golden-georgetown", "denver-rollinsville", "rollinsville-granby")
    own(play, 1, "denver-golden-2", "denver-bailey", "bailey-como")
    put(play, 1, "s1", segment="golden-central-city")
    give(play, 0, claim=10, goods=3)
    give(play, 1, claim=29)
    play.state.turn, play.state.winter = 4, True
    return play


def drawn(width: int, height: int = 200, play: gs.Play | None = None, focus: Any = (), notes: Any = None) -> str:
    map_ = MapDrawing(tables(), NAMES[:2], "en", width)
    out = io.StringIO()
    view = (play or begin(2)).view(0)
    Console(file=out, width=width, color_system=None).print(map_.draw(view, width, height, focus, notes))
    return out.getvalue()


@pytest.mark.parametrize(
    ("name", "width", "height", "focus"),
    [
        ("silverton-160", 160, 200, []),
        ("silverton-100", 100, 200, []),
        ("silverton-part-80", 80, 24, ["denver", "leadville"]),
    ],
)
def test_drawings(name: str, width: int, height: int, focus: Any) -> None:
    found = drawn(width, height, position(), focus, {"golden-boulder": "1", "granby-kremmling": "12"})
    file = DRAWINGS / f"{name}.txt"
    if os.environ.get("UPDATE_DRAWINGS"):
        file.write_text(found, encoding="utf-8")
    assert found == file.read_text(encoding="utf-8")
    assert max(map(len, found.splitlines())) <= width
    assert len(found.splitlines()) <= height


@pytest.mark.parametrize("width", [90, 100, 130, 160, 200])
def test_every_town_and_every_segment_has_its_words(width: int) -> None:
    found = drawn(width)
    assert all(town.name in found for town in tables().towns)
    tags = Counter(re.findall(r"\d+[/*]\d+", found))
    wanted = Counter(f"{each.cost}{'*' if each.snow else '/'}{each.length}" for each in tables().segments)
    assert tags == wanted


def test_whose_track_it_is_shows_without_colour() -> None:
    found = drawn(160, play=position())
    assert re.search(r"\bA\*5\b", found), "the snowed-in segment over Rollins Pass is Ada's"
    assert "B5" in found
    assert "150/2^B" in found, "Bea's surveyor"
    assert "Rollinsville A:S" in found
    assert re.search(r"Como[^\n]*B:G|B:G", found)


def test_choices_stand_on_the_map() -> None:
    assert "7)150/2" in drawn(160, notes={"golden-central-city": "7"})


def test_a_window_shows_what_is_in_focus() -> None:
    map_, view = MapDrawing(tables(), NAMES[:2], "en", 100), begin(2).view(0)
    for town in tables().towns[::8]:
        assert town.name in map_.draw(view, 80, 12, [town.id]).plain


def test_a_tiny_window_shows_something() -> None:
    assert drawn(20, 2, focus=["denver"]).strip()


def test_a_pack_may_say_where_towns_lie() -> None:
    towns = tuple(msgspec.structs.replace(town, x=-town.lon, y=-town.lat) for town in tables().towns)
    mirrored = MapDrawing(msgspec.structs.replace(tables(), towns=towns), NAMES[:2], "en", 160)
    usual = MapDrawing(tables(), NAMES[:2], "en", 160)
    assert usual.places["denver"][1] > usual.places["salt-lake-city"][1]
    assert mirrored.places["denver"][1] < mirrored.places["salt-lake-city"][1]


def test_each_player_has_a_letter_of_their_own() -> None:
    assert seat_letters(["Ada", "Bea", "random 3"]) == ["A", "B", "R"]
    assert seat_letters(["Player 1", "random 2", "random 3"]) == ["A", "B", "C"]
    assert seat_letters(["Élise", "7"]) == ["A", "B"]


def test_each_commodity_has_a_letter_in_each_language() -> None:
    for lang in ("en", "fr"):
        assert len(set(palette.goods_letters(lang).values())) == 5


def test_ink_stands_out_from_every_paper() -> None:
    """At least 4.5 : 1, on whatever background the terminal has."""
    assert min(contrast(style) for style in (*palette.SEATS, *palette.GOODS.values(), palette.MARKET_CITY)) >= 4.5


def contrast(style: Style) -> float:
    assert style.color
    assert style.bgcolor
    light, dark = sorted((luminance(style.color), luminance(style.bgcolor)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(color: Any) -> float:
    channels: list[float] = [part / 255 for part in color.triplet]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
