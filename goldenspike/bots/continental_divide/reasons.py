"""Explain moves in Continental Divide from the public board."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Any

from goldenspike.bots.reasons import Reason
from goldenspike.games.continental_divide.actions import Build, Buy, Found, Order, Pass
from goldenspike.games.continental_divide.board import NOWHERE, PORT, REGIONS, START, Board, board_of
from goldenspike.games.continental_divide.presentation.views import Railroad, View
from goldenspike.packs import Pack

_REGION = {number: name for name, number in REGIONS.items()}


def reason(seat: int, pack: Pack, view: View, action: Any) -> Reason | None:
    """Explain an action from the public view."""
    board = board_of(pack)
    if isinstance(action, Found):
        return _founding(board, view, action)
    if isinstance(action, Buy):
        return _purchase(board, seat, _railroad(view, action.railroad), action)
    if isinstance(action, Build):
        return _line(board, view, _railroad(view, action.railroad), action)
    if isinstance(action, Order):
        return _place(view, action)
    return _passing(seat, view) if isinstance(action, Pass) else None


def _railroad(view: View, id_: str) -> Railroad:
    return next(railroad for railroad in view.railroads if railroad.id == id_)


def _founding(board: Board, view: View, action: Found) -> Reason | None:
    port, cost = nearest_port(board, view, [board.hex_index[action.hex]])
    if port == NOWHERE or view.turn == view.turns:
        return None
    return Reason("bot-why-cd-found", {"city": _name(board, action.hex), "port": board.city[port], "cost": cost})


def _purchase(board: Board, seat: int, railroad: Railroad, action: Buy) -> Reason | None:
    named = {"railroad": board.railroad_names[board.railroad_index[railroad.id]]}
    if action.shares == railroad.unsold:
        return Reason("bot-why-cd-sold-out", {**named, "points": board.sold_out_points})
    if seat not in railroad.builders and railroad.held[seat] + action.shares >= max(railroad.held):
        return Reason("bot-why-cd-control", named)
    return Reason("bot-why-cd-shares", {**named, "points": railroad.points}) if railroad.points else None


def _passing(seat: int, view: View) -> Reason | None:
    cash = view.players[seat].cash
    if all(railroad.unsold == 0 or railroad.least_price > cash for railroad in view.railroads if railroad.started):
        return Reason("bot-why-cd-nothing")
    return Reason("bot-why-cd-pass") if view.turn < view.turns else None


def _line(board: Board, view: View, railroad: Railroad, action: Build) -> Reason | None:
    hexes = _hexes(board, action)
    for hex_ in hexes:
        if board.kind[hex_] == PORT:
            return Reason("bot-why-cd-port", {"port": board.city[hex_], "points": board.port_points[hex_]})
    if not railroad.crossed and any(board.beyond_divide[hex_] for hex_ in hexes):
        return Reason("bot-why-cd-divide", {"points": board.divide_points})
    region = max(board.region[hex_] for hex_ in hexes)
    if region > REGIONS[railroad.region]:
        return Reason("bot-why-cd-region", {"region": _REGION[region], "points": board.region_points[region]})
    if railroad.port is not None or view.turn == view.turns:
        return None
    port, cost = nearest_port(board, view, hexes)
    if port == NOWHERE:
        return None
    left = railroad.treasury - sum(board.cost[hex_] for hex_ in hexes)
    return Reason("bot-why-cd-toward", {"port": board.city[port], "cost": cost, "short": max(0, cost - left)})


def _hexes(board: Board, action: Build) -> list[int]:
    at, direction = board.hex_index[action.origin], board.direction_index[action.direction]
    found: list[int] = []
    for _ in range(action.length):
        at = board.neighbour[at * 6 + direction]
        found.append(at)
    return found


def _place(view: View, action: Order) -> Reason | None:
    if action.position == 1:
        return Reason("bot-why-cd-first")
    return Reason("bot-why-cd-last") if action.position == len(view.order) else None


def nearest_port(board: Board, view: View, starts: list[int]) -> tuple[int, int]:
    """Find the free port that is cheapest to reach, and the cost; NOWHERE if there is none."""
    crowd = [0] * len(board.hex_ids)
    for railroad in view.railroads:
        for name in railroad.track:
            crowd[board.hex_index[name]] += 1
    waiting = [(0, hex_) for hex_ in starts]
    seen: set[int] = set()
    while waiting:
        cost, hex_ = heappop(waiting)
        if hex_ in seen:
            continue
        seen.add(hex_)
        if board.kind[hex_] == PORT:
            return hex_, cost
        for beside in board.neighbour[hex_ * 6 : hex_ * 6 + 6]:
            if beside == NOWHERE or board.kind[beside] == START:
                continue
            limit = board.railroads_per_port if board.kind[beside] == PORT else board.railroads_per_hex
            if crowd[beside] < limit:
                heappush(waiting, (cost + board.cost[beside], beside))
    return NOWHERE, 0


def _name(board: Board, hex_: str) -> str:
    index = board.hex_index[hex_]
    return board.city[index] or board.hex_names[index]
