"""Backups: taken while people play, restored anywhere, and never half."""

from __future__ import annotations

import asyncio
import gzip
import json
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient

from goldenspike.cli import main
from goldenspike.errors import GoldenSpikeError
from goldenspike.server.app import create_app
from goldenspike.server.storage import backup, open_store
from goldenspike.server.storage.backends import migrate
from goldenspike.server.storage.schema import metadata
from support.server.databases import DATABASES, FOR_EVER, load_postgresql, load_sqlite
from support.server.helpers import (
    Guest,
    bot,
    config_for,
    easiest,
    hotseats,
    human,
    play_on,
    running,
    sqlite_at,
    wait_until,
)

KINDS = ["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)]


@pytest.fixture
def new_address(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], str]:
    """A database of that kind, in which nothing is yet."""
    made = iter(range(100))

    def new(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path}/{next(made)}.db"
        address: str = request.getfixturevalue("postgresql")()
        return address

    return new


def filled(address: str) -> tuple[Guest, dict[str, Any]]:
    with TestClient(create_app(config_for(address))) as http:
        guest = Guest(http)
        table = guest.open(human("Ann", me=True), human("Bob"), {"kind": "open"}, public=True)
        guest.post(f"/api/tables/{table['id']}/seats/0/nonce", {"nonce": "luck"})
        running_table = guest.open(*hotseats("Ann", "Bob", "Cy"))
        play_on(guest, running_table["id"], 7)
        guest.undo(running_table["id"], 8, to=0)
        return guest, guest.table(running_table["id"])


def said(capsys: pytest.CaptureFixture[str]) -> str:
    out, err = capsys.readouterr()
    return out + err


@pytest.mark.parametrize("source", KINDS)
@pytest.mark.parametrize("target", KINDS)
def test_from_any_database_into_any(
    tmp_path: Path, new_address: Callable[[str], str], source: str, target: str, capsys: pytest.CaptureFixture[str]
) -> None:
    one, two = new_address(source), new_address(target)
    guest, table = filled(one)
    file = tmp_path / "all.gsb"
    assert main(["backup", str(file), "--database", one, "--lang", "en"]) == 0
    assert "2 tables with 10 entries" in said(capsys)
    assert file.stat().st_mode & 0o777 == 0o600
    assert main(["restore", str(file), "--database", two, "--lang", "fr"]) == 0
    assert "2 tables avec 10 entrées" in said(capsys)
    with TestClient(create_app(config_for(two))) as http:
        again = Guest(http, cookie=guest.cookie)
        assert again.table(table["id"]) == table
        assert play_on(again, table["id"], 1)["ply"] == table["ply"] + 1
        assert len(again.get("/api/my/tables").json()["tables"]) == 2
    assert content(tmp_path, one, "one") != content(tmp_path, two, "two"), "they went separate ways"


def content(folder: Path, address: str, name: str) -> list[str]:
    """Every row of a database."""
    file = folder / name
    asyncio.run(open_store(config_for(address)).snapshot(lambda connection: backup.write_backup(connection, file)))
    return gzip.decompress(file.read_bytes()).decode().splitlines()[1:]


