"""Ratings by openskill (Plackett-Luce model), in the order of the deals."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean
from typing import Any, NamedTuple

from goldenspike.lab.simulate import GameOutcome
from goldenspike.lab.statistics import Z


class BotRating(NamedTuple):
    """A rating. The model places it between `low` and `high` with 95% confidence."""

    value: float
    low: float
    high: float


def ratings(games: Iterable[GameOutcome]) -> dict[str, BotRating]:
    """Rate each bot that met another one, by the scores of the games.

    Several seats of one bot are rated separately; it continues with their mean.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    found: dict[str, Any] = {}
    for game in games:
        if len(set(game.bots)) == 1:
            continue
        for bot in game.bots:
            found.setdefault(bot, model.rating(name=bot))
        rated = model.rate([[found[bot]] for bot in game.bots], scores=[float(score) for score in game.scores])
        for bot in set(game.bots):
            own = [team[0] for team, name in zip(rated, game.bots, strict=True) if name == bot]
            found[bot] = model.rating(fmean(each.mu for each in own), fmean(each.sigma for each in own), bot)
    return {bot: BotRating(each.mu, each.mu - Z * each.sigma, each.mu + Z * each.sigma) for bot, each in found.items()}
