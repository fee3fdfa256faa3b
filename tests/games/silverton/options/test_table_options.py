"""SV-1.4, SV-14.0 and SV-15: what fits together is accepted, and everything else is refused by name."""

from __future__ import annotations

from itertools import chain, combinations, product
from typing import Any

import pytest

import goldenspike as gs
from goldenspike.games import find
from goldenspike.games.silverton.options.table_options import RULES
from goldenspike.kernel.setup import check_options
from support.games import NAMES, board, rule

LEVELS = [None, "basic", "advanced"]
LENGTHS = [None, "short", "regular", "long", "campaign"]

# SV-14: number of players, and what the scenario counts as for SV-15 (None: the length chosen)
SCENARIOS = {
    "denver-6000": ([1], "short"),
    "denver-10000": ([1], "regular"),
    "salt-lake-city-10000": ([1], "regular"),
    "denver-campaign": ([1], "campaign"),
    "golden-spike": ([2, 3], "campaign"),
    "copper-spike": ([1], "campaign"),
    "nickel-spike": ([3], "campaign"),
    "silver-spike": ([4], "campaign"),
    "power-start": ([5], None),
}

SLIDE, JOINT, PLOWS, CONVOY, SERVICE, MARKET, HIRING = (
    *("passenger-card-slide", "joint-passenger-line", "several-plows", "convoy-transfer"),
    *("better-passenger-service", "simple-market", "hiring"),
)


def why_not(players: int, **options: Any) -> str | None:
    """The name of the refusal, or None."""
    chosen = {name: value for name, value in options.items() if value is not None}
    try:
        check_options(find("silverton"), chosen, players)
    except gs.GoldenSpikeError as error:
        return error.key if error.values["rule"].startswith("SV-") else "a refusal without its rule"
    return None


# What the rules say, once more and in other words


def table_fits(players: int, length: str | None, scenario: str | None) -> bool:
    if scenario is None:
        return players > 1
    numbers, counts_as = SCENARIOS[scenario]
    return players in numbers and (counts_as is None or length is None)


def rule_fits(name: str, players: int, level: str | None, length: str | None, scenario: str | None) -> bool:
    counted = length if scenario is None else SCENARIOS[scenario][1] or length
    advanced, several = level == "advanced", players > 1
    return {
        SLIDE: several,
        JOINT: several,
        PLOWS: advanced,
        CONVOY: True,
        SERVICE: several and (counted == "short" or scenario is not None),
        MARKET: several and not advanced and counted != "long",
        HIRING: several and advanced and counted != "short",
    }[name]


@rule("SV-1.4", "SV-14.0", "SV-15.1", "SV-15.2", "SV-15.3", "SV-15.4", "SV-15.5", "SV-15.6", "SV-15.7")
def test_every_combination_is_accepted_or_refused_as_the_rules_say() -> None:
    """All 900 tables with each of the 128 choices of optional rules: a choice fits if each of its rules does."""
    choices = list(chain.from_iterable(combinations(RULES, size) for size in range(len(RULES) + 1)))
    accepted = 0
    for players, level, length, scenario in product(range(1, 7), LEVELS, LENGTHS, [None, *SCENARIOS]):
        fits = table_fits(players, length, scenario)
        fitting = {name for name in RULES if rule_fits(name, players, level, length, scenario)}
        for chosen in choices:
            allowed = fits and fitting.issuperset(chosen)
            refused = why_not(players, level=level, length=length, scenario=scenario, rules=list(chosen) or None)
            assert (refused is None) == allowed, (players, level, length, scenario, chosen, refused)
            accepted += allowed
    # Without a scenario 336 for each number of players; then the solitaires, the other Spikes and the power start.
    assert accepted == 5 * 336 + 5 * 8 + 4 * 128 + 576


@rule("SV-1.4")
@pytest.mark.parametrize("length", LENGTHS)
def test_one_player_has_only_the_solitaire_scenarios(length: str | None) -> None:
    assert why_not(1, length=length) == "sv-options-alone"
    with pytest.raises(gs.GoldenSpikeError) as caught:
        gs.new_game("silverton", NAMES[:1], seed=1)
    assert (caught.value.key, caught.value.values) == ("sv-options-alone", {"rule": "SV-1.4"})


@rule("SV-1.4", "SV-14.0")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_has_its_number_of_players(scenario: str) -> None:
    for players in range(1, 7):
        expected = None if players in SCENARIOS[scenario][0] else "sv-options-scenario-players"
        assert why_not(players, scenario=scenario) == expected
    with pytest.raises(gs.GoldenSpikeError) as caught:
        gs.new_game("silverton", NAMES[:6], options={"scenario": scenario})
    numbers = ", ".join(map(str, SCENARIOS[scenario][0]))
    assert (caught.value.values["scenario"], caught.value.values["players"]) == (scenario, numbers)


@rule("SV-14.0", "SV-14.10")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_only_the_power_start_takes_a_length(scenario: str) -> None:
    numbers, counts_as = SCENARIOS[scenario]
    for length in LENGTHS[1:]:
        expected = "sv-options-scenario-length" if counts_as else None
        assert why_not(numbers[0], scenario=scenario, length=length) == expected


