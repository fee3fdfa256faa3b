"""Account names and passwords: which are allowed, and which names are the same."""

from __future__ import annotations

import unicodedata

from goldenspike import words
from goldenspike.kernel.setup import shorten
from goldenspike.tables.display_names import clean_text
from goldenspike.tables.refusals import RequestRefused

MAX_NAME_LENGTH = 30
MIN_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH = 8, 200
_PUNCTUATION = frozenset(" -_.'’")
"""Characters a name may have besides letters and digits: it is part of a URL."""
_FORMER_NAMES = ("somebody", "quelqu’un")
"""Names given to the seats of deleted accounts until 0.2: old tables still show them, so nobody may register one."""


def normalize_account_name(name: str) -> str:
    """The name as it is shown. Refused if it has no letters, or mixes scripts to look like another."""
    tidy = clean_text(name, MAX_NAME_LENGTH, "account-bad-name")
    letters = [sign for sign in tidy if sign.isalpha()]
    scripts = {unicodedata.name(sign, "?").split(" ")[0] for sign in unicodedata.normalize("NFKD", "".join(letters))}
    scripts.discard("COMBINING")
    if not letters or len(scripts) > 1 or not all(sign.isalnum() or sign in _PUNCTUATION for sign in tidy):
        raise RequestRefused("account-bad-name", name=shorten(name), limit=MAX_NAME_LENGTH)
    of_deleted = (*(words.say("account-somebody", lang) for lang in words.LANGUAGES), *_FORMER_NAMES)
    if account_key(tidy) in map(account_key, of_deleted):
        raise RequestRefused("account-name-taken", name=tidy)
    return tidy


def account_key(name: str) -> str:
    """The key of a name: names that differ only in case, width or punctuation have the same key."""
    plain = unicodedata.normalize("NFKC", name[: 4 * MAX_NAME_LENGTH]).casefold()
    return "".join(sign for sign in plain if sign.isalnum())


def guest_display_name(name: str, lang: str) -> str:
    """The display name of somebody else who asks for an account's name: 'NAME (guest)'."""
    return words.say("account-guest", lang, name=name)


def reclaim_seat_name(seat_name: str, account_name: str) -> str:
    """The account's name for a seat named 'NAME (guest)' after it, in any language; other names stay."""
    as_guest = [guest_display_name(account_name, lang) for lang in words.LANGUAGES]
    return account_name if seat_name in as_guest else seat_name


def check_password(password: str, name: str) -> str:
    """Refuse a password that is too short or long, has few different characters, or is the account's name."""
    weak = len(set(password)) < MIN_PASSWORD_LENGTH // 2 or account_key(password) == account_key(name)
    if weak or not MIN_PASSWORD_LENGTH <= len(password) <= MAX_PASSWORD_LENGTH:
        raise RequestRefused("account-bad-password", least=MIN_PASSWORD_LENGTH, most=MAX_PASSWORD_LENGTH)
    return password
