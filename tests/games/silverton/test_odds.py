"""What menus and views say of dice to come and ways to go, held against the rules that follow."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest

import goldenspike as gs
from goldenspike.games.silverton import Done, Pay, Place, Plow, Stand
from goldenspike.games.silverton import state as states
from goldenspike.games.silverton.odds import TWO_DICE, rolls_above, winning_rolls
from support.games import question, rolling, rule
from support.silverton.interactions import resolved
from support.silverton.positions import at, begin, give, own, put


@pytest.mark.parametrize("bonuses", [[0, 0], [2, 0], [0, 3], [1, 0, 2], [-1, 0]])
def test_winning_counts_every_roll(bonuses: list[int]) -> None:
    wins: Counter[int] = Counter()
    for rolls in itertools.product(TWO_DICE, repeat=len(bonuses)):
        totals = [roll + bonus for roll, bonus in zip(rolls, bonuses, strict=True)]
        if totals.count(max(totals)) == 1:
            wins[totals.index(max(totals))] += 1
    assert [winning_rolls(bonuses, own) for own in range(len(bonuses))] == [wins[own] for own in range(len(bonuses))]


def test_above() -> None:
    assert [rolls_above(length) for length in range(14)] == [
        sum(roll > length for roll in TWO_DICE) for length in range(14)
    ]


def preview(play: gs.Play, piece: str, **target: Any) -> dict[str, Any]:
    """Of the box that has that piece on that target."""
    ((field, value),) = target.items()
    for box in boxes(play):
        if box["type"] == "place" and piece in box["piece"] and value in box.get(field, []):
            found: dict[str, Any] = box["preview"][box[field].index(value)]
            return found
    raise AssertionError(f"no {piece} on {target}")


@rule("SV-6.3")
@pytest.mark.parametrize(
    ("piece", "target"),
    [("s1", {"segment": "denver-boulder"}), ("s2", {"segment": "denver-boulder"}), ("p1", {"claim": 1})],
)
def test_a_dispute_that_looms_has_the_odds_it_will_have(piece: str, target: dict[str, Any]) -> None:
    play = put(begin(2), 1, piece[0] + "1", **target)
    (looming,) = preview(play, piece, **target)["contests"][piece]
    assert looming["kind"] == "dispute"
    play.act(Place(piece, **target))
    play.act(Done())
    play.act(Done())
    while isinstance(play.pending, gs.Ask):
        play.act(Stand())
    place = next(number for number, side in enumerate(looming["sides"]) if 0 in side["seats"])
    wins = sum(weight for outcome, weight in rolling(play).outcomes() if resolved(play, outcome)[0].winner == place)
    assert (wins, looming["of"]) == (looming["rolls"], 1296)


@rule("SV-6.7")
def test_a_theft_has_the_odds_it_will_have() -> None:
    play = own(begin(2), 0, "denver-colorado-springs-1")
    own(play, 1, "denver-falcon", "falcon-colorado-springs")
    give(play, 1, passenger=1)
    contests = preview(play, "p1", passenger=1)["contests"]["p1"]
    play.act(Place("p1", passenger=1))
    at(play, states.DISPUTES)
    (box,) = (each for each in boxes(play) if each["type"] == "pay")
    assert box["preview"]["contests"] == contests
    play.act(Pay())
    wins = sum(weight for outcome, weight in rolling(play).outcomes() if resolved(play, outcome)[0].winner == 0)
    assert wins == contests[0]["rolls"]


def test_nothing_looms_where_nobody_stands() -> None:
    play = put(begin(2), 1, "p1", deck=True)
    assert all("contests" not in told for box in boxes(play) for told in box["preview"])


def boxes(play: gs.Play) -> list[dict[str, Any]]:
    return [box for box in question(play).menu.describe()["choices"] if "preview" in box]


@rule("SV-5.3")
def test_a_second_segment_says_so_with_its_odds() -> None:
    play = put(begin(2), 0, "s1", segment="denver-golden-1")
    told = preview(play, "s2", segment="golden-central-city")
    assert told["second"]
    assert (told["rolls"], told["of"]) == (rolls_above(told["length"]), 36)
    assert "second" not in preview(play, "s2", segment="denver-boulder")


@rule("SV-7.6", "SV-3.8")
def test_what_goes_with_track_that_is_taken_up() -> None:
    play = own(begin(2), 0, "denver-golden-1", "golden-central-city", "denver-colorado-springs-1")
    give(play, 0, passenger=1)
    put(put(play, 0, "s1", segment="denver-golden-1"), 0, "s2", segment="denver-colorado-springs-1")
    at(play, states.BUILDING)
    told = {box["segment"]: box["preview"] for box in boxes(play) if box["type"] == "dismantle"}
    assert told["denver-golden-1"]["cut_off"] == ["golden-central-city"]
    assert told["denver-colorado-springs-1"]["lost_lines"] == [1]


@rule("SV-3.2", "SV-8.2")
def test_the_turn_track() -> None:
    play = begin(2)
    view, board = play.view(0), play.state.board
    assert [*view.winters] == [turn for turn in range(1, view.last_turn + 1) if board.winter(turn)]
    assert [*view.demands] == [board.demand(turn) for turn in range(1, view.last_turn + 1)]


@rule("SV-8.1")
def test_a_market_has_the_odds_it_will_have() -> None:
    play = at(begin(2), states.PRICES)
    market = next(each for each in play.view(None).markets if each.open)
    moves: Counter[int] = Counter()
    for outcome, weight in rolling(play).outcomes():
        (moved,) = resolved(play, outcome)
        moves[moved.end - moved.start] += weight
    assert (dict(market.odds), market.of) == (dict(moves), sum(moves.values()))


@rule("SV-3.7", "SV-5.6")
def test_the_way_of_a_line() -> None:
    """Of its owner; of nobody's card, of who looks."""
    play = own(begin(2), 0, "denver-colorado-springs-1")
    own(play, 1, "denver-falcon", "falcon-colorado-springs")
    assert preview(play, "p1", passenger=1)["route"] == ["denver-colorado-springs-1"]
    assert ways(play, 0)[1] == ["denver-colorado-springs-1"]
    assert ways(play, 1)[1] == ["denver-falcon", "falcon-colorado-springs"]
    assert ways(play, None)[1] == []
    give(play, 1, passenger=1)
    assert ways(play, None)[1] == ways(play, 0)[1] == ["denver-falcon", "falcon-colorado-springs"]
    assert preview(play, "p1", passenger=1)["route"] == ["denver-colorado-springs-1"]


