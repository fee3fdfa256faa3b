"""A game that another package brings plays everywhere, without a line changed here."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

THIRD = Path(__file__).parent / "third"

IN_PYTHON = """
from random import Random
import goldenspike as gs
from goldenspike.kernel.laws import check_play

play, rng = gs.new_game("spikes", ["Ann", "Bob", "Cy"], seed=1), Random(1)
while not play.over:
    play.act(play.menu.sample(rng))
check_play(play)
assert gs.load(play.record()).result == play.result
print(play)
"""

BY_HTTP = """
import sys, time
from litestar.testing import TestClient
from goldenspike.server.app import create_app
from goldenspike.server.config import Config

with TestClient(create_app(Config("sqlite:///" + sys.argv[1]))) as http:
    assert "spikes" in [game["name"] for game in http.get("/api/games").json()["games"]]
    seats = [{"kind": "hotseat", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    table = http.post("/api/tables", json={"game": "spikes", "seats": seats}).json()["table"]
    path = "/api/tables/" + table["id"]
    while table["state"] == "running":
        if table["menu"] is not None:
            body = {"ply": table["ply"], "action": {"type": "drive", "count": 1}}
            assert http.post(path + "/actions", json=body).status_code == 200
        time.sleep(0.1)
        table = http.get(path).json()
    refused = http.post(path + "/actions", json={"ply": table["ply"], "action": {"type": "drive", "count": 4}})
    print(refused.json()["message"], table["result"]["winners"], http.get(path + "/record").json()["pack"]["id"])
"""


def python(*arguments: str, typed: str = "") -> str:
    """Where the package of the third game is installed."""
    environment = {**os.environ, "PYTHONPATH": str(THIRD), "LC_ALL": "C.UTF-8", "COLUMNS": "100"}
    command = [sys.executable, "-P", *arguments]
    done = subprocess.run(
        command, env=environment, input=typed, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def goldenspike(*arguments: str, typed: str = "") -> str:
    return python("-m", "goldenspike", *arguments, typed=typed)


def test_its_laws_hold_and_it_is_drawn_plainly() -> None:
    assert "wins" in python("-c", IN_PYTHON)


def test_in_the_terminal(tmp_path: Path) -> None:
    record = tmp_path / "spikes.gs.json"
    shown = goldenspike("play", "spikes", "--names", "Ann,Bob", "--save", str(record), typed="3\n" * 4)
    assert "left: 10" in shown
    assert "wins" in shown
    assert json.loads(record.read_bytes())["game"] == "spikes"
    assert goldenspike("verify", str(record))
    assert "Spikes" in goldenspike("pack", "show", "spikes-of-ten")


def test_by_arena(tmp_path: Path) -> None:
    """It measures nothing of its own: what is told of every game is told."""
    page = tmp_path / "arena.html"
    arena = ("arena", "spikes", "--players", "2", "--bots", "random", "--games", "20", "--report", str(page), "--json")
    document = json.loads(goldenspike(*arena))
    assert (document["games"], document["errors"], document["places"]) == (20, 0, [])
    assert "<h1>" in page.read_text(encoding="utf-8")


def test_by_simulate() -> None:
    assert "random" in goldenspike("simulate", "spikes", "--players", "2", "--bots", "random", "--games", "20")


def test_through_http(tmp_path: Path) -> None:
    said = python("-c", BY_HTTP, str(tmp_path / "tables.db"))
    assert said.endswith("spikes-of-ten\n")
