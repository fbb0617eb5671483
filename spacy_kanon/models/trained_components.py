"""Training that goes on where another ended: the components come when the config is initialized.

[initialize.after_init]
@callbacks = "spacy-kanon.trained_components.v1"
path = ${paths.init}

spaCy's own way, `source = ${paths.init}` in each component, needs their names beforehand and a
pipeline that is there whenever the config is read: `init fill-config` and `debug config` have none.
"""

from __future__ import annotations

from collections.abc import Callable

import spacy
from spacy.language import Language
from spacy.util import registry

from ..errors import Errors, KanonError

AFTER_INIT = "spacy-kanon.trained_components.v1"


@registry.callbacks(AFTER_INIT)
def make_trained_components(path: str | None) -> Callable[[Language], Language]:
    """Add what learns in a trained pipeline, as it is, so that training goes on from it.

    path (str | None): Folder or name of the pipeline; None only lets the config be read.
    RETURNS (Callable[[Language], Language]): For `initialize.after_init`, when nothing is
        initialized anymore; it raises E586 if there is no such pipeline or nothing in it learns.
    """

    def add(nlp: Language) -> Language:
        if path is None:
            raise KanonError(Errors.E586.format(path=path, reason="none is named"))
        try:
            source = spacy.load(path)
        except OSError as error:
            reason = "there is no such pipeline"
            raise KanonError(Errors.E586.format(path=path, reason=reason)) from error
        names = [
            name for name, component in source.pipeline if getattr(component, "is_trainable", False)
        ]
        if not names:
            raise KanonError(Errors.E586.format(path=path, reason="nothing in it learns"))
        for name in names:
            nlp.add_pipe(name, source=source)
        return nlp

    return add
