"""Problems of a pack: their place and message id."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from goldenspike import words
from goldenspike.errors import GoldenSpikeError

# A hostile pack must not produce a million problems.
MOST_LISTED = 1_000
QUOTED = 300
# Characters that move the cursor, hide text or reverse its direction on a screen
CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


class PackProblem(msgspec.Struct, frozen=True):
    """One problem of a pack. `column` is a column of a table or a key of pack.toml; `file` may be empty."""

    file: str
    line: int | None
    column: str | None
    key: str
    values: dict[str, Any] = {}

    def worded(self, lang: str) -> str:
        values = {name: _quote(value) for name, value in self.values.items()}
        sentence = words.say(self.key, lang, **values)
        if not self.file:
            return sentence
        place = self.file if self.line is None else f"{self.file}:{self.line}"
        if self.column is None:
            return words.say("pack-at", lang, place=place, sentence=sentence)
        where = "pack-at-key" if self.file.endswith(".toml") else "pack-at-column"
        return words.say(where, lang, place=place, column=_quote(self.column), sentence=sentence)

    def __str__(self) -> str:
        return self.worded(words.language())


class PackError(GoldenSpikeError):
    """An invalid pack, with all its problems."""

    def __init__(self, problems: Sequence[PackProblem]) -> None:
        first = problems[0]
        super().__init__(first.key, **first.values)
        self.problems = tuple(problems)

    def worded(self, lang: str) -> str:
        first = self.problems[0].worded(lang)
        more = len(self.problems) - 1
        return words.say("pack-and-more", lang, first=first, more=more) if more else first


def _quote(value: object) -> object:
    """Quote a value in a sentence, shortened and without control characters, since packs may be hostile."""
    if not isinstance(value, str):
        return value
    text = CONTROL.sub("\ufffd", value)
    return f"{text[:QUOTED]}…" if len(text) > QUOTED else text


def pack_error(key: str, /, **values: Any) -> PackError:
    """A PackError about no file in particular."""
    return PackError([PackProblem("", None, None, key, values)])


class Report:
    """Collects problems while a pack is read, so that all are reported at once."""

    def __init__(self) -> None:
        self.problems: list[PackProblem] = []

    def add(self, file: str, line: int | None, column: str | None, key: str, /, **values: Any) -> None:
        if len(self.problems) < MOST_LISTED:
            self.problems.append(PackProblem(file, line, column, key, values))
        elif len(self.problems) == MOST_LISTED:
            self.problems.append(PackProblem("", None, None, "pack-more-problems", {"listed": MOST_LISTED}))

    def raise_if_any(self) -> None:
        if self.problems:
            raise PackError(self.problems)
