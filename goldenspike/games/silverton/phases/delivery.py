"""Phase 4, step 6: deliver (SV-7.8; with trains SV-12.3), and convoy transfers (SV-15.4)."""

from __future__ import annotations

from typing import Any

from goldenspike.games.silverton.actions import Deliver, Done, Transfer
from goldenspike.games.silverton.board import CITIES, NOWHERE
from goldenspike.games.silverton.events import Event
from goldenspike.games.silverton.events.delivery import Delivered, DeliveringEnded, Transferred
from goldenspike.games.silverton.events.operation import ClaimDiscarded
from goldenspike.games.silverton.name_lookup import city_named, claim_numbered, untimely_action
from goldenspike.games.silverton.phases import market, passengers
from goldenspike.games.silverton.phases.best_sales import find_best_sales
from goldenspike.games.silverton.phases.loads import (
    Load,
    convoy_limit,
    loads,
    longest_on_route,
    may_run,
    no_delivery,
    no_load,
    no_sale,
    no_transfer,
    sale_room,
)
from goldenspike.games.silverton.phases.trains import capacity, consists
from goldenspike.games.silverton.refusals import (
    NO_GOODS_NAMED,
    NO_TRAINS_NAMED,
    NOT_ENOUGH_GOODS,
    OVER_CAPACITY,
    OVER_CONVOY,
    OVER_SALE_LIMIT,
    TRAINS_IN_BASIC,
    TRAINS_UNUSABLE,
)
from goldenspike.games.silverton.state import State
from goldenspike.kernel.game import Ask
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.menu import IndexedMenu, near_miss
from goldenspike.kernel.refusal import Refusal


def pending(state: State) -> Ask:
    if state.options.convoy:
        return Ask(state.seat(), DeliveryMenu(state), "SV-15.4", "transfer")
    return Ask(state.seat(), DeliveryMenu(state), "SV-7.8")


def resolve(state: State, action: Any) -> list[Event]:
    if isinstance(action, Deliver):
        return deliver(state, action)
    if isinstance(action, Transfer) and state.options.convoy:
        return transfer(state, action)
    if isinstance(action, Done):
        return [DeliveringEnded(state.seat())]
    raise untimely_action(action)


# Delivering


def deliver(state: State, action: Deliver) -> list[Event]:
    board, seat = state.board, state.seat()
    claim, city = claim_numbered(board, action.claim), city_named(board, action.city)
    goods, commodity = action.goods, board.commodity[claim]
    town = board.cities[city]
    why = (
        no_delivery(state)
        or no_load(state, seat, claim, town)
        or no_sale(state, commodity, city)
        or no_number(goods, state.claims.available(seat, claim))
        or (OVER_SALE_LIMIT if goods > sale_room(state, commodity, city) else None)
        or no_trains(state, seat, action.trains, claim, town, goods)
    )
    if why is not None:
        raise Illegal(why, **_values(state, seat, claim, goods, city))
    column = board.market_of[commodity * CITIES + city]
    price = state.markets.price(column)
    owner = state.claims.at[claim]
    events: list[Event] = [
        Delivered(
            *(seat, action.claim, owner, action.city, board.market_ids[column]),
            *(goods, price, goods * price, action.trains),
            "SV-12.3" if state.options.advanced else "SV-7.8",
        )
    ]
    return events + discard_emptied_claim(state, claim, goods)


def discard_emptied_claim(state: State, claim: int, goods: int) -> list[Event]:
    """Discard a depleted claim that has no goods left (SV-7.4)."""
    if state.claims.depleted[claim] and state.claims.goods[claim] == goods:
        return [ClaimDiscarded(state.claims.at[claim], state.board.claim_numbers[claim])]
    return []


def no_number(goods: int, there: int) -> Refusal | None:
    if goods < 1:
        return NO_GOODS_NAMED
    if goods > there:
        return NOT_ENOUGH_GOODS
    return None


def no_trains(state: State, seat: int, trains: str | None, claim: int, town: int, goods: int) -> Refusal | None:
    """Why these trains cannot carry the goods, in the advanced game."""
    if not state.options.advanced:
        return None if trains is None else TRAINS_IN_BASIC
    if trains is None:
        return NO_TRAINS_NAMED
    start = state.board.claim_town[claim]
    for consist in consists(state, seat):
        if consist.name == trains and may_run(state, seat, consist, start, town):
            if goods > capacity(
                consist.power, longest_on_route(state, seat, start, town), state.board.commodity[claim]
            ):
                return OVER_CAPACITY
            return None
    return TRAINS_UNUSABLE


def _values(state: State, seat: int, claim: int, goods: int, city: int) -> dict[str, Any]:
    board = state.board
    commodity = board.commodity[claim]
    return {
        "claim": board.claim_numbers[claim],
        "goods": goods,
        "there": state.claims.available(seat, claim),
        "city": board.town_ids[board.cities[city]],
        "room": sale_room(state, commodity, city),
        "limit": state.board.most_deliveries,
    }


