"""SV-7.3, operating claims; SV-7.4, depletion."""

from __future__ import annotations

import pytest

import goldenspike as gs
from goldenspike.games.silverton import Buy, Deliver, Done, Operate, refusals
from goldenspike.games.silverton.board import DEPLETED
from goldenspike.games.silverton.events.operation import ClaimDiscarded, Depleted, Operated, Produced
from goldenspike.games.silverton.state import BUYING, DELIVERING, OPERATING, State
from support.games import question, refuses, rolling, rule
from support.silverton.positions import at, begin, give, menu, of, own, put, sound

BINGHAM = 25
"""The rulebook's example: a gold mine of Bingham, 60 to operate, depleted on 6 or less."""


def operated(claim: int, opened: bool, goods: int = 0) -> gs.Play:
    """Seat 0 has paid for that claim, and the dice are to answer."""
    play = give(begin(), 0, claim=claim, goods=goods)
    play.state.claims.opened[play.state.board.claim_index[claim]] = opened
    at(play, OPERATING)
    play.act(Operate(claim))
    return play


@rule("SV-7.3")
def test_claim_25_is_operated_for_60() -> None:
    play = at(give(begin(), 0, claim=BINGHAM), OPERATING)
    assert menu(play) == [Operate(BINGHAM), Done()]
    assert of(play.act(Operate(BINGHAM)), Operated) == [Operated(0, BINGHAM, -60)]
    assert play.state.cash[0] == 2400 - 60


