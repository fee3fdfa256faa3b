"""Evaluate actions with the learned value, looking one action ahead."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, cast

import numpy as np

from goldenspike.bots.continental_divide.learned.candidates import (
    RailroadChanges,
    foundings,
    lines,
    purchases,
    trial_foundings,
)
from goldenspike.bots.continental_divide.learned.map_arrays import Array, RouteArrays, route_arrays_of
from goldenspike.bots.continental_divide.learned.network import EvaluationBatch, Network
from goldenspike.games.continental_divide.actions import Done, Order, Pass
from goldenspike.games.continental_divide.state import ORDER, STOCK, TRACK, State
from goldenspike.kernel.play import Play

STARTS = 3
"""Starting hexes for which all foundings are considered."""

LOST = 1e-6
"""A share of winning that counts as zero."""

ActionValues = tuple[list[Any], Array]
"""Actions, and the asked seat's share of winning after each."""


def evaluate_actions(
    network: Network,
    plays: Sequence[Play],
    routes: Sequence[RouteArrays] | None = None,
    starts: int | list[int] = STARTS,
    apart: int = 1,
) -> list[ActionValues]:
    """Evaluate the candidate actions of several plays with the same board and number of players.

    `routes`: the routes to use for each play; by default, the current ones.

    `starts`: how many of the best starting hexes to found in, or a list of hexes, of which the first free one is used.
    """
    states: list[State] = [play.state for play in plays]
    routes = [route_arrays_of(state) for state in states] if routes is None else routes
    plain = [_without_change(play) for play in plays]
    after = [_after(play, action) for play, actions in zip(plays, plain, strict=True) for action in actions]
    theirs = [its for its, actions in zip(routes, plain, strict=True) for _ in actions]
    # One batch for all: a numpy call costs time, its size hardly matters.
    batch = EvaluationBatch(network, states + [play.state for play in after], [*routes, *theirs])
    still = _with_results(after, batch.shares()[len(plays) :])
    changes = RailroadChanges()
    where = _founding_hexes(batch, plays, routes, starts)
    for of, (play, state) in enumerate(zip(plays, states, strict=True)):
        menu: Any = play.menu
        if state.phase == STOCK:
            purchases(state, batch, of, changes)
            if where[of]:
                foundings(state, routes[of], of, menu, where[of], apart, changes)
        elif state.phase == TRACK:
            lines(state, batch, routes[of], of, menu, changes)
    values = changes.evaluate(batch)
    found: list[ActionValues] = []
    first = first_still = 0
    for of, actions in enumerate(plain):
        last, last_still = first, first_still + len(actions)
        while last < len(changes.of) and changes.of[last] == of:
            last += 1
        values_of = [still[first_still:last_still, states[of].seat()], values[first:last]]
        found.append((actions + changes.actions[first:last], np.concatenate(values_of)))
        first, first_still = last, last_still
    return found


def _without_change(play: Play) -> list[Any]:
    """The actions that change no railroad: pass, end building, or take a place in the order."""
    phase, menu = play.state.phase, cast("Any", play.menu)
    if phase == ORDER:
        return [Order(position) for position in menu.free]
    return [Pass() if phase == STOCK else Done()]


def _after(play: Play, action: Any) -> Play:
    trial = play.clone()
    trial.act(action)
    return trial


def _founding_hexes(
    batch: EvaluationBatch, plays: Sequence[Play], routes: Sequence[RouteArrays], starts: int | list[int]
) -> list[list[int]]:
    where: list[list[int]] = [[] for _ in plays]
    changes = RailroadChanges()
    for of, play in enumerate(plays):
        menu: Any = play.menu
        if play.state.phase != STOCK or not menu.count() or not menu.foundings:
            continue
        if isinstance(starts, list):
            where[of] = [start for start in starts if start in menu.starts][:1]
        else:
            trial_foundings(play.state, routes[of], of, menu, changes)
    if changes.actions and isinstance(starts, int):
        values, of_ = changes.evaluate(batch), np.array(changes.of)
        for of in set(changes.of):
            menu = plays[of].menu
            best = np.argsort(-values[of_ == of], kind="stable")[:starts]
            where[of] = [menu.starts[each] for each in best.tolist()]
    return where


def sample_action(rng: Random, action_values: ActionValues, temperature: float) -> Any:
    """Draw an action at random: e times less likely for each `temperature` part of the best value below the best."""
    actions, values = action_values
    best = float(values.max())
    return rng.choices(actions, np.exp((values - best) / (temperature * max(best, LOST))).tolist())[0]


def win_shares(network: Network, plays: Sequence[Play], routes: Sequence[RouteArrays]) -> Array:
    """By play and seat: the share of the win, actual or expected."""
    return _with_results(plays, EvaluationBatch(network, [play.state for play in plays], routes).shares())


def _with_results(plays: Sequence[Play], expected: Array) -> Array:
    """Replace expected shares by actual ones for finished plays."""
    for number, play in enumerate(plays):
        result = play.result
        if result is not None:
            expected[number] = 0
            expected[number, result.winners] = 1 / len(result.winners)
    return expected
