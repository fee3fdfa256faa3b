"""PostgreSQL: for more than one process, or more than one machine."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Collection, Coroutine
from pathlib import Path
from typing import Any, NamedTuple
from weakref import WeakSet

import asyncpg
from sqlalchemy import URL, Connection, event, func, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from goldenspike.errors import GoldenSpikeError, file_error_reason
from goldenspike.server.config import Config, data_folder
from goldenspike.server.storage import backup, bot_queue, chat, migrate, tables
from goldenspike.server.storage.store import (
    ChangeListener,
    DatabaseUnavailable,
    P,
    StoreQuery,
    T,
    WriteConflict,
    ignore_change,
    unavailable_error,
)
from goldenspike.tables.rows import HistoryAppend

MIGRATION_LOCK = 0x601DE2
"""The number of the advisory lock under which one process migrates while the others wait."""
RETRY_SECONDS = 1.0
POOL_SECONDS = 5.0
CONNECT_SECONDS = 5.0
CLOSE_SECONDS = 1.0
MAINTENANCE_LOCK_SECONDS = 60.0
"""How long to wait for a lock where nobody waits for the answer: upgrades and backups."""
LISTEN_CHECK_SECONDS = 10.0
"""How often to make sure that the connection which only listens still has somebody at its other end."""
MAX_QUEUED_PRESENCE = 1_000
"""What may wait to be said about presence; of more, the oldest is lost."""
CONNECTION_ERRORS = (DBAPIError, PoolTimeout, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What the way to the database may end in."""
ERROR_KEYS = {
    "55P03": "locked",
    "40001": "locked",
    "40P01": "locked",
    "57014": "slow",
    "25006": "read-only",
    "42501": "denied",
    "28000": "denied",
    "28P01": "denied",
    "3D000": "missing",
    "42P01": "missing",
    "53100": "full",
    "XX001": "corrupt",
    "XX002": "corrupt",
}
"""What PostgreSQL's own five-character codes mean to us."""
NUL_IN_TEXT = "22021"
"""What PostgreSQL says to a text with a NUL in it."""
RETRYABLE_CODES = ("40001", "40P01")
"""Of two who waited for each other one was sent away: what he wanted may well be possible a moment later."""
MAX_ATTEMPTS = 4

log = logging.getLogger(__name__)
# What a pool says when it loses a connection: that the database is gone is said by us.
logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)


class ListenConnection(NamedTuple):
    """A connection that only listens, and the news of its end."""

    connection: Any
    lost: asyncio.Event


