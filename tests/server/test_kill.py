"""SIGKILL at random moments: nothing that was acknowledged is lost, nothing is doubled, and the game goes on.

A few kills here; `GOLDENSPIKE_KILLS=50` makes it as many.
"""

from __future__ import annotations

import os
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
from server.helpers import Guest, Running, bot, config_for, easiest, hotseats, running, sqlite_at, wait_until

KILLS = int(os.environ.get("GOLDENSPIKE_KILLS", "3"))
LONGEST_LIFE = 0.8


def survives(server: Running, kills: int, seed: int) -> None:
    rng = random.Random(seed)
    with httpx.Client(base_url=server.url, timeout=10) as web:
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
            if over:
                finished += 1
                table_id = guest.open(*hotseats("Ann", "Bob"), bot(), bot("random"))["id"]
                acknowledged.clear()
        over_at_last(guest, table_id)
        play = gs.load(guest.get(f"/api/tables/{table_id}/record").json())
        assert record.verify(play)


def play_until_dead(guest: Guest, table_id: str, acknowledged: list[dict[str, Any]]) -> bool:
    """Move whenever asked, until the server is gone; every entry that an answer showed is acknowledged."""
    while True:
        try:
            table = guest.table(table_id)
            if table["state"] == "over":
                time.sleep(0.01)
                acknowledged[:] = guest.get(f"/api/tables/{table_id}/history").json()["entries"]
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
        acknowledged[:] = guest.get(f"/api/tables/{table_id}/history").json()["entries"]


def continue_until_dead(guest: Guest) -> None:
    while True:
        guest.get("/api/games")
        time.sleep(0.02)


def check(guest: Guest, table_id: str, acknowledged: list[dict[str, Any]]) -> None:
    history = guest.get(f"/api/tables/{table_id}/history").json()["entries"]
    plain = [{"ply": entry["ply"], "entry": entry["entry"]} for entry in history]
    assert [entry["ply"] for entry in history] == list(range(1, len(history) + 1))
    known = [{"ply": entry["ply"], "entry": entry["entry"]} for entry in acknowledged if entry["ply"] <= len(history)]
    assert len(known) == len(acknowledged), "an acknowledged move was lost"
    assert [plain[entry["ply"] - 1] for entry in known] == known


def over_at_last(guest: Guest, table_id: str) -> None:
    def over() -> bool:
        table = guest.table(table_id)
        if table["menu"] is not None:
            guest.act(table_id, table["ply"], easiest(table["menu"]))
        return bool(table["state"] == "over")

    wait_until(over, 60)


@pytest.mark.slow
def test_kills_on_sqlite(tmp_path: Path) -> None:
    with running(config_for(sqlite_at(tmp_path))) as server:
        survives(server, KILLS, seed=1)


@pytest.mark.slow
def test_kills_on_postgresql(postgresql: Callable[[], str]) -> None:
    with running(config_for(postgresql())) as server:
        survives(server, KILLS, seed=2)


@pytest.mark.slow
def test_a_bot_that_was_thinking_is_asked_again(tmp_path: Path) -> None:
    """Nobody looks at the table after the restart: it goes on by itself."""
    with running(config_for(sqlite_at(tmp_path))) as server, httpx.Client(base_url=server.url, timeout=10) as web:
        guest = Guest(web)
        table_id = guest.open(*[bot()] * 6, public=True)["id"]
        wait_until(lambda: guest.table(table_id)["ply"] > 2)
        server.kill()
        server.start()

        def over() -> bool:
            return bool(guest.get("/api/tables", params={"state": "over"}).json()["tables"])

        wait_until(over, 60)
        assert gs.load(guest.get(f"/api/tables/{table_id}/record").json()).pending
