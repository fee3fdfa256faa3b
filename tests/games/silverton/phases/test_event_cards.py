"""SV-11, event cards and special instructions."""

from __future__ import annotations

import pytest

import goldenspike as gs
from goldenspike.games.silverton import Buy, Done, Draw, Leave, Operate, Replace, refusals
from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.events.construction import ClaimsCleared, EventDrawn, Killed
from goldenspike.games.silverton.events.disputes import CardDiscarded, Jailed
from goldenspike.games.silverton.events.operation import Depleted
from goldenspike.games.silverton.events.placement import PieceReturned
from goldenspike.games.silverton.position.lines import IN_ROW
from goldenspike.games.silverton.position.pieces import JAIL
from goldenspike.games.silverton.position.targets import on_line
from goldenspike.games.silverton.state import BUYING, FINES, NEW_CARDS, OPERATING, State
from support.games import refuses, rolling, rule
from support.silverton.positions import (
    asked,
    at,
    begin,
    discard,
    give,
    lay,
    menu,
    of,
    own,
    put,
    sound,
    standing,
    status,
)

BRAWL, STAKES, CAVE_IN, SNOW_SLIDE, PANIC, FIRE = range(103, 109)


def drawing(players: int = 2, turn: int = 5) -> gs.Play:
    """Seat 0 has a prospector on the deck, which has answered nothing yet."""
    return at(put(begin(players), 0, "p1", deck=True), BUYING, turn=turn)


# The six events (SV-11.1)


@rule("SV-11.1")
@pytest.mark.parametrize("event", [BRAWL, STAKES])
def test_a_prospector_goes_to_jail_for_what_the_card_names(event: int) -> None:
    play = drawing()
    events = play.roll(event)
    assert of(events, EventDrawn) == [EventDrawn(0, "p1", event)]
    assert of(events, Jailed) == [Jailed(0, "p1", 200, rule="SV-11.1")]
    assert status(play, 0, "p1") == "jail"
    assert standing(play, 0, "p1") is None
    assert play.view(None).players[0].pieces[2].cost == 200
    sound(play)


@rule("SV-11.1")
@pytest.mark.parametrize(("event", "cost", "turn"), [(CAVE_IN, 200, 6), (SNOW_SLIDE, 300, 7)])
def test_or_is_killed_with_a_cost_and_a_waiting_time(event: int, cost: int, turn: int) -> None:
    play = drawing(turn=5)
    assert of(play.roll(event), Killed) == [Killed(0, "p1", cost, turn)]
    assert status(play, 0, "p1") == "dead"
    piece = play.view(None).players[0].pieces[2]
    assert (piece.bonus, piece.cost, piece.turn) == (1, cost, turn)
    sound(play)


@rule("SV-11.1", "SV-7.9")
def test_a_piece_that_is_jailed_by_an_event_pleads_in_step_7_of_the_same_turn() -> None:
    play = drawing()
    play.roll(BRAWL)
    while play.view(None).phase != "fines":
        play.act(Done())
    assert asked(play) == 0


@rule("SV-11.1", "SV-7.9")
def test_the_wait_after_a_cave_in_is_one_full_turn() -> None:
    play = drawing(turn=5)
    play.roll(CAVE_IN)
    assert at(play, FINES, turn=5).view(None).phase != "fines"
    assert menu(at(play, FINES, turn=6)) == [Replace("p1"), Done()]


@rule("SV-11.1")
@pytest.mark.parametrize("event", [PANIC, FIRE])
def test_or_the_face_up_claims_are_discarded_and_eight_new_ones_dealt_at_once(event: int) -> None:
    play = put(begin(), 0, "p1", deck=True)
    put(lay(lay(play, claim=46), claim=47), 0, "s1", segment="denver-golden-1")
    at(play, BUYING)
    events = play.roll(event)
    cleared = [1, 2, 3, 4, 5, 6, 7, 8, 46, 47]
    assert of(events, ClaimsCleared) == [ClaimsCleared(cleared, [], 8)]
    assert play.view(None).discards == [event, *cleared]
    for number in range(60, 68):
        assert rolling(play).purpose == "face_up"
        refuses(play, Done(), refusals.NOT_NOW)
        play.roll(number)
    assert [each["claim"] for each in play.view(None).row] == list(range(60, 68))
    assert play.view(None).phase == "building"
    assert status(play, 0, "p1") == "free"
    sound(play)


