"""What is wrong with a pack: where it is, and the key of the sentence that says it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from goldenspike import words
from goldenspike.errors import GoldenSpikeError

# A pack of a hundred thousand wrong rows must not become a list of a million problems.
MOST_LISTED = 1_000
QUOTED = 300
# What would move the cursor, hide text or turn its direction round on somebody's screen.
CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


class PackProblem(msgspec.Struct, frozen=True):
    """One thing to put right. `column` is a table's column or a key of pack.toml; `file` may be empty."""

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
    """A pack that cannot be used, with everything that is wrong with it."""

    def __init__(self, problems: Sequence[PackProblem]) -> None:
        first = problems[0]
        super().__init__(first.key, **first.values)
        self.problems = tuple(problems)

    def worded(self, lang: str) -> str:
        first = self.problems[0].worded(lang)
        more = len(self.problems) - 1
        return words.say("pack-and-more", lang, first=first, more=more) if more else first


def _quote(value: object) -> object:
    """The value as it stands in a sentence: what was found may be as long as a file, and as hostile."""
    if not isinstance(value, str):
        return value
    text = CONTROL.sub("\ufffd", value)
    return f"{text[:QUOTED]}…" if len(text) > QUOTED else text


def pack_error(key: str, /, **values: Any) -> PackError:
    """A refusal that concerns no file of a pack."""
    return PackError([PackProblem("", None, None, key, values)])


class Report:
    """Collects problems while a pack is read, so that its maker sees all of them at once."""

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
