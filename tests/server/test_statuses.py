"""Every named refusal of the server has its HTTP status in one table, and the table has no other."""

from __future__ import annotations

import ast
from pathlib import Path

import goldenspike
from goldenspike.server.http.statuses import STATUSES

PACKAGE = Path(goldenspike.__file__).parent


def keys_in_code() -> set[str]:
    """The keys that are written out where a refusal is made."""
    keys = set()
    for path in [*(PACKAGE / "tables").rglob("*.py"), *(PACKAGE / "server").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name, key = ast.unparse(node.func), getattr(node.args[0], "value", None)
            in_subclass = name == "super().__init__" and path.name == "refusals.py"
            if isinstance(key, str) and (name == "RequestRefused" or in_subclass):
                keys.add(key)
    return keys


def test_every_refusal_has_a_status_and_every_status_a_refusal() -> None:
    assert keys_in_code() == set(STATUSES)


def test_no_domain_module_names_a_status() -> None:
    for path in [*(PACKAGE / "tables").rglob("*.py"), *(PACKAGE / "server").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "RequestRefused":
                assert not isinstance(getattr(node.args[0], "value", None), int), f"{path}: {ast.unparse(node)}"