@pytest.mark.parametrize("source", KINDS)
def test_a_backup_of_what_was_restored_is_the_same(
    tmp_path: Path, new_address: Callable[[str], str], source: str
) -> None:
    one, two = new_address(source), new_address("sqlite")
    filled(one)
    assert main(["backup", str(tmp_path / "all.gsb"), "--database", one]) == 0
    assert main(["restore", str(tmp_path / "all.gsb"), "--database", two]) == 0
    assert content(tmp_path, one, "one")[:-1] == content(tmp_path, two, "two")[:-1]


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_taken_during_play_it_continues_every_table(
    tmp_path: Path, new_address: Callable[[str], str], kind: str
) -> None:
    one, two = new_address(kind), new_address("sqlite" if kind == "postgresql" else "postgresql")
    with running(config_for(one)) as server, httpx.Client(base_url=server.url, timeout=20) as web:
        guest = Guest(web)
        people = [guest.open(*hotseats("Ann", "Bob", "Cy"))["id"] for _ in range(4)]
        programs = [guest.open(human("Ann", me=True), bot(), bot("random"))["id"] for _ in range(3)]
        tables = [*people, *programs]
        stop = threading.Event()
        acknowledged = dict.fromkeys(tables, 0)
        player = threading.Thread(target=play_until, args=(server.url, guest.cookie, acknowledged, stop))
        player.start()
        try:
            wait_until(lambda: all(ply > 6 for ply in acknowledged.values()))
            before = dict(acknowledged)
            assert main(["backup", str(tmp_path / "all.gsb"), "--database", one]) == 0
            after_backup = dict(acknowledged)
            wait_until(lambda: any(acknowledged[table] > after_backup[table] for table in tables))
        finally:
            stop.set()
            player.join(20)
    assert main(["restore", str(tmp_path / "all.gsb"), "--database", two]) == 0
    with running(config_for(two)) as server, httpx.Client(base_url=server.url, timeout=20) as web:
        again = Guest(web, cookie=guest.cookie)
        for table in tables:
            found = again.get(f"/api/tables/{table}/history").json()
            assert found["ply"] >= before[table], "what was acknowledged before the backup is in it"
            wait_until(lambda: again.table(table)["menu"] or again.table(table)["state"] == "over")  # noqa: B023
            now = again.table(table)
            assert now["state"] == "over" or play_on(again, table, 1)["ply"] > now["ply"]


def play_until(url: str, cookie: str | None, acknowledged: dict[str, int], stop: threading.Event) -> None:
    with httpx.Client(base_url=url, timeout=20) as web:
        guest = Guest(web, cookie=cookie)
        while not stop.is_set():
            for table in acknowledged:
                now = guest.table(table)
                if now["menu"] is not None:
                    answer = guest.act(table, now["ply"], easiest(now["menu"]))
                    assert answer.status_code == 200
                    acknowledged[table] = answer.json()["ply"]
            time.sleep(0.01)


# Older ones


@pytest.mark.parametrize("source", KINDS)
@pytest.mark.parametrize("target", KINDS)
def test_a_backup_of_an_older_schema_is_brought_up(
    tmp_path: Path, new_address: Callable[[str], str], source: str, target: str
) -> None:
    one, two = new_address(source), new_address(target)
    text = (DATABASES / f"{source}-0.1.0.sql").read_text(encoding="utf-8")
    expected = json.loads((DATABASES / f"{source}-0.1.0.json").read_text(encoding="utf-8"))
    if source == "sqlite":
        load_sqlite(Path(one.removeprefix("sqlite:///")), text)
    else:
        asyncio.run(load_postgresql(one, text))
    assert main(["backup", str(tmp_path / "old.gsb"), "--database", one]) == 0
    assert backup.check_backup(tmp_path / "old.gsb").schema == "0001"
    assert main(["restore", str(tmp_path / "old.gsb"), "--database", two]) == 0
    with TestClient(create_app(config_for(two, keeping=FOR_EVER))) as http:
        ann = Guest(http, cookie=expected["cookies"]["ann"])
        for table in expected["tables"].values():
            assert ann.table(table["id"])["ply"] >= table["ply"]


# What is refused


@pytest.fixture
def backed_up(tmp_path: Path) -> Path:
    filled(sqlite_at(tmp_path))
    file = tmp_path / "all.gsb"
    assert main(["backup", str(file), "--database", sqlite_at(tmp_path)]) == 0
    return file


