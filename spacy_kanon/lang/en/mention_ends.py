"""Words that no mention ends or begins with in English.

Of 8,667 mentions that people marked in judgments and biographies two end in one of `NEVER_LAST` and
three begin with one of `NEVER_FIRST`; a greedy recognizer ends every 24th mask in one.
"""

from __future__ import annotations

from .lexicon import words_of

NEVER_FIRST = words_of("and or but nor of in at by for with from to into was were is are as")
NEVER_LAST = NEVER_FIRST | words_of(
    "a an the on be been has had have who which that whose his her their its"
)
