"""Marks for a drawing of the map: track and claims."""

from __future__ import annotations

from goldenspike.games.silverton.presentation.views import View
from goldenspike.kernel.setup import GameSetup
from goldenspike.packs.drawing.svg_elements import SEATS, Mark, seat_letters


def marks(table: GameSetup, view: View) -> list[Mark]:
    """List the track on the segments and the claims in the towns, of all players."""
    letters = seat_letters(table.players)
    towns = {claim.number: claim.town for claim in table.pack.tables.claims}
    owned = [*view.owners.items(), *((towns[claim.number], claim.owner) for claim in view.claims)]
    return [Mark(place, SEATS[owner], letters[owner]) for place, owner in owned if owner is not None]
