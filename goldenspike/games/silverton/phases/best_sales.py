"""The best that can be sold: what a player could still earn in his step of deliveries."""

from __future__ import annotations

from itertools import permutations

from goldenspike.games.silverton.board import CITIES, NOWHERE
from goldenspike.games.silverton.phases.loads import Load
from goldenspike.games.silverton.phases.trains import name_of
from goldenspike.games.silverton.position.stock import is_used
from goldenspike.games.silverton.state import State


def find_best_sales(state: State, seat: int, found: list[Load]) -> list[tuple[Load, int, int]]:
    """Deliveries that together bring the most, with goods and proceeds: two of them, or as many as trains run."""
    board, sales = state.board, []
    for load in found:
        if load.to == NOWHERE:
            column = board.market_of[board.commodity[load.claim] * CITIES + load.city]
            sales.append(SaleOption(load, column, state.markets.price(column)))
    carriers = [""] * (state.board.most_deliveries - state.this_step.deliveries)
    if state.options.advanced:
        carriers = [name_of(state, seat, train) for train in state.stock.trains[seat] if not is_used(train)]
    search = SaleSearch(state, seat, undominated_sales(sales))
    search.extend([], 0, carriers)
    return search.best


class SaleOption:
    """A load that is sold. Its carriers are its trains, or in the basic game one of the deliveries, without a name."""

    def __init__(self, load: Load, column: int, price: int) -> None:
        self.load = load
        self.column = column
        self.price = price
        self.worth: int = price * load.most
        self.carriers: list[str] = (load.trains or "").split("+")


def undominated_sales(sales: list[SaleOption]) -> list[SaleOption]:
    """Without those that do no more than another does with fewer trains, for the same goods on the same market."""
    kept: dict[tuple[int, int], list[SaleOption]] = {}
    for sale in sorted(sales, key=lambda sale: (-sale.load.most, len(sale.carriers))):
        alike = kept.setdefault((sale.load.claim, sale.column), [])
        if all(remaining_carriers(sale.carriers, better.carriers) is None for better in alike):
            alike.append(sale)
    return [sale for alike in kept.values() for sale in alike]


def remaining_carriers(carriers: list[str], used: list[str]) -> list[str] | None:
    """The carriers that are left, None if not all of the used ones are there."""
    left = carriers[:]
    for carrier in used:
        if carrier not in left:
            return None
        left.remove(carrier)
    return left


class SaleSearch:
    """Branch and bound. The first carrier that is left runs in each of its sales in turn, or stays at home."""

    def __init__(self, state: State, seat: int, sales: list[SaleOption]) -> None:
        self.state = state
        self.seat = seat
        self.sales = sorted(sales, key=lambda sale: -sale.worth)
        self.best: list[tuple[Load, int, int]] = []
        self.proceeds = 0
        self._alone: dict[str, int] = {}
        self._fortunes: dict[int, int] = {}  # the most that all goods of a claim could bring
        for sale in self.sales:
            claim = sale.load.claim
            fortune = sale.price * state.claims.available(seat, claim)
            self._fortunes[claim] = max(fortune, self._fortunes.get(claim, 0))

    def extend(self, plan: list[SaleOption], worth: int, left: list[str], start: int = 0) -> None:
        """Look for more than the best so far among the plans that begin with this one.

        Carriers that are alike take their sales in order, from `start` on: otherwise every plan would be met often.
        """
        if not left or self._bound(plan, worth, left) <= self.proceeds:
            return
        for place in range(start, len(self.sales)):
            sale = self.sales[place]
            if left[0] != sale.carriers[0]:
                continue
            others = remaining_carriers(left, sale.carriers)
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

    def _bound(self, plan: list[SaleOption], worth: int, left: list[str]) -> int:
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
                    others = remaining_carriers(left, sale.carriers)
                    if others is not None:
                        most = max(most, sale.worth + self.alone(others))
            self._alone[key] = most
        return most

    def share(self, plan: list[SaleOption]) -> list[int]:
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

    def _take_turns(self, plan: list[SaleOption], order: tuple[int, ...]) -> list[int]:
        state = self.state
        shares = [0] * len(plan)
        for place in order:
            sale = plan[place]
            there = state.claims.available(self.seat, sale.load.claim)
            room_left = state.markets.room(sale.column)
            for other, goods in zip(plan, shares, strict=True):
                if other.load.claim == sale.load.claim:
                    there -= goods
                if other.column == sale.column:
                    room_left -= goods
            shares[place] = min(sale.load.most, there, room_left)
        return shares
