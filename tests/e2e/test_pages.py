"""Going from page to page, and to pages that are not there; and that the witness sees what goes wrong on one."""

from __future__ import annotations

from contextlib import closing

import pytest
from playwright.sync_api import Browser, expect

from support.e2e.people import Come, Person
from support.e2e.serving import Served
from support.e2e.table import Table, until


def test_to_and_fro_without_a_reload(come: Come) -> None:
    ann = come()
    ann.start()
    ann.play_now()
    table = Table(ann)
    expect(table.board).to_be_visible()
    ann.press(table.head.get_by_role("link").first)
    expect(ann.play_button()).to_be_visible()
    ann.page.go_back()
    expect(table.board).to_be_visible()
    ann.page.go_forward()
    expect(ann.play_button()).to_be_visible()
    ann.press(ann.link("web-read-rules").first)
    expect(ann.page.get_by_role("searchbox")).to_be_visible()
    ann.press(ann.page.get_by_role("banner").get_by_role("link").first)
    expect(ann.play_button()).to_be_visible()


@pytest.mark.parametrize("path", ["/nowhere", "/t/0123456789abcdef", "/t/%zz"])
def test_a_page_that_is_not_there_leads_on(come: Come, path: str) -> None:
    ann = come()
    ann.witness.expects("404|400")
    ann.page.goto(path)
    expect(ann.link("web-my-tables", ann.page.get_by_role("main"))).to_be_visible()
    ann.press(ann.link("web-to-start", ann.page.get_by_role("main")))
    expect(ann.play_button()).to_be_visible()


@pytest.mark.parametrize("path", ["/join/0123456789abcdef/xyz", "/join/a", "/no-such-file.js"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_page_that_the_server_does_not_have_leads_on(come: Come, path: str, lang: str) -> None:
    ann = come(lang=lang)
    ann.witness.expects("404|410")
    ann.page.goto(path)
    expect(ann.page.get_by_role("heading", name=ann.say("server-page-nothing"))).to_be_visible()
    ann.press(ann.link("server-page-start"))
    expect(ann.play_button()).to_be_visible()


@pytest.mark.parametrize(
    "wrong",
    [
        "console.error('this went wrong')",
        "setTimeout(() => { throw new Error('this went wrong'); })",
        "void Promise.reject(new Error('this went wrong'))",
    ],
    ids=["console", "error", "rejection"],
)
def test_the_witness_sees_what_goes_wrong(browser: Browser, server: Served, wrong: str) -> None:
    person = Person(browser, server.url)
    with closing(person.context):
        person.start()
        person.page.evaluate(wrong)
        until(lambda: person.page.title() and person.witness.complaints)
        with pytest.raises(AssertionError, match="this went wrong"):
            person.witness.check()
