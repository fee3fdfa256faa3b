"""A screen without a terminal: what is typed is known beforehand, what is shown can be read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pexpect
import pytest

from goldenspike import words
from support.terminal.desk import Desk


@pytest.fixture(autouse=True)
def quiet_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    yield
    words.speak(None)


@pytest.fixture(autouse=True)
def closed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever runs on a pseudo-terminal ends with the test."""
    spawn, children = pexpect.spawn, []

    def remembered(*arguments: Any, **named: Any) -> Any:
        children.append(spawn(*arguments, **named))
        return children[-1]

    monkeypatch.setattr(pexpect, "spawn", remembered)
    yield
    for child in children:
        child.close(force=True)


@pytest.fixture
def desk() -> type[Desk]:
    return Desk
