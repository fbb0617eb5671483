"""Errors with a code that stays the same. Each message says what happened and what to do next.

A message stands here if several places raise it, else beside its `raise`. The first digit of a code
is its family: 0 general, 1 knowledge base (17x, 18x: linkage), 2 surfaces and candidates, 3 the
decision and the components (35x to 38x: operators, lists and profiles), 4 ontology, generalization
and selection, 5 corpora and the learned masker, 6 evaluation, 7 indicators, 8 records and federated
training, 9 people in the loop (95x, 96x: the service).
"""

from __future__ import annotations

import difflib
import os
from collections.abc import Collection, Iterable
from importlib.util import find_spec
from pathlib import Path


class KanonError(ValueError):
    """Base of all errors a user can do something about. `code` is stable across versions."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.code = message[1:6] if message.startswith("[K") else ""


class RecordError(KanonError):
    """One text cannot be done; the others can."""


class SampleWarning(UserWarning):
    """The people counted are those of the bundled sample, who are invented (KN383)."""


SHOW_WORDS = "SPACY_KANON_SHOW_WORDS"


def shown(words: object) -> str:
    """Words of a user's text or table, for a message that may end in a log."""
    if words is None or os.environ.get(SHOW_WORDS) == "1":
        return repr(words)
    if isinstance(words, str):
        return f"({len(words)} characters)"
    return f"(a value of type {type(words).__name__})"


def did_you_mean(name: str, choices: Iterable[str]) -> str:
    """A hint for a name that there is not.

    >>> did_you_mean("guarante", ["k", "guarantee", "seed"])
    " Did you mean 'guarantee'?"
    """
    nearest = difflib.get_close_matches(name, list(choices), n=1)
    return f" Did you mean {nearest[0]!r}?" if nearest else ""


def no_choice(name: str, value: object, choices: Collection[str]) -> KanonError:
    """The error about a value that is none of the choices, with the nearest of them (KN321)."""
    listed, nearest = ", ".join(choices), did_you_mean(str(value), choices)
    return KanonError(f"[KN321] {name} is {value!r}, but has to be one of: {listed}.{nearest}")


def check_choice(name: str, value: object, choices: Collection[str]) -> None:
    """RAISES (KanonError): KN321 for a value that is none of the choices."""
    if value not in choices:
        raise no_choice(name, value, choices)


def no_setting(where: str, name: str, choices: Iterable[str], asked: str = "") -> KanonError:
    """The error about a setting that is not there; of its name `asked` is compared (KN377)."""
    known = list(choices)
    nearest, listed = did_you_mean(asked or name, known), ", ".join(known)
    return KanonError(
        f"[KN377] {where} has a setting {name!r} that does not exist.{nearest} It may have: "
        f"{listed}."
    )


def must_be(name: str, expected: str, value: object) -> KanonError:
    """The error about a value that is not what it has to be (KN300)."""
    return KanonError(f"[KN300] {name} must be {expected}, not {value!r}.")


def need_file(path: Path) -> None:
    """RAISES (KanonError): KN003 if there is no such file."""
    if not path.is_file():
        raise KanonError(Errors.E003.format(path=path))


def too_few(what: str, unit: str, advice: str, *, minimum: int = 1, count: int = 0) -> KanonError:
    """The error about something that there is not enough of (KN605)."""
    return KanonError(
        f"[KN605] {what} needs at least {minimum} {unit}, and there are {count}. {advice}"
    )


