"""SV-15.2, joint passenger lines: agreeing, sharing, disputing, defending, ending and losing them."""

from __future__ import annotations

from typing import Any

import pytest

import goldenspike as gs
from goldenspike.games.silverton import Accept, Agree, Buy, Done, Offer, Pass, Pay, Place, Terms, refusals
from goldenspike.games.silverton import state as states
from goldenspike.games.silverton.events.delivery import LineReturned, RevenuePaid
from goldenspike.games.silverton.events.disputes import (
    Agreed,
    Disputed,
    DisputesEnded,
    Jailed,
    LineShared,
    LineTaken,
    PieceTied,
    SharePaid,
    TheftPaid,
)
from goldenspike.games.silverton.events.placement import PieceReturned
from support.games import question, refuses, rule
from support.silverton.interactions import (
    bonuses,
    cash,
    dealing,
    disputes,
    home,
    owner,
    partners,
    purpose,
    resolved,
    winter,
)
from support.silverton.positions import (
    asked,
    at,
    begin,
    give,
    lay,
    menu,
    of,
    own,
    put,
    sound,
    standing,
    status,
    targets,
)

JOINT = ["joint-passenger-line"]
LINE = 3
"""Denver to Fort Collins: price 130, revenue 50."""


def halves(players: int = 2, order: list[int] | None = None, **options: Any) -> gs.Play:
    """Seat 0 has track from Denver to Boulder (3), seat 1 from there to Fort Collins, its start city (4)."""
    play = begin(players, order=order, **{"rules": JOINT, **options})
    home(play, 1, "fort-collins")
    return own(own(play, 0, "denver-boulder"), 1, "boulder-fort-collins")


def both(**options: Any) -> gs.Play:
    """Both have a prospector on the card, and all pieces are placed."""
    play = halves(**options)
    put(put(play, 0, "p1", passenger=LINE), 1, "p1", passenger=LINE)
    return disputes(play)


def third(length: int, **options: Any) -> gs.Play:
    """A third player is on the card, too, with a separate route: 7 as theirs without changing trains, or 14."""
    play = home(halves(3, **options), 2, "denver")
    if length == 7:
        own(play, 2, "denver-greeley-1", "greeley-fort-collins")
    elif length == 14:
        own(play, 2, "denver-greeley-1", "greeley-cheyenne", "fort-collins-cheyenne")
    for seat in (0, 1, 2):
        put(play, seat, "p1", passenger=LINE)
    return disputes(play)


# Placing for it


@rule("SV-15.2")
def test_two_players_whose_tracks_together_join_the_towns_may_place_for_it() -> None:
    play = halves()
    assert LINE in targets(play, "p1", "passenger")
    play.act(Done())
    assert LINE in targets(play, "p1", "passenger")


@rule("SV-15.2")
def test_without_the_rule_each_needs_a_whole_route() -> None:
    play = halves(rules=[])
    refuses(play, Place("p1", passenger=LINE), refusals.LINE_NOT_JOINED)


@rule("SV-15.2")
def test_nobody_places_where_no_partner_could_help() -> None:
    play = halves()
    refuses(play, Place("p1", passenger=5), refusals.LINE_NOT_JOINED)
    own(play, 0, "denver-golden-1", "golden-central-city")
    assert 2 in targets(play, "p1", "passenger")


@rule("SV-15.2")
def test_in_winter_their_tracks_join_the_towns_without_snow() -> None:
    play = winter(lay(begin(rules=JOINT), passenger=10))
    home(play, 1, "leadville")
    own(play, 0, "denver-bailey")
    own(play, 1, "bailey-como", "como-buena-vista", "buena-vista-leadville-1")
    refuses(play, Place("p1", passenger=10), refusals.LINE_NOT_JOINED)
    play.state.winter = False
    assert play.act(Place("p1", passenger=10))


# Agreeing


@rule("SV-15.2")
def test_both_are_asked_in_turn_order_and_must_agree() -> None:
    play = both(order=[1, 0])
    assert asked(play) == 1
    assert menu(play) == [Agree(), Pass()]
    assert play.act(Agree()) == [Agreed(1, LINE, 0, True)]
    assert asked(play) == 0
    events = play.act(Agree())
    assert of(events, LineShared) == [LineShared(LINE, [1, 0])]
    assert sorted(owner(play, LINE)) == [0, 1]
    assert [(status(play, seat, "p1"), standing(play, seat, "p1")) for seat in (0, 1)] == [("free", None)] * 2
    sound(play)


