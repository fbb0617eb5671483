"""Give a sentence encoder a head for masked words, in minutes of one core.

    python bench/train_masked_lm.py ENCODER OUT --texts FILE [FILE ...] [--minutes 12] [--resume]

ENCODER is the folder of a BERT without such a head. The head is a dense layer with the embeddings
as its tied output (Devlin et al. 2019); it is trained together with the upper layers of the
encoder, the embeddings and the lower layers stay as they are. FILE is JSONL(.gz) with `text`, or a
JSON list of objects with `text`. A stand-in where no masked language model can be downloaded: any
published one is better.
"""

from __future__ import annotations

import argparse
import gzip
import json
import math
import random
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import torch
from transformers import AutoTokenizer, BertForMaskedLM

IGNORED = -100  # The label of a token that is not to be predicted.
LENGTH, BATCH = 96, 16
HIDDEN_SHARE, LONGEST = 0.2, 4  # Share of hidden tokens; tokens of the longest hidden stretch.


def read_texts(path: Path) -> list[str]:
    if path.suffix == ".json":
        return [record["text"] for record in json.loads(path.read_text(encoding="utf8"))]
    opened = gzip.open if path.suffix == ".gz" else open
    with opened(path, "rt", encoding="utf8") as file:
        return [json.loads(line)["text"] for line in file]


def pieces(tokenizer: Any, texts: Sequence[str]) -> list[list[int]]:
    """Token ids in runs of equal length with the start and end markers, all of every text."""
    start, end, size = tokenizer.cls_token_id, tokenizer.sep_token_id, LENGTH - 2
    found = []
    for encoding in tokenizer(list(texts), add_special_tokens=False, verbose=False)["input_ids"]:
        found += [
            [start, *encoding[first : first + size], end]
            for first in range(0, max(len(encoding) - 8, 1), size)
        ]
    return found


def hidden_places(length: int, chance: random.Random) -> list[int]:
    """Stretches of 1 to LONGEST tokens, together about HIDDEN_SHARE of all; not the markers."""
    wanted = max(1, round(HIDDEN_SHARE * (length - 2)))
    places: set[int] = set()
    while len(places) < wanted and length > 2:
        first = chance.randrange(1, length - 1)
        places |= set(range(first, min(first + chance.randint(1, LONGEST), length - 1)))
    return sorted(places)


def batches(runs: list[list[int]], tokenizer: Any, seed: int) -> Iterator[dict[str, Any]]:
    chance = random.Random(seed)
    while True:
        for first in range(0, len(runs), BATCH):
            if first == 0:
                chance.shuffle(runs)
            chosen = runs[first : first + BATCH]
            width = max(map(len, chosen))
            ids = torch.full((len(chosen), width), tokenizer.pad_token_id)
            labels = torch.full((len(chosen), width), IGNORED)
            for row, run in enumerate(chosen):
                ids[row, : len(run)] = torch.tensor(run)
                places = hidden_places(len(run), chance)
                labels[row, places] = ids[row, places]
                ids[row, places] = tokenizer.mask_token_id
            yield {"ids": ids, "attention": (ids != tokenizer.pad_token_id).long(), "y": labels}


def loss_of(model: BertForMaskedLM, batch: dict[str, Any]) -> torch.Tensor:
    """Cross-entropy in nats; the vocabulary is scored at the hidden places only."""
    states = model.bert(input_ids=batch["ids"], attention_mask=batch["attention"])[0]
    wanted = batch["y"] != IGNORED
    return torch.nn.functional.cross_entropy(model.cls(states[wanted]), batch["y"][wanted])


def train(arguments: argparse.Namespace) -> None:
    torch.manual_seed(0)
    torch.set_num_threads(1)
    source = arguments.out if arguments.resume else arguments.encoder
    tokenizer = AutoTokenizer.from_pretrained(source)
    model = BertForMaskedLM.from_pretrained(source)
    for parameter in model.bert.parameters():
        parameter.requires_grad = False
    upper = [
        p for layer in model.bert.encoder.layer[-arguments.layers :] for p in layer.parameters()
    ]
    for parameter in upper:
        parameter.requires_grad = True
    head = [*model.cls.predictions.transform.parameters(), model.cls.predictions.bias]
    groups = [{"params": head, "lr": 1e-3}, {"params": upper, "lr": 3e-4}]
    optimizer = torch.optim.AdamW(groups, weight_decay=0.01)
    texts = [text for path in arguments.texts for text in read_texts(path)]
    stream = batches(pieces(tokenizer, texts), tokenizer, seed=arguments.seed)
    limit = 60 * arguments.minutes
    start, mean, steps = time.process_time(), math.nan, 0
    model.train()
    while (spent := time.process_time() - start) < limit:
        warm = min(1.0, (steps + 1) / 20)
        for group, rate in zip(optimizer.param_groups, (1e-3, 3e-4), strict=True):
            group["lr"] = rate * warm * max(0.05, 1 - spent / limit)
        loss = loss_of(model, next(stream))
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_([*head, *upper], 1.0)
        optimizer.step()
        value = float(loss.detach())
        mean, steps = value if steps == 0 else 0.97 * mean + 0.03 * value, steps + 1
        if steps % 20 == 0:
            print(f"{spent:6.0f} s  step {steps}  loss {mean:.3f}", flush=True)
    model.eval().save_pretrained(arguments.out)
    tokenizer.save_pretrained(arguments.out)
    print(f"{steps} steps, {steps * BATCH * LENGTH:,} tokens, loss {mean:.3f} nats")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("encoder", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--texts", type=Path, nargs="+", required=True)
    parser.add_argument("--minutes", type=float, default=12.0, help="of processor time")
    parser.add_argument("--layers", type=int, default=3, help="upper layers to train")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--resume", action="store_true", help="go on with OUT")
    train(parser.parse_args())


if __name__ == "__main__":
    main()
