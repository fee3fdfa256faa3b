"""SV-12.2, the start of the advanced game; SV-12.4, trains and plows; SV-12.5, plowing."""

from __future__ import annotations

from typing import Any

import pytest

import goldenspike as gs
from goldenspike.games.silverton import Buy, Deliver, Done, Place, Plow, refusals
from goldenspike.games.silverton.events.end_of_turn import PlowBought, TrainBought
from goldenspike.games.silverton.events.operation import Plowed
from goldenspike.games.silverton.position.stock import kind_of
from goldenspike.games.silverton.state import BUILDING, NEW_CARDS, OPERATING, PLACEMENT, PLOWING, SHOPPING, State
from support.games import question, refuses, rule
from support.silverton.positions import asked, at, begin, give, lay, menu, of, own, put, sound

TRAINS = {9: (1, 80, 40, 6), 15: (1, 120, 60, 6), 24: (5, 200, 100, 8), 42: (9, 320, 160, 8), 72: (13, 500, None, 8)}
PLOWS = {2: (1, 40, 20, 3), 3: (5, 80, 40, 4), 4: (9, 140, 70, 5), 5: (13, 200, None, 6)}
"""From turn, cost, resale, number."""


def advanced(*trains: int, plows: tuple[int, ...] = (), players: int = 2, **options: Any) -> gs.Play:
    """Seat 0 has these trains and plows and no others."""
    play = begin(players, level="advanced", pieces=["S P"] * players, **options)
    state: State = play.state
    for train in state.stock.trains[0]:
        state.stock.trains_left[kind_of(train)] += 1
    state.stock.trains[0] = []
    return give(play, 0, trains=trains, plows=plows)


def powers(play: gs.Play, seat: int = 0) -> list[int]:
    return [train.power for train in play.view(None).players[seat].trains]


# Cash and trains (SV-12.2)


@rule("SV-12.2")
@pytest.mark.parametrize(
    ("players", "cash", "trains"), [(2, 3000, 2), (3, 2600, 2), (4, 2400, 1), (5, 2200, 1), (6, 1800, 1)]
)
def test_cash_and_trains_at_the_start(players: int, cash: int, trains: int) -> None:
    play = begin(players, level="advanced")
    for seat in range(players):
        assert play.view(seat).players[seat].cash == cash
        assert powers(play, seat) == [9] * trains
    basic = begin(players)
    assert [player.cities for player in play.view(None).players] == [p.cities for p in basic.view(None).players]
    sound(play)


# Buying (SV-12.4)


@rule("SV-12.4")
@pytest.mark.parametrize("turn", [1, 4, 5, 8, 9, 12, 13, 24])
def test_what_is_for_sale_by_turn(turn: int) -> None:
    play = give(advanced(), 0, cash=5000)
    at(play, SHOPPING, turn=turn)
    trains = [power for power, row in TRAINS.items() if row[0] <= turn]
    plows = [bonus for bonus, row in PLOWS.items() if row[0] <= turn]
    assert menu(play) == [*(Buy(train=power) for power in trains), *(Buy(plow=bonus) for bonus in plows), Done()]
    for power in TRAINS:
        if power not in trains:
            refuses(play, Buy(train=power), refusals.NOT_AVAILABLE)
    for bonus in PLOWS:
        if bonus not in plows:
            refuses(play, Buy(plow=bonus), refusals.NOT_AVAILABLE)


@rule("SV-12.4")
@pytest.mark.parametrize("power", TRAINS)
def test_a_train_is_bought_for_its_cost(power: int) -> None:
    play = at(advanced(), SHOPPING, turn=13)
    left = play.state.stock.trains_left[list(TRAINS).index(power)]
    assert of(play.act(Buy(train=power)), TrainBought) == [TrainBought(0, power, -TRAINS[power][1])]
    assert play.state.cash[0] == 3000 - TRAINS[power][1]
    assert powers(play) == [power]
    assert play.state.stock.trains_left[list(TRAINS).index(power)] == left - 1
    sound(play)


