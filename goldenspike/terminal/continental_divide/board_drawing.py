"""Draw the board of Continental Divide in characters.

Every hex is a small block of text. Neighbouring columns are shifted by half a block. Region lines and the divide are
drawn wherever neighbouring characters belong to hexes on different sides.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from goldenspike.games.continental_divide.presentation.views import View
from goldenspike.packs import ContinentalDivideTables, Hex
from goldenspike.terminal.continental_divide import palette

REGION, DIVIDE, FLOOR = "║", "█", "▁"
SIGNS = {"start": "◆", "port": "●"}
CITY = "•"

Place = tuple[int, int]
"""Line and column of a character."""

Glyph = tuple[str, Style]
"""A character and its style."""


class Scale(NamedTuple):
    """The size of a hex's block. Unless `apart`, columns have gaps only where a line runs between them."""

    width: int
    height: int
    apart: bool


SMALL = Scale(6, 2, False)
LARGE = Scale(13, 4, True)


class BoardDrawing:
    """A pack's board at one scale, to be drawn with any position."""

    def __init__(self, tables: ContinentalDivideTables, lang: str, scale: Scale = SMALL) -> None:
        self.lang = lang
        self.hexes = {hex_.id: hex_ for hex_ in tables.hexes}
        self.railroads = {railroad.id: railroad for railroad in tables.railroads}
        self.letters = palette.letters(tables.railroads)
        flat = tables.orientation == "flat-top"
        # Blocks of a pointy-top board are shifted sideways by half, so block and gap together must be even.
        self.scale = scale if flat else scale._replace(width=scale.width | 1)
        self.places = _columns(tables.hexes, self.scale) if flat else _rows(tables.hexes, self.scale)
        self.lines = max(line for line, _ in self.places.values()) + self.scale.height
        self.columns = max(column for _, column in self.places.values()) + self.scale.width

    def draw(
        self, view: View, width: int, height: int, focus: Collection[str] = (), notes: Mapping[str, str] | None = None
    ) -> Text:
        """Draw as much of the board as fits, around the hexes in focus. `notes` are short labels of hexes."""
        wanted = [self.places[hex_] for hex_ in focus] or [*self.places.values()]
        every_line, every_column = ({place[axis] for place in self.places.values()} for axis in (0, 1))
        top, bottom = _window(every_line, [line for line, _ in wanted], self.scale.height, height)
        left, right = _window(every_column, [column for _, column in wanted], self.scale.width, width)
        here = _railroads_by_hex(view)
        canvas = Canvas()
        for id_, (line, column) in self.places.items():
            if top <= line <= bottom and left <= column <= right:
                block = self._block(self.hexes[id_], here.get(id_, []), (notes or {}).get(id_, ""))
                canvas.put(self.hexes[id_], line - top, column - left, block)
        canvas.draw_lines()
        return canvas.text()

    def _block(self, hex_: Hex, railroads: Sequence[str], note: str) -> list[list[Glyph]]:
        """The lines of a hex: its id and railroads; its name if there is room; cost and income."""
        width, names = self.scale.width, self.scale.height - 2
        head, body = (palette.paper(hex_.terrain, hex_.kind, shaded) for shaded in (True, False))
        marks = [(self.letters[name], palette.railroad_style(self.railroads[name])) for name in railroads]
        id_ = _glyphs(f"{hex_.id:<3}", head + Style(bold=True))
        gap = _glyphs(" " * (width - len(id_) - len(marks) - len(note)), head)
        first = [*id_, *marks, *gap, *_glyphs(note, palette.NOTE)]
        sign = SIGNS.get(hex_.kind) or (CITY if hex_.terrain == "city" else " ")
        numbers = f"{sign}{f'{hex_.cost}|{hex_.income}':^{width - 1}}"
        texts = [*_wrap(hex_.say("name", self.lang), width, names), numbers]
        return [first[:width], *(_glyphs(f"{text:<{width}}"[:width], body) for text in texts)]


