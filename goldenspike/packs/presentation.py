"""Present a pack: a summary in lines, or a drawing."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from goldenspike.errors import GoldenSpikeError
from goldenspike.game_registry import game_registry
from goldenspike.packs.reading.pack import Pack
from goldenspike.packs.reading.terrain import KINDS
from goldenspike.words import say

if TYPE_CHECKING:
    from goldenspike.packs.drawing.svg_elements import Mark

NameT = TypeVar("NameT", bound=str)

_LETTERS = re.compile(r"<(text|title|desc)\b.*?</\1>", re.DOTALL)


class SourcedRow(Protocol):
    """A row with a source."""

    @property
    def source(self) -> str: ...


class PackSummary(Protocol):
    """Summary of a game's packs."""

    def lines(self, tables: Any, lang: str) -> Iterator[tuple[str, str]]:
        """Pairs of message id (after `pack-show-`) and value."""
        ...

    def rows(self, tables: Any) -> list[SourcedRow]: ...


def summary(pack: Pack, lang: str) -> list[tuple[str, str]]:
    """Summary that `pack show` prints: pairs of label and value."""
    lines = [
        ("name", pack.name(lang)),
        ("id", pack.id),
        ("game", say(f"pack-show-game-{pack.game}", lang)),
        ("edition", pack.edition),
        ("version", pack.version),
        ("sha256", pack.sha256),
        ("about", pack.about(lang)),
    ]
    manifest = game_registry()[pack.game]
    if manifest.pack_summary:
        found: PackSummary = manifest.load(manifest.pack_summary)
        lines += [*found.lines(pack.tables, lang), ("land", _land(pack, lang))]
        lines += [("sources", _sources(found.rows(pack.tables), lang))]
    return [(say(f"pack-show-{key}", lang), value) for key, value in lines if value]


def svg(pack: Pack, lang: str, marks: Iterable[Mark] = (), letters: bool = True) -> str:
    """Draw the board with marks on it, as a self-contained SVG document. Raises GoldenSpikeError.

    Without letters it contains no text.
    """
    manifest = game_registry()[pack.game]
    if not manifest.drawing:
        raise GoldenSpikeError("pack-draw-none", game=pack.game)
    drawn: str = manifest.load(manifest.drawing)(pack, pack.tables, lang, marks)
    return drawn if letters else _LETTERS.sub("", drawn)


def _land(pack: Pack, lang: str) -> str:
    kinds = Counter(each.kind for each in pack.terrain)
    return say("pack-show-land-value", lang, **counts_by_name(kinds, KINDS)) if kinds else ""


def _sources(rows: list[SourcedRow], lang: str) -> str:
    """Count rows by source: its first word, or "differing" where a row names several."""
    mixed = say("pack-show-source-mixed", lang)
    tally = Counter(mixed if "|" in row.source else re.split(r"[\s:;,(]", row.source)[0] for row in rows)
    return join_words(say("pack-show-source", lang, count=n, source=source) for source, n in tally.most_common())


# Helpers for the games' summaries


def counts_by_name(counter: Counter[NameT], names: Iterable[NameT]) -> dict[str, int]:
    """Counts by name, including zeros."""
    return {name: counter[name] for name in names}


def join_words(words: Iterable[str]) -> str:
    return ", ".join(words)


def range_text(numbers: list[int], lang: str) -> str:
    return say("pack-show-range", lang, low=min(numbers), high=max(numbers), mean=round(sum(numbers) / len(numbers), 1))
