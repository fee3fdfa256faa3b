"""The page: whole, offline, in both languages, and readable by everybody."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from urllib.parse import unquote
from xml.etree import ElementTree

import pytest

import goldenspike as gs
from goldenspike import words
from goldenspike.lab.arena import Arena, arena, sort_matches, summary
from goldenspike.lab.calibrate import Calibration
from goldenspike.lab.html_page import STYLE
from goldenspike.lab.markup import Markup, join_markup, tag
from goldenspike.lab.number_format import whole
from goldenspike.lab.report import write_arena, write_calibration
from goldenspike.lab.simulate import Request
from goldenspike.lab.svg_charts import ChartRow, Series, curves, rows
from goldenspike.words import LANGUAGES, say


@pytest.fixture(autouse=True)
def _language() -> Iterator[None]:
    yield
    words.speak(None)


def read(file: Path) -> ElementTree.Element:
    text = file.read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>\n")
    return ElementTree.fromstring(text.removeprefix("<!doctype html>\n"))  # noqa: S314


def check(document: ElementTree.Element, lang: str) -> None:
    """What a page of ours must be, whatever it tells."""
    assert document.get("lang") == lang
    assert document.findtext("head/title") == document.findtext("body/main/h1")
    text = ElementTree.tostring(document, encoding="unicode")
    assert not re.search(r"https?:|//[a-z]|<script|@import|url\(", text)
    levels = [int(each.tag[1]) for each in document.iter() if re.fullmatch(r"h\d", each.tag)]
    assert levels[0] == 1
    assert all(after - before <= 1 for before, after in pairwise(levels))
    for picture in document.iter("svg"):
        assert picture.get("role") == "img"
        assert picture.get("aria-label") == picture.findtext("title")
        assert picture.findtext("desc")
    for figure in document.iter("figure"):
        assert figure.findtext("figcaption")
        assert len(list(figure.iter("svg"))) == len(list(figure.iter("table"))) == 1
    for table in document.iter("table"):
        assert table.findtext("caption")
        columns = len(table.findall("thead/tr/th[@scope='col']"))
        for row in table.findall("tbody/tr"):
            assert row[0].get("scope") == "row"
            assert len(row) == columns
    for details in document.iter("details"):
        assert details[0].tag == "summary"


def titles(document: ElementTree.Element) -> list[str]:
    return [picture.findtext("title") or "" for picture in document.iter("svg")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_arena_of_continental_divide(tmp_path: Path, lang: str) -> None:
    words.speak(lang)
    job = Arena(Request("continental-divide", 3, ["greedy", "random"], 3, 1, {}, None), tmp_path / "with spaces & more")
    matches = sort_matches(arena(job))
    file = tmp_path / "pages" / "arena.html"
    write_arena(file, job, summary(job.request, matches), matches)
    document = read(file)
    check(document, lang)
    for key in ("ratio", "rating", "by-place", "length", "lead", "decided"):
        assert say(f"lab-report-{key}") in titles(document)
    for key in ("city", "start", "port", "divide", "crossing"):
        assert say(f"lab-tally-{key}") in titles(document)
    assert {say("lab-curve-points"), say("lab-curve-cash")} <= set(titles(document))
    links = [link.get("href") or "" for link in document.iter("a")]
    assert len(links) == 3
    for link in links:
        assert gs.load(file.parent / unquote(link)).over


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_arena_of_silverton_that_kept_nothing(tmp_path: Path, lang: str) -> None:
    words.speak(lang)
    job = Arena(Request("silverton", 2, ["greedy", "random"], 2, 1, {"length": "short"}, None))
    matches = sort_matches(arena(job))
    write_arena(tmp_path / "arena.html", job, summary(job.request, matches), matches)
    document = read(tmp_path / "arena.html")
    check(document, lang)
    assert {say("lab-tally-income"), say("lab-report-end"), say("lab-curve-cash")} <= set(titles(document))
    assert not list(document.iter("a"))
    words_of_it = "".join(document.itertext())
    assert "Denver" in words_of_it
    assert say("sv-commodity", commodity="copper") in words_of_it


def test_an_arena_in_which_every_game_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words.speak("en")
    job = Arena(Request("continental-divide", 3, ["greedy", "random"], 2, 1, {}, None))
    monkeypatch.setattr(job, "new_play", None)
    matches = sort_matches(arena(job))
    write_arena(tmp_path / "arena.html", job, summary(job.request, matches), matches)
    document = read(tmp_path / "arena.html")
    check(document, "en")
    assert "TypeError" in "".join(document.itertext())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_calibration(tmp_path: Path, lang: str) -> None:
    words.speak(lang)
    request = Request("silverton", 0, ["greedy"], 1, 1, {"level": "basic"}, None)
    calibration = Calibration(request, [1, 2], tmp_path / "kept")
    list(calibration.play())
    write_calibration(tmp_path / "board.html", calibration)
    document = read(tmp_path / "board.html")
    check(document, lang)
    said = "".join(document.itertext())
    for aim in calibration.measures.aims:
        assert say(f"lab-aim-{aim.name}") in said
    assert "denver-6000" in said
    assert len(list(document.iter("a"))) == calibration.games


def test_a_page_that_cannot_be_written(tmp_path: Path) -> None:
    job = Arena(Request("continental-divide", 3, ["random"], 1, 1, {}, None))
    matches = sort_matches(arena(job))
    with pytest.raises(gs.GoldenSpikeError) as refused:
        write_arena(tmp_path, job, summary(job.request, matches), matches)
    assert refused.value.key == "lab-report-file"
    assert refused.value.worded("fr").endswith("c’est un dossier.")


def test_what_bots_are_called_is_no_markup() -> None:
    assert join_markup("<b>&", tag("i", '"', title='"<')) == '&lt;b&gt;&amp;<i title="&quot;&lt;">&quot;</i>'
    assert isinstance(tag("p"), Markup)


def test_figures_lie_where_they_belong() -> None:
    """Twice as much lies twice as far, and the interval around its point."""
    drawn = ElementTree.fromstring(rows("t", "a", [ChartRow("x", 1.0, 0.5, 2.0), ChartRow("y", 2.0, 1.0, 4.0)], whole))  # noqa: S314
    first, second = (float(point.get("cx") or 0) for point in drawn.findall("circle"))
    whiskers = [line for line in drawn.findall("line") if line.get("class") == "whisker"]
    zero = min(float(line.get("x1") or 0) for line in drawn.findall("line"))
    assert second - zero == pytest.approx(2 * (first - zero), abs=0.2)
    assert float(whiskers[0].get("x1") or 0) < first < float(whiskers[0].get("x2") or 0)


@pytest.mark.parametrize("value", [0.0, 0.004, 1.0, 7.3, 12_345.0])
def test_any_scale_has_room(value: float) -> None:
    for picture in (rows("t", "a", [ChartRow("x", value)], whole), curves("t", "a", [Series("x", [value])], whole)):
        numbers = [float(number) for number in re.findall(r'(?:x|y|cx|cy|width)="([-\d.]+)"', picture)]
        assert min(numbers) >= 0
        assert max(numbers) <= 720


def test_contrast() -> None:
    """Texts have 4.5 to 1 on both grounds, what is drawn 3 to 1, by day and by lamplight."""
    light, dark = (dict(re.findall(r"--([a-z0-9]+): (#[0-9a-f]{6})", part)) for part in STYLE.split("@media", 2)[:2])
    for colours in (light, dark):
        assert len(colours) == 16
        for name, least in (("ink", 4.5), ("soft", 4.5), ("accent", 4.5), ("good", 4.5), ("bad", 4.5), ("strong", 3.0)):
            for ground in ("paper", "raised"):
                assert contrast(colours[name], colours[ground]) >= least, (name, ground)
        assert contrast(colours["accent"], colours["wash"]) >= 3
        for series in range(6):
            assert contrast(colours[f"s{series}"], colours["raised"]) >= 3


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[first : first + 2], 16) / 255 for first in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))
