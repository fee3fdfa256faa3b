"""Which sentences of a language stand on a page, told by the catalogues."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from playwright.sync_api import Page

from goldenspike import words

ANYTHING = ".{0,200}?"
RULE = re.compile(r"\s*\b[A-Z]{2}-\d+(\.\d+)*\b")
SHORTEST = 3

SEEN = """
() => {
    const shown = (element) => element.checkVisibility({ visibilityProperty: true });
    const texts = [document.body.innerText, document.title];
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [aria-valuetext], option')) {
        if (!shown(element.closest('select') ?? element)) continue;
        if (element.lang && element.lang !== document.documentElement.lang) continue;
        for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext'])
            texts.push(element.getAttribute(name) ?? '');
        if (element.matches('option')) texts.push(element.textContent);
    }
    return texts.join('\\n');
}
"""


def left_over(page: Page, wrong: str, right: str) -> list[str]:
    """What a page says, or reads aloud, in the wrong language."""
    lines = {line.strip() for line in RULE.sub("", page.evaluate(SEEN)).splitlines()}
    return sorted(line for line in lines if speaks(line, wrong) and not speaks(line, right))


def speaks(line: str, lang: str) -> bool:
    return any(sentence.fullmatch(line) for sentence in sentences(lang))


@cache
def sentences(lang: str) -> list[re.Pattern[str]]:
    """Every way to say every sentence that has words of its own, whatever its values."""
    found = set()
    for path in sorted((words.FOLDER / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message) and entry.value is not None:
                found.update(ways(entry.value))
    return [re.compile(way, re.IGNORECASE | re.DOTALL) for way in sorted(found) if own_words(way)]


def own_words(way: str) -> bool:
    return len(re.sub(r"\\.|[^\W\d_]", "x", way.replace(ANYTHING, "")).replace(" ", "")) >= SHORTEST


def ways(pattern: ftl.Pattern) -> Iterator[str]:
    """As regular expressions: a choice is each of its variants, a value is anything."""
    for parts in itertools.product(*map(ways_of, pattern.elements)):
        yield "".join(parts).strip()


def ways_of(element: ftl.TextElement | ftl.Placeable) -> Iterable[str]:
    if isinstance(element, ftl.TextElement):
        return [re.escape(re.sub(r"\s+", " ", element.value)).replace(r"\ ", " ")]
    if isinstance(element.expression, ftl.SelectExpression):
        return [way for variant in element.expression.variants for way in ways(variant.value)]
    if isinstance(element.expression, ftl.StringLiteral):
        return [re.escape(element.expression.value)]
    return [ANYTHING]
