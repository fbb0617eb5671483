"""Ordinary words (fr). Made by `bench/make_vocabulary.py`."""

WORDS = """
    maestro|s mafia|s mafioso|s magazine|s mage|s magie magister magistral|es magistrate magma|s
    magnas magnificence magnifier magnifies magnifique magnitude|s magnolias magnum|s maharajah
    mail|s|er maillots mains maint maintenance maintenant maison maitre majora|s majorera majorite
    malabar maladies malaga malaise malaria malcontent|s malformation malgache malice maligne|s
    malnutrition malt|s mambos mamy management|s manager|s manche|s mandais mandalas mandale
    mandante|s mandarin|es mandat|es|e mande|s manga|s mange|r mania|s manier|e manifesta
    manifestante|s manifestation|s manifeste|r manifold|s manipula manipulable|s manipulation|s
    manipule mannequin|s mannes manoeuvre|s manque mansion|s manuelles manufactura|s
    manufacture|s|r manufacturera|s mao maori maquilla|s maquillage maquille maraca|s marathon|s
    marauder marcha|s marchante|s marche mardi margarine margina marginal|es|e mariachi|s mariage
    marias marida marijuana|s marinade|s marinas mariner marinera|s marital|es maritime|s marketing
    marmelade marmite marmot marque marras marries marshals marsupial martes martingale martini|s
    martyr|s masculine maso masque massacre|s massage|s masses masseuse massive|s mastique
    mastodonte|s masturba|s masturbation masturbe matador match|s|es matcha mate|s matiere matin|al
    matinales matorral matriarcal matrices matricule matrimonial|es matte|s maturation mature|s
    mauser mauvais|e mauve maximal|es|e maximise maximum|s maxis mayas mayonnaise mazas me mec|s
    media|s medium|s meeting|s megawatt|s meilleur|s|e melon|s membrane|s membres meme|s memoire
    memorandum menace|s menage menas mener menhir menstruation ment|es|e|al|is mentale|s menthol|s
    menti|r mentira|s mentors menu|s|es|e mer|e mercantile|s merchandising merci merda merde
    meringue merite merlot mes mescaline message|s messe|s messin mesura mesure|s met metres metro
    mettre meus meute mezzanine micas micro|s|n microbe|s microfilm microns microphone|s
    microscope|s midi|s mien migra migraine|s migrant|s|es|e migration|s migre milieu milita
    militaire militant|s|es|e milliards million|s mils mimas mime|s mimosa|s minarets minas mince
    mine|s minera|s minez mini|s miniature|s minima minimal|es|e minimise minimum|s minions
    ministre minium minora minuscule minute|s|r miracles mirador mirage mirai|s miras mire|s misa|s
    misanthrope mise|r misera misse|s missile|s mission|s missive mistral mit|es|er|e mita|s mitral
    mitre mixe|r mixers mixte mixture|s mn mns mobile|s moche modal|es|e mode|s|m modela modele|r
    modems moderne|s modifiable modification|s modifier modifies modula modulable modulation
    module|s mohair moindre moire moitie moka moleskine molesta|s moleste|s|r molle|t mollies
    moment|s mon|te monacal|es monarchies monda monde mondial|e mongol|s|es monitoring monochrome
    monocle|s monoclonal monocorde monoculture|s monogame monologue|s monoparental|es monopole
    monorail monotone|s monsieur montage|s montais montante|s montas montera montes montre|r
    monument|s|al monumentale|s moral|e morbide mord|s|e morgana morgue mormon|s|es morose morphine
    mort|s mot|s|ion|ions motard motel|s motif|s motiva|s motivante motivation|s motive|s moto|s
    mototaxi|s motrices mou mouche mousse|s moustache|s mouvement moyen|s moyenne moyes mua
    muchacho|s muchas mue|r muera|s muffin|s muleta|s multicolores multiforme|s multilingue
    multimodal|es|e multinational|es|e multiple|s multiplication multiplier multiplies multiracial
    multitude|s municipal|es munition|s mural|es murmura murmure mus|es musas muscle|s museum|s
    musical|es|e musique musse|s mustang|s musulman|s|es mut|es|e|able mutables mutant|s|es|e mutas
    mutation|s mutila mutilation|s mutuel mystifies mystique mythologies nacelle|s nage naif
    naive|te nanas napalm narra|s narration|s narrative|s narre nasal|es|e nase nasse|s natales
    national|es|e nationalisation nations native|s nature|s naturel naturelle navaja|s navajo|s
    naval|es navigable navigation nazis ne necessaire nectar neige nem nerf|s net|s nettes
    neural|es|e neuronal|es|e neutralise neutrino|s neutron|s news nias niche|s nicotine nid|s nie
    nirvana nitrate|s nival niveau nivela noce nocturne nodal|es nodule|s noir|e noise|s nom|s|es|e
    nomade nombre|s nombreuses nombreux nomenclature nominal|es|e nomination|s nominative nomine
    nomma non-stop nonce nonchalance nonchalant nones nopal noria|s normal|es|e normalise
    normative|s nos nosocomial|es nostalgie notable|s notarial|es notas notation|s note|s|r
    notice|s notification|s notifier notifies notion|s nougat nouveau nouveaux novembre novice|s
    novillero|s nu nuance|s nuas nubile nucal nucleaire nue|s nui|t nuisance|s nul nurse|s nursery
    nursing nutrition nutritive nylon|s nympho objection|s objective|s objet|s oblate obligation|s
    oblige|s oblique|s oblong obscure|s observa|s observance|s observant observation|s observe|s|r
    obsession|s obsessive obsolescence obstacle|s obstina obstruction|s obstructive obtuse obverse
    obvia|s ocarina occasion|s occidentales occipital occlusion occlusive occupant|s occupation|s
    occurrence|s ocelot|s ocres octal octane octaves octet octobre octogonal|es oculus ode oeil
    oeuvre offense|s offensive|s office|s official officiant officinale offre ogre|s ohm|s oie ois
    oligarchies olives ombre|s omelette|s omission|s omit omnipotent|es|e omniscient|e omnium
    omnivore|s once|s onde ondula ondulante|s ont opaque open|s opina|s|is opine|s opinion|s
    opinons opium opossum|s oppidum opportun|e opposable oppose|s opposition|s oppresses
    oppression|s oppressive opta|s opte|s optima optimal|es|e optimisation|s optimise optimum
    option|s opulence opulent|es|e or oracle|s orale|s oranger oranges orante|s oratorio|s orbe|s
    orbital|es|e orbiter orchestra|s orchestral|e orchestration ordinal|es ordination ordre organe
    organisation|s organise|s|r orgies orient|es|e|al orienta orientales orientation|s orifice|s
    original|es|e origine|s originelle|s orignal orque ors orthodoxe|s orthogonal|e osas oscars
    oscillation|s ose ostensible|s ottoman|s oublie outlaws outra|s outrage|s outsider|s ouvert
    ovale|s ovation|s overdose|s ovni|s oxfords ozone pacas pacemaker|s pacha|s pacification
    pacifier packs pacte paddy paella|s pageant pager pagina|s paillettes pain|s pair|s pais
    palabra palabres palace|s paladin|s palatal pales palet|s|te palettes palier palindrome
    palladium pallies palpa palpable|s palpe palpita palpitante|s palpitations pals palustre
    pampa|s pamphlet|s pan|s|es|e pana|s panache pancake|s panda|s panel|s panera|s panna pano
    panorama|s pansa pantalon pantomime panzer|s papal|es paparazzi|s papas papi|s|er|ers papillon
    papillote paprika parabellum parachute|s paradas parade|s paradoxe|s parafiscales
    paranormal|es|e parapente|s paraphrase paras parasita parasite|s parasol parc pardon|s pareil
    parental|es parents pares parfait parfum paria|s parking|s parla parlante|s parle|s|r parlent
    parmesan parodies parodontale parole paroli parque|s|t parquets pars parsec|s part|es|e|is
    partenaire parterre|s parti|es|r|e|al|t participa|s participant|s|es|e participation
    participe|s particulier partielle|s partisan|s partition|s pasionaria paso|s pasquin passa
    passable|s passage|s passant passe|s|r passent passing passion|s passive|s pastel|s pastiche
    pastoral|es|e patch|es patchouli patchwork patent|s|es|e patenta pathologies patient|s
    patin|es|e patina|s patio|s patriarcal|es patrimonial|es patron|s|al patronage patronales
    pauses pauvre|s pava|s pave|s|ment|ments paya|s payable payes pectoral|es pedigree peeling|s
    peina|s peines pela|s pele pelota|s pelotari|s pelotera peloton peluche|s penalties penalty|s
    penchant pend|e pendant|s pennies pensa|s|is pensante|s pense|s|r|e pensent pension|s pensive
    pensum pep peppermint percent perceptible|s perception|s perceptive perchas perche|s percussion
    perd|es|e|is perdais perdition perdre perdu perdura perdure pere perfectible perfection
    perfecto|s perfide|s perfora perforante|s perforation|s perfore performance|s performant|e
    performative perfusion pergolas perlas perle|r permafrost permanence permanent|s|es|er|e permet
    permettre permis permissible permission|s permissive permit permuta|s permutation|s perplexes
    perse persista persistance persistant persiste persistent perso personne|s personnel
    perspective|s perspicaces persuade|s persuasion|s persuasive perte pertinent|es|e perturba
    perturbation|s perturbe pervers|es|e|ion|ions pervertir pesas pese peseta|s pesos peste|s|r
    pesticide|s pestilence pet|s petite|s petits petons petro peuple peur peut peuvent peux pfennig
    pharmacies phase|s philosopher philosophie|s phone|s phono phosphate|s photo|s|n photocopier
    photocopies photons phrase|s physique|s pianissimo pianos pic|s picador pickles pickpocket|s
    picores picota pied piercing|s pies pigeon|s pigment|s pilas piles pilla|s pillage pille|s|r
    pilota pilote|s pin|s|es|te pincer pinot pinta pintes pinyin piolet|s pipa|s pipe|s pipeline|s
    pipette|s pipi pique|s piqueta|s piranha|s pirata|s pirate|s piriforme pirouette pisan piscine
    pise pissant pisse|s|r pista|s piste pistera|s pistils pistole pistolero|s piston|s pita|s
    pitbull|s piton pivot|s|es|e pivota pivotante|s pixel|s pizza|s pizzeria|s placa placard|s
    placebo|s placement|s placenta|s placer places plage plagia plaid plains plaisir plancha|s
    planche plancton plane|s|r planning plans planta|s plantain|s plantation|s plante|s|r planton
    plants plaque|s plasma|s plastic|s plat|s|es|e plateau platine platitude|s plausible|s
    playboy|s playmate|s plein pleura pleural|es pli|s|es plot|s plum|es|e plumage plural|es|e plus
    plusses plutonium pluvial|es pocha|s poche|r podium|s pogrom|s poignant point|s|ers|e poison|s
    poisson poker|s polar polarisation policeman policemen polices policier|s polio polit
    politique|s polka|s pollen pollution polos polyester polygonal|e polymorphe polynomial pommes
    pompa|s poncho|s ponde pondra|s pondre ponds pontifical ponton pools popes popote pops populace
    populaire population|s poquer porc porche|s pore|s porno|s port|s|es|ers|e|ion|ions|able
    portables portante|s portas portent portera|s portrait|s portraiture posa|s posadas pose|s|r
    poseur|s position|s positive|s positron|s possession|s possessive possible|s postales postas
    postdata postdoctoral|es poste|s|r posters posthume postnatal|e postula postulante|s
    postulation postule postural|es posture|s pot|s|es|e|ion|ions|able potables potassium
    potentielle|s pound pourra|is pourrait pouvez pouvoir prairie|s praline pratique pre|t prefere
    premier|s|e prend|s prendre prescience prescient prescription|s present|e president presque
    presse|s|r pressing|s pressure|s preste|s prestige|s preuve pries primal primas primate|s
    primer primera|s primes primitive|s primordial|es princes princesses principal|es principes
    prions pris|e prisa|s prison|s priva privation privatisation privatise prive|s pro|s|te
    probable|s probe|s probleme|s proc|s procedure procession|s prochaine proche proclama|s
    proclamation|s proclame procura|s procure production|s productive produit|s prof|s profana|s
    profane|s|r professes profession|s professionnelle profil|es|er|e profit|s|able profitables
    profiteroles profuse programma programmable programme|s|r progresses progression|s
    progressive|s prohiba prohibe prohibition|s prohibitive projectile|s projection|s projet|s
    prologue promenade promis|es|e promo|s promotion|s prompt|s|e promulgue pronation pronominal|es
    pronunciamiento|s propagation proportion|s propose|s|r proposition|s propre proprio propulsa
    propulsion prose prospective prostate|s prostitution protection|s protes|te protesta|s
    protestant|s|es|e protestations protester proton|s prototype|s provenance provenir
    proverbial|es providence province|s provincial|es provision|s provocateur|s provocation|s
    provoque|s proximal|es|e prude|s prudent|es|e prune|s pseudo|s psy psychiatrie psychologie
    psychosocial psychotrope psyllium pu pua|s pub|s pubescent|es|e public|s publication|s
    publique|s pudding|s puddle|s pue|s|r puez puis puisque puisse pull|s pullman pulsa|s|r pulsars
    pulse|s pulsera|s puma|s punch punitive punk|s pupitre|s pure|s|e purge|s purification purifier
    pus putain putative pute puzzle|s pyjama|s pyramide pyrite python|s quadrant|s quadruple quai|s
    quaker qualification|s qualifier qualifies qualitative|s qualite quanta quantifier quantifies
    quantitative|s quantum quark|s quarts que quebecois quel quelle quelqu'un quelque|s querella|s
    question|s questionnaire|s quetsche quetzal queue|s quiche|s quiet|s quine|s quinine quintal
    quintuple quipo|s quitter quorum quotas quotient racer|s races racial|es racisme raciste
    racket|s radar|s radas rade radia radial|es|e radians radiant|es|e radiation radiative
    radical|es radioactive radios radium rads rage|s|r ragtime raider|s raids rail raisin|s
    raison|s ralenti rallies rallye|s ramas ramera|s rami ramification|s ramones rampa|s
    rampant|es|e rampe ranch|es rang|es|er|ers|e rapaces rapide|s rappel rappelle rapper|s rapport
    rapt rare|s rasant|es|e rasas rase|r rasta|s rat|s|es|er|e|ion|ions rata|s ratatouille
    ratification ratio|s rationalisation rationalise raton ravage|s|r rave|s ravine|s ravioles
    ravioli|s rayas raye|s rayon razzias realite rebellions reborde|s rebus rebut recala recela
    recharge|s recherche|s recluse|s recombinant recommendation|s recompose reconfigure
    reconnaissance reconstruction|s reconvertir record|s|er|e recorda|s|is recoup recours rectal|es
    rectangle|s rectifier recto|s rectoral rectum|s recula recyclable|s recycle|s|r redan redirige
    redis redistribution redit redose redouble reference referenda referendum refit reforge
    reforma|s reforme|r refrain|s refuge|s refuse|s regain|s regard|s|er|e regel reggae regime
    region registre|s regles regret|s|te regrettable reines reins rejoins relapse|s relata|s
    relate|s relation|s relative|s relavant relavent relaves relaxant|s relaxation relaxer relaxes
    relent releva relevant reliant relief relies religieux religion|s remain remake|s remis|es|e
    remit remodela remonta remonte|s remora|s renaissance rencontre rend rendre rendu renne renta
    rentable|s renter rentes reparte|s repartir repens repent|e repentant repique|s replace|s|r
    replies repondre reponse report|s|es|er|ers|e reporta reportage reportera|s reposa repose
    reposera|s reposter reprint|s reprise reprocha reproche|s reproduction|s reproductive reptile|s
    reptilien repu requiem resale rescinde reseau respect|s|e|able respecta respective respira|s
    respirable respiration respire|s responsable|s ressources resta|s restante|s restaura
    restaurant|s restaure reste|r restitution restoration|s restos restriction|s restrictive
    restructure resultat|s resume resurgir retard|s retarda retardant retira|s retire|s retour
    retrace revancha revanche revenant revende revenu|s|es|e reversa reverse|s revis revisita revit
    revive|s revoir revolver|s revote revue rewrite|s rewriting rhino|s ri riais rial riche|s ricin
    ricochet|s ride|s ridicule|s rie riff|s rifle|s rigide|s rimas rime rimmel rings riposte|s
    ripper|s rire ris risible|s risotto|s risque risse rit|es|e rituelle|s rival|es riveras rivet|s
    robe|s robot|s robs robuste|s roc rocambole rock'n'roll rocker|s rocket|s rocks rococo rodas
    rode rodent rogue|s roi|s role rollers rom|s romance|s romancero romande romanos rompe|s ronde
    rondo rontgen roof|s roquefort roquera roques rose|s rot|s|es|er|e rotary rotas rotation|s
    roto|s|r rotors rouge|s roulette|s round route|s|r routine|s rowing royale ru ruas rudiments
    ruffian|s rugby rugir ruine|s|r rumba|s rumination runes rupestre|s rupture|s rural|es rusa|s
    ruse rushes russe rutilante|s sables sabot sabotage|s saboteur|s sabras sabre|s sac|s
    saccharine sacerdotal|es sache|t sachets sacral sacramental sacras sacrifice|s sacrum sado
    safaris sagaces sagas sages saints sais saison|s sait salaire salarial|es salaries salir salis
    saliva salon|s saloon salubre salut salutation|s salves samba samoan sana|s sanction|s
    sandwiches sandwichs sangria sanguine sanskrit sante sapien|s sapience saque|s sardine|s saris
    satanas satellite|s satin satire|s satisfaction satura saturation sature sauce|s|r sauf sauge
    sauna|s saure|s|r saut|e sauvignon savants savent savoir saxons saxophone|s saxos scalp|s|er
    scalpel|s scanne|r scanners scarification scene sceptre schooner science|s scientifique scions
    scone|s scoop|s scooter|s scope|s score|s scorpion|s scotch|es scout|s scraper|s scratcher
    scratches scribe|s script|s|e scrotal scrotum|s scrub|s scrubber|s sculpture|s scythe|s se
    sec|s second|s|e seconda secret|s section|s securite segment|s segmenta sein|s seing sejour sel
    select|s selfs selle|r sema|s semaine|s sembla semble semestre|s senior|s sens sensation|s
    sensible|s sensitive sent|e|is sentence|s senti|r|ment|ments sentimental|es|e sentira|s septal
    septembre septentrional|es sequins seraient serais serait seras serf|s serie serieux sermon|s
    seront serpent|s serpentine|s sers sert serum servant|s serve|s servi|s|r service|s servile|s
    servira servitude ses session set|s setter|s seul|e sexe|s sextil sexuelle|s shaker|s shako
    shaman|s shampooing shekels sherpa|s shilling|s shimmy shipping shogun shoot|s|er shopping|s
    shorts show|s shrapnel shunt sibilante sida siecle|s sied sierras siesta sigma signal|e
    signature|s signer signet|s signifier signifies sikh|s silence|s silhouette|s silice sillon
    silo|s similitudes simple|s simplification|s simplifies simula simulation|s simule singe
    single|s singletons sinople sinusal siphon|s sis|e|al sitcom|s site situa situation|s situe
    skate|s skateboard|s skating skeet sketch|s|es ski|s|es|er|n skiff skinhead|s skins skips
    slalom slave|s sleeping slip|s slogan|s slow|s smack|s smash|es|er smog smoking snack|s sniffer
    sniper|s snob|s sobre|s soc sociable|s social|es|e socialisation socialise sociaux societe
    soda|s sodium sodomites sofa|s soft|s soient soir soit soja solaire solarium soldat solder
    soleil soles soli solicitor|s solide|s solidifies solitaire solitude solo|s solstice soluble|s
    solution|s solvable sombra|s sombre sombrero|s sommelier|s sommier|s sonar sonda|s sonde|r
    sonne|t sonnets sono sonore sons sont sophistication sopranos sorbe|t sort|s|e|able sortie|s
    sortir sot sou|s souffle source|s souvenir|s souverainete souviens soviet|s soya spaghetti spas
    spatial speaker|s spectacle|s spectral spectre|s speech|es speeder sphincter|s spic|s spider|s
    spinal|e spiral|e spire|s spiritual spirituelle|s spleen splitter sponsor|s|ing spore|s sport|s
    sportive sportsman sportsmen spot|s spray|s sprinkler|s sprint|s|er|ers|e square|s squat|s
    squatter|s stabilisation stabilise stable|s staccato staff|s stage|s stagnant stagnation stal
    stance|s stand|s|ing|ings standard|s stars starter|s station|s statue|s stature steak|s
    steamer|s steeple stencil|s steppe|s|r steppers sterne sternum stewards stick|s stimulant|s
    stimulation stimuli stimulus stipulation|s stocke stones stop|s stoppa stoppe|r stores stouts
    strangulation stratification stresses striations strict strident string|s stripping strophe
    structural structure|s strudel studio|s stupide|s style|r stylo sua|s suave|s subconsciente|s
    subdivision|s subi|s|r|e|te subira|s subjective sublima sublimation sublime|s subliminal|es
    sublingual submerge submersible submersion suborbital subordination subside|s subsista subsiste
    substance|s substantielle|s substitution|s subterfuge subtil|es|e subtropical|es subvenir
    subversion subversive|s subvertir suc|e succession successive succinct succion succulent|s
    sucre|s sues suffit suffixes suffocation suffrage suffragettes suggestion|s suggestive
    suicida|s suicide|s suisses suit|es|e suivre sujet|s sulfate|s sulky sultanes sultans summum
    sunlight super|s superbe superficie|s superlative superman|s supermen supernova|s superposition
    superstar|s superstition|s superstructure supervisa supervise supervision supplication supplier
    supplies support|s|er|ers|able suppose|s supposition|s suppression supranational|e sur|e
    surcharge|s surf|s|er|e surface|s surgeon|s surgir surimi surpasses surprise|s surtout
    surveillance survive|s susceptible|s suscita suscite suspect|s suspend|s|e suspense
    suspension|s suspicion|s sustenta sustente susurra|s susurre sutura|s suture|s svelte swap|s
    sweater|s sweepstakes swing|s symbiote symbole symbolise|s sympa sympathie|s sympathise|r
    symphonie|s symposium synagogue|s synapse|s synchro|s synchrone|s syncope syndication
    syndrome|s synergies synodale synonyme systeme ta tabernacle tabla|s tablature table|s tableau
    tablette tabula tac|s|t tacha|s tache tachyon|s taco|s tactile|s taifa|s taille tais talas talc
    tale|r talent|s taliban talisman|s talkie|s tallas talle|s|r talons tambourine tampico tampon|s
    tandem|s tangent|s|es|e tangible|s tango|s tanguera tanker|s tanks tannin|s tans tante|s tapa|s
    tape|s|r tapioca tapir tarda|s tarde|s tare|s targe tarif|e tarifa|s taros tarot|s tarse tartan
    tartare tarte tarzan tasse tatami|s tatas taupe taurine tautologies taxa|s taxable taxation
    taxe|s taxi|s te team|s technique|s technologie|s teckel tee|s teenager|s tek telle tels tempi
    temples tempo|s temporal|es|e tempura tenable tenaces tenant|s tend|s|er|ers tendance tendon|s
    tendra|s tendre tenir tension|s tenta tentative tente tenue|s tequila|s tercer tergiversa
    termina|s terminal|es|e termine|s termite|s terrain|s terrarium|s terras terrasse terre terrera
    terrestre|s terrible|s terrier|s terrifies territorial|es|e terroir terrorise tes|te|t
    testament|s testas tester testes testimonial|es tests tete texan|s texte|s textile|s textuelle
    texture|s the theatre theorie thermal thermos thermostat|s thriller|s thug|s tibia|s tibial
    tic|s ticket|s tien|s tif tige tigre|s tildes tilt|s timbales timbre|s timing|s tin|t tinta|s
    tintes tipi tique|s tir|e tirade|s tiras tissue|s titan|s|es titillation titis titre toast|s|er
    toboggan toc tocante|s toi toilette tomahawk|s tomate|s tomber tombola tomes tonal|es tongs
    tonic|s tonnage tonne|s|r tons top|s|es|e topa|s topo|s toque|s torches torero|s tores torsion
    tort|s tortellini tortilla|s tortillera|s tortura|s torture|s|r tosser total|es|e totem|s toto
    toucan touche|s|r tour|te tourniquet tous tout|s|es|e townships toxico|s traban trac|es|er|t
    traction tracts tradition|s traduction trafic train|s|ing|ings trait|s traitement tralala
    tram|s trama|s trampoline|s transaction|s transcendent transcender transcode|s transcontinental
    transcription|s transe transfigura transfiguration transfigure transforma|s transformable|s
    transformation|s transforme|s|r transfuse transfusion|s transgression|s transistor|s
    transit|s|e|ion|ions transita transitive translates translation|s transmissible transmission|s
    transmit transmutation transmute transnational|es|e transparent|es|e transpira transpire|s
    transplant|s|es|e transplantation transport|s|es|er|e|able transporta|s transportables
    transpose transposition transsexuelle transversal|es|e trattoria trauma|s travail travaille|r
    travaux traveller|s travelling|s travelo|s traverse|s travesti|s|es tremble|s tremolo tria
    triage trial|s triangle|s tribal|es tribu|s tribulation|s tribunal tribune trichomes trick|s
    tricolores tricot tricycle trident trie|s|r trillion|s trilogie|s trimestre|s trinque trio|s
    trip|s|e triple|s|t triplets tris|te tristes tritium triton tritura triture trivalente
    trivial|es|e troche troglodyte|s troll|s trolley|s trombone|s trompa|s trompeta|s trope|s
    tropical|es trot|s trou trouble|s troupe|s trouve|r truc|s truck|s trust|s trustee|s tsar tua|s
    tub|s|es|er|e tuba|s tuer tulle tumoral|es tune|s|r tuners tunnel|s tupi turban|s turbina
    turbine|s turbo|s turbulence turbulent|es|e turco|s turf turista|s turquoise tus tusse tut
    tutorial tweed twist|s|er type|s|r typo|s tyrannies tyrosine ultimatum|s ultramoderne ultras
    ultraviolet|te ultraviolettes un unanime une|s unification unifies uniforme|s uninominal|es
    union|s uniques unir unira unit universelle|s uns upgrader uppercut|s uranium ure urge
    urgent|es|e urinal urine urticantes usage|s usais usas use|s|r usera usina|s usurpa usurper
    utile|s utilisation utilise|s|r utopie va vacances vacant|es|e vacation|s vaccination|s
    vaccine|s vagabond|s vaginal|es|e vague vais valence valet|s valeur|s valga valida|s validation
    valide|s|r validez valkyrie valse|s value|s valve vamp|s vampire|s vanille vans vape|s
    vaquera|s vaqueros varia|s variable|s variant|es|e variation|s varices varie|s varient vase|s
    vaseline vassal vaticina vaudeville vaut vedette|s vend|es|e vendetta|s vendra|s vendre venge
    vengeance venir vent|s|e venta|s ventila ventilation ventile ventral|es venue|s verbal|es|e
    verbiage verdict|s verge|s verite vermouth verrat verre vers|es|e|ion|ions versatile|s verso|s
    verte vertical|s|es vertigo verts vertu verve vespas vestales vestibule vestige|s veulent veut
    veux viable|s vibra|s vibrant|es|e vibration|s vibrato vibre vice|s vichy vicia victorias video
    vides vie vielle viennent viens vient vieux vigilance vigilant|es|e vigile vignette|s vikings
    vil|es|e villages villas villes vin|s|e|t vinaigrette violas violation|s violence violent|e
    violets violettes violines virago viral|es|e vire virginal|es viril|es|e virtuelle|s virtuels
    virtuose|s virulent|e visa|s visage vise|r visera|s visible|s vision|s visita|s|is visite|s
    vissa visualise visuelle|s vit|al vitales vitamine vitraux vitrine vitriol vivace|s vivant vive
    vivisection vivre vocal|es|e vocation|s vocero vodka|s vogue voie voila voir vois voit voiture
    vol|s|er|e|te|t vola|s volante|s volatil|es|e volcan volition volonte voltage|s volts volume|s
    volve|s vomit vont voraces vota|s|is votante|s vote|s|r votre voudrais voulais voulait voulez
    vouloir voyage|s|r voyeur|s vrai|e vues wagon|s walkman wallabies wallaby warning|s warrant|s
    wc westerns wharf whiskies whisky|s whist wishbone woofer|s xylophone yacht|s|ing yak|s yakuza
    yankee|s yanqui|s yard|s yen|s yeux yogis yogourt yoyo|s yuan yuppies yuppy zappe|r zapping
    zarzuela|s zen zeppelin|s zigoto zigzag zinc zipper zodiacal|es zombi|s|es|e zonal|es zonard
    zonas zones zoo|s zoome zooms zoophile|s zygote|s
"""
