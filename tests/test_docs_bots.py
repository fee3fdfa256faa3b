"""The two bots of docs/bots.md: as a reader would copy them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import pytest

import goldenspike as gs
from goldenspike import bots
from goldenspike.lab.simulate import play_out
from support.games import NAMES
from support.server.helpers import Guest, bot, config_for, human, running, sqlite_at

PAGE = Path(__file__).parents[1] / "docs" / "bots.md"


def example(number: int) -> dict[str, Any]:
    """What the page's so manieth piece of Python defines."""
    pieces = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    defined: dict[str, Any] = {"__name__": "example"}
    exec(pieces[number], defined)  # noqa: S102
    return defined


@pytest.fixture
def dreamer(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(bots, "factories", dict(bots.factories))
    bots.register("dreamer", example(0)["Dreamer"])
    return bots.find("dreamer")


@pytest.mark.parametrize("game", ["continental-divide", "silverton"])
def test_the_bot_in_python(dreamer: Any, game: str) -> None:
    options = {"length": "short"} if game == "silverton" else {}
    games = []
    for _ in range(2):
        play = gs.new_game(game, NAMES[:3], seed=4, options=options)
        dreaming = dreamer(1)
        budget = bots.Budget(steps=5)
        assert bots.ask(dreaming, play.observe(play.seat or 0), budget) in (play.menu or [])
        assert budget.spent == 5
        reason = bots.reason_of(dreaming)
        assert reason is not None
        assert "5 games" in reason.worded()
        if game == "continental-divide":
            play_out(play, [dreamer(2), bots.make("random", seed=3), bots.make("greedy", seed=4)])
        games.append(play.record())
    assert games[0] == games[1]


@pytest.mark.slow
def test_the_program_over_http(tmp_path: Path) -> None:
    play = example(1)["play"]
    with running(config_for(sqlite_at(tmp_path))) as server, httpx.Client(base_url=server.url, timeout=20) as web:
        opened = Guest(web).open(human("Robbie"), bot("random"), bot("random"))
        result = play(f"{server.url}/api/tables/{opened['id']}", opened["links"][0]["token"])
        assert len(result["scores"]) == 3
