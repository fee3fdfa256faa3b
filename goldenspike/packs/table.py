"""Reading the files of a pack: typed cells, and for everything wrong the file, line and column.

A reader never stops at a wrong cell: it reports it, puts a harmless value in its place and reads on. What it returned
is to be used only if nothing was reported.
"""

from __future__ import annotations

import csv
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Generic, TypeGuard, TypeVar

import msgspec

from goldenspike.packs.problems import Report

PACK_TOML = "pack.toml"
MOST_BYTES = 4 * 1024 * 1024
MOST_ROWS = 100_000
MOST_CHARACTERS = 2_000

ID = re.compile(r"[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*")
_INTEGER = re.compile(r"-?[0-9]{1,9}")
_DECIMAL = re.compile(r"-?[0-9]{1,9}(?:\.[0-9]{1,12})?")
_SISTER = re.compile(r"(.+)_([a-z]{2})")
# What would move the cursor, hide text or turn its direction round on somebody's screen.
_CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")

RowT = TypeVar("RowT")
ChoiceT = TypeVar("ChoiceT", bound=str)
PlaceT = TypeVar("PlaceT", bound=Hashable)


class Worded(msgspec.Struct, frozen=True, kw_only=True):
    """Something with texts; `sisters` holds those of other languages under the names of their columns (`text_fr`)."""

    sisters: dict[str, str] = {}

    def say(self, column: str, lang: str) -> str:
        """The text of that column in that language, or else as the pack's main language has it."""
        return self.sisters.get(f"{column}_{lang}") or str(getattr(self, column))


class Phrase(Worded, frozen=True):
    """A sentence of pack.toml and the key it stands under."""

    id: str
    text: str


class Rows(Generic[RowT]):
    """The typed rows of one table, and the line each began on."""

    def __init__(self, file: str, items: tuple[RowT, ...], lines: tuple[int, ...]) -> None:
        self.file = file
        self.items = items
        self.lines = lines

    def __iter__(self) -> Iterator[tuple[int, RowT]]:
        return zip(self.lines, self.items, strict=True)


class Columns(msgspec.Struct, frozen=True):
    """The columns that a table must have, may have, and may have in other languages too (`text_fr` beside `text`)."""

    required: tuple[str, ...]
    optional: tuple[str, ...] = ()
    worded: tuple[str, ...] = ()

    def allow(self, column: str) -> bool:
        return column in self.required or column in self.optional or self.is_sister(column)

    def is_sister(self, column: str) -> bool:
        match = _SISTER.fullmatch(column)
        return match is not None and match[1] in self.worded


def unix_lines(data: bytes) -> bytes:
    """The same text with LF line ends: what is hashed and read."""
    return data.replace(b"\r\n", b"\n").replace(b"\r", b"\n")


def decoded(file: str, data: bytes, report: Report) -> str | None:
    """The text of a file, without the mark that spreadsheets put in front of UTF-8."""
    try:
        return data.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        report.add(file, data.count(b"\n", 0, error.start) + 1, None, "pack-not-utf8")
        return None


class Row:
    """One line of a table, cell by cell."""

    __slots__ = ("cells", "file", "line", "report", "sister_columns")

    def __init__(self, file: str, line: int, cells: dict[str, str], sisters: list[str], report: Report) -> None:
        self.file = file
        self.line = line
        self.cells = cells
        self.sister_columns = sisters
        self.report = report

    def wrong(self, column: str, key: str, /, **values: Any) -> None:
        self.report.add(self.file, self.line, column, key, **values)

    def text(self, column: str) -> str:
        return self.cells.get(column, "")

    def required(self, column: str, key: str = "pack-empty-cell") -> str:
        text = self.text(column)
        if not text:
            self.wrong(column, key)
        return text

    def source(self) -> str:
        return self.required("source", "pack-no-source")

    def id(self, column: str) -> str:
        text = self.required(column)
        if text and not ID.fullmatch(text):
            self.wrong(column, "pack-bad-id", found=text)
        return text

    def choice(self, column: str, choices: Collection[ChoiceT]) -> ChoiceT:
        text = self.text(column)
        for choice in choices:
            if choice == text:
                return choice
        self.wrong(column, "pack-not-a-choice", found=text, choices=", ".join(choices))
        return choice

    def integer(self, column: str, low: int, high: int) -> int:
        text = self.text(column)
        if not _INTEGER.fullmatch(text):
            self.wrong(column, "pack-not-integer", found=text)
            return low
        number = int(text)
        if not low <= number <= high:
            self.wrong(column, "pack-out-of-range", found=number, low=low, high=high)
        return number

    def decimal(self, column: str, low: float, high: float) -> float:
        text = self.text(column)
        if not _DECIMAL.fullmatch(text):
            self.wrong(column, "pack-not-decimal", found=text)
            return low
        number = float(text)
        if not low <= number <= high:
            self.wrong(column, "pack-out-of-range", found=number, low=low, high=high)
        return number

    def optional_decimal(self, column: str, low: float, high: float) -> float | None:
        return self.decimal(column, low, high) if self.text(column) else None

    def position(self) -> tuple[float | None, float | None]:
        """Where a picture should put it, if the table says: both of `x` and `y` or neither."""
        x, y = self.optional_decimal("x", -1e6, 1e6), self.optional_decimal("y", -1e6, 1e6)
        if (x is None) is not (y is None):
            self.wrong("x" if x is None else "y", "pack-half-position")
        return x, y

    def flag(self, column: str) -> bool:
        return self.choice(column, ("0", "1")) == "1"

    def numbers(self, column: str, low: int, high: int) -> dict[str, int]:
        """`name:number` pairs with spaces between, as in `replace_cost:200 wait_turns:1`."""
        pairs: dict[str, int] = {}
        for pair in self.text(column).split():
            name, colon, digits = pair.partition(":")
            if not (name and colon and _INTEGER.fullmatch(digits)):
                self.wrong(column, "pack-not-a-pair", found=pair)
            elif name in pairs:
                self.wrong(column, "pack-pair-twice", found=name)
            elif not low <= int(digits) <= high:
                self.wrong(column, "pack-out-of-range", found=int(digits), low=low, high=high)
            else:
                pairs[name] = int(digits)
        return pairs

    def sisters(self) -> dict[str, str]:
        return {column: self.cells[column] for column in self.sister_columns if self.cells[column]}


