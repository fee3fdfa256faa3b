"""SV-15.3 to SV-15.5 and SV-15.7: several plows, convoy transfer, better passenger service, hiring."""

from __future__ import annotations

from typing import Any

import pytest

import goldenspike as gs
from goldenspike.errors import GoldenSpikeError
from goldenspike.games.silverton import (
    Build,
    Buy,
    Deliver,
    Done,
    Hire,
    Muster,
    Place,
    Plow,
    Replace,
    Transfer,
    refusals,
)
from goldenspike.games.silverton import state as states
from goldenspike.games.silverton.events.construction import Promoted
from goldenspike.games.silverton.events.delivery import Transferred
from goldenspike.games.silverton.events.end_of_turn import Hired
from goldenspike.games.silverton.events.operation import Plowed, PlowIdle
from goldenspike.games.silverton.position.pieces import DEAD, WON
from goldenspike.games.silverton.position.stock import kind_of
from goldenspike.games.silverton.state import (
    BUILDING,
    BUYING,
    COLLECTING,
    DELIVERING,
    DISPUTES,
    FINES,
    HIRING,
    NEW_CARDS,
    PLOWING,
    SHOPPING,
    State,
)
from support.games import look_again, question, refuses, rolling, rule
from support.silverton.positions import asked, at, begin, give, jail, menu, of, own, put, refused, sound, status

MOUNTAINS = ["denver-rollinsville", "rollinsville-granby", "denver-bailey", "bailey-como"]
SOUTH = ["denver-colorado-springs-1", "colorado-springs-pueblo-1", "pueblo-walsenburg-1"]


def advanced(players: int = 2, *, rules: list[str], trains: tuple[int, ...] = (), **options: Any) -> gs.Play:
    """Seat 0 has these trains and no others."""
    play = begin(players, level="advanced", rules=rules, pieces=["S P"] * players, **options)
    state: State = play.state
    for train in state.stock.trains[0]:
        state.stock.trains_left[kind_of(train)] += 1
    state.stock.trains[0] = []
    return give(play, 0, trains=trains)


def misfit(players: int = 2, **options: Any) -> str:
    with pytest.raises(GoldenSpikeError) as caught:
        begin(players, **options)
    return caught.value.key


# Several plows (SV-15.3)


def plowing(*plows: int) -> gs.Play:
    play = give(advanced(rules=["several-plows"]), 0, plows=plows)
    return at(own(play, 0, *MOUNTAINS), PLOWING, 0, turn=8)


@rule("SV-15.3")
def test_several_plows_try_one_segment_and_the_first_success_clears_it() -> None:
    play = plowing(2, 3, 4)
    for bonus in (2, 3, 4):
        play.act(Plow(bonus, "rollinsville-granby"))
    assert rolling(play).purpose == {"plow": 2, "segment": "rollinsville-granby"}
    assert of(play.roll([1]), Plowed) == [Plowed(0, 2, "rollinsville-granby", 1, False)]
    events = play.roll([2])
    assert of(events, Plowed) == [Plowed(0, 3, "rollinsville-granby", 2, True)]
    assert of(events, PlowIdle) == [PlowIdle(0, 4, "rollinsville-granby")]
    assert play.view(None).cleared == ["rollinsville-granby"]
    assert play.view(None).phase == "dealing"


@rule("SV-15.3")
def test_all_are_assigned_before_the_first_rolls() -> None:
    play = plowing(2, 3, 4)
    play.act(Plow(2, "rollinsville-granby"))
    play.act(Plow(4, "bailey-como"))
    assert isinstance(play.pending, gs.Ask)
    play.act(Done())
    assert isinstance(play.pending, gs.Chance)
    refuses(play, Plow(3, "bailey-como"), refusals.NOT_NOW)
    refuses(play, Done(), refusals.NOT_NOW)
    play.roll([1])
    play.roll([1])
    assert play.view(None).cleared == ["bailey-como"]
    assert play.view(None).phase == "dealing"


