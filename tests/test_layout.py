"""The layout of the tests: they mirror the package, and share code only through `tests/support`."""

from __future__ import annotations

import ast
from pathlib import Path

TESTS = Path(__file__).parent
PACKAGE = TESTS.parent / "goldenspike"
OF_THE_WHOLE = {".", "e2e", "golden", "stress"}
"""Folders of tests that no folder of the package stands for."""


def imported_modules(path: Path) -> set[str]:
    """Names of all modules that a file imports, also inside functions."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            assert node.level == 0, f"{path} has a relative import"
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def test_no_module_imports_a_test_module_or_a_conftest() -> None:
    names = {
        ".".join(path.relative_to(TESTS).with_suffix("").parts)
        for path in TESTS.rglob("*.py")
        if path.name.startswith("test_") or path.name == "conftest.py"
    }
    assert "server.social.test_chat" in names
    wrong = {str(path.relative_to(TESTS)): imported_modules(path) & names for path in TESTS.rglob("*.py")}
    assert not {path: found for path, found in wrong.items() if found}


def test_folders_of_tests_mirror_the_package() -> None:
    folders = {str(path.parent.relative_to(TESTS)) for path in TESTS.rglob("test_*.py")}
    assert not [each for each in folders - OF_THE_WHOLE if not (PACKAGE / each / "__init__.py").is_file()]


def test_helpers_are_in_the_support_folder() -> None:
    """Folders of tests hold tests, fixtures and data; programs that are started by hand are named here."""
    programs = {"soak.py", "screenshots.py", "golden/make.py", "server/storage/databases/make.py"}
    others = {
        str(path.relative_to(TESTS))
        for path in TESTS.rglob("*.py")
        if not path.name.startswith("test_")
        and path.name not in {"conftest.py", "__init__.py"}
        and path.relative_to(TESTS).parts[0] not in {"support", "bench", "third"}
    }
    assert others == programs


PRIVATE_OF_OTHERS = {"_exit", "_replace", "_repr_svg_", "_correct_state"}
"""Of the standard library, of Jupyter's protocol, of Dask: none of them is ours."""


def test_no_test_reaches_into_private_attributes() -> None:
    """Tests use what the package offers; a test that needs more gets a small public name for it."""
    found = {
        (str(path.relative_to(TESTS)), node.attr)
        for path in TESTS.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
        and node.attr.startswith("_")
        and not node.attr.startswith("__")
        and not (isinstance(node.value, ast.Name) and node.value.id in ("self", "cls"))
    }
    assert {attribute for _, attribute in found} <= PRIVATE_OF_OTHERS, found
