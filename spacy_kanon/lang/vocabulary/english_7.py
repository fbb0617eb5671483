"""Ordinary English words. Made by `bench/make_vocabulary.py`."""

WORDS = """
    summarising summarization summarize|s|d summarizing summary summation summed summery summing
    summits summon|s|ed sump sunbathe sunbathing sunblock sunburn|s|ed|t sundae|s sunflowers
    sunglasses sunk sunlight sunnier sunning sunrises sunroof sunscreen|s sunsets sunspots sunt
    suntan superb superbugs supercar supercede|s|d supercharge|d|r superclass supercomputer|s
    superconductor|s supercooled superficial|ly superficiality superfluous superglue supergroup
    superheated superhero|es superhuman superimpose|d superintendents superior|s superiority
    superlative|s supermarket|s supermodel|s supernatural supernaturalism supernovae superposition
    superpower|s supers superscript supersede|s|d superseding superset|s supersonic superstition|s
    superstitious superstructure supervise|s|d supervising supervision supervisor|s supplant|ed|ing
    supple|ment|ments supplemental supplementary supplementation supplemented supplementing
    supplicating supplied supplier|s supplies supplying support|s|ed|er|ers|ing supportive
    suppose|s|d supposedly supposition|s suppositories suppository suppress|es|ed|ing|ion
    suppressant|s suppressor|s supremacist|s supremely suprise|d sur|er|e surcharge|s surefire
    surest surety surf|s|ed|ing surface|s|d surfacing surfactant|s surfboard|s surged surgeon|s
    surgeries surgery surges surgical|ly surging surmise|d surmount surname|s surpass|es|ed|ing
    surplus|es surprise|s|d surprising surprized surreal surrealist surrender|s|ed|ing surrogate
    surround|s|ed|ing|ings surveillance survey|s|ed|ing surveyors survivability survivable survival
    survivalist|s survive|s|d surviving survivors sus|s susceptibility susceptible suspect|s|ed|ing
    suspend|s|ed|ers|ing suspense suspenseful suspension|s suspicion|s suspicious|ly sussed
    sustain|s|ed|ing|able sustainability sustenance sutures sux sv svart svensk swab|s swabbed
    swabbing swaddle|d swaddling swallow|s|ed|ing swam swamped swamps swampy swanky swap|s swapped
    swapping swarmed swarming swarms swarthy swastika|s swat|s swatch|es swath|s|es|e swatted
    swatting sway|s|ed|ing swear|s|ing swearwords sweated sweater|s sweating sweatpants sweats
    sweatshirts sweatshop|s sweaty sweep|s|er|ers|ing sweepstakes sweeten|s|ed|er|ers|ing sweeter
    sweetest sweetheart|s sweetness sweets swell|s|ed|ing sweltering swept swerve|s|d swerving
    swifter swiftly swig|s swill|ing swim|s swimmer|s swimming swimsuit|s swindled swindlers
    swindling swing|s|er|ing swipe|s|d swiping swirl|s|ed|ing swishing switch|es|ed|er|ers|ing
    switcharoo switchbacks switchboard switchover swivel|s|ing swole swollen swoon|s|ed|ing
    swoop|s|ed|ing swordsmen swore sworn swum swung sycophant|s syllabi syllable|s syllabus
    syllogism symbiotic symbol|s|ic symbolically symbolise|s symbolism symbolize|s|d symbolizing
    symbology symmetric|al symmetries symmetry sympathetic sympathies sympathise|r sympathisers
    sympathising sympathize|s|d|r sympathizers sympathizing sympathy symphon symptom|s symptomatic
    synagogue|s synapses sync|s|ed|ing synch|ed|ing synchronisation synchronise|d synchronization
    synchronized synchronizing syncopated syncope syncretism syndicalist syndicated syndicates
    syndicating syndromes synergies synergize|s synergy synes synesthesia synonym|s synonymous
    synopses synopsis syns syntax synth|s synthesised synthesize|d|r synthesizers synthesizing
    synthetic|s syringe|s syrup|s|y sysadmin|s system|s|d|ic systematic|ally tabbed tabbing tabby
    table|s|d|t tablecloth|s tablespoon|s tabletop|s tablets tabling tabloid|s taboo|s tabs
    tabulated tachometer tachycardia tacit|ly tack|s|ed|ing|y tackle|s|d|r tacklers tackling tacos
    tact|ic tactful tactical|ly tacticians tactics tactile tadpole|s tag|s tagged tagger|s tagging
    tagline taht tail|s|ed|ing tailgate|s|d tailgating taillight|s tailor|s|ed|ing tailpiece
    tailpipe taint|s|ed|ing take|s|n takeaway|s takedown|s takeoff|s takeout takeover|s takers
    takin taking|s talcum talent|s|ed talentless talk|s|ed|er|ers|ing talkative talkie|s talkin
    tall|er|y tallest tallied tallies tallying tambem tambien tame|s|d tamest tamp|er|ing tampered
    tampering tampoco tampon|s tandem|s tangent|s tangential|ly tangible tangle|s tangling
    tank|s|ed|er|ers|ing|y tankier tankiness tanned tannin|s tanning tans tantalizing tantamount
    tanto tantrum|s tap|s|es|ed|er|ers|ing|e tapered tapering tapestries tapeworm tapped tapping
    tar|d|e tards tardy target|s|ed|ing targetted targetting tariff|s tarmac tarnish|es|ed|ing
    tarp|s tarred tarring tarry tarted taser task|s|ed|ing taskbar tassel|s taste|s|d|r tasteful|ly
    tasters tastic tastier tastiest tasting tasty tat|s tatoo|s tattered tatters tattoo|s|ed|ing
    tattooist taught taunt|s|ed|ing taut tautologies tautology taverns tawdry tax|es|ed|ing|able|is
    taxa taxation taxidermist taxiing taxonomy taxpayer|s tazed tbh td tds te teabag
    teach|es|er|ers|ing|ings teacup|s team|s|ed|ing teamfight|s|ing teammate|s teamplay teamwork
    teapot|s tear|s|ed|ing|y teargas teas|es|ed|er|ers|ing|e teaspoon|s teat|s tech|s|y techie
    technical technicalities technicality technicians technique|s techno technocrat|s
    technological|ly technologies technologists technology tedious tedium tee|s|d|ing teeming
    teenage|d|r teenagers teens|y teeny teetering teeth|ing teh telecast telecommunication telecoms
    telegrams telegraphed telegraphing telegraphs telemarketer|s telemetry telepathic telephone|s
    telephoto teleport|s|ed|er|ing telescope|s telescoping televise|d television|s tell|s|ers|ing
    tellin telnet telomerase telomere|s tem tema temp|s|er|ers|ing|t temperament|s temperate
    temperature|s tempered tempering tempi template|s|d templating temples tempo|s temporarily
    temporary temptation|s tempted tempting tempts ten|s|d|er|t tenacity tenancy tenant|s tended
    tendencies tendency tender|s|ed tenderize tenderloins tending tendinitis tendon|s tendonitis
    tendril tends tenemos tenet|s tenfold tenga tenner tennis tenon tenor|s tense|s|d tensing
    tension|s|ed|er|ers|ing tensor|s tentacles tentative|ly tenth|s tenting tents tenuous tenure|d
    ter|m termed terminal|s|ly terminate|s|d terminating termination|s terminologies terminology
    termite terms terpenes terraced terraces terraforming terrain|s terrarium|s terrestrial|s
    terribad terrible terribly terrific terrified terrifies terrify|ing terrifyingly territorial
    territories territory terrorise terrorising terrorism terrorist|s terrorize|s|d terrorizing
    terrors terse tertiary tes|t tessellation testable testbed tested tester|s testes testicle|s
    testicular testified testifies testify|ing testimonial|s testimonies testimony testing
    testosterone tests testy tetanus tether|s|ed|ing tetras text|s|ed|ing textbook|s textbox
    textile|s textual texture|s|d texturing tf tge th thalamus tham than than-thou thang thanked
    thankful thanking thankless that thatched thaw|s|ed|ing thay thc the|r|n|e|m the-scenes the-top
    theat|er|ers theatre|s theatrical theatrics theft|s their|s theism theist|s|ic thematic|ally
    theme|s|d themself themselves theocracies theocracy theocratic theologian|s theological
    theologies theology theorems theoretical theories theorise|d theorising theorist|s theorize|s|d
    theorizing theory theorycrafting therapeutic therapies therapist|s therapy thereabouts
    thereafter thereby thereof thermal|s thermistor thermocouple thermodynamics thermometer|s
    thermos thermostat|s thesaurus these|s thesis theyd theyll theyre theyve thick|er|en|ness
    thickened thickener thickening thickens thickest thicknesses thier thieving thigh|s thimble
    thin|s|ly|e|ness thing|s|y thingie|s think|s|er|ers|ing thinkin thinned thinner|s thinnest
    thinning third|s thirst|ing|y thirties thirty thistles tho thong|s thorny thorough|ly
    thoroughfare|s those though|t thoughtful|ly thoughtless thoughts thousand|s thousandth|s thr
    thrashed thrashes thrashing thread|s|ed|ing threat|s|en threatened threatening threatens
    three|s threesome|s threshold|s threw thrift|y thrill|s|ed|ers|ing thrive|s|d thriving
    throat|s|y throb throbbing throes thrombosis throng|s throttle|s|d throttling through|s|t
    throughout throughput throw|s|er|ers|ing|n throwaway|s throwback|s thru thrust|s|er|ers|ing tht
    thud|s thugs thumb|s|ed|ing thumbnail|s thumbtack|s thump|s|ed|ing thunderstorm|s thunk thusly
    thwack thwart|ed|ing thy thyroid tick|s|ed|er|ers|ing ticket|s|ed|ing tickle|s|d tickling
    ticklish tics tid|en|y tidbit|s tidied tidier tidying tie|d|r|ing tiebreaker tiempo tiene|s|n
    tiered tiering tiers tight|s|er|ly|en|ness tightened tightening tightens tightest tightrope
    tile|s|d tiling tilled tilling tills tilt|s|ed|ing timbre|s time|s|d|r|ly|y timeframe|s
    timeless timeline|s timeliness timeout|s timepieces timers timescale|s timespan timestamp|s
    timetable|s timezones timidity timing|s tin|s|es|t tincture|s tinfoil tinge|d tingled tingles
    tingling tingly tinier tiniest tinkered tinkering tinned tinnitus tinny tinted tinting tints
    tip|s tipbot tipo tipped tippers tipping tipsy tiptoe|s|ing tirade|s tire|s|d tiredness
    tiresome tiring tiro tissue|s tit|s tithe|s tithing titillate titillating title|s|d titling
    titrate titration titre titties tittle tix tizzy tm to to-back to-be to-date to-day to-do
    to-door to-earth to-face to-head to-one to-play to-win toast|s|ed|er|ing|y tobacco|s
    tobacconist toda|s|y todays toddler|s todo|s toe|s|d|ing toenail|s tofu tog toga|s together|s
    toggle|s|d toggling toi toil|ed|ing toilet|s toiletries toiletry token|s tokes toking told
    tolerable tolerance|s tolerant tolerate|s|d tolerating toll|s|ed|ing tomar tomato tomboy|s
    tombstones tomes tomfoolery tommorow tomorrow ton|s|es|ed|er|ers|ing|al tonality tongs
    tongue|s|d tonguing tonics tonight tonnage tonne|s tonsil|s tonsillectomy tonsillitis too took
    tool|s|ed|ing toolbar|s toolbox|es toolkits toolset tooltip|s toons tooth|ed|y toothache
    toothbrush|es toothpaste|s toothpick|s tooting top|s|ic topcoat topical topics toplane|r
    topless topography topologies topology topped toppers topping|s topple|s|d toppling torch|es|ed
    tormented tormenting tormentors torments torn tornadoes torpedoed torpedoes torpedos torque|s
    torrent|s|ed|ing torsion torso|s tort tortilla|s tortoises tortoiseshell torture|s|d torturers
    torturing torturous tos|s tossed tosses tossing tot|ed|ing|e|ally totaled totaling totalitarian
    totalitarianism totality totalled totalling totals totaly totems totter touch|es|ed|ing|y
    touchdown|s touchline touchpad touchscreen|s tough|er|en|ness|t toughened toughening toughest
    toujours tounge toupee tour|s|ed|ing tourism tourist|s|y tournament|s tourney|s tourniquet|s
    tourny tous tout|s|ed|ing|e tow|s|ed|ers|ing|n toward|s towel|s towered towering townhouse|s
    townie|s townships toxic toxicity toxin|s toyed toying toys tp tr trabajar trabajo traceable
    traced tracers traces trachea tracheotomy tracing track|s|ed|er|ers|ing trackpad tracksuit|s
    tract|s|ion tractor|s trad|es|ed|ers|ing|e|able tradeable trademark|s|ed|ing tradeoff|s
    tradesman tradesmen tradition|s|al|ally traditionalist|s traffic trafficked trafficker|s
    trafficking tragedies tragedy tragic trail|s|ed|er|ers|ing train|s|ed|er|ers|ing|ings trainee|s
    trainwreck traipsing trait|s traitor|s trajectories trajectory tram|s tramping trample|s|d
    trampling trampoline|s tranny tranquilizer|s trans transact|ed|ing|ion|ions transceiver|s
    transcend|s|ed|ing transcendent transcoding transcribe|d|r transcribing transcript|s|ions
    transducer|s transfer|s|ed|able transference transferred transferring transfigured transfixed
    transform|s|ed|ing transformation|s transfuse transfusion|s transgender|s|ed transgenic
    transgress|ed|ing|ion|ions transgressors transient|s transistors transit|s|ing|ion|ions
    transitional transitioned transitioning transitive translate|s|d translating translation|s
    translator|s transliterate|d transliteration translucency translucent transmission|s transmit|s
    transmitted transmitter|s transmitting transmog transmute|d transmuting transnational
    transparencies transparency transparent|ly transphobia transphobic transpire|s|d
    transplant|s|ed|ing transplantation transponder|s transport|s|ed|ers|ing transportation
    transpose|d transposing transposition transsexual|s transversal transvestite|s transwomen
    trap|s trapdoor|s trapezius trapezoid trapped trapping|s trash|es|ed|ing|y trashcan|s trashier
    trashiest trata trauma|s traumatic traumatised traumatising traumatize|d traumatizing travail
    travel|s|ed|ers|ing travelled travellers travelling traverse|s|d traversing travesties travesty
    trawl|er|ing tray|s treacherous tread|ing treadmill|s treason treasured treasures treatable
    treated treaters treaties treating treatises treatment|s treats treble trebuie tree|s treetops
    trekked trekking trellis tremble|s|d trembling tremendous|ly tremolo trench|es trend|s|ed|ing|y
    trendier trendsetter trepidation tres trespass|es|ed|ers|ing triage trial|s|ed|ing triangle|s
    triangular triangulate triangulation triathlete|s triathlon|s tribal tribalism tribe tribesman
    tribesmen tribulations tribunals tributaries tributary tributes tricep|s trichomes
    trick|s|ed|ing|y trickery trickier trickiest trickle|s|d trickling tricolor tricycle|s tried
    tries trifecta trifle|d trifling trigger|s|ed|ing triglyceride|s trike|s trilane trillion|s
    trills trilogies trim|s trimester|s trimmed trimmer|s trimming|s trinket|s trip|s|e tripled
    triples triplet triplicate tripling tripod|s tripped trippin tripping trippy trite triumphant
    triumphed triumphing triumphs trivia trivial|ly trivialise trivialising trivialities triviality
    trivialize|s|d trivializing tro|d|t trodden troglodyte|s troll|s|ed|ing|y trolley|s trollface
    trollin trollish trollop trombone troop|s trop|es|e trophies trophy tropics troposphere trots
    trotted trotting trouble|s|d troublemakers troubleshoot|ing troublesome troubling trough|s
    trounce|d trouncing troupe|s trouser|s trouve troves trowel truancy truce|s truck|s|ed|ing
    truckload|s trudge|d trudging truely truest truffles truism|s truly trumped trumpet|s|ed|ing
    trumping trumps truncate truncation trunk truss|es trust|s|ed|ing|y trustworthy truth|s|er
    truthful try|s|ing tryhard tryin tryna tryout|s tshirt|s tsm tsp tss tsunamis tsv tu
    tub|s|es|ers|ing|e tubas tucked tucking tucks tudo tug|s tugged tugging tuition|s tulpa
    tumble|s|d tumblers tumbleweeds tumbling tummies tummy tumor|s tumour|s
    tun|s|es|ed|er|ers|ing|ings|e|ic tunics tunnel|s|ed|ing tunnelling tuo tuple|s turban|s
    turbines turbojet turbos turbulence turbulent turd|s turf|ed|ing turkeys turmoil turn|s|ed|ing
    turnaround|s turncoat turnip|s turnkey turnoff turnout|s turnover|s turnstile|s turntab
    turntable|s turret|s turtleneck|s turtling tus tusks tussle tutelage tutor|s|ed|ing tutorial|s
    tutti tutto tutus tuvan tuvian tux tuxedos tv tva tvs twang twat|s tweak|s|ed|ing twee|n|t
    tweeted tweeting tweets tweezers twelve twenties twentieth twenty twerp twice twiddle twiddling
    twig|s twinge|s twink twirl|s|ed|ing twist|s|ing|y twit|s twitched twitches twitching twitchy
    two|s twofold txt tycker tycoons tying tyke type|s|d typecast|ing typeface|s typeset
    typewriter|s typical|ly typified typifies typing|s typist|s typo|s typography typology
    tyrannical tyrannies tyranny tyrants tyre|s uber ubiquitous ubiquity ud udder ufc ufo uglier
    ugliest ugliness ugly ui uit uk uke ukulele ul ulcer|s ulna ult|s|ed|ing ulterior ulti
    ultimatum|s ultralight ultrasound|s umbilical umbrage umbrella|s umlaut|s ump umpire|s umpiring
    ums un unable unacceptable unadulterated unaffected unaltered unambiguous|ly unanimity
    unanimous|ly unannounced unanswered unapologetic unappealing unappreciated unapproved unarmed
    unas unattainable unattended unattractive unauthorized unavailable unavoidable unaware
    unbalance|s|d unbalancing unban unbanned unbearable unbearably unbeatable unbelievable
    unbelievably unbeliever|s unbiased unbind unblockable unblocked unborn unboxed unboxing
    unbridled unbuckle|d unburdened unbutton|ed|ing uncalled uncap uncapped uncaring uncensored
    uncertain uncertainties uncertainty unchallenged unchanged unchanging unchecked uncircumcised
    uncivilized unclaimed unclean unclear uncles unclip unclipped uncomfortable uncomfortably
    uncommon|s uncompressed unconditional|ly unconfirmed unconnected unconscious|ly|ness
    unconstitutional uncontested uncontrollable uncontrollably uncontrolled unconventional
    unconvinced unconvincing uncooked uncool uncooperative uncoordinated uncover|s|ed|ing
    uncreative uncured uncut und|er|e undecided undefeated undefined undemocratic undeniable
    undeniably underachieved underachiever underachieving underage|d underappreciated underbelly
    underbody undercarriage underclass undercoat undercooked undercover undercurrent|s undercut|s
    undercutting underdeveloped underdog|s underestimate|s|d underestimating underestimation
    underexposed underfed underfunded underfunding undergarment|s undergo|es|ing undergone
    undergrad|s undergraduate|s underhanded underlie|s underline|s|d underling|s underlining
    underlying undermine|s|d undermining underneath undernourished underpaid underpants underpass
    underpay|ing underperform|s|ed|ing underpin|s underpinning|s underplay|ed underpowered
    underpriced underprivileged underrate|d underrating underreported underreporting
    underrepresented underscore|s|d undersell|ing undershirt|s underside|s undersized undersold
    understaffed understand|s|ing|ings|able understandably understate|d|ment understating
    understood understudy undertake|s|n undertaking|s undertone|s undertook underused underutilized
    undervalue|s|d undervaluing underwater underway underwear underweight underwent underwhelmed
    underwhelming underwrite|r underwriting underwritten undeserved undeserving undesirable|s
    undetectable undetected undeveloped undiagnosed undid undies undigested undisclosed
    undiscovered undisputed undo|es|ing undock|ed|ing undocumented undone undoubtedly undrafted
    undress|ed|ing undue undulating une unearthing uneasiness uneasy unedited uneducated unelected
    unemployed unemployment unencrypted unending unenforceable unequal unequivocal|ly unethical
    uneven|ly|ness uneventful unexpected|ly unexplainable unexplained unexplored unfair|ly|ness
    unfaithful unfalsifiable unfamiliar unfamiliarity unfathomable unfavorable unfeasible
    unfettered unfiltered unfinished unfit unfitting unfixed unflattering unfocused unfold|s|ed|ing
    unforeseen unforgettable unforgivable unforgiving unfortunate unfounded unfreeze unfriend|ly
    unfrozen unfulfilled unfun unfunded unfunny unfurl|ed ungainly ungodly ungrateful unhappiness
    unhappy unharmed unhealthier unhealthy unheard unhelpful unhinge|d unhook|ed|ing unico unicorns
    unicycle|s unidentified unification unified unifies uniform|s|ed|ly uniformity unify|ing
    unilateral|ly unimaginable unimaginative unimportant unimpressed unimpressive uninformed
    uninhabitable uninhabited uninitiated uninspired uninstall|ed|ing uninsured unintelligent
    unintelligible unintended unintentional|ly uninterested uninteresting uninterrupted unintuitive
    uninvited unionised unionize|d unionizing unions uniquely uniqueness uniques unironically
    unisex unison unit|s|ing|e universality universally universals universe|s universities
    unjust|ly unjustifiable unjustified unkempt unkillable unkind unknowable unknowingly unknowns
    unlawful|ly unlearn|ed|ing unleash|es|ing unlicensed unlikable unlikeable unlikely unlimited
    unlink|ed unload|s|ed|ing unlock|s|ed|ing|able unloved unluckiest unlucky unmade unmake
    unmanageable unmanned unmarked unmarried unmask|ing unmatched unmentionable unmotivated
    unnatural|ly unnecessarily unnecessary unneeded unnerved unnerves unnerving unnoticeable
    unnoticed unobtainable unobtrusive unoccupied unofficial|ly unopened unorganized unoriginal
    unorthodox unos unpack|ed|ing unpaid unparalleled unplanned unplayable unpleasant|ness unplug|s
    unplugged unplugging unpolished unpopular unprecedented unpredictability unpredictable
    unprepared unproductive unprofessional unprofitable unprotected unprovable unproven unprovoked
    unpunished unqualified unquestionable unquestionably unranked unravel|s|ed|ing unravelling
    unreachable unread|able unrealistic|ally unreasonable unreasonably unrecognizable unregistered
    unregulated unrelated unreleased unrelenting unreliability unreliable unremarkable unreported
    unrequited unreserved|ly unresolved unresponsive unrest unrestricted unroll|ed|ing unruly uns
    unsafe unsaid unsanitary unsatisfactory unsatisfied unsatisfying unsavory unscathed
    unscientific unscrew|s|ed|ing unscrupulous unsealed unseat|ed unsecured unsee|n unsettle|s|d
    unsettling unsheathed unsightly unsigned unskilled unsolicited unsolved unsound unspeakable
    unspecified unspoken unsportsmanlike unstable unstick unstoppable unstuck unsub unsubbed
    unsubscribe|d unsubscribing unsubstantiated unsuccessful|ly unsuitable unsupervised unsupported
    unsure unsurprising unsuspecting unsustainable unsweetened unsympathetic untangle|d untangling
    untap untapped untenable untested unthinkable untidy untie|d until untill untimely unto
    untouchable untouched untrained untreated untrue untrustworthy untruth|s untying unusable
    unused unusual|s|ly unvaccinated unveil|s|ed|ing unverified unwanted unwarranted unwashed
    unwatchable unwavering unwelcome unwieldy unwilling|ness unwind|ing unwinnable unwise
    unwittingly unworthy unwrap unwrapped unwrapping unwritten unzip|s unzipped unzipping up upbeat
    upbringing|s upcoming update|s|d updating upend|ed upfront upgradable upgrade|s|d upgrading
    upheaval|s upheld uphill uphold|s|ing upholstered upkeep uplifted uplifting upload|s|ed|er|ing
    upon upp|ed|er|ers|ing uppercut uppity upright|s uprisings uproar uproot|ed|ing ups upscale
    upset|s upsetting upshot upside|s upstage|d upstairs upstanding upstarts upstream upsurge
    upswing uptake uptick uptight uptime upto uptrend upturn|ed upvotes upvoting upward|s ur
    urbanization urbanized urchins ureter urethane urethra urge|s|d urgency urgent|ly urging
    urinal|s urinalysis urinary urinate|s|d urinating urination urine url|s urns urologist urself
    us usa|r usability usable usage|s usb usd use|s|d|r|able useful|ness usefull useless|ness
    userbase username|s users ushered ushering ushers using usual|ly|y usurp|ed|ers|ing usury ut
    utan utensil|s uteri uterine uterus|es utilisation utilise|s|d utilising utilitarian utilities
    utility utilization utilize|s|d utilizing utmost utter|s|ed|ing|ly utterance|s uv va vac|s
    vacancies vacancy vacant vacate|d vacating vacation|s|ed|ers|ing vaccinate|d vaccinating
    vaccination|s vaccine|s vacuous vacuum|s|ed|ing vaere vag vagaries vagina|s vaginal vaginosis
    vagrants vague|ly|ness vaguest vain vais val valdigt valence valet|s validate|s|d validating
    validation|s validator validity valleys valuable|s valuation|s value|s|d valuing vandalised
    vandalism vandalize|d vandalizing vanes vanillas vanish|es|ed vanity vanquished vantage
    vape|d|r vapers vapid vaping vaporization vaporize|s|d|r vaporizers vaporizing vapour|s var|s|y
    vara variability variable|s variance|s variant|s variation|s varied variegated varies varieties
    variety varios various varit varje varnish|ed varying vas|es|e|t vascular vascularity vasectomy
    vasoconstriction vasodilation vassal|s vastly vastness vat|s vaulted vaulting vaunted vax
    vaxxers ve veces vector|s|ed|ing ved veered veering veers veg vegan|s veganism vegetable|s
    vegetarian|s vegetarianism vegetation veggie|s vehemently vehicle|s vehicular veiled veiling
    veils vein|s velocities velocity velodrome vend|er|ers|ing vendettas vendor|s veneer|s
    venerate|d venomous vent|s|ed|ing ventilate|d ventilation ventilator ventricle|s venture|s|d
    venturing venue|s veo veracity verb|s|al|ally verbalize|d verbalizing verbatim verbiage verbose
    verdad verdicts verge|s verging verifiable verification|s verifies verify verisimilitude
    veritable verkar verkligen vermiculite vermin vermouth vernacular versatile versatility
    verse|s|d version|s|ing versus vertebra|e|te vertebrates vertical|s|ly vertices very vesicles
    vessel|s vested vestibule vestige|s vesting vests vet|s veteran|s veterinarian|s
    veto|s|es|ed|ing vetted vetting veut veux vexed vez vg vhs via viability viable vial|s vibe|s
    vibrant vibrate|s|d vibrating vibration|s vibrato|r vibrators vicariously vices vicinity
    vicious|ly victim|s victimhood victimisation victimised victimization victimize|s|d victimizing
    victimless victories victors video|s|ed|ing videogame|s videography videotaped videotapes
    videotaping vids vidya vie viel|e viene view|s|ed|er|ers|ing|ings|able viewership viewfinder|s
    viewpoint|s vigilant|es|e vigilantism vigils vignette|s vignetting vigorous|ly vil|e vilest
    vilification vilified vilifies vilify|ing vilket vill villagers villages villain|s|y villainous
    villian vinaigrette vindicated vindicates vindicating vindictive vinegar|s vineyards vintages
    vinyl|s viol violate|s|d violating violation|s violators violence violent|ly violin|s
    violinist|s viral virginal virginity virgins virility virtual|ly virtualization virtue|s
    virtuous virulence virus|es vis|e|ion visas visceral viscosity viscous visibility visible
    visibly visionary visioned visit|s|ed|ing visitation|s visitor|s visor|s vissa vistas visto
    visual|s|ly visualisation visualise visualising visualization|s visualize|d visualizing vital|s
    vitamins vitriol|ic vitro vivid|ly vivisection vlc vlog vm vocab vocabularies vocabulary
    vocal|s|ly vocalist|s vocalization|s vocalize|d vocalizing vocation|s|al vocoder vod|s vodka|s
    voi|s|r voice|s|d voicemail voiceover voicing voided voiding voids voip volatile|s volatility
    volcanism volcanoes volcanos vole volition volley|s volleyball voltage|s voltmeter volts
    volume|s voluntarily voluntary volunteer|s|ed|ing vom vomit|s|ed|ing voor vor|e vortices votar
    vote|s|d|r voters voting voto|s vouch|es|ed|er|ers|ing vous vow|s|ed|ing vowel|s voxels voyages
    vp vpn vr vrai|ment vram vs vulgar vulgarities vulgarity vulnerabilities vulnerability
    vulnerable vulva|s vying waaaaaay waaaaay waaaay waaay waay wack|y wackier wacko
    wad|s|ed|ers|ing wadded wadding waddled waddling wafer|s waffled waffling waft|s|ed|ing waged
    wager|ed|ing wages wagged wagging waggle waggling waging wagon|s wags waifu wail|s|ed|ing
    waist|s|ed waistband waistcoat waistline waited waiter waiting waitress|es waitstaff
    waive|s|d|r waivers waiving wake|s|d|n wakeboard wakeup waking walk|s|ed|ing|able walkie
    walkout walkover walkthrough walkway|s walled wallet|s wallow|ed|ing wallpaper|s walnuts
    waltzed waltzes wan't wana wand|s|er|ers wandered wandering wane|s|d waning
    wank|s|ed|er|ers|ing wanna wannabe|s want|s|ed|ing wanton warded warding wardrobe|s wards
    ware|s warehouse|s warehousing warg warheads warm|s|ed|er|ers|ing|ly warmest warmonger|s|ing
    warmth warmup warn|s|ed|ing|ings warped warpgate warping warps warrant|s|ed|ing|y warrantee
    warranties warrantless warred warring warship|s wart|s wartime wary was|s|te washcloth|s washed
    washer|s washes washing washout washroom|s washy wasnt wastage wastebasket wasted wasteful
    waster|s wastes wastewater wasting wat|er watch|es|ed|ing|able watchful watchmakers waterbed
    waterboarding watercolor|s watercolours watercooling watered waterfall|s waterfowl watering
    waterline watermark|s|ed|ing watermelon|s waterproof|ed|ing waterway|s watery wattage|s
    wave|s|d|r waveclear waveform|s wavefunction wavelength|s wavered wavering wavers waving wavy
    wax|es|ed|ing|y waypoints ways wayside wayy|y wayyyy|y wc wd weak|er|ly|en|ness weakened
    weakening weakens weakest weakling|s weaknesses wealth|y wealthier wealthiest wean|ed|ing
    weapon|s weaponized weaponry wear|s|er|ers|ing|able|y weasel weather|ed|ing weave|s|d weaving
    web|s webbed webbing webcam|s webcomic|s webmasters webpage|s webserver website|s wedded
    wedding|s wedge|s|d wedging wedlock wee|r weeaboo weeded weeding weedy week|s|ly weekday|s
    weekend|s weeklies weeknight|s weeny weep|y weft weigh|s|ed|ing|t weighted weighting weightless
    weightlifter|s weightlifting weightloss weights weighty weird|s|ed|er|ness weirdest weirdo|s
    wel|d welcomed welcomes welcoming welded welder|s welding welds welfare wellbeing welled
    welling welts wench|es went wept werden were werent westernize wet|s|ness wether wetland
    wetsuit|s wetted wetter wettest wetting whack|s|ed|ing|y whale|s whaling whammy whatever
    whatnot whatsoever wheel|s|ed|ing wheelbarrow|s wheelbase wheelchair|s wheelhouse wheelie|s
    wheeze wheezing whelmed whelming whelps when whence where whereas whereby wherein wherever whet
    whether which whiff|s while|s whilst whim|s whimper|s|ed|ing whimsical whimsy whine|s|d|r|y
    whiners whinge whinging whining whinny whiny whip|s whipped whippersnapper|s whipping whirl|s
    whirring whisked whiskeys whiskies whisking whisky whispered whispering whispers whistle|s|d
    whistleblower|s whistling whiteboard whiteheads whitelist|ed whiten|ed|ing whiteness whiter
    whites whitespace whitewash|ed|ing whittled whittling whizz|ed|ing who|s|m whole|s
    wholeheartedly wholesale|r wholesalers wholesome wholly whomever whooped whooping whooshed
    whooshing whopping whore|s whorehouse whoring whose wich wicket|s wicking wide|s|r|ly|n widened
    widening widens widescreen widespread widest widget|s widower widows width|s wieder
    wield|s|ed|er|ing wierd wife|s wifi wig|s wiggle|d wiggling wiiu wikis wilderness wildest
    wildfires wildlife wildly wiling willed willful|ly willies willing|ly|ness willpower wilted
    wilting wimp|s|y win|s|es|ed|ing|e wince|s|d winch|es wincing windbag winded windfall winding|s
    windmill|s window|ed|ing windowsill windpipe winds windscreen windshield|s windstorm wineries
    winger|s winging wingmen wingspan wink|s|ed|ing winnable winners winning|s winrate wintery
    wintry wipe|s|d|r wipers wiping wird wire|s wirelessly wiretapping wiretaps wiring wirklich
    wiry wisdoms wised wisely wiser wisest wish|es|ed|ing|y wishful wishlist wising wispy
    wit|s|ness with|ing withdraw|s|ing|n|al withdrawals withdrew withered withering withheld
    withhold|s|ing within without withstand|s|ing withstood witnessed witnessing witted witticism|s
    wittier wittiest witty wives wks wo wobble|s|d wobbling wobbly woefully woes wogs wohl woke|n
    woks wolfing woman|s|ly womanizer womb|s women|s womyn won wonder|s|ed|ing wonderful|ly
    wondrous wonky woodchips wooded woodshed woodwind woodwork|er|ers|ing wooed woofer|s wooing
    wool|s woozy wop worded wording|s wordplay words wordy wore work|s|ed|er|ers|ing|ings|able
    workaholic workaround|s workbench|es workbook|s workday|s workflow|s workforce workgroup
    workhorse|s workin workload|s workmanship workmate|s workmen workout|s workplace|s workroom
    worksheet|s workshops workspace|s workstation|s world|ly worldbuilding worldnews worldview|s
    worldwide wormed wormhole|s worming worms worn worried worrier worries worrisome worry|ing
    worse|n worsened worsening worsens worship|s|ed|er|ers|ing worshipped worshipper|s worshipping
    worst worthless worths worthwhile wot would woulda wouldnt wouldve wound|s|ed|ing wove|n wowed
    wowing wows wp wr wracked wracking wrangle|d wrangling wrap|s wrapped wrapper|s wrapping
    wreak|s|ed|ing wreaths wreck|s|ed|ing wreckage wrench|es|ed|ing wrest|ing wrestle|s|d|r
    wrestlers wrestling wretch|es|ed wriggling wring|er|ing wrinkled wrinkles wrinkling wrinkly
    wrist|s wristband|s wristwatch|es writ|es|er|ers|ing|ings|e writeup writhe|d writhing written
    wrong|s|ed|ing|ly|ness wrongdoer|s wrongdoing|s wrongful|ly wrote wrought wrt wrung wrx wry wub
    wurde wuss wvw ww wwe www xbmc xd xda xenophobe|s xenophobia xenophobic xhosa xkcd|s xl xml xp
    xpac xpost xray|s xx xxx xxxx xylophone yacht|s yadda yall yammering yanked yanking yapping
    yard|s yardage yardstick yarn|s yawned yawning yawns yd yds year|s|ly|n year-old yearbook|s
    yearned yearning yearns yeast|s|y yell|s|ed|ing yellow|s|ed|ing yellowish yelped yelping yelps
    yesterday|s yesteryear yet yield|s|ed|ing yips yiss ym ymmv yoghurt yogurt|s yoke|s|d yokel|s
    yolk|s you|s|d|r youll youngest youngster|s your-face youre yours yourself yourselves youth|s
    youthful youve yowling yoyo yr yrs yucky yuppie|s yuppy yжe za zany zapped zapping zaps zealots
    zealous zero|s|ed|ing zeuhl zigzag|s zijn zillion zip|s ziplock zipped zipper|s zipping zit|s
    zone|s|d zoning zoologist zoom|s|ed|ing zoos zu zucchini zum zydeco zygote|s γia εivai θa με
    πou σε τa τo τou τηv бyдeт бы былo вce дaжe дo для жe зa иx из или мeня мoжнo нa нac нe нeт пo
    пpo пpocтo тaм тo тoжe тoльko тyт чeм чтo من
"""
