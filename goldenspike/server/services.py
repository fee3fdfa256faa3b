"""Everything that a running server consists of."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.connection import ASGIConnection

from goldenspike.server.accounts.identity import SECURE_SESSION_COOKIE, SESSION_COOKIE, Signer
from goldenspike.server.accounts.profiles import ProfileService
from goldenspike.server.accounts.service import AccountService
from goldenspike.server.bots.hints import HintService
from goldenspike.server.bots.scheduler import BotScheduler, import_modules
from goldenspike.server.clocks.timekeeper import Timekeeper
from goldenspike.server.config import Config
from goldenspike.server.http.rate_limits import RateLimits
from goldenspike.server.live.audience import LiveUpdates
from goldenspike.server.maintenance.cleanup import Cleanup
from goldenspike.server.notifications.dispatcher import NotificationDispatcher
from goldenspike.server.notifications.push import generate_push_key
from goldenspike.server.social.chat import Chat
from goldenspike.server.social.matchmaking import Matchmaking
from goldenspike.server.storage import Store, open_store, tables
from goldenspike.server.storage.accounts import SessionRow
from goldenspike.server.tables.commands import TableCommands
from goldenspike.server.tables.holders import SeatHolders
from goldenspike.server.tables.opening import TableOpening
from goldenspike.server.tables.pack_library import PackLibrary
from goldenspike.server.tables.registry import TableRegistry
from goldenspike.server.tables.seating import SeatService
from goldenspike.tables.seat_links import Caller
from goldenspike.tables.time_source import TimeSource

AnyRequest = Request[Any, Any, Any]
BEARER_PREFIX = "bearer "
CALLER_KEY = "goldenspike.caller"
SESSION_KEY = "goldenspike.account"


class Services:
    """`Config` come to life. Made and closed by `keep_house`."""

    def __init__(self, config: Config, store: Store, secret: bytes, clock: TimeSource) -> None:
        self.config = config
        self.clock = clock
        self.store = store
        self.signer = Signer(secret)
        self.gate = RateLimits(config.limits)
        self.shelf = PackLibrary(store, config.packs)
        self.tables = TableRegistry(config, store, self.shelf, self.signer, clock)
        self.commands = TableCommands(self.tables)
        self.holders = SeatHolders(store)
        self.opening = TableOpening(self.tables, self.holders)
        self.thinkers = BotScheduler(self.tables, self.commands, config.bots)
        self.hints = HintService(self.tables, config.bots)
        self.tables.asks_bot = self.thinkers.ask
        self.listeners = LiveUpdates(config, store, self.tables)
        self.tables.told = self._told
        self.sitting = SeatService(self.tables, self.commands, self.holders)
        self.accounts = AccountService(store, self.signer, clock, self.tables, self.sitting)
        self.accounts.sessions.ended = self.listeners.end_sessions
        self.accounts.sessions.listening = self.listeners.sessions
        self.profiles = ProfileService(store)
        self.notices = NotificationDispatcher(config, store, self.tables, self.listeners, self.signer, clock)
        self.tables.asks_people = self.notices.changed
        self.talk = Chat(store, self.tables, self.listeners, self.signer, clock, config.limits)
        self.company = Matchmaking(
            store, self.tables, self.opening, self.sitting, self.talk, self.notices, self.signer, clock
        )
        self.referee = Timekeeper(self.tables, self.commands, self.notices, config.clocks)
        self.housekeeping = Cleanup(config.keeping, store, self.tables, self.listeners)

    def _told(self, table_id: str | None, seats_changed: bool) -> None:
        self.listeners.told(table_id, seats_changed)
        self.thinkers.changed(table_id)

    async def recognise(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Before a call is looked at: whether somebody is logged in in the browser that makes it."""
        token = connection.cookies.get(
            SECURE_SESSION_COOKIE if connection.scope["scheme"] == "https" else SESSION_COOKIE
        )
        if token:
            found = await self.accounts.sessions.find(token)
            connection.scope[SESSION_KEY] = found  # type: ignore[literal-required]

    def caller(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Caller:
        """Who is calling: read once a request, however often that is asked."""
        found: Caller | None = connection.scope.get(CALLER_KEY)  # type: ignore[assignment]
        if found is None:
            found = connection.scope[CALLER_KEY] = self._read_caller(connection)  # type: ignore[literal-required]
        return found

    def _read_caller(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Caller:
        """A token given by hand counts more than a cookie that the browser adds."""
        authorization = connection.headers.get("authorization")
        if authorization is not None and authorization[: len(BEARER_PREFIX)].lower() == BEARER_PREFIX:
            return Caller(token=authorization[len(BEARER_PREFIX) :].strip())
        session = session_of(connection)
        if session is not None:
            return Caller(guest=session.guest, session=session.digest)
        return Caller(guest=self.signer.guest_in(connection.cookies))

    def close_streams(self) -> None:
        self.listeners.close()


def services_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Services:
    house: Services = connection.app.state.house
    return house


def session_of(connection: ASGIConnection[Any, Any, Any, Any]) -> SessionRow | None:
    """The session of whoever is logged in, once `Services.recognise` has looked."""
    session: SessionRow | None = connection.scope.get(SESSION_KEY)  # type: ignore[assignment]
    return session


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    """From opening the database to closing it."""
    config: Config = app.state.config
    import_modules(config.bots)
    store = open_store(config)
    await store.open()
    try:
        secret = await store.write(tables.get_or_create_setting, "secret", secrets.token_bytes(32))
        push_key = await store.write(tables.get_or_create_setting, "push", generate_push_key())
        house = app.state.house = Services(config, store, secret, app.state.clock)
        await house.notices.open(push_key)
        tasks = [asyncio.create_task(house.listeners.beat()), asyncio.create_task(house.housekeeping.run())]
        tasks.append(asyncio.create_task(house.housekeeping.rest()))
        tasks.append(asyncio.create_task(house.accounts.sessions.watch()))
        tasks.append(asyncio.create_task(house.referee.run()))
        tasks.append(asyncio.create_task(house.notices.run()))
        try:
            house.thinkers.start()
            house.hints.start()
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            house.close_streams()
            await asyncio.gather(house.thinkers.close(), house.hints.close(), house.notices.close())
    finally:
        await store.close()