def test_nothing_is_overwritten_unasked(tmp_path: Path, backed_up: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = backed_up.read_bytes()
    call = ["backup", str(backed_up), "--database", sqlite_at(tmp_path)]
    assert main(call) == 2
    assert "--force" in said(capsys)
    assert backed_up.read_bytes() == before
    assert main([*call, "--force"]) == 0
    assert main(["backup", str(tmp_path / "no" / "folder"), "--database", sqlite_at(tmp_path)]) == 2
    assert str(tmp_path / "no" / "folder") in said(capsys)
    assert not [*tmp_path.glob(".*")], "nothing half is left behind"


@pytest.mark.parametrize("kind", KINDS)
def test_a_database_that_is_not_empty_stays_as_it_is(
    tmp_path: Path,
    new_address: Callable[[str], str],
    backed_up: Path,
    kind: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    address = new_address(kind)
    _, table = filled(address)
    assert main(["restore", str(backed_up), "--database", address, "--lang", "en"]) == 2
    assert "is not empty" in said(capsys)
    with TestClient(create_app(config_for(address))) as http:
        assert Guest(http).table(table["id"])["ply"] == table["ply"]


def test_nothing_is_restored_under_a_running_server(
    tmp_path: Path, backed_up: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with TestClient(create_app(config_for(sqlite_at(tmp_path)))):
        assert main(["restore", str(backed_up), "--database", sqlite_at(tmp_path), "--lang", "en"]) == 2
        assert "Another server" in said(capsys)


def damages(whole: bytes) -> Iterator[bytes]:
    """Cut anywhere, one byte changed anywhere, something added, and honest gzip around other content."""
    for cut in (0, 1, 20, len(whole) // 2, len(whole) - 9, len(whole) - 1):
        yield whole[:cut]
    for place in range(0, len(whole), max(1, len(whole) // 40)):
        yield whole[:place] + bytes([whole[place] ^ 0x41]) + whole[place + 1 :]
    lines = gzip.decompress(whole).splitlines(keepends=True)
    yield gzip.compress(b"".join(lines[:-1]))
    yield gzip.compress(b"".join([*lines[:-2], lines[-1]]))
    yield gzip.compress(b"".join([*lines, lines[-2]]))
    yield gzip.compress(b"".join(lines).replace(b'"Ann"', b'"Eve"', 1))
    yield gzip.compress(b"[1, 2]\n")
    yield gzip.compress(b"\xff\xfe\n")
    yield b"PK\x03\x04 something else entirely"


def test_a_damaged_one_is_never_restored(tmp_path: Path, backed_up: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = backed_up.read_bytes()
    target = tmp_path / "target.db"
    tried = 0
    for damaged in damages(whole):
        if same_content(damaged, whole):
            continue  # a byte of gzip's header that means nothing
        backed_up.write_bytes(damaged)
        assert main(["restore", str(backed_up), "--database", f"sqlite:///{target}", "--lang", "en"]) == 1
        sentence = said(capsys)
        assert sentence.count("\n") == 1
        assert str(backed_up) in sentence
        assert not target.exists()
        tried += 1
    assert tried > 30


def same_content(one: bytes, other: bytes) -> bool:
    try:
        return gzip.decompress(one) == gzip.decompress(other)
    except Exception:
        return False


def test_damage_that_appears_meanwhile_is_rolled_back(tmp_path: Path, backed_up: Path) -> None:
    backed_up.write_bytes(backed_up.read_bytes()[:-40])
    store = open_store(config_for(f"sqlite:///{tmp_path}/target.db"))
    with pytest.raises(GoldenSpikeError) as caught:
        asyncio.run(store.fill_empty(lambda connection: backup.restore_backup(connection, backed_up)))
    assert caught.value.key == "backup-damaged"
    assert not (tmp_path / "target.db").exists()


@pytest.mark.parametrize(
    ("name", "value", "word"), [("schema", "0999", "0999"), ("format", "goldenspike-backup/2", "can read")]
)
def test_a_newer_one_is_refused(
    tmp_path: Path, backed_up: Path, name: str, value: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    header, *rest = gzip.decompress(backed_up.read_bytes()).splitlines(keepends=True)
    changed = json.dumps({**json.loads(header), name: value}).encode() + b"\n"
    backed_up.write_bytes(gzip.compress(b"".join([changed, *rest])))
    assert main(["restore", str(backed_up), "--database", f"sqlite:///{tmp_path}/target.db", "--lang", "en"]) == 1
    assert word in said(capsys)


@pytest.mark.parametrize("verb", ["backup", "restore"])
def test_files_and_databases_that_are_not_there(tmp_path: Path, verb: str, capsys: pytest.CaptureFixture[str]) -> None:
    for address in ("nonsense", f"sqlite:///{tmp_path}/nothing.db", "postgresql://nobody@127.0.0.1:1/nothing"):
        assert main([verb, str(tmp_path / "file"), "--database", address]) == 2
        assert said(capsys).count("\n") == 1
    assert [*tmp_path.iterdir()] == []


def test_questions_are_not_kept(tmp_path: Path, backed_up: Path) -> None:
    assert {part.table for part in backup.check_backup(backed_up).parts} == {*metadata.tables} - {"questions"}
    assert backup.check_backup(backed_up).schema == migrate.REVISION
