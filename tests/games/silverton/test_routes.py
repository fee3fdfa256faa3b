"""SV-3, the board: segments, winter, parallel track, networks and routes, and what only blocks."""

from __future__ import annotations

from itertools import combinations
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import goldenspike as gs
from goldenspike.games.silverton import Abandon, Build, Deliver, Dismantle, Offer, Place, Terms, refusals
from goldenspike.games.silverton import state as states
from goldenspike.games.silverton.board import NOWHERE, Board
from goldenspike.games.silverton.options.table_options import TableOptions
from goldenspike.games.silverton.phases.surveying import useful
from goldenspike.games.silverton.position.claims import DISCARDED
from goldenspike.games.silverton.position.lines import COVERED
from goldenspike.games.silverton.routes import FAR, Track, TrackNetwork, joint_network
from goldenspike.games.silverton.state import State
from goldenspike.packs.silverton.tables import MARKET_CITIES
from support.games import board, question, refuses, rule
from support.silverton.maps import CITIES, draw, segment, tables
from support.silverton.positions import at, begin, give, menu, own, owned, put, refused, targets

BOARD: Any = board("silverton-1.0.0").tables

# SV-3.1, segments


def shown(play: gs.Play) -> dict[str, Any]:
    """What the menu says of each segment."""
    boxes = [box for box in question(play).menu.describe()["choices"] if "segment" in box]
    return {name: said for box in boxes for name, said in zip(box["segment"], box["preview"], strict=True)}


@rule("SV-3.1")
def test_a_segment_has_cost_length_and_colour() -> None:
    play = own(begin(), 0, "denver-bailey")
    assert shown(play)["denver-colorado-springs-1"] == {"cost": 180, "length": 7, "snow": False}
    assert shown(play)["bailey-como"] == {"cost": 230, "length": 3, "snow": True}


@rule("SV-3.1")
def test_segments_are_named_by_their_ids() -> None:
    play = begin()
    refuses(play, Place("s1", segment="denver-pueblo"), refusals.UNKNOWN_SEGMENT)
    refuses(play, Place("s1", segment=""), refusals.UNKNOWN_SEGMENT)


# SV-3.2, winter


@rule("SV-3.2")
def test_winter_comes_every_fourth_turn_from_8_on() -> None:
    play = begin()
    winters = [turn for turn in range(1, 49) if play.state.board.winter(turn)]
    assert winters == [8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48]


@rule("SV-3.2")
def test_everybody_sees_the_winter_come_and_go() -> None:
    play = begin()
    for turn in range(1, 49):
        at(play, states.END_OF_TURN, turn=turn)
        if turn < 48:
            assert play.view(None).winter == (turn + 1 in range(8, 49, 4))


# SV-3.3, market cities


@rule("SV-3.3")
def test_there_are_five_market_cities() -> None:
    assert {town.id for town in BOARD.towns if town.market} == set(CITIES.values())


@rule("SV-3.3")
@pytest.mark.parametrize("city", ["boulder", "Denver", "", "leadville"])
def test_goods_are_sold_in_market_cities_only(city: str) -> None:
    play = begin()
    own(play, 0, "denver-bailey", "bailey-como", "como-breckenridge", "breckenridge-leadville")
    give(play, 0, claim=1, goods=3)
    at(play, states.DELIVERING, 0)
    refuses(play, Deliver(1, city, 1), refusals.UNKNOWN_CITY)


# SV-3.4, one owner, 32 cubes


@rule("SV-3.4")
def test_a_segment_belongs_to_one_player() -> None:
    play = own(begin(), 1, "denver-boulder")
    refuses(play, Place("s1", segment="denver-boulder"), refusals.OTHERS_TRACK)
    assert play.view(None).owners == {"denver-boulder": 1}


