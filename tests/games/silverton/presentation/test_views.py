"""What a view says beside the position: what is asked and by which rule, prospects, what could be traded, grades."""

from __future__ import annotations

import itertools

import pytest

import goldenspike as gs
from golden.make import records
from goldenspike.games.reference import rulebook
from goldenspike.games.silverton import Offer, Terms
from goldenspike.games.silverton import state as states
from goldenspike.games.silverton.actions import Lot
from goldenspike.games.silverton.presentation.views import Prospects, View
from support.games import board, question, rule
from support.silverton.interactions import dealing
from support.silverton.positions import at, begin, give, own

CLAIM = 25


def prospects(play: gs.Play, number: int = CLAIM) -> Prospects:
    found: Prospects | None = next(claim.prospects for claim in play.view(0).claims if claim.number == number)
    assert found is not None
    return found


# What is asked


@pytest.mark.parametrize("record", records("silverton"), ids=lambda path: path.name)
def test_every_question_stands_on_a_rule(record: str) -> None:
    known = {each.id for each in rulebook("silverton", "en").rules}
    play = gs.load(record)
    past = play.at(0)
    for entry in play.log:
        if isinstance(past.pending, gs.Ask):
            asked = past.view(None).asked
            assert asked.rule in known
            assert asked.rule == past.pending.rule
            assert asked.what == (past.pending.question or past.view(None).phase)
        past.repeat(entry)


def test_one_phase_may_ask_several_things() -> None:
    play = dealing(begin(3))
    assert (play.view(0).asked.what, question(play).question) == ("dealing", "")
    play.act(Offer(1, Terms(cash=100), Terms()))
    assert play.view(2).asked.what == "answer"


# What operating a claim brings (SV-7.3)


@rule("SV-7.3")
def test_the_first_time_is_better_and_both_are_as_the_dice_say() -> None:
    play = at(give(begin(2), 0, claim=CLAIM), states.OPERATING, 0)
    claim = play.state.board.claim_index[CLAIM]
    yields = play.state.board.yields[claim]
    for opened, rolls in (
        (False, [die + 6 for die in range(1, 7)]),
        (True, [sum(dice) for dice in itertools.product(range(1, 7), repeat=2)]),
    ):
        play.state.claims.opened[claim] = opened
        told = prospects(play)
        goods = [yields[roll] for roll in rolls]
        assert (dict(told.odds), told.of) == ({each: goods.count(each) for each in goods}, len(rolls))
        assert told.goods == round(sum(max(each, 0) for each in goods) / len(goods), 1)


@rule("SV-7.3")
def test_a_life_is_longer_than_one_turn_and_ends_with_the_game() -> None:
    play = at(give(begin(2, length="campaign"), 0, claim=CLAIM), states.OPERATING, 0)
    assert prospects(play).life > prospects(play).goods
    play.state.turn = play.state.options.last_turn
    last = prospects(play)
    assert (last.life, last.life_gain) == (last.goods, last.gain)


def test_a_gain_is_that_of_the_best_open_market_less_what_operating_costs() -> None:
    play = at(give(begin(2), 0, claim=CLAIM), states.OPERATING, 0)
    view: View = play.view(0)
    card = next(claim for claim in board("silverton-1.0.0").tables.claims if claim.number == CLAIM)
    best = max(market.price for market in view.markets if market.open and market.commodity == card.commodity)
    told = prospects(play)
    mean = sum(max(goods, 0) * rolls for goods, rolls in told.odds) / told.of
    assert told.gain == round(mean * best) - card.operate_cost


# What could be traded (SV-7.5, SV-12.6)


@rule("SV-7.5", "SV-12.6")
@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_lines_trains_and_plows_change_hands_in_the_advanced_game_only(level: str) -> None:
    play = begin(2, level=level, pieces=["S P", "S P"] if level == "advanced" else None)
    play = own(give(play, 1, claim=CLAIM, goods=3, passenger=1), 1, "denver-golden-1")
    if level == "advanced":
        give(play, 1, trains=[9], plows=[2])
    assert play.view(0).tradable == []
    dealing(play)
    active, other = play.view(0).tradable
    assert active.goods == ()
    assert (other.claims, other.goods) == ((CLAIM,), (Lot(CLAIM, 3),))
    assert "denver-golden-1" in other.segments
    assert bool(other.passengers) == bool(other.trains) == bool(other.plows) == (level == "advanced")
    for terms in (Terms(claims=other.claims), Terms(passengers=other.passengers, trains=other.trains[:1])):
        if terms != Terms():
            assert Offer(1, Terms(cash=1), terms) in question(play).menu


# Grades (SV-14)


@rule("SV-14.1")
@pytest.mark.parametrize(
    ("turn", "following", "missed"), [(13, "marginal-victory", 2), (14, "draw", 3), (18, "decisive-defeat", 6)]
)
def test_grades_by_turns(turn: int, following: str, missed: int) -> None:
    play = begin(1, scenario="denver-6000")
    play.state.turn = turn
    rungs = play.view(0).grades
    assert [rung.grade for rung in rungs if rung.next] == [following]
    assert [rung.missed for rung in rungs] == [place < missed for place in range(7)]


@rule("SV-14.4")
@pytest.mark.parametrize(("cash", "bound"), [(4_310, 25_000), (31_000, 35_000), (70_000, 60_000)])
def test_grades_by_cash_are_told_to_who_may_know_it(cash: int, bound: int) -> None:
    play = begin(1, scenario="denver-campaign")
    play.state.cash[0] = cash
    assert [rung.bound for rung in play.view(0).grades if rung.next] == [bound]
    assert not any(rung.next or rung.missed for rung in play.view(None).grades)
    assert [rung.bound for rung in begin(2).view(0).grades] == []
