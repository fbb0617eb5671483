"""Every name that more than one room needs to agree on, written once."""

from __future__ import annotations

# Kinds of information a phrase can give away (Pilan et al. 2022, section 3.2).
PERSON = "PERSON"
CODE = "CODE"
LOC = "LOC"
ORG = "ORG"
DEM = "DEM"
DATETIME = "DATETIME"
QUANTITY = "QUANTITY"
MISC = "MISC"
KINDS: tuple[str, ...] = (PERSON, CODE, LOC, ORG, DEM, DATETIME, QUANTITY, MISC)
MEASURED = frozenset((CODE, DATETIME, QUANTITY))  # That digits show.

# What a mention is more exactly, and the kind of that: what placeholders and operators go by.
EMAIL, PHONE, FAX, URL, IP, HANDLE, FILE = "EMAIL", "PHONE", "FAX", "URL", "IP", "HANDLE", "FILE"
IBAN, ACCOUNT, CREDIT_CARD = "IBAN", "ACCOUNT", "CREDIT_CARD"
SSN, NATIONAL_ID = "SSN", "NATIONAL_ID"
MRN, HEALTH_PLAN, PASSPORT, LICENSE, DOCKET = "MRN", "HEALTH_PLAN", "PASSPORT", "LICENSE", "DOCKET"
PLATE, VIN, DEVICE, ZIP = "PLATE", "VIN", "DEVICE", "ZIP"
ADDRESS, ROOM = "ADDRESS", "ROOM"
AGE, DATE_OF_BIRTH = "AGE", "DATE_OF_BIRTH"
_CODES = (
    EMAIL, PHONE, FAX, URL, IP, HANDLE, FILE, IBAN, ACCOUNT, CREDIT_CARD, SSN, NATIONAL_ID, MRN,
    HEALTH_PLAN, PASSPORT, LICENSE, DOCKET, PLATE, VIN, DEVICE, ZIP,
)  # fmt: skip
SUB_KINDS: dict[str, str] = {
    **dict.fromkeys(_CODES, CODE),
    ADDRESS: LOC,
    ROOM: LOC,
    AGE: DATETIME,
    DATE_OF_BIRTH: DATETIME,
}

# Entity names of Presidio -> a kind or sub-kind: in requests, operators, lists, profiles, labels.
ENTITIES: dict[str, str] = {
    "LOCATION": LOC, "ORGANIZATION": ORG, "NRP": DEM, "DATE_TIME": DATETIME, "ID": CODE,
    "CRYPTO": CODE, "EMAIL_ADDRESS": EMAIL, "PHONE_NUMBER": PHONE, "IP_ADDRESS": IP,
    "MAC_ADDRESS": DEVICE, "IBAN_CODE": IBAN, "US_SSN": SSN, "US_ITIN": SSN,
    "US_BANK_NUMBER": ACCOUNT, "US_MBI": HEALTH_PLAN, "UK_POSTCODE": ZIP,
    **dict.fromkeys(("US_PASSPORT", "IN_PASSPORT", "IT_PASSPORT", "UK_PASSPORT"), PASSPORT),
    **dict.fromkeys(("MEDICAL_LICENSE", "US_DRIVER_LICENSE", "IT_DRIVER_LICENSE"), LICENSE),
    **dict.fromkeys(("IN_VEHICLE_REGISTRATION", "UK_VEHICLE_REGISTRATION"), PLATE),
    **dict.fromkeys((
        "US_NPI", "UK_NHS", "UK_NINO", "ES_NIF", "ES_NIE", "IT_FISCAL_CODE", "IT_VAT_CODE",
        "IT_IDENTITY_CARD", "PL_PESEL", "SG_NRIC_FIN", "SG_UEN", "AU_ABN", "AU_ACN", "AU_TFN",
        "AU_MEDICARE", "IN_PAN", "IN_AADHAAR", "IN_VOTER", "IN_GSTIN", "KR_RRN", "TH_TNIN",
        "FI_PERSONAL_IDENTITY_CODE",
    ), NATIONAL_ID),
}  # fmt: skip

# Label of a span that must not stay, in silver corpora and for trained maskers.
MASK = "MASK"
# Label of a span that may.
KEEP = "KEEP"

# Tokens of the longest mention that a model is believed. The longest of 6,367 that people marked in
# judgments and biographies has 26, but a greedy recognizer can fail to end one for a page.
LONGEST_MENTION = 40

# What is counted in where no knowledge base is named: a bundled population, or invented people,
# who are for tests and demonstrations.
INVENTED = "sample"
DEFAULT_POPULATION = "world"
# People that what is released has to fit, by default.
DEFAULT_K = 5
# Where people are a sample: the chance with which so many of their population fit.
CONFIDENCE = 0.95
# People as likely to a reader. Chosen on 152 actors: the first k at which no attacker that was no
# guide, a fine-tuned transformer among them, recognized more than a tenth (docs/measurements.md).
DEFAULT_LIKELY = 20

