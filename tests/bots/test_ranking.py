"""What is worth thinking about, in every kind of question a game asks."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

import goldenspike as gs
from goldenspike import bots
from goldenspike.bots import ranking
from goldenspike.bots.silverton.evaluation.weights import calm_weights
from goldenspike.bots.silverton.greedy import Greedy
from goldenspike.game_registry import game_registry
from support.games import NAMES, question

ADVANCED = {"level": "advanced", "length": "campaign", "rules": ["hiring", "convoy-transfer"]}


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("continental-divide", 3, {}),
        ("silverton", 3, {"length": "short"}),
        ("silverton", 2, ADVANCED),
        ("silverton", 2, {"scenario": "golden-spike"}),
    ],
)
def test_candidates_are_few_different_allowed_and_in_order(game: str, players: int, options: dict[str, Any]) -> None:
    play, rng = gs.new_game(game, NAMES[:players], seed=2, options=options), Random(2)
    counts: Counter[str] = Counter()
    for _ in range(150):
        ask = question(play)
        k = rng.choice((1, 3, 12))
        ranked = bots.rank(play.observe(ask.seat), k)
        assert ranked == bots.rank(play.observe(ask.seat), k)
        found = [action for action, _ in ranked]
        assert found == bots.candidates(play.observe(ask.seat), k)
        assert 1 <= len(found) <= k
        assert all(action in ask.menu for action in found)
        assert len(set(map(str, found))) == len(found)
        worths = [worth for _, worth in ranked]
        assert worths == sorted(worths, reverse=True)
        counts[play.view(None).phase] += len(found)
        play.act(rng.choice(found[:3]))
        if play.over:
            break
    assert len(counts) > 2


def test_in_silverton_greedy_without_whim_comes_first() -> None:
    play = gs.new_game("silverton", NAMES[:3], seed=4, options={"length": "short"})
    several = 0
    for _ in range(120):
        ask = question(play)
        observation = play.observe(ask.seat)
        found = bots.make("greedy").rank(observation, 9)  # type: ignore[attr-defined]
        several += len(found) > 1
        assert found[0][0] == Greedy(Random(1), calm_weights()).choose(
            ask.seat, observation.pack, observation.view, ask.menu
        )
        play.act(found[0][0])
    assert several > 60


def test_a_game_that_says_nothing_about_its_actions_gives_some(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = msgspec.structs.replace(game_registry()["continental-divide"], greedy="", candidates="")
    monkeypatch.setattr(ranking, "game_registry", lambda: {bare.name: bare})
    play = gs.new_game(bare.name, NAMES[:3], seed=2)
    found = bots.candidates(play.observe(question(play).seat), 7)
    assert len(set(map(str, found))) == 7
    assert all(action in question(play).menu for action in found)