@rule("SV-15.3")
def test_those_not_needed_are_done_for_the_turn_too() -> None:
    play = plowing(2, 3)
    for bonus in (2, 3):
        play.act(Plow(bonus, "bailey-como"))
    play.roll([6])
    assert [plow.used for plow in play.view(None).players[0].plows] == [True, True]
    assert play.view(None).phase == "dealing"


@rule("SV-15.3")
def test_none_need_be_sent() -> None:
    play = plowing(2)
    play.act(Done())
    assert play.view(None).phase == "dealing"


@rule("SV-15.3", "SV-1.4")
def test_several_plows_only_in_the_advanced_game() -> None:
    assert misfit(rules=["several-plows"]) == "sv-options-advanced-only"
    assert begin(1, scenario="denver-campaign", level="advanced", rules=["several-plows"]).state.options.several_plows


# Convoy transfer (SV-15.4)


def convoy(**claims: int) -> gs.Play:
    """Coal at Walsenburg (82, 83) and Canon City (81), silver at Leadville (1, 2): goods of claim c82 and so on."""
    play = own(begin(rules=["convoy-transfer"]), 0, *SOUTH, "pueblo-canon-city-1")
    for name, goods in claims.items():
        give(play, 0, claim=int(name[1:]), goods=goods)
    return at(play, DELIVERING)


@rule("SV-15.4")
def test_a_delivery_may_move_goods_to_another_own_claim() -> None:
    play = convoy(c82=8, c81=0)
    events = play.act(Transfer(82, 81, 5))
    assert of(events, Transferred) == [Transferred(0, 82, 81, 5)]
    index = play.state.board.claim_index
    assert (play.state.claims.goods[index[82]], play.state.claims.goods[index[81]]) == (3, 5)
    assert play.state.cash[0] == 2400
    sound(play)


@rule("SV-15.4")
def test_the_menu_shows_how_much_can_be_moved_where() -> None:
    boxes = question(convoy(c82=20, c81=0)).menu.describe()["choices"]
    route = boxes[-2].pop("preview")["route"]
    assert boxes[-2] == {"type": "transfer", "claim": 82, "to": 81, "goods": {"min": 1, "max": 16}}
    assert route[-1] == "pueblo-canon-city-1"
    assert boxes[-1]["preview"]["proceeds"] == 16 * 60 + 4 * 40


@rule("SV-15.4", "SV-7.8")
def test_it_is_one_of_the_two_deliveries() -> None:
    play = convoy(c82=8, c81=0)
    play.act(Transfer(82, 81, 5))
    play.act(Deliver(81, "denver", 5))
    assert play.view(None).phase != "delivering"
    play = convoy(c82=8, c81=0)
    play.state.this_step.deliveries = 2
    refuses(play, Transfer(82, 81, 5), refusals.TWO_DELIVERIES)


@rule("SV-15.4")
def test_up_to_sixteen_goods_in_the_basic_game() -> None:
    play = convoy(c82=20, c81=0)
    refuses(play, Transfer(82, 81, 17), refusals.OVER_CONVOY)
    assert max(action.goods for action in menu(play) if isinstance(action, Transfer)) == 16
    play.act(Transfer(82, 81, 16))


@rule("SV-15.4")
@pytest.mark.parametrize(("one", "other"), [(1, 2), (30, 31)])
def test_up_to_thirty_two_of_silver_or_gold(one: int, other: int) -> None:
    play = convoy(**{f"c{one}": 40, f"c{other}": 0})
    refuses(play, Transfer(one, other, 33), refusals.OVER_CONVOY)
    play.act(Transfer(one, other, 32))


@rule("SV-15.4")
def test_the_limit_is_for_each_delivery() -> None:
    play = convoy(c82=32, c81=0)
    play.act(Transfer(82, 81, 16))
    play.act(Transfer(82, 81, 16))
    assert play.state.claims.goods[play.state.board.claim_index[81]] == 32


@rule("SV-15.4")
def test_only_between_own_claims_of_the_same_commodity() -> None:
    play = convoy(c82=8, c1=0, c83=1)
    give(give(play, 1, claim=81, goods=2), 1, claim=84)
    refuses(play, Transfer(82, 1, 1), refusals.NOT_ALIKE)
    refuses(play, Transfer(82, 81, 1), refusals.NOT_ALIKE)
    refuses(play, Transfer(82, 85, 1), refusals.NOT_ALIKE)


