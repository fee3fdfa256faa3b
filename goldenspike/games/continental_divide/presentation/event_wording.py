"""Names of event fields in sentences."""

from __future__ import annotations

from typing import Final

from goldenspike.words.event_wording import EventWording

EVENT_WORDING: Final = EventWording(
    common={
        "player": ("player", "seat"),
        "railroad": ("railroad", "railroad"),
        "order": ("seats", "order"),
        "hex": ("hex", "hex"),
    },
    apart={
        "track_laid": {"hexes": ("count", "hexes"), "first": ("first", "hexes"), "last": ("last", "hexes")},
        "dividend_paid": {"paid": ("payments", "paid")},
        "game_ended": {"winners": ("seats", "winners"), "count": ("count", "winners"), "scores": ("most", "scores")},
    },
)
