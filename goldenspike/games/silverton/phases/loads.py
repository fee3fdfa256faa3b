"""Loads: goods that can be delivered or transferred, and how many (SV-7.8, SV-12.3, SV-15.4)."""

from __future__ import annotations

from goldenspike.games.silverton.board import CITIES, GOLD, NOWHERE, SILVER
from goldenspike.games.silverton.phases.trains import Consist, capacity, consists
from goldenspike.games.silverton.refusals import (
    MARKET_CLOSED,
    NO_GOODS_THERE,
    NO_ROUTE,
    NOT_ALIKE,
    SAME_CLAIM,
    TWO_DELIVERIES,
)
from goldenspike.games.silverton.routes import FAR
from goldenspike.games.silverton.state import State
from goldenspike.kernel.refusal import Refusal


def no_delivery(state: State) -> Refusal | None:
    if not state.options.advanced and state.this_step.deliveries >= state.board.most_deliveries:
        return TWO_DELIVERIES
    return None


def no_load(state: State, seat: int, claim: int, town: int) -> Refusal | None:
    """Why no goods of a claim can get to a town."""
    if state.claims.available(seat, claim) == 0:
        return NO_GOODS_THERE
    if longest_on_route(state, seat, state.board.claim_town[claim], town) == FAR:
        return NO_ROUTE
    return None


def longest_on_route(state: State, seat: int, town: int, to: int) -> int:
    """Longest segment of the best route usable this turn; 0 within one town, FAR without a route."""
    return state.usable(seat).longest(town, to)


def no_sale(state: State, commodity: int, city: int) -> Refusal | None:
    if not state.options.open_markets[state.board.market_of[commodity * CITIES + city]]:
        return MARKET_CLOSED
    return None


def sale_room(state: State, commodity: int, city: int) -> int:
    """Number of goods that the active player may still sell there this turn."""
    return state.markets.room(state.board.market_of[commodity * CITIES + city])


def may_run(state: State, seat: int, consist: Consist, town: int, to: int) -> bool:
    """Whether trains may run: tied ones only on track joined to their city (SV-14.11), or within one town."""
    if consist.slot == NOWHERE or town == to:
        return True
    part = state.track[seat].network.part
    return part[town] == part[state.starts[seat][consist.slot]]


# Convoy transfer (SV-15.4)


def no_transfer(state: State, seat: int, claim: int, to: int) -> Refusal | None:
    board = state.board
    if claim == to:
        return SAME_CLAIM
    if state.claims.at[claim] != seat or state.claims.at[to] != seat or board.commodity[claim] != board.commodity[to]:
        return NOT_ALIKE
    return no_load(state, seat, claim, board.claim_town[to])


def convoy_limit(state: State, claim: int) -> int:
    """Most goods of one transfer in the basic game. In the advanced game only the power of trains limits it."""
    if state.options.advanced:
        return FAR
    return 2 * state.board.convoy if state.board.commodity[claim] in (GOLD, SILVER) else state.board.convoy


# Everything that can be moved now


class Load:
    """Up to `most` goods of one claim, to a market city or to another claim."""

    def __init__(self, claim: int, city: int, to: int, trains: str | None, power: int, most: int) -> None:
        self.claim = claim
        self.city = city
        self.to = to
        self.trains = trains
        self.power = power
        self.most = most


def loads(state: State, seat: int) -> list[Load]:
    """All loads that can be moved now."""
    if no_delivery(state) is not None:
        return []
    board, found = state.board, []
    with_trains = state.options.advanced
    runs = consists(state, seat) if with_trains else []
    if with_trains and not runs:
        return []
    ways = state.usable(seat)
    for claim in range(board.claims):
        there = state.claims.available(seat, claim)
        if there == 0:
            continue
        town, commodity = board.claim_town[claim], board.commodity[claim]
        for city in range(CITIES):
            to = board.cities[city]
            most = min(there, sale_room(state, commodity, city))
            if most < 1 or no_sale(state, commodity, city) is not None or (town != to and not ways.joins(town, to)):
                continue
            if with_trains:
                found += _by_train(state, seat, runs, Load(claim, city, NOWHERE, None, 0, most), to)
            else:
                found.append(Load(claim, city, NOWHERE, None, 0, most))
        if state.options.convoy:
            found += _transfers(state, seat, runs, claim)
    return found


def _transfers(state: State, seat: int, runs: list[Consist], claim: int) -> list[Load]:
    found = []
    for to in range(state.board.claims):
        if state.claims.at[to] == seat and no_transfer(state, seat, claim, to) is None:
            load = Load(claim, NOWHERE, to, None, 0, min(state.claims.goods[claim], convoy_limit(state, claim)))
            if state.options.advanced:
                found += _by_train(state, seat, runs, load, state.board.claim_town[to])
            else:
                found.append(load)
    return found


def _by_train(state: State, seat: int, runs: list[Consist], load: Load, to: int) -> list[Load]:
    found = []
    town, commodity = state.board.claim_town[load.claim], state.board.commodity[load.claim]
    longest_segment = longest_on_route(state, seat, town, to)
    for consist in runs:
        most = min(load.most, capacity(consist.power, longest_segment, commodity))
        if most > 0 and may_run(state, seat, consist, town, to):
            found.append(Load(load.claim, load.city, load.to, consist.name, consist.power, most))
    return found
