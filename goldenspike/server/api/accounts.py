"""API: accounts, log in, credentials, sessions, export and deletion."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable
from typing import Any

from litestar import Response, get, post
from litestar.params import JSONBody

from goldenspike.server.accounts.identity import (
    COOKIE_SECONDS,
    RETURNING_COOKIE,
    SECURE_RETURNING_COOKIE,
    SECURE_SESSION_COOKIE,
    SESSION_COOKIE,
    new_guest_id,
)
from goldenspike.server.accounts.passkeys import RelyingParty
from goldenspike.server.accounts.service import LoginResult, login_required_error
from goldenspike.server.accounts.sessions import Browser, device_name
from goldenspike.server.api.authentication import caller_of, session_of
from goldenspike.server.api.common import client_address, guest_cookie_header, limit_reads, limit_writes, origin_of
from goldenspike.server.api.responses import JSON_HEADERS, JsonResponse, encode_json, error_responses, set_cookie_header
from goldenspike.server.http.language import language_of
from goldenspike.server.http.strict_request import AnyRequest
from goldenspike.server.schemas.accounts import (
    AccountView,
    ChangePasswordRequest,
    CredentialsView,
    EndSessionsRequest,
    LogInRequest,
    LogInResponse,
    NewPasskeyRequest,
    PasskeyLogInRequest,
    PasskeyOptions,
    PasskeyOptionsRequest,
    PreferencesRequest,
    RecoveryCodesView,
    RecoveryRequest,
    RemovePasskeyRequest,
    SignUpRequest,
)
from goldenspike.server.services import services_of
from goldenspike.server.storage.sessions import SessionRow
from goldenspike.tables.display_names import clean_text
from goldenspike.tables.schemas import EmptyRequest

MAX_PASSKEY_NAME_LENGTH = 40
LOG_IN_ERRORS = error_responses(400, 401, 403, 409, 413, 422, 429, 503)
ACCOUNT_ERRORS = error_responses(400, 401, 403, 409, 413, 422, 429, 503)
ACCOUNT_READ_ERRORS = error_responses(400, 401, 429, 503)


# Coming in


@get("/api/account", before_request=limit_reads, responses=ACCOUNT_READ_ERRORS)
async def show_account(request: AnyRequest) -> Response[AccountView]:
    """Return the logged-in account and its preferences; `name` is null for guests."""
    services = services_of(request)
    return JsonResponse(encode_json(await services.accounts.view(caller_of(request))))


@post("/api/account", before_request=limit_writes, responses=LOG_IN_ERRORS)
async def sign_up(request: AnyRequest, data: JSONBody[SignUpRequest]) -> Response[LogInResponse]:
    """Create an account with a password. The guest's seats and tables move to it."""
    services = services_of(request)
    services.rate_limits.sign_up(client_address(request))
    return await _login_response(
        request, services.accounts.sign_up(data.name, data.password, _browser_of(request)), 201
    )


@post("/api/account/login", before_request=limit_writes, status_code=200, responses=LOG_IN_ERRORS)
async def log_in(request: AnyRequest, data: JSONBody[LogInRequest]) -> Response[LogInResponse]:
    """Log in with name and password. The guest's seats and tables move to the account."""
    return await _login_response(
        request, services_of(request).accounts.log_in(data.name, data.password, _browser_of(request))
    )


@post("/api/account/recover", before_request=limit_writes, status_code=200, responses=LOG_IN_ERRORS)
async def recover(request: AnyRequest, data: JSONBody[RecoveryRequest]) -> Response[LogInResponse]:
    """Log in with a recovery code and set a new password. All other sessions end and all passkeys are removed."""
    accounts = services_of(request).accounts
    return await _login_response(request, accounts.recover(data.name, data.code, data.password, _browser_of(request)))


@post("/api/account/passkeys/options", before_request=limit_writes, status_code=200, responses=ACCOUNT_ERRORS)
async def passkey_creation_options(request: AnyRequest, data: JSONBody[PasskeyOptionsRequest]) -> PasskeyOptions:
    """Return WebAuthn creation options, for a new account or for an additional passkey."""
    services = services_of(request)
    session = session_of(request)
    return PasskeyOptions(await services.accounts.passkey_options(session, data.name, RelyingParty(origin_of(request))))