@rule("SV-3.4")
def test_a_player_owns_at_most_32() -> None:
    play = begin()
    towns = {"denver"}
    mine: list[str] = []
    for each in BOARD.segments:  # 31 segments that grow out of Denver, none beside another
        if (each.a in towns) != (each.b in towns) and len(mine) < 31:
            towns |= {each.a, each.b}
            mine.append(each.id)
    own(play, 0, *mine)
    free = [each for each in targets(play, "s1") if each not in mine]
    put(play, 0, "s1", segment=free[0])
    put(play, 0, "s2", segment=free[-1])
    at(play, states.BUILDING, 0)
    assert play.view(None).players[0].cubes == 1
    play.act(Build(free[0]))
    assert play.view(None).players[0].cubes == 0
    refuses(play, Build(free[-1]), refusals.NO_CUBE)


# SV-3.5, parallel track: the book's four groups, and two segments joining the same towns

SOUTH_OF_DENVER = ["denver-colorado-springs-1", "denver-colorado-springs-2", "denver-falcon"]
NORTH_OF_PUEBLO = ["colorado-springs-pueblo-1", "colorado-springs-pueblo-2", "falcon-pueblo"]
NORTH_OF_SANTA_FE = ["santa-fe-espanola", "santa-fe-taos"]
SOUTH_OF_SANTA_FE = ["santa-fe-lamy", "santa-fe-estancia"]
SAME_TOWNS = [
    (one.id, other.id) for one, other in combinations(BOARD.segments, 2) if {one.a, one.b} == {other.a, other.b}
]
GROUPS = [SOUTH_OF_DENVER, NORTH_OF_PUEBLO, NORTH_OF_SANTA_FE, SOUTH_OF_SANTA_FE]
PARALLEL = sorted({*SAME_TOWNS, *(pair for group in GROUPS for pair in combinations(group, 2))})


def near(play: gs.Play, *segments: str) -> gs.Play:
    """Give seat 0 some track, cut off, that each of the segments connects with and does not run beside."""
    common = set.intersection(*({each.a, each.b} for each in BOARD.segments if each.id in segments))
    index, parallel = play.state.board.segment_index, play.state.board.parallel
    for each in BOARD.segments:
        beside = {index[each.id], *parallel[index[each.id]]}
        if {each.a, each.b} & common and not beside & {index[name] for name in segments}:
            return own(play, 0, each.id)
    raise AssertionError


def test_three_tracks_leave_denver_southward_and_three_leave_pueblo_northward() -> None:
    assert len(PARALLEL) == len(SAME_TOWNS) - 2 + 3 + 3 + 1 + 1


@rule("SV-3.5")
@pytest.mark.parametrize(("one", "other"), PARALLEL)
def test_nobody_places_surveyors_on_parallel_segments_or_beside_their_own(one: str, other: str) -> None:
    for first, second in ((one, other), (other, one)):
        play = near(begin(), first, second)
        assert {first, second} <= {*targets(play, "s1")}
        put(play, 0, "s2", segment=first)
        refuses(play, Place("s1", segment=second), refusals.PARALLEL)
        play = own(near(begin(), first, second), 0, first)
        refuses(play, Place("s1", segment=second), refusals.PARALLEL)


@rule("SV-3.5")
def test_no_other_segments_are_parallel() -> None:
    map_ = begin().state.board
    found = [
        (map_.segment_ids[number], map_.segment_ids[beside])
        for number in range(map_.segments)
        for beside in map_.parallel[number]
        if number < beside
    ]
    assert sorted(found) == PARALLEL


@rule("SV-3.5")
def test_track_in_one_line_is_not_parallel() -> None:
    """From Denver to Pueblo by one of the three ways each."""
    play = own(begin(), 0, "denver-colorado-springs-1", "falcon-colorado-springs")
    assert {*NORTH_OF_PUEBLO} <= {*targets(play, "s1")}
    assert not {*SOUTH_OF_DENVER} & {*targets(play, "s1")} - {"denver-colorado-springs-1"}  # which may be dismantled


@rule("SV-3.5")
def test_another_players_track_and_surveyors_may_run_beside() -> None:
    play = own(begin(), 1, "denver-colorado-springs-1")
    put(play, 1, "s1", segment="denver-falcon")
    play.act(Place("s1", segment="denver-colorado-springs-2"))
    play.act(Place("s2", segment="denver-golden-1"))


