"""SVG helpers for both drawings: elements, text, colours and marks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

import msgspec

from goldenspike.packs.reading.pack import Pack
from goldenspike.words import say

Point = tuple[float, float]

PAPER = "#f6efdf"
SHEET = "#efe5cd"
INK = "#2b2620"
FAINT = "#736757"
OXBLOOD = "#7a1f1f"
RED = "#c8202b"
BRASS = "#9c7a34"
NAVY = "#1f3d5c"
SERIF = "Georgia, 'Times New Roman', 'Liberation Serif', serif"
SANS = "'Gill Sans', 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif"

# Colours of players by seat. White text is readable on the dark ones, black on the third and the last.
SEATS = ("#a32c2b", "#25578f", "#e0b030", "#2f6b3c", "#6f3f86", "#e08a4a")
SEAT_LETTERS = "ABCDEF"

STYLE = f"""
text {{ font-family: {SANS}; fill: {INK}; text-anchor: middle; }}
.title {{ font-family: {SERIF}; font-size: 46px; letter-spacing: 4px; }}
.subtitle {{ font-family: {SERIF}; font-size: 19px; font-style: italic; fill: {OXBLOOD}; }}
.heading {{ font-family: {SERIF}; font-size: 20px; letter-spacing: 3px; fill: {OXBLOOD}; }}
.key {{ font-size: 15px; text-anchor: start; }}
.start {{ text-anchor: start; }}
.note {{ font-size: 13px; fill: {FAINT}; }}
.on-mark {{ font-size: 10px; font-weight: 700; }}
"""


class Mark(msgspec.Struct, frozen=True):
    """A mark on a hex, a segment or a town. It has letters, so that colour is never needed."""

    at: str
    color: str
    letters: str


def seat_letters(players: Sequence[str]) -> list[str]:
    """A capital letter for each seat: the players' initials if they differ, otherwise the alphabet."""
    initials = [name[:1].upper() for name in players]
    if len(set(initials)) == len(players) and all(initial.isalpha() and initial.isascii() for initial in initials):
        return initials
    return list(SEAT_LETTERS[: len(players)])


def ink_on(color: str) -> str:
    """Black or white, whichever has more contrast on that colour."""
    red, green, blue = (int(color[at : at + 2], 16) for at in (1, 3, 5))
    return "#ffffff" if 0.3 * red + 0.6 * green + 0.1 * blue < 100 else "#111111"


def tag(name: str, *children: str, **attributes: str | float) -> str:
    """One SVG element. Children are elements already; text must go through `text` or `words`."""
    inside = "".join(children)
    head = " ".join([name, *(f'{_attribute(key)}="{_value(value)}"' for key, value in attributes.items())])
    return f"<{head}>{inside}</{name}>" if inside else f"<{head}/>"


def text(x: float, y: float, said: str, **attributes: str | float) -> str:
    return tag("text", escape(said), x=x, y=y, **attributes)


def titled_group(said: str, *children: str, **attributes: str | float) -> str:
    """A group with a title, for tooltips and screen readers."""
    return tag("g", tag("title", escape(said)), *children, **attributes)


def line(a: Point, b: Point, **attributes: str | float) -> str:
    return tag("line", x1=a[0], y1=a[1], x2=b[0], y2=b[1], **attributes)


def polygon(points: Iterable[Point], **attributes: str | float) -> str:
    return tag("polygon", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), **attributes)


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def drawing_document(
    pack: Pack, lang: str, width: float, height: float, described: str, style: str, body: Iterable[str]
) -> str:
    """A whole SVG document: frame, name and edition of the pack, and `body`."""
    key = "pack-draw-reconstructed" if pack.edition == "reconstructed" else "pack-draw-edition"
    edition = say(key, lang, edition=pack.edition, version=pack.version)
    return tag(
        "svg",
        tag("title", escape(pack.name(lang)), id="title"),
        tag("desc", escape(f"{described} {edition}"), id="description"),
        tag("style", STYLE + style),
        tag("rect", width=width, height=height, fill=PAPER),
        tag("rect", x=14, y=14, width=width - 28, height=height - 28, fill="none", stroke=BRASS, stroke_width=3),
        tag("rect", x=21, y=21, width=width - 42, height=height - 42, fill="none", stroke=BRASS, stroke_width=1),
        text(width / 2, 78, pack.name(lang), class_="title"),
        text(width / 2, 110, edition, class_="subtitle"),
        *body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        role="img",
        aria_labelledby="title description",
        xml__lang=lang,
    )


def wrap_label(said: str, widest: int) -> list[str]:
    """Wrap a short label into at most two lines, as narrow as possible."""
    if len(said) <= widest:
        return [said]
    cuts = [at + 1 for at, character in enumerate(said) if character in " -"]
    if not cuts:
        return [said]
    cut = min(cuts, key=lambda at: max(len(said[:at].strip()), len(said[at:])))
    return [said[:cut].strip(), said[cut:]]


def _attribute(key: str) -> str:
    return key.rstrip("_").replace("__", ":").replace("_", "-")


def _value(value: str | float) -> str:
    return escape(value) if isinstance(value, str) else number(value)
