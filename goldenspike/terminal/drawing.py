"""Draw a position as plain text."""

from __future__ import annotations

from io import StringIO

from rich.console import Console
from rich.text import Text

from goldenspike.kernel.play import Play
from goldenspike.terminal.renderers import Renderer, find_renderer
from goldenspike.terminal.screen import Screen, stdout_console
from goldenspike.words import language


def draw_position(play: Play) -> str:
    """Draw a position as a spectator sees it, without colour, as wide as the screen."""
    paper = StringIO()
    console = Console(
        file=paper, width=stdout_console().width, color_system=None, highlight=False, markup=False, emoji=False
    )
    screen = Screen(console)
    show_position(play, find_renderer(play.setup, screen, language()), screen)
    return "\n".join(line.rstrip() for line in paper.getvalue().rstrip().split("\n"))


def show_position(play: Play, renderer: Renderer, screen: Screen) -> None:
    """Show the whole position, and who is asked or who has won."""
    screen.show(*renderer.position(play))
    if play.over:
        screen.show(*renderer.result(play))
    else:
        screen.show(Text(renderer.status(play), "bold"))
