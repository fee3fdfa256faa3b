"""Access log: one line of JSON per request on standard output, everything else on standard error.

A separate thread writes, so that a slow reader of the log never stops the server. The queue is bounded; lines
that do not fit are counted and dropped.
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
    """One request. Only the route is logged: the path may contain a seat token."""

    time: str
    method: str
    route: str
    status: int
    ms: float
    bytes: int
    address: str


class ServerLogLine(msgspec.Struct, omit_defaults=True):
    """A warning or an error of the server."""

    time: str
    level: str
    logger: str
    message: str
    traceback: str | None = None
    times: int = 1
    """How often it happened again in the last minute."""


class AccessLog(logging.Handler):
    """The log writer, also a logging handler: a repeated error is written in full once, then counted by the minute."""

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
        """Receive all log records of this process from now on."""
        logging.basicConfig(handlers=[self], level=logging.WARNING, force=True)
        self._thread = threading.Thread(target=self._run_writer, daemon=True, name="access-log")
        self._thread.start()
        return self

    def stop(self) -> None:
        """Write the rest, unless nobody reads it."""
        self._ended = True
        self._woken.set()
        if self._thread is not None:
            self._thread.join(SHUTDOWN_SECONDS)

    def log_request(self, *fields: Any) -> None:
        """Log one request: the fields of an AccessLogLine, with the time in seconds."""
        self._put(STDOUT, fields)

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR:
            metrics.errors.inc()
        logged = ServerLogLine(
            _timestamp(record.created), record.levelname.lower(), record.name, record.getMessage()[:2_000]
        )
        place = [record.name, record.pathname, str(record.lineno)]
        if record.exc_info and record.exc_info[1] is not None:
            error = record.exc_info[1]
            logged.traceback = "".join(traceback.format_exception(error, limit=-30))[:20_000]
            frames = traceback.extract_tb(error.__traceback__, limit=-1)
            place += [type(error).__name__, *(f"{frame.filename}:{frame.lineno}" for frame in frames)]
        key = tuple(place)
        first, times = self._repeated.get(key, (logged, -1))
        if times >= 0 or len(self._repeated) < MAX_REPEATED_ERRORS:
            self._repeated[key] = first, times + 1
        if times < 0:
            self._put(STDERR, logged)

    def _put(self, where: int, line: tuple[Any, ...] | ServerLogLine) -> None:
        if len(self._lines) >= MAX_QUEUED_LINES:
            metrics.log_lines_dropped.inc()
            return
        self._lines.append((where, line))
        if not self._woken.is_set():
            self._woken.set()

    def _run_writer(self) -> None:
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
            entry = line if isinstance(line, ServerLogLine) else AccessLogLine(_timestamp(line[0]), *line[1:])
            texts.setdefault(where, []).append(msgspec.json.encode(entry) + b"\n")
        for where, lines in texts.items():
            _write_all(where, b"".join(lines))

    def _count(self, now: bool = False) -> None:
        """Report how often logged errors were repeated; forget those that were not."""
        if not now and time.monotonic() - self._counted < REPEAT_SECONDS:
            return
        self._counted = time.monotonic()
        self.acquire()  # other threads log too
        for key, (logged, times) in list(self._repeated.items()):
            if times == 0:
                del self._repeated[key]
            else:
                self._repeated[key] = logged, 0
                again = ServerLogLine(_timestamp(time.time()), logged.level, logged.logger, logged.message, times=times)
                self._lines.append((STDERR, again))
        self.release()


def _timestamp(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")


def _write_all(where: int, text: bytes) -> None:
    """Write past Python's buffers, whose flush at exit would block."""
    view = memoryview(text)
    try:
        while view:
            view = view[os.write(where, view) :]
    except OSError:
        metrics.log_lines_dropped.inc(text.count(b"\n"))  # the reader is gone
