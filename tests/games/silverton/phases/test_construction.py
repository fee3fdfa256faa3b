"""SV-7.1, buying cards; SV-7.2, building and losing track; SV-7.10, pieces that are free again."""

from __future__ import annotations

import pytest

import goldenspike as gs
from goldenspike.games.silverton import (
    Abandon,
    Build,
    Buy,
    Dismantle,
    Done,
    Draw,
    Leave,
    Operate,
    Place,
    refusals,
)
from goldenspike.games.silverton import state as states
from goldenspike.games.silverton.board import NOWHERE
from goldenspike.games.silverton.events.construction import (
    BuildingEnded,
    PassengerBought,
    TrackBuilt,
    TrackDismantled,
    Tried,
)
from goldenspike.games.silverton.position.claims import DISCARDED
from goldenspike.games.silverton.position.pieces import DEAD, JAIL
from goldenspike.games.silverton.position.targets import on_claim
from goldenspike.games.silverton.state import BUILDING, BUYING, OPERATING, PLACEMENT, State
from support.games import question, refuses, rolling, rule
from support.silverton.positions import (
    asked,
    at,
    begin,
    discard,
    give,
    jail,
    lay,
    menu,
    of,
    own,
    owned,
    put,
    settle,
    sound,
    standing,
    status,
)

TOTALS = [[a, b] for a in range(1, 7) for b in range(1, 7)]


def deck_of(play: gs.Play, *cards: int) -> gs.Play:
    """Only these cards are left in the deck."""
    state: State = play.state
    numbers = state.board.claim_numbers
    discard(
        play,
        claims=[n for n in numbers if n not in cards and on_claim(state.board.claim_index[n]) not in state.claims.row],
    )
    for event, number in enumerate(state.board.event_numbers):
        if number not in cards:
            state.claims.events[event] = DISCARDED
            state.claims.discards.append(number)
    return play


def draw(play: gs.Play, piece: str, card: int) -> None:
    """Who has no choice is not asked before the draw."""
    if isinstance(play.pending, gs.Ask):
        play.act(Draw(piece))
    play.roll(card)


def row(play: gs.Play) -> list[int]:
    return [each["claim"] for each in play.view(None).row if each is not None]


# Step 1: buy (SV-7.1)


@rule("SV-7.1")
def test_a_claim_that_a_prospector_holds_is_bought_for_its_cost() -> None:
    play = at(put(begin(), 0, "p1", claim=1), BUYING)
    assert menu(play) == [Buy(claim=1), Done()]
    play.act(Buy(claim=1))
    assert play.state.cash[0] == 2400 - 250
    assert play.view(None).players[0].claims == [1]
    assert row(play) == [2, 3, 4, 5, 6, 7, 8]
    assert status(play, 0, "p1") == "free"


@rule("SV-7.1")
def test_a_passenger_card_is_bought_for_its_price() -> None:
    play = own(begin(), 0, "denver-colorado-springs-1")
    at(put(play, 0, "p1", passenger=1), BUYING)
    events = play.act(Buy(passenger=1))
    assert of(events, PassengerBought) == [PassengerBought(0, 1, -130, "p1")]
    assert play.view(None).players[0].passengers == [1]
    assert play.view(None).piles[0].top is None
    assert status(play, 0, "p1") == "free"


@rule("SV-7.1")
def test_the_order_of_purchases_and_draws_is_free() -> None:
    play = put(put(begin(), 0, "p1", claim=1), 0, "p2", deck=True)
    at(play, BUYING)
    assert menu(play) == [Buy(claim=1), Draw("p2")]
    draw(play, "p2", 50)
    play.act(Leave())
    assert menu(play) == [Buy(claim=1), Done()]


@rule("SV-7.1")
def test_nothing_must_be_bought_and_what_is_not_bought_stays() -> None:
    play = at(put(begin(), 0, "p1", claim=1), BUYING)
    play.act(Done())
    assert play.state.cash[0] == 2400
    assert row(play) == [1, 2, 3, 4, 5, 6, 7, 8]
    at(play, PLACEMENT, 1)
    assert Place("p1", claim=1) in question(play).menu


