"""Choose what to buy, build and operate."""

from __future__ import annotations

from goldenspike.bots.silverton.choices.offers import broker_plan
from goldenspike.bots.silverton.choices.valued_action import ValuedAction, best_gain
from goldenspike.bots.silverton.evaluation.affordability import Affordability, committed_cash
from goldenspike.bots.silverton.evaluation.situation import Situation
from goldenspike.bots.silverton.evaluation.surplus_track import surplus_segments
from goldenspike.bots.silverton.evaluation.valuation import Plan, plan_of
from goldenspike.games.silverton.actions import Abandon, Build, Buy, Done, Draw, Leave, Operate
from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.position.targets import DECK, claim_of, is_claim, is_line, is_segment, line_of
from goldenspike.kernel.game import Menu


def choose_purchase(situation: Situation, menu: Menu) -> Buy | Draw | Leave | Done:
    """Buy the card that gains most; then draw from the deck. Card slides are never used."""
    plan = broker_plan(situation, True)
    affordability = Affordability(plan, committed_cash(situation))
    purchase: Buy | None = best_gain(purchases(affordability), menu)
    if purchase is not None:
        return purchase
    if situation.view.drawn is not None:
        return Leave()
    for draw in draws(situation):
        if draw in menu:
            return draw
    return Done()


def purchases(affordability: Affordability) -> list[ValuedAction]:
    """Value buying the card just drawn, or the cards that own pieces hold."""
    plan, situation, board = affordability.plan, affordability.situation, affordability.situation.board
    drawn = situation.view.drawn
    if drawn is not None:
        claim = board.claim_index[drawn]
        affordable = affordability.affords_claim(claim, int(situation.weights.stake))
        return [ValuedAction(plan.claim_gain(claim), Buy(claim=drawn))] if affordable else []
    found: list[ValuedAction] = []
    for token in situation.tokens:
        target = token.target
        if not situation.holds(token) or not (is_claim(target) or is_line(target)):
            continue
        if is_claim(target):
            gain, cost = plan.claim_gain(claim_of(target)), board.claim_cost[claim_of(target)]
            buy = Buy(claim=board.claim_numbers[claim_of(target)])
        else:
            cost = board.price[line_of(target)]
            gain = plan.valuation.line_value(line_of(target)) - cost
            buy = Buy(passenger=board.passenger_numbers[line_of(target)])
        if situation.cash - cost >= affordability.operating_cost:
            found.append(ValuedAction(gain, buy))
    return found


def draws(situation: Situation) -> list[Draw]:
    """List the draws that own pieces allow."""
    return [Draw(token.name) for token in situation.tokens if token.target == DECK and situation.holds(token)]


def choose_building(situation: Situation, menu: Menu) -> Build | Abandon | Done:
    """Build the segment that gains most, if enough cash is left to operate."""
    choices = buildings(situation)
    build: Build | None = best_gain(choices, menu)
    if build is not None:
        return build
    if situation.cash_estimates is not None and choices and choices[0].gain > 0:
        for segment in surplus_segments(situation):
            abandon = Abandon(situation.board.segment_ids[segment])
            if abandon in menu:
                return abandon
    return Done()


def buildings(situation: Situation) -> list[ValuedAction]:
    """Value building each segment that an own surveyor holds."""
    board = situation.board
    plan = plan_of(situation, False)
    nets = plan.segment_gains()
    affordability = Affordability(plan, 0)
    found: list[ValuedAction] = []
    for token in situation.tokens:
        segment = token.target
        if not situation.holds(token) or not is_segment(segment) or situation.owner[segment] != NOWHERE:
            continue
        if affordability.affords_segment(segment):
            found.append(ValuedAction(nets.get(segment, 0.0), Build(board.segment_ids[segment])))
    return found


def choose_operation(situation: Situation, menu: Menu) -> Operate | Done:
    """Operate the claim that gains most, if any gains."""
    operate: Operate | None = best_gain(operations(situation), menu)
    return Done() if operate is None else operate


def operations(situation: Situation) -> list[ValuedAction]:
    """Value operating each own claim."""
    board, part = situation.board, situation.network.part
    found: list[ValuedAction] = []
    plan: Plan | None = None
    least = _least_stack(situation)
    for claim in situation.own:
        if situation.depleted[claim] or situation.operated[claim]:
            continue
        cost, root, wait = board.operate_cost[claim], part[board.claim_town[claim]], 0
        if root == NOWHERE:
            if plan is None:
                plan = plan_of(situation, False)
            town, reach = board.claim_town[claim], plan.reach
            root, wait = reach.root[town], plan.valuation.turns_to_build(reach.hops[town])
            if root == NOWHERE or wait >= situation.left:
                continue
            affordability = Affordability(plan, cost)
            lacking = affordability.track_cost - situation.weights.advance * affordability.income
            if affordability.track_budget() < (max(0.0, lacking) if situation.weights.prudent else lacking):
                continue  # pay for the track first, and for claims that sell at once
        price = situation.quote(board.commodity[claim], root) * situation.patience**wait
        goods = next_goods(situation, claim)
        if (situation.goods[claim] + goods) * price >= least:
            found.append(ValuedAction(goods * price - cost, Operate(board.claim_numbers[claim])))
    return found


def next_goods(situation: Situation, claim: int) -> float:
    """Average goods of the next operation."""
    return situation.yields.later[claim] if situation.opened[claim] else situation.yields.first[claim]


def _least_stack(situation: Situation) -> float:
    """Value of the smallest stack that can still be delivered, if there are more stacks than deliveries."""
    board, part = situation.board, situation.network.part
    stacks = []
    for claim in situation.own:
        root = part[board.claim_town[claim]]
        if root != NOWHERE:
            goods = situation.goods[claim] + (0.0 if situation.depleted[claim] else next_goods(situation, claim))
            stacks.append(goods * situation.quote(board.commodity[claim], root))
    stacks.sort(reverse=True)
    slots = situation.slots * situation.left
    return stacks[slots - 1] if len(stacks) >= slots else 0.0