@rule("SV-15.4")
def test_own_goods_only() -> None:
    """Not those bought on another's claim."""
    play = give(convoy(c82=8), 1, claim=81, goods=2)
    play.state.claims.marked[play.state.board.claim_index[81]] = 2
    look_again(play)
    refuses(play, Transfer(81, 82, 1), refusals.NOT_ALIKE)
    assert Deliver(81, "pueblo", 2) in question(play).menu


@rule("SV-15.4")
def test_not_to_the_claim_itself() -> None:
    refuses(convoy(c82=8, c81=0), Transfer(82, 82, 1), refusals.SAME_CLAIM)


@rule("SV-15.4", "SV-7.8")
def test_there_must_be_a_route_and_goods() -> None:
    play = convoy(c82=8, c81=0, c79=1)
    refuses(play, Transfer(79, 81, 1), refusals.NO_ROUTE)
    refuses(play, Transfer(81, 82, 1), refusals.NO_GOODS_THERE)
    refuses(play, Transfer(82, 81, 0), refusals.NO_GOODS_NAMED)
    refuses(play, Transfer(82, 81, 9), refusals.NOT_ENOUGH_GOODS)


@rule("SV-15.4")
def test_in_the_same_town_no_track_is_needed() -> None:
    play = convoy(c1=5, c2=0)
    assert menu(play) == [*(Transfer(1, 2, goods) for goods in range(1, 6)), Done()]


@rule("SV-15.4", "SV-7.4")
def test_a_depleted_claim_may_receive_them_and_goes_with_the_last_it_gives() -> None:
    play = convoy(c82=2, c83=1)
    play.state.claims.depleted[play.state.board.claim_index[83]] = True
    play.act(Transfer(82, 83, 2))
    assert play.state.claims.goods[play.state.board.claim_index[83]] == 3
    play.act(Transfer(83, 82, 3))
    assert play.view(None).discards == [83]
    sound(play)


@rule("SV-15.4", "SV-12.3")
def test_with_trains_their_power_is_the_limit() -> None:
    play = own(advanced(rules=["convoy-transfer"], trains=(9, 24, 72)), 0, *SOUTH, "pueblo-canon-city-1")
    give(give(play, 0, claim=82, goods=30), 0, claim=81)
    at(give(play, 0, claim=83), DELIVERING)
    refuses(play, Transfer(82, 81, 7, "9+24"), refusals.OVER_CAPACITY)
    refuses(play, Transfer(82, 81, 1), refusals.NO_TRAINS_NAMED)
    assert max(action.goods for action in menu(play) if getattr(action, "to", 0) == 81) == 21
    assert max(action.goods for action in menu(play) if getattr(action, "to", 0) == 83) == 30
    play.act(Transfer(82, 83, 9, "9"))
    refuses(play, Transfer(82, 81, 1, "9"), refusals.TRAINS_UNUSABLE)
    play.act(Transfer(82, 81, 4, "24"))
    sound(play)


@rule("SV-15.4", "SV-7.1")
def test_no_transfer_without_the_rule() -> None:
    play = give(give(own(begin(), 0, *SOUTH), 0, claim=82, goods=3), 0, claim=83)
    refuses(at(play, DELIVERING), Transfer(82, 83, 1), refusals.NOT_NOW)


@rule("SV-15.4", "SV-1.4")
@pytest.mark.parametrize("players", [1, 2, 6])
def test_convoys_go_at_any_level_and_table(players: int) -> None:
    scenario: dict[str, Any] = {"scenario": "denver-6000"} if players == 1 else {}
    for level in ("basic", "advanced"):
        assert begin(players, level=level, rules=["convoy-transfer"], **scenario).state.options.convoy


# Better passenger service (SV-15.5)


