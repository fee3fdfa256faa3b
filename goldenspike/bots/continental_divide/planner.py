"""Looks one action ahead with a learned value."""

from __future__ import annotations

from typing import Any

import numpy as np

from goldenspike.bots.continental_divide.candidates import BEST_STARTS, foundings, lines, purchases
from goldenspike.bots.continental_divide.chart import Array, Routes, routes_of
from goldenspike.bots.continental_divide.network import Network, Outlook
from goldenspike.games.continental_divide.actions import Done, Order, Pass
from goldenspike.games.continental_divide.state import ORDER, STOCK, State
from goldenspike.games.continental_divide.stock import StockMenu
from goldenspike.games.continental_divide.track import TrackMenu
from goldenspike.kernel.play import Play


def judge(
    network: Network, play: Play, routes: Routes | None = None, starts: int = BEST_STARTS, apart: int = 1
) -> tuple[list[Any], Array]:
    """The actions worth thinking about, and the asked seat's share of winning after each."""
    state: State = play.state
    menu: Any = play.menu
    seat = state.seat()
    routes = routes_of(state) if routes is None else routes
    if state.phase == ORDER:
        orders: list[Any] = [Order(position) for position in menu.free]
        return orders, np.array([standing(network, play, order, seat, routes) for order in orders], np.float32)
    outlook = Outlook(network, state, routes)
    if state.phase == STOCK:
        assert isinstance(menu, StockMenu)  # noqa: S101
        some = [purchases(state, outlook, seat), foundings(state, outlook, routes, seat, menu, starts, apart)]
        nothing: Any = Pass()
    else:
        assert isinstance(menu, TrackMenu)  # noqa: S101
        some, nothing = [lines(state, outlook, routes, menu)], Done()
    actions = [nothing, *(action for changes in some for action in changes.actions)]
    values = [changes.judged(outlook, seat, state.phase == STOCK) for changes in some]
    still = np.array([standing(network, play, nothing, seat, routes)], np.float32)
    return actions, np.concatenate([still, *values])


def standing(network: Network, play: Play, action: Any, seat: int, routes: Routes) -> float:
    """The seat's share of winning once the action has been done and all that follows by rule."""
    after = play.clone()
    after.act(action)
    return float(shares(network, after, routes)[seat])


def shares(network: Network, play: Play, routes: Routes) -> Array:
    result = play.result
    if result is None:
        return Outlook(network, play.state, routes).shares()
    won = np.zeros(play.state.seats, np.float32)
    won[result.winners] = 1 / len(result.winners)
    return won
