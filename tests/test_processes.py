"""Tests leave no process behind, and signals reach what they start."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from support import processes

SHOWN = Path("/proc/self/environ").exists()
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not SHOWN, reason="looks for processes as Linux shows them"),
]

SLEEPS = [sys.executable, "-c", "import time; time.sleep(600)"]
LEAVES_ONE = [sys.executable, "-c", f"import subprocess; subprocess.Popen({SLEEPS!r}, start_new_session=True)"]


def test_what_is_left_is_ended_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "GRACE_SECONDS", 0.1)
    with pytest.raises(AssertionError, match=r"left behind: .*time\.sleep\(600\)"), processes.none_left():
        child = subprocess.Popen(SLEEPS)
    assert child.wait(60) == -signal.SIGKILL


def test_whose_parent_is_gone_is_found_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "GRACE_SECONDS", 0.1)
    with pytest.raises(AssertionError, match="left behind"), processes.none_left():
        subprocess.run(LEAVES_ONE, check=True)
    end = time.monotonic() + 30
    while processes.marked_processes() and time.monotonic() < end:
        time.sleep(0.05)  # who was killed takes a moment to be gone
    assert not processes.marked_processes()


def test_a_failure_inside_is_told_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "GRACE_SECONDS", 0.1)
    started = []

    def fails() -> None:
        started.append(subprocess.Popen(SLEEPS))
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError), processes.none_left():
        fails()
    assert started[0].wait(60) == -signal.SIGKILL


def test_a_process_that_ignores_a_signal_does_not_pass_that_on(monkeypatch: pytest.MonkeyPatch) -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        processes.mark()
        asked = "import signal; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"
        assert subprocess.check_output([sys.executable, "-c", asked], text=True) == "True\n"
        signal.raise_signal(signal.SIGINT)  # is ignored here
    finally:
        signal.signal(signal.SIGINT, before)
