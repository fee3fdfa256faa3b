"""Accounts: signing up, coming in, keeping the keys, going."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable
from typing import Any

from litestar import Response, get, post
from litestar.params import JSONBody

from goldenspike.server.accounts.passkeys import Site
from goldenspike.server.accounts.service import Entered, not_in
from goldenspike.server.accounts.sessions import Browser, device_of
from goldenspike.server.api.common import (
    JSON_HEADERS,
    Said,
    address_of,
    cookie,
    guest_cookie,
    json_of,
    limit_reads,
    limit_writes,
    origin_of,
    problems,
)
from goldenspike.server.http.language import language_of
from goldenspike.server.schemas.accounts import (
    AccountView,
    Codes,
    KeysView,
    LogIn,
    NewPassword,
    PasskeyMade,
    PasskeyNamed,
    PasskeyOptions,
    PasskeyShown,
    PasskeyWish,
    Preferences,
    Recovery,
    SessionsEnded,
    SignUp,
    Welcome,
)
from goldenspike.server.services import AnyRequest, house_of, session_in
from goldenspike.server.storage.accounts import SessionRow
from goldenspike.tables.display_names import clean
from goldenspike.tables.schemas import Nothing
from goldenspike.tables.seat_links import COOKIE_SECONDS, KNOWN, SECURE_KNOWN, SECURE_SESSION, SESSION, new_guest

LONGEST_PASSKEY_NAME = 40
COME_IN = problems(400, 401, 403, 409, 413, 422, 429, 503)
MINE = problems(400, 401, 403, 409, 413, 422, 429, 503)
LOOK = problems(400, 401, 429, 503)


# Coming in


@get("/api/account", before_request=limit_reads, responses=LOOK)
async def who_am_i(request: AnyRequest) -> Response[AccountView]:
    """Who is logged in in this browser, and what he prefers; nobody, if nobody is."""
    house = house_of(request)
    return Said(json_of(await house.accounts.view(house.caller(request))))


@post("/api/account", before_request=limit_writes, responses=COME_IN)
async def sign_up(request: AnyRequest, data: JSONBody[SignUp]) -> Response[Welcome]:
    """A new account with a password: this browser's seats and tables are its own from now on."""
    house = house_of(request)
    house.gate.sign_up(address_of(request))
    return await _welcome(request, house.accounts.sign_up(data.name, data.password, _browser(request)), 201)


@post("/api/account/login", before_request=limit_writes, status_code=200, responses=COME_IN)
async def log_in(request: AnyRequest, data: JSONBody[LogIn]) -> Response[Welcome]:
    """In by name and password. What this browser's guest had comes along."""
    return await _welcome(request, house_of(request).accounts.log_in(data.name, data.password, _browser(request)))


@post("/api/account/recover", before_request=limit_writes, status_code=200, responses=COME_IN)
async def recover(request: AnyRequest, data: JSONBody[Recovery]) -> Response[Welcome]:
    """In by a recovery code, with a new password; every other session ends."""
    accounts = house_of(request).accounts
    return await _welcome(request, accounts.recover(data.name, data.code, data.password, _browser(request)))


@post("/api/account/passkeys/options", before_request=limit_writes, status_code=200, responses=MINE)
async def ask_for_passkey(request: AnyRequest, data: JSONBody[PasskeyWish]) -> PasskeyOptions:
    """What a browser needs to make a passkey: for a new account, or for mine."""
    house = house_of(request)
    session = session_in(request)
    return PasskeyOptions(await house.accounts.ask_for_passkey(session, data.name, Site(origin_of(request))))


@post("/api/account/passkeys/signup", before_request=limit_writes, status_code=201, responses=COME_IN)
async def sign_up_by_passkey(request: AnyRequest, data: JSONBody[PasskeyMade]) -> Response[Welcome]:
    """A new account with a passkey and without a password."""
    house, site = house_of(request), Site(origin_of(request))
    house.gate.sign_up(address_of(request))
    coming = house.accounts.sign_up_by_passkey(data.name or "", data.credential, site, _browser(request))
    return await _welcome(request, coming, 201)


@post("/api/account/passkeys/question", before_request=limit_writes, status_code=200, responses=MINE)
async def ask_to_show(request: AnyRequest, data: JSONBody[Nothing]) -> PasskeyOptions:  # noqa: ARG001
    """What a browser needs to show a passkey."""
    return PasskeyOptions(house_of(request).accounts.passkeys.ask_to_show(Site(origin_of(request))))


@post("/api/account/passkeys/login", before_request=limit_writes, status_code=200, responses=COME_IN)
async def log_in_by_passkey(request: AnyRequest, data: JSONBody[PasskeyShown]) -> Response[Welcome]:
    """In by a passkey."""
    accounts, site = house_of(request).accounts, Site(origin_of(request))
    return await _welcome(request, accounts.log_in_by_passkey(data.credential, site, _browser(request)))


# Keys


@get("/api/account/keys", before_request=limit_reads, responses=LOOK)
async def keys(request: AnyRequest) -> Response[KeysView]:
    """How I get in: password, passkeys, recovery codes; and where I am in."""
    return Said(json_of(await house_of(request).accounts.keys(_mine(request))))


@post("/api/account/password", before_request=limit_writes, status_code=200, responses=MINE)
async def change_password(request: AnyRequest, data: JSONBody[NewPassword]) -> Response[Welcome]:
    """Another password. Every other session ends, and this one has a new token."""
    session, accounts = _mine(request), house_of(request).accounts
    return await _welcome(request, accounts.change_password(session, data.password, _browser(request)))


