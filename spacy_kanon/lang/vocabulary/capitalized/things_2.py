"""Frequent words that nobody is called by. Made by `bench/make_vocabulary.py`."""

WORDS = """
    hound|s houndour hourglass housewives hoverboard how|s how'd howdy however howl|s|ing hoxton
    hoyer hq hrm hrt huawei huckabee huehuehue huell huffington hufflepuff hugs huh huk hula
    hulking hum humanism humanist|s|ic humboldt hummels hummingbird humorously hungarian|s hunger
    hunky huns hunters huntress hur|r hurrah hurray hurricanes hush huskar huskies husky hussie
    hustle hut hutch huuuge huuuuge huzzah hvad hvis hvordan hwy hydra|s hydrating hydreigon hydro
    hydrocodone hydroelectric hydrogen hydrophobic hydroponics hydroxide hyena|s hymn hyper|ion
    hypergamy hypersensitive hyperspace hypervisor hypnosis hypnotic hypoallergenic hypocritically
    hypothetically hyrule hyun hyundai hz ia iam iar ias ibaka iberian ibrahimovic ibuprofen ic
    icarus icebreaker iced icefrog icelandic iceman ich ichigo ichiro icicle ick|e id idc ideally
    idee idelic ideologue idgaf idiocracy idiosyncratic idk ido idol idra idyllic iets if ifrit ig
    iggy iginla igloo ign ignite igual iguana iguodala ih ihan ihop ihr|e ik ikea ikr il ilegal
    iliad ill illidan illinois illmatic illuminati illumination illustrated illustrator illustrious
    illyrio ils ily imagen img imgur imi imma immeasurable immeasurably immortal|s immortality
    imp|s impala impale|r impartiality impassioned impatiently imperialism imperialistic imperials
    imperium impersonating impish imposible imposter impostor impotence impreza impulsively in-all
    inaccuracies inaccurately inadmissible inadvertent inaho inasmuch inattentive inaudible
    inaugural inbuilt inc incentivizes incentivizing inception incidentally incinerate incinerator
    incognito incoherently inconceivable incongruous inconsistently incontrol incontrovertible
    incredibles incubus incursion|s ind indar indecision indeed independents indians indica
    indiegogo indies indigestion indigo indisputably indo indonesian|s indubitably industrious
    inefficiently inelastic inerrant inextricably inf infact infallibility infamous infamy
    infantryman infeasible infernal inferno infestor|s infidel infiltration infiltrator|s infinite
    infinitesimally infiniti infinity influenza infos infra inglorious ingot ingress inhospitable
    inhouse inhumans inigo inkjet inkscape inland inlaws inn innistrad innova inoperable
    inopportune inquiring inquisition inquisitor insanity insert insider insidious insignificance
    insipid insolvent insomnia insomniac inspector inspiron instagib instagram instakill
    institute|s instructive insurgency insurgent insurrection integra intel intelligences inter
    interceptor|s interesa intereses interestingly intergalactic interlude intermission internal
    internationals internetz interplay interpol interpretive intersectionality interstate
    interstellar intersting interventionism interweb intimidate intr intractable intramural
    intressant intrest introversion inu inuit invader invandrare invective invisibility
    invitational invocation invoker inwardly io iodine ionic ipa ipads ipconfig ipods ips ipsum
    iptables iranian|s iraqi|s irelia irishman iroh iron ironborn ironclad ironically ironman
    iroquois irreconcilable irregardless irrelevent irreligious irreparably irreverent irreversible
    irrevocably isco ishtar islamic islamism islamist|s islamophobia islander|s islay isms isnt
    isolationism isopropyl israeli|s|te israelites israels isto it'd it'll itachi italian|s
    italiano italic italo itd iti|s itll its itt itx iv'e ivanovic ive ivysaur izquierda izzard
    izzet izzy jabba jabber jackal jackdaw jackets jackhammer jackpot jaedong jag|s|r jagex jagged
    jaguar|s jah jailbait jaina jaja jajaja jak jakiro jalapeno jamaican jameis jammer janeway
    jango janitorial januzaj jap japanese jaqen jar jarate jaraxxus jarvan jatt jaune java
    javascript javelin javik jaws jays jaywalking jazz|y jb je jealously jebus jeder jedi jeebies
    jeebus jeep|s jeeves jeez|e jeg jehovah jekyll jello jelly jellyfish jemand jen|n jenga
    jenkinson jenner jeopardy jer jerkoff jeskai jesuit|s jetpack|s jets jew|s jewelers jewelery
    jewels jewish jeyne jezebel jiffy jiggly jigglypuff jigsaw jihad jihadist|s jij jiji jimbo jimi
    jin jindal jingle jingoism jingoistic jinkx jinx jirachi jiraiya jita jitsu jizzing jk jobber
    jockey joes joff joffery johto joique jojen jojo jojoba joka joker|s jokey jolteon jonestown
    jool joomla jorah jordanian jordans jorts joss joules journal|ing journeyman journos joust|ing
    jovetic jovi|al jozy jp jquery jr jrue js json jubilee judaism judas judea judeo judging
    judiciary judicious judo juego jugg juggalo|s juggernaut juggler juicer juicy juju jukebox
    juking jul|y jumanji jumbo jumpsuit jun|d jungled juniors juniper juno junta jurassic jus
    justices jutsu juve juventus jw jynx kabuto kaep kaepernick kafka kagawa kage kaguya kaidan
    kaiju kakashi kako kaku kal kalil kalista kalos kamehameha kamikaze kampf kamui kaneki
    kangaroo|s kangaskhan kanger kanji kanon kanter kanthal kanto kap kappa karambit karaoke karate
    kardashian|s karkat karmadecay karmanaut karmawhore karmawhoring karmic karn kart karthus
    kashmir kaspersky kassadin kat katakana katamari katanas katara katawa katniss katya kauai
    kawaii kawhi kayfabe kayfun kayle kaz kazooie kbps kc kda kebab|s keed keef keenly keenum
    kegels kei keinen kejriwal kek kel kelce keldeo kennedys kennen kenobi kenpachi kenshin
    kentucky kenyan kerala kerbal|s kerbin kerouac kespa ketamine keto kettlebell|s keurig kev
    kevlar kewl keybind|ings keycap keyhole keynesian keynote kfc kha kha'zix khajiit khaki khal
    khaleesi khalifa khans khazix khedira khmer ki kickball kickin kickstart|ed|er|ers kiddin
    kierkegaard kiev kiffin kijiji kik kiko kikuri killa killable killcam killington killua
    killzone kiln kilo kilter kilts kimchi kimi kimono kindergarden kindergarten kinect kingdoms
    kingkiller kingpin kingsguard kirin kirito kishi kith kitkat kitteh kiwi|s kkk
    kkkkkkkkkkkkkkkkk klan klar klay kleenex klefki klingon|s klinsmann klipsch klondike klopp
    klose kluwe klux kmart knack knick|s knights knile knowable knowshon knuckles koala|s kobold|s
    kochs kodak kodi kog kog'maw kohls koi koivu koje koji kojima kokoro kombat komme|n kommt
    komodo kompany kona konami konoha kony kook|s koolaid kopitar koran korean|s korg korra
    korrasami korver koscielny kosher kotaku kotor kpop krabby krabs kraken kratom kratos krav
    kreider kreme kremlin krepo kreygasm krillin kripp krispy kristoff krogan kroger kronos
    kronwall kroos krugman kruphix krusty krypton kryptonian kryptonite ks kubrick kubuntu kucinich
    kudos kuechly kul kuma kunai kuni|s kunitz kunkka kunnen kunt kurama kurdish kurdistan kurds
    kuro kurosawa kurzweil kush kutcher kuvira kvar kvothe kyogre kyoukai kyurem laboratories
    laboratory laborious labour labs labyrinth lacklustre lacquer lacrosse laden ladyboner lagann
    lagavulin lager lagoon lagunitas lahm lain laker|s lallana lambda lambeau lambo lambs lamela
    lamictal lampard lancer lances landet landlines landlocked landmark landorus lannister|s
    lantern|s laphroaig lapis lapras laravel larceny larvesta larvitar lasso lastly lateralus
    latias latin latino|s latios latitude latvian laudable lauder launcher launchpad lavoro lawd
    lawful lawl lawlessness lawrie lawyering laxus layups lazer lazio leadoff leaf|s leangains
    leapt leashed leathery lebanese leben lebowski leche lecter ledger leet leffen leftie lefty
    legalese legend|s legendary legion|s lego|s legolas legwand leibniz leica leliana lelouch lemme
    lemmings lemonade lender lengthwise leningrad leninism leninist leno lenovo lentil leopard
    leper leprechaun leprosy leshrac lesnar let|s letang letterman leukemia leute lev|es|e levant
    leviathan levitate levitation leviticus lewinsky lexapro lexical leyes lfg lfr lg liandry liara
    lib|s liberalism liberals liberation liberator|s libertarian|s libertarianism librarian|s libre
    libro libyan|s lich lidstrom lieing lieutenant lifeblood lifeform lifegain lifelike lifeline
    lifelink lifestealer liga lightbringer lighten lightheaded lighthouse lightness lightning
    lightroom lightspeed ligue likewise likley liknande likud lil lilith limbaugh limbo lime
    lincecum lingual linguistically linkedin linkin linkme linksys linux lion|s lipo lipton liquors
    lisp lissandra listas lite|n litecoin lithium lithuanian litterbox littlefinger liturgy litwick
    liveable liveleak livestreams livin lizard ljudi llama llega lleva|r lloris lmao lmfao lmk ln
    loaner loatheb loathing loathsome lobster localhost locket lockheed lockpicking lockstep loco
    locomotive locus|t locusts lodges lodin logitech logon lohan loi lol|d loli lolking lollipop
    lolol lololol lolololol lolwut lolz londo lonesome longbow longhorn longish longitudinal
    longshot longsword lookin looks loom loooooong looooove lorac loras lorde lordran lords lordy
    lorkhan lotr lots lotsa lotus lounge lovecraft lovecraftian lovin lovren lowes lowlife
    loyalist|s ls lt ltd lte lua lucario lucha lucic lucidity lucifer luckily ludacris luffy
    luftwaffe lugia lukaku lul lullaby lumea lumen lumia luminous lumpy lunar|is lunchbox luongo
    lupin lupul lupus lurch lush lustboy lustful lutheran|s luthier luthor luv luvdisc lv lvling
    lyanna lycan lyft lyk lymphoma lynx lyra lyricism lysa lyte ma'am maaaan maaan maar macabre
    macallan macaroni macbeth macbook|s macedonian mache|te machiavelli machiavellian machina
    machinima machinist machismo macht machu macintosh mackerel macklemore maclin macroeconomic|s
    macroing macroscopic macross madam|e maddie maddow madeon madlib madlife madness madoff madoka
    maduro maelstrom maester maestro mafia magento mages magi magic magica magician|s magick
    magicka magikarp magistrate magma|r magnesium magneto magnificently magnum magpul magrider
    magus mah mahayana mahogany maid maidens mailer maindeck maintainable maintenant maize majestic
    majesty majora makeout maker makin makoto malaria malay malaysian malazan maleficent malformed
    malfoy malibu maliki malkin malkovich malphite malt|y maltese malwarebytes malz malzahar mama
    mami mamma mammoth|s managment manaless manaphy manatee mance manchild mandarin manderly mangas
    mangle manhunt|er mania maniac manifesto manipulator manitoba manmade manny mansions
    mansplaining manti|s mantle manziel maoist maokai maori maradona marathon|ing marauder|s
    marbles mardi mardu mareep margaery marginalization mariachi marihuana marill mariner marines
    mariota maritime markarth markdown marketability markov|ic marksman marksmanship marksmen marky
    marlins marmite maroon marquee marshalls marshawn marshmallow martellus marth martian|s
    martinis martyrs maru marvellous marvelous marvels marxism marxist|s masa masala mascherano
    maserati mashups masked maslow masochism masonic masonry masons masquerade mass massachusetts
    massacre massdrop massless masterbate masterbating mastercard mastermind masterwork mastery
    mastiff mastodon matah materiel mathematica matlab matrix mattes mattherson matty mauer maui
    maul mauser maven mavericks mavs maw mawile maximally maxis mayan|s maybe maybelline mayday
    mayhem maymays mayonnaise mayors mayweather mazda mb mbps mc mcdonalds md me-down mea meanie
    meanwhile measurably meatball meathead meatloaf mecca mecha mechwarrior medal medallion meddle
    mediafire medic|s medicaid medicare medida|s medieval medigun meditations mediterranean
    meditite medusa meeee meepo meereen mega|s megadeth megaflip megaman megami megathread megaton
    megatron megaupload meh mein|er|e meinhof meinung mejores mek melancholy melatonin melchio
    melee melisandre melod meloetta melon melty meltzer mem|e memento memetic memoir|s memorial
    menace mencia mending mener mening mennesker mennonite meno|r mensaje menschen mensrights
    menswear mente menz meow|s meowth merc|s mercenaries mercenary merci merciless mercurial
    mercury merda merde merfolk merica merkur merlini mermaid|s merriam mertesacker mescaline
    meshuggah mesma mesmer mesopotamia messengers messi|n messianic metacritic metagross metalcore
    metalheads metallica metallurgy metamorphosis metas meteor meteorites meteos methamphetamine
    methinks methodically methodist methodological methyl metroid metropolis metropolitan mettre
    mew mewtwo mex mexican|s mfa mfw mga mgmt mhm|m mhz miasma miata mic'd michelin michonne
    micro|ing|n microbial microbiology microbitcoin microbrews microcenter micromanagement
    micromanaging microsoft microtransaction midas midcard midlands midlaners midlife midnight
    midseason midtown midwestern mientras miggy mightily mighty mignolet migratory mihawk mii
    miiverse mij|n mikasa mikey miku milani mildew miler milf milhouse miliband militarism milky
    millbee millenium millennial|s millennium milli milotic mime minaj minarchist minchin
    mindcrack|ers mindfulness mindgames minecarts minecraft minesweeper ming mini minigun minish
    minister|s ministries ministry minmatar minmus minnesota|n minny minotaur mints minutos mirai
    mirana mire mirena mirin mirotic mirrodin mirrorless misaligned misanthropic misc miscellaneous
    mischief miserables mises misfits mish misha miso misplay misquoting misremembered missha
    misshapen mississippi missles mistborn mister mistress mists miter mitochondrial mitsu
    mitsubishi mitten|s mitzvah miz mizon mizzou mjolnir mk mkay mkv mlb mlp mm mmkay mmm|m mmmmm|m
    mmmmmmm mnemonic moab moar moat moba|s mobil mobius moby moc|s mockingbird modafinil moddable
    modelo modernism modernist modernization modest modric modular moffat mofos mogwai mohawk moi
    mojang mojave molex molotov|s molson molten moltres moly momentous momma mommies mommy momo
    monad|s monarch|s|y monastery mondays monde mondo monedero monet mongol|s mongolian mongoloid
    monkeys mono monochromatic monogatari monolith mononoke monoprice monorail monsoon monster
    monstercat monta montee monument moo moobs moochers moolah moonlight moonrise moonshine mopey
    moralistic morde mordecai mordekaiser mordin mordor moreover morg morgana morgoth moria
    mormon|s|t mormonism morn moroccan moronic morph|ing morpheus morphling morrigan morrowind
    mort|al|ally|y mortars mortem mosaic moshing mosin mosque mosquito|s mossad mossberg mossy
    mote|s motel moth mothafucka motherboard motherfuckin motherfucking motherland motherly
    mothership motivo moto motocross motorola motorsport|s motown mou mourinho mouseover mouses
    mousse mouthfeel mouthy mouz mov movember movin mox moxie moxxi moyes mozilla mr mrs ms msrp
    mtb mtgox mtn mu muay mubarak muchas mudkip mufasa muff mugabe muggle|s mugshot muh mujer|es
    muk mulan multe multicolored multicore multifaceted multimedia multithreaded multitool
    multitouch multiverse mumble mummies mummy mumps munch munchkin mundus municipales muppet|s
    murica|n muricans murky murloc murmur murph muschamp museum mushi mushishi mushkin mushroom
    musicianship musk muslimer muslims mussolini must've musta mustangs muta mutant|s mutha
    muthafucka muthafuckin mutiny mutter mutton mvp mwave mycelium myr myrcella myspace myst|ic
    mysterio mystery mystics mystique mythbusters mythic|s mythoclast mythos na'vi naan nabokov
    nade nadeshot nagant nah nahh nailed naix najin nakedness namco nameless namely nametag nami
    namor nanites naniwa nanking nano nanobots nanotechnology napalm napoleonic napster narc narnia
    narrated nars narwhal|s narza nasa nasally nascar nascent nashor nast nasties nasus
    nationalists nationals native nativity nato nats natsu natty naturals natures naughty nauseam
    naut nautilus nav|al|y navajo navigator naw naxx nazgul nazis|m nbc nbd neanderthal|s neato
    nebraska nebris nebula neccesarily neccesary neccessarily necesario necesita necro
    necromancer|s necromancy necrophilia necrotic nectar needless neeson negan negging nego negros
    nehru nei|n neigh neith|er nej nekkid neko nemesis nemo nen neocon|s neon neopets neptune
    nerdist nestea nestle netanyahu netflix netgear netrunner nets netscape neuer neuro neuromancer
    neuronal neuroscience neutrality neutrally neutrogena neutron neverending nevermind nevermore
    nevertheless neverwinter newbee newegg newfag newfangled newfoundland newness newsflash
    newsroom newsweek newtonian newtons newtown nex nexon nexus neymar nfc ngata nginx nhat ni
    nibbles nic nichijou nickelback nickelodeon nickleback nid nidalee nidoking nidoran nien
    nietzsche nig nigerian nigga|s nightcrawler nighters nightfall|s nighthawk nightlies nightmare
    nightwing nightwish nihilism nike|s nikon nimble nimbus nimic nimoy niner|s nines ninetales
    nineteen ninety ninjas nintendo ninth niqab nirn niro nirvana nisekoi nissa|n niste nite nito
    nitro nitrous nivea niven nj nmom no nob nobel nobody noche noctua nocturnal nocturne nogen
    nogle noibat noice noir|e nom|s|e nomad|s nonbelievers nondescript none nonetheless nonexistant
    nonlinear nono nonono nonreligious nonsexual nonstandard nonverbal nonviolence nonzero noo
    noobie noobish noodle|r nook nooo noooo nooooo noooooo nooooooo nootropic nope nordic nords
    norge normaly normandy normans norn norse northeast northeastern northerners northwestern norv
    norwegian|s noscript nosferatu nostradamus notch note notepad nothin nothings noticia notre
    nourish|ment nouveau nov november now nowdays nox noxious np nr ns nth nty nu nucky nuestras
    nuff nugget|s nujabes nukem nuketown nulla num numa nunu nup nusra nutella nuthin nuzlocke
    nvidia nvm nyan nydus nymeria nymph nyph nyquist nyt nyx nz oahu oameni oat oath oatmeal
    obamacare obamas oberon oberyn obito obj objectivism objectivist objetivo obligatory
    obliteration oblivion observatory obsidian obstinate obtrusive obviously obvs ocarina occam
    occassionally occlusion occult occupational occupiers occupy oceania oceanic ocelot|e ock oct
    octagon octane octopi octopus oculus oddish oddly oddone odious odyssey oedipus of-mouth
    of-pocket of-the-art of-the-box of-the-line of-way ofc ofcourse offbeat offed offerman offing
    offputting offscreen offstage offtopic oficial ofta oftentimes ogn ogres ohh ohhh ohhhh ohhhhh
    ohhhhhh ohio ohm ohmwrecker oilers ok okabe okami okay okcupid okie okra oktoberfest oladipo
    olbermann oldboy olde oldie oldman oldtown olenna olfactory oli olimar olisi olla oly
    olympian|s olympics olympus olynyk omega omegle omelette omen|s omfg omg omni omnibenevolent
    omnibus omniknight omniscience omnivore omnivorous omw once oneitis oneness onion onix
    onomatopoeia onslaught onyx ooc oof oogie ooh ook ooo oooh oooo ooooh ooooo oooooh ooooooh
    ooops oop|s ooze opensource operandi operating operation opeth opie opinon opium opp oppinion
    opposable oppurtunity oprah ops optic|al optifine optimum optimus optional|ly opus or-miss
    or-nothing oracle|s orangered orangutan orb orbital orbiter orc|s orca|s orchestra orchid
    ord|en ordinarily ordnance oregonian oreo|s organics organizer orgasmed orginal orgrimmar ori
    orianna oriental origami origen origin|s orioles ork|s ornery ornstein orochi orochimaru orphan
    orpik ortho orthodox|y orthopedic orwell orwellian oryx orzhov osbourne oscars oshie osiris
    osmosis osprey ossetia ostentatious ostrich otaku otherhand otherkin otherside otherwise
    otter|s ottoman|s ouch oui ouija ourself outback outcast outerwear outfielder outfitters
    outgunned outkast outland outlast outlaws outlet outlook outpost outra outscore|d ouya ov oval
    ovat ovechkin overabundance overactive overage overall overclockable overcoat overdrive
    overgrown overheal overlord overnights overpass overrepresented oversaturated overseer
    oversteer overture overwatch ovi ovo ow owl|s ox oxfords oxide oxy oxycodone oxytocin oy
    oyster|s oz ozai ozil ozymandias ozzy paar pabst pac|ers|t pacifism pacino packers pacman
    pacquiao padawan paddlin paddy padme padres paga paganism pagans paging pail painkiller
    painlessly painstaking paintjob paizo pajama pakistani|s palabra|s palace|s paladin|s palahniuk
    pale paleo palestinians palkia pally palpatine palsy palutena pana panache panasonic panda|s
    pandacoin|s pandaren pandemic paneling panera panhandle panhandlers panhandling panoramic
    pantera pantheism panther|s panty panzer papal papel papi pappy paprika papyrus parable
    parabolic paracetamol paracord paradox paradoxically paragon parallax paramedic parametric
    paramore paranormal parasite pardew pardon parentage parenthood pariah parise parka parkour
    parkway parlay parliament parliamentary parm parmesan participar partie partiers parting passat
    passover passphrase passthrough pastebin pastoral pastrami patagonia patcher patentable
    paternalistic pathfinder pathfinding pathos patreon patriarch patriot|s patrol patron pats
    paulie paulinho pauper pavilion pawn pax paxil payable payback paycheque paycut payday paypal
    payphone paywalls pbe pbuh pcb pcie pcp peaceably peacekeepers peacekeeping peacetime peaches
    peacoat peacocks peaks peanut pear peas peasantry peat pebble|s pec pedir pedobear pedroia peep
    peepee peeta pegasus pegg peggle pek pele pelican|s pelosi penal penance pendragon pendulum
    penguin|s penicillin penmanship penniless pennsylvania pennywise penpal pens penta pentagon
    pentagram pentakill pentax pentecostal penthouse pentium penumbra peopel pep pepperidge
    peppermint peppy pepsi perceptible perceptual percieve percs percussive perder perf perhaps
    perilous periphery periwinkle perl permaban permaculture permadeath pernicious perot
    perpetuation perps persay persephone persia|n persians persie persistently persona|ly
    personally persone personnes peruvian pervs pesci peso pesto petal petco petroleum petsmart
    pettiness petyr peugeot peuvent pew pewdiepie peyote pff|t pfff|t pfizer pft pg pga ph phage
    phalanx phaneuf phantasm phantasy phanteks phantom|s phantump pharaoh pharisees pharm pharma
    pharmacology pharrell phaser phat phd pheasant phenom pheonix phew phi philanthropic phillies
    philly phish phlegm phosphorous photobomb photobucket photog photogenic photoshop|s phreak
    phyrexian phys physicalism physx picasso picchu piccolo pichu pickers pickles picturesque
    pidgeot pidgey pidgin pie piecemeal pienso piers piety piggy piggybacking piglet pikachu pikes
    pikmin pilate|s pilgrims pillar|s pillers pilsner pimp|s pimpin pinata pinball pineal
    pineapple|s pinker pinkish pinkman pinko pinky pinocchio pinochet pinot pinsir pinterest
    pioneer|s pip piplup pippen pique piracetam pirate|s piratebay pirlo pis pistachios pistons pit
    pitbull|s pitchfork pitfall pitta pitty pix pixar pixie|s pizzeria pj pjs pking pl plague plaid
    planar planche planck planescape planeswalker|s planetary planetside planking plankton plantar
    plantinga plasma plasti plastidip platinum platypus playbook playboy playmakers playmaking
    playmat playsets playstation please pleco plein plex plexiglass pliable plink|ing pliny plounge
    plume plus plushie plusieurs pluto plutonium pm'd pmed pneumatic poate pobelter pocahontas
    podemos podes podolski podunk poets pogba pogo pogs poi|s pointedly pokeball|s pokebank
    pokecheck pokedex pokemon|s poker pokerus pokey polamalu polandball polanski polar|is polaroid
    poles poli polio polish politicking politico politik|er poliwag polt poltergeist polygamist
    polygon polymorph polynesian polytheism polytheistic pomade pomegranate pompeii poncho pony
    ponyta ponyville ponzi poodles poof|y pooh poon popes popeye popper poppin|s popsicle|s
    poptarts populism porcupine pore pornhub pornos porters portlandia portman portuguese porygon
    poseidon posession posibilidad possesion possiblity posso possum postal postgame posthumously
    postman postmodernism potable potassium potatoe potatos potion potluck pottery pouco pounce
    pounder pourquoi pourrait poutine pouty pow powerlifter|s powerline powerpoint powerpuff
    powershell powerup|s pragmatically prairies praise pranked pranking prankster pratar pratchett
    prawn preach|er preamps precautionary precinct precio precipice precis precisamente predation
    predator predestination prednisone preds pref prefect preferably prefrontal preggers preggo
    prego preguntas preheat prejudicial prelude premed premier|e premiership premium prendre
    prepackaged prereqs pres presale presbyterian prescient presidency president|s presidential
    pressers pressings prestige presto presumably presumptive pretender pretentiousness preworkout
    prez pricetag priestess primal|s prime primetime primeval primo primordial princes principally
    principio printable pripyat pris|m prisms prius prix pro|s|n|t probally probaly probationary
    problemet proceso proclamation procrastination procrastinator prodigy productions productively
    prof professor profitably progressives progressivism projekt prometheus pronged pronger
    pronounciation prop|s prophet|s propia propio proprio proraso prosciutto prost protank protean
    protector protestant|s protestantism proteus protip proto|n protoss prototypical proudhon
    provari proverbs provocatively provolone prowler prozac prussian ps psalm|s psh pshh psi
    psilocybin psn pssh pssst psst psy psych|ic psychiatry psycho psychonauts psychosomatic pt
    pterodactyl ptr pu pube publix pudge puedan puerile pues puff|s puffin pugna puis pujols
    pulitzer pullover pulmonary pulp pulse pummeled pumpkaboo pumpkin|s puncher punchlines punctual
    pungent punisher punjab punjabi punk puntos puppets puppey purdue purgatory purge purifying
    puritan|s purple pursuant pursuit purty pusha putin putt|y puttin puyol pw pwn pyjamas pym
    pynchon pyramid|s pyre pyrex pyro|s pyromancer pyromancy pyrrha pythagorean python|s qaeda
    qaida qi qin qing qr qs qt qtpie qu'elle qu'ran qu'un|e qua|s|d quack quadcopter quadra
    quadrant quadrillion quadriplegic quadro quaeda quagmire quaid quail quake|s|r qual qualche
    qualcomm quali qualitatively quand quando quant|ic quanto quantum quarians quark quarry quartet
    quartz quebecois queda queef queensland quel quella quelle quelling quelqu'un quelque quem
    quentyn quer|er queremos ques quesadilla|s queso questa questionably quickfire quickmeme
    quicksand quicksave quickscoping quicksilver quicktime quidditch quienes quiera quindi quinoa
    quints quirrell quixote qunari quoque qur'an quran qwerty ra raava rabbi|s|t rabble rabidly
    raccoon|s racer racoon radeon radfem|s radial radiance radiant radicalism radiohead radiolab
    raff raffle ragdoll ragecomic ragen ragnarok ragnaros ragrets rags rahm raichu raider|s
    raikkonen raikou railgun railroad railways raimi rainbow|s rainforest rainier rainmeter raiser
    raisin rakdos ralts rambunctious ramen rammstein rammus ramones rampage rampart rams rancher|s
    rancid rando randomizer randuin|s rangefinder ranger|s rankeds ranty rapier|s rappel raps
    raptor|s rapture rapunzel rar rarity rascal raspberry rasputin raspy ratatat ratchet
    rationalism rattata rattlesnake ravage ravelry ravenclaw ravenous ravens ravioli ravnica rawr
    rayman rayquaza rays raze|r razor razr rd rda rdd readme realistically reallllly realllly
    realms realness realtor|s realz reanimator reaper|s reapprove rearview reasonableness reaver
    rebel rebellion rebirth reblogged reborn rebuildable rec reccomended reccommend recht recievers
    recieves reciprocation recklessness reckoner reckoning reclusive recognisable recolor recomp
    recon reconnaissance reconstruction reconstructive recoverable recreation recuerdo recurrent
    recursively recursos redbox redbull reddcoin reddiquette reddit|er|ers|ing redditgifts
    redditor|s redemption redguard redheaded redistricting redit redknapp redline reds redshirt
    redskins reductio redux redwall redzone reebok reedit reeds reeeeally reefer reek refactor
    reffering refillable reforge reformation reformed refrence refresher refreshingly refried
    refrigerate regal regardless regens regent regi|ment regionals registrar regrettably regrowth
    rehosted reigns reindeer rejoice rekkles rekt relativity relax relevent relic reloaded relog
    rem remastered remembrance reminds remiss remix remnant ren|d|ly|al renaissance rendezvous
    renegade renekton rengar repairable repetitively replete replicator|s replys reportable reppin
    reprise reptile republican|s republics repubs repurpose requester requiem rerelease rerolls
    reserve reshiram resident resistive resists reskinned resolute resonance resonant resonator
    respeto respring restful resto restoration resultado|s resurrected resurrection ret retaliatory
    retarted retentive retina retinal retribution retriever|s retro retweet|s|ed reuters rev|s
    revan revel revelation|s revenant revenge reverend revised revisited revival revlon
    revolution|s revolutionary revolver revulsion rewind reynad rez reznor rhaegar rhapsody
    rhetorically rhino|s rhode rhubarb ribbed ribery ribeye ric|er rican|s ricciardo richly richt
    richtig ricin rickety rickon ricochet riddler ridership rift|s|en righteously righties
    rightness rightwing riiiight riki rimmel rin ringo rings ringtones rinnegan rinse riolu
    riot|er|ers ripjaws riposte ripper rippetoe riptide rises rising ritalin rite|s rito
    ritualistic riven riverlands riverrun rivet rl ro roadie roading roadkill roadster roald roamer
    roasters robben robo robocop robotics roc roccat rockefeller rocker|s rocket|s rockies rockin
    rocko rocksmith rockstar roddenberry roethlisberger rofl rogen rogue|s roid roku rolex
    rollerblading rom romance romani romanian|s rommel romney romulan|s ronaldinho rondo ronia
    roofies roomba roomies roost|er|ers roosterteeth rootkit rorschach rosary rosberg roselia
    rosewill roshan roshi rosicky rotary rothbard rothfuss rothschild roto|m rotten rottweiler
    roulette roundhouse roundup rousey rove|r rovers rowgen rowling royale royals rpms rs rss rt ru
    rubberbanding rubick rubicon rubies rubik ruckus ruffalo ruffles ruger rugrats rum rumble
    rumsfeld runaway runed runescape runner rupture rusev rushmore russian|s rutgers rx ryanair
    ryback rylai ryse ryu ryuko ryze saab sabaton sabbath sabemos saben saber|s sabertooth sabes
    sableye sabre|s sac sacar sacrament|s sacred sacrilege sacrosanct saddles sadface sadism sadly
    safaris safeway safeword saftey sagan sages saget sagna saharan sahih saiga saigon sail sailor
    saints saison saiyan sakho salamander salamence salicylic salinger salmond salmonella salon
    saloon saltiness saludos salvation salve salvia samaritan samey samoan samsung samt samtidigt
    samurai samus samwell sanctuary sanctum sandisk sandman sandow sandstone sandstorm sandvich
    sanji sanogo sansa sanskrit santorin santorum sanu sapiens sapient sapper sapphire saren sarge
    sargeras sarkeesian sarkhan sarkozy saron sartre saruman sash sashimi saskatchewan sasquatch
    sassy sasuke sata|n satanic satanism satanist|s satchel satiation satin satisfactorily sativa
    satoshi satsuki saturday|s saturn satyr saucer saudis sauerkraut sauron saute savagely savagery
    savers savior|s saviour savoir savor savy sax saxons saydrah sbb scalability scalding scalia
    scalper scammers scammy scandinavia|n scandinavians scarecrow scaremongering scarface scarily
    scarra scatterbug scattergun scavenger scavenging scepter scepticism sceptile schadenfreude
    schalke schengen schenn schiano schiit schism schizo schlong schmucks schnapps scholastic
    scholes schoolboy schoolyard schrodinger schrute schumer schurrle schwarzenegger schweinsteiger
    sci sciences sciencey sciency scientologist|s scientology scimitar scion scissor scizor scooby
    scoot scootaloo scorch|ed|ing scorpio|n scorpions scorsese scotia scotland scots scotsman
    scottish scoundrel scourge scout|s scrabble scraggly scrappy scratcher screech screencaps
    screentime screenwriting screw scribblenauts scribe scrimming scripture|s scroller scrolls
    scrooge scrubs scruff|y scry scrypt scuba sculptor scumbag scump scurvy scv|s scylla scythe|r
    sea seagal seagate seagull|s seahawk|s sealand seamen searing seasonally seasonic seath
    seatpost seb seconded seconding secondly secretary sectional seddit sedin|s seeker seer sefia
    sega segunda seguridad segway sehen sei seige seiko seine|n seinfeld seing seismic seitan
    sejuani selectable selesnya selflessly selfpost selmy selvedge semantically semble sembra
    semetic semifinals seminary semite|s semitic semitism semper senate senator|s sengoku
    sennheiser senpai sensationalize sensationalizing sensei sensical sentance sentimentality
    sentinel|s sentry senza seo sephiroth sephora sepia seppuku sept september septim septon
    sequentially ser seraph seraphim serb|s serbian serene serfdom sergeant|s serie seriously
    seroquel serpent|s serum servicio|s servo|s sesame settler|s seul seulement seuss sevenfold
    seventeen seventh seventy severly severus sexualised sexytime sfw sg sgt sh shabazz shack shaco
    shades shadow|s shadowbans shadowplay shadowrun shaggy shaka shakespeare shakespearean shakey
    shale shaman|s shameless shamrock shanked shaolin shaper shaq shaqiri shard sharia sharingan
    shark|s|ing sharknado sharpie|s sharps sharpshooter sharpton shart shatner shawarma shawshank
    shaymin shazam she|s|n|en she'd she'll sheepish sheeps sheesh sheik sheild shekels shellder
    sheltering shemale shenmue sheogorath shera sheriff|s shh shhh shhhh shhhhh shhhhhh shi shia|s
    shiba shibe|s shield shiite shimano shimmer|ing shimmy shiner shingeki shinigami shining shinji
    shinobi shins shinsekai shinto shinx shinya shinys shiphtur shippuden shipyard shire|en shiro
    shirou shitbags shitfest shitholes shithouse shitted shitters shittily shity shiv shiva
    shivering shizune shizzle sho shocker shockwave shoelace shogun shonen shoo shootin shooty
    shoppers shortener|s shortstop shorty shotcalling shoud shoujo should've shoulda shouldn't
    shounen shoutout shovelware showdown showmanship showrunner showtime shredder shrek shrine
    shroomish shroud shrugged shuckle shucks shud shulk shump shun shuppet shure shuriken shuttle
    shutup shyamalan shyv shyvana sia|m siamese siberia|n sicher sicilian sicily sickle sicko sidan
    siddhartha sideload siden sidenote sideshow sidewinder sidious siege sieging siemens sige|r
    sigelei sigh sightstone sigil sigma signet signups sikh|s sikhism silence|r silent silmarillion
    silo silverado silverlight silverstone simcity similarly simmer simplement simpsons simulator
    sinai sinatra sincerely sinestro singaporean singed singularity singularly sinister sinless
    sinn sinnoh sino|n sion siphon sippy sips siquiera siren|s sirius sirve sista sittin sivir
    sixers sixth size-fits-all sizzle sjin sk skadi skall skanky skarmory skarner skateboarder
    skatepark skater skeet skeleton sketchbook skies skillcap skillfully skillnad skillsets
    skinhead skinless skintone skippable skippy skirmish skittles skool skrev skrillex skriva
    skrtel skt skullgirls skunk skybox skydive skyfall skylanders skyline|s skynet skype skyping
    skyrim skywalker skyward skywrath slacker slackware slaine slanderous slardar slark slash|er
    slashdot slathered slaughterhouse slavic slavs slaw slayer|s sledgehammer sleepers sleepiness
    sleepless sleepovers sleeve sleigh|t slender slenderman slim slingshot slinky slipknot slipper
    slippin slither sliver|s sloppily sloth|s slovak slowpoke sludge slug slytherin sm smackdown
    smalling smallpox smalltalk smallville smarks smarties smartwatch smarty smash|er|ing smashbox
    smaug smeargle smegma smelter smh smite smithing smiths smithsonian smitty smogon smokey smokin
    smoky smough smuggler smurfs smushed snake|s snapcaster snapchat snapdragon snape snapper
    snarare snares snatch sneaky sneasel sneijder snickers sniper snipping snippy snitches snivy
    snoo snooki snoop|y snoopeh snopes snorlax snorunt snowman snowmen snu|s snuggly snugly so-ever
    soaz sobek socal socialism socialistic socialists sociedad sociology socketed sockpuppets
"""
