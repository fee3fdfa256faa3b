"""SV-9, the new cards of phase 6; SV-10, the end of the turn."""

from __future__ import annotations

import pytest

import goldenspike as gs
from goldenspike.games.silverton import Done
from goldenspike.games.silverton import state as states
from goldenspike.games.silverton.events.disputes import CardDiscarded
from goldenspike.games.silverton.events.end_of_turn import GameEnded, PassengerShown, TurnAdvanced
from goldenspike.games.silverton.events.setup import ClaimDealt
from goldenspike.games.silverton.position.claims import DISCARDED
from goldenspike.games.silverton.position.stock import mark_used
from goldenspike.games.silverton.state import END_OF_TURN, NEW_CARDS, State
from support.games import rolling, rule
from support.silverton.positions import at, begin, discard, give, lay, of, sound


def row(play: gs.Play) -> list[int]:
    return [each["claim"] for each in play.view(None).row if each is not None]


def cards(play: gs.Play) -> list[int]:
    """What the pending draw may be."""
    assert isinstance(play.pending, gs.Chance)
    return [card for card, _ in play.pending.outcomes()]


@rule("SV-9.1")
def test_the_row_is_filled_up_to_eight() -> None:
    play = discard(begin(), claims=[2, 5])
    at(give(play, 0, claim=8), NEW_CARDS)
    assert rolling(play).purpose == "face_up"
    for number, place in ((100, 2), (50, 5), (99, 8)):
        assert of(play.roll(number), ClaimDealt) == [ClaimDealt(number, place, "SV-9.1")]
    assert row(play) == [1, 100, 3, 4, 50, 6, 7, 99]
    assert play.view(None).phase == "order"
    sound(play)


@rule("SV-9.1")
def test_more_than_eight_stay() -> None:
    play = lay(lay(begin(), claim=46), claim=47)
    at(play, NEW_CARDS)
    assert row(play) == [1, 2, 3, 4, 5, 6, 7, 8, 46, 47]
    assert play.view(None).phase == "order"


@rule("SV-9.1")
def test_of_ten_with_three_bought_one_is_dealt() -> None:
    play = lay(lay(begin(), claim=46), claim=47)
    for claim in (1, 2, 47):
        give(play, 0, claim=claim)
    at(play, NEW_CARDS)
    play.roll(90)
    assert play.view(None).phase == "order"
    assert sorted(row(play)) == [3, 4, 5, 6, 7, 8, 46, 90]


@rule("SV-9.1", "SV-2.3")
def test_events_met_are_shuffled_back() -> None:
    """So only claims can come, and the events stay in the deck."""
    play = at(discard(begin(), claims=[1]), NEW_CARDS)
    assert cards(play) == list(range(9, 103))
    play.roll(9)
    assert play.view(None).deck_events == 6


@rule("SV-9.1")
@pytest.mark.parametrize("events", [0, 6])
def test_with_nothing_but_events_left_no_card_is_dealt(events: int) -> None:
    play = begin()
    state: State = play.state
    discard(play, claims=range(9, 103))
    if events == 0:
        state.claims.events = [DISCARDED] * 6
    at(discard(play, claims=[1]), NEW_CARDS)
    assert play.view(None).phase == "order"
    assert row(play) == [2, 3, 4, 5, 6, 7, 8]
    assert play.view(None).deck == events


@rule("SV-9.1")
def test_the_last_claims_are_dealt_as_far_as_they_go() -> None:
    play = discard(begin(), claims=[*range(9, 102), 1, 2])
    at(play, NEW_CARDS)
    assert cards(play) == [102]
    play.roll(102)
    assert row(play) == [102, 3, 4, 5, 6, 7, 8]
    assert play.view(None).phase == "order"


@rule("SV-9.2")
def test_a_pile_whose_top_was_taken_shows_its_next_card() -> None:
    play = at(give(begin(), 0, passenger=3), NEW_CARDS)
    assert rolling(play).purpose == {"pile": 3}
    assert cards(play) == list(range(9, 17))
    assert of(play.roll(12), PassengerShown) == [PassengerShown(12, 3)]
    pile = play.view(None).piles[2]
    assert (pile.top, pile.under) == (12, ["C"])
    sound(play)


@rule("SV-9.2")
def test_b_then_c_then_nothing() -> None:
    play = at(give(begin(), 0, passenger=3), NEW_CARDS)
    play.roll(12)
    at(give(play, 0, passenger=12), NEW_CARDS)
    assert cards(play) == list(range(17, 25))
    play.roll(20)
    assert play.view(None).piles[2].under == []
    at(give(play, 0, passenger=20), NEW_CARDS)
    assert play.view(None).phase == "order"
    assert play.view(None).piles[2].top is None


