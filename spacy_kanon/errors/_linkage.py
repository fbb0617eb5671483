"""Errors 17x and 18x: the index of background documents, and masking against it."""

from __future__ import annotations


class Linkage:
    E170 = (
        "[KN170] {path} is not an index of background documents: {reason}. Make one with: python "
        "-m spacy kanon build background PEOPLE.jsonl INDEX"
    )
    E171 = (
        "[KN171] {path} is damaged: {reason}. Copy the index again from where it came, or make it "
        "again with build background."
    )
    E172 = (
        "[KN172] The index {path} has format version {actual}, this package reads version "
        "{expected}. Make it again with build background."
    )
    E173 = (
        "[KN173] The background has documents of {people} people, and nobody can hide among fewer "
        "than two. Add the documents of more people."
    )
    E174 = (
        "[KN174] Background document {number} has no word. Fill it, or take its person out of the "
        "file."
    )
    E175 = (
        "[KN175] k is {k}, but the index {path} has only {people} people. Index the documents of "
        "more people, or choose a smaller k."
    )
    E176 = (
        "[KN176] The person that the text is about is not in the index {path}, so it cannot be "
        "said what gives him away. Index his documents, or leave the subject out: then whom the "
        "text points to is protected."
    )
    E177 = (
        "[KN177] This component was saved with the index {expected}, but {path} is {found}. Set "
        "`index` to the folder of the former, or save the pipeline again."
    )
    E178 = (
        "[KN178] The index {path} has no vectors of the model {model!r} ({reason}). Make it again "
        "with: build background --model {model}"
    )
    E179 = (
        "[KN179] The sample {path} has the fingerprint {found}, but its generator makes "
        "{expected}. Make it again with: python -m spacy_kanon.corpus.training.sample_background"
    )
    E180 = (
        "[KN180] {path}, line {line}: {problem}. Each line needs a person and a text, see "
        "--subject-column and --text-column."
    )
    E181 = (
        "[KN181] {path} is not an index of background documents, so --force does not replace it. "
        "Remove it yourself or choose another name."
    )
    E183 = (
        "[KN183] {option} only says something for masking against linkage. Give --linkage INDEX, "
        "or leave it out."
    )
    E184 = (
        "[KN184] No text of {release} has a subject that the index {path} has, so nobody can be "
        "recognized. Name the field with the subject by --subject-column, written as in the index."
    )
    E182 = (
        "[KN182] The guide {name!r} gives {reason}. Check the guide: it must give finite scores, "
        "one for each person that it is asked about."
    )
