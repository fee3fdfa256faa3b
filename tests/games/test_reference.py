"""The rules that players read: complete, in both languages, and found by id and by words."""

from __future__ import annotations

import re
from typing import Any

import pytest

from goldenspike.errors import GoldenSpikeError
from goldenspike.games import reference
from goldenspike.words import LANGUAGES

GAME = "continental-divide"
NBSP = "\u00a0"

# fmt: off
IDS = [
    "CD-1.1", "CD-1.2", "CD-1.3",
    "CD-2.1", "CD-2.2",
    "CD-3.1", "CD-3.2", "CD-3.3", "CD-3.4", "CD-3.5", "CD-3.6", "CD-3.7",
    "CD-4.1", "CD-4.2", "CD-4.3",
    "CD-5.1", "CD-5.2", "CD-5.3", "CD-5.4", "CD-5.5", "CD-5.6", "CD-5.7", "CD-5.8", "CD-5.9", "CD-5.10",
    "CD-6.1", "CD-6.2",
    "CD-7.1",
    "CD-8.1",
    "CD-9.1", "CD-9.2",
    "CD-10.1", "CD-10.2", "CD-10.3",
]
# fmt: on

RULINGS = ["CD-1.1", "CD-3.5", "CD-3.6", "CD-4.3", "CD-5.2", "CD-5.4", "CD-5.8", "CD-5.9", "CD-5.10", "CD-9.1"]
RULING = {"en": "(Our ruling.)", "fr": "(Notre interprétation.)"}


@pytest.fixture(params=LANGUAGES)
def book(request: pytest.FixtureRequest) -> reference.Rulebook:
    return reference.rulebook(GAME, request.param)


def everything(book: reference.Rulebook) -> list[str]:
    """Every text of the book, titles included."""
    texts = [book.title, book.introduction, *(section.title for section in book.sections)]
    return texts + [text for rule in book.rules for text in (rule.title, rule.text)]


def test_every_rule_is_there_once_and_in_order(book: Any) -> None:
    assert [rule.id for rule in book.rules] == IDS


def test_rules_stand_in_the_section_of_their_number(book: Any) -> None:
    assert [section.id for section in book.sections] == [f"CD-{number}" for number in range(1, 11)]
    for section in book.sections:
        assert section.title
        assert all(rule.id.rpartition(".")[0] == section.id for rule in section.rules)


def test_every_rule_has_a_title_and_says_something(book: Any) -> None:
    assert book.title == "Continental Divide"
    assert len(book.introduction) > 300
    for rule in book.rules:
        assert 5 <= len(rule.title) <= 60, rule.id
        assert len(rule.text) >= 80, rule.id


def test_the_markdown_is_light(book: Any) -> None:
    for text in everything(book):
        assert text == text.strip()
        assert "#" not in text
        assert text.count("**") % 2 == 0
        for paragraph in text.split("\n\n"):
            lines = paragraph.split("\n")
            assert len(lines) == 1 or all(line.startswith("- ") for line in lines), paragraph


def test_rules_cited_in_a_text_exist(book: Any) -> None:
    known = {*IDS, *(section.id for section in book.sections)}
    for text in everything(book):
        assert set(re.findall(r"CD-\d+(?:\.\d+)?", text)) <= known


def test_the_languages_are_different_texts() -> None:
    english, french = (reference.rulebook(GAME, lang) for lang in ("en", "fr"))
    assert english.introduction != french.introduction
    for ours, theirs in zip(english.rules, french.rules, strict=True):
        assert ours.id == theirs.id
        assert ours.text != theirs.text
        assert ours.title != theirs.title


def test_the_languages_give_the_same_numbers() -> None:
    english, french = (reference.rulebook(GAME, lang) for lang in ("en", "fr"))
    for ours, theirs in zip(english.rules, french.rules, strict=True):
        assert numbers(ours.text) == numbers(theirs.text), ours.id


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+(?:\.\d+)?", re.sub(r"(\d),(\d)", r"\1.\2", text)))


def test_rulings_are_marked_and_nothing_else_is(book: Any) -> None:
    assert [rule.id for rule in book.rules if RULING[book.lang] in rule.text] == RULINGS


@pytest.mark.parametrize(
    ("rule_id", "english", "french"),
    [
        ("CD-1.1", ["$80", "$60", "$48", "$40"], ["80 $", "60 $", "48 $", "40 $"]),
        ("CD-3.4", ["3 to 10"], ["3 à 10"]),
        ("CD-3.5", ["$10 to $50"], ["10 $ à 50 $"]),
        (
            "CD-4.2",
            ["10 shares", "value 32", "income 30", "$35"],
            ["10 actions", "valeur de 32", "revenu de 30", "35 $"],
        ),
        ("CD-6.2", ["Income 15", "$4", "receives $3", "receives 0"], ["Revenu 15", "4 $", "3 $", "reçoit 0"]),
    ],
)
def test_the_numbers_players_need_are_there(rule_id: str, english: Any, french: Any) -> None:
    text = reference.rulebook(GAME, "en").rule(rule_id).text
    assert [words for words in english if words not in text] == []
    text = reference.rulebook(GAME, "fr").rule(rule_id).text.replace(NBSP, " ")
    assert [words for words in french if words not in text] == []


