"""Errors 0xx: general."""

from __future__ import annotations


class General:
    E001 = (
        "[KN001] This needs the package(s) {packages}, which are not installed. Install them "
        "with: pip install 'spacy-kanon[{extra}]'"
    )
    E002 = "[KN002] Cannot write to {path}: {reason}. Choose another place or free some space."
    E003 = "[KN003] {path} does not exist. Check the path."
    E004 = "[KN004] {path} exists already. Remove it first, choose another name or pass --force."
    E005 = (
        "[KN005] {path} is damaged or cut off at line {line} ({reason}). Download it again "
        "and compare its checksum."
    )
    E006 = (
        "[KN006] {first} and {second} are one file, {path}: one would destroy the other. Name "
        "different files."
    )
    E007 = (
        "[KN007] {option} names {path}, which is {kind}. Name a regular file (- writes to standard "
        "output)."
    )
    E008 = "[KN008] {option} names {path}, which {what}. Choose a folder of its own."
    E009 = (
        "[KN009] The system refused something: {reason}. Check that the files can be read and the "
        "folders written, and that there is space."
    )
    E010 = (
        "[KN010] {path} cannot be read: {reason}. Check that the file is there, that you may read "
        "it, and that its disk works."
    )
    E011 = (
        "[KN011] The structure of {path} cannot be checked on this machine: {reason}. Check it "
        "where a Python with the package marisa-trie can be started, with inspect KB --check or "
        "inspect ONTOLOGY --check."
    )
    E015 = (
        "[KN015] {path} is no knowledge base, ontology, index of background documents or pipeline. "
        "Name the folder that a build command or spaCy wrote."
    )
    E014 = (
        "[KN014] {path} was replaced again and again while it was opened. Let those who replace it "
        "end first."
    )
    E013 = (
        "[KN013] Another run is writing {path} now, and nothing was changed. Let it end first, or "
        "write somewhere else."
    )
