"""What people do in a project: checked, applied, counted, stored; one after the other."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from ..errors import Errors, KanonError, RecordError
from .counting import Count
from .engine import Engine
from .model import Annotation, Mode, StaleCommand, agreed_annotation, differing, perform
from .session import DocumentSession, describe_count
from .store import DO, REDO, UNDO, Person, Project, State

MIN_REASON = 10
_MAX_OPEN = 64
K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Recent(OrderedDict[K, V]):
    """The values that were stored or read last."""

    def keep(self, key: K, value: V) -> V:
        self[key] = value
        self.move_to_end(key)
        if len(self) > _MAX_OPEN:
            self.popitem(last=False)
        return value


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a command came to: the state after it, the marks that it changed, the count."""

    state: State
    changed: tuple[int, ...]
    count: Count


@dataclass(frozen=True, slots=True)
class Examination:
    """What stands against a release."""

    count: Count
    audited: int | None  # k of the released text, read anew; None: it says nothing known.
    holds: bool  # Both keep k, and nothing of unknown risk is visible.
    reason: str  # In words.
    text: str  # As it would be released.


class Controller:
    """Does what people ask for. Any thread may call it."""

    def __init__(self, project: Project, engine: Engine, mode: Mode) -> None:
        self.project = project
        self.engine = engine
        self.mode = mode
        self._sessions: Recent[int, DocumentSession] = Recent()
        self._states: Recent[tuple[int, int | None], State] = Recent()
        self._turn = threading.RLock()

    def session(self, text: int) -> DocumentSession:
        """A text, open; the last ones stay open."""
        with self._turn:
            session = self._sessions.get(text)
            if session is None:
                content, machine = self.project.content(text), self.project.machine(text)
                session = DocumentSession(self.engine, content, machine, self.mode)
            return self._sessions.keep(text, session)

    def state(self, text: int, person: int | None) -> State:
        """The annotation of a person (None: of the adjudicator), which begins when first asked."""
        with self._turn:
            state = self._states.get((text, person)) or self.project.find_state(text, person)
            session = self.session(text)
            first = None
            if person is None and (state is None or state.is_untouched):
                # Who looks before all have submitted must not miss what they agree on later.
                finished = {n: each.annotation for n, each in self.submitted(text).items()}
                first = agreed_annotation(finished, session.text)
            elif state is None:
                first = session.first_annotation()
            if state is None or (first is not None and first != state.annotation):
                assert first is not None, "what has not begun begins here"
                state = self.project.begin(text, person, first, session.figures(first))
            return self._states.keep((text, person), state)

    def submitted(self, text: int) -> dict[str, State]:
        """The submitted annotations of a text, by name of the annotator."""
        names = {person.id: person.name for person in self.project.people()}
        states = {
            names[holder]: self.project.find_state(text, holder)
            for holder in self.project.annotators(text)
        }
        return {n: state for n, state in states.items() if state is not None and state.submitted}

    def final(self, text: int) -> State | None:
        """The annotation that speaks for a text: the adjudicator's, or of the only annotator."""
        state = self.project.find_state(text, None)
        if state is not None and state.submitted is not None:
            return state
        finished = list(self.submitted(text).values())
        return finished[0] if len(finished) == len(self.project.annotators(text)) == 1 else None

    def do(
        self, text: int, owner: int | None, command: Mapping[str, Any], by: Person, base: int
    ) -> Outcome:
        """Do what a page that shows version `base` asks for."""
        with self._turn:
            state, session = self.state(text, owner), self.session(text)
            request = command.get("request")
            request = request if isinstance(request, str) and len(request) <= 64 else None
            if request is not None and self.project.has_request(state, request):
                return Outcome(state, (), session.live.count(state.annotation))
            self._check_open(state)
            action = str(command.get("do"))
            if action in (UNDO, REDO):
                stack = state.done if action == UNDO else state.undone
                after = state.after(action) if stack else state
            else:
                annotation = perform(state.annotation, command, session.context)
                for number in differing(state.annotation, annotation):
                    if state.changed.get(number, 0) > base:
                        raise StaleCommand
                after = state if annotation == state.annotation else state.after(DO, annotation)
            count = session.live.count(after.annotation)
            if after is not state:
                figures = session.figures(after.annotation, count)
                self.project.add_edit(state, after, by, action, request=request, figures=figures)
                self._states.keep((text, owner), after)
            return Outcome(after, tuple(differing(state.annotation, after.annotation)), count)

    def submit(self, text: int, owner: int | None, by: Person) -> State:
        """Close an annotation. RAISES (KanonError): KN924 if a mark has no decision."""
        with self._turn:
            state = self.state(text, owner)
            if state.submitted is not None:
                return state
            self._check_open(state)
            self._check_decided(state.annotation)
            state = self.project.set_submitted(state, by, True)
            return self._states.keep((text, owner), state)

    def reopen(self, text: int, owner: int | None, by: Person, reason: str = "") -> State:
        """Open a submitted annotation again; a released text as a lead, with a reason."""
        with self._turn:
            state = self.state(text, owner)
            stored = self.project.text(text)
            if stored is not None and stored.released is not None:
                if not by.leads:
                    raise KanonError(Errors.E932)
                body = {"reason": _checked_reason(reason)}
                self.project.record("open released text again", by, text, body=body)
            if state.submitted is not None:
                self._check_not_decided(state)
                state = self.project.set_submitted(state, by, False)
            return self._states.keep((text, owner), state)

    def _check_not_decided(self, state: State) -> None:
        """What a lead decides on must not change under their hands."""
        if state.person is None or len(self.project.annotators(state.text)) == 1:
            return
        decided = self._states.get((state.text, None)) or self.project.find_state(state.text, None)
        if decided is not None and not decided.is_untouched:
            raise RecordError(
                "[KN927] A lead has begun to decide between the annotations of this text. Ask them "
                "for what you want to change."
            )

    def _check_open(self, state: State) -> None:
        stored = self.project.text(state.text)
        if stored is not None and stored.released is not None:
            raise RecordError(Errors.E923)
        if state.submitted is not None:
            raise RecordError("[KN926] This text has been submitted; open it again to change it.")
        self._check_not_decided(state)

    def _check_decided(self, annotation: Annotation) -> None:
        marks = annotation.marks.values()
        undecided = sum(not self.mode.is_decided(mark) for mark in marks)
        if undecided:
            raise RecordError(
                f"[KN924] {undecided} of {len(marks)} phrases have no decision yet. Decide on "
                "them, then submit."
            )

    def to_release(self, text: int) -> State:
        """The annotation that a release is made of."""
        holders = self.project.annotators(text)
        return self.state(text, holders[0] if len(holders) == 1 else None)

    def examine(self, text: int) -> Examination:
        """Count the annotation to release, and the text that it releases."""
        state, session = self.to_release(text), self.session(text)
        count = session.live.count(state.annotation)
        released = session.writer.released(state.annotation).text
        audited = self.engine.audit(released)
        k = self.engine.options.k
        reason = describe_count(session, state.annotation, count)
        holds = count.holds(k)
        if holds and audited is not None and audited < k:
            holds = False
            reason = f"Read anew, the released text fits {audited:,} people together."
        return Examination(count, audited, holds, reason, released)

    def release(self, text: int, by: Person, reason: str = "") -> None:
        """Release a text; one that does not keep k needs a reason."""
        with self._turn:
            if not by.leads:
                raise RecordError(Errors.E932)
            stored, state = self.project.text(text), self.to_release(text)
            if stored is not None and stored.released is not None:
                raise RecordError(Errors.E923)
            self._check_decided(state.annotation)
            examined = self.examine(text)
            if not examined.holds and not reason.strip():
                raise RecordError(
                    f"[KN925] The text does not keep k = {self.engine.options.k}: "
                    f"{examined.reason} Hide more, or release it on your responsibility with a "
                    "written reason."
                )
            override = None if examined.holds else _checked_reason(reason)
            changes = self.session(text).writer.replacements(state.annotation)
            release = {
                "text": examined.text,
                "replacements": [[change.start, change.end, change.text] for change in changes],
                "reason": override,
            }
            with self.project.transaction():
                if state.submitted is None:
                    self.project.set_submitted(state, by, True)
                self.project.record("release", by, text, body=release, k=examined.count.support)
            self._states.pop((text, state.person), None)


def _checked_reason(reason: str) -> str:
    reason = reason.strip()
    if len(reason) < MIN_REASON:
        raise RecordError(
            f"[KN931] A reason of at least {MIN_REASON} characters is needed. Write why."
        )
    return reason
