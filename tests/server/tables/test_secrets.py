"""No call lets a player act for another seat, or see what is hidden from their own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar.testing import TestClient

from goldenspike.bots import Reason
from goldenspike.games.continental_divide import ContinentalDivide, Done
from goldenspike.kernel.entries import ActionEntry
from goldenspike.server.accounts.identity import Signer
from goldenspike.tables.history import BotDecision
from goldenspike.tables.presenter import Presenter
from support.server.helpers import Guest, config_for, hotseats, human, play_on, running, sqlite_at, updates, with_token


def everything(guest: Guest, table_id: str) -> str:
    """All that a guest can read about a table."""
    paths = ("", "/history", "/at/0", "/record")
    texts = [guest.get(f"/api/tables/{table_id}{path}").text for path in paths]
    return "".join([*texts, guest.get("/api/tables").text, guest.get("/api/my/tables").text])


def test_no_call_gives_away_a_link_or_the_seed(guest: Guest, other: Guest, http: TestClient[Any]) -> None:
    table = guest.open(human("Ann", me=True), human("Bob"), human("Cy"), public=True)
    tokens = [link["token"] for link in table["links"].values()]
    seen = everything(other, table["id"]) + everything(with_token(guest, table, 1), table["id"]).replace(tokens[1], "")
    assert not any(token in seen for token in tokens)
    live = next(iter(http.app.state.services.tables.live_tables()))
    secrets = [live.row.seed.hex(), guest.cookie.partition(".")[0]]  # type: ignore[union-attr]
    seen += everything(guest, table["id"])
    assert not any(secret in seen for secret in secrets)


def test_the_opener_sees_the_links_that_nobody_followed_yet(guest: Guest, other: Guest) -> None:
    table = guest.open(human("Ann", me=True), human("Bob"), human("Cy"))
    other.post(f"/join/{table['id']}/{table['links'][1]['token']}", None)
    links = ["link" in player for player in guest.table(table["id"])["players"]]
    assert links == [True, False, True]
    assert ["link" in player for player in other.table(table["id"])["players"]] == [False, False, False]


def test_the_token_of_one_seat_or_table_opens_no_other(guest: Guest) -> None:
    table = guest.open(human("Ann"), human("Bob"), human("Cy"))
    twin = guest.open(human("Ann"), human("Bob"), human("Cy"))
    key = with_token(guest, table, 0)
    assert key.table(table["id"])["seat"] == 0
    assert key.table(twin["id"])["seat"] is None
    assert key.get(f"/api/tables/{table['id']}", params={"seat": 1}).status_code == 403
    for call in ("history", "record", "at/0", "stream"):
        assert key.get(f"/api/tables/{table['id']}/{call}", params={"seat": 1}).status_code == 403
    assert Guest(guest.http).get(f"/join/{table['id']}/{table['links'][1]['token'][:-1]}").status_code == 403


def test_bots_and_open_seats_have_no_token_that_works(guest: Guest, http: TestClient[Any]) -> None:
    table = guest.open(human(), {"kind": "bot", "bot": "greedy"}, {"kind": "open"})
    signer: Signer = http.app.state.services.signer
    for seat in (1, 2):
        token = signer.token(table["id"], seat, 0)
        assert Guest(guest.http, token=token).table(table["id"])["seat"] is None
        assert Guest(guest.http).post(f"/join/{table['id']}/{token}", None).status_code == 403


@pytest.mark.parametrize("forged", ["", "x", ".", "a.b", "é.é", "0" * 32, f"{'0' * 32}.{'A' * 32}", "x" * 5_000])
def test_a_forged_cookie_is_nobodys(guest: Guest, forged: str) -> None:
    table = guest.open(*hotseats("Ann", "Bob", "Cy"))
    stranger = Guest(guest.http)
    header = {"cookie": f"gs_guest={forged}".encode()}
    answer = stranger.call("GET", f"/api/tables/{table['id']}", headers=header)
    assert answer.status_code == 200
    assert answer.json()["seat"] is None


def test_the_cookie_is_for_this_site_and_not_for_scripts(guest: Guest) -> None:
    answer = guest.post("/api/tables", {"game": "continental-divide", "seats": hotseats("A", "B", "C")})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie


def test_entries_and_events_that_a_seat_may_not_see(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Continental Divide hides nothing; a game that did would be hidden on every way."""

    def show_entry(self: Any, state: Any, entry: Any, seat: int | None) -> Any:
        return None if isinstance(entry, ActionEntry) and entry.seat != seat else entry

    def show_event(self: Any, state: Any, event: Any, seat: int | None) -> Any:
        return event if getattr(event, "seat", seat) == seat else None

    table = guest.open(*hotseats("Ann", "Bob"), human("Cy"))
    monkeypatch.setattr(ContinentalDivide, "show_entry", show_entry)
    monkeypatch.setattr(ContinentalDivide, "show_event", show_event)
    while table["asked"] == 2:
        table = with_token(guest, table, 2).act(table["id"], table["ply"], {"type": "pass"}).json() | {
            "id": table["id"],
            "links": table["links"],
        }
    guest.act(table["id"], table["ply"], {"type": "pass"})
    for seer in (with_token(guest, table, 2), Guest(guest.http)):
        seen = seer.get(f"/api/tables/{table['id']}/history").json()["entries"][-1]
        assert seen["entry"] == {"hidden": True}
        assert seen["events"] == []
        assert seer.get(f"/api/tables/{table['id']}/record").json()["log"][-1] == {"hidden": True}
    own = guest.get(f"/api/tables/{table['id']}/history", params={"seat": table["asked"]}).json()["entries"][-1]
    assert own["entry"]["action"] == {"type": "pass"}


