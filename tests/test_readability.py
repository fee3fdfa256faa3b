"""Bounds that keep the code easy to find one's way in, and words that a native reader would stumble over."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "goldenspike"
CLIENT = ROOT / "web" / "src"
MODULES = sorted(path for path in PACKAGE.rglob("*.py") if "static" not in path.parts)

MAX_SERVER_MODULES = 12
MAX_MODULES = 20
MAX_LINES = 450
MAX_COMPONENT_LINES = 350

PER_GAME = re.compile(r"(continental_divide|silverton)")
"""Where the same concept may have the same class name: once in each game's folder or module."""

FOREIGN = re.compile(
    r"\b(?:whoever|whomever|for who|of whom|who keeps)\b|\b(?:he|his|him|himself)\b",
    re.IGNORECASE,
)
QUOTED: dict[str, tuple[str, ...]] = {}
"""Words in quotations, by file."""


# Sizes


def test_the_server_has_few_modules_of_its_own() -> None:
    names = [path.name for path in (PACKAGE / "server").glob("*.py")]
    assert len(names) <= MAX_SERVER_MODULES, names


def test_no_folder_has_many_modules() -> None:
    folders: dict[Path, int] = defaultdict(int)
    for path in MODULES:
        folders[path.parent.relative_to(ROOT)] += path.name != "__init__.py"
    assert not {str(folder): count for folder, count in folders.items() if count > MAX_MODULES}


def test_no_module_is_long() -> None:
    assert not too_long(MODULES, MAX_LINES)


def test_no_component_is_long() -> None:
    components = sorted(CLIENT.rglob("*.svelte"))
    assert components
    assert not too_long(components, MAX_COMPONENT_LINES)


def too_long(paths: list[Path], most: int) -> dict[str, int]:
    lines = {str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines()) for path in paths}
    return {path: count for path, count in lines.items() if count > most}


# Names


def test_no_class_name_is_defined_twice() -> None:
    """Except for the same concept in both games."""
    places: dict[str, list[str]] = defaultdict(list)
    for path in MODULES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                places[node.name].append(str(path.relative_to(PACKAGE)))
    assert not {name: paths for name, paths in places.items() if len(paths) > 1 and not is_of_each_game(paths)}


def is_of_each_game(paths: list[str]) -> bool:
    games = [PER_GAME.search(path) for path in paths]
    return all(games) and len({game.group() for game in games if game}) == len(paths)


# Words


def documents() -> list[Path]:
    top = [
        ROOT / name for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md")
    ]
    return [*top, *sorted((ROOT / "docs").rglob("*.md"))]


def prose_of_module(path: Path) -> Iterator[str]:
    """Docstrings, strings that stand alone, and comments."""
    text = path.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


COMMENTS = re.compile(r"/\*.*?\*/|(?<![:\w])//[^\n]*|<!--.*?-->", re.DOTALL)


def prose(path: Path) -> Iterator[str]:
    if path.suffix == ".py":
        yield from prose_of_module(path)
    elif path.suffix in {".ts", ".svelte", ".css"}:
        yield from COMMENTS.findall(path.read_text(encoding="utf-8"))
    else:
        yield path.read_text(encoding="utf-8")


READ = {
    "documents": documents(),
    "catalogues": sorted((PACKAGE / "words" / "en").glob("*.ftl")),
    "package": MODULES,
    "client": sorted(path for path in CLIENT.rglob("*") if path.suffix in {".ts", ".svelte", ".css"}),
    "tests": sorted((ROOT / "tests").rglob("*.py")),
}


@pytest.mark.parametrize("where", READ)
def test_the_prose_is_plain_english(where: str) -> None:
    """No headless relative clause, no generic "he"."""
    assert READ[where]
    wrong = {
        str(path.relative_to(ROOT)): found
        for path in READ[where]
        if path != Path(__file__)
        and (
            found := [
                word
                for text in prose(path)
                for word in FOREIGN.findall(text)
                if word.lower() not in QUOTED.get(path.name, ())
            ]
        )
    }
    assert not wrong, wrong
