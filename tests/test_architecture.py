"""The laws of the house that no linter knows."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import goldenspike

PACKAGE = Path(goldenspike.__file__).parent
GAMES = [folder for folder in (PACKAGE / "games").iterdir() if (folder / "state.py").exists()]
MAPS = {folder: ast.get_docstring(ast.parse((folder / "__init__.py").read_text(encoding="utf-8"))) for folder in GAMES}
MUTATORS = {"append", "extend", "insert", "pop", "remove", "clear", "sort", "reverse", "add", "discard", "update"}


def changes_of_state(tree: ast.AST, root: str = "state") -> list[int]:
    """Lines that assign to, or call a mutator of, something reached through a name `state`."""
    lines = []
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef) or function.name == "__init__":
            continue
        names = names_of_state(function, root)
        for node in ast.walk(function):
            targets: list[ast.expr] = []
            if isinstance(node, ast.Assign | ast.Delete):
                targets = node.targets
            elif isinstance(node, ast.AugAssign | ast.AnnAssign):
                targets = [node.target]
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in MUTATORS:
                targets = [node.func.value]
            lines += [target.lineno for target in targets if reached_through(target, names)]
    return lines


def names_of_state(function: ast.FunctionDef, root: str) -> set[str]:
    """Its own, and those that a part of it has in the function: `pieces = state.pieces`."""
    names = {root}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            target, value = node.targets[0], node.value
            several = isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple)
            pairs = zip(target.elts, value.elts, strict=True) if several else [(target, value)]  # type: ignore[attr-defined]
            names |= {to.id for to, of in pairs if isinstance(to, ast.Name) and reached_through(of, names)}
    return names


def reached_through(target: ast.expr, names: set[str]) -> bool:
    if isinstance(target, ast.Tuple | ast.List):
        return any(reached_through(each, names) for each in target.elts)
    while isinstance(target, ast.Attribute | ast.Subscript):
        if isinstance(target, ast.Subscript) and isinstance(target.slice, ast.Slice):
            return False  # a copy
        target = target.value
        if getattr(target, "id", None) in names or getattr(target, "attr", None) in names:
            return True
    return False


@pytest.mark.parametrize("game", GAMES, ids=lambda folder: folder.name)
def test_only_effects_change_a_position(game: Path) -> None:
    noticed = False
    for file in game.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        found = changes_of_state(tree)
        if "effects" in (file.stem, file.parent.name):
            noticed |= bool(found)
        else:
            assert not found, f"{file.name}: lines {found}"
        if file.name == "state.py" or file.parent.name == "position":
            assert not changes_of_state(tree, "self"), f"{file.name} changes itself"
    assert noticed, "this test would not notice a change of state"


@pytest.mark.parametrize("game", GAMES, ids=lambda folder: folder.name)
def test_rules_draw_no_random_numbers(game: Path) -> None:
    for file in game.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import | ast.ImportFrom) else []
            module = getattr(node, "module", None)
            assert not {"random", "secrets", "Random"} & {*names, module}, f"{file.name} imports {module or names}"


def test_importing_the_package_imports_nothing_heavy() -> None:
    """What draws in terminals or words sentences is loaded when it is wanted."""
    code = "import sys, goldenspike; print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    loaded = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.split()
    assert "msgspec" in loaded
    assert not {"rich", "cyclopts", "fluent", "babel", "asyncio", "concurrent"} & set(loaded)


def test_the_server_words_notifications_without_the_terminal() -> None:
    """Neither by an import nor by a name in a game's manifest."""
    code = """
import sys, goldenspike.server.app, goldenspike.server.notifications.message
from goldenspike.game_registry import game_registry
for manifest in game_registry().values():
    assert manifest.load(manifest.sentences)
print(*sorted(name for name in sys.modules if name.partition(".")[0] == "rich" or "terminal" in name))
"""
    loaded = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.split()
    assert not loaded
    uses = [file for file in (PACKAGE / "server").rglob("*.py") if ".face" in file.read_text(encoding="utf-8")]
    assert not uses


def test_no_compiled_module_has_a_struct() -> None:
    """Compiled, one would lose its tag and its frozenness."""
    project = tomllib.loads((PACKAGE.parent / "pyproject.toml").read_text(encoding="utf-8"))
    compiled = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    files = {file for pattern in compiled["include"] for file in PACKAGE.parent.glob(pattern)}
    files -= {file for pattern in compiled["exclude"] for file in files if file.match(pattern)}
    assert {"play.py", "state.py", "game.py", "greedy.py"} <= {file.name for file in files}
    for file in files:
        nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        bases = [ast.unparse(base) for node in nodes if isinstance(node, ast.ClassDef) for base in node.bases]
        assert not [base for base in bases if "Struct" in base], file


def test_the_files_of_the_project_speak_of_the_project_alone() -> None:
    """No absolute path of somebody's machine in what we ship."""
    for file in PACKAGE.rglob("*"):
        if file.suffix in {".py", ".md", ".ftl", ".toml", ".csv"}:
            text = file.read_text(encoding="utf-8")
            assert "/home/" not in text, file
            assert "/root/" not in text, file


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_the_map_of_a_game_names_its_files(folder: Path) -> None:
    """All of them, and no other."""
    named = set(re.findall(r"\b\w+\.py\b", MAPS[folder] or ""))
    described = {"position", "events", "effects"}  # by their folder
    files = {path for path in folder.rglob("*.py") if path.parent.name not in described}
    assert named == {path.name for path in files} - {"__init__.py"}
