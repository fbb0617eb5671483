"""Which of the detected spans must go? Each risk indicator and their combinations.

    python bench/bench_indicators.py DATA OUT.json --models FOLDER [--language-model MLM] \
        [--transformer ENCODER] [--kb KB] [--masks FILE] [--corpus tab|wikireplace] [--filled N]

Everything is learned on the training documents (for WikiReplace: the released spans of other
biographies with filled gaps); the test documents are looked at once, for the scores. Whatever is
learned from indications is learned from those on documents that the indicator has not seen:
classifiers are cross-validated, the span classifier is trained on each half of the documents to
judge the other. A trained masker's masks, which exist for test documents alone, vote only.

Spans are those that annotators marked, the kept ones (NO_MASK) included, where "mask all" is what a
perfect recognizer without indicators would do. Thresholds are for a wanted recall of entities,
direct and quasi together; that of perturbation is balanced. The table is printed, OUT.json holds
all scores with their intervals. --window and --far-window are the contexts of lm_probability and of
perturbation, --epochs those of the span classifier.
"""

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import spacy
from _corpora import arguments, read
from spacy.tokens import SpanGroup

from spacy_kanon.components.risk_indicators import share_by_entity
from spacy_kanon.detection.analysis import Analysis
from spacy_kanon.detection.detect import find_candidates
from spacy_kanon.detection.risk_spans import (
    PROFILE_NUMBERS,
    Indication,
    MarkedSpan,
    SpannedText,
    profiles,
    undecided,
)
from spacy_kanon.evaluation.comparison import SHORT_NAMES, format_score
from spacy_kanon.evaluation.mask_scores import Settings, evaluate_systems
from spacy_kanon.evaluation.masks import MaskedLanguageModelWeights, Weighting
from spacy_kanon.formats.docbin import marks_of, write_docbin
from spacy_kanon.formats.masks import read_masks
from spacy_kanon.formats.registry import read_texts
from spacy_kanon.indicators.combination import Vote
from spacy_kanon.indicators.fitting import (
    DecidedText,
    Indications,
    ask,
    entity_threshold,
    fit_decisions,
    train_combination,
    tune_perturbation,
)
from spacy_kanon.indicators.kb_support import make_kb_support
from spacy_kanon.indicators.labelling import make_sequence_labelling, make_span_classification
from spacy_kanon.indicators.learning import SpanFeatures, SpanRiskClassifier, cut
from spacy_kanon.indicators.lm_probability import NUMBERS, MaskedLanguageModel, lm_features
from spacy_kanon.indicators.perturbation import Perturbation
from spacy_kanon.indicators.web_search import make_web_search
from spacy_kanon.names import MASK, SPAN_RISK
from spacy_kanon.training.corpora import decided_texts
from spacy_kanon.types import AnnotatedText

sys.path.append(str(Path(__file__).parents[1] / "scripts"))
from fill_gaps import Infiller, gaps_of, infill_all, read_partial_texts
from index_documents import Document, build_index

CONFIGS = Path(__file__).parents[1] / "configs"
SHOWN = [name for name in SHORT_NAMES if not name.startswith(("exact", "partial"))]
RECALLS = (0.90, 0.95, 0.98)
ANNOTATED, TRAIN = "annotated spans", "train"
DONORS, FEW = 1500, 10
Sets = dict[str, list[DecidedText]]


# Texts with decisions


def decided(texts: Sequence[AnnotatedText]) -> list[DecidedText]:
    return [DecidedText(*one) for one in decided_texts(texts)]


def wikireplace(folder: Path, biographies: Path, count: int) -> list[AnnotatedText]:
    """Released spans of biographies, the text between them filled with that of others."""
    donors = [record["text"] for record in islice(read(biographies), DONORS)]
    gaps = [
        gap for text in donors for gap in gaps_of(text, find_candidates(Analysis.of_plain(text)))
    ]
    train = infill_all(read_partial_texts(folder / "train_spans.jsonl.gz"), Infiller(gaps))
    Random(0).shuffle(train)
    return train[:count]


def background(folder: Path, out: Path) -> Path:
    """Index of the articles of the people of the test texts among those of others."""
    documents = [
        Document(f"{part}/{record['doc_id']}", record["text"])
        for part in ("dev", "train")
        for record in read(folder / f"{part}_articles.jsonl.gz")
    ]
    build_index(documents, out, force=True)
    return out


