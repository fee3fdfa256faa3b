"""Data packs: the boards, cards and numbers of the games, as tables that their owner can edit."""

from goldenspike.packs.continental_divide.tables import ContinentalDivideTables, Hex, Limits, Railroad, VictoryPoints
from goldenspike.packs.presentation import summary, svg
from goldenspike.packs.reading.pack import RELEASED, Pack, check, default, find, load, new, shipped
from goldenspike.packs.reading.problems import PackError, Problem
from goldenspike.packs.silverton.tables import SilvertonTables

__all__ = [
    "RELEASED",
    "ContinentalDivideTables",
    "Hex",
    "Limits",
    "Pack",
    "PackError",
    "Problem",
    "Railroad",
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
