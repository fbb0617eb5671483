"""Ordinary English words that are names too. Made by `bench/make_vocabulary.py`."""

WORDS = """
    add akin ala alla alley ally ama amine among andra angle anni ante ants armour art asta author
    baby back ball banks bara bass battle|s batts bays beard beat beer|s belt bent best beta bias
    bil bills binder bitten bland blank|s blessing bliss block|er blood blow blunt bode bonds bone
    book booth borders born boss bottoms bourgeois bowler bowling box brain brake branch brand
    breeding bridges bright brim brush bud buddy bunch bunk|er burden burrow butt|s button cable
    call camp can candy cap card carrier carry case cash champ|ion chance charity chastity che
    cheek chew chick child|s chin chip click close coats coffee coffin colon comer comfort con|e
    constant cook cope cord cotton couch covert coward coy craft creamer crews crisp crook|s cross
    dag daily dann day deal della delle dessa dev dia|s dial dick dimple dink do dock dodge doll
    dollar dot downs drain dries driver durante durr dye early earnest ebb edge einer eller emit
    era eres esa essence esta ever fair faith falls fancy far|es farmer favors fawn fears fee fella
    feller fellows fem field|s|ing fine fish fix flick flood floor flowers folk forum frame free|d
    fried friend fries fryer gal gall gamble gauge gay general gist glass goad goings good greet
    grit groom|s gross guess guest gun gusta guy hair hammock hand|y hanno harder harms harness
    harp harsh hasta hatch hatin havens head heard heli hella her|d herb herring high hind holder
    holiday hook|s|er hope horn|ing house hung hunt hurt hymen ide imo indie infant innocent irl
    jail job joke journey joy judge jure keel keen key|s kick kit|e kitchen|s lady land|er lane
    large law|s lawyer lay layman laze leafy leak lean|er leathers lemons less lien lies lige light
    line link little lively lo loan lock long loot lore love|ly|y loving low loyal luck|y luster ly
    lyric mad|e main major|s male man|ly manual marker marks marry martial mast mate math mats may
    media melody mentor mercado mercy meta mi mile|s miner minor mix mock money more mull nada
    nades nail nation neighbors new ng nickel nil novella null numbers nutter nya octave odd ogle
    olds oral ova pace pack paddock page pansy parent parry parsley pastor patience paw peak peek
    peel|er peer peoples per petty pickle pitcher place plank plant pleas pleasant pointer pond
    pool post pounds power|s precious press price pride prior prosper puck pulley purl quick race
    raid rains ransom rash read reams reason reel register rein rich rife ring roll|er root rosy
    rounds rule rune rushing rut sad sak sales samo sample|s sang sayin scales see self sell|s|ers
    sem server sessions settle sever shade sharp shaver sheets shell shields shine shivers shook
    short|er showers sills sina sincere sine sing|er sink sister sites skip slack slam slaughter
    small smart smiley sole son song soon speed spikes stack stamps still stock|s stoner storey
    storms story straight strain strange strong stump styles su sue summer|s sweat tab tad tan
    telly ties til tilde till tine tiny tone tore towns toy trace treat true uma una unique unknown
    unnamed valid valves veal veer ver versa vest victory vid|e vida ville wage wall|s|ing wash way
    weed wheat whit whittle wick|s will|s windy wing winner winters wisdom wise wold wood|en
    word|en worth|y yada yaw young|er
"""
