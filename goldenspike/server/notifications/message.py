"""What a notice says: which table, what is asked, what happened since; no more than that person's seats may see."""

from __future__ import annotations

from typing import Any

import msgspec

from goldenspike.game_registry import game_registry
from goldenspike.games import reference
from goldenspike.tables.history import ChoiceEntry
from goldenspike.tables.live_table import LiveTable
from goldenspike.words import say

MAX_EVENTS = 5
MAX_EVENT_LENGTH = 200
TURN_KINDS = ("turn", "reminder")


class NotificationMessage(msgspec.Struct, frozen=True):
    """A notice in somebody's language. `since` are the latest of what happened, oldest first."""

    id: str
    kind: str
    table: str
    title: str
    asked: str
    since: list[str]
    link: str

    @property
    def text(self) -> str:
        return "\n".join(filter(None, [self.asked, *self.since]))


def compose_message(
    id_: str, kind: str, table: LiveTable, mine: tuple[int, ...], lang: str, origin: str
) -> NotificationMessage:
    """About that table, to whoever holds these seats there."""
    name = table.row.title or game_title(table.row.game, lang)
    # The words of the game as its face in a terminal has them; the rest of that face is never drawn.
    home = game_registry()[table.row.game]
    face = home.load(home.face)(table.play.table, None, lang) if home.face else None
    asked = face.status(table.play) if face is not None and kind in TURN_KINDS else ""
    since = recent_events(table, mine, face, lang) if face is not None and kind != "invited" else []
    title = say(f"notice-{kind}", lang, table=name)
    return NotificationMessage(id_, kind, table.id, title, asked, since, f"{origin}/t/{table.id}")


def recent_events(table: LiveTable, mine: tuple[int, ...], face: Any, lang: str) -> list[str]:
    """What happened since one of these seats last chose, as the first of them may see it."""
    told: list[str] = []
    seat = mine[0] if mine else None
    for line in reversed(table.history.lines):
        if isinstance(line.entry, ChoiceEntry) and line.entry.seat in mine:
            break
        if not line.undone:
            shown = [table.game.show_event(table.play.state, event, seat) for event in line.events]
            told += [face.sentence(event) for event in reversed(shown) if event is not None and face.is_news(event)]
        if len(told) > MAX_EVENTS:
            break
    latest = [sentence[:MAX_EVENT_LENGTH] for sentence in told[:MAX_EVENTS]]
    return [*([say("notice-more", lang)] if len(told) > MAX_EVENTS else []), *reversed(latest)]


def game_title(game: str, lang: str) -> str:
    return reference.rulebook(game, lang).title if game in reference.games() else game


def moved_last(table: LiveTable, mine: tuple[int, ...]) -> bool:
    """Whether one of these seats chose last: whoever does so knows that it is still his turn."""
    chosen = (line.entry for line in reversed(table.history.lines) if isinstance(line.entry, ChoiceEntry))
    latest = next(chosen, None)
    return latest is not None and latest.seat in mine
