"""Another language in mid-game: everything on the page speaks it at once, the log and the refusals too."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from support.e2e.catalogue import left_over, nothing_left_over
from support.e2e.people import DESKTOP, PHONE, Come
from support.e2e.prepared import Prepare
from support.e2e.table import Table, sit


def test_the_catalogue_knows_what_is_english(come: Come, prepare: Prepare) -> None:
    """Or the tests below would prove nothing."""
    table = sit(come, prepare(4, ("stock", 4)))
    expect(table.my_turn).to_be_visible()
    found = left_over(table.page, wrong="en", right="fr")
    assert {"Your turn", "Settings", "Buy nothing", "Order of play for turn 1"} <= {
        line.partition(":")[0] for line in found
    }


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("phase", ["stock", "track", "order"])
def test_switching_in_mid_game(come: Come, prepare: Prepare, phase: str, size: tuple[int, int]) -> None:
    table = sit(come, prepare(4, (phase, 3)), size=size)
    expect(table.phase(phase)).to_be_visible()
    ask_why_not(table)
    table.person.speak("fr")
    expect(table.phase(phase)).to_be_visible()
    all_french(table)

    ask_why_not(table)
    for name in ["holdings", "log", "rules", "about"] if table.person.phone else ["log", "rules", "notes", "about"]:
        table.tab(name)
        all_french(table)
    if table.person.phone:
        table.tab("choices")
    table.decide()
    expect(table.notices.get_by_role("alert")).to_have_count(0)
    all_french(table)


def ask_why_not(table: Table) -> None:
    """Unfold whatever cannot be chosen, and point at a hex that cannot."""
    for why in table.choices.locator("summary").all():
        table.press(why)
    if not table.person.phone:
        table.hex("A1").hover()
        expect(table.card).to_be_visible()


def all_french(table: Table) -> None:
    nothing_left_over(table.page, wrong="en", right="fr")


def test_a_switch_asks_for_the_table_once(come: Come, prepare: Prepare) -> None:
    table = sit(come, prepare(3, ("stock", 1)))
    expect(table.my_turn).to_be_visible()
    calls: list[str] = []
    table.page.on("request", lambda request: calls.append(urlsplit(request.url).path))
    for lang in ("fr", "en", "fr"):
        table.person.speak(lang)
        expect(table.my_turn).to_be_visible()
    table.decide()
    assert calls.count(f"/api/tables/{table.id}") <= 3, calls


def test_refusals_follow_the_switch(come: Come, prepare: Prepare) -> None:
    game = prepare(3, ("stock", 1))
    game.act({"type": "found", "railroad": "up", "hex": "W5", "shares": 5, "value": 30})
    game.act({"type": "done"})
    table = sit(come, game)
    table.kind("found")
    value = table.choices.get_by_role("textbox", name=table.say("cd-web-stock-value"), exact=True)
    value.fill("30")
    value.press("Enter")
    expect(table.choices.get_by_role("status")).to_contain_text(table.say("cd-refused-value_taken", value=30))
    table.person.speak("fr")
    expect(table.choices.get_by_role("status")).to_contain_text(table.say("cd-refused-value_taken", value=30))


def test_what_the_server_refuses_is_said_in_french(come: Come) -> None:
    bob = come(lang="fr")
    bob.witness.expects("404")
    bob.page.goto("/t/0123456789abcdef")
    missing = bob.page.get_by_role("main").get_by_role("alert")
    expect(missing).to_contain_text(bob.say("web-no-such-table"))
    expect(bob.link("web-my-tables", missing)).to_be_visible()
    nothing_left_over(bob.page, wrong="en", right="fr")


def test_seats_in_french(come: Come) -> None:
    bob = come(lang="fr")
    bob.start()
    bob.new_table(("me", "Bob"), ("open", ""), ("friend", "Cy"))
    link = bob.page.get_by_label(bob.say("web-link-of", player="Cy"), exact=True).input_value()
    dialog = bob.page.get_by_role("dialog")

    def french(opened: str, **values: Any) -> None:
        bob.press(bob.button(opened, **values))
        expect(dialog).to_be_visible()
        nothing_left_over(bob.page, wrong="en", right="fr")
        bob.press(bob.button("web-close", dialog))

    french("web-change-seat", number=2)
    french("web-change-seat", number=3)
    french("web-leave")
    french("web-close-table")
    bob.press(bob.button("web-own-link"))
    expect(bob.page.get_by_text(bob.say("web-own-link-about"))).to_be_visible()
    nothing_left_over(bob.page, wrong="en", right="fr")
    for address in (link, f"{link}x"):
        bob.witness.expects("403")
        bob.page.goto(address)
        nothing_left_over(bob.page, wrong="en", right="fr")


def test_every_other_page_in_french(come: Come) -> None:
    bob = come(lang="fr")
    bob.start()
    pages = ["/", "/new", "/my", "/rules/continental-divide", "/nowhere"]
    for path in pages:
        bob.page.goto(path)
        expect(bob.page.get_by_role("heading", level=1)).to_be_visible()
        expect(bob.page.get_by_text(bob.say("web-loading"))).to_have_count(0)
        nothing_left_over(bob.page, wrong="en", right="fr")
