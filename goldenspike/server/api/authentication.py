"""Authenticate the session cookie of a request, and identify its caller."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from goldenspike.server.accounts.identity import SECURE_SESSION_COOKIE, SESSION_COOKIE
from goldenspike.server.services import services_of
from goldenspike.server.storage.sessions import SessionRow
from goldenspike.tables.seat_links import Caller

AnyConnection = ASGIConnection[Any, Any, Any, Any]

BEARER_PREFIX = "bearer "
CALLER_KEY = "goldenspike.caller"
SESSION_KEY = "goldenspike.account"


async def authenticate(connection: AnyConnection) -> None:
    """Look up the session of the request's cookie, once, before the request is handled."""
    token = connection.cookies.get(SECURE_SESSION_COOKIE if connection.scope["scheme"] == "https" else SESSION_COOKIE)
    if token:
        session = await services_of(connection).accounts.sessions.find(token)
        connection.scope[SESSION_KEY] = session  # type: ignore[literal-required]


def session_of(connection: AnyConnection) -> SessionRow | None:
    """The session of the logged-in caller, after `authenticate`."""
    session: SessionRow | None = connection.scope.get(SESSION_KEY)  # type: ignore[assignment]
    return session


def caller_of(connection: AnyConnection) -> Caller:
    """The caller of a request: read once, then kept in its scope."""
    caller: Caller | None = connection.scope.get(CALLER_KEY)  # type: ignore[assignment]
    if caller is None:
        caller = connection.scope[CALLER_KEY] = _read_caller(connection)  # type: ignore[literal-required]
    return caller


def _read_caller(connection: AnyConnection) -> Caller:
    """A bearer token, which a program sends on purpose, overrides the cookies that a browser adds."""
    authorization = connection.headers.get("authorization")
    if authorization is not None and authorization[: len(BEARER_PREFIX)].lower() == BEARER_PREFIX:
        return Caller(token=authorization[len(BEARER_PREFIX) :].strip())
    session = session_of(connection)
    if session is not None:
        return Caller(guest=session.guest, session=session.digest)
    return Caller(guest=services_of(connection).signer.guest_in(connection.cookies))
