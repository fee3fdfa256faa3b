"""Trying out in one's mind: every choice in the same futures, within the budget, and for what is clearly better."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import goldenspike as gs
from goldenspike import bots
from goldenspike.bots.silverton.evaluation.weights import solitaire_weights
from goldenspike.bots.silverton.planner import Planner
from goldenspike.bots.silverton.simulation import Future, FutureReplay, Simulation
from goldenspike.games.silverton import Deliver, Done, Place
from goldenspike.games.silverton.board import board_of
from goldenspike.kernel.chance import CardDraw, Dice
from goldenspike.kernel.game import Chance
from support.games import NAMES, question

OPTIONS = {"scenario": "denver-6000"}


def begun(seed: int, options: dict[str, Any] = OPTIONS) -> gs.Play:
    return gs.new_game("silverton", NAMES[:1], seed=seed, options=options)


def rehearsal(play: gs.Play, favourite: Any) -> Simulation:
    known = play.observe(0).imagine(Random(1))
    return Simulation(known, play.view(0), question(play).menu, favourite, solitaire_weights(False))


# Futures


def luck(seed: int = 5) -> FutureReplay:
    return FutureReplay(Future(seed), board_of(begun(1).setup.pack))


def dice(luck: FutureReplay, turn: int, purpose: Any, count: int = 2) -> Any:
    return luck.outcome(turn, Chance("dice", purpose, Dice(count), lambda *_: []))


def card(luck: FutureReplay, cards: list[int]) -> Any:
    return luck.outcome(1, Chance("draw", "face_up", CardDraw(cards), lambda *_: []))


def test_prices_go_their_way_whatever_one_does() -> None:
    one, other = luck(), luck()
    markets = [{"market": name} for name in one.board.market_ids]
    forth = [dice(one, turn, market) for turn in (3, 4) for market in markets]
    dice(other, 3, {"operate": 25})
    back = [dice(other, turn, market) for turn in (4, 3) for market in reversed(markets)]
    assert forth == back[::-1]
    assert len({tuple(each) for each in forth}) > 5


def test_a_claim_yields_the_same_however_late_it_is_operated() -> None:
    one, other = luck(), luck()
    early = [dice(one, turn, {"operate": 25}) for turn in (1, 2, 3)]
    dice(other, 1, {"operate": 24})
    late = [dice(other, turn, {"operate": 25}) for turn in (5, 9, 10)]
    assert early == late


def test_cards_lie_in_one_order() -> None:
    cards = list(range(1, 109))
    order = []
    one = luck()
    while cards:
        order.append(card(one, cards))
        cards.remove(order[-1])
    assert order != sorted(order)
    gone = [number for number in order[5:] if number % 3]
    assert card(luck(), sorted(gone)) == gone[0]


def test_dice_of_the_future_are_fair() -> None:
    counts = dict.fromkeys(range(1, 7), 0)
    for seed in range(200):
        one = luck(seed)
        for turn in range(1, 6):
            for die in dice(one, turn, {"market": one.board.market_ids[0]}):
                counts[die] += 1
    assert all(270 < count < 400 for count in counts.values()), counts


# Choices


def last_sale() -> tuple[gs.Play, Deliver]:
    """A position in which a delivery reaches the target."""
    for seed in range(1, 20):
        play = begun(seed)
        player = Planner(1, simulations=0)
        while isinstance(play.pending, gs.Ask):
            action = player.choose(play.observe(0))
            if isinstance(action, Deliver):
                after = play.clone()
                after.act(action)
                if after.state.cash[0] >= 6000:
                    return play, action
            play.act(action)
    raise AssertionError("nobody got there")


def test_what_ends_the_game_now_is_better_than_waiting() -> None:
    play, sale = last_sale()
    found = rehearsal(play, Done()).best(Random(1), 12, bots.Budget())
    assert isinstance(found, Deliver)
    assert rehearsal(play, sale).best(Random(1), 12, bots.Budget()) == sale


def test_a_piece_is_tried_in_other_places_and_kept_back_only_if_no_other_has_something_to_do() -> None:
    play, player = begun(3), Planner(1, simulations=0)
    several = 0
    for _ in range(40):
        favourite = player.choose(play.observe(0))
        actions = rehearsal(play, favourite).actions
        assert actions[0] == favourite
        assert all(action in question(play).menu for action in actions)
        if isinstance(favourite, Place):
            places = [action for action in actions if isinstance(action, Place)]
            assert {place.piece for place in places} == {favourite.piece}
            ranked = bots.candidates(play.observe(0), 100)
            others = [each for each in ranked if isinstance(each, Place) and each.piece != favourite.piece]
            assert Done() not in actions or not others
            several += len(places) > 1
        play.act(favourite)
    assert several


@pytest.mark.parametrize("steps", [0, 1, 2, 7, 100])
def test_steps_are_kept_and_without_any_nothing_changes(steps: int) -> None:
    play = begun(3)
    budget = bots.Budget(steps=steps)
    chosen = Planner(1).choose(play.observe(0), budget)
    assert budget.spent <= min(steps, 18)
    assert (budget.spent > 0) == (steps >= 3)
    if steps < 3:
        assert chosen == Planner(1, simulations=0).choose(play.observe(0))


def test_campaigns_and_games_with_others_are_not_rehearsed() -> None:
    for players, options in ((1, {"scenario": "denver-campaign"}), (3, {"length": "short"})):
        play = gs.new_game("silverton", NAMES[:players], seed=3, options=options)
        for _ in range(6):
            budget, seat = bots.Budget(), question(play).seat
            play.act(Planner(1).choose(play.observe(seat), budget))
            assert budget.spent == 0
