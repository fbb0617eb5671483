"""Errors 8xx: records and federated training."""

from __future__ import annotations


class Federated:
    E801 = "[KN801] {path} is no mapping of fields to labels: {reason}. Correct it and try again."
    E802 = "[KN802] The mapping has no label {label!r}; it has: {labels}. Correct the thresholds."
    E803 = "[KN803] {found!r} is no choice of mentions. Choose one of {allowed}."
    E804 = (
        "[KN804] No text is left to write ({problems} problems). Check the texts, the mapping "
        "and the names of the fields."
    )
    E805 = (
        "[KN805] Nothing to calibrate on: no record has `gold`, a list of {start, end, label} "
        "with labels of the mapping. Give annotated texts."
    )
    E808 = "[KN808] There is no division by {by!r}. Choose one of {allowed}."
    E810 = (
        "[KN810] The pipeline has no parameters to train. Initialize it first: python -m "
        "spacy kanon federate init CONFIG OUTPUT --labels A,B"
    )
    E811 = (
        "[KN811] These are not the parameters of this pipeline: {reason}. All sides need the "
        "same initialized pipeline; hand it out again."
    )
    E812 = "[KN812] {path} is no pipeline: {reason}. Make one with: spacy kanon federate init"
    E813 = (
        "[KN813] {path} cannot be initialized by labels alone: {reason}. Check the config and "
        "--labels."
    )
    E814 = (
        "[KN814] Documents cannot be divided among {clients} clients with skew {skew}. Give "
        "at least one client and a skew above 0."
    )
    E815 = (
        "[KN815] The server trains pipeline {theirs}, this client has {ours}: other labels, "
        "shapes or components. Give all sides the same initialized pipeline."
    )
    E816 = "[KN816] The client failed ({what}); the reason stands in its own log."
    E817 = "[KN817] {name} is {value!r}, but must be {allowed}."
    E818 = "[KN818] This client has no documents for this. Check `data` and `dev` in its settings."
    E819 = (
        "[KN819] The node config names no model. Start the SuperNode with --node-config "
        '\'model="FOLDER" data="FILE.spacy"\'.'
    )
    E820 = (
        "[KN820] The checkpoint {path} cannot be used: it is {reason}. Start without it, or "
        "give the pipeline it was made with."
    )
    E821 = (
        "[KN821] None of {rounds} rounds changed the pipeline: too few clients gave a reply "
        "that can be used. Read the reasons above and in the clients' logs."
    )
    E822 = "[KN822] The run config needs `model`, a pipeline, and `output`, a folder. Add them."
    E823 = "[KN823] There is no engine {engine!r}. Choose one of {engines}."
    E824 = (
        "[KN824] This client has {count} documents, but the plan of secure aggregation allows "
        "{allowed}. Raise max_documents for all sides."
    )
    E825 = (
        "[KN825] After {timeout:g} seconds {connected} clients are connected, and the plan needs "
        "{minimum}. The rounds done are in the checkpoint: start the training again when the "
        "others are back, or with a lower min_clients (--min-clients)."
    )
