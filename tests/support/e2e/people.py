"""People with a browser of their own, and what their browsers must never do."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Playwright, Request, expect

from goldenspike import words

CHROMIUM = Path("/usr/bin/chromium")
# Parts of a window that nobody sees here: each cost a browser context most of a second. Of several such lists the last
# counts, so the ones that playwright switches off, and that could matter to a page, are named again.
SWITCHED_OFF = [
    "WebUIOmniboxPopup",
    "WebUIOmniboxFullPopup",
    "WebUIOmniboxAimPopup",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "OptimizationHints",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
]
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(SWITCHED_OFF)}",
]
DESKTOP = (1280, 1024)
LAPTOPS = [(1280, 720), (1366, 768), (1440, 900)]
PHONE = (360, 740)
GLASS = (LAPTOPS[0][0] // 2, LAPTOPS[0][1] // 2)
"""What a page at 200% has of the smallest laptop's screen."""
LOCALES = {"en": "en-US", "fr": "fr-FR"}
PATIENCE = 30_000
"""How long a page may take for anything on a busy machine, in milliseconds."""
Scheme = Literal["light", "dark"]
SETTINGS = """
if (location.protocol.startsWith('http') && !localStorage['gs:settings'])
    localStorage['gs:settings'] = JSON.stringify({ pace: '%s' });
"""
"""Settings that a person chose before this visit."""
UNINSTALLED = "delete Navigator.prototype.serviceWorker"
"""A browser in which no page is installed: what was kept of one would hide what the server does."""

expect.set_options(timeout=PATIENCE)


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS, headless=True)


class Witness:
    """Notes what a browser must never do: call strangers, complain, be stopped by the content security policy."""

    def __init__(self, context: BrowserContext, home: str) -> None:
        self.home = home
        self.strangers: list[str] = []
        self.complaints: list[str] = []
        self._expected: list[re.Pattern[str]] = []
        context.on("request", self._asked)
        context.on("console", self._said)
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((f"{self.home}/", "data:", "blob:")):
            self.strangers.append(request.url)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.text} ({message.location.get('url')})")

    def expects(self, complaint: str) -> None:
        """Browsers report every refused call as an error of the page; some are the point of a test."""
        self._expected.append(re.compile(complaint))

    def check(self) -> None:
        assert not self.strangers, f"the page called strangers: {self.strangers}"
        wrong = [said for said in self.complaints if not any(known.search(said) for known in self._expected)]
        assert not wrong, f"the browser complained: {wrong}"


