"""Why a bot moved: whole games, told in both languages, and nothing that a spectator could not know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import goldenspike as gs
from goldenspike import bots
from goldenspike.words import LANGUAGES
from support.games import NAMES, question

GAMES: list[tuple[str, int, dict[str, Any], set[str]]] = [
    ("continental-divide", 3, {}, {"found", "toward", "port", "divide", "region", "sold-out", "first"}),
    ("silverton", 3, {"length": "short"}, {"own", "shown", "claim", "line", "operate", "sell", "last"}),
    ("silverton", 2, {"level": "advanced", "length": "short"}, {"own", "claim", "deck", "train", "far"}),
]


@pytest.mark.parametrize(("game", "players", "options", "expected"), GAMES)
def test_most_moves_of_a_game_are_explained(
    game: str, players: int, options: dict[str, Any], expected: set[str]
) -> None:
    play = gs.new_game(game, NAMES[:players], seed=3, options=options)
    seats = [bots.make("greedy", game, seat) for seat in range(players)]
    said: set[str] = set()
    asked = explained = 0
    while isinstance(play.pending, gs.Ask):
        bot, observation = seats[play.pending.seat], play.observe(play.pending.seat)
        action = bot.choose(observation)
        reason = bots.explain(observation, action)
        assert reason == bots.reason_of(bot)
        if reason is not None:
            assert all(len(reason.worded(lang)) > 10 for lang in LANGUAGES)
            said.add(reason.key.split("-", 3)[3])
            explained += 1
        asked += 1
        play.act(action)
    assert said >= expected
    assert explained > asked / 2


@pytest.mark.parametrize(("game", "players", "options", "expected"), GAMES)
def test_reasons_say_nothing_that_is_hidden(
    game: str, players: int, options: dict[str, Any], expected: set[str]
) -> None:
    """What others have in cash and what the deck holds may be otherwise: what is said stays the same."""
    play, rng = gs.new_game(game, NAMES[:players], seed=5, options=options), Random(5)
    greedy = bots.make("greedy", game, 1)
    for _ in range(120):
        seat = question(play).seat
        action = greedy.choose(play.observe(seat))
        imagined = play.observe((seat + 1) % players).imagine(rng)
        if game == "silverton":
            imagined.state.cash[seat] = 1
        assert bots.explain(play.observe(seat), action) == bots.explain(imagined.observe(seat), action)
        play.act(action)
        if play.over:
            break


def test_a_bot_without_a_move_has_no_reason() -> None:
    assert bots.reason_of(bots.make("greedy")) is None
