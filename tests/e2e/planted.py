"""Games of Silverton that have come to a certain question, planted where a server keeps its tables.

Their dice have fallen already, so they are written into the history; what comes after, the table's own dice decide.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import httpx

import goldenspike as gs
from e2e.prepared import NAMES
from e2e.serving import Served
from goldenspike import bots
from goldenspike.kernel.entries import Chosen
from goldenspike.server.history import Choice, encode
from server.helpers import Guest, human

GAME = "silverton"
OPTIONS = {"level": "advanced"}
PLAYERS = 3
SEEDS = 40
MOST = 500
"""Choices after which a game is given up."""

Wanted = Callable[[gs.Play], bool]


class Planted:
    """A table of people who are all elsewhere, of whom one is asked something."""

    def __init__(self, table: dict[str, Any], play: gs.Play) -> None:
        self.table = table
        self.play = play
        assert isinstance(play.pending, gs.Ask)
        self.asked = play.pending.seat

    def name(self, seat: int) -> str:
        return NAMES[seat]

    def link(self, seat: int) -> str:
        return f"/join/{self.table['id']}/{self.table['links'][seat]['token']}"


def plant(server: Served, plays: list[gs.Play]) -> list[Planted]:
    """A table for each; the server is stopped meanwhile."""
    with httpx.Client(base_url=server.url, timeout=30) as http:
        seats = [human(name) for name in NAMES[:PLAYERS]]
        tables = [Guest(http).open(*seats, game=GAME, options=OPTIONS) for _ in plays]
    server.kill()
    connection = sqlite3.connect(server.database.removeprefix("sqlite:///"))
    with connection:
        for table, play in zip(tables, plays, strict=True):
            key = table["id"]
            entries = [
                encode(Choice(entry.seat, entry.action) if isinstance(entry, Chosen) else entry) for entry in play.log
            ]
            connection.execute("DELETE FROM history WHERE table_id = ?", (key,))
            connection.executemany(
                "INSERT INTO history (table_id, ply, entry, at) VALUES (?, ?, ?, 0)",
                [(key, ply, entry) for ply, entry in enumerate(entries, 1)],
            )
            assert isinstance(play.pending, gs.Ask)
            connection.execute(
                "UPDATE tables SET ply = ?, asked = ? WHERE id = ?", (len(entries), play.pending.seat, key)
            )
    connection.close()
    server.start()
    return [Planted(table, play) for table, play in zip(tables, plays, strict=True)]


@cache
def found(wanted: Wanted) -> gs.Play:
    """The first game in which that is asked."""
    for seed in range(SEEDS):
        for play in quarrelsome(seed):
            if wanted(play):
                return play.clone()
    raise AssertionError(f"no game in which {wanted.__name__}")


def quarrelsome(seed: int) -> Iterator[gs.Play]:
    """A game of greedy players who get into each other's way, steal, and plow; before each choice."""
    play = gs.new_game(GAME, NAMES[:PLAYERS], seed=seed, options=OPTIONS)
    seats = [bots.make("greedy", GAME, seed + seat) for seat in range(PLAYERS)]
    for _ in range(MOST):
        if not isinstance(play.pending, gs.Ask):
            return
        yield play
        seat = play.pending.seat
        liked = [action for action in play.pending.menu if is_liked(gs.plain(action), play.view(seat), seat)]
        play.act(liked[0] if liked else seats[seat].choose(play.observe(seat)))


def is_liked(action: dict[str, Any], view: Any, seat: int) -> bool:
    match action["type"]:
        case "place" if "segment" in action:
            others = [piece for player in view.players if player.seat != seat for piece in player.pieces]
            return any(piece.target == {"segment": action["segment"]} for piece in others)
        case "place" if "passenger" in action:
            return any(
                line.number == action["passenger"] and line.owner not in (None, seat) for line in view.passengers
            )
        case "buy":
            return "plow" in action and "trade_in" not in action and not view.players[seat].plows
        case kind:
            return kind in ("pay", "plow")


def offers(play: gs.Play, kind: str, *fields: str) -> bool:
    """Whether somebody is asked that now."""
    pending = play.pending
    return isinstance(pending, gs.Ask) and any(
        box["type"] == kind and all(field in box for field in fields) for box in pending.menu.describe()["choices"]
    )
