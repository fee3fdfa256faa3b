"""Bots by name: those that come with the program, and those that others bring."""

from __future__ import annotations

import importlib.metadata
from collections.abc import Iterator
from typing import Any

import pytest

import goldenspike as gs
from goldenspike import bots
from goldenspike.words import LANGUAGES
from support.games import question

GAME = "continental-divide"


class FirstBot:
    """Takes whatever its menu lists first."""

    games = (GAME,)

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, observation: gs.Observation) -> Any:
        assert observation.menu is not None
        return next(iter(observation.menu))


class Shipped:
    """An entry point, as an installed package would offer it."""

    def __init__(self, name: str, offered: Any) -> None:
        self.name = name
        self.offered = offered

    def load(self) -> Any:
        if isinstance(self.offered, Exception):
            raise self.offered
        return self.offered


@pytest.fixture(autouse=True)
def _registry_as_it_was(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(bots, "factories", dict(bots.factories))
    yield
    bots.installed.cache_clear()


def offer(monkeypatch: pytest.MonkeyPatch, name: str, offered: Any) -> list[str]:
    """What was looked for since then, a group at a time."""
    entries, looked = [Shipped(name, offered)], []

    def entry_points(group: str) -> list[Shipped]:
        looked.append(group)
        return entries if group == bots.GROUP else []

    monkeypatch.setattr(importlib.metadata, "entry_points", entry_points)
    bots.installed.cache_clear()
    return looked


def test_the_bots_that_come_with_the_program() -> None:
    for game in (GAME, "silverton"):
        assert bots.names(game)[:5] == ("random", "beginner", "greedy", "planner", "expert")


def test_a_bot_needs_no_game_to_be_made() -> None:
    play = gs.new_game(GAME, ["Ann", "Bob", "Cy"], seed=1)
    for name in ("random", "greedy"):
        observation = play.observe(question(play).seat)
        action = bots.make(name, seed=3).choose(observation)
        assert action in question(play).menu
        assert action == bots.make(name, GAME, 3).choose(observation)


def test_unknown_names_are_refused_with_the_known_ones() -> None:
    with pytest.raises(gs.GoldenSpikeError) as refused:
        bots.make("genius", GAME)
    assert refused.value.key == "bot-unknown"
    assert refused.value.values["name"] == "genius"
    assert "random" in refused.value.values["known"]


def test_greedy_plays_only_the_games_it_knows() -> None:
    with pytest.raises(gs.GoldenSpikeError) as refused:
        bots.make("greedy", "tiddlywinks")
    assert refused.value.key == "bot-other-game"
    assert "greedy" not in bots.names("tiddlywinks")
    assert "random" in bots.names("tiddlywinks")


def test_anybody_can_register_a_bot() -> None:
    bots.register("first", FirstBot)
    assert "first" in bots.names(GAME)
    assert "first" not in bots.names("tiddlywinks")
    made = bots.make("first", seed=9)
    assert isinstance(made, FirstBot)
    assert made.seed == 9


def test_a_name_is_given_once() -> None:
    bots.register("first", FirstBot)
    bots.register("first", FirstBot)
    with pytest.raises(gs.GoldenSpikeError) as refused:
        bots.register("random", FirstBot)
    assert refused.value.key == "bot-name-taken"


@pytest.mark.parametrize("name", ["", "Two Words", "a,b", "-a", "a" * 31])
def test_names_can_stand_in_a_list(name: str) -> None:
    with pytest.raises(gs.GoldenSpikeError) as refused:
        bots.register(name, FirstBot)
    assert refused.value.key == "bot-bad-name"


def test_installed_packages_offer_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, "first", FirstBot)
    assert "first" in bots.names(GAME)
    assert isinstance(bots.make("first"), FirstBot)


def test_installed_packages_are_looked_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes as long as many a call to the server, which asks for the bots' names whenever it lists the games."""
    looked = offer(monkeypatch, "first", FirstBot)
    for _ in range(3):
        bots.names(GAME)
    assert looked == [bots.GROUP]


def test_an_installed_bot_that_does_not_load_harms_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    offer(monkeypatch, "broken", ImportError("no module named nowhere"))
    assert "broken" not in bots.names(GAME)
    assert "random" in bots.names(GAME)
    with pytest.raises(gs.GoldenSpikeError) as refused:
        bots.make("broken")
    assert refused.value.key == "bot-broken"
    assert "nowhere" in refused.value.message


def test_a_bot_that_is_not_asked_says_so() -> None:
    play = gs.new_game(GAME, ["Ann", "Bob", "Cy"], seed=1)
    somebody_else = (question(play).seat + 1) % 3
    for name in ("random", "greedy"):
        with pytest.raises(gs.GoldenSpikeError) as refused:
            bots.make(name).choose(play.observe(somebody_else))
        assert refused.value.key == "bot-not-asked"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_a_sentence(lang: str) -> None:
    refused: dict[str, dict[str, Any]] = {
        "bot-unknown": {"name": "genius", "known": "random"},
        "bot-other-game": {"name": "greedy", "game": "tiddlywinks", "known": "random"},
        "bot-bad-name": {"name": "a,b", "limit": 30},
        "bot-name-taken": {"name": "random"},
        "bot-broken": {"name": "broken", "detail": "ImportError"},
        "bot-not-asked": {"seat": 2},
    }
    for key, values in refused.items():
        sentence = gs.GoldenSpikeError(key, **values).worded(lang)
        for value in values.values():
            assert str(value) in sentence
