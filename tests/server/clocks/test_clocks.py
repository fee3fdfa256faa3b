"""Clocks at tables: what a turn costs and brings, who is late, who stands in, who is away, and how games are ended."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from litestar.testing import TestClient

import goldenspike as gs
from goldenspike.kernel.record import verify, without_result
from goldenspike.server.app import create_app
from goldenspike.server.config import ClockSettings
from goldenspike.tables.history import BotDecision
from goldenspike.tables.refusals import RequestRefused
from goldenspike.tables.time_control import TIME_CONTROLS
from goldenspike.tables.time_source import DAY, HOUR, TimeSource
from support.server.helpers import (
    Guest,
    bot,
    config_for,
    easiest,
    found_something,
    human,
    running,
    sqlite_at,
    wait_until,
)

FAST, SLOW = TIME_CONTROLS["fast"], TIME_CONTROLS["slow"]
SOON = pytest.approx
NEAR = 5.0
"""Seconds that a test may take between two looks."""


class Table:
    """People at a table, who move when they are asked, and the clock that tests set ahead."""

    def __init__(self, http: httpx.Client, clock: TimeSource, people: int = 3, **more: Any) -> None:
        self.http, self.clock = http, clock
        self.people = [Guest(http) for _ in range(people)]
        seats = [human("P0", me=True), *(human(f"P{seat}") for seat in range(1, people))]
        seats += more.pop("bots", [])
        seats += [bot()] * (3 - len(seats))
        table = self.people[0].open(*seats, **{"pace": "fast", **more})
        self.id = table["id"]
        for seat in range(1, people):
            link = table["links"][seat]["link"]
            assert self.people[seat].post(link[link.index("/join") :], None).status_code == 303

    def seen(self, seat: int = 0) -> dict[str, Any]:
        return self.people[seat].table(self.id)

    @property
    def asked(self) -> int:
        asked: int = self.seen()["asked"]
        return asked

    def left(self, seat: int) -> float:
        """What is left of its time now."""
        seen = self.seen()
        left: float = seen["clock"]["left"][seat]
        if seat == seen["asked"] and seen["clock"]["deadline"] is not None:
            left = min(left, max(0.0, seen["clock"]["deadline"] - seen["clock"]["now"]))
        return left

    def move(self, action: Any = None) -> int:
        """Move for the player to move; returns their seat."""
        seat = self.asked
        seen = self.seen(seat)
        answer = self.people[seat].act(self.id, seen["ply"], action or easiest(seen["menu"]))
        assert answer.status_code == 200, answer.text
        return seat

    def post(self, seat: int, what: str, body: Any = None, status: int = 200) -> dict[str, Any]:
        answer = self.people[seat].post(f"/api/tables/{self.id}/{what}", {} if body is None else body)
        assert answer.status_code == status, answer.text
        said: dict[str, Any] = answer.json()
        return said

    def wait(self, seconds: float) -> None:
        self.clock.ahead += seconds

    def stands_in(self, seat: int) -> bool:
        return self.seen()["players"][seat].get("stand_in") is not None

    def moved_on(self, ply: int) -> bool:
        return bool(self.seen()["ply"] > ply)


@pytest.fixture
def clock() -> TimeSource:
    return TimeSource()


BOTH = pytest.mark.parametrize("http", ["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)], indirect=True)
"""For tests that run on both kinds of database. The others run on SQLite."""


@pytest.fixture
def http(request: pytest.FixtureRequest, tmp_path: Path, clock: TimeSource) -> Iterator[TestClient[Any]]:
    on_postgresql = getattr(request, "param", "sqlite") == "postgresql"
    database = request.getfixturevalue("postgresql")() if on_postgresql else sqlite_at(tmp_path)
    config = config_for(database, clocks=ClockSettings(watch_seconds=0.1))
    with TestClient(create_app(config, clock=clock)) as client:
        yield client


# What a turn costs and brings


def test_a_table_without_a_clock_has_none(http: TestClient[Any], clock: TimeSource) -> None:
    table = Table(http, clock, pace="none")
    clock.ahead += 1000 * DAY
    seen = table.seen()
    assert (seen["pace"], seen["clock"], seen["bank"]) == ("none", None, 0)
    table.move()
    assert table.seen()["clock"] is None


@BOTH
def test_the_clock_runs_for_the_player_to_move(http: TestClient[Any], clock: TimeSource) -> None:
    table = Table(http, clock)
    first = table.asked
    others = {0, 1, 2} - {first}
    table.wait(5 * HOUR)
    assert table.left(first) == SOON(FAST.bank - 5 * HOUR, abs=NEAR)
    assert [table.left(seat) for seat in others] == [FAST.bank] * 2
    table.wait(10 * HOUR)
    table.move({"type": "pass"})
    assert table.left(first) == SOON(FAST.bank - 15 * HOUR + FAST.increment, abs=NEAR)
    table.move()
    assert table.left(first) == SOON(FAST.bank - 15 * HOUR + FAST.increment, abs=NEAR)


def test_a_turn_never_brings_more_than_the_bank_holds(http: TestClient[Any], clock: TimeSource) -> None:
    table = Table(http, clock)
    table.wait(HOUR)
    assert table.left(table.move({"type": "pass"})) == FAST.bank


def test_a_turn_of_several_actions_brings_one_increment(http: TestClient[Any], clock: TimeSource) -> None:
    table = Table(http, clock)
    first, actions = table.asked, 0
    while table.asked == first:
        table.wait(6 * HOUR)
        menu = table.seen(first)["menu"]
        table.move(found_something(menu) if actions == 0 else easiest(menu))
        actions += 1
    assert actions > 1
    assert table.left(first) == SOON(FAST.bank - actions * 6 * HOUR + FAST.increment, abs=NEAR)


def test_an_undo_takes_the_increment_back(http: TestClient[Any], clock: TimeSource) -> None:
    table = Table(http, clock)
    table.wait(18 * HOUR)
    first = table.move({"type": "pass"})
    assert table.left(first) == SOON(18 * HOUR, abs=NEAR)
    second = table.asked
    table.wait(HOUR)
    for _ in range(3):
        assert table.people[first].undo(table.id, table.seen()["ply"]).status_code == 200
        assert table.asked == first
        assert table.left(first) == SOON(6 * HOUR, abs=NEAR)
        # Who was asked meanwhile has lost that time, and gained nothing.
        assert table.left(second) == SOON(FAST.bank - HOUR, abs=NEAR)
        table.move({"type": "pass"})
        assert table.left(first) == SOON(18 * HOUR, abs=NEAR)


def test_bots_have_no_clock(http: TestClient[Any], clock: TimeSource) -> None:
    table = Table(http, clock, people=1)
    wait_until(lambda: table.asked == 0)
    assert table.seen()["clock"]["left"] == [SOON(FAST.bank, abs=NEAR), None, None]
    assert table.seen()["clock"]["deadline"] is not None


# Who is late


def test_a_bot_stands_in_until_its_owner_is_back(http: TestClient[Any], clock: TimeSource) -> None:
    table = Table(http, clock)
    late = table.asked
    other = (late + 1) % 3
    ply = table.seen()["ply"]
    table.wait(FAST.bank + 1)
    wait_until(lambda: table.moved_on(ply))
    seen = table.seen(other)
    assert seen["players"][late]["stand_in"] == "greedy"
    assert (seen["players"][late]["name"], seen["players"][late]["kind"]) == (f"P{late}", "human")
    assert table.seen(late)["players"][late]["mine"]
    # The bot plays on for that seat alone, whenever it is asked.
    wait_until(lambda: table.asked != late)
    for _ in range(2):
        table.move({"type": "pass"})
    wait_until(lambda: table.asked != late)
    entries = table.people[0].get(f"/api/tables/{table.id}/history").json()["entries"]
    chosen = [entry["entry"] for entry in entries if "seat" in entry["entry"]]
    assert {entry["seat"] for entry in chosen if entry.get("bot") == "greedy"} == {late}
    assert {entry["seat"] for entry in chosen if "bot" not in entry} == {0, 1, 2} - {late}
    table.post(other, f"seats/{late}/back", status=403)
    back = table.post(late, f"seats/{late}/back")
    assert "stand_in" not in back["players"][late]
    assert table.left(late) == FAST.increment
    while table.asked != late:
        table.move()
    assert table.seen(late)["menu"] is not None
    assert not table.seen()["thinking"]


def test_a_player_who_moves_takes_the_seat_back_from_the_bot(
    http: TestClient[Any], clock: TimeSource, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(http, clock)
    monkeypatch.setattr(http.app.state.services.tables.events, "next_turn", lambda _: None)  # who would be faster
    late = table.asked
    table.wait(FAST.bank + 1)
    wait_until(lambda: table.stands_in(late))
    assert table.seen()["thinking"]
    assert table.move({"type": "pass"}) == late
    assert not table.stands_in(late)
    assert table.left(late) == SOON(FAST.increment * 2, abs=NEAR)


def test_a_bot_whose_seat_was_taken_back_chooses_no_more(
    http: TestClient[Any], clock: TimeSource, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(http, clock)
    services = http.app.state.services
    monkeypatch.setattr(services.tables.events, "next_turn", lambda _: None)
    late, ply = table.asked, table.seen()["ply"]
    table.wait(FAST.bank + 1)
    wait_until(lambda: table.stands_in(late))
    table.post(late, f"seats/{late}/back")
    live = services.tables.find_live(table.id)
    with pytest.raises(RequestRefused, match="turn") as refused:
        http.blocking_portal.call(
            services.commands.act, live, (late,), late, ply, {"type": "pass"}, BotDecision("greedy")
        )
    assert refused.value.key == "server-not-asked"
    assert table.seen()["ply"] == ply


def test_others_wait_where_that_was_agreed(http: TestClient[Any], clock: TimeSource) -> None:
    table = Table(http, clock, late="wait")
    late, ply = table.asked, table.seen()["ply"]
    table.wait(FAST.bank + HOUR)
    wait_until(lambda: person(http, table, late).lates == 1)
    assert not table.stands_in(late)
    assert table.seen()["ply"] == ply
    assert table.left(late) == 0
    table.post((late + 1) % 3, "end", {"accept": True})
    assert table.seen()["state"] == "running"
    table.move({"type": "pass"})
    assert table.left(late) == FAST.increment
    assert (person(http, table, late).lates, person(http, table, late).decisions) == (1, 1)


def person(http: TestClient[Any], table: Table, seat: int) -> Any:
    services = http.app.state.services
    guest = services.signer.guest(table.people[seat].cookie)
    return http.blocking_portal.call(services.holders.info, guest)


def test_others_may_end_it_where_that_was_agreed(http: TestClient[Any], clock: TimeSource) -> None:
    table = Table(http, clock, late="end")
    late = table.asked
    one, two = {0, 1, 2} - {late}
    assert table.post(one, "end", {"accept": True})["ending"]["waiting"] == sorted({two, late})
    assert table.post(two, "end", {"accept": False})["ending"] is None
    table.wait(FAST.bank + 1)
    assert table.post(one, "end", {"accept": True})["ending"]["waiting"] == [two]
    ended = table.post(two, "end", {"accept": True})
    assert (ended["state"], ended["ended"], ended["result"]) == ("closed", "late", None)


def test_reminded_once_for_a_question(
    http: TestClient[Any], clock: TimeSource, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[str, frozenset[str]]] = []

    async def tell(_: Any, kind: str, guests: Any) -> None:
        told.append((kind, frozenset(guests)))

    services = http.app.state.services
    monkeypatch.setattr(services.notifications, "notify", tell)
    table = Table(http, clock)
    late = table.asked
    guest = frozenset([services.signer.guest(table.people[late].cookie)])
    table.wait(FAST.bank * 0.7)
    http.blocking_portal.call(services.timekeeper.check_due_tables)
    assert told == []
    table.wait(FAST.bank * 0.15)
    for _ in range(3):
        http.blocking_portal.call(services.timekeeper.check_due_tables)
    assert told == [("reminder", guest)]
    table.wait(FAST.bank * 0.2)
    wait_until(lambda: table.stands_in(late))
    wait_until(lambda: len(told) == 2)
    assert told[1] == ("stood-in", guest)


def test_a_player_who_is_late_too_often_shows_to_a_host(http: TestClient[Any], clock: TimeSource) -> None:
    table = Table(http, clock, late="wait")
    late = table.asked
    for times in (1, 2):
        table.wait(FAST.bank + FAST.increment + 1)
        wait_until(lambda times=times: person(http, table, late).lates == times)
        while table.asked == late:
            table.move()
        while table.asked != late:
            table.move()
    host, watcher = Guest(http), Guest(http)
    opened = host.open(human(me=True), {"kind": "open"}, {"kind": "open"}, pace="slow")
    table.people[late].post(f"/api/tables/{opened['id']}/seats/1/take", {"name": "Late"})
    seat = host.table(opened["id"])["players"][1]
    assert (seat["lates"], seat["decisions"]) == (2, 2)
    for guest in (watcher, table.people[late]):
        assert "lates" not in guest.table(opened["id"])["players"][1]
    other = (late + 1) % 3
    table.people[other].post(f"/api/tables/{opened['id']}/seats/2/take", {"name": "Other"})
    assert "lates" not in host.table(opened["id"])["players"][1]  # the game has begun


# Pauses and absences


@BOTH
def test_all_agree_to_a_pause_and_anybody_ends_it(http: TestClient[Any], clock: TimeSource) -> None:
    table = Table(http, clock)
    asked = table.asked
    table.wait(20 * HOUR)
    assert table.post(0, "pause", {"accept": True})["clock"]["pause"]["waiting"] == [1, 2]
    assert table.seen()["clock"]["deadline"] is not None
    table.post(1, "pause", {"accept": True})
    paused = table.post(2, "pause", {"accept": True})["clock"]
    assert (paused["pause"]["waiting"], paused["deadline"]) == ([], None)
    table.wait(100 * DAY)
    http.blocking_portal.call(http.app.state.services.timekeeper.check_due_tables)
    assert not table.stands_in(asked)
    assert table.left(asked) == SOON(4 * HOUR, abs=NEAR)
    assert table.post(1, "pause", {"accept": False})["clock"]["pause"] is None
    assert table.left(asked) == SOON(4 * HOUR, abs=NEAR)
    table.wait(5 * HOUR)
    wait_until(lambda: table.stands_in(asked))


def test_one_no_means_no_pause(http: TestClient[Any], clock: TimeSource) -> None:
    table = Table(http, clock)
    table.post(0, "pause", {"accept": True})
    table.post(1, "pause", {"accept": True})
    assert table.post(2, "pause", {"accept": False})["clock"]["pause"] is None
    assert table.post(2, "pause", {"accept": False}, 409)["key"] == "server-no-proposal"
    assert table.seen()["clock"]["deadline"] is not None


def test_moves_of_a_pause_cost_nothing(http: TestClient[Any], clock: TimeSource) -> None:
    table = Table(http, clock)
    for seat in range(3):
        table.post(seat, "pause", {"accept": True})
    table.wait(DAY * 3)
    moved = table.move({"type": "pass"})
    assert table.left(moved) == SOON(FAST.bank, abs=NEAR)
    assert table.seen()["clock"]["deadline"] is None
    table.post(0, "pause", {"accept": False})
    assert table.seen()["clock"]["deadline"] is not None


def away(table: Table, seat: int, days: float | None, status: int = 200) -> dict[str, Any]:
    until = None if days is None else table.clock.now() + days * DAY
    answer = table.people[seat].post("/api/my/absence", {"until": until})
    assert answer.status_code == status, answer.text
    said: dict[str, Any] = answer.json()
    return said


@BOTH
def test_a_player_who_is_away_is_not_late(http: TestClient[Any], clock: TimeSource) -> None:
    table = Table(http, clock)
    asked = table.asked
    table.wait(20 * HOUR)
    said = away(table, asked, 10)
    assert said["until"] == SOON(clock.now() + 10 * DAY, abs=NEAR)
    assert said["days"] == SOON(20, abs=0.01)
    seen = table.seen()["clock"]
    assert seen["away"][asked] == SOON(said["until"])
    assert seen["deadline"] == SOON(said["until"] + 4 * HOUR, abs=NEAR)
    table.wait(9 * DAY)
    http.blocking_portal.call(http.app.state.services.timekeeper.check_due_tables)
    assert not table.stands_in(asked)
    assert table.left(asked) == SOON(4 * HOUR, abs=NEAR)
    table.wait(DAY + 4 * HOUR + NEAR)
    wait_until(lambda: table.stands_in(asked))


def test_a_player_who_returns_early_gets_the_clock_back(http: TestClient[Any], clock: TimeSource) -> None:
    table = Table(http, clock)
    asked = table.asked
    table.wait(20 * HOUR)
    away(table, asked, 10)
    table.wait(2 * DAY)
    assert away(table, asked, None)["until"] is None
    assert table.seen()["clock"]["away"] == [None] * 3
    assert table.left(asked) == SOON(4 * HOUR, abs=NEAR)
    table.wait(HOUR)
    assert table.left(asked) == SOON(3 * HOUR, abs=NEAR)
    assert table.people[asked].get("/api/my/absence").json()["days"] == SOON(28, abs=0.01)


def test_a_player_who_is_away_and_sits_down_by_a_link(http: TestClient[Any], clock: TimeSource) -> None:
    """At once for two who hold the seat: the second gains nothing by it."""
    table = Table(http, clock)
    asked = table.asked
    table.wait(20 * HOUR)
    link = table.people[asked].post(f"/api/tables/{table.id}/seats/{asked}/link", {}).json()["link"]
    assert table.left(asked) == SOON(4 * HOUR, abs=NEAR)
    traveller = Guest(http)
    assert traveller.post("/api/my/absence", {"until": clock.now() + 5 * DAY}).status_code == 200
    assert traveller.post(link[link.index("/join") :], None).status_code == 303
    assert table.seen()["clock"]["deadline"] == SOON(clock.now() + 5 * DAY + 4 * HOUR, abs=NEAR)
    http.app.state.services.tables.evict(table.id)
    assert table.seen()["clock"]["deadline"] == SOON(clock.now() + 5 * DAY + 4 * HOUR, abs=NEAR)


def test_asked_while_away(http: TestClient[Any], clock: TimeSource) -> None:
    table = Table(http, clock)
    asked = table.asked
    others = [seat for seat in range(3) if seat != asked]
    for seat in others:
        away(table, seat, 5)
    table.move({"type": "pass"})
    assert table.asked in others
    assert table.seen()["clock"]["deadline"] == SOON(clock.now() + 5 * DAY + FAST.bank, abs=NEAR)


def test_absences_of_a_year_are_bounded(http: TestClient[Any], clock: TimeSource) -> None:
    table = Table(http, clock)
    assert away(table, 0, 31, 422)["key"] == "server-away-too-long"
    assert away(table, 0, -1, 422)["key"] == "server-away-too-long"
    away(table, 0, 20)
    table.wait(20 * DAY + 1)
    assert away(table, 0, 11, 422)["values"] == {"days": 10}
    away(table, 0, 9)
    table.wait(370 * DAY)
    away(table, 0, 25)


# Ending by agreement


@BOTH
def test_all_agree_to_end_it(http: TestClient[Any], clock: TimeSource) -> None:
    for pace in ("none", "slow"):
        table = Table(http, clock, pace=pace)
        proposed = table.post(0, "end", {"accept": True})
        assert (proposed["ending"]["by"], proposed["ending"]["waiting"]) == ([0], [1, 2])
        table.move()
        assert table.post(1, "end", {"accept": True})["ending"]["waiting"] == [2]
        ended = table.post(2, "end", {"accept": True})
        assert (ended["state"], ended["ended"], ended["asked"]) == ("closed", "agreed", None)
        assert (ended["result"], ended["ending"]) == (None, None)
        assert ended["seed"] is not None
        record = table.people[0].get(f"/api/tables/{table.id}/record").json()
        assert "result" not in record
        assert record["seed"] == ended["seed"]
        play = gs.load(record)
        assert verify(play)
        assert without_result(play)
        assert table.post(0, "end", {"accept": True}, 409)["key"] == "server-closed"
        assert table.people[1].get("/api/my/tables").json()["tables"][0]["deadline"] is None


def test_a_player_who_took_over_a_seat_has_not_agreed(http: TestClient[Any], clock: TimeSource) -> None:
    table = Table(http, clock, leaving="open")
    table.post(1, "end", {"accept": True})
    table.post(1, "seats/1/leave")
    assert table.seen()["ending"] is None


def test_nobody_else_is_asked_where_nobody_else_plays(http: TestClient[Any], clock: TimeSource) -> None:
    table = Table(http, clock, people=1, pace="none")
    assert table.post(0, "end", {"accept": True})["ended"] == "agreed"


def test_what_a_stranger_may_not(http: TestClient[Any], clock: TimeSource) -> None:
    table = Table(http, clock)
    stranger = Guest(http)
    for what in ("end", "pause"):
        answer = stranger.post(f"/api/tables/{table.id}/{what}", {"accept": True})
        assert (answer.status_code, answer.json()["key"]) == (403, "server-no-seat")
    for what in ("seats/0/back", "seats/7/back"):
        assert stranger.post(f"/api/tables/{table.id}/{what}", {}).status_code in (403, 404)
    waiting = stranger.open(human(me=True), {"kind": "open"}, bot(), pace="live")
    for what in ("end", "pause"):
        answer = stranger.post(f"/api/tables/{waiting['id']}/{what}", {"accept": True})
        assert (answer.status_code, answer.json()["key"]) == (409, "server-waiting")
    bare = Table(http, clock, pace="none")
    assert bare.post(0, "pause", {"accept": True}, 409)["key"] == "server-no-clock"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", {"game": "continental-divide", "seats": [human(me=True), bot(), bot()], "pace": "weekly"}),
        ("/api/tables", {"game": "continental-divide", "seats": [human(me=True), bot(), bot()], "late": "shoot"}),
        ("/api/my/absence", {"until": 1e300}),
        ("/api/my/absence", {"until": -5}),
        ("/api/my/absence", {"until": "tomorrow"}),
        ("/api/my/absence", {}),
    ],
)
def test_nonsense_is_refused(http: TestClient[Any], path: str, body: Any) -> None:
    assert Guest(http).post(path, body).status_code in (400, 422)


# Where tables are listed, and after a restart


def test_lists_show_time_control_and_deadline(http: TestClient[Any], clock: TimeSource) -> None:
    table = Table(http, clock, pace="slow", public=True)
    for line in (
        table.people[0].get("/api/my/tables").json()["tables"][0],
        Guest(http).get("/api/tables").json()["tables"][0],
    ):
        assert line["pace"] == "slow"
        assert line["deadline"] == SOON(clock.now() + SLOW.bank, abs=NEAR)


def test_deadlines_outlive_a_restart(tmp_path: Path, clock: TimeSource) -> None:
    config = config_for(sqlite_at(tmp_path), clocks=ClockSettings(watch_seconds=0.1))
    with TestClient(create_app(config, clock=clock)) as http:
        table = Table(http, clock)
        late = table.asked
        seen = table.seen()
        ending = table.post(0, "end", {"accept": True})["ending"]
    clock.ahead += 10 * HOUR
    with TestClient(create_app(config, clock=clock)) as http:
        for guest in table.people:
            guest.http = http
        again = table.seen()
        assert again["clock"]["deadline"] == seen["clock"]["deadline"]
        assert again["ending"] == ending
        assert table.left(late) == SOON(14 * HOUR, abs=NEAR)
    clock.ahead += 20 * HOUR
    with TestClient(create_app(config, clock=clock)) as http:
        for guest in table.people:
            guest.http = http
        wait_until(lambda: table.moved_on(seen["ply"]))
        assert table.stands_in(late)


@pytest.mark.slow
def test_of_several_processes_one_lets_a_bot_stand_in(postgresql: Callable[[], str], tmp_path: Path) -> None:
    """They find what is due at the same moment, again and again, though the server was killed in between."""
    lead = tmp_path / "ahead"
    lead.write_text("0")
    database = postgresql()
    config = config_for(database, workers=2, clocks=ClockSettings(watch_seconds=0.1))
    with running(config, lead) as server, httpx.Client(base_url=server.url, timeout=20) as web:
        tables = [Table(web, TimeSource()) for _ in range(4)]
        late = [table.asked for table in tables]
        plies = [table.seen()["ply"] for table in tables]
        server.kill()
        lead.write_text(str(FAST.bank + 1))
        server.start()
        wait_until(lambda: all(table.moved_on(ply) for table, ply in zip(tables, plies, strict=True)))
        for table, seat in zip(tables, late, strict=True):
            assert table.stands_in(seat)
            guest = table.people[seat]
            assert guest.post(f"/api/tables/{table.id}/seats/{seat}/back", {}).status_code == 200
            assert not table.stands_in(seat)
    counted = asyncio.run(lates(database))
    assert sorted(counted) == [1] * 4


async def lates(database: str) -> list[int]:
    connection = await asyncpg.connect(database)
    try:
        return [row["lates"] for row in await connection.fetch("SELECT lates FROM people WHERE lates > 0")]
    finally:
        await connection.close()
