"""Summaries and drawings."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from goldenspike import packs
from goldenspike.packs.drawing.layout import Box, best_place, empty_place, spread_places
from goldenspike.packs.drawing.svg_elements import wrap_label
from support.games import DEFAULT

SVG = "{http://www.w3.org/2000/svg}"
LANGS = ("en", "fr")
GAMES = tuple(DEFAULT)


def load(game: str) -> Any:
    return packs.load(DEFAULT[game])


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_summary_names_the_pack_and_its_sources(game: str, lang: str) -> None:
    pack = load(game)
    summary = packs.summary(pack, lang)
    values = [value for _, value in summary]
    assert all(label and value for label, value in summary)
    assert len({label for label, _ in summary}) == len(summary)
    assert values[:2] == [pack.name(lang), pack.id]
    assert pack.sha256 in values
    assert "rulebook" in values[-1]


def test_money_is_written_as_the_language_writes_it() -> None:
    pack = load("continental-divide")
    assert "3 players $80" in dict(packs.summary(pack, "en"))["Cash"]
    assert "3 joueurs 80\u00a0$" in dict(packs.summary(pack, "fr"))["Argent"]


def test_sources_are_tallied() -> None:
    sources = dict(packs.summary(load("continental-divide"), "en"))["Sources"]
    counts = {source: int(count) for count, source in (each.split(" ", 1) for each in sources.split(", "))}
    assert counts == {"land": 167, "town": 91, "mine": 21, "rulebook": 14, "pass": 13, "reconstructed": 8}


@pytest.mark.parametrize("game", GAMES)
def test_a_compass_points_north(game: str) -> None:
    """Its longest ray goes up, and the letter stands above it."""
    drawing = ElementTree.fromstring(packs.svg(load(game), "en"))  # noqa: S314 - our own
    (north,) = (each for each in drawing.iter(f"{SVG}text") if each.get("class") == "north")
    (dark,) = (each for each in drawing.iter(f"{SVG}path") if each.get("class") == "rose dark")
    tips = [tuple(map(float, tip.split())) for tip in re.findall(r"M0 0L(\S+ [^L]+)L", dark.get("d") or "")]
    assert north.text == "N"
    assert len(tips) == 8
    assert min(tips, key=lambda tip: tip[1])[0] == 0
    assert float(north.get("y") or 0) < min(y for _, y in tips)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_the_drawing_is_well_formed_and_self_contained(game: str, lang: str) -> None:
    drawing = packs.svg(load(game), lang)
    root = ElementTree.fromstring(drawing)  # noqa: S314 - our own
    assert root.tag == f"{SVG}svg"
    assert root.findtext(f"{SVG}title") == load(game).name(lang)
    assert root.findtext(f"{SVG}desc")
    ids = [each.get("id") for each in root.iter() if each.get("id")]
    assert len(ids) == len(set(ids))
    assert not re.search(r'href="(?!#)|url\((?!#)|@import|@font-face|<image|<script', drawing)
    said = {"en": "not the printed board", "fr": "pas le plateau imprimé"}[lang]
    assert any(said in text for text in root.itertext())


def test_every_hex_is_drawn_with_its_numbers() -> None:
    pack = load("continental-divide")
    root = ElementTree.fromstring(packs.svg(pack, "en"))  # noqa: S314
    groups = {each.get("id"): each for each in root.iter(f"{SVG}g")}
    for each in pack.tables.hexes:
        assert f"cost {each.cost}, income {each.income}" in groups[f"hex-{each.id}"].findtext(f"{SVG}title", "")
    written = [element.text for element in root.iter(f"{SVG}text")]
    assert {each.id for each in pack.tables.hexes} <= set(written)


def test_a_pointy_topped_board_is_drawn_too(copied: Callable[[str], Path]) -> None:
    folder = copied("continental-divide")
    toml = folder / "pack.toml"
    text = toml.read_text(encoding="utf-8").replace('"flat-top"', '"pointy-top"')
    pointy = "directions = { NE = [1, -1], E = [1, 0], SE = [0, 1], SW = [-1, 1], W = [-1, 0], NW = [0, -1] }"
    toml.write_text(re.sub(r"^directions.*$", pointy, text, flags=re.MULTILINE), encoding="utf-8")
    root = ElementTree.fromstring(packs.svg(packs.load(folder), "en"))  # noqa: S314
    shapes = {each.get("id"): each[1].get("points") for each in root.iter(f"{SVG}g") if each.get("id")}
    corners = [tuple(map(float, corner.split(","))) for corner in (shapes["hex-A1"] or "").split()]
    # A corner at the bottom, none at the right.
    assert sum(y == max(y for _, y in corners) for _, y in corners) == 1
    assert sum(x == max(x for x, _ in corners) for x, _ in corners) == 2


def test_every_town_and_segment_is_drawn() -> None:
    pack = load("silverton")
    root = ElementTree.fromstring(packs.svg(pack, "en"))  # noqa: S314
    ids = {each.get("id") for each in root.iter(f"{SVG}g")}
    assert {f"town-{town.id}" for town in pack.tables.towns} <= ids
    assert {f"segment-{segment.id}" for segment in pack.tables.segments} <= ids
    written = {element.text for element in root.iter(f"{SVG}text")}
    assert {town.name for town in pack.tables.towns} <= written


def test_a_map_uses_the_positions_of_the_pack_if_it_has_them(copied: Callable[[str], Path]) -> None:
    folder = copied("silverton")
    towns = folder / "towns.csv"
    head, *rows = towns.read_text().splitlines()
    assert head.endswith(",x,y")
    placed = [f"{row.rsplit(',', 2)[0]},{(at % 11) * 50},{(at // 11) * 60}" for at, row in enumerate(rows)]
    towns.write_text("\n".join([head, *placed]) + "\n")
    drawing = packs.svg(packs.load(folder), "en")
    root = ElementTree.fromstring(drawing)  # noqa: S314
    dots = {each.get("id"): each[1] for each in root.iter(f"{SVG}g") if (each.get("id") or "").startswith("town-")}
    golden, boulder = dots["town-golden"], dots["town-boulder"]
    assert golden.get("cy") == boulder.get("cy")
    assert float(golden.get("cx", "")) < float(boulder.get("cx", ""))


# Room on paper


def test_spread_loosens_a_crowd_and_keeps_west_west() -> None:
    places = {"far": (-100.0, 0.0), "a": (0.0, 0.0), "b": (0.1, 0.1), "c": (0.2, 0.0)}
    paper = spread_places(places, [("far", "a")], 1000, 1000, 80)
    near = [paper[name] for name in "abc"]
    assert all(
        ((x1 - x2) ** 2 + (y1 - y2) ** 2) ** 0.5 > 60 for x1, y1 in near for x2, y2 in near if (x1, y1) != (x2, y2)
    )
    assert paper["far"][0] < min(x for x, _ in near)


def test_labels_avoid_what_is_there() -> None:
    left, right = Box.around(0, 0, 10, 10), Box.around(20, 0, 10, 10)
    assert best_place([left, right], [], []) == 0
    assert best_place([left, right], [Box.around(1, 1, 4, 4)], []) == 1
    assert best_place([left, right], [], [((0, -50), (0, 50))]) == 1


def test_an_empty_place_is_empty() -> None:
    sheet = Box(0, 0, 200, 200)
    assert empty_place(100, 100, sheet, [Box(0, 120, 90, 200)], []) == (100.0, 100.0)
    assert empty_place(150, 150, sheet, [Box.around(100, 100, 20, 20)], []) is None


def test_labels_break_where_they_may() -> None:
    assert wrap_label("Omaha", 12) == ["Omaha"]
    assert wrap_label("Promontory-Ogden", 12) == ["Promontory-", "Ogden"]
    assert wrap_label("Coeur d'Alene Mines", 12) == ["Coeur", "d'Alene Mines"]
    assert wrap_label("Unbreakablename", 12) == ["Unbreakablename"]
