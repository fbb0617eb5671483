"""Errors 97x and 98x: documents with a structure of their own, and data frames."""

from __future__ import annotations


class Files:
    E970 = (
        "[KN970] A document that was sanitized and written does not say what it should when it is "
        "read again, so nothing of it is released. Write its text instead (-o NAME.txt), and "
        "report the kind of document."
    )
    E971 = (
        "[KN971] {path} cannot be read as {format}: {reason}. Open it with a program of its own "
        "and save it anew."
    )
    E972 = (
        "[KN972] {path} is an encrypted PDF, and nothing of it can be looked at. Save it without a "
        "password."
    )
    E973 = (
        "[KN973] {path} has no text on page(s) {pages}: it was scanned. Have a program read the "
        "letters first (OCR), so that the PDF has a layer of text."
    )
    E974 = (
        "[KN974] {path} holds changes that were tracked ({count}), and what was deleted is still "
        "in it. Accept or reject all changes, and save it."
    )
    E975 = (
        "[KN975] {path} holds something that cannot be looked into: {part}. Take it out, and save "
        "the document."
    )
    E976 = (
        "[KN976] {path} is an e-mail with broken parts ({defects}), so that not all of it can be "
        "read. Save it anew with a mail program."
    )
    E978 = (
        "[KN978] {option} does not go with a release in the format {format}. Choose --format "
        "jsonl for it."
    )
    E980 = (
        "[KN980] A frame of type {type} is not known here. Give a DataFrame of pandas or polars "
        "(a lazy one after collect()), or a Dataset of Hugging Face."
    )
    E981 = (
        "[KN981] The column {column!r} {what}. Name columns of texts; results take the suffix that "
        "is given (suffix=...), and kanon_k_reached and kanon_problem."
    )
    E982 = (
        "[KN982] {names}: settings and a recipe do not go together. Put them into the recipe's "
        "config."
    )
    E983 = (
        "[KN983] {path} is not the checkpoint of this run: it was made with other settings, "
        "another knowledge base or version, or is none. Name the right one, or remove it and begin "
        "anew."
    )
    E984 = (
        "[KN984] Text {record} is not the one that {path} holds: the source has changed since. "
        "Remove the checkpoint and begin anew."
    )
    E987 = (
        "[KN987] Spark needs Java 17 or later, {what}. Install one (on Debian: apt install "
        "openjdk-17-jre-headless), and set JAVA_HOME to its folder if it is not in the PATH."
    )
    E988 = (
        "[KN988] The {what} of a worker is another one ({here}) than where the job was started "
        "({expected}). Put the same one on all machines, at the same path."
    )
    E989 = (
        "[KN989] This is no DataFrame of Spark, but of type {type}. Frames of pandas, polars and "
        "Hugging Face go to spacy_kanon.frames."
    )
    E990 = (
        "[KN990] {option} does not go with --engine spark: {why}. Leave it out, or leave out "
        "--engine spark."
    )
    E991 = (
        "[KN991] {path} holds an unfinished run that is another one: its {what} differs. Give the "
        "options and the source of that run to go on with it, or remove the folder to begin anew."
    )
    E992 = (
        "[KN992] A Python worker of Spark ended before its work was done ({reason}), again and "
        "again; too little memory is the usual cause. Give it more (spark.executor.pyspark.memory, "
        "spark.executor.memoryOverhead), run fewer at a time (--spark.master local[1]), or make "
        "smaller parts (--spark.partitions). Parts of a command that are done stay: give it again "
        "to go on."
    )
    E993 = (
        "[KN993] {path} is no table. --engine spark reads JSON lines, CSV, TSV and Parquet, in "
        "folders that all machines have under the same path. Move the other files elsewhere, or "
        "leave out --engine spark."
    )
    E994 = (
        "[KN994] Part {number} of the release has other columns than the first one: {columns}. "
        "Write JSON lines (--format jsonl), or keep columns that all records have."
    )
    E995 = (
        "[KN995] Spark Connect has no accumulators, so nothing can be counted in passing. Leave "
        "out counters=..., and count rows of the result: kanon_problem says what was not done."
    )
    E996 = (
        "[KN996] The files of {path} have several formats ({formats}), and a release in parts has "
        "one. Name it: --format jsonl, csv, tsv or parquet."
    )
    E997 = (
        "[KN997] Spark gave the job up: {reason}. Mend what it names, and give the command again: "
        "it goes on with what is not done."
    )
    E998 = (
        "[KN998] {option} says how Spark does the work, and this process does it. Give --engine "
        "spark with it, or leave it out."
    )