@rule("SV-15.2")
@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
def test_each_pays_a_share_of_the_price_by_distance(order: list[int]) -> None:
    """130 by 3 and 4 of 7: 55.71 and 74.29."""
    play = both(order=order)
    before = cash(play)
    play.act(Agree())
    paid = of(play.act(Agree()), SharePaid)
    assert paid == [SharePaid(seat, LINE, [-56, -74][seat]) for seat in order]
    assert cash(play) == [before[0] - 56, before[1] - 74]


@rule("SV-15.2")
@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
def test_a_half_dollar_goes_one_way_only(order: list[int]) -> None:
    """95 by 1 and 1: 47.50 each, 48 and 47, no matter who plays first."""
    play = begin(rules=JOINT, order=order)
    board = play.state.board
    home(play, 1, "central-city")
    own(own(play, 0, "denver-golden-1"), 1, "golden-central-city")
    put(put(play, 0, "p1", passenger=2), 1, "p1", passenger=2)
    board.price[board.passenger_index[2]] = 95
    try:
        disputes(play)
        play.act(Agree())
        paid = {event.seat: event.amount for event in of(play.act(Agree()), SharePaid)}
    finally:
        board.price[board.passenger_index[2]] = 100
    assert paid == {0: -48, 1: -47}


@rule("SV-15.2")
def test_of_equally_short_joint_routes_the_first_in_pack_order_is_shared() -> None:
    """7 by Boulder, 7 by Greeley: there seat 0 would own 5 of it."""
    play = halves()
    own(own(play, 0, "denver-greeley-1"), 1, "greeley-fort-collins")
    put(put(play, 0, "p1", passenger=LINE), 1, "p1", passenger=LINE)
    disputes(play)
    play.act(Agree())
    assert of(play.act(Agree()), SharePaid) == [SharePaid(0, LINE, -56), SharePaid(1, LINE, -74)]


@rule("SV-15.2")
def test_a_player_who_cannot_pay_the_share_cannot_agree() -> None:
    play = halves()
    put(put(play, 0, "p1", passenger=LINE), 1, "p1", passenger=LINE)
    poor = disputes(give(play.clone(), 0, cash=55))
    assert status(poor, 0, "p1") == "free"
    disputes(give(play, 0, cash=56))
    play.act(Agree())
    play.act(Agree())
    assert cash(play)[0] == 0
    sound(play)


@rule("SV-15.2")
@pytest.mark.parametrize("answers", [[Pass()], [Agree(), Pass()]])
def test_not_agreed_who_lacks_a_whole_route_goes_home(answers: list[Any]) -> None:
    play = both()
    before = cash(play)
    for answer in answers:
        events = play.act(answer)
    assert of(events, PieceReturned) == [PieceReturned(seat, "p1", "SV-15.2") for seat in (0, 1)]
    assert not of(events, Disputed)
    assert (cash(play), owner(play, LINE)) == (before, [])


@rule("SV-15.2")
def test_not_agreed_who_has_a_whole_route_may_have_the_card() -> None:
    play = halves()
    own(play, 0, "denver-greeley-1", "greeley-fort-collins")
    put(put(play, 0, "p1", passenger=LINE), 1, "p1", passenger=LINE)
    disputes(play)
    events = play.act(Pass())
    assert of(events, PieceReturned) == [PieceReturned(1, "p1", "SV-15.2")]
    assert asked(play) == 0
    assert menu(play) == [Buy(passenger=LINE), Done()]


@rule("SV-15.2")
def test_not_agreed_two_whole_routes_dispute_as_ever() -> None:
    play = begin(rules=JOINT)
    own(own(play, 0, "denver-colorado-springs-1"), 1, "denver-falcon", "falcon-colorado-springs")
    put(put(play, 0, "p2", passenger=1), 1, "p2", passenger=1)
    disputes(play)
    play.act(Agree())
    play.act(Pass())
    assert purpose(play) == {"dispute": {"passenger": 1}}
    assert bonuses(play) == [2, 0]


@rule("SV-15.2")
def test_a_player_who_finds_no_partner_there_goes_home() -> None:
    play = disputes(put(halves(), 0, "p1", passenger=LINE))
    assert play.state.phase > states.DISPUTES
    assert (status(play, 0, "p1"), standing(play, 0, "p1")) == ("free", None)


@rule("SV-15.2")
def test_nothing_else_is_answered() -> None:
    play = both()
    for action in (Pay(), Done(), Buy(passenger=LINE)):
        refuses(play, action, refusals.NOT_NOW)


