"""Bots that fail or dawdle never block or break a table."""

from __future__ import annotations

import os
import signal
import sys
from itertools import chain, repeat
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient

from goldenspike.server.app import create_app
from goldenspike.server.config import BotSettings
from support.server.helpers import Guest, bot, config_for, easiest, human, over_at_last, running, sqlite_at, wait_until

BAD = ["slow", "looping", "raising", "dying", "leaving", "cheating", "greedier", "garbling", "unspeakable"]
BAD += ["endless", "bottomless", "forging", "multiplying"]


def client(folder: Path, monkeypatch: pytest.MonkeyPatch, seconds: float = 1.0) -> TestClient[Any]:
    """A server whose bots include the bad ones."""
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    settings = BotSettings(
        processes=2,
        seconds=seconds,
        modules=("support.server.bad_bots",),
        watch_seconds=0.2,
        memory_bytes=512 * 1024 * 1024,
    )
    return TestClient(create_app(config_for(sqlite_at(folder), bots=settings)))


def until_played(guest: Guest, table_id: str, seat: int) -> list[dict[str, Any]]:
    """The first seat passes until the other has played; what that one played."""

    def played() -> Any:
        table = guest.table(table_id)
        if table["asked"] == 0:
            guest.act(table_id, table["ply"], easiest(table["menu"]))
        history = guest.get(f"/api/tables/{table_id}/history").json()["entries"]
        return [entry["entry"] for entry in history if entry["entry"].get("seat") == seat]

    return list(wait_until(played, 40))


@pytest.mark.slow
@pytest.mark.parametrize("name", BAD)
def test_a_bot_that_fails_is_replaced_and_the_players_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    with client(tmp_path, monkeypatch) as http:
        guest = Guest(http)
        opened = guest.open(human(me=True), bot(name), bot("random"))
        assert {entry["bot"] for entry in until_played(guest, opened["id"], 1)} == {"greedy"}
        (note,) = guest.table(opened["id"])["notes"]
        assert note["key"] == "server-note-bot-replaced"
        assert note["values"] == {"seat": 1, "name": name.capitalize(), "bot": name, "by": "greedy"}


@pytest.mark.slow
@pytest.mark.parametrize("name", ["babbling", "fickle", "reading"])
def test_a_bot_that_only_stumbles_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    with client(tmp_path, monkeypatch) as http:
        guest = Guest(http)
        opened = guest.open(human(me=True), bot(name), bot("random"))
        assert {entry["bot"] for entry in until_played(guest, opened["id"], 1)} == {name}
        assert guest.table(opened["id"])["notes"] == []


@pytest.mark.slow
def test_people_are_served_while_a_bot_dawdles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with client(tmp_path, monkeypatch, seconds=60) as http:
        guest = Guest(http)
        opened = guest.open(human(me=True), bot("slow"), bot("slow"))
        table = guest.table(opened["id"])
        if table["asked"] == 0:
            table = guest.act(opened["id"], table["ply"], {"type": "pass"}).json()
        assert table["thinking"] is True
        assert guest.act(opened["id"], table["ply"], {"type": "pass"}).status_code == 403
        assert guest.open(human(me=True), human(), human())["state"] == "running"


@pytest.mark.slow
def test_a_worker_that_is_killed_is_started_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with client(tmp_path, monkeypatch, seconds=20) as http:
        guest = Guest(http)
        opened = guest.open(bot(), bot(), bot())
        thinkers = http.app.state.services.bot_scheduler

        def alive() -> list[int]:
            return [worker.pid for worker in thinkers.workers if worker.pid is not None]

        for pid in wait_until(alive):
            os.kill(pid, signal.SIGKILL)
        over = over_at_last(guest, opened["id"])
        assert len(over["result"]["scores"]) == 3


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks for processes as Linux shows them")
def test_a_worker_does_not_outlive_its_server(tmp_path: Path) -> None:
    settings = BotSettings(processes=2, seconds=60, modules=("support.server.bad_bots",))
    with running(config_for(sqlite_at(tmp_path), bots=settings)) as server:
        with httpx.Client(base_url=server.url, timeout=20) as web:
            for _ in range(2):
                Guest(web).open(bot("looping"), bot("looping"), bot("looping"))
        assert server.process is not None
        parent = server.process.pid
        workers = wait_until(lambda: len(found := children(parent)) == 2 and found)
        server.kill()
        wait_until(lambda: not any(Path(f"/proc/{pid}/cmdline").exists() for pid in workers))


