"""The texts of the examples: six kinds of writing, with a field for each fact of a person.

A field is written `{name}`; `FIELDS` says of which kind it is, whether it identifies alone
(DIRECT), in combination (QUASI) or not (NO_MASK), and whom it is about: the fields of one entity
are mentions of the same thing.
"""

from __future__ import annotations

# field: (kind, identifier type, entity)
FIELDS = {
    "name": ("PERSON", "DIRECT", "person"),
    "last": ("PERSON", "DIRECT", "person"),
    "first": ("PERSON", "DIRECT", "person"),
    "spouse": ("PERSON", "DIRECT", "spouse"),
    "doctor": ("PERSON", "NO_MASK", "doctor"),
    "patient_id": ("CODE", "DIRECT", "patient_id"),
    "case": ("CODE", "DIRECT", "case"),
    "email": ("CODE", "DIRECT", "email"),
    "phone": ("CODE", "DIRECT", "phone"),
    "born": ("DATETIME", "QUASI", "born"),
    "year": ("DATETIME", "QUASI", "year"),
    "visit": ("DATETIME", "QUASI", "visit"),
    "town": ("LOC", "QUASI", "town"),
    "country": ("LOC", "NO_MASK", "country"),
    "employer": ("ORG", "QUASI", "employer"),
    "school": ("ORG", "QUASI", "school"),
    "nation": ("DEM", "QUASI", "nation"),
    "job": ("DEM", "QUASI", "job"),
    "diagnosis": ("DEM", "NO_MASK", "diagnosis"),
    "height": ("QUANTITY", "QUASI", "height"),
}

EMAILS = (
    "Subject: reference for {name}\n\nDear colleague,\n\n{first} has worked with us as"
    " {a_job} {job}"
    " since {year}. Before that {he} was at the {school}. Please write to {email} or call {phone}"
    " if you need more; {he} lives in {town}.\n\nKind regards,\n{doctor}\n",
    "Subject: your visit\n\nDear {title} {last},\n\nthank you for coming to {town} on {visit}. We"
    " have passed your letter on to the {employer}. You can reach us at {email}.\n\nYours"
    " sincerely,\n{doctor}\n",
)
NOTES = (
    "Discharge note\nPatient: {name} (MRN {patient_id}), born {born}.\nAdmitted {visit} with"
    " {diagnosis}. {title} {last}, {a_nation} {nation} {job} from {town}, was treated with 500 mg"
    " of amoxicillin three times a day. {Spouse}Height {height}. To be seen again in two weeks."
    "\nSigned: {doctor}\n",
    "DISCHARGE SUMMARY\nMRN {patient_id}\n{name} was brought in on {visit}, complaining of"
    " symptoms of {diagnosis}. {He} works for the {employer} in {town}. Blood pressure 130/80,"
    " pulse 72. Date of birth {born}. No allergies. Telephone {phone}.\nSigned: {doctor}\n",
)
JUDGMENTS = (
    "PROCEDURE\n1. The case originated in an application (no. {case}) lodged by {a_nation} {nation}"
    " national, {title} {name}, on {visit}.\n2. The applicant was born in {year} and lives in"
    " {town}. {He} was represented by {doctor}, a lawyer practising in {country}.\nTHE FACTS\n3."
    " The applicant, {a_job} {job}, was dismissed by the {employer}.\n",
    "JUDGMENT\nIn the matter of {title} {last} (no. {case}).\n1. The claimant, {name},"
    " {a_job} {job}"
    " born on {born}, complained under Article 6 that the proceedings had lasted too long.\n2. {He}"
    " had studied at the {school} and moved to {town} in {year}.\n",
)
CHATS = (
    "sam: did you hear about {first}?\nkim: {name}? the {job} from {town}?\nsam: yes, {he} left the"
    " {employer}, write to {email}\nkim: and {phone} is still the number?\nsam: think so\n",
    "kim: who was born on {born}?\nsam: {first} was. {He} is {nation}\nkim: and went to"
    " the {school}"
    " in {year}, right?\nsam: right, {title} {last} is {height} tall too\n",
)
BIOGRAPHIES = (
    "{name} (born {born}) is {a_nation} {nation} {job} from {town}. {He} studied at the"
    " {school} and"
    " worked for the {employer} from {year}. {Spouse}{last} is known for a quiet way of working.\n",
    "Born in {town}, {name} grew up in {country}. {He} became {a_job} {job}, joined the {employer}"
    " in {year}, and was awarded nothing. {Spouse}{last} is {height} tall.\n",
)
FORMS = (
    "Name: {name}\nDate of birth: {born}\nTown: {town}\nNationality: {nation}\nOccupation: {job}\n"
    "E-mail: {email}\nTelephone: {phone}\n",
    "APPLICATION FORM\nApplicant: {name}\nEmployer: {employer}\nEducation: {school}\nHeight:"
    " {height}\nReference number: {case}\nSigned on {visit} in {town}\n",
)
KINDS = {
    "e-mail": EMAILS,
    "discharge note": NOTES,
    "judgment": JUDGMENTS,
    "chat": CHATS,
    "biography": BIOGRAPHIES,
    "form": FORMS,
}
DIAGNOSES = (
    "pneumonia", "asthma", "diabetes", "hypertension", "migraine", "appendicitis", "bronchitis",
    "anaemia", "arthritis", "gout",
)  # fmt: skip
DOCTORS = ("Dr. P. Quill", "Dr. R. Vane", "Dr. T. Ember")
