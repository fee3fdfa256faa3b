"""Being called back: the settings, what an open tab shows, what is pushed; and the page without a connection."""

from __future__ import annotations

import json
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from goldenspike.server.http import static_files
from support.e2e.accessibility import Inspector
from support.e2e.people import DESKTOP, PHONE, Come, Person
from support.e2e.prepared import Prepared
from support.e2e.serving import Served, build_client
from support.e2e.table import Table
from support.e2e.watching import watched
from support.server.helpers import Guest, bot, easiest, human, wait_until
from support.server.receiver import Receiver, receiver

WAYS = pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "en"), (PHONE, "fr")], ids=["desktop", "phone"])
FLAGS = ["--private-networks", "127.0.0.0/8", "--notification-grace-seconds", "0.1", "--mail-host", "127.0.0.1"]
MAIL = ["--mail-sender", "trains@server.example", "--public-url", "http://127.0.0.1:1"]
SHOWN = """
Object.defineProperty(Document.prototype, 'hidden', { get: () => window.away === true });
window.shown = [];
window.Notification = class {
    static permission = 'granted';
    static requestPermission = async () => 'granted';
    constructor(title, options) { window.shown.push([title, options.tag]); }
};
"""
"""Notices of the browser are written down; its user may be away."""


SERVES = """
import pathlib, sys
from goldenspike.cli import main
from goldenspike.server.http import static_files
static_files.FOLDER = pathlib.Path(sys.argv.pop(1))
sys.exit(main())
"""


