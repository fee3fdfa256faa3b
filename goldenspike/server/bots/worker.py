"""A process in which bots think: reads questions from its standard input, answers on its standard output.

Each message is its length in four bytes, then JSON: numbers have any length there. One without content means that
nobody waits for the last answer any more: the bot is to stop thinking. The process ends when the server does, even in
the middle of a thought.
"""

from __future__ import annotations

import ctypes
import importlib
import os
import signal
import sys
import threading
import time
from contextlib import suppress
from queue import SimpleQueue
from typing import BinaryIO

import msgspec

from goldenspike import bots
from goldenspike.packs import Pack
from goldenspike.server.bots.memory import BotMemory, MemoryMiss
from goldenspike.server.bots.protocol import BotReply, BotRequest

MAX_DETAIL_LENGTH = 300
MAX_REQUEST_BYTES = 64 * 1024 * 1024
"""Bytes. The largest record that is taken from anybody, and its pack, are half of that."""
MAX_REPLY_BYTES = 64 * 1024
PR_SET_PDEATHSIG = 1

RequestQueue = SimpleQueue[tuple[BotRequest, bots.Budget] | None]
"""Questions, each with the time there is for it; None when there will be no more."""


def main(memory: int, modules: list[str]) -> None:
    questions, answers = claim_pipes()
    exit_with_server()
    limit_memory(memory)
    if hasattr(os, "nice"):
        os.nice(5)  # people first
    for module in modules:
        importlib.import_module(module)
    send_reply(answers, encode_reply(BotReply()))
    packs: dict[str, Pack] = {}
    remembered = BotMemory()
    asked: RequestQueue = SimpleQueue()
    threading.Thread(target=receive_requests, args=(questions, asked), daemon=True).start()
    while (each := asked.get()) is not None:
        send_reply(answers, answer_request(*each, packs, remembered))


def receive_requests(questions: BinaryIO, asked: RequestQueue) -> None:
    """Also while a bot thinks, so that it can be stopped."""
    budget = bots.Budget()
    try:
        while (body := receive_request(questions)) is not None:
            if body:
                question = msgspec.json.decode(body, type=BotRequest)
                budget = bots.Budget(seconds=question.seconds)
                asked.put((question, budget))
            else:
                budget.stop()
    finally:
        asked.put(None)


def claim_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Bots print and read: what they print must not be taken for an answer, nor a question for what they read."""
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(nothing, standard)
    return questions, answers


def exit_with_server() -> None:
    """The system sees to it where it can; elsewhere we look."""
    server = os.getppid()
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)

    def look() -> None:
        while os.getppid() == server:
            time.sleep(1)
        os._exit(1)

    threading.Thread(target=look, daemon=True).start()


def limit_memory(most: int) -> None:
    """So many bytes; 0: no limit."""
    if most and sys.platform != "win32":
        import resource

        hard = resource.getrlimit(resource.RLIMIT_DATA)[1]
        most = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(resource.RLIMIT_DATA, (most, hard))


def answer_request(question: BotRequest, budget: bots.Budget, packs: dict[str, Pack], memory: BotMemory) -> bytes:
    try:
        if question.files is not None:
            packs[question.sha256] = Pack.from_files(question.files)
        table = memory.recall(question, packs[question.sha256])
        bot = table.bot(question)
        observation = table.play.observe(question.seat)
        budget.begin()
        action = bots.ask(bot, observation, budget)
        said = encode_reply(BotReply(msgspec.to_builtins(action), bots.reason_of(bot), getattr(bot, "instead", None)))
        if len(said) > MAX_REPLY_BYTES:
            raise ValueError(f"> {MAX_REPLY_BYTES} bytes")
        memory.keep(question, table)
    except MemoryError:
        raise  # nothing here can be relied on any more
    except MemoryMiss:
        said = encode_reply(BotReply(forgotten=True))
    except Exception as error:
        said = encode_reply(BotReply(error=error_detail(error)))
    return said


def error_detail(error: Exception) -> str:
    """One short line that can be written down."""
    said = f"{type(error).__name__}: {error}"[:MAX_DETAIL_LENGTH]
    return "".join(character if character.isprintable() else "?" for character in said)


def encode_reply(said: BotReply) -> bytes:
    return msgspec.json.encode(said)


def receive_request(questions: BinaryIO) -> bytes | None:
    head = questions.read(4)
    return None if len(head) < 4 else questions.read(int.from_bytes(head, "big"))


def send_reply(answers: BinaryIO, said: bytes) -> None:
    answers.write(len(said).to_bytes(4, "big") + said)
    answers.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
