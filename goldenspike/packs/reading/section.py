"""Read pack.toml: typed values, and problems with key and line.

As in tables, a wrong value is reported and replaced by a harmless one, so that all problems are found.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Collection, Mapping
from functools import cached_property
from typing import Any, TypeGuard, TypeVar

from goldenspike.packs.reading.problems import Report
from goldenspike.packs.reading.text import (
    MOST_CHARACTERS,
    PACK_TOML,
    SISTER,
    LocalizedStruct,
    control_character,
    decode_text,
    is_id,
)

MOST_POINTS = 64

ChoiceT = TypeVar("ChoiceT", bound=str)
KeyPath = tuple[str | int, ...]


class Phrase(LocalizedStruct, frozen=True):
    """A sentence of pack.toml."""

    id: str  #: its key
    text: str  #: the sentence


class TomlLines:
    """Line of each key in pack.toml, computed from its text only when there is a problem."""

    def __init__(self, text: str) -> None:
        self.text = text

    def line_of(self, path: KeyPath) -> int | None:
        """Line of a key, or of the nearest table around it."""
        shorter = (path[:length] for length in range(len(path), 0, -1))
        return next((self._lines[each] for each in shorter if each in self._lines), None)

    @cached_property
    def _lines(self) -> dict[KeyPath, int]:
        lines: dict[KeyPath, int] = {}
        seen: Counter[KeyPath] = Counter()
        table: KeyPath = ()
        for number, line in enumerate(self.text.split("\n"), start=1):
            head = line.partition("#")[0].strip()
            if head.startswith("["):
                table = _names(head.strip("[]"))
                lines.setdefault(table, number)
                if head.startswith("[["):
                    seen[table] += 1
                    table = (*table, seen[table] - 1)
                    lines.setdefault(table, number)
            elif "=" in head:
                lines.setdefault((*table, *_names(head.partition("=")[0])), number)
        return lines


def _names(dotted: str) -> KeyPath:
    return tuple(name.strip("\"'") for name in re.findall(r"\"[^\"]*\"|'[^']*'|[^.\s]+", dotted))


class Section:
    """A table of pack.toml. `path` is its place, such as `("market", 3)`."""

    def __init__(self, values: Mapping[str, Any], path: KeyPath, lines: TomlLines, report: Report) -> None:
        self.values = values
        self.path = path
        self.lines = lines
        self.report = report

    def wrong(self, key: str | None, problem: str, /, **values: Any) -> None:
        path = self.path if key is None else (*self.path, key)
        line = self.lines.line_of(path)
        self.report.add(PACK_TOML, line, ".".join(map(str, path)), problem, **values)

    def has(self, key: str) -> bool:
        return key in self.values

    def filled(self, missing: Mapping[str, Any]) -> Section:
        """Fill in missing keys with defaults, also in its tables."""
        values = {**missing, **self.values}
        for key, value in missing.items():
            own = values[key]
            if isinstance(value, dict) and isinstance(own, dict):
                values[key] = {**value, **own}
        return Section(values, self.path, self.lines, self.report)

    def section(self, key: str) -> Section:
        value = self.values.get(key)
        if not isinstance(value, dict):
            self.wrong(key, "pack-missing-key" if value is None else "pack-not-a-table")
            value = {}
        return Section(value, (*self.path, key), self.lines, self.report)

    def sections(self, key: str) -> list[Section]:
        value = self.values.get(key)
        if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
            self.wrong(key, "pack-missing-key" if value is None else "pack-not-tables")
            return []
        return [Section(each, (*self.path, key, at), self.lines, self.report) for at, each in enumerate(value)]

    def text(self, key: str, missing: str = "pack-missing-key") -> str:
        value = self.values.get(key)
        if value is None or value == "":
            self.wrong(key, missing)
        elif not isinstance(value, str):
            self.wrong(key, "pack-not-text")
        elif len(value) > MOST_CHARACTERS:
            self.wrong(key, "pack-too-long", most=MOST_CHARACTERS)
        elif code := control_character(value):
            self.wrong(key, "pack-control-character", code=code)
        else:
            return value
        return ""

    def optional_text(self, key: str) -> str:
        return self.text(key) if self.values.get(key, "") != "" else ""

    def source(self, key: str = "source") -> str:
        return self.text(key, "pack-no-source")

    def id(self, key: str) -> str:
        text = self.text(key)
        if text and not is_id(text):
            self.wrong(key, "pack-bad-id", found=text)
        return text

    def choice(self, key: str, choices: Collection[ChoiceT]) -> ChoiceT:
        text = self.text(key)
        for choice in choices:
            if choice == text:
                return choice
        if text:
            self.wrong(key, "pack-not-a-choice", found=text, choices=", ".join(choices))
        return choice

    def boolean(self, key: str) -> bool:
        value = self.values.get(key)
        if not isinstance(value, bool):
            self.wrong(key, "pack-missing-key" if value is None else "pack-not-boolean")
        return value is True

    def integer(self, key: str, low: int, high: int) -> int:
        value = self.values.get(key)
        if not _is_integer(value):
            self.wrong(key, "pack-missing-key" if value is None else "pack-not-whole")
            return low
        if not low <= value <= high:
            self.wrong(key, "pack-out-of-range", found=value, low=low, high=high)
        return min(max(value, low), high)

    def integers(self, key: str, low: int, high: int) -> tuple[int, ...]:
        value = self.values.get(key)
        if not isinstance(value, list) or not all(map(_is_integer, value)):
            self.wrong(key, "pack-missing-key" if value is None else "pack-not-whole-numbers")
            return ()
        for number in value:
            if not low <= number <= high:
                self.wrong(key, "pack-out-of-range", found=number, low=low, high=high)
        return tuple(min(max(number, low), high) for number in value)

    def triples(self, key: str, low: int, high: int) -> list[tuple[int, int, int]]:
        value = self.values.get(key)
        if isinstance(value, list) and all(isinstance(each, list) and len(each) == 3 for each in value):
            numbers = Section({key: [number for each in value for number in each]}, self.path, self.lines, self.report)
            flat = iter(numbers.integers(key, low, high))
            return list(zip(flat, flat, flat, strict=True))
        self.wrong(key, "pack-not-triples")
        return []

    def phrases(self, *needed: str) -> tuple[Phrase, ...]:
        """Sentences of a table, one for each key but `source`, with translations `key_fr`."""
        self.source()
        for key in needed:
            if not self.has(key):
                self.wrong(key, "pack-missing-key")
        texts = {key: self.text(key) for key in self.values if key != "source"}
        sisters = {key: match[1] for key in texts if (match := SISTER.fullmatch(key)) and match[1] in texts}
        return tuple(
            Phrase(
                key, text, sisters={f"text_{each[-2:]}": texts[each] for each, base in sisters.items() if base == key}
            )
            for key, text in texts.items()
            if key not in sisters
        )

    def sisters(self, *keys: str) -> dict[str, str]:
        matches = [match for key in self.values if (match := SISTER.fullmatch(key)) and match[1] in keys]
        return {match[0]: self.optional_text(match[0]) for match in matches}


def read_toml(data: bytes, report: Report) -> Section | None:
    text = decode_text(PACK_TOML, data, report)
    if text is None:
        return None
    for number, line in enumerate(text.split("\n"), start=1):
        # The time and memory of tomllib grow with the square of a dotted key's length.
        if line.count(".") > MOST_POINTS:
            report.add(PACK_TOML, number, None, "pack-too-many-points", most=MOST_POINTS)
            return None
    try:
        return Section(tomllib.loads(text), (), TomlLines(text), report)
    except RecursionError:
        report.add(PACK_TOML, None, None, "pack-toml-too-deep")
    except ValueError as error:  # invalid TOML, and numbers of thousands of digits
        place = re.search(r"at line (\d+), column (\d+)", str(error))
        report.add(PACK_TOML, int(place[1]) if place else None, None, "pack-not-toml")
    return None


def _is_integer(value: object) -> TypeGuard[int]:
    # Ten digits are more than any pack needs, and few enough for all our code.
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10**10
