"""Links of seats, as the opener of a table copies them."""

from __future__ import annotations

from playwright.sync_api import expect

from support.e2e.people import Person
from support.e2e.table import Table


def link_for(name: str, opener: Person) -> str:
    """The link that the opener of the table is shown for a friend."""
    table = Table(opener)
    expect(table.bars.get_by_text(opener.say("web-unheld", players=name))).to_be_visible()
    # Until then bots play, and the next player to move is shown their choices.
    expect(table.my_turn.or_(table.waits_for(name))).to_be_visible()
    opener.press(opener.button("web-links", table.bars))
    link = opener.page.get_by_label(opener.say("web-link-of", player=name)).input_value()
    table.tab("choices" if opener.phone else "log")
    return link