@rule("SV-7.1")
def test_only_what_an_own_prospector_holds_is_bought() -> None:
    play = put(put(begin(), 0, "p1", claim=1), 1, "p1", claim=2)
    at(play, BUYING)
    refuses(play, Buy(claim=2), refusals.NO_CARD_HELD)
    refuses(play, Buy(claim=50), refusals.NO_CARD_HELD)
    refuses(play, Buy(passenger=1), refusals.NO_CARD_HELD)


@rule("SV-7.1")
def test_a_tied_prospector_buys_nothing() -> None:
    play = put(put(begin(), 0, "p1", claim=1, tied=True), 0, "p2", claim=2)
    at(play, BUYING)
    refuses(play, Buy(claim=1), refusals.NO_CARD_HELD)


@rule("SV-7.1", "SV-6.6")
def test_a_winner_in_jail_still_buys_the_prize() -> None:
    play = put(begin(), 0, "p1", claim=1)
    play.state.pieces.status[play.state.pieces.named(0, "p1")] = JAIL
    at(play, BUYING)
    play.act(Buy(claim=1))
    assert play.view(None).players[0].claims == [1]
    assert status(play, 0, "p1") == "jail"


@rule("SV-7.1")
@pytest.mark.parametrize(("claim", "cost"), [(1, 250), (7, 330)])
def test_a_claim_must_be_paid_for(claim: int, cost: int) -> None:
    play = own(begin(), 0, "denver-golden-1", "golden-central-city")
    put(put(play, 0, "p1", claim=claim), 0, "p2", passenger=2)
    at(give(play, 0, cash=cost - 1), BUYING)
    refuses(play, Buy(claim=claim), refusals.NO_CASH_FOR_CARD)
    assert [miss["reason"] for miss in question(play).menu.describe()["refused"]] == ["no_cash_for_card"]
    give(play, 0, cash=cost)
    play.act(Buy(claim=claim))
    assert play.state.cash[0] == 0


@rule("SV-7.1")
def test_a_passenger_card_must_be_paid_for() -> None:
    play = own(begin(claims=range(80, 88)), 0, "denver-colorado-springs-1")
    put(put(play, 0, "p1", passenger=1), 0, "p2", claim=80)
    at(give(play, 0, cash=129), BUYING)
    refuses(play, Buy(passenger=1), refusals.NO_CASH_FOR_CARD)


@rule("SV-7.1", "SV-5.6")
def test_a_passenger_card_bought_must_still_be_joined() -> None:
    """Its prospector was placed when the route was there."""
    play = put(put(begin(), 0, "p1", passenger=1), 0, "p2", claim=1)
    at(play, BUYING)
    refuses(play, Buy(passenger=1), refusals.LINE_NOT_JOINED)


@rule("SV-7.1", "SV-5.6")
def test_a_passenger_card_bought_in_winter_needs_a_route_free_of_snow() -> None:
    way = ["denver-bailey", "bailey-como", "como-buena-vista", "buena-vista-leadville-1"]
    play = lay(own(begin(), 0, *way), passenger=10)
    put(put(play, 0, "p1", passenger=10), 0, "p2", claim=1)
    assert Buy(passenger=10) in question(at(play, BUYING, turn=7)).menu
    refuses(at(play, BUYING, turn=8), Buy(passenger=10), refusals.LINE_SNOWED_IN)


@rule("SV-7.1")
@pytest.mark.parametrize(
    "purchase",
    [
        Buy(),
        Buy(claim=1, passenger=1),
        Buy(claim=1, train=9),
        Buy(claim=1, plow=0),
        Buy(claim=1, trade_in="9"),
        Buy(train=9),
    ],
)
def test_one_card_at_a_time(purchase: Buy) -> None:
    refuses(at(put(begin(), 0, "p1", claim=1), BUYING), purchase, refusals.ONE_PURCHASE)


@rule("SV-7.1")
@pytest.mark.parametrize("action", [Build("denver-golden-1"), Operate(1), Leave(), Place("p2", deck=True)])
def test_each_step_has_its_own_actions(action: object) -> None:
    refuses(at(put(begin(), 0, "p1", claim=1), BUYING), action, refusals.NOT_NOW)


