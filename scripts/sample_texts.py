"""Write short biographies of the invented people in the bundled sample, made from their facts.

To try and test training without any download. The sentences are few and plain: a model trained on
them is a demonstration, not a masker for real texts.
"""

from __future__ import annotations

import calendar
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Annotated, Any

import numpy as np
from synthetic_people import BLOCK, SAMPLE_SEED, Block

from spacy_kanon.cli._options import Force, Seed
from spacy_kanon.cli._util import Arg, Opt, script_command
from spacy_kanon.errors import KanonError
from spacy_kanon.formats.annotation_files import write_jsonl
from spacy_kanon.lang.en.person_names import surname
from spacy_kanon.names import DATE_PREFIX, DEM, KEY_PREFIXES
from spacy_kanon.storage.files import check_new_file
from spacy_kanon.types import TermRow

# Sentences by the facts they need. {he} is "He" or a surname, so that names recur.
OPENINGS = (
    ("{name} (born {born}) is {a} {nation} {job}.", ("born", "nation", "job")),
    (
        "{name} (born {born} in {birthplace}) is {a} {nation} {job}.",
        ("birthplace", "born", "nation", "job"),
    ),
    ("{name}, born {born}, was {a} {nation} {job}.", ("born", "nation", "job")),
    ("{name} ({born} – {died}) was {a} {nation} {job}.", ("born", "died", "nation", "job")),
    ("{name} is {a} {nation} {job} from {birthplace}.", ("nation", "job", "birthplace")),
    ("{name} was {a} {nation} {job}.", ("nation", "job")),
    ("{name} worked as {article_job}.", ("job",)),
    ("This is a page about {name}.", ()),
)
SENTENCES = (
    ("{he} was born in {birthplace}.", ("birthplace",)),
    ("{he} grew up in {birthplace}, and later lived in {home}.", ("birthplace", "home")),
    ("{he} studied at the {school}.", ("school",)),
    ("After leaving the {school} in {year}, {he} travelled {number} months.", ("school", "year")),
    ("{he} worked for the {employer} for {number} years.", ("employer",)),
    ("In {year} {he} joined the {employer}.", ("employer", "year")),
    ("{he} played {number} matches for {team}.", ("team",)),
    ("{he} was {office} from {year}.", ("office", "year")),
    ("{he} was a member of the {party}.", ("party",)),
    ("{he} received the {award} in {year}.", ("award", "year")),
    ("{he} was awarded the {award}.", ("award",)),
    ("{he} married {spouse}.", ("spouse",)),
    ("{he} was married to {spouse}, and they had {children}.", ("spouse", "children")),
    ("{he} speaks {language}.", ("language",)),
    ("{he} died in {deathplace} on {died}.", ("deathplace", "died")),
    ("{he} is known for a quiet and patient way of working.", ()),
    ("Little is known about the years that followed.", ()),
)
_FACTS = {
    "P19": "birthplace", "P20": "deathplace", "P551": "home", "P69": "school", "P108": "employer",
    "P54": "team", "P39": "office", "P102": "party", "P166": "award", "P26": "spouse",
    "P1971": "children", "P1412": "language", "P106": "job",
}  # fmt: skip
_DATES = {"P569": "born", "P570": "died"}
_MAX_SENTENCES = 6


def sample_texts(
    output: Annotated[Path, Arg(help="JSONL file to write: id, name, text")],
    count: Annotated[int, Opt("--count", help="Texts, each about another person")] = 400,
    seed: Seed = 0,
    force: Force = False,
) -> dict[str, Any]:
    """Write short biographies of the invented people in the bundled sample knowledge base."""
    check_new_file(output, force=force, inputs=[])
    texts = list(make_texts(count, seed=seed))
    write_jsonl(texts, output)
    return {"texts": len(texts), "output": output}


def make_texts(count: int, *, seed: int = 0) -> Iterator[dict[str, str]]:
    """Texts about the first `count` people of the bundled sample, as `{id, name, text}`."""
    if not 1 <= count <= BLOCK:
        raise KanonError(f"[KN562] {count} texts cannot be made: give a number from 1 to {BLOCK}.")
    block = Block(count, np.random.RandomState([SAMPLE_SEED, 0]))
    by_person: defaultdict[int, list[TermRow]] = defaultdict(list)
    for row in block.rows(0):
        by_person[row.person].append(row)
    for index in range(count):
        name = block.name(index)
        text = biography(name, by_person[index], Random(f"{seed}/{index}"))
        yield {"id": f"sample-{index + 1:05}", "name": name, "text": text}


def biography(name: str, rows: Sequence[TermRow], random: Random) -> str:
    """A text that states some of a person's facts, each sentence once."""
    values = _values(rows, random)
    values["name"] = name
    pronoun = random.choice(("he", "she"))
    opening = random.choice([text for text, needs in OPENINGS if values.keys() >= set(needs)])
    sentences = [_sentence(opening, values, pronoun, random)]
    possible = [text for text, needs in SENTENCES if values.keys() >= set(needs)]
    chosen = random.sample(possible, min(len(possible), random.randint(2, _MAX_SENTENCES)))
    sentences += [_sentence(text, values, pronoun, random) for text in chosen]
    return " ".join(sentences)


def _sentence(template: str, values: dict[str, str], pronoun: str, random: Random) -> str:
    job = values.get("job", "")
    he = random.choice((pronoun, surname(values["name"])))
    if template.startswith("{he}") and he == pronoun:
        he = pronoun.capitalize()
    return template.format(
        **{"year": "", **values},
        he=he,
        a=_article(values.get("nation", "")),
        article_job=f"{_article(job)} {job}",
        number=random.choice(("two", "three", "12", "14", "27", "30")),
    )


def _values(rows: Sequence[TermRow], random: Random) -> dict[str, str]:
    values: dict[str, str] = {}
    for row in rows:
        if row.origin in _DATES and row.key.startswith(DATE_PREFIX):
            values.setdefault(_DATES[row.origin], _written(row.key, random))
            if "X" not in row.key and row.origin == "P569":
                born = int(row.key.removeprefix(DATE_PREFIX)[:4])
                values.setdefault("year", str(born + random.randint(18, 60)))
        elif row.key.startswith(KEY_PREFIXES):
            continue
        elif row.origin == "P27" and row.kind == DEM:
            values.setdefault("nation", row.key)
        elif row.origin in _FACTS:
            values.setdefault(_FACTS[row.origin], row.key)
    return values


def _written(key: str, random: Random) -> str:
    """A date key in one of the common English forms."""
    parts = key.removeprefix(DATE_PREFIX).split("-")
    if len(parts) == 1 or "X" in key:
        return parts[0]
    month = calendar.month_name[int(parts[1])]
    if len(parts) == 2:
        return f"{month} {parts[0]}"
    day = int(parts[2])
    forms = (f"{day} {month} {parts[0]}", f"{month} {day}, {parts[0]}")
    return random.choice(forms)


def _article(word: str) -> str:
    return "an" if word[:1].lower() in "aeiou" else "a"


if __name__ == "__main__":
    script_command(sample_texts)()
