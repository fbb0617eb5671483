"""Names of people and towns. Towns: GeoNames, CC BY 4.0. Made by `bench/make_vocabulary.py`."""

WORDS = """
    kristlaugur kristleifur kristlind kristmann kristmar kristmundur kristof|er kristoffer
    kristoffersen kristoffersson krists kristupas kristvaldur kristveig kristvin kristvina kristyn
    krisztina krisztofer kritika krittayanukoon krivec kroeger krogh krohn kroker krol kroll
    kronberger kronenberg kronsteiner kroon kroonstad krop kropp kropyvnytskyi krouse krpan krueger
    krug|er krugersdorp kruglov krumm krummi kruns krupa kruschwitz kruse krysta krysten krystian
    krystin krystina krystyna kryvyy krzysztof ksar ksawery ksenija kshlerin ktz kuala kuantan kub
    kuba kubec kubek kubheka kubiak kubko kubo kubra kubu kucera kuchanua kuching kucukcekmece
    kudarat kuddusi kudrjavtsev kuehl kuehn kufa kuffa kugler kuhar kuhic kuhl kuhlman|n kuhn|s
    kuijc kuijpers kuilenburg kuiper|s kuisma kuit kujala kujawa kujoe kujtim kukatpally kukichuo
    kukkonen kulas kulikov kulim kulkarni kullervo kulmala kulnun kulob kulp kulti kum|er kumagaya
    kumamoto kumarapalayam kumasi kumba kumbakonam kumbo kumi kummer kumpulainen kumral kumsoontorn
    kumush kumushova kuna kunac kunaporn kuncara kunda kunde kundu kunduz kunen|e kung'u kungu
    kunibert kunigunda kunigunde kuningan kuningas kunka kunkel kunkle kunming kuno kunri kunshan
    kunthara kuntsevo kuntz kunz|e kuopio kuosmanen kupa kupang kuphal kupka kupko kupsjak
    kurashiki kure kurg kurgan kurgat kuria|n kurichchi kurki kurm kurnia kurniawan kurnool kuronen
    kursk kurth kurtz kuruc kurui kurume kurunzi kuruvilla kurvits kurz kurzmann kus|en kusatsu
    kusch kushinagar kushiro kushner kushtia kushtrim kusi kusiima kusiwaa kuska kusmawati kustaa
    kuster kusuma kusumo kuswandari kuswoyo kutahya kutaisi kutay kutch kutsar kutun kutz kuus|e
    kuusela kuusik kuusisto kuusk kuvalis kuwait kuwana kuykendall kuz'minki kuzmin kuznetsov
    kvartaly kvetoslav kvetoslava kvist kwaadland kwaakye kwaakyewaa kwabena kwadukuza kwadwo kwai
    kwaku kwamboka kwamena kwan kwartemaa kwarteng kwasi kweku kwekwe kwemoi kwesi kweyama
    kwiatkowski kwon kya|n kyalo kyano kyara kyaukpyu kyauktan kyei kyeiwaa kyengera kyerewaa
    kyimyindine kyiv kyivskyi kylah kylan kylee kyleigh kylene kyler kyles kylian kyllian kyllikki
    kymani kyne kyoto kyree kyrgyzstan kysel kysela kyser kyson kyzyl kyzylorda laakkonen laakso
    laaksonen laan|e laanemets laar laarhoven laarse laas laayoune labadie labado laban labarbera
    labastida labbe labe labeeb labelle labhra labhradha labib labinjan labinot labonte laboy labra
    labrecque labrie labuan labuda labuh laca lacasse lach lachance lachapelle lachlan lachmann
    lacka lackey lackner lacko laclair laco lacombe lacour lacroix ladarius ladavac ladd laddie
    ladeck ladhradha ladina ladislau|s ladislav ladislava ladli ladner ladysmith laeeq laenen
    laer|e laet laetitia lafaiete lafave lafe lafferty laffey laffray lafia lafiagi laflamme
    lafleur lafollette lafond lafontaine lafountain lafrance lafreniere lagarde lagarto lagasse
    lagat lage|s lagerweij laghmainn laghouat lagler lago|s lagoas laguna|s lah|r|y|t lahad lahan
    lahaye lahey lahiah lahiffe lahijan lahmar lahoma lahore lahti lahtinen lai|r laia laib laibin
    laidhe laidhigh laidhin laighin laighnigh laiho lail laila lailah lailasari lailati lailligh
    laimer laimhbheartaigh laimonis laine|y laing laini lainn laiq laird laisha laith
    laithbheartaigh laithimh laithmhe laitinen laiwu laixi laiyang laizhou lajeado lajita lajlaj
    lajoie lajos lak|s|es|e|en lakatos lakaza lakehal lakeland lakendra lakewood lakey lakha lakhal
    lakhdari lakhimpur lakin lakisha laksana laksh lakshit lakshmi laksita laksmiwati lal|ly|y lala
    laliberte lalita lalitpur lall lalla lallaidh lallaigh lallemand lalo|r lalonde laloux lam|y|m
    lama|s lamanna lamb|ers|e lambare lamberto lamborghini lambot|te lambrecht|s lambregt lameck
    lamere lamesch lamhna lamine lamkin lammas lammens lammer|s lammi lamontagne lamonte lamore
    lamoreaux lamothe lamotte lamoureux lampa lampang lampe lampert lampinen lampkin lampl lampley
    lamprecht lampung lamri lamula lan lanang lancaster lance lancisi landa|n lande|s|n landeghem
    landeros landers landin landis landl landon-lane landreth landrum landry landy|n lanette laney
    lanfranchi lang|er|e lang'ata langa|n|t langalibalele langdon langeni langern langevin
    langevoort langfang langford langgeng langham langley langlois langosh langsa langston
    langworth lanh lanham lani|er|e lanigan lanita lanjar lanka lankford lankinen lankle lanners
    lannie lanning lansing lansink lantar lantz lanus lanz lanza lanzhou lao|s|n laoag laochdha
    laoghaire laohekou laoi laoidh|e laoidhigh laoingsigh laoise laoithe laora laouar lapierre
    laplante lapoint|e laporte lapp lappalainen lappin lapsa lapu-lapu laqeet laquan lara-sophie
    larache larae laraine laras larbi larcher lardinois lardner laredo largan largent largey largo
    laribi larios larisa lariviere lark larkana larkins larocca laroche larochelle larock larocque
    laron larosa larose larouche larrabee larrea lars-erik lars-olof larsen larson larsson larue
    lary las|s lasa lasalle lasater lash|er lashio lashley lashunda laskowski lasky lasley lasmanto
    lasmono lasnamae lasonya lasse|n lasseter lassi|e lassila lassiter lassnig laster lastra laswi
    laszlo lat lata latacunga latakia latarsha latasha lateef latesha lathaigh latham lathan
    lathrop|e latier latif latifah latika latimer latina latisha latkrabang latoria latour latoyia
    latreche latrell latrina latta lattimore lattuada latupono latur latvala latvia lau|s|r|er
    lauderdale laufar laufey laufhildur lauga laugey laughlin laugi laukkanen launa|y laurance
    laure|en laureano laurene laurens laurenson laurenz laureys laurian|e lauridsen laurila
    laurin|e laurina lauris laurita laurits|en lauritz lauro laursen laurynas lausanne laust
    lautaro lauwers laux lauzon lavada laval lavallee lavalley lavan lavanya lavar lavell|e
    lavender lavenia lavera lavergne laverna laverty lavery lavigne lavin|e lavina lavinia lavoie
    lavona lavonda lavonia lavonne lavras lawal lawang lawhorn lawler lawless lawlor lawrance
    lawrencia layfield laylah laylo laylova layth layyah lazarus lazcano laziz lazizov lazo
    lazuardi lazzaro lbek ldem lea-sophie leach leacy leagha leahy leake leal leala leallaigh
    leamhna leamon leana leander leandra leannon leano lear|y|t learmonth leath leatha leathaigh
    leatherman leatherwood leathlobhair leavey leavitt leban lebanon lebar lebeau lebedev lebel
    leber leblanc leboeuf lebon lebreton lebron lebrun lebsack lecheng lechner leclair|e leclerc
    leclercq lecocq lecompte lecomte leconte lecoq leda ledbetter leddin leddon leddy lede|t ledent
    lederer lederman ledesma ledezma ledford ledion ledner ledoux leduc ledwich ledwith leeb leech
    leeds leek leemans leemput leen|e leena leeney leeper leeroy lees leesa leeuw|en leeuwarden
    leevi lefebvre lefevre leffler lefler leflore lefort leftwich lega leganes legaspi legault
    legawa legendre leger|e legg leggett legnante legnica legrain legrand legros leguit lehane
    lehikoinen lehiste lehman|n lehner lehr leht lehtinen lehtla lehtmets lehto lehtola lehtonen
    leibetseder leibowitz leicester leiden leider leidhin|n leidy leifur leighin|n leija leiker
    leiknir leininger leino leinonen leipzig leire leiria leis leisha leister leite leitgeb leith
    leitha leithner leitner leiva leiyang lejeune lejla leke lekha lekki lelah lelar lelas lelei
    leleu leleux lelia lelijveld lella leloup lem lemaire lemaster lemay lemayian lembah lembang
    lembede lember lemieux lemire lemke lemley lemma lemmens lemmer lemmie lemmon|s lemoine lemon
    lemonnier lemos lempereur lempi lemus lenaerts lenaghan lenah lene leneghan lenehan lengauer
    lengshuijiang lengyel lenhart leni lenihan leninsk-kuznetsky lenka lenn lenna lennane lennard
    lennarth lennartsson lennert lennox lenoir lenon lenord lensen lent lentz lenwood lenz leocadia
    leocadio leogane leokadia leola leoma leonardi leoncavallo leonce leoncio leonetti leong
    leonhard leonhartsberger leoni|d|e leonia leonor|e leons leontin|e leontina leopardi leopolda
    leopoldina leopoldine leordean leos lepage lepas lepik lepore lepp leppik lera lercari lerch|er
    lere lerma lerner leroux lertsattayanusak leruth lerze les|ly|te lesa lesage lesana lesch
    leshan lesher lesia lesjak leskinen lesko leskovar leslee lesli lesotho lessard lesta lestari
    leszek leta letelier letellier letendre letha lethbridge lether lethia leticija letizia leto
    letourneau letsiyyon lett|y letta lettiere lettner leu leunberger leung leuschke leutgeb leuven
    leva|r|n levasseur leveille levente leverett leverkusen levern levesque levie levina levine
    levinson levis levitt levon levoslav levy lewa lewallen lewandowski lewellen lewin lewisville
    lexie lexington lexington-fayette lexis ley|s leyba leyden leydi leydon leyla leyla-katharina
    leyli leyre leysen leyton leyva lezize lgi lham lhanzey lhasa lheureux lhoir lhoka lhokseumawe
    liadhain liagha liaghain liain liana liane liang lianghu liangping lianhe lianjiang lianshan
    lianyungang liaocheng liaoyang lias liathaigh liban libardo libbie liber|t liberec liberia
    libertad liberto liberty libia liblik libni libor libreville libya liceth licheng lichinga
    lichtenegger lichuan licia licul lida liddane liddell liddie liddle liddy lideadha lider lidie
    lidija lidwina lidya lieb liebelt lieberman liechtenstein liege lieke liekens liem liendert
    liene liepa lier lierde liesa liesbet liesbeth lieschen liesel lieselot|te lieshout lieve|n
    lievens lieze liggett liggins lighe lightfoot lightner ligia ligita ligon ligorio ligtvoet
    liguori liimatainen liisa liiv liiva liivak lijiang lijn likar likasi lilah lilburn liles
    liliane lilianna lilie lilija lilijana lilita lilja|r liljana liljegren lill|er|e|is lilla
    lillemets lillemor lilley lilli lillia lilliana lillianna lillo lilongwe lilou lilyan lilyana
    lilyanna lim lima|r|n limassol limazah limbe limbourg limburg limeira limerick limoges limon
    limpo limuru lin lina|s linah linares lincang lindah lindahl lindar lindas lindau lindavista
    lindberg lindblad lindblom linde|r lindell lindeman linderman lindfors lindgren lindh lindholm
    lindinger lindita lindkvist lindley lindmark lindner lindo lindorfer lindquist lindqvist
    lindroos lindskog lindsley lindstrom lindvall lineal lineberry linehan linet|te linfen ling
    lingenfelter lingerfelt lingle linh linhares linke linkoping linkous linna linnane linny lino
    linqu linschoten linsey linshui linskey linster lintang lintner linton linville linxi linxia
    linyi linz|y lio lioara lioba lipa lipetsk lipika lipka lipko lipp|s lippens lippert lippomano
    lipponen lipscomb lipsey lira liridon liridona lirim lirjan lisa-marie lisala lisandro lisanne
    lisbet lisbon lise-lott|e liselott|e liseth lisette lish lisha lishui lisica lisle lissi|e
    lissy lister liston litchfield litha lithuania littel littie littizzetto littlefield littlejohn
    littles litton littrell litva litzy liu liukkonen liupanshui liuzhi liuzhou liv liva livengood
    liverotti liverpool livesay livia livingston|e livio liviu livoberezhnyi livorno liwia liya
    liyaaqat liyaqat lizabeth lizama lizana lizarraga lize|te lizeth lizhi lizotte lizz ljiljana
    ljubica ljubisa ljubljana ljubov ljudmila ljung ljungberg ljunggren ljungqvist lkbahar lkim
    lkin lklima llamas llanes llano|s lleida llewellyn llobet llobregat llopis llorens llorente
    lloret lluch lmafer loa loaiza lobato lobito lobo|s loc lochlainn lochlann lockard locke
    lockett lockhart lockie locklear lockman lockridge lockwood lode lodewijk lodge lodhran
    lodovico lodz loeb loeffler loehr loek loep loera loes loesch lofn loftin loftis lofton loftur
    loftus loftveig logar logey loggins loghan logi loginov logrono logsdon logue lohit lohman lohr
    loibl loice loida loididh loidl loingscigh loingse loingsigh loinn|e loinnigh loinnsge
    loinnsgigh loise loiseau loj|en loja lojek lojka lojko loke lokk lolla|r lollie lollis
    lollobrigida lomas lomax lombard lombardi lombardo lombroso lome lomeli lomgaigh lommert lomp
    lon|e|en lona londisizwe londiwe londra londrina londyn lonergan longaigh longan longfeng
    longgang longhena longjiang longjing longley longling longmire longo longode longoria longshan
    longshui longueuil longyan loni|e lonna lonndra lonndraigh lonnradh lonzo loock loomis looney
    looper loorits looveren looy lopa lope|s|r lopez lopresti loran lorang lorayne lorca|n lorch
    lord lordan loreal lorean loredan loredana loree|n lorelai lorencin lorent lorenz|en loreto
    loretto loriann lorik lorin lorinda loring loris lorrayne lorreijn los losa losada
    losatapornpipit losekann lossie lota lotfi lotta lotte lotti lotz louana louane louanna loucif
    loucks loudermilk loudi louetta louga lough loughlin|n loughnane loughran loughrey loughry
    louisville louka loula louna lounis louque loureiro lourenco lousie louvenia louws lova lovato
    lovejoy lovelace lovelady loveland loveless lovell lovett lovina lovins lovis lovisa lovre
    lovro lowder lowery lowie lowman lowney lowrance lowrey lowry lowther loy loya loyce lozada
    lozano lozier lozoya lper lqar lsu lu'an luachra luag luain luaire luaithrinn luan luana
    luanaigh luancheng luanda luang luanshya luara luasa luasaigh luay lubango lubbock lubeck
    lubelo luberta lubhaing lubin lubina lublin luboch lubowitz lubuklinggau lubumbashi lucapa
    lucarelli lucchesi lucciano luce|y lucel lucena lucero lucetta lucette luchino luciana luciani
    lucienne lucier lucija lucindy lucious lucitt luckett luckey lucknow lucrecia lucrezia luddy
    ludger ludhiana ludie ludivine ludlow ludmila ludmilla ludolf ludonga ludovic ludovica
    ludovicus ludovisi ludvig ludvik ludwick ludwigshafen ludwina lue lueck lueilwitz luej luella
    luena luengo luetta luettgen luevano lugano lugazi lugenia luger lughadha lughbhadha lugo
    luhansk luht luhung luigia luigina luik luin luinenburg luinigh luisana luise luisina
    luitgard|is luiza lujan lujza lukasz lukens luker lukhele luki|n lukita lukk lukka lukman lulah
    lular luliang lulie luljeta lulla lulu|t luluh lulzim lum lumajang lumbasi lumbreras lumi
    lumiar lumiste lumpkin lumpur lumumba lunaigh lund|e|y lundberg lundblad lundell lundgren lundh
    lundholm lundi|n lundkvist lundmark lundon lundquist lundqvist lungile lunham lunn|y lunna
    lunney lunsford lunt luodian luohe luohu luojiang luoma luong luoyang lupita lupo luqe luqmaan
    luqman luque lura lurana lurena lurhur luria lurline lusail lusaka lushui lusk lussier lussu
    lustenberger lut|s|es|e lutf lutfan lutfi lutgarde lutgardis lutgart lutgen luthfi lutholoni
    luthra luthuli lutie luton lutsk luttenberger lutterveld luttrell luu luuk luukkonen luvenia
    luverne luvinia luvuno luwar luwes lux luxardo luxembourg luxemburg luxor luyanda luyckx
    luyssel luyten luz luzhou luzi|e luzia luziania luzius luzmira lviv lwandile lwandle lwin
    lya|s|m lyda lydell lyden lydiah lydiane lydianne lydie lydon lykins lykke lylah lyles lyme
    lyna lynch lynchechaun lynchehaun lyndia lyndsay lyne lyng lyngar lynley lynsey lynskey lyon|s
    lysaght lysiane lytle lyubertsy lyublino ma'anshan maahir maaike maajid maalik maalim maanas
    maanav maaren maaria maarit maarten maartje maas maasgouw maasik maastricht maaswinkel maath
    maawiya maaz maazin maba|d mabalacat mabanga mabaso mabe mabell|e mabhena mabhodla mabhoko
    mabika mabizela mabopane mabry mabuya mabuyakhulu mabuza mac|s|e maca|n|e macadoo macaleavy
    macallen macaloon macaluso macanally macao macapa macarena macaria macario macart macarthur
    macasa macau macauley macbreen macbride maccaffrey maccanelli maccann maccartan maccarthy
    maccarville macclenaghan maccole maccomisky macconachy macconnaghy maccool maccormack maccrohan
    maccurtin macdermott macdevitt macdonagh macdonald macdonnell macdougall macdowell macdwyer
    macdyer macedo macedonia macegan maceio macejkovic macek macel macelgunn maceo macever macevoy
    macey macfadden macfall macfarlane macfaull macgee macgeehan macgill macgilligan macging
    macginley macginnitty macginnity macginty macgloin macglynn macgovern macgreal macgregor
    macgroarty macguinness macgurk mach|er machado machala machale macharia machata machelle
    macheng machenry machida machilipatnam machiques macho machuca machugh maci|e macias macide
    maciej maciel macinerney macingwane macinnes macka|y macken mackenna mackeown mackesey
    mackevitt mackey mackie mackinnon mackle macklin macko maclean macleod maclysaght macmahon
    macmillan macmonagle macmorrow macmullan macmullen macnabb macnaboe macnaboola macnally
    macnamara macnamee macneela macneil macneill macnelis macnulty maco|n macomber macoris
    macpherson macphilbin macrea macshea macsweeney mactiernan macveagh macveigh macwilliams
    madagascar madaha madaidh|e madaidhin madalena madaline madalyn|n madan madanapalle madani
    madaoin madar madariaga maddalena maddison maddock maddy madej madela madelene madelief
    madelynn mader madera maderna maderno madero madewell madhav madhavaram madhavi madhopur
    madhubuti madhurampur madhyamgram madhyapur madi|e madiba madide madigan madilyn|n madina|t
    madinaeva madinah madinane madini madisen madisson madisyn madiun madiyan madlala madlanduna
    madleina madlen madlula madlyn madoa madondo madonsela madora madore madrid madrigal madsen
    madson madu maduma maduna madurai madyan madyson madziba maebashi maebell|e maeda maegan mael
    maertens maes maestas maestre maeva maeve maeyer mafalda maffei mafobo maftuna maftunova
    mafuleka mafulela magagula magalhaes magali|e magallanes magaly magan|n magana magangue magar
    magarete magauran magdalen magdaleno magdaline magdeburg magdolna mage|n|e mageba mageean
    magelang magennis magennity mageto magga maggard maggey maggi maggio maggioli maghaghah
    maghanga magill maginn maglio magna magnani magne|s|y magnea magness magngeir magnhildur magni
    magnitogorsk magnuson magnusson magolwana magombo magononde magoza magrassi magrath magret
    magrit magruder magubane magugpo maguidhir maguire magujwa magutshwa magwaza magyar maha|d|n|t
    mahabad mahaffey mahajan mahajanga mahal mahala mahali|e mahalia mahallah mahamba mahamed
    mahamud maharagama maharaj mahaye mahaz mahbeer mahboob mahbub mahbubnagar mahdee mahdiev mahdy
    mahe|en mahedy mahendra mahesa mahesana maheshtala maheswara mahfooz mahfud mahfuj mahfuz
    mahi|r mahieu mahika mahilyow mahja mahkota mahlaba mahlalela mahlangu mahlase mahler mahlinza
    mahlobo mahlon mahmood mahmoudi mahmud mahmudiyah mahmudov mahmudova mahmut mahnaz mahnet
    mahon|e|y mahoney mahshahr mahsun mahter mahulena mahulube mahy mai|r|er|e|te maianga maicao
    maicol maida|n maidana maiden maidla maidstone maiduguri maierhofer maighread maija maijdi
    maik|e|en maikol maila maillard maille|t maillot mailsi maimuna maimunah maina maine|s maingi
    mainz maipu maira maire mairead mairhofer mairin mairipora mairtin maisa maisha maisy maitha
    maithya maivi maiya maiyo maj|d maj-britt maj-lis maja majani majaz majcen majdan majdi majdy
    majeed majella majerus majewski majie majken majoka majola majorana majozi majra maju majumdar
    majvor mak|s makai makaila makala makan makara makarena makarov makassar makati makau makayla
    makeen makena makenna makenzie makhachkala makhanya makhathini makhaye makhaza makhedama makhi
    makhlouf makhloufi makhoba makhubo makhulukhulu makhunga maki makinde makini makinwa makiyivka
    makkah makkonen mako makokha makori makovac makovec makovica makowski maksim maksimiljan
    maksimov maksur maksymilian makulu makumbako makunga makungu makurdi makuta makuu
    mal|er|en|te|m mala malabo|n malacarne malacca malachy malaga malak|al malakai malaki malakova
    malambo malambule malang malanje malaparte malappuram malatesta malatia-sebastia malatya malave
    malawi malaya malayer malaysia malda maldives maldonado malea maleah malegaon malek malembe
    malenchini malene malevu maley malfait malgorzata malherbe malhotra mali|r|n malia maliah
    malika malikova malina malindi malinen malinga malingao malinowski malio malipiero malissie
    malita maliyah maliza malkajgiri malki malla mallard mallawi malle|y|t mallett|e mallick
    mallie|n mallon mallorie malloy malmberg malmgren malmo malmqvist malnar maloba malolos
    malone|y malorie malou malowney maloy malpighi malsen malta|is maltepe malthe malu maluki
    maluleka malva malvin malvina malwina mam|e|en mamadou maman mamani mamba mambo mammen mammie
    mamo mamojka mamula mamun man'gyongdae-ri manaaki manacapuru manacorda manado manaf managua
    manah manahan manaia manama manan manana manaqil manas manaus manawa manbir manca mancebo
    manchester mancilla mancini mancuso manda mandal mandala|y mandaluyong mandaqui mandasari
    mandaue mandel mander mandera manderscheid mandeville mandi|e mandimba mandl mandla mandlakhe
    mandoli mandsaur mandurah mandya mane maneah manel manerva manervia maness manfalut manford
    mangal|e mangalagiri mangaluru mangan mangat mangcamane mangede mangel mangen mangena mangethe
    mango mangold mangrum mangum mangunsong manhattan manie manilla manion manis manisa manizales
    manja manjhand manjung mann|s|e|ion mannan mannheim mannie manninen mannino mannix mannoia
    manokwari manola manole manolesso manolo manon manor manos manp'o manqele manrique manriquez
    mansa mansell mansilingan mansilla manso mansour mansouri mansur mansurah mansurali mansveld
    mansvelt manta|s mantampay mante mantegazza mantegna manthan mantilla mantooth mantshinga
    manuelita manuella manuelle manukau manullang manunta manya manyoni manzalah manzanares
    manzanillo manzano manzezulu manzi manzini manzo manzoni maoil maoildhia maoileala maoileanaigh
    maoilearca maoileoghain maoileoin maoilfheabhail maoilia maoiliadh maoilmhiadhaigh maoilriain
    maoilshearcaigh maoinigh maoir maol maolalaidh maolalaigh maolalla maolallaidh maolallaigh
    maolchaoine maolchatha maolchathaigh maolchraoibhe maoldhomhnaigh maoldomhnaigh maolfhabhail
    maolfhachtna maolghuala maolmhuaidh maolmhuire maolmuaidh maolriain maolruaidh|e maolruana
    maolruanaigh maoltuile maoming maonagail maonaigh maongail maonghaile maouche mapes maphalala
    maphanga maphindela maphisa mapholoba maphumulo maple|s mapp maputo maqsud maquet mar'ino
    mara-julie maraba marable maracaibo maracanau maracay maradi maraea maragheh maralyn maramag
    marambio maran|d maranda maranga marangoni maranguape maras marasco marawi marazzi marbella
    marble marbun marcacci marcaigh marcano marcantonio marceau marcela marcelino marcell marcello
    marceron march|al marchand marchant marchello marchese marcheta marchetti marcial marciano
    marcin marcinek marcinko marcio marconi marcory marcotte marcoux marcu|m mardan mardell marden
    mardhiyah mardin mardis mardones marduras mare|s|ly|n|e|en|y marec marechal mareike mareikura
    mareile mareks marel marela mareli marella marenzio marese marfell marg'ilon marga margana
    margareta margarete margaretha margarethe margarett margaretta margarida margarita margarite
    margaritha margaud margaux margeir margene margeret marget margherita margit margita margitta
    margoth margraf margreiter margreth|e margrett margretta margrieta margrit margrith margrjet
    margueritte margunnur margurite margus marguy margy mari|s|en|t maria-luise maria-theresia
    mariadi marianao mariane marianela mariangela mariani marianita mariann mariara maribeth marica
    maricel maricica maricruz marie-ange marie-anne marie-cecilie marie-christine marie-claire
    marie-claude marie-france marie-jeanne marie-laure marie-line marie-louise marie-luise
    marie-madeleine marie-paule marie-pierre marie-rose marie-sophie marie-theres|e mariechen
    marieke mariel|e mariela mariella marielle marieluise marienthal mariette marija|n marijana
    marijke marijn marikina marilena marilia marilla marilou mariluz marina marinda marine marinela
    marinella marinelli marinette marinetti maringa maringer marini marinka marinus marioara
    mariola maripuu mariscal marise marisel marisela maristela marita maritim maritta marituba
    mariupol mariusz marivan mariveles mariyah marja|n marja-leena marja-liisa marjaana marjana
    marjanca marjani marjatta marjeta marjo marjona marjonova marjukka marjut mark mark'os marka|s
    markel markell marketta markey markham markita markkanen markku markl|e markley marklund
    markovac markowitz marlana marland marlaug marlee|n marleigh marlen|y marler marlie|r marliese
    marlin marlis|e marlow|e marly marlyse marnach marnan marne marni marnita marnix maroa marolt
    marolyn maroney maroof marotta maroua marpaung marquardt marquet marquise marr|s|en|ion marra
    marrakesh marrero marri marrinan marriott marron|e marroquin marrufo marsa marsden marseille
    marsh|al marsibil marsili marsito marston marsudi mart martain martaka martana martani
    martapura marteinn martel martens martez marthe|n martijn martika martikainen martim martindale
    martine|s martineau martinec martinek martinelli martinez martini martinique martinka martinko
    martins|en martinson martinsson martirio martorell martta martti marttila marttinen martucci
    martynas martz marugame marvdasht marwa marwata marx|er maryadi maryam maryamova maryanto
    maryati marybelle marybeth maryjane maryjo marylee maryline marylou marylouise marylyn maryse
    maryvale maryvonne marzahn marzena marzorati masai masaka masako masan masango masao masar
    masarik masaryk masaya mascagni mascarenas mascheroni maseko maseru masese masha mashaba
    mashasha mashburn mashhad mashimane mashinini mashiya masibekela masika masikane masila
    masilela masina masinde masindi masinga masjed mask maslo maslov mason masondo maspero massa
    massart massengale masseron masset massey massie massiel massimiliano massimo massin massinissa
    masson mastandrea master|s masterson mastin mastroianni masuku masume mat|te mata|s matadi
    matagalpa matagne matahlija matamala matamoros matana matano matanzas matara|m matarazzo
    matariyah mataro matea matei matej mateja matelot mateos materne mateu|s mateusz mathaba
    mathebela mathebula matheka mathenge mathenjwa matheny matheo mather|s|ly matherne mathes
    matheson mathetha matheus mathewson mathghamhna mathiasen mathibela mathiesen mathijs mathilda
    mathilde mathisen mathison mathol mathonsi mathot mathula mathunjwa mathura mathurin mathwasa
    mathy|s mati|e matija matikainen matilainen matilde matile matinawin matiu matko matlock matney
    mato|s|n matola matovina matruh matson matsubara matsudo matsue matsumoto matsusaka matsuto
    matsuyama matta mattarella mattea matteotti mattern matteson matthea matthews matthieu matthijs
    matthilda matthildur matthys matti mattia|s mattila mattingly mattison mattos mattox matts
    mattson mattsson mattye matuga matulin matunda maturana maturin matus matvejev matz mau|s maua
    maudie maughan mauk maulana mauldin maundu mauney mauno maupin maureira maurer mauri|n
    mauricette maurilio mauritania mauritius maurits mauritz maurizio maurus maurycy mauti mavela
    maverick mavie mavra mavundla mavuno mavuso mawanda maweu mawewe mawia mawira mawlamyine mawsil
    max maxence maxey maxfield maxi|m maxima maxime maximiano maximilian maximiliano maximilien
    maximillian maximino maximo maxixe maxon maxson maxwel mayaka mayasari maybell mayberry
    maye|s|r|n mayerhofer mayerly mayers mayert mayeza mayfield mayhew mayise mayisela maykol
    maykop mayle mayme maymie mayne maynor maynur mayo|r mayol mayoral mayorga mayotte mayr mayra
    mayrhofer mays maysa mayte maza|r mazabuka mazalankosi mazar-e mazatlan maze mazibuko mazie
    mazilescu maziya mazlum mazouz mazouzi mazur mazurek mazwi mazyr mazza mazzacurati mazzanti
    mazzeo mazzi mazzini mazzocchi mazzola mbaabu mbae mbaka mbake mbale mbamali mbandaka mbanjwa
    mbanza mbanza-ngungu mbarara mbatha mbatshazwa mbeje mbekwa mbembe mbende mbeya mbhele mbhense
    mbhobho mbhodwe mbhulangwe mbili mbithe mbithi mbiti mbogo mbokazi mboko mbombela mbonambi
    mbonane mbongwa mbongwe mbotho mbour mboya mboyisa mbriartaigh mbugua mbui mbuji-mayi mbula
    mbulaze mbulazi mbuli mbungela mbunjwa mburu mbuthia mbutho mbuvi mbuyazi mbuyisa mbuyise
    mcabee mcadams mcadoo mcafee mcaleavy mcaleenan mcaleer mcalinney mcalister mcallen mcallister
    mcaloon mcalpin|e mcalunny mcambe mcambi mcanally mcanco mcandrew mcanulty mcanyana mcardle
    mcareavey mcarthur mcatee|r mcauley mcauliffe mcaveigh mcavoy mcbee mcbrayer mcbreen mcbride
    mcbrien mcbroom mcbryde mcburney mccabe mccadam mccadden mccafferky mccafferty mccaffrey
    mccaffry mccahill mccain mccaleb mccall|ion mccalla mccallister mccallum mccammon mccandless
    mccann mccants mccardle mccarley mccarney mccarra mccarron mccartan mccarte|r mccarthy
    mccartney mccarty mccarver mccarville mccary mccaskill mccaslin mccaughan mccaughey mccaul
    mccauley mccausland mccay mcchesney mcclain mcclanahan mcclary mcclean mccleary mcclellan|d
    mcclendon mcclintock mcclinton mccloskey mccloud mcclung mcclure mcclurg mccluskey mccolgan
    mccoll mccollam mccollough mccollum mccomas mccomb|s mccomiskey mcconaghey mcconaghy mcconnell
    mcconnon mccooey mccool mccord mccorkill mccorkle mccorley mccormack mccormick mccorry mccourt
    mccowan mccown mccoy mccracken mccrae mccrann mccrary mccraw mccray mccrea mccready mccreanor
    mccreary mccrory mccrossan mccrudden mccubbin mccue mccullagh mcculley mcculloch mccullough
    mccullum mccully mccumiskey mccumisky mccune mccurdy mccurley mccurry mccurtin mccusker
    mccutchen mccutcheon mcdade mcdaeid mcdaid mcdaniel|s mcdavid mcdermod mcdermott mcdevitt
    mcdonagh mcdonald mcdonnell mcdonough mcdougal|d mcdougall mcdowall mcdowell mcduffie mcdunphy
    mcdwyer mcdyer mceachern mcebisi mcelduff mcelgunn mcelhaney mcelhattin mcellistrim mcelnay
    mcelnea mcelrath mcelroe mcelroy mcelwaine mcelwee mcenaney mceneaney mcenry mcentaggart
    mcentee mcentire mcevaddy mcevilly mcevoy mcewen mcfadden mcfall mcfarland mcfarlane mcfarlin
    mcfaull mcgaha mcgahey mcgalligly mcgann mcgarraghy mcgarrigle mcgarry mcgarvey mcgary mcgauran
    mcgaw mcgeady mcgee mcgeehan mcgehee mcgeoghegan mcgeown mcgerr mcgettigan mcgettrick mcghee
    mcgill|y mcgillicuddy mcgilligan mcgilroy mcginley mcginn|is mcginnitty mcginty mcgirl mcgirr
    mcgivern mcglinchey mcglinchy mcgloin mcglone mcglothlin mcglynn mcgoff mcgoldrick mcgonagle
    mcgough mcgourty mcgovern mcgowan mcgowen mcgowern mcgrane mcgrath mcgraw mcgreal mcgregor
    mcgrenehan mcgrew mcgriff mcgroarty mcgrory mcgruddie mcgruddy mcgruder mcguigan mcguill
    mcguinn mcguinness mcguire mcguirk mcguirl mcgurk mchale mcharry mchenry mchugh mchunu
    mcildownie mcilroe mcilroy mcilwain mcilwee mcineely mcinerney mcinnes mcinnis mcintire
    mcintosh mcintyre mcisaac mciver mcivor mckaigue mckamey mckay mckayla mckean mckee mckeegan
    mckeehan mckeever mckellar mckelvey mckendry mckeniry mckenna mckenney mckenny mckenzie mckeogh
    mckeon mckeown mckernon mckevitt mckibben mckie mckiernan mckillop mckim mcking mckinley
    mckinney mckinnie mckinnon mckinzie mckissick mcknight mckown mckoy mclachlan mclain mclane
    mclaren mclaughlin mclaurin mclaverty mclean mcleer mcleese mcleigh mclellan mclemore mclendon
    mcleod mclin mcloon|e mcloughlin mcmacken mcmahan mcmahon mcmanaway mcmann mcmanus mcmaster|s
    mcmenamin mcmichael mcmillan mcmillen mcmillian mcmillin mcmillon mcminn mcmonagle mcmorris
    mcmorrow mcmullen mcmullin mcmurray mcmurrough mcmurry mcnabb mcnaboe mcnair mcnally mcnamara
    mcnamee mcnary mcnaughton mcnea|ly mcneal mcnee|ly mcneese mcneil mcneill mcnelis mcnevin mcnew
    mcnicholas mcnicholl mcniel mcnill mcnulty mcnutt mcoyi mcpartland mcpartlin mcpartlon mcpeak
    mcphail mcphee mcpherson mcphilbin mcphillips mcpolin mcquade mcquaid mcqueen mcquilkan
    mcquillan mcquillen mcquin|n mcquiston mcrae mcrann mcready mcreynolds mcroarty mcroberts
    mcrory mcshane mcsharry mcsheehy mcswain mcsweeney mcteague mcternan mctiernan mctigue mcusi
    mcvay mcveagh mcveigh mcvey mcvicker mcvitty mcwalter mcwaye mcwhirter mcwhorter mcwilliams
    mdaka mdakane mdantsane mdladla mdlalose mdlanyoka mdlenevu mdletshe mdluli mdlumbi mdonswa
    mdotshana mdunge meabh meachair meacham mead|s|er|e meadhra meador|s meadow|s meagher meaney
    meanman meany meara meardha mearl mearlaigh mears mease mebane mebarki mecham mechelle mecheri
    mechthild|e mechtild mecide mecit meda|n medani medard meddah medea medeiros medel medellin
    medford medhurst medici medinipur medjahed medley medlin medlock medora medrano medved medvedev
    mee|s|r meehan meek|s|er meekins meelis meenaghan meenan meeres meersman meert meerut meester
    meeus|en mefarettin mefford mefharet meftah meg megantara megaw meggan megha meghana meghann
    meguro mehdiqulu mehdiye mehigan mehin mehloluhlaza mehman mehmed mehmet mehmetzahir mehrimoh
    mehrimohova mehrojov mehta meibh meidhir meidhreach meier meijer meik|e meiktila meili meindl
    meinhard meinolf meinrad meirligh meirnigh meis meisch meiscill meishan meissner meister
    meixner meizhou meja mejia|s mejicanos mek'ele mekhala mekhi mekkin meknes melady melaha
    melancon melander melani melania melanine melanson melany melcher melchior melchor meldon
    mele|t meleknur melendez melero melgar meli|s|n melia melican melichar melicher melihcan
    melikkan melissia melita melitopol melitta melker melkorka mell|e|al mella mellado mellet
    mellie mellissa mello|r|n mellott melloul melnick melnik melo melodee melodie melonie melony
    melrakki melson melvine melvyn melwin memela memili memon mena menachem menard menchaca mende|s
    mendenhall mendez mendiola mendip mendoza mendy menefee menendez meneses menfeat mengi mengmao
    mengolo mengzi menilmontant menjivar menke mennea menon menongue mensa mensah mensalder
    menthonnex menton mentougou mentzel menza menziwa merabet merah meral merauke meraz merba
    mercadante mercader mercalli mercantini mercati merchant merche mercier
    mercier-hochelaga-maisonneuve mercks merckx mercurio mercyline merdi mereana merel meret|e
    merethe mergen mergim merida meriem merijn merike merila merilyn merim merino merisi merita
    meriti merja merkel merkezefendi merkle merkx merl merlene merlo merna mernagh merrell
    merri|ly|e merrick merrifield merrigan merrilee merriman merriweather merry merryman mersch
    mersin mert mertajam mertel mertens mertie mertz merva merve mervi mervyn merwin mery meryem|e
    merz merzoug merzougui merzuk mesa mesbah mescall meshack meskill mesquite messaoudi messenger
    messer messiah messick messier messina messinger messner mestas mestdagh mestre mestur mesude
    metairie metcalf|e metehan metella metha methavorakul metin metinkaya metka metod metrine metro
    mets metta mette mettie mettler metts metz metzger metzler meucci meulen meunier meurant
    meurisse meusburger meveddet mexicali mexico mey|ers meycauayan meyhanim meyiwa meyransa
    meyvant meza mezei mezhdurechensk meziane meziani mezide mezzetta mfeka mfusi mgabadeli mgabhi
    mgasela mgazi mgcaleka mge mgenge mgilija mgobhozi mgwaba mhadaidh mhaoil mhaoir mhayise mheana
    mhilidh mhlabandlovu mhlambo mhlanga mhlangu mhlanya mhlongo mhlongwane mhlophe mhlungu
    mhuircheartaigh mhuire mhuiris mia|n miadha miadhaigh miah miami mianaigh miandoab mianeh
    mianwali mianyang mianzhu miass micael micayla micca miceal miceli micha michaele michaelis
    michaels michaelson michail michala michalak michalech michalek michalica michalka michalko
    michalski michaud michaux micheala michela michelangeli micheletti micheletto michelina
    micheline michelotto michels michelson micheni michial michiel|s michielsen mickael mickel
    mickelson mickens mickie mickle micronesia middaugh middelburg middelkoop middlebrooks
    middlemiss middlesbrough middleton midgett midhe midkiff midland midsayap mie|s|r mieke miel|e
    mielcarek mielke mieszko miettinen migliaccio mignon miguela miguelangel miguelito migwi miha
    mihael mihaela mihai mihail mihajlo mihalik mihels mihhail mihhailov mihin mihkel mihnea
"""
