"""Ordinary English words. Made by `bench/make_vocabulary.py`."""

WORDS = """
    aa aan aback abandon|s|ed|ing|ment abated abatement abattoir abbreviate|d abbreviating
    abbreviation|s abc abcess abdicate|d abdicating abdication abdomen abdominal|s
    abduct|ed|ing|ion|ions abductor|s aberration|s abetted abetting abhor|s abhorred abhorrent
    abide|s|d abiding abilities ability abiogenesis abit abject ablation able ableist abnormal|ly
    abnormalities abnormality aboard abode abolish|es|ed|ing abolition abolitionist|s abominable
    abomination|s aboot abort|s|ed|ing|ion|ions abortionist|s abound|s about|s above abrasion|s
    abrasive|s abridge abridging abroad abrogate|d abrogation abruptly abs abscess|es abscond
    absence|s absent absentee absenteeism absolute|s|ly absolutist absolutly absolve|s|d absolving
    absorb|s|ed|ers|ing absorbency absorbent absorption abstain|s|ed|ing abstention abstinence
    abstract|s|ed|ing|ion|ions absurd|ly absurdities absurdity absurdum abt abundance abundant|ly
    abuse|s|d|r abusers abusing abusive abut abv abysmal ac academia academic|s|ally academies
    acc|s|t accede accelerant accelerate|s|d accelerating acceleration|s accelerators
    accelerometer|s accent|s|ed|ing accentuate|s|d accentuating accept|s|ed|ing|able acceptability
    acceptance|s access|es|ed|ing|ion accessibility accessible accessories accessory
    accident|s|ly|al|ally accidentals acclaim|ed acclimate|d acclimating acclimation acclimatize
    accolade|s accommodate|s|d accommodating accommodation|s accomodate accompanied accompanies
    accompaniment accompany|ing accomplice|s accomplish|es|ed|ing|ment|ments accordance accorded
    accordingly accordion|s accost|ed|ing account|s|ed|ing|able accountability accountant|s
    accoutrements accredit|ed accreditation accretion accross accrual accrue|s|d accruing
    accumulate|s|d accumulating accumulation accumulator|s accuracy accurate|ly accusation|s
    accusative accusatory accuse|s|d|r accusers accusing accustom|ed aced acetate acetone
    acetylcholine acetylene ache|d achievable achieve|s|d|r|ment|ments achievers achieving aching
    acid|s|ic acidification acidity acidosis acknowledge|s|d|ment|ments acknowledging
    acknowledgment acne acorns acoustic|s acquaint|ed acquaintance|s acquiesce|d acquiescence
    acquiescing acquire|s|d acquiring acquisition|s acquit acquittal acquitted acre|s acreage
    acrobatic acronym|s across acrylic|s act|s|ed|ing|ion|ions actin actionable activate|s|d
    activating activation|s activators active|s|ly activism activist|s activities activity actor|s
    actress|es actual|ly|y actuality actualization actualize|d actualizing actuary actuate|d
    actuation actuator|s acuerdo acuity acumen acupuncture acupuncturist acute|ly ad adage
    adamantly adapt|s|ed|er|ers|ing|ion|ions|able adaptation|s adaptor|s adb adc|s
    addict|s|ed|ing|ion|ions addictive adding addition|s|al additive|s addled addon|s
    address|es|ed|ing adds adductors adequacy adequate|ly adhd adhere|s|d adherence adherent|s
    adhering adhesion|s adhesive|s adjacency adjacent adjective|s adjoining adjourned adjudicate|d
    adjudication adjunct|s adjust|s|ed|er|ers|ing|able|ment|ments admin|s administer|s|ed|ing
    administrate|d administrating administration|s administrative administrators admirable
    admiration admire|s|d|r admirers admiring admissible admission|s admit|s admittance admitted
    admitting admixture admonish|ed|ing admonition adolescence adolescent|s
    adopt|s|ed|er|ers|ing|ion|ions adoptee|s adoptive adorable adorably adoration adore|s|d adoring
    adorn|ed|ing|ment adrenal|s adrenaline adress ads adult|s adulterants adulterated adulterer|s
    adulteress adultery adulthood advance|s|d|ment|ments advancing advantage|s|d advantageous
    adventurers adventuring adventurous adverb|s adversarial adversaries adversary adverse|ly
    adversity advert|s advertise|s|d|r|ment|ments advertisers advertising advertize|d advertizing
    advice|s advisable advise|s|d|r advisers advising advisor|s advisories advocacy advocate|s|d
    advocating aerate|d aeration aerator aerial|s aerobic aerodynamic|s aeroplanes aerosol|s
    aesthetic|s|ally af afar affair|s affect|s|ed|ing|ion|ions affectation|s affectionate|ly
    affective affidavit|s affiliate|s|d affiliation|s affinities affirm|s|ed|ing affirmation|s
    affix|es|ed|ing afflict|s|ed|ing|ions affluent afford|s|ed|ing|able affordability affront|ed
    afk afloat afoot aforementioned afoul afraid after|s afterburners afterglow afterlife
    afterlives aftermarket aftermath afternoon|s aftershave|s aftertaste afterthought afterward|s
    afterwords again|s against age|s|d|ing agencies agency agenda|s agents aggrandizing
    aggravate|s|d aggravating aggravation aggregate|s|d aggregating aggregation aggregator|s
    aggresive aggression|s aggressive|ly|ness aggressor|s aggrieved aggro aging agitate|s|d
    agitating agitation agitator|s agitprop agnostic ago agonising agonist|s agonize|d agonizing
    agony agoraphobia agoraphobic agree|s|ing|able|ment|ments agressive agribusiness agricultural
    agriculture agro agua ahead ahi ahold ahs ahve ai aia aid|s|es|ed|ing|e aileron|s ailing
    ailment|s ails aim|s|ed|ing aimbot aimlessly ainda air|s|ed|ing|y airbag|s airblast
    airbrush|ed|ing aircraft|s airdrops airfare airfield|s airflow airframe|s airgun airlifted
    airline|r airliners airlock|s airplane|s airport|s airship|s airspace airspeed airstrike|s
    airstrip airtight airtime airwaves airway aisle|s ak aka akward alarm|s|ed|ing alarmist|s
    albedo albeit albinism album|s alcohol|s|ic alcoholics alcoholism alcove|s aldrig
    alert|s|ed|ing algae algebraic algo algorithm|s alguien algun alguna algunos alias|es|ed|ing
    alibi|s alienate|s|d alienating alienation alight align|s|ed|ing|ment|ments alike alimony
    alittle alive alkalinity alkaloid|s all|s|er|e|t allay allegation|s allege|s|d allegedly
    allegiance|s alleging allegorical allegories allegory allele|s allergen|s allergic allergies
    allergy alleviate|s|d alleviating alleys alleyway|s alliances allies alliteration alllll
    allocate|s|d allocating allocation|s allocator allot|ment|ments allotted allow|s|ed|ing|able
    allowance|s alloys allready allspice alltid allude|s|d alluding alluring allusion|s allways
    allying almonds almost alone along alongside aloof alot aloud alphabet|s alphabetical|ly
    alphabetize|d already als alt|s|er|ers altcoins alteration|s altercation|s altered altering
    alternate|s|d alternating alternation alternative|s alternator|s altimeter altitude|s
    altogether altruism altruistic aluminium aluminum alumni alumnus alveoli alway|s am amalgam
    amalgamated amalgamation amass|ed|ing amateur|s amateurish amaze|s|d|ment amazing|ly ambiance
    ambidextrous ambience ambient ambiguities ambiguity ambiguous ambition|s ambitious ambivalent
    amble ambulance|s ambush|es|ed|ing amd ameliorate|d amenable amend|s|ed|ing|ments amenities
    amenity amicable amid amidst amigo amines amino amiright amirite amiss ammo ammonia ammount
    ammunition amoebas amok amongst amoral amorphous amortization amortize|d amount|s|ed|ing
    amp|s|ed amperage amphetamine|s amphibian|s amphibious ample amplification amplified
    amplifier|s amplifies amplify|ing amplitude|s amputate|d amputating amputation|s amputee|s
    amulets amuse|s|d|ment amusing amylase an anabolic anachronism|s anachronistic anaemia
    anaerobic anaesthesia anaesthetic anagram|s anal|ly analgesia analgesic|s analog|s|y analogies
    analogous analogue|s analyse|s|d|r analysing analysis analyst|s analytic|al analyze|s|d
    analyzers anaphylaxis anarchist anatomical|ly ancap ancestor|s ancestry anche anchor|s|ed|ing
    anchovies ancillary and and-forth and-so and-white anda andere|n androgen|s androgynous
    anecdotal anecdote|s anemia anemic anemones anesthesia anesthesiologist anesthetic|s
    anesthetized aneurysm|s anew anger|s|ed|ing anglais angled angles angling angrier angriest
    angrily angry angst|y anguish animal|s animalistic animate|s|d animating animation|s animator|s
    animatronics anime|s animosity anion ankle|s annan annat annealing annexation|s annexed annexes
    annexing annihilate|s|d annihilating anniversaries annotate annotating annotation|s
    announce|s|d|r|ment|ments announcers announcing annoy|s|ed|ing annoyance|s annoyingly
    annual|s|ly annuities annuity annul|ment annulled ano|s anodized anodizing anoint|ed|ing
    anomalies anomaly anonymity anonymously anorexia anorexic|s another ans answer|s|ed|ing
    antacid|s antagonise antagonising antagonism antagonist|s|ic antagonize|s|d antagonizing
    antecedent|s antenna|s|e anterior antes anthems anthologies anthropogenic anthropological
    anthropologist|s anthropomorphic anti|s antibacterial antibiotic|s antibodies antibody
    anticipate|s|d anticipating anticipation anticlimactic anticlimax antics antidepressant|s
    antidote antifreeze antifungal antigen|s antihero antihistamine|s antimicrobial antioxidant|s
    antipathy antipsychotic|s antiquated antique antisemitic antisemitism antiseptic antisocial
    antithesis antithetical antivirals antivirus antler antonym|s antsy anus|es anvils anxieties
    anxiety anxious|ly any anybody anyday anymore anyone|s anything anywhere aoe aorta ap
    apart|ment|ments apathetic apathy ape apenas apertures apeshit aphid|s aphorism|s aphrodisiac
    api apiece aping apk apm apnea apocalypses apocalyptic apologetic|s apologia apologise|s|d
    apologising apologist|s apologize|s|d apologizing apology apoptosis apostasy apostate|s
    apostrophe|s apoyo app|s|ly|t appalled appalling apparatus|es apparent apparitions
    appeal|s|ed|ing appear|s|ed|ing appearance|s appease|s|d|ment appeasing appellation
    append|s|ed|ing appendage|s appendectomy appendicitis appendix appetite|s appetizer|s
    appetizing applaud|s|ed|ing applause apples applesauce applet|s appliance|s applicability
    applicable applicant|s application|s applicator|s applied applies applique applying
    appoint|s|ed|ing|ment|ments appointee|s apportion|ed appose|d appraisal|s appraise|d|r
    appraisers appraising appreciable appreciate|s|d appreciating appreciation appreciative
    apprehend|ed|ing apprehension|s apprehensive apprenticed apprentices apprenticeship|s
    apprenticing apprised approach|es|ed|ing|able appropriate|s|d|ly appropriating appropriation
    approval|s approve|s|d approving approx approximate|s|d|ly approximating approximation|s
    apricots apron|s apt|ly aptitude|s aquaculture aquariums aqueducts aqui aquifer|s aquire ar
    arachnids arbiters arbitrage arbitrarily arbitrary arbitrate arbitration arbitrator|s
    arc|s|ed|ing arcades archaeological archaeologist|s archaic arched archeologist|s archers
    archetype|s arching architectural architecture|s archived archiving archs archway arduous are
    area|s arguable arguably argue|s|d|ment arguing argument|s argumentation argumentative
    arise|s|n arising aristocracy arithmetic arm|s|ed|ing armature armband|s armbar armchair|s
    armholes armies armor|s armories armoured armpit|s armrest|s arn't arnt aroma|s aromatase
    aromatic|s arose around|s arousal arouse|s|d arousing arpeggios arraigned arraignment
    arrange|s|d|r|ment|ments arranging array|s|ed arrest|s|ed|ing arrhythmia arrival|s arrive|s|d
    arriving arrogance arrogant arround arrowheads arrows arse|s|d arsehole|s arson artefact|s
    arteries artery artform arthritic arthritis arthropod article|s articulate|s|d articulating
    articulation|s artifact|s artificial|ly artillery artisans artist|s|ic artistically artistry
    artsy artwork|s as asap asbestos ascending ascends ascertain|ed|ing ascetic|s ascii ascribe|s|d
    ascribing asexual asexuality ashamed ashtray|s asinine ask|s|ed|ing asleep asparagus aspect|s
    aspersions asphalt asphyxiate|d asphyxiation aspirate|d aspiration|s aspired aspires aspiring
    ass|es|ed assailant|s assailed assassinate|s|d assassinating assassination|s assault|s|ed|ing
    assay|s assemblage assemble|s|d|r assemblers assemblies assembling assent
    assert|s|ed|ing|ion|ions assertive assess|es|ed|ing|ment|ments assessor asset|s assez asshat|s
    asshole|s assholery assholish assign|s|ed|ing|ment|ments assim assimilate|d assimilating
    assimilation assist|s|ed|ing assistance assistant|s associate|s|d associating associations
    assonance assorted assortment|s assuage|d assume|s|d assumption|s assurance|s assure|s|d
    assuredly assuring asterisk|s asteroid|s asthma asthmatic astigmatism astonished astonishes
    astonishing|ly astonishment astound|s|ed|ing astoundingly astray astringent astrologer|s
    astronauts astronomers astronomical|ly astrophysicist|s astroturfing astute aswell asylums
    asymmetric|al asymmetries asymmetry asymptote asymptotic at at-home ate atheist|s|ic
    atherosclerosis athlete|s athletic athleticism atleast atm atmosphere|s atmospheric atomized
    atomizer|s atoms atone|d atoning atop atrocious atrocities atrocity atrophied atrophy att|ic|y
    attach|es|ed|ing|ment|ments attack|s|ed|er|ers|ing attain|s|ed|ing|able|ment attempt|s|ed|ing
    attend|s|ed|ing attendance|s attendant|s attendee|s attention|s attentive attenuate|d
    attenuation attenuator attest|s|ed|ing attestation attics attire attitude|s attorney|s
    attract|s|ed|ing|ion|ions attractive|ness attributable attribute|s|d attributing attribution|s
    attrition attune|d atypical au auch auction|s|ed|ing audible audibly audience|s audio
    audiobook|s audiologist audiophile audit|s|ed|ing|ion|ions auditioned auditioning auditorium
    auditors auditory auf augment|s|ing augmentation|s aun aunties aunts auras auspices aussi
    austerity auth authentic authenticate|d authenticating authentication authenticity authored
    authoring authorisation authorise|d authoritarian|s authoritarianism authoritative authorities
    authority authorization|s authorize|s|d authorizing authors authorship autistic auto|s
    autoattack|s autobiographies autobiography autoclave autocorrect autocrat|s autofocus
    autograph|s|ed autoimmune automagically automaker|s automate|s|d automatic|s|ally automating
    automation automatons automobile|s automotive autonomous autonomy autopilot autopsies autopsy
    autre|s aux auxiliaries auxiliary av avail|able availability avait avaliable avec aven avenge
    avenues aver|t average|s|d averaging averse aversion|s averted averting avg avid avocado
    avoid|s|ed|ing|able avoidance avoir avowed await|s|ed|ing awake|s|n awakened awaking awarded
    awarding aware|ness away|s awed aweful awesome|ly|ness awful|ly awhile awkward|ly|ness awl
    awning awoke awp awry aws awsome axed axes axing axiomatic axioms axle|s axons aπo babble|s|d
    babbling babby babes babies baboon|s babysat babysit babysitter|s babysitting backbenchers
    backboard backbone|s backcountry backdoor|s backdrop|s backed backend backer|s backfield
    backfill backfire|s|d backfiring backflip background|s backhand|s|ed backhoe backing backlash
    backlight|s|ing backline backlit backlog|s backpack|s|er|ers|ing backpedal|ing backrest
    backroom backround backs backseat backside|s backslash backslide backsliding backspace
    backstab|s backstabbing backstage backstories backstory backstroke backtrack|ed|ing backup|s
    backward|s backwash backwater|s backwoods backyard|s bacons bacteria|s bacterial bacterium
    bad|ly|e|ness badass|es badassery baddest baddies baddy badge|s|d badgered badgering badging
    baffle|s|d baffling bag|s bagel|s baggage bagged baggie|s|r bagging baggy bagpipe|s baguette|s
    bail|s|ed|ing bailiffs bailout|s bait|s|ed|ing bajillion baked bakeries bakery bakes baking
    balaclava balance|s|d|r balancers balancing balconies balcony bald|ing|ness balearic
    balk|s|ed|ing ballads ballasts balled baller ballerina|s ballet ballgame balling ballistic|s
    balloon|s|ed|ing ballot|s ballpark ballplayer ballpoint balls|y ballsack balms balmy balsamic
    bamboozled ban|s|d|al banality bananas bancos bandage|s|d bandaging bandaid bandana bandanna|s
    banded bandied banding bandpass bands bandwagon|s|ers bandwidth baneling|s banged banger|s
    bangin banging bangs banish|es|ment banister bank|ed|er|ers|ing banknote|s bankroll|ed|ing
    bankrupt|s|ed|ing bankruptcies bankruptcy bannable banned banners banning banquets banter|ing
    baptised baptisms baptize|d baptizing bar|s|es|ed|ing|n|e barbaric barbarism barbarity
    barbecue|s|d barbecuing barbed barbell|s barbeque barbers barbiturates barcode|s bareback
    barebones barefoot barely barest bargain|s|ed|ing barge|s|d barging barista|s baritone
    bark|s|ed|ing barmaid barns barometer barracks barrages barred barrel|s|ed|ing barrelled
    barrelling barren barricade|s|d barricading barrier|s bartender|s bartending barter|ed|ing
    basal base|s|d|r|ment|ments baseball|s baseboard|s baseless baseline|s baseman baseplate|s
    basest bash|es|ed|ing basic|s basing basins basis bask|ed|ing basket|s basketball|s basses
    bassinet bassist|s bassline bassoon bastante bastard|s bastardization bastardized baste|d
    basting bastions bat|ed|ing|e batch|es|ing bath|s|es|ed|ing|e bathhouse|s bathrobe bathroom|s
    bathtub|s bathwater batons batshit batsman batsmen battalions batted batter|s|ed|ing|y
    batteries batting battled battlestation battling battre baubles baud bawdy bawl|ed|ing baying
    bayonets bazillion bazookas bb bball bbc bbq bby bc bcuz bd bday bdsm be beached beaches
    beacons beacuse bead|s|ed|ing|y beak|s|ers beamed beaming beams beanbag|s beans bearable
    bearded beards bearer|s bearing|s beastly beasts beatable beatdown beaten beater|s beating|s
    beats beaucoup beaut|y beauties beautiful|ly beautify became becasue because beckoned beckoning
    beckons become|s becoming becouse becuase bed|s bedbug|s bedded bedding bedfellows bedpost
    bedrock bedroom|s bedsheet|s bedside bedspread bedtime|s beef|s|ed|ing|y beefier beehives
    beeing beekeeper|s beeline been beeped beeper beeping beeps bees beet beetroot befall|s|en
    befell befits befitting before beforehand befriend|s|ed|ing befuddled beg|s began begat beget|s
    beggar begged begging beggining begin|s|ing beginner|s beginning|s begrudge begrudging|ly begun
    behalf behave|s|d behaving behavior|s|al behaviorist|s behaviour|s|al behead|s|ed|ing beheld
    behemoths behest behind|s beholden beholder behoove|s behover bein being|s belated belay|ing
    belching beleaguered beleive belief|s belies believable believe|s|d|r believers believing
    belittle|s|d belittling belive bellhop bellied bellies belligerent|s bellow|ed belly
    bellyaching bellybutton belong|s|ed|ing|ings beloved below belted belting belts bem
    bemoan|ed|ing bemused bench|es|ed|ing benchmark|s|ed|ing bend|s|ed|ers|ing|y beneath
    benefactor|s beneficial beneficiaries beneficiary benefit|s|ed|ing benefitted benefitting
    benevolence benevolent benign benis benzo|s benzodiazepine bequeath|ed berate|s|d berating
    bereaved bereavement bereft berm|s berries berth|s|ing beseech beset beside besieging
    besmirch|ed bespoke bested bestest bestiality besting bestof bestow|s|ed|ing bests bestseller|s
    bet|s|er betas betray|s|ed|ing|al betrothal betrothed betted better|s|ed|ing|ment betting
    bettor|s between betyder beurre bevel|s beverage|s bevy bewildered bewildering bewilderment
    beyond bezel|s bf bff bfs bg bi biased biases biasing bib|s bibliography bicarbonate bicep|s
    bicker|ing bicycle|s bicycling bicyclist|s bid|s|ing|e bidder|s bidding bidet bien bifocals
    bifurcated bifurcation big|s bigband bigger biggest biggies biggy bight bigot|s|ed bigotry
    bigwigs bij bike|s|d|r bikers biking bikini|s bilateral bile bilge bilingual bilirubin
    billboard|s billed billet|s billiard billing billion|s billionaire|s billionth billowing bimbo
    binaries binary bind|s|ers|ings bine binge|s|d binging binned binning binoculars binomial bins
    bioavailability biochemical biochemist biodegradable biodegrade biodiesel biodiversity biofilm
    biofuel|s biogas biographer biographies biography biologic|s|al|ally biologist|s biology
    biomass biome|s biopsies biopsy bios biosphere biotech biotics bipartisan biped|al biplane|s
    bipod|s bipolar bir birdies birds birth|s|ed birthdate birthday|s birthmark|s birthplace
    birthrate|s bis biscuits bisect|ed bisexual|s bisexuality bit|s|es|er|ers|ing|e
    bitch|es|ed|ing|y bitchiest bitchin bitrate bitter|s|ly|ness bitty bitumen biz bizarre|ly
    bizzare bj bjj bkb bla|t blab blabbed blabber|ing blabbing blackballed blacked blacken
    blackface blackhead|s blacking blacklisted blacklisting blacklists blackmail|s|ed|er|ing
    blackness blackout|s blacks blacksmiths bladder|s bladed blades blah blame|s|d blameless
    blaming blanched blanching blander blandest blanked blanket|s|ed|ing blanking blankly blare|s|d
    blaring blaspheme blaspheming blasphemous blast|s|ed|ers|ing blastocyst blatant|ly blather|ing
    blazed blazes bleached bleachers bleaches bleaching bleak|er bleary bleat|ing bled
    bleed|s|er|ing bleeped bleeping bleeps blemish|es|ed blend|s|ed|ers|ing blesses blessings blev
    blew bli|r blimp|s blind|s|ed|er|ers|ing|ly|ness blindfold|s|ed blindingly blindsided blinked
    blinker|s|ed blinking blinks blip|s blissful|ly blister|s|ed|ing blitzed blitzes blitzing
    bliver bloat|s|ed|ing bloatware blob|s blobbing blockade|s|d blockading blockage|s blockbusters
    blockchain blocked blockers blocking blocks blocky blocs blog|s blogger|s blogging blogspam
    bloke|s blond|s|es|e blooded bloodied bloodier bloodiest bloodshed bloodstain|s bloodstream
    bloodsuckers bloodthirsty bloodwork bloodworms bloody bloomed bloomer|s blooming blooms
    blossomed blossoming blot|s blotch|es|y blotter|s blotting blouse|s blowback blowed blower|s
    blowhole blowing blowjob|s blown blowout|s blows blowtorch blubber|ing bludgeon|ed|ing
    blueberries blued blueprints bluer bluff|ed|ing bluing blunder|s|ed|ing blunted bluntly blunts
    blur|s|t blurb|s blurred blurrier blurring blurry blurted blurting blurts blush|es|ed|ing
    bluster|ing bm bmw board|s|ed|er|ers|ing boardgames boardroom|s boast|s|ed|ing
    boat|s|ed|er|ers|ing boatload bobbed bobbin bobbing bobbles bod|s|es|y bodegas bodice bodied
    bodies bodily bodybuilder|s bodybuilding bodyfat bodyguard|s bodysuit bodyweight bog|s bogeyman
    bogeymen bogged bogging boggled boggles boggling bogus boil|s|ed|ers|ing boilerplate bokeh
    bolded bolder boldest boldly boldness bollards bolster|s|ed|ing bolted bolting bolts bolus
    bomb|s|ed|ers|ing|ings bombard|s|ed|ing|ment|ments bombsite bona bondage bonded bondholders
    bonding bondsman boned boneless boner|s bones bonfire|s bong|s bongos boning bonkers bonnes
    bonnets bonuses boob|s|ed|y boobies booed boogers boogeyman booing bookcase|s booked bookend|s
    bookie|s booking|s bookkeeper booklet|s bookmakers bookmark|s books bookseller|s bookshelf
    bookshelves bookshop|s bookstore|s boomed booming booms boonies boons boos|t boosted booster|s
    boosting boosts boot|s|ed|ing|able|y booths booties bootleg|s bootlegged bootlegging bootloader
    bootstrapped bootstrapping bootstraps booze|d boozing boozy bopped bopping bor|es|ed|ing|e
    borde|r bordered bordering borderline boredom borked borne boroughs borrow|s|ed|er|ers|ing|ings
    bosom|s bosons bossa bossed bosses bossing bossy bot|s botch|es|ed|ing both|er|ers bothered
    bothering bothersome botlane botnet botters botting bottle|s|d|r bottleneck|s bottling
    bottom|ed|ing bough|t bouldering boulders boulevards bounce|s|d|r bouncers bouncing bouncy
    bound|s|ed|ing boundaries boundary bounties bouquet|s bourbons bourgeoisie bout|s boutiques
    bouzouki bow|s|ed|ing bowel|s bowled bowlers bowls bowstring bowtie boxed boxers boxes boxing
    boxy boycott|s|ed|ing boyfriend|s boyish boys bp bpm bps bra|s|t braced bracelet|s braces
    bracing bracket|s|ed|ing brag|s braggart bragged bragging brah braided braiding braindead
    brained brainer brainier brainless brains brainstem brainstormed brainstorming
    brainwash|es|ed|ing brainwave|s braise braising braked brakes braking branched branches
    branching branded branding brandish|ed|ing brands brash brass|y brats bratty bravado braved
    braver|y braving brawling brawls braying braze|n brazing breach|es|ed|ing bread|s breadboard
    breadcrumb|s breadsticks breadth breadwinner|s break|s|ers|ing|able breakage|s breakaway|s
    breakdown|s breakfast|s breakout|s breakpoint|s breakthrough|s breakup breast|s|ed breastfed
    breastfeed|ing breastmilk breath|s|es|ed|er|ers|ing|e|able breathalyzer breathtaking bred
    breech|es breed|s|er|ers breeze|s|d breezing breh brethren breve brevity brew|s|ed breweries
    bribe|s|d bribery bribing brick|s|ed|ing brides bridesmaid bridged bridging
    brief|s|ed|ing|ings|ly briefcase|s briefest brigaded brigades brigading brigands
    brighten|s|ed|ing brighter brightest brightly brightness brilliance brilliantly brimmed
    brimming brims brine bring|s|ing brining briquettes brisk brisket bristled bristles bristling
    brittle bro broach|ed|ing broad|s|er|ly|en broadband broadcast|s|ed|er|ers|ing broadened
    broadening broadens broadest broadsheet broccoli brochure|s brogues broiled broiler broiling
    broke|r|n brokerage|s brokered brokering brokers bromance bronchitis bronzed bronzes brooch
    brooding broody broom|s broomstick broscience broth|s|er brotha brothel|s brought brouhaha
    brow|s browbeat|ing browned brownie|s brownish browse|s|d|r browsers browsing bruise|s|d|r
    bruisers bruising brunch brunette|s brunt brushed brushes brushing brutal|ly brutality
    brutalize|d brutalizing brute bruv bs btc bub bubble|s|d|r bubbling bubbly bucked bucket|s
    bucking buckle|s|d buckling bucks buddies budding budge|d|t budgetary budgeted budgeting
    budgets budgie|s budging buds buff|s|ed|er|ers|ing buffered buffering buffets buffoon|s bug|s
    bugged buggered buggering buggers buggies bugging buggy build|s|ers|ing|ings buildup|s built
    buisness bulb|s bulbous bulge|s|d bulging bulimia bulk|s|ed|ing|y bulkhead|s bulkier bullcrap
    bulldoze|d bulldozers bulldozing bullet|s bulletins bullied bullies bulling bullion bullpen
    bullshit|s bullshitted bullshitting bully|ing bum|s bumbling bummed bumming
    bump|s|ed|er|ers|ing|y bumpkin|s bun|s|ions|t bunched bunches bunching bundled bundles bundling
    bung bungalows bungee bungled bungling bunked bunkers bunks bunnies bunts buoy|s|ed buoyancy
    burbs burdened burdening burdens burdensome bureaucracies bureaucracy bureaucrat|s|ic bureaus
    burgeoning burgers burglar|s|y burglaries burglarized burgle|d burials buried buries burka|s
    burly burn|ed|er|ers|ing|ings|t burnouts burp|s|ed|ing burqa burrito|s burrowed burrowing burrs
    bursaries bursitis burst|s|ed|ing|y bury|ing bus|es|ed|ing|y|t bushel|s bushes bushing|s bushy
    busier busiest business|es businessman businessmen businesswoman busk|ers|ing bussed busses
    bussing busted bustier busting bustle bustling busts busty busybodies busybody but|s butane
    butchered butchering butchers butchery butted butter|ed|ing|y butterflies butthole|s butthurt
    butting buttload buttock|s buttoned buttoning buttons buttress buy|s|er|ers|ing buyback buyout
    buzzed buzzer|s buzzes buzzing buzzword|s bw by by-case by-line by-play by-side by-step byes
    bygone|s bylaw|s byline bypass|es|ed|ing byproduct|s bystander|s byte|s ca cab|s cabaret
    cabbage|s cabbie|s cabin|s cabinet|s cabled cables cabling cache|s|d|t caching cackle|s|d
    cackling cacophony cada cadaver|s cadences cadre|s cafes cafeteria|s caffeinated caffeine caged
    cages cagey caging cajole|d cajoling cake|s|d cakewalk caking calamities calcification
    calcified calcite calcium calcs calculate|s|d calculating calculation|s calculator|s calendar|s
    calender|s calf|s caliber|s calibrate|d calibrating calibration|s caliper|s callback called
    caller|s calligraphy callin calling|s callosum callous calls callus|es calmed calmer calmest
    calming calmly calms caloric calorie|s cals calve|s camaraderie camber|ed cambiar cambio
    camcorder|s came cameo|s camera|s cameraman cameramen camisole camo|s camouflage|d
    campaign|s|ed|er|ers|ing camped camper|s campfire|s campground|s camping camps campsite|s
    campus|es campy cams camshaft canals canard|s cancel|s|ed|ing cancellation|s cancelled
    cancelling cancer|s cancerous cand candid candidacy candidate|s candies candle|s cane|d
    canine|s caning canister|s canker cannabinoid|s canned cannibalism cannibalize|d cannibalizing
    cannibals canning cannister cannonballs cannons cannula canny canoe|s|ing canonization
    canonized canopies canopy cans cantaloupe|s canted canteen|s cantilever canvas|s|es canvassed
    canvassing capabilities capability capable capacitance capacities capacitive capacitor|s
    capacity capes capillaries capillary capita capital capitalisation capitalise|d capitalising
    capitalist|s|ic capitalization capitalize|s|d capitalizing capitols capitulate|d capitulating
    capitulation capped capping cappuccinos caps capsule|s captaincy captained captaining captcha
    caption|s|ed|ing captivated captivates captivating captive|s captivity captors capture|s|d
    capturing car|s|es|ed|er|ers|ing|e|te|t carafe caramels carat|s caravans carb|s carbohydrate|s
    carbon|s carbonate|d carbonation carboy carburetor|s carcass|es carcinogen|s|ic carcinoma
    cardamom cardboard carded cardholder cardiac cardigan carding cardio cardiologist|s
    cardiomyopathy cardiovascular cards careening career|s carefree careful|ly caregiver|s
    careless|ly|ness caressed caresses caressing caret caretaker|s cargo|s caricature|s|d cariso
    carnations carnivals carnivore|s carnivorous carotene carpal carpel carpentry carpet|s|ed|ing
    carpool carriage|s carriageway carried carriers carries carrot|s carrying carryover carted
    cartels cartilage carting carto|s|n cartons cartoon|s|y cartoonish cartoonist|s cartridge|s
    carts cartwheel|s carve|s|d carving|s cascaded cascading cased caseload cases caseworker cashed
    cashes cashews cashier|s|ing cashing casi casing|s casinos casket|s casks caso|s casserole|s
    cassette|s cast|s|es|ed|er|ers|ing|ings|e casta castigate|d castling castrate|d castrating
    castration casual|s|ly casualties casualty cat|s|er|ers|ion catabolism catalog|s|ed|ing
    catalogue|s|d cataloguing catalysts catalytic catalyze|d catalyzing catamaran catapulted
    catapulting catapults cataract|s catastrophe|s catastrophic catcall|s catch|es|ers|ing|y|ment
    catchier catchiest catchphrase|s categorical|ly categories categorisation categorise|d
    categorization|s categorize|s|d categorizing category catered caterer|s catering caterpillars
    catharsis cathartic catheter|s cathode catnip cattle catty catwalk|s caught cauldrons
    cauliflower caulk|ing causa causal causalities causality causation cause|s|d causing
    cauterize|d caution|s|ed|ing cautionary cautious|ly cavalry caveat|s caved caveman cavemen
    caves caving cavitation cavities cavity cb cc ccs cd cdr cds ce cease|s|d ceasefire|s ceasing
    cede|d ceding ceiling|s celeb|s celebrate|s|d celebrating celebration|s celebratory celebrities
    celebrity celery celibacy celibate cell|s cellist cello|s cellophane cellphone|s cellular
    cellulitis cellulose cement|s|ed|ing cemeteries censor|s|ed|ing censorship censure|d censuses
    cent|s|ers centered centering centerline centerpiece|s centimeter|s centimetre|s centralisation
    centralised centrality centralization centralize|d centralizing centrally centred centres
    centric centrifugal centrifuge|s centrism centrist|s centuries century ceo ceramic|s cereal|s
    cerebellum cerebral ceremonial ceremonies ceremony cert|s certain|ly certainties certainty
    certificate|s certification|s certifies certify|ing certitude cervical cervix ces cessation
    cesspit cesspool|s cetaceans cetera cette ceux ceva cf cfc cgi cgminer chafe|s|d chaff|ed|ing
    chafing chagrin chain|s|ed|ing chainmail chainsaws chair|s|ed chairlift chaise chakra
    chalk|s|ed|ing chalkboard|s challenge|s|d challenging chamber|ed championed championing champs
    chanced chances chancing chandelier change|s|d|r|able changelog changeover changers changing
    channel|s|ed|ing channelled channelling chant|s|ed|ing chaotic chap|s chapels chaperone|s
    chapped chapters char|s|m|t character|s characterisation characterise|d characteristic|s
    characterization|s characterize|s|d characterizing charade|s charcoal charge|s|d|r chargeback
    charging charismatic charitable charities charlatan|s charmer charming charred charring charted
    charters charting charts chased chases chasing chasms chassis chastise|s|d chastising chat|s
    chatroom chatted chattel chatter|s|ing chatting chatty chauffeur chauvinist|s cheap|er|ly|en
    cheapened cheapening cheapens cheapest cheapo cheat|s|ed|er|ers|ing checkbook|s checkbox|es
    checked checker|ed checkerboard checking checklist|s checkmark|s checkout|s checkpoint|s checks
    checkup|s cheekbone|s cheeked cheeks cheeky cheep cheer|ed|ing|y cheerful cheerleader|s
    cheerleading cheese|s|d cheeseburger|s cheesecakes cheesecloth cheesier cheesiest cheesing
    cheesy chefs chemical|s|ly chemist|s chemistries chemistry chemo chemotherapy chems cheque|s
    cherished cherishes cherishing cherries chessboard chest|s|ed chestnuts chevrons chewed chewing
    chews chiar chicanery chicken|s|ed|ing chickpeas chicks chics chide|d chiding chiefly
    childbirth childcare childfree childhood|s childish childless childlike children|s chilies
    chill|s|ed|er|ers|ing|y chillest chillies chime|s|d chiming chimney|s chimp|s chimpanzee
    chink|s chinos chins chipmunk chipped chipping chips chipset|s chirality chiropractor
    chirp|s|ed|ing chisel|s|ed|ing chit|s chitchat chives chloramine chlorinated chlorine
    chloroplasts chock|ed|ing chocolate|s chode choice|s choir|s choke|s|d|r chokers choking
    cholesterol chomped chomping choose|s|r choosers choosing choosy chopped choppers chopping
    choppy chops chopstick|s choral chord|s chore|s choreograph|ed|er|y chortle|d chortling
    chorus|es chose|s|n christened chromatography chromosome|s chronic|ally chronicled chronicling
    chronological|ly chronology chub chubbier chubby chucked chucking chuckle|s|d chuckling chug|s
    chugged chugging chummy chump|s chums chunk|s|ed|ing|y chunkier churches churchgoers
    churn|s|ed|ing chute chutney ci cichlids cider|s cierto cig|s cigar|s cigarette|s cilantro
    cilia cinch|ed cinemas cinematic|s cinematographer|s cinematography ciphers circa circle|s|d
    circlejerk|s|ing|y circling circuit|s circuitry circular|s circulate|s|d circulating
    circulation circumcise|d circumcising circumcision|s circumference circumnavigate circumscribed
    circumstance|s circumstantial circumvent|s|ed|ing|ion circuses cirrhosis cis cisgender cistern
    citations cite|s|d cities citing citizenry citizens citizenship|s civilian|s civilisation|s
    civilised civility civilizations civilize|d civilizing civilly civs ck clacking clad cladding
    claim|s|ed|ing claimant|s clam clamber|ing clammy clamor|ing clamour|ing clamp|s|ed|ing
    clamshell clan clanging clanking clap|s clapped clapping clarification|s clarified clarifies
    clarify|ing clarinet|s clarities clarity clashed clashes clashing clasp|s|ed|ing
    class|es|ed|ing|y classical|ly classics classier classiest classification|s classified|s
    classifier classifies classify|ing classism classist classless classmate|s classroom|s
    clatter|ing clause|s claustrophobic clave clavicle|s clawed clawing claws clays
    clean|s|ed|er|ers|ing|ings|ly cleanest cleanliness cleanse|s|d|r cleansers cleansing cleanup
"""
