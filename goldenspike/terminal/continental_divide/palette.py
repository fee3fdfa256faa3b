"""Styles of railroads and terrain. Each railroad has a letter as well as a colour, so that colour is never needed."""

from __future__ import annotations

from collections.abc import Iterable

from rich.style import Style

from goldenspike.packs import RailroadDefinition

# Background and text colours are both set, so that a hex is readable on dark and light screens.
INK = "#1c1712"
PAPER = {
    "plains": "#efe4ba",
    "farmland": "#cfe09b",
    "desert": "#f7dcab",
    "hills": "#d6bd88",
    "forest": "#9cc086",
    "river": "#b5d9ea",
    "mountain": "#b8a48e",
    "city": "#f2b09e",
}
BARE = "#e4ddd0"
START = Style(color="#ffffff", bgcolor="#a32c2b", bold=True)
PORT = Style(color="#ffffff", bgcolor="#25578f", bold=True)
REGION_LINE = Style(color="#d2232a", bold=True)
DIVIDE_LINE = Style(bold=True)
NOTE = Style(color="#000000", bgcolor="#ffffff", bold=True, reverse=True)


def letters(railroads: Iterable[RailroadDefinition]) -> dict[str, str]:
    """A lower-case letter for each railroad, its own if possible."""
    letter_of: dict[str, str] = {}
    for railroad in railroads:
        wishes = f"{railroad.id}{railroad.abbreviation}{railroad.name}abcdefghijklmnopqrstuvwxyz0123456789".lower()
        letter_of[railroad.id] = next(each for each in wishes if each.isalnum() and each not in letter_of.values())
    return letter_of


def railroad_style(railroad: RailroadDefinition) -> Style:
    return Style(color=_readable_on(railroad.color), bgcolor=railroad.color, bold=True)


def paper(terrain: str, kind: str, shaded: bool) -> Style:
    """The style of a hex; its first line is slightly shaded, to separate hexes of one terrain."""
    if kind == "start":
        return START
    if kind == "port":
        return PORT
    tint = PAPER.get(terrain, BARE)
    return Style(color=INK, bgcolor=_darker(tint) if shaded else tint)


def _darker(color: str) -> str:
    return "#" + "".join(f"{int(channel * 0.9):02x}" for channel in _channels(color))


def _readable_on(color: str) -> str:
    """Black or white, by contrast."""
    linear = [(channel / 255) ** 2.2 for channel in _channels(color)]
    brightness = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return "#000000" if brightness > 0.18 else "#ffffff"


def _channels(color: str) -> tuple[int, int, int]:
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)
