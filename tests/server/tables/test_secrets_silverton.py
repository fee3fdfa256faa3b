"""SV-1.3, SV-16.4: what a seat may not know changes no byte that the server sends it, by any call.

Purses are changed in the live position, terms of offers in the database, at many moments of games; then everything
that the other seats and spectators can read is compared with what it was.
"""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from goldenspike.games.silverton.actions import Offer
from goldenspike.kernel.entries import ActionEntry
from goldenspike.server.app import create_app
from support.games import rule
from support.server.helpers import config_for, sqlite_at
from support.server.secret_cash import PLAYERS, PRIME, PlayedTable, assert_purses_are_secret, assert_same, blind, greedy

OFFERED = 127
EVERY = 7
"""How often purses are changed, in choices."""


@rule("SV-1.3", "SV-16.4")
@pytest.mark.slow
@pytest.mark.parametrize("options", [{"length": "short"}, {"level": "advanced", "length": "campaign"}], ids=str)
def test_secret_cash_changes_no_byte_for_others(http: TestClient[Any], options: dict[str, Any]) -> None:
    played, choose = PlayedTable(http, **options), greedy()
    phases: set[str] = set()
    secrets = choices = 0
    while played.live.asked is not None and choices < 420:
        view = played.live.play.view(None)
        if choices % EVERY == 0 or view.phase not in phases:
            phases.add(view.phase)
            secrets += assert_purses_are_secret(played)
        played.act(choose(played.live.play))
        choices += 1
    assert secrets > 60
    assert {"placement", "buying", "building", "operating", "dealing", "delivering"} <= phases


@rule("SV-16.4")
@pytest.mark.slow
def test_terms_between_two_change_no_byte_for_others(tmp_path: Path) -> None:
    """Open offers, declined ones, and what was named in declining, changed where they are stored."""
    config = config_for(sqlite_at(tmp_path))
    offers = 0
    table: dict[str, Any] | None = None
    choose = greedy()
    # The server is begun anew for every look: only what is stored counts.
    while offers < 12:
        with TestClient(create_app(config)) as http:
            played = PlayedTable(http, table, level="advanced")
            table = played.table
            while played.live.play.view(None).phase != "dealing":
                played.act(choose(played.live.play))
            offerer, to = deal_in(played, offers)
            plies = [played.live.ply]
            if offers % 3:
                counter = {"give": {"cash": OFFERED}, "take": {}} if offers % 3 == 2 else {}
                played.act({"type": "decline", **counter})
                plies.append(played.live.ply)
            before = {seat: played.sent(seat) for seat in (None, *range(PLAYERS))}
        change_terms(tmp_path / "tables.db", played.id, plies)
        with TestClient(create_app(config)) as http:
            played = PlayedTable(http, table)
            for seat in blind(offerer, to):
                assert_same(before[seat], played.sent(seat), f"offer {offers} of {offerer} to {to} before {seat}")
            for seat in (offerer, to):
                assert str(OFFERED + PRIME).encode() in played.sent(seat)["/history"], "those who know see the change"
            if played.live.play.state.this_step.bargain is not None:
                played.act({"type": "decline"})
            played.act({"type": "done"})
        offers += 1


def deal_in(played: PlayedTable, number: int) -> tuple[int, int]:
    """The active player asks another for money, which may be more than that player has."""
    offerer = played.live.asked
    assert offerer is not None
    to = (offerer + 1 + number % 2) % PLAYERS
    played.act({"type": "offer", "to": to, "give": {}, "take": {"cash": OFFERED}})
    last = played.live.play.log[-1]
    assert isinstance(last, ActionEntry)
    assert isinstance(last.action, Offer)
    return offerer, to


def change_terms(database: Path, table_id: str, plies: list[int]) -> None:
    with sqlite3.connect(database) as connection:
        for ply in plies:
            key = (table_id, ply)
            (text,) = connection.execute("SELECT entry FROM history WHERE table_id = ? AND ply = ?", key).fetchone()
            entry = json.loads(text)
            for side in ("give", "take"):
                terms = entry["action"].get(side)
                if terms:
                    terms["cash"] = terms["cash"] + PRIME
            connection.execute("UPDATE history SET entry = ? WHERE table_id = ? AND ply = ?", (json.dumps(entry), *key))
    connection.close()
