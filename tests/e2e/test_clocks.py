"""Two people over days, on a clock that runs ahead: reminded, stood in for, back again; pauses, absences, ends."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Browser, expect

from goldenspike.tables.time_control import TIME_CONTROLS
from goldenspike.tables.time_source import DAY, HOUR
from support.e2e.accessibility import Inspector
from support.e2e.people import DESKTOP, PHONE, Come, Person
from support.e2e.serving import Led, build_client
from support.e2e.table import Table
from support.e2e.watching import watched

SLOW = TIME_CONTROLS["slow"]
LOOKS = pytest.mark.parametrize(("size", "lang"), [(PHONE, "fr"), (DESKTOP, "en")], ids=["phone", "desktop"])


@pytest.fixture(scope="module")
def led(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Led]:
    build_client()
    server = Led(tmp_path_factory.mktemp("led"))
    try:
        server.start()
        yield server
    finally:
        server.kill()


@pytest.fixture
def come(browser: Browser, led: Led, request: pytest.FixtureRequest) -> Iterator[Come]:
    yield from watched(browser, led, request)


def two_at_a_table(come: Come, size: tuple[int, int], lang: str, late: str = "stand-in") -> tuple[Table, Table]:
    """Ann and Bob with a bot, at a slow table; who is asked first comes first."""
    ann, bob = (come(name=name, size=size, lang=lang) for name in ("Ann", "Bob"))
    ann.start()
    ann.plan_table()
    ann.page.get_by_role("group", name=ann.say("web-seat", number=2)).get_by_label(
        ann.say("web-seat-kind")
    ).select_option("friend")
    clock = ann.page.get_by_label(ann.say("web-clock"), exact=False).first
    expect(clock).to_have_value("slow")
    ann.page.get_by_label(ann.say("web-clock-late-what")).select_option(late)
    ann.seat_table(("me", "Ann"), ("friend", "Bob"), ("bot", "random"))
    token = ann.context.request.get(f"/api/tables/{ann.page.url.rsplit('/', 1)[1]}").json()["players"][1]["link"]
    bob.sit(token)
    tables = Table(ann), Table(bob)
    until_asked(tables)
    return tables if tables[0].my_turn.is_visible() else (tables[1], tables[0])


def until_asked(tables: tuple[Table, Table]) -> None:
    expect(tables[0].my_turn.or_(tables[0].waits_for(tables[1].person.name))).to_be_visible()


def hear_by_webhook(person: Person, led: Led) -> str:
    """Add a channel that nothing is sent to in a test: the tests look at its queue. Returns the person's id."""
    cookies = {cookie["name"]: cookie["value"] for cookie in person.context.cookies()}
    guest = cookies["gs_guest"].partition(".")[0]
    details = json.dumps({"origin": led.url})
    row = (f"hook-{guest}", guest, "webhook", "https://hook.invalid/", details, True, time.time())
    with closing(sqlite3.connect(led.database.removeprefix("sqlite:///"))) as database:
        database.execute("INSERT INTO channels VALUES (?, ?, ?, ?, ?, ?, ?, NULL, NULL)", row)
        database.commit()
    return guest


def told(led: Led, guest: str, table: str) -> list[str]:
    query = "SELECT kind FROM notices WHERE guest = ? AND table_id = ? AND kind != 'turn' ORDER BY created"
    with closing(sqlite3.connect(led.database.removeprefix("sqlite:///"))) as database:
        return [kind for (kind,) in database.execute(query, (guest, table)) if kind != "started"]


def soon(what: Callable[[], object], wanted: object, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while (found := what()) != wanted:
        assert time.monotonic() < end, f"{found} instead of {wanted}"
        time.sleep(0.05)


def check_looks(person: Person, name: str) -> None:
    inspector = Inspector()
    inspector.look(person.page, name)
    inspector.check()
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name} is too wide"


