"""What was decided on the mentions of a text, and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from ..types import Mention
from .case import Case
from .joint.release import JointRelease

ALWAYS = "always"
UNKNOWN = "unknown"
RARE = "rare"
COMBINATION = "combination"
TOGETHER = "together"
SAME_PERSON = "person"
MODEL = "model"
KEPT = "kept"
UNCOUNTED = "uncounted"
DENIED = "deny"
ALLOWED = "allow"
RULED = "rule"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What happens to one mention.

    masked (bool): Whether it goes.
    reason (str): One of the reasons in the module's docstring, "kept", "uncounted" (kept, though
        unknown to the knowledge base, because the options say so), "deny" (a list says that it
        goes), "allow" (unknown to the knowledge base, and kept because a list says so) or "rule"
        (the operator for its kind lets nothing of it stay, or lets the unknown stay).
    support (int | None): People of the knowledge base. Masked for a combination: who fit it; for
        rarity or always: who have the term; kept: the smallest group that any combination of kept
        terms with this one singles out. None: the knowledge base cannot say.
    partners (tuple[int, ...]): Positions (in the list of mentions) of the other terms of the
        combination, each by its first mention.
    score (float): Disclosure risk as written, 0 to 1 (see `anonymity.disclosure_risk.risk_score`).
    allowed (bool): Whether a list says that it, or a part of it, may stay.
    entity (int): Number of the person, or of the term among those of its label, from 1 in order of
        first mention, but kept terms after masked ones.
    """

    mention: Mention
    masked: bool
    reason: str
    support: int | None
    partners: tuple[int, ...]
    score: float
    entity: int
    allowed: bool = False


@dataclass(frozen=True, slots=True)
class Before:
    """What the text as written gives away.

    support (int | None): Size of the smallest non-empty group of people that a combination of the
        text's known terms singles out; None if no term is known.
    terms (tuple[int, ...]): Positions of the mentions of such a combination.
    """

    support: int | None
    terms: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Masking:
    """The verdicts on all mentions of a text, in text order.

    case (Case): The text with its terms, which know whether they stay.
    k_reached (int | None): Size of the smallest non-empty group of people that any combination of
        the kept terms singles out; None if nothing known is kept (then it is the population).
    method (str): How the decision was counted: "generators", "signatures" or "joint".
    joint (JointRelease | None): Under the guarantee "joint", what was proven of the release.
    people (int): How many people all counts are made among.
    """

    case: Case
    verdicts: tuple[Verdict, ...]
    k_reached: int | None
    before: Before
    method: str
    joint: JointRelease | None = None
    people: int = 0

    def begun_at(self, starts: Mapping[int, int]) -> Masking:
        """The same decision on mentions that begin earlier.

        starts (Mapping[int, int]): Character offsets by position; the others begin as they did.
        RETURNS (Masking): With these bounds in its verdicts and its case.
        """
        if not starts:
            return self
        verdicts = tuple(
            replace(verdict, mention=replace(verdict.mention, start=starts[position]))
            if position in starts
            else verdict
            for position, verdict in enumerate(self.verdicts)
        )
        mentions = tuple(verdict.mention for verdict in verdicts)
        return replace(self, verdicts=verdicts, case=replace(self.case, mentions=mentions))