@post("/api/account/passkeys/signup", before_request=limit_writes, status_code=201, responses=LOG_IN_ERRORS)
async def sign_up_by_passkey(request: AnyRequest, data: JSONBody[NewPasskeyRequest]) -> Response[LogInResponse]:
    """Create an account with a passkey instead of a password."""
    services, site = services_of(request), RelyingParty(origin_of(request))
    services.rate_limits.sign_up(client_address(request))
    coming = services.accounts.sign_up_by_passkey(data.name or "", data.credential, site, _browser_of(request))
    return await _login_response(request, coming, 201)


@post("/api/account/passkeys/question", before_request=limit_writes, status_code=200, responses=ACCOUNT_ERRORS)
async def passkey_request_options(request: AnyRequest, data: JSONBody[EmptyRequest]) -> PasskeyOptions:  # noqa: ARG001
    """Return WebAuthn request options for logging in."""
    return PasskeyOptions(services_of(request).accounts.passkeys.request_options(RelyingParty(origin_of(request))))


@post("/api/account/passkeys/login", before_request=limit_writes, status_code=200, responses=LOG_IN_ERRORS)
async def log_in_by_passkey(request: AnyRequest, data: JSONBody[PasskeyLogInRequest]) -> Response[LogInResponse]:
    """Log in with a passkey."""
    accounts, site = services_of(request).accounts, RelyingParty(origin_of(request))
    return await _login_response(request, accounts.log_in_by_passkey(data.credential, site, _browser_of(request)))


# Keys


@get("/api/account/keys", before_request=limit_reads, responses=ACCOUNT_READ_ERRORS)
async def show_credentials(request: AnyRequest) -> Response[CredentialsView]:
    """Return the account's credentials and sessions."""
    return JsonResponse(encode_json(await services_of(request).accounts.credentials(_require_session(request))))


@post("/api/account/password", before_request=limit_writes, status_code=200, responses=ACCOUNT_ERRORS)
async def change_password(request: AnyRequest, data: JSONBody[ChangePasswordRequest]) -> Response[LogInResponse]:
    """Change the password. All other sessions end, and this one gets a new token."""
    session, accounts = _require_session(request), services_of(request).accounts
    return await _login_response(request, accounts.change_password(session, data.password, _browser_of(request)))


@post("/api/account/codes", before_request=limit_writes, status_code=200, responses=ACCOUNT_ERRORS)
async def renew_recovery_codes(request: AnyRequest, data: JSONBody[EmptyRequest]) -> Response[RecoveryCodesView]:  # noqa: ARG001
    """Create new recovery codes, shown only once. The previous ones stop working."""
    return JsonResponse(
        encode_json(
            RecoveryCodesView(await services_of(request).accounts.renew_recovery_codes(_require_session(request)))
        )
    )


@post("/api/account/passkeys", before_request=limit_writes, status_code=200, responses=ACCOUNT_ERRORS)
async def add_passkey(request: AnyRequest, data: JSONBody[NewPasskeyRequest]) -> Response[CredentialsView]:
    """Add a passkey to the account."""
    session, accounts = _require_session(request), services_of(request).accounts
    name = (
        clean_text(data.name, MAX_PASSKEY_NAME_LENGTH, "account-bad-name") if data.name else _browser_of(request).device
    )
    await accounts.add_passkey(session, data.credential, RelyingParty(origin_of(request)), name)
    return JsonResponse(encode_json(await accounts.credentials(session)))


@post("/api/account/passkeys/remove", before_request=limit_writes, status_code=200, responses=ACCOUNT_ERRORS)
async def remove_passkey(request: AnyRequest, data: JSONBody[RemovePasskeyRequest]) -> Response[CredentialsView]:
    """Remove a passkey from the account."""
    session, accounts = _require_session(request), services_of(request).accounts
    await accounts.remove_passkey(session, data.id)
    return JsonResponse(encode_json(await accounts.credentials(session)))


@post("/api/account/sessions/end", before_request=limit_writes, status_code=200, responses=ACCOUNT_ERRORS)
async def end_sessions(request: AnyRequest, data: JSONBody[EndSessionsRequest]) -> Response[CredentialsView]:
    """End one session, or all but the current one."""
    session, accounts = _require_session(request), services_of(request).accounts
    await accounts.end_sessions(session, data.id)
    return JsonResponse(encode_json(await accounts.credentials(session)))


