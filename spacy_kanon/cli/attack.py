"""`python -m spacy kanon attack`: how many people does a classifier recognize?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from wasabi import msg

from ..errors import must_be
from ..names import DEFAULT_K
from ..storage.files import check_outputs
from ..storage.progress import progress_bar
from . import _options
from ._util import (
    Arg,
    Opt,
    check_report,
    command,
    named_file,
    overrides_of,
    settings_of,
    show_report_tables,
    write_report,
)

LLM, AWARE = "llm", "aware"


@command("attack", shown=False)
def attack(
    background: Annotated[
        Path, Arg(help="What the attacker knows: a person and a text per line of JSONL (or .gz)")
    ],
    released: Annotated[
        list[str] | None, Arg(metavar="[NAME=]RELEASED", help="Anonymized texts of any tool")
    ] = None,
    masks: _options.Masks = [],
    texts: Annotated[
        Path | None, Opt(help="The originals: a mark, and what masks refer to")
    ] = None,
    attacker: Annotated[
        str,
        Opt(
            help="light (TF-IDF), aware (knows linkage_masker: --attacker.k ...), vectors, "
            "learned (--attacker.model ...) or llm (--attacker.endpoint URL)"
        ),
    ] = "light",
    subject_column: _options.SubjectColumn = None,
    text_column: _options.TextColumn = "text",
    kb: Annotated[
        Path | None, Opt(help="aware: count whom the reader who knows it cannot exclude")
    ] = None,
    k: _options.K = DEFAULT_K,
    seed: _options.Seed = 0,
    report: _options.Report = None,
    ctx: typer.Context = None,
) -> dict[str, Any]:
    """Attack anonymized texts with a classifier that knows each person's background documents.

    Prints the share of texts whose person is recognized, beside three marks: the original texts,
    the texts with every word masked, and a random guess.
    """
    from ..evaluation.attackers import attacker_maker, options_of
    from ..evaluation.intervals import plain
    from ..evaluation.reidentification import PERSON_FIELDS, Background, read_people, run_attack
    from ..evaluation.utility import attack_table, utilities_of, utility_table
    from ..kb.reader import open_kb
    from ..release.audit import ReleaseAuditor

    given: dict[str, Any] = {"seed": seed} if attacker == "learned" else {}
    options = settings_of(options_of(attacker), "attacker", overrides_of(ctx), **given)
    make_attacker = attacker_maker(attacker, options)
    if attacker == LLM:
        msg.warn(f"The texts are sent to {options.endpoint}, and to no other place.")
    if kb is not None and attacker != AWARE:
        raise must_be(
            "--attacker", f"{AWARE} with --kb; audit counts by a knowledge base", attacker
        )
    releases, masked = (list(map(named_file, named or ())) for named in (released, masks))
    check_report(report)
    files = [background, texts, *(path for _, path in releases + masked)]
    check_outputs({"--report": report}, inputs=files)
    fields = PERSON_FIELDS if subject_column is None else (subject_column,)
    known = Background.from_pairs(read_people(background, fields, text_column))
    targets, spans = read_targets(releases, masked, texts, subject_column=subject_column)
    notes = _notes(known, without_originals=texts is None)
    if attacker == AWARE:
        notes.append(
            "aware takes each text for a release of linkage_masker with these settings. In other "
            "texts it excludes the right person: attack those with light."
        )
    with progress_bar(None, "attack", total=len(targets) + 2, unit="steps") as bar:

        def step(message: str) -> None:
            bar.set_description(message)
            bar.update()

        scores = run_attack(known, targets, make_attacker, step=step)
    utilities = {} if texts is None else utilities_of(targets, spans)
    auditor = None if kb is None else ReleaseAuditor(open_kb(kb), k)
    tables = [attack_table(scores), *([utility_table(utilities)] if utilities else [])]
    if auditor:
        tables.append(_possible(auditor, k, targets))
    show_report_tables(tables)
    for note in notes:
        msg.warn(note)
    rows = {
        table.title: [dict(zip(table.columns, row, strict=True)) for row in table.rows]
        for table in tables
    }
    result = {"attacker": attacker, "tables": plain(rows), "notes": notes}
    write_report(report, result)
    return result


def read_targets(
    released: Sequence[tuple[str, Path]],
    masks: Sequence[tuple[str, Path]] = (),
    texts: Path | None = None,
    *,
    subject_column: str | None = None,
) -> tuple[dict[str, list[Any]], dict[str, Mapping[str, Any]]]:
    """Texts to attack by system, the originals first, and the masks of those that gave masks."""
    from ..evaluation.reidentification import ORIGINAL, Target
    from ..release.released_files import read_releases
    from ..storage.records import all_good, read_columns, table_format

    first = texts or next((path for _, path in released), None)
    format = None if first is None else table_format(first)
    if subject_column is None and first is not None and format is not None and first.is_file():
        columns = read_columns(first, format)
        subject_column = next((name for name in ("person", "name") if name in columns), None)
    originals, releases = read_releases(released, masks, texts, subject_column=subject_column)
    targets: dict[str, list[Any]] = {
        name: [] for name in (ORIGINAL, *releases) if name in releases or texts
    }
    for text in originals.texts:
        person = originals.subjects.get(text.doc_id, text.doc_id)
        targets[ORIGINAL].append(Target(text.doc_id, person, text.text))
    given: dict[str, dict[str, Any]] = {}
    for name, entries in releases.items():
        for entry in all_good(entries, name):
            targets[name].append(Target(entry.name, entry.subject or entry.name, entry.text))
            if entry.masks is not None:
                given.setdefault(name, {})[entry.name] = entry.masks
    return targets, dict(given)


def _notes(background: Any, *, without_originals: bool) -> list[str]:
    notes = []
    if without_originals:
        notes.append(
            "No original texts were given (--texts), so that mark and the utility are missing."
        )
    if alike := background.alike():
        groups = "; ".join(", ".join(group) for group in alike[:5])
        notes.append(
            f"{len(alike)} groups of people have equal background documents, so no attacker can "
            f"tell them apart: {groups}{' ...' if len(alike) > 5 else ''}."
        )
    return notes


def _possible(auditor: Any, k: int, targets: Mapping[str, list[Any]]) -> Any:
    """How few people are left to a reader who knows how the count decides, by system."""
    from ..evaluation.report import Table

    rows: list[list[Any]] = []
    for name, texts in targets.items():
        left = [people for text in texts if (people := auditor.possible(text.text)) is not None]
        rows.append([name, len(left), sum(n < k for n in left), sum(n == 1 for n in left)])
    columns = ["system", "texts", f"fewer than {k}", "exactly one"]
    note = "Texts whose visible terms fit a person. A mask is a term of the kind that it shows."
    return Table("People left to a reader who knows the rule", columns, rows, note)
