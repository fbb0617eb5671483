"""Frequent words that nobody is called by. Made by `bench/make_vocabulary.py`."""

WORDS = """
    socrates socratic sod sodom sodomized softwares sokka solaire solaris solas soldado soldier
    soleil solemn|ly solider solidworks solipsism solitaire solitude soll solo'd solstice somali
    somebodies somethign sometimes someting sonar sondern sone sonic|s sonnen sonoma sons sony
    sookie soonish sooo soooo sooooo soooooo sooooooo soooooooo sooooooooo sophmore sophomoric
    sopranos soraka sorc sorcerer|s sorcery sordid sorel sorkin soros sorrow|s sorry sortof sos sou
    soul|s soulful soulja soundbite|s soundboard soundcloud sounders soundgarden sounds soundsystem
    source southeast southeastern southerner|s southpark southwestern souvent sov sovereign
    soviet|s sowing sox soylent soyuz sp spaceballs spacedicks spacey spade|s spaghetti spaniard|s
    spaniel sparge sparkle|s sparky sparrows spartacus spartan|s spd spe speach spec'd specie
    specter spectra spectral spectre speedball speedrunning speedruns speedtest speedway speedy
    spel spelar spellbook spellcaster spellcasting spellvamp spelunky spezza sphinx spice spider
    spiderman spidey spielberg spiffy spigot spike|y spinoffs spinoza spinpoint spire spirit|ed
    spiritomb spitballing spitfire splat splatoon splenda splendid splice spliffs splinter
    splitpushing splitter|s sploosh spo spock spoiler|s|y spongebob spontaneity spook|s|y spore
    sportbike sportsman sportsnet spotify spotless springsteen springtomize sprint|er sprite
    sproles spurrier spurs spy spyder spyderco spyro sqft squadmates squadron squall squee squid
    squidward squier squirrel squirtle squishier squishing sr sriracha srry srsly sry staal stabby
    stackable stadium stag staggeringly stahp stairway stalin stalingrad stalinism stalinist
    stalkers stallion stallman stallone stam stamkos stampede standin standoffish stanhope stannis
    staph starbound starbuck|s starcraft stardust starfire starfish starfleet starfox stargate
    starladder starlight starport starring starry stars starship|s starwars staryu stasis statham
    statics statism statistically stattrak stds steadfast steagall steakhouse stealer stealth
    stealthily steam|s|er steamboat steampunk steamroller steamrolling steamworks steeler|s
    steelseries steely steinbeck steph stephano stereoscopic sternly stevia stewardship stewie
    stickiness stila stiller stillness stills stimpy sting|er|ers stingray stinkin stiu stochastic
    stoic stoicism stoneheart stonehenge stones stooges stoopid stora storage stormcloak|s
    stormfront stormtrooper|s stormwind stort storyboard stouts stovetop str straits strangelove
    strangely strangeness stranges strasburg strat strategical stratos strava straya streep
    streetlight streetpass streisand strider stridex strife strike strikeouts stringers stripes
    strobe stronghold stronglifts strongman strop stryker stu stubhub studios stumpy stunlock
    stunner stupendous sturridge styrofoam styx suave subaru|s subban subbreddit subforum subgenres
    sublime suboxone subsonic subspace subtank suburbia subversion subway|s succes succesfully
    succubus sucessful sucka sudanese sudoku suerte suffice suffocation suficiente sufjan sugarcoat
    suicune suikoden suite sujet sulfur|ic sully sumerian summerslam summertime summoner|s
    summoning sumo sunbro sundance sundays sunderer sundown sundy sunfire sunflower sunken sunnah
    sunni|s suns sunsinger sup|es|er superbad superbly superbowl|s superboy supercars superclocked
    supergirl superheros superintendent supermajority superman supernova superstar|s supervillain
    suplex supp|er|ly supposing supra supremacy supreme suprising|ly supuesto surely surfer surge
    surly suros surprisingly surreptitiously surtout survivor sushi sustainably sutra suv suzumiya
    svar sve svenska|r sverige sw swablu swag swagbucks swagger swahili swamp swampert swans swarm
    swatched swayze sweatshirt swede|s swedish sweetie sweetly sweety swiftkey swiftness swimmingly
    swine swingers swinub swirly swish swiss switchblade switcheroo swoosh sword swordbearer
    swordsman swtor swype syd syfy sylvanas sylvari sylveon symantec symbiote symphonia symphonic
    symphonies symphony synapse synaptic synchro synchronize synchronous syndicate syndication
    syndra syndrome synergistic synology syntactic synthesis syphilis syrian|s syrio syriza
    systemically sz szczesny tabasco tabi tabzz tac tacitus taco tactfully tactician tacticool
    tactless tae taeja taffy tagalog tagpro tahiti taiga tailbone taiwanese taka takei taker
    takeshi taketh tako tale|s taliban talisman talmud talonflame talons talos tamales tamer tamil
    taming tamiya tamriel tamron tangerine tangiers tangled tango tangy tannehill tant tao taoism
    taoist tapas tapestry tarantula|s tarasenko tarde tardis targaryen|s targs taric tarly tarot
    tarte tarts tarzan tas|ed|ers tasmania|n tastebuds tasteless tastings tater|s tatooine tattle
    taubes taupe tauren tautological tavern taxi taxidermy taz|er|e tb tbf tbs tbsp tc tchaikovsky
    te'o teabaggers teamates teamspeak tebow tec techies teching technica technically technician
    technics tectonic|s teehee teemo teen teflon tegra teir tekken tekkit teksavvy telco|s tele
    telecom telecommunications telegraph telekinesis telemarketing telepathically telepathy
    teleportation teleporters teleprompter tellement teller telltale telstra telus temas
    temperamental tempest templar|s temporal temur tenable tenacious tencent tenderloin tenderness
    tendrils tengan tengen tengo tengu tenho tenia tenido tensei tensile tentacle tentacool tepid
    tepig terabyte|s teriyaki terminator|s terminus termites terran|s terraria terriers terror
    terrorblade tesco tesla|s tesseract testament tet tetris tevez texan|s texto tfw thalmor
    thanatos thank|s thankfully thanksgiving thankyou thanos thanx thar that'd that'll thatd thatll
    thats thaumcraft the-counter the-fly the-less the-shelf theanine theif theming theologically
    theon theorem theoretically there there'd there'll there're therefor|e therein thermaltake
    thermite thermo thermodynamic thermonuclear theros they thibs thicke thief thievery thieves
    thinkpad thirded thirdly thirteen this this'll thnx thoorin thoreau thorin thorium thornmail
    thorns thoros thors thou thought-out thoughtfulness thoughtseize thragtusk thrall|s thrawn
    thresh thrice thriller throne|s throughly throwin ths|t thug thuggish thumbstick thumper|s
    thunderbird thunderbolt thunderlord thunderous thurs thursday|s thus thw thx thyme thyself
    tiamat tibbers tiber tibet tibetan|s tibia tic ticketmaster tidal tide|s tidehunter tidigare
    tidus tiem tiesto tig|er|ers tighty tiki tilapia tillbaka timber|s timbersaw timberwolves
    timelapse timeshare timeskip timex timezone timid timp tinder tinha tink tipper tippy
    tirelessly tirion tis titan|s|ic titanfall titanite titanium titty titular tk tl tldr tmobile
    tmux tnt tnx to-air to-end to-hand to-last to-month to-no to-peer to-toe toad|s toasters toate
    toch tock toews toffee togepi toh toke|d tolkein tolkien tolstoy tomahawk tomatoes tomb|s
    tombstone tommen tomorrowland tomorrows tonic tonights tonite toolkit toonami tooo toooo tooooo
    toot toothless tootsie toph toplaners toppa topper toque toradora torah torchic torching
    torchlight torchwood torgue tories torino toriyama torment tormund tornado|s torpedo torqued
    torrential tortoise torts torvalds tosh toshiba tosser tossup total totalbiscuit totalmente
    totem totes toto totodile totoro tots totti tou toucan touche touchwiz touhou toure tourette|s
    tournies toutes townsfolk toyotas tps trabalho tracer trackball tracklist tragically
    trainspotting traitorous traktor tramadol tramp trance trannies tranq tranquil tranquility
    transactional transatlantic transcendence transcendental transcode transcription transexual
    transfering transformative transformer|s transhumanism transistor transmutation transporter
    transverse transwoman transylvania trapinch trapper trashtalk traveler traveller travolta
    treachery treads treant treasonous treasuries treasury treatise treaty trebek treecko treehouse
    treeline trek tremor|s tren trenchcoat trestman treyarch triad tribes tribunal tribune tribute
    trickster trident tridon triforce trig trigonometry trigun trill trilogy trio|n triple triplets
    tripple trist|e tritium triton triumph trixie troi|s trojan|s trooper|s tropic|al tropico
    tropius tror trotsky troublemaker trouver trove trp tru|er truc trucker|s truckin truffle
    truncated trundle trunks trustee trustworthiness truthers truthfully truthfulness tryed
    tryhards trynd tryndamere ts tsar tsk tsunade tsunami tsundere tt tuba tubal tubby tuberculosis
    tubular tuco tue|s tuesday|s tuff tulane tulip|s tulo tulpas tumbler tumblr tumultuous tuna
    tundra tungsten tupac tupperware turbine turbocharged turian turing turismo turkish turmeric
    turok turquoise turtle|s tusk tut tuxedo twain twas tweaker tweens tweeter|s twelfth twerk|ing
    twilight twine twinkie|s twinkle twinks twins twisted twister twisties twitch twitter tx tycoon
    tylenol typ typhlosion typhoon tyr|ion tyrael tyranids tyranitar tyrannosaurus tyrant tyrells
    tyria tyrunt tysha tyvm tywin tzu uber|s ubi ubisoft ubuntu uchiha udyr ug ugg|s uggla ugh ughh
    ughhh ugin uh uhh uhhh uhhhh uhhhhh uhm ukrainian|s ukranian ulduar ulfric ulkina ull ulster
    ulta ultima|te ultimately ultimates ultra|s ultrabook ultrasonic ultraviolet ultron um umad
    umart umbreon umbridge ummm|m umps umpteenth unabashed|ly unaccountable unaccounted
    unaffiliated unaffordable unafraid unalienable unanswerable unarmored unassailable unassisted
    unassuming unattached unbeaten unbecoming unbeknownst unblock unbound unbox unbranded
    unbreakable unbroken unbuffed uncanny uncaused unchained unchangeable uncharacteristic
    uncharted uncheck uncle uncompromising unconcerned unconscionable uncontroversial uncountable
    uncouth uncultured undamaged undead undeclared underbust underemployed underground underleveled
    understeer undertaker underwire underworld undesired undetermined undisciplined undisturbed
    undivided unduly undying unearned unease unecessary unemployable unenjoyable unfazed unflavored
    unfollow unfortunately unfortunatly unfriended unfulfilling unguarded unhindered unholy
    unhygienic unibody unibrow unicode unicorn unidan unimaginably uninhibited uninspiring
    uninvolved unionization uniqlo unis unitarian unites unity universalis unix unknowing unleashed
    unless unlike unlisted unlit unmanly unmedicated unmistakable unmitigated unmodified unmolested
    unopposed unoptimized unova unpainted unpalatable unpatriotic unprocessed unpublished
    unquestioned unreal unrecognized unrefined unrepentant unrestrained unrivaled unsalted
    unscented unscripted unselfish unsexy unshortened unsold unsolvable unsophisticated unsourced
    unstructured unsullied unsung unsupportive unsurprisingly untalented untargetable untestable
    unthinking untitled untold untraceable untradeable untrusted untucked unverifiable unviable
    unwell unwillingly unwitting unworkable unyielding uo upboat|s updater upgradeable upholstery
    uplay uplift uplink upmod upmodded uppercase upperclassmen uprising upscaled upscaling upsell
    upskirt upstart upstate uptoke|s upvote|d uranium uranus urbanbot urchin urdu urf urgh urgot
    urlacher urn ursa urza usagi usain usally uselessly usenet uso|s usopp usps usted utah utc utd
    utero uther utilitarianism utopia|n utorrent uverse uzi uzumaki vaal vaan vaatu vad|er
    vaginally vagrant vai vaio valar valedictorian valentines valhalla valiant|ly valium valkyria
    valkyrie valor valueless valve valyria|n vamo|s vamp vampire|s vandal|s vanderbilt vandy
    vanguard vanilla vanishing|ly vans vanu vapes vapor|s vaporeon vaporware varane varias varric
    varrick varsity varus varys vasectomies vaseline vault|s vaya vayne vc vechs vedere vee veel
    vegemite vegeta vegetative vehement veil veiny vel|en velcro velociraptor|s vem vendetta
    vendrick venerable venetian venezuelan venge vengeance vengeful venir venison venn venom venti
    venusaur verboten verdade verdict verified verifying verily verizon verlander vermaelen vers
    vert vertex vertigo vertonghen vesperia vestigial veterinary vettel vex vey veyron vezes vga
    viacom viagra vibram vicodin victarion victini victorian victorinox victorious videocard
    videographer videotape vielleicht vietnamese viewport vigilance vigor vikes vikings vilja vilka
    vilken villager villians vim vimeo vin|e vinci vindication vinny vintage violencia violets
    vip|er|ers virulent visa visage viserys vishnu visions vit|ally vitality vitamin vive vivec
    vivillon vivir vivo viz vizio vlads vlan vlogs vmware vodafone vog vogue voicemails void voila
    vol|t volcanic volcano voldemort volibear volkswagen voltaire voltron voluptuous volvo vonnegut
    vont voodoo voracious vortex votre votto vou vox voxel voy voyage|r voyboy vriska vroom vsauce
    vsync vuitton vulcans vulcun vulpix vulture|s vuugo vv vw vyvanse waaaaaaay waar wackos wacom
    waffle|s wag waht waid wait|ers waitlist waker walgreens walken walkers walkin walkthroughs
    wallflower wallstreet walmart|s walrus wanderer war|s warband warcraft wardens warfare warframe
    warging warhammer warhead warhol warlizard warlock|s warlord|s warmogs warmups warp warriors
    warthog warzone|s wasabi wasd washable wasn't wasp|s wast wasteland|s watchdog|s watcher|s
    watchin watchlist watchmaker watchmen watchtower waterdeep watergate watershed watership
    waterson wav wavedash|ing wawa waynes waypoint wayward waze wazoo we weasels weasley webapp
    webkit webmaster wed wedgie wednesday|s weedle weeds weeknd ween weenie weeping weeps weet
    weezer wegmans wehrmacht wei weirdly welbeck welcome well|es|ness wellbutrin welp welt wen|n
    wep|s wer werdum weren't werewolf werewolves westboro westerner|s westernized westerns westeros
    westerosi westrice westside weve wget wh wha|t whaaaat whaaat what'd what're whataburger
    whatcha whatevs whats whatsapp whe|y whedon wheelset whelp whenever where'd whereabouts
    whereever wheres whereupon wherewithal whew whichever whiplash whirling whirlpool whirlwind
    whisk|ers whiskey whisper|er whistler whitebeard whiterun whitest whitey whiz who'd whoa whoah
    whoever whois whoo whoop|s whoosh whopper whored whut why'd whys wi wibbly wicca|n wickd
    wicked|ness widdle widow wie wieners wifey wiggles wiggly wights wih wii wiimote wiki wikia
    wikibot wikileaks wikipedia wilco wildcard wildcat wildfire wildling|s wildstar wildturtle
    wildy wile wilfork wilfully wilshere wimey winamp wind windchill windex windhelm windowless
    windows windrunner windu windup windwaker winehouse winery winged wingman wingnut wings
    wingtips winky winrar winrates winterboard winterfell winterhold wipeout wir|ed wireless
    wiretap wiseau wishlists wisp witch|es witchcraft witchhunt withdrawl wither witnesses
    wittgenstein wittle wiz wizard|s|ing wizardry wk woah wod woe woeful wok wolfenstein wollen
    wolverine|s wolves womanhood wombo womp won't wonderland wonka wont woodchuck woodhead woof
    woohoo wookie woolie wooo woooo wooooo woop|s woosh woot worcestershire wordpress wordt worf
    worgen workaholics workshop worlds worm wort worthiness woth woud woudl would't would've
    wouldn't wow woz wpm wraith|s wrangler wrath wrestlemania wrex wriggle|s wrigley wrinkle
    writting ws wtf wth wud wukong wut wuz wyatts wyvern xabi xanax xbl xbone xbox xcode xcom xen
    xenoblade xenogears xenon xenu xeon xerath xerneas xerox xfinity xin xmas xmen xmithie xo xonar
    xoxo xpecial xpeke xperia xposed xs xtreme xubuntu xur xy xyz ya'll yaaay yadi yah yahoo
    yahtzee yahweh yak yakuza yama yamaha yamcha yams yank|s yankee|s yanukovich yanukovych yaoi
    yasuo yawn yay yaya yea yeah yeahh yeahhh yeahhhh yeap year-olds yedlin yeesh yeezus yeezy
    yellowstar yellowstone yelp yep yer yes|s yessir yesss|s yesssss yeti ygritte yiddish yiff
    yikes yin yip yknow yo yoda yogscast yoko yolo yom yomi yonder yonge yore yori yorick yorke|r
    yorkers yorkshire yosemite yoshi you'd you'r|e youngin your'e your're youself youtube|r
    youtubers youuu ypc ys ysera yt yuck yuengling yugioh yugoslavia yui yum yummy yuna yuno yuo
    yup yupp yur yveltal yzerman zaeed zag zaha zalman zap zapdos zappa zayn zeal zealander|s
    zealot zealotry zebra|s zedd zeds zeiss zeit zeitgeist zekrom zelnite zen zendikar zenimax
    zenith zep zephyr zeppelin zerg|s|ing zergling|s zerk|er zeroes zest zetsu zeus zha zhonya|s
    zig ziggler ziggs zigzagoon zilch zilean zim zinc zing zionism zionist|s ziploc zippo zis
    zisteau zizek zlatan zo zod zodiac zoidberg zoloft zombie|s zombieland zomg zoo zooey zoolander
    zoro zoroark zorua zotac zoya zubat zuckerberg zuko zulu zumba zuna zune zur zwei zynga zyra
"""