@post("/api/account/preferences", before_request=limit_writes, status_code=200, responses=ACCOUNT_ERRORS)
async def set_preferences(request: AnyRequest, data: JSONBody[PreferencesRequest]) -> Response[AccountView]:
    """Save the account's preferences."""
    services = services_of(request)
    await services.accounts.set_preferences(_require_session(request).guest, data.preferences)
    return JsonResponse(encode_json(await services.accounts.view(caller_of(request))))


# Going


@post("/api/account/logout", before_request=limit_writes, status_code=200, responses=ACCOUNT_ERRORS)
async def log_out(request: AnyRequest, data: JSONBody[EmptyRequest]) -> Response[AccountView]:  # noqa: ARG001
    """Log out. The browser becomes a new guest."""
    session = session_of(request)
    if session is not None:
        await services_of(request).accounts.log_out(session)
    return _logout_response(request)


@get("/api/account/export", before_request=limit_reads, responses=ACCOUNT_READ_ERRORS)
async def export_account(request: AnyRequest) -> Response[dict[str, Any]]:
    """Export the account's data, including the records of finished games."""
    session, services = _require_session(request), services_of(request)
    services.rate_limits.export(session.guest)
    return ExportResponse(services.accounts.export(session))


@post("/api/account/delete", before_request=limit_writes, status_code=200, responses=ACCOUNT_ERRORS)
async def delete_account(request: AnyRequest, data: JSONBody[EmptyRequest]) -> Response[AccountView]:  # noqa: ARG001
    """Delete the account. Its name is removed from all games."""
    await services_of(request).accounts.delete(_require_session(request), language_of(request))
    return _logout_response(request)


class ExportResponse(JsonResponse):
    """A file in pieces that come one after the other."""

    def __init__(self, pieces: AsyncIterator[bytes]) -> None:
        super().__init__(b"", name="golden-spike.json")
        self.raw_headers = [*JSON_HEADERS, self.raw_headers[-1]]
        self.pieces = pieces

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ARG002
        first = await anext(self.pieces)  # so that a database error still sets the status
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        await send({"type": "http.response.body", "body": first, "more_body": True})
        async for piece in self.pieces:
            await send({"type": "http.response.body", "body": piece, "more_body": True})
        await send({"type": "http.response.body", "body": b""})


def _browser_of(request: AnyRequest) -> Browser:
    services, session = services_of(request), session_of(request)
    secure = request.scope["scheme"] == "https"
    known = request.cookies.get(SECURE_RETURNING_COOKIE if secure else RETURNING_COOKIE)
    return Browser(
        address=client_address(request),
        device=device_name(request.headers.get("user-agent", "")[:400]),
        lang=language_of(request),
        guest=services.signer.guest_in(request.cookies),
        session=None if session is None else session.digest,
        returning=None if known is None else services.signer.unstamped("known", known),
    )


async def _login_response(request: AnyRequest, coming: Awaitable[LoginResult], status: int = 200) -> JsonResponse:
    entered = await coming
    signer, secure = services_of(request).signer, request.scope["scheme"] == "https"
    known = signer.stamped("known", entered.guest)
    cookies = [
        set_cookie_header(SECURE_SESSION_COOKIE if secure else SESSION_COOKIE, entered.token, COOKIE_SECONDS, secure),
        set_cookie_header(SECURE_RETURNING_COOKIE if secure else RETURNING_COOKIE, known, COOKIE_SECONDS, secure),
    ]
    return JsonResponse(encode_json(entered.welcome), cookies, status)


def _logout_response(request: AnyRequest) -> JsonResponse:
    secure = request.scope["scheme"] == "https"
    cookies = [
        set_cookie_header(SECURE_SESSION_COOKIE if secure else SESSION_COOKIE, "", 0, secure),
        guest_cookie_header(request, new_guest_id()),
    ]
    return JsonResponse(encode_json(AccountView()), cookies)


def _require_session(request: AnyRequest) -> SessionRow:
    session = session_of(request)
    if session is None:
        raise login_required_error()
    return session


HANDLERS = [
    show_account,
    sign_up,
    log_in,
    recover,
    passkey_creation_options,
    sign_up_by_passkey,
    passkey_request_options,
    log_in_by_passkey,
    show_credentials,
    change_password,
    renew_recovery_codes,
    add_passkey,
    remove_passkey,
    end_sessions,
    set_preferences,
    log_out,
    export_account,
    delete_account,
]
