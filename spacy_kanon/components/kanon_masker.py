"""`kanon_masker`: mask what singles out fewer than k people of the knowledge base."""

from __future__ import annotations

import json
import warnings
import weakref
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, fields, replace
from pathlib import Path
from typing import Any, NamedTuple

from spacy.language import Language
from spacy.tokens import Doc

from .. import names
from ..anonymity.decide import decide
from ..anonymity.explain import explain_before
from ..anonymity.state import BY_MODEL, DocState, Options
from ..detection.analysis import Analysis, key_of, labelled
from ..detection.detect import checked_chance, detect, without_asides
from ..detection.gazetteer import check_case, find_mentions, laid_bare, shown_keys, with_known_parts
from ..detection.lists import (
    ListEntry,
    PhraseList,
    Supplied,
    cut_at_allowed,
    make_recognizer,
    with_policies,
)
from ..errors import Errors, KanonError
from ..kb.reader import KnowledgeBase
from ..lang.language_rules import rules_of
from ..operators.coarse import Coarse
from ..operators.plain import KeySource, Phrase
from ..operators.writing import Writer
from ..storage.records import listed_lines
from ..text.rewriting import Replacement, rewrite
from ..text.spans import merge
from ..types import Mention, Policy, Written
from .doc_spans import (
    analysis_of,
    check_sources,
    has_guesses,
    need_recognizer,
    read_sources,
    write,
    write_state,
)
from .kanon_pipe import KanonPipe, KnowledgeSlot, language_of, warn_of_sample

RECALL = "recall"


def read_recall(meta: Mapping[str, Any], *, releases: bool = False) -> dict[str, Any] | None:
    """What `calibrate` promised; with `releases` only if it counted releases."""
    stored = (meta.get(names.KANON) or {}).get(RECALL)
    if not stored or (releases and not stored["knowledge_base"]):
        return None
    # spaCy's JSON writes 0.9217 as 0.9217000000000001.
    values: dict[str, Any] = json.loads(
        json.dumps(stored), parse_float=lambda digits: round(float(digits), 6)
    )
    return values


def said_of(recall: Mapping[str, Any]) -> dict[str, Any]:
    """What a report says of a promise: not which documents it was made on."""
    return {name: recall[name] for name in recall if name not in ("losses", "texts")}


DENY = "deny"
ALLOW = "allow"


class Lists:
    """The lists and recognizers of a component, read once."""

    def __init__(
        self, allow: Sequence[Any], deny: Sequence[Any], recognizers: Mapping[str, Any]
    ) -> None:
        """RAISES (KanonError): What is wrong with them, E003 for a file that is not there."""
        self.allow = PhraseList(ALLOW, _entries(ALLOW, allow))
        self.deny = PhraseList(DENY, _entries(DENY, deny))
        self.recognizers = {name: make_recognizer(name, how) for name, how in recognizers.items()}

    def add_to(self, supplied: Supplied, text: str) -> Supplied:
        """What these and other components say of a text."""
        denied = self.deny.find(text)
        for item in denied:  # Where a list says no kind, others may know it.
            (supplied.named if item.kind else supplied.mentions).append(labelled(text, *item, DENY))
        for name, find in self.recognizers.items():
            for start, end, kind, sub_kind in find(text):
                key = key_of(text[start:end])
                supplied.named.append(Mention(start, end, kind, key, (), name, sub_kind=sub_kind))
        allowed = sorted({*self.allow.find(text), *supplied.allowed})
        return supplied._replace(denied=merge(item[:2] for item in denied), allowed=allowed)


def _entries(name: str, values: Sequence[Any]) -> Iterator[ListEntry]:
    if isinstance(values, str):
        raise KanonError(Errors.E363.format(name=name, number=1))
    for number, value in enumerate(values, start=1):
        table = value if isinstance(value, Mapping) else {}
        field, phrases = "phrases", table.get("phrases")
        if "file" in table:
            field, phrases = "file", listed_lines(Path(str(table["file"])))
        elif not isinstance(phrases, list):
            yield ListEntry.of(value, name=name, number=number)
            continue
        more = {key: setting for key, setting in table.items() if key != field}
        for phrase in phrases:
            yield ListEntry.of({"phrase": phrase, **more}, name=name, number=number)


_WITHOUT_RULES = (
    "Set rules = false: then the terms of the knowledge base and the spans of other components "
    "(sources) are decided on, and nothing else is looked for."
)


class Masked(NamedTuple):
    """What was decided on one Doc."""

    state: DocState
    text: str  # The masked text.
    report: dict[str, Any]  # The value of `doc._.kanon`.


