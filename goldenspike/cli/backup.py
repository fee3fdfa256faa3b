"""`goldenspike backup` and `goldenspike restore`: a server's database as one file."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

from rich.progress import BarColumn, Progress, TaskProgressColumn, TimeRemainingColumn

from goldenspike.errors import GoldenSpikeError
from goldenspike.server import settings
from goldenspike.server.storage import backup as backups
from goldenspike.server.storage import open_store
from goldenspike.terminal import files
from goldenspike.terminal.screen import stderr_console, stdout_console
from goldenspike.words import say

T = TypeVar("T")


def backup(file: Path, database: str | None, force: bool) -> int:
    store = open_store(settings.read_settings({"database": database}).config)
    if file.exists() and not force:
        raise GoldenSpikeError("cli-backup-exists", file=str(file))
    with _progress() as tell:
        header = _finish(store.snapshot(lambda connection: backups.write_backup(connection, file, tell)))
    _report("cli-backup-done", file, header)
    return 0


def restore(file: Path, database: str | None) -> int:
    store = open_store(settings.read_settings({"database": database}).config)
    files.check_readable(file)
    try:
        with _progress() as tell:
            header = backups.check_backup(file, tell)
    except GoldenSpikeError as error:
        stderr_console().print(error.message, soft_wrap=True)
        return 1
    with _progress() as tell:
        _finish(store.fill_empty(lambda connection: backups.restore_backup(connection, file, tell)))
    _report("cli-restore-done", file, header)
    return 0


@contextmanager
def _progress() -> Iterator[backups.ProgressCallback]:
    """A progress bar on interactive terminals."""
    console = stderr_console()
    bar = Progress(BarColumn(), TaskProgressColumn(), TimeRemainingColumn(), console=console, transient=True)
    bar.disable = not console.is_terminal
    with bar:
        task = bar.add_task("", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _finish(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine. Unlike asyncio.run, Ctrl+C interrupts it even between awaits."""
    loop = asyncio.new_event_loop()
    task = loop.create_task(work)
    try:
        return loop.run_until_complete(task)
    except KeyboardInterrupt:
        task.cancel()
        with suppress(asyncio.CancelledError, KeyboardInterrupt):
            loop.run_until_complete(task)
        raise
    finally:
        loop.close()


def _report(key: str, file: Path, header: backups.BackupHeader) -> None:
    rows = {part.table: part.rows for part in header.parts}
    sentence = say(key, file=str(file), tables=rows.get("tables", 0), entries=rows.get("history", 0))
    stdout_console().print(sentence, soft_wrap=True)
