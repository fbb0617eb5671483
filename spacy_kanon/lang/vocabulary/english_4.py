"""Ordinary English words. Made by `bench/make_vocabulary.py`."""

WORDS = """
    immigrate|d immigrating immigration imminent immobile immobility immobilization immobilize|s|d
    immobilizing immoral immorality immortalize|d immovable immune immunities immunity
    immunization|s immunize|d immunocompromised immutable impact|s|ed|ing|ion impactful
    impair|s|ed|ing|ment|ments impaled impales impaling impart|s|ed|ing impartial impasse
    impatience impatient impeach|ed|ing|ment impeccable impedance impede|s|d impediment|s impeding
    impeller impending impenetrable imperative|s imperfect|s|ion|ions imperialist|s impersonal
    impersonate|d impersonation|s impersonator|s impervious impetus impinge|ment impinging
    implant|s|ed|ing implantation implausibility implausible implement|s|ed|ing implementation|s
    implicate|s|d implicating implication|s implicit|ly implied implies implode|s|d imploding
    implore|d imploring implosion imply|ing impolite import|s|ed|er|ers|ing importa importance
    important|ly|e importation impose|s|d imposing imposition impossibilities impossibility
    impossible impossibly impotent impound|ed impoverish|ed impractical impracticality imprecise
    imprecision impregnate|s|d impregnating impregnation impress|es|ed|ing|ion|ions impressionable
    impressive|ly imprint|s|ed|ing imprison|s|ed|ing|ment improbability improbable impromptu
    improper|ly impropriety improv|es|ed|ing|e improvement|s improvisation improvise|d improvising
    impuestos impugn impulse|s impulsive impunity impure impurities impurity impute|d in in-cheek
    in-hand in-law|s in-one inability inaccessible inaccuracy inaccurate inaction|s inactivated
    inactive inactivity inadequacies inadequacy inadequate inadvertently inalienable inane
    inanimate inappropriate|ly inattention inaugurated inauguration inbetween inbound inbox inbred
    inbreed|ing incandescent incantations incapability incapable incapacitate|s|d incapacitating
    incapacitation incapacity incarcerate|d incarcerating incarceration|s incarnate|d incarnation|s
    incase incendiary incense|d incentive|s incentivise|d incentivising incentivize|d incessant|ly
    incest incestuous inch|es|ed|ing incidence|s incident|s|al incidentals incinerated incinerating
    incinerators incision|s incisors incite|s|d|ment inciting incl inclination|s incline|s|d
    include|s|d including inclusion|s inclusive incluso incoherent income|s incoming incomparable
    incompatibilities incompatibility incompatible incompetence incompetent|s incomplete
    incomprehensible inconclusive incongruity inconsequential inconsiderate inconsistencies
    inconsistency inconsistent inconspicuous incontinence inconvenience|s|d inconveniencing
    inconvenient incorporate|s|d incorporating incorporation incorrect|ly increase|s|d
    increasing|ly incredible incredibly incredulity incredulous increment|s|ed|al|ally
    incriminate|d incriminating incubate|d incubating incubation incubator|s inculcate|d incumbency
    incumbent|s incur|s|able incurred incurring indebted indecency indecent indecisive indefensible
    indefinite|ly indent|s|ed|ing indentation|s indentured independant independent|ly indepth
    indescribable indestructible indeterminacy indeterminate index|es|ed|er|ers|ing indicate|s|d
    indicating indication|s indicative indicator|s indices indict|ed|ing|ment|ments indifference
    indifferent indigenous indignant indignation indignity indirect|ly|ion indiscretion|s
    indiscriminate|ly indispensable indisputable indistinguishable individual|s|ly individualism
    individualist|s|ic individuality individualized indoctrinate|d indoctrinating indoctrination
    indoor|s induce|s|d|r|ment inducing induct|ed|ion|ions inductance inductive inductor|s
    indulge|s|d indulgence|s indulgent indulging industrial industrialised industrialist|s
    industrialization industrialize|d industrializing industries industry inebriated inedible
    ineffective ineffectual inefficiencies inefficiency inefficient ineligible inept ineptitude
    inequalities inequality inequities inequity inert inertia inertial inescapable inevitability
    inevitable inevitably inexcusable inexpensive inexperience|d inexplicable inexplicably
    infallible infancy infanticide infantile infantry infantrymen infants infarction infatuated
    infatuation infect|s|ed|ing|ion|ions infectious infer|s inference|s inferior|s inferiority
    inferred inferring infertile infertility infest|ed|ing infestation|s infidelity infidels
    infield infighting infill infiltrate|s|d infiltrating infinitely infinitesimal infinities
    infinitive|s infinitum infix inflame|d inflaming inflammation inflammatory inflatable
    inflate|s|d inflating inflation inflationary inflected inflection|s inflexible
    inflict|s|ed|ing|ion inflow|s influence|s|d influencers influencing influential influx|es info
    infographic|s infomercial|s inform|s|ed|ing|al|ally informacion informant|s information|s|al
    informative infraction|s infrared infrastructure|s infrequent|ly infringe|s|d|ment|ments
    infringing infront infuriate|s|d infuriating infuse|s|d infusing infusion|s ing|en ingame
    ingenious ingenuity ingest|s|ed|ing|ion inget ingots ingrained ingratiate ingredient|s ingrown
    inhabit|s|ed|ing inhabitant|s inhalation inhale|s|d|r inhalers inhaling inherent|ly
    inherit|s|ed|ing inheritance|s inheritors inhib inhibit|s|ed|ing|ion|ions inhibitor|s inhuman|e
    inhumanity ini|t iniquities iniquity initial|s|ly initialization initialize|d initiate|s|d
    initiating initiation|s initiative|s initiator|s inject|s|ed|ing|ion|ions injector|s
    injunction|s injure|s|d injuries injuring injury injustice|s ink|s|ed|ing inkling inlaid
    inlay|s inlet|s inline inmate|s innan innards innate|ly inner inning|s innit innocence
    innocently innocents innocuous innovate|s|d innovating innovation|s innovative innovator|s
    innuendo|s innumerable inoculate|d inoculation inoffensive inom inordinate inorganic inpatient
    input|s inputted inputting inquire|s|d inquiries inquiry inquisitive inroads ins insane|ly
    insatiable inscribe|d inscription|s inseam insect|s insecticide|s insecure insecurities
    insecurity inseminate|d insemination insensitive insensitivity inseparable inserted inserting
    insertion|s inserts inset inside|s insiders insight|s insightful insignia|s insignificant
    insincere insincerity insinuate|s|d insinuating insinuation|s insist|s|ed|ing insistence
    insistent insofar insole|s insolvency inspect|s|ed|ing|ion|ions inspectors inspiration|s|al
    inspire|s|d inspiring insta|te instabilities instability instal|ment|ments
    install|s|ed|er|ers|ing|ment|ments installation|s instance|s|d instancing instant|s|ly
    instantaneous|ly instantiate|d instantiating instantiation instated instead instep
    instigate|s|d instigating instigator|s instil instill|s|ed|ing instinct|s instinctive|ly
    instinctual instituted instituting institution|s|al institutionalised institutionalization
    institutionalize|d institutionalizing instruct|s|ed|ing|ion|ions instructional instructor|s
    instrument|s|al instrumentalist|s instrumentals instrumentation insubordination insufferable
    insufficiency insufficient insular insulate|s|d insulating insulation insulator|s insulin
    insult|s|ed|ing insurance|s insure|s|d|r insurers insurgencies insurgents insuring
    insurmountable int|s|e intact intake|s intangible|s integer|s integral|s integrate|s|d
    integrating integration|s integrator integrity intellect|s intellectual|s|ly intellectualism
    intelligence intelligent|ly intelligibility intelligible intend|s|ed|ing intense|ly intensified
    intensifier intensifies intensify|ing intensities intensity intensive intent|s|ly|ion|ions
    intentional|ly intentioned interact|s|ed|ing|ion|ions interactive interactivity interbred
    interbreed|ing intercede intercept|s|ed|ing|ion|ions intercession interchange|s|d|able
    interchangeably interchanging intercom interconnect|s|ed|ing|ion|ions interconnectivity
    intercooler intercourse interdependence interdicted interdiction interesante interest|s|ed|ing
    interface|s|d interfacing interfere|s|d interference|s interfering interglacial interim
    interior|s interject|s|ed|ing|ion|ions interlaced interlacing interlinked interlock|ed|ing
    interlocutor interlopers interludes intermarriage intermarried intermarry intermediaries
    intermediary intermediate|s interment intermingle|d intermingling intermissions intermittent|ly
    intermixed intern|s|ed|ing|ally|ment internalise|d internalization internalize|d internalizing
    internals internationalist internationally internets internist internship|s interpersonal
    interplanetary interpolate|d interpolating interpolation interpret|s|ed|er|ers|ing
    interpretation|s interracial interred interrelated interrogate|d interrogating interrogation|s
    interrogative interrogators interrupt|s|ed|er|ing|ion|ions intersect|s|ed|ing|ion|ions intersex
    interspersed interstates interstitial intertwine|d intertwining interval|s intervene|s|d
    intervening intervention|s interventionist interview|s|ed|er|ers|ing interviewee|s interwebs
    interwebz interwoven intestinal intestine|s intimacy intimate|s|d|ly intimating intimidated
    intimidates intimidating intimidation into intolerable intolerance|s intolerant intonation|s
    intoxicant|s intoxicate|d intoxicating intoxication intra intranet intrested intresting
    intricacies intricacy intricate intrigue|s|d intriguing intrinsic|ally intro|s introduce|s|d
    introducing introduction|s introductory introspection introspective introvert|s|ed
    intrude|s|d|r intruders intruding intrusion|s intrusive intubate|d intubation intuition|s
    intuitive|ly inundate|d inured inv|is invade|s|d invaders invading invalid invalidate|s|d
    invalidating invalidation invalidity invaluable invariably invariance invariant|s invasion|s
    invasive invent|s|ed|ing|ion|ions inventive inventor|s|y inventories inverse|s|ly inversion|s
    invert|s|ed|er|ers|ing invertebrate|s invest|s|ed|ing|ment|ments investigate|s|d investigating
    investigation|s investigative investigator|s investor|s invigorated invigorating invincibility
    invincible invisible invitation|s invite|s|es|d inviting invocations invoice|s|d invoicing
    invoke|s|d invoking involuntarily involuntary involve|s|d|ment|ments involving invulnerability
    invulnerable inward|s iodide ionization ionize|d ionizing ions ios iota ip ipad iphone|s ipod
    iq ir irate irc ire irises irk|s|ed|ing ironed ironic ironies ironing irony irradiate|d
    irradiating irradiation irrational|ly irrationality irrefutable irregular irregularities
    irregularity irrelevance irrelevancy irrelevant irreparable irreplaceable irresistible
    irrespective irresponsibility irresponsible irresponsibly irrigate|d irrigation irritability
    irritable irritant|s irritate|s|d irritating irritation|s is ish isk ism iso isolate|s|d
    isolating isolation|s isolationist|s isolator isomer|s isometric isomorphism isotope|s isp isso
    issuance issue|s|d|r issuers issuing ist istallet istick it-all italicize|d italics
    itch|es|ed|ing|y item|s itemization itemize|d itemizing iterate|s|d iterating iteration|s
    iterative itinerant itineraries itinerary itself itty itunes ivs iz jab|s jabbed jabbering
    jabbing jackass|es jackboot|s jacked jacket|ed jacking jackpots jaded jaggy jailbreak|s|ing
    jailbroken jailed jailers jailing jails jalapenos jamais jamb jammed jamming jams jangle
    janitor|s janky jargon jarring jars jaundice javla jaw|ed|ing jawline jaywalkers jazzed
    jealous|y jeans jeer|s|ed|ing jellies jeopardise jeopardize|s|d jeopardizing jerk|s|ed|ing|y
    jerkin jerseys jest|ing jetlag jetted jetting jettison|ed|ing jetzt jeweler jewellery jewelry
    jib|es|e jig|s jigger jiggle|d jiggling jilted jimmies jingling jinxed jinxing jist
    jitter|s|ing|y jive|s jiving jizz|ed jobb|ed|ing jobless jobs jock|s jockeying jockeys
    jockstrap jog|s jogged jogger|s jogging join|s|ed|ing|t joinery jointed jointly joints joist|s
    joked jokes joking|ly jollies jolt|s|ed|ing jostle|d jostling jot jotted jotting jour|s
    journalism journalist|s|ic journals journeyed journeying journeymen journeys jowls joyful
    joyous joyriding joys joystick|s jpeg jpg jsut ju judder judged judgement|s|al judges
    judgment|s|al judicial jug|s juggle|s|d juggling jugular juice|s|d juicier juiciest juicing
    juke jukeboxes jumble|d jump|s|ed|er|ers|ing|y junctions juncture jungle|s|r junglers jungling
    junk|ed|y junkie|s junkyard juries jurisdiction|s jurisprudence jurist|s juror|s jury just|ly|e
    justifiable justifiably justification|s justified justifies justify|ing jut|s jutting
    juvenile|s juxtaposed juxtaposing juxtaposition kad kai kak kan|s|n kanner kanske kao karts
    kayak|s|ing kb kbs kcal|s kd ke keeled keels keep|s|er|ers|ing keepin keepsake|s keg|s keif
    kein|e keloid kennel|s kept kerb kerfuffle kernel|s kerning kerosene ketchup ketogenic ketone|s
    ketosis kettle|s keybinds keyboard|s|ing keycaps keychain keyed keying keylogger keynotes
    keypad|s keypress|es keyring keystones keystroke|s keyword|s kg kgs khakis kibble kickass
    kickback|s kickboxing kicked kicker|s kicking kickoff|s kicks kickstand kid|s kiddie|s kidding
    kiddo|s kiddy kidnap|s kidnapped kidnapper|s kidnapping|s kidney|s kief
    kill|s|ed|er|ers|ing|ings killin killstreak|s kilns kilogram|s kilometer|s kilometre|s kilos
    kilowatt|s kilt kin|d kinda kindergartens kindest kindled kindling kindly kindness kindof kinds
    kinetic kingpins kink|s|ed|y kinkier kinkiest kinship kinsmen kiosk|s kipping kiss|es|ed|er|ing
    kitchenette kited kites kiting kits kitted kitten|s kitties kitting kk klart kleptomaniac
    klezmer km kms knacks knead|ed|ing knee|s|d|ing kneecap|s kneejerk kneel|s|ed|ing knell knelt
    knew knickers knife|s|d knifing knighted knighting knit|s knitted knitter|s knitting knives
    kno|t knob|s knock|s|ed|er|ers|ing knockback knockdown knockoff|s knockout|s knockup knots
    knotted knotting know|s|ing|n knowingly knowledgable knowledge|able knowns knuckle|d knuckling
    ko komma kommer konnen kooky koto kowtow|ing kph kr kronor kuduro kuin kun kunna kunne kvinnor
    kтo la lab label|s|ed|ing labelled labelling labia labor|s|ed|er|ers|ing laboured labourer|s
    labouring lace|s|d lacerated laceration|s lacing lack|s|ed|ing lackeys lackluster lacquered
    lactase lactate lactating lactation lactic lactose lad|s|e ladder|s|ing ladies ladle lado
    lag|s|ers lagged lagging laggy laid lairs laissez laity lakh|s lambast|ed|ing|e lambdas
    lame|r|ness lament|s|ed|ing lamentation lamest laminate|d laminating lamination lamp|s
    lampooned lampooning lamppost lampshade lanced lancing landed landfill|s landing|s landlady
    landline landlord|s landmarks landmass|es landmine|s landowner|s lands landscape|s|d|r
    landscapers landscaping landslide|s laner|s lanes lange language|s langue languish|ed|ing
    laning lanky lanyard|s lap|s lapdog|s lapel|s lapped lapping lapse|s|d lapsing laptop|s lard
    largely larger largest larva|e larynx lasagna lase|r lasers lashed lashes lashing|s lasses
    last|s|ed|ing lastfm latch|es|ed|ing late|r|ly lategame latencies latency latent lateral|s|ly
    latest latex lathe|s|r lathered lathering lathers latitudes latrine|s lats latte|s|r lattice
    laud|ed|ing laugh|s|ed|ing|able laughably laughter launch|es|ed|ers|ing launder|ed|ing
    laundromat laundry laurels lava|s lavatory lavish|ed lawbreakers lawfully lawmaker|s lawn|s
    lawnmower|s lawsuit|s lawyers lax laxative|s layed layer|s|ed|ing laying laymen layoff|s
    layout|s layover|s laypeople layperson|s lays layup lazier laziest lazily laziness lazing lazy
    lb lbs lcd lcs ld lds leached leaches leaching lead|s|er|ers|ing leaderboard|s leadership|s
    leafed leafing leaflet|s leagues leakage leaked leaking leaks leaky leaned leanest leaning|s
    leans leant leap|s|ed|ing leapfrog learn|s|ed|er|ers|ing|ings|t leas|es|ed|ing|e|t leash|es
    leather leave|s|r leavening leavers leaving lecture|s|d|r lecturers lecturing led|s ledge|s
    leeched leeches leeching leeks leer|ed|ing|y leeway left|s lefties leftist|s leftover|s
    leg|s|al|ally legacies legalisation legalise|d legalising legalities legality legalization
    legalize|s|d legalizing legendaries legged legging|s legibility legible legislate|d legislating
    legislation|s legislative legislator|s legislature|s legit legitimacy legitimate|ly legitimise
    legitimize|s|d legitimizing legume|s legwork leisure|ly lemming lend|s|ers|ing length|s|en|y
    lengthened lengthening lengthens lengthier leniency lenient lens|es|e lentils leotard|s lepers
    leprechauns leptin leptons lesbian|s lesion|s lessen|s|ed|ing lesser lesson|s lessor lest
    letdown|s lethal lethality lethargic lethargy letter|s|ed|ing letterbox letterforms letterhead
    letting lettuce|s leur|s levees level|s|ed|ing levelled levelling lever|s leverage|s|d
    leveraging levied levies levitated levitating levity levying lewd lexicon lgbt liabilities
    liability liable liaison liar|s libel liberal|ly liberalization liberalized liberate|s|d
    liberating liberties libido|s libraries library lice licence|s|d licencing license|s|es|d|e
    licensing licensure lick|s|ed|ing licorice lid|s|t lie|d liek liens lieu life|s|r lifeboat|s
    lifecycle lifeforms lifeguard|s lifeless lifelong lifers lifesaver lifespan|s lifesteal
    lifestyle|s lifetime|s lift|s|ed|er|ers|ing ligament|s ligand ligation ligature|s ligger
    lightbulb|s lighted lightened lightening lightens lighter|s lightest lighthearted lighthouses
    lighting lightly lights lightsaber|s lightweight|s lightyears ligne
    lik|es|ed|ing|ings|e|en|able lika likeable likelier likeliest likelihood|s likely likelyhood
    likened likeness|es likening likens likey lilies limb|s limelight limericks limes limestone
    limit|s|ed|er|ers|ing limitation|s limitless limo limp|s|ed|ing linchpin linea|r lineage|s
    linearity linearly linebacker|s lined lineman linemen linen|s liner|s lines linesman linesmen
    lineup|s linger|s|ed|ing lingerie lingo lings lingua linguist|s|ic linguistics lining linkage|s
    linked linker linking links linoleum linseed lint lip|s lipid|s liposuction lipped lipstick|s
    liquefied liquefy liqueur|s liquid|s liquidate|d liquidating liquidation liquidity liquified
    liquify liquor liquorice lire list|s|ed|ers|ing|ings|en lista listened listener|s listening
    listens listentothis listserv lit|er|ers litany literacy literal|s|ly literalism literalist|s
    literary literate literature lithe litigants litigate|d litigating litigation litigator
    litigious litmus litre|s litter|s|ed|ing|ally littermates littler littlest livable live|s|d|r|n
    livelier livelihood|s liveries livers livery livestock livestream livid living|s livre|s
    lizards ll llegar loaches load|s|ed|er|ers|ing|ings loadout|s loaf|s|er|ers loaned loaning
    loans loath|es|ed|e loaves lob|s|es|e lobbed lobbied lobbies lobbing lobby|ing lobbyist|s
    lobotomies lobotomy lobsters local|s|es|ly|e localisation localised localities locality
    localization localize|d localizing locate|s|d locating location|s locator loci lockdown locked
    locker|s locking lockout|s locks lockscreen locksmith lockup|s locomotion locomotives lodged
    lodging|s lofi loft|ed|y log|s|ic logarithm|s|ic logbook logged logger|s logging logical|ly
    logician|s logics login|s logistic|s|al|ally logo|s logout loin|s loincloth loitering lol'd
    lol'ed loled lolled lollies lolling lollipops lols lonelier loneliest loneliness lonely loner|s
    longboard|ing longed longer longest longevity longing longitude longs longstanding longterm
    longtime longue loo|s|n loofah look|ed|er|ers|ing lookalike|s lookout lookup|s loomed looming
    looms loonies loons loony looong loooong looooong loooove looove loop|s|ed|ing|y loophole|s
    loose|s|d|r|ly|n loosened loosening loosens loosest loosing looted looters looting loots lop
    lopped lopping lopsided lor|s lording loro lorries lorry lose|s|r losers losing loss|es|y
    lossless lost lot|ion|ions lotteries lottery lotto loud|er|ly|ness loudest loudmouth|s
    loudspeaker|s lounges lounging loupe lousy lout lovable loveable lovebird|s loved lovelies|t
    lover|s loves lovingly lowball lowdown lower|s|ed|ing lowercase lowest lowing lowliest lowly
    lows lowsec loyalties loyalty lozenge|s lp lsd lube|s|d lubricant|s lubricate|s|d lubricating
    lubrication lucid lucked luckier luckiest lucking lucrative ludicrous|ly luego lug|s lugar
    luggage lugged lugging lui lukewarm lull|s|ed|ing lulz lumbar lumber|ed|ing lumberjack lumens
    luminaries lump|s|ed|ing lunacy lunatic|s lunch|es luncheon lunchtime lung|s|es|ed|ing|e
    lurched lurches lurching lure|s|d luring lurk|s|ed|er|ers|ing luscious lust|s|ed|ing luxuries
    luxurious luxury lvl|s lye lyfe lying lymph lymphatic lynched lynching lynchpin lyrical|ly
    lyricist|s lyrics ma maces machen machetes machinations machine|s|d machinery machining
    machinists macro|s macronutrient|s macrophages maddening madder madly madman maestros mafias
    mag|s magazine|s maggot|s magical|ly magics magnates magnet|s|ic magnetism magnetize|d
    magnetometer magnetosphere magnetron magnification magnificent magnified magnifier magnifies
    magnify|ing magnitude|s maids mail|s|ed|ers|ing|ings mailbox|es mailman mailmen maim|ed|ing
    mainboard mained mainframe|s maining mainland mainline mainlining mainly mains mainspring
    mainstay|s mainstream|ed|ing maintain|s|ed|er|ers|ing maintenance mais majored majoring
    majoritarian majorities majority majorly make|s makeover|s makers makeshift makeup|s making|s
    malabsorption maladies malaise malarkey malarky malcontent|s maleness males malevolent
    malfeasance malformation malfunction|s|ed|ing malice malicious|ly malign|ed|ing malignant
    mall|s malleable mallets malnourished malnutrition malo malpractice malts malware mammal|s
    mammalian mammogram|s man|s|es|d|ic|y mana manage|s|d|r|able|ment|ments managerial managers
    managing mandate|s|d mandating mandatory mandible|s mandolin manera maneuver|s|ed|ing|able
    maneuverability mang|er|ers|e|y manga mangled mangling mangoes mangos manhandle|d manhandling
    manhole|s manhood mani maniacal|ly maniacs manicure|s|d manifest|s|ed|ing manifestation|s
    manifestos manifold|s manipulate|s|d manipulating manipulation|s manipulative manipulators
    mankind manlier manliest manliness manned mannequin|s manner|s|ed mannerism|s manniskor mano
    manoeuvrability manoeuvre|s manoeuvring manpower manservant manslaughter mantra|s manually
    manuals manufacture|s|d|r manufacturers manufacturing manure manuscript|s map|s mapped mappers
    mapping|s marathoner|s marathons marauding marbled marbling marched marchers marches marching
    margarine margaritas margin|s|al|ally marginalised marginalize|s|d marginalizing marijuana|s
    marinade|s marinara marinas marinate|d marinating marital marked|ly markers
    market|s|ed|er|ers|ing|able marketeers marketplace|s marketshare marking|s markup|s marred
    marriage|s married marries marring marrow marrying marshmallows marsupial|s martyr|ed martyrdom
    marveled marveling mas|te mascara|s mascot|s masculine masculinity mash|es|ed|ing mashup
    masking masks masochist|s|ic masquerades masquerading massacred massacres massacring
    massage|s|d|r massagers massaging masse|s|d masseuse massing massive|ly mastectomy masterclass
    mastered masterful|ly masteries mastering masterminded masterpiece|s masterrace masticating
    mastitis masts masturbate|s|d masturbating masturbation masturbatory match|es|ed|er|ing
    matchmaker matchmaking matchup|s mated mater|s materia material|s|ly materialise materialism
    materialist|s|ic materialize|s|d materializing maternal maternity mates matey mathematical|ly
    mathematician|s mathematics maths matinee mating matriarchy matrices matted matter|s|ed|ing
    matting mattress|es maturation mature|s|d|ly maturing maturity mauled mauling mauls maxed maxes
    maximal maximise|d maximising maximization maximize|s|d maximizing maximum|s maxing maymay
    mayoria mazes mcg mdma me meager meal|s|y mealtime|s mealworms mean|s|er|ing|ings|t
    meander|s|ed|ing meanest meanies meaningful|ly meaningless meantime measles measly measurable
    measure|s|d|ment|ments measuring meat|s|y meatballs meatier mech|s mechanic|s|al|ally
    mechanism|s mechanized med|s medalists medallions medals meddled meddling medial median|s
    medias mediate|s|d mediating mediation mediator|s medical|s|ly medicate|d medicating
    medication|s medicinal medicine|s medico medio|s mediocre mediocrity meditate|s|d meditating
    meditation meditative meditator|s medium|s medivac|s meet|s|ing|ings meetup|s megabytes
    megalomaniac megaphone|s megapixel|s megatons megawatt|s meget megs mehr meiosis mejor
    melancholic melanin melanoma meld|s|ed|ing melees melhor mellan mellow|s|ed|er|ing melodic
    melodies melodrama melodramatic melons melt|s|ed|ing meltdown|s member|s membership|s
    membrane|s meme|s mementos memo|s memorabilia memorable memorialize|d memorials memories
    memorise|d memorising memorization memorize|s|d memorizing memory men|s|d|t menaces menacing
    menar mended menial meningitis meniscus menopause menos mensen menstrual menstruate
    menstruating menstruation mental|ly mentalities mentality menthol mention|s|ed|ing mentored
    mentoring mentors mentorship menu|s meowing mer|e merch merchandise merchandising merchants
    merciful mercilessly merely merest merge|s|d|r mergers merging merit|s|ed meritocracy merrier
    mes|s|es|t mesh|es|ed|ing mesmerising mesmerized mesmerizing mesmo message|s|d messaging messed
    messes messiest messing messy met|ed|er|ers|e|al metabolic metabolism|s metabolite|s
    metabolize|s|d metabolizing metadata metagame metalhead metallic metals metaphor|s
    metaphorical|ly metaphysical metaphysics metastasized metatarsal meteorite meteorologist|s
    meteors metered metering meth methadone methamphetamines methane methanol method|s methodical
    methodologies methodology methylated methylation meticulous|ly metre|s metric|s metronome
    metropolises meu mf mflb mg mgs mi mic|s|e mich microbe|s microbiologist microbreweries
    microbrewery microchip|s microcontroller|s microcosm microfiber microfilm microgram|s
    microgravity micromanage micrometer|s microns micronutrient|s microorganism|s microphone|s
    microprocessor|s micros microscope|s microscopic microscopy microsecond|s microtransactions
    microwave|s|d microwaving mid|s midair midday middle|s middleman middlemen middling
    midfield|er|ers midgame midget|s midi midlane|r midline midnights midpoint midrange midriff
    midsection midst midterm|s midweek midwife midwives miedo mierda mieux miffed mig might
    mightier migraine|s migrant|s migrate|s|d migrating migration|s mil|s|d milage milder mildest
    mildly mileage milestone|s milieu militant|s militaries militarily militarised militaristic
    militarization militarize|d militarizing military militia|s militiamen milk|s|ed|ing
    milkshake|s milled millenia millennia millenniums milliards milligram|s milliliter|s
    millimeter|s millimetre|s milling million|s millionaire|s millionth millisecond|s millones
    mimic|s|ing mimick|ed|ing mimicry miming min|s|d|ed|ers|ing|e|ion|ions|is minarets mince|d
    mincing mindblowing minded|ness minder|s mindfuck mindful minding mindless|ly mindre minds
    mindset|s minecart minefield|s mineral|s mingle|d mingling minha miniature|s miniaturization
    miniaturized minibus minigame|s minim|al|ally minima minimalism minimalist|s|ic minimap
    minimise|s|d minimising minimization minimize|s|d minimizing minimum|s miniscule miniseries
    miniskirt|s minivan|s minnows minorities minority minors minted minting minty minuets minus|es
    minuscule minute|s|r minutia|e miracles miraculous|ly mired mirror|s|ed|ing mis|s misadventure
    misalignment misandrist misandry misanthrope|s misapplication misapplied misapprehension
    misappropriated misappropriating misappropriation misattributed misbehave|s|d misbehaving
    misbehaviour miscalculate|d miscalculation miscarriage|s miscarried miscarry|ing miscast
    mischievous miscommunication|s misconceived misconception|s misconduct misconstrue|d
    misconstruing miscounted miscreant|s miscues misdeed|s misdemeanor|s misdiagnosed misdiagnosis
    misdirected misdirecting misdirection miserable miserably miseries misery misfire|s|d misfiring
    misfortune|s misgivings misguided mishandled mishandling mishap|s mishear|d|ing mishmash
    misidentified misinform|ed|ing misinformation misinterpret|s|ed|ing misinterpretation|s
    misjudge|d misjudging mislabel|ed|ing mislead|s|ing misled misma mismanage|d|ment mismanaging
    mismatch|es|ed|ing mismo|s misnamed misnomer misogynist|s|ic misogyny misperception misplace|d
    misplacing misprint|s|ed mispronounce|s|d mispronouncing mispronunciation misquote|s|d
    misread|ing misremembering misreported misreporting misrepresent|s|ed|ing misrepresentation|s
    missed misses missile|s missing mission|s missionaries missionary missive missle
    misspell|s|ed|ing|ings misspelt misspent misspoke misstated misstatement misstep|s missus
    mistake|s|n mistakenly mistaking misted mistimed misting mistook mistranslated mistranslation|s
    mistreat|s|ed|ing|ment mistresses mistrust|ed|ing mistype|d misunderstand|s|ing|ings
    misunderstood misuse|s|d misusing mit|es|e mitigate|s|d mitigating mitigation mitochondria
    mitts mixed mixer|s mixes mixing mixtape|s mixture|s mixup mj ml mlg mls mma mmo|s mmorpg mmr
    mms mnemonics moan|s|ed|ing mob|s mobbed mobbing mobile|s mobilise mobility mobilization
    mobilize|d mobilizing mobo|s mobster|s moccasins mocked mockery mocking mocks mockup|s
    mod|s|es|e|al modalities modality modded modder|s modding model|s|ed|er|ers|ing modelled
    modeller modelling modem|s moderate|s|d|ly moderating moderation moderator|s modern
    modernisation modernise|d modernity modernize|d modernizing modestly modesty modicum
    modification|s modified modifier|s modifies modify|ing modmail modo modpack modqueue
    modulate|s|d modulating modulation|s module|s modulus modus mofo moguls moins mois|t moisten|ed
    moister moisture moisturise|r moisturising moisturize|s|d|r moisturizers moisturizing molar|s
    molasses mold|s|ed|ing|y mole|s molecular molecule|s molehill|s molest|s|ed|er|ers|ing
    molestation molt|ed|ing molto mom|s moment|s momentarily momentary momento|s momentum mommas
    monarchies monarchist monasteries monetarily monetary monetise monetization monetize|d
    monetizing moneys monger|s|ing mongrels monies moniker|s monitor|s|ed|ing monkeying monochrome
    monocle|s monoculture|s monogamous monogamy monolithic monologue|s monopole|s monopolies
    monopolist|s|ic monopolize|d monopolizing monopoly monotheism monotheist|s|ic monotone
    monotonous monotony monoxide mons monsters monstrosities monstrosity monstrous montage|s
    month|s|ly monthlies monumental|ly mooch|es|ing mood|s mooing moombah mooned mooning moonlights
    moons moored mooring moot mop|s|ed|ing|e mopeds mopped mopping moral|s|ly|e moralist|s
    moralities morality moralize moralizing morass moratorium morbid|ly morbidity mores moreso
    morgue morning|s moron|s morphed morpheme|s morphine morphology morphs morsel|s mortality
    mortals mortar mortgage|s|d mortgaging mortified mortifying mortise mosaics mosey mosh mosques
    mosquitoes most|ly mot|ion|ions motels mothballs mother|s|ing motherboards motherfucker|s
    motherhood moths motif|s motility motioned motioning motionless motivate|s|d motivating
    motivation|s|al motivator|s motive|s motor|s|ing motorbike|s motorboat motorcade motorcycle|s
    motorcycling motorcyclist|s motorised motorist|s motorized motorway|s mottled motto|s
    mould|s|ed|ing|y mound|s mountainous mountains mountainside mounted mounting mounts
    mourn|s|ed|ers|ing mouse mousepad moustache|s mousy mouth|s|ed|ing mouthful|s mouthguard
    mouthpiece|s mouthwash movable move|s|d|r|able|ment|ments movers moveset|s movespeed movie|s
    moviegoer|s moving mow|s|ed|er|ers|ing moyen|s mozzarella mp mpg mph msg msi mtg much mucha
    mucho|s muck|s|ed|ing|y mucosa mucous mucus mud muddied muddier muddies muddle|s|d muddling
    muddy|ing muffed muffin|s muffle|s|d|r mufflers muffling muffs mug|s mugged mugger|s mugging|s
    muggy muito mulch|ing mules mulled mullet mulling mult|is multi multibillion multicultural
    multiculturalism multilayer multimeter multimillion multinational|s multiplatform multiplayer
    multiple|s multiplication|s multiplicative multiplicity multiplied multiplier|s multiplies
    multiply|ing multireddits multitask|ing multitude|s multivitamin|s mum|s mumbled mumbles
    mumbling mumbo mummification mummified munched munches munchies munching mundane municipal
    municipalities municipality munition|s mural|s murder|s|ed|er|ers|ing murderous murkier
    murmured murmuring murmurs muscle|s|d muscling muscular musculature mused museums mush|y
    mushrooms music|s|al|ally musicals musician|s musing|s musket|s musky muss mussels must|s|er|y
    mustache|s mustard mustered mustering mutability mutable mutagens mutas mutate|s|d mutating
    mutation|s mute|s|d mutilate|s|d mutilating mutilation|s muting mutt|s|ers mutta muttered
    muttering mutual|ly muy muzzle|s|d muzzling mv mw mx my mycket myelin myfitnesspal myoglobin
    myopia myopic myriad|s myself mysql mysteries mysterious|ly mystical mysticism mystified
    mystifies mystifying myth|s mythical mythological mythologies mythology naar nab|s nabbed
    nabbing nacelle|s nach nachos nadie nag|s nagged nagging nagon nagot nagra nahi nailing nails
    naive|ly|te naivety naked name|s|d nameplate|s namesake namespace naming nannies nanny
    nanometer|s nanoparticles nanosecond|s nanotube|s nao nap|s|e napkin|s napped nappies napping
    nappy nar narcissism narcissist|s|ic narcolepsy narcotic|s narrate|s narrating narration|s
    narrative|s narrator|s narrow|s|ed|er|ing|ly|ness narrowest nasal nastier nastiest nastiness
    nasty nationalisation nationalise|d nationalism nationalist|ic nationalities nationality
    nationalization nationalize|d nationalizing nationally nations nationwide natively natives
    natural|ly naturalism naturalist|s|ic naturalized nature|d naturopath naught nausea nauseated
    nauseating nauseous nauseum nautical navel navies navigate|s|d navigating navigation naysayer|s
    nba nc nd ne near|s|ed|er|ing|ly nearby nearest neat|er|ly neatest nebulae nebulous neccessary
    necessarily necessary necessitate|s|d necessitating necessities necessity neck|s|ed|ing
    neckbeard|s necklace|s neckline|s necktie|s necrosis need|s|ed|ing|y needle|s needlepoint
    needlessly needling nefarious neg negate|s|d negating negation|s negative|s|ly negativity
    neglect|s|ed|ing neglectful negligence negligent negligible negotiable negotiate|s|d
    negotiating negotiation|s negotiator|s neighbor|ing neighborhood|s neighbour|s|ing
    neighbourhood|s nem nematodes nemeses neocortex neoliberal neologism neophyte neoprene nephew|s
    nepotism ner|d nerdier nerds nerdy nerf|s|ed|ing nerve|s nervous|ly|ness nes nested nesting
    nestled nests net netbook|s netcode netizens netted netting network|s|ed|ing neural
    neurogenesis neurological neurologist|s neurology neuron|s neuropathy neuroscientist|s neuroses
    neurosurgeon|s neurotic neurotoxicity neurotoxin|s neurotransmitter|s neuter|s|ed|ing neutral|s
    neutralise neutralization neutralize|s|d neutralizing neutrino|s neutrons never newage newb|s
    newbie|s newborn|s newcomer|s newer newest newfound newish newly newlywed|s news newscaster|s
"""
