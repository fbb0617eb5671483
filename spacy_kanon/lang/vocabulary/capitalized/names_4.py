"""Names of people and towns. Towns: GeoNames, CC BY 4.0. Made by `bench/make_vocabulary.py`."""

WORDS = """
    hasim haskins haslauer hasler haslinger hasna haspengouw hasret hass hassanah hassani hassell
    hassett hassie hassler hasso|n hastey hastie hastings hastuti hasty hatcher hatchett hatem
    hatfield hathaway hathazari hathcock hathorn hathras hatice hatima hatley hatsukaichi hatten
    hatter hattinger hatton hauck hauer hauffer haug|e|en haugh|t haughey haugland hauksteinn
    haukur haukvaldur haumer haun haupert haupt hausberger hauser hautala hauwa hava havali havana
    havard havel haveli haven haverinen haverty haviland havran havranka havranko havre havse hawa
    hawalli hawamidiyah hawe|s hawehindi hawk|s|es hawkins hawkinson hawley hawn haworth haws
    hawthorn|e hay|er|y hayali hayashi hayat haydon hayel haygood haylee hayleigh haylie hayman
    hayner haynes haynie hayre|t hazard hazaribagh hazeem hazel hazelle hazelton hazelwood hazen
    hazenveld hazine hazle hazlett hazrat hazzard hea|ly heachadha heachairn heachthigheirn headhra
    headley headrick heady heaffy heaghra heald healey heallaigh heaney heanna heaphy hearbhaird
    hearbhard hearchaidh hearghail|e hearn|e heathcote heatherly heaton heaven heavey heba
    hebenstreit heber|t hebi hebron hechenberger hechi hecht hechuan heck|er|e heckett heckman
    hedberg hedda hedden hedderman hedgepeth hedges hedi|n hedigan hedlund hedman hedong hedrick
    hedvig hedviga hedvika hedy heeb heelan heenan heeney heer|e heerenveen heerkens heerschop
    hefei heffernan hefferon heffner heffron heflin hefner hegang hegarty hegde hege|r heggarty
    hegmann hehir hehl heichthigheirn heide-marie heidelberg heidelinde heidelore heidemarie heiden
    heidenreich heiderose heiderscheid heidhin heidrich heidrun heidy heigheartaigh heights heigl
    heihe heijden heijman|s heijmen heike heikir heikki heikkinen heiko heil heilbronn heilman heim
    heimir heimo hein|s|er|e|en heindl heinfried heini heino heinonen heinrekur heinrichs heinsalu
    heinsoo heintz|e heinz-dieter heinz-georg heinz-gerd heinz-joachim heinz-josef heinz-otto
    heinz-peter heinz-walter heinz-werner heinz-wilhelm heinz-willi heinzl heirens heise|r heisi
    heiskanen heisler heislin heiss heissenberger heithchir heithir heitor hejiang hekima hekime
    hekker hekla hekmet hektor helaine helan helaoire heleen helenius helens helery helfrich
    helfried helge helgeson helgesson helgi helin heliodoro hell|er|e helland hellberg hellemans
    hellena hellevi hellevoort hellgren hellman hellmut hellmuth hellwig helm|s|er helma|r|n
    helmerhorst helmi helmick helminen helmtrud helmuth heloisa heloise helsen helsingborg helsinki
    helton helvi helwig hely|n hema hemal hemang hemangini hemani hembree hemert hemetsberger hemi
    hemingway hemma hemmen hemmer|t hempenstall hemphill henao henares hence henck henda hendershot
    hendley hendon hendra hendren hendri hendrick|s hendrickson hendrickx hendrik|s hendrikka
    hendrikse hendrix hendry henebry heneghan henegouwen heney hengen hengshan hengshui hengyang
    henife henin henk|e henkel henley henna hennebry hennelley hennelly henner hennessey hennessy
    henni|e hennigan henning|er henningsson henny henrard henretta henric henrich henricus henrieta
    henriette henrika henrike henrikki henriks|en henriksson henrion henriques henriquez henrotte
    henryk henschel hensel henshaw hensley henson henst henton hentschel heochach heochadha
    heochaidh heodhasa heodhusa heoghain hepburn hepenstall hepler hepner hepo hepu heracleea
    heraclio heraghty herald heraldo heras herat|y herberto herborg herbst herceg herck herdis
    heredia hereford heremans heretik hereward herfinnur hergeir hergill hergils heribert heriberto
    hering heripon herity herlaug herlaugur herleifur herlihy herlinde herluf herma hermanas
    hermanis hermann-josef hermanni hermans|en hermansson hermenegildo hermighausen hermina
    herminda hermine herminio hermiston hermon hermosilla hermosillo hermundur hernadez hernan
    hernandes hernandez hernando herndon herne|y hernon herod heroica herold heron herout herr|en
    herranz herrera herrero herrick herrin herrington herrmann herrod herron hersey hersh
    hershberger hershell hershey hersir herstal hersteinn hersveinn herta hertel hertha
    hertogenbosch hertrampf hertz heru hervar hervey hervia hervin herwig heryanto herzegovina
    herzog hesbaye hesbon heser heshan heskin heslin hess|e|ion hessel hessie hesson hesti hetauda
    hethur hetrick hettie hettinger hettner hetty hetzel heuer heuertz heusden heuser heuvel heva
    hever hewett hewitt hewlett hewson hexspoor heydariyeh heyden heydrich heyer heylen heymans
    heyne heyuan heyvaert heyvetullah heywood heze hezekiah hezhou hezniye hezron hezzie hhoyiyane
    hialeah hiarfhlaithe hiarfhlatha hiatt hibbard hibbert hibbler hibbs hiceadha hicham hicidhe
    hickerson hickey hickle hickman hickok hickox hicks hickson hicran hidalgo hidaya|t hidayanto
    hidde hidir hierro hiers hietala hietanen higa higashihiroshima higashikurume higashimurayama
    higashiosaka higbee higdon higginbotham higgins higgs highne highsmith hight hightower higley
    higueras higuey hikone hilah hilal hilayda hilburn hildah hildar hildburg hilde hildebrand|t
    hildegarde hildegart hildegund|e hildesheim hildibergur hildibrandur hildigeir hildigunnur
    hildimar hildimundur hilding hildingur hildir hildisif hildred hildreth hildur hileman hiles
    hilger hilkka hill|s|er|en|is hillah hillard hillery hillevi hilliard hilll hillman hillow
    hillsboro hillyer hilma|r hilmer hilmir hilpert hilti hiltraud hiltrud hiltunen himamaylan
    himawan himeji himes himmelbauer himri hin|es|e hinckley hindal hindaun hindeberg hindiyah
    hindman hinds hindupur hinet hinewai hinganghat hinkle|y hinman hinneirghe hinney hino hinojosa
    hinrichs hinrik hinrika hinrikka hinshaw hinson hinterberger hinteregger hinterleitner hinthada
    hinton hintz hinz hionnghaile hiorbhaird hiorbhard hipp hirakata hiral hiratsuka hirnytskyi
    hirosaki hiroshima hirsch hirschmann hirst hirt hirthe hirvonen hisar hishon histon hitachi
    hitachi-naka hitchcock hite hitesh hitt hix hixon hixson hjalmar hjalmarsson hjalmer hjalta
    hjalte|y hjalti hjarnar hjelm hjort hlabangane hlabisa hlaingthaya hlatshwayo hlela hlengwa
    hlini hlinka hlomuka hlongwa hlongwane hlophe hlubi hlumakazi hlynur hnefill hnikar|r hoa|n
    hoag hoagland hoang hoani hoarau hoare hoareau hoban hobbs hobert hobson hoceima hoch
    hochleitner hochreiter hochstetler hocine hockenberry hockett hodak hodari hodel hodge|s
    hodgkins hodgson hodkiewicz hodnett hodson hoecke hoedemakers hoeger hoek|s hoekstra hoelen
    hoelscher hoevel hoeven hoey hofbauer hofer hoff|er hoffman|n hofinger hofman|n hofmeister
    hofstetter hofu hogan hogg hoggard hogue hohhot hoi hoima hoirbheaird hoirbheard hoirchinnigh
    hoireabaird hoireabhaird hoireabhard hoireachtaigh hoji hokkanen holappa holbert holbrook
    holcomb|e holdaway holgeir holger holgersson holguin holifield holl|er holladay hollander
    hollar hollaus hollenbeck holley holli holliday hollifield holliman hollinger hollingshead
    hollingsworth hollins hollister holloman holloway hollowell hollywood holman holmberg holmgren
    holmquist holmqvist holohan holon holopainen holsinger holst|en holstein holston holt|er
    holthuis holti holton holtz holub|y holubec holubek holubka holubko holvoet holzapfel holzer
    holzinger holzknecht holzmann hom|s|er homan homenick homero homyel honaker honan honcho
    hondeveld hondt honduras honea honey honeycutt honggang hongkou honkanen honmachi honolulu
    honora hood hoofddorp hoog|ers hoogh hooper hoopes hooten hopkins hoppe|r hoppenbrouwer hopson
    horak horan hord hore horea horemans horgan horia horizonte horlivka hornback hornbeck horne|r
    hornich hornig hornsby horowitz horrocks horsley horst-dieter horst-peter horta horta-guinardo
    hortaleza hortensia hortenzia hortolandia horvat horvatek horvath horvatinec hosa'ina hosae
    hosapete hosey hoshiarpur hosie hoskins hosmer hosp hospicio hospitalet hoss hosseini hostaden
    hoste|en hostetler hostetter hosur hotchkiss hotz houari houben houchens houcine houck houda
    houde houdijk hougang hougardy hough houghton houk houle houlihan hourican hourigan hourihane
    householder houser housley housman houteveen hove|y hovis howarth howe|s|r howells howerton
    howie howland howlett howley howrah howse howze hoy|e hoyle hoyos hoz hoza hozjan hrabar hrafn
    hrafna|r hrafnbergur hrafnborg hrafney hrafnhildur hrafnkatla hrafnkell hrafnlaug hrafntinna
    hranj hrannar hrappur hrastinski hraunar hredhaan hrefna hreimur hreinn hren hrianka hribar
    hribernik hric hringur hritik hrmo hrodna hrollaugur hrolleifur hrovat hrund hrvoje hsan
    hsinchu hsu hua huacheng huadian huai'an huaibei huaihua huaillearan huainan huaithne hualla
    huallaigh huambo huancayo huang huanggang huangpu huangshan huangshi huangzhou huanuco huaraz
    huart huayin huba|n hubballi hubbell hubble hubbs huber hubertine huberts hubertus huberty
    hubin hubmann huck huckaby hudak hudavent hudaydah huddersfield huddleston hudec hudgens
    hudgins hudnall hudspeth hue|t huebner huel|s huelva huemer huerta|s huff huffman hufford
    hufnagl hufuf hugberg hugborg huggins hughey hughie hughs hugi huginn hugleikur hugli hugues
    huguet|te huhn huhtala hui|e huia huicheng huidhir huiginn huijben huijbrechts huijs huijzing
    huinong huirthille huisman huixing huixquilucan huizhou huka hulan hulbert huld hulda|r huldah
    hulett huljev hull|e huls|e|t hulsey hulshouts hulskes hult|en hultgren hultman huludao
    hulunbuir humaira humaiya humayra humayrova humbert humble|t hume|s|r|n hummel hummer humoyun
    humoyunov humphreys humphries hunalp hundley hunerik huneycutt hungary hungerford hungnam
    hunley hunnicutt hunor hunsaker hunter huntington huntley huntsman huntsville hunziker huocheng
    huotari huovinen hupka hupp hurbert hurd hurdail hurghada hurican hurlburt hurmholtaigh hurst
    hurtado hurthuile hus|s huska huskey husnjak hussain hussey husted hutagalung hutapea hutasoit
    hutchens hutcherson hutcheson hutchings hutchins hutchinson hutchison huter huth hutson hutt|er
    hutta hutterer hutto|n huttunen huurdeman huuskonen huy|s|en huybrechts huyghe huynh huysmans
    huzaifa huzhou huzuri hvannar hwado hwang hwaseong-si hyatt hyde|r|n hyderabad hyesan hyland
    hyltir hylton hylur hynek hynes hynman hyrum hysell hyttinen iacob iacobucci iacovelli iadanza
    iago iancu ianis iannelli iannotti iannucci iannuzzi iara iarla iasachta iascaire iasi iasmina
    ibaad ibacache ibadan ibague ibanda ibanez ibaraki ibarra ibb iben ibeth ibidapo ibikunle
    ibirite ibironke ibn ibolya iborra ibraaheem ibraheem ibrani ibri ibrohim ibrohimov ibun ica
    ice|y iceland icha ichalkaranji icheon-si ichihara ichikawa ichinomiya ichinoseki icie ickes
    icy idabelle idamae idda idell idika idku idlib idrees idriz idu|n ieremia iesa iesha ieshia
    ieva ifa ifakara ifeanyi ifechukwu ifeoma ifora iforayeva iftikhaar iftikhar ifunanya igarassu
    igboho igdir ige iglesia|s ignac|e|y ignacia ignas ignatjev ignatz ignaz ignazio igo|e igors
    iguacu iguala iguatemi ihab ihaia ihalainen ihejirika ihsaan ihsan ihtesham ihtiram ihtishaam
    ihtsham iida iiris iisakki iizuka ijaya ijebu ijebu-igbo ijero-ekiti ijli ijok ika ikare ikbal
    ikeda ikeja ikenna ikeoluwa ikere-ekiti ikhlaas ikhlef ikhsan ikin ikire ikirun ikoma ikonen
    ikorodu ikot ikraam ikram ikramah ikrimah iksan ikshita ilagan ilah ilam ilan ilari|e ilaria
    ilarion ilda ildefonso ildiko ile-ife ilebo ilenia ilesa ilford ilga ilhan ilheus iliana ilias
    ilie iligan ilija ilimsk ilinca ilir ilja iljin ilka ilkka illa illugi ilma ilmari ilmur ilo
    ilobu iloilo ilona ilonka ilori|n ilsa ilupeju ilves ilyas ilyes ilze ima|m imabari imali imane
    imani imanol imants imany imara|n imbert imene imer imes imhof imhoff iminza imke immaculate
    immo immonen imona imonova impastato impe imperatriz imphal imre imrich imron imronov imus ina
    inaya inazawa incheon indah indaiatuba indali independence independencia indi indian
    indianapolis indonesia indore indrajit indramayu indrek ine|s inegol inell inese ineta inezgane
    infante infantino ing-britt ing-marie inga inga-britt inga-lill ingalill ingalls ingberg
    ingbert ingeborg ingeburg ingegerd ingela ingelise ingelore ingemar inger ingersoll ingetraud
    ingetraut ingey ingham inghildur ingi ingiberg ingibergur ingibert ingibjartur ingiborg
    ingifinna ingilaug ingileif ingileifur ingimagn ingimar ingimunda ingimundur ingivaldur
    ingiveig ingjaldur ingle inglewood inglis ingmar ingo ingoldsby ingolf ingolstadt ingombota
    ingraham ingrida ingried inguna ingunn ingvaldur ingvar ingvarsson ingveldur ingvi iniesta
    inioluwa inisa inka inken inkeri inkisi inmaculada inman inna inneirghe innocenti innsbruck
    inocencio inostroza insa insein inta|n intaum interiano interminei interminelli international
    inzaghi inzai inzunza ioan ioana ioanina ioannis iolanda iomaire ion|e ionel ionela ionelia
    ionescu ionrachtaigh ioppi iosefina iosif ipatinga ipiranga ipoh ipojuca ippazio ipswich iqbal
    iquique iquitos ira|n irakleion iranshahr irapuato iraq irawan irbid irby irena ireri
    iretioluwa irewe irfan iriana iriarte irick iridenta iridian iriga irina irine irinel iringa
    iris irish irizarry irja irkutsk irmantas irmela irmeli irmengard irmgard irmhild irmi
    irmingard irmtraud irmtraut irmtrud irnanto iroha irons irpa irsad iruma irungu irva irven
    irwan irya iryna isa|m isaack isaacs isaacson isaak isabell|y isac isack isadora isadore isah
    isahaya isak isaksen isaksson isaline isamar isaque isaura isaya isbell ise ise-ekiti isehara
    isella isenberg iseoluwa isern isesaki iseyin isfahan isfandiyor isfandiyorov isfara isha|m
    ishaan ishani ishanvi ishinomaki ishita ishola ishwar isidor|e isidora isidoro isiro isis
    iskandar iskandariyah iskenderun islamabad island|s islas isle|r|y islington islom islomov
    ismailia ismet ismo ismoil ismoilov isobel isolde isolina isom ison isparta israelsson issack
    issak issi istanbul istaravshan istvan isulan iswahyudi ita|ly itabaiana itabashi itabira
    itaborai itabuna itacoatiara itaguai itagui itaim itaituba itajai itami itanhaem itanya
    itapecerica itapemirim itaperuna itapetininga itapevi itapipoca itaquaquecetuba itaquera itarsi
    itatiba iten ito itu ituiutaba ituri iturra ituzaingo itzel itziar iulia|n iuliana iuliu iurie
    iustin iustina iustinian iva|r ivah ivana ivanka ivanna ivano ivano-frankivsk ivanov ivanovo
    ivanovskoye ivars ivarsson ivask ivers|en ives iveta ivette ivica ivie ivka ivo|r ivona ivone
    ivonne ivory ivy iwaki iwakuni iwan iwata iwatsuki iwona iwu ixtapaluca iyabode iyadunni iyana
    iyanda iyanna iyengar iyer iymona iymonova iza izaaz izabela izabella izabelle izaguirre izaiah
    izayah izcalli ize izeh izetta izhevsk izidor izmaylovo izmir izmit izola izora izquierdo
    iztacalco iztapalapa iztok izumi izumisano izumo izzo jaabir jaafar jaak jaakko jaakkola
    jaakson jaan jaana jaanson jaanus jaatinen jabal jabalpur jabalya jabaquara jabbaar jabez jabir
    jablonski jaboatao jabr jabulani jacalyn jacarei jacek jaceps jacey jacinta jacintha jack|s
    jackeline jacki jackline jacklyn jackman jacksonville jacmel jaco jacobabad jacobi jacobine
    jacobo jacobs|en jacobson jacobsson jacobus jacopo jacot-descombes jacot-guillarmod jacquelyn
    jacquemart jacquemin jacquet jacquez jacqulyn jacquot jacui jacuzzi jad|er|e jadid|e jadida
    jadidah jadiel jadon jadot jadoul jadranka jadwiga jadyn jaeda jaeden jaeger jael jaelyn|n
    jaeman jaen jafari jafet jaffa jaffe|r jaffna jaga|t jagadhri jagapati jagaraga jagarinec
    jagdalpur jagdish jager jaggers jaggi jagrati jagtial jagvi jahanabad jahangir jahangirpur
    jahanzeb jahdami jahdari jaheem jaheim jahi|r jahiem jahiz jahm jahn jahnke jahongir jahongirov
    jahrom jaida jaiden jaider jaidyn jaigaon jailani jailene jailyn jaiman jaimee jaimes jain
    jaipur jair jairaj jairo jairus jais jaiyeola jajmau jajuan jaka jakab jakarta jakayla jaki
    jakobe jakobsen jakobson jakobsson jakop jakopec jakov jakovac jakovlev jakub jakuba jakubec
    jakubek jakubka jakubko jakubowski jalaal jalai jalakas jalal jalalabad jalalpur jalandhar
    jalapa jalbert jaleel jalees jaleesa jalgaon jali jalia jalil jalingo jalisa jalissa jaliyah
    jalmari jalna jalol jalolov jalon|en jalovec jalpaiguri jalsa jalyn|n jama jamaica jamali
    jamalia jamalpur jamari jamarion jamasijadu jambi jameel jamerson jamie-lee jamie-leigh
    jamieson jamil|e jamin jamir jamiya jammie jammu jamnagar jamnik jampur jamshedpur jamshid
    jamshidov jamuria jamya jan-erik jan-olof jan-peter janae janaki janakpur janan janani janay
    janda jandira jandl janeiro janek janene janes janessa janeta janeth janett janetta janey janez
    jang jangwa jani|n janiah janic janick janik janina janisch janiya janiyah janja jank janka|t
    jankauskas janko jankowski jann|e|is janneth janni jannik jannika jano janosch jans|e|en jansdr
    janson jansse|n janssens jansson januar januja janusz janya janyce janzur japan japeri japhet
    japheth jaquan jaque|s jaquelin jaquez jara jaragua jaramillo jaranwala jarboe jarc jardim
    jardine jaren jaret|t jari jarkko jarlath jarleth jarman jarmila jarmo|n jarne jarno jaron
    jaroslav jaroslava jaroslaw jarrad jarred jarrell jarso jaruthip jaruwan jarwa jarwadi jarwi
    jase|n jasiah jasin jasiri jaskolski jaslene jaslyn jasmani jasmijn jasmina jasmine jasminka
    jasminova jasmit jasmyn|e jasna jasprica jasso jast jasur jaswadi jat jatai jati|n jatmiko
    jattan jau jauharabad jauhiainen jauk jaume jaunita jaunpur jaunzema jaunzems jauregui javan
    javen javiera javion javohir javohirov javon|te javornik jaworski jaxen jaxon jaxson jaxton
    jayadi jayapura jayaraman jaycee jaycie jaycob jayda|n jayde jaydin jaydon jaye jayeng
    jayewardenepura jayla|n jaylah jaylee|n jaylen|e jaylin|n jaylon jaylyn|n jaymes jaynes jayvion
    jayvon jazlene jazlyn|n jazmin|e jazmyn|e jdotte jean-baptiste jean-charles jean-christophe
    jean-claude jean-jacques jean-louis jean-luc jean-marc jean-marie jean-michel jean-paul
    jean-philippe jean-pierre jean-pol jean-yves jeanbaptiste jeanlouis jeanmarie jeanna jeannine
    jeannot jeanny jebel jebet jecinta jeddah jedediah jedidah jedidiah jeevika jef jeferson
    jeffcoat jefferies jeffers jeffie jeffreys jeffries jefimov jefri jefwa jeggij jegorov jehle
    jeison jeisson jeitz jeju jekaterina jekel jelagat jelani jele|n jelena jelimo jelita jelka
    jelle jellyman jelte jemal jember jemeli jemimah jemison jemma jemutai jenaro jendek jenel
    jenelle jenetta jenewein jenilee jenipher jenkins jenko jenks jenniffer jens-peter jens-uwe
    jenson jenssen jente jeongeup jeonju jepara jepchirchir jepchumba jepkemboi jepkemei jepkemoi
    jepkirui jepkoech jepkogei jepkorir jepkosgei jepleting jepngetich jeppe jeppesen jeppsson
    jepsen jepson jeptha jeptoo jequie jerad jerald jeraldine jeramiah jeramie jeramy jerde jereb
    jered jerel jereme|y jeremi|e jeremias jerez jerica jerilyn|n jerimiah jerimy jerker jermain
    jermakov jerman jermey jermiah jernej jerneja jernigan jerod jeroen jeromy jeronimo jerono
    jerop jerotich jerrad jerrel jerrica jerrilyn jersey jerson jerusalem jerusha jeruto jeryl
    jerzy jes jesca jesenia jeske jesper jespersen jessee jessel jessen jessenia jessi jessika
    jessore jessup jessy|e jester jesusa jet|er jetmir jeton jetpur jettie jevgeni jevon jewel
    jewett jezups jha|n jhalak jhang jhansi jhaveri jhelum jhoan jhoana jhon|y jhonatan jhonny
    jhumra jhunjhunun ji'an jiading jiagedaqi jiamusi jianchang jiangmen jiangyin jiangyou jianshui
    jiaohe jiaojiang jiaozhou jiaozuo jiashan jiawang jiaxing jiayuguan jiazi jibela jibril jieshi
    jieshou jieyang jihadia jijel jijiang jijiga jil|es jilani jili|n jillo jimale jimena jimenez
    jimerson jimeta jiminez jimma jina|n jinawi jinchang jincheng jind jindra jinfeng jing'an
    jingdezhen jinghong jingmen jingzhi jingzhou jinhua jining jinjiang jinjuta jinks jinnie
    jinshan jinshanlu jinthe jinzhong jinzhou jip jiri jiroft jishou jishu jitka jitrin jiujiang
    jiupu jiuquan jiutai jiutepec jixi jiyane jiyuan jizan jizhou jizzax joacim joana joannes joao
    joaquim joaquina joash jobe jobst jocelyne jocelynn jochem|s jochen jochum jockel jode jodhpur
    joell joella joep joerg joeri joeseph joetsu joetta joette johal johana johannah johanne
    johannesburg johannessen johannesson johans|en johanson johansson johathan john's johney johnie
    johnpaul johns|en johnsson johnston|e johor joi joiner joinville jokela jokinen jokiwe joko
    jolana jolanda jolanta jolanthe jolette jolien joliet jolijn jolin|e jolina jolley jolly jolo
    joly jombang jomini jomo jomvu jona jonasson jonata|n jonckheere jone jonell jong|e jonghe
    jonker jonkman jonkoping jonna jono jonsson joojo joona|s joonatan joos|t joosten jopich joplin
    joppe joram joran jorden jordin jordyn joren joretta jorgensen jorgenson jorhat joris jorja
    jorlink jorma jorn jorquera jorrisen jort jorunn jos|y|t josefa josefiina josefin|e josefita
    josefsson joselin|e joseluis joselyn josep josepha|t josephson josette josey joshi joshuah
    josiane josianne josiephine josip josipa joslin joso josphat josphine josse jossie josua
    joubert jouko jouni jourdan jovan|y jovana jovani jovanni jovanny jovanovac jovanovic jove|r
    jovina jovinelli jowers joye joyline joyner jozef jozo jua juanito juarez juazeiro juba jubayl
    judie judit judita judkins judyth juelz juen juergen jugovac juha juhana juhani juhanson juhkam
    juhlin juho juiz juja jujuy jukka jule juli juliaca juliane juliann julie-anne julienne julieta
    julieth julija julijana julious julisa julissa julita juliusz julliard juluis juma jumaane
    jumadi jumari jumayl jumba junagadh junas junck|er|en junction jundiai jungfer jungwirth juni|e
    junia junior junious junitz junius junken juntunen juozas juqula jurado juraj jurek jurgita
    jurij jurina juris jurka jurko jurlina jurong jurre jurrijens jussi jussila justas justen
    justice justinas justiniani justo|n justus justyn justyna jusuf jutiapa jutta juul juulia juuso
    juvara juvenal juvonen juwon jyoti jyrki jytte jyvaskyla kaamil kaan kaaren kaari kaarina
    kaarlo kaashif kaasik kaat kaay kaazim kabankalan kabeer kaberia kabin kabinda kabir kabiru
    kabui kabul kaburu kabus kabwe kacey kachela kaci|e kacper kacung kacy kaczmarek kada kadak
    kadakia kadapa kaddour kaddouri kade|r|n kadeem kadence kadenge kadi|r|n kadija kadijah kadlec
    kadoma kaduna kadyn kadzo kaech'on kaeden kaela kaelyn|n kaen kaesong kafeel kafr kafrul kafue
    kageha kagendo kager kagoshima kagwiria kahama kahina kahindi kahinu kahir kahl|er|e kahlil
    kahlina kahn kahr kahramanmaras kahu kahurangi kai-uwe kaia kaifeng kaija kaikkonen kaila
    kailee kailey kaili kailyn kaimenyi kain kaindl kaingu kainulainen kainz kaique kairav kairouan
    kairu kairys kaisa kaithal kaitlynn kaiya kaiyuan kaj|en kaja kajang kajansi kajetan kajji
    kajsa kajuju kajus kakai kakali kakamega kakamigahara kakar kakegawa kakinada
    kakogawacho-honmachi kaktus kala|n kalaban kalaburagi kalama kalamees kalbi kalcher kalda kaldi
    kale|n kaleb kaleem kaleema kaleena kaleigh kalekye kalel kalemie kalemyo kalene kalervo kalevi
    kalgay kalie kalim kalina kalinin kaliningrad kalininskiy kalisz kalita kaliyah kaljula
    kaljurand kaljuste kaljuvee kalla|s kallakurichi kallang kallaste kalle|n kallert kallie kallio
    kallithea kalm kalman|n kalmar kalmiuskyi kalmunai kalmus kaloki kalol kalpit kaltenbrunner
    kaltenegger kaltrina kaluga kalulushi kalume kaluwa kalvaitis kalvelis kalvin kalyan kalyangarh
    kalyn kalynivskyi kamagaya kamakura kamal kamalanon kamalia kamalshahr kamande kamar kamarhati
    kamari kamaria kamathi kamau kambali kambs kamdar kamden kamel kamene kamensk-ural'skiy kameron
    kami kamidin kamiel kamil|ly kamila kamilah kamilla kamina kaminski kaminsky kamirenjaku
    kamloops kamma kammerer kamoke kamolchanok kamora kamp|er kampala kampong kampung kamran kamren
    kamron kamronov kamryn kamsar kamya kamyanske kamyshin kanak kanana kananga kananu kanayannur
    kanazawa kanchipuram kanchrapara kanda kandace kandahar kandef kandi|e kandice kanerva kanesha
    kang kang'ethe kangas kangding kangethe kanggye kangkar kangley kangnyong kangogo kangro
    kangson kangur kanhangad kani kania kaniak kanini kanisha kanja kankan kannan kano kanoya
    kanpulat kanpur kansas kansk kant kantola kantor kanyi kaohsiung kaolack kaombwe kapadia
    kapagan kapar kapeller kapi kapitola kaplan kapoor kapp kappel kapur kar|r|ly|is kara|er|n|m
    karaamat karabaglar karabuk karaca karachi karadeniz karagandy karaikkudi karaj karakucak
    karama|n|y karamarko karambu karanbay karani karanja karatsu karawalnagar karawang karbala
    karcan kardelen kardi kareen karel|s karge kargl karhu karhunen karie|r kariega karikari
    karima|n karimah karimi karimnagar karine karisa karitas kariuki kariya karja karjalainen
    karkur karl-august karl-dieter karl-erik karl-ernst karl-friedrich karl-georg karl-hans
    karl-heinrich karl-heinz karl-hermann karl-josef karl-ludwig karl-otto karl-peter karl-werner
    karl-wilhelm karlberg karlee karlene karles karley karlfried karlheinz karli|e karlijn karlinna
    karlo karlotta karlsen karlsruhe karlsson karlukhan karma|n karmen karna karnal karnaphuli
    karner karnes karnik karns karola karolien karoliina karolin|e karolina karolis karon karp|e
    karpov karppinen karren karrer karri karro karsa karsana karsiyaka karson karsten karsyn karta
    karter kartika karttunen karu|r karuga karul karuri karuza karvel karvinen karvonen karwitha
    karya karyl karyme karz kas|s|e|en kasak kasam kasama kasandra kasangati kasel kasemaa kasemets
    kasese kash kashan kashangaki kashgar kashif kashihara-shi kashipur kashish kashiwa kashiwara
    kashmar kashvi kashyap kasie kasim kasimir kasiran kasiyah kask kaskazi kason kaspar|s kasper
    kassala kassandra kassel kassidy kassie kassim kassulke kastamonu kasteelen kastelic kasten
    kastner kastriot kasuga kasugai kasukabe kasulu kasur kasusra kasyoka kata katabi katalin
    katalina katana katariina katarzyna katcha katelijne katelin katelynn katerina katerine kates
    kathagen kathaleen kathambi katharina katharyn katherin katherina katherinne kathern kathey
    kathi kathinka kathlene kathlyn kathmandu kathrin kathryne kathure kathyrn kati katia katica
    katie-louise katihar katina katinka katja katla katleen katlin katlyn|n katona katowice
    katri|n|en katriina katrijn katrine katriona katsina katsushika katsuta kattai kattie katty
    katumba katz kau|r kauffman|n kaufman|n kauko kaul kaunas kaupas kauppila kauppinen kauri
    kauthar kautz|er kavaliauskas kavanagh kavanaugh kavasch kaver kavon kavurt kavus kavya kawaca
    kawachi-nagano kawagoe kawaguchi kawanishi kawasaki kawaya kawira kawkab kawm kawthar kay|es
    kay-uwe kaya kaycee kayden kaydence kaygusuz kaylah kaylan kayleen kayleigh kaylen|e kayley
    kayli|n|e kaylor kaylyn|n kayrabay kaysan kayser kayseri kayson kayun kazakhstan kazakov kazan
    kazerun kazi|m kazik kazimierz kazlauskas kazo kazuko kazungu keady keagan kealan kealey keally
    kealty kealy kean|e|y keandre keaney keanna keano keapock keara kearney kearns kearse keary
    keating keaveney keaveny kebaili kebbi kebir kecia keck kecskemet kediri kedungwuni kee|r
    keebler keefe|r keeffe keehan keelan keele|r|y keeling keelung keena keenaghan keenahan
    keene|r|n|y keery keesee keesha keeter keeton keeva keever|s keffer kefser kegan kehoe keifer
    keightley keijo keijser keijzer keil keila keim keion keiser keister keitany keitt keji kelaa
    kelan kelar kelcie keld|er kelechi kelemen keli|s kell|er kellam kellan kellar kellee kelleher
    kellerman kellner kello kellogg kellum kelly-anne kelly-marie kelm kelo kelowna kelsea kelsi|e
    kelso keltenie kelton kelvey kem|al kembangan kemboi kemei kemerovo kemmer kemp|er|en kempf
    kemppainen kemuma kemunto kenari kendal kendari kendell kendi kendricks kenedy kenema kenes
    keng kenga kenia kenis kenisha kenitra kenlan kenley kenlon kenn|er kenna kennard kenneally
    kennedi kennellan kennelly kennet kennon kennth kensy kenter kenth kentron kenyangi kenyatta
    kenza kenzie kenzo keogan keogh keoghan|e keohan|e keon keown kephart kepler keplinger ker|r|n
    keran kerby kerch kerekes kerger kerim|e kerin|s kerkhof|s kerley kerlin kerluke kermanshah
    kermody kernan kerney kerns kerrigan kerrisk kerschbaum|er kerschen kersey kershaw kershner
    kerstin kerttu kertzmann kerubo kerulet kerville kerwick kerwin keshaun keshawn keskinen
    keskitalo kesler kessel kessinger kessler kester kesterson ketcham ketchum kete|r ketel ketill
    ketola ketron ketting kettunen keudel kevane keville kevo|n keya keyaan keyes keyla keynes
    keyon keyser keyshawn kezban kezia keziah kfar khaalid khaan khaba khabalidaka khabarovsk
    khadidja khadija khadijah khae|m khaemba khaimah khairo khairpur khaldi khalif khalilah khalsa
    khamani khambule khamis khamisi khammam khan khanaqin khandwa khanh khanna khanpur
    khanty-mansiysk khanyeza khanyile khanyisile khaphela kharagpur khardah khare khargone khari
    kharian kharj kharkiv khartoum khas khasavyurt khasnahzan khathi khathide khathini khatri
    khawula khaymah khe khelif khelifa khelifi khelil khemisset khenchela khenifra kheswa
    khezokhulu khilda khimki khirdalan khisa khloe khlong khmelnytskyi khoa khobar kholose khomeyni
    khomo khon khonjwayo khoroshevo-mnevniki khorramabad khorramshahr khosini khosla khouribga
    khoury khoza khru khuba khubisa khuboni khujand khukhuza khulna khulu khuluse khumalo khumbuza
    khums khun khurana khuraybat khurd khurja khurmatu khushab khusus khuy khuyameni khuzdar
    khuzwayo khwane khwela khwisero kiaan kiah kiama kiambu kian kiana kiandra kianna kiano kiapo
    kiara|n kiarie kiarra kibafupia kibaha kibar kibe|t kibibi kibiwot|t kibler kiboi kibor kiburi
    kidd|er kidwell kieber kieffer kiehn kielce kiely kiem kiema kien kierane kierans kiernan
    kieron kierra kiersten kieve kieza kifaye kiffan kigali kigen kiger kight kigoma kihara kihn
    kiik kiil kiilu kiio kiiru kiis kiisk kijana kijani kijnder kikas kike kikelomo kikkas kikolo
    kikuyu kikwit kilamba kilawee kilback kilbane kilbride kilburn kilby kilcoyne kilday kildea
    kilduff kile|y kilfoyle kilgallen kilgallon kilgore kilhooly kilian kilis kiljan kilk kilkenny
    killebrew killeen killen killilea killingsworth killion killooly killoran killough killoughry
    kilmartin kilmer kilmore kilonzi kilonzo kilpatrick kilroe kilroy kima kimachu kimaiyo kimani
    kimanthi kimanzi kimaru kimathi kimberely kimberli|n|e kimbilio kimble kimbrell kimbro
    kimbrough kimeli kimemia kimes kimeu kimhae kimmel kimora kimosop kimotho kimsey kimtai kimura
    kimutai kimya kinabalu kinaghan kinahan kinard kinaya kincaid kinder kindia kindle kindra
    kindrativskyi kindred kindu kinet king king'ori kinga kingdom kingery kingori kingsbury
    kingsley kiniry kinkela kinlan kinlaw kinlen kinley kinnane kinnard kinnear kinnegan kinner
    kinnerk kinney kinnon kinnunen kinny kinoti kinsch kinsella kinser kinshasa kinsler kinsley
    kinslow kint|e kintziger kinubi kinuthia kinya kinyanjui kinyua kinzer kio kiogora kiojah kioko
    kip kipchirchir kipchumba kipenzi kipepeo kipkemboi kipkemei kipkemoi kipkirui kipkoech
    kipkogei kipkorir kipkosgei kipkurui kiplagat kiplangat kipleting kiplimo kipngeno kipngetich
    kipp kipras kiprono kiprop kiprotich kipruto kipsang kiptanui kiptoo kiptui kiptum kipushi
    kipyego|n kiragu kiramettin kirari kirchmair kirchner kirdasah kiri kiribati kirikkale kirillov
    kirimi kirishima kirke kirkendall kirkham kirkland kirkman kirkpatrick kirksey kirkuk kirkwood
    kirlin kirov kirpenstein kirs|s kirsch kirschner kirsehir kirsi kirsipuu kirsti|n|e kirstine
    kirsty kirt kirtley kirui kirwa|n kiryu kis|er kisangani kisaran kisarazu kisel kisela
    kiselevsk kish kishan kishanganj kishangarh kishiwada kisi kisii kisilu kisima kislovodsk
    kisman kismayo kisner kissane kissel kisseljov kissidougou kissinger kistler kisumu kita|n
    kitakyushu kitale kitami kitchener kitengela kitheka kithinji kithome kiti kitonga kitprapa
    kitsao kitson kittakun kitti|e kittle kittrell kitts kitty kituku kitumaini kitur kitwe kitzler
    kitzmann kiume kiuru kivi kivilo kivinen kiviniemi kivistik kivuva kiwara kiya kiyasi kiyoko
    kiz|er kiziltepe kizzie kizzy kjalar kjallakur kjaran kjartan kjarval kjeld kjeldsen kjell
    kjellberg kjersti kjetil klaarwater klaas klagenfurt klaipeda klammer klanac klang klapka
    klapko klapp klara klarin klas klashorst klasson klaten klatt klaudia klaudie klaus-d
    klaus-dieter klaus-michael klaus-peter klaus-ulrich klaus-werner klausen klausner klavdija
    klavs klea kleibrink kleijse klein klemen|s|t klemenz klemm klemt klerks klerksdorp kleybrink
    kligl klijn klim klima klimek kliment klimko klimo klimov kline kling|er klingensmith klingler
    klink klocker klocko kloe kloiber klomp kloppert klothilde klotz kluang klug klungkung knapp|e
    knaus kneafsey knecht kneip knepper knez knight|en knighton kniha knisley knockaert knoers
    knoll knopp knorr knott|s knowles knowlton knoxville knud knudsen knudson knuf knut|e knuth
    knutsen knutson knutsson kobal kobayashi kobelt kober kobia kobielsky koblenz koby koc kocan
    koch|er kochi kocian kocka kocsis kocur koda kodaira kodchaporn kody koech koehler koehn
    koelpin koeman koen koenig koenraad koepp koerner koester kof kofler koforidua kofu koga
    koganei koger koggi kogler kogo koha|t kohl|er kohli kohn|en kohv koidu koistinen koit koitla
    koivisto koivula koivunen kojo kok kokalj kokk kokko kokkonen koko kokol kokshetau kokubunji
    kolade kolar kolarec kolawole kolb|y kolbeinn kolda|n kole|n kolega kolehmainen kolenc kolesnik
    kolfinna kolfinnur kolfreyja kolhapur kolk kolka kolkata kollam koller kollmann kolm kolmar
    koln kolnik koloman kolomna kolpino kolskeggur kolster kolten kolton kolur kolwezi kom|en
    komaki komar komarov komatsu kombe kombo kombolcha komora komsomolsk-on-amur komulainen
    kon|ing|ings|t konak konda kondo kondratjev kong kongchayasukawut kongo kongsri konguralp
    konibodom konner konnor konopelski konopka konosu konovalov konradi konradus konsbruck
    konstantin konstantinos konstantinov konstanty konstanze konttinen konya kooij kool koome
    koomson koon|s koonce koontz koopman koort kopa|n kopf kopjar koponen kopp koppa koppel
    koppensteiner kora|y korba korbin korbinian kord kordell kordula korea koreatown korec korede
    koren koret korhogo korhonen korichi korinna korir koriyama korka korkmazalp korla korn
    kornegay kornel kornelia kornelija kornelius koro|s korol korolev korolyov koronadal korpal
    korpela korpi korsman korstman kort|e kortelainen kortman kortney korugan kos|s kosgei
    koshigaya koshy kosi kosice kosisochukwu koskei koskela koski koskinen kosoko kosonen kosovo
    kostanay kostelac kosten koster kosti|n kostka kostolzin kostrec kostroma koszalin kot|te kota
    kotamobagu kothari kotian kotkas kotla kotnik kotov kotri kotryna kotuz kouba koudougou kouidri
    koumassi kourtney kousseri koutiala kovac|s kovacek kovach koval kovanen kovpakivskyi kovrov
    kovu kowal kowalczyk kowalewski kowalski kowloon koya koza kozak kozey kozhikode koziol kozlov
    kozlowski kozma kozmon krabang krabbe krack kraemer kraft kragujevac krai krainer krainz
    krajcar krajcik krajnc kraki krakow kral kralj krall kramar kramatorsk kramberger kramer
    krammer kranjc krantz kranz krasnodar krasnogvargeisky krasnoyarsk kratz|er kraus|s|e kraushaar
    krawczyk kraxner krebs krecke krefeld kreidl kreiger krein|er kremenchuk kremer kremser krenn
    kresek kresonja kress kreszentia kreszenz kret kreusel kreuzberg kreuzer krick krieg|er kriegl
    kriemhild kriens krier krieva krievs kriisa krish krisha krishnamurthy krishnan krishnanagar
    krissy kristall kristan kristaps kristberg kristbergur kristborg kristel kristens|en kristensa
    kristensson krister|s kristey kristfinnur kristgeir kristiaan kristiane kristiansand
    kristiansen kristiansson kristien kristiina kristijan kristinn kristjan kristjana kristlaug
"""
