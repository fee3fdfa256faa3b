"""SIGKILL at random moments: nothing that was acknowledged is lost, nothing is doubled, and the game goes on."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

import goldenspike as gs
from goldenspike.kernel import record
from support.server.helpers import Guest, bot, easiest, hotseats, over_at_last, wait_until
from support.stress.harness import OPEN_GATES, Server, figures, serving, size

pytestmark = pytest.mark.slow

KILLS = size(3, 100)
LONGEST_LIFE = 0.8
SETTINGS = {**OPEN_GATES, "bot_processes": 1}


def test_kills_on_sqlite(tmp_path: Path) -> None:
    with serving(tmp_path, **SETTINGS) as server:
        survives(server, KILLS, seed=1)


def test_kills_on_postgresql(tmp_path: Path, postgresql: Callable[[], str]) -> None:
    with serving(tmp_path, postgresql(), **SETTINGS) as server:
        survives(server, KILLS, seed=2)


def test_a_bot_that_was_thinking_is_asked_again(tmp_path: Path) -> None:
    """Nobody looks at the table after the restart: it goes on by itself."""
    with serving(tmp_path, **SETTINGS) as server, httpx.Client(base_url=server.url, timeout=60) as web:
        guest = Guest(web)
        table_id = guest.open(*[bot()] * 6, public=True)["id"]
        wait_until(lambda: guest.table(table_id)["ply"] > 2)
        server.kill()
        server.start()

        def over() -> bool:
            return bool(guest.get("/api/tables", params={"state": "over"}).json()["tables"])

        wait_until(over, 300)
        assert gs.load(guest.get(f"/api/tables/{table_id}/record").json()).over


def survives(server: Server, kills: int, seed: int) -> None:
    rng = random.Random(seed)
    start, moves = time.monotonic(), 0
    with httpx.Client(base_url=server.url, timeout=60) as web:
        guest = Guest(web)
        table_id = guest.open(*hotseats("Ann", "Bob"), bot(), bot("random"))["id"]
        acknowledged: list[dict[str, Any]] = []
        finished = 0
        for _ in range(kills):
            killer = threading.Timer(rng.uniform(0.02, LONGEST_LIFE), server.kill)
            killer.start()
            over = play_until_dead(guest, table_id, acknowledged)
            killer.join()
            server.start()
            check(guest, table_id, acknowledged)
            moves += len(acknowledged)
            if over:
                finished += 1
                table_id = guest.open(*hotseats("Ann", "Bob"), bot(), bot("random"))["id"]
                acknowledged.clear()
        over_at_last(guest, table_id)
        play = gs.load(guest.get(f"/api/tables/{table_id}/record").json())
        assert record.verify(play)
    name = server.database.partition(":")[0]
    figures(
        "kills", database=name, kills=kills, seconds=time.monotonic() - start, games=finished + 1, acknowledged=moves
    )


def play_until_dead(guest: Guest, table_id: str, acknowledged: list[dict[str, Any]]) -> bool:
    """Move whenever asked, until the server is gone; every entry that an answer showed is acknowledged."""
    while True:
        try:
            table = guest.table(table_id)
            if table["state"] == "over":
                time.sleep(0.01)
                acknowledged[:] = history(guest, table_id)
                continue_until_dead(guest)
                return True
            if table["menu"] is None:
                time.sleep(0.005)
                continue
            answer = guest.act(table_id, table["ply"], easiest(table["menu"]))
            if answer.status_code == 200:
                acknowledged += [entry for entry in answer.json()["entries"] if entry["ply"] > len(acknowledged)]
                fill_gaps(guest, table_id, acknowledged)
        except httpx.TransportError:
            return False


def fill_gaps(guest: Guest, table_id: str, acknowledged: list[dict[str, Any]]) -> None:
    """What bots did between two moves was shown too."""
    if [entry["ply"] for entry in acknowledged] != list(range(1, len(acknowledged) + 1)):
        acknowledged[:] = history(guest, table_id)


def history(guest: Guest, table_id: str) -> list[dict[str, Any]]:
    """All of it, page by page."""
    entries: list[dict[str, Any]] = []
    after: int | None = 0
    while after is not None:
        page = guest.get(f"/api/tables/{table_id}/history", params={"after": after}).json()
        entries += page["entries"]
        after = page.get("next")
    return entries


def continue_until_dead(guest: Guest) -> None:
    while True:
        guest.get("/api/games")
        time.sleep(0.02)


def check(guest: Guest, table_id: str, acknowledged: list[dict[str, Any]]) -> None:
    found = history(guest, table_id)
    plain = [{"ply": entry["ply"], "entry": entry["entry"]} for entry in found]
    assert [entry["ply"] for entry in found] == list(range(1, len(found) + 1))
    known = [{"ply": entry["ply"], "entry": entry["entry"]} for entry in acknowledged if entry["ply"] <= len(found)]
    assert len(known) == len(acknowledged), "an acknowledged move was lost"
    assert [plain[entry["ply"] - 1] for entry in known] == known
