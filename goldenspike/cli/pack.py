"""`goldenspike pack`: check, show and create data packs."""

from __future__ import annotations

from pathlib import Path

from rich.table import Table
from rich.text import Text

from goldenspike import packs
from goldenspike.terminal import files
from goldenspike.terminal.screen import stderr_console, stdout_console
from goldenspike.words import language, say

NOT_THERE = ("pack-unknown", "pack-no-folder")


def check(folder: str) -> int:
    """List every problem on its own line."""
    problems = packs.check(folder)
    if not problems:
        stdout_console().print(say("cli-pack-sound", pack=packs.load(folder).id), soft_wrap=True)
        return 0
    for problem in problems:
        stderr_console().print(problem.worded(language()), soft_wrap=True)
    return 2 if problems[0].key in NOT_THERE else 1


def show(name: str, svg: Path | None) -> int:
    pack = packs.load(name)
    if svg is not None:
        files.write(svg, packs.svg(pack, language()))
        stdout_console().print(say("cli-pack-drawn", file=str(svg)), soft_wrap=True)
        return 0
    table = Table.grid(padding=(0, 2, 0, 0))
    for label, value in packs.summary(pack, language()):
        table.add_row(Text(label, "bold"), Text(value))
    stdout_console().print(table)
    return 0


def new(name: str, source: str) -> int:
    folder = packs.new(name, source, Path.cwd())
    stdout_console().print(say("cli-pack-made", folder=str(folder)), soft_wrap=True)
    return 0
