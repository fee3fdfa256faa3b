"""`make golden`: tells the golden games anew. A game whose record is deleted is played anew.

Every record here and in `tests/records` has one line in `fingerprints.txt`: what happened (each entry, its events, and
from how many choices it was chosen), which must never change under the same rules version; and what was seen (each view
and menu of every seat), which changes whenever a view gets a field.

The transcripts are for people. They tell in sentences what follows from which rule: one whole game of each kind, and of
the rules that nothing follows from there, the first place in any record where something does.
"""

from __future__ import annotations

import hashlib
import io
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console

sys.path.insert(0, str(Path(__file__).parents[1]))

import goldenspike as gs
from goldenspike import bots
from goldenspike.kernel.entries import ActionEntry, Entry
from goldenspike.terminal.renderers import Renderer, find_renderer
from goldenspike.terminal.screen import Screen
from support.games import NAMES, board
from support.lively import Lively

HERE = Path(__file__).parent
FINGERPRINTS = HERE / "fingerprints.txt"
WHOLE = {"continental-divide": "continental-divide-4-mixed", "silverton": "silverton-hiring"}
"""The game of each kind that is told from its first entry to its last: one with as many rules as any."""

GAMES = {
    "continental-divide-3-greedy": ["greedy"] * 3,
    "continental-divide-4-mixed": ["greedy", "random", "greedy", "random"],
    "continental-divide-5-greedy": ["greedy"] * 5,
    "continental-divide-6-random": ["random"] * 6,
}


class Golden(msgspec.Struct, frozen=True):
    """A game of Silverton: the one of the first seed with which what it is kept for happens."""

    players: list[str]
    options: dict[str, Any]
    kept_for: tuple[str, ...] = ()


# A game for every number of players, every scenario and every optional rule, both levels among them.
SILVERTON = {
    "silverton-2": Golden(["greedy", "lively"], {}, ("dealt", "theft_paid")),
    "silverton-3-advanced": Golden(
        ["greedy", "lively", "greedy"], {"level": "advanced", "length": "short"}, ("dealt",)
    ),
    "silverton-4-short": Golden(["greedy", "lively", "greedy", "random"], {"length": "short"}, ("declined", "killed")),
    "silverton-5-short": Golden(["greedy", "lively", "greedy", "lively", "greedy"], {"length": "short"}, ("moved",)),
    "silverton-6-short": Golden(["greedy", "lively", "greedy", "random", "greedy", "lively"], {"length": "short"}),
    "silverton-denver-6000": Golden(["greedy"], {"scenario": "denver-6000"}),
    "silverton-denver-10000-advanced": Golden(["greedy"], {"scenario": "denver-10000", "level": "advanced"}),
    "silverton-salt-lake-city-10000": Golden(["lively"], {"scenario": "salt-lake-city-10000"}, ("card_discarded",)),
    "silverton-denver-campaign": Golden(["greedy"], {"scenario": "denver-campaign"}),
    "silverton-golden-spike-2-advanced": Golden(
        ["greedy", "lively"], {"scenario": "golden-spike", "level": "advanced"}
    ),
    "silverton-golden-spike-3": Golden(["lively", "greedy", "random"], {"scenario": "golden-spike"}),
    "silverton-copper-spike-advanced": Golden(["greedy"], {"scenario": "copper-spike", "level": "advanced"}),
    "silverton-nickel-spike": Golden(["greedy", "random", "lively"], {"scenario": "nickel-spike"}),
    "silverton-silver-spike": Golden(["lively", "random", "lively", "random"], {"scenario": "silver-spike"}),
    "silverton-power-start-advanced": Golden(
        ["greedy", "lively", "greedy", "lively", "greedy"],
        {"scenario": "power-start", "length": "short", "level": "advanced"},
    ),
    "silverton-passenger-card-slide": Golden(
        *(["lively", "greedy"], {"length": "short", "rules": ["passenger-card-slide"]}, ("slid",)),
    ),
    "silverton-joint-passenger-line": Golden(
        *(["lively", "greedy"], {"length": "short", "rules": ["joint-passenger-line"]}, ("line_shared",)),
    ),
    "silverton-several-plows": Golden(
        *(
            ["lively", "lively"],
            {"level": "advanced", "length": "campaign", "rules": ["several-plows"]},
            ("plow_idle",),
        ),
    ),
    "silverton-convoy-transfer": Golden(
        *(["lively", "lively"], {"length": "short", "rules": ["convoy-transfer"]}, ("transferred",)),
    ),
    "silverton-better-passenger-service": Golden(
        *(["lively", "greedy"], {"length": "short", "rules": ["better-passenger-service"]}, ("revenue_paid",)),
    ),
    "silverton-simple-market": Golden(["greedy", "lively"], {"length": "short", "rules": ["simple-market"]}),
    "silverton-hiring": Golden(
        *(["greedy", "lively"], {"level": "advanced", "rules": ["hiring"]}, ("hired", "promoted")),
    ),
}


def main() -> int:
    for number, (name, players) in enumerate(GAMES.items()):
        if not record_of(name).exists():
            keep(name, played("continental-divide", players, {}, seed=1869 + number))
    for name, golden in SILVERTON.items():
        if not record_of(name).exists():
            keep(name, worth_keeping(golden))
    lines = [" ".join([name_of(file), *fingerprints(gs.load(file))]) for file in records()]
    FINGERPRINTS.write_text("\n".join(lines) + "\n", encoding="utf-8")
    for name, told in transcripts().items():
        (HERE / name).write_text(told, encoding="utf-8")
    return 0


# Playing


def record_of(name: str) -> Path:
    return HERE / f"{name}.gs.json"


