"""Databases that earlier releases wrote, loaded into fresh ones."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import asyncpg

from goldenspike.server.config import RetentionSettings

DATABASES = Path(__file__).parents[2] / "server" / "storage" / "databases"


FOR_EVER = RetentionSettings(waiting_days=0, abandoned_days=0)


def load_sqlite(path: Path, text: str) -> None:
    connection = sqlite3.connect(path)
    connection.executescript(text)
    connection.close()


async def load_postgresql(address: str, text: str) -> None:
    connection = await asyncpg.connect(address)
    await connection.execute(text)
    await connection.close()
