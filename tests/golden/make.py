"""`make golden`: writes the transcripts of the golden games anew. A game whose record is deleted is played anew.

A golden game is a record (`.gs.json`) and its transcript (`.txt`): every entry, every event with its rule, who is asked
what with how many choices, and a fingerprint of every view and menu. A rule that changes shows in the difference.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))

import goldenspike as gs
from goldenspike import bots
from support import NAMES, board
from support.lively import Lively

HERE = Path(__file__).parent

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
        tell(name)
    for name, golden in SILVERTON.items():
        if not record_of(name).exists():
            keep(name, worth_keeping(golden))
        tell(name)
    return 0


def record_of(name: str) -> Path:
    return HERE / f"{name}.gs.json"


def worth_keeping(golden: Golden) -> gs.Play:
    seed = 1874
    while True:
        play = played("silverton", golden.players, golden.options, seed)
        happened = {gs.plain(event)["type"] for _, events in play.history() for event in events}
        if happened.issuperset(golden.kept_for):
            return play
        seed += 1


def keep(name: str, play: gs.Play) -> None:
    record_of(name).write_text(written(play.record()), encoding="utf-8")
    print(f"{name}: {len(play.log)} entries, {play.pending}")


def tell(name: str) -> None:
    record = json.loads(record_of(name).read_text(encoding="utf-8"))
    (HERE / f"{name}.txt").write_text("\n".join(transcript(record)) + "\n", encoding="utf-8")


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
    while isinstance(play.pending, gs.Ask):
        seat = play.pending.seat
        play.act(seats[seat].choose(play.observe(seat)))
    return play


def transcript(record: dict[str, Any]) -> Iterator[str]:
    """What can be observed along the game, one line at a time."""
    play = gs.load({**record, "log": [], "result": None}, auto_chance=False)
    yield f"{record['game']}, rules {record['rules']}, {len(record['players'])} players, id {record['id']}"
    yield from asked(play)
    for number, plain in enumerate(record["log"]):
        if "chance" in plain:
            purpose = f" for {json.dumps(plain['for'])}" if "for" in plain else ""
            yield f"[{number}] {plain['chance']} {plain['n']}{purpose}: {plain['outcome']}"
            events = play.roll(plain["outcome"])
        else:
            yield f"[{number}] {plain['seat']}: {fields(plain['action'])}"
            events = play.act(plain["action"])
        for event in events:
            yield f"    {fields(gs.plain(event))}"
        yield from asked(play)


def asked(play: gs.Play) -> Iterator[str]:
    """Who is asked what, and a fingerprint of all that everybody sees. Of Silverton without what chance is asked."""
    pending, view = play.pending, play.view(None)
    if isinstance(pending, gs.Chance) and play.game.name == "silverton":
        return
    seen = fingerprint([play.view(seat) for seat in (None, *range(len(view.players)))])
    cash = " ".join(str(each) for each in play.state.cash)
    where = f"turn {view.turn} {view.phase}, cash {cash}, views {seen}"
    if isinstance(pending, gs.Ask):
        menu = pending.menu
        yield f"    -> asks {pending.seat}: {len(menu)} choices, menu {fingerprint(menu.describe())}; {where}"
    elif isinstance(pending, gs.Chance):
        yield f'    -> chance="{pending.kind}" for={json.dumps(pending.purpose)}; {where}'
    else:
        yield f"    -> {fields(gs.plain(pending))}; {where}"


def fields(plain: dict[str, Any]) -> str:
    """What is None is left out."""
    head = plain.get("type")
    rest = " ".join(
        f"{name}={json.dumps(value)}" for name, value in plain.items() if name != "type" and value is not None
    )
    return f"{head} {rest}".strip() if head else rest


def fingerprint(value: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(value)).hexdigest()[:12]


if __name__ == "__main__":
    sys.exit(main())
