"""`make screenshots`: pictures from seeded games, so that they change only when the pages do.

Those of README and docs; and, in a folder that is not kept, both boards in every size, theme, language and season.

python tests/screenshots.py [FOLDER [FOLDER OF ALL]]
"""

from __future__ import annotations

import itertools
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parent))

from goldenspike import Ask, Play
from goldenspike.kernel.entries import ChanceEntry
from support.e2e import planted
from support.e2e.people import PHONE, Person, Scheme, launch
from support.e2e.planted import Planted, offers
from support.e2e.prepared import Prepared, When
from support.e2e.serving import Served, build_client
from support.e2e.silverton import Silverton
from support.e2e.silverton_questions import summer
from support.e2e.table import Table
from support.server.helpers import Guest, bot, config_for, human, running, sqlite_at

HOME = Path(__file__).parents[1]
IMAGES = HOME / "docs" / "images"
ALL = HOME / "build" / "screenshots"
SIZE = (1280, 720)
SIZES = [(1280, 720), (1440, 900), (1920, 1080), PHONE]
LOOKS: list[tuple[Scheme, str]] = [("light", "en"), ("dark", "fr")]
CLOSER = 3
"""How often one presses "+" to look closely."""
PLAYERS = 4
MID_GAME: When = ("stock", 6)
BUILDING: When = ("track", 4)


def winter(play: Play) -> bool:
    return offers(play, "plow")


def a_dispute(play: Play) -> bool:
    """Somebody is asked just after the dice of one."""
    last = play.log[-1] if play.log else None
    return isinstance(last, ChanceEntry) and isinstance(last.purpose, dict) and "dispute" in last.purpose


def a_deal(play: Play) -> bool:
    view = play.view(None)
    asked = isinstance(play.pending, Ask) and play.view(play.pending.seat).players[play.pending.seat]
    rich = asked and (asked.cash or 0) > DEAL
    return rich and offers(play, "offer") and view.turn > 5 and all(len(player.claims) > 1 for player in view.players)


DEAL = 250
MOMENTS = [summer, winter, a_dispute, a_deal]