@rule("SV-12.4")
@pytest.mark.parametrize("bonus", PLOWS)
def test_a_plow_is_bought_for_its_cost(bonus: int) -> None:
    play = at(advanced(), SHOPPING, turn=13)
    assert of(play.act(Buy(plow=bonus)), PlowBought) == [PlowBought(0, bonus, -PLOWS[bonus][1])]
    assert play.state.cash[0] == 3000 - PLOWS[bonus][1]
    assert [plow.bonus for plow in play.view(None).players[0].plows] == [bonus]
    sound(play)


@rule("SV-12.4")
@pytest.mark.parametrize("new", TRAINS)
@pytest.mark.parametrize("old", TRAINS)
def test_an_old_train_is_traded_in_for_its_resale_value(old: int, new: int) -> None:
    """The price never falls below 0; the 72 cannot be traded in."""
    play = at(advanced(old), SHOPPING, turn=13)
    trade = Buy(train=new, trade_in=str(old))
    resale = TRAINS[old][2]
    if resale is None:
        refuses(play, trade, refusals.NO_RESALE)
        return
    assert trade in menu(play)
    shown = [
        box for box in question(play).menu.describe()["choices"] if box.get("trade_in") and box.get("train") == new
    ]
    price = max(TRAINS[new][1] - resale, 0)
    assert [box["preview"]["price"] for box in shown] == [price]
    play.act(trade)
    assert play.state.cash[0] == 3000 - price
    assert powers(play) == [new]
    sound(play)


@rule("SV-12.4")
@pytest.mark.parametrize("new", PLOWS)
@pytest.mark.parametrize("old", PLOWS)
def test_an_old_plow_too(old: int, new: int) -> None:
    play = at(advanced(plows=(old,)), SHOPPING, turn=13)
    trade = Buy(plow=new, trade_in=str(old))
    resale = PLOWS[old][2]
    if resale is None:
        refuses(play, trade, refusals.NO_RESALE)
        return
    assert trade in menu(play)
    play.act(trade)
    assert play.state.cash[0] == 3000 - max(PLOWS[new][1] - resale, 0)
    assert [plow.bonus for plow in play.view(None).players[0].plows] == [new]
    sound(play)


@rule("SV-12.4")
@pytest.mark.parametrize(
    "trade",
    [Buy(train=15, trade_in="24"), Buy(train=9, trade_in="3"), Buy(plow=2, trade_in="9"), Buy(plow=2, trade_in="")],
)
def test_only_an_own_one_of_the_same_kind(trade: Buy) -> None:
    play = at(advanced(9, plows=(3,)), SHOPPING)
    refuses(play, trade, refusals.NO_SUCH_TRAIN)


@rule("SV-12.4")
def test_a_player_who_has_four_trains_can_only_trade() -> None:
    play = at(advanced(9, 9, 15, 15), SHOPPING)
    refuses(play, Buy(train=9), refusals.FOUR_TRAINS)
    play.act(Buy(train=15, trade_in="9"))
    assert powers(play) == [9, 15, 15, 15]
    sound(play)


@rule("SV-12.4")
def test_plows_are_not_counted_among_the_four() -> None:
    assert Buy(plow=2) in menu(at(advanced(9, 9, 15, 15, plows=(2, 2)), SHOPPING))


@rule("SV-12.4")
def test_one_train_or_one_plow_each_in_turn_order() -> None:
    play = advanced(players=3, order=[2, 0, 1])
    at(play, SHOPPING)
    seen = []
    for _ in range(3):
        seen.append(asked(play))
        play.act(Buy(train=9) if len(seen) < 3 else Buy(plow=2))
    assert seen == [2, 0, 1]
    assert play.state.turn == 2


@rule("SV-12.4")
def test_nothing_must_be_bought() -> None:
    play = at(advanced(), SHOPPING)
    play.act(Done())
    assert asked(play) == 1
    assert play.state.cash[0] == 3000


