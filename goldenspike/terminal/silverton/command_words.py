"""Words of typed commands in Silverton: verbs and keywords, in the player's language."""

from __future__ import annotations

from goldenspike.words import say

VERBS = (
    *("muster", "assign", "place", "move", "stand", "call", "agree", "pay", "pass", "buy", "draw", "leave", "slide"),
    *("build", "dismantle", "abandon", "operate", "plow", "offer", "accept", "decline", "deliver", "transfer"),
    *("roll", "bail", "replace", "hire", "done"),
)
KEYWORDS = (
    *("claim", "line", "deck", "segment", "train", "plow", "cash", "goods", "nothing"),
    *("give", "take", "for", "pile", "spot", "surveyor", "prospector"),
)
KINDS = ("surveyor", "prospector")


def verb_word(verb: str, lang: str) -> str:
    """The word for a verb in a language."""
    return say(f"sv-term-word-{verb}", lang)


def keyword_words(lang: str) -> dict[str, str]:
    """The words for all keywords in a language."""
    return {word: say(f"sv-term-key-{word}", lang) for word in KEYWORDS}
