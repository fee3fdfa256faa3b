"""What somebody can do with an account."""

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
"""So long after he proved who he is somebody may change how he gets in: a stolen cookie is not enough for that."""
RECOVERY_CODE_COUNT = 10
CODE_ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
"""None that is taken for another."""
CODE_LENGTH = 16
MAX_PASSKEYS = 20
MAX_PREFERENCES_LENGTH = 4_000
MAX_DELETION_ATTEMPTS, MAX_WRITE_ATTEMPTS = 3, 4
MAX_EXPORTED_RECORDS = 300
"""Records of the latest games that are given at once."""
MERGE_RULES = MergeRules(seat_name=reclaim_seat_name, absences=merge_absences)

log = logging.getLogger(__name__)


class LoginResult(msgspec.Struct, frozen=True):
    """The token for the browser of somebody who came in, and what he is told."""

    guest: str
    token: str
    welcome: LogInResponse


class AccountService:
    def __init__(
        self,
        store: Store,
        signer: Signer,
        clock: TimeSource,
        tables: TableRegistry,
        sitting: SeatService,
        streams: SessionStreams,
    ) -> None:
        self._store = store
        self._clock = clock
        self._tables = tables
        self._sitting = sitting
        self._guesses = LoginAttempts(clock)
        self.passkeys = PasskeyService(signer, clock)
        self.sessions = SessionService(store, signer, clock, streams)

    # Coming in

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
        passkey = self.passkeys.made(site, credential, browser.device)
        account = AccountRow(passkey.guest, shown, account_key(shown), None, self._clock.now())
        return await self._sign_up(account, passkey, browser)

    async def _sign_up(self, account: AccountRow, passkey: PasskeyRow | None, browser: Browser) -> LoginResult:
        codes = generate_recovery_codes()
        digests = [recovery_code_digest(account.guest, code) for code in codes]
        token, entry = self._entry(account.guest, browser)
        try:
            moved = await self._store.write(stored_accounts.sign_up, account, passkey, digests, entry, browser.lang)
        except WriteConflict:
            raise RequestRefused("account-name-taken", name=account.name) from None
        return await self._entered(account, token, entry, moved, codes)

    async def log_in(self, name: str, password: str, browser: Browser) -> LoginResult:
        """Refused alike, and after as much work, whether the name or the password is wrong."""
        account = await self._store.read(stored_accounts.find_account_by_key, account_key(name))
        guess = self._guess(account, name, browser)
        kept = None if account is None else account.password
        if not await passwords.verify_password(password, kept, browser.address) or account is None:
            raise wrong_credentials_error()
        self._guesses.was_right(*guess)
        token, entry = self._entry(account.guest, browser)
        moved = await self._written(stored_accounts.log_in, entry)
        return await self._entered(account, token, entry, moved)

    async def recover(self, name: str, code: str, password: str, browser: Browser) -> LoginResult:
        """A code gets in once, with a new password; whoever else was in is out, and has no passkey any more."""
        account = await self._store.read(stored_accounts.find_account_by_key, account_key(name))
        guess = self._guess(account, name, browser)
        # The work is done before anything is judged: how long it takes says nothing.
        hashed = await passwords.hash_password(check_password(password, name), browser.address)
        guest = new_guest_id() if account is None else account.guest
        token, entry = self._entry(guest, browser)
        done = await self._written(stored_accounts.recover, guest, recovery_code_digest(guest, code), hashed, entry)
        if account is None or done is None:
            raise wrong_credentials_error()
        self._guesses.was_right(*guess)
        self.sessions.end(done.ended)
        return await self._entered(account, token, entry, done.moved)

    async def log_in_by_passkey(self, credential: dict[str, Any], site: RelyingParty, browser: Browser) -> LoginResult:
        shown = credential.get("id")
        passkey = await self._store.read(stored_accounts.find_passkey, shown) if isinstance(shown, str) else None
        if passkey is None:
            raise wrong_passkey_error()
        count = self.passkeys.shown(site, credential, passkey)
        token, entry = self._entry(passkey.guest, browser)
        try:
            moved = await self._store.write(
                stored_accounts.log_in_by_passkey, passkey.id, count, self._clock.now(), entry
            )
        except WriteConflict:
            raise wrong_passkey_error() from None
        account = await self._account(passkey.guest)
        return await self._entered(account, token, entry, moved)

    def _guess(self, account: AccountRow | None, name: str, browser: Browser) -> tuple[str, str | None]:
        """Who is waited for if it is wrong: strangers who guess at the name, and all at that address; or the browser in
        which he was before.
        """
        passwords.check_room(browser.address)  # what is not looked at was no guess
        known = account is not None and account.guest == browser.known
        guess = (f"known {browser.known}", None) if known else (f"name {account_key(name)}", browser.address)
        self._guesses.make(*guess)
        return guess

    def _entry(self, guest: str, browser: Browser) -> tuple[str, SessionStart]:
        """A session begins with a token that nobody had before, and ends the one that this browser had."""
        token, session = self.sessions.begin(guest, browser.device)
        return token, SessionStart(session, browser.session, browser.guest, MERGE_RULES)

    async def _entered(
        self, account: AccountRow, token: str, entry: SessionStart, moved: Sequence[str], codes: Sequence[str] = ()
    ) -> LoginResult:
        if entry.instead_of is not None:
            self.sessions.end([entry.instead_of])
        await self._tables.reload(moved)
        view = await self.view(Caller(guest=account.guest, session=entry.session.digest))
        return LoginResult(account.guest, token, LogInResponse(view, list(codes), len(moved)))

    # Who is in

    async def view(self, caller: Caller) -> AccountView:
        if caller.session is None or caller.guest is None:
            return AccountView()
        account = await self._account(caller.guest)
        return AccountView(account.name, await self._preferences(caller.guest))

    async def keys(self, session: SessionRow) -> CredentialsView:
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
            fresh=self._is_fresh(session),
        )

    def check_fresh(self, session: SessionRow) -> None:
        if not self._is_fresh(session):
            raise RequestRefused("account-confirm")

    def _is_fresh(self, session: SessionRow) -> bool:
        return session.created > self._clock.now() - RECENT_LOGIN_SECONDS

    async def prefer(self, guest: str, preferences: dict[str, Any]) -> None:
        chosen = msgspec.json.encode(preferences).decode()
        if len(chosen) > MAX_PREFERENCES_LENGTH:
            raise RequestRefused("account-preferences-too-long")
        language = next((lang for lang in words.LANGUAGES if lang == preferences.get("language")), None)
        await self._written(stored_people.set_preferences, guest, chosen, language)

    async def _preferences(self, guest: str) -> dict[str, Any]:
        return msgspec.json.decode(await self._store.read(stored_people.preferences, guest), type=dict[str, Any])

    async def _account(self, guest: str) -> AccountRow:
        account = await self._store.read(stored_accounts.find_account, guest)
        if account is None:
            raise login_required_error()
        return account

    # Ways in

    async def change_password(self, session: SessionRow, password: str, browser: Browser) -> LoginResult:
        self.check_fresh(session)
        account = await self._account(session.guest)
        hashed = await passwords.hash_password(check_password(password, account.name), browser.address)
        token, entry = self._entry(account.guest, browser)
        self.sessions.end(
            await self._written_in(session, stored_accounts.change_password, account.guest, hashed, entry)
        )
        return await self._entered(account, token, entry, [])

    async def new_codes(self, session: SessionRow) -> list[str]:
        self.check_fresh(session)
        codes = generate_recovery_codes()
        digests = [recovery_code_digest(session.guest, code) for code in codes]
        await self._written_in(session, stored_accounts.replace_recovery_codes, session.guest, digests)
        return codes

    async def ask_for_passkey(self, session: SessionRow | None, name: str | None, site: RelyingParty) -> dict[str, Any]:
        """What a browser needs to make one: for a new account of that name, or for this one."""
        if name is not None:
            return self.passkeys.ask_to_make(site, new_guest_id(), normalize_account_name(name))
        if session is None:
            raise login_required_error()
        self.check_fresh(session)
        account = await self._account(session.guest)
        had = await self._store.read(stored_accounts.passkeys_of, session.guest)
        if len(had) >= MAX_PASSKEYS:
            raise passkey_limit_error()
        return self.passkeys.ask_to_make(site, session.guest, account.name, had)

    async def add_passkey(self, session: SessionRow, credential: dict[str, Any], site: RelyingParty, name: str) -> None:
        self.check_fresh(session)
        passkey = self.passkeys.made(site, credential, name)
        if passkey.guest != session.guest:
            raise wrong_passkey_error()
        try:
            with self._still_in(session):
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
        self.check_fresh(session)
        if not await self._written_in(session, stored_accounts.remove_passkey, session.guest, passkey_id):
            raise RequestRefused("account-last-way")

    async def end_sessions(self, session: SessionRow, named: str | None) -> None:
        """That one, or all others than this."""
        found = await self._store.read(stored_sessions.sessions_of, session.guest, 0.0)
        if named is None:
            gone = [each.digest for each in found if each.digest != session.digest]
        else:
            gone = [each.digest for each in found if self.sessions.id_of(each) == named]
        await self._written_in(session, stored_sessions.end_sessions, gone)
        self.sessions.end(gone)

    # Going

    async def log_out(self, session: SessionRow) -> None:
        await self._written(stored_sessions.end_sessions, [session.digest])
        self.sessions.end([session.digest])

    async def delete(self, session: SessionRow, lang: str) -> None:
        """Nothing says any more who he was; games that he was in go on as their tables' rules say."""
        self.check_fresh(session)
        somebody = words.say("account-somebody", lang)
        left: set[str] = set()
        for attempt in range(1, MAX_DELETION_ATTEMPTS + 1):
            for table_id in await self._read_in(session, personal_data.unfinished_tables_of, session.guest):
                left.add(table_id)
                await self._forsake(table_id, session.guest, somebody, lang)
            # He may have sat down somewhere else meanwhile.
            all_left = None if attempt == MAX_DELETION_ATTEMPTS else left
            gone = await self._written_in(session, personal_data.delete_account, session.guest, somebody, all_left)
            if gone is not None:
                moved, ended = gone
                self.sessions.end(ended)
                await self._tables.reload(moved)
                return

    async def _forsake(self, table_id: str, guest: str, somebody: str, lang: str) -> None:
        try:
            await self._sitting.forsake(table_id, guest, somebody, lang)
        except DatabaseUnavailable:
            raise
        except GoldenSpikeError as error:
            log.warning("%s", error)  # one that this release cannot play keeps nobody here

    async def export(self, session: SessionRow) -> AsyncIterator[bytes]:
        """All that is known of him as one JSON object, piece by piece; of his games, what hides nothing any more."""
        belongings = await self._read_in(session, personal_data.exportable_data, session.guest)
        yield msgspec.json.encode(belongings)[:-1] + b',"records":['
        comma = b""
        for table_id in await self._store.read(personal_data.finished_tables_of, session.guest, MAX_EXPORTED_RECORDS):
            try:
                table = await self._tables.get(table_id)
            except RequestRefused as error:
                log.warning("%s", error)  # such as one that this release cannot read
                continue
            yield comma + b"".join(table.presenter.record(None))
            comma = b","
        yield b"]}"

    async def _written_in(self, session: SessionRow, query: Any, *values: Any) -> Any:
        """Write only if the session is live in the same transaction: what this process remembers of it may be old."""
        with self._still_in(session):
            return await self._written(stored_sessions.write_in_session, session, self._since(), query, *values)

    async def _read_in(self, session: SessionRow, query: Any, *values: Any) -> Any:
        with self._still_in(session):
            return await self._store.read(stored_sessions.read_in_session, session, self._since(), query, *values)

    @contextmanager
    def _still_in(self, session: SessionRow) -> Iterator[None]:
        """Refuse, and forget the session here, if another process has ended it."""
        try:
            yield
        except SessionEnded:
            self.sessions.end([session.digest])
            raise login_required_error() from None

    def _since(self) -> float:
        return self._clock.now() - IDLE_EXPIRY_SECONDS

    async def _written(self, query: Any, *values: Any) -> Any:
        """A write that can only fail for long because the account is gone: what two windows of one person do at the
        same moment is possible one after the other."""
        for _ in range(MAX_WRITE_ATTEMPTS):
            with suppress(WriteConflict):
                return await self._store.write(query, *values)
        raise login_required_error()


def generate_recovery_codes() -> list[str]:
    """As one can copy them by hand: four groups of four."""
    signs = ["".join(secrets.choice(CODE_ALPHABET) for _ in range(CODE_LENGTH)) for _ in range(RECOVERY_CODE_COUNT)]
    return ["-".join(each[at : at + 4] for at in range(0, CODE_LENGTH, 4)) for each in signs]


def recovery_code_digest(guest: str, code: str) -> str:
    """However it was typed. Eighty random bits need no slow hash."""
    plain = code[:200].casefold().translate(str.maketrans("oil", "011"))
    return hashlib.sha256(f"{guest} {''.join(sign for sign in plain if sign in CODE_ALPHABET)}".encode()).hexdigest()


def passkey_limit_error() -> RequestRefused:
    return RequestRefused("account-too-many-passkeys", most=MAX_PASSKEYS)


def wrong_credentials_error() -> RequestRefused:
    return RequestRefused("account-wrong")


def login_required_error() -> RequestRefused:
    return RequestRefused("account-not-in")
