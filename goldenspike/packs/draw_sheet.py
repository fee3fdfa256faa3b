"""The land under a drawn board."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from goldenspike.packs.drawing import SERIF, tag
from goldenspike.packs.layout import Point
from goldenspike.packs.sheet import Name, Sheet
from goldenspike.packs.strokes import FINE

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
"""


def land(sheet: Sheet | None, lang: str, at: Point, scale: float, width: float, height: float) -> Iterator[str]:
    """All of it, moved to where the board is drawn and no further than the frame; nothing without a sheet."""
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
