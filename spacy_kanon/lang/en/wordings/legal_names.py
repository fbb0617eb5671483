"""Names of laws, treaties, courts and their officers: what they name, and a wider word for it.

Court judgments are full of them. "the Insolvency Act" is a law because of the article and its last
word; "Sister Act" has none, and "The Da Vinci Code" ends in no word that laws are codes of.
"""

from __future__ import annotations

import re

_FIELD = (
    r"(?:Civil|Criminal|Penal|Commercial|Labour|Labor|Tax|Family|Electoral|Administrative|Military"
    r"|Land|Customs|Execution|Obligations|Procedure)"
)
_CODE = re.compile(
    rf"(?:[A-Z][\w'’-]* ){{0,3}}(?:{_FIELD}(?: and {_FIELD})?(?: Procedure)? Code(?: of .*)?"
    rf"|Code of (?:the )?{_FIELD}\b.*)"
)
_LAW = re.compile(
    r"(?:[A-Z][\w'’-]*,? (?:(?:and|of|to|on|for|in|the) ){0,2}){1,9}(?:Act|Ordinance|Decree|Statute"
    r"|Regulations?|Law)(?: of)?(?: (?:1[6-9]|20)\d\d)?"
)
# "School of Law", "Institute of International Law": what it is about.
_OF_LAW = re.compile(
    r"\b(?:of|for) (?:the )?\w+$|\b(?:School|College|Faculty|Institute|Department|Cent(?:er|re)"
    r"|University|Professor|Journal|Review|Association|Society|Club|Bachelor|Master|Doctor|Prize"
    r"|Award|Medal)\b"
)
_CONSTITUTION = re.compile(r"(?:[A-Z][\w'’-]* ){0,3}Constitution(?: of [A-Z].*)?")
_BARE_LAW = re.compile(r"(?:Law|Act|Ordinance|Decree|Directive|Regulation|Legislative Decree)")
_NUMBER_BEHIND = re.compile(r" (?:[Nn]o|[Nn]r|[Nn]umber)\b|,? \d")
_PROTOCOL = re.compile(r"Protocol(?: [Nn]o\.?)?(?: \d+)?")
_TREATY = re.compile(r"(?:[A-Z][\w'’-]* ){0,4}(?:Treaty|Convention|Covenant|Protocol)")
_CITED_BEFORE = re.compile(
    r"(?:\b(?:[Aa]rticles?|[Ss]ections?|[Rr]ules?|[Pp]aragraphs?|provisions?|version|meaning|§§?)"
    r"\b[^.;]{0,40}\b(?:of|in|to)|\b(?:[Uu]nder|violation of|breach of|contrary to|accordance with"
    r"|pursuant to|secured by|required by))(?: the(?: [a-z]+)?)? $"
)
_DEFINED = re.compile(r"\b[Tt]he (?:\w+ )?$")
_PART_OF_COURT = re.compile(
    r"(?:[A-Z][\w'’-]* (?:and )?){0,4}(?:Section|Chamber|Division|Bench|Panel|Grand Chamber) of"
    r"(?: the)? .*\bCourt\b.*"
)
_OFFICER = re.compile(
    r"(?:[A-Z][\w'’-]* (?:of (?:the )?)?){0,4}(?:Public|Chief|District|Circuit|County|State|Court"
    r"|Senior|Presiding|Principal|Investigating|Special|Deputy|Assistant|Federal|National|Police"
    r"|Regional|Provincial) (?P<office>Prosecutor|Judge|Registrar|Magistrate|Ombudsman|Commissioner"
    r"|Attorney|Counsel)"
)
_OFFICES = {"Attorney": "lawyer", "Counsel": "lawyer", "Ombudsman": "official",
            "Commissioner": "official"}  # fmt: skip
