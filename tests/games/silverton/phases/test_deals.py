"""SV-7.5 and SV-12.6, deals between players; SV-7.6, passenger lines that are lost with their track."""

from __future__ import annotations

from typing import Any

import pytest

import goldenspike as gs
from goldenspike.games.silverton import (
    Abandon,
    Accept,
    Assign,
    Build,
    Decline,
    Deliver,
    Dismantle,
    Done,
    Lot,
    Offer,
    Operate,
    Plow,
    Terms,
    refusals,
)
from goldenspike.games.silverton import state as states
from goldenspike.games.silverton.events.delivery import Delivered, LineReturned, RevenuePaid
from goldenspike.games.silverton.events.operation import CashMoved, DealingEnded, Dealt, Declined, Offered
from goldenspike.games.silverton.events.setup import NetworksJoined
from goldenspike.games.silverton.phases.deals import AnswerMenu
from goldenspike.games.silverton.position.stock import mark_used
from goldenspike.kernel.entries import ActionEntry
from goldenspike.kernel.refusal import MALFORMED, REPEATED, Refusal
from support.games import refuses, rule
from support.silverton.interactions import cash, dealing, fill, owner, partners, step, trains, winter
from support.silverton.positions import asked, at, begin, give, menu, of, own, owned, put, sound, standing, targets

NOTHING = Terms()
COALFIELD = ("denver-colorado-springs-1", "colorado-springs-pueblo-1", "pueblo-walsenburg-1")
"""From Walsenburg to Pueblo (longest segment 5) and on to Denver (7)."""


def agree(play: gs.Play, give: Terms, take: Terms, to: int = 1) -> list[Any]:
    """The active player offers that, and the other accepts."""
    offered = play.act(Offer(to, give, take))
    assert asked(play) == to
    return offered + play.act(Accept())


def offers(play: gs.Play, give: Terms, take: Terms, to: int = 1) -> bool:
    """Whether that offer could be made now."""
    assert isinstance(play.pending, gs.Ask)
    return Offer(to, give, take) in play.pending.menu


# SV-7.5, an offer and its answer


@rule("SV-7.5")
def test_claims_track_and_cash_change_hands_at_once() -> None:
    play = begin()
    give(play, 0, claim=52, cash=1_000)
    give(play, 1, claim=53, cash=500)
    own(own(play, 0, "denver-golden-1"), 1, "denver-boulder")
    dealing(play)
    mine = Terms(cash=300, claims=(52,), segments=("denver-golden-1",))
    yours = Terms(claims=(53,), segments=("denver-boulder",))
    events = agree(play, mine, yours)
    assert events == [
        Offered(0, 1, mine, yours),
        Dealt(0, 1, mine, yours),
        CashMoved(0, -300),
        CashMoved(1, 300),
    ]
    assert cash(play) == [700, 800]
    assert [play.view(None).players[seat].claims for seat in (0, 1)] == [[53], [52]]
    assert (owned(play, 0), owned(play, 1)) == (["denver-boulder"], ["denver-golden-1"])
    assert (asked(play), play.state.phase) == (0, states.DEALING)
    sound(play)


@rule("SV-7.5")
def test_cash_both_ways_is_moved_as_the_difference() -> None:
    play = dealing(begin())
    before = cash(play)
    events = agree(play, Terms(cash=300), Terms(cash=100))
    assert of(events, CashMoved) == [CashMoved(0, -200), CashMoved(1, 200)]
    assert cash(play) == [before[0] - 200, before[1] + 200]


@rule("SV-7.5")
def test_a_gift_moves_no_cash() -> None:
    play = dealing(give(begin(), 0, claim=52))
    assert not of(agree(play, Terms(claims=(52,)), NOTHING), CashMoved)
    assert play.view(None).players[1].claims == [52]


@rule("SV-7.5")
def test_nothing_happens_before_the_answer() -> None:
    play = dealing(give(begin(), 0, claim=52))
    before = cash(play)
    play.act(Offer(1, Terms(claims=(52,)), Terms(cash=200)))
    assert (cash(play), play.view(None).players[0].claims) == (before, [52])
    assert asked(play) == 1
    assert menu(play) == [Accept(), Decline()]


@rule("SV-7.5")
def test_one_offer_at_a_time_and_the_other_only_answers() -> None:
    play = dealing(begin())
    play.act(Offer(1, Terms(cash=1), NOTHING))
    for action in (Offer(0, Terms(cash=1), NOTHING), Offer(1, Terms(cash=1), NOTHING), Done()):
        refuses(play, action, refusals.NOT_NOW)
    play.act(Decline())
    for other in (Accept(), Decline(), Build("denver-boulder")):
        refuses(play, other, refusals.NOT_NOW)


@rule("SV-7.5")
def test_a_declined_offer_changes_nothing_and_its_terms_bind_nobody() -> None:
    play = dealing(give(begin(), 0, claim=52))
    before = cash(play)
    play.act(Offer(1, Terms(claims=(52,)), Terms(cash=200)))
    events = play.act(Decline(give=Terms(claims=(52,)), take=Terms(cash=50)))
    assert events == [Declined(1, 0, Terms(claims=(52,)), Terms(cash=50))]
    assert (cash(play), play.view(None).players[0].claims) == (before, [52])
    assert (asked(play), play.state.this_step.offers) == (0, 1)


@rule("SV-7.5")
def test_terms_named_in_declining_may_be_any() -> None:
    """What nobody could agree to may still be wished for; what does not exist may not."""
    play = dealing(begin())
    play.act(Offer(1, Terms(cash=1), NOTHING))
    refuses(play, Decline(give=Terms(claims=(999,))), refusals.UNKNOWN_CLAIM)
    refuses(play, Decline(take=Terms(segments=("no-such-segment",))), refusals.UNKNOWN_SEGMENT)
    assert play.act(Decline(give=Terms(claims=(52,), trains=("72",)), take=None))


