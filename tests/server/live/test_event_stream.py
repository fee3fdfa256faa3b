"""Streams: what happens arrives, once, in order, also after a lost connection."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar.testing import TestClient

from goldenspike.server.app import create_app
from support.server.helpers import (
    OPEN_GATES,
    Guest,
    Running,
    config_for,
    easiest,
    events,
    hotseats,
    human,
    play_on,
    running,
    sqlite_at,
    updates,
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    config = config_for(sqlite_at(tmp_path_factory.mktemp("live")), heartbeat_seconds=0.2)
    with running(config) as started:
        yield started


@pytest.fixture
def web(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=20) as client:
        yield client


@pytest.mark.slow
def test_a_move_arrives_at_the_others(web: httpx.Client) -> None:
    guest = Guest(web)
    table = guest.open(*hotseats("Ann", "Bob", "Cy"))
    with web.stream("GET", f"/api/tables/{table['id']}/stream") as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        assert stream.headers["referrer-policy"] == "no-referrer"
        heard = events(stream.iter_lines())
        kind, ply, first = next(heard)
        assert (kind, ply, first["entries"], first["seat"]) == ("update", "1", [], None)
        play_on(guest, table["id"], 1)
        kind, ply, second = next(event for event in heard if event[0] == "update")
        assert (ply, [entry["ply"] for entry in second["entries"]]) == ("2", [2])
        assert second["view"]["you"] is None


@pytest.mark.slow
def test_catching_up_without_loss_or_doubling(web: httpx.Client) -> None:
    guest = Guest(web)
    table = guest.open(*hotseats("Ann", "Bob", "Cy"))
    path = f"/api/tables/{table['id']}/stream"
    heard: list[dict[str, Any]] = []
    last = "0"
    with web.stream("GET", path, headers={"last-event-id": last}) as stream:
        lines = events(stream.iter_lines())
        while len(heard) < 4:
            kind, ply, data = next(lines)
            if kind == "update":
                heard += data["entries"]
                last = ply
                play_on(guest, table["id"], 1)
    play_on(guest, table["id"], 3)  # while nobody listens
    with web.stream("GET", path, headers={"last-event-id": last}) as stream:
        lines = events(stream.iter_lines())
        heard += next(updates(stream.iter_lines()))["entries"]
    now = guest.table(table["id"])
    assert [entry["ply"] for entry in heard] == list(range(1, now["ply"] + 1))
    assert heard == guest.get(f"/api/tables/{table['id']}/history").json()["entries"]


@pytest.mark.slow
@pytest.mark.parametrize("last", ["", "x", "999999", "-1", "1e3"])
def test_a_strange_last_event_id_is_none(web: httpx.Client, last: str) -> None:
    guest = Guest(web)
    table = guest.open(*hotseats("Ann", "Bob", "Cy"))
    with web.stream("GET", f"/api/tables/{table['id']}/stream", headers={"last-event-id": last}) as stream:
        assert next(updates(stream.iter_lines()))["entries"] == []


@pytest.mark.slow
def test_a_page_that_has_just_read_the_table_misses_nothing(web: httpx.Client) -> None:
    guest = Guest(web)
    table = guest.open(*hotseats("Ann", "Bob", "Cy"))
    play_on(guest, table["id"], 2)
    path = f"/api/tables/{table['id']}/stream"
    with web.stream("GET", path, params={"after": 1}) as stream:
        assert [entry["ply"] for entry in next(updates(stream.iter_lines()))["entries"]] == [2, 3]
    with web.stream("GET", path, params={"after": 1}, headers={"last-event-id": "2"}) as stream:
        assert [entry["ply"] for entry in next(updates(stream.iter_lines()))["entries"]] == [3]


@pytest.mark.slow
def test_presence_and_signs_of_life(web: httpx.Client) -> None:
    guest = Guest(web)
    table = guest.open(human("Ann", me=True), human("Bob"), {"kind": "open"})
    path = f"/api/tables/{table['id']}/stream"
    with web.stream("GET", path) as watching:
        heard = events(watching.iter_lines())
        presence = next(data for kind, _, data in heard if kind == "presence")
        assert presence["watching"] == 1
        assert [player["connected"] for player in presence["players"]] == [False, False, False]
        token = table["links"][1]["token"]
        with web.stream("GET", path, headers={"authorization": f"Bearer {token}"}) as bob:
            presence = next(data for kind, _, data in heard if kind == "presence")
            assert [player["connected"] for player in presence["players"]] == [False, True, False]
            assert ":" in (line for line in bob.iter_lines())
        presence = next(data for kind, _, data in heard if kind == "presence")
        assert [player["connected"] for player in presence["players"]] == [False, False, False]
        Guest(web).post(f"/api/tables/{table['id']}/seats/2/take", {"name": "Cy"})
        update = next(data for kind, _, data in heard if kind == "update")
        assert update["state"] == "running"
        presence = next(data for kind, _, data in heard if kind == "presence")
        assert presence["players"][2]["name"] == "Cy"


@pytest.mark.slow
def test_two_tabs_of_one_seat_agree(web: httpx.Client) -> None:
    guest = Guest(web)
    table = guest.open(*hotseats("Ann", "Bob", "Cy"))
    seen: list[list[dict[str, Any]]] = [[], []]

    def listen(tab: int) -> None:
        headers = {"cookie": f"gs_guest={guest.cookie}", "last-event-id": "0"}
        with httpx.stream(
            "GET", f"{web.base_url}/api/tables/{table['id']}/stream", headers=headers, timeout=60
        ) as stream:
            for update in updates(stream.iter_lines()):
                seen[tab].extend(update["entries"])
                if update["ply"] >= 12:
                    return

    tabs = [threading.Thread(target=listen, args=(tab,)) for tab in range(2)]
    for tab in tabs:
        tab.start()
    play_on(guest, table["id"], 11)
    for tab in tabs:
        tab.join(20)
    assert seen[0] == seen[1] == guest.get(f"/api/tables/{table['id']}/history").json()["entries"]


@pytest.mark.slow
def test_two_writers_at_one_ply_exactly_one_wins(web: httpx.Client) -> None:
    guest = Guest(web)
    table = guest.open(*hotseats("Ann", "Bob", "Cy"))
    url, headers = f"{web.base_url}/api/tables/{table['id']}/actions", {"cookie": f"gs_guest={guest.cookie}"}
    for ply in range(1, 8):
        body = {"ply": ply, "action": easiest(guest.table(table["id"])["menu"])}
        with ThreadPoolExecutor(4) as writers:
            answers = list(
                writers.map(lambda body: httpx.post(url, json=body, headers=headers, timeout=60), [body] * 4)
            )
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
    assert guest.table(table["id"])["ply"] == 8


def test_an_operator_stops_it_while_people_listen(tmp_path: Path) -> None:
    with running(config_for(sqlite_at(tmp_path))) as server, httpx.Client(base_url=server.url, timeout=20) as web:
        table = Guest(web).open(*hotseats("Ann", "Bob", "Cy"))
        with web.stream("GET", f"/api/tables/{table['id']}/stream") as stream:
            lines = stream.iter_lines()
            next(lines)
            said = server.stop()
        assert "Traceback" not in said


@pytest.mark.slow
def test_a_table_that_left_the_memory_is_still_heard(tmp_path: Path) -> None:
    with (
        running(config_for(sqlite_at(tmp_path), live_bytes=1)) as server,
        httpx.Client(base_url=server.url, timeout=60) as web,
    ):
        guest = Guest(web)
        watched, busy = guest.open(*hotseats("Ann", "Bob", "Cy")), guest.open(*hotseats("Ann", "Bob", "Cy"))
        with web.stream("GET", f"/api/tables/{watched['id']}/stream") as stream:
            heard = updates(stream.iter_lines())
            assert next(heard)["ply"] == 1
            for ply in (2, 3, 4):
                play_on(guest, busy["id"], 1)  # there is room for one table: the other is forgotten
                play_on(guest, watched["id"], 1)
                assert next(heard)["ply"] == ply


@pytest.mark.slow
def test_a_watcher_who_sits_down_becomes_a_player(web: httpx.Client) -> None:
    host, watcher = Guest(web), Guest(web)
    table = host.open(human("Ann", me=True), {"kind": "open"}, {"kind": "open"})
    path = f"/api/tables/{table['id']}"
    watcher.table(table["id"])  # sets the cookie with which the stream is then opened
    with web.stream("GET", f"{path}/stream", headers={"cookie": f"gs_guest={watcher.cookie}"}) as stream:
        heard = events(stream.iter_lines())
        watcher.post(f"{path}/seats/1/take", {"name": "Bob"})
        Guest(web).post(f"{path}/seats/2/take", {"name": "Cy"})
        update = next(data for kind, _, data in heard if kind == "update" and data["state"] == "running")
        assert update["seat"] == 1
        presence = next(data for kind, _, data in heard if kind == "presence")
        assert [player["mine"] for player in presence["players"]] == [False, True, False]


@pytest.mark.slow
def test_a_stream_sets_the_cookie_of_a_new_listener(web: httpx.Client) -> None:
    host = Guest(web)
    table = host.open(human("Ann", me=True), {"kind": "open"}, {"kind": "open"})
    path = f"/api/tables/{table['id']}"
    with web.stream("GET", f"{path}/stream") as stream:
        stranger = Guest(web, cookie=stream.cookies["gs_guest"])
        heard = updates(stream.iter_lines())
        assert next(heard)["seat"] is None
        stranger.post(f"{path}/seats/1/take", {"name": "Bob"})
        assert next(heard)["seat"] == 1


def test_history_comes_in_pages(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(OPEN_GATES, page_entries=4)
    with TestClient(create_app(config_for(sqlite_at(tmp_path), limits=limits))) as http:
        guest = Guest(http)
        table = guest.open(*hotseats("Ann", "Bob", "Cy"))
        play_on(guest, table["id"], 9)
        path, found = f"/api/tables/{table['id']}/history", []
        after: int | None = 0
        while after is not None:
            page = guest.get(path, params={"after": after}).json()
            assert len(page["entries"]) <= 4
            found += [entry["ply"] for entry in page["entries"]]
            after = page["next"]
        assert found == list(range(1, 11))
        assert guest.get(path, params={"after": 10}).json() == {"ply": 10, "entries": [], "next": None}
        tiny = msgspec.structs.replace(OPEN_GATES, page_bytes=1)
        live = http.app.state.services.tables.find_live(table["id"])
        assert len(live.presenter.page(None, 0, tiny).entries) == 1


def test_a_record_is_sent_to_its_end_though_its_table_has_left_the_memory(tmp_path: Path) -> None:
    with TestClient(create_app(config_for(sqlite_at(tmp_path)))) as http:
        guest = Guest(http)
        table = guest.open(*hotseats("Ann", "Bob", "Cy"))
        play_on(guest, table["id"], 9)
        tables = http.app.state.services.tables
        pieces = tables.find_live(table["id"]).presenter.record(None)
        first = next(pieces)
        tables.evict(table["id"])
        assert len(msgspec.json.decode(first + b"".join(pieces))["log"]) == 10
