"""Golden releases: what this code releases, item by item, and whether other code does the same.

    python bench/golden.py record OUT [--data DIR]     all items of this checkout, as JSON lines
    python bench/golden.py compare A B [--data DIR]    two checkouts, each in a process of its own
    python bench/golden.py contract [--rerecord]       the small set that the tests hold

An item is a text in a mode (released texts, spans with all that they carry, reports), the scores of
a component, or the hash of a built file. With `--data DIR`, a folder of the corpora (`biographies`,
`tab`, `wikidata`), 500 texts are taken, strided over all of a corpus, without it those of the
repository. The contract (`tests/contract/golden.json`) holds of each item of a few texts a
digest and, the first time, its released text; a step that says what changes writes it anew.
"""

import hashlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

from _corpora import call, read
from _everyday_texts import read_everyday

from spacy_kanon import names

ROOT = Path(__file__).parents[1]
CONTRACT = ROOT / "tests" / "contract" / "golden.json"
KEY = "KANON_GOLDEN_KEY"
SHARES = {"biographies": 280, "tab": 60, "everyday": 160}
SMALL, LONGEST = 9, 700  # Texts of the contract, and their characters.
Item = tuple[str, Any]
Texts = Mapping[str, str]
Parts = Sequence[tuple[str, dict[str, Any]]]
MODES = Path(__file__).with_name("golden_modes.json")
OPERATORS = ["stars", "kind", "numbered", "remove", "partial", "year", "age-band", "zip3", "hash"]
OPERATORS += ["pseudonym", "encrypt", "surrogate", "shift"]
ENTITIES = [{"label": "PERSON", "pattern": [{"IS_TITLE": True}, {"IS_TITLE": True}]}]
RULER = ("span_ruler", {"spans_key": None, "annotate_ents": True})
CARRIED = ["replacement", "generalizations", "risk_score", "risk_k", "risk_evidence"]
CARRIED += ["risk_linkage", "risk_indicators"]


def modes(kb: str | None = None) -> dict[str, Parts]:
    """The pipelines: factories and settings, by the name of the mode."""
    found = json.loads(MODES.read_text("utf8"))
    key = {"key": f"env:{KEY}"}
    for name in OPERATORS:
        found[f"operator-{name}"] = [["kanon_masker", {"operators": {"*": name}, **key}]]
    operators = {"*": "generalize", "PERSON": "pseudonym"}
    settings = {"operators": operators, "same_within": "corpus", **key}
    found["operator-generalize"] = [["kanon_masker", settings], ["wikidata_generalizer", {}]]
    for parts in found.values():
        for factory, settings in parts:
            if kb is not None and factory in ("kanon_masker", "kb_gazetteer"):
                settings["kb"] = kb
    return found


def profiles() -> dict[str, Parts]:
    """The pipelines of the bundled profiles."""
    from spacy_kanon.release.profiles import profile_names, read_profile

    found: dict[str, Parts] = {}
    for profile in map(read_profile, profile_names()):
        parts = {"kanon_masker": {}, **profile.settings["components"]}
        if "linkage_masker" not in parts:  # It needs an index; the modes have one.
            names = [name for name in ("kanon_masker", "wikidata_generalizer") if name in parts]
            found[f"profile-{profile.name}"] = [(name, parts[name]) for name in names]
    return found


def pipeline(parts: Parts) -> Any:
    import spacy

    nlp = spacy.blank("en")
    for factory, settings in parts:
        if "population" in nlp.get_factory_meta(factory).default_config:
            settings = {"population": "sample", **settings}
        pipe = nlp.add_pipe(factory, config=settings)
        if factory == "span_ruler":
            pipe.add_patterns(ENTITIES)
    return nlp


def everything(doc: Any) -> dict[str, Any]:
    """All that components left on a Doc, in plain values; "text" is what is released."""
    from spacy.tokens import Doc, Span

    names = ("masked_text", "sanitized_text", "kanon", "linkage")
    values = {name: doc._.get(name) for name in names if Doc.has_extension(name)}
    carried = [name for name in CARRIED if Span.has_extension(name)]
    spans: dict[str, list[Any]] = {}
    for key, group in sorted({**doc.spans, "ents": list(doc.ents)}.items()):
        bounds = [(s.start_char, s.end_char, s.label_, s.kb_id_) for s in group]
        more = [[s._.get(name) for name in carried] for s in group]
        spans[key] = [[*b, values] for b, values in zip(bounds, more, strict=True)]
    text = values.get("sanitized_text") or values.get("masked_text")
    return {"text": text, **values, "spans": spans}