class PostgresqlStore:
    shared = True

    def __init__(self, url: URL, config: Config) -> None:
        self._url = url
        self._config = config
        self._engine = create_async_engine(
            url,
            hide_parameters=True,  # what is written down when something fails says nothing of anybody
            pool_size=10,
            max_overflow=10,
            pool_pre_ping=True,
            pool_timeout=POOL_SECONDS,
            connect_args={
                "timeout": CONNECT_SECONDS,
                # The database ends what takes too long; if it cannot even do that, we stop waiting for it.
                "command_timeout": config.statement_seconds + CONNECT_SECONDS,
                "server_settings": {
                    "application_name": "goldenspike",
                    "lock_timeout": to_milliseconds(config.busy_seconds),
                    "statement_timeout": to_milliseconds(config.statement_seconds),
                    "idle_in_transaction_session_timeout": to_milliseconds(config.statement_seconds),
                },
            },
        )
        self._connections: WeakSet[Any] = WeakSet()
        event.listen(self._engine.sync_engine, "connect", self._connected)
        # A table of several queries is of one moment.
        self._reading = self._engine.execution_options(isolation_level="REPEATABLE READ")
        self._heard: ChangeListener = ignore_change
        self._heard_presence: Callable[[str], None] = ignore_change
        self._heard_talk: Callable[[str | None, int], None] = ignore_change
        self._heard_question: Callable[[], None] = ignore_change
        self._said: deque[str] = deque(maxlen=MAX_QUEUED_PRESENCE)
        self._saying: asyncio.Task[None] | None = None
        self._working: set[asyncio.Task[Any]] = set()
        self._listener: ListenConnection | None = None
        self._listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self._patiently(self._upgrade)
        try:
            self._listener = await self._connect()
        except CONNECTION_ERRORS as error:
            raise self._unavailable(error) from error
        self._listening = asyncio.create_task(self._listen(self._listener))

    async def close(self) -> None:
        self._said.clear()
        if self._listening is not None:
            await _cancel_all([self._listening])
        if self._listener is not None:
            self._listener.connection.terminate()
        await self._end_work()
        await self._engine.dispose()

    async def _end_work(self) -> None:
        """What is under way has a moment; then its connections are cut, so that nothing is left of them."""
        unfinished = {*self._working, *([self._saying] if self._saying is not None else [])}
        for _ in range(2):
            if unfinished:
                _, unfinished = await asyncio.wait(unfinished, timeout=CLOSE_SECONDS)
            if unfinished:
                for connection in [*self._connections]:
                    connection.terminate()
        await _cancel_all(unfinished)

    def _connected(self, connection: Any, _record: Any) -> None:
        self._connections.add(connection.driver_connection)

    async def check(self) -> None:
        await self.read(migrate.check_schema)

    async def read(self, query: StoreQuery[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        async def work() -> T:
            async with self._reading.connect() as connection:
                return await connection.run_sync(query, *args, **kwargs)

        try:
            return await self._whole(work())
        except CONNECTION_ERRORS as error:
            raise self._unavailable(error) from error

    async def write(self, query: StoreQuery[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        async def work() -> T:
            async with self._engine.begin() as connection:
                return await connection.run_sync(query, *args, **kwargs)

        for attempt in range(1, MAX_ATTEMPTS + 1):
            try:
                return await self._whole(work())
            except IntegrityError:
                raise WriteConflict from None
            except CONNECTION_ERRORS as error:
                if attempt == MAX_ATTEMPTS or sqlstate_of(error) not in RETRYABLE_CODES:
                    raise self._unavailable(error) from error
        raise AssertionError

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Done to its end, though whoever waits for it gives up: cut off, it would leave half a connection behind."""
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._worked)
        return await asyncio.shield(task)

    def _worked(self, task: asyncio.Task[Any]) -> None:
        self._working.discard(task)
        if not task.cancelled():
            task.exception()  # who waited for it has it; if nobody does, nobody wants it

    async def append(self, append: HistoryAppend) -> None:
        await self.write(tables.append_history, append)

    # One job each, however long it takes

    async def snapshot(self, query: Callable[[Connection], T]) -> T:
        def see(connection: Connection) -> T:
            migrate.schema_revision(connection, self._name)
            return query(connection)

        return await self._patiently(see, isolation_level="REPEATABLE READ")

    async def beside(self, query: Callable[[Connection], T]) -> T:
        def change(connection: Connection) -> T:
            migrate.check_schema(connection)
            return query(connection)

        return await self._patiently(change)

    async def fill(self, query: Callable[[Connection], None]) -> None:
        def write(connection: Connection) -> None:
            lock_schema(connection)
            if migrate.schema_revision(connection, self._name) is not None:
                raise DatabaseUnavailable("server-database-not-empty", file=self._name)
            query(connection)

        await self._patiently(write)

    async def _patiently(self, query: Callable[[Connection], T], **options: Any) -> T:
        """One transaction on a connection of its own, with no limit of time for a statement."""
        settings = {"application_name": "goldenspike", "lock_timeout": to_milliseconds(MAINTENANCE_LOCK_SECONDS)}
        engine: AsyncEngine = create_async_engine(
            self._url,
            hide_parameters=True,
            poolclass=NullPool,
            execution_options=options,
            connect_args={"timeout": CONNECT_SECONDS, "server_settings": settings},
        )
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(query)
        except CONNECTION_ERRORS as error:
            raise self._unavailable(error) from error
        finally:
            await engine.dispose()

    def _upgrade(self, connection: Connection) -> None:
        lock_schema(connection)
        found = migrate.schema_revision(connection, self._name)
        if found == migrate.REVISION:
            return
        if found is not None:
            self._copy(connection, found)
        migrate.upgrade_schema(connection)

    def _copy(self, connection: Connection, revision: str) -> None:
        """Of the database as it is, before its schema is upgraded."""
        folder = data_folder() if self._config.backups is None else Path(self._config.backups)
        copy = folder / backup.upgrade_copy_name(self._name, revision)
        connection.execute(text("LOCK TABLE settings, packs, tables, seats, holders, history IN EXCLUSIVE MODE"))
        try:
            folder.mkdir(parents=True, exist_ok=True)
            backup.write_backup(connection, copy)
        except (OSError, GoldenSpikeError) as error:
            why = file_error_reason(error) if isinstance(error, OSError) else error.values["reason"]
            raise DatabaseUnavailable("server-database-no-copy", file=self._name, copy=str(copy), reason=why) from None

    # Other processes

    def listen(self, heard: ChangeListener) -> None:
        self._heard = heard

    def say_presence(self, said: str) -> None:
        self._said.append(said)
        if self._saying is None or self._saying.done():
            self._saying = asyncio.create_task(self._say())

    def hear_presence(self, heard: Callable[[str], None]) -> None:
        self._heard_presence = heard

    def hear_talk(self, heard: Callable[[str | None, int], None]) -> None:
        self._heard_talk = heard

    def hear_questions(self, heard: Callable[[], None]) -> None:
        self._heard_question = heard

    async def _say(self) -> None:
        """All that waits, until nothing does."""
        while self._said:
            said = [*self._said]
            self._said.clear()
            try:
                async with self._engine.begin() as connection:
                    for each in said:
                        await connection.execute(select(func.pg_notify(tables.PRESENCE_CHANNEL, each)))
            except CONNECTION_ERRORS as error:
                log.warning("%s: %s", type(error).__name__, error)

    async def _listen(self, listener: ListenConnection) -> None:
        """Pass on what other processes say, for ever: a lost connection is made again."""
        while True:
            self._listener = listener
            await self._until_lost(listener)
            listener = await self._connect_again()
            self._heard(None, 0)
            self._heard_talk(None, 0)

    async def _until_lost(self, listener: ListenConnection) -> None:
        while not listener.lost.is_set():
            try:
                await asyncio.wait_for(listener.lost.wait(), LISTEN_CHECK_SECONDS)
            except TimeoutError:
                await self._make_sure(listener)

    async def _make_sure(self, listener: ListenConnection) -> None:
        """A connection whose other end vanished without a word would listen for ever."""
        try:
            await listener.connection.execute("SELECT 1", timeout=CONNECT_SECONDS)
        except CONNECTION_ERRORS:
            listener.connection.terminate()
            listener.lost.set()

    async def _connect_again(self) -> ListenConnection:
        told = False
        while True:
            await asyncio.sleep(RETRY_SECONDS)
            try:
                return await self._connect()
            except CONNECTION_ERRORS as error:
                if not told:
                    log.warning("%s: %s", type(error).__name__, error)
                told = True

    async def _connect(self) -> ListenConnection:
        address = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await asyncpg.connect(address, timeout=CONNECT_SECONDS)
        listener = ListenConnection(connection, asyncio.Event())
        connection.add_termination_listener(lambda _: listener.lost.set())
        try:
            await connection.add_listener(tables.CHANGE_CHANNEL, self._hear)
            await connection.add_listener(tables.PRESENCE_CHANNEL, lambda *heard: self._heard_presence(heard[3]))
            await connection.add_listener(chat.CHAT_CHANNEL, self._hear_talk)
            await connection.add_listener(bot_queue.QUEUE_CHANNEL, lambda *_: self._heard_question())
        except BaseException:
            connection.terminate()
            raise
        return listener

    def _hear(self, _connection: Any, _process: int, _channel: str, payload: Any) -> None:
        table, _, version = str(payload).partition(" ")
        self._heard(table, int(version))

    def _hear_talk(self, _connection: Any, _process: int, _channel: str, payload: Any) -> None:
        table, _, number = str(payload).partition(" ")
        self._heard_talk(table, int(number))

    # What went wrong

    @property
    def _name(self) -> str:
        return str(self._url.database)

    def _unavailable(self, error: BaseException) -> GoldenSpikeError:
        code = sqlstate_of(error)
        if code == NUL_IN_TEXT:  # whoever asked for that is at fault, and no database
            return GoldenSpikeError("server-malformed", detail="NUL")
        return unavailable_error(ERROR_KEYS.get(code, "broken"), self._name, error)


def sqlstate_of(error: BaseException) -> str:
    return str(getattr(getattr(error, "orig", error), "sqlstate", "") or "")


async def _cancel_all(tasks: Collection[asyncio.Task[Any]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def lock_schema(connection: Connection) -> None:
    """One process at a time changes the schema."""
    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})


def to_milliseconds(seconds: float) -> str:
    return str(int(seconds * 1000))
