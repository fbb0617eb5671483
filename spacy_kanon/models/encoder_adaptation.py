"""Train an encoder on plain texts of the kind that it will have to mask.

A masked language model learns to guess hidden sub-words (Devlin et al. 2019, section 3.1). Going on
with that on texts of one's own domain before any labels are shown is domain-adaptive pretraining
(Gururangan et al. 2020, section 3). What is hidden here are stretches of one to four sub-words, as
in SpanBERT (Joshi et al. 2020), because masked phrases are such stretches. The vocabulary is scored
at hidden places only, which leaves about half of the work of scoring it everywhere.
"""

from __future__ import annotations

import math
import os
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from ..errors import Errors, KanonError
from ..storage.progress import progress_bar
from .language_models import positions_of, require_transformers

IGNORED = -100  # The label of a sub-word that is not to be guessed.
_STRETCHES = (1, 1, 1, 2, 2, 3, 4)
# Of the hidden sub-words so many show the mask, and so many themselves; the rest show another one.
_SHOW_MASK, _SHOW_ITSELF = 0.85, 0.1
_HELD_OUT_EVERY = 50  # One text of so many measures and is never trained on.
_MOST_HELD_OUT = 200  # Runs of sub-words.
_LEAST = 8  # Sub-words of a run worth training on.

Runs = list[list[int]]


@dataclass(frozen=True, slots=True)
class Adaptation:
    """How to train.

    steps: Updates of the weights.
    length: Sub-words of a run, with its markers.
    batch: Sub-words of an update.
    learn_rate: The highest, after a tenth of the steps at most 100; then it falls to 0 in a line.
    hidden: Share of the sub-words that is hidden.
    cpu_bfloat16: Multiply matrices in bfloat16 on a processor (faster with AVX512-BF16 or AMX).
    gpu_id: The graphics card, or -1 for the processor.

    steps (int): Updates of the weights.
    length (int): Sub-words of a run, with its markers.
    batch (int): Sub-words of an update.
    learn_rate (float): The highest, after a tenth of the steps at most 100; then it falls to 0 in a
        line.
    hidden (float): Share of the sub-words that is hidden.
    seed (int): Of the order and of what is hidden.
    cpu_bfloat16 (bool): Multiply in bfloat16: faster on processors with AVX512-BF16 or AMX.
    gpu_id (int): GPU, or -1 for the CPU.
    """

    steps: int = 3000
    length: int = 128
    batch: int = 2048
    learn_rate: float = 4e-4
    hidden: float = 0.18
    seed: int = 0
    cpu_bfloat16: bool = False
    gpu_id: int = -1

    def __post_init__(self) -> None:
        for name, least in (("steps", 1), ("length", 2 * _LEAST), ("batch", 1)):
            if (value := getattr(self, name)) < least:
                expected = f"at least {least}"
                raise KanonError(Errors.E300.format(name=name, expected=expected, value=value))
        for name in ("learn_rate", "hidden"):
            if not 0 < (value := getattr(self, name)) < 1:
                expected = "between 0 and 1"
                raise KanonError(Errors.E300.format(name=name, expected=expected, value=value))


class Adapted(NamedTuple):
    """What came of the training.

    tokens (int): Sub-words trained on.
    before, after (float): Loss on held-out texts in nats per hidden sub-word.
    """

    tokens: int
    before: float
    after: float


