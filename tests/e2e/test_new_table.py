"""The page for new tables: only what goes together can be chosen."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Route, expect

from support.e2e.people import PHONE, Come, Person
from support.e2e.table import until

QUESTION = "**/api/games/*/options?*"


class Form:
    """The options of Silverton."""

    def __init__(self, person: Person) -> None:
        person.start()
        person.plan_table("silverton")
        self.person = person
        self.page = person.page

    def choice(self, name: str) -> Locator:
        return self.page.get_by_role("combobox", name=re.compile("^" + self.person.say(f"sv-option-{name}")))

    def rule(self, name: str) -> Locator:
        return self.page.get_by_role("checkbox", name=re.compile("^" + self.person.say(f"sv-option-rules-{name}")))

    def players(self) -> Locator:
        return self.page.get_by_role("group", name=self.person.say("web-players")).get_by_role("radio")

    def says(self, key: str, **values: object) -> Locator:
        return self.page.get_by_text(self.person.say(key, **values))


def test_a_scenario_decides_about_players_length_and_rules(come: Come) -> None:
    form = Form(come())
    expect(form.players()).to_have_count(5)
    form.choice("scenario").select_option("denver-6000")
    expect(form.players()).to_have_count(1)
    expect(form.choice("length")).to_be_disabled()
    expect(form.rule("joint-passenger-line")).to_be_disabled()
    title = form.person.say("sv-option-rules-joint-passenger-line")
    expect(form.says("sv-options-not-alone", option=title, rule="SV-15.2")).to_be_visible()
    form.choice("scenario").select_option("golden-spike")
    expect(form.players()).to_have_count(2)
    expect(form.rule("joint-passenger-line")).to_be_enabled()
    form.choice("scenario").select_option("")
    expect(form.choice("length")).to_be_enabled()
    expect(form.choice("length")).to_have_value("regular")


def test_a_rule_that_no_longer_fits_is_dropped(come: Come) -> None:
    form = Form(come())
    expect(form.rule("hiring")).to_be_disabled()
    form.choice("level").select_option("advanced")
    form.rule("hiring").check()
    form.rule("convoy-transfer").check()
    form.choice("level").select_option("basic")
    expect(form.rule("hiring")).to_be_disabled()
    expect(form.rule("hiring")).not_to_be_checked()
    expect(form.rule("convoy-transfer")).to_be_checked()
    form.person.press(form.person.button("web-open-table"))
    form.page.wait_for_url("**/t/*")


def test_a_client_that_chooses_faster_than_the_server_answers_loses_nothing(come: Come) -> None:
    form = Form(come())
    expect(form.players()).to_have_count(5)
    questions: list[Route] = []

    def hold(question: Route) -> None:
        questions.append(question)

    form.page.route(QUESTION, hold)
    for name, value in (("scenario", "denver-6000"), ("level", "advanced")):
        with form.page.expect_request(QUESTION):
            form.choice(name).select_option(value)
    until(lambda: form.page.title() and len(questions) == 2)
    for question in questions:
        question.continue_()
    expect(form.players()).to_have_count(1)
    expect(form.choice("scenario")).to_have_value("denver-6000")
    expect(form.choice("level")).to_have_value("advanced")
    expect(form.says("sv-web-about-scenario-denver-6000")).to_be_visible()


def test_how_long_it_takes(come: Come) -> None:
    form = Form(come(lang="fr"))
    expect(form.says("web-duration", hours=1, rest=45)).to_be_visible()
    form.choice("length").select_option("campaign")
    expect(form.says("web-duration", hours=3, rest=15)).to_be_visible()


def test_a_table_for_friends_or_for_strangers(come: Come) -> None:
    """Who asks for company finds seats for it, and a clock that fits."""
    person = come(lang="fr", size=PHONE)
    person.start()
    game = person.page.get_by_role("region", name="Silverton", exact=True)
    person.press(person.link("web-with-friends", game))
    clock = person.page.get_by_label(person.say("web-clock"), exact=False).first
    public = person.page.get_by_role("checkbox", name=person.say("web-public"))
    for pace, found in (("slow", False), ("fast", True)):
        expect(clock).to_have_value(pace)
        expect(public).to_be_checked(checked=found)
        kinds = person.page.get_by_label(person.say("web-seat-kind"))
        assert [kind.input_value() for kind in kinds.all()] == ["me", "open", "open", "open"]
        if not found:
            person.page.goto("/lobby")
            person.page.goto("/new#public")
    person.press(person.button("web-open-table"))
    expect(person.page.get_by_label(person.say("web-table-link"), exact=True)).to_be_visible()