# Identifier types of gold annotation.
DIRECT = "DIRECT"
QUASI = "QUASI"
NO_MASK = "NO_MASK"
IDENTIFIER_TYPES: tuple[str, ...] = (DIRECT, QUASI, NO_MASK)

# What stands for `doc.ents` among keys of Doc.spans, which follow.
ENTS = "ents"
KB_TERMS = "kb_terms"
KANON = "kanon"
SILVER = "silver"
GOLD = "gold"
REPLACEMENTS = "replacements"
RISK_SPANS = "risk_spans"
RISKY = "risky"
SPAN_RISK = "span_risk"
TO_JUDGE = "to_judge"
LINKAGE = "linkage"  # Also the name of the Doc's extension.

# Attributes of the span group KANON: the state in plain values, what each term became, and what
# the masker puts in the place of each span.
STATE = "state"
WORDINGS = "wordings"
MASKS = "masks"

# Key of Doc.user_data: character bounds of several texts that are read as one.
TEXT_BOUNDS = "kanon_text_bounds"
# Key of Doc.user_data: gold annotations as JSON, {annotator: [fields of a GoldMention]}.
GOLD_ANNOTATIONS = "kanon_annotations"
# Key of Doc.user_data: per phrase of the span group REPLACEMENTS {option: number of annotators}.
REPLACEMENT_VOTES = "kanon_replacement_votes"

# Extension attributes (`span._.x`, `doc._.x`).
RISK_SCORE = "risk_score"
RISK_K = "risk_k"
RISK_EVIDENCE = "risk_evidence"
RISK_INDICATORS = "risk_indicators"
GENERALIZATIONS = "generalizations"
REPLACEMENT = "replacement"
MASKED_TEXT = "masked_text"
SANITIZED_TEXT = "sanitized_text"
KANON_REPORT = "kanon"
RISK_LINKAGE = "risk_linkage"
SUBJECT = "subject"

# Attackers that can forbid a phrase, in reports.
KNOWLEDGE_ATTACKER = "knowledge base"
BACKGROUND_ATTACKER = "background"

# The source of mentions that rules find.
RULES = "rules"

# Prefixes of knowledge-base keys that are not literal surfaces. A literal surface never starts
# with one, because its first character would have to be followed by a slash.
DATE_PREFIX = "date/"
NAME_PREFIX = "name/"
ITEM_PREFIX = "item/"
FOLDED_PREFIX = "fold/"
AGE_PREFIX = "age/"
KEY_PREFIXES: tuple[str, ...] = (DATE_PREFIX, NAME_PREFIX, ITEM_PREFIX, FOLDED_PREFIX, AGE_PREFIX)

# How a knowledge base was drawn from its population.
SIMPLE_RANDOM, SYNTHETIC = SAMPLINGS = ("simple random", "synthetic")

STAR = "***"
OMITTED = "[…]"  # Marks a phrase of a generalized text that no wording fits.


# OntoNotes 5, CoNLL-2003 and WikiNER, and MUC-7 (Stanford) label sets; Presidio's are in `names`.
_KIND_OF_LABEL = {
    "PER": PERSON, "GPE": LOC, "FAC": LOC, "ADDRESS": LOC, "ORGANISATION": ORG, "NORP": DEM,
    "LANGUAGE": DEM, "DATE": DATETIME, "TIME": DATETIME, "AGE": DATETIME, "PERCENT": QUANTITY,
    "MONEY": QUANTITY, "CARDINAL": QUANTITY, "ORDINAL": QUANTITY,
}  # fmt: skip
_KIND_OF_LABEL |= {kind: kind for kind in KINDS} | SUB_KINDS
_KIND_OF_LABEL |= {name: _KIND_OF_LABEL[label] for name, label in ENTITIES.items()}
_SUB_KIND_OF_LABEL = {sub_kind: sub_kind for sub_kind in SUB_KINDS}
_SUB_KIND_OF_LABEL |= {name: label for name, label in ENTITIES.items() if label in SUB_KINDS}


# A masker can say of every mention what it is and whether it has to go: MASK_PERSON, KEEP_LOC.
_MASKED, _KEPT = f"{MASK}_", f"{KEEP}_"


def kind_of_label(label: str) -> str:
    """The kind that a recognizer's or masker's label stands for; MISC if it is not known."""
    return _KIND_OF_LABEL.get(_bare(label), MISC)


def sub_kind_of_label(label: str) -> str:
    """The sub-kind that a recognizer's or masker's label stands for."""
    return _SUB_KIND_OF_LABEL.get(_bare(label), "")


def _bare(label: str) -> str:
    return label.upper().removeprefix(_MASKED).removeprefix(_KEPT)


def decision_label(kind: str, *, masked: bool) -> str:
    """The label of a mention of a kind that has to go, or may stay."""
    return f"{_MASKED if masked else _KEPT}{kind}"


def decision_of(label: str) -> bool | None:
    """Does what has this label have to go? None if the label decides nothing."""
    if label == MASK or label.startswith(_MASKED):
        return True
    return False if label.startswith(_KEPT) else None
