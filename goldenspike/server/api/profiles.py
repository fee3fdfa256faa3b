"""API: public profiles and leaderboards."""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath

from goldenspike import games
from goldenspike.server.api.common import limit_reads
from goldenspike.server.api.responses import READ_ERRORS, JsonResponse, encode_json
from goldenspike.server.http.strict_request import AnyRequest
from goldenspike.server.schemas.accounts import LeaderboardsView, ProfileView
from goldenspike.server.services import services_of
from goldenspike.tables.refusals import RequestRefused


@get("/api/people/{name:str}", before_request=limit_reads, responses=READ_ERRORS)
async def show_profile(request: AnyRequest, name: FromPath[str]) -> Response[ProfileView]:
    """Return a player's profile: results by game and setting, ratings, recent games."""
    return JsonResponse(encode_json(await services_of(request).profiles.profile(name)))


@get("/api/best/{game:str}", before_request=limit_reads, responses=READ_ERRORS)
async def show_leaderboards(request: AnyRequest, game: FromPath[str]) -> Response[LeaderboardsView]:
    """Return the best solitaire results, by setting."""
    if game not in games.names():
        raise RequestRefused("game-unknown", game=game[:40], known=", ".join(games.names()))
    return JsonResponse(encode_json(await services_of(request).profiles.leaderboards(game)))


HANDLERS = [show_profile, show_leaderboards]
