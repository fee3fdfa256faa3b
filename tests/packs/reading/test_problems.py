"""Every problem a pack can have is found where it is, and worded in every language."""

# ruff: noqa: E501 - one case to a line reads best

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from goldenspike import packs, words
from goldenspike.packs import PackError, PackProblem
from goldenspike.packs.reading.problems import MOST_LISTED
from support.games import DEFAULT

CD, SV = "continental-divide", "silverton"
HEXES, RAILROADS, TOML = "hexes.csv", "railroads.csv", "pack.toml"
TOWNS, SEGMENTS, PAIRS, CLAIMS = "towns.csv", "segments.csv", "special_pairs.csv", "claims.csv"
PASSENGERS, EVENTS, TERRAIN = "passengers.csv", "events.csv", "terrain.csv"

TRAIN = "\n[[train]]\npower = 9\nfrom_turn = 1\ncost = 50\nsource = 'made up'\n"

Edit = Callable[[Path], None]


def sub(file: str, old: str | bytes, new: str | bytes) -> Edit:
    """Replaces the first `old`, which must be there."""

    def edit(folder: Path) -> None:
        before, after = (part.encode() if isinstance(part, str) else part for part in (old, new))
        data = (folder / file).read_bytes()
        assert before in data
        (folder / file).write_bytes(data.replace(before, after, 1))

    return edit


def resub(file: str, pattern: str, new: str) -> Edit:
    """Replaces every match."""

    def edit(folder: Path) -> None:
        text = (folder / file).read_text(encoding="utf-8")
        changed = re.sub(pattern, new, text, flags=re.MULTILINE)
        assert changed != text
        (folder / file).write_text(changed, encoding="utf-8")

    return edit


def write(file: str, text: str) -> Edit:
    def edit(folder: Path) -> None:
        (folder / file).write_text(text, encoding="utf-8")

    return edit


def land(*rows: str) -> Edit:
    return write(TERRAIN, "\n".join(["kind,name,points,height,width,source", *rows, ""]))


def add(file: str, text: str) -> Edit:
    return lambda folder: write(file, (folder / file).read_text(encoding="utf-8") + text)(folder)


def both(*edits: Edit) -> Edit:
    def edit(folder: Path) -> None:
        for each in edits:
            each(folder)

    return edit


def link_out(folder: Path) -> None:
    (folder / RAILROADS).rename(folder.parent / "elsewhere.csv")
    (folder / RAILROADS).symlink_to(folder.parent / "elsewhere.csv")


def folder_for_file(folder: Path) -> None:
    (folder / RAILROADS).unlink()
    (folder / RAILROADS).mkdir()


def link_to_itself(folder: Path) -> None:
    (folder / RAILROADS).unlink()
    (folder / "again.csv").symlink_to(folder / RAILROADS)
    (folder / RAILROADS).symlink_to(folder / "again.csv")


def pipe_for_file(folder: Path) -> None:
    (folder / RAILROADS).unlink()
    os.mkfifo(folder / RAILROADS)


NO_STARTS = both(
    resub(HEXES, r",start,start,[^,]*,", ",plains,ordinary,,"), sub(TOML, "start_hexes = 9", "start_hexes = 0")
)
SEVENTEEN = "".join(f"x{n},Example {n},X{n},#0000{n:02d},solid,made up\n" for n in range(9))
B4_CENTRAL = both(
    sub(HEXES, "6,0,west,1,land\nB5", "6,0,central,1,land\nB5"),
    sub(TOML, "west        = 77", "west        = 76"),
    sub(TOML, "central     = 108", "central     = 109"),
)
FEW_CUBES = both(sub(TOML, "cubes_west              = 10", "cubes_west = 0"), sub(TOML, "= 36", "= 26"))
NO_LARAMIE = resub(SEGMENTS, r"^cheyenne-laramie.*\n", "")
WALSENBURG = resub(CLAIMS, r",walsenburg,", ",trinidad,")


class Case(NamedTuple):
    game: str
    edit: Edit
    file: str
    line: int | None
    column: str | None
    key: str


