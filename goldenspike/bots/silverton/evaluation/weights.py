"""What the greedy player believes: every number that it neither reads from the pack nor computes.

Players with other numbers played the same games; what won was kept.
"""

from __future__ import annotations

from typing import Final


class Weights:
    def __init__(self) -> None:
        # Time
        self.patience = 0.93  # what a dollar of the next turn is worth in this one
        self.progress = 0.045  # the part of the target that a turn brings: how long the game will still take
        self.outlay = 700.0  # dollars that a piece needs to work with; who has more of them has plenty
        self.calmness = 0.0  # how far patience grows with plenty
        # What a claim brings
        self.crowd = 0.05  # how much of the price each other own claim of the commodity takes away
        self.slot = 700.0  # dollars that a delivery is worth when as many stacks wait as can be sent till the end
        self.train_slot = 600.0  # the same where trains carry the goods
        self.haul = 8.0  # the longest segment of a usual way
        self.ease = 0.3  # the part of all deliveries that may be spoken for before they are worth anything
        self.fresh = 0.4  # stacks that each prospector will add in a turn
        self.load = 12.0  # lumber or coal of one delivery
        # What track opens
        self.crew = 0.6  # the part of one's surveyors that work on one way
        self.alone = 0.6  # the same, of one's only surveyor
        self.sure = 0.8  # the part of the own claims on a way that pays for it when another is bought
        self.hope = 0.25  # the same of what else may be had there
        self.bold = 0.0  # how much more of it with plenty
        self.shown = 0.7  # the part of the face-up claims within reach that one will own
        self.hidden = 0.6  # the same of claims in the deck, if there were turns enough to see them all
        self.line = 0.7  # the same of passenger lines on the table
        self.covered = 0.3  # the same of passenger lines face down
        self.snow = 1.3  # how much dearer white track is than it costs
        self.long = 6.0  # dollars that a unit of length costs more where trains carry the goods
        self.quarrel = 250.0  # dollars that a dispute over a segment costs who is sure to lose it
        self.lack = 0.5  # dollars that each dollar costs that one does not have yet
        self.join = 1500.0  # dollars that it is worth to join two start cities
        self.city = 60.0  # dollars for another market city, for each own claim of lumber or coal
        # Selling
        self.hold = 0.9  # what goods kept are worth, of what they will fetch
        self.rivals = 0.4  # goods that each other player sells of a commodity in a turn
        self.thirst = 0.0  # what a dollar brings besides, while one has less than `working` to work with
        self.working = 1000.0
        # Money
        self.debt = 0.8  # the part of the track to own claims for which money must be there
        self.credit = 1.5  # turns whose income counts as money
        self.advance = 1.5  # the same, for operating claims that track does not reach yet
        self.prudent = False  # whether claims that sell come before such, and lines that pay before track
        self.capital = 400.0  # dollars kept for cards before track is built for its own sake
        self.stake = 350.0  # dollars one must have to draw a card from the deck
        self.risk = 0.9  # what a draw from the deck is worth, of what it brings on average
        self.gain = 1.3  # how much more than one gives one wants for it in a deal
        self.broker = 0.0  # what one counts on of the price at which another would take a claim
        self.bargain = 60.0  # dollars that a deal must bring to be offered
        # Trains
        self.fleet = 0.0  # how far one counts on the trains that can be bought
        self.growth = 1.5  # how much more there will be to haul than there is
        self.steam = 0.8  # the part of the power that is used: loads do not fit exactly
        self.thrift = 0.6  # what earnings to come are worth when a train is bought
        self.change = 100.0  # dollars to keep
        self.delay = 0.1  # the part of their worth that goods lose by waiting for the snow to melt
        # Pieces
        self.tenure = 6  # turns that a piece must still serve to be hired
        self.bail = 500.0  # dollars one must have to pay for a piece in jail or a new one
        self.whim = 0.1  # how far whim may raise the promise of a target, so that games differ


def calm_weights() -> Weights:
    """Without whims: the same question always gets the same answer."""
    weights = Weights()
    weights.whim = 0.0
    return weights


def short_sighted_weights() -> Weights:
    """Of somebody to whom only soon is good enough, and who sells what there is to sell."""
    weights = calm_weights()
    weights.patience = 0.85
    weights.hold = 0.7
    return weights


def planner_weights() -> Weights:
    """The planner's: what was kept of other numbers that played the same games against greedy, and the solitaires."""
    weights = calm_weights()
    weights.credit = 3.0
    weights.advance = 3.0
    weights.thirst = 0.5
    return weights


def expert_weights() -> Weights:
    """The expert's: it builds for what it owns, and counts on selling what others need."""
    weights = planner_weights()
    weights.broker = 1.0
    weights.gain = 1.6
    weights.hope = 0.0
    return weights


def solitaire_weights(advanced: bool) -> Weights:
    """For playing alone: evolved in games with and without trains (research/silverton)."""
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
