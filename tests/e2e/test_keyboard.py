"""Without a mouse: start a game, wait for others, found a railroad, build, choose a place, read the figures."""

from __future__ import annotations

from playwright.sync_api import expect

from support.e2e.keyboard import Keys
from support.e2e.people import Come
from support.e2e.prepared import Prepare
from support.e2e.table import Table, at_rest, sit


def test_a_game_from_the_start_page(come: Come) -> None:
    ann = come(name="Player 1")
    ann.start()
    keys = Keys(ann.page)
    keys.enter(ann.play_button())
    table = Table(ann)
    expect(table.my_turn).to_be_visible()

    keys.press("c")
    kinds = table.choices.get_by_role("group", name=ann.say("cd-web-stock-title"))
    if kinds.count():  # somebody has founded a railroad already
        keys.choose(kinds, ann.say("cd-web-kind-found"))
    keys.choose(table.choices.get_by_role("group", name="New Orleans"), "New Orleans South")
    keys.enter(table.choices.get_by_role("button", name=table.starts("cd-web-found-button", railroad="", value=0)))
    expect(table.phase("track")).to_be_visible()

    # B leads to the board, at a hex that can be chosen; the first Enter shows the line, the second builds it.
    keys.press("b")
    expect(table.card).to_be_visible()
    for key in ("ArrowUp", "ArrowDown", "Enter"):
        keys.press(key)
    expect(table.building).to_be_visible()
    keys.press("Enter")
    built = table.say("cd-event-track_laid", player="Player 1", railroad="", hexes=1, last="", cost=0, income=0)
    expect(table.log.filter(has_text=built.partition(":")[0].strip())).to_have_count(1)
    keys.press("c")
    if table.asked_for() == "track":
        keys.enter(ann.button("cd-web-kind-done", table.choices))
    expect(table.phase("order").or_(table.phase("stock"))).to_be_visible()


def test_the_waiting_room(come: Come) -> None:
    ann = come()
    ann.start()
    ann.new_table(("me", "Ann"), ("open", ""), ("open", ""))
    keys = Keys(ann.page)
    keys.enter(ann.button("web-rename"))
    keys.reach(ann.page.get_by_label(ann.say("web-name-of", player="Ann")))
    keys.press("ControlOrMeta+a")
    ann.page.keyboard.type("Annie")
    keys.press("Enter")
    expect(ann.page.get_by_text("Annie", exact=True)).to_be_visible()
    keys.enter(ann.button("web-qr").first)
    expect(ann.page.get_by_role("img", name=ann.say("web-qr-of", what=ann.say("web-table-link")))).to_be_visible()
    keys.enter(ann.button("web-start-now"))
    expect(Table(ann).board).to_be_visible()


def test_the_figures(come: Come, prepare: Prepare) -> None:
    """Arrows lead from tab to tab, Enter sorts, Escape closes what lies over the board."""
    table = sit(come, prepare(4, ("track", 3)))
    keys = Keys(table.page)
    keys.press("l")
    tabs = table.page.get_by_role("tab")
    keys.reach(tabs.and_(table.page.locator("[aria-selected=true]")), "Shift+Tab")
    sheet = table.page.get_by_role("tab", name=table.say("web-tab-sheet"), exact=True)
    for _ in range(tabs.count()):
        if sheet.get_attribute("aria-selected") == "true":
            break
        keys.press("ArrowRight")
    keys.enter(table.button("web-sheet-over"))
    dialog = table.page.get_by_role("dialog")
    cash = dialog.get_by_role("columnheader", name=table.say("cd-web-cash")).first
    keys.enter(cash.get_by_role("button"))
    expect(cash).to_have_attribute("aria-sort", "descending")
    keys.press("Escape")
    expect(dialog).to_be_hidden()


def test_undo_and_the_log_by_key(come: Come, prepare: Prepare) -> None:
    table = sit(come, prepare(3, ("stock", 1)))
    keys = Keys(table.page)
    table.pass_by()
    expect(table.button("web-undo", table.choices)).to_be_enabled()
    keys.press("u")
    expect(table.phase("stock")).to_be_visible()
    keys.press("l")
    expect(table.page.get_by_role("tabpanel").locator(":focus")).to_be_visible()
    keys.press("?")
    help_dialog = table.page.get_by_role("dialog", name=table.say("web-help"))
    expect(help_dialog).to_be_visible()
    keys.press("Escape")
    expect(help_dialog).to_be_hidden()


def test_focus_never_moves_the_board_from_under_the_pointer(come: Come, prepare: Prepare) -> None:
    """The hex that Tab leads to may be out of sight: the board comes to it, and still knows what lies where."""
    table = sit(come, prepare(4, ("track", 4)), size=(700, 500))
    table.page.keyboard.press("b")
    expect(table.card).to_be_visible()
    at_rest(table.board.locator(".picture"))  # the board has come to it
    target = table.targets(in_sight=True)[0]
    table.hex(target).click()
    expect(table.hex(target)).to_have_attribute("aria-pressed", "true")
