"""SV-14, scenarios: their starts at both levels, their ends and grades, the neutral prospector, and Spikes."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import goldenspike as gs
from goldenspike.games.silverton import (
    Accept,
    Assign,
    Build,
    Buy,
    Deliver,
    Done,
    Hire,
    Muster,
    Offer,
    Place,
    Terms,
)
from goldenspike.games.silverton import state as states
from goldenspike.games.silverton.events.disputes import CardDiscarded
from goldenspike.games.silverton.events.end_of_turn import GameEnded
from goldenspike.games.silverton.events.placement import PieceReturned
from goldenspike.games.silverton.events.setup import (
    Assigned,
    CashDealt,
    NetworksJoined,
    PiecesTaken,
    Settled,
    TrainTaken,
)
from goldenspike.games.silverton.phases.disputes import sides
from goldenspike.games.silverton.phases.end_of_turn import end_of_turn
from goldenspike.games.silverton.position.claims import DISCARDED
from goldenspike.games.silverton.position.lines import LEFT_OUT
from goldenspike.games.silverton.position.pieces import FREE
from goldenspike.games.silverton.position.targets import on_claim
from goldenspike.games.silverton.refusals import (
    ALREADY_ASSIGNED,
    CARD_NOT_OPEN,
    CITY_LEFT_EMPTY,
    NEUTRAL_UNPLACED,
    NO_SUCH_MUSTER,
    NO_SUCH_TRAIN,
    NOT_A_PROSPECTOR_TARGET,
    NOT_A_START_CITY,
    NOT_NOW,
    OTHER_NETWORK,
    STANDS_THERE,
    TRAINS_UNUSABLE,
)
from goldenspike.games.silverton.routes import Track
from support.games import refuses, rule
from support.silverton.positions import asked, at, begin, discard, give, menu, new, of, own, put, settle, sound

SALT_LAKE = "salt-lake-city"
SOLITAIRE_MARKETS = {"gold", "silver", "copper", "lumber-denver", "coal-denver", "coal-pueblo"}
COPPER_MARKETS = {
    *("gold", "silver", "copper", "lumber-denver", "lumber-santa-fe", "lumber-el-paso"),
    *("coal-denver", "coal-pueblo", "coal-santa-fe", "coal-el-paso"),
}


class Expected(msgspec.Struct, frozen=True):
    """What a scenario says. `pieces` are empty where they are chosen; `trains` and `points` are the advanced game's."""

    rule: str
    cash: tuple[int, int]
    starts: list[tuple[list[str], str]]
    trains: list[str]
    points: int = 0
    last_turn: int = 24
    target: int | None = None
    markets: set[str] | None = None
    lowered: tuple[str, ...] = ()


