"""PostgreSQL: for more than one process, or more than one machine."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import asyncpg
from sqlalchemy import URL, Connection, func, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from goldenspike.server.storage import queries
from goldenspike.server.storage.migrate import upgrade
from goldenspike.server.storage.rows import Append
from goldenspike.server.storage.store import Conflict, Heard, P, Query, T, Unavailable, nothing, unavailable

MIGRATION_LOCK = 0x601DE2
"""The number of the advisory lock under which one process migrates while the others wait."""
RETRY_SECONDS = 1.0

log = logging.getLogger(__name__)


class PostgresqlStore:
    shared = True

    def __init__(self, url: URL, busy_seconds: float) -> None:
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        milliseconds = str(int(busy_seconds * 1000))
        self._engine = create_async_engine(
            url,
            pool_size=10,
            max_overflow=10,
            pool_pre_ping=True,
            connect_args={"server_settings": {"lock_timeout": milliseconds, "application_name": "goldenspike"}},
        )
        self._heard: Heard = nothing
        self._heard_presence: Callable[[str], None] = nothing
        self._saying: set[asyncio.Task[None]] = set()
        self._listener: asyncio.Task[None] | None = None

    async def open(self) -> None:
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(_upgrade)
        except (DBAPIError, OSError, asyncpg.PostgresError) as error:
            raise as_unavailable(error) from None
        self._listener = asyncio.create_task(self._listen())

    async def close(self) -> None:
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, *self._saying, return_exceptions=True)
        await self._engine.dispose()

    async def read(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            async with self._engine.connect() as connection:
                return await connection.run_sync(query, *args, **kwargs)
        except (DBAPIError, OSError) as error:
            raise as_unavailable(error) from None

    async def write(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            async with self._engine.begin() as connection:
                return await connection.run_sync(query, *args, **kwargs)
        except IntegrityError:
            raise Conflict from None
        except (DBAPIError, OSError) as error:
            raise as_unavailable(error) from None

    async def append(self, append: Append) -> None:
        await self.write(queries.append, append)

    def listen(self, heard: Heard) -> None:
        self._heard = heard

    def say_presence(self, said: str) -> None:
        task = asyncio.create_task(self._say(said))
        self._saying.add(task)
        task.add_done_callback(self._saying.discard)

    def hear_presence(self, heard: Callable[[str], None]) -> None:
        self._heard_presence = heard

    async def _say(self, said: str) -> None:
        try:
            async with self._engine.begin() as connection:
                await connection.execute(select(func.pg_notify(queries.PRESENCE, said)))
        except (DBAPIError, OSError) as error:
            log.warning("%s", error)

    async def _listen(self) -> None:
        """Pass on what other processes say, for ever: a lost connection is made again."""
        while True:
            try:
                await self._listen_once()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("%s: %s", type(error).__name__, error)
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen_once(self) -> None:
        connection = await asyncpg.connect(self._dsn)
        try:
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(queries.CHANNEL, self._hear)
            await connection.add_listener(queries.PRESENCE, lambda *heard: self._heard_presence(heard[3]))
            self._heard(None, 0)
            await lost.wait()
        finally:
            connection.terminate()

    def _hear(self, _connection: Any, _process: int, _channel: str, payload: Any) -> None:
        table, _, version = str(payload).partition(" ")
        self._heard(table, int(version))


def _upgrade(connection: Connection) -> None:
    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    upgrade(connection)


def as_unavailable(error: BaseException) -> Unavailable:
    """PostgreSQL's own five-character codes say what is the matter."""
    code = str(getattr(getattr(error, "orig", error), "sqlstate", "") or "")
    keys = {"55P03": "locked", "40P01": "locked", "25006": "read-only", "53100": "full"}
    return unavailable(keys.get(code, "broken"), error)
