"""Loading, hashing and copying packs."""

from __future__ import annotations

import csv
import hashlib
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from goldenspike import packs
from goldenspike.packs import ContinentalDivideTables, Pack, PackError, SilvertonTables
from goldenspike.packs.reading.text import LocalizedStruct
from support.games import DEFAULT

GAMES = ("continental-divide", "silverton")
SHIPPED = Path(packs.__file__).parent / "data"


def independent_hash(folder: Path) -> str:
    listed = tomllib.loads((folder / "pack.toml").read_text(encoding="utf-8"))["files"].values()
    total = b""
    for name in ["pack.toml", *listed]:
        data = (folder / name).read_bytes().replace(b"\r\n", b"\n").replace(b"\r", b"\n")
        total += name.encode() + b"\n" + str(len(data)).encode() + b"\n" + data
    return hashlib.sha256(total).hexdigest()


def test_each_game_has_a_default_that_is_shipped_and_sound() -> None:
    assert set(DEFAULT) == set(GAMES)
    assert set(DEFAULT.values()) <= set(packs.shipped())
    for name in packs.shipped():
        assert packs.check(name) == []


@pytest.mark.parametrize(("game", "version"), [("continental-divide", "1.2.0"), ("silverton", "1.3.0")])
def test_a_shipped_pack_says_who_it_is(game: str, version: str) -> None:
    pack = packs.load(DEFAULT[game])
    assert (pack.id, pack.game, pack.edition, pack.version) == (DEFAULT[game], game, "reconstructed", version)
    assert packs.load(DEFAULT[game]) is pack
    assert pack.name("en") != pack.name("fr")
    assert pack.name("xx") == pack.name("en")
    assert pack.about("fr").startswith("L")


@pytest.mark.parametrize("game", GAMES)
def test_hash_is_as_published(game: str) -> None:
    pack = packs.load(DEFAULT[game])
    assert pack.sha256 == independent_hash(SHIPPED / DEFAULT[game])
    listed = tomllib.loads(pack.files["pack.toml"].decode())["files"].values()
    assert list(pack.files) == ["pack.toml", *listed]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("line_end", [b"\r\n", b"\r"])
def test_line_ends_do_not_change_a_pack(copied: Callable[[str], Path], game: str, line_end: bytes) -> None:
    folder = copied(game)
    for path in folder.iterdir():
        path.write_bytes(path.read_bytes().replace(b"\n", line_end))
    assert packs.load(folder) == packs.load(DEFAULT[game])
    assert packs.load(folder).files == packs.load(DEFAULT[game]).files


def test_the_mark_that_spreadsheets_write_is_no_problem(copied: Callable[[str], Path]) -> None:
    folder = copied("continental-divide")
    for name in ("hexes.csv", "pack.toml"):
        path = folder / name
        path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    assert packs.load(folder).tables == packs.load(DEFAULT["continental-divide"]).tables


def test_any_change_changes_the_hash(copied: Callable[[str], Path]) -> None:
    folder = copied("continental-divide")
    path = folder / "railroads.csv"
    path.write_text(path.read_text().replace("Union Pacific", "Onion Pacific"))
    changed, shipped = packs.load(folder), packs.load(DEFAULT["continental-divide"])
    assert changed.sha256 != shipped.sha256
    assert changed != shipped
    assert len({changed, shipped, packs.load(folder)}) == 2


@pytest.mark.parametrize("game", GAMES)
def test_from_files(game: str) -> None:
    pack = packs.load(DEFAULT[game])
    again = Pack.from_files({"README.md": b"left out", **pack.files})
    assert (again, again.files, again.tables) == (pack, pack.files, pack.tables)


def test_a_folder_can_be_named_in_several_ways(copied: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch) -> None:
    folder = copied("silverton")
    assert packs.load(folder) == packs.load(str(folder))
    monkeypatch.chdir(folder.parent)
    assert packs.load("silverton") == packs.load("./silverton") == packs.load(Path("silverton"))