def adapt_encoder(
    source: str, texts: Sequence[str], out: Path, options: Adaptation, *, progress: bool = False
) -> Adapted:
    """Train the encoder at `source` and its head for hidden words; store both in the folder `out`.

    The folder is an encoder for the configs and a masked language model for the indicators. A head
    that `source` does not have begins at random.
    """
    model, tokenizer = _load(source, options.seed)
    import torch

    device = torch.device("cpu" if options.gpu_id < 0 else f"cuda:{options.gpu_id}")
    model.to(device)
    room = min(options.length, positions_of(model.config))
    train, held_out = _sides(tokenizer, texts, room)
    before = _held_out_loss(model, tokenizer, held_out, options, device)
    optimizer = torch.optim.AdamW(_groups(model), lr=options.learn_rate, betas=(0.9, 0.98))
    warmup = min(100, max(1, options.steps // 10))
    stream, tokens = _batches(train, tokenizer, options), 0
    model.train()
    # In a log, a line a minute.
    interval = 0.1 if sys.stderr.isatty() else 60.0
    steps = progress_bar(
        range(options.steps),
        "steps",
        total=options.steps,
        shown=progress,
        in_logs=True,
        mininterval=interval,
    )
    for step in steps:
        share = min((step + 1) / warmup, 1 - step / options.steps)
        for group in optimizer.param_groups:
            group["lr"] = options.learn_rate * share
        ids, attention, labels = (tensor.to(device) for tensor in next(stream))
        loss = _loss(model, ids, attention, labels, options.cpu_bfloat16)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        value, tokens = float(loss.detach()), tokens + ids.numel()
        if not math.isfinite(value):
            raise KanonError(
                f"[KN566] In step {step + 1} the loss is not a number any more. Nothing was "
                f"written. Give a lower learning rate than {options.learn_rate} with --learn-rate."
            )
        steps.set_postfix(loss=f"{value:.2f}", refresh=False)
    after = _held_out_loss(model, tokenizer, held_out, options, device)
    _save(model.eval().cpu(), tokenizer, out)
    return Adapted(tokens, before, after)


def _save(model: Any, tokenizer: Any, out: Path) -> None:
    from safetensors import SafetensorError

    try:
        model.save_pretrained(out)
    except SafetensorError as error:
        number = re.search(r"\(os error (\d+)\)", str(error))
        if number is None:
            raise
        raise OSError(int(number[1]), os.strerror(int(number[1]))) from error
    tokenizer.save_pretrained(out)


def _load(source: str, seed: int) -> tuple[Any, Any]:
    from .transformers import check_transformer_folder

    require_transformers()
    import torch
    from transformers import AutoModelForMaskedLM, AutoTokenizer
    from transformers.utils import logging

    check_transformer_folder(source)
    verbosity = logging.get_verbosity()
    logging.set_verbosity_error()  # It warns of the head that begins at random.
    try:
        tokenizer = AutoTokenizer.from_pretrained(source, use_fast=True)
        torch.manual_seed(seed)
        model = AutoModelForMaskedLM.from_pretrained(source)
    except (OSError, ValueError, KeyError) as error:
        reason = " ".join(str(error).split())
        raise KanonError(Errors.E565.format(model=source, reason=reason)) from error
    finally:
        logging.set_verbosity(verbosity)
    if tokenizer.mask_token_id is None:
        raise KanonError(Errors.E565.format(model=source, reason="its tokenizer has no mask token"))
    return model, tokenizer


def _groups(model: Any) -> list[dict[str, Any]]:
    """Matrices decay; biases, norms and embeddings do not."""
    kept: list[Any] = []
    decaying: list[Any] = []
    for name, parameter in model.named_parameters():
        plain = parameter.ndim < 2 or "embeddings" in name
        (kept if plain else decaying).append(parameter)
    return [{"params": decaying, "weight_decay": 0.01}, {"params": kept, "weight_decay": 0.0}]


def _sides(tokenizer: Any, texts: Sequence[str], length: int) -> tuple[Runs, Runs]:
    """Runs to train on, and runs to measure on."""
    train = [text for number, text in enumerate(texts, start=1) if number % _HELD_OUT_EVERY]
    held_out = texts[_HELD_OUT_EVERY - 1 :: _HELD_OUT_EVERY]
    sides = [runs_of(tokenizer, side, length) for side in (train, held_out) if side]
    if len(sides) < 2 or not all(sides):
        raise KanonError(
            f"[KN567] {len(texts)} texts are too few: one in {_HELD_OUT_EVERY} is held out to "
            "measure on, and both sides need texts of 8 sub-words or more. Give at least "
            f"{_HELD_OUT_EVERY} texts."
        )
    return sides[0], sides[1][:_MOST_HELD_OUT]


def runs_of(tokenizer: Any, texts: Sequence[str], length: int) -> Runs:
    """All sub-words of all texts in runs of at most `length`, each with the markers of its ends.

    Ends of texts shorter than 8 sub-words are left out.
    """
    size = length - tokenizer.num_special_tokens_to_add()
    encoded = tokenizer(list(texts), add_special_tokens=False, verbose=False)["input_ids"]
    return [
        tokenizer.build_inputs_with_special_tokens(ids[first : first + size])
        for ids in encoded
        for first in range(0, len(ids), size)
        if len(ids) - first >= _LEAST
    ]


def hidden_places(length: int, share: float, random: Random) -> list[int]:
    """Stretches of 1 to 4 sub-words, together about `share` of all; never the first or the last."""
    count = max(1, round(share * (length - 2)))
    places: set[int] = set()
    while len(places) < count:
        first = random.randrange(1, length - 1)
        places |= set(range(first, min(first + random.choice(_STRETCHES), length - 1)))
    return sorted(places)


def _batches(runs: Runs, tokenizer: Any, options: Adaptation) -> Iterator[tuple[Any, Any, Any]]:
    """Ids, attention and labels of batches without end, (runs, sub-words) each: runs of about
    equal length together, the batches in random order."""
    random = Random(options.seed)
    while True:
        order = sorted(runs, key=lambda run: len(run) + 8 * random.random())
        batches: list[Runs] = [[]]
        for run in order:
            if batches[-1] and (len(batches[-1]) + 1) * len(run) > options.batch:
                batches.append([])
            batches[-1].append(run)
        random.shuffle(batches)
        for batch in batches:
            yield _tensors(batch, tokenizer, options.hidden, random)


def _tensors(runs: Runs, tokenizer: Any, share: float, random: Random) -> tuple[Any, Any, Any]:
    import torch

    ids = torch.full((len(runs), max(map(len, runs))), tokenizer.pad_token_id)
    attention, labels = torch.zeros_like(ids), torch.full_like(ids, IGNORED)
    for row, run in enumerate(runs):
        ids[row, : len(run)] = torch.tensor(run)
        attention[row, : len(run)] = 1
        for position in hidden_places(len(run), share, random):
            labels[row, position] = run[position]
            chance = random.random()
            if chance < _SHOW_MASK:
                ids[row, position] = tokenizer.mask_token_id
            elif chance > _SHOW_MASK + _SHOW_ITSELF:
                ids[row, position] = random.choice(run)
    return ids, attention, labels


def _loss(model: Any, ids: Any, attention: Any, labels: Any, bfloat16: bool) -> Any:
    """Mean cross-entropy in nats at the hidden places."""
    import torch

    hidden = labels != IGNORED
    with torch.autocast("cpu", dtype=torch.bfloat16, enabled=bfloat16):
        scores = scores_at(model, ids, attention, hidden)
    return torch.nn.functional.cross_entropy(scores.float(), labels[hidden])


def scores_at(model: Any, ids: Any, attention: Any, places: Any) -> Any:
    """The model's scores of the vocabulary at some places, (places, vocabulary).

    The heads of BERT and RoBERTa and their like take the states of those places alone; of others
    all places are scored.
    """
    head = getattr(model, "cls", None) or getattr(model, "lm_head", None)
    if head is None:
        return model(input_ids=ids, attention_mask=attention).logits[places]
    states = model.base_model(input_ids=ids, attention_mask=attention)[0]
    return head(states[places])


def _held_out_loss(
    model: Any, tokenizer: Any, runs: Runs, options: Adaptation, device: Any
) -> float:
    """Mean over the hidden places of all runs; the same places every time."""
    import torch

    model.eval()
    random, total, count = Random(options.seed), 0.0, 0
    with torch.no_grad():
        for run in runs:
            ids, attention, labels = (
                tensor.to(device) for tensor in _tensors([run], tokenizer, options.hidden, random)
            )
            hidden = int((labels != IGNORED).sum())
            total += hidden * float(_loss(model, ids, attention, labels, options.cpu_bfloat16))
            count += hidden
    return total / count