class Photographer:
    def __init__(self, browser: Browser, home: str, folder: Path) -> None:
        self.browser = browser
        self.home = home
        self.folder = folder

    def person(self, **wishes: Any) -> Person:
        return Person(self.browser, self.home, **{"size": SIZE, **wishes})

    @contextmanager
    def table(self, when: When, **wishes: Any) -> Iterator[Table]:
        """The player to move at that time looks at the table."""
        with httpx.Client(base_url=self.home, timeout=30) as http:
            game = Prepared(http, PLAYERS, when, as_dealt=True)
        with self.person(name=game.name(game.asked), **wishes) as person:
            person.sit(game.link(game.asked))
            table = Table(person)
            expect(table.phase(when[0])).to_be_visible()
            yield table

    def take(self, person: Person, name: str) -> None:
        """Once nothing moves any more: fonts are there, and the board is drawn sharp."""
        picture, before = self._look(person), b""
        while picture != before:
            picture, before = self._look(person), picture
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / f"{name}.png").write_bytes(picture)
        print(self.folder / f"{name}.png")

    def _look(self, person: Person) -> bytes:
        person.page.evaluate("document.fonts.ready.then(() => new Promise((rest) => setTimeout(rest, 250)))")
        return person.page.screenshot(animations="disabled", caret="hide")

    def continental_divide(self) -> None:
        with self.person() as person:
            person.start()
            self.take(person, "start")
        with self.table(MID_GAME) as table:
            table.choices.get_by_role("row").get_by_role("radio").last.check()
            self.take(table.person, "board")
        with self.table(BUILDING) as table:
            point_along_a_line(table)
            self.take(table.person, "building")
        with self.table(BUILDING, size=PHONE) as table:
            table.press(table.choices.get_by_role("rowheader").get_by_role("button").first)
            expect(table.card).to_be_visible()
            table.page.touchscreen.tap(PHONE[0] / 2, 2)  # so that no trace of the finger is left
            self.take(table.person, "phone")
        with self.table(BUILDING, scheme="dark") as table:
            point_along_a_line(table)
            self.take(table.person, "dark")

    def over_days(self) -> None:
        """The lobby, and what waits for somebody on the phone."""
        with httpx.Client(base_url=self.home, timeout=30) as http:
            host, other = Guest(http), Guest(http)
            for guest, name, game, more in (
                (host, "Ann", "continental-divide", {"title": "An evening westward", "pace": "live"}),
                (other, "Bob", "continental-divide", {"title": "A move a day", "pace": "fast"}),
                (host, "Ann", "silverton", {"title": "Winter in the San Juans", "pace": "slow"}),
                (other, "Bob", "silverton", {"title": "First trip to the mines", "options": {"length": "short"}}),
            ):
                guest.open(human(name, me=True), bot("planner"), {"kind": "open"}, game=game, public=True, **more)
        with self.person(name="Cy") as person:
            person.page.goto("/lobby")
            expect(person.page.get_by_text("Winter in the San Juans")).to_be_visible()
            self.take(person, "lobby")
        with self.table(MID_GAME, size=PHONE) as table:
            table.page.goto("/")
            expect(table.page.get_by_role("listitem").filter(has_text=table.person.name).first).to_be_visible()
            self.take(table.person, "waiting")

    def every_look(self) -> None:
        for size, (scheme, lang) in itertools.product(SIZES, LOOKS):
            with self.table(MID_GAME, size=size, scheme=scheme, lang=lang) as table:
                self.whole_and_close(table, f"continental-divide-{size[0]}-{scheme}-{lang}")

    def every_season(self, seasons: dict[str, Planted]) -> None:
        for size, (scheme, lang), (season, game) in itertools.product(SIZES, LOOKS, seasons.items()):
            with self.silverton_table(game, size=size, scheme=scheme, lang=lang) as table:
                self.whole_and_close(table, f"silverton-{season}-{size[0]}-{scheme}-{lang}")

    def whole_and_close(self, table: Table | Silverton, name: str) -> None:
        self.take(table.person, f"{name}-whole")
        closer = table.button("web-map-zoom-in")
        for _ in range(CLOSER):
            table.press(closer)
        self.take(table.person, f"{name}-close")

    @contextmanager
    def silverton_table(self, game: Planted, **wishes: Any) -> Iterator[Silverton]:
        with self.person(name=game.name(game.asked), **wishes) as person:
            person.sit(game.link(game.asked))
            table = Silverton(person)
            expect(table.my_turn).to_be_visible()
            yield table

    def silverton(self, map_: Planted, snow: Planted, dispute: Planted, deal: Planted) -> None:
        with self.silverton_table(map_) as table:
            table.rows("sv-web-where-segment").first.check()
            self.take(table.person, "silverton")
            table.press(table.button("sv-web-chart-open"))
            self.take(table.person, "market")
        with self.silverton_table(map_, size=PHONE) as table:
            table.rows("sv-web-where-segment").first.check()
            self.take(table.person, "silverton-phone")
        with self.silverton_table(snow) as table:
            table.choices.get_by_role("radio").first.check()
            self.take(table.person, "winter")
        with self.silverton_table(dispute) as table:
            self.take(table.person, "dispute")
        with self.silverton_table(deal) as table:
            compose_a_deal(table)
            self.take(table.person, "deal")
        with self.person(lang="en") as person:
            person.start()
            person.press(person.button("learn-begin", lesson=person.say("learn-silverton")))
            person.page.wait_for_url("**/t/*")
            self.take(person, "lesson")


def compose_a_deal(table: Silverton) -> None:
    """Cash for somebody's claim."""
    partner = table.dealing.get_by_role("radio").first
    name = partner.locator("..").inner_text()
    partner.check()
    table.tray("sv-web-you-give").get_by_role("textbox").first.fill(str(DEAL))
    table.tray("sv-web-gives-you", player=name).get_by_role("checkbox").first.check()


def point_along_a_line(table: Table) -> None:
    """The line at the head of the list, drawn on the board with all its consequences."""
    table.press(table.choices.get_by_role("rowheader").get_by_role("button").first)
    expect(table.card).to_be_visible()
    table.page.mouse.move(1, 1)


def main() -> int:
    kept, all_ = [Path(given) for given in sys.argv[1:]] + [IMAGES, ALL][len(sys.argv) - 1 :]
    build_client()
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        browser = launch(playwright)
        # Without limits: the wanted order is dealt at one table in twenty-four.
        with running(config_for(sqlite_at(Path(scratch)))) as server:
            Photographer(browser, server.url, kept).continental_divide()
            Photographer(browser, server.url, kept).over_days()
            Photographer(browser, server.url, all_).every_look()
        planting = Served(Path(scratch))
        planting.start()
        try:
            games = planted.plant(planting, [planted.found(moment) for moment in MOMENTS])
            Photographer(browser, planting.url, kept).silverton(*games)
            Photographer(browser, planting.url, all_).every_season({"summer": games[0], "winter": games[1]})
        finally:
            planting.kill()
    return 0


if __name__ == "__main__":
    sys.exit(main())