def test_french_typography() -> None:
    for text in everything(reference.rulebook(GAME, "fr")):
        assert re.findall(r"[^\u00a0][;:!?»$]", text) == []
        assert re.findall(r"«[^\u00a0]", text) == []
        assert not set(text) & set("'\"“”")


def test_a_book_is_read_once() -> None:
    assert reference.rulebook(GAME, "en") is reference.rulebook(GAME, "en")
    assert GAME in reference.games()


@pytest.mark.parametrize("asked", ["CD-5.10", "cd-5.10", " Cd-5.10 "])
def test_a_rule_by_its_id(book: Any, asked: str) -> None:
    assert book.rule(asked).id == "CD-5.10"


@pytest.mark.parametrize("asked", ["CD-3", "cd-3"])
def test_a_section_by_its_id(book: Any, asked: str) -> None:
    assert [rule.id for rule in book.section(asked).rules] == IDS[5:12]


@pytest.mark.parametrize("asked", ["CD-3", "CD-3.8", "CD-5.1.1", "SV-1.1", "", "rules"])
def test_no_such_rule(book: Any, asked: str) -> None:
    with pytest.raises(GoldenSpikeError) as refused:
        book.rule(asked)
    assert (refused.value.key, refused.value.values) == ("rules-unknown-id", {"id": asked, "game": GAME})


@pytest.mark.parametrize("asked", ["CD-11", "CD-3.1", ""])
def test_no_such_section(book: Any, asked: str) -> None:
    with pytest.raises(GoldenSpikeError) as refused:
        book.section(asked)
    assert (refused.value.key, refused.value.values) == ("rules-unknown-id", {"id": asked, "game": GAME})


@pytest.mark.parametrize("asked", ["chess", "", "..", "../packs", "continental_divide"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_such_game(asked: str, lang: str) -> None:
    with pytest.raises(GoldenSpikeError) as refused:
        reference.rulebook(asked, lang)
    assert refused.value.key == "rules-unknown-game"
    assert refused.value.values["game"] == asked
    assert GAME in refused.value.values["known"].split(", ")


def test_no_such_language() -> None:
    with pytest.raises(ValueError, match="de"):
        reference.rulebook(GAME, "de")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_errors_are_worded(lang: str) -> None:
    unknown_game = GoldenSpikeError("rules-unknown-game", game="chess", known=GAME).worded(lang)
    assert "chess" in unknown_game
    assert GAME in unknown_game
    unknown_id = GoldenSpikeError("rules-unknown-id", id="CD-99", game=GAME).worded(lang)
    assert "CD-99" in unknown_id
    assert GAME in unknown_id


@pytest.mark.parametrize(
    ("lang", "words", "ids"),
    [
        ("en", "SEATTLE", ["CD-9.1"]),
        ("en", "port city none", ["CD-5.4"]),
        ("en", "cd-7.1", ["CD-7.1"]),
        ("en", "seattle memphis", []),
        ("en", "", []),
        ("en", "  ", []),
        ("fr", "seattle", ["CD-9.1"]),
        ("fr", "TRESORERIE arrondi", ["CD-6.1", "CD-6.2"]),
        ("fr", "trésorerie ARRONDI", ["CD-6.1", "CD-6.2"]),
        ("fr", "trace l'argent", ["CD-5.6"]),
        ("fr", "zebre", []),
    ],
)
def test_finding_words(lang: str, words: str, ids: Any) -> None:
    assert [rule.id for rule in reference.find(reference.rulebook(GAME, lang), words)] == ids


def test_finding_by_the_number_of_a_section(book: Any) -> None:
    assert set(IDS[12:15]) <= {rule.id for rule in reference.find(book, "CD-4")}


@pytest.mark.parametrize("game", reference.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_hints_are_whole_sentences_of_rules(game: str, lang: str) -> None:
    book = reference.rulebook(game, lang)
    hints = [*book.hints.choice.values(), *book.hints.phase.values(), *filter(None, [book.hints.winter])]
    assert hints
    for hint in hints:
        assert re.fullmatch(r"[A-ZÀ-ÖØ-Þ].{15,}[.?]", hint.sentence), hint
        assert hint.sentence in book.rule(hint.rule).text