@rule("SV-7.5")
def test_three_offers_and_the_step_is_over() -> None:
    play = dealing(begin())
    for _ in range(2):
        play.act(Offer(1, Terms(cash=1), NOTHING))
        play.act(Decline())
        assert asked(play) == 0
    play.act(Offer(1, Terms(cash=1), NOTHING))
    events = play.act(Decline())
    assert of(events, DealingEnded)[0] == DealingEnded(0)


@rule("SV-7.5")
def test_there_is_no_fourth_offer() -> None:
    refuses(dealing(begin(), offers=3), Offer(1, Terms(cash=1), NOTHING), refusals.THREE_OFFERS)


@rule("SV-7.5")
def test_each_player_has_three_in_their_own_step() -> None:
    play = dealing(begin(), offers=3)
    play.act(Done())
    while play.state.phase != states.DEALING:
        play.act(Done())
    assert (asked(play), play.state.this_step.offers) == (1, 0)


@rule("SV-7.5")
def test_an_offer_can_be_taken_back_until_it_is_answered() -> None:
    play = begin()
    while play.state.phase != states.DEALING:
        play.act(Done())
    assert asked(play) == 0
    play.act(Offer(1, Terms(cash=100), NOTHING))
    play.undo(0)
    assert (asked(play), play.state.this_step.offers, play.state.this_step.bargain) == (0, 0, None)
    play.act(Offer(1, Terms(cash=100), NOTHING))
    play.act(Decline())
    with pytest.raises(gs.Illegal) as caught:
        play.undo(0)
    assert caught.value.reason == "undo_barrier"


@rule("SV-7.5")
def test_an_open_box_stands_for_offers_that_cannot_be_listed() -> None:
    play = dealing(begin(3), offers=1)
    assert isinstance(play.pending, gs.Ask)
    opened, done = play.pending.menu.describe()["choices"]
    assert opened == {"type": "offer", "to": [1, 2], "open": True, "preview": {"left": 2}}
    assert done == {"type": "done"}
    assert menu(play) == [Done()]


@rule("SV-7.5")
@pytest.mark.parametrize("to", [0, 2, "1", True, None])
def test_an_offer_is_made_to_another_player(to: Any) -> None:
    play = dealing(begin())
    with pytest.raises(gs.Illegal) as caught:
        play.act(Offer(to, Terms(cash=1), NOTHING))
    assert caught.value.reason in ("no_such_partner", "malformed")
    if isinstance(to, int) and not isinstance(to, bool):
        refuses(play, Offer(to, Terms(cash=1), NOTHING), refusals.NO_SUCH_PARTNER)


@rule("SV-7.5")
def test_an_offer_holds_something() -> None:
    refuses(dealing(begin()), Offer(1, NOTHING, NOTHING), refusals.EMPTY_OFFER)


@rule("SV-7.5")
@pytest.mark.parametrize(
    "terms",
    [
        None,
        7,
        {"cash": 5},
        Terms(cash=1.5),  # type: ignore[arg-type]
        Terms(cash=True),
        Terms(trains=(9,)),  # type: ignore[arg-type]
        Terms(plows=("2",)),  # type: ignore[arg-type]
        Terms(goods=(Lot(82, 1.5),)),  # type: ignore[arg-type]
        Terms(goods=(82,)),  # type: ignore[arg-type]
        Terms(claims=7),  # type: ignore[arg-type]
        Terms(claims=[52]),  # type: ignore[arg-type]
    ],
)
def test_terms_are_terms(terms: Any) -> None:
    play = dealing(begin())
    refuses(play, Offer(1, terms, NOTHING), MALFORMED)
    refuses(play, Offer(1, NOTHING, terms), MALFORMED)


@rule("SV-7.5")
@pytest.mark.parametrize(
    ("terms", "why"),
    [
        (Terms(claims=(999,)), refusals.UNKNOWN_CLAIM),
        (Terms(segments=("no-such",)), refusals.UNKNOWN_SEGMENT),
        (Terms(passengers=(999,)), refusals.UNKNOWN_PASSENGER),
        (Terms(goods=(Lot(999, 1),)), refusals.UNKNOWN_CLAIM),
    ],
)
def test_terms_name_what_there_is(terms: Terms, why: Refusal) -> None:
    refuses(dealing(begin()), Offer(1, NOTHING, terms), why)


@rule("SV-7.5")
def test_nobody_offers_more_cash_than_they_have() -> None:
    play = dealing(give(begin(), 0, cash=100))
    refuses(play, Offer(1, Terms(cash=101), NOTHING), refusals.OFFER_OVER_CASH)
    agree(play, Terms(cash=100), NOTHING)
    assert cash(play)[0] == 0


@rule("SV-7.5", "SV-16.4")
def test_any_sum_may_be_asked_for_and_only_who_cannot_pay_is_told() -> None:
    play = dealing(give(give(begin(), 0, claim=52), 1, cash=100))
    play.act(Offer(1, Terms(claims=(52,)), Terms(cash=101)))
    refused = refuses(play, Accept(), refusals.CANNOT_PAY)
    assert refused.values == {"sum": 101, "cash": 100}
    assert asked(play) == 1
    assert menu(play) == [Decline()]
    assert isinstance(play.pending, gs.Ask)
    assert [miss["reason"] for miss in play.pending.menu.describe()["refused"]] == ["cannot_pay"]
    play.act(Decline())
    agree(play, Terms(claims=(52,)), Terms(cash=100))
    assert cash(play)[1] == 0


