"""Several people at one screen: the page is handed over behind a curtain."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.people import Come
from e2e.table import Table

NAMES = ["Ann", "Bob", "Cy"]


def test_a_turn_of_three_people_at_one_screen(come: Come) -> None:
    person = come()
    person.start()
    person.new_table(*(("hotseat", name) for name in NAMES))
    table = Table(person)
    for _ in NAMES:
        lift_the_curtain(table)
        assert table.asked_for() == "stock"
        table.found_something()
        expect(table.phase("track")).to_be_visible()
        table.build_listed()
        table.done_if_asked()
    # Who built last may be the first to choose a place: then the screen stays with him. The last has no choice left.
    for _ in NAMES[1:]:
        if not table.phase("order").is_visible():
            lift_the_curtain(table)
        assert table.asked_for() == "order"
        table.take_place()
    lift_the_curtain(table)
    expect(table.log.filter(has_text=table.say("cd-event-turn_advanced", turn=2))).to_have_count(1)


def test_a_reload_draws_the_curtain_again(come: Come) -> None:
    person = come()
    person.start()
    person.new_table(*(("hotseat", name) for name in NAMES))
    table = Table(person)
    lift_the_curtain(table)
    table.page.reload()
    expect(table.page.get_by_role("button", name=table.say("web-i-am", player="")).first).to_be_visible()
    expect(table.board).to_be_hidden()


def lift_the_curtain(table: Table) -> None:
    """Whoever is asked takes the screen. Until then it shows nothing of the game."""
    mine = [table.person.button("web-i-am", player=name) for name in NAMES]
    expect(mine[0].or_(mine[1]).or_(mine[2])).to_be_visible()
    expect(table.board).to_be_hidden()
    expect(table.choices).to_be_hidden()
    table.person.name = next(name for name, button in zip(NAMES, mine, strict=True) if button.is_visible())
    table.press(table.person.button("web-i-am", player=table.person.name))
    expect(table.board).to_be_visible()
