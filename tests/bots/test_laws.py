"""What every bot that comes with the program keeps: the rules, its budget, others' secrets, and its word."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import goldenspike as gs
from goldenspike import bots
from goldenspike.kernel import laws
from support.games import NAMES, question

STEPS = 6
SETTINGS: list[tuple[str, int, dict[str, Any]]] = [
    ("continental-divide", 3, {}),
    ("silverton", 3, {"length": "short"}),
    ("silverton", 2, {"level": "advanced", "length": "short", "rules": ["joint-passenger-line", "several-plows"]}),
    ("silverton", 1, {"scenario": "denver-6000"}),
]
EVERYBODY = [
    pytest.param(name, *setting, id=f"{name}-{'-'.join(map(str, setting[:2]))}-{place}")
    for place, setting in enumerate(SETTINGS)
    for name in bots.names(setting[0])
]


def begun(game: str, players: int, options: dict[str, Any], seed: int = 11) -> gs.Play:
    return gs.new_game(game, NAMES[:players], seed=seed, options=options)


def played(name: str, play: gs.Play, decisions: int) -> gs.Play:
    """With so many decisions of that bot in every seat, none of which took more steps than it was given."""
    seats = [bots.make(name, play.game.name, seat) for seat in range(len(play.setup.players))]
    for _ in range(decisions):
        if not isinstance(play.pending, gs.Ask):
            break
        budget = bots.Budget(steps=STEPS)
        play.act(bots.ask(seats[play.pending.seat], play.observe(play.pending.seat), budget))
        assert budget.spent <= STEPS
    return play


@pytest.mark.parametrize(("name", "game", "players", "options"), EVERYBODY)
def test_the_same_seed_and_steps_give_the_same_game(
    name: str, game: str, players: int, options: dict[str, Any]
) -> None:
    one, other = (played(name, begun(game, players, options), 30) for _ in range(2))
    assert one.record() == other.record()


@pytest.mark.slow
@pytest.mark.parametrize(("name", "game", "players", "options"), EVERYBODY)
def test_whole_games_break_no_rule_and_no_law(name: str, game: str, players: int, options: dict[str, Any]) -> None:
    play = played(name, begun(game, players, options), 10_000)
    assert play.over
    laws.check_play(play)


@pytest.mark.parametrize(("name", "game", "players", "options"), EVERYBODY)
def test_what_is_hidden_changes_no_choice_and_no_reason(
    name: str, game: str, players: int, options: dict[str, Any]
) -> None:
    """A bot chooses alike in the game and in one of which only its seat's knowledge is the same."""
    play = played("greedy", begun(game, players, options), 25)
    for number in range(25):
        if not isinstance(play.pending, gs.Ask):
            break
        seat = play.pending.seat
        there = play.observe(seat)
        twin = with_other_secrets(play, seat)
        pair = [bots.make(name, game, number) for _ in range(2)]
        chosen = [bots.ask(bot, each, bots.Budget(steps=STEPS)) for bot, each in zip(pair, (there, twin), strict=True)]
        assert chosen[0] == chosen[1]
        assert bots.reason_of(pair[0]) == bots.reason_of(pair[1])
        play.act(chosen[0])


def with_other_secrets(play: gs.Play, seat: int) -> gs.Observation:
    """What the seat observes where the others have other cash, as far as they are secret."""
    other = play.clone()
    if play.game.name == "silverton":
        view = play.view(seat)
        for player in view.players:
            if player.cash is None:
                other.state.cash[player.seat] += 37
        assert msgspec.to_builtins(other.view(seat)) == msgspec.to_builtins(view)
    return other.observe(seat)


@pytest.mark.parametrize("game", ["continental-divide", "silverton"])
def test_seconds_are_kept(game: str) -> None:
    """By the clock: what is over is one step, or the machine was busy."""
    for name in bots.names(game):
        play = begun(game, 3, {})
        for seconds in (0.0, 0.02, 0.02):
            budget = bots.Budget(seconds=seconds)
            ask = question(play)
            action = bots.ask(bots.make(name, game, 1), play.observe(ask.seat), budget)
            assert action in ask.menu
            assert budget.spent == 0 if seconds == 0.0 else budget.elapsed < 5.0
            play.act(action)