TABLE = {
    "denver-6000": Expected(
        *("SV-14.1", (1_600, 2_000), [(["denver"], "S P")], ["9"]),
        last_turn=18,
        target=6_000,
        markets=SOLITAIRE_MARKETS,
    ),
    "denver-10000": Expected(
        *("SV-14.2", (2_000, 2_400), [(["denver"], "")], ["9"]),
        last_turn=21,
        target=10_000,
        markets=SOLITAIRE_MARKETS,
    ),
    "salt-lake-city-10000": Expected(
        *("SV-14.3", (2_000, 2_400), [([SALT_LAKE], "S P N")], ["9"]),
        target=10_000,
        lowered=("denver", "pueblo", "santa-fe"),
    ),
    "denver-campaign": Expected(
        *("SV-14.4", (2_400, 3_000), [(["denver"], "S S P P")], ["9", "9"]),
        lowered=(SALT_LAKE, "santa-fe"),
    ),
    "golden-spike": Expected(
        *("SV-14.5", (2_400, 3_000)),
        [(["denver", SALT_LAKE], "S+2 S P+1 P"), (["denver", SALT_LAKE], "S+1 S P+2 P")],
        ["9@denver", "9@second"],
        points=15,
    ),
    "golden-spike of three": Expected(
        *("SV-14.6", (2_400, 3_000)),
        [
            (["denver", SALT_LAKE], "S+2 S P P"),
            (["denver", SALT_LAKE], "S+1 S P+1 P"),
            (["denver", "santa-fe"], "S S P+2 P"),
        ],
        ["9@denver", "9@second"],
        points=14,
        last_turn=20,
    ),
    "copper-spike": Expected(
        *("SV-14.7", (2_400, 3_000), [(["denver", "el-paso"], "S S P P")], ["9", "9"]),
        markets=COPPER_MARKETS,
    ),
    "nickel-spike": Expected(
        *("SV-14.8", (2_200, 2_600)),
        [
            (["denver", SALT_LAKE], "S+1 S P+1 P"),
            (["denver", "el-paso"], "S+2 S P P"),
            (["denver", "santa-fe"], "S S P+2 P"),
        ],
        ["9", "9"],
        points=14,
    ),
    "silver-spike": Expected(
        *("SV-14.9", (2_000, 2_400)),
        [
            (["denver", SALT_LAKE], "S+1 S P+1 P"),
            (["denver", SALT_LAKE], "S S P+2 P"),
            (["denver", "el-paso"], "S+1 S P+1 P"),
            (["denver", "el-paso"], "S+2 S P P"),
        ],
        ["9@denver"],
        points=14,
    ),
    "power-start": Expected(
        *("SV-14.10", (1_800, 2_200)),
        [
            (["denver"], "S S P+1"),
            (["denver"], "S+1 P P"),
            (["el-paso"], "S+1 S P"),
            ([SALT_LAKE], "S P+1 P"),
            (["pueblo"], "S S P+1"),
        ],
        ["9"],
        points=14,
        last_turn=48,
        target=10_000,
    ),
}
MARKS = [pytest.param(name, marks=rule(TABLE[name].rule, "SV-14.0"), id=name) for name in TABLE]


def table(name: str, level: str = "basic", **options: Any) -> dict[str, Any]:
    """How `begin` and `new` are told."""
    return {"players": len(TABLE[name].starts), "scenario": name.split()[0], "level": level, **options}


# Starts


@pytest.mark.parametrize("name", MARKS)
@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_what_each_position_begins_with(name: str, level: str) -> None:
    """Positions go by the order cards of the start, here dealt from the last seat to the first."""
    expected, advanced = TABLE[name], level == "advanced"
    play = new(**table(name, level))
    players = len(expected.starts)
    drawn = list(reversed(range(players)))
    events = play.roll(drawn)
    cities = [cities for cities, _ in expected.starts]
    assert [(event.seat, event.position, event.cities) for event in of(events, Settled)] == [
        (seat, number + 1, cities[number]) for number, seat in enumerate(drawn)
    ]
    assert [(event.seat, event.amount) for event in of(events, CashDealt)] == [
        (seat, expected.cash[advanced]) for seat in drawn
    ]
    given = {event.seat: " ".join(event.pieces) for event in of(events, PiecesTaken)}
    chosen = advanced and expected.points > 0
    assert given == {seat: text for seat, (_, text) in zip(drawn, expected.starts, strict=True) if text and not chosen}
    assert {event.rule for event in events if not isinstance(event, TrainTaken)} == {"SV-2.1", expected.rule}
    for number, seat in enumerate(drawn):
        trains = [text.replace("second", cities[number][-1]) for text in expected.trains]
        assert [train.name for train in play.view(seat).players[seat].trains] == (trains if advanced else [])
    assert play.state.stock.trains_left[0] == 6 - (players * len(expected.trains) if advanced else 0)
    sound(play)


