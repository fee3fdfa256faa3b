"""What the README, the page on the Python API and the package itself show is true."""

from __future__ import annotations

import doctest
from collections.abc import Iterator
from pathlib import Path

import pytest

import goldenspike
from goldenspike import words

ROOT = Path(__file__).parents[1]


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    words.speak("en")
    yield
    words.speak(None)


@pytest.mark.parametrize("page", ["README.md", "docs/python.md"])
def test_page(page: str) -> None:
    """Without its fences, which would count as part of what is expected."""
    text = (ROOT / page).read_text(encoding="utf-8").replace("```", "")
    examples = doctest.DocTestParser().get_doctest(text, {}, page, page, 0)
    failed, tried = doctest.DocTestRunner().run(examples)
    assert tried > 5
    assert not failed


def test_package() -> None:
    failed, tried = doctest.testmod(goldenspike)
    assert tried
    assert not failed
