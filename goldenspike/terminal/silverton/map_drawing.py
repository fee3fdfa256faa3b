"""Draw the map of Silverton in characters.

Towns lie where the pack's drawing has them, on a grid of characters as wide as the screen; crowded towns are moved
apart. Track is drawn with Braille dots, eight to a character, dotted where snow closes it. Each segment has a tag with
its cost and length, or its owner's letter and length. Each town has its name and the claims that lie there.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from math import cos, hypot, radians

from rich.style import Style
from rich.text import Text

from goldenspike.games.silverton.presentation.views import View
from goldenspike.packs.drawing.layout import Point, spread_places
from goldenspike.packs.drawing.svg_elements import seat_letters
from goldenspike.packs.silverton.tables import Segment, SilvertonTables, Town
from goldenspike.terminal.silverton import palette

MARKET, TOWN = "◆", "●"
SURVEYED = "^"
WHITE = "*"
MINE = ":"

LEAST_WIDTH, MOST_WIDTH = 90, 160
CELLS = 13_000
"""Characters of the whole map: a narrower map is longer."""

ROOM_FOR_NAMES = 8
"""Columns at the right edge without towns."""

GAP = 8.0
BOW = 3.0
"""How far apart parallel segments are, in columns."""

Cell = tuple[int, int]
"""Line and column of a character."""

Piece = tuple[str, Style]
"""Some characters and their style."""

SHARES = (0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74, 0.2, 0.8)
NUDGES = ((0, 0), (0, 1), (0, -1), (0, 2), (0, -2), (1, 0), (-1, 0), (1, 2), (-1, -2), (1, -2), (-1, 2))


class MapDrawing:
    """A pack's map at one width, to be drawn with any position."""

    def __init__(self, tables: SilvertonTables, players: Sequence[str], lang: str, width: int) -> None:
        self.towns = {town.id: town for town in tables.towns}
        self.segments = {segment.id: segment for segment in tables.segments}
        self.claims = {claim.number: claim for claim in tables.claims}
        self.lang = lang
        self.letters = seat_letters(players)
        self.goods = palette.goods_letters(lang)
        self.columns = min(max(width, LEAST_WIDTH), MOST_WIDTH)
        self.lines = CELLS // self.columns
        points = _places(tables, self.columns - ROOM_FOR_NAMES - 1, 2 * (self.lines - 2))
        self.places: dict[str, Cell] = {id_: (round(y / 2) + 1, round(x)) for id_, (x, y) in points.items()}
        self.paths = _paths(tables.segments, self.places)
        self.dots = {id_: _dots(path, self.segments[id_].snow) for id_, path in self.paths.items()}

    def draw(
        self, view: View, width: int, height: int, focus: Collection[str] = (), notes: Mapping[str, str] | None = None
    ) -> Text:
        """Draw as much of the map as fits, around the towns in focus. `notes` are short labels of segments."""
        canvas = self._drawn(view, notes or {})
        wanted = [self.places[town] for town in focus] or [*self.places.values()]
        top = _start(self.lines, [line for line, _ in wanted], height)
        left = _start(self.columns, [column for _, column in wanted], width)
        return canvas.text(range(top, min(top + height, self.lines)), range(left, min(left + width, self.columns)))

    def _drawn(self, view: View, notes: Mapping[str, str]) -> Canvas:
        canvas = Canvas(self.lines, self.columns)
        for id_, dots in self.dots.items():
            owner = view.owners.get(id_)
            snowed = view.winter and self.segments[id_].snow and id_ not in view.cleared
            style = Style(color=palette.SEATS[owner].bgcolor, bold=True) if owner is not None else palette.BARE
            canvas.track(dots, palette.SNOW if snowed else style)
        for id_, place in self.places.items():
            market = self.towns[id_].market
            canvas.write(place, [(MARKET if market else TOWN, palette.MARKET_CITY if market else palette.TOWN)])
        surveyors = self._surveyors(view)
        tags = {id_: self._tag(view, id_, surveyors.get(id_, ""), notes.get(id_, "")) for id_ in self.segments}
        labels = {id_: self._label(view, town) for id_, town in self.towns.items()}
        for id_ in sorted(labels, key=lambda id_: not self.towns[id_].market):
            canvas.settle(labels[id_], _beside(self.places[id_], _width(labels[id_])))
        for id_ in sorted(tags, key=lambda id_: len(self.paths[id_])):
            canvas.settle(tags[id_], _along(self.paths[id_], _width(tags[id_])), self.dots[id_])
        return canvas

    def _tag(self, view: View, id_: str, surveyors: str, note: str) -> list[Piece]:
        """The tag of a segment: `180/7` costs $180 and is 7 long, `180*7` is also white, `A7` belongs to A, `^B` has
        B's surveyor.
        """
        segment, owner = self.segments[id_], view.owners.get(id_)
        found: list[Piece] = [(f"{note})", palette.NOTE)] if note else []
        if owner is None:
            style = palette.SNOW if segment.snow else Style.null()
            found.append((f"{segment.cost}{WHITE if segment.snow else '/'}{segment.length}", style))
        else:
            sign = f"{self.letters[owner]}{WHITE if segment.snow else ''}{segment.length}"
            found.append((sign, palette.SEATS[owner]))
        if surveyors:
            found.append((SURVEYED + surveyors, Style(bold=True)))
        return found

    def _surveyors(self, view: View) -> dict[str, str]:
        """Letters of the surveyors on each segment."""
        found: dict[str, str] = defaultdict(str)
        for player in view.players:
            for piece in player.pieces:
                if piece.target is not None and "segment" in piece.target:
                    found[piece.target["segment"]] += self.letters[player.seat]
        return found

    def _label(self, view: View, town: Town) -> list[Piece]:
        """The label of a town: its name, a letter for each face-up claim, and `A:` with a letter for each of A's."""
        found: list[Piece] = [(town.say("name", self.lang), palette.MARKET_CITY if town.market else palette.TOWN)]
        here = [claim for claim in view.claims if self.claims[claim.number].town == town.id]
        for claim in sorted(here, key=lambda claim: -1 if claim.owner is None else claim.owner):
            commodity = self.claims[claim.number].commodity
            if claim.owner is not None:
                found.append((f" {self.letters[claim.owner]}{MINE}", palette.SEATS[claim.owner]))
            else:
                found.append((" ", Style.null()))
            found.append((self.goods[commodity], palette.GOODS[commodity]))
        return found


