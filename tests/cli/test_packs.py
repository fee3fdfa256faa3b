"""pack check, pack show, pack new; rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from support.cli import Call

PACK = "continental-divide-reconstructed"


@pytest.mark.parametrize("pack", [PACK, "silverton-reconstructed"])
def test_the_shipped_packs_are_sound(call: Call, pack: Any) -> None:
    assert call("pack", "check", pack) == (0, f"The pack {pack} is valid.\n", "")


def test_show(call: Call) -> None:
    english, french = call("pack", "show", PACK), call("pack", "show", PACK, "--lang", "fr")
    assert english.code == french.code == 0
    assert "306" in english.out
    assert "plateau reconstitué" in french.out


def test_draw(call: Call, tmp_path: Path) -> None:
    said = call("pack", "show", PACK, "--svg", tmp_path / "board.svg")
    assert said.code == 0
    assert (tmp_path / "board.svg").read_text(encoding="utf-8").startswith("<svg")


def test_a_pack_of_ones_own(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert call("pack", "new", "mine", "--from", PACK).code == 0
    assert call("pack", "check", "mine").code == 0
    assert call("pack", "new", "mine", "--from", PACK).code == 2
    hexes = tmp_path / "mine" / "hexes.csv"
    hexes.write_text(hexes.read_text(encoding="utf-8").replace(",12,5,west", ",much,5,west"), encoding="utf-8")
    said = call("pack", "check", "mine")
    assert (said.code, said.out) == (1, "")
    assert said.err.startswith("hexes.csv:2")
    assert call("play", "continental-divide", "--pack", "mine").code == 2


def test_a_game_with_it_needs_it_again(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    call("pack", "new", "mine", "--from", PACK)
    assert call("simulate", "continental-divide", "--pack", "mine", "--games", "1", "--records", "out").code == 0
    record = next((tmp_path / "out").iterdir())
    assert call("verify", record, "--pack", tmp_path / "mine").code == 0
    monkeypatch.chdir("/")
    assert call("verify", record).code == 2
    assert call("verify", record, "--pack", PACK).code == 1


def test_all_rules(call: Call) -> None:
    said = call("rules", "continental-divide")
    assert said.code == 0
    assert "CD-1.1" in said.out
    assert "CD-10.3" in said.out


@pytest.mark.parametrize(("lang", "words"), [("en", "Who may build"), ("fr", "Qui peut construire")])
def test_one_rule(call: Call, lang: str, words: str) -> None:
    said = call("rules", "continental-divide", "cd-5.1", "--lang", lang)
    assert said.code == 0
    assert words in said.out or "CD-5.1" in said.out
    assert "CD-5.2 " not in said.out


def test_one_section(call: Call) -> None:
    said = call("rules", "continental-divide", "CD-5")
    assert "CD-5.10" in said.out
    assert "CD-6.1 " not in said.out


def test_search(call: Call) -> None:
    said = call("rules", "continental-divide", "--search", "straight line")
    assert "CD-5.3" in said.out
    assert "CD-1.1" not in said.out
