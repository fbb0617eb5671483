"""Errors 350 to 389: operators and their keys, lists, recognizers and profiles."""

from __future__ import annotations


class Operators:
    E350 = (
        "[KN350] key has to be env:NAME (an environment variable) or file:PATH, never the key "
        "itself: configs are saved. Make one with: python -c 'import secrets; "
        "print(secrets.token_urlsafe(32))'"
    )
    E351 = (
        "[KN351] There is no key in {place}: {reason}. Set the variable or write the file; for the "
        "key of an earlier run take the same again."
    )
    E352 = (
        "[KN352] The key in {place} has {length} characters, and {least} are needed. Make one "
        "with: python -c 'import secrets; print(secrets.token_urlsafe(32))'"
    )
    E353 = (
        "[KN353] This needs a key. Name the place where it is: key = 'env:NAME' or 'file:PATH' "
        "(--components.kanon_masker.key env:NAME)."
    )
    E354 = (
        "[KN354] Record {record}: what stands encrypted at {start}-{end} was made with another key "
        "or has changed since. Nothing was written. Take the key of the run that made the release."
    )
    E355 = "[KN355] length has to be a whole number from {least} to {most}, not {value!r}."
    E356 = "[KN356] There is no operator {name!r} (for {label}).{nearest} Choose one of: {choices}."
    E357 = (
        "[KN357] The operator {name!r} (for {label}) has no setting {setting!r}. It has: {choices}."
    )
    E358 = (
        "[KN358] Operators go by kind or sub-kind, and {label!r} is neither: {choices}; * is for "
        "all others, and names of your own are written in capitals (A-Z, 0-9, _)."
    )
    E382 = (
        "[KN382] {label!r} is no kind, and near {near!r}: its operator writes only what a "
        "recognizer or a source labels {label!r}. Mend the name if {near!r} is meant."
    )
    E359 = (
        '[KN359] The operator for {label} has to be a name such as "hash" or a table with a name '
        'and settings, such as {{"name": "partial", "last": 4}}.'
    )
    E360 = (
        "[KN360] The text has no subject (doc._.subject), and same_within = 'subject' needs one. "
        "Name the column with --subject-column, or set same_within to document or corpus."
    )
    E361 = "[KN361] Faker has no locale {locale!r}. Take one such as en_US, no_NO or de_DE."
    E362 = (
        "[KN362] most_days has to be a whole number from {least} on, not {value!r}: dates move by "
        "more than a year, so that years move too."
    )
    E363 = (
        "[KN363] Entry {number} of {name} has to be a phrase, or a table with one of phrase, "
        'phrases, regex or file, and maybe case ("exact" or "folded") and kind. {name} itself is a '
        "list of these."
    )
    E364 = (
        "[KN364] Pattern {number} of {name} is no regular expression: {reason}. Mend it; in a "
        "config every backslash is written twice."
    )
    E365 = (
        "[KN365] Pattern {number} of {name} took longer than {seconds} seconds for this text. "
        "Write it without repetitions inside repetitions, such as (a+)+."
    )
    E366 = "[KN366] The recognizer {name!r} cannot be made: {unknown}. It has the fields {has}."
    E367 = (
        "[KN367] The kind of the recognizer {name!r} has to be one of {choices}; its sub_kind is "
        "written in capitals (A-Z, 0-9, _)."
    )
    E368 = (
        "[KN368] python-stdnum has no check {name!r}. Take the name of one of its modules: luhn, "
        "iban, us.ssn, gb.nhs."
    )
    E369 = (
        "[KN369] The recognizer {name!r} gave something else than (start, end, kind, sub_kind), "
        "bounds in the text and one of the kinds {kinds}."
    )
    E370 = (
        "[KN370] {component!r} takes {source!r} for a source, and no component before it has "
        "written that group of spans (there are: {groups}). Mend the name in `sources`, or put the "
        "component that writes it before {component!r}."
    )
    E371 = (
        "[KN371] {late} sets entities behind {component!r}, which does not see them. Put it first: "
        "nlp.add_pipe(..., before={component!r})."
    )
    E372 = (
        "[KN372] Record {record}: the date that stands at {start}-{end} was not moved with this "
        "key, or the record has changed since. Nothing was written. Take the key of the run that "
        "made it, and its JSONL output as it was written."
    )
    E373 = (
        "[KN373] Give the map that sanitize --mapping wrote, or with --key the key of encrypted "
        "phrases and moved dates: one of the two."
    )
    E375 = "[KN375] There is no profile {name!r}. Name a file (.cfg), or one of: {names}."
    E376 = (
        "[KN376] The settings in {path} cannot be read: {reason}. Compare the file with a bundled "
        "profile, in {folder}."
    )
    E377 = (
        "[KN377] {where} has a setting {setting!r} that does not exist.{nearest} It may have: "
        "{choices}."
    )
    E379 = (
        "[KN379] With --json the figures of the run stand on standard output, and nothing else. "
        "Name a file or folder for the texts: --output FILE."
    )
    E381 = "[KN381] spare_below has to be a chance from 0 (leave nothing out) to 1. Set 0.03."
    E378 = "[KN378] --report writes {formats}, and {path} has none of these endings."