@rule("SV-12.4")
def test_only_so_many_of_each() -> None:
    play = advanced()
    state: State = play.state
    owned = [0, 0, 0, 0, 0]
    for seat in range(2):
        for power in powers(play, seat):
            owned[list(TRAINS).index(power)] += 1
    left = [left + out for left, out in zip(state.stock.trains_left, owned, strict=True)]
    assert left == [row[3] for row in TRAINS.values()]
    assert state.stock.plows_left == [row[3] for row in PLOWS.values()]
    give(play, 1, trains=[15] * 6, plows=[2] * 3)
    at(play, SHOPPING)
    refuses(play, Buy(train=15), refusals.NOT_AVAILABLE)
    refuses(play, Buy(plow=2), refusals.NOT_AVAILABLE)
    told = {str(miss["target"]): miss["reason"] for miss in question(play).menu.describe()["refused"]}
    assert told["{'type': 'buy', 'train': 15}"] == "not_available"


@rule("SV-12.4")
def test_a_traded_in_train_is_for_sale_at_once_to_the_next_player_at_full_price() -> None:
    play = at(give(advanced(9, players=3), 2, trains=[9]), SHOPPING)
    assert play.state.stock.trains_left[0] == 0
    refuses(play, Buy(train=9), refusals.NOT_AVAILABLE)
    play.act(Buy(train=15, trade_in="9"))
    assert play.state.stock.trains_left[0] == 1
    assert of(play.act(Buy(train=9)), TrainBought) == [TrainBought(1, 9, -80)]


@rule("SV-12.4")
def test_stock_must_be_paid_for() -> None:
    play = at(give(advanced(9), 0, cash=79), SHOPPING)
    refuses(play, Buy(train=9), refusals.NO_CASH_FOR_STOCK)
    refuses(play, Buy(train=15, trade_in="9"), refusals.NO_CASH_FOR_STOCK)
    assert menu(play) == [Buy(train=9, trade_in="9"), Buy(plow=2), Done()]
    give(play, 0, cash=80)
    assert Buy(train=9) in menu(play)


@rule("SV-12.4")
@pytest.mark.parametrize("purchase", [Buy(train=10), Buy(plow=9)])
def test_only_what_is_in_the_table(purchase: Buy) -> None:
    refuses(at(advanced(), SHOPPING), purchase, refusals.UNKNOWN_STOCK)


@rule("SV-12.4", "SV-7.1")
@pytest.mark.parametrize("purchase", [Buy(), Buy(train=9, plow=2), Buy(train=9, claim=1), Buy(plow=2, passenger=0)])
def test_one_thing_at_a_time(purchase: Buy) -> None:
    refuses(at(advanced(), SHOPPING), purchase, refusals.ONE_PURCHASE)


@rule("SV-12.4")
def test_no_shopping_in_the_basic_game() -> None:
    play = begin()
    assert play.view(None).trains == []
    at(play, NEW_CARDS)
    assert play.state.turn == 2


@rule("SV-12.4", "SV-14.11")
def test_a_train_bought_in_a_spike_is_tied_to_a_city() -> None:
    play = begin(scenario="golden-spike", level="advanced", pieces=["S S P P", "S S P P"])
    state: State = play.state
    state.pieces.city = [0, 1, -1, -1, 0, 1, -1, -1]
    at(play, SHOPPING, 0)
    play.act(Buy(train=15, trade_in="9@denver"))
    assert asked(play) == 0
    assert [action.train for action in menu(play)] == ["15", "15"]
    play.act(menu(play)[1])
    names = [train.name for train in play.view(None).players[0].trains]
    assert sorted(names) == ["15@salt-lake-city", "9@salt-lake-city"]
    sound(play)


# Snow plows (SV-12.5)

MOUNTAINS = ["denver-rollinsville", "rollinsville-granby", "denver-bailey", "bailey-como", "como-breckenridge"]
"""White: Rollinsville-Granby (length 5), Bailey-Como (3), Como-Breckenridge (2)."""


def plowing(*plows: int, turn: int = 8, **options: Any) -> gs.Play:
    return at(own(advanced(plows=plows, **options), 0, *MOUNTAINS), PLOWING, 0, turn)


