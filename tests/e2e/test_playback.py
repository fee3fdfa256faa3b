"""What others do is shown move by move, as fast as one likes; nothing of it must be waited for."""

from __future__ import annotations

from playwright.sync_api import expect

from support.e2e.people import Come, Person
from support.e2e.table import Table

PHASES = "() => new Set(window.phases ?? []).size"
WATCH = """() => {
    window.phases = [];
    const look = () => window.phases.push(document.querySelector('.phase')?.textContent.trim());
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def four_at_a_table(come: Come, pace: str) -> tuple[Person, Table]:
    """Ann and three bots; in their first order of play, who comes when is drawn."""
    ann = come(pace=pace)
    ann.start()
    ann.new_table(("me", "Ann"), ("bot", "random"), ("bot", "random"), ("bot", "random"))
    return ann, Table(ann)


def wait_for_my_turn(table: Table) -> None:
    expect(table.my_turn).to_be_visible(timeout=60_000)


def let_others_move(table: Table) -> None:
    """The last player of a turn is the first to choose a place in the next."""
    wait_for_my_turn(table)
    table.pass_by()
    if table.phase("order").is_visible():
        table.take_place()


def test_moves_of_bots_come_one_after_the_other(come: Come) -> None:
    ann, table = four_at_a_table(come, "brisk")
    wait_for_my_turn(table)
    ann.page.evaluate(WATCH)
    let_others_move(table)
    wait_for_my_turn(table)
    assert ann.page.evaluate(PHASES) > 1, "only the last of what they did was ever shown"


def test_what_waits_to_be_shown_can_be_skipped(come: Come) -> None:
    ann, table = four_at_a_table(come, "slow")
    skip = ann.button("web-pace-skip")
    let_others_move(table)
    expect(skip).to_be_visible()
    expect(table.my_turn).to_be_hidden()
    ann.page.keyboard.press(".")
    expect(skip).to_be_hidden()