def released(texts: Texts, kb: str | None, prefix: str, *, without: str = "") -> Iterator[Item]:
    """Every text in every mode but one."""
    pipelines = modes(kb) if kb else {**modes(), **profiles()}
    pipelines.pop(without, None)
    for mode, parts in pipelines.items():
        nlp = pipeline(parts)
        for (name, _), doc in zip(texts.items(), nlp.pipe(texts.values()), strict=True):
            yield f"{prefix}/{mode}/{name}", everything(doc)
    from spacy_kanon.release.runner import Recipe, make_release_runner
    from spacy_kanon.release.subjects import sanitize_subjects

    config = {} if kb is None else {"kb": kb}
    recipe = Recipe(config=config, verify=True, mapping=True)
    for name, outcome in zip(texts, make_release_runner(recipe).run(texts.values()), strict=True):
        yield f"{prefix}/verified/{name}", _outcome(outcome)
    recipe = Recipe(config=config, generalize={}, linkage={"k": 5}, mapping=True)
    groups = [([text], f"subject {i // 3}") for i, text in enumerate(texts.values())]
    run = make_release_runner(recipe).run
    for name, (outcome,) in zip(texts, sanitize_subjects(groups, run), strict=True):
        yield f"{prefix}/subjects/{name}", _outcome(outcome)


def _outcome(outcome: Any) -> dict[str, Any]:
    record = outcome.record or {}
    text = record.get("sanitized_text") or record.get("masked_text")
    # Messages name folders of the package, wherever the checkout stands.
    problem = outcome.problem and outcome.problem.replace(str(ROOT), "")
    return {"text": text, "record": outcome.record, "problem": problem, "map": outcome.mapping}


def scores(texts: Texts, *, trained: bool) -> Iterator[Item]:
    """Scores of the components that have some, against what a pattern finds; learned ones after
    ten steps."""
    import spacy
    from spacy.tokens import Span
    from spacy.training import Example

    ruler = pipeline([RULER])
    kept = list(texts.values())[:SMALL]

    def examples(nlp: Any, factory: str) -> list[Any]:
        made, wordings = [], pipeline(modes()["generalize"])
        for text in kept:
            start, reference = nlp.make_doc(text), nlp.make_doc(text)
            if factory == "replacement_selector":
                for doc in (start, reference):
                    spans = [s for s in wordings(doc).spans["kanon"] if s._.generalizations]
                    doc.spans["replacements"] = spans
                votes = [{s._.generalizations[-2:][0]: 2} for s in reference.spans["replacements"]]
                reference.user_data["kanon_replacement_votes"] = votes
            else:
                reference.ents = reference.spans["gold"] = [
                    Span(reference, e.start, e.end, "MASK", span_id=("DIRECT", "NO_MASK")[i % 2])
                    for i, e in enumerate(ruler(text).ents)
                ]
            made.append(Example(start, reference))
        return made

    nlp = pipeline([("kanon_masker", {})])
    yield "scores/kanon_masker", _plain(nlp.evaluate(examples(nlp, "kanon_masker")))
    learned = ("kanon_tagger", "replacement_selector")
    for factory in learned if trained else ():
        spacy.util.fix_random_seed(0)
        nlp = pipeline([(factory, {})])
        data = examples(nlp, factory)
        optimizer = nlp.initialize(lambda data=data: data)
        optimizer.learn_rate = 0.02
        losses = [nlp.update(data, sgd=optimizer) for _ in range(10)]
        yield f"scores/{factory}", [_plain(losses[-1]), _plain(nlp.evaluate(data))]


def _plain(values: Mapping[str, Any]) -> dict[str, Any]:
    return {k: v for k, v in sorted(json.loads(json.dumps(values)).items()) if k != "speed"}


def built(work: Path, dump: Path | None) -> Iterator[Item]:
    """Hashes of the files of built folders; the folders stay in `work`."""
    from spacy_kanon.kb.build import build_kb
    from spacy_kanon.kb.tables import open_source
    from spacy_kanon.linkage.build import build_background
    from spacy_kanon.ontology.build import build_ontology
    from spacy_kanon.ontology.source import DumpSource

    examples = ROOT / "examples"
    people = open_source(examples / "registry.csv", mapping=examples / "mapping.json")
    build_kb(people, work / "registry", folded=True)
    build_ontology(DumpSource(examples / "dump.json", languages=("en",)), work / "ontology")
    records = read(examples / "background.jsonl")
    build_background(((r["name"], r["text"]) for r in records), work / "background")
    build_kb(open_source(dump or examples / "dump.json"), work / "kb")
    for path in sorted(work.rglob("*")):
        if path.is_file():
            content = path.read_bytes()
            if path.name == "meta.json":  # It says when it was built.
                meta = {**json.loads(content), "created": None, "checksum": None}
                content = json.dumps(meta, sort_keys=True).encode()
            name = path.relative_to(work).as_posix()
            yield f"bytes/{name}", hashlib.sha256(content).hexdigest()[:16]


