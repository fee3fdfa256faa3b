"""`goldenspike reports`: what players complained about."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar.testing import TestClient

from goldenspike.server.app import create_app
from support.cli import Call
from support.server.chat import pair, say
from support.server.helpers import Guest, config_for, sqlite_at


def test_a_report_waits_for_the_administrator(tmp_path: Path, call: Call) -> None:
    database = sqlite_at(tmp_path)
    with TestClient(create_app(config_for(database))) as http:
        guest, other = Guest(http), Guest(http)
        table = pair(guest, other)
        said = say(other, table, "You [bold]fool[/bold]")
        report = f"/api/tables/{table['id']}/talk/{said['number']}/report"
        assert guest.post(report, {"why": "An insult"}).status_code == 200
        assert guest.post(report, {"why": "An insult"}).status_code == 200
        assert guest.post(report, {"why": ""}).status_code == 422
        # The server goes on meanwhile.
        listed = call("reports", "--database", database)
        assert listed.code == 0, listed.err
        assert listed.out.count("An insult") == 1
        assert "Bob: You [bold]fool[/bold]" in listed.out
        assert table["id"] in listed.out
        number = listed.out.split()[0]
        assert call("reports", "--database", database, "--settle", number).code == 0
    assert "no open reports" in call("reports", "--database", database).out
    assert call("reports", "--database", database, "--settle", number).code == 2


@pytest.mark.parametrize("verb", [["reports"], ["reports", "--settle", "x"], ["backup", "kept"]])
def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, call: Call, verb: list[str]) -> None:
    missing = call(*verb, "--database", sqlite_at(tmp_path))
    assert missing.code == 2
    assert "no database" in missing.err
    assert not [*tmp_path.glob("*.db*")]
