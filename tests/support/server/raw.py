"""HTTP as bytes, for what no client would send."""

from __future__ import annotations

import socket
import time
from contextlib import suppress


class Wire:
    """A connection to a server, from an address of ours."""

    def __init__(self, port: int, source: str = "127.0.0.1", timeout: float = 60.0, buffer: int | None = None) -> None:
        self.socket = socket.socket()
        if buffer is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.socket.settimeout(timeout)
        self.socket.bind((source, 0))
        self.socket.connect(("127.0.0.1", port))
        self._rest = b""

    def __enter__(self) -> Wire:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def ask(self, data: bytes) -> tuple[int, dict[str, str], bytes]:
        self.send(data)
        return self.answer()

    def answer(self, head_only: bool = False) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and body of the next answer; status 0: the connection was closed instead."""
        try:
            head = self._until(b"\r\n\r\n").decode("latin-1").split("\r\n")
        except ConnectionError:
            return 0, {}, b""
        status = int(head[0].split(" ")[1])
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:])}
        if head_only or status in (100, 204, 304):
            return status, headers, b""
        if headers.get("transfer-encoding") == "chunked":
            body = b""
            while size := int(self._until(b"\r\n"), 16):
                body += self._take(size + 2)[:-2]
            self._take(2)
            return status, headers, body
        return status, headers, self._take(int(headers.get("content-length", "0")))

    def closed_after(self, seconds: float) -> float | None:
        """How long it took the server to close, if it did so in time; what it sends meanwhile is not looked at."""
        began = time.monotonic()
        with suppress(TimeoutError):
            while (left := began + seconds - time.monotonic()) > 0:
                self.socket.settimeout(left)
                try:
                    if not self.socket.recv(65_536):
                        return time.monotonic() - began
                except ConnectionError:
                    return time.monotonic() - began
        return None

    def _until(self, mark: bytes) -> bytes:
        while mark not in self._rest:
            self._more()
        found, _, self._rest = self._rest.partition(mark)
        return found

    def _take(self, size: int) -> bytes:
        while len(self._rest) < size:
            self._more()
        found, self._rest = self._rest[:size], self._rest[size:]
        return found

    def _more(self) -> None:
        data = self.socket.recv(65_536)
        if not data:
            raise ConnectionError("closed")
        self._rest += data


def get(path: str, *headers: str, method: str = "GET", version: str = "1.1") -> bytes:
    return "\r\n".join([f"{method} {path} HTTP/{version}", "host: localhost", *headers, "", ""]).encode("latin-1")


def post(path: str, body: bytes, *headers: str) -> bytes:
    return get(path, "content-type: application/json", f"content-length: {len(body)}", *headers, method="POST") + body
