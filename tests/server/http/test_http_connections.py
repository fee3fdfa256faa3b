"""Silent, slow, greedy and odd connections, against a real server with short limits."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn

from goldenspike.server.config import Config
from goldenspike.server.http.connections import ClientConnection, ConnectionRegistry, connection_of
from goldenspike.server.run import bind
from support.server.helpers import (
    OPEN_GATES,
    Guest,
    Running,
    config_for,
    hotseats,
    patiently,
    running,
    sqlite_at,
    wait_until,
)
from support.server.raw import Wire, get, post

pytestmark = pytest.mark.slow

LIMITS = msgspec.structs.replace(
    OPEN_GATES,
    header_seconds=0.6,
    body_seconds=0.8,
    idle_seconds=1.2,
    slow_seconds=0.8,
    header_bytes=8_000,
    body_bytes=20_000,
    address_connections=20,
    connections=60,
)
GAMES = get("/api/games")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("edge")
    with running(config_for(sqlite_at(folder), limits=LIMITS)) as server:
        yield server
        assert server.stop() == ""


# Time


def test_a_client_that_says_nothing_is_not_waited_for(server: Running) -> None:
    began = time.monotonic()
    with Wire(server.port) as wire:
        assert wire.closed_after(30) is not None
    assert time.monotonic() - began > 0.5


@patiently
def test_a_head_that_trickles_in(server: Running) -> None:
    with Wire(server.port) as wire:
        wire.send(b"GET /api/games HTTP/1.1\r\n")
        for _ in range(3):
            time.sleep(0.1)
            wire.send(b"x: y\r\n")
        assert wire.answer()[0] == 408


def test_a_body_that_does_not_come(server: Running) -> None:
    with Wire(server.port) as wire:
        began = time.monotonic()
        wire.send(post("/api/tables", b"{}")[:-1])
        assert wire.answer()[0] == 408
        assert time.monotonic() - began > 0.7


@patiently
def test_a_body_that_comes_in_time(server: Running) -> None:
    with Wire(server.port) as wire:
        request = post("/api/tables", b'{"game":1}')
        for at in range(len(request)):
            wire.send(request[at : at + 1])
            time.sleep(0.001)
        assert wire.answer()[0] == 400


@patiently
def test_an_idle_connection(server: Running) -> None:
    with Wire(server.port) as wire:
        assert wire.ask(GAMES)[0] == 200
        time.sleep(0.8)
        assert wire.ask(GAMES)[0] == 200
        took = wire.closed_after(30)
        assert took is not None
        assert took > 1


@patiently
def test_the_next_head_has_its_own_time(server: Running) -> None:
    with Wire(server.port) as wire:
        assert wire.ask(GAMES)[0] == 200
        time.sleep(0.5)
        wire.send(b"GET /api/games HTTP/1.1\r\n")
        assert wire.answer()[0] == 408


def test_a_listener_stays(server: Running) -> None:
    with httpx.Client(base_url=server.url, timeout=60) as http, Wire(server.port) as wire:
        table = Guest(http).open(*hotseats("Ann", "Bob", "Cy"))
        wire.send(get(f"/api/tables/{table['id']}/stream"))
        assert wire.answer(head_only=True)[0] == 200
        assert wire.closed_after(3) is None


def test_a_client_that_takes_nothing_is_dropped(server: Running) -> None:
    before = dropped(server)
    with Wire(server.port, buffer=4_096) as wire:
        wire.send(get("/api/words?lang=fr") * 50)
        wait_until(lambda: dropped(server) == before + 1)


@patiently
def test_a_client_that_reads_slowly_is_not_dropped(server: Running) -> None:
    before = dropped(server)
    with Wire(server.port, buffer=4_096) as wire:
        wire.send(get("/api/words?lang=fr") * 50)
        sizes = []
        for n in range(50):
            if n % 10 == 5:
                time.sleep(0.5)
            sizes.append(len(wire.answer()[2]))
    assert sizes == [sizes[0]] * 50
    assert dropped(server) == before


def dropped(server: Running) -> int:
    text = httpx.get(f"{server.url}/metrics", timeout=60).text
    return int(float(text.partition("\ngoldenspike_connections_dropped_total ")[2].partition("\n")[0]))


# Sizes


@pytest.mark.parametrize("apart", [False, True])
@patiently
def test_a_head_that_is_too_large(server: Running, apart: bool) -> None:
    with Wire(server.port) as wire:
        head = get("/api/games", "x: " + "y" * 9_000)
        for part in [head[:8_500], head[8_500:]] if apart else [head]:
            wire.send(part)
            time.sleep(0.05)
        assert wire.answer()[0] == 431


def test_many_headers(server: Running) -> None:
    with Wire(server.port) as wire:
        assert wire.ask(get("/api/games", *["a: b"] * 90))[0] == 200
        assert wire.ask(get("/api/games", *["a: b"] * 120))[0] == 431


def test_a_client_that_sends_too_much_learns_it_and_is_cut_off(server: Running) -> None:
    with Wire(server.port) as wire:
        assert wire.ask(post("/api/tables", b"x" * 30_000))[0] == 413
        assert wire.ask(GAMES)[0] == 200
        wire.send(get("/api/tables", "content-type: application/json", "content-length: 900000000", method="POST"))
        with pytest.raises(ConnectionError):
            wire.send(b"x" * 20_000_000)


def test_chunks_without_end(server: Running) -> None:
    with Wire(server.port) as wire:
        wire.send(get("/api/tables", "content-type: application/json", "transfer-encoding: chunked", method="POST"))
        with pytest.raises(ConnectionError):
            wire.send((b"186a0\r\n" + b"x" * 100_000 + b"\r\n") * 200)


# Numbers


def test_silent_ones_make_room(server: Running) -> None:
    """At one address, and when strangers have filled the server."""
    with ExitStack() as stack:
        silent = [stack.enter_context(Wire(server.port, f"127.0.0.{10 + n // 15}")) for n in range(45)]
        for _ in range(30):
            silent.append(stack.enter_context(Wire(server.port, "127.0.0.2")))
        player = stack.enter_context(Wire(server.port, "127.0.0.3"))
        assert player.ask(GAMES)[0] == 200
        assert silent[-1].ask(GAMES)[0] == 200
        other = stack.enter_context(Wire(server.port, "127.0.0.2"))
        assert other.ask(GAMES)[0] == 200
        assert player.ask(GAMES)[0] == 200


@patiently
def test_an_address_full_of_listeners(server: Running) -> None:
    with httpx.Client(base_url=server.url, timeout=60) as http, ExitStack() as stack:
        table = Guest(http).open(*hotseats("Ann", "Bob", "Cy"))
        answers = []
        for _ in range(25):
            wire = stack.enter_context(Wire(server.port, "127.0.0.4"))
            wire.send(get(f"/api/tables/{table['id']}/stream"))
            answers.append(wire.answer(head_only=True)[0])
        assert answers == [200] * 20 + [503] * 5
        assert stack.enter_context(Wire(server.port, "127.0.0.5")).ask(GAMES)[0] == 200


@patiently  # who listened in the test before has a moment to go
def test_listeners_of_one_address_leave_room_for_others(server: Running) -> None:
    with httpx.Client(base_url=server.url, timeout=60) as http, ExitStack() as stack:
        table = Guest(http).open(*hotseats("Ann", "Bob", "Cy"))
        for n in range(60):
            wire = stack.enter_context(Wire(server.port, f"127.0.0.{20 + n // 20}"))
            wire.send(get(f"/api/tables/{table['id']}/stream"))
            assert wire.answer(head_only=True)[0] == 200
        assert stack.enter_context(Wire(server.port, "127.0.0.6")).ask(GAMES)[0] == 200


class Listening:
    """An application that answers without end; to those who say so, as their own seat's stream."""

    def __init__(self, config: Config) -> None:
        self.connections = ConnectionRegistry(config)
        self.methods: list[str] = []
        """Of the requests that it was handed."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            return
        self.methods.append(scope["method"])
        connection = connection_of(scope)
        if scope["path"] == "/seat" and connection is not None:
            connection.mark_as_seat()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        while scope["path"] != "/once" and (await receive())["type"] != "http.disconnect":
            pass
        await send({"type": "http.response.body", "body": b""})


@contextmanager
def answering(app: Listening) -> Iterator[int]:
    """Its port, while it listens there."""
    with bind("127.0.0.1", 0) as listening:
        how = uvicorn.Config(
            app, http=ClientConnection, ws="none", lifespan="off", log_config=None, proxy_headers=False
        )
        server = uvicorn.Server(how)
        thread = threading.Thread(target=server.run, args=[[listening]])
        thread.start()
        try:
            yield listening.getsockname()[1]
        finally:
            server.should_exit = True
            thread.join(10)


def test_a_seats_own_stream_does_not_count_against_its_address() -> None:
    limits = msgspec.structs.replace(LIMITS, address_connections=3, connections=12)
    app = Listening(config_for("sqlite:///x", limits=limits))
    with answering(app) as port, ExitStack() as stack:

        def ask(path: str, source: str = "127.0.0.1") -> tuple[Wire, int]:
            wire = stack.enter_context(Wire(port, source))
            wire.send(get(path))
            return wire, wire.answer(head_only=True)[0]

        assert [ask("/seat")[1] for _ in range(5)] == [200] * 5
        assert [ask("/watch")[1] for _ in range(4)] == [200, 200, 200, 503]
        assert [ask("/watch", "127.0.0.2")[1] for _ in range(3)] == [200] * 3
        # The server is nearly full: who has most makes room, with a stream that only watches.
        watching = app.connections.addresses["127.0.0.1"]
        assert (len(watching.connections), watching.seated) == (8, 5)
        assert [ask("/once", "127.0.0.3")[1] for _ in range(3)] == [200] * 3
        assert ask("/seat", "127.0.0.4")[1] == 200
        assert ask("/watch", "127.0.0.4")[1] == 200
        assert ask("/watch", "127.0.0.4")[1] == 200
        assert watching.seated == 5
        assert len(watching.connections) < 8


def test_nobody_works_on_half_a_body() -> None:
    app = Listening(config_for("sqlite:///x", limits=msgspec.structs.replace(LIMITS, body_seconds=20)))
    with answering(app) as port, Wire(port) as slow, Wire(port) as quick:
        for path in ("/once", "/once?again"):
            slow.send(post(path, b"half and half")[:-5])
            assert quick.ask(get("/once"))[0] == 200
            assert app.methods.pop() == "GET"
            assert not app.methods
            assert slow.ask(b" half")[0] == 200
            assert app.methods.pop() == "POST"
        slow.send(get("/once") + post("/once", b"half and half")[:-5])
        assert slow.answer()[0] == 200
        assert slow.ask(b" half")[0] == 200
        assert app.methods == ["GET", "POST"]


# HTTP


def test_a_listener_who_asks_for_more_and_goes_is_gone(server: Running) -> None:
    with httpx.Client(base_url=server.url, timeout=60) as http:
        guest = Guest(http)
        table = guest.open(*hotseats("Ann", "Bob", "Cy"))
        stream = get(f"/api/tables/{table['id']}/stream", f"cookie: gs_guest={guest.cookie}")
        with Wire(server.port) as wire:
            wire.send(stream + GAMES)
            assert wire.answer(head_only=True)[0] == 200
            assert wait_until(lambda: guest.table(table["id"])["players"][0]["connected"])
        wait_until(lambda: not guest.table(table["id"])["players"][0]["connected"])


def test_one_after_another_and_all_at_once(server: Running) -> None:
    with Wire(server.port) as wire:
        wire.send(GAMES * 5 + post("/api/tables", b"{}") + GAMES)
        assert [wire.answer()[0] for _ in range(7)] == [200] * 5 + [400, 200]
        wire.send(GAMES * 300)
        assert wire.closed_after(5) is not None


def test_a_body_in_chunks(server: Running) -> None:
    with Wire(server.port) as wire:
        head = get("/api/tables", "content-type: application/json", "transfer-encoding: chunked", method="POST")
        assert wire.ask(head + b"2\r\n{}\r\n0\r\n\r\n")[0] == 400
        assert wire.ask(GAMES)[0] == 200


def test_a_client_that_asks_before_it_sends(server: Running) -> None:
    with Wire(server.port) as wire:
        head, body = post("/api/tables", b"{}", "expect: 100-continue")[:-2], b"{}"
        assert wire.ask(head)[0] == 100
        assert wire.ask(body)[0] == 400


def test_heads_alone(server: Running) -> None:
    with Wire(server.port) as wire:
        wire.send(get("/api/games", method="HEAD"))
        status, headers, _ = wire.answer(head_only=True)
        assert status == 200
        assert int(headers["content-length"]) > 100
        assert wire.ask(GAMES)[0] == 200


def test_old_clients_and_other_protocols(server: Running) -> None:
    with Wire(server.port) as wire:
        status, headers, _ = wire.ask(get("/api/games", version="1.0"))
        assert (status, headers["connection"]) == (200, "close")
        assert wire.closed_after(2) is not None
    for upgrade in ("websocket", "h2c"):
        with Wire(server.port) as wire:
            status, headers, _ = wire.ask(get("/api/games", f"upgrade: {upgrade}", "connection: upgrade"))
            assert (status, headers["connection"]) == (200, "close")
            assert wire.closed_after(2) is not None


# The short way of a move


def test_a_move_is_answered_alike_on_every_way(server: Running) -> None:
    """In one piece, with a body that comes in parts, on a connection that closes; pipelined ones in their order."""
    with httpx.Client(base_url=server.url, timeout=10) as http:
        ann = Guest(http)
        table = ann.open(*hotseats("Ann", "Bob", "Cy"))

    def least(shown: dict[str, Any], *headers: str) -> bytes:
        """The last thing there is to choose: pass, or done."""
        body = {"ply": shown["ply"], "action": {"type": shown["menu"]["choices"][-1]["type"]}}
        sent = msgspec.json.encode(body)
        return post(f"/api/tables/{table['id']}/actions", sent, f"cookie: gs_guest={ann.cookie}", *headers)

    with Wire(server.port) as wire:
        whole = wire.ask(least(table))
        move = least(msgspec.json.decode(whole[2]))
        wire.send(move[:-5])
        time.sleep(0.1)
        parted = wire.ask(move[-5:])
        wire.send(move + move)
        stale = [wire.answer()[0] for _ in range(2)]
    with Wire(server.port) as wire:
        closing = wire.ask(least(msgspec.json.decode(parted[2]), "connection: close"))
        assert wire.closed_after(5) is not None

    assert [status for status, _, _ in (whole, parted, closing)] == [200, 200, 200]
    assert stale == [409, 409]
    assert closing[1]["connection"] == "close"
    varying = ("date", "content-length", "connection")
    heads = [
        {name: value for name, value in head.items() if name not in varying} for _, head, _ in (whole, parted, closing)
    ]
    assert heads[0] == heads[1] == heads[2]
    assert "content-security-policy" in heads[0]
    plies = [msgspec.json.decode(body)["ply"] for _, _, body in (whole, parted, closing)]
    assert plies == sorted(set(plies))
