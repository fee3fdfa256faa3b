"""Starting and stopping."""

from __future__ import annotations

import socket
import stat
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from goldenspike.errors import GoldenSpikeError
from goldenspike.server.config import Config, default_database
from goldenspike.server.run import bind, check_startup, server_address
from support.server.helpers import Guest, config_for, hotseats, sqlite_at, wait_until


def test_an_address_that_is_taken() -> None:
    with bind("127.0.0.1", 0) as listening:
        with pytest.raises(GoldenSpikeError) as caught:
            bind("127.0.0.1", listening.getsockname()[1])
        assert caught.value.key == "server-no-port"
        assert str(listening.getsockname()[1]) in caught.value.worded("fr")
        assert server_address(listening) == f"http://127.0.0.1:{listening.getsockname()[1]}/"


@pytest.mark.parametrize(("host", "port"), [("127.0.0.1", 70_000), ("no.such.host.invalid", 80), ("203.0.113.1", 0)])
def test_addresses_that_are_none(host: str, port: int) -> None:
    with pytest.raises(GoldenSpikeError) as caught:
        bind(host, port)
    assert caught.value.key == "server-no-port"


def test_a_folder_of_packs(tmp_path: Path) -> None:
    boards = Path(__file__).parent.parent / "boards"
    check_startup(Config(sqlite_at(tmp_path), packs=str(boards)))
    with pytest.raises(GoldenSpikeError) as caught:
        check_startup(Config(sqlite_at(tmp_path), packs=str(tmp_path / "nothing")))
    assert caught.value.key == "server-no-packs-folder"


def test_the_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    """It holds the secret that seats are proved with."""
    check_startup(Config(sqlite_at(tmp_path / "new" / "folder")))
    made = tmp_path / "new" / "folder" / "tables.db"
    assert stat.S_IMODE(made.stat().st_mode) == 0o600


def test_the_usual_database_is_a_file_of_the_users_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == f"sqlite:///{tmp_path}/goldenspike/tables.db"


@pytest.mark.slow
def test_the_module_can_be_run(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "goldenspike.server", "--port", str(port), "--database", sqlite_at(tmp_path)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        assert f"http://127.0.0.1:{port}/" in server.stdout.readline()
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=20) as web:
            assert wait_until(lambda: web.get("/api/games")).status_code == 200
            assert Guest(web).open(*hotseats("Ann", "Bob", "Cy"))["state"] == "running"
    finally:
        server.terminate()
        try:
            _, errors = server.communicate(timeout=60)
        finally:
            server.kill()
    assert errors == ""


@pytest.mark.slow
def test_what_cannot_be_started_is_one_sentence(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "goldenspike.server", "--workers", "3", "--database", sqlite_at(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert "PostgreSQL" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert config_for("x").workers == 1
