"""What everybody may know of an account: its finished games."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec

from goldenspike.kernel.entries import GRADES
from goldenspike.server.accounts.account_names import key_of
from goldenspike.server.schemas.accounts import (
    BestLine,
    BestOf,
    BestView,
    EndedView,
    ProfileView,
    RatingView,
    StandingView,
)
from goldenspike.server.storage import Store, results
from goldenspike.server.storage import accounts as queries
from goldenspike.server.storage.results import Ended, Rating
from goldenspike.server.util.single_flight import Together
from goldenspike.tables.refusals import Refused

LATEST = 20
REST = 4.0
"""So many times as long as it took to look, nobody looks for the same again."""
SCALE = 40
"""What a unit of openskill's is worth on a profile: whoever begins has 1000."""


class Profiles:
    """What was played in years is dear to add up: however many ask, everything else has its time too."""

    def __init__(self, store: Store) -> None:
        self._profiles = Together(partial(profile, store), REST)
        self._best = Together(partial(best, store), REST)

    async def profile(self, name: str) -> ProfileView:
        return await self._profiles.ask(key_of(name))

    async def best(self, game: str) -> BestView:
        return await self._best.ask(game)


async def profile(store: Store, key: str) -> ProfileView:
    account = await store.read(queries.account_named, key)
    if account is None:
        raise Refused(404, "account-nobody")
    ended = await store.read(results.results_of, account.guest)
    ratings = await store.read(results.ratings_of, account.guest)
    return ProfileView(
        name=account.name,
        since=account.created,
        games=len(ended),
        ratings=[rating_view(game, rating) for game, rating in ratings.items()],
        standings=standings(ended),
        latest=[_ended(each) for each in ended[:LATEST]],
    )


def rating_view(game: str, rating: Rating) -> RatingView:
    return RatingView(game, round(SCALE * rating.mu), round(SCALE * rating.sigma), rating.games)


def standings(ended: list[Ended]) -> list[StandingView]:
    """What was played most comes first."""
    alike: dict[tuple[str, str], list[Ended]] = {}
    for each in ended:
        alike.setdefault((each.game, each.setting), []).append(each)
    return [
        StandingView(
            game=game,
            setting=_read(setting),
            games=len(some),
            wins=round(sum(each.share for each in some), 2),
            best=max(each.score for each in some),
            grade=min((each.grade for each in some if each.grade is not None), key=GRADES.index, default=None),
        )
        for (game, setting), some in sorted(alike.items(), key=lambda found: -len(found[1]))
    ]


def _ended(each: Ended) -> EndedView:
    return EndedView(
        each.game, _read(each.setting), each.score, each.share, each.grade, each.rated, each.at, each.table_id
    )


async def best(store: Store, game: str) -> BestView:
    found: dict[str, list[BestLine]] = {}
    for each in await store.read(results.best, game):
        line = BestLine(each.name, each.grade, each.turns, each.score, each.at, each.table_id)
        found.setdefault(each.setting, []).append(line)
    return BestView(game, [BestOf(_read(setting), lines) for setting, lines in found.items()])


def _read(setting: str) -> dict[str, Any]:
    return msgspec.json.decode(setting, type=dict[str, Any])