@rule("SV-11.1")
def test_all_prospectors_on_the_discarded_claims_go_home() -> None:
    play = put(put(begin(3), 0, "p1", deck=True), 0, "p2", claim=1)
    put(put(put(play, 1, "p1", claim=2), 1, "p2", deck=True), 2, "p1", passenger=1)
    put(play, 2, "p2", claim=3, tied=True)
    at(play, BUYING)
    play.act(Draw("p1"))
    events = play.roll(PANIC)
    gone = [(0, "p2"), (1, "p1"), (2, "p2")]
    assert [(event.seat, event.piece) for event in of(events, PieceReturned)] == gone
    assert [status(play, *piece) for piece in gone] == ["free"] * 3
    assert standing(play, 1, "p2") == "deck"
    assert standing(play, 2, "p1") == ("passenger", 1)
    for number in range(60, 68):
        play.roll(number)
    sound(play)


@rule("SV-11.1")
def test_the_new_claims_are_nobodys_this_turn() -> None:
    play = put(put(begin(), 0, "p1", deck=True), 0, "p2", deck=True)
    at(play, BUYING)
    play.act(Draw("p2"))
    play.roll(FIRE)
    for number in range(60, 68):
        play.roll(number)
    assert rolling(play).purpose == {"draw": "p1", "seat": 0}
    play.roll(90)
    assert menu(play) == [Buy(claim=90), Leave()]


@rule("SV-11.1")
def test_what_was_bought_before_the_event_is_kept() -> None:
    play = put(put(begin(), 0, "p1", deck=True), 0, "p2", claim=1)
    at(play, BUYING)
    play.act(Buy(claim=1))
    play.roll(PANIC)
    assert play.view(None).players[0].claims == [1]
    assert play.view(None).discards == [PANIC, 2, 3, 4, 5, 6, 7, 8]


@rule("SV-11.1")
def test_with_too_few_claims_left_fewer_are_dealt() -> None:
    play = discard(put(begin(), 0, "p1", deck=True), claims=range(9, 101))
    put(play, 0, "s1", segment="denver-golden-1")
    at(play, BUYING)
    play.roll(PANIC)
    play.roll(101)
    play.roll(102)
    assert [each["claim"] for each in play.view(None).row] == [101, 102]
    assert play.view(None).phase == "building"


@rule("SV-11.1")
@pytest.mark.parametrize("event", [BRAWL, STAKES, CAVE_IN, SNOW_SLIDE, PANIC, FIRE])
def test_a_used_event_card_leaves_the_game(event: int) -> None:
    play = put(put(begin(), 0, "p1", deck=True), 0, "p2", deck=True)
    at(play, BUYING)
    play.act(Draw("p1"))
    play.roll(event)
    while rolling(play).purpose == "face_up":
        play.roll()
    assert rolling(play).purpose == {"draw": "p2", "seat": 0}
    assert event not in [card for card, _ in rolling(play).outcomes()]
    assert play.view(None).deck_events == 5
    assert event in play.view(None).discards


@rule("SV-11.1")
def test_events_come_only_by_prospecting_the_deck() -> None:
    play = at(discard(begin(), claims=[1]), NEW_CARDS)
    assert not {*range(103, 109)} & {card for card, _ in rolling(play).outcomes()}


@rule("SV-11.1", "SV-15.1")
def test_a_passenger_card_among_the_claims_goes_with_them() -> None:
    play = begin(rules=["passenger-card-slide"])
    state: State = play.state
    card = state.board.passenger_index[1]
    state.lines.pile_top[state.lines.pile_top.index(card)] = NOWHERE
    discard(play, claims=[3])
    state.claims.row[2], state.lines.at[card] = on_line(card), IN_ROW
    at(put(put(play, 1, "p1", passenger=1), 0, "p1", deck=True), BUYING)
    sound(play)
    events = play.roll(PANIC)
    assert of(events, ClaimsCleared) == [ClaimsCleared([1, 2, 4, 5, 6, 7, 8], [1], 8)]
    assert play.view(None).discarded_passengers == [1]
    assert status(play, 1, "p1") == "free"
    sound(play)


# Leadville (SV-11.2)

TO_LEADVILLE = ["denver-bailey", "bailey-como", "como-buena-vista", "buena-vista-leadville-1"]
THIRD, FOURTH = [10, 12], [11]
"""Passenger cards that go with the third and the fourth depleted claim of Leadville."""


