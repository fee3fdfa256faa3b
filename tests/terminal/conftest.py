"""A screen without a terminal: what is typed is known beforehand, what is shown can be read."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pexpect
import pytest
from rich.console import Console

import goldenspike as gs
from goldenspike import words
from goldenspike.terminal import seats
from goldenspike.terminal.screen import Screen
from goldenspike.terminal.session import Session


class Desk:
    """One session with a script of what people type. When the script ends, they are gone."""

    def __init__(
        self, play: gs.Play, script: Iterable[str] = (), *, lang: str = "en", file: Path | None = None, width: int = 160
    ) -> None:
        self.output = io.StringIO()
        self.script = iter(script)
        self.asked: list[str] = []
        screen = Screen(Console(file=self.output, width=width, color_system=None, markup=False), self._read)
        self.session = Session(play, lambda: seats.bots_of(play.setup), screen, lang, file)
        self.play = play

    def _read(self, prompt: str) -> str:
        self.asked.append(prompt)
        self.output.write(prompt)
        try:
            typed = next(self.script)
        except StopIteration:
            raise EOFError from None
        self.output.write(typed + "\n")
        return typed

    def run(self) -> str:
        """Everything that was shown."""
        self.session.run()
        return self.output.getvalue()


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