@rule("SV-7.5", "SV-16.4")
def test_a_player_who_cannot_pay_is_asked_all_the_same() -> None:
    """An automatic answer would tell how much cash the player has."""
    play = dealing(give(give(begin(), 0, claim=52), 1, cash=0))
    assert play.act(Offer(1, Terms(claims=(52,)), Terms(cash=5_000)))[-1] == Offered(
        0, 1, Terms(claims=(52,)), Terms(cash=5_000)
    )
    assert isinstance(play.pending, gs.Ask)
    assert isinstance(play.pending.menu, AnswerMenu)
    assert play.pending.menu.forced() is None


# What may be in it


@rule("SV-7.5")
@pytest.mark.parametrize(
    "terms",
    [Terms(claims=(52, 52)), Terms(segments=("denver-golden-1",) * 2), Terms(passengers=(1, 1))],
)
def test_nothing_is_named_twice(terms: Terms) -> None:
    play = begin(2, level="advanced", pieces=["S P"] * 2)
    own(give(give(play, 0, claim=52), 0, passenger=1), 0, "denver-golden-1", "denver-colorado-springs-1")
    dealing(play)
    refuses(play, Offer(1, terms, NOTHING), REPEATED)
    with pytest.raises(gs.Illegal) as caught:  # and what no door has looked at is refused by the rule
        play.repeat(ActionEntry(0, Offer(1, terms, NOTHING)))
    assert caught.value.refusal is refusals.NAMED_TWICE


@rule("SV-7.5")
def test_goods_of_one_claim_are_named_once() -> None:
    play = coal()
    refuses(play, Offer(1, NOTHING, Terms(goods=(Lot(82, 1), Lot(82, 2)))), refusals.NAMED_TWICE)


@rule("SV-7.5")
@pytest.mark.parametrize(
    "terms", [Terms(claims=(52,)), Terms(segments=("denver-golden-1",)), Terms(claims=(1,)), Terms(claims=(99,))]
)
def test_each_gives_only_what_they_own(terms: Terms) -> None:
    """Claim 1 lies face up, claim 99 in the deck, the rest is seat 2's."""
    play = begin(3)
    own(give(play, 2, claim=52), 2, "denver-golden-1")
    dealing(play)
    refuses(play, Offer(1, terms, NOTHING), refusals.NOT_THEIRS)
    refuses(play, Offer(1, NOTHING, terms), refusals.NOT_THEIRS)
    assert offers(play, NOTHING, terms, to=2) == (terms.claims not in ((1,), (99,)))


@rule("SV-12.6")
@pytest.mark.parametrize(
    "terms", [Terms(passengers=(1,)), Terms(trains=("24",)), Terms(trains=("9",) * 3), Terms(plows=(2,))]
)
def test_each_gives_only_the_lines_trains_and_plows_they_have(terms: Terms) -> None:
    play = begin(3, level="advanced", pieces=["S P"] * 3)
    give(play, 2, passenger=1, trains=[24], plows=[2])
    own(play, 2, "denver-colorado-springs-1")
    dealing(play)
    refuses(play, Offer(1, terms, NOTHING), refusals.NOT_THEIRS)
    refuses(play, Offer(1, NOTHING, terms), refusals.NOT_THEIRS)


@rule("SV-7.5", "SV-12.6")
@pytest.mark.parametrize("terms", [Terms(passengers=(1,)), Terms(trains=("9",)), Terms(plows=(2,))])
def test_lines_trains_and_plows_are_traded_only_in_the_advanced_game(terms: Terms) -> None:
    basic = begin()
    own(give(basic, 0, passenger=1), 0, "denver-colorado-springs-1")
    refuses(dealing(basic), Offer(1, terms, NOTHING), refusals.ADVANCED_DEALS)
    refuses(dealing(basic, seat=1), Offer(0, NOTHING, terms), refusals.ADVANCED_DEALS)
    advanced = begin(2, level="advanced", pieces=["S P"] * 2)
    own(give(advanced, 0, passenger=1, plows=[2]), 0, "denver-colorado-springs-1")
    assert offers(dealing(advanced), terms, NOTHING)
    assert offers(dealing(advanced, seat=1), NOTHING, terms, to=0)


@rule("SV-7.5", "SV-3.4")
def test_nobody_gets_more_track_than_they_have_cubes() -> None:
    play = begin()
    own(play, 0, "el-paso-orogrande", "orogrande-alamogordo")
    fill(play, 1)
    last = owned(play, 1)[-1]
    dealing(play)
    refuses(play, Offer(1, Terms(segments=("el-paso-orogrande",)), NOTHING), refusals.TOO_MANY_CUBES)
    swap = Offer(1, Terms(segments=("el-paso-orogrande",)), Terms(segments=(last,)))
    play.act(swap)
    play.act(Accept())
    assert len(owned(play, 1)) == 32
    refuses(play, Offer(1, Terms(segments=("orogrande-alamogordo",)), NOTHING), refusals.TOO_MANY_CUBES)
    at(play, states.DEALING, 1)
    refuses(play, Offer(0, NOTHING, Terms(segments=("orogrande-alamogordo",))), refusals.TOO_MANY_CUBES)
    sound(play)


@rule("SV-7.5", "SV-3.5")
@pytest.mark.parametrize("got", ["denver-colorado-springs-2", "denver-falcon"], ids=["same towns", "same group"])
def test_nobody_gets_track_beside_their_own(got: str) -> None:
    play = begin()
    own(own(play, 0, "denver-colorado-springs-1"), 1, got)
    dealing(play)
    refuses(play, Offer(1, NOTHING, Terms(segments=(got,))), refusals.DEAL_PARALLEL)
    refuses(play, Offer(1, Terms(segments=("denver-colorado-springs-1",)), NOTHING), refusals.DEAL_PARALLEL)


