"""Make offers: claims for cash, at prices that gain for both sides."""

from __future__ import annotations

from typing import Final

from goldenspike.bots.silverton.evaluation.situation import Situation
from goldenspike.bots.silverton.evaluation.valuation import Plan, plan_of
from goldenspike.bots.silverton.evaluation.weights import Weights
from goldenspike.games.silverton.actions import Decline, Done, Offer, Terms
from goldenspike.kernel.entries import ActionEntry

ROUND: Final = 10
"""Prices are multiples of this."""

ASKED: Final = 1.35
"""How many times as much as they give the others must get."""

YIELDING: Final = 1.3
"""The factor on that for each offer already declined."""


def choose_offer(situation: Situation) -> Offer | Done:
    """Choose the deal that gains most, if any does. Without cash estimates, make none."""
    if situation.cash_estimates is None or situation.left <= 1 or situation.view.offers >= situation.board.most_offers:
        return Done()
    deals = DealSearch(situation)
    for player in situation.view.players:
        if player.seat != situation.seat:
            deals.consider_seat(player.seat)
    return Done() if deals.best is None else deals.best


class DealSearch:
    """Search for the best deal."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.mine: Plan = plan_of(situation, False)
        self.declined: list[Offer] = _declined_offers(situation)
        # A seat that has declined before is assumed to consider missing track too.
        self.careful: set[int] = {
            entry.seat
            for entry in situation.log
            if isinstance(entry, ActionEntry) and isinstance(entry.action, Decline)
        }
        self.best: Offer | None = None
        self.most: float = situation.weights.bargain

    def consider_seat(self, seat: int) -> None:
        situation, board = self.situation, self.situation.board
        theirs = _plan_of_seat(situation, seat)
        cash = theirs.situation.cash
        careful = seat in self.careful
        for claim in situation.own:
            number = board.claim_numbers[claim]
            refusals = self._refusals(seat, number)
            value = theirs.standalone_value(claim) if careful else theirs.value[claim]
            price = _round(min(cash, value / ASKED / YIELDING**refusals))
            gain = price - self.mine.standalone_value(claim)
            if gain > self.most and price > 0:
                self.best, self.most = Offer(seat, Terms(claims=(number,)), Terms(cash=price)), gain
        for claim in theirs.situation.own:
            number = board.claim_numbers[claim]
            value = theirs.value[claim] + board.claim_cost[claim]
            price = _round(value * ASKED * YIELDING ** self._refusals(seat, number)) + ROUND
            gain = self.mine.standalone_value(claim) - price
            if gain > self.most and price + situation.weights.change <= situation.cash:
                self.best, self.most = Offer(seat, Terms(cash=price), Terms(claims=(number,))), gain

    def _refusals(self, seat: int, claim: int) -> int:
        refusals = 0
        for offer in self.declined:
            if offer.to == seat and (claim in offer.give.claims or claim in offer.take.claims):
                refusals += 1
        return refusals


def broker_plan(situation: Situation, surveyed: bool) -> Plan:
    """Plan with the resale value of claims, if the weights ask for it."""
    plan = plan_of(situation, surveyed)
    if situation.cash_estimates is None or not situation.weights.broker or situation.left <= 1 or situation.seats == 1:
        return plan
    plan.resale = [0.0] * situation.board.claims
    for player in situation.view.players:
        if player.seat != situation.seat:
            theirs = _plan_of_seat(situation, player.seat)
            for claim in range(situation.board.claims):
                price = min(theirs.situation.cash, theirs.standalone_value(claim) / ASKED)
                plan.resale[claim] = max(plan.resale[claim], situation.weights.broker * price)
    return plan


def _plan_of_seat(situation: Situation, seat: int) -> Plan:
    """Plan of another seat, assuming an ordinary player."""
    return plan_of(Situation(situation.view, situation.board, Weights(), seat, situation.cash_estimates), False)


def _round(price: float) -> int:
    return int(price) // ROUND * ROUND


def _declined_offers(situation: Situation) -> list[Offer]:
    """Offers of this step that were declined and are still possible."""
    found: list[Offer] = []
    for entry in reversed(situation.log):
        if len(found) >= situation.view.offers:
            break
        if isinstance(entry, ActionEntry) and isinstance(entry.action, Offer):
            found.append(entry.action)
    return [offer for offer in found if _is_still_available(situation, offer)]


def _is_still_available(situation: Situation, offer: Offer) -> bool:
    index = situation.board.claim_index
    owners = [(number, situation.seat) for number in offer.give.claims]
    owners += [(number, offer.to) for number in offer.take.claims]
    return all(situation.claim_at[index[number]] == owner for number, owner in owners)
