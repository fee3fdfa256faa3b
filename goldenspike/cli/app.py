"""The commands and their parameters. `help` texts and value names are message ids of the catalogues."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Group, Parameter

from goldenspike import __version__
from goldenspike.cli import serve as serving
from goldenspike.cli import think as thinking
from goldenspike.cli.help import HelpFormatter

PARAMETERS = Group("Parameters", sort_key=1)

app = App(
    name="goldenspike",
    help="cli-about",
    usage="goldenspike VERB [--…]",
    version=f"goldenspike {__version__}",
    help_format="plaintext",
    version_format="plaintext",
    help_formatter=HelpFormatter(),
    group_arguments=PARAMETERS,
    group_parameters=PARAMETERS,
    default_parameter=Parameter(negative=(), negative_iterable=(), show_default=False),
    suppress_keyboard_interrupt=False,
)

Game = Annotated[str, Parameter(help="cli-game", metavar="GAME")]
Players = Annotated[int | None, Parameter(help="cli-players", metavar="N")]
Options = Annotated[list[str] | None, Parameter(name="--option", help="cli-option", metavar="KEY=VALUE")]
PackName = Annotated[str | None, Parameter(help="cli-pack", metavar="ID|DIR")]
Json = Annotated[bool, Parameter(name="--json", help="cli-json")]
Database = Annotated[str | None, Parameter(help="cli-database", metavar="URL")]
Seed = Annotated[int, Parameter(help="cli-simulate-seed", metavar="S")]
Workers = Annotated[int, Parameter(help="cli-simulate-workers", metavar="W")]
Budget = Annotated[str | None, Parameter(help="cli-arena-budget", metavar="400|0.5s")]
Cluster = Annotated[str | None, Parameter(help="cli-arena-cluster", metavar="ADDRESS")]
Resume = Annotated[Path | None, Parameter(help="cli-arena-resume", metavar="DIR")]
Report = Annotated[Path | None, Parameter(help="cli-arena-report", metavar="FILE")]
Record = Annotated[Path, Parameter(help="cli-file", metavar="FILE")]


def serve(**flags: Any) -> int:
    return serving.serve(flags)


serve.__signature__ = serving.signature(PARAMETERS)  # type: ignore[attr-defined]
app.command(serve, help="cli-serve", usage="goldenspike serve [--…]")


def think(**flags: Any) -> int:
    return thinking.think(flags)


think.__signature__ = thinking.signature(PARAMETERS)  # type: ignore[attr-defined]
app.command(think, help="cli-think", usage="goldenspike think --database URL [--…]")


@app.command(help="cli-backup", usage="goldenspike backup FILE [--…]")
def backup(
    file: Annotated[Path, Parameter(help="cli-backup-file", metavar="FILE")],
    /,
    *,
    database: Database = None,
    force: Annotated[bool, Parameter(help="cli-backup-force")] = False,
) -> int:
    from goldenspike.cli.backup import backup

    return backup(file, database, force)


@app.command(help="cli-restore", usage="goldenspike restore FILE [--…]")
def restore(
    file: Annotated[Path, Parameter(help="cli-restore-file", metavar="FILE")], /, *, database: Database = None
) -> int:
    from goldenspike.cli.backup import restore

    return restore(file, database)


@app.command(help="cli-reports", usage="goldenspike reports [--database URL] [--settle ID]")
def reports(
    *,
    database: Database = None,
    settle: Annotated[str | None, Parameter(help="cli-reports-settle", metavar="ID")] = None,
) -> int:
    from goldenspike.cli.reports import reports

    return reports(database, settle)


@app.command(help="cli-play", usage="goldenspike play [GAME] [--…]")
def play(
    game: Annotated[str | None, Parameter(help="cli-game", metavar="GAME")] = None,
    /,
    *,
    players: Players = None,
    bots: Annotated[str | None, Parameter(help="cli-play-bots", metavar="A,B,…")] = None,
    names: Annotated[str | None, Parameter(help="cli-play-names", metavar="A,B,…")] = None,
    seed: Annotated[int | None, Parameter(help="cli-play-seed", metavar="N")] = None,
    option: Options = None,
    pack: PackName = None,
    save: Annotated[Path | None, Parameter(help="cli-play-save", metavar="FILE")] = None,
    resume: Annotated[Path | None, Parameter(help="cli-play-resume", metavar="FILE")] = None,
) -> int:
    from goldenspike.cli.play import play

    return play(game, players, bots, names, seed, option or [], pack, save, resume)


@app.command(help="cli-simulate", usage="goldenspike simulate GAME [--…]")
def simulate(
    game: Game,
    /,
    *,
    players: Players = None,
    bots: Annotated[str, Parameter(help="cli-simulate-bots", metavar="A,B,…")] = "greedy",
    games: Annotated[int, Parameter(help="cli-simulate-games", metavar="K")] = 100,
    seed: Seed = 1,
    option: Options = None,
    pack: PackName = None,
    records: Annotated[Path | None, Parameter(help="cli-simulate-records", metavar="DIR")] = None,
    budget: Budget = None,
    workers: Workers = 1,
    laws: Annotated[bool, Parameter(help="cli-simulate-laws")] = False,
    json: Json = False,
) -> int:
    from goldenspike.cli.simulate import simulate

    return simulate(game, players, bots, games, seed, option or [], pack, records, budget, workers, laws, json)


@app.command(help="cli-arena", usage="goldenspike arena GAME [--…]")
def arena(
    game: Game,
    /,
    *,
    players: Players = None,
    bots: Annotated[str, Parameter(help="cli-arena-bots", metavar="A,B,…")],
    games: Annotated[int, Parameter(help="cli-arena-games", metavar="K")] = 100,
    seed: Seed = 1,
    option: Options = None,
    pack: PackName = None,
    budget: Budget = None,
    workers: Workers = 1,
    cluster: Cluster = None,
    resume: Resume = None,
    report: Report = None,
    json: Json = False,
) -> int:
    from goldenspike.cli.arena import arena

    return arena(game, players, bots, games, seed, option or [], pack, budget, workers, cluster, resume, report, json)


@app.command(help="cli-calibrate", usage="goldenspike calibrate GAME [--…]")
def calibrate(
    game: Game,
    /,
    *,
    bot: Annotated[str, Parameter(help="cli-calibrate-bot", metavar="NAME")] = "greedy",
    players: Annotated[str | None, Parameter(help="cli-calibrate-players", metavar="N,…")] = None,
    games: Annotated[int, Parameter(help="cli-calibrate-games", metavar="K")] = 100,
    seed: Seed = 1,
    option: Options = None,
    pack: PackName = None,
    budget: Budget = None,
    workers: Workers = 1,
    cluster: Cluster = None,
    resume: Resume = None,
    report: Report = None,
    json: Json = False,
) -> int:
    from goldenspike.cli.calibrate import calibrate

    return calibrate(
        game, bot, players, games, seed, option or [], pack, budget, workers, cluster, resume, report, json
    )


@app.command(help="cli-replay", usage="goldenspike replay FILE [--…]")
def replay(
    file: Record,
    /,
    *,
    at: Annotated[int | None, Parameter(help="cli-replay-at", metavar="N")] = None,
    pack: PackName = None,
    json: Json = False,
) -> int:
    from goldenspike.cli.replay import replay

    return replay(file, at, pack, json)


@app.command(help="cli-verify", usage="goldenspike verify FILE [--…]")
def verify(file: Record, /, *, pack: PackName = None) -> int:
    from goldenspike.cli.verify import verify

    return verify(file, pack)


packs = App(name="pack", help="cli-packs", usage="goldenspike pack VERB [--…]")
app.command(packs)


@packs.command(help="cli-pack-check", usage="goldenspike pack check DIR")
def check(folder: Annotated[str, Parameter(help="cli-pack-check-dir", metavar="DIR")], /) -> int:
    from goldenspike.cli.pack import check

    return check(folder)


@packs.command(help="cli-pack-show", usage="goldenspike pack show NAME [--…]")
def show(
    name: Annotated[str, Parameter(help="cli-pack-name", metavar="NAME")],
    /,
    *,
    svg: Annotated[Path | None, Parameter(help="cli-pack-show-svg", metavar="FILE")] = None,
) -> int:
    from goldenspike.cli.pack import show

    return show(name, svg)


@packs.command(help="cli-pack-new", usage="goldenspike pack new NAME --from NAME")
def new(
    name: Annotated[str, Parameter(help="cli-pack-new-name", metavar="NAME")],
    /,
    *,
    source: Annotated[str, Parameter(name="--from", help="cli-pack-new-from", metavar="NAME")],
) -> int:
    from goldenspike.cli.pack import new

    return new(name, source)


@app.command(help="cli-rules", usage="goldenspike rules GAME [ID] [--…]")
def rules(
    game: Game,
    id_: Annotated[str | None, Parameter(name="ID", help="cli-rules-id", metavar="ID")] = None,
    /,
    *,
    search: Annotated[str | None, Parameter(help="cli-rules-search", metavar="WORDS")] = None,
) -> int:
    from goldenspike.cli.rules import rules

    return rules(game, id_, search)
