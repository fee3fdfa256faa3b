"""Options of the test run: `--rule ID` runs only what that rule's marker stands on; `--switch-off NAME` breaks a rule.
And a PostgreSQL for those who need one; and an eye on processes.

Nothing here imports goldenspike: a refusal must be switched off before its module is loaded.
"""

from __future__ import annotations

import ast
import importlib.abc
import importlib.machinery
import importlib.util
import os
import sys
from collections.abc import Callable, Iterator
from types import CodeType, ModuleType
from typing import Any

import pytest

from support import processes
from support.postgresql import new_database, own_server


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", help="run only the tests marked with this rule id")
    parser.addoption("--switch-off", help="play as if this Refusal were never given")


def pytest_configure(config: pytest.Config) -> None:
    processes.mark()
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # a test may load numpy before the bots that want one thread
    if name := config.getoption("--switch-off"):
        sys.meta_path.insert(0, SwitchOff(name))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = config.getoption("--rule")
    if wanted is None:
        return
    kept = [item for item in items if any(wanted in mark.args for mark in item.iter_markers("rule"))]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept


class SwitchOff(importlib.abc.MetaPathFinder):
    """Loads the games as if the conditions that lead to one refusal were never true."""

    def __init__(self, refusal: str) -> None:
        self.refusal = refusal

    def find_spec(
        self, name: str, path: object = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if not name.startswith("goldenspike.games."):
            return None
        spec = importlib.machinery.PathFinder.find_spec(name, path)  # type: ignore[arg-type]
        if spec is None or not isinstance(spec.loader, importlib.machinery.SourceFileLoader):
            return spec
        spec.loader = Loader(spec.loader.name, spec.loader.path, self.refusal)
        return spec


class Loader(importlib.machinery.SourceFileLoader):
    def __init__(self, name: str, path: str, refusal: str) -> None:
        super().__init__(name, path)
        self.refusal = refusal

    def get_code(self, fullname: str) -> CodeType:
        tree = ast.parse(self.get_data(self.path), self.path)
        for node in ast.walk(tree):
            if isinstance(node, ast.If) and any(self._refuses(statement) for statement in node.body):
                node.test = ast.copy_location(ast.Constant(False), node.test)
            elif isinstance(node, ast.IfExp):
                node.body, node.orelse = self._allowed(node.body), self._allowed(node.orelse)
            elif isinstance(node, ast.FunctionDef) and isinstance(node.body[-1], ast.Return):
                node.body[-1].value = self._allowed(node.body[-1].value)
        return compile(tree, self.path, "exec")

    def _refuses(self, statement: ast.stmt) -> bool:
        """`return REFUSAL`, or `return` or `raise` of an Illegal with it."""
        value = getattr(statement, "value", None) or getattr(statement, "exc", None)
        if isinstance(value, ast.Call):
            value = value.args[0] if value.args else None
        return self._named(value)

    def _allowed(self, value: Any) -> Any:
        """None instead of the refusal: for `return None if … else REFUSAL`, and `return REFUSAL` as the last word."""
        return ast.copy_location(ast.Constant(None), value) if self._named(value) else value

    def _named(self, value: Any) -> bool:
        return isinstance(value, ast.Name) and value.id == self.refusal


@pytest.fixture(scope="module", autouse=True)
def none_left() -> Iterator[None]:
    """No process outlives the module whose test started it, not even one of a test that failed."""
    with processes.none_left():
        yield


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Callable[[], str]]:
    """Makes a new database at each call, in the server of GOLDENSPIKE_TEST_POSTGRESQL or one started for the tests."""
    address = os.environ.get("GOLDENSPIKE_TEST_POSTGRESQL")
    if address is not None:
        yield lambda: new_database(address)
        return
    with own_server() as server:
        yield lambda: new_database(server.get_uri())
