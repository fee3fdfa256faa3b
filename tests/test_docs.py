"""What the README, the page on the Python API and the package itself show is true; links lead somewhere."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
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


# The site


@pytest.mark.slow
def test_the_site_is_whole_and_loads_nothing_from_elsewhere(tmp_path: Path) -> None:
    """Strict: a page that is not in the index, a link that leads nowhere or an anchor that is missing fails."""
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    pages = sorted(tmp_path.rglob("*.html"))
    assert len(pages) > 8
    for page in pages:
        loaded = re.findall(
            r"""<(?:script|link|img|iframe)\b[^>]*(?:src|href)=["']?(https?:)?//""", page.read_text("utf-8")
        )
        assert loaded == [], page
    assert (tmp_path / "search" / "search_index.json").stat().st_size > 100_000


@pytest.mark.parametrize(
    "page", [*sorted(ROOT.glob("*.md")), ROOT / ".github/pull_request_template.md"], ids=lambda path: path.name
)
def test_links_of_pages_outside_the_site(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    links = [link.partition("#")[0] for link in re.findall(r"\]\(([^)\s]+)\)", text) if "://" not in link]
    assert [link for link in links if link and not (page.parent / link).exists()] == []
