"""Find the deliveries that earn most in the delivery step, for the menu's preview."""

from __future__ import annotations

from itertools import permutations

from goldenspike.games.silverton.board import CITIES, NOWHERE
from goldenspike.games.silverton.phases.loads import Load
from goldenspike.games.silverton.phases.trains import name_of
from goldenspike.games.silverton.position.stock import is_used
from goldenspike.games.silverton.state import State


def find_best_sales(state: State, seat: int, found: list[Load]) -> list[tuple[Load, int, int]]:
    """Best set of deliveries, with goods and proceeds: up to the delivery limit, or as many as trains can run."""
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
    """A load to sell. Its carriers are its trains; in the basic game, one nameless delivery."""

    def __init__(self, load: Load, column: int, price: int) -> None:
        self.load = load
        self.column = column
        self.price = price
        self.value: int = price * load.most
        self.carriers: list[str] = (load.trains or "").split("+")


def undominated_sales(sales: list[SaleOption]) -> list[SaleOption]:
    """Drop sales that carry no more than another with fewer trains, for the same goods and market."""
    kept: dict[tuple[int, int], list[SaleOption]] = {}
    for sale in sorted(sales, key=lambda sale: (-sale.load.most, len(sale.carriers))):
        alike = kept.setdefault((sale.load.claim, sale.column), [])
        if all(remaining_carriers(sale.carriers, better.carriers) is None for better in alike):
            alike.append(sale)
    return [sale for alike in kept.values() for sale in alike]


def remaining_carriers(carriers: list[str], used: list[str]) -> list[str] | None:
    """Carriers left after `used`; None if some of those are missing."""
    left = carriers[:]
    for carrier in used:
        if carrier not in left:
            return None
        left.remove(carrier)
    return left


class SaleSearch:
    """Branch and bound: the first remaining carrier takes each of its sales in turn, or none."""

    def __init__(self, state: State, seat: int, sales: list[SaleOption]) -> None:
        self.state = state
        self.seat = seat
        self.sales = sorted(sales, key=lambda sale: -sale.value)
        self.best: list[tuple[Load, int, int]] = []
        self.proceeds = 0
        self._alone: dict[str, int] = {}
        self._fortunes: dict[int, int] = {}  # highest value of all goods of a claim
        for sale in self.sales:
            claim = sale.load.claim
            fortune = sale.price * state.claims.available(seat, claim)
            self._fortunes[claim] = max(fortune, self._fortunes.get(claim, 0))

    def extend(self, plan: list[SaleOption], value: int, left: list[str], start: int = 0) -> None:
        """Search plans that begin with this one for a better result.

        Equal carriers take their sales in order, from `start` on, so that no plan is searched twice.
        """
        if not left or self._bound(plan, value, left) <= self.proceeds:
            return
        for place in range(start, len(self.sales)):
            sale = self.sales[place]
            if left[0] != sale.carriers[0]:
                continue
            others = remaining_carriers(left, sale.carriers)
            if others is None or value + sale.value + self.alone(others) <= self.proceeds:
                continue
            longer = [*plan, sale]
            shares = self.share(longer)
            value_now = sum(each.price * goods for each, goods in zip(longer, shares, strict=True))
            if value_now > self.proceeds:
                self.proceeds = value_now
                taken = zip(longer, shares, strict=True)
                self.best = [(each.load, goods, each.price * goods) for each, goods in taken if goods]
            self.extend(longer, value_now, others, place if others and others[0] == left[0] else 0)
        self.extend(plan, value, [name for name in left if name != left[0]])

    def _bound(self, plan: list[SaleOption], value: int, left: list[str]) -> int:
        """Upper bound for plans that begin with this one: each delivery empties one claim at most."""
        claims = {sale.load.claim for sale in plan}
        others = sorted([fortune for claim, fortune in self._fortunes.items() if claim not in claims], reverse=True)
        fortunes = sum([self._fortunes[claim] for claim in claims]) + sum(others[: len(left)])
        return min(fortunes, value + self.alone(left))

    def alone(self, left: list[str]) -> int:
        """Most that these carriers could earn with unlimited goods and markets."""
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
                        most = max(most, sale.value + self.alone(others))
            self._alone[key] = most
        return most

    def share(self, plan: list[SaleOption]) -> list[int]:
        """Goods of each delivery, for the highest total.

        Deliveries that compete for goods or a market take what is left, in the order that pays best.
        """
        best_shares: list[int] = []
        best_value = NOWHERE
        for order in permutations(range(len(plan))):
            shares = self._take_turns(plan, order)
            value = sum([sale.price * goods for sale, goods in zip(plan, shares, strict=True)])
            if value > best_value:
                best_shares, best_value = shares, value
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
