"""Train the value network of Continental Divide's `planner` and `expert`: `python train.py --minutes 9`.

Workers play games with the latest weights and sample actions by their value (temperature). The trainer learns from
their positions who won, on an accelerator if there is one, and publishes new weights. It begins with games of `greedy`.
Needs PyTorch besides the bots' packages. Writes value.npz, and a line of figures every half minute.
"""

from __future__ import annotations

import argparse
import csv
import io
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
from goldenspike.bots.continental_divide.learned.evaluation import evaluate_actions, sample_action
from goldenspike.bots.continental_divide.learned.features import HOLDING_FEATURES, PLAYER_FEATURES, RAILROAD_FEATURES
from goldenspike.bots.continental_divide.learned.map_arrays import route_arrays_of
from goldenspike.bots.continental_divide.learned.network import EvaluationBatch, Network

GAME = "continental-divide"
RAILROADS = 8
SEATS = (3, 4, 4, 4, 5, 6)
"""Numbers of players, equally likely."""
WIDTH = 64
TOGETHER = 24
"""Games that a worker plays side by side."""
WILD = 0.4
"""Temperature of an almost random opening."""
SAMPLED = 0.35
"""The part of a game's positions that is used for training."""
SOFT = 6.0
"""Points that make a score e times as good, in the soft half of the target."""


def fresh(rng: np.random.Generator) -> dict[str, np.ndarray]:
    def layer(rows: int, columns: int, fan: int) -> np.ndarray:
        return rng.normal(0, (2 / fan) ** 0.5, (rows, columns)).astype(np.float32)

    w = WIDTH
    return {
        "railroad": layer(RAILROAD_FEATURES, w, RAILROAD_FEATURES + HOLDING_FEATURES),
        "railroad_bias": np.zeros(w, np.float32),
        "holding": layer(HOLDING_FEATURES, w, RAILROAD_FEATURES + HOLDING_FEATURES),
        "second": layer(w, w, w),
        "second_bias": np.zeros(w, np.float32),
        "own": layer(w, w, 2 * w),
        "others": layer(w, w, 2 * w),
        "player": layer(PLAYER_FEATURES, w, PLAYER_FEATURES),
        "player_bias": np.zeros(w, np.float32),
        "fourth": layer(w, w, w),
        "fourth_bias": np.zeros(w, np.float32),
        "last": layer(w, 1, w),
    }


# Boards


def vary_board(pack: gs.packs.Pack, rng: Random) -> gs.packs.Pack:
    """Vary costs and incomes of a board, so that the learned value generalizes."""
    extra_cost = {name: rng.choice((-1, 0, 0, 1)) for name in ("east", "central", "west", "north", "south")}
    summit = rng.choice((0, 4, 8, 12))
    income_factor = {name: rng.uniform(0.7, 2) for name in ("east", "central", "west")}
    beyond = {(hex_.q, hex_.r) for hex_ in pack.tables.hexes if hex_.west_of_divide}
    rows = list(csv.DictReader(io.StringIO(pack.files["hexes.csv"].decode())))
    for row in rows:
        if row["kind"] == "start":
            continue
        q, r, income = int(row["q"]), int(row["r"]), int(row["income"])
        half = "north" if float(row["lat"]) > 40 else "south"
        cost = int(row["cost"]) + extra_cost[row["region"]] + extra_cost[half]
        if (q, r) in beyond and not {(q + 1, r), (q + 1, r - 1)} <= beyond:
            cost += summit
        row["cost"] = str(max(2, cost))
        row["income"] = str(int(income * income_factor[row["region"]] + rng.random()))
    text = io.StringIO()
    table = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
    table.writeheader()
    table.writerows(rows)
    return gs.packs.Pack.from_files({**pack.files, "hexes.csv": text.getvalue().encode()})


# Playing


def positions_of(network: Network, plays: list[gs.Play]) -> list[np.ndarray]:
    """Features of each play."""
    batch = EvaluationBatch(network, [play.state for play in plays], [route_arrays_of(play.state) for play in plays])
    seats = plays[0].state.seats
    railroads = np.zeros((len(plays), RAILROADS, RAILROAD_FEATURES), np.float16)
    holdings = np.zeros((len(plays), RAILROADS, seats, HOLDING_FEATURES), np.float16)
    if batch.railroads.of:
        which = batch.railroads.of, batch.railroads.railroad
        railroads[which], holdings[which] = batch.of_railroad, batch.of_holding
    return [railroads, holdings, batch.of_players().astype(np.float16)]


def target_of(result: gs.Result, seats: int) -> np.ndarray:
    won = np.zeros(seats)
    won[result.winners] = 1 / len(result.winners)
    soft = np.exp((np.array(result.scores) - max(result.scores)) / SOFT)
    return (0.5 * won + 0.5 * soft / soft.sum()).astype(np.float32)


class Trial:
    """One game of self-play, with its exploration."""

    def __init__(self, pack: gs.packs.Pack, seats: int, scripted: float, rng: Random) -> None:
        self.play = gs.new_game(GAME, [str(seat) for seat in range(seats)], rng.getrandbits(40), pack=pack)
        self.greedy = {
            seat: bots.make("greedy", GAME, rng.getrandbits(32)) for seat in range(seats) if rng.random() < scripted
        }
        self.temperature = 10 ** rng.uniform(-2.1, -0.9)
        self.wild = rng.randrange(4 * seats) if rng.random() < 0.3 else 0
        """Decisions of the almost random opening."""
        self.decisions = 0

    def scripted(self, rng: Random, slip: float) -> None:
        play = self.play
        slips = rng.random() < slip
        play.act(play.menu.sample(rng) if slips else self.greedy[play.seat].choose(play.observe(play.seat)))


