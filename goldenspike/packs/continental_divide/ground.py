"""Positions of the hexes of Continental Divide, on the board and in the world."""

from __future__ import annotations

from math import sqrt

from goldenspike.packs.continental_divide.tables import ContinentalDivideTables, Hex
from goldenspike.packs.drawing.land_sheet import Ground
from goldenspike.packs.drawing.layout import Box, Point

RADIUS = 50.0
"""Radius of a hex: from its centre to its corners."""


def ground(tables: ContinentalDivideTables) -> Ground:
    middles = {each.id: middle(each, tables.orientation) for each in tables.hexes}
    hexes = [Box.around(x, y, 2 * RADIUS, 2 * RADIUS) for x, y in middles.values()]
    return Ground(
        places=[
            ((each.lat, each.lon), middles[each.id])
            for each in tables.hexes
            if each.lat is not None and each.lon is not None
        ],
        taken=hexes,
        lines=[],
    )


def middle(each: Hex, orientation: str) -> Point:
    if orientation == "flat-top":
        return 1.5 * RADIUS * each.q, sqrt(3) * RADIUS * (each.r + each.q / 2)
    return sqrt(3) * RADIUS * (each.q + each.r / 2), 1.5 * RADIUS * each.r
