"""Words around names that are no names: titles, particles, suffixes (folded, without dots)."""

from __future__ import annotations

from .lexicon import HONORIFICS, words_of

MALE_TITLES = words_of(
    """
    mr sir lord king prince duke count earl baron viscount marquess emperor father brother monsieur
    herr signor senor don pan sri shri messrs congressman
    """
)
FEMALE_TITLES = words_of(
    """
    mrs ms miss dame lady queen princess duchess countess baroness viscountess marchioness empress
    sister mother madame mme mlle mademoiselle frau fraulein signora senora dona pani smt
    congresswoman
    """
)
# Said before a name but no title: kin, callings, saints, and what folding spells otherwise.
_NO_TITLES = words_of("aunt chief coach doña fr saint señor señora st uncle")
TITLES = (
    MALE_TITLES
    | FEMALE_TITLES
    | (HONORIFICS - _NO_TITLES)
    | words_of(
        """
        adm advocate attorney canon chairman cmdr commodore constable cpl deacon deputy dipl drs
        eng engineer gov honorable honourable ing mag maitre me mullah pastor prime private pvt
        rep representative sen sheik sheriff speaker tsar vice
        """
    )
)
# Titles that are given names or surnames as often: alone before one name they are part of it.
NAMES_TOO = words_of(
    """
    duke earl king prince baron count judge major bishop pope dean canon cardinal deacon don queen
    princess lady justice sheriff general sultan rep gen sen me mag eng don miss pan
    """
)
# "General Motors", "Justice Department": no person follows.
NOT_AFTER_TITLE = words_of(
    """
    Act Agency Airport Assembly Assistance Association Attorney Authority Avenue Bank Board Bureau
    Cabinet Certificate Chamber Christmas City Code College Committee Conference Convention Council
    Counsel Court Cup Day Delegate Department Director Dynamics Education Election Elections
    Electric Foods Foundation Government Governor Group Hall High Hospital House Inquiry Insurance
    Islands Law League Lieutenant Manager Meeting Mills Ministry Motors Office Officer Palace Park
    Party Police Practitioner Prize Prosecutor Province Reform Registry River School Secretary
    Services Staff Station Street Strike Studies Surgeon Synod System Teresa Theatre Theorem
    Treasurer Universe University Valley World
    """
)
# Particles that join two surnames: "Ortega y Gasset".
JOINERS = frozenset({"y", "i", "e", "und", "et"})
# Particles of names. Which of the rarer ones count depends on what else the words may be.
_COMMON_PARTICLES = words_of(
    "van von de der den del della di da dos do du la le bin ibn al el ter ten zu"
)
# In a running text, between two words with a capital.
TEXT_PARTICLES = _COMMON_PARTICLES | words_of("af av")
# In a text in lower case, where "do" and "ten" are words.
LOWER_CASE_PARTICLES = (_COMMON_PARTICLES - {"do", "ten"}) | {"ben", "o"}
# In a string that is a person's name and nothing else.
PARTICLES = TEXT_PARTICLES | words_of(
    """
    vom des dell delle dei degli dal das les bint ben ul ur as ash ad an az te zum zur auf dem 't op
    in het ap abu ould st
    """
)
# In a name of whatever kind, of people and places: "Ludwig van Beethoven", "Rio de Janeiro".
NAME_PARTICLES = (
    TEXT_PARTICLES
    | JOINERS
    | words_of(
        """
        abu as ben bint das degli delle dello des las les los och og sous sur ul upon ur zum zur
        """
    )
)
# In a label that may be a person's name ("Elton John") or a by-name ("The King").
LABEL_PARTICLES = _COMMON_PARTICLES | words_of(
    "ap bint dal degli dei des e san und v vom y zum zur"
)
# What follows is not the person's name: "Joan of Arc", "Casimir II the Just".
CUTS = frozenset({"of", "the", "and"})
NUMERALS = words_of(
    "ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi xxii xxiii xxiv"
)
SUFFIXES = (
    NUMERALS
    | frozenset({"jr", "sr", "junior", "senior", "jnr", "snr", "esq", "phd", "md", "jd", "mba"})
    | words_of("cbe kbe obe mbe dbe gbe cb kcb gcb ch om qc kc sc mp mep sj osb frs llb")
)
# Suffixes that tell two people of one name apart, and what they stand for.
GENERATIONS = {"junior": "jr", "jnr": "jr", "jr": "jr", "senior": "sr", "snr": "sr", "sr": "sr"}