def test_a_player_who_sees_half_of_a_choice_reads_no_reason_for_it(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = guest.open(*hotseats("Ann", "Bob", "Cy"))
    services = guest.http.app.state.services  # type: ignore[attr-defined]
    live = services.tables.find_live(table["id"])
    change = live.prepare_action({"type": "pass"}, BotDecision("greedy", Reason("bot-why-said", {"text": "I am poor"})))
    with guest.http.portal() as portal:  # type: ignore[attr-defined]
        portal.call(services.commands.append, live, change)
    path = f"/api/tables/{table['id']}/history"
    assert guest.get(path).json()["entries"][-1]["entry"]["why"]["values"] == {"text": "I am poor"}

    def shortened(self: Any, state: Any, entry: Any, seat: int | None) -> Any:
        return msgspec.structs.replace(entry, action=Done()) if isinstance(entry, ActionEntry) else entry

    monkeypatch.setattr(ContinentalDivide, "show_entry", shortened)
    live.presenter = Presenter(live)  # which keeps what it has said
    seen = guest.get(path).json()["entries"][-1]["entry"]
    assert seen["action"] == {"type": "done"}
    assert "why" not in seen


@pytest.mark.slow
def test_streams_show_what_the_seat_may_see_and_nothing_is_logged(tmp_path: Path) -> None:
    with running(config_for(sqlite_at(tmp_path))) as server:
        with httpx.Client(base_url=server.url, timeout=60) as http:
            guest = Guest(http)
            table = guest.open(human("Ann", me=True), human("Bob"), human("Cy"))
            tokens = [link["token"] for link in table["links"].values()]
            guest.get(f"/join/{table['id']}/{tokens[1]}")
            with http.stream("GET", f"/api/tables/{table['id']}/stream") as stream:
                update = next(updates(stream.iter_lines()))
            assert update["seat"] is None
            assert update["menu"] is None
            assert not any(token in json.dumps(update) for token in tokens)
            play_on(guest, table["id"], 1)
        said = server.stop()
        assert not any(token in said for token in tokens)


def test_writes_from_other_sites_are_refused(guest: Guest) -> None:
    table = guest.open(*hotseats("Ann", "Bob", "Cy"))
    path, body = f"/api/tables/{table['id']}/actions", {"ply": 1, "action": {"type": "pass"}}
    for headers in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}, {"origin": "null"}):
        answer = guest.post(path, body, headers=headers)
        assert (answer.status_code, answer.json()["key"]) == (403, "server-other-site")
    own = {"origin": "http://testserver.local", "sec-fetch-site": "same-origin"}
    assert guest.post(path, body, headers=own).status_code == 200


def test_every_answer_carries_the_headers(guest: Guest) -> None:
    for path in ("/", "/t/abc", "/api/games", "/api/nothing", "/schema/openapi.json", "/join/a/b"):
        headers = guest.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
