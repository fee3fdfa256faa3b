"""SV-7.7, what passenger lines pay; SV-7.8, deliveries; SV-12.3, deliveries with trains."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import goldenspike as gs
from goldenspike.games.silverton import Deliver, Done, refusals
from goldenspike.games.silverton.board import Board
from goldenspike.games.silverton.events.delivery import Delivered
from goldenspike.games.silverton.events.end_of_turn import PriceMoved
from goldenspike.games.silverton.position.stock import kind_of
from goldenspike.games.silverton.state import COLLECTING, DEALING, DELIVERING, PRICES, State
from support.games import look_again, question, refuses, rolling, rule
from support.silverton.positions import at, begin, give, menu, of, own, sound

CITIES = ["denver", "salt-lake-city", "pueblo", "santa-fe", "el-paso"]
SOUTH = ["denver-colorado-springs-1", "colorado-springs-pueblo-1", "pueblo-walsenburg-1"]
"""Denver to Walsenburg: lengths 7, 4 and 5."""

WALSENBURG, CANON_CITY, GOLDEN, BINGHAM, CREEDE = 82, 81, 52, 25, 7
"""Claims: coal, coal, copper, gold, silver."""


def advanced(*trains: int, **options: Any) -> gs.Play:
    """Two players of the advanced game; seat 0 has these trains and no others."""
    play = begin(level="advanced", pieces=["S P", "S P"], **options)
    state: State = play.state
    for train in state.stock.trains[0]:
        state.stock.trains_left[kind_of(train)] += 1
    state.stock.trains[0] = []
    return give(play, 0, trains=trains)


def moved_to(play: gs.Play, claim: int, town: str) -> gs.Play:
    """The same game, with that claim in another town."""
    tables = play.setup.pack.tables
    claims = tuple(msgspec.structs.replace(each, town=town) if each.number == claim else each for each in tables.claims)
    play.state.board = Board(msgspec.structs.replace(tables, claims=claims))
    return play


def column(play: gs.Play, market: str) -> int:
    found: int = play.state.board.market_ids.index(market)
    return found


def price(play: gs.Play, market: str) -> int:
    found: int = play.state.markets.price(column(play, market))
    return found


def most(play: gs.Play, claim: int, city: str, trains: str | None = None) -> int:
    """The most goods of that claim that the menu lets go there, with these trains."""
    loads = [action for action in menu(play) if isinstance(action, Deliver)]
    found = [load.goods for load in loads if (load.claim, load.city, load.trains) == (claim, city, trains)]
    return max(found, default=0)


# Step 5: collect (SV-7.7)


@rule("SV-7.7")
def test_each_line_pays_its_revenue() -> None:
    play = own(begin(), 0, "denver-colorado-springs-1", "denver-golden-1", "golden-central-city")
    give(give(play, 0, passenger=1), 0, passenger=2)
    at(play, COLLECTING)
    assert play.state.cash == [2400 + 50 + 40, 2400]


@rule("SV-7.7")
def test_a_line_pays_once_a_turn() -> None:
    play = give(own(begin(), 0, "denver-colorado-springs-1"), 0, passenger=1)
    at(at(play, COLLECTING), COLLECTING)
    assert play.state.cash[0] == 2400 + 50


@rule("SV-7.7")
@pytest.mark.parametrize(
    ("way", "turn", "paid"),
    [
        (["denver-bailey", "bailey-como", "como-buena-vista", "buena-vista-leadville-1"], 7, 130),
        (["denver-bailey", "bailey-como", "como-buena-vista", "buena-vista-leadville-1"], 8, 0),
        (["denver-bailey", "bailey-como", "como-buena-vista", "buena-vista-leadville-1"], 4, 130),
    ],
)
def test_in_winter_only_over_a_route_without_snow(way: list[str], turn: int, paid: int) -> None:
    play = give(own(begin(), 0, *way), 0, passenger=10)
    at(play, COLLECTING, turn=turn)
    assert play.state.cash[0] == 2400 + paid


@rule("SV-7.7")
def test_in_winter_any_such_route_will_do() -> None:
    """The short way is snowed in; a longer one by Colorado Springs and Hartsel is not."""
    short = ["denver-bailey", "bailey-como", "como-buena-vista", "buena-vista-leadville-1"]
    around = ["denver-colorado-springs-1", "colorado-springs-hartsel", "hartsel-buena-vista"]
    play = give(own(begin(), 0, *short, *around), 0, passenger=10)
    at(play, COLLECTING, turn=8)
    assert play.state.cash[0] == 2400 + 130


# Step 6: deliver (SV-7.8)


@rule("SV-7.8")
def test_a_delivery_sells_goods_of_one_claim_at_the_price_of_the_city() -> None:
    play = give(own(begin(), 0, *SOUTH), 0, claim=WALSENBURG, goods=8)
    at(play, DELIVERING)
    events = play.act(Deliver(WALSENBURG, "denver", 5))
    assert of(events, Delivered) == [Delivered(0, WALSENBURG, 0, "denver", "coal-denver", 5, 60, 300)]
    assert play.state.cash[0] == 2400 + 300
    assert play.state.claims.goods[play.state.board.claim_index[WALSENBURG]] == 3
    assert play.state.markets.sold[column(play, "coal-denver")] == 5


@rule("SV-7.8")
def test_any_number_of_goods_and_none_must_be_delivered() -> None:
    play = give(own(begin(), 0, *SOUTH), 0, claim=WALSENBURG, goods=8)
    at(play, DELIVERING)
    for goods in range(1, 9):
        assert Deliver(WALSENBURG, "pueblo", goods) in question(play).menu
    play.act(Done())
    assert play.state.cash[0] == 2400


@rule("SV-7.8")
def test_two_deliveries() -> None:
    play = give(own(begin(), 0, *SOUTH, "pueblo-canon-city-1"), 0, claim=WALSENBURG, goods=8)
    at(give(play, 0, claim=CANON_CITY, goods=4), DELIVERING)
    play.act(Deliver(WALSENBURG, "denver", 3))
    play.act(Deliver(CANON_CITY, "pueblo", 3))
    assert play.state.cash[0] == 2400 + 3 * 60 + 3 * 40
    assert play.view(None).phase != "delivering"


@rule("SV-7.8")
def test_no_third_delivery() -> None:
    play = give(own(begin(), 0, *SOUTH), 0, claim=WALSENBURG, goods=8)
    at(play, DELIVERING)
    play.act(Deliver(WALSENBURG, "denver", 3))
    play.state.this_step.deliveries = 2
    refuses(play, Deliver(WALSENBURG, "denver", 1), refusals.TWO_DELIVERIES)


@rule("SV-7.8")
def test_both_deliveries_may_take_from_one_claim_each_to_its_own_city() -> None:
    play = give(own(begin(), 0, *SOUTH), 0, claim=WALSENBURG, goods=8)
    at(play, DELIVERING)
    play.act(Deliver(WALSENBURG, "denver", 3))
    play.act(Deliver(WALSENBURG, "pueblo", 5))
    assert play.state.cash[0] == 2400 + 3 * 60 + 5 * 40
    assert play.state.claims.goods[play.state.board.claim_index[WALSENBURG]] == 0
    sound(play)


@rule("SV-7.8")
def test_the_route_is_over_own_track() -> None:
    play = own(own(begin(), 0, *SOUTH[:2]), 1, SOUTH[2])
    give(give(play, 0, claim=WALSENBURG, goods=8), 0, claim=GOLDEN, goods=1)
    at(own(play, 0, "denver-golden-1"), DELIVERING)
    refuses(play, Deliver(WALSENBURG, "denver", 1), refusals.NO_ROUTE)
    refuses(play, Deliver(GOLDEN, "salt-lake-city", 1), refusals.NO_ROUTE)
    assert menu(play) == [Deliver(GOLDEN, "denver", 1), Deliver(GOLDEN, "pueblo", 1), Done()]


@rule("SV-7.8", "SV-3.8")
def test_cut_off_track_is_no_route() -> None:
    play = own(begin(), 0, "pueblo-walsenburg-1", "denver-golden-1")
    give(give(play, 0, claim=WALSENBURG, goods=8), 0, claim=GOLDEN, goods=1)
    refuses(at(play, DELIVERING), Deliver(WALSENBURG, "pueblo", 1), refusals.NO_ROUTE)


@rule("SV-7.8")
def test_white_segments_cannot_be_used_in_winter() -> None:
    play = own(begin(), 0, "denver-bailey", "bailey-como", "denver-golden-1")
    give(give(play, 0, claim=80, goods=4), 0, claim=GOLDEN, goods=1)
    assert Deliver(80, "denver", 4) in question(at(play, DELIVERING, turn=7)).menu
    refuses(at(play, DELIVERING, turn=8), Deliver(80, "denver", 4), refusals.NO_ROUTE)


@rule("SV-7.8")
def test_there_must_be_goods() -> None:
    play = own(begin(), 0, *SOUTH)
    give(give(play, 0, claim=WALSENBURG, goods=8), 0, claim=83)
    give(play, 1, claim=CANON_CITY, goods=5)
    at(play, DELIVERING)
    for claim in (83, CANON_CITY, 1):
        refuses(play, Deliver(claim, "denver", 1), refusals.NO_GOODS_THERE)


@rule("SV-7.8")
def test_at_least_one() -> None:
    play = give(own(begin(), 0, *SOUTH), 0, claim=WALSENBURG, goods=8)
    refuses(at(play, DELIVERING), Deliver(WALSENBURG, "denver", 0), refusals.NO_GOODS_NAMED)


@rule("SV-7.8")
@pytest.mark.parametrize("goods", [2.0, "2", None, True])
def test_goods_are_whole(goods: Any) -> None:
    play = give(own(begin(), 0, *SOUTH), 0, claim=WALSENBURG, goods=8)
    at(play, DELIVERING)
    with pytest.raises(gs.Illegal) as caught:
        play.act(Deliver(WALSENBURG, "denver", goods))
    assert caught.value.reason == "malformed"


@rule("SV-7.8")
def test_no_more_than_lie_there() -> None:
    play = give(own(begin(), 0, *SOUTH), 0, claim=WALSENBURG, goods=3)
    refuses(at(play, DELIVERING), Deliver(WALSENBURG, "denver", 4), refusals.NOT_ENOUGH_GOODS)


@rule("SV-7.8", "SV-3.3")
@pytest.mark.parametrize("city", ["golden", "nowhere", ""])
def test_only_market_cities_buy(city: str) -> None:
    play = give(own(begin(), 0, *SOUTH), 0, claim=WALSENBURG, goods=3)
    refuses(at(play, DELIVERING), Deliver(WALSENBURG, city, 1), refusals.UNKNOWN_CITY)


@rule("SV-7.8")
@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize(("claim", "market"), [(BINGHAM, "gold"), (CREEDE, "silver"), (GOLDEN, "copper")])
def test_gold_silver_and_copper_sell_in_all_five_cities(claim: int, market: str, city: str) -> None:
    play = give(moved_to(begin(), claim, city), 0, claim=claim, goods=40)
    at(play, DELIVERING)
    play.act(Deliver(claim, city, 40))
    assert play.state.cash[0] == 2400 + 40 * price(play, market)


@rule("SV-7.8")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize(("claim", "goods"), [(WALSENBURG, "coal"), (60, "lumber")])
def test_lumber_and_coal_sell_only_where_a_marker_stands(claim: int, goods: str, players: int) -> None:
    for city in CITIES:
        play = begin(players, scenario="denver-6000") if players == 1 else begin(players)
        give(moved_to(play, claim, city), 0, claim=claim, goods=1)
        at(give(own(play, 0, "denver-golden-1"), 0, claim=GOLDEN, goods=1), DELIVERING, 0)
        sold = Deliver(claim, city, 1)
        if play.state.options.open_markets[column(play, f"{goods}-{city}")]:
            assert sold in question(play).menu
        else:
            refuses(play, sold, refusals.MARKET_CLOSED)


@rule("SV-7.8", "SV-2.2")
def test_with_two_players_coal_does_not_sell_at_santa_fe() -> None:
    play = give(moved_to(begin(), WALSENBURG, "santa-fe"), 0, claim=WALSENBURG, goods=1)
    give(own(play, 0, "denver-golden-1"), 0, claim=GOLDEN, goods=1)
    refuses(at(play, DELIVERING), Deliver(WALSENBURG, "santa-fe", 1), refusals.MARKET_CLOSED)


@rule("SV-7.8")
def test_a_claim_in_a_market_city_is_there_already() -> None:
    """Inside the network or not, in winter too; but it is nowhere else."""
    play = give(moved_to(begin(), GOLDEN, "el-paso"), 0, claim=GOLDEN, goods=3)
    at(play, DELIVERING, turn=8)
    assert play.view(None).players[0].track == []
    refuses(play, Deliver(GOLDEN, "denver", 3), refusals.NO_ROUTE)
    play.act(Deliver(GOLDEN, "el-paso", 3))
    assert play.state.cash[0] == 2400 + 3 * 200


@rule("SV-7.8")
def test_the_sale_limit_is_per_player_and_turn() -> None:
    """Coal at Pueblo: 8."""
    play = own(own(begin(), 0, *SOUTH), 1, "denver-colorado-springs-2", "colorado-springs-pueblo-2")
    give(give(play, 0, claim=WALSENBURG, goods=9), 0, claim=83, goods=5)
    give(own(play, 1, "pueblo-canon-city-1"), 1, claim=CANON_CITY, goods=9)
    at(play, DELIVERING)
    refuses(play, Deliver(WALSENBURG, "pueblo", 9), refusals.OVER_SALE_LIMIT)
    play.act(Deliver(WALSENBURG, "pueblo", 5))
    refuses(play, Deliver(83, "pueblo", 4), refusals.OVER_SALE_LIMIT)
    play.act(Deliver(83, "pueblo", 3))
    assert play.state.markets.sold[column(play, "coal-pueblo")] == 8
    while play.view(None).phase != "delivering":
        play.act(Done())
    assert question(play).seat == 1
    refuses(play, Deliver(CANON_CITY, "pueblo", 9), refusals.OVER_SALE_LIMIT)
    play.act(Deliver(CANON_CITY, "pueblo", 8))
    assert play.state.markets.sold[column(play, "coal-pueblo")] == 16


@rule("SV-7.8")
def test_a_full_market_is_named_among_what_is_refused() -> None:
    play = give(own(begin(), 0, *SOUTH), 0, claim=WALSENBURG, goods=9)
    at(play, DELIVERING)
    play.act(Deliver(WALSENBURG, "pueblo", 8))
    told = {miss["target"]["city"]: miss["reason"] for miss in question(play).menu.describe()["refused"]}
    assert told == {
        "pueblo": "over_sale_limit",
        "salt-lake-city": "no_route",
        "santa-fe": "no_route",
        "el-paso": "no_route",
    }


@rule("SV-7.8")
def test_sold_goods_are_counted_on_the_market_until_phase_5() -> None:
    play = give(own(begin(), 0, *SOUTH), 0, claim=WALSENBURG, goods=9)
    at(play, DELIVERING)
    play.act(Deliver(WALSENBURG, "denver", 6))
    play.act(Done())
    while play.view(None).phase != "prices":
        play.act(Done())
    while play.view(None).phase == "prices":
        market = rolling(play).purpose["market"]
        (moved,) = of(play.roll([1] if market in ("gold", "copper") else [1, 1]), PriceMoved)
        assert moved.sold == (6 if market == "coal-denver" else 0)
    assert play.state.markets.sold == [0] * 13


@rule("SV-7.8")
def test_no_trains_in_the_basic_game() -> None:
    play = give(own(begin(), 0, *SOUTH), 0, claim=WALSENBURG, goods=9)
    refuses(at(play, DELIVERING), Deliver(WALSENBURG, "denver", 1, "9"), refusals.TRAINS_IN_BASIC)


@rule("SV-7.8")
def test_the_menu_tells_the_proceeds_and_lists_every_number() -> None:
    play = give(own(begin(), 0, *SOUTH), 0, claim=WALSENBURG, goods=3)
    at(play, DELIVERING)
    loads = [Deliver(WALSENBURG, city, goods) for city in ("denver", "pueblo") for goods in (1, 2, 3)]
    assert menu(play) == [*loads, Done()]
    denver, _, done = question(play).menu.describe()["choices"]
    assert denver["goods"] == {"min": 1, "max": 3}
    assert denver["preview"]["proceeds"] == [60, 120, 180]
    assert done["preview"] == {
        "best": [{"claim": WALSENBURG, "city": "denver", "goods": 3, "proceeds": 180}],
        "proceeds": 180,
    }


# Trains (SV-12.3): the rulebook's example


def walsenburg(claim: int = WALSENBURG, goods: int = 8, trains: tuple[int, ...] = (9, 24)) -> gs.Play:
    """Trains 9 and 24, eight goods at Walsenburg, track to Denver."""
    play = own(moved_to(advanced(*trains), claim, "walsenburg"), 0, *SOUTH)
    return at(give(play, 0, claim=claim, goods=goods), DELIVERING)


@rule("SV-12.3")
def test_together_four_coal_to_denver_or_six_to_pueblo() -> None:
    play = walsenburg()
    assert most(play, WALSENBURG, "denver", "9+24") == 4
    assert most(play, WALSENBURG, "pueblo", "9+24") == 6
    refuses(play, Deliver(WALSENBURG, "denver", 5, "9+24"), refusals.OVER_CAPACITY)
    refuses(play, Deliver(WALSENBURG, "pueblo", 7, "9+24"), refusals.OVER_CAPACITY)


@rule("SV-12.3")
def test_apart_one_to_denver_and_four_to_pueblo() -> None:
    play = walsenburg()
    assert most(play, WALSENBURG, "denver", "9") == 1
    play.act(Deliver(WALSENBURG, "denver", 1, "9"))
    assert most(play, WALSENBURG, "pueblo", "24") == 4
    refuses(play, Deliver(WALSENBURG, "pueblo", 5, "24"), refusals.OVER_CAPACITY)
    play.act(Deliver(WALSENBURG, "pueblo", 4, "24"))


@rule("SV-12.3")
def test_or_three_to_denver_and_one_to_pueblo() -> None:
    play = walsenburg()
    assert most(play, WALSENBURG, "denver", "24") == 3
    play.act(Deliver(WALSENBURG, "denver", 3, "24"))
    assert most(play, WALSENBURG, "pueblo", "9") == 1
    refuses(play, Deliver(WALSENBURG, "pueblo", 2, "9"), refusals.OVER_CAPACITY)


@rule("SV-12.3")
@pytest.mark.parametrize("claim", [BINGHAM, CREEDE])
def test_of_gold_or_silver_eight_to_denver_or_twelve_to_pueblo(claim: int) -> None:
    """Rounded down first, doubled after: not 9 or 13."""
    play = walsenburg(claim, goods=20)
    assert most(play, claim, "denver", "9+24") == 8
    assert most(play, claim, "pueblo", "9+24") == 12
    refuses(play, Deliver(claim, "denver", 9, "9+24"), refusals.OVER_CAPACITY)
    refuses(play, Deliver(claim, "pueblo", 13, "9+24"), refusals.OVER_CAPACITY)


@rule("SV-12.3")
@pytest.mark.parametrize("claim", [GOLDEN, 60])
def test_copper_and_lumber_are_carried_like_coal(claim: int) -> None:
    assert most(walsenburg(claim, goods=20), claim, "denver", "9+24") == 4


@rule("SV-12.3")
def test_each_train_runs_once_a_turn() -> None:
    play = walsenburg()
    play.act(Deliver(WALSENBURG, "denver", 1, "9"))
    refuses(play, Deliver(WALSENBURG, "pueblo", 1, "9"), refusals.TRAINS_UNUSABLE)
    refuses(play, Deliver(WALSENBURG, "pueblo", 1, "9+24"), refusals.TRAINS_UNUSABLE)
    assert {train.name: train.used for train in play.view(None).players[0].trains} == {"9": True, "24": False}
    play.act(Deliver(WALSENBURG, "pueblo", 1, "24"))
    assert play.view(None).phase != "delivering"


@rule("SV-12.3")
@pytest.mark.parametrize("trains", ["15", "24+9", "9+9", "9,24", "", "9@denver"])
def test_only_own_trains_by_their_names(trains: str) -> None:
    refuses(walsenburg(), Deliver(WALSENBURG, "denver", 1, trains), refusals.TRAINS_UNUSABLE)


@rule("SV-12.3")
def test_a_delivery_needs_a_train() -> None:
    refuses(walsenburg(), Deliver(WALSENBURG, "denver", 1), refusals.NO_TRAINS_NAMED)


@rule("SV-12.3")
def test_a_train_too_weak_for_the_longest_segment_carries_nothing() -> None:
    play = own(advanced(9, 24), 0, "denver-colorado-springs-1", "colorado-springs-pueblo-1", "pueblo-trinidad")
    own(play, 0, "trinidad-raton-1", "raton-french", "french-las-vegas", "lamy-las-vegas", "santa-fe-lamy")
    own(play, 0, "lamy-cerrillos", "cerrillos-albuquerque", "albuquerque-socorro", "socorro-rincon")
    at(give(moved_to(play, WALSENBURG, "rincon"), 0, claim=WALSENBURG, goods=5), DELIVERING)
    assert most(play, WALSENBURG, "denver", "9") == 0
    assert most(play, WALSENBURG, "denver", "24") == 2
    assert most(play, WALSENBURG, "denver", "9+24") == 3


@rule("SV-12.3")
def test_of_several_routes_the_one_whose_longest_segment_is_shortest() -> None:
    """By Falcon it is 8 and 1, straight 7."""
    play = own(advanced(15), 0, "denver-falcon", "falcon-colorado-springs", "colorado-springs-pueblo-1")
    at(give(moved_to(play, WALSENBURG, "colorado-springs"), 0, claim=WALSENBURG, goods=9), DELIVERING)
    assert most(play, WALSENBURG, "denver", "15") == 1
    assert most(play, WALSENBURG, "pueblo", "15") == 3


@rule("SV-12.3")
def test_more_than_two_deliveries_with_more_than_two_trains() -> None:
    play = walsenburg(trains=(9, 9, 9, 9))
    for _ in range(4):
        play.act(Deliver(WALSENBURG, "denver", 1, "9"))
    assert play.state.cash[0] == 3000 + 4 * 60


@rule("SV-12.3")
def test_alike_trains_run_together_too() -> None:
    play = walsenburg(trains=(9, 9, 15))
    assert most(play, WALSENBURG, "denver", "9+9") == 2
    assert most(play, WALSENBURG, "denver", "9+9+15") == 4
    play.act(Deliver(WALSENBURG, "denver", 2, "9+15"))
    assert most(play, WALSENBURG, "denver", "9") == 1
    refuses(play, Deliver(WALSENBURG, "denver", 2, "9+9"), refusals.TRAINS_UNUSABLE)


@rule("SV-12.3")
def test_without_an_unused_train_nothing_is_delivered() -> None:
    play = walsenburg(trains=())
    assert play.view(None).phase != "delivering"


@rule("SV-12.3")
def test_a_route_of_no_segments_counts_as_length_one() -> None:
    play = give(moved_to(advanced(9), GOLDEN, "el-paso"), 0, claim=GOLDEN, goods=20)
    assert most(at(play, DELIVERING), GOLDEN, "el-paso", "9") == 9


@rule("SV-12.3", "SV-12.5")
def test_in_winter_the_route_is_free_of_snow_or_cleared() -> None:
    play = own(advanced(9), 0, "denver-bailey", "bailey-como")
    at(give(play, 0, claim=80, goods=4), DEALING, turn=8)
    play.state.this_step.cleared = 1 << play.state.board.segment_index["bailey-como"]
    play.act(Done())
    assert most(play, 80, "denver", "9") == 1


@rule("SV-12.3", "SV-14.11")
def test_trains_tied_to_a_city_run_only_on_track_joined_to_it() -> None:
    play = begin(scenario="golden-spike", level="advanced", pieces=["S S P P", "S S P P"])
    own(play, 0, "denver-golden-1", "salt-lake-city-bingham-1")
    give(give(play, 0, claim=GOLDEN, goods=9), 0, claim=BINGHAM, goods=9)
    for piece, _ in enumerate(play.state.pieces.seat):
        play.state.pieces.city[piece] = 0
    at(play, DELIVERING)
    assert most(play, GOLDEN, "denver", "9@denver") == 4
    assert most(play, BINGHAM, "salt-lake-city", "9@salt-lake-city") == 8
    refuses(play, Deliver(GOLDEN, "denver", 1, "9@salt-lake-city"), refusals.TRAINS_UNUSABLE)
    refuses(play, Deliver(GOLDEN, "denver", 1, "9@denver+9@salt-lake-city"), refusals.TRAINS_UNUSABLE)
    refuses(play, Deliver(GOLDEN, "denver", 1, "9"), refusals.TRAINS_UNUSABLE)
    sound(play)


# What the menu foretells


@rule("SV-7.8", "SV-8.1")
@pytest.mark.parametrize(("goods", "sold", "turn"), [(1, 0, 1), (3, 2, 9), (8, 0, 15), (5, 6, 24)])
def test_the_odds_of_the_price_are_those_of_the_dice(goods: int, sold: int, turn: int) -> None:
    """For a sale of all that a load can be, after what others have sold."""
    play = give(own(begin(), 0, *SOUTH), 0, claim=WALSENBURG, goods=goods)
    play.state.markets.sold[column(play, "coal-denver")] = sold
    at(play, DELIVERING, turn=turn)
    shown = question(play).menu.describe()["choices"][0]["preview"]["market"]
    assert (shown["id"], shown["price"], shown["sold"], shown["of"]) == ("coal-denver", 60, sold, 36)
    play.act(Deliver(WALSENBURG, "denver", goods))
    at(play, PRICES)
    while rolling(play).purpose != {"market": "coal-denver"}:
        play.roll()
    found: dict[int, int] = {}
    for dice, weight in rolling(play).outcomes():
        (moved,) = of(play.clone().roll(dice), PriceMoved)
        found[moved.end - moved.start] = found.get(moved.end - moved.start, 0) + weight
    assert shown["odds"] == [[boxes, found[boxes]] for boxes in sorted(found)]


def best(play: gs.Play) -> int:
    """What the menu says could be earned."""
    done = question(play).menu.describe()["choices"][-1]
    plan = done.get("preview", {"best": [], "proceeds": 0})
    then = play.clone()
    for load in plan["best"]:
        then.act(Deliver(load["claim"], load["city"], load["goods"], load.get("trains")))
    assert then.state.cash[0] - play.state.cash[0] == plan["proceeds"]
    total: int = plan["proceeds"]
    return total


def tried_all(play: gs.Play, seen: dict[Any, int]) -> int:
    """The most that any sequence of deliveries earns."""
    state: State = play.state
    if state.phase != DELIVERING or state.seat() != 0:
        return 0
    key = (
        tuple(state.claims.goods),
        tuple(state.markets.sold_now),
        tuple(state.stock.trains[0]),
        state.this_step.deliveries,
    )
    if key not in seen:
        earned = 0
        for action in menu(play):
            if isinstance(action, Deliver):
                then = play.clone()
                then.act(action)
                now = then.state.cash[0] - state.cash[0]
                earned = max(earned, now + tried_all(then, seen))
        seen[key] = earned
    return seen[key]


CLAIMS = [82, 83, 84, 81, 79, 62, 52, 32]
"""Around the track below: coal at Walsenburg (2), Trinidad, Canon City and Boulder; lumber; copper; gold."""

TRACK = [*SOUTH, "walsenburg-trinidad-1", "pueblo-canon-city-1", "denver-boulder", "denver-golden-1"]


def scattered(rng: Random, play: gs.Play, claims: int, goods: int) -> gs.Play:
    """Random goods and prices, and limits that are nearly reached."""
    own(play, 0, *TRACK, *(["colorado-springs-cripple-creek-1"] if rng.random() < 0.5 else []))
    for claim in rng.sample(CLAIMS, claims):
        give(play, 0, claim=claim, goods=rng.randint(1, goods))
    at(play, DELIVERING)
    state: State = play.state
    for market in range(state.board.markets):
        free = [box for box in range(10) if not state.board.shaded[market][box]]
        state.markets.box[market] = rng.choice(free)
        if state.board.sale_limit[market] < 100:
            state.markets.sold_now[market] = state.board.sale_limit[market] - rng.randint(1, 4)
    look_again(play)
    return play


@rule("SV-7.8")
def test_the_best_is_not_always_the_largest_load_first() -> None:
    """Ten coal: all to Pueblo at 60 bring 480 within its limit; better first three to Denver at 140."""
    play = give(own(begin(), 0, *SOUTH), 0, claim=WALSENBURG, goods=8)
    at(play, DELIVERING)
    play.state.markets.box[column(play, "coal-denver")] = 9
    play.state.markets.box[column(play, "coal-pueblo")] = 5
    play.state.markets.sold_now[column(play, "coal-denver")] = 13
    assert best(play) == 3 * 140 + 5 * 60


@rule("SV-7.8")
@pytest.mark.parametrize("seed", range(12))
def test_the_best_of_the_basic_game_is_that_of_all_sequences(seed: int) -> None:
    rng = Random(seed)
    play = scattered(rng, begin(), claims=rng.randint(1, 3), goods=4)
    assert best(play) == tried_all(play, {})


@rule("SV-12.3")
@pytest.mark.parametrize("seed", range(16))
def test_the_best_of_the_advanced_game_is_that_of_all_sequences(seed: int) -> None:
    rng = Random(seed)
    play = advanced(*sorted(rng.choices((9, 15, 24), k=rng.randint(1, 3))))
    scattered(rng, play, claims=rng.randint(1, 2), goods=3)
    assert best(play) == tried_all(play, {})


@rule("SV-12.3")
def test_the_best_after_a_first_delivery_counts_what_is_left() -> None:
    play = scattered(Random(5), advanced(9, 15, 24), claims=2, goods=3)
    play.act(next(action for action in menu(play) if isinstance(action, Deliver) and action.trains == "9"))
    assert best(play) == tried_all(play, {})


@rule("SV-12.3")
def test_four_trains_and_many_claims_are_soon_thought_through() -> None:
    play = own(advanced(9, 15, 24, 42), 0, *TRACK, "colorado-springs-cripple-creek-1")
    for claim in [*CLAIMS, 33, 34, 85]:
        give(play, 0, claim=claim, goods=6)
    assert best(at(play, DELIVERING)) > 0
