"""Everything that a running server consists of."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.connection import ASGIConnection

from goldenspike.server.accounts.profiles import Profiles
from goldenspike.server.accounts.service import Accounts
from goldenspike.server.bots.hints import Hints
from goldenspike.server.bots.scheduler import Thinkers, import_modules
from goldenspike.server.clocks.timekeeper import Referee
from goldenspike.server.config import Config
from goldenspike.server.http.rate_limits import Gate
from goldenspike.server.live.audience import Listeners
from goldenspike.server.maintenance.cleanup import Housekeeping
from goldenspike.server.notifications.dispatcher import Notices
from goldenspike.server.notifications.push import new_key
from goldenspike.server.social.chat import Talk
from goldenspike.server.social.matchmaking import Company
from goldenspike.server.storage import Store, open_store, tables
from goldenspike.server.storage.accounts import SessionRow
from goldenspike.server.tables.pack_library import Shelf
from goldenspike.server.tables.registry import Tables
from goldenspike.server.tables.seating import Sitting
from goldenspike.tables.seat_links import SECURE_SESSION, SESSION, Caller, Signer
from goldenspike.tables.time_source import Clock

AnyRequest = Request[Any, Any, Any]
BEARER = "bearer "
CALLER = "goldenspike.caller"
ACCOUNT = "goldenspike.account"


class House:
    """`Config` come to life. Made and closed by `keep_house`."""

    def __init__(self, config: Config, store: Store, secret: bytes, clock: Clock) -> None:
        self.config = config
        self.clock = clock
        self.store = store
        self.signer = Signer(secret)
        self.gate = Gate(config.limits)
        self.shelf = Shelf(store, config.packs)
        self.tables = Tables(config, store, self.shelf, self.signer, clock)
        self.thinkers = Thinkers(self.tables, config.bots)
        self.hints = Hints(self.tables, config.bots)
        self.tables.asks_bot = self.thinkers.ask
        self.listeners = Listeners(config, store, self.tables)
        self.tables.told = self._told
        self.sitting = Sitting(self.tables)
        self.accounts = Accounts(store, self.signer, clock, self.tables, self.sitting)
        self.accounts.sessions.ended = self.listeners.end_sessions
        self.accounts.sessions.listening = self.listeners.sessions
        self.profiles = Profiles(store)
        self.notices = Notices(config, store, self.tables, self.listeners, self.signer, clock)
        self.tables.asks_people = self.notices.changed
        self.talk = Talk(store, self.tables, self.listeners, self.signer, clock, config.limits)
        self.company = Company(store, self.tables, self.sitting, self.talk, self.notices, self.signer, clock)
        self.referee = Referee(self.tables, self.notices, config.clocks)
        self.housekeeping = Housekeeping(config.keeping, store, self.tables, self.listeners)

    def _told(self, table_id: str | None, seats_changed: bool) -> None:
        self.listeners.told(table_id, seats_changed)
        self.thinkers.changed(table_id)

    async def recognise(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Before a call is looked at: whether somebody is logged in in the browser that makes it."""
        token = connection.cookies.get(SECURE_SESSION if connection.scope["scheme"] == "https" else SESSION)
        if token:
            found = await self.accounts.sessions.find(token)
            connection.scope[ACCOUNT] = found  # type: ignore[literal-required]

    def caller(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Caller:
        """Who is calling: read once a request, however often that is asked."""
        found: Caller | None = connection.scope.get(CALLER)  # type: ignore[assignment]
        if found is None:
            found = connection.scope[CALLER] = self._read_caller(connection)  # type: ignore[literal-required]
        return found

    def _read_caller(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Caller:
        """A token given by hand counts more than a cookie that the browser adds."""
        authorization = connection.headers.get("authorization")
        if authorization is not None and authorization[: len(BEARER)].lower() == BEARER:
            return Caller(token=authorization[len(BEARER) :].strip())
        session = session_in(connection)
        if session is not None:
            return Caller(guest=session.guest, session=session.digest)
        return Caller(guest=self.signer.guest_in(connection.cookies))

    def close_streams(self) -> None:
        self.listeners.close()


def house_of(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    house: House = connection.app.state.house
    return house


def session_in(connection: ASGIConnection[Any, Any, Any, Any]) -> SessionRow | None:
    """The session of whoever is logged in, once `House.recognise` has looked."""
    session: SessionRow | None = connection.scope.get(ACCOUNT)  # type: ignore[assignment]
    return session


@asynccontextmanager
async def keep_house(app: Litestar) -> AsyncIterator[None]:
    """From opening the database to closing it."""
    config: Config = app.state.config
    import_modules(config.bots)
    store = open_store(config)
    await store.open()
    try:
        secret = await store.write(tables.setting, "secret", secrets.token_bytes(32))
        push_key = await store.write(tables.setting, "push", new_key())
        house = app.state.house = House(config, store, secret, app.state.clock)
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
