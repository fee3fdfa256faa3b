"""HTML pages that the server renders itself: errors, and confirmations with one button.

They need no script and no built client, only its style sheet if it is there.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from litestar import MediaType, Response

from goldenspike import words

PageLink = tuple[str, str]
"""A path and its label."""

HEADERS = {"cache-control": "no-store", "vary": "accept-language"}


def render_page(
    lang: str,
    title: str,
    paragraphs: Iterable[str],
    *,
    button: PageLink | None = None,
    links: Iterable[PageLink] = (),
    status: int = 200,
) -> Response[bytes]:
    """Render a page: text, a button that posts an empty form, and links, at least to the start page."""
    headers = HEADERS
    if button is not None:
        # Without a referrer, browsers send the origin “null” with a form.
        headers = {**HEADERS, "referrer-policy": "same-origin"}
    body = html_response(lang, title, paragraphs, button, links)
    return Response(body, status_code=status, media_type=MediaType.HTML, headers=headers)


def render_error_page(lang: str, status: int, sentence: str, links: Iterable[PageLink] = ()) -> Response[bytes]:
    return render_page(lang, error_title(lang, status), [sentence], links=links, status=status)


def error_title(lang: str, status: int) -> str:
    return words.say("server-page-nothing" if status in (404, 410) else "server-page-refused", lang)


def html_response(
    lang: str, title: str, paragraphs: Iterable[str], button: PageLink | None = None, links: Iterable[PageLink] = ()
) -> bytes:
    form = ""
    if button is not None:
        address, label = button
        button_html = f'<button class="button primary">{escape(label)}</button>'
        form = f'<form method="post" action="{escape(address)}">{button_html}</form>\n'
    ways = [*links, ("/", words.say("server-page-start", lang))]
    return f"""<!doctype html>
<html lang="{escape(lang)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>{escape(title)} · Golden Spike</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/page.css">
<main class="page">
<h1>{escape(title)}</h1>
{"".join(f"<p>{escape(text)}</p>" for text in paragraphs)}
{form}<ul class="ways">
{"".join(f'<li><a href="{escape(address)}">{escape(label)}</a></li>' for address, label in ways)}
</ul>
</main>
</html>
""".encode("utf-8", "replace")
