"""Fold a text to a skeleton, so that no trick of spelling or encoding hides a term.

Both the keys of the knowledge base and the text that is searched pass through the same fold.
It maps canonically equal strings (NFC, NFD), diacritics, ligatures, full-width and look-alike
letters of other scripts, quotes, dashes and all kinds of blanks to one spelling, and removes
what cannot be seen. The fold is not for display: offsets lead back to the original.
"""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from html import unescape
from itertools import pairwise

import numpy as np

from ..names import FOLDED_PREFIX
from .caches import remembered
from .spans import merge

PARAGRAPH = "\n\n"  # What a blank line becomes. No term crosses it.
REPLACEMENT_CHARACTER = "\ufffd"  # Stands for a lone surrogate, which cannot be written as UTF-8.

_FOLDS = {
    "\r": "\r",
    "\u2029": PARAGRAPH,
    **dict.fromkeys("\n\x0b\x0c\x85\u2028", "\n"),
    **dict.fromkeys("\t\x1c\x1d\x1e\x1f\u2800", " "),  # Beside the category Zs.
    **dict.fromkeys("`´‘’‚‛′‵ʹʻʼʽʾʿˈˊˋ‹›＇՚׳", "'"),
    **dict.fromkeys("“”„‟″‶«»〝〞〟＂״", '"'),
    **dict.fromkeys("\u2212\u2043\u02d7\u2796\u2500\u30a0", "-"),  # Beside the category Pd.
}
# Letters that have no decomposition into a plain letter and a mark.
_FOLDS |= {
    "Ø": "O", "ø": "o", "Ł": "L", "ł": "l", "Đ": "D", "đ": "d", "Ð": "D", "ð": "d",
    "Þ": "Th", "þ": "th", "ß": "ss", "ẞ": "SS", "Æ": "Ae", "æ": "ae", "Œ": "Oe", "œ": "oe",
    "Ħ": "H", "ħ": "h", "Ŧ": "T", "ŧ": "t", "Ŋ": "N", "ŋ": "n", "ı": "i", "ȷ": "j",
    "Ɨ": "I", "ɨ": "i", "Ɓ": "B", "ɓ": "b", "Ɗ": "D", "ɗ": "d", "Ƙ": "K", "ƙ": "k",
    "Ɖ": "D", "ɖ": "d", "Ƒ": "F", "ƒ": "f", "Ƴ": "Y", "ƴ": "y", "Ƶ": "Z", "ƶ": "z",
    "⁄": "/", "∕": "/", "․": ".",
}  # fmt: skip

# Letters of other scripts that look like a Latin letter (a part of Unicode TS 39, confusables).
_FOLDS.update(
    zip(
        "АВЕЅІЈКМНОРСТУХҮԌԚԜҺӀаеѕіјкорсухԁԛԝһӏүѵ"  # Cyrillic
        "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϳοανιρυκϲ"  # Greek
        "ՏՍՕօոսհցզԼ"  # Armenian
        "ᎪᏴᏟᎠᎬᎻᎫᏦᏞᎷᏢᏚᎢᏙᎳᏃᏀ"  # Cherokee
        "ɑɡɩʏⅼꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ",  # IPA, Lisu
        "ABESIJKMHOPCTYXYGQWHIaesijkopcyxdqwhlyv"
        "ABEZHIKMNOPTYXCjoavipukc"
        "SUOonuhgqL"
        "ABCDEHJKLMPSTVWZG"
        "agiylBPDTGKJCZFMNLSRVHWXYAEIOU",
        strict=True,
    )
)

# Marks that change a letter only in the eyes of a careful reader; marks of other scripts
# (Indic vowels, kana voicing) make other words and stay.
_NOTHING = re.compile(
    "[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f"
    "\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f"
    # What is invisible, and signs that choose a form of the one before.
    "\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2065\u3164\uffa0\ufe00-\ufe0f\U000e0100-\U000e01ef]"
)
_FOLDED_CATEGORIES = {"Zs": " ", "Pd": "-", "Cs": REPLACEMENT_CHARACTER}
# Compatibility forms that are not the same word without their form: x², 2½, Acme™.
_KEPT_FORMS = ("<super>", "<sub>", "<fraction>", "<noBreak>")


def _fold_character(char: str) -> str:
    """The skeleton of one character; blanks and newlines are only brought to one form."""
    if char in _FOLDS:
        return _FOLDS[char]
    category = unicodedata.category(char)
    if category in ("Cc", "Cf") or _NOTHING.match(char):
        return ""
    if category == "Nd":
        return str(unicodedata.decimal(char))
    return _FOLDED_CATEGORIES.get(category) or _fold_decomposition(char)


