"""Phase 4, step 6: deliver (SV-7.8; with trains SV-12.3), and convoy transfers (SV-15.4)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from goldenspike.games.silverton import market
from goldenspike.games.silverton.actions import Deliver, Done, Transfer
from goldenspike.games.silverton.board import CITIES, GOLD, NOWHERE, SILVER
from goldenspike.games.silverton.events import ClaimDiscarded, Delivered, DeliveringEnded, Event, Transferred
from goldenspike.games.silverton.reading import city_named, claim_numbered, untimely
from goldenspike.games.silverton.refusals import (
    MARKET_CLOSED,
    NO_GOODS_NAMED,
    NO_GOODS_THERE,
    NO_ROUTE,
    NO_TRAINS_NAMED,
    NOT_ALIKE,
    NOT_ENOUGH_GOODS,
    OVER_CAPACITY,
    OVER_CONVOY,
    OVER_SALE_LIMIT,
    SAME_CLAIM,
    TRAINS_IN_BASIC,
    TRAINS_UNUSABLE,
    TWO_DELIVERIES,
)
from goldenspike.games.silverton.routes import FAR
from goldenspike.games.silverton.state import USED, State
from goldenspike.games.silverton.trains import Consist, capacity, consists, name_of
from goldenspike.kernel.game import Ask
from goldenspike.kernel.illegal import Illegal
from goldenspike.kernel.menu import IndexedMenu, near_miss
from goldenspike.kernel.refusal import Refusal

MOST_DELIVERIES = 2
"""A turn, in the basic game."""

CONVOY = 16
"""Goods of one transfer in the basic game; twice as many of gold and silver."""


def pending(state: State) -> Ask:
    return Ask(state.seat(), DeliveryMenu(state))


def resolve(state: State, action: Any) -> list[Event]:
    if isinstance(action, Deliver):
        return deliver(state, action)
    if isinstance(action, Transfer) and state.setting.convoy:
        return transfer(state, action)
    if isinstance(action, Done):
        return [DeliveringEnded(state.seat())]
    raise untimely(action)


# What can be moved, and how much of it


def available(state: State, seat: int, claim: int) -> int:
    """Goods that the seat may deliver from the claim: its own, or those it has bought there this turn."""
    if state.claim_at[claim] == seat:
        return state.goods[claim]
    return state.marked[claim]


def no_delivery(state: State) -> Refusal | None:
    if not state.setting.advanced and state.deliveries >= MOST_DELIVERIES:
        return TWO_DELIVERIES
    return None


def no_load(state: State, seat: int, claim: int, town: int) -> Refusal | None:
    """Why nothing of that claim can get to that town at all."""
    if available(state, seat, claim) == 0:
        return NO_GOODS_THERE
    if longest(state, seat, state.board.claim_town[claim], town) == FAR:
        return NO_ROUTE
    return None


def longest(state: State, seat: int, town: int, to: int) -> int:
    """The longest segment of the best route usable this turn, 0 for a route of none, FAR without one."""
    return state.usable(seat).longest(town, to)


def no_sale(state: State, commodity: int, city: int) -> Refusal | None:
    if not state.setting.open_markets[state.board.market_of[commodity * CITIES + city]]:
        return MARKET_CLOSED
    return None


def room(state: State, commodity: int, city: int) -> int:
    """What the active player may still sell there this turn."""
    column = state.board.market_of[commodity * CITIES + city]
    return state.board.sale_limit[column] - state.sold_now[column]


def may_run(state: State, seat: int, consist: Consist, town: int, to: int) -> bool:
    """Trains tied to a city run only on track joined to it (SV-14.11); a route of no segments is open to all."""
    if consist.slot == NOWHERE or town == to:
        return True
    part = state.track[seat].network.part
    return part[town] == part[state.starts[seat][consist.slot]]


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
        or no_number(goods, available(state, seat, claim))
        or (OVER_SALE_LIMIT if goods > room(state, commodity, city) else None)
        or no_trains(state, seat, action.trains, claim, town, goods)
    )
    if why is not None:
        raise Illegal(why, **_values(state, seat, claim, goods, city))
    column = board.market_of[commodity * CITIES + city]
    price = state.price(column)
    owner = state.claim_at[claim]
    events: list[Event] = [
        Delivered(
            *(seat, action.claim, owner, action.city, board.market_ids[column]),
            *(goods, price, goods * price, action.trains),
            "SV-12.3" if state.setting.advanced else "SV-7.8",
        )
    ]
    return events + emptied(state, claim, goods)


def emptied(state: State, claim: int, goods: int) -> list[Event]:
    """A depleted claim leaves the game with its last goods (SV-7.4)."""
    if state.depleted[claim] and state.goods[claim] == goods:
        return [ClaimDiscarded(state.claim_at[claim], state.board.claim_numbers[claim])]
    return []


def no_number(goods: int, there: int) -> Refusal | None:
    if goods < 1:
        return NO_GOODS_NAMED
    if goods > there:
        return NOT_ENOUGH_GOODS
    return None


def no_trains(state: State, seat: int, trains: str | None, claim: int, town: int, goods: int) -> Refusal | None:
    """Of the advanced game: who carries it, and whether that is enough."""
    if not state.setting.advanced:
        return None if trains is None else TRAINS_IN_BASIC
    if trains is None:
        return NO_TRAINS_NAMED
    start = state.board.claim_town[claim]
    for consist in consists(state, seat):
        if consist.name == trains and may_run(state, seat, consist, start, town):
            if goods > capacity(consist.power, longest(state, seat, start, town), state.board.commodity[claim]):
                return OVER_CAPACITY
            return None
    return TRAINS_UNUSABLE


def _values(state: State, seat: int, claim: int, goods: int, city: int) -> dict[str, Any]:
    board = state.board
    commodity = board.commodity[claim]
    return {
        "claim": board.claim_numbers[claim],
        "goods": goods,
        "there": available(state, seat, claim),
        "city": board.town_ids[board.cities[city]],
        "room": room(state, commodity, city),
        "limit": MOST_DELIVERIES,
    }


# Convoy transfer (SV-15.4)


def transfer(state: State, action: Transfer) -> list[Event]:
    board, seat = state.board, state.seat()
    claim, to = claim_numbered(board, action.claim), claim_numbered(board, action.to)
    goods = action.goods
    there = state.goods[claim] if state.claim_at[claim] == seat else 0
    town = board.claim_town[to]
    why = (
        no_delivery(state)
        or no_transfer(state, seat, claim, to)
        or no_number(goods, there)
        or (OVER_CONVOY if goods > convoy(state, claim) else None)
        or no_trains(state, seat, action.trains, claim, town, goods)
    )
    if why is not None:
        values = {"claim": action.claim, "to": action.to, "goods": goods, "there": there, "limit": MOST_DELIVERIES}
        raise Illegal(why, **values)
    events: list[Event] = [Transferred(seat, action.claim, action.to, goods, action.trains)]
    return events + emptied(state, claim, goods)


def no_transfer(state: State, seat: int, claim: int, to: int) -> Refusal | None:
    board = state.board
    if claim == to:
        return SAME_CLAIM
    if state.claim_at[claim] != seat or state.claim_at[to] != seat or board.commodity[claim] != board.commodity[to]:
        return NOT_ALIKE
    return no_load(state, seat, claim, board.claim_town[to])


def convoy(state: State, claim: int) -> int:
    """Without trains: the most that one transfer moves. With trains their power is the only limit."""
    if state.setting.advanced:
        return FAR
    return 2 * CONVOY if state.board.commodity[claim] in (GOLD, SILVER) else CONVOY


# The menu


class Load:
    """Up to `most` goods of one claim, to a market city or to another claim."""

    def __init__(self, claim: int, city: int, to: int, trains: str | None, power: int, most: int) -> None:
        self.claim = claim
        self.city = city
        self.to = to
        self.trains = trains
        self.power = power
        self.most = most


class DeliveryMenu(IndexedMenu[State]):
    """Every load with every number of goods, then done."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
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
        """Each load with its proceeds and the odds of the price; `done` carries the best that could still be sold."""
        state, board = self.state, self.state.board
        boxes: list[dict[str, Any]] = []
        for load in self.loads():
            box: dict[str, Any] = {"claim": board.claim_numbers[load.claim]}
            if load.to != NOWHERE:
                box = {"type": "transfer", **box, "to": board.claim_numbers[load.to]}
            else:
                box = {"type": "deliver", **box, "city": board.town_ids[board.cities[load.city]]}
            box["goods"] = {"min": 1, "max": load.most}
            if load.trains is not None:
                box["trains"] = load.trains
            if load.to == NOWHERE:
                column = board.market_of[board.commodity[load.claim] * CITIES + load.city]
                price = state.price(column)
                box["preview"] = {
                    "proceeds": [price * goods for goods in range(1, load.most + 1)],
                    "market": market.outlook(state, column, load.most),
                }
            boxes.append(box)
        plan = best(state, self.seat, self.loads())
        done: dict[str, Any] = {"type": "done"}
        if plan:
            done["preview"] = {
                "best": [{**_plain(self._action(load, goods)), "proceeds": worth} for load, goods, worth in plan],
                "proceeds": sum(worth for _, _, worth in plan),
            }
        return [*boxes, done]

    def refused(self) -> list[dict[str, Any]]:
        """Why a claim's goods cannot be sold in a city."""
        state, seat, board = self.state, self.seat, self.state.board
        misses = []
        for claim in range(board.claims):
            if available(state, seat, claim) == 0:
                continue
            for city in range(CITIES):
                why = (
                    no_delivery(state)
                    or no_load(state, seat, claim, board.cities[city])
                    or no_sale(state, board.commodity[claim], city)
                    or (OVER_SALE_LIMIT if room(state, board.commodity[claim], city) == 0 else None)
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


def loads(state: State, seat: int) -> list[Load]:
    """Everything that can be moved now."""
    if no_delivery(state) is not None:
        return []
    board, found = state.board, []
    with_trains = state.setting.advanced
    runs = consists(state, seat) if with_trains else []
    if with_trains and not runs:
        return []
    ways = state.usable(seat)
    for claim in range(board.claims):
        there = available(state, seat, claim)
        if there == 0:
            continue
        town, commodity = board.claim_town[claim], board.commodity[claim]
        for city in range(CITIES):
            to = board.cities[city]
            most = min(there, room(state, commodity, city))
            if most < 1 or no_sale(state, commodity, city) is not None or (town != to and not ways.joins(town, to)):
                continue
            if with_trains:
                found += _by_train(state, seat, runs, Load(claim, city, NOWHERE, None, 0, most), to)
            else:
                found.append(Load(claim, city, NOWHERE, None, 0, most))
        if state.setting.convoy:
            found += _transfers(state, seat, runs, claim)
    return found


def _transfers(state: State, seat: int, runs: list[Consist], claim: int) -> list[Load]:
    found = []
    for to in range(state.board.claims):
        if state.claim_at[to] == seat and no_transfer(state, seat, claim, to) is None:
            load = Load(claim, NOWHERE, to, None, 0, min(state.goods[claim], convoy(state, claim)))
            if state.setting.advanced:
                found += _by_train(state, seat, runs, load, state.board.claim_town[to])
            else:
                found.append(load)
    return found


def _by_train(state: State, seat: int, runs: list[Consist], load: Load, to: int) -> list[Load]:
    found = []
    town, commodity = state.board.claim_town[load.claim], state.board.commodity[load.claim]
    longest_segment = longest(state, seat, town, to)
    for consist in runs:
        most = min(load.most, capacity(consist.power, longest_segment, commodity))
        if most > 0 and may_run(state, seat, consist, town, to):
            found.append(Load(load.claim, load.city, load.to, consist.name, consist.power, most))
    return found


# The best that can be sold


def best(state: State, seat: int, found: list[Load]) -> list[tuple[Load, int, int]]:
    """Deliveries that together bring the most, with goods and proceeds: two of them, or as many as trains run."""
    board, sales = state.board, []
    for load in found:
        if load.to == NOWHERE:
            column = board.market_of[board.commodity[load.claim] * CITIES + load.city]
            sales.append(Sale(load, column, state.price(column)))
    carriers = [""] * (MOST_DELIVERIES - state.deliveries)
    if state.setting.advanced:
        carriers = [name_of(state, seat, train) for train in state.trains[seat] if not train & USED]
    search = Search(state, seat, worth_a_look(sales))
    search.extend([], 0, carriers)
    return search.best


class Sale:
    """A load that is sold. Its carriers are its trains, or in the basic game one of the deliveries, without a name."""

    def __init__(self, load: Load, column: int, price: int) -> None:
        self.load = load
        self.column = column
        self.price = price
        self.worth: int = price * load.most
        self.carriers: list[str] = (load.trains or "").split("+")


def worth_a_look(sales: list[Sale]) -> list[Sale]:
    """Without those that do no more than another does with fewer trains, for the same goods on the same market."""
    kept: dict[tuple[int, int], list[Sale]] = {}
    for sale in sorted(sales, key=lambda sale: (-sale.load.most, len(sale.carriers))):
        alike = kept.setdefault((sale.load.claim, sale.column), [])
        if all(without(sale.carriers, better.carriers) is None for better in alike):
            alike.append(sale)
    return [sale for alike in kept.values() for sale in alike]


def without(carriers: list[str], used: list[str]) -> list[str] | None:
    """The carriers that are left, None if not all of the used ones are there."""
    left = carriers[:]
    for carrier in used:
        if carrier not in left:
            return None
        left.remove(carrier)
    return left


class Search:
    """Branch and bound. The first carrier that is left runs in each of its sales in turn, or stays at home."""

    def __init__(self, state: State, seat: int, sales: list[Sale]) -> None:
        self.state = state
        self.seat = seat
        self.sales = sorted(sales, key=lambda sale: -sale.worth)
        self.best: list[tuple[Load, int, int]] = []
        self.proceeds = 0
        self._alone: dict[str, int] = {}
        self._fortunes: dict[int, int] = {}  # the most that all goods of a claim could bring
        for sale in self.sales:
            claim = sale.load.claim
            fortune = sale.price * available(state, seat, claim)
            self._fortunes[claim] = max(fortune, self._fortunes.get(claim, 0))

    def extend(self, plan: list[Sale], worth: int, left: list[str], start: int = 0) -> None:
        """Look for more than the best so far among the plans that begin with this one.

        Carriers that are alike take their sales in order, from `start` on: otherwise every plan would be met often.
        """
        if not left or self._bound(plan, worth, left) <= self.proceeds:
            return
        for place in range(start, len(self.sales)):
            sale = self.sales[place]
            if left[0] != sale.carriers[0]:
                continue
            others = without(left, sale.carriers)
            if others is None or worth + sale.worth + self.alone(others) <= self.proceeds:
                continue
            longer = [*plan, sale]
            shares = self.share(longer)
            worth_now = sum(each.price * goods for each, goods in zip(longer, shares, strict=True))
            if worth_now > self.proceeds:
                self.proceeds = worth_now
                taken = zip(longer, shares, strict=True)
                self.best = [(each.load, goods, each.price * goods) for each, goods in taken if goods]
            self.extend(longer, worth_now, others, place if others and others[0] == left[0] else 0)
        self.extend(plan, worth, [name for name in left if name != left[0]])

    def _bound(self, plan: list[Sale], worth: int, left: list[str]) -> int:
        """No plan that goes on from this one brings more: each delivery empties one claim at most."""
        claims = {sale.load.claim for sale in plan}
        others = sorted([fortune for claim, fortune in self._fortunes.items() if claim not in claims], reverse=True)
        fortunes = sum([self._fortunes[claim] for claim in claims]) + sum(others[: len(left)])
        return min(fortunes, worth + self.alone(left))

    def alone(self, left: list[str]) -> int:
        """What these carriers could bring if there were goods and markets enough for all of them."""
        if not left:
            return 0
        key = "+".join(left)
        most = self._alone.get(key)
        if most is None:
            most = self.alone(left[1:])
            seen: set[str] = set()
            for sale in self.sales:
                name = "+".join(sale.carriers)
                if left[0] in sale.carriers and name not in seen:
                    seen.add(name)
                    others = without(left, sale.carriers)
                    if others is not None:
                        most = max(most, sale.worth + self.alone(others))
            self._alone[key] = most
        return most

    def share(self, plan: list[Sale]) -> list[int]:
        """How many goods each delivery takes, so that all bring the most.

        Where they compete for goods or for a market, one after another takes what is left, in the order that pays best.
        """
        best_shares: list[int] = []
        best_worth = NOWHERE
        for order in permutations(range(len(plan))):
            shares = self._take_turns(plan, order)
            worth = sum([sale.price * goods for sale, goods in zip(plan, shares, strict=True)])
            if worth > best_worth:
                best_shares, best_worth = shares, worth
            if all(goods == sale.load.most for sale, goods in zip(plan, shares, strict=True)):
                break
        return best_shares

    def _take_turns(self, plan: list[Sale], order: tuple[int, ...]) -> list[int]:
        board, state = self.state.board, self.state
        shares = [0] * len(plan)
        for place in order:
            sale = plan[place]
            there = available(state, self.seat, sale.load.claim)
            room_left = board.sale_limit[sale.column] - state.sold_now[sale.column]
            for other, goods in zip(plan, shares, strict=True):
                if other.load.claim == sale.load.claim:
                    there -= goods
                if other.column == sale.column:
                    room_left -= goods
            shares[place] = min(sale.load.most, there, room_left)
        return shares
