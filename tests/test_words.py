"""Every sentence exists, in both languages, with the same values; and every sentence is said somewhere."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import goldenspike as gs
from goldenspike import games, words
from goldenspike.games.continental_divide import stock, track
from goldenspike.kernel import refusal as kernel
from goldenspike.kernel.refusal import Refusal
from goldenspike.words import say
from support.games import deal

PACKAGE = Path(gs.__file__).parent
CLIENT = Path(__file__).parent.parent / "web" / "src"
SAYING = {"say", "GoldenSpikeError", "RecordError", "refusal", "Command"}


class Variables(Visitor):
    """The names of the values that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def catalogue(lang: str) -> dict[str, set[str]]:
    """Every key of a language with the values it uses."""
    found: dict[str, set[str]] = {}
    for path in sorted((words.FOLDER / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content!r}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


def refusals() -> list[Refusal]:
    homes = [each.name for each in pkgutil.iter_modules(games.__path__, "goldenspike.games.") if each.ispkg]
    modules = [kernel, *(importlib.import_module(f"{home}.refusals") for home in homes)]
    return [value for module in modules for value in vars(module).values() if isinstance(value, Refusal)]


@cache
def trees() -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in PACKAGE.rglob("*.py")]


def literals() -> set[str]:
    return {
        node.value
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def patterns() -> Iterator[re.Pattern[str]]:
    """What f-strings such as f"cd-refused-{reason}" can become."""
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
                if re.match(r"[a-z]+\\-", parts[0]):
                    yield re.compile("".join(parts))


@cache
def client() -> str:
    """The browser client, which words most of what it shows by itself."""
    files = [path for path in CLIENT.rglob("*") if path.suffix in {".ts", ".svelte"} and ".test" not in path.name]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def client_literals() -> set[str]:
    return set(re.findall(r"""['"`]([a-z]+(?:-[a-z0-9_]+)+)['"`]""", client()))


def client_patterns() -> Iterator[re.Pattern[str]]:
    """What templates such as `cd-event-${event.type}` can become."""
    for template in re.findall(r"`([a-z]+-[^`\s]*\$\{[^`]*)`", client()):
        yield re.compile(".+".join(map(re.escape, re.split(r"\$\{[^}]*\}", template))))


def spoken() -> Iterator[str]:
    """The keys in calls that say something."""
    for tree in trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            given = [*node.args[: 3 if name == "Command" else 1]] if name in SAYING else []
            given += [keyword.value for keyword in node.keywords if name in {"Parameter", "command"}]
            for argument in given:
                value = getattr(argument, "value", None)
                if isinstance(value, str) and re.fullmatch(r"[a-z]+(-[a-z0-9_]+)+", value):
                    yield value


def test_both_languages_have_the_same_keys_and_values() -> None:
    assert catalogue("en") == catalogue("fr")


def test_every_key_that_is_said_exists() -> None:
    assert {key for key in spoken() if key not in catalogue("en")} == set()


def test_every_key_that_the_client_says_exists() -> None:
    families = {"web", "cd", "sv", "kernel", "server"}
    said = set(re.findall(r"""say\(\s*['"`]([a-z]+(?:-[a-z0-9_]+)+)['"`]""", client()))
    assert {key for key in said if key.partition("-")[0] in families and key not in catalogue("en")} == set()


def test_every_sentence_is_said_somewhere() -> None:
    said = literals() | client_literals() | {why.key for why in refusals()}
    dynamic = [*patterns(), *client_patterns()]
    unsaid = {key for key in catalogue("en") if key not in said and not any(each.fullmatch(key) for each in dynamic)}
    assert unsaid == set()


def values_by_rule() -> dict[str, dict[str, Any]]:
    """What is really passed along with the refusals of each chapter, from a running game."""
    play = deal()
    play.act({"type": "found", "railroad": "up", "hex": "W5", "shares": 5, "value": 30})
    state = play.state
    line = track.TrackLine(state, 0)
    line.aim(state.hexes[0][0], 0)
    return {
        "CD-3": stock.founding_values(state, 0, 0, state.hexes[0][0], 5, 30),
        "CD-4": stock.purchase_values(state, 0, 0, 2, 70),
        "CD-5": track.line_values(line, line.hex, 1),
        "CD-8": {"position": 2, "players": 3},
    }


SPECIAL: dict[str, dict[str, Any]] = {
    "unknown_railroad": {"railroad": "x", "known": "up, sp"},
    "unknown_hex": {"hex": "x"},
    "unknown_start": {"hex": "x", "known": "W5, X5"},
    "unknown_direction": {"direction": "x", "known": "N, S"},
    "malformed": {"detail": "x"},
    "out_of_bounds": {"field": "cash", "least": 0, "most": 9},
    "too_long": {"field": "claims", "most": 9},
    "repeated": {"field": "claims"},
    "not_an_outcome": {"kind": "dice"},
}


ELSEWHERE = "sv-"
"""Silverton's refusals carry too many different values: each test that provokes one words it too (support.refuses)."""


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize(
    "why", [why for why in refusals() if not why.key.startswith(ELSEWHERE)], ids=lambda why: why.key
)
def test_every_refusal_can_be_worded_with_what_it_carries(why: Refusal, lang: str) -> None:
    values = SPECIAL.get(why.reason) or values_by_rule().get(why.rule.partition(".")[0], {})
    assert len(say(why.key, lang, **values)) > 10


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize(
    ("game", "players", "options", "least"),
    [
        ("continental-divide", 3, {}, 9),
        ("silverton", 3, {"length": "short"}, 9),
        ("silverton", 2, {"level": "advanced", "length": "campaign", "rules": ["hiring", "convoy-transfer"]}, 12),
    ],
)
def test_every_near_miss_of_a_whole_game_can_be_worded(
    game: str, players: int, options: dict[str, Any], least: int, lang: str
) -> None:
    play, rng, seen = gs.new_game(game, ["Ada", "Bea", "Cyd"][:players], seed=3, options=options), Random(3), set()
    while isinstance(play.pending, gs.Ask):
        for miss in play.pending.menu.describe()["refused"]:
            seen.add(miss["reason"])
            family = miss["rule"].partition("-")[0].lower()
            assert say(f"{family}-refused-{miss['reason']}", lang, **miss["values"])
        play.act(play.pending.menu.sample(rng))
    assert len(seen) >= least


def test_money_and_marks_follow_french_typography() -> None:
    for path in (words.FOLDER / "fr").glob("*.ftl"):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if not line.startswith("#"):
                assert not re.search(r" [:;!?»]|« |[}\d] \$(?!\w)", line), f"{path.name}:{number}: {line}"