@rule("SV-7.5", "SV-3.5")
def test_two_segments_beside_each_other_are_not_got_together() -> None:
    """They can only belong to two players; a swap of both is another matter."""
    play = begin()
    own(own(play, 0, "denver-colorado-springs-1"), 1, "denver-colorado-springs-2")
    dealing(play)
    mine, yours = Terms(segments=("denver-colorado-springs-1",)), Terms(segments=("denver-colorado-springs-2",))
    agree(play, mine, yours)
    assert (owned(play, 0), owned(play, 1)) == (["denver-colorado-springs-2"], ["denver-colorado-springs-1"])
    sound(play)


@rule("SV-12.6")
def test_nobody_gets_a_fifth_train() -> None:
    play = begin(2, level="advanced", pieces=["S P"] * 2)
    trains(trains(play, 0, 9, 9, 15), 1, 9, 9, 24, 24)
    dealing(play)
    refuses(play, Offer(1, Terms(trains=("9",)), NOTHING), refusals.TOO_MANY_TRAINS)
    refuses(play, Offer(1, Terms(trains=("9", "15")), Terms(trains=("24",))), refusals.TOO_MANY_TRAINS)
    refuses(play, Offer(1, NOTHING, Terms(trains=("24", "24"))), refusals.TOO_MANY_TRAINS)
    agree(play, Terms(trains=("9", "15")), Terms(trains=("24", "24")))
    assert [train.name for train in play.view(None).players[0].trains] == ["9", "24", "24"]
    assert [train.name for train in play.view(None).players[1].trains] == ["9", "9", "9", "15"]
    sound(play)


# SV-7.5, goods on another's claim


def coal(goods: int = 8, **options: Any) -> gs.Play:
    """Seat 1's claim 82 at Walsenburg holds coal; seat 0 has track to Pueblo and Denver."""
    play = begin(**options)
    own(give(play, 1, claim=82, goods=goods), 0, *COALFIELD)
    return dealing(play)


def lot(goods: int, claim: int = 82) -> Terms:
    return Terms(goods=(Lot(claim, goods),))


@rule("SV-7.5")
def test_bought_goods_stay_on_their_claim_marked_and_are_delivered_by_the_buyer() -> None:
    play = coal()
    before = cash(play)
    agree(play, Terms(cash=200), lot(5))
    claim = next(each for each in play.view(0).claims if each.number == 82)
    assert (claim.owner, claim.goods, claim.marked) == (1, 8, 5)
    play.act(Done())
    assert play.state.phase == states.DELIVERING
    refuses(play, Deliver(82, "denver", 6), refusals.NOT_ENOUGH_GOODS)
    event = of(play.act(Deliver(82, "denver", 5)), Delivered)[0]
    assert (event.seat, event.owner, event.goods, event.amount) == (0, 1, 5, 5 * 60)
    assert cash(play) == [before[0] - 200 + 300, before[1] + 200]
    assert (play.state.claims.goods[play.state.board.claim_index[82]], play.state.claims.marked) == (3, [0] * 102)
    sound(play)


@rule("SV-7.5")
def test_goods_not_delivered_are_the_owners_again_and_the_payment_stands() -> None:
    play = coal()
    before = cash(play)
    agree(play, Terms(cash=200), lot(5))
    play.act(Done())
    play.act(Deliver(82, "pueblo", 2))
    play.act(Done())
    assert play.state.claims.marked == [0] * 102
    assert play.state.claims.goods[play.state.board.claim_index[82]] == 6
    assert cash(play)[1] == before[1] + 200


@rule("SV-7.5")
def test_the_active_player_sells_no_goods() -> None:
    play = coal()
    give(play, 0, claim=83, goods=3)
    refuses(play, Offer(1, lot(1, 83), Terms(cash=50)), refusals.SELLS_NO_GOODS)


@rule("SV-7.5")
@pytest.mark.parametrize("goods", [0, 9])
def test_he_buys_goods_that_are_there(goods: int) -> None:
    refuses(coal(), Offer(1, NOTHING, lot(goods)), refusals.NO_GOODS_FOR_SALE)


@rule("SV-7.5")
def test_he_buys_them_of_the_claims_owner() -> None:
    play = coal(players=3)
    refuses(play, Offer(2, NOTHING, lot(1)), refusals.NO_GOODS_FOR_SALE)
    give(play, 0, claim=83, goods=3)
    refuses(play, Offer(1, NOTHING, lot(1, 83)), refusals.NO_GOODS_FOR_SALE)


@rule("SV-7.5")
def test_what_is_bought_is_not_bought_again() -> None:
    play = coal()
    agree(play, NOTHING, lot(6))
    refuses(play, Offer(1, NOTHING, lot(3)), refusals.NO_GOODS_FOR_SALE)
    agree(play, NOTHING, lot(2))
    assert play.state.claims.marked[play.state.board.claim_index[82]] == 8


@rule("SV-7.5")
def test_goods_are_not_bought_with_their_claim() -> None:
    terms = Terms(claims=(82,), goods=(Lot(82, 2),))
    refuses(coal(), Offer(1, NOTHING, terms), refusals.NO_GOODS_FOR_SALE)


@rule("SV-7.5")
def test_a_claim_changes_hands_with_its_goods() -> None:
    play = coal()
    agree(play, NOTHING, Terms(claims=(82,)))
    claim = next(each for each in play.view(0).claims if each.number == 82)
    assert (claim.owner, claim.goods, claim.marked) == (0, 8, 0)
    play.act(Done())
    play.act(Deliver(82, "denver", 8))
    sound(play)


