"""Queries about finished games: results, ratings, leaderboards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, case, func, select

from goldenspike.kernel.entries import GRADES
from goldenspike.server.storage.schema import accounts, ratings, results, tables
from goldenspike.server.storage.sql import upsert
from goldenspike.server.storage.tables import append_history
from goldenspike.tables.rows import HistoryAppend

MAX_RESULTS = 2_000
"""How many of a person's latest results a profile adds up."""
LEADERBOARD_SIZE = 10


class ResultRow(msgspec.Struct, frozen=True):
    """The result of one seat. `setting`: the same text for games that can be compared; `grade`: only if verified.

    `holders`: the guests in the seat; the result goes to one of them.
    """

    table_id: str
    seat: int
    holders: frozenset[str]
    game: str
    setting: str
    score: int
    share: float
    grade: str | None
    turns: int | None
    rated: bool
    at: float


class PlayerRating(NamedTuple):
    mu: float
    sigma: float
    games: int


RatingFunction = Callable[[Sequence[PlayerRating], Sequence[ResultRow]], list[PlayerRating]]
"""Computes the new ratings from the old ones and the results."""


def finish_game(
    connection: Connection,
    last: HistoryAppend,
    ended: Sequence[ResultRow],
    initial: PlayerRating,
    rate: RatingFunction,
) -> None:
    """Append the last entries of a game, and store its results and the new ratings in the same transaction.

    A game is rated if every seat is of another account.
    """
    append_history(connection, last)
    found = [_account_of(connection, each.holders) for each in ended]
    known = [account for account in found if account is not None]
    rated = all(each.rated for each in ended) and len(set(known)) == len(ended) > 1
    for each, account in zip(ended, found, strict=True):
        row = msgspec.structs.asdict(each)
        holders = row.pop("holders")
        row["guest"] = account or min(holders, default=None)
        connection.execute(results.insert(), {**row, "rated": rated})
    if rated:
        _update_ratings(connection, known, ended, initial, rate)


def _account_of(connection: Connection, holders: frozenset[str]) -> str | None:
    """The account among the holders of a seat: several devices may be one person's."""
    query = select(accounts.c.guest).where(accounts.c.guest.in_(holders)).order_by(accounts.c.guest)
    return connection.execute(query).scalar()


def _update_ratings(
    connection: Connection,
    guests: Sequence[str],
    ended: Sequence[ResultRow],
    initial: PlayerRating,
    rate: RatingFunction,
) -> None:
    game = ended[0].game
    upsert(connection, ratings, [{"guest": guest, "game": game, **initial._asdict()} for guest in sorted(guests)])
    players = select(ratings).where(ratings.c.game == game, ratings.c.guest.in_(guests))
    # Two games of one player may end at once: lock their ratings, in one order.
    locked = connection.execute(players.order_by(ratings.c.guest).with_for_update())
    before = {row.guest: PlayerRating(row.mu, row.sigma, row.games) for row in locked}
    for guest, after in zip(guests, rate([before[guest] for guest in guests], ended), strict=True):
        player = ratings.update().where(ratings.c.game == game, ratings.c.guest == guest)
        connection.execute(player.values(**after._asdict()))


class FinishedGameRow(msgspec.Struct, frozen=True):
    """A game in a profile. `table_id`: only of a public table."""

    table_id: str | None
    game: str
    setting: str
    score: int
    share: float
    grade: str | None
    turns: int | None
    rated: bool
    at: float


def results_of(connection: Connection, guest: str) -> list[FinishedGameRow]:
    """The person's finished games, the latest first."""
    query = (
        select(results, tables.c.public)
        .join(tables, tables.c.id == results.c.table_id)
        .where(results.c.guest == guest)
        .order_by(results.c.at.desc())
        .limit(MAX_RESULTS)
    )
    fields = [name for name in FinishedGameRow.__struct_fields__ if name != "table_id"]
    return [
        FinishedGameRow(table_id=row["table_id"] if row["public"] else None, **{name: row[name] for name in fields})
        for row in connection.execute(query).mappings()
    ]


def ratings_of(connection: Connection, guest: str) -> dict[str, PlayerRating]:
    query = select(ratings).where(ratings.c.guest == guest).order_by(ratings.c.game)
    return {row.game: PlayerRating(row.mu, row.sigma, row.games) for row in connection.execute(query)}


class LeaderboardRow(msgspec.Struct, frozen=True):
    """A line of a leaderboard. `table_id`: only of a public table."""

    setting: str
    name: str
    grade: str
    turns: int
    score: int
    at: float
    table_id: str | None


def leaderboards(connection: Connection, game: str) -> list[LeaderboardRow]:
    """The best results of each setting, one for each account: by grade, then fewest turns, then most money."""
    rank = case({grade: place for place, grade in enumerate(GRADES)}, value=results.c.grade, else_=len(GRADES))
    order = (rank, results.c.turns, results.c.score.desc(), results.c.at)
    of_person = func.row_number().over(partition_by=(results.c.setting, results.c.guest), order_by=order)
    own = (
        select(results, rank.label("rank"), of_person.label("of_person"))
        .where(results.c.game == game, results.c.grade.is_not(None))
        .subquery()
    )
    among_all = (own.c.rank, own.c.turns, own.c.score.desc(), own.c.at)
    place = func.row_number().over(partition_by=own.c.setting, order_by=among_all)
    placed = (
        select(own, accounts.c.name, place.label("place"))
        .join(accounts, accounts.c.guest == own.c.guest)
        .where(own.c.of_person == 1)
        .subquery()
    )
    query = (
        select(placed, tables.c.public)
        .join(tables, tables.c.id == placed.c.table_id)
        .where(placed.c.place <= LEADERBOARD_SIZE)
        .order_by(placed.c.setting, placed.c.place)
    )
    return [
        LeaderboardRow(
            row.setting, row.name, row.grade, row.turns, row.score, row.at, row.table_id if row.public else None
        )
        for row in connection.execute(query)
    ]
