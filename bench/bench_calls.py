"""How often is a text read, decided and counted, and what processor time does each step add?

    python bench/bench_calls.py --kb KB --ontology ONTOLOGY \
        --texts ../shared/data/biographies/biographies.jsonl.gz

Calls are counted in a run of their own, wherever a function is bound. Those that serve to count a
wording ("a city in Norway") stand apart: a wording is counted once and remembered, not once a text.
Times are processor times; the variants take turns on each text, so that other programs of the
machine disturb all of them alike, and the best of several rounds counts.
"""

from __future__ import annotations

import argparse
import gzip
import json
import platform
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import Any
from unittest import mock

from spacy_kanon.components.coverage import Coverage
from spacy_kanon.errors import RecordError
from spacy_kanon.release.release_maker import ReleaseMaker
from spacy_kanon.release.runner import Recipe, find_component, make_pipeline

COUNTED = (
    "spacy_kanon.detection.gazetteer.find_mentions",
    "spacy_kanon.lang.en.dates.find_dates",
    "spacy_kanon.text.normalization.normalize",
    "spacy_kanon.text.normalization.normalize_key",
    "spacy_kanon.anonymity.suppression.decide",
    "spacy_kanon.anonymity.combinations.smallest_supports",
    "spacy_kanon.anonymity.combinations.verify",
    "spacy_kanon.text.rewriting.rewrite",
)
MASKER, GENERALIZER, VERIFY = "masker", "+ generalizer", "+ generalizer + verify"
MASKER_VERIFY = "masker + verify"
VARIANTS = (MASKER, MASKER_VERIFY, GENERALIZER, VERIFY)


def owners_of(function: Callable) -> Iterator[tuple[Any, str]]:
    """Modules of the package, and classes in them, that bind a function, with the name there."""
    modules = [module for name, module in sys.modules.items() if name.startswith("spacy_kanon")]
    classes = {
        value for module in modules for value in vars(module).values() if isinstance(value, type)
    }
    for owner in (*modules, *classes):
        for name, value in list(vars(owner).items()):
            if value is function or (
                isinstance(value, staticmethod) and value.__func__ is function
            ):
                yield owner, name


class CallCounter:
    """Counts calls of functions, those inside `Coverage._make` (a wording) apart.

    texts, wordings (Counter): Name of a function -> calls.
    """

    def __init__(self) -> None:
        self.texts: Counter[str] = Counter()
        self.wordings: Counter[str] = Counter()
        self._depth = 0

    def counting(self, name: str, function: Callable) -> Callable:
        @wraps(function)
        def counted(*args: Any, **kwargs: Any) -> Any:
            (self.wordings if self._depth else self.texts)[name] += 1
            return function(*args, **kwargs)

        return counted

    def inside(self, function: Callable) -> Callable:
        @wraps(function)
        def nested(*args: Any, **kwargs: Any) -> Any:
            self._depth += 1
            try:
                return function(*args, **kwargs)
            finally:
                self._depth -= 1

        return nested

    @contextmanager
    def installed(self) -> Iterator[None]:
        """Everywhere that the functions are bound now."""
        patches = [mock.patch.object(Coverage, "_make", self.inside(Coverage._make))]
        for path in COUNTED:
            module, _, name = path.rpartition(".")
            function = getattr(sys.modules[module], name)
            for owner, bound_as in owners_of(function):
                wrapped: Any = self.counting(name, function)
                if isinstance(owner, type):
                    wrapped = staticmethod(wrapped)
                patches.append(mock.patch.object(owner, bound_as, wrapped))
        for patch in patches:
            patch.start()
        try:
            yield
        finally:
            for patch in reversed(patches):
                patch.stop()


