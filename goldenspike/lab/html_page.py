"""Self-contained HTML pages: inline style, no scripts, and a table for every chart."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from goldenspike.lab.file_errors import reporting_write_errors
from goldenspike.lab.markup import Markup, join_markup, tag
from goldenspike.lab.number_format import with_interval
from goldenspike.lab.svg_charts import ChartRow, Form, Series, curves, rows
from goldenspike.words import language, say

STYLE = (Path(__file__).parent / "html_page.css").read_text(encoding="utf-8")
MANY = 24
"""Tables with more rows are collapsed at first."""
FEW = 12
"""A chart's description names at most this many rows."""


def page(title: str, *parts: str) -> str:
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("title", title),
        tag("style", Markup(STYLE)),
    )
    body = tag("body", tag("main", tag("h1", title), *parts))
    return f"<!doctype html>\n{tag('html', head, body, lang=language())}\n"


def check_writable(file: Path) -> None:
    """Check that a file can be written, before hours of work. Existing content stays."""
    with reporting_write_errors("lab-report-file", file):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.open("ab").close()


def write(file: Path, text: str) -> None:
    check_writable(file)
    with reporting_write_errors("lab-report-file", file):
        file.write_text(text, encoding="utf-8")


def section(title: str, *parts: str) -> Markup:
    return tag("section", tag("h2", title), *parts)


def table(caption: str, head: Sequence[str], body: Sequence[Sequence[str]]) -> Markup:
    """A table whose first column names the rows."""
    return tag(
        "div",
        tag(
            "table",
            tag("caption", caption),
            tag("thead", tag("tr", *(tag("th", each, scope="col") for each in head))),
            tag(
                "tbody",
                *(tag("tr", tag("th", row[0], scope="row"), *(tag("td", each) for each in row[1:])) for row in body),
            ),
        ),
        class_="scroll",
        tabindex=0,
        role="region",
        aria_label=caption,
    )


def collapsible(title: str, *parts: str) -> Markup:
    return tag("details", tag("summary", title), *parts)


def figure_with_table(
    title: str,
    head: str,
    entries: Sequence[ChartRow],
    form: Form,
    *,
    reference: float | None = None,
    band: tuple[float | None, float | None] = (None, None),
    states: Sequence[str] = (),
) -> Markup:
    """Figures as a chart and a table. The table also shows their states, if any."""
    if not entries:
        return Markup("")
    figures = [_row_text(entry, form) for entry in entries]
    names = "; ".join(f"{entry.name}: {figure}" for entry, figure in zip(entries, figures, strict=True))
    about = names if len(entries) <= FEW else say("lab-report-in-table")
    columns = [[entry.name for entry in entries], figures, *([states] if states else [])]
    titles = [head, say("lab-report-figure"), *([say("lab-report-result")] if states else [])]
    picture = rows(title, about, entries, form, reference=reference, band=band)
    return _figure(title, picture, table(title, titles, list(zip(*columns, strict=True))), len(entries))


def _row_text(entry: ChartRow, form: Form) -> str:
    return form(entry.value) if entry.low is None else with_interval(form, entry.value, entry.low, entry.high)


def curves_with_table(title: str, head: str, series: Sequence[Series], form: Form) -> Markup:
    """Curves as a chart and a table."""
    known = [each for each in series if each.values]
    if not known:
        return Markup("")
    ends = "; ".join(f"{each.name}: {form(each.values[0])} … {form(each.values[-1])}" for each in known)
    longest = max(len(each.values) for each in known)
    body = [
        (str(place + 1), *(form(each.values[place]) if place < len(each.values) else "" for each in known))
        for place in range(longest)
    ]
    columns = (head, *(each.name for each in known))
    return _figure(title, curves(title, ends, known, form), table(title, columns, body), longest)


def _figure(title: str, picture: Markup, beside: Markup, length: int) -> Markup:
    shown_table = collapsible(say("lab-report-table"), beside) if length > MANY else beside
    return tag("figure", tag("figcaption", title), join_markup(picture, shown_table))
