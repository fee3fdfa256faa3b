"""Games of Silverton that have come to a certain question, planted where a server keeps its tables.

Their dice have fallen already, so they are written into the history; those that come after are always the same too.
"""

from __future__ import annotations

import itertools
import sqlite3
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import httpx

import goldenspike as gs
from goldenspike import bots
from goldenspike.kernel.chance import seed_bytes
from goldenspike.kernel.entries import ActionEntry
from goldenspike.tables.history import ChoiceEntry, encode_entry
from support.e2e.prepared import NAMES
from support.e2e.serving import Served
from support.server.helpers import Guest, human

GAME = "silverton"
SEEDS = 40
SEED = 0
"""Of the dice at the tables themselves."""
MOST = 500
"""Choices after which a game is given up."""

Action = dict[str, Any]
Likes = Callable[[Action, Any, int], bool]
"""Whether a player, who sees that view from that seat, would rather do that than what a greedy bot would."""
Wanted = Callable[[gs.Play], bool]


class Planted:
    """A table of people who are all away, one of them to move."""

    def __init__(self, home: str, opener: str | None, table: dict[str, Any], play: gs.Play) -> None:
        self._home = home
        self._opener = opener
        self.table = table
        self.play = play
        assert isinstance(play.pending, gs.Ask)
        self.asked = play.pending.seat

    def name(self, seat: int) -> str:
        return NAMES[seat]

    def link(self, seat: int) -> str:
        """A fresh link: its previous holder has lost the seat."""
        with httpx.Client(base_url=self._home, timeout=30) as http:
            call = f"/api/tables/{self.table['id']}/seats/{seat}/give"
            given = Guest(http, cookie=self._opener).post(call, {"to": "link", "name": self.name(seat)})
        assert given.status_code == 200, given.text
        return str(given.json()["players"][seat]["link"])

    def give_to_bot(self, seat: int) -> None:
        with httpx.Client(base_url=self._home, timeout=30) as http:
            call = f"/api/tables/{self.table['id']}/seats/{seat}/give"
            given = Guest(http, cookie=self._opener).post(call, {"to": "bot", "bot": "greedy"})
        assert given.status_code == 200, given.text


def plant(server: Served, plays: list[gs.Play]) -> list[Planted]:
    """A table for each; the server is stopped meanwhile."""
    with httpx.Client(base_url=server.url, timeout=30) as http:
        tables, openers = [], []
        for play in plays:
            seats = [human(name) for name in NAMES[: len(play.setup.players)]]
            opener = Guest(http)
            tables.append(opener.open(*seats, game=GAME, options=play.setup.options))
            openers.append(opener.cookie)
    server.kill()
    connection = sqlite3.connect(server.database.removeprefix("sqlite:///"))
    with connection:
        for table, play in zip(tables, plays, strict=True):
            key = table["id"]
            entries = [
                encode_entry(ChoiceEntry(entry.seat, entry.action) if isinstance(entry, ActionEntry) else entry)
                for entry in play.log
            ]
            connection.execute("DELETE FROM history WHERE table_id = ?", (key,))
            connection.executemany(
                "INSERT INTO history (table_id, ply, entry, at) VALUES (?, ?, ?, 0)",
                [(key, ply, entry) for ply, entry in enumerate(entries, 1)],
            )
            assert isinstance(play.pending, gs.Ask)
            connection.execute(
                "UPDATE tables SET ply = ?, asked = ?, seed = ? WHERE id = ?",
                (len(entries), play.pending.seat, seed_bytes(SEED), key),
            )
    connection.close()
    server.start()
    return [Planted(server.url, *each) for each in zip(openers, tables, plays, strict=True)]


# Players who come to that question


def quarrels(action: Action, view: Any, seat: int) -> bool:
    """Gets into others' way, steals, and plows."""
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


def bides(action: Action, view: Any, seat: int) -> bool:
    """Has no likings."""
    return False


def rides(action: Action, view: Any, seat: int) -> bool:
    """Wants passenger cards, and to have them alone."""
    return action["type"] in ("agree", "pay") or ("passenger" in action and action["type"] == "place")


def moves_cards(action: Action, view: Any, seat: int) -> bool:
    """One of three wants passenger cards; the others empty places."""
    return seat == 2 and "passenger" in action and action["type"] == "place"


def digs(action: Action, view: Any, seat: int) -> bool:
    """Draws cards, come what may."""
    return "deck" in action


def plows(action: Action, view: Any, seat: int) -> bool:
    """Wants two plows."""
    return "plow" in action and "trade_in" not in action and len(view.players[seat].plows) < 2


def pulls_down(action: Action, view: Any, seat: int) -> bool:
    """Take track up again, and cut off what lies beyond."""
    track = view.players[seat].track
    if len(track) > 3 and action["type"] == "place":
        return action.get("segment") in track
    return bool(action["type"] == "dismantle")


TO_THISTLE = (
    ("provo-salt-lake-city-1", "thistle-provo", "price-thistle"),
    ("provo-salt-lake-city-2", "provo-manti", "thistle-manti"),
)


def meets_at_thistle(action: Action, view: Any, seat: int) -> bool:
    """Two players come there from two sides: one of their segments would be useless (SV-6.8)."""
    way = [segment for segment in TO_THISTLE[seat] if segment not in view.players[seat].track]
    return action.get("segment") in way and action["type"] in ("place", "build")


class Sort(NamedTuple):
    """What is played, and by whom: greedy players who have a liking."""

    players: int = 3
    likes: Likes = quarrels
    level: str = "advanced"
    scenario: str | None = None
    rules: tuple[str, ...] = ()
    length: str | None = None

    @property
    def options(self) -> dict[str, Any]:
        given = {"level": self.level, "scenario": self.scenario, "rules": list(self.rules), "length": self.length}
        return {name: value for name, value in given.items() if value}


QUARRELSOME = Sort()


@cache
def found(wanted: Wanted, sort: Sort = QUARRELSOME) -> gs.Play:
    """The first game of that sort in which that is asked."""
    for seed in range(SEEDS):
        for play in game(sort, seed):
            if wanted(play):
                return play.clone()
    raise AssertionError(f"no game in which {wanted.__name__}")


@cache
def last(sort: Sort) -> gs.Play:
    """The first game of that sort that ends, before its last choice."""
    for seed in range(SEEDS):
        choices = sum(1 for _ in game(sort, seed))
        if choices < MOST:
            return next(itertools.islice(game(sort, seed), choices - 1, None)).clone()
    raise AssertionError("no game that ends")


def game(sort: Sort, seed: int) -> Iterator[gs.Play]:
    """Before each choice."""
    play = gs.new_game(GAME, NAMES[: sort.players], seed=seed, options=sort.options)
    seats = [bots.make("greedy", GAME, seed + seat) for seat in range(sort.players)]
    for _ in range(MOST):
        if not isinstance(play.pending, gs.Ask):
            return
        yield play
        seat = play.pending.seat
        view = play.view(seat)
        liked = [action for action in play.pending.menu if sort.likes(gs.plain(action), view, seat)]
        play.act(liked[0] if liked else seats[seat].choose(play.observe(seat)))


def offers(play: gs.Play, kind: str, *fields: str) -> bool:
    """Whether somebody is asked that now."""
    pending = play.pending
    return isinstance(pending, gs.Ask) and any(
        box["type"] == kind and all(field in box for field in fields) for box in pending.menu.describe()["choices"]
    )
