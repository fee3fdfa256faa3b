"""Data packs: boards, cards and numbers of the games, as tables that anyone can edit."""

from goldenspike.packs.continental_divide.tables import (
    ContinentalDivideTables,
    GameLimits,
    Hex,
    RailroadDefinition,
    VictoryPoints,
)
from goldenspike.packs.presentation import summary, svg
from goldenspike.packs.reading.pack import RELEASED, Pack, check, default, find, load, new, shipped
from goldenspike.packs.reading.problems import PackError, PackProblem
from goldenspike.packs.silverton.tables import SilvertonTables

__all__ = [
    "RELEASED",
    "ContinentalDivideTables",
    "GameLimits",
    "Hex",
    "Pack",
    "PackError",
    "PackProblem",
    "RailroadDefinition",
    "SilvertonTables",
    "VictoryPoints",
    "check",
    "default",
    "find",
    "load",
    "new",
    "shipped",
    "summary",
    "svg",
]
