"""People in browsers whose console and requests are checked when the test ends."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from support.e2e.people import Come, Person, visitors
from support.e2e.serving import Served

PICTURES = Path(tempfile.gettempdir()) / "goldenspike-e2e"


FAILED = pytest.StashKey[bool]()


def watched(browser: Browser, server: Served, request: pytest.FixtureRequest) -> Iterator[Come]:
    """Makes people. Whatever they did, their browsers asked nobody else for anything, and complained of nothing."""
    with visitors(browser, server.url) as (come, people):
        yield come
        if request.node.stash.get(FAILED, True):
            keep_pictures(request.node, people)
        else:
            for person in people:
                person.witness.check()


def keep_pictures(item: pytest.Item, people: list[Person]) -> None:
    PICTURES.mkdir(exist_ok=True)
    test = re.sub(r"[^\w-]+", "-", item.name)
    for person in people:
        for number, page in enumerate(person.context.pages):
            path = PICTURES / f"{test}-{person.name}-{number}.png"
            page.screenshot(path=path)
            item.add_report_section("teardown", "picture", f"{page.url}: {path}")