def read_table(file: str, data: bytes, columns: Columns, parse: Callable[[Row], RowT], report: Report) -> Rows[RowT]:
    """The rows of a CSV file, each read by `parse`."""
    items: list[RowT] = []
    lines: list[int] = []
    text = decoded(file, data, report)
    if text is not None and _printable(file, text, report):
        for row in _rows(file, text, columns, report):
            items.append(parse(row))
            lines.append(row.line)
    return Rows(file, tuple(items), tuple(lines))


def _printable(file: str, text: str, report: Report) -> bool:
    clean = True
    for number, line in enumerate(text.split("\n"), start=1):
        if match := _CONTROL.search(line):
            report.add(file, number, None, "pack-control-character", code=_code(match[0]))
            clean = False
    return clean


def _rows(file: str, text: str, columns: Columns, report: Report) -> Iterator[Row]:
    header: list[str] | None = None
    sisters: list[str] = []
    count = 0
    for line, cells in _lines(file, text, report):
        if header is None:
            if not _header_is_sound(file, line, cells, columns, report):
                return
            header, sisters = cells, [column for column in cells if columns.is_sister(column)]
            continue
        count += 1
        if count > MOST_ROWS:
            report.add(file, line, None, "pack-too-many-rows", most=MOST_ROWS)
            return
        if len(cells) != len(header):
            report.add(file, line, None, "pack-ragged-row", found=len(cells), expected=len(header))
            continue
        if len(longest := max(cells, key=len)) > MOST_CHARACTERS:
            report.add(file, line, header[cells.index(longest)], "pack-too-long", most=MOST_CHARACTERS)
            continue
        yield Row(file, line, dict(zip(header, cells, strict=True)), sisters, report)
    if not count:
        report.add(file, None, None, "pack-empty-file" if header is None else "pack-no-rows")


def _lines(file: str, text: str, report: Report) -> Iterator[tuple[int, list[str]]]:
    """Each line that says something, with its number."""
    reader = csv.reader(text.split("\n"), strict=True)
    line = 1
    try:
        for cells in reader:
            # A cell may not run over a line end: one forgotten quotation mark would swallow rows unnoticed.
            if reader.line_num > line:
                raise csv.Error
            if any(cells := [cell.strip() for cell in cells]):
                yield line, cells
            line += 1
    except csv.Error:
        report.add(file, line, None, "pack-not-csv")


def _header_is_sound(file: str, line: int, header: Sequence[str], columns: Columns, report: Report) -> bool:
    if len(header) == 1 and ";" in header[0]:
        report.add(file, line, None, "pack-semicolons")
        return False
    sound = True
    for column in columns.required:
        if column not in header:
            report.add(file, line, column, "pack-missing-column")
            sound = False
    for place, column in enumerate(header):
        if column in header[:place]:
            report.add(file, line, column, "pack-column-twice")
            sound = False
        elif not columns.allow(column):
            report.add(file, line, column, "pack-unknown-column")
    return sound


Path = tuple[str | int, ...]


class TomlLines:
    """On which line of pack.toml each key begins. Found by a look at the text, and only once something is wrong."""

    def __init__(self, text: str) -> None:
        self.text = text

    def line_of(self, path: Path) -> int | None:
        """The line of that key, or else of the nearest table around it."""
        shorter = (path[:length] for length in range(len(path), 0, -1))
        return next((self._lines[each] for each in shorter if each in self._lines), None)

    @cached_property
    def _lines(self) -> dict[Path, int]:
        lines: dict[Path, int] = {}
        seen: Counter[Path] = Counter()
        table: Path = ()
        for number, line in enumerate(self.text.split("\n"), start=1):
            head = line.partition("#")[0].strip()
            if head.startswith("["):
                table = _names(head.strip("[]"))
                if head.startswith("[["):
                    seen[table] += 1
                    table = (*table, seen[table] - 1)
                lines.setdefault(table, number)
            elif "=" in head:
                lines.setdefault((*table, *_names(head.partition("=")[0])), number)
        return lines