@pytest.mark.parametrize("name", MARKS)
@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_markets_cards_and_secrets(name: str, level: str) -> None:
    """Markets of the number of players unless said otherwise, markers on start or lowered, all passenger cards."""
    expected = TABLE[name]
    play = begin(**table(name, level))
    state, board = play.state, play.state.board
    players = len(expected.starts)
    if expected.lowered:
        markets = set(board.market_ids)
    else:
        markets = expected.markets or {
            market for market, least in zip(board.market_ids, board.least_players, strict=True) if least <= players
        }
    view = play.view(None)
    assert {market.id for market in view.markets if market.open} == markets
    for column, market in enumerate(board.market_ids):
        lower = 2 if market.partition("-")[2] in expected.lowered else 0
        assert state.markets.box[column] == board.start_box[column] - lower, market
    assert [pile.under for pile in view.piles] == [["B", "C"]] * 8
    assert (view.last_turn, view.target) == (expected.last_turn, expected.target)
    assert view.turn == 1


@rule("SV-14.0")
@pytest.mark.parametrize("name", [name for name in TABLE if name != "power-start"])
def test_cash_is_not_shown_before_the_end(name: str) -> None:
    play = assigned(begin(**table(name)))
    state, last = play.state, TABLE[name].last_turn
    state.cash[0] = 123_456
    for seat in (None, *range(1, state.seats)):
        assert play.view(seat).players[0].cash is None
    at(play, states.END_OF_TURN, turn=last)
    assert isinstance(play.pending, gs.Over)
    assert play.view(None).players[0].cash == 123_456


@rule("SV-14.1")
def test_the_short_games_extras_are_not_for_denver_6000() -> None:
    play = begin(1, scenario="denver-6000")
    assert play.state.markets.box == play.state.board.start_box
    assert play.state.lines.at.count(LEFT_OUT) == 0


@rule("SV-14.2")
@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_denver_10000_lets_one_choose_between_two_musters(level: str) -> None:
    play = begin(1, scenario="denver-10000", level=level)
    assert menu(play) == [Muster("S S P"), Muster("S P P")]
    refuses(play, Muster("S+2 P"), NO_SUCH_MUSTER)
    play.act(Muster("S P P"))
    assert [piece.id for piece in play.view(0).players[0].pieces] == ["s1", "p1", "p2"]
    assert [piece.bonus for piece in play.view(0).players[0].pieces] == [0, 0, 0]


@rule("SV-14.0")
@pytest.mark.parametrize("name", ["denver-6000", "salt-lake-city-10000", "denver-campaign", "copper-spike"])
def test_solitaire_pieces_are_plain_and_cost_no_points(name: str) -> None:
    play = begin(**table(name, "advanced"))
    assert play.state.options.points == 0
    assert set(play.state.pieces.bonus) == {0}


@pytest.mark.parametrize("name", [mark for mark in MARKS if TABLE[str(mark.values[0])].points])
def test_points_of_the_advanced_variant(name: str) -> None:
    expected = TABLE[name]
    play = begin(**table(name, "advanced"))
    costs = {"S": 3, "P": 3, "S+1": 4, "P+1": 4, "S+2": 5, "P+2": 5}
    musters = [action.pieces for action in menu(play)]
    assert max(sum(costs[piece] for piece in text.split()) for text in musters) == expected.points
    over = "S+2 S+1 S P" if expected.points == 14 else "S+2 S+1 P+2 P"
    assert sum(costs[piece] for piece in over.split()) > expected.points
    refuses(play, Muster(over), NO_SUCH_MUSTER)


@rule("SV-14.10")
@pytest.mark.parametrize(
    ("length", "target", "public", "last", "up", "under"),
    [
        ("short", 6_000, 4_000, 48, 1, ["B"]),
        ("regular", 10_000, 5_000, 48, 0, ["B", "C"]),
        ("long", 20_000, 10_000, 48, 0, ["B", "C"]),
        ("campaign", None, None, 24, 0, ["B", "C"]),
    ],
)
def test_the_power_start_is_of_any_length(
    length: str, target: int | None, public: int | None, last: int, up: int, under: list[str]
) -> None:
    play = begin(5, scenario="power-start", length=length)
    state, view = play.state, play.view(None)
    assert (view.target, view.last_turn) == (target, last)
    gold = state.board.market_ids.index("gold")
    assert state.markets.box[gold] == state.board.start_box[gold] + up
    assert view.piles[0].under == under
    state.cash[2] = (public or 1_000_000) + 1
    state.due = states.CASH_DUE if public else 0
    settle(play)
    assert play.view(0).players[2].cash == (public + 1 if public else None)


