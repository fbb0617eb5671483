"""Names of people and towns. Towns: GeoNames, CC BY 4.0. Made by `bench/make_vocabulary.py`."""

WORDS = """
    mihoubi mihrab mihriye miia miika mijo mijsberg mik|al mikaela mikaere mikaila mikala mikalah
    mikayla mikeal mikell mikels mikesell mikk mikkael mikkel mikkelsen mikkola mikkonen mikulandra
    mikulec mikyas milada milagro|s milam milana milanesi milano milanova milas milay milburn
    milcah milda mildinberg milena milevoj milica milina milissa milka milkah millan millar
    millaray mille|n|t millea millett millican milligan milliken millner mills millsap|s milly
    milmo milne|r milorad miloslav miloslava milota milou miloudi milovac milovan milroy miltenburg
    milwaukee mima mimica mimmi mimouni mimoza mims mimun mimy mina|s minamirinkan minard
    minatitlan minato minayo mincey minch minda mindaugas mindi minenhle minervia mines minet
    mingachevir mingala mingaladon mingo mingora mingshui minhang minhas miniati minibe minihan|e
    mink minna minne|y minneapolis minnich minnick minodora minogue minoh minoru minsk minta minter
    mintie minton mintz minya mio mioara miodrag miqdadiyah miquelon mir|te|t mir's mira|n|y
    mirabela miracle miraflores miralles miramar miramontes miranov mirbadin mircea mirco mirdza
    mireia mireille mirela mireles mirella miri miriah miriama mirian miriti mirja|m mirjami
    mirjana mirlinda mirna miro|n mirona mironov mironshoh mironshohov miroslav miroslava miroslaw
    miroslawa mirpur mirra mirriam mirsad mirta mirtha mirthe mirtie miruna miryalaguda miryam
    mirzapur misael misato miscell mischa mishat mishima mishra misicher misiko miskell miskolc
    mislav mispelen misra misratah missie mississauga missoni mist|y misti|e mistry misuli mital
    mitali mitchelle mitchem mitchum mitei mitesh mito mitra mitrovice mitschke mitt|er|e|al
    mitteregger mitterer mitterlehner mittermayr mityana mitzy mixco mixon miya miyakonojo miyamoto
    miyazaki miyesser mize mizell mizhir mjadu mjoli mjwara mkarkara mkhabela mkhandlela mkhathini
    mkhatshwa mkhithi mkhize mkhokeleleki mkholo mkhonza mkhumbuzi mkhungo mkhwananzi mlaba mladen
    mlakar mlalane mlalazi mlambo mlangatshe mlangeni mlawula mlinar mlolongo mlondo mlotshwa
    mlungisi mlungwana mmboga mmbone mnangat mnangwe mncube mncwabe mncwanga mngadi mngoma
    mngomezulu mnguni mngwemkhulu mngwengwe mnikathi mnisi mnomiya mnqamu mnqayi mnqobi mnquhe
    mntambo mntimande mntungwa mnyamande mnyandu mnyoni moa moanda moats moberg mobley mocanu
    moccia mocenigo mochis mocuba modakeke modena modesta modi modiano modica modig modigliani
    modlin modris modugno modupe mody moe|s|n|t moeller moenen moens moensendijk moerman moers
    moesha mofardin moffatt moffett moffit|t mofifoluwa moga mogadishu mogaka mogeni mogens|en
    mogere mogherini mogi mogire mohali mohamad mohamedi mohammadi mohammadpur mohammedi mohammedia
    mohamud mohan|d mohanty mohaupt moher mohini mohinur mohinurova mohlaroyim mohlaroyimova mohler
    mohr moidhe moilanen moines moisio moithide mojca mojica mojisola mojisoluwa mojokerto mokadem
    mokaya mokhtari mokopane mokotow mokpo mokrane mokrani mokua mol|ly|en molano moldova molegraaf
    molenaar molesini moli|n molina moline|r molins molitor moll|er mollie molloy molnar moloney
    molraoghain molyneux momanyi mombasa momberg mon|is monaco monaghan monagle monahan monalisa
    moncada monchengladbach moncloa-aravaca monclova moncrief mondaca mondadori mondaini monday
    mondise mondragon monduzzi moneta monfort mong|e mong'are mongan mongare monghaile mongolia
    mongu monicah monicelli moniz monja monk|s monna monnard monnet monney monnie|r mononen monreal
    monrovia monroy monsalve monserrat monson montague montalcini montalti montalvo montanari
    montanariello montandon montanelli montanez montano montecchi montecino|s monteiro montel
    montelongo montemayor montenegro monteria montero monterrey montes montesano montesinos
    montessori monteverdi montevideo montez monti|e montiel montoya montpellier montreal montrell
    montreuil montserrat montt monywa monza monzon moody mook moon|e|en mooney mooneyham
    moor|s|es|er|e moorefield moorehead moorhead moorman moosbrugger moose mopti mora|es|r|n|is
    moraa morabito moradabad moradeke moraga morahan moraleda morales moralez morand morandi
    morandini morante morara morard morata moratalaz morato moratuwa moravec morawo morayo morcillo
    mordechai moreau moreels moreen morehead morehouse moreira morel moreland morelia morell
    morellato morelli morello morelock morelos morenike morera moresby moresi moretti morey
    morgagni morgane mori|n moriah moriarty moric moriguchi morillo morine morioka morissette
    moritz morlacchi morley morman mormugao mornane moro morocco morogoro morolake moroney morosini
    moroz morpurgo morrell morricone morrill morrin morrison morrissette morrissey morrocco morros
    morrow morse morsli mortati morten mortensen mortenson mortier morucci morvan morvi mosby
    moscarda moschino mosciski moscow mose|r|ly moseley mosemann moseti mosher moshi mosi|er
    mosinmileoluwa moskowitz moslavac mosley mosqueda mosquera moss mossamedes mossie mossoro
    mostaganem mostar mostefaoui mostoles mosul mosunmola mota moten motha mothair mothihari
    motijheel motley moton mott|e motta mottet mottiez motunrayo moturi motyka moua moulay moulin
    mouloud moulton moultrie moundou mounir mount mountain moura|d moureau moureen mourib mourine
    mourouj mousel moussa moussaoui mouton mowery mowry moxley moy|er|ers|e moyano moylan moynihan
    moyosore mozambique mozart mozell mozella mpanda mpangazitha mpanza mphahlwa mphankomo mphazima
    mphemba mphephethwa mpikela mpila mpofana mpumalanga mpumuza mpungose mpunzana mqadi mqungebe
    mrak mran mraoiligh mraz mrazek mrazko mren mrihan mrihani msamkhulu msane msani mseleku mshazi
    mshengu mshibe mshikela mshikila mshiyane msibi msimang msindazwe msokazi msomi msuthu msuya
    msweli mthabela mthalane mthanti mthatha mthembu mthethwa mthimkhulu mthinti mthiya mthiyane
    mthokozisi mthombeni mthonti mtimande mtolo mtshali mtumaseli mtuswa mtwara mu-se muadaigh
    muange muar muarra muasya mubarraz mubende mubi mubina mubinova mucahit muchai muchangi muchemi
    mucheru muchira muchiri muchoki muchui muda mudanjiang mudd|en mude mudgway mudri mudronja
    mueang mueller muema muendo mueni mufide mufulira muga mugambi mugdha mugendi muggur mugo
    mugur|e mugurel muhallil muhamed muhamet muhammadali muhammadaliyev muhammadamin muhammadaminov
    muhammadamir muhammadamirov muhammadayub muhammadayubov muhammadaziz muhammadazizov muhammadov
    muhammadrizo muhammadrizoyev muhammadsafo muhammadsafoev muhammadsodiq muhammadsodiqov
    muhammadsolih muhammadsolihov muhammadumar muhammadumarov muhammadyasin muhammadyasinov
    muhammadyusuf muhammadyusupov muhammadziyo muhammadziyoev muhammet muharraq muharrem muhazzim
    muhia muhima muhip muhiye muhonen muhonja muhoro muhovic muhr muhsina muhsinova muhumed
    muhyettin muia muichille muigai muighe muijs muilleoir muilligh muimhnigh muimi muinde muindi
    muinilligh muir|is muircheartaigh muireadhaigh muireann muirgheasa muirighthe muirithe
    muirthile muiruri muizza muizzova mujde mujur mukalla mukami mukbile mukherjee mukhopadhyay
    mukhwana mukim mukiri mukono mukoya muktar muktedir muktsar mukundi mulcahy mulcair mulder|s
    muldoon muldowney muldrow mule|t mulei mulele mulenvos mulgrave mulgrew mulhare mulheim mulhern
    mulholland mulhouse muli mulinge mulkerrin mulkey mullaghan mullala mullaly mullan|e|y mullaney
    mullarkey mullen|s muller|y mulligan mullin|s mullinax mullis mullooly mullooney mulloughney
    mulloy mulongo mulqueen|y mulrain mulrooney mulroy mulry mulryan multan mulugu mulvaney mulvany
    mulvenna mulvey mulvihill mulvin mulvy mulwa mulya mulyani mulyanto mulyono mumba mumbai mumbe
    mumbi mumbua mumford mumo mumpuni mumtoz mumtozova mun|n munari muncy munda|y mundell
    mundhildur mundia mundy munene munford munga mungai munger munguia munguti muni munich muninn
    munisa munisayeva muniz munnelly munos munoz munro|e munsey munshi munson munster muntinlupa
    munuf munyao munyi munyiva munyoki munyua munywoki muoi muoki mur|es|r murad murae murage
    muraguri murangiri muraoile murat muratcan muratori muratovic muratpasa muraya murazik
    murchadha murchaidhe murchison murcia murdoch mureithi murfreesboro murghaile murguia muriae
    murialdo muricay muridke murielle murigi muriithi murillo murilo murimi murin muriset murithi
    muriuki muriungi murl murmansk murnaghan murnane murnin muro|d|m murodov murphey murphree
    murraigh murrell murri murrieta murrihy mursalina mursalinaeva mursinin mursita murtagh
    murthuile murthy murti murty muru murugi murunga murungi murwara musafet musaffa musaffah
    musanze musashino musatti musau muscat muse|e musembi musfira musfirayeva musgrave musgrove
    mushait mushin mushtariy mushtariyeva musi musick musil musila musili musimbi muslim muslima
    muslimaeva muslimov musoma musselman musser musso mustafabad mustafakemalpasa mustafayev
    mustafo mustapha mustika mustofa mustonen musumba musungu musy musya musyimi musyoka musyoki
    mutahi mutai mutanu mutare mutegi mutembei mutemi mutethia muteti muth muthama muthami muthee
    muthengi mutheu muthiani muthike muthini muthoka muthomi muthoni muthui muthuri muti|e mutia
    mutinda mutindi mutio mutiso mutisya mutluhan mutti mutua mutugi mutuku mutuma mutune mutunga
    mutungi muturi mutwiri muuo muvaffak muvahhide muxlisa muxlisayeva muxtar muya muynck
    muzaffarabad muzaffargarh muzaffarnagar muzaffarpur muzaffer muzayyana muzayyanova muzdahir
    muzdalifa muzdalifayeva muzhir mvelase mveni mvubu mvuyana mwadime mwai mwaka mwakio mwala
    mwalimu mwamburi mwamini mwanajuma mwanamisi mwandla mwangangi mwangi mwania mwaniki mwanza
    mwanzia mwasaa mwathi mwaura mwelase mwema mwenda mwende mwendia mwendwa mwene mwene-ditu mwero
    mwezi mwihaki mwikali mwinyi mwinzi mwirigi mwita mwiti mwololo mwongela mwongeli mya myah
    myanmar myatt mychal mydlo myeik myeni myers myeza myhre myingyan mykel mykilska myklebust
    mykolayiv myla mylee mylie mymensingh myranda myrick myrkvi myrl|e myrra myrta myrtha myrthe
    myrtice myrtie mysuru mytishchi mzamo mzila mzilankatha mzileni mzimela mzizi mzobe mzolo
    mzomba mzoneli mzukase mzulwini mzungu mzuzu naadir naail naajy naasih naasir naathim naazhim
    nababan nabatiye nabeeh nabeel naberezhnyye nabhan nabigh nabih nabil nabila nablus nabors
    nabwire nacala naccari nacer nachiket nacho nacio nadal nadeau nadeem nader nadeschda nadeshda
    nadhir nadi|r|n|m nadiad nadig nadja nadkarni nadler nador nadr nae naeem nael naessens nafasat
    nafees nafesa nafii nafile nafis nafula nafuna naga|r nagahama nagano nagaoka nagaon
    nagapattinam nagarajan nagareyama nagarpur nagasaki nagaur nagda nagel|e nagercoil nagi
    nagl|e|is nagoya nagpur nagy|s naha nahashon nahiara nahiyat nahla nahuel naiara naib naibei
    naide naidu naihati naik naili naim naima naimh nainggolan nair nairobi nais naivasha najaf
    najafabad najafgarh najair najam najee najeeb najera najib najmudin najran najuma najwa
    nakamura nakano nakhodka nakhon nakhumicha naki nakia nakif nakip nakisha nakita naksh nakul
    nakuru nala|r nalchik nalgonda naliaka nall|y nallely nalley nallon nalty naluakot nam namaga
    namangan namibia namiq namon namp'o nampula namur nan|d nana nanbin nance nanchang nanchong
    nanchuan nanci|e nancun nanda nanded nandini nandisa nandurbar nandwa nandyal nang nangle
    nangloi nanie nanjala nanjin nanjing nankana nanna nanni|e nanning nanpiao nanping nanqiao
    nansana nantes nantong nantou nanyang naogaon naoimh naoise naom|y naoma naomh naperville
    napier napitupulu naples napoleone napoli napolitano napper naquin nara-shi naradi narain
    narang naranjo narasaraopet narashino narasimhan narayan narayanan narayanganj narcis narcisa
    narciso narcisse narcissus nardi nardone narela narfi narhanim narimane narita narji
    narmadapuram narowal narpati narsingdi narula narvaez nary nas|r|er nasab nasambu nascimento
    naserian nashik nashipie nashiruddin nashville nasiba nasim nasimiyu nasimshahr nasir nasiriyah
    nasiru nason nasra nasri nasrullah nassau nassim nastja nasuf nasushiobara nasyiah nasyidah
    nat|al|t natacha natale|e natali natalija natalio natalja nataly natan natanael nataniel
    natarajan natasa natasja natasza natella nath|en nathalia nathaly nathari nathasha natiq natore
    natosha natsir natta nattawun naucalpan naud naughton naujokas naumann naumov nauru nautica
    nava|s navadwip navara navarra navarrete navarrette navarria navarro nave|en navegantes navez
    navi navoiy navojoa navone navotas navsari nawabganj nawabshah nawal nay nayak nayar nayara
    nayaret nayareth nayeli nayely nayfa nayibe nayil naylor nazarabad nazaret nazareth nazari
    nazario nazarov nazende nazi|r|m nazilli nazimet nazlihan nazlim nazmi nazran nazret ncala
    ncama ncanana ncifir ncongwane ncube ncusi ncwaba ncwane ndaba ndabandaba ndabansele ndabase
    ndabezitha ndambuki ndandali ndanu ndawo ndawonde ndege ndegwa nderitu ndichu ndiema ndima
    ndimande ndinda ndinisa ndirangu ndiritu ndiwa ndiyema ndlala ndlandla ndlangamandla ndlanya
    ndlanzi ndlela ndlondlo ndlovu ndola ndolo ndondakusuka ndonga ndoro ndosi nduati nduku nduli
    ndumiso ndunda ndung'u ndunge ndungu nduta ndwandwe ndwiga nea|ly neabhail neacail neace
    neachtain neale nealie nealon neamt nearaigh neary neasa nebih nebiha nebojsa nebot necaise
    necati necci necdat nechifor necilal necmettin necva nedas nedda nederlotharingen nedermeijer
    nedjar nedjma nedra nee needham neehan neel neelan neeley neelima neelin neema neenan
    neerachapong neese nefaret neff nefiye neftekamsk nefteyugansk negara negele negombo negras
    negrete negro|n neha nehe nehemiah nehip neider neihu neijiang neilan neili neilian neilson
    neira neirynck neisti neiva neja nejc nejdet nek nek'emte nekesa nel|s|e|is nela nelah nelcy
    nelia nelie neligan nelima nelio nelissen nell'emilia nella nelle nelli nello nellore nelms
    nelsen nelsy nelu nelya nemanja nemec nemes nemeth nena|d nene nenna nenni nenzi neo neola
    neoma nepal nepalgunj nepean neppie nerea nerger neri|m neriban nerijus neringa nermin nero
    nery nesbit|t nesfe nesip neslinur neslisah nesmith nesrine ness nessa nester neta netanya nete
    netherlands neto netra netta nette nettie nettles neu|e neubacher neubauer neugebauer neuhauser
    neuhold neukolln neulinger neuman|n neumayer neumayr neumeister neuner neuquen neureiter
    neureuther neuss neustadt neuteboom neuville neuwirth neuzerling neva nevado nevaeh neval
    nevala nevalainen nevarez neve|s|n neveah nevels nevenka neveu nevgin nevin|s nevinnomyssk
    nevio nevis|e nevsal|e newark newberry newby newcastle newcomb newhouse newkirk newland newlin
    newport newsom|e newson newt ney neyagawa neyens neylon neyran neyshabur neyveli nez
    nezahualcoyotl nezihi nezize ng'ang'a nga ngai ngaire ngala ngamia nganga ngao ngaoundere ngari
    ngaruiya ngatia ngazitha ngcamane ngcamu ngcemu ngcobo ngcolosi ngeard ngei ngema ngeni ngeno
    ngetich nghi ngiba ngidi ngige ngigi ngina ngo ngobese ngobisi ngomane ngome ngong ngonini
    ngotho ngotsha ngozi ngu ngubane ngubeni ngugi ngui ngumbao ngungunyana ngunjiri ngure nguru
    nguyen ngwane ngwazi ngwekazi ngwenya nha nhlabathi nhlane nhlanhla nhlanhlampofu nhlapho
    nhleko nhlengethwa nhon niadh niaidh nial niallghais niallghuis niamey niamh nianbo niara
    nibaldo nibali nicaise nicanor nicaragua nicat nice nichakarn nichelle nichifor nichol|s
    nichola nicholaus nicholls nicholson nicholus nickell nickelson nickens nickerson nicklas
    nicklaus nickles nicks nickson niclas nicodemo nicodemus nicodim nicolae nicolai|e nicolaj
    nicolasa nicolau|s nicolay nicoleta nicoletta nicolette nicoletti nicoline nicolini nicolle
    nicolucci nicosia nicu niculina nidhi nidia nidra niederl niek nielsen nielson nieman|n
    niemeier niemeyer niemi nieminen nienke nienow niermann nieto nieuwenhuijsen nieuwstraten
    nieves nievo nigam nigar niger nigeria nigesa nigg niggli nightingale nigro nihad nihai nihal
    nihan niharika nihoe niigata niihama niilo niina niiranen niit niiza nijman nijmegen nijs nika
    nikanor nikau nikhil nikia nikiforov nikitin niklasson niklaus nikodem nikol|e nikolaev
    nikolaj|s nikolaos nikolas nikolaus nikolett nikoletta nikolina nikopol nikora niks nikula
    nila|m niland nilcan nilda nili nilima nilles nilo nilopolis nilsen nilson nilsson nilufar
    nilufarova nilufer nim|es nimac nimach nimakoah nimmons nimrat nimwegen ninalowo ninetta
    ning'er ningbo ningde ninh ninioluwa ninja ninna ninnie ninoska ninthe niocail nipp|es|er
    niquille nira niracha nirja nis nisa niscoromni nishi-tokyo-shi nishinomiya nishio niskanen
    nissen nissinen nistor nitara niteroi nitesh nitra nitti nitto nitzsche niue nives nix niyaga
    niyaz niyazi niyilolawa nizamabad nizamat nizet nizhnekamsk nizhnevartovsk nizhniy nizhny
    njabulo njagi njambi njapha njau njenga njeri njeru njihia njiki njinji njiru njogu njoka njoki
    njoku njomane njoroge njozi njue njuguna njuki nkabinde nkala nkamzwayo nkansa nkansah nkatha
    nkayi nkazimulo nkirote nkiruka nkomo nkomose nkomoye nkongsamba nkonyeni nkosi nkpor nkrumah
    nkumane nkundlande nkwakha nkwali nkwaliyenkosi nkwanyana nnamani nneka nnewi noa noack nobantu
    nobeoka nobie noble|s nobuhle nock noda nodanga nodlomo noe noeleen noelia noeline noemi|e
    nogales nogantshi noginsk nogueira noguera nohely nohlmans nohora noida noirin nojus nokulunga
    nola noland nolasco nolberto nolcini noleen nolen noles nolia nolie nolin noll nollaig nollee
    nolte nolty noma|n nomagugu nomalanga nomasonto nomathalente nomathemba nombela nombhoco
    nomcebo nomndayi nomthandazo nomusa nomvula nomvuma nondaba nondlela nonduma nones nong
    nongalaza nongalo nonhlanhla nonie nonis nonjabulo nonkosi nonkululeko nonni nonso nontanda
    nonthaburi nontuli nonyana noonan noone noor|t noora noordeloos noordijk noordmark noortje noot
    noppakao norac noraidh norambuena norberg norbey norbiato nord nordberg nordgren nordin nordio
    nordlander nordlund nordqvist nordstrom nore norene noreta noretta norfleet norfolk norgren
    nori norica noriega norilsk norina norine norita nork norlin norling norma normann normunds
    norramon norrman norry norsworthy norte north northampton northcutt northeim northern northrop
    northrup norval norvell norwalk norway norwich norzagaray nosbusch nosiglia nossa notarbartolo
    notburga nothando nottingham nou|d|r|t nouadhibou nouakchott nouar noui nouri nousiainen
    nova|es|is novak novara novaro novgorod novi novikov novitasari novo novo-peredelkino novoa
    novocheboksarsk novocherkassk novokuybyshevsk novokuznetsk novomoskovsk novorossiysk novosel
    novosibirsk novota novotny novotroitsk novozavodskyi novruz novyye nowak nowanqa nowell nowicki
    nowlin nowrangapur noxolo noyabrsk noyes nozibusiso nozima nozimova nozizwe nozulu nqilab
    nqobizitha nqumela nrima nsaf nsele nsia nsibande nsibanyoni nsindane nsukka nsukuza ntaka
    ntamonde ntanzi ntenga nthenya nthiga nti|m ntiamoa ntihap ntimi ntinyari ntiqam ntizar
    ntombela ntsele ntshalintshali ntshangase ntshingila ntshiza ntuli ntuzuma nu'maniyah nuadhain
    nuadhan nuala nubia nueva nuevo nuffel nugent nugnes nugraha nugroho nuhu|d nukus nula nulty
    numazu nunes nunez nunley nunn|e|ally nuno nunoa nunzio nura|n|y nuraini nural nurbanu nurcan
    nurda nurdeniz nurdiyanti nuremberg nuretdin nurettin nurey nurgil nurhayet nuri nuria|t nuriya
    nuriyet nuriyeva nurk nurkan nurlan nurlana nurm nurmelek nurmi nurminen nurmuhammad
    nurmuhammadov nurseda nurser nursim nurten nuru nurul nurulla nurullah nurveren nury nus|s
    nussbaum|er nutcha nutkrita nutt nutwadee nuut nuutinen nuwenhijsen nuwenhuijzen nuwenhuse
    nuwenhuysen nuyan nuys nuyts nwabudike nwachukwu nwosu nxamalala nxasana nxele nxumalo nyaako
    nyaakoaa nyaboke nyabuti nyabuto nyaga nyagaka nyagatare nyaguthii nyah nyakio nyakundi nyala
    nyale nyamai nyamawi nyambane nyambose nyambu nyambura nyame nyamu nyamweya nyana nyanchama
    nyanda nyandeni nyang'au nyangaresi nyangau nyangweso nyantakyi nyasi nyasia nyathi nyawa
    nyawira nyawo nyawokhulu nyawose nyazitla nyberg nydia nye nyembe nyembezi nyeuwenhuysen
    nygaard nygren nyhan nyide nyingchi nyiregyhaza nyla nylah nylander nylund nyman nynke nyoike
    nyoka nyokabi nyokayebululu nyoman nyongesa nyongwana nyoni nyota nyree nys nyssen nystrom
    nyuki nyzhnodniprovsk nzai nzama nzamela nzau nzega nzerekore nzilani nzima nzimande nzimase
    nzioka nzioki nzisa nzomo nzuki nzuza oak|s|es oakland oakville oana oates oaxaca obaid
    obalende obama obando obanijesu obannon obara obare obasanjo obdulia obe|d|r obeid obeng
    oberbrunner oberg oberhausen oberhauser oberhofer oberleitner obermayr oberndorfer oberweis obi
    obianuju obiero obihiro obinna obninsk obolon obonyo obratov obregon obrian obrien obryan|t
    observatoire obuase obuya ocampo ocana ocasio ocean oceanside ochakovo-matveyevskoye ochieng
    ochoa ochola ochs ochten ocie oconnell oconner oconnor octa octav octaviana octavie octaviu|s
    october octubre ocumare odalis odalys odaniel odawara oday odda oddbergur oddfreyja oddfreyr
    oddgeir oddhildur oddi|e oddkell oddlaug oddleif oddleifur oddmar oddsteinn oddur oddvar
    oddveig ode|n odelia odeline odense odera odero oderwald odesa odescalchi odetola odette
    odhiambo odhran odie odika odile odina odinaeva odinga odintsovo odira odis odiwuor odle odom
    odongo odonnell odoyo odum odunsi oduor oduori odus oehri oemencs oennen oeshi oeste oestrovsky
    oever ofeliya offa offenbach offie offredi offutt ofner ofori ofosu ogada ogaki oganer ogbomoso
    ogbuehi ogburn ogechi ogega oger ogeto oggiaro ogindan oginga oginni oglesby ogletree ogola
    ogolla ogooluwa ogrady ogulana ogunbamigbe ogunbiyi ogunbo ogunde ogunleye ogunwobi ogunyeye
    ogutu ogweno ohalloran ohara ohare ohlsson oikarinen oilifir oinonen oirchinnigh oireachtaigh
    oirschot oisin oita oitir oiva oja|s ojala ojanen ojaste ojasvi ojeda ojiambo ojo ojua ojukwu
    ojwang okafor okanay okara okayama okazaki okbay oke|y okech okechukwu okeefe okeke okelley
    okello okelo okemwa okene oketch okeyo okigwe okinawa okinyi oklahoma okongo okonkwo okoro
    okoth okrika oks oksanen okseven okta oktaviani okto oktyabrsky okuku okumu okuneva okyalaz
    okyere ola|r|n|te olabode oladare oladimeji oladipupo olaiya olajumoke olakunle olalla
    olanchito oland|er olanrewaju olansile olasunmbo olasupo olathe olausson olav|e olavi olawale
    olaya olca oldenburg oldham oldrich ole|n|y olea oleary olegario oleksandrivskyi oleksiyivka
    olena olene olesen olesk oleson olevia olfert olgeir olgierd olguin oliboni olie olimpia|n
    olimpiu olin|e olinda olinger oliphant olivares olivarez olivas olive oliveira olivera|s
    olivert olivetti olivie olivija olivine oliviu olivo oliwer oliwier olle|r ollie ollikainen
    ollila ollis ollivier olmaliq olmedo olmo|s olmstead olney olof olofsson ololade olongapo oloo
    oloughlin olov olowokeere oloyede olsen olson olsson olst olszewski olsztyn olthof olubode
    oluchi olufunke olufunmilayo olugbayila olujimi olukotun olukunga olumorotimi oluoch olusanya
    oluwafemi oluwagbemi oluwagbemiga oluwakemi oluwamumibori oluwamuyiwa oluwasanmi oluwasegun
    oluwole olvera olwen olwethu olykan oma omaca omaha omair omaira omaja omalley omani omara
    omari omarion ombasa ombati ombo ombui omdurman ome omeara omeir omidina omie omina ominova
    omisha omkaar omma ommeren omobobola omobolanle omodunni omojola omolabake omolara omollo omolo
    omondi omosalewa omotara omotayo omotola omotoso omotoun omowumi omran omsk omuta omwenga
    omweri omwoyo omya ona|t ondari ondiek ondieki onditi ondjiva ondo ondrej ondrejka ondrejko
    ondricka ondrus ondrusek oneal oneida oneil oneill onesmus oneta oney ong ongata ongay ongeri
    ongole oni|e onio onisto onitsha onjengenyamazane onkar onni|e onofre onoh onojo onomichi
    onsongo ontario ontiveros onuker onur onurcan onursu onveer onwuka onyancha onyango onyiego
    onyinye ooko oommen ooms oonagh ooste|n oostendorp oosterhek oosterhout oostveen ooty ooyen
    opal opan oparinde opazo opha opiyo opizzi opmans opoku opole opondo opper-lotharingen oppong
    oprea opuku opung opwonya oqtay oquendo oquinn ora|s|n oradea orah orai oralaigh orange orangun
    orav orazio orban orchard orcutt ordonez ordos ordu orduxan ordway orebro oreilly
    orekhovo-borisovo orekhovo-zuyevo orel orelia orellana orenburg orene orengo oreofe orestas
    oreste orfelina orfeus orfhlaith org orhan oriana orie orihuela orilla orin orina orinder oris
    orizaba orjuela orka orkney orla orlagh orlaigh orlaith orland orleans orlena orley orlin orlo
    orlov orma|r|n ormhildur ormoc ormsby ormur orn orndorff ornelas ornella oro|n orosco orosz
    orourke orozco orr|en|is orra orrego orri|n|e orsha orsini orsk orsolya orta ortak ortansa
    ortega ortego ortese orth ortiz ortmann ortner ortolani orton ortrud ortrun ortwin orucov
    orumiyeh oruro orvar orvel orvil orvin orvis orvokki orwa orxan osa|n osaka osaki osasco
    osbaldo osburn oscair oscuro osei osgair osgood osh oshaughnessy oshawa oshea oshin oshiro
    oshodi oshu osie osiemo osinski osiyeva osiyo oskari oskars oskarsson oskol oslo osmaniye osmo
    osnabruck osogbo osogo osorio osorno osoro ospelt ospina ospino ossama ossani osses ossi|e
    ossian ossipov ossola osteen oster osterhoudt osterman|n ostinelli ostrander ostras ostrava
    ostrom ostrov ostrowski osullivan osuna osunleke osuntokun osvald|s oswalt ota|y otabek
    otabekov otakar otaru otelia otero otey otfried otha othel othmar otho oti otiende otieno
    otilia otiwa otkatla otkell otmani otmar oto otoni otoole otri ots otsu otta ottakring ottavio
    ottawa otte|n ottfried otti|s|e ottilia ottilie ottinger ottino ottmar ottokar ottomar ottone
    ottosson otuo otur ouagadougou ouahigouya ouali ouanes ouargla oubre ouchene oude oudewater
    oued ouellet|te ouida oujda ouko oulu ouma ourense ourinhos ousley oussama outi outlaw ouwel
    ouwerkerk ouzou ovadia ovalle ove overby overcash overdijk overeem overgaard overland overman
    oversteeg overstreet overton overturf ovidio ovidiu oviedo ovila oviya owais owensby owerri
    owethu owings owino owiti owo owokoniran owolabi owoyemi owsley owuor owusu owusuwaa oxana
    oxendine oxford oxley oxnard oyadiran oyaifo oyama oyarce oyaro oyarzo oyekan oyenike oyeniyi
    oyetoro oyeyemi oyindasola oyinlola oyler oymak oyo oyoo oysha oyshayeva oyugi oza ozana ozell
    ozella ozie ozimec ozioma ozuna ozy paal paananen paap paarl paas paavilainen paavo paavola
    pabla pabna pabon paca paccot pacelli pacetti pacheco pacher pachler pachongruk pachoud pachuca
    pacillo packard packer pacocha pacomio pada padalarang padang padangsidempuan padberg padden
    paderborn padgett padilla padma padmanabhan padmasari padmi padovano padraic padraig padraigh
    padraigin padron padua paech'on-up paegle paek'ak paepe paez paffrath pagac pagadian pagan
    paganini pagano pagel pagliaro pagnotto pahal pahat pai|er paillet pailou paiman paimo paine
    painter pairlee paisley paityn paiva paiz pajer paju|r pajula pajunen pak|er pakarinen pakdasht
    pakistan pakjira pakokku pakpattan paksu palacio|s palakkad palan palangkaraya palanpur
    palastri palau palazzo palembang palermo palestinian palhoca pali palka palko pall|e palla
    pallabi palladino palladio pallavaram pallavi pallie pallo palm palman palmas palmdale palmgren
    palmieri palmira palmisano palmore palmqvist palo paloma|r palomares palombi palomino palomo
    palopo palov paltan paltrinieri palu paluch palumbo palwal pamanukan pambe pamelia pamella
    pamfil pammer pamplona pamulang panabo panagachie panait panalanoy panama panatta panca panchal
    panchkula pandan pandey pandi|t pandu pandya panek panfilo pang pangeran pangestu pangkalanbuun
    pangkalpinang panguila paniagua panicucci panihati panini panipat paniqui panjang panji|n
    pankey pannawich pannell pano panov panshan pantoja panvel panya panzera panzhihua paola
    paoletta paoletti paolini paolucci paor pap|e papa papafava papak papetti papp pappas papua
    paquay paquet|te paquin paquot parada paradi|s paradise paragominas paraguay parakou paralee
    paramaribo paramita parana paranagua paranaque paraschiva parauapebas parbhani pardi|s pardisan
    pardo pardue paredes pareja parejo parekh parelheiros parenteau parepare pareto parham paride
    parijs parikh parin parini parintins parish parisi parisian park|s|es|e parkhurst parkin|s
    parkinson parkkinen parkman parla parlee parley parma|r|n parmenter parmentier parmer parmes
    parmitano parnaiba parnamirim parnell parpinel parr|al|is parra parraguez parrett parri parrott
    parsa parsabad parson|s partain partanen partee parth parthenia partida partin partlainn
    partlow parton partridge parung paruta parvez parviainen parys parzer pasadena pasanen
    pasarkemis pasay pascale pascaline pascarella paschal paschall paschoud pascoe pascua pascual
    pascuala paseh pasi|r pasig paskalia pasley pasman paso pasolini pasqua pasqual pasquier pasrur
    passalacqua passchiers passmore passo|s passy pastine pasto pastoors pastora pastore pasuk
    pasuruan pat|e|en pataki patan patberg patchaploy patcharaporn patchett patel paterson pathak
    pathankot pathein pathom pati patiala patil patino patla patna patnode paton patos patra patrek
    patrekur patric patrica patricie patricija patricio patrik patrizia patrizio patryk patsy
    pattamon pattapon pattatomporn pattaya patten patterson pattie pattison pattoki patton patty|n
    paucek pauer paugh pauko paul-gerhard paul-heinz paulauskas paule|y pauletta paulica paulien
    pauliina paulik paulinia paulino paulista paulitsch paulius paulk paulsen paulson paulsson
    paulus pauly pauric pausini pauw pauwels pavanello pavani pavao pavarotti pavelek pavelka
    pavelko pavert pavez pavin pavka pavko pavla pavlik pavlin pavlo pavlodar pavlohrad pavlov
    pavol pavone pavuk pawan pawel paya payakumbuh paye|t payne paynter payoh payten paz pazos
    peabody peace peach peachey peacock peadar peader peake peano pearcy pearl|e|y pearla pearland
    pearlene pearley pearman pearsall pearse pearson peart pease peaslee peavey peavy peay pechel
    pechersk peck peckham pecoraro peden peder pederiva pedersen pedersoli pederson pedigo pedraza
    pedrazzini pedreira pedrero pedroni pedrosa pedroza peebles peele peem peeples peery peeter|s
    pegram pegues peham peharda pehkonen pehlil peicheng peiffer peinado peitrequin peixoto
    pekalongan pekanbaru pekka|n pekkala pekkarinen pelabuhanratu pelaji pelayo pelentong pelfrey
    pelham pelkey pelkonen pell pellegrini pellegrino pellerin pelletier pelli pellicer pellico
    peloquin pelotas pelser peltier peltola pelton|en peltoniemi peluso pemalang pematangsiantar
    pemba pemberton pembesin pembroke pena penalolen pence pender pendergast pendergrass pendl
    pendleton pendley pengpu pengze penh penha penick penina peninah penland penley penn|er|y
    pennanen pennell pennetta penney penni pennington penrod penton pentti penttinen penuh penz
    penza peoria pepijn pepin pepita pepito pepper|s pequeno per-erik per-olof pera perak peral|es
    peralta peranda perano peraza perbaungan perck percut perdizes perdomo perdue perea pereira
    peren perera peres pereyra perez pergande pergolesi peri|s perini perinur peristeri perkasa
    perkins perko perkov perla perley perling perlita perlman permadi permata permchart permelia
    permenter permun pernell perner pernilla pernille pero|n peronne perozzo perpignan perrault
    perreault perreira perret perri|er|n perrine perron|e perrono perrot perrotta perryman persaud
    persico persijn persinger persson perth pertile pertini pertiwi pertl pertti peru perugia
    peruzzi pervaiz pervouralsk pescara pesce pesendorfer pesent peshawar pesonen pessoa peta|r
    petah petaling petani petapa petare petek peter-michael peterborough peterkin peterlik peterman
    peters|e|en petersburg petersson petionville petit petite-patrie petitjean petralli petrana
    petras petrassi petrauskas petre|e petrea petri|e petrillo petrina petro|s petrocelli
    petrogradka petrolina petrona petronela petronella petronila petropavl petropavlovsk-kamchatsky
    petropolis petrov petrozavodsk petru petrucci petrucelli petruzzi petry petrzalka pettai
    pettaway petter petteri pettersen petterson pettersson pettiford pettigrew pettis pettit pettus
    pettway petz peukert pezzali pfaff pfannerstill pfeffer pfeifer pfeiffer pfister pfleger
    pforzheim pha|n|m phagwara phakathi phakathwayo phalaborwa phanice pharr phasi phathwayo phayre
    phearsain phebe phelan phelim phelix phelps phenphitcha pheobe phetha phethela phewa phifer
    phikela philadelphia philban philbin philbrick phileine philemon philib philipp philippa
    philippart philippines philips philis phillips|en phillis philo philomene philpot|t phingoshe
    phinney phipps phnom pho|t phong phool phoseka phoswa phra phrao phu phubes phuc phungula
    phusilarungrueng phusro phuthini phylicia pia piacentini piacenza pianduangsri piane piaras
    piatra piatt piazza piazzi picard piccand piccinni piccio pichardo pichler pichon pichpandecha
    pickard pickel pickens pickering pickett pieber piedad piedecuesta piedras pien pieper pier
    pierangelo pierard pierce piercy pierette piergiorgio piergiuseppe pierina pierluigi piermaria
    pierpaolo pierrard pierre-yves pierret|te piersanti pierson pieter|s pieter-jan
    pietermaritzburg pietra pietrangeli piette pifer pigafetta pigg piggott pignatti pigott
    pihelgas pihl pihlak piho piia piir piirainen piirsalu pijus pika pikatsingkorn pike pikec
    pikine pikk pilar pilcher pilgrim pili pilibhit piljek pilkington pillai pillay pilon piloto
    pilsen pilz pim pimenta pimental pimentel pimpri pimpri-chinchwad pina|s|r pinamonte pinang
    pinard pincheira pincherle pinckney pindamonhangaba pinder pindi pindiga pine|s pineau pineda
    pinedo pinero pinetown pingdingshan pingdu pingle pingliang pingshan pingwu pingxiang pinhais
    pinheiro pinho pinilla pininfarina pink pinkard pinkerton pinkey pinkham pinkie pinkney
    pinkston pino|n pinsk pinson pintana pintar pinter pinto|r pintusorn piotr piotrowski piovani
    pipkin pippa pippin piquer piracicaba piraeus pirahmet piran pirandello piranshahr piraquara
    pirard pirc pircher pire|s|t pirelli pirinen pirituba pirjo pirker pirkko pirlot pirmin pirnat
    piron piroska pirotte pirson pirtle pirwala pisa pisacane pisani pisano pisaroni pison
    pistoletto pita pitalito pitanuwat pitcairn pitchford pitesti pithampur pitipat pitman pitre
    pitt|s pittman pittsburgh pitzer piura pizarro pizhou pizzamano pizzetti pizziol pizzo pjetur
    pkemoi pla|s placencia plana|s planaltina plano plantak plantard plante plantek plaridel
    plascencia plata plateau-mont-royal plath platini platt plattner platzer plaucha plavec
    plavucha playa plaza plch pleiku plekanec plemmons ples|s pletschette pleun plinio plock ploeg
    ploiesti ploom plotkin plott plourde plovdiv plover plowman pluijm pluma plumbon plumlee
    plumley plunkett plyler plymouth poa poblacion poblete poche|t pocius pocos podgorica podniece
    podnieks podolsk poe poelmans poerio poff pogue pohang pohjola pohl poindexter pointe-noire
    pointner poirier poisson pokas pokhara pokorny pokos pokuaa polad polanco poland polani
    polauaypon polesel polet polfliet poliak polina poling polis polito polizzi poljak poljakov
    polla pollack pollak pollard pollet polley pollich pollie pollock polo polokwane polona polonca
    polonijo polpo polson polston poltava poludnie polynesia polzer pomaa pomares pombo pomerleau
    pomeroy pometta pomona pompano pompeo pompey pompilia pompiliu pomponio ponce poncelet ponci|n
    poncio ponder pongpanitch pongrac ponnani pons pont ponta pontecorvo ponti pontianak pontus
    pooja poole|r poom poore poos popa popayan pope popescu popham popincourt popobawa popov
    popovich popp|e|y poppel porbandar porcel porcellato porlamar pornchanok poropat porras porsha
    port-au-prince port-de-paix port-gentil porta porter porterfield portero portilla portillo
"""
