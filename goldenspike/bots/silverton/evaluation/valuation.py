"""Valuation of claims, passenger lines and towns for a seat, in dollars of this turn."""

from __future__ import annotations

from typing import Final

from goldenspike.bots.silverton.evaluation.reach import NO_PATH, Reach, reach_of
from goldenspike.bots.silverton.evaluation.situation import SHOWN, UNSEEN, Situation
from goldenspike.bots.silverton.evaluation.surplus_track import surplus_segments
from goldenspike.games.silverton.board import GOLD, LUMBER, NOWHERE, SILVER
from goldenspike.games.silverton.options.table_options import BETTER_SERVICE
from goldenspike.games.silverton.phases.passengers import line_revenue
from goldenspike.games.silverton.position.targets import is_segment

LETTERS: Final = "ABC"


class Valuation:
    """Values of cards for one seat."""

    def __init__(self, situation: Situation, reach: Reach) -> None:
        self.situation = situation
        self.reach = reach
        self.patience: float = situation.patience
        self.surveyors: int = max(1, working_pieces(situation, "surveyor"))
        self.prospectors: int = prospectors(situation)
        self.annuity: float = annuity(situation)
        self.claims_by_commodity: list[int] = [0] * 5  # own live claims, by commodity
        for claim in situation.own:
            if not situation.depleted[claim]:
                self.claims_by_commodity[situation.board.commodity[claim]] += 1
        self.slot: float = slot_price(situation, self.prospectors)
        self.cubes: int = situation.cubes
        if situation.cash_estimates is not None:
            self.cubes += len(surplus_segments(situation))

    # Claims

    def turns_to_build(self, hops: int) -> int:
        """Turns until that many segments are built."""
        weights = self.situation.weights
        return int(hops / (weights.alone if self.surveyors == 1 else self.surveyors * weights.crew) + 0.99)

    def claim_value(self, claim: int) -> float:
        """What operating a claim and selling its goods brings from now on, without the cost of track."""
        situation, board, weights = self.situation, self.situation.board, self.situation.weights
        town, commodity = board.claim_town[claim], board.commodity[claim]
        root, wait = self.reach.root[town], self.turns_to_build(self.reach.hops[town])
        if root == NOWHERE or wait >= situation.left or self.reach.hops[town] > self.cubes:
            return 0.0
        others = self.claims_by_commodity[commodity] - (1 if situation.claim_at[claim] == situation.seat else 0)
        price = situation.quote(commodity, root) * max(0.2, 1 - weights.crowd * others) * self.patience**wait
        total = situation.goods[claim] * price
        if not situation.depleted[claim]:
            goods, attempts = self.production(claim)
            earned = price * goods - board.operate_cost[claim] * attempts
            total += max(0.0, earned - self.slot * deliveries_needed(situation, claim, goods))
        return total

    def production(self, claim: int) -> tuple[float, float]:
        """Expected goods of a claim, and how often it is operated; later turns count less."""
        situation, yields = self.situation, self.situation.yields
        lasting = yields.survival[claim] * self.patience
        if situation.opened[claim]:
            attempts = (1 - lasting**situation.left) / (1 - lasting)
            return yields.later[claim] * attempts, attempts
        attempts = self.patience * (1 - lasting ** (situation.left - 1)) / (1 - lasting)
        return yields.first[claim] + yields.later[claim] * attempts, 1 + attempts

    # Passenger lines

    def line_value(self, card: int) -> float:
        """What a line pays until the end, if the seat had it this turn."""
        situation = self.situation
        return line_revenue(situation.board, card, BETTER_SERVICE in situation.view.rules) * self.annuity


def annuity(situation: Situation) -> float:
    """Present value of a dollar in every turn from this one on."""
    patience = situation.patience
    return (1 - patience**situation.left) / (1 - patience)


def working_pieces(situation: Situation, kind: str) -> int:
    """Count the pieces of a kind that are not in jail."""
    return sum([1 for token in situation.tokens if token.kind == kind and token.status not in ("jail", "dead", "gone")])


def prospectors(situation: Situation) -> int:
    """Count the working prospectors, at least one."""
    return max(1, working_pieces(situation, "prospector"))


def deliveries_needed(situation: Situation, claim: int, goods: float) -> float:
    """Deliveries that it takes to sell goods of a claim."""
    commodity, weights = situation.board.commodity[claim], situation.weights
    if situation.advanced:
        load = situation.power / weights.haul * (2 if commodity in (GOLD, SILVER) else 1)
        return max(1.0, goods / max(load, 1.0))
    return 1.0 if commodity < LUMBER else 1.0 + goods / weights.load