@rule("SV-15.5")
def test_passenger_cards_pay_double() -> None:
    play = begin(length="short", rules=["better-passenger-service"])
    at(give(own(play, 0, "denver-colorado-springs-1"), 0, passenger=1), COLLECTING)
    assert play.state.cash[0] == 2400 + 100
    assert [card.revenue for card in play.view(None).passengers if card.number == 1] == [100]


@rule("SV-15.5")
def test_their_price_stays() -> None:
    play = own(begin(length="short", rules=["better-passenger-service"]), 0, "denver-colorado-springs-1")
    at(put(play, 0, "p1", passenger=1), BUYING)
    preview = question(play).menu.describe()["choices"][0]["preview"]
    assert (preview["price"], preview["revenue"], preview["length"]) == (130, 100, 7)
    play.act(Buy(passenger=1))
    assert play.state.cash[0] == 2400 - 130


@rule("SV-15.5", "SV-1.4")
def test_better_service_only_in_the_short_game_and_scenarios() -> None:
    for length in ("regular", "long", "campaign"):
        assert misfit(length=length, rules=["better-passenger-service"]) == "sv-options-short-only"
    assert misfit(1, scenario="denver-6000", rules=["better-passenger-service"]) == "sv-options-not-alone"
    begin(2, scenario="golden-spike", rules=["better-passenger-service"])
    begin(5, scenario="power-start", length="long", rules=["better-passenger-service"])


# Simple market (SV-15.6); what it does to prices: test_market.py


@rule("SV-15.6", "SV-1.4")
def test_the_simple_market_is_basic_and_not_long() -> None:
    assert misfit(level="advanced", rules=["simple-market"]) == "sv-options-basic-only"
    assert misfit(length="long", rules=["simple-market"]) == "sv-options-not-long"
    assert misfit(1, scenario="denver-6000", rules=["simple-market"]) == "sv-options-not-alone"


# Hiring (SV-15.7)

POINTS = {2: 15, 3: 13, 4: 12, 5: 7, 6: 6}
MOST = {2: 8, 3: 6, 4: 6, 5: 4, 6: 4}
WORTH = {"": 3, "+1": 4, "+2": 5}


def hiring(players: int = 2, pieces: str = "S P", **options: Any) -> gs.Play:
    play = begin(players, level="advanced", rules=["hiring"], pieces=[pieces] * players, **options)
    return at(give(play, 0, cash=3000), HIRING)


def kill(play: gs.Play, seat: int, piece: str, turn: int = 9) -> gs.Play:
    state: State = play.state
    found = state.pieces.named(seat, piece)
    state.pieces.status[found] = DEAD
    state.pieces.cost[found], state.pieces.turn[found] = 200, turn
    look_again(play)
    return play


def won(play: gs.Play, seat: int, piece: str) -> gs.Play:
    """The piece won its target in a dispute against another player."""
    play.state.pieces.marks[play.state.pieces.named(seat, piece)] |= WON
    return play


def bonus(play: gs.Play, seat: int, piece: str) -> int:
    found: int = play.state.pieces.bonus[play.state.pieces.named(seat, piece)]
    return found


@rule("SV-15.7")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_points_pieces_and_kinds_at_the_start(players: int) -> None:
    """With six players there is but one choice, and nobody is asked."""
    play = begin(players, level="advanced", rules=["hiring"])
    colours = 2 if players <= 3 else 1
    if players == 6:
        assert [piece.id for piece in play.view(None).players[0].pieces] == ["s1", "p1"]
    else:
        assert menu(play) == [Muster(pieces) for pieces in play.state.options.musters]
    offered = [pieces.split() for pieces in play.state.options.musters]
    for pieces in offered:
        assert sum(WORTH[piece[1:]] for piece in pieces) <= POINTS[players]
        assert len(pieces) <= MOST[players]
        for letter in "SP":
            assert sum(piece[0] == letter for piece in pieces) >= 1
            assert pieces.count(letter) <= 2 * colours
            assert max(pieces.count(f"{letter}+1"), pieces.count(f"{letter}+2")) <= colours
    kinds = [(a, b, c) for a in range(5) for b in range(3) for c in range(3)]
    kinds = [kind for kind in kinds if sum(kind) > 0 and max(kind[0] / 2, kind[1], kind[2]) <= colours]
    costs = [(3 * kind[0] + 4 * kind[1] + 5 * kind[2], sum(kind)) for kind in kinds]
    fitting = [
        (one, other)
        for one in costs
        for other in costs
        if one[0] + other[0] <= POINTS[players] and one[1] + other[1] <= MOST[players]
    ]
    assert len(offered) == len(fitting)