@rule("SV-7.1")
@pytest.mark.parametrize(
    "phase", [BUILDING, OPERATING, states.PLOWING, states.DELIVERING, states.FINES, states.SHOPPING]
)
def test_no_step_takes_another_ones_actions(phase: int) -> None:
    play = begin(level="advanced", pieces=["S P", "S P"])
    own(play, 0, "denver-bailey", "bailey-como", "denver-golden-1")
    put(jail(play, 0, "p1"), 0, "s1", segment="denver-boulder")
    at(give(play, 0, claim=52, goods=3, plows=[2]), phase, turn=8)
    assert play.state.phase == phase
    refuses(play, Place("p1", deck=True), refusals.NOT_NOW)


@rule("SV-7.1")
@pytest.mark.parametrize("action", [None, "done", 7])
def test_what_is_no_action_at_all(action: object) -> None:
    play = at(put(begin(), 0, "p1", claim=1), BUYING)
    with pytest.raises(gs.Illegal) as caught:
        play.act(action)
    assert caught.value.reason == "malformed"


@rule("SV-7.1")
def test_the_steps_follow_one_another_for_each_player_in_turn_order() -> None:
    play = begin(order=[1, 0])
    for seat in (0, 1):
        put(put(play, seat, "p1", claim=1 + seat), seat, "s1", segment=f"denver-golden-{1 + seat}")
        jail(give(play, seat, claim=50 + seat), seat, "p2")
    at(play, BUYING)
    seen = []
    while play.view(None).phase in ("buying", "building", "operating", "dealing", "fines"):
        seen.append((asked(play), play.view(None).phase))
        play.act(Done())
    steps = ["buying", "building", "operating", "dealing", "fines"]
    assert seen == [(seat, step) for seat in (1, 0) for step in steps]
    assert play.view(None).phase == "prices"


# Drawing from the deck


@rule("SV-7.1")
def test_a_prospector_on_the_deck_draws_the_top_card() -> None:
    play = at(put(begin(), 0, "p1", deck=True), BUYING)
    assert isinstance(play.pending, gs.Chance)
    outcomes = [number for number, _ in play.pending.outcomes()]
    assert outcomes == [*range(9, 103), *range(103, 109)]
    play.roll(46)
    assert play.view(None).drawn == 46
    assert menu(play) == [Buy(claim=46), Leave()]


@rule("SV-7.1")
def test_the_drawn_card_may_be_bought() -> None:
    play = at(put(begin(), 0, "p1", deck=True), BUYING)
    draw(play, "p1", 46)
    play.act(Buy(claim=46))
    assert play.state.cash[0] == 2400 - 400
    assert play.view(None).players[0].claims == [46]
    assert len(row(play)) == 8
    assert status(play, 0, "p1") == "free"


@rule("SV-7.1")
def test_or_is_put_face_up_with_the_others_beyond_eight() -> None:
    play = put(put(begin(), 0, "p1", deck=True), 0, "p2", deck=True)
    at(play, BUYING)
    for piece, number in (("p1", 46), ("p2", 47)):
        draw(play, piece, number)
        play.act(Leave())
        assert status(play, 0, piece) == "free"
    assert row(play) == [1, 2, 3, 4, 5, 6, 7, 8, 46, 47]
    assert play.state.cash[0] == 2400
    sound(play)


@rule("SV-7.1")
def test_a_card_left_is_open_to_prospectors_from_next_turn() -> None:
    play = put(put(begin(), 0, "p1", deck=True), 1, "p1", claim=3)
    at(play, BUYING)
    draw(play, "p1", 46)
    play.act(Leave())
    at(play, BUYING, 1)
    refuses(play, Buy(claim=46), refusals.NO_CARD_HELD)
    at(play, PLACEMENT, 1)
    assert Place("p2", claim=46) in question(play).menu


@rule("SV-7.1")
def test_nothing_else_while_a_drawn_card_waits() -> None:
    play = put(put(begin(), 0, "p1", deck=True), 0, "p2", claim=1)
    at(play, BUYING)
    draw(play, "p1", 46)
    refuses(play, Buy(claim=1), refusals.NO_CARD_HELD)
    refuses(play, Done(), refusals.NOT_NOW)
    refuses(play, Draw("p1"), refusals.NOT_NOW)