@rule("SV-7.5")
def test_a_claim_got_after_its_goods_belongs_wholly_to_the_buyer() -> None:
    play = coal()
    agree(play, NOTHING, lot(5))
    agree(play, NOTHING, Terms(claims=(82,)))
    assert play.state.claims.marked == [0] * 102
    play.act(Done())
    play.act(Deliver(82, "denver", 8))
    sound(play)


@rule("SV-7.5", "SV-7.4")
def test_a_depleted_claim_goes_with_its_last_goods_no_matter_who_delivers() -> None:
    play = coal(goods=2)
    play.state.claims.depleted[play.state.board.claim_index[82]] = True
    agree(play, NOTHING, lot(2))
    play.act(Done())
    play.act(Deliver(82, "denver", 2))
    assert play.view(None).discards == [82]
    sound(play)


@rule("SV-7.5")
def test_no_goods_for_which_there_is_no_way_to_a_market() -> None:
    play = begin()
    own(give(play, 1, claim=82, goods=8), 0, "pueblo-walsenburg-1")  # cut off from Denver
    refuses(dealing(play), Offer(1, NOTHING, lot(1)), refusals.GOODS_NOT_DELIVERABLE)


@rule("SV-7.5")
def test_the_track_of_the_same_offer_counts() -> None:
    play = begin()
    give(play, 1, claim=82, goods=8)
    own(own(play, 0, *COALFIELD[:2]), 1, COALFIELD[2])
    dealing(play)
    refuses(play, Offer(1, NOTHING, lot(1)), refusals.GOODS_NOT_DELIVERABLE)
    agree(play, NOTHING, Terms(segments=(COALFIELD[2],), goods=(Lot(82, 8),)))
    refuses(play, Offer(1, Terms(segments=(COALFIELD[2],)), lot(1)), refusals.NO_GOODS_FOR_SALE)
    sound(play)


@rule("SV-7.5")
def test_track_given_away_in_the_same_offer_does_not_count() -> None:
    play = coal()
    refuses(play, Offer(1, Terms(segments=(COALFIELD[2],)), lot(1)), refusals.GOODS_NOT_DELIVERABLE)


@rule("SV-7.5")
def test_no_goods_over_snow_in_winter_unless_a_plow_has_cleared_it() -> None:
    play = winter(begin())
    own(give(play, 1, claim=80, goods=3), 0, "denver-bailey", "bailey-como")
    dealing(play)
    refuses(play, Offer(1, NOTHING, lot(1, 80)), refusals.GOODS_NOT_DELIVERABLE)
    play.state.this_step.cleared = 1 << play.state.board.segment_index["bailey-como"]
    assert offers(play, NOTHING, lot(1, 80))


@rule("SV-7.5", "SV-7.8")
def test_the_basic_game_has_two_deliveries_for_all_that_is_bought() -> None:
    play = coal()
    give(give(play, 1, claim=83, goods=4), 1, claim=81, goods=2)
    own(play, 0, "pueblo-canon-city-1")
    three = Terms(goods=(Lot(82, 1), Lot(83, 1), Lot(81, 1)))
    refuses(play, Offer(1, NOTHING, three), refusals.GOODS_NOT_DELIVERABLE)
    agree(play, NOTHING, lot(1))
    agree(play, NOTHING, lot(1, 83))
    refuses(play, Offer(1, NOTHING, lot(1, 81)), refusals.GOODS_NOT_DELIVERABLE)
    assert offers(play, NOTHING, lot(3))


@rule("SV-7.5", "SV-7.8")
def test_the_sale_limits_hold_for_all_that_is_bought() -> None:
    """Lumber: 10 at Denver and 6 at Pueblo, both from one claim."""
    play = begin()
    own(give(play, 1, claim=62, goods=20), 0, *COALFIELD)
    dealing(play)
    refuses(play, Offer(1, NOTHING, lot(17, 62)), refusals.GOODS_NOT_DELIVERABLE)
    agree(play, NOTHING, lot(10, 62))
    refuses(play, Offer(1, NOTHING, lot(7, 62)), refusals.GOODS_NOT_DELIVERABLE)
    agree(play, NOTHING, lot(6, 62))
    play.act(Done())
    play.act(Deliver(62, "denver", 10))
    play.act(Deliver(62, "pueblo", 6))


@rule("SV-7.5", "SV-7.8")
def test_no_goods_for_which_no_market_is_open() -> None:
    """Lumber sells at Santa Fe only with four players."""
    play = begin()
    own(give(play, 1, claim=73, goods=4), 0, "santa-fe-lamy")
    play.state.starts = [[play.state.board.town_index["santa-fe"]], play.state.starts[1]]
    own(play, 0)
    refuses(dealing(play), Offer(1, NOTHING, lot(1, 73)), refusals.GOODS_NOT_DELIVERABLE)


@rule("SV-7.5", "SV-12.3")
@pytest.mark.parametrize(
    ("powers", "most"),
    [((9, 24), 6), ((9,), 1), ((24,), 4), ((9, 9), 3), ((72,), 8), ((), 0)],
)
def test_the_advanced_game_needs_the_trains_for_it(powers: tuple[int, ...], most: int) -> None:
    """Over a longest segment of 5, to Pueblo; together or one after the other."""
    play = coal(players=2, level="advanced", pieces=["S P"] * 2)
    trains(play, 0, *powers)
    assert [goods for goods in range(1, 9) if offers(play, NOTHING, lot(goods))] == list(range(1, most + 1))
    if most < 8:
        refuses(play, Offer(1, NOTHING, lot(most + 1)), refusals.GOODS_NOT_DELIVERABLE)


