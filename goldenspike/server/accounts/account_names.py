"""What accounts are called, and what may be a password."""

from __future__ import annotations

import unicodedata

from goldenspike import words
from goldenspike.kernel.setup import short
from goldenspike.tables.display_names import clean
from goldenspike.tables.refusals import Refused

LONGEST_NAME = 30
LEAST_PASSWORD, LONGEST_PASSWORD = 8, 200
_BETWEEN = frozenset(" -_.'’")
"""What a name may have besides letters and digits: it is part of an address."""
_ONCE_GIVEN = ("somebody", "quelqu’un")
"""Names given to the seats of deleted accounts until 0.2: old tables still show them, so nobody may register one."""


def account_name(name: str) -> str:
    """The name as it is shown. Refused: what is no word, or mixes scripts so as to look like another."""
    tidy = clean(name, LONGEST_NAME, "account-bad-name")
    letters = [sign for sign in tidy if sign.isalpha()]
    scripts = {unicodedata.name(sign, "?").split(" ")[0] for sign in unicodedata.normalize("NFKD", "".join(letters))}
    scripts.discard("COMBINING")
    if not letters or len(scripts) > 1 or not all(sign.isalnum() or sign in _BETWEEN for sign in tidy):
        raise Refused(422, "account-bad-name", name=short(name), limit=LONGEST_NAME)
    of_deleted = (*(words.say("account-somebody", lang) for lang in words.LANGUAGES), *_ONCE_GIVEN)
    if key_of(tidy) in map(key_of, of_deleted):
        raise Refused(409, "account-name-taken", name=tidy)
    return tidy


def key_of(name: str) -> str:
    """What a name is looked for by: two that differ in case, width or what is no letter or digit are one."""
    plain = unicodedata.normalize("NFKC", name[: 4 * LONGEST_NAME]).casefold()
    return "".join(sign for sign in plain if sign.isalnum())


def check_password(password: str, name: str) -> str:
    """Length counts; the name, or one sign again and again, is no secret."""
    dull = len(set(password)) < LEAST_PASSWORD // 2 or key_of(password) == key_of(name)
    if dull or not LEAST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refused(422, "account-bad-password", least=LEAST_PASSWORD, most=LONGEST_PASSWORD)
    return password
