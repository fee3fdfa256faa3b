"""The camera follows the game, and goes back to where its user left it; and the page under a magnifying glass."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from support.e2e.people import GLASS, LAPTOPS, Come
from support.e2e.prepared import Prepare
from support.e2e.sight import lasting_faults, unreachable
from support.e2e.table import Table, at_rest, sit, until

LAPTOP = LAPTOPS[0]


def picture(table: Table) -> str:
    """Where the board has come to rest, whether it is drawn sharp already or still stretched."""
    return at_rest(table.board.locator(".picture"))


def marks(table: Table) -> Locator:
    return table.board.locator("i.mark")


def test_the_whole_board_home_and_back(come: Come, prepare: Prepare) -> None:
    table = sit(come, prepare(4, ("track", 4)), size=LAPTOP)
    hexes = table.board.locator("[data-spot]")
    expect(hexes.first).to_be_in_viewport(ratio=1)
    expect(hexes.last).to_be_in_viewport(ratio=1)
    whole = picture(table)

    table.press(table.button("web-map-home", table.board))
    until(lambda: picture(table) != whole)
    for _ in range(4):
        table.press(table.button("web-map-zoom-in", table.board))
    mine = picture(table)
    lines = table.choices.get_by_role("rowheader").get_by_role("button")
    chosen = table.board.locator('[data-spot][aria-pressed="true"]')
    for line in lines.all()[:6]:
        table.press(line)
        expect(chosen).to_be_in_viewport()
        until(lambda: chosen.evaluate(UNCOVERED))  # the map gives way in its own time
        table.press(table.button("web-cancel", table.choices))
        until(lambda: picture(table) == mine)
    table.press(table.button("web-map-fit", table.board))
    until(lambda: picture(table) == whole)


UNCOVERED = """
(spot) => {
    const { left, top, width, height } = spot.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.window') !== null;
}
"""


def test_the_log_shows_where(come: Come, prepare: Prepare) -> None:
    table = sit(come, prepare(4, ("track", 4)), size=LAPTOP)
    table.build_listed()
    expect(marks(table).first).to_be_in_viewport()  # the move that was just made
    table.tab("log")
    built = table.say("cd-event-track_laid", player=table.person.name, railroad="", hexes=1, last="", cost=0, income=0)
    told = table.log.filter(has_text=built.partition(":")[0].strip())
    for _ in range(8):
        table.press(table.button("web-map-zoom-in", table.board))
    table.press(told.last.get_by_role("button", name=table.say("web-log-show")).first)
    expect(marks(table).first).to_be_in_viewport()


def test_every_line_of_the_log_shows_where(come: Come, prepare: Prepare) -> None:
    """On the board; what is not there, where the page tells of it."""
    table = sit(come, prepare(4, ("track", 4)), size=LAPTOP)
    table.tab("log")
    lines = table.log.get_by_role("paragraph")
    told = lines.filter(has=table.page.get_by_role("button", name=table.say("web-log-show"), exact=True))
    expect(told).to_have_count(lines.count())
    turn = lines.filter(has_text=table.say("cd-event-turn_advanced", turn=4))
    table.press(turn.get_by_role("button", name=table.say("web-log-show")))
    expect(table.head.locator("[data-pointed]")).to_be_in_viewport()


def test_the_key_closes_with_escape(come: Come, prepare: Prepare) -> None:
    """And what is half chosen stays."""
    table = sit(come, prepare(4, ("track", 4)), size=LAPTOP)
    table.press(table.choices.get_by_role("rowheader").get_by_role("button").first)
    key = table.board.get_by_role("region", name=table.say("web-map-legend"), exact=True)
    table.press(table.button("web-map-legend", table.board))
    expect(key).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(key).to_be_hidden()
    expect(table.building).to_be_visible()


@pytest.mark.parametrize("when", [("stock", 4), ("track", 4), ("order", 4)], ids=["stock", "track", "order"])
def test_at_twice_the_size(come: Come, prepare: Prepare, when: tuple[str, int]) -> None:
    """Nothing is wider than the page, and everything that decides can be scrolled to and pressed."""
    table = sit(come, prepare(4, when), size=GLASS)
    choices = table.page.get_by_role("tabpanel", name=re.compile(table.say("web-tab-choices")))
    expect(table.phase(when[0])).to_be_visible()
    assert table.page.evaluate("document.documentElement.scrollWidth") <= GLASS[0]
    assert not unreachable(choices)
    if when[0] == "order":
        assert not lasting_faults(choices, chosen=True)
