"""Reading what somebody typed: a word or part of one, numbers, names."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

from goldenspike.errors import GoldenSpikeError
from goldenspike.words import say

_NUMBER = re.compile(r"\$?(-?\d{1,9})\$?")


class Command(NamedTuple):
    """A command is known by its name and by its word in the user's language; `help` says what it does."""

    name: str
    word: str
    help: str

    def localized(self, lang: str) -> str:
        return say(self.word, lang)


def find(typed: str, commands: Iterable[Command], preferred: Collection[str], lang: str) -> Command:
    """The command that was meant; part of its word is enough, and `preferred` ones win over others."""
    exact: list[Command] = []
    begun: list[Command] = []
    for command in commands:
        spellings = {fold_text(command.name), fold_text(command.localized(lang))}
        if fold_text(typed) in spellings:
            exact.append(command)
        elif any(spelling.startswith(fold_text(typed)) for spelling in spellings):
            begun.append(command)
    found = exact or [command for command in begun if command.name in preferred] or begun
    if not found:
        raise GoldenSpikeError("terminal-unknown-command", typed=typed, help=say("terminal-word-help", lang))
    if len(found) > 1:
        known = ", ".join(command.localized(lang) for command in found)
        raise GoldenSpikeError("terminal-ambiguous", typed=typed, known=known)
    return found[0]


def number(typed: str) -> int:
    """A whole number, with or without a dollar sign."""
    match = _NUMBER.fullmatch(typed)
    if match is None:
        raise GoldenSpikeError("terminal-not-a-number", typed=typed)
    return int(match[1])


def matching_ids(typed: str, names: Mapping[str, Iterable[str]]) -> list[str]:
    """The ids that the typed word may stand for: an id or name as it is, else all that have a name begun like it."""
    wanted = fold_text(typed)
    spellings = {id_: [fold_text(id_), *(fold_text(name) for name in each)] for id_, each in names.items()}
    exact = [id_ for id_, each in spellings.items() if wanted in each]
    return exact or [id_ for id_, each in spellings.items() if any(name.startswith(wanted) for name in each)]


def fold_text(text: str) -> str:
    """Without accents and capitals, so that both can be left out."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