# Revenue


@rule("SV-15.2", "SV-7.7")
def test_each_receives_half_from_this_turn_on_in_their_own_step() -> None:
    play = both()
    play.act(Agree())
    play.act(Agree())
    assert of(dealing(play, 0).act(Done()), RevenuePaid) == [RevenuePaid(0, LINE, 30)]
    assert of(dealing(play, 1).act(Done()), RevenuePaid) == [RevenuePaid(1, LINE, 30)]


@rule("SV-15.2")
@pytest.mark.parametrize(
    ("passenger", "half"), [(2, 20), (4, 20), (5, 30), (6, 20), (9, 40), (10, 70), (17, 160), (22, 190)]
)
def test_half_is_rounded_up_to_ten_dollars(passenger: int, half: int) -> None:
    play = partners(begin(rules=JOINT), passenger, 0, 1)
    line = next(each for each in play.view(None).passengers if each.number == passenger)
    assert (line.owner, line.partner, line.revenue) == (0, 1, half)


@rule("SV-15.2", "SV-15.5")
def test_better_service_is_doubled_before_it_is_halved() -> None:
    play = begin(rules=[*JOINT, "better-passenger-service"], length="short")
    partners(play, 10, 0, 1)
    assert next(each for each in play.view(None).passengers if each.number == 10).revenue == 130


@rule("SV-15.2", "SV-7.7")
def test_in_winter_it_pays_only_over_a_joint_route_without_snow() -> None:
    play = winter(home(begin(rules=JOINT), 1, "leadville"))
    own(play, 0, "denver-bailey", "bailey-como")
    own(play, 1, "como-buena-vista", "buena-vista-leadville-1")
    partners(play, 10, 0, 1)
    assert not of(dealing(play, 0).act(Done()), RevenuePaid)
    assert not of(dealing(play, 1).act(Done()), RevenuePaid)
    own(play, 0, "denver-colorado-springs-1", "colorado-springs-hartsel", "hartsel-buena-vista")
    assert of(dealing(play, 0).act(Done()), RevenuePaid) == [RevenuePaid(0, 10, 70)]
    assert of(dealing(play, 1).act(Done()), RevenuePaid) == [RevenuePaid(1, 10, 70)]


# Against others on the card


@rule("SV-15.2")
def test_partners_are_one_disputant_with_one_die_each_and_two_more_of_length() -> None:
    play = third(7)
    play.act(Agree())
    play.act(Agree())
    assert purpose(play) == {"dispute": {"passenger": LINE}}
    rolls = resolved(play, [1, 2, 3, 4])[0].rolls
    assert [(roll.seats, roll.pieces, roll.dice) for roll in rolls] == [
        ([0, 1], ["p1", "p1"], [1, 2]),
        ([2], ["p1"], [3, 4]),
    ]
    assert bonuses(play) == [0, 2 + 2]


@rule("SV-15.2")
def test_no_piece_of_the_partners_counts() -> None:
    """Seat 1's is +1, seat 2's +2."""
    play = third(14, order=[1, 0, 2])
    play.act(Agree())
    play.act(Agree())
    assert bonuses(play) == [14 - 9, 2]


@rule("SV-15.2")
def test_partners_who_win_share_the_line_at_once() -> None:
    play = third(14)
    before = cash(play)
    play.act(Agree())
    play.act(Agree())
    events = play.roll([6, 6, 1, 2])
    assert of(events, LineShared) == [LineShared(LINE, [0, 1])]
    assert cash(play) == [before[0] - 56, before[1] - 74, before[2]]
    assert [standing(play, seat, "p1") for seat in (0, 1, 2)] == [None] * 3
    sound(play)


@rule("SV-15.2")
def test_partners_who_lose_both_go_home_and_pay_nothing() -> None:
    play = third(14)
    before = cash(play)
    play.act(Agree())
    play.act(Agree())
    play.roll([1, 2, 6, 6])
    assert [standing(play, seat, "p1") for seat in (0, 1, 2)] == [None, None, ("passenger", LINE)]
    assert cash(play) == before


@rule("SV-15.2", "SV-6.4")
def test_tied_all_three_stay() -> None:
    play = third(14)
    play.act(Agree())
    play.act(Agree())
    events = play.roll([2, 2, 3, 4])
    assert of(events, PieceTied) == [PieceTied(seat, "p1") for seat in (0, 1, 2)]
    assert of(events, DisputesEnded)


