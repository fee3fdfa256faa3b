"""Writes the client's types of what the server sends, from its Structs and from the types of its plain data, and how
events are told.

    python web/make_types.py [--check]

What it writes is kept in git, because the client is built and looked at where no engine is installed; with `--check` it
writes nothing, names what is stale, and fails then.
"""

from __future__ import annotations

import inspect
import json
import sys
from pathlib import Path
from typing import Any

from msgspec import inspect as kinds

from goldenspike.games.continental_divide.presentation import event_wording as continental_divide_telling
from goldenspike.games.continental_divide.presentation import ledger as continental_divide_ledger
from goldenspike.games.continental_divide.presentation import previews as continental_divide_previews
from goldenspike.games.continental_divide.presentation import views as continental_divide
from goldenspike.games.reference import Rulebook
from goldenspike.games.silverton.presentation import event_wording as silverton_telling
from goldenspike.games.silverton.presentation import ledger as silverton_ledger
from goldenspike.games.silverton.presentation import previews as silverton_previews
from goldenspike.games.silverton.presentation import views as silverton
from goldenspike.kernel.option_choices import OptionChoices
from goldenspike.kernel.record import Record
from goldenspike.packs.continental_divide.tables import ContinentalDivideTables
from goldenspike.packs.drawing.land_sheet import Sheet
from goldenspike.packs.silverton.tables import SilvertonTables
from goldenspike.server.api import chat, lobby
from goldenspike.server.schemas import accounts
from goldenspike.tables import schemas
from goldenspike.words.event_wording import EventWording

GENERATED = Path(__file__).parent / "src/generated"
HEAD = "/** Made by web/make_types.py: change what it is made from and run that. It stands in {modules}. */"

# By file: what is described there, with all that it is made of.
MADE: dict[str, list[type]] = {
    "account.ts": [
        *(accounts.LogInResponse, accounts.CredentialsView, accounts.RecoveryCodesView, accounts.PasskeyOptions),
        *(accounts.ProfileView, accounts.LeaderboardsView),
    ],
    "continental-divide/ledger.ts": [continental_divide_ledger.PlayerTurn],
    "continental-divide/pack.ts": [ContinentalDivideTables],
    "continental-divide/previews.ts": [
        continental_divide_previews.FoundBox,
        continental_divide_previews.BuyBox,
        continental_divide_previews.BuildBox,
        continental_divide_previews.OrderBox,
    ],
    "continental-divide/view.ts": [continental_divide.View],
    "silverton/ledger.ts": [silverton_ledger.PlayerTurn],
    "silverton/pack.ts": [SilvertonTables],
    "silverton/previews.ts": [silverton_previews.Preview],
    "silverton/view.ts": [silverton.View],
    "chat.ts": [chat.ChatView, chat.ChatMessageRequest],
    "lobby.ts": [
        lobby.LobbyPage,
        lobby.MyTablesPage,
        lobby.InvitationList,
        lobby.OpponentList,
        lobby.QuickMatchRequest,
    ],
    "api.ts": [
        *(
            schemas.OpenTableRequest,
            schemas.TermsRequest,
            schemas.ReassignSeatRequest,
            schemas.TableView,
            schemas.TableUpdate,
            schemas.Presence,
        ),
        *(schemas.HintView, schemas.LedgerView),
        *(schemas.GameList, schemas.TableList, schemas.LessonList, OptionChoices, Rulebook, Record, Sheet),
    ],
}

# By file: how events are told.
TOLD: dict[str, EventWording] = {
    "continental-divide/eventWording.ts": continental_divide_telling.EVENT_WORDING,
    "silverton/eventWording.ts": silverton_telling.EVENT_WORDING,
}


