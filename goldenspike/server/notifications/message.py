"""Compose a notification: the table, what is asked, and recent events, limited to what the player's seats may see."""

from __future__ import annotations

import msgspec

from goldenspike.game_registry import game_registry
from goldenspike.games import reference
from goldenspike.tables.history import ChoiceEntry
from goldenspike.tables.live_table import LiveTable
from goldenspike.words import say
from goldenspike.words.event_wording import GameSentences

MAX_EVENTS = 5
MAX_EVENT_LENGTH = 200
TURN_KINDS = ("turn", "reminder")


class NotificationMessage(msgspec.Struct, frozen=True):
    """A notification in the player's language. `since` lists the latest events, oldest first."""

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
    """A notification about the table for the player in the seats `mine`."""
    name = table.row.title or game_title(table.row.game, lang)
    sentences = game_sentences(table, lang)
    asked = sentences.status(table.play) if sentences is not None and kind in TURN_KINDS else ""
    since = recent_events(table, mine, sentences, lang) if sentences is not None and kind != "invited" else []
    title = say(f"notice-{kind}", lang, table=name)
    return NotificationMessage(id_, kind, table.id, title, asked, since, f"{origin}/t/{table.id}")


def game_sentences(table: LiveTable, lang: str) -> GameSentences | None:
    """The sentences of the table's game; None if the game has none."""
    manifest = game_registry()[table.row.game]
    if not manifest.sentences:
        return None
    setup = table.play.setup
    sentences: GameSentences = manifest.load(manifest.sentences)(setup.pack.tables, setup.players, lang)
    return sentences


def recent_events(table: LiveTable, mine: tuple[int, ...], sentences: GameSentences, lang: str) -> list[str]:
    """Sentences for the events since one of the seats `mine` last chose, as the first of these seats sees them."""
    latest: list[str] = []
    seat = mine[0] if mine else None
    for line in reversed(table.history.lines):
        if isinstance(line.entry, ChoiceEntry) and line.entry.seat in mine:
            break
        if not line.undone:
            shown = [table.game.show_event(table.play.state, event, seat) for event in line.events]
            news = [event for event in reversed(shown) if event is not None and sentences.is_news(event)]
            latest += [sentences.event(event) for event in news]
        if len(latest) > MAX_EVENTS:
            break
    short = [sentence[:MAX_EVENT_LENGTH] for sentence in latest[:MAX_EVENTS]]
    return [*([say("notice-more", lang)] if len(latest) > MAX_EVENTS else []), *reversed(short)]


def game_title(game: str, lang: str) -> str:
    return reference.rulebook(game, lang).title if game in reference.games() else game


def moved_last(table: LiveTable, mine: tuple[int, ...]) -> bool:
    """Whether one of the seats `mine` made the latest choice. Its player knows that it is still their turn."""
    choices = (line.entry for line in reversed(table.history.lines) if isinstance(line.entry, ChoiceEntry))
    latest = next(choices, None)
    return latest is not None and latest.seat in mine