@rule("SV-15.2", "SV-6.6")
def test_partners_do_not_go_to_jail() -> None:
    play = third(14)
    play.act(Agree())
    play.act(Agree())
    assert not of(resolved(play, [1, 1, 2, 2]), Jailed)
    assert of(resolved(play, [2, 2, 1, 1]), Jailed) == [Jailed(2, "p1", 200)]


@rule("SV-15.2")
def test_every_two_who_could_are_asked_until_two_agree() -> None:
    play = third(14)
    asked_about = []
    while isinstance(play.pending, gs.Ask) and play.state.phase == states.DISPUTES:
        asked_about.append((asked(play), play.pending.menu.describe()["choices"][0]["preview"]["partner"]))
        play.act(Agree() if asked(play) == 0 else Pass())
    assert asked_about == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2)]
    assert standing(play, 2, "p1") == ("passenger", LINE)
    assert [standing(play, seat, "p1") for seat in (0, 1)] == [None, None]


@rule("SV-15.2")
def test_a_third_without_a_route_goes_home_when_two_others_agree() -> None:
    play = home(halves(3), 2, "fort-collins")
    own(play, 2, "fort-collins-cheyenne", "greeley-cheyenne")
    own(play, 0, "denver-greeley-1")
    for seat in (0, 1, 2):
        put(play, seat, "p1", passenger=LINE)
    disputes(play)
    play.act(Agree())
    events = play.act(Agree())
    assert not of(events, Disputed)
    assert of(events, LineShared) == [LineShared(LINE, [0, 1])]
    assert PieceReturned(2, "p1", "SV-15.2") in events
    sound(play)


# Defending it


def thief_at(length: int) -> gs.Play:
    """Seats 0 and 1 run the line jointly over 7, which counts as 9; seat 2 has a route of that length."""
    play = partners(home(halves(3), 2, "denver"), LINE, 0, 1)
    if length == 7:
        return own(play, 2, "denver-greeley-1", "greeley-fort-collins")
    return own(play, 2, "denver-greeley-1", "greeley-cheyenne", "fort-collins-cheyenne")


@rule("SV-15.2", "SV-5.7")
def test_two_is_added_to_their_length_for_a_thief() -> None:
    play = thief_at(7)
    line = next(each for each in play.view(None).passengers if each.number == LINE)
    assert line.length == 9
    at(play, states.PLACEMENT, 2)
    assert LINE in targets(play, "p1", "passenger")
    boxes = [box for box in question(play).menu.describe()["choices"] if LINE in box.get("passenger", [])]
    assert {box["preview"][box["passenger"].index(LINE)]["revenue"] for box in boxes} == {50}
    play = thief_at(14)
    at(play, states.PLACEMENT, 2)
    refuses(play, Place("p1", passenger=LINE), refusals.NO_SHORTER_ROUTE)


@rule("SV-15.2", "SV-6.7")
def test_they_defend_with_one_die_each() -> None:
    play = disputes(put(thief_at(7), 2, "p1", passenger=LINE))
    play.act(Pay())
    assert bonuses(play) == [2, 0]
    mine, theirs = resolved(play, [3, 4, 1, 1])[0].rolls
    assert (mine.seats, theirs.seats, theirs.dice) == ([2], [0, 1], [1, 1])
    assert not of(resolved(play, [3, 4, 1, 1]), Jailed)
    play.roll([3, 4, 4, 4])
    assert owner(play, LINE) == [2]
    sound(play)


# Ending it


def alone(**options: Any) -> gs.Play:
    """Partners 0 and 1; seat 0 could run the line alone now, over 7."""
    play = partners(halves(**options), LINE, 0, 1)
    return own(play, 0, "denver-greeley-1", "greeley-fort-collins")


@rule("SV-15.2")
def test_only_a_partner_who_joins_the_towns_alone_may_end_it() -> None:
    play = alone()
    assert LINE in targets(play, "p1", "passenger")
    at(play, states.PLACEMENT, 1)
    refuses(play, Place("p1", passenger=LINE), refusals.PARTNER_NOT_JOINED)


@rule("SV-15.2", "SV-5.5")
def test_nobody_ends_a_line_that_they_own_alone() -> None:
    play = give(begin(rules=JOINT), 0, passenger=1)
    own(play, 0, "denver-colorado-springs-1")
    refuses(play, Place("p1", passenger=1), refusals.OWN_LINE)


