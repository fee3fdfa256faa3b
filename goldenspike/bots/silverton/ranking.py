"""Rank actions of Silverton by greedy's evaluations."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from goldenspike.bots.silverton.choices.answers import bargains, cities, pieces
from goldenspike.bots.silverton.choices.construction import buildings, draws, operations, purchases
from goldenspike.bots.silverton.choices.delivery import deliveries
from goldenspike.bots.silverton.choices.placement import placements
from goldenspike.bots.silverton.choices.stock import clearings, stock_purchases
from goldenspike.bots.silverton.choices.valued_action import ValuedAction
from goldenspike.bots.silverton.evaluation.affordability import Affordability, committed_cash
from goldenspike.bots.silverton.evaluation.situation import Situation
from goldenspike.bots.silverton.evaluation.valuation import plan_of
from goldenspike.bots.silverton.evaluation.weights import Weights, calm_weights, short_sighted_weights
from goldenspike.bots.silverton.greedy import Greedy
from goldenspike.games.silverton.actions import Assign, Decline, Done, Leave, Muster
from goldenspike.games.silverton.board import board_of
from goldenspike.games.silverton.presentation.views import View
from goldenspike.kernel.game import Menu
from goldenspike.packs import Pack

UNPRICED: Final = -100.0
"""Value of an action that greedy cannot evaluate."""

RankedActions = list[tuple[Any, float]]


def rank(seat: int, pack: Pack, view: View, menu: Menu, k: int) -> RankedActions:
    """Rank at most k actions by the dollars they promise, greedy's choice first. Ending a step promises nothing."""
    return _rank(seat, pack, view, menu, k, calm_weights())


def rank_at_once(seat: int, pack: Pack, view: View, menu: Menu, k: int) -> RankedActions:
    """Rank actions as a short-sighted player would."""
    return _rank(seat, pack, view, menu, k, short_sighted_weights())


def _rank(seat: int, pack: Pack, view: View, menu: Menu, k: int, weights: Weights) -> RankedActions:
    favourite = Greedy(Random(0), weights).choose(seat, pack, view, menu)
    choices = _choices(seat, pack, view, menu, weights)
    choices.sort(key=lambda choice: -choice.gain)
    others = [choice for choice in choices if choice.action != favourite and choice.action in menu][: k - 1]
    own = [choice.gain for choice in choices if choice.action == favourite]
    value = max([*own, *(choice.gain for choice in others[:1])], default=0.0)
    return [(favourite, value), *((choice.action, choice.gain) for choice in others)]


def _choices(seat: int, pack: Pack, view: View, menu: Menu, weights: Weights) -> list[ValuedAction]:
    first = next(iter(menu))
    if isinstance(first, Muster):
        return pieces(menu)
    situation = Situation(view, board_of(pack), weights, seat)
    return cities(situation, menu) if isinstance(first, Assign) else choices_of(situation, menu)


def choices_of(situation: Situation, menu: Menu) -> list[ValuedAction]:
    """Value the choices of any phase but the set-up."""
    view, done = situation.view, ValuedAction(0.0, Done())
    phase = view.phase
    if phase == "placement":
        return [*placements(Affordability(plan_of(situation, True), committed_cash(situation))), done]
    if phase == "buying":
        plan = plan_of(situation, True)
        deck_draws = [ValuedAction(plan.deck_gain(), draw) for draw in draws(situation)]
        return [
            *purchases(Affordability(plan, committed_cash(situation))),
            *deck_draws,
            done,
            ValuedAction(0.0, Leave()),
        ]
    if phase == "building":
        return [*buildings(situation), done]
    if phase == "operating":
        return [*operations(situation), done]
    if phase == "delivering":
        return [*deliveries(situation), done]
    if phase == "dealing":
        return [done] if view.offer is None else [*bargains(situation), ValuedAction(0.0, Decline())]
    if phase == "shopping":
        return [*stock_purchases(situation, menu), done]
    if phase == "plowing":
        return [*clearings(situation, menu), done]
    return [ValuedAction(UNPRICED, action) for action in menu]
