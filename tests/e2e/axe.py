"""What axe-core finds wrong with a page."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

AXE = Axe()
FOUND = {"resultTypes": ["violations"]}
"""Of what is well, telling every place takes most of the time."""


def violations(page: Page, part: str | None = None) -> list[dict[str, Any]]:
    """In all of it, or in the part that a selector names."""
    context = None if part is None else {"include": [[part]]}
    found: list[dict[str, Any]] = AXE.run(page, context=context, options=FOUND).response["violations"]
    return found


def told(violation: dict[str, Any]) -> str:
    places = [node["target"] for node in violation["nodes"][:3]]
    return f"{violation['id']} ({violation['impact']}) at {places}"
