"""Small word lists for telling names from capitalized ordinary words.

The lists are closed classes (function words, titles, determiners) and the ordinary
words that often open an English sentence or a heading. They hold no name of a person, place or
organization that is not also an ordinary word, so leaving a word out costs precision (the word
is masked), never safety.
"""

from __future__ import annotations


def words_of(text: str) -> frozenset[str]:
    """A list of words.

    text (str): Words between blanks and line ends.
    RETURNS (frozenset[str]): Each once.
    """
    return frozenset(text.split())


# Words that carry grammar only. They are never a mention by themselves, and never the first word
# of a name at the start of a sentence ("In Oslo" holds "Oslo").
FUNCTION_WORDS = words_of(
    """
    a about above across after again against all along alongside already also although always am
    amid among amongst an and another any anybody anyone anything are around as aside at away be
    because been before behind being below beneath beside besides between beyond both but by can
    cannot could despite did do does doing done down due during each either else etc even ever
    every everybody everyone everything except few for from further had has have having he hence
    her here hers herself him himself his how however i if in inside instead into is it its itself
    just less like many me mine more moreover most much must my myself near neither never
    nevertheless no nobody none nonetheless nor not nothing now of off often on once only onto or
    other others otherwise ought our ours ourselves out outside over own per perhaps quite rather
    same several shall she should since so some somebody someone something sometimes soon still
    such than that the their theirs them themselves then there thereafter therefore thereof these
    they this those though through throughout thus till to together too toward towards under
    unless unlike until unto up upon us very via was we were what whatever when whenever where
    whereas whereby wherein whereupon wherever whether which whichever while whilst who whoever
    whole whom whose why with within without would yet you your yours yourself yourselves
    """
)