def read_texts(data: Path | None, small: bool) -> dict[str, str]:
    """Texts by name, strided over each corpus."""
    everyday = chain.from_iterable(map(read_everyday, ("practice", "seen", "unseen")))
    corpora = {"everyday": {text.name: text.text for text in everyday}}
    for name in ("assets/sample_texts", "examples/notes"):
        corpora[name] = {str(r["id"]): r["text"] for r in read(ROOT / f"{name}.jsonl")}
    if data is not None:
        people = read(data / "biographies" / "biographies.jsonl.gz")
        corpora["biographies"] = {r["id"]: r["text"] for r in people}
        tab = chain.from_iterable(read(data / "tab" / f"{name}.json") for name in ("dev", "train"))
        corpora["tab"] = {r["doc_id"]: r["text"] for r in tab}
    texts = {}
    for corpus, entries in corpora.items():
        wanted = SMALL // len(corpora) if small else SHARES.get(corpus, len(entries))
        step = max(1, len(entries) // wanted)
        chosen = list(entries.items())[::step][:wanted]
        texts |= {f"{corpus}/{name}": text[: LONGEST if small else None] for name, text in chosen}
    return texts


def items(data: Path | None = None, *, small: bool = False) -> Iterator[Item]:
    """All items, in a fixed order."""
    os.environ[KEY] = "a key of golden releases, thirty-two characters or more"
    texts = read_texts(data, small)
    with tempfile.TemporaryDirectory() as folder:
        dump = None if data is None else data / "wikidata" / "wikidata-sample.json.bz2"
        yield from built(Path(folder), dump)
        # Names that are invented depend on the version of Faker.
        yield from released(texts, None, "sample", without="operator-surrogate" if small else "")
        if data is not None:
            known = {n: t for n, t in texts.items() if n.startswith("biographies")}
            yield from released(known, str(Path(folder) / "kb"), "dump")
        yield from scores(texts, trained=not small)


def contract_items() -> dict[str, Any]:
    """The small set: the released text of each item, and a digest of all else."""
    found: dict[str, Any] = {}
    seen: set[str | None] = {None}
    for name, value in items(small=True):
        found[name] = plain = rounded(value)
        if isinstance(value, dict) and "text" in value:
            whole = json.dumps(plain, sort_keys=True).encode()
            found[name] = [hashlib.sha256(whole).hexdigest()[:16]]
            found[name] += [] if value["text"] in seen else [value["text"]]
            seen.add(value["text"])
    return found


def rounded(value: Any) -> Any:
    """With six digits: the last ones are the machine's."""
    if isinstance(value, float):
        return float(f"{value:.6g}")
    if isinstance(value, Mapping):
        return {str(key): rounded(inner) for key, inner in value.items()}
    return [rounded(inner) for inner in value] if isinstance(value, list | tuple) else value


def differing(first: Mapping[str, Any], second: Mapping[str, Any]) -> list[str]:
    return [name for name in {**first, **second} if first.get(name) != second.get(name)]


def recorded(checkout: Path, out: Path, data: Path | None) -> dict[str, str]:
    """Items of a checkout by name, recorded by its own script where it has one."""
    own = checkout / "bench" / "golden.py"
    script = own if own.exists() else Path(__file__)
    command = [sys.executable, str(script.resolve()), "record", str(out)]
    command += [] if data is None else ["--data", str(data.resolve())]
    environment = {**os.environ, "PYTHONPATH": str(checkout.resolve())}
    subprocess.run(command, check=True, cwd=out.parent, env=environment)
    lines = out.read_text("utf8").splitlines()
    return {json.loads(line)[0]: line for line in lines}


def report(changed: Sequence[str], number: int) -> None:
    """Print what differs; exit 1 if anything does."""
    print(*changed, f"{len(changed)} of {number} items differ", sep="\n")
    sys.exit(bool(changed))


def record(out: Path, *, data: Path | None = None) -> None:
    with open(out, "w", encoding="utf8", errors="surrogatepass") as file:
        for item in items(data):
            file.write(json.dumps(item, sort_keys=True) + "\n")


def compare(first: Path, second: Path, *, data: Path | None = None) -> None:
    with tempfile.TemporaryDirectory() as folder:
        before = recorded(first, Path(folder) / "0", data)
        after = recorded(second, Path(folder) / "1", data)
    report(differing(before, after), len(before))


def contract(*, rerecord=False) -> None:
    found = contract_items()
    changed = differing(json.loads(CONTRACT.read_text("utf8")) if CONTRACT.exists() else {}, found)
    if rerecord:
        lines = (f"{json.dumps(n)}: {json.dumps(v)}" for n, v in found.items())
        CONTRACT.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf8")
    report(changed, len(found))


if __name__ == "__main__":
    # The bundled sample is the default population, as in the tests.
    names.DEFAULT_POPULATION = names.INVENTED
    call(__doc__, record, compare, contract)
