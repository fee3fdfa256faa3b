"""PostgreSQL: for more than one process, or more than one machine."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, NamedTuple

import asyncpg
from sqlalchemy import URL, Connection, func, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import create_async_engine

from goldenspike.server.storage import migrate, queries, questions
from goldenspike.server.storage.rows import Append
from goldenspike.server.storage.store import Conflict, Heard, P, Query, T, Unavailable, nothing, unavailable

MIGRATION_LOCK = 0x601DE2
"""The number of the advisory lock under which one process migrates while the others wait."""
RETRY_SECONDS = 1.0
POOL_SECONDS = 5.0
FAILURES = (DBAPIError, PoolTimeout, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What the way to the database may end in."""

log = logging.getLogger(__name__)


class Listener(NamedTuple):
    """A connection that only listens, and the news of its end."""

    connection: Any
    lost: asyncio.Event


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
            pool_timeout=POOL_SECONDS,
            connect_args={"server_settings": {"lock_timeout": milliseconds, "application_name": "goldenspike"}},
        )
        self._heard: Heard = nothing
        self._heard_presence: Callable[[str], None] = nothing
        self._heard_question: Callable[[], None] = nothing
        self._saying: set[asyncio.Task[None]] = set()
        self._listener: Listener | None = None
        self._listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        try:
            async with self._engine.begin() as connection:
                await connection.run_sync(_upgrade)
            self._listener = await self._connect()
        except FAILURES as error:
            raise as_unavailable(error) from None
        self._listening = asyncio.create_task(self._listen(self._listener))

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, *self._saying, return_exceptions=True)
        if self._listener is not None:
            self._listener.connection.terminate()
        await self._engine.dispose()

    async def check(self) -> None:
        await self.read(migrate.check)

    async def read(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            async with self._engine.connect() as connection:
                return await connection.run_sync(query, *args, **kwargs)
        except FAILURES as error:
            raise as_unavailable(error) from None

    async def write(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            async with self._engine.begin() as connection:
                return await connection.run_sync(query, *args, **kwargs)
        except IntegrityError:
            raise Conflict from None
        except FAILURES as error:
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

    def hear_questions(self, heard: Callable[[], None]) -> None:
        self._heard_question = heard

    async def _say(self, said: str) -> None:
        try:
            async with self._engine.begin() as connection:
                await connection.execute(select(func.pg_notify(queries.PRESENCE, said)))
        except FAILURES as error:
            log.warning("%s", error)

    async def _listen(self, listener: Listener) -> None:
        """Pass on what other processes say, for ever: a lost connection is made again."""
        while True:
            self._listener = listener
            await listener.lost.wait()
            listener = await self._connect_again()
            self._heard(None, 0)

    async def _connect_again(self) -> Listener:
        while True:
            await asyncio.sleep(RETRY_SECONDS)
            try:
                return await self._connect()
            except FAILURES as error:
                log.warning("%s: %s", type(error).__name__, error)

    async def _connect(self) -> Listener:
        connection = await asyncpg.connect(self._dsn)
        listener = Listener(connection, asyncio.Event())
        connection.add_termination_listener(lambda _: listener.lost.set())
        await connection.add_listener(queries.CHANNEL, self._hear)
        await connection.add_listener(queries.PRESENCE, lambda *heard: self._heard_presence(heard[3]))
        await connection.add_listener(questions.CHANNEL, lambda *_: self._heard_question())
        return listener

    def _hear(self, _connection: Any, _process: int, _channel: str, payload: Any) -> None:
        table, _, version = str(payload).partition(" ")
        self._heard(table, int(version))


def _upgrade(connection: Connection) -> None:
    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    migrate.upgrade(connection)


def as_unavailable(error: BaseException) -> Unavailable:
    """PostgreSQL's own five-character codes say what is the matter."""
    code = str(getattr(getattr(error, "orig", error), "sqlstate", "") or "")
    keys = {"55P03": "locked", "40P01": "locked", "25006": "read-only", "53100": "full"}
    return unavailable(keys.get(code, "broken"), error)