@rule("SV-3.5")
def test_a_second_consecutive_segment_does_not_run_beside_its_first() -> None:
    figure = draw("D -2- a -3- b").place("s1", "D-a")
    assert figure.offers("s2") == "a-b"
    figure = draw("""
        D -2- a
        D -2- a
        D -2- a
    """).place("s1", "D-a-2")
    assert [figure.says(each, "s2") for each in ("D-a", "D-a-3")] == ["parallel", "parallel"]


# SV-3.6, building that only serves to block: each reason alone suffices

TRIANGLE = """
    D =3= a =4= b
    D -7- b
"""


@rule("SV-3.6")
def test_a_segment_that_serves_nothing_may_not_be_chosen() -> None:
    figure = draw(TRIANGLE)
    assert figure.says("D-b") == "only_blocks"
    assert figure.offers() == "D-a a-b"  # to dismantle them


@rule("SV-3.6")
def test_or_it_touches_a_new_town() -> None:
    assert draw("D =3= a =4= b -9- c").says("b-c") == ""
    assert draw("D =3= a ~9~ c").says("a-c") == ""
    assert draw("D -9- c").says("D-c") == ""


@rule("SV-3.6")
def test_or_it_joins_two_parts() -> None:
    figure = draw("""
        D =3= a -9- b =1= c
    """)
    assert figure.says("a-b") == ""
    assert draw("D -9- S", starts="DS").says("D-S") == ""


@rule("SV-3.6")
def test_or_it_shortens_a_passenger_line() -> None:
    shorter = TRIANGLE.replace("-7-", "-6-")
    assert draw(shorter).says("D-b") == "only_blocks"
    assert draw(shorter, cards="Db").says("D-b") == ""
    assert draw(shorter, cards="bD").says("D-b") == ""
    assert draw(TRIANGLE, cards="Db").says("D-b") == "only_blocks"  # it is as long as before, not shorter
    assert draw(shorter, cards="Da").says("D-b") == "only_blocks"
    assert draw(shorter, cards="Dc").says("D-b") == "only_blocks"


@rule("SV-3.6")
def test_a_line_may_be_shortened_in_its_midst() -> None:
    drawing = """
        c =1= D =3= a =4= b =1= d
              D -6- b
    """
    assert draw(drawing, cards="cd").says("D-b") == ""
    assert draw(drawing, cards="ca").says("D-b") == "only_blocks"


@rule("SV-3.6")
def test_cards_face_down_count_and_cards_discarded_do_not() -> None:
    shorter = TRIANGLE.replace("-7-", "-6-")
    figure = draw(shorter, cards="Db")
    assert figure.state.lines.at == [COVERED]
    assert figure.says("D-b") == ""
    assert figure.discard().says("D-b") == "only_blocks"


@rule("SV-3.6", "SV-1.1")
def test_the_c_cards_of_a_short_game_do_not_count() -> None:
    shorter = TRIANGLE.replace("-7-", "-6-")
    assert draw(shorter, cards="Db", length="short").says("D-b") == "only_blocks"


@rule("SV-3.6")
def test_a_line_that_somebody_owns_counts_too() -> None:
    shorter = TRIANGLE.replace("-7-", "-6-")
    for seat in (0, 1):
        assert draw(shorter, cards="Db").give_card(seat).says("D-b") == ""


@rule("SV-3.6")
def test_or_it_gives_two_towns_a_snow_free_way() -> None:
    assert draw("D =3= a #4# b -9- D").says("b-D") == ""
    assert draw("D =3= a =4= b -9- D").says("b-D") == "only_blocks"
    assert draw("D =3= a #4# b ~9~ D").says("b-D") == "only_blocks"
    assert draw("D #3# a #4# b -9- D").says("b-D") == ""  # between Denver and b, though a stays snowed in


@rule("SV-3.6")
def test_or_in_the_advanced_game_it_lowers_the_longest_segment_to_a_market_city() -> None:
    drawing = """
        D =3= a =7= b
        D -6- b
    """
    assert draw(drawing).says("D-b") == "only_blocks"
    assert draw(drawing, level="advanced").says("D-b") == ""
    assert draw(drawing.replace("-6-", "-7-"), level="advanced").says("D-b") == "only_blocks"
    far_from_cities = """
        D =9= a =1= b =7= c
              a -6- c
    """
    assert draw(far_from_cities, level="advanced").says("a-c") == "only_blocks"  # the 9 stays the longest
    another_city = """
        D =9= P =1= b =7= c
              P -6- c
    """
    assert draw(another_city, level="advanced").says("P-c") == ""


