"""Send notifications by mail, through the operator's SMTP server."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from email.headerregistry import Address, BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import EmailPolicy, Policy
from email.utils import format_datetime
from typing import Any
from urllib.parse import urlsplit, urlunsplit

from goldenspike.server.config import MailSettings
from goldenspike.server.notifications.message import NotificationMessage
from goldenspike.server.notifications.safe_http import DeliveryError
from goldenspike.words import say

STEP_SECONDS = 10.0
"""The timeout of each SMTP step."""
MAX_CONNECTIONS = 4
WAIT_SECONDS = 20.0
"""How long a mail waits for a free connection; after that it is attempted later."""
SMTP_OK = 250


class LinkHeader(UnstructuredHeader, BaseHeader):
    """A header on one unfolded line: otherwise a long link becomes encoded words, which mail programs do not read."""

    def fold(self, *, policy: Policy[Any]) -> str:
        return f"{self.name}: {self}{policy.linesep}"


_headers = HeaderRegistry()
_headers.map_to_type("List-Unsubscribe", LinkHeader)
POLICY = EmailPolicy(header_factory=_headers)


class MailSender:
    """Sends mails in a few threads."""

    def __init__(self, settings: MailSettings) -> None:
        self.settings = settings
        self._senders = ThreadPoolExecutor(MAX_CONNECTIONS, "goldenspike-mail")
        self._free = asyncio.Semaphore(MAX_CONNECTIONS)

    def close(self) -> None:
        self._senders.shutdown(wait=False, cancel_futures=True)

    async def send(self, message: EmailMessage) -> None:
        """Send a mail. Raises DeliveryError."""
        try:
            async with asyncio.timeout(WAIT_SECONDS):
                await self._free.acquire()
        except TimeoutError:
            raise DeliveryError("notice-error-mail-server") from None
        try:
            await asyncio.get_running_loop().run_in_executor(self._senders, self._send, message)
        finally:
            self._free.release()

    def _send(self, message: EmailMessage) -> None:
        handed_over = False
        try:
            with self._connect() as server:
                server.ehlo_or_helo_if_needed()
                refused = (
                    server.mail(self.settings.sender)[0] != SMTP_OK or server.rcpt(str(message["to"]))[0] != SMTP_OK
                )
                if refused:
                    raise DeliveryError("notice-error-mail-refused")
                handed_over = True
                if server.data(message.as_bytes(policy=message.policy.clone(linesep="\r\n")))[0] != SMTP_OK:
                    raise DeliveryError("notice-error-mail-refused")
                handed_over = False
        except smtplib.SMTPResponseException:
            raise DeliveryError("notice-error-mail-refused") from None
        except (OSError, smtplib.SMTPException):
            raise DeliveryError("notice-error-mail-server", doubtful=handed_over) from None

    def _connect(self) -> smtplib.SMTP:
        settings = self.settings
        if settings.tls == "tls":
            context = ssl.create_default_context()
            server: smtplib.SMTP = smtplib.SMTP_SSL(settings.host, settings.port, timeout=STEP_SECONDS, context=context)
        else:
            server = smtplib.SMTP(settings.host, settings.port, timeout=STEP_SECONDS)
        try:
            if settings.tls == "starttls":
                server.starttls(context=ssl.create_default_context())
            if settings.user:
                server.login(settings.user, settings.password)
        except BaseException:
            server.close()
            raise
        return server


def compose_mail(message_id: str, to: str, sender: str, subject: str, text: str, stop: str, now: float) -> EmailMessage:
    """A plain-text mail; `stop` is the link to unsubscribe with one click (RFC 8058)."""
    mail = EmailMessage(POLICY)
    domain = sender.rpartition("@")[2]
    mail["From"] = Address("Golden Spike", addr_spec=sender)
    mail["To"] = Address(addr_spec=to)
    mail["Subject"] = " ".join(subject.split())
    mail["Date"] = format_datetime(datetime.fromtimestamp(now, UTC))
    mail["Message-ID"] = f"<{message_id}@{domain}>"
    mail["List-Unsubscribe"] = f"<{ascii_link(stop)}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content(text, cte="quoted-printable")
    return mail


def ascii_link(link: str) -> str:
    """The link in ASCII for a header, with the host name in its IDNA form."""
    if link.isascii():
        return link
    parts = urlsplit(link)
    return urlunsplit(parts._replace(netloc=parts.netloc.encode("idna").decode()))


def mail_subject(messages: Sequence[NotificationMessage], lang: str) -> str:
    return messages[0].title if len(messages) == 1 else say("notice-digest", lang, count=len(messages))


def mail_body(messages: Sequence[NotificationMessage], stop: str, lang: str) -> str:
    """The text of a mail: each notification with its link, then the link to unsubscribe."""
    several = len(messages) > 1
    parts = [[*([message.title] if several else []), message.text, "", message.link] for message in messages]
    foot = say("notice-mail-stop", lang, link=stop)
    return "\n\n\n".join("\n".join(part).strip() for part in parts) + f"\n\n\n-- \n{foot}\n"
