"""Affordability: keep enough cash for the track to claims already owned."""

from __future__ import annotations

from goldenspike.bots.silverton.evaluation.situation import Situation
from goldenspike.bots.silverton.evaluation.valuation import Plan
from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.position.targets import claim_of, is_claim, is_line, is_segment, line_of


class Affordability:
    """What the seat can spend.

    `committed` is what pieces already placed will cost, `operating_cost` the cost of operating claims this turn,
    `track_cost` the track that own claims still need, `income` the expected income of each of the next turns.
    """

    def __init__(self, plan: Plan, committed: int) -> None:
        situation = plan.situation
        self.plan = plan
        self.situation: Situation = situation
        self.committed = committed
        self.operating_cost: int = 0
        self.track_cost: int = 0
        self.income: float = 0.0
        self.on_route: list[bool] = [False] * situation.board.segments
        self._estimate()

    def _estimate(self) -> None:
        situation, board, plan = self.situation, self.situation.board, self.plan
        for claim in situation.own:
            town = board.claim_town[claim]
            if situation.network.part[town] == NOWHERE:
                if plan.value[claim] > 0 and plan.net_gain(town) > 0:
                    self._add_track_cost(town)
                continue
            price = situation.quote(board.commodity[claim], situation.network.part[town])
            self.income += situation.goods[claim] * price / 3
            if not situation.depleted[claim] and plan.value[claim] > 0:
                self.operating_cost += board.operate_cost[claim]
                self.income += max(0.0, situation.yields.later[claim] * price - board.operate_cost[claim])
        for card in situation.view.passengers:
            if situation.seat in (card.owner, card.partner):
                self.income += card.revenue

    def _add_track_cost(self, town: int) -> None:
        """Add the segments to a town that are on no other route yet."""
        reach = self.plan.reach
        while town != NOWHERE:
            segment = reach.via[town]
            if segment != NOWHERE and reach.trouble[segment] > 0.0 and not self.on_route[segment]:
                self.on_route[segment] = True
                self.track_cost += self.situation.board.cost[segment]
            town = reach.back[town]

    def affords_segment(self, segment: int) -> bool:
        """Tell whether a segment is affordable. Track to own claims comes first; other track comes after cards."""
        cost = self.situation.board.cost[segment]
        if self.on_route[segment]:
            return cost <= self.track_budget()
        return cost <= self.card_budget() - self.situation.weights.capital

    def track_budget(self) -> float:
        """Cash for track."""
        return self.situation.cash - self.committed - self.operating_cost

    def card_budget(self) -> float:
        """Cash for cards: what necessary track leaves, as far as coming income does not pay for it."""
        weights = self.situation.weights
        return self.track_budget() - max(0.0, weights.debt * self.track_cost - weights.credit * self.income)

    def affords_claim(self, claim: int, committed: int = 0) -> bool:
        """Tell whether a claim is affordable with all it takes to sell its goods. `committed` is cash already set aside
        for it.
        """
        board, reach, weights = self.situation.board, self.plan.reach, self.situation.weights
        if self.plan.resale_gain(claim) > 0 and board.claim_cost[claim] <= self.track_budget() + committed:
            return True
        town = board.claim_town[claim]
        track = max(0.0, weights.debt * reach.cost[town] - weights.credit * self.income)
        return board.claim_cost[claim] + board.operate_cost[claim] + track <= self.card_budget() + committed


def committed_cash(situation: Situation) -> int:
    """What the pieces already placed will cost."""
    board, total = situation.board, 0
    for token in situation.tokens:
        if situation.holds(token):
            target = token.target
            if is_segment(target):
                total += board.cost[target] if situation.owner[target] == NOWHERE else 0
            elif is_claim(target):
                total += board.claim_cost[claim_of(target)] + board.operate_cost[claim_of(target)]
            elif is_line(target):
                total += board.price[line_of(target)]
            else:
                total += int(situation.weights.stake)
    return total