@rule("SV-7.5", "SV-12.3")
def test_trains_of_the_same_offer_count_unless_they_have_run() -> None:
    play = coal(players=2, level="advanced", pieces=["S P"] * 2)
    trains(trains(play, 0, 9), 1, 24)
    refuses(play, Offer(1, NOTHING, lot(4)), refusals.GOODS_NOT_DELIVERABLE)
    assert offers(play, NOTHING, Terms(trains=("24",), goods=(Lot(82, 6),)))
    assert not offers(play, Terms(trains=("9",)), Terms(trains=("24",), goods=(Lot(82, 6),)))
    assert offers(play, Terms(trains=("9",)), Terms(trains=("24",), goods=(Lot(82, 4),)))
    play.state.stock.trains[1] = [mark_used(train) for train in play.state.stock.trains[1]]
    refuses(play, Offer(1, NOTHING, Terms(trains=("24",), goods=(Lot(82, 2),))), refusals.GOODS_NOT_DELIVERABLE)


@rule("SV-7.5", "SV-12.3")
def test_a_train_that_ran_for_another_player_this_turn_carries_nothing_more() -> None:
    play = coal(players=2, level="advanced", pieces=["S P"] * 2)
    trains(play, 0, 24, 9)
    play.state.stock.trains[0] = [mark_used(train) for train in play.state.stock.trains[0]]
    refuses(play, Offer(1, NOTHING, lot(1)), refusals.GOODS_NOT_DELIVERABLE)


@rule("SV-7.5", "SV-12.3")
def test_a_train_serves_one_lot() -> None:
    play = coal(players=2, level="advanced", pieces=["S P"] * 2)
    give(play, 1, claim=83, goods=4)
    trains(play, 0, 24)
    agree(play, NOTHING, lot(1))
    refuses(play, Offer(1, NOTHING, lot(1, 83)), refusals.GOODS_NOT_DELIVERABLE)
    trains(play, 0, 24, 9)
    assert offers(play, NOTHING, lot(1, 83))


# SV-7.5, once a turn, whichever player owns it


@rule("SV-7.5", "SV-7.3")
def test_a_claim_is_operated_once_a_turn_even_by_a_new_owner() -> None:
    play = begin()
    give(play, 0, claim=52)
    at(play, states.OPERATING, 0)
    play.act(Operate(52))
    play.roll([6])
    agree(dealing(play), Terms(claims=(52,)), NOTHING)
    step(play, states.OPERATING, 1)
    refuses(play, Operate(52), refusals.OPERATED_ALREADY)


@rule("SV-7.5", "SV-12.6", "SV-7.7")
def test_a_line_pays_once_a_turn_even_to_a_new_owner() -> None:
    play = begin(2, level="advanced", pieces=["S P"] * 2)
    own(give(play, 0, passenger=1), 0, "denver-colorado-springs-1")
    own(play, 1, "denver-falcon", "falcon-colorado-springs")
    assert of(dealing(play).act(Done()), RevenuePaid) == [RevenuePaid(0, 1, 50)]
    dealing(play, seat=1)
    agree(play, NOTHING, Terms(passengers=(1,)), to=0)
    assert owner(play, 1) == [1]
    assert not of(play.act(Done()), RevenuePaid)


@rule("SV-7.5", "SV-12.6", "SV-7.7")
def test_a_line_that_has_not_paid_pays_its_new_owner() -> None:
    play = begin(2, level="advanced", pieces=["S P"] * 2)
    own(give(play, 0, passenger=1), 0, "denver-colorado-springs-1")
    own(play, 1, "denver-falcon", "falcon-colorado-springs")
    agree(dealing(play), Terms(passengers=(1,)), Terms(cash=100))
    assert not of(play.act(Done()), RevenuePaid)
    assert of(dealing(play, seat=1).act(Done()), RevenuePaid) == [RevenuePaid(1, 1, 50)]


@rule("SV-7.5", "SV-12.6", "SV-12.3")
def test_a_train_runs_once_a_turn_even_for_a_new_owner() -> None:
    play = begin(2, level="advanced", pieces=["S P"] * 2)
    own(give(play, 1, claim=79, goods=2), 1, "denver-boulder")
    trains(trains(play, 0, 72), 1)
    play.state.stock.trains[0] = [mark_used(train) for train in play.state.stock.trains[0]]
    dealing(play, seat=1)
    agree(play, NOTHING, Terms(trains=("72",)), to=0)
    assert [(train.name, train.used) for train in play.view(None).players[1].trains] == [("72", True)]
    step(play, states.DELIVERING, 1)
    refuses(play, Deliver(79, "denver", 1, "72"), refusals.TRAINS_UNUSABLE)


@rule("SV-7.5", "SV-12.6", "SV-12.5")
def test_a_plow_tries_once_a_turn_even_for_a_new_owner() -> None:
    play = winter(begin(2, level="advanced", pieces=["S P"] * 2))
    own(give(play, 0, plows=[2]), 0, "denver-rollinsville", "rollinsville-granby")
    own(give(play, 1, plows=[3]), 1, "denver-bailey", "bailey-como")
    at(play, states.PLOWING, 0)
    play.act(Plow(2, "rollinsville-granby"))
    play.roll([1])
    assert play.state.phase == states.DEALING
    agree(play, Terms(plows=(2,)), NOTHING)
    at(play, states.PLOWING, 1)
    refuses(play, Plow(2, "bailey-como"), refusals.NO_SUCH_PLOW)
    assert Plow(3, "bailey-como") in menu(play)
    sound(play)


