"""Renderer: how a game is shown in a terminal, and how to find a game's renderer."""

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
"""The renderer of games without their own."""


class PromptChoice(NamedTuple):
    """A choice offered to a player, who types its label or command.

    `preview` shows the consequences, in one cell or in several that line up with those of other choices.
    """

    label: str
    command: str
    preview: tuple[str, ...]
    action: Any


class Renderer(Protocol):
    """One game in a terminal. It prints on its screen and never changes the play."""

    commands: Sequence[Command]
    has_secrets: bool
    """Whether a player sees anything that others may not."""

    def sentence(self, event: Any) -> str:
        """Word an event."""
        ...

    def is_news(self, event: Any) -> bool:
        """Tell whether a player who was away should read about the event."""
        ...

    def status(self, play: Play) -> str:
        """Describe how far the game is, and which player does what now."""
        ...

    def position(self, play: Play) -> list[RenderableType]:
        """Show the whole position."""
        ...

    def tables(self, play: Play) -> list[RenderableType]:
        """Show what the asked player needs beside the board."""
        ...

    def board(self, play: Play, choices: Sequence[PromptChoice], lines: int) -> list[RenderableType]:
        """Draw as much of the board as fits into that many lines; nothing if that is too little to be useful."""
        ...

    def result(self, play: Play) -> list[RenderableType]:
        """Show the end of the game."""
        ...

    def choices(self, play: Play) -> list[PromptChoice]:
        """List what the asked player may want to do, best first."""
        ...

    def choices_table(self, play: Play, choices: Sequence[PromptChoice]) -> RenderableType:
        """Draw the choices."""
        ...

    def current_commands(self, play: Play) -> Sequence[str]:
        """Names of the commands that answer the current question."""
        ...

    def run_command(self, command: Command, words: list[str], play: Play) -> Any:
        """Return the action of a command, or None if it only showed something. Raises GoldenSpikeError."""
        ...

    def vocabulary(self, play: Play) -> Iterable[str]:
        """Words for completion: names of things."""
        ...


def find_renderer(table: GameSetup, screen: Screen, lang: str) -> Renderer:
    """Make the renderer of a game."""
    home = game_registry()[table.game.name]
    renderer: Renderer = home.load(home.face or PLAIN_RENDERER)(table, screen, lang)
    return renderer
