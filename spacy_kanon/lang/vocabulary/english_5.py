"""Ordinary English words. Made by `bench/make_vocabulary.py`."""

WORDS = """
    newsfeed newsgroup|s newsletter|s newspaper|s newsworthy next nfl nhl nib|s nibble|d nibbling
    nicely niceness nicer nicest niceties nicety niche|s nicht|s nici nicked nickels nicking nickle
    nickname|s|d nicknaming nicotine nie|t niece|s nifty nigger|s niggle|s niggling nigh|t
    nightclub|s nighter nightgown nightlife nightlight nightly nightmares nightmarish nights
    nightshades nightshift nightstand nightstick nighttime nihilist|ic niin nije nilly nincompoop
    nineteenth nineties ningun ninguna ninnies ninny nip|s nipped nipping nipple|s nippy nit|s
    nitpick|ing|y nitrate|s nitrile nitrite|s nitrogen nitty nitwit|s niveau nivel nixed nixing nm
    nn nobility nobleman noblemen nobler noblest nobodies noch nod|s|es|e nodded nodding nodule|s
    noes nofap nog noget noggin noi noise|s noisier noisiest noisy nok nomadic nombre nomenclature
    nominal|ly nominate|s|d nominating nomination|s nominative nominee|s non nonchalant|ly
    noncombatants noncompliance nonconformist nonexistence nonexistent nonfiction nonhuman
    nonplussed nonprofit|s nonsense nonsensical nonsmoker|s nonstop nonviolent noob|s noodles nooks
    noon noose|s nootropics noped nor|m normal|s|ly normalcy normalisation normalise|d normality
    normalization normalize|s|d normalizing normative norms northward nos|es|ed|ing|e|y nosebleed|s
    nosedive nosey nosleep nosotros nostalgia nostalgic nostril|s not|s|es|ed|ing|ion|ions|able
    nota|te notably notarized notary notated notation|s notches notching notebook|s notepads
    noteworthy nother nothing|ness noticable notice|s|d|able noticeably noticing notification|s
    notified notifies notify|ing notoriety notorious|ly notwithstanding nought noun|s nourished
    nourishes nourishing nous novel|s novelist|s novelization novellas novelties novelty novice|s
    nowadays nowhere nozzle|s npc|s nsa nsfw nt nuance|s|d nub|s nuclear nucleation nuclei nucleons
    nucleotide|s nucleus nude|s nudge|s|d nudging nudist|s nudity nuestra nuestro|s nug|s
    nuisance|s nuke|s|d nuking nullification nullified nullifies nullify|ing nullsec
    numb|s|ed|er|ing|ness numbered numbering numbingly numeral|s numerator numeric|al|ally numero
    numerous numpad nun|s nunca nunnery nuptials nur nurse|s|d nurseries nursery nursing
    nurture|s|d nurturing nut|s|es nutcase|s nutcrackers nutjob|s nutmeg nutrient|s
    nutrition|al|ally nutritionist|s nutritious nutsack nutshell nutted nutters nuttier nutty
    nuzzle|s|d nuzzling ny nyc nylon|s nympho nymphs oaf oars oaths oats obedience obedient obese
    obesity obey|s|ed|ing obfuscate|s|d obfuscating obfuscation obit obituaries obituary
    object|s|ed|ing|ion|ions objectification objectified objectifies objectify|ing objectionable
    objective|s|ly objectivity objector|s obligate|s|d obligation|s oblige|s|d obliging oblique|s
    obliterate|s|d obliterating oblivious oblong obnoxious|ly obs obscene|ly obscenities obscenity
    obscure|s|d obscuring obscurity observable observance|s observant observation|s|al
    observatories observe|s|d|r observers observing obsess|es|ed|ing|ion|ions obsessive|ly
    obsolescence obsolete obstacle|s obstetrician obstruct|s|ed|ing|ion|ions obtain|s|ed|ing|able
    obtuse obv obverse obviate|s obvious oc occasion|s|al|ally occluded occultists occupancy
    occupant|s occupation|s occupied occupier occupies occupying occur|s|ed|ing occurance
    occurence|s occurred occurrence|s occurring ocd oceans och ocksa octaves octet octogenarian
    ocular od oddball|s odder oddest oddities oddity odds oder odometer odor|s odour oem oestrogen
    oeuvre of of-life of-state of-the-mill off|s|er|ers|al offence|s offend|s|ed|er|ers|ing
    offense|s offensive|s|ly offered offering|s offhand offical office|s|r officers official|s|ly
    officiant officiate|d officiating offlane|r offline offload|s|ed|ing offroad offseason offset|s
    offsetting offshoot|s offshore offside|s offsite offspring|s oft|en og ogled ogling ogsa ohms
    ohne oil|s|ed|ing|y oilfield|s oilier ointment|s okayed okc ol old|er|en oldest oldies
    oldschool oligarch|s|y oligarchies oligopolies oligopoly olika olives om omelet|s omelettes
    ominous omission|s omit|s omitted omitting omnipotence omnipotent omnipresent omniscient
    omnivores on on-one onboard oncologist|s oncoming onda onde one|s onerous oneself oneshot
    onesie ongoing onions online onlooker|s only ons onscreen onset onside onsite onstage ont onto
    ontological ontology ontop onus onward|s oodles oom oomph oos oozed oozes oozing op opacity
    opaque open|s|ed|er|ers|ing|ings|ly|ness operand|s operas operate|s|d operational operations
    operative|s operator|s ophthalmologist opiate|s opine|d opining opinion|s opinionated opioid|s
    opponent|s opportune opportunist|s|ic opportunities opportunity oppose|s|d opposing opposite|s
    opposition|s oppress|es|ed|ing|ion|ions oppressive oppressor|s opt|s|ed|ing|ion|ions optician|s
    optics optimal|ly optimisation|s optimise|d optimising optimism optimist|s|ic optimization|s
    optimize|s|d optimizing optioned optometrist or or-less orally orals oranges orator
    orbit|s|ed|ers|ing orbitals orbs orchards orchestral orchestras orchestrate|d orchestrating
    orchestration ordain|ed ordeal order|s|ed|ing|ly orderlies ordinal ordinance|s ordinary
    ordinate|s|d ordination ore|s oregano organ|s|ic organelles organically organisation|s
    organise|s|d|r organisers organising organism|s organist organization|s|al organize|s|d
    organizers organizing orgasm|s|ing|ic orgies orgs orgy orientate|d orientation|s oriented
    orienting orifice|s original|s|ly originality originate|s|d originating origination
    originator|s ornament|s|al ornamentation ornate orphanage|s orphaned orphans orthodontist
    orthogonal orthography orthotics os oscillate|s oscillating oscillation|s oscillator|s
    oscilloscope oss ostensibly osteoarthritis osteoporosis ostracised ostracize|d ostracizing osv
    osx ot other|s otherworldly otra|s otro|s ou ought oughta ounce|s our|s ourselves oust|ed|ing
    out|s|ed|er|ing|ings outa outage|s outbid outboard outbound outbreak|s outburst|s outcasts
    outclass|es|ed|ing outcome|s outcries outcrop outcry outdated outdid outdo|es|ing outdone
    outdoor|s outdoorsy outfield outfit|s outfitted outfitting outflank outflow outgoing|s outgrew
    outgroup outgrow|s|ing|n outgrowth outhouse|s outlandish outlasted outlasting outlawed
    outlawing outlay|s outlets outlier|s outline|s|d outlining outlive|s|d outliving outlooks
    outloud outlying outmatch|ed outnumber|s|ed|ing outpace|s|d outpacing outpatient
    outperform|s|ed|ing outplay|s|ed|ing outposts outpouring output|s outputted outputting
    outrage|s|d outrageous|ly outran outrank|s|ed outreach outright outro|s outrun outrunning
    outsell|s|ing outset outshine|s outshone outside|s|r outsiders outskirts outsmart|ed|ing
    outsold outsource|s|d outsourcing outspoken outstanding outstretched outstrip|s outstripped
    outstripping outta outvoted outward|s|ly outweigh|s|ed|ing outwit outwitted ovals ovarian
    ovaries ovary ovation|s oven|s over|s|ly|t overacting overalls overarching overbearing
    overblown overboard overbooked overburden|ed overcame overcast overcharge|s|d overcharging
    overclock|s|ed|ing overcome|s overcoming overcompensate|d overcompensating overconfident
    overcook|ed|ing overcrowded overcrowding overdeveloped overdid overdo|es|ing overdone
    overdose|s|d overdosing overdraft|s overdraw|n overdressed overdriven overdrives overdue
    overeat|ing overemphasize|d overestimate|s|d overestimating overestimation overexpose|d
    overexposure overextend|s|ed|ing overextension overfed overfeed|ing overfill|ed
    overflow|s|ed|ing overhand overhang|s|ing overhaul|s|ed|ing overhead|s overhear|s|d|ing
    overheat|s|ed|ing overhyped overindulge overindulgence overjoyed overkill overlaid overlap|s
    overlapped overlapping overlay|s|ed|ing overload|s|ed|ing overlook|s|ed|ing overlords overlying
    overnight overpaid overpasses overpay|ing|ment overplay|ed|ing overpopulated overpopulation
    overpower|s|ed|ing overpressure overpriced overproduce|d overprotective overqualified overran
    overrate|d overrating overreach|ed|ing overreact|s|ed|ing|ion|ions overridden override|s
    overriding overrode overrule|s|d overruling overrun|s overrunning oversaw overseas
    oversee|s|ing|n oversell|ing oversensitive overshadow|s|ed|ing overshoot|ing overshot
    oversight|s oversimplification|s oversimplified oversimplifies oversimplify|ing oversized
    oversleep|ing overslept oversold overspend|ing overspent overstate|s|d|ment overstating
    overstay|ed|ing overstep|s overstepped overstepping overstocked overstretched overstuffed
    oversupply overtake|s|n overtaking overtaxed overthink|ing overthrew overthrow|s|ing|n overtime
    overtly overtone|s overtook overtop overtrain|ing overtures overturn|s|ed|ing overuse|d
    overusing overvalue|d overvaluing overview|s overweight overwhelm|s|ed|ing overwhelmingly
    overwork|ed|ing overworld overwrite|s overwriting overwritten overwrote overzealous ovulate|d
    ovulating ovulation ovum owe|s|d owing own|s|ed|er|ers|ing ownership oxalate oxen oxidant|s
    oxidase oxidation oxides oxidize|s|d oxidizing oxygen oxygenate|d oxygenation oxymoron oτi oни
    oт oчeнь pa paced pacemaker paces pacified pacifier|s pacifist|s pacify|ing pacing package|s|d
    packaging packed packet|s packing packs pacts pad|s padded paddies padding paddle|s|d paddling
    padlock|s paedophile|s paedophilia pagar pageant|s paged pager|s pages pageviews paid pails
    pain|s|ed|t painful|ly painkillers painless painstakingly paintball|s paintbrush|es painted
    painters painting|s paints pair|s|ed|ing|ings pais|es pajamas pal|s|es|ed|er palatable palate|s
    paleontologists palest palette|s palindrome pallet|s palliative palmed palming palms palpable
    palpitations paltry pamper|ed|ing pamphlet|s pan|s|es|e|ic|t panacea pancake|s pancreas
    pancreatic pancreatitis pandemics pander|s|ed|ing panel|s panelist|s pangs panicked panicking
    panicky panics panned pannier|s panning panoramas pansexual pansies pantaloons panted pantheist
    pantheons panties panting pantomime pantries pantry pants pantyhose paparazzi paper|s|ed
    paperback|s paperclip|s paperweight|s paperwork papyri par|ed|ing|e|te|t para parabens parables
    parachute|s|d parachuting parade|s|d paradigm|s parading paradises paradoxes paradoxical
    paraffin paragliding paragraph|s parakeet|s paralegal|s parallel|s|ed|ing parallelism
    parallelization parallelize parallelogram paralysed paralysis paralytic paralyze|s|d paralyzing
    paramedics parameter|s parameterized paramilitary paramour paranoia paranoid paraphernalia
    paraphrase|s|d paraphrasing paraplegic|s parasites parasitic parasitism paratroopers parce
    parcel|s parched parchment pardoned pardoning pardons parece parental parentheses parenthesis
    parenthetical parenting parents pariahs parishes parishioners parity parkas parked parking
    parlance parle|r parlor|s parodied parodies parody|ing parole|d parried parries parrot|s|ed|ing
    parrying parse|s|d|r parsers parsing parsnips partake|s|n partaking parted parter partes
    parti|es|ed|r|er|al|ally partials participant|s participate|s|d participating participation
    participle|s particle|s particular|s|ly particularity particulate|s partido|s partisan|s
    partisanship partition|s|ed|ing partly partner|s|ed|ing partnership|s partook parts partum
    partway party|ing pas|s|te|t pasa|r pasado passable passage|s passageway|s passcode passe|s|d|r
    passenger|s passerby passers passersby passing passion|s passionate|ly passive|s|ly passport|s
    password|s pasta|s pasted pastel|s pastes pasteurize|d pastiche pasties pastime|s pasting
    pastors pastries pastry pasts pasture|s|d pasty patch|es|ed|ing|y patchwork patella
    patent|s|ed|ing|ly paternal paternity path|s|ing pathetic|ally pathogen|s pathological
    pathologies pathologist|s pathology pathophysiology pathway|s patient|s|ly patina patio|s
    patriarchal patriarchy patriotic patriotism patrolled patrolling patrols patronage patronise
    patronising patronize|d patronizing patrons patsies patted patter|s|n patterned patterning
    patterns patties patting paucity paupers pause|s|d pausing pave|s|d|ment|ments pavers paving
    pawed pawing pawned pawning pawns pawnshop|s paws pay|s|ed|er|ers|ing|ment|ments paycheck|s
    paydays payee payload|s payoff|s payout|s payroll|s paywall pb pc pci pcpartpicker pcs pd pdf|s
    pe pea peaceful|ly peachy peaked peaking peanuts pearled pearling pearls pears peasant|s peasy
    peaty pecans pecked pecker|s pecking pecs pectin pectoral|s peculiar peculiarities peculiarity
    ped|s|al pedagogy pedaled pedaling pedalling pedals pedant|s|ic pedantry peddle|s|d peddlers
    peddling pedestal|s pedestrian|s pediatric pediatrician|s pedicure|s pedigree|s pedo|s
    pedometer pedophile|s pedophilia pee|s|d|ing|n peeked peeking peeks peeled peelers peeling
    peels peeped peephole peeping peeps peered peering peers peeve|s|d peg|s pegged pegging peice|s
    pejorative pela pellet|s pelo peloton pelt|s|ed|ing pelvic pelvis pen|es|t|is penalise|d
    penalize|s|d penalizing penalties penalty penchant pencil|s|ed pendant|s pending penetrate|s|d
    penetrating penetration|s penetrative pengar penile penises pennants penned pennies penning
    pensar pense pension|s|er|ers pentagrams pentameter pentatonic pentru penultimate peon|s
    people|d peor peppercorns peppered peppering pepperoni peptide|s perc perceive|s|d perceiving
    percent|s percentage|s percentile|s perception|s perceptive perch|es|ed|ing|e perchance
    percieved percolate percolator percussion percussionist perennial|s perfect|s|ed|ing|ly|ion
    perfectionist|s perforate|d perforation|s perform|s|ed|er|ers|ing performance|s performative
    perfume|s|d perfusion peril|s perimeter|s perineum period|s|ic periodical|s|ly peripheral|s
    perish|ed|ing|able perishables perjury perk|s|ed|y perkier perm|s|ed perma permabanned
    permalink permalinksaveparenteditdeletereply permanence permanency permanent|s|ly permeability
    permeate|s|d permeating permissible permission|s permissive permit|s permitted permitting
    permutation|s peroxide perp perpendicular perpetrate|s|d perpetrating perpetrator|s
    perpetual|ly perpetuate|s|d perpetuating perpetuity perplexed perplexes perplexing
    persecute|s|d persecuting persecution|s perseverance persevere|d persevering persimmons
    persist|s|ed|ing persistence persistent person|s|er|al|able personage personalised
    personalities personality personalize|d personalizing personals personas personhood
    personification personified personifies personify|ing personne personnel perspective|s
    persuade|s|d persuading persuasion|s persuasive pertain|s|ed|ing pertinent perturbation|s
    perturbed perusal peruse|d perusing perv|y pervade|s|d pervading pervasive perverse
    perversion|s pervert|s|ed|ing pesky pesos pessimism pessimist|s|ic pessoas pest|s|er pestered
    pestering pesticide|s pestle pet|s petals petard petered petite petition|s|ed|er|ers|ing
    petrified petrochemical|s petrol petted petting petulant petunias peu|t peux pews pf phalanges
    phallic phallus pharmaceutical|s pharmacies pharmacist|s pharmacy phase|s|d phasers phasing
    pheasants phenol phenomena phenomenal|ly phenomenon|s phenotype|s pheromone|s phials
    philandering philanthropist|s philanthropy philosopher|s philosophical|ly philosophies
    philosophize philosophizing philosophy phimosis phishing phlebotomist phlebotomy phobia|s
    phobic phone|s|d|y phoneme|s phonetic|s|ally phonies phoning phono phonograph phonology phony
    phosphate|s phosphorus photo|s|n photocopied photocopier photocopies photocopy|ing
    photograph|s|ed|er|ers|ing|ic|y photojournalist photons photoreceptors photoshoot photoshopped
    photoshopping photosynthesis php phrase|s|d phrasing phylogeny physic|s|al|ally physicality
    physicals physician|s physicist|s physio|s physiological|ly physiologist physiology
    physiotherapist physiotherapy physique|s phytoplankton pianist|s piano|s pic|s
    pick|s|ed|er|ing|ings|y pickaxe|s picket|s|ed|ing pickier pickled pickling pickpocket|s
    pickup|s picnic|s pictorial picture|s|d picturing piddle piddling piece|s|d piecing pierced
    piercer|s pierces piercing|s pies pig|s|ment|ments pigeon|s pigeonhole|d pigeonholing piggies
    pigging piggyback|ed piglets pigmentation pigmented pigtail|s pile|s|d pileup pilfer|ed|ing
    pilgrimage|s piling pill|s|ion pillage|d pillaging pillboxes pilloried pillow|s pillowcase|s
    pilot|s|ed|ing pimped pimping pimple|s pimply pin|s|ed|ing|t pincer|s pinch|es|ed|ing pinecones
    ping|s|ed|ing pinhole pinks pinnacle pinned pinning pinpoint|s|ed|ing pinprick pinstripes
    pintail pints pinup pioneered pioneering pious pipe|s|d pipeline|s pipette|s piping pips piqued
    piques piracy pirated pirating piss|es|ed|ing|e|y piste pistils pistol|s piston
    pitch|es|ed|ers|ing pitchforks pitfalls pithy pitied pities pitiful pits pittance pitted
    pitting pituitary pity|ing piu pivot|s|ed|ing|al pixel|s pixelated pizza|s pk placard|s
    placate|d placating placebo|s placed placeholder|s placement|s placenta|s placer places placing
    plagiarised plagiarism plagiarist plagiarize|d plagiarizing plagued plagues plaguing
    plain|er|ly plaintext plaintiff|s plan|s|es|ed|er|ing|e planet|s planetoid planks planned
    planner|s planning plantain|s plantation|s planted planter|s planting plants plaque|s plasmid|s
    plaster|s|ed|ing plastic|s plasticity plate|s|d plateau|s|ed|ing platelet|s
    platform|s|er|ers|ing plating platitude|s platonic platoon|s plats platter|s plausibility
    plausible plausibly play|s|ed|er|ers|ing|able playability playback playcalling playerbase
    playful|ly playground|s playgroup|s playin playlist|s playmaker playoff|s playpen playset
    playstyle|s playtest|ing plaything|s playthrough|s playtime playwright|s plazas plea|d pleaded
    pleading pleads pleasantly pleasantries pleased pleaser|s pleases pleasing pleasurable
    pleasure|s|d pleasuring pleated pleats pleb|s plebeian|s plebiscite pled pledge|s|d pledging
    plentiful plenty plenum plethora plexi plexus pliers plight|s plimsolls plinth plod plodding
    plonk plop|s plopped plopping plot|s plotline|s plotted plotter|s plotting plough|ed|ing
    plow|s|ed|ing plox ploy|s pls pluck|s|ed|ing|y plug|s plugged plugging plugin|s
    plumb|ed|er|ers|ing plumes plummet|s|ed|ing plump|er|ing plums plunder|ed|ing plunge|s|d|r
    plungers plunging plunk|ed|ing plural|s pluralism plurality pluses plush|y plushies plusses
    plutocracy plutocrat|s plutot ply|ing plywood plz pm pms pneumonia pneumothorax png
    poach|ed|er|ers|ing pock pocket|s|ed|ing pocketbook|s poco podcast|s podded podding pode|r
    podia podiatrist podium|s podria pods poem|s poeple poet|ic poetry pogrom|s poignant
    point|s|ed|ers|ing|y pointier pointless|ly poise|d poison|s|ed|ing|ings poisonous poke|s|d
    pokers poking polarisation polarised polarising polarities polarity polarization polarize|s|d|r
    polarizing pole polemic|s police|s|d policeman policemen policewoman policies policing policy
    policymakers polished polisher polishes polishing polite|ly|ness politest politic|s|al|ally
    politica politician|s politicised politicize|d politicizing politico|s polities politique|s
    polity polka poll|s|ed|ing|en pollinate|d pollinating pollination pollinators pollster|s
    pollutant|s pollute|s|d|r polluters polluting pollution polos pols poly|s polyamorous polyamory
    polycarbonate polyester polygamous polygamy polyglot polygons polygraph polymath polymer|s
    polymerase polymorphism polynomial|s polyps polystyrene polytheist|s polyurethane pommel pomp
    pompous pondered pondering ponders pone|r ponies pontificate pontificating pontoon ponytail|s
    poo|r pooch poodle poofs pooled pooling pools poop|s|ed|er|ing|y poorer poorest poorly pop|s
    popcorn popped poppers poppet poppies popping populace popular|ly popularised popularity
    popularization popularize|d popularizing populate|s|d populating population|s populist|s
    populous popup|s por|es|ed|ing|n|t porcelain porch pork porno pornographer pornographic
    pornography pornstar|s porosity porous porpoise|s porque porridge portability portable|s
    portals ported portfolio|s porting portion|s|ed|ing portly portmanteau portrait|s
    portray|s|ed|ing|al portrayals ports pos|es|ed|er|ers|ing|e poseur|s posh posible
    posit|s|ed|ing|ion|ions positional positioned positioning positive|s|ly positivist positivity
    positon positron|s posses|s possessed possesses possessing possession|s possessive possessor
    possibilities possibility possible|s possibly possums postage postcard|s postcode postdoc|s
    posted poster|s posterior posterity postgrad postgraduate posting|s postmodern postmodernist
    postmortem postpartum postpone|d|ment postponing posts postseason postulate|s|d postulating
    postulation posture|s posturing pot|s|ions potato|es potency potent potential|s|ly potentiality
    potentiate potentiation potentiometer|s pothead|s pothole|s potpourri potshots potted potties
    potting potty pouch|es poultry pounced pounces pouncing pound|ed|ing pour|s|ed|ing
    pout|s|ed|ing pouvoir pov poverty powder|s|ed|y powered powerful|ly powerfull powerhouse|s
    powering powerless powerlifting powerplay pox pp ppg ppl ppm ppr pps ppt ppv pr pra|y|m
    practica practical|s|ly practicalities practicality practice|s|d practicing practicum
    practise|s|d practising practitioner|s pragmatic|s pragmatism pragmatist|s praised praises
    praiseworthy praising prance prancing prank|s pranksters pratique prattle prattling prawns
    prayed prayer|s praying prays pre|en|y prea preached preachers preaches preaching preachy
    preamble preamp prearranged prebuilt precarious precaution|s precede|s|d precedence precedent|s
    preceding precept|s preceptor precession precincts precipitate|s|d precipitating precipitation
    precise|ly precision|s preclude|s|d precluding precognition preconceived preconception|s
    precondition|s precum precursor|s predate|s|d predating predators predatory predecessor|s
    predefined predestined predetermined predicament|s predicate|s|d predict|s|ed|ing|ion|ions|able
    predictability predictably predictive predictor|s predilection|s predispose|s|d
    predisposition|s predominance predominant|ly predominate|ly preempt|ed preemptive|ly preening
    preexisting prefab|s prefabricated preface|s|d prefacing prefer|s|ed|able preference|s
    preferential preferred preferring prefix|es|ed|ing preflop prefolds preform|s|ed|ing pregame
    pregnancies pregnancy pregnant pregunta preheated preheating prehistoric preinstalled prejudge
    prejudging prejudice|s|d preliminary preload|ed|ing premade|s premarital premature|ly
    premeditated premiere|s|d premiering premise|s|d premiss premiums premonitions prenatal|s
    prenup preoccupation preoccupied preoccupy preordained preorder|s|ed|ing prep|s prepaid
    preparation|s prepare|s|d|r preparedness preparing prepay|ment prepend preponderance
    preposition|s preposterous prepped prepping preppy preprocessor prepubescent prequel|s
    prerecorded prerelease|s prerequisite|s prerogative preschool|s|er|ers prescribe|s|d
    prescribing prescription|s prescriptive preseason presence|s present|s|ed|er|ers|ing|ly|able
    presentation|s preservation preservative|s preserve|s|d|r preserving preset|s preside|s|d
    presidencies presiding pressed presser presses pressing pressure|s|d pressuring pressurised
    pressurize|d prestigious presume|s|d presuming presumption|s presumptuous presuppose|s|d
    presupposing presupposition|s preteen pretence|s pretend|s|ed|ing pretense|s pretension|s
    pretentious preterm pretext|s prettier prettiest pretty pretzel|s prevail|s|ed|ing prevalence
    prevalent prevent|s|ed|er|ing|ion|able preventative preventive preview|s|ed|ing previous|ly
    preyed preying preys priced priceless prices pricey pricier priciest pricing prick|s|ed|ing|ly
    pricy prided prideful prides pried priesthood priests primacy primaries primarily primary
    primate|s primed primera primers primes priming primitive|s prin|t princely princesses
    principal|s principalities principle|s|d printed printer|s printing|s printout|s prints prion
    priori priorities prioritise|d prioritising prioritization prioritize|s|d prioritizing priority
    priors prise prison|s|er|ers prissy pristine privacy private|s|ly privation privatisation
    privatise|d privatising privatization privatize|d privatizing privilege|s|d privileging privy
    prize|s|d proactive|ly prob|s|es|ed|ing|ly|e|able probabilistic probabilities probability
    probably probate probation probiotic|s problem|s|e problema|s problematic problemo proboscis
    proc|s procedural|ly procedure|s proceed|s|ed|ing|ings process|es|ed|ing|ion|ions processor|s
    proclaim|s|ed|ing proclamations proclivities proclivity procrastinate|d procrastinating
    procreate|d procreating procreation procure|d|ment procuring prod|s prodded prodding prodigies
    produce|s|d|r producers producing product|s|ion productive productivity profane profanities
    profanity profess|es|ed|ing|ion|ions professional|s|ly professionalism professors professorship
    proffer|ed proficiencies proficiency proficient profile|s|d profiling profit|s|ed|ing|able
    profitability profiteer|s|ing profound|ly profs profundity profusely prog progenitors progeny
    progesterone progestin prognosis program|s|ed|ing programa programmable programme|s|d|r
    programmers programming progress|es|ed|ing|ion|ions progressive|ly prohibit|s|ed|ing|ion|ions
    prohibitionist|s prohibitive|ly project|s|ed|ing|ion|ions projectile|s projectionist
    projector|s prokaryotes prolactin prolapse|d prole|s proletarian|s proletariat proliferate|d
    proliferating proliferation prolific prolly prologue prolong|s|ed|ing prom prominence
    prominent|ly promiscuity promiscuous promise|s|d promising promo|s|te promoted promoter|s
    promotes promoting promotion|s|al promotor prompt|s|ed|er|ing|ly promulgate|d pronation prone
    prong|s pronoun|s pronounce|s|d|ment|ments pronouncing pronto pronunciation|s proof|s|ed|ing
    proofread|er|ing propably propaganda propagandist|s propagandize|d propagandizing propagate|s|d
    propagating propagation propane propel|s propellant|s propelled propeller|s propelling
    propensity proper|ly properties property prophecies prophecy prophesied prophesies prophesy|ing
    prophetic prophylactic prophylaxis propoganda proponent|s proportion|s|ed|al|ally
    proportionality proportionate|ly proposal|s propose|s|d|r proposing proposition|s|ed|ing
    propped propper propping proprietary proprietor|s propriety proprioception propuesta|s
    propulsion proscribe|d proscription prose prosecute|s|d prosecuting prosecution|s prosecutor|s
    proselytize proselytizing prospect|s|ing prospective prospered prospering prosperity prosperous
    prospers prostate|s prosthesis prosthetic|s prostitute|s|d prostituting prostitution prostrate
    protagonist|s protect|s|ed|ing|ion|ions protectant protectionism protectionist protective
    protectorates protectors protein|s protest|s|ed|er|ers|ing protestations protestor|s protocol|s
    protons prototype|s|d prototyping protracted protractor protrude|s protruding protrusion|s
    proud|er|ly proudest provable provably prove|s|d|n provenance proverb proverbial provide|s|d|r
    providers providing province|s provincial proving provision|s|ed|ing|al proviso provocateurs
    provocation|s provocative provoke|s|d provoking prowess prowl|ing proxies proximity proxy
    proyecto prude|s prudent prudish prune|s|d pruning pry|ing pseudo pseudonym|s pseudoscience
    psoriasis psp pst psu psuedo psyche|s|d psychedelic|s psychiatric psychiatrist|s psychics
    psyching psychoactive psychoanalysis psychoanalyst psychological|ly psychologist|s psychology
    psychopath|s|ic|y psychopathology psychos|is psychotherapist psychotherapy psychotic|s psychs
    pts|d pub|s|es|ic|is puberty pubescent public|s|ly|ally publication|s publicise|d publicist|s
    publicity publicize|d publicizing publico publish|es|ed|er|ers|ing pucker|ed|ing pucks
    pudding|s puddle|s pudgy pueblos pueda puede|s|n puedo puesto puffed puffer|s puffing puffy
    pug|s puke|s|d puking pull|s|ed|er|ers|ing pullback pulldown|s pulleys pullovers pullup|s
    pulpit pulpy pulsating pulsed pulses pulsing pulverized pummel pump|s|ed|ing pun|s|y|t
    punch|es|ed|ers|ing|able|y punchier punchline punctuate|d punctuation puncture|s|d puncturing
    pundit|s punish|es|ed|ing|able|ment|ments punitive punks punning punny punted punter|s punting
    punto punts pup|s pupil|s puppet puppeteers puppies puppy purchasable purchase|s|d|r purchasers
    purchasing pure|es|ed|r|ly|e purebred purest purged purges purging purification purified purify
    purist|s puritanical purples purport|s|ed|ing purportedly purpose|s|d|ly purposeful|ly
    purposing purr|s|ed|ing purse|s|d pursing pursue|s|d pursuing pursuits purveyor|s purview pus|s
    push|es|ed|er|ers|ing|y pushback pushover|s pushup|s pussies pussy pussyfoot|ing pustules put|s
    puta putrid putted putter|s|ing putting putts puzzle|s|d|r|ment puzzling pv pvc pve pvp pwned
    py pylon|s qb qbs qq qu'il|s qu'on quackery quacking quacks quadrants quadratic quadruped
    quadruple|s|d quadrupling quads quaint quaking quale qualia qualification|s qualified
    qualifier|s qualifies qualify|ing qualitative qualities quality qualm|s qualquer quandaries
    quandary quantifiable quantification quantified quantifier quantifies quantify|ing quantitative
    quantities quantity quantization quantize|d quarantine|s|d quarantining quarks quarrel|s|ing
    quarries quart|s|er|ers quarterback|s quartered quarterfinal quartering quarterly quartets
    quartile quash|ed|ing quasi qubit|s que|er|ers queasy quell|ed quello quelques quench|ed|ing
    queried queries query|ing quest|s|ed|ing|ion|ions questionable questioned questioner
    questioning questionnaire|s questline questo queue|s|d|ing queuing qui|d|en|te|t quibble|s
    quibbling quickened quickens quicker quickest quickie|s quickly quickness quiere|s|n quiero
    quiet|s|ed|er|ing|ly quietest quills quilt|s|ing quintessential quintile|s quip|s quipped
    quirk|s|y quits quitted quitter|s quitting quiver|s|ed|ing quiz quizzed quizzes quizzing quo|te
    quoi quota|s quotable quotation|s quoted quotes quotient quoting rabbits rabid rabies racecar
    raced racehorse racers races racetrack|s racial|ly racialist raciest racing racism racist|s
    rack|s|ed|ing racket|s racquet|s racy rad|s radar|s radials radians radiate|s|d radiating
    radiation radiator|s radical|s|ly radicalisation radicalised radicalization radicalize|d
    radicalizing radii radio|s|ed radioactive radioactivity radiologist radiotherapy radishes
    radius raffles raft|s|er|ers|ing rag|es|ed|ers|ing|e raga ragequit ragga ragged ragging raided
    raiding raids rail|ed|ing|ings railroaded railroading railroads rain|ed|ing|y raincoat rainfall
    rainforests rainstorm|s raise|s|d raisers raising raisins raison rake|s|d raking rallied
    rallies rally|ing ram ramble|s|d rambling|s ramification|s rammed ramming ramp|s|ed|ing
    rampages rampaging rampant ran|t ranches ranching random|s|ly|ness randomised randomization
    randomize|s|d randomizing rang|es|ed|ing|e rangefinders rank|s|ed|ing|ings ransack|ed|ing
    ransomed ransoms ranted ranting|s rants rape|s|d|y rapidity rapidly raping rapist|s rapped
    rapper|s rapping rapport rare|s|r|ly rarefied rarest rarities rashers rashes rasp raspberries
    raster rat|s|es|ed|er|ing|ings|e|ion|ions|t ratcheted ratcheting ratchets rather ratification
    ratified ratify|ing ratio|s rational|s|es|ly|e rationalisation rationalise|d rationalising
    rationalist|s rationality rationalization|s rationalize|s|d rationalizing rationed rationing
    ratted ratters ratting rattle|s|d rattling ratty raunchy ravaged ravages ravaging rave|s|d|r
    ravers ravines raving|s raw|s rawest rax razed razes razing razon razors rb rbs rc re
    reabsorb|ed reach|es|ed|ing|able reacquire react|s|ed|ing|ion|ions reactant|s reactionaries
    reactionary reactivate|d reactivating reactivation reactive reactivity reactor|s readability
    readable reader|s readership readied readies readily readiness reading|s readjust|ed|ing|ment
    readout|s reads ready|ing reaffirm|s|ed|ing reaffirmation reagent|s real|s|es|er|ly|y|m realest
    realidad realign|ed|ing|ment realisation realise|s|d realising realism realist|s|ic realities
    reality realization|s realize|s|d realizing reallly reallocate|d reallocation realmente
    realtime reamed reaming reanimate|d reanimating reap|s|ed|ing reappear|s|ed|ing reappearance
    reapplication reapplied reapply|ing reapproved rear|s|ed|ing rearrange|s|d|ment rearranging
    reasonable reasonably reasoned reasoning reasons reassemble|d reassembly reassert
    reassess|ed|ing|ment reassign|ed|ment reassurance|s reassure|s|d reassuring reattach|ed|ing
    rebalance|s|d rebalancing rebar rebate|s rebelled rebelling rebellions rebellious rebels
    rebind|ing reboot|s|ed|ing rebound|s|ed|er|ing rebrand|ed|ing rebreather rebroadcast rebuff|ed
    rebuild|s|ing rebuilt rebuke|s|d rebuking rebut rebuttal|s rebutted rebutting rebuy
    recalculate|d recalibrate|d recalibrating recalibration recall|s|ed|ing recant|ed|ing recap|s
    recapped recapping recapture|d recapturing recast|ing reccomend recede|s|d receding receipt|s
    receive|s|d|r receivers receiving recency recent|ly receptacle|s reception|s receptionist|s
    receptive receptor|s recess|es|ed|ion|ions recessive recharge|s|d|able recharging
    recheck|ed|ing recidivism recieve|d|r recieving recipe|s recipient|s reciprocal reciprocate|s|d
    reciprocating reciprocity recirculate recirculating recital|s recitation recite|s|d reciting
    reckless|ly reckon|s|ed reclaim|s|ed|ing reclassification reclassified reclassify|ing
    recline|s|d|r recliners reclining recluse|s recode recoding recognise|s|d recognising
    recognition recognizable recognize|s|d recognizing recoil|s|ed|ing recollect|ion|ions
    recombination recombine recomend recommend|s|ed|ing recommendation|s recompense recompile|d
    recompiling recompose reconcile|s|d reconciliation reconciling reconditioned reconditioning
    reconfigure|d reconfiguring reconnect|s|ed|ing|ion reconsider|ed|ing reconsideration
    reconstitute|d reconstruct|ed|ing|ions record|s|ed|er|ers|ing|ings recount|s|ed|ing
    recoup|ed|ing recourse|s recover|s|ed|ing|y recoveries recreate|s|d recreating recreational|ly
    recreations recruit|s|ed|er|ers|ing|ment recs rectal rectangle|s rectangular rectification
    rectified rectifier rectify|ing rectum|s rectus recuperate recuperating recuperation recur|s
    recurrence recurring recursion recursive recurve|s recut recyclable|s recycle|s|d|r recyclers
    recycling redact|ed|ing redan redder reddest reddish reddits redecorate redecorating
    redeem|s|ed|ing|able redefine|s|d redefining redefinition redeploy|ed|ing redeposit
    redesign|s|ed|ing redevelop|ed|ment redhead|s rediculous redid rediquette redirect|s|ed|ing|ion
    rediscover|ed|ing|y redistribute|s|d redistributing redistribution redlines redneck|s redness
    redo|ing redone redouble redownload redpill redraft redraw|s|ing|n redress redrew redstone
    reduce|s|d|r reducers reducing reduction|s reductionism reductionist reductive redundancies
    redundancy redundant reefs reeked reeking reeks reelect|ed|ion reeled reeling reels
    reenact|ed|ing|ment|ments reenter|ed|ing reentry reestablish|ed|ing reevaluate|d reevaluating
"""
