"""Explain moves in Silverton. All cash counts as zero here, so that no reason reveals a secret."""

from __future__ import annotations

from typing import Any

from goldenspike.bots.reasons import Reason
from goldenspike.bots.silverton.evaluation.situation import SHOWN, Situation
from goldenspike.bots.silverton.evaluation.valuation import Plan, plan_of
from goldenspike.bots.silverton.evaluation.weights import Weights
from goldenspike.games.silverton.actions import (
    Accept,
    Build,
    Buy,
    Decline,
    Deliver,
    Done,
    Draw,
    Leave,
    Offer,
    Operate,
    Place,
)
from goldenspike.games.silverton.board import NOWHERE, board_of
from goldenspike.games.silverton.presentation.views import Claim, MarketView, View
from goldenspike.packs import Pack
from goldenspike.packs.silverton.tables import ANY_CITY, SilvertonTables


def reason(seat: int, pack: Pack, view: View, action: Any) -> Reason | None:
    """Explain an action from the public view."""
    return Reasons(seat, pack, view).of(action)


class Reasons:
    """Explanations for one seat and view."""

    def __init__(self, seat: int, pack: Pack, view: View) -> None:
        tables: SilvertonTables = pack.tables
        self.seat = seat
        self.view = view
        self.board = board_of(pack)
        self.situation = Situation(view, self.board, Weights(), seat)
        self.towns = {town.id: town.name for town in tables.towns}
        self.cards = {card.number: card for card in tables.claims}
        self.lines = {card.number: card for card in tables.passengers}
        self.markets = {market.id: market for market in tables.markets}

    def of(self, action: Any) -> Reason | None:
        if isinstance(action, Place | Buy):
            if action.claim is not None:
                return self._claim(action.claim)
            if action.passenger is not None:
                return self._line(action.passenger)
        if isinstance(action, Place) and action.segment is not None:
            return self._way(plan_of(self.situation, True), action.segment)
        if isinstance(action, Build):
            return self._way(plan_of(self.situation, False), action.segment)
        if isinstance(action, Draw) or (isinstance(action, Place) and action.deck):
            return Reason("bot-why-sv-deck")
        if isinstance(action, Buy) and action.train is not None:
            return Reason("bot-why-sv-train")
        if isinstance(action, Leave):
            return self._leaving()
        if isinstance(action, Offer | Accept | Decline):
            # Only two players may know the terms of an open or declined offer (SV-16.4).
            return Reason(f"bot-why-sv-{type(action).__name__.lower()}")
        if isinstance(action, Operate):
            return self._operation(action.claim)
        if isinstance(action, Deliver):
            return self._sale(action)
        return self._keeping() if isinstance(action, Done) and self.view.phase == "delivering" else None

    # Cards

    def _claim_view(self, number: int) -> Claim | None:
        return next((claim for claim in self.view.claims if claim.number == number), None)

    def _claim(self, number: int) -> Reason | None:
        claim, card = self._claim_view(number), self.cards[number]
        if claim is None or claim.prospects is None or claim.prospects.life_gain <= card.claim_cost:
            return None
        gain = claim.prospects.life_gain - card.claim_cost
        return Reason("bot-why-sv-claim", {"commodity": card.commodity, "town": self.towns[card.town], "gain": gain})

    def _leaving(self) -> Reason | None:
        """Explain why the card just drawn is left."""
        number = self.view.drawn
        if number is None or (claim := self._claim_view(number)) is None or claim.prospects is None:
            return None
        card = self.cards[number]
        if claim.prospects.life_gain <= card.claim_cost:
            return Reason("bot-why-sv-leave")
        far = self.situation.network.part[self.board.town_index[card.town]] == NOWHERE
        return Reason("bot-why-sv-far", {"town": self.towns[card.town]}) if far else None

    def _line(self, number: int) -> Reason:
        return Reason("bot-why-sv-line", {**self._ends(number), "revenue": self.lines[number].revenue})

    def _ends(self, number: int) -> dict[str, str]:
        one, other = self.lines[number].towns
        return {"from": self.towns[one], "to": self.towns[other]}

    def _operation(self, number: int) -> Reason | None:
        claim = self._claim_view(number)
        if claim is None or claim.prospects is None or claim.prospects.gain <= 0:
            return None
        return Reason("bot-why-sv-operate", {"gain": claim.prospects.gain})

    # Track

    def _way(self, plan: Plan, name: str) -> Reason | None:
        """Explain a segment: find the best town on the routes that begin with it."""
        segment, reach = self.board.segment_index[name], plan.reach
        ends = [town for town in reach.order if reach.first[town] == segment and plan.local[town] > 0]
        if not ends:
            return None
        town = max(ends, key=plan.net_gain)
        named = {"town": self.towns[self.board.town_ids[town]]}
        own, shown = self._claims_at(plan, town, self.seat), self._claims_at(plan, town, SHOWN)
        if own:
            return Reason("bot-why-sv-own", {**named, "commodity": own[0]})
        if shown:
            return Reason("bot-why-sv-shown", {**named, "commodity": shown[0]})
        for card in self.view.passengers:
            if card.owner is None and self.board.town_ids[town] in self.lines[card.number].towns:
                return Reason("bot-why-sv-passengers", {**named, **self._ends(card.number)})
        return Reason("bot-why-sv-city", named) if self.board.city_at[town] != NOWHERE else None

    def _claims_at(self, plan: Plan, town: int, at: int) -> list[str]:
        """Commodities of valuable claims in a town, best first."""
        board = self.board
        found = [
            (-plan.value[claim], board.claim_numbers[claim])
            for claim in range(board.claims)
            if board.claim_town[claim] == town and self.situation.claim_at[claim] == at and plan.value[claim] > 0
        ]
        return [self.cards[number].commodity for _, number in sorted(found)]

    # Selling

    def _sale(self, action: Deliver) -> Reason | None:
        commodity = self.cards[action.claim].commodity
        if self.situation.left <= 1:
            return Reason("bot-why-sv-last")
        market = self._market(commodity, action.city)
        drift = 0 if market is None else _drift(market)
        if market is None or drift > 0:
            return None
        return Reason("bot-why-sv-sell", {"commodity": commodity, "price": market.price, "falls": int(drift < 0)})

    def _keeping(self) -> Reason | None:
        """Explain why goods are kept: their price tends to rise."""
        for claim in self.situation.own:
            number = self.board.claim_numbers[claim]
            if not self.situation.goods[claim] or self.situation.network.part[self.board.claim_town[claim]] == NOWHERE:
                continue
            for market in self.view.markets:
                if market.commodity == self.cards[number].commodity and market.open and _drift(market) > 0:
                    return Reason("bot-why-sv-keep", {"commodity": market.commodity})
        return None

    def _market(self, commodity: str, city: str) -> MarketView | None:
        for market in self.view.markets:
            if market.commodity == commodity and self.markets[market.id].city in (city, ANY_CITY):
                return market
        return None


def _drift(market: MarketView) -> int:
    """Tell whether a price tends to rise (above 0) or fall."""
    return sum(boxes * rolls for boxes, rolls in market.odds)
