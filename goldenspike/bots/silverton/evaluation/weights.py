"""Weights of Silverton's bots: every number that is neither in the pack nor computed.

Players with different weights played the same games; the winning ones are used.
"""

from __future__ import annotations

from typing import Final


class Weights:
    """Weights of greedy, the base of all others."""

    def __init__(self) -> None:
        # Time
        self.patience = 0.93  # value of next turn's dollar in this turn
        self.progress = 0.045  # the part of the target that a turn brings, to estimate the end of the game
        self.outlay = 700.0  # dollars that a piece needs; more than that is plenty
        self.calmness = 0.0  # how far patience grows with plenty
        # What a claim brings
        self.crowd = 0.05  # the part of the price lost for each other own claim of the commodity
        self.slot = 700.0  # value of a delivery when as many stacks wait as can still be sent
        self.train_slot = 600.0  # the same where trains carry the goods
        self.haul = 8.0  # the longest segment of a typical route
        self.ease = 0.3  # the part of all deliveries that may be needed before one has a value
        self.fresh = 0.4  # stacks that each prospector adds in a turn
        self.load = 12.0  # lumber or coal of one delivery
        # What track opens
        self.crew = 0.6  # the part of the surveyors that work on one route
        self.alone = 0.6  # the same, with a single surveyor
        self.sure = 0.8  # the part of own claims on a route that pays for it when another is bought
        self.hope = 0.25  # the same for other things to gain there
        self.bold = 0.0  # how much more of that with plenty of cash
        self.shown = 0.7  # the part of face-up claims within reach that the seat will own
        self.hidden = 0.6  # the same for claims in the deck, if all were drawn
        self.line = 0.7  # the same for passenger lines on the table
        self.covered = 0.3  # the same for passenger lines face down
        self.snow = 1.3  # factor on the cost of white track
        self.long = 6.0  # extra dollars for each unit of length in games with trains
        self.quarrel = 250.0  # cost of a dispute over a segment that is sure to be lost
        self.lack = 0.5  # cost of each dollar that is still missing
        self.join = 1500.0  # value of joining two start cities
        self.city = 60.0  # value of another market city, for each own claim of lumber or coal
        # Selling
        self.hold = 0.9  # factor on the later price of goods that are kept
        self.rivals = 0.4  # goods of a commodity that each other player sells in a turn
        self.thirst = 0.0  # extra value of a dollar while cash is below `working`
        self.working = 1000.0
        # Money
        self.debt = 0.8  # the part of the track to own claims that cash must cover
        self.credit = 1.5  # turns whose income counts as money
        self.advance = 1.5  # the same, for operating claims without track
        self.prudent = False  # claims that sell come before those, and lines before track
        self.capital = 400.0  # dollars kept for cards before other track is built
        self.stake = 350.0  # dollars needed to draw a card from the deck
        self.risk = 0.9  # factor on the average value of a card from the deck
        self.gain = 1.3  # how many times as much as it gives the seat wants in a deal
        self.broker = 0.0  # the part of another player's price that a resale is expected to bring
        self.bargain = 60.0  # the least gain of a deal to be offered
        # Trains
        self.fleet = 0.0  # how far trains that can be bought count
        self.growth = 1.5  # how much more there will be to haul than now
        self.steam = 0.8  # the part of the power in use: loads do not fit exactly
        self.thrift = 0.6  # factor on later earnings when a train is bought
        self.change = 100.0  # dollars to keep in hand
        self.delay = 0.1  # the part of their value that goods lose by waiting for spring
        # Pieces
        self.tenure = 6  # turns that a hired piece must still serve
        self.bail = 500.0  # dollars needed to pay for a piece in jail or a new one
        self.whim = 0.1  # random variation of the value of a target, so that games differ


def calm_weights() -> Weights:
    """Weights without random variation: the same question always gets the same answer."""
    weights = Weights()
    weights.whim = 0.0
    return weights


def short_sighted_weights() -> Weights:
    """Weights of a player who sells early and values only the near future."""
    weights = calm_weights()
    weights.patience = 0.85
    weights.hold = 0.7
    return weights


def planner_weights() -> Weights:
    """Weights of the planner, chosen by games against greedy and by solitaires."""
    weights = calm_weights()
    weights.credit = 3.0
    weights.advance = 3.0
    weights.thirst = 0.5
    return weights


def expert_weights() -> Weights:
    """Weights of the expert: build only for own claims, and count on selling claims that others need."""
    weights = planner_weights()
    weights.broker = 1.0
    weights.gain = 1.6
    weights.hope = 0.0
    return weights


def solitaire_weights(advanced: bool) -> Weights:
    """Weights for solitaires, evolved in games with and without trains (research/silverton)."""
    weights = planner_weights()
    weights.prudent = True
    for name, value in (WITH_TRAINS if advanced else WITHOUT_TRAINS).items():
        setattr(weights, name, value)
    return weights


WITHOUT_TRAINS: Final = {
    "patience": 0.91,
    "progress": 0.051,
    "outlay": 850.0,
    "calmness": 0.12,
    "crowd": 0.09,
    "slot": 620.0,
    "ease": 0.43,
    "fresh": 0.49,
    "load": 14.0,
    "crew": 0.6,
    "alone": 1.2,
    "sure": 0.65,
    "hope": 0.15,
    "bold": 0.05,
    "shown": 0.83,
    "hidden": 0.75,
    "line": 0.62,
    "covered": 0.27,
    "snow": 1.05,
    "lack": 0.5,
    "join": 2000.0,
    "city": 62.0,
    "hold": 0.9,
    "thirst": 0.34,
    "working": 1050.0,
    "debt": 0.79,
    "credit": 2.3,
    "advance": 0.95,
    "capital": 260.0,
    "stake": 320.0,
    "risk": 0.78,
}

WITH_TRAINS: Final = {
    "patience": 0.95,
    "progress": 0.055,
    "outlay": 1330.0,
    "calmness": 0.28,
    "crowd": 0.15,
    "train_slot": 390.0,
    "haul": 13.0,
    "ease": 0.45,
    "fresh": 0.14,
    "crew": 0.27,
    "alone": 1.6,
    "sure": 0.83,
    "hope": 0.06,
    "bold": 0.12,
    "shown": 0.43,
    "hidden": 0.69,
    "line": 0.63,
    "covered": 0.37,
    "snow": 1.6,
    "long": 7.2,
    "lack": 0.46,
    "join": 2430.0,
    "city": 60.0,
    "hold": 0.72,
    "thirst": 0.62,
    "working": 890.0,
    "debt": 1.5,
    "credit": 1.0,
    "advance": 0.76,
    "capital": 140.0,
    "stake": 200.0,
    "risk": 0.73,
    "fleet": 0.19,
    "growth": 1.45,
    "steam": 1.03,
    "thrift": 0.73,
    "delay": 0.05,
}