def slot_price(situation: Situation, prospectors: int) -> float:
    """Value of one delivery: zero while there are enough, higher the more claims wait."""
    weights = situation.weights
    waiting = weights.fresh * prospectors * (situation.left - 1)
    for claim in situation.own:
        if situation.goods[claim] or not situation.depleted[claim]:
            waiting += deliveries_needed(situation, claim, situation.goods[claim])
    price = weights.train_slot if situation.advanced else weights.slot
    return price * max(0.0, waiting / (situation.slots * situation.left) - weights.ease)


class Plan:
    """What track to each town would bring, and what it takes to build it."""

    def __init__(self, valuation: Valuation) -> None:
        self.valuation = valuation
        self.situation: Situation = valuation.situation
        self.reach: Reach = valuation.reach
        towns = self.situation.board.towns
        self.value: list[float] = [valuation.claim_value(claim) for claim in range(self.situation.board.claims)]
        self.local: list[float] = [0.0] * towns
        self.gain: list[float] = [0.0] * towns  # of the town and all towns on the route to it
        self.sure: list[float] = [0.0] * towns  # the part that comes from own claims
        self.hidden: float = self._chance_to_see()
        self.resale: list[float] = []  # what others would pay for each claim, if considered
        self._add_claims()
        self._add_lines()
        self._add_cities()
        for town in self.reach.order:
            if self.reach.first[town] == NOWHERE:
                self.sure[town] = 0.0  # as good as joined already
            else:
                self.gain[town] = self.gain[self.reach.back[town]] + self.local[town]
                self.sure[town] += self.sure[self.reach.back[town]]

    def _chance_to_see(self) -> float:
        """The chance to own a card of the deck, by prospectors and turns left."""
        unseen = self.situation.claim_at.count(UNSEEN) + len(self.situation.shown)
        slots = self.valuation.prospectors * self.situation.left
        return self.situation.weights.hidden * min(1.0, slots / max(unseen, 1))

    def _add_claims(self) -> None:
        situation, board, weights = self.situation, self.situation.board, self.situation.weights
        for claim in range(board.claims):
            at, value = situation.claim_at[claim], self.value[claim]
            if at == situation.seat:
                part = value
                if situation.network.part[board.claim_town[claim]] == NOWHERE:
                    self.sure[board.claim_town[claim]] += value
            elif at == SHOWN:
                part = weights.shown * max(0.0, value - board.claim_cost[claim])
            elif at == UNSEEN:
                part = self.hidden * max(0.0, value - board.claim_cost[claim])
            else:
                continue
            self.local[board.claim_town[claim]] += part

    def _add_lines(self) -> None:
        situation, board, weights = self.situation, self.situation.board, self.situation.weights
        visible = [False] * board.passengers
        for card in situation.view.passengers:
            index = board.passenger_index[card.number]
            visible[index] = True
            if card.owner is None:
                self._add_line(index, weights.line)
        for number in situation.view.discarded_passengers:
            visible[board.passenger_index[number]] = True
        under = [0, 0, 0]
        for pile in situation.view.piles:
            for letter in pile.under:
                under[LETTERS.index(letter)] += 1
        for index in range(board.passengers):
            if not visible[index] and under[board.letter[index]]:
                self._add_line(index, weights.covered)

    def _add_line(self, card: int, part: float) -> None:
        """Add a line to its farther end, if the route joins both ends. One end in the network is near enough."""
        board, reach, part_of = self.situation.board, self.reach, self.situation.network.part
        a, b = board.line_a[card], board.line_b[card]
        if reach.burden[a] > reach.burden[b]:
            a, b = b, a
        if part_of[b] != NOWHERE or reach.burden[b] >= NO_PATH:
            return
        if part_of[a] == reach.root[b] or (part_of[a] == NOWHERE and reach.lies_on_way(a, b)):
            wait = self.valuation.turns_to_build(reach.hops[b])
            paid = self.valuation.line_value(card) * self.valuation.patience**wait - self.situation.board.price[card]
            self.local[b] += part * max(0.0, paid)

    def _add_cities(self) -> None:
        """Add the value of another market for lumber and coal."""
        situation, board = self.situation, self.situation.board
        bulky = 0
        for claim in situation.own:
            if board.commodity[claim] >= LUMBER and not situation.depleted[claim]:
                bulky += 1
        for city in board.cities:
            if situation.network.part[city] == NOWHERE:
                self.local[city] += situation.weights.city * bulky

    def net_gain(self, town: int) -> float:
        """Net gain of building track to a town."""
        reach = self.reach
        return self._net(self.gain[town], reach.burden[town], reach.cost[town], reach.hops[town])

    def _net(self, gain: float, burden: float, cost: int, hops: int) -> float:
        lacking = max(0, cost - self.situation.cash)
        return (
            gain * self.valuation.patience ** self.valuation.turns_to_build(hops)
            - burden
            - self.situation.weights.lack * lacking
        )

    def segment_gains(self) -> dict[int, float]:
        """By segment that could be built next: the most that track over it would bring."""
        reach, found = self.reach, dict[int, float]()
        for town in reach.order:
            if reach.hops[town] <= self.valuation.cubes:
                self._note(found, reach.first[town], self.net_gain(town))
        if self.situation.confined:
            self._add_joins(found)
        return found

    def _note(self, found: dict[int, float], segment: int, net: float) -> None:
        if segment != NOWHERE and net > found.get(segment, 0.0):
            found[segment] = net

    def _add_joins(self, found: dict[int, float]) -> None:
        """Add routes that join the two start cities, built from either side."""
        situation, board, reach = self.situation, self.situation.board, self.reach
        joined = situation.weights.join + self._lines_across()
        for segment in range(board.segments):
            a, b, trouble = board.end_a[segment], board.end_b[segment], reach.trouble[segment]
            if (
                not 0.0 < trouble < NO_PATH
                or NOWHERE in (reach.root[a], reach.root[b])
                or reach.root[a] == reach.root[b]
            ):
                continue
            hops = reach.hops[a] + reach.hops[b] + 1
            if hops <= self.valuation.cubes:
                burden = reach.burden[a] + reach.burden[b] + trouble
                cost = reach.cost[a] + reach.cost[b] + board.cost[segment]
                net = self._net(self.gain[a] + self.gain[b] + joined, burden, cost, hops)
                for end in (a, b):
                    self._note(found, segment if reach.first[end] == NOWHERE else reach.first[end], net)

    def _lines_across(self) -> float:
        """Value of passenger lines between the two parts of the network."""
        situation, board, part = self.situation, self.situation.board, self.situation.network.part
        total = 0.0
        for card in situation.view.passengers:
            index = board.passenger_index[card.number]
            a, b = part[board.line_a[index]], part[board.line_b[index]]
            if card.owner is None and NOWHERE not in (a, b) and a != b:
                total += situation.weights.line * max(0.0, self.valuation.line_value(index) - board.price[index])
        return total

    def claim_gain(self, claim: int) -> float:
        """Gain of buying a claim, to use it or to sell it on."""
        use_gain = self._use_gain(claim)
        return max(use_gain, self.resale_gain(claim)) if self.resale else use_gain

    def resale_gain(self, claim: int) -> float:
        """Gain of buying a claim to sell it on."""
        return self.resale[claim] - self.situation.board.claim_cost[claim] if self.resale else 0.0

    def _use_gain(self, claim: int) -> float:
        """Gain of using a claim, less its price and track that nothing else would pay for."""
        situation, board, reach = self.situation, self.situation.board, self.reach
        town, value = board.claim_town[claim], self.value[claim]
        cost = board.claim_cost[claim]
        if value <= cost:
            return value - cost
        lacking = max(0, reach.cost[town] + cost - situation.cash)
        weights = situation.weights
        track = reach.burden[town] + weights.lack * lacking
        hope = self.gain[town] - self.sure[town]
        track -= weights.sure * self.sure[town] + (weights.hope + weights.bold * situation.plenty) * hope
        return value - cost - max(0.0, track)

    def offer_value(self, claim: int) -> float:
        """Value of a claim that another player offers. With cash estimates, the track it needs counts too."""
        return self.value[claim] if self.situation.cash_estimates is None else self.standalone_value(claim)

    def standalone_value(self, claim: int) -> float:
        """Value of a claim if it must pay for all the track it needs."""
        town = self.situation.board.claim_town[claim]
        return max(0.0, self.value[claim] - (self.reach.burden[town] if self.reach.hops[town] else 0.0))

    def deck_gain(self) -> float:
        """Average gain of a card drawn from the deck."""
        total, cards = 0.0, self.situation.view.deck
        for claim in range(self.situation.board.claims):
            if self.situation.claim_at[claim] == UNSEEN:
                total += max(0.0, self.claim_gain(claim))
        return self.situation.weights.risk * total / cards if cards else 0.0


def plan_of(situation: Situation, surveyed: bool) -> Plan:
    """Plan as things stand, or (`surveyed`) with the segments that own surveyors hold already built."""
    free: list[int] = []
    if surveyed:
        for token in situation.tokens:
            if situation.holds(token) and is_segment(token.target) and situation.owner[token.target] == NOWHERE:
                free.append(token.target)
    return Plan(Valuation(situation, reach_of(situation, free)))
