"""Who has no seat sees what happens so many entries later, by any call; and nothing that a seat hides, ever."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient
from msgspec.structs import replace

from support.games import rule
from support.server.chat import say, texts
from support.server.helpers import Guest, easiest, human, with_token
from support.server.secret_cash import PlayedTable, assert_purses_are_secret, greedy
from support.server.spectators import DELAY, Watched, settled


def test_a_spectator_sees_the_table_as_it_was_n_entries_ago(http: TestClient[Any]) -> None:
    watched, most = Watched(http, DELAY), 60
    past: dict[int, tuple[dict[str, Any], dict[str, Any]]] = {}
    compared = 0
    while watched.live.state == "running":
        live, delayed = watched.live, watched.live.row
        live.row = replace(delayed, delay=0)
        past[live.ply] = watched.seen(watched.watcher, most), watched.streamed(0)
        live.row = delayed
        then = settled(live, live.ply - DELAY)
        if then > 0:
            assert watched.seen(watched.watcher, most) == past[then][0], f"at ply {live.ply}"
            assert watched.streamed(0) == past[then][1]
            assert watched.seen(watched.host, most)["history"] == past[then][0]["history"], (
                "nor does the host know more"
            )
            compared += 1
        else:
            assert watched.watcher.table(watched.id)["state"] == "waiting"
        assert watched.streamed(10**6)["entries"] == []
        listed = watched.watcher.get("/api/tables").json()["tables"][0]
        assert (listed["ply"], listed["asked"], listed["turn"]) == (max(0, live.ply - DELAY), None, None)
        watched.move()
    assert compared > 25
    assert watched.seats[0].table(watched.id)["ply"] == watched.live.ply, "who plays sees the present"


def test_a_player_who_leaves_becomes_a_delayed_spectator(guest: Guest, other: Guest) -> None:
    table = guest.open(human("Ann", me=True), {"kind": "open"}, human("Cy"), delay=DELAY, leaving="open")
    other.post(f"/api/tables/{table['id']}/seats/1/take", {"name": "Bob"})
    seats = [guest, other, with_token(guest, table, 2)]
    for _ in range(4):
        seen = guest.table(table["id"])
        mover = seats[seen["asked"]]
        mover.act(table["id"], seen["ply"], easiest(mover.table(table["id"])["menu"]))
    left = other.post(f"/api/tables/{table['id']}/seats/1/leave", {}).json()
    assert left["ply"] <= guest.table(table["id"])["ply"] - DELAY or left["state"] == "waiting"
    assert left["seat"] is None


def test_once_the_game_has_ended_all_see_all(http: TestClient[Any]) -> None:
    watched = Watched(http, DELAY)
    for _ in range(8):
        watched.move()
    assert watched.watcher.table(watched.id)["ply"] < watched.live.ply
    assert watched.host.post(f"/api/tables/{watched.id}/close", {}).status_code == 200
    assert watched.watcher.table(watched.id)["ply"] == watched.live.ply


def test_what_is_said_about_it_comes_as_late(http: TestClient[Any]) -> None:
    watched = Watched(http, DELAY, open_talk=True)
    said: list[tuple[int, str]] = []
    for number in range(20):
        watched.move()
        text = f"move {number}"
        said.append((say(watched.seats[number % 3], watched.table, text)["ply"], text))
        heard = texts(watched.watcher, watched.table)
        seen = watched.watcher.table(watched.id)["ply"]
        assert heard == [text for ply, text in said if ply <= seen]
        hidden = [number for number, (ply, _) in enumerate(said, 1) if ply > seen]
        for call, body in (("mute", {}), ("report", {"why": "x"})):
            path = f"/api/tables/{watched.id}/talk/{hidden[-1]}/{call}"
            assert watched.watcher.post(path, body).status_code == 404
    assert say(watched.watcher, watched.table, "Well!")["ply"] == watched.watcher.table(watched.id)["ply"]
    assert "Well!" in texts(watched.watcher, watched.table)


@rule("SV-1.3", "SV-16.4")
@pytest.mark.slow
def test_secret_cash_stays_secret_for_delayed_spectators_who_chat(http: TestClient[Any]) -> None:
    played, choose, secrets = PlayedTable(http, length="short"), greedy(), 0
    played.live.row = replace(played.live.row, delay=DELAY)
    for number in range(80):
        if number % 7 == 0:
            say(played.seats[number % 3], played.table, "Look at my cash")
            secrets += assert_purses_are_secret(played)
        played.act(choose(played.live.play))
    assert secrets > 10
