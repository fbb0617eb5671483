"""Names of people and towns. Towns: GeoNames, CC BY 4.0. Made by `bench/make_vocabulary.py`."""

WORDS = """
    stoke-on-trent stoker stokes stoll|ings stolnik stoltenberg stoltz stoltzfus stolz|e stone|y
    stonewall stonge stook stoops stopar stoppani storer storladi storm|y stormur stott|s stouffer
    stout stovall stover stowe stowell stowers stpeter stpierre straaten strachan stracke strader
    stradivari strahan strait straka stralen straley strand strandberg strangio strasbourg strasser
    stratford stratton straub strauss strawbridge strawn strawser street|er streich|er streit
    stribling stricker strickland strickler stricklin strid striebitz strigt|er strijker strik
    stringer stringfellow stripling strnad strnisko strobel strobl strogino stroh strohmaier
    strohmayer strohmeier strom stroman stromberg stroobants strosin strother stroud stroup strouse
    struble strunk stubblefield stubbs stucchi stuckey stucki studer stuivenberg stull stultz
    stummer stumpf stupalo sturdivant sture sturgeon sturges sturgill sturgis sturla sturlaugur
    sturm sturri sturtevant stuttgart stutz stutzman styr|r styrmir suan suarez suartini suat suazo
    subang suber sublett subomi subotica subramaniam subramanian subulussalam subutiye suci suciu
    sucre sudan sudbury sudduth sudi|e sudiati sudiksha suellen suez suggs suginami sugrue suh
    suhani suhonen suibhne suicheng suihua suijker suining suinvorde suita suiter suizhou sujangarh
    sujiatun sujjaboriboon sukabumi sukawati sukhenai sukkar sukkur sukrah sul|e sula sulaymaniyah
    suleja sulemannagar sulg sulhi sullana sullins sultan|e sultanah sultanbeyli sultangazi
    sultanov sultanpur sulzer sumare sumayl sumayya sumayyeva sumbawanga sumbe sumedang sumgayit
    sumida summerlin summerville sumpter sumrall sumy sun|e sunay sunch'on suncheon sundaram
    sundberg sundell sunder sunderland sundin sundqvist sunel sung sungai sungailiat sungara
    sunggal sunna sunnefa sunneva sunniva sunny sunnyvale sunrise sunset sunshine sunway
    suomalainen suominen supasit supasita suphi suppan suq suqian sura|t surabaya surakarta
    suraprachit suraprasert surber surco sureda surendranagar suresh surgut suri surian suriapet
    suriname surratt surrey suruc surulere surya suryatmi suryono susa|m susanita susann susanti
    suse susi sussanne sussie sussman suter sutherland sutinen sutphin sutt|er suttle|s sutton suur
    suus suvakit suvi suvorov suwarno suwayf suwaylih suwayq suwijuk suwon suzana suzann suzano
    suze suzhou suzuka suzuki svafa|r svahn svala svalbard svali svan|te svana svanberg svanbergur
    svanborg svaney svangeir svanhildur svani svanlaug svanlaugur svanmundur svantesson svanur
    svatopluk svatoslav svava|r svea svedberg svein|n sveina|r sveinberg sveinbjartur sveinborg
    sveiney sveinhildur sveinlaug sveinlaugur sveinmar sveinungi sveinveig sven-erik sven-olof
    svend svendsen svenja svenning svensson sverre sverrir svetlana svoboda swafford swaim swain
    swala swaleh swaminathan swamy swan|n swaney swanger swaniawski swank swanner swansea swanson
    swantje swarey swart swartz swazi swearingen sweatt sweden sweeney sweeny sweet sweitzer swen
    swennen swenson swetlana swett swick swift swiger swindell swindle swindon swinford swink
    swinnen swinney swinson swint swinton swisher switzer switzerland swope swords syahrini sybilla
    sybille syble sydell sydnee sydni|e sydnor sykes sykhiv syktyvkar sylas sylgja sylhet sylivia
    sylke sylva sylvain|e sylvana sylvania sylviane sylvianne sylvie sylvio sylwia symone symons
    synder synnott syombua syracuse syreeta syria sys syzran szabo szabolcs szalai szczecin szeged
    szekeres szekesfehervar szilveszter szilvia szymanski szymon ta'if ta-tanisha taahaa taahir
    taaj taal taalib taamir taanish taariq tabacu taban tabassum tabatha tabb tabea taber tabet
    tabetha tabish tabita taboada taboao tabor tabora tabriz tabuk tacchini taccola tacheng
    tachikawa taciddin tackett tacloban tacna tacoma tacurong tadas tade|en tadej tadeja tadeo
    tadepalligudem tadeusz tadhg tadpatri tafazal taferner tafoya tafuri taganrog taganskiy tage
    taggart tagil tagliafierro taguatinga tague taguig taha tahaw-wur tahawwur taheem tahir tahj
    tahmaseb tahmeed tahmid tahoor tahoua tahraoui tahri tahseen tahta tai|al|t tai'an taibai taibi
    taicang taichligh taichung taidhg taimur taina|n taine taipa taipale taipei taiping taishan
    taisir taisto taito taitung taiwan taiyuan taiz taizhou taja tajammal tajammul tajikistan
    tajimi tajudinn tajura tajus tak takahashi takala takamatsu takaoka takarazuka takasaki
    takatifu takatsuki takeo takisha takkelenburg takoradi takyi tal|ing|en|al tala|n|t talamantes
    talatona talavera talayer talbert talbi talbot|t talca talcahuano taldykorgan taleb talha|r
    talhah taliaferro taliani talibe taliercio talisay taliyah talkha talkington tallahassee
    tallent talley tallie tallinn tallman talmadge talmage talon talton talts talwar tam|m
    tama|r|n|m tamala tamale tamandare tamanna tamarit tamatha tamati tamayo tamba tambacounda
    tambaram tamberg tambika tamborini tambov tambra tamburello tamburi tamburini tameka tamekia
    tamez tamhais tamia tamica tamie tamika tamiko tamilla tamisha tamme tammerijn tammik tamminen
    tampa tampere tampico tampines tampubolon tamsma tamu tamya tanak tanaka tanay tanbay tandil
    tando|n tandri tane taneja taneli tanesha tang|en tanga tangail tangara tangaroa tangela
    tangerang tanggu tanghe tangier tangney tangnyunt tangshan tanguay tanguy tanhan tanika tanimu
    tanish taniya taniyah tanja tanjung tanjungbalai tankersley tanmayi tanner tanses tansev tansey
    tanskanen tanta tantou tantri tanui tanveer tanvi tanza tanzania tanzer tanzhou tanzini taonan
    taourirt taoyuan taozhou tapachula tapani tapia tapio tapley tapp tarah taraji tarak tarakan
    tarango tarantini tarantino taranto tarassov taraz tarbox tarchetti tardif tardiff tarfaan
    tarfur targowek targu tarhan tari tariba tarihoran tarija tarik tarime tariyel tarja tarlac
    tarlaigh tarmo tarnow tarpaigh tarpey tarpley tarr tarragona tarrant tarsha tarsus tart|er
    tartaglia tartini tartus taru|s tarvainen tarver tasca tasdik tasek tashina tashkent tasia
    tasik tasikmalaya tasker taskinen tasnim tassilo tasso tassoni tasvir taswir tata|r tatarka
    tatia tatianna tatjana tatro tatsuo tatu tatui tatyana tatyanna tau taubate tauber taucher
    taufan taufik taunggyi taungoo tauno taunsa tauranga taurean tautvydas tavarez tavaris taveras
    tavian tavion taw tawanna tawau tawia tawkeel tawny tay taya tayabas taygan tayla taylak tayler
    taytay tayyibe tayyip taza tbilisi tea teagan teague teahan teal teangana teasley tebaldi teber
    teberau tebessa tebingtinggi techer tecimer tecla tedder teddie teddy teder tedeschi tedesco
    tedford tedi teea teearu teel teela teerth teesalu teetat teeter|s teets tegal tegucigalpa
    teguh tehan tehran tehuacan teija teitur teixeira teja|s tejada tejeda tejedor tejera tejero
    tejs tek tekbay tekecan tekiner tekirdag tekla teknaz teksoy tekstil'shchiki tel telde telemaco
    telesio telford telim tella tellervo telles tellez tello telma|n telmo telse teluk teluknaga
    temara temecula temidayo temime temir temirhan temirov temirtau temistocle temizkal temmerman
    tempe tempie temple templeton templin temuco tencalla tenerife tengyue teni|s tenika tenisha
    tennant tenney tennie tennille tennison tennyson tenorio tenvir teobaldo teodor|s teodora
    teodoro teodosia teodosio teofil teofilo teohari teona tepexpan tepic teques teran terance
    teras tercan tere|r terell terengganu teresia teresiah teresina teresita teresopolis teressa
    tereza terezija terhi teri terina terje terlan ternan ternate terni ternopil tero terrace
    terragni terrassa terrazas terrebonne terrie terrill terttu terubong teruel tervo terwilliger
    tesch teshi tessier testa testerman tete|r tetouan tetreault tetuan teufl teuling teun
    teunissen teuta teuvo tevin tevs tew tex texanna texcoco texie|r texmelucan textor teybet
    teymur teymuraz tezcan teziutlan tezol thabani thabekhulu thabethe thabisa thabisile thabiti
    thabizolo thach thacker thai thaidhg thailand thaker thakkar thakur thalente thaler thales
    thalhammer thaller thaman thames thammarat thamrin thana thanatcha thandazile thandeka thandiwe
    thando thane thanel thanesar thango thani thanjavur thantananont thao tharp|e thatcher thaton
    thaxton thayer theadore theda thedore thein theis|s|en thekla thela thelen thembeka thembekile
    thembekwayo thembela thembile thembisa thembisile thenali thenjwayo theobald theodis theodocia
    theodoor theodor theodoro|s theodosia theola theophil|e theres theresia theriault theriot
    therman therrien thessaloniki theta theunis theuri theys thi|es thian thiare thibaud thibault
    thibaut thibeault thibo thibodeau thibodeaux thiel|e|en thiet thighearnaigh thigpen thijmen
    thijn thijs thika thill thilmany thilo thimi thinh thinhinane thinnes thiong'o thirion
    thiruvananthapuram thiry thobeni thohoyandou thoi thoirbhealaigh thoirdhealbhaigh thole thoma
    thomasina thomason thomassen thomasson thomka thommen thompkins thomsen thomson thon thonglang
    thonon thoothukudi thora thoralf thorben thorberg thorcail thore thorens thorn|e thornberry
    thornburg thornhill thorp|e thorsen thorson thorsten thorton thorwald thos thot thout thoya
    thoyana thrash|er threadgill threatt thresa thrissur throckmorton thu|y thuan thuathail thuku
    thulin thuliswayo thumbela thumbeza thunder thung thuo|t thuqbah thuranira thurber thure
    thurlow thurmond thurner thursa thusi thusini thuthukile thwala thygesen thyra thys tia tiainen
    tianfu tianjin tianna tianshui tianvarich tiara tiare|t tiarna|n tiarnaigh tiarra tiba tibbetts
    tibbs tibe tiberia tiberiu tibo|r tiburcio tice|n tidwell tiebo tiefenbacher tiegan tielemans
    tieli tieling tien tiepolo tiera tiernan tierney tierra tiesha tighe tighearna tighearnaigh
    tigre tigwav tihhomirov tiia tiihonen tiik tiina tiit|s tiiu tij|s|n tijerina tijl tijmen
    tijuana tikka tikkanen tilburg tilden tilen tilghman tilk tilla tiller|y tillett tilley tillis
    tillmann tillmanno tillotson tilman|n tilo tilton tima timberlake timbul timea timek timika
    timisoara timka timko timlin timmerman|s timmie timmons timmothy timms timofejev timonen
    timoney timony timor timotei timotej timoteo tims tinaquillo tinca tincher tindall tindar
    tindle tindra tindri tindur tineke tiney tingle|y tinguely tinh tinie tinker tinna tinne|y
    tinni|e tino tinsley tinsukia tintzmann tiobraide tiomanaidh tiomanaigh tippett tipton tiqva
    tira tirabassi tiradentes tirado tirana tiraspol tirdad tirie tirkkonen tirmiz tirop tirsa
    tirta tirtayasa tiruchirappalli tirunelveli tirupati tiruppur tiruvannamalai tiruvottiyur tirza
    tisa tisaj tischler tisdale tishie tishk titagarh titas titi|n titilayo titipatrayunyong
    titiwangsa titov tivadar tivaouane tiwaa tiwari tizi tiziana tiziano tjaldur tlahuac
    tlalnepantla tlalpan tlaquepaque tlemcen tlustek toa toal toamasina toba|r tobago tobe|y
    tobiasz tobie tobler tobolsk tobruk toccara tochigi tocoa tod todda todor todsapornpitakul
    todsawun toei tofiq toft togher togliatti tognazzi togo tohall toirbhealaigh toivanen toivo
    toivonen tokai tokat tokch'on tokelau toker toki tokorozawa tokoza tokunbo tokushima tokuyama
    tokyo tola|n tolain toland toldo toledo tolentino toler toli-toli toliara tolin toliver tolj
    tolle|y tollefson tolli|e tolliver tolman tolonbay tolonen tolosa toloza tolson toluca tolulope
    toluwanimi tolvanen tolyatti toma|n tomakomai tomana tomanek tomaselli tomasetti tomasini
    tomasz tomblin tome tomei tomek tomescu tomhnair tomi|e tomika tomingas tomislav tomka tomko
    tomlin tomlinson tommaseo tommaso tommi tomo tomori tompkins tomris toms tomsk tomson tomurcuk
    tonala tonc tonda tondabayashicho tong tonga tongchuan tongchuanshi tonghua tongliao tongling
    tongren tongshan tongzhou tonia tonicha toninelli tonino tonisto tonja tonje tonk tonni tonny
    tonra tonui toolan toole|y toolin toolis toom|er|ing|e tooman toomas toombs toomey toomsalu
    toon toor toots toowoomba topeka topias toplak topuz tor|d toralf torbat-e torben tordher torey
    torfey torfhildur torfi torfs torgerson torgny torhan toriano toribio toride torie torill
    torlonia tormaigh tormay tormey tormo tornatore toro toroitich toronto torp torpey torphy
    torquato torralba torre|s torrecilla torrejon torrence torrens torreon torrez torricelli torrie
    torrijos torry torsten torstensson torun toscani toscanini toscano toselli toshiko toshima
    toshio tosi toso tosto toth totino totonicapan totten tottenham tottori-shi totwiller touati
    touba toubeau toufen touggourt touil toulon toulouse toumi tournay toussaint tova|r tove tovuz
    towanda towe|r towery towett towle towne|s|r townley townsend township townsley townsville
    toyama toyohashi toyokawa toyonaka toyota tozzi tozzo tra|n|e trabzon tracee trader traetta
    trahan traian trainor tramel trammel trammell trang trantham trantow traoin traore trapanese
    trapani trapp trask tratnik trattner traude traudel traudl traugott trauner trausch trausti
    traute travaglia travaglio travers traversa travia travon trawick traxler traylor traynor tre
    treabhair treacy treadway treadwell treanor treasa treasaigh treasure trebbi treboux treccani
    treece treena trei|er|al trejo tremaine tremayne tremblay tremonti trenor trenten trentin
    trentini trento treoigh tresoldi tressie treutel treva trever treves trevin trevino trevion
    trevisan trevisani trevon trexler treyton trezzini tri|er tri-cities triall triana tribble
    trice trierweiler trieste trieu trigg triin trikasemmart trilby trillini trillo trimble trimmel
    trincavelli trincomalee trindade trinh trini trinity trinkl triona tripathi triplat triplett
    tripoli tripti trista tristen tristian tristin triston trivedi triveni triya trnski trobbiani
    troch troels trofimov trois-rivieres troisi trombetta trombley trommler tromp tron|d troncoso
    trondheim trong troparevo tropea trost trostan trotman trott|er trotta trottier troup trout
    troutman trowbridge troxell troxler troyer truax trub|en trubin trude trudeau trudel trudi|e
    trueblood truelove truesdale truett truitt trujillo trula trull trumaine trummer trump trung
    truong trupiano trupp trussardi trussell truu tryggva tryggvi trystan tsagairt tsai tsang
    tsaoi|r tsaritsyno tschentscher tse tsentralno-miskyi tsentralnyi tserkva tseung tshikapa
    tshilenge tsing tsionnaigh tsithigh tso tsosie tsu|en tsuchiura tsukuba tsuma tsuruoka tsuyama
    tsvetkov tuachair tuairisc tuairisg tuama tuan tuana tuaraisce tuaruisce tuataigh tuathaigh
    tuathail tuathaill tuathlainn tubarao tubbs tubridy tucci tuck tucson tucuman tudela tudora
    tudosia tuen tuere tufani tuggle tugiman tuguegarao tui tuija tuijl tuile tuimlin tuisk tuithof
    tukane tuksar tukufu tukur tulancingo tule tulia tulio tull|y|is tullio tulsa tulua tulun tum
    tumas tumi tumkur tumxuk tunahan tunar tunas tunchanok tunduma tung tungi tungipara
    tungkasethakul tunis tunisia tunja tunnell tunradee tunstall tuohey tuohy tuomas tuomi tuominen
    tuomo tuovinen tupper tur|e|al turabi turan turati turcein turchetta turchi turci turcotte
    turesson turgeon turgut turgutlu turhal turid turin turina turk|s turkey turkistan turkmenabat
    turkmenistan turku turley turlough turman turmero turmes turnage turnbow turnbull turney
    turongkinanon turpan turpeinen turpin turraoin turrini turunen turvi turxan tuscaloosa tutino
    tutkucan tutkun tutt|y tuttle tutu tuul tuula tuuli tuulia tuulik tuulikki tuur tuva tuvalu
    tuwei tuxtepec tuxtla tuy|en tuz tuzla tuzzolino tveit tver twan tweed|y tweneboa twidle twifu
    twigg twilley twitty twohey twohig twombly twomey twumasi twyla twyman tychy tye tyesha tygo
    tyla tylor tymon tymoteusz tynan tyndall tyne|s|r tyoply tyquan tyreek tyrek tyrel tyrfingur
    tyrik tyrin tyriq tyrique tyrrell tyshawn tyumen tyus uaid uaithne ualghairg ualtair uba|y
    ubaadah ubadah ubaid ubaidah ubaldi ubayd ubaydullah ubbi ube uberaba uberlandia uberlinda
    uberto ubika ubon ubur ucchal uche uchenna uchita udaipur udant udarsh udeen udeera udeh udgir
    udine udinese udinesi udo|n udupi udyati ueda ueli ufa uffe ufukay uganda ugarte ugep uggi ughi
    ugla ugo ugolino uhban uhl uibo uidhir uidhlinn uige uiginn uijeongbu-si uittenbosch ujamaa uji
    ujjain ujpest ujunwa ukhta ukraine ula|n ulakbey ulan-ude ulanhot ulanqab uldis uldry ulduz ulf
    ulfat ulhasnagar uli ulibarri ulises ulla ulla-britt ullman|n ulloa ullrich ullyul ulm|er
    ulrica ulrik|e ulrika ulsan ultaigh ultan ulu uluberiya ulug uluman ulutay ulva ulya ulyanovsk
    umaarah umair umande umang umarkot umarov umay umaya umea umm ummahani umman umoja umraniye
    umuahia umuarama umut umutcan unaizah underhill underwood undine ung|er ungaran ungaretti
    unggul uni uniacke uniaque united universal unjani unknow unna|r unnao unnati unni unnsteinn
    unnur uno unruh unruoch unt unterberger unterweger uolevi uotila upadhriti upadhyay upadhyaya
    upasna upata upchurch uphaus uphuis uphus upik upkaar upma uppal uppsala upshaw upton ura|m
    uraltay urasoe urayasu urb urbain urban|y urbano urbina urbonas urdaneta urena urfan urganch
    urhan uriarte urias uribe urijah urishilla urmas urmi uromi urquhart urra urrab urrutia urs
    ursel ursina ursynow urszula urte uruapan uruguaiana uruguay uruma urumqi urvashi urvi usada
    usak usamah uschi usera ushan usher ushindi usiku uskudar usman usmon usmonov ussery ussuriysk
    ust ust-kamenogorsk usyi utama utami utara ute utkarsh utkucan utley utrecht utsunomiya utz uus
    uusitalo uustalu uvira uwais uxi uyainah uyanser uygun uyo uzbay uzbekistan uzhhorod uzima
    uzsoy vaati vabaza vaca vaccaro vacek vachon vaci vacibe vacoas vada vaden vadim vadnais
    vadodara vaes vaessen vafir vagn vagna vahar vaher vahid vahittin vaht|er vahtra vaida|s vaidya
    vail vaillancourt vaillant vainio vaino vaishnavi vajcik vajda vaka vakris vakur val|e valach
    valadares valadez valary valberg valbergur valborg valbrandur valbuena valda valdebenito
    valdemar valderrama valdes valdez valdi|s valdimar valdivia valdovinos valeh valenciano
    valent|e valenta valenti|m valentijn valenzuela valera valerij valerija valerio valeriu valero
    valery valeska valette valey valge valgeir valguarnera valhildur valier valija valinda valinhos
    valk valka valkama valkonen vall|s|es|e valladares valladolid vallarta vallary vallecas
    valledupar vallee vallejo|s vallenduuk vallet valley vallie valliere vallin valmar valmarana
    valmundur valon valparaiso valsad valsteinn valter valtonen valtteri valur valva valverde
    vamakshi van|n|ness vanaga vanags vanatta vanbrabant vanburen vanbuskirk vancleave vancouver
    vanda vandaele vandamme vandecasteele vandekerckhove vandenberg vandenbergh|e vandenbroucke
    vandenbussche vandendriessche vandeputte vanderbijlpark vanderheyden vanderlinden vanderpool
    vanderstraeten vandervort vandevelde vandewalle vandiver vandusen vandyke vanegas vanek vanesa
    vang vangisa vanhee vanhook vanhoose vanhorn vanhouten vanhoutte vanhove vania vanja vankirk
    vanlandingham vanmeter vannatta vanneste vannie vannoy vanover vanpelt vanscoy vansha vansickle
    vansteenkiste vantaa vantassel vanuatu vanvitelli vanwinkle vanya vanzandt vanzant vap vapi
    vaqif vaquero varamin varanasi varano varas varela varenya vares varga|s varghese varginha
    vargo varik varis varkey varma|r varna varnado varner varney varsha vartiainen varty varughese
    varvara varzea vasa vasana vasari vasatika vasconcelos vashon vashti vasif vasil|e vasilica
    vasiliev vaska vasko vasques vasquez vass vassallo vassar vasseur vassie vassilios vastenhouw
    vasteras vastraedsd vasudha vasyl vasyl'evsky vatican vatnar vattimo vaught vaugirard vavrinec
    vaysal vaz vazeh vazquez veach veale veas veasey vecellio vecen vecide vecoli vedado vedant
    vedat vedhika vedika vedran veen veenendaal veenstra veera veerle veeti vefia vegard vegas vegt
    veig veiga|r veigur veijo veikko veilleux veis veit veiver vejalpur vejar velandia velarde
    velasco velasquez velazquez velde|n velderman velez velha velho veli velia velikiy|e velitdin
    veliz vella vello vellore veloso veloz velta velthoven veltman veltroni velva velvet velzen
    ven|able vena venancio vendela vendetti venditti vendrell vendula venegas venera veneranda
    veneziano venezuela veniamin venie|r venita venkataraman venkatesh venla venlo vennie venrooy
    vento ventura venturi venustiano veola vera veracruz veraval verbeeck verbeek verbeke verbiest
    verbist verboom verboven verbruggen verbrugghe vercammen vercauteren vercelloni vercoe
    vercruysse verda verde verdejo verdell verdi|er|n|e verdonck verdone verdugo verdun verduzco
    vere|s|en vereecke|n vereeniging verelst verena verfaillie verga vergara vergassola vergauwen
    vergeer vergerio verhaar verhaegen verhaeghe verhagen verharen verheij verhelst verheuvel
    verheyden verheyen verhoeven verhulst verhunskyi verim verkade verl|e verla verlene verlie
    verlin verlinden verlon verlyn verma vermandois vermeersch vermeil vermeir|e|en vermeulen
    vermeylen vermillion vermundur vernal vernell|e verneri vernetta vernia vernie vernita vero
    veronicah veronika veronique verret verri versace verschuere|n verschut versie versluijs
    verstappen verstraete|n vertie vertoor|en vervaeke vervaet vervoort verwimp verwoert vesa vesel
    veshnyaki veski vesna vespa vespasiano vespucci vessie vestal vestar vester vestergaard
    vesterinen vesterlund vestin vestmar veta vethayasas vetter veum veva vezat vezi vezrife
    vezzali viaene viamao viana vianello vibeka viberg vice|n vicena vicencio vicens vicenta
    vicenza vicie vickers vickery vickey victoire victor victoriano victorias victorine victorville
    vicy vidadi vidar vidas videla vidhi vidic vidisha vidmar vidoni vidov vidrine vieira vienna
    vienne vientiane vierdag vieroslava vierra viesturs viet vietnam vieux-longueuil vig vigia
    vigil vigilija vigliotti vigneron vignir vignon vigorelli vigri vigue vigur vihaan vihari viii
    viik viira viitala viitanen viivi vija vijayapura vijayawada vik|s|ing vikar viklund viktoria
    viktorie viktorija viktors vila|r vilain vilakazi vilalta vilanova vilaplana vilberg vilbergur
    vilbert vilbogi vilborg vilbrandur vilches vildane vilde vilgeir vilgot vilhelm vilhelmiina
    vilhelmina vilhelmsson vilho vili|s viliam vilius viljami viljanen viljar viljem viljevac vilji
    viljo vilkhivskyi vilks villablanca villadicani villads villagomez villagra villahermosa
    villalba villalobos villalonga villalpando villamil villamizar villanueva villar villareal
    villarosa villarreal villarroel villasenor villatoro villaverde villavicencio ville-marie
    villegas villemson villena villeneuve villeray-saint-michel-parc-extension villeurbanne villi
    villimey vilmar vilmer vilmos vilmundur vilnis vilnius viman vina vinaya vincenc vincentio
    vincenza vinciane vinck vincze vines vineta viney vineyard vinh vinicio vinicius vinie vining
    vinjar vink vinko vinnytsya vino vinogradov vinsen vinson vinton vinyuvanichkul vinzenz viola
    violet|te violetta viorel viorela viorica vira|r viraj viransehir virdie virge virgel virgia
    virgilio virgill virgin virginie virgle viridiana virk virman virpi virta virtanen
    visakhapatnam visalia visar|ion visconti viseu visintini vismara visnapuu visser|s vista
    visvaldis viswanathan vita vitale vitali|s vitalija vitebsk vitoria vittadello vittoria
    vittorio vitturi vitus vivaan vivaldi vivanco viveka viveros vives vivi|en viviana viviane
    viviani vivianne vizianagaram vjekoslav vjollca vlaanderen vlach vlad vladikavkaz vladislav|s
    vladivostok vlado vlaeminck vlaicu vlassov vlasta vlastimil vleugels vliet vlk vlna vlnka vlora
    vlore vodopivec voelker voet vogel vogl|er vogt vohra voicu voight voigt voinea voisin vojtech
    vojtek vojtka vojtko volcke volgodonsk volgograd volk|er volkan volkhard volkman volkmar volkov
    vollbrecht vollie vollmer volney vologda volpe volta volterra volz volzhsky von vonetta voney
    vonlanthen vonnie vonrueden voorde voorhees voorhout voorst voortman vopni vora vorm vorobjov
    voronezh voronin vos|s votorantim voutilainen vowell voyles vozar vozila vrabec vrabelj vrablec
    vrancken vranckx vranken vratislav vratko vrban vreneli vretenar vrhovec vries vrinda vrishti
    vritti vroege vrome vryheid vsiliauskas vue vugdelija vugec vuille vuk vukman vuljak vumisa
    vundla vung vunisa vuokko vuong vuorela vuori vuorinen vusumuzi vuyst vyanjana vyas
    vyhurivshchyna-troyeshchyna vykhino-zhulebino vytautas waahid waail waajid waarbeek waardeloo
    waas wable wabomba wabwile wabwire wacana waceera wachira wachter wacker waco waddell waddle
    wade|e waderle wadhwa wadi wadley wadood wadsworth waelchi waele wafa|e wafangdian wafeeq wafi
    wafiq wafula wagener wagenknecht wagenvoort wagers waggoner waghorn wagle wagner wagoner
    wagstaff wah wahab wahb wahban waheed wahhaab wahhaaj wahl wahlberg wahlgren wahome wahyu
    wahyudin wahyuni wai|te waida waimarie wainaina wainwright wairimu waites waithaka waithera
    waithira waits wakayama wakeeta wakefield wakhungu wakiman wakio wako wal|es|d wala walbrzych
    walburga walch|er walcott walczak waldemar walden walder walderade waldman waldner waldon
    waldron waldrop waldrup waldtraut walentina walfried wali|d walia walker walla wallaert
    walle|r|n|y wallgren walli|s|n wallner walsall walser walsh|e walsteijn walston walters
    walthamstow waltl waltman waltrade waltraud waltraut waltrud waltz waluyo walz wamaitha wamalwa
    wamboi wambua wambugu wambui wambura wampach wampler wamuyu wamwema wan wandera wandl wandsbek
    waneta wang|er wanga wangai wangare wangari wangechi wangeci wangila wangsa wangui wani
    wanijiku wanita wanja wanjala wanjau wanje wanjiku wanjira wanjiru wanjohi wanjugu
    wannapaitoonsri wannes wanning wansheng wantz wanxian wanyoike wanyonyi wanza wanzala wanzhou
    warangal ward|er|en warda wardaya wardell wardha wardi wardlaw ware warfield wargo warhi waridi
    warinder waring wario warisan warjas warji warman warnier warnke warnock warr|e warri warrick
    warrington warrior warsa warsaw warsita warta waruguru warui waseme wasendlunkulu washburn
    wasike wasin wasis wasita waskita wason wasonga wassaya wassenaar wasserman wassim wasson
    wastuti wasunun waswa watampone watanabe waterbury waterhouse waterloo waterman waters watford
    wathelet watika watkins watsica watt|s|ers watterson watthana wattiez wau waugh wauters
    wauthier wava wavinya wawan waweru wawira wawire wayaobu wayde wayman waymon wayua wazir
    wazirabad weatherby weatherford weatherly weathers weathersby weatherspoon weaver webber webby
    weber wechselberger wechuli weddle weddy weeden weekley weeldenburg weems weena weerdenburg
    weerdt weese weever wegmann wegner wegscheider wehner wehrli weibel weidinger weidman weidner
    weifang weigand weigel weigl weihai weihmann weijland weijters weil|er weiland weimann weimer
    weinan weinberg|er weiner weinhage weinhold weinstein weintraub weir weis|s|er|e weisberg
    weisgerber weisman weissman weissnat weitzel wekesa wela welborn welch weldiya welf welker
    welkom wellens weller wellman wells welsh welter welton welty wenceslao wenchang wenche wencke
    wende wendel wendelin wendling wendolin wendt wenger weninger wenke wennberg wensen wenshan
    wentworth wentz wentzel wenzel wenzhou wenzl wera werd|es werl-arnsberg wernecke wert werth
    wertz weru wesack wescott wesonga wess wessel|s wessex wesson west|er westberg westberry
    westbrook|s westcott westerbeek westerberg westerburg westerfield westerlund westerman|n
    western westfalen westfall westley westlund westman westminster westmoreland westonaria
    westover westphal weterink wethington wetmore wettstein wetzel wever wexler weydert weyland
    weylant weyrich weza whalen whaley whalley wharton whatley wheatley wheaton wheeler wheelock
    whelan whelehan whetstone whipple whisenant whisenhunt whisler whitacre whitaker whitby
    whitcomb white|d whitehead whitehouse whitehurst whiteley whiteman whitener whitesell whiteside
    whitfield whitford whiting whitley whitlock whitlow whitman whitmer whitmire whitmore whitson
    whitt|ed|en|y whittaker whittemore whittier whittington whitton whitworth whorton whyte wiafe
    wiberg wibisono wibke wibowo wichita wicht wicker wickerode wickham wicklund wickman wideman
    widener widhalm widiastuti widisha widmann widmer widner widodo widya wiebke wiedner wiegand
    wiek wiel wieland wielkopolski wieloch wiener wies|er|e wiesbaden wiesbauer wiesinger wieslaw
    wiesner wigan wigbert wigfall wiggins wiggs wight wigley wigman wijaya wijayanti wijk wijland
    wikitoria wiklund wiktor wilbanks wilborn wilbourn wilburn wilcher wilcken wilcox wild|s|er|e
    wilderman wildman wildschut wiles wilfinger wilfong wilfrid wilfrido wilfried|e wilhelmine
    wilhelmsson wilhelmus wilhite wilhoit wiliam wilk|s|es|e wilkens wilkerson wilkey wilkie
    wilkin|s wilkinson willaert willaim|s willame willams wille|y willekens willems|en willemstad
    willene willett|e willfried willhite willi willia williamson williard willibald willibert
    williemae williford willigen willingham willison willman willms willodean willoughby willow
    willson willum willy wilman wilmar|t wilmersdorf wilmes wilmet wilmington wilmont wilmot|te
    wilmoth wilms|en wilt wiltrud wiltzius wim|er wimberly wimbush wimmer wimolnot winandy winarno
    winarsih winberg winburn winchell winchester winda windell winder windhager windham windhoek
    windisch windle|r windom windsor winegar winejok winfred winfrey winfried wingard wingate
    wingfield wingo winkelman winkle|r winn|y winni winnipeg winnrich winslow winstead
    winston-salem winter winterthur wintheiser winther winthrop winton wipstrik wira wirda wireman
    wiremu wirt wirth wirtz wirz wiseman wishi wisner wisniewski wisnu wisoky wisozk witcher witham
    withers witherspoon withrow witkowski witmer witold witt|er|ing|e|en wittenboer wittman|n wiza
    wladimir wloclawek wofford wohlgemut wohlmuth wohlwend wojciech wojcik woking wola wolcott
    woldemar wolf|e wolf-dieter wolf-dietrich wolfenbarger wolff wolffel wolfhard wolfinger wolford
    wolfram wolfsburg wolfsdr wolfson wolfswinkel wollongong wolter|s wolverhampton wolzak womack
    womble wonju wonsan woo woodall woodard woodbury woodcock woodford woodham woodhouse woodie
    woodland|s woodley woodman woodring woodroe woodruff woodrum woods woodward woodworth woody
    woodyard woolard wooldridge woolery wooley woolf woolfolk woolley woolridge woolsey wooning
    woosley wooster wooten wooton worcester workman worrell worsham worsley wortham worthen
    worthersee worthing worthington wortman woudenberg woulfe wout|er|ers woutersz wozniak wratt
    wray wren|n wriddhish wridesh wroclaw wrynn wuchuan wuckert wuda wugang wuhai wuhan wuhu
    wujiaqu wulan wulandari wulff wunderink wunderlich wunsch wuppertal wuraola wurm wurth wurzburg
    wurzer wurzinger wushan wutke wuwei wuxi wuxue wuyishan wuyts wuzhishan wuzhong wuzhou wyant
    wyche wyckoff wycliff|e wycombe wylie wynants wynn|e wynona wyrick wysocki wyss xaba xai-xai
    xakimov xala xalak xalapa xalid xaliq xamis xanana xanlar xaver xenia xhakaza xi'an xiamen
    xiangcheng xiangtan xiangyang xianning xiantao xianyang xiaogan xiayang xiazhen xichang xico
    xigang xiii xilin xilinhot ximba ximena xincheng xindi xinghua xingning xingtai xingyi xining
    xinji xinqiao xintai xinxiang xinyang xinyi xinyu xinyuan xinzhai xinzhou xiong xiti xiulin
    xiuying xiva xizhi xoai xobeen xochimilco xolid xolidov xolo xosrov xtiyar xuan xuancheng
    xuanhua xuchang xudaverdi xudayar xudu xuhui xulu xumar xunchang xuyen xuyong xuzhou xzavier
    ya'an yaa yaakov yaamoa yaaseen yachana yachiyo yacine yadav yadavi yadid yadiel yadigar yael
    yafi|r yager yaghnam yagnesh yago yahaira yahaya yahi|r yahia yahiaoui yahvi yahya yahyaa yahyo
    yahyoev yai|r yaiza yaizu yajaira yakeshi yakobo yakub yakutsk yalazabay yale yam yamada
    yamagata yamaguchi yamamoto yaman yamar yamato yameen yamid yamile|t yamilex yamin yamini
    yamoussoukro yamuna yan|is yan'an yanara yanbu yance|y yancheng yancy yandel yandell yanet
    yaneth yanez yang yangcheng yangchun yanghang yangjiang yangju yangon yangpu yangquan yangsan
    yangshuo yangzhou yani yanick yanik yanina yanira yanisa yanji yannic yannick yannik yannis
    yantai yanzhou yao yaounde yap yaqeen yaqoot yaqub yaqubov yar yarber yarborough yarbrough
    yareli yaretzi yaritagua yaritza yaroslavl yasaar yasan yaseen yasemen yasemin yasenevo yash
    yashasvi yashawini yashem yashica yashoda yashodhara yashvi yasin yasina yasinaeva yasinov
    yasinta yasir yasmeen yasmina yasmine yasminova yasna yassin|e yasti yatan yates yathrib yatich
    yatin yator yautepec yauvani yavatmal yavuz yawar yawer yawnghwe yawson yayak yazan yazd yazeed
    yazganalp yazmin yazzie ybarra yda yeager yeboa yeboah yecid yee yeferson yego|n yeh yehuda yei
    yeimy yeison yejide yekaterinburg yekbun yekda yelahanka yelesen yelets yemen yen|y yenagoa
    yenangyaung yeneral yengwa yengwayo yeni yenifer yenny yeoju yeosu yepelek yepes yepez yeraz
    yerevan yergha yerko yerson yertan yesica yesid yesoob yessenia yessi yessica yetta yetunde
    yeung yevlakh yevpatoriya yewande yeyeye yezhou yfke yibin yichang yichun yidu yigit yildirim
    yilmaz yim yina yinchuan yineth yingkou yingling yingtan yintai yinthe yirenkyi yishun yiwu
    yixing yizhou ylenia ylfa ylfur ylinen ylitalo ylja ylur ylva ylvi|e yngvar yngve yngvi ynja
    yoakum yoan|n yocelyn yochana yockey yocum yoder yoel yoga yogi yogyakarta yohan|e yohana
    yohannan yoho yokkaichi yokohama yokosuka yola yolal yolande yolima yon yonago yonatan yonathan
    yong'an yongchuan yongji yongkang yongsong yongzhou yonkers yono yoo|n yopal yordan yorulmaz
    yosef yoselin yoshida yoshita yoshkar-ola yosma yost youba youcef youkaichi youmans younes
    youngblood youngman youngs yount|s youprasert youri yousef yousfi yousra youssef yrja yrkill
    yrsa ysaline yuan yuanlin yuci yudas yudy yuen yuepu yueyang yug yuli|n yulia yuliana yulianti
    yuliarti yulieth yulisa yulissa yuly yun|t|is yuncheng yundt yunfu yung yuni yuniar yunita
    yunlong yunus yunusobod yunusov yurani yurany yurdanur yurdaser yureed yurem yuri yuridia
    yurtseven yury yushu yusif yussuf yuste yusupov yutika yuvraj yuxi yuyao yuzhno-sakhalinsk
    yuzhnoye yvan yvon zaafir zaahid zaahir zaakir zaal zaanstad zabala zabaleta zabarella zabir
    zablon zabol zabrze zacatecas zaccagnini zaccardo zacchia zacco zachar zachara zacharia|s
    zacharie zackariya zackery zada zadie zaeem zaenab zafar zafeer zafir zafrul zagazig zagora
    zagreb zaguri zahaar zaharia zahedan zahfer zahharov zahi|d|r zahn zahnya zahra zahri zahro
    zahroyeva zahrun zahur zaib zaid|en zaida zaidi zainab zainabu zaira zaitra zaitsev zaituni
    zajac zajc zakaria zakariyo zakariyoev zakary zakayo zakhele zakinja zakir zakiyaxon
    zakiyaxonova zaliha zalindra zalokar zama|n zamarripa zambia zamboanga zambrano zamengo zamett
    zamfir zamfira zamin zamiq zamir zamira zamora zamorani zamorano zampa zamudio zana zanazzo
    zander zandra zangerl zango zanichelli zaniyah zanjan zansi zanzi zanzibar zaoui zaoyang
    zaozhuang zapata zapopan zaporizhzhya zaragoza zarar zarate zaraza zaria zariah zarichnyi
    zarina zarinova zarlino zarna zarqa zashil zauner zauqi zaur zavala zavier zavion zawadi zaweel
    zawiya zawiyah zayan zayas zayd|en zayidov zaynab zaynabova zayne zayyan zayyir zbigniew
    zbinden zboncak zdenka zdenko zdislava zdravko zealand zeba zebec zebirce zebulon zecchini
    zechariah zechmeister zechner zed zedillo zeemans zeferino zeffirelli zefta zehaan zehetner
    zehnder zehnia zehra zehranur zeigler zeiler zeilinger zeimes zeimet zeiner zejna zekayi zeki
    zel zela zelaya zeldenrust zelenograd zelha zelia zeljko zeller|s zelma zelpha zem zeman
    zemfira zemlak zemun zemzem zena|s zende zendejas zengin zenia zenica zenner zennun zenobia
    zenon zenovia zenta zenteno zenz zenzele zenzile zepeda zerafet zerdad zeride zeringue zeroual
    zerrouki zetta zetterberg zetticci zettie zettl zevenboom zewad zeynal zeynelabidin zeynep
"""
