"""What other programs call: texts, frames and files in, what can be released out.

The apps of this package (`review`, `service`, `spark`, `federated`) are such programs: they import
`spacy_kanon`, and no room below this one.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import Any, cast

from .errors import Errors, KanonError
from .kb.build import BuildReport
from .kb.reader import open_kb
from .lang import language_rules
from .lang.language_rules import LanguageRules as Language
from .names import DEFAULT_K
from .release.audit import Audit, ReleaseAuditor, audit_releases
from .release.profiles import make_recipe, read_profile, read_settings
from .release.record import Release
from .release.released_files import Released
from .release.runner import FACTORY, Entry, Recipe, TextRunner, make_release_runner
from .release.subjects import sanitize_groups, sanitize_subjects
from .types import PeopleSource, Population


class Sanitizer:
    """A pipeline that is loaded once and sanitizes texts in many calls.

    It can be pickled: the copy loads the pipeline again, when it is first used.

    >>> sanitizer = Sanitizer(k=5)
    >>> [release.text for release in sanitizer.pipe(["Zoe Xyzzy was born in Oslo in 1972."])]
    ['*** was born in *** in 1972.']
    """

    def __init__(
        self, recipe: Recipe | None = None, *, profile: str | None = None, **settings: Any
    ) -> None:
        """recipe (Recipe | None): How to make the pipeline; None: a blank English one.
        profile (str | None): A bundled profile, such as "hipaa-safe-harbor", or a file of settings.
        **settings (Any): Of the `kanon_masker`, such as `k` and `kb`; they override the profile's.
        RAISES (KanonError): KN375 for a profile that is not there, KN377 for a setting that is not,
            KN985 for a recipe with a profile or settings.
        """
        if recipe is None:
            rules = None if profile is None else read_profile(profile)
            masker = {"components": {FACTORY: settings}}
            recipe = make_recipe(read_settings(rules, overrides=masker, where="The call"))
        elif settings or profile is not None:
            names = [*settings, "profile"] if profile is not None else settings
            raise KanonError(
                f"[KN985] {', '.join(names)}: settings and a recipe do not go together. Put "
                "them into the recipe's config."
            )
        self.recipe = recipe

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.recipe,)

    @property
    def nlp(self) -> Any:
        """The spaCy pipeline, which is loaded when it is first asked for.

        RETURNS (Language): With all components.
        RAISES (KanonError): KN323 if there is no such pipeline, and whatever is wrong with the
            settings and the folders that they name.
        """
        return self._runner.nlp

    @cached_property
    def _runner(self) -> TextRunner[Release | list[Release]]:
        return make_release_runner(self.recipe)

    def pipe(
        self, texts: Iterable[str], *, n_process: int = 1, seconds: float | None = None
    ) -> Iterator[Release]:
        """Sanitize texts, each decided alone.

        texts (Iterable[str]): Read as they are needed.
        n_process (int): Processes.
        seconds (float | None): Time for all texts together, in one process and its main thread;
            texts that are not done by then are withheld. None: each has the recipe's `timeout`,
            without which (0) a text that is under way is not interrupted.
        YIELDS (Release): One a text, in order.
        RAISES (KanonError): As `nlp`, before the first text.
        """
        entries = (Entry(text) for text in texts)
        return cast("Iterator[Release]", self._releases(entries, n_process, seconds))

    def pipe_groups(
        self,
        groups: Iterable[tuple[Sequence[str], str | None]],
        *,
        n_process: int = 1,
        seconds: float | None = None,
        columns: Sequence[str] = (),
    ) -> Iterator[list[Release]]:
        """Sanitize texts in groups: what stays in all texts of one fits k people together.

        groups (Iterable[tuple[Sequence[str], str | None]]): The texts of each, and the name of the
            person whom they are about, for operators and `linkage_masker`; None: not known.
        n_process, seconds: As for `pipe`.
        columns (Sequence[str]): Headers of the texts of a row, which are read as labels.
        YIELDS (list[Release]): One a group, with a release for each of its texts.
        RAISES (KanonError): As `nlp`, before the first text.
        """
        run = partial(self._releases, n_process=n_process, seconds=seconds)
        yield from sanitize_groups(groups, run, columns)

    def by_subject(
        self,
        rows: Sequence[Sequence[str]],
        subjects: Sequence[str | None],
        *,
        n_process: int = 1,
        seconds: float | None = None,
        columns: Sequence[str] = (),
    ) -> list[list[Release]]:
        """Sanitize rows of texts; all texts about one person are one group, in any order.

        rows (Sequence[Sequence[str]]): The texts of each row.
        subjects (Sequence[str | None]): Whom each row is about; a row without a name is withheld.
        n_process, seconds, columns: As for `pipe_groups`.
        RETURNS (list[list[Release]]): A release for each text of each row.
        RAISES (KanonError): As `nlp`.
        """
        run = partial(self._releases, n_process=n_process, seconds=seconds)
        return list(sanitize_subjects(zip(rows, subjects, strict=True), run, columns))

    def _releases(
        self, entries: Iterable[Entry], n_process: int, seconds: float | None
    ) -> Iterator[Release | list[Release]]:
        runner = self._runner
        if seconds is None:
            yield from runner.run(entries, n_process=n_process)
            return
        end = time.monotonic() + seconds
        for entry in entries:
            left = end - time.monotonic()
            if left <= 0:
                yield Release(None, Errors.E347.format(seconds=f"{seconds:g}"))
            else:
                yield runner(entry, left)


def sanitize(
    source: Any,
    columns: str | Sequence[str] | None = None,
    *,
    subject: str | Sequence[str | None] | None = None,
    output: Path | None = None,
    keep_original: bool | Sequence[str] = False,
    suffix: str = "_sanitized",
    recipe: Recipe | None = None,
    n_process: int = 1,
    **settings: Any,
) -> Any:
    """Sanitize texts, a data frame or a file.

    source (Iterable[str] | Frame | Path): Texts; a DataFrame of pandas or polars, which is not
        changed; or a file or folder (a `Path`, since a string is a text) of text, JSONL, CSV, TSV,
        Parquet or documents.
    columns (str | Sequence[str] | None): Of a frame or table: the columns that hold texts; those
        of a row are decided together. A null stays one. None is "text".
    subject (str | Sequence[str | None] | None): Whom texts are about: all texts of one person are
        decided together. Of a frame or table: the column that says so; of texts: one name for all,
        or one each.
    output (Path | None): Of a file: what to write, whole or not at all.
    keep_original (bool | Sequence[str]): Of a frame or table: release other columns unchanged, all
        of them (of a frame also the texts as written) or those that are named.
    suffix (str): Of a frame: ends the names of the new columns.
    recipe (Recipe | None): How to make the pipeline; None: a blank English one with `settings`.
    n_process (int): Processes.
    **settings (Any): Of `Sanitizer`: a `profile`, and settings of the `kanon_masker`.
    RETURNS (list[Release] | Frame | Summary): Of texts a release each, in order. Of a frame one of
        its type with a column of released texts for each (null where a text is withheld),
        `kanon_k` and `kanon_problem`, which says why. Of a file the counts of the release.
    RAISES (KanonError): KN980 for another source, KN981 for columns that are missing, in the way
        or no texts; and whatever is wrong with the settings or the files.

    >>> [release.text for release in sanitize(["Zoe Xyzzy was born in Oslo in 1972."], k=5)]
    ['*** was born in *** in 1972.']
    """
    sanitizer = Sanitizer(recipe, **settings)
    names = (columns or "text",) if columns is None or isinstance(columns, str) else tuple(columns)
    if isinstance(source, Path):
        from .release import sanitize as files

        if output is None:
            message = "A file needs a place for its release. Name it: output=Path(...)."
            raise KanonError(f"[KN979] {message}")
        return files.sanitize(
            source,
            Path(output),
            sanitizer.recipe,
            text_column=names,
            subject_column=cast("str | None", subject),
            keep_column=["*"] if keep_original is True else keep_original or (),
            n_process=n_process,
        )
    if isinstance(source, str | bytes | Mapping):
        raise KanonError(Errors.E980.format(type=type(source).__name__))
    if hasattr(source, "columns") or hasattr(source, "column_names"):
        from .frames import sanitize_frame

        more: dict[str, Any] = {"subject": subject, "suffix": suffix, "n_process": n_process}
        return sanitize_frame(source, names, sanitizer, keep_original, **more)
    texts = list(source)
    if wrong := {type(text).__name__ for text in texts} - {"str"}:
        raise KanonError(Errors.E980.format(type=f"list of {', '.join(sorted(wrong))}"))
    if subject is None:
        return list(sanitizer.pipe(texts, n_process=n_process))
    names_of = [subject] * len(texts) if isinstance(subject, str) else list(subject)
    rows = [(text,) for text in texts]
    return [row[0] for row in sanitizer.by_subject(rows, names_of, n_process=n_process)]


def audit(
    released: Path | Iterable[str | Release],
    *,
    kb: Path | str | None = None,
    population: str | None = None,
    k: int = DEFAULT_K,
    linkage: Path | None = None,
    text_column: str | None = None,
    subject_column: str | None = None,
    lang: str = "en",
) -> Audit:
    """Count how many people released texts single out, from the texts alone.

    released (Path | Iterable[str | Release]): A file or folder that any tool has written, or texts.
    kb (Path | str | None): Knowledge base folder: what an attacker knows; None: the population.
    population (str | None): A bundled population by its name, or "sample" for invented people;
        None is the default.
    k (int): Fewest people that are enough, at least 2.
    linkage (Path | None): Of a file: index of background documents, whose readers are asked too.
    text_column (str | None): Of a file: field of the released text; None: those that `sanitize`
        writes, or "text".
    subject_column (str | None): Of a file: field with the name of whom a text is about.
    lang (str): Language of the texts.
    RETURNS (Audit): Its `tally` has the figures, `worst` the documents that single out fewest.
    RAISES (KanonError): KN605 if there is no text to count, KN300 for a `k` out of range; and
        whatever is wrong with the files.

    >>> audit(["A geologist was born in Oslo."], k=5).tally.documents
    1
    """
    if isinstance(released, Path):
        (result,) = audit_releases(
            [("", released)],
            kb=None if kb is None else Path(kb),
            population=population,
            text_column=text_column,
            subject_column=subject_column,
            k=k,
            lang=lang,
            linkage=linkage,
        )
        return result
    texts = [one.text if isinstance(one, Release) else one for one in released]
    entries = [Released(f"text {n}", t) for n, t in enumerate(texts, start=1) if t is not None]
    knowledge = open_kb(kb, population=population)
    return ReleaseAuditor(knowledge, k, lang=lang).audit("texts", entries)


def build_kb(
    source: Path | str | PeopleSource,
    output: Path,
    *,
    columns: Path | Mapping[str, Any] | None = None,
    languages: Sequence[str] = ("en",),
    words: Iterable[str] = (),
    folded: bool = False,
    population: Population | None = None,
    force: bool = False,
) -> BuildReport:
    """Build a knowledge base: who is known, and what is known about them.

    source (Path | str | PeopleSource): Wikidata JSON dump, or a table (CSV, TSV, JSONL, Parquet);
        or an object that yields facts.
    output (Path): The folder to make, whole or not at all.
    columns (Path | Mapping | None): Of a table: what each column means.
    languages (Sequence[str]): Of a dump: languages of labels and aliases.
    words (Iterable[str]): Words, in lower case, to mask though no person is known to have them.
    folded (bool): Also store case-folded keys, for texts in capitals.
    population (Population | None): What the people of the source are a sample of; None: they are
        all there are.
    force (bool): Replace a knowledge base that is there.
    RETURNS (BuildReport): People, terms, bytes, seconds and the fingerprint.
    RAISES (KanonError): KN001 without the extra `build`, KN003 without a source, KN004 if the
        output exists; and whatever is wrong with the source.
    """
    from .kb import build, tables
    from .kb.terms import harmless_terms

    if isinstance(source, Path | str):
        source = tables.open_source(
            source, mapping=columns, languages=languages, beside=Path(output)
        )
    options: dict[str, Any] = {"folded": folded, "population": population, "force": force}
    return build.build_kb(source, Path(output), harmless=harmless_terms(), words=words, **options)


def build_ontology(
    source: Path, output: Path, *, languages: Sequence[str] = ("en",), force: bool = False
) -> dict[str, Any]:
    """Build an ontology: what is more general than what, for truthful replacements.

    source (Path): Wikidata JSON dump (.json, .gz, .bz2).
    output (Path): The folder to make, whole or not at all.
    languages (Sequence[str]): Languages of labels and aliases.
    force (bool): Replace an ontology that is there.
    RETURNS (dict[str, Any]): Its description: counts, files with their hashes, fingerprint.
    RAISES (KanonError): KN003 without a source, KN004 if the output exists, KN404 if nothing in
        the source is of use.
    """
    from .ontology.build import build_ontology as build
    from .ontology.source import DumpSource

    return build(DumpSource(Path(source), languages=tuple(languages)), Path(output), force=force)


def build_background(
    documents: Iterable[tuple[str, str]], output: Path, *, force: bool = False
) -> Any:
    """Index background documents about people, for masking what links a text to one of them.

    The index does not hold the documents, but their words can be guessed from it: it is as
    confidential as they are.

    documents (Iterable[tuple[str, str]]): Name of a person and a text; of one person also several.
    output (Path): The folder to make, whole or not at all.
    force (bool): Replace an index that is there.
    RETURNS (Built): Counts of people, documents and features, bytes and fingerprint.
    RAISES (KanonError): KN004 if the output exists, KN173 for fewer than two people, KN174 for a
        document without words.
    """
    from .linkage.build import build_background as build

    return build(documents, Path(output), force=force)


def get_language(lang: str) -> Language | None:
    """The rules of a language.

    lang (str): Its code, as spaCy has it in `nlp.lang`.
    RETURNS (Language | None): None if there are no rules: then known terms are found, and nothing
        that only looks like an identifier.

    >>> get_language("en").lang
    'en'
    """
    return language_rules.rules_of(lang)


def register_language(language: Language) -> None:
    """Add the rules of a language, or replace those that are there, in this process.

    An installed package registers its language for all processes by an entry point of the group
    `spacy_kanon_languages` instead.

    language (Language): Its `lang` is the code that it is found by.
    """
    language_rules.languages()[language.lang] = language