@rule("SV-12.5")
def test_each_plow_may_be_put_on_an_own_white_segment_of_the_network() -> None:
    play = plowing(2)
    white = ["rollinsville-granby", "bailey-como", "como-breckenridge"]
    assert menu(play) == [*(Plow(2, segment) for segment in white), Done()]


@rule("SV-12.5")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("bonus", PLOWS)
@pytest.mark.parametrize("segment", ["rollinsville-granby", "bailey-como", "leadville-aspen"])
def test_die_and_bonus_at_least_the_length_clears_it(segment: str, bonus: int, die: int) -> None:
    play = own(plowing(bonus), 0, "breckenridge-leadville", "leadville-aspen")
    length = play.state.board.length[play.state.board.segment_index[segment]]
    shown = next(box for box in question(play).menu.describe()["choices"] if box.get("segment") == segment)["preview"]
    assert shown == {"length": length, "rolls": sum(face + bonus >= length for face in range(1, 7)), "of": 6}
    play.act(Plow(bonus, segment))
    cleared = die + bonus >= length
    assert of(play.roll([die]), Plowed) == [Plowed(0, bonus, segment, die, cleared)]
    assert play.view(None).cleared == ([segment] if cleared else [])


@rule("SV-12.5")
def test_plows_roll_one_after_another() -> None:
    play = plowing(2, 3)
    play.act(Plow(3, "rollinsville-granby"))
    for action in (Plow(2, "bailey-como"), Done()):
        refuses(play, action, refusals.NOT_NOW)
    play.roll([6])
    play.act(Plow(2, "bailey-como"))
    play.roll([6])
    assert play.view(None).cleared == ["rollinsville-granby", "bailey-como"]
    assert play.view(None).phase == "dealing"


@rule("SV-12.5")
def test_one_plow_to_a_segment() -> None:
    play = plowing(2, 3)
    play.act(Plow(2, "rollinsville-granby"))
    play.roll([1])
    assert play.view(None).cleared == []
    refuses(play, Plow(3, "rollinsville-granby"), refusals.PLOW_THERE)


@rule("SV-12.5")
def test_a_clear_segment_needs_no_plow() -> None:
    play = plowing(2, 3)
    play.act(Plow(2, "bailey-como"))
    play.roll([6])
    refuses(play, Plow(3, "bailey-como"), refusals.CLEARED_ALREADY)


@rule("SV-12.5")
def test_a_plow_is_done_for_the_turn() -> None:
    play = plowing(2, 3)
    play.act(Plow(2, "rollinsville-granby"))
    play.roll([1])
    refuses(play, Plow(2, "bailey-como"), refusals.NO_SUCH_PLOW)
    assert {plow.bonus: plow.used for plow in play.view(None).players[0].plows} == {2: True, 3: False}


@rule("SV-12.5")
@pytest.mark.parametrize("bonus", [3, 6, 0])
def test_only_own_plows(bonus: int) -> None:
    refuses(plowing(2), Plow(bonus, "bailey-como"), refusals.NO_SUCH_PLOW)


@rule("SV-12.5")
@pytest.mark.parametrize("bonus", [2.0, "2", None, True])
def test_a_plow_is_named_by_a_whole_number(bonus: Any) -> None:
    play = plowing(2)
    with pytest.raises(gs.Illegal) as caught:
        play.act(Plow(bonus, "bailey-como"))
    assert caught.value.reason == "malformed"


@rule("SV-12.5")
def test_only_white_segments() -> None:
    refuses(plowing(2), Plow(2, "denver-bailey"), refusals.UNPLOWABLE)


@rule("SV-12.5")
def test_only_own_track_of_the_network() -> None:
    play = own(own(plowing(2), 0, "cimarron-taos"), 1, "georgetown-breckenridge")
    for segment in ("georgetown-breckenridge", "leadville-minturn", "cimarron-taos"):
        refuses(play, Plow(2, segment), refusals.NOT_YOUR_NETWORK)


