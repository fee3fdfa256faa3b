"""Draw the land under a board."""

from __future__ import annotations

import cmath
import math
from collections.abc import Iterator
from html import escape

from goldenspike.packs.drawing.land_sheet import Cartouche, Name, Sheet
from goldenspike.packs.drawing.layout import Point
from goldenspike.packs.drawing.svg_elements import PAPER, SERIF, tag, text
from goldenspike.packs.drawing.svg_paths import FINE
from goldenspike.words import say

INK, LETTERS, COUNTRY = "#b7a57c", "#8a7650", "#d2c29c"
WATER, SHORE, WET_LETTERS = "#dfe7e0", "#8faeb2", "#55808a"

STYLE = f"""
.sheet path {{ fill: none; stroke-linejoin: round; stroke-linecap: round; }}
.sheet .water {{ fill: {WATER}; }}
.sheet .hachures {{ fill: {INK}; }}
.sheet .shore {{ stroke: {SHORE}; }}
.sheet .border {{ stroke: {INK}; stroke-width: 16; stroke-dasharray: 90 30 12 30; }}
.sheet .wave {{ opacity: .6; }}
.sheet text {{ font-family: {SERIF}; font-style: italic; fill: {LETTERS}; }}
.sheet .river, .sheet .lake, .sheet .sea {{ fill: {WET_LETTERS}; }}
.sheet .range, .sheet .country {{ dominant-baseline: middle; }}
.sheet .country {{ fill: {COUNTRY}; font-style: normal; text-transform: uppercase; }}
.sheet .rose {{ fill: none; stroke: {LETTERS}; }}
.sheet .light {{ fill: {PAPER}; }}
.sheet .dark {{ fill: {LETTERS}; }}
.sheet .north {{ font-style: normal; }}
"""


def draw_land(sheet: Sheet | None, lang: str, at: Point, scale: float, width: float, height: float) -> Iterator[str]:
    """Draw the land sheet, moved to the board and clipped to the frame; nothing without a sheet."""
    if sheet is None:
        return
    yield tag(
        "svg",
        tag(
            "g",
            tag("path", d=sheet.waters, class_="water"),
            tag("path", d=sheet.waves, class_="shore wave", stroke_width=7),
            tag("path", d=sheet.waters, class_="shore", stroke_width=12),
            tag("path", d=sheet.hachures, class_="hachures"),
            *(
                tag("path", d=river, class_="shore", stroke_width=9 + 7 * weight)
                for weight, river in enumerate(sheet.rivers)
                if river
            ),
            tag("path", d=sheet.borders, class_="border"),
            *(_written(name, f"name-{number}", lang) for number, name in enumerate(sheet.names)),
            transform=f"translate({at[0] - FRAME:.1f} {at[1] - TITLE:.1f}) scale({scale / sheet.fine:.5f})",
        ),
        *_compass(sheet.cartouche, lang, (at[0] - FRAME, at[1] - TITLE), scale),
        x=FRAME,
        y=TITLE,
        width=width - 2 * FRAME,
        height=height - TITLE - FRAME,
        class_="sheet",
    )


FRAME, TITLE = 24.0, 124.0


def _written(name: Name, id_: str, lang: str) -> str:
    along = tag("textPath", escape(name.say("name", lang)), href=f"#{id_}", startOffset="50%")
    size, spacing = name.size * FINE, name.spacing * FINE
    return tag("path", d=name.path, id=id_) + tag(
        "text", along, class_=name.kind, font_size=size, letter_spacing=spacing
    )


def _compass(box: Cartouche | None, lang: str, at: Point, scale: float) -> Iterator[str]:
    """Compass rose in the cartouche."""
    if box is None:
        return
    radius = 0.36 * scale * min(box.width, box.height)
    x, y = at[0] + scale * (box.x + box.width / 2), at[1] + scale * (box.y + box.height / 2)
    yield tag(
        "g",
        *(tag("circle", r=part * radius, class_="rose") for part in (0.56, 0.62)),
        tag("path", d=rose(radius, -1) + rose(radius, 1), class_="rose light"),
        tag("path", d=rose(radius, 1), class_="rose dark"),
        text(0, -1.1 * radius, say("pack-sheet-north", lang), font_size=0.36 * radius, class_="north"),
        transform=f"translate({x:.1f} {y:.1f})",
    )


def rose(radius: float, side: int) -> str:
    """Paths of a compass rose: half of each of its eight rays, with the four main ones longer and on top."""
    found = []
    for ray in (1, 3, 5, 7, 0, 2, 4, 6):
        angle = math.pi / 4 * ray - math.pi / 2
        tip, waist = (
            cmath.rect(radius * (0.55 if ray % 2 else 1), angle),
            cmath.rect(0.26 * radius, angle + side * math.pi / 8),
        )
        found.append(f"M0 0L{tip.real:.1f} {tip.imag:.1f}L{waist.real:.1f} {waist.imag:.1f}z")
    return "".join(found)