@rule("SV-12.5", "SV-7.5")
def test_what_a_plow_has_cleared_is_lost_with_the_segment() -> None:
    play = winter(begin(2, level="advanced", pieces=["S P"] * 2))
    own(play, 0, "denver-bailey", "bailey-como")
    dealing(play)
    play.state.this_step.cleared = 1 << play.state.board.segment_index["bailey-como"]
    agree(play, Terms(segments=("bailey-como",)), NOTHING)
    agree(play, NOTHING, Terms(segments=("bailey-como",)))
    assert play.view(None).cleared == []


@rule("SV-12.6")
def test_trains_and_plows_of_one_kind_are_exchanged_as_they_are() -> None:
    """The one that has run comes, the other goes."""
    play = begin(2, level="advanced", pieces=["S P"] * 2)
    trains(trains(give(give(play, 0, plows=[2]), 1, plows=[2]), 0, 9), 1, 9)
    play.state.stock.trains[1] = [mark_used(train) for train in play.state.stock.trains[1]]
    play.state.stock.plows[1] = [mark_used(plow) for plow in play.state.stock.plows[1]]
    dealing(play)
    agree(play, Terms(trains=("9",), plows=(2,)), Terms(trains=("9",), plows=(2,)))
    players = play.view(None).players
    assert [[train.used for train in player.trains] for player in players] == [[True], [False]]
    assert [[plow.used for plow in player.plows] for player in players] == [[True], [False]]


@rule("SV-12.6")
def test_of_two_alike_the_one_that_can_still_run_is_meant() -> None:
    play = begin(2, level="advanced", pieces=["S P"] * 2)
    play.state.stock.trains[0][1] = mark_used(play.state.stock.trains[0][1])
    dealing(play)
    agree(play, Terms(trains=("9",)), NOTHING)
    assert [train.used for train in play.view(None).players[0].trains] == [True]


@rule("SV-12.6")
def test_lines_trains_and_plows_change_hands() -> None:
    play = begin(2, level="advanced", pieces=["S P"] * 2)
    own(give(play, 0, passenger=1, plows=[2, 3]), 0, "denver-colorado-springs-1")
    own(play, 1, "denver-falcon", "falcon-colorado-springs")
    dealing(play)
    agree(play, Terms(passengers=(1,), trains=("9",), plows=(3,)), Terms(cash=500))
    one, other = play.view(None).players
    assert (one.passengers, [train.name for train in one.trains], [plow.bonus for plow in one.plows]) == (
        [],
        ["9"],
        [2],
    )
    assert (other.passengers, [train.name for train in other.trains]) == ([1], ["9", "9", "9"])
    assert [plow.bonus for plow in other.plows] == [3]
    sound(play)


@rule("SV-15.2", "SV-12.6")
def test_joint_lines_are_not_traded() -> None:
    play = begin(3, level="advanced", pieces=["S P"] * 3, rules=["joint-passenger-line"])
    own(play, 0, "denver-colorado-springs-1")
    partners(play, 1, 0, 1)
    dealing(play)
    refuses(play, Offer(2, Terms(passengers=(1,)), NOTHING), refusals.NOT_THEIRS)
    refuses(play, Offer(1, NOTHING, Terms(passengers=(1,))), refusals.NOT_THEIRS)


# SV-14.11 in deals


def assign(play: gs.Play) -> None:
    """One surveyor of each player to each of that player's two cities."""
    for seat in range(play.state.seats):
        for slot, piece in enumerate(("s1", "s2")):
            play.state.pieces.city[play.state.pieces.named(seat, piece)] = slot


@rule("SV-12.6", "SV-14.11")
def test_a_train_received_in_a_spike_is_tied_to_a_city_again() -> None:
    play = begin(2, level="advanced", scenario="golden-spike", pieces=["S S P"] * 2)
    assign(play)
    dealing(play)
    assert [train.name for train in play.view(None).players[0].trains] == ["9@denver", "9@salt-lake-city"]
    play.act(Offer(1, Terms(trains=("9@denver",)), NOTHING))
    play.act(Accept())
    assert asked(play) == 1
    assert menu(play) == [Assign("denver", train="9"), Assign("salt-lake-city", train="9")]
    play.act(Assign("salt-lake-city", train="9"))
    names = [train.name for train in play.view(None).players[1].trains]
    assert names == ["9@denver", "9@salt-lake-city", "9@salt-lake-city"]
    assert (asked(play), play.state.phase) == (0, states.DEALING)
    play.act(Offer(1, NOTHING, Terms(trains=("9@denver",))))
    play.act(Accept())
    assert asked(play) == 0
    refuses(play, Done(), refusals.NOT_NOW)
    play.act(Assign("denver", train="9"))
    sound(play)


@rule("SV-7.5", "SV-14.11")
def test_goods_need_trains_of_the_network_they_lie_in() -> None:
    """One train 9 at each city: 3 coal from Boulder to Denver; one that is received may be tied to Denver too."""
    play = begin(2, level="advanced", scenario="golden-spike", pieces=["S S P"] * 2)
    assign(play)
    own(give(play, 1, claim=79, goods=8), 0, "denver-boulder")
    dealing(play)
    assert offers(play, NOTHING, lot(3, 79))
    refuses(play, Offer(1, NOTHING, lot(4, 79)), refusals.GOODS_NOT_DELIVERABLE)
    train = ("9@salt-lake-city",)
    assert offers(play, NOTHING, Terms(trains=train, goods=(Lot(79, 6),)))
    refuses(play, Offer(1, NOTHING, Terms(trains=train, goods=(Lot(79, 7),))), refusals.GOODS_NOT_DELIVERABLE)
    agree(play, NOTHING, Terms(trains=train, goods=(Lot(79, 6),)))
    play.act(Assign("denver", train="9"))
    play.act(Done())
    play.act(Deliver(79, "denver", 6, "9@denver+9@denver"))
    sound(play)