def worth_keeping(golden: Golden) -> gs.Play:
    seed = 1874
    while True:
        play = played("silverton", golden.players, golden.options, seed)
        if happened(play).issuperset(golden.kept_for):
            return play
        seed += 1


def happened(play: gs.Play) -> set[str]:
    """The types of its events."""
    return {gs.plain(event)["type"] for _, events in play.history() for event in events}


def keep(name: str, play: gs.Play) -> None:
    record_of(name).write_text(written(play.record()), encoding="utf-8")
    print(f"{name}: {len(play.log)} entries, {play.pending}")


def written(record: dict[str, Any]) -> str:
    """Of Silverton, whose games are long, one line for each entry."""
    if record["game"] != "silverton":
        return json.dumps(record, indent=1) + "\n"
    head = json.dumps({**record, "log": []}, indent=1)
    entries = ",\n  ".join(json.dumps(entry) for entry in record["log"])
    return head.replace('"log": []', f'"log": [\n  {entries}\n ]') + "\n"


def played(game: str, players: list[str], options: dict[str, Any], seed: int) -> gs.Play:
    play = gs.new_game(game, NAMES[: len(players)], seed=seed, options=options, pack=board(f"{game}-1.0.0"))
    seats = [
        Lively(seed + seat) if name == "lively" else bots.make(name, game, seed=seed + seat)
        for seat, name in enumerate(players)
    ]
    while play.seat is not None:
        play.act(seats[play.seat].choose(play.observe(play.seat)))
    return play


# Fingerprints


def records(game: str = "") -> list[Path]:
    """Every record that must replay, of that game or of both."""
    return [*sorted(HERE.glob(f"{game}*.gs.json")), *sorted((HERE.parent / "records").glob(f"{game}*.gs.json"))]


def name_of(file: Path) -> str:
    return file.name.removesuffix(".gs.json")


def fingerprints(play: gs.Play) -> tuple[str, str]:
    """Of what happened, and of what was seen."""
    past = play.at(0)
    what, seen = hashlib.sha256(), hashlib.sha256()
    for entry in play.log:
        choices = None if past.menu is None else len(past.menu)
        what.update(msgspec.json.encode([entry, choices, past.repeat(entry)]))
        views = [past.view(seat) for seat in (None, *range(len(past.setup.players)))]
        seen.update(msgspec.json.encode([views, None if past.menu is None else past.menu.describe()]))
    what.update(msgspec.json.encode(past.result))
    return what.hexdigest()[:16], seen.hexdigest()[:16]


# Transcripts


def transcripts() -> dict[str, str]:
    """By the names of their files."""
    told = {f"{name}.txt": "\n".join(whole(gs.load(record_of(name)))) + "\n" for name in WHOLE.values()}
    for game, name in WHOLE.items():
        known = {event.rule for _, events in gs.load(record_of(name)).history() for event in events}
        if others := elsewhere(game, known):
            told[f"{game}-other-rules.txt"] = "\n".join(others) + "\n"
    return told


def whole(play: gs.Play) -> Iterator[str]:
    teller = Teller(play)
    options = ", ".join(f"{name} {value}" for name, value in play.setup.options.items())
    yield f"{play.game.name}, rules {play.game.rules_version}: {', '.join(play.setup.players)}"
    if options:
        yield f"with {options}"
    turn, past = 0, play.at(0)
    for number, entry in enumerate(play.log):
        if past.view(None).turn != turn:
            turn = past.view(None).turn
            purses = [past.view(seat).players[seat].cash for seat in range(len(play.setup.players))]
            held = zip(play.setup.players, purses, strict=True)
            yield f"\nTurn {turn}: {', '.join(f'{player} ${cash}' for player, cash in held)}"
        choices = "" if past.menu is None else f", of {len(past.menu)}"
        yield f"[{number}] {teller.entry(entry)}{choices}"
        yield from teller.events(past.repeat(entry))
    yield f"\n{past.result}"


def elsewhere(game: str, known: set[str]) -> list[str]:
    """Of each rule that is not known yet, in order, the first entry in any record with something that follows by it."""
    found: dict[str, list[str]] = {}
    for file in records(game):
        play = gs.load(file)
        teller = Teller(play)
        for number, (entry, events) in enumerate(play.history(), start=-1):
            for rule in {event.rule for event in events} - known - found.keys():
                line = f"[{number}] {teller.entry(entry)}" if entry is not None else "Set-up"
                found[rule] = [f"{rule}, in {name_of(file)}", line, *teller.events(events), ""]
    return [line for rule in sorted(found, key=in_order) for line in found[rule]]


def in_order(rule: str) -> list[int]:
    return [int(part) for part in rule.partition("-")[2].split(".")]


class Teller:
    """Tells one game in English."""

    def __init__(self, play: gs.Play) -> None:
        self.players = play.setup.players
        self.face: Renderer = find_renderer(play.setup, Screen(Console(file=io.StringIO(), width=160)), "en")

    def entry(self, entry: Entry) -> str:
        if isinstance(entry, ActionEntry):
            action = gs.plain(entry.action)
            said = " ".join(f"{name}={json.dumps(value)}" for name, value in action.items() if name != "type")
            return f"{self.players[entry.seat]}: {action['type']} {said}".rstrip()
        purpose = "" if entry.purpose is None else f" for {json.dumps(entry.purpose)}"
        return f"{entry.chance}{purpose}: {entry.outcome}"

    def events(self, events: list[Any]) -> Iterator[str]:
        for event in events:
            yield f"    {self.face.sentence(event)}  {event.rule}"


if __name__ == "__main__":
    sys.exit(main())