CASES = [
    # Files
    Case(CD, lambda folder: (folder / TOML).unlink(), TOML, None, None, "pack-missing-file"),
    Case(CD, lambda folder: (folder / RAILROADS).unlink(), RAILROADS, None, None, "pack-missing-file"),
    Case(CD, folder_for_file, RAILROADS, None, None, "pack-not-a-file"),
    Case(CD, pipe_for_file, RAILROADS, None, None, "pack-not-a-file"),
    Case(CD, link_out, RAILROADS, None, None, "pack-link-outside"),
    Case(CD, link_to_itself, RAILROADS, None, None, "pack-link-circle"),
    Case(CD, add(HEXES, " " * 4 * 1024**2), HEXES, None, None, "pack-too-large"),
    Case(CD, sub(HEXES, b"Kalama", b"Kal\xe9ma"), HEXES, 3, None, "pack-not-utf8"),
    Case(CD, sub(TOML, b"stand-in", b"stand\xff"), TOML, 1, None, "pack-not-utf8"),
    Case(CD, sub(HEXES, "Kalama", "Kal\0ma"), HEXES, 3, None, "pack-control-character"),
    Case(CD, sub(HEXES, "Kalama", "Kal\u202ema"), HEXES, 3, None, "pack-control-character"),
    Case(CD, sub(TOML, '"Continental', '"\\u001bContinental'), TOML, 4, "name", "pack-control-character"),
    Case(CD, sub(TOML, '"railroads.csv"', '"../railroads.csv"'), TOML, 15, "files.railroads", "pack-bad-file-name"),
    Case(CD, sub(TOML, '"railroads.csv"', '"pack.toml"'), TOML, 15, "files.railroads", "pack-bad-file-name"),
    Case(CD, sub(TOML, '"railroads.csv"', '"hexes.csv"'), TOML, 15, "files.railroads", "pack-file-twice"),
    Case(CD, sub(TOML, "railroads = ", "stations = "), TOML, 15, "files.stations", "pack-unknown-table"),
    Case(CD, sub(TOML, "railroads = ", "stations = "), TOML, 13, "files.railroads", "pack-missing-key"),
    # pack.toml
    Case(CD, sub(TOML, "[files]", "[files"), TOML, 13, None, "pack-not-toml"),
    Case(CD, sub(TOML, "= 306", "= " + "3" * 5000), TOML, None, None, "pack-not-toml"),
    Case(CD, sub(TOML, "= 306", "= " + "[" * 20_000), TOML, None, None, "pack-toml-too-deep"),
    Case(CD, sub(TOML, "hexes       =", "hexes" + ".x" * 65 + " ="), TOML, 19, None, "pack-too-many-points"),
    Case(CD, sub(TOML, 'game    = "cont', 'game    = "incont'), TOML, 7, "game", "pack-not-a-choice"),
    Case(CD, sub(TOML, "turns                   = 8", ""), TOML, 71, "limits.turns", "pack-missing-key"),
    Case(CD, sub(TOML, '"1.2.0"', '""'), TOML, 9, "version", "pack-missing-key"),
    Case(CD, sub(TOML, "[grid]", "[gird]"), TOML, None, "grid", "pack-missing-key"),
    Case(CD, sub(TOML, "[divide]", "[victory]\ndivide = 1\n[other]"), TOML, None, "divide", "pack-missing-key"),
    Case(CD, both(sub(TOML, "[divide]", "[other]"), sub(TOML, "[files]", "divide = 1\n[files]")), TOML, 13, "divide", "pack-not-a-table"),
    Case(SV, both(resub(TOML, r"\[\[market\]\]", "[[bazaar]]"), sub(TOML, "[files]", "market = 1\n[files]")), TOML, 11, "market", "pack-not-tables"),
    Case(CD, sub(TOML, '"1.2.0"', "1"), TOML, 9, "version", "pack-not-text"),
    Case(CD, sub(TOML, '"reconstructed"', '"two words"'), TOML, 8, "edition", "pack-not-a-word"),
    Case(CD, sub(TOML, 'id      = "', 'id      = "No '), TOML, 6, "id", "pack-bad-name"),
    Case(CD, sub(TOML, '"1.2.0"', '"' + "1" * 2001 + '"'), TOML, 9, "version", "pack-too-long"),
    Case(SV, sub(TOML, "idn = false", "idn = 0"), TOML, 86, "market.0.idn", "pack-not-boolean"),
    Case(CD, sub(TOML, "turns                   = 8", "turns = 8.5"), TOML, 72, "limits.turns", "pack-not-whole"),
    Case(CD, sub(TOML, "turns                   = 8", "turns = true"), TOML, 72, "limits.turns", "pack-not-whole"),
    Case(CD, sub(TOML, "turns                   = 8", "turns = 0x" + "f" * 9000), TOML, 72, "limits.turns", "pack-not-whole"),
    Case(CD, sub(TOML, "turns                   = 8", "turns = 0"), TOML, 72, "limits.turns", "pack-out-of-range"),
    Case(CD, sub(TOML, "ports_per_railroad      = 1", "ports_per_railroad = 2"), TOML, 85, "limits.ports_per_railroad", "pack-out-of-range"),
    Case(CD, sub(TOML, '"Seattle"       = 2', '"Seattle" = -1'), TOML, 101, "victory_points.ports.Seattle", "pack-out-of-range"),
    Case(SV, sub(TOML, "winter = [8,", 'winter = ["8",'), TOML, 32, "turns.winter", "pack-not-whole-numbers"),
    Case(SV, sub(TOML, "winter = [8,", "winter = [0,"), TOML, 32, "turns.winter", "pack-out-of-range"),
    Case(SV, sub(TOML, "gold = [[-99, 1, 2]", "gold = [[-99, 1]"), TOML, 65, "change_tables.gold", "pack-not-triples"),
    Case(SV, sub(TOML, "idn = [0, 0,", "idn = [0,"), TOML, 29, "turns.idn", "pack-list-length"),
    Case(SV, sub(TOML, "winter_source", "winter_note"), TOML, 27, "turns.winter_source", "pack-no-source"),
    # Tables
    Case(CD, sub(HEXES, "Kalama", '"Kalama'), HEXES, 3, None, "pack-not-csv"),
    Case(CD, sub(RAILROADS, "Texas", '"Texas'), RAILROADS, 9, None, "pack-not-csv"),
    Case(CD, resub(HEXES, ",", ";"), HEXES, 1, None, "pack-semicolons"),
    Case(CD, write(RAILROADS, ""), RAILROADS, None, None, "pack-empty-file"),
    Case(CD, write(RAILROADS, "id,name,abbreviation,color,pattern,source\n\n,,,,,\n"), RAILROADS, None, None, "pack-no-rows"),
    Case(CD, add(RAILROADS, "x\n" * 100_001), RAILROADS, None, None, "pack-too-many-rows"),
    Case(CD, sub(HEXES, ",cost,", ",price,"), HEXES, 1, "cost", "pack-missing-column"),
    Case(CD, sub(HEXES, ",cost,", ",price,"), HEXES, 1, "price", "pack-unknown-column"),
    Case(CD, sub(HEXES, ",source\n", ",source,cost_fr\n"), HEXES, 1, "cost_fr", "pack-unknown-column"),
    Case(CD, sub(HEXES, ",lon,", ",lat,"), HEXES, 1, "lat", "pack-column-twice"),
    Case(CD, sub(HEXES, ",Kalama,", ",Kalama,Oregon,"), HEXES, 3, None, "pack-ragged-row"),
    # Cells
    Case(CD, sub(HEXES, "A2,", ","), HEXES, 3, "id", "pack-empty-cell"),
    Case(CD, sub(HEXES, "1,land\nA3", "1,\nA3"), HEXES, 3, "source", "pack-no-source"),
    Case(CD, sub(HEXES, "Kalama", "K" * 2001), HEXES, 3, "name", "pack-too-long"),
    Case(CD, sub(RAILROADS, ",UP,", ",UNIONPAC,"), RAILROADS, 2, "abbreviation", "pack-too-long"),
    Case(CD, sub(HEXES, "A2,", "A 2,"), HEXES, 3, "id", "pack-bad-id"),
    Case(CD, sub(HEXES, "A2,", "A" * 65 + ","), HEXES, 3, "id", "pack-bad-id"),
    Case(SV, sub(TOML, 'id = "gold"', 'id = "the gold"'), TOML, 77, "market.0.id", "pack-bad-id"),
    Case(CD, sub(HEXES, ",ordinary,,8,", ",normal,,8,"), HEXES, 3, "kind", "pack-not-a-choice"),
    Case(CD, sub(HEXES, ",ordinary,,8,", ",ordinary,,8.5,"), HEXES, 3, "cost", "pack-not-integer"),
    Case(CD, sub(HEXES, ",ordinary,,8,", ",ordinary,,٨,"), HEXES, 3, "cost", "pack-not-integer"),
    Case(CD, sub(HEXES, "A2,0,11,46.46", 'A2,0,11,"46,46"'), HEXES, 3, "lat", "pack-not-decimal"),
    Case(CD, sub(HEXES, "A2,0,11,46.46", "A2,0,11,146.46"), HEXES, 3, "lat", "pack-out-of-range"),
    Case(CD, sub(HEXES, ",ordinary,,8,", ",ordinary,,1000,"), HEXES, 3, "cost", "pack-out-of-range"),
    Case(SV, sub(CLAIMS, "11:6 12:7", "11:6 12-7"), CLAIMS, 2, "production", "pack-not-a-pair"),
    Case(SV, sub(CLAIMS, "11:6 12:7", "11:6 12:7 12:8"), CLAIMS, 2, "production", "pack-pair-twice"),
    Case(SV, sub(CLAIMS, "11:6 12:7", "11:6 12:700"), CLAIMS, 2, "production", "pack-out-of-range"),
    Case(CD, both(resub(HEXES, r"$(?<=.)", ",,"), sub(HEXES, "source,,", "source,x,y"), sub(HEXES, "rulebook,,", "rulebook,1,")), HEXES, 2, "y", "pack-half-position"),
    Case(CD, sub(HEXES, "A2,", "A1,"), HEXES, 3, "id", "pack-twice"),
    Case(CD, sub(HEXES, "A2,0,11,", "A2,0,10,"), HEXES, 3, "q", "pack-twice"),
    Case(CD, sub(RAILROADS, "#0072B2", "#F0E442"), RAILROADS, 3, "color", "pack-twice"),
    Case(CD, sub(RAILROADS, "stripe", "solid"), RAILROADS, 3, "pattern", "pack-twice"),
    Case(CD, sub(RAILROADS, ",ATSF,", ",UP,"), RAILROADS, 3, "abbreviation", "pack-twice"),
    Case(CD, sub(TOML, "= 306", "= 305"), TOML, 19, "counts.hexes", "pack-count"),
    Case(CD, sub(TOML, "railroads               = 8", "railroads = 7"), TOML, 73, "limits.railroads", "pack-count"),
    # Continental Divide
    Case(CD, sub(HEXES, ",forest,", ",jungle,"), HEXES, 3, "terrain", "pack-unknown-terrain"),
    Case(CD, sub(RAILROADS, "#F0E442", "yellow"), RAILROADS, 2, "color", "pack-not-a-color"),
    Case(CD, add(RAILROADS, SEVENTEEN), RAILROADS, None, None, "pack-too-many-railroads"),
    Case(CD, sub(TOML, "N = [0, -1]", "N = [0, 0]"), TOML, 31, "grid.directions", "pack-directions"),
    Case(CD, sub(TOML, ", NW = [-1, 0]", ""), TOML, 31, "grid.directions", "pack-directions"),
    Case(CD, sub(TOML, '"flat-top"', '"pointy-top"'), TOML, 31, "grid.directions", "pack-directions"),
    Case(CD, sub(TOML, "shares_min              = 3", "shares_min = 11"), TOML, 74, "limits.shares_min", "pack-least-above-most"),
    Case(CD, sub(TOML, "cubes_west              = 10", "cubes_west = 9"), TOML, 78, "limits.cubes_per_railroad", "pack-cubes"),
    Case(CD, sub(TOML, "6 = 40", "6 = 9"), TOML, 69, "setup.cash.6", "pack-poor-players"),
    Case(CD, NO_STARTS, HEXES, None, "kind", "pack-no-start"),
    Case(CD, sub(HEXES, "start,start,Chicago", "start,start,Cicero"), HEXES, None, "city", "pack-start-hexes"),
    Case(CD, sub(HEXES, "port,port,Seattle", "port,port,Portland"), HEXES, None, "city", "pack-port-hexes"),
    Case(CD, sub(HEXES, ",ordinary,,8,", ",ordinary,Kalama,8,"), HEXES, 3, "city", "pack-city-of-ordinary"),
    Case(CD, sub(HEXES, "port,port,Seattle", "port,port,"), HEXES, 2, "city", "pack-city-missing"),
    Case(CD, sub(HEXES, "start,start,Memphis", "start,start,Seattle"), HEXES, 288, "city", "pack-start-is-port"),
    Case(CD, sub(HEXES, "Memphis,0,0,east", "Memphis,0,0,central"), HEXES, 288, "region", "pack-start-not-east"),
    Case(CD, sub(HEXES, "Memphis,0,0,east,0", "Memphis,0,0,east,1"), HEXES, 288, "west_of_divide", "pack-start-beyond-divide"),
    Case(CD, sub(HEXES, "Memphis,0,0,east", "Memphis,0,1,east"), HEXES, 288, "income", "pack-start-income"),
    Case(CD, sub(HEXES, "port,port,Seattle", "port,port,Tacoma"), HEXES, 2, "city", "pack-unknown-port"),
    Case(CD, sub(HEXES, "12,5,west,1", "12,5,central,1"), HEXES, 2, "region", "pack-port-not-west"),
    Case(CD, sub(HEXES, "12,5,west,1", "12,5,west,0"), HEXES, 2, "west_of_divide", "pack-port-before-divide"),
    Case(CD, sub(HEXES, "X7,23,4,", "X7,23,40,"), HEXES, 307, None, "pack-cut-off"),
    Case(CD, B4_CENTRAL, HEXES, 34, "region", "pack-region-order"),
    Case(CD, FEW_CUBES, HEXES, 2, None, "pack-port-out-of-reach"),
    # Silverton
    Case(SV, sub(TOWNS, "-105.221,0", "-105.221,1"), TOWNS, 7, "market", "pack-market-cities"),
    Case(SV, sub(TOWNS, "denver,", "denver-city,"), TOWNS, None, "id", "pack-market-city-missing"),
    Case(SV, sub(SEGMENTS, "1,denver,", "1,denvre,"), SEGMENTS, 2, "a", "pack-unknown-town"),
    Case(SV, sub(CLAIMS, "1,leadville,", "1,leadvile,"), CLAIMS, 2, "town", "pack-unknown-town"),
    Case(SV, sub(PASSENGERS, "denver;colorado-springs", "denver;nowhere"), PASSENGERS, 2, "towns", "pack-unknown-town"),
    Case(SV, sub(SEGMENTS, ",denver-south,", ",denver-north,"), SEGMENTS, 2, "group", "pack-unknown-group"),
    Case(SV, sub(SEGMENTS, ",santafe-south,", ",,"), TOML, 43, "parallel_groups.santafe-south", "pack-small-group"),
    Case(SV, sub(SEGMENTS, "1,denver,colorado-springs", "1,denver,denver"), SEGMENTS, 2, "b", "pack-segment-of-one-town"),
    Case(SV, sub(TOWNS, "golden,", "atlantis,Atlantis,CO,39,-105,0,made up,,\ngolden,"), TOWNS, 7, None, "pack-town-cut-off"),
    Case(SV, sub(PAIRS, "raton-french,", "raton-paris,"), PAIRS, 2, "segment_a", "pack-unknown-segment"),
    Case(SV, sub(PAIRS, "raton-french,", "bingham-mercur,"), PAIRS, 2, None, "pack-pair-apart"),
    Case(SV, add(PAIRS, "cimarron-french,raton-french,again,made up,encore\n"), PAIRS, 10, "segment_a", "pack-twice"),
    Case(SV, sub(CLAIMS, "11:6 12:7", "11:6"), CLAIMS, 2, "production", "pack-production"),
    Case(SV, sub(CLAIMS, "11:6 12:7", "11:6 12:7 13:1"), CLAIMS, 2, "production", "pack-production"),
    Case(SV, resub(CLAIMS, r"^102,.*\n", ""), CLAIMS, None, "number", "pack-missing-numbers"),
    Case(SV, resub(CLAIMS, r"^102,.*\n", ""), TOML, 21, "counts.claims", "pack-count"),
    Case(SV, sub(EVENTS, "104,", "103,"), EVENTS, 3, "number", "pack-twice"),
    Case(SV, sub(PASSENGERS, "denver;colorado-springs", "denver;denver"), PASSENGERS, 2, "towns", "pack-not-two-towns"),
    Case(SV, sub(PASSENGERS, "1,A,", "1,B,"), PASSENGERS, None, "letter", "pack-letters"),
    Case(SV, sub(PASSENGERS, "depletions:3", "depletions:7"), PASSENGERS, 11, "special", "pack-leadville"),
    Case(SV, sub(PASSENGERS, "leadville-depletions:3", "denver-depletions:3"), PASSENGERS, 11, "special", "pack-not-a-choice"),
    Case(SV, sub(EVENTS, "release_cost:200", "cost:200"), EVENTS, 2, "params", "pack-event-params"),
    Case(SV, sub(TOML, "winter = [8, 12", "winter = [12, 8"), TOML, 32, "turns.winter", "pack-not-rising"),
    Case(SV, sub(TOML, "[[-99, 1, 2], [2, 3, 1]", "[[-99, 1, 2], [3, 3, 1]"), TOML, 65, "change_tables.gold", "pack-change-gap"),
    Case(SV, sub(TOML, "[8, 99, -2]]", "[8, 98, -2]]"), TOML, 65, "change_tables.gold", "pack-change-gap"),
    Case(SV, sub(TOML, "[[-99, 1, 2], [2, 3, 1]", "[[-99, 2, 2], [2, 3, 1]"), TOML, 65, "change_tables.gold", "pack-change-overlap"),
    Case(SV, sub(TOML, 'id = "copper"', 'id = "gold"'), TOML, 93, "market.1.id", "pack-market-twice"),
    Case(SV, sub(TOML, 'city = "any"', 'city = "denver"'), TOML, 79, "market.0.city", "pack-market-place"),
    Case(SV, sub(TOML, 'city = "any"', 'city = "denver"'), TOML, 76, "market", "pack-market-missing"),
    Case(SV, sub(TOML, "ladder = [150,", "ladder = [180,"), TOML, 80, "market.0.ladder", "pack-ladder-falls"),
    Case(SV, sub(TOML, "ladder = [150,", "ladder = ["), TOML, 80, "market.0.ladder", "pack-list-length"),
    Case(SV, sub(TOML, "blocked = []", "blocked = [4]"), TOML, 82, "market.0.start", "pack-start-blocked"),
    Case(SV, sub(TOML, 'change = "gold"', 'change = "tin"'), TOML, 87, "market.0.change", "pack-unknown-change"),
    Case(SV, add(TOML, "\n[numbers]\nbail = -1\n"), TOML, 288, "numbers.bail", "pack-out-of-range"),
    Case(SV, add(TOML, "\n[numbers]\nwage = 'much'\n"), TOML, 288, "numbers.wage", "pack-not-whole"),
    Case(SV, add(TOML, "\n[numbers]\ncash = [1, 2]\n"), TOML, 288, "numbers.cash", "pack-list-length"),
    Case(SV, add(TOML, "\n[numbers]\ntarget = []\n"), TOML, 288, "numbers.target", "pack-list-length"),
    Case(SV, add(TOML, "\n[numbers]\nrelease = 7\n"), TOML, 288, "numbers.release", "pack-not-whole-numbers"),
    Case(
        *(SV, add(TOML, "\n[numbers]\nstart_trains = [2, 2, 2, 1, 1]\n"), TOML),
        *(288, "numbers.start_trains", "pack-out-of-range"),
    ),
    Case(
        *(SV, add(TOML, "\n[numbers]\npiece_points = [3, 7, 8]\n"), TOML),
        *(288, "numbers.piece_points", "pack-out-of-range"),
    ),
    Case(
        *(SV, add(TOML, "\n[numbers]\npoints = [5, 14, 14, 8, 8]\n"), TOML),
        *(288, "numbers.points", "pack-out-of-range"),
    ),
    Case(SV, add(TOML, TRAIN), TOML, 287, "train.0.count", "pack-missing-key"),
    Case(SV, add(TOML, f"{TRAIN}count = 1\nresale = 51\n"), TOML, 293, "train.0.resale", "pack-out-of-range"),
    Case(SV, add(TOML, f"{TRAIN}count = 1\n" * 2), TOML, 295, "train.1.power", "pack-kinds-not-rising"),
    Case(SV, add(TOML, f"{TRAIN}count = 1\n" * 17), TOML, 287, "train", "pack-kinds"),
    # Silverton's rulebook
    Case(SV, sub(SEGMENTS, "rico,dolores,170,4", "rico,dolores,170,5"), SEGMENTS, None, "length", "pack-book-length"),
    Case(SV, sub(SEGMENTS, "telluride,130,2", "telluride,130,3"), SEGMENTS, None, "length", "pack-book-telluride"),
    Case(SV, NO_LARAMIE, SEGMENTS, None, None, "pack-book-segment"),
    Case(SV, add(SEGMENTS, "french-taos,french,taos,100,3,0,,made up,\n"), SEGMENTS, None, None, "pack-book-french"),
    Case(SV, resub(PAIRS, r"^raton-french.*\n", ""), TOML, 14, "files.special_pairs", "pack-book-pair"),
    Case(SV, sub(SEGMENTS, ",denver-south,", ",,"), SEGMENTS, None, "group", "pack-book-group"),
    Case(SV, sub(CLAIMS, "gold,390,60", "gold,390,70"), CLAIMS, 26, None, "pack-book-bingham"),
    Case(SV, WALSENBURG, CLAIMS, None, None, "pack-book-walsenburg"),
    Case(SV, sub(TOML, "winter = [8,", "winter = [4, 8,"), TOML, 32, "turns.winter", "pack-book-winter"),
    Case(SV, sub(TOML, "3, 3, 3, 4,", "3, 4, 4, 4,"), TOML, 29, "turns.idn", "pack-book-demand"),
    Case(SV, sub(TOML, "track_cubes = 32", "track_cubes = 33"), TOML, 24, "counts.track_cubes", "pack-book-cubes"),
    Case(SV, add(TOML, "\n[numbers]\nbail = 300\n"), TOML, 288, "numbers.bail", "pack-book-number"),
    Case(SV, add(TOML, "\n[numbers]\nrelease = [7]\n"), TOML, 288, "numbers.release", "pack-book-number"),
    Case(SV, add(TOML, f"{TRAIN}count = 6\n"), TOML, 290, "train.0.cost", "pack-book-number"),
    Case(SV, add(TOML, f"{TRAIN}count = 6\n"), TOML, 287, "train", "pack-book-number"),
    Case(SV, sub(TOML, "dice = 1", "dice = 2"), TOML, 84, "market.0.dice", "pack-book-formula"),
    # The land
    Case(SV, land("hill,Ute,38 -106; 38 -107,1,1,seen"), TERRAIN, 2, "kind", "pack-not-a-choice"),
    Case(SV, land("country,,38 -106; 38 -107,,,seen"), TERRAIN, 2, "name", "pack-empty-cell"),
    Case(SV, land("river,Ute,38 -106; 38 -107,,2,"), TERRAIN, 2, "source", "pack-no-source"),
    Case(SV, land("river,Ute,38 -106; 38 -107,,wide,seen"), TERRAIN, 2, "width", "pack-not-decimal"),
    Case(SV, land("range,Ute,38 -106; 38 -107,,9,seen"), TERRAIN, 2, "height", "pack-not-decimal"),
    Case(SV, land("range,Ute,38 -106; 38 -107,9e9,9,seen"), TERRAIN, 2, "height", "pack-not-decimal"),
    Case(SV, land("river,Ute,38 -106; 38;-107,,2,seen"), TERRAIN, 2, "points", "pack-not-decimal"),
    Case(SV, land("river,Ute,38 -106; 91 -107,,2,seen"), TERRAIN, 2, "points", "pack-out-of-range"),
    Case(SV, land("river,Ute,38 -106; nan inf,,2,seen"), TERRAIN, 2, "points", "pack-not-decimal"),
    Case(SV, land("river,Ute,38 -106,,2,seen"), TERRAIN, 2, "points", "pack-terrain-points"),
    Case(SV, land("lake,Ute,38 -106; 38 -107,,,seen"), TERRAIN, 2, "points", "pack-terrain-points"),
    Case(SV, land(f"river,Ute,{'; '.join(['1 1'] * 121)},,2,seen"), TERRAIN, 2, "points", "pack-terrain-points"),
    Case(SV, land("river,Ute,38 -106; 38 106,,2,seen"), TERRAIN, 2, "points", "pack-terrain-far"),
    Case(SV, land(*[f"river,Ute,{'; '.join(['1 1'] * 120)},,2,seen"] * 34), TERRAIN, None, "points", "pack-terrain-too-much"),
    Case(CD, resub(HEXES, r"^([A-Z]+\d+,\d+,-?\d+),[^,]*,[^,]*,", r"\1,,,"), TERRAIN, None, None, "pack-terrain-nowhere"),
    Case(CD, resub(HEXES, r"^([A-Z]+\d+,\d+,-?\d+),[^,]*,[^,]*,", r"\1,40,-100,"), TERRAIN, None, None, "pack-terrain-nowhere"),
]  # fmt: skip


