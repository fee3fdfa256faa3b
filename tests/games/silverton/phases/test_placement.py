"""SV-5, phase 2: placement."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import goldenspike as gs
from goldenspike.games.silverton import Done, Place, refusals
from goldenspike.games.silverton import state as states
from goldenspike.games.silverton.events.placement import PieceReturned, Placed, PlacementBegun, PlacementEnded
from goldenspike.games.silverton.position.claims import DISCARDED, IN_DECK
from goldenspike.games.silverton.position.pieces import DEAD, PLACED, SECOND, TIED
from support.games import board, question, refuses, rule
from support.silverton.maps import draw
from support.silverton.positions import (
    at,
    begin,
    discard,
    give,
    jail,
    lay,
    menu,
    of,
    own,
    put,
    standing,
    status,
    targets,
)

CLAIMS = [1, 2, 3, 4, 5, 6, 7, 8]

# SV-5.1, any piece


@rule("SV-5.1")
def test_each_player_in_turn_places_any_pieces() -> None:
    play = begin(order=[1, 0])
    assert question(play).seat == 1
    (placed,) = play.act(Place("p2", claim=5))
    assert placed == Placed(1, "p2", {"claim": 5})
    play.act(Place("s1", segment="denver-boulder"))
    assert question(play).seat == 1
    play.act(Done())
    assert question(play).seat == 0
    assert [status(play, 1, piece) for piece in ("s1", "s2", "p1", "p2")] == ["placed", "free", "free", "placed"]


@rule("SV-5.1")
def test_all_pieces_may_stay_unused() -> None:
    play = begin()
    assert of(play.act(Done()), PlacementEnded) == [PlacementEnded(0)]
    play.act(Done())
    assert play.state.phase > states.DISPUTES


@rule("SV-5.1")
def test_a_player_who_has_no_free_piece_is_passed_over() -> None:
    play = begin(3)
    for piece in ("s1", "s2", "p1", "p2"):
        jail(play, 1, piece)
    play.act(Done())
    assert question(play).seat == 2
    play = begin()
    for piece, segment in (("s1", "denver-boulder"), ("s2", "denver-golden-1")):
        play.act(Place(piece, segment=segment))
    play.act(Place("p1", deck=True))
    assert PlacementEnded(0) in play.act(Place("p2", deck=True))
    assert question(play).seat == 1


@rule("SV-5.1")
def test_a_piece_is_placed_once_and_only_while_it_is_free() -> None:
    play = begin()
    play.act(Place("s1", segment="denver-boulder"))
    refuses(play, Place("s1", segment="denver-falcon"), refusals.PIECE_NOT_FREE)
    jail(play, 0, "p1")
    refuses(play, Place("p1", claim=1), refusals.PIECE_NOT_FREE)
    play.state.pieces.status[play.state.pieces.named(0, "p2")] = DEAD
    refuses(play, Place("p2", claim=1), refusals.PIECE_NOT_FREE)


@rule("SV-5.1")
def test_a_placement_names_one_target() -> None:
    play = begin()
    refuses(play, Place("p1"), refusals.ONE_TARGET)
    refuses(play, Place("p1", claim=1, deck=True), refusals.ONE_TARGET)
    refuses(play, Place("s1", segment="denver-boulder", claim=1), refusals.ONE_TARGET)


@rule("SV-5.1")
def test_a_player_has_at_most_one_piece_on_a_target() -> None:
    play = own(begin(), 0, "denver-colorado-springs-1")
    play.act(Place("s1", segment="denver-boulder"))
    refuses(play, Place("s2", segment="denver-boulder"), refusals.STANDS_THERE)
    play.act(Place("p1", claim=1))
    refuses(play, Place("p2", claim=1), refusals.STANDS_THERE)
    play = own(begin(), 0, "denver-colorado-springs-1")
    play.act(Place("p1", passenger=1))
    refuses(play, Place("p2", passenger=1), refusals.STANDS_THERE)
    play.act(Place("s2", segment="denver-colorado-springs-1"))
    refuses(play, Place("s1", segment="denver-colorado-springs-1"), refusals.STANDS_THERE)


@rule("SV-5.1")
def test_any_number_of_prospectors_stand_at_the_deck() -> None:
    play = begin()
    play.act(Place("p1", deck=True))
    play.act(Place("p2", deck=True))
    play.act(Done())
    play.act(Place("p1", deck=True))
    assert [standing(play, *whose) for whose in ((0, "p1"), (0, "p2"), (1, "p1"))] == ["deck"] * 3


@rule("SV-5.1")
def test_several_players_may_have_pieces_on_one_target() -> None:
    play = begin()
    play.act(Place("s1", segment="denver-boulder"))
    play.act(Place("p1", claim=1))
    play.act(Done())
    play.act(Place("s1", segment="denver-boulder"))
    play.act(Place("p1", claim=1))


# SV-5.2, surveyors


@rule("SV-5.2")
def test_a_surveyor_goes_where_track_is_surveyed() -> None:
    play = own(begin(), 0, "denver-colorado-springs-1")
    refuses(play, Place("s1", claim=1), refusals.NOT_A_SURVEYOR_TARGET)
    refuses(play, Place("s1", passenger=1), refusals.NOT_A_SURVEYOR_TARGET)
    refuses(play, Place("s1", deck=True), refusals.NOT_A_SURVEYOR_TARGET)


@rule("SV-5.2")
def test_a_segment_touches_the_start_city_or_own_track() -> None:
    figure = draw("""
        a -1- D -2- b
              D =3= c -4- d
              e -5- f
              D :1: g -1- h
    """)
    assert figure.offers() == "a-D D-b D-c c-d"
    assert figure.says("e-f") == "not_connected"
    assert figure.says("g-h") == "not_connected"  # another's track is not own track


@rule("SV-5.2")
def test_others_track_cannot_be_surveyed() -> None:
    play = own(begin(3), 2, "denver-boulder")
    refuses(play, Place("s1", segment="denver-boulder"), refusals.OTHERS_TRACK)


@rule("SV-5.2")
def test_white_segments_are_closed_in_winter() -> None:
    drawing = """
        D ~3~ a
        D -4- b
        D #2# c =1= d
    """
    assert draw(drawing).offers() == "D-a D-b D-c c-d"
    assert draw(drawing, turn=8).offers() == "D-b c-d"
    assert draw(drawing, turn=9).offers() == "D-a D-b D-c c-d"
    play = at(own(begin(), 0, "denver-bailey"), states.PLACEMENT, turn=8)
    refuses(play, Place("s1", segment="bailey-como"), refusals.SNOWED_IN)


@rule("SV-5.2")
def test_own_white_track_leads_on_in_winter() -> None:
    """It is own track, snowed in or not."""
    assert draw("D #2# a -1- b", turn=8).offers() == "a-b"


# SV-5.3, a second consecutive segment


@rule("SV-5.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_second_surveyor_may_go_on_from_the_first_ones_segment(players: int) -> None:
    figure = draw("D -2- a -3- b", players=players)
    assert figure.offers("s2") == "D-a"
    assert figure.place("s1", "D-a").offers("s2") == "a-b"


@rule("SV-5.3")
@pytest.mark.parametrize("players", [5, 6])
def test_not_with_five_or_six_players(players: int) -> None:
    figure = draw("D -2- a -3- b", players=players).place("s1", "D-a")
    assert figure.offers("s2") == ""
    assert figure.says("a-b", "s2") == "not_connected"


@rule("SV-5.3")
def test_not_in_winter() -> None:
    figure = draw("D -2- a -3- b", turn=8).place("s1", "D-a")
    assert figure.offers("s2") == ""
    assert figure.says("a-b", "s2") == "not_connected"


@rule("SV-5.3")
def test_it_is_marked_as_needing_a_roll() -> None:
    play = begin()
    (first,) = play.act(Place("s1", segment="denver-bailey"))
    (second,) = play.act(Place("s2", segment="bailey-como"))
    assert (first.second, second.second) == (False, True)
    assert [piece.second for piece in play.view(None).players[0].pieces[:2]] == [False, True]


@rule("SV-5.3")
def test_a_segment_that_connects_already_is_no_second() -> None:
    play = own(begin(), 0, "denver-golden-1")
    play.act(Place("s1", segment="denver-boulder"))
    (second,) = play.act(Place("s2", segment="golden-boulder"))
    assert not second.second


@rule("SV-5.3")
def test_another_players_surveyor_is_no_first() -> None:
    play = put(begin(), 1, "s1", segment="denver-bailey")
    refuses(play, Place("s1", segment="bailey-como"), refusals.NOT_CONNECTED)


@rule("SV-5.3")
def test_a_surveyor_who_dismantles_is_no_first() -> None:
    figure = draw("""
        D =2= a -3- b
        P =1= c
    """)
    figure.place("s1", "D-a")
    assert figure.offers("s2") == "a-b"  # by the track that still lies there
    play = own(begin(), 0, "denver-golden-1", "golden-boulder")
    play.act(Place("s1", segment="denver-golden-1"))
    refuses(play, Place("s2", segment="fort-collins-laramie"), refusals.NOT_CONNECTED)


THREE = "S S S P"


@rule("SV-5.3")
def test_never_a_third_in_a_row() -> None:
    figure = draw("D -2- a -3- b -1- c", pieces=THREE).place("s1", "D-a").place("s2", "a-b")
    assert figure.offers("s3") == ""
    assert figure.says("b-c", "s3") == "not_connected"


@rule("SV-5.3")
def test_at_most_one_second_to_each_first() -> None:
    drawing = """
        D -2- a -3- b
              a -1- c
        D -5- d
    """
    figure = draw(drawing, pieces=THREE).place("s1", "D-a").place("s2", "a-b")
    assert figure.offers("s3") == "D-d"
    assert figure.says("a-c", "s3") == "not_connected"
    assert draw(drawing, pieces=THREE).place("s1", "D-a").place("s2", "D-d").offers("s3") == "a-b a-c"


@rule("SV-5.3")
@pytest.mark.parametrize("order", [("a-b", "a-c"), ("a-c", "a-b"), ("a-b", "b-d"), ("b-d", "a-b"), ("a-c", "b-d")])
def test_two_firsts_and_two_seconds_are_matched_as_they_fit(order: tuple[str, str]) -> None:
    """a-b may follow either first, and makes room for what can follow only one of them."""
    figure = draw(
        """
        D -1- a -1- c
              a -1- b
        D -1- b -1- d
        """,
        pieces="S S S S S P",
    )
    figure.place("s1", "D-a").place("s2", "D-b").place("s3", order[0])
    assert order[1] in figure.offers("s4").split()
    figure.place("s4", order[1])
    assert figure.offers("s5") == ""


@rule("SV-5.3")
def test_two_seconds_that_need_the_same_first_do_not_fit() -> None:
    figure = draw(
        """
        D -1- a -1- c
              a -1- e
        D -1- b
        """,
        pieces="S S S S P",
    )
    figure.place("s1", "D-a").place("s2", "D-b").place("s3", "a-c")
    assert figure.says("a-e", "s4") == "not_connected"


# SV-5.4, dismantling


@rule("SV-5.4")
def test_a_surveyor_may_go_on_an_own_segment_of_the_network() -> None:
    play = own(begin(), 0, "denver-golden-1", "golden-boulder")
    assert {"denver-golden-1", "golden-boulder"} <= {*targets(play, "s1")}
    (placed,) = play.act(Place("s1", segment="golden-boulder"))
    assert not placed.second


@rule("SV-5.4")
def test_not_on_a_white_one_in_winter() -> None:
    play = own(begin(), 0, "denver-bailey", "bailey-como")
    assert "bailey-como" in targets(play, "s1")
    at(play, states.PLACEMENT, turn=8)
    refuses(play, Place("s1", segment="bailey-como"), refusals.SNOWED_IN)
    assert "denver-bailey" in targets(play, "s1")


@rule("SV-5.4")
def test_not_on_track_that_is_cut_off() -> None:
    play = own(begin(), 0, "golden-boulder")
    refuses(play, Place("s1", segment="golden-boulder"), refusals.DISMANTLE_CUT_OFF)


# SV-5.5, prospectors


@rule("SV-5.5")
def test_a_prospector_goes_to_claims_cards_and_the_deck() -> None:
    play = own(begin(), 0, "denver-colorado-springs-1")
    assert targets(play, "p1", "claim") == CLAIMS
    assert targets(play, "p1", "passenger") == [1]
    assert targets(play, "p1", "deck") == [True]
    refuses(play, Place("p1", segment="denver-boulder"), refusals.NOT_A_PROSPECTOR_TARGET)


@rule("SV-5.5")
def test_a_claim_lies_face_up() -> None:
    play = begin()
    refuses(play, Place("p1", claim=9), refusals.CLAIM_NOT_FACE_UP)
    give(play, 1, claim=1)
    refuses(play, Place("p1", claim=1), refusals.CLAIM_NOT_FACE_UP)
    discard(play, claims=[2])
    refuses(play, Place("p1", claim=2), refusals.CLAIM_NOT_FACE_UP)
    lay(play, claim=9)
    play.act(Place("p1", claim=9))


@rule("SV-5.5")
def test_a_passenger_card_is_available() -> None:
    play = own(begin(), 0, "denver-greeley-1", "greeley-cheyenne")  # Denver-Cheyenne is card 9, a B card
    refuses(play, Place("p1", passenger=9), refusals.CARD_NOT_OPEN)
    lay(play, passenger=9)
    assert Place("p1", passenger=9) in menu(play)
    discard(play, passengers=[9])
    refuses(play, Place("p1", passenger=9), refusals.CARD_NOT_OPEN)


@rule("SV-5.5")
def test_an_own_line_needs_no_prospector() -> None:
    play = give(own(begin(), 0, "denver-colorado-springs-1"), 0, passenger=1)
    refuses(play, Place("p1", passenger=1), refusals.OWN_LINE)


@rule("SV-5.5")
def test_the_deck_must_have_a_card() -> None:
    play = begin()
    discard(play, claims=range(9, 103))
    assert Place("p1", deck=True) in menu(play)  # six events
    play.state.claims.events = [IN_DECK, *[DISCARDED] * 5]
    at(play, states.PLACEMENT)
    assert Place("p1", deck=True) in menu(play)
    play.state.claims.events = [DISCARDED] * 6
    at(play, states.PLACEMENT)
    refuses(play, Place("p1", deck=True), refusals.DECK_EMPTY)


# SV-5.6, passenger cards

TO_LEADVILLE_BY_SNOW = ["denver-bailey", "bailey-como", "como-breckenridge", "breckenridge-leadville"]
TO_LEADVILLE_BY_VALLEY = [
    *("denver-colorado-springs-1", "colorado-springs-hartsel"),
    *("hartsel-buena-vista", "buena-vista-leadville-1"),
]


@rule("SV-5.6")
def test_a_built_route_joins_the_towns() -> None:
    play = own(begin(lines=[4, 3, 2, 1, 5, 6, 7, 8]), 0, "denver-colorado-springs-1")
    refuses(play, Place("p1", passenger=4), refusals.LINE_NOT_JOINED)  # Colorado Springs-Cripple Creek
    play.act(Place("s1", segment="colorado-springs-cripple-creek-1"))
    refuses(play, Place("p1", passenger=4), refusals.LINE_NOT_JOINED)
    own(play, 0, "colorado-springs-cripple-creek-2")
    play.act(Place("p1", passenger=4))


@rule("SV-5.6")
def test_others_track_does_not_help() -> None:
    play = own(begin(), 1, "denver-colorado-springs-1")
    refuses(play, Place("p1", passenger=1), refusals.LINE_NOT_JOINED)


@rule("SV-5.6")
def test_in_winter_the_route_is_free_of_snow() -> None:
    play = lay(own(begin(), 0, *TO_LEADVILLE_BY_SNOW), passenger=10)
    assert 10 in targets(play, "p1", "passenger")
    at(play, states.PLACEMENT, turn=8)
    refuses(play, Place("p1", passenger=10), refusals.LINE_SNOWED_IN)
    own(play, 0, *TO_LEADVILLE_BY_VALLEY)
    play.act(Place("p1", passenger=10))


@rule("SV-5.6")
def test_a_card_names_two_towns() -> None:
    for card in board("silverton-1.0.0").tables.passengers:
        assert len({*card.towns}) == 2


# SV-5.7, stealing

SHORT, LONG = ["denver-colorado-springs-1"], ["denver-falcon", "falcon-colorado-springs"]  # 7 and 9


def rivals(mine: list[str], theirs: list[str]) -> gs.Play:
    """Seat 1 owns the line from Denver to Colorado Springs."""
    play = own(own(begin(), 0, *mine), 1, *theirs)
    return give(play, 1, passenger=1)


@rule("SV-5.7", "SV-5.5")
def test_a_thief_needs_a_shorter_route() -> None:
    play = rivals(SHORT, LONG)
    play.act(Place("p1", passenger=1))
    assert standing(play, 0, "p1") == ("passenger", 1)


@rule("SV-5.7")
def test_a_longer_route_does_not_do() -> None:
    refuses(rivals(LONG, SHORT), Place("p1", passenger=1), refusals.NO_SHORTER_ROUTE)


@rule("SV-5.7")
def test_nor_does_an_equal_one() -> None:
    play = rivals(["denver-colorado-springs-2"], SHORT)
    refuses(play, Place("p1", passenger=1), refusals.NO_SHORTER_ROUTE)


@rule("SV-5.7", "SV-5.6")
def test_a_thief_needs_a_route_at_all() -> None:
    refuses(rivals([], LONG), Place("p1", passenger=1), refusals.LINE_NOT_JOINED)


@rule("SV-5.7", "SV-3.7")
def test_in_winter_the_routes_free_of_snow_are_compared() -> None:
    """Denver-Leadville: 14 over the passes, 21 by the valley."""
    play = own(own(begin(), 0, *TO_LEADVILLE_BY_VALLEY), 1, *TO_LEADVILLE_BY_SNOW)
    give(play, 1, passenger=10)
    refuses(play, Place("p1", passenger=10), refusals.NO_SHORTER_ROUTE)
    at(play, states.PLACEMENT, turn=8)
    refuses(play, Place("p1", passenger=10), refusals.NO_SHORTER_ROUTE)  # an owner without one has the shortest of all
    longer = ["denver-falcon", "falcon-pueblo", "pueblo-canon-city-1", "canon-city-salida", "salida-buena-vista"]
    own(play, 1, *longer, "buena-vista-leadville-2")  # 27
    play.act(Place("p1", passenger=10))


@rule("SV-5.7", "SV-5.6")
def test_a_thief_is_stopped_by_snow_too() -> None:
    play = own(own(begin(), 0, *TO_LEADVILLE_BY_SNOW), 1, *TO_LEADVILLE_BY_VALLEY)
    give(play, 1, passenger=10)
    assert 10 in targets(play, "p1", "passenger")
    at(play, states.PLACEMENT, turn=8)
    refuses(play, Place("p1", passenger=10), refusals.LINE_SNOWED_IN)


# SV-5.8, pieces left by a tie


@rule("SV-5.8")
def test_a_tied_piece_may_stay() -> None:
    play = begin()
    put(play, 0, "s1", segment="denver-boulder", tied=True)
    put(play, 0, "p1", claim=1, tied=True)
    at(play, states.PLACEMENT)
    assert [status(play, 0, piece) for piece in ("s1", "p1")] == ["tied", "tied"]
    play.act(Done())
    assert [status(play, 0, piece) for piece in ("s1", "p1")] == ["placed", "placed"]
    assert standing(play, 0, "s1") == "denver-boulder"
    assert standing(play, 0, "p1") == ("claim", 1)


@rule("SV-5.8")
def test_or_be_placed_anew() -> None:
    play = begin()
    put(play, 0, "s1", segment="denver-boulder", tied=True)
    put(play, 0, "p1", claim=1, tied=True)
    at(play, states.PLACEMENT)
    refuses(play, Place("s1", segment="denver-boulder"), refusals.STANDS_THERE)
    play.act(Place("s1", segment="denver-golden-1"))
    play.act(Place("p1", deck=True))
    assert [standing(play, 0, piece) for piece in ("s1", "p1")] == ["denver-golden-1", "deck"]
    play.act(Place("p2", claim=1))  # the place is free for another
    refuses(play, Place("s1", segment="denver-boulder"), refusals.PIECE_NOT_FREE)


@rule("SV-5.8")
def test_a_player_who_has_only_tied_pieces_is_asked() -> None:
    play = begin()
    for piece in ("s2", "p1", "p2"):
        jail(play, 0, piece)
    put(play, 0, "s1", segment="denver-boulder", tied=True)
    at(play, states.PLACEMENT)
    assert question(play).seat == 0
    assert Done() in menu(play)


@rule("SV-5.8", "SV-3.5")
def test_a_tied_surveyor_keeps_others_off_its_segment_and_those_beside() -> None:
    play = put(begin(), 0, "s1", segment="denver-colorado-springs-1", tied=True)
    at(play, states.PLACEMENT)
    refuses(play, Place("s2", segment="denver-colorado-springs-1"), refusals.STANDS_THERE)
    refuses(play, Place("s2", segment="denver-falcon"), refusals.PARALLEL)
    play.act(Place("s1", segment="denver-falcon"))  # itself it does not stand in its own way


@rule("SV-5.8")
def test_a_tied_piece_that_may_stay_is_not_sent_home() -> None:
    assert draw("D -2- a").tie("s1", "D-a").sent_home() == ""
    assert draw("D -2- a -1- b").tie("s1", "D-a").tie("s2", "a-b", second=True).sent_home() == ""


@rule("SV-5.8")
def test_it_goes_home_from_snow_in_winter() -> None:
    assert draw("D ~2~ a", turn=8).tie("s1", "D-a").sent_home() == "s1"
    assert draw("D ~2~ a", turn=9).tie("s1", "D-a").sent_home() == ""


@rule("SV-5.8")
def test_it_goes_home_from_track_that_somebody_has_now() -> None:
    assert draw("D :2: a").tie("s1", "D-a").sent_home() == "s1"


@rule("SV-5.8", "SV-3.5")
def test_it_goes_home_from_beside_own_track() -> None:
    drawing = """
        D =2= a
        D -2- a
    """
    assert draw(drawing).tie("s1", "D-a-2").sent_home() == "s1"


@rule("SV-5.8", "SV-3.6")
def test_it_goes_home_from_a_segment_that_would_only_block_now() -> None:
    assert draw("D =2= a =2= b -9- D").tie("s1", "b-D").sent_home() == "s1"


@rule("SV-5.8")
def test_it_goes_home_from_a_segment_that_no_longer_connects() -> None:
    assert draw("D -2- a -1- b").tie("s1", "a-b").sent_home() == "s1"


@rule("SV-5.8", "SV-5.3")
def test_a_second_goes_home_without_its_first() -> None:
    figure = draw("D -2- a -1- b").tie("s1", "a-b", second=True)
    assert figure.sent_home() == "s1"
    figure = draw("D -2- a -1- b", turn=8).tie("s1", "D-a").tie("s2", "a-b", second=True)
    assert figure.sent_home() == "s2"  # winter allows no seconds


@rule("SV-5.8", "SV-5.3")
def test_a_first_that_goes_home_takes_its_second_along() -> None:
    """Whichever of them is looked at first."""
    drawing = """
        D =1= c =1= a
        D -9- a
        D :2: e -1- f
    """
    assert draw(drawing).tie("s1", "D-a").sent_home() == "s1"
    assert draw(drawing).tie("s1", "D-e").tie("s2", "e-f", second=True).sent_home() == "s1 s2"
    assert draw(drawing).tie("s2", "D-e").tie("s1", "e-f", second=True).sent_home() in ("s2 s1", "s1 s2")


@rule("SV-5.8", "SV-5.3")
def test_a_second_stays_once_its_segment_connects() -> None:
    figure = draw("D =2= a -1- b").tie("s1", "a-b", second=True)
    assert figure.sent_home() == ""
    assert figure.state.pieces.marks[0] & SECOND  # placed when it did not connect, it still needs the roll


@rule("SV-5.3", "SV-5.8")
def test_a_first_is_not_taken_away_from_under_its_second() -> None:
    drawing = """
        D -2- a -1- b
        D -3- c
    """
    play = begin()
    put(play, 0, "s1", segment="denver-bailey", tied=True)
    put(play, 0, "s2", segment="bailey-como", second=True, tied=True)
    at(play, states.PLACEMENT)
    refuses(play, Place("s1", segment="denver-boulder"), refusals.FIRST_IS_NEEDED)
    play.act(Place("s2", segment="denver-golden-1"))
    play.act(Place("s1", segment="denver-boulder"))
    figure = draw(drawing).tie("s1", "D-a").tie("s2", "a-b", second=True)
    assert (figure.sent_home(), figure.offers("s1"), figure.offers("s2")) == ("", "", "D-c")
    assert figure.says("D-c") == "first_is_needed"


@rule("SV-5.3", "SV-5.8")
def test_a_first_may_move_to_where_its_second_follows_still() -> None:
    figure = draw("""
        D -2- a -1- b
        D -3- a
        D -3- c
    """)
    figure.tie("s1", "D-a").tie("s2", "a-b", second=True)
    assert figure.offers("s1") == "D-a-2"


@rule("SV-5.8", "SV-5.6")
def test_a_tied_prospector_goes_home_when_the_route_is_lost_or_snowed_in() -> None:
    play = lay(own(begin(), 0, *TO_LEADVILLE_BY_SNOW), passenger=10)
    put(play, 0, "p1", passenger=10, tied=True)
    put(play, 0, "p2", passenger=1, tied=True)  # Denver-Colorado Springs, of which nothing is left
    at(play, states.PLACEMENT, turn=7)
    assert [status(play, 0, piece) for piece in ("p1", "p2")] == ["tied", "free"]
    at(play, states.PLACEMENT, turn=8)
    assert [status(play, 0, piece) for piece in ("p1", "p2")] == ["free", "free"]


@rule("SV-5.8", "SV-5.7")
def test_a_tied_thief_goes_home_when_the_owner_has_become_shorter() -> None:
    play = put(rivals(SHORT, LONG), 0, "p1", passenger=1, tied=True)
    at(play, states.PLACEMENT)
    assert status(play, 0, "p1") == "tied"
    own(play, 1, "denver-colorado-springs-2")
    at(play, states.PLACEMENT)
    assert status(play, 0, "p1") == "free"


@rule("SV-5.8", "SV-5.5")
def test_a_tied_prospector_goes_home_from_a_claim_that_is_gone() -> None:
    play = put(begin(), 0, "p1", claim=1, tied=True)
    give(play, 1, claim=1)
    at(play, states.PLACEMENT)
    assert status(play, 0, "p1") == "free"
    assert Place("p1", claim=2) in menu(play)


@rule("SV-5.8")
def test_tied_pieces_are_looked_at_when_their_players_turn_comes() -> None:
    """What the first player does cannot send the second one's piece home before."""
    play = begin()
    put(play, 1, "s1", segment="denver-boulder", tied=True)
    put(play, 1, "p1", claim=9, tied=True)  # which lies no longer there
    at(play, states.PLACEMENT)
    assert status(play, 1, "p1") == "tied"
    events = play.act(Done())
    assert of(events, PlacementBegun) == [PlacementBegun(1)]
    assert of(events, PieceReturned) == [PieceReturned(1, "p1", "SV-5.8")]
    assert [status(play, 1, piece) for piece in ("s1", "p1")] == ["tied", "free"]


