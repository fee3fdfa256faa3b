"""Whom expert takes for greedy, from what they have chosen, and how often they are so in thought."""

from __future__ import annotations

import pytest

import goldenspike as gs
from goldenspike import bots
from goldenspike.bots.continental_divide.learned.expert import Expert
from goldenspike.bots.continental_divide.learned.opponent_model import OpponentModel
from support.games import NAMES, question

GAME = "continental-divide"
SEATED = ["planner", "greedy", "planner", "greedy"]


def after(turns: int, seed: int = 5) -> gs.Play:
    """The position in which the first seat moves for the first time after that many turns."""
    play = gs.new_game(GAME, NAMES[:4], seed=seed)
    players = [bots.make(level, GAME, seat) for seat, level in enumerate(SEATED)]
    while (seat := question(play).seat) != 0 or play.state.turn <= turns:
        play.act(players[seat].choose(play.observe(seat)))
    return play


@pytest.mark.parametrize("seed", [5, 6, 7])
def test_after_three_turns_it_knows_who_is_greedy(seed: int) -> None:
    own, *others = OpponentModel(1).greedy_probabilities(after(3, seed))
    assert own == 0
    assert [greed > 0.8 for greed in others] == [True, False, True]
    assert others[1] < 0.1


def test_before_anybody_has_chosen_it_does_not_know() -> None:
    play = gs.new_game(GAME, NAMES[:4], seed=1)
    first = question(play).seat
    assert OpponentModel(1).greedy_probabilities(play) == [0 if seat == first else 0.5 for seat in range(4)]


def test_what_it_remembers_is_what_the_record_says() -> None:
    play, knows = after(3), OpponentModel(1)
    early, back = after(1), after(2)
    for moment in (early, play, back, play):  # the third: something was taken back
        assert knows.greedy_probabilities(moment) == OpponentModel(1).greedy_probabilities(moment)
    assert OpponentModel(1).greedy_probabilities(early) != OpponentModel(1).greedy_probabilities(play)


def test_players_in_thought_are_greedy_as_often_as_it_believes() -> None:
    expert = Expert(1)
    expert.greedy_probabilities = [0.0, 0.3, 0.5, 1.0]
    for count in (10, 40):
        thoughts = [expert.greedy_seats(number) for number in range(1, count + 1)]
        often = [sum(seat in seats for seats in thoughts) / count for seat in range(4)]
        assert often == pytest.approx(expert.greedy_probabilities, abs=1 / count + 1e-9)


def test_a_seat_that_plays_like_greedy_does_what_it_is_thought_to_do() -> None:
    play, rivals, foreseen = after(4), OpponentModel(1), 0
    bot = bots.make("greedy", GAME, 9)
    while play.state.turn == 5 and not play.over:
        seat = question(play).seat
        chosen = bot.choose(play.observe(seat))
        foreseen += chosen == rivals.choice(play)
        play.act(chosen)
    assert foreseen >= 10