class Canvas:
    """Characters, and the hex that each belongs to."""

    def __init__(self) -> None:
        self.glyphs: dict[Place, Glyph] = {}
        self.owners: dict[Place, Hex] = {}

    def put(self, hex_: Hex, top: int, left: int, block: list[list[Glyph]]) -> None:
        for line, glyphs in enumerate(block, start=top):
            for column, glyph in enumerate(glyphs, start=left):
                self.glyphs[line, column] = glyph
                self.owners[line, column] = hex_

    def draw_lines(self) -> None:
        """Draw vertical lines in the gaps between blocks, horizontal ones along the bottom of a block."""
        for (line, column), hex_ in self.owners.items():
            right = self.owners.get((line, column + 2))
            if right is not None and (line, column + 1) not in self.owners:
                self.glyphs[line, column + 1] = _upright(hex_, right, self.glyphs[line, column][1])
            below = self.owners.get((line + 1, column))
            if below is not None and below.west_of_divide != hex_.west_of_divide:
                character, style = self.glyphs[line, column]
                self.glyphs[line, column] = (FLOOR if character == " " else character, style + Style(underline=True))

    def text(self) -> Text:
        text = Text(no_wrap=True)
        blank = (" ", Style.null())
        widths: dict[int, int] = {}
        for line, column in self.glyphs:
            widths[line] = max(widths.get(line, 0), column + 1)
        for line in range(max(widths, default=-1) + 1):
            if line:
                text.append("\n")
            for column in range(widths.get(line, 0)):
                text.append(*self.glyphs.get((line, column), blank))
        return text


def _upright(left: Hex, right: Hex, paper: Style) -> Glyph:
    """The line between two hexes side by side, or the left hex's background."""
    if left.west_of_divide != right.west_of_divide:
        return DIVIDE, palette.DIVIDE_LINE
    if left.region != right.region:
        return REGION, palette.REGION_LINE
    return " ", paper


def _columns(hexes: Sequence[Hex], scale: Scale) -> dict[str, Place]:
    """Where each hex's block begins on a flat-top board: columns, shifted by half a block against each other."""
    at = {(hex_.q, hex_.r): hex_ for hex_ in hexes}
    first = min(2 * hex_.r + hex_.q for hex_ in hexes)
    columns: dict[int, int] = {}
    column = 0
    for q in range(min(hex_.q for hex_ in hexes), max(hex_.q for hex_ in hexes) + 1):
        columns[q] = column
        column += scale.width + (scale.apart or _line_runs(at, q))
    return {hex_.id: ((2 * hex_.r + hex_.q - first) * scale.height // 2, columns[hex_.q]) for hex_ in hexes}


def _rows(hexes: Sequence[Hex], scale: Scale) -> dict[str, Place]:
    """Where each hex's block begins on a pointy-top board: rows, shifted by half a block against each other."""
    top = min(hex_.r for hex_ in hexes)
    left = min(2 * hex_.q + hex_.r for hex_ in hexes)
    half = (scale.width + 1) // 2
    return {hex_.id: ((hex_.r - top) * scale.height, (2 * hex_.q + hex_.r - left) * half) for hex_ in hexes}


def _line_runs(at: Mapping[tuple[int, int], Hex], q: int) -> bool:
    """Tell whether a region line or the divide runs between a column and the next."""
    for (column, r), hex_ in at.items():
        if column == q:
            for other in (at.get((q + 1, r - 1)), at.get((q + 1, r))):
                if other and (other.region, other.west_of_divide) != (hex_.region, hex_.west_of_divide):
                    return True
    return False


def _window(every: Collection[int], wanted: Sequence[int], block: int, room: int) -> tuple[int, int]:
    """The first and last start of visible blocks along an axis, so that most of the wanted ones are visible."""
    reach = max(room - block, 0)
    middle = sum(wanted) / len(wanted)
    last = max(every) - reach

    def rank(start: int) -> tuple[int, float]:
        return sum(start <= place <= start + reach for place in wanted), -abs(start + reach / 2 - middle)

    start = max((place for place in every if place <= max(last, min(every))), key=rank)
    if last > start:
        return start, start + reach
    return max(last, min(every)), max(every)


def _railroads_by_hex(view: View) -> dict[str, list[str]]:
    here: dict[str, list[str]] = {}
    for railroad in view.railroads:
        for hex_ in railroad.track:
            here.setdefault(hex_, []).append(railroad.id)
    return here


def _glyphs(text: str, style: Style) -> list[Glyph]:
    return [(character, style) for character in text]


def _wrap(text: str, width: int, lines: int) -> list[str]:
    """Wrap text into exactly that many lines, and cut the rest."""
    wrapped: list[str] = []
    for word in text.split():
        if wrapped and len(wrapped[-1]) + len(word) < width:
            wrapped[-1] += f" {word}"
        else:
            wrapped.append(word)
    return [*wrapped, *[""] * lines][:lines]
