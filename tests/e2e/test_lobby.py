"""Strangers meet in the lobby, friends ask each other again, one finds one's tables; on a desktop and on a phone."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, expect

from support.e2e.accessibility import check
from support.e2e.people import LAPTOPS, PHONE, Come, Person
from support.e2e.serving import Served
from support.server.helpers import Guest, bot, human, wait_until

OPEN = {"kind": "open"}
SECRET = "please"  # noqa: S105
SHIFTED = """
const RealDate = Date;
window.Date = class extends RealDate {
    constructor(...given) { given.length ? super(...given) : super(Date.now()); }
    static now() { return RealDate.now() + DAYS * 86_400_000; }
};
"""
"""The clock of this computer is so many days wrong."""
WAYS = pytest.mark.parametrize(("lang", "size"), [("fr", PHONE), ("en", LAPTOPS[0])], ids=["phone", "desktop"])


def join(person: Person, title: str) -> None:
    name = person.say("web-lobby-join-table", table=title, players="Ann")
    person.press(person.page.get_by_role("button", name=name, exact=True))
    person.page.wait_for_url("**/t/*")


def filters(person: Person, tables: Locator) -> None:
    """On a phone they are folded."""
    if person.phone:
        person.press(tables.get_by_role("button", name=person.say("web-filters")))


@WAYS
def test_strangers_find_a_table(server: Served, come: Come, lang: str, size: tuple[int, int]) -> None:
    mark = f"{lang}-{size[0]}"
    with httpx.Client(base_url=server.url, timeout=30) as http:
        host = Guest(http)
        host.open(human("Ann", me=True), OPEN, OPEN, public=True, title=f"Long {mark}")
        short = {"game": "silverton", "options": {"length": "short"}, "public": True}
        host.open(human("Ann", me=True), OPEN, title=f"Short {mark}", **short)
        host.open(human("Ann", me=True), OPEN, OPEN, title=f"Locked {mark}", password=SECRET, public=True)
    me = come(name="Bea", lang=lang, size=size)
    me.start()
    me.press(me.link("web-lobby", me.page.get_by_role("navigation")))
    tables = me.page.get_by_role("region", name=me.say("web-lobby-tables"))
    expect(tables.get_by_text(f"Long {mark}")).to_be_visible()
    check(me)
    filters(me, tables)
    tables.get_by_label(me.say("web-length")).select_option("short")
    expect(tables.get_by_text(f"Long {mark}")).to_have_count(0)
    me.page.get_by_label(me.say("web-your-name")).fill("Bea")
    join(me, f"Short {mark}")
    expect(me.page.get_by_role("banner")).not_to_contain_text(me.say("web-state-waiting"))
    me.page.goto("/lobby")
    filters(me, tables)
    expect(tables.get_by_label(me.say("web-length"))).to_have_value("short")
    tables.get_by_label(me.say("web-length")).select_option("")
    join(me, f"Long {mark}")
    me.page.goto("/lobby")
    mine = tables.get_by_role("listitem").filter(has_text=f"Long {mark}")
    expect(mine.get_by_role("link", name=me.say("web-to-table"))).to_be_visible()
    expect(mine.get_by_role("button")).to_have_count(0)
    join(me, f"Locked {mark}")
    password = me.page.get_by_label(me.say("web-password"))
    password.fill("guess")
    me.witness.expects("403")
    me.press(me.button("web-password-enter"))
    expect(me.page.get_by_role("alert").filter(has_text=me.say("server-wrong-password"))).to_be_visible()
    check(me)
    password.fill(SECRET)
    me.press(me.button("web-password-enter"))
    expect(me.page.get_by_role("heading", name=f"Locked {mark}")).to_be_visible()


@WAYS
def test_a_quick_match(server: Served, come: Come, lang: str, size: tuple[int, int]) -> None:
    one, two = come(name="Ann", lang=lang, size=size), come(name="Bob", lang=lang, size=size)
    for person in (one, two):
        person.page.goto("/lobby")
        match = person.page.get_by_role("form", name=person.say("web-quick"))
        match.get_by_label(person.say("web-players")).select_option("2")
        match.get_by_label(person.say("web-length")).select_option("short" if person.phone else "long")
        person.press(person.button("web-quick-go"))
        person.page.wait_for_url("**/t/*")
    assert one.page.url == two.page.url
    expect(one.page.get_by_role("banner")).not_to_contain_text(one.say("web-state-waiting"))


@WAYS
def test_friends_ask_each_other_and_find_their_tables(
    server: Served, come: Come, lang: str, size: tuple[int, int]
) -> None:
    ann, bob = come(name="Ann", lang=lang, size=size), come(name="Bob", lang="en", size=LAPTOPS[0])
    for person in (ann, bob):
        person.page.goto("/")  # the first visit makes a guest

    def post(person: Person, path: str, body: object) -> dict[str, object]:
        answer = person.context.request.post(path, data=body)
        assert answer.ok, answer.text()
        found: dict[str, object] = answer.json()
        return found

    def open_one(title: str) -> str:
        wish = {"game": "continental-divide", "title": title, "seats": [human("Ann", me=True), OPEN, bot()]}
        opened: Any = post(ann, "/api/tables", wish)
        return str(opened["table"]["id"])

    first = open_one("Once")
    post(bob, f"/api/tables/{first}/seats/1/take", {"name": "Bob"})
    again = open_one("Once more")
    ann.page.goto(f"/t/{again}")
    ann.press(ann.button("web-invite-name", name="Bob"))
    expect(ann.button("web-invited-name", name="Bob")).to_be_disabled()
    ann.page.reload()
    expect(ann.button("web-invited-name", name="Bob")).to_be_disabled()
    check(ann)
    bob.page.goto("/")
    invited = bob.page.get_by_role("region", name=bob.say("web-invitations"))
    expect(invited).to_contain_text(bob.say("web-invitation-by", name="Ann"))
    check(bob)
    bob.press(invited.get_by_role("link"))
    bob.page.wait_for_url(f"**/t/{again}")
    ann.page.goto("/my")
    mine = ann.page.get_by_role("region", name=ann.say("web-my-tables"))
    expect(mine.get_by_role("listitem")).to_have_count(2)
    check(ann)
    ann.page.get_by_role("searchbox").fill("bob")
    expect(mine.get_by_role("listitem")).to_have_count(1)
    expect(mine).to_contain_text("Once")
    ann.press(ann.button("web-archive-table", table="Once"))
    expect(ann.page.get_by_text(ann.say("web-my-none"))).to_be_visible()
    ann.press(ann.button("web-filters-clear"))
    expect(ann.page.get_by_role("searchbox")).to_have_value("")
    expect(mine.get_by_role("listitem")).to_have_count(1)
    ann.page.get_by_label(ann.say("web-archive"), exact=True).check()
    expect(mine).to_contain_text("Once")
    ann.press(ann.button("web-unarchive-table", table="Once"))
    ann.page.get_by_label(ann.say("web-archive"), exact=True).uncheck()
    expect(mine.get_by_role("listitem")).to_have_count(2)


@pytest.mark.parametrize(("lang", "size", "days"), [("fr", PHONE, 3), ("en", LAPTOPS[0], -3)], ids=["ahead", "behind"])
def test_a_wrong_clock_of_ones_computer_misleads_nobody(
    come: Come, lang: str, size: tuple[int, int], days: int
) -> None:
    """Neither lists nor clocks nor talk: what time it is is the server's to say."""
    ann, bob = come(lang=lang, size=size), come(name="Bob")
    ann.context.add_init_script(SHIFTED.replace("DAYS", str(days)))
    for person in (ann, bob):
        person.page.goto("/")
    wish = {"game": "continental-divide", "seats": [human("Ann", me=True), OPEN, bot()], "pace": "slow", "public": True}
    table = ann.context.request.post("/api/tables", data={**wish, "title": f"Late {lang}"}).json()["table"]["id"]
    ann.page.goto("/lobby")
    line = ann.page.get_by_role("listitem").filter(has_text=f"Late {lang}")
    now = {"en": "now", "fr": "maintenant"}[lang]
    expect(line).to_contain_text(now)
    assert bob.context.request.post(f"/api/tables/{table}/seats/1/take", data={"name": "Bob"}).ok
    assert bob.context.request.post(f"/api/tables/{table}/talk", data={"text": "Hello"}).ok
    wait_until(lambda: ann.context.request.get(f"/api/tables/{table}").json()["clock"]["deadline"])
    ann.page.goto("/my")
    week = ann.say("web-clock-days", count=7)
    expect(line).to_contain_text(week)
    expect(line).to_contain_text(ann.say("web-my-opened", at=now))
    ann.page.goto(f"/t/{table}")
    expect(ann.page.get_by_role("banner").get_by_role("timer")).to_have_accessible_name(
        ann.say("web-clock-left", time=week)
    )
    ann.press(ann.page.get_by_role("tab", name=ann.say("web-tab-talk" if ann.phone else "web-tab-log")))
    said = ann.page.get_by_role("paragraph").filter(has_text="Hello")
    expect(said.locator("time")).to_have_text(re.compile(r"^\d+:\d\d"))
