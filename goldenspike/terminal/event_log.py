"""The log of a game as sentences, one for each event, with its rule."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from goldenspike.kernel.play import Play
from goldenspike.terminal.renderers import Renderer


def event_log(
    play: Play,
    renderer: Renderer,
    seat: int | None,
    first: int = 0,
    end: int | None = None,
    *,
    only_news: bool = False,
    numbered: bool = False,
) -> Table:
    """The events of the log entries from `first` (counted from 0) up to `end`, exclusive, as the seat sees them."""
    table = Table.grid(padding=(0, 1, 0, 0))
    # History begins with the set-up, which is not an entry.
    for number, (_, events) in enumerate(play.history(), start=-1):
        if number < first or (end is not None and number >= end):
            continue
        for event in events:
            if play.game.show_event(play.state, event, seat) is None:
                continue
            if not only_news or renderer.is_news(event):
                sentence = Text.assemble(renderer.sentence(event), (f"  {event.rule}", "dim"))
                table.add_row(f"{number + 1:>4} " if numbered else "·", sentence)
    return table
