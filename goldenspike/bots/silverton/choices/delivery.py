"""Choose deliveries: the loads that bring most, compared with selling the goods later."""

from __future__ import annotations

from typing import Final

from goldenspike.bots.silverton.choices.valued_action import ValuedAction
from goldenspike.bots.silverton.evaluation.situation import Situation
from goldenspike.bots.silverton.evaluation.valuation import prospectors, slot_price
from goldenspike.games.silverton.actions import Deliver, Done
from goldenspike.games.silverton.board import CITIES, NOWHERE
from goldenspike.games.silverton.phases.trains import capacity
from goldenspike.games.silverton.routes import FAR, TrackNetwork
from goldenspike.kernel.game import Menu

WIDTHS: Final = [3, 2, 1, 1]
"""How many loads to try for the first, second, … train or group of trains."""

BASIC_WIDTHS: Final = [12, 12]

SOON: Final = 2
"""Turns whose goods count when a price may fall."""


class CandidateLoad:
    """Goods of one claim for one market, over a route with that longest segment."""

    def __init__(self, claim: int, city: int, market: int, price: int, longest: int) -> None:
        self.claim = claim
        self.city = city
        self.market = market
        self.price = price
        self.longest = longest


class TrainGroup:
    """Trains that run together. In the basic game: one delivery, with power enough for anything."""

    def __init__(self, names: str | None, power: int, city: int) -> None:
        self.names = names
        self.power = power
        self.city = city  # the start city they are tied to, or NOWHERE


def choose_delivery(situation: Situation, menu: Menu) -> Deliver | Done:
    """Choose the first delivery of the best plan."""
    plan = best_deliveries(situation)
    return plan[0] if plan and plan[0] in menu else Done()


def best_deliveries(situation: Situation) -> list[Deliver]:
    """Plan the deliveries of this turn that bring most together."""
    sales = RemainingSales(situation)
    sales.search()
    return [] if sales.best is None else [_delivery(situation, *each) for each in sales.best]


def _delivery(situation: Situation, load: CandidateLoad, group: TrainGroup, goods: int) -> Deliver:
    board = situation.board
    return Deliver(board.claim_numbers[load.claim], board.town_ids[board.cities[load.city]], goods, group.names)


def deliveries(situation: Situation) -> list[ValuedAction]:
    """Value each load alone, with each group of trains that could carry it."""
    sales = RemainingSales(situation)
    groups = {group.names: group for shared in sales.groups() for group in shared}
    found: list[ValuedAction] = []
    for group in groups.values():
        for load in sales.loads:
            goods = sales.fits(load, group)
            if goods > 0:
                found.append(ValuedAction(sales.gain(load, goods), _delivery(situation, load, group, goods)))
    return found


def usable_network(situation: Situation) -> TrackNetwork:
    """The own network without snowed-in segments."""
    if not situation.winter:
        return situation.network
    cleared = 0
    for name in situation.view.cleared:
        cleared |= 1 << situation.board.segment_index[name]
    return situation.track.ploughed(cleared)


