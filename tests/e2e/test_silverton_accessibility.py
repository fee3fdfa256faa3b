"""axe-core on every step of Silverton, light and dark, desktop and phone; and targets that a thumb can hit."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from support.e2e import planted
from support.e2e.accessibility import SIZES, Inspector
from support.e2e.people import GLASS, Come, Person, visitors
from support.e2e.planted import Planted, Sort
from support.e2e.serving import Served
from support.e2e.sight import unreachable
from support.e2e.silverton import GAME, Silverton, sit_at
from support.e2e.silverton_questions import STEPS


@pytest.fixture(scope="module")
def steps(own_server: Served) -> dict[str, Planted]:
    tables = planted.plant(own_server, [planted.found(wanted) for wanted in STEPS.values()])
    return dict(zip(STEPS, tables, strict=True))


@pytest.fixture(scope="module")
def ended(browser: Browser, own_server: Served) -> list[Planted]:
    """A game of two and a solitaire with its grade, whose last choice is made here."""
    sorts = [Sort(2, planted.bides, "basic", length="short"), Sort(1, planted.bides, "basic", "denver-6000")]
    games = planted.plant(own_server, [planted.last(sort) for sort in sorts])
    with visitors(browser, own_server.url) as (come, _):
        for game in games:
            table = sit_at(come, game)
            while not table.is_over():
                table.decide()
    return games


Sit = Callable[[str], Silverton]


def sitting(person: Person, steps: dict[str, Planted]) -> Sit:
    """One person who sits down at one table after another, each time as the player to move."""

    def sit(name: str) -> Silverton:
        game = steps[name]
        person.name = game.name(game.asked)
        person.sit(game.link(game.asked))
        table = Silverton(person)
        expect(table.my_turn).to_be_visible()
        expect(table.choices.get_by_role("heading", level=3).first).to_be_visible()
        return table

    return sit


@SIZES
def test_steps(come_here: Come, steps: dict[str, Planted], size: tuple[int, int]) -> None:
    sit = sitting(come_here(size=size), steps)
    inspector = Inspector(night=True)
    for name in steps:
        table = sit(name)
        half_choose(table)
        inspector.look(table.page, name)
    for name in ["holdings", "log", "sheet", "about"] if table.person.phone else ["sheet", "notes", "about"]:
        table.tab(name)
        inspector.look(table.page, name, "#choices")
    inspector.check()


def test_steps_at_twice_the_size(come_here: Come, steps: dict[str, Planted]) -> None:
    """Nothing is wider than the page, and everything that is asked can be scrolled to and pressed."""
    ann = come_here(size=GLASS)
    choices = ann.page.get_by_role("tabpanel", name=re.compile(ann.say("web-tab-choices")))
    lost: dict[str, list[str]] = {}
    for name, game in steps.items():
        ann.name = game.name(game.asked)
        ann.sit(game.link(game.asked))
        expect(choices.get_by_role("heading", level=3).first).to_be_visible()
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= GLASS[0], name
        lost[name] = unreachable(choices)
    assert not any(lost.values()), lost


@SIZES
def test_pages(come_here: Come, size: tuple[int, int]) -> None:
    ann = come_here(size=size)
    inspector = Inspector(night=True)
    ann.start()
    ann.plan_table(GAME)
    expect(ann.page.get_by_text(ann.say("sv-web-about-scenario-none"))).to_be_visible()
    inspector.look(ann.page, "new table")
    ann.page.goto(f"/rules/{GAME}")
    expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
    expect(ann.page.get_by_text(ann.say("web-loading"))).to_have_count(0)
    inspector.look(ann.page, "rules")
    inspector.check()


@SIZES
def test_the_end(come_here: Come, ended: list[Planted], size: tuple[int, int]) -> None:
    """Its dialog has no banner of its own: the page has one already."""
    inspector = Inspector(night=True)
    for game in ended:
        table = Silverton(come_here(size=size))
        table.page.goto(f"/t/{game.table['id']}")
        expect(table.end.get_by_role("rowheader", name=game.name(0))).to_be_visible()
        if len(game.play.setup.players) == 1:
            table.dialog_shows_grade()
        expect(table.end.get_by_role("banner")).to_have_count(0)
        inspector.look(table.page, f"the end of {len(game.play.setup.players)}")
    inspector.check()


def half_choose(table: Silverton) -> None:
    """Something of whatever is asked, up to the last button."""
    for found in (table.choices.get_by_role("radio"), table.choices.get_by_role("checkbox")):
        if found.count():
            found.last.check()
            return
