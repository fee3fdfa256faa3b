"""What people call themselves and their tables. Text stays text: nothing is ever read as markup."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Sequence

from goldenspike import words
from goldenspike.kernel.table import LONGEST_NAME, short
from goldenspike.server.errors import Refused


def clean(text: str, longest: int, key: str) -> str:
    """The text in one form, without spaces to spare. Refused: nothing at all, too long, or what cannot be printed."""
    normal = unicodedata.normalize("NFC", text[: 4 * longest])
    tidy = " ".join(part for part in normal.split(" ") if part)
    if not 1 <= len(tidy) <= longest or not tidy.isprintable():
        raise Refused(422, key, name=short(text), limit=longest)
    return tidy


def default_names(seats: Sequence[tuple[str, str | None, str | None]], lang: str, first: int = 0) -> list[str]:
    """The names of seats given as (kind, name, bot): people without a name are numbered, bots called after themselves.

    An open seat has none yet.
    """
    programs = Counter(bot for _, _, bot in seats)
    seen: Counter[str] = Counter()
    names = []
    for number, (kind, name, bot) in enumerate(seats, first + 1):
        if name:
            names.append(clean(name, LONGEST_NAME, "players-bad-name"))
        elif bot is not None:
            seen[bot] += 1
            names.append(bot.capitalize() + (f" {seen[bot]}" if programs[bot] > 1 else ""))
        elif kind == "open":
            names.append("")
        else:
            names.append(words.say("server-player", lang, number=number))
    return names