def place(problem: PackProblem) -> tuple[str, int | None, str | None, str]:
    return problem.file, problem.line, problem.column, problem.key


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.key}-{case.column}")
def test_a_problem_is_found_where_it_is(case: Any, copied: Callable[[str], Path]) -> None:
    folder = copied(case.game)
    case.edit(folder)
    problems = packs.check(folder)
    assert (case.file, case.line, case.column, case.key) in map(place, problems)
    for problem in problems:
        assert problem.worded("en") != problem.worded("fr")


def test_a_problem_names_its_place(copied: Callable[[str], Path]) -> None:
    folder = copied(CD)
    sub(HEXES, ",ordinary,,8,", ",ordinary,,eight,")(folder)
    (problem,) = packs.check(folder)
    assert problem.worded("en") == "hexes.csv:3, column cost: “eight” is not a whole number."
    assert str(problem) == problem.worded(words.language())
    assert problem.worded("fr") == "hexes.csv:3, colonne cost\u00a0: «\u00a0eight\u00a0» n’est pas un nombre entier."


def test_every_problem_is_listed_and_the_first_is_worded(copied: Callable[[str], Path]) -> None:
    folder = copied(CD)
    resub(HEXES, r",forest,ordinary,,8,", ",jungle,normal,,eight,")(folder)
    sub(TOML, "turns                   = 8", "turns = 0")(folder)
    with pytest.raises(PackError) as caught:
        packs.load(folder)
    assert [problem.key for problem in caught.value.problems] == [
        *("pack-unknown-terrain", "pack-not-a-choice", "pack-not-integer", "pack-out-of-range")
    ]
    assert caught.value.worded("en").endswith("(There are 3 more problems.)")
    assert caught.value.problems[0].worded("fr") in caught.value.worded("fr")


