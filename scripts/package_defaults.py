"""Build en_kanon_base, the default pipeline as a package with a model card."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import spacy
from sample_texts import make_texts
from spacy.cli.package import package
from spacy.language import Language

from spacy_kanon import __version__
from spacy_kanon.cli._options import Force, K
from spacy_kanon.cli._util import Arg, Opt, script_command
from spacy_kanon.cli.assemble import LIMITS, write_card
from spacy_kanon.errors import Errors, KanonError
from spacy_kanon.kb.reader import SAMPLE, open_kb
from spacy_kanon.names import DEFAULT_K, INVENTED
from spacy_kanon.release.audit import ReleaseAuditor
from spacy_kanon.release.record import rewritten
from spacy_kanon.release.released_files import Released
from spacy_kanon.storage.files import check_new_folder, scratch_folder, whole_folder

NAME = "kanon_base"
DESCRIPTION = (
    "Masks and generalizes English text until what is left fits k people of a knowledge base. "
    "Rules and counts; nothing is trained."
)
SOURCES = [
    {
        "name": "sample knowledge base and ontology of spacy-kanon: 20,000 invented people over "
        "real places, occupations and calendars",
        "license": "MIT",
    },
    {"name": "Wikidata (classes of places and occupations)", "license": "CC0-1.0",
     "url": "https://www.wikidata.org"},
]  # fmt: skip
SAMPLE_LIMITS = """### The knowledge base is a sample

Its people are invented, over real places, occupations and calendars. It is there to try things out:
counts against it say nothing of your readers. For anything else build one of the people that your
texts could be about (`python -m spacy kanon build kb`)."""
MEASURED = """### How it was measured

On {count} texts about the sample's people, made by `scripts/sample_texts.py`: `NAMES_HIDDEN` is the
share of texts in which no part of the person's name is left, `K_KEPT` of those in which all that is
visible fits {k} people when it is counted once more from the released text alone, `TOKENS_KEPT` the
share of tokens that stay. How it does on real texts is in the documentation of spacy-kanon
(Measurements)."""


def package_defaults(
    output: Annotated[Path, Arg(metavar="DIR", help="Folder to make")],
    version: Annotated[str, Opt("--version", help="Of the package")] = __version__,
    k: K = DEFAULT_K,
    measured: Annotated[int, Opt("--measured", help="Texts to measure it on")] = 200,
    wheel: Annotated[
        bool, Opt("--wheel/--no-wheel", help="Build a wheel; else only its folder")
    ] = True,
    force: Force = False,
) -> dict[str, Any]:
    """Build en_kanon_base, the default pipeline as a package with a model card.

    It holds the sample knowledge base and the sample ontology, so that it needs nothing else than
    this package.
    """
    check_new_folder(output, force=force, inputs=[])
    if wheel and find_spec("build") is None:
        raise KanonError(Errors.E001.format(packages="build", extra="project"))
    nlp = spacy.blank("en", meta={"name": NAME, "version": version})
    nlp.add_pipe("kanon_masker", config={"k": k, "population": INVENTED, "store_kb": True})
    nlp.add_pipe("wikidata_generalizer", config={"store_ontology": True})
    write_card(
        nlp,
        description=DESCRIPTION,
        notes=[LIMITS, SAMPLE_LIMITS, MEASURED.format(count=measured, k=k)],
        license="MIT",
        sources=SOURCES,
        performance=sample_shares(nlp, k=k, count=measured),
    )
    with whole_folder(output, force=force) as folder, scratch_folder(output) as work:
        nlp.to_disk(work / NAME)
        package(work / NAME, folder, create_sdist=False, create_wheel=wheel)
        built = [path.relative_to(folder) for path in folder.glob("*/dist/*.whl")]
        if wheel and not built:
            raise KanonError(
                "[KN587] The wheel was not built; what python -m build said stands above. Mend "
                "that, or leave the wheel out (--no-wheel)."
            )
    return {"output": output / (built[0] if wheel else f"en_{NAME}-{version}")}


def sample_shares(nlp: Language, *, k: int, count: int) -> dict[str, float]:
    """How a pipeline does on texts about the people of the bundled sample.

    nlp (Language): With `kanon_masker`, on the bundled sample.
    k (int): Fewest people that are enough.
    count (int): How many texts.
    RETURNS (dict[str, float]): Shares of the texts: `names_hidden`, in which no part of the name is
        left, and `k_kept`, by a second count of what is released; `tokens_kept` of all tokens.
    """
    texts = list(make_texts(count))
    docs = nlp.pipe(text["text"] for text in texts)
    released = [
        Released(text["id"], rewritten(doc).text) for text, doc in zip(texts, docs, strict=True)
    ]
    hidden = [
        not any(re.search(rf"\b{re.escape(part)}\b", text.text) for part in source["name"].split())
        for source, text in zip(texts, released, strict=True)
    ]
    with open_kb(SAMPLE) as kb:
        audit = ReleaseAuditor(kb, k).audit("sample", released)
    shares = audit.tally.shares()
    return {
        "names_hidden": sum(hidden) / len(hidden),
        "k_kept": 1.0 - (shares["joint_below_k"] or 0.0),
        "tokens_kept": shares["tokens_visible"] or 0.0,
    }


if __name__ == "__main__":
    script_command(package_defaults)()
