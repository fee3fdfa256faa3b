"""Silverton from the start page to the last dollar, by clicking as people do."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from goldenspike.games.silverton.options import scenarios, table_options
from support.e2e.links import link_for
from support.e2e.people import DESKTOP, PHONE, Come
from support.e2e.silverton import Silverton, open_table, play_on
from support.e2e.table import until

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


@SIZES
def test_a_whole_solitaire_with_its_grade(come: Come, size: tuple[int, int]) -> None:
    ann = come(size=size)
    open_table(ann, ("me", "Ann"), scenario="denver-6000")
    table = Silverton(ann)
    play_on(table)
    grade = table.dialog_shows_grade()
    assert grade
    expect(table.end.get_by_role("rowheader", name="Ann")).to_be_visible()


@SIZES
def test_a_whole_short_game_of_two_people_and_a_bot(come: Come, size: tuple[int, int]) -> None:
    ann, bob = come(name="Ann", size=size), come(name="Bob", size=size)
    open_table(ann, ("me", "Ann"), ("bot", "greedy"), ("friend", "Bob"), length="short")
    bob.join(link_for("Bob", ann))
    tables = [Silverton(ann), Silverton(bob)]
    play_on(*tables)
    assert len({table.end.get_by_role("table").inner_text() for table in tables}) == 1
    for table in tables:
        table.press(table.button("web-close", table.end))
        table.tab("log")
    until(lambda: tables[0].told() == tables[1].told())


SCENARIOS = {
    "denver-6000": 1,
    "denver-10000": 1,
    "salt-lake-city-10000": 1,
    "denver-campaign": 1,
    "golden-spike": 2,
    "copper-spike": 1,
    "nickel-spike": 3,
    "silver-spike": 4,
    "power-start": 5,
}
RULES: dict[str, dict[str, str]] = {
    "passenger-card-slide": {},
    "joint-passenger-line": {},
    "several-plows": {"level": "advanced"},
    "convoy-transfer": {},
    "better-passenger-service": {"length": "short"},
    "simple-market": {},
    "hiring": {"level": "advanced"},
}
BOT = ("bot", "greedy")


def test_every_scenario_and_optional_rule_is_among_them() -> None:
    assert set(SCENARIOS) == {scenario.name for scenario in scenarios.SCENARIOS}
    assert set(RULES) == set(table_options.RULES)


@pytest.mark.parametrize("level", ["basic", "advanced"])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_turn_of_every_scenario(come: Come, scenario: str, level: str) -> None:
    ann = come()
    others = [BOT] * (SCENARIOS[scenario] - 1)
    open_table(ann, ("me", "Ann"), *others, scenario=scenario, level=level)
    play_a_turn(Silverton(ann))


@pytest.mark.parametrize("rule", RULES)
def test_a_turn_with_every_optional_rule(come: Come, rule: str) -> None:
    ann = come()
    open_table(ann, ("me", "Ann"), BOT, BOT, rules=(rule,), **RULES[rule])
    play_a_turn(Silverton(ann))


def play_a_turn(table: Silverton) -> None:
    expect(table.board).to_be_visible()
    play_on(table, until_turn=2)
    until(table.is_asked)
    log = table.told()
    assert log
    assert not [line for line in log if "sv-" in line]
