"""Errors 7xx: indicators."""

from __future__ import annotations


class Indicators:
    E700 = (
        "[KN700] The span [{start}, {end}) is empty or outside the text of {length} "
        "characters. Correct the offsets: they count characters from 0, the end is exclusive."
    )
    E701 = "[KN701] {name} must be {expected}, not {value!r}."
    E702 = (
        "[KN702] The masked language model {model!r} cannot be used: {reason}. Give the "
        "folder of a model on this machine, or a name that can be downloaded."
    )
    E703 = (
        "[KN703] {path} is not what the indicator {indicator!r} has learned: {reason}. Train "
        "it again with: python -m spacy kanon train-indicators"
    )
    E704 = (
        "[KN704] The training data has {labels}, so {what} cannot be learned from it. Give "
        "texts in which some spans are masked and some are kept (NO_MASK)."
    )
    E705 = (
        "[KN705] This pipeline was saved with another {indicator!r}: its file has changed "
        "since (fingerprint {found}, expected {expected}). Put the former file back, or save "
        "again."
    )
    E706 = (
        "[KN706] The pipeline {name!r} of the indicator {indicator!r} cannot be loaded: "
        "{reason}. Give the folder of a trained pipeline or the name of an installed one."
    )
    E707 = (
        "[KN707] The indicator {indicator!r} needs either a pipeline to run (`model`) or the "
        "name of what an earlier component found (`source`): set one of the two."
    )
    E708 = (
        "[KN708] The combination was learned from the indicators {expected}, but is given "
        "{found}. Name the same indicators in the config, or train the combination again."
    )
    E709 = (
        "[KN709] No set of spans breaks all combinations: combination {combination} has no "
        "member. Give combinations of at least one span."
    )
    E710 = (
        "[KN710] {path} is not an index of background documents: {reason}. Make one with: "
        "python -m spacy kanon index_documents.py SOURCE {path}"
    )
    E711 = "[KN711] There is no document in {path} to index. Check the path and the format."
    E712 = (
        "[KN712] The search endpoint {url} did not answer: {reason}. Start it, check the "
        "address, or raise `timeout`."
    )
    E713 = (
        "[KN713] The search endpoint {url} did not answer with JSON but with {found}. Allow "
        "format=json in its settings (SearXNG: search.formats), and name its /search address."
    )
    E714 = (
        "[KN714] {url} cannot be a search endpoint: {reason}. Give an http or https address "
        "of your own, such as http://localhost:8080/search"
    )
    E715 = "[KN715] {path}, document {doc_id}: {reason}. Correct the record and try again."
    E721 = (
        "[KN721] {model!r} cannot guess hidden words: {count} of its weights are not in the file "
        "({examples}), so they would be random and every figure with them. Give a masked language "
        "model saved with its head, or train one with: python -m spacy kanon adapt_encoder.py"
    )