# Ends


VICTORIES = ["decisive-victory", "substantial-victory", "marginal-victory"]
GRADES = [*VICTORIES, "draw", "marginal-defeat", "substantial-defeat", "decisive-defeat"]


def ended(name: str, turn: int, cash: int, level: str = "basic") -> Any:
    """What is pending after a turn that ends with that cash."""
    expected = TABLE[name]
    play = assigned(begin(**table(name, level), pieces=["S S P"] * len(expected.starts) if expected.points else None))
    play.state.cash[0] = cash
    return at(play, states.END_OF_TURN, turn=turn).pending


def assigned(play: gs.Play) -> gs.Play:
    """Every surveyor s1 belongs to Denver, every other and each train to the second city, where that is possible."""
    while isinstance(play.pending, gs.Ask) and isinstance(menu(play)[0], Assign):
        wanted = [action for action in menu(play) if (action.city == "denver") == (action.piece == "s1")]
        play.act((wanted or menu(play))[0])
    return play


@pytest.mark.parametrize(
    ("name", "target", "worst"),
    [
        pytest.param("denver-6000", 6_000, [10, 12, 13, 14, 16, 17, 18], marks=rule("SV-14.1")),
        pytest.param("denver-10000", 10_000, [12, 14, 15, 16, 18, 20, 21], marks=rule("SV-14.2")),
        pytest.param("salt-lake-city-10000", 10_000, [14, 16, 18, 19, 21, 24], marks=rule("SV-14.3")),
    ],
)
@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_grades_by_the_turn_in_which_the_target_is_reached(
    name: str, target: int, worst: list[int], level: str
) -> None:
    first = 1
    for grade, last in zip(GRADES, worst, strict=False):
        for turn in (first, last):
            pending = ended(name, turn, target, level)
            assert isinstance(pending, gs.Over)
            result = pending.result
            assert (result.grade, result.turns, result.scores) == (grade, turn, [target])
            assert result.winners == ([0] if grade in VICTORIES else [])
        first = last + 1


@pytest.mark.parametrize(
    ("name", "target", "last"),
    [
        pytest.param("denver-6000", 6_000, 18, marks=rule("SV-14.1")),
        pytest.param("denver-10000", 10_000, 21, marks=rule("SV-14.2")),
        pytest.param("salt-lake-city-10000", 10_000, 24, marks=rule("SV-14.3")),
    ],
)
def test_a_target_not_reached_by_the_last_turn_is_a_decisive_defeat(name: str, target: int, last: int) -> None:
    for turn in (1, last - 1):
        assert not isinstance(ended(name, turn, target - 1), gs.Over)
    pending = ended(name, last, target - 1)
    assert isinstance(pending, gs.Over)
    result = pending.result
    assert (result.grade, result.turns, result.winners) == ("decisive-defeat", last, [])


@pytest.mark.parametrize(
    "name",
    [pytest.param("denver-campaign", marks=rule("SV-14.4")), pytest.param("copper-spike", marks=rule("SV-14.7"))],
)
@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_grades_by_the_cash_after_24_turns(name: str, level: str) -> None:
    least = [60_000, 50_000, 40_000, 35_000, 30_000, 25_000, 0]
    for number, (grade, cash) in enumerate(zip(GRADES, least, strict=True)):
        most = least[number - 1] - 1 if number else 99_999
        for amount in (cash, most):
            result = ended(name, 24, amount, level).result
            assert (result.grade, result.turns, result.scores) == (grade, 24, [amount])
            assert result.winners == ([0] if grade in VICTORIES else [])
    assert not isinstance(ended(name, 23, 99_999, level), gs.Over)


