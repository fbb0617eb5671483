"""Errors 5xx: corpora and the learned masker."""

from __future__ import annotations


class Corpora:
    E500 = (
        "[KN500] {path} is not valid {format}: {reason}. Check the file, or name its format "
        "with --from."
    )
    E501 = (
        "[KN501] Document {doc_id}: the text at [{start}, {end}) is not what the annotation says: "
        "{surface} instead of {expected}. {diagnosis}"
    )
    E502 = (
        "[KN502] Document {doc_id}: span [{start}, {end}) is empty or outside the text of "
        "{length} characters. Correct the offsets: they count characters from 0, the end is "
        "exclusive."
    )
    E503 = (
        "[KN503] Documents {first} and {second} of {path}, counted from 1, have one id. Give "
        "each document an id of its own."
    )
    E504 = "[KN504] {path}, document {doc_id}: {reason}. Correct the record and try again."
    E505 = (
        "[KN505] Document {doc_id}: {identifier_type!r} is no identifier type. Use one of "
        "{allowed}."
    )
    E506 = "[KN506] Cannot tell the format of {path}. Name it: one of {formats}."
    E507 = (
        "[KN507] {path} holds spans without texts. Say where the texts are with --texts FILE "
        "(any format with document ids and texts)."
    )
    E508 = (
        "[KN508] Document {doc_id} has no annotator, and {format} has no place for that. Name "
        "an annotator and give it an empty list of mentions."
    )
    E510 = (
        "[KN510] {path}, document {doc_id}: two annotations of one text disagree about its "
        "text. Give the texts ids of their own."
    )
    E511 = (
        "[KN511] {path} holds {count} systems ({names}); one is needed here. Name it with --system."
    )
    E512 = (
        "[KN512] No document {doc_ids} among the texts. Check that spans and texts belong together."
    )
    E513 = "[KN513] Format {format!r} cannot be {verb}. Choose one of {formats}."
    E514 = (
        "[KN514] {path} holds masks without labels, so labels cannot be compared. Give "
        "annotated texts (TAB, DocBin, JSONL, Prodigy, ...) or leave --by-label out."
    )
    E515 = (
        "[KN515] Document {doc_id}: its text in {path} is not that of the gold corpus: "
        "{difference}. Offsets would not mean the same; run the system on the gold text."
    )
    E550 = (
        "[KN550] The corpus {path} holds no documents. Check the file and the command that made it."
    )
    E551 = (
        "[KN551] {path}, document {doc_id}: the label {label!r} is not {expected!r}. A masker "
        "knows one label; rename the others, or read another span group with `spans_key`."
    )
    E552 = (
        "[KN552] No document of {path} has anything to mask, so nothing can be learned from "
        "it. Check its annotations and the `spans_key`."
    )
    E553 = (
        "[KN553] The corpus has no path. Name the file on the command line: --paths.train "
        "FILE --paths.dev FILE"
    )
    E554 = (
        "[KN554] {path}, line {line}: the field {column!r} does not say whom the text is "
        "about, so the split cannot keep people apart. Name the field with --person-column."
    )
    E555 = (
        "[KN555] The split {value!r} is not possible. Give three shares for {sides}, such as "
        "80/10/10, the first above 0."
    )
    E556 = "[KN556] {path}, line {line}: {problem}. Correct the record or take it out."
    E557 = (
        "[KN557] {documents} documents cannot be divided into {folds} folds, each with a "
        "document or more. Choose another number with --folds (at least 2)."
    )
    E558 = (
        "[KN558] The pipeline {path} has a {factory} already. Assemble the pipeline that "
        "spacy train wrote, or change the settings of the components it has."
    )
    E559 = (
        "[KN559] {path} holds no scores: {reason}. Write them with: python -m spacy kanon "
        "evaluate GOLD --pipeline NAME=PIPELINE --report SCORES.json"
    )
    E560 = (
        "[KN560] {right} right and {wrong} wrong spans are not enough to calibrate on. Give "
        "more annotated texts, and a spancat with a lower threshold."
    )
    E561 = (
        "[KN561] The texts to fill gaps from hold no text between phrases. Give more or "
        "longer texts with --texts."
    )
    E562 = "[KN562] {count} texts cannot be made: give a number from 1 to {most}."
    E563 = (
        "[KN563] doc.spans[{spans_key!r}] has no scores. Put this component behind a spancat "
        "with the same spans_key."
    )
    E564 = (
        "[KN564] The transformer folder {path} has {missing}. Save the model and its "
        "tokenizer there with save_pretrained, or name another with --vars.transformer."
    )
    E565 = (
        "[KN565] {model!r} is not an encoder that can guess hidden words: {reason}. Name a BERT or "
        "RoBERTa model, or the folder of a downloaded one."
    )
    E566 = (
        "[KN566] In step {step} the loss is not a number any more. Nothing was written. Give a "
        "lower learning rate than {rate} with --learn-rate."
    )
    E567 = (
        "[KN567] {count} texts are too few: one in {least} is held out to measure on, and both "
        "sides need texts of 8 sub-words or more. Give at least {least} texts."
    )
    E568 = (
        "[KN568] {path} says what is masked, but not of which kind. Train on it without kinds "
        "(corpora.train.kinds = false), or give annotated texts."
    )
    E569 = (
        "[KN569] {pipeline} masked nothing in {count} texts, so there is nothing to learn from. "
        "Give a trained masker: a pipeline whose entities are labelled MASK, or MASK_PERSON, "
        "KEEP_LOC, ..."
    )
    E570 = "[KN570] The text {record} could not be annotated: {reason}. Leave it out."
    E571 = (
        "[KN571] No label of the recognizer is of kind {kind!r}; its kinds are: {kinds}. "
        "Name one of them, or train it with kinds (--vars.kinds true)."
    )
    E572 = (
        "[KN572] {count} documents with {of} cannot show that {catch} are hidden{confidence}: "
        "{needed}. Annotate more, or ask for less."
    )
    E573 = (
        "[KN573] None of the {count} documents has {of} to hide, so nothing is known of "
        "how many are hidden. Check the identifier types of the annotations, or choose another "
        "--of."
    )
    E574 = (
        "[KN574] Recall was calibrated with the knowledge base {calibrated}, and this is "
        "{present}. What is hidden depends on it: calibrate again."
    )
    E575 = (
        "[KN575] {reason}. Recall can be calibrated of an ner, kanon_tagger, mask_bounds, "
        "span_calibrator, spancat or risk_indicators; name the component with --component."
    )
    E576 = (
        "[KN576] Nothing is stored about the recall of {path}. Calibrate it first: python -m spacy "
        "kanon calibrate PIPELINE DEV OUTPUT --catch 0.95"
    )
    E577 = (
        "[KN577] The promise does not hold on these documents: {of} missed are at least {low:.3f} "
        "on average, where at most {level:.3f} was promised. They are not like those that it was "
        "calibrated on; calibrate on documents of their kind."
    )
    E578 = (
        "[KN578] masker_recall is {recall}, and this pipeline {has}. Calibrate it: python -m spacy "
        "kanon calibrate PIPELINE DEV OUTPUT --catch {recall}; or set masker_recall to null."
    )
    E579 = "[KN579] {component} was not trained yet. Calibrate a trained pipeline."
    E580 = "[KN580] {argument}: {reason}."
    E581 = (
        "[KN581] The pipeline cannot be written for ONNX Runtime: {reason}. Train it with "
        "configs/masker_trf.cfg, whose parts all have an equal there."
    )
    E582 = (
        "[KN582] The encoder cannot be written for ONNX Runtime: {reason}. Use one of the families "
        "{families} with absolute positions and gelu, such as MiniLM."
    )
    E583 = "[KN583] The ONNX encoder holds no network. Load what kanon assemble --onnx made."
    E584 = (
        "[KN584] An encoder of ONNX Runtime does not learn. Train the pipeline that it was made "
        "of, and assemble it again."
    )
    E585 = (
        "[KN585] unknown = 'model' leaves to a trained masker what the knowledge base does not "
        "know, and no component before {component!r} marks spans. Add the masker first, or set "
        "unknown to 'mask'."
    )
    E586 = (
        "[KN586] Training cannot go on from the pipeline {path!r}: {reason}. Name a trained one "
        "(--paths.init FOLDER)."
    )
    E587 = (
        "[KN587] The wheel was not built; what python -m build said stands above. Mend that, or "
        "leave the wheel out (--no-wheel)."
    )
    E588 = (
        "[KN588] {component} chooses between readings of a recognizer, {learned} of them, and the "
        "span group {group!r} holds {count}. Put a kanon_ner or kanon_tagger before it, with the "
        "`readings` that it learned from: kanon train_bounds.py does."
    )
    E589 = (
        "[KN589] {count} of {total} documents of {path} are among those that {pipeline} was "
        "trained on: what it reads there says nothing of what it reads elsewhere. Pass documents "
        "that it did not see, or pipelines that did not see these (--fold PIPELINE=GOLD)."
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
    E593 = "[KN593] Nothing to sanitize: the input holds no record. Check the file."
    E594 = "[KN594] {source} cannot be written as {format}. Choose one of: {choices}."
    E595 = (
        "[KN595] Record {record} has not the columns of the first one, so it is no row of one "
        "table. Write JSON lines (-o NAME.jsonl), or keep columns that all records have."
    )
    E596 = (
        "[KN596] Column {column!r} holds values of several types in records {first:,} to {last:,}, "
        "which Parquet cannot hold. Write JSON lines (-o NAME.jsonl), or leave the column out."
    )
    E597 = (
        "[KN597] The column {column!r} has the name of something that sanitize writes itself. "
        "Write the rows of the source alone (--compact), rename the column, or leave it out."
    )
    E598 = (
        "[KN598] The header of {path} is one cell with semicolons, tabs or commas in it: something "
        "else stands between its cells than its name says. Save it with commas (.csv) or tabs "
        "(.tsv)."
    )
    E599 = (
        "[KN599] The name of {path} does not say which format to write. Choose a suffix among "
        "{formats}, or give --format."
    )
    E612 = (
        "[KN612] {component} was given no label: none of the texts to learn from has an entity. "
        "Check the training corpus."
    )
    E613 = (
        "[KN613] {component} has no label {label!r}; it was made for: {labels}. Train it anew with "
        "texts of all labels, or leave these entities out."
    )