class Person:
    """A person in front of a browser, with cookies, settings and a language of their own."""

    def __init__(
        self,
        browser: Browser,
        home: str,
        name: str = "Ann",
        lang: str = "en",
        size: tuple[int, int] = DESKTOP,
        scheme: Scheme = "light",
        calm: bool = True,
        pace: str = "at-once",
        installs: bool = False,
    ) -> None:
        self.name = name
        self.lang = lang
        self.phone = size[0] < 600
        self.home = home
        self.context = browser.new_context(
            base_url=home,
            locale=LOCALES[lang],
            viewport={"width": size[0], "height": size[1]},
            has_touch=self.phone,
            is_mobile=self.phone,
            color_scheme=scheme,
            reduced_motion="reduce" if calm else "no-preference",
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(SETTINGS % pace)
        if not installs:
            self.context.add_init_script(UNINSTALLED)
        self.witness = Witness(self.context, home)
        self.page = self.context.new_page()

    def __enter__(self) -> Person:
        return self

    def __exit__(self, failure: type[BaseException] | None, *_: object) -> None:
        """A person who came alone is watched, too; a failure of the test says more than the browser's complaints."""
        try:
            if failure is None:
                self.witness.check()
        finally:
            self.context.close()

    def say(self, key: str, **values: Any) -> str:
        """What stands on this person's page."""
        return words.say(key, lang=self.lang, **values)

    def press(self, locator: Locator, timeout: float | None = None) -> None:
        """With the mouse, or with a finger."""
        if self.phone:
            locator.tap(timeout=timeout)
        else:
            locator.click(timeout=timeout)

    def button(self, key: str, within: Locator | Page | None = None, **values: Any) -> Locator:
        return (within or self.page).get_by_role("button", name=self.say(key, **values), exact=True)

    def link(self, key: str, within: Locator | Page | None = None, **values: Any) -> Locator:
        return (within or self.page).get_by_role("link", name=self.say(key, **values), exact=True)

    def speak(self, lang: str) -> None:
        """Switch the language of the page."""
        if self.phone:
            self.press(self.button("web-settings"))
        self.page.get_by_label(self.say("web-language")).last.select_option(lang)
        self.lang = lang
        expect(self.page.locator("html")).to_have_attribute("lang", lang)
        if self.phone:
            self.press(self.button("web-close", self.page.get_by_role("dialog")))

    # Start page

    def start(self) -> None:
        self.page.goto("/")
        expect(self.play_button()).to_be_visible()

    def join(self, link: str) -> None:
        """By pasting a link on the start page."""
        self.start()
        self.page.get_by_label(self.say("web-join-link")).fill(link)
        self.press(self.button("web-join-go"))
        self.accept()

    def sit(self, link: str) -> None:
        """By following a link."""
        self.page.goto(link)
        self.accept()

    def accept(self, page: Page | None = None) -> None:
        """The invitation that a link leads to."""
        page = page or self.page
        self.press(self.button("server-join-sit", page))
        page.wait_for_url("**/t/*")

    def token(self, table: str, seat: int) -> str:
        """For a program that plays in this person's seat."""
        answer = self.context.request.post(f"/api/tables/{table}/seats/{seat}/link", data={})
        assert answer.ok, answer.text()
        return str(answer.json()["token"])

    def play_button(self, title: str = "Continental Divide") -> Locator:
        return self.button("web-play-now", self.page.get_by_role("region", name=title, exact=True))

    def play_now(self, title: str = "Continental Divide") -> None:
        self.press(self.play_button(title))
        self.page.wait_for_url("**/t/*")

    def new_table(self, *seats: tuple[str, str], public: bool = False) -> None:
        """`seats` are (who sits there, name or bot), as in ("friend", "Bob")."""
        self.plan_table()
        self.seat_table(*seats, public=public)

    def plan_table(self, game: str = "continental-divide") -> None:
        self.press(self.link("web-new-table", self.page.get_by_role("navigation")))
        self.page.get_by_role("combobox", name=self.say("web-game"), exact=True).select_option(game)

    def seat_table(self, *seats: tuple[str, str], public: bool = False) -> None:
        """Who sits where; then open it."""
        self.press(self.page.get_by_role("radio", name=str(len(seats)), exact=True).locator(".."))
        for number, (sitting, name) in enumerate(seats, 1):
            seat = self.page.get_by_role("group", name=self.say("web-seat", number=number))
            seat.get_by_label(self.say("web-seat-kind")).select_option(sitting)
            if sitting == "bot":
                seat.get_by_label(self.say("web-bot-level")).select_option(name)
            elif sitting != "open":
                seat.get_by_label(self.say("web-name")).fill(name)
        if public:
            self.page.get_by_role("checkbox", name=self.say("web-public")).check()
        self.press(self.button("web-open-table"))
        self.page.wait_for_url("**/t/*")


Come = Callable[..., Person]
"""Makes somebody with these wishes: name, lang, size, scheme, calm, pace, installs."""


@contextmanager
def visitors(browser: Browser, home: str) -> Iterator[tuple[Come, list[Person]]]:
    """Something that makes people, and those there are; in the end their browsers are closed."""
    people: list[Person] = []

    def come(**wishes: Any) -> Person:
        people.append(Person(browser, home, **wishes))
        return people[-1]

    try:
        yield come, people
    finally:
        for person in people:
            person.context.close()
