"""Bots that think outside the server, for the same PostgreSQL."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

import goldenspike
from goldenspike.errors import GoldenSpikeError
from goldenspike.kernel.record import verify
from goldenspike.server.config import BotSettings, Config
from goldenspike.server.run import check_startup
from goldenspike.server.think import think
from support.server.helpers import Guest, bot, config_for, over_at_last, running, wait_until

LEAVES_IT = BotSettings(processes=0, watch_seconds=1.0)


def test_it_needs_postgresql(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/x.db"
    with pytest.raises(GoldenSpikeError) as caught:
        think(Config(database))
    assert caught.value.key == "server-think-needs-postgresql"
    with pytest.raises(GoldenSpikeError) as caught:
        check_startup(Config(database, bots=LEAVES_IT))
    assert caught.value.key == "server-bots-need-postgresql"
    with pytest.raises(GoldenSpikeError) as caught:
        think(Config("postgresql://x", bots=LEAVES_IT))
    assert caught.value.key == "server-workers-how-many"
    with pytest.raises(GoldenSpikeError) as caught:
        think(Config("postgresql://x", bots=BotSettings(modules=("goldenspike.nothing",))))
    assert caught.value.key == "server-no-module"


@pytest.mark.slow
def test_it_makes_no_schema(postgresql: Callable[[], str]) -> None:
    with pytest.raises(GoldenSpikeError) as caught:
        think(Config(postgresql()))
    assert caught.value.key == "server-think-no-tables"


@contextmanager
def thinking(database: str, workers: int = 1, *more: str) -> Iterator[subprocess.Popen[bytes]]:
    """`goldenspike think` in a process of its own, once it waits for questions."""
    command = [sys.executable, "-m", "goldenspike", "think", "--database", database, "--workers", str(workers), *more]
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parent.parent)}
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        assert process.stdout is not None
        assert process.stdout.readline(), process.communicate()[1].decode()
        yield process
    finally:
        process.kill()
        process.communicate(timeout=60)


def check_record(guest: Guest, table_id: str) -> None:
    """The game is over, every entry legal, and every roll the seed's."""
    play = goldenspike.load(guest.get(f"/api/tables/{table_id}/record").content, check_dice=True)
    assert isinstance(play.pending, goldenspike.Over)
    assert verify(play)


@pytest.mark.slow
def test_a_server_leaves_all_thinking_to_others(postgresql: Callable[[], str]) -> None:
    with (
        running(config_for(postgresql(), bots=LEAVES_IT)) as server,
        httpx.Client(base_url=server.url, timeout=60) as web,
    ):
        guest = Guest(web)
        opened = guest.open(bot(), bot("random"), bot("random"))
        assert guest.table(opened["id"])["thinking"] is True
        ply = opened["ply"]
        with thinking(server.config.database) as process:
            over_at_last(guest, opened["id"])
            process.send_signal(signal.SIGTERM)
            assert process.wait(60) == 0
        assert guest.table(opened["id"])["ply"] > ply
        check_record(guest, opened["id"])


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks for processes as Linux shows them")
def test_a_question_is_handed_on(
    postgresql: Callable[[], str], number: signal.Signals, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a worker that is stopped, and from one that is killed."""
    begun = tmp_path / "begun"
    monkeypatch.setenv("GOLDENSPIKE_TEST_BEGUN", str(begun))
    bad = BotSettings(processes=0, modules=("support.server.bad_bots",))
    with running(config_for(postgresql(), bots=bad)) as server, httpx.Client(base_url=server.url, timeout=60) as web:
        guest = Guest(web)
        opened = guest.open(bot("slow"), bot("slow"), bot("slow"))
        with thinking(
            server.config.database, 1, "--bot-modules", "support.server.bad_bots", "--bot-seconds", "600"
        ) as process:
            wait_until(begun.exists)
            (worker,) = children(process.pid)
            process.send_signal(number)
            process.wait(60)
            wait_until(lambda: not Path(f"/proc/{worker}").exists())
        with thinking(server.config.database, 1, "--bot-modules", "support.server.bad_bots", "--bot-seconds", "0.2"):
            wait_until(lambda: guest.table(opened["id"])["notes"])


def children(parent: int) -> list[int]:
    return [int(pid) for pid in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]


@pytest.mark.slow
def test_servers_and_workers_die_and_every_game_ends(postgresql: Callable[[], str]) -> None:
    database = postgresql()
    config = config_for(database, bots=BotSettings(processes=1, watch_seconds=1.0))
    with running(config) as one, running(config) as two, thinking(database), httpx.Client(timeout=60) as web:
        tables = []
        for number in range(4):
            web.base_url = httpx.URL(one.url if number % 2 else two.url)
            tables.append(Guest(web).open(bot(), bot("random"), bot("random"))["id"])
        with thinking(database) as doomed:
            guest = Guest(web)
            wait_until(lambda: sum(guest.table(table_id)["ply"] for table_id in tables) > 40)
            one.kill()
            doomed.kill()
            web.base_url = httpx.URL(two.url)

            for table_id in tables[:2]:
                over_at_last(guest, table_id)
            one.start()
            for table_id in tables:
                over_at_last(guest, table_id)
        for table_id in tables:
            assert guest.table(table_id)["notes"] == []
            check_record(guest, table_id)
