"""Choose pieces, cities, hires, fines, disputes and answers to offers."""

from __future__ import annotations

from typing import Any, Final

from goldenspike.bots.silverton.choices.valued_action import ValuedAction, best_gain, highest_valued
from goldenspike.bots.silverton.evaluation.odds import win_chance
from goldenspike.bots.silverton.evaluation.situation import Situation
from goldenspike.bots.silverton.evaluation.valuation import Plan, annuity, plan_of
from goldenspike.games.silverton.actions import (
    Accept,
    Agree,
    Assign,
    Bail,
    Call,
    Decline,
    Done,
    Hire,
    Move,
    Muster,
    Pass,
    Pay,
    Replace,
    Roll,
    Terms,
)
from goldenspike.kernel.game import Menu

SURVEYORS: Final = [1.0, 0.85, 0.3, 0.15]
"""Value of the first, second, and each further surveyor."""

PROSPECTORS: Final = [1.0, 0.75, 0.4, 0.2]

EXPERIENCE: Final = [0.0, 0.1, 0.18]
"""Value of a piece's bonus."""

# Pieces


def choose_pieces(menu: Menu) -> Muster:
    chosen: Muster = highest_valued(pieces(menu))
    return chosen


def pieces(menu: Menu) -> list[ValuedAction]:
    return [ValuedAction(_pieces(action.pieces), action) for action in menu]


def _pieces(names: str) -> float:
    total, counts = 0.0, {"S": 0, "P": 0}
    for name in names.split():
        kind = name[0]
        values = SURVEYORS if kind == "S" else PROSPECTORS
        total += values[min(counts[kind], 3)] + EXPERIENCE[int(name[1:] or 0)]
        counts[kind] += 1
    return total


def choose_city(situation: Situation, menu: Menu) -> Assign:
    """Send surveyors and trains where the seat has the fewest."""
    chosen: Assign = highest_valued(cities(situation, menu))
    return chosen


def cities(situation: Situation, menu: Menu) -> list[ValuedAction]:
    found: list[ValuedAction] = []
    for action in menu:
        town = situation.board.town_index[action.city]
        if action.piece is not None:
            there = float(sum([1 for token in situation.tokens if token.city == town]))
        else:
            there = 0.0
            for train in situation.view.players[situation.seat].trains:
                if train.city == action.city:
                    there += train.power
            for claim in situation.own:
                if situation.network.joins(situation.board.claim_town[claim], town):
                    there -= situation.weights.steam * 10
        found.append(ValuedAction(-there, action))
    return found


def choose_hire(situation: Situation, menu: Menu) -> Hire | Done:
    """Hire the kind of piece that the seat has fewer of, while there are enough turns and money."""
    weights = situation.weights
    if situation.left < weights.tenure or situation.cash - situation.board.wage < weights.stake:
        return Done()
    counts = {"surveyor": 0, "prospector": 0}
    for token in situation.tokens:
        if token.status not in ("dead", "gone"):
            counts[token.kind] += 1
    wanted = "surveyor" if counts["surveyor"] <= counts["prospector"] else "prospector"
    for action in menu:
        if isinstance(action, Hire) and action.kind == wanted:
            return action
    return Done()


def choose_fine(situation: Situation, menu: Menu) -> Roll | Bail | Replace | Done:
    """Pay a fine if cash is plenty; otherwise roll."""
    rich = situation.left > 2 and situation.cash >= situation.weights.bail
    first: Roll | Bail | Replace | None = None
    for action in menu:
        if isinstance(action, Bail | Replace) and rich:
            return action
        if isinstance(action, Roll):
            first = action
    return Done() if first is None else first


# Disputes


def choose_in_dispute(situation: Situation, menu: Menu) -> Any:
    """Move away if possible; share lines if that pays; challenge owners if the odds are good."""
    for action in menu:
        if isinstance(action, Move):
            return action
        if isinstance(action, Call):
            return action if _would_win(menu, situation.seat) else Pass()
        if isinstance(action, Agree):
            return action if _shares_pay(situation, menu) else Pass()
        if isinstance(action, Pay):
            return action if _theft_pays(situation, menu) else Pass()
    return next(iter(menu))


def _preview(menu: Menu) -> dict[str, Any]:
    for box in menu.describe()["choices"]:
        if "preview" in box:
            found: dict[str, Any] = box["preview"]
            return found
    return {}


def _would_win(menu: Menu, seat: int) -> bool:
    mine = theirs = 0
    for rival in _preview(menu)["rivals"]:
        if seat in rival["seats"]:
            mine = rival["bonus"]
        else:
            theirs = rival["bonus"]
    return mine > theirs


def _shares_pay(situation: Situation, menu: Menu) -> bool:
    preview = _preview(menu)
    return bool(preview["revenue"] * annuity(situation) > situation.weights.gain * preview["share"])


def _theft_pays(situation: Situation, menu: Menu) -> bool:
    preview = _preview(menu)
    chance = win_chance(preview["bonus"] - preview["defence"])
    return bool(preview["revenue"] * annuity(situation) * chance > preview["price"])


# Deals


def choose_answer(situation: Situation, menu: Menu) -> Accept | Decline:
    """Accept an offer that clearly gains."""
    accept: Accept | None = best_gain(bargains(situation), menu)
    return Decline() if accept is None else accept


def bargains(situation: Situation) -> list[ValuedAction]:
    """Value accepting the open offer, if the seat can pay: what it gains beyond the required margin."""
    offer = situation.view.offer
    if offer is None or offer.take.cash > situation.cash:
        return []
    plan = plan_of(situation, False)
    got, gone = _terms_value(plan, offer.give, False), _terms_value(plan, offer.take, True)
    return [ValuedAction(got - situation.weights.gain * gone, Accept())]


def _terms_value(plan: Plan, terms: Terms, own: bool) -> float:
    """Value one side of a deal: own things at the highest value, others' things at the lowest."""
    situation, board = plan.situation, plan.situation.board
    total = float(terms.cash)
    for number in terms.claims:
        claim = board.claim_index[number]
        total += plan.value[claim] + board.claim_cost[claim] if own else plan.offer_value(claim)
    for name in terms.segments:
        # The value of track is hard to see: own track is expensive, others' track is worth its price at most.
        segment = board.segment_index[name]
        useful = plan.segment_gains().get(segment, 0.0) if not own else 0.0
        total += board.cost[segment] * 5 if own else min(board.cost[segment], useful)
    for number in terms.passengers:
        card = board.passenger_index[number]
        joined = situation.network.joins(board.line_a[card], board.line_b[card])
        total += plan.valuation.line_value(card) if own or joined else 0.0
    for name in terms.trains:
        cost = board.trains.cost[board.trains.strength.index(int(name.partition("@")[0]))]
        total += cost * 2 if own else cost / 2
    for plow in terms.plows:
        cost = board.plows.cost[board.plows.strength.index(plow)]
        total += cost * 2 if own else cost / 2
    for lot in terms.goods:
        claim = board.claim_index[lot.claim]
        commodity, root = board.commodity[claim], plan.reach.root[board.claim_town[claim]]
        total += lot.goods * max(situation.quote(commodity, root), situation.price(commodity) / 2)
    return total
