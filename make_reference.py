"""Write the generated pages of the documents: docs/reference/*.md.

    python make_reference.py [--check]

Views and packs are described by the Structs that hold them, settings by the table that `goldenspike serve` reads. A
field's description is the `#:` comment behind it. With `--check` nothing is written, and stale pages make it fail.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import inspect as kinds

from goldenspike import words
from goldenspike.games.continental_divide.presentation import views as continental_divide
from goldenspike.games.silverton.presentation import views as silverton
from goldenspike.packs.continental_divide.tables import ContinentalDivideTables
from goldenspike.packs.reading.terrain import Feature
from goldenspike.packs.silverton.tables import SilvertonTables
from goldenspike.server.settings import SETTINGS

FOLDER = Path(__file__).parent / "docs" / "reference"
MADE = "<!-- Made by make_reference.py. Do not edit: change what it reads, and run it. -->"
PLURALS = {"text": "texts", "integer": "integers", "number": "numbers"}
VIEW_ABOUT = "What `play.view(seat)` returns, and `view` in the answers of the server."
PACK_ABOUT = """\
A pack after it was read: what the engine uses, and what `GET /api/packs/{sha256}` returns. The files themselves are
described in [Data packs](../packs.md)."""
STRUCTS: dict[str, tuple[str, str, list[type]]] = {
    "continental-divide-view": (
        "Continental Divide: view",
        VIEW_ABOUT,
        [continental_divide.View],
    ),
    "silverton-view": (
        "Silverton: view",
        VIEW_ABOUT,
        [silverton.View],
    ),
    "continental-divide-pack": (
        "Continental Divide: pack tables",
        PACK_ABOUT,
        [ContinentalDivideTables, Feature],
    ),
    "silverton-pack": (
        "Silverton: pack tables",
        PACK_ABOUT,
        [SilvertonTables, Feature],
    ),
}


def main(check: bool) -> int:
    pages = {FOLDER / f"{name}.md": page(*content) for name, content in STRUCTS.items()}
    pages[FOLDER / "settings.md"] = settings_page()
    stale = [path for path, text in pages.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    stale += [path for path in FOLDER.glob("*") if path not in pages]
    for path in stale:
        if check:
            print(f"{path} is stale: run python make_reference.py", file=sys.stderr)
        elif path in pages:
            path.parent.mkdir(exist_ok=True)
            path.write_text(pages[path], encoding="utf-8")
        else:
            path.unlink()
    return int(check and bool(stale))


# Structs


def page(title: str, about: str, types: list[type]) -> str:
    sections: dict[str, str] = {}
    for each in kinds.multi_type_info(types):
        _describe(each, sections)
    return "\n\n".join([MADE, f"# {title}", about, *sections.values()]) + "\n"


def _describe(kind: Any, sections: dict[str, str]) -> None:
    """A section for this Struct, and then for every other that its fields name, in the order they are met."""
    if not isinstance(kind, kinds.StructType | kinds.TypedDictType):
        for inner in _inner(kind):
            _describe(inner, sections)
        return
    name = kind.cls.__name__
    if name in sections:
        return
    told = descriptions(kind.cls)
    rows = [f"| `{each.encode_name}` | {_named(each.type)} | {told[each.name]} |" for each in kind.fields]
    about = inspect.cleandoc(vars(kind.cls)["__doc__"])
    sections[name] = "\n".join([f"## {name}", "", about, "", "| field | type | |", "| --- | --- | --- |", *rows])
    for each in kind.fields:
        _describe(each.type, sections)


def _inner(kind: Any) -> Iterator[Any]:
    match kind:
        case kinds.Metadata():
            yield kind.type
        case kinds.UnionType():
            yield from kind.types
        case kinds.TupleType():
            yield from kind.item_types
        case kinds.ListType() | kinds.VarTupleType() | kinds.FrozenSetType():
            yield kind.item_type
        case kinds.DictType():
            yield kind.value_type


def _named(kind: Any) -> str:
    """How the type is called on the page, with a link to the section of a Struct."""
    match kind:
        case kinds.Metadata():
            return _named(kind.type)
        case kinds.StructType() | kinds.TypedDictType():
            return f"[{kind.cls.__name__}](#{kind.cls.__name__.lower()})"
        case kinds.UnionType():
            return " or ".join(dict.fromkeys(_named(each) for each in kind.types))
        case kinds.LiteralType():
            return ", ".join(f"`{value}`" for value in kind.values)
        case kinds.TupleType():
            return f"({', '.join(_named(each) for each in kind.item_types)})"
        case kinds.ListType() | kinds.VarTupleType() | kinds.FrozenSetType():
            item = _named(kind.item_type)
            return f"list of {PLURALS.get(item, item)}"
        case kinds.DictType():
            return f"map from {_named(kind.key_type)} to {_named(kind.value_type)}"
        case kinds.StrType():
            return "text"
        case kinds.IntType():
            return "integer"
        case kinds.FloatType():
            return "number"
        case kinds.BoolType():
            return "true or false"
        case kinds.NoneType():
            return "null"
    raise TypeError(f"no words for {kind}")


def descriptions(struct: type) -> dict[str, str]:
    """What the `#:` comment behind each field says, those of its base classes included. Raises KeyError for none."""
    found: dict[str, str] = {}
    for each in struct.__mro__:
        if each.__module__.startswith("goldenspike."):
            found |= _own_descriptions(each.__module__).get(each.__name__, {})
    return found


@cache
def _own_descriptions(module: str) -> dict[str, dict[str, str]]:
    source = Path(str(sys.modules[module].__file__)).read_text(encoding="utf-8")
    lines = source.splitlines()
    found: dict[str, dict[str, str]] = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            fields = [each for each in node.body if isinstance(each, ast.AnnAssign)]
            comments = [(each.target, lines[(each.end_lineno or 1) - 1].partition("  #: ")[2]) for each in fields]
            found[node.name] = {ast.unparse(target): comment for target, comment in comments if comment}
    return found


# Settings


def settings_page() -> str:
    about = (
        "Every setting of `goldenspike serve`, by flag and by environment variable. A flag overrides a variable, and a "
        "variable overrides the default. Lists are separated by commas. A rate such as `600/100` allows a burst of 600 "
        "and then 100 a second. Limits apply to each worker process; an address is an IPv4 address or the /64 network "
        "of an IPv6 address. [Running a server](../operating.md) explains those that need explaining."
    )
    groups: dict[str, list[str]] = {}
    for each in SETTINGS:
        default = f"`{each.shown}`" if each.shown else ""
        row = f"| `{each.flag}` | `{each.variable}` | {default} | {words.say(each.about, 'en')} |"
        groups.setdefault(each.group, ["| flag | variable | default | |", "| --- | --- | --- | --- |"]).append(row)
    sections = [f"## {_title(group)}\n\n" + "\n".join(rows) for group, rows in groups.items()]
    return "\n\n".join([MADE, "# Settings", about, *sections]) + "\n"


def _title(group: str) -> str:
    key = f"server-settings-{group}"
    return words.say(key, "en") if words.has(key, "en") else "General"


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
