"""Wire types of clocks: agreements to pause or end, absences."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

Timestamp = Annotated[float, Meta(ge=0, le=1e11)]


class AgreementRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`accept`: propose it, or agree; otherwise decline, or withdraw one's own proposal."""

    accept: bool


class AbsenceRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`until`: when the caller returns, as a Unix timestamp; null means they are back."""

    until: Timestamp | None


class AbsenceView(msgspec.Struct, frozen=True):
    """`until`: when the caller returns, if they are away. `days`: how many days away are left this year."""

    until: float | None
    days: float
