"""Which sentences of a language stand on a page, told by the catalogues."""

from __future__ import annotations

import itertools
import re
import time
from collections.abc import Iterable, Iterator
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from playwright.sync_api import Page

from goldenspike import games, packs, words
from support.e2e.people import PATIENCE

ANYTHING = ".{0,200}?"
RULE = re.compile(r"\s*\b[A-Z]{2}-\d+(\.\d+)*\b")
LETTER = r"[^\W\d_]"
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
    seen: str = RULE.sub("", page.evaluate(SEEN))
    lines = {plain(line.removesuffix(" · Golden Spike")) for line in seen.splitlines()}

    def is_left(text: str) -> bool:
        return speaks(text, wrong) and not speaks(text, right) and not is_name(text)

    # What stands side by side is said by several sentences.
    return sorted(line for line in lines if is_left(line) and any(map(is_left, line.split(" · "))))


def nothing_left_over(page: Page, wrong: str, right: str) -> None:
    """Sooner or later: what the server words comes after what the page says itself."""
    end = time.monotonic() + PATIENCE / 1_000
    while left := left_over(page, wrong, right):
        assert time.monotonic() < end, f"{page.url} still says in {wrong}: {left}"
        time.sleep(0.1)


def is_name(line: str) -> bool:
    """A name is the same in every language; on the board it may stand on two lines, or after a good's letter."""
    alone = re.sub(r"^[A-Z] ", "", line)
    return any(alone in name for name in names())


@cache
def names() -> list[str]:
    # The language switch names each language in that language.
    found = ["English", "Français"]
    for default in map(packs.default, games.names()):
        pack = packs.load(default)
        found += [f"{name} ({pack.version})" for name in map(pack.name, words.LANGUAGES)]
        if isinstance(pack.tables, packs.ContinentalDivideTables):
            found += [each.name for each in pack.tables.hexes] + [each.name for each in pack.tables.railroads]
        else:
            found += [each.name for each in pack.tables.towns]
            found += [f"{each.number} {each.name}" for each in pack.tables.claims]
    return [plain(name) for name in found]


def speaks(line: str, lang: str) -> bool:
    return any(sentence.fullmatch(line) for sentence in sentences(lang))


@cache
def sentences(lang: str) -> list[re.Pattern[str]]:
    """Every way to say every sentence that has words of its own, whatever its values."""
    found: set[str] = set()
    for path in sorted((words.FOLDER / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message) and entry.value is not None:
                found.update(ways(entry.value))
    return [re.compile(way.strip(), re.IGNORECASE) for way in found if len(re.findall(LETTER, way)) >= SHORTEST]


def plain(text: str) -> str:
    """One kind of space, whatever kinds typography knows."""
    return re.sub(r"\s+", " ", text).strip()


def ways(pattern: ftl.Pattern) -> Iterator[str]:
    """As regular expressions: a choice is each of its variants, a value is anything."""
    for parts in itertools.product(*map(ways_of, pattern.elements)):
        yield "".join(parts)


def ways_of(element: ftl.TextElement | ftl.Placeable) -> Iterable[str]:
    if isinstance(element, ftl.TextElement):
        return [literally(element.value)]
    if isinstance(element.expression, ftl.SelectExpression):
        return [way for variant in element.expression.variants for way in ways(variant.value)]
    if isinstance(element.expression, ftl.StringLiteral):
        return [literally(element.expression.parse()["value"])]
    return [ANYTHING]


def literally(text: str) -> str:
    return re.escape(re.sub(r"\s+", " ", text)).replace(r"\ ", " ")
