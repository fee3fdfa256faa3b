"""What the README, the page on the Python API and the package itself show is true; links lead somewhere."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import goldenspike
from goldenspike import packs, words
from goldenspike.cli.app import app
from goldenspike.game_registry import game_registry
from goldenspike.packs.continental_divide.tables import GameLimits, VictoryPoints
from goldenspike.packs.reading import terrain
from goldenspike.packs.silverton.numbers import Numbers, PlowKind, TrainKind
from goldenspike.packs.silverton.tables import Market
from goldenspike.server.app import create_app
from goldenspike.server.config import Config
from goldenspike.server.util import metrics

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


# Data packs


def documented(heading: str, level: str) -> set[str]:
    """The names in the first columns of the tables under a heading of docs/packs.md."""
    text = (ROOT / "docs/packs.md").read_text(encoding="utf-8")
    section = text.split(f"\n{level} {heading}\n", 1)[1]
    section = re.split(rf"\n#{{2,{len(level)}}} ", section, maxsplit=1)[0]
    cells = re.findall(r"^\| (`[^|]+) \|", section, re.MULTILINE)
    return {name for cell in cells for name in re.findall(r"`([^`]+)`", cell)}


@pytest.mark.parametrize("game", ["continental-divide", "silverton"])
def test_every_column_of_a_pack_is_documented(game: str) -> None:
    reader = game_registry()[game].load(game_registry()[game].pack)
    for table, columns in reader.TABLES.items():
        assert documented(f"`{table}.csv`", "###") == {*columns.required, *columns.optional}, table


def test_every_column_of_terrain_is_documented() -> None:
    assert documented("`terrain.csv` in both games", "##") == set(terrain.COLUMNS.required)


def test_every_number_of_a_pack_is_documented() -> None:
    """Those of pack.toml: a key that the readers ask for stands on the page."""
    listed = documented("Continental Divide", "##") | documented("Silverton", "##")
    structs = (GameLimits, VictoryPoints, Market, Numbers, TrainKind, PlowKind)
    fields = {field for struct in structs for field in struct.__struct_fields__} - {"ports"}
    assert fields <= listed
    text = (ROOT / "docs/packs.md").read_text(encoding="utf-8")
    for pack in ("continental-divide-reconstructed", "silverton-reconstructed"):
        tables = tomllib.loads(packs.load(pack).files["pack.toml"].decode())
        missing = [
            table
            for table in tables
            if not table.endswith("_fr") and f"`{table}`" not in text and f"[{table}" not in text
        ]
        assert missing == [], pack


def test_the_reference_is_up_to_date() -> None:
    done = subprocess.run([sys.executable, "make_reference.py", "--check"], cwd=ROOT, capture_output=True, check=False)
    assert (done.returncode, done.stderr.decode()) == (0, "")


# What the pages for administrators and programmers name


def test_every_call_is_documented() -> None:
    text = (ROOT / "docs/server.md").read_text(encoding="utf-8")
    found = re.findall(r"`(GET|POST) (/[^` ?]+)[^`]*`", text)
    named = {(method, re.sub(r"\{.*?\}", "{}", path)) for method, path in found}
    schema = create_app(Config("sqlite:///x")).openapi_schema.to_schema()
    offered = {
        (method.upper(), re.sub(r"\{.*?\}", "{}", path))
        for path, item in schema["paths"].items()
        for method in item
        if path.startswith("/api")
    }
    assert len(offered) > 60
    assert offered - named == set()
    assert {each for each in named if each[1].startswith("/api")} - offered == set()


def test_every_metric_is_documented() -> None:
    text = (ROOT / "docs/operating.md").read_text(encoding="utf-8")
    for name in re.findall(r"^# TYPE (goldenspike_\w+) ", metrics.render_metrics().decode(), re.MULTILINE):
        assert f"`{name}`" in text, name


@pytest.mark.parametrize("page", sorted((ROOT / "docs").rglob("*.md")), ids=lambda path: path.name)
def test_flags_exist(page: Path) -> None:
    """Those of our own commands, which stand in backticks; of other programs only whole commands are shown."""
    verbs = [app[name] for name in app if not name.startswith("-") and name != "pack"]
    verbs += [app["pack"][name] for name in app["pack"] if not name.startswith("-")]
    known = {name for verb in verbs for argument in verb.assemble_argument_collection() for name in argument.names}
    known |= {"--lang", "--help", "--version", "--setup", "--build-arg", "--check"}
    named = set(re.findall(r"`(--[a-z][a-z-]*)", page.read_text(encoding="utf-8")))
    assert named - known == set()


# The changelog


def test_the_changelog_is_in_keep_a_changelog_form() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## (.*)$", text, re.MULTILINE)
    assert all(re.fullmatch(r"\[\d+\.\d+\.\d+\] - (\d{4}-\d{2}-\d{2}|Unreleased)", version) for version in versions)
    kinds = set(re.findall(r"^### (.*)$", text, re.MULTILINE))
    assert kinds <= {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
    bullets = re.findall(r"^- .*(?:\n  .*)*", text, re.MULTILINE)
    assert len(bullets) > 100
    assert [bullet for bullet in bullets if bullet.count("\n") > 1 or len(bullet) > 260] == []


@pytest.mark.parametrize(
    "page", ["docs/architecture.md", "docs/adding-a-game.md", "docs/learning.md", "CONTRIBUTING.md"]
)
def test_named_files_and_folders_exist(page: str) -> None:
    named = re.findall(
        r"`((?:goldenspike|web|tests|docs|research)/[\w./*-]*)`", (ROOT / page).read_text(encoding="utf-8")
    )
    assert named
    assert [name for name in named if not any(ROOT.glob(name.rstrip("/")))] == []


def test_every_dependency_has_a_reason() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").lower()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [
        *project["dependencies"],
        *(each for extra in project["optional-dependencies"].values() for each in extra),
    ]
    names = {re.split(r"[\[<>=;]", each)[0] for each in wanted} - {"goldenspike"}
    assert {name for name in names if name not in text and not name.startswith("types-")} == set()


def test_every_make_target_that_is_named_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for page in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")):
        assert set(re.findall(r"`make ([a-z-]+)`", page.read_text(encoding="utf-8"))) <= targets, page
