"""From the start page to the last point, by clicking as people do."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from support.e2e.links import link_for
from support.e2e.people import DESKTOP, PHONE, Come
from support.e2e.table import Table, play_to_the_end


def test_play_now_is_a_game_against_bots(come: Come) -> None:
    ann = come()
    ann.start()
    ann.play_now()
    table = Table(ann)
    expect(table.my_turn).to_be_visible()
    expect(table.choices.get_by_role("radio").first).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_whole_game_of_two_people_and_two_bots(come: Come, size: tuple[int, int]) -> None:
    ann, bob = come(name="Ann", size=size), come(name="Bob", size=size)
    ann.start()
    ann.new_table(("me", "Ann"), ("bot", "greedy"), ("friend", "Bob"), ("bot", "random"))
    bob.join(link_for("Bob", ann))
    tables = [Table(ann, points=True), Table(bob)]
    play_to_the_end(*tables)

    for table in tables:
        summary = table.end.get_by_role("table")
        expect(summary.get_by_role("rowheader", name="Ann")).to_be_visible()
        check_dice(table)
    assert len({table.end.get_by_role("table").inner_text() for table in tables}) == 1
    logs = [finished_log(table) for table in tables]
    assert logs[0] == logs[1]
    assert "Turn 8 begins." in "\n".join(logs[0])


def check_dice(table: Table) -> None:
    table.press(table.button("web-check", table.end))
    expect(table.end.get_by_text(table.say("web-check-commitment"))).to_be_visible()
    verified = table.say("web-check-verified", n=0, kind="turn_order", outcome="").rsplit(" ", 1)[1]
    expect(table.end.get_by_role("listitem").filter(has_text=verified)).to_have_count(1)


def finished_log(table: Table) -> list[str]:
    table.press(table.button("web-close", table.end))
    table.tab("log")
    return table.told()
