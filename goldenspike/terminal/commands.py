"""Parse typed input: commands or their beginnings, numbers, names."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

from goldenspike.errors import GoldenSpikeError
from goldenspike.words import say

_NUMBER = re.compile(r"\$?(-?\d{1,9})\$?")


class Command(NamedTuple):
    """A command: its name, the message key of its word in the user's language, and the key of its help text."""

    name: str
    word: str
    help: str

    def localized(self, lang: str) -> str:
        """The command's word in a language."""
        return say(self.word, lang)


def find(typed: str, commands: Iterable[Command], preferred: Collection[str], lang: str) -> Command:
    """Find a command by its word or the beginning of it; `preferred` commands win over others."""
    exact: list[Command] = []
    partial: list[Command] = []
    for command in commands:
        spellings = {fold_text(command.name), fold_text(command.localized(lang))}
        if fold_text(typed) in spellings:
            exact.append(command)
        elif any(spelling.startswith(fold_text(typed)) for spelling in spellings):
            partial.append(command)
    found = exact or [command for command in partial if command.name in preferred] or partial
    if not found:
        raise GoldenSpikeError("terminal-unknown-command", typed=typed, help=say("terminal-word-help", lang))
    if len(found) > 1:
        known = ", ".join(command.localized(lang) for command in found)
        raise GoldenSpikeError("terminal-ambiguous", typed=typed, known=known)
    return found[0]


def number(typed: str) -> int:
    """Parse a whole number, with or without a dollar sign."""
    match = _NUMBER.fullmatch(typed)
    if match is None:
        raise GoldenSpikeError("terminal-not-a-number", typed=typed)
    return int(match[1])


def matching_ids(typed: str, names: Mapping[str, Iterable[str]]) -> list[str]:
    """Find the ids that a word may mean: an exact id or name, otherwise all names that begin with it."""
    wanted = fold_text(typed)
    spellings = {id_: [fold_text(id_), *(fold_text(name) for name in each)] for id_, each in names.items()}
    exact = [id_ for id_, each in spellings.items() if wanted in each]
    return exact or [id_ for id_, each in spellings.items() if any(name.startswith(wanted) for name in each)]


def fold_text(text: str) -> str:
    """Remove accents and case, so that users can omit both."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