@rule("SV-3.6")
def test_track_that_is_cut_off_has_no_lines_to_shorten() -> None:
    drawing = """
        D =1= a
        P =3= b =4= c
        P -6- c
    """
    assert draw(drawing, cards="Pc", level="advanced").says("P-c") == "only_blocks"
    assert draw("D =1= P" + drawing, cards="Pc", level="basic").says("P-c") == ""


@rule("SV-3.6")
def test_a_first_segment_counts_as_built_for_its_second() -> None:
    """So the second reaches a new town, though nothing of the player's own touches either end."""
    figure = draw("D -2- a -3- b")
    assert figure.says("a-b", "s2") == "not_connected"
    assert figure.place("s1", "D-a").says("a-b", "s2") == ""


@rule("SV-3.6", "SV-14.11")
def test_a_second_that_serves_nothing_once_its_first_joins_two_networks() -> None:
    """Denver's surveyor may join both networks and go on in the other one, but not to block there."""
    drawing = """
        D -3- a =2= S =2= b
              a -9- c
              a -4- b
    """
    figure = draw(drawing, starts="DS", scenario="golden-spike")
    figure.state.pieces.city = [0, 0, NOWHERE, NOWHERE] * 2
    figure.place("s1", "D-a")
    assert figure.says("a-c", "s2") == ""
    assert figure.says("a-b", "s2") == "only_blocks"
    figure = draw(drawing.replace("-4-", "-3-"), cards="Db", starts="DS", scenario="golden-spike")
    figure.state.pieces.city = [0, 0, NOWHERE, NOWHERE] * 2
    assert figure.place("s1", "D-a").says("a-b", "s2") == ""  # 6 instead of 7 between Denver and b, once D-a is built


@rule("SV-3.6")
def test_it_is_tested_at_placement_only() -> None:
    """Two surveyors on the two sides of a triangle: the second built serves nothing any more, and may be built."""
    play = begin()
    own(play, 0, "denver-golden-1")
    for piece, each in (("s1", "denver-boulder"), ("s2", "golden-boulder")):
        play.act(Place(piece, segment=each))
    at(play, states.BUILDING, 0)
    for action in menu(play)[:2]:
        play.act(action)
    assert owned(play, 0) == ["denver-golden-1", "denver-boulder", "golden-boulder"]


# SV-3.7, networks and routes


@rule("SV-3.7")
def test_the_network_is_what_hangs_together_with_a_start_city() -> None:
    figure = draw("""
        D =3= a #4# b
        P =1= c
    """)
    network = figure.track().network
    assert [figure.board.segment_ids[each] for each in network.segments] == ["D-a", "a-b"]
    assert network.joins(figure.town("D"), figure.town("b"))
    assert not network.joins(figure.town("P"), figure.town("c"))
    assert not network.joins(figure.town("c"), figure.town("c"))
    assert network.joins(figure.town("D"), figure.town("D"))


@rule("SV-3.7")
def test_two_start_cities_have_two_parts_of_one_network() -> None:
    figure = draw("D =3= a -1- b =2= S =4= c", starts="DS")
    network = figure.track().network
    assert len(network.segments) == 3
    assert not network.joins(figure.town("D"), figure.town("S"))
    assert network.joins(figure.town("b"), figure.town("c"))


@rule("SV-3.7")
def test_a_route_is_as_long_as_its_segments() -> None:
    assert draw("D =3= a =4= b", cards="Db").length() == 7
    assert draw("D =3= a =4= b =1= D", cards="Db").length() == 1
    assert draw("D =3= a -4- b", cards="Db").length() == FAR
    assert draw("D =3= a :4: b", cards="Db").length() == FAR


