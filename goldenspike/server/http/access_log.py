"""What is written down: one line of JSON a request on standard output, everything else on standard error.

A thread of its own writes, so that somebody who started us and does not read what we say never stops the server. What
waits has a bound; what does not fit is counted and not kept.
"""

from __future__ import annotations

import logging
import os
import threading
import time
import traceback
from collections import deque
from datetime import UTC, datetime
from typing import Any

import msgspec

from goldenspike.server.util import metrics

MAX_QUEUED_LINES = 10_000
MAX_REPEATED_ERRORS = 200
FLUSH_SECONDS = 0.1
REPEAT_SECONDS = 60.0
SHUTDOWN_SECONDS = 1.0
STDOUT, STDERR = 1, 2


class AccessLogLine(msgspec.Struct, omit_defaults=True):
    """Somebody's request. Of its address only the route: the rest may hold the token of a seat."""

    time: str
    method: str
    route: str
    status: int
    ms: float
    bytes: int
    address: str


class ServerLogLine(msgspec.Struct, omit_defaults=True):
    """What the server itself has to say."""

    time: str
    level: str
    logger: str
    message: str
    traceback: str | None = None
    times: int = 1
    """How often it happened in the last minute, if it is not said for the first time."""


class AccessLog(logging.Handler):
    """Takes log records too: the same error at the same place is written whole once, then counted by the minute."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._lines: deque[tuple[int, tuple[Any, ...] | ServerLogLine]] = deque()
        self._repeated: dict[tuple[str, ...], tuple[ServerLogLine, int]] = {}
        self._woken = threading.Event()
        self._counted = time.monotonic()
        self._ended = False
        self._thread: threading.Thread | None = None

    @property
    def queued(self) -> int:
        """How many lines wait to be written."""
        return len(self._lines)

    def start(self) -> AccessLog:
        """From now on, everything that is logged in this process comes here."""
        logging.basicConfig(handlers=[self], level=logging.WARNING, force=True)
        self._thread = threading.Thread(target=self._write_on, daemon=True, name="journal")
        self._thread.start()
        return self

    def stop(self) -> None:
        """Write what is left, unless nobody takes it."""
        self._ended = True
        self._woken.set()
        if self._thread is not None:
            self._thread.join(SHUTDOWN_SECONDS)

    def request(self, *fields: Any) -> None:
        """The fields of a Line, with the time in seconds."""
        self._put(STDOUT, fields)

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR:
            metrics.errors.inc()
        said = ServerLogLine(
            _timestamp(record.created), record.levelname.lower(), record.name, record.getMessage()[:2_000]
        )
        place = [record.name, record.pathname, str(record.lineno)]
        if record.exc_info and record.exc_info[1] is not None:
            error = record.exc_info[1]
            said.traceback = "".join(traceback.format_exception(error, limit=-30))[:20_000]
            frames = traceback.extract_tb(error.__traceback__, limit=-1)
            place += [type(error).__name__, *(f"{frame.filename}:{frame.lineno}" for frame in frames)]
        key = tuple(place)
        first, times = self._repeated.get(key, (said, -1))
        if times >= 0 or len(self._repeated) < MAX_REPEATED_ERRORS:
            self._repeated[key] = first, times + 1
        if times < 0:
            self._put(STDERR, said)

    def _put(self, where: int, line: tuple[Any, ...] | ServerLogLine) -> None:
        if len(self._lines) >= MAX_QUEUED_LINES:
            metrics.log_lines_dropped.inc()
            return
        self._lines.append((where, line))
        if not self._woken.is_set():
            self._woken.set()

    def _write_on(self) -> None:
        while not self._ended:
            self._woken.wait(REPEAT_SECONDS)
            if not self._ended:
                time.sleep(FLUSH_SECONDS)  # so that a busy server is not woken for every line
            self._woken.clear()
            self._count()
            self._write()
        self._count(now=True)
        self._write()

    def _write(self) -> None:
        texts: dict[int, list[bytes]] = {}
        while self._lines:
            where, line = self._lines.popleft()
            told = line if isinstance(line, ServerLogLine) else AccessLogLine(_timestamp(line[0]), *line[1:])
            texts.setdefault(where, []).append(msgspec.json.encode(told) + b"\n")
        for where, lines in texts.items():
            _write_all(where, b"".join(lines))

    def _count(self, now: bool = False) -> None:
        """Say how often what was said already happened again; forget what did not."""
        if not now and time.monotonic() - self._counted < REPEAT_SECONDS:
            return
        self._counted = time.monotonic()
        self.acquire()  # who logs changes these too
        for key, (said, times) in list(self._repeated.items()):
            if times == 0:
                del self._repeated[key]
            else:
                self._repeated[key] = said, 0
                again = ServerLogLine(_timestamp(time.time()), said.level, said.logger, said.message, times=times)
                self._lines.append((STDERR, again))
        self.release()


def _timestamp(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")


def _write_all(where: int, text: bytes) -> None:
    """Past Python's own buffers, which would be flushed, and waited for, when the process ends."""
    view = memoryview(text)
    try:
        while view:
            view = view[os.write(where, view) :]
    except OSError:
        metrics.log_lines_dropped.inc(text.count(b"\n"))  # nobody is there to read any more
