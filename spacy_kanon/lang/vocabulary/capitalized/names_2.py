"""Names of people and towns. Towns: GeoNames, CC BY 4.0. Made by `bench/make_vocabulary.py`."""

WORDS = """
    bridgeport bridgers bridgett bridgewater bridgit bridie bridson briede briedis briek briel
    brielle briemer brien briere brieuc brievingh briget|te briggs brigham brighid brighton brigid
    brigita brigitta brijesh briley brill brilyant brimar brimhildur brimi|r brimmer brinda
    brink|er brinkley brinkman brinley brinson brinton briody brion|es brionna brisa brisbane
    brisco|e brisee briseno brislane brisson brister bristow brit|s brita britany british britni
    britny brito britt-mari|e brittain brittaney brittani|e brittingham brittnay brittnee brittni|e
    brittny britvec brizee brlas brlek brno broadbent broaddus broadnax broadus broadwater broadway
    broberg brochu brockington brockman brockway broddi brodeur brodin brodsky broeck broeckx
    broeders broek broekhoven broeshart brogan brogdon broggini broic broin brokaw brolin broman
    bromley bromwich brona bronach bronagh bronder bronislava bronwen bronwyn bronx brooker brookes
    brookins brooklynn brookshire broome broomfield brophy broquet bror broschi brosius brosnan
    brothers brotherton brough broughan broughton broussard brouwer|s brovary browder brower
    brown|ing|e brownell brownfield brownlee brownsville broy broyles bru|n|en|ic bruadair bruadar
    brubaker bruchem bruck bruckner bruder brugge|r bruggeman brugman brugnaro bruijn|e bruin
    brumbaugh brumfield brumleve brumley brummett bruna brundage brune|r|t bruneau bruneel brunei
    brunel brunelle brunelleschi brunello brunhild|e bruni brunilda brunner bruns brunson brunswijk
    bruscantini brusque brussels brust bruton bruun bruycker bruyn|e bruyninckx bruynzeels bryana
    bryanna bryansk brycen bryen brylee bryngeir brynhildur brynja|r brynlee brynleifur brynn
    brynsteinn bryony bryton buachalla buadha buadhaigh buaile bucaramanga bucci buch|er buchanan
    bucharest buchberger buchegger bucheon-si buchholz buchinger buchler buchner buck buckingham
    buckley buckman buckner buckridge bucur buda budai budapest budaun budde buddie budhlaeir budi
    budig budiman budiyanto budta buea buehler buel buelah buelens buena buenaventura buenavista
    bueng bueno|s buenrostro buettner buffalo buffington bufford buga bugg|s bugnon buguma buhari
    buhe bui|e buick buijs buisson buitrago bujar|d bujumbura bukama bukan bukavu bukhara bukhosini
    bukit bukittinggi bukoba bukovec bukurije bula bulah bulandshahr bulaon bulawayo bulgaria
    bulger buljan bull|er|e|en|is bullard bullington bullins bullock buloh bulter bultot bulzoni
    bumb bumba bumgardner bumgarner buna bunamwaya bunce bunda bundi bundy bunia bunkyo bunlerngsri
    bunlupong bunmi bunn bunnell bunschoten bunting bunton buon buonauro buraid burak burakhan
    burari buraydah burayu burbank burbano burcardo burch burcham burchell burchett|e burchfield
    burchill burckhard burcuhan burd burdett|e burdick burdine burewala burford burg|er|e burgas
    burgett burghard burgin burgos burgstaller burhanpur buri|m burk|s|es burkard burkett burkey
    burkhalter burkhard|t burkhart burkholder burkina burkney burkni burl burleigh burleson burley
    burlingame burlington burman burmeister burnaby burnach burnell burnette burney burnham burnice
    burnley burns burnside burr|is burrel burress burri burroughs burrows burrus|s bursa burse
    burson burtscher burundi burwell busan busara busby buscetta busch bush bushehr bushey bushman
    bushnell bushwick busienei busisiwe busoni busquets buss|e bussard bussell bussey bustamante
    buster bustos butala butanta butch|er butembo butkus butler butselaar butte butterfield butters
    butterworth buttes-chaumont buttes-montmartre buttimer buttimore butuan butwal butz buuren
    buxar buxton buyrukhan buyse buysse buytelaar buyukcekmece buzau buzov buzzard buzzell bwire
    byars bybee bydgoszcz bye|r byerly byers byington byler bylgja bylund byrdie byrne|s byrum
    bytom caala caballero|s caban cabanatuan cabanillas cabbar cabe cabello cabeza|s cabhail
    cabibbo cabimas cabinda cabir cabo caboto cabraigh cabral|es cabrera cabrero cabrini cabudare
    cabudwaaq cabuyao cacak caccianemico caccioppoli caceres cachoeirinha cachoeiro cacuaco caddell
    cadden caddie caddow cadefau caden cadena|s cadence cadhain cadhla cadhlaigh cadiz cadogan
    cadorna cadwell cady cael caen caetana caetani caetano cafarchia caffarelli cafferkey cafferky
    cafferty caffey caffrey cafraigh cafua cafuk cagak cagayan cage|r cagle cagliari cagney cagnin
    cagnotto cagua cahal cahalane cahan cahangir cahill cahillane cahir cahoon cahya cahyadi
    cahyanto cahyo cahyono cai|t caibe caicedo caicos caiden caieiras cailum cailyn caimbeul
    caine|s cainero caingne cainnigh cainta caio cairbre cairn|s cairo caironi caiside caislin
    caithir caitlynn caitriona cajamarca cajon cajsa caket cakrabirawa cakrabuana cakrajiya
    cakrawala cakrawangsa cal|ly calabar calabozo calabrese calabria calabro calah calaigh calama
    calamba calarco calasiao calatayud calbhaigh calbo calcedonio caldas caldeira calder caldera
    calderon caldonia caldwell calebe caledonia caleigh calfee calgari calgary calista calisto
    calixta calixto calkins calla|n callaghan callahan callanan callao callaway callebaut callegari
    callegaro calleigh calleja callen|s callender callewaert calligan callihan callinan callis
    callison calloway calogero caloocan calton calum calumbo calumpit caluza calvert calvet calvey
    calvillo calvince calvo calzada cam camacari camacho camaguey camalov camama camanni camara
    camaragibe camarena camargo camarillo camayenne cambe cambell cambier cambodia camboriu
    cambridge camelia cameroon cameta cami camicione camil camila camilleri camillo camillus camilo
    camino camire camiscione camisha cammack cammarata cammel cammie campagna campanella campano
    campeche campenhout campillo campina|s campion campise campo|s|y campuzano camren camron camryn
    camuccini camus cana|n canada|y canady canainn canakkale canal|es canali canaria canavan
    canberk canberra cancino cancun candaux candela|s candelaria candelario candeniz candi|s candia
    candida candido candler candra candrakanta candyce canedo canet canetta canevascini canfeza
    canfield cangaiba cangzhou canice canil cankaya cann canna|n cannady cannie canniffe cannizzaro
    cannon cannur cano|n canoas canova canseven cansin cant|er|y|t cantara cantemir canterbury
    cantero cantez cantillo cantimori cantonment cantor cantrell cantu cantwell canur canyon cao
    caochlaigh caodhla caoile caoilfhionn caoillidhe caoilte caoimh|e caoimhin caoin caoinigh
    caola|n caolain caollaidhe caomhan caona caonaigh cap-haitien capa|s capao capdevila cape
    capecchi capek capel capelle capers capiata capitola capka capko caplis capone cappelli cappie
    capples capps caprice captain capua capuaigh capuana capuano capucine caputo cara caraballo
    carabanchel caracas caracciolo caragh caraguatatuba caraka carapicuiba caraway carbaire
    carbajal carbajo carballo carbaugh carbery carbone carbonell cardano carden cardenas carder
    cardiff cardin|al cardinale cardon cardona cardoso cardoza cardozo carducci cardwell carfagna
    cargile cargill cari|n|e cariacica caridad carillo carine carisa carita carl-heinz carl-johan
    carlberg carlee carleigh carlene carletonville carley carli|er|n|e carlijn carlile carlock
    carlota carlsbad carlsen carlson carlsson carluis carlyn carma carmack carmaig carmenza
    carmichael carminho carmody carmona carnahan carneiro carnell carner carnera carnero carnes
    carney carnot|te caro carocci carola|n carolann carolien carolin carolyne carolynn carora
    carosone carothers carpaccio carpenter carpentier carper carpio carr|e|en|ion carragher
    carraidhin carranza carrasco carrasquillo carraud carraux carraway carrefour carrell carreno
    carreon carrera|s carrero carretero carrghamhna carrghamhne carri carrico carriera carrig|y
    carrigan carrillo carrington carrizales carrizo carro|n carrollton carruth|ers carsen carsten
    carswell cartagena cartago cartes carthy cartier cartwright carty caruaru carub carullo
    carupano caruso caruthers carvajal carvalho carver carville cas|en|al casa|s casablanca casadei
    casado casagrande casaide casale casaleggio casalodi casals casandra casanova|s casares casarez
    casarin casarlaigh casavant cascavel cascio casellati casemiro cashen cashman casian casiana
    casiano casias casie|r casillas casimer casimiro casini caskey cason caspar cassady cassart
    cassel cassell cassen casserley casserly cassiano cassin cassity cassondra castaneda castanhal
    castano|n casteel castelar casteleyn castell|s castellano|s castelli castellitto castello
    castiglione castilla castillo castioni castle castleberry castleman casto|r|n castorena
    castrillo castro caswell catacamas catalan catalano catalao cataleya catamarca catanduva
    catania catbalogan catchings catchiungo cate|s catenazzi caterina cathail cathal cathala
    cathaoir catharina catharines cathasaigh cathbhaid cathbhuadha cathbhuadhaigh cathbhuaidh
    cathcart catherina catheriona cathern cathey cathi|e cathmhaoil cathrin cathrina cathriona
    catia catinca catlett catlin caton catrin|e catrinel catriona catron cattaneo cattigan cattin
    catur caturangga cau caucaia caudell caudill caudle caudron cauley caulfield caune causey
    cauthen cavad cavalcante cavalcanti cavanagh cavanaugh cavanna cavazos cave cavender cavid
    cavieres cavin caviness cavit|e cawisadi cawisono cawley cawthon cawuk caxias cayadi cayden
    caydence cayes cayetana cayetano cayla caylee caylor cayman cazares cazenga cazimir cazorla cea
    ceafarcaigh ceallaigh ceamharcaigh ceanainn ceannaigh ceannduibh ceannfhaola ceannfhaolaidh
    ceanntabhail ceara cearbhaill cearmada cearnaigh cearr ceasar ceatharnaigh ceballos cebekhulu
    cebesoy cebisa cebu cecep ceci|ly cecilie cecilija cecilio cecille cedar cedeno cedide cedillo
    cedrick cedrin ceferino ceiba ceil ceilandia ceirisc ceithearnaigh ceja celal celaya celena
    celene celentano celesta celestina celestino celie celilay celinda celis celma celms celso
    cem|al cemalettin cemani cemeti cemil cemiyle cemplunk cenan cendron cenge cengiz cengkal
    cengkir centa centek centennial centeno center central centralniy centre centrine centro
    centurion ceola ceorais ceothach cepeda cephus cerar cerasela ceravolo cercis cerda cerezo
    cergy-pontoise ceri cerquiglini cerro cerutti cervantes cervantez cervera cesaroni cesarotti
    ceschi cesnak cetin ceulemans ceuppens cevale cevheri ceyhun ceyla ceylin ceyran cezar|y cezara
    cezayir ch'ongdan-up cha|n|m chaaya chabane chabot chace chacha chacko chacon chada chadd
    chadha chadrick chadwell chaeryong-ni chaffee chaffin chafin chagwe chahal chai|m chaib chaifah
    chaihirankarn chaisatit chaisson chaitaly chaitanya chaiwut chak chaka chakrabarti chakraborty
    chakradev chakradhar chakrika chakwal chakwama chalco chalfant chalisa chalmer chalupka chalus
    chamali chaman|e chamartin chamberi chamberlain chamberlin chambers chamblee chambless
    chambliss chameli chamness chamorro champagne champak champlin chana chanakya chancellor
    chancey chanchal chancy chand|er chanda chandani chandannagar chandigarh chandpur chandran
    chandresh chanduasi chanelle chanez chang-hua changam-ch'on changawa changaz changchun changde
    changhua changji changle changning changsha changshu changwon changyi changyuan changzheng
    changzhi changzhou chanie chanikan chaniya channie channun chante chantelle chanya chao chaohu
    chaoin chaoui chaoyang chaozhou chapa chaparro chapeco chapelle chapin chaplin chapman chappell
    chapple chappuis chapra chapuis charallave charan charbonneau charef charest charette charis
    charissa charisse charita charla charland charle|e charleroi charlesh charleston charlier
    charlott charlotta charlottenburg charlottie charls charlsie charly charo|s|n|en
    charoensuksopol charolette charosova charpentier charrier charron charsadda chartier chartrand
    charvi chase chashida chasity chasmum chasse chastain chasteen chatham chatman chatresh
    chatriand chatriant chattanooga chatterjee chattogram chatuchak chatura chau chaudet chaudhari
    chaudhary chaudhry chaudhuri chaudry chauhan chauncy chausiki chauveau chauvet chauvin
    chavarria chavers chaves chavez chavira chavis chavvi chawin chawish chawla chaya chayanin
    chayapat cheara cheatham chebet chebii cheboi cheboksary chebon checa chechi cheda chee cheema
    chege cheikh chelagat chelangat chelimo chellaoua chelmsford chelny chelo chelsi|e chelsy
    cheltenham chelyabinsk chema chemnitz chemtai chemutai chen chenangat chenault chenaux cheney
    cheng chengde chengdu chenggu chengguan chengguanzhen chenghua chengo chengqiao chengtangcun
    chengzhong chennai chenoweth chenzhou cheonan cheongju-si chepchirchir chepchumba chepkemboi
    chepkemoi chepkirui chepkoech chepkorir chepkosgei chepkurui chepkwemoi chepkwony chepngeno
    chepngetich cheptoo cher cheragh cheras cherelle cheremushki cheremushky cherepovets chergui
    cherian cheriet cherif cherifi cherilyn cherise cherish cherith cherkasy cherkessk chernihiv
    chernivtsi cherono cherop cherotich cherrelle cherri|e cherry cherryl chertanovo cherubini
    cheruiyot cherutich cheruto cheryll chesang chesapeake chesire chesley chesser chessie chesson
    chesterfield chestina chestnut chetumal cheung cheusi chevalier chevalley chevallier chevresson
    chevrolet chewning cheyanne cheyech chhabra chhatarpur chhindwara chi chia chiamaka chiang
    chiappetta chiara chiaramonte chiayi chiba chibani chibi chibini chibuzo chicago chichawatni
    chichicastenango chiclayo chico chicoloapan chidester chidimma chiesa chifeng chigasaki chigi
    chigozie chihuahua chijioke chikh chikmagalur chikusei chikushino-shi chilakalurupet chilanzar
    childers childress chile|s chililabombwe chiliza chillan chilliwack chilpancingo chilton
    chimbote chimere chimoio chinandega chinatown chinautla chincha chindamo chinedu chinelo ching
    chingola chiniot chinju chinn chinnici chinyere chipata chipman chipukizi chiquimula chiraz
    chirchiq chirchir chirmiri chisholm chishtian chisinau chism chisolm chita chitato chitradurga
    chittolini chittoor chittorgarh chitungwiza chitwood chiu chizhou chizoba chlef chloie chloig
    cho|n|e|m choa|te choda choeychuen chofu choi choille choinnigh chok chokshi choloma cholula
    chomba chomhghaill chomsri chonco chong chongfu chongjin chongming chongqing chongzuo chopard
    chopra choque chorzow chotzen chou choudhary choudhry choudhury chouinard chovan chovanec chow
    chowdhury chowitunkit chrappa chrisman chrissie christa-maria christabel christal christchurch
    christeen christel christelle christen|e christena christensen christenson christer christiaan
    christiaens christiana christiane christianne christiansen christianson christion christl
    christman christmas christner christof|er christoffer christoffersen christop christophe
    christopherso christos chrodtrud chronister chrystal chu|s|n chucho chuck chuki chukwu chukwudi
    chukwuemeka chula chumakivskyi chumba chumley chumo chuncheon chunga chungju chunian chuo
    church churchill churchwell churu chust chuxiong chuzhou chynna ciamis ciampea ciampi cian
    cianaigh cianan cianciolo ciani cianjur ciaobella ciaraigh ciaran ciarba ciardha ciarmhaic
    ciarra ciarrai cibane cibhil cibin cibinong cibula cibulka cicala cicely cichorius cici cicilia
    cid cidade ciego cielo cienfuegos cierra cifuentes cigli cignaroli cihan cihandide ciji cik
    cikampek cikarang cikotic cikupa cilacap cilea cilegon cileungsir cileunyi cilibrasi cill-dia
    cilla cilli cilly cimahi cimarosa cimini cimino cincinnati cinda cindoruk cinnamon cinnseala
    cinta cinthya cintia cintron cinzia cioffi cionnaigh cionnaith cionnfhaola ciothaigh cipolla
    ciprian cipriana cipriano ciputat circoiscrizione cirebon ciriaco ciril cirillo cirino
    cirkeline ciro cisco cisneros cisterna|s cite-limoilou citeureup citlali citlalli city ciudad
    ciutat civaschi cixi cizre claar claas claassen clabe clack claes|en claesdr claesner claessens
    claesson claeys clafferty claffey clair claire-lise clancy clanton claochlaoigh clapp|er
    clarabelle clarance claras clardy claribel claridge clarinda clarine clarisa clarisse clarita
    clarkson clarksville clarnce claro|s clary clas classie classon claudie claudina claudiu claudy
    claus-dieter claus-peter clausen claussen clavero clavin clavs clawson claxton clay claycomb
    claypool|e claytor clearence clearwater cleary cleave|r cleda clees clegg cleghorn cleland
    clelia clell clella clemence clemencia clementina clements clemie clemma clemmer clemmie
    clemmons clemon|s clenaghan cleola cleon|e cleophas cleora clerc clerck clercq clerkin
    clermont-ferrand clery cleta cleto cleva cleve clevenger clevie clide cliff cliffie clift cline
    clinkscales clinten cliodhna cliona clocharta clochartaigh clochasaigh clodagh clodomiro cloe
    clogherty cloherty clohessey clohessy cloney cloninger cloonan cloone|y clootwijck clora
    clorinda closset clothilde clotilda clotilde cloud clough clouse cloutier clover clow|er|ers
    cloyd cluanaigh cluff cluj-napoca clune clunies-ross clyburn clyda clydie clymer clytie
    coacalco coady coakley coan coardi coast coatepeque coates coatzacoalcos coban cobb|s
    cobhthaigh coble cobo|s coburn coca cocci cochabamba cochran|e cociarelli cockerham cockrell
    cocos codey codi|n|e codina codo codrin codrina coe coelho coello coene|n cofer coffelt coffey
    coffman cofield cogan coggins cogley cogswell cohalan cohn coholan coighin coigil coigligh
    coigny coile coiligh coillte coimbatore coimbra coincheanainn coineoil coingheallaigh
    coinghialla coinghiallaigh coinne coinneirtinne coinnich coinnigh coisdeala coisdealbha
    coisteala coistealbhaigh coitir coitirigh coke|r colangelo colatina colbach colburn colchester
    coldfield coldiron colella coles coleton coletta coley colfer colgan colhoun colie colima
    colina coline|t colins coll|ing|ings|en|y|is colla collado collaigh collao collard collart
    collata collazo colleneler colleran collet|t colletti colley collie colligan collignon collina
    collince collinder collinsworth collodi collum colm colman colom|er coloma colomba colombia
    colombo colonia colorado|s colot colpaert colquitt colreavy colson colston colten colter
    colucci coluccio coluim colum columba columbo colunga colwell comair comar comber combi comboni
    combre combs comeau comeaux comencini comerford comeriato comhdhain comhghaill comhghain
    comilla comisky comisso comitan comman commins commonwealth comodoro comolli comoros compton
    comstock comte comyn conacha conagail conaill conaire conakry conal conall conallta conant
    conaola conaonaigh conard conaty conaway conbhae conbhaigh conbhuaidh conbhuidhe conboy
    concannon concepta concha concharraige conchita conchobhair conchoille conchradha conchubhair
    conchur concord concordia conde condoleo condon condren condron conduibh conefrey conesa coney
    confhaola confraoich cong|er congail congdon conghaile conghamhna congo coninck conklin conlan
    conleth conlin conlon conluain conmara conmee conmhaoil conmy conn|ers|ally|y connachtaigh
    connachton connaghy connaigh connallta connaughton conneeley conneely connell|y connellan
    connery connghamhna connmhaigh connole connollaigh connolly connors conole conover conquista
    conra conrach conradi|n conrado conraoi conree conroy conry conselheiro considine consolata
    constanta constantin constantina constantino constanza constanze consuela consuelo contagem
    contarini conte|r conthra conti contina contra contrafatto contreras converse conwell conyers
    coogan cooke cooks cooksey cooksley cookson coolahan coolen cooley coombs coomer coon|s coonan
    cooney copacabana copeland copenhagen copenhaver copiapo copley coppage coppens coppola
    coquimbo coquitlam coraima coral coralia coralie corbacho corbat corbitt corbo corboz corcora|n
    corcos corda cordaro cordeiro cordella corder cordero cordes cordia cordie|r cordoba cordova
    corduff cordula core|t corean coredo corene corentin coret-coredo coreth coretta corie
    coriolano corish cork corkery corlaigh corless corlett corley corliss corlu cormack cormaic
    corman cormican cormick cormier cormy corneille cornejo cornel|is cornelio cornelious
    cornelison cornelisse|n cornelisz corneliu cornet|t cornez cornie cornil cornish cornut cornuz
    cornwell coro corominas corona coronado coronel corpataux corpus corput corpuz corr|er|al|y
    corra corradi corraidh corraidhin corraigh corrales corrdhuibh correa corredor correia correll
    corrghamhna corridan corrientes corrigan corrina corriveau corsin corso|n corstiaens cortes|e
    cortina cortney corum coruna corvin corwin cosandey cosby coscair cosendey cosentino cosgair
    cosgrave cosgrove cosima cosimo cosman cosmas cosme cosmin cosmina cosper coss|y cossiga costa
    costache costalonga costantino costanzi costanzo coste|r costel costela costello|e costigan
    costin coston cota cotabato cote coterlet cothran cotia cotonou cotten cotter cottingham cottle
    cotto cottrell cottrill coty cotzumalguapa coughlan coughlin coulombe coulon coulson coulter
    council counihan countryman county courcey cournane courson courtenay courteney courtier
    courtland courtois courvoisier cousins coutts couture couturier couvreur covarrubias coventry
    covey covina covington cowan|s cowart cowden cowell cowely cowen cowgill cowles cowley cox
    cox's coyle coyne coyoacan cozart crabb crabtree craddock crafton cragg crahan crahay craighead
    crain|e craiova craith cramer crampsey crampsie crampton crandall crandell crane cranford
    crangle cranley cranly crato craven|s craver craw crawley crayton creag crean creasy creech
    creed creedon creek creekmore creel cregan crehan creighton cremer cremin cremonesi crenshaw
    creola crescencia crespi crespo cress cressie cresswell creswell cretton crevar crevoisier
    criado cribb|s cribbons criciuma crider crigger crilly crim crimmins crin|er|ion crina
    criomhthain crippen crisafulli crispi criss|y crissie crissman crist|en|al crista cristea
    cristhian cristhofer cristi|n cristian cristiana cristine cristofer cristofor cristoforetti
    criswell crites crittenden crivelli croad croal croatia crocker croft crohan croix-des-bouquets
    crolly cromer cromwell crona crone cronelly cronin cronk cronly croom cropper crosbie crosby
    crossan crossland crossley crossman crosson crota crotaigh croteau crotty crouch crouse crow|e
    crowder crowell crowl crowley crowson crowther croy croydon crozier cruadhlaoich cruce|s
    crudden cruickshank cruise crum crumb crumley crump crumpler crumpton cruse crutcher
    crutchfield cruzes cryan crysta crystal csaba csilla csongor csonka ctibor ctirad cua cuacach
    cuadrado cuag cuaig cuajimalpa cuana cuanaigh cuanna cuannaigh cuarta cuarto cuauhtemoc
    cuautitlan cuautla cubatao cubillos cucamonga cucuta cuda cuddalore cuddihy cuellar cuenca
    cuernavaca cuervo cuesta cueto cuevas cuffe cugia cuheyna cuiaba cuidithe cuigeannaigh cuijck
    cuileamhain cuilinn cuill cuilliudha cuinn cuirc cuito cukon culbertson culbreth culhane culi
    culiacan cullaigh culler culley culligan cullinan|e culloty cullum cully culot culp culpepper
    culver cuman cumana cumascaigh cumhail cumhaill cumiskey cumisky cummerata cummings cummins
    cummiskey cummisky cundari cundiff cunha cunnaidh cunnane cunneen cunningham cunny cuomo cuong
    cupp curacao curatoli curci curcio curdaigh curdin curdy cureton curico curiel curitiba curnane
    curneen curnyn curraidh curraidhin curran curraoin currey currie|r currin curro curry cursino
    curt curtin curtiss curuca curug cusack cusano cusco cushing cushman cusick custer custodia
    custodio cuthbertson cutler cutright cutrufo cutshall cuttack cutuli cuvelier cuyper|s cuyvers
    cuzzocrea cvetka cvetko cvitan cvrtila cwalile cydney cyntha cypress cyprian cyprich cyprus cyr
    cyriel cyrill|e czechia czeslaw czestochowa daako daakoaa daal daamin daan daanish daanyaal
    daawood dabbah dabbs dabhoireann dabir dabney dabo dabou dabrowa dabukke dace dach dachang
    dachgelder dachgeldt dachgelt dacian daciana dacin dacosta dada dadap dade dadi dadu daegu
    daeid daein daejeon daele daems daeng dafina dafne dagane dagbjartur dagel dagenham dagfari
    dagfinnur daggeir daggett daghfal dagmann dagmar dagmara dagmey dagny dagobert dagoberto
    dagostino dagsburg dagupan dagur dahiana dahir dahl dahlberg dahlgren dahlin dahlqvist dahm
    dahmane dahmani dai|er|ness daiana daibheid daibhidh daiga daigle daija daijah daiken dail
    dailey daina dainis dainius daire dairine dairo daisey daisha daisie daisy|e daito daiyaan daja
    dajal dajana dakar dakhil dakhla dakoda dakotah daksh daksha dakshesh dalaja dalal dalan
    dalatando dalbert dalbir daleiden dalem daler dalerov dalessandro dalessio dali dalian daliang
    dalibor dalila dalili dalima|n dalimin daliono dalla dallaire dallara dalli|n dallilja
    dallinger dalmann dalmar dalmas dalmau daloa dalrymple dalupura dalvin daly dalziel dam|e
    damanhur damanik damansara damar|ion damarcus damari damascus damato dambrosio dameer dameon
    dameron damiano damico damienne damietta damife damijan damini damir damirov damjan damjana
    damlanur dammam damme damoh damond dampier damron damurah damyanti danachair danae danaher
    danang dancan dancun dancy dandolo dandong dandre dandrea dandridge daneen danek daney danford
    danforth dang dangelo dangerfield dangl danhildur dania daniele danielius danielsen danielson
    danielsson danijel danijela danika danilov danique daniswara danitza danival danjuma danko
    danley danli danner dannie danniel dannielle danninger dano dansby danshui danso|n dantzler
    danu danuja danuta danyel danyell|e dao daochain daoda daola daoud daoudi daoukro daqing daquan
    dar|r|ion|y|t|is daragh darain darbhanga darcie dardan dardar dardel darden dardenne dargan
    darian dariana dariati darija|n darika darimin darin darina darinka dariusz darja darjiling
    dark darl|ing darline darlyne darmaji darman darmana darmanto darmody darmstadt darnah darnau
    darnytsya darold darpan darragh darran darri|en darrian darrick darrion darrius darrow darryle
    darryll darryn darsh darsirah dartmouth dartono daru daruna darvin darwyn daryani daryle daryn
    das dasa dasey dasgupta dash|er dasha dashawn dashiell dasia dasilva daska dasmarinas dasoguz
    dastageer datia datong datta datu|n dau|d|r daudi daugherty daughtry daule daulton daunte
    dautanec davangere davante davao davenport davern daves davi|es|n davian davida davide davids
    davidson davidsson davila davina davion davison davisson davitt davnet davon|te davonta
    davor|en davorin daw|es|n dawa dawei dawick dawid dawkins dawne dawud dawukou dawwar daxing
    daxing'anling daxton dayal dayamai dayami dayana dayanara dayar daye dayita dayle dayrah dayrut
    dayse dayyaan daza dazhou dchira dea|s|r deacair deacon deacy deady deaglan deana deanda
    deandra deane deangelis deans deante dearbhail|e dearbhla dearborn dearing dearmada dearman
    dease deasia deasmhumhna deason deasy deaton deaueroux deaver deb debbi debbra debby debeljak
    debera deberry deboer deborrah debose debre debrecen debroah debroux debruyne dec decamps
    decarlo decastro decebal deceuninck dechamps deckard decker|s deckow declerck declercq decock
    deconinck decosta decoster decoteau dedra dedric dedrick dee|s|ly|n deeann deedee deegadan
    deegan deehan deel deeley deeney deeny deepa deere deering deery deesa deese deetta defazio
    defelice deforest degraw degroot|e degryse degueldre deguzman deha dehart dehaven deherrera
    dehiwala-mount dehmel dehon dehradun dehri dehui deiby deicy deigan deignan deir deirbhile
    deirg deisy deitz deividas dej deja|n dejah dejardin dejesus dejon dejong dejonghe dejuan
    dekeyser dekker del delacruz delaere delafuente delagarza delahaye delahunty delancey delannoy
    delao delap delapaz delargy delarosa delatorre delattre delaunay delcie delcourt delcroix
    deledda delegacion deleon deleu delfina delforge delfosse delgadillo delgado delhaye delhez
    delhi deliah delicias delil delila delina delinda delisa delisle delk dellar dellia dellie
    dellinger dellucci delma|s delmotte delmus deloach delong delora delorenzo deloris delorme
    delos delossantos deloughrey deloughry delozier delp delpha delphia delphin delporte delrio
    delrosario delsie delta delton deltoro deltour deluca deluna delvalle delvaux delvecchio
    delvigne delvin delwayo delwin dema|n demanet demaret demario|n demars demello dement demers
    demetra demetria demetric demetrio|s demeulenaere demeyer|e demi|r demi-lee demi-leigh demian
    demilade deming demirel demiriz demirok demmendaal democratic demond demonte demoss demoulin
    demus demuth demuynck dena dendy deneen denese denesik deng dengg dengzhou denham denice
    denihan deniis denine denisa denisha denison denisse denissov denita deniz denizalp denizli
    denk denkel denman denmark dennard dennehy dennenberg denney dennie denning dennison denpasar
    densmore denson dent denys denzell denzil deo deoghar deol deoli deondre deonta|e deonte
    deoraidhin deoria depalma depero depew depok depoorter deprez depriest depuydt dequan dera
    derald derbal derbent derby dereck dereon deric derik derince derkaoui derkay derl|y dermody
    dermot|t derosa derose derosier derouen derouiche derr|y derradji derrek derrell derrig
    derryberry derval dervilla dervla derya deryanur derycke deryl desai desalvo desantis desbiens
    descamps deschamps deshaun deshmukh deshpande deshusses desi desiderio desilva desimone desio
    desirae desjardins desmarais desmedt desmet desna desnyanskyi desouza despain despina
    desrochers desrosiers dessalines dessart dessel dessie dessy destany destefano destinee
    destiney destini destiny destry detaille dethier detlef detlev detournay detroit detry detti
    detwiler deutsch deutschmann devally devan|e|te devaney devanney devansh devaughn devault
    devaux deven devenney devenny dever|y devereaux devereux devi devika deville devillers devilly
    devine|r devito devitt devlin devoe devolder devonta|e devonte devore devos devoy devriendt
    devries devyn dew|s dewaele dewan dewar|d dewas dewberry deweese dewez dewi dewilde dewitte
    dewulf dex dey deyang deyanira deyo deyoung dezful dezhou dezider dezzie dhabi dhadho dhaka
    dhaliwal dhamar dhamtari dhanbad dhangadhi dhar dharan dharashiv dharavi dharmavaram dhaulpur
    dhawan dhiarmada dhillon dhingra dhirkot dhondt dhonncha dhonnchadha dhonnchaidh dhorchaidh
    dhriti dhruv dhubhghail dhubhghaill dhuibh dhuibhir dhuinn dhule diaconescu diaconu diadema
    diaf diah diallo diamond dianah diandra diar diarmada diarmaid diarmuid diaz dib dibbert dibble
    dibiasi dibir dibrugarh dicarlo dicie dicken|s dickenson dickerson dickey dicki dickinson
    dickman dicy dida didao didda didina diederich diederik diedrich diehl dien diep diepsloot
    dierckx dierick dierickx dierk diesbach diesbergen dieter diethard diethelm diether dietl
    dietlind|e dietmar dietz dieu diez dif diffin diffley digdaya diggin|s diggs dighe digiacomo
    digiovanni digna|n digos digri dihok dijana dijck dijk dijkman dijkstra dijon dijoux dikane
    diken dikirnis dila|n dilara dilcan dilder dildora dildorova dilfeza dili dilja dill|er|en
    dillan|e dilley dillie dillingham dillman dillow dilnoz dilnozova dilnur dilnurova dilorenzo
    dilsitan dilworth dima|s dimaggio dimapur dimarco dimaz dimba dimbane dimbani dimitrina
    dimitrios dimitrovgrad dimmey dimmick dina|n dinabantu dinaig dinajpur dinamarca dinangwe
    dinapore dinapur dincer dinda dindela dindi dindigul dineen dinger dingess dingila dingle
    dingman dingxi dingzhou dinh dinis dinkins dinneen dino dinsmore dinu dinwa diogo diolain dione
    dionicio dionigi dionisia dionisio dionte diorio diothchain diourbel dipa dipietro dippel dipta
    dircken dire dirican diris dirja dirks|en dirlik dirnberger dirrane dirven disdero dishman
    diskin dismas dismuke disney distefano district disuq dita ditmar ditschlerin ditte dittman
    dittmar dittmer dittrich divan divenney diver divine|y divinopolis divo divya diwaniyah dix
    dixie dixinn dixit dixson diya diyarbakir diyor diyora diyorayeva diyorov dizdar dizon djamel
    djamena djebbar djelfa djellal djellouli djibouti djoudi djuana djuna dlaba dlabane dlabazane
    dladla dlakadla dlakela dlamane dlambula dlamdaka dlamini dlamlenze dlangamandla dlawuza
    dlebenkomo dlodlo dlomo dludla dludlu dlungwana dmitriev dnipro dniprovskyi doak doan|e
    dobbelaere dobbin|s dobbs dobes dobler dobre dobromila dobroslav dobroslava dobson doby doc
    dochartaigh dochia dochioiu docia dockery dockx docquier doctor dodd|s dodo dodoma dodson doe
    doering doerr doesburg dofri dogan doggett doghair dogherty doglioni doha|d doherty doibhilin
    doighre doilungdeqen doina doingeard doiron dokkum dokri dola|n dolainn dole dolenc dolinar
    dolisie dolli|e dolly|e doloris dolphine dolphus dolun dom|en domagoj domantas domas dombivali
    dombrowski domenica domenick domenico domhnaigh domhnaill domhnall dominga domingo|s domingues
    dominguez dominica|n dominik dominika dominque dominquez dominyka|s domitila dommelen domnica
    domonique don|y dona|t donaciano donagh|er donahue donaire donaldson donaoile donarelli
    donata|s donatella donati donato donatoni donaustadt donavan donavon doncabe doncaster
    donchadha donda dondre donegan donell donelson donetsk doney dong|en dongguan donghae donghai
    donghaile dongling dongoran dongtai dongyang dongying donia donie donini donita doniyor
    doniyorov donkor donley donlon donnacha donnan donnay donncha donnchadha donnchaidh
    donndhubhartaigh donndubhartaigh donnellan donnelly donner donnghaile donnghusa dono donofrio
    donoghue donohoe donohue donoso donostia donough donta|e doody dooey doogan doohan doolan
    dooley doolittle dooly dooren doorhof doorn doornhem doorty doppler dorado doralisa doran
    dorathea dorathy dorcha dorchaidh|e dorchaigh dorcus dordan dordrecht dore dorel doretta dorfer
    dorgan dori|n|en|t doria doriana dorina dorinda dorine dorinel dorita dorka dorko dorla dorle
    dorli dorman dorn|er dornan dorot dorota dorotea doroteja dorotha dorothe|e dorottya dorr
    dorrian dorsett dorsman dortch dorte dorthe|y dorthea dortmund dorton doru|d dorukhan dosha
    doshi|e doshia dosia dosquebradas doss dossetti dossi|e dostert dostie dotson dotty doty douala
    doucet|te doud doudigan dougherty doughty douliu doumont dounia dourados dovara dove|r dovud
    dovudov dovydas dow|d|er dowdell dowden dowdy dowell dowerg dowey dowley dowling downes downey
    downing doyen doyinsola doyon draaisma draga|n dragana draghi dragica dragon dragutin drahoslav
    drahoslava drajat drajna drake drammen draper drauma draumey draupnir draxler drayton drees
    dreher dreki drema drengur drennan drennen drenthe dresden dressler drew|s|es dreyer drian
    driesen driessche driessen driggers drilon drisceoil driscoll driskell drisli drita driton
    droguett drohan drolet droma droney droplaug droppa drouin droz drozdov druart drub drubin
    drucilla drumm|y drummond drusilla druso dryden drye drysdale dua duah duard duba dubai
    dubandlela dubazane dube|y dubha dubhabhoireann dubhaigh dubhartaigh dubhchain dubhda
    dubhghaill dubhlaigh dubhlainn dubhlaoich dubhluachra dubhthaigh dubhuidhe dublin dubois dubose
    dubreka dubuisson dubuque duc ducharme duchesne duck duckett duckworth duclos ducu duda dudek
    dudik dudka dudko dudo dudok duekoue duenas duez duff|y duffey duffin dufgus dufie dufour
    dufrane dufrasne dufrene dufresne dugal dugan dugar dugas duggan dugger duggins duguay duha
    duhamel duhig duhon duhy duibhealla duibheannaigh duibhfhinn duibhgeannaigh duibhghealla
    duibhghiolla duibhginn duibhir duibhleanna duibhlearga duibhne duibhthe duigeannaigh duignan
    duilearga duilio duineacha duinn duinneacha duisburg duithche duivenvoorde|n dujardin duje
    dukada dukes dula dulaney dulbecco dulce dulchaointigh dulcie duley dulin dulla dulohery
    dumaguete dumai dumakude dumas dumisa dumisani dumisile dumitra dumitrana dumitrescu dumitru
"""
