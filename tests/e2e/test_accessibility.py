"""axe-core on every page and state, light and dark, on a desktop and on a phone; and targets that a thumb can hit."""

from __future__ import annotations

from playwright.sync_api import expect

from support.e2e.accessibility import SIZES, Inspector
from support.e2e.people import PHONE, Come, Person
from support.e2e.prepared import Prepare, When
from support.e2e.table import Table, sit

PHASES: list[When] = [("stock", 3), ("track", 3), ("order", 3)]
ODD = "document.querySelector('main').append(Object.assign(document.createElement('button'), { style: 'width: 20px' }))"


def test_the_inspector_sees_something(come: Come) -> None:
    """Or the tests below would prove nothing."""
    ann = come(size=PHONE)
    ann.start()
    ann.page.evaluate(ODD)
    ann.page.evaluate("document.querySelector('main h2').style.color = '#333'")
    inspector = Inspector(night=True)
    inspector.look(ann.page, "start")
    named, *others = inspector.found
    assert "button-name" in named
    assert any(": 20 x " in each for each in others)
    assert any("by night: color-contrast" in each for each in others)


@SIZES
def test_pages(come: Come, prepare: Prepare, size: tuple[int, int]) -> None:
    ann = come(size=size)
    inspector = Inspector(night=True)
    ann.start()
    inspector.look(ann.page, "start")
    ann.press(ann.button("web-settings"))
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    inspector.look(ann.page, "settings")
    ann.press(ann.button("web-close", ann.page.get_by_role("dialog")))
    for path in ("/new", "/my", "/rules/continental-divide", "/nowhere"):
        ann.page.goto(path)
        expect(ann.page.get_by_role("heading", level=1)).to_be_visible()
        expect(ann.page.get_by_text(ann.say("web-loading"))).to_have_count(0)
        inspector.look(ann.page, path)
    ann.start()
    ann.new_table(("me", "Ann"), ("open", ""), ("friend", "Cy"))
    expect(ann.page.get_by_role("heading", name=ann.say("web-fair-dice"))).to_be_visible()
    inspector.look(ann.page, "waiting room")
    inspector.check()


@SIZES
def test_seats(come: Come, size: tuple[int, int]) -> None:
    """What a host, a guest and somebody with a wrong link see."""
    inspector = Inspector(night=True)

    def look(person: Person, name: str) -> None:
        inspector.look(person.page, name)

    ann, bob = come(size=size), come(name="Bob", size=size)
    ann.start()
    ann.new_table(("me", "Ann"), ("open", ""), ("friend", "Bob"))
    link = ann.page.get_by_label(ann.say("web-link-of", player="Bob"), exact=True).input_value()
    look(ann, "the host's waiting room")
    dialog = ann.page.get_by_role("dialog")
    ann.press(ann.button("web-change-seat", number=3))
    dialog.get_by_role("radio", name=ann.say("web-give-bot")).check()
    look(ann, "a seat")
    ann.press(ann.button("web-close", dialog))
    ann.press(ann.button("web-own-link"))
    expect(ann.page.get_by_text(ann.say("web-own-link-about"))).to_be_visible()
    look(ann, "a link of one's own")
    bob.page.goto(link)
    look(bob, "an invitation")
    bob.witness.expects("40[34]")
    bob.page.goto(f"{link}x")
    look(bob, "a wrong link")
    bob.page.goto("/t/0123456789abcdef")
    expect(bob.link("web-my-tables", bob.page.get_by_role("main"))).to_be_visible()
    look(bob, "no such table")
    ann.press(ann.button("web-close-table"))
    expect(dialog).to_be_visible()
    look(ann, "a question")
    ann.press(ann.button("web-close-table", dialog))
    expect(ann.page.get_by_text(ann.say("web-closed-about", ended="host"))).to_be_visible()
    look(ann, "a closed table")
    inspector.check()


@SIZES
def test_tables(come: Come, prepare: Prepare, size: tuple[int, int]) -> None:
    inspector = Inspector(night=True)
    for when in PHASES:
        table = sit(come, prepare(4, when), size=size)
        expect(table.phase(when[0])).to_be_visible()
        inspector.look(table.page, when[0])
        half_choose(table)
        inspector.look(table.page, f"{when[0]}, half chosen")
    shown = ["holdings", "log", "about"] if table.person.phone else ["notes", "about"]
    for name in ["sheet", "rules", *shown]:
        table.tab(name)
        inspector.look(table.page, name, "#choices")
    table.tab("log")
    table.press(table.button("web-scrub-back"))
    expect(table.bars.get_by_text(table.say("web-past"))).to_be_visible()
    inspector.look(table.page, "the past")
    table.press(table.button("web-to-present", table.bars))
    table.press(table.button("web-settings"))
    expect(table.page.get_by_role("dialog")).to_be_visible()
    inspector.look(table.page, "settings")
    inspector.check()


@SIZES
def test_summary_and_curtain(come: Come, prepare: Prepare, size: tuple[int, int]) -> None:
    inspector = Inspector(night=True)
    table = sit(come, prepare(4, None), 0, size=size)
    expect(table.end).to_be_visible()
    table.press(table.button("web-check", table.end))
    expect(table.end.get_by_text(table.say("web-check-commitment"))).to_be_visible()
    inspector.look(table.page, "summary")
    table.person.start()
    table.person.plan_table("silverton")
    table.person.seat_table(("hotseat", "Ann"), ("hotseat", "Bob"), ("hotseat", "Cy"))
    expect(table.page.get_by_role("heading", name=table.say("web-hand-over", player="").strip())).to_be_visible()
    inspector.look(table.page, "curtain")
    inspector.check()


def half_choose(table: Table) -> None:
    """Something of whatever is asked, up to the last button."""
    match table.asked_for():
        case "stock":
            table.choices.get_by_role("row").get_by_role("radio").last.check()
        case "track":
            table.press(table.choices.get_by_role("rowheader").get_by_role("button").first)
        case _:
            table.press(table.choices.get_by_role("listitem").get_by_role("button").last)
