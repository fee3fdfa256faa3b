"""API: games, data packs, rules and messages."""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache, lru_cache
from threading import Lock, Thread
from typing import Annotated

from litestar import Litestar, MediaType, Response, get, post
from litestar.params import FromPath, JSONBody, PathParameter

from goldenspike import bots, games, packs, words
from goldenspike.games import reference
from goldenspike.games.reference import Rulebook
from goldenspike.kernel.option_choices import OptionChoices, find_option_choices
from goldenspike.packs import Pack
from goldenspike.packs.drawing.land_sheet import Sheet, land_sheet
from goldenspike.server.api.common import limit_reads
from goldenspike.server.api.responses import QUERY_ERRORS, READ_ERRORS, encode_json, file_response
from goldenspike.server.http.language import language_of
from goldenspike.server.http.static_files import CACHE_IMMUTABLE, CACHE_REVALIDATE, StaticFile, make_file
from goldenspike.server.http.strict_request import AnyRequest
from goldenspike.server.schemas.catalogue import GameInfo, GameList, OptionsRequest, PackInfo, PackView
from goldenspike.server.services import services_of
from goldenspike.tables.refusals import RequestRefused

SVG_TYPE = "image/svg+xml"
Sha256Path = Annotated[str, PathParameter(pattern="^[0-9a-f]{64}$")]


@get("/api/games", before_request=limit_reads, responses=READ_ERRORS, sync_to_thread=False)
def list_games(request: AnyRequest) -> GameList:
    """List the games with their packs, options, player counts and bots."""
    lang = language_of(request)
    library = services_of(request).pack_library
    return GameList([_require_game(name, library.offered(name), lang) for name in games.names()])


@post(
    "/api/games/{game:str}/options",
    before_request=limit_reads,
    status_code=200,
    responses=QUERY_ERRORS,
    sync_to_thread=False,
)
def show_options(request: AnyRequest, game: FromPath[str], data: JSONBody[OptionsRequest]) -> OptionChoices:  # noqa: ARG001
    """Check a choice of options: which others fit, for how many players, and how long a game takes."""
    if game not in games.names():
        raise RequestRefused("game-unknown", game=game[:40], known=", ".join(games.names()))
    return find_option_choices(games.find(game), data.options)


@get("/api/packs/{sha256:str}", before_request=limit_reads, responses=READ_ERRORS)
async def show_pack(request: AnyRequest, sha256: Sha256Path) -> Response[PackView]:
    """Return a pack's tables, for drawing. The pack behind a hash never changes."""
    return file_response(request, _pack_file(await services_of(request).pack_library.of_hash(sha256)))


@get("/api/packs/{sha256:str}/picture", before_request=limit_reads, responses=READ_ERRORS, media_type=SVG_TYPE)
async def show_picture(request: AnyRequest, sha256: Sha256Path) -> Response[str]:
    """Draw the pack's board as an SVG thumbnail, without lettering."""
    found = await services_of(request).pack_library.of_hash(sha256)
    return file_response(request, await to_thread(_picture_file, found))


@get("/api/packs/{sha256:str}/sheet", before_request=limit_reads, responses=READ_ERRORS)
async def show_land(request: AnyRequest, sha256: Sha256Path) -> Response[Sheet | None]:
    """Return the landscape under a pack's board as path data, or null. Separate, so that the board need not wait for
    it."""
    found = await services_of(request).pack_library.of_hash(sha256)
    return file_response(request, await to_thread(_sheet_file, found))


@get("/api/rules/{game:str}", before_request=limit_reads, responses=READ_ERRORS, sync_to_thread=False)
def show_rules(request: AnyRequest, game: FromPath[str]) -> Response[Rulebook]:
    """Return the rules of a game, by section."""
    if game not in reference.games():
        raise RequestRefused("rules-unknown-game", game=game[:40], known=", ".join(reference.games()))
    return file_response(request, _rules_file(game, language_of(request)), spoken=True)


@get("/api/words", before_request=limit_reads, responses=READ_ERRORS, media_type=MediaType.TEXT, sync_to_thread=False)
def show_catalogue(request: AnyRequest) -> Response[str]:
    """Return all messages of a language as Fluent text."""
    return file_response(request, _catalogue_file(language_of(request)), spoken=True)


@lru_cache(maxsize=20)
def _pack_file(found: Pack) -> StaticFile:
    view = PackView(found.id, found.game, found.edition, found.version, found.sha256, found.texts, found.tables)
    return make_file(encode_json(view), MediaType.JSON, CACHE_IMMUTABLE)


@asynccontextmanager
async def predraw_boards(app: Litestar) -> AsyncIterator[None]:
    """Boards take a second to draw: they are ready before somebody looks, and nothing waits for them."""
    library = app.state.services.pack_library
    offered = [pack for name in games.names() for pack in library.offered(name)]
    Thread(target=_draw_boards, args=(offered,), daemon=True).start()
    yield


def _draw_boards(offered: list[Pack]) -> None:
    for pack in offered:
        _picture_file(pack)
        _sheet_file(pack)


def _picture_file(found: Pack) -> StaticFile:
    with _DRAW_LOCK:  # concurrent callers wait instead of drawing it too
        return draw_picture(found)


def _sheet_file(found: Pack) -> StaticFile:
    with _DRAW_LOCK:
        return _sheet(found)


_DRAW_LOCK = Lock()


@lru_cache(maxsize=20)
def draw_picture(found: Pack) -> StaticFile:
    return make_file(packs.svg(found, words.LANGUAGES[0], letters=False).encode(), SVG_TYPE, CACHE_IMMUTABLE)


@lru_cache(maxsize=20)
def _sheet(found: Pack) -> StaticFile:
    return make_file(encode_json(land_sheet(found)), MediaType.JSON, CACHE_IMMUTABLE)


@cache
def _rules_file(game: str, lang: str) -> StaticFile:
    return make_file(encode_json(reference.rulebook(game, lang)), MediaType.JSON, CACHE_REVALIDATE)


@cache
def _catalogue_file(lang: str) -> StaticFile:
    texts = [path.read_bytes() for path in sorted((words.FOLDER / lang).glob("*.ftl"))]
    return make_file(b"\n".join(texts), MediaType.TEXT, CACHE_REVALIDATE)


def _require_game(name: str, offered: list[Pack], lang: str) -> GameInfo:
    game = games.find(name)
    return GameInfo(
        name=name,
        title=reference.rulebook(name, lang).title if name in reference.games() else name,
        rules=game.rules_version,
        seats=game.seats,
        options=list(game.options),
        packs=[
            PackInfo(pack.id, pack.version, pack.sha256, pack.edition, pack.name(lang), pack.about(lang))
            for pack in offered
        ],
        bots=list(bots.names(name)),
        fitting=_initial_fitting(name),
    )


@cache
def _initial_fitting(game: str) -> OptionChoices:
    return find_option_choices(games.find(game), {})


HANDLERS = [list_games, show_options, show_pack, show_picture, show_land, show_rules, show_catalogue]
