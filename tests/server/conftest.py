"""A server inside the test process, with everything open."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from goldenspike.server.app import create_app
from support.server.helpers import Guest, config_for, sqlite_at


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


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database: the test runs once on each kind."""
    if request.param == "sqlite":
        return sqlite_at(tmp_path)
    made: str = request.getfixturevalue("postgresql")()
    return made