def _names(dotted: str) -> Path:
    return tuple(name.strip("\"'") for name in re.findall(r"\"[^\"]*\"|'[^']*'|[^.\s]+", dotted))


class Section:
    """One table of pack.toml. `path` is where it stands: `("market", 3)`."""

    def __init__(self, values: Mapping[str, Any], path: Path, lines: TomlLines, report: Report) -> None:
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
        elif match := _CONTROL.search(value):
            self.wrong(key, "pack-control-character", code=_code(match[0]))
        else:
            return value
        return ""

    def optional_text(self, key: str) -> str:
        return self.text(key) if self.values.get(key, "") != "" else ""

    def source(self, key: str = "source") -> str:
        return self.text(key, "pack-no-source")

    def id(self, key: str) -> str:
        text = self.text(key)
        if text and not ID.fullmatch(text):
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
        return value

    def integers(self, key: str, low: int, high: int) -> tuple[int, ...]:
        value = self.values.get(key)
        if not isinstance(value, list) or not all(map(_is_integer, value)):
            self.wrong(key, "pack-missing-key" if value is None else "pack-not-whole-numbers")
            return ()
        for number in value:
            if not low <= number <= high:
                self.wrong(key, "pack-out-of-range", found=number, low=low, high=high)
        return tuple(value)

    def triples(self, key: str, low: int, high: int) -> list[tuple[int, int, int]]:
        value = self.values.get(key)
        if isinstance(value, list) and all(isinstance(each, list) and len(each) == 3 for each in value):
            numbers = Section({key: [number for each in value for number in each]}, self.path, self.lines, self.report)
            flat = iter(numbers.integers(key, low, high))
            return list(zip(flat, flat, flat, strict=True))
        self.wrong(key, "pack-not-triples")
        return []

    def phrases(self, *needed: str) -> tuple[Phrase, ...]:
        """The sentences of a table in which each key but `source` has one, and its sisters `key_fr`."""
        self.source()
        for key in needed:
            if not self.has(key):
                self.wrong(key, "pack-missing-key")
        texts = {key: self.text(key) for key in self.values if key != "source"}
        sisters = {key: match[1] for key in texts if (match := _SISTER.fullmatch(key)) and match[1] in texts}
        return tuple(
            Phrase(
                key, text, sisters={f"text_{each[-2:]}": texts[each] for each, base in sisters.items() if base == key}
            )
            for key, text in texts.items()
            if key not in sisters
        )

    def sisters(self, *keys: str) -> dict[str, str]:
        matches = [match for key in self.values if (match := _SISTER.fullmatch(key)) and match[1] in keys]
        return {match[0]: self.optional_text(match[0]) for match in matches}


def read_toml(data: bytes, report: Report) -> Section | None:
    text = decoded(PACK_TOML, data, report)
    if text is None:
        return None
    try:
        return Section(tomllib.loads(text), (), TomlLines(text), report)
    except RecursionError:
        report.add(PACK_TOML, None, None, "pack-toml-too-deep")
    except ValueError as error:  # what is no TOML, and whole numbers of thousands of digits
        place = re.search(r"at line (\d+), column (\d+)", str(error))
        report.add(PACK_TOML, int(place[1]) if place else None, None, "pack-not-toml")
    return None


def _is_integer(value: object) -> TypeGuard[int]:
    # Ten digits are more than any number of a pack has, and less than any of ours could choke on.
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10**10


def _code(character: str) -> str:
    return f"U+{ord(character):04X}"


# Judging what was read


def no_twins(rows: Rows[RowT], column: str, report: Report, value: Callable[[RowT], str] | None = None) -> None:
    """Reports each row with the same value as an earlier one: that of the column, unless another is named."""
    first: dict[str, int] = {}
    for line, row in rows:
        found = value(row) if value else str(getattr(row, column))
        if found in first:
            report.add(rows.file, line, column, "pack-twice", found=found, first=str(first[found]))
        first.setdefault(found, line)


def parts(places: Collection[PlaceT], neighbours: Callable[[PlaceT], Iterable[PlaceT]]) -> list[set[PlaceT]]:
    """The connected parts of a set of places, largest first."""
    left, found = set(places), []
    while left:
        part, edge = set[PlaceT](), [left.pop()]
        while edge:
            here = edge.pop()
            part.add(here)
            near = left.intersection(neighbours(here))
            left -= near
            edge.extend(near)
        found.append(part)
    return sorted(found, key=len, reverse=True)
