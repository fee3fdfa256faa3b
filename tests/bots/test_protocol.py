"""How a bot is asked: its budget, its reason, and the level that plays for one whose extra is missing."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import msgspec
import pytest

import goldenspike as gs
from goldenspike import bots
from goldenspike.bots import levels
from goldenspike.bots.budget import Budget
from goldenspike.bots.reasons import LONGEST
from goldenspike.game_registry import GameManifest, game_registry
from goldenspike.words import LANGUAGES
from support.games import question

GAME = "continental-divide"


class Plain:
    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, observation: gs.Observation) -> Any:
        assert observation.menu is not None
        return next(iter(observation.menu))


class Thinking(Plain):
    """Takes every step it is given."""

    why: Any = None

    def choose(self, observation: gs.Observation, budget: Budget | None = None) -> Any:
        self.told = budget
        while budget is not None and budget.step():
            pass
        return super().choose(observation)


@pytest.fixture
def observation() -> gs.Observation:
    play = gs.new_game(GAME, ["Ann", "Bob", "Cy"], seed=1)
    return play.observe(question(play).seat)


def test_only_who_can_be_told_is_told_the_budget(observation: gs.Observation) -> None:
    thinking, budget = Thinking(1), Budget(steps=5)
    assert bots.ask(thinking, observation, budget) == bots.ask(Plain(1), observation, Budget(steps=5))
    assert thinking.told is budget
    assert budget.spent == 5
    bots.ask(thinking, observation)
    assert thinking.told is None


@pytest.mark.parametrize(
    ("why", "values"),
    [
        (None, None),
        ("", None),
        (17, None),
        ("for the view", {"text": "for the view"}),
        ("two\nlines\x00", {"text": "two lines"}),
        ("x" * 1_000, {"text": "x" * LONGEST}),
        (bots.Reason("bot-why-said", {"text": "so"}), {"text": "so"}),
        (bots.Reason("bot-why-said", {"text": "x" * 1_000}), None),
        (bots.Reason("bot-why-said", dict.fromkeys("abcdefghijk", 1)), None),
        (bots.Reason("cd-event-founded", {"text": "so"}), None),
    ],
)
def test_a_bot_may_say_why(observation: gs.Observation, why: Any, values: dict[str, str] | None) -> None:
    bot = Thinking(1)
    bot.why = why
    bot.choose(observation)
    reason = bots.reason_of(bot)
    assert (None if reason is None else reason.values) == values
    if reason is not None:
        assert {reason.worded(lang) for lang in LANGUAGES} == {str(reason.values["text"])}
    assert bots.reason_of(Plain(1)) is None


def test_a_bot_that_fails_to_say_why_has_chosen_all_the_same() -> None:
    class Stammering(Plain):
        @property
        def why(self) -> Any:
            raise ValueError("er")

    assert bots.reason_of(Stammering(1)) is None


# Levels


@pytest.fixture
def named(monkeypatch: pytest.MonkeyPatch) -> None:
    """A home that names a planner, and an expert that needs what nobody has installed."""
    home = msgspec.structs.replace(
        game_registry()[GAME], planner="bots.test_protocol:Thinking", expert="no_such_extra.bot:Bot"
    )
    found: dict[str, GameManifest] = {GAME: home}
    monkeypatch.setattr(levels, "game_registry", lambda: found)


@pytest.mark.usefixtures("named")
def test_a_level_is_the_bot_that_the_game_names(observation: gs.Observation) -> None:
    planner, budget = bots.make("planner", GAME, 4), Budget(steps=3)
    bots.ask(planner, observation, budget)
    assert budget.spent == 3
    assert bots.substitute("planner", GAME) is None
    assert "planner" not in bots.names("tiddlywinks")


@pytest.mark.usefixtures("named")
def test_where_an_extra_is_missing_the_next_weaker_level_plays(observation: gs.Observation) -> None:
    expert = bots.make("expert", GAME, 4)
    bots.ask(expert, observation, Budget(steps=3))
    assert isinstance(expert, levels.LevelBot)
    assert expert.instead == bots.substitute("expert", GAME) == "planner"
    assert bots.substitute("greedy", GAME) is None


def test_without_the_extra_for_bots_greedy_plays() -> None:
    """In a process of its own: what was imported once stays."""
    program = """
import sys
sys.modules["numpy"] = None
import goldenspike as gs
play = gs.new_game("continental-divide", ["Ann", "Bob", "Cy"], seed=1)
for level in ("planner", "expert"):
    bot = gs.bots.make(level, "continental-divide", 3)
    action = gs.bots.ask(bot, play.observe(play.seat), gs.bots.Budget(steps=2))
    assert action == gs.bots.make("greedy", seed=3).choose(play.observe(play.seat))
    assert bot.instead == gs.bots.substitute(level, "continental-divide") == "greedy"
"""
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)