# Ordinary words that often begin a sentence, a clause after a colon or a heading. Some are names
# too (Will, May, Rose, Young): at the start of a sentence they need evidence, see
# `spacy_kanon.lang.en.word_use`.
ORDINARY_WORDS = FUNCTION_WORDS | words_of(
    """
    according accordingly accused achievements acknowledging acting active acts actually add added
    adding addition additional additionally address adopted adult afterward afterwards age aged
    ago agreed aid albums allegedly allowed almost alone alternative alternatively annual
    announced answer anyway apart apparently appeal appeals applicant applicants application
    applications applied approximately area arguing arrested arriving article articles asked
    assessment assigned assuming attempts author authorities available award awards awarded
    background banned base based basically beating became becoming began beginning begun believed
    believing best better big biography birth black blue board body bold book books born briefly
    brought brown built business called came campaign candidate capital care career case cases
    cast cause caused century certain chapter character characters charged child childhood
    children church circumstances citing city claim claims class clearly client clients close
    club code coming comments commenting common company compared competing complaint complaints
    completed completing concerned concerning conclusion conditions consequently considered
    considering contact contents continued continuing contrary conversely convicted costs council
    country couple course court courts created credits critics current currently damage damages
    date daughter day days dead dear death debut decades decision decisions deceased declared
    defence defendant defense defined degree described deputy detention determined developed
    died different directed director discography dismissed district doctor documents domestic
    double dropped drug early earlier earning easily east eastern edited editor educated education
    effectively eight eighteen eighth elected election eleven email employed employer end ended
    entering entitled episode equally especially essentially established evening event
    events eventually everyday evidence evidently examination example exactly examples exhibitions
    existing expenses explaining external facing facts failing fair fall family famous far father
    fearing features featured featuring feeling fellow female fewer fifteen fifth fifty file film
    filmography films final finally finding finished first firstly five focusing followed
    following forced foreign formally former formerly fortunately forty forward found founded
    founder four fourteen fourth free freed frequently friends fuller furthermore future
    gallery game games general generally girls give given giving global going good government
    graduated graduating grand great green gradually greatly group growing grown guest guests half
    hall happily hard head heading health heard hearing heavily help helped hello high higher
    highly hired historically history holding home honors honours hopefully hospital hours house
    huge human hundreds husband ideally immediately important impressed included
    includes including incidentally income increasingly indeed independent influenced influences
    information initial initially injured injuries inspired intended interest interested
    interestingly interim internal international introduction invited involved ironically issue
    jobs joined joining joint judge judges judgment judgement keep key killed king knowing known
    lack land large largely last lastly late later latest latter law laws lawyer lead leading
    learning leave leaving led left legacy legal legally let letter letters level life likewise
    lines links list listed literally literature little live lived living local located long
    longer looking lost love low made main mainly maintaining major make making male man manager
    married marriage matches material matters may maybe meaning means meanwhile measures medical
    meeting meetings member members men mere merely middle military million mind ministers minor
    minutes missing mixed modern moments money month months morning mostly mother moved movies
    moving music mutual named namely narrowly national native naturally nearby nearly necessary
    needless new news newspapers next night nine nineteen ninth nominated nominations non
    normally north northern notable notably note noted notes nothing notice notwithstanding novel
    novels number numerous observers obtaining obviously occasionally offered office officers
    official officially officials old older one ones opening opposition oral order ordering orders
    organised organized original originally origin origins outdoor overall owing owner paid
    painting paintings papers paragraph parents part particular particularly parties partly
    partner party passing past patient patients payment pending people performing performances
    period permanent person personal personnel persons photographs physical pieces place placed
    places plans plaintiff play played player players playing plays please plot plus poems poetry
    point police political politically politics poor popular possibly post power practice
    praising precisely predictably preliminary preparing present presented presently president
    press presumably previous previously primarily principal prior prison prisoners private
    probably procedure proceedings produced producer production products professional
    professionally professor profile programmes projects prominent prompted proposals prosecution
    proud provided providing provisional public publications publicly published publishing pupils
    purely purpose pursuant put questioned questions quick quickly quotes raised ran rank ranked
    rarely reaching read reading real realising realizing really reasons recalling received
    receiving recent recently recognising recognition recognized recommendations record recorded
    recording recordings records recovered red reference references referring reflecting
    refused regarding regardless regional registered regular regularly rejected related relations
    relatively relatives released relevant relying remaining remarkably remembering renamed
    renowned replaced replacing report reported reportedly reporters reporting reports
    representatives representing reputation request requests research residents respectively
    respondent response responding restricted results resulting retired retirement returned
    returning reviewing reviews right rights role roles rose roughly round rule rules ruling
    running rural said sadly sales samples saying says school schools scientific scored scoring
    season seasons second secondary secondly seconds section sections security see seeing seeking
    seemingly seen selected selection senior sent sentenced separate separately serious seriously
    served serving set setting seven seventeen seventh shares short shortly shot
    showing shows siblings side sided signed significant significantly signing similar similarly
    simply simultaneously singer singing single singles sister six sixteen sixth sixty slightly
    slowly small smart social society soldiers solely sole solo somehow somewhat son songs sons
    soundtrack source sources south southern speaking special specialising specialized specific
    specifically spending split sports spouse spring stage standing star starred starring started
    starting starts state stated statement statements states stating statistics stay staying
    step stories story street strictly strong structure struggling students studied studies
    studying style subject subsequent subsequently substantial succeeded successful successive
    suddenly suffering suggestions tis twas summary summer summing supervised supported supporters
    supporting supposedly sure surely surprisingly surrounded surviving suspects sworn taken
    taking talent talking teachers teaching team teams technically television temporary ten
    tenth terms testimony tests text thanks thank theatre theater thereby thirdly third thirteen
    thirty thousands thread three threatened throwing time times title titled titles today told
    tomorrow tonight took top topics total totally touring town tracks trade traditional
    traditionally trained training transferred translated translations travel travelling traveling
    trial trials true truly trying turned turning twelfth twelve twenty twice two type types
    typically ultimately unable unbeknownst uncle undaunted undeterred undoubtedly unfortunately
    unhappy union unknown unlikely unofficial unsuccessful unsurprisingly unusually updated upper
    urban use used useful using usually various versions veteran victim victims video videos view
    views village violence virtually visiting visitors volumes vote voters wages waiting walking
    wanted wanting war warned water way ways weapons weather wedding week weekly weeks weighing
    well west western white wide widely widow wife will willing wins winner winners winning winter
    witness witnesses woman women won words work worked workers working works world worldwide
    worried worse worst worth writer writers writing written wrote year years yes yesterday young
    younger zero hi hey dear regards sincerely faithfully cheers welcome congratulations wow ok okay
    mark mum mom dad attn fwd fw cc bcc re ps
    """
)

# Words written before a name; they say little about the person and are no part of the name.
HONORIFICS = words_of(
    """
    mr mrs ms miss mx sir dame lady lord dr doctor prof professor rev reverend fr hon judge justice
    president chancellor minister senator governor mayor ambassador secretary captain capt colonel
    col general gen lieutenant lt major maj sergeant sgt corporal admiral commander inspector
    detective officer king queen prince princess duke duchess count countess baron baroness earl
    emperor empress saint st pope bishop archbishop cardinal rabbi imam sheikh ayatollah sultan
    madame monsieur herr frau señor señora don doña chief coach uncle aunt
    """
)

