"""Make `spacy_kanon/lang/data/en.nouns`: of what sort the things are that a common noun is used of.

    python scripts/make_nouns.py WORDNET

WORDNET is the folder of the files of WordNet 3.0 (`data.noun`, `index.noun`, `cntlist.rev`), as in
the Debian package `wordnet-base` (see NOTICE). A noun is of a sort if nearly all that it is used of
is, by the counts of its senses; one of several sorts, or of none below, is left out, and so is a
rare one for an animal or for matter of no closer sort. "Humor" ends as nouns for people do and is
used of none: a thing.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from pathlib import Path

from spacy_kanon.lang.en.bits import COMMON
from spacy_kanon.lang.en.lexicon import flags_of, is_agent

OUT = Path(__file__).parents[1] / "spacy_kanon" / "lang" / "data" / "en.nouns"
SURE, UNCOUNTED = 0.67, 0.1  # Share of a sort in the uses; a use of a sense without a count.
# Synsets of WordNet and the word for what is below each, "" for none: the nearest one counts.
SORTS = {
    "00007846": "person", "08053576": "institution", "08008335": "organization",
    "00031264": "", "05996646": "field", "05941423": "belief",
    "05616246": "ability", "07066659": "", "07007684": "work", "06619065": "work",
    "07020895": "", "02743547": "work", "03777961": "", "06362953": "work", "06647206": "work",
    "00766234": "crime", "00220023": "crime", "00748155": "activity",
    "00030358": "activity", "00029378": "event", "14373582": "", "00024720": "condition",
    "00026192": "feeling", "04341686": "", "06254669": "", "00021939": "object",
    "13244109": "holding", "09225146": "place", "09287968": "place", "09334396": "place",
    "00027167": "place", "00019613": "substance", "03800933": "instrument",
    "04524313": "vehicle", "04565375": "weapon", "02913152": "building", "03259505": "building",
    "00015388": "animal", "00017222": "plant", "00021265": "food", "07881800": "drink",
    "03051540": "garment", "07037465": "work", "04076846": "work", "06780069": "work",
    "06780678": "work", "06777164": "work", "07201804": "work", "07092158": "work",
    "09335240": "place", "13246475": "place", "06266417": "activity",
}  # fmt: skip
HAPPENINGS = ("activity", "event", "crime")
MATTER = ("object", "place", "holding", "substance", "instrument", "vehicle", "weapon", "animal")
HEAD = """# Of what sort the things are that a noun is used of, by WordNet 3.0 (see NOTICE). Made by
# `scripts/make_nouns.py`; each line is a sort and its nouns.
"""


def main(folder: Path) -> None:
    above: dict[str, list[str]] = {}
    for line in (folder / "data.noun").read_text("utf8").splitlines():
        parts = line.split(" | ")[0].split()
        above[parts[0]] = [parts[at + 1] for at, sign in enumerate(parts) if sign == "@"]

    def sort_of(synset: str) -> str:
        return SORTS[synset] if synset in SORTS else next(map(sort_of, above[synset]), "")

    counts: Counter[tuple[str, int]] = Counter()
    for line in (folder / "cntlist.rev").read_text("utf8").splitlines():
        key, number, count = line.split()
        noun, _, sense = key.partition("%")
        counts[noun, int(number)] += int(count) * sense.startswith("1:")
    nouns = defaultdict(list)
    for line in (folder / "index.noun").read_text("utf8").splitlines():
        noun, *rest = line.split()
        if not noun.isalpha() or not flags_of(noun):
            continue
        uses: Counter[str] = Counter()
        for number, synset in enumerate(rest[-int(rest[1]) :], 1):
            # Of "villa", an ordinary word, the sense that is a single being does not count.
            if above[synset] or not flags_of(noun) & COMMON:
                uses[sort_of(synset)] += counts[noun, number] + UNCOUNTED
        sort, most = (*uses.most_common(1), ("", 0))[0]
        if sort == "crime" and most < SURE * uses.total():
            sort = "activity"
        if sort in ("activity", "event"):  # A game is both.
            most = sum(uses[one] for one in HAPPENINGS)
        is_kind = all(above[synset] for synset in rest[-int(rest[1]) :])  # And no single being.
        is_counted = sort not in MATTER or any(counts[noun, n] for n in range(1, len(rest)))
        if sort and is_counted and most >= SURE * uses.total():
            nouns[sort].append(noun)
        elif is_agent(noun) and "person" not in uses and is_kind:
            nouns["thing"].append(noun)
    OUT.write_text(HEAD + "".join(f"{s} {' '.join(nouns[s])}\n" for s in sorted(nouns)), "utf8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
