"""The rules as a terminal shows them."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from goldenspike.games import reference
from goldenspike.games.reference import Rule, Rulebook, Section


def whole(book: Rulebook) -> list[RenderableType]:
    return [
        Text(book.title, "bold underline"),
        Text(),
        Markdown(book.introduction),
        *(part for section in book.sections for part in of_section(section)),
    ]


def of_section(section: Section) -> list[RenderableType]:
    return [Text(f"\n{section.id}  {section.title}", "bold underline"), *of_rules(section.rules)]


def of_rules(rules: Iterable[Rule]) -> list[RenderableType]:
    return [part for rule in rules for part in (Text(f"\n{rule.id}  {rule.title}", "bold"), _text(rule))]


def by_id(book: Rulebook, id_: str) -> list[RenderableType]:
    """One rule, or all of one section. Raises GoldenSpikeError."""
    if "." in id_:
        return of_rules([book.rule(id_)])
    return of_section(book.section(id_))


def contents(book: Rulebook) -> list[RenderableType]:
    return [Text(f"{section.id:<6} {section.title}") for section in book.sections]


def search(book: Rulebook, words: str) -> list[RenderableType]:
    """The rules that speak of all of these words."""
    return of_rules(reference.find(book, words))


def _text(rule: Rule) -> RenderableType:
    return Padding(Markdown(rule.text), (0, 0, 0, 2))
