"""Marks for a drawing of the board: cubes."""

from __future__ import annotations

from goldenspike.games.continental_divide.presentation.views import View
from goldenspike.kernel.setup import GameSetup
from goldenspike.packs.drawing.svg_elements import Mark


def marks(table: GameSetup, view: View) -> list[Mark]:
    """List a cube for each railroad in each hex."""
    looks = {railroad.id: railroad for railroad in table.pack.tables.railroads}
    return [
        Mark(hex_, looks[railroad.id].color, looks[railroad.id].abbreviation)
        for railroad in view.railroads
        for hex_ in railroad.track
    ]