def deplete(play: gs.Play, seat: int, claim: int, goods: int = 0) -> list[object]:
    """The seat operates the claim, and rolls two."""
    give(play, seat, claim=claim, goods=goods)
    play.state.claims.opened[play.state.board.claim_index[claim]] = True
    at(play, OPERATING, seat)
    play.act(Operate(claim))
    if isinstance(play.pending, gs.Ask):
        play.act(Done())
    return play.roll([1, 1])


@rule("SV-11.2")
def test_an_owned_card_is_discarded_with_the_third_depletion_by_anybody() -> None:
    play = give(own(begin(), 0, *TO_LEADVILLE), 0, passenger=10)
    deplete(play, 0, 1)
    deplete(play, 1, 2)
    assert play.view(None).leadville == 2
    assert play.view(None).players[0].passengers == [10]
    cash = play.state.cash[0]
    events = deplete(play, 1, 3)
    assert of(events, CardDiscarded) == [CardDiscarded({"passenger": 10}, "SV-11.2")]
    assert play.view(None).players[0].passengers == []
    assert play.view(None).discarded_passengers == [10]
    assert play.state.cash[0] == cash
    sound(play)


@rule("SV-11.2")
def test_a_card_on_a_pile_too_and_prospectors_on_it_go_home() -> None:
    play = lay(lay(own(begin(), 1, *TO_LEADVILLE), passenger=10), passenger=11)
    put(put(play, 1, "p1", passenger=10), 1, "p2", passenger=11)
    play.state.claims.leadville = 2
    events = deplete(play, 0, 4)
    assert of(events, PieceReturned) == [PieceReturned(1, "p1", "SV-11.2")]
    assert status(play, 1, "p1") == "free"
    assert standing(play, 1, "p2") == ("passenger", 11)
    assert play.view(None).discarded_passengers == [10]
    events = deplete(play, 0, 30)
    assert of(events, CardDiscarded) == [CardDiscarded({"passenger": 11}, "SV-11.2")]
    assert status(play, 1, "p2") == "free"
    sound(play)


@rule("SV-11.2")
def test_a_winner_in_jail_loses_the_card_and_stays_there() -> None:
    play = lay(own(begin(), 1, *TO_LEADVILLE), passenger=10)
    put(play, 1, "p1", passenger=10)
    play.state.pieces.status[play.state.pieces.named(1, "p1")] = JAIL
    play.state.claims.leadville = 2
    deplete(play, 0, 4)
    assert status(play, 1, "p1") == "jail"
    assert standing(play, 1, "p1") is None


@rule("SV-11.2")
def test_a_claim_that_still_holds_goods_counts_when_it_is_depleted() -> None:
    play = begin()
    deplete(play, 0, 1, goods=3)
    assert play.view(None).leadville == 1


@rule("SV-11.2")
@pytest.mark.parametrize("claim", [1, 2, 3, 4, 30, 31])
def test_every_claim_of_leadville_counts(claim: int) -> None:
    play = begin()
    assert of(deplete(play, 0, claim), Depleted)
    assert play.view(None).leadville == 1


@rule("SV-11.2")
@pytest.mark.parametrize("claim", [5, 25, 46])
def test_no_other_does(claim: int) -> None:
    play = give(own(begin(), 0, *TO_LEADVILLE), 0, passenger=10)
    play.state.claims.leadville = 2
    deplete(play, 0, claim)
    assert play.view(None).leadville == 2
    assert play.view(None).players[0].passengers == [10]


@rule("SV-11.2")
def test_cards_without_an_instruction_stay() -> None:
    play = give(own(begin(), 0, "denver-colorado-springs-1"), 0, passenger=1)
    play.state.claims.leadville = 5
    events = deplete(play, 0, 1)
    assert of(events, CardDiscarded) == []
    assert play.view(None).players[0].passengers == [1]


@rule("SV-11.2")
def test_face_down_cards_wait_until_they_would_be_shown() -> None:
    play = begin()
    play.state.claims.leadville = 2
    assert of(deplete(play, 0, 1), CardDiscarded) == []
    assert play.view(None).discarded_passengers == []
    at(give(play, 0, passenger=3), NEW_CARDS)
    play.roll(9)
    assert {*THIRD, *FOURTH} <= {card for card, _ in rolling(play).outcomes()}
    play.roll(THIRD[0])
    assert play.view(None).discarded_passengers == THIRD[:1]
    play.roll(17)
    assert play.view(None).piles[2].top == 17