@rule("SV-7.5", "SV-14.11")
def test_track_received_may_join_the_two_networks() -> None:
    play = begin(2, scenario="golden-spike")
    assign(play)
    way = [
        *("denver-rollinsville", "rollinsville-granby", "granby-kremmling", "kremmling-steamboat-springs"),
        *("steamboat-springs-craig", "craig-vernal", "duchesne-vernal", "price-duchesne", "price-thistle"),
        *("thistle-provo", "provo-salt-lake-city-1"),
    ]
    own(own(play, 0, *way[:-1]), 1, way[-1])
    dealing(play)
    events = agree(play, NOTHING, Terms(segments=(way[-1],)))
    assert of(events, NetworksJoined) == [NetworksJoined(0)]


# SV-7.6, lines that are lost


def line(**options: Any) -> gs.Play:
    """Seat 0 owns passenger line 1, Denver to Colorado Springs, and the track for it."""
    play = begin(**options)
    own(give(play, 0, passenger=1), 0, "denver-colorado-springs-1", "colorado-springs-pueblo-1")
    return play


@rule("SV-7.6")
def test_a_line_goes_back_when_its_track_is_sold() -> None:
    play = dealing(line())
    before = cash(play)
    events = agree(play, Terms(segments=("denver-colorado-springs-1",)), Terms(cash=100))
    assert of(events, LineReturned) == [LineReturned(1, [0], 9)]
    assert cash(play) == [before[0] + 100, before[1] - 100]
    assert owner(play, 1) == []
    assert (play.view(None).piles[8].top, play.view(None).piles[8].under) == (1, [])
    assert not of(play.act(Done()), RevenuePaid)
    sound(play)


@rule("SV-7.6")
def test_a_line_goes_back_when_its_track_is_dismantled() -> None:
    play = put(line(), 0, "s1", segment="denver-colorado-springs-1")
    at(play, states.BUILDING, 0)
    events = play.act(Dismantle("denver-colorado-springs-1"))
    assert of(events, LineReturned) == [LineReturned(1, [0], 9)]


@rule("SV-7.6")
def test_a_line_goes_back_when_its_track_is_abandoned() -> None:
    play = own(give(begin(), 0, passenger=1), 0, "denver-colorado-springs-1")
    fill(play, 0)
    put(play, 0, "s1", segment="denver-golden-1")
    at(play, states.BUILDING, 0)
    assert of(play.act(Abandon("denver-colorado-springs-1")), LineReturned) == [LineReturned(1, [0], 9)]


@rule("SV-7.6")
def test_a_line_stays_as_long_as_any_route_of_the_network_joins_its_towns() -> None:
    play = line()
    own(play, 0, "denver-bailey", "bailey-como", "como-hartsel", "colorado-springs-hartsel")
    dealing(play)
    assert not of(agree(play, Terms(segments=("denver-colorado-springs-1",)), NOTHING), LineReturned)
    assert owner(play, 1) == [0]
    assert of(agree(play, Terms(segments=("como-hartsel",)), NOTHING), LineReturned)


@rule("SV-7.6", "SV-3.8")
def test_track_that_is_cut_off_keeps_no_line() -> None:
    play = line()
    own(give(play, 0, passenger=5), 0, "pueblo-trinidad")
    dealing(play)
    events = agree(play, Terms(segments=("colorado-springs-pueblo-1",)), NOTHING)
    assert of(events, LineReturned) == [LineReturned(5, [0], 9)]
    assert "pueblo-trinidad" in owned(play, 0)


@rule("SV-7.6")
def test_two_lines_go_back_to_two_piles() -> None:
    play = line()
    own(give(play, 0, passenger=5), 0, "pueblo-trinidad")
    events = agree(dealing(play), Terms(segments=("denver-colorado-springs-1",)), NOTHING)
    assert of(events, LineReturned) == [LineReturned(1, [0], 9), LineReturned(5, [0], 10)]
    sound(play)


@rule("SV-7.6", "SV-12.6")
def test_a_line_traded_to_who_does_not_join_its_towns_goes_back() -> None:
    play = dealing(line(players=2, level="advanced", pieces=["S P"] * 2))
    events = agree(play, Terms(passengers=(1,)), Terms(cash=10))
    assert of(events, LineReturned) == [LineReturned(1, [1], 9)]
    assert cash(play)[1] == 3_000 - 10


@rule("SV-7.6", "SV-12.6")
def test_a_line_traded_with_its_track_stays() -> None:
    play = dealing(line(players=2, level="advanced", pieces=["S P"] * 2))
    events = agree(play, Terms(passengers=(1,), segments=("denver-colorado-springs-1",)), NOTHING)
    assert not of(events, LineReturned)
    assert owner(play, 1) == [1]


@rule("SV-7.6")
def test_a_line_that_came_back_is_open_to_prospectors_from_next_turn() -> None:
    play = dealing(line())
    own(play, 1, "denver-falcon", "falcon-colorado-springs")
    agree(play, Terms(segments=("denver-colorado-springs-1",)), Terms(segments=("denver-falcon",)))
    assert owner(play, 1) == []
    at(play, states.PLACEMENT, 1, turn=2)
    assert 1 in targets(play, "p1", "passenger")


@rule("SV-7.6")
def test_a_piece_that_was_tied_on_a_stolen_line_stays_on_the_card() -> None:
    play = line(players=3)
    put(put(play, 1, "p1", passenger=1, tied=True), 2, "p1", passenger=1, tied=True)
    agree(dealing(play), Terms(segments=("denver-colorado-springs-1",)), NOTHING)
    assert [standing(play, seat, "p1") for seat in (1, 2)] == [("passenger", 1)] * 2
    sound(play)