@rule("SV-7.1")
def test_a_drawn_card_that_cannot_be_paid_is_put_face_up() -> None:
    play = put(give(begin(), 0, cash=399), 0, "p1", deck=True)
    at(play, BUYING)
    draw(play, "p1", 46)
    assert row(play) == [1, 2, 3, 4, 5, 6, 7, 8, 46]
    assert play.state.cash[0] == 399


@rule("SV-7.1")
def test_nothing_at_all_while_the_deck_is_to_answer() -> None:
    play = put(put(begin(), 0, "p1", deck=True), 0, "p2", claim=1)
    at(play, BUYING)
    play.act(Draw("p1"))
    for action in (Buy(claim=1), Draw("p1"), Done()):
        refuses(play, action, refusals.NOT_NOW)


@rule("SV-7.1")
def test_every_prospector_on_the_deck_draws() -> None:
    play = put(put(begin(), 0, "p1", deck=True), 0, "p2", deck=True)
    at(play, BUYING)
    assert menu(play) == [Draw("p1"), Draw("p2")]
    refuses(play, Done(), refusals.DRAW_FIRST)
    draw(play, "p2", 46)
    play.act(Leave())
    assert rolling(play).purpose == {"draw": "p1", "seat": 0}


@rule("SV-7.1")
def test_each_draws_once() -> None:
    play = put(put(begin(), 0, "p1", deck=True), 0, "p2", claim=1)
    at(play, BUYING)
    refuses(play, Draw("p2"), refusals.NOT_ON_DECK)
    refuses(play, Draw("s1"), refusals.NOT_ON_DECK)
    draw(play, "p1", 46)
    play.act(Leave())
    refuses(play, Draw("p1"), refusals.NOT_ON_DECK)


@rule("SV-7.1")
def test_a_player_who_finds_no_card_left_gets_nothing() -> None:
    play = put(put(put(begin(), 0, "p1", deck=True), 0, "p2", deck=True), 0, "s1", segment="denver-golden-1")
    at(deck_of(play, 46), BUYING)
    draw(play, "p1", 46)
    play.act(Buy(claim=46))
    assert play.view(None).phase == "building"
    play.act(Done())
    assert status(play, 0, "p2") == "free"


@rule("SV-7.1")
def test_an_empty_deck_is_drawn_from_no_more() -> None:
    play = put(put(begin(), 0, "p1", deck=True), 0, "p2", claim=1)
    at(deck_of(play), BUYING)
    refuses(play, Draw("p1"), refusals.NOT_ON_DECK)
    assert Done() in question(play).menu


@rule("SV-7.1")
def test_purchases_are_shown_with_their_odds_and_revenues() -> None:
    play = own(begin(), 0, "denver-colorado-springs-1")
    put(put(play, 0, "p1", claim=1), 0, "p2", passenger=1)
    at(play, BUYING)
    claim, card, done = question(play).menu.describe()["choices"]
    assert claim["preview"] == {
        "cost": 250,
        "operate_cost": 60,
        "odds": [[-1, 1], [2, 1], [3, 1], [4, 1], [6, 1], [7, 1]],
        "of": 6,
    }
    assert card["preview"] == {"price": 130, "revenue": 50, "length": 7, "route": ["denver-colorado-springs-1"]}
    assert done == {"type": "done"}


# Step 2: build (SV-7.2)


@rule("SV-7.2")
def test_a_segment_that_a_surveyor_holds_is_paid_for() -> None:
    play = at(put(begin(), 0, "s1", segment="denver-golden-1"), BUILDING)
    assert menu(play) == [Build("denver-golden-1"), Done()]
    events = play.act(Build("denver-golden-1"))
    assert of(events, TrackBuilt) == [TrackBuilt(0, "denver-golden-1", -80)]
    assert play.state.cash[0] == 2400 - 80
    assert owned(play, 0) == ["denver-golden-1"]
    assert play.view(None).players[0].cubes == 31
    assert status(play, 0, "s1") == "free"