# Any position: the menu holds all that is allowed, and nothing else


def tangle(rng: Random) -> gs.Play:
    """Somewhere in a game: track has grown, pieces were left by ties, it may be winter."""
    players = rng.choice([2, 3, 4, 5])
    play = begin(players, order=rng.sample(range(players), players), length=rng.choice(["short", "long"]))
    state = play.state
    for seat in range(players):
        for _ in range(rng.randrange(14)):
            near = [
                each
                for each in state.track[seat].frontier()
                if state.owner[each] < 0 and all(state.owner[beside] != seat for beside in state.board.parallel[each])
            ]
            if near:
                own(play, seat, state.board.segment_ids[rng.choice(near)])
        if rng.random() < 0.3 and state.track[seat].segments:
            lost = rng.choice(state.track[seat].segments)  # so that some track is cut off
            state.owner[lost], state.track[seat] = -1, state.track[seat].without(lost)
    for card in rng.sample(range(1, 17), 4):
        lay(play, passenger=card) if rng.random() < 0.5 else give(play, rng.randrange(players), passenger=card)
    at(play, states.PLACEMENT, turn=rng.choice([5, 8]))
    seat = question(play).seat
    for _ in range(rng.randrange(4)):
        action = question(play).menu.sample(rng)
        if isinstance(action, Place) and question(play).seat == seat:
            play.act(action)
            state.pieces.status[state.pieces.named(seat, action.piece)] = rng.choice([PLACED, TIED])
            at(play, states.PLACEMENT, seat)
    return at(play, states.PLACEMENT, question(play).seat, turn=rng.choice([5, 8]))


@rule("SV-5.1", "SV-5.2", "SV-5.3", "SV-5.4", "SV-5.5", "SV-5.8")
@pytest.mark.parametrize("seed", range(60))
def test_the_menu_is_all_that_is_allowed(seed: int) -> None:
    play = tangle(Random(seed))
    tables = play.setup.pack.tables
    every: list[Any] = [Done()]
    for piece in ("s1", "s2", "p1", "p2"):
        every += [Place(piece, segment=segment.id) for segment in tables.segments]
        every += [Place(piece, claim=claim.number) for claim in tables.claims]
        every += [Place(piece, passenger=card.number) for card in tables.passengers]
        every += [Place(piece, deck=True)]
    offered = menu(play)
    assert len({*offered}) == len(offered)
    assert {*offered} == {action for action in every if action in question(play).menu}