def test_a_hopeless_pack_has_an_end(copied: Callable[[str], Path]) -> None:
    folder = copied(CD)
    (folder / HEXES).write_text((folder / HEXES).read_text().splitlines()[0] + "\n" + "A1,,,,,,,,,,,,,\n" * 500)
    problems = packs.check(folder)
    assert len(problems) == MOST_LISTED + 1
    assert problems[-1].key == "pack-more-problems"
    assert f"{MOST_LISTED:,}" in problems[-1].worded("en")


@pytest.mark.rule("CD-5.8")
def test_an_eastern_hex_may_touch_a_western_one(copied: Callable[[str], Path]) -> None:
    """In its two northernmost rows the centre gives way to west and east, which meet at K1 and L1."""
    folder = copied(CD)
    lines = (folder / HEXES).read_text().splitlines()
    for at, line in enumerate(lines):
        _, q, r, *_ = line.split(",")
        if ",central," in line and 2 * int(r) + int(q) <= 20:
            lines[at] = line.replace(",central,", ",west," if int(q) <= 10 else ",east,")
    (folder / HEXES).write_text("\n".join(lines))
    for region in ("east", "central", "west"):
        count = sum(f",{region}," in line for line in lines)
        resub(TOML, rf"^({region} +)= \d\d+", rf"\1= {count}")(folder)
    tables = packs.load(folder).tables
    assert isinstance(tables, packs.ContinentalDivideTables)
    regions = {each.id: each.region for each in tables.hexes}
    assert (regions["K1"], regions["L1"]) == ("west", "east")


