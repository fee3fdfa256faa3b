"""Requests whose bodies are validated strictly."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request

AnyRequest = Request[Any, Any, Any]


class StrictRequest(Request[Any, Any, Any]):
    """A body must have exactly the types of the OpenAPI document; Litestar alone would accept "1" for 1."""

    async def json(self) -> Any:
        wanted = self.scope["route_handler"].parsed_data_field
        try:
            return msgspec.json.decode(await self.body(), type=Any if wanted is None else wanted.annotation)
        except UnicodeDecodeError as error:
            raise msgspec.DecodeError(str(error)) from None
