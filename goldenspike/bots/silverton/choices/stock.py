"""Choose trains and snow plows to buy, and segments to clear."""

from __future__ import annotations

from typing import Final

from goldenspike.bots.silverton.choices.valued_action import ValuedAction, best_gain
from goldenspike.bots.silverton.evaluation.situation import Situation
from goldenspike.games.silverton.actions import Buy, Done, Plow
from goldenspike.games.silverton.board import CITIES, GOLD, NOWHERE, SILVER
from goldenspike.games.silverton.phases.trains import clearing_rolls
from goldenspike.games.silverton.routes import FAR, TrackNetwork
from goldenspike.kernel.game import Menu

USUAL_HAUL: Final = 5
"""The longest segment on the route of claims without track."""


def choose_stock(situation: Situation, menu: Menu) -> Buy | Done:
    """Buy the train or plow that earns most until the end, if any earns more than its price."""
    buy: Buy | None = best_gain(stock_purchases(situation, menu), menu)
    return Done() if buy is None else buy


def stock_purchases(situation: Situation, menu: Menu) -> list[ValuedAction]:
    fleet = Fleet(situation)
    return [ValuedAction(fleet.gain(action), action) for action in menu if isinstance(action, Buy)]


class Fleet:
    """Goods to haul, measured in the power they need, and the power the seat has."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.turns: int = situation.left - 1  # turns in which a new train runs
        self.power: int = 0
        for train in situation.view.players[situation.seat].trains:
            self.power += train.power
        self.need: float = 0.0
        self.revenue: float = 0.0
        for claim in situation.own:
            self._add(claim)
        self.need *= situation.weights.growth
        self.revenue *= situation.weights.growth

    def _add(self, claim: int) -> None:
        situation, board = self.situation, self.situation.board
        town, commodity = board.claim_town[claim], board.commodity[claim]
        longest, fetched = FAR, 0
        for city in range(CITIES):
            market = board.market_of[commodity * CITIES + city]
            if situation.open[market]:
                longest = min(longest, situation.network.longest(town, board.cities[city]))
                fetched = max(fetched, board.ladder[market][situation.box[market]])
        if longest == FAR:
            longest = USUAL_HAUL
        goods = situation.goods[claim] / max(1, min(3, self.turns))
        if not situation.depleted[claim]:
            goods += situation.yields.later[claim]
        self.revenue += goods * fetched
        self.need += goods * max(longest, 1) / (2 if commodity in (GOLD, SILVER) else 1)

    def hauled(self, power: int) -> float:
        """Earnings of a turn with that much power."""
        if self.need <= 0.0:
            return 0.0
        return self.revenue * min(1.0, self.situation.weights.steam * power / self.need)

    def gain(self, action: Buy) -> float:
        """Earnings of a purchase until the end, less its price."""
        situation = self.situation
        if action.train is not None:
            trains, old = situation.board.trains, NOWHERE
            power = self.power + action.train
            if action.trade_in is not None:
                traded = int(action.trade_in.partition("@")[0])
                old = trains.strength.index(traded)
                power -= traded
            cost = trains.price(trains.strength.index(action.train), old)
            if situation.cash - cost < situation.weights.change:
                return 0.0
            return (self.hauled(power) - self.hauled(self.power)) * self.turns * situation.weights.thrift - cost
        assert action.plow is not None  # noqa: S101
        return self._plow_gain(action.plow, action.trade_in)

    def _plow_gain(self, plow: int, trade_in: str | None) -> float:
        """Value of a plow: in each coming winter it clears the segment that brings most."""
        situation = self.situation
        if trade_in is not None or situation.view.players[situation.seat].plows:
            return 0.0
        winters = 0
        for turn in range(situation.turn + 1, situation.turn + 1 + self.turns):
            if situation.board.winter(turn):
                winters += 1
        most = 0.0
        for segment in situation.network.segments:
            if situation.board.snow[segment]:
                most = max(
                    most, clearing_value(situation, 0, segment) * clear_chance(plow, situation.board.length[segment])
                )
        plows = situation.board.plows
        return most * winters - plows.cost[plows.strength.index(plow)]


def choose_plow(situation: Situation, menu: Menu) -> Plow | Done:
    """Clear the segment that brings most."""
    plow: Plow | None = best_gain(clearings(situation, menu), menu)
    return Done() if plow is None else plow


def clearings(situation: Situation, menu: Menu) -> list[ValuedAction]:
    board = situation.board
    cleared = 0
    for name in situation.view.cleared:
        cleared |= 1 << board.segment_index[name]
    found: list[ValuedAction] = []
    for action in menu:
        if isinstance(action, Plow):
            segment = board.segment_index[action.segment]
            gain = clearing_value(situation, cleared, segment) * clear_chance(action.plow, board.length[segment])
            found.append(ValuedAction(gain, action))
    return found


def clear_chance(plow: int, length: int) -> float:
    """The chance that a plow clears a segment (SV-12.5)."""
    return clearing_rolls(length, plow) / 6


def clearing_value(situation: Situation, cleared: int, segment: int) -> float:
    """What clearing one more white segment brings in a winter turn: lines that pay, and goods that need not wait."""
    before, after = situation.track.ploughed(cleared), situation.track.ploughed(cleared | 1 << segment)
    board, total = situation.board, 0.0
    for card in situation.view.passengers:
        index = board.passenger_index[card.number]
        a, b = board.line_a[index], board.line_b[index]
        if situation.seat in (card.owner, card.partner) and after.joins(a, b) and not before.joins(a, b):
            total += card.revenue
    for claim in situation.own:
        if situation.goods[claim]:
            lost = _delivery_value(situation, after, claim) - _delivery_value(situation, before, claim)
            total += max(0.0, lost) * (1.0 if situation.left <= 1 else situation.weights.delay)
    return total


def _delivery_value(situation: Situation, ways: TrackNetwork, claim: int) -> float:
    board, best = situation.board, 0
    for city in range(CITIES):
        market = board.market_of[board.commodity[claim] * CITIES + city]
        if situation.open[market] and ways.longest(board.claim_town[claim], board.cities[city]) != FAR:
            best = max(best, board.ladder[market][situation.box[market]])
    return float(best * situation.goods[claim])
