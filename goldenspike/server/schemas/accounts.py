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
    """A recovery code instead of the password, which is `password` from now on."""

    name: NameText
    code: SecretText
    password: SecretText


class ChangePasswordRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    password: SecretText


class PasskeyOptionsRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a new account; nothing, to add a passkey to mine."""

    name: NameText | None = None


class NewPasskeyRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`credential`: what the browser made, as its `toJSON` tells it."""

    credential: dict[str, Any]
    name: NameText | None = None


class PasskeyLogInRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    credential: dict[str, Any]


class RemovePasskeyRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: CredentialId


class EndSessionsRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`id`: that one; without it, all others than this."""

    id: CredentialId | None = None


class PreferencesRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    preferences: dict[str, Any]


# What goes out


class AccountView(msgspec.Struct, frozen=True):
    """Who is logged in here; nobody, if `name` is null. `preferences`: what the client keeps for him."""

    name: str | None = None
    preferences: dict[str, Any] = {}


class LogInResponse(msgspec.Struct, frozen=True):
    """`codes`: new recovery codes, which are shown this once; `tables`: how many came along from this browser."""

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
    """`here`: the one that asks."""

    id: str
    device: str
    created: float
    seen: float
    here: bool


class CredentialsView(msgspec.Struct, frozen=True):
    """How one gets in. `fresh`: whether it may be changed now, or somebody must first prove again who he is."""

    name: str
    created: float
    password: bool
    passkeys: list[PasskeyView]
    sessions: list[SessionView]
    codes: int
    fresh: bool


class PasskeyOptions(msgspec.Struct, frozen=True):
    """What `navigator.credentials` takes, as `parseCreationOptionsFromJSON` and its like read it."""

    options: dict[str, Any]


class RatingView(msgspec.Struct, frozen=True):
    """`rating` is 1000 for a beginner, and within twice `deviation` of it is where he really stands, most likely."""

    game: str
    rating: int
    deviation: int
    games: int


class SettingStatsView(msgspec.Struct, frozen=True):
    """All games of somebody that can be compared. `wins`: what he won alone, and his parts of what several won."""

    game: str
    setting: dict[str, Any]
    games: int
    wins: float
    best: int
    grade: str | None


class FinishedGameView(msgspec.Struct, frozen=True):
    """`table`: where it was, if that is public."""

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
    """The best of every setting that one plays against the book; each was verified by playing its record again."""

    game: str
    tables: list[SettingLeaderboard]