@rule("SV-7.2")
def test_nothing_must_be_built() -> None:
    play = at(put(begin(), 0, "s1", segment="denver-golden-1"), BUILDING)
    play.act(Done())
    assert play.state.cash[0] == 2400
    assert owned(play, 0) == []
    assert status(play, 0, "s1") == "free"


@rule("SV-7.2")
def test_only_where_an_own_surveyor_stands() -> None:
    play = put(put(begin(), 0, "s1", segment="denver-golden-1"), 1, "s1", segment="denver-bailey")
    at(play, BUILDING)
    refuses(play, Build("denver-bailey"), refusals.NO_SURVEYOR_THERE)
    refuses(play, Build("denver-boulder"), refusals.NO_SURVEYOR_THERE)


@rule("SV-7.2")
def test_a_surveyor_who_came_to_dismantle_does_not_build() -> None:
    play = put(own(begin(), 0, "denver-golden-1"), 0, "s1", segment="denver-golden-1")
    refuses(at(play, BUILDING), Build("denver-golden-1"), refusals.NO_SURVEYOR_THERE)


@rule("SV-7.2")
def test_a_tied_surveyor_does_not_build() -> None:
    play = put(begin(), 0, "s1", segment="denver-golden-1", tied=True)
    at(put(play, 0, "s2", segment="denver-bailey"), BUILDING)
    refuses(play, Build("denver-golden-1"), refusals.NO_SURVEYOR_THERE)


@rule("SV-7.2")
def test_building_must_be_paid_for() -> None:
    play = put(put(begin(), 0, "s1", segment="denver-bailey"), 0, "s2", segment="denver-boulder")
    at(give(play, 0, cash=279), BUILDING)
    refuses(play, Build("denver-bailey"), refusals.NO_CASH_TO_BUILD)
    give(play, 0, cash=280)
    play.act(Build("denver-bailey"))
    assert play.state.cash[0] == 0


@rule("SV-7.2")
def test_why_nothing_can_be_built_is_shown() -> None:
    play = put(own(begin(), 0, "denver-golden-1"), 0, "s1", segment="denver-golden-1")
    at(give(put(play, 0, "s2", segment="denver-bailey"), 0, cash=10), BUILDING)
    (miss,) = question(play).menu.describe()["refused"]
    assert (miss["target"]["segment"], miss["reason"]) == ("denver-bailey", "no_cash_to_build")
    assert miss["values"]["cost"] == 280


def second_at_golden(cash: int = 2400) -> gs.Play:
    """Golden by the first surveyor, Central City (length 2) by the second."""
    play = give(put(begin(), 0, "s1", segment="denver-golden-1"), 0, cash=cash)
    return at(put(play, 0, "s2", segment="golden-central-city", second=True), BUILDING)


@rule("SV-7.2")
def test_a_second_segment_waits_for_the_first() -> None:
    play = second_at_golden()
    refuses(play, Build("golden-central-city"), refusals.SURVEY_UNCONNECTED)
    play.act(Build("denver-golden-1"))
    assert menu(play) == [Build("golden-central-city"), Done()]


@rule("SV-7.2")
@pytest.mark.parametrize("dice", TOTALS, ids=str)
def test_a_second_segment_needs_more_than_its_length(dice: list[int]) -> None:
    play = second_at_golden()
    play.act(Build("denver-golden-1"))
    play.act(Build("golden-central-city"))
    assert play.state.cash[0] == 2320
    assert isinstance(play.pending, gs.Chance)
    events = play.roll(dice)
    success = sum(dice) > 2
    assert of(events, Tried) == [Tried(0, "golden-central-city", dice, success)]
    assert ("golden-central-city" in owned(play, 0)) == success
    assert play.state.cash[0] == (2320 - 150 if success else 2320)
    assert status(play, 0, "s2") == "free"