# Problems of no file


def refuse_unknown(tmp_path: Path) -> None:
    packs.load("no-such-pack")


def refuse_endless(tmp_path: Path) -> None:
    packs.load("x" * 5000)


def refuse_nul(tmp_path: Path) -> None:
    packs.load("./\0")


def refuse_missing_folder(tmp_path: Path) -> None:
    packs.load(tmp_path / "nowhere")


def refuse_bad_name(tmp_path: Path) -> None:
    packs.new("My Pack", DEFAULT[CD], tmp_path)


def refuse_shipped_name(tmp_path: Path) -> None:
    packs.new(DEFAULT[SV], DEFAULT[CD], tmp_path)


def refuse_existing(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    packs.new("mine", DEFAULT[CD], tmp_path)


def refuse_missing_source(tmp_path: Path) -> None:
    packs.new("mine", "no-such-pack", tmp_path)


def refuse_to_rename(tmp_path: Path) -> None:
    source = shutil.copytree(Path(packs.__file__).parent / "data" / DEFAULT[CD], tmp_path / "source")
    sub(TOML, "id      = ", '"id" = ')(source)
    packs.new("mine", source, tmp_path)


def refuse_to_write(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    packs.new("mine", DEFAULT[CD], tmp_path / "file" / "packs")


REFUSALS = {
    refuse_unknown: "pack-unknown",
    refuse_endless: "pack-unknown",
    refuse_nul: "pack-no-folder",
    refuse_missing_folder: "pack-no-folder",
    refuse_bad_name: "pack-bad-name",
    refuse_shipped_name: "pack-name-taken",
    refuse_existing: "pack-target-exists",
    refuse_missing_source: "pack-unknown",
    refuse_to_rename: "pack-cannot-rename",
    refuse_to_write: "pack-cannot-write",
}


@pytest.mark.parametrize("refuse", REFUSALS, ids=lambda refuse: refuse.__name__)
def test_refusals(refuse: Any, tmp_path: Path) -> None:
    with pytest.raises(PackError) as caught:
        refuse(tmp_path)
    assert caught.value.key == REFUSALS[refuse]
    assert caught.value.worded("en") != caught.value.worded("fr")
    assert not (tmp_path / "mine" / TOML).exists()


@pytest.mark.parametrize("name", ["", ".", "..", "a/b", "A", "a_b", "-a", "a--b", "a" * 65, "é", "a\n"])
def test_bad_names(name: str, tmp_path: Path) -> None:
    with pytest.raises(PackError) as caught:
        packs.new(name, DEFAULT[CD], tmp_path)
    assert caught.value.key == "pack-bad-name"


def test_a_file_that_cannot_be_read(copied: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch) -> None:
    folder = copied(CD)

    def locked(self: Path, *args: Any) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", locked)
    (problem,) = packs.check(folder)
    assert place(problem) == (TOML, None, None, "pack-unreadable")
    assert "Permission denied" in problem.worded("fr")


# The catalogues


def keys(lang: str) -> list[str]:
    text = (words.FOLDER / lang / "packs.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z0-9-]+) =", text, flags=re.MULTILINE)


def test_both_languages_have_the_same_keys_once_each() -> None:
    assert keys("en") == keys("fr")
    assert len(set(keys("en"))) == len(keys("en"))
    assert all(key.startswith("pack-") for key in keys("en"))


def test_every_problem_of_the_catalogue_is_provoked() -> None:
    elsewhere = {"pack-unreadable", "pack-more-problems"}
    provoked = {case.key for case in CASES} | set(REFUSALS.values()) | elsewhere
    framing = ("pack-at", "pack-and-more", "pack-show-", "pack-draw-", "pack-sheet-")
    assert provoked == {key for key in keys("en") if not key.startswith(framing)}
