"""No request of any kind is answered with a defect of ours, and what a page of ours says is fit to be read.

`GOLDENSPIKE_HOSTILE=20000` sends so many odd requests instead of a few.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

import httpx
import pytest

from support.server.helpers import Guest, Running, config_for, hotseats, running, sqlite_at
from support.server.raw import Wire, get, post

pytestmark = pytest.mark.slow

HOW_MANY = int(os.environ.get("GOLDENSPIKE_HOSTILE", "1500"))
GAMES = get("/api/games")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(config_for(sqlite_at(tmp_path_factory.mktemp("hostile")))) as server:
        yield server
        assert server.stop() == ""


@pytest.fixture(scope="module")
def table(server: Running) -> str:
    with httpx.Client(base_url=server.url, timeout=60) as http:
        return str(Guest(http).open(*hotseats("Ann", "Bob", "Cy"))["id"])


@pytest.mark.parametrize(
    ("request_", "statuses"),
    [
        (post("/api/tables", b"{}", "origin: http://["), {403}),
        (post("/api/tables", b"{}", "origin: null"), {403}),
        (post("/api/tables", b"{}", "origin: http://localhost"), {400}),
        (post("/api/tables", b"{}", "origin: null", "sec-fetch-site: same-origin"), {400}),
        (post("/api/tables", b"{}", "origin: http://localhost", "sec-fetch-site: cross-site"), {403}),
        (post("/api/tables", b'{"game": "\xff\xfe"}'), {400}),
        (post("/api/tables", b'{"game": "\xed\xa0\x80"}'), {400}),
        (post("/api/tables", b'{"a":' * 20_000), {400, 413}),
        (post("/api/tables", b"[" * 60_000), {400}),
        (get("/" + "x" * 30_000), {404}),
        (get("/" + "x" * 3_000), {404}),
        (get("/api/" + "x" * 30_000), {404}),
        (get("/" + "x/" * 3_000), {404}),
        (get("/%00"), {200, 404}),
        (get("/a%00b.js"), {404}),
        (get("/%ff%fe"), {200, 404}),
        (get("/%zz%"), {200, 404}),
        (get("/%ed%a0%80"), {200, 404}),
        (get("/join/%00/%ff"), {404}),
        (get("/join/a/" + "%41" * 2_000), {404}),
        (get("/api/tables?state=%ed%a0%80"), {400}),
        (get("/api/tables?state=%ff&lang=%ff"), {400}),
        (get("/api/tables?" + "a=b&" * 5_000), {200}),
        (get("/api/games", "accept-language: " + "fr;q=x," * 5_000), {200}),
        (get("/api/games", "accept-language: fr;q=nan,en;q=inf,de;q=1e999"), {200}),
        (get("/api/games", "cookie: " + "gs_guest=x; " * 1_000), {200}),
        (get("/api/my/tables", "cookie: gs_guest=\xff\xfe.\xe9"), {200}),
        (get("/api/my/tables", "cookie: =;;=; gs_guest"), {200}),
        (get("/api/games", "host: other"), {200, 400}),
        (get("/api/games", "host:"), {200, 400}),
        (b"GET /api/games HTTP/1.1\r\n\r\n", {200}),
        (b"GET /api/games HTTP/1.1\r\nhost: a b\r\n\r\n", {200, 400}),
        (b"GET /api/games HTTP/1.1\r\nhost: \xff\r\n\r\n", {200, 400}),
        (b"GET http://else.where/api/games HTTP/1.1\r\nhost: x\r\n\r\n", {200}),
        (b"GET http://else.where HTTP/1.1\r\nhost: x\r\n\r\n", {400}),
        (b"OPTIONS * HTTP/1.1\r\nhost: x\r\n\r\n", {204, 400}),
        (b"CONNECT x:80 HTTP/1.1\r\nhost: x\r\n\r\n", {400}),
        (b"GET /\xff HTTP/1.1\r\nhost: x\r\n\r\n", {400}),
        (b"GET /a b HTTP/1.1\r\nhost: x\r\n\r\n", {400}),
        (b"BREW /coffee HTTP/1.1\r\nhost: x\r\n\r\n", {400}),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", {400}),
        (get("/api/games", method="PROPFIND"), {405}),
        (get("/api/games", method="TRACE"), {405}),
        (get("/", method="DELETE"), {405}),
        (get("/api/games", "content-length: 5", "content-length: 6"), {400}),
        (get("/api/games", "content-length: -1"), {400}),
        (get("/api/tables", "content-length: 2", "transfer-encoding: chunked", method="POST") + b"{}", {400}),
        (get("/api/tables", "content-length: 2", "content-type: text/plain", method="POST") + b"{}", {400, 415}),
        (get("/api/tables", "content-length: 2", "content-type: \xff;;=", method="POST") + b"{}", {400, 415}),
        (
            get("/api/tables", "content-length: 2", "content-type: multipart/form-data", method="POST") + b"{}",
            {400, 415},
        ),
        (get("/api/tables", "content-length: 0", method="POST"), {400}),
        (get("/api/games", "range: bytes=0-1", "if-none-match: *", "if-modified-since: never"), {200}),
        (get("/api/games", "authorization: Bearer \xff", "authorization: Basic x"), {200}),
        (get("/api/games", "accept-encoding: \xff, gzip;q=x"), {200}),
        (get("/api/games", "x-forwarded-for: \xff", "forwarded: for=_x", "x-forwarded-host: a b"), {200}),
        (get("/health", "host: no such name"), {200}),
        (get("/metrics", "x-forwarded-for: 127.0.0.1"), {403}),
    ],
)
def test_what_nobody_should_send(server: Running, request_: bytes, statuses: set[int]) -> None:
    with Wire(server.port) as wire:
        assert wire.ask(request_)[0] in statuses
    with Wire(server.port) as wire:
        assert wire.ask(GAMES)[0] == 200


def test_all_sorts(server: Running, table: str) -> None:
    rng = random.Random(2_603)
    for n in range(HOW_MANY):
        request = odd_request(rng, table)
        with Wire(server.port, timeout=20) as wire:
            wire.send(request)
            status = wire.answer(head_only=True)[0]
            assert status < 500 or status == 503, (n, status, request[:2_000])
    with Wire(server.port) as wire:
        assert wire.ask(GAMES)[0] == 200


WORDS = [
    "a",
    "0",
    "-1",
    "1e400",
    "null",
    "%00",
    "%",
    "%2e%2e",
    "..",
    ".",
    "\\",
    "~",
    "{}",
    "[",
    "<b>",
    "é",
    "\xff",
    "x" * 300,
]
FIRST = [
    "api",
    "api/tables",
    "api/tables/TABLE",
    "join/TABLE",
    "t/TABLE",
    "assets",
    "schema",
    "",
    "api/games",
    "api/packs",
]
THEN = ["actions", "undo", "undo/answer", "seats/0/take", "seats/9/nonce", "history", "at/3", "record", "link", "close"]
METHODS = ["GET"] * 5 + ["POST"] * 5 + ["HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"]
NAMES = [
    "origin", "referer", "cookie", "authorization", "accept", "accept-language", "accept-encoding", "content-type",
    "content-encoding", "host", "if-none-match", "last-event-id", "sec-fetch-site", "connection", "expect", "te",
    "x-forwarded-for", "x-forwarded-proto", "forwarded", "upgrade", "range", "x-http-method-override",
]  # fmt: skip
VALUES = [
    "", "null", "http://[", "*", "gs_guest=x.y", "Bearer x", "Bearer", "close", "gzip", "\xff\xfe", "a" * 5_000,
    "application/json", "multipart/form-data; boundary=", "text/html; charset=utf-99", "same-origin", "1" * 19,
    "-1", "fr;q=-1", "bytes=5-1", "100-continue", "[::1", "127.0.0.1", "trailers", "\t",
]  # fmt: skip
BODIES = [
    b"", b"{}", b"null", b"[" * 5_000, b'{"ply": 1, "action": {}}', b'{"ply": 1e999}', b"\xff", b'"\\ud800"',
    b'{"ply": ' + b"9" * 5_000 + b"}", b'{"name": "\\ud800\\u0000"}', b'{"nonce": "\\udfff"}',
    b'{"ply":1,"action":{"type":"pass"}}x',
    b'{"game": "continental-divide", "seats": [{"kind": "open", "name": "\\u202e"}], "options": {"\\ud800": 1}}',
    b'{"game": "silverton", "seats": [{"kind": "hotseat"}], "options": {"rules": [[[]]]}}',
    b'{"options": {"a": {"b": [1e308, -1e308, null]}}}', b'{"accept": 1, "ply": 0}', b"\x00" * 1_000,
]  # fmt: skip


def odd_request(rng: random.Random, table: str) -> bytes:
    parts = [rng.choice(FIRST).replace("TABLE", table)]
    if rng.random() < 0.5:
        parts.append(rng.choice(THEN))
    parts += rng.choices(WORDS, k=rng.choice([0, 0, 0, 1, 2]))
    target = "/" + "/".join(parts)
    if rng.random() < 0.4:
        target += "?" + "&".join(
            f"{rng.choice(['lang', 'seat', 'after', 'state', 'x'])}={rng.choice(WORDS)}" for _ in "ab"
        )
    headers = [f"{rng.choice(NAMES)}: {rng.choice(VALUES)}" for _ in range(rng.choice([0, 1, 1, 2, 4]))]
    body = rng.choice(BODIES) if rng.random() < 0.6 else b""
    if rng.random() < 0.9 and not any(header.startswith("content-type") for header in headers):
        headers.append("content-type: application/json")
    if body or rng.random() < 0.5:
        headers.append(f"content-length: {len(body)}")
    request = bytearray(get(target, *headers, method=rng.choice(METHODS)) + body)
    if rng.random() < 0.1:
        request[rng.randrange(len(request))] = rng.randrange(256)
    return bytes(request) + b"\r\n\r\n"