@rule("SV-3.7")
def test_in_winter_lengths_are_compared_over_routes_free_of_snow() -> None:
    drawing = """
        D =3= a =4= b
        D #1# b
    """
    assert draw(drawing, cards="Db").length() == 1
    assert draw(drawing, cards="Db", turn=8).length() == 7
    assert draw("D #3# b", cards="Db", turn=8).length() == FAR


@rule("SV-3.7")
def test_an_owner_without_such_a_route_has_the_shortest_of_all() -> None:
    drawing = """
        D %3% a %4% b
        D {} b
    """
    shut = draw(drawing.format("%9%"), cards="Db", turn=8).give_card(1)
    assert (shut.length(seat=1), shut.owners_length()) == (FAR, 7)
    open_ = draw(drawing.format(":9:"), cards="Db", turn=8).give_card(1)
    assert (open_.length(seat=1), open_.owners_length()) == (9, 9)
    summer = draw(drawing.format(":9:"), cards="Db").give_card(1)
    assert (summer.length(seat=1), summer.owners_length()) == (7, 7)


@rule("SV-3.7")
def test_a_delivery_may_take_any_route() -> None:
    """From Leadville to Denver in winter: the way over the passes is shorter, the one by the valley is open."""
    play = begin()
    give(play, 0, claim=1, goods=1)
    own(play, 0, "denver-bailey", "bailey-como", "como-breckenridge", "breckenridge-leadville")
    at(play, states.DELIVERING, 0, turn=8)
    assert Deliver(1, "denver", 1) not in (play.pending.menu if isinstance(play.pending, gs.Ask) else [])
    own(play, 0, "como-hartsel", "hartsel-buena-vista", "buena-vista-leadville-1")
    own(play, 0, "colorado-springs-hartsel", "denver-colorado-springs-1")
    at(play, states.DELIVERING, 0, turn=8)
    assert Deliver(1, "denver", 1) in question(play).menu


# SV-3.8, track that is cut off


def with_cut_off_track() -> gs.Play:
    """Seat 0 has lost what joined Golden and Boulder to Denver; Denver-Bailey it still has."""
    return own(begin(), 0, "denver-bailey", "golden-boulder", "boulder-fort-collins")


@rule("SV-3.8")
def test_it_may_not_be_dismantled() -> None:
    play = with_cut_off_track()
    refuses(play, Place("s1", segment="golden-boulder"), refusals.DISMANTLE_CUT_OFF)
    assert "denver-bailey" in targets(play, "s1")
    put(play, 0, "s1", segment="golden-boulder")
    at(play, states.BUILDING, 0)
    assert refused(play, Dismantle("golden-boulder")) != ""


@rule("SV-3.8")
def test_it_may_be_abandoned() -> None:
    play = at(with_cut_off_track(), states.BUILDING, 0)
    refuses(play, Abandon("denver-bailey"), refusals.CUBES_LEFT)
    play.act(Abandon("golden-boulder"))
    assert owned(play, 0) == ["boulder-fort-collins", "denver-bailey"]
    assert play.view(None).players[0].cubes == 30


@rule("SV-3.8")
def test_no_passenger_and_no_goods_travel_on_it() -> None:
    play = begin(lines=[8, 7, 6, 5, 4, 3, 2, 1])
    own(play, 0, "denver-bailey", "colorado-springs-cripple-creek-1", "colorado-springs-pueblo-1")
    refuses(play, Place("p1", passenger=4), refusals.LINE_NOT_JOINED)
    give(play, 0, claim=33, goods=2)  # at Cripple Creek
    at(play, states.DELIVERING, 0)
    assert not any(isinstance(action, Deliver) for action in (menu(play) if isinstance(play.pending, gs.Ask) else []))
    own(play, 0, "denver-colorado-springs-1")
    at(play, states.DELIVERING, 0)
    assert Deliver(33, "pueblo", 2) in question(play).menu
    at(play, states.PLACEMENT, 0)
    play.act(Place("p1", passenger=4))


@rule("SV-3.8")
def test_it_may_be_built_from() -> None:
    play = with_cut_off_track()
    assert {"golden-georgetown", "fort-collins-laramie"} <= {*targets(play, "s1")}
    put(play, 0, "s1", segment="golden-georgetown")
    at(play, states.BUILDING, 0)
    play.act(menu(play)[0])
    assert "golden-georgetown" in owned(play, 0)


