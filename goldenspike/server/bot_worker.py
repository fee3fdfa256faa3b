"""A process in which bots think: reads questions from its standard input, answers on its standard output.

Each message is its length in four bytes, then MessagePack. It ends when the server does.
"""

from __future__ import annotations

import importlib
import os
import sys
from typing import Any, BinaryIO

import msgspec

import goldenspike as gs
from goldenspike import bots
from goldenspike.packs import Pack

LONGEST_DETAIL = 300


class Question(msgspec.Struct, frozen=True):
    """What would `bot` choose for `seat` at the end of this record? `files` is the pack, when it is first needed."""

    bot: str
    seed: int
    seat: int
    record: dict[str, Any]
    sha256: str
    files: dict[str, bytes] | None = None


class Answer(msgspec.Struct, frozen=True):
    action: Any = None
    error: str | None = None


def main(modules: list[str]) -> None:
    # Bots print; what they print must not be taken for an answer.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    if hasattr(os, "nice"):
        os.nice(5)  # people first
    for module in modules:
        importlib.import_module(module)
    send(answers, Answer())
    packs: dict[str, Pack] = {}
    while (question := receive(sys.stdin.buffer)) is not None:
        send(answers, answer(question, packs))


def answer(question: Question, packs: dict[str, Pack]) -> Answer:
    try:
        if question.files is not None:
            packs[question.sha256] = Pack.from_files(question.files)
        play = gs.load(question.record, packs[question.sha256])
        bot = bots.make(question.bot, question.record["game"], question.seed)
        return Answer(msgspec.to_builtins(bot.choose(play.observe(question.seat))))
    except Exception as error:
        return Answer(error=f"{type(error).__name__}: {error}"[:LONGEST_DETAIL])


def receive(questions: BinaryIO) -> Question | None:
    head = questions.read(4)
    if len(head) < 4:
        return None
    return msgspec.msgpack.decode(questions.read(int.from_bytes(head, "big")), type=Question)


def send(answers: BinaryIO, said: Answer) -> None:
    body = msgspec.msgpack.encode(said)
    answers.write(len(body).to_bytes(4, "big") + body)
    answers.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