@pytest.mark.parametrize(
    "name", [mark for mark in MARKS if len(TABLE[str(mark.values[0])].starts) > 1 and mark.values[0] != "power-start"]
)
def test_spikes_of_several_players_end_after_their_turns_and_most_cash_wins(name: str) -> None:
    expected = TABLE[name]
    assert not isinstance(ended(name, expected.last_turn - 1, 1_000_000), gs.Over)
    play = assigned(begin(**table(name)))
    play.state.cash = [700, 900, 900, 100][: play.state.seats]
    at(play, states.END_OF_TURN, turn=expected.last_turn)
    assert isinstance(play.pending, gs.Over)
    result = play.pending.result
    assert result.winners == [1, 2][: play.state.seats - 1]
    assert (result.grade, result.turns) == (None, None)


@rule("SV-14.10")
def test_the_power_start_ends_as_its_length_says() -> None:
    assert not isinstance(ended("power-start", 7, 9_999), gs.Over)
    assert isinstance(ended("power-start", 7, 10_000), gs.Over)
    assert isinstance(ended("power-start", 48, 0), gs.Over)
    assert TABLE["power-start"].rule == of(_end_events(), GameEnded)[0].rule


def _end_events() -> list[Any]:
    play = begin(5, scenario="power-start")
    play.state.phase, play.state.turn = states.END_OF_TURN, 48
    return end_of_turn(play.state)


# The neutral prospector (SV-14.3)


def lake(**options: Any) -> gs.Play:
    return begin(1, scenario="salt-lake-city-10000", **options)


@rule("SV-14.3")
def test_the_neutral_prospector_discards_what_it_stands_on() -> None:
    play = lake()
    refuses(play, Done(), NEUTRAL_UNPLACED)
    assert Done() not in menu(play)
    play.act(Place("n1", claim=5))
    play.act(Done())
    state = play.state
    assert state.claims.at[state.board.claim_index[5]] == DISCARDED
    assert play.view(None).discards == [5]
    assert state.pieces.status[state.pieces.named(0, "n1")] == FREE
    sound(play)


@rule("SV-14.3")
def test_the_neutral_prospector_discards_passenger_cards_without_a_route() -> None:
    play = lake()
    play.act(Place("n1", passenger=8))
    events = play.act(Done())
    assert [event.target for event in of(events, CardDiscarded)] == [{"passenger": 8}]
    assert of(events, PieceReturned)[0].rule == "SV-14.3"
    assert play.view(None).discarded_passengers == [8]


@rule("SV-14.3")
def test_where_the_neutral_prospector_may_not_stand() -> None:
    play = lake()
    own(play, 0, "salt-lake-city-ogden-1")
    give(play, 0, passenger=6)
    refuses(play, Place("n1", deck=True), NOT_A_PROSPECTOR_TARGET)
    refuses(play, Place("n1", segment="provo-salt-lake-city-1"), NOT_A_PROSPECTOR_TARGET)
    refuses(play, Place("n1", passenger=6), CARD_NOT_OPEN)
    play.act(Place("p1", claim=3))
    refuses(play, Place("n1", claim=3), STANDS_THERE)
    play.act(Place("n1", claim=4))
    assert Done() in menu(play)


@rule("SV-14.3")
def test_with_nothing_to_stand_on_the_neutral_prospector_stays_away() -> None:
    play = lake()
    discard(play, claims=range(1, 9), passengers=range(1, 9))
    assert Done() in menu(play)
    play.act(Done())


@rule("SV-14.3")
def test_the_neutral_prospector_is_never_in_a_dispute() -> None:
    """The neutral prospector may not stand where the player's own does, so nobody rolls."""
    play = lake()
    play.act(Place("n1", claim=4))
    refuses(play, Place("p1", claim=4), STANDS_THERE)


# Spikes (SV-14.11)


