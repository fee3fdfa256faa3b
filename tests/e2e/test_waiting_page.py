"""Before the game: links that travel, names that change, and a host who waits no longer."""

from __future__ import annotations

from playwright.sync_api import expect

from support.e2e.people import PHONE, Come, Person
from support.e2e.table import Table, until


def open_table(person: Person) -> None:
    person.start()
    person.new_table(("me", "Ann"), ("open", ""), ("open", ""))
    expect(person.page.get_by_text(person.say("web-waiting-about", open=2))).to_be_visible()


def test_the_host_starts_now_and_bots_take_the_free_seats(come: Come) -> None:
    ann = come()
    open_table(ann)
    bob = come(name="Bob")
    bob.page.goto(ann.page.url)
    expect(bob.button("web-take-seat").first).to_be_visible()
    expect(bob.button("web-start-now")).to_be_hidden()
    ann.press(ann.button("web-start-now"))
    expect(Table(ann).board).to_be_visible()
    expect(Table(bob).board).to_be_visible()


def test_a_name_is_changed_and_a_bad_one_is_answered_beside_it(come: Come) -> None:
    ann = come()
    ann.witness.expects("422")
    open_table(ann)
    ann.press(ann.button("web-rename"))
    field = ann.page.get_by_label(ann.say("web-name-of", player="Ann"))
    field.fill("Ann\u200b")
    ann.press(ann.button("web-rename-do"))
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(ann.page.get_by_role("alert").filter(has_text="40")).to_be_visible()
    field.fill("Annie 👩‍🚒")
    ann.press(ann.button("web-rename-do"))
    expect(ann.page.get_by_text("Annie 👩‍🚒", exact=True)).to_be_visible()


def test_a_link_is_shared_and_shown_as_a_code(come: Come) -> None:
    ann = come(size=PHONE)
    ann.page.add_init_script("navigator.share = async (what) => { window.shared = what; };")
    open_table(ann)
    ann.press(ann.button("web-share").first)
    until(lambda: ann.page.evaluate("window.shared?.url === location.href"))
    ann.press(ann.button("web-qr").first)
    code = ann.page.get_by_role("img", name=ann.say("web-qr-of", what=ann.say("web-table-link")))
    expect(code).to_be_visible()
    assert len(code.locator("path").get_attribute("d") or "") > 1_000
