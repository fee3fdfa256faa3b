"""Display names and titles: normalise what people type, and name seats that have no name yet."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence
from itertools import chain, count

from goldenspike import bots, words
from goldenspike.kernel.setup import LONGEST_NAME, is_printable, shorten
from goldenspike.tables.refusals import RequestRefused


def clean_text(text: str, longest: int, key: str) -> str:
    """Normalise a text and its spaces. Refuse empty, overlong and unprintable ones; `key` names the refusal."""
    normal = unicodedata.normalize("NFC", text[: 4 * longest])
    tidy = " ".join(part for part in normal.split(" ") if part)
    if not 1 <= len(tidy) <= longest or not is_printable(tidy):
        raise RequestRefused(key, name=shorten(text), limit=longest)
    return tidy


def default_seat_names(
    seats: Sequence[tuple[str, str | None, str | None]], lang: str, first: int = 0, others: Collection[str] = ()
) -> list[str]:
    """Names for seats given as (kind, name, bot).

    People without a name are numbered. A bot takes one of its own names that nobody at the table has, `others`
    included. An open seat has no name yet.
    """
    taken = {*others, *(name for _, name, _ in seats if name)}
    names = []
    for number, (kind, name, bot) in enumerate(seats, first + 1):
        if name:
            names.append(clean_text(name, LONGEST_NAME, "players-bad-name"))
        elif bot is not None:
            names.append(_default_name(bot, {*taken, *names}))
        elif kind == "open":
            names.append("")
        else:
            names.append(words.say("server-player", lang, number=number))
    return names


def _default_name(bot: str, taken: Collection[str]) -> str:
    own = bots.player_names(bot)
    again = (f"{name} {number}" for number in count(2) for name in own)
    return next(name for name in chain(own, again) if name not in taken)
