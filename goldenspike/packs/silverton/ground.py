"""Positions of the towns of Silverton, on the map and in the world."""

from __future__ import annotations

from math import cos, radians

from goldenspike.packs.drawing.land_sheet import Ground
from goldenspike.packs.drawing.layout import Box, Point
from goldenspike.packs.silverton.tables import SilvertonTables

SIZE = 1700.0
"""Longer side of a map whose pack gives no positions of towns."""
SIGN, NAME = 70.0, 200.0
"""Space for a town with its name."""


def ground(tables: SilvertonTables) -> Ground:
    places = town_places(tables)
    return Ground(
        places=[((town.lat, town.lon), places[town.id]) for town in tables.towns],
        taken=[Box.around(x, y, NAME, SIGN) for x, y in places.values()],
        lines=[(places[segment.a], places[segment.b]) for segment in tables.segments],
    )


def town_places(tables: SilvertonTables) -> dict[str, Point]:
    """Places of the towns: from the pack, or by latitude and longitude."""
    chosen = {town.id: (town.x, town.y) for town in tables.towns if town.x is not None and town.y is not None}
    if len(chosen) == len(tables.towns):
        return chosen
    narrowing = cos(radians(sum(town.lat for town in tables.towns) / len(tables.towns)))
    world = {town.id: (town.lon * narrowing, -town.lat) for town in tables.towns}
    left, top = min(x for x, _ in world.values()), min(y for _, y in world.values())
    wide, high = max(x for x, _ in world.values()) - left, max(y for _, y in world.values()) - top
    scale = SIZE / max(wide, high, 1e-6)
    return {id_: ((x - left) * scale, (y - top) * scale) for id_, (x, y) in world.items()}
