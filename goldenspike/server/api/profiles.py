"""What everybody may know of accounts."""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath

from goldenspike import games
from goldenspike.server.api.common import READ, Said, json_of, limit_reads
from goldenspike.server.schemas.accounts import BestView, ProfileView
from goldenspike.server.services import AnyRequest, house_of
from goldenspike.tables.refusals import Refused


@get("/api/people/{name:str}", before_request=limit_reads, responses=READ)
async def profile(request: AnyRequest, name: FromPath[str]) -> Response[ProfileView]:
    """Somebody's finished games: results by game and setting, ratings, the latest."""
    return Said(json_of(await house_of(request).profiles.profile(name)))


@get("/api/best/{game:str}", before_request=limit_reads, responses=READ)
async def best(request: AnyRequest, game: FromPath[str]) -> Response[BestView]:
    """The best results of one player against the book, by what was played."""
    if game not in games.names():
        raise Refused(404, "game-unknown", game=game[:40], known=", ".join(games.names()))
    return Said(json_of(await house_of(request).profiles.best(game)))


HANDLERS = [profile, best]