@rule("SV-7.3")
@pytest.mark.parametrize(("die", "goods"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_the_first_time_it_is_one_die_and_six(die: int, goods: int) -> None:
    play = operated(BINGHAM, opened=False)
    assert [dice for dice, _ in rolling(play).outcomes()] == [[face] for face in range(1, 7)]
    events = play.roll([die])
    assert of(events, Produced) == [Produced(0, BINGHAM, [die], die + 6, goods)]


@rule("SV-7.3")
def test_claim_25_gives_four_on_an_eleven() -> None:
    play = operated(BINGHAM, opened=True)
    events = play.roll([5, 6])
    assert of(events, Produced) == [Produced(0, BINGHAM, [5, 6], 11, 4)]
    assert play.state.claims.goods[play.state.board.claim_index[BINGHAM]] == 4


@rule("SV-7.3", "SV-7.4")
@pytest.mark.parametrize("dice", [[a, b] for a in range(1, 7) for b in range(1, 7)], ids=str)
def test_claim_25_is_depleted_on_six_or_less(dice: list[int]) -> None:
    play = operated(BINGHAM, opened=True)
    events = play.roll(dice)
    assert bool(of(events, Depleted)) == (sum(dice) <= 6)
    assert bool(of(events, Produced)) == (sum(dice) > 6)


@rule("SV-7.3")
def test_the_second_time_there_are_two_dice() -> None:
    play = operated(BINGHAM, opened=False)
    play.roll([1])
    assert play.state.claims.opened[play.state.board.claim_index[BINGHAM]]
    at(play, OPERATING)
    play.state.this_turn.operated = 0
    play = at(play, OPERATING)
    play.act(Operate(BINGHAM))
    assert len(list(rolling(play).outcomes())) == 36


@rule("SV-7.3")
def test_all_costs_are_paid_before_the_first_roll() -> None:
    play = give(give(give(begin(), 0, claim=25), 0, claim=1), 0, claim=46)
    at(play, OPERATING)
    play.act(Operate(46))
    play.act(Operate(25))
    assert play.state.cash[0] == 2400 - 80 - 60
    play.act(Done())
    assert rolling(play).purpose == {"operate": 46}
    refuses(play, Operate(1), refusals.NOT_NOW)
    play.roll([1])
    assert rolling(play).purpose == {"operate": 25}
    play.roll([1])
    assert play.view(None).phase == "dealing"
    assert not play.state.claims.opened[play.state.board.claim_index[1]]


@rule("SV-7.3")
def test_no_track_is_needed_and_nobody_must_operate() -> None:
    play = at(give(begin(), 0, claim=BINGHAM), OPERATING)
    assert play.view(None).players[0].track == []
    assert menu(play) == [Operate(BINGHAM), Done()]
    play.act(Done())
    assert play.state.cash[0] == 2400


@rule("SV-7.3")
def test_only_own_claims() -> None:
    play = give(give(begin(), 0, claim=25), 1, claim=46)
    at(play, OPERATING)
    for claim in (46, 1, 50):
        refuses(play, Operate(claim), refusals.NOT_YOUR_CLAIM)


@rule("SV-7.3")
def test_operating_must_be_paid_for() -> None:
    play = give(give(begin(), 0, claim=25), 0, claim=7, cash=59)
    at(play, OPERATING)
    refuses(play, Operate(25), refusals.NO_CASH_TO_OPERATE)
    (miss,) = question(play).menu.describe()["refused"]
    assert (miss["target"], miss["values"]["cost"]) == ({"type": "operate", "claim": 25}, 60)
    give(play, 0, cash=60)
    assert Operate(25) in question(play).menu


@rule("SV-7.3")
def test_once_a_turn() -> None:
    play = at(give(give(begin(), 0, claim=25), 0, claim=46), OPERATING)
    play.act(Operate(25))
    refuses(play, Operate(25), refusals.OPERATED_ALREADY)
    assert menu(play) == [Operate(46), Done()]


@rule("SV-7.3", "SV-7.5")
def test_once_a_turn_even_by_a_new_owner() -> None:
    play = operated(BINGHAM, opened=False)
    play.roll([6])
    give(give(play, 1, claim=46), 1, claim=BINGHAM)
    at(play, OPERATING, 1)
    refuses(play, Operate(BINGHAM), refusals.OPERATED_ALREADY)


@rule("SV-7.3")
def test_the_next_turn_it_is_operated_again() -> None:
    play = operated(BINGHAM, opened=False)
    play.roll([6])
    while play.state.turn == 1:
        if isinstance(play.pending, gs.Chance):
            play.roll()
        else:
            play.act(Done())
    at(play, OPERATING, 0)
    assert Operate(BINGHAM) in question(play).menu


@rule("SV-7.4")
def test_a_depleted_claim_without_goods_leaves_the_game_at_once() -> None:
    play = operated(BINGHAM, opened=True)
    events = play.roll([3, 3])
    assert of(events, ClaimDiscarded) == [ClaimDiscarded(0, BINGHAM)]
    assert play.view(None).players[0].claims == []
    assert play.view(None).discards == [BINGHAM]
    sound(play)


@rule("SV-7.4")
def test_with_goods_it_stays_and_is_never_operated_again() -> None:
    play = operated(BINGHAM, opened=True, goods=2)
    events = play.roll([3, 3])
    assert not of(events, ClaimDiscarded)
    play.state.this_turn.operated = 0
    at(give(play, 0, claim=46), OPERATING)
    refuses(play, Operate(BINGHAM), refusals.CLAIM_DEPLETED)
    assert menu(play) == [Operate(46), Done()]


@rule("SV-7.4")
def test_its_goods_can_still_be_delivered_and_the_last_takes_it_out_of_the_game() -> None:
    play = own(begin(drawn=[1, 0]), 0, "denver-golden-1")
    give(play, 0, claim=52, goods=3)
    play.state.claims.depleted[play.state.board.claim_index[52]] = True
    at(play, DELIVERING, 0)
    events = play.act(Deliver(52, "denver", 2))
    assert not of(events, ClaimDiscarded)
    assert play.view(None).players[0].claims == [52]
    events = play.act(Deliver(52, "denver", 1))
    assert of(events, ClaimDiscarded) == [ClaimDiscarded(0, 52)]
    assert play.view(None).discards == [52]
    sound(play)


@rule("SV-7.4")
def test_goods_of_a_claim_that_is_not_depleted_leave_it_in_the_game() -> None:
    play = give(own(begin(), 0, "denver-golden-1"), 0, claim=52, goods=1)
    at(play, DELIVERING)
    play.act(Deliver(52, "denver", 1))
    assert play.view(None).players[0].claims == [52]


# What menus foretell


def counted(play: gs.Play, claim: int) -> dict[int, int]:
    """How many rolls bring how many goods, found by rolling them all."""
    found: dict[int, int] = {}
    for dice, weight in rolling(play).outcomes():
        then = play.clone()
        (event,) = [*of(events := then.roll(dice), Produced), *of(events, Depleted)]
        goods = event.goods if isinstance(event, Produced) else DEPLETED
        found[goods] = found.get(goods, 0) + weight
    return found


@rule("SV-7.3")
@pytest.mark.parametrize("opened", [False, True])
@pytest.mark.parametrize("claim", [1, 5, 17, 25, 46, 56, 62, 68, 82, 88, 102])
def test_the_odds_shown_are_those_of_the_dice(claim: int, opened: bool) -> None:
    play = give(begin(), 0, claim=claim)
    state: State = play.state
    state.claims.opened[state.board.claim_index[claim]] = opened
    at(play, OPERATING)
    shown = question(play).menu.describe()["choices"][0]["preview"]
    play.act(Operate(claim))
    rolled = counted(play, claim)
    assert shown["odds"] == [[goods, rolled[goods]] for goods in sorted(rolled)]
    assert shown["of"] == (36 if opened else 6)
    assert shown["operate_cost"] == state.board.operate_cost[state.board.claim_index[claim]]


@rule("SV-7.3", "SV-7.4")
def test_every_claim_produces_as_its_card_says() -> None:
    play = begin()
    tables = play.setup.pack.tables
    for card in tables.claims:
        one = operated(card.number, opened=True)
        for total in range(2, 13):
            then = one.clone()
            events = then.roll([total // 2, total - total // 2])
            if total <= card.depleted_max:
                assert of(events, Depleted)
            else:
                assert of(events, Produced)[0].goods == card.production[total]


@rule("SV-7.3")
def test_a_claim_bought_this_turn_is_operated_this_turn() -> None:
    play = at(put(begin(), 0, "p1", claim=1), BUYING)
    play.act(Buy(claim=1))
    assert play.view(None).phase == "operating"
    assert menu(play) == [Operate(1), Done()]