def test_a_shipped_id_wins_over_a_folder_of_that_name(
    copied: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = copied("silverton")
    id_ = DEFAULT["continental-divide"]
    folder.rename(folder.parent / id_)
    monkeypatch.chdir(folder.parent)
    assert packs.load(id_).game == "continental-divide"
    assert packs.load(f"./{id_}").game == "silverton"


def test_importing_packs_loads_no_words() -> None:
    load = f"import sys, goldenspike.packs as packs; packs.load('{DEFAULT['silverton']}')"
    code = f"{load}; print({{'fluent', 'rich'}} & set(sys.modules))"
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "set()"


# What is in the shipped packs


@pytest.mark.rule("CD-1.1", "CD-1.3", "CD-3.4", "CD-3.5", "CD-3.6", "CD-9.1")
def test_continental_divide_tables() -> None:
    tables = packs.load(DEFAULT["continental-divide"]).tables
    assert isinstance(tables, ContinentalDivideTables)
    assert len(tables.hexes) == 306
    seattle = tables.hexes[0]
    assert (seattle.id, seattle.q, seattle.r, seattle.kind, seattle.city) == ("A1", 0, 10, "port", "Seattle")
    assert (seattle.cost, seattle.income, seattle.region, seattle.west_of_divide) == (12, 5, "west", True)
    assert (seattle.x, seattle.y) == (None, None)
    assert tables.cash == {3: 80, 4: 60, 5: 48, 6: 40}
    assert list(tables.directions) == ["N", "NE", "SE", "S", "SW", "NW"]
    limits = tables.limits
    assert (limits.railroads, len(tables.railroads), limits.cubes_per_railroad) == (8, 8, 36)
    assert (limits.shares_min, limits.shares_max, limits.stock_value_min, limits.stock_value_max) == (3, 10, 10, 50)
    assert 1 + 3 + limits.cubes_at_start + limits.cubes_central + limits.cubes_west == 36
    points = tables.points
    assert (points.central, points.west, points.divide, points.sold_out) == (1, 1, 2, 1)
    assert points.ports == {"San Diego": 1, "Los Angeles": 1, "San Francisco": 1, "Portland": 1, "Seattle": 2}
    assert tables.divide_income == 10


@pytest.mark.rule("SV-2.3", "SV-2.4", "SV-3.2", "SV-3.3", "SV-3.5")
def test_silverton_tables() -> None:
    tables = packs.load(DEFAULT["silverton"]).tables
    assert isinstance(tables, packs.SilvertonTables)
    assert isinstance(tables, SilvertonTables)
    assert (len(tables.towns), len(tables.segments), len(tables.claims)) == (104, 179, 102)
    assert (len(tables.events), len(tables.passengers), len(tables.markets)) == (6, 24, 13)
    assert tables.winter == (8, 12, 16, 20, 24)
    assert len(tables.idn) == 24
    assert {town.name for town in tables.towns if town.market} == {
        *("Denver", "Salt Lake City", "Pueblo", "Santa Fe", "El Paso")
    }
    bingham = tables.claims[24]
    assert (bingham.number, bingham.operate_cost, bingham.depleted_max) == (25, 60, 6)
    assert bingham.production == {7: 1, 8: 2, 9: 2, 10: 3, 11: 4, 12: 5}
    assert tables.passengers[9].leadville_depletions == 3
    assert tables.passengers[0].leadville_depletions is None
    assert tables.passengers[0].towns == ("denver", "colorado-springs")
    assert tables.events[2].params == {"replace_cost": 200, "wait_turns": 1}
    assert [group.id for group in tables.parallel_groups] == [
        *("denver-south", "pueblo-north", "santafe-north", "santafe-south")
    ]


@pytest.mark.rule("SV-8.1", "SV-8.2")
def test_the_rulebooks_example_of_a_falling_price() -> None:
    """Turn 9, 7 coal sold at Denver, dice 10: 10 + 4 - 3 = 11, two boxes down, 120 to 80."""
    tables = packs.load(DEFAULT["silverton"]).tables
    assert isinstance(tables, packs.SilvertonTables)
    market = next(market for market in tables.markets if market.id == "coal-denver")
    result = 10 + -(-7 // market.sold_divisor) - tables.idn[9 - 1]
    moved = next(change.boxes for change in tables.changes[market.change] if change.low <= result <= change.high)
    assert (result, moved) == (11, -2)
    assert market.ladder[market.ladder.index(120) + moved] == 80


def test_every_text_a_player_reads_is_there_in_french() -> None:
    tables = packs.load(DEFAULT["silverton"]).tables
    assert isinstance(tables, packs.SilvertonTables)
    worded: list[tuple[LocalizedStruct, str]] = [
        (event, column) for event in tables.events for column in ("name", "text")
    ]
    worded += [(pair, "reason") for pair in tables.special_pairs]
    worded += [(phrase, "text") for phrase in tables.parallel_groups]
    worded += [(phrase, "text") for phrase in (*tables.passenger_special, *tables.event_effects)]
    assert len(worded) == 12 + 8 + 4 + 1 + 4
    for each, column in worded:
        assert each.say(column, "fr") != each.say(column, "en") == getattr(each, column)


def test_hexes_and_railroads_are_read_cell_for_cell() -> None:
    pack = packs.load(DEFAULT["continental-divide"])
    assert isinstance(pack.tables, packs.ContinentalDivideTables)
    rows = list(csv.DictReader(pack.files["hexes.csv"].decode().splitlines()))
    assert [(row["id"], int(row["cost"]), int(row["income"])) for row in rows] == [
        (each.id, each.cost, each.income) for each in pack.tables.hexes
    ]


# Copies of one's own


@pytest.mark.parametrize("game", GAMES)
def test_new_copies_a_pack_under_another_name(game: str, tmp_path: Path) -> None:
    made = packs.new("my-own", DEFAULT[game], tmp_path / "packs")
    assert made == tmp_path / "packs" / "my-own"
    pack, source = packs.load(made), packs.load(DEFAULT[game])
    assert (pack.id, pack.edition, pack.version) == ("my-own", "custom", source.version)
    assert pack.tables == source.tables
    assert pack.sha256 != source.sha256
    assert (made / "README.md").read_bytes() == (SHIPPED / DEFAULT[game] / "README.md").read_bytes()
    assert "# " in (made / "pack.toml").read_text(encoding="utf-8")
    assert [path.name for path in (tmp_path / "packs").iterdir()] == ["my-own"]


def test_new_copies_a_copy_too(tmp_path: Path) -> None:
    first = packs.new("first", DEFAULT["silverton"], tmp_path)
    second = packs.new("second", str(first), tmp_path)
    assert packs.load(second).id == "second"


def test_a_copy_that_fails_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: Path, data: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(PackError) as caught:
        packs.new("my-own", DEFAULT["silverton"], tmp_path)
    assert caught.value.key == "pack-cannot-write"
    assert list(tmp_path.iterdir()) == []
