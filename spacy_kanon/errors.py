"""Coded errors. Each message says what happened and what to do next.

Ranges: 0xx general, 1xx knowledge base, 2xx surfaces and candidates, 3xx the decision and the
components, 4xx ontology and generalization, 5xx corpora, 6xx evaluation, 7xx indicators,
8xx records and federated training.
"""

from __future__ import annotations


class KanonError(ValueError):
    """Base of all errors a user can do something about. `code` is stable across versions."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.code = message[1:6] if message.startswith("[K") else ""


class Errors:
    """The catalogue. Use as `raise KanonError(Errors.E001.format(...))`."""

    # 0xx general
    E001 = (
        "[KN001] This needs the package(s) {packages}, which are not installed. Install them "
        "with: pip install 'spacy-kanon[{extra}]'"
    )
    E002 = "[KN002] Cannot write to {path}: {reason}. Choose another place or free some space."
    E003 = "[KN003] {path} does not exist. Check the path."
    E004 = "[KN004] {path} exists already. Remove it first, choose another name or pass --force."
    E005 = (
        "[KN005] {path} is damaged or cut off at line {line} ({reason}). Download it again and "
        "compare its checksum."
    )
    # 1xx knowledge base
    E100 = (
        "[KN100] {path} is not a knowledge base: it has no {file}. Build one with: "
        "python -m spacy kanon build-kb SOURCE {path}"
    )
    E101 = (
        "[KN101] {path} cannot be read as the description of a knowledge base: {reason}. "
        "Build the knowledge base again with build-kb, or copy it again from where it came."
    )
    E102 = (
        "[KN102] The knowledge base {path} has format version {found}, this package reads "
        "version {expected}. Build it again with build-kb, or install the version that wrote it."
    )
    E103 = (
        "[KN103] {path} is damaged: {reason}. Copy the knowledge base again from where it came, "
        "or build it again with build-kb."
    )
    E104 = (
        "[KN104] {path} is the working folder of a build that has not finished. Wait for it, or "
        "start build-kb again: it clears what a killed build left."
    )
    E105 = "[KN105] The knowledge base {path} is closed. Open it again with open_kb."
    E106 = (
        "[KN106] Another build is writing {path} right now. Wait until it is done, or choose "
        "another folder."
    )
    E107 = (
        "[KN107] {path} holds things that are no part of a knowledge base ({example}), so --force "
        "does not replace it. Remove the folder yourself or choose another name."
    )
    E108 = (
        "[KN108] The source gave a fact that cannot be stored: {reason}. Look at the source (or "
        "its mapping file) near this value: {value!r}"
    )
    E109 = (
        "[KN109] The source gave {people} people and {terms} terms: nothing to build a knowledge "
        "base from. Check that SOURCE is the right file, and the mapping if it is a table."
    )
    E110 = (
        "[KN110] The knowledge base at {path} changed since it was opened (fingerprint {found}, "
        "expected {expected}). Open it again, or restart the worker processes."
    )
    E140 = (
        "[KN140] {count} of the first {total} lines of {path} are broken: {lines}. Check that it "
        "is a Wikidata JSON dump with one entity a line, and download it again."
    )
    E141 = (
        "[KN141] {path} holds no entity of a Wikidata JSON dump. Give a file with one entity a "
        "line, or a table (.csv, .tsv, .jsonl, .parquet) and --mapping."
    )
    E142 = "[KN142] {count} broken lines of {path} were left out: {lines}"
    E143 = (
        "[KN143] {path} is neither a Wikidata dump (.json, .json.gz, .json.bz2) nor a table "
        "(.csv, .tsv, .jsonl, .parquet, the first three also with .gz). Rename or convert it."
    )
    E144 = (
        "[KN144] {path} is a table and needs --mapping: a JSON or YAML file that says what its "
        "columns mean. Its columns are: {columns}. For example:\n{example}"
    )
    E145 = (
        "[KN145] The mapping names the column {column!r}, which {path} does not have. Its columns "
        "are: {columns}.{hint} Correct the mapping file."
    )
    E146 = "[KN146] The mapping {path} cannot be used: {reason}. An example:\n{example}"
    E147 = (
        "[KN147] {count} of {total} rows of {path} cannot be read: {lines}. Check the mapping "
        "file and the format of the table."
    )
    E148 = "[KN148] {count} values of {path} could not be read and were left out: {lines}"
    E149 = "[KN149] {path} has columns that the mapping does not name, left out: {columns}"
    E150 = "[KN150] {path} has rows without a person's identifier (column {column!r}): {lines}"
    E151 = "[KN151] {name} must be {expected}, not {value!r}."
    E152 = (
        "[KN152] The sample {path} has the fingerprint {found}, but its generator makes {expected}. "
        "Make it again with: python -m spacy_kanon.kb.sample"
    )
    # 2xx surfaces and candidates
    E220 = (
        "[KN220] The bounds of {tokens} tokens are out of order, or leave the text of {length} "
        "characters. Give sorted starts and ends that do not overlap."
    )
    E221 = "[KN221] case is {value!r}, but has to be one of: {choices}."
    E222 = (
        "[KN222] This knowledge base cannot be searched with case='folded'. Build it again with "
        "--folded, or search it with case='exact'."
    )
    # 3xx the decision and the components
    E310 = (
        "[KN310] {path} holds no saved component of this kind. Load the folder of a whole "
        "pipeline, or save the component again."
    )
    E311 = (
        "[KN311] This component was saved with the knowledge base {expected}, but {path} is "
        "{found}. Set `kb` to the folder of the former, or save the pipeline again."
    )
    E312 = (
        "[KN312] The saved component holds a file {name!r} that does not belong into a knowledge "
        "base. Take it from a source you trust."
    )
    E300 = "[KN300] {name} must be {expected}, not {value!r}."
    E301 = "[KN301] There is no selection {name!r}. Choose one of: {known}."
    E302 = (
        "[KN302] {name} has {found} values for {expected} terms. Give one value per posting list, "
        "in the same order."
    )
    E303 = (
        "[KN303] For the breaches with the terms {terms} the selection chose {chosen}. A selection "
        "must return terms of the breaches it is given: one of a single breach, at least one of "
        "each of several."
    )
    E304 = (
        "[KN304] The result would leave a combination that {support} people fit (terms {terms}, "
        "k is {k}). Nothing was released. Please report this as a bug, with the input."
    )
    E320 = (
        "[KN320] A replacement from {start} to {end} overlaps another one or leaves the text of "
        "{length} characters. Give replacements that do not overlap."
    )
    E321 = "[KN321] {name} is {value!r}, but has to be one of: {choices}."
    E323 = (
        "[KN323] No spaCy pipeline {name!r}. Give the folder of one, or the name of an installed "
        "package (python -m spacy download en_core_web_sm)."
    )
    E324 = (
        "[KN324] The second count found kept phrases that fit only {support} people where k is "
        "{k}. Nothing was written. This is a bug in spacy-kanon or a damaged knowledge base: run "
        "inspect-kb --verify and report it."
    )
    E322 = "[KN322] {name} has to be at least {least}, not {value!r}."
    # 4xx ontology and generalization
    E400 = (
        "[KN400] {path} is no ontology that can be read here: {reason}. Build one with: "
        "python -m spacy kanon build-ontology DUMP OUT"
    )
    E401 = "[KN401] {path} is damaged: {reason}. Build the ontology again or copy it anew."
    E402 = "[KN402] {path}: {reason}. Build the ontology again."
    E403 = "[KN403] {path}, line {line}: {reason}. Check that this is a Wikidata JSON dump."
    E404 = (
        "[KN404] {path} holds nothing that an ontology could be built from: {reason}. Check that "
        "this is a Wikidata JSON dump with people in it."
    )
    E405 = "[KN405] {path}, line {line}: {reason}. Correct the table."
    E406 = "[KN406] The ontology does not know {what} {value!r}. Use a value it has given itself."
    E407 = (
        "[KN407] The sample at {path} is not what its tables make: its fingerprint is {found}, "
        "expected {expected}. Make it again with: python -m spacy_kanon.ontology.sample"
    )
    E440 = (
        "[KN440] The selector chose for {found} terms where the document has {expected}. A "
        "selector must return one level per term, in their order."
    )
    E441 = (
        "[KN441] The selector chose level {level!r} for {term!r}, which has the {count} levels "
        "from 0 and must not stay as written. Choose one of these; the last is always ***."
    )
    E442 = (
        "[KN442] The table of levels cannot be used: {reason}. Give kind -> number of options -> "
        'level from 1 to that number, for example {{"LOC": {{"3": 2}}}}.'
    )
    E443 = (
        "[KN443] This Doc has no decisions of a kanon_masker. Add a kanon_masker to the pipeline "
        "before this component; a Doc from disk needs store_user_data=True."
    )
    E444 = (
        "[KN444] The kanon_masker counted with the knowledge base {expected}, this component has "
        "{path}, which is {found}. Set `kb` of both to the same folder; null takes the masker's, "
        "if that was added first."
    )
    E445 = (
        "[KN445] The knowledge base {path} does not count items, so classes of the ontology "
        "cannot be counted by them. Set `match` to 'surfaces' (or 'auto') to count by names."
    )
    E446 = (
        "[KN446] The ontology {ontology} knows {share:.0%} of what the knowledge base {path} "
        "counts: they come from different sources, and whoever it does not know is left out of "
        "classes. Build both from one dump, or set `mismatch` to 'map' to count what they share."
    )
    E447 = (
        "[KN447] The ontology {ontology} knows {share:.0%} of what the knowledge base {path} "
        "counts: they come from different sources, and whoever it does not know is left out of "
        "classes. Build both from one dump for an exact count."
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
        "[KN461] The mapping does not belong to the text of record {record}: their hashes differ. "
        "Give the mapping of the same run, and the text exactly as it was written then."
    )
    E462 = (
        "[KN462] The text of record {record} was made of several originals, and nothing says of "
        "which. Restore the whole file that sanitize wrote, or give records ids."
    )
    E463 = (
        "[KN463] --mapping needs an output that keeps texts apart: {format!r} does not. Choose "
        "--format jsonl or csv."
    )
    E464 = "[KN464] {option} needs --generalize. Add it, or leave {option} out."
    E480 = (
        "[KN480] {phrase!r} has no replacement options. Give it at least '***', or leave its "
        "`_.generalizations` unset if it is to stay as it is."
    )
    E481 = (
        "[KN481] The votes {votes} for {phrase!r} do not fit its options {options}. Give each "
        "phrase of a training document at least one vote, and only for options that it has."
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
    # 5xx corpora
    E500 = (
        "[KN500] {path} is not valid {format}: {reason}. Check the file, or name its format with "
        "--from."
    )
    E501 = (
        "[KN501] Document {doc_id}: the text at [{start}, {end}) is {found!r}, but the annotation "
        "says {expected!r}. {diagnosis}"
    )
    E502 = (
        "[KN502] Document {doc_id}: span [{start}, {end}) is empty or outside the text of {length} "
        "characters. Correct the offsets: they count characters from 0, the end is exclusive."
    )
    E503 = (
        "[KN503] The id {doc_id!r} stands for more than one document of {path}. Give each document "
        "an id of its own."
    )
    E504 = "[KN504] {path}, document {doc_id}: {reason}. Correct the record and try again."
    E505 = (
        "[KN505] Document {doc_id}: {identifier_type!r} is no identifier type. Use one of "
        "{allowed}."
    )
    E506 = "[KN506] Cannot tell the format of {path}. Name it: one of {formats}."
    E507 = (
        "[KN507] {path} holds spans without texts. Say where the texts are with --texts FILE (any "
        "format with document ids and texts)."
    )
    E508 = (
        "[KN508] Document {doc_id} has no annotator, and {format} has no place for that. Name an "
        "annotator and give it an empty list of mentions."
    )
    E510 = (
        "[KN510] {path}, document {doc_id}: two annotations of one text disagree about its text. "
        "Give the texts ids of their own."
    )
    E511 = (
        "[KN511] {path} holds {count} systems ({names}); one is needed here. Name it with --system."
    )
    E512 = (
        "[KN512] No document {doc_ids} among the texts. Check that spans and texts belong together."
    )
    E513 = "[KN513] Format {format!r} cannot be {verb}. Choose one of {formats}."
    E590 = (
        "[KN590] The name of {path} does not say which format it has. Give one with --format: "
        "{formats}."
    )
    E591 = "[KN591] {path} cannot be read: {reason}. Check that the file is whole."
    E592 = (
        "[KN592] There is no column {column!r}; there are: {columns}. Name the column that holds "
        "the text with --text-column."
    )
    E593 = "[KN593] Nothing to sanitize: the input holds no record. Check the file."
    E514 = (
        "[KN514] {path} holds masks without labels, so labels cannot be compared. Give annotated "
        "texts (TAB, DocBin, JSONL, Prodigy, ...) or leave --labels out."
    )
    E515 = (
        "[KN515] Document {doc_id}: its text in {path} is not that of the gold corpus: "
        "{difference}. Offsets would not mean the same; run the system on the gold text."
    )
    E550 = (
        "[KN550] The corpus {path} holds no documents. Check the file and the command that made it."
    )
    E551 = (
        "[KN551] {path}, document {doc_id}: the label {label!r} is not {expected!r}. A masker knows "
        "one label; rename the others, or read another span group with `spans_key`."
    )
    E552 = (
        "[KN552] No document of {path} has anything to mask, so nothing can be learned from it. "
        "Check its annotations and the `spans_key`."
    )
    E553 = (
        "[KN553] The corpus has no path. Name the file on the command line: --paths.train FILE "
        "--paths.dev FILE"
    )
    E554 = (
        "[KN554] {path}, line {line}: the field {column!r} does not say whom the text is about, so "
        "the split cannot keep people apart. Name the field with --person-column."
    )
    E555 = (
        "[KN555] The split {value!r} is not possible. Give three shares for {sides}, such as "
        "80/10/10, the first above 0."
    )
    E556 = "[KN556] {path}, line {line}: {problem}. Correct the record or take it out."
    E557 = (
        "[KN557] {documents} documents cannot be divided into {folds} folds, each with a document "
        "or more. Choose another number with --folds (at least 2)."
    )
    E558 = (
        "[KN558] The pipeline {path} has a {factory} already. Assemble the pipeline that spacy train "
        "wrote, or change the settings of the components it has."
    )
    E559 = (
        "[KN559] {path} holds no scores: {reason}. Write them with: python -m spacy kanon evaluate "
        "GOLD --pipeline NAME=PIPELINE --report SCORES.json"
    )
    E560 = (
        "[KN560] {right} right and {wrong} wrong spans are not enough to calibrate on. Give more "
        "annotated texts, and a spancat with a lower threshold."
    )
    E563 = (
        "[KN563] doc.spans[{spans_key!r}] has no scores. Put this component behind a spancat with "
        "the same spans_key."
    )
    E564 = (
        "[KN564] The transformer folder {path} has {missing}. Save the model and its tokenizer there "
        "with save_pretrained, or name another with --vars.transformer."
    )
    E561 = (
        "[KN561] The texts to fill gaps from hold no text between phrases. Give more or longer "
        "texts with --texts."
    )
    E562 = "[KN562] {count} texts cannot be made: give a number from 1 to {most}."
    # 6xx evaluation
    E600 = (
        "[KN600] System {system}: no masks for {count} of {total} documents ({doc_ids}). Leaving "
        "documents out flatters a system. Give them an empty list, or pass --allow-missing to "
        "count them as unmasked."
    )
    E601 = (
        "[KN601] System {system}: masks for {count} documents that the gold corpus does not have "
        "({doc_ids}). Remove them or evaluate against the corpus they belong to."
    )
    E602 = (
        "[KN602] System {system}, document {doc_id}: mask [{start}, {end}) lies outside the text "
        "of {length} characters. The masks were made for another version of the text."
    )
    E603 = "[KN603] The gold corpus has no documents. Check the file."
    E604 = "[KN604] Document {doc_id} stands twice in the gold corpus. Give each document one id."
    E605 = "[KN605] {what} needs at least {minimum} {unit}, and there are {count}. {advice}"
    E606 = "[KN606] No metric is called {name!r}. Choose one of {names}."
    E607 = "[KN607] No system is called {name!r}. Choose one of {names}."
    E608 = "[KN608] {argument}={value!r} is not allowed: {reason}."
    E611 = (
        "[KN611] A reference Doc holds no gold annotations. Make the corpus with: python -m spacy "
        "kanon convert GOLD OUT.spacy"
    )
    E609 = "[KN609] Two systems are both called {name!r}. Name them with --system NAME=FILE."
    E610 = (
        "[KN610] The scored documents of {first} and {second} differ, so they cannot be paired. "
        "Evaluate both on one gold corpus."
    )
    E640 = "[KN640] No report can be written to {path}: its name must end in one of {suffixes}."
    E641 = "[KN641] A row of the table '{title}' has {values} values for {columns} columns."
    E642 = (
        "[KN642] {count} of {total} people of the texts are absent from the background ({people}). "
        "They could never be recognized, which would flatter the result. Add background documents "
        "for them, or leave their texts out (--absent skip does, and says how many)."
    )
    E643 = "[KN643] Document {doc_id} stands twice in {system}. Give each text one id."
    E644 = (
        "[KN644] {system} and {other} hold different documents ({doc_ids}), so their figures could "
        "not be compared. Attack them in separate runs, or complete them."
    )
    E645 = "[KN645] The background document of {person} is empty. Fill it or remove the person."
    E646 = "[KN646] A background share of {share} is not possible: it must be above 0 and up to 1."
    E647 = (
        "[KN647] {path}, line {line}: {problem}. Expected one JSON object per line with {fields}."
    )
    E648 = (
        "[KN648] The attacker gives scores of shape {shape} for {texts} texts and {people} people, "
        "or scores that are not numbers. Check the attacker."
    )
    E649 = "[KN649] No attacker is called {name!r}. Choose one of {names}."
    E650 = (
        "[KN650] The language model {model!r} could not be loaded: {reason}. Give the folder of a "
        "model on this machine, or a name that can be downloaded."
    )
    E651 = "[KN651] {name}={value} is not allowed: it must be {allowed}."
    E652 = (
        "[KN652] The pipeline {name!r} has no word vectors. Use one that has, such as a model whose "
        "name ends in _md or _lg, or another similarity."
    )
    E653 = (
        "[KN653] Text {number}: the replaced span [{start}, {end}) is empty, overlaps another or "
        "lies outside the {length} characters. Merge overlapping spans and check the offsets."
    )
    E654 = (
        "[KN654] {path} holds masks, not texts, and the texts they refer to are not known. Give the "
        "original texts with --original."
    )
    E655 = "[KN655] The transformer attacker needs a language model. Name one with --model."
    # 7xx indicators
    E700 = (
        "[KN700] The span [{start}, {end}) is empty or outside the text of {length} characters. "
        "Correct the offsets: they count characters from 0, the end is exclusive."
    )
    E701 = "[KN701] {name} must be {expected}, not {value!r}."
    E702 = (
        "[KN702] The masked language model {model!r} cannot be used: {reason}. Give the folder of a "
        "model on this machine, or a name that can be downloaded."
    )
    E703 = (
        "[KN703] {path} is not what the indicator {indicator!r} has learned: {reason}. Train it "
        "again with: python -m spacy kanon train-indicators"
    )
    E704 = (
        "[KN704] The training data has {labels}, so {what} cannot be learned from it. Give texts in "
        "which some spans are masked and some are kept (NO_MASK)."
    )
    E705 = (
        "[KN705] This pipeline was saved with another {indicator!r}: its file has changed since "
        "(fingerprint {found}, expected {expected}). Put the former file back, or save again."
    )
    E706 = (
        "[KN706] The pipeline {name!r} of the indicator {indicator!r} cannot be loaded: {reason}. "
        "Give the folder of a trained pipeline or the name of an installed one."
    )
    E707 = (
        "[KN707] The indicator {indicator!r} needs either a pipeline to run (`model`) or the name "
        "of what an earlier component found (`source`): set one of the two."
    )
    E708 = (
        "[KN708] The combination was learned from the indicators {expected}, but is given {found}. "
        "Name the same indicators in the config, or train the combination again."
    )
    E709 = (
        "[KN709] No set of spans breaks all combinations: combination {combination} has no member. "
        "Give combinations of at least one span."
    )
    E710 = (
        "[KN710] {path} is not an index of background documents: {reason}. Make one with: "
        "python -m spacy kanon index-documents SOURCE {path}"
    )
    E711 = "[KN711] There is no document in {path} to index. Check the path and the format."
    E712 = (
        "[KN712] The search endpoint {url} did not answer: {reason}. Start it, check the address, "
        "or raise `timeout`."
    )
    E713 = (
        "[KN713] The search endpoint {url} did not answer with JSON but with {found}. Allow "
        "format=json in its settings (SearXNG: search.formats), and name its /search address."
    )
    E714 = (
        "[KN714] {url} cannot be a search endpoint: {reason}. Give an http or https address of your "
        "own, such as http://localhost:8080/search"
    )
    E715 = "[KN715] {path}, document {doc_id}: {reason}. Correct the record and try again."
    E720 = (
        "[KN720] The span classifier is not initialized. Train it with spacy train, or load a "
        "trained pipeline."
    )
    # 8xx records and federated training
    E801 = "[KN801] {path} is no mapping of fields to labels: {reason}. Correct it and try again."
    E802 = "[KN802] The mapping has no label {label!r}; it has: {labels}. Correct the thresholds."
    E803 = "[KN803] {found!r} is no choice of mentions. Choose one of {allowed}."
    E804 = (
        "[KN804] No text is left to write ({problems} problems). Check the texts, the mapping and "
        "the names of the fields."
    )
    E805 = (
        "[KN805] Nothing to calibrate on: no record has `gold`, a list of {start, end, label} with "
        "labels of the mapping. Give annotated texts."
    )
    E807 = "[KN807] The pipeline {name} cannot be loaded: {reason}. Give its folder or package."
    E806 = (
        "[KN806] {value!r} are no shares of a split. Write three numbers that sum to 100, such as "
        "80,10,10."
    )
    E810 = (
        "[KN810] The pipeline has no parameters to train. Initialize it first: python -m spacy "
        "kanon federate init CONFIG OUTPUT --labels A,B"
    )
    E811 = (
        "[KN811] These are not the parameters of this pipeline: {reason}. All sides need the same "
        "initialized pipeline; hand it out again."
    )
    E812 = "[KN812] {path} is no pipeline: {reason}. Make one with: spacy kanon federate init"
    E813 = (
        "[KN813] {path} cannot be initialized by labels alone: {reason}. Check the config and "
        "--labels."
    )
    E814 = (
        "[KN814] Documents cannot be divided among {clients} clients with skew {skew}. Give at "
        "least one client and a skew above 0."
    )
    E815 = (
        "[KN815] The server trains pipeline {theirs}, this client has {ours}: other labels, shapes "
        "or components. Give all sides the same initialized pipeline."
    )
    E816 = "[KN816] The client failed ({what}); the reason stands in its own log."
    E817 = "[KN817] {name} is {value!r}, but must be {allowed}."
    E818 = "[KN818] This client has no documents for this. Check `data` and `dev` in its settings."
    E819 = (
        "[KN819] The node config names no model. Start the SuperNode with --node-config "
        "'model=\"FOLDER\" data=\"FILE.spacy\"'."
    )
    E820 = (
        "[KN820] The checkpoint {path} cannot be used: it is {reason}. Start without it, or give "
        "the pipeline it was made with."
    )
    E821 = (
        "[KN821] None of {rounds} rounds changed the pipeline: too few clients gave a reply that "
        "can be used. Read the reasons above and in the clients' logs."
    )
    E822 = "[KN822] The run config needs `model`, a pipeline, and `output`, a folder. Add them."
    E823 = "[KN823] There is no engine {engine!r}. Choose one of {engines}."
    E824 = (
        "[KN824] This client has {count} documents, but the plan of secure aggregation allows "
        "{allowed}. Raise max_documents for all sides."
    )
