"""The account service: sign up, log in, credentials, preferences, export and deletion."""

from __future__ import annotations

import hashlib
import logging
import secrets
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import msgspec

from goldenspike import words
from goldenspike.errors import GoldenSpikeError
from goldenspike.server.accounts import passwords
from goldenspike.server.accounts.account_names import (
    account_key,
    check_password,
    normalize_account_name,
    reclaim_seat_name,
)
from goldenspike.server.accounts.identity import Signer, new_guest_id
from goldenspike.server.accounts.login_attempts import LoginAttempts
from goldenspike.server.accounts.passkeys import PasskeyService, RelyingParty, wrong_passkey_error
from goldenspike.server.accounts.sessions import IDLE_EXPIRY_SECONDS, Browser, SessionService, SessionStreams
from goldenspike.server.schemas.accounts import AccountView, CredentialsView, LogInResponse, PasskeyView, SessionView
from goldenspike.server.storage import DatabaseUnavailable, Store, WriteConflict, personal_data
from goldenspike.server.storage import accounts as stored_accounts
from goldenspike.server.storage import people as stored_people
from goldenspike.server.storage import sessions as stored_sessions
from goldenspike.server.storage.accounts import AccountRow, PasskeyRow, SessionStart
from goldenspike.server.storage.personal_data import MergeRules
from goldenspike.server.storage.sessions import SessionEnded, SessionRow
from goldenspike.server.tables.registry import TableRegistry
from goldenspike.server.tables.seating import SeatService
from goldenspike.tables.refusals import RequestRefused
from goldenspike.tables.seat_links import Caller
from goldenspike.tables.time_control import merge_absences
from goldenspike.tables.time_source import TimeSource

RECENT_LOGIN_SECONDS = 900.0
"""How long after a login credentials may be changed: a stolen cookie is not enough for that."""
RECOVERY_CODE_COUNT = 10
CODE_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
"""Letters and digits that are not mistaken for each other."""
CODE_LENGTH = 16
MAX_PASSKEYS = 20
MAX_PREFERENCES_LENGTH = 4_000
MAX_DELETION_ATTEMPTS, MAX_WRITE_ATTEMPTS = 3, 4
MAX_EXPORTED_RECORDS = 300
"""Records of the latest games in an export."""
MERGE_RULES = MergeRules(seat_name=reclaim_seat_name, absences=merge_absences)

log = logging.getLogger(__name__)


class LoginResult(msgspec.Struct, frozen=True):
    """The session token for the browser, and the response."""

    guest: str
    token: str
    welcome: LogInResponse


