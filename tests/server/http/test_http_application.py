"""Proxies, names, caches, pages, health, metrics, and what is written down."""

from __future__ import annotations

import json
import logging
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar.testing import TestClient

from goldenspike import __version__, words
from goldenspike.server.app import create_app
from goldenspike.server.config import Config, RateLimit
from goldenspike.server.http import access_log as access_log_module
from goldenspike.server.http.access_log import AccessLog
from goldenspike.server.http.application import is_api_path
from goldenspike.server.http.html_pages import render_page
from goldenspike.server.storage import DatabaseUnavailable
from goldenspike.server.util import metrics
from support.server.helpers import (
    HERE,
    OPEN_GATES,
    Guest,
    Running,
    config_for,
    hotseats,
    running,
    sqlite_at,
    wait_until,
)

# Who calls


def believed(config: Config, peer: str, **headers: str) -> tuple[str, str, str]:
    """Address, scheme and host of a request that came so."""
    raw = [(b"host", b"inner"), *((name.replace("_", "-").encode(), value.encode()) for name, value in headers.items())]
    scope: dict[str, Any] = {"client": (peer, 1), "scheme": "http", "headers": raw}
    create_app(config).trust_proxy(scope)
    return scope["client"][0], scope["scheme"], dict(scope["headers"])[b"host"].decode()


PROXIED = Config("sqlite:///x", proxies=("192.0.2.1", "2001:db8:1::/48"))


@pytest.mark.parametrize(
    ("peer", "said", "caller"),
    [
        ("192.0.2.1", "203.0.113.5", "203.0.113.5"),
        ("192.0.2.1", "10.9.9.9, 203.0.113.5", "203.0.113.5"),
        ("192.0.2.1", "203.0.113.5, 2001:db8:1::7", "203.0.113.5"),
        ("2001:db8:1::9", "[2001:db8:2::1]:443", "2001:db8:2::1"),
        ("192.0.2.1", "192.0.2.1", "192.0.2.1"),
        ("192.0.2.1", "nonsense", "192.0.2.1"),
        ("192.0.2.1", "203.0.113.5, <script>", "192.0.2.1"),
        ("192.0.2.1", "", "192.0.2.1"),
        ("203.0.113.9", "127.0.0.1", "203.0.113.9"),
    ],
)
def test_the_client_address_that_a_proxy_names(peer: str, said: str, caller: str) -> None:
    assert believed(PROXIED, peer, x_forwarded_for=said)[0] == caller


def test_scheme_and_name_behind_a_proxy() -> None:
    forwarded = {"x_forwarded_proto": "https", "x_forwarded_host": "play.example.org"}
    assert believed(PROXIED, "192.0.2.1", **forwarded)[1:] == ("https", "play.example.org")
    assert believed(PROXIED, "192.0.2.2", **forwarded)[1:] == ("http", "inner")
    wrong = {"x_forwarded_proto": "gopher", "x_forwarded_host": "a b/c"}
    assert believed(PROXIED, "192.0.2.1", **wrong)[1:] == ("http", "inner")


def test_the_names_it_answers_to(tmp_path: Path) -> None:
    config = config_for(sqlite_at(tmp_path), hosts=("Play.example.org", "::1"))
    with TestClient(create_app(config)) as http:
        for name, status in {
            "play.EXAMPLE.org": 200,
            "play.example.org:8000": 200,
            "[::1]:80": 200,
            "x.org": 421,
        }.items():
            assert http.get("/api/games", headers={"host": name}).status_code == status, name
        assert http.get("/health", headers={"host": "10.0.0.1"}).json() == {"status": "ok", "version": __version__}
        refused = http.get("/", headers={"host": "x.org", "accept-language": "fr"})
        assert words.say("server-other-name", "fr") in refused.text
        assert http.get("/api/games", headers={"host": "x.org"}).json()["key"] == "server-other-name"


# What answers say


@pytest.mark.parametrize(
    "path", ["/api/games", "/api/tables", "/api/my/tables", "/api/nothing", "/join/a/b", "/nothing.js", "/health"]
)
def test_nothing_is_kept_that_depends_on_the_caller(guest: Guest, path: str) -> None:
    assert guest.get(path).headers["cache-control"] == "no-store"


def test_what_is_the_same_for_all_is_kept(guest: Guest) -> None:
    answer = guest.get("/api/words")
    assert answer.headers["cache-control"] == "no-cache"
    assert "accept-language" in answer.headers["vary"]


def test_every_answer_protects_who_reads_it(guest: Guest) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/nothing.js", "/health"):
        headers = guest.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["referrer-policy"] == "no-referrer"


# Pages