def children(parent: int) -> list[int]:
    return [int(pid) for pid in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]


def test_bots_without_workers_to_think_in_still_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if no process can be started: anything that is allowed is better than a table that stands still."""

    async def refuse(*_: Any, **__: Any) -> Any:
        raise OSError("no more processes")

    monkeypatch.setattr("asyncio.create_subprocess_exec", refuse)
    with TestClient(create_app(config_for(sqlite_at(tmp_path)))) as http:
        guest = Guest(http)
        opened = guest.open(bot(), bot(), bot())
        over = over_at_last(guest, opened["id"])
        assert {note["values"]["by"] for note in over["notes"]} == {"random"}


def test_an_undo_while_the_bot_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its answer is to a position that is gone: it is asked again, or not at all."""
    with client(tmp_path, monkeypatch, seconds=2) as http:
        guest = Guest(http)
        while (opened := guest.open(human(me=True), bot("slow"), bot("slow")))["asked"] != 0:
            pass  # until the dice let the person begin
        moved = guest.act(opened["id"], 1, {"type": "pass"}).json()
        assert moved["thinking"] is True
        assert guest.undo(opened["id"], moved["ply"]).json()["asked"] == 0
        assert guest.table(opened["id"])["thinking"] is False


def test_a_question_that_got_lost_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goldenspike.server.bots.queue.LocalBotQueue.put", lambda *_: None)
    settings = BotSettings(processes=1, watch_seconds=0.05)
    with TestClient(create_app(config_for(sqlite_at(tmp_path), bots=settings))) as http:
        guest = Guest(http)
        opened = guest.open(human(me=True), bot(), bot())
        until_played(guest, opened["id"], 1)


def test_a_move_whose_sender_was_cut_off_is_found(tmp_path: Path) -> None:
    """It stands in the database, and nobody here knows."""
    settings = BotSettings(processes=1, watch_seconds=0.05)
    with TestClient(create_app(config_for(sqlite_at(tmp_path), bots=settings))) as http:
        guest = Guest(http)
        while (opened := guest.open(human(me=True), bot(), bot()))["asked"] != 0:
            pass  # until the dice let the person begin
        tables = http.app.state.services.tables
        table = tables.find_live(opened["id"])
        change = table.prepare_action({"type": "pass"})
        with http.portal() as portal:
            portal.call(tables.store.append, table.append_of(change, 0.0))
        wait_until(lambda: guest.table(opened["id"])["ply"] > opened["ply"] + 1)


STEPS = [
    "server.bots.scheduler.BotRequest",
    "server.bots.scheduler.is_lesson",
    "server.bots.process.start_process",
    "server.bots.process.exchange",
    "server.bots.process.receive_reply",
    "server.bots.queue.FairQueue.pop",
    "server.bots.queue.LocalBotQueue.put",
    "server.bots.queue.LocalBotQueue.sync",
    "server.bots.queue.LocalBotQueue.lease",
    "server.bots.queue.LocalBotQueue.hold_lease",
    "server.tables.registry.TableRegistry.fresh",
    "server.tables.commands.TableCommands.act",
    "server.tables.commands.TableCommands.append",
    "tables.live_table.LiveTable.append_of",
    "tables.live_table.LiveTable.make",
]


@pytest.mark.slow
@pytest.mark.parametrize("step", STEPS)
def test_whatever_fails_the_table_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    """At every step of asking a bot."""
    monkeypatch.setattr("goldenspike.server.bots.queue.RETRY_SECONDS", 0.1)
    monkeypatch.setattr("goldenspike.server.bots.scheduler.PAUSE_SECONDS", 0.01)
    settings = BotSettings(processes=1, watch_seconds=0.05)
    with TestClient(create_app(config_for(sqlite_at(tmp_path), bots=settings))) as http:
        guest = Guest(http)
        opened = guest.open(bot("random"), bot("random"), bot("random"))
        owner: Any = resolve_name(f"goldenspike.{step.rpartition('.')[0]}")
        last = step.rpartition(".")[2]
        right = getattr(owner, last)
        fails = chain([True, False, True, True, False, True, True, True, True, True, True], repeat(False))

        def sometimes(*args: Any, **more: Any) -> Any:
            if next(fails):
                raise OverflowError("as a test has it")
            return right(*args, **more)

        monkeypatch.setattr(owner, last, sometimes)
        over_at_last(guest, opened["id"])
        assert http.app.state.services.bot_scheduler.queue.idle