class Canvas:
    """A grid of characters. Text is never overwritten; track gives way to it."""

    def __init__(self, lines: int, columns: int) -> None:
        self.lines, self.columns = lines, columns
        self.dots: dict[Cell, int] = {}
        self.inks: dict[Cell, Style] = {}
        self.written: dict[Cell, Piece] = {}

    def track(self, dots: Mapping[Cell, int], style: Style) -> None:
        for cell, bits in dots.items():
            self.dots[cell] = self.dots.get(cell, 0) | bits
            # Owned track stays visible when other track crosses it.
            if style is not palette.BARE or cell not in self.inks:
                self.inks[cell] = style

    def write(self, start: Cell, pieces: Sequence[Piece]) -> None:
        line, column = start
        for text, style in pieces:
            for character in text:
                self.written[line, column] = (character, style)
                column += 1

    def settle(self, pieces: Sequence[Piece], starts: Iterable[Cell], own: Collection[Cell] = ()) -> None:
        """Write text where it covers least track of others; the first of equals, and nothing if there is no room."""
        width = _width(pieces)
        best, least = None, float("inf")
        for number, (line, column) in enumerate(starts):
            if number / 3 >= least:
                break
            if not self._free(line, column, width):
                continue
            cells = [(line, each) for each in range(column, column + width)]
            harm = sum([cell in self.dots and cell not in own for cell in cells]) + number / 3
            if harm < least:
                best, least = (line, column), harm
        if best is not None:
            self.write(best, pieces)

    def _free(self, line: int, column: int, width: int) -> bool:
        """Tell whether a place is free, with a gap to text beside it."""
        if not (0 <= line < self.lines and column >= 0 and column + width <= self.columns):
            return False
        if any((line, each) in self.written for each in range(column, column + width)):
            return False
        beside = [self.written.get((line, each), (" ",))[0] for each in (column - 1, column + width)]
        return all(character in (" ", MARKET, TOWN) for character in beside)

    def text(self, lines: range, columns: range) -> Text:
        text = Text(no_wrap=True)
        for line in lines:
            if line != lines.start:
                text.append("\n")
            blanks = ""
            for column in columns:
                character, style = self._character((line, column))
                if character == " " and style == Style.null():
                    blanks += " "
                    continue
                text.append(blanks).append(character, style)
                blanks = ""
        return text

    def _character(self, cell: Cell) -> Piece:
        if cell in self.written:
            return self.written[cell]
        if cell in self.dots:
            return chr(0x2800 + self.dots[cell]), self.inks[cell]
        return " ", Style.null()


