"""Passkeys (WebAuthn): options for browsers, and verification of what they return.

A challenge is 56 bytes: the user, random bytes, an expiry time, and our signature. So any process can check another's
challenge, and only used challenges are remembered.
"""

from __future__ import annotations

import hmac
import ipaddress
import json
import secrets
import struct
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

import msgspec
import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from goldenspike.server.accounts.identity import Signer
from goldenspike.server.storage.accounts import PasskeyRow
from goldenspike.server.util.lru import LruCache
from goldenspike.tables.refusals import RequestRefused
from goldenspike.tables.time_source import TimeSource

CHALLENGE_SECONDS = 300.0
MAX_USED_CHALLENGES = 20_000
_CHALLENGE_LAYOUT = struct.Struct(">16s16sd16s")
ANY_USER = bytes(16)
"""The user of a challenge for any passkey of this site."""


class RelyingParty(msgspec.Struct, frozen=True):
    """The site as the browser sees it: passkeys belong to its domain name, responses to its origin."""

    origin: str

    @property
    def name(self) -> str:
        """The domain name. Refused for a bare IP address, where there are no passkeys."""
        host = urlsplit(self.origin).hostname or ""
        try:
            ipaddress.ip_address(host)
        except ValueError:
            if host:
                return host
        raise RequestRefused("account-no-passkeys-here")


class PasskeyService:
    """Creates challenges, and verifies the responses of browsers."""

    def __init__(self, signer: Signer, clock: TimeSource) -> None:
        self._signer = signer
        self._clock = clock
        self._used: LruCache[bytes, None] = LruCache(MAX_USED_CHALLENGES)

    # Creation

    def creation_options(
        self, site: RelyingParty, guest: str, name: str, had: Iterable[PasskeyRow] = ()
    ) -> dict[str, Any]:
        """Options for a browser to create a passkey for this person."""
        options = webauthn.generate_registration_options(
            rp_id=site.name,
            rp_name="Golden Spike",
            user_name=name,
            user_id=bytes.fromhex(guest),
            challenge=self._challenge("make", bytes.fromhex(guest)),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(each.id)) for each in had],
        )
        return dict(json.loads(webauthn.options_to_json(options)))

    def verify_creation(self, site: RelyingParty, credential: dict[str, Any], name: str) -> PasskeyRow:
        """The passkey that a browser created. Refused if it is not valid."""
        challenge, user = self._check_challenge("make", credential)
        name_of_site = site.name
        try:
            found = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=name_of_site,
                expected_origin=site.origin,
                require_user_verification=True,
            )
        except Exception:  # untrusted input can fail in many ways
            raise wrong_passkey_error() from None
        return PasskeyRow(
            id=bytes_to_base64url(found.credential_id),
            guest=user.hex(),
            public_key=found.credential_public_key,
            sign_count=found.sign_count,
            name=name,
            created=self._clock.now(),
        )

    # Login

    def request_options(self, site: RelyingParty) -> dict[str, Any]:
        """Options for a browser to log in with any passkey of this site, without a name first."""
        options = webauthn.generate_authentication_options(
            rp_id=site.name,
            challenge=self._challenge("show", ANY_USER),
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return dict(json.loads(webauthn.options_to_json(options)))

    def verify_assertion(self, site: RelyingParty, credential: dict[str, Any], known: PasskeyRow) -> int:
        """Verify that the browser has this passkey; returns its new use count. Refused if it has not."""
        challenge, _ = self._check_challenge("show", credential)
        name_of_site = site.name
        try:
            found = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=name_of_site,
                expected_origin=site.origin,
                credential_public_key=known.public_key,
                credential_current_sign_count=known.sign_count,
                require_user_verification=True,
            )
        except Exception:
            raise wrong_passkey_error() from None
        return found.new_sign_count

    # Challenges

    def _challenge(self, kind: str, user: bytes) -> bytes:
        noise, until = secrets.token_bytes(16), self._clock.now() + CHALLENGE_SECONDS
        return _CHALLENGE_LAYOUT.pack(user, noise, until, self._signature(kind, user, noise, until))

    def _check_challenge(self, kind: str, credential: dict[str, Any]) -> tuple[bytes, bytes]:
        """The challenge of a response, and its user. Refused unless it is ours, recent and not used before."""
        try:
            client_data = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
            challenge = base64url_to_bytes(client_data["challenge"])
            user, noise, until, signature = _CHALLENGE_LAYOUT.unpack(challenge)
        except Exception:
            raise wrong_passkey_error() from None
        ours = hmac.compare_digest(signature, self._signature(kind, user, noise, until))
        if not ours or until < self._clock.now() or noise in self._used:
            raise wrong_passkey_error()
        self._used.put(noise, None)
        return challenge, user

    def _signature(self, kind: str, user: bytes, noise: bytes, until: float) -> bytes:
        return self._signer.proof(f"passkey {kind} {user.hex()} {noise.hex()} {until}")


def wrong_passkey_error() -> RequestRefused:
    return RequestRefused("account-wrong-passkey")
