"""The table page fills the window: its parts scroll, the document never does."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from support.e2e.people import LAPTOPS, PHONE, Come, Person
from support.e2e.table import Table

SIZES = [LAPTOPS[0], LAPTOPS[2], PHONE]
OVERFLOW = """
() => [document.documentElement, document.body].map(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        [scrollWidth - clientWidth, scrollHeight - clientHeight]
)
"""
SCROLLED = """
() => {
    window.scrollTo(0, 10_000);
    const room = document.querySelector('.room');
    room.scrollTop = 10_000;
    return [window.scrollX, window.scrollY, room.scrollTop];
}
"""


@pytest.mark.parametrize("game", ["Continental Divide", "Silverton"])
@pytest.mark.parametrize("size", SIZES, ids=[f"{width}x{height}" for width, height in SIZES])
def test_the_document_never_scrolls(come: Come, game: str, size: tuple[int, int]) -> None:
    ann = come(size=size)
    ann.start()
    ann.play_now(game)
    table = Table(ann)
    expect(table.my_turn).to_be_visible()
    stays(ann, table)
    for tab in ann.page.get_by_role("tab").all():
        ann.press(tab)
        expect(tab).to_have_attribute("aria-selected", "true")
        stays(ann, table)


def stays(person: Person, table: Table) -> None:
    page = person.page
    assert page.evaluate(OVERFLOW) == [[0, 0], [0, 0]]
    if not person.phone:  # a phone has no wheel
        table.head.hover(position={"x": 5, "y": 5})
        page.mouse.wheel(0, 600)
        page.evaluate("() => new Promise(requestAnimationFrame)")
    assert page.evaluate("() => window.scrollY") == 0
    assert page.evaluate(SCROLLED) == [0, 0, 0]
