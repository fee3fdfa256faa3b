"""What axe-core finds wrong with a page."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from support.e2e.people import Scheme

AXE_SCRIPT = Axe().axe_script
RUN = "([part, options]) => axe.run(part ?? document, options).then(({ violations }) => violations)"
FOUND = {"resultTypes": ["violations"]}
"""Of what is well, telling every place takes most of the time."""
BY_COLOUR = {**FOUND, "runOnly": ["color-contrast", "link-in-text-block"]}
"""What may be well by day and wrong by night."""
ARRIVE = """
() => new Promise((done) => requestAnimationFrame(() => {
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
    done();
}))
"""


def violations(page: Page, part: str | None = None) -> list[dict[str, Any]]:
    """In all of it, or in the part that a selector names."""
    return ran(page, part, FOUND)


def by_night(page: Page, part: str | None = None) -> list[dict[str, Any]]:
    """What is wrong with the dark colours of a page that is shown in light ones."""
    show(page, "dark")
    found = ran(page, part, BY_COLOUR)
    show(page, "light")
    return found


def show(page: Page, scheme: Scheme) -> None:
    """At once: a colour on its way to another would be neither."""
    page.emulate_media(color_scheme=scheme)
    page.evaluate(ARRIVE)


def ran(page: Page, part: str | None, options: dict[str, Any]) -> list[dict[str, Any]]:
    if not page.evaluate("'axe' in window"):  # to bring it along takes as long as a look
        page.evaluate(AXE_SCRIPT)
    context = None if part is None else {"include": [[part]]}
    found: list[dict[str, Any]] = page.evaluate(RUN, [context, options])
    return found


def told(violation: dict[str, Any]) -> str:
    places = [node["target"] for node in violation["nodes"][:3]]
    return f"{violation['id']} ({violation['impact']}) at {places}"
