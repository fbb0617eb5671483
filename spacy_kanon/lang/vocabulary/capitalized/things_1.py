"""Frequent words that nobody is called by. Made by `bench/make_vocabulary.py`."""

WORDS = """
    aaaaaaand aaaaaand aaaaand aaaah aaaand aaah aaand aah aang aaryn aatrox abaddon abathur aber
    ablaze ableism ableton aboriginal|s abra abrahamic abreast abridged abrupt absinthe absol
    absolut|ion absolutism absolutley abstinent abstractly abusable abysmally abyss|al abzan aca
    academy acapella acasis accel accelerator acceptably acces accomodation accord|s|ing accutane
    acer aces acetaminophen ach|es acheive achilles acho ack acl acolo acolyte acorn acrobat
    acrobatics actaully activator activision actuarial acum acura acutally adagio adama adamant
    adamantium adaptability adaptive adblock|er addams added addendum adder adderall additionally
    addy adebayor adept adidas adipose adj administrator admirably admittedly adn ado adobe adorama
    adrenalin adressed adsense adv advent adventure|s|r adviceanimals advil advisory adware ae
    aegis aegislash aegon aemon aeon aero|n aerobics aerodactyl aeroplane aeropress aerosmith
    aerospace aerotank aerys aesop aether afaik affinity affirmative afflalo affleck affliction
    afghan|s afghani aficionado afking africans afrikaans afro aft afterall afterburner aftercare
    ag agaisnt agape agave agent agger aggies aggron agh|s aghast agi agian agile agility
    agnosticism agnostics agora agrarian agreed agression agricola aha ahab ahah ahaha ahahah
    ahahaha ahahahaha ahai ahem ahh ahhh ahhhh ahhhhh ahhhhhh ahmadinejad ahman ahora ahoy ahri
    aici aight aikido aikman aimless aint aion aipom airbender airbending airbnb airborne airbus
    airdrop airforce airlines airman airmen airplay airsoft airways aizen aj akali akame akatosh
    akatsuki ako akuma alaba aladdin aladeen alakazam alarmingly alaska|n albanian|s albatross
    albertan alcatraz alch alchemist alchemy alchohol alderaan aldi aldmeri aldnoah aldon aldous
    aldrin alduin alfalfa algebra algerian algorithmic alguma algun algunas alibaba alien|s
    alienware alkaline allaah allagan allah allahu alles allied alligator|s allin alll allll
    allllll alloy allright allstar|s allure almighty aloe alors alpaca alphas alpine alps alright|y
    alshon also altair altar altcoin alte altec alternately alternatively altho although altidore
    altima altmer altough altri altro alucard alyx alzheimer|s amalur amarr amarth amaterasu amaz
    amazeballs amazingness amazon amazonian ambassador|s ambien ambiguously ambos amen amendment
    amendola americanism americanized americans americas amerika amerish amethyst amex amicably
    amiga amigos amiibo|s amish ammy amnesia amnesty amoeba ampharos amtrak amulet amumu amusingly
    amway anaconda anakin analytically analytics analyzer analyzing anandtech anarchic anarchism
    anarchistic anarchists anarcho anarchy anathema anatolia anatomy ancaps ancelotti ancestral
    anchorman ancient|s ancora and-a-half and-coming and-out and-run and-such anden anderz andet
    android|s andromeda ands anecdotally anet anfield angels anglican anglo anglophone angular
    anhur animaniacs animatronic animorphs animus anise aniston anivia anki annihilation
    anniversary annnd annnnd annnnnd anno annotated anomalous anonymous anor anquan ansari anser
    answerable ant antarctic antec anthology anthrax anthro anthropology antichrist antimatter
    antiperspirant antiques antiquity antitrust antlers antwoord anubis anvil anyhoo anyhow
    anyplace anytime anyway|s anywho ao aodhnait aoki aos apartheid aperture apes aphex aphro
    aphrodite aphromoo aplenty apoc apocalypse apocryphal apolitical apologies apostle|s apostolate
    appalachia|n apparantly apparel apparently appartment appellate applebee|s applejack appleseed
    apprentice appropriateness appstore apr aprender apricot apropos aprox aps aqua aquaman
    aquarium aquatic aquinas aquired arabian arabic arable arabs arachne arafat aragorn aram
    aramaic arbiter arby arcade|y arcana arcane arcanine arceus archaeology archangel archeage
    archeological archeology archery arches archetypal archimedes archipelago architect|s archival
    archive|s archmage archon|s arctic ardbeg ardent arduino arenanet arg|s argent argentine
    argentinian argh argonian|s arguements argumento|s argumentum argus arial arians arid aries
    aristocratic aristocrats aristotle ark arkansas arkham arma|ment|ments armada armadillo
    armageddon armenian|s armlet armored armory army aronofsky arr arrogantly arrowhead arryn ars
    arsenal arsene arsenic arteezy artemis arterial artest arteta artful arthas artichoke articuno
    artikel artisan artorias artosis artstyle arty as-fuck asamblea asami asari ascend|ed ascendant
    ascension ascent asda asexuals asgard ashara ashes ashkenazi ashore ashy asi asian|s asiata
    asics aside|s asiimov asik asimov askin askreddit askscience aslong asmr asoiaf aspartame
    asperger|s aspie aspire aspirin asrock assad assange assasin|s assassin|s assclown assembly
    assertiveness assing assload association associative assuming asswipe astley astra astral
    astro|s astrology astronaut astronomer astronomy astrophysics astroturf asuka asuna asura asus
    asylum asymptomatic async asynchronous atari atheism athene atheon athiest|s athletically
    athletics athlon atk atl atleti atletico atlus atom|ic atonement atta attackspeed attenborough
    attunement atunci atx auctioneer aucun|e audacity audi audino audiophiles audios auditor aug
    aught augmented aunque aunt auntie aur|al aurait aurelius auschwitz aussie|s australian|s
    austrian|s autant authentically authenticator autism autist autobahn autobiographical
    autocomplete autocorrected autocratic autocross autodesk automaton automod automoderator
    autonomously autoplay autosave autotune avacyn avalanche avalon avarice avast avatar|s ave
    avenged avenger|s avenue avere avian aviation aviators avicii avionics avocados avs aw
    awakening|s awakens award|s awd awe awesomenauts awestruck awfulness awh awk awlaki awoken aww
    awww awwww awwwww awwwwww ax axe axew axial axiom axis axl axton ay ayahuasca ayatollah aye
    ayuda ayy|y azeroth azir azkaban azor azorius aztec|s azubu azula azumarill azura baader baal
    babel babied babs babyface babylonian babymetal bacardi baccano bachelor|s bachelorette
    backburner backcourt backflips backplate backrow backstabbed backstreet backstrom backswing
    baddie badgers badlands badminton badmouth|ing bads bae baelish bagger|s baggins bagon baha'i
    bahaha bahahaha bahamut baj bak|r|ers baka bakemonogatari balkan|s ballad ballast ballin
    ballistix ballmer ballon ballroom balm balo|r|n baloney balrog baltic|s balvenie bamboo banana
    bandai bandaids bandcamp bandicoot bandit|s bandos bandwagoner bandwagoning bandwith banff
    bangalore bangladeshi banhammer banished banishing banjo bankai banksters banksy banlist
    banquet banshee|s bant baptism baptists barack baratheon barbarian|s barbershop barbies barbs
    barclays bards baretta barf|ed bargnani barons baroque barracuda barrage barret barring
    barristan basher basically basicly basilisk basin basque bassnectar bassy basta basterds bastet
    bastille bastion batgirl batmobile batrider bats battalion battier battlecry battlefield|s
    battlefront battlefury battleground|s battlelog battleship|s battlestar battletoads batum
    bavaria|n bayesian bayonetta bazaar bazinga bazooka bbs bdubs beacon beagle beaker beanie
    beardie bears beast beastiality beastie beastmaster beatiful beatle|s beavis bebop becca
    bechdel becuse bedre bedridden beehive beep beeswax beethoven beetle|s beetlejuice beets beetus
    befor beggars begotten beheadings behemoth behold behringer beiber beige beim beldum belgian|s
    belial belichick bellator bellatrix bellend bells beltre benadryl benchmade bendis bendtner
    bene bengal|s bengali benifit|s benjen benteke benzema beowulf berbatov beret beretta bergkamp
    beric berkshire berliner bernanke berserk|er bertuzzi besides besoin besser bestbuy bestfriend
    bestie|s betala betcha betrayals betta|s bettman beware bewbs beyerdynamic bhi biatch bibles
    biblical bic biden bidoof biff bigass bigfoot biggie bigtime bilbo bild billable billiards bilo
    binaural binding bingo binks bio biochem biochemistry biohazard bioinformatics biomedical
    biometric bionic biopic bioshock biostar biotic bioware biracial birdman birther|s birthing
    birthright biscuit bison bisping bist bistro bitcoin|s|ers bitmap bitpay bitstamp bitte
    bittersweet bittorrent biweekly bizarro bizkit bjerg bjergsen bjork blablabla blackadder
    blackbeard blackberries blackberry blackbird blackboard blackened blacker blackest blackfish
    blackfyre blackhawk|s blackhole blackjack blacklight blacklist blackrock blacksmith|ing
    blackwater blackwidow blade blademail blahblahblah blart blasphemy blaster blastoise blatt|er
    blazers blaziken blazing bleach|er blech bleep bleh blender bless|ed bleu blight blighttown
    blindside bling blink blitz blitzcrank blive blivit blizz blizzards blizzcon bloc blockbuster
    blondie bloodbath bloodborne bloodline|s bloodlust|ed bloodraven bloods bloodseeker bloodstone
    bloodthirster bloomberg bloop|er|ers bloor blops blossoms blowhard blowingly blu|es blueberry
    bluegrass blueprint bluetooth bluish bluntness bluray bluth blvd bmi bmx bnet boar|s boardgame
    boardwalk boatloads boba bobble bobblehead bobcat|s bobs boehner boeing bogans bogglingly bogut
    bohemia|n boiler boisterous bok boko boku bola|s bold boldin boll bollocks bollywood
    bolshevik|s boltons bombadil bombastic bombay bomber bombshell bonafide bonehead|ed bonjour
    bonk bonnaroo bonne bonobo|s bonsai bonus bony boobie boogaloo booger boogie bookkeeping
    bookmarked bookmarking bool boolean boombox boomer|s boomerang boondock|s booo boooo boop
    bootcamp bootstrap bop borat borderlands borderless borini bork borneo boromir bort bortles
    bosh bosmer bosnian boson botanical botany botox botrk bottas botted bottlenecked bottlenecking
    bottomless boundless bounty bourbon bourdain boutique bovine bowl boxer boy boyhood boyz bozak
    br braavos bracer|s braff brahms braid|s braille brainpower brainstorm bran brando braum
    brave|s|ly braveheart bravest brawl|er brawn brazilian|s brazzers brb breaded breading
    breakbeat breaker breakups breastplate breathless breedables brees breezy breitbart breivik
    breloom brewers brewery brewing brewmaster brewpub bridal bride bridesmaids brie brienne
    brigade brights brilliant brimstone bringer bristle bristleback britannia britches britons
    broadwell brofist broil brokeback brom bronco|s broner bronies bronn brony bronze|r brood
    broodmother bros broseph broski brostep brotherhood brotherly browner browns bruges bruh bruins
    brukar brussel brutalizer brutes brutish brutus bry bryz bt btw bu bubba bubblegum buccaneers
    buckeyes buckshot bucky bucs buddha buddhism buddhist|s budweiser bueller buen buenas buffet|t
    buffon bugatti bugfixes bugger buh builder bukhari bukkake bukkit bukowski bulbasaur bulgarian
    bulimic bulldog|s bulldozer bulletin bulletproof bulletstorm bullish bulls bullseye bullshitter
    bulwark bumble bumblebee bumfuck bumi bummer buncha bundesliga bundle buneary bungie bunnelby
    bunny buoyant burberry bureau burgundy burial burlap burlesque burma burmese burnout burpees
    burried buscar buscemi busey busta busters buttercream butterfree buttermilk butterscotch
    butthead buttplug buttsex bux buyouts buzz buzzfeed buzzkill bytecode byzantine|s byzantium
    cabana cacao cacti cactus cad cadbury caddy cadet|s cadillac caesars cafe cahoots cairne cajun
    cakeday cakey calamity calc calculus caldari calibre calibur calico calidad california|n
    californians californication caligula caliphate calisthenics callbacks callouses callouts
    calm|ness calvinism calvinist calypso camaro cambodian camel|s camelot camry canadian|s
    canadiens candidato|s candor canelo canes cannabis cannibal cannonball cannondale canola
    canonical|ly canons canterlot cantidad cantonese cantrip|s canuck|s canyons cap'n capaldi capaz
    capcom capella capitalism capitals capo capper cappuccino capra capri caprica capricious
    capsaicin capslock capstone capt captains captchas carabiner caramel caramelized carapace
    caravan carbide carbine|s carboys carby cardigans cardinality cardinals carebear carefull
    carell caress caribbean caribou carnage carnal carne carnival carolla carousel carp|e
    carpenters carrey carrick carrys carseat carta cartel cartesian cartman cascade cascadia casein
    cashback cashew cashflow cashmere casino casio cask caspian cassiopeia casterly castiel castles
    castlevania cata|n cataclysm|ic catacombs catagory catalonia catalyst catapult catastrophically
    catatonic catcalled catcalling catcher catchup catechism catelyn caterpie caterpillar catfish
    catholic|s catholicism catwoman catz caucasian|s caucasus caucus cauldron causally causative
    caustic cav|s cavalier|s cavani cavern|s caviar cba ccw cech cee cei cel celcius celebi celeron
    celestial celiac celica cellar celled cellulite celsius celtic|s celts celui cemetery census
    centaur|s centauri centipede|s centripetal cept cera cerave cerberus cerca cero cersei certains
    certified certo cesaro cesc cespedes cessna cet cetaphil cg ch chaac chadli chael chainring
    chainsaw chainz chairman chakras chalice chalky challange challenger|s chambray chameleon
    chamomile champions championship|s champloo chang'e changeling changetip chans chansey chaos
    chaox chaplain chappelle chapstick chapter chaque chara chargebacks chargers chariot|s charisma
    charizard charlemagne charmander charmed charmeleon charms charr charter|ed chaser|s chasm
    chaste chateau chatrooms chauster chauvinistic chav|s cheapness cheapskate chechen|s chechnya
    check|ers checkin checkmate checksum cheddar cheech cheerfully cheerios cheers cheesecake
    cheesesteak cheesey cheetah|s cheeto|s cheez chef chell chem chemtrails chernarus cherno
    chernobyl cherokee chespin chess chevron chevy chewbacca chewie chewy chez chic chicagoan
    chicagoland chicharito chicka chickenshit chief|s chiellini chihuahuas chikorita childishly
    childishness chilean chili|s chilli|n chimchar chimera chimpanzees chinchilla chinese chinook
    chipotle chipper chippy chiropractic chiropractors chitoge chivalrous chivalry chivas chlamydia
    chloride chloroform chlorophyll cho'gath choc chocobo choix chokehold cholera choline chomp
    chomsky choo chop chopin chopper chorizo choro chowder christianity christians chrom|e chroma
    chromatic chromebook|s chromecast chromium chromosomal chronicle|s chrono|s chrysalis chrysler
    chubwubbling chucks chucky chuffed chutes cia cinci cincy cinder cinderella cinema cineva
    cipher circadian circulatory circus cirque cisgendered cishet citadel citation citi citizen
    citrate citric citrix ciudadano|s civ|ic civcraft civics civil civilization cj cl clams
    clandestine clang clank clannad clans clapton claptrap clarks clase clash classe classic claw
    claymore|s clearo|s cleese clegane cleric|s clerks cleverbot cleverley clicker cliffhangers
    cliffs climbers clinique clink clinkz clintons clipper|s clique cloak|s clockwerk clockwork
    clojure clothesline cloverfield clowney cloyster clumsily cmc cmnt cmon cnn coalition coastal
    coattails coaxial cobain cobalt cobbler cobra cochlear cockatrice cockblock cocker cockiness
    cockney cocksuckers coco cocoon cod codeine codename codependent codex coed coffe cogent
    cognitively cogs coheed cohle coilovers coinbase coincidentally coisas cokes col cola coldhands
    coldly coldness coldplay coleslaw colgate coli coliseum colitis collabs collapsible collector
    collider collison cologne colombian colorblindness colosseum colossi colossus colourblind
    coltrane colts columbian combine comboing comcast comet|s cometh comeuppance comida comm
    commander commandments commando|s commemorative commence commensurate commentor|s
    commercialization commie|s commission|er|ers committee commons communicable communion communism
    communist|s companys compaq compatability comped compendium compensatory competative
    completamente completley complicity comprehensively comprendre compte computationally comrade
    comunque concentric concerta concerto conch concorde concretely condescendingly condi|t
    condiciones condor conduit conf confederacy confederate confession|s|al confidant confidential
    confirm|ed conflation confluence confortable confucius confusingly congrats congratulations
    congratz congress congressional congressman congressmen conical conjuration conjuring conker
    connecticut conozco conqueror|s conquest cons conscripts consequent|ly consequential
    conservatives considering consortium conspicuously conspiratard constantinople constellation
    constitution|al|ally consulate consumerist contagion contemplative contemptible contextually
    contigo continental continuum contrails convention converge convergence convergent conversely
    coo cookbook cookin cooler coolio coop coors copa copernicus copout coq cor corgi|s corinthians
    corki corned cornerback corolla corollary coroner corp|s corporal corporatism corporeal
    correction|al corrective corruptors corsa corsair cortana cortex coruscant corvette corvo cose
    cosmetics cosmic cosmopolitan cosmos costanza costco costner costumer|s couchsurfing cougar|s
    coulda couldnt councillor countable countdown counterclockwise counterspell counterstrike
    countertop countrys coupe coupling cour|s|t courier courser coursera coutinho covenant|s
    covergirl cowboy|s cowl coyote|s cpt cr crab crabby crackdown cracker crackheads crackle cradle
    crafter craftsman craigslist cranberries cranial cranium crapper crapton crapware crashers
    crater crawfish crawler crayon crear creatine creationism creationists credo creds creepers
    creepshots crees creme creo crepe|s crescent crichton cricket crikey crimea|n criminalization
    crimson cringepics crit criterion critting cro|n croatian crobat croc|s crocodile|s crohn
    cromartie cromulent crossdressing crossfire crossfit crossposted crossposting crosswalks
    crouching crows crs crucial|ly crucible cruddy cruelly cruiser crunch crunchyroll crusade|s|r
    crusaders crusher crybabies cryo crypt|s|ic cryptarch cryptographic cryptsy crysis crystalline
    crytek csgolounge csing csv ct cthulhu cthulu ctrl cualquiera cub|s|e cuban|s cubase cubone
    cuckoo cudi cue cuentas culling culo cultish cultist cumberbatch cumbox cup cupid curator
    curiously curse|s curveball custard customisable cutie|s cutlass cutthroat cv cvs cw cx cy
    cya|n cyanide cyanogen cyanogenmod cyber cybermen cybernetic cyberpunk cyborg|s cyclocross
    cyclone cyclops cydia cyka cylon cyndaquil cynically cyno cypher cyrillic cyrodiil cz czar
    czech|s czechoslovakia daar daario dabs dac daca dachshund daddies daddy dae daedalus daedra
    daedric daemon|s daenerys daesh dafoe daft dafuq dagger daggerfall dagon dah dahmer dair
    daisies dal dalaran dalek|s damm dammit damn damnation damnit dancefloor dancer dandelion dando
    dandy danes dangit dangly dank|e danmark danzig danzo dapper daredevil daresay darfur darkly
    darkmoon darkness darkrai darkseid darkside darksiders darksteel darlin darn darth darude
    darvanshel darvish darwinian darwinism datasheet dats datsyuk davos dawngate dawnguard daxter
    daybreak dayum dayz daze|d dazu dazzle dazzling dbag dbz deadliest deadman deadpool deadwood
    deagle dearest deathadder deathcap deathcore deathly deathmatch deathrattle deathrite
    deathstroke deathtouch deathwing debemos deben debian debuchy debussy decadence decapitation
    decat decay december decemberists decisiones deckbox deckbuilding decklists declaration
    declarative declassified declawed deco|y decree decriminalize dedede deemo deets def|t
    defensiveness defiant definable definitley defintely defo|e defrag deftones defund degrasse
    degreaser dehumanization deine deino deism deist|s deku dele delectable deleterious delirious
    delirium delish deliverance dells delly delorean delphi deluge deluxe delver dem|s demande
    demaryius demasiado dembele demigod democrat|s demolition demoman demon|ic demonization denard
    dendi denna denne dennett denon dentistry deoxys departed departures depeche depende depending
    depends depo|t|is deposited depositing depp deprecation dept deputy derecha derelict derisive
    derp|s|y derrida desalination descartes descendents descent deschanel desecration deservedly
    deso desolation despite despot|ic despues destroyer|s desu desura detainment detective dethklok
    detonator detox detta dette deuce deuda deuteronomy deutsche deutschland deux devastator
    deviant deviantart devil|s devilish devo devourer devrait dexterity dez|e df dfg dharma dhoni
    dia diabeetus diablo diaby dialer dialga diancie diaries diary diaspora diaw dibs diciendo
    dickbutt dickhole dickwad did't didact diddy didnt diem diesel|s dieser diety diferencia
    diferent differnt difficile diffrence diffusal diga digg|er|ers diggity diggle digimon digital
    dignitas dije dilapidated dilbert dilfer dilla dillinger dilma dim dimir din't diner|s ding
    dingo dinklage dinky dinnerbone dinos dinosaur dio|r diplo diplomacy diplomatically dipper
    directamente directive director diretide direwolf dirge dirtbag dirtbike disadvantageous
    disappointingly disarmament disarray discernable discernment disciple disclaimer disco discogs
    discord discretely discurso discworld disenfranchisement disgaea dishonestly dishonored
    disintegration dismember|ment disneyland disobedient dispatch disproportional disrepair
    disruptor dissapear dissapointment dissipation dissociative dissonant distantly distillery
    distrustful ditka ditto|s ditzy div diva|s divergent divination divinity divisional diz dj
    django djent djinn djokovic djs dlcs dll dm dnd dnt dobby dockers docs dodgeball dodger|s doen
    doesnt doffy doflamingo dogecoin|s dogen doges dogetipbot dogfish dogg doh dojo dokie dolby
    dolce dolla dollhouse dolphin|s domination dominator dominatrix dominion domino|s|es domo don't
    donbass donc donger donk donkey donne dont donuts doo|d|m doobie doodle dookie dooku doomsday
    doozy dopo doppelganger dorans dorito|s dorne dornish dorsal dort dory dosn't dostoevsky dota
    dotabuff dotcom dothraki doto doublelift doublespeak doublethink doubtful doubtless douchbag
    dougie dovahkiin doves dovey downloader downmodded downpour downrange downton downvoter
    downwind doxx doy dpad dra draco dracula draenei draenor dragic dragonair dragonball dragonborn
    dragonfly dragonite dragons dragonslayer dragonstone dragoon drakes drangleic dratini drax
    draymond dre dread dreadfully dreamcast dreamer|s dreamhack dreamweaver dreamworks dredd
    dreddit dredge dremel drifter driftwood drippers driveclub drizzle drizzt drogba drogo|n droid
    droite dropbox dropoff dropout droppings dropship drow drudge drudgery druggies druids drupal
    ds dsl dual duality dubnyk dubs dubstep dubya ducati duchene duchy ducks ducky dude dudebro
    duel duelist duet duh dui dulles duly dumbell|s dumbledore dumbo dummies duna dundas dune|s
    dungeon dunk dunmer dunsparce duoing duolingo dupa dur durarara duress duro durring dusk duster
    dutch dutchman dvi dvr dw dwarf dwarven dwarves dweeb dweller dwemer dworkin dx dxm dynamite
    dynamo dynasty dyrus dysmorphia dzeko eachothers eagerness eagles earbud earlygame earnhardt
    earth|s earthbound earthquake earthshaker earwax eastern easygoing eater|s eazy eb ebay ebola
    ebonics ebron ebuyer eccleston echelon echidna echoes echoing eclipse ecology ecommerce econ
    economia economist ecstasy ectopic edc eddard edict edited edition editorialized edmure edo
    edric eds eek eel|s eens eevee|s ef eff effexor egen egentligen eget eggnog egna egoism
    egregiously egyptian|s eh eher ehh ehhh ehhhh ehm ehrman eidolon eiffel eigentlich eighty
    einstein eisenhower ej ejuice elation elders eldrazi eldritch ele electable electric electrike
    electro electrocute electrode electromagnetism electronica electrum elektro elemental|s
    elementalist elementz elephant|s eleventh elf|en elimo elite elixir ello ellsbury eloquence
    elrond elspeth elven elves elvish elway elysian elysium emacs emancipation embarassment
    embarrasing embassy embers embiid emblem embryonic emeralds emi eminem eminent|ly emojis
    empathic emperor|s empezar empire|s emporium empress emptively emrakul ems emu enb enchanting
    enchantment enchantress enchiladas encima enclave encontrar encore encyclopedia endermen enders
    endo|r endogenous enema enemys enforcer engadget engi|es|e engineer englishman englishmen
    engrish engy enhanced enhancement enhancer enigma enigmatic enix enlightenment enligt eno enron
    ensign ent|s entei enterprises enterprising entiendo entonces entourage entrails eoc ep epcot
    ephedrine ephesians epi epic|ally epilogue epiphone episcopal epistemic epoch epsilon epson
    equalizer equestria|n equivalently eragon eran eraser erasure ergo erikson erogenous erowid
    err|r|y errant erratically erryday erst ertz eru esamir esc escapist escher eskimo especial|ly
    espeon esper esperanto esperar espero espurr esquire essences essentials essos estado|s esti
    estilo esto|y estonian estou estus etch eternal ethereal ethereum ethernet ethiopian
    ethnocentric etho eto'o etrian etsy etude eu eucalyptus eucharist euclidean eugenics eugh
    eul|s|er eulogy eurasia|n euro|s|n europa europe european|s eurovision eurozone eux ev evac
    evangelical|s evangelion evangelism evangelist eventful eventhough everclear everest
    everlasting everloving evernote everquest everthing evertim everton everybody everyman
    everypony everythings everytime evga evidently evitar evo|d evra ew ewk ewok|s eww ewww ewwww
    exactamente exalt|ed examiner exasperation excadrill excalibur excel excellent excelsior except
    exceptionalism excitable executioner executive exemplo exept exfoliant exhibit exile|s exista
    existentialism exmo exo exodus exorcism exorcist expac expanse expansionist expedition
    expendables experiencia experiential experimentally explorable explorer|s explosiveness expo
    express expressway exquisite ext extender exxon eyefinity eyepatch eyrie ezreal fab fable|s
    fabregas fabulously facebook faceless faceoffs facepalming faci|e facut fader faerie|s faget
    faggy fahrenheit failsafe faithfulness fajitas fak|er faktisk falafel falar falcao falcons
    falklands fallout falmer fame|r fanboi fandango fangirls fangled fanta fantasia fantasy faps
    faraday farage faraway farcical farcry farewell faried fark farmhouse farmville farscape farsi
    fascinate fascism fassbender fasttech fata fatah fatebringer fates fatherly fattie fauna
    favorited fawkes fax faze fbi fck|ing fearless feast feather feb february federalism federalist
    federation federer fedex fedora feds feebas feelin feelz feint fel fellaini fellowship felneus
    feminized femme|s feng fenix fennekin fennel fentanyl fer|al ferengi fergie ferries ferroseed
    fess fest festive fetlife fett feudalism fever feynman fez fi fiat fibro fibromyalgia fibrous
    fiddle fidelity fido fiduciary fiend|s fiendish fiesta fifa fifth fig fighter fightin fil filco
    filet filipinos fin|al|ally finals finder|s finnish finns fiora fios fireball firebird
    firebombing firefighting firefights fireflies firefly firefox firehouse firestarter firestone
    firestorm firetruck firewire firstly fisheries fisherman fissure fist fistfight fisticuffs
    fitbit fittit fived fixer fizz fkin fl flab flac flacco flagrantly flakey flame|s flamenco
    flamethrower|s flaming flamingo flamini flappy flare flareon flash flashbang flashpoint flask
    flatbed flavorless flax flay flea fleener flemish flera flere fleshlight flesta fletching
    fletchling flex flickr flintstones flippantly flipper flippy flocka flogging flopper floridian
    flowy fluidly flume fluoridation flurry fluttershy flux flyers flygon fm fml fn fnatic foie
    foiled fokin foles foodstamps fookin foolhardy fools footlong for-profit for-word forbidden
    forcefields foreach foreknowledge forensic forerunner|s forestry foreveralone forex forge
    forgetting forgive|s formas forsaken forseeable forsett forthright fortify fortran fortunately
    fosters fotm fotos foucault foundation founders foundry fountainhead fourier fowl foxconn foxes
    foxtel foxtrot foxx foxy fr frack fractal|s frag fragging fragrant framers francophone franken
    frankenstein frankly fransisco franson fraps frase fraternal fraudulently freakonomics freakout
    freelancer|s freeloading freemasonry freemasons freemium freestyle freewill freight freind
    frenchman frente frenulum frenzied frenzy freq freud freudian freys fri fridays friendless
    friendzoning frients frieza frig frigate fright frikkin fringe frisky froakie frodo frog
    frogadier froggen fron frontier frontline frontman frostbite frosted frosty froyo frozen frozr
    frugally fruity frusciante fs ftfy fuck|y fucka fuckheads fuckin fucking-lutely fuckthejets
    fueron fuerte fuerza fugitive fui fullmetal fume funciona fungible funimation funnily funnyjunk
    furion furious furnace fursona furthermore fury fus|ion|ions futbol futurama fuzz fwd fwiw
    fyrinnae gaal gaan gaara gaat gab|en gabber|t gabby gaborik gaddafi gadget gaelic gaem gaffigan
    gaga gai gaiden gaijin gainfully gaius galactic galactica galactus galadriel galapagos
    galatasaray galatians galaxy galifianakis galileo galio gallade gallente gallifrey gallop
    gallows gally gambino gambit gambler gameboy gamecube gameday gamedev gamergate gamertag|s
    gamescom gamespot gamestop gametypes gamma gamzee gana|s gandalf gander gangnam gangplank
    gangsta ganon ganondorf ganz gapps garand garchomp garcon gardevoir garen garena garfunkel
    gargle gargoyle|s garish garmin garp garrisons garrosh garruk garrus garuda gaseous gaslighting
    gasol gastly gastrointestinal gatekeeper gateway gatherer gator|s gatorade gatsby gattaca
    gauntlet|s gaurd gauss gaussian gawd gawker gaybros gaydar gazans gb gba gc gd gdp gea gearbox
    gears geass geb gecko|s geek|s geese geez|er|e geforce gegen gehen geico gelatinous gelato geld
    gemacht gemini gen genau gendry genealogy generals generated generically genesect gengar
    genghis genial genious genja genjutsu genki genny gentiles gentlemen gentoo geocaching geodude
    geographic geologic geology geordi|e geothermal gerade geralt germane germanic germans
    gerrymandered gerrymandering gervinho gesagt gestapo gestational getcha geth geting gettysburg
    getup getzlaf gewoon geyser gfycat ggg gggg ghandi ghastly ghibli ghillie ghorn ghost|s|ly
    ghostblade ghostbusters ghostery ghostface ghoul|s ghul ghz giannis giants gib gible gick
    giftcards giga gigabit gigabyte giggity giggly giggs gilded gilgamesh gillar gilmour gimli
    gimme gimp|ing gin gingerbread gingerly gingers ginobili gintama giraffe|s girardi giratina
    girlie giroud git gita github gitmo giuliani giver giveth gizmodo gj gjallarhorn gl glacial
    glacier glad gladiator|s gladwell glaive glam glamour gleam glee gleeb glenlivet gligar glint
    globalization globe|s glock|s gloom glory glossary gluttony glycerin glycol glyph|s glyphosate
    gmail gmo|d gnar gnaw gnawa gnome|s gnostic goats|e gob goblin|s godaddy godamn goddam|n
    goddamit goddammit goddamnit goddess|es godel godfather godfest godhead godless gods godspeed
    godzilla goebbels goed gog gogh gohan gojira goku golan goldblum goldeneye goldfinger golds
    goldust goldwater golem|s golf golgari goliath golly gomorrah gon gondor gong gonorrhea gonzo
    goo|n goober gooby goodbye goodfellas goodluck goodreads goodwill goody google|s|d googling
    goomy goonies goons goood gooood goooood goosebumps gopher gorbachev gorgon gorilla|s gorillaz
    gortat gosh gosling gospel|s gotcha gotham gothic gotta goty gotze gourmet gov governement
    governors gox goyf goyim gr graces gracias grado gragas grah grail gramma grammy|s gramps
    grandad granddad grandma|s grandmaster grandpa granny granted grantland grape grapefruit
    graphene graphite grappler grasshopper grats grav gravitas gravitation gravity grayscale
    greasemonkey greatful greatsword greek|s greendale greenery greenlight greenlit greenpeace
    greens greenspan greentext greeter greetings greinke gremlin|s greninja gretzky greyhound
    greyjoy greys greyscale grievous griff griffon grift grille grimace grimdark grimoire grinch
    grindr grineer gringo|s grips grisly grizz|ly grizzlies grohl grom gronk gronkowski grooveshark
    groovy groudon groundhog groupon grout growlers growlithe grr|r grubby gruden grudgingly
    grump|s grund grungy grupos gruul gryffindor grylls gs gt guacamelee guacamole guage guan
    guardian|s guarentee|d guerilla guerrilla guetta guild guile guillotine guilted guiness gujarat
    gulag|s gulch gulf gullibility gulp|s gumbo gummy gumption gunblade gundam gundy gunners gunnit
    gunship gunslinger gurren gurus gutenberg gutless guttural guude guyz gyarados gyllenhaal
    gymnasium gypsies gypsy gyro|s hab|s habanero habbit habeas hablo hackintosh hackneyed hacksaw
    hades hadith|s hafta hag haggis hago hagrid hah haha hahah hahaha hahahah hahahaha hahahahah
    hahahahaha hahahahahaha hahahahahahaha haiku hain hairspray haitian hajime haku halak halal
    halberd halen halfling hallelujah hallowed halloween hallows halo|s halp hamachi hamas hamels
    hammerfell hammy hamplanet hampshire hanako handbook handbrake handers handfull handguard
    handlock handoff handsomely hangar hangouts hangover hangup hannity hanukkah hanzo haram
    harasser|s harbinger hardass hardball hardcoded hardline hardmode hardpoint|s hardstyle
    hardtail hardwork harlequin harleys harmlessly harmonious harpies harpoon harpy harrassed
    harrassing harrenhal harrier harrowing hartline hartnell haru haruhi haruki harvard harvest|er
    harvick hasbro hashirama haslem hasn't haste haswell hatched hatchet haters hatte hauler
    haunted haunter haus havde haven't havent havoc havok haw|t hawaii hawaiian hawke|n hawkeye
    hawking hawkmoon hawlucha hax hayek hayter haytham haze hazelnut hazmat hbo he he'd he'll
    headbutt headless headliners headlock headlong headmaster headshop hearse hearst hearth
    hearthstone hearts heartstrings heathen heathrow heatran heavenly heavies heaviness
    heavyweight|s heb hebdo hebrew|s hecarim heckler hedgehog|s hedonism hedonistic hee heebie
    hegel hegemonic heh|e heheh|e hehehehe heidegger heightism heimer heimerdinger heineken
    heinlein heisenberg heisman heist hel helioptile helios helium hellboy hellcat hellfire
    hellion|s hello hellraiser hells|ing helo helper helpfull|y helu helvetica hemisphere
    hemorrhaging hemp hemsworth henceforth hendo henne hentai hep hepatitis heracross herbie herc
    herein heres|y heretic heritable heritage hermione hermit herniated heroes heroic heroine herp
    hes hesitantly heterogeneous heteronormative hex hexagon|al hexproof hey heya heyman heyo
    hezbollah hf hi hibernate hiddleston hideout hider higby highground highlander highness
    highschoolers higuain higurashi hij hijacking hijinks hijo|s hiko hilarity hillbillies
    himalayas hinata hindi hindu|s hinduism hint hip hippo|s hiragana hirez hiro hiroku hisao
    hispanic|s histogram historia hitch hitchens hitchhiker|s hitler|s hitman hitmen hitpoints
    hitscan hitta hittin hive hiya hm hmm|m hmmmm|m hmph hmu hoarders hobbes hobbit|s hobo hodor
    hoenn hogwarts hokage holiness holla hollande hollow|s holo|s holocaust holodeck holstered
    holtby holy homeboy homecoming homefront homeland homeopathy homerism homesteading homestuck
    homeworld homey homing homme homo homoerotic homura hon hondas honedge honestly honeycomb
    honeypot honom honorable honorably honors honourable honours hoo hoody hooman hoopla hooray
    hooters hop hopefully hopsin horcrux horford hornady horned hornet|s horniness horrifyingly
    horsea horseman horsemen horseradish horseshoe hortons horus hospice hossa hossin hostel
    hostess hostname hotbox hotcakes hoth hotline hotly hotmail hots hotshot hott hou houdini
"""
