"""Names of people and towns. Towns: GeoNames, CC BY 4.0. Made by `bench/make_vocabulary.py`."""

WORDS = """
    dumont dumortier dumoulin dunagan dunaway dunbar dundee dundo dunedin dunford dungan dunge
    dunham dunhua dunhuang dunia dunigan dunja dunkin dunkle dunlap dunleavey dunleavy dunlop
    dunn|ing|e|y dunphy dunson dunston dunton dunworth dunyo dunyoeva duodo duong duplessis dupont
    dupre|e|y dupuis dupuy duque duquesne duquette durab duracan duran|d|t durango durban durbin
    durdali durden durdona durdonova durdu durell duren durfee durg durgadin durgan durgapur durham
    durieux durkan durkee durkin durna|n durnin durning durodola duron duroux durrell durres
    durrett durrihy dursadiye durst dursun duruk durward durwood dury dusan duse dushanbe dusit
    duska dusko dussart dusseldorf dussen dustan dusty|n dutcher dutka dutko dutra dutrieux dutt
    dutta dutton duty duuk duval duvall duvanel duvenvoirde duvivier duwayne duyaza duyguhan duyun
    duyvenvoorde duzce duze dvalinn dvojak dvorak dwaine dwala dwamena dwan|e dwi dwyer dyal dyan
    dyck dyer dyke|s dykstra dylano dyllan dylon dymphna dympna dyson dzene dzenis dzerzhinsk
    dzidra dzintars dzintra dzurjanin eachaidh eachain eachmharcaigh eadaoin eaddy eades eads eady
    eagan eagle eakin|s ealanaidh eames eamon|n ean|es eanna earlean earley earlie earls earp
    eartha easboig easley eason east|er eastbourne easterday easterling eastman eastwood eathel
    eatmon eaton eavan eaves eba ebba ebbe ebbi|e eben ebeneser eber|ly eberg eberhard|t eberharter
    eberl|e ebersole eberth ebetsu ebina ebner ebolowa eboni ebonney ebony ebuakil ebuka ebute eby
    ecatepec ecaterina eccles echevarria echeverria echo echols eck|er eckard eckart eckbauer
    eckehard eckenrode eckert eckhard|t ecklund eckman eckstein eco ecrin ecuador eda edaviye
    edberg eddah eddings eddington eddins ede|r edea edel edelbert edelgard edelman edelmira
    edelmiro edelstein edeltraud edeltraut edeltrud edens edgaras edgard edgars edgerton edgington
    edhitha edi|er|n|t edil edilberto edilma edilon edilson edina edinah edinburgh edington edinson
    edirne edisson edita editha edla edlinger edlund edman edmiston edmon edmonds edmondson edmonia
    edmonson edmonton edmundson ednah edoardo edogawe edon edona edouard edra edrie edris edsel
    edson edu|n eduar|d eduarda eduards edvard edvardas edvardsen edvardsson edvin edvinas edw
    edwar edwardo edwards edyth|e eeckhout eelis eelman eemeli eemil eerden eerenbeemt eerik eero
    eesaa eesha eetu eeva efe effa effertz efil efon-alaaye efrem efser eftimia eftimie ega|n
    egbert egea egenur egger|s|t eggleston egidijus egil|s egill egisheim egla egli eglinton egorov
    egypt egzon egzona ehan ehlers ehlert ehrenfried ehrentraud ehrhard ehrlich ehsaas ehsan eibhir
    eibl eichberger eichelberger eichenberger eicher eichhorn eichinger eichler eichmann eide|r
    eidson eigenwillig eija eijaz eijkelboom eijndhoven eijssel eik eikar eila eiland eilfirt eilis
    eilish eimantas eimear eimer eimhear eimsbuttel einari einarsson einaudi eindhoven einey
    einhildur einir eino eir eira eiravati eirfinna eirik eischen eisele eisenberg eisl eisner
    eitel eithan eithel eithne eivers eivin|d eivor eixample eja ejaz ejido ejigbo ejlaal eka ekai
    ekaja ekal ekalinga ekani ekansh ekanta ekantika ekapad ekaraj ekaterina ekavir ekbal ekber
    ekberg ekdahl ekelund ekene ekeno ekholm ekibastuz ekidor ekiru ekitela ekiya ekkehard ekkehart
    eklund ekman ekmel ekow ekpene ekrem ekstrand ekta ekundayo ekundu ekwueme el-amin ela eladio
    elaf elamiye elana elariz elazig elbasan elberg elberta elberts|e elblag elbridge elby elche
    elcira elcy elda elder eldey eldlilja eldmar eldora eldoret eldred eldredge eldur elea eleanora
    elease eleazar electa eleina elektrostal elenborg eleni elenor|e elenora eleodoro eleonor|e
    eleonora eleuterio elex eley elfa|r elfi|e elfida elfreda elfrieda elfriede elfur elgie elgueta
    elhan eliabeth eliakimu eliana eliane elianna eliason eliassen eliasson elick elida eliecer
    elien eliette elif elifnur elifova eliga eligah elige eligia eligio elihu eliisa elimar elina
    elinborg eline elinore eliona eliott elis elisabet|e elisabeta elisabetha elisabetta elisaveta
    elista elita eliud elizabet|e elizabeta elizah elizbeth elize elizondo elk|e elka elkana
    elkin|s ell|e|y ella|r elladio ellamae elledge ellender ellert ellery elley elli elliana
    ellinger ellingsen ellingson ellington ellinor ellisif ellwood ellyn elman elmar elmeri
    elmhurst elmidar elmina elmir|e elmira elmyra elna elnur elo|is eloah elodia elodie elof
    elofsson eloi elona elonzo eloranta elorza elosy elphas elpidio elrod els|en|y elsabet elsbeth
    elsebeth elsemulder elsenaar elson elston elswick elsworth elta elturan eluh eluru elva|r|n
    elvana elver elvera elvi|e elvina elvire elvy elwanda elwell elwin elwira elwyn elxan elyas
    elyssa elzada elzas elzbieta elzie elzy ema|s|n emal emalahleni emaline emanoil emanuela
    emanuele emanuella emanuelli emanuelly emanuelsson emanuil emard embalenhle embden ember embla
    embree embrek embrey embry embu embuh emeka emelia emelie emelina emeline emely emelyne emer
    emerald emeralda emerick emese emett emiel emigdio emilce emilee emilian emiliana emiliano
    emilien emilija emilis emilly emilse emilsson emin|e emina eminabad eminov emir emirates emiro
    emma-louise emmaculate emmah emmalee emmaline emmanuelle emmelen emmen emmer|t emmi|e|t emmons
    emogene emong emperatriz empluk emran emrich emrick emrullah emry emuria emy ena|r encarna
    encarnita encheng encina enciso enda endah ender endicott endra endre|s endrit endrizzi endsley
    ene|s enea eneka enfes enfield eng|en engberg engdahl engel|s|en engeland engelbert engelhardt
    engilbert engilbjartur engill engin enginiz engl|er|e engla england englebert engleman englert
    english englund engman engstrom engvall enika eniola enis enith enja enloe enna enno enock enok
    enola enos enright enrika enriqueta enriquez ensar ensari enschede enschot ensenada enshi ensio
    ensor entebbe enteng enterprise entringer enugu enver envigado enzi enzinger enzio eochadha
    eochaidh eoghain eoghan eola ephantus ephram ephriam epifanio epley epperson eppie epps epsie
    epstein epworth equatorial eral eraldo eraslan erastus eraycan erazo erb|er|y erbay erbil ercan
    erceg ercihan erdal erdemer erdibay erdman|n erdmute erdursun erebuni eregae eregli erem eremia
    erenalp erensoy erfurt ergener ergi erginel erhard|t erhart erhout erices ericka erickson
    ericson ericsson erikas eriksen eriksson erina erion eritrea erjavec erkan erkinel erkki erksoy
    erla|r erlacher erland erlandsson erlangen erle|r|n erlendur erlene erline erling erlingur
    erm|es ermanis ermanno ermelino ermelo ermenegildo ermina ermine ermutlu ernestas ernestine
    ernests erni|r ernits ernser ernst-august ernst-dieter ernst-otto erny erol eronen erpelding
    erpur errachidia errani errigo ersel erskine ertan erten ertl ertuncay erupe erva ervaniye erve
    ervine erving erwan eryk erykah eryn erzincan erzurum esben escalante escalera escalona
    escamilla esco escobar escobedo escolano escondido escribano escudero escuintla esekon esenbay
    esenler esenyurt esequiel esfandyar eshan eshana eshelman esi esila esinyen esja|r eskelinen
    esker eskew eskil eskinalp eskisehir esko eskola eskridge eslamshahr eslemnur esley eslinger
    esma esmanperi esmarelda esmee esmeraldas esmira esna esneider espada esparta espartaco esparza
    espejo espen esperanza espinal espino espinosa espinoza espitia espoo esposito esqueda esquibel
    esquivel esra essa essary essen essi esson estabrook estates estay estefan|y estefani estefania
    estel estela estell estep ester estera esteri estero estes estevan esteve|s estevez estey
    estiawan estie estill estiono estiva estiven eston estonia estrada estrella esuk esupofo
    eswatini eszter eta etah etawah etela etelka etelvina etha ethelbert ethelene ethelyn ethen
    ether etheridge ethie ethiopia ethna ethne ethridge ethyl|e etibar etiqad etizaaz etna
    etobicoke etter ettie ettore etwatwa etyang etzler etzold euan eubank|s eudora eudy eufemia
    eufrosina eugenie eugine eugster eula eulah eulalia eulalie eulma eulogio euna|n eunapolis
    eunika euphemia eura eure eusebia eusebiu eustaquio eustatius eutimio eutropio eva-lena
    eva-maria eva-marie evald evaldas evalena evaline evalyn|e evamaria evance evangelia
    evangelista evangelos evanghelina evansville evaristo evaton evcimen evde eve|y eveland evelena
    evelia evelien eveliina evelin|e evelina evelingen evelio evelyne evensen evenson everaert
    everde everet everhart everline everlyne evers eversole everson evert|s|t evette evi evia evija
    evita evon evoy evrard evrim|er evy ewald ewart ewatomi ewelina ewell ewen ewers ewin ewoi exa
    exequiel exeter exie exposito exum eyanae eyberg eydan eyhildur eyja eylaugur eyleif eyleifur
    eyler eymar eymundur eynde eyre eysteinn eyvar eyveig eyvindur eyyub ez-zor eze ezeiza ezell
    ezeugo ezgin ezhou ezzard ezzell ezzouar faas fabbri fabia fabiana fabien fabienne fabra fabre
    fabregat fabrice fabriciano fabricio fabrizi fabrizia fabrizio fabry facatativa fachtna facundo
    fadden fadekemi fadel faderera fadian fadil|e fadime fadipe fae|s fagan faggiani fagiani
    fagotto fagunwa fahari faherty fahey fahmi fahrullah fahy fain fainche faiq fairbanks
    faircheallaigh fairchild faircloth fairfield fairhall fairley fairy faisa faisalabad faison
    faivre faizah faizan faize fajardo fajimi fajnor fakazi fakude falabi falak falan falco|n
    falcone faleti falgeir falgoust falgout falguni falier falkland falkner falko fallaci falloppio
    fallujah falon faloye falur falvey fami famil fanaka fancher fanelli fang fangchenggang fanisa
    fankhauser fanling fann|ing|y fannar fannberg fanney fanngeir fanni|n fannlaug fannon fannye
    fant fantini fantoni fantozzi fanucci faoite faqid faqus faraj faraja faranda farangiz
    farangizova faras farber fardis farell fargo farhan farhiya farhod farhodov farhunnisa faria|s
    farid farida faridabad faridpur farijika farina farinelli fariq fariz fariza farizayeva farizov
    farkas farland farley farnan farnese farnham farnon farnsworth faroe faron farouk farov
    farr|en|y|is farragher farrar farrelly farrington farrissey farrissy farrow farrukhabad farta
    farthing faruk farwell farzona farzonova fasano fasasi fasching fasher fashn faso fassett fate
    fatehpur fatha fathaigh fatharta fathartaigh fathonah fatih fatiha fatime fatinur fatma
    fatmanur fatmir|e faton fatteh fattori fatuma faucher fauconnier faught faugno faulk faulkner
    faull faure faust faustas favata favela favoriten favre faw fawcett fay fayette fayetteville
    fayize fayyum fazekas fazenda fazil fazio fazli fazul fealy fearachair fearadhaigh fearchair
    feardhaigh feargal fearghail|e fearghal fearghusa fearon fearraidhe fearraigh feaster
    featherston|e febe febi fechant fechner fecteau fed|er|en fedde fedele federica federici
    federigo fedorov fedotov feehan feeley feeney feenstra feeny feest fegan fehan fehilly fehim
    fehintola fehmiye fehr fehringer feichtenschlager feichter feichtinger feichtner feiereisen
    feighery feigl feijoo feil feinberg feinen feinstein feira feisal fekete felban felber feldek
    felder feldman felecia felice feliciana feliciano felicidad felicie|n felicitas feliks feline
    felipa felisa felista felister felistus feliu felizitas felker fellah fellinger fellner felten
    feltgen feltner felts feltz|er fema femke fender fenderson fendley fendou fenelon fengcheng
    fenghuang fengshan fengur fengxiang fenighty fenlon fenn|er|ing|e fenna fennell|y fennessey
    fenni fenske fenwick fenya ferahdiba ferat feraye fercher ferd ferdi ferdinando ferebee feremez
    ferenac ferenc fergal fergana fergus ferguson ferhan ferhat feriel ferihan ferinaz ferland ferm
    ferman fermi fermuta fern|e|y fernand|es|e fernanda fernandez ferney feron ferrabosco ferrada
    ferragamo ferragni ferran|d|te ferrando ferrara ferrari|s ferraro ferrata ferraz ferrazzi
    ferre|r|e ferreira ferrera|s ferrero ferretti ferreyra ferri|n ferriter ferro ferrucci ferry
    fersan ferstl fertram feruza feruzova feryas ferzi fes fessler fetter fetullah fewell fey|s
    feyder feyha feykir feyruz feyzin feza fhailghigh fhearadhaigh fhearchair fheargail
    fhearghail|e fhearghusa fhearraigh fheorais fhiachra fhinn fhinneachtaigh fhionghuin
    fhionnachta fhionnachtaigh fhionnghaile fhionnlaich fhionnlaoich fhionntaigh fhir
    fhlaithbheartaigh fhlaithimh fhlannchadha fhloinn fhuallaigh fiacha fiachna fiachra fiaich
    fiala fiamma fianarantsoa fiannachta fiannachtaigh fiannaidh|e fiannaigh fibikemi fibonacci
    fica fichtinger ficino fico ficus fidan fidaye fidela fidelia fidelis fidelma fidencio fidler
    fidvi fiebig fiedler fielder fien|e fieramosca fiere fierens fierro fife fifield figueiredo
    figueras figueroa figuerola fihlela fiifi fiji fijo fikayomi fike|s filali filangieri filar
    filatov filban filbin filc fildan filho filip|e filipa filipek filipko filippa filippelli
    filippini filippo filippov filippus filit filiz fillion fillmore filofteia filogamo filomena
    filzi fimar finan finbar|r finch|er findlay findley finegan finetti finian finis fink|e finka
    finkelstein finkle finland finlay finna finnboga finnbogi finnborg finneachta finneadha finnell
    finneran finnerty finney finngeir finnlaug finnlaugur finnthighearn finnucane finnur finola
    finotto fintan finucane finzi fiodhabhra fiodor fiol fionan fionnachta fionnachtaigh
    fionnghaile fionnghalaigh fionnghusa fionnlaoich fionntan fionnuala fionnula fioravanti fiore
    fiorella fiorenzo fiorino fiorucci firbhisigh firdavs firdavsev firdevis firdovsi firgantoro
    firman firmansyah firmin firozabad firozpur firth firudin fisch|er fischbach fischetti fiscus
    fishman fisk|e fisnik fiso fitan fitch fite fithchealla fithcheallaigh fitim fitnat fito fitore
    fitria fitriani fittipaldi fitts fitz fitzgibbon|s fitzhugh fitzmartin fitzmaurice fitzpatrick
    fitzsimmons fitzsimons fitzwater fiyaz fjalar fjarki fjodorov fjolla flaas flagg flaherty
    flahive flaiano flaithbhearta flaithbheartaigh flaithearta flaithimh flaitile flament flammang
    flamur flanagan flanders flanigan flannabhra flannagan flannan flannchadha flannelly flannery
    flannghaile flantz flatbush flatharta flathartaigh flatley flatt flavia flavie flavin flavio
    flaviu fleche fleck fleda fleenor fleet fleeta fleetwood flego fleischer fleischhacker
    fleischman|n flem flemming flesher fleta fleur|y flickinger fliegner flink flinn flint floare
    floarea floch floinn flonnie floortje flor|es|e|y flora florance florea florencia florencio
    florene florentin florentina floretta florez floriana floriane florianopolis florica
    floridablanca floridor floridsdorf florie florim florin florina florinda florio florrie flosi
    flossie flournoy floy fluellen fluker flurin flurina flynt foa foch foconi fodhladha fodil
    fodor fofie fogarty fogazzaro fogel fogg foggia foghludha fogle foidl folan folashade folch
    folda foletti foley folke|r folkert folkesson follett folliero folse folsom foltz folu fomin
    fonck fondo fong fonjallaz fonseca fontaine fontana|r fontanez fontenot fontes foody foote
    foran forbes forbis forcier forde fordham foreman forero forest|er foret foriwaa forjan forkin
    forli forman formbach formosa fornaciari forney forni forrester fors forsberg forsell forsgren
    forslund forsman forster forstner forsyth|e fort|e fortaleza fortechnyi fortenberry fortich
    fortier fortin fortner fortney fortson fortuna fortunata fortunato fortune fortuny fortuyn
    forza foscari foser foshan foss fossmar foster fosu fosua foti fotima fotimayeva foucart
    foucher foumban fount fountain fouquet fournier foust fouts fouzia fowler fowlkes fox foxworth
    foy foyle foz fqih fracci frado frady fraga fraher fraley frami frampton franc|y franca
    franceschi franceville franch franchesca franci|es francillon francina francisc francisca
    franciscus franciska francisquita francistown franciszek franck francois|e frandsen franecki
    franek franjo frank-michael frank-peter franka franke frankel frankfurt frankhuizen frankline
    franko franks frano franscini fransen fransiska franssen fransson frantz franz-josef
    franz-peter franz-xaver franzen franzese franziska fras frasier frauke frausto frawley frazee
    frazer freaney frechette frede|s frederica fredericka fredericks frederickson frederico
    frederik|e frederika frederikke frederiksen frederique fredette fredie fredrickson fredrika
    fredriks|en fredriksson freeda freedman freeland freeley freeney freese freeth freetown fregn
    fregoso freguesia frei|s freia freiburg freil freitag freitas frema fremie french frerichs
    frescobaldi freshour fresia fresnillo fresno fretwell freudenberger freudenthaler freund frey
    freylaug freyleif freymar freymundur freysteinn frias friberg friburgo fricis frick|e frid
    fridah friday fridolin fridrich friedbert friedemann frieder friederich friedericke friederike
    friedhelm friedhilde friedhold friedl friedli friedlinde friedman friedo friedrich-karl
    friedrich-wilhelm friedrichshain friehus friel frierson friesen frigg frighil friis frimer
    frimpomaa frink frio frisbee frisbie frisby frisch frisco frisk frith frithile frithjof fritsch
    fritts fritz frizzell frode froehlich frolov fromm frommelt frona fronia fronie fronnie
    frontera froschauer frost frosti fruge frusina frutos fry|e fryderyk ftorek fu'an fuad fuada
    fuallaigh fuaruisce fuchs fuchu fudge fuding fuencarral fuencarral-el fuenlabrada fuente|s
    fuentealba fuenzalida fuertes fugate fuhrman|n fujairah fuji fujiati fujieda fujimino fujimoto
    fujinomiya fujisawa fukayacho fukui-shi fukuoka fukushima fukuyama fulbright fulcher fulford
    fulgencio fuli fuling fulk|s fulkerson fuller fullerton fullmer fulmer fults fultz fulvio fuma
    fumiko funchal funches funderburk fundi fundo fung funi funk|e funkhouser funnell funtua funza
    fuqua fura furda furey furlan furlong furness furr|er furst furtado furth fusani fusano-ostia
    fusco fuseli fushun fussell fuster futch futrell futuna fuxin fuyang fuyu fuzayl fuzaylov
    fuzhou fuzuli fye fyfe fylkir fynn fyzabad gaasch gaba gabadela gabba gabbana gabbard gabel
    gabela gabes gabhann gabhezi gabhisa gabin gabino gable gabon gabor gaborone gabriele gabrieli
    gabrielius gabrielly gabrielsson gabriyelov gabud gaby gacem gachanja gacheri gacheru gachoki
    gada gadag gadag-betageri gadang gadda gaddis gaddy gade gadhra gading gadlela gadson gaduh
    gaetano gaete gaffney gafraigh gagan gagashe gage gaggini gagliano gagliardi gagne gagnoa
    gagnon gagys gahan gahleitner gaiatto gaibhre gaida gailey gailius gaillard gailys gaine|y
    gainesville gairbhe gairbhia gairbhighe gaitan gaither gaito gaja gajardo gajuwaka gakii
    gala|r|n galak galang galarza galasso galati galaz galbraith galbreath galdames galdikas galdur
    gale|s galeano galeati galenzone galgallo galgalo galiano galiazzo galicia galih galijn galik
    galilea galilei galina galindo galiono galip gallagher gallaher galland gallant gallardo
    gallart gallaway gallchobhair galle|r|n|t gallego|s galleguillos gallez galligan gallion
    gallivan gallman gallo gallogly galloway gallup galo galtarossa galu|r galuh galuppi galvan
    galvani galvarino galvez galvin galvis gama|n gamache gamani gamanto gambia gambill gambira
    gamblang gambo gamboa gambrell gambu gambuse gamede gamez gamhna gammon gan|ly|n|t ganda
    gandajika gandewa gandhi gandhidham gandhinagar gandi gandy ganep ganesan ganesh ganga
    ganganagar gangapur gangavati gangemi gangl gangneung gangsa|r gangtok gangu|ly gani ganimete
    ganiye ganja ganjaran ganley gantar gantt gantz ganzhou gao gaoith gaojing gaomi gaona gaoping
    gaora gaozhou gapan gara|n|y garaidh garang garanhuns garavan garba garber garcia gard|e|en
    garda gardener gardens gardez gardiner garech garett garety garey garg gargallo gargan garhi
    garibaldi garibay garica garima garissa garman garmendia garmon garner garnier garobbio
    garofalo garold garozzo garpur garraghy garrahy garrard garreth garretson garri|s garrido
    garriga garrihy garrison garrity garrone garrow gartlan|d gartner garton garut garvan garver
    garvey garvin garza garzoni gasa gasaway gasela gashi gashua gaskill gaskin|s gasmi gaspar|d|e
    gasper gasperi gass|er gassaway gassner gast gasteiz gastel gastelum gasti gastone gately gates
    gatewood gathogo gathoni gati|s gatica gatimu gatineau gatlin gatling gatot gatra gatsheni
    gatti|s gatto gattringer gatwiri gaudet|te gaudin gaudreau gaudreault gaughan gaui gauja gaukur
    gaul|t gaurang gaurangi gaurav gauri gaurika gause gautam gautami gauthier gauthildur gauti|er
    gautrekur gautur gauvin gavaghan gavalier gavan gaven gavenda gavican gavigan gaviria gavrilov
    gavyn gawati gaya gayathri gayden gaylen|e gaylon gaylor gaynard gaynell gaynor gaytan gayton
    gaza gazel gaziantep gazipur gazmend gazu gbadebo gboko gbolahan gbongan gbowoade gcaba gcaleka
    gcugcwa gcumisa gcwabe gcwensa gdansk gdynia geanina geany gearachaigh gearailt gearchaigh
    geard gearhart gearld gearldine gearoid gearty gebashe gebhard|t gebhart gebhezi gebze geddes
    gedeza gedi gediminas gedion gee|r geelong geenen geens geeraerts geerling geerts|en geest
    geetika geffen gefjun gefn geherty gehring|er gehrke geier geiger geimhridh geir geira
    geirfinna geirfinnur geirhildur geirhvatur geiri geirlaug geirlaugur geirleifur geirmundur
    geirtryggur geirvaldur geis|t geisel geisler geisli geita gejiu gejza gelabert geldens gelder
    gelinas gellemeyer geller gelli|r gelsenkirchen gelsomina gelu gema gemen gemena gemert gemito
    genaro gencaslan gence gendron gene geneart genechten genefaas geneina genevra gengeshe gengler
    genie gennaro gennie genoa genot genovefa genovese gent genta gentile gentileschi gentili
    gentilini gentry geo geoffroy geofrey geoghegan geoje georganna georgeann georgeanna georgel
    georgene georgescu georgeta georgetown georgetta georgiana georgiann georgine georgios geovanni
    geovanny gepa gera|y geraci geraghty geralyn gerarda gerardine gerardus gerarghty gerassimov
    geraud gerber gerd|es gerdi gereida gerena gereon gerfried gergely gerhard|t gerhild gerhold
    geri gerlach gerlind|e germana germano germany germiston gernot gero gerolf gerrit|s gerritse|n
    gerson gert gerta gertha gerti gertraud|e gertraut gertrud|is gertz gervais gervasi gervasio
    gerwin gery gesa gesare gesche gesine gestel gestur geta getafe geter gethera getrude getty
    getz geudens geuens gevaert geyer geylang geza gfeller ghaalib ghaazi ghabhann ghaffaar ghafoor
    ghailing ghaith ghalib ghaliyati ghamr ghana ghanee ghanem ghani ghannam gharbi ghardaia
    ghasaan ghashir ghauth ghawth ghayoor ghazalan ghazanfar ghazanfer ghazawan ghazi ghaziabad
    ghazipur ghazni ghazzal gheimhridh ghenadie gheorghe gheorghiu gherbi gherghina ghilas ghille
    ghilleathain ghirr ghislain|e ghiyaath ghiyath ghoerle ghoill gholston ghose ghosh ghotki
    ghuala ghufran ghulaam ghulam ghulja ghunayn ghunna ghurayb ghusharib ghusun ghutayf gia|n|y
    giacconi giacinto giacobbe giacometti giacomo giada giammusso giampaolo giampiero gian-luca
    giana gianetti gianfrancesco gianfranco giang gianina gianinazzi gianluca gianluigi gianmarco
    giannelli giannetti gianni giannini giannone giannotti giannuzzi gianpaolo gianpietro
    gianvecchio gibb|s gibbon|s gibert gibilisco giblin gibne|y gibraltar gichana gicheru gichohi
    gichuhi gichuki gichuru gicu giddens giddings gidget giedrius giel|en gierschner giese giesela
    giffin gifford gifty gifu gigaba giger gigli giglio giguere gijang gijon gijs gikonyo gil|s|e
    gilabert gilang gilardoni gilbane gilberte gilbertson gilbreath gilbride gilchrist gilda
    gildardo gildea gilduff gilford gilgit gilgunn gilhooly gilkey gill|en|ic gillain gillam gillan
    gillard gilleathain gillenwater gillespie gillet|te|t gilley gilliam gilliard gillick gillie|s
    gilligan gilliland gillingham gillispie gillman gillooly gillum gilma|r gilmartin gilmer gilpin
    gilreath gilroy gilsenan gilslaug gilson gilstrap gimcheon gimenez gimeno gimpo-si ginder gindl
    giner ginese ginesio ginette ginevan ging|er gingerich gingoog gingras gingrich gininda ginkel
    ginn ginneadha ginneke ginnitty ginnity ginowan ginsberg gintalas ginter ginty ginyas
    ginzburgas gioacchino gioachino gioberti gioele gioffre gioia giolitti giolla giollarua
    giollaruaidhe gion gionata gionnachtaigh giordano giorgetti giorgia|n giorgiana giovanna
    giovanny giovine gipson giradello giraldo giralt girard girardot giraud giresun girga giridih
    girik girindra girish girolamo giron girona giroux girschner girtha girvan gisa gisbert
    giselmeyer gisenyi gish gislason gislinde gisselle gissunn gissur gitahi gitari gitau githaiga
    githinji gitonga gitta gitte gittens giulia giuliana giuliano giulietta giulietti giulio giunti
    giuoc giuseppa giuseppina giusti giustino givens givern giz giza gizela gizella gizem gizur
    gjaflaug gladbach gladden gladis gladney gladyce glaisne glaser glasgow glasper glasscock
    glasser glassman glatz glauco glavan glavin glavor glaze|r glazier glazov gleason gleasure
    gledhill gleeson gleichner glendale glendon glendora glenna glennie glennis glennon glenys
    glick glidden glidewell gligora glineur glisson gliwice glod|en|t gloin|n gloinne gloor gloster
    gloucester gluck glugor glugur glynda glynis glynn gmeiner gnatz gneisti gnodde goba gobelins
    gober|t gobhann gobhozi goble|t goda godana godard godart godbey goddard godec godefroid
    godelieva godelieve goderts godet godfroid godhra godide godin godinez godofredo godome godoy
    godsey goebel goedert goedhart goel goerens goergen goerle goethals goethem goetz goetzinger
    goff goffaux goffin goffinet goffredo goforth gogan gogarty goggin gohar goiania goias
    goicoechea goill goillidhe goines goins goireachtaigh goje gojra gokalpur gokhale gol'yanovo
    gola golbasi gold|ing|en golda goldberg goldfarb goldia goldman goldner goldoni goldrick
    goldsberry goldsmith goldstein gole golestan golfe golgi golino golla|n gollner gollum golob
    golubev goma gombe gomboc gomes gomez gomila gomis gonbad-e goncafer goncalo goncalves gonda
    gondal gonder gondia gongheyong gongzhuling gonsalez gonsalves gonzaga gonzales gonzalez gooch
    goodale goodall goode|n goodell goodin gooding goodloe goodman goodnight goodrich goodrum
    goodsell goodson goodwin goolsby goossens goovaerts gopal gora gorakhpur gorazd gorbunov
    gorczany gordana gorden gordillo gordy gore|e|y gorenc gorevan gorgan gorge gorham gori|s
    gorjup gorlitz gorm gorman gormley gornicza gorontalo gorp gorski gorton gorzow gosch goshorn
    gosnell goss gosselin gosset|t gossiaux goswami gothenburg gothraidh gotsholo gott gottardi
    gottfrid gotthard gotthilf gotthold gotti gottingen gottlieb gottlob gottschalk gottsveinn
    goudriaan gough gould|ing|en goulet gour gourley gouveia govaerts govan govarts gove govea
    governador governor govoni gowan gowen gower goyaerts goyal goyang-si goyette goyo goytacazes
    goyvaerts gozzano gozzi gqeberha graaf graber grabher grabner grabowski grace gracelyn gracia
    graciana graciano graciela gracin gradenigo grae graeve graf graff gragg grahams grahn
    graindorge grainne graith grajau grajeda grallaigh gramenet gramhna grammer gramsci gran|d|t
    granada granado|s granatelli granath granberg grande grandjean granger grani grania grankell
    granlund grantham gras grasser grassi grassl grasso gratie grattan gratz|er gratzl grau
    gravatai gravensande graves gravesend gravina gravitt gravois gray|s graybill grayce graydon
    grayling graz grazia graziano graziella grazyna grba grbac greadaigh grealaigh grealish greally
    greaney greathouse greaves greca greece greef greehy greeley greelish greely green|ing
    greenberg greenfelder greenfield greenhaw greenholt greenland greenlaw greenleaf greenlee
    greensboro greenwald greenway greenwell greenwood greer greeson grega greger gregersen greggio
    greggory gregoire gregori gregov greig greij grein|er greipur greisch gremese gren grenada
    grenadines grenier grennan grenoble greppur gresham gret|e gretar grethe|n gretl gretta grettir
    grewal grey greyson grgurovac grialais griallais grianna grianra gribble grice gricelda grider
    grieco griego grier griesser griet grieta grifeo griffen griffey griffis griffiths grigg|s
    grigore grigoriev grigsby grijalva grillo grim|es|m grimaldi grimaldo grimani grimmett grimsley
    grindle griner grinius grinsven grisby grisel grisham grisoni grissom griswold gritsch gritti
    grizzle gro|en|te groarke grob groce groenendaal groenestein groff grogan grogol groh grojean
    gromov grondel grondelle grondin groningen gronskis groof groogan groot|e grose grosjean grossa
    grossi grossman grosso groth grove|s growney grozny grubb|s grube|r gruijl gruijter gruil
    grundner grundy grunt gruson grzegorz gschaider gschwandtner gstrein guacara guacu guadalajara
    guadeloupe guaianases guaire guairim guajardo gual gualandi gualtieri guam guanabacoa guanare
    guang'an guangshui guangyuan guangzhou guankou guantanamo guara guarana guarapari guarapuava
    guararapes guaratingueta guarato guard guardado guardia guardiola guarenas guariento guarino
    guarneri guaruja guarulhos guatemala guatire guay guayana guayaquil guaymas gubain gubben
    gubeshe gubhela gubhuza gubulundu gucci gucun gudang gude gudelj gudivada gudrun gudula
    guediawaye guellec guelma guelmim guelph guendouz guenter guenther guerfi guerin guernsey
    guerra guerreiro guerrero guertin guessoum guevara guffey guggenberger guglielmi guglielmo gugu
    gugulethu gugushe guha guiana guibert guibhir guicciardini guichard guidhir guido guidone
    guidotti guidry guigang guiguinto guihan guijarro guilbert guilford guilfoyle guilherme guilin
    guillaume guillemette guillen guillet guillon guillory guillot guillou guimond guinan|e guinea
    guinea-bissau guinevan guiney guinizzelli guinn guinnane guinness guiomar guiot guiry guiseppe
    guit guitart guixi guiyang gujangbagh gujranwala gujrat gulab gulan gulati gulbrandsen gulcher
    gule gulfaam gulfam gulgowski guli|n gulick guliwe gullberg gulledge gullery gullett gulley
    gullotta gullveig gulotta gulshan gulu gulzar guma gumbi gumede gumercindo gumm gumma gump
    gumprich gun-britt guna|r|n gunarto gunawan gunbir gunborg gunda gundel gundersen gunderson
    gundhild gundi gundolf gundula gundupalaiyam guneet guney gunhild gunilla gunita gunnarsson
    gunnberg gunnborg gunnel gunnella gunner gunnfinna gunngeir gunnhallur gunnhildur gunnlaug
    gunnlaugur gunnleif gunnleifur gunnsteinn gunnur gunnvaldur gunnveig gunpf gunpo gunsan gunta
    guntakal guntars guntis guntram guntur gunungsitoli gunvor gupta gupton gure guri-si gurley
    gurli gurney gurrola gurue gurugram gurule gusau gusev gusikowski gusman guss gussoni gust
    gustaaf gustaf gustafson gustafsson gustas gustave gustavsson gustavus gustaw gusti|n|e gute
    guth gutierrez gutknecht gutkowski gutmann gutshall gutti guttormur guus guusje guwahati guyana
    guyer guyette guyo|n|t guyong guyton guyuan guzman gwacela gwagwa gwala gwalior gwamanda
    gwangju gwangmyeong gwangyang gwanyana gwenael gwenda gwendolen gwendoline gweru gwija gwin|n
    gwynn gxabhashe gyamfi gyamfiaa gyanpur gyasi gyasiwaa gyda gyeongju gyeongsan-si gyor gytis
    gytta gyula gyumri gzim ha'il haack haag haan haapala haapanen haapaniemi haarlem haas|e
    haataja haavisto habana haberl haberman habha habib|e habiba habibi habibov habibova habibu
    habikino habil habpanom habra hachemi hachinohe hachioji haciali hacile hacker hackett hackl|er
    hackman hackney hackworth hada'iq hadano hadassa hadassah hadda|d hadden haddi haddix haddock
    haddouche haddur hadebe hadejia haderer hadfield hadhlairt hadhra hadi hadicha hadichayeva
    hadija hadijayeva hadithi hadiza hadjadj hadjer hadji hadlock hadrey hadrien hae haeften haeju
    haengreve haering hafar hafberg hafborg hafer hafey haffner hafiz hafizabad hafnar hafner hafni
    hafsa|t hafshah hafsteina hafsteinn haga|r|n hagans hagara hagberg hagbert hage|r hageman
    hagendoorn hagenes hagerman hagerty haggard haggerty hagler haglund hagman hagonoy hagood hague
    hagy hahessy hahn hai|d haiba haibheartaigh haicheng haichir haiden haider haidhleart haidinger
    haifa haigh|t haikou hail|e hailar hailee hailgheasa hailie hailin hailun haimen hainaut haindl
    haines hainion hainligh hainmhireach hainmneach hainzl haiphong hairbheasaigh haire
    hairmeasaigh hairmheasaigh hairston hairt hairyanto haiseadha haith haithbheartaigh haithchir
    haitheasa haiti hajdu haji hajipur hajnalka hajo hak|e hakala haki hakikat hakkarainen hakker
    hakodate halake halambek halapir halbert halcomb halder haldia haldwani haleigh halenur hales
    halford halid halidov halidun halie halifax halil halim halima halimah halina halisahar halisi
    haliye hall|er halla hallahan hallanan hallbera hallberg hallborg hallett halleux hallgeir
    hallgils hallgren hallgunnur halliburton halliday hallik hallin hallinan hallissey hallkatla
    hallkell hallman|n hallmar hallmark hallmundur hallock halloran hallowell hallsteinn hallur
    hallveig halme halmhain halonen halpen halpern halpin halsdorf halstead haluk halvarsson
    halverson halvorsen halvorson halwan ham|es|er|m|is hamad hamadan hamadi hamadouche hamah
    hamaland hamamatsu hamann hamar hamblin hambrick hamburg hamburg-mitte hamburg-nord hamburgo
    hamby hamdani hamdi hamel hamhung hami hamidi hamill hamima hamisi hamiyet hamlaoui hamlet|t
    hamlin hammack hammadi hammamet hamman hammanskraal hammar hammel hammer|er hammerl hammes
    hammett hammon|s|d hammonds hamner hamon hamoudi hamp hampson hampus hamrick hamsini hamzah
    hamzaoui han|es|ly|n|e hanafin hanak hanam hanbiken hanbury hance hancock handa|n handayani
    hande handeni handl handley haneberg hanedan hanegraaff hanek haney hanfeng hangala hangu
    hangzhou hani|m hania hanife hanja hanjia hanka hankard hanke hankins hanko hanks hanley hanlon
    hanluain hannabel hannaidh hannan hanncard hannchen hanne|s|r|y hanne-lore hannecart hannele
    hannelore hanni hannigan hannlaoigh hannon hannover hannraoi hanns hannu hannula hanny hanoi
    hanora hanrachtaigh hanrahan hanraoi hanratty hans-adolf hans-albert hans-bernd hans-christian
    hans-detlef hans-dieter hans-dietrich hans-eberhard hans-erich hans-friedrich hans-georg
    hans-gerd hans-gerhard hans-h hans-heinrich hans-helmut hans-henning hans-herbert hans-hermann
    hans-hinrich hans-j hans-joachim hans-jochen hans-josef hans-karl hans-ludwig hans-martin
    hans-michael hans-otto hans-peter hans-rainer hans-rudolf hans-theo hans-ulrich hans-uwe
    hans-walter hans-werner hans-wilhelm hans-willi hans-wolfgang hansen hansford hansgeorg
    hansjoachim hanspeter hansruedi hanss|en hanssens hansson hansueli hansultan hanumangarh hanus
    hanusek hanuska hanzel hanzhong hao haodha haoidhgin haoidhne haoilbheard haonghuis haonghusa
    hapur hara|r|n harahoe haralamb haralambie haraldsson haraldur harambee harapin harare harbaugh
    harber harbin harbinaz harbison harbour harburg harcourt hardana hardaway hardcastle hardee
    hardeman harden hardesty hardi|e hardiansyah hardik hardiman hardison hardman hardnett hardoi
    hardwick hardy hare|n hargadon hargan hargett hargeysa hargis hargrave hargreaves hargrove
    hari|s haridwar harijs harimurti harinakshi haring harini harish harita hariyah hariz harja
    harjasa harjaya harjo harju harker harkey harkin|s harkness harl|en harlem harlene harless
    harlie harloff harlon harlow harmony harnail harner harnett harney haro|n harol haroldo harpa
    harr|er harrelson harri|e harriett harrigan harrihy harriman harrington harro|d harrold harrow
    harsana harsanto harsaya harshil harta hartaka hartana hartati harte|r hartfield hartford
    hartigan hartikainen hartl|e hartman|n hartmut hartmuth hartnett harto hartsell hartsfield
    hartshorn hartsock hartung hartvig hartwell hartwig harty hartz hartzell hartzog haruko harun
    haruna harunabad harvan harve harvell harvie harville harvin harvy harwell harwood haryanti
    haryanto hasakah hasanah hasanov hasbek hasel haselaar hashiki hashimoto hashtsal hasilpur
"""
