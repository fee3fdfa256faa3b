"""The spreadsheet beside the board and over it, and what a bot would do."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from support.e2e.people import DESKTOP, PHONE, Come, Person
from support.e2e.prepared import Prepare
from support.e2e.table import Table


def cells(table: Locator, column: int) -> list[int]:
    texts = table.locator(f"tbody tr td:nth-of-type({column})").all_inner_texts()
    return [int(text.strip("$") or -1) for text in texts]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_figures_are_sorted_by_any_column(come: Come, prepare: Prepare, size: tuple[int, int]) -> None:
    game = prepare(4, ("track", 3))
    ann = come(name=game.name(game.asked), size=size)
    ann.sit(game.link(game.asked))
    table = Table(ann)
    table.tab("sheet")
    ann.press(ann.button("web-sheet-over"))
    tables = ann.page.get_by_role("dialog").get_by_role("table")
    expect(tables).to_have_count(2)
    shares, turns = tables.all()
    cash = shares.get_by_role("columnheader", name=ann.say("cd-web-cash"))
    column = 1 + [each.inner_text().strip() for each in shares.get_by_role("columnheader").all()[1:]].index(
        ann.say("cd-web-cash")
    )
    for order, way in (("descending", True), ("ascending", False)):
        ann.press(cash.get_by_role("button"))
        expect(cash).to_have_attribute("aria-sort", order)
        found = cells(shares, column)
        assert found == sorted(found, reverse=way)
    ann.press(cash.get_by_role("button"))
    expect(cash).to_have_attribute("aria-sort", "none")
    assert turns.locator("tbody tr").count() == 3
    assert sum(cells(turns, 1)) + sum(cells(turns, 2)) > 0


def advice(person: Person) -> Locator:
    return Table(person).choices.get_by_text(person.say("web-hint-draft"))


def asks(person: Person) -> None:
    person.press(person.button("web-hint"))
    expect(advice(person)).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_advice_is_shown_and_followed_by_one_click(come: Come, size: tuple[int, int]) -> None:
    ann = come(size=size)
    ann.start()
    ann.play_now()
    table = Table(ann)
    expect(table.my_turn).to_be_visible()
    asks(ann)
    table.confirm(table.choices.locator(".button.primary").first)
    expect(advice(ann)).to_be_hidden()


def test_a_bot_of_silverton_sets_its_piece_on_the_map(come: Come) -> None:
    ann = come()
    ann.start()
    ann.play_now("Silverton")
    expect(Table(ann).my_turn).to_be_visible()
    asks(ann)
    expect(ann.page.get_by_role("radio", checked=True).first).to_be_visible()
