"""Errors 6xx: evaluation."""

from __future__ import annotations


class Evaluation:
    E600 = (
        "[KN600] System {system}: no masks for {count} of {total} documents ({doc_ids}). "
        "Leaving documents out flatters a system. Give them an empty list, or pass "
        "--allow-missing to count them as unmasked."
    )
    E601 = (
        "[KN601] System {system}: masks for {count} documents that the gold corpus does not "
        "have ({doc_ids}). Remove them or evaluate against the corpus they belong to."
    )
    E602 = (
        "[KN602] System {system}, document {doc_id}: mask [{start}, {end}) lies outside the "
        "text of {length} characters. The masks were made for another version of the text."
    )
    E603 = "[KN603] The gold corpus has no documents. Check the file."
    E604 = "[KN604] Document {doc_id} stands twice in the gold corpus. Give each document one id."
    E605 = "[KN605] {what} needs at least {minimum} {unit}, and there are {count}. {advice}"
    E606 = "[KN606] No metric is called {name!r}. Choose one of {names}."
    E607 = "[KN607] No system is called {name!r}. Choose one of {names}."
    E608 = "[KN608] {argument}={value!r} is not allowed: {reason}."
    E609 = "[KN609] Two systems are both called {name!r}. Name them NAME=FILE."
    E610 = (
        "[KN610] The scored documents of {first} and {second} differ, so they cannot be "
        "paired. Evaluate both on one gold corpus."
    )
    E611 = (
        "[KN611] A reference Doc holds no gold annotations. Make the corpus with: python -m "
        "spacy kanon convert GOLD OUT.spacy"
    )
    E640 = "[KN640] No report can be written to {path}: its name must end in one of {suffixes}."
    E641 = "[KN641] A row of the table '{title}' has {values} values for {columns} columns."
    E642 = (
        "[KN642] {count} of {total} people of the texts are absent from the background "
        "({people}). They could never be recognized, which would flatter the result. Add "
        "background documents for them, or leave their texts out (--skip-absent does, and "
        "says how many)."
    )
    E643 = "[KN643] Document {doc_id} stands twice in {system}. Give each text one id."
    E644 = (
        "[KN644] {system} and {other} hold different documents ({doc_ids}), so their figures "
        "could not be compared. Attack them in separate runs, or complete them."
    )
    E645 = "[KN645] The background document of {person} is empty. Fill it or remove the person."
    E646 = "[KN646] A background share of {share} is not possible: it must be above 0 and up to 1."
    E648 = (
        "[KN648] The attacker gives scores of shape {shape} for {texts} texts and {people} "
        "people, or scores that are not numbers. Check the attacker."
    )
    E649 = "[KN649] No attacker is called {name!r}. Choose one of {names}."
    E650 = (
        "[KN650] The language model {model!r} could not be loaded: {reason}. Give the folder "
        "of a model on this machine, or a name that can be downloaded."
    )
    E651 = "[KN651] {name}={value} is not allowed: it must be {allowed}."
    E652 = (
        "[KN652] The pipeline {name!r} has no word vectors. Use one that has, such as a model "
        "whose name ends in _md or _lg, or another similarity."
    )
    E653 = (
        "[KN653] Text {number}: the replaced span [{start}, {end}) is empty, overlaps another "
        "or lies outside the {length} characters. Merge overlapping spans and check the "
        "offsets."
    )
    E655 = "[KN655] The attacker {attacker} needs a language model. Name one with --attacker.model."
    E656 = (
        "[KN656] How much text is kept is not known without the original texts. Give them with "
        "--texts, or leave --curve out."
    )
    E657 = (
        "[KN657] No text of {release} has the id of an original. Release the ids as they are "
        "(sanitize --keep-ids), or leave out --texts."
    )
