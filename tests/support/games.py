"""What the tests share: the rule marker, tables at which a position can be set up, and drawings of boards."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

import goldenspike as gs
from goldenspike import games, packs
from goldenspike.kernel.laws import position_facts
from goldenspike.kernel.refusal import Refusal
from goldenspike.words import LANGUAGES

rule = pytest.mark.rule

BOARDS = Path(__file__).parent.parent / "boards"
NAMES = ["Ada", "Bea", "Cyd", "Dot", "Eve", "Fay"]


# Counts and examples in the tests hold for these two. The shipped boards will be tuned, released ones never.
RELEASED = {
    "continental-divide-1.0.0": "continental-divide-reconstructed-1.0.0-95a53b9d",
    "silverton-1.0.0": "silverton-reconstructed-1.0.0-c307bd98",
}


DEFAULT = {game: packs.default(game) for game in games.names()}
"""The pack that each game is played with unless another is named."""


@cache
def board(name: str = "continental-divide-1.0.0") -> packs.Pack:
    return packs.load(packs.RELEASED / RELEASED[name] if name in RELEASED else BOARDS / name)


def deal(players: int = 3, order: list[int] | None = None, pack: packs.Pack | None = None) -> gs.Play:
    """A game on the tests' board, with the order of turn 1 as told: seat 0 first unless said otherwise."""
    play = gs.new_game(
        "continental-divide", NAMES[:players], seed=1, pack=board() if pack is None else pack, auto_chance=False
    )
    play.roll(list(range(players)) if order is None else order)
    return play


def question(play: gs.Play) -> gs.Ask:
    """What somebody is asked, who must be."""
    assert isinstance(play.pending, gs.Ask)
    return play.pending


def rolling(play: gs.Play) -> gs.Chance:
    """What chance is asked."""
    assert isinstance(play.pending, gs.Chance)
    return play.pending


def ended(play: gs.Play) -> gs.Over:
    assert isinstance(play.pending, gs.Over)
    return play.pending


def look_again(play: gs.Play) -> None:
    """What is asked now that a test has changed the position by hand."""
    pending = play.game.pending(play.state)
    assert not isinstance(pending, gs.Step)
    play.pending = pending


def refuses(play: gs.Play, action: Any, why: Refusal) -> gs.Illegal:
    """The action is refused for that reason, which can be worded, is not in the menu, and leaves no trace."""
    before = position_facts(play.state)
    with pytest.raises(gs.Illegal) as caught:
        play.act(action)
    assert (caught.value.rule, caught.value.reason) == (why.rule, why.reason)
    assert all(len(caught.value.worded(lang)) > 10 for lang in LANGUAGES), "a sentence lacks a value"
    assert position_facts(play.state) == before
    if isinstance(play.pending, gs.Ask):
        assert action not in play.pending.menu
    return caught.value


def event_types(events: list[Any]) -> list[str]:
    return [gs.plain(event)["type"] for event in events]