class Calling(Served):
    """With a copy of the client, of which there may be a new version."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, None, *FLAGS, *MAIL)
        self.client = folder / "client"
        shutil.copytree(static_files.FOLDER, self.client)
        serve = self.command.index("serve")
        self.command = [sys.executable, "-c", SERVES, str(self.client), *self.command[serve:]]


@pytest.fixture(scope="module")
def calling(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Calling]:
    build_client()
    server = Calling(tmp_path_factory.mktemp("calling"))
    try:
        server.start()
        yield server
    finally:
        server.kill()


@pytest.fixture
def come_called(browser: Browser, calling: Served, request: pytest.FixtureRequest) -> Iterator[Come]:
    yield from watched(browser, calling, request)


@pytest.fixture
def hook() -> Iterator[Receiver]:
    with receiver() as here:
        yield here


@pytest.fixture
def other(calling: Served) -> Iterator[Guest]:
    """Who plays by calls."""
    with httpx.Client(base_url=calling.url, timeout=30) as http:
        yield Guest(http)


def table_with(person: Person, other: Guest, title: str) -> str:
    table = other.open(human("Zoe", me=True), human(person.name), bot(), title=title)
    person.sit(table["links"][1]["link"])
    return str(table["id"])


def until_asked(table_id: str, person: Person, other: Guest, asked: bool) -> None:
    """Play on until it is that person's turn, or the other's: while a bot moves, nothing is sure."""

    def stands() -> bool:
        seen, theirs = person.context.request.get(f"/api/tables/{table_id}").json(), other.table(table_id)
        if (seen if asked else theirs)["menu"] is not None:
            return True
        if seen["menu"] is not None:
            body = {"ply": seen["ply"], "action": easiest(seen["menu"])}
            person.context.request.post(f"/api/tables/{table_id}/actions", data=body)
        elif theirs["menu"] is not None:
            other.act(table_id, theirs["ply"], easiest(theirs["menu"]))
        return False

    wait_until(stands)


@WAYS
def test_the_notification_settings_page(come_called: Come, hook: Receiver, size: tuple[int, int], lang: str) -> None:
    bob = come_called(name="Bob", size=size, lang=lang)
    bob.start()
    bob.press(bob.link("web-alerts"))
    expect(bob.page.get_by_role("heading", level=1, name=bob.say("web-alerts"))).to_be_visible()
    section = bob.page.get_by_role("region", name=bob.say("web-alerts-webhook"))
    section.get_by_label(bob.say("web-alerts-webhook-address")).fill(f"{hook.url}/fail")
    section.get_by_label(bob.say("web-alerts-form")).select_option("json")
    bob.press(bob.button("web-alerts-add", section))
    mine = bob.page.get_by_role("region", name=bob.say("web-alerts-channels"))
    expect(mine.get_by_role("heading")).to_be_focused()
    expect(mine.get_by_role("heading")).to_be_in_viewport()
    bob.press(bob.button("web-alerts-test", mine))
    error = bob.say("web-alerts-error", error=bob.say("notice-error-refused"))
    expect(mine.get_by_text(error)).to_be_visible()
    assert json.loads(hook.came[-1].body)["title"] == bob.say("notice-test")
    quiet = bob.page.get_by_role("region", name=bob.say("web-alerts-quiet"))
    quiet.get_by_role("checkbox").check()
    quiet.get_by_label(bob.say("web-alerts-quiet-to"), exact=True).fill("08:30")
    wait_until(lambda: bob.context.request.get("/api/my/notices").json()["quiet_to"] == 8 * 60 + 30)
    inspector = Inspector()
    inspector.look(bob.page, f"notices {lang} {size}")
    inspector.check()
    bob.page.reload()
    expect(mine.get_by_text(error)).to_be_visible()
    expect(quiet.get_by_label(bob.say("web-alerts-quiet-to"), exact=True)).to_have_value("08:30")
    bob.press(mine.get_by_role("button", name=re.compile(bob.say("web-alerts-remove"))))
    expect(mine).to_have_count(0)


@WAYS
def test_an_open_tab_shows_what_waits(come_called: Come, other: Guest, size: tuple[int, int], lang: str) -> None:
    bob = come_called(name="Bob", size=size, lang=lang)
    bob.context.add_init_script(SHOWN)
    table_id = table_with(bob, other, "")
    until_asked(table_id, bob, other, asked=False)
    bob.page.clock.install()
    with bob.page.expect_response("**/api/my/waiting*"):
        bob.page.goto("/notices")
    expect(bob.page).to_have_title(f"{bob.say('web-alerts')} · Golden Spike")
    bob.page.get_by_label(bob.say("web-alerts-browser")).check()
    bob.page.evaluate("window.away = true")
    until_asked(table_id, bob, other, asked=True)
    bob.page.clock.fast_forward(21_000)
    expect(bob.page).to_have_title(f"(1) {bob.say('web-alerts')} · Golden Spike")
    icon = bob.page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", re.compile("^data:image/svg"))
    said = [[bob.say("web-alerts-your-turn", table="Continental Divide"), table_id]]
    wait_until(lambda: bob.page.evaluate("window.shown") == said)
    bob.page.clock.fast_forward(21_000)
    until_asked(table_id, bob, other, asked=False)
    bob.page.clock.fast_forward(21_000)
    expect(bob.page).to_have_title(f"{bob.say('web-alerts')} · Golden Spike")
    expect(icon).to_have_attribute("href", "/favicon.svg")
    assert bob.page.evaluate("window.shown") == said, "told once"


@WAYS
def test_from_one_waiting_table_to_the_next(come_called: Come, other: Guest, size: tuple[int, int], lang: str) -> None:
    bob = come_called(name="Bob", size=size, lang=lang)
    tables = [table_with(bob, other, f"Pass {number}") for number in range(4)]
    for table_id in tables:
        until_asked(table_id, bob, other, asked=True)
    bob.start()
    resume = bob.page.get_by_role("region", name=bob.say("web-resume"))
    expect(resume.get_by_text(bob.say("web-your-turn"))).to_have_count(4)
    mine = bob.page.get_by_role("navigation").get_by_role("link", name=bob.say("web-my-tables"))
    expect(mine).to_contain_text(bob.say("web-waiting-count", count=4))
    assert other.post(f"/api/tables/{tables[0]}/close", {}).status_code == 200
    bob.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(resume.get_by_text(bob.say("web-your-turn"))).to_have_count(3)
    bob.press(resume.get_by_role("link", name="Pass 1"))
    expect(Table(bob).my_turn).to_be_visible()
    bob.press(bob.link("web-next-table-about", count=2))
    bob.page.wait_for_url(lambda url: url.rsplit("/", 1)[1] in tables[2:])


# The installed page


def installed(page: Page) -> None:
    """The worker is there, and has what it keeps."""

    def carried() -> bool:
        page.evaluate("navigator.serviceWorker.ready")
        if page.evaluate("navigator.serviceWorker.controller !== null"):
            return True
        page.reload()  # a page that was being opened when the worker came is carried from its next visit
        return False

    wait_until(carried)
    rules = "caches.open('common').then(async (all) => (await all.keys()).filter(({url}) => url.includes('/rules/')))"
    wait_until(lambda: page.evaluate(f"{rules}.then((found) => found.length)") == 2)


KEPT = """
async () => {
    const kept = await Promise.all(['common', 'mine'].map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
}
"""


@WAYS
def test_it_opens_without_a_connection(
    browser: Browser, tmp_path: Path, size: tuple[int, int], lang: str, request: pytest.FixtureRequest
) -> None:
    build_client()
    server = Served(tmp_path)
    server.start()
    try:
        for come in watched(browser, server, request):
            offline_visit(come(size=size, lang=lang, installs=True), server)
    finally:
        server.kill()


def offline_visit(ann: Person, server: Served) -> None:
    with httpx.Client(base_url=server.url, timeout=30) as http:
        played, asked = Prepared(http, 3, None), Prepared(http, 3, ("stock", 1))
    ann.witness.expects("ERR_|Failed to fetch|Failed to load")
    table = Table(ann)
    ann.sit(played.link(0))
    ann.sit(asked.link(asked.asked))
    ann.start()
    installed(ann.page)
    at, table_call = f"/t/{played.table['id']}", f"/api/tables/{played.table['id']}"
    choosing = f"/t/{asked.table['id']}"
    # What is half made is kept where it was looked at; what I have finished, anyway.
    ann.page.goto(choosing)
    expect(table.board).to_be_visible()
    ann.start()
    pack = f"/api/packs/{played.table['pack']['sha256']}"
    wanted = {"/api/words", "/api/games", "/api/lessons", pack, f"{pack}/sheet", table_call, f"{table_call}/history"}
    wait_until(lambda: wanted <= set(ann.page.evaluate(KEPT)))  # the worker keeps things in its own time
    server.kill()
    ann.page.reload()
    expect(ann.play_button()).to_be_visible()
    expect(ann.page.get_by_text(ann.say("web-kept-only"))).to_be_visible()
    ann.page.goto("/rules/silverton")
    expect(ann.page.get_by_role("searchbox")).to_be_visible()
    ann.page.get_by_role("link", name=ann.say("learn-silverton"), exact=True).click()
    expect(ann.page.get_by_text(ann.say("learn-text-about"))).to_be_visible()
    expect(ann.page.get_by_role("listitem").nth(5)).to_be_visible()
    ann.page.goto(at)
    expect(table.board).to_be_visible()
    ann.page.goto(choosing)
    table.choose_founding("Union Pacific", "W5 Chicago West", shares=5, value=30)
    ann.page.reload()
    expect(table.button("cd-web-found-button", table.choices, railroad="Union Pacific", value=30)).to_be_enabled()
    server.start()
    ann.start()
    assert table_call in ann.page.evaluate(KEPT)
    account = {"name": "Ann of the Pass", "password": "a long enough password"}
    post = "(body) => fetch('/api/account', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })"
    assert ann.page.evaluate(f"async (body) => (await ({post})(body)).status", json.dumps(account)) == 201
    wait_until(lambda: table_call not in ann.page.evaluate(KEPT))


@WAYS
def test_a_new_version_is_offered_and_never_forced(
    come_called: Come, calling: Calling, size: tuple[int, int], lang: str
) -> None:
    ann = come_called(size=size, lang=lang, installs=True)
    ann.start()
    installed(ann.page)
    ann.page.evaluate("window.before = true")
    with (calling.client / "worker.js").open("a") as worker:
        worker.write("\n// another")
    ann.page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
    expect(ann.page.get_by_text(ann.say("web-new-version"), exact=True).last).to_be_visible()
    assert ann.page.evaluate("window.before")
    with ann.page.expect_navigation():
        ann.press(ann.button("web-new-version-reload"))
    assert ann.page.evaluate("window.before === undefined")
    expect(ann.play_button()).to_be_visible()


SUBSCRIBED = """
PushManager.prototype.getSubscription = async () => ({
    unsubscribe: () => caches.open('ended').then((ended) => ended.put('/push', new Response(''))),
});
"""


def test_logging_out_ends_the_push_of_this_browser(come_called: Come, calling: Calling) -> None:
    """There is no push service here: the worker's own subscription is planted."""
    worker = calling.client / "worker.js"
    before = worker.read_text(encoding="utf-8")
    worker.write_text(before + SUBSCRIBED, encoding="utf-8")
    try:
        ann = come_called(installs=True)
        ann.start()
        installed(ann.page)
    finally:
        worker.write_text(before, encoding="utf-8")
    call = "async ([path, body]) => (await fetch(`/api/account${path}`, { method: 'POST', body, headers: "
    call += "{ 'Content-Type': 'application/json' } })).status"
    account = {"name": "Ann of the Bell", "password": "a long enough password"}
    assert ann.page.evaluate(call, ["", json.dumps(account)]) == 201
    assert not ann.page.evaluate("caches.has('ended')"), "a log-in keeps the device's settings"
    assert ann.page.evaluate(call, ["/logout", "{}"]) == 200
    wait_until(lambda: ann.page.evaluate("caches.has('ended')"))


def test_what_is_pushed_is_shown_and_leads_to_the_table(come_called: Come) -> None:
    ann = come_called(installs=True)
    ann.context.grant_permissions(["notifications"])
    ann.start()
    installed(ann.page)
    devtools = ann.context.new_cdp_session(ann.page)
    found: list[dict[str, Any]] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    devtools.send("ServiceWorker.enable")
    wait_until(lambda: ann.page.evaluate("1") and found)
    pushed = {"id": "x", "table": "t1", "title": "Your turn: Over the pass", "body": "…", "url": f"{ann.home}/t/t1"}
    push = {"origin": ann.home, "registrationId": found[-1]["registrationId"], "data": json.dumps(pushed)}
    devtools.send("ServiceWorker.deliverPushMessage", push)
    shown = "navigator.serviceWorker.ready.then((here) => here.getNotifications())"
    shown += ".then((all) => all.map(({ title, tag, data }) => [title, tag, data.url]))"
    told = [pushed["title"], "t1", pushed["url"]]
    wait_until(lambda: ann.page.evaluate(shown) == [told])
