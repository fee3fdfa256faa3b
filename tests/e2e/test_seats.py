"""Open seats, onlookers, names with markup in them; choices that are made at once."""

from __future__ import annotations

from playwright.sync_api import expect

from support.e2e.people import Come
from support.e2e.prepared import Prepare
from support.e2e.table import Table, sit

MARKUP = "<img src=x onerror=alert(1)>"


def test_an_open_seat_is_found_taken_and_the_game_begins(come: Come) -> None:
    ann, bob = come(name="Ann"), come(name=MARKUP)
    ann.start()
    ann.new_table(("me", "Ann"), ("open", ""), ("bot", "greedy"), public=True)
    expect(ann.page.get_by_text(ann.say("web-waiting-about", open=1))).to_be_visible()

    bob.start()
    bob.press(bob.page.get_by_role("region", name=bob.say("web-lobby-tables")).get_by_role("link").first)
    bob.page.get_by_label(bob.say("web-your-name")).fill(MARKUP)
    bob.press(bob.button("web-take-seat"))
    tables = [Table(ann), Table(bob)]
    for table in tables:
        expect(table.board).to_be_visible()
        expect(table.log.first).to_contain_text(MARKUP)


def test_an_onlooker_sees_every_move_and_can_make_none(come: Come) -> None:
    ann, carl = come(name="Ann"), come(name="Carl")
    ann.start()
    ann.new_table(("me", "Ann"), ("bot", "random"), ("bot", "greedy"), public=True)
    table = Table(ann)
    carl.page.goto(ann.page.url)
    seen = Table(carl)
    expect(seen.choices.get_by_text(seen.say("web-watching"))).to_be_visible()
    expect(table.my_turn).to_be_visible()
    table.decide()
    expect(seen.log.nth(table.log.count() - 1)).to_be_visible()
    expect(seen.choices.get_by_role("button")).to_have_count(0)


def test_choices_can_be_made_at_once(come: Come, prepare: Prepare) -> None:
    table = sit(come, prepare(4, ("track", 3)))
    table.press(table.button("web-settings"))
    table.page.get_by_role("radio", name=table.say("web-mode-instant")).check()
    table.press(table.button("web-close", table.page.get_by_role("dialog")))
    before = table.log.count()
    table.press(table.choices.get_by_role("rowheader").get_by_role("button").first)
    expect(table.log).to_have_count(before + 1)


def test_what_happened_since_my_last_move(come: Come, prepare: Prepare) -> None:
    game = prepare(3, ("stock", 1))
    table = sit(come, game, 0)
    table.pass_by()
    table.page.goto("/")
    game.refresh()
    while game.asked != game.seat_at(2):
        game.act({"type": "done" if game.table["view"]["phase"] == "track" else "pass"})
    table.page.go_back()
    news = table.bars.get_by_text(table.say("web-away", moves=1))
    expect(news.or_(table.bars.get_by_text(table.say("web-away", moves=2)))).to_be_visible()
    table.press(table.button("web-replay", table.bars))
    past = table.bars.get_by_text(table.say("web-past"))
    past.wait_for()  # with every frame: it does not last
    expect(past).to_be_hidden()  # the replay ends in the present


def test_what_one_reads_stays_when_ones_turn_comes(come: Come, prepare: Prepare) -> None:
    """Where there is room for both."""
    game = prepare(3, ("stock", 1))
    table = sit(come, game, 1)
    table.tab("notes")
    game.act({"type": "pass"})
    expect(table.my_turn).to_be_visible()
    notes = table.page.get_by_role("tab", name=table.say("web-tab-notes"), exact=True)
    expect(notes).to_have_attribute("aria-selected", "true")
