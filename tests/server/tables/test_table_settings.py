"""What the host changes of a table that is open already: for those who watch, and who may come."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient

from goldenspike.server.live.event_stream import EventStream
from goldenspike.tables.seat_links import Caller
from support.server.chat import say, texts
from support.server.helpers import Guest, config_for, human, running
from support.server.lobby import OPEN, SECRET
from support.server.spectators import DELAY, Watched, settled


def change(guest: Guest, table: str, status: int = 200, **terms: Any) -> dict[str, Any]:
    answer = guest.post(f"/api/tables/{table}/terms", {"delay": 0, "open_talk": False, **terms})
    assert answer.status_code == status, answer.text
    said: dict[str, Any] = answer.json()
    return said


def test_the_host_changes_them_and_nobody_else(guest: Guest, other: Guest) -> None:
    table = guest.open(human(me=True), OPEN, OPEN)["id"]
    assert change(other, table, 403, delay=5)["key"] == "server-not-host"
    assert change(guest, table, 400, delay=201)
    assert change(guest, table, 400, delay=-1)
    seen = change(guest, table, delay=5, open_talk=True)
    assert (seen["delay"], seen["open_talk"], seen["locked"]) == (5, True, False)
    assert not change(guest, table, delay=0)["delay"], "before it begins nothing was promised"


def test_a_raised_delay_tells_nobody_more(http: TestClient[Any]) -> None:
    """In a running game the delay can only be raised; a spectator then sees what the longer delay allows."""
    watched = Watched(http, 0, open_talk=True)
    for number in range(12):
        watched.move()
        say(watched.seats[number % 3], watched.table, f"move {number}")
    for delay in (DELAY, 2 * DELAY):
        before = watched.watcher.table(watched.id)["ply"]
        change(watched.host, watched.id, delay=delay, open_talk=True)
        then = settled(watched.live, watched.live.ply - delay)
        for reader in (watched.watcher, Guest(http), watched.host):
            table = reader.table(watched.id)
            assert table["ply"] == then < before
            assert table["delay"] == delay
            assert len(reader.get(f"/api/tables/{watched.id}/history").json()["entries"]) == then
            assert len(reader.get(f"/api/tables/{watched.id}/record").json()["log"]) <= then
        assert watched.streamed(0)["ply"] == then
        assert watched.streamed(before)["entries"] == []
        assert len(texts(watched.watcher, watched.table)) < 12
        watched.move()
        assert watched.watcher.table(watched.id)["ply"] <= watched.live.ply - delay
    for less in (0, DELAY):
        assert change(watched.host, watched.id, 409, delay=less)["key"] == "server-delay-promised"
    assert watched.seats[0].table(watched.id)["ply"] == watched.live.ply, "who plays sees the present"


def test_the_host_decides_whether_spectators_may_chat(http: TestClient[Any]) -> None:
    watched = Watched(http, 0)
    say(watched.watcher, watched.table, "Hello", 403)
    change(watched.host, watched.id, open_talk=True)
    say(watched.watcher, watched.table, "Hello")
    change(watched.host, watched.id)
    say(watched.watcher, watched.table, "Hello", 403)
    say(watched.seats[0], watched.table, "Peace")


def test_a_new_password_is_needed_even_by_players_who_knew_the_old_one(guest: Guest, other: Guest) -> None:
    table = guest.open(human(me=True), OPEN, OPEN, password=SECRET, public=True)["id"]
    path = f"/api/tables/{table}"
    assert other.post(f"{path}/enter", {"password": SECRET}).status_code == 200
    assert other.get(path).status_code == 200
    change(guest, table)
    assert other.get(path).status_code == 200, "it is as it was"
    change(guest, table, password="another")  # noqa: S106
    assert other.get(path).json()["key"] == "server-password"
    assert other.post(f"{path}/enter", {"password": SECRET}).status_code == 403
    assert other.post(f"{path}/enter", {"password": "another"}).status_code == 200
    assert not change(guest, table, password="")["locked"]
    assert Guest(guest.http).get(path).status_code == 200


class Stub:
    """What listens for a seat, or for none."""

    def __init__(self, watched: Watched, seat: int | None) -> None:
        token = None if seat is None else watched.table["links"][seat]["token"]
        caller = Caller(guest="nobody") if token is None else Caller(token=token)
        listeners = watched.http.app.state.services.live_updates
        self.live = watched.live
        self.stream = EventStream(listeners, self.live, caller, None, 0, "http://x", "127.0.0.1", [])

    def told(self) -> bytes:
        return self.stream.encode_update(self.live).split(b"\n")[0]


def test_spectators_are_disconnected_and_return_on_the_new_terms(http: TestClient[Any]) -> None:
    watched = Watched(http, 0)
    streams = [Stub(watched, seat) for seat in (None, 0)]
    change(watched.host, watched.id, password=SECRET)
    assert [stream.told() for stream in streams] == [b"", b"event: update"]


@pytest.mark.slow
def test_other_processes_keep_to_them(postgresql: Callable[[], str]) -> None:
    config = config_for(postgresql())
    with running(config) as first, running(config) as second:
        here, there = httpx.Client(base_url=first.url, timeout=20), httpx.Client(base_url=second.url, timeout=20)
        with here, there:
            host, watcher = Guest(here), Guest(there)
            table = host.open(human(me=True), human("Bob"), human("Cy"))["id"]
            assert watcher.table(table)["delay"] == 0
            change(host, table, delay=DELAY, open_talk=True, password=SECRET)
            assert watcher.get(f"/api/tables/{table}").json()["key"] == "server-password"
            assert watcher.post(f"/api/tables/{table}/enter", {"password": SECRET}).status_code == 200
            seen = watcher.table(table)
            assert (seen["delay"], seen["open_talk"], seen["ply"]) == (DELAY, True, 0)