@rule("SV-7.2")
@pytest.mark.parametrize(
    ("first", "second", "length"),
    [
        ("denver-golden-1", "golden-central-city", 2),
        ("denver-bailey", "bailey-como", 3),
        ("denver-colorado-springs-1", "colorado-springs-hartsel", 7),
        ("denver-greeley-1", "greeley-cheyenne", 5),
    ],
)
def test_the_odds_of_a_second_segment_are_those_of_the_dice(first: str, second: str, length: int) -> None:
    play = put(put(begin(), 0, "s1", segment=first), 0, "s2", segment=second, second=True)
    at(play, BUILDING)
    play.act(Build(first))
    shown = question(play).menu.describe()["choices"][0]["preview"]
    assert (shown["length"], shown["of"]) == (length, 36)
    play.act(Build(second))
    built = 0
    for dice, weight in rolling(play).outcomes():
        then = play.clone()
        then.roll(dice)
        built += weight * (second in owned(then, 0))
    assert shown["rolls"] == built == sum(sum(dice) > length for dice in TOTALS)


@rule("SV-7.2")
def test_nobody_rolls_for_what_they_could_not_pay() -> None:
    play = second_at_golden(cash=80 + 149)
    play.act(Build("denver-golden-1"))
    assert play.view(None).phase != "building"
    assert owned(play, 0) == ["denver-golden-1"]


@rule("SV-7.2")
def test_nothing_else_while_the_dice_are_to_answer() -> None:
    play = second_at_golden()
    play.act(Build("denver-golden-1"))
    play.act(Build("golden-central-city"))
    for action in (Build("golden-central-city"), Done()):
        refuses(play, action, refusals.NOT_NOW)


@rule("SV-7.2")
def test_a_segment_that_did_not_connect_when_surveyed_always_needs_the_roll() -> None:
    """Even if other track reaches it first."""
    play = own(put(begin(), 0, "s2", segment="golden-central-city", second=True), 0, "denver-golden-2")
    at(play, BUILDING)
    play.act(Build("golden-central-city"))
    assert isinstance(play.pending, gs.Chance)


@rule("SV-7.2")
def test_a_survey_that_is_connected_no_more_goes_home_without_roll_or_cost() -> None:
    play = put(begin(), 0, "s1", segment="golden-central-city")
    at(put(play, 0, "s2", segment="denver-bailey"), BUILDING)
    refuses(play, Build("golden-central-city"), refusals.SURVEY_UNCONNECTED)
    events = play.act(Done())
    assert of(events, BuildingEnded)
    assert not of(events, Tried)
    assert play.state.cash[0] == 2400
    assert standing(play, 0, "s1") is None


@rule("SV-7.2")
def test_cut_off_track_is_built_from() -> None:
    play = own(begin(), 0, "trinidad-raton-1")
    at(put(play, 0, "s1", segment="raton-dawson"), BUILDING)
    play.act(Build("raton-dawson"))
    assert "raton-dawson" in owned(play, 0)


@rule("SV-7.2")
@pytest.mark.parametrize(
    ("surveyed", "own_now"),
    [
        ("denver-golden-1", "denver-golden-2"),
        ("denver-falcon", "denver-colorado-springs-1"),
        ("falcon-pueblo", "colorado-springs-pueblo-2"),
    ],
)
def test_a_survey_beside_own_track_goes_home_without_roll_or_cost(surveyed: str, own_now: str) -> None:
    """The parallel one came by a deal after the surveyor was placed."""
    play = put(begin(), 0, "s1", segment=surveyed)
    own(play, 0, own_now, "falcon-colorado-springs", "colorado-springs-cripple-creek-1")
    own(play, 0, *(["denver-colorado-springs-2"] if own_now.startswith("colorado") else []))
    at(put(play, 0, "s2", segment="denver-bailey"), BUILDING)
    refuses(play, Build(surveyed), refusals.BUILT_PARALLEL)
    play.act(Done())
    assert play.state.cash[0] == 2400
    assert status(play, 0, "s1") == "free"


@rule("SV-7.2", "SV-14.11")
def test_a_confined_surveyor_builds_only_on_track_joined_to_its_city() -> None:
    """The first segment of the surveyor from Denver failed; the other network reaches the second one."""
    play = begin(scenario="golden-spike")
    state: State = play.state
    for seat in range(2):
        state.pieces.city[state.pieces.named(seat, "s1")] = 0
        state.pieces.city[state.pieces.named(seat, "s2")] = 1
    own(play, 0, "salt-lake-city-ogden-1")
    put(play, 0, "s1", segment="ogden-coalville", second=True)
    at(put(play, 0, "s2", segment="salt-lake-city-bingham-1"), BUILDING)
    refuses(play, Build("ogden-coalville"), refusals.SURVEY_UNCONNECTED)
    assert Build("salt-lake-city-bingham-1") in question(play).menu


