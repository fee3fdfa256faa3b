"""Taking back: alone while nobody else has moved, by consent after that; the log keeps what was taken back."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from support.e2e.people import Come
from support.e2e.prepared import Prepare, Prepared
from support.e2e.table import Table, sit


@pytest.fixture
def game(prepare: Prepare) -> Prepared:
    return prepare(3, ("stock", 1))


def taken_back(table: Table) -> list[str]:
    """The sentences that the log shows as taken back."""
    return table.log.filter(has_text=table.say("web-log-undone")).all_inner_texts()


def test_alone(come: Come, game: Prepared) -> None:
    table = sit(come, game, 0)
    table.found("Great Northern", "X5 Chicago North", shares=4, value=22)
    table.undo()
    expect(table.phase("stock")).to_be_visible()
    (undone,) = taken_back(table)
    assert "Great Northern" in undone
    expect(table.log.last).to_contain_text(table.say("web-log-undo", players=table.person.name, log=1))

    table.found("Southern Pacific", "V14 New Orleans West", shares=6, value=25)
    table.page.reload()
    expect(table.phase("track")).to_be_visible()
    (undone,) = taken_back(table)
    assert "Great Northern" in undone


def test_by_consent(come: Come, game: Prepared) -> None:
    asker, other = sit(come, game, 0), sit(come, game, 1)
    asker.pass_by()
    expect(other.my_turn).to_be_visible()
    other.pass_by()  # now the third is asked, who is not here

    asker.ask_to_undo()
    proposal = {"players": asker.person.name, "count": 1}
    third = game.name(game.seat_at(2))
    for table in (asker, other):
        expect(table.bars).to_contain_text(table.say("web-proposal", moves=table.log.count() - 1, **proposal))
    other.answer(accept=True)
    expect(other.bars).to_contain_text(other.say("web-proposal-waits", players=third))
    late = sit(come, game, 2)
    late.answer(accept=True)

    expect(asker.phase("stock")).to_be_visible()
    for table in (asker, other, late):
        expect(table.log.filter(has_text=table.say("web-log-undone"))).to_have_count(2)
        expect(table.waits_for(asker.person.name) if table is not asker else table.my_turn).to_be_visible()
    assert asker.told() == other.told() == late.told()


def test_declined(come: Come, game: Prepared) -> None:
    asker, other = sit(come, game, 0), sit(come, game, 1)
    asker.pass_by()
    expect(other.my_turn).to_be_visible()
    other.found("Texas & Pacific", "V14 New Orleans West", shares=3, value=12)
    told = other.told()

    asker.ask_to_undo()
    other.answer(accept=False)
    for table in (asker, other):
        expect(table.button("web-decline")).to_be_hidden()
        expect(table.bars).not_to_contain_text(asker.person.name)
    expect(other.phase("track")).to_be_visible()
    assert other.told() == asker.told() == told
