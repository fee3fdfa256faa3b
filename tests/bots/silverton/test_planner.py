"""Silverton's planner and expert: choices that a seasoned player would make, too. What all bots keep: test_laws.py."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import goldenspike as gs
from goldenspike import bots
from goldenspike.bots.silverton.evaluation.cash_estimates import estimate_cash
from goldenspike.bots.silverton.evaluation.situation import Situation
from goldenspike.bots.silverton.evaluation.valuation import plan_of
from goldenspike.bots.silverton.evaluation.weights import Weights
from goldenspike.bots.silverton.expert import Expert
from goldenspike.bots.silverton.planner import Planner
from goldenspike.games.silverton import (
    Abandon,
    Accept,
    Build,
    Buy,
    Decline,
    Deliver,
    Done,
    Hire,
    Offer,
    Terms,
)
from support.games import NAMES, board, question

GAME = "silverton"
BOTS = [Planner, Expert]

STEPS = 3
"""Of rehearsal, alone: whole games are played here."""


def played(players: list[Any], seed: int, options: dict[str, Any]) -> Iterator[tuple[gs.Play, Any]]:
    """Every position of a game of these bots, and what is chosen there."""
    play = gs.new_game(GAME, NAMES[: len(players)], seed=seed, options=options)
    while isinstance(play.pending, gs.Ask):
        seat = play.pending.seat
        action = bots.ask(players[seat], play.observe(seat), bots.Budget(steps=STEPS))
        yield play, action
        play.act(action)


def greedy(count: int) -> list[Any]:
    return [bots.make("greedy", GAME, seat) for seat in range(count)]


# Deals


@pytest.mark.parametrize("kind", BOTS)
def test_a_claim_is_sold_for_more_than_its_seller_expects_and_less_than_it_brings_its_buyer(kind: Any) -> None:
    """The seller's own valuation says what it expects of the claim; the buyer's view says what the claim yields."""
    sales = 0
    for seed in (1, 2):
        for play, action in played([kind(1), *greedy(2)], seed, {"length": "short"}):
            if isinstance(action, Accept):
                view = play.view(question(play).seat)
                offer = view.offer
                (number,) = offer.give.claims
                assert expected_income(play, offer.seat, number) < offer.take.cash
                (claim,) = (claim for claim in view.claims if claim.number == number)
                assert offer.take.cash < claim.prospects.life_gain
                sales += 1
    assert sales


def expected_income(play: gs.Play, seat: int, claim: int) -> float:
    """What the claim is worth to its owner, who knows everybody's cash."""
    board = play.state.board
    situation = Situation(play.view(seat), board, Weights(), seat, list(play.state.cash))
    return plan_of(situation, False).standalone_value(board.claim_index[claim])


def answer(kind: Any, give: Terms, take: Terms) -> Any:
    for play, _ in played(greedy(2), 8, {"length": "short"}):
        if play.view(None).phase == "dealing" and play.view(None).turn == 2:
            seat = question(play).seat
            other = play.clone()
            other.act(Offer(1 - seat, give, take))
            return kind(0).choose(other.observe(1 - seat))
    raise AssertionError("nobody could deal")


@pytest.mark.parametrize("kind", BOTS)
def test_gifts_are_taken_and_made_to_nobody(kind: Any) -> None:
    assert answer(kind, Terms(cash=10), Terms()) == Accept()
    assert answer(kind, Terms(), Terms(cash=10)) == Decline()


def test_a_claim_out_of_reach_is_worth_nothing() -> None:
    """Greedy would pay for goods it can never sell; the planner looks at the track that is missing."""
    for play, _ in played(greedy(2), 8, {"length": "short"}):
        if play.view(None).phase != "dealing" or play.view(None).turn < 3:
            continue
        seat = question(play).seat
        for claim in play.view(seat).claims:
            if claim.owner == seat:
                other = play.clone()
                other.act(Offer(1 - seat, Terms(claims=(claim.number,)), Terms(cash=9_000)))
                assert Planner(0).choose(other.observe(1 - seat)) == Decline()
                return
    raise AssertionError("nobody owned a claim")


