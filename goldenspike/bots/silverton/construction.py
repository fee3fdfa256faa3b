"""Buying cards, building track and operating claims."""

from __future__ import annotations

from goldenspike.bots.silverton.purse import Purse, spoken_for
from goldenspike.bots.silverton.reach import Reach
from goldenspike.bots.silverton.table import Table
from goldenspike.bots.silverton.worth import Plan, Worth
from goldenspike.games.silverton.actions import Build, Buy, Done, Draw, Leave, Operate, Slide
from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.state import CLAIM, DECK, PASSENGER
from goldenspike.kernel.game import Menu


def choose_purchase(table: Table, menu: Menu) -> Buy | Draw | Leave | Slide | Done:
    """Whatever is worth more than it costs; then cards from the deck; slides of cards are left to others."""
    board, view = table.board, table.view
    plan = _plan(table)
    purse = Purse(plan, spoken_for(table))
    if view.drawn is not None:
        claim = board.claim_index[view.drawn]
        buy = Buy(claim=view.drawn)
        if plan.claim(claim) > 0 and purse.affords_claim(claim, int(table.weights.stake)) and buy in menu:
            return buy
        return Leave()
    best: Buy | None = None
    most = 0.0
    for token in table.tokens:
        target = token.target
        if not table.holds(token) or target < CLAIM or target >= DECK:
            continue
        if target < PASSENGER:
            gain, cost = plan.claim(target - CLAIM), board.claim_cost[target - CLAIM]
            buy = Buy(claim=board.claim_numbers[target - CLAIM])
        else:
            cost = board.price[target - PASSENGER]
            gain = plan.worth.line(target - PASSENGER) - cost
            buy = Buy(passenger=board.passenger_numbers[target - PASSENGER])
        if gain > most and table.cash - cost >= purse.running and buy in menu:
            best, most = buy, gain
    if best is not None:
        return best
    for token in table.tokens:
        if token.target == DECK and table.holds(token):
            draw = Draw(token.name)
            if draw in menu:
                return draw
    return Done()


def _plan(table: Table) -> Plan:
    """With the segments that own surveyors hold as good as built."""
    held = [
        token.target
        for token in table.tokens
        if table.holds(token) and 0 <= token.target < CLAIM and table.owner[token.target] == NOWHERE
    ]
    return Plan(Worth(table, Reach(table, held)))


def choose_building(table: Table, menu: Menu) -> Build | Done:
    """The segment that brings most, if there is money left to operate with."""
    board = table.board
    plan = Plan(Worth(table, Reach(table, [])))
    nets = plan.segments()
    purse = Purse(plan, 0)
    best: Build | None = None
    most = 0.0
    for token in table.tokens:
        segment = token.target
        if not table.holds(token) or not 0 <= segment < CLAIM or table.owner[segment] != NOWHERE:
            continue
        gain = nets.get(segment, 0.0)
        build = Build(board.segment_ids[segment])
        if gain > most and purse.affords_segment(segment) and build in menu:
            best, most = build, gain
    return Done() if best is None else best


def choose_operation(table: Table, menu: Menu) -> Operate | Done:
    """Every claim whose next goods are worth more than they cost, the best first."""
    board, yields = table.board, table.yields
    plan = Plan(Worth(table, Reach(table, [])))
    worth, purse = plan.worth, Purse(plan, 0)
    best: Operate | None = None
    most = 0.0
    for claim in table.own:
        town = board.claim_town[claim]
        root, hops = worth.reach.root[town], worth.reach.hops[town]
        wait = worth.wait(hops)
        if table.depleted[claim] or root == NOWHERE or wait >= table.left:
            continue
        goods = yields.later[claim] if table.opened[claim] else yields.first[claim]
        price = worth.price(board.commodity[claim], root) * worth.patience**wait
        gain = goods * price - board.operate_cost[claim]
        if hops and table.cash - board.operate_cost[claim] < purse.owed - table.weights.credit * purse.income:
            continue  # the way there must be paid first
        operate = Operate(board.claim_numbers[claim])
        if gain > most and operate in menu:
            best, most = operate, gain
    return Done() if best is None else best