@rule("SV-3.8")
def test_it_may_be_traded() -> None:
    play = at(with_cut_off_track(), states.DEALING, 0)
    play.act(Offer(1, Terms(segments=("golden-boulder",)), Terms(cash=100)))
    play.act(menu(play)[0])
    assert owned(play, 1) == ["golden-boulder"]


# Any map: routes as a plain search finds them


class Plain(NamedTuple):
    """A segment, plainly."""

    number: int
    a: int
    b: int
    length: int
    snow: bool


TOWNS = ["D", "P", "a", "b", "c", "d", "e"]
LINKS = st.tuples(st.sampled_from(TOWNS), st.sampled_from(TOWNS), st.integers(1, 6), st.booleans())
MAPS = st.lists(LINKS.filter(lambda link: link[0] != link[1]), min_size=1, max_size=9)
CARDS = st.lists(st.tuples(st.sampled_from(TOWNS), st.sampled_from(TOWNS)).filter(lambda ends: ends[0] != ends[1]))


def a_board(links: list[tuple[str, str, int, bool]], cards: list[tuple[str, str]]) -> Board:
    return Board(tables([segment(str(n), *link) for n, link in enumerate(links)], cards))


def plain(map_: Board, segments: list[int]) -> list[Plain]:
    return [Plain(s, map_.end_a[s], map_.end_b[s], map_.length[s], map_.snow[s]) for s in segments]


def routes(track: list[Plain], a: int, b: int, been: frozenset[int] = frozenset()) -> list[list[Plain]]:
    """Every way from a to b that passes no town twice."""
    if a == b:
        return [[]]
    found = []
    for each in track:
        if a in (each.a, each.b):
            other = each.b if a == each.a else each.a
            if other not in been | {a}:
                found += [[each, *rest] for rest in routes(track, other, b, been | {a})]
    return found


def shortest(track: list[Plain], a: int, b: int) -> int:
    return min((sum(each.length for each in route) for route in routes(track, a, b)), default=FAR)


def easiest(track: list[Plain], a: int, b: int) -> int:
    return min((max((each.length for each in route), default=0) for route in routes(track, a, b)), default=FAR)


def network_of(track: list[Plain], starts: list[int]) -> list[Plain]:
    return [each for each in track if any(routes(track, start, each.a) for start in starts)]


def agrees(ways: TrackNetwork, track: list[Plain], roots: list[int]) -> None:
    """The towns, parts, lengths, bottlenecks and shortest routes of `ways` are those of the plain search."""
    assert sorted(ways.segments) == [each.number for each in track]
    towns = {*roots, *(end for each in track for end in (each.a, each.b))}
    for a in range(ways.board.towns):
        assert (ways.part[a] != NOWHERE) == (a in towns)
        for b in range(ways.board.towns):
            found = routes(track, a, b) if {a, b} <= towns else []
            assert ways.joins(a, b) == bool(found)
            if a == b:
                continue
            assert ways.length(a, b) == shortest(track, a, b)
            assert ways.longest(a, b) == easiest(track, a, b)
            short = [route for route in found if sum(each.length for each in route) == ways.length(a, b)]
            first = min([each.number for each in route] for route in short) if short else []
            assert ways.shortest_route(a, b) == first


@rule("SV-3.7")
@settings(max_examples=150, deadline=None)
@given(MAPS, st.sampled_from([["D"], ["D", "P"]]), st.data())
def test_networks_and_routes_are_what_a_plain_search_finds(
    links: list[tuple[str, str, int, bool]], starts: list[str], data: st.DataObject
) -> None:
    map_ = a_board(links, [])
    roots = [map_.town_index[CITIES[start]] for start in starts]
    own_segments = data.draw(st.lists(st.sampled_from(range(len(links))), unique=True))
    track = Track(map_, own_segments, roots)
    every = plain(map_, sorted(own_segments))
    inside = network_of(every, roots)
    agrees(track.all, every, roots)
    agrees(track.network, inside, roots)
    agrees(track.dry(), [each for each in inside if not each.snow], roots)
    agrees(track.all_dry(), [each for each in every if not each.snow], roots)
    cleared = data.draw(st.integers(0, (1 << len(links)) - 1))
    open_now = [each for each in inside if not each.snow or cleared >> each.number & 1]
    agrees(track.ploughed(cleared), open_now, roots)


