"""`goldenspike replay`: show the game in a record."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.text import Text

import goldenspike as gs
from goldenspike.cli.arguments import check_range, load_record, print_json
from goldenspike.kernel.record import without_result
from goldenspike.terminal.drawing import show_position
from goldenspike.terminal.event_log import event_log
from goldenspike.terminal.renderers import find_renderer
from goldenspike.terminal.screen import Screen
from goldenspike.words import language, say

HEAD = ("format", "game", "rules", "pack", "id", "options", "players", "nonces", "commitment", "seed", "result")


def replay(file: Path, at: int | None, pack: str | None, json: bool) -> int:
    play = load_record(file, pack)
    if at is None:
        at = len(play.log)
    check_range("--at", at, 0, len(play.log))
    if json:
        print_json(_document(play, at))
    else:
        _show(play, at)
    return 0


def _document(play: gs.Play, at: int) -> dict[str, Any]:
    """The record's header, the position after `at` entries, and these entries with their events."""
    position = play.at(at)
    ended = at == len(play.log) and without_result(play)
    record = play.save() if ended else position.record()  # which has no seed and no result before the end
    history = list(play.history())[1 : at + 1]
    return {
        **{name: record[name] for name in HEAD if name in record},
        "at": at,
        "view": gs.plain(position.view(None)),
        "pending": gs.plain(position.pending),
        "entries": [
            {"entry": gs.plain(entry), "events": [gs.plain(event) for event in events]} for entry, events in history
        ],
    }


def _show(play: gs.Play, at: int) -> None:
    screen = Screen()
    game = find_renderer(play.setup, screen, language())
    screen.show(event_log(play, game, None, end=at, numbered=True))
    screen.show(Text())
    show_position(play.at(at), game, screen)
    if at == len(play.log) and without_result(play):
        screen.show(Text(say("cli-no-result")))
