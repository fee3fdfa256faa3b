"""Copies of the shipped packs that a test may spoil."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from support.games import DEFAULT

SHIPPED = Path(__file__).parents[2] / "goldenspike" / "packs" / "data"


@pytest.fixture
def copied(tmp_path: Path) -> Callable[[str], Path]:
    """Copies the default pack of a game into a folder of the test."""

    def copy(game: str) -> Path:
        return shutil.copytree(SHIPPED / DEFAULT[game], tmp_path / game)

    return copy
