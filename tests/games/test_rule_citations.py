"""Every rule that the code cites exists in the rules texts of both languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import goldenspike
from goldenspike.games import reference
from goldenspike.games.continental_divide import refusals as continental_divide_refusals
from goldenspike.games.silverton import refusals as silverton_refusals
from goldenspike.kernel import refusal as kernel_refusals
from goldenspike.kernel.refusal import Refusal
from goldenspike.words import LANGUAGES

PACKAGE = Path(goldenspike.__file__).parent
GAMES = ("continental-divide", "silverton")
REFUSALS = {
    (game, name): refusal
    for game, module in zip(GAMES, (continental_divide_refusals, silverton_refusals), strict=True)
    for name, refusal in vars(module).items()
    if isinstance(refusal, Refusal)
}
CITATION = re.compile(r"\b(?:CD|SV)-\d+(?:\.\d+)?")


@cache
def rules(game: str, lang: str) -> set[str]:
    return {rule.id for rule in reference.rulebook(game, lang).rules}


@cache
def headings(lang: str) -> set[str]:
    """Ids of all rules and sections of both games."""
    sections = {section.id for game in GAMES for section in reference.rulebook(game, lang).sections}
    return sections.union(*(rules(game, lang) for game in GAMES))


def citations(path: Path) -> Iterator[tuple[int, str]]:
    """Rule ids in strings of a module, docstrings included, with their lines."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from ((node.lineno, found) for found in CITATION.findall(node.value))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), REFUSALS)
def test_a_refusal_cites_a_rule_of_its_game(game: str, name: str, lang: str) -> None:
    assert REFUSALS[game, name].rule in rules(game, lang)


def test_refusals_of_the_kernel_cite_no_rule() -> None:
    """They are about the form of an action, dice and undo, which no rulebook speaks of."""
    found = [value for value in vars(kernel_refusals).values() if isinstance(value, Refusal)]
    assert len(found) > 5
    assert {refusal.rule for refusal in found} == {""}


@pytest.mark.parametrize("package", ["kernel", "games", "packs", "bots"])
def test_every_rule_that_the_code_cites_exists(package: str) -> None:
    """Questions, events, options that do not fit together, refusals and docstrings."""
    cited = {
        (str(path.relative_to(PACKAGE)), line, found)
        for path in sorted((PACKAGE / package).rglob("*.py"))
        for line, found in citations(path)
    }
    assert cited or package == "kernel"
    for lang in LANGUAGES:
        assert [place for place in sorted(cited) if place[2] not in headings(lang)] == []


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_rules(game: str) -> None:
    assert rules(game, "en") == rules(game, "fr")
