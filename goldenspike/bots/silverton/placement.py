"""Placing pieces: each on whatever promises most, while there is money to use it."""

from __future__ import annotations

from goldenspike.bots.silverton.odds import beats, exceeds
from goldenspike.bots.silverton.reach import Reach
from goldenspike.bots.silverton.table import Table, Token
from goldenspike.bots.silverton.worth import Plan, Worth
from goldenspike.games.silverton.actions import Done, Place
from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.disputes import CONNECTED_CLAIM
from goldenspike.games.silverton.routes import FAR, Track
from goldenspike.games.silverton.state import CLAIM, DECK, PASSENGER
from goldenspike.kernel.game import Menu


class Choice:
    def __init__(self, gain: float, place: Place) -> None:
        self.gain = gain
        self.place = place


def choose_placement(table: Table, menu: Menu) -> Place | Done:
    held = [token.target for token in table.tokens if table.holds(token) and 0 <= token.target < CLAIM]
    plan = Plan(Worth(table, Reach(table, [own for own in held if table.owner[own] == NOWHERE])))
    budget = table.cash - spoken_for(table) - reserve(table, plan)
    choices: list[Choice] = []
    surveyors = [token for token in table.tokens if token.status == "free" and token.kind == "surveyor"]
    prospectors = [token for token in table.tokens if token.status == "free" and token.kind == "prospector"]
    if surveyors:
        choices += _segments(plan, surveyors, budget)
    if prospectors:
        token = max(prospectors, key=_bonus)
        choices += _claims(plan, token, budget)
        choices += _lines(plan, token, budget)
    choices.sort(key=_gain)
    for choice in choices:
        if choice.place in menu:
            return choice.place
    for token in table.tokens:
        if token.status == "free" and token.kind == "neutral":
            place = _worst(plan, token, menu)
            if place is not None:
                return place
    done = Done()
    return done if done in menu else next(iter(menu))


def _gain(choice: Choice) -> float:
    return -choice.gain


def _bonus(token: Token) -> int:
    return token.bonus


def spoken_for(table: Table) -> int:
    """What the pieces already placed will cost."""
    board, total = table.board, 0
    for token in table.tokens:
        if table.holds(token):
            target = token.target
            if target < CLAIM:
                total += board.cost[target] if table.owner[target] == NOWHERE else 0
            elif target < PASSENGER:
                total += board.claim_cost[target - CLAIM] + board.operate_cost[target - CLAIM]
            elif target < DECK:
                total += board.price[target - PASSENGER]
            else:
                total += 200
    return total


def reserve(table: Table, plan: Plan) -> int:
    """What operating own claims will cost this turn."""
    total = 0
    for claim in table.own:
        if not table.depleted[claim] and plan.value[claim] > 0:
            total += table.board.operate_cost[claim]
    return int(table.weights.purse * total)


# Surveyors


def _segments(plan: Plan, surveyors: list[Token], budget: int) -> list[Choice]:
    table, board = plan.table, plan.table.board
    found: list[Choice] = []
    for segment, net in plan.segments().items():
        if board.cost[segment] > budget or net <= 0 or (table.winter and board.snow[segment]):
            continue
        part = table.track.all.part
        if part[board.end_a[segment]] == NOWHERE and part[board.end_b[segment]] == NOWHERE:
            net *= exceeds(board.length[segment])
        for token in surveyors:
            chance = winning(table, segment, token.bonus, [])
            found.append(Choice(net * chance, Place(token.name, segment=board.segment_ids[segment])))
            if not table.confined:
                break
    return found


def winning(table: Table, target: int, bonus: int, leads: list[int]) -> float:
    """The chance that nobody else takes that target; `leads` are what rivals add there, by seat."""
    chance = 1.0
    for rival in table.rivals:
        if rival.target == target and rival.status in ("placed", "tied"):
            theirs = rival.bonus + (leads[rival.seat] if leads else 0)
            chance *= beats(bonus - theirs)
    return chance


# Prospectors


def _claims(plan: Plan, token: Token, budget: int) -> list[Choice]:
    """Face up, or from the deck."""
    table, board = plan.table, plan.table.board
    found: list[Choice] = []
    for claim in table.shown:
        if board.claim_cost[claim] + board.operate_cost[claim] <= budget:
            gain = plan.claim(claim)
            if gain > 0:
                chance = winning_claim(table, claim, token)
                place = Place(token.name, claim=board.claim_numbers[claim])
                found.append(Choice(gain * chance, place))
    deck = plan.deck()
    if deck > 0 and budget >= table.weights.stake:
        found.append(Choice(deck, Place(token.name, deck=True)))
    return found


def winning_claim(table: Table, claim: int, token: Token) -> float:
    board, target = table.board, CLAIM + claim
    contested = False
    for rival in table.rivals:
        if rival.target == target:
            contested = True
    if not contested:
        return 1.0
    town = board.claim_town[claim]
    leads = []
    for player in table.view.players:
        segments = [board.segment_index[name] for name in player.track]
        track = Track(board, segments, [board.town_index[name] for name in player.cities])
        leads.append(CONNECTED_CLAIM if track.network.part[town] != NOWHERE else 0)
    return winning(table, target, token.bonus + leads[table.seat], leads)


def _lines(plan: Plan, token: Token, budget: int) -> list[Choice]:
    """Those that one's track joins: free ones, and others' that one's shorter way may win."""
    table, board = plan.table, plan.table.board
    usable = table.track.dry() if table.winter else table.network
    found: list[Choice] = []
    for card in table.view.passengers:
        index = board.passenger_index[card.number]
        price = board.price[index]
        if price > budget or table.seat in (card.owner, card.partner):
            continue
        length = usable.length(board.line_a[index], board.line_b[index])
        if length == FAR:
            continue
        if card.owner is None:
            chance = winning(table, PASSENGER + index, token.bonus, [])
            gain = (plan.worth.line(index) - price) * chance
        else:
            theirs = 0 if card.length is None else card.length
            gain = plan.worth.line(index) * beats(theirs - length) - price if length < theirs else 0.0
        if gain > 0:
            found.append(Choice(gain, Place(token.name, passenger=card.number)))
    return found


def _worst(plan: Plan, token: Token, menu: Menu) -> Place | None:
    """What oneself would miss least: the neutral prospector takes it out of the game."""
    table, board = plan.table, plan.table.board
    best, least = None, 0.0
    for claim in table.shown:
        gain = plan.claim(claim)
        place = Place(token.name, claim=board.claim_numbers[claim])
        if (best is None or gain < least) and place in menu:
            best, least = place, gain
    return best
