"""Errors 4xx: ontology, generalization and selection."""

from __future__ import annotations


class Generalization:
    E400 = (
        "[KN400] {path} is no ontology that can be read here: {reason}. Build one with: "
        "python -m spacy kanon build ontology DUMP OUT"
    )
    E401 = "[KN401] {path} is damaged: {reason}. Build the ontology again or copy it anew."
    E402 = "[KN402] {path}: {reason}. Build the ontology again."
    E404 = (
        "[KN404] {path} holds nothing that an ontology could be built from: {reason}. Check "
        "that this is a Wikidata JSON dump with people in it."
    )
    E406 = "[KN406] The ontology does not know {what} {value!r}. Use a value it has given itself."
    E407 = (
        "[KN407] The sample at {path} is not what its tables make: its fingerprint is "
        "{found}, expected {expected}. Make it again with: python -m "
        "spacy_kanon.ontology.building.sample"
    )
    E408 = (
        "[KN408] The ontology {path} has format version {version}, this package reads version "
        "{expected}. Build it again with: python -m spacy kanon build ontology DUMP {path} "
        "--force (the bundled sample: python -m spacy_kanon.ontology.building.sample)"
    )
    E440 = (
        "[KN440] The selector chose for {found} terms where the document has {expected}. A "
        "selector must return one level per term, in their order."
    )
    E441 = (
        "[KN441] The selector chose level {level!r} for term number {number} (of kind {kind}), "
        "which has the {count} levels from 0 and must not stay as written. Choose one of these; "
        "the last is always ***."
    )
    E442 = (
        "[KN442] The table of levels cannot be used: {reason}. Give kind -> number of options "
        '-> level from 1 to that number, for example {{"LOC": {{"3": 2}}}}.'
    )
    E443 = (
        "[KN443] This Doc has no decisions of a kanon_masker. Add a kanon_masker to the "
        "pipeline before this component; a Doc from disk needs store_user_data=True."
    )
    E444 = (
        "[KN444] The kanon_masker counted with the knowledge base {expected}, this component "
        "has {path}, which is {found}. Set `kb` of both to the same folder; null takes the "
        "masker's, if that was added first."
    )
    E445 = (
        "[KN445] The knowledge base {path} does not count items, so classes of the ontology "
        "cannot be counted by them. Set `match` to 'surfaces' (or 'auto') to count by names."
    )
    E446 = (
        "[KN446] The ontology {ontology} knows {share:.0%} of what the knowledge base {path} "
        "counts: they come from different sources, and whoever it does not know is left out "
        "of classes. Build both from one dump, or set `mismatch` to 'map' to count what they "
        "share."
    )
    E447 = (
        "[KN447] The ontology {ontology} knows {share:.0%} of what the knowledge base {path} "
        "counts: they come from different sources, and whoever it does not know is left out "
        "of classes. Build both from one dump for an exact count."
    )
    E448 = (
        "[KN448] The knowledge base {path} does not count items: classes of the ontology "
        "{ontology} are counted by the names of what they cover, and names that stand for "
        "something else too are left out."
    )
    E449 = (
        "[KN449] The component was saved with the ontology {expected}, but {path} is {found}. "
        "Set `ontology` to the folder of the former, or save the pipeline again."
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
        "[KN463] --mapping and several text columns need an output that keeps texts apart: "
        "{format!r} does not. Choose --format jsonl, csv, tsv or parquet."
    )
    E464 = "[KN464] {option} needs --generalize. Add it, or leave {option} out."
    E480 = (
        "[KN480] Phrase number {number} (of kind {kind}) has no replacement options. Give it at "
        "least '***', or leave its `_.generalizations` unset if it is to stay as it is."
    )
    E481 = (
        "[KN481] The {votes} votes for phrase number {number} (of kind {kind}) do not fit its "
        "{options} options. Give each phrase of a training document at least one vote, and only "
        "for options that it has."
    )
    E482 = (
        "[KN482] No phrase of the training documents has options and votes, so nothing can be "
        "learned. Read them with the reader spacy-kanon.ReplacementCorpus.v1."
    )
    E483 = (
        "[KN483] {path} has no component {name!r} that selects replacements; it has: {found}. "
        "Name another one, or train one with configs/selection_cpu.cfg."
    )
    E484 = "[KN484] {setting} = {value!r} cannot be used: {reason}."
    E485 = (
        "[KN485] No corpus path. Give one: paths.train and paths.dev of the config, or "
        "--paths.train FILE --paths.dev FILE."
    )
    E486 = (
        "[KN486] There is nothing to score: no document has phrases with options and votes. "
        "spacy evaluate reads .spacy files alone: make one of a WikiReplace file with python -m "
        "spacy kanon convert GOLD OUT.spacy"
    )
