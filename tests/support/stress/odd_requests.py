"""Odd requests, by a seed: what a stranger's program might send to any address of the server, in bytes."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.parse import quote

Json = Any

METHODS = [b"GET"] * 6 + [b"POST"] * 10 + [b"HEAD", b"PUT", b"DELETE", b"OPTIONS", b"PATCH", b"TRACE", b"BREW", b"get"]

ODD_PATHS: list[bytes] = [
    b"/",
    b"//",
    b"/" + b"a" * 30_000,
    b"/api/tables/" + b"x" * 30_000,
    b"/" + b"a/" * 15_000,
    b"/%00",
    b"/api/tables/%00",
    b"/%",
    b"/%zz/%f",
    b"/%ff%fe%80",
    b"/api/tables/%ed%a0%80",
    b"/../../../../etc/passwd",
    b"/..%2f..%2f..%2fetc%2fpasswd",
    b"/assets/../../../../etc/passwd",
    b"/assets/%2e%2e/%2e%2e/config.py",
    b"/assets/",
    b"/\\..\\..\\x",
    b"/api//tables",
    b"/api/tables/",
    b"/api/tables/./x",
    b"/api/tables?state=" + b"x" * 3_000,
    b"/api/tables?state=waiting&state=over",
    b"/api/tables?state[]=%00",
    b"/api/games?lang=" + b"%F0%9F%98%80" * 50,
    b"/api/words?lang=../../x",
    b"/?" + b"&" * 5_000,
    b"/?" + b"a=b&" * 3_000,
    b"/api/packs/" + b"0" * 64,
    b"/api/packs/../x",
    b"/schema",
    b"/schema/openapi.json",
    b"/schema/%00",
    b"/health",
    b"/metrics",
    b"/t/nothing",
    b"/t/" + b"%0d%0aset-cookie:x=y",
    b"/join/x/y",
    b"/join/" + b"x" * 5_000 + b"/y",
    b"/join/TABLE/" + b"A" * 300,
    b"/join/TABLE/%00%ff",
    b"http://elsewhere.invalid/api/games",
    b"http://[",
    b"*",
    b"?",
    b"elsewhere.invalid:443",
]

ODD_HEADERS: list[bytes] = [
    b"origin: http://[",
    b"origin: http://]:99999",
    b"origin: null",
    b"origin: http://" + b"a" * 10_000,
    b"origin: \xff\xfe",
    b"origin: javascript:alert(1)",
    b"origin: http://127.0.0.1:PORT",
    b"referer: http://[::1",
    b"host: [",
    b"host: ]",
    b"host: " + b"h" * 5_000,
    b"host: a b",
    b"host: \xe9",
    b"host:",
    b"cookie: gs_guest=",
    b"cookie: gs_guest=" + b"x" * 4_000,
    b"cookie: gs_guest=\xff\x80",
    b"cookie: __Host-gs_guest=a.b.c; gs_guest=d",
    b"cookie: " + b";" * 2_000,
    b'cookie: a="\\777"; gs_guest="',
    b"authorization: Bearer",
    b"authorization: Bearer " + b"x" * 8_000,
    b"authorization: Bearer \xff",
    b"authorization: Basic Og==",
    b"accept-language: " + b"fr;q=9e999," * 500,
    b"accept-language: \xff;q=x",
    b"accept-language: *;q=",
    b"accept-encoding: gzip;q=nan, \x80",
    b"accept: " + b"*/*," * 1_000,
    b"content-type: application/json; charset=utf-16",
    b"content-type: multipart/form-data; boundary=",
    b"content-type: multipart/form-data; boundary=" + b"x" * 2_000,
    b"content-type: application/x-www-form-urlencoded",
    b"content-type: application/x-msgpack",
    b"content-type: \xff/\xff",
    b"content-encoding: gzip",
    b"content-encoding: br",
    b"expect: 100-continue",
    b"expect: the unexpected",
    b"if-none-match: *",
    b"if-none-match: " + b'"x",' * 1_000,
    b"if-modified-since: never",
    b"range: bytes=-1,0-,99999999999999999999-",
    b"last-event-id: 99999999999999999999999",
    b"last-event-id: -1",
    b"last-event-id: \xd9\xa3",
    b"x-forwarded-for: " + b"10.0.0.1, " * 1_000,
    b"x-forwarded-for: ::1%eth0",
    b"x-forwarded-for: not an address",
    b"x-forwarded-for: 999.1.1.1, [, 2001:db8::/64, \xff",
    b"x-forwarded-proto: javascript",
    b"x-forwarded-host: [, \xff",
    b"forwarded: for=_x;proto=gopher",
    b"upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-key: x\r\nsec-websocket-version: 13",
    b"upgrade: h2c\r\nconnection: upgrade, http2-settings\r\nhttp2-settings: AAMAAABkAARAAAAAAAIAAAAA",
    b"connection: close",
    b"x-" + b"n" * 5_000 + b": v",
    b"x-long: " + b"v" * 20_000,
    b"sec-fetch-site: cross-site",
]

BREAKING: list[bytes] = [
    b"content-length: 5\r\ncontent-length: 6",
    b"content-length: -1",
    b"content-length: 99999999999999999999",
    b"content-length: five",
    b"content-length: 10\r\ntransfer-encoding: chunked",
    b"transfer-encoding: gzip, chunked",
    b"transfer-encoding: chunked\r\ntransfer-encoding: identity",
    b"transfer-encoding: x",
    b"x-huge: " + b"v" * 120_000,
    b"x-nul: a\x00b",
    b"x-folded: a\r\n b",
    b"no colon at all",
    b": no name",
    b"bad name: x",
    b"\r\n".join(b"x-many-%d: v" % number for number in range(500)),
]
"""Headers after which nobody knows where the request ends, or wants to."""

RUBBISH: list[bytes] = [
    b"\x00" * 100,
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 200,
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET / HTTP/1.0\r\n\r\n",
    b"GET /\r\n",
    b"GET  /  HTTP/1.1\r\n\r\n",
    b"\r\n\r\n\r\n",
    b"A" * 70_000,
    b"POST /api/tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
    b"POST /api/tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nffffffffffffffff\r\n{",
    b"POST /api/tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n1;" + b"e" * 70_000,
]

ODD_BODIES: list[bytes] = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'""',
    b"\xff\xfe\x00",
    b'{"ply": 1, "action": {"type": "\xff\xfe"}}',
    b'{"ply": 1, "action": {"type": "\xed\xa0\x80"}}',
    b'{"name": "\xc3"}',
    b'{"name": "\\ud800"}',
    b"\xef\xbb\xbf{}",
    b"[" * 60_000,
    b'{"a":' * 9_000 + b"1" + b"}" * 9_000,
    b'{"ply": 1, "action": ' + b"[" * 25_000 + b"]" * 25_000 + b"}",
    b'{"ply": 1e999, "action": {}}',
    b'{"ply": -0.0, "action": {}}',
    b'{"ply": ' + b"9" * 5_000 + b', "action": {}}',
    b'{"ply": NaN, "action": {}}',
    b'{"ply": 1, "ply": 2, "action": {"type": "pass"}}',
    b'{"game": "continental-divide", "seats": [' + b'{"kind": "bot", "bot": "greedy"},' * 1_500 + b"{}]}",
    b"x" * 200_000,
    b"\x1f\x8b\x08\x00" + b"\x00" * 100,
    b"a=b&c=d",
    b"--x\r\ncontent-disposition: form-data; name=a\r\n\r\nb\r\n--x--",
]

ODD_VALUES: list[Callable[[], Json]] = [
    lambda: None,
    lambda: True,
    lambda: 0,
    lambda: -1,
    lambda: 10**30,
    lambda: -(10**30),
    lambda: 10**18,
    lambda: 2**63,
    lambda: int("9" * 4_001),
    lambda: 1.5,
    lambda: 1e308,
    lambda: "",
    lambda: "x" * 5_000,
    lambda: "\ud800",
    lambda: "\x00",
    lambda: "‮<script>",
    lambda: "9" * 4_001,
    list,
    dict,
    lambda: [0] * 5_000,
    lambda: [[[[]]]],
    lambda: {"type": "pass"},
    lambda: {str(number): number for number in range(500)},
]


MOST_TABLES = 8
GAMES = ["continental-divide", "silverton"]
SEATS: list[Json] = [
    {"kind": "hotseat"},
    {"kind": "human", "name": "Eve"},
    {"kind": "bot", "bot": "random"},
    {"kind": "bot", "bot": "greedy"},
    {"kind": "open"},
]


class Request(NamedTuple):
    """`whole`: where it ends is beyond doubt, so an answer is due and another request may follow."""

    data: bytes
    method: bytes
    whole: bool


class Odd:
    """Makes requests that know the server's calls, some tables, and what can be done there."""

    def __init__(self, seed: int, document: Json, port: int) -> None:
        self.rng = random.Random(seed)
        self.document = document
        self.port = str(port).encode()
        self.calls = [
            (method.upper().encode(), path, call)
            for path, calls in document["paths"].items()
            for method, call in calls.items()
            for _ in range(10 if path.endswith("/actions") else 1)
        ]
        self.plies: dict[str, int] = {}
        """The tables it knows, and how far each is as far as it knows."""
        self.proofs: dict[str, list[bytes]] = {}
        """Of the seats at each table."""
        self.actions: list[Json] = [{"type": "pass"}]

    def adopt(self, opened: Json, cookie: bytes = b"") -> None:
        """A table of its own, instead of the oldest."""
        table_id = opened["table"]["id"]
        tokens = [link["token"].encode() for link in opened["links"]]
        self.plies[table_id] = opened["table"]["ply"]
        self.proofs[table_id] = [b"", *(b"authorization: Bearer " + token for token in tokens), cookie, cookie]
        if len(self.plies) > MOST_TABLES:
            oldest = next(iter(self.plies))
            del self.plies[oldest], self.proofs[oldest]

    def request(self) -> Request:
        kind, table = self.rng.random(), self.some_table()
        if kind < 0.02:
            return Request(self.rng.choice(RUBBISH), b"", False)
        if kind < 0.3:
            method, path, body = self.rng.choice(METHODS), self.odd_path(table), self.rng.choice(ODD_BODIES)
        else:
            method, path, body = self.call(table)
        if self.rng.random() < 0.1:
            method = self.rng.choice(METHODS)
        lines = [b"host: 127.0.0.1", self.rng.choice(self.proofs.get(table, [b""])), *self.odd_headers()]
        whole = True
        if self.rng.random() < 0.02:
            lines.append(self.rng.choice(BREAKING))
            whole = False
        elif method not in (b"GET", b"HEAD") or self.rng.random() < 0.1:
            lines.append(b"content-length: %d" % len(body))
        else:
            body = b""
        top = b"\r\n".join([b"%s %s HTTP/1.1" % (method, path), *filter(None, lines)])
        return Request(top + b"\r\n\r\n" + body, method, whole)

    def odd_path(self, table: str) -> bytes:
        return self.rng.choice(ODD_PATHS).replace(b"TABLE", table.encode())

    def odd_headers(self) -> list[bytes]:
        count = self.rng.choice([0, 0, 0, 1, 1, 4])
        chosen = self.rng.choices(ODD_HEADERS, k=count)
        if chosen and self.rng.random() < 0.2:
            chosen.append(chosen[0])
        return [line.replace(b"PORT", self.port) for line in chosen]

    def some_table(self) -> str:
        return self.rng.choice([*self.plies, "nothing"])

    # Calls that are nearly right

    def call(self, table: str) -> tuple[bytes, bytes, bytes]:
        """A call of the OpenAPI document, with a body that was valid before something happened to it."""
        method, template, call = self.rng.choice(self.calls)
        path = template
        for parameter in call.get("parameters", []):
            if parameter["in"] == "path":
                value = self.path_value(parameter["name"], table)
                path = path.replace(f"{{{parameter['name']}}}", quote(value, safe=""))
        query = [
            f"{parameter['name']}={quote(str(self.odd_value()), errors='replace')[:2_000]}"
            for parameter in call.get("parameters", [])
            if parameter["in"] == "query" and self.rng.random() < 0.3
        ]
        address = path + ("?" + "&".join(query) if query else "")
        return method, address.encode(), self.body(call, table)

    def path_value(self, name: str, table: str) -> str:
        if self.rng.random() < 0.1:
            return str(self.odd_value())[:3_000].encode("utf-8", "replace").decode()
        known = {"table_id": table, "game": self.rng.choice(GAMES)}
        return known.get(name) or str(self.rng.randrange(8))

    def body(self, call: Json, table: str) -> bytes:
        if "requestBody" not in call:
            return b""
        content = next(iter(call["requestBody"]["content"].values()))
        value = self.valid(content["schema"])
        if "ply" in value:
            value["ply"] = self.plies.get(table, 1)
        for _ in range(self.rng.choice([0, 0, 1, 1, 2])):
            if "action" in value and self.rng.random() < 0.9:
                value = {**value, "action": self.mutated(value["action"])}
            else:
                value = self.mutated(value)
                break
        data = json.dumps(value).encode()
        return self.garbled(data) if self.rng.random() < 0.08 else data

    def valid(self, schema: Json) -> Json:
        """Something that the schema allows."""
        if "$ref" in schema:
            name = schema["$ref"].rsplit("/", 1)[1]
            if name == "ActionAsked":
                return {"ply": 1, "action": self.rng.choice(self.actions)}
            if name == "TableAsked":
                return {"game": self.rng.choice(GAMES), "seats": self.rng.choices(SEATS, k=self.rng.randint(2, 6))}
            return self.valid(self.document["components"]["schemas"][name])
        for several in ("oneOf", "anyOf"):
            if several in schema:
                return self.valid(self.rng.choice(schema[several]))
        if "enum" in schema:
            return self.rng.choice(schema["enum"])
        if "const" in schema:
            return schema["const"]
        match schema.get("type"):
            case "object":
                fields = schema.get("properties", {})
                wanted = [name for name in fields if name in schema.get("required", ()) or self.rng.random() < 0.5]
                return {name: self.valid(fields[name]) for name in wanted}
            case "array":
                return [self.valid(schema["items"]) for _ in range(self.rng.randint(2, 4))]
            case "integer" | "number":
                return self.rng.randint(0, 6)
            case "boolean":
                return self.rng.random() < 0.5
            case "string":
                return self.rng.choice(["continental-divide", "silverton", "greedy", "random", "Eve"])
        return None

    def odd_value(self) -> Json:
        return self.rng.choice(ODD_VALUES)()

    def mutated(self, value: Json) -> Json:
        """Somewhere inside something else stands, or is missing, or is there many times."""
        if isinstance(value, dict) and value and self.rng.random() < 0.85:
            name = self.rng.choice(list(value))
            how = self.rng.random()
            if how < 0.1:
                return {key: each for key, each in value.items() if key != name}
            if how < 0.2:
                return {**value, str(self.odd_value())[:200]: self.odd_value()}
            return {**value, name: self.mutated(value[name])}
        if isinstance(value, list) and value and self.rng.random() < 0.85:
            at = self.rng.randrange(len(value))
            if self.rng.random() < 0.2:
                return value * self.rng.choice([2, 50, 1_000])
            return [*value[:at], self.mutated(value[at]), *value[at + 1 :]]
        return self.odd_value()

    def garbled(self, data: bytes) -> bytes:
        """A few bytes are other ones, are missing, or are too many."""
        changed = bytearray(data)
        for _ in range(self.rng.randint(1, 4)):
            at = self.rng.randrange(len(changed) + 1)
            changed[at : at + self.rng.randint(0, 3)] = self.rng.randbytes(self.rng.randint(0, 3))
        return bytes(changed)
