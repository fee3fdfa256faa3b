"""Place pieces where they promise most, while there is cash to use them."""

from __future__ import annotations

from random import Random

from goldenspike.bots.silverton.choices.offers import broker_plan
from goldenspike.bots.silverton.choices.valued_action import ValuedAction, best_gain
from goldenspike.bots.silverton.evaluation.affordability import Affordability, committed_cash
from goldenspike.bots.silverton.evaluation.odds import second_segment_chance, win_chance
from goldenspike.bots.silverton.evaluation.situation import Situation, Token
from goldenspike.bots.silverton.evaluation.valuation import Plan
from goldenspike.games.silverton.actions import Done, Place
from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.position.targets import on_claim, on_line
from goldenspike.games.silverton.routes import FAR
from goldenspike.kernel.game import Menu


def choose_placement(situation: Situation, menu: Menu, rng: Random) -> Place | Done:
    plan = broker_plan(situation, True)
    choices = placements(Affordability(plan, committed_cash(situation)))
    for choice in choices:
        choice.gain *= 1 + situation.weights.whim * rng.random()
    place: Place | None = best_gain(choices, menu) or choose_neutral(plan, menu)
    if place is not None:
        return place
    done = Done()
    return done if done in menu else next(iter(menu))


def placements(affordability: Affordability) -> list[ValuedAction]:
    """Value the placements of own pieces. All of them gain something."""
    situation = affordability.situation
    found: list[ValuedAction] = []
    surveyors = [token for token in situation.tokens if token.status == "free" and token.kind == "surveyor"]
    prospectors = [token for token in situation.tokens if token.status == "free" and token.kind == "prospector"]
    if surveyors:
        found += _segments(affordability, surveyors)
    if prospectors:
        token = max(prospectors, key=_bonus)
        found += _claims(affordability, token)
        found += _lines(affordability, token)
    return found


def choose_neutral(plan: Plan, menu: Menu) -> Place | None:
    """Place the neutral prospector, if the seat must."""
    for token in plan.situation.tokens:
        if token.status == "free" and token.kind == "neutral":
            place = _least_gain(plan, token, menu)
            if place is not None:
                return place
    return None


def _bonus(token: Token) -> int:
    return token.bonus


# Surveyors


def _segments(affordability: Affordability, surveyors: list[Token]) -> list[ValuedAction]:
    plan, situation, board = affordability.plan, affordability.situation, affordability.situation.board
    found: list[ValuedAction] = []
    for segment, net in plan.segment_gains().items():
        if net <= 0 or not affordability.affords_segment(segment) or (situation.winter and board.snow[segment]):
            continue
        part = situation.track.all.part
        if part[board.end_a[segment]] == NOWHERE and part[board.end_b[segment]] == NOWHERE:
            net *= second_segment_chance(board.length[segment])
        for token in surveyors:
            chance = target_win_chance(situation, segment, token.bonus, [])
            found.append(ValuedAction(net * chance, Place(token.name, segment=board.segment_ids[segment])))
            if not situation.confined:
                break
    return found


def target_win_chance(situation: Situation, target: int, bonus: int, leads: list[int]) -> float:
    """The chance to win a target; `leads` are the bonuses of rivals there, by seat."""
    chance = 1.0
    for rival in situation.rivals:
        if rival.target == target and rival.status in ("placed", "tied"):
            theirs = rival.bonus + (leads[rival.seat] if leads else 0)
            chance *= win_chance(bonus - theirs)
    return chance


# Prospectors


def _claims(affordability: Affordability, token: Token) -> list[ValuedAction]:
    """Value placements on face-up claims and on the deck."""
    plan, situation, board = affordability.plan, affordability.situation, affordability.situation.board
    found: list[ValuedAction] = []
    for claim in situation.shown:
        if affordability.affords_claim(claim):
            gain = plan.claim_gain(claim)
            if gain > 0:
                chance = claim_win_chance(situation, claim, token)
                place = Place(token.name, claim=board.claim_numbers[claim])
                found.append(ValuedAction(gain * chance, place))
    deck = plan.deck_gain()
    if deck > 0 and affordability.card_budget() >= situation.weights.stake:
        found.append(ValuedAction(deck, Place(token.name, deck=True)))
    return found


def claim_win_chance(situation: Situation, claim: int, token: Token) -> float:
    """The chance to win a claim. Track that joins it to the start city helps (SV-6.3)."""
    target, town = on_claim(claim), situation.board.claim_town[claim]
    contested = False
    for rival in situation.rivals:
        if rival.target == target:
            contested = True
    if not contested:
        return 1.0
    leads = []
    for network in situation.networks():
        leads.append(situation.board.claim_bonus if network.part[town] != NOWHERE else 0)
    return target_win_chance(situation, target, token.bonus + leads[situation.seat], leads)


def _lines(affordability: Affordability, token: Token) -> list[ValuedAction]:
    """Value placements on lines that own track joins: free ones, and others' that a shorter route may win."""
    plan, situation, board = affordability.plan, affordability.situation, affordability.situation.board
    budget = affordability.track_budget() if situation.weights.prudent else affordability.card_budget()
    usable = situation.track.dry() if situation.winter else situation.network
    found: list[ValuedAction] = []
    for card in situation.view.passengers:
        index = board.passenger_index[card.number]
        price = board.price[index]
        if price > budget or situation.seat in (card.owner, card.partner):
            continue
        length = usable.length(board.line_a[index], board.line_b[index])
        if length == FAR:
            continue
        if card.owner is None:
            chance = target_win_chance(situation, on_line(index), token.bonus, [])
            gain = (plan.valuation.line_value(index) - price) * chance
        else:
            theirs = 0 if card.length is None else card.length
            gain = plan.valuation.line_value(index) * win_chance(theirs - length) - price if length < theirs else 0.0
        if gain > 0:
            found.append(ValuedAction(gain, Place(token.name, passenger=card.number)))
    return found


def _least_gain(plan: Plan, token: Token, menu: Menu) -> Place | None:
    """Choose the claim that the seat would miss least: the neutral prospector removes it from the game."""
    situation, board = plan.situation, plan.situation.board
    best, least = None, 0.0
    for claim in situation.shown:
        gain = plan.claim_gain(claim)
        place = Place(token.name, claim=board.claim_numbers[claim])
        if (best is None or gain < least) and place in menu:
            best, least = place, gain
    return best