# Layout


def _places(tables: SilvertonTables, width: float, height: float) -> dict[str, Point]:
    """Places of the towns, from the pack or their coordinates, with crowded towns moved apart."""
    chosen = {town.id: (town.x, town.y) for town in tables.towns if town.x is not None and town.y is not None}
    if len(chosen) < len(tables.towns):
        narrowing = cos(radians(sum(town.lat for town in tables.towns) / len(tables.towns)))
        chosen = {town.id: (town.lon * narrowing, -town.lat) for town in tables.towns}
    joined = [(segment.a, segment.b) for segment in tables.segments]
    return spread_places(chosen, joined, width, height, GAP)


def _paths(segments: Sequence[Segment], places: Mapping[str, Cell]) -> dict[str, list[Point]]:
    """The points of each segment's curve, in dots: two to a column, four to a line."""
    beside: dict[frozenset[str], list[Segment]] = defaultdict(list)
    for segment in segments:
        beside[frozenset((segment.a, segment.b))].append(segment)
    found = {}
    for alike in beside.values():
        # Start at the same end, so that two parallel segments curve to opposite sides.
        first, last = sorted((alike[0].a, alike[0].b))
        (top, left), (bottom, right) = places[first], places[last]
        start, end = (2 * left + 0.5, 4 * top + 1.5), (2 * right + 0.5, 4 * bottom + 1.5)
        for number, segment in enumerate(alike):
            found[segment.id] = _bow(start, end, 2 * BOW * (number - (len(alike) - 1) / 2))
    return found


def _bow(start: Point, end: Point, aside: float) -> list[Point]:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy) or 1.0
    steps = max(int(length * 1.5), 2)
    return [
        (
            start[0] + dx * step / steps - dy / length * aside * _arch(step / steps),
            start[1] + dy * step / steps + dx / length * aside * _arch(step / steps),
        )
        for step in range(steps + 1)
    ]


def _arch(share: float) -> float:
    """A curve from 0 up to 1 and back, steep at first so that parallel segments separate soon."""
    return 1 - (2 * share - 1) ** 4


DOT_BITS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""Bits of a Braille character, by line and column of the dot."""


def _dots(path: Sequence[Point], dotted: bool) -> dict[Cell, int]:
    found: dict[Cell, int] = {}
    for number, (x, y) in enumerate(path):
        if not dotted or number // 3 % 2 == 0:
            column, line = round(x), round(y)
            cell = (line // 4, column // 2)
            found[cell] = found.get(cell, 0) | DOT_BITS[line % 4][column % 2]
    return found


def _beside(place: Cell, width: int) -> list[Cell]:
    """Where a town's name can begin, best first."""
    line, column = place
    return [
        *((line, column + 1), (line, column - width)),
        *((line + 1, column - width // 2), (line - 1, column - width // 2)),
        *((line + 1, column), (line - 1, column), (line + 1, column - width + 1), (line - 1, column - width + 1)),
        *((line + 1, column - width // 4), (line - 1, column - width // 4)),
        *((line + 1, column + 1), (line - 1, column + 1), (line + 1, column - width), (line - 1, column - width)),
    ]


def _along(path: Sequence[Point], width: int) -> list[Cell]:
    """Where a segment's tag can begin: near its middle if possible, otherwise beside it."""
    found: dict[Cell, None] = {}
    for down, across in NUDGES:
        for share in SHARES:
            x, y = path[round(share * (len(path) - 1))]
            found[round(y) // 4 + down, round(x) // 2 - width // 2 + across] = None
    return [*found]


def _width(pieces: Sequence[Piece]) -> int:
    return sum(len(text) for text, _ in pieces)


def _start(size: int, wanted: Sequence[int], room: int) -> int:
    """The start of a window that shows most of the wanted places, near its middle."""
    last = max(size - room, 0)
    middle = (min(wanted) + max(wanted)) / 2

    def rank(start: int) -> tuple[int, float]:
        return sum(start <= place < start + room for place in wanted), -abs(start + room / 2 - middle)

    return max(range(last + 1), key=rank)
