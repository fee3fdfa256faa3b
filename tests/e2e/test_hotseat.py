"""Several people at one screen: behind a curtain where something is hidden, handed over at once where nothing is."""

from __future__ import annotations

from playwright.sync_api import expect

from support.e2e.people import Come
from support.e2e.table import Table

NAMES = ["Ann", "Bob", "Cy"]


def test_a_turn_of_three_people_at_one_screen(come: Come) -> None:
    person = come()
    person.start()
    person.new_table(*(("hotseat", name) for name in NAMES))
    table = Table(person)
    for _ in NAMES:
        be_who_is_asked(table, "stock")
        assert table.asked_for() == "stock"
        table.found_something()
        expect(table.phase("track")).to_be_visible()
        table.build_listed()
        table.done_if_asked()
    # The last to choose a place has no choice left.
    for _ in NAMES[1:]:
        be_who_is_asked(table, "order")
        table.take_place()
    be_who_is_asked(table, "stock")
    expect(table.log.filter(has_text=table.say("cd-event-turn_advanced", turn=2))).to_have_count(1)


def be_who_is_asked(table: Table, phase: str) -> None:
    """The page goes on with the next player by itself."""
    asked = {name: table.head.get_by_text(table.say(f"cd-phase-{phase}", player=name), exact=True) for name in NAMES}
    expect(asked["Ann"].or_(asked["Bob"]).or_(asked["Cy"])).to_be_visible()
    table.person.name = next(name for name, sentence in asked.items() if sentence.is_visible())
    expect(table.my_turn).to_be_visible()
    expect(table.person.button("web-i-am", player=table.person.name)).to_be_hidden()


def test_a_curtain_where_something_is_hidden_and_again_after_a_reload(come: Come) -> None:
    person = come()
    person.start()
    person.plan_table("silverton")
    person.seat_table(*(("hotseat", name) for name in NAMES))
    table = Table(person)
    lift_the_curtain(table)
    table.page.reload()
    expect(table.page.get_by_role("button", name=table.say("web-i-am", player="")).first).to_be_visible()
    expect(table.board).to_be_hidden()


def lift_the_curtain(table: Table) -> None:
    """The player to move takes the screen. Until then it shows nothing of the game."""
    mine = [table.person.button("web-i-am", player=name) for name in NAMES]
    expect(mine[0].or_(mine[1]).or_(mine[2])).to_be_visible()
    expect(table.board).to_be_hidden()
    expect(table.choices).to_be_hidden()
    table.person.name = next(name for name, button in zip(NAMES, mine, strict=True) if button.is_visible())
    table.press(table.person.button("web-i-am", player=table.person.name))
    expect(table.board).to_be_visible()