class AccountService:
    """Everything an account can do; refusals are RequestRefused."""

    def __init__(
        self,
        store: Store,
        signer: Signer,
        clock: TimeSource,
        tables: TableRegistry,
        seats: SeatService,
        streams: SessionStreams,
    ) -> None:
        self._store = store
        self._clock = clock
        self._tables = tables
        self._seats = seats
        self._attempts = LoginAttempts(clock)
        self.passkeys = PasskeyService(signer, clock)
        self.sessions = SessionService(store, signer, clock, streams)

    # Sign up and log in

    async def sign_up(self, name: str, password: str, browser: Browser) -> LoginResult:
        shown = normalize_account_name(name)
        hashed = await passwords.hash_password(check_password(password, shown), browser.address)
        return await self._sign_up(
            AccountRow(new_guest_id(), shown, account_key(shown), hashed, self._clock.now()), None, browser
        )

    async def sign_up_by_passkey(
        self, name: str, credential: dict[str, Any], site: RelyingParty, browser: Browser
    ) -> LoginResult:
        shown = normalize_account_name(name)
        passkey = self.passkeys.verify_creation(site, credential, browser.device)
        account = AccountRow(passkey.guest, shown, account_key(shown), None, self._clock.now())
        return await self._sign_up(account, passkey, browser)

    async def _sign_up(self, account: AccountRow, passkey: PasskeyRow | None, browser: Browser) -> LoginResult:
        codes = generate_recovery_codes()
        digests = [recovery_code_digest(account.guest, code) for code in codes]
        token, start = self._session_start(account.guest, browser)
        try:
            moved = await self._store.write(stored_accounts.sign_up, account, passkey, digests, start, browser.lang)
        except WriteConflict:
            raise RequestRefused("account-name-taken", name=account.name) from None
        return await self._login_result(account, token, start, moved, codes)

    async def log_in(self, name: str, password: str, browser: Browser) -> LoginResult:
        """Log in. A wrong name and a wrong password are refused alike, after the same amount of work."""
        account = await self._store.read(stored_accounts.find_account_by_key, account_key(name))
        attempt = self._check_attempt(account, name, browser)
        kept = None if account is None else account.password
        if not await passwords.verify_password(password, kept, browser.address) or account is None:
            raise wrong_credentials_error()
        self._attempts.reset(*attempt)
        token, start = self._session_start(account.guest, browser)
        moved = await self._write(stored_accounts.log_in, start)
        return await self._login_result(account, token, start, moved)

    async def recover(self, name: str, code: str, password: str, browser: Browser) -> LoginResult:
        """Log in with a recovery code and a new password; ends all other sessions and deletes all passkeys."""
        account = await self._store.read(stored_accounts.find_account_by_key, account_key(name))
        attempt = self._check_attempt(account, name, browser)
        # Hash before checking the code, so that the time it takes tells nothing.
        hashed = await passwords.hash_password(check_password(password, name), browser.address)
        guest = new_guest_id() if account is None else account.guest
        token, start = self._session_start(guest, browser)
        done = await self._write(stored_accounts.recover, guest, recovery_code_digest(guest, code), hashed, start)
        if account is None or done is None:
            raise wrong_credentials_error()
        self._attempts.reset(*attempt)
        self.sessions.end(done.ended)
        return await self._login_result(account, token, start, done.moved)

    async def log_in_by_passkey(self, credential: dict[str, Any], site: RelyingParty, browser: Browser) -> LoginResult:
        shown = credential.get("id")
        passkey = await self._store.read(stored_accounts.find_passkey, shown) if isinstance(shown, str) else None
        if passkey is None:
            raise wrong_passkey_error()
        count = self.passkeys.verify_assertion(site, credential, passkey)
        token, start = self._session_start(passkey.guest, browser)
        try:
            moved = await self._store.write(
                stored_accounts.log_in_by_passkey, passkey.id, count, self._clock.now(), start
            )
        except WriteConflict:
            raise wrong_passkey_error() from None
        account = await self._account(passkey.guest)
        return await self._login_result(account, token, start, moved)

    def _check_attempt(self, account: AccountRow | None, name: str, browser: Browser) -> tuple[str, str | None]:
        """Count an attempt, by the name and the address; or by the browser, if the account was used in it before."""
        passwords.check_room(browser.address)  # an attempt that is not checked must not count
        returning = account is not None and account.guest == browser.returning
        attempt = (f"known {browser.returning}", None) if returning else (f"name {account_key(name)}", browser.address)
        self._attempts.record(*attempt)
        return attempt

    def _session_start(self, guest: str, browser: Browser) -> tuple[str, SessionStart]:
        """A new session with its token; it replaces the one this browser had."""
        token, session = self.sessions.begin(guest, browser.device)
        return token, SessionStart(session, browser.session, browser.guest, MERGE_RULES)

    async def _login_result(
        self, account: AccountRow, token: str, start: SessionStart, moved: Sequence[str], codes: Sequence[str] = ()
    ) -> LoginResult:
        if start.instead_of is not None:
            self.sessions.end([start.instead_of])
        await self._tables.reload(moved)
        view = await self.view(Caller(guest=account.guest, session=start.session.digest))
        return LoginResult(account.guest, token, LogInResponse(view, list(codes), len(moved)))

    # The account

    async def view(self, caller: Caller) -> AccountView:
        if caller.session is None or caller.guest is None:
            return AccountView()
        account = await self._account(caller.guest)
        return AccountView(account.name, await self._preferences(caller.guest))

    async def credentials(self, session: SessionRow) -> CredentialsView:
        account = await self._account(session.guest)
        sessions = await self._store.read(stored_sessions.sessions_of, session.guest, self._since())
        return CredentialsView(
            name=account.name,
            created=account.created,
            password=account.password is not None,
            passkeys=[
                PasskeyView(each.id, each.name, each.created, each.used)
                for each in await self._store.read(stored_accounts.passkeys_of, session.guest)
            ],
            sessions=[
                SessionView(
                    self.sessions.id_of(each), each.device, each.created, each.seen, each.digest == session.digest
                )
                for each in sessions
            ],
            codes=await self._store.read(stored_accounts.count_recovery_codes, session.guest),
            fresh=self._is_recent_login(session),
        )

    def check_recent_login(self, session: SessionRow) -> None:
        if not self._is_recent_login(session):
            raise RequestRefused("account-confirm")

    def _is_recent_login(self, session: SessionRow) -> bool:
        return session.created > self._clock.now() - RECENT_LOGIN_SECONDS

    async def set_preferences(self, guest: str, preferences: dict[str, Any]) -> None:
        chosen = msgspec.json.encode(preferences).decode()
        if len(chosen) > MAX_PREFERENCES_LENGTH:
            raise RequestRefused("account-preferences-too-long")
        language = next((lang for lang in words.LANGUAGES if lang == preferences.get("language")), None)
        await self._write(stored_people.set_preferences, guest, chosen, language)

    async def _preferences(self, guest: str) -> dict[str, Any]:
        return msgspec.json.decode(await self._store.read(stored_people.preferences, guest), type=dict[str, Any])

    async def _account(self, guest: str) -> AccountRow:
        account = await self._store.read(stored_accounts.find_account, guest)
        if account is None:
            raise login_required_error()
        return account

    # Credentials

    async def change_password(self, session: SessionRow, password: str, browser: Browser) -> LoginResult:
        self.check_recent_login(session)
        account = await self._account(session.guest)
        hashed = await passwords.hash_password(check_password(password, account.name), browser.address)
        token, start = self._session_start(account.guest, browser)
        self.sessions.end(
            await self._write_in_session(session, stored_accounts.change_password, account.guest, hashed, start)
        )
        return await self._login_result(account, token, start, [])

    async def renew_recovery_codes(self, session: SessionRow) -> list[str]:
        self.check_recent_login(session)
        codes = generate_recovery_codes()
        digests = [recovery_code_digest(session.guest, code) for code in codes]
        await self._write_in_session(session, stored_accounts.replace_recovery_codes, session.guest, digests)
        return codes

    async def passkey_options(self, session: SessionRow | None, name: str | None, site: RelyingParty) -> dict[str, Any]:
        """Options for a browser to create a passkey: for a new account of that name, or for this one."""
        if name is not None:
            return self.passkeys.creation_options(site, new_guest_id(), normalize_account_name(name))
        if session is None:
            raise login_required_error()
        self.check_recent_login(session)
        account = await self._account(session.guest)
        had = await self._store.read(stored_accounts.passkeys_of, session.guest)
        if len(had) >= MAX_PASSKEYS:
            raise passkey_limit_error()
        return self.passkeys.creation_options(site, session.guest, account.name, had)

    async def add_passkey(self, session: SessionRow, credential: dict[str, Any], site: RelyingParty, name: str) -> None:
        self.check_recent_login(session)
        passkey = self.passkeys.verify_creation(site, credential, name)
        if passkey.guest != session.guest:
            raise wrong_passkey_error()
        try:
            with self._session_must_live(session):
                added = await self._store.write(
                    stored_sessions.write_in_session,
                    session,
                    self._since(),
                    stored_accounts.add_passkey,
                    passkey,
                    MAX_PASSKEYS,
                )
        except WriteConflict:
            raise wrong_passkey_error() from None
        if not added:
            raise passkey_limit_error()

    async def remove_passkey(self, session: SessionRow, passkey_id: str) -> None:
        self.check_recent_login(session)
        if not await self._write_in_session(session, stored_accounts.remove_passkey, session.guest, passkey_id):
            raise RequestRefused("account-last-way")

    async def end_sessions(self, session: SessionRow, named: str | None) -> None:
        """End the named session, or all but the present one."""
        found = await self._store.read(stored_sessions.sessions_of, session.guest, 0.0)
        if named is None:
            gone = [each.digest for each in found if each.digest != session.digest]
        else:
            gone = [each.digest for each in found if self.sessions.id_of(each) == named]
        await self._write_in_session(session, stored_sessions.end_sessions, gone)
        self.sessions.end(gone)

    # Log out, delete, export

    async def log_out(self, session: SessionRow) -> None:
        await self._write(stored_sessions.end_sessions, [session.digest])
        self.sessions.end([session.digest])

    async def delete(self, session: SessionRow, lang: str) -> None:
        """Delete the account and its name everywhere; its games go on as their tables' settings say."""
        self.check_recent_login(session)
        anonymous_name = words.say("account-somebody", lang)
        left: set[str] = set()
        for attempt in range(1, MAX_DELETION_ATTEMPTS + 1):
            for table_id in await self._read_in_session(session, personal_data.unfinished_tables_of, session.guest):
                left.add(table_id)
                await self._vacate_seats(table_id, session.guest, anonymous_name, lang)
            # The account may have joined another table meanwhile.
            all_left = None if attempt == MAX_DELETION_ATTEMPTS else left
            gone = await self._write_in_session(
                session, personal_data.delete_account, session.guest, anonymous_name, all_left
            )
            if gone is not None:
                moved, ended = gone
                self.sessions.end(ended)
                await self._tables.reload(moved)
                return

    async def _vacate_seats(self, table_id: str, guest: str, anonymous_name: str, lang: str) -> None:
        try:
            await self._seats.forsake(table_id, guest, anonymous_name, lang)
        except DatabaseUnavailable:
            raise
        except GoldenSpikeError as error:
            log.warning("%s", error)  # a table this release cannot play must not prevent the deletion

    async def export(self, session: SessionRow) -> AsyncIterator[bytes]:
        """All personal data as one JSON object, in pieces, with the records of finished games."""
        data = await self._read_in_session(session, personal_data.exportable_data, session.guest)
        yield msgspec.json.encode(data)[:-1] + b',"records":['
        comma = b""
        for table_id in await self._store.read(personal_data.finished_tables_of, session.guest, MAX_EXPORTED_RECORDS):
            try:
                table = await self._tables.get(table_id)
            except RequestRefused as error:
                log.warning("%s", error)  # for example one this release cannot read
                continue
            yield comma + b"".join(table.presenter.record(None))
            comma = b","
        yield b"]}"

    async def _write_in_session(self, session: SessionRow, query: Any, *values: Any) -> Any:
        """Write only if the session is live in the same transaction: the cached session may have ended."""
        with self._session_must_live(session):
            return await self._write(stored_sessions.write_in_session, session, self._since(), query, *values)

    async def _read_in_session(self, session: SessionRow, query: Any, *values: Any) -> Any:
        with self._session_must_live(session):
            return await self._store.read(stored_sessions.read_in_session, session, self._since(), query, *values)

    @contextmanager
    def _session_must_live(self, session: SessionRow) -> Iterator[None]:
        """Refuse, and drop the session here, if another process has ended it."""
        try:
            yield
        except SessionEnded:
            self.sessions.end([session.digest])
            raise login_required_error() from None

    def _since(self) -> float:
        return self._clock.now() - IDLE_EXPIRY_SECONDS

    async def _write(self, query: Any, *values: Any) -> Any:
        """Write with retries after conflicts between two windows of one person; refused if the account is gone."""
        for _ in range(MAX_WRITE_ATTEMPTS):
            with suppress(WriteConflict):
                return await self._store.write(query, *values)
        raise login_required_error()


def generate_recovery_codes() -> list[str]:
    """New recovery codes, in four groups of four characters."""
    signs = ["".join(secrets.choice(CODE_ALPHABET) for _ in range(CODE_LENGTH)) for _ in range(RECOVERY_CODE_COUNT)]
    return ["-".join(each[at : at + 4] for at in range(0, CODE_LENGTH, 4)) for each in signs]


def recovery_code_digest(guest: str, code: str) -> str:
    """The digest of a recovery code, however it was typed. Eighty random bits need no slow hash."""
    plain = code[:200].casefold().translate(str.maketrans("oil", "011"))
    return hashlib.sha256(f"{guest} {''.join(sign for sign in plain if sign in CODE_ALPHABET)}".encode()).hexdigest()


def passkey_limit_error() -> RequestRefused:
    return RequestRefused("account-too-many-passkeys", most=MAX_PASSKEYS)


def wrong_credentials_error() -> RequestRefused:
    return RequestRefused("account-wrong")


def login_required_error() -> RequestRefused:
    return RequestRefused("account-not-in")