def spike(players: int = 2, pieces: list[str] | None = None, **options: Any) -> gs.Play:
    """The Golden Spike; every surveyor s1 belongs to Denver and every other to the second city."""
    return assigned(begin(players, scenario="golden-spike", pieces=pieces, **options))


@rule("SV-14.11")
def test_two_surveyors_go_one_to_each_city() -> None:
    play = begin(2, scenario="golden-spike")
    assert menu(play) == [Assign("denver", piece="s1"), Assign(SALT_LAKE, piece="s1")]
    events = play.act(Assign(SALT_LAKE, piece="s1"))
    assert [(event.piece, event.city) for event in of(events, Assigned)] == [("s1", SALT_LAKE), ("s2", "denver")]
    assert asked(play) == 1
    refuses(play, Done(), NOT_NOW)
    refuses(play, Assign("pueblo", piece="s1"), NOT_A_START_CITY)
    refuses(play, Assign("denver", piece="s2"), ALREADY_ASSIGNED)
    refuses(play, Assign("denver", piece="p1"), ALREADY_ASSIGNED)
    refuses(play, Assign("denver", train="9"), NO_SUCH_TRAIN)
    refuses(play, Assign("denver", train="-1"), NO_SUCH_TRAIN)
    play.act(Assign("denver", piece="s1"))
    assert asked(play) == 0
    assert isinstance(menu(play)[0], Place)
    assert [piece.city for piece in play.view(1).players[0].pieces] == [SALT_LAKE, "denver", None, None]


@rule("SV-14.11")
def test_of_more_surveyors_at_least_one_goes_to_each_city() -> None:
    play = begin(2, scenario="golden-spike", level="advanced", pieces=["S S+1 S+2 P", "S S P"])
    play.act(Assign("denver", piece="s1"))
    play.act(Assign("denver", piece="s2"))
    assert [piece.city for piece in play.view(0).players[0].pieces] == ["denver", "denver", SALT_LAKE, None]


@rule("SV-14.11")
def test_a_city_is_not_left_without_a_surveyor() -> None:
    play = begin(2, scenario="golden-spike", level="advanced", pieces=["S S+1 S+2 P", "S S P"])
    for piece in ("s1", "s2"):
        play.state.pieces.city[play.state.pieces.named(0, piece)] = 0
    refuses(play, Assign("denver", piece="s3"), CITY_LEFT_EMPTY)
    play.act(Assign(SALT_LAKE, piece="s3"))


@rule("SV-14.11")
def test_of_three_surveyors_the_third_is_free_once_both_cities_have_one() -> None:
    play = begin(2, scenario="golden-spike", level="advanced", pieces=["S S+1 S+2 P", "S S P"])
    play.act(Assign("denver", piece="s1"))
    play.act(Assign(SALT_LAKE, piece="s2"))
    assert menu(play) == [Assign("denver", piece="s3"), Assign(SALT_LAKE, piece="s3")]


@rule("SV-14.11")
@pytest.mark.parametrize("pieces", ["S+2 P+2 P", "S P+2 P+1 P"])
def test_an_advanced_spike_needs_two_surveyors(pieces: str) -> None:
    play = begin(2, scenario="golden-spike", level="advanced")
    refuses(play, Muster(pieces), NO_SUCH_MUSTER)
    assert all(action.pieces.count("S") >= 2 for action in menu(play))
    ordinary = begin(2, level="advanced")
    assert Muster(pieces) in menu(ordinary)


@rule("SV-14.11", "SV-14.7", "SV-14.8")
@pytest.mark.parametrize("name", ["copper-spike", "nickel-spike"])
def test_start_trains_without_a_city_are_assigned(name: str) -> None:
    second = TABLE[name].starts[0][0][1]
    players = len(TABLE[name].starts)
    pieces = None if players == 1 else ["S S P P"] * players
    play = begin(**table(name, "advanced"), pieces=pieces)
    play.act(Assign("denver", piece="s1"))
    assert menu(play) == [Assign("denver", train="9"), Assign(second, train="9")]
    refuses(play, Assign("denver", train="15"), NO_SUCH_TRAIN)
    play.act(Assign(second, train="9"))
    play.act(Assign(second, train="9"))
    assert [train.name for train in play.view(0).players[0].trains] == [f"9@{second}"] * 2


