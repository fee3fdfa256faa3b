"""The page of the lab in a browser: nothing wrong by axe-core, nothing fetched, nothing wider than the window."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from goldenspike.lab.arena import Arena, arena, sort_matches, summary
from goldenspike.lab.report import write_arena
from goldenspike.lab.simulate import Request
from support.e2e.axe import violations
from support.e2e.people import DESKTOP, PHONE, Scheme


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("report")
    job = Arena(Request("silverton", 2, ["greedy", "random"], 2, 1, {"length": "short"}, None), folder / "kept")
    matches = sort_matches(arena(job))
    write_arena(folder / "arena.html", job, summary(job.request, matches), matches)
    return folder / "arena.html"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everybody_can_read_it(browser: Browser, report: Path, size: tuple[int, int], scheme: Scheme) -> None:
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, color_scheme=scheme)
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(report.as_uri())
    for summary_ in page.locator("summary").all():
        summary_.click()
    assert asked == [report.as_uri()]
    assert not violations(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    context.close()
