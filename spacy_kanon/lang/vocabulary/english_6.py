"""Ordinary English words. Made by `bench/make_vocabulary.py`."""

WORDS = """
    reevaluation reexamine ref|s|er|ers refactoring refered referee|s|d|ing reference|s|d
    referencing referenda referendum|s referent referential refering referral|s referred referrer
    referring reffing refill|s|ed|ing refinance|d refinancing refine|s|d|ment|ments refineries
    refinery refining refinish|ed|ing refit refitted refitting reflect|s|ed|ing|ion|ions reflective
    reflectivity reflector|s reflex|es reflexive|ly reflux refocus|ed|ing reform|s|er|ing reformat
    reformatted reformatting reformist|s reformulate|d refract|ed|ing|ion refractor|y
    refrain|s|ed|ing reframe|d reframing refreeze refresh|es|ed|ers|ing|ment|ments refrigerant
    refrigerated refrigerating refrigeration refrigerator|s refuel|ed|ing refuelling refuge|s|es|e
    refugium refund|s|ed|ing|able refurb refurbish|ed|ing refusal|s refuse|s|d refusing
    refutation|s refute|s|d refuting reg|s|en|ion|ions regain|s|ed|ing regale|d regard|s|ed|ing
    regenerate|s|d regenerating regeneration|s regenerative regex reggae regime|s|n regimens
    regimented regiments regional|ly registered registering registers registrars registration|s
    registries registry regrade regress|es|ed|ing|ion|ions regressive regret|s regretful
    regrettable regretted regretting regroup|ed|ing regrow|ing regular|s|ly regularity regulate|s|d
    regulating regulation|s regulator|s|y regurgitate|s|d regurgitating regurgitation rehab
    rehabilitate|d rehabilitating rehabilitation rehash|es|ed|ing rehearsal|s rehearse|d rehearsing
    reheat|ed|ing rehost rehydrate|d rehydrating rehydration reiatsu reign|ed|ing reignite|d
    reimburse|s|d|ment|ments reimbursing reincarnate|d reincarnation|s reined
    reinforce|s|d|ment|ments reinforcing reining reins reinsert reinstall|s|ed|ing reinstallation
    reinstate|d|ment reinstating reintegrate reintegration reinterpret|ed|ing reinterpretation
    reintroduce|d reintroducing reintroduction reinvent|ed|ing|ion reinvest|ed|ing reinvigorate|d
    reissue|s|d reiterate|s|d reiterating reiteration reject|s|ed|ing|ion|ions rejoiced rejoices
    rejoicing rejoin|s|ed|ing rejoinder rejuvenate|d rejuvenating rek rekindle|d relabel|ed
    relapse|s|d relapsing relatable relate|s|d relatedness relating relation|s|al relationship|s
    relative|s|ly relativism relativist|s|ic relaunch|ed|ing relaxant|s relaxation relaxed relaxes
    relaxing relay|s|ed|ing relearn|ed|ing release|s|d releasing relegate|s|d relegating relegation
    relent|s|ed relentless|ly relevance relevancy relevant reliability reliable reliably reliance
    reliant relics relied relief|s relies relieve|s|d|r relievers relieving relight religion|s
    religionists religiosity religious|ly religous relinquish|ed|ing relish|es|ed|ing relive|d
    reliving reload|s|ing relocate|s|d relocating relocation reluctance reluctant|ly rely|ing
    remade remain|s|ed|ing remainder|s remake|s remaking remanded remap remapped remapping
    remark|s|ed|ing|able remarkably remarriage remarried remarry remaster|s|ing rematch|es remeber
    remedial remediate remediation remedied remedies remedy|ing remember|s|ed|ing
    remind|ed|er|ers|ing reminisce reminiscent reminiscing remission remit remittance|s remixed
    remixes remixing remnants remodel|s|ed|ing remorse remorseful remote|s|ly remotest remount
    removable removal|s remove|s|d|r removers removing remuneration rename|s|d renaming
    render|s|ed|er|ers|ing|ings rendition|s renege|d reneging renegotiate|d renegotiating
    renegotiation renew|s|ed|ing|al|able renewables renewals renounce|d renouncing renovate|d
    renovating renovation|s renown|ed rent|s|ed|er|ers|ing|al rentals renunciation reoccur
    reoccurring reoffend|ing reopen|s|ed|ing reorder|ed|ing reorganization reorganize|d
    reorganizing reorient rep|s|ly repack|ed|ing repackage|d repackaging repaid repaint|ed|ing
    repair|s|ed|ing repairman repairmen reparation|s repartee repatriate|d repatriation
    repay|s|ing|ment|ments repeal|s|ed|ing repeat|s|ed|er|ers|ing|able repeatability repeatedly
    repel|s repellant repelled repellent repelling repent|s|ed|ing repentance repercussion|s
    repertoire repetition|s repetitive rephrase|d rephrasing replace|s|d|able|ment|ments replacing
    replant|ed|ing replay|s|ed|ing replayability replenish|es|ed|ing|ment replica|s|te replicated
    replicates replicating replication|s replied replies replying repo|s|t repopulate|d
    repopulating report|s|ed|er|ers|ing reportedly reposition|ed|ing repositories repository
    repossess|ed repost|s|ed|er|ing repotting repping reprehensible represent|s|ed|ing
    representation|s representative|s repress|es|ed|ing|ion repressive reprieve reprimand|s|ed|ing
    reprint|s|ed|ing reprisal|s reprising reproach reprobate reprocess|ed|ing reproduce|s|d
    reproducibility reproducible reproducing reproduction|s reproductive reprogram reprogrammed
    reprogramming reptiles reptilian republish|ed repudiate|d repugnant repulse|s|d repulsion
    repulsive repurchase|d repurchasing repurposed reputable reputation|s repute|d req|s
    request|s|ed|ers|ing require|s|d|ment|ments requiring requisite|s reread|s|ing reroll|ed|ing
    reroute|d rerouting rerun|s res|te|t resale resample resampling rescale|d reschedule|d
    rescheduling rescind|ed|ing rescue|s|d|r rescuing reseal|ed research|es|ed|er|ers|ing
    reseat|ed|ing resection resell|s|er|ers|ing resemblance|s resemble|s|d resembling resend
    resent|s|ed|ing|ment|ments resentful reservation|s reserved reserves reserving reservist
    reservoirs reset|s resetting resettle|d|ment reshape|d reshaping reshuffle reshuffling
    reside|s|d residence|s residencies residency residential residents residing residual|s
    residue|s resign|s|ed|ing resignation|s resilience resiliency resilient resin|s resist|ed|ing
    resistance|s resistant resistor|s resize|s|d resizing reskin resold resolution|s resolve|s|d|r
    resolving resonances resonate|s|d resonating resonators resort|s|ed|ing resounding resource|s|d
    resourceful resp respawn|s|ed|ing respec|t respectable respected respecter respectful|ly
    respecting respective|ly respecto respects respiration respirator|s|y respite
    respond|s|ed|er|ers|ing respondent|s response|s responsibilities responsibility responsible
    responsibly responsive|ness respray respuesta ressources restart|s|ed|ing restate|d|ment
    restating restaurant|s rested resting restitution restless restock|s|ed|ing restorations
    restorative restore|s|d restoring restrain|s|ed|ing|t restraints restrict|s|ed|ing|ion|ions
    restrictive restrictor restroom|s restructure|s|d restructuring rests resubmission resubmit
    resubmitted resubmitting result|s|ed|ing resultant resume|s|d resuming resumption resupply
    resurface|s|d resurfacing resurgence resurrect|s|ing|ions resuscitate|d resuscitation
    retail|s|ed|er|ers|ing retain|s|ed|er|ers|ing retake|s|n retaking retaliate|s|d retaliating
    retaliation retard|s|ed|ing retardant retardation retardedly retch|ed|ing retcon retconned
    retell|ing retention retest|ed|ing rethink|ing rethought reticence reticle|s reticule retinas
    retinoid|s retinue|s retire|s|es|d|e|ment|ments retiring retold retook retool|ed|ing
    retort|s|ed|ing retouch|ed|ing retrace retracing retract|s|ed|ing|ion|ions|able retrain|ed|ing
    retread|ing retreat|s|ed|ing retrial retried retries retrieval retrieve|s|d retrieving
    retroactive|ly retrofit retrofitted retrofitting retrograde retrospect retrospective
    retrovirus|es retry|ing retune|d retuning return|s|ed|er|ers|ing returnees retype retyping
    reunification reunion|s reunite|s|d reuniting reupload reusable reuse|s|d reusing
    revamp|s|ed|ing reveal|s|ed|ing reveled reveling revenue|s reverb reverberated reverberates
    reverberating reverberation revered reverence revering reversal|s reverse|s|d reversible
    reversing reversion revert|s|ed|ing review|s|ed|er|ers|ing revile|d revise revising revision|s
    revisionism revisionist|s revisit|s|ing revitalize|d revitalizing revivals revive|s|d reviving
    revoke|s|d revoking revolt|s|ed|ing revolutionaries revolutionise|d revolutionize|d
    revolutionizing revolve|s|d revolvers revolving revved revving reward|s|ed|ing rewatch|ed|ing
    rewinding rewinds rewire|d rewiring reword|ed|ing rework|s|ed|ing rewound rewrite|s rewriting
    rewritten rewrote rhetoric|al rheumatologist rhinestones rhizome|s rhyme|s|d rhyming
    rhythm|s|ic rib|s ribbing ribbon|s ribcage richer riches|t richness ricocheted ricocheting
    ricochets ricotta rid|s|es|ers|ing|ings|e riddance ridden ridding riddled riddles ridged ridges
    ridicule|s|d ridiculing ridiculous|ly|ness rien riff|s|ing riffle|s rifle|s|d rifling rig|s
    rigged rigging right|s|ed|er|ing|ly|y righteous|ness rightful|ly rightist|s rigid|ly rigidity
    rigmarole rigor|s rigorous|ly rigour riktigt rile|s|d riling rimmed rimming rims rind|s ringed
    ringing ringlets ringside ringtone rink|s rinsed rinses rinsing rioted rioting riots rip|s|e|en
    ripened ripening ripoff ripostes ripped ripping rippled ripples rippling rise|r|n risers
    risk|s|ed|ing|y riskier riskiest risotto risque ritual|s ritualized rival|s|ed|ing rivalries
    rivalry riverbank riveted riveting rivets rly rm rms rn rnb rng roaches road|s roadblock|s
    roadmap roadside roadtrip roadway|s roadworthy roam|s|ed|ing roared roaring roars
    roast|s|ed|er|ing robbed robber|s|y robberies robbing robe|s|d robot|s|ic robs robust|ness
    rockabilly rocked rocketed rocketing rocking rocks rockwool rode rodent|s rodeos rods
    roguelike|s roids roiling role|s roleplay|ing rollback|s rolled rollerblades rollercoaster
    rollers rolling rollout rollover|s rolls romanced romances romantic|ally romanticised
    romanticize|d romanticizing romp|s|ing roms roof|s|ed|er|ers|ing rooftop|s rookie|s
    room|s|ed|ing|y roomate|s roomful roomie|r roommate|s rooted rooting roots rope|s|d|y roping
    roster|s|ed|ing rot|s|e rotate|s|d rotating rotation|s|al rotator rotisserie rotor|s rotted
    rotting rotund rough|ed|er|ing|ly|ness roughest round|ed|er|ers|ing roundabout|s roused rousing
    rout|s|es|ed|er|ers|ing|e routine|s|ly roving row|s|ed|er|ers|ing rowboat rowdy royally
    royalties royalty rp rpg|s rpm rsync rts rub|s rubbed rubber|s|y rubbing rubbish rubble
    rubric|s ruck|ing rudder|s rude|r|ly|ness rudest rudimentary rudiments ruffle|d ruffling rug|s
    rugged ruin|s|ed|ing rulebook ruled ruler|s rules ruleset ruling|s rumba rumbled rumbling|s
    ruminants ruminate ruminating rummage|d rummaging rumor|s|ed rumour|s|ed rump rums run|s|es|t
    rundown rung|s runners runnin running runny runoff runtime|s runway|s rupees ruptured ruptures
    rupturing rural ruse rushed rusher|s rushes rusted rustic rusting rustle|s|d rustling rusts
    ruthless|ly ruts sa sabbatical sabe sabotage|s|d sabotaging saboteurs sachet|s sack|s|ed|ing
    sacrifice|s|d sacrificial sacrificing sacs sadan sadden|s|ed|ing sadder saddest saddle|d
    saddlebags saddling sadist|s|ic sadness safe|s|r|ly safeguard|s|ed|ing safelane safest safeties
    safety sag|s|er|en|t saga sagged sagging saggy said sailboat|s sailed sailing sailors sails
    saintly sais sake|s|r salad|s salaried salaries salary sale salesman salesmen salespeople
    salesperson saleswoman salient saline salinity salir saliva|te salivating salons salsa
    salt|s|ed|ing|y saltier saltiest saltwater saludo salutation salute|s|d saluting salvage|d|able
    salvaging salves same|ness samma samme sammich sampled sampler|s sampling sanctify
    sanctimonious sanction|s|ed|ing sanctity sanctuaries sand|ed|ing sandals sandbag|s sandbagging
    sandblasted sandblasting sandbox|es sandpaper sandwhich sandwich|es|ed|ing sane|r sanest
    sanitary sanitation sanitize|d|r sanitizers sanitizing sanity sank sap|s sapling|s sapped
    sapping sappy sarcasm sarcastic|ally sardines sashes sat|ed|ing|e|t satellite|s satiate|d
    satiating satiety satire|s satirical satirist|s satirize|d satirizing satisfaction satisfactory
    satisfied satisfies satisfy|ing saturate|s|d saturating saturation sau sauce|s saucepan saucers
    saucy sauna|s saunter|s|ed|ing sausage|s sauteed sauteing savaged savages savants save|s|d|r
    saving|s saviours savored savoring savory savour|y savvy saw|s|ed|ing|n sawdust saxophone|s
    saxophonist say|s|ing|ings sb sc scab|s scabbard scabbed scabbing scabby scaffold|ing scalable
    scalar|s scalded scale|d|r scaling|s scallions scallop|s|ed scalp|s|ers|ing scalpel|s scaly
    scam|s scammed scammer scamming scamper|ed|ing scan|s|t scandal|s scandalized scandalous
    scanned scanner|s scanning scantily scape scapegoat|s|ed|ing scapula scar|s|es|ed|ing|e|y
    scarce|r|ly scarcity scarf|s scarier scariest scarification scarred scarring scarves scat
    scathing scatter|s|ed|ing scavenge|d scavengers scenario|s scene|s scenery scenic scent|s|ed
    sceptic|s|al schedule|s|d|r scheduling schema|s schematic|s scheme|s|d schemers scheming
    schisms schizophrenia schizophrenic|s schmooze schmoozing schmuck scholar|s|ly scholarship|s
    schon school|s|ed|er|ers|ing schoolchildren schoolgirl|s schoolmates schoolteacher schoolwork
    schooner schtick sciatica science scientific|ally scientist|s scifi scintillating scissoring
    scissors sclera scoff|s|ed|ing scold|s|ed|ing scoliosis scone|s scoop|s|ed|ing scooted
    scooter|s scooting scope|s|d scoping score|s|d|r scoreboard|s scorecard|s scorers scoring
    scorn|ed scotches scour|s|ed|ing scouted scouting scowl|s|ed|ing scrabbling scram scramble|s|d
    scrambling scrap|s|es|ed|er|ers|ing|e scrapbook scrapped scrapping scratch|es|ed|ing|y
    scrawl|ed scrawny scream|s|ed|er|ing screamo scree|d|n screeched screeches screeching screeds
    screencap screened screener|s screening|s screenplay|s screens screensaver screenshot|s
    screenwriter|s screwdriver|s screwed screwing screws screwy scribble|s|d scribbling scribes
    scrim|s scrimmage|s scrimp script|s|ed|ing scriptural scroll|ed|ing scrotum|s scrounge|d
    scroungers scrounging scrub scrubbed scrubber|s scrubbing scrubby scrum|s scrunch|ed|ing
    scruples scrutinise|d scrutinize|d scrutinizing scrutiny scuff|s|ed|ing scuffle|s scull
    sculpt|s|ed|ing sculptors sculpture|s scum|s scumbags scummy scurried scurries scurry|ing
    scuttle|d sd se seabed seafood sealant|s sealed sealer sealing seam|s|ed seamless|ly seamstress
    sear|ed search|es|ed|er|ing|able seas seashell|s season|s|ed|ing|ings|al seat|s|ed|er|ing
    seatbelt|s seawater seaweed sec|s|t secede|d seceding secession secessionist|s seclude|d
    seclusion second|s|e secondaries secondary secondhand secrecy secret|s|es|ed|ing|ly|e|ion|ions
    secretaries secretive sectarian section|s|ed|ing sector|s sects secular secularism secularist|s
    secularized secure|s|d|ly securing securities security sed sedan|s sedate|d sedating sedation
    sedative|s sedentary sediment|s seduce|s|d seducing seduction seductive seductress
    seed|s|ed|er|ers|ing|ings|y seedbox seedier seedling|s seeing seek|s|ers|ing seem|s|ed|ing|ly
    seemingly seen seep|s|ed|ing sees seesaw seethe seething seg|ment|ments segmented segmenting
    segregate|s|d segregating segregation segue|s seguir seguro sehr sein|er seize|s|d seizing
    seizure|s seja selbst seldom select|s|ed|ing|ion|ions selective|ly selectivity selector|s
    selfie|s selfish|ly|ness selfless|ness seller selling sellout|s selv|es semana semantic|s
    semblance semen semester|s semi|s semicircle semicolon|s semiconductor|s semifinal seminal
    seminar|s seminaries semitone|s sempre sence send|s|er|ers|ing senile senior|s seniority
    sensation|s|al sensationalised sensationalism sensationalist sensationalized sense|s|d
    senseless sensibilities sensibility sensible sensibly sensing sensitive sensitivities
    sensitivity sensitized sensor|s|y sensual sensuous sent sentence|s|d sentencing sentido
    sentience sentient sentiment|s|al sentries separate|s|d|ly separating separation|s separatist|s
    separator|s seperate|d|ly seperation sepsis septic septum seq sequel|s sequence|s|d|r
    sequencers sequencing sequential sequester|ed|ing sequestration sequins sequitur sera serait
    serf|s seria serial|s serialization serialize|d series serif|s serio serious|ness sermon|s
    serotonin serrated serrations serums servant|s serve|s|d servers service|s|d|able servicemen
    servicing serving|s servitude ses sesh session set|s|t setback|s setlist setpoint setter|s
    setting|s settled settlement|s settles settling setup|s seu seventeenth seventies several
    severance severe|d|ly severing severity severs sew|s|ed|er|ers|ing|n sewage sex|es|ed|ing|y
    sexier sexiest sexiness sexism sexist|s sexless sexting sexual|ly sexualities sexuality
    sexualization sexualize|d sexualizing sexytimes sf shabby shacked shacking shackle|s|d shacks
    shaded shader|s shadier shadiest shading shadowban shadowbanned shadowed shadowing shadowy
    shady shaft|s|ed|ing shag shagged shagging shake|s|n shakers shakeup shakier shaking shaky
    shall shallots shallow|er shallowest shalt sham|es|ed|ing|e shamble|s shambling shameful|ly
    shamelessly shampoo|s|ed|ing shanties shanty shape|s|d|ly shaping shards share|s|d|r
    shareholder|s sharers sharing sharpen|s|ed|er|ers|ing sharper sharpest sharply sharpness shat
    shatter|s|ed|ing shave|s|d|n shavers shaving|s shawl|s shear|s|ed|ing sheath|s|es|ed|ing|e
    shebang shed|s shedding sheep sheepishly sheeple sheepskin sheer|s sheet|ing shelf shelled
    shellfish shelling shells shelter|s|ed shelve|s|d shelving shenanigan|s shepherding shied
    shielded shielding shies shift|s|ed|er|ers|ing|y shill|s|ing|ings shim|s shimmers shimmery
    shimming shindig shined shines shingle|s shinier shinies|t shiny ship|s|ment|ments shipmate|s
    shipped shipper|s shipping shipwrecked shipwrecks shipyards shirk|ing shirt|s|y shirtless
    shisha shit|s|e shitbag shitfaced shithead|s shithole shitless shitload|s shitlord|s
    shitpost|s|ing shitshow shitstorm shitter shittier shittiest shittiness shitting shitton shitty
    shiver|ed shiz shock|s|ed|ing shockingly shockwaves shod shoddy shoe|s shoebox shoegaze
    shoehorn|ed|ing shoelaces shoestring shone shooed shooing shoot|s|er|ers|ing|ings shootout|s
    shop|s shopkeeper|s shoplift|ed|er|ers|ing shopped shopper shopping shored shoring shorn
    shortage|s shortchanged shortcoming|s shortcut|s shorted shorten|s|ed|ing shortest shortfall|s
    shorthand shorties shorting shortlist shortly shortness shorts shortsighted shortwave shot|s
    shotgun|s shotted shotting shotty should|er|ers shouldered shouldering shouldnt shouldve
    shout|s|ed|ing shove|s|d shovel|s|ed|ing shovelling shoving show|s|ed|er|ing|ings|n|y
    showcase|s|d showcasing showdowns showered showering showman showpiece showroom|s showtune
    shrank shrapnel shred|s shredded shredding shrewd shrews shriek|s|ed|ing shrill shrimp|s
    shrines shrink|s|ing shrinkage shrivel|s|ed shrivelled shroom|s shrouded shrouds shrub|s
    shrubbery shrug|s shrugging shrunk|en shtick shucking shudder|s|ed|ing shuffle|s|d shuffling
    shunned shunning shuns shunt|ed|ing shushed shushing shut|s shutdown|s shutout shutter|s|ed|ing
    shutting shuttled shuttles shuttling shy|ing|ness si sibling|s sibs sic sich sick|er|ly|en|ness
    sickened sickening sickens sickest sicknesses side|s|d sidearm|s sidebar|s sideboard|s
    sideburns sidechain sidekick sideline|s|d sidequests sidestep|s sidestepped sidestepping
    sidetrack|ed sidewalk|s sidewall|s sideways siding sido sieges siempre siendo siento sieve
    sift|ed|ing sighed sighing sighs sight|s|ed|ing|ings sightseeing sigils
    sign|s|ed|er|ers|ing|ings|al signage signaled signaling signalled signalling signals
    signatories signatory signature|s significa significance significant|ly signified signifier|s
    signifies signify|ing signpost|s signup sigue silenced silencers silences silencing silently
    silhouette|s|d silica|te silicone|s silks silky sillier silliest silliness silly silos silt
    silverware silvery similar similarities similarity simile|s similiar simmered simmering simmers
    simpering simple|r simplemente simplest simpleton|s simplicity simplification|s simplified
    simplifies simplify|ing simplistic simply simulate|s|d simulating simulation|s simulators
    simulcast simultaneity simultaneous|ly since sincerest sincerity sind sines sinew sinful singe
    singers singing single|s|d|t singlehandedly singleplayer singlets singling sings singular
    singularities sinker sinkhole sinking sinks sinned sinners sinning sins sintering sinus|es
    sinusitis sip siphoned siphoning siphons sipped sipping sir|s|ed sirloin sis sissies sissy
    sistema sisters sit|s|ed|ing|e|t sitcom|s sitemap sitter|s sitting|s situacion situate|d
    situation|s|al|ally situps six|es sixteen sixteenth sixties sixty sizable size|s|d|able sizing
    sizzling sjalv sjw ska|te skal skank skateboard|s|ing skated skaters skates skating skein|s
    skeletal skeletons skeltal skeptic|s|al skepticism sketch|es|ed|ing|y sketchbooks sketchier
    sketchiest skew|s|ed|er|ers|ing skewered skewering ski|s|d|ed|er|ers|ing|n|m|t skidded skidding
    skidmarks skids skiffle skill|s|ed|ing skillet|s skillful skillset skillshot|s skillz skimmed
    skimmer|s skimming skimp|ed|ing|y skims skincare skinheads skinned skinnier skinniest skinning
    skinny skins skipped skipping skips skirmishes skirmishing skirt|s|ed|ing skits skittering
    skittish skriver skulk|ing skull|s|e skunks skweee skydiver|s skydiving skylight|s
    skyrocket|s|ed|ing skyscraper|s sl slab|s slacked slackers slacking slacks slag|s slagged
    slagging slain slalom slammed slamming slams slander|s|ed|ing slang slant|s|ed|ing slap|s
    slapped slapping slapstick slashed slashes slashing slat|s|es|ed|ing slather slaughtered
    slaughterhouses slaughtering slaughters slave|s|d slavering slavers slavery slaving
    slay|s|ed|ing sleazy sled|s sledding sledgehammers sledging sleek|er sleep|s|er|ing|y sleepover
    sleepwalking sleet sleeved sleeveless sleeves slept sleuthing sleuths slew sli|d|t slice|s|d|r
    slicers slicing slick|s|ed|er slickest slide|s|r sliders slideshow sliding slight|s|ed|ing|ly
    slightest slimes slimmed slimmer slimmest slimming slimy sling|s|ing slingshots slink|s|ing
    slip|s slippage slipped slippers slippery slipping slithered slithering slithers slits slitting
    slo|t slob|s slobber|ing slog slogan|s slogged slogging slop|es|ed|ing|e sloppier sloppiest
    sloppy slosh|ed|ing slots slotted slotting slouch|es|ed|ing sloughing slovenly
    slow|s|ed|er|ing|ly|ness slowdown|s slowest slugged slugging sluggish slugs slum|s slumber
    slumming slump|s|ed|ing slung slunk slur|s slurp|s|ed|ing slurred slurring slurry slush|y
    slut|s slutty smack|s|ed|ing smaller smallest smallish smarmy smartass smartcast smarted
    smarten|ed smarter smartest smarting smartly smartphone|s smarts smashed smashes smattering
    smear|s|ed|ing smell|s|ed|ing|y smellier smelliest smelt|ed|ers|ing smg smidge|n smile|s|d
    smileys smiling smirk|s|ed|ing smites smiting smitten smog smoke|s|d|r smokers smokescreen
    smokestacks smoking smolder|ing smooch|ing smooth|s|ed|er|ing|ly|ness smoothest smoothie|s
    smorgasbord smote smother|ed|ing smouldering sms smth smudge|s|d smudging smudgy smug|ly|ness
    smuggle|d smugglers smuggling smurf|ing smut smutty snack|s|ed|ing snag|s snagged snagging
    snail|s snaked snaking snap|s snapped snappers snappier snapping snappy snapshot|s snare|d
    snark|y snarl|s|ed|ing snatched snatches snatching snazzy snd sneak|s|ed|er|ers|ing sneakier
    sneakily sneer|s|ed|ing sneeze|s|d sneezing snes snicker|ed|ing snide sniff|s|ed|er|ers|ing
    sniffle|s sniffling snifter snigger|ing snip|ed|ers|ing|e snipped snippet|s snitch|ed|ing
    sniveling snivelling snob|s snobbery snobbish snobby snogging snooped snooping snooty snooze
    snoozing snore|s|d snoring snorkel|ing snorkelling snort|s|ed|ing snot snotty snout|s
    snowball|s|ed|ing snowboard|s|er|ers|ing snowed snowfall snowflake|s snowing snowmobile|s snows
    snowshoeing snowshoes snowstorm|s snowy snub|s snubbed snubbing snuck snuff|ed|ing snug
    snuggle|s|d snuggling soak|s|ed|ing soap|s|ing|y soapbox soar|s|ed|ing sob|s|er sobbed sobbing
    sobered sobering sobre sobriety soccer sociability sociable social|s|es|ly socialisation
    socialise|d socialising socialist socialites socialization socialize|s|d socializing societal
    societies society socio socioeconomic sociological sociologist|s sociopath|s|ic|y sock|s|ed|ing
    socket|s sockpuppet soda|s sodium sodomy sods sofa|s soft|s|er|ly|en|ness|y softball|s softcore
    softened softener|s softening softens softest softies software softwood soggy soil|s|ed|ing
    soit solace solar sold|er|ers soldered soldering soldiered soldiering soldiers soled solely
    solenoid|s soles soley solicit|s|ed|ing solicitation|s solicitor|s solid|s|ly solidarity
    solidified solidifies solidify|ing solidity soliloquy solitary sollte solo|s|ed|ing soloists
    soloq soloqueue solubility soluble solute solution|s solvable solve|s|d|r solvent|s solvers
    solving som|e somber sombreros somebody someday somehow someone|s someplace somersault|s
    somesuch somethin something|s sometime someway somewhat somewhere somone somos somthing
    songbirds songs songwriter|s songwriting sonnets sono sonofabitch sonogram sont sooner soonest
    soot soothe|s|d soothing sop sophist sophisticated sophistication sophistry sophomore|s sopping
    soppy sorceries sore|s|ly|ness sororities sorority sort|s|ed|er|ers|ing sorta sortie|s sot
    sought soulless soulmate sound|ed|ing|ly soundcard soundproof|ing soundstage soundtrack|s
    soup|s|ed sour|s|ed|ing sourcebooks sourced sources sourcing sourdough sous souvenir|s
    sovereignty sow|s|ed|n soy soybean|s space|s|d|r spacebar spacecraft|s spaceflight spacers
    spaceship|s spacesuit|s spacetime spacial spacing spacious spam|s spammable spammed spammer|s
    spamming spammy span|s spandex spank|s|ed|ing|ings spanned spanner|s spanning
    spar|s|es|ed|ing|e sparingly spark|ed|ing|ly sparkled sparklers sparkling sparred sparring
    sparse|ly spasm|s spastic spat|s|e spatial spatter|ed|ing spatula|s spawn|s|ed|er|ers|ing
    spay|ed|ing spaz speak|s|er|ers|ing speared spearheaded spearheading spec|s specced
    special|s|ly specialisation specialise|s|d specialising specialist|s specialities speciality
    specialization|s specialize|s|d specializing specialties specialty speciation species
    specific|s|ally specification|s specificity specified specifies specify|ing specimen|s specious
    speck|s speckles spectacle|s spectacular|ly spectate spectating spectator|s spectrometer
    spectroscopy spectrum|s speculate|s|d speculating speculation|s speculative speculator|s
    speculum sped speech|es speechless speedboat speeded speeder|s speedier speeding speedo
    speedometer|s speedrun speeds speedup spell|s|ed|er|ing|ings spellcheck spelt
    spend|s|er|ers|ing|y spent sperm|s spew|s|ed|ing sphere|s spherical spheroid sphincter|s spiced
    spices spicier spiciest spicing spicy spiders spied spiel spies spiked spiking spiky
    spill|s|ed|ing spillage spillover spilt spin|s|es|e|al spinach spindle|s spindly spineless
    spinners spinning spinoff spinster spiral|s|ed|ing spiralled spiralling spirits spiritual|ly
    spirituality spit|s|ing|e spiteful spitting splash|es|ed|ing splatter|s|ed|ing splay|ed spleen
    spliced splices splicing spliff spline|s splint|s|ers splintered splintering split|s splitpush
    splitscreen splitting splotch|es splurge|d splurging spoil|s|ed|ing|t spoke|s|n spokesman
    spokesmen spokesperson spokeswoman sponge|s sponging spongy sponsor|s|ed|ing sponsorship|s
    spontaneous|ly spoof|s|ed|ing spooked spooking spool|s|ed|ing spoon|s|ed|ing spoonful|s
    sporadic|ally spores spork sport|s|ed|ing|y sportier sportsmanship sportsmen spot|s spotlight|s
    spotted spotter|s spotting spotty spousal spouse|s spout|s|ed|ing sprain|s|ed|ing sprang
    sprawl|s|ed|ing spray|s|ed|er|ers|ing spread|s|er|ers|ing spreadsheet|s spree|s sprig|s
    springboard springing springy sprinkled sprinkler|s sprinkles sprinkling sprinted sprinters
    sprinting sprints sprites sprocket|s sprout|s|ed|ing spruced sprucing sprue|s sprung spry spun
    spunk spur|n|t spurious spurned spurred spurring spurting spurts sputter|s|ed|ing spying
    spyware sq sql squabble|s squabbling squad|s squadrons squalid squalor squander|s|ed|ing
    squared squarely squares squaring squash|es|ed|ing squat|s squatted squatter|s squatting
    squawking squeak|s|ed|er|ers|ing|y squeal|s|ed|ing squeamish squeegee squeeze|s|d squeezing
    squelch|ed|ing squib squids squiggle|s squiggly squint|ed|ing squirm|s|ed|ing squirrels
    squirt|s|ed|ing squish|ed|y squishies|t src srs ss ssd ssh sta|r|y|te|t stab|s stabbed
    stabbing|s stabilisation stabilise|d|r stabilisers stabilising stability stabilization
    stabilize|s|d|r stabilizers stabilizing stable|s stache stacked stackers stacking stacks stadia
    stadiums staff|s|ed|er|ers|ing stage|s|d stagehand stagger|s|ed|ing staging stagnant
    stagnate|s|d stagnating stagnation staid stain|s|ed|ing stainless stair|s staircase|s stairways
    stairwell|s stake|s|d stakeholder|s staking stale stalemate|s stalk|s|ed|ing stall|s|ed|ing
    stalwarts stamina stammered stammering stammers stamp|ed|ing stance|s stand|s|er|ers|ing|ings
    standalone standard|s standardisation standardised standardization standardize|d standardizing
    standby|s standoff|s standout standpoint|s standstill standup stank stanza|s staple|d|r
    staplers stapling starboard starch|es|ed|y stardom stare|s|d staring starlets starred
    start|s|ed|er|ers|ing startle|s|d startling startup|s starvation starve|s|d starving
    stash|es|ed|ing stated statehood stateless stately statement|s stateside statesmen statewide
    static|ally statin|s stating station|s|ed|ing stationary statist|s|ic statistical
    statistician|s statistics stato|r stats statue|s statuette stature status|es statute|s
    statutory staunch|ly staunchest stave|s|d staving stayed staying stays std stead|y steadier
    steadily steak|s steakhouses steal|s|ing stealthed stealthier stealthy steamed steaming
    steamroll|ed steamy steeds steeled steeling steels steep|s|ed|er|ing|ness steepest
    steer|s|ed|er|ing stellar stem|s stemmed stemming stench stencil|s|ed stenographer stenosis
    stent step|s stepbrother stepchild stepdad stepdaughter stepfather stepladder stepmom
    stepmother stepped stepper|s stepping stepsister stepson stereo|s stereotype|s|d
    stereotypical|ly stereotyping sterile sterilisation sterilise|d sterility sterilization
    sterilize|d sterilizing sternum steroid|s stethoscope stew|s|ed|ing stewardess|es stewards stfu
    sth sti|r|m stick|s|er|ers|ing|y stickied stickier stickies stickler|s stiff|s|ed|er|en|ness
    stiffened stiffening stiffens stifle|s|d stifling stigma|s stigmatised stigmatize|d
    stigmatizing stil|e stilettos stillbirth stillborn stilled stilling stilted stilts stims
    stimulant|s stimulate|s|d stimulating stimulation stimuli stimulus stinging stings stingy
    stink|s|er|ers|ing|y stint|s stipend|s stipple stippling stipulate|s|d stipulating
    stipulation|s stirred stirrer|s stirring stirrup|s stirs stitch|es|ed|ing sto|r stocked
    stockholder|s stockier stocking|s stockists stockpile|s|d stockpiling stockroom stocky stodgy
    stoked stoking stole|n stoma stomach|s stomp|s|ed|ing stoned stoners stonewalled stonewalling
    stoning stood stooge stool|s stoop|ed|ing stop|s|ed|ing stopgap stoplight|s stopover stoppage|s
    stopped stopper|s stopping stopwatch storages store|s|d storefront|s storeroom storeys storied
    stories storing stormed storming storybook storyline|s storyteller|s storytelling stove|s
    stowed stowing straddle|s|d straddling strafe|s|d strafing stragglers straightaway
    straighten|s|ed|er|ers|ing straighter straightest straightforward straights strained strainer
    straining strains stranded stranding strands stranger|s strangest strangle|s|d stranglehold
    strangling strangulation strap|s strapless strapped strapping strata stratagem strategic|ally
    strategies strategist|s strategize strategizing strategy stratification stratified stratosphere
    strats straw|s strawberries strawman strawmen stray|s|ed|ing streak|s|ed|er|ing|y
    stream|s|ed|er|ers|ing streamline|s|d streamlining streetcar|s streetlights streets streetwear
    strenght strength|s|en strengthened strengthening strengthens strenuous strep stress|es|ed|ing
    stressful stressor|s stretch|es|ed|er|ers|ing|y stretchier strewn striations stricken
    strict|er|ly strictest strictures stride|s strident striding strikeout striker|s strikes
    striking|ly string|s|ing|y stringent strip|s|ed|ing|e stripped stripper|s stripping striptease
    strive|s|d striving strobes strode stroke|s|d stroking stroll|s|ed|er|ers|ing stronger
    strongest strongholds strongly strongmen stronk stropping strops strove struck struct|s
    structural|ly structuralist structure|s|d structuring struggle|s|d struggling strum|s strumming
    strung strut|s strutted strutting stub|s stubbed stubble stubbly stubborn|ly|ness stubby stucco
    stuck stud|s|y studded student|s studied studies studying stuff|s|ed|ing|y stumble|s|d
    stumbling stumped stumping stumps stun|s|t stung stunk stunned stunners stunning|ly stunted
    stunting stunts stupefied stupefying stupid|er|ly stupidest stupidity stupor sturdier sturdiest
    sturdy stutter|s|ed|ing sty|e style|d stylesheet styli styling stylised stylish stylist|s|ic
    stylistically stylize|d stylus|es stymie|d styrene sua sub|s subatomic subbed subbing
    subcategories subcategory subclass|es subconscious|ly subcontinent subcontract|ed
    subcontractor|s subculture|s subdirectories subdirectory subdivide|d subdivision|s subdomain|s
    subdue|d subduing subfamily subfield|s subfloor subgenre subgroup|s subheading subhuman
    subject|s|ed|ing subjective|ly subjectivist subjectivity subjugate|d subjugating subjugation
    subjunctive sublease sublet|s subletting sublimate|d sublimation subliminal subluxation
    submarine|s submenu submerge|d submerging submersible submersion submission|s submissive
    submit|s submitted submitter|s submitting subnet|s suboptimal subordinate|s|d subordination
    subpar subplot|s subpoena|s|ed subprime subreddit|s subroutine|s subscribe|s|d|r subscribers
    subscribing subscript|ion|ions subsection|s subsequent|ly subservient subset|s subside|s|d
    subsidiaries subsidiary subsidies subsiding subsidise|d subsidising subsidize|s|d subsidizing
    subsidy subsist|ing subsistence subspecies substance|s substandard substantial|ly
    substantiate|s|d substantiating substantiation substantive substation|s substitute|s|d
    substituting substitution|s substrate|s substring subsume|d subsurface subsystem|s subterfuge
    subtext subtitle|s|d subtle|r subtleties subtlety subtly subtract|s|ed|ing|ion subtype|s
    subunit suburb|s suburban subversive subvert|s|ed|ing subwoofer succeed|s|ed|ing succesful
    success|es|ion successful|ly successive successor|s succinct|ly succulent|s succumb|s|ed|ing
    such suck|s|ed|er|ers|ing|y suckered suckle suckling sucrose suction sudden|ly sudo sued|e sues
    suffer|s|ed|er|ers|ing|ings sufficed suffices sufficiency sufficient|ly suffix|es suffocate|s|d
    suffocating suffrage sugar|s|ed|ing|y suggest|s|ed|ing|ion|ions suggestive suicidal suicide|s
    suing suis suit|s|es|ed|ing|able suitability suitably suitcase|s suitor|s sulfate|s sulfide
    sulk|s|ed|ing|y sullied sullying sulphate sultry sum|s summaries summarily summarise|s|d
"""
