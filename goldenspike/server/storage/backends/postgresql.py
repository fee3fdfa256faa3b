"""The PostgreSQL store, for several processes or machines, which notify each other through it."""

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
from goldenspike.server.storage import backup, tables
from goldenspike.server.storage.backends import migrate
from goldenspike.server.storage.sql import (
    CHANGE_CHANNEL,
    CHAT_CHANNEL,
    MIGRATION_LOCK,
    PRESENCE_CHANNEL,
    QUEUE_CHANNEL,
    advisory_lock,
)
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

RETRY_SECONDS = 1.0
POOL_SECONDS = 5.0
CONNECT_SECONDS = 5.0
CLOSE_SECONDS = 1.0
MAINTENANCE_LOCK_SECONDS = 60.0
"""How long upgrades and backups wait for a lock: no player waits for them."""
LISTEN_CHECK_SECONDS = 10.0
"""How often to check that the listening connection is alive."""
MAX_QUEUED_PRESENCE = 1_000
"""Presence messages that may wait to be sent; of more, the oldest are lost."""
CONNECTION_ERRORS = (DBAPIError, PoolTimeout, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""Errors of reaching or asking the database."""
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
"""Our error keys by PostgreSQL's SQLSTATE codes."""
NUL_IN_TEXT = "22021"
"""The SQLSTATE for a text with a NUL character."""
RETRYABLE_CODES = ("40001", "40P01")
"""Deadlocks and serialization failures: another attempt usually succeeds."""
MAX_ATTEMPTS = 4

log = logging.getLogger(__name__)
# We log lost connections ourselves.
logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)


class ListenConnection(NamedTuple):
    """A connection that only listens, and an event that is set when it is lost."""

    connection: Any
    lost: asyncio.Event