@rule("SV-9.2", "SV-1.1")
def test_in_the_short_game_there_are_no_c_cards() -> None:
    play = at(give(begin(length="short"), 0, passenger=3), NEW_CARDS)
    play.roll(12)
    assert play.view(None).piles[2].under == []
    at(give(play, 0, passenger=12), NEW_CARDS)
    assert play.view(None).phase == "order"


@rule("SV-9.2")
def test_the_piles_in_their_order_each_once() -> None:
    play = give(give(begin(), 0, passenger=7), 0, passenger=2)
    at(play, NEW_CARDS)
    assert rolling(play).purpose == {"pile": 2}
    play.roll(16)
    assert rolling(play).purpose == {"pile": 7}
    assert 16 not in cards(play)


@rule("SV-9.2", "SV-11.2")
def test_a_spent_leadville_card_is_discarded_when_it_would_be_shown() -> None:
    """Card 10 goes with the third depleted claim of Leadville; the pile shows its next card instead."""
    play = give(begin(), 0, passenger=3)
    play.state.claims.leadville = 3
    at(play, NEW_CARDS)
    events = play.roll(10)
    assert of(events, CardDiscarded) == [CardDiscarded({"passenger": 10}, "SV-11.2")]
    assert rolling(play).purpose == {"pile": 3}
    assert cards(play) == list(range(17, 25))
    play.roll(20)
    assert play.view(None).piles[2].top == 20
    assert play.view(None).discarded_passengers == [10]
    sound(play)


@rule("SV-9.2", "SV-11.2")
def test_one_that_is_not_yet_spent_is_shown() -> None:
    play = give(begin(), 0, passenger=3)
    play.state.claims.leadville = 3
    at(play, NEW_CARDS)
    play.roll(11)
    assert play.view(None).piles[2].top == 11


@rule("SV-9.3")
def test_discarded_cards_never_come_back_and_everybody_sees_them() -> None:
    play = at(discard(begin(), claims=[1, 50], passengers=[3]), NEW_CARDS)
    assert 1 not in cards(play)
    assert 50 not in cards(play)
    play.roll(9)
    assert rolling(play).purpose == {"pile": 3}
    play.roll(9)
    for seat in (None, 0, 1):
        assert play.view(seat).discards == [1, 50]
        assert play.view(seat).discarded_passengers == [3]


# Phase 7 (SV-10.1)


@rule("SV-10.1")
def test_the_turn_marker_advances() -> None:
    play = at(begin(), END_OF_TURN, turn=7)
    assert play.state.turn == 8
    assert play.state.winter
    assert play.view(None).phase == "order"


@rule("SV-10.1", "SV-1.2")
def test_the_end_is_checked_before_the_marker_advances() -> None:
    play = give(begin(), 1, cash=10_000)
    at(play, END_OF_TURN, turn=7)
    assert play.state.turn == 7
    assert isinstance(play.pending, gs.Over)
    assert play.pending.result.winners == [1]


@rule("SV-10.1")
def test_before_the_target_is_reached_it_goes_on() -> None:
    play = give(begin(), 1, cash=9_999)
    at(play, END_OF_TURN, turn=7)
    assert play.state.turn == 8


@rule("SV-10.1")
def test_what_was_once_a_turn_begins_anew() -> None:
    play = begin(level="advanced", pieces=["S P", "S P"])
    state: State = play.state
    give(play, 0, plows=[2])
    state.this_turn.operated, state.this_turn.paid, state.this_turn.emptied = 1, 1, [(0, 1, 0)]
    state.stock.trains[0] = [mark_used(train) for train in state.stock.trains[0]]
    state.stock.plows[0] = [mark_used(plow) for plow in state.stock.plows[0]]
    at(play, END_OF_TURN)
    assert (state.this_turn.operated, state.this_turn.paid, state.this_turn.emptied) == (0, 0, [])
    assert not any(train.used for train in play.view(None).players[0].trains)
    assert not any(plow.used for plow in play.view(None).players[0].plows)


@rule("SV-10.1", "SV-1.1")
def test_phase_7_is_the_last_of_a_turn() -> None:
    play = at(begin(level="advanced", pieces=["S P", "S P"]), states.SHOPPING)
    play.act(Done())
    events = play.act(Done())
    assert of(events, TurnAdvanced) == [TurnAdvanced(2)]
    assert not of(events, GameEnded)
