"""Data packs: the boards, cards and numbers of the games, as tables that their owner can edit."""

from goldenspike.packs.continental_divide import ContinentalDivideTables, Hex, Limits, Railroad, VictoryPoints
from goldenspike.packs.pack import RELEASED, Pack, check, default, find, load, new, shipped
from goldenspike.packs.problems import PackError, Problem
from goldenspike.packs.show import summary, svg
from goldenspike.packs.silverton import SilvertonTables

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