@rule("SV-3.7", "SV-3.8")
@settings(max_examples=150, deadline=None)
@given(MAPS, st.data())
def test_building_and_losing_track_keeps_the_network_right(
    links: list[tuple[str, str, int, bool]], data: st.DataObject
) -> None:
    map_ = a_board(links, [])
    root = map_.town_index["denver"]
    track, mine = Track(map_, [], [root]), set[int]()
    for each in data.draw(st.lists(st.sampled_from(range(len(links))), max_size=15)):
        track = track.without(each) if each in mine else track.with_segment(each)
        mine ^= {each}
        agrees(track.network, network_of(plain(map_, sorted(mine)), [root]), [root])


@rule("SV-3.7", "SV-15.2")
@settings(max_examples=150, deadline=None)
@given(MAPS, st.data())
def test_two_networks_together_are_one_map(links: list[tuple[str, str, int, bool]], data: st.DataObject) -> None:
    map_ = a_board(links, [])
    owners = data.draw(st.lists(st.sampled_from([0, 1, NOWHERE]), min_size=len(links), max_size=len(links)))
    starts = [map_.town_index["denver"], map_.town_index["pueblo"]]
    tracks, inside = [], []
    for seat in (0, 1):
        mine = [each for each, owner in enumerate(owners) if owner == seat]
        tracks.append(Track(map_, mine, [starts[seat]]))
        inside += network_of(plain(map_, mine), [starts[seat]])
    inside.sort()
    agrees(joint_network(tracks[0], tracks[1], False), inside, starts)
    dry = [each for each in inside if not each.snow]
    agrees(joint_network(tracks[0], tracks[1], True), dry, starts)


def serves(state: states.State, track: Track, number: int) -> bool:
    """SV-3.6, read aloud."""
    map_, starts = state.board, track.starts
    (new,) = plain(map_, [number])
    before = plain(map_, track.segments)
    after = [*before, new]
    towns = {*starts, *(end for each in before for end in (each.a, each.b))}
    if not {new.a, new.b} <= towns:
        return True
    if not routes(before, new.a, new.b):
        return True
    inside, grown = network_of(before, starts), network_of(after, starts)
    for card in range(map_.passengers):
        ends = map_.line_a[card], map_.line_b[card]
        if state.lines.at[card] != DISCARDED and shortest(grown, *ends) < shortest(inside, *ends):
            return True
    dry, dry_after = ([each for each in which if not each.snow] for which in (before, after))
    if any(routes(dry_after, one, other) and not routes(dry, one, other) for one, other in combinations(towns, 2)):
        return True
    return state.options.advanced and any(
        easiest(grown, town, map_.town_index[city]) < easiest(inside, town, map_.town_index[city])
        for town in towns
        for city in MARKET_CITIES
    )


@rule("SV-3.6")
@settings(max_examples=400, deadline=None)
@given(MAPS, CARDS, st.sampled_from([["D"], ["D", "P"]]), st.booleans(), st.data())
def test_what_is_useful_is_what_the_rule_says(
    links: list[tuple[str, str, int, bool]],
    cards: list[tuple[str, str]],
    starts: list[str],
    advanced: bool,
    data: st.DataObject,
) -> None:
    map_ = a_board(links, cards)
    state = State(map_, TableOptions(map_, {"level": "advanced"} if advanced else {}, 2), 2)
    for card in range(len(cards)):
        if data.draw(st.booleans()):
            state.lines.at[card] = DISCARDED
    mine = data.draw(st.lists(st.sampled_from(range(len(links))), unique=True))
    track = Track(map_, mine, [map_.town_index[CITIES[start]] for start in starts])
    part = track.all.part
    for each in range(len(links)):
        touched = part[map_.end_a[each]] != NOWHERE or part[map_.end_b[each]] != NOWHERE
        if each not in mine and touched:
            assert useful(state, track, each) == serves(state, track, each)
