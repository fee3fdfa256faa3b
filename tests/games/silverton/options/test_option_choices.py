"""Which options of a table go together, for a page on which they are chosen (SV-1.4, SV-14, SV-15)."""

from __future__ import annotations

from itertools import combinations, pairwise, product
from typing import Any

import pytest

from goldenspike import GoldenSpikeError, games
from goldenspike.games.silverton.options.scenarios import NAMES
from goldenspike.games.silverton.options.table_options import LENGTHS, RULES
from goldenspike.kernel.option_choices import OptionChoice, find_option_choices
from goldenspike.kernel.setup import check_options

SILVERTON = games.find("silverton")


def fit_of(option: str, value: str, **options: Any) -> OptionChoice:
    return next(
        fit for fit in find_option_choices(SILVERTON, options).values if (fit.option, fit.value) == (option, value)
    )


@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({}, [2, 3, 4, 5, 6]),
        ({"scenario": "denver-6000"}, [1]),
        ({"scenario": "golden-spike"}, [2, 3]),
        ({"scenario": "power-start", "length": "long"}, [5]),
    ],
)
def test_how_many_can_play(options: dict[str, Any], seats: list[int]) -> None:
    assert find_option_choices(SILVERTON, options).seats == seats


def test_any_scenario_can_be_chosen_whatever_else_was() -> None:
    before = {"scenario": "silver-spike", "level": "advanced", "rules": ["hiring"]}
    assert all(fit_of("scenario", name, **before).seats for name in NAMES)


@pytest.mark.parametrize(
    ("rule", "options", "why"),
    [
        ("hiring", {}, "sv-options-advanced-only"),
        ("hiring", {"level": "advanced"}, None),
        ("hiring", {"level": "advanced", "length": "short"}, "sv-options-not-short"),
        ("simple-market", {"length": "long"}, "sv-options-not-long"),
        ("simple-market", {"level": "advanced"}, "sv-options-basic-only"),
        ("better-passenger-service", {}, "sv-options-short-only"),
        ("better-passenger-service", {"scenario": "golden-spike"}, None),
        ("joint-passenger-line", {"scenario": "denver-6000"}, "sv-options-not-alone"),
    ],
)
def test_why_an_optional_rule_cannot_be_chosen(rule: str, options: dict[str, Any], why: str | None) -> None:
    fit = fit_of("rules", rule, **options)
    assert (fit.key, fit.seats == []) == (why, why is not None)
    if why:
        assert fit.values == {"option": rule, "rule": f"SV-15.{RULES.index(rule) + 1}"}


def test_a_scenario_leaves_no_choice_of_length() -> None:
    assert {fit_of("length", each, scenario="denver-campaign").key for each in LENGTHS} == {
        "sv-options-scenario-length"
    }
    assert fit_of("length", "long", scenario="power-start").seats == [5]


def test_what_does_not_go_together_is_dropped() -> None:
    wished = {"level": "basic", "rules": ["convoy-transfer", "hiring"]}
    assert find_option_choices(SILVERTON, wished).options == {"level": "basic", "rules": ["convoy-transfer"]}
    wished = {"scenario": "golden-spike", "length": "long"}
    assert find_option_choices(SILVERTON, wished).options == {"scenario": "golden-spike"}


def test_what_is_left_can_be_played_by_just_those_numbers() -> None:
    """For every level, length and scenario with every pair of rules."""
    for level, length, scenario in product(("basic", "advanced"), LENGTHS, [None, *NAMES]):
        for rules in combinations(RULES, 2):
            wished: dict[str, Any] = {"level": level, "length": length, "rules": rules}
            found = find_option_choices(SILVERTON, wished | ({"scenario": scenario} if scenario else {}))
            assert found.seats
            for seats in range(1, 7):
                if seats in found.seats:
                    assert check_options(SILVERTON, found.options, seats) == found.options
                else:
                    with pytest.raises(GoldenSpikeError):
                        check_options(SILVERTON, found.options, seats)


def test_unknown_options_are_refused_by_name() -> None:
    with pytest.raises(GoldenSpikeError, match="colour"):
        find_option_choices(SILVERTON, {"colour": "red"})
    with pytest.raises(GoldenSpikeError, match="expert"):
        find_option_choices(SILVERTON, {"level": "expert"})


def test_longer_games_and_more_players_take_longer() -> None:
    minutes = [find_option_choices(SILVERTON, {"length": length}).minutes for length in LENGTHS]
    assert all(shorter < longer for shorter, longer in pairwise(minutes))
    assert minutes[0][:3] == sorted(minutes[0][:3])
    assert find_option_choices(SILVERTON, {"level": "advanced"}).minutes > find_option_choices(SILVERTON, {}).minutes


def test_a_game_without_options() -> None:
    found = find_option_choices(games.find("continental-divide"), {})
    assert (found.options, found.seats, found.values) == ({}, [3, 4, 5, 6], [])
    assert found.minutes == sorted(found.minutes)
