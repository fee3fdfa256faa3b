"""The random bot: every action equally likely."""

from __future__ import annotations

from collections import Counter

import goldenspike as gs
from goldenspike import bots
from goldenspike.bots.random import RandomBot


def at_a_small_menu(phase: str, largest: int) -> gs.Observation:
    """Some position of a random game in that phase with a choice between 4 and so many actions."""
    for seed in range(100):
        play = gs.new_game("continental-divide", ["Ann", "Bob", "Cy", "Di", "Ed"], seed=seed)
        bot = RandomBot(seed)
        while isinstance(play.pending, gs.Ask):
            observation = play.observe(play.pending.seat)
            if observation.view.phase == phase and 4 <= len(play.pending.menu) <= largest:
                return observation
            play.act(bot.choose(observation))
    raise AssertionError("no such menu")


def test_every_position_in_the_order_is_equally_likely() -> None:
    observation = at_a_small_menu("order", 5)
    bot = bots.make("random", seed=7)
    draws = 5000
    counts = Counter(bot.choose(observation).position for _ in range(draws))
    expected = draws / 5
    chi_square = sum((counts[position] - expected) ** 2 / expected for position in range(1, 6))
    assert chi_square < 18.5  # one random bot in a thousand would fail, with four degrees of freedom


def test_every_line_is_equally_likely() -> None:
    observation = at_a_small_menu("track", 12)
    bot = bots.make("random", seed=8)
    assert observation.menu is not None
    actions = list(observation.menu)
    expected = 400
    counts = Counter(gs.plain(bot.choose(observation)).__repr__() for _ in range(expected * len(actions)))
    assert set(counts) == {gs.plain(action).__repr__() for action in actions}
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_square < 31.3  # the same limit for eleven degrees of freedom, the most there can be


def test_the_seed_decides() -> None:
    observation = at_a_small_menu("stock", 10**6)
    one, same, other = (bots.make("random", seed=seed) for seed in (1, 1, 2))
    first = [one.choose(observation) for _ in range(20)]
    assert first == [same.choose(observation) for _ in range(20)]
    assert first != [other.choose(observation) for _ in range(20)]
