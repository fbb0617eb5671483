"""`python -m spacy kanon package-defaults`: the default pipeline as a wheel, without training."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

from wasabi import msg

from ... import __version__
from ...errors import Errors, KanonError
from ...names import DEFAULT_K
from ...storage.output_checks import check_new_folder
from .._app import kanon_cli
from .._errors import friendly_errors
from .._options import argument, option

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


def package_defaults(
    output: Path,
    *,
    version: str = __version__,
    k: int = DEFAULT_K,
    measured: int = 200,
    wheel: bool = True,
    force: bool = False,
) -> Path:
    """Build en_kanon_base: rules, the sample knowledge base and the sample ontology.

    The pipeline holds both, so that it needs nothing else than this package. Its README.md is a
    model card: sources, licence, scores, limits.

    output (Path): Folder to make.
    version (str): Of the package.
    k (int): People that all that stays has to fit.
    measured (int): Texts about the sample's people to measure it on.
    wheel (bool): Build a wheel; else only the folder that it is built of.
    force (bool): Replace OUTPUT if it exists.
    RETURNS (Path): The wheel, or that folder.
    RAISES (KanonError): E001 if a wheel is wanted and the package build is missing; E002, E004 and
        E008 for the folder; E562 for the number of texts; E587 if the wheel was not built.
    """
    import spacy
    from spacy.cli.package import package

    from ...storage.files import scratch_folder, whole_folder
    from .model_card import LIMITS, SAMPLE_LIMITS, sample_shares, write_card

    check_new_folder(output, force=force, inputs=[])
    if wheel and find_spec("build") is None:
        raise KanonError(Errors.E001.format(packages="build", extra="project"))
    nlp = spacy.blank("en", meta={"name": NAME, "version": version})
    nlp.add_pipe("kanon_masker", config={"k": k, "store_kb": True})
    nlp.add_pipe("wikidata_generalizer", config={"store_ontology": True})
    write_card(
        nlp,
        description=DESCRIPTION,
        notes=[LIMITS, SAMPLE_LIMITS, _measured(measured, k)],
        license="MIT",
        sources=SOURCES,
        performance=sample_shares(nlp, k=k, count=measured),
    )
    with whole_folder(output, force=force) as folder, scratch_folder(output) as work:
        nlp.to_disk(work / NAME)
        package(work / NAME, folder, create_sdist=False, create_wheel=wheel)
        built = [path.relative_to(folder) for path in folder.glob("*/dist/*.whl")]
        if wheel and not built:
            raise KanonError(Errors.E587)
    return output / (built[0] if wheel else f"en_{NAME}-{version}")


def _measured(count: int, k: int) -> str:
    return f"""### How it was measured

On {count} texts about the sample's people, made by `python -m spacy kanon sample-texts`:
`NAMES_HIDDEN` is the share of texts in which no part of the person's name is left, `K_KEPT` of
those in which all that is visible fits {k} people when it is counted once more from the released
text alone, `TOKENS_KEPT` the share of tokens that stay. How it does on real texts is in the
documentation of spacy-kanon (Measurements)."""


@kanon_cli.command("package-defaults")
@friendly_errors
def package_defaults_cli(
    output: Path = argument(package_defaults, "output", metavar="DIR"),
    version: str = option(package_defaults, "version", "--version"),
    k: int = option(package_defaults, "k", "--k", "-k"),
    measured: int = option(package_defaults, "measured", "--measured"),
    wheel: bool = option(package_defaults, "wheel", "--wheel/--no-wheel"),
    force: bool = option(package_defaults, "force", "--force"),
) -> dict[str, Any]:
    """Build en_kanon_base, the default pipeline as a package with a model card."""
    built = package_defaults(
        output, version=version, k=k, measured=measured, wheel=wheel, force=force
    )
    msg.good(f"Built {built}")
    return {"output": built}