@pytest.mark.parametrize("path", ["/nothing.js", "/join/a/b", "/apiary.x", "/" + "x" * 9_000])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_error_is_a_page_in_the_readers_language(guest: Guest, path: str, lang: str) -> None:
    for answer in (guest.get(path, headers={"accept-language": lang}), guest.get(f"{path}?lang={lang}")):
        assert answer.status_code == 404
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert f'<html lang="{lang}">' in answer.text
        assert words.say("server-page-start", lang) in answer.text
        assert '<link rel="stylesheet" href="/page.css">' in answer.text
        assert "<script" not in answer.text


def test_a_page_is_text_whatever_stands_in_it() -> None:
    evil = '"><script>alert(1)</script>&amp;\ud800'
    made = render_page("en", evil, [evil, evil], button=(evil, evil), links=[(evil, evil)])
    text = made.content.decode()
    assert "<script>" not in text
    assert text.count("&lt;script&gt;") == 8
    assert made.headers["referrer-policy"] == "same-origin"


def test_which_addresses_are_calls() -> None:
    assert [is_api_path(path) for path in ("/api", "/api/x", "/schema/x", "/apis", "/", "//api", "")] == [
        True,
        True,
        True,
        False,
        False,
        False,
        False,
    ]


# Health and metrics


def test_health(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    assert guest.get("/health").json() == {"status": "ok", "version": __version__}

    async def check() -> None:
        raise DatabaseUnavailable("server-database-broken", file="tables.db")

    monkeypatch.setattr(guest.http.app.state.services.store, "check", check)  # type: ignore[attr-defined]
    wait_until(lambda: guest.get("/health").status_code == 503)
    answer = guest.get("/health?lang=fr")
    assert answer.status_code == 503
    assert answer.json() == {
        "status": "unavailable",
        "reason": words.say("server-database-broken", "fr", file="tables.db"),
        "version": __version__,
    }


def test_health_before_there_is_a_database() -> None:
    http = TestClient(create_app(Config("sqlite:///nowhere/at/all")))
    assert http.get("/health").status_code == 503


def test_numbers(guest: Guest) -> None:
    def number(name: str) -> float:
        return float(re.findall(rf"^goldenspike_{name} (.*)$", metrics.render_metrics().decode(), re.MULTILINE)[0])

    before = number("moves_total")
    table = guest.open(*hotseats("Ann", "Bob", "Cy"))
    assert guest.act(table["id"], table["ply"], {"type": "pass"}).status_code == 200
    assert number("moves_total") == before + 1
    assert number("live_tables") == 1
    assert 1_000 < number("live_bytes") < 10_000_000
    assert number("streams") == 0


def test_metrics_name_the_version() -> None:
    assert f'goldenspike_build_info{{version="{__version__}"}} 1.0' in metrics.render_metrics().decode().splitlines()


def test_metrics_are_readable_only_from_allowed_addresses(tmp_path: Path) -> None:
    config = config_for(sqlite_at(tmp_path), metrics=("203.0.113.0/24",), proxies=("192.0.2.1",))
    app = create_app(config)

    def status(peer: str, *headers: tuple[bytes, bytes]) -> bool:
        scope: dict[str, Any] = {"client": (peer, 1), "scheme": "http", "headers": list(headers)}
        return app.may_read_metrics(scope, app.trust_proxy(scope))

    assert status("127.0.0.1")
    assert status("::1")
    assert status("203.0.113.7")
    assert not status("192.0.2.7")
    assert not status("127.0.0.1", (b"x-forwarded-for", b"127.0.0.1"))
    assert not status("127.0.0.1", (b"forwarded", b"for=127.0.0.1"))
    assert not status("192.0.2.1", (b"x-forwarded-for", b"198.51.100.1"))
    assert status("192.0.2.1", (b"x-forwarded-for", b"203.0.113.1"))


# What is written down


class Written:
    """An access log whose lines come here."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reading, self.writing = os.pipe()
        monkeypatch.setattr(access_log_module, "STDERR", self.writing)
        monkeypatch.setattr(access_log_module, "STDOUT", self.writing)
        monkeypatch.setattr(access_log_module, "FLUSH_SECONDS", 0.01)
        self.root = logging.getLogger()
        self.handlers = self.root.handlers[:]
        self.log = AccessLog().start()

    def lines(self) -> list[dict[str, Any]]:
        self.log.stop()
        self.root.handlers[:] = self.handlers
        os.close(self.writing)
        with os.fdopen(self.reading) as text:
            return [json.loads(line) for line in text]


def test_an_error_is_written_once_and_then_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    written = Written(monkeypatch)
    log = logging.getLogger("goldenspike.test")
    for n in range(300):
        try:
            json.loads("{" * (n % 3 + 1))
        except ValueError:
            log.exception("it happened at %d", n)
    log.warning("and then")
    lines = written.lines()
    assert [line.get("times") for line in lines] == [None, None, 299]
    assert "JSONDecodeError" in lines[0]["traceback"]
    assert lines[1]["message"] == "and then"
    assert len(json.dumps(lines)) < 5_000


def test_lines_nobody_takes_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(access_log_module, "MAX_QUEUED_LINES", 50)
    monkeypatch.setattr(access_log_module, "SHUTDOWN_SECONDS", 0.1)
    reading, writing = os.pipe()
    monkeypatch.setattr(access_log_module, "STDOUT", writing)
    log = AccessLog()
    log.log_request(time.time(), "GET", "/", 200, 1.0, 10, "x" * 100_000)  # more than a pipe holds
    began = time.monotonic()
    handlers = logging.getLogger().handlers[:]
    log.start()
    logging.getLogger().handlers[:] = handlers
    wait_until(lambda: log.queued == 0)
    for _ in range(100):
        log.log_request(time.time(), "GET", "/", 200, 1.0, 10, "192.0.2.1")
    log.stop()
    assert time.monotonic() - began < 20
    assert log.queued == 50
    os.close(reading)


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A server whose output nobody reads until it has stopped."""
    limits = msgspec.structs.replace(OPEN_GATES, writes=RateLimit(3, 0.001))
    config = config_for(sqlite_at(tmp_path_factory.mktemp("edge")), limits=limits, proxies=("127.0.0.1",))
    server = Running(config)
    command = [sys.executable, str(HERE / "serve.py"), msgspec.json.encode(config).decode(), str(server.port)]
    environment = {**os.environ, "PYTHONPATH": str(HERE.parents[1])}
    server.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        wait_until(server.answers)
        yield server.url, server.process
    finally:
        server.process.kill()
        server.process.communicate(timeout=20)


@pytest.mark.slow
def test_a_server_that_nobody_listens_to_goes_on(started: tuple[str, subprocess.Popen[bytes]]) -> None:
    url, process = started
    with httpx.Client(base_url=url, headers={"x-forwarded-for": "198.51.100.77"}, timeout=20) as http:
        guest = Guest(http)
        table = guest.open(*hotseats("Ann", "Bob", "Cy"))
        token = table["links"][0]["token"]
        assert http.get(f"/join/{table['id']}/{token}?lang=fr&secret=token").status_code == 200
        for _ in range(1_200):
            assert http.get(f"/api/tables/{table['id']}?lang=fr").status_code == 200
        # Another address has a share of its own.
        calls = [http.post("/api/tables", content=b"{}").status_code for _ in range(4)]
        assert calls[-1] == 429
        assert http.post("/api/tables", content=b"{}", headers={"x-forwarded-for": "198.51.100.78"}).status_code == 400
        numbers = http.get("/metrics", headers={"x-forwarded-for": "127.0.0.1"}).text
    assert 'goldenspike_requests_total{method="GET",route="/api/tables/{table_id}",status="200"}' in numbers
    process.send_signal(signal.SIGTERM)
    out, err = process.communicate(timeout=60)
    first, *lines = out.decode().splitlines()
    assert url in first
    said = [json.loads(line) for line in lines]
    assert {"time", "method", "route", "status", "ms", "bytes", "address"} == set(said[-1])
    assert {line["address"] for line in said} >= {"198.51.100.77", "198.51.100.78"}
    assert any(line["route"] == "/join/{table_id}/{token}" for line in said)
    assert token.encode() not in out + err
    assert table["id"].encode() not in out + err
    assert err == b""


@pytest.mark.slow
def test_workers_end_with_their_master(postgresql: Callable[[], str]) -> None:
    with running(config_for(postgresql(), workers=2)) as server:
        assert server.process is not None
        found = wait_until(lambda: len(workers := children(server.process.pid)) >= 2 and workers)
        for _ in range(20):
            httpx.get(f"{server.url}/api/games", timeout=60)
        counted = httpx.get(f"{server.url}/metrics", timeout=60).text
        assert counted.count(f'goldenspike_build_info{{version="{__version__}"}} 1.0') == 1
        assert sum(float(n) for n in re.findall(r'requests_total\{.*/api/games".*\} (.*)', counted)) >= 20
        os.kill(server.process.pid, signal.SIGKILL)
        server.process.communicate(timeout=60)  # which waits for all who could still write to it
        server.process = None
        wait_until(lambda: not any(Path(f"/proc/{each}").exists() for each in found))
        server.start()
        assert server.stop() == ""


def children(process: int) -> list[int]:
    """Its children and theirs."""
    listed = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [each for child in map(int, listed) for each in (child, *children(child))]
