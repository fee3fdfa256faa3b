"""SV-15.1, passenger cards that one may not take and moves instead."""

from __future__ import annotations

from typing import Any

import pytest

import goldenspike as gs
from goldenspike.games.silverton import Buy, Done, Draw, Place, Slide, refusals
from goldenspike.games.silverton import state as states
from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.events.construction import ClaimsCleared, Slid
from goldenspike.games.silverton.events.disputes import Disputed
from support.games import refuses, rule
from support.silverton.interactions import bonuses, disputes, home, step
from support.silverton.positions import asked, at, begin, lay, menu, of, own, put, sound, standing, status, targets

SLIDE = ["passenger-card-slide"]


def table(players: int = 2, **options: Any) -> gs.Play:
    return begin(players, **{"rules": SLIDE, **options})


def emptied(**options: Any) -> gs.Play:
    """Seat 0 buys claim 1 and passenger card 1, and so empties place 1 and pile 1; seat 1 stands on card 7."""
    play = own(table(**options), 0, "denver-colorado-springs-1")
    put(put(play, 0, "p1", claim=1), 0, "p2", passenger=1)
    put(play, 1, "p1", passenger=7)
    disputes(play)
    play.act(Buy(claim=1))
    play.act(Buy(passenger=1))
    assert asked(play) == 0
    play.act(Done())
    return at(play, states.BUYING, 1)


@rule("SV-15.1")
def test_a_prospector_may_stand_on_an_a_or_b_card_without_a_route() -> None:
    play = lay(lay(table(), passenger=9), passenger=17)
    assert targets(play, "p1", "passenger") == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    refuses(play, Place("p1", passenger=17), refusals.LINE_NOT_JOINED)
    refuses(lay(begin(), passenger=9), Place("p1", passenger=9), refusals.LINE_NOT_JOINED)


@rule("SV-15.1")
def test_it_moves_to_a_place_that_another_player_emptied_this_turn() -> None:
    play = emptied()
    assert menu(play) == [Slide(7, place=1), Slide(7, pile=1), Done()]
    events = play.act(Slide(7, place=1))
    assert events[0] == Slid(1, "p1", 7, None, 1)
    assert play.view(None).row[0] == {"passenger": 7}
    assert play.view(None).piles[6].top is None
    assert (status(play, 1, "p1"), standing(play, 1, "p1")) == ("free", None)
    sound(play)


@rule("SV-15.1")
def test_on_a_passenger_place_it_lies_on_that_pile() -> None:
    play = emptied()
    play.act(Slide(7, pile=1))
    piles = play.view(None).piles
    assert (piles[0].top, piles[0].under) == (7, ["B", "C"])
    assert (piles[6].top, piles[6].under) == (None, ["B", "C"])
    sound(play)


@rule("SV-15.1", "SV-9.2")
def test_the_card_beneath_is_shown_and_the_pile_it_lies_on_stays_covered() -> None:
    play = emptied()
    play.act(Slide(7, pile=1))
    at(play, states.NEW_CARDS)
    play.roll(9)  # a claim for the place of claim 1
    play.roll(12)
    piles = play.view(None).piles
    assert (piles[0].top, piles[6].top, piles[6].under) == (7, 12, ["C"])
    sound(play)


@rule("SV-15.1", "SV-9.1")
def test_in_a_claim_place_it_counts_among_the_eight() -> None:
    play = emptied()
    play.act(Slide(7, place=1))
    at(play, states.NEW_CARDS)
    assert isinstance(play.pending, gs.Chance)
    play.roll(10)  # the next of pile 1, and no claim before it
    play.roll(12)
    assert [each for each in play.view(None).row if each == {"passenger": 7}]
    assert len(play.view(None).row) == 8
    sound(play)


@rule("SV-15.1", "SV-11.1")
def test_it_goes_when_an_event_discards_the_claims() -> None:
    play = emptied(players=3)
    put(play, 2, "p1", deck=True)
    play.act(Slide(7, place=1))
    step(play, states.BUYING, 2)
    play.act(Draw("p1"))
    events = play.roll(107)
    assert of(events, ClaimsCleared)[0].passengers == [7]
    assert 7 in play.view(None).discarded_passengers
    sound(play)


@rule("SV-15.1")
def test_the_first_in_order_never_can() -> None:
    play = put(table(), 0, "p1", passenger=7)
    disputes(play)
    assert play.state.phase == states.DEALING
    assert (status(play, 0, "p1"), play.view(None).piles[6].top) == ("free", 7)
    play = put(table(), 0, "p1", passenger=7)
    refuses(step(play, states.BUYING, 0), Slide(7, pile=1), refusals.NOT_EMPTIED)


@rule("SV-15.1")
def test_no_place_and_nothing_happens() -> None:
    """Only seat 0's purchase would have made one, and it was not made."""
    play = own(table(), 0, "denver-colorado-springs-1")
    put(put(play, 0, "p1", claim=1), 1, "p1", passenger=7)
    disputes(play)
    play.act(Done())
    step(play, states.BUYING, 1)
    assert menu(play) == [Done()]
    refuses(play, Slide(7, place=1), refusals.NOT_EMPTIED)


@rule("SV-15.1")
@pytest.mark.parametrize(
    "slide", [Slide(7, place=2), Slide(7, pile=7), Slide(7, pile=99), Slide(7, place=99), Slide(7), Slide(7, 1, 1)]
)
def test_only_to_an_emptied_place(slide: Slide) -> None:
    refuses(emptied(), slide, refusals.NOT_EMPTIED)