class Errors:
    """The catalogue. Use as `raise KanonError(Errors.E001.format(...))`."""

    # 0xx: general
    E001 = (
        "[KN001] This needs the package(s) {packages}, which are not installed. Install them "
        "with: pip install 'spacy-kanon[{extra}]'"
    )
    E002 = "[KN002] Cannot write to {path}: {reason}. Choose another place or free some space."
    E003 = "[KN003] {path} does not exist. Check the path."
    E004 = "[KN004] {path} exists already. Remove it first, choose another name or pass --force."
    E005 = (
        "[KN005] {path} is damaged or cut off at line {line} ({reason}). Download it again "
        "and compare its checksum."
    )
    E006 = (
        "[KN006] {first} and {second} are one file, {path}: one would destroy the other. Name "
        "different files."
    )
    E008 = "[KN008] {option} names {path}, which {what}. Choose a folder of its own."
    E009 = (
        "[KN009] The system refused something: {reason}. Check that the files can be read and the "
        "folders written, and that there is space."
    )
    E010 = (
        "[KN010] {path} cannot be read: {reason}. Check that the file is there, that you may read "
        "it, and that its disk works."
    )
    E013 = (
        "[KN013] Another run is writing {path} now, and nothing was changed. Let it end first, or "
        "write somewhere else."
    )

    # 1xx: knowledge base
    E100 = (
        "[KN100] {path} is no {name}: {reason}. Build one with: python -m spacy kanon build kb "
        "(or ontology, or background)."
    )
    E102 = (
        "[KN102] {path} has format version {version}, this package reads version {expected}. "
        "Build it again with: python -m spacy kanon build ... --force (the bundled samples: "
        "python scripts/make_samples.py)."
    )
    E103 = (
        "[KN103] {path} is damaged: {reason}. Copy the folder again from where it came, or build "
        "it again with: python -m spacy kanon build ... --force."
    )
    E105 = "[KN105] The knowledge base {path} is closed. Open it again with open_kb."
    E108 = (
        "[KN108] The source gave a fact that cannot be stored: {reason}. Look at {place} "
        "in the source, or at its mapping file."
    )
    E109 = (
        "[KN109] The source gave {people} people and {terms} terms: nothing to build a "
        "knowledge base from. Check that SOURCE is the right file, and the mapping if it is a "
        "table."
    )
    E110 = (
        "[KN110] The knowledge base at {path} changed since it was opened (fingerprint "
        "{found}, expected {expected}). Open it again, or restart the worker processes."
    )

    # 17x and 18x: the index of background documents, and masking against it
    E176 = (
        "[KN176] The index {path} has no documents of the person whom the text is about, so it "
        "cannot be said what links the text to that person. Index documents of the person, or "
        "leave the subject out: then the person to whom the text points is protected."
    )
    E183 = (
        "[KN183] {option} only says something for masking against linkage. Give --linkage INDEX, "
        "or leave it out."
    )
    E184 = (
        "[KN184] No text of {release} has a subject that the index {path} has, so no person can be "
        "recognized. Name the field with the subject by --subject-column, written as in the index."
    )

    # 2xx: surfaces and candidates
    E223 = (
        "[KN223] There are no rules for the language of this text. Search it for the terms of "
        "a knowledge base only (rules = false), or use a pipeline of a language that has rules."
    )

    # 3xx: the decision and the components
    E158 = (
        "[KN158] There is no population {name!r} here.{nearest} There are: {names}. Build another "
        "with: python -m spacy kanon build kb TABLE FOLDER --population {name} --population-size "
        "N, and name FOLDER as kb."
    )
    E311 = (
        "[KN311] This component was saved with another {name} ({expected}) than it has now "
        "({found}). Name the former in its settings, or save the pipeline again."
    )
    E322 = "[KN322] {name} has to be a whole number of at least {least}, not {value!r}."
    E323 = (
        "[KN323] No spaCy pipeline {name!r}. Give the folder of one, or the name of an "
        "installed package (python -m spacy download en_core_web_sm)."
    )
    E324 = (
        "[KN324] The second count, of the released text itself, found phrases at {offsets} that "
        "fit only {support} people together where k is {k}. This text was not released. Is the "
        "knowledge base damaged (inspect KB --check)? If not, please report it."
    )
    E345 = (
        "[KN345] The text has no subject, so that it cannot be decided together with the other "
        "texts about the same person. Fill in the subject column, or leave --subject-column out."
    )
    E346 = (
        "[KN346] Something was replaced across the end of one of the texts of a subject, so that "
        "they cannot be told apart again. Sanitize this subject's texts without --subject-column, "
        "or leave out the component that masks across paragraphs."
    )
    E328 = (
        "[KN328] Counts are made among {count} people of the knowledge base, and k is {k}: nothing "
        "could be released. Choose a smaller k or a larger knowledge base."
    )
    E330 = "[KN330] The config cannot be used. {reasons} Correct the config."
    E347 = (
        "[KN347] This text took longer than {seconds} seconds. Split it, or allow more with "
        "--timeout (0: no limit)."
    )
    E349 = (
        "[KN349] One of the processes that work on the texts was ended from outside, "
        "perhaps for want of memory; nothing was written. Use fewer processes (--n-process)."
    )

    # 350 to 389: operators and their keys, lists, recognizers and profiles
    E351 = (
        "[KN351] There is no key in {place}: {reason}. Set the variable or write the file; for the "
        "key of an earlier run take the same again."
    )
    E353 = (
        "[KN353] This needs a key. Name the place where it is: key = 'env:NAME' or 'file:PATH' "
        "(--components.kanon_masker.key env:NAME)."
    )
    E361 = "[KN361] Faker has no locale {locale!r}. Take one such as en_US, no_NO or de_DE."
    E363 = (
        "[KN363] Entry {number} of {name} has to be a phrase, or a table with one of phrase, "
        'phrases, regex or file, and maybe case ("exact" or "folded") and kind. {name} itself is a '
        "list of these."
    )
    E366 = "[KN366] The recognizer {name!r} cannot be made: {unknown}. It has the fields {has}."
    E367 = (
        "[KN367] The kind of the recognizer {name!r} has to be one of {choices}; its sub_kind is "
        "written in capitals (A-Z, 0-9, _)."
    )
    E375 = "[KN375] There is no profile {name!r}.{nearest} Name a file (.cfg), or one of: {names}."
    E376 = (
        "[KN376] The settings in {path} cannot be read: {reason}. Compare the file with a "
        "bundled profile, in {folder}."
    )
    E381 = "[KN381] min_salience has to be a chance from 0 (leave nothing out) to 1. Set 0.03."
    E378 = "[KN378] --report writes {formats}, and {path} has none of these endings."

    # 4xx: ontology, generalization and selection
    E406 = "[KN406] The ontology does not know {what} {value!r}. Use a value it has given itself."
    E443 = (
        "[KN443] This Doc has no decisions of a kanon_masker. Add a kanon_masker to the "
        "pipeline before this component; a Doc from disk needs store_user_data=True."
    )
    E444 = (
        "[KN444] The kanon_masker counted with the knowledge base {expected}, this component "
        "has {path}, which is {found}. Set `kb` of both to the same folder; null takes the "
        "masker's, if that was added first."
    )
    E448 = (
        "[KN448] The knowledge base {path} does not count items: classes of the ontology "
        "{ontology} are counted by the names of what they cover, and names that stand for "
        "something else too are left out."
    )
    E460 = (
        "[KN460] {path} is no mapping of this package: {reason}. Give the file that sanitize "
        "--mapping wrote."
    )
    E461 = (
        "[KN461] The mapping does not belong to the text of record {record}: their hashes "
        "differ. Give the mapping of the same run, and the text exactly as it was written "
        "then."
    )
    E462 = (
        "[KN462] The text of record {record} was made of several originals, and nothing says "
        "of which. Restore the whole file that sanitize wrote, or give records ids."
    )
    E463 = (
        "[KN463] --mapping and several text columns need a file (-o) that keeps texts apart: "
        "{format} does not. Choose --format jsonl, csv, tsv or parquet."
    )
    E480 = (
        "[KN480] Phrase number {number} (of kind {kind}) has no replacement options. Give it at "
        "least '***', or leave its `_.generalizations` unset if it is to stay as it is."
    )
    E483 = (
        "[KN483] {path} has no component {name!r} that selects replacements; it has: {found}. "
        "Name another one, or train one with configs/selection_cpu.cfg."
    )
    E484 = "[KN484] {setting} = {value!r} cannot be used: {reason}."

    # 5xx: corpora and the learned masker
    E500 = (
        "[KN500] {path} is not valid {format}: {reason}. Check the file, or name its format "
        "with --from."
    )
    E504 = "[KN504] {path}, document {doc_id}: {reason}. Correct the record and try again."
    E507 = (
        "[KN507] {path} holds spans without texts. Say where the texts are with --texts FILE "
        "(any format with document ids and texts)."
    )
    E512 = (
        "[KN512] No document {doc_ids} among the texts. Check that spans and texts belong together."
    )
    E550 = (
        "[KN550] The corpus {path} holds no documents. Check the file and the command that made it."
    )
    E552 = (
        "[KN552] No document of {path} has anything to mask, so nothing can be learned from "
        "it. Check its annotations."
    )
    E553 = (
        "[KN553] The corpus has no path. Name the file on the command line: --paths.train "
        "FILE --paths.dev FILE"
    )
    E554 = (
        "[KN554] {path}, line {line}: the field {column!r} does not say whom the text is "
        "about, so the split cannot keep people apart. Name the field with --subject-column."
    )
    E556 = "[KN556] {path}, line {line}: {problem}. Correct the record or take it out."
    E564 = (
        "[KN564] The transformer folder {path} has {missing}. Save the model and its "
        "tokenizer there with save_pretrained, or name another with --vars.transformer."
    )
    E570 = "[KN570] The text {record} could not be annotated: {reason}. Leave it out."
    E572 = (
        "[KN572] {count} documents with {of} cannot show that {catch} are hidden{confidence}: "
        "{needed}. Annotate more, or ask for less."
    )
    E575 = "[KN575] {reason}. Recall can be calibrated of a kanon_tagger; name it with --component."
    E576 = (
        "[KN576] Nothing is stored about the recall of {path}. Calibrate it first: python -m spacy "
        "kanon calibrate PIPELINE DEV OUTPUT --catch 0.95"
    )
    E579 = "[KN579] {component} was not trained yet. Calibrate a trained pipeline."
    E580 = "[KN580] {argument}: {reason}."
    E581 = (
        "[KN581] The pipeline cannot be written for ONNX Runtime: {reason}. Train it with "
        "configs/masker_trf.cfg, whose parts all have an equal there."
    )
    E586 = (
        "[KN586] Training cannot go on from the pipeline {path!r}: {reason}. Name a trained one "
        "(--paths.init FOLDER)."
    )
    E590 = (
        "[KN590] The name of {path} does not say which format it has. Give it a name that does, or "
        "sanitize it with --input-format: {formats}."
    )
    E591 = "[KN591] {path} cannot be read: {reason}. Check that the file is whole."
    E592 = (
        "[KN592] {path} has no column {column!r} among its {count}. Name the right one "
        "(--text-column, --id-column), or give the table a header."
    )
    E594 = "[KN594] {source} cannot be written as {format}. Choose one of: {choices}."
    E597 = (
        "[KN597] The column {column!r} has the name of something that sanitize writes itself. "
        "Write the rows of the source alone (--compact), rename the column, or leave it out."
    )
    E599 = (
        "[KN599] The name of {path} does not say which format to write. Give it one that does, or "
        "--format: {formats}."
    )

    # 6xx: evaluation
    E600 = (
        "[KN600] System {system}: no masks for {count} of {total} documents ({doc_ids}). "
        "Leaving documents out flatters a system. Give them an empty list."
    )
    E604 = "[KN604] Document {doc_id} is in the gold corpus twice. Give each document one id."
    E608 = "[KN608] {argument}={value!r} is not allowed: {reason}."
    E609 = "[KN609] Two systems are both called {name!r}. Name them NAME=FILE."
    E645 = "[KN645] The background document of {person} is empty. Fill it or remove the person."
    E655 = "[KN655] The attacker {attacker} needs a language model. Name one with --attacker.model."
    E657 = (
        "[KN657] No text of {release} has the id of an original. Release the ids as they are "
        "(sanitize --keep-ids), or leave out --texts."
    )

    # 7xx: indicators
    E702 = (
        "[KN702] The masked language model {model!r} cannot be used: {reason}. Give the "
        "folder of a model on this machine, or a name that can be downloaded."
    )
    E704 = (
        "[KN704] The training data has {labels}, so {what} cannot be learned from it. Give "
        "texts in which some spans are masked and some are kept (NO_MASK)."
    )

    # 8xx: records and federated training
    E801 = "[KN801] {path} is no mapping of fields to labels: {reason}. Correct it and try again."
    E813 = (
        "[KN813] {path} cannot be initialized by labels alone: {reason}. Check the config and "
        "--labels."
    )

    # 97x and 98x: documents with a structure of their own, and data frames
    E971 = (
        "[KN971] {path} cannot be read as {format}: {reason}. Open it with a program of its own "
        "and save it anew."
    )
    E972 = (
        "[KN972] {path} is an encrypted PDF, and nothing of it can be looked at. Save it without a "
        "password."
    )
    E973 = (
        "[KN973] {path} has no text on page(s) {pages}: it was scanned. Have a program read the "
        "letters first (OCR), so that the PDF has a layer of text."
    )
    E974 = (
        "[KN974] {path} holds changes that were tracked ({count}), and what was deleted is still "
        "in it. Accept or reject all changes, and save it."
    )
    E975 = (
        "[KN975] {path} holds something that cannot be looked into: {part}. Take it out, and save "
        "the document."
    )
    E976 = (
        "[KN976] {path} is an e-mail with broken parts ({defects}), so that not all of it can be "
        "read. Save it anew with a mail program."
    )
    E978 = (
        "[KN978] {option} cannot be used for a release in the format {format}. Choose --format "
        "jsonl for it."
    )
    E980 = (
        "[KN980] Nothing of type {type} can be sanitized. Give texts in a list, a DataFrame of "
        "pandas or polars (a lazy one after collect()), or a Path. For a Dataset of Hugging Face "
        "there is spacy_kanon.frames.batches."
    )
    E981 = (
        "[KN981] The column {column!r} {what}. Name columns of texts; results take the suffix that "
        "is given (suffix=...), and kanon_k and kanon_problem."
    )

    # 90x to 94x: projects of reviews and what people do in them
    E903 = "[KN903] The project {path} is damaged: {reason}. Restore the folder from a copy."
    E923 = "[KN923] The text has been released; open it again, with a reason, to change it."
    E932 = "[KN932] This needs the role of a lead. Ask the person who began the project."

    # 95x and 96x: the service. Clients read them: they quote nothing of a request
    E956 = "[KN956] All workers are busy and {queue} requests wait. Try again after some seconds."
    E960 = "[KN960] The request body did not arrive within {seconds} seconds. Send it again."
    E961 = "[KN961] The request is not of the form that /openapi.json describes: {problems}."
    E965 = "[KN965] The request failed because of a fault of the service; its log says where."


def require(*packages: str, extra: str) -> None:
    """Refuse to go on without packages of an extra."""
    missing = [name for name in packages if find_spec(name) is None]
    if missing:
        raise KanonError(Errors.E001.format(packages=", ".join(missing), extra=extra))
