"""Requests whose bodies are read to the letter."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request


class StrictRequest(Request[Any, Any, Any]):
    """Litestar would take "1" for 1; here a body has the types that the OpenAPI document says, or is refused."""

    async def json(self) -> Any:
        wanted = self.scope["route_handler"].parsed_data_field
        try:
            return msgspec.json.decode(await self.body(), type=Any if wanted is None else wanted.annotation)
        except UnicodeDecodeError as error:
            raise msgspec.DecodeError(str(error)) from None
