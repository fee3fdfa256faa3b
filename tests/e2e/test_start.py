"""The start page: every way into a game in one look, and nothing that jumps while it comes."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from support.e2e.people import DESKTOP, PHONE, Come, Person
from support.e2e.table import Table

LAPTOP = (1280, 720)
SHIFTED = """
window.shifted = [];
new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted.push(entry.value);
}).observe({ type: 'layout-shift', buffered: true });
"""
DRAWN = "Promise.all([...document.images].map((image) => image.decode()))"
MOST_SHIFTED = 0.05


def slow_phone(person: Person) -> None:
    """A cheap phone where the signal is weak."""
    session = person.context.new_cdp_session(person.page)
    bytes_a_second = 400_000 / 8
    conditions = {"offline": False, "latency": 400, "downloadThroughput": bytes_a_second, "uploadThroughput": 50_000}
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", conditions)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})


@pytest.mark.parametrize("seated", [False, True], ids=["first visit", "with tables"])
def test_nothing_jumps_on_a_slow_phone(come: Come, seated: bool) -> None:
    ann = come(size=PHONE)
    ann.context.set_default_timeout(60_000)
    if seated:
        ann.start()
        ann.play_now()
        expect(Table(ann).board).to_be_visible()
    page = ann.page
    page.add_init_script(SHIFTED)
    slow_phone(ann)
    page.goto("/", wait_until="networkidle")
    expect(ann.play_button()).to_be_visible(timeout=60_000)
    page.evaluate(DRAWN)
    shifts: list[float] = page.evaluate("shifted")
    print(f"shifted by {sum(shifts):.4f}")
    assert sum(shifts) < MOST_SHIFTED, shifts


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_playing_learning_and_joining_in_one_look(come: Come, lang: str) -> None:
    ann = come(size=LAPTOP, lang=lang)
    ann.start()
    ann.page.evaluate(DRAWN)
    for key in ("continental-divide", "silverton"):
        for way in (ann.button("learn-begin", lesson=ann.say(f"learn-{key}")), ann.page.locator(f"#game-{key}")):
            expect(way).to_be_in_viewport(ratio=1)
    for button in ann.button("web-play-now").all():
        expect(button).to_be_in_viewport(ratio=1)
    expect(ann.button("web-offers")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_table_that_waits_for_me_is_at_the_top(come: Come, size: tuple[int, int]) -> None:
    ann = come(size=size)
    ann.start()
    ann.play_now()
    table = Table(ann)
    expect(table.my_turn).to_be_visible()
    ann.start()
    resume = ann.page.get_by_role("region", name=ann.say("web-resume"))
    expect(resume.get_by_text(ann.say("web-your-turn"))).to_be_in_viewport(ratio=1)
    ann.press(resume.get_by_role("link").first)
    expect(table.board).to_be_visible()


def test_as_many_bots_as_one_likes(come: Come) -> None:
    ann = come()
    ann.start()
    card = ann.page.get_by_role("region", name="Continental Divide", exact=True)
    card.get_by_label(ann.say("web-rivals")).select_option(label=ann.say("web-against", bots=2))
    ann.play_now()
    table = ann.page.url.rpartition("/")[2]
    players = ann.context.request.get(f"/api/tables/{table}").json()["players"]
    assert [player["kind"] for player in players] == ["human", "bot", "bot"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_solitaire_takes_two_clicks(come: Come, size: tuple[int, int]) -> None:
    ann = come(size=size)
    ann.start()
    ann.press(ann.button("web-offers"))
    ann.press(ann.page.get_by_role("dialog").get_by_role("button", name=ann.say("sv-option-scenario-denver-6000")))
    ann.page.wait_for_url("**/t/*")
    expect(Table(ann).board).to_be_visible()
    table = ann.page.url.rpartition("/")[2]
    assert len(ann.context.request.get(f"/api/tables/{table}").json()["players"]) == 1


def test_a_link_that_leads_nowhere_is_answered_at_the_field(come: Come) -> None:
    ann = come()
    ann.start()
    field = ann.page.get_by_label(ann.say("web-join-link"))
    field.fill("https://example.org/nothing")
    ann.press(ann.button("web-join-go"))
    expect(ann.page.get_by_text(ann.say("web-join-bad"))).to_be_visible()
    expect(field).to_have_attribute("aria-invalid", "true")


def test_how_strong_the_bots_are_is_chosen_and_remembered(come: Come) -> None:
    ann = come()
    ann.start()
    region = ann.page.get_by_role("region", name="Continental Divide", exact=True)
    level = region.get_by_label(ann.say("web-bot-level"))
    expect(level).to_have_value("greedy")
    level.select_option("beginner")
    ann.play_now()
    table = ann.context.request.get(f"/api/tables/{ann.page.url.rsplit('/', 1)[1]}").json()
    assert {player["bot"] for player in table["players"] if player["kind"] == "bot"} == {"beginner"}
    ann.start()
    expect(level).to_have_value("beginner")
