"""Ordinary words (fr). Made by `bench/make_vocabulary.py`."""

WORDS = """
    abandon|s abattoir abdication abdomen abdominal|es aberrant|es|e aberration|s abhorrent abject
    ablation abolir abolition abominable|s abomination|s abord|e|able aborda|s abortive about|s
    abrasive abri|s abrogation abrupt|es|e absence|s absent absenta absinthe absolution absolve|s
    absorba absorbe|r absorbent absorption abstention abstinence abstinent abstraction|s
    abstrus|es|e absurde|s abusa|s abuse|s|r abusive abyssal acacia|s accent|s acceptable
    accessible accession accessoires accident|s|es|e accidenta acclimate accolade|s accord|s
    accoutrements accrue|s accueil accumulation accusation|s accuse|s|r achat ache|s acheter
    acidification acne acolyte|s acquiesce acquis acquisition|s acquit acre|s acta acte action|s
    activa|s activation|s active activite|s actrices acupuncture adage adagio adamantine adapta|s
    adaptable|s adaptation|s adapte|r adaptions addition|s additives adieu adjacent adjective|s
    adjudication adjuvant administra|s administratif administration|s administrative|s administre
    admira|s admirable|s admiration admire|s|r admissible admission|s admit admonition adolescence
    adolescent|s|es|e adopta|s adoptable adopte|s|r adoption|s adoptive adorable|s adoras adoration
    adore|s adorne adresse|s adula adulation adulte|s adverbial|es adverse affable affaire|s
    affect|s|ion|ions affectation affective affidavit|s affiliation|s affine affirmation|s
    affirmative affixes affliction|s affluence affluent affront afghan|s aficionado|s aga|s agape
    agave|s age|s agenda|s agent|s|e aggravation agi|te|t agile|s agita|s agitation agora agreable
    agression agressive|s agreste|s agriculture aide|s|r aileron|s ails aimer air|s|es|e airbag|s
    ait ajusta|s ajustable|s ajuste|s alarma|s alarmante|s alarme|s album|s alcade alerta|s alerte
    alevin alfas alibi|s alimenta|s alimente|s alita|s alle allemand|s|e allergie|s allez
    alliance|s allies alligator|s allocation|s allure allusion|s almohade|s alpestre alphabet|s
    alphas alpine|s alpiste altercation|s alterna|s alternative|s alterne altitude|s altos alude|s
    aluminium aman|te amantes amarra|s amarre|s amateur|s amazone ambiance ambition|s ambivalence
    ambivalent|es|e ambulance|s ambulant|es|e ame|r amena americain amiable amical amigo|s amis
    ammonium amok amoral|es amorphe|s amour ample ampli|s amplification amplifier amplifies
    amplitude|s amputa amputation|s amuse|s|ment anaconda|s anal|es|e analogies analogue|s
    analyse|s|r anarchie anatomie ancestral|es anche ancien ancienne andante|s androgyne ane
    anecdote|s anglais angles anglophone|s angora animais animal|es|e animas animation|s anime|s
    anise annee|s annexes annotation|s anode anomale anomalies anonyme|s anorak anormal|es|e anses
    antenne anthologies anthropomorphe anticipa anticipation anticipe antidote|s antique|s
    antisocial|es antiviral aout apache|s aparte apartheid ape|s apical|es apis aplomb apocalypse|s
    apologies aposta|te apostasia apostates aposte apostrophe|s apparat apparent apparition|s
    appart appartement|s appellation appelle append appendices applicable application|s appoint|s
    appose apprendre appris appropriation|s approximation|s apres aptitude|s apura|s apure|s
    aquaculture aquarium|s arabe arable araucaria|s arbitra arbitrage arbitral|es arbitre
    arborescentes arc|s arcades arcane|s archers arches architectural architecture|s archiva
    archive|s arde ardent argent argot argue|s|r argument|s|e argumenta|s argumentation argumentera
    arise|s arlequin armada|s armature arme|s|r armistice armoire arrachera arrange|s|ment|ments
    arreter arrima arrime arriva arrive|s|r arrogance arrogant|es|e arrondissement arroyos arsenal
    arsenic artefact|s arthrose article|s articula articulation articule artifice artisan|s|al
    ascendant ascensions ase asexuelle asile asocial|es aspect|s asperger aspersions aspira|s
    aspirante|s aspiration|s aspire|s assassin|s assemblage assemble|s|r assertion|s assimilation
    assis assistance assistant|s assistent association|s associative assume|s assurance|s assure|s
    astral|es|e astringent|es|e astrologie asymptote atelier atlante|s atoll atonal|e atone atrium
    atroces attaches attaque attend|s attendant attention|s attentive attire attitude|s attorney|s
    attraction|s attractive attribut|ion|ions attrition aucun|e audaces audible|s audience|s
    audio|s audio-visuelle audiovisuelle|s audit|s|ion|ions auditive auditorium auge augmentation|s
    augura augures aujourd'hui auraient aurait auras aurores auspices austral|es auteur|s auto|s
    autobiographies autocar autoclave|s autogestion automate|s automobile|s automotrices autonome|s
    autoproclama autopsia autopsies autoradio autorite|s autour autre|s avaient avait aval|es|e
    avala avalanche|s avance|s avarice avaro|s avatar|s aven avenir aventura|s aventure
    aventurera|s avenue|s averse aversion|s avez aviation avisa|s avise|s aviso|s aviva avive avoir
    avons axa axe|s axial|es|e axolotl axones axons ayant azimut azotes azulejo|s azur babas babies
    babilla babys bac baccara|t bada badge|s badminton baffe baffle|s baguette|s baht bai bailes
    baklava balada|s balance|s|r balancines balcon ballade ballast|s baller ballet|s ballon|s
    ballot|s ballottage bambino banal|es banane banc|al bancales bancos bandage|s bandai bandana|s
    bandas bandera|s banderillero|s bandit|s bang|s banjo|s banne banque|s|t banqueta|s banquets
    bans baobab|s baptismal barbarie|s barbecue|s barbera barda|s barges barmaid barons baroque
    barracuda|s barrage|s barras barrer barreras barricada barricade|s barris bars basa|s
    basal|es|e bascula|s basculante base|s|r baseball|s basilical basket|s basque basses basset
    basta baster bastille bastion|s baston bat|s batterie|s bayas bayou bazooka|s beagle|s bec
    beige|s benjamines berna besoin bestial|es biberon bibles bibliophile bicarbonate bicolores
    bicycle|s bide|t bidets bidon bifocales bifurcation bigote|s bigots bijou bijouterie bikini|s
    bile bilingue|s billet|s billion|s billon binationale binaural|es bine|r binomial bio|s
    biocombustible|s biodiesel biographie|s biologie biopsies bip bisa biscuit|s bises bisexuelle
    bismuth bison bisque bisse bistro|t bit|s|es|er bitter|s bizarre|s blacks blague blase blazer|s
    blazes blesses bleu|s blinda blinde|s|r blizzard|s bloc|s blocks blond|s|es|e blondie blondine
    bloque|s blots blouse|s bluesman bluff|s blute boa|s bobos bobs bocal bodega|s bois|e bol|s
    bola|s bolchevique|s bombardier bombas bombe|r bon|is bonbon|s bondage bondi|s bongo|s bonheur
    boni bonjour bonne|s bonnets books boomerang|s booms booster|s bootlegger|s bord|es|er borda|s
    bores bornes bort bossa bosse bot|s|es|e botter boudoir boulevard boulot bouquet|s bourbon|s
    bourgeoise bourgeoisie bous bout|s boutade boutique|s bovine boxe|s|r boxers boy|s boycott|s
    bracelet|s brachial|e brahmanes braille brainstorming braise brama branche|s brasa|s brasero|s
    brasier brasserie brava|s brave|s|r bravos break|s breakfast|s bribe|s bricks bricolage bride|s
    brie briefe briefing|s brigade|s brigadier brilla|s brillant|es|er|e brille brilliant|es|e brin
    brinde|s brio|s brioche|s briquettes brisant|es|e brisas brocante brocha|s broche|s brochure|s
    brocoli broder bronze|s|r brouhaha brulee bruma brunch brunette|s brusque brut|es|e|al
    brutale|s bu bua budget|s bue buffet|s bug|s buggies buggy bugle building|s bulla bulldog|s
    bulldozer|s bulletin|s bulls bungalow|s bunkers bureau|s burgers burlesque bus|es busc
    businessman businessmen busque busse|s but|s butter buttons byte|s byzantine ca cab|s cabales
    cabana cabaret|s cabernet cabinet|s cabra cabriolas cabriolet caca|s cacao|s cacha|s cachai
    cache|s|t cacique|s caddies cadences cadet|s cadi cadmium cadre|s caduque cafe|s cafeteria|s
    cages cague cajole cajun cake|s calamar calandra calas calce calcification calcina calcium
    calcula|s calculable calcule cale|s calera calibra calibre|s calles calma|s|r calmante calme|r
    calorie|s calquera cals calva|s cama camaraderie camarero|s camarilla|s cambiale came camelot
    camembert camera|s cameraman cameramen camion camouflage campa|s campagne campe|r campera|s
    camping|s canadien|s canape|s canard|s canas cancer|s candidate|s candies cane|s caniche|s
    canin|es|e canner cannes cannons canon|s cantate cantina cantonal|es cantons canyons capable
    capela capes capitales capitalisation capitalise capitulation caporal capos capot|es|e capota|s
    cappuccino|s caps capsule|s capta|s capte captions captiva captive|s captura|s capture|s
    caracola|s caracoles carafe carambola|s caramel|s carapace carat caravaning carbones carcasses
    cardan cardias cardigan|s cardinal|es caresses caret cargo|s caribou caricatura|s caricature|s
    caries caritative carme carnage carnation|s carnaval carne|s|t carnets carnivore|s carpe
    carre|r carrefour carrick carriers carrousel cars carta carte cartel|s carters cartilage
    cartons cartoon|s cascada|s cascade|s case|r casera|s casettes casinos casque casserole|s
    cassette|s caste|s casting|s castra castration catalan|s|es catalogue|s catapulta catastrophes
    catch|er cathode cati catira caudal|es causa|s causal|es causante|s cause|s caution|s cavalcade
    cavalier|s cavas caves caviar ce cela cellophane cellulite cellulose celui censura|s censure
    cent|s centavo|s centigrade centra|s centrales centralisation centre|s centrifuge|s centuries
    centurions cep|s certain|s|es|e certification|s certifies certitude cervical|es ces cessation
    cet|te ceux chacal chacun chagrin chair|s chaise chalet|s challenge|s|r challengers chamanes
    chamarra|s chambre|s champagnes champions champis champs chances chandelier|s change|s|r|ment
    chanson chant|s|er chanta|s chaparral chapeau charade|s charcuterie chardonnay charge|s|r
    chariot|s charitable charlatan|s charmant|es|e charme|r chars charte|r charters chartreuse
    chaste chat|s|te chateau chatter chauffeur cheeseburger|s chefs chemin chenille cherche|r
    cherokee chevrons chic|s chica|s chicana|s chicane chicano|s chiche|s chichi|s chicote chien
    chier chiffon chiffres chihuahuas chilis chinas chinchilla|s chipa chistera chlamydia choc
    chocolat choir choisir cholera choline choper chopera|s chopper|s choque|s choral chorizo|s
    chose|s chou choux christs chroma|s chrome|s chromosome|s chrono|s churro|s chut|es|e chuta
    ciboulette cicatrice|s ciel cigarette|s cigarillo|s cil cimenta cinema circuit|s circula|s
    circulation circule cirque cita|s citation|s cite|s citoyens citrate civil|es|e civilisation|s
    clairvoyance clairvoyant clam|s|e clama clamp|s clan|s clandestine claque claqueta
    clarification|s clarifies clarines classes classification|s classifier classifies claudicante
    clause|s clearing clenches clergyman clergymen clic|s cliche|s client|s|es|e clin clinique
    clip|s clipper|s cliques cloacal|es clone|s|r clos|es clown|s club|s coach|es coagula
    coagulantes coalition|s coaxial|es cobalt cobra|s cocas cocha coche|s cochera|s cocker cockney
    cockpit|s cocktail|s coco cocotte code|s|r coderas codification codon coefficient|s coeur
    coexiste coexistence coffins cognac cognition cognitive cohabitation cohorte|s coin|s coke|s
    colibri coliformes collaboration|s collage|s collapse collas collection|s collective|s collera
    collision|s collons collusion colonels colonial|es colonies colonisation colonise colons
    colorante|s coloration colore|s colos colossal colostrum cols colts colza coma combat|s
    combative combina|s combine|s|r combis combustible|s combustion comestible|s comite|s comma|s
    commander commando|s commence|s|r|ment commentaire|s commenter commerce commercial commission|s
    commit commode commotion commun|es|e|al|ion communaute communicable communication|s
    communicative commute|s|r compact|s compadre|s compagnie|s compara|s comparable|s comparative
    compare|s compasses compassion compatible|s compatir compendium|s compensa compensation|s
    compense compila compilation|s compile|s|r complet completement complexes complexion|s
    complication|s complice|s compliment|s complique|s complot|s component|s comporta|s comporte
    compose|s|r composite|s composition|s compost composta comprend|s comprendre compresses
    compressible compression|s comprima comprime compris|es|e compromise|s compte|r compulsa
    compulsion|s compulsive computation|s computer|s concave concentra|s concentration|s
    concentre|s concept|s|ion|ions concernant concerne concert|s concerta concerto|s concession|s
    concierge concilia concise conclave conclusion|s conclusive concoction|s concomitant|es|e
    concordance concordante|s concorde concrete concubine|s concurrence concurrent|es|e
    concussion|s condensa condense|s|r condescend condiment|s condition|s condo|s|r condominium
    conduit|s confesses confession|s confetti confia|s confiance confidence confident|es|e confie|s
    confiera configura|s configuration|s configure|s confina confinement confines confirma|s
    confirmation|s confirme|s confiscation confit|es conflagration confluence conforma|s
    conformation conforme|s confort|able conforta confortables confronta confrontation|s confronte
    confuse|s confusion|s conga|s congela|s congestion congestive congratula congratulation|s
    conjecture|s conjugal conjugue conjura|s conjuration conjure|s|r connais connaissance
    connections connotation|s connu conque conquistador|s|es cons conscience|s consciente|s
    conscription conseil consent consentir conserva|s conservation conserve|s conservera|s
    considere consigna|s consigne consista consistant consiste consistent consistorial consola|s
    consolation console|s consolida consolidation consolide consonance consonant|s|es|e consort
    consortium conspira conspire|s constante|s constants constata constate constellation|s
    consternation constipation constituent constitution|s constriction constrictive constrictor
    construction|s constructive construira consul|te consulta|s consultant|s|es|e consultation|s
    consultes consumas consume|s|r conta|s|is contact|s|es|e contacta|s contagion container|s
    contamina contaminant|s|es|e contamination contamine conte|s contempla|s contemplation
    contemplative contemple content|s|e|ion|ions contenta|s contenu contesta|s contestable
    contestant conteste|s contexte continent|s|es|e|al continentales contingent|es|e
    continu|es|er|e continua|s continuation|s continuo|s contour|s contraception contraceptive|s
    contraction|s contradiction|s contraire contralto contraria|s contras|te contrasta
    contrastante|s contrastes contravention contre contribution|s contrite contrition controle
    contumaces contusion convection convenir convent|ion|ions converge|s|r convergence
    convergent|es|e conversa|s conversant conversation|s converse|s conversion|s converti|r
    convertible|s convertira convict|s|ion|ions convient convive|s convoque convulsa convulse
    convulsions cookie|s coordination copal copia|s copie|s|r copra copula copulation copyright|s
    coq coque cor corde cordial|es cordon corner|s coronal coroner|s corporal corporation|s corrals
    correct|s|ion|ions corrective correspond|s|e correspondent corrida|s corridor|s corrige|s
    corrobora corrobore corrode|s corrompe corrosive corruptible|s corruption|s corsa corse|s|t
    corsets corso|s cortical|es cortisone corvette|s cosigner costal|es costume|s|r cosy cotas cote
    coti cotillon cottage|s cou|s|d|t couche|s coulant couleur coup|s|es|e coupage coupla
    couple|s|r|t coupon|s courage courant cours|es|er|e court|s courtiers couse cousine covalent|e
    covenant|s coyote|s crack|s|er|ers|ing crampons cran crash|es|er crawl|s|er crayon|s creation
    creek|s creer creme crepes crescendo|s crevasse cri|es|er|e cria|s cricket|s crime|s criquet
    crise|s crispa crisper critique|s croc|s croche|t crocodile|s croire crois croissant|s crooner
    croquet crosses croupier cru|s crucial|es crucifixion cruciforme cruel crural cruzeiro
    cuadrilla|s cube|s cubital cueva cuisine|s cuit cul|e culmina culmine culotte|s cultiva|s
    cultivable|s cultive culture|s cumin cumulative curable|s curare curas curative cure|s curent
    curling curricula curriculum|s cursive cutis cutter|s cycle|s|r cyclone|s cyno|s czar dab|s
    dadas daiquiri dalle dama|s dames damnable damnation dams dancing dandy danger|s dans|e darse
    data|s dater dates datura de dealer|s deals debat debiles debut decembre decima|s decision
    defendre deficit|s definitif definition definitives deltas demain demanda|s demande|r demis
    democratie denier|s denim dense dental|es|e dents denture|s depend derbies dernier|es|e
    derriere ders derviche|s des descamisado|s descend|s descendant|s descendent descente
    description|s descriptive design|s|er|ers desole dessert|s destina destination|s destine
    destitution destroyer|s destruction destructive detail dette deuxieme devant developpement
    devenir devient devise|s devoir devraient devrais devrait diabolo|s diagnostic|s diagnostique
    diagonal|es|e dialectal|es dialogue|s diam|s diamant diaspora diatribe|s dichotomies dico|s
    dicta dictatorial|es dicte diction diesel|s difference different|s|es difficile diffraction
    diffus|es|er|e|ion digest|s|ion digestible digestive digital|es|e digne digression dilapida
    dilata dilate|s diligence diligent|es|e dilution dimanche dimension|s dinar dinghy dingo|s
    diorama|s diplomatique dira|s|is dirait dire direct|s|e|ion|ions directive|s directorial
    directrices dirhams dirige|s dis|es|e disant discal|es discernable disciple|s disciplina|s
    discipline|s disco|s discontinua|s discontinue discordant|es|e discount|s discours discrimina
    discrimination discrimine disculpa|s disculpe|s discursive discussion|s discuta|s discute|s
    disent disjoint dislocation|s disparate|s dispatcher dispatching dispensa|s dispense|s|r
    dispersa|s dispersante|s disperse|s dispersion disponible|s dispose|s disposition|s disputa|s
    dispute|s disqualification disqualifier disqualifies disque disquette disse|s dissection|s
    dissension dissent dissertation|s dissidence dissident|s dissipation dissociation dissociative
    dissolution dissolve|s dissonance dissonant|e dissuade|s distal|e distance|s distancia|s
    distancie distant|es|e distillation distiller distilleries distinct|ion|ions distinctive
    distingue|s distorsion distortion|s distraction|s distribution|s distributive district|s dit
    diva|s divague|s diverge|s divergence divergent|es|e divers|es|e|ion|ions diversification
    diverti|r divertiras divination divines divisa|s divise divisible|s division|s divorce|s
    divulgue djinn doberman|s docile docker|s docks doctoral|es doctrinal|es doctrine|s
    document|s|e documenta documentation doge|s dois doit doivent dol|es|er|e dolera dollars dolmen
    domaine domestication domicile domicilia domina|s dominance dominant|s|es|e domination domine|s
    dominical|es dominion|s dominos dommage dona donation|s donne|es|r dons dopa dope|s|r doping
    doras dores dormant dormi|s|r|t dorsal|es|e dort dosage|s dose|s dosent dossier|s dota dote|s
    dots double|s|r douche|s|r doute drache drag|s dragon|s drainage drains drape|s drawback|s
    dressage dresser dresses dribble|s|r drifter|s drill|s drink|s driva drive|s drivers drogue
    droit|s|e drole drone|s dropper drugstore|s dryade du dual|es|e dubs duc|e|al ducats ductile
    duel|s dues dumping dune|s duo|s dupe|s|r dur|e|able dura durables duree dus duvet dyke
    dynamique dynamite dynamo|s dynasties eau ecole|s economie economique ecrit ecriture edition
    education effective effet efficace efficient effigies effluent effort|s egalite eldorado
    elections eleves elfe elite|s elles ellipse|s emails embargo|s embarque|s embarra embarrasses
    embase embouchure emmental empalme empaqueta empesa emphases empire|s emplacements employer
    employes emporium encarta encarte encastre enchanter enclava enclave|s enclose encode|r
    encourage|s|ment endocrine endurance endure|s energie enfant|s enfer enferma|s enferme
    enfermera|s enfila engage|s|ment|ments engendra engineering engloba englobe enlace|s ennemies
    ennui enrage|s enseignement ensemble|s enta entabla entable ente|s entendais entende|s entendre
    entendu entente entera|s|is enterre entourage entra|s|is entrant|s|es|e entre|s|e
    entrepreneur|s entreprise|s envasa envase|s envers envia|s|is enviable envida envie|s environ|s
    environnement envisage enzyme|s epoque epsilon equipe erg ergot erra errant|es|e errata erre|s
    escalada|s escalade escalator|s escale escalera escapade|s escargot escarpe|s escudo|s eskimo
    espace espadas espagnol esperanto esprit esquiva|s esquive essayer esse|s essences
    essentielle|s establishment|s estampa|s estampe estampilla estancia|s estima|s estimable|s
    estimation|s estime|s estival|es estoque etaient etait etant etat ete|s etoiles etranger|s etre
    etude|s etudiant|s eu euphorie euro|s europeen europeenne eus eux eviter exacerba exact|s
    exalta exaltation exalte examen|s examina|s examine|s|r exams excava excavation|s excellence
    excellent|e exception|s excessive excise excision excita|s excitante|s excitation excite|s
    exclama exclamation|s exclame exclusion|s exclusive|s excommunication excursion|s excusa|s
    excusable excuse|s exemple|s exempt|s|ion|ions exhala exhalation exhale|s exhaustive exhiba
    exhibe exhibition|s exhorta exhorte exige|s exigent exigible|s exil|es|e exista|s existance
    existant existe|s existence|s existent existentielle|s exo|s exorbitant|es|e exorcise
    expansion|s expansive experience expert|s|e expertise expira expiration expire|s explicable|s
    explication explicita|s explique|s exploit|s|er|able exploitation explora|s exploration|s
    explore|s|r explosion|s explosive|s exponentielle|s export|s|er|e exporta exportation
    expos|es|e exposition express|es|ion|ions expressive exprima exprime|r expropriation expulsa
    expulse expulsion|s extensible|s extension|s extensive|s extermina extermination externe|s
    extinction|s extirpa extorsion extraction|s extradition extraordinaire extrapola
    extrapolation|s extras extraterrestre|s extraterritorial|es extravagance extravagant|es|e
    extrusion exultante|s fable|s fabricante|s fabrication|s fabrique fac|es|e facade facho|s
    facial|es facile|s facilita|s facilitation facilite|s facon faction|s factum factura|s facture
    fade|s|r fading fagot faible faire fais faisait faisan|es|t fait|s|es|e fakir falsification
    familial|e familiarise famille famine|s fan|s|es|al fana|s fandango|s fanfare fange fanon
    fantasia|s fantastique fantoche|s fanzine|s farce fart|s farta fascina fascinante|s fascination
    fascine fasse faste fat|s|al fatale|s fatigue|s faudrait faut|e faux favela|s favorable|s
    favorite|s faxe|s federal|e feedback|s feeder|s feeling|s feint|s femme|s femur fend fente
    fer|ment|ments fera ferait feria|s fermenta fermentation fermente|r fermions ferret|s ferries
    fertile|s fertiliser fervent festin festival|s festive fete feu fevrier fia|s fiable|s
    fiance|s|e fiasco|s fibre|s ficha|s fiche fichier fiction|s fiel fier fieras fies fiesta|s
    fifty-fifty figura|s figurante|s figurative figure|s figurine|s fila|s|ment|ments file|s|r|t
    filets filial|es|e filiformes filigrane|s|r fille|s film|s|es|er|e filma fils filtra filtrantes
    filtration filtre fin|s|es finales finals finance|s financier|s finesse fini finish firmament
    firme|s fis fiscal|es fissile fission fissure|s fit fixa fixation fixe|s|r fixing|s fjord|s
    flache|s flagellation flagrant|es|e flair|s flamboyant flamenco|s flamme flan flash|es|er
    flat|s flatter flatulence flexible|s flexion flip|s flippant flippe|r flippers flirt|s|e flop|s
    floral|es|e flotte|s|r fluctuante fluctuation|s flue fluent fluide fluo|r fluorescence
    fluorescent|s|es|e fluvial|es foc|al focales foetal fohn foie fois fol folie folio|s folklore
    folks folle|s fomenta fomente fonction fonctionne fond|s|er|e fondant fondas fondue fontes
    football|s footing foots fora forage forca forces forcing|s fore forera|s forfait|s forge|r
    forgeries formas format|s|ion|ions formative forme|s|r formel formelle|s formidable|s formol
    formula|s formulation|s formule fornication fortes fortification|s forts fortunes forums
    fossile|s fou|r|t foulard fours foutre foyer frac fractal|s|es fraction|s fractura|s fracture|s
    fragile|s fragment|s fragmentation fragrance|s fraiche frais franchise|s francophone|s francs
    frappant frappe fraude|s freak|s freezer|s fret|s fricative friction frigide frigo frisson
    frites fritter frivole fromage fronda|s frontal|es frontieres fronton fronts fructose frugal|es
    fruit|s frustra frustrante|s frustration|s frustre fuchsia|s fuel|s fugaces fugitive|s fugue
    fuhrer fui|t fulgores fulgurante|s full|s fulmina fulminant|es|e fumas fume|s|t fun|s furies
    furtive fus|es|e|ion|ions fuselage fusible|s fusil fut futile futon futur|es|e gadget|s
    gaffe|s|r gag|s gaga gagner gai|n gainer gains galant|es|e galas galaxie|s galerie gales
    gallon|s gallos galon galopa galopante galope gals gambas gambit|s gamma ganache ganaderia|s
    gang|s ganglion gangrena gangster|s gante garage|s garant|es|e garantie garantir garces garcon
    garder gardeur gare garni|t garou gasoil gastronomie gauche gaucho|s gaudi gava gave gays
    gaze|s gazelle|s gecko|s geisha|s gel|s gendarmes general|e genre|s gente|s gentil gentleman|s
    gentlemen gents gerberas germa germinal germination gestation geste gesticula gestion geyser|s
    ghetto|s gibet giclee gift|s gigabit gigas gigolo gimmick|s gin|s gingival|es gire girl|s gis
    glace glacial|es glacier|s glaive|s glande glands gliales global|es|e globalisation globe|s
    glorias glorification glorifies glottal glu|e glucose gluten gnocchi gnome|s goal|s gober gode
    gog gogo|s goldens golf gondola|s gong gores gorges goth|s gouache gouge|s gourd|s gourmet|s
    gout gouvernement grace gracias gracies gradation|s grade|s gradient|s gradua graduation|s
    gradue graduelle graffiti|s grain|s grammatical granas grandes grandeur grandi|s grandiose|s
    grands granite granules graphite grasses gratification gratin gratitude gratuit gravas gravis
    gravita|s gravitation graviton|s grays greens grenades grenadier greve grief|s griffe griffon|s
    gril grilla|s grille|s grima grimace|s grimoire gringo|s grippale grippe|r gris|es grizzly grog
    groin grosse|s grotesque group|s|es|er|e groupie|s grouse gruta guanaco|s guano guerilla guerre
    guet guetta gueule gui|s guida guide|s guillotina|s guillotine|s guinda|s guise guttural
    gymkhana gyroscope|s habiles habilita habilite habit|s|e|able habita|s|t habitables habitante|s
    habitants habitation habitats habitue habituelle hacha|s hache hacienda|s hackers haie haine
    hala halles halls hallucination|s halo|s halte hamburger|s hamster|s handball handicap|s
    hangar|s happening|s harangue harasser harasses harem|s harmonica harmonie|s harpie|s hasard
    hasch hase|s hausse haut|s|e have|s|r hectare|s helice|s herbe|s|r herbicide|s herbivore|s
    hercules hermaphrodite|s heures hexagonal|es hiatal hibernation hickory hidalgos highlander|s
    hilarante|s hile hinterlands hippie|s hisses histoire historia historien historique hit|s
    hobbies hobby hockey holding|s hollandaise home|s homicide|s hommage homme|s homo|s homophobe|s
    homophone|s homosexuelle|s honneur honni honorable|s honores hooligan|s hopi hoplite|s horde|s
    horizon|s horizontal|es|e hormonal|es hormone|s horoscope|s horrible|s horrifies horripilante|s
    hortensias horticulture hosanna hospice hostile|s hotel|s hotte hovercraft hua hucha|s hue|s
    huma humaine humbles humecta humidifier humiliation humoral|e humour hun|s hure huron hurrah
    hurricane|s hybride|s|r hydrate|s hydrophile hymens hymne hyperactive hyperbole|s
    hyperinflation hypertension hypnose hypocrisies hypocrite|s hypotension iceberg|s idee|s
    identifiable identification|s identifier identifies idiosyncrasies idiot|s|es ifs igloo|s
    ignition ignoble ignora|s ignorance ignorant|s|es|e ignore|s illumination illusion|s
    illustration|s illustre|s|r ils image|s|r imagina|s|is imaginable|s imagination|s imaginative
    imagine|s imago imams iman imbeciles imberbe|s imbibe imbue|s imbus imita imitation|s imite
    immanent|e immature immense|s immersion immigrant|s|es immigration imminent immobile immolation
    immoral immun|e impact|s impair|s impala impalpable imparable|s impartial impartir impasse
    impassible impatience impatient impeccable impensable|s imperceptible|s imperfection|s
    impertinente|s imperturbable|s impetigo implacable|s implant|s|es|e|able implanta implantables
    implantation implication|s implique implora implore implosion import|s|es|er|e importa|s
    importance important|es|e importation imposant|es|e impose|s imposition impossible impotence
    impotent|es|e impots imprescriptible|s impression|s impressive imprima|s imprime|s improbable|s
    impromptu improvisa improvisation improvise imprudent|es|e impulsa impulse|s impulsive|s impure
    imputa imputable|s impute inabordable inaccessible inaction inactive|s inadmissible
    inamovible|s inapplicable inattention inattentive inaudible|s inaugura inaugural|es
    inauguration inaugure inca|s incalculable|s incandescent|s|es|e incantation|s incapable
    incapacitante incarnate incarnation|s incendia incendie incessant incidence|s incident|s|es|e
    incision|s incisive incita incite|s incivil inclina|s inclinable inclination|s incline|s
    inclusion|s inclusive incognito incombustible|s incomparable|s incompatible|s incompressible
    inconsciente|s inconsistant inconsolable inconstante|s incontestable|s incontinence
    incontinent|e incorpora|s incorporation incorpore|s incorrect incorrigible incorruptible|s
    incrimina incrimination incrusta incuba incubation inculpa incunable|s incurable|s incursion|s
    indemne|s indes indescriptible|s indestructible|s indexa indexe|s|r indic|es|e indication|s
    indicative indigent|es|e indigestion indigna|s indignant indignation indigne indigo indique|s
    indirect indispensable|s indisponible indistinct individuel individuelle|s indivisible|s
    indolente|s indu|s indubitable induction|s inductive indulgence|s indulgent|es|e
    industrialisation industrie|s industrielle|s ineffable inerte|s inestimable|s inexact
    inexactitudes inexcusable|s inexorable|s inexplicable|s inexpugnable|s inextinguible
    inextricable infamante|s infanterie infantes infanticide infantile|s infants infatigable|s
    infatuation infect|s|e|ion|ions infecta infernal|es infertile infiltra infiltration
    infinitive|s inflammable inflammation inflation inflexible|s inflige influence|s influenza
    info|s informa|s informant information|s informative|s informe|s|r informelle|s infraction|s
    infrastructure|s infumable|s infusa infuse|r infusion|s ingestion ingrate|s ingratitudes
    inguinal|es inhabitable|s inhala inhalation inhale|s|r inhiba inhibe inhibition|s
    inimaginable|s inimitable|s initial|e initiation|s initiative|s injection|s injure|s injuria
    injuries injustice|s inlay|s innocence innocents innombrable|s innova innovation|s innove
    inocula inoffensive inopportune inquisition|s inquisitive inquisitorial|es insalubre|s insane
    insatiable inscription|s insecticide|s insensible|s insert|s|ion|ions insight|s insigne|s
    insinua insinuante|s insinuation|s insista|s insiste|s insistent insolence insolent|es|e
    insoluble|s insondable|s inspection|s inspira|s inspiration|s inspire|s installation|s
    installer instance|s instant|s|es|e instaura instaure instigation instinct|s instinctive
    institut|ion|ions instruction|s instructive instrument|s|al instrumentale|s instrumentation
    insubordination insulta|s insultante|s insulte|s insurgent insurrection intact intangible|s
    intellect|s intelligence|s intelligent|es|e intelligentsia intelligible intense intensifier
    intensifies intensive|s intenta|s intente|s intention|s inter|s interaction|s interactive
    intercala intercepta interception|s intercession interchangeable intercontinental|es
    intercostal|es interdiction interessant interet|s interface|s interieur interim interjection|s
    interlude|s interminable|s intermittent internat international|es|e interne|s|r interpolation
    interracial interrogation|s interrogative interruption|s intersection|s interstitielle
    intervalle intervenir intervention|s interview|s|er|ers intestinal|es|e intestine|s intima|s
    intime|s|r intimida intimidante|s intimidation intimide intonation intoxicant|s intoxication
    intransitive intrigant|es|e intrigue|s introduction|s introspection introspective introversion
    intrusion|s intuition|s intuitive|s inutile|s invalida invalidante invalide invalidez
    invariable|s invasion|s invasive|s invectivas invective inventa|s invente|s invention|s
    inventive inventories inversa|s inverse|s|r inversion|s inverti|r investigation|s investir
    invincible inviolable|s invisible|s invita|s invitation|s invite|s invocation|s involucre
    invoque ions iota iras irascible ire|s iridescent iridium ironie|s irradia irradiante
    irradiation irradie irrespirable irresponsable|s irrigation irrita irritable|s irritant|s|es|e
    irritation|s irrite islam isolation|s isotope|s issue|s item|s ive jacaranda|s jacket|s
    jackpot|s jacquard jacte jacuzzis jaffa jaguar|s janvier jap|s jardin|s|es jardinera|s jargon
    jaspe java je jeans jeep|s jerseys jeta|s jets jeu jeune|s jeunesse jeux jingle|s jobs jockey|s
    jogger|s jogging joins joint|s|er jojo joker|s jota|s joue|r joule|s jour|s journal journee
    jovial|es jubila jubilant jubilation jubile judo judoka|s juge juifs juillet juin julep jumping
    jungle|s juniors junker|s junkie|s junte|s jura|s jure jurisprudence jury juste justices
    justiciable|s justifiable justification|s justifies jute juxtapose juxtaposition kaki
    kamikaze|s kapo kappa karting katas kayak|s kebab|s keepsake|s kefir kermesse khans kicks kid|s
    kidnapper kidnapping|s kil|t kilo|s kilowatt|s kilts kimono|s kiosk|s kir kits kiwi|s knickers
    koala|s kobold|s kola konzern krach krypton label|s labial|es labile|s labour|s|er labrador
    lac|e lacera lactose lacustre|s ladre lads ladys laid laie lais laisse|r laissez lait lambda|s
    lame|s|r lamenta|s lamentable|s lamentation|s lamente|s lamento|s lamina|s lampa lampent
    lance|s|r lancers landes landing|s lands langage langes langue|s lapa|s lapida|s laque laquelle
    lard lares larges largesse largo|s largue larmoyant lasagne laser|s lasser lasses lasso
    latent|es|e latin latino|s latitude|s latrine|s latter lattes laude lava|s lavable|s lavabo|s
    lavatory lave|s|r laxative|s laya layer leader|s leadership leasing lecture|s lego|s leishmania
    leitmotiv lemme lemmings lemures lente|s lequel lest lettre|s leurs lev|er|ers levant|es levas
    lexical liaison|s liante liberaux liberte libidinal libido|s libres lice licence|s licencia|s
    lichen licher licita lie|d lieder liens liesse lieutenant|s lieux lift|s|er|ing ligament|s
    ligature ligue|s liguera|s limas lime|s limerick|s limita|s limitation|s limite|s|r limousine
    linge lingerie lingual|es linos lion|s liposuccion lippe liqueur|s liquida|s liquidation
    liquide|r liquidez liras lire lis listing|s lit|er|e lithium litre|s litteraire litterature
    living|s livre|s lob|s|es|e lobby|s local|es|e localisation location|s loch locomotion
    locomotive|s locos lof|t lofts logique logo|s loi loisirs lolitas lolo longe|r longitude|s
    longitudinal|es|e longs longue look|s looping looser|s loque lords lorry lorsque loser|s lote|s
    lotion|s loto|s lots loupe lover loves loyale lucrative lucre luge lumbago lumen|s lumiere
    luminescent lunch|es lune|s lupanar lupin lus lustre luth luthier|s luxe lychee lyre macabre
    macaroni macarons machin|es|e machina machinations machos madame mademoiselle maestria|s
"""
