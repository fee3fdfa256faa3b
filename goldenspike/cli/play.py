"""`goldenspike play`: play with people and bots at one terminal."""

from __future__ import annotations

from pathlib import Path

import goldenspike as gs
from goldenspike import games
from goldenspike.cli.arguments import parse_options, split_list
from goldenspike.errors import GoldenSpikeError
from goldenspike.terminal import files, seats
from goldenspike.terminal.screen import Screen
from goldenspike.terminal.session import Session
from goldenspike.words import language, say


def play(
    game: str | None,
    players: int | None,
    bots: str | None,
    names: str | None,
    seed: int | None,
    option: list[str],
    pack: str | None,
    save: Path | None,
    resume: Path | None,
) -> int:
    lang = language()
    opponents = None if bots is None else split_list(bots)
    if resume is not None:
        _refuse_beside_resume(players=players, names=names, seed=seed, option=option or None)
        started = _resume_game(resume, game, pack)
        file: Path | None = save or resume
    else:
        if game is None:
            raise GoldenSpikeError("cli-missing", name=say("cli-value-game"))
        people = None if names is None else split_list(names)
        chosen = parse_options(option)
        at_table = seats.arrange(games.find(game), chosen, players, opponents, people, lang)
        started = gs.new_game(game, at_table, seed, chosen, pack)
        file = save
    session = Session(started, lambda: seats.bots_of(started.setup, opponents), Screen(), lang, file)
    if file is not None:
        files.check_not_another(file, started.setup.id)
        files.save(file, started.save())
    session.run()
    return 0


def _refuse_beside_resume(**arguments: object) -> None:
    """Continue a saved game; its players, dice and options are fixed."""
    for name, value in arguments.items():
        if value is not None:
            raise GoldenSpikeError("cli-not-with-resume", name=f"--{name}")


def _resume_game(file: Path, game: str | None, pack: str | None) -> gs.Play:
    files.check_readable(file)
    found = gs.load(file, pack)
    if game not in (None, found.game.name):
        raise GoldenSpikeError("cli-other-game", file=str(file), found=found.game.name)
    return found
