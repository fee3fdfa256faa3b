"""SV-2, set-up, and SV-4, turn order."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

import goldenspike as gs
from goldenspike.games.silverton import Deliver, Done, Place, refusals
from goldenspike.games.silverton import state as states
from goldenspike.games.silverton.events.delivery import Delivered
from goldenspike.games.silverton.events.setup import ClaimDealt, OrderDealt, PassengersDealt
from support.games import refuses, rolling, rule
from support.silverton.positions import at, begin, give, menu, new, of, own, sound

# SV-2.1, cities, pieces and cash

TABLE = """
| 1 | Denver         | S+2 S P+1 P | S+2 S P P   | S+2 S P P   | S+2 P   | S+2 P   |
| 2 | Denver         | S+1 S P+2 P | S+1 S P+1 P | S+1 S P+1 P | S P+2   | S P+2   |
| 3 | El Paso        |             | S S P+2 P   | S+1 S P+1 P | S+1 P+1 | S+1 P+1 |
| 4 | Salt Lake City |             |             | S S P+2 P   | S P+2   | S P+2   |
| 5 | Pueblo         |             |             |             | S+1 P+1 | S+1 P+1 |
| 6 | Santa Fe       |             |             |             |         | S+2 P   |
"""
CASH = {2: 2_400, 3: 2_200, 4: 2_000, 5: 1_600, 6: 1_400}

CELLS = [
    (players, int(number), city.lower().replace(" ", "-"), pieces)
    for number, city, *columns in ([cell.strip() for cell in row.split("|")[1:-1]] for row in TABLE.split("\n")[1:-1])
    for players, pieces in enumerate(columns, 2)
    if pieces
]


def test_the_table_has_a_cell_for_everybody() -> None:
    assert [sum(cell[0] == players for cell in CELLS) for players in CASH] == [2, 3, 4, 5, 6]


@rule("SV-2.1")
@pytest.mark.parametrize(("players", "number", "city", "pieces"), CELLS)
def test_the_number_drawn_gives_city_and_pieces(players: int, number: int, city: str, pieces: str) -> None:
    drawn = list(reversed(range(players)))
    seat = drawn[number - 1]
    player = begin(players, drawn=drawn).view(seat).players[seat]
    assert (player.position, player.cities, player.cash) == (number, [city], CASH[players])
    named = [piece.kind[0].upper() + (f"+{piece.bonus}" if piece.bonus else "") for piece in player.pieces]
    assert named == pieces.split()
    assert {piece.status for piece in player.pieces} == {"free"}


@rule("SV-2.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_order_cards_are_shuffled(players: int) -> None:
    play = new(players)
    assert rolling(play).kind == "positions"
    assert sorted(rolling(play).outcomes()) == [(list(order), 1) for order in permutations(range(players))]


@rule("SV-2.1")
def test_a_player_names_their_own_pieces() -> None:
    play = begin(2)
    refuses(play, Place("s3", segment="denver-boulder"), refusals.UNKNOWN_PIECE)
    refuses(play, Place("S1", segment="denver-boulder"), refusals.UNKNOWN_PIECE)
    refuses(play, Place("", deck=True), refusals.UNKNOWN_PIECE)


# SV-2.2, markets

FROM_ONE = {"gold", "copper", "silver", "lumber-denver", "coal-denver", "coal-pueblo"}
FROM_TWO = {"lumber-salt-lake-city", "lumber-pueblo", "coal-salt-lake-city"}
FROM_THREE = {"lumber-el-paso", "coal-santa-fe", "coal-el-paso"}
FROM_FOUR = {"lumber-santa-fe"}
MARKETS = {
    2: FROM_ONE | FROM_TWO,
    3: FROM_ONE | FROM_TWO | FROM_THREE,
    4: FROM_ONE | FROM_TWO | FROM_THREE | FROM_FOUR,
    5: FROM_ONE | FROM_TWO | FROM_THREE | FROM_FOUR,
    6: FROM_ONE | FROM_TWO | FROM_THREE | FROM_FOUR,
}


@rule("SV-2.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_markets_of_the_number_of_players_are_open(players: int) -> None:
    markets = begin(players).view(None).markets
    assert len(markets) == 13
    assert {market.id for market in markets if market.open} == MARKETS[players]


@rule("SV-2.2")
def test_one_player_has_the_fewest_markets() -> None:
    markets = begin(1, scenario="denver-6000").view(0).markets
    assert {market.id for market in markets if market.open} == FROM_ONE


@rule("SV-2.2")
def test_markers_start_on_their_boxes() -> None:
    prices = [(market.id, market.price) for market in begin(4).view(None).markets]
    assert prices[:3] == [("gold", 250), ("copper", 200), ("silver", 200)]
    lumber, coal = [100, 120, 100, 80, 100], [60, 60, 40, 60, 60]
    cities = ["denver", "salt-lake-city", "pueblo", "santa-fe", "el-paso"]
    assert prices[3:8] == [(f"lumber-{city}", price) for city, price in zip(cities, lumber, strict=True)]
    assert prices[8:] == [(f"coal-{city}", price) for city, price in zip(cities, coal, strict=True)]


# SV-2.3, the claim deck


def before_claims(players: int = 2) -> gs.Play:
    play = new(players)
    play.roll(list(range(players)))
    return play


@rule("SV-2.3")
def test_of_108_cards_eight_claims_lie_face_up() -> None:
    play = before_claims()
    view = play.view(None)
    assert (view.deck, view.deck_events, view.row) == (108, 6, [])
    for claim in [70, 2, 13, 4, 55, 6, 102, 8]:
        assert of(play.roll(claim), ClaimDealt)[0].claim == claim
    view = play.view(None)
    assert view.row == [{"claim": claim} for claim in [70, 2, 13, 4, 55, 6, 102, 8]]
    assert (view.deck, view.deck_events) == (100, 6)
    assert rolling(play).kind == "passengers"


@rule("SV-2.3")
def test_events_met_while_dealing_are_shuffled_back() -> None:
    """So only claims can come, each that is left with the same chance, and all six events stay in the deck."""
    play = before_claims()
    for dealt in range(8):
        assert list(rolling(play).outcomes()) == [(claim, 1) for claim in range(dealt + 1, 103)]
        with pytest.raises(gs.Illegal):
            play.roll(103)
        play.roll(dealt + 1)
    assert play.view(None).deck_events == 6


@rule("SV-2.3")
def test_claims_are_named_by_their_numbers() -> None:
    play = begin()
    refuses(play, Place("p1", claim=103), refusals.UNKNOWN_CLAIM)
    refuses(play, Place("p1", claim=0), refusals.UNKNOWN_CLAIM)


# SV-2.4, the passenger cards


@rule("SV-2.4")
def test_eight_piles_each_with_an_a_card_on_top() -> None:
    play = begin(lines=[8, 1, 7, 2, 6, 3, 5, 4])
    piles = play.view(None).piles
    assert [pile.top for pile in piles] == [8, 1, 7, 2, 6, 3, 5, 4]
    assert [pile.under for pile in piles] == [["B", "C"]] * 8
    assert [card.number for card in play.view(None).passengers] == [1, 2, 3, 4, 5, 6, 7, 8]
    sound(play)


@rule("SV-2.4")
def test_each_letter_is_shuffled() -> None:
    """The A cards when they are dealt; what lies beneath when it is shown, which nobody can tell apart."""
    play = before_claims()
    for claim in range(1, 9):
        play.roll(claim)
    assert rolling(play).distribution.allows([8, 7, 6, 5, 4, 3, 2, 1])
    assert not rolling(play).distribution.allows([9, 7, 6, 5, 4, 3, 2, 1])
    (dealt,) = of(play.roll([8, 7, 6, 5, 4, 3, 2, 1]), PassengersDealt)
    assert dealt.passengers == [8, 7, 6, 5, 4, 3, 2, 1]
    play = begin(lines=range(1, 9))
    for seat, card in ((0, 1), (1, 2)):
        give(play, seat, passenger=card)
    at(play, states.NEW_CARDS)
    assert list(rolling(play).outcomes()) == [(card, 1) for card in range(9, 17)]
    play.roll(12)
    assert list(rolling(play).outcomes()) == [(card, 1) for card in (9, 10, 11, 13, 14, 15, 16)]


@rule("SV-2.4")
def test_passenger_cards_are_named_by_their_numbers() -> None:
    play = begin()
    refuses(play, Place("p1", passenger=25), refusals.UNKNOWN_PASSENGER)
    refuses(play, Place("p1", passenger=0), refusals.UNKNOWN_PASSENGER)


# SV-2.5, markers and cubes


@rule("SV-2.5")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_it_is_turn_1_and_everybody_has_32_cubes(players: int) -> None:
    view = begin(players).view(None)
    assert view.turn == 1
    assert [player.cubes for player in view.players] == [32] * players


@rule("SV-2.5")
def test_the_bank_and_the_goods_never_run_out() -> None:
    """Robert E. Lee's silver, far more than there ever were counters, sold for more than there ever were notes."""
    play = begin()
    own(play, 0, "denver-bailey", "bailey-como", "como-breckenridge", "breckenridge-leadville")
    give(play, 0, claim=1, goods=5_000)
    at(play, states.DELIVERING, 0)
    (sale,) = of(play.act(Deliver(1, "denver", 5_000)), Delivered)
    assert sale.amount == 5_000 * 200