@rule("SV-15.7")
def test_two_colours_double_the_limits_of_kind() -> None:
    play = begin(2, level="advanced", rules=["hiring"])
    assert Muster("S+2 S+2 P+2") in question(play).menu
    assert Muster("S S S S P") in question(play).menu
    assert refused(play, Muster("S+2 S+2 S+2 P")) == "no_such_muster"
    assert refused(begin(4, level="advanced", rules=["hiring"]), Muster("S S S P")) == "no_such_muster"


@rule("SV-15.7", "SV-14.8")
def test_a_scenarios_own_points_stand() -> None:
    play = begin(3, scenario="nickel-spike", level="advanced", rules=["hiring"])
    assert play.state.options.points == 14


@rule("SV-15.7")
@pytest.mark.parametrize(("kind", "name"), [("surveyor", "s2"), ("prospector", "p2")])
def test_one_plain_piece_for_400(kind: str, name: str) -> None:
    play = hiring()
    assert menu(play) == [Hire("surveyor"), Hire("prospector"), Done()]
    assert of(play.act(Hire(kind)), Hired) == [Hired(0, name, -400)]
    assert play.state.cash[0] == 2600
    assert (status(play, 0, name), bonus(play, 0, name)) == ("free", 0)
    assert asked(play) == 1
    sound(play)


@rule("SV-15.7")
def test_in_phase_6_in_turn_order_before_the_trains() -> None:
    play = begin(3, level="advanced", rules=["hiring"], pieces=["S P"] * 3, order=[2, 0, 1])
    at(play, NEW_CARDS)
    seen = []
    while play.view(None).phase == "hiring":
        seen.append(asked(play))
        play.act(Done())
    assert seen == [2, 0, 1]
    assert play.view(None).phase == "shopping"


@rule("SV-15.7")
def test_no_hiring_without_the_rule() -> None:
    play = at(begin(level="advanced", pieces=["S P", "S P"]), NEW_CARDS)
    assert play.view(None).phase == "shopping"
    refuses(play, Hire("surveyor"), refusals.NOT_NOW)


@rule("SV-15.7")
@pytest.mark.parametrize(("players", "pieces"), [(5, "S+1 S P+1 P"), (6, "S S P P")])
def test_at_most_so_many_pieces(players: int, pieces: str) -> None:
    play = hiring(players, pieces)
    assert play.view(None).phase != "hiring" or asked(play) != 0
    state: State = play.state
    state.phase, state.place = HIRING, 0
    look_again(play)
    refuses(play, Hire("surveyor"), refusals.PIECES_FULL)
    told = [miss["reason"] for miss in question(play).menu.describe()["refused"]]
    assert told == ["pieces_full", "pieces_full"]


@rule("SV-15.7")
@pytest.mark.parametrize(("players", "plain"), [(2, 4), (3, 4), (4, 2), (5, 2)])
def test_the_limit_of_plain_pieces_holds_for_hired_ones(players: int, plain: int) -> None:
    play = hiring(players, " ".join(["S"] * plain + ["P"]))
    refuses(play, Hire("surveyor"), refusals.NO_PLAIN_PIECE)
    assert Hire("prospector") in question(play).menu


@rule("SV-15.7")
def test_jailed_pieces_count_dead_ones_do_not() -> None:
    play = hiring(4, "S S P P+1")
    jail(play, 0, "s1")
    refuses(play, Hire("surveyor"), refusals.NO_PLAIN_PIECE)
    kill(play, 0, "s1")
    assert Hire("surveyor") in question(play).menu
    play = hiring(5, "S+1 S P+1 P")
    kill(play, 0, "p1")
    at(play, HIRING, 0)
    assert Hire("prospector") in question(play).menu
    jail(play, 0, "p1")
    refuses(play, Hire("prospector"), refusals.PIECES_FULL)