@rule("SV-14.11")
def test_a_surveyor_builds_only_on_its_citys_side() -> None:
    play = spike()
    refuses(play, Place("s1", segment="salt-lake-city-ogden-1"), OTHER_NETWORK)
    refuses(play, Place("s2", segment="denver-golden-1"), OTHER_NETWORK)
    play.act(Place("s1", segment="denver-golden-1"))
    play.act(Place("s2", segment="salt-lake-city-ogden-1"))


@rule("SV-14.11")
def test_a_surveyor_dismantles_only_on_its_citys_side() -> None:
    play = spike()
    own(play, 0, "denver-golden-1", "salt-lake-city-ogden-1")
    refuses(play, Place("s2", segment="denver-golden-1"), OTHER_NETWORK)
    refuses(play, Place("s1", segment="salt-lake-city-ogden-1"), OTHER_NETWORK)
    play.act(Place("s1", segment="denver-golden-1"))


def way(play: gs.Play, start: str, end: str) -> list[str]:
    """Segments that lead from town to town: as few as there can be."""
    board = play.state.board
    a, b = board.town_index[start], board.town_index[end]
    reached: dict[int, list[str]] = {a: []}
    towns = [a]
    for town in towns:
        for segment in board.leaving[town]:
            other = board.end_a[segment] + board.end_b[segment] - town
            if other not in reached:
                reached[other] = [*reached[town], board.segment_ids[segment]]
                towns.append(other)
    return reached[b]


@rule("SV-14.11")
def test_track_that_joins_both_cities_frees_surveyors_and_trains_for_good() -> None:
    play = spike(level="advanced", pieces=["S S P P"] * 2)
    route = way(play, "denver", SALT_LAKE)
    own(play, 0, *route[:-1])
    put(play, 0, "s1", segment=route[-1], second=False)
    give(play, 0, cash=5_000)
    at(play, states.BUILDING, 0, turn=1)
    events = play.act(Build(route[-1]))
    assert [event.seat for event in of(events, NetworksJoined)] == [0]
    view = play.view(0)
    assert (view.players[0].joined, view.players[1].joined) == (True, False)
    assert [train.name for train in view.players[0].trains] == ["9", "9"]
    # Cut again, nothing is confined any more.
    state = play.state
    lost = state.board.segment_index[route[0]]
    state.owner[lost] = -1
    state.track[0] = Track(state.board, [own for own in state.track[0].segments if own != lost], state.starts[0])
    at(play, states.PLACEMENT, 0, turn=1)
    assert not state.confined(0)
    assert Place("s1", segment="salt-lake-city-ogden-1") in menu(play)
    assert Place("s2", segment="denver-golden-1") in menu(play)


def ready_to_deliver() -> gs.Play:
    """Seat 0 has coal or whatever claim 1 gives at Leadville, joined to Denver alone, and a train at each city."""
    play = spike(level="advanced", pieces=["S S P P"] * 2)
    own(play, 0, *way(play, "denver", "leadville"))
    give(play, 0, claim=1, goods=3)
    return at(play, states.DELIVERING, 0)


@rule("SV-14.11")
def test_trains_run_only_on_track_joined_to_their_city() -> None:
    play = ready_to_deliver()
    refuses(play, Deliver(1, "denver", 1, f"9@{SALT_LAKE}"), TRAINS_UNUSABLE)
    refuses(play, Deliver(1, "denver", 1, f"9@denver+9@{SALT_LAKE}"), TRAINS_UNUSABLE)
    assert {action.trains for action in menu(play) if isinstance(action, Deliver)} == {"9@denver"}
    play.act(Deliver(1, "denver", 1, "9@denver"))