@rule("SV-15.2")
def test_he_pays_the_full_price_and_rolls_against_the_other() -> None:
    play = disputes(put(alone(), 0, "p1", passenger=LINE))
    before = cash(play)
    assert menu(play) == [Pay(), Pass()]
    # What it brings the winner: all of it, not the half that they have now.
    assert question(play).menu.describe()["choices"][0]["preview"]["revenue"] == 50
    assert play.act(Pay()) == [TheftPaid(0, "p1", LINE, -130, "SV-15.2")]
    assert cash(play) == [before[0] - 130, before[1]]
    mine, theirs = resolved(play, [1, 2, 3, 4])[0].rolls
    assert (mine.seats, mine.pieces, mine.bonus) == ([0], ["p1"], 1)
    assert (theirs.seats, theirs.pieces, theirs.bonus) == ([1], [], 0)


@rule("SV-15.2")
def test_the_winner_owns_it_alone() -> None:
    play = disputes(put(alone(), 0, "p1", passenger=LINE))
    play.act(Pay())
    events = play.roll([6, 6, 6, 5])
    assert of(events, LineTaken) == [LineTaken(0, LINE, "SV-15.2")]
    assert owner(play, LINE) == [0]
    assert of(dealing(play, 0).act(Done()), RevenuePaid) == [RevenuePaid(0, LINE, 50)]
    assert not of(dealing(play, 1).act(Done()), RevenuePaid)
    sound(play)


@rule("SV-15.2")
def test_the_other_may_win_and_then_owns_it_alone() -> None:
    """The partner's route is longer by 4, so the difference goes to the player who ends it."""
    play = alone()
    own(play, 1, "fort-collins-cheyenne", "greeley-cheyenne", "denver-greeley-2")
    put(play, 0, "p2", passenger=LINE)
    disputes(play)
    play.act(Pay())
    assert bonuses(play) == [14 - 7, 0]
    play.roll([1, 2, 6, 5])
    assert owner(play, LINE) == [1]


@rule("SV-15.2", "SV-7.6")
def test_a_winner_without_a_route_of_their_own_loses_it_at_once() -> None:
    play = disputes(put(alone(), 0, "p1", passenger=LINE))
    play.act(Pay())
    events = play.roll([1, 2, 6, 6])
    assert of(events, LineTaken) == [LineTaken(1, LINE, "SV-15.2")]
    assert of(events, LineReturned) == [LineReturned(LINE, [1], 9)]
    assert owner(play, LINE) == []
    sound(play)


@rule("SV-15.2", "SV-6.4")
def test_tied_it_stays_joint_and_the_prospector_on_the_card() -> None:
    play = disputes(put(alone(), 0, "p1", passenger=LINE))
    play.act(Pay())
    events = play.roll([3, 4, 4, 4])
    assert of(events, PieceTied) == [PieceTied(0, "p1", "SV-15.2")]
    assert owner(play, LINE) == [0, 1]
    assert (status(play, 0, "p1"), standing(play, 0, "p1")) == ("tied", ("passenger", LINE))


@rule("SV-15.2", "SV-6.6")
def test_a_player_who_ends_it_risks_jail() -> None:
    play = disputes(put(alone(), 0, "p1", passenger=LINE))
    play.act(Pay())
    assert of(resolved(play, [1, 1, 1, 1]), Jailed) == [Jailed(0, "p1", 200)]
    assert not of(resolved(play, [3, 3, 1, 1]), Jailed)


@rule("SV-15.2")
def test_a_player_who_will_not_pay_leaves_it_joint() -> None:
    play = disputes(put(alone(), 0, "p1", passenger=LINE))
    play.act(Pass())
    assert (owner(play, LINE), standing(play, 0, "p1")) == ([0, 1], None)


# Losing it


@rule("SV-15.2", "SV-7.6")
def test_a_joint_line_goes_back_when_their_tracks_no_longer_join_its_towns() -> None:
    play = dealing(partners(halves(3), LINE, 0, 1))
    play.act(Offer(2, Terms(segments=("denver-boulder",)), Terms()))
    events = play.act(Accept())
    assert of(events, LineReturned) == [LineReturned(LINE, [0, 1], 9)]
    assert owner(play, LINE) == []
    sound(play)


@rule("SV-15.2", "SV-7.6")
def test_track_that_passes_between_the_partners_keeps_it() -> None:
    play = dealing(partners(halves(3), LINE, 0, 1))
    play.act(Offer(1, Terms(segments=("denver-boulder",)), Terms()))
    assert not of(play.act(Accept()), LineReturned)
    assert owner(play, LINE) == [0, 1]
