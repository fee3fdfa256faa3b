"""How a game shows itself in a terminal, and where each game's way of doing so is found."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType

from goldenspike.game_registry import game_registry
from goldenspike.kernel.play import Play
from goldenspike.kernel.setup import GameSetup
from goldenspike.terminal.commands import Command
from goldenspike.terminal.screen import Screen

PLAIN_RENDERER = "goldenspike.terminal.plain_renderer:PlainRenderer"
"""Of a game that has no face of its own."""


class PromptChoice(NamedTuple):
    """A choice put before a player: typing the label or the command takes it.

    `preview` says what would follow, in one cell or in several that line up with those of other offers.
    """

    label: str
    command: str
    preview: tuple[str, ...]
    action: Any


class Renderer(Protocol):
    """One game in a terminal. It prints on its screen, and never changes the play."""

    commands: Sequence[Command]
    has_secrets: bool
    """Whether players see what others may not."""

    def sentence(self, event: Any) -> str:
        """What happened."""
        ...

    def is_news(self, event: Any) -> bool:
        """Whether a player who was away wants to be text."""
        ...

    def status(self, play: Play) -> str:
        """How far the game is, and who does what now."""
        ...

    def position(self, play: Play) -> list[RenderableType]:
        """All there is to see."""
        ...

    def tables(self, play: Play) -> list[RenderableType]:
        """What the asked player needs beside the board."""
        ...

    def board(self, play: Play, choices: Sequence[PromptChoice], lines: int) -> list[RenderableType]:
        """As much of the board as fits into so many lines; nothing if that is too little to be of use."""
        ...

    def result(self, play: Play) -> list[RenderableType]:
        """The end of the game."""
        ...

    def choices(self, play: Play) -> list[PromptChoice]:
        """What the asked player may want to do, best first."""
        ...

    def choices_table(self, play: Play, choices: Sequence[PromptChoice]) -> RenderableType:
        """The choices, drawn."""
        ...

    def current_commands(self, play: Play) -> Sequence[str]:
        """The names of the commands that answer what is asked now."""
        ...

    def run_command(self, command: Command, words: list[str], play: Play) -> Any:
        """The action that was meant, or None if the command only showed something. Raises GoldenSpikeError."""
        ...

    def vocabulary(self, play: Play) -> Iterable[str]:
        """Words that can be completed: names of things."""
        ...


def find_renderer(table: GameSetup, screen: Screen, lang: str) -> Renderer:
    """The face of the table's game."""
    home = game_registry()[table.game.name]
    made: Renderer = home.load(home.face or PLAIN_RENDERER)(table, screen, lang)
    return made
