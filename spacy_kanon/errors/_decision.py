"""Errors 3xx: the decision and the components."""

from __future__ import annotations


class Decision:
    E300 = "[KN300] {name} must be {expected}, not {value!r}."
    E301 = "[KN301] There is no selection {name!r}. Choose one of: {known}."
    E302 = (
        "[KN302] {name} has {found} values for {expected} terms. Give one value per posting "
        "list, in the same order."
    )
    E303 = (
        "[KN303] For the breaches with the terms {terms} the selection chose {chosen}. A "
        "selection must return terms of the breaches it is given: one of a single breach, at "
        "least one of each of several."
    )
    E304 = (
        "[KN304] The result would leave a combination that {support} people fit (terms "
        "{terms}, k is {k}). Nothing was released. Please report this as a bug, with the "
        "input."
    )
    E310 = (
        "[KN310] {path} holds no saved component of this kind. Load the folder of a whole "
        "pipeline, or save the component again."
    )
    E311 = (
        "[KN311] This component was saved with the knowledge base {expected}, but {path} is "
        "{found}. Set `kb` to the folder of the former, or save the pipeline again."
    )
    E312 = (
        "[KN312] The saved component holds a file {name!r} that does not belong into a "
        "knowledge base. Take it from a source you trust."
    )
    E320 = (
        "[KN320] A replacement from {start} to {end} overlaps another one or leaves the text "
        "of {length} characters. Give replacements that do not overlap."
    )
    E321 = "[KN321] {name} is {value!r}, but has to be one of: {choices}."
    E322 = "[KN322] {name} has to be a whole number of at least {least}, not {value!r}."
    E323 = (
        "[KN323] No spaCy pipeline {name!r}. Give the folder of one, or the name of an "
        "installed package (python -m spacy download en_core_web_sm)."
    )
    E324 = (
        "[KN324] The second count, of the released text itself, found phrases at {offsets} that "
        "fit only {support} people together where k is {k}. This text was not released. Is "
        "the knowledge base damaged (inspect KB --check)? If not, please report it."
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
    E326 = (
        "[KN326] max_arity bounds the combinations of guarantee = 'combinations'. Under 'joint' "
        "all that stays is counted together: leave max_arity out, or choose the other guarantee."
    )
    E327 = "[KN327] The weights of {kinds} have to be finite numbers above zero."
    E328 = (
        "[KN328] Counts are made among {count} people of the knowledge base, and k is {k}: nothing "
        "could be released. Choose a smaller k, a wider scope or a larger knowledge base."
    )
    E329 = (
        "[KN329] The knowledge base has nobody whom the scope {key!r} fits. Give terms as "
        "inspect shows them, or 'alive in 1990'."
    )
    E330 = "[KN330] The config cannot be used. {reasons} Correct the config."
    E325 = (
        "[KN325] There is nothing to verify with {setting}: it gives up the promise that no "
        "combination fits fewer than k people. Leave out --verify, or the setting."
    )
    E347 = (
        "[KN347] This text took longer than {seconds} seconds. Split it, or allow more with "
        "--timeout (0: no limit)."
    )
    E349 = (
        "[KN349] One of the processes that work on the texts was ended from outside ({ended}), "
        "perhaps for want of memory; nothing was written. Use fewer processes (--n-process)."
    )
    E348 = (
        "[KN348] This text has more than {most} different things to count in combinations. Split "
        "it, or count all that stays together: guarantee = 'joint'."
    )
