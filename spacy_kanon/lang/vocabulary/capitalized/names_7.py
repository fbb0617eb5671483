"""Names of people and towns. Towns: GeoNames, CC BY 4.0. Made by `bench/make_vocabulary.py`."""

WORDS = """
    portis portland portmann portmore porto porto-novo portoviejo portsmouth portugal porubjak porz
    porzio posad posada|s posalee posch poslon posner poss postl postma poston potchefstroom poteat
    poteet pothanun potier potosi potsdam potter|s pottier potts potvin pou poucke poul poulain
    poulin pouliot poulos poulsen poulson pouros pouso pouw povilas povilonis powe powlowski
    poynter poza pozder poznan pozniaky pozo pozuelo pozzecco praagh praba prabawa prabhakar prabhu
    prabowo prabu prabumulih prachayaroch prada pradaeng pradana pradhan pradipta prado praet praga
    prager prague praia prairie prakalpawong prakan prakasa prakash prakosa prames pranata pranav
    pranawa praneel pranit pranowo prantl prasad prasasta prasetya prasetyo prashad praso prastuti
    prat|s|er pratama pratesi prather prati pratiwi prato pratyush pravoslav pravyi prawet
    praxmarer prayagraj prayitna prayoga prayogo prayoonhong preben preciado preda predovan
    predovic predrag preece prelec prem prempeh prendergast prenner prentiss prenzlauer prescott
    presidente presnell presnenskiy pressley preto pretoria prevost prewitt prial prichard prickett
    priddy pridemore pridgen priede priego priest|er prieto priit prima primitiva primitivo primm
    prince princesa princess principe prindle prine pringle prins|en prinz prisca priscah priscila
    priscillah priselac prisha priska pristina pritchard pritchett priuli privet|t priya prizren
    probolinggo probst procacci procter proctor proddatur prodi proffitt profira progreso prohaska
    proietti proinnsias prokop prokop'yevsk proost propst prosacco prosser proulx prouse prouty
    provencher providence provo provost prskalo prudence prudencia prudencio prudente prudie pruett
    pruitt pruschke pruul pruvost pryal pskov pu'er pucallpa pucci puccini puccio pucher puchner
    puchong puckett pudjiastuti pudong puducherry pudukkottai puebla pueblo puente|s puerta
    puerto|s puga pugh pugliese puglisi puhakka puig pujadas puji pujol puk pukk pulai pulandian
    pulci puleo pulgar pulido pulilan puljiz pulk pulkkinen pullen pulliam pulong pulver puma
    pumbaa pumphrey punasa pundel pune punggol puning puno punta puntigam puntira punz puput puqi
    pur puranen purcell purdy puri purifoy purity purkey purmale purmals purnawati purnell purnia
    purohit purser pursley puruliya purvis purwa purwadi purwakarta purwanti purwanto purwodadi
    purwokerto puryear pushkino pushti puspa puspasari puspita putatan puteh puteri puthia puti
    putian putinja putman putnam putra putri putu putuo putz puusepp puustinen puxi puyang
    pyatigorsk pyatt pyay pye pyeongtaek pyi|n pyle|s pyongyang qa'em qaadir qaasim qabeel qabil
    qadar qadarif qadeer qadi|r|m qadimah qadirpur qafarov qahirah qahtan qaim qais qal'at qalib
    qalyub qamar qamishli qani|t qaratel qarchak qareeb qarin qarshi qaseem qasid qasif qasim qasr
    qatadah qatar qawee qay-yoom qays qazvin qeladize qiana qianjiang qiaotou qibao qina qingdao
    qingnian qingpu qingyang qingyuan qingzhou qinhuangdao qinzhou qionghai qiqihar qitaihe qiyas
    qo'qon qods qom qomazitha qori quach quackenbush quade quadir quaide qualls qualter quan quang
    quanzhou quarles quartey quartier quarto quasimodo quattlebaum qubbah quchan qudamah quddoos
    qudoos queally quebec queen|s queenane queenie queenstown queimados quelimane queluz queretaro
    querini quero querol quesada quesenberry quetta quetzaltenango quevedo quezada quezon quiana
    quibdo quigley quigney quijada quijano quiles quilicura quill|en quillacollo quillinan quilmes
    quilpue quilty quimby quin|t quinlan quinlivan quinney quinny quinones quinonez quintana
    quintanilla quinten quinter quintero|s quintus quinty quique quirino quirke quiroga quiroz
    quispe quito quitzon qujing qulam qulu qumru quoc qurayyat qurban qurbanov qurnah qusay qushi
    qutaybah qutb quthbullapur qutub quzhou qwabe ra's raab raadik raag raaghib raagini raahil
    raakin raamat raamis raamiz raashid raatib raatikainen rabah rabak rabar rabat rabb rabbaanee
    rabbani rabbitte rabbiye rabe|r|e rabea rabecca rabhartaigh rabhi rabhlaigh rabi|t rabia rabiah
    rabideau rabih rabinowitz rabitsch rabl rabon raby rach racha rachana racheal rachedi rachid
    rachida rachit rachita racine rackham rackley racquel rada radcliff|e radek|e rademacher
    rademaker raden rader radford radha radhakrishnan radhee radhika radi|n|m|t radika radisch
    raditya radka radke radl radman radmila rado|m radoslav radoslava radovan radovana radtke radu
    raebareli raed raees raegan rael raelyn|n raemdonck raes raewyn raeymaekers raf|n|e rafaela
    rafaella rafah rafan rafay rafee rafeek rafeeq raffael|e raffaela raffaella raffaellino
    raffaello rafferty rafia rafid rafih rafila rafnar rafney rafnhildur rafnkell rafsanjan raftery
    raftis ragan rager raghaill|e raghallaigh raghav raghavan ragheb raghib raghna raghnaill ragin
    ragland ragna ragner ragney ragnhild ragnhildur ragsdale rahab rahal raharja rahat rahayu
    raheel rahel rahija rahilly rahim rahimah rahiye rahma|t rahmani rahmawati rahmet rahmi
    rahmoune rahmouni rahn rahsaan rai|s raichur raidma raifearta raiganj raigarh raighill
    raighilligh raighle raighne raight raigne raihan raija raik railey raili rails raimo raimondi
    raimondo raimonds raimund raimundo rainbolt raines rainey rainwater raipur raisa raissa raith
    raithbheartaigh raithile raivis raivo raj|n raj-nandgaon raja|n rajab rajagopal rajagopalan
    rajala rajamahendravaram rajapalayam rajasa rajata rajeshri rajh rajko|t rajpur rajshahi raju
    rak rakeem rakel rakela rakide rakovan raksha raley ralf ralf-dieter ralf-peter rallaigh
    ralston raluca ramachandran ramadhan ramadi ramaekers ramage ramagundam ramaker ramakrishnan
    raman ramanathan ramaswamy ramat ramazan ramazzotti rambo ramdani ramdedovic ramenki ramer
    rameriz ramesh ramey ramgundam ramid ramil raminta ramires ramirez ramiros ramis ramiz ramna
    ramos rampur ramsauer ramsay ramsdell ramtha ramzi ranbir rancagua rance ranchi rancho rancourt
    randazzo randburg randel randfontein randhawa randles randmaa randoja randolf randver
    ranebennur raney rang-thap rangamati ranganathan rangel rangga rangkasbitung rangpur ranh rania
    ranieri raniganj ranipet ranka rankin|s rannva rannveig rannver ransdell ranson ranta rantala
    rantanen rantauprapat ranveer ranyah rao raol raper raphaela rapids rapin rapisardi raposa
    raposo rapp rappaz rapraz raqqah raquan ras rasa rasapudipalem rasberry rascon rashaad rashaan
    rashawn rashidi rasht rasim rask raskin rasma rasmussen raspor rastelli rastija rastislav
    rastoder rastogi rastrojos rasul ratchanon ratchasima ratchathani ratchford ratcliff|e ratemo
    rath rathaile rathallaigh rathbone rathbun ratih ratke ratlam ratliff ratna ratta|n ratti
    rattigan rau|d rauch raudsepp rauhala rauno raurica raurkela rausch|er rauter rautiainen rautio
    ravaglioli raval ravel raven ravn ravy rawalpindi rawang rawiri rawley rawlings rawlins rawls
    rawson ray raya|n rayaan rayana rayborn rayburn rayel rayfield rayhona rayhonova rayla raymer
    raymon raymonde raymund raymundo rayna raynard raynaud rayner raynor rayon rayong rayshawn
    rayyan rayyona rayyonova razi razo rea|m reachtabhair reachtabhra reachtain reachtair|e
    reachtar reade reanna reardon reatha reaves reavis reavy rebane rebecka rebeka rebekka reber
    rebihat rebolledo rebollo recanto recep recepali recer|s rechberger recife recio reckinger
    recklinghausen recte rector red|d|ing reda redden reddick reddin redding reddy redford redi
    redican redl redman redmon redonda redondo redwine reede|r reedy reen rees reet reeve|s refet
    refik refugio refur regalado rege regena regenia regensburg regge reggio reginal reginbaldur
    regine reginn regitse regitze regnier rego reguera regula rehaan rehema rehime rehm rehn
    rehorst rehovot reich|er reichard reichel reichert reichl reichmann reidar reidun reidy reif
    reiff reifnir reig reijers reijo reimann reimar reimers reimes reims reimund reinald reinaldo
    reinar reinbacher reindl reine reinel reinert reingard reinger reinhard reinhild|e reinhold
    reinikainen reinis reinisch reinke reino reinprecht reinsalu reinthaler reis|s|er|ing reischl
    reisinger reisner reitbauer reiter|er reithil reithofer reitinger reitz rejane reksa relizane
    rella relu remacle remazan rembert remedios remigio remillard remmel remmers rempel remscheid
    remzi rena|n|e renaat renada renala renaud renault renca rendon rendy renea reneau renehan
    renfro|e renfrow rengasdengklok rengifo reni|er renn|es|er rennie rens renshaw rensi renske
    renson renteria renton renz renzi repp republic requena resch resende resendez reshoni resi
    resistencia resnick resnik respati respighi ressano ressie ressler restrepo restu resulcan reta
    retamal|es retiro reto retta rettenbacher rettie reubin reuilly reus reuter reutlingen revell
    revels revilla revis revolucion revza rewa rewari rexford rexhep reyansh reyhan reykjavik reyn
    reynaert reynald reynar reynaud reynders reynell reynhildur reynir reynoldson reynosa reynoso
    reyr rezende rezig rezin rezzak rfan rhatigan rhattigan rhavi rhee rhein rheineck rheta rhian
    rhianne rhine rhinehart rhoades rhoads rhoden rhodes rhona rhone rhyne ria|d riabhaigh riacho
    riada riain riallaigh rialto rianna riascos riba|s ribamar ribeirao ribeiro ribera ribes
    ricarda ricart riccardi riccardo riccati ricciardi riccio ricciotti rice richards richardson
    richardt richburg richelle richerson richert richey richman richter ricker|t ricketts ricki
    rickman ricks ricolfi riddell ridder riddick riddle ridenhour ridenour rideout rider ridge
    ridgeway ridgway ridhi ridire ridley ridwan riedel rieder riedl|er riedmann rieger riegler
    riehl riem riendeau riener rienzo riepl riera ries|er riet rietveld rifa riffe riffo riga
    rigaux rigby rigdon riggins riggle riggs righi rigmor rigney rigo rigsby rih riha rihards
    riikka riikonen riina riitta rijcken rijeka rijks rijn rijnsbergen rijntjes rijthoven rik|er
    rika rikard rikke rikki rilla rillie rim rimini rimmer rinaldi rincon rinda rinehart riney
    ringer ringhofer ringler rini rinker rinn|er|e rino|r rintala rio|s rioba riobamba riocaird
    riohacha rioja|s rionegro riordan riou rioux ripoll rippey rippin rippy riquelme ris risa
    risalet risasi risch risek rishi rishon rishra risinger risley risma rismondo risner risper
    rissanen risteard risto ritacca ritchey ritt|er rittenhouse ritva ritz rius rivadavia rivard
    rivas river|s rivera rivero|s riverside rives riviere-des-prairies-pointe-aux-trembles rivne
    riya|d riyadh riyanti riza rize rizhao riziki rizki rizo rizvan rizzo rizzoli roa|r|n roach|e
    roane roanoke roark|e roarty rob roba|t robadey robbe robbin|s robbrechts robel roberge
    roberson robertas robertina robertson robertsonpet robertsson robeson robey robhartaigh robi
    robichaud robichaux robinett|e robins robison robitaille robiya robiyayeva robledo robles
    robley robson roca rocamora rocca roccabonella roce rocha rochdi roche|r rochester rochus
    rock|y rockett rockford rockwell rockwood rod|en roda|s rodah rodaigh rodarte rodden
    rodenkirchen roderic roderich rodica rodman rodolphe rodrigez rodrigue|s rodriguez rodriques
    rodriquez roebuck roeck roeder roel|s roeland|t roemer roena roero roesch roesler roessink
    rogahn rogan rogerson rogge rogiers rogner rohaan rohat rohde rohini rohleder rohr|er rohrmoser
    roht rohtak rohtla roig roijen roise roisin rojas rojek rojka rojko rojnu rojo rojus rok rokas
    roko roksana rolanda|s rolande rolands roldan rolf-dieter rolf-peter rolfe rolfson rollande
    rolle rollie rollin|s rollinger rollo rolon romagnoli romaguera romaine romana romane romanens
    romania romanov romans rombaut rombouts romello romero romeu romie romijn romina romine romiti
    romo romolo romona rompaey romuald romualdas romy ronal ronayne roncalli rondal rondeau
    rondonopolis rone|y rongai roni ronith ronja ronkainen ronke ronna ronni rono ronoh rony ronya
    roo|s|d roob roodepoort roodesteijn rooij rook|s|er rooney roop|e roorkee roosa roose|n
    roosenboom roosileht roover rop|er ropero roque rorie ros|e|en|t rosa-maria rosabelle rosado
    rosaleen rosales rosalinda rosalinde rosaline rosalva rosamel rosamond rosann rosaria rosarie
    rosarito rosas rosaura rosco rose-marie roseann roseanna roseberry roseboro rosel roselinde
    roseline rosell rosella roselyn|e roseman|n rosemary rosemond rosemont-la rosena rosenbaum
    rosenberg|er rosenberry rosenblatt rosenblum rosenda rosendo rosenfeld rosengren rosenow
    rosenqvist rosenthal rosero rosette rosevelt roseville rosey rosi|n rosia rosiello roskoth rosl
    rosman rosmarie rosmini rosner roso rossa rossana rosseel rosselat rosselet rossellat rosselli
    rossellini rosser rossetti rossi|e rossini rossiter rossman|n rossum rostislav rostock
    rostov-on-don roswita roswitha roth rothallaigh rotherham rothlainn rothman rothrock rothstein
    rothwell rotich rotraud rotraut rottensteiner rotter rotterdam rotteveel rottiers rotz rouen
    rouge rouiba roukes rouleau roundtree roundy rountree roura rourke rourkela rouse roush
    rousseau rousseaux roussel rousselet rousset routh rouven rouwenhorst rouwhorst roux rovira
    rowden rowe rowell rowlands rowles rowlett rowley roxanna roxas roxelana roxo royal roybal
    royer royo royster royston roza|s rozalia rozalija rozanne roze rozella rozier roziya
    roziyayeva rozman rua ruadhainn ruaidhe ruaidhinn ruairc ruairi ruanadha ruanaidhe ruane ruano
    ruari rubalcava rubani rubben rubbia rube rubene rubenis rubenstein ruberto rubi|e rubiela
    rubilar rubino rubio ruble rubtsovsk ruby ruch rucker ruckman ruda rudaigh rudd|en|y rudecindo
    rudkins rudnick rudnyy rudolfo rudra rudrapur rue ruecker rueda ruedi ruel ruelas ruelle ruff
    ruffin ruffini ruffner ruffus rufina rufino rufisque rugao rugg ruggeri ruggero ruggieri
    ruggiero ruggles rugut ruhide ruhiu ruhl ruhsat ruhshona ruhshonova rui'an ruie ruijs ruiru
    ruiter ruiz rukavina rumaysa rumaysayeva rumeysa rumjantsev rummel rumora rumph rumsey rundell
    runge rungo runi runion runkle runnels runolfsdottir runolfsson runte runyan runyon
    ruotsalainen rupe ruperta ruperto rupnik rupp ruppersberger ruppert ruqayya ruqi ruqiya
    ruqiyayeva rus|t rusch rush rushil rushton rusk rusko ruslan rusman rusnak russeifa russia
    russo rustaq rustavi rustenburg rusticucci rustin rusty rusul ruta|r|n rutchenkivskyi rute
    rutha ruthanne ruthe ruthild rutkowski rutland rutledge ruto rutten rutter rutto ruud ruus
    ruuskanen ruvalcaba ruwa ruwaihim ruxanda ruxandra ruy ruz ruzica rwanda ryals ryann ryazan
    ryazanskiy rybinsk rybnik ryck|e rydberg rye ryker rylan|d ryle|e|y ryleigh rylie rym ryma ryne
    rynn|e rys ryszard rytis rza rzeszow saaba saabir saada|t saadi saadiq saafir saahir saaiq
    saajid saal|e saalih saalim saanich saanvi saaqib saar|e saara saarbrucken saarela saari
    saarinen saariyah saastamoinen saavedra sabadell sabah sabahat sabanalarga sabar sabara sabari
    sabas sabastian sabater sabatini sabatino sabbatini sabbe sabbir sabeeh sabela sabelo sabha
    sabharwal sabih|e sabil sabinova sabiq sabir sable sabljak sabo sabol saboor sabotic sabra
    sabri sabrinova sabt sabur saburah sabya sabzevar sacaba sacatepequez sacco sachar sachdev
    sachdeva sachi sachs saci sackett sacoma sacramento sada|r|n|t sadaka sadao sadaqat saddamov
    saddiqabad saddler sade|ed sadeti sadia sadik sadiki sadina sadiq sadiqov sadittin sadiye
    sadiyeva sadler sadowski sadr sadra sadye saechao saefullah saelens saenz saez safari safet
    saffi safford safi safia safina safinayeva safinaz safiri safitri safiya safiyeva safo safoaa
    safronov safta safura saga|r sagamihara sage|r sagese sagmeister sagnelli sagredo saguenay
    saha|m sahara saharanpur saharsa sahib sahil sahir sahiwal sahli|n sahni sahota sahra sahraoui
    sai|r|n|m saida saidani saidi saidov saidova saidpur saiful saige saijo sailer saina saini
    sainio saint saint-denis saint-etienne saint-louis saint-louis-de-terrebonne saint-marc
    saint-paul saint-quentin-en-yvelines sainte-foy sainz sairah saire saitama saito saitoti saiz
    saka sakado sakai sakakah sakalauskas sakari sakarya sakata saki sakiet sakina sakinayeva sakip
    saks|en saksham sakti sakwa sala|s|t salaam salah salahudin salaj salajka salako salalah
    salamanca salami salandra salaqi salata salatiga salavat salazar salcedo salcher salcido
    saldana saldivar saldivia salem salena salerno salet salford salgado salgari salhi salieri
    salih salihli salim salima salimah salimet salimiyah salinas salisbury salka sallee salley
    sallinen salm|en salmann salmar salmela salmi salminen salmon|s salo|m salohiddin salohiddinov
    salomaa salome|y salomea salomonsson salonen salopek salsabila salta salter|s saltillo saltivka
    salto saltzman salu|d salumets salurbay salvaleon salvar salvemini salvi salvini salvo salwa
    salyer|s salz|er salzburg salzgitter salzman|n sama|r|e samahat samaksh samalut samama
    samambaia samandag samandar samandarov samaniego samanta samarinda samarkand samarra samarth
    samatha samawah samba sambalpur sambhal sambizanga sambrial samel|e samesh sameya samiah samie
    samina saminova samira samirov samirova samiya samiyah samiyeva sammer sammon|s samoa samoei
    samons samora samosir sampaio sampath samper sampit samra sams samsul samsun samu|t samuele
    samuels samuelson samuelsson samuli samurtay samwel samweli samy|n san|s|te|t san-pedro sanaa
    sanabria sanai sanandaj sanavber sanaya sanborn sancak sancaktepe sanches sanchez sancti sanda
    sandacho sandakan sandal sandalio sandanezwe sandberg sande|r sandel sandell sanderlin
    sanderson sandgren sandhu sandidge sandie sandifer sandile sandin sandis sandler sandlin
    sandoval sandoz sandri sandrine sands sandstrom sandu|r sandusky sandvik sandy sanela sangha
    sanghvi sangju sangla sangli sanguineti sangwani sangweni sanhe sanhueza sani sanije sanita
    sanitra saniya saniyah sanja|r sanjarov sanjuan sankar sankaran sankey sanliurfa sanmenxia
    sanmiguel sanming sanna sanne sanni|e sano sanshui sansom sansone sansoni sansonnens santacruz
    santamaria santander santarem santen santeri santi santillan santina santner santol santorio
    santoro santoso santoyo sants-montjuic sanudo sanur sanxia sanya sanz sao saoirse saood
    saoraidhe saors saoudi sapa sapele saphira sapopemba sapp sappington sapporo saptono sapucaia
    saputra saqqez sarabi sarabia saraceno saracino saraf sarafina saragat saragih sarah-jane
    sarah-louise sarahi sarai sarajevo saran sarandi saransk sarap sarapuu saratov sardor sardorov
    sargeant sargent sargodha sarh sari|n sariah sarina sarita sariwon-si sarkar sarma sarmiento
    sarna sarneel sarpong sarraf sarrah sarria-sant sarsfield sartain sarthak sartin saruni
    sarunporn sarv|er sarvan sarvar sarvarov sarvinoz sarvinozova sarya sas|s sasa sasaki sasaram
    sascha sasebo saskatoon saskia sasolburg sasser sastre sastry satara sathe|r satherley sathvik
    satkhira satna sato satrettin satriani satta satterfield satterwhite sattler satu saturnina
    saturnino satya sauber sauceda saucedo saucier saudan saude saudi sauer saugor sauli saulius
    sauls saumu saumya saunders saundra saura saurimo sauro sauter sauti sauvage sava|r savage
    savak savana savanah savanna savannakhet savant savard saveh saveljev saverio saveta savilla
    saville savina savino savion savni savoie savolainen savon savorgnan savoy sawai sawangan
    sawayn sawe sawhney sawicki sawyers saxena saxi saxo|n saxton sayah sayama saydam sayer|s
    sayles saylor sayrak sayre sayyid sbarbaro scaduto scaife scala scalaidhe scalaighe scalera
    scalf scalfaro scalise scallaigh scallan scallon scally scamarcio scanaill scandone scanlan
    scanlon scannail scannaill scannell scaramucci scarberry scarborough scarbrough scardino
    scarfoglio scarlatti scarlet|te scarleth scarpa scarpetta scarponi schaack schaaf schaal
    schachinger schachner schacht schade|n schaefer schaeffer schaerbeek schafer schaffer schaffner
    schagen schakelaar schalk schall|er schamberger schandl schank schantl scharf scharinger
    scharroo schartner schartz schatteleijn schatz schatzl schaub schauer schaus scheel scheer
    scheffers scheffler scheibe|r scheidegger scheidl schell|er schellekens schelvis schenck schenk
    schenkel schepens schepers schepper scherer schermerhorn scherms scherr|er scherz|er scheucher
    scheuermann schevinghuizen schexnayder schiaparelli schiavo schiavone schicchi schick schiefer
    schiestl schiff|er schiffman schilcher schiller schilling schilt schiltz schimmel schimpl
    schinagl schindler schinke schinner schinnerl schintgen schipper schlager schlatter schlauchin
    schlegel schleich|er schlesser schley schlosser schlueter schmeler schmid|t schmidinger schmidl
    schmidtke schmied|t schmiedecke schmit|t schmitz schnabl schneeberger schneider schnell
    schnyder schober schoch schock schoen schoenfeld schofield schokman scholl scholten scholtes
    scholtz scholz schomber schoneberg schoofs schoonbroodt schoonmaker schoonover schott|e
    schottin schou schouten schowalter schrader schram|m schrammel schrant schranz schreck
    schreiber schreiner schrempf schrenk schrijver schrik schrimsher schrittwieser schrock schroder
    schroeder schroeff schryver schubert schuchhardt schuck schuh schuijt schuler schulist schuller
    schulman schulte|n schultz schulz|e schumacher schuman|n schumm|er schuppe schuster schutt|er
    schutz schuurmans schuylenborch schuyler schwab schwaiger schwaighofer schwartsbach schwartz
    schwarz schwarzinger schwarzl schwass schweiger schweighofer schweinfurt schweitzer schweizer
    schwendinger schwital schyns scialpi scofield scoggins scolaidhe scolaighe scollaigh scollan
    scot scotti scotto scottsdale scoville scribner scriven scrivner scroggins scruggs scudder
    scullion scully scuylenborchs seabolt seaborn seabrook seachnasaigh seafraidh seafraigh
    seagraves seal|s|ly|e|y sealey seaman sean-paul seana|n seanaigh seanainn seaneen seanlaoich
    seanna searcaigh searcy searle|s searraigh sears seaton seattle seaver seavey seawright seay
    sebastiaan sebastiano sebastijan sebastjan sebattin sebelas sebeta sebrina sechrist seco
    secunderabad seda|t sedano seddiki seddio sedife sedillo sedlar sedliak sedrick seeb seebacher
    seeger seeley seely seery sefer segal segarra segebahn seger|s segerson segersun segerszoen
    seghers segilola segismundo segni segou segovia seguel seguela seguin segundo segura seha sehel
    sehgal sehore seibel seiber|t seibhlin seidel seidl seif seifert seifur seighin seija seil|er
    seimur seip seiser seitric seitz seiwald sejda sejong sejoumi sekera sekhon sekondi
    sekondi-takoradi selah selaheddin selami selatin selayang selby selcan selcen seldon sele|r
    selim|e selin|e selja selka sellars selman selmer selmin sels seltzer selvi semaj semarang
    semat sembathwa sembawang semender semenica semenov semey semialjac semine semir semitecolo
    semnan semple semra semrin sen|n senad senador senan sencar sendai senegal seng|er sengerema
    sengkang sengupta sengwayo senhora seniha senko sennar senne senol senora senouci senta senter
    sentul seochfhradha seogwipo seoighe seoin seona seongnam-si seoni seosamh seoul sepang sepatan
    seppe seppo septi sepulveda sera seracettin serafina serah seraina serang serangoon serao
    serbia serda sereina serekunda serem seremban serenity serezli serfinaz sergej sergejev sergeli
    sergent sergiu|s sergiyev serhatmehmet seri serilingampalle serina serine serkan serlupi serma
    sermonti serna sernur serol serpil serpukhov serra serraglio serrana serrano serrato
    sertaozinho servais servinaz serwaa sesar seshadri sesil sessa sesselja sessoms sestig setagaya
    setapak setar sete sethi setia setiawan setif seto setrick setser settat setty setubal setya
    setzer sevara sevarova sevastopol sevcan sevdi sevdinar seve|n severiano severin|e severina
    severino severnoye severnyy severo severodvinsk seversk severson severt sevgen sevginur sevican
    sevier sevigny sevil sevilla sevillano sevim sevinc sevinch sevinchova sevindik sevla sevrin
    sevsevil sewell sexton seychelles seydo seye seyfulla seyfullah seyhan seyithan seymore seymur
    seyran seyyide sezal sezen sezer sezgin sfax sforza sgalambro sgarbi sgulla sha|d shabalala
    shaban|e shabangu shabqadar shache shackelford shackleford shadrack shafer shaffer shaffrey
    shafter shagamu shah|r shahdad shahdadpur shahecheng shahin shahina shahinova shahjanpur
    shahkot shahnoza shahnozova shahr-e shahrak-e shahre shahreza shahriar shahrisabz shahriyor
    shahriyorov shahrud shahuwadi shahzadpur shahzod shahzoda shahzodov shailer shaina shajing
    shakargarh shakhty shakila shalon shamar shamase shamblin shamsuddeen shanae shanahan shand
    shandra shandu shaneka shanell|e shanequa shaner shangase shange shanghai shangluo shangqiu
    shangrao shangri-la shangyu shangzhi shanhaiguan shani shanice shaniece shanika shanita shaniya
    shank|s|er shankar shankle shanklin shanley shannan shannen shanny shanta shante shantel
    shantell shantipur shantou shanwei shaoguan shaoshan shaowu shaoxing shaoyang shapiro shaquan
    shaquana shaquita sharaf shardae sharday sharde sharee sharen shariff sharita sharjah sharkey
    sharleen sharlene sharma|n sharpe sharqat sharry sharyl sharyn shashamane shatara shatrah
    shattuck shaughnessy shauneen shaunna shaurya shavon shavonne shaw shawana shawanda shawnda
    shawnna shawnte shaykh shayla shaylee shazi shchukino shchyolkovo sheahan shealy sheane shearer
    shearin shedd shedrick sheedy sheehan sheehy sheela sheelagh sheepshead sheeran sheerin
    sheffield shehu sheikh sheil sheilah sheilds sheilla sheillah sheitric shekhupura shekoni
    shelba shelbi|e shelembe shelva shelvia shelvie shem shemar shemesh shena shengavit shengele
    shenglilu shenk shenna shenoy shenyang shenzhen shepard shephard shepherd sheppard sherbrooke
    shere|r|e sherilyn sherlock sherlyn sheron sherpur sherree sherrell sherrer sherrod sherron
    sherry sherryl sherwin sheryll sheth shetler shetty shevchenkivskyi shevchenko shevlin sheyla
    shezi shianne shibase shibganj shibin shibuya shick shiel|s shifflett shiflett shihezi
    shijiazhuang shijie shikarpur shikuku shillong shilong shimla shimonoseki shimotoda shin|n
    shinagawa shinead shinga shinjuku shinyanga shipe shipley shipman shipp|y shiqi shiqiao shira
    shiraz shirey shirl shirlee|n shirleyann shirlie shitric shivaji shivamogga shivani shivansh
    shively shivpuri shiyan shizuishan shizuoka shoba shockey shockley shoemake|r shoffner
    shohjahon shohjahonov shohrux shohruxov shoji sholapur shombela shomolu shon shona shonna shoop
    shope shore|s shortridge shortt shotwell shouguang shoup shouse showalter shoyisa shozi shpresa
    shqipe shrader shravya shreve shreveport shreya shrirampur shriver shroff shropshire shroyer
    shrum shuangcheng shuanglonghu shuangyashan shubert shubra shuck shui shuifu shuizhai shujaabad
    shukla shukrona shukronova shuler shulin shull shults shultz shumaker shuman shumate shumpert
    shumway shunan shunyi shuozhou shupe shushtar shuster shutt shyamnagar shyann|e shyheim shyla
    shymkent siacais siadhail siaghail sialkot sian sibal sibalukhulu sibanda sibaya sibbie sibeko
    sibel sibert sibhene sibilia sibilla sibille sibindi sibisi sibiu sibiya sibley sibonelo
    sibongile sibu sibul sibusisiwe sibusiso sibyl sibylla sibylle sichuan sickler sidar siddharth
    siddie sidhu sidi sidiq sidki sidler sidoarjo sidon sidor sidorov sie|n siebe|r siebenaler
    sieberer siebert siegbert siegel siegen sieghard siegl sieglinde siegmar siegmund siegrid
    siegried siegrist siegrun siegward siele siering sievers sifa siffredi sifuentes sifuna sigagu
    sigbergur sigbert sigbjartur sigegede sigei sigerson sigfastur sigfinnur sigfrid sigfrido
    sigfried sigga sigge siggeir sighvatur sigismund sigita sigl|er siglaugur siglinde sigman|n
    sigmar sigmon sigmunda sigmundur signa|r signe signhildur sigri|d sigrist sigsteinn sigtryggur
    siguatepeque siguiri sigurbaldur sigurberg sigurbergur sigurbirna sigurbjarni sigurbjartur
    sigurborg sigurbrandur sigurey sigurfinna sigurfinnur sigurgeir sigurgeira sigurgestur
    sigurhanna sigurhans sigurhelga sigurhildur sigurkarl sigurlaug sigurlaugur sigurleif
    sigurleifur sigurlilja sigurlinn sigurlinni sigurmann sigurmar sigurmon sigurmunda sigurmundur
    sigurnanna siguroddur sigursteina sigursteinn sigursveinn sigurunn sigurvaldi sigurveig
    sigurvin sigurvina sigvaldi sigvard sigyn sihawukele siheungdong sihombing sihotang sihvonen
    siim siiri siirt sijadu sijuade sikar sikasso sikes sikhakhane sikhosana sikhunyana sikk sikobi
    sikora siku sikuku sikwayo sil|d|er|e|m sila silang silangan silangwe silanur silase silchar
    silfa silifke siliguri silja silje silk|e silka sill|er|e silla sillaots sillaste silli
    silondile silopi silvan silvana silvano silvas silveira silvennoinen silver|s silverman
    silverstein silvester silvestre silvestri silvestro silvey silvian silviana silvie silvija
    silviu silvo sim|s|en|ion|ic sima|s simanjuntak simard simba simber simbolon simelane simele
    simeoin simeoni simferopol simi similoluwa simina simisola simiyu simmie simmon|s simmonds
    simms simoens simoes simola simona|s simonds simoneau simoneaux simonen simonetta simonis
    simonne simons|en simonson simonsson simonton simphiwe simphiweyinkosi simpkins simson simten
    sin|t sinaga sinah sinaida sinan sinbillawayn sincelejo sinch'on-up sinclair sinda sindre
    sindri sindy sinema sinfra singa singapore singaraja singh|al singida singkawang singletary
    singleton singley singosari singrauli sinha sini sinikka sinisa sinisi sinjhoro sinner sinnott
    sinnuris sinop sinp'o sintija sinuiju siobain sioban siobhain siobhan siochfhradha siofra
    sionainn sione sionnaigh sioux sipe|s|r siphesihle siping sipos sipple siqueira sirac siracusa
    sirait sirajganj sirap sire sireelert siregar sirel siripaiboo sirjan sirje sirkka siro|is
    sirpa sirra sirsa sirte sisask sisco sishangwe sishi sishiya sisk siska sisli sismondi sisneros
    sissel sisson sistrunk sitapur sitar sitati sith sithembiso sithenjwa sithole sithombo sithuli
    siti sitiawan sitienei sitiwat sitolotolo sitompul sitorus sittik sittikorn sittisaowapak
    sitton sittwe situbondo situma situmorang siu sivakasi sivas siverek sivert sivertsen siwan
    siwele sixten sixto sixtus siya siyabonga siyaya siyeshe sizemore sjafnar sjoerd skafti skaggs
    skally skapti skardu skeahan skeen|s skeffington skefill skeggi skehan skelly skelton skender
    skenderovic skhidni skidmore skikda skiles skinner skipper skivington sklenica sklenka skog
    skoglund skok skokan skolastika skoog skopje skorri skov skrijelj skudai skugga skuggi skuja
    skuld skupnjak sky sladjana sladonja slaetsdochter slagle slagmolen slamet slamon slaska
    slatara slate|r slaton slattery slavica slavin slavisa slavka slavko slawomir slayton sledge
    slegers slevin slimane slimani slime slingerland slivka slivko sloan sloat sloboda|n slocum
    slone sloot slota slough slovakia slovenia slover slovinec slovyansk slowey slusher sly slyne
    smail smalley smalls smallwood smaranda smedley smedt smeede smeets smelser smet|s smirnoff
    smirnov smit|s smitham smitherman smithers smithson smock smolders smolensk smolyanskyi smoot
    smothers smrek smtih smullen smyrill smyth|e snapp snauwaert snavely snead sneed sneha sneider
    snell|ing snezana snider snipes snodgrass snook snorra snorri snow snowden snyder soacha soares
    sobarzo sobel sobolev sobota sobowale sobral sobrero sobrino soc sochi soderini sodermalm sodhi
    sodo soduba soest soffici sofi|e sofiane sofija sogamoso sohag sohar sohn soi soileau soini
    soininen soita soka sokhela sokhulu sokhwebula sokk sokode sokol sokolov sokoto sol|er|is sola
    solana solange solanki solano solari solberg soldo soleh solej solera soleyman solheim soliha
    solihayeva solihull solikamsk solimena soline solingen soliz sollars sollentuna sollima solma
    solmaz solntsevo soloman solomun solon solorio solorzano solovjov solsona soltani solveig
    solvej solvita solwezi somadina somalia soman somaroboro somboni somer|s somerset somerville
    somfula sommaruga sommers sommerville somogyi somoza sompisi somtochukwu sona|d sonargaon
    sonarpur sonata sondini sondisa sondre songcheng songea songer songiya songjiang songnan
    songnim-ni songurkan songyuan soni sonipat sonji sonnier sonnino sonnleitner sonnur sonny
    sonqandile sontag sontuli soo|s|d sooksawang soolaghan soosaar soosalu soots soper
    sophie-louise sophie-marie sophronia sophus sophy soprano soraia sorana soranzo sorattanachai
    sorawut soraya sorcha sordi soreang sorensen sorenson sorgatz sorger soria soriano sorina
    sorocaba sorokin sorong sorrell|s sorrentino sorriso sorsogon sosa soshanguve sosimo sosnowiec
    sotelo sothole soto sotobe souad soubre soucy soudani soufiane souk soukup soule souma soumia
    sousa sousse south southampton southard southee southend-on-sea southerland southern southwick
    southworth souza sowande sowder sowell sowers soweto sowman soyapango soydaner soyibug soyinka
    soykan soykut soylu soyo spaan spadafora spaendonc spaendonck spain spalding spallanzani
    spanevello spangler spanhaak spanish spann spano sparkman sparks sparrow spartakus spates
    spaulding spear|s spearman specht spector speer speight speijer spellman spelman spence spenser
    speri sperl|ing sperry sphiwe spicer spiegel spiegl spielman spier|s spiker spillane spiller
    spillman spina spindler spinelli spinka spinks spinner spinola spires spiritus spitler spitz|er
    spivey spokane spooner sporer spradlin spradling spraggins sprague spratt sprayberry spreeuw
    spreeuwel spreitzer sprenger spreuwel spriggs spring|s|er springfield sprinkle sprong sproul
    sprouse spruill spruit spruyt spurling spurlock squarcione squire|s sra sraffa srafil srarhna
    sri sridhar srikakulam srinagar srinivas srinivasan srisoontorn srivastava st-jean st-laurent
    st-onge st-pierre staats stabler stac|e stacia stackhouse stad stadelmann stadlbauer stadler
    stael staelens staffan stagg|s staglieno stagner stahl stahr stalder staley stalker stallard
    stallings stallworth stalnaker stambaugh stamey stamford stamm stamper stamrood stana stanca
    stancil stancu standaert standerton standifer standley standridge stanfield stanfill stange|r
    stangl stanislaus stanislav stanislava stanislaw stanka stanko stansberry stansbury stapi
    staples stapleton staquet star stara stark|s starkenberg starkey starnes starosta starri staryy
    stas stasia stassin staten states staton staub staudacher staude staudinger staudt stauffer
    staunton stavanger stavropol stavros stclair stcyr steadman stearns stebbins stecher steck
    steckel stedman steed steel|e steelman steenbakkers steenbeek stefaan stefana stefanelli
    stefania steffen|s steffensen steffi stefnir stegall steger stehr steib steichen steidl steiger
    steina|r steinacher steinarr steinbach|er steinbauer steinberger steinbergur steinborg steindl
    steiner steiney steinfinnur steinhildur steini steininger steinke steinkell steinkellner
    steinlaug steinlechner steinman|n steinmar steinmeiern steinmetz steinn steinunn steinwender
    stejskal stela stelian steliana stellah stellan stelly stelzer stelzl sten stenberg stenlund
    stenson stepanov stephaine stephane stephani stephania stephany stephene stephens stephenson
    stephon stepp sterckx sterkman sterlitamak stern|er sternberg sterre stettler stettyn steuber
    steuer steurer stevens stevenson steverson steward stey steyaert stgermain sthilaire stian
    stibhin stichter stickney stidham stiebitz stiedemann stiegler stien stier stiffel stiffler
    stifter stijn stiles stilla stillman stillwell stiltner stilwell stina stines stinis stinnett
    stinson stiperski stirnir stites stith stitt stiven stivers stjarna stjepan stjohn stlaurent
    stlouis stockdale stocker stockhammer stockholm stockinger stockman stockport stockton
    stockwell stoddard stodola stoffel stoffelsz stogner stoiber stoica stoices stojan stojanov
"""