# SV-4.1, turn order


@rule("SV-4.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_order_is_dealt_in_turn_1_too(players: int) -> None:
    play = before_claims(players)
    for claim in range(1, 9):
        play.roll(claim)
    play.roll([1, 2, 3, 4, 5, 6, 7, 8])
    assert rolling(play).kind == "turn_order"
    assert sorted(rolling(play).outcomes()) == [(list(order), 1) for order in permutations(range(players))]
    order = [*range(1, players), 0]
    assert of(play.roll(order), OrderDealt) == [OrderDealt(1, order)]
    assert play.view(None).order == order


@rule("SV-4.1")
def test_it_is_dealt_anew_every_turn() -> None:
    play = begin(3, order=[2, 0, 1])
    at(play, states.END_OF_TURN)
    assert (play.state.turn, rolling(play).kind) == (2, "turn_order")
    play.roll([1, 2, 0])
    assert play.view(None).order == [1, 2, 0]


@rule("SV-4.1")
def test_city_and_pieces_stay() -> None:
    play = begin(3, drawn=[2, 0, 1])

    def start() -> list[object]:
        return [(player.cities, [p.bonus for p in player.pieces]) for player in play.view(None).players]

    before = start()
    at(play, states.END_OF_TURN)
    play.roll([1, 2, 0])
    assert start() == before
    assert [player.cities for player in play.view(None).players] == [["denver"], ["el-paso"], ["denver"]]


def asked_in(play: gs.Play, phase: int) -> list[int]:
    """Who is asked in that phase, when each does nothing."""
    seats = []
    while isinstance(play.pending, gs.Ask) and play.state.phase == phase:
        seats.append(play.pending.seat)
        play.act(Done())
    return seats


@rule("SV-4.1", "SV-5.1")
def test_it_orders_placement() -> None:
    play = begin(4, order=[2, 0, 3, 1])
    assert asked_in(play, states.PLACEMENT) == [2, 0, 3, 1]


@rule("SV-4.1")
def test_it_orders_construction_and_operation() -> None:
    play = begin(3, order=[2, 0, 1])
    for seat in range(3):
        give(play, seat, claim=20 + seat)
    at(play, states.BUYING)
    seats = []
    while isinstance(play.pending, gs.Ask):
        if play.state.phase == states.OPERATING:
            seats.append(play.pending.seat)
        play.act(Done())
    assert seats == [2, 0, 1]


@rule("SV-4.1")
def test_it_orders_the_purchases_of_trains() -> None:
    play = begin(3, order=[2, 0, 1], level="advanced", pieces=["S P"] * 3)
    at(play, states.SHOPPING)
    assert asked_in(play, states.SHOPPING) == [2, 0, 1]


# How many first placements there are: segments at the start city for each surveyor, 8 claims and the deck for each
# prospector, or nothing

FIRST_MENUS = {
    (2, 1): (10, 2, 2),
    (3, 3): (5, 2, 2),
    (4, 4): (7, 2, 2),
    (5, 5): (9, 1, 1),
    (6, 6): (4, 1, 1),
}


@rule("SV-2.1", "SV-5.1")
@pytest.mark.parametrize(("players", "number"), FIRST_MENUS)
def test_the_first_menu_of_each_city_is_counted(players: int, number: int) -> None:
    segments, surveyors, prospectors = FIRST_MENUS[players, number]
    order = [number - 1, *(seat for seat in range(players) if seat != number - 1)]
    assert len(menu(begin(players, order=order))) == surveyors * segments + prospectors * (8 + 1) + 1


def sequences(play: gs.Play, depth: int) -> int:
    """How many ways there are to make so many choices."""
    if depth == 1:
        return len(menu(play))
    total = 0
    for action in menu(play):
        after = play.clone()
        after.act(action)
        total += sequences(after, depth - 1)
    return total


class Placing:
    """Turn 1 as the rulebook tells it: nobody has track, nobody disturbs anybody."""

    def __init__(self, play: gs.Play) -> None:
        self.segments = {segment.id: segment for segment in play.setup.pack.tables.segments}
        self.players = [play.view(None).players[seat] for seat in play.view(None).order]

    def sequences(self, depth: int, place: int = 0, placed: tuple[tuple[str, object], ...] = ()) -> int:
        player = self.players[place]
        free = [piece.id for piece in player.pieces if piece.id not in dict(placed)]
        if not free:
            return self.sequences(depth, place + 1)
        choices = [(piece, target) for piece in free for target in self.targets(player, piece, placed)]
        if depth == 1:
            return len(choices) + 1
        return self.sequences(depth - 1, place + 1) + sum(
            self.sequences(depth - 1, place, (*placed, choice)) for choice in choices
        )

    def targets(self, player: Any, piece: str, placed: tuple[tuple[str, object], ...]) -> list[object]:
        taken = [target for _, target in placed]
        if piece[0] == "p":
            return [*(claim for claim in range(1, 9) if claim not in taken), "deck"]
        surveyed = [self.segments[target] for _, target in placed if target in self.segments]
        reached = {*player.cities}
        if len(self.players) <= 4:
            reached |= {end for first in surveyed for end in (first.a, first.b)}
        return [
            each.id
            for each in self.segments.values()
            if {each.a, each.b} & reached and not any(each == other or parallel(each, other) for other in surveyed)
        ]


def parallel(one: Any, other: Any) -> bool:
    return {one.a, one.b} == {other.a, other.b} or bool(one.group and one.group == other.group)


@rule("SV-5.1", "SV-5.2", "SV-5.3")
@pytest.mark.parametrize(
    ("players", "first", "counts"),
    [
        (2, 0, [39, 1_163]),
        (3, 2, [29, 631, 10_331]),
        (4, 3, [33, 823, 14_803]),
        (5, 4, [19, 200, 3_819]),
        (6, 5, [14, 105, 1_919]),
    ],
)
def test_the_ways_to_place_the_first_pieces_are_counted(players: int, first: int, counts: list[int]) -> None:
    order = [first, *(seat for seat in range(players) if seat != first)]
    play = begin(players, order=order)
    assert [sequences(play, depth) for depth in range(1, len(counts) + 1)] == counts
    assert [Placing(play).sequences(depth) for depth in range(1, len(counts) + 1)] == counts