def _fold_decomposition(char: str) -> str:
    form = unicodedata.decomposition(char).split(" ", 1)[0]
    keep = not form.startswith("<") or form in _KEPT_FORMS
    parts = unicodedata.normalize("NFD", char) if keep else unicodedata.normalize("NFKD", char)
    if parts == char:
        return char
    folded = "".join(_fold_character(part) for part in parts)
    return folded if folded == folded.strip() else char


# A character as HTML and JSON have it by number, a letter with an accent as HTML has it by name,
# and the soft line end of quoted-printable mail.
ENCODED = (
    r"&#(?:\d{1,7}|[xX][0-9A-Fa-f]{1,6});|(?:\\u[0-9A-Fa-f]{4}){1,2}|(?<=\w)=\r?\n(?=[a-z\d])"
    r"|&(?:[A-Za-z](?:acute|grave|circ|tilde|uml|ring|cedil|slash|caron)|szlig|[aA]e?lig);"
)
_ENCODED_RUN = re.compile(ENCODED)


class _FoldTable(dict[int, str]):
    """A table for `str.translate` that fills itself."""

    def __missing__(self, code: int) -> str:
        self[code] = _fold_character(chr(code))
        return self[code]


_TABLE = _FoldTable()
_UNIT = re.compile(rf"(?P<encoded>{ENCODED})|.", re.DOTALL)
_BLANK_RUN = re.compile(r"[ \n\r]{2,}|[\n\r]")
# A search is several times faster for a pattern that begins with a set than for one that begins
# with a repetition or a choice, hence the first set of each.
_ODD_RUN = re.compile(r"[^\n -_a-~][^\n -_a-~]*")
_WIDE_BLANK = re.compile(r"[ \n][ \n][ \n]*")
_BLANKS_BEHIND = re.compile(r"[ \n]*")
_SHORT = 16  # Longest stretch whose fold is remembered.


def _decode(match: re.Match[str]) -> str:
    """The character that an entity stands for; nothing for a soft line end."""
    if match[0].startswith("\\"):
        return match[0].encode().decode("unicode_escape").encode("utf-16", "surrogatepass").decode(
            "utf-16", "replace"
        )  # fmt: skip
    return unescape(match[0]) if match[0].startswith("&") else ""


def _join_blanks(run: str) -> str:
    newlines = run.replace("\r\n", "\n").replace("\r", "\n").count("\n")
    return PARAGRAPH if newlines > 1 else " "


def _fold(text: str) -> str:
    """Fold without offsets."""
    if _may_be_encoded(text):
        text = _ENCODED_RUN.sub(_decode, text)
    folded = unicodedata.normalize("NFD", text.translate(_TABLE))  # Only sorts marks.
    return _BLANK_RUN.sub(lambda match: _join_blanks(match[0]), folded)


@dataclass(frozen=True, slots=True)
class Normalized:
    """A folded text and the way back."""

    text: str
    # Stretches whose length changed, as four sorted sequences: start and end in the folded text,
    # start and end in the original. Outside of them the distance between two characters is the same
    # in both texts. A removed character belongs to the character before it.
    map: tuple[Sequence[int], Sequence[int], Sequence[int], Sequence[int]] = ((), (), (), ())

    def original(self, start: int, end: int) -> tuple[int, int]:
        """Bounds in the original of the stretch `text[start:end]`."""
        if not self.map[0]:
            return start, end
        first = self._original(start, 0)
        return first, (self._original(end, 1) if end > start else first)

    def _original(self, position: int, is_end: int) -> int:
        starts, ends, original_starts, original_ends = self.map
        row = bisect_right(starts, position - is_end) - 1
        if row < 0:
            return position
        if not is_end and position < ends[row]:
            return original_starts[row]
        return original_ends[row] + max(position - ends[row], 0)

    def from_original(self, offsets: Sequence[int]) -> list[int]:
        """Offsets in `text` of offsets in the original; inside a changed stretch, its end."""
        if not self.map[0]:
            return list(offsets)
        starts, ends, original_starts, original_ends = map(np.asarray, self.map)
        here = np.asarray(offsets, dtype=np.int64)
        row = np.searchsorted(original_starts, here, side="right") - 1
        known = np.maximum(row, 0)
        inside = np.where(here == original_starts[known], starts[known], ends[known])
        after = ends[known] + here - original_ends[known]
        there = np.where(here < original_ends[known], inside, after)
        carried: list[int] = np.where(row < 0, here, there).tolist()
        return carried


