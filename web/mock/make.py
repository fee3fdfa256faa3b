"""Plays a game with the real engine and writes down all that a client would be told about it: `npm run mock` shows it.

    python web/mock/make.py [--game continental-divide] [--players 4] [--seed 7]

Seat 0 is the page's; the others are bots. The file goes to web/mock/data/, which git ignores.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import msgspec

import goldenspike as gs
from goldenspike import bots, words
from goldenspike.games import reference

DATA = Path(__file__).parent / "data"
BOT = "greedy"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="continental-divide")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=7)
    wanted = parser.parse_args()

    names = ["You", *(f"Greedy {number}" for number in range(1, wanted.players))]
    play = gs.new_game(wanted.game, players=names, seed=wanted.seed)
    bot = bots.make(BOT, seed=wanted.seed)
    while isinstance(play.pending, gs.Ask):
        play.act(bot.choose(play.observe(play.pending.seat)))

    pack = play.setup.pack
    document = {
        "game": wanted.game,
        "title": reference.rulebook(wanted.game, "en").title,
        "seats": list(play.game.seats),
        "bots": [*bots.names(wanted.game)],
        "pack": {
            "id": pack.id,
            "version": pack.version,
            "sha256": pack.sha256,
            "name": pack.name("en"),
            "tables": plain(pack.tables),
        },
        "rules": {lang: plain(reference.rulebook(wanted.game, lang)) for lang in words.LANGUAGES},
        "words": {lang: catalogue(lang) for lang in words.LANGUAGES},
        "record": play.record(),
        "positions": positions(play),
    }
    DATA.mkdir(exist_ok=True)
    (DATA / "game.json").write_text(json.dumps(document), encoding="utf-8")


def positions(play: gs.Play) -> list[dict[str, Any]]:
    """How the game stood after each number of log entries, and what the last of them caused."""
    found = []
    for length, (entry, events) in enumerate(play.history()):
        past = play.at(length)
        asked = past.pending.seat if isinstance(past.pending, gs.Ask) else None
        menu = plain(past.pending.menu.describe()) if isinstance(past.pending, gs.Ask) and asked == 0 else None
        found.append(
            {"entry": plain(entry), "events": plain(events), "view": plain(past.view(0)), "asked": asked, "menu": menu}
        )
    return found


def catalogue(lang: str) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((words.FOLDER / lang).glob("*.ftl")))


def plain(value: Any) -> Any:
    return msgspec.to_builtins(value)


if __name__ == "__main__":
    main()
