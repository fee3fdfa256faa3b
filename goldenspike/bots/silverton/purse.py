"""What one can afford: who spends the money for the way to his mines never gets it back."""

from __future__ import annotations

from goldenspike.bots.silverton.table import Table
from goldenspike.bots.silverton.worth import Plan
from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.position.targets import claim_of, is_claim, is_line, is_segment, line_of


class Purse:
    """`running` is what operating costs this turn; `owed` the track that own claims still lack; `income` what the next
    turns will bring each."""

    def __init__(self, plan: Plan, spoken: int) -> None:
        table = plan.table
        self.plan = plan
        self.table: Table = table
        self.spoken = spoken  # for what the pieces already placed will cost
        self.running: int = 0
        self.owed: int = 0
        self.income: float = 0.0
        self.on_way: list[bool] = [False] * table.board.segments
        self._look()

    def _look(self) -> None:
        table, board, plan = self.table, self.table.board, self.plan
        for claim in table.own:
            town = board.claim_town[claim]
            if table.network.part[town] == NOWHERE:
                if plan.value[claim] > 0 and plan.net(town) > 0:
                    self._owe(town)
                continue
            price = table.quote(board.commodity[claim], table.network.part[town])
            self.income += table.goods[claim] * price / 3
            if not table.depleted[claim] and plan.value[claim] > 0:
                self.running += board.operate_cost[claim]
                self.income += max(0.0, table.yields.later[claim] * price - board.operate_cost[claim])
        for card in table.view.passengers:
            if table.seat in (card.owner, card.partner):
                self.income += card.revenue

    def _owe(self, town: int) -> None:
        """The segments on the way there that are not on another's."""
        reach = self.plan.reach
        while town != NOWHERE:
            segment = reach.via[town]
            if segment != NOWHERE and reach.trouble[segment] > 0.0 and not self.on_way[segment]:
                self.on_way[segment] = True
                self.owed += self.table.board.cost[segment]
            town = reach.back[town]

    def affords_segment(self, segment: int) -> bool:
        """The way to own claims comes before all else; other track after what cards will cost."""
        cost = self.table.board.cost[segment]
        if self.on_way[segment]:
            return cost <= self.for_track()
        return cost <= self.for_cards() - self.table.weights.capital

    def for_track(self) -> float:
        return self.table.cash - self.spoken - self.running

    def for_cards(self) -> float:
        """Track that one needs anyhow comes first, as far as the income of the next turns does not pay for it."""
        weights = self.table.weights
        return self.for_track() - max(0.0, weights.debt * self.owed - weights.credit * self.income)

    def affords_claim(self, claim: int, spoken: int = 0) -> bool:
        """With all that it takes to sell its goods; `spoken` is what was kept for it already."""
        board, reach, weights = self.table.board, self.plan.reach, self.table.weights
        town = board.claim_town[claim]
        track = max(0.0, weights.debt * reach.cost[town] - weights.credit * self.income)
        return board.claim_cost[claim] + board.operate_cost[claim] + track <= self.for_cards() + spoken


def spoken_for(table: Table) -> int:
    """What the pieces already placed will cost."""
    board, total = table.board, 0
    for token in table.tokens:
        if table.holds(token):
            target = token.target
            if is_segment(target):
                total += board.cost[target] if table.owner[target] == NOWHERE else 0
            elif is_claim(target):
                total += board.claim_cost[claim_of(target)] + board.operate_cost[claim_of(target)]
            elif is_line(target):
                total += board.price[line_of(target)]
            else:
                total += int(table.weights.stake)
    return total