def normalize(text: str) -> Normalized:
    """Fold a text for look-up, with offsets back to the original.

    Plain ASCII text without odd whitespace is returned as it is. Any string is accepted,
    control characters and lone surrogates included. Time is linear in the length of the text,
    and mostly spent on the stretches that are not plain.
    """
    plain = _plain(text)
    if plain is not None:
        return Normalized(plain)
    plain = text.replace("\n", " ")
    pieces: list[str] = []
    starts, ends, original_starts, original_ends = [], [], [], []
    length = done = 0
    for start, end in _odd_stretches(text):
        pieces.append(plain[done:start])
        length += start - done
        fold = _fold_stretch if end - start > _SHORT else _fold_short_stretch
        folded, changes = fold(text[start:end])
        for new_start, new_end, old_start, old_end in changes:
            starts.append(length + new_start)
            ends.append(length + new_end)
            original_starts.append(start + old_start)
            original_ends.append(start + old_end)
        pieces.append(folded)
        length += len(folded)
        done = end
    pieces.append(plain[done:])
    return Normalized("".join(pieces), (starts, ends, original_starts, original_ends))


def _plain(text: str) -> str | None:
    """The text on one line, if folding does nothing else: printable ASCII, single blanks."""
    line = text.replace("\n", " ")
    is_plain = line.isascii() and line.isprintable() and "`" not in line and "  " not in line
    return line if is_plain and not _may_be_encoded(text) else None


def _may_be_encoded(text: str) -> bool:
    return "&" in text or "\\u" in text or "=\n" in text or "=\r" in text


def _odd_stretches(text: str) -> list[tuple[int, int]]:
    """Bounds of what folding may change, with the character before it and the blanks around."""
    odd = [match.span() for match in _ODD_RUN.finditer(text)]
    odd += [match.span() for match in _WIDE_BLANK.finditer(text)]
    if _may_be_encoded(text):
        # With the character behind it, which tells a soft line end from a sign.
        odd += [(m.start(), m.end() + 1) for m in _ENCODED_RUN.finditer(text)]
    wide = []
    for start, end in odd:
        end += len(_BLANKS_BEHIND.match(text, end)[0])  # type: ignore[index]
        start -= 1
        while start > 0 and text[start] in " \n":
            start -= 1
        wide.append((max(start, 0), min(end, len(text))))
    return merge(wide)


_Change = tuple[int, int, int, int]


def _fold_stretch(text: str) -> tuple[str, list[_Change]]:
    """Fold a stretch, with the bounds of what changed its length, new and old."""
    whole, letters = _fold(text), {_TABLE[ord(char)] for char in set(text)}
    if len(whole) == len(text) and all(
        len(x) == 1 and not unicodedata.combining(x) for x in letters
    ):
        return whole, []  # A letter is a letter in most other scripts.
    # Of each unit its start and the first of its folded characters. A list for each unit would have
    # the garbage collector go through all of them again and again.
    starts: list[int] = []
    firsts: list[int] = []
    characters: list[str] = []
    was_blank = False
    for match in _UNIT.finditer(text):  # A character and its marks, or a run of blanks.
        folded = (_decode(match) if match["encoded"] else match[0]).translate(_TABLE)
        is_blank = folded.isspace()
        is_mark = folded and unicodedata.combining(folded[0])
        if not starts or not (not folded or is_mark or (was_blank and is_blank)):
            starts.append(match.start())
            firsts.append(len(characters))
        characters.append(folded)
        was_blank = is_blank or (was_blank and not folded)
    pieces: list[str] = []
    changes: list[_Change] = []
    length = 0
    bounds = zip([*starts, len(text)], [*firsts, len(characters)], strict=True)
    for (start, first), (end, last) in pairwise(bounds):
        folded = _fold("".join(characters[first:last]))
        pieces.append(folded)
        if len(folded) != end - start:
            changes.append((length, length + len(folded), start, end))
        length += len(folded)
    return "".join(pieces), changes


_fold_short_stretch = remembered(4096)(_fold_stretch)


def normalize_key(surface: str) -> str:
    """The key of a literal surface: its folded text, on one line, without blanks around it."""
    plain = _plain(surface)
    if plain is not None:
        return plain.strip(" ")
    return _fold(surface).replace(PARAGRAPH, " ").strip(" ")


def fold_key(key: str) -> str:
    """The key under which a literal key is found whatever its case."""
    return FOLDED_PREFIX + key.casefold()
