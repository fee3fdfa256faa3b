"""Lines of track that can be built, with what each brings and why it can go no further."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.table import Table
from rich.text import Text

from goldenspike.errors import GoldenSpikeError
from goldenspike.games.continental_divide.actions import Build
from goldenspike.games.continental_divide.presentation.sentences import Sentences
from goldenspike.kernel.play import Play
from goldenspike.terminal.continental_divide import menu_boxes
from goldenspike.terminal.continental_divide.command_parser import CommandParser
from goldenspike.terminal.screen import ruled_table
from goldenspike.words import say


class BuildableLine(NamedTuple):
    """A line that can be built, and its preview."""

    action: Build
    preview: dict[str, Any]


def buildable_lines(boxes: Sequence[dict[str, Any]]) -> list[BuildableLine]:
    """List every line in the menu's order."""
    return [
        BuildableLine(Build(box["railroad"], box["from"], box["direction"], length), preview)
        for box in boxes
        if box["type"] == "build"
        for length, preview in enumerate(box["preview"], start=1)
    ]


class LineLookup:
    """Find lines by typed words."""

    def __init__(self, parser: CommandParser, sentences: Sentences, lang: str) -> None:
        self.parser = parser
        self.sentences = sentences
        self.lang = lang

    def find(self, words: Sequence[str], play: Play) -> list[BuildableLine]:
        """Find the longest lines of a railroad; those from one hex; or all in one direction, hex by hex."""
        if not words:
            raise GoldenSpikeError("cd-usage-lines")
        railroad = self.parser.railroad(words[0])
        origin = self.parser.hex(words[1]) if len(words) > 1 else None
        direction = self.parser.direction(words[2]) if len(words) > 2 else None
        found = [
            way
            for way in self._of(railroad, play)
            if origin in (None, way.action.origin) and direction in (None, way.action.direction)
        ]
        if direction is not None:
            return found
        # The last line of each ray is the longest.
        return [*{(way.action.origin, way.action.direction): way for way in found}.values()]

    def ending_in(self, railroad: str, hex_: str, play: Play) -> list[BuildableLine]:
        return [way for way in self._of(railroad, play) if way.preview["hex"] == hex_]

    def _of(self, railroad: str, play: Play) -> list[BuildableLine]:
        if play.view(None).phase != "track":
            raise GoldenSpikeError("cd-lines-later")
        return [way for way in buildable_lines(menu_boxes.boxes(play)) if way.action.railroad == railroad]

    def table(self, found: Sequence[BuildableLine], play: Play) -> Table:
        """A table of lines."""
        table = ruled_table()
        table.add_column("", no_wrap=True)
        table.add_column(say("cd-table-to", self.lang), overflow="ellipsis", no_wrap=True)
        for key in ("cd-table-cost", "cd-table-income", "cd-table-dividend", "cd-table-points", "cd-table-cubes"):
            table.add_column(say(key, self.lang), justify="right")
        table.add_column(say("cd-table-stops", self.lang))
        ends = self._ends(play)
        for action, preview in found:
            table.add_row(
                f"{action.railroad} {action.origin} {action.direction} {action.length}",
                self.sentences.hexes[preview["hex"]],
                *(str(preview[name]) for name in ("cost", "income", "dividend", "points", "cubes")),
                Text(ends.get(action, ""), "dim"),
            )
        return table

    def _ends(self, play: Play) -> dict[Build, str]:
        """Why the longest line of each ray must end there."""
        ends: dict[Build, str] = {}
        for miss in menu_boxes.near_misses(play):
            target = miss["target"]
            if "direction" in target:
                longest = Build(target["railroad"], target["from"], target["direction"], target["length"] - 1)
                ends[longest] = self.sentences.refusal(miss)
        return ends
