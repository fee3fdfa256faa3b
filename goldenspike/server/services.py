"""The services of a running server: one container, and the lifespan that opens and closes it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.connection import ASGIConnection

from goldenspike.server.accounts.identity import Signer
from goldenspike.server.accounts.profiles import ProfileService
from goldenspike.server.accounts.service import AccountService
from goldenspike.server.bots.hints import HintService
from goldenspike.server.bots.scheduler import BotScheduler, import_modules
from goldenspike.server.clocks.timekeeper import Timekeeper
from goldenspike.server.config import Config
from goldenspike.server.live.audience import LiveUpdates
from goldenspike.server.maintenance.cleanup import Cleanup
from goldenspike.server.notifications.dispatcher import NotificationDispatcher
from goldenspike.server.notifications.push import generate_push_key
from goldenspike.server.social.chat import Chat
from goldenspike.server.social.invitations import Invitations
from goldenspike.server.social.matchmaking import Matchmaking
from goldenspike.server.social.notes import Notes
from goldenspike.server.social.rematch import Rematches
from goldenspike.server.storage import Store, open_store
from goldenspike.server.storage import settings as stored_settings
from goldenspike.server.tables.commands import TableCommands
from goldenspike.server.tables.holders import SeatHolders
from goldenspike.server.tables.opening import TableOpening
from goldenspike.server.tables.pack_library import PackLibrary
from goldenspike.server.tables.registry import TableRegistry
from goldenspike.server.tables.seating import SeatService
from goldenspike.server.util.rate_limits import RateLimits
from goldenspike.tables.time_source import TimeSource


class Services:
    """Every service of one server process, constructed in the order of their dependencies.

    Services that react to a table subscribe to `TableRegistry.events`; live updates come first, so that
    players see a change before bots react to it.
    """

    def __init__(self, config: Config, store: Store, secret: bytes, clock: TimeSource) -> None:
        self.config = config
        self.clock = clock
        self.store = store
        self.signer = Signer(secret)
        self.rate_limits = RateLimits(config.limits)
        self.pack_library = PackLibrary(store, config.packs)
        self.tables = TableRegistry(config, store, self.pack_library, self.signer, clock)
        self.commands = TableCommands(self.tables)
        self.holders = SeatHolders(store)
        self.opening = TableOpening(self.tables, self.holders)
        self.live_updates = LiveUpdates(config, store, self.tables)
        self.bot_scheduler = BotScheduler(self.tables, self.commands, config.bots)
        self.hints = HintService(self.tables, config.bots)
        self.seats = SeatService(self.tables, self.commands, self.holders)
        self.accounts = AccountService(store, self.signer, clock, self.tables, self.seats, self.live_updates)
        self.profiles = ProfileService(store)
        self.notifications = NotificationDispatcher(config, store, self.tables, self.live_updates, self.signer, clock)
        self.chat = Chat(store, self.tables, self.live_updates, self.signer, clock, config.limits)
        self.notes = Notes(store, self.chat, clock)
        self.invitations = Invitations(store, self.notifications, self.signer, clock)
        self.matchmaking = Matchmaking(store, self.tables, self.opening, self.seats, clock)
        self.rematches = Rematches(store, self.tables, self.opening, self.seats, self.chat, self.invitations)
        self.timekeeper = Timekeeper(self.tables, self.commands, self.notifications, config.clocks)
        self.cleanup = Cleanup(config.keeping, store, self.tables, self.live_updates)


def services_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Services:
    """The services of the application that handles this request."""
    services: Services = connection.app.state.services
    return services


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    """Open the database and start the services; stop them and close it when the server ends."""
    config: Config = app.state.config
    import_modules(config.bots)
    store = open_store(config)
    await store.open()
    try:
        secret = await store.write(stored_settings.get_or_create_setting, "secret", secrets.token_bytes(32))
        push_key = await store.write(stored_settings.get_or_create_setting, "push", generate_push_key())
        services = app.state.services = Services(config, store, secret, app.state.clock)
        await services.notifications.open(push_key)
        tasks = [
            asyncio.create_task(background)
            for background in (
                services.live_updates.run_heartbeat(),
                services.cleanup.run(),
                services.cleanup.run_eviction(),
                services.accounts.sessions.watch(),
                services.timekeeper.run(),
                services.notifications.run(),
            )
        ]
        try:
            services.bot_scheduler.start()
            services.hints.start()
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            services.live_updates.close()
            await asyncio.gather(services.bot_scheduler.close(), services.hints.close(), services.notifications.close())
    finally:
        await store.close()