# Convoy transfer (SV-15.4)


def transfer(state: State, action: Transfer) -> list[Event]:
    board, seat = state.board, state.seat()
    claim, to = claim_numbered(board, action.claim), claim_numbered(board, action.to)
    goods = action.goods
    there = state.claims.goods[claim] if state.claims.at[claim] == seat else 0
    town = board.claim_town[to]
    why = (
        no_delivery(state)
        or no_transfer(state, seat, claim, to)
        or no_number(goods, there)
        or (OVER_CONVOY if goods > convoy_limit(state, claim) else None)
        or no_trains(state, seat, action.trains, claim, town, goods)
    )
    if why is not None:
        limit = state.board.most_deliveries
        raise Illegal(why, claim=action.claim, to=action.to, goods=goods, there=there, limit=limit)
    events: list[Event] = [Transferred(seat, action.claim, action.to, goods, action.trains)]
    return events + discard_emptied_claim(state, claim, goods)


# The menu


class DeliveryMenu(IndexedMenu):
    """Menu of all loads with all numbers of goods, then done."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.state = state
        self.seat = state.seat()
        self._loads: list[Load] = []
        self._count = 0
        self._surveyed = False

    def loads(self) -> list[Load]:
        if not self._surveyed:
            self._surveyed = True
            self._loads = loads(self.state, self.seat)
            self._count = 1
            for load in self._loads:
                self._count += load.most
        return self._loads

    def count(self) -> int:
        self.loads()
        return self._count

    def pick(self, k: int) -> Deliver | Transfer | Done:
        for load in self.loads():
            if k < load.most:
                return self._action(load, k + 1)
            k -= load.most
        return Done()

    def _action(self, load: Load, goods: int) -> Deliver | Transfer:
        board = self.state.board
        number = board.claim_numbers[load.claim]
        if load.to != NOWHERE:
            return Transfer(number, board.claim_numbers[load.to], goods, load.trains)
        return Deliver(number, board.town_ids[board.cities[load.city]], goods, load.trains)

    def resolve(self, state: State, action: Any) -> list[Event]:
        return resolve(state, action)

    def boxes(self) -> list[dict[str, Any]]:
        """A box for each load, with proceeds and price odds; `done` has the best possible sales."""
        state, board = self.state, self.state.board
        boxes: list[dict[str, Any]] = []
        ways = state.usable(self.seat)
        for load in self.loads():
            box: dict[str, Any] = {"claim": board.claim_numbers[load.claim]}
            if load.to != NOWHERE:
                box = {"type": "transfer", **box, "to": board.claim_numbers[load.to]}
            else:
                box = {"type": "deliver", **box, "city": board.town_ids[board.cities[load.city]]}
            box["goods"] = {"min": 1, "max": load.most}
            if load.trains is not None:
                box["trains"] = load.trains
            end = board.cities[load.city] if load.to == NOWHERE else board.claim_town[load.to]
            route = passengers.segment_names(state, ways.shortest_route(board.claim_town[load.claim], end))
            if load.to != NOWHERE:
                box["preview"] = {"route": route}
            else:
                column = board.market_of[board.commodity[load.claim] * CITIES + load.city]
                price = state.markets.price(column)
                box["preview"] = {
                    "proceeds": [price * goods for goods in range(1, load.most + 1)],
                    "market": market.market_outlook(state, column, load.most),
                    "route": route,
                }
            boxes.append(box)
        plan = find_best_sales(state, self.seat, self.loads())
        done: dict[str, Any] = {"type": "done"}
        if plan:
            done["preview"] = {
                "best": [{**_plain(self._action(load, goods)), "proceeds": value} for load, goods, value in plan],
                "proceeds": sum(value for _, _, value in plan),
            }
        return [*boxes, done]

    def refused(self) -> list[dict[str, Any]]:
        """Why a claim's goods cannot be sold in a city."""
        state, seat, board = self.state, self.seat, self.state.board
        misses = []
        for claim in range(board.claims):
            if state.claims.available(seat, claim) == 0:
                continue
            for city in range(CITIES):
                why = (
                    no_delivery(state)
                    or no_load(state, seat, claim, board.cities[city])
                    or no_sale(state, board.commodity[claim], city)
                    or (OVER_SALE_LIMIT if sale_room(state, board.commodity[claim], city) == 0 else None)
                )
                if why is not None:
                    target = {
                        "type": "deliver",
                        "claim": board.claim_numbers[claim],
                        "city": board.town_ids[board.cities[city]],
                    }
                    misses.append(near_miss(target, why, _values(state, seat, claim, 1, city)))
        return misses


def _plain(action: Deliver | Transfer) -> dict[str, Any]:
    fields: dict[str, Any] = {"claim": action.claim}
    if isinstance(action, Deliver):
        fields["city"] = action.city
    fields["goods"] = action.goods
    if action.trains is not None:
        fields["trains"] = action.trains
    return fields
