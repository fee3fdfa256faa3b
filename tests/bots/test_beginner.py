"""The beginner: better than chance, worse than greedy, and never what nobody would think of."""

from __future__ import annotations

from collections import Counter

import pytest

import goldenspike as gs
from goldenspike import bots
from goldenspike.bots.beginner import CANDIDATES
from goldenspike.bots.ranking import rank_by_part
from goldenspike.game_registry import game_registry
from goldenspike.lab.simulate import Request, simulate
from support.games import NAMES, question

GAMES = bots.find("beginner").games()  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", GAMES)
def test_it_takes_what_catches_the_eye_and_not_always_the_best(game: str) -> None:
    play = gs.new_game(game, NAMES[:3], seed=6)
    beginner = bots.make("beginner", game, 2)
    places: Counter[int] = Counter()
    for _ in range(150):
        observation = play.observe(question(play).seat)
        action = beginner.choose(observation)
        home = game_registry()[game]
        ranked = rank_by_part(home, home.beginner or home.candidates, observation, CANDIDATES)
        places[[each for each, _ in ranked].index(action)] += 1
        play.act(action)
        if play.over:
            break
    assert places[0] > sum(places.values()) / 2
    assert places[0] < sum(places.values())


def share(game: str, one: str, others: str, games: int) -> float:
    """How often one bot wins against two others, in parts of its fair share."""
    options = {"length": "short"} if game == "silverton" else {}
    won = 0.0
    for played in simulate(Request(game, 3, [one, others, others], games, 1, options, None)):
        assert played.error is None
        won += (played.bots.index(one) in played.winners) / len(played.winners)
    return 3 * won / games


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_it_beats_chance_and_loses_to_greedy(game: str) -> None:
    assert share(game, "beginner", "random", 12) > 1.4
    assert share(game, "greedy", "beginner", 24) > 1.2
