"""Errors 90x to 94x: projects of reviews and what people do in them."""

from __future__ import annotations


class Review:
    E900 = (
        "[KN900] {path} is a folder that holds no project of reviews. Give a new folder, or that "
        "of a project."
    )
    E901 = (
        "[KN901] The project {path} has format {found}, this version of spacy-kanon reads "
        "{expected}. Use the version that made it, export from it, and make a new project."
    )
    E902 = (
        "[KN902] Another server works on the project {path}. Stop it first: two servers would "
        "not see each other's changes."
    )
    E903 = "[KN903] The project {path} is damaged: {reason}. Restore the folder from a copy."
    E904 = (
        "[KN904] The texts of the project {path} are encrypted. Give the file with their key: "
        "--key-file FILE"
    )
    E905 = (
        "[KN905] {path} holds no key of 32 bytes in base64. Make one, readable by you only: "
        "(umask 077; head -c 32 /dev/urandom | base64 > FILE)"
    )
    E906 = "[KN906] {path} is not the key of this project. Give the one that it was made with."
    E907 = (
        "[KN907] The project {path} was made without a key, and is not encrypted afterwards. Make "
        "a new project with --key-file."
    )
    E908 = (
        "[KN908] The project {path} was made with {name} = {found}; {value} would mix figures "
        "that do not compare. Leave the option out, or make a new project."
    )
    E909 = (
        "[KN909] {name!r} is no name for an annotator: use 1 to 40 letters, digits, dots, "
        "underscores and hyphens, beginning with a letter or digit."
    )
    E910 = (
        "[KN910] There is no annotator {name!r} in this project. Add the name, or see the queue "
        "for those that are there."
    )
    E911 = (
        "[KN911] Each text goes to {count} annotators, but there are {people}. Name more with "
        "--annotator, or set --per-text."
    )
    E912 = "[KN912] Text {doc_id} of {path} differs from the one in the project. Give it a new id."
    E913 = "[KN913] {path} holds no text. Give a file with texts."
    E914 = (
        "[KN914] {count} records of {path} cannot be read (the first is in line {line}: {problem})."
        " Correct them: a project has to hold all texts."
    )
    E915 = (
        "[KN915] {path} can be read by others (mode {mode}). Make it yours alone: chmod 600 {path}"
    )
    E920 = "[KN920] The field {field!r} of the command is missing or out of range. Load the page."
    E921 = "[KN921] This project does not allow {name!r}. Choose among what the page offers."
    E922 = (
        "[KN922] Somebody has changed this since your page was loaded. Look at it as it is now, "
        "then decide again."
    )
    E923 = "[KN923] The text has been released; open it again, with a reason, to change it."
    E924 = "[KN924] {open} of {count} phrases have no decision yet. Decide on them, then submit."
    E925 = (
        "[KN925] The text does not keep k = {k}: {reason}. Hide more, or release it on your "
        "responsibility with a written reason."
    )
    E926 = "[KN926] Somebody has submitted this text; open it again to change it."
    E927 = "[KN927] {count} disagreements are not settled yet. Decide on them first."
    E928 = "[KN928] No text has been released yet. Release one, then export."
    E929 = "[KN929] Nothing can be written: {reason}. Your change is kept in the page; make room."
    E930 = (
        "[KN930] {count} reviewed texts are too few to learn from and to be tested on. Review at "
        "least {least}."
    )
    E931 = "[KN931] A reason of at least {least} characters is needed. Write why."
    E932 = "[KN932] This needs the role of a lead. Ask the person who began the project."
    E933 = (
        "[KN933] A part of these words is marked already. Move the bounds of that mark, or take it "
        "away first."
    )
    E934 = "[KN934] {option} goes with {needed}. Give both, or neither."
    E935 = "[KN935] {name} is not allowed as it is. Choose {allowed}."