@rule("SV-14.11")
def test_deliveries_of_the_basic_game_and_prospectors_are_not_assigned() -> None:
    play = spike()
    assert [piece.city for piece in play.view(0).players[0].pieces][2:] == [None, None]
    own(play, 0, *way(play, SALT_LAKE, "park-city"))
    own(play, 0, *way(play, "denver", "leadville"))
    give(play, 0, claim=1, goods=2)
    at(play, states.DELIVERING, 0)
    play.act(Deliver(1, "denver", 1))


@rule("SV-14.11")
def test_a_train_is_assigned_when_bought() -> None:
    play = spike(level="advanced", pieces=["S S P P"] * 2)
    at(play, states.SHOPPING, 0)
    play.act(Buy(train=15))
    assert asked(play) == 0
    assert menu(play) == [Assign("denver", train="15"), Assign(SALT_LAKE, train="15")]
    play.act(Assign(SALT_LAKE, train="15"))
    assert sorted(train.name for train in play.view(0).players[0].trains) == sorted(
        [f"15@{SALT_LAKE}", "9@denver", f"9@{SALT_LAKE}"]
    )
    assert asked(play) == 1


@rule("SV-14.11", "SV-12.6")
def test_a_train_is_assigned_anew_when_received_in_a_deal() -> None:
    play = spike(level="advanced", pieces=["S S P P"] * 2)
    at(play, states.DEALING, 0)
    play.act(Offer(1, Terms(trains=("9@denver",)), Terms(cash=10)))
    play.act(Accept())
    assert asked(play) == 1
    assert menu(play) == [Assign("denver", train="9"), Assign(SALT_LAKE, train="9")]
    play.act(Assign(SALT_LAKE, train="9"))
    assert asked(play) == 0
    assert [train.name for train in play.view(1).players[1].trains] == ["9@denver", *[f"9@{SALT_LAKE}"] * 2]
    sound(play)


@rule("SV-14.11", "SV-15.7")
def test_a_hired_surveyor_is_assigned_and_a_scenarios_points_stand() -> None:
    play = spike(level="advanced", rules=["hiring"], pieces=["S S P P"] * 2)
    assert play.state.options.points == 15
    at(play, states.HIRING, 0)
    give(play, 0, cash=1_000)
    play.act(Hire("surveyor"))
    assert menu(play) == [Assign("denver", piece="s3"), Assign(SALT_LAKE, piece="s3")]


@rule("SV-14.11", "SV-6.3")
@pytest.mark.parametrize("city", ["denver", SALT_LAKE])
def test_the_bonus_for_a_connected_claim_counts_either_city(city: str) -> None:
    play = spike()
    board = play.state.board
    own(play, 0, *way(play, city, "leadville" if city == "denver" else "park-city"))
    town = board.town_index["leadville" if city == "denver" else "park-city"]
    claim = next(claim for claim in range(board.claims) if board.claim_town[claim] == town)
    number = board.claim_numbers[claim]
    put(play, 0, "p2", claim=number)
    put(play, 1, "p2", claim=number)
    assert sides(play.state, on_claim(claim))[1] == [3, 0]


@rule("SV-14.11", "SV-7.2")
def test_a_second_segment_is_not_built_from_the_other_citys_track() -> None:
    """A surveyor whose first segment was not built has nothing to build on, though the other city's track is near."""
    play = begin(2, scenario="golden-spike", level="advanced", pieces=["S S S P", "S S P"])
    for piece, slot in (("s1", 0), ("s2", 0), ("s3", 1)):
        play.state.pieces.city[play.state.pieces.named(0, piece)] = slot
    assigned(settle(play))
    route = way(play, "denver", SALT_LAKE)
    own(play, 0, *route[2:])
    put(play, 0, "s1", segment=route[0])
    put(play, 0, "s2", segment=route[1], second=True)
    give(play, 0, cash=5_000)
    at(play, states.BUILDING, 0, turn=1)
    assert Build(route[0]) in menu(play)
    assert Build(route[1]) not in menu(play)
