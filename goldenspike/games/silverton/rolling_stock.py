"""Trains and snow plows: the table of SV-12.4."""

from __future__ import annotations

from typing import Final

POWERS: Final = [9, 15, 24, 42, 72]
TRAIN_FROM: Final = [1, 1, 5, 9, 13]
TRAIN_COST: Final = [80, 120, 200, 320, 500]
TRAIN_RESALE: Final = [40, 60, 100, 160, -1]
TRAINS: Final = [6, 6, 8, 8, 8]
MOST_TRAINS: Final = 4

PLOWS: Final = [2, 3, 4, 5]
PLOW_FROM: Final = [1, 5, 9, 13]
PLOW_COST: Final = [40, 80, 140, 200]
PLOW_RESALE: Final = [20, 40, 70, -1]
PLOW_NUMBER: Final = [3, 4, 5, 6]
