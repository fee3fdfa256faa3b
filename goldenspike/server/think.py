"""Bot workers without a server: they take tasks from its PostgreSQL database, also on another machine."""

from __future__ import annotations

import asyncio
import secrets
import signal
import sys
from contextlib import suppress

from goldenspike import words
from goldenspike.errors import GoldenSpikeError
from goldenspike.server.accounts.identity import Signer
from goldenspike.server.bots.scheduler import BotScheduler, import_modules
from goldenspike.server.config import Config
from goldenspike.server.storage import Store, open_store, settings
from goldenspike.server.storage.store import DatabaseUnavailable, is_postgresql
from goldenspike.server.tables.commands import TableCommands
from goldenspike.server.tables.pack_library import PackLibrary
from goldenspike.server.tables.registry import TableRegistry
from goldenspike.tables.time_source import TimeSource


def think(config: Config) -> None:
    """Compute bot decisions until stopped. Raises GoldenSpikeError if that cannot start."""
    if not is_postgresql(config.database):
        raise GoldenSpikeError("server-think-needs-postgresql")
    if config.bots.processes < 1:
        raise GoldenSpikeError("server-workers-how-many", found=config.bots.processes)
    import_modules(config.bots)
    with suppress(KeyboardInterrupt):
        asyncio.run(_run(config))


async def _run(config: Config) -> None:
    store = open_store(config)
    try:
        await _check_database(store)
        await store.open()
        await _answer_until_stopped(config, store)
    finally:
        await store.close()


async def _check_database(store: Store) -> None:
    """Check that the schema exists: only the server creates or upgrades it, after a backup."""
    try:
        await store.check()
    except DatabaseUnavailable as error:
        if error.key == "server-database-missing":
            raise GoldenSpikeError("server-think-no-tables") from None
        raise


async def _answer_until_stopped(config: Config, store: Store) -> None:
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows: Ctrl+C interrupts
            asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    secret = await store.write(settings.get_or_create_setting, "secret", secrets.token_bytes(32))
    registry = TableRegistry(config, store, PackLibrary(store, None), Signer(secret), TimeSource())
    scheduler = BotScheduler(registry, TableCommands(registry), config.bots)
    scheduler.start()
    try:
        sys.stdout.write(words.say("server-thinking", workers=config.bots.processes) + "\n")
        sys.stdout.flush()
        await stopped.wait()
    finally:
        await scheduler.close()