class PostgresqlStore:
    """See `Store`."""

    shared = True

    def __init__(self, url: URL, config: Config) -> None:
        self._url = url
        self._config = config
        self._engine = create_async_engine(
            url,
            hide_parameters=True,  # logged errors must not show personal data
            pool_size=10,
            max_overflow=10,
            pool_pre_ping=True,
            pool_timeout=POOL_SECONDS,
            connect_args={
                "timeout": CONNECT_SECONDS,
                # The database ends slow statements; if it does not answer at all, we stop waiting.
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
        event.listen(self._engine.sync_engine, "connect", self._track_connection)
        # Several statements of a query see one state.
        self._reading = self._engine.execution_options(isolation_level="REPEATABLE READ")
        self._change_listener: ChangeListener = ignore_change
        self._presence_listener: Callable[[str], None] = ignore_change
        self._chat_listener: Callable[[str | None, int], None] = ignore_change
        self._bot_task_listener: Callable[[], None] = ignore_change
        self._presence_queue: deque[str] = deque(maxlen=MAX_QUEUED_PRESENCE)
        self._publishing: asyncio.Task[None] | None = None
        self._working: set[asyncio.Task[Any]] = set()
        self._listener: ListenConnection | None = None
        self._listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self._run_maintenance(self._upgrade)
        try:
            self._listener = await self._connect()
        except CONNECTION_ERRORS as error:
            raise self._unavailable(error) from error
        self._listening = asyncio.create_task(self._listen(self._listener))

    async def close(self) -> None:
        self._presence_queue.clear()
        if self._listening is not None:
            await _cancel_all([self._listening])
        if self._listener is not None:
            self._listener.connection.terminate()
        await self._end_work()
        await self._engine.dispose()

    async def _end_work(self) -> None:
        """Give running work a moment to finish; then cut its connections, so that none is left over."""
        unfinished = {*self._working, *([self._publishing] if self._publishing is not None else [])}
        for _ in range(2):
            if unfinished:
                _, unfinished = await asyncio.wait(unfinished, timeout=CLOSE_SECONDS)
            if unfinished:
                for connection in [*self._connections]:
                    connection.terminate()
        await _cancel_all(unfinished)

    def _track_connection(self, connection: Any, _record: Any) -> None:
        self._connections.add(connection.driver_connection)

    async def check(self) -> None:
        await self.read(migrate.check_schema)

    async def read(self, query: StoreQuery[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        async def work() -> T:
            async with self._reading.connect() as connection:
                return await connection.run_sync(query, *args, **kwargs)

        try:
            return await self._uninterrupted(work())
        except CONNECTION_ERRORS as error:
            raise self._unavailable(error) from error

    async def write(self, query: StoreQuery[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        async def work() -> T:
            async with self._engine.begin() as connection:
                return await connection.run_sync(query, *args, **kwargs)

        for attempt in range(1, MAX_ATTEMPTS + 1):
            try:
                return await self._uninterrupted(work())
            except IntegrityError:
                raise WriteConflict from None
            except CONNECTION_ERRORS as error:
                if attempt == MAX_ATTEMPTS or sqlstate_of(error) not in RETRYABLE_CODES:
                    raise self._unavailable(error) from error
        raise AssertionError

    async def _uninterrupted(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish the work even if the caller is cancelled: interrupted, it would leave a broken connection."""
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._on_done)
        return await asyncio.shield(task)

    def _on_done(self, task: asyncio.Task[Any]) -> None:
        self._working.discard(task)
        if not task.cancelled():
            task.exception()  # marks it as retrieved; the caller, if there still is one, has got it

    async def append(self, append: HistoryAppend) -> None:
        await self.write(tables.append_history, append)

    # Single jobs, however long they take

    async def snapshot(self, query: Callable[[Connection], T]) -> T:
        def read(connection: Connection) -> T:
            migrate.schema_revision(connection, self._name)
            return query(connection)

        return await self._run_maintenance(read, isolation_level="REPEATABLE READ")

    async def run_beside_server(self, query: Callable[[Connection], T]) -> T:
        def change(connection: Connection) -> T:
            migrate.check_schema(connection)
            return query(connection)

        return await self._run_maintenance(change)

    async def fill_empty(self, query: Callable[[Connection], None]) -> None:
        def write(connection: Connection) -> None:
            lock_schema(connection)
            if migrate.schema_revision(connection, self._name) is not None:
                raise DatabaseUnavailable("server-database-not-empty", file=self._name)
            query(connection)

        await self._run_maintenance(write)

    async def _run_maintenance(self, query: Callable[[Connection], T], **options: Any) -> T:
        """One transaction on a connection of its own, without a statement timeout."""
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
        """Back up the database before its schema is upgraded."""
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

    def on_change(self, listener: ChangeListener) -> None:
        self._change_listener = listener

    def publish_presence(self, message: str) -> None:
        self._presence_queue.append(message)
        if self._publishing is None or self._publishing.done():
            self._publishing = asyncio.create_task(self._publish())

    def on_presence(self, listener: Callable[[str], None]) -> None:
        self._presence_listener = listener

    def on_chat(self, listener: Callable[[str | None, int], None]) -> None:
        self._chat_listener = listener

    def on_bot_task(self, listener: Callable[[], None]) -> None:
        self._bot_task_listener = listener

    async def _publish(self) -> None:
        """Send the queued presence messages, until there are none."""
        while self._presence_queue:
            messages = [*self._presence_queue]
            self._presence_queue.clear()
            try:
                async with self._engine.begin() as connection:
                    for message in messages:
                        await connection.execute(select(func.pg_notify(PRESENCE_CHANNEL, message)))
            except CONNECTION_ERRORS as error:
                log.warning("%s: %s", type(error).__name__, error)

    async def _listen(self, listener: ListenConnection) -> None:
        """Pass on the notifications of other processes, and reconnect when the connection is lost. Never returns."""
        while True:
            self._listener = listener
            await self._until_lost(listener)
            listener = await self._connect_again()
            self._change_listener(None, 0)
            self._chat_listener(None, 0)

    async def _until_lost(self, listener: ListenConnection) -> None:
        while not listener.lost.is_set():
            try:
                await asyncio.wait_for(listener.lost.wait(), LISTEN_CHECK_SECONDS)
            except TimeoutError:
                await self._check_listener(listener)

    async def _check_listener(self, listener: ListenConnection) -> None:
        """A connection whose other end vanished silently would listen for ever."""
        try:
            await listener.connection.execute("SELECT 1", timeout=CONNECT_SECONDS)
        except CONNECTION_ERRORS:
            listener.connection.terminate()
            listener.lost.set()

    async def _connect_again(self) -> ListenConnection:
        logged = False
        while True:
            await asyncio.sleep(RETRY_SECONDS)
            try:
                return await self._connect()
            except CONNECTION_ERRORS as error:
                if not logged:
                    log.warning("%s: %s", type(error).__name__, error)
                logged = True

    async def _connect(self) -> ListenConnection:
        address = self._url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await asyncpg.connect(address, timeout=CONNECT_SECONDS)
        listener = ListenConnection(connection, asyncio.Event())
        connection.add_termination_listener(lambda _: listener.lost.set())
        try:
            await connection.add_listener(CHANGE_CHANNEL, self._receive_change)
            await connection.add_listener(PRESENCE_CHANNEL, lambda *received: self._presence_listener(received[3]))
            await connection.add_listener(CHAT_CHANNEL, self._receive_chat)
            await connection.add_listener(QUEUE_CHANNEL, lambda *_: self._bot_task_listener())
        except BaseException:
            connection.terminate()
            raise
        return listener

    def _receive_change(self, _connection: Any, _process: int, _channel: str, payload: Any) -> None:
        table, _, version = str(payload).partition(" ")
        self._change_listener(table, int(version))

    def _receive_chat(self, _connection: Any, _process: int, _channel: str, payload: Any) -> None:
        table, _, number = str(payload).partition(" ")
        self._chat_listener(table, int(number))

    # Errors

    @property
    def _name(self) -> str:
        return str(self._url.database)

    def _unavailable(self, error: BaseException) -> GoldenSpikeError:
        code = sqlstate_of(error)
        if code == NUL_IN_TEXT:  # the request is at fault, not the database
            return GoldenSpikeError("server-malformed", detail="NUL")
        return unavailable_error(ERROR_KEYS.get(code, "broken"), self._name, error)


def sqlstate_of(error: BaseException) -> str:
    return str(getattr(getattr(error, "orig", error), "sqlstate", "") or "")


async def _cancel_all(tasks: Collection[asyncio.Task[Any]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def lock_schema(connection: Connection) -> None:
    """Let one process at a time change the schema."""
    advisory_lock(connection, MIGRATION_LOCK)


def to_milliseconds(seconds: float) -> str:
    return str(int(seconds * 1000))
