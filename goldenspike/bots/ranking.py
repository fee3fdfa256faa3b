"""What is worth thinking about: the few actions of a menu that a sensible player looks at, the best first."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from goldenspike.bots.protocol import menu_of
from goldenspike.game_registry import GameManifest, game_registry
from goldenspike.kernel.game import Menu
from goldenspike.kernel.play import Observation

RankedActions = list[tuple[Any, float]]
"""Actions with what each is worth, the best first. What the worth is measured in is the game's own affair."""


class Rank(Protocol):
    """A game's own part, which its home names as `candidates`. The same question always gets the same answer."""

    def __call__(self, seat: int, pack: Any, view: Any, menu: Menu, k: int) -> RankedActions:
        """At most k different actions of the menu, and at least one: what `greedy` would do without whim first."""
        ...


def rank(observation: Observation, k: int) -> RankedActions:
    """At most k different actions, the best first, each with its worth."""
    home = game_registry().get(observation.pack.game)
    if home is not None and home.candidates:
        return rank_by_part(home, home.candidates, observation, k)
    menu, seat, pack = menu_of(observation), observation.seat, observation.pack
    if home is not None and home.greedy:
        return [(home.load(home.greedy)(Random(0)).choose(seat, pack, observation.view, menu), 0.0)]
    return [(action, 0.0) for action in _some(menu, k)]


def rank_by_part(home: GameManifest, part: str, observation: Observation, k: int) -> RankedActions:
    """By a part of the game's home that is a Rank."""
    rank: Rank = home.load(part)
    return rank(observation.seat, observation.pack, observation.view, menu_of(observation), k)


def candidates(observation: Observation, k: int) -> list[Any]:
    """At most k different actions that a sensible player would think about, the best first."""
    return [action for action, _ in rank(observation, k)]


def _some(menu: Menu, k: int) -> list[Any]:
    """Any, of a game that says nothing about its actions."""
    if len(menu) <= k:
        return list(menu)
    rng, found = Random(0), list[Any]()
    for _ in range(2 * k):
        action = menu.sample(rng)
        if action not in found:
            found.append(action)
    return found[:k]
