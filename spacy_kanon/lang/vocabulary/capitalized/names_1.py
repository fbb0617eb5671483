"""Names of people and towns. Towns: GeoNames, CC BY 4.0. Made by `bench/make_vocabulary.py`."""

WORDS = """
    aaaqil aaban aabid aachal aachen aada|m aaden aadhya aadi aadil aafiya aage aagot aahana aahil
    aalam aalborg aalee aalim aaliyah aalto aaltonen aalts aamil aamir aamirah aanei aanuoluwapo
    aapo aaqil aarav aarden aarif aarini aariz aarna aarnav aarne aaro aarts aarush aaryan aas|en
    aasa aashi|r aashif aasif aasim aatif aatiq aatos aaus aavik aayan aayush aazim aba|d|te abaan
    ababa ababei abada|n abaetetuba abagail abakaliki abakan abarca abascal abatantuono abayomi
    abb|es abba|d|te abbadh abbagnale abbasov abbasova abbassi abbi abbigail abbos abbosov
    abbotsford abbottabad abdalla abdallah abdelatif abdelaziz abdellah abdellaoui abdelli
    abderaouf abderrahmane abdi abdiaziz abdiel abdifatah abdihakim abdikadir abdille abdinoor
    abdirahman abdou abdow abdu abduaziz abduazizov abduboriy abduboriyov abdulbekir abdulgazi
    abdulhamid abdulhamidov abdulkadir abdulla abdullahi abdullayeva abdulloh abdullohov abdulmenaf
    abdulsemet abdumalik abdumalikov abdurahmon abdurahmonov abdurrahman abebi abeche abed abednego
    abeer abeiku abela abelardo abell abella abelone abena abengourou abeni abeokuta abercrombie
    aberdeen aberhart abernathy abernethy abeyta abha abhimanyu abhiram abid abidjan abie abigael
    abigaili abigale abigayle abiko abilene abilio abina abiodun abiola abiona abiye ables abner
    abney abnub abobo abohar abomey abomey-calavi aboraa abosede abou abouda aboukir abrafi
    abrahamsen abrahamsson abramov abrams abramson abrassart abrego abreu abril abror abrorov
    absher abshire abu abubakar abubakr abubakrov abuga abuja aburto abuzar abwao abyasa acailandia
    acapulco acar acarigua acarkan accardo accra ace|y acedo aceh acerbi acero acevedo aceves
    achalpur achaorainn acharya achberger acheampong acheng achiel achieng achille achim achinsk
    achir achison achleitner achola achour achouri achsah acie acilia-castel acker ackerl
    ackerman|n ackley acklin aclan acord acosta acree acton acuff acuna acy ad-damazin ad-damir
    adachi adadia adaeze adah adair adak adal adalbert adaline adalyn|n adamaris adame|s adamec
    adamo adamski adamson adamu adana adapazari adasal adasme adatu adcock adda addi|s addington
    addisyn addu addyson adebisi adebiyi adebowale adebukola adedayo adedeji adegbite adegoke
    adekitan adekola adekunle adelaar adelakun adelard adelardo adelasia adelbert adeleke adelgunde
    adelheid adelia adelin adelinde adell|e adella adelmo adelusi adelyn|n adem ademar ademiluyi
    adenike adeniyi adeolu adeoti adepeju ader aderibigbe aderogba aderopo adesewa adeshina
    adesiyan adesoji adesua adetayo adetoke adetokunbo adetoun adeyemi adeyemo adeyi adhastair
    adhiambo adhiarja adhra adia adiarja adiela adigrat adigun adika adikara adil adila adilabad
    adilene adimu adin adina adinata adinolfi adis adisa adison aditya adiwerna adiyaman adkins
    adkinson adkison adkisson adlai adlan adler adline admir|al admiralteisky ado-ekiti adolfine
    adolfsson adolphe adolphus adoma|s adomah adomako adongo adoni adora adorno adow adrain adriaan
    adriaansen adriaensdr adriaense|n adriaenssens adriane adriansyah adriel adriene adrienn adrija
    adrijana adron adrovic adryaens adu adunni adusei adutwum adutwumwaa advaith advay advik advika
    adviye adweta adwoa adwubi adya adyson aebi aeby aedan aedin aedo aeije aelftrud aengus aenne
    aerts aertsz afanasjev afaq afer aferdita affie afghanistan afia afife afil afiq afirifa
    afoakwa afolabi afolarin afolayan afonja afonso afra afrakomaa africa|n afrim afruza afruzova
    aftin afton afua afyonkarahisar agadez agadir agapito agartala agarwal agastya agata agate
    agathe agazzi agee agege ageo aggarwal aggrey agim agla aglaia agnar agne|te agnea agnesa
    agnese agnesi agness agneta agnew agnieszka agnolo agnos agostina agostinelli agostinho
    agostini agostino agosto agovic agra agrawal agri|s agripina agron aguado aguas aguascalientes
    aguayo agudelo agudo aguero aguiar aguila|r aguilera aguirre agullo agurto agus agusta agustina
    agustus agyapomaa agyapong agyare agyei agyeiwaa agyemang ahar ahat ahearn|e ahern|e
    ahilyanagar ahlberg ahlers ahlgren ahlin ahlqvist ahluwalia ahmadi ahmadov ahmadpur ahmedabad
    ahmet ahn|er aho ahokas ahola ahonen ahortor ahras ahrens ahsen ahter ahti ahuja ahumada
    ahuntsic-cartierville ahvaz aicha aichholzer aichinger aida aideen aidyn aiello aiga aigars
    aigner aihara aihui aija aijuka aiken|s aila ailbhe ailene aili|s ailish aimable aime aimo
    ain|e aina ainara aindriais ainmneach aino ainoa ainsboro ainsley ainsworth airaksinen
    airchinnigh aires airi airligh airmeas airoli airt aishani aishling aisling aislinn aissani
    aissaoui aistis aisyah ait aitana aitken aitor aivar|s aivaras aix-en-provence aiyana aiyanna
    aizawl aizu-wakamatsu aja|n ajala ajao ajapnyak ajax ajayi ajaylat ajda ajdabiya ajegunle
    ajello ajeng ajewole ajiman ajimat ajimin ajiono ajla ajlun ajman ajmer ajna ajoke
    akademicheskoe akalan akanmu akar akarsana akashi akatay akay akbar akbarov akcivan akdeniz
    akdora ake|r akeelah akeem akelis akello akers akhmim akhtar akif akinkunmi akinlabi akinrinola
    akins akinwale akinyi akise akishima akita akkerman akmal akmalov akmaner akmaral akoaa akobir
    akobirov akola akos akosua akoth akoto akowonjo akowua akra|m akron aksaray aksay aksel akseli
    akshay aksoy aksu aktau aktobe akua akumaa akumu akure akver akwasi akwesi akyaa akyeampomaa
    akyeampong akyena al'met'yevsk al-batin al-junaynah al-kahsib al-kut al-musayab ala'er alaaddin
    alabezek alabi alade aladin aladino alaeddin alagoinhas alalayah alam alamar alambana alamiro
    alamu alanalp aland alandur alanen alani alaniz alanko alannah alanta alanya alanzo alappuzha
    alarcon alas alasia alastroim alatalo alattin alaya alayna alaz albacete alban|y albanese
    albania albano albaugh albeiro alber|s|te alberdi alberico albero alberola albertha albertina
    albertine albertini alberton alberts albertson albertus albin albino alboni albornoz albrecht
    albright albritton albu albulena albuquerque alby alcala alcalde alcan alcantar alcantara
    alcaraz alcee alchevsk alcide|s alcie alcira alcobendas alcolea alcorcon alcorn aldair aldama
    aldana aldar aldeia aldemar alderano alderete alderman alderson aldin aldis aldobrandi aldona
    aldonza aldrich aldridge ale|n|en|y alea aleah alease aleck aleena alegre alegria aleida
    aleisha aleix alejandrina alejo alek|s aleksandar aleksander aleksandr|s aleksandra|s
    aleksandrov aleksanteri alekseev aleksei aleksej aleksi aleman|y alemdar alena alenburg alene
    alenka aleodor aleppo alessandra alessi alessia alessio aleta aletha alethea aletta alexandar
    alexande alexandersson alexandr alexandrea alexandrie alexandrina alexandro|s alexandru alexe
    alexej alexia alexina alexus alexys alexzander alfano alfaro alferd alfieri alfio alfons|e
    alfonsi alfonsina alfonz alfreda alfredo alfredsson algeciras alger algeria algie algiers
    algirdas algot alhambra alia aliabbas aliaga aliana aliayabiagba alica alicante alicea alicja
    alida aligarh alighieri aliihsan alijah alika alimosho alin|e alinur alinurov alio alirio aliro
    alis|e aliseydi alisson alistar alister alivia alix aliya aliyah aliyev aliyeva aliyu aliza
    alize alja alka alkor alksne alksnis allahverdi allahyar allain allal allali allana allard
    allas allean alleen allegra alleman allena allende|s allentown allerby alleyne allgood alli|s
    allik alline allisson allman allmon allred allyn allyssa alm|er alma|r almagro almansa almanza
    almaraz almasi almast almaty almaz almazan almeda almedia almeida almendares almendra almere
    almeria almeta almgren almina almir almira almirante almon|d|te almonacid almqvist almudena
    almus almut almuth almyra aloba alois aloisia aloisio alojz alojzia alojzij alojzija aloma
    alondra alonza alonzi aloo alor aloys|e aloysius alpaidis alparslan alpcan alpert alpha alpheus
    alphonce alphons alphonsine alphonsus alpin alrekur alsina alsoy alston alsup alta altamira
    altamirano altenwerth altera altha altie altin altman|n alto altona aluoch alvah alvan alvar
    alvarado alvardo alvarez alve|s|r|y alvear alveiro alvena alvera alverda alverez alverson
    alverta alvia alvie alvilda alvim alvira alvis alvorada alvy alwar alwilda alwin|e alwina alya
    alycia alys|e alysa alysha alysia alyssia alyvia alzate alzina alzinova amada amadea amadeo
    amado|r amadora amagasaki amahle amaia amaigbo amaira amal amaldi amalie amalija amalrada
    aman|n amancio amandine amando amanfrom amar|al|ion|is amara amarachi amarah amarante amarapura
    amaravati amarilis amarillo amaru amasa amasya amat amato amaury ambala ambani ambar ambarnath
    ambato ambattur amber|s|ly ambikapur ambon ambrasas ambre ambriz ambrosio ambur amedeo amedeu
    amel amela amelija american americana americo amerigo amersfoort amerson ames ameur amey
    amhalghaidh amherst amhlaigh amhlaoigh amhlaoimh ami|e amiah amick amico amiens amil amina
    aminatu aminova amira amirah amirayeva amirov amiya amiyah amleto amma|n ammaniti ammann ammari
    ammerman ammie ammon|s amo|r amoa amoako amoakowaa amoanimaa amoasi amoit amoke amol amondi
    amope amore|s amorim ampadu ampang amparo ampofo ampofowaa ampoma amponsa amponsah ampuero amra
    amrane amrani amravati amre amrein amreli amri amrita amritsar amroha amrouche amruta amstel
    amsterdam amundsen amundson amy-lee amy-leigh amya amza anabadha anabel anabela anabella
    anabelle anacleto anaco anaheim anahera anahi|s anaida anais analia anamaria anamika anand
    ananias ananindeua anantapur anantnag anapolis anar anaru anas anasa anastacia anastacio
    anastasi|e anastasio|s anastatia anastazja anatol|e anatoli|e anatolij anay anaya anbu anca
    ancel ancheta anchorage anciaux ancil ancizar anda anderberg anderl anderlecht andersen
    andersson anderton andes andijon andile andimeshk andino andisheh andjela andjelina andon
    andong andor andorful andorra andrada andrade andrae andreasen andreassen andreasson andree
    andreea andreev andreia andrej|s andreja andrejka andrena andreotti andreozzi andresen andress
    andreu andrews andrey andri|s|es|n andria|n andriani andrija andrina andrius andrzej andwele
    ane|s|te anej anekvorakul anel|e anemona aneta anett|e anetta anfernee anfinn ang angalia
    angarita angarsk angavu angel|e|ic angeli angelia angelika angelino angell angella angerer
    anggabaya anggraini anggriawan anghel anghelina angi angiolello anglada anglin angoche angola
    angono angra angren anguiano anguilla anguillara anguissola anguita angulo angwenyi anh ani|s|e
    anica anice|t anichini aniela anika anima anina anirudh anisa anisayeva anissimov anitra aniya
    aniyah anja anjali anjanette anjelica anjo|s anjolaoluwa anka ankang ankara anke ankica ankra
    ankunding anliu anmol ann-britt ann-charlott|e ann-christin|e ann-kathrin ann-kristin
    ann-louise ann-mari|e ann-sofi|e anna-karin anna-lena anna-liisa anna-lisa anna-luise
    anna-maria anna-marie annaba annabel annabell annabella annah annak annalena annaliese annalisa
    annalise annamae annamaria annar|r annas annastacia anne-catherine anne-kathrin anne-katrin
    anne-laure anne-lise anne-marie anne-rose anne-sophie annedore annegret|e annekatrin anneke
    annel anneleen annelene anneli|es|e anneliese annelise annelore annemette annemie annemijn
    anner annerose annes annet|t annetta anney annibale annica annice annick anniina annija annika
    annikki annina anning annis annita annraoi annsboro annukka annunziata annus anny anokye anom
    anon anona anoni anouk anqing anqiu anraoi ansa ansaldo ansan-si ansboro anselma anselmo ansems
    ansgar ansh anshan anshun ansis ansley ansomaa ansomah ansora ansorova anssi antakya antal
    antalya antananarivo antanas antao antarctica antelami antero anthoney antica antigua
    antikainen antilles antim antioch antionette antipolo antje anto antoaneta antofagasta antoin
    antonacci antonela antonella antonelli antonello antonetta antonetti antoni|n|e antonieta
    antonietta antonija antonina antonini antonino antonioni antonios antoniu|s antonov antons|en
    antonsson antonucci antoon antra antsirabe antsiranana antti anttila anttonen antun|es antwain
    antwerp antwi antwiwaa antwon anusha anvar anvarov anvi anyama anyang anyang-si anyango anyanwu
    anyelo anyi anyona anzali aodha|n aodhchain aodhchaoin aoibheann aoibhin|n aoidh aoife aoko
    aomori aonghais aonghuis aonghusa aongus apablaza apalit aparecida aparicio apatzingan
    apeldoorn apine apinis apisara apiyo apodaca apolena apolinar apolline apollonia apolonia
    apondi aponte apopa aporti apostolos appel appelman appia appiah apple appleby applegate
    appleton applewhite appling apte apucarana apure aqil aqsu aquilar aquiles aquino ara|d|r arab
    arabella arabi arabia arabkir aracaju aracatuba araceli aracena aradhana aragon araguaina
    araguari araiza arak arakawa aral aramburu araminta arana arancibia aranda araneda arango
    aranka arapiraca arapongas araraquara araras araruama araucaria araujo araure aravena araxa
    araya arba arben arbey arbie arbnor arbogast arboleda arbor arbuckle arcahaie arcan arce
    arcelia arceneaux arch|er archambault archuleta arciniega arco|s arcy ard ardabil ardath
    ardelean ardelia ardell|e ardella ardeth ardian ardianto ardila ardit ardita ardoin ardoz
    ardyce areli arellano arely arena|s arend|t arens arequipa arevalo arey arezki arezzo argan
    arganzuela argemiro argentero argenteuil argenti argentina argento argie argo argono argu
    arguelles arguello argueta argurio arham arhus ariadna arias ariasso aribert aribi aric arica
    arie ariela ariella arielle ariens arietta arif arifcan arifcanov arifwala arijus arike ariki
    arild arina arinola ariosto aris arisa arisara arish aristide|s ariza arja arjawinangun arjona
    arjun arkadiusz arkel arkhangel'sk arkie arkut arla|n arland arlena arlet|te arleth arletta
    arley arlin|d arlinda arlis arlit arly|n arlyne armahan arman armandas armande armands armas
    armavir armbruster armelle armellini armend armendariz armengol armenia armenta armentrout
    armes armida armijo arminas arminda arminta armistead armitage armond armstrong arna|s|r arnaiz
    arnal|d arnaldo arnaldur arnau|d arnaude arnav arnavutkoy arnberg arnbergur arnborg arnd|t
    arne|s|y arnesen arneson arnetta arnette arnfinna arnfinnur arnfreyr arnfried arngeir arngils
    arngunnur arnhem arnhildur arnika arnim arnis arnkatla arnkell arnlaug arnlaugur arnleif
    arnleifur arnmundur arnoddur arnoldas arnoldo arnolds arnone arnott arnould arnsberg arnsteinn
    arnulf aro|s|n aroa aroca aroha aronas aronson aronsson arora arra|n arrah arranz arredondo
    arregui arreola arreridj arriaga arriagada arribas arrie arrieta arrington arriola arro
    arrondissement arrow arrowood arroyo|s arruda arsenault arsenie arsenio arsim arsipatra arslan
    arsoy arsuz arta|n artanto artawan arteaga artelia artem artemio artemisa artes arther arthor
    arthurs artigas artis artner arto arts arttu artturi artur|s artux aru aruba arula arunima
    arusha arusi arvada arvel arvid arvidsson arvil arvilla arvin arvizu arvo arvydas arwood aryana
    aryanah aryani aryanna arzamas arziye arzola arzu arzulu asa asadov asael asafe asahikawa asaka
    asake asalet asali asamoa asamoah asani asansol asante asantewaa asanti asare asatira asberry
    aschauer aschman asdrubal asela asenjo asensio asenso asger ash|ly|e ashaiman ashanti ashbaugh
    ashburn ashcraft ashdod ashely ashford ashgabat ashikaga ashir ashkelon ashlea ashlene ashli|e
    ashling ashlyn|n ashman ashmore ashmun ashoknagar ashtyn ashuganj ashworth asiama asiedu
    asieduwaa asif asikainen asila asilayeva asilbek asilbekov asiman asirwada asirwanda askew
    askins askja asko askur aslanhan aslanova aslijan asliye asma|n asmadi asmanova asmara asmianto
    asmini asmira asmiraeva asmundo asmuni ason asp|en aspar asplund asprucci assa|r assche asselin
    assem assia assis assiut assumpta assunta astana astanajapura asten astete astorga astoria
    astrakhan astride astrit astudillo astuti asu asuncion aswan aswani ata ataa ataahua atabala
    atalay atani atanur atasagun atasehir atbara atchison atchley atena atencio atenulf atfat atgun
    atha athanasios atharv atheel athens atherton athey athlone athman athuman athumani ati|t
    atibaia atiena atieno atienza atila atilhan atilio atinuke atiyye atkins atkinson atla atli
    atma atmaja atnan atsiaman atsugi attaf attaway atte attia attie attilio attock attracta atwal
    atwater atwell atwood atyrau atzler aube aubert aubin aubra aubree aubrie aubry auckland aucoin
    aud|e|y audet|te audie audley audriana audrianna audrina audrius audry auer aufderhar auger
    augsburg augustas auguste augustina augusto augusts augustsson auinger aukusti auld aulenti
    aulikki aulis ault aultman auma aumann aun|e aunyaporn aura aurangabad auraq aurel aurelian
    aureliana aureliano aurelien aurelija aurica aurilla aurimas aurore aurthur aus ausma austar
    austine austmann austmar auston austra australia austri austria austyn auten auther authur
    autio autrey autry autumn auvinen auwera avadi avah avalos avant avelar avelino avellaneda
    avent averett averi|e averil averill avgust avi|s|e avila aviles avina aviv avni avogadro
    avoirt avram avtozavodskyi awadh awadil awamil awamiri awan awani awasa awero awesi awhina
    awinja awino awj awka awlya awmar awodiran awolowo awrad awuah awuor axelle axelma axelsson
    axenia axinte axundlu axundov axundova aya|d|n ayacucho ayadi ayala ayamin ayana ayanda
    ayandokun ayanna ayasun aybet aybora aycock aydan aydar ayden aydin ayduru ayer|s ayesha
    aygutalp ayhan ayieko ayinde ayinke ayize aykut aykutalp ayleen aylil aylin aylinova aylla
    aylward ayman aymen aymeric aynilhayat aynur ayodeji ayodele ayoka ayoola ayotte ayoub aypar
    ayres aysar ayse aysel aysema aysevim aysoy aysu aysuna aytek ayten aytuna ayu ayub ayubov
    ayuma ayush ayushman ayuso ayvas ayyaruk ayyubi azaan azad|e azahar azahara azalea azalee
    azamgarh azar|e azaria azariah azban azcapotzalco azcona azeeb azeglio azeneth azerbaijan
    azettin azevedo aziza azize azizi azizov azizova aznar azorin azra azucena azul azure azzie
    azzouz baa baaba baafi baah baahir baaizeed baalen baaqee baaqir baaree baashir baasim baasit
    baawia bab|er|e baba|r babasola babati babato babatunji babawale babayeva babb babbitt babbo
    babcock babett|e babey babin babineaux babjak babka babol babtunde babu babyboy bac baca
    bacabal bacau baccio bach|er bacha bachinger bachittar bachler bachman|n bachuan backes
    backlund backman backus bacolod bacon bacoor bacosi badajoz badal badalona badami badan badawi
    badel bader badger badgett badilla badillo badin badlapur badoer badoglio badr badu baele|n
    baena baer|e|t baeten|s baets baeyens baez baeza bafoussam bagaha bagalkot bagas bagby bagcilar
    bagerhat baggett baggio bagh baghdad baghdadi baghlan baghyawati bagiya bagley baglioni bago
    bagong baguio bagus bagwell bagya bah|r baha bahaa bahaddin bahadur bahadurgarh bahadurjit
    bahamas bahamonde|s baharampur baharestan bahari baharia baharkah baharu bahati bahauddin
    bahawalnagar bahawalpur bahcelievler bahena bahia bahir bahittin bahiy bahl bahloul bahna bahno
    bahon bahraigh bahrain bahri bahringer bahru bahtinur bahuraksa bahuwarna bahuwirya
    bai|r|er|ly|n baia baiba baicheng baidoa baidyabati bailee bailes bailie baillargeon bailly
    baines bains bairbel bairbre baird bairon bairro baisceir baisden baise baisha|n baiyin bajaj
    bajamonti bajan bajardi bajc bajo bajragin bajram bajwa bakare bakari bakda baker bakersfield
    bakhouche bakhshi bakhti baki bakiadi bakianto bakidin bakijan bakiman bakiono bakke|r|n bakos
    baksa bakshi bakti baktiadi baktianto baktiono baku bakwa bal|es bala|n|y balaguer balakovo
    balakrishnan balamantri balangga balapati balashikha balasore balasubramanian balatekin
    balatinac balbala balbi balbo balca balch balcom balcon baldassare baldauf balderas baldey
    baldick baldomero baldridge balduino baldvin baldvina baleegh balendra balhaar balidin balijan
    balikesir balikpapan balinda balistreri baliuag baljak baljiwan balkh balla ballance ballarat
    ballari ballenger ballentine ballester ballesteros ballew ballinger ballou balmat balneario
    balode balodis balog balogh balogun balombo balotelli balsas baltasar baltazar balthasar balti
    baltimore balurghat balvan balvanera balveer balz|er bamako bambad bambang bambi bamenda
    bamidele bamiloye banan banara banas banawa banawi bancar bancroft banda|r bandar-e bandarban
    bandello bandeville bandi bandile bandirma bandundu bandung bandy bane baneh banerjee banfora
    bang bangaon bangkok bangladesh bangui banha bani banik banja|r banjaran banjarbaru banjarmasin
    banjeet bankhead banko bankston bankura bann|er bannister bannon bannu banos banovac banqiao
    bansal bansbaria banswara banta bantwini banuelos banville banyuwangi banzer bao bao'an baoding
    baoighill baoill baoji baoshan baotou bappa baptista baqar baqir baqubah baquero barac baracca
    barad barahona barajas barakaldo baraki barakpur baral baran baranagar baranka baranov
    baranovichi baranowski barasa|t baraza barb|er|e barba barbacena barbados barbarigo barbee
    barberini barbero barbey barbie|r barbieri barbieux barbir barbora barbosa barbour barboza
    barbro barbu barbuda barcaccia barcarena barcella barcelona barclay barco bard|en barddhaman
    bardwell bareilly barela barents barese baresi barfield barger bargetze barham barhorst bari|s
    baria bariadi barica barillaro barillon barinas baripada barishal barker barkha barkholz
    barkley barksdale barley barlow barman barna barnaba barnala barnard barnaul barner barnes
    barnette barneville barnhart barnhill barnie barnum barnwell baroffio barok baron|e barongo
    barozzi barquisimeto barra barracco barragan barral barrancabermeja barranco barranquilla
    barraq barraza barre barreda barreiras barrena barrera barreto|s barri|s barrick barrientos
    barriga barringer barrington barrio|s barrnette barros barroso barrow|s barsanti barsen barshi
    barta bartek bartel|s bartell barth barthel barthelemy bartl bartlett bartley barto bartoletti
    bartoli bartolomej bartolomeo bartolomeu bartz baru barueri baruta bary barysaw barzini bas
    basaam basadonna basak basaksehir basarab bascom baseer basem bashaar bashaarat basham bashan
    basharat bashaw basheer basheerah bashir bashirian bashkim basil|e basildon basilio basim
    basinger basingstoke basir basirhat baskerville baskin basrah basriye bassam bassett bassi
    bassin-rose basso basti|n|en bastiaan bastiaanse bastiaense bastida|s basu basuo bata|m
    bataglia batal batala batalla batang batangas bataysk batchelar batchelder batchelor bateman
    bates batey bathinda batignolles-monceau batikent batista batiste batliner batlle batman batna
    batok baton batool bator batra batrac batrnek batson batta battaglia battagram battambang
    battelli batten battista battisti batton batty batu batumi baturaja baturay baty batz baubau
    bauch bauchi baucom baudelio baudouin baudoux baudry bauduin bauer baugh|er baughman baugur
    baum bauman|n baumbach baumgardner baumgartner baur bauru bausch baustert bauwens bava bavaud
    bave bawa bawshar baxley bay|er baya|n bayambang bayamo|n bayard bayawan bayda baydu bayeni
    bayji baykan baylee bayles|s baylie baylor bayman bayne bayo bayona bayram bayramov bayron
    bayruhan bayrut baytal bayugan bayzettin bazam bazan bazar bazemore bazhong bazin bazjak bazzi
    bea|r|n|te|m beach beadie beadle beaglaoich beahan beaird beakey beal|s|e beall beaman beamer
    beamon beane beannuille bearden beardsley beartlaigh beasley beason beasty beata beaton
    beatrijs beattie beatty beaty beau beauchamp beauden beaudette beaudoin beaudry beaujean
    beaulah beaulieu beaumont beauregard beaver|s beawar bebba bebe beccaria beccheria becerra
    bech|t bechar bechtel bechtelar bechtold beck|er|ers beckford beckie beckius beckley beckman|n
    beckner beckwith becnel becontree beda bedard bedell bedi bediriye bednar bedok bedoya bedri
    bedwell bee|d|m beebe beech|er beeck beeckman|s beek beekman beeler beeman beene beernaert
    beernink beersheba beery beesley beeson beffa beffort begay begga|n beggs begim begley begonja
    begoua beguin begum begusarai behan behbahan behbud behiza behl|ing behr behrem behrens behruz
    behruzov bei'an beibei beida beier|en beigg beihai beijing beijring beiliu beining beinir
    beinteinn beipiao beira beirgin beirn|e beirut beissel beitir bejaia bejarano bek beka|n
    bekaert bekasi bekbay bekbergen bekim bekir bekov bel|e belagavi belaid belaidi belanger
    belarbi belarmino belarus belawan belbachir belcher belda belden belem belew belfast belford
    belgium belgizar belgorod belgrade belgrano belhadj belia belisario belisle belize beljajev
    belk belkacem belkacemi belkadi belkheir belkhiri belkize belknap bell|er bellamy bellemans
    belletini bellevue bellido bellinger bellini bellisan bello bellocchio bellows bellucci belmans
    belmar belmonte belo belov belpere belton beltran beltz bembo bemis bemowo bena|s benabdellah
    benahmed benaicha benaissa benali benally benamar benamara benameur benaouda benard benavent|e
    benavides benavidez benbow bence benchapatranon bencheikh bender bendigo benedek benedetti
    benedetto benedicte benedicto benedikt|e benedikta benedita benefield benek benet benfica
    benfield benford bengaluru bengbu benge benghazi bengibay bengkulu bengt bengta bengtsson
    benguela benham beni|n beniamin benice benicio benidikt benidikta benigna benigni benigno
    benita benites benitez benjaman benjamen benjamim benjamine benjiman benjman benmoussa benna
    benner bennet benney benning bennington benno benol benone benoni bensaid bensalah bensalem
    benslimane benta bente|y benthe bentheim benthin bento bentz benussi benvenuto benxi benyahia
    benyamina benyoucef benz benziane beourgeois beppe beppu bera|n|y|t berard berazategui
    berbera|t berberati bercham berchem berchtold berdie berdyansk bereh beren|d|t berends|e
    berengario berenguer berenice beresford berezat berezniki berg|er|e bergamo bergant bergdahl
    bergedorf bergeron bergey bergfinnur berggren bergh|e berghildur berghmans berghreinn bergin
    bergisch bergkvist berglaug berglind berglund bergman|n bergmar bergmundur bergnaum bergoglio
    bergquist bergqvist bergsteinn bergsten bergstrand bergstrom bergsveinn bergur bergvall bergvin
    berit beriye berkahn berkal berkane berkani berkel berkeley berkey berki berkowitz berksay
    berkum berlusconi berman bermejo bermingham berminghim bermuda bermudez bern|d|er|al|t
    bernaards bernad bernadett bernadine bernarda bernardi bernardine bernardini bernardita
    bernasconi bernat bernd-dieter berndt berneice bernetta bernetti berney bernfried bernhard|t
    bernhardine berni|er bernicia bernini bernita bernstein berntsen berntsson bernward berran
    berrechid berrin berrios berrocal berry berryhill berryman bersani berscheid bersi bertalan
    bertel|s bertelsen bertemes berthe berthelot bertho berthold bertil bertilsson bertin bertina
    berto|n bertold bertoli bertolucci bertoni bertoua berube bervoets beryl besancon besart
    besarta besey beshte besim besin besnard besnik besse bessette bessi besson beste bestla
    betancourt betancur betania betha|n bethann bethea bethune bethzy betim betina betschart betsey
    bett|s|is bettahar bettencourt bettendorff betti|n bettiah bettoni bettye bettyjane bettylou
    betul betz beuchat beula beuret beurret bevan bevc beveridge beverlee bevilacqua bevins bevis
    bewley bexley bey|er beyda beyens beyhatun beyler beylikduzu beyzade bezek bezemer bezjak
    bhadrak bhadravati bhadreswar bhagalpur bhagat bhailis bhairab bhaird bhakkar bhakta
    bhaldraithe bhalla bhalswa bhandari bhanumati bharatpur bhardwaj bhargava bharu bharuch bhasin
    bhat|t bhatara bhatia bhatnagar bhatpara bhattacharyya bhatti bhattian bhavani bhavika bhavini
    bhavna bhavnagar bhavsar bhavya bhawana bhayandar bheannuille bheatha bhebhe bhedleni bheithigh
    bhejelibomvu bhekani bhekisisa bhekizizwe bhekokwakhe bhembe bhengu bhensela bhetia bhiadhtaigh
    bhial bhilai bhilwara bhimavaram bhind bhisho bhiwadi bhiwandi bhiwani bhloscaigh bhopal bhosc
    bhovungana bhreitheamhain bhreithimh bhriain bhua bhubaneswar bhuj bhulbh bhulf bhungane
    bhusawal bhutan bia biagi biagio biagiotti biaidh bialoleka bialystok bianchi bianchini bianco
    bianka biasta biataigh bibb|s bibiana bibirevo bibisora bibisorayeva bible bibuwa bican bice
    bicek bichler bickel bickerstaff bickford bida|r bidayet biddie biddle bidwell bie bieber
    biedermann bieke bielany bielefeld bielik bielsko-biala bienvenida bieri bierman bierstraten
    biesenbos biesty biezenbos bigelow biggen biggers biggerstaff biggs bigham bigler bigley
    bignami bignardi bihar bii bijie bijlsma bikaner bikelwayo bikwayo bila|al|y bilaspur bilbao
    bilbeis bilbrey bilek bilender biles bilgen bilgin bilginur bilha bilimora bilir biljana
    bilka|y bilkisu bilko bill|er|ings billie-jo billingsley billington billiot billman billung
    billups billye bilodeau bilol bilolov bilqas bilyeu bima bimala bin|ion bina|n|y binaghi
    binangonan binda binette binford bing bingaman bingham bingol bingula binh binjai binkley
    binner binns bintang bintner bintulu bintz binzhou biorainn biratnagar birben birch birchfield
    bird birdella birdie birdsall birdsong birdwell birendranagar birganj birgen birger birgid
    birgir birgit|te|t birgitta birhan birigui birjand birkeland birkenhead birkir birmingham birn
    birna birnbaum birnin birnir birousk birsan birsen birt|e birta birtha birthe birtie birtingur
    birtir birtna biruta biryulevo birzniece birznieks bischof bischoff biserka bish bishakha
    bishan bishell bishkek bishoftu bishop biskra bissau bissell bisson bissonnette biswas bitner
    bitschnau bittner bitung bivens biver bivins biwer biwott bixby bixio bixler biyase biyela
    biysk bizerte bizhan bizjak bjargar bjargey bjarghildur bjarglind bjargmundur bjarkan bjarkar
    bjarkey bjarki bjarklind bjarma|r bjarmi bjarnar bjarne|y bjarnfinnur bjarnhildur bjarni
    bjarnlaug bjarnlaugur bjarnleifur bjarnsteinn bjarnveig bjartey bjartmann bjartmar bjartmey
    bjartur blaak black blackburn blackford blackman blackmon blackmore blackpool blackshear
    blackstock blackstone blackwell blackwood bladimir blagoveshchensk blaha blaho blahoslav blain
    blais blaisdell blakely blakemore blakeney blakeslee blakey blakley blakney blalock blanaid
    blanc blanca blanch|e blanchet|te blanchie blanco blanda blandine blanding blanduzia blane|s|y
    blankenship blanton blantyre blas|er blas-canillejas blasco blasi blathnaid blatnik
    blauensteiner blaylock blaze|r blazquez bledsoe blees bleijenberg blerim blerina blerta blevins
    blewanus blick blida blin blitar blixt blizzard bloch blodgett bloemendaal bloemfontein
    blokland blom blomberg blomgren blomkvist blommaert blomme blomquist blomqvist blondeel blondel
    blondiau blonk bloodworth bloom bloomfield blose blossom blouin blount blowick blue bluette
    bluford bluhm blum|e blumenau blumenthal bly blythe bnei boa boada boadi boadu boaga boahen
    boakye boakyewaa boardman boase boatemaa boatemaah boaten boateng boatman boatright boatwright
    boaz bobadilla bobal boban bobb bobba bobbitt bobbye bobo bobo-dioulasso bobruysk bobula bobur
    boburov bocanegra bocca boccaccio boccherini boccioni bocelli bochud bochum bock bocoio bodart
    boddaugh boddie boden bodhlaeir bodhlaer bodil bodin|e bodkin bodnar bodner bodo bodoni bodson
    boe|r boechat boeck boeckx boehm boel boers boeser boetet boettcher boezio boga|n bogadi
    bogaert|s bogard bogart bogdan bogdana bogdanov boger bogey bogga boggess boggs boghildur bogi
    bogisich bogle bogner bogomir bogor bogorodskoye bogota bogra bohan bohannan bohannon bohdan
    bohdana bohlander bohlin bohman bohn bohnbach bohumil bohumila bohuniya bohuslav bohuslava
    boiardo boichat boillat boily boise boisvert boitani boito boivin boix bojnurd bojorquez bokaro
    boke bokhtar boksburg boland|er bolanos bolatito bolding boldt bolduc bole|s|n|y boleslav
    bolger bolghuidhir bolguidhir bolick bolin boling|er bolivar bolivia boljkovac bolkesteijn
    bollen bolli bolliger bolling|er bolnbach bologna bolt bolton bolu boluwatife bolyard bolzano
    bolzmann boma|r|n bombieri bompiani bon|d|n|te|t bonaire bonanno bonar bonatti bonaventura
    bonaya bonbach bondarenko bondoukou bondra bondt bondumier bonet boney bonface bongiorno bonham
    boniface bonifacio bonilla bonin bonino bonita bonneau bonnell bonner bonnet|t bonney bonnin
    bonny bono|n bonolis bonomo bonsra bonsu bontang bonu bonueva bonvin bonvini booden boogaerts
    booher bookman bookout boon|en boonpungbaramee boothe boozer bophela bopp bora borah borahan
    borak borama borazjan borchardt borchers bordeaux bordelon borden bordj borek boreland boren
    borer borgar borges borghese borghildur borgia borik borissov borivli borja borka borko
    borkowski borland borman boros borough borowski borra borrani borrego borrell borremans borrero
    borris borromeo borromini borroni borsellino borshchahivka borsiere borst boru|t borujerd borys
    bos|t bosch bosco boshan bosibori bosilj bosio bosire bosley bosman|s bosnia bosque bossche
    bosshard bossi bossuyt bostic bostick bostwick bosurgi boswell bosworth botad botelho botella
    botello botham botica botond botsford botshabelo botswana bott|s botta bottaro botteron
    botticelli bottigliero bottrop botucatu bou bouabdellah bouafia bouafle bouake boualem bouali
    bouaziz bouazza boubekeur boucetta bouchama bouchard bouchareb bouchat boucher bouchet bouchez
    bouchra bouckaert boucsein boudart boudewijns boudiaf boudjemaa boudraa boudreau boudreaux
    bouffard boughton bouguerra bouhuizen bouie bouillon boukhalfa boukhari boukhatem boulanger
    boulay boulder bouldin boulogne boulogne-billancourt boulware boumaza boumediene bounab
    bourassa bourdon bourg bourguignon bourke bourne bournemouth bourquard bourque bourquin
    bouskoura bousquet boussaid boutaleb bouthoorn boutin bouton boutte boutwell bouvet bouvier
    bouwhuisen bouziane bouzid bouzidi bova bove|n|t bovene|n bovy bowater bowden bowe|s|r|n bowens
    bowers bowie bowker bowles bowlin bowser bowyer boyabenyathi boyer boyeros boyes boyett|e
    boykin|s boylan boyle|s boynak boynton boyse boysie bozarth bozeman bozena bozerk bozhou
    brace|y brack|e|en brackett bracy bradberry bradbury bradden braddock braddy bradfield bradshaw
    bradtke bradyn brae|m braeden braedon braelyn bragadin bragaglia braganca bragdon bragg
    braghildur bragi bragt brahier brahim brahimi brahimli brahimov brahimova brahmanbaria
    brahmapur brahmbhatt brahmi braiden braila brainard braithwaite brak brakpan brakus braley
    bramante brambilla bramble bramblett brame bramlett brammer brampton bramwel branaola
    brancaccio branciforte branco brandan brande|s|e brandenburg|er brandie brandl brandner
    brandstetter brandtner brandur brandy|n branham branislav branislava branka branko brann|en
    brannan brannelly brannon branscum brantford branton branum braoin brar brashear brasher
    brasilandia brasilia brasov brassard brasseur brassil braswell bratcher brateyevo bratislava
    bratsk bratton braud brauer braulio braun braunschweig bravin bravo brawley brawner bray brayan
    braydon braylen braylon brayton brazell braziel brazier brazil brazzaville brcko breana
    breandan breann|e breasail breathnach breault breaux breazeale brecht breckenridge breda breeda
    breeden breedlove breege breen breffni bregar breheny brehm breit breitenberg breki brekke
    breland bremen bremer bremerhaven brencis brendah brenden brenen brenneman brennen brenner
    brennon breno breonna brescia bresciani bresi breslin bresnahan bresnehan bresse brest brestir
    breton bretz breuer breugel breugelensis breugelmans breukeleveen breukelveen breunig breves
    brewer brewington brewster brewton brezina brezjan breznik bria briain briand brianda
    briartaigh bric briccialdi briceno brichard brichese bricker brickey brid bridge|r bridgeman
"""
