"""Exact counts of legal actions."""

from __future__ import annotations

import itertools
import tomllib
from pathlib import Path
from typing import Any

import pytest

import goldenspike as gs
from goldenspike.games.continental_divide import Build, Buy, Done, Found, Order, Pass
from support.games import board, deal

FILE = Path(__file__).parents[2] / "perft" / "continental_divide.toml"
POSITIONS = tomllib.loads(FILE.read_text(encoding="utf-8"))["position"]


def count(play: gs.Play, depth: int) -> int:
    """How many sequences of that many decisions there are; a game that ends sooner counts for one."""
    pending = play.pending
    if not isinstance(pending, gs.Ask) or depth == 0:
        return 1
    if depth == 1:
        return len(pending.menu)
    total = 0
    for action in pending.menu:
        after = play.clone()
        after.act(action)
        total += count(after, depth - 1)
    return total


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["name"])
def test_counts(position: dict[str, Any]) -> None:
    play = deal(position["players"], pack=board(position["board"]))
    for action in position["opening"]:
        play.act(action)
    for depth, expected in enumerate(position["counts"], start=1):
        assert count(play, depth) == expected


def conceivable() -> list[Any]:
    """Every action one could write down for the tiny board, most of them illegal at any time."""
    railroads, hexes = ("aa", "bb"), ("W", "X", "Y", "Z", "A", "B", "S1", "S2", "S3")
    directions = ("N", "NE", "SE", "S", "SW", "NW")
    return [
        *(Found(*fields) for fields in itertools.product(railroads, hexes, range(2, 6), range(9, 14))),
        *(Buy(*fields) for fields in itertools.product(railroads, range(5), range(60))),
        *(Build(*fields) for fields in itertools.product(railroads, hexes, directions, range(6))),
        *(Order(position) for position in range(5)),
        Pass(),
        Done(),
    ]


def test_what_is_listed_is_what_is_accepted() -> None:
    """Along games on the tiny board: of all conceivable actions, exactly the listed ones are accepted."""
    everything = conceivable()
    for seed in range(12):
        play = deal(3, pack=board("tiny"))
        while isinstance(play.pending, gs.Ask):
            listed = list(play.pending.menu)
            accepted = [action for action in everything if action in play.pending.menu]
            assert sorted(map(str, accepted)) == sorted(map(str, listed))
            play.act(listed[(seed * 7919 + len(play.log) * 31) % len(listed)])
