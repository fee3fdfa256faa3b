"""Public profiles: finished games, ratings and leaderboards."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec

from goldenspike.kernel.entries import GRADES
from goldenspike.server.accounts.account_names import account_key
from goldenspike.server.schemas.accounts import (
    FinishedGameView,
    LeaderboardLine,
    LeaderboardsView,
    ProfileView,
    RatingView,
    SettingLeaderboard,
    SettingStatsView,
)
from goldenspike.server.storage import Store, accounts, results
from goldenspike.server.storage.results import FinishedGameRow, PlayerRating
from goldenspike.server.util.single_flight import SingleFlight
from goldenspike.tables.refusals import RequestRefused

RECENT_GAMES = 20
REST_FACTOR = 4.0
"""After a query, the same query rests this many times as long as it took."""
RATING_SCALE = 40
"""Points on a profile for one unit of openskill: new players have 1000."""


class ProfileService:
    """Reads profiles and leaderboards. These queries are expensive, so concurrent callers share one."""

    def __init__(self, store: Store) -> None:
        self._profiles = SingleFlight(partial(read_profile, store), REST_FACTOR)
        self._leaderboards = SingleFlight(partial(read_leaderboards, store), REST_FACTOR)

    async def profile(self, name: str) -> ProfileView:
        return await self._profiles.ask(account_key(name))

    async def leaderboards(self, game: str) -> LeaderboardsView:
        return await self._leaderboards.ask(game)


async def read_profile(store: Store, key: str) -> ProfileView:
    account = await store.read(accounts.find_account_by_key, key)
    if account is None:
        raise RequestRefused("account-nobody")
    ended = await store.read(results.results_of, account.guest)
    ratings = await store.read(results.ratings_of, account.guest)
    return ProfileView(
        name=account.name,
        since=account.created,
        games=len(ended),
        ratings=[to_rating_view(game, rating) for game, rating in ratings.items()],
        standings=setting_stats(ended),
        latest=[_to_finished_game_view(each) for each in ended[:RECENT_GAMES]],
    )


def to_rating_view(game: str, rating: PlayerRating) -> RatingView:
    return RatingView(game, round(RATING_SCALE * rating.mu), round(RATING_SCALE * rating.sigma), rating.games)


def setting_stats(ended: list[FinishedGameRow]) -> list[SettingStatsView]:
    """Statistics for each setting, the most played first."""
    alike: dict[tuple[str, str], list[FinishedGameRow]] = {}
    for each in ended:
        alike.setdefault((each.game, each.setting), []).append(each)
    return [
        SettingStatsView(
            game=game,
            setting=_decode_setting(setting),
            games=len(some),
            wins=round(sum(each.share for each in some), 2),
            best=max(each.score for each in some),
            grade=min((each.grade for each in some if each.grade is not None), key=GRADES.index, default=None),
        )
        for (game, setting), some in sorted(alike.items(), key=lambda found: -len(found[1]))
    ]


def _to_finished_game_view(each: FinishedGameRow) -> FinishedGameView:
    return FinishedGameView(
        each.game, _decode_setting(each.setting), each.score, each.share, each.grade, each.rated, each.at, each.table_id
    )


async def read_leaderboards(store: Store, game: str) -> LeaderboardsView:
    found: dict[str, list[LeaderboardLine]] = {}
    for each in await store.read(results.leaderboards, game):
        line = LeaderboardLine(each.name, each.grade, each.turns, each.score, each.at, each.table_id)
        found.setdefault(each.setting, []).append(line)
    return LeaderboardsView(
        game, [SettingLeaderboard(_decode_setting(setting), lines) for setting, lines in found.items()]
    )


def _decode_setting(setting: str) -> dict[str, Any]:
    return msgspec.json.decode(setting, type=dict[str, Any])
