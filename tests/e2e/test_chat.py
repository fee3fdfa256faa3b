"""People at a table talk, react, do not want to hear each other, and play again; on a desktop and on a phone."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import Locator, expect

from support.e2e.accessibility import check
from support.e2e.people import DESKTOP, LAPTOPS, PHONE, Come, Person
from support.e2e.serving import Served
from support.e2e.table import Table
from support.server.helpers import Guest, bot, human

UNCOVERED = """
(field) => {
    const { left, right, top, bottom } = field.getBoundingClientRect();
    return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === field;
}
"""


class Company:
    """Two people and a bot at a table."""

    def __init__(self, server: Served, come: Come, lang: str, size: tuple[int, int]) -> None:
        with httpx.Client(base_url=server.url, timeout=30) as http:
            self.host = Guest(http)
            self.table = self.host.open(human("Ann"), human("Bob"), bot(), options={})
            self.id = self.table["id"]
            self.ann = come(name="Ann", lang=lang, size=size)
            self.bob = come(name="Bob", lang="en", size=LAPTOPS[1])
            for seat, person in enumerate((self.ann, self.bob)):
                person.sit(self.table["links"][seat]["link"])
        # Until then the bot plays, and the next player to move is shown their choices.
        for table, other in ((Table(self.ann), "Bob"), (Table(self.bob), "Ann")):
            expect(table.my_turn.or_(table.waits_for(other))).to_be_visible()

    def end(self, server: Served) -> None:
        with httpx.Client(base_url=server.url, timeout=30) as http:
            closed = Guest(http, cookie=self.host.cookie).post(f"/api/tables/{self.id}/close", {})
            assert closed.status_code == 200, closed.text


def tab(person: Person) -> Locator:
    name = person.say("web-tab-talk" if person.phone else "web-tab-log")
    return person.page.get_by_role("tab", name=name)


def field(person: Person) -> Locator:
    return person.page.get_by_role("textbox", name=person.say("web-talk-input"))


def say(person: Person, text: str) -> None:
    field(person).fill(text)
    person.press(person.button("web-talk-send"))
    expect(field(person)).to_have_value("")


def said(person: Person, text: str) -> Locator:
    return person.page.get_by_role("paragraph").filter(has_text=text)


@pytest.mark.parametrize(("lang", "size"), [("fr", PHONE), ("en", LAPTOPS[0])], ids=["phone", "desktop"])
def test_two_people_chat_react_mute_and_rematch(server: Served, come: Come, lang: str, size: tuple[int, int]) -> None:
    company = Company(server, come, lang, size)
    ann, bob = company.ann, company.bob
    ann.press(tab(ann))
    say(ann, "Good luck!")
    expect(tab(bob)).to_contain_text("1")
    bob.press(tab(bob))
    expect(said(bob, "Good luck!")).to_contain_text("Ann")
    expect(tab(bob)).not_to_contain_text("1")
    bob.press(bob.button("web-talk-react"))
    bob.press(bob.button("web-react-bravo"))
    expect(said(ann, ann.say("web-react-bravo"))).to_contain_text("Bob")
    # With the keyboard alone.
    bob.page.locator("body").press("t")
    expect(field(bob)).to_be_focused()
    bob.page.keyboard.type("Nonsense!")
    bob.page.keyboard.press("Enter")
    expect(said(ann, "Nonsense!")).to_be_visible()
    check(ann)
    ann.press(ann.button("web-talk-more", name="Bob").last)
    dialog = ann.page.get_by_role("dialog")
    check(ann)
    dialog.get_by_label(ann.say("web-talk-why")).fill("It is nonsense")
    ann.press(ann.button("web-talk-report", dialog))
    expect(ann.page.get_by_text(ann.say("web-talk-reported")).first).to_be_visible()
    expect(dialog).to_be_hidden()
    assert field(ann).evaluate(UNCOVERED), "a slip lies on it"
    ann.press(ann.button("web-talk-more", name="Bob").last)
    ann.press(ann.button("web-talk-mute", dialog, name="Bob"))
    expect(said(ann, "Nonsense!")).to_have_count(0)
    say(bob, "More of it")
    say(ann, "Quiet here")
    expect(said(bob, "Quiet here")).to_be_visible()
    expect(said(ann, "More of it")).to_have_count(0)
    ann.page.reload()
    ann.press(tab(ann))
    expect(said(ann, "Quiet here")).to_be_visible()
    expect(said(ann, "More of it")).to_have_count(0)
    ann.press(ann.button("web-talk-unmute", name="Bob"))
    expect(said(ann, "More of it")).to_be_visible()
    company.end(server)
    ann.press(ann.page.get_by_role("tab", name=ann.say("web-tab-choices")))
    ann.press(ann.button("web-rematch").first)
    ann.page.wait_for_url(lambda url: company.id not in url)
    bob.press(bob.button("web-rematch-join").first)
    bob.page.wait_for_url(lambda url: company.id not in url)
    assert ann.page.url == bob.page.url
    for person in (ann, bob):
        expect(person.page.get_by_role("banner")).not_to_contain_text(person.say("web-state-waiting"))
        person.witness.check()
    table = bob.context.request.get(f"/api/tables/{bob.page.url.rsplit('/', 1)[1]}").json()
    assert [player["name"] for player in table["players"][1:]] == ["Ann", "Bob"], "seats are turned by one"


def test_notes_are_found_again(server: Served, come: Come) -> None:
    company = Company(server, come, "en", DESKTOP)
    ann = company.ann
    notes = ann.page.get_by_role("textbox", name=ann.say("web-notes"))
    ann.press(ann.page.get_by_role("tab", name=ann.say("web-tab-notes")))
    with ann.page.expect_response(lambda answer: "/note?" in answer.url and answer.request.method == "POST"):
        notes.fill("Denver first")
    ann.page.evaluate("localStorage.clear()")
    ann.page.reload()
    ann.press(ann.page.get_by_role("tab", name=ann.say("web-tab-notes")))
    expect(notes).to_have_value("Denver first")


@pytest.mark.parametrize(("lang", "size"), [("fr", PHONE), ("en", LAPTOPS[0])], ids=["phone", "desktop"])
def test_the_host_changes_what_spectators_may(come: Come, lang: str, size: tuple[int, int]) -> None:
    host, watcher = come(name="Ann", lang=lang, size=size), come(name="Eve", lang=lang, size=LAPTOPS[0])
    host.start()
    host.new_table(("me", "Ann"), ("friend", "Bob"), ("friend", "Cy"))
    watcher.page.goto(host.page.url)
    watcher.press(tab(watcher))
    expect(field(watcher)).to_have_count(0)
    host.press(host.page.get_by_role("tab", name=host.say("web-tab-about"), exact=True))
    host.press(host.page.get_by_text(host.say("web-terms"), exact=True))
    host.page.get_by_role("checkbox", name=host.say("web-open-talk")).check()
    host.page.get_by_label(host.say("web-delay"), exact=False).select_option("10")
    check(host)
    host.press(host.button("web-terms-keep"))
    expect(host.page.get_by_text(host.say("web-terms-kept")).first).to_be_visible()
    say(watcher, "How slow!")
    expect(host.page.get_by_label(host.say("web-delay"), exact=False).get_by_role("option")).to_have_count(3)
    watcher.witness.expects("403")
    host.page.get_by_label(host.say("web-password"), exact=False).fill("please")
    host.press(host.button("web-terms-keep"))
    password = watcher.page.get_by_label(watcher.say("web-password"))
    password.fill("please")
    watcher.press(watcher.button("web-password-enter"))
    expect(watcher.page.get_by_role("banner")).to_be_visible()
    host.page.get_by_role("checkbox", name=host.say("web-terms-unlock")).check()
    host.press(host.button("web-terms-keep"))
    expect(host.page.get_by_role("checkbox", name=host.say("web-terms-unlock"))).to_have_count(0)