# Money


def test_a_bot_that_has_no_money_to_work_with_sells_sooner() -> None:
    """Greedy waits for a better price, and stands still."""
    sooner = 0
    for seed in (3, 5, 7):
        for play, action in played([bots.make("greedy", GAME, seed)], seed, {"scenario": "denver-6000"}):
            view = play.view(0)
            if view.phase == "delivering" and action == Done() and view.players[0].cash < 500:
                sooner += isinstance(Planner(0).choose(play.observe(0)), Deliver)
    assert sooner


@pytest.mark.parametrize("kind", BOTS)
@pytest.mark.parametrize("seed", [512, 3])
def test_in_the_last_turn_nothing_is_bought(kind: Any, seed: int) -> None:
    for play, action in played([kind(0)], seed, {"scenario": "salt-lake-city-10000"}):
        view = play.view(0)
        if view.turn == view.last_turn:
            assert not isinstance(action, Build | Hire)
            assert not isinstance(action, Buy)


# Alone


@pytest.mark.parametrize("kind", BOTS)
@pytest.mark.parametrize("seed", [6241184392110877, 3])
def test_alone_it_does_not_sit_on_its_money(kind: Any, seed: int) -> None:
    """With these dice nothing lies near Denver: who waits for that has built nothing by turn 7 and kept $2,000."""
    options = {"scenario": "denver-6000", "level": "advanced"}
    play = gs.new_game(GAME, NAMES[:1], seed=seed, options=options, pack=board("silverton-1.0.0"))
    bot = kind(1)
    while play.view(0).turn < 7:
        play.act(bot.choose(play.observe(0), bots.Budget(steps=STEPS)))
    assert len(play.view(0).players[0].track) >= 4


# Keeping count


def counted(play: gs.Play, seat: int) -> list[int]:
    return estimate_cash(play.state.board, play.state.options, play.view(seat), play.observe(seat).log)


def test_the_cash_estimate_is_about_right_and_reads_no_secret_cash() -> None:
    wrong = []
    for play, _ in played(greedy(3), 4, {"length": "short"}):
        seat, cash = question(play).seat, play.state.cash
        found = counted(play, seat)
        assert found[seat] == cash[seat]
        wrong += [abs(found[other] - cash[other]) for other in range(3) if other != seat]
    assert sum(wrong) / len(wrong) < 500


def test_a_bot_that_keeps_count_sees_what_others_pay_each_other() -> None:
    for play, _ in played(greedy(3), 4, {"length": "short"}):
        if play.view(None).phase == "dealing" and play.view(None).offer is None:
            buyer = question(play).seat
            seller, third = (buyer + 1) % 3, (buyer + 2) % 3
            before = counted(play, third)
            play.act(Offer(seller, Terms(cash=70), Terms()))
            assert counted(play, third) == before, "an open offer is their affair"
            play.act(Accept())
            after = counted(play, third)
            assert (after[buyer] - before[buyer], after[seller] - before[seller]) == (-70, 70)
            return
    raise AssertionError("nobody could deal")


# Cubes


def served(play: gs.Play) -> set[Any]:
    """What the track of the only seat is for: claims that hold or give goods, and passenger lines."""
    view, state = play.view(0), play.state
    part, town = state.track[0].network.part, state.board.claim_town
    claims = [claim for claim in view.claims if claim.owner == 0 and (claim.goods or not claim.depleted)]
    found: set[Any] = {claim.number for claim in claims if part[town[state.board.claim_index[claim.number]]] >= 0}
    return found | {("line", card.number) for card in view.passengers if card.owner == 0}


def test_a_player_who_has_no_cube_left_builds_with_those_on_track_that_serves_nothing() -> None:
    given_up = 0
    for play, action in played([Planner(1)], 2, {"scenario": "copper-spike"}):
        if isinstance(action, Abandon):
            given_up += 1
            other = play.clone()
            other.act(action)
            assert served(other) == served(play)
            assert isinstance(Planner(1).choose(other.observe(0)), Build)
    assert given_up
