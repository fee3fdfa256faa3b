"""Read CSV tables: typed cells, and problems with file, line and column.

A wrong cell is reported and replaced by a harmless value, so that all problems are found. Use the result only if
nothing was reported.
"""

from __future__ import annotations

import csv
import re
from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from goldenspike.packs.reading.problems import Report
from goldenspike.packs.reading.text import MOST_CHARACTERS, SISTER, control_character, decode_text, is_id

MOST_ROWS = 100_000

_INTEGER = re.compile(r"-?[0-9]{1,9}")
_DECIMAL = re.compile(r"-?[0-9]{1,9}(?:\.[0-9]{1,12})?")

RowT = TypeVar("RowT")
ChoiceT = TypeVar("ChoiceT", bound=str)
PlaceT = TypeVar("PlaceT", bound=Hashable)


class Rows(Generic[RowT]):
    """Typed rows of a table, and their lines."""

    def __init__(self, file: str, items: tuple[RowT, ...], lines: tuple[int, ...]) -> None:
        self.file = file
        self.items = items
        self.lines = lines

    def __iter__(self) -> Iterator[tuple[int, RowT]]:
        return zip(self.lines, self.items, strict=True)


class Columns(msgspec.Struct, frozen=True):
    """Columns of a table: required, optional, and those that may have translations (`text_fr` beside `text`).

    A pack may leave out a table that is not `needed`.
    """

    required: tuple[str, ...]
    optional: tuple[str, ...] = ()
    worded: tuple[str, ...] = ()
    needed: bool = True

    def allow(self, column: str) -> bool:
        return column in self.required or column in self.optional or self.is_sister(column)

    def is_sister(self, column: str) -> bool:
        match = SISTER.fullmatch(column)
        return match is not None and match[1] in self.worded


class Row:
    """A row of a table."""

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
        if text and not is_id(text):
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
        return min(max(number, low), high)

    def decimal(self, column: str, low: float, high: float) -> float:
        text = self.text(column)
        if not _DECIMAL.fullmatch(text):
            self.wrong(column, "pack-not-decimal", found=text)
            return low
        number = float(text)
        if not low <= number <= high:
            self.wrong(column, "pack-out-of-range", found=number, low=low, high=high)
        return min(max(number, low), high)

    def optional_decimal(self, column: str, low: float, high: float) -> float | None:
        return self.decimal(column, low, high) if self.text(column) else None

    def position(self) -> tuple[float | None, float | None]:
        """Position on the drawing: both of `x` and `y`, or neither."""
        x, y = self.optional_decimal("x", -1e6, 1e6), self.optional_decimal("y", -1e6, 1e6)
        if (x is None) is not (y is None):
            self.wrong("x" if x is None else "y", "pack-half-position")
        return x, y

    def flag(self, column: str) -> bool:
        return self.choice(column, ("0", "1")) == "1"

    def numbers(self, column: str, low: int, high: int) -> dict[str, int]:
        """Pairs of name and number, separated by spaces, as in `replace_cost:200 wait_turns:1`."""
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
    """Read a CSV file; `parse` makes a value of each row."""
    items: list[RowT] = []
    lines: list[int] = []
    for row in _rows(file, _sound_text(file, data, report), columns, report):
        items.append(parse(row))
        lines.append(row.line)
    return Rows(file, tuple(items), tuple(lines))


def _sound_text(file: str, data: bytes, report: Report) -> str | None:
    """Text of a table, if it can be read line by line."""
    text = decode_text(file, data, report)
    if text is None:
        return None
    if text.count("\n") > MOST_ROWS:
        report.add(file, None, None, "pack-too-many-rows", most=MOST_ROWS)
        return None
    codes = {at: control_character(line) for at, line in enumerate(text.split("\n"), start=1)}
    for at, code in codes.items():
        if code:
            report.add(file, at, None, "pack-control-character", code=code)
    return None if any(codes.values()) else text


def _rows(file: str, text: str | None, columns: Columns, report: Report) -> Iterator[Row]:
    if text is None:
        return
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
    """Lines that are not empty, with their numbers."""
    reader = csv.reader(text.split("\n"), strict=True)
    line = 1
    try:
        for cells in reader:
            # A cell must end on its line: otherwise a forgotten quotation mark would swallow rows.
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
    for column, count in Counter(header).items():
        if count > 1:
            report.add(file, line, column, "pack-column-twice")
            sound = False
        elif not columns.allow(column):
            report.add(file, line, column, "pack-unknown-column")
    return sound


# Checks of rows


def report_duplicates(
    rows: Rows[RowT], column: str, report: Report, value: Callable[[RowT], str] | None = None
) -> None:
    """Report rows with the same value as an earlier one: that of the column, or that of `value`."""
    first: dict[str, int] = {}
    for line, row in rows:
        found = value(row) if value else str(getattr(row, column))
        if found in first:
            report.add(rows.file, line, column, "pack-twice", found=found, first=str(first[found]))
        first.setdefault(found, line)


def parts(places: Collection[PlaceT], neighbours: Callable[[PlaceT], Iterable[PlaceT]]) -> list[set[PlaceT]]:
    """Connected parts of a set of places, largest first."""
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