@rule("SV-15.7")
def test_a_killed_piece_is_replaced_without_waiting_and_its_bonus_is_gone() -> None:
    play = kill(hiring(pieces="S P+2"), 0, "p1", turn=9)
    assert menu(play) == [Hire("surveyor"), Hire("prospector"), Hire("prospector", "p1"), Done()]
    assert of(play.act(Hire("prospector", "p1")), Hired) == [Hired(0, "p2", -400, "p1")]
    assert (status(play, 0, "p1"), status(play, 0, "p2")) == ("gone", "free")
    assert bonus(play, 0, "p2") == 0
    at(play, FINES, 0, turn=12)
    assert play.view(None).phase != "fines" or asked(play) != 0
    sound(play)


@rule("SV-15.7", "SV-7.9")
def test_a_killed_piece_not_so_replaced_comes_back_with_its_bonus_if_there_is_room() -> None:
    play = kill(hiring(5, "S+1 S P+1 P"), 0, "p1", turn=1)
    at(jail(play, 0, "s2"), FINES, 0)
    assert Replace("p1") in question(play).menu
    at(play, HIRING, 0)
    play.act(Hire("prospector"))
    at(play, FINES, 0)
    refuses(play, Replace("p1"), refusals.NO_ROOM_FOR_PIECE)


@rule("SV-15.7", "SV-7.9")
def test_nor_beyond_the_limit_of_its_kind() -> None:
    """Another was promoted to +1 meanwhile."""
    play = kill(hiring(4, "S P+1 P"), 0, "p1", turn=1)
    play.state.pieces.bonus[play.state.pieces.named(0, "p2")] = 1
    at(jail(play, 0, "s1"), FINES, 0)
    refuses(play, Replace("p1"), refusals.NO_ROOM_FOR_PIECE)


@rule("SV-15.7")
@pytest.mark.parametrize(("kind", "piece"), [("surveyor", "p1"), ("prospector", "p2"), ("prospector", "s1")])
def test_only_a_killed_one_of_the_same_kind_is_replaced(kind: str, piece: str) -> None:
    play = kill(hiring(pieces="S P P"), 0, "p1")
    refuses(play, Hire(kind, piece), refusals.NOT_KILLED)


@rule("SV-15.7")
def test_hiring_must_be_paid_for() -> None:
    play = give(hiring(), 0, cash=399)
    refuses(play, Hire("surveyor"), refusals.NO_CASH_TO_HIRE)
    give(play, 0, cash=400)
    play.act(Hire("surveyor"))
    assert play.state.cash[0] == 0


@rule("SV-15.7", "SV-7.1")
def test_nothing_else_is_done_in_its_time() -> None:
    refuses(hiring(), Buy(train=9), refusals.NOT_NOW)


@rule("SV-15.7")
@pytest.mark.parametrize("kind", ["sheriff", "", "S"])
def test_surveyors_and_prospectors_only(kind: str) -> None:
    refuses(hiring(), Hire(kind), refusals.NO_SUCH_KIND)


@rule("SV-15.7")
def test_a_hired_piece_is_placed_next_turn() -> None:
    play = hiring()
    play.act(Hire("prospector"))
    at(play, states.PLACEMENT, 0, turn=2)
    assert Place("p2", deck=True) in question(play).menu


@rule("SV-15.7")
@pytest.mark.parametrize(("before", "after"), [("P", 1), ("P+1", 2), ("P+2", 2)])
def test_a_prospector_that_won_its_target_and_buys_it_gains_a_bonus(before: str, after: int) -> None:
    play = put(hiring(pieces=f"S {before}"), 0, "p1", claim=1)
    at(won(play, 0, "p1"), BUYING)
    events = play.act(Buy(claim=1))
    assert len(of(events, Promoted)) == (before != "P+2")
    assert bonus(play, 0, "p1") == after


