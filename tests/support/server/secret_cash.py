"""Change the secret cash of a seat, and compare everything that other readers are sent."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec
from litestar.testing import TestClient

import goldenspike as gs
from goldenspike import bots
from goldenspike.server.live.event_stream import EventStream
from goldenspike.server.notifications.message import TURN_KINDS, compose_message
from goldenspike.tables.live_table import LiveTable
from goldenspike.tables.presenter import Presenter
from goldenspike.tables.seat_links import Caller
from support.server.helpers import Guest, first_of, human, with_token

GAME = "silverton"


PRIME = 104_729


PLAYERS = 3


class PlayedTable:
    """A table of three people, each with a link, and the inside of the server that keeps it."""

    def __init__(self, http: TestClient[Any], table: dict[str, Any] | None = None, **options: Any) -> None:
        self.http = http
        opener = Guest(http)
        if table is None:
            table = opener.open(*map(human, ("Ann", "Bob", "Cy")), game=GAME, options=options, public=True)
        self.table = table
        self.id = table["id"]
        self.seats = [with_token(opener, table, seat) for seat in range(PLAYERS)]
        self.spectator = Guest(http)
        self.spectator.table(self.id)

    @property
    def live(self) -> LiveTable:
        live: LiveTable = self.http.app.state.services.tables.find_live(self.id)
        return live

    def act(self, action: Any) -> None:
        live = self.live
        assert live.asked is not None
        answer = self.seats[live.asked].act(self.id, live.ply, gs.plain(action))
        assert answer.status_code == 200, answer.text

    def sent(self, seat: int | None) -> dict[str, bytes]:
        """Everything that the seat, or a spectator, can read about the table."""
        reader = self.spectator if seat is None else self.seats[seat]
        log = len(self.live.play.log)
        paths = ("", "/history", "/history?after=0", f"/at/{log}", f"/at/{log // 2}", "/ledger", "/record", "/talk")
        found = {path: reader.get(f"/api/tables/{self.id}{path}").content for path in paths}
        # Who I am in what is said: a spectator comes anew with every server.
        found["/talk"] = re.sub(rb'"me":"[^"]*"', b"", found["/talk"])
        for name, path in (("tables", "/api/tables"), ("mine", "/api/my/tables")):
            found[name] = re.sub(rb'"now":[0-9.]+', b"", reader.get(path).content)
        token = None if seat is None else self.table["links"][seat]["token"]
        for kind in ("turn", "reminder", "stood-in", "started", "over", "invited"):
            if kind not in TURN_KINDS or (seat is not None and seat == self.live.asked):
                told = compose_message("id", kind, self.live, () if seat is None else (seat,), "en", "")
                found[f"notice {kind}"] = msgspec.json.encode(told)
        for after in (None, 0, max(0, self.live.ply - 5)):
            found[f"stream after {after}"] = self.streamed(Caller(token=token), after)
        return found

    def streamed(self, caller: Caller, after: int | None) -> bytes:
        """The first that a listener is sent."""
        listeners, home = self.http.app.state.services.live_updates, "http://testserver.local"
        stream = EventStream(listeners, self.live, caller, None, after, home, "127.0.0.1", [])
        return first_of(stream)


def blind(*knowing: int) -> list[int | None]:
    """Who must not be able to tell."""
    return [None, *(seat for seat in range(PLAYERS) if seat not in knowing)]


def put_cash(live: LiveTable, seat: int, cash: int) -> None:
    """As if it had always been so: position, menu and kept answers."""
    live.play.state.cash[seat] = cash
    live.play = live.play.clone()
    live.snapshots.keep(len(live.play.log), live.play.state.clone())
    live.presenter = Presenter(live)


def assert_purses_are_secret(played: PlayedTable) -> int:
    """How many purses were secret."""
    live = played.live
    secret = [seat for seat in range(PLAYERS) if not live.play.state.public[seat]]
    before = {seat: played.sent(seat) for seat in (None, *range(PLAYERS))} if secret else {}
    for owner in secret:
        cash = live.play.state.cash[owner]
        put_cash(live, owner, cash + PRIME)
        for seat in blind(owner):
            assert_same(before[seat], played.sent(seat), f"cash of {owner} before {seat}")
        assert str(cash + PRIME).encode() in played.sent(owner)[""], "its owner sees it: the change is real"
        put_cash(live, owner, cash)
    return len(secret)


def assert_same(one: dict[str, bytes], other: dict[str, bytes], what: str) -> None:
    wrong = [name for name in one if one[name] != other[name]]
    assert not wrong, f"{what} shows in {wrong}"


def greedy() -> Callable[[gs.Play], Any]:
    seats = [bots.make("greedy", GAME, 1880 + seat) for seat in range(PLAYERS)]

    def choose(play: gs.Play) -> Any:
        assert isinstance(play.pending, gs.Ask)
        return seats[play.pending.seat].choose(play.observe(play.pending.seat))

    return choose
