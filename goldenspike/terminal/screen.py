"""Terminal input and output."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable

from rich.box import SIMPLE_HEAD
from rich.console import Console, RenderableType
from rich.table import Table

UNSEEN_WIDTH = 160
"""Columns when the width is unknown: a pipe or a file."""


class OutputConsole(Console):
    """A console that raises BrokenPipeError for a closed pipe."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def stdout_console() -> OutputConsole:
    """The console of standard output."""
    return _console(sys.stdout.isatty(), stderr=False)


def stderr_console() -> OutputConsole:
    """The console of standard error."""
    return _console(sys.stderr.isatty(), stderr=True)


def _console(terminal: bool, stderr: bool) -> OutputConsole:
    width = None if terminal or "COLUMNS" in os.environ else UNSEEN_WIDTH
    return OutputConsole(stderr=stderr, width=width, highlight=False, markup=False, emoji=False)


def ruled_table() -> Table:
    """A table with only a line under its head."""
    return Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False, header_style="bold")


class Screen:
    """The screen of a game: its output, and its input."""

    def __init__(self, console: Console | None = None, read: Callable[[str], str] | None = None) -> None:
        self.console = console or stdout_console()
        self._read = read or input
        self.interactive = sys.stdin.isatty() and self.console.is_terminal and not self.console.is_dumb_terminal

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def print_unwrapped(self, sentence: str) -> None:
        """Print a sentence unwrapped, so that file names and commands can be copied."""
        self.console.print(sentence, soft_wrap=True)

    def clear(self) -> None:
        if self.interactive:
            self.console.clear()

    def lines(self, things: Iterable[RenderableType]) -> int:
        """Count the lines that these things need."""
        return sum(len(self.console.render_lines(thing, pad=False)) for thing in things)

    def ask(self, prompt: str) -> str:
        """Read a line. Raises EOFError at the end of the input."""
        self.console.file.flush()
        return self._read(f"{prompt} ").strip()

    def complete(self, words: Callable[[], Iterable[str]]) -> None:
        """Complete these words with the Tab key, where the system can."""
        if not self.interactive:
            return
        try:
            import readline
        except ImportError:
            return

        def completion(part: str, number: int) -> str | None:
            found = [word for word in words() if word.lower().startswith(part.lower())]
            return f"{found[number]} " if number < len(found) else None

        readline.set_completer(completion)
        readline.set_completer_delims(" ")
        readline.parse_and_bind("tab: complete")