def ways(play: gs.Play, seat: int | None) -> dict[int, list[str]]:
    return {line.number: line.route for line in play.view(seat).passengers}


@rule("SV-7.8")
def test_the_way_of_goods() -> None:
    play = own(begin(2), 0, "denver-golden-1", "golden-central-city")
    board = play.state.board
    town = board.town_index["central-city"]
    claim = next(board.claim_numbers[each] for each in range(board.claims) if board.claim_town[each] == town)
    at(give(play, 0, claim=claim, goods=1), states.DELIVERING)
    routes = [box["preview"]["route"] for box in boxes(play) if box["type"] == "deliver"]
    assert routes == [["golden-central-city", "denver-golden-1"]]


@rule("SV-15.3", "SV-12.5")
def test_several_plows_together() -> None:
    segment = "bailey-como"
    play = begin(2, level="advanced", rules=["several-plows"], pieces=["S S P", "S S P"])
    own(play, 0, "denver-bailey", segment)
    at(give(play, 0, plows=[2, 3]), states.PLOWING, turn=8)
    (alone,) = (box["preview"] for box in boxes(play) if (box["plow"], box["segment"]) == (3, segment))
    assert "together" not in alone
    play.act(Plow(2, segment))
    (both,) = (box["preview"] for box in boxes(play) if (box["plow"], box["segment"]) == (3, segment))
    dice = itertools.product(range(1, 7), repeat=2)
    cleared = sum(two + 2 >= both["length"] or three + 3 >= both["length"] for two, three in dice)
    assert both["together"] == {"plows": [2], "rolls": cleared, "of": 36}
    assert both["rolls"] == alone["rolls"]
