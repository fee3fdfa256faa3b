"""SV-6, disputes: who rolls for what, in which order, with which bonus, and what becomes of the pieces."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest

import goldenspike as gs
from goldenspike.games.silverton import Build, Buy, Call, Done, Move, Pass, Pay, Place, Stand, refusals
from goldenspike.games.silverton import state as states
from goldenspike.games.silverton.events.delivery import RevenuePaid
from goldenspike.games.silverton.events.disputes import (
    Called,
    Disputed,
    DisputesEnded,
    Jailed,
    LineTaken,
    Moved,
    PieceTied,
    PieceWon,
    TheftPaid,
)
from goldenspike.games.silverton.events.placement import PieceReturned
from goldenspike.games.silverton.phases.disputes import no_way_out
from goldenspike.games.silverton.position.pieces import SECOND
from support.games import refuses, rule
from support.silverton.interactions import bonuses, cash, disputes, home, owner, purpose, resolved, step, winter
from support.silverton.positions import asked, at, begin, give, lay, menu, of, own, owned, put, sound, standing, status

SPOT = "denver-boulder"
TWO_DICE = [sum(dice) for dice in itertools.product(range(1, 7), repeat=2)]
MANY = "S S S S S P P P P P"


def rivals(strong: str = "s1", weak: str = "s2", **target: Any) -> gs.Play:
    """Seat 0 and seat 1 want the same thing: by the names of their pieces +2 against a plain one."""
    play = begin()
    put(play, 0, strong, **(target or {"segment": SPOT}))
    put(play, 1, weak, **(target or {"segment": SPOT}))
    return disputes(play)


def odds(play: gs.Play) -> Counter[int | None]:
    """How many of all rolls each side wins; None are ties. Asked of the rules, roll by roll."""
    assert isinstance(play.pending, gs.Chance)
    found: Counter[int | None] = Counter()
    for outcome, weight in play.pending.outcomes():
        found[resolved(play, outcome)[0].winner] += weight
    return found


def reckoned(added: list[int]) -> Counter[int | None]:
    """The same by counting dice, without the rules."""
    found: Counter[int | None] = Counter()
    for rolls in itertools.product(TWO_DICE, repeat=len(added)):
        totals = [roll + bonus for roll, bonus in zip(rolls, added, strict=True)]
        best = max(totals)
        found[totals.index(best) if totals.count(best) == 1 else None] += 1
    return found


# SV-6.1, what is in dispute


@rule("SV-6.1")
@pytest.mark.parametrize(
    ("kind", "target"),
    [("s", {"segment": SPOT}), ("p", {"claim": 1}), ("p", {"passenger": 1})],
    ids=["segment", "claim", "passenger card"],
)
def test_two_players_on_one_target_dispute_it(kind: str, target: dict[str, Any]) -> None:
    play = begin()
    for seat in (0, 1):
        own(play, seat, f"denver-colorado-springs-{seat + 1}")
        put(play, seat, f"{kind}1", **target)
    disputes(play)
    assert purpose(play) == {"dispute": target}


@rule("SV-6.1")
def test_one_player_alone_disputes_nothing() -> None:
    play = begin()
    put(put(put(play, 0, "s1", segment=SPOT), 0, "p1", claim=1), 1, "p1", claim=2)
    disputes(play)
    assert play.state.phase > states.DISPUTES


@rule("SV-6.1")
def test_the_deck_is_never_in_dispute() -> None:
    play = begin()
    for seat in (0, 1):
        put(put(play, seat, "p1", deck=True), seat, "p2", deck=True)
    disputes(play)
    assert play.state.phase > states.DISPUTES
    assert [standing(play, seat, "p1") for seat in (0, 1)] == ["deck", "deck"]


@rule("SV-6.1")
def test_a_tie_of_last_turn_is_in_dispute_with_who_comes_now() -> None:
    play = begin()
    put(put(play, 0, "p1", claim=1, tied=True), 1, "p1", claim=1)
    play.act(Done())
    if asked(play) == 1:
        play.act(Done())
    assert purpose(play) == {"dispute": {"claim": 1}}


# SV-6.2, moving to the segment beside it


@rule("SV-6.2")
def test_each_in_turn_order_may_move_to_the_free_segment_beside() -> None:
    play = begin(order=[1, 0])
    put(put(play, 0, "s1", segment="denver-golden-1"), 1, "s1", segment="denver-golden-1")
    disputes(play)
    assert asked(play) == 1
    assert menu(play) == [Stand(), Move("denver-golden-2")]
    play.act(Stand())
    assert asked(play) == 0
    events = play.act(Move("denver-golden-2"))
    assert events[0] == Moved(0, "s1", {"segment": "denver-golden-2"})
    assert not of(events, Disputed)
    assert [standing(play, seat, "s1") for seat in (0, 1)] == ["denver-golden-2", "denver-golden-1"]


@rule("SV-6.2")
def test_a_player_who_moves_first_ends_the_dispute_of_two() -> None:
    play = begin()
    put(put(play, 0, "s1", segment="denver-golden-1"), 1, "s1", segment="denver-golden-1")
    disputes(play)
    events = play.act(Move("denver-golden-2"))
    assert of(events, DisputesEnded)


@rule("SV-6.2")
def test_both_standing_firm_they_roll() -> None:
    play = begin()
    put(put(play, 0, "s1", segment="denver-golden-1"), 1, "s1", segment="denver-golden-1")
    disputes(play)
    play.act(Stand())
    play.act(Stand())
    assert purpose(play) == {"dispute": {"segment": "denver-golden-1"}}
    play.roll([2, 2, 1, 2])
    assert asked(play) == 0
    assert play.state.phase == states.BUILDING


@rule("SV-6.2")
def test_of_three_one_may_move_and_the_others_roll() -> None:
    """Asked as long as the dispute lasts: the third is not asked any more, the segment beside is taken."""
    play = begin(3)
    home(play, 2, "denver")
    for seat in (0, 1, 2):
        put(play, seat, "s1", segment="denver-golden-1")
    disputes(play)
    play.act(Stand())
    assert asked(play) == 1
    play.act(Move("denver-golden-2"))
    assert purpose(play) == {"dispute": {"segment": "denver-golden-1"}}
    assert [roll.seats for roll in resolved(play, [1, 2, 3, 4])[0].rolls] == [[0], [2]]


@rule("SV-6.2")
def test_a_segment_beside_that_costs_more_is_no_way_out() -> None:
    play = begin()
    own(own(play, 0, "salida-buena-vista"), 1, "como-buena-vista")
    for seat in (0, 1):
        put(play, seat, "s1", segment="buena-vista-leadville-3")
    disputes(play)
    assert purpose(play) == {"dispute": {"segment": "buena-vista-leadville-3"}}


@rule("SV-6.2")
@pytest.mark.parametrize("segment", ["buena-vista-leadville-3", "buena-vista-leadville-1", "denver-boulder"])
def test_only_the_same_towns_at_the_same_cost(segment: str) -> None:
    play = begin()
    own(own(play, 0, "salida-buena-vista"), 1, "como-buena-vista")
    for seat in (0, 1):
        put(play, seat, "s1", segment="buena-vista-leadville-1")
    disputes(play)
    assert menu(play) == [Stand(), Move("buena-vista-leadville-2")]
    refuses(play, Move(segment), refusals.NOT_A_TWIN)


@rule("SV-6.2")
@pytest.mark.parametrize("tied", [False, True])
def test_a_segment_with_a_surveyor_on_it_is_not_free(tied: bool) -> None:
    play = begin(3)
    home(play, 2, "denver")
    put(put(play, 0, "s1", segment="denver-golden-1"), 1, "s1", segment="denver-golden-1")
    put(play, 2, "s1", segment="denver-golden-2", tied=tied)
    disputes(play)
    assert purpose(play) == {"dispute": {"segment": "denver-golden-1"}}
    state = play.state
    twin = state.board.segment_index["denver-golden-2"]
    assert no_way_out(state, state.pieces.named(0, "s1"), twin) is refusals.TWIN_TAKEN


@rule("SV-6.2")
def test_a_segment_with_an_owner_is_not_free() -> None:
    play = begin(3)
    home(play, 2, "denver")
    own(play, 2, "denver-golden-2")
    put(put(play, 0, "s1", segment="denver-golden-1"), 1, "s1", segment="denver-golden-1")
    disputes(play)
    assert purpose(play) == {"dispute": {"segment": "denver-golden-1"}}


@rule("SV-6.2")
def test_a_segment_that_the_mover_could_not_be_placed_on_is_no_way_out() -> None:
    """Here another surveyor of the same player stands beside it, where only a tie could have left it."""
    play = begin()
    put(put(play, 0, "s1", segment="colorado-springs-pueblo-1"), 1, "s1", segment="colorado-springs-pueblo-1")
    put(play, 0, "s2", segment="falcon-pueblo", tied=True)
    own(own(play, 0, "denver-colorado-springs-1"), 1, "denver-colorado-springs-2")
    disputes(play)
    assert asked(play) == 1


@rule("SV-6.2")
def test_a_second_consecutive_segment_stays_one_beside() -> None:
    play = begin()
    own(play, 1, "denver-falcon", "falcon-colorado-springs")
    put(play, 0, "s1", segment="denver-colorado-springs-1")
    put(play, 0, "s2", segment="colorado-springs-pueblo-1", second=True)
    put(play, 1, "s1", segment="colorado-springs-pueblo-1")
    disputes(play)
    assert asked(play) == 0
    play.act(Move("colorado-springs-pueblo-2"))
    assert play.state.pieces.marks[play.state.pieces.named(0, "s2")] & SECOND


@rule("SV-6.2")
def test_there_is_nothing_else_to_do_then() -> None:
    play = begin()
    put(put(play, 0, "s1", segment="denver-golden-1"), 1, "s1", segment="denver-golden-1")
    disputes(play)
    for action in (Done(), Pay(), Pass(), Build("denver-golden-1")):
        refuses(play, action, refusals.NOT_NOW)
    play.act(Stand())
    play.act(Stand())
    for too_late in (Stand(), Done(), Move("denver-golden-2")):
        refuses(play, too_late, refusals.NOT_NOW)


# SV-6.3, the dice and what is added


@rule("SV-6.3")
def test_plus_two_against_plain_wins_861_and_ties_125_of_1296_rolls() -> None:
    assert odds(rivals()) == {0: 861, None: 125, 1: 310}


@rule("SV-6.3", "SV-6.4")
@pytest.mark.parametrize(
    ("strong", "weak", "added"), [("s2", "s2", [0, 0]), ("s2", "s1", [0, 1]), ("s1", "s1", [2, 1])]
)
def test_the_odds_of_two_are_those_of_the_dice(strong: str, weak: str, added: list[int]) -> None:
    play = rivals(strong, weak)
    assert bonuses(play) == added
    assert odds(play) == reckoned(added)


@rule("SV-6.3", "SV-6.4")
def test_the_odds_of_three_are_those_of_the_dice() -> None:
    play = begin(3)
    for seat, piece in enumerate(("s1", "s1", "s1")):
        put(play, seat, piece, segment=SPOT)
    disputes(play)
    assert bonuses(play) == [2, 1, 0]
    assert odds(play) == reckoned([2, 1, 0])


@rule("SV-6.3")
def test_dice_are_rolled_in_turn_order() -> None:
    play = begin(3, order=[2, 0, 1])
    for seat in (0, 1, 2):
        put(play, seat, "s2", segment=SPOT)
    disputes(play)
    rolls = play.roll([1, 2, 3, 4, 5, 6])[0].rolls
    assert [(roll.seats, roll.pieces, roll.dice, roll.total) for roll in rolls] == [
        ([2], ["s2"], [1, 2], 3),
        ([0], ["s2"], [3, 4], 7),
        ([1], ["s2"], [5, 6], 11),
    ]


@rule("SV-6.3")
def test_three_more_for_a_claim_that_is_joined_to_the_start_city() -> None:
    play = lay(begin(), claim=52)
    own(play, 1, "denver-golden-1")
    put(put(play, 0, "p2", claim=52), 1, "p2", claim=52)
    disputes(play)
    assert bonuses(play) == [0, 3]
    assert odds(play) == reckoned([0, 3])


@rule("SV-6.3")
def test_the_piece_counts_besides() -> None:
    play = lay(begin(), claim=52)
    own(play, 0, "denver-golden-1")
    put(put(play, 0, "p1", claim=52), 1, "p1", claim=52)
    disputes(play)
    assert bonuses(play) == [4, 2]


@rule("SV-6.3")
def test_snow_does_not_part_a_claim_from_the_start_city() -> None:
    play = winter(lay(begin(), claim=29))
    own(play, 0, "denver-bailey", "bailey-como")
    put(put(play, 0, "p2", claim=29), 1, "p2", claim=29)
    disputes(play)
    assert bonuses(play) == [3, 0]


@rule("SV-6.3")
def test_track_that_is_cut_off_joins_no_claim() -> None:
    play = lay(begin(), claim=52)
    own(play, 0, "golden-boulder")
    put(put(play, 0, "p2", claim=52), 1, "p2", claim=52)
    disputes(play)
    assert bonuses(play) == [0, 0]


@rule("SV-6.3")
def test_a_claim_in_the_start_city_is_joined() -> None:
    play = home(lay(begin(), claim=52), 1, "golden")
    put(put(play, 0, "p2", claim=52), 1, "p2", claim=52)
    disputes(play)
    assert bonuses(play) == [0, 3]


@rule("SV-6.3", "SV-14.11")
def test_either_city_of_a_spike_will_do() -> None:
    play = lay(begin(2, scenario="golden-spike"), claim=46)
    own(play, 1, "salt-lake-city-bingham-1")
    put(put(play, 0, "p2", claim=46), 1, "p2", claim=46)
    disputes(play)
    assert bonuses(play) == [0, 3]


def three_ways() -> gs.Play:
    """Denver to Colorado Springs: 7 for seat 0, 9 for seat 1, 17 for seat 2."""
    play = home(begin(3), 2, "denver")
    own(play, 0, "denver-colorado-springs-1")
    own(play, 1, "denver-falcon", "falcon-colorado-springs")
    return own(play, 2, "denver-bailey", "bailey-como", "como-hartsel", "colorado-springs-hartsel")


@rule("SV-6.3")
def test_of_two_on_a_passenger_card_the_shorter_route_adds_the_difference() -> None:
    play = three_ways()
    put(put(play, 0, "p2", passenger=1), 1, "p2", passenger=1)
    disputes(play)
    assert bonuses(play) == [2, 0]
    assert odds(play) == reckoned([2, 0])


@rule("SV-6.3")
def test_of_three_on_a_passenger_card_each_adds_what_the_longest_is_longer() -> None:
    play = three_ways()
    for seat, piece in enumerate(("p1", "p1", "p1")):
        put(play, seat, piece, passenger=1)
    disputes(play)
    assert bonuses(play) == [10, 8 + 1, 0 + 2]


@rule("SV-6.3", "SV-3.7")
@pytest.mark.parametrize(("turn", "added"), [(7, [11, 0]), (8, [6, 0])], ids=["summer", "winter"])
def test_the_shortest_route_usable_this_turn_counts(turn: int, added: list[int]) -> None:
    """Denver to Leadville: 16 over snow or 21 without for seat 0, 27 for seat 1."""
    play = lay(begin(), passenger=10)
    own(play, 0, "denver-bailey", "bailey-como", "como-buena-vista", "buena-vista-leadville-1")
    own(play, 0, "denver-colorado-springs-1", "colorado-springs-hartsel", "hartsel-buena-vista")
    own(play, 1, "denver-falcon", "falcon-pueblo", "pueblo-canon-city-1", "canon-city-salida")
    own(play, 1, "salida-buena-vista", "buena-vista-leadville-2")
    put(put(play, 0, "p2", passenger=10), 1, "p2", passenger=10)
    at(play, states.DISPUTES, turn=turn)
    assert bonuses(play) == added


# SV-6.4 to SV-6.6, what the dice decide


@rule("SV-6.4", "SV-6.5", "SV-6.6")
@pytest.mark.parametrize(
    ("red", "blue", "winner", "outcome"),
    [
        ([3, 4], [2, 2], 0, [PieceWon(0, "s1"), PieceReturned(1, "s2", "SV-6.5")]),
        ([2, 2], [3, 3], None, [PieceTied(0, "s1"), PieceTied(1, "s2")]),
        ([2, 2], [6, 1], 1, [PieceReturned(0, "s1", "SV-6.5"), PieceWon(1, "s2")]),
        ([1, 1], [1, 2], 0, [PieceWon(0, "s1"), Jailed(0, "s1", 200, True), PieceReturned(1, "s2", "SV-6.5")]),
        ([1, 1], [6, 6], 1, [PieceReturned(0, "s1", "SV-6.5"), Jailed(0, "s1", 200), PieceWon(1, "s2")]),
        ([1, 1], [2, 2], None, [PieceTied(0, "s1"), Jailed(0, "s1", 200), PieceTied(1, "s2")]),
        (
            *([1, 1], [1, 1], 0),
            [PieceWon(0, "s1"), Jailed(0, "s1", 200, True), PieceReturned(1, "s2", "SV-6.5"), Jailed(1, "s2", 200)],
        ),
    ],
)
def test_settling(red: list[int], blue: list[int], winner: int | None, outcome: list[Any]) -> None:
    """Red is the +2 surveyor, blue the plain one."""
    decided, *pieces = resolved(rivals(), red + blue)
    assert (decided.target, decided.winner) == ({"segment": SPOT}, winner)
    assert [(roll.bonus, roll.total) for roll in decided.rolls] == [(2, sum(red) + 2), (0, sum(blue))]
    assert pieces == outcome


@rule("SV-6.4")
def test_the_winner_uses_the_target_and_the_loser_does_not() -> None:
    play = rivals()
    play.roll([6, 6, 1, 2])
    assert (standing(play, 0, "s1"), standing(play, 1, "s2")) == (SPOT, None)
    assert status(play, 1, "s2") == "free"
    assert asked(play) == 0
    play.act(Build(SPOT))
    assert owned(play, 0) == [SPOT]


@rule("SV-6.4")
def test_tied_pieces_stay_and_do_nothing_this_turn() -> None:
    play = rivals("p1", "p1", claim=1)
    play.roll([2, 2, 1, 2])
    assert [status(play, seat, "p1") for seat in (0, 1)] == ["tied", "tied"]
    assert play.state.phase == states.DEALING  # nothing to buy, to build or to operate
    for seat in (0, 1):
        refuses(step(play, states.BUYING, seat), Buy(claim=1), refusals.NO_CARD_HELD)
    sound(play)


@rule("SV-6.4", "SV-5.8")
def test_a_tie_is_rolled_for_again_only_next_turn() -> None:
    play = rivals("p1", "p1", claim=1)
    events = play.roll([2, 2, 1, 2])
    assert len(of(events, Disputed)) == 1
    at(play, states.PLACEMENT, turn=2)
    play.act(Done())
    play.act(Done())
    assert purpose(play) == {"dispute": {"claim": 1}}


@rule("SV-6.4", "SV-6.5")
def test_of_three_two_tie_for_the_highest_and_the_third_goes_home() -> None:
    play = begin(3)
    for seat in (0, 1, 2):
        put(play, seat, "s2", segment=SPOT)
    disputes(play)
    play.roll([4, 4, 1, 2, 4, 4])
    assert [status(play, seat, "s2") for seat in (0, 1, 2)] == ["tied", "free", "tied"]
    assert [standing(play, seat, "s2") for seat in (0, 1, 2)] == [SPOT, None, SPOT]


@rule("SV-6.4", "SV-6.5")
def test_a_tie_below_the_highest_is_lost_like_any_other() -> None:
    play = begin(3)
    for seat in (0, 1, 2):
        put(play, seat, "s2", segment=SPOT)
    disputes(play)
    play.roll([4, 4, 1, 2, 1, 2])
    assert [standing(play, seat, "s2") for seat in (0, 1, 2)] == [SPOT, None, None]


@rule("SV-6.5")
def test_a_loser_does_nothing_more_this_turn() -> None:
    play = rivals("p1", "p1", claim=1)
    play.roll([1, 2, 6, 6])
    at(play, states.BUYING, 1)
    assert menu(play) == [Buy(claim=1), Done()]
    assert standing(play, 0, "p1") is None


@rule("SV-6.6")
def test_a_jailed_winner_keeps_the_right_it_won_for_this_turn() -> None:
    play = rivals()
    play.roll([1, 1, 1, 2])
    assert (status(play, 0, "s1"), standing(play, 0, "s1")) == ("jail", SPOT)
    play.act(Build(SPOT))
    assert owned(play, 0) == [SPOT]
    assert (status(play, 0, "s1"), standing(play, 0, "s1")) == ("jail", None)
    sound(play)


@rule("SV-6.6")
def test_a_right_not_used_is_lost_and_the_piece_still_in_jail() -> None:
    play = rivals()
    play.roll([1, 1, 1, 2])
    play.act(Done())
    assert (status(play, 0, "s1"), standing(play, 0, "s1")) == ("jail", None)


@rule("SV-6.6")
def test_a_tie_stays_a_tie_when_a_tied_piece_is_jailed() -> None:
    play = rivals()
    events = play.roll([1, 1, 2, 2])
    assert of(events, Disputed)[0].winner is None
    assert (status(play, 0, "s1"), standing(play, 0, "s1")) == ("jail", None)
    assert (status(play, 1, "s2"), standing(play, 1, "s2")) == ("tied", SPOT)
    sound(play)


@rule("SV-6.6")
def test_a_jailed_loser_is_not_free() -> None:
    play = rivals()
    play.roll([6, 6, 1, 1])
    assert (status(play, 1, "s2"), standing(play, 1, "s2")) == ("jail", None)
    at(play, states.PLACEMENT, 1, turn=2)
    refuses(play, Place("s2", segment="denver-bailey"), refusals.PIECE_NOT_FREE)


@rule("SV-6.6")
def test_only_a_natural_two_jails() -> None:
    play = rivals()
    assert isinstance(play.pending, gs.Chance)
    for outcome, _ in play.pending.outcomes():
        jailed = {event.seat for event in of(resolved(play, outcome), Jailed)}
        assert jailed == {seat for seat in (0, 1) if outcome[2 * seat : 2 * seat + 2] == [1, 1]}


# SV-6.7, stealing


def theft(**options: Any) -> gs.Play:
    """Seat 1 owns passenger line 1 over a route of 9; seat 0 has one of 7 and a prospector on the card."""
    play = begin(**options)
    own(play, 0, "denver-colorado-springs-1")
    own(play, 1, "denver-falcon", "falcon-colorado-springs")
    give(play, 1, passenger=1)
    put(play, 0, "p1", passenger=1)
    return play


@rule("SV-5.7")
def test_nobody_steals_with_a_route_of_the_same_length() -> None:
    play = own(begin(), 0, "denver-colorado-springs-1")
    give(own(play, 1, "denver-colorado-springs-2"), 1, passenger=1)
    refuses(play, Place("p1", passenger=1), refusals.NO_SHORTER_ROUTE)


@rule("SV-6.7")
def test_the_thief_pays_the_price_before_the_dice() -> None:
    play = disputes(theft())
    assert asked(play) == 0
    assert menu(play) == [Pay(), Pass()]
    before = cash(play)
    assert play.act(Pay()) == [TheftPaid(0, "p1", 1, -130)]
    assert cash(play) == [before[0] - 130, before[1]]
    assert purpose(play) == {"theft": 1}


@rule("SV-6.7")
def test_the_shorter_route_adds_the_difference_and_no_piece_counts() -> None:
    play = disputes(theft())
    play.act(Pay())
    assert bonuses(play) == [2, 0]
    rolls = resolved(play, [1, 2, 3, 4])[0].rolls
    assert [(roll.seats, roll.pieces, roll.dice) for roll in rolls] == [([0], ["p1"], [1, 2]), ([1], [], [3, 4])]


@rule("SV-6.7")
def test_only_a_strictly_higher_total_takes_the_card() -> None:
    play = disputes(theft())
    play.act(Pay())
    assert isinstance(play.pending, gs.Chance)
    taken = sum(bool(of(resolved(play, outcome), LineTaken)) for outcome, _ in play.pending.outcomes())
    assert taken == reckoned([2, 0])[0] == 861


@rule("SV-6.7", "SV-7.7")
def test_a_thief_who_wins_is_paid_by_the_line_this_very_turn() -> None:
    play = disputes(theft())
    play.act(Pay())
    events = play.roll([3, 4, 4, 4])
    assert of(events, LineTaken) == [LineTaken(0, 1)]
    assert owner(play, 1) == [0]
    assert (status(play, 0, "p1"), standing(play, 0, "p1")) == ("free", None)
    at(play, states.DEALING, 0)
    assert of(play.act(Done()), RevenuePaid) == [RevenuePaid(0, 1, 50)]
    at(play, states.DEALING, 1)
    assert not of(play.act(Done()), RevenuePaid)
    sound(play)


@rule("SV-6.7")
@pytest.mark.parametrize("dice", [[3, 4, 4, 5], [3, 4, 6, 6]], ids=["level", "lower"])
def test_otherwise_the_money_is_lost_and_the_thief_may_try_again_later(dice: list[int]) -> None:
    play = disputes(theft())
    before = cash(play)
    play.act(Pay())
    play.roll(dice)
    assert owner(play, 1) == [1]
    assert cash(play) == [before[0] - 130, before[1]]
    assert (status(play, 0, "p1"), standing(play, 0, "p1")) == ("free", None)
    at(play, states.PLACEMENT, 0, turn=2)
    play.act(Place("p1", passenger=1))
    play.act(Done())
    play.act(Done())
    assert menu(play) == [Pay(), Pass()]


@rule("SV-6.7")
def test_a_thief_who_will_not_pay_takes_the_prospector_back_and_nobody_rolls() -> None:
    play = disputes(theft())
    before = cash(play)
    events = play.act(Pass())
    assert events[0] == PieceReturned(0, "p1", "SV-6.7")
    assert not of(events, Disputed)
    assert (cash(play), owner(play, 1), standing(play, 0, "p1")) == (before, [1], None)


@rule("SV-6.7")
def test_a_thief_who_cannot_pay_can_only_take_the_prospector_back() -> None:
    """There is nothing to choose, so the player is not asked."""
    play = disputes(give(theft(), 0, cash=129))
    assert status(play, 0, "p1") == "free"
    assert play.state.lines.owner[play.state.board.passenger_index[1]] == 1
    assert cash(play)[0] == 129
    assert disputes(give(theft(), 0, cash=130)).act(Pay())


@rule("SV-6.7", "SV-6.6")
def test_the_thief_risks_jail_and_the_owner_does_not() -> None:
    play = disputes(theft())
    play.act(Pay())
    won = resolved(play, [1, 1, 1, 2])
    assert of(won, LineTaken)
    assert of(won, Jailed) == [Jailed(0, "p1", 200)]
    assert not of(resolved(play, [3, 3, 1, 1]), Jailed)
    play.roll([1, 1, 1, 1])
    assert (status(play, 0, "p1"), standing(play, 0, "p1")) == ("jail", None)
    assert status(play, 1, "p1") == "free"
    sound(play)


def two_thieves() -> gs.Play:
    """Seat 2 owns the line over a route of 17; seats 0 and 1 have 7 and 9."""
    play = three_ways()
    give(play, 2, passenger=1)
    put(put(play, 0, "p2", passenger=1), 1, "p2", passenger=1)
    return disputes(play)


@rule("SV-6.7")
def test_several_thieves_first_dispute_among_themselves_and_only_the_winner_pays() -> None:
    play = two_thieves()
    before = cash(play)
    assert purpose(play) == {"dispute": {"passenger": 1}}
    assert bonuses(play) == [2, 0]
    play.roll([1, 2, 6, 6])
    assert standing(play, 0, "p2") is None
    assert asked(play) == 1
    play.act(Pay())
    assert cash(play) == [before[0], before[1] - 130, before[2]]
    assert bonuses(play) == [8, 0]
    play.roll([1, 1, 4, 5])
    assert owner(play, 1) == [1]


@rule("SV-6.7", "SV-6.4")
def test_tied_thieves_stay_and_nobody_pays() -> None:
    play = two_thieves()
    events = play.roll([3, 4, 4, 5])
    assert of(events, DisputesEnded)
    assert [status(play, seat, "p2") for seat in (0, 1)] == ["tied", "tied"]
    assert owner(play, 1) == [2]


@rule("SV-6.7", "SV-6.6")
def test_a_thief_jailed_in_winning_may_still_pay_and_roll() -> None:
    play = two_thieves()
    play.roll([1, 1, 1, 2])
    assert status(play, 0, "p2") == "jail"
    play.act(Pay())
    play.roll([1, 1, 1, 2])
    assert (owner(play, 1), status(play, 0, "p2"), standing(play, 0, "p2")) == ([0], "jail", None)
    sound(play)


@rule("SV-6.7", "SV-3.7")
def test_an_owner_without_a_route_free_of_snow_defends_with_the_shortest() -> None:
    play = winter(three_ways())
    give(play, 2, passenger=1)
    put(play, 0, "p2", passenger=1)
    disputes(play)
    play.act(Pay())
    assert bonuses(play) == [10, 0]


# SV-6.8, special disputes


def french(order: list[int] | None = None) -> gs.Play:
    """Seat 0's +2 surveyor and seat 1's plain one lead to French, and one segment leads on from there."""
    play = begin(order=order)
    own(own(play, 0, "trinidad-raton-1"), 1, "cimarron-taos")
    put(put(play, 0, "s1", segment="raton-french"), 1, "s2", segment="cimarron-french")
    return disputes(play)


@rule("SV-6.8")
def test_players_on_a_listed_pair_are_asked_in_turn_order_whether_to_dispute_it() -> None:
    play = french(order=[1, 0])
    assert asked(play) == 1
    assert menu(play) == [Call(), Pass()]
    assert play.act(Pass())[0] == Called(1, ["raton-french", "cimarron-french"], False)
    assert asked(play) == 0
    events = play.act(Pass())
    assert of(events, DisputesEnded)
    assert (standing(play, 0, "s1"), standing(play, 1, "s2")) == ("raton-french", "cimarron-french")


@rule("SV-6.8")
@pytest.mark.parametrize("answers", [[Call()], [Pass(), Call()]], ids=["the first", "the second"])
def test_either_may_call(answers: list[Any]) -> None:
    play = french()
    for answer in answers:
        play.act(answer)
    assert purpose(play) == {"special": ["raton-french", "cimarron-french"]}
    assert odds(play) == {0: 861, None: 125, 1: 310}


@rule("SV-6.8", "SV-6.5")
def test_the_loser_of_a_special_dispute_goes_home_and_the_winner_builds() -> None:
    play = french()
    play.act(Call())
    events = play.roll([1, 2, 6, 6])
    assert of(events, Disputed)[0].rule == "SV-6.8"
    assert of(events, PieceWon) == [PieceWon(1, "s2", "SV-6.8")]
    assert (standing(play, 0, "s1"), standing(play, 1, "s2")) == (None, "cimarron-french")
    at(play, states.BUILDING, 1)
    play.act(Build("cimarron-french"))
    assert "cimarron-french" in owned(play, 1)


@rule("SV-6.8", "SV-6.4")
def test_tied_both_stay_and_neither_builds() -> None:
    play = french()
    play.act(Call())
    play.roll([2, 2, 3, 3])
    assert [status(play, 0, "s1"), status(play, 1, "s2")] == ["tied", "tied"]
    assert [standing(play, 0, "s1"), standing(play, 1, "s2")] == ["raton-french", "cimarron-french"]
    for seat, segment in enumerate(["raton-french", "cimarron-french"]):
        refuses(step(play, states.BUILDING, seat), Build(segment), refusals.NO_SURVEYOR_THERE)


@rule("SV-6.8", "SV-6.6")
def test_a_special_dispute_jails_like_any_other() -> None:
    play = french()
    play.act(Call())
    play.roll([1, 1, 1, 2])
    assert (status(play, 0, "s1"), standing(play, 0, "s1")) == ("jail", "raton-french")
    assert status(play, 1, "s2") == "free"


@rule("SV-6.8")
def test_a_pair_that_the_pack_does_not_list_is_nobodys_business() -> None:
    play = begin()
    put(put(play, 0, "s1", segment="denver-golden-1"), 1, "s2", segment="golden-boulder")
    disputes(play)
    assert play.state.phase > states.DISPUTES


@rule("SV-6.8")
def test_one_player_on_both_has_no_dispute() -> None:
    play = begin()
    put(put(play, 0, "s1", segment="raton-french"), 0, "s2", segment="cimarron-french")
    disputes(play)
    assert play.state.phase > states.DISPUTES


@rule("SV-6.8")
def test_only_a_player_who_still_holds_the_segment_after_the_ordinary_disputes() -> None:
    play = begin(3)
    put(put(put(play, 0, "s1", segment="raton-french"), 1, "s1", segment="cimarron-french"), 2, "s1", segment=SPOT)
    put(play, 2, "s2", segment="cimarron-french")
    disputes(play)
    assert purpose(play) == {"dispute": {"segment": "cimarron-french"}}
    tied = play.clone()
    tied.roll([2, 2, 2, 3])
    assert tied.state.phase > states.DISPUTES
    play.roll([2, 2, 6, 6])
    assert asked(play) == 0
    play.act(Pass())
    assert asked(play) == 2


@rule("SV-6.8")
def test_built_track_is_no_matter_for_a_special_dispute() -> None:
    """A surveyor who dismantles one of the two disputes nothing."""
    play = begin()
    own(play, 0, "raton-french")
    put(put(play, 0, "s1", segment="raton-french"), 1, "s1", segment="cimarron-french")
    disputes(play)
    assert play.state.phase > states.DISPUTES


# SV-6.9, the order


@rule("SV-6.9")
def test_moves_then_segments_special_disputes_claims_cards_and_thefts_each_in_pack_order() -> None:
    play = begin(3, level="advanced", pieces=[MANY] * 3)
    home(play, 2, "denver")
    own(play, 0, "denver-colorado-springs-1", "denver-golden-1", "golden-central-city", "trinidad-raton-1")
    own(play, 1, "denver-falcon", "falcon-colorado-springs", "denver-boulder", "golden-boulder", "boulder-fort-collins")
    own(play, 1, "cimarron-taos")
    own(play, 2, "denver-bailey", "bailey-como", "como-hartsel", "colorado-springs-hartsel")
    give(play, 2, passenger=1)
    for seat in (0, 1):
        put(play, seat, "s1", segment="denver-greeley-1")
        put(play, seat, "s2", segment="denver-rollinsville")
        put(play, seat, "p1", claim=3)
        put(play, seat, "p2", claim=2)
        put(play, seat, "p3", passenger=8)
        put(play, seat, "p4", passenger=2)
    put(put(play, 0, "s3", segment="raton-french"), 1, "s3", segment="cimarron-french")
    put(play, 0, "p5", passenger=1)
    disputes(play)
    seen: list[Any] = []
    while play.state.phase == states.DISPUTES:
        if isinstance(play.pending, gs.Chance):
            seen.append(play.pending.purpose)
            play.roll([6, 6, 1, 2])
        else:
            first = menu(play)[0]
            seen.append(type(first))
            play.act(first)
    assert seen == [
        *(Stand, Stand),
        {"dispute": {"segment": "denver-rollinsville"}},
        {"dispute": {"segment": "denver-greeley-1"}},
        *(Call, {"special": ["raton-french", "cimarron-french"]}),
        {"dispute": {"claim": 2}},
        {"dispute": {"claim": 3}},
        {"dispute": {"passenger": 2}},
        {"dispute": {"passenger": 8}},
        *(Pay, {"theft": 1}),
    ]