def steps_of(options: argparse.Namespace, variant: str) -> list[Callable]:
    """A function that makes a Doc of a text, and the components that it goes through."""
    recipe = Recipe(
        config={"kb": str(options.kb), "k": options.k, "guarantee": options.guarantee},
        generalize={"ontology": str(options.ontology)} if GENERALIZER in variant else None,
        verify=variant.endswith("verify"),
    )
    nlp = make_pipeline(recipe)
    masker = find_component(nlp, "kanon_masker")
    maker = ReleaseMaker(
        kb=masker.kb,
        options=masker.options,
        language=masker.language,
        verify=recipe.verify,
        mapping=False,
        generalized=recipe.generalize is not None,
        tokenizer=nlp.tokenizer,
    )
    return [nlp.make_doc, *(component for _, component in nlp.pipeline), maker]


def run(steps: Sequence[Callable], value: Any) -> bool:
    """Take a text or a Doc through steps. RETURNS (bool): False if `verify` held it back."""
    try:
        for step in steps:
            value = step(value)
    except RecordError:
        return False
    return True


def show_calls(options: argparse.Namespace, texts: Sequence[str]) -> None:
    counters = {}
    for variant in VARIANTS:
        counters[variant] = counter = CallCounter()
        steps = steps_of(options, variant)
        with counter.installed():
            withheld = sum(not run(steps, text) for text in texts)
        if withheld:
            print(f"held back by {variant}: {withheld}")
    print(f"{'calls a text (and for wordings)':<34}" + "".join(f"{v:>26}" for v in VARIANTS))
    for path in COUNTED:
        name = path.rpartition(".")[2]
        cells = [
            f"{c.texts[name] / len(texts):.2f} ({c.wordings[name] / len(texts):.2f})"
            for c in counters.values()
        ]
        print(f"{name:<34}" + "".join(f"{cell:>26}" for cell in cells))


def show_times(options: argparse.Namespace, texts: Sequence[str]) -> None:
    """Milliseconds a text, without tokenization: the best round of each text, added up."""
    variants = {variant: steps_of(options, variant) for variant in VARIANTS}
    best = dict.fromkeys(((v, n) for v in VARIANTS for n in range(len(texts))), float("inf"))
    first: Counter[str] = Counter()
    for turn in range(options.rounds):
        for number, text in enumerate(texts):
            for variant, (make_doc, *components) in variants.items():
                doc = make_doc(text)
                began = time.process_time()
                run(components, doc)
                seconds = time.process_time() - began
                best[variant, number] = min(best[variant, number], seconds)
                if not turn:
                    first[variant] += seconds
    sums = {v: sum(best[v, n] for n in range(len(texts))) for v in VARIANTS}
    print(f"{'variant':<26}{'first round':>16}{'best of ' + str(options.rounds):>16}   ms a text")
    for variant in VARIANTS:
        cells = [
            f"{1000 * seconds[variant] / len(texts):.2f} ({seconds[variant] / seconds[MASKER]:.2f})"
            for seconds in (first, sums)
        ]
        print(f"{variant:<26}" + "".join(f"{cell:>16}" for cell in cells))
    print(f"verify: {sums[MASKER_VERIFY] / sums[MASKER]:.2f} times masking alone, ", end="")
    print(f"{sums[VERIFY] / sums[GENERALIZER]:.2f} times generalizing")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kb", type=Path, required=True)
    parser.add_argument("--ontology", type=Path, required=True)
    parser.add_argument("--texts", type=Path, required=True)
    parser.add_argument("--documents", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("-k", type=int, default=5)
    parser.add_argument("--guarantee", choices=("joint", "combinations"), default="joint")
    options = parser.parse_args()
    with gzip.open(options.texts, "rt", encoding="utf8") as lines:
        texts = [json.loads(line)["text"] for line in lines]
    step = max(1, len(texts) // options.documents)
    texts = texts[::step][: options.documents]
    print(
        f"{platform.processor() or platform.machine()}, Python {platform.python_version()}, ",
        end="",
    )
    print(f"{len(texts)} texts, {sum(map(len, texts)):,} characters, k = {options.k}", end="")
    print(f", guarantee = {options.guarantee}")
    show_calls(options, texts)
    show_times(options, texts)


if __name__ == "__main__":
    main()
