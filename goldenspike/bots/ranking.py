"""Rank the few actions of a menu that a sensible player would consider, best first."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from goldenspike.bots.protocol import menu_of
from goldenspike.game_registry import GameManifest, game_registry
from goldenspike.kernel.game import Menu
from goldenspike.kernel.play import Observation

RankedActions = list[tuple[Any, float]]
"""Actions with their values, best first. Each game chooses the unit of the values."""


class Rank(Protocol):
    """Ranking function of a game, `candidates` in its home.toml. The same input always gives the same ranking."""

    def __call__(self, seat: int, pack: Any, view: Any, menu: Menu, k: int) -> RankedActions:
        """Rank at most k different actions of the menu, and at least one. The first is what `greedy` would do without
        random variation.
        """
        ...


def rank(observation: Observation, k: int) -> RankedActions:
    """Rank at most k different actions, best first, each with its value."""
    home = game_registry().get(observation.pack.game)
    if home is not None and home.candidates:
        return rank_by_part(home, home.candidates, observation, k)
    menu, seat, pack = menu_of(observation), observation.seat, observation.pack
    if home is not None and home.greedy:
        return [(home.load(home.greedy)(Random(0)).choose(seat, pack, observation.view, menu), 0.0)]
    return [(action, 0.0) for action in _some(menu, k)]


def rank_by_part(home: GameManifest, part: str, observation: Observation, k: int) -> RankedActions:
    """Rank actions with a Rank function that the game's home.toml names."""
    rank: Rank = home.load(part)
    return rank(observation.seat, observation.pack, observation.view, menu_of(observation), k)


def candidates(observation: Observation, k: int) -> list[Any]:
    """List at most k different actions that a sensible player would consider, best first."""
    return [action for action, _ in rank(observation, k)]


def _some(menu: Menu, k: int) -> list[Any]:
    """Take any actions, for a game without a ranking."""
    if len(menu) <= k:
        return list(menu)
    rng, found = Random(0), list[Any]()
    for _ in range(2 * k):
        action = menu.sample(rng)
        if action not in found:
            found.append(action)
    return found[:k]
