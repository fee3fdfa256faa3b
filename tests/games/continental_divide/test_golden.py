"""Golden games replay to the letter: every event, every count of choices, every view."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import pytest

import goldenspike as gs
from goldenspike.kernel import record as records
from goldenspike.kernel.laws import check_play

FOLDER = Path(__file__).parents[2] / "golden"
GAMES = sorted(FOLDER.glob("continental-divide-*.gs.json"))

spec = importlib.util.spec_from_file_location("golden_make", FOLDER / "make.py")
assert spec is not None and spec.loader is not None  # noqa: PT018
make = importlib.util.module_from_spec(spec)
spec.loader.exec_module(make)


def test_there_is_a_golden_game_for_every_number_of_players() -> None:
    assert {len(json.loads(file.read_text())["players"]) for file in GAMES} == {3, 4, 5, 6}
    assert {file.name.removesuffix(".gs.json") for file in GAMES} == set(make.GAMES)


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.name.removesuffix(".gs.json"))
def test_transcript(file: Path) -> None:
    record = json.loads(file.read_text(encoding="utf-8"))
    told = "\n".join(make.transcript(record)) + "\n"
    expected = file.with_name(file.name.replace(".gs.json", ".txt")).read_text(encoding="utf-8")
    assert told == expected, "the rules changed; if that was meant, run `make golden` and look at the difference"


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.name.removesuffix(".gs.json"))
def test_record_and_laws(file: Path) -> None:
    play = gs.load(file)
    assert records.verify(play)
    check_play(play)
