"""What tests start, ends: no process outlives the module it was started in. Nothing here imports goldenspike.

A child inherits the environment of the process that starts it, even if its parent changes later; so ours is marked.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType

MARK = "GOLDENSPIKE_TESTS"
GRACE_SECONDS = 20.0
"""Who was told to end may take so long, on a busy machine."""

PYTHONS_OWN = "multiprocessing.resource_tracker"
"""Python starts one in the background and ends it with itself."""


def mark() -> None:
    """Before the first test. What is started from now on can be found, and minds signals as usual."""
    os.environ[MARK] = str(os.getpid())
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT):
        if signal.getsignal(number) is signal.SIG_IGN:
            with suppress(ValueError):  # not in the main thread
                signal.signal(number, _ignored)
    signal.pthread_sigmask(signal.SIG_SETMASK, ())


def _ignored(_number: int, _frame: FrameType | None) -> None:
    """A signal that the tests were started to ignore. Their children do not ignore it: handlers are not inherited."""


@contextmanager
def lasting() -> Iterator[None]:
    """Processes started in here may live as long as the tests; the fixture that starts them ends them."""
    value = os.environ.pop(MARK, None)
    try:
        yield
    finally:
        if value is not None:
            os.environ[MARK] = value


@contextmanager
def none_left() -> Iterator[None]:
    """Raises AssertionError if something that was started in here lives on, and ends it."""
    before = marked_processes()
    try:
        yield
    finally:
        end = time.monotonic() + GRACE_SECONDS
        while (left := marked_processes() - before) and time.monotonic() < end:
            time.sleep(0.05)
        told = [_command(pid) for pid in left]
        for pid in left:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
    assert not told, f"left behind: {told}"


def marked_processes() -> set[int]:
    """Where the system does not show environments, nothing."""
    wanted = f"{MARK}={os.environ[MARK]}".encode()
    found = set()
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if wanted in (folder / "environ").read_bytes().split(b"\0"):
                found.add(int(folder.name))
    return {pid for pid in found if PYTHONS_OWN not in _command(pid)}


def _command(pid: int) -> str:
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    return ""