@rule("SV-15.1")
def test_not_to_a_place_that_the_player_emptied() -> None:
    play = put(put(table(), 0, "p1", claim=1), 0, "p2", claim=2)
    disputes(play)
    play.act(Buy(claim=1))
    step(put(play, 0, "p2", passenger=7), states.BUYING, 0)
    refuses(play, Slide(7, place=1), refusals.NOT_EMPTIED)


@rule("SV-15.1")
def test_a_place_is_filled_once() -> None:
    play = emptied(players=3)
    put(play, 2, "p1", passenger=6)
    play.act(Slide(7, place=1))
    at(play, states.BUYING, 2)
    assert menu(play) == [Slide(6, pile=1), Done()]
    refuses(play, Slide(6, place=1), refusals.NOT_EMPTIED)


@rule("SV-15.1")
def test_a_place_left_by_a_slide_is_not_emptied_by_a_purchase() -> None:
    play = emptied(players=3)
    put(play, 2, "p1", passenger=6)
    play.act(Slide(7, place=1))
    at(play, states.BUYING, 2)
    refuses(play, Slide(6, pile=7), refusals.NOT_EMPTIED)


@rule("SV-15.1")
def test_places_of_last_turn_are_full_again() -> None:
    play = emptied()
    at(play, states.END_OF_TURN)
    assert play.state.this_turn.emptied == []


@rule("SV-15.1")
def test_a_player_who_may_take_the_card_does_not_move_it() -> None:
    play = emptied()
    own(home(play, 1, "santa-fe"), 1, "santa-fe-estancia", "estancia-albuquerque")
    step(play, states.BUYING, 1)
    assert menu(play) == [Buy(passenger=7), Done()]
    refuses(play, Slide(7, place=1), refusals.MAY_BE_BOUGHT)


@rule("SV-15.1", "SV-5.6")
def test_in_winter_a_route_under_snow_does_not_let_the_player_take_it() -> None:
    play = emptied()
    own(home(play, 1, "leadville"), 1, "leadville-minturn", "minturn-glenwood-springs")
    lay(play, passenger=12)
    put(play, 1, "p1", passenger=12)
    at(play, states.BUYING, 1, turn=8)
    assert Slide(12, place=1) in menu(play)


@rule("SV-15.1")
def test_only_where_the_players_prospector_stands() -> None:
    play = emptied()
    refuses(play, Slide(6, place=1), refusals.NO_SLIDING)


@rule("SV-15.1")
def test_c_cards_do_not_slide() -> None:
    play = lay(emptied(), passenger=17)
    put(play, 1, "p1", passenger=17)
    refuses(step(play, states.BUYING, 1), Slide(17, place=1), refusals.NO_SLIDING)


@rule("SV-15.1")
def test_without_the_rule_nothing_slides() -> None:
    play = begin()
    put(put(play, 0, "p1", claim=1), 1, "p1", passenger=7)
    at(play, states.BUYING, 0)
    play.act(Buy(claim=1))
    step(play, states.BUYING, 1)
    assert menu(play) == [Done()]
    refuses(play, Slide(7, place=1), refusals.NO_SLIDING)


@rule("SV-15.1")
def test_a_slid_card_may_be_taken_from_a_claim_place_and_empties_it() -> None:
    play = emptied(players=3)
    play.act(Slide(7, place=1))
    own(home(play, 2, "santa-fe"), 2, "santa-fe-estancia", "estancia-albuquerque")
    at(play, states.PLACEMENT, 2, turn=2)
    play.state.this_turn.emptied = []
    play.act(Place("p1", passenger=7))
    play.act(Done())
    at(play, states.BUYING, 2)
    play.act(Buy(passenger=7))
    assert play.view(None).row[0] is None
    assert play.view(None).players[2].passengers == [7]
    assert play.state.this_turn.emptied == [(NOWHERE, 0, 1 << 2)]
    sound(play)


@rule("SV-15.1", "SV-6.3")
def test_in_a_dispute_a_prospector_without_a_route_neither_gets_nor_gives_a_bonus_of_length() -> None:
    play = home(table(3), 2, "denver")
    own(play, 0, "denver-colorado-springs-1")
    own(play, 1, "denver-falcon", "falcon-colorado-springs")
    for seat in (0, 1, 2):
        put(play, seat, "p1", passenger=1)
    disputes(play)
    assert bonuses(play) == [2, 0 + 1, 0 + 2]


@rule("SV-15.1", "SV-6.3")
def test_against_the_slider_alone_there_is_no_bonus_of_length() -> None:
    play = own(table(), 0, "denver-colorado-springs-1")
    put(put(play, 0, "p2", passenger=1), 1, "p2", passenger=1)
    disputes(play)
    assert bonuses(play) == [0, 0]


@rule("SV-15.1", "SV-15.2")
def test_with_joint_lines_too_the_player_may_stay_to_move_the_card() -> None:
    play = table(rules=[*SLIDE, "joint-passenger-line"])
    put(play, 0, "p1", passenger=7)
    disputes(play)
    assert standing(play, 0, "p1") is None  # the step is over: there was nowhere to move it
    play = table(rules=[*SLIDE, "joint-passenger-line"], order=[1, 0])
    put(put(play, 0, "p1", passenger=7), 1, "p1", claim=1)
    disputes(play)
    play.act(Buy(claim=1))
    assert not of(play.act(Done()), Disputed)
    step(play, states.BUYING, 0)
    assert menu(play) == [Slide(7, place=1), Done()]