@LOOKS
def test_a_week_with_reminder_stand_in_and_return(led: Led, come: Come, size: tuple[int, int], lang: str) -> None:
    first, second = two_at_a_table(come, size, lang)
    guest = hear_by_webhook(first.person, led)
    timer = first.head.get_by_role("timer")
    expect(timer).to_have_accessible_name(first.say("web-clock-left", time=first.say("web-clock-days", count=7)))
    check_looks(first.person, "with a clock")

    led.wait(SLOW.bank - 12 * HOUR)
    soon(lambda: told(led, guest, first.id), ["reminder"])
    first.page.reload()
    expect(timer).to_contain_text(first.say("web-clock-only", time=first.say("web-clock-hours", count=12)))
    check_looks(first.person, "with little time")

    led.wait(DAY)
    mine = first.bars.get_by_text(first.say("web-clock-stand-in-mine", bot=first.say("web-bot-greedy")))
    expect(mine).to_be_visible()
    soon(lambda: told(led, guest, first.id), ["reminder", "stood-in"])
    name = first.person.name
    others = second.bars.get_by_text(second.say("web-clock-stand-in", player=name, bot=second.say("web-bot-greedy")))
    expect(others).to_be_visible()
    check_looks(first.person, "stood in for")

    table = first.page.url
    for page in ("/", "/my"):
        first.page.goto(page)
        expect(first.page.get_by_text(first.say("web-clock-stood-in"))).to_be_visible()
    first.page.goto(table)
    first.press(first.button("web-clock-take-back", first.bars))
    expect(mine).to_be_hidden()
    expect(others).to_be_hidden()
    if second.my_turn.is_visible():
        second.decide()
    assert told(led, guest, first.id) == ["reminder", "stood-in"]


@LOOKS
def test_a_draft_outlives_what_others_propose(led: Led, come: Come, size: tuple[int, int], lang: str) -> None:
    first, second = two_at_a_table(come, size, lang)
    chosen = first.choices.get_by_role("radio").last
    chosen.check()
    second.tab("about")
    second.press(second.button("web-clock-pause"))
    second.press(second.button("web-clock-pause", second.page.get_by_role("dialog")))
    accept = first.button("web-accept", first.bars)
    expect(accept).to_be_visible()
    expect(chosen).to_be_checked()
    check_looks(first.person, "asked for a pause")
    first.press(accept)
    paused = first.bars.get_by_text(first.say("web-clock-paused"))
    expect(paused).to_be_visible()
    expect(chosen).to_be_checked()
    expect(first.head.get_by_role("timer")).to_have_count(0)
    second.press(second.button("web-clock-go-on", second.bars))
    expect(paused).to_be_hidden()
    expect(first.head.get_by_role("timer")).to_be_visible()
    expect(chosen).to_be_checked()


@LOOKS
def test_away_and_back(led: Led, come: Come, size: tuple[int, int], lang: str) -> None:
    first, second = two_at_a_table(come, size, lang)
    first.tab("about")
    first.press(first.button("web-clock-go-away"))
    dialog = first.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    check_looks(first.person, "about to go away")
    first.press(first.button("web-clock-go-away", dialog))
    expect(first.button("web-clock-back", first.bars)).to_be_visible()
    led.wait(SLOW.bank - HOUR)
    second.page.reload()
    expect(second.waits_for(first.person.name)).to_be_visible()
    # No clock, which would not run: when she will be back, and how to hear of it.
    expect(second.head.get_by_role("timer")).to_have_count(0)
    expect(second.choices.get_by_text(first.person.name)).to_have_count(2)
    expect(second.person.link("web-alerts-call-me")).to_be_visible()
    check_looks(second.person, "waiting for an absent player")
    expect(second.bars.get_by_text(second.say("web-bot-greedy"), exact=False)).to_be_hidden()
    check_looks(first.person, "away")
    first.press(first.button("web-clock-back", first.bars))
    expect(first.button("web-clock-go-away")).to_be_visible()
    expect(second.head.get_by_role("timer")).to_be_visible()


@LOOKS
def test_ended_by_agreement(led: Led, come: Come, size: tuple[int, int], lang: str) -> None:
    first, second = two_at_a_table(come, size, lang)
    first.tab("about")
    first.press(first.button("web-clock-end", others=1))
    first.press(first.button("web-clock-end", others=1, within=first.page.get_by_role("dialog")))
    expect(first.button("web-clock-withdraw", first.bars)).to_be_visible()
    accept = second.button("web-accept", second.bars)
    expect(accept).to_be_visible()
    check_looks(second.person, "asked to end")
    second.press(accept)
    # Whatever each of them looked at.
    for table in (first, second):
        expect(table.page.get_by_text(table.say("web-closed-about", ended="agreed"))).to_be_visible()
    check_looks(second.person, "ended")
