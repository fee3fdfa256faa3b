"""A webhook receiver: it records requests, and answers as the path says."""

from __future__ import annotations

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple
from urllib.parse import unquote


class Came(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """`/ok`, `/fail`, `/gone`, `/hang`, `/garbage`, `/endless`, `/going-on`, `/redirect/ADDRESS`; all else is `/ok`."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.came: list[Came] = []
        self.ended = threading.Event()

    def at(self, path: str) -> list[Came]:
        return [came for came in self.came if came.path == path]


@contextmanager
def receiver() -> Iterator[Receiver]:
    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            path = self.rfile.readline().split()[1].decode()
            headers = {}
            while line := self.rfile.readline().strip():
                name, _, value = line.decode("latin-1").partition(":")
                headers[name.lower()] = value.strip()
            here.came.append(Came(path, headers, self.rfile.read(int(headers.get("content-length", 0)))))
            with suppress(OSError):
                self.answer(path)

        def answer(self, path: str) -> None:
            if path.startswith("/hang"):
                here.ended.wait(60)
            elif path.startswith("/garbage"):
                self.wfile.write(b"\x00\xff what is this?\r\n\r\n" * 20)
            elif path.startswith("/endless"):
                self.wfile.write(b"HTTP/1.1 200 OK\r\nx-long: ")
                while not here.ended.is_set():
                    self.wfile.write(b"x" * 65_536)
            elif path.startswith("/going-on"):
                while not here.ended.is_set():
                    self.wfile.write(b"HTTP/1.1 100 Continue\r\n\r\n" * 1_000)
            elif path.startswith("/redirect/"):
                to = unquote(path.removeprefix("/redirect/"))
                self.wfile.write(f"HTTP/1.1 307 See There\r\nlocation: {to}\r\ncontent-length: 0\r\n\r\n".encode())
            else:
                status = {"/fail": "500 Broken", "/gone": "410 Gone"}.get(path, "200 OK")
                self.wfile.write(f"HTTP/1.1 {status}\r\ncontent-length: 0\r\n\r\n".encode())

    class Server(socketserver.ThreadingTCPServer):
        allow_reuse_address = True
        daemon_threads = True

        def handle_error(self, request: Any, client_address: Any) -> None:
            """Who is cut off says so elsewhere."""

    with Server(("127.0.0.1", 0), Handler) as server:
        here = Receiver(server.server_address[1])
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        try:
            yield here
        finally:
            here.ended.set()
            server.shutdown()
            thread.join()
