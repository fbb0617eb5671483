"""Ordinary English words. Made by `bench/make_vocabulary.py`."""

WORDS = """
    embark|s|ed|ing embarrass|es|ed|ing|ment|ments embarrassingly embassies embed|s embedded
    embedding embellish|es|ed|ing|ment|ments embezzle|d|ment embezzling embittered emblazoned
    emblems embodied embodies embodiment embody|ing embolden|ed embolism embossed embossing
    embouchure embrace|s|d embracing embroider|ed|y embroiled embryo|s emerge|s|d emergence
    emergencies emergency emergent emerging emigrants emigrate|d emigrating emigration emission|s
    emits emitted emitter|s emitting emo|te|t emoji emotes emoticon|s emoting emotion|s|al|ally
    emotionality emotionless emotive emp empathetic empathise empathize|d empathizing empathy
    emphases emphasis|es|ed|ing|e emphasize|s|d emphasizing emphatic|ally emphysema empirical|ly
    empiricism empiricist|s emplacement|s employ|s|ed|er|ers|ing|able|ment employability employee|s
    empower|s|ed|ing|ment empresa|s emptied emptier empties emptiness emptive empty|ing emulate|s|d
    emulating emulation|s emulator|s emulsifier emulsify emulsion en enable|s|d|r enablers enabling
    enact|s|ed|ing|ment|ments enamel|ed enamored enamoured encamped encampment|s encapsulate|s|d
    encapsulating encapsulation encase|d encasing encephalopathy enchant|s|ments encircle|d|ment
    encircling enclaves enclose|d enclosing enclosure|s encode|s|d|r encoders encoding|s
    encompass|es|ed|ing encores encounter|s|ed|ing encourage|s|d|ment encouraging
    encroach|es|ed|ing|ment encrusted encrypt|s|ed|ing|ion encumbered encumbrance encyclopedias
    end|s|ed|ing|ings endanger|s|ed|ing|ment endear|ed|ing|ment endeavor|s|ed endeavour|s endemic
    endgame|s endless|ly endocrine endocrinologist endometriosis endorphin|s endorse|s|d|ment|ments
    endorsing endoscopy endow|ed|ments endpoint|s endurance endure|s|d enduring endzone enemas
    enemies enemy energetic energies energised energize|s|d energizing energy enforce|s|d|able|ment
    enforcers enforcing engage|s|d|ment|ments engaging engender|s|ed engine|s|ers engineered
    engineering engorged engrained engram|s engrave|d|r engraving|s engrossed engrossing
    engulf|s|ed|ing enhance|s|ments enhancers enhancing enjoined enjoy|s|ed|ing|able|ment enkelt
    enlarge|s|d|r|ment enlarging enlighten|s|ed|ing enlist|s|ed|ing|ment enmeshed enmity enormity
    enormous|ly enough|t enquire|d enquiries enquiry enrage|s|d enraging enraptured
    enrich|es|ed|ing|ment enrol|ment enroll|ed|ing|ment|ments ens ensconced ensemble|s enshrine|d
    enshrining enslave|s|d|ment enslaving ensnared ensue|s|d ensuing ensure|s|d ensuring
    entail|s|ed entangled entanglement|s entender entendre enter|s|ed|ing
    entertain|s|ed|er|ers|ing|ment|ments enthalpy enthralled enthralling enthused enthusiasm
    enthusiast|s|ic enthusiastically entice|s|d|ment enticing entire|ly entirety entities
    entitle|s|d|ment|ments entity entomologist entrance|s|d entrancing entrants entrap|ment
    entrapped entrar entre|es|e entrench|es|ed|ing|ment entrepreneur|s entrepreneurial
    entrepreneurship entries entropy entrust|ed|ing entry entwined enumerate|s|d enumerating
    enumeration enunciate|d enunciating enunciation envelop|s|es|ed|ing|e envied envies envious
    enviroment environ|s|ment|ments environmental|ly environmentalism environmentalist|s envisage|d
    envision|s|ed|ing envoys envy|ing enzyme|s eons ephemeral epicenter epicness epics epidemic|s
    epidemiologist epidermis epidural|s epilepsy epileptic|s epiphanies epiphany episiotomy
    episode|s episodic epistemological epistemology epithelium epithet|s epitome epitomize|s|d
    epochs epoxy eps eq equal|s|ed|ing|ly equalise|r equality equalization equalize|s|d equalizers
    equalizing equalled equalling equate|s|d equating equation|s equator equilibrium
    equip|s|ment|ments equipo equipped equipping equitable equities equity equiv equivalence|s
    equivalencies equivalency equivalent|s equivocate equivocating equivocation er eradicate|d
    eradicating eradication eras|es|ed|ers|ing|e ere erect|ed|ing|ion|ions erectile erectors erg
    ergonomic|s erode|s|d eroding erosion erotic erotica errand|s errata erratic erred erring
    erroneous|ly error|s errs ers erupt|s|ed|ing|ion|ions es esas escalate|s|d escalating
    escalation|s escalator|s escapade|s escape|s|es|d|e escaping escapism eschew|s|ed|ing
    escort|s|ed|ing escrow ese esea eshop eso|s esophagus esoteric esp|n espanol espionage esport|s
    espouse|s|d espousing espresso|s esque essay|s esse essential|ly essentialist essere est|ers|e
    esta|s|r|n|te estaba establish|es|ed|ing|ment|ments estamos esteem|ed estimate|s|d estimating
    estimation|s estimator estos estranged estrangement estrogen|s et etait etc etcetera etched
    etching|s ete eternally eternity ethanol ethic|s|al|ally ethicist|s ethnic|s|ally ethnicities
    ethnicity ethnography ethos etiology etiquette etre ett etta etwas etymologies etymology
    eukaryotes eunuch|s euphemism|s euphoria euphoric euthanasia euthanised euthanize|d euthanizing
    euw evacuate|d evacuating evacuation|s evade|s|d evading eval|s evaluate|s|d evaluating
    evaluation|s evaluator|s evangelists evangelize evangelizing evaporate|s|d evaporating
    evaporation evaporator evar evasion evasive even|s|ed|ing|ings|ly|ness|t events eventual|ly
    eventualities eventuality evergreens every everyday everyone|s everything everywhere
    evict|ed|ing|ion|ions evidence|s|d evident evil|s evildoers eviscerated eviscerating evocative
    evoke|s|d evoking evolution|s evolutionarily evolutionary evolutionist|s evolve|s|d evolving ex
    exacerbate|s|d exacerbating exacerbation exact|s|ed|ing|ly exaggerate|s|d exaggerating
    exaggeration|s exaltation exalting exalts exam|s examination|s examine|s|d examiners examining
    example|s exasperate|d exasperating excavate|d excavating excavation|s excavators
    exceed|s|ed|ing exceedingly excelled excellence excellently excelling excels excepted excepting
    exception|s|al|ally excepts excercise excerpt|s excess|es excessive|ly exchange|s|d|r
    exchangers exchanging excise|d excising excitation|s excite|s|d|ment excitedly exciting
    exclaim|s|ed|ing exclamation|s exclude|s|d excluding exclusion|s exclusionary exclusive|s|ly
    exclusivity excommunicate|d excommunication excrement excrete|d excreting excretion|s
    excruciating|ly excursion|s excusable excuse|s|d excusing exe|s exec|s executable|s execute|s|d
    executing execution|s executives exegesis exempel exemplars exemplary exemple exemplified
    exemplifies exemplify|ing exempt|s|ed|ing|ion|ions exercise|s|d exercising exert|s|ed|ing|ion
    exfoliate|d exfoliating exfoliation exhalation exhale|s|d exhaling exhaust|s|ed|ing|ion
    exhaustive exhibited exhibiting exhibition|s exhibitionist|s exhibitors exhibits exhilarating
    exhort exhortation exiled exiling exist|s|ed|ing|e existance existant existence|s existent
    existential existentialist exit|s|ed|ing exonerate|s|d exonerating exoneration exorbitant
    exorcise|d exorcisms exoskeleton|s exotic|s exp expand|s|ed|er|ers|ing|able expanses
    expansion|s expansive expat|s expatriate|s expect|s|ed|ing expectancies expectancy
    expectation|s expediency expedient expedite|d expediting expeditions expel|s expelled expelling
    expend|s|ed|ing|able expenditure|s expense|s expensive experiance experience|s|d experiencing
    experiment|s|ed|er|ers|ing|al experimentation expert|s|ly expertise expiration expire|s|d
    expiring expiry explain|s|ed|ing|able explaination explanation|s explanatory expletive|s
    explicate explication explicit|ly explode|s|d exploding exploit|s|ed|er|ers|ing|able
    exploitation exploitative exploration|s exploratory explore|s|d exploring explosion|s
    explosive|s exponent|s exponential|ly export|s|ed|er|ers|ing expose|s|d exposing exposition
    exposure|s expound|ed|ing expressed expresses expressing expression|s expressive expressly
    expressways expropriate|d expropriation expulsion|s expunge|d extant extend|s|ed|ers|ing
    extensibility extension|s extensive|ly extent|s extenuating exterior|s exterminate|d
    exterminating extermination exterminator extern|al|ally externalities externality externalize|d
    externalizing externals extinct|ion|ions extinguish|es|ed|er|ers|ing extol extolling
    extort|ed|ing|ion extra|s extract|s|ed|ing|ion|ions extractor|s extracurricular|s extradite|d
    extraditing extradition extraneous extraordinarily extraordinary extrapolate|s|d extrapolating
    extrapolation|s extraterrestrial|s extravagance extravagant extrema extreme|s|ly extremest
    extremism extremist|s extremities extremity extremly extricate extrovert|s|ed extrude|d|r
    extruders extruding extrusion exude|s|d exuding eye|s|d|ing eyeball|s|ing eyebrow|s eyedrops
    eyeful eyeglass|es eyelash|es eyelet|s eyelid|s eyeliner|s eyepiece|s eyeshadow|s eyesight
    eyesore|s eyewitness|es eying eгo eщe fa fabled fabric|s fabricate|s|d fabricating
    fabrication|s fabricators fabulous fac|es|ed|ing|e|t facade|s facelift facemask|s faceoff
    facepalm|ed faceplate|s faceroll facet|s|ed facetious facial|s facil|e facilitate|s|d
    facilitating facilitation facilitator|s facilities facility facsimile|s faction|s facto|r
    factoid|s factored factorial factories factoring factors factory facts factual|ly faculties
    faculty fad|s|es|ed|ers|ing|e fag|s|t faggot|s faggotry fail|s|ed|ing|ings failure|s
    faint|s|ed|er|ing|ly faintest faire|d|r fairest fairies fairing|s fairly fairness fairs
    fairway|s fairytale fais fait faithful|ly faiths fake|s|d fakest faking faktiskt fall|er|ing|en
    fallacies fallacious fallacy fallback fallibility fallible falloff fallow|ing false|ly
    falsehood|s falsetto falsifiable falsification falsified falsifies falsify|ing falsities
    falsity falta falter|s|ed|ing fam|ed familial familiar|s familiarise familiarity familiarize|d
    familiarizing families family famine|s famished famous|ly fan|s fanart fanatic|s|al fanaticism
    fanbase|s fanboy|s fanboyism fancied fancier fancies|t fanciful fandom|s fanfare fanfic|s
    fanfiction fangirl fangs fanned fanservice fantasies fantasise fantasising fantasize|s|d
    fantasizing fantastic|al|ally fap fapped fapping faq far|ed|ing|e|m|t farce farfetched farmable
    farmed farmers farming farmland|s farms farrier farted farther farthest farting farts fascia
    fasciitis fascinated fascinates fascinating fascination fascist|s fashion|s|ed|ing|able
    fast|s|ed|er|ing|en fastball fastboot fastened fastener|s fastening fastest
    fat|s|ed|al|ally|ness|t fatalism fatalist fatalities fatality fatass fateful father|s|ed|ing
    fatherhood fathom|ed fatigue|s|d fatiguing fatlogic fatten|ed|ing fatter fattest fattier
    fatties fatto fatty fatwa|s faucet|s fault|s|ed|ing|y faut faux fav|s|es|e favor|ed|ing|able
    favorably favorite|s favoritism favour|s|ed|ing|able favourite|s fawned fawning fawns faxed
    faxes faz|es|ed|er fb fc fealty fear|ed|ing fearful fearmongering fearsome feasibility feasible
    feasibly feasted feasting feasts feat|s feathered feathering feathers feature|s|d featuring
    fecal feces federally federations fedoras feeble feed|s|er|ers|ing|ings feedback|s feedstock
    feel|s|er|ers|ing|ings|y fees feet feign|s|ed|ing feinting feints feisty felines
    fell|ed|ers|ing fellas fellatio fellow fellowships felon|s|y felonies felt female|s feminazi|s
    feminine femininity feminism|s feminist|s femur|s fence|s|d fencers fencing fend|ed|ers|ing
    ferment|s|ed|er|ers|ing fermentation fermions ferocious ferocity ferret|s ferrule ferrying
    fertile fertilised fertiliser fertility fertilization fertilize|s|d|r fertilizers fertilizing
    fervent|ly fervor fester|s|ed|ing festivals festivities fests feta fetal fetch|es|ed|ing
    fetish|es fetishism fetishist|s fetus|es feu|d feudal feuded feuding feuds fevers few|er fewest
    ff ffs fg fgt fiance|s|e fiasco|s fib|s|er|ers fibbing fiberglass fibre|s fibreglass
    fibrillation fibroids fibula fic|s fick fickle fiction|s|al fictionalized fictitious fiddled
    fiddling fiddly fiddy fide fidget|s|ing|y fie fief fielded fielders fieldwork fierce|r|ly
    fiercest fiery fifteen fifteenth fifths fifties fiftieth fifty fight|s|ers|ing figment|s figs
    figurative|ly figure|s|d figurehead|s figurine|s figuring fil-a filament|s file|s|d|r
    filename|s filers fileserver filesystem filets filibuster|s|ed|ing filing|s filk
    fill|s|ed|er|ers|ing|ings|y fillet|s fillies film|s|ed|ing filmmaker|s filmmaking
    filter|s|ed|ing filth|y filthiest filtration finale|s finalise|d finalist|s finality finalize|d
    finalizing finance|s|d financial|s|ly financier|s financing find|s|ing|ings|e fined finely
    finer fines|t finesse finger|s|ed|ing fingernail|s fingerprint|s|ed|ing fingertip|s finicky
    fining finish|es|ed|er|ers|ing finite finned fins fir|s|es|ed|ing|ings|e|m firearm|s fireballs
    firebomb|s firecracker|s firefight|er|ers fireman firemen fireplace|s firepower fireproof
    fireteam firewall|s firewood firework|s firmer firmly firmness firms firmware first|s firstborn
    firsthand fiscal|ly fished fishermen fishery fishes fisheye fishing fishnet|s fishy fission
    fissures fisted fistfuls fisting fists fistula fit|s|ness|ment fitted fitter|s fittest
    fitting|s five|s|r fiving fixable fixate|d fixating fixation fixed fixers fixes fixie fixing
    fixture|s fizzing fizzle|s|d fizzling fizzy fk fking fkn flabbergasted flabby flaccid flack
    flag|s flagellum flagged flagging flagpole flagrant flagship|s flail|s|ed|ing flair|s|ed
    flak|es|ed|ing|e|y flamboyant flamed flamer|s flammable flange|s|d flank|s|ed|ing flannel|s
    flap|s flapjacks flapped flapper flapping flared flares flaring flashback|s flashcard|s flashed
    flasher|s flashes flashier flashiest flashing flashlight|s flashy flasks flat|s|ly|ness
    flatline flatmate|s flatten|s|ed|ing flatter|s|ed|ing|y flattest flatulence flaunt|s|ed|ing
    flavor|s|ed|ing|ings flavorful flavour|s|ed|ing|ings flaw|s|ed flawless|ly flaxseed flayed
    flaying fleas flecks fled fledge|d fledgling flee|s|ing fleece|d fleecing fleeting fleets fler
    flesh|es|ed|ing|y flew flexed flexes flexibility flexible flexing flexion flexor|s flicked
    flicker|s|ed|ing flicking flicks flier|s flies flight|s|y flimsiest flimsy flinch|es|ed|ing
    fling|s|ing flip|s flippant flipped flippers flippin flipping flipside flirt|s|ed|ing|y
    flirtation|s flirtatious flit flitting float|s|ed|er|ers|ing|y floatation flock|s|ed|ing flog
    flogged flooded floodgate|s flooding floodlights floods floorboard|s floored flooring floors
    floozy flop|s flopped floppies flopping floppy floral florets florist|s floss|ed|ing flotation
    flounder|ed|ing flour|s|ed flourish|es|ed|ing flout|ing flow|s|ed|er|ing|n flowchart|s flowered
    flowering flowery flu|e|te fluctuate|s|d fluctuating fluctuation|s fluency fluent|ly
    fluff|s|ed|ing|y fluffier fluffiest fluid|s fluidity fluke|s flummoxed flung flunk|ed|ing|y
    flunkies fluorescence fluorescent fluoridated fluoride fluorosis flurries flush|es|ed|er|ing
    fluster|ed fluted flutes flutter|ed|ing fluxes fly|s|er|ing flyby flyover|s flywheel|s fo foal
    foam|s|ed|ing|y foarte fob|s focal focus|es|ed|er|ing focussed focusses focussing fodder|s
    foe|s foetus|es fog|s fogey fogged foggiest fogging foggy foi|s foibles foil|s|ing foist|ed|ing
    folate fold|s|ed|er|ers|ing foliage folklore folks follicle|s follow|s|ed|er|ers|ing|ings
    followup|s folly foment|ing fond|er|ly|ness fondant fondest fondle|d fondling fondue font|s
    food|s foodie foodservice foodstuff|s fool|ed|ing foolish|ly|ness foolproof
    foot|s|ed|er|ers|ing|ings|y footage football|s|er|ers|ing foothold|s footnote|s footpath|s
    footprint|s footrest footstep|s footstool footswitch footwear footwork for|e|m for-all fora|y
    forage foragers foraging forays forbade forbid|s forbidding force|s|d forcefield forceful|ly
    forceps forcible forcibly forcing fordi forearm|s forebears foreboding forecast|s|ed|ers|ing
    foreclose|d foreclosing foreclosure|s forefathers forefinger forefoot forefront forego|ing
    foregone foregrip foreground forehand forehead|s foreign|er|ers foremost forensics foreplay
    foresaw foresee|ing|n|able foreshadow|s|ed|ing foreshortening foresight foreskin|s forestall
    forested forests foretelling forethought foretold forever forewarned forewarning foreword
    forfeit|s|ed|ing forfeiture forgave forged forgeries forgery forges forget|s forgetful
    forgettable forging forgivable forgiven forgiveness forgiving forgo|es|ing|t forgone forgotten
    fork|s|ed|ing forklift|s forma|t formal|ly formaldehyde formalised formalism formalities
    formality formalization formalize|d formalizing formation|s formative formats formatted
    formatting forme|d|r formerly formers formidable forming forms formula|s|e|ic|te formulated
    formulating formulation|s fornicate fornicating fornication forsake forsaking forsee forsta|r
    fortfarande forth forthcoming forties fortifications fortified fortifying fortitude fortnight
    fortresses forts fortunate fortunes forty forums forward|s|ed|er|ing fosse fossil|s fossilized
    fost fostered fostering foto fought foul|s|ed|ing foulest found|s|ed|er|ing foundational
    foundations fountains four|s foursome fourteen fourth|s fourty fov foward foxhole|s foyer fp
    fps fra|n|y|m|t fracas fracking fraction|s|al fracture|s|d fracturing fraga fragile fragility
    fragment|s|ed|ing fragmentation fragrance|s frags frail framed framer framerate|s frames
    framework|s framing franchise|s|es|d|e franchising frantic|ally fraternities fraternity frats
    fraud|s fraudster|s fraudulent fraught frayed fraying frazzled freak|s|ed|ing|y freakier
    freakiest freakin freakish|ly freckle|s|d freebie|s freedom|s freefall freehand freeing
    freelance freelancing freeloader|s freely freer freeride frees|t freethinker freeware freeway|s
    freewheel|ing freeze|s|r freezers freezing freighter|s freinds frenzies frequencies frequency
    frequent|s|ed|er|ing|ly fresh|er|ly|en|ness freshener|s freshest freshman freshmen freshwater
    fret|s fretboard fretted fretting fricative fricken frickin fricking friction fridge|s friended
    friendlier friendlies|t friendliness friendly friends friendship|s friendzone|d frient frigates
    friggen friggin frigging frighten|s|ed|ing frighteningly frigid frigs frill|s|y fringes
    fringing frisked frisking frisson fritters frivolity frivolous frizz|y fro|m frock frogged
    frogging frogs frolic frolicking fromage fronds front|s|ed|ing|al frontage frontend frontpage
    frosting froth|ing|y frown|s|ed|ing froze fructose frugal frugality fruit|s|ing|ion fruitcake
    fruitful fruitless frumpy frustrate|s|d frustrating|ly frustration|s frying ft ftp ftw fuckable
    fucked fucken fucker|s|y fuckface fuckhead fucking fuckload fucks fucktard|s fuckton fuckup|s
    fuckwad fuckwit|s fudged fudges fudging fue fuel|s|ed|ing fuelled fuelling fuera fugitives
    fugly fuk fukin fulfil|s|ment fulfill|s|ed|ing|ment full|s|ing|ness|y fullback|s fullest
    fullscreen fulltime fumble|s|d fumbling fumed fumes fuming fun|d function|s|ed|ing|al|ally
    functionalities functionality functors fundamental|s|ly fundamentalism fundamentalist|s funded
    funder|s fundie|s funding fundraiser|s fundraising funds funeral|s fungal fungi fungicide
    fungus funkier funky funnel|s|ed|ing funnelled funnelling funner funnest funnier funnies|t
    funny funsies fuq fur|s furiously furlough furnaces furnish|ed|ing|ings furniture furred
    furries furrow|s|ed furry further|s|ed|ing furthest fuse|s|d fuselage fusing fuss|ed|ing|y
    futile futility futon future|s futuristic futuro fuzzed fuzzes fuzzier fuzzies fuzziness
    fuzzing fuzzy fwb fx fyi ga gadgets gaffe|s gag|s gagged gagging gaggle gain|s|ed|er|ers|ing
    gainz gait galaxies gallbladder galleries gallery galley|s galling gallivanting gallon|s galls
    gallstones galore gals galvanize|d gambled gamblers gambles gambling game|s|d|r|y|te
    gamebreaking gamemode|s gamepad gameplan gameplay gamers gametes gametime gametype gaming gams
    gamut ganar gang|s|ed|ing gangbang ganglia ganglion gangrene gangster|s gank|s|ed|er|ers|ing
    ganska gap|s|ed|ing|e gar|s|ment|ments garage|s|d garb garbage garble|d gardeners gardening
    gargantuan gargling garlic garnered garnering garners garnish|es|ed|ing garrisoned garter|s
    gas|es gash|es|ed gasket|s gasmask gasoline gasp|s|ed|ing gassed gasses gassing gassy gastric
    gastritis gastroenterologist gated gatekeepers gateways gather|s|ed|ers|ing|ings gating gats
    gauche gaudy gauged gauges gauging gauze gave gavel gawk|ed|ing gayer gayest gayness gays
    gaze|s|d gazillion gazing gcc ge gear|ed|ing gearboxes geeky geen geezers geht gel|s gelatin|e
    gelding gelled gelling gem|s gemstones gender|s|ed|ing genderless genderqueer genealogies
    genera|te generalisation|s generalise|d generalising generalist|s generalities generality
    generalization|s generalize|s|d generalizing generally generates generating generation|s|al
    generator|s generic|s generosity generous|ly genes genetic|s|ally geneticist|s genital|s
    genitalia genitive genius|es genned genocidal genocide|s genom|es|e genotype|s genre|s gens
    gente genteel gentle|r gentleman|ly gentlest gently gentrification gentrified gentrify|ing
    gents genuine|ly genus geographical|ly geography geological geologist|s geometric geometries
    geometry geopolitical geopolitics ger|m gerbil|s geriatric|s germinate|d germinating
    germination germs gerne gerund gestate gestating gestation gesture|s|d gesturing get|s
    getaway|s getter gettin getting geysers gf gfs gfx gg ghetto|s ghosted ghosting giant gibbering
    gibberish giblets gibt giddy gif|s|t giftcard gifted giftee gifter gifting gifts gig|s
    gigabytes gigantic giggle|s|d giggling gild|s|ing gills gimbal gimmick|s|y gimped gimps
    gingivitis ginormous gins girder|s girl|s|y girlfriend|s girth gits give|s|n giveaway|s givers
    givin giving gizzards gjorde gjort glaciation glaciers gladly glamorize|d glamorizing glamorous
    glance|s|d glancing gland|s glans glare|s|d glaring|ly glassblower glassed glasses glassing
    glassware glassy glaucoma glazed glazes glazing gleamed gleaming glean|ed|ing gleefully gli
    glib glide|s|d|r gliders gliding glimmer|s|ing glimpse|s|d glinting glistening
    glitch|es|ed|ing|y glitter|s|y glitzy gloat|ed|ing glob|s|al|ally globalised globalized gloomy
    glorification glorified glorifies glorify|ing glorious|ly gloss|es|ed|ing|y glove|s|d gloving
    glow|s|ed|ing|y glowstone glucagon gluconeogenesis glucose glue|s|d|ing gluing glum gluon|s
    glut|es|e|en glutamate glutton|s glycemic glycerol glycogen glycolysis gm gms gnarly gnashing
    gnat|s gnawed gnawing gnaws go goaded goading goal|s goalie|s goalkeeper|s goalpost|s
    goaltender goaltending goat goatee|s gobble|s|d gobbling gobierno goblets gobs godawful
    goddamned godlike godly godparents godsend godt goer|s goes goggles goin going goldfish
    goldmine golfed golfer|s golfing gona gonads gondola gone|r gonewild gonna goodbyes gooder
    goodie|s goodly goodness goods gooey goof|s|ed|ing|y goofball goofier goofiest googly gooks
    goop gopro gor|ed|y gora gorged gorgeous gorging gossip|s|ed|ing got|s goto gotten gouge|s|d
    gouging gourd gout gouvernement gov't goverment govern|s|ed|ing|ment|ments governance
    governmental governo governorship govt gown|s gp gpa gps gpu|s grab|s grabbed grabber|s
    grabbing graced graceful|ly gracing gracious|ly grad|s|es|ed|er|ers|ing|e gradation|s
    gradient|s gradual|ly graduate|s|d graduating graduation|s graffiti graft|s|ed|ing grain|s|ed|y
    gram|s grammar|s grammarians grammatical|ly grandchild grandchildren granddaughter|s grander
    grandes|t grandeur grandfather|s|ed|ing grandiose grandkids grandmother|s grandparent|s
    grandpas grandson|s grandstanding grandstands grannies granola granting grants granular
    granularity granulated granules grapefruits grapes graph|s|ed|ing|ic graphical|ly graphics
    grapple|s|d grappling grasp|s|ed|ing grass|es|y grassland|s grassroots grate|s|d|r grateful
    gratification gratified gratify|ing grating gratis gratitude gratuitous gratuity grave|ly
    gravel gravest gravestone|s graveyard|s gravitate|s|d gravitating gravitational gravities gravy
    grayed grayer graying graze|s|d grazing grease|s|d greasier greasing greasy great|s|er|ly|ness
    greatest greed|y greedier greediest greener greenest greenhouse|s greenish greeted greeting
    greets grenade|s grep grew greyed greying grid|s griddle gridlock grief|s|ed|er|ers|ing
    grievance|s grieve|d grieving grill|s|es|ed|ing grimaced grimaces grimacing grime grimy
    grin|s|d grinded grinder|s grinding grinds grindy grinned grinning grip|es|ed|ing|e gripped
    gripper|s gripping grippy grits gritted grittier gritting gritty grizzled groan|s|ed|ing
    grocer|s|y groceries groggy groin grok grommet|s groomed groomer|s grooming groomsmen
    groove|s|d grooving grope|s|d groping gros grossed grosser grosses|t grossing grossly grotesque
    grotty grouchy ground|s|ed|ing groundbreaking groundswell groundwater groundwork
    group|s|ed|ing|ings groupies groupthink grovel|ing grovelling grow|s|er|ers|ing|n
    growl|s|ed|er|ing grownup|s growth|s grub|s grubbing grudge|s grudging gruel|ing gruesome gruff
    grumble|s|d grumbling grumpy grunge grunted grunting grunts grupo gta gtfo gts gtx guac
    guarantee|s|d|ing guarantor guaranty guarded guardianship guarding guardrail guards gud
    guerillas guerrillas guessed guesses guessing guesstimate guesswork guestimate guesting guests
    guffaw|ed gui guidance guide|s|d guidebook|s guideline|s guiding guildies guilds guillotines
    guilt|s|y guise|s guitar|s guitarist|s gullet gullible gulped gulping gum|s gumdrops gummed
    gumming gunfight|s gunfire gung gunk gunman gunmen gunna gunned gunning gunplay gunpoint
    gunpowder guns gunshot|s gunsmith|s guppies gurgle|s gurgling gurl gush|es|ed|ing gusto gusts
    gut|s gutted gutter|s gutting guys guzzle|r guzzlers guzzling gw gym|s gymnast|s|ic gymnastics
    gynaecologist gynecologist gyno gyrating gyroscope|s habe|r|n habia habit|s|able habitants
    habitat|s|ion habitual|ly habituated habituation habla|r hablando hace|r|n hacerlo hacia
    haciendo hack|s|ed|ers|ing|y hackles had|e haft haggle|d haggling hailed hailing hails
    hairball|s hairbrush haircut|s hairdo hairdresser|s hairdryer haired hairier hairiest hairless
    hairline|s hairnet hairpiece hairpin|s hairs hairstyle|s hairy half|s halfpipe halftime halfway
    haller hallmarks halls hallucinate|s|d hallucinating hallucination|s hallucinogen|s|ic
    hallway|s halogen|s halt|s|ed|er|ing halve|s|d halving hamburger|s hammed hammered hammering
    hammers hamming hammocks hamper|s|ed|ing hams hamster|s hamstring|s|ing hamstrung handbag|s
    handball|s handbooks handcrafted handcuff|s|ed|ing handed|ly|ness hander handful|s handgun|s
    handheld|s handicap|s handicapped handicapping handier handily handing handjob|s handkerchief|s
    handlar handle|s|d|r handlebar|s handlers handling handmade handout|s handover handpicked
    handprint|s handrail|s hands handset|s handshake|s handsome handstand|s handwashing handwriting
    handwritten handyman hang|s|ed|er|ers|ing|ings hangars hangin hangout hangovers hangups
    hankering haphazard|ly hapless happen|s|d|ed|ing|ings happenstance happier happiest happily
    happiness happy har|d|m harangue haranguing harass|es|ed|ing|ment harbored harboring harbors
    harbouring harbours hardback|s hardcopy hardcore hardcover harddrive hardened hardeners
    hardening hardens hardest hardier hardliner|s hardly hardness hardon hards hardship|s hardware
    hardwired hardwood|s hardworking harem|s harkens harmed harmful harming harmless harmonic|s
    harmonica harmonies harmonize|d harmonizing harnessed harnesses harnessing harped harping
    harpoons harps harpsichord harrass|ment harried harsher harshest harshly harshness harvested
    harvesters harvesting harvests has|t hash|es|ed|ing hashrate hashtag|s hassle|s|d hassling
    hasten|ing hastily hat|s|es|ed|er|ing|e hatchback|s hatcheries hatchery hatches hatchets
    hatching hatchlings hateful hath hatred|s haughty haul|s|ed|ers|ing haunches haunt|s|ing
    hav|es|ing|e have-you havin havn't havnt hawing haya haystack haywire haz|ed|ing|y hazardous
    hazards hazelnuts hc hd hdd hdmi headache|s headband|s headboard headcanon headdress|es headed
    header|s headfirst headgear headhunting heading|s headlamp|s headlight|s headline|s|d|r
    headlining headphone|s headpiece headquartered headquarters headrest|s headroom heads headscarf
    headscarves headset|s headshot|s headspace headstand headstart headstock headstone|s headway
    headwind|s heal|s|ed|er|ers|ing|ings health|y healthcare healthier healthiest healthily
    heap|s|ed|ing hear|s|ing|ings|t hearken hearsay heartache heartbeat heartbreak|ing heartbroken
    heartburn hearted|ly heartened heartening heartfelt heartily heartless heartwarming hearty
    heat|s|ed|er|ers|ing heathens heatsink|s heatstroke heave|s|d heavens heavier heaviest heavily
    heaving heavy hebben hecho heckle|d hecklers heckling hectare|s hectic hedge|d hedging hedonist
    heed|ed|ing heeft heel|s|ed heft|y heftier hegemony height|en heightened heightening heightens
    heinous heir|s heiress heirloom|s heists hela held hele helicopter|s helis hellbent hellhole
    hellish helluva helmed helmet|s help|s|ed|ers|ing|ings helpdesk helpful helpless|ly|ness
    helpline helst helt hem|s|e hemmed hemming hemoglobin hemorrhage hemorrhoid|s hemos hen|s
    henchman henchmen hepatic heralded heralding herbal herbicide|s herbivore|s herbs herded
    herders herding herds here hereby hereditary heresies heretical heretics heritability heritages
    hermaphrodite|s hernia|s herniation hero|s heroics heroin|es heroism herpes herrings hers
    herself hesitancy hesitant hesitate|s|d hesitating hesitation|s het hetero|s heterogeneity
    heterosexual|s heterosexuality heuristic|s hewn hexadecimal hexagons hexed hexes heyday hh
    hiatus|es hibernating hibernation hiccup|s hick hid|es|ing|e hidden hideous|ly hideouts hier
    hierarchical hierarchies hierarchy hieroglyphs highbrow higher highest highjack|ed
    highlight|s|ed|er|ing highly highs highschool|s highsec highway|s hijab hijack|s|ed|er|ers|ings
    hike|s|d|r hikers hiking hilarious|ly hillarious hillbilly hillsides hilly hilt|s him himself
    hinder|s|ed|ing hinderance hindquarters hindrance|s hindsight hinge|s|d hinging hink hinted
    hinting hints hipfire hiphop hippie|s hippocampus hippy hips hipster|s hire|s|d hireling|s
    hiring his|s hissed hisses hissing hissy histamine|s historian|s historic|al|ally historicity
    histories historiography history histrionics hit|s hitbox|es hitched hitches hitchhike|d
    hitchhiking hitching hitter|s hitting hivemind hives hizo hl hoard|s|ed|er|ing hoarse hoax|es
    hobbies hobble|s|d hobbling hobby hobbyist|s hobos hoc hock|s hockey hodgepodge hoe|s hog|s
    hogged hogging hogwash hoist|s|ed|ing hokey hold|s|ers|ing|ings holdout|s holdover|s holdup
    hole|s|d holidays holier holiest holing holistic hollered hollering hollers hollowed hollowing
    hologram|s holographic holster|s homage|s hombre home|s|d|ly homebrew|ing homegrown
    homeless|ness homemade homemaker|s homeopath|s|ic homeostasis homeowner|s homepage homers
    homerun homeschool|ed|ing homescreen homesick hometown|s homework|s homicidal homicide|s
    homie|s homily hominem|s hominid|s hommes homogeneity homogeneous homogenization homogenize|d
    homogenizing homogenous homology homonym|s homophobe|s homophobia homophobic homophone|s homos
    homosexual|s homosexuality hone|s|d honest|y honeybees honeycombs honeymoon honeys honing
    honk|s|ed|ing|y honor|ed|ing honorary honorific|s honour|ed|ing hooded hoodie|s hoodlum|s hoods
    hoodwinked hoof|s hookah|s hooked hookers hooking hookup|s hooligan|s hoop|s|ing hoot|s|ing
    hoovering hooves hoped hopeful|s hopeless|ly|ness hopes hoping hopped hoppers hopping hoppy
    hops hora|s hordes horizontal|ly hormonal hormone|s hornier horniest horns horny horoscope|s
    horrendous|ly horrible horribly horrid horrific|ally horrified horrifies horrifying horror|s
    horse|s horseback horsecock horsepower horseshit horsing hos|es|ed|ing|e|t hospitable
    hospital|s hospitalised hospitality hospitalization|s hospitalize|d hospitalizing hostage|s
    hosted hostels hostesses hostile hostilities hostility hosting hosts hot|ness hotbar hotbed|s
    hotdog|s hotel|s hotfix hothead hotkey|s hotlines hotplate hotspot|s hotter hottest hottie|s
    hounded hounding hour|s|ly houseboat housed household|s housekeeper|s housekeeping housemate|s
    houseplant|s houses housewife housework housing|s hovel hover|s|ed|ing hovercraft howled hp hr
    hrs hs htc hte html http|s hub|s hubby hubcap|s hubiera hubris huckster|s hud|s huddle|s|d
    huddling hues huffed huffing huffs huffy hug|er|e hugely hugest hugged hugger|s hugging
    hullabaloo hulls human|s|ly|e humanely humanitarian|s humanities humanity humanize|s|d
    humanizing humankind humanoid|s humbled humbles|t humbling humbly humerus humid humidifier|s
    humidity humidor humiliate|s|d humiliating humiliation humility hummed humming hummus humongous
    humor|s|ed|ing humorless humorous humour|s hump|s|ed|ing hums hunch|es|ed|ing hundred|s
    hundredth|s hungers hungover hungrier hungry hunk|s|er hunkered hunkering hunted hunting hunts
    hurdle|s hurdling hurl|s|ed|ing hurried hurries hurry|ing hurtful hurting hurtle hurtling hurts
    husband|s husbandry hushed husk|s hussy hustled hustles hustling huts hvor hw hybrid|s
    hybridized hydrant|s hydrate|s|d hydration hydraulic|s hydrocarbon|s hydrocolloid
    hydrocortisone hydrogenated hydrogens hydrolysis hydrometer hydroplane hydroplaning hydroxyl
    hygiene hygienic hygienist|s hygrometer hymns hype|s|d hyperactive hyperactivity hyperbole|s
    hyperbolic hyperinflation hyperlink|s|ed hypersensitivity hypertension hypertensive
    hyperthermia hyperthreading hyperthyroidism hypertrophy hyperventilate hyperventilating
    hyperventilation hyphen|s hyphenate|d hyphenation hyping hypnotherapy hypnotised hypnotist
    hypnotized hypnotizing hypo|s hypochondria hypochondriac|s hypocrisies hypocrisy hypocrite|s
    hypocritical hypodermic hypoglycemia hypomania hypotension hypotenuse hypothalamus hypothermia
    hypotheses hypothesis hypothesize|d hypothesizing hypothetical|s hypothyroidism hypoxia
    hysterectomy hysteresis hysteria hysterical|ly hysterics iceberg|s icecream ici icing icky
    icon|s|ic iconography idag idea|s ideal|s idealised idealism idealist|s|ic idealization
    idealize|d idealizing ideation|s identical|ly identifiable identification|s identified
    identifier|s identifies identify|ing identities identity ideological|ly ideologies ideologues
    ideology idiocy idiom|s idiomatic idiosyncrasies idiosyncrasy idiot|s|ic idle|s|d|r|ness idlers
    idling idly idolatry idolise|d idolize|s|d idolizing idols ids ie iffy ifs igen igloos ignited
    ignites igniting ignition ignoramus|es ignorance ignorant|ly ignore|s|d ignoring ii iii iirc
    ikke ileostomy ili ilk illegal|s|ly illegality illegible illegitimacy illegitimate illicit
    illiteracy illiterate|s illness|es illogical ills illuminate|s|d illuminating illusion|s
    illusory illustrate|s illustrating illustration|s illustrative illustrators ilvl image|s|d
    imagery imaginable imaginary imagination|s imaginative imagine|s|d imaging imagining imba
    imbalance|s|d imbecile|s imbedded imbibe|d imbibing imbue|s|d imbuing imdb imho imitate|s|d
    imitating imitation|s imitator|s immaterial immature immaturity immediacy immediate|ly
    immediatly immense|ly immensity immer immerse|s|d immersing immersion immersive immigrant|s
"""
