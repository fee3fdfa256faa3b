"""What the calls about accounts take and give."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

NameText = Annotated[str, Meta(max_length=200)]
SecretText = Annotated[str, Meta(max_length=1_000)]
CredentialId = Annotated[str, Meta(max_length=1_500)]


# What comes in


class SignUpRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: NameText
    password: SecretText


class LogInRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: NameText
    password: SecretText


class RecoveryRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery code. `password`: the new password."""

    name: NameText
    code: SecretText
    password: SecretText


class ChangePasswordRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    password: SecretText


class PasskeyOptionsRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`name`: of a new account; null adds a passkey to the current one."""

    name: NameText | None = None


class NewPasskeyRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`credential`: the browser's PublicKeyCredential, as its `toJSON` returns it."""

    credential: dict[str, Any]
    name: NameText | None = None


class PasskeyLogInRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    credential: dict[str, Any]


class RemovePasskeyRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: CredentialId


class EndSessionsRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`id`: the session to end; null ends all but the current one."""

    id: CredentialId | None = None


class PreferencesRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    preferences: dict[str, Any]


# What goes out


class AccountView(msgspec.Struct, frozen=True):
    """The logged-in account; `name` is null for guests. `preferences`: the client's own JSON."""

    name: str | None = None
    preferences: dict[str, Any] = {}


class LogInResponse(msgspec.Struct, frozen=True):
    """`codes`: new recovery codes, shown only once. `tables`: how many tables moved to the account from this
    browser."""

    account: AccountView
    codes: list[str] = []
    tables: int = 0


class RecoveryCodesView(msgspec.Struct, frozen=True):
    codes: list[str]


class PasskeyView(msgspec.Struct, frozen=True):
    id: str
    name: str
    created: float
    used: float | None


class SessionView(msgspec.Struct, frozen=True):
    """`here`: the current session."""

    id: str
    device: str
    created: float
    seen: float
    here: bool


class CredentialsView(msgspec.Struct, frozen=True):
    """Credentials and sessions. `fresh`: they can be changed now; otherwise the user must first authenticate again."""

    name: str
    created: float
    password: bool
    passkeys: list[PasskeyView]
    sessions: list[SessionView]
    codes: int
    fresh: bool


class PasskeyOptions(msgspec.Struct, frozen=True):
    """WebAuthn options, for `parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`."""

    options: dict[str, Any]


class RatingView(msgspec.Struct, frozen=True):
    """`rating` starts at 1000. The true strength most likely lies within twice `deviation` of it."""

    game: str
    rating: int
    deviation: int
    games: int


class SettingStatsView(msgspec.Struct, frozen=True):
    """A player's comparable games. `wins`: a shared win counts as a fraction."""

    game: str
    setting: dict[str, Any]
    games: int
    wins: float
    best: int
    grade: str | None


class FinishedGameView(msgspec.Struct, frozen=True):
    """`table`: its id, if the table is public."""

    game: str
    setting: dict[str, Any]
    score: int
    share: float
    grade: str | None
    rated: bool
    at: float
    table: str | None


class ProfileView(msgspec.Struct, frozen=True):
    name: str
    since: float
    games: int
    ratings: list[RatingView]
    standings: list[SettingStatsView]
    latest: list[FinishedGameView]


class LeaderboardLine(msgspec.Struct, frozen=True):
    name: str
    grade: str
    turns: int
    score: int
    at: float
    table: str | None


class SettingLeaderboard(msgspec.Struct, frozen=True):
    setting: dict[str, Any]
    lines: list[LeaderboardLine]


class LeaderboardsView(msgspec.Struct, frozen=True):
    """The best solitaire results of every setting; each was verified by replaying its record."""

    game: str
    tables: list[SettingLeaderboard]