# Those that only address the person whose name follows.
FORMS_OF_ADDRESS = words_of("mr mrs ms miss mx dr prof")
# Those that belong to the name: people who hide names by hand hide them, too. What is as much an
# office ("Judge", "Ambassador") stays.
TITLES_OF_NAMES = FORMS_OF_ADDRESS | words_of(
    "sir dame lord lady madam madame mme mlle monsieur messrs herr frau"
)

# Abbreviations whose full stop does not end a sentence (honorifics and single letters besides).
ABBREVIATIONS = words_of(
    """
    jr sr no nos vs v cf e.g i.e etc inc ltd co corp bros dept univ assn st mt ft ave blvd rd art
    arts para paras sec vol pp p ed eds fig c ca approx jan feb mar apr jun jul aug sep sept oct
    nov dec u.s u.k u.n d.c ph.d m.d b.a m.a
    """
)

# Ordinary words that are given names or family names as well. At the start of a sentence the
# words around them decide (see `spacy_kanon.lang.en.word_use`).
NAME_LIKE = words_of(
    """
    angel april art august baker banks baron bell bishop cardinal chief count duke earl saint best
    bill black blue bold bond book bridge brook brooks brown bush case cash chance chase christian
    church clay cliff cook cooper cross day deacon dean drake drew early east eve faith fair
    fields fisher fletcher flint flowers ford forest foster fox frank free friend gates gay glass
    golden good grace grant gray green grey guest guy hall hand hardy harper hart hawk hill holder
    holiday hood hope house hunt hunter ivy jewel joy judge june justice keen king knight lamb
    land lane large law lay lee little long lord love low main major mark marsh marshall mason may
    mercy miles mills miner moon moss music new noble north old olive page park parks patience
    peace pearl penny piece pike pope post potter powers price prince prior prudence queen ray red
    rich robin rock rose royal rush sage sand savage savannah scarlet sharp shepherd sherry short
    singer small snow south speed spring star stark still stone strong sterling stout street
    summer summers swan sweet temple tiger tracks trace trip tucker turner victor violet wade
    walker wall ward warm waters weaver wells west wheeler white will winter wise wolf wood woods
    young read true son
    """
)

# Nouns that institutions write with a capital after "the": they name a role in the text, and
# nobody in particular.
ROLE_NOUNS = words_of(
    """
    act agreement appellant applicant applicants appendix application article articles board
    chamber charter code commission committee constitution convention council court courts
    defendant delegate government governments judge law member minister office order panel
    parties party president prosecutor protocol registrar registry regulation report republic
    respondent rule rules schedule secretary section senate state states statute treaty tribunal
    """
)
DETERMINERS = words_of(
    "the a an this that these those its his her their our my your each every any no"
)

# Words behind a hyphen that make no name of what stands before: "Oslo-born", "Bond-style".
COMPOUND_TAILS = words_of(
    """
    born style like led era wide bound free type speaking themed area level run owned winner winning
    nominee nominees native educator turned language centric friendly related esque ish inspired
    sponsored backed only trained produced directed act episode hour day week month year old star
    film movie song band team club side school college town city coast ward wards facing oriented
    minded made built own self in law elect general at to by and or
    """
)

ORG_WORDS = words_of(
    """
    university college school academy institute institution faculty hospital clinic bank company
    corporation corp inc ltd llc plc gmbh ag sa ab asa oy bv group holdings partners association
    society union federation league club fc cf afc rfc sc united council committee commission
    court tribunal ministry department office agency authority bureau board party parliament
    congress senate assembly government army navy police church cathedral foundation trust fund
    museum library theatre theater orchestra band records studios pictures entertainment media
    press news times post herald gazette radio television network airlines railway motors
    industries laboratories centre center team cup conference chamber cooperative firm
    """
)
LOC_WORDS = words_of(
    """
    street road avenue lane square river lake mount mountain mountains sea ocean bay island islands
    isle peninsula valley county district province region state city town village municipality
    prefecture oblast republic kingdom north south east west northern southern eastern western
    park beach bridge airport station port cape gulf desert forest hills
    """
)
WORK_WORDS = words_of(
    """
    award awards prize medal order championship championships olympics games festival series
    symphony opera act treaty war battle revolution massacre open grand prix
    """
)
