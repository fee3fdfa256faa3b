"""A session at a terminal that is not there: typed lines are known beforehand, output can be read."""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console

import goldenspike as gs
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
