"""Passkeys. What a browser shows is checked by webauthn; which questions were asked here, by their own signature.

A question is 56 bytes: whom it is about, something random, until when it counts, and our signature. So any process can
check what another asked, and nothing is kept but which were answered.
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
from goldenspike.tables.refusals import RequestRefused
from goldenspike.tables.time_source import TimeSource

CHALLENGE_SECONDS = 300.0
MAX_USED_CHALLENGES = 20_000
_CHALLENGE_LAYOUT = struct.Struct(">16s16sd16s")
ANY_USER = bytes(16)
"""Whom a question is about before it is known who answers."""


class RelyingParty(msgspec.Struct, frozen=True):
    """Where a browser believes to be: passkeys belong to a name, and answers to an origin."""

    origin: str

    @property
    def name(self) -> str:
        """Refused: where there can be no passkeys, at an address that is no name."""
        host = urlsplit(self.origin).hostname or ""
        try:
            ipaddress.ip_address(host)
        except ValueError:
            if host:
                return host
        raise RequestRefused("account-no-passkeys-here")


class PasskeyService:
    def __init__(self, signer: Signer, clock: TimeSource) -> None:
        self._signer = signer
        self._clock = clock
        self._answered: dict[bytes, None] = {}

    # Making one

    def ask_to_make(self, site: RelyingParty, guest: str, name: str, had: Iterable[PasskeyRow] = ()) -> dict[str, Any]:
        """What a browser needs to make a passkey for that person."""
        options = webauthn.generate_registration_options(
            rp_id=site.name,
            rp_name="Golden Spike",
            user_name=name,
            user_id=bytes.fromhex(guest),
            challenge=self._question("make", bytes.fromhex(guest)),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(each.id)) for each in had],
        )
        return dict(json.loads(webauthn.options_to_json(options)))

    def made(self, site: RelyingParty, credential: dict[str, Any], name: str) -> PasskeyRow:
        """The passkey that a browser made. Refused: anything else."""
        question, whom = self._answer("make", credential)
        name_of_site = site.name
        try:
            found = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=question,
                expected_rp_id=name_of_site,
                expected_origin=site.origin,
                require_user_verification=True,
            )
        except Exception:  # bytes of strangers: whatever is wrong with them, it is no passkey
            raise wrong_passkey_error() from None
        return PasskeyRow(
            id=bytes_to_base64url(found.credential_id),
            guest=whom.hex(),
            public_key=found.credential_public_key,
            sign_count=found.sign_count,
            name=name,
            created=self._clock.now(),
        )

    # Showing one

    def ask_to_show(self, site: RelyingParty) -> dict[str, Any]:
        """What a browser needs to show any passkey that it has for this site: nobody need say his name first."""
        options = webauthn.generate_authentication_options(
            rp_id=site.name,
            challenge=self._question("show", ANY_USER),
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return dict(json.loads(webauthn.options_to_json(options)))

    def shown(self, site: RelyingParty, credential: dict[str, Any], known: PasskeyRow) -> int:
        """That the browser has that passkey: how often it was used. Refused: anything else."""
        question, _ = self._answer("show", credential)
        name_of_site = site.name
        try:
            found = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=question,
                expected_rp_id=name_of_site,
                expected_origin=site.origin,
                credential_public_key=known.public_key,
                credential_current_sign_count=known.sign_count,
                require_user_verification=True,
            )
        except Exception:
            raise wrong_passkey_error() from None
        return found.new_sign_count

    # Questions

    def _question(self, kind: str, whom: bytes) -> bytes:
        noise, until = secrets.token_bytes(16), self._clock.now() + CHALLENGE_SECONDS
        return _CHALLENGE_LAYOUT.pack(whom, noise, until, self._proof(kind, whom, noise, until))

    def _answer(self, kind: str, credential: dict[str, Any]) -> tuple[bytes, bytes]:
        """The question that is answered, which was asked here, lately and not answered before; and whom it is about."""
        try:
            said = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
            question = base64url_to_bytes(said["challenge"])
            whom, noise, until, proof = _CHALLENGE_LAYOUT.unpack(question)
        except Exception:
            raise wrong_passkey_error() from None
        asked = hmac.compare_digest(proof, self._proof(kind, whom, noise, until))
        if not asked or until < self._clock.now() or noise in self._answered:
            raise wrong_passkey_error()
        if len(self._answered) >= MAX_USED_CHALLENGES:
            del self._answered[next(iter(self._answered))]
        self._answered[noise] = None
        return question, whom

    def _proof(self, kind: str, whom: bytes, noise: bytes, until: float) -> bytes:
        return self._signer.proof(f"passkey {kind} {whom.hex()} {noise.hex()} {until}")


def wrong_passkey_error() -> RequestRefused:
    return RequestRefused("account-wrong-passkey")
