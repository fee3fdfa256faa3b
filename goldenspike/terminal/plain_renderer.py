"""Renderer for games without their own: the view as lines, the choices as a numbered list."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from goldenspike.kernel import printing
from goldenspike.kernel.game import Over
from goldenspike.kernel.play import Play
from goldenspike.kernel.setup import GameSetup
from goldenspike.terminal.commands import Command
from goldenspike.terminal.renderers import PromptChoice
from goldenspike.terminal.screen import Screen
from goldenspike.words import say

MOST_OFFERED = 40


class PlainRenderer:
    """Generic Renderer."""

    def __init__(self, table: GameSetup, screen: Screen, lang: str) -> None:
        self.commands: Sequence[Command] = ()
        self.has_secrets = not table.game.hides_nothing
        self.players = table.players
        self.screen = screen
        self.lang = lang

    def sentence(self, event: Any) -> str:
        return printing.format_value(msgspec.to_builtins(event))

    def is_news(self, event: Any) -> bool:  # noqa: ARG002
        return True

    def status(self, play: Play) -> str:
        return "" if play.seat is None else say("terminal-plain-asked", self.lang, player=self.players[play.seat])

    def position(self, play: Play) -> list[RenderableType]:
        return [Text(line) for line in printing.view_lines(msgspec.to_builtins(play.view(play.seat)))]

    def tables(self, play: Play) -> list[RenderableType]:
        return self.position(play)

    def board(self, play: Play, choices: Sequence[PromptChoice], lines: int) -> list[RenderableType]:  # noqa: ARG002
        return []

    def result(self, play: Play) -> list[RenderableType]:
        result = play.pending.result if isinstance(play.pending, Over) else None
        winners = [] if result is None else [self.players[seat] for seat in result.winners]
        won = say("terminal-plain-result", self.lang, winners=", ".join(winners), count=len(winners))
        return [Text(won, "bold"), *self.position(play)]

    def choices(self, play: Play) -> list[PromptChoice]:
        actions = () if play.menu is None else islice(play.menu, MOST_OFFERED)
        return [
            PromptChoice(str(number), printing.format_value(msgspec.to_builtins(action)), (), action)
            for number, action in enumerate(actions, 1)
        ]

    def choices_table(self, play: Play, choices: Sequence[PromptChoice]) -> RenderableType:  # noqa: ARG002
        grid = Grid(box=None, padding=(0, 2, 0, 0), show_header=False, pad_edge=False)
        for choice in choices:
            grid.add_row(Text(choice.label, "bold"), choice.command)
        return grid

    def current_commands(self, play: Play) -> Sequence[str]:  # noqa: ARG002
        return ()

    def run_command(self, command: Command, words: list[str], play: Play) -> Any:  # noqa: ARG002
        return None

    def vocabulary(self, play: Play) -> Iterable[str]:  # noqa: ARG002
        return ()
