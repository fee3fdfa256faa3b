"""The bot worker process: reads requests from standard input, writes replies to standard output.

A message is its length in four bytes, then JSON, where integers may have any size. An empty message means that nobody
waits for the last reply: the bot must stop thinking. The process ends with the server, even while a bot thinks.
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
"""Twice the size of the largest record that is accepted, with its pack."""
MAX_REPLY_BYTES = 64 * 1024
PR_SET_PDEATHSIG = 1

RequestQueue = SimpleQueue[tuple[BotRequest, bots.Budget] | None]
"""Requests with their time budgets; None when there will be no more."""


def main(memory: int, modules: list[str]) -> None:
    requests, replies = claim_pipes()
    exit_with_server()
    limit_memory(memory)
    if hasattr(os, "nice"):
        os.nice(5)  # people first
    for module in modules:
        importlib.import_module(module)
    send_reply(replies, encode_reply(BotReply()))
    packs: dict[str, Pack] = {}
    remembered = BotMemory()
    queue: RequestQueue = SimpleQueue()
    threading.Thread(target=receive_requests, args=(requests, queue), daemon=True).start()
    while (each := queue.get()) is not None:
        send_reply(replies, answer_request(*each, packs, remembered))


def receive_requests(requests: BinaryIO, queue: RequestQueue) -> None:
    """Receive requests in a thread of its own, so that a thinking bot can be stopped."""
    budget = bots.Budget()
    try:
        while (body := receive_request(requests)) is not None:
            if body:
                request = msgspec.json.decode(body, type=BotRequest)
                budget = bots.Budget(seconds=request.seconds)
                queue.put((request, budget))
            else:
                budget.stop()
    finally:
        queue.put(None)


def claim_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Take over standard input and output, so that what bots print or read does not disturb the protocol."""
    requests, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(nothing, standard)
    return requests, replies


def exit_with_server() -> None:
    """End this process when the server ends: by the system where possible, otherwise by polling."""
    server = os.getppid()
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)

    def poll() -> None:
        while os.getppid() == server:
            time.sleep(1)
        os._exit(1)

    threading.Thread(target=poll, daemon=True).start()


def limit_memory(most: int) -> None:
    """Limit the memory of this process to so many bytes; 0 is no limit."""
    if most and sys.platform != "win32":
        import resource

        hard = resource.getrlimit(resource.RLIMIT_DATA)[1]
        most = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(resource.RLIMIT_DATA, (most, hard))


def answer_request(request: BotRequest, budget: bots.Budget, packs: dict[str, Pack], memory: BotMemory) -> bytes:
    try:
        if request.files is not None:
            packs[request.sha256] = Pack.from_files(request.files)
        table = memory.recall(request, packs[request.sha256])
        bot = table.bot(request)
        observation = table.play.observe(request.seat)
        budget.begin()
        action = bots.ask(bot, observation, budget)
        reply = encode_reply(BotReply(msgspec.to_builtins(action), bots.reason_of(bot), getattr(bot, "instead", None)))
        if len(reply) > MAX_REPLY_BYTES:
            raise ValueError(f"> {MAX_REPLY_BYTES} bytes")
        memory.store(request, table)
    except MemoryError:
        raise  # the process is no longer reliable
    except MemoryMiss:
        reply = encode_reply(BotReply(memory_miss=True))
    except Exception as error:
        reply = encode_reply(BotReply(error=error_detail(error)))
    return reply


def error_detail(error: Exception) -> str:
    """The error as one short printable line."""
    reply = f"{type(error).__name__}: {error}"[:MAX_DETAIL_LENGTH]
    return "".join(character if character.isprintable() else "?" for character in reply)


def encode_reply(reply: BotReply) -> bytes:
    return msgspec.json.encode(reply)


def receive_request(requests: BinaryIO) -> bytes | None:
    head = requests.read(4)
    return None if len(head) < 4 else requests.read(int.from_bytes(head, "big"))


def send_reply(replies: BinaryIO, reply: bytes) -> None:
    replies.write(len(reply).to_bytes(4, "big") + reply)
    replies.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