@pytest.mark.parametrize(
    ("name", "key", "table"),
    [
        pytest.param(SLIDE, "not-alone", (1, {"scenario": "denver-6000"}), marks=rule("SV-15.1")),
        pytest.param(JOINT, "not-alone", (1, {"scenario": "copper-spike"}), marks=rule("SV-15.2")),
        pytest.param(PLOWS, "advanced-only", (4, {}), marks=rule("SV-15.3")),
        pytest.param(PLOWS, "advanced-only", (1, {"scenario": "denver-campaign"}), marks=rule("SV-15.3")),
        pytest.param(SERVICE, "not-alone", (1, {"scenario": "denver-6000"}), marks=rule("SV-15.5")),
        pytest.param(SERVICE, "short-only", (4, {}), marks=rule("SV-15.5")),
        pytest.param(SERVICE, "short-only", (2, {"length": "campaign"}), marks=rule("SV-15.5")),
        pytest.param(MARKET, "not-alone", (1, {"scenario": "denver-10000"}), marks=rule("SV-15.6")),
        pytest.param(MARKET, "basic-only", (3, {"level": "advanced"}), marks=rule("SV-15.6")),
        pytest.param(MARKET, "not-long", (3, {"length": "long"}), marks=rule("SV-15.6")),
        pytest.param(MARKET, "not-long", (5, {"scenario": "power-start", "length": "long"}), marks=rule("SV-15.6")),
        pytest.param(
            HIRING, "not-alone", (1, {"level": "advanced", "scenario": "copper-spike"}), marks=rule("SV-15.7")
        ),
        pytest.param(HIRING, "advanced-only", (2, {}), marks=rule("SV-15.7")),
        pytest.param(HIRING, "not-short", (2, {"level": "advanced", "length": "short"}), marks=rule("SV-15.7")),
        pytest.param(
            *(HIRING, "not-short", (5, {"level": "advanced", "length": "short", "scenario": "power-start"})),
            marks=rule("SV-15.7"),
        ),
    ],
)
def test_a_rule_that_does_not_fit_is_named(name: str, key: str, table: tuple[int, dict[str, Any]]) -> None:
    players, options = table
    with pytest.raises(gs.GoldenSpikeError) as caught:
        gs.new_game("silverton", NAMES[:players], options={**options, "rules": [name]})
    assert caught.value.key == f"sv-options-{key}"
    assert caught.value.values == {"option": name, "rule": f"SV-15.{RULES.index(name) + 1}"}


@rule("SV-15.5")
@pytest.mark.parametrize("scenario", [name for name in SCENARIOS if SCENARIOS[name][0] != [1]])
def test_better_service_fits_every_scenario_of_several_players(scenario: str) -> None:
    assert why_not(SCENARIOS[scenario][0][0], scenario=scenario, rules=[SERVICE]) is None


def test_what_is_no_option_at_all() -> None:
    refused: tuple[tuple[Any, str], ...] = (
        ({"levels": "basic"}, "options-unknown"),
        ({"level": "expert"}, "options-bad-value"),
        ({"level": ["basic"]}, "options-bad-value"),
        ({"length": None}, "options-bad-value"),
        ({"scenario": "denver"}, "options-bad-value"),
        ({"rules": ["hiring", "firing"]}, "options-bad-value"),
        ({"rules": [None]}, "options-bad-value"),
        ({"rules": {"hiring": True}}, "options-bad-value"),
        (["level"], "options-not-a-table"),
    )
    for options, key in refused:
        with pytest.raises(gs.GoldenSpikeError) as caught:
            gs.new_game("silverton", NAMES[:2], options=options)
        assert caught.value.key == key


def test_the_record_keeps_what_was_said_with_rules_in_their_own_order() -> None:
    options = {"rules": [HIRING, SLIDE, HIRING], "level": "advanced"}
    play = gs.new_game("silverton", NAMES[:2], seed=1, options=options, pack=board("silverton-1.0.0"))
    record = play.record()
    assert record["options"] == {"rules": [SLIDE, HIRING], "level": "advanced"}
    assert gs.load(record, pack=board("silverton-1.0.0")).view(None) == play.view(None)
    assert play.view(None).rules == [SLIDE, HIRING]


@pytest.mark.parametrize("wrong", [{"level": "basic"}, {"length": "short"}, {"scenario": "power-start"}, {"rules": 7}])
def test_a_record_whose_options_do_not_fit_is_refused(wrong: dict[str, Any]) -> None:
    options = {"level": "advanced", "rules": [HIRING]}
    record = gs.new_game("silverton", NAMES[:2], seed=1, options=options, pack=board("silverton-1.0.0")).record()
    record["options"] = {**options, **wrong}
    with pytest.raises(gs.RecordError) as caught:
        gs.load(record, pack=board("silverton-1.0.0"))
    assert caught.value.key == "record-bad-table"
