"""Styles of players, goods and track. Each has a letter as well as a colour, so that colour is never needed."""

from __future__ import annotations

from rich.style import Style

from goldenspike.packs.drawing import svg_elements
from goldenspike.packs.silverton.tables import COMMODITIES
from goldenspike.words import say

# Background and text colours are both set, so that a sign is readable on dark and light screens.
SEATS = tuple(Style(color=svg_elements.ink_on(color), bgcolor=color, bold=True) for color in svg_elements.SEATS)
GOODS = {
    "gold": Style(color="#000000", bgcolor="#d9a521", bold=True),
    "silver": Style(color="#000000", bgcolor="#c4c9d0", bold=True),
    "copper": Style(color="#ffffff", bgcolor="#97501f", bold=True),
    "lumber": Style(color="#ffffff", bgcolor="#4c6831", bold=True),
    "coal": Style(color="#ffffff", bgcolor="#3b3b40", bold=True),
}
MARKET_CITY = Style(color="#ffffff", bgcolor="#7a1f1f", bold=True)
TOWN = Style(bold=True)
BARE = Style(dim=True)
SNOW = Style(color="bright_cyan")
NOTE = Style(color="#000000", bgcolor="#ffffff", bold=True, reverse=True)
SHADED = Style(dim=True)
PRICE = Style(bold=True, reverse=True)


def goods_letters(lang: str) -> dict[str, str]:
    """A letter for each commodity, in the player's language."""
    return {commodity: say(f"pack-draw-letter-{commodity}", lang) for commodity in COMMODITIES}
