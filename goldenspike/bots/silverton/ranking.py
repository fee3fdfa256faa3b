"""What `greedy` would do, and what next: its own evaluations in order."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from goldenspike.bots.silverton.choices.answers import bargains, cities, pieces
from goldenspike.bots.silverton.choices.construction import buildings, draws, operations, purchases
from goldenspike.bots.silverton.choices.delivery import deliveries
from goldenspike.bots.silverton.choices.placement import placements
from goldenspike.bots.silverton.choices.stock import clearings, wares
from goldenspike.bots.silverton.choices.valued_action import Choice
from goldenspike.bots.silverton.evaluation.affordability import Purse, spoken_for
from goldenspike.bots.silverton.evaluation.situation import Situation
from goldenspike.bots.silverton.evaluation.valuation import plan_of
from goldenspike.bots.silverton.evaluation.weights import Weights, calm, short_sighted
from goldenspike.bots.silverton.greedy import Greedy
from goldenspike.games.silverton.actions import Assign, Decline, Done, Leave, Muster
from goldenspike.games.silverton.board import board_of
from goldenspike.games.silverton.presentation.views import View
from goldenspike.kernel.game import Menu
from goldenspike.packs import Pack

UNPRICED: Final = -100.0
"""What an action is taken to be worth of which greedy does not know the price."""

Ranked = list[tuple[Any, float]]


def rank(seat: int, pack: Pack, view: View, menu: Menu, k: int) -> Ranked:
    """At most k actions with the dollars they promise, greedy's own first. To leave off promises nothing."""
    return _rank(seat, pack, view, menu, k, calm())


def rank_at_once(seat: int, pack: Pack, view: View, menu: Menu, k: int) -> Ranked:
    """As somebody sees it who does not look far ahead."""
    return _rank(seat, pack, view, menu, k, short_sighted())


def _rank(seat: int, pack: Pack, view: View, menu: Menu, k: int, weights: Weights) -> Ranked:
    favourite = Greedy(Random(0), weights).choose(seat, pack, view, menu)
    choices = _choices(seat, pack, view, menu, weights)
    choices.sort(key=lambda choice: -choice.gain)
    others = [choice for choice in choices if choice.action != favourite and choice.action in menu][: k - 1]
    own = [choice.gain for choice in choices if choice.action == favourite]
    worth = max([*own, *(choice.gain for choice in others[:1])], default=0.0)
    return [(favourite, worth), *((choice.action, choice.gain) for choice in others)]


def _choices(seat: int, pack: Pack, view: View, menu: Menu, weights: Weights) -> list[Choice]:
    first = next(iter(menu))
    if isinstance(first, Muster):
        return pieces(menu)
    situation = Situation(view, board_of(pack), weights, seat)
    return cities(situation, menu) if isinstance(first, Assign) else choices_of(situation, menu)


def choices_of(situation: Situation, menu: Menu) -> list[Choice]:
    """In every phase but the set-up."""
    view, done = situation.view, Choice(0.0, Done())
    phase = view.phase
    if phase == "placement":
        return [*placements(Purse(plan_of(situation, True), spoken_for(situation))), done]
    if phase == "buying":
        plan = plan_of(situation, True)
        drawn = [Choice(plan.deck(), draw) for draw in draws(situation)]
        return [*purchases(Purse(plan, spoken_for(situation))), *drawn, done, Choice(0.0, Leave())]
    if phase == "building":
        return [*buildings(situation), done]
    if phase == "operating":
        return [*operations(situation), done]
    if phase == "delivering":
        return [*deliveries(situation), done]
    if phase == "dealing":
        return [done] if view.offer is None else [*bargains(situation), Choice(0.0, Decline())]
    if phase == "shopping":
        return [*wares(situation, menu), done]
    if phase == "plowing":
        return [*clearings(situation, menu), done]
    return [Choice(UNPRICED, action) for action in menu]
