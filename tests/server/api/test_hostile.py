"""Whatever is sent: a fitting status, a clear message in the caller's language, nothing changed, and life goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from goldenspike import words
from goldenspike.server.app import create_app
from goldenspike.server.config import RateLimit, UsageLimits
from goldenspike.server.util.rate_limits import MAX_KEYS, TokenBuckets
from support.server.helpers import GAME, MANY, OPEN_GATES, Guest, config_for, hotseats, human, sqlite_at


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b"null", 400),
        (b"[]", 400),
        (b'"text"', 400),
        (b"\xff\xfe\x00", 400),
        (b'{"ply": 1}', 400),
        (b'{"ply": "1", "action": {}}', 400),
        (b'{"ply": 1.5, "action": {}}', 400),
        (b'{"ply": -1, "action": {}}', 400),
        (b'{"ply": 1e400, "action": {}}', 400),
        (b'{"ply": 99999999999999999999999999, "action": {}}', 400),
        (b'{"ply": 1, "action": []}', 400),
        (b'{"ply": 1, "action": {}, "seat": 0}', 400),
        (b'{"ply": 1, "action": {}}', 422),
        (b'{"ply": 1, "action": {"type": "explode"}}', 422),
        (b'{"ply": 1, "action": {"type": 7}}', 422),
        (b'{"ply": 1, "action": {"type": "found", "railroad": 1, "hex": [], "shares": "x", "value": null}}', 422),
        (b'{"ply": 1, "action": {"type": "found", "railroad": "<b>", "hex": "W5", "shares": 3, "value": 10}}', 422),
        (b'{"ply": 1, "action": {"x":' + b"[" * 30_000 + b"]" * 30_000 + b"}}", 400),
        (b'{"ply": 1, "action": {"type": "' + b"x" * 100_000 + b'"}}', 413),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_bodies(guest: Guest, body: bytes, status: int, lang: str) -> None:
    table = guest.open(*hotseats("Ann", "Bob", "Cy"))
    path = f"/api/tables/{table['id']}/actions"
    answer = guest.call("POST", path, content=body, params={"lang": lang})
    assert answer.status_code == status, answer.text
    problem = answer.json()
    assert problem["status"] == status
    assert problem["message"]
    assert words.has(problem["key"], lang)
    assert guest.table(table["id"])["ply"] == 1


@pytest.mark.parametrize(
    "name",
    ["\x00", "a\nb", "\u202eevil", "x" * 41, "x" * 10_000, " ", "\u200b", "\ud800"],
    ids=["nul", "newline", "bidi", "41", "10000", "blank", "zero-width", "surrogate"],
)
def test_names_that_are_refused(guest: Guest, name: str) -> None:
    body = f'{{"game": "{GAME}", "seats": [{{"kind": "hotseat", "name": {ascii_json(name)}}}]}}'
    answer = guest.call("POST", "/api/tables", content=body.encode())
    assert answer.status_code in (400, 413, 422)
    assert answer.json()["message"]
    table = guest.open(human(me=True), human(), {"kind": "open"})
    take = f'{{"name": {ascii_json(name)}}}'.encode()
    assert guest.call("POST", f"/api/tables/{table['id']}/seats/2/take", content=take).status_code in (400, 413, 422)
    assert guest.table(table["id"])["players"][2]["kind"] == "open"


def ascii_json(text: str) -> str:
    return '"' + "".join(f"\\u{ord(letter):04x}" for letter in text) + '"'


def test_markup_in_a_name_is_text(guest: Guest) -> None:
    name = '<img src=x onerror="x">'
    table = guest.open(*hotseats(name, " O’Brien  & Sons ", "Ñandú"), title="<script>", public=True)
    assert [player["name"] for player in table["players"]] == [name, "O’Brien & Sons", "Ñandú"]
    assert guest.get("/api/tables").headers["content-type"].startswith("application/json")


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api", 404),
        ("GET", "/api/nothing", 404),
        ("GET", "/api/tables/%00", 404),
        ("GET", "/api/tables/" + "x" * 5_000, 400),
        ("GET", "/api/tables/..%2f..%2fetc%2fpasswd", 404),
        ("DELETE", "/api/tables", 405),
        ("PUT", "/api/games", 405),
        ("GET", "/api/tables/x/history?after=-1", 400),
        ("GET", "/api/tables/x/history?after=x", 400),
        ("GET", "/api/tables/x?seat=first", 400),
        ("POST", "/api/tables/x/seats/999/take", 400),
        ("POST", "/api/tables/x/seats/-1/take", 400),
    ],
)
def test_addresses(guest: Guest, method: str, path: str, status: int) -> None:
    answer = guest.call(method, path, content=b"{}" if method == "POST" else None)
    assert answer.status_code == status, answer.text
    assert answer.json()["message"]


def test_a_token_of_any_shape(guest: Guest) -> None:
    table = guest.open(*hotseats("Ann", "Bob", "Cy"))
    for token in ("", " ", "é" * 20, "x" * 8_000, "\udcff"):
        header = {"authorization": b"Bearer " + token.encode("utf-8", "surrogateescape")}
        assert Guest(guest.http).call("GET", f"/api/tables/{table['id']}", headers=header).json()["seat"] is None


# Too much


def limited(tmp_path: Path, **limits: Any) -> TestClient[Any]:
    settings = {"reads": MANY, "writes": MANY, "tables": MANY, **limits}
    return TestClient(create_app(config_for(sqlite_at(tmp_path), limits=UsageLimits(**settings))))


def test_thousands_of_tables_by_one_guest(tmp_path: Path) -> None:
    with limited(tmp_path, unfinished_tables=3) as http:
        guest = Guest(http)
        for _ in range(3):
            guest.open(*hotseats("Ann", "Bob", "Cy"))
        answer = guest.post("/api/tables", {"game": GAME, "seats": hotseats("A", "B", "C")})
        assert (answer.status_code, answer.json()["key"]) == (429, "server-too-many-tables")
        assert len(guest.get("/api/my/tables").json()["tables"]) == 3


@pytest.mark.parametrize("limit", ["reads", "writes", "tables"])
def test_too_fast(tmp_path: Path, limit: str) -> None:
    with limited(tmp_path, **{limit: RateLimit(2, 0.001)}) as http:
        body = {"game": GAME, "seats": hotseats("A", "B", "C")}
        answers = [Guest(http).call("GET", "/api/games") for _ in range(3)] if limit == "reads" else []
        answers = answers or [Guest(http).post("/api/tables", body) for _ in range(3)]
        assert [answer.status_code >= 400 for answer in answers] == [False, False, True]
        assert (answers[2].status_code, answers[2].json()["key"]) == (429, "server-too-fast")


def test_a_bucket_fills_again_and_forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    bucket = TokenBuckets(RateLimit(1, 0.5))
    for key in range(MAX_KEYS + 5):
        bucket.take(str(key))
    now = 2.0
    bucket.take("0")


@pytest.mark.parametrize("limit", ["streams", "address_streams"])
def test_too_many_listeners(tmp_path: Path, limit: str) -> None:
    with limited(tmp_path, **{limit: 0}) as http:
        table = Guest(http).open(*hotseats("Ann", "Bob", "Cy"))
        answer = Guest(http).get(f"/api/tables/{table['id']}/stream")
        assert (answer.status_code, answer.json()["key"]) == (429, "server-too-many-streams")


def test_a_player_listens_so_often(tmp_path: Path) -> None:
    with limited(tmp_path, seat_streams=0) as http:
        guest = Guest(http)
        table = guest.open(*hotseats("Ann", "Bob", "Cy"))
        answer = guest.get(f"/api/tables/{table['id']}/stream")
        assert (answer.status_code, answer.json()["key"]) == (429, "server-too-many-own-streams")


def test_a_table_of_endless_undos_comes_to_an_end(tmp_path: Path) -> None:
    with limited(tmp_path, plies=3) as http:
        guest = Guest(http)
        table = guest.open(*hotseats("Ann", "Bob", "Cy"))
        guest.act(table["id"], 1, {"type": "pass"})
        guest.undo(table["id"], 2)
        assert guest.undo(table["id"], 3, to=0).json()["key"] == "server-undo-too-many"
        assert guest.act(table["id"], 3, {"type": "pass"}).status_code == 200


def test_the_gates_of_the_other_tests_are_open() -> None:
    assert OPEN_GATES.writes is MANY
