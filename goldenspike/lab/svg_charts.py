"""SVG charts. They never depend on colour alone, and each has a table with the same figures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, floor, log10
from typing import NamedTuple

from goldenspike.lab.markup import Markup, join_markup, tag

Form = Callable[[float], str]

WIDTH = 720.0
ROW = 26.0
LETTER = 7.2
"""Approximate width of a letter."""
MOST_LABEL = 44
"""The most letters of a label."""
VALUE = 64.0
HEIGHT = 300.0
TICKS = 5
DASHES = ("", "7 4", "2 4", "9 3 2 3", "4 4", "1 3")
SHAPES = ("circle", "square", "triangle", "diamond", "down", "cross")


class ChartRow(NamedTuple):
    """A figure, with its interval from `low` to `high` if known."""

    name: str
    value: float
    low: float | None = None
    high: float | None = None


class Series(NamedTuple):
    """A curve, starting at turn 1."""

    name: str
    values: Sequence[float]


def rows(
    title: str,
    about: str,
    entries: Sequence[ChartRow],
    form: Form,
    *,
    reference: float | None = None,
    band: tuple[float | None, float | None] = (None, None),
) -> Markup:
    """A chart of rows: a point with its interval, or a bar from 0 without one.

    `reference` is drawn as a line, `band` is the range where figures should lie.
    """
    left = min(MOST_LABEL, max(len(entry.name) for entry in entries)) * LETTER + 20
    right = WIDTH - VALUE
    known = [number for entry in entries for number in entry[1:] if number is not None]
    marks = [number for number in (reference, *band) if number is not None]
    ticks = _ticks(min([0.0, *known]), max([*known, *marks]))
    low, high = ticks[0], ticks[-1]
    bottom = len(entries) * ROW + 6

    def x(value: float) -> float:
        return left + (value - low) / (high - low) * (right - left)

    parts = [_band(x(max(low, band[0] or low)), x(high if band[1] is None else band[1]), bottom)] if any(band) else []
    for tick in ticks:
        parts.append(tag("line", class_="grid", x1=x(tick), x2=x(tick), y1=0.0, y2=bottom))
        parts.append(tag("text", form(tick), class_="tick", x=x(tick), y=bottom + 16, text_anchor="middle"))
    if reference is not None:
        parts.append(tag("line", class_="reference", x1=x(reference), x2=x(reference), y1=0.0, y2=bottom))
    for place, entry in enumerate(entries):
        middle = place * ROW + ROW / 2 + 3
        name = entry.name if len(entry.name) <= MOST_LABEL else entry.name[: MOST_LABEL - 1] + "…"
        parts.append(tag("text", name, class_="name", x=left - 10, y=middle + 4, text_anchor="end"))
        parts.append(tag("text", form(entry.value), class_="value", x=WIDTH - 2, y=middle + 4, text_anchor="end"))
        parts += _figure(entry, x, low, middle)
    return _picture(title, about, bottom + 24, parts)


def _figure(entry: ChartRow, x: Callable[[float], float], low: float, y: float) -> list[Markup]:
    if entry.low is None or entry.high is None:
        return [tag("rect", class_="bar", x=x(low), y=y - 7, width=x(entry.value) - x(low), height=14.0)]
    ends = (x(entry.low), x(entry.high))
    return [
        tag("line", class_="whisker", x1=ends[0], x2=ends[1], y1=y, y2=y),
        *(tag("line", class_="whisker", x1=end, x2=end, y1=y - 5, y2=y + 5) for end in ends),
        tag("circle", class_="point", cx=x(entry.value), cy=y, r=5),
    ]


def _band(left: float, right: float, bottom: float) -> Markup:
    return tag("rect", class_="band", x=left, y=0.0, width=max(0.0, right - left), height=bottom)


def curves(title: str, about: str, series: Sequence[Series], form: Form) -> Markup:
    """A chart of curves, each with its own dash, marker and a name at its end."""
    left, right = 70.0, WIDTH - min(MOST_LABEL, max(len(each.name) for each in series)) * LETTER - 24
    most = max(len(each.values) for each in series)
    ticks = _ticks(0.0, max(max(each.values, default=0.0) for each in series))
    bottom = HEIGHT - 28

    def x(place: int) -> float:
        return left + (place / max(1, most - 1)) * (right - left)

    def y(value: float) -> float:
        return bottom - (value - ticks[0]) / (ticks[-1] - ticks[0]) * (bottom - 10)

    parts = []
    for tick in ticks:
        parts.append(tag("line", class_="grid", x1=left, x2=right, y1=y(tick), y2=y(tick)))
        parts.append(tag("text", form(tick), class_="tick", x=left - 8, y=y(tick) + 4, text_anchor="end"))
    for place in range(0, most, max(1, ceil(most / 12))):
        parts.append(tag("text", str(place + 1), class_="tick", x=x(place), y=bottom + 18, text_anchor="middle"))
    heights = _apart([y(each.values[-1]) for each in series], 16.0)
    for number, (each, height) in enumerate(zip(series, heights, strict=True)):
        points = [(x(place), y(value)) for place, value in enumerate(each.values)]
        way = " ".join(f"{across:.1f},{down:.1f}" for across, down in points)
        kind = f"series s{number % len(SHAPES)}"
        parts.append(
            tag("polyline", class_=kind, points=way, stroke_dasharray=DASHES[number % len(DASHES)] or None, fill="none")
        )
        parts += [tag("path", class_=f"{kind} mark", d=_shape(number, *point)) for point in points]
        parts.append(tag("text", each.name[:MOST_LABEL], class_="name", x=right + 12, y=height + 4))
    return _picture(title, about, HEIGHT, parts)


def _shape(number: int, x: float, y: float) -> str:
    steps = {
        "circle": "m-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0",
        "square": "m-4 -4h8v8h-8z",
        "triangle": "m0 -5l5 9h-10z",
        "diamond": "m0 -5l5 5l-5 5l-5 -5z",
        "down": "m0 5l5 -9h-10z",
        "cross": "m-1.5 -5h3v3.5h3.5v3h-3.5v3.5h-3v-3.5h-3.5v-3h3.5z",
    }
    return f"M{x:.1f} {y:.1f}{steps[SHAPES[number % len(SHAPES)]]}"


def _apart(heights: Sequence[float], least: float) -> list[float]:
    """Move heights apart as little as needed to read every name."""
    found = [0.0] * len(heights)
    above = -least
    for place in sorted(range(len(heights)), key=lambda place: heights[place]):
        above = found[place] = max(heights[place], above + least)
    return found


def _ticks(low: float, high: float) -> list[float]:
    """Round numbers from below the low to above the high."""
    span = (high - low) or 1.0
    rough = span / TICKS
    power = 10.0 ** floor(log10(rough))
    step = next(size * power for size in (1, 2, 5, 10) if size * power >= rough)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [number * step for number in range(first, max(last, first + 1) + 1)]


def _picture(title: str, about: str, height: float, parts: Sequence[str]) -> Markup:
    return tag(
        "svg",
        tag("title", title),
        tag("desc", about),
        join_markup(*parts),
        viewBox=f"0 0 {WIDTH:.0f} {height:.0f}",
        role="img",
        aria_label=title,
    )