def self_play(network: Network | None, pack: gs.packs.Pack, rng: Random) -> tuple[int, list[np.ndarray]]:
    """Play games side by side, by greedy if there is no network. Return the number of games, positions and targets."""
    seats = rng.choice(SEATS)
    blank = network or Network(fresh(np.random.default_rng(0)))
    trials = [Trial(pack, seats, 0.05 if network else 1.0, rng) for _ in range(TOGETHER if network else 4)]
    found: list[list[np.ndarray]] = []
    sources: list[Trial] = []
    while running := [trial for trial in trials if not trial.play.over]:
        sampled = [trial for trial in running if trial.decisions >= trial.wild and rng.random() < SAMPLED]
        if sampled:
            found.append(positions_of(blank, [trial.play for trial in sampled]))
            sources += sampled
        thinking = [trial for trial in running if trial.play.seat not in trial.greedy]
        starts, apart = rng.choice((1, 1, 2, 3)), rng.choice((2, 3))
        evaluated = (
            evaluate_actions(network, [trial.play for trial in thinking], None, starts, apart) if thinking else []
        )
        for trial in running:
            trial.decisions += 1
            if trial.play.seat in trial.greedy:
                trial.scripted(rng, 0.0 if network else 0.05)
        for trial, action_values in zip(thinking, evaluated, strict=True):
            trial.play.act(
                sample_action(rng, action_values, WILD if trial.decisions <= trial.wild else trial.temperature)
            )
    targets = np.stack([target_of(trial.play.result, seats) for trial in sources])
    return len(trials), [*(np.concatenate(part) for part in zip(*found, strict=True)), targets]


def against_greedy(network: Network, rng: Random) -> float:
    """Share of the win of one planner among three greedy bots."""
    seat = rng.randrange(4)
    play = gs.new_game(GAME, players=list("abcd"), seed=rng.getrandbits(40))
    greedy = [bots.make("greedy", GAME, rng.getrandbits(32)) for _ in range(4)]
    while not play.over:
        if play.seat == seat:
            ((actions, values),) = evaluate_actions(network, [play])
            play.act(actions[int(values.argmax())])
        else:
            play.act(greedy[play.seat].choose(play.observe(play.seat)))
    winners = play.result.winners
    return (seat in winners) / len(winners)


def work(number: int, path: Path, arguments: argparse.Namespace, results: mp.Queue) -> None:
    rng = Random(arguments.seed * 1000 + number)
    shipped = gs.packs.load(gs.packs.default(GAME))
    others = [vary_board(shipped, rng) for _ in range(4)] if arguments.vary else []
    network, version = None, 0.0
    while True:
        if path.exists() and path.stat().st_mtime != version:
            version, network = path.stat().st_mtime, Network.load(path)
        if network is not None and rng.random() < 0.15:
            results.put(("eval", against_greedy(network, rng), None))
        pack = rng.choice(others) if rng.random() < arguments.vary else shipped
        results.put(("games", *self_play(network, pack, rng)))


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
        with np.load(arguments.begin) as saved:
            weights = dict(saved)
        np.savez(partial, **weights)
        partial.replace(published)
    parameters = {name: nn.Parameter(torch.tensor(value, device=device)) for name, value in weights.items()}

    def logits(railroads, holdings, players):
        p = parameters
        first = torch.relu((railroads @ p["railroad"] + p["railroad_bias"])[:, :, None, :] + holdings @ p["holding"])
        second = torch.relu(first @ p["second"] + p["second_bias"])
        # An unstarted railroad is all zeros and adds nothing.
        there = (railroads[:, :, 0] > 0)[:, :, None, None]
        sums = (second * there).sum(dim=1)
        others = (sums.sum(dim=1, keepdim=True) - sums) / (sums.shape[1] - 1)
        third = torch.relu(sums @ p["own"] + others @ p["others"] + players @ p["player"] + p["player_bias"])
        fourth = torch.relu(third @ p["fourth"] + p["fourth_bias"])
        return (fourth @ p["last"])[..., 0]

    results: mp.Queue = mp.Queue(maxsize=400)
    context = mp.get_context("fork")
    workers = [
        context.Process(target=work, args=(n, published, arguments, results), daemon=True)
        for n in range(arguments.workers)
    ]
    for worker in workers:
        worker.start()

    optimiser = torch.optim.AdamW(parameters.values(), lr=arguments.rate, weight_decay=1e-4)
    taken = dict.fromkeys(SEATS, 0)
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
            group["lr"] = arguments.rate * (1 if progress < 0.5 else max(0.05, 2 * (1 - progress)))
        # Collect the games of the workers.
        for _ in range(50):
            try:
                kind, value, parts = results.get_nowait()
            except queue.Empty:
                break
            if kind == "eval":
                evals.append(value)
                continue
            games += value
            seats, count = parts[-1].shape[1], len(parts[-1])
            if seats not in rings:
                rings[seats] = [
                    torch.from_numpy(part[:0]).to(device).new_zeros((size, *part.shape[1:])) for part in parts
                ]
            at = (torch.arange(count, device=device) + taken[seats]) % size
            for ring, part in zip(rings[seats], parts, strict=True):
                ring[at] = torch.from_numpy(part).to(device)
            taken[seats] += count
            seen += count
        if seen < 20_000:
            time.sleep(0.05)
            continue
        if steps * arguments.batch > seen * arguments.reuse:
            time.sleep(0.01)
        else:
            for seats, ring in rings.items():
                there = min(taken[seats], size)
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
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning at first; less where it goes on")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--vary", type=float, default=0, help="the part of the games on boards with other numbers")
    parser.add_argument("--begin", help="weights to go on from")
    parser.add_argument("--out", default="build/train")
    learn(parser.parse_args())
