"""`goldenspike verify`: check a record's moves and dice."""

from __future__ import annotations

from pathlib import Path

from goldenspike.cli.arguments import load_record
from goldenspike.kernel import record
from goldenspike.kernel.record import RecordError
from goldenspike.terminal.screen import stderr_console, stdout_console
from goldenspike.words import say


def verify(file: Path, pack: str | None) -> int:
    try:
        play = load_record(file, pack, check_dice=True)
        dice_agree = record.verify(play)
    except RecordError as error:
        stderr_console().print(error.message, soft_wrap=True)
        return 1
    key = "cli-verify-all" if dice_agree else "cli-verify-legal"
    stdout_console().print(say(key, entries=len(play.log)), soft_wrap=True)
    if record.without_result(play):
        stdout_console().print(say("cli-no-result"), soft_wrap=True)
    return 0
