"""`goldenspike rules`: read and search the rules."""

from __future__ import annotations

from goldenspike.errors import GoldenSpikeError
from goldenspike.games import reference
from goldenspike.terminal import rulebook
from goldenspike.terminal.screen import stdout_console
from goldenspike.words import language


def rules(game: str, id_: str | None, search: str | None) -> int:
    book = reference.rulebook(game, language())
    if id_ is not None:
        found = rulebook.render_rule(book, id_)
    elif search is not None:
        found = rulebook.render_search(book, search)
        if not found:
            raise GoldenSpikeError("cli-rules-nothing", words=search)
    else:
        found = rulebook.render_rulebook(book)
    console = stdout_console()
    for part in found:
        console.print(part)
    return 0
