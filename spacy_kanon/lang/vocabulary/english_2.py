"""Ordinary English words. Made by `bench/make_vocabulary.py`."""

WORDS = """
    clear|s|ed|er|ing|ly clearance|s clearest cleat|s cleavage cleaved cleaves cleaving clef|t
    clench|es|ed|ing clergy clergyman clergymen clerical clerk clerkship clever|er|ly|ness
    cleverest clg cliche|s|d clickable clickbait clicked clickers clicking clicks clicky client|s
    clientele cliffhanger climactic climate|s climatic climatologist|s climatology climax|es|ed|ing
    climb|s|ed|er|ing climes clinch|es|ed|er|ing cling|s|ing|y clinic|s|al|ally clinician|s
    clinking clip|s clipboard|s clipless clipped clipping|s cliques clit clitoral clitoris|es
    cloaked cloaking clobber|ed|ing clock|s|ed|ing clockwise clod clog|s clogged clogging
    cloistered clone|s|d cloning clop clopping closed closely closeness closeout closer|s closes|t
    closet|s|ed closeup|s closing|s closure|s clot|s cloth|s|es|ed|ing|e clotted clotting clouded
    clouding clouds cloudy clout clove|s clovers clown|s|ed|ing cloying clubbed clubbing clubby
    clubhouse clubs clucking clue|s|d clueless clump|s|ed|ing clumsy clung clunking clunky
    cluster|s|ed|ing clusterfuck clutch|es|ed|ing clutter|s|ed|ing cm cmd cms co coach|es|ed|ing
    coagulate|d coal|s coalesce|d coalescing coalitions coarse|r|ly coasted coaster|s coasting
    coastline|s coasts coat|ed|ing|ings coax|ed|ing cob|s cobble|s|d cobblers cobblestone|s
    cobbling cobweb|s cocaine coccyx cochlea cock|s|ed|ing|y cockatiel cockles cockpit|s
    cockroach|es cocksucker cocktail|s coconut|s cocoons coddle|d coddling code|s|d|r codebase
    codec|s coders codeword codger codices codification codified codifies codify|ing coding codon|s
    codpiece cods coefficient|s coerce|s|d coercing coercion coercive coexist|ed|ing coexistence
    coffees coffer|s coffins cofounder cog cognate|s cognition cognitive cognizant cohabitation
    cohabiting coherence coherency coherent|ly cohesion cohesive cohort|s coil|s|ed coin|s|ed|ing
    coinage coincide|s|d coincidence|s coincidental coinciding coisa coitus coked colander colas
    cold|s|er coldest colic collab collaborate|s|d collaborating collaboration|s collaborative
    collaborator|s collage|s|n collapse|s|d collapsing collar|s|ed collarbone|s collate|d
    collateral collating colleague|s collect|s|ed|ing|ion|ions|able collectables collectible|s
    collective|s|ly collectivism collectivist|s collectivization collectors college|s collegiate
    collide|s|d colliders colliding collision|s colloquial|ly colloquialism|s collude|d colluding
    collusion colognes colonialism colonialist|s colonies colonisation colonise|d colonising
    colonist|s colonization colonize|d colonizers colonizing colonoscopies colonoscopy colons
    colony color|s|ed|ing coloration colorblind colorful colorize|d colorizing colorless colorway
    colossal colostomy colostrum colour|s|ed|ing colouration colourful column|s columnist|s
    com|s|es|ers|ing|ings|e|ic|ment|ments coma|s comatose comb|ed|ing combat|s|ed|ing combatant|s
    combative combatting combination|s combined combines combining combo|s combust|s|ed|ing|ion
    combustible comeback|s comedian|s comedic comedies comedown|s comedy comentario|s comfier
    comfiest comfortable comfortably comforted comforter|s comforting comforts comfy comical|ly
    comics comin comma|s command|s|ed|ers|ing|ment commandeer|ed|ing comme commemorate|s|d
    commemorating commemoration commenced commencement commences commend|s|ed|ing|able
    commendation|s commentaries commentary commentate|s|d commentating commentator|s commented
    commenter|s commenting commercial|s|ly commercialised commercialize|d comming commiserate
    commiserating commiseration commish commissary commissioned commissioning commissions
    commit|s|ed|ing|ment|ments committal committed committees committing commode commodified
    commodities commodity common|er|ers|ly commonalities commonality commonplace commotion comms
    communal commune|s communicate|s|d communicating communication|s communicative communicator|s
    communing communities community commute|s|d|r commuters commuting comnts como comorbidity
    comp|s|ly compact|s|ed|ing compactor companies companion|s companionship company comparable
    comparably comparative|ly comparator|s compare|s|d comparing comparison|s compartment|s
    compartmentalize|d compartmentalizing compass|es|ion compassionate compatibility compatible
    compatriot|s compel|s compelled compelling compendiums compensate|s|d compensating
    compensation|s compete|s|d competence competencies competency competent|ly competetive
    competing competition|s competitive|ly|ness competitor|s compilation|s compile|s|d|r compilers
    compiling complacency complacent complain|s|ed|er|ers|ing|t complainant|s complaints
    complement|s|ed|ing complementary complete|s|d|ly|ness completing completion|s completionist
    completly complex|es|ion|ions complexities complexity compliance compliant complicate|s|d
    complicating complication|s complicit complied complies compliment|s|ed|ing complimentary
    complying compo component|s comport compose|s|d|r composers composing composite|s|d compositing
    composition|s compositor compost|ed|ing composure compound|s|ed|ing comprar comprehend|s|ed|ing
    comprehensible comprehension|s comprehensive compress|es|ed|ing|ion|ions compressor|s
    comprise|s|d comprising compromise|s|d compromising compulsion|s compulsive|ly compulsory
    computation|s|al compute|s|d|r computerized computers computing comrades concatenate|d
    concatenation concave conceal|s|ed|er|ing|ment concede|s|d conceding conceit|ed conceivable
    conceivably conceive|s|d conceiving concentrate|s|d concentrating concentration|s
    concept|s|ion|ions conceptual|ly conceptualization conceptualize|d conceptualizing
    concern|s|ed|ing concert|s|ed concession|s concierge concious|ness concise|ly conclude|s|d
    concluding conclusion|s conclusive|ly concoct|ed|ing|ion|ions concomitant concourse concrete
    concubine|s concur|s concurrence concurrency concurrent|ly concurring concussed concussion|s
    condemn|s|ed|ing condemnation|s condensate condensation condense|s|d|r condensers condensing
    condescend|ed|ing condescension condiment|s condition|s|ed|er|ers|ing|al conditionals condo|s|m
    condolence|s condominium condoms condone|s|d condoning conducive conduct|s|ed|ing|ion
    conductive conductivity conductor|s conduits cones confection confectionery confer|s
    conference|s conferred conferring confess|es|ed|ing confessionals confetti confide|s|d
    confidence confident|ly confidentiality confidentially confiding config|s configurable
    configuration|s configure|s|d configuring confine|s|d|ment confining confirmation|s confirming
    confirms confiscate|s|d confiscating confiscation conflate|s|d conflating conflict|s|ed|ing
    conform|s|ed|ing conformation conformist|s conformity confound|s|ed|ing confront|s|ed|ing
    confrontation|s|al confuse|s|d confusing confusion|s congeal|ed congenital congested congestion
    conglomerate|s conglomeration congratulate|s|d congratulating congratulatory congregants
    congregate|d congregating congregation|s congruence congruent conjecture|s|d conjecturing
    conjoined conjugate|d conjugation|s conjunction|s conjunctivitis conjure|s|d conman
    connect|s|ed|ing|ion|ions connective connectivity connector|s conned connexion conning
    conniving connoisseur|s connotation|s connote|s conquer|s|ed|ing conquests conscience|s
    conscientious conscious|ly|ness consciousnesses conscript|ed|ion consecutive|ly conseguir
    consensual consensus consent|s|ed|ing consequence|s consequentialist conservation
    conservationist|s conservatism conservative|ly conserve|s|d conserving consider|s|ed|able
    considerably considerate consideration|s consign|ed|ment consist|s|ed|ing consistant|ly
    consistencies consistency consistent|ly consolation console|s|d consolidate|s|d consolidating
    consolidation consoling consonant|s conspicuous conspiracies conspiracy conspirator|s
    conspiratorial conspire|s|d conspiring const constancy constantly constants constellations
    constipated constipation constituencies constituency constituent|s constitute|s|d constituting
    constitutionality constitutions constrain|s|ed|ing|t constraints constrict|s|ed|ing|ion
    constrictor construct|s|ed|ing|ion|ions constructive|ly constructor|s construe|d consulates
    consult|s|ed|ing consultancy consultant|s consultation|s consumable|s consume|s|d|r consumerism
    consumers consuming consummate|d consummation consumption cont contact|s|ed|ing contagious
    contain|s|ed|er|ers|ing|ment contaminant|s contaminate|s|d contaminating contamination
    contemplate|s|d contemplating contemplation contemporaries contemporary contempt
    contend|s|ed|er|ers|ing content|s|ed|ion|ions|ment contentious contest|s|ed|ing contestant|s
    context|s contextual contextualize|d contextualizing contiguous continent|s contingencies
    contingency contingent continua continual|ly continuance continuation|s continue|s|d continuing
    continuities continuity continuous|ly contort|ed|ing|ion|ions contour|s|ed|ing contraband
    contraception contraceptive|s contract|s|ed|ing|ion|ions contractor|s contractual|ly
    contradict|s|ed|ing|ion|ions contradictory contraindicated contraindications contraire
    contraption|s contrarian|s contrario contrary contrast|s|ed|ing contravene|s contravention
    contre contribute|s|d contributing contribution|s contributor|s|y contrivance|s contrive|d
    control|s|ed|ing controll|ed|er|ers|ing|able controversial controversies controversy contusion
    conundrum|s convection convene|d convenience|s convenient|ly convent|ions conventional|ly
    converged converges converging conversation|s|al conversationalist|s conversed conversing
    conversion|s convert|s|ed|er|ers|ing convertible|s convertor convex convey|s|ed|er|ing
    conveyance conveyor|s convict|s|ed|ing|ion|ions convince|s|d convincing|ly convo|s|y convoluted
    convolution convoys convulse convulsing convulsions cooing cookbooks cooked cooker|s cookie|s
    cooking cookware cooky cool|s|ed|ers|ing|ness coolant cooldown|s coolest cooped cooperate|s|d
    cooperating cooperation cooperative|s coops coopted coordinate|s|d coordinating coordination
    coordinator|s coords coot cooties cop|s|es|ed|ing|y copay copied copier|s copies copious copped
    copper|s copping copter copula|te copulating copulation copycat|s copying copypasta
    copyright|s|ed|ing copywriter corals corded cordial cordless cordoned cords cored cores
    coriander coring corked corks corkscrew corn|s|er|ers|y cornbread cornea|s cornered cornering
    cornerstone|s cornfield|s cornflakes corniest cornstarch coronary corporate corporation|s
    corporatist corpse|s corralled corralling corrals correct|s|ed|ing|ly|ions|ness correlate|s|d
    correlating correlation|s correlative correspond|s|ed|ing correspondence|s correspondent
    corridor|s corroborate|s|d corroborating corroboration corrode|s|d corroding corrosion
    corrosive corrugated corrupt|s|ed|ing|ion|ions corsage corset|s corticosteroids cortisol
    cortisone cos|y|t cosa|s cosine cosmetic cosmological cosmologist|s cosmology
    cosplay|s|er|ers|ing costed costing costlier costly costs costume|s|d costuming cot|s cottage|s
    cottons couched couches couching cough|s|ed|ing could councilor|s councils counsel|s|ed|ing
    counselling counsellor|s counselor|s count|s|ed|er|ers|ing countdowns countenance
    counteract|s|ed|ing counterargument counterattack|s|ing counterbalance|d counterclaim
    counterculture countered counterexample|s counterfactual counterfeit|s|ed|ers|ing countering
    counterinsurgency counterintuitive countermeasure|s counterpart|s counterpick counterplay
    counterpoint|s counterproductive counterspells counterweight counties countless countries
    country countrymen countryside coup|s|es couple|s|d|r|t couplers couplings coupon|s courage
    courageous couriers course|s coursework coursing courted courteous courtesies courtesy
    courthouse|s courtiers courting courtroom|s courts courtship courtyard cousin cout covariance
    cover|s|ed|ing|ings coverage|s covertly coverup covet|ed|ing cow|s|ed|er|ers cowardice cowardly
    cowards cowbell cowered cowering cowgirl coworker|s coxswain coz|y cp cps cpu|s crabbing crabs
    crack|s|ed|ers|ing crackdowns crackhead crackled crackles crackling crackpot|s cradled cradles
    cradling craftable crafted crafters crafting crafts craftsmanship craftsmen crafty crags cram|s
    crammed cramming cramp|s|ed|ing crampons cranes craning crank|s|ed|ing|y crankcase crankshaft
    crannies cranny crap|s crapload crapped crappier crappiest crapping crappy crapshoot
    crash|es|ed|ing crass crate|s|d cratered craters crating crave|s|d craving|s crawl|s|ed|ers|ing
    cray crayfish crayons craze|d crazier crazies|t crazily craziness crazy creak|s|ed|ing|y
    cream|s|ed|ing|y creamier crease|s|d creasing create|s|d creating creatinine creation|s
    creationist creative|s|ly creativity creator|s creature|s cred credence credential|s
    credibility credible credit|s|ed|ing creditor|s credulity creeds creeks creep|s|ed|er|ing|y
    creepier creepiest creepily creepiness creepypasta cremate|d cremation crematorium crept
    crescendo|s cresting crests cretin|s crevasse|s crevice|s crew|ed|ing crewmember|s crewmen
    cri|es|ed|er crib cribbed cribbing cricketer|s crickets crime|s criminal|s|ly criminalise|d
    criminality criminalize|s|d criminalizing crimp|s|ed|ing cringe|s|d|y cringeworthy cringing
    cringy crinkle|s|d crinkling crinkly cripple|s|d crippling crises crisis crisper crispier
    crisps crispy criteria critic|s|al|ally criticise|s|d criticising criticism|s criticize|s|d
    criticizing critique|s|d critiquing crits critter|s croak|s|ed|ing crochet|ed|ing crock
    crockpot crois croissant|s cronies crony cronyism crooked crop|s cropped cropping crossbar
    crossbow|s crossbreeding crossed crosser crosses crosshair|s crossings crossover|s crosspost
    crosstalk crosswalk crosswind|s crossword|s crotch|es crotchety crouched crouches croutons
    crowbar|s crowd|s|ed|ing crowdfunding crowed crowing crowned crowning crowns crucibles
    crucified crucifix|es|ion crucify|ing crud|er|e crudely cruel|er cruelest cruelty cruised
    cruisers cruises cruising crumble|s|d crumbling crumbly crumbs crummy crumpet|s crumple|s|d
    crumpling crunched crunches crunchier crunching crunchy crunk crusading crush|es|ed|ing
    crust|s|ed|y crustacean|s crutch|es crux cry|ing crybaby crypto|s cryptocurrencies
    cryptocurrency cryptography crystallization crystallize|d crystals cs csgo css cu cual
    cualquier cuando cuanto cubed cubes cubic cubicle|s cubing cuboid cuckold|ed|ing cucumber|s cud
    cuddle|s|d cuddling cuddly cued cueing cuenta cues cuff|s|ed|ing cufflinks cui cuisine|s cul|t
    culinary cull|s|ed culminate|s|d culminating culmination culpa culpability culpable culprit|s
    cultists cultivar|s cultivate|s|d cultivating cultivation cults cultura cultural|ly culture|s|d
    culturing culvert cum|s cumbersome cumbia cumin cummin cumming cumulative cunnilingus cunning
    cunt|s|y cupboard|s cupcake|s cupola cuppa cupped cupping cups curable curate|d curating
    curative curators curb|s|ed|ing curd|s curdle|d curdling cure|s|d curfew|s curing curios
    curiosities curiosity curious curiousity curl|s|ed|er|ers|ing|y curmudgeon currencies currency
    current|s|ly curricula|r curriculum|s curries currying cursed cursing cursive cursor|s|y
    curtail|ed|ing curtain|s curtsy curvature curve|s|d curvier curving curvy cus|s
    cushion|s|ed|ing cushy cusp cussed cusses cussing custards custodial custodian|s custody
    custom|s|er|ers customary customisation customise|d customising customizable customization|s
    customize|d customizing cut|s|er|e cutaway|s cutback|s cuteness cutest cutesy cuticle|s cutlery
    cutlets cutoff|s cutout|s cutscene|s cutter|s cutting|s cuz cycle|s|d cyclic|al cycling
    cyclist|s cyl cylinder|s cylindrical cymbal|s cynic|s|al cynicism cyphers cyst|s|ic cytokines
    da dab dabbed dabbing dabble|s|d dabbling dad|s dado|s daggers dailies dainty dairies dairy
    dais damage|s|d damaging damit dammed damming damned damnedest damning damns
    damp|ed|er|ers|ing|en|ness dampened dampener|s dampening dampens dams damsel|s dance|s|d
    dancers dancing dandelions dander dandruff danger|s dangerous|ly dangle|s|d dangling dankest
    dans dar|es|ed|ing|e darken|s|ed|ing darker darkest darkies darknet darkroom darks darlings
    darned dartboard darted darting darts dashboard|s dashcam dashed dashes dashing dass dastardly
    data database|s datacenter dataset|s date|s|d dating datos daughter|s daunted daunting dawdle
    dawg dawned dawning dawns daycare daydream|s|ed|ing daylight days daytime dazzled db dbs dc dd
    ddos dds de deactivate|s|d deactivating deactivation dead|s|er|ly|en deadbeat|s deadened
    deadening deadlier deadlift|s|ing deadline|s deadlock deadpan deadweight deaf|en|ness deafened
    deafening dealbreaker dealer|s dealership|s dealing|s deals dealt dearly dears dearth death|s
    deathball deathbed debacle|s debase|d|ment debasing debatable debate|s|d|r debaters debating
    debauchery debe deberia debilitated debilitating debit|s|ed debrief|ing debris debt|s debtor|s
    debuff|s debug debugged debugger debugging debunk|s|ed|ing debut|s|ed|ing decade|s decadent
    decaf decaffeinated decal|s decant|er decapitate|s|d decapitating decapitations decayed
    decaying decays decease|d deceit deceitful deceive|s|d deceiving decelerate decelerating
    deceleration decency decent|ly decentralisation decentralised decentralization decentralize|d
    decentralizing deception|s deceptive|ly decibel|s decide|s|d|r decidedly deciding decile
    decimal|s decimate|s|d decimating decipher|ed|ing decir decision|s decisive|ly deck|s|ed|ing
    decklist declarations declare|s|d declaring declension|s declination decline|s|d declining
    decoction decode|s|d|r decoders decoding decommission|ed|ing decompose|s|d decomposing
    decomposition decompress|ed|ing|ion decongestant deconstruct|s|ed|ing|ion decontamination decor
    decorate|d decorating decoration|s decorative decorator|s decorum decouple|d decoupling decoys
    decrease|s|d decreasing decreed decrees decrement decrepit decried decries decriminalised
    decriminalization decriminalized decry|ing decrypt|s|ed|ing|ion ded dedicate|s|d dedicating
    dedication deduce|d deducing deduct|s|ed|ing|ion|ions deductible|s deductive deed|s
    deem|s|ed|ing deep|s|er|ly|en deepened deepening deepens deepest deer|s deface|d defacing
    defacto defamation defame|d defaming default|s|ed|ing defeat|s|ed|ing defeatist defecate|d
    defecating defecation defect|s|ed|ing|ion|ions defective defectors defence|s
    defend|s|ed|er|ers|ing defendant|s defense|s defenseless defenseman defensemen defensible
    defensive|ly defer|s|ment deference deferral deferred deferring deff defiantly defibrillator
    deficiencies deficiency deficient deficit|s defied defies defile|s|d defiling definately
    definatly define|s|d definetely definetly defining definite|ly definition|s definitive|ly
    definitly deflate|s|d deflating deflation deflationary deflect|s|ed|ing|ion|ions deflector
    deflowered deforestation deform|s|ed|ing deformation|s deformities deformity defragment
    defraud|ed|ing defray defrost|ed|ing defunct defuse|s|d defusing defy|ing deg degeneracy
    degenerate|s|d degenerating degeneration degenerative degradation degrade|s|d degrading
    degree|s dehumanise dehumanising dehumanize|s|d dehumanizing dehumidifier dehydrate|s|d
    dehydrating dehydration dehydrogenase dei deified deify deign|ed deities deity deja|r dejected
    delay|s|ed|ing delegate|s|d delegating delegation|s delete|s|d deleting deletion|s
    deliberate|d|ly deliberating deliberation|s delicacies delicacy delicate|ly delicious|ly|ness
    delight|s|ed|ing delightful|ly delimited delimiter delineate|d delineating delineation
    delinquency delinquent|s delis delisted deliver|s|ed|ing|able|y deliverables deliveries deload
    delt|s deltoid|s delude|d deluding delusion|s|al delve|s|d delving demagogue|s demand|s|ed|ing
    demarcation demas demean|s|ed|ing demeanor demented dementia demerit|s demilitarized demise
    demo|s|te democracia democracies democracy democratically democratize|d demographic|s
    demography demolish|es|ed|ing demolitions demonise|d demonising demonize|s|d demonizing demons
    demonstrable demonstrably demonstrate|s|d demonstrating demonstration|s demonstrative
    demonstrator|s demoralising demoralize|d demoralizing demoted demoting demotion demure
    den|s|n|y denature|d denaturing deniability denial|s denied denier|s denies denigrate|s|d
    denigrating denim|s denizens denominated denomination|s|al denominator|s denotation denote|s|d
    denoting denouement denounce|s|d denouncing dense|r|ly densest densities density dental dented
    denting dentist|s dentro dents denture|s denunciation denying deodorant|s depart|s|ing|ments
    departure depend|ed|able dependance dependancy dependant|s dependence dependencies dependency
    dependent|s depersonalize depict|s|ed|ing|ion|ions deplete|s|d depleting depletion deplorable
    deplore deploy|s|ed|ing|ment|ments depopulated depopulation deport|ed|ing deportation|s
    depose|d deposing deposit|s|ion|ions depositor|s depots depraved depravity deprecate|d
    deprecating depreciate|s|d depreciating depreciation depress|es|ed|ing|ion|ions depressant|s
    depressingly depressive deprivation deprive|s|d depriving depth|s depts depuis deputies
    der|es|e|m derail|s|ed|ing|ment derailleur deranged deras derbies derecho|s deregulate|d
    deregulating deregulation dereliction deride|s|d deriding derision derivation|s derivative|s
    derive|s|d deriving dermatitis dermatologist dermis derogatory derped derping des
    descend|s|ed|ing descendant|s descendent descents describe|s|d describing description|s
    descriptive descriptor|s desde desecrated desecrating deselect desensitised desensitization
    desensitize|s|d desensitizing deserted deserter|s desertification deserting desertion deserts
    deserve|s|d deserving desiccant desiccated design|s|ed|er|ers|ing designate|s|d designating
    designation|s designator desirability desirable desire|s|d desiring desist desk|s desktop|s
    desolate despair|ing despawn desperate|ly desperation despicable despise|s|d despising despots
    despre dessert|s destabilise destabilization destabilize|s|d destabilizing destination|s
    destined destitute destroy|s|ed|ing destruct|s|ed|ing|ion destructible destructive destructors
    desync detach|es|ed|ing|able|ment|ments detail|s|ed|ing detain|ed|ing detainee|s
    detect|s|ed|ing|ion|ions|able detectives detector|s detention|s deter|s detergent|s
    deteriorate|s|d deteriorating deterioration determinant|s determination|s determinative
    determine|s|d|r determining determinism determinist|ic deterred deterrence deterrent|s
    deterring detest|s|ed|able dethrone|d detonate|s|d detonating detonation|s detour|s detoxed
    detoxification detoxing detract|s|ed|ing|ion detractor|s detriment|s|al devaluation devalue|s|d
    devaluing devastate|s|d devastating devastation deve develop|s|ed|er|ers|ing|e|ment|ments
    developement developmental|ly deviance deviancy deviants deviate|s|d deviating deviation|s
    device|s devious devise|s|d devising devoid devolution devolve|s|d devolving devote|s|es|d|e
    devoting devotion|s devour|s|ed|ing devout devs dewy dh diabetes diabetic|s diabolical
    diacritics diagnose|s|d diagnosing diagnosis diagnostic|s diagonal|s|ly diagram|s diagramming
    dialect|s|ic dialectics dialed dialing dialled dialling dialog|s dialogue|s dials dialup
    dialysis diameter|s diametrically diamonds diaper|s diaphragm|s diarrhea diarrhoea dias
    diatribe|s dice|s|d|n|y dich dicho dichotomies dichotomy dicing dickbag dicked dickhead|s
    dicking dickish dicks dicta|te dictated dictates dictating dictation dictator|s dictatorial
    dictatorship|s diction dictionaries dictionary dictum did didactic diddle|d diddling diddly
    die|s|d|ing|t diehard|s dielectric diese|s dietary dieted dieters dietician|s dieting dietitian
    diets diferente|s diff|er|ers differed difference|s different|ly differential|s
    differentiate|s|d differentiating differentiation differentiator differing difficult|y
    difficulties diffraction diffrent diffuse|s|d|r diffusers diffusing diffusion dificil dig|s
    digest|s|ed|ing|ion digestible digestive digging digit|s|ally digitization digitize|d|r
    digitizing dignified dignify dignitaries dignity digo digress|ed|ing|ion|ions dijo dikes
    dilate|s|d dilating dilation dilators dildo|s|es dilemma|s diligence diligent|ly dilute|s|d
    diluting dilution|s dime|s dimension|s|al dimensionality diminish|es|ed|ing diminutive dimly
    dimmed dimmer|s dimming dimorphism dimpled dimples dims dimwit|s din|ed|ing|e|t dinero dinged
    dinghy dings dingus dingy dinheiro dinner|s dinning dinosaurs dioceses diode|s diorama|s
    dioxide dip|s diphthong diploma|s|t diplomatic diplomats dipole|s dipped dipping dipshit|s
    dipstick dir|t direct|s|ed|ing|ly|ion|ions directional directionality directives directories
    directors directory direkt dirtied dirtier dirtiest dirty|ing dis|s|able disabilities
    disability disabled disables disabling disabuse disadvantage|s|d
    disagree|s|d|ing|able|ment|ments disallow|s|ed|ing disambiguate disambiguation disapointed
    disappear|s|ed|ing disappearance|s disappoint|s|ed|ing|ment|ments disapproval disapprove|s|d
    disapproving disarm|s|ed|ing disassemble|d disassembling disassembly disassociate|d
    disassociating disaster|s disastrous disavow|ed|ing disband|s|ed|ing disbarred disbelief
    disbelieve|s|d|r disbelievers disbelieving disbursed disbursement disc|s discard|s|ed|ing
    discern|ed|ing discernible discharge|s|d discharging disciples disciplinarian disciplinary
    discipline|s|d disciplining disclaim|ers disclose|s|d disclosing disclosure|s discographies
    discography discolor|ed discoloration discolouration discoloured discomfort|s disconcerting
    disconnect|s|ed|ing|ion|ions discontent|ed discontinuation discontinue|d discontinuing
    discontinuity discos discount|s|ed|ing discourage|s|d|ment discouraging discourse
    discover|s|ed|er|ing discoveries discredit|s|ed|ing discreet|ly discrepancies discrepancy
    discrete discretion discretionary discriminate|s|d discriminating discrimination|s
    discriminatory discus|s discussed discusses discussing discussion|s disdain disease|s|d
    disembark disembodied disemboweled disempowered disempowering disenchant|ed|ing
    disenfranchise|s|d disenfranchising disengage|s|d|ment disengaging disentangle disfigure|d|ment
    disfiguring disgrace|d disgraceful disgracing disgruntled disguise|s|d disguising
    disgust|s|ed|ing disgustingly dish|es|ed|ing disharmony disheartened disheartening disheveled
    dishonest|y dishonor|ing|able dishonour dishwasher|s disillusion|ed|ment disincentive|s
    disinclined disinfect|ed|ing|ion disinfectant disinformation disingenuous disintegrate|s|d
    disintegrating disinterest|ed disjoint|ed disjunction disk|s dislike|s|d disliking
    dislocate|s|d dislocating dislocation|s dislodge|d dislodging disloyalty dismal dismantle|s|d
    dismantling dismay|ed dismembered dismembering dismiss|es|ed|ing|al dismissals dismissive
    dismount|ed|ing disobedience disobey|s|ed|ing disorder|s|ed|ly disorganised disorganization
    disorganized disorient|ed|ing disorientated disorientating disorientation disown|ed|ing
    disparage|s|d|ment disparaging disparate disparities disparity dispatched dispatcher|s
    dispatching dispel|s dispelled dispelling dispensaries dispensary dispensation dispense|s|d|r
    dispensers dispensing dispersal disperse|s|d dispersing dispersion displace|s|d|ment|ments
    displacing display|s|ed|ing displease|s|d displeasing displeasure disposable|s disposal|s
    dispose|s|d disposing disposition|s dispossession disproof disproportionate|ly disprove|s|d|n
    disproving dispute|s|d disputing disqualification disqualified disqualifies disqualify|ing
    disquieting disregard|s|ed|ing disrespect|s|ed|ing disrespectful disrobe
    disrupt|s|ed|ing|ion|ions disruptive dissapoint|ed|ing dissatisfaction dissatisfied
    dissatisfying disse|d dissect|ed|ing|ion|ions disseminate|d disseminating dissemination
    dissension dissent|s|er|ers|ing dissertation|s disservice dissident|s dissimilar dissing
    dissipate|s|d dissipating dissociate|d dissociating dissociation dissolution dissolve|s|d
    dissolving dissonance dissuade|s|d dissuading distance|s|d distancing distant distaste
    distasteful distended distill|s|ed|ing distillate distillation distilleries
    distinct|ly|ion|ions distinctive distinguish|es|ed|ing|able distort|s|ed|ing|ion|ions
    distract|s|ed|ing|ion|ions distraught distress|es|ed|ing distribute|s|d|r distributing
    distribution|s distributor|s districts distro|s distrust|s|ed|ing disturb|s|ed|ing
    disturbance|s disturbingly dit|t ditch|es|ed|ing dither|ing ditty diuretic|s dive|s|d
    diverge|s|d divergence|s diverging divers|e|ion|ions diversification diversified diversify|ing
    diversity divert|s|ed|ing divest|ed|ing divide|s|d|r dividend|s dividers dividing divinely
    diving divisible division|s divisive divisor|s divorce|s|es|d|e divorcing divot|s divs
    divulge|d divulging divvied diy dizer dizziness dizzy|ing dk dl dlc dmg dmt dna dnb dns doable
    doar doch docile docked docket docking docks doctoral doctorate|s doctored doctoring doctors
    doctrinal doctrine|s document|s|ed|ing documentaries documentary documentation|s dodged dodges
    dodging dodgy doens't doer|s does does't doff dog|s|e dogfight|s|ing dogged doggie|s dogging
    doggy doghouse dogma|s dogmatic dogshit doily doin doing|s dois doit doled doles doling dollars
    dolled dollies dolling dollop dolls dolor dolt|s domain|s domed domes domestic|s|ally
    domesticate|d domesticating domestication domicile dominance dominant dominate|s|d dominating
    domineering donate|s|d donating donation|s donator|s donde done dongers dongle dongs donkeys
    donned donning donno donor|s donut doodled doodles doodling doofus doomed dooming doomsayers
    door|s doorbell|s doorknob|s doorman doormat|s doormen doorstep|s doorstop doorway|s doot
    dopamine dopaminergic dope|s|d|y doping dork|s|y dorm|s dormancy dormant dormitories dormitory
    dos|es|ed|ing|e dosage|s dosen't dosent dosnt dossier|s dote|d doth doting dots dotted dotting
    double|s|d|t doublers doubling doubly doubt|s|ed|er|ers|ing douche|s|y douchebag|s
    douchebaggery douchehawks douchenozzle douchy dough|s|y doughnut|s doula dour douse|d dousing
    dovetail|s dowel|s down|ed|er downbeat downfall|s downfield downforce downgrade|s|d downgrading
    downhill download|s|ed|ing|able downmod downpayment downplay|s|ed|ing downpours downright
    downshift|s downside|s downsize|d downsizing downstairs downstem downstream downswing
    downtime|s downtown|s downtrodden downturn|s downvote|s|d downvoters downvoting downward|s
    dowry dox doxxed doxxing doze|d|n dozens dozing dp dpi dpm dps drab draconian
    draft|s|ed|er|ers|ing draftee|s draftsman drag|s dragged dragging drainage drained drainer
    draining drains dram|s drama|s dramatic|s|ally dramatization dramatize|d dramatizing drank
    drape|s|d draping drastic|ally draw|s|er|ers|ing|ings|n drawback|s drawbridge drawdown drawl
    drawstring dreaded dreadful dreading dreadlock|s dreads dream|s|ed|ing|y|t dreary dredged
    dredging dregs drench|ed|ing dress|es|ed|er|ers|ing|ings|y dressier dribble|s|d dribbling dried
    drier|s driest drift|s|ed|ing drill|s|ed|ers|ing drink|s|er|ers|ing|able drinkin drip|s dripped
    dripper dripping drive|s|n drivel driverless drivers drivetrain driveway|s driving drizzled
    drizzling drm droids droit|s droll drone|s|d droning drool|s|ed|ing droop|s|ed|ing|y drop|s
    dropdown droplet|s dropouts dropped dropper|s dropping drought|s drove|s drown|s|ed|ing|ings
    drowsy drug|s drugged druggie drugging drugstore|s drum|s drumbeat drummed drummer|s drumming
    drumstick|s drunk|s|er|en drunkard|s drunkenly drunkenness drunkest dry|er|ers|ing|ness drywall
    dslr dt du dualism dualist duals dub dubbed dubbing dubious duchies ducked duckface ducking
    duckling|s duct|s dud|s|es due|s dueled dueling duelling duels duets duffel duffle dug dugout
    dull|s|ed|er|ing dullard|s dullest dum dumb|ed|er|ing dumbass|es dumbbell|s dumbest dumbfounded
    dumbfuck dumbshit dummy dump|s|ed|er|ing|y dumplings dumpster|s dun dunce dung dungeons dunked
    dunking dunks dunno duo|s duopoly dupe|s|d|r duping duplex|es duplicate|s|d duplicating
    duplication duplicity durability durable duration|s durch during dus|t dustbin dusted dusters
    dusting dustpan dusts duties dutiful|ly duvet dv dvd|s dwarfed dwarfing dwarfism dwarfs
    dwell|s|ed|ers|ing|ings dwelt dwindle|s|d dwindling dyed dyeing dyes dying dynamic|s|ally
    dynamism dynasties dyno dysentery dysfunction|s|al dyslexia dyslexic dysphoria dysplasia
    dystopia|s|n ea each eachother eager|ly ear|s|ed|ing|n earbuds eardrum|s earlier earliest
    earlobe|s earmark|s|ed earned earner|s earnestly earning|s earns earphone|s earpiece|s earplugs
    earring|s earshot earthly earthquakes earthworms earthy ease|s|d|ment|ments easel easier
    easiest easily easing eastward easy eat|s|ing|en eateries eatin eavesdrop eavesdropping ebbs
    ebook|s eccentric|s eccentricities eccentricity ecchi echelons echoed echolocation echos echt
    ecig|s eclampsia eclectic eclipsed eclipses eclipsing ecological ecologist|s economic|s|al|ally
    economies economists economy ecosystem|s ecstatic ect ecu eczema ecть edema edged edges edgier
    edging edgy edh edible|s edicts edifice edifying editable editing editions editor|s editorial|s
    editorialise|d editorialising editorialize editorializing edits edm educate|s|d educating
    education|s|al educator|s ee een eerie eerily eery effaced effacing effect|s|ed|ing
    effective|ly|ness effed effeminate efficacy efficiencies efficiency efficient|ly effigies
    effigy effin effing effluent effort|s effortless|ly efter eftersom eg egalitarian|s
    egalitarianism egg|s|ed|ing eggplant|s eggshell|s ego|s egocentric egoist|s egomaniac|s
    egotistical egregious egress ei eigenvalue|s eigenvectors eight eighteen eighteenth eighth|s
    eighties ein|e|en einem einfach either ejaculate|s|d ejaculating ejaculation|s
    eject|s|ed|ing|ion|ions ejector ejemplo eke el elaborate|s|d elaborating elaboration elapsed
    elastic|s elasticity elated elbow|s|ed|ing elderberries elderly eldest elecciones
    elect|s|ed|ing|ion|ions elective|s elector|s|al electorate|s electrical|ly electrician|s
    electricity electrics electrified electrifying electrocuted electrocuting electrocution
    electrodes electrolysis electrolyte|s electromagnet|s|ic electron|s|ic electronically
    electronics elegance elegant|ly element|s elementary eles elevate|s|d elevating elevation|s
    elevator|s elicit|s|ed|ing eligibility eligible eliminate|s|d eliminating elimination|s elites
    elitism elitist|s ellipses ellipsis elliptical|s ellos elongate|d elongating elongation elope|d
    eloping eloquent|ly elos else|s elsewhere elucidate|d elucidating elucidation elude|s|d eluding
    elusive em emaciated email|s|ed|ing emanate|s|d emanating emancipate|d emasculate|d
    emasculating emasculation embalmed embalming embankment embarassed embarassing embargo|s|es|ed
"""
