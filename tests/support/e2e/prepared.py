"""Games that have come a certain way already: played by seeded bots here, and made again at a table by calls.

No action names a seat, so the same game fits whatever order the table deals: only the names trade places.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import httpx

import goldenspike as gs
from goldenspike import bots
from support.server.helpers import GAME, Guest, human, with_token

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"]
SEED = 1869
Action = dict[str, Any]
When = tuple[str, int]
"""A phase (`stock`, `track` or `order`) and a turn."""


class Prepared:
    """A table of people who are all elsewhere. Somebody with a browser sits down by following a seat's link.

    The order of the first turn is `as_dealt` in the seeded game only if that is asked for: it takes some tables.
    """

    def __init__(self, http: httpx.Client, players: int, when: When | None, as_dealt: bool = False) -> None:
        self._opener = Guest(http)
        actions, order = greedy_game(players, when)
        self._open(players)
        while as_dealt and self.table["view"]["order"] != order:
            self._open(players)
        for action in actions:
            self.act(action)

    def _open(self, players: int) -> None:
        self._opener.cookie = None  # who opens many tables is soon told to finish some
        self.table = self._opener.open(*(human(name) for name in NAMES[:players]))
        self.links: dict[int, Any] = self.table["links"]

    @property
    def asked(self) -> int:
        """The seat that is asked, or the first one when the game is over."""
        return int(self.table["asked"] or 0)

    def name(self, seat: int) -> str:
        return str(self.table["players"][seat]["name"])

    def link(self, seat: int) -> str:
        return f"/join/{self.table['id']}/{self.links[seat]['token']}"

    def act(self, action: Action) -> None:
        """Act for the player to move."""
        holder = with_token(self._opener, {"links": self.links}, self.asked)
        answer = holder.act(self.table["id"], self.table["ply"], action)
        assert answer.status_code == 200, answer.text
        self.table |= answer.json()

    def take_back(self, seat: int) -> None:
        """What that seat did last."""
        answer = with_token(self._opener, {"links": self.links}, seat).undo(self.table["id"], self.table["ply"])
        assert answer.status_code == 200, answer.text
        self.table |= answer.json()

    def share(self, seat: int, token: str) -> None:
        """The player of that seat lets a program play it."""
        self.links[seat] = {"token": token}

    def seat_at(self, place: int) -> int:
        """Who plays at that place (from 0) in the order of this turn."""
        return int(self.table["view"]["order"][place])

    def refresh(self) -> None:
        """What others have done meanwhile."""
        self.table |= with_token(self._opener, {"links": self.links}, 0).table(self.table["id"])


Prepare = Callable[[int, When | None], Prepared]
"""Makes a table of so many players at that time."""


@cache
def greedy_game(players: int, when: When | None) -> tuple[list[Action], list[int]]:
    """The choices up to that time, or to the end, and the order that was dealt."""
    play = gs.new_game(GAME, NAMES[:players], seed=SEED)
    seats = [bots.make("greedy", GAME, SEED + seat) for seat in range(players)]
    order = list(play.view(None).order)
    actions: list[Action] = []
    while isinstance(play.pending, gs.Ask):
        view = play.view(None)
        if (view.phase, view.turn) == when:
            break
        action = seats[play.pending.seat].choose(play.observe(play.pending.seat))
        actions.append(gs.plain(action))
        play.act(action)
    return actions, order