# Dismantling


@rule("SV-7.2")
@pytest.mark.parametrize(("segment", "length"), [("denver-golden-1", 2), ("denver-colorado-springs-2", 7)])
def test_dismantling_pays_ten_dollars_for_each_unit_of_length(segment: str, length: int) -> None:
    play = at(put(own(begin(), 0, segment), 0, "s1", segment=segment), BUILDING)
    assert question(play).menu.describe()["choices"][0]["preview"] == {"pays": 10 * length}
    events = play.act(Dismantle(segment))
    assert of(events, TrackDismantled) == [TrackDismantled(0, segment, 10 * length)]
    assert play.state.cash[0] == 2400 + 10 * length
    assert owned(play, 0) == []
    assert play.view(None).players[0].cubes == 32
    assert status(play, 0, "s1") == "free"


@rule("SV-7.2")
def test_dismantling_needs_a_surveyor_there() -> None:
    play = own(begin(), 0, "denver-golden-1", "denver-boulder")
    at(put(play, 0, "s1", segment="denver-golden-1"), BUILDING)
    refuses(play, Dismantle("denver-boulder"), refusals.NO_DISMANTLER)


@rule("SV-7.2", "SV-3.8")
def test_what_was_cut_off_meanwhile_is_not_dismantled() -> None:
    play = own(begin(), 0, "denver-golden-1", "golden-central-city")
    put(put(play, 0, "s1", segment="denver-golden-1"), 0, "s2", segment="golden-central-city")
    at(play, BUILDING)
    assert Dismantle("golden-central-city") in question(play).menu
    play.act(Dismantle("denver-golden-1"))
    refuses(play, Dismantle("golden-central-city"), refusals.NO_DISMANTLER)
    assert menu(play) == [Abandon("golden-central-city"), Done()]


@rule("SV-7.2")
def test_only_own_track_is_dismantled_or_abandoned() -> None:
    play = own(put(begin(), 0, "s1", segment="denver-boulder"), 1, "denver-golden-1")
    at(play, BUILDING)
    for segment in ("denver-golden-1", "denver-boulder"):
        refuses(play, Dismantle(segment), refusals.NOT_YOUR_TRACK)
        refuses(play, Abandon(segment), refusals.NOT_YOUR_TRACK)


# Abandoning


def all_cubes_out(play: gs.Play, seat: int, without: str = "") -> gs.Play:
    """32 segments in a network, none parallel to another."""
    state: State = play.state
    board = state.board
    towns = set(state.starts[seat])
    segments: list[int] = []
    barred = {board.segment_index[without]} if without else set()
    while len(segments) < board.cubes:
        for segment in range(board.segments):
            ends = {board.end_a[segment], board.end_b[segment]}
            free = segment not in segments and not {segment, *board.parallel[segment]} & barred
            if free and ends & towns and len(segments) < board.cubes and not set(board.parallel[segment]) & {*segments}:
                segments.append(segment)
                towns |= ends
    return own(play, seat, *(board.segment_ids[segment] for segment in segments))


@rule("SV-7.2")
def test_with_cubes_left_nothing_is_abandoned() -> None:
    play = own(put(begin(), 0, "s1", segment="denver-bailey"), 0, "denver-golden-1")
    refuses(at(play, BUILDING), Abandon("denver-golden-1"), refusals.CUBES_LEFT)


@rule("SV-7.2")
def test_without_a_cube_nothing_is_built_until_track_is_abandoned() -> None:
    play = all_cubes_out(begin(), 0, without="denver-bailey")
    at(put(play, 0, "s1", segment="denver-bailey"), BUILDING)
    sound(play)
    refuses(play, Build("denver-bailey"), refusals.NO_CUBE)
    cash, leaf = play.state.cash[0], play.state.board.segment_ids[play.state.track[0].segments[-1]]
    play.act(Abandon(leaf))
    assert play.state.cash[0] == cash
    assert leaf not in owned(play, 0)
    play.act(Build("denver-bailey"))
    assert play.view(None).players[0].cubes == 0
    sound(play)


