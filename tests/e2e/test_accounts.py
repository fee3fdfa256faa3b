"""Accounts in a browser: on a phone, on a desk in another language, with a password, a code or a passkey."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from goldenspike.server.accounts.sessions import CACHE_SECONDS
from support.e2e.accessibility import SIZES, Inspector, wide
from support.e2e.people import DESKTOP, PHONE, Come, Person, visitors
from support.e2e.serving import Served
from support.e2e.table import Table
from support.server.helpers import wait_until

GOOD, OTHER = "correct horse battery", "staple and a half"


def fill(person: Person, **fields: str) -> None:
    for key, value in fields.items():
        label = person.say(f"account-{key.replace('_', '-')}")
        person.page.get_by_role("main").get_by_label(label, exact=True).fill(value)


def go_to_account(person: Person) -> None:
    person.press(person.link("account-log-in", person.page.get_by_role("navigation")))


def sign_up(person: Person, name: str, password: str = GOOD) -> list[str]:
    """Returns the recovery codes."""
    go_to_account(person)
    person.press(person.link("account-to-new"))
    fill(person, name=name, password=password)
    person.press(person.button("account-do-new"))
    expect(person.page.get_by_role("heading", level=1, name=name)).to_be_visible()
    codes = person.page.get_by_role("region", name=person.say("account-codes")).get_by_role("listitem")
    expect(codes).to_have_count(10)
    found = codes.all_inner_texts()
    person.press(person.button("account-codes-kept"))
    return found


def log_in(person: Person, name: str, password: str = GOOD) -> None:
    go_to_account(person)
    fill(person, name=name, password=password)
    person.press(
        person.page.get_by_role("main").get_by_role("button", name=person.say("account-do-log-in"), exact=True)
    )


def test_from_a_phone_to_a_desk_in_another_language(come: Come) -> None:
    """Seats, tables and settings are there too; the owner ends the phone's session, and the phone is a guest's."""
    phone, desk = come(size=PHONE), come(name="Ann at home", lang="fr", size=DESKTOP)
    phone.start()
    phone.play_now()
    expect(Table(phone).board).to_be_visible()
    table = phone.page.url
    phone.start()
    codes = sign_up(phone, "Ann Lee")
    assert re.fullmatch(r"(?:[0-9a-z]{4}-){3}[0-9a-z]{4}", codes[0])
    wide(phone)
    phone.page.goto(table)
    expect(Table(phone).my_turn).to_be_visible()

    desk.start()
    log_in(desk, "ann lee")
    expect(desk.page.get_by_role("heading", level=1, name="Ann Lee")).to_be_visible()
    desk.lang = "en"  # as she has it everywhere
    expect(desk.page.locator("html")).to_have_attribute("lang", "en")
    desk.page.goto(table)
    expect(Table(desk).my_turn).to_be_visible()
    desk.page.goto("/account")
    desk.press(desk.button("account-end-others"))
    expect(desk.button("account-end-others")).to_have_count(0)
    phone.page.goto(table)
    expect(Table(phone).board).to_be_visible()
    expect(Table(phone).my_turn).to_have_count(0)
    phone.start()
    expect(phone.link("account-log-in", phone.page.get_by_role("navigation"))).to_be_visible()


def test_a_code_gets_in_and_logging_out_gets_out(come: Come) -> None:
    ann, again = come(), come(name="Ann later", size=PHONE, lang="fr")
    ann.start()
    code = sign_up(ann, "Bea Hill")[0]
    again.start()
    again.witness.expects("401")
    log_in(again, "Bea Hill", "not the password")
    expect(again.page.get_by_role("main").get_by_role("alert")).to_have_text(again.say("account-wrong"))
    again.press(again.link("account-to-recover"))
    fill(again, name="Bea Hill", code=code.upper(), new_password=OTHER)
    again.press(again.button("account-do-recover"))
    expect(again.page.get_by_role("heading", level=1, name="Bea Hill")).to_be_visible()
    again.lang = "en"  # as she has it everywhere
    expect(again.page.get_by_text(again.say("account-codes-left", count=9))).to_be_visible()
    again.press(again.button("account-log-out"))
    expect(again.play_button()).to_be_visible()
    expect(again.link("account-log-in", again.page.get_by_role("navigation"))).to_be_visible()


def test_settings_follow_their_owner(come: Come) -> None:
    ann, elsewhere = come(), come(name="Ann elsewhere")
    ann.start()
    sign_up(ann, "Cleo Hart")
    with ann.page.expect_response("**/api/account/preferences*"):
        ann.press(ann.button("web-settings"))
        ann.page.get_by_role("radio", name=ann.say("web-theme-dark")).check()
    elsewhere.start()
    log_in(elsewhere, "Cleo Hart")
    expect(elsewhere.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_taking_data_along_and_going(come: Come) -> None:
    ann = come(size=PHONE)
    ann.start()
    sign_up(ann, "Dora")
    with ann.page.expect_download() as taken:
        ann.press(ann.link("account-export"))
    assert taken.value.suggested_filename == "golden-spike.json"
    ann.press(ann.button("account-delete"))
    ann.press(ann.button("account-delete", ann.page.get_by_role("dialog")))
    expect(ann.play_button()).to_be_visible()
    ann.witness.expects("404")
    ann.page.goto("/people/Dora")
    expect(ann.page.get_by_role("main").get_by_role("alert")).to_have_text(ann.say("account-nobody"))


def test_what_changes_the_way_in_is_asked_for_once_more(come_here: Come, own_server: Served) -> None:
    ann = come_here(size=PHONE)
    ann.start()
    sign_up(ann, "Gil")
    with closing(sqlite3.connect(own_server.database.removeprefix("sqlite:///"), timeout=10)) as database:
        database.execute("UPDATE sessions SET created = created - 3600")
        database.commit()
    ann.page.wait_for_timeout(1_000 * CACHE_SECONDS)
    ann.witness.expects("40[13]")
    ann.press(ann.button("account-codes-new"))
    dialog = ann.page.get_by_role("dialog")
    for password in (OTHER, GOOD):
        dialog.get_by_label(ann.say("account-password")).fill(password)
        ann.press(ann.button("account-do-prove", dialog))
        if password == OTHER:
            expect(dialog.get_by_role("alert")).to_have_text(ann.say("account-wrong"))
    expect(ann.button("account-codes-kept")).to_be_visible()
    expect(dialog).to_have_count(0)


def test_a_rated_table_is_for_accounts(come: Come) -> None:
    ann, bob = come(), come(name="Bob", size=PHONE, lang="fr")
    ann.start()
    sign_up(ann, "Hal")
    ann.plan_table()
    rated = ann.page.get_by_role("checkbox", name=ann.say("account-rate"))
    expect(ann.button("web-open-table")).to_be_enabled()
    expect(rated).to_have_count(0)  # bots sit there
    for number in (2, 3, 4):
        seat = ann.page.get_by_role("group", name=ann.say("web-seat", number=number))
        seat.get_by_label(ann.say("web-seat-kind")).select_option("open")
    rated.check()
    ann.press(ann.button("web-open-table"))
    ann.page.wait_for_url("**/t/*")
    table = ann.page.url
    bob.page.goto(table)
    seats = bob.page.get_by_role("main")
    expect(seats.get_by_text(bob.say("account-rated")).first).to_be_visible()
    bob.press(bob.link("account-log-in", seats).first)
    bob.press(bob.link("account-to-new"))
    fill(bob, name="Ivy", password=GOOD)
    bob.press(bob.button("account-do-new"))
    bob.press(bob.button("account-codes-kept"))
    bob.page.wait_for_url(table)
    bob.press(bob.button("web-take-seat", seats).first)
    expect(seats.get_by_text(bob.say("web-is-you"), exact=True)).to_be_visible()


# Passkeys need a name: the same server by another address


@pytest.fixture
def named(browser: Browser, server: Served) -> Iterator[Come]:
    with visitors(browser, server.url.replace("127.0.0.1", "localhost")) as (come, people):
        yield come
        for person in people:
            person.witness.check()


def authenticator(page: Page) -> CDPSession:
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    session.send(
        "WebAuthn.addVirtualAuthenticator",
        {
            "options": {
                "protocol": "ctap2",
                "transport": "internal",
                "hasResidentKey": True,
                "hasUserVerification": True,
                "isUserVerified": True,
                "automaticPresenceSimulation": True,
            }
        },
    )
    return session


def test_a_passkey_instead_of_a_password(named: Come) -> None:
    ann = named(size=PHONE)
    authenticator(ann.page)
    ann.start()
    go_to_account(ann)
    ann.press(ann.link("account-to-new"))
    fill(ann, name="Eve Stone")
    ann.press(ann.button("account-new-by-passkey"))
    expect(ann.page.get_by_role("heading", level=1, name="Eve Stone")).to_be_visible()
    ann.press(ann.button("account-codes-kept"))
    expect(ann.page.get_by_role("region", name=ann.say("account-passkeys")).get_by_role("listitem")).to_have_count(1)
    # The only way in stays.
    ann.witness.expects("409")
    ann.press(ann.page.get_by_role("button", name=re.compile(ann.say("account-remove-passkey", name=""))))
    expect(ann.page.get_by_text(ann.say("account-last-way")).first).to_be_visible()
    ann.press(ann.button("account-log-out"))
    go_to_account(ann)
    ann.press(ann.button("account-log-in-by-passkey"))
    expect(ann.page.get_by_role("heading", level=1, name="Eve Stone")).to_be_visible()


@SIZES
def test_every_page_is_for_everybody(named: Come, size: tuple[int, int]) -> None:
    inspector = Inspector(night=True)
    ann = named(size=size, lang="fr" if size == PHONE else "en")

    def look(name: str) -> None:
        inspector.look(ann.page, name)

    ann.start()
    go_to_account(ann)
    for key in ("account-to-new", "account-to-recover"):
        look(f"before {key}")
        ann.press(ann.link(key))
        expect(ann.link("account-to-log-in")).to_be_visible()
    look("recovering")
    ann.press(ann.link("account-to-new"))
    name = f"Fay {size[0]}"
    fill(ann, name=name, password=GOOD)
    ann.press(ann.button("account-do-new"))
    expect(ann.button("account-change-password")).to_be_visible()
    look("codes and keys")
    ann.press(ann.button("account-delete"))
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    look("a question")
    ann.press(ann.button("web-cancel"))
    ann.press(ann.link("account-profile"))
    expect(ann.page.get_by_text(ann.say("account-no-games"))).to_be_visible()
    look("a profile")
    ann.press(ann.link("account-best"))
    expect(ann.page.get_by_text(ann.say("account-best-none"))).to_be_visible()
    look("the best")
    inspector.check()


@pytest.mark.parametrize(("lang", "size"), [("fr", PHONE), ("en", DESKTOP)], ids=["phone", "desktop"])
def test_a_name_shows_whose_it_is(come: Come, lang: str, size: tuple[int, int]) -> None:
    """The owner of an account is linked to their profile wherever named; others of that name are guests."""
    name = f"Ivy {lang}"
    ivy, guest = come(), come(name=name, lang=lang, size=size)
    ivy.start()
    sign_up(ivy, name)
    ivy.plan_table()
    expect(ivy.page.get_by_label(ivy.say("web-name")).first).to_have_value(name)
    ivy.seat_table(("me", name), ("open", ""), ("bot", "greedy"), public=True)
    expect(ivy.page.get_by_role("link", name=name)).to_be_visible()

    guest.page.goto("/lobby")
    mark = guest.page.get_by_title(guest.say("account-mark"))
    line = guest.page.get_by_role("listitem").filter(has_text=name)
    expect(line.locator(mark)).to_be_visible()
    guest.page.goto(ivy.page.url)
    guest.page.get_by_label(guest.say("web-your-name")).fill(name.upper())
    seats = guest.page.get_by_role("listitem")
    expect(seats.filter(has_text=name).get_by_role("link", name=name)).to_be_visible()
    inspector = Inspector()
    inspector.look(guest.page, "the waiting room")
    guest.press(guest.button("web-take-seat", guest.page.get_by_role("main")))
    expect(Table(guest).board).to_be_visible()
    called = guest.say("account-guest", name=name)
    if guest.phone:
        guest.press(guest.page.get_by_role("tab", name=guest.say("web-tab-holdings")))
    rows = guest.page.locator("summary")
    expect(rows.filter(has_text=called).locator(mark)).to_have_count(0)
    expect(rows.filter(has_text=name, has_not_text=called).locator(mark)).to_have_count(1)
    calls = f"/api/tables/{ivy.page.url.rsplit('/', 1)[1]}"
    wait_until(lambda: not guest.context.request.get(calls).json()["thinking"])
    if guest.context.request.get(calls).json()["asked"] == 1:
        expect(Table(guest).my_turn).to_be_visible()  # a phone then shows the choices instead of another tab
    guest.press(guest.page.get_by_role("tab", name=guest.say("web-tab-talk" if guest.phone else "web-tab-log")))
    for person, text in ((ivy, "It is me"), (guest, "Me too")):
        assert person.context.request.post(f"{calls}/talk", data={"text": text}).ok
    mine = guest.page.get_by_role("paragraph").filter(has_text="Me too")
    expect(mine).to_contain_text(called)
    expect(mine.get_by_role("link")).to_have_count(0)
    inspector.look(guest.page, "talk")
    inspector.check()
    guest.press(guest.page.get_by_role("paragraph").filter(has_text="It is me").get_by_role("link"))
    guest.page.wait_for_url("**/people/*")
    expect(guest.page.get_by_role("heading", level=1, name=name)).to_be_visible()
