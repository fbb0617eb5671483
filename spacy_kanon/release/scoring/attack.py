"""Attacks on released texts by a classifier that has read about each person."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from ...errors import Errors, KanonError
from ...formats.annotation_files import read_jsonl
from ...names import DEFAULT_K
from ...storage.output_checks import check_outputs
from ...storage.progress import progress_bar

# The fields that may name a person, the first one first.
PERSON_FIELDS = ("person", "name", "doc_id", "id")


def attack_releases(
    background: Path,
    released: Sequence[tuple[str, Path]],
    *,
    make_attacker: Callable[[], Any],
    attacker_name: str,
    masks: Sequence[tuple[str, Path]] = (),
    texts: Path | None = None,
    shares: Sequence[float] = (1.0,),
    masked_background: Path | None = None,
    subject_column: str | None = None,
    text_column: str = "text",
    skip_absent: bool = False,
    allow_missing: bool = False,
    top: Sequence[int] = (1, 5, 10),
    phrases: bool = False,
    curve: bool = False,
    kb: Path | None = None,
    k: int = DEFAULT_K,
    report: Path | None = None,
    seed: int = 0,
) -> Any:
    """Read, attack, measure and, if asked, write the report; further arguments are the command's.

    released, masks (Sequence[tuple[str, Path]]): Name and file.
    make_attacker (Callable[[], Attacker]): A fresh attacker, fitted once for each share.
    attacker_name (str): What the report calls it.
    RETURNS (AttackFindings): Everything that goes into the report.
    RAISES (KanonError): As the readers and `run_attack` do; nothing is written then.
    """
    from ...evaluation.attack_report import AttackFindings, fill_report
    from ...evaluation.linkage_audit import audit_linkage
    from ...evaluation.reidentification import Background, run_attack
    from ...reports.report import Report, check_report_path

    if curve and texts is None:
        raise KanonError(Errors.E656)
    if report is not None:
        check_report_path(report)
    files = [
        background,
        *filter(None, (masked_background, texts)),
        *(path for _, path in [*released, *masks]),
    ]
    check_outputs({"--report": report}, inputs={f"the input {path}": path for path in files})
    fields = PERSON_FIELDS if subject_column is None else (subject_column,)
    known = Background.from_pairs(read_people(background, fields, text_column))
    if masked_background is not None:
        known = known.with_masked(read_people(masked_background, fields, text_column))
    targets, given = read_targets(
        released, masks, texts, subject_column=subject_column, allow_missing=allow_missing
    )
    notes = _notes(known, without_originals=texts is None)
    if skip_absent:
        targets, note = _without_absent(known, targets)
        notes += note
    with progress_bar(None, "attack", total=len(shares) * (len(targets) + 2), unit="steps") as bar:

        def step(message: str) -> None:
            bar.set_description(message)
            bar.update()

        scores = run_attack(known, targets, make_attacker, shares=shares, top=top, step=step)
    findings = AttackFindings(
        scores=scores,
        linkages={n: audit_linkage(known, t) for n, t in targets.items()} if phrases else {},
        utilities={} if texts is None else _utilities(targets, given, seed),
        notes=notes,
        curve=curve,
        counts=[] if kb is None else _counts(targets, kb, k),
    )
    if report is not None:
        people = len(known.people)
        meta = {"attacker": attacker_name, "people": people, "shares": list(shares)}
        written = Report("Re-identification attack", meta, seeds={"attack": seed}, inputs=files)
        fill_report(written, findings).write(report)
    return findings


def attacker_maker(name: str, options: Any = None) -> Callable[[], Any]:
    """A function that makes a fresh attacker of that name.

    name (str): light, vectors or transformer.
    options (TransformerOptions | None): How a transformer learns, and which; vectors take the
        model only.
    RETURNS (Callable[[], Attacker]): To be called for each share of the background.
    RAISES (KanonError): E649 for an unknown name, E655 for vectors or a transformer without a
        model.
    """
    if name == "light":
        from ...evaluation.attackers import LightAttacker

        return LightAttacker
    if name not in ("vectors", "transformer"):
        raise KanonError(Errors.E649.format(name=name, names="light, vectors, transformer"))
    if options is None:
        raise KanonError(Errors.E655.format(attacker=name))
    if name == "vectors":
        from ...evaluation.attackers import VectorAttacker, VectorOptions

        return partial(VectorAttacker, VectorOptions(options.model))
    from ...evaluation.attackers import TransformerAttacker

    return partial(TransformerAttacker, options)


def read_targets(
    released: Sequence[tuple[str, Path]],
    masks: Sequence[tuple[str, Path]] = (),
    texts: Path | None = None,
    *,
    subject_column: str | None = None,
    allow_missing: bool = False,
) -> tuple[dict[str, list[Any]], dict[str, Any]]:
    """Texts to attack by system, the originals first, and the masks of those that gave masks.

    The person of a text is its field `person` or `name`, or the one that is named, else its id.

    released, masks, texts, allow_missing (Any): As for `read_releases`.
    subject_column (str | None): Field with the person.
    RETURNS (tuple[dict[str, list[Target]], dict[str, Mapping]]): Masks by document.
    RAISES (KanonError): E556 for a record that cannot be read; as `read_releases`.
    """
    from ...evaluation.reidentification import ORIGINAL, Target
    from ...storage.records import BadRecord, read_columns, table_format
    from ..released_files import read_releases

    first = texts or next((path for _, path in released), None)
    format = None if first is None else table_format(first)
    if subject_column is None and first is not None and format is not None and first.is_file():
        columns = read_columns(first, format)
        subject_column = next((name for name in ("person", "name") if name in columns), None)
    originals, releases = read_releases(
        released, masks, texts, subject_column=subject_column, allow_missing=allow_missing
    )
    people = originals.subjects or {}
    targets: dict[str, list[Any]] = {
        name: [] for name in (ORIGINAL, *releases) if name in releases or texts
    }
    for text in originals.texts:
        person = people.get(text.doc_id, text.doc_id)
        targets[ORIGINAL].append(Target(text.doc_id, person, text.text))
    given: dict[str, dict[str, Any]] = {}
    for name, entries in releases.items():
        for entry in entries:
            if isinstance(entry, BadRecord):
                raise KanonError(
                    Errors.E556.format(path=name, line=entry.line, problem=entry.problem)
                )
            targets[name].append(Target(entry.name, entry.subject or entry.name, entry.text))
            if entry.masks is not None:
                given.setdefault(name, {})[entry.name] = entry.masks
    return targets, given


def _notes(background: Any, *, without_originals: bool) -> list[str]:
    notes = []
    if without_originals:
        notes.append(
            "No original texts were given (--texts), so that mark and the utility are missing."
        )
    alike = background.alike()
    if alike:
        groups = "; ".join(", ".join(group) for group in alike[:5])
        notes.append(
            f"{len(alike)} groups of people have equal background documents, so no attacker can "
            f"tell them apart: {groups}{' ...' if len(alike) > 5 else ''}."
        )
    return notes


def _without_absent(
    background: Any, targets: dict[str, list[Any]]
) -> tuple[dict[str, list[Any]], list[str]]:
    """The texts of people whom the background has, and a note on the others."""
    people = set(background.people)
    absent = {t.person for texts in targets.values() for t in texts} - people
    kept = {name: [t for t in texts if t.person in people] for name, texts in targets.items()}
    if not absent:
        return kept, []
    names = ", ".join(sorted(absent)[:10])
    more = " ..." if len(absent) > 10 else ""
    return kept, [f"{len(absent)} people are absent from the background, left out: {names}{more}."]


def _utilities(targets: dict[str, list[Any]], masks: dict[str, Any], seed: int) -> dict[str, Any]:
    from ...evaluation.attack_report import everything_masked_spans, system_utility
    from ...evaluation.reidentification import EVERYTHING_MASKED, with_everything_masked

    originals = next(iter(targets.values()))
    masks = {**masks, EVERYTHING_MASKED: everything_masked_spans(originals)}
    return {
        name: system_utility(originals, texts, masks.get(name), seed=seed)
        for name, texts in with_everything_masked(targets).items()
    }


def _counts(targets: dict[str, list[Any]], kb: Path, k: int) -> list[dict[str, Any]]:
    """What the knowledge base says of the same texts; their persons may have other names there."""
    from ...kb.reader import open_kb
    from ..audit_run import Measure, ReleaseAuditor
    from ..released_files import Released

    auditor = ReleaseAuditor(open_kb(kb), Measure(k, worst=0))
    return [
        auditor.audit(name, [Released(t.doc_id, t.text, t.person) for t in texts]).to_plain()
        for name, texts in targets.items()
    ]


def read_people(path: Path, fields: tuple[str, ...], text_column: str) -> Iterator[tuple[str, str]]:
    """Person and text of each line of JSONL, plain or .gz.

    path (Path): The file.
    fields (tuple[str, ...]): That may name the person; the first one that is there counts.
    text_column (str): Field with the text.
    YIELDS (tuple[str, str]): In file order.
    RAISES (KanonError): E180 for a line without a person or a text; what the file raises.
    """
    for line, record in read_jsonl(path, "JSONL of background documents"):
        person = next((str(record[name]) for name in fields if record.get(name)), "")
        text = record.get(text_column)
        problem = "" if isinstance(text, str) else f"no text in the field {text_column!r}"
        if not person:
            problem = f"no person (looked for {', '.join(fields)})"
        if problem:
            raise KanonError(Errors.E180.format(path=path, line=line, problem=problem))
        yield person, str(text)