# A wider word for a thing of a kind, true of each of them, where its own word cannot stand.
_WIDER = {
    "court": "judicial body",
    "government": "public authority",
    "law": "legal text",
    "treaty": "international agreement",
    "constitution": "legal text",
    "company": "business",
    "university": "educational institution",
    "college": "educational institution",
    "school": "educational institution",
    "high school": "educational institution",
    "primary school": "educational institution",
    "ministry": "public authority",
    "government agency": "public authority",
    "police force": "public authority",
    "parliament": "legislature",
    "legal official": "office holder",
    "official": "office holder",
    "lawyer": "jurist",
    "hospital": "medical facility",
    "prison": "detention facility",
    "newspaper": "publication",
    "magazine": "publication",
    "army": "armed force",
    "navy": "armed force",
    "air force": "armed force",
}
WIDER_WORDS: frozenset[str] = frozenset(_WIDER.values()) | {
    "law", "constitution", "legal official", "lawyer", "official", "legal text", "representative"
}  # fmt: skip
# Alone with a capital and the article: "The Government submitted", "before the Court".
_ALONE = {
    "Court": "court", "Government": "government", "University": "university",
    "Ministry": "ministry", "Hospital": "hospital", "Bank": "bank", "Prison": "prison",
}  # fmt: skip
# "the Convention for the Protection of Seals (“the Convention”)"
_NAMED_BEFORE = re.compile(
    r"\b(?:Convention|Treaty|Covenant|Protocol) (?:for|on|of|against) [^.;()]{1,120}"
    r"\([“\"‘'](?:the )?$"
)
_REPRESENTS_BEFORE = re.compile(r"\b(?:represented by (?:their|its|an|the)|[’']s?|the|of their) $")
_THE_BEFORE = re.compile(r"\b[Tt]he (?:\w+ )?$|[“\"‘']the $")
_ALONE_IN_TEXT = re.compile(r"[Tt]he ([A-Z]\w+)")


def wider_word(noun: str) -> str:
    """What a thing of a kind is, too, in words that do not name the kind.

    noun (str): As `kind_word` gives it.
    RETURNS (str): "" where nothing is sure.

    >>> wider_word("court"), wider_word("football club")
    ('judicial body', '')
    """
    return _WIDER.get(noun, "")


def legal_word(name: str, text: str, *, before: str = "", after: str = "") -> str:
    """The ordinary noun for a law, a treaty, a court's part or an officer.

    name (str): The name without article and signs.
    text (str): The same as it stands in the text.
    before, after (str): The text around it.
    RETURNS (str): Without article; "" where it is none, or not sure.

    >>> legal_word("Criminal Code", "Criminal Code"), legal_word("Sister Act", "Sister Act")
    ('law', '')
    >>> legal_word("Insolvency Act", "Insolvency Act", before="under the ")
    'law'
    """
    if name in _ALONE and (_THE_BEFORE.search(before) or _ALONE_IN_TEXT.fullmatch(text)):
        return _ALONE[name]
    if name == "Agent" and _REPRESENTS_BEFORE.search(before):
        return "representative"
    if name in ("Rules of Court", "Rules of Procedure"):
        return "legal text"
    if _PART_OF_COURT.fullmatch(name):
        return "judicial body"
    if _CODE.fullmatch(name):
        return "law"
    if _BARE_LAW.fullmatch(name) and _NUMBER_BEHIND.match(after):
        return "law"
    if name.endswith(" No") and after[:1] == ".":  # The number is no part of the mention.
        return ""
    if _PROTOCOL.fullmatch(name) and (name != "Protocol" or _NUMBER_BEHIND.match(after)):
        return "treaty"
    cited = (_CITED_BEFORE.search(before) or _NAMED_BEFORE.search(before)) is not None
    if _TREATY.fullmatch(name) and cited:
        return "treaty"
    if _CONSTITUTION.fullmatch(name) and (cited or " " in name):
        return "constitution"
    is_law = _LAW.fullmatch(name) and not _OF_LAW.search(name)
    if is_law and (cited or text[:4] == "the " or _DEFINED.search(before)):
        return "law"
    officer = _OFFICER.fullmatch(name)
    return _OFFICES.get(officer["office"], "legal official") if officer else ""