def main(check: bool) -> int:
    made = {GENERATED / name: written(types) for name, types in MADE.items()}
    made |= {GENERATED / name: tabulated(telling) for name, telling in TOLD.items()}
    stale = [path for path, text in made.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in stale:
        if check:
            print(f"{path} is stale: run python web/make_types.py", file=sys.stderr)  # noqa: T201
        else:
            path.parent.mkdir(exist_ok=True)
            path.write_text(made[path], encoding="utf-8")
    return int(check and bool(stale))


def written(types: list[type]) -> str:
    """Interfaces for these types and all that they are made of, in the order in which they are met."""
    script = Script()
    for each in kinds.multi_type_info(types):
        script.name(each)
    head = HEAD.format(modules=", ".join(dict.fromkeys(each.__module__ for each in types)))
    return "\n\n".join([head, *script.interfaces.values()]) + "\n"


def tabulated(telling: EventWording) -> str:
    """A constant, with a line for each part."""
    parts = "".join(f"\t{name}: {json.dumps(part)},\n" for name, part in telling._asdict().items())
    head = HEAD.format(modules="the game's telling.py")
    kind = "import type { Telling } from '../../games/shared/eventWording.ts';"
    return f"{head}\n{kind}\n\nexport const telling: Telling = {{\n{parts}}};\n"


class Script:
    def __init__(self) -> None:
        self.interfaces: dict[str, str] = {}

    def name(self, kind: kinds.Type) -> str:
        """What TypeScript calls it; an interface that it needs is written on the way."""
        match kind:
            case kinds.Metadata():
                return self.name(kind.type)
            case kinds.StructType() | kinds.TypedDictType():
                return self._interface(kind)
            case kinds.UnionType():
                return " | ".join(dict.fromkeys(self.name(each) for each in kind.types))
            case kinds.LiteralType():
                # msgspec sorts the values; the rulebook's order is not needed for a type.
                return " | ".join(json.dumps(value).replace('"', "'") for value in kind.values)
            case kinds.TupleType():
                return f"[{', '.join(self.name(each) for each in kind.item_types)}]"
            case kinds.ListType() | kinds.VarTupleType() | kinds.FrozenSetType():
                item = self.name(kind.item_type)
                return f"({item})[]" if " | " in item else f"{item}[]"
            case kinds.DictType():
                return f"{{ [key: string]: {self.name(kind.value_type)} }}"
            case kinds.StrType():
                return "string"
            case kinds.IntType() | kinds.FloatType():
                return "number"
            case kinds.BoolType():
                return "boolean"
            case kinds.NoneType():
                return "null"
            case kinds.AnyType():
                return "unknown"
        raise TypeError(f"no type of the client for {kind}")

    def _interface(self, kind: kinds.StructType | kinds.TypedDictType) -> str:
        name = kind.cls.__name__
        if name not in self.interfaces:
            self.interfaces[name] = ""  # holds its place, and ends a circle
            told = _comment(vars(kind.cls).get("__doc__"))
            fields, shared, extends = self._fields(kind), [], ""
            if getattr(kind.cls.__base__, "__struct_fields__", ()):
                base = kinds.type_info(kind.cls.__base__)
                shared = self._fields(base)
                extends = f" extends {self.name(base)}"
            own = "".join(field for field in fields if field not in shared)
            self.interfaces[name] = f"{told}export interface {name}{extends} {{\n{own}}}"
        return name

    def _fields(self, kind: Any) -> list[str]:
        return [f"\t{self._field(kind.cls, field)};\n" for field in kind.fields]

    def _field(self, owner: Any, field: kinds.Field) -> str:
        """A default may be missing from what is asked, and from what is sent if it is left out there."""
        config = getattr(owner, "__struct_config__", None)
        may_miss = not field.required and (config is None or config.omit_defaults or config.forbid_unknown_fields)
        kind = field.type
        if may_miss and field.default is None and isinstance(kind, kinds.UnionType):
            kind = kinds.UnionType(tuple(each for each in kind.types if not isinstance(each, kinds.NoneType)))
        return f"{field.encode_name}{'?' if may_miss else ''}: {self.name(kind)}"


def _comment(docstring: str | None) -> str:
    lines = inspect.cleandoc(docstring or "").splitlines()
    if len(lines) < 2:
        return "".join(f"/** {line} */\n" for line in lines)
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */\n"])


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
