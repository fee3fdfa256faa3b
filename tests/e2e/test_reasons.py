"""Reasons for bots' moves: in the log on request, and with advice."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from support.e2e.people import Come
from support.e2e.table import Table

WHY = {
    "en": re.compile(r"(Toward|From|To build for) \w+.*\."),
    "fr": re.compile(r"(Vers|Depuis|Pour construire) \w+.*\."),
}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_bots_say_why_they_moved_if_one_wishes(come: Come, lang: str) -> None:
    ann = come(lang=lang, size=(1280, 720))
    ann.start()
    ann.new_table(("me", "Ann"), ("bot", "greedy"), ("bot", "greedy"))
    table = Table(ann)
    expect(table.my_turn).to_be_visible(timeout=60_000)
    table.pass_by()
    expect(table.my_turn).to_be_visible(timeout=60_000)
    table.tab("log")
    reasons = table.log.get_by_text(WHY[lang])
    assert reasons.count() == 0
    ann.press(ann.button("web-settings"))
    ann.page.get_by_role("checkbox", name=ann.say("web-reasons-setting")).check()
    ann.press(ann.button("web-close", ann.page.get_by_role("dialog")))
    expect(reasons.first).to_be_visible()
    table.tab("choices")
    ann.press(ann.button("web-hint"))
    expect(table.choices.get_by_text(ann.say("web-hint-draft"))).to_be_visible(timeout=30_000)
