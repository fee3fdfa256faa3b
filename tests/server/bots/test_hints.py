"""Advice goes only to the player to move, is bounded, and never delays a table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from goldenspike.server.app import create_app
from goldenspike.server.bots.process import BotFailure, BotProcess
from goldenspike.server.bots.protocol import BotReply, BotRequest
from goldenspike.server.config import BotSettings, RateLimit, UsageLimits
from support.server.helpers import GAME, MANY, Guest, bot, config_for, easiest, hotseats, human, sqlite_at, with_token

TIGHT = UsageLimits(reads=MANY, writes=MANY, tables=MANY, hints=RateLimit(2, 0.001))


def client(folder: Path, **changes: Any) -> TestClient[Any]:
    return TestClient(create_app(config_for(sqlite_at(folder), **changes)))


def ask(guest: Guest, table: dict[str, Any], status: int = 200, **params: Any) -> dict[str, Any]:
    answer = guest.post(f"/api/tables/{table['id']}/hint", {"ply": guest.table(table["id"])["ply"]}, params=params)
    assert answer.status_code == status, answer.text
    said: dict[str, Any] = answer.json()
    return said


@pytest.mark.parametrize("game", [GAME, "silverton"])
def test_what_a_bot_would_do_can_be_done(guest: Guest, game: str) -> None:
    table = guest.open(*hotseats("Ann", "Bob", "Cy"), game=game)
    for _ in range(12):
        now = guest.table(table["id"])
        hint = ask(guest, table)
        assert hint["bot"] == "planner"
        assert hint["events"], "what would follow is not told"
        done = guest.act(table["id"], now["ply"], hint["action"]).json()
        assert done["entries"][0]["events"][: len(hint["events"])] == hint["events"]


def test_nobody_is_advised_at_another_seat(guest: Guest, other: Guest) -> None:
    table = guest.open(human(me=True), human("Bob"), human("Cy"))
    seats = [guest, with_token(guest, table, 1), with_token(guest, table, 2)]
    for seat, holder in enumerate(seats):
        ask(holder, table, 200 if seat == table["asked"] else 403)
    ask(other, table, 403)
    ask(seats[table["asked"]], table, 403, seat=(table["asked"] + 1) % 3)
    answer = seats[table["asked"]].post(f"/api/tables/{table['id']}/hint", {"ply": 0})
    assert (answer.status_code, answer.json()["key"]) == (409, "server-stale")


def test_advice_is_bounded(tmp_path: Path) -> None:
    with client(tmp_path, limits=TIGHT) as http:
        guest = Guest(http)
        table = guest.open(*hotseats("Ann", "Bob", "Cy"))
        ask(guest, table)
        ask(guest, table)
        assert ask(guest, table, 429)["key"] == "server-too-fast"
        now = guest.table(table["id"])
        assert guest.act(table["id"], now["ply"], easiest(now["menu"])).status_code == 200


def test_a_bot_that_gives_no_advice_says_so(tmp_path: Path) -> None:
    with client(tmp_path, bots=BotSettings(processes=1, hints=0)) as http:
        guest = Guest(http)
        table = guest.open(*hotseats("Ann", "Bob", "Cy"))
        assert ask(guest, table, 503)["key"] == "server-no-hints"


def test_an_adviser_that_fails_is_asked_again_and_stops_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with client(tmp_path) as http:
        guest = Guest(http)
        table = guest.open(*hotseats("Ann", "Bob"), bot(), bot())
        now = guest.table(table["id"])
        while now["menu"] is None:
            now = guest.table(table["id"])
        think = BotProcess.ask

        async def fail(*_: Any) -> Any:
            raise BotFailure("no")

        monkeypatch.setattr(BotProcess, "ask", fail)
        assert ask(guest, table, 503)["key"] == "server-no-hint"
        monkeypatch.setattr(BotProcess, "ask", think)
        ask(guest, table)


def test_where_the_planner_has_no_answer_greedy_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    think = BotProcess.ask

    async def fail(worker: BotProcess, question: BotRequest, pack: dict[str, bytes]) -> BotReply:
        if question.bot == "planner":
            raise BotFailure("no")
        return await think(worker, question, pack)

    monkeypatch.setattr(BotProcess, "ask", fail)
    with client(tmp_path) as http:
        guest = Guest(http)
        assert ask(guest, guest.open(*hotseats("Ann", "Bob", "Cy")))["bot"] == "greedy"
