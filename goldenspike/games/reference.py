"""Rules texts for players: rules by id, in each language.

They are the files `rules.<language>.md` in the folder that the game's manifest names: a title (`# Title`), an
introduction, then sections (`## CD-3 Title`) of rules (`### CD-3.1 Title`). Each rule has one or more paragraphs of
light Markdown, one to a line.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache

import msgspec

from goldenspike.errors import GoldenSpikeError
from goldenspike.game_registry import HintReferences as Chosen
from goldenspike.game_registry import SentenceReference, game_registry
from goldenspike.words import LANGUAGES

_SPELT_ALIKE = str.maketrans({"’": "'", "œ": "oe", "æ": "ae"})


class Rule(msgspec.Struct, frozen=True):
    """One rule. `text` is Markdown."""

    id: str
    title: str
    text: str


class RuleSection(msgspec.Struct, frozen=True):
    """The rules of one section; their ids are the section's id, a dot and a number."""

    id: str
    title: str
    rules: tuple[Rule, ...]


class Hint(msgspec.Struct, frozen=True):
    """A sentence of a rule, shown in a first game."""

    rule: str
    sentence: str


class Hints(msgspec.Struct, frozen=True):
    """Rule hints for a first game: by kind of choice, where that is more specific; otherwise by winter or phase."""

    choice: dict[str, Hint]
    phase: dict[str, Hint]
    winter: Hint | None


class Rulebook(msgspec.Struct, frozen=True):
    """All rules of one game in one language, in order."""

    game: str
    lang: str
    title: str
    introduction: str
    sections: tuple[RuleSection, ...]
    hints: Hints

    @property
    def rules(self) -> tuple[Rule, ...]:
        return tuple(rule for section in self.sections for rule in section.rules)

    def rule(self, rule_id: str, /) -> Rule:
        """Find a rule by id, in upper or lower case."""
        for rule in self.rules:
            if rule.id == rule_id.strip().upper():
                return rule
        raise GoldenSpikeError("rules-unknown-id", id=rule_id, game=self.game)

    def section(self, section_id: str, /) -> RuleSection:
        """Find a section by id, in upper or lower case."""
        for section in self.sections:
            if section.id == section_id.strip().upper():
                return section
        raise GoldenSpikeError("rules-unknown-id", id=section_id, game=self.game)


def games() -> tuple[str, ...]:
    """Names of games with a rules text, in alphabetical order."""
    return tuple(sorted(manifest.name for manifest in game_registry().values() if manifest.rules))


@cache
def rulebook(game: str, lang: str) -> Rulebook:
    """Read the rules of a game in a language, once per process."""
    if lang not in LANGUAGES:
        raise ValueError(f"unknown language {lang!r}")
    if game not in games():
        raise GoldenSpikeError("rules-unknown-game", game=game, known=", ".join(games()))
    manifest = game_registry()[game]
    text = (manifest.within(manifest.rules) / f"rules.{lang}.md").read_text(encoding="utf-8")
    front, *sections = re.split(r"^## ", text, flags=re.MULTILINE)
    title, introduction = _headed(front.removeprefix("# "))
    read = tuple(_section(text) for text in sections)
    return Rulebook(game, lang, title, introduction, read, _hints(manifest.hints, read))


def find(book: Rulebook, words: str) -> list[Rule]:
    """Search rules: those whose id, title and text contain every word, in order; none if there are no words.

    Accents and case are ignored, and part of a word matches.
    """
    wanted = _plain(words).split()
    if not wanted:
        return []
    plain = ((rule, _plain(f"{rule.id} {rule.title} {rule.text}")) for rule in book.rules)
    return [rule for rule, text in plain if all(word in text for word in wanted)]


def _hints(hints: Chosen, sections: tuple[RuleSection, ...]) -> Hints:
    texts = {rule.id: rule.text for section in sections for rule in section.rules}

    def hint(sentence: SentenceReference) -> Hint:
        rule, number = sentence
        return Hint(rule, _sentences(texts[rule])[number])

    return Hints(
        choice={name: hint(each) for name, each in hints.choice.items()},
        phase={name: hint(each) for name, each in hints.phase.items()},
        winter=hint(hints.winter) if hints.winter else None,
    )


def _sentences(text: str) -> list[str]:
    """Split a rule into sentences, without its lists and examples."""
    lines = [line.strip() for line in text.splitlines()]
    told = [line for line in lines if line and not line.startswith(("- ", "**"))]
    return [sentence for line in told for sentence in re.split(r"(?<=[.!?])\s+(?=[A-ZÀ-ÖØ-Þ])", line)]


def _section(source: str) -> RuleSection:
    front, *rules = re.split(r"^### ", source, flags=re.MULTILINE)
    section_id, title = _headed(front)[0].split(" ", 1)
    return RuleSection(section_id, title, tuple(_rule(text) for text in rules))


def _rule(source: str) -> Rule:
    heading, text = _headed(source)
    rule_id, title = heading.split(" ", 1)
    return Rule(rule_id, title, text)


def _headed(source: str) -> tuple[str, str]:
    """Split off the first line."""
    heading, _, text = source.partition("\n")
    return heading.strip(), text.strip()


def _plain(text: str) -> str:
    """Normalize text for search: lower case, no accents, plain spaces and apostrophes."""
    letters = unicodedata.normalize("NFKD", text.casefold().translate(_SPELT_ALIKE))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
