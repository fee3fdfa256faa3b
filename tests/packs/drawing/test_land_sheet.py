"""The land under a board: fitted to it, the same every time, small whatever a pack says, absent without terrain."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from itertools import pairwise
from math import hypot
from pathlib import Path
from time import process_time
from xml.etree import ElementTree

import msgspec
import pytest

from goldenspike import packs
from goldenspike.game_registry import game_registry
from goldenspike.packs.drawing.land_sheet import Ground, Sheet, land_sheet
from goldenspike.packs.drawing.projection import Warp
from goldenspike.packs.reading.terrain import MOST_POINTS, MOST_POINTS_IN_ALL, lie_apart
from support.games import DEFAULT

GAMES = tuple(DEFAULT)
MOST_BYTES = 60 * 1000
HEAD = "kind,name,points,height,width,source\n"


def drawn(pack: packs.Pack) -> Sheet:
    found = land_sheet(pack)
    assert found is not None
    return found


def ground_of(pack: packs.Pack) -> Ground:
    home = game_registry()[pack.game]
    found = home.load(home.ground)(pack.tables)
    assert isinstance(found, Ground)
    return found


def without_terrain(folder: Path) -> packs.Pack:
    toml = folder / "pack.toml"
    toml.write_text(
        re.sub(r"^terrain .*\n", "", toml.read_text(encoding="utf-8"), flags=re.MULTILINE), encoding="utf-8"
    )
    (folder / "terrain.csv").unlink()
    return packs.load(folder)


@pytest.mark.parametrize("game", GAMES)
def test_it_is_small_and_complete(game: str) -> None:
    found = drawn(packs.load(DEFAULT[game]))
    assert len(gzip.compress(msgspec.json.encode(found))) < MOST_BYTES
    assert all([found.hachures, found.waters, found.borders, *found.rivers])
    assert {name.kind for name in found.names} >= {"lake", "range", "river", "country"}
    assert found.cartouche is not None


@pytest.mark.parametrize("game", GAMES)
def test_it_is_the_same_every_time(game: str) -> None:
    pack = packs.load(DEFAULT[game])
    again = packs.Pack.from_files(pack.files)
    assert land_sheet.__wrapped__(again) == land_sheet.__wrapped__(pack)


@pytest.mark.parametrize("game", GAMES)
def test_land_goes_where_the_board_is(game: str) -> None:
    """What lies at a town in the world lies near it on the board, and north stays above south."""
    ground = ground_of(packs.load(DEFAULT[game]))
    warp = Warp(ground.places)
    off = sorted(hypot(warp(*world)[0] - x, warp(*world)[1] - y) for world, (x, y) in ground.places)
    assert off[len(off) // 2] < 25
    assert off[-1] < 130
    board = ground.board
    (south, west), (north, east) = (
        (min(each) for each in zip(*(world for world, _ in ground.places), strict=True)),
        (max(each) for each in zip(*(world for world, _ in ground.places), strict=True)),
    )
    assert warp(north, west)[1] < warp(south, west)[1]
    assert warp(south, west)[0] < warp(south, east)[0]
    assert board.left - 200 < warp(north, west)[0] < board.right


def test_a_board_that_lies_evenly_in_the_world_is_met_exactly() -> None:
    ground = ground_of(packs.load(DEFAULT["continental-divide"]))
    warp = Warp(ground.places)
    assert all(hypot(warp(*world)[0] - x, warp(*world)[1] - y) < 1 for world, (x, y) in ground.places)


def test_the_cartouche_covers_nothing() -> None:
    for game in GAMES:
        pack = packs.load(DEFAULT[game])
        box = drawn(pack).cartouche
        assert box is not None
        for _, (x, y) in ground_of(pack).places:
            assert not (box.x - 40 < x < box.x + box.width + 40 and box.y - 30 < y < box.y + box.height + 30)


def test_higher_ranges_are_cut_deeper(copied: Callable[[str], Path]) -> None:
    folder = copied("silverton")

    def ink(height: int) -> float:
        (folder / "terrain.csv").write_text(f"{HEAD}range,Ute,39 -108; 38.5 -107,{height},20,seen\n")
        wedges = re.findall(r"M(-?\d+)[ -]?(-?\d+)l(-?\d+) ?(-?\d+)", drawn(packs.load(folder)).hachures)
        return sum(hypot(float(dx), float(dy)) for _, _, dx, dy in wedges)

    assert ink(4_000) > 1.5 * ink(400)


@pytest.mark.parametrize("game", GAMES)
def test_a_pack_without_terrain_draws_as_before(game: str, copied: Callable[[str], Path]) -> None:
    bare = without_terrain(copied(game))
    assert land_sheet(bare) is None
    assert "sheet" not in {each.get("class") for each in ElementTree.fromstring(packs.svg(bare, "en")).iter()}  # noqa: S314
    assert bare.tables == packs.load(DEFAULT[game]).tables
    assert "Land" not in dict(packs.summary(bare, "en"))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_drawing_shows_it(lang: str) -> None:
    root = ElementTree.fromstring(packs.svg(packs.load(DEFAULT["continental-divide"]), lang))  # noqa: S314
    ids = {each.get("id") for each in root.iter()}
    names = list(root.iter("{http://www.w3.org/2000/svg}textPath"))
    assert {"en": "Gulf of Mexico", "fr": "Golfe du Mexique"}[lang] in {each.text for each in names}
    assert all((each.get("href") or "")[1:] in ids for each in names)


def test_the_summary_counts_it() -> None:
    assert "ranges" in dict(packs.summary(packs.load(DEFAULT["silverton"]), "en"))["Land"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", ["range", "river", "sea", "border"])
def test_the_most_that_a_pack_may_say_stays_small_and_quick(
    game: str, kind: str, copied: Callable[[str], Path]
) -> None:
    folder = copied(game)
    zigzag = "; ".join(f"{32 + at % 2 * 9} {-112 + at * 8 / MOST_POINTS:.2f}" for at in range(MOST_POINTS))
    rows = [f"{kind},Ute {at},{zigzag},4000,90,seen" for at in range(MOST_POINTS_IN_ALL // MOST_POINTS)]
    (folder / "terrain.csv").write_text(HEAD + "\n".join(rows) + "\n")
    pack, start = packs.load(folder), process_time()
    found = drawn(pack)
    assert process_time() - start < 20
    assert len(msgspec.json.encode(found)) < 600_000


@pytest.mark.parametrize(
    "points", ["38 -107; 38 -107", "-85 -180; -85 -160", "38 -107; 38.0000001 -107", "38 -107; 38 -107; 38 -107"]
)
@pytest.mark.parametrize("kind", ["range", "river", "lake", "border", "country"])
def test_odd_lines_break_nothing(kind: str, points: str, copied: Callable[[str], Path]) -> None:
    folder = copied("silverton")
    points = f"{points}; {points.split(';')[0]}" if kind == "lake" else points
    (folder / "terrain.csv").write_text(f"{HEAD}{kind},<Ute> & Co,{points},9000,500,seen\n")
    pack = packs.load(folder)
    assert not re.search("nan|inf", msgspec.json.encode(drawn(pack)).decode())
    ElementTree.fromstring(packs.svg(pack, "en"))  # noqa: S314


def test_land_needs_three_places_that_are_not_in_one_line() -> None:
    assert lie_apart([(40, -100), (41, -100), (40, -99)])
    assert not lie_apart([(40, -100), (41, -100)])
    assert not lie_apart([(40 + at, -100 + at) for at in range(9)])
    assert not lie_apart([(40, -100)] * 9)


def test_a_warp_neither_jumps_nor_folds_along_a_river() -> None:
    warp = Warp(ground_of(packs.load(DEFAULT["silverton"])).places)
    line = [warp(39.3 - at * 0.02, -106.3 + at * 0.03) for at in range(60)]
    steps = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line)]
    assert max(steps) < 40
    assert all(b[0] > a[0] - 2 for a, b in pairwise(line))
