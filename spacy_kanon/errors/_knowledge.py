"""Errors 1xx: knowledge base."""

from __future__ import annotations


class KnowledgeBase:
    E100 = (
        "[KN100] {path} is not a knowledge base: {reason}. Build one with: python -m "
        "spacy kanon build kb SOURCE {path}"
    )
    E101 = (
        "[KN101] {path} cannot be read as the description of a knowledge base: {reason}. "
        "Build the knowledge base again with build kb, or copy it again from where it came."
    )
    E102 = (
        "[KN102] The knowledge base {path} has format version {version}, this package reads "
        "version {expected}. Build it again with: python -m spacy kanon build kb SOURCE {path} "
        "--force (the bundled sample: python -m spacy_kanon.kb.sample)"
    )
    E103 = (
        "[KN103] {path} is damaged: {reason}. Copy the knowledge base again from where it "
        "came, or build it again with build kb."
    )
    E104 = (
        "[KN104] {path} is the working folder of a build that has not finished. Wait for it, "
        "or start build kb again: it clears what a killed build left."
    )
    E105 = "[KN105] The knowledge base {path} is closed. Open it again with open_kb."
    E106 = (
        "[KN106] Another build is writing {path} right now. Wait until it is done, or choose "
        "another folder."
    )
    E107 = (
        "[KN107] {path} holds things that are no part of a knowledge base ({example}), so "
        "--force does not replace it. Remove the folder yourself or choose another name."
    )
    E108 = (
        "[KN108] The source gave a fact that cannot be stored: {reason}. Look at {place} "
        "in the source, or at its mapping file."
    )
    E109 = (
        "[KN109] The source gave {people} people and {terms} terms: nothing to build a "
        "knowledge base from. Check that SOURCE is the right file, and the mapping if it is a "
        "table."
    )
    E110 = (
        "[KN110] The knowledge base at {path} changed since it was opened (fingerprint "
        "{found}, expected {expected}). Open it again, or restart the worker processes."
    )
    E140 = (
        "[KN140] {count} of the first {total} lines of {path} are broken: {lines}. Check that "
        "it is a Wikidata JSON dump with one entity a line, and download it again."
    )
    E141 = (
        "[KN141] {path} holds no entity of a Wikidata JSON dump. Give a file with one entity "
        "a line, or a table (.csv, .tsv, .jsonl, .parquet) and --columns."
    )
    E142 = "[KN142] {count} broken lines of {path} were left out: {lines}"
    E143 = (
        "[KN143] {path} is neither a Wikidata dump (.json, .json.gz, .json.bz2) nor a table "
        "(.csv, .tsv, .jsonl, .parquet, the first three also with .gz). Rename or convert it."
    )
    E144 = (
        "[KN144] {path} is a table and needs --columns: a JSON or YAML file that says what "
        "its columns mean. Its columns are: {columns}. For example:\n{example}"
    )
    E145 = (
        "[KN145] The mapping names the column {column!r}, which {path} does not have. Its "
        "columns are: {columns}.{hint} Correct the mapping file."
    )
    E146 = "[KN146] The mapping {path} cannot be used: {reason}. An example:\n{example}"
    E147 = (
        "[KN147] {count} of {total} rows of {path} cannot be read: {lines}. Check the mapping "
        "file and the format of the table."
    )
    E148 = "[KN148] {count} values of {path} could not be read and were left out: {lines}"
    E149 = "[KN149] {path} has columns that the mapping does not name, left out: {columns}"
    E150 = "[KN150] {path} has rows without a person's identifier (column {column!r}): {lines}"
    E151 = "[KN151] {name} must be {expected}, not {value!r}."
    E152 = (
        "[KN152] The sample {path} has the fingerprint {found}, but its generator makes "
        "{expected}. Make it again with: python -m spacy_kanon.kb.sample"
    )
    E153 = (
        "[KN153] {path} holds no human (P31 = Q5). Give a Wikidata JSON dump of items, with "
        "one entity a line."
    )
    E154 = (
        "[KN154] Spark could not read {path}: {reason}. Check that all machines have it under this "
        "path, and its log; without --engine spark one process reads it."
    )
    E155 = (
        "[KN155] {path} has {gigabytes:.0f} GB, and one process needs about {hours:.0f} hours for "
        "it. Give --engine spark and --spark.master to read it on many cores or machines."
    )
    E156 = (
        "[KN156] {path} is packed with gzip: it can be read from its beginning only, so one worker "
        "of Spark reads all of it. Unpack it, or take the .bz2, to have many read."
    )
    E157 = (
        "[KN157] Spark reads Wikidata dumps, and {path} is a table, which one process reads soon "
        "enough. Leave out --engine spark."
    )
