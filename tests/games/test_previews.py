"""What menus say has the types from which the client's are made."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import goldenspike as gs
from goldenspike.games.continental_divide.presentation.previews import BuildBox, BuyBox, FoundBox, OrderBox, Plain
from goldenspike.games.silverton.presentation.previews import Preview

GOLDEN = Path(__file__).parents[1] / "golden"
OFTEN = 5
"""Menus of every so many entries are looked at."""

BOXES: dict[str, Any] = {
    "found": FoundBox,
    "buy": BuyBox,
    "build": BuildBox,
    "order": OrderBox,
    "pass": Plain,
    "done": Plain,
}


@pytest.mark.parametrize("name", sorted(path.name for path in GOLDEN.glob("*.gs.json")))
def test_menus_are_of_their_types(name: str) -> None:
    play = gs.load(msgspec.json.decode((GOLDEN / name).read_bytes()))
    past = play.at(0)
    for number, entry in enumerate(play.log):
        if number % OFTEN == 0 and past.menu is not None:
            for box in past.menu.describe()["choices"]:
                if play.game.name == "continental-divide":
                    fits(box, BOXES[box["type"]])
                else:
                    for told in previews(box):
                        fits(told, Preview)
        past.repeat(entry)


def fits(told: dict[str, Any], kind: Any) -> None:
    """It has all that the type wants, and nothing else at any depth."""
    sent = msgspec.json.decode(msgspec.json.encode(told))
    assert msgspec.json.decode(msgspec.json.encode(msgspec.convert(told, kind))) == sent


def previews(box: dict[str, Any]) -> list[dict[str, Any]]:
    found = box.get("preview", [])
    return found if isinstance(found, list) else [found]