@rule("SV-15.7")
def test_a_passenger_card_counts_too() -> None:
    play = own(put(hiring(), 0, "p1", passenger=1), 0, "denver-colorado-springs-1")
    at(won(play, 0, "p1"), BUYING)
    assert of(play.act(Buy(passenger=1)), Promoted) == [Promoted(0, "p1", 1)]


@rule("SV-15.7")
def test_a_surveyors_target_counts_as_bought_when_it_is_built() -> None:
    play = put(hiring(), 0, "s1", segment="denver-golden-1")
    at(won(play, 0, "s1"), BUILDING)
    assert of(play.act(Build("denver-golden-1")), Promoted) == [Promoted(0, "s1", 1)]
    assert bonus(play, 0, "s1") == 1


@rule("SV-15.7")
def test_a_second_segment_that_was_won_and_is_built_by_the_dice() -> None:
    play = own(put(hiring(), 0, "s1", segment="golden-central-city", second=True), 0, "denver-golden-1")
    at(won(play, 0, "s1"), BUILDING)
    play.act(Build("golden-central-city"))
    failed = play.clone()
    assert of(failed.roll([1, 1]), Promoted) == []
    assert of(play.roll([6, 6]), Promoted) == [Promoted(0, "s1", 1)]


@rule("SV-15.7")
def test_not_without_a_dispute_nor_without_the_purchase() -> None:
    play = at(put(hiring(), 0, "p1", claim=1), BUYING)
    assert of(play.act(Buy(claim=1)), Promoted) == []
    play = put(hiring(), 0, "p1", claim=1)
    at(won(play, 0, "p1"), BUYING)
    play.act(Done())
    assert bonus(play, 0, "p1") == 0


@rule("SV-15.7")
def test_not_without_the_rule() -> None:
    play = put(begin(), 0, "p2", claim=1)
    at(won(play, 0, "p2"), BUYING)
    assert of(play.act(Buy(claim=1)), Promoted) == []


@rule("SV-15.7")
def test_no_promotion_without_such_a_piece_left() -> None:
    """With four players there is one +1 of each kind; a dead one does not count."""
    play = put(hiring(4, "S P+1 P"), 0, "p2", claim=1)
    at(won(play, 0, "p2"), BUYING)
    then = kill(play.clone(), 0, "p1")
    assert of(play.act(Buy(claim=1)), Promoted) == []
    assert of(then.act(Buy(claim=1)), Promoted) == [Promoted(0, "p2", 1)]


@rule("SV-15.7", "SV-6.3")
def test_the_dispute_itself_and_then_the_purchase() -> None:
    play = put(put(hiring(), 0, "p1", claim=1), 1, "p1", claim=1)
    at(play, DISPUTES)
    play.roll([6, 6, 1, 2])
    assert play.view(None).phase == "buying"
    assert of(play.act(Buy(claim=1)), Promoted) == [Promoted(0, "p1", 1)]
    assert bonus(play, 1, "p1") == 0


@rule("SV-15.7", "SV-6.7")
def test_a_theft_is_no_dispute() -> None:
    play = own(hiring(), 0, "denver-colorado-springs-1")
    own(play, 1, "denver-falcon", "falcon-colorado-springs")
    put(give(play, 1, passenger=1), 0, "p1", passenger=1)
    at(play, DISPUTES)
    play.act({"type": "pay"})
    events = play.roll([6, 6, 1, 1])
    assert play.view(None).players[0].passengers == [1]
    assert of(events, Promoted) == []
    assert bonus(play, 0, "p1") == 0


@rule("SV-15.7", "SV-1.4")
def test_hiring_is_advanced_and_not_short() -> None:
    assert misfit(rules=["hiring"]) == "sv-options-advanced-only"
    assert misfit(level="advanced", length="short", rules=["hiring"]) == "sv-options-not-short"
    assert misfit(1, scenario="denver-campaign", level="advanced", rules=["hiring"]) == "sv-options-not-alone"


@rule("SV-15.7")
def test_trains_are_bought_after_hiring() -> None:
    play = hiring()
    play.act(Done())
    play.act(Done())
    assert play.state.phase == SHOPPING
