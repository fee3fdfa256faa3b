"""SV-1, choosing the game: lengths, targets, and when cash becomes public."""

from __future__ import annotations

from typing import Any

import pytest

import goldenspike as gs
from goldenspike.games.silverton import Done, Place, refusals
from goldenspike.games.silverton import state as states
from goldenspike.games.silverton.events.end_of_turn import CashShown
from support.games import ended, refuses, rolling, rule
from support.silverton.positions import at, begin, give, new, of, own, settle

LENGTHS = ["short", "regular", "long", "campaign"]
THRESHOLDS = [("short", 4_000), ("regular", 5_000), ("long", 10_000)]
TARGETS = [("short", 6_000), ("regular", 10_000), ("long", 20_000)]

# SV-1.1, lengths


@rule("SV-1.1")
@pytest.mark.parametrize(
    ("length", "target", "last_turn"),
    [("short", 6_000, 48), ("regular", 10_000, 48), ("long", 20_000, 48), ("campaign", None, 24)],
)
def test_each_length_has_its_target(length: str, target: int | None, last_turn: int) -> None:
    view = begin(length=length).view(None)
    assert (view.length, view.target, view.last_turn) == (length, target, last_turn)


@rule("SV-1.1")
def test_a_game_is_regular_and_basic_unless_told_otherwise() -> None:
    view = begin().view(None)
    assert (view.level, view.length, view.scenario, view.rules) == ("basic", "regular", None, [])


@rule("SV-1.1")
@pytest.mark.parametrize("length", LENGTHS)
def test_in_the_short_game_every_marker_starts_one_box_higher(length: str) -> None:
    play = begin(length=length)
    higher = 1 if length == "short" else 0
    starts = [market.start for market in play.setup.pack.tables.markets]
    assert [market.box for market in play.view(None).markets] == [start + higher for start in starts]


@rule("SV-1.1")
@pytest.mark.parametrize("length", LENGTHS)
def test_the_short_game_is_played_without_the_c_cards(length: str) -> None:
    play = begin(length=length)
    letters = ["B"] if length == "short" else ["B", "C"]
    assert [pile.under for pile in play.view(None).piles] == [letters] * 8
    give(play, 0, passenger=1)
    at(play, states.NEW_CARDS)
    assert sorted(card for card, _ in rolling(play).outcomes()) == list(range(9, 17))
    play.roll(9)
    give(play, 0, passenger=9)
    at(play, states.NEW_CARDS)
    if length == "short":
        assert isinstance(play.pending, gs.Chance)
        assert play.pending.kind == "turn_order"  # nothing lies under the B card: the next turn has begun
    else:
        assert sorted(card for card, _ in rolling(play).outcomes()) == list(range(17, 25))


@rule("SV-1.1")
def test_a_campaign_lasts_exactly_24_turns() -> None:
    play = begin(length="campaign")
    give(play, 0, cash=1_000_000)
    at(play, states.END_OF_TURN, turn=23)
    assert play.state.turn == 24
    at(play, states.END_OF_TURN, turn=24)
    assert isinstance(play.pending, gs.Over)
    assert play.pending.result.winners == [0]


# SV-1.2, the end


@rule("SV-1.2")
@pytest.mark.parametrize(("length", "target"), TARGETS)
def test_the_target_is_at_least_that_much(length: str, target: int) -> None:
    play = begin(length=length)
    give(play, 0, cash=target - 1)
    at(play, states.END_OF_TURN)
    assert play.state.turn == 2
    give(play, 0, cash=target)
    at(play, states.END_OF_TURN)
    assert isinstance(play.pending, gs.Over)
    assert play.pending.result.scores == [target, 2_400]
    assert play.pending.result.winners == [0]