class RemainingSales:
    """Goods and trains left while loads are tried one after the other."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.goods: list[int] = situation.goods[:]
        self.room: list[int] = situation.room[:]
        self.sold: list[int] = situation.sold[:]
        self.cash: int = situation.cash
        self.rest: list[float] = [0.0] * 5  # goods of each commodity that may yet be sold later
        self.loads: list[CandidateLoad] = []
        self.markets: list[list[int]] = [[], [], [], [], []]  # those within reach, by commodity
        self._values_if_kept: dict[int, float] = {}
        self._find_loads()
        self.hold: float = self._hold()
        self.slot: float = slot_price(situation, prospectors(situation))
        self.best: list[tuple[CandidateLoad, TrainGroup, int]] | None = None
        self.most: float = 0.0

    def _find_loads(self) -> None:
        situation, board = self.situation, self.situation.board
        ways = usable_network(situation)
        for claim in situation.own:
            town, commodity = board.claim_town[claim], board.commodity[claim]
            reached = False
            for city in range(CITIES):
                market, to = board.market_of[commodity * CITIES + city], board.cities[city]
                longest = ways.longest(town, to)
                if not situation.open[market] or longest == FAR:
                    continue
                reached = True
                if market not in self.markets[commodity]:
                    self.markets[commodity].append(market)
                if self.goods[claim] and self.room[market] > 0:
                    price = board.ladder[market][situation.box[market]]
                    self.loads.append(CandidateLoad(claim, city, market, price, longest))
            if reached:
                self.rest[commodity] += self.goods[claim]
                if not situation.depleted[claim]:
                    self.rest[commodity] += situation.yields.later[claim] * min(SOON, situation.left - 1)

    def _hold(self) -> float:
        """Factor on the later price of goods that are kept."""
        return 0.0 if self.situation.left <= 1 or self._reaches_target() else self.situation.weights.hold

    def _reaches_target(self) -> bool:
        """Tell whether selling now would win the game."""
        situation = self.situation
        if not situation.target or not self.loads:
            return False
        best: dict[int, int] = {}
        for load in self.loads:
            value = load.price * min(self.goods[load.claim], self.room[load.market])
            best[load.claim] = max(best.get(load.claim, 0), value)
        values = sorted(best.values(), reverse=True)
        total = situation.cash + sum(values[: len(self.groups()[0])])
        richest = 0 if situation.cash_estimates is None else max(situation.cash_estimates)
        return total >= max(situation.target, richest)

    # Trains

    def groups(self) -> list[list[TrainGroup]]:
        """List every way to group the trains."""
        situation = self.situation
        if not situation.advanced:
            return [
                [TrainGroup(None, 1 << 20, NOWHERE)] * (situation.board.most_deliveries - situation.view.deliveries)
            ]
        found: list[list[TrainGroup]] = [[]]
        for train in situation.view.players[situation.seat].trains:
            if train.used:
                continue
            city = NOWHERE if train.city is None else situation.board.town_index[train.city]
            grown: list[list[TrainGroup]] = []
            for shared in found:
                grown.append([*shared, TrainGroup(train.name, train.power, city)])
                for place, group in enumerate(shared):
                    if group.city == city:
                        joined = TrainGroup(f"{group.names}+{train.name}", group.power + train.power, city)
                        grown.append([*shared[:place], joined, *shared[place + 1 :]])
            found = grown
        different: dict[str, list[TrainGroup]] = {}
        for shared in found:
            shared.sort(key=_power)
            different[" ".join([str(group.names) for group in shared])] = shared
        return list(different.values())

    # Trying

    def search(self) -> None:
        for shared in self.groups():
            self._try(shared, [], 0.0)

    def _try(self, shared: list[TrainGroup], plan: list[tuple[CandidateLoad, TrainGroup, int]], gained: float) -> None:
        if gained > self.most:
            self.most, self.best = gained, plan[:]
        if len(plan) == len(shared):
            return
        depth = len(plan)
        group = shared[depth]
        options: list[tuple[float, int, int]] = []
        for number, load in enumerate(self.loads):
            goods = self.fits(load, group)
            if goods > 0:
                gain = self.gain(load, goods)
                if gain > 0:
                    options.append((-gain, number, goods))
        options.sort()
        width = WIDTHS[depth] if self.situation.advanced else BASIC_WIDTHS[depth]
        for minus, number, goods in options[:width]:
            load = self.loads[number]
            self._move(load, goods)
            plan.append((load, group, goods))
            self._try(shared, plan, gained - minus)
            plan.pop()
            self._move(load, -goods)

    def fits(self, load: CandidateLoad, group: TrainGroup) -> int:
        goods = min(self.goods[load.claim], self.room[load.market])
        situation, board = self.situation, self.situation.board
        if not situation.advanced or goods == 0:
            return goods
        town = board.claim_town[load.claim]
        if group.city != NOWHERE and load.longest and not situation.network.joins(town, group.city):
            return 0
        return min(goods, capacity(group.power, load.longest, board.commodity[load.claim]))

    def _move(self, load: CandidateLoad, goods: int) -> None:
        self.goods[load.claim] -= goods
        self.room[load.market] -= goods
        self.sold[load.market] += goods
        self.cash += goods * load.price
        self.rest[self.situation.board.commodity[load.claim]] -= goods

    def gain(self, load: CandidateLoad, goods: int) -> float:
        """Proceeds, less the later value of the goods, less what other goods lose by a lower price."""
        proceeds = float(goods * load.price)
        if self.hold <= 0.0:
            return proceeds
        commodity = self.situation.board.commodity[load.claim]
        before = self._later(commodity)
        self._move(load, goods)
        after = self._later(commodity)
        others = self.rest[commodity]
        self._move(load, -goods)
        value_if_kept = max(0.0, self.hold * goods * before - self.slot)
        return proceeds + self._liquidity_gain(proceeds) - value_if_kept - self.hold * others * (before - after)

    def _liquidity_gain(self, proceeds: float) -> float:
        """Extra value of proceeds while cash is short: without cash, a player cannot act."""
        weights = self.situation.weights
        return weights.thirst * min(proceeds, max(0.0, weights.working - self.cash))

    def _later(self, commodity: int) -> float:
        """Expected price of a commodity after this turn."""
        situation, best = self.situation, 0.0
        for market in self.markets[commodity]:
            key = market * 4096 + self.sold[market]
            value = self._values_if_kept.get(key)
            if value is None:
                value = situation.prices.value_if_kept(market, situation.turn, situation.box[market], self.sold[market])
                self._values_if_kept[key] = value
            best = max(best, value)
        return best


def _power(group: TrainGroup) -> int:
    return -group.power