@rule("SV-12.5")
def test_not_outside_winter_nor_in_the_basic_game() -> None:
    for turn in (4, 7, 9):
        play = at(give(own(advanced(plows=(2,)), 0, *MOUNTAINS), 0, claim=52), OPERATING, turn=turn)
        play.act(Done())
        assert play.view(None).phase == "dealing"
    play = at(give(own(begin(), 0, *MOUNTAINS), 0, claim=52), OPERATING, turn=8)
    play.act(Done())
    assert play.view(None).phase == "dealing"


@rule("SV-12.5")
def test_it_comes_after_operating() -> None:
    play = at(give(own(advanced(plows=(2,)), 0, *MOUNTAINS), 0, claim=52), OPERATING, turn=8)
    play.act(Done())
    assert play.view(None).phase == "plowing"
    play.act(Done())
    assert play.view(None).phase == "dealing"


WEST = [
    *("denver-colorado-springs-1", "colorado-springs-pueblo-1", "pueblo-canon-city-1", "canon-city-salida"),
    *("salida-gunnison-1", "gunnison-montrose", "montrose-grand-junction"),
]
"""To Grand Junction; only Salida-Gunnison is white, of length 7."""


@rule("SV-12.5", "SV-7.7")
@pytest.mark.parametrize(("die", "paid"), [(4, 0), (5, 220)])
def test_a_cleared_segment_serves_passengers_this_turn(die: int, paid: int) -> None:
    play = give(own(advanced(plows=(2,)), 0, *WEST), 0, passenger=20)
    at(play, PLOWING, turn=8)
    play.act(Plow(2, "salida-gunnison-1"))
    play.roll([die])
    play.act(Done())
    assert play.state.cash[0] == 3000 + paid


@rule("SV-12.5", "SV-7.8")
@pytest.mark.parametrize(("die", "open_"), [(4, False), (5, True)])
def test_and_deliveries(die: int, open_: bool) -> None:
    play = give(own(advanced(9, plows=(2,)), 0, *WEST), 0, claim=91, goods=3)
    at(play, PLOWING, turn=8)
    play.act(Plow(2, "salida-gunnison-1"))
    play.roll([die])
    play.act(Done())
    assert (play.view(None).phase == "delivering") == open_
    assert not open_ or Deliver(91, "denver", 1, "9") in question(play).menu


@rule("SV-12.5")
def test_it_is_cleared_for_that_player_and_turn_only() -> None:
    play = own(plowing(2), 1, "denver-boulder")
    play.act(Plow(2, "bailey-como"))
    play.roll([6])
    while asked(play) == 0:
        play.act(Done())
    assert play.view(None).cleared == []


@rule("SV-12.5", "SV-7.5")
def test_the_clearing_is_lost_with_the_segment() -> None:
    play = plowing(2)
    play.act(Plow(2, "bailey-como"))
    play.roll([6])
    assert play.view(None).cleared == ["bailey-como"]
    for give_, take in ((("bailey-como",), ()), ((), ("bailey-como",))):
        terms = [{"segments": list(names)} if names else {"cash": 1} for names in (give_, take)]
        play.act({"type": "offer", "to": 1, "give": terms[0], "take": terms[1]})
        play.act({"type": "accept"})
    assert "bailey-como" in play.view(None).players[0].track
    assert play.view(None).cleared == []


@rule("SV-12.5", "SV-5.6")
def test_placement_knows_nothing_of_plows() -> None:
    play = lay(own(advanced(plows=(5,)), 0, *WEST), passenger=20)
    at(play, PLACEMENT, 0, turn=8)
    refuses(play, Place("p1", passenger=20), refusals.LINE_SNOWED_IN)


@rule("SV-12.5")
def test_track_dismantled_beneath_a_plow_is_no_more() -> None:
    """Building comes before plowing: what is gone is not in the menu."""
    play = at(put(own(advanced(plows=(2,)), 0, *MOUNTAINS), 0, "s1", segment="denver-bailey"), BUILDING, turn=8)
    play.act({"type": "dismantle", "segment": "denver-bailey"})
    play.act(Done())
    assert menu(play) == [Plow(2, "rollinsville-granby"), Done()]