@rule("SV-7.2")
def test_track_is_abandoned_only_to_build_with_its_cube() -> None:
    play = all_cubes_out(begin(), 0)
    leaf = play.state.board.segment_ids[play.state.track[0].segments[-1]]
    at(put(play, 0, "s1", segment=leaf), BUILDING)
    refuses(play, Abandon(leaf), refusals.CUBES_LEFT)
    assert menu(play) == [Dismantle(leaf), Done()]


@rule("SV-7.2")
def test_nor_to_build_what_could_not_be_paid() -> None:
    play = all_cubes_out(begin(), 0, without="denver-bailey")
    put(play, 0, "s1", segment="denver-bailey")
    at(give(put(play, 0, "s2", segment="denver-golden-1"), 0, cash=279), BUILDING)
    refuses(play, Abandon("denver-golden-1"), refusals.CUBES_LEFT)


@rule("SV-7.2", "SV-3.8")
def test_cut_off_track_is_abandoned_at_any_time_for_nothing() -> None:
    play = own(begin(), 0, "denver-golden-1", "trinidad-raton-1")
    at(play, BUILDING)
    assert menu(play) == [Abandon("trinidad-raton-1"), Done()]
    play.act(Abandon("trinidad-raton-1"))
    assert play.state.cash[0] == 2400
    assert owned(play, 0) == ["denver-golden-1"]


@rule("SV-7.2")
@pytest.mark.parametrize("how", [Dismantle, Abandon])
def test_lost_track_can_be_built_by_anybody(how: type) -> None:
    play = own(begin(), 0, "denver-golden-1")
    if how is Abandon:
        all_cubes_out(discard_track(play), 0, without="denver-bailey")
        put(play, 0, "s2", segment="denver-bailey")
    else:
        put(play, 0, "s1", segment="denver-golden-1")
    at(play, BUILDING)
    play.act(how("denver-golden-1"))
    at(play, PLACEMENT, 1)
    assert Place("s1", segment="denver-golden-1") in question(play).menu


def discard_track(play: gs.Play) -> gs.Play:
    state: State = play.state
    for segment in state.track[0].segments:
        state.owner[segment] = NOWHERE
        state.track[0] = state.track[0].without(segment)
    return play


# Pieces after step 2 (SV-7.10)


@rule("SV-7.10")
def test_after_step_2_the_pieces_are_free_unless_tied_jailed_or_dead() -> None:
    play = begin(drawn=[0, 1])
    put(put(play, 0, "s1", segment="denver-golden-1"), 0, "p1", claim=1)
    put(play, 0, "s2", segment="denver-bailey", tied=True)
    jail(put(play, 1, "p1", claim=2), 0, "p2")
    at(give(play, 0, claim=50), BUYING)
    play.act(Done())
    assert [status(play, 0, piece) for piece in ("s1", "s2", "p1", "p2")] == ["placed", "tied", "placed", "jail"]
    play.act(Done())
    assert play.state.phase == OPERATING
    assert [status(play, 0, piece) for piece in ("s1", "s2", "p1", "p2")] == ["free", "tied", "free", "jail"]
    assert standing(play, 0, "s2") == "denver-bailey"
    assert status(play, 1, "p1") == "placed"


@rule("SV-7.10")
def test_the_dead_stay_dead_and_a_jailed_winner_has_used_the_right() -> None:
    play = put(put(begin(), 0, "p1", claim=1), 0, "s1", segment="denver-golden-1")
    state: State = play.state
    state.pieces.status[state.pieces.named(0, "p1")] = JAIL
    state.pieces.status[state.pieces.named(0, "p2")] = DEAD
    at(play, BUILDING)
    play.act(Done())
    assert status(play, 0, "p1") == "jail"
    assert standing(play, 0, "p1") is None
    assert status(play, 0, "p2") == "dead"
    settle(play)
    sound(play)