@rule("SV-1.2")
def test_it_is_checked_only_at_the_end_of_a_turn() -> None:
    """Who reaches it first may be overtaken in the same turn."""
    play = begin()
    give(play, 0, cash=10_000)
    for phase in (states.PLACEMENT, states.DISPUTES, states.BUYING, states.DEALING, states.FINES, states.PRICES):
        at(play, phase)
        assert not isinstance(play.pending, gs.Over)
    give(play, 1, cash=10_010)
    at(play, states.END_OF_TURN)
    assert ended(play).result.winners == [1]


@rule("SV-1.2")
def test_ties_are_shared() -> None:
    play = begin(3)
    for seat, cash in enumerate([11_000, 10_500, 11_000]):
        give(play, seat, cash=cash)
    at(play, states.END_OF_TURN)
    assert ended(play).result.winners == [0, 2]
    assert play.view(None).winners == [0, 2]


@rule("SV-1.2")
@pytest.mark.parametrize("length", ["short", "regular", "long"])
def test_a_game_whose_target_nobody_reaches_ends_after_turn_48(length: str) -> None:
    play = begin(length=length)
    give(play, 1, cash=2_500)
    at(play, states.END_OF_TURN, turn=47)
    assert play.state.turn == 48
    at(play, states.END_OF_TURN, turn=48)
    assert isinstance(play.pending, gs.Over)
    assert play.pending.result.winners == [1]


@rule("SV-1.2")
def test_after_the_end_nobody_acts() -> None:
    play = begin()
    give(play, 0, cash=10_000)
    at(play, states.END_OF_TURN)
    refuses(play, Done(), refusals.GAME_OVER)
    refuses(play, Place("s1", segment="denver-boulder"), refusals.GAME_OVER)


@rule("SV-1.2")
def test_at_the_end_all_cash_is_shown() -> None:
    play = begin(length="campaign")
    at(play, states.END_OF_TURN, turn=24)
    assert [player.cash for player in play.view(None).players] == [2_400, 2_400]


# SV-1.3, public cash


def purses(play: gs.Play, seat: int | None) -> list[int | None]:
    return [player.cash for player in play.view(seat).players]


def about_to_earn_50(cash: int, **options: Any) -> gs.Play:
    """Seat 0 owns the line from Denver to Colorado Springs and ends its deals: the line pays next."""
    play = begin(**options)
    own(play, 0, "denver-colorado-springs-1")
    give(play, 0, cash=cash, passenger=1)
    return at(play, states.DEALING, 0)


@rule("SV-1.3")
def test_at_first_each_player_sees_only_their_own_cash() -> None:
    play = begin(3)
    assert purses(play, 0) == [2_200, None, None]
    assert purses(play, 2) == [None, None, 2_200]
    assert purses(play, None) == [None, None, None]


@rule("SV-1.3", "SV-1.1")
@pytest.mark.parametrize(("length", "threshold"), THRESHOLDS)
def test_cash_is_shown_once_it_exceeds_the_threshold(length: str, threshold: int) -> None:
    play = about_to_earn_50(threshold - 50, length=length)
    assert not of(play.act(Done()), CashShown)
    assert purses(play, 1) == [None, 2_400]

    play = about_to_earn_50(threshold - 49, length=length)
    assert of(play.act(Done()), CashShown) == [CashShown(0, threshold + 1)]
    assert purses(play, 1) == [threshold + 1, 2_400]
    assert purses(play, None) == [threshold + 1, None]


@rule("SV-1.3")
def test_it_stays_shown_for_good() -> None:
    play = about_to_earn_50(5_000)
    play.act(Done())
    give(play, 0, cash=30)
    settle(play)
    assert purses(play, 1) == [30, 2_400]
    at(play, states.END_OF_TURN)
    assert purses(play, None) == [30, None]


@rule("SV-1.3")
def test_it_is_told_once() -> None:
    play = about_to_earn_50(5_000)
    play.act(Done())
    give(play, 0, cash=4_990)
    at(play, states.DEALING, 0)
    play.state.this_turn.paid = 0
    assert not of(play.act(Done()), CashShown)


@rule("SV-1.1", "SV-1.3")
def test_in_a_campaign_cash_is_not_shown_to_the_end() -> None:
    play = about_to_earn_50(90_000, length="campaign")
    assert not of(play.act(Done()), CashShown)
    assert purses(play, 1) == [None, 2_400]