@post("/api/account/codes", before_request=limit_writes, status_code=200, responses=MINE)
async def new_codes(request: AnyRequest, data: JSONBody[Nothing]) -> Response[Codes]:  # noqa: ARG001
    """New recovery codes, shown this once. Those before are dead."""
    return Said(json_of(Codes(await house_of(request).accounts.new_codes(_mine(request)))))


@post("/api/account/passkeys", before_request=limit_writes, status_code=200, responses=MINE)
async def add_passkey(request: AnyRequest, data: JSONBody[PasskeyMade]) -> Response[KeysView]:
    """One more passkey of mine."""
    session, accounts = _mine(request), house_of(request).accounts
    name = clean(data.name, LONGEST_PASSKEY_NAME, "account-bad-name") if data.name else _browser(request).device
    await accounts.add_passkey(session, data.credential, Site(origin_of(request)), name)
    return Said(json_of(await accounts.keys(session)))


@post("/api/account/passkeys/remove", before_request=limit_writes, status_code=200, responses=MINE)
async def remove_passkey(request: AnyRequest, data: JSONBody[PasskeyNamed]) -> Response[KeysView]:
    """A passkey of mine opens nothing any more."""
    session, accounts = _mine(request), house_of(request).accounts
    await accounts.remove_passkey(session, data.id)
    return Said(json_of(await accounts.keys(session)))


@post("/api/account/sessions/end", before_request=limit_writes, status_code=200, responses=MINE)
async def end_sessions(request: AnyRequest, data: JSONBody[SessionsEnded]) -> Response[KeysView]:
    """Ends one of my sessions, or all but this one."""
    session, accounts = _mine(request), house_of(request).accounts
    await accounts.end_sessions(session, data.id)
    return Said(json_of(await accounts.keys(session)))


@post("/api/account/preferences", before_request=limit_writes, status_code=200, responses=MINE)
async def prefer(request: AnyRequest, data: JSONBody[Preferences]) -> Response[AccountView]:
    """What I prefer, on every device."""
    house = house_of(request)
    await house.accounts.prefer(_mine(request).guest, data.preferences)
    return Said(json_of(await house.accounts.view(house.caller(request))))


# Going


@post("/api/account/logout", before_request=limit_writes, status_code=200, responses=MINE)
async def log_out(request: AnyRequest, data: JSONBody[Nothing]) -> Response[AccountView]:  # noqa: ARG001
    """This browser is a guest's again, and one whom nobody knows yet."""
    session = session_in(request)
    if session is not None:
        await house_of(request).accounts.log_out(session)
    return _gone(request)


@get("/api/account/export", before_request=limit_reads, responses=LOOK)
async def export(request: AnyRequest) -> Response[dict[str, Any]]:
    """All that is known of me, with the records of my finished games, to take along."""
    session, house = _mine(request), house_of(request)
    house.gate.export(session.guest)
    return Export(house.accounts.export(session))


@post("/api/account/delete", before_request=limit_writes, status_code=200, responses=MINE)
async def delete(request: AnyRequest, data: JSONBody[Nothing]) -> Response[AccountView]:  # noqa: ARG001
    """My account is gone, and whoever sat where I did is somebody."""
    await house_of(request).accounts.delete(_mine(request), language_of(request))
    return _gone(request)


class Export(Said):
    """A file in pieces that come one after the other."""

    def __init__(self, pieces: AsyncIterator[bytes]) -> None:
        super().__init__(b"", name="golden-spike.json")
        self.raw_headers = [*JSON_HEADERS, self.raw_headers[-1]]
        self.pieces = pieces

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ARG002
        first = await anext(self.pieces)  # a database that is away is told by the status
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        await send({"type": "http.response.body", "body": first, "more_body": True})
        async for piece in self.pieces:
            await send({"type": "http.response.body", "body": piece, "more_body": True})
        await send({"type": "http.response.body", "body": b""})


def _browser(request: AnyRequest) -> Browser:
    house, session = house_of(request), session_in(request)
    secure = request.scope["scheme"] == "https"
    known = request.cookies.get(SECURE_KNOWN if secure else KNOWN)
    return Browser(
        address=address_of(request),
        device=device_of(request.headers.get("user-agent", "")[:400]),
        lang=language_of(request),
        guest=house.signer.guest_in(request.cookies),
        session=None if session is None else session.digest,
        known=None if known is None else house.signer.unstamped("known", known),
    )


async def _welcome(request: AnyRequest, coming: Awaitable[Entered], status: int = 200) -> Said:
    entered = await coming
    signer, secure = house_of(request).signer, request.scope["scheme"] == "https"
    known = signer.stamped("known", entered.guest)
    cookies = [
        cookie(SECURE_SESSION if secure else SESSION, entered.token, COOKIE_SECONDS, secure),
        cookie(SECURE_KNOWN if secure else KNOWN, known, COOKIE_SECONDS, secure),
    ]
    return Said(json_of(entered.welcome), cookies, status)


def _gone(request: AnyRequest) -> Said:
    secure = request.scope["scheme"] == "https"
    cookies = [cookie(SECURE_SESSION if secure else SESSION, "", 0, secure), guest_cookie(request, new_guest())]
    return Said(json_of(AccountView()), cookies)


def _mine(request: AnyRequest) -> SessionRow:
    session = session_in(request)
    if session is None:
        raise not_in()
    return session


HANDLERS = [
    who_am_i,
    sign_up,
    log_in,
    recover,
    ask_for_passkey,
    sign_up_by_passkey,
    ask_to_show,
    log_in_by_passkey,
    keys,
    change_password,
    new_codes,
    add_passkey,
    remove_passkey,
    end_sessions,
    prefer,
    log_out,
    export,
    delete,
]
