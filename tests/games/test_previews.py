"""What menus say beside a choice has the types from which the client's are made."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import goldenspike as gs
from goldenspike.games.continental_divide.previews import BuildPreview, BuyPreview, FoundPreview
from goldenspike.games.silverton.previews import Preview

GOLDEN = Path(__file__).parents[1] / "golden"
OFTEN = 5
"""Menus of every so many entries are looked at."""

TYPES: dict[str, dict[str, Any]] = {
    "continental-divide": {"found": FoundPreview, "buy": BuyPreview, "build": BuildPreview},
    "silverton": {},
}


@pytest.mark.parametrize("name", sorted(path.name for path in GOLDEN.glob("*.gs.json")))
def test_previews_are_of_their_types(name: str) -> None:
    play = gs.load(msgspec.json.decode((GOLDEN / name).read_bytes()))
    types = TYPES[play.game.name]
    past = play.at(0)
    for number, entry in enumerate(play.log):
        if number % OFTEN == 0 and past.menu is not None:
            for box in past.menu.describe()["choices"]:
                for told in previews(box):
                    kind = types.get(box["type"], Preview)
                    msgspec.convert(told, kind)
                    assert {*told} <= {*kind.__annotations__}, box["type"]
        past.repeat(entry)


def previews(box: dict[str, Any]) -> list[dict[str, Any]]:
    found = box.get("preview", [])
    return found if isinstance(found, list) else [found]
