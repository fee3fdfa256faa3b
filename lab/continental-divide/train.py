"""Learns the value that `planner` and `expert` of Continental Divide judge positions by: `python train.py --minutes 9`.

Workers play games with the latest weights, drawing actions by how good they look (temperature); the trainer learns from
their positions who won, on an accelerator if there is one, and hands new weights out. It begins with games of `greedy`.
Needs PyTorch besides what the bots need. Writes value.npz and a line of figures every half minute.
"""

from __future__ import annotations

import argparse
import multiprocessing as mp
import os
import queue
import time
from pathlib import Path
from random import Random

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

import goldenspike as gs
from goldenspike import bots
from goldenspike.bots.continental_divide.learned.chart import routes_of
from goldenspike.bots.continental_divide.learned.inputs import OF_HOLDING, OF_PLAYER, OF_RAILROAD
from goldenspike.bots.continental_divide.learned.judgement import judge
from goldenspike.bots.continental_divide.learned.network import Network, Outlook

GAME = "continental-divide"
RAILROADS = 8
SEATS = (3, 4, 4, 4, 5, 6)
"""Tables to play at, equally likely."""
WIDTH = 64
KEPT = 0.3
"""The part of a game's positions that is learned from."""
SOFT = 6.0
"""Points that make a score e times as good, in the half of the target that is not the win."""


def fresh(rng: np.random.Generator) -> dict[str, np.ndarray]:
    def layer(rows: int, columns: int, fan: int) -> np.ndarray:
        return rng.normal(0, (2 / fan) ** 0.5, (rows, columns)).astype(np.float32)

    w = WIDTH
    return {
        "railroad": layer(OF_RAILROAD, w, OF_RAILROAD + OF_HOLDING),
        "railroad_bias": np.zeros(w, np.float32),
        "holding": layer(OF_HOLDING, w, OF_RAILROAD + OF_HOLDING),
        "second": layer(w, w, w),
        "second_bias": np.zeros(w, np.float32),
        "own": layer(w, w, 2 * w),
        "others": layer(w, w, 2 * w),
        "player": layer(OF_PLAYER, w, OF_PLAYER),
        "player_bias": np.zeros(w, np.float32),
        "fourth": layer(w, w, w),
        "fourth_bias": np.zeros(w, np.float32),
        "last": layer(w, 1, w),
    }


# Playing