class KanonMasker(KanonPipe):
    """Decide for every phrase that may identify whether it can stay (`anonymity.decide`)."""

    kb: KnowledgeSlot

    def __init__(self, nlp: Language, name: str, config: Any) -> None:
        """config (SimpleNamespace): The settings of the factory."""
        if config.unknown == BY_MODEL:
            need_recognizer(nlp, name)
        if config.kb is None and config.population == names.INVENTED:
            warn_of_sample()
        super().__init__(name, KnowledgeSlot.of(config))
        key = KeySource(config.key)
        self.writer = Writer(
            config.replacement, config.operators, key=key, same_within=config.same_within
        )
        kinds = [names.ENTITIES.get(kind, kind) for kind in config.always_mask]
        kinds += [names.DATETIME] if self.writer.shifts else []
        options = {field.name: getattr(config, field.name) for field in fields(Options)}
        self.options = Options(**{**options, "always_mask": tuple(kinds)})
        check_case(config.case)
        self.sources = tuple(config.sources)
        self.rules: bool = config.rules
        self.case: str = config.case
        self.recall = read_recall(nlp.meta, releases=self.options.combine == "release")
        has_lists = config.allow or config.deny or config.recognizers
        self.lists = Lists(config.allow, config.deny, config.recognizers) if has_lists else None
        self._pipeline = weakref.ref(nlp) if names.ENTS in self.sources else None
        self._seen: list[str] = []
        self.scorer = config.scorer
        self.language = (
            language_of(nlp, name, instead=_WITHOUT_RULES)
            if self.rules
            else rules_of(nlp.lang or "")
        )
        self.guesses = has_guesses(nlp) and self.rules
        min_salience = checked_chance(config.min_salience)
        self.min_salience = 0.0 if self.options.unknown == BY_MODEL else min_salience

    def annotate(self, doc: Doc, masked: Masked) -> None:
        """Write the decisions to the Doc: `doc.spans["kanon"]` and the extensions."""
        write_state(doc, masked.state)
        doc._.set(names.MASKED_TEXT, masked.text)
        doc._.set(names.KANON_REPORT, masked.report)

    def __getstate__(self) -> dict[str, Any]:
        """Other processes do not look at the pipeline."""
        return {**self.__dict__, "_pipeline": None, "_seen": []}

    def _check_order(self) -> None:
        """Warn of components behind the masker that set entities: it has not seen them."""
        nlp = None if self._pipeline is None else self._pipeline()
        if nlp is None or nlp.pipe_names == self._seen:
            return
        self._seen = nlp.pipe_names
        if self.name not in self._seen:
            return
        behind = self._seen[self._seen.index(self.name) + 1 :]
        late = [name for name in behind if "doc.ents" in nlp.get_pipe_meta(name).assigns]
        if late:
            message = (
                f"[KN371] {', '.join(late)} sets entities behind {self.name!r}, which does not "
                f"see them. Put it first: nlp.add_pipe(..., before={self.name!r})."
            )
            warnings.warn(message, stacklevel=4)

    def decide(self, doc: Doc) -> Masked:
        """Decide on each mention, without changing the Doc."""
        self._check_order()
        knowledge = self.kb.open()
        text = self._read(doc, knowledge)
        # A recognizer that does not say what may stay has not decided that it may.
        by_model = self.options.unknown == BY_MODEL
        supplied = read_sources(doc, self.sources, guesses=self.guesses, undecided=by_model)
        if self.lists:
            supplied = self.lists.add_to(supplied, text.text)
        tags = [token.tag_ for token in doc] if doc.to_array("TAG").any() else []
        subject = doc._.get(names.SUBJECT)
        while True:
            mentions, spared = self._find(text, knowledge, supplied, tags)
            state = decide(text.text, mentions, knowledge, self.options, language=self.language)
            state = write(text, state, self.writer, subject, allowed=supplied.allowed)
            masked = list(filter(state.is_masked, range(len(state.mentions))))
            spans, texts = state.mentions, state.written
            changes = [Replacement(spans[n].start, spans[n].end, texts[n].text) for n in masked]
            new = rewrite(text.text, changes)
            bare = laid_bare(text, spans, new, knowledge, self.kb.walker(self.case))
            if {*bare}.issubset(supplied.mentions):
                report = self._report(state, [texts[n] for n in masked], spared)
                return Masked(state, new.text, report)
            supplied = supplied._replace(mentions=[*supplied.mentions, *bare])

    def _read(self, doc: Doc, knowledge: KnowledgeBase) -> Analysis:
        """The text with its tokens, once the settings are known to fit it."""
        if knowledge.sample_of is None and knowledge.population < self.options.k:
            raise KanonError(Errors.E328.format(count=knowledge.population, k=self.options.k))
        counted = "" if self.recall is None else self.recall["knowledge_base"]
        if counted not in ("", knowledge.fingerprint):
            raise KanonError(
                f"[KN574] Recall was calibrated with the knowledge base {counted}, and this is "
                f"{knowledge.fingerprint}. What is hidden depends on it: calibrate again."
            )
        check_sources(doc, self.sources, self.name)
        text = analysis_of(doc, self.language)
        if text.use is not None and text.use.language:
            message = (
                f"[KN225] {self.name!r} reads this text by the rules of English, and it seems to "
                f"be in another language ({text.use.language}). Names, numbers, dates in digits "
                "and addresses are found all the same; jobs, dates in words and relatives may "
                "stay. Use a pipeline of that language."
            )
            warnings.warn(message, stacklevel=2)
        return text

    def _find(
        self, text: Analysis, knowledge: KnowledgeBase, supplied: Supplied, tags: Sequence[str]
    ) -> tuple[Sequence[Mention], int]:
        """Mentions with policies, and how many phrases identify no one."""
        walker = self.kb.walker(self.case)
        terms = find_mentions(text, knowledge, walker=walker)
        found: Sequence[Mention] = detect(
            text,
            knowledge,
            supplied.mentions,
            guessed=supplied.guessed,
            rules=self.rules,
            walker=walker,
            terms=terms,
            named=supplied.named,
        )
        count = len(found)
        if self.min_salience:
            found = without_asides(
                text,
                found,
                self.min_salience,
                sources=frozenset((names.RULES, names.ENTS) if self.guesses else (names.RULES,)),
                certain=self.options.unknown != "mask",
                fixed=[*terms, *supplied.mentions, *supplied.named],
                tags=tags,
            )
        spared = count - len(found)
        if supplied.allowed:
            found = cut_at_allowed(text, found, supplied.allowed, terms, knowledge)
        if self.options.unknown != "mask":
            found = with_known_parts(found, terms, self.options.always_mask)
        if self.writer.leaves_parts:
            found = [self._coarser(text.text, mention, knowledge) for mention in found]
        if supplied.forced or supplied.denied or supplied.allowed:
            found = with_policies(found, supplied)
        return found, spared

    def _coarser(self, text: str, mention: Mention, knowledge: KnowledgeBase) -> Mention:
        """A mention of which a rule lets a part stay as a mention of that part."""
        written = text[mention.start : mention.end]
        phrase = Phrase(written, mention.kind, mention.label)
        operator = self.writer.operator_for(phrase)
        if not isinstance(operator, Coarse):
            return mention
        language = self.language
        part = None if language is None else operator.part(phrase, mention.keys, language)
        if part is None:
            return replace(mention, policy=mention.policy | Policy.RULED_OUT)
        mention = replace(mention, policy=mention.policy | Policy.RULED)
        if part.text == written:
            return mention
        keys = tuple(key for key in part.keys if knowledge.count(key))
        return replace(
            mention,
            key=keys[0] if keys else f"{operator.name}/{part.text}",
            keys=keys,
            shows=shown_keys(keys, knowledge) if keys else (),
            part=part.text,
        )

    def _report(self, state: DocState, masked: list[Written], spared: int) -> dict[str, Any]:
        """The value of `doc._.kanon`."""
        allowed = [position for position, d in enumerate(state.decisions) if d.allowed]
        refused = [position for position in allowed if state.decisions[position].masked]
        return {
            "k": state.k,
            "k_reached": state.k_reached,
            "population": state.people,
            **({"fits": dict(state.fits)} if state.fits else {}),
            "knowledge_base": state.fingerprint,
            "mentions": len(state.mentions),
            "masked": len(masked),
            "before": {
                "support": state.before.support,
                "terms": list(state.before.terms),
                "message": explain_before(state),
            },
            "method": state.method,
            "guarantee": state.guarantee,
            **state.proof,
            **({"allowed": {"phrases": len(allowed), "masked": refused}} if allowed else {}),
            "invented": self.kb.invented,
            "spared": spared,
            "operators": self.writer.report(masked),
            **({} if self.recall is None else {"masker_recall": said_of(self.recall)}),
            "config": {
                **asdict(self.options),
                "always_mask": [*self.options.always_mask],
                "min_salience": self.min_salience,
            },
        }
