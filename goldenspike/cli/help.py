"""Help pages: structured by Cyclopts, worded by the catalogues."""

from __future__ import annotations

import re
from typing import Any

from cyclopts.help import HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions
from rich.table import Table
from rich.text import Text

from goldenspike.server.settings import SETTINGS
from goldenspike.terminal.screen import stdout_console
from goldenspike.words import say

FLAGS = {"--help": "cli-help", "--version": "cli-version"}
"""Flags that Cyclopts adds itself, with English descriptions."""
TITLES = {f"server-settings-{setting.group}" for setting in SETTINGS}
HIDDEN = {flag for setting in SETTINGS for flag in setting.flags[1:]}
"""Old names of flags, which are still accepted."""
DEFAULTS = {setting.about: setting.shown for setting in SETTINGS}


def localize_placeholders(text: str) -> str:
    """Translate placeholders such as GAME and FILE."""
    return re.sub(r"[A-Z]{2,}", lambda found: say(f"cli-value-{found[0].lower()}"), text)


class HelpFormatter:
    """Render help pages in the user's language."""

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:  # noqa: ARG002
        stdout_console().print(Text(say("cli-usage", line=localize_placeholders(str(usage).strip()))), soft_wrap=True)

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:  # noqa: ARG002
        stdout_console().print(Text(f"\n{say(_key(description))}"))

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:  # noqa: ARG002
        rows = [(_label(entry), _about(entry)) for entry in panel.entries]
        if not rows:
            return
        verbs = [] if panel.format == "parameter" else [row for row in rows if not row[0].startswith("-")]
        others = [row for row in rows if row not in verbs]
        _show("cli-verbs", verbs)
        if panel.title in TITLES:
            _show(panel.title, others)
        else:
            _show("cli-parameters", [*others, ("--lang en|fr", say("cli-lang"))])


def _show(title: str, rows: list[tuple[str, str]]) -> None:
    if not rows:
        return
    table = Table.grid(padding=(0, 2, 0, 0))
    for label, about in rows:
        table.add_row(Text(f"  {label}", "bold"), Text(about))
    stdout_console().print(Text(f"\n{say(title)}", "bold"), table)


def _label(entry: HelpEntry) -> str:
    if entry.positional_label:
        return localize_placeholders(entry.metavar or entry.positional_label)
    visible = entry.copy(positive_names=tuple(name for name in entry.positive_names if name not in HIDDEN))
    return localize_placeholders(", ".join(visible.display_labels_with_metavar))


def _about(entry: HelpEntry) -> str:
    key = next((FLAGS[name] for name in entry.names if name in FLAGS), None) or _key(entry.description)
    default = DEFAULTS.get(key)
    return say("cli-with-default", about=say(key), default=default) if default else say(key)


def _key(description: Any) -> str:
    """Unwrap a message id that Cyclopts returns wrapped for display."""
    return str(description.primary_renderable).strip()
