"""A game that another package brings plays everywhere, without a line changed here."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

THIRD = Path(__file__).parent / "third"
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(THIRD), "LC_ALL": "C.UTF-8", "COLUMNS": "100"}


def goldenspike(*arguments: str, typed: str = "") -> str:
    command = [sys.executable, "-P", "-m", "goldenspike", *arguments]
    done = subprocess.run(
        command, env=ENVIRONMENT, input=typed, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_its_laws_hold_and_its_record_is_found(tmp_path: Path) -> None:
    program = """
import goldenspike as gs
from goldenspike.kernel.laws import check_play
from random import Random
rng = Random(1)
play = gs.new_game("spikes", ["Ann", "Bob", "Cy"], seed=1)
while not play.over:
    play.act(play.menu.sample(rng))
check_play(play)
assert gs.load(play.record()).result == play.result
print(play)
"""
    command = [sys.executable, "-P", "-c", program]
    done = subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert "wins" in done.stdout


def test_in_the_terminal(tmp_path: Path) -> None:
    record = tmp_path / "spikes.gs.json"
    shown = goldenspike("play", "spikes", "--names", "Ann,Bob", "--save", str(record), typed="3\n" * 4)
    assert "left: 10" in shown
    assert "wins" in shown
    assert json.loads(record.read_bytes())["game"] == "spikes"
    assert goldenspike("verify", str(record))


def test_by_simulate() -> None:
    assert "random" in goldenspike("simulate", "spikes", "--players", "2", "--bots", "random", "--games", "20")


@pytest.mark.slow
def test_through_http(tmp_path: Path) -> None:
    command = [sys.executable, "-P", "-m", "goldenspike", "serve", "--port", "0"]
