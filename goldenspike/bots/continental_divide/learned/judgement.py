"""Looks one action ahead with the learned value."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from goldenspike.bots.continental_divide.learned.candidates import Changes, foundings, lines, purchases, trials
from goldenspike.bots.continental_divide.learned.chart import Array, Routes
from goldenspike.bots.continental_divide.learned.network import Network, Outlook
from goldenspike.games.continental_divide.actions import Done, Order, Pass
from goldenspike.games.continental_divide.state import ORDER, STOCK, TRACK, State
from goldenspike.kernel.play import Play

STARTS = 3
"""Starting hexes for which everything is thought about."""

Judged = tuple[list[Any], Array]
"""Actions, and the asked seat's share of winning after each."""


def judge(
    network: Network, plays: Sequence[Play], routes: Routes, starts: int | list[int] = STARTS, apart: int = 1
) -> list[Judged]:
    """What is worth thinking about in each of these plays, all of one table.

    `starts`: how many starting hexes to found in, the best; or which ones, of which the first that is free is taken.
    """
    states: list[State] = [play.state for play in plays]
    outlook = Outlook(network, states, routes)
    changes = Changes()
    where = _founding_hexes(outlook, plays, routes, starts)
    for of, (play, state) in enumerate(zip(plays, states, strict=True)):
        menu: Any = play.menu
        if state.phase == STOCK:
            purchases(state, outlook, of, changes)
            if where[of]:
                foundings(state, routes, of, menu, where[of], apart, changes)
        elif state.phase == TRACK:
            lines(state, outlook, routes, of, menu, changes)
    values = changes.judged(outlook)
    judged: list[Judged] = []
    first = 0
    plain = _without_change(network, plays, routes)
    for of in range(len(plays)):
        last = first
        while last < len(changes.of) and changes.of[last] == of:
            last += 1
        actions, still = plain[of]
        judged.append((actions + changes.actions[first:last], np.concatenate([still, values[first:last]])))
        first = last
    return judged


def _founding_hexes(
    outlook: Outlook, plays: Sequence[Play], routes: Routes, starts: int | list[int]
) -> list[list[int]]:
    where: list[list[int]] = [[] for _ in plays]
    changes = Changes()
    for of, play in enumerate(plays):
        menu: Any = play.menu
        if play.state.phase != STOCK or not menu.count() or not menu.foundings:
            continue
        if isinstance(starts, list):
            where[of] = [start for start in starts if start in menu.starts][:1]
        else:
            trials(play.state, routes, of, menu, changes)
    if changes.actions and isinstance(starts, int):
        values, of_ = changes.judged(outlook), np.array(changes.of)
        for of in set(changes.of):
            menu = plays[of].menu
            best = np.argsort(-values[of_ == of], kind="stable")[:starts]
            where[of] = [menu.starts[each] for each in best.tolist()]
    return where


def _without_change(network: Network, plays: Sequence[Play], routes: Routes) -> list[Judged]:
    """To pass, to have done, or to take a place in the order."""
    actions: list[list[Any]] = []
    after: list[Play] = []
    for play in plays:
        state: State = play.state
        menu: Any = play.menu
        if state.phase == ORDER:
            actions.append([Order(position) for position in menu.free])
        else:
            actions.append([Pass() if state.phase == STOCK else Done()])
        for action in actions[-1]:
            trial = play.clone()
            trial.act(action)
            after.append(trial)
    values = shares(network, after, routes)
    judged: list[Judged] = []
    first = 0
    for play, some in zip(plays, actions, strict=True):
        judged.append((some, values[first : first + len(some), play.state.seat()]))
        first += len(some)
    return judged


def drawn(rng: Random, judged: Judged, heat: float) -> Any:
    """One of the actions: e times less likely for every `heat` that it is worth less than the best."""
    actions, values = judged
    return rng.choices(actions, np.exp((values - values.max()) / heat).tolist())[0]


def shares(network: Network, plays: Sequence[Play], routes: Routes) -> Array:
    """By play and seat: the part of a win that each seat has, or may expect."""
    found: Array = np.zeros((len(plays), plays[0].state.seats), np.float32)
    running = [number for number, play in enumerate(plays) if not play.over]
    if running:
        found[running] = Outlook(network, [plays[number].state for number in running], routes).shares()
    for number, play in enumerate(plays):
        result = play.result
        if result is not None:
            found[number, result.winners] = 1 / len(result.winners)
    return found
