"""What is written on the boards can be read on the laptop most people have, with the whole board in sight."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from support.e2e import planted
from support.e2e.people import Come
from support.e2e.prepared import Prepare
from support.e2e.serving import Served
from support.e2e.silverton import Silverton
from support.e2e.silverton_questions import summer
from support.e2e.table import Table, at_rest

SIZE = (1280, 720)
LEAST_PIXELS = 9

SIZES = """(kinds) => [...document.querySelectorAll(kinds)]
    .filter((text) => text.getClientRects().length && getComputedStyle(text).display !== 'none')
    .map((text) => [text.textContent, parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a])"""


def letters(page: Page, kinds: str) -> dict[str, float]:
    found: list[tuple[str, float]] = page.evaluate(SIZES, kinds)
    return dict(found)


def test_numbers_and_cities_of_continental_divide(come: Come, prepare: Prepare) -> None:
    game = prepare(3, ("track", 2))
    person = come(name=game.name(game.asked), size=SIZE)
    person.sit(game.link(game.asked))
    expect(Table(person).my_turn).to_be_visible()
    found = letters(person.page, ".picture .cost, .picture .income, .picture .name, .picture .start-city")
    assert {"Denver", "Leadville", "Seattle", "Chicago"} <= set(found)
    assert min(found.values()) >= LEAST_PIXELS, sorted(found.items(), key=lambda each: each[1])[:3]


def test_towns_track_and_claims_of_silverton(come_here: Come, own_server: Served) -> None:
    """Everything that is written above the land."""
    (game,) = planted.plant(own_server, [planted.found(summer)])
    person = come_here(name=game.name(game.asked), size=SIZE)
    person.sit(game.link(game.asked))
    table = Silverton(person)
    expect(table.my_turn).to_be_visible()
    person.press(person.button("web-map-fit"))
    at_rest(table.board.locator(".picture"))
    found = letters(person.page, ".picture > svg:not(:first-child) text")
    assert {"Denver", "Silverton", "Leadville", *(game.name(seat)[0] for seat in range(3))} <= set(found)
    assert min(found.values()) >= LEAST_PIXELS, sorted(found.items(), key=lambda each: each[1])[:3]
