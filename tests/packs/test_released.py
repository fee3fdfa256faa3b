"""Released packs never die: whatever was played with one replays, with no pack named."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

import goldenspike as gs
from goldenspike import games, packs
from goldenspike.games import reference
from goldenspike.kernel import record as records
from goldenspike.words import LANGUAGES

TESTS = Path(__file__).parents[1]
RECORDS = sorted((TESTS / "records").glob("*.json"))
DRAWN = json.loads((Path(__file__).parent / "drawn.json").read_text())
SVG = "{http://www.w3.org/2000/svg}"

# Every pack that a version of the program came with. Lines are added, never changed: before a shipped pack changes, it
# is copied to goldenspike/packs/data/released.
RELEASED = {
    "95a53b9ddd6aad3605b92011dfe4c658b9ab206a56de97f2f02758f0a708f7e4": ("continental-divide-reconstructed", "1.0.0"),
    "c7532c5f531d13af5329ee80379c2ab1895f924f6bc4b5d31008271f58b1b677": ("continental-divide-reconstructed", "1.0.0"),
    "4d19c6126b5150c7d7dd2b6a3a77d06c4efcd77d7cf11ff8ded1501f111d296a": ("continental-divide-reconstructed", "1.1.0"),
    "6ef0d1104acd91c86534fe63458738d78805fb140db52d7dfc5291af5faafd2c": ("continental-divide-reconstructed", "1.2.0"),
    "c307bd988649f3575c256cc89b949a711872d5869b3721aaaf9d70c3651cb61c": ("silverton-reconstructed", "1.0.0"),
    "ce6508f4936a5fca35943b391bda1bcfa114a633fd8592d07d9f5ca2abc40307": ("silverton-reconstructed", "1.1.0"),
    "7d98d6d4e1ae084ce7108801689e48dfd6232506630c8f69ec9692c9be0f8d9f": ("silverton-reconstructed", "1.2.0"),
    "7387be7327cd0bf1643d50189bc7b163165295a9d3f0c20f5661214712a85b3b": ("silverton-reconstructed", "1.3.0"),
}


def released(sha256: str) -> packs.Pack:
    pack = packs.find(RELEASED[sha256][0], sha256)
    assert pack is not None
    return pack


def load(file: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return record


@pytest.mark.parametrize("sha256", RELEASED)
def test_it_is_found_by_its_hash(sha256: str) -> None:
    pack = released(sha256)
    assert (pack.id, pack.version, pack.sha256) == (*RELEASED[sha256], sha256)


def test_what_is_shipped_now_is_released_with_it() -> None:
    assert {packs.load(name).sha256 for name in packs.shipped()} <= set(RELEASED)


def test_folders_are_named_by_id_version_and_hash() -> None:
    for folder in packs.RELEASED.iterdir():
        if folder.is_dir():
            pack = packs.load(folder)
            assert folder.name == f"{pack.id}-{pack.version}-{pack.sha256[:8]}"
            assert {path.name for path in folder.iterdir()} == set(pack.files)


def test_every_released_pack_has_a_record() -> None:
    assert {load(file)["pack"]["sha256"] for file in RECORDS} == set(RELEASED)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.name.removesuffix(".gs.json"))
def test_its_records_replay_with_no_pack_named(file: Path) -> None:
    play = gs.load(file, check_dice=True)
    assert records.verify(play)
    assert play.record() == load(file)


@pytest.mark.parametrize("game", games.names())
def test_a_foreign_hash_is_refused_with_a_sentence(game: str) -> None:
    record = gs.new_game(game, ["Ada", "Bea", "Cyd"], seed=1).record()
    sha256 = record["pack"]["sha256"]
    for foreign in ("0" * 64, sha256[:8], sha256[:8] + "0" * 56, "", "*", "../" + sha256):
        with pytest.raises(gs.RecordError) as caught:
            gs.load({**record, "pack": {**record["pack"], "sha256": foreign}})
        assert caught.value.key == "record-other-pack"
        assert all(record["pack"]["id"] in caught.value.worded(lang) for lang in LANGUAGES)


# What older packs do not say


def test_what_an_older_pack_lacks_is_as_rules_version_1_has_it() -> None:
    """The rulebook says the same in words."""
    book = reference.rulebook("silverton", "en")
    for sha256, (name, _) in RELEASED.items():
        tables = released(sha256).tables
        if not isinstance(tables, packs.SilvertonTables):
            assert name.startswith("continental-divide")
            continue
        told = book.rule("SV-12.4").text
        for train in tables.trains:
            resale = "no resale" if train.resale is None else f"resale ${train.resale}"
            assert (
                f"Train {train.power}: from turn {train.from_turn}, cost ${train.cost}, {resale}, {train.count} of"
                in told
            )
        for plow in tables.plows:
            resale = "no resale" if plow.resale is None else f"resale ${plow.resale}"
            assert (
                f"die + {plow.bonus}: from turn {plow.from_turn}, cost ${plow.cost}, {resale}, {plow.count} of" in told
            )
        assert (len(tables.trains), len(tables.plows)) == (told.count("Train "), told.count("Snow plow, "))
        numbers = tables.numbers
        assert f"at most {numbers.trains} trains" in book.rule("SV-12.3").text
        assert f"may make {('no', 'one', 'two')[numbers.deliveries]} deliveries" in book.rule("SV-7.8").text
        assert f"${numbers.dismantling} times the length" in book.rule("SV-7.2").text
        assert f"pay ${numbers.bail}, " in book.rule("SV-7.9").text
        assert f"for ${numbers.wage}, " in book.rule("SV-15.7").text
        assert f"up to {numbers.convoy} goods, or {2 * numbers.convoy} of gold" in book.rule("SV-15.4").text
        assert f"add {numbers.claim_bonus} if a built route" in book.rule("SV-6.3").text
        assert f"one die plus {numbers.first_operation}" in book.rule("SV-7.3").text
        assert f"{('no', 'one', 'two', 'three')[numbers.offers]} at most in the step" in book.rule("SV-7.5").text
        assert "a {} or {} sets it free".format(*numbers.release) in book.rule("SV-7.9").text
        assert f"{numbers.joint_length} is added to the length of their route" in book.rule("SV-15.2").text
        assert f"{numbers.face_up_claims} claims are laid out face up" in book.rule("SV-2.3").text
        plain, one, two = numbers.piece_points
        assert f"costs {plain} points, one with +1 costs {one}, one with +2 costs {two}." in book.rule("SV-12.1").text
        assert f"end of turn {numbers.last_turn}," in book.rule("SV-1.2").text
        assert f"exactly {numbers.campaign_turns} turns" in book.rule("SV-1.1").text
        for target, public_above in zip(numbers.target, numbers.public_above, strict=True):
            assert f"to ${target:,}. " in book.rule("SV-1.1").text
            assert f" ${public_above:,}." in book.rule("SV-1.1").text
        for players, column in zip(range(2, 7), range(5), strict=True):
            assert f"{players} players, ${numbers.cash[column]:,} each" in book.rule("SV-2.1").text
            advanced = f"{players} players: ${numbers.advanced_cash[column]:,} and {numbers.start_trains[column]} train"
            assert advanced in book.rule("SV-12.2").text
            hired = f"{players} players: {numbers.hiring_points[column]} points, {numbers.most_pieces[column]} pieces"
            assert hired in book.rule("SV-15.7").text


def test_what_a_pack_says_itself_holds(copied: Callable[[str], Path]) -> None:
    folder = copied("silverton")
    toml = (folder / "pack.toml").read_text(encoding="utf-8").replace('"reconstructed"', '"custom"', 1)
    (folder / "pack.toml").write_text(toml, encoding="utf-8")
    with (folder / "pack.toml").open("a", encoding="utf-8") as end:
        end.write("\n[numbers]\nbail = 300\n")
        end.write("\n[[train]]\npower = 10\nfrom_turn = 2\ncost = 90\ncount = 7\nsource = 'made up'\n")
    tables, before = packs.load(folder).tables, packs.load("silverton-reconstructed").tables
    assert isinstance(tables, packs.SilvertonTables)
    assert isinstance(before, packs.SilvertonTables)
    assert tables.numbers == msgspec.structs.replace(before.numbers, bail=300)
    assert [(train.power, train.cost, train.resale) for train in tables.trains] == [(10, 90, None)]
    assert tables.plows == before.plows


# How they look


@pytest.mark.parametrize("sha256", RELEASED)
def test_it_draws_as_it_did(sha256: str) -> None:
    drawn = places(packs.svg(released(sha256), "en"))
    expected = DRAWN[sha256[:8]]
    assert drawn.keys() == expected.keys()
    for name, place in drawn.items():
        assert place == pytest.approx(expected[name], abs=1), name


def places(drawing: str) -> dict[str, list[float]]:
    """Where each hex and each town of a drawing is."""
    groups = [each for each in ElementTree.fromstring(drawing).iter(f"{SVG}g") if each.get("id")]  # noqa: S314
    return {name: place(each) for each in groups if (name := each.get("id", "")).startswith(("hex-", "town-"))}


def place(group: ElementTree.Element) -> list[float]:
    """The first corner of what is drawn, or its centre if it is round."""
    shape = group[1].attrib
    if "points" in shape:
        return [float(each) for each in shape["points"].split()[0].split(",")]
    return [float(shape[each]) for each in (("cx", "cy") if "cx" in shape else ("x", "y"))]
