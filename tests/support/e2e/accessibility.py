"""Accessibility checks of a page: axe-core, sizes of targets, width."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from support.e2e.axe import by_night, told, violations
from support.e2e.people import DESKTOP, PHONE, Person

GRAVE = ("serious", "critical")


SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


THUMB = 44


SMALL = """
(least) => [...document.querySelectorAll('button, a[href], input, select, summary, textarea, [role=tab]')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false }))
    .map((element) => {
        // A label is part of its field. What stands in a line of text may be as low as the line (WCAG 2.5.5).
        const boxes = [element, ...(element.labels ?? [])].map((each) => each.getBoundingClientRect());
        const width = Math.max(...boxes.map((box) => box.width));
        const height = Math.max(...boxes.map((box) => box.height));
        const inText = element.closest('p, li, article') !== null && /^[A-Z]{2}-\\d/.test(element.innerText);
        return { name: element.ariaLabel || element.innerText || element.outerHTML, width, height, inText };
    })
    .filter(({ width, height, inText }) => width > 1 && !inText && Math.min(width, height) < least - 0.5)
    .map(({ name, width, height }) => `${name.slice(0, 60)}: ${Math.round(width)} x ${Math.round(height)}`)
"""


class Inspector:
    """Looks at one page after the other, on a phone also with a thumb, and says at the end what is wrong with which."""

    def __init__(self, night: bool = False) -> None:
        """`night`: in dark colours too."""
        self.night = night
        self.found: list[str] = []

    def look(self, page: Page, name: str, part: str | None = None) -> None:
        """At all of it, or at the part that a selector names."""
        grave = [each for each in violations(page, part) if each["impact"] in GRAVE]
        self.found += [f"{name}: {told(each)}" for each in grave]
        if self.night:
            self.found += [f"{name} by night: {told(each)}" for each in by_night(page, part)]
        if page.viewport_size and page.viewport_size["width"] == PHONE[0]:
            self.found += [f"{name}: {small}" for small in too_small(page)]
            if page.evaluate("document.documentElement.scrollWidth") > PHONE[0]:
                self.found.append(f"{name} is wider than the phone")

    def check(self) -> None:
        assert not self.found, "\n".join(self.found)


def wide(person: Person) -> None:
    assert person.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], person.page.url


def too_small(page: Page) -> list[str]:
    return [str(each) for each in page.evaluate(SMALL, THUMB)]


def check(person: Person) -> None:
    found = violations(person.page)
    assert not found, [told(each) for each in found]
    wider = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert not person.page.evaluate(wider), "it is wider than the window"