# SV-1.4, what fits together


def misfit(players: int, **options: Any) -> str:
    """Why no such game can be begun; "" if it can."""
    try:
        new(players, **options)
    except gs.GoldenSpikeError as error:
        return error.key
    return ""


@rule("SV-1.4")
@pytest.mark.parametrize("level", ["basic", "advanced"])
@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_play_either_level_at_any_length(players: int, length: str, level: str) -> None:
    assert misfit(players, level=level, length=length) == ""


@rule("SV-1.4")
def test_one_player_plays_the_solitaire_scenarios_only() -> None:
    assert misfit(1) == "sv-options-alone"
    assert misfit(1, length="short") == "sv-options-alone"
    for name in ("denver-6000", "denver-10000", "salt-lake-city-10000", "denver-campaign", "copper-spike"):
        assert misfit(1, scenario=name) == ""
        assert misfit(2, scenario=name) == "sv-options-scenario-players"
    for name in ("golden-spike", "nickel-spike", "silver-spike", "power-start"):
        assert misfit(1, scenario=name) == "sv-options-scenario-players"


@rule("SV-1.4")
def test_a_scenario_has_its_own_length_but_for_the_power_start() -> None:
    assert misfit(1, scenario="denver-6000", length="short") == "sv-options-scenario-length"
    assert misfit(2, scenario="golden-spike", length="campaign") == "sv-options-scenario-length"
    assert misfit(5, scenario="power-start", length="long") == ""


SOLO = {"players": 1, "scenario": "denver-campaign"}
FITS: list[tuple[str, dict[str, Any], str]] = [
    ("passenger-card-slide", {}, ""),
    ("passenger-card-slide", {"level": "advanced", "players": 6}, ""),
    ("passenger-card-slide", SOLO, "sv-options-not-alone"),
    ("joint-passenger-line", {}, ""),
    ("joint-passenger-line", SOLO, "sv-options-not-alone"),
    ("several-plows", {"level": "advanced"}, ""),
    ("several-plows", {"level": "advanced", **SOLO}, ""),
    ("several-plows", {"level": "basic"}, "sv-options-advanced-only"),
    ("convoy-transfer", {}, ""),
    ("convoy-transfer", SOLO, ""),
    ("better-passenger-service", {"length": "short"}, ""),
    ("better-passenger-service", {"scenario": "golden-spike"}, ""),
    ("better-passenger-service", {"length": "regular"}, "sv-options-short-only"),
    ("better-passenger-service", {"length": "campaign"}, "sv-options-short-only"),
    ("better-passenger-service", SOLO, "sv-options-not-alone"),
    ("simple-market", {}, ""),
    ("simple-market", {"length": "short"}, ""),
    ("simple-market", {"length": "long"}, "sv-options-not-long"),
    ("simple-market", {"level": "advanced"}, "sv-options-basic-only"),
    ("simple-market", SOLO, "sv-options-not-alone"),
    ("hiring", {"level": "advanced"}, ""),
    ("hiring", {"level": "basic"}, "sv-options-advanced-only"),
    ("hiring", {"level": "advanced", "length": "short"}, "sv-options-not-short"),
    ("hiring", {"level": "advanced", **SOLO}, "sv-options-not-alone"),
]


@rule("SV-1.4")
@pytest.mark.parametrize(("name", "game", "why"), FITS)
def test_an_optional_rule_fits_level_length_and_number(name: str, game: dict[str, Any], why: str) -> None:
    assert misfit(**{"players": 2, **game}, rules=[name]) == why


@rule("SV-1.4")
def test_optional_rules_can_be_combined() -> None:
    rules = ["passenger-card-slide", "joint-passenger-line", "several-plows", "convoy-transfer", "hiring"]
    play = begin(level="advanced", rules=rules, pieces=["S P", "S P"])
    assert play.view(None).rules == rules
