"""What an earlier release wrote is played on: every table as it was, every link and cookie still valid."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

import goldenspike as gs
from goldenspike.kernel import record
from goldenspike.server.app import create_app
from support.server.databases import DATABASES, FOR_EVER, load_postgresql, load_sqlite
from support.server.helpers import Guest, config_for, easiest, play_on, sqlite_at, wait_until


class Old:
    """A database of an earlier release, served by this one, and what its tables were like."""

    def __init__(self, http: TestClient[Any], expected: dict[str, Any]) -> None:
        self.http = http
        self.cookies: dict[str, str] = expected["cookies"]
        self.tables: dict[str, dict[str, Any]] = expected["tables"]

    def seats(self, table: dict[str, Any]) -> list[Guest]:
        """Guests with a cookie bring it, the others their tokens."""
        return [
            Guest(self.http, token=seat["token"])
            if seat["guest"] is None
            else Guest(self.http, cookie=self.cookies[seat["guest"]])
            for seat in table["seats"]
        ]

    def named(self, beginning: str) -> list[tuple[dict[str, Any], list[Guest]]]:
        return [(table, self.seats(table)) for name, table in self.tables.items() if name.startswith(beginning)]


@pytest.fixture(params=["sqlite-0.1.0", pytest.param("postgresql-0.1.0", marks=pytest.mark.slow)])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Old]:
    name = request.param
    text = (DATABASES / f"{name}.sql").read_text(encoding="utf-8")
    if name.startswith("sqlite"):
        address = sqlite_at(tmp_path)
        load_sqlite(tmp_path / "tables.db", text)
    else:
        address = request.getfixturevalue("postgresql")()
        asyncio.run(load_postgresql(address, text))
    config = config_for(address, keeping=FOR_EVER, backups=str(tmp_path))
    with TestClient(create_app(config)) as http:
        yield Old(http, json.loads((DATABASES / f"{name}.json").read_text(encoding="utf-8")))


def digest(document: Any) -> str:
    return hashlib.sha256(json.dumps(document, sort_keys=True).encode()).hexdigest()


def test_every_table_is_found_as_it_was(old: Old) -> None:
    assert len(old.tables) == 12
    for name, table in old.tables.items():
        path = f"/api/tables/{table['id']}"
        for seat, guest in zip(table["seats"], old.seats(table), strict=True):
            now = guest.table(table["id"], seat=seat["seat"])
            if name.startswith(("asking", "hostile")):
                assert now["ply"] >= table["ply"], name  # the program went on by itself
            else:
                assert {key: now[key] for key in table if key != "seats"} == {
                    key: value for key, value in table.items() if key != "seats"
                }
                if seat["record"] is not None:
                    assert digest(guest.get(f"{path}/record").json()) == seat["record"], name
            assert now["players"][seat["seat"]]["mine"], name


def test_links_given_out_then_still_work(old: Old) -> None:
    for table in old.tables.values():
        for seat in table["seats"]:
            guest = Guest(old.http, token=seat["token"])
            assert guest.table(table["id"])["seat"] == seat["seat"]


def test_a_player_who_waits_is_joined(old: Old) -> None:
    for table, (_, bob) in old.named("waiting"):
        stranger = Guest(old.http)
        taken = stranger.post(f"/api/tables/{table['id']}/seats/2/take", {"name": "Cy"})
        assert taken.status_code == 200, taken.text
        assert (taken.json()["state"], taken.json()["nonces"]) == ("running", ["luck", "chance", ""])
        assert bob.table(table["id"])["seat"] == 1


def test_people_move_on(old: Old) -> None:
    for table, seats in old.named("running"):
        goes_on(table["id"], seats)
    for table, (learner,) in old.named("lesson"):
        assert play_on(learner, table["id"], 1)["ply"] > table["ply"]


def goes_on(table_id: str, seats: list[Guest]) -> None:
    for _ in range(6):
        now = seats[0].table(table_id)
        mover = seats[now["asked"]]
        menu = mover.table(table_id)["menu"]
        assert mover.act(table_id, now["ply"], easiest(menu)).status_code == 200


def test_a_proposal_is_answered(old: Old) -> None:
    ((table, seats),) = old.named("undo")
    for seat in table["proposal"]["waiting"]:
        body = {"ply": table["ply"], "accept": True}
        answer = seats[seat].post(f"/api/tables/{table['id']}/undo/answer", body)
        assert answer.status_code == 200, answer.text
    assert (answer.json()["proposal"], answer.json()["ply"] > table["ply"]) == (None, True)
    goes_on(table["id"], seats)


def test_programs_go_on_by_themselves(old: Old) -> None:
    for table, seats in old.named("asking"):
        program_goes_on(table, seats)


def test_numbers_without_a_bound_stop_nobody(old: Old) -> None:
    ((table, seats),) = old.named("hostile")
    program_goes_on(table, seats)
    assert seats[0].table(table["id"])["notes"] == []


def program_goes_on(table: dict[str, Any], seats: list[Guest]) -> None:
    wait_until(lambda: seats[0].table(table["id"])["asked"] in range(len(seats)))
    mover = seats[seats[0].table(table["id"])["asked"]]
    now = mover.table(table["id"])
    assert now["ply"] > table["ply"]
    assert mover.act(table["id"], now["ply"], easiest(now["menu"])).status_code == 200


def test_what_is_over_is_verified(old: Old) -> None:
    for table, (ann,) in old.named("over"):
        assert record.verify(gs.load(ann.get(f"/api/tables/{table['id']}/record").json()))