# Indicators


def with_group(texts: Sequence[DecidedText], name: str, marks: Mapping) -> list[DecidedText]:
    """The same texts with the marks of another system; those it has not seen have none."""
    found = []
    for one in texts:
        groups = {name: marks[one.doc_id]} if one.doc_id in marks else {}
        text = SpannedText(one.text.text, one.text.spans, groups)
        found.append(DecidedText(one.doc_id, text, one.risky))
    return found


def train_span_classifier(
    train: Sequence[AnnotatedText], transformer: str, out: Path, epochs: int
) -> Path:
    """For a fixed number of epochs; two training texts stand in for the development set."""
    if (out / "model-last").exists():
        return out / "model-last"
    steps = max(20, epochs * sum(len(text.text) // 5 for text in train) // 1000)
    with tempfile.TemporaryDirectory() as folder:
        nlp = spacy.blank("en")
        write_docbin(train, Path(folder) / "train.spacy", nlp)
        write_docbin(train[:2], Path(folder) / "dev.spacy", nlp)
        command = [
            sys.executable, "-m", "spacy", "train", str(CONFIGS / "span_classifier_trf.cfg"),
            "--output", str(out), "--vars.transformer", transformer,
            "--paths.train", f"{folder}/train.spacy", "--paths.dev", f"{folder}/dev.spacy",
            "--training.eval_frequency", "100000", "--training.max_epochs", str(epochs),
            "--training.optimizer.learn_rate.total_steps", str(steps),
            "--components.transformer.model.cpu_bfloat16", "true",
        ]  # fmt: skip
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return out / "model-last"


def classify_spans(model: Path, texts: Sequence[DecidedText]) -> Indications:
    """What a trained span classifier says of the spans of texts."""
    nlp = spacy.load(model)
    component = nlp.get_pipe("span_classifier")
    component.sources, component.rules = ("judge",), False
    marks = {}
    for one in texts:
        doc = nlp.make_doc(one.text.text)
        spans = [
            doc.char_span(span.start, span.end, label=span.kind, alignment_mode="expand")
            for span in one.text.spans
        ]
        doc.spans["judge"] = SpanGroup(doc, name="judge", spans=spans)
        marks[one.doc_id] = marks_of(nlp(doc), SPAN_RISK) or []
    return ask(make_span_classification(source=SPAN_RISK), with_group(texts, SPAN_RISK, marks))


def judged(classifier: SpanRiskClassifier, features: Sequence[Sequence[SpanFeatures | None]]):
    """What a classifier says, from features that were computed before."""
    scores = [iter(classifier([one for one in row if one is not None])) for row in features]
    return [
        [
            undecided("no sub-word") if one is None else cut(next(values), classifier.threshold)
            for one in row
        ]
        for row, values in zip(features, scores, strict=True)
    ]


def recut(said: Indications, threshold: float) -> Indications:
    """The same scores with another threshold; what is undecided stays risky."""
    return [[one if one.note else cut(one.score, threshold) for one in row] for row in said]


def scores_of(said: Indications) -> list[list[float]]:
    return [[found.score for found in row] for row in said]


def combine(
    combination, texts: Sequence[DecidedText], said: Mapping[str, Indications]
) -> Indications:
    return [
        [
            combination(profile, {name: rows[i][j] for name, rows in said.items()})
            for j, profile in enumerate(profiles(one.text))
        ]
        for i, one in enumerate(texts)
    ]


class Recorded(Perturbation):
    """What perturbation said before, so that a threshold is tuned without asking again."""

    def __init__(self, said: Indications, texts: Sequence[DecidedText], model: MaskedLanguageModel):
        super().__init__(model, 0.5)
        self._said = {id(one.text): row for one, row in zip(texts, said, strict=True)}

    def __call__(self, text):
        return self._said[id(text)]


def say(name: str, started: float, documents: int) -> None:
    seconds = (time.process_time() - started) / max(documents, 1)
    print(f"{name}: {seconds:.3f} s a document", flush=True)


class Experiment:
    """What every indicator says of the training documents (unseen) and of the test documents.

    said (dict): By indicator, then by set of documents: "train" or one of the tests. Masks of a
        trained masker exist for test documents only.
    """

    def __init__(self, sets: Sets, train_gold: list[AnnotatedText], options) -> None:
        self.sets, self.train, self.train_gold = sets, sets[TRAIN], train_gold
        self.tests = {key: texts for key, texts in sets.items() if key != TRAIN}
        self.options = options
        self.said: dict[str, dict[str, Indications]] = {}

    def ask(self, name: str, indicator, sets: Sets) -> None:
        """An indicator that has nothing to learn."""
        started = time.process_time()
        self.said[name] = {key: ask(indicator, texts) for key, texts in sets.items()}
        say(name, started, sum(map(len, sets.values())))

    def fit(self, name: str, features: Mapping[str, Any], numbers: Sequence[str]) -> None:
        classifier, trained = fit_decisions(
            self.train, features[TRAIN], numbers, recall=self.options.recall
        )
        print(f"{name}: {trained.fitted.settings}, threshold {classifier.threshold:.3f}")
        self.said[name] = {
            key: trained.indications if key == TRAIN else judged(classifier, rows)
            for key, rows in features.items()
        }

    def profile(self) -> None:
        """No indicator, the baseline of them all: kind, length, place and number of mentions."""
        features = {
            key: [[SpanFeatures(p.kind, p.numbers) for p in profiles(t.text)] for t in texts]
            for key, texts in self.sets.items()
        }
        self.fit("profile alone", features, PROFILE_NUMBERS)

    def language_model(self, name: str) -> None:
        near, far = (
            MaskedLanguageModel(name, window=window, bfloat16=self.options.bfloat16)
            for window in (self.options.window, self.options.far_window)
        )
        started = time.process_time()
        features = {
            key: [lm_features(one.text, near) for one in texts] for key, texts in self.sets.items()
        }
        say("lm_probability", started, sum(map(len, self.sets.values())))
        self.fit("lm_probability", features, NUMBERS)
        self.ask("perturbation", Perturbation(far, 0.5), self.sets)
        said = self.said["perturbation"]
        tuned, _ = tune_perturbation(Recorded(said[TRAIN], self.train, far), self.train[:FEW])
        print(f"perturbation: threshold {tuned.threshold:.3g} from {FEW} documents")
        self.said["perturbation"] = {key: recut(one, tuned.threshold) for key, one in said.items()}

    def span_classification(self, transformer: str) -> None:
        """Trained on each half to judge the other, and on all."""
        half, count = len(self.train) // 2, len(self.train)

        def model(first: int, last: int) -> Path:
            out = self.options.models / f"spans-{self.options.corpus}-{first}-{last}"
            gold = self.train_gold[first:last]
            return train_span_classifier(gold, transformer, out, self.options.epochs)

        unseen = classify_spans(model(half, count), self.train[:half])
        unseen += classify_spans(model(0, half), self.train[half:])
        threshold = entity_threshold(self.train, scores_of(unseen), self.options.recall)
        whole = model(0, count)
        tests = {key: classify_spans(whole, texts) for key, texts in self.tests.items()}
        self.said["span_classification"] = {
            key: recut(said, threshold) for key, said in {TRAIN: unseen, **tests}.items()
        }

    def sequence_labelling(self, masks: Mapping[str, Sequence[Sequence[int]]]) -> None:
        marks = {
            doc: [MarkedSpan(span[0], span[1], MASK) for span in row] for doc, row in masks.items()
        }
        tests = {key: with_group(texts, "masks", marks) for key, texts in self.tests.items()}
        for match in ("strict", "partial", "overlap"):
            indicator = make_sequence_labelling(source="masks", match=match)
            self.ask(f"sequence_labelling, {match}", indicator, tests)

    def combinations(self) -> dict[str, dict[str, Indications]]:
        """Votes, and what is learned with and without counts."""
        voters = [name for name in self.said if is_chosen(name) and name != "kb_support"]
        found = {
            f"vote: {vote}": {
                key: combine(Vote(vote), texts, {name: self.said[name][key] for name in voters})
                for key, texts in self.tests.items()
            }
            for vote in ("any", "majority", "all")
        }
        learned = [name for name in voters if TRAIN in self.said[name]]
        if learned:
            found |= self.learn("learned", learned)
            if "kb_support" in self.said:
                found |= self.learn("learned with KB", [*learned, "kb_support"])
        return found

    def learn(self, name: str, inputs: Sequence[str]) -> dict[str, dict[str, Indications]]:
        """One model; its threshold for each wanted recall is from unseen documents."""
        said = {one: self.said[one][TRAIN] for one in inputs}
        learned, trained = train_combination(self.train, said)
        print(f"{name}: {trained.fitted.settings}; from {', '.join(inputs)}")
        tests = {
            key: combine(learned, texts, {one: self.said[one][key] for one in inputs})
            for key, texts in self.tests.items()
        }
        limits = {
            r: entity_threshold(self.train, scores_of(trained.indications), r) for r in RECALLS
        }
        return {
            f"{name}, recall {recall}": {key: recut(one, limit) for key, one in tests.items()}
            for recall, limit in limits.items()
        }


def is_chosen(name: str) -> bool:
    """Of several forms of one indicator one goes into combinations; the profile is in all."""
    others = ("logistic", "strict", "overlap", "up to 1 phrases", "profile alone")
    return not name.endswith(others)


# Scores


def masks_of(texts: Sequence[DecidedText], said: Indications) -> dict[str, list[tuple[int, int]]]:
    """Entities are decided as one, as the component does."""
    masks: dict[str, list[tuple[int, int]]] = {}
    for one, row in zip(texts, said, strict=True):
        shared = zip(one.text.spans, share_by_entity(one.text, row), strict=True)
        masks[one.doc_id] = [(s.start, s.end) for s, found in shared if found.risky]
    return masks


def main() -> None:
    options = arguments(
        __doc__, "data", "out", models=Path("models"), corpus="wikireplace", language_model=str,
        transformer=str, masks=Path, kb=Path, recall=0.95, window=96, far_window=128,
        bfloat16=False, epochs=3, filled=453, resamples=1000,
    )  # fmt: skip
    options.models.mkdir(parents=True, exist_ok=True)
    folder = options.data / options.corpus
    if options.corpus == "tab":
        train = read_texts(folder / "train.json")
        Random(0).shuffle(train)
    else:
        biographies = options.data / "biographies" / "biographies.jsonl.gz"
        train = wikireplace(folder, biographies, options.filled)
    gold = read_texts(folder / "dev.json")
    sets = {TRAIN: decided(train), ANNOTATED: decided(gold)}
    experiment = Experiment(sets, train, options)
    experiment.profile()
    if options.kb:
        experiment.ask("kb_support", make_kb_support(options.kb), sets)
    if options.corpus == "wikireplace":
        index = background(folder, options.models / "background.sqlite")
        for size in (1, 2):
            indicator = make_web_search(index, max_phrases=size)
            experiment.ask(f"web_search, up to {size} phrases", indicator, sets)
    if options.masks:
        experiment.sequence_labelling(read_masks(options.masks))
    weighting: Weighting | str = "unigram"
    if options.language_model:
        experiment.language_model(options.language_model)
        weighting = MaskedLanguageModelWeights(options.language_model)
    if options.transformer:
        experiment.span_classification(options.transformer)
    systems = {**experiment.said, **experiment.combinations()}
    plain = {}
    for key, texts in experiment.tests.items():
        masks = {
            "mask all": masks_of(texts, [[Indication(1.0, True)] * len(t.risky) for t in texts]),
            **{name: masks_of(texts, said[key]) for name, said in systems.items()},
        }
        found = evaluate_systems(
            gold, masks, settings=Settings(weighting=weighting, resamples=options.resamples)
        )
        print(
            f"\n{options.corpus}, {key}: {len(train)} documents to learn from, {len(gold)} tested\n"
        )
        print("| system | " + " | ".join(SHORT_NAMES[name] for name in SHOWN) + " |")
        print("|---|" + "---|" * len(SHOWN))
        for name, scores in found.items():
            print(f"| {name} | " + " | ".join(format_score(scores[m]) for m in SHOWN) + " |")
        plain[key] = {name: scores.to_dict() for name, scores in found.items()}
    options.out.write_text(json.dumps(plain, indent=1), encoding="utf8")


if __name__ == "__main__":
    main()