def positions_of(outlook: Outlook, seats: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    railroads = np.zeros((RAILROADS, OF_RAILROAD), np.float16)
    holdings = np.zeros((RAILROADS, seats, OF_HOLDING), np.float16)
    count = len(outlook.railroads.of)
    if count:
        railroads[:count], holdings[:count] = outlook.of_railroad, outlook.of_holding
    return railroads, holdings, outlook.of_players()[0].astype(np.float16)


def target_of(result: gs.Result, seats: int) -> np.ndarray:
    won = np.zeros(seats)
    won[result.winners] = 1 / len(result.winners)
    soft = np.exp((np.array(result.scores) - max(result.scores)) / SOFT)
    return (0.5 * won + 0.5 * soft / soft.sum()).astype(np.float32)


def self_play(network: Network | None, rng: Random, seed: int) -> tuple[int, list, np.ndarray]:
    """One game; without a network, of greedy alone. Its number of seats, positions and target."""
    seats = rng.choice(SEATS)
    play = gs.new_game(GAME, players=[str(seat) for seat in range(seats)], seed=seed)
    greedy = [bots.make("greedy", GAME, rng.getrandbits(32)) for _ in range(seats)]
    scripted = [network is None or rng.random() < 0.1 for _ in range(seats)]
    heat = 10 ** rng.uniform(-2.7, -1.5)
    wild = rng.randrange(4 * seats) if rng.random() < 0.3 else 0
    random_ = 0.0 if network else 0.05
    blank = network or Network(fresh(np.random.default_rng(0)))
    positions = []
    decision = 0
    while not play.over:
        seat = play.seat
        decision += 1
        if decision > wild and rng.random() < KEPT:
            positions.append(positions_of(Outlook(blank, [play.state], routes_of(play.state)), seats))
        if scripted[seat]:
            action = play.menu.sample(rng) if rng.random() < random_ else greedy[seat].choose(play.observe(seat))
        else:
            starts, apart = rng.choice((1, 1, 2, 3)), rng.choice((2, 3))
            ((actions, values),) = judge(network, [play], routes_of(play.state), starts, apart)
            hot = 0.1 if decision <= wild else heat
            chances = np.exp((values - values.max()) / hot)
            action = rng.choices(actions, chances.tolist())[0]
        play.act(action)
    return seats, positions, target_of(play.result, seats)


def against_greedy(network: Network, rng: Random, seed: int) -> float:
    """The part of a win that one planner gets among three greedy."""
    seat = rng.randrange(4)
    play = gs.new_game(GAME, players=list("abcd"), seed=seed)
    greedy = [bots.make("greedy", GAME, rng.getrandbits(32)) for _ in range(4)]
    while not play.over:
        if play.seat == seat:
            ((actions, values),) = judge(network, [play], routes_of(play.state))
            play.act(actions[int(values.argmax())])
        else:
            play.act(greedy[play.seat].choose(play.observe(play.seat)))
    winners = play.result.winners
    return (seat in winners) / len(winners)


def work(number: int, path: Path, seed: int, results: mp.Queue) -> None:
    rng = Random(seed * 1000 + number)
    network, version = None, 0.0
    while True:
        if path.exists() and path.stat().st_mtime != version:
            version, network = path.stat().st_mtime, Network.load(path)
        if network is not None and rng.random() < 0.06:
            results.put(("eval", version, against_greedy(network, rng, rng.getrandbits(40))))
            continue
        # Several games at a time: a message costs more than a game's positions weigh.
        batch = [self_play(network, rng, rng.getrandbits(40)) for _ in range(4)]
        packed = []
        for seats, positions, target in batch:
            if positions:
                packed.append((seats, *(np.stack(part) for part in zip(*positions, strict=True)), target))
        results.put(("games", len(batch), packed))


# Learning


def learn(arguments: argparse.Namespace) -> None:
    import torch
    from torch import nn

    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(arguments.seed)
    out = Path(arguments.out)
    out.mkdir(parents=True, exist_ok=True)
    published, partial = out / "weights.npz", out / "weights-part.npz"
    weights = fresh(np.random.default_rng(arguments.seed))
    if arguments.begin:
        with np.load(arguments.begin) as kept:
            weights = dict(kept)
        np.savez(partial, **weights)
        partial.replace(published)
    parameters = {name: nn.Parameter(torch.tensor(value, device=device)) for name, value in weights.items()}

    def logits(railroads, holdings, players):
        p = parameters
        first = torch.relu((railroads @ p["railroad"] + p["railroad_bias"])[:, :, None, :] + holdings @ p["holding"])
        second = torch.relu(first @ p["second"] + p["second_bias"])
        # An unstarted railroad is all zeros, and adds nothing.
        there = (railroads[:, :, 0] > 0)[:, :, None, None]
        sums = (second * there).sum(dim=1)
        others = (sums.sum(dim=1, keepdim=True) - sums) / (sums.shape[1] - 1)
        third = torch.relu(sums @ p["own"] + others @ p["others"] + players @ p["player"] + p["player_bias"])
        fourth = torch.relu(third @ p["fourth"] + p["fourth_bias"])
        return (fourth @ p["last"])[..., 0]

    results: mp.Queue = mp.Queue(maxsize=400)
    context = mp.get_context("fork")
    workers = [
        context.Process(target=work, args=(n, published, arguments.seed, results), daemon=True)
        for n in range(arguments.workers)
    ]
    for worker in workers:
        worker.start()

    optimiser = torch.optim.AdamW(parameters.values(), lr=1e-3, weight_decay=1e-4)
    memory = {seats: [[], 0] for seats in (3, 4, 5, 6)}
    rings = {}
    size = arguments.memory
    games = seen = steps = 0
    evals: list[float] = []
    losses: list[float] = []
    start = said = time.time()
    handed = start
    limit = arguments.minutes * 60
    bootstrap = 0 if arguments.begin else arguments.bootstrap
    while (now := time.time()) - start < limit:
        progress = (now - start) / limit
        for group in optimiser.param_groups:
            group["lr"] = 1e-3 * (1 if progress < 0.5 else max(0.05, 2 * (1 - progress)))
        # Take in what the workers have played.
        for _ in range(50):
            try:
                kind, value, more = results.get_nowait()
            except queue.Empty:
                break
            if kind == "eval":
                evals.append(more)
                continue
            games += value
            for seats, *parts, target in more:
                if seats not in rings:
                    rings[seats] = [
                        torch.zeros((size, *part.shape[1:]), dtype=torch.float16, device=device) for part in parts
                    ] + [torch.zeros((size, seats), device=device)]
                count = len(parts[0])
                at = (torch.arange(count, device=device) + memory[seats][1]) % size
                for ring, part in zip(rings[seats], parts, strict=False):
                    ring[at] = torch.tensor(part, device=device)
                rings[seats][-1][at] = torch.tensor(target, device=device).expand(count, seats)
                memory[seats][1] += count
                seen += count
        if seen < 20_000:
            time.sleep(0.05)
            continue
        if steps * arguments.batch > seen * arguments.reuse:
            time.sleep(0.01)
        else:
            for seats, ring in rings.items():
                there = min(memory[seats][1], size)
                pick = torch.randint(
                    there, (int(arguments.batch * there / max(1, min(seen, 4 * size))) + 64,), device=device
                )
                *parts, target = (part[pick].float() for part in ring)
                loss = -(target * torch.log_softmax(logits(*parts), dim=1)).sum(dim=1).mean()
                loss = loss + (target * torch.log(target.clamp_min(1e-6))).sum(dim=1).mean()
                optimiser.zero_grad()
                loss.backward()
                optimiser.step()
                if seats == 4:
                    losses.append(float(loss.detach())) if steps % 20 == 0 else None
            steps += 1
        if now - start > bootstrap and now - handed > 8:
            handed = now
            np.savez(partial, **{name: value.detach().cpu().numpy() for name, value in parameters.items()})
            partial.replace(published)
        if now - said > 20:
            said = now
            recent = evals[-400:]
            ratio = 4 * np.mean(recent) if recent else float("nan")
            said_ = f"games {games}, positions {seen}, steps {steps}, loss {np.mean(losses[-50:]):.4f}"
            print(f"{now - start:5.0f} s: {said_}; against greedy {ratio:.2f} in {len(recent)}", flush=True)
    np.savez_compressed(out / "value.npz", **{name: value.detach().cpu().numpy() for name, value in parameters.items()})
    for worker in workers:
        worker.terminate()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=9)
    parser.add_argument("--bootstrap", type=float, default=60, help="seconds of greedy games at first")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--memory", type=int, default=1_500_000, help="positions kept, by number of seats")
    parser.add_argument("--batch", type=int, default=8192)
    parser.add_argument("--reuse", type=float, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--begin", help="weights to go on from")
    parser.add_argument("--out", default="build/train")
    learn(parser.parse_args())
