"""Show the rules in a terminal."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from goldenspike.games import reference
from goldenspike.games.reference import Rule, Rulebook, RuleSection


def render_rulebook(book: Rulebook) -> list[RenderableType]:
    return [
        Text(book.title, "bold underline"),
        Text(),
        Markdown(book.introduction),
        *(part for section in book.sections for part in render_section(section)),
    ]


def render_section(section: RuleSection) -> list[RenderableType]:
    return [Text(f"\n{section.id}  {section.title}", "bold underline"), *render_rules(section.rules)]


def render_rules(rules: Iterable[Rule]) -> list[RenderableType]:
    return [part for rule in rules for part in (Text(f"\n{rule.id}  {rule.title}", "bold"), _text(rule))]


def render_rule(book: Rulebook, id_: str) -> list[RenderableType]:
    """Show a rule, or all rules of a section. Raises GoldenSpikeError."""
    if "." in id_:
        return render_rules([book.rule(id_)])
    return render_section(book.section(id_))


def render_contents(book: Rulebook) -> list[RenderableType]:
    return [Text(f"{section.id:<6} {section.title}") for section in book.sections]


def render_search(book: Rulebook, words: str) -> list[RenderableType]:
    """Show the rules that contain all of these words."""
    return render_rules(reference.find(book, words))


def _text(rule: Rule) -> RenderableType:
    return Padding(Markdown(rule.text), (0, 0, 0, 2))
