"""A play, its menu and its observations, as they show themselves."""

from __future__ import annotations

import ast
import importlib.util
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

import goldenspike as gs
from goldenspike import bots, words
from goldenspike.kernel import printing
from support.games import NAMES

GAMES = ("continental-divide", "silverton")


def played(game: str, count: int) -> gs.Play:
    """A game after so many choices of a random bot."""
    play, rng = gs.new_game(game, NAMES[:3], seed=7), Random(1)
    for _ in range(count):
        assert play.menu is not None
        play.act(play.menu.sample(rng))
    return play


def test_what_is_pending_in_short() -> None:
    play = played("continental-divide", 0)
    assert isinstance(play.pending, gs.Ask)
    assert (play.seat, play.menu, play.over, play.result) == (play.pending.seat, play.pending.menu, False, None)
    bot = bots.make("random", "continental-divide", seed=1)
    while play.seat is not None:
        play.act(bot.choose(play.observe(play.seat)))
    assert isinstance(play.pending, gs.Over)
    assert (play.seat, play.menu, play.over, play.result) == (None, None, True, play.pending.result)
    assert repr(play).endswith(", over>")


def test_chance_is_nobodys_turn() -> None:
    play = gs.new_game("continental-divide", NAMES[:3], auto_chance=False)
    assert (play.seat, play.menu, play.over, play.result) == (None, None, False, None)
    assert repr(play) == "<Play of continental-divide by Ada, Bea, Cyd: 0 log entries, turn_order pending>"


@pytest.mark.parametrize("game", GAMES)
def test_a_menu_answers_for_the_json_form_as_act_takes_it(game: str) -> None:
    play = played(game, 30)
    for asking in (play, play.clone(), play.observe(play.seat or 0)):
        menu = asking.menu
        assert menu is not None
        action = gs.plain(menu.sample(Random(2)))
        assert action in menu
        for wrong in ({}, {"type": "dance"}, {**action, "more": 1}, {**action, "type": 3}, {1: 2}):
            assert wrong not in menu
            with pytest.raises(gs.Illegal):
                play.clone().act(wrong)
    play.act(action)


@pytest.mark.parametrize("game", GAMES)
def test_a_menu_shows_its_first_actions_and_how_many_there_are(game: str) -> None:
    menu = played(game, 30).menu
    assert menu is not None
    shown = repr(menu)
    assert f" of {len(menu)}: {next(iter(menu))!r}" in shown
    assert shown.endswith(", …>") == (len(menu) > 3)


def test_an_observation_shows_what_its_seat_may_know() -> None:
    play = played("silverton", 30)
    asked = play.seat
    assert asked is not None
    assert repr(play.menu) in repr(play.observe(asked))
    other = play.observe((asked + 1) % 3)
    assert (
        repr(other)
        == f"<Observation of seat {other.seat} in silverton: {len(other.log)} log entries, not this seat's turn>"
    )


@pytest.fixture
def speaking(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """Chooses the language of this process, until the test ends."""
    monkeypatch.setenv("COLUMNS", "160")
    words.speak("en")
    yield words.speak
    words.speak(None)


@pytest.mark.parametrize(("game", "said"), [("continental-divide", "Union Pacific"), ("silverton", "Colorado Springs")])
def test_a_play_prints_its_board(game: str, said: str, speaking: Callable[[str], None]) -> None:
    play = played(game, 30)
    told = str(play)
    assert said in told
    assert "\x1b" not in told
    assert max(map(len, told.split("\n"))) <= 160
    assert "Turn" in told
    speaking("fr")
    assert "Tour" in str(play)


@pytest.mark.parametrize("game", GAMES)
def test_a_play_prints_its_view_without_the_terminals_extra(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    play = played(game, 30)
    first, *lines = str(play).split("\n")
    assert first == repr(play)
    assert {"turn", "phase", "players"} <= {line.partition(":")[0] for line in lines}
    assert any(line.startswith("  seat 0, ") for line in lines)


def test_a_play_prints_with_the_function_it_was_told_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printing, "_printer", None)
    play = played("continental-divide", 3)
    assert str(play) == printing.plain_text(play)
    printing.set_printer(lambda play: f"{len(play.log)} entries")
    assert str(play) == f"{len(play.log)} entries"


@pytest.mark.parametrize("package", ["words", "packs", "kernel", "games"])
def test_no_lower_layer_names_a_higher_one_in_a_string(package: str) -> None:
    """import-linter checks imports; it does not see a module that is imported by name."""
    folder = Path(gs.__file__).parent / package
    higher = re.compile(r"goldenspike\.(bots|tables|lab|server|terminal|cli)\b")
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert not higher.search(node.value), f"{path}:{node.lineno}"


@pytest.mark.parametrize("game", GAMES)
def test_a_notebook_shows_what_lies_on_the_board(game: str) -> None:
    empty, later = played(game, 0)._repr_svg_(), played(game, 60)._repr_svg_()
    marks = [
        [each.text for each in ElementTree.fromstring(drawing).iter() if each.get("class") == "on-mark"]  # noqa: S314
        for drawing in (empty, later)
    ]
    assert not marks[0]
    assert set(marks[1]) <= ({"UP", "ATSF", "SP", "NP", "GN", "RI", "MP", "TP"} if game == GAMES[0] else {*"ABC"})
    assert len(marks[1]) > 3
