"""Calling the command line, inside this process and as one of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import goldenspike as gs
from goldenspike import bots, words
from goldenspike.cli import main
from support.cli import Call, Said


@pytest.fixture(autouse=True)
def quiet_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """English, no colours, and nobody's real home."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    yield
    words.speak(None)


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> Call:
    """`goldenspike …` inside this process."""

    def call(*arguments: object) -> Said:
        code = main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return Said(code, out, err)

    return call


@pytest.fixture
def shell(tmp_path: Path) -> Call:
    """`goldenspike …` as a process of its own, with what it reads."""

    def shell(*arguments: object, stdin: str = "", **environment: str) -> Said:
        done = subprocess.run(
            [sys.executable, "-m", "goldenspike", *map(str, arguments)],
            input=stdin,
            capture_output=True,
            encoding="utf-8",
            cwd=tmp_path,
            env={**os.environ, **environment},
            timeout=120,
            check=False,
        )
        return Said(done.returncode, done.stdout, done.stderr)

    return shell


@pytest.fixture(scope="session")
def finished() -> dict[str, Any]:
    """The record of a finished game."""
    play = gs.new_game("continental-divide", ["Ada", "Bea", "Cyd"], seed=4)
    seats = [bots.make("greedy", "continental-divide", seat) for seat in range(3)]
    while isinstance(play.pending, gs.Ask):
        play.act(seats[play.pending.seat].choose(play.observe(play.pending.seat)))
    return play.record()


@pytest.fixture
def record(finished: dict[str, Any], tmp_path: Path) -> Path:
    """The file of a finished game."""
    return write(tmp_path / "game.gs.json", finished)


def write(path: Path, record: dict[str, Any]) -> Path:
    path.write_text(json.dumps(record), encoding="utf-8")
    return path
