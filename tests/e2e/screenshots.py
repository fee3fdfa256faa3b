"""`make screenshots`: the pictures in README and docs, from a prepared game, so that they come out alike every time."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))  # as pytest does, for the helpers below

import httpx
from e2e.people import PHONE, Person, launch
from e2e.prepared import Prepared
from e2e.serving import Served, build_client
from e2e.table import Table
from playwright.sync_api import Browser, sync_playwright

PICTURES = Path(__file__).parents[2] / "docs" / "images"
WIDE = (1440, 900)


def main() -> int:
    build_client()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Served(Path(folder))
        server.start()
        browser = launch(playwright)
        try:
            take(browser, server.url)
        finally:
            browser.close()
            server.kill()
    return 0


def take(browser: Browser, home: str) -> None:
    with httpx.Client(base_url=home) as http:
        middle = Prepared(http, 4, ("stock", 6), as_dealt=True)
        building = Prepared(http, 4, ("track", 4), as_dealt=True)
    visitor = Person(browser, home, size=WIDE)
    visitor.start()
    picture(visitor, "start")
    picture(seated(browser, home, middle), "board")
    picture(seated(browser, home, middle, scheme="dark"), "dark")
    builder = seated(browser, home, building)
    table = Table(builder)
    farthest = max(table.targets(in_sight=True), key=lambda hex_id: -ord(hex_id[0]))
    table.hex(farthest).hover()
    picture(builder, "building")
    picture(seated(browser, home, middle, size=PHONE), "phone")


def seated(browser: Browser, home: str, game: Prepared, **wishes: object) -> Person:
    """Whoever is asked, at the table."""
    person = Person(browser, home, name=game.name(game.asked), **{"size": WIDE, **wishes})  # type: ignore[arg-type]
    person.sit(game.link(game.asked))
    Table(person).my_turn.wait_for()
    return person


def picture(person: Person, name: str) -> None:
    person.page.wait_for_timeout(800)  # fonts, and a board that settles
    person.page.screenshot(path=PICTURES / f"{name}.png")
    print(f"{name}.png")


if __name__ == "__main__":
    sys.exit(main())
