"""Ordinary words (de). Made by `bench/make_vocabulary.py`."""

WORDS = """
    klappt|e klar|es|er|e|en|t klartext klarung klasse|n klassiker klassisch|er|e|en klausur
    klavier kleben kleid|er kleidung klein|es|er|e|en kleinem kleinere|n kleinigkeiten kleinste|n
    klicken klickt klienten klingen klingt klinik|en klinikum klinische|n klischees klo kloster|s
    km knapp|en kneipe knie knochen knopf knoten knupfen koalition kochen kocht koennen koffer
    kohle kollege|n kollegin kolleginnen kollektion koln|er kombi kombination|en kombinieren
    kombiniert komfort komfortabel komisch|e|en komm|e|en|t kommando kommend|e|en kommentar|e|en
    kommentieren kommentiert kommerzielle|n kommission kommst kommunale|n kommune|n kommunikation
    kommunisten kommunistischen kommunizieren komodie kompatibel kompensieren kompetent|e|en
    kompetenz|en komplett|es|e|en komplexe|r|n komplikationen kompliment kompliziert|er|e
    komponente|n komponist|en komposition|en kompromisse konditionen konferenz konfiguration
    konflikt|e|en konfrontation konfrontiert konige konigin konkret|er|e|en konkurrenten konkurrenz
    konne|n konnt|e|en konntest konntet konsens konsequent|e konsequenz|en konservativen konsole|n
    konstant konstellation konstruiert konstruktion konstruktiv|e konsum konsumenten kontakt|e|en
    kontaktieren konten konter kontext kontinent kontinuierlich|e kontinuitat konto kontrast
    kontrolle|n kontrollieren kontrolliert konventionellen konzentration konzentrieren
    konzentriert|e konzept|e|en|ion konzern|e konzert|e|en konzipiert kooperation|en koordination
    koordiniert kopenhagen kopfe|n kopie|n kopieren kopiert korb korn korper|s korperlich|er|e|en
    korrekt|e|en korrektur korrigieren korrigiert korruption kostenfrei kostengunstig
    kostenlos|es|e|en kostet|e kostume krafte|n kraftig|e|en kraftwerk kragen kram krank|e|en
    krankenkasse|n krankheit|en krass krauter kreativ|e|en kredit|e kreis|es|e|en kreislauf kreuz
    kreuzung krieg|es|e|en|t kriegst krimi krise|n kriterien kriterium kritik|er|en
    kritisch|er|e|en kritisieren kritisiert|e krone kruger kuche|n kugel|n kuh|e kuhl|en
    kuhlschrank kulisse|n kult kultur|en kulturelle|r|n kummern kummert kumpel kunden kundigen
    kundigt|e kundigung kunftig|e|en kunst|e kunstler|s|n kunstlerin kunstlerische|n kunstlich|e|en
    kunststoff kupfer kur|s kurse|n kurve|n kurz|es|er|e|en kurzem kurzerhand kurzester
    kurzfristig|e kurzlich kurzungen kurzzeitig kuss|en kuste labor lacheln lachelt|e lachen
    lacherlich lacht|e lack lackiert laden ladt ladung lag|er|en lagerung laien lampen lander|n
    landes landet|e landlichen landschaft|en landtag landung landwirte landwirtschaftlichen
    lang|es|er|e|en langem langere|r|n|m langfristig|e|en langjahrige|r|n langsam|er|en langst
    langweilig larm laser lass|e|en|t last|en latein lateinamerika laub lauf|e|en|t laufend|e|en
    laufwerk laune laut|er|en lautet|e lautsprecher lautstarke layout lebe|n lebende|n
    lebendig|e|en lebens lebensmittel|n lebewesen lebt|e|en lecker|e|en leder lediglich leer|e|en
    legal lege|n legendare|n legende|n legt|e|en lehnen lehnt|e lehre|r|n lehrerin lehrerinnen
    lehrern lehrgang lehrstuhl lehrt leib leiche|n leicht|es|er|e|en leid|er|en leidenschaft leidet
    leine|n leinwand leipzig leise|r leisten leistet leistung|en leiten leiter leiterin leitet|e
    leitfaden leitung|en lekture lenken lenkrad lenkt lerne|n lernens lernt|e|en lesbar lese|r|n
    lesern lesung letzen letzte|s|r|n letztendlich letztens letztere letztlich leuchten leuchtet
    leute|n level leverkusen lexikon liberalen licht|er lieb|er|en|te|t liebevoll liebhaber
    liebsten lied|er liedern lief|en lieferanten lieferbar liefern liefert|e lieferung liege|n
    liegende|n liegt liess|e|en liest liga like limit linie|n linken lippen liste|n liter|n
    literarische|n litt lizenz|en lob|en|te loch|er locken locker lockt logisch|e logo|s lohn|en|t
    lokal|e|en lol londoner los|e|en|te|t loschen losgehen losung|en loswerden lowe|n lucke|n lud
    luft|er luge|n lunge lust lustig|e|en lyrik mach|e|en|te|t machbar machst machten machtig|e|en
    madchen madel|s mag magazin|e magier magische|n magst mahlzeit|en mainzer mais mal|er mallorca
    man management manager manch|es|er|e|en manchem manchmal mandanten mangel|s|t mangelnde|r
    manipulation mannchen manner|n mannes mannheim mannlich|e|en mannschaft|en mantel manuell
    marathon marburg marchen marketing markieren markiert markt|e|en marsch maschine|n maske
    mass|e|en massage massgeblich massig massiv|e|en massnahme|n massstab|e match material|s
    materialien materielle|n mauer|n maul maus|e maximal|e|en maximum mechanische|n mechanismen
    mechanismus meckern med medaille medien medikament|e|en meditation medium mediziner
    medizinisch|e|en mehl mehr mehrere|r|n mehrfach mehrheit mehrheitlich mehrmals mehrwert
    mehrwertsteuer mehrzahl meiden mein|es|er|e|en|te|t meinem meinerseits meinst meinten
    meinung|en meist|e|en meistens meistern meisterschaft|en melde|n|te|t meldung|en melodien
    menge|n mensch|en menschheit menschlich|er|e|en menu merke|n merkel merklich merkmal|e merkt|e
    merkwurdig messe|n messung|en metall meter|n methode|n metropole mg mich miete|r militar|s
    militarische|n milliarde|n millimeter million|en minder minderheit|en mindestens mineralien
    minimal minimieren minimum minister ministerin ministerium minus minute|n mir mischen mischung
    missbraucht mission|en misst mit|te mitarbeit|er mitarbeiterin mitarbeiterinnen mitarbeitern
    mitbekommen mitbringen mitburger miteinander mitgebracht mitgefuhl mitgemacht mitgenommen
    mitgeteilt mitglied|er mitgliedern mitgliedschaft mithalten mitleid mitmachen mitmenschen
    mitnehmen mitsamt mitspielen mitspieler mittag mitteilen mitteilte mitteilung|en mittel|s|n
    mittelalter mittelalterlichen mittelfristig mittelpunkt mittelstandische mitten mitternacht
    mittlere|n mittlerweile mittwoch mitunter mitwirkung mitzuteilen ml mm mobel mobil|e|en
    mochte|n mochtest mode|m model modell|s|e|en moderator|en modern|es|er|e|en modernisierung
    moge|n moglich|er|e|en moglicherweise moglichkeit|en moglichst moment|e|en momentan|en
    monat|s|en monatlich|e|en monch|e monchengladbach mond montag|e montieren montiert
    moralisch|e|en mord|er morgen|s moschee moskau motiv|e|en motivation motivieren motiviert
    motor|s|en motorrad motto mp mude muhe muhelos muhsam mull munchener munchner mund|e
    mundliche|n munster munter munze|n museen museum|s musical musikalisch|e|en musiker|n muskeln
    muslime muslimischen muss|e|en|te|t mussten musstest muster mut mutig mutter mythen mythos m²
    nach|te|t nachbar|n nachdem nachdenken nachdenklich nachdruck nacheinander nachfolgende|n
    nachfolger nachgedacht nachgefragt nachgehen nachgewiesen nachhaltig|e|en nachher nachkommen
    nachlesen nachmittag|s nachricht|en nachste|s|r|n nachteil|e nachtrag nachtraglich nachts
    nachvollziehbar nachvollziehen nachweis|en nachweisbar nachweislich nachwuchs nachzudenken
    nachzuweisen nackt nadel nagel nah|er|e|en|m nahere|n nahern nahert nahezu nahmen nahrstoffe
    naiv name namens namentlich namlich nannte|n nase nass nationale|r|n nationalmannschaft
    nationalpark nationalsozialisten nationen natuerlich naturlich|er|e|en nazis nciht ne nebenan
    nebenbei nebeneinander nebenwirkungen nebst negativ|e|en nehm|e|en neid neidisch neigen neigt
    neigung nein nem nen nenne|n nennt neonazis ner nerven nervig nervos nervt nest net|te|t netten
    netter nettes netz|e neu|es|er|n|e|en neuauflage neubau neuem neuerdings neuere|n neuerungen
    neueste|n neugierig neuigkeiten neulich neusten neutral nich|t nichtmal nichts nickte nie
    nieder niederlage|n niederlanden niederlandischen niedrig|er|e|en niedrigeren niemals
    niemand|en niemandem nieren nimmer nimmst nimmt nirgends nirgendwo nit niveau nix noch
    nochmal|s noiseblank nominiert nordlich|en norm|en|al normale|s|r|n normalerweise not|e|en
    notfalls notiert notig|e|en notizen notwendig|e|en notwendigkeit november nu nuchtern nudeln
    nummer|n nun nunmal nunmehr nur nurnberg|er nutzbar nutze|n nutzlich|e nutzt|e|en nutzung ob
    oben obendrein oberburgermeister obere|n oberflache|n oberflachlich oberhalb oberste|n
    oberstufe obigen objekt|e|en objektiv|en obliegt obs|t obwohl oder of ofen offen|es|er|e|en
    offenbach offenbar|t offenheit offensichtlich offensiv|e offentlich|er|e|en offentlichkeit
    offiziell|e|en offizier offline offnen offnet|e offnung offnungszeiten oft|er|ers ofteren
    oftmals ohne ohnehin ohr|en ok okologisch|e|en okonomie okonomisch|e|en oktober ol oldenburg
    ole olympischen on onkel opa opel oper operation|en operativen operiert opfer|n opposition
    optik optimal|e|en optimieren optimiert optimierung optimistisch option|en|al optisch|e|en or
    orchester orden ordentlich|e|en ordner ordnung ordnungsgemass organ|e organisation|en
    organisatoren organisatorische|n organischen organisieren organisiert|e|en organismus orgel
    orientieren orientiert|e|en orientierung original|en ort|en ortliche|n ortschaft|en osnabruck
    ost|en ostern osterreicher osterreichische|n osterreichs osteuropa ostlich|en outfit paar|e
    packchen packen packt|e packung padagogische|n paket|e palast palastina palastinenser
    palastinensischen palette panik panorama panzer papier|e papst par paradies parallel parameter
    parat pariser parkplatz|e parlament|s partei|en partie|n partner|s|n partnerin partnerschaft
    party passagen passagiere passanten passen|d passende|s|n passieren passiert|e passt|e patent
    pater patient|en patientin patientinnen pauschal pause|n pc pdf pech peinlich peking pension
    per perfekt|e|en periode perlen permanent personal personen personlich|es|er|e|en
    personlichkeit|en perspektive|n petition pfad pfanne pfarrer pfeil pferd|e|en pflanze|n
    pflege|n pflegt pflicht|en pfosten pfund phanomen|e phantasie phase|n philosoph|en philosophie
    philosophischen physikalischen physiker physische|n pille pilot|en pilze pinsel piraten piste
    pistole pixel pizza pkw plakat|e plane|n|t planeten planung|en plastik platte plattform|en
    platz|e|en platzchen platzieren platziert platzierung plausibel plotzlich plus pokal
    politiker|n politisch|es|er|e|en polizist|en polnische|n pony portal portion position|en
    positionieren positioniert positiv|es|er|e|en posted posten poster potential potentielle|n
    potenziellen potsdamer prag|en|t praktika praktiken praktikum praktisch|er|e|en praktiziert
    prasent prasentation|en prasentieren prasentiert|e|en prasident|en pravention praxis prazise
    predigt preis|es|e|en preiswert premiere preussen priester primar prinzen prinzessin prinzip
    prinzipiell prinzipien prioritat|en privat|er|e|en privatisierung pro probe|n probieren
    probiert problem|s|e|en problematik problematisch problemlos produkt|e|en|ion produktionen
    produzent|en produzieren produziert|e|en professionell|er|e|en professor|en profi|s|t profil|e
    profitieren profitiert prognose|n programm|s|e|en programmieren programmierer programmiert
    programmierung projekt|s|e|en promotion prompt prophet|en protagonisten protest|e protokoll
    provinz|en provozieren prozent prozess|es|e|en prozessor prufen prufer pruft prufung|en psyche
    psychiatrie psychisch|e|en psychologen psychologische|n publikation|en publikum|s publiziert
    pulver pumpe punk|te|t punkten punktlich pure putzen qm quadratmeter qual qualifikation|en
    qualifizieren qualifiziert|e|en qualifizierung qualitat|en qualitativ quartal quasi que|r
    quelle|n quot|e rabatt rader|n radfahren radikal|e|en rahmen raketen rande rang rannte rasant
    rasch rasen rasse|n rat|es|e|en ratlos ratsam ratsel ratten rauchen raucher rauf raum|es|e|en|t
    raumliche|n raumlichkeiten raus rauschen rauskommen rauskommt rd reagieren reagiert|e
    reaktion|en realen realisieren realisiert realisierung realistisch|e realitat rebellen
    recherche|n recherchieren recherchiert rechne|r|n|t rechnung|en rechte|n rechtfertigen
    rechtfertigt rechtfertigung rechtlich|e|en rechts rechtzeitig redakteur redaktion rede|n|t
    redner reduktion reduzieren reduziert reduzierung referat referent|en reflektieren reflektiert
    reflexion reform|en reformation regal regel|n|t regelmassig|e|en regelrecht regelung|en regiert
    regierung|en regime region|en|al regionale|r|n regisseur registrieren registriert|e
    registrierung regler regnet regt regularen rehabilitation reibungslos reiche|n reichlich
    reicht|e reichtum reife|n reihe|n reihenfolge rein|es|e|en reinigen reinigung reise|n
    reisende|n reissen reisst reist|e reiten reiz rekord rektor relativ relevant|e|en religion|en
    religiose|r|n rendite rennen rennt renommierte|n renoviert renovierung rente|n rentner
    reparatur|en reparieren repariert repertoire report|er reprasentiert reserve reserviert
    resonanz respekt respektieren ressourcen rest|e restaurant|s restliche|n resultat|e
    resultierenden resultiert retten rettet rettung revier revision revolution rezension
    rezept|e|ion rhein rheinland rhythmus richten richtet|e richtig|es|er|e|en richtlinie|n
    richtung|en riechen riecht rief riesen riesig|es|er|e|en ringen risiken risiko riskieren risse
    ritual roboter rohre rohstoffe rollen rollstuhl rollt rom romantische|n romische|n rost
    rot|er|e|en route|n routine ruber rubrik ruckblick rucken ruckgang ruckgangig ruckmeldung
    rucksack ruckseite rucksicht ruckstand ruckt|e rucktritt ruckwarts ruckweg ruckzug ruder
    ruf|en|t rugen ruhe|n ruhestand ruhig|er|e|en ruhm ruhren ruht rum rumpf rund|e|en rundfunk
    rundum runter runterladen russen russischen russland rustung sache|n sachlich|e sachsischen
    sachverhalt sachverstandigen sack saft sag|e|en|te|t sagst sagten sah|en sahne saison samen
    sammeln sammelt|e sammler sammlung|en samstag samt samtliche|r|n sanft|e|en sanger sangerin
    saniert sanierung sank sanktionen sass|en satelliten satt sattel satz|e|en satzung sau
    sauber|e|en sauerstoff saule|n sauna schach schadel schaden schadet schadlich schafe schaffe|n
    schafft|e|en schaffung schale schalke schalten schalter schaltet schande scharfe|n schatten
    schatze|n schatzt schatzungen schau|n|e|en|te|t schauble schauspieler schauspielerin schauten
    scheiben scheiden scheidung schein|en|t scheinbar scheinwerfer scheisse scheitern scheitert|e
    schema schen schenken schenkt|e scheuen schicht|en schick|e|en|te|t schicksal schieben schiebt
    schiedsrichter schief schien|e|en schier schiessen schiesst schiff|es|e|en schild schildern
    schildert schirm schlacht schlaf|en|t schlag|er|e|en|t schlagartig schlagzeilen schlange|n
    schlank schlau schlauch schlecht|es|er|e|en schlechtem schlechteste schlechthin schlicht
    schlichtweg schlief schliesse|n schliesslich schliesst schliessung schlimm|er|e schlimmsten
    schloss|es|en schlug|en schluss schlussel schmale|n schmecken schmeckt schmerz|en schmerzhaft
    schmutz schnappchen schnee schneiden schneidet schnell|es|er|e|en schnelligkeit schnellste|n
    schnellstmoglich schnitt schob schock schokolade schon|es|er|e|en schonem schonheit schonmal
    schonste|n schopfer schopfung schoss schrag schrank schraube|n schrecken schrecklich|en
    schreib|e|en|t schreibst schreibtisch schreien schreit schrie schrieb schrift|en
    schriftlich|e|en schriftsteller schritt|e|en schrittweise schrott schub schublade schuf
    schuhe|n schulden schuldig schuldner schule schulerin schulerinnen schulern schulischen
    schuljahr schulleiter schulter|n schulung|en schuss schussel schutteln schuttelte schutzen
    schutzt schwaben schwach|er|e|en schwachsinn schwanger schwangerschaft schwankungen schwanz
    schwarze|s|n schwarzwald schwebt schwedische|n schweigen schwein|e schweiss schwelle
    schwer|er|e|en|t schwerpunkt|e schwester|n schwierig|er|e|en schwierigkeit|en schwimmbad
    schwimmen schwung se sec sechs sechsten seele|n seelische|n seen segel|n segen segment
    seh|r|n|e|en|t sehenswert sehnsucht sei|d|n|en|te|t seine|s|r|n|m seinerseits seinerzeit
    seitdem seiten|s seitlich sekt|ion sektor sekunde|n selbe|r|n selbst selbstandig
    selbstbestimmung selbstbewusst selbsthilfe selbstmord selbststandig selbstverstandlich
    selbstverstandnis selbstvertrauen selten|er|e|en seltsam|e|en semester seminar|e|en senat
    senden sender sendet sendung|en senf senioren senken senkrecht senkt senkung sensor|en
    separat|en september serie|n service|s serviert sessel session set|s setze|n setzt|e|en
    sexuelle|n sexy show|s si sich|er sichere|s|r|n sichergestellt sicherheit sicherlich sichern
    sicherstellen sichert|e sicherung sicherzustellen sichtbar|e|en sichtlich sieben siebten
    siedler siedlung|en sieg|er|e|te siehe siehst sieht|s signal|e signalisiert signifikant silber
    simpel simple sind singen single|s singt sinken sinkt sinn|e sinnlos sinnvoll|er|e|en sir
    situation|en sitz|e|en|t sitzung|en skandal skeptisch ski sklaven skulpturen slogan so sobald
    sockel socken sodann sodass soeben soetwas sofa sofern sofort sofortige sogar sogenannte|n
    sogleich sohn|e solange solch|es|er|e|en soldat|en solide soll|s|e|en|te|t sollst sollten
    solltest solltet somit sonder|n sonderlich songs sonnabend sonne sonnenschein sonnigen sonntag
    sonst sonstige|n sooo soooo sorge|n sorgfaltig sorgt|e|en sorte|n sortiert sortiment sound|s
    souveran soviel|e sowas soweit sowie sowieso sowjetischen sowohl sozial|er|e|en
    sozialdemokraten sozialhilfe sozialistischen sozusagen spalte|n spanier spanische|n
    spannend|es|er|e|en spannung|en sparen sparkasse sparsam spart spass spat|er|en spatere|n
    spatestens spazieren spaziergang speicher|n|t speicherung speisen spektakularen spektrum
    spekulation|en spende|r|n sperre|n spezialisiert|e spezialist|en spezialitaten
    speziell|es|er|e|en spezifische|n spiegel|n|t spiel|s|er|e|en|te|t spielerinnen spielerisch
    spielern spielten spielzeug spirituelle|n spitze|n sponsoren spontan sport|s sportler
    sportlich|e|en sprach|e|en sprachlichen sprang spreche|r|n sprecherin sprengen sprich|t
    sprichst springen springt sprit spruch|e sprung|e spur|e|en|te|t spurbar staat|es
    staatlich|er|e|en staatsanwaltschaft stab stabil|e|en stabilisierung stabilitat stadien stadion
    stadium stadt|e|en stadtchen stadtische|n staffel stall stamme|n stammt stand|e|en standard|s
    standig|er|e|en standort|e|en standpunkt starb|en stark|es|er|e|en|t starkem starkere|n
    starkste|n starkung starrte stars start|en startet|e|en statement station|en stationaren
    statistik|en statistisch statt stattfand stattfinden stattfindenden stattfindet stattgefunden
    stau staunen stecken stecker steckt|e steh|e|en|t stehend|e|en stehst steigen steigende|r|n
    steigern steigert steigerung steigt steil|en steine|n stelle|n stellenweise stellst stellt|e|en
    stellung stellungnahme|n stellvertretende|r stellvertreter stempel sterben sterne|n stetig
    stets steuern steuert steuerung steuerzahler stich stichwort stick stiefel stieg|en stiess
    stift stiftung|en stil stille|n stillstand stimme|n stimmt|e|en stimmung stirbt stirn
    stoff|e|en stolz stoppen storen|d stort storung|en stossen stosst strafbar strafe|n strafraum
    straftat|en strahlen strahlt strahlung strande strasse|n strategie|n strategische|n streben
    strebt strecke|n streichen streifen streik streit|en streitigkeiten streng|e|en stress strich
    strikt stromung struktur|en strukturiert stuck|e|en student|en studie|n studieren studierende|n
    studiert|e studio|s studium|s stufe|n stuhl|e stunde|n stundenlang sturmer sturz|en|te|t stute
    stuttgarter stutzen stutzt subjekt subjektiv|e|en substanz|en such|e|en|te|t suchst suchten
    sud|en sudamerika sudlich sudwesten summe|n sunde|n super supermarkt suppe support suss|en
    symbol|e sympathie sympathisch symptome synagoge system|s|e|en systematisch|e szenarien
    szenario szene|n tabelle|n tabletten tafel|n tag|s|es|en taglich|e|en tagsuber tagung takt
    taktik talent|e tanken tankstelle tante tanz|er|en tarif|e tasche|n tasse tastatur taste|n
    taten tater tatig|en tatigkeit|en tatsache|n tatsachlich|e|en tauchen taucht|e taufe taugt
    tausch|en tausend|e taxi team|s technik|er|en technisch|er|e|en technologie|n tee teich teig
    teil|s|e|en|te|t teilgenommen teilhaben teilnahme teilnehmen teilnehmer|n teilnehmerinnen
    teilung teilweise teilzunehmen telefon telefonieren telefoniert telefonisch teller tempel
    temperatur|en tempo tendenz|en tenor teppich termin|en terrasse terror terroristen test|s|en
    testament teuer teufel teure|r|n text|es|e|en that theater thema|s thematisch thematisiert
    themen theoretisch|e|en theorie|n therapeuten therapeutische|n therapie|n these|n thriller
    thron thuringer tief|er|e|en tieferen tiefsten tier|es|e|en tierisch tiger tip|s tippe|n
    tisch|e titel|n to tochter tode|s todlich|en toilette tokio toleranz toll|es|er|e|en tomaten
    tone tonne|n topf toren torwart tot|e|en|al totale totet tour|en touristen toyota tradition|en
    traditionell|e|en traf|en trage|r|n tragodie tragt trainer trainieren trainiert training|s
    tranen transfer transformation transparent transport transportieren transportiert trat|en
    traue|r|n traum|e|en|t traurig|e traut treffe|r|n treffend treffpunkt treiben treibt trend|s
    trennen trennt trennung treppe|n treten treu|e trick|s trieb trier trifft trikot trinke|n
    trinkt trinkwasser trio tritt trocken|e|en tropfen trost trotz trotzdem trug|en truppe|n tu
    tuch tue tumor tun tunnel ture|n turken turkische|n turm turnhalle turnier tust tut typ|en
    typisch|er|e|en ubel ubelkeit uben uber|s uberall uberarbeitet uberaus uberblick uberdenken
    uberdurchschnittlich uberein ubereinstimmung uberflussig uberfordert ubergang ubergeben
    ubergewicht uberhaupt uberholt uberlassen uberleben uberlebt uberlege|n uberlegenheit
    uberlegt|e uberlegung|en ubermittelt ubernachten ubernachtung|en ubernahm|e ubernehmen
    ubernimmt ubernommen uberprufen uberpruft uberprufung uberqueren uberraschen|d uberrascht
    uberraschung|en uberreden uberreicht|e uberschreiten uberschrift uberschritten ubersehen
    ubersetzen ubersetzer ubersetzt ubersetzung|en ubersicht ubersichtlich uberstanden uberstehen
    ubersteigt ubertragen ubertragt ubertragung ubertrieben ubertroffen uberwachen uberwacht
    uberwachung uberweisung uberwiegend uberwiesen uberwinden uberwindung uberwunden uberzeugen|d
    uberzeugt|e uberzeugung uberzogen ublich|e|en ublicherweise ubrig|en ubrigens ubt ubung|en udn
    ueber ufer uhr|en ulm um umbau umfang umfangreich|es|e|en umfassen|d umfassende|s|n umfasst
    umfeld umfrage|n umgang umgebaut umgeben umgebracht umgehen|d umgeht umgekehrt umgerechnet
    umgesetzt umgestellt umgewandelt umher umkreis umland umliegenden ums umsatz|e umschlag
    umsetzen umsetzung umso umsonst umstand|e|en umstandlich umstellen umstellung umstritten
    umwandlung umweg umziehen umzug umzugehen umzusetzen un unabdingbar unabhangig|e|en
    unabhangigkeit unangenehm|e unauffallig unbedingt unbegrundet unbekannt|e|en unbemerkt
    unberuhrt unbewusst und uneingeschrankt unendlich unerheblich unerlasslich unertraglich
    unerwartet unfair unfall|e ungeeignet ungefahr ungemein ungerecht ungewohnlich|e|en
    unglaublich|e|en ungluck unglucklich unheimlich uninteressant universitat|en unklar
    unkompliziert unmittelbar|er|e|en unmoglich unmut unnotig|e unrecht unruhe unruhig uns|er
    unschuldig unsere|s|r|n|m unsicher unsicherheit unsichtbar unsinn unten unter|e|en|m
    unterbinden unterbrechung unterbringung unterbrochen unterdrucken unterdruckt unterdruckung
    untereinander untergang untergebracht untergrund unterhalb unterhalt|en unterhaltsam
    unterhaltung unterkunft|e unterlagen unterlassen unterliegen unterliegt unternehmen|s
    unternehmer unternommen unterricht|s|en unterrichtet untersagt unterschatzen unterschatzt
    unterscheiden unterscheidet unterscheidung unterschied|e|en unterschiedlich|er|e|en
    unterschiedlichsten unterschreiben unterschrieben unterschrift|en unterseite unterstellen
    unterstellt unterstreichen unterstreicht unterstutzen unterstutzt|e|en unterstutzung
    untersuchen untersucht|en untersuchung|en unterteilt untertitel unterwegs unterworfen
    unterzeichnet unterziehen unterzogen unverandert unverbindlich unverstandlich unverzichtbar
    unverzuglich unwahrscheinlich unweigerlich unwichtig unwirksam unzahlige|n unzufrieden
    unzulassig unzureichend urheber urheberrecht uriblank urin urkunde|n urlaub|er ursache|n
    ursprung ursprunglich|e|en urteil|e|en usw vampire variable|n variante|n variationen variieren
    variiert vater|s vehement venedig verabschieden verabschiedet|e verabschiedung verandern
    verandert|e|en veranderung|en verankert veranlasst veranstalten veranstalter veranstaltet
    veranstaltung|en verantworten verantwortlich|en verantwortung verarbeiten verarbeitet
    verarbeitung verband|es|e|en verbaut verbergen verbessern verbessert|e|en verbesserung|en
    verbieten verbietet verbinden verbindet verbindlich|e verbindung|en verbirgt verbleiben
    verbleibenden verbliebenen verborgen verbot|en verbracht|e|en verbrannt verbrauch|er|en|t
    verbrechen verbrecher verbreiten verbreitet|e|en verbreitung verbrennen verbringen verbringt
    verbuchen verbund|en verbundene|n verdacht verdammt verdanken verdeckt verdeutlichen
    verdeutlicht verdienen verdienst|e verdient|e|en verdoppelt verdrangen verdrangt
    verein|s|e|en|t vereinbar|en|t vereinbarten vereinbarung|en vereinfacht vereinigten vereinigung
    vereinten vereinzelt verfahren|s verfallen verfassen verfasser verfasst verfassung verfehlt
    verfolgen verfolgt|e verfolgung verfugbar|en verfugen verfugt verfugung vergangen|e|en
    vergangenheit vergeben vergeblich vergeht vergessen vergibt vergisst vergleich|e|en|t
    vergleichbar|e|en vergleichsweise verglichen vergnugen vergrossern vergrossert vergutung
    verhaftet verhalt|en verhaltens verhaltensweisen verhaltnis verhaltnismassig verhaltnisse|n
    verhandeln verhandelt verhandlung|en verheiratet verhelfen verhindern verhindert
    verkauf|er|en|te|t verkauften verkehr|s|t verknupft verknupfung verkorpert verkraften verkunden
    verkundet|e verkurzen verkurzt verlag|e verlagert verlangen verlangern verlangert verlangerung
    verlangt|e verlassen verlasst verlauf|en|t verlegen verleger verlegt verlegung verleihen
    verleiht verleihung verletzen verletzt verletzung|en verliebt verlief verliehen verlieren
    verlierer verliert verliess|en verlinkt verlor|en verlorenen verlust|e vermag vermarktung
    vermehren vermehrt vermeiden vermeidung vermeintlich|e|en vermerkt vermieden vermieter
    vermischt vermisse|n vermisst vermitteln vermittelt vermittler vermittlung vermogen vermute|n|t
    vermutlich vermutung vernachlassigt vernichten vernichtet vernichtung vernunftig|e|en
    veroffentlichen veroffentlicht|e|en veroffentlichung|en verordnung verpackt verpackung
    verpassen verpasst verpflegung verpflichten verpflichtet verpflichtung|en verrat|en verringern
    verringert verringerung verruckt vers|ion versagen versagt versammelt|en versammlung versand
    verschaffen verschafft verscharft verschenken verschenkt verschicken verschickt verschieben
    verschiebung verschieden|er|e|en verschiedenste|n verschlechtert verschlossen verschoben
    verschont verschrieben verschwand verschwinden verschwindet verschwunden versehen versehentlich
    versenden versetzen versetzt versichern versichert|e|en versicherung|en versionen versohnung
    versorgen versorgt verspatung versprach versprechen verspricht versprochen verstand|en
    verstandigung verstandlich verstandnis verstarb verstarken verstarkt|e|en verstarkung
    verstecken versteckt|e|en versteh|e|en|t verstehst verstorben|en verstoss|en|t
    versuch|e|en|te|t versuchten versuchung verteidigen verteidiger verteidigt verteilen verteilt
    verteilung vertiefen vertieft vertiefung vertrag|e|en|t vertraglich vertrauen|s vertraut
    vertreiben vertreibung vertreten vertreter|n vertretung vertrieb|en vertritt verunsichert
    verursachen verursacht|e verurteilen verurteilt verurteilung verwalten verwaltet verwaltung
    verwandeln verwandelt|e verwandt|e|en verwechseln verwechselt verwehrt verweigern verweigert
    verweis|en|t verwende|n|te|t verwendeten verwendung verwertung verwies|en verwirklichen
    verwirklicht verwirklichung verwirrt verwirrung verwohnen verwohnt verwunderlich verwundert
    verzeichnen verzeichnet verzeichnis verzicht|en verzichtet verzogert verzogerung verzweifelt
    video|s vieh viel|es|er|e|en vieleicht vielerlei vielfach vielfaltig|e|en vielleicht vielmehr
    vielseitig vielzahl vier|te viertel vierten vierzig viren virtuelle|n virus visier vision|en
    vitamin|e vll|t vogel volker|n volkes voll|er|e|en vollem vollendet vollendung vollig
    vollkommen vollstandig|e|en vollzogen volumen vom von voneinander vor|n vorab vorallem voran
    vorangegangenen voraus vorausgesetzt voraussetzung|en voraussichtlich vorbehalten vorbei
    vorbereiten vorbereitet vorbereitung|en vorbild|er vorbildlich vorderen vordergrund
    vorenthalten vorerst vorfahren vorfall vorfeld vorgabe|n vorgang|er|e vorgefuhrt vorgegeben|en
    vorgehen vorgelegt vorgenommen vorgeschichte vorgeschlagen vorgeschrieben vorgesehen|e|en
    vorgesetzten vorgestellt|en vorgetragen vorgeworfen vorhaben vorhanden|e|en vorhang vorher
    vorherige|n vorhin vorigen vorjahr vorkommen vorkommt vorlage|n vorlaufig|en vorlegen
    vorletzten vorliebe|n vorliegen vorliegende|n vorliegt vormittag vorne vornehmen vornehmlich
    vornherein vorrang vorrangig vorrat vorrunde vorsatz vorschau vorschlag|e|en vorschrift|en
    vorsichtig vorsieht vorsitz vorsitzende|n vorsorge vorsprung vorstand|es vorstellbar vorstellen
    vorstellt vorstellung|en vortag vorteil|e vortrag|e|en voruber vorubergehend vorurteile
    vorwarts vorweg vorweisen vorwiegend vorwort vorwurf|e vorzeitig vorzubereiten vorzubeugen
    vorzuge vorzulegen vorzunehmen vorzustellen wa waage wach|e wachsen wachsende|n wachst wachstum
    wachter waere waffe|n wagen wagt wahlen wahler wahlt|e wahlweise wahnsinn wahnsinnig
    wahr|es|er|e|en wahrend wahrgenommen wahrheit wahrlich wahrnehmen wahrnehmung wahrscheinlich
    wahrscheinlichkeit wahrsten wahrung wahrzunehmen walder|n waldes wand|e|en|te wandel|n|t
    wanderer wandern wandert wanderung|en wann wappen war|s|e|en|te|m|t warf warme|s|r|n warnen
    warnt|e warnung warscheinlich warst warten wartet|e|en wartezeit|en warum was waschen
    waschmaschine wasser|s wechsel|n|te|t wechselnden wecken wecker weckt weder weg|es|e|en wegfall
    weh|r wehren weibchen weiblich|e|en weich|e|en weide|n weihnachten weil|s|e weimarer wein|e|en
    weisen weisheit weiss|er|e|en|t weist weit|er|e|en weitaus weitem weiterbildung weitere|s|r|n
    weiterentwickelt weiterfuhrende weitergeben weitergegeben weitergehen weitergeht weitergeleitet
    weiterhelfen weiterhin weitermachen weitesten weitestgehend weitgehend weizen welche|s|r|n|m
    welt|en weltweit|e|en wem wen|n wenden wendet wenig|er|e|en wenigsten|s wenngleich wenns werben
    werbung werd|e|en werdende|n werdet werfen werk|es|e werkstatten werkzeug|e wert|e|en wertung
    wertvoll|e|en wesen wesentlich|er|e|en weshalb westen westlich|e|en weswegen wettbewerb|s
    wette|r wettkampf wichtig|es|er|e|en wichtigkeit wichtigste|n wider widersprechen widerspricht
    widerspruch|e widerstand widmen widmet|e wie wieder wiederaufbau wiedergabe wiedergegeben
    wiederherstellung wiederholen wiederholt|e|en wiederholung wiedersehen wiederum
    wiedervereinigung wiegen wiegt wiesbaden wieviel|e wilden will|en willkurlich willst wind
    winzigen wir|d wirbt wirds wirft wirken wirkenden wirklich|e|en wirklichkeit wirksam|e
    wirksamkeit wirkstoff wirkt|e|en wirkung|en wirst wirtschaft wirtschaftlich|er|e|en wissen|s
    wissenschaft|en wissenschaftler|n wissenschaftlich|er|e|en wisst with witwe witz witzig wo
    woanders wobei woche|n wochenende|n wochentlich wodurch wofur wohin wohl|e wohlbefinden
    wohlstand wohne|n wohnhaus wohnraum wohnsitz wohnt|e wohnung|en wohnzimmer wolfe wolfsburg
    wolke|n wolle|n wollt|e|en wolltest womit womoglich wonach woran worauf worden worin workshop|s
    wort|es|er|e wortlich woruber worum wovon wozu wuchs wucht wuerde wunde|r|n wunderbar|e|en
    wundern wunderschon|e|en wundert wunsch|e|en|te|t wunschenswert wuppertal wurd|e|en wurdest
    wurdet wurdigen wurf wurfel wurst wurzburg wurzel|n wusste|n wuste wutend yorker your
    zahl|er|en|te|t zahlreich|er|e|en zahlung|en zahne|n zauber|n zaun zb zehn zeichen zeichnen
    zeichnet|e zeichnung|en zeige|n zeigt|e|en zeile|n zeit|en zeitgenossischen zeitgleich
    zeitlich|e|en zeitnah zeitraum zeitschrift|en zeitung|en zeitweise zelle|n zelt|e zensur
    zentimeter zentral|es|er|e|en zentren zentrum|s zerlegt zerstoren zerstort zerstorung
    zertifikat zettel zeug|e|en|t zeugnis zeugnisse ziehe|n zieht ziel|e|en|t zielsetzung ziemlich
    ziffer zig zigarette|n zimmern zinsen zitat|e zitieren zitiert|e zivilen zivilisation
    zivilisten zocken zog|en zoll zonen zoo zorn zu zubehor zubereitet zubereitung zuchter zucker
    zueinander zuerst zufall zufallig zufolge zufrieden zufriedenheit zugang zuganglich zuge|n
    zugeben zugefuhrt zugehorigen zugelassen zugelegt zugenommen zugeordnet zugesagt zugeschnitten
    zugestimmt zugewiesen zugig zugleich zugreifen zugrunde zugunsten zugute zuhorer zukommen
    zukommt zukunftig|e|en zulassen zulassig zulasst zulassung zulegen zuletzt zum|al zumeist
    zumindest zunachst zunahme zunehmen|d zunehmende|r|n zunge zuordnen zuordnung zur zurecht
    zuruck zuruckgekehrt zuruckgewiesen zuruckgezogen zuruckgreifen zuruckhaltend zuruckkehren
    zuruckziehen zuruckzufuhren zurzeit zusammen zusammenarbeit|en zusammenbruch zusammenfassung
    zusammengefasst zusammengestellt zusammenhang|e zusammenleben zusammensetzung zusammenspiel
    zusammenstellung zusatz zusatzlich|es|er|e|en zuschauer|n zuschlag zuschusse zusehen zuspruch
    zustand|e zustandig|e|en zustandigkeit zustimmen zustimmung zutaten zutiefst zutreffend
    zuverlassig|e zuverlassigkeit zuversichtlich zuviel zuvor zuwachs zuweilen zuwendung zwang
    zwangslaufig zwanzig zwar zweck|s|e|en zwei|er|te|t zweifel|n zweifellos zweimal zweiten
    zweiter zweites zwerg|e zwiebeln zwingen|d zwingt zwischen zwischendurch zwischenzeit
    zwischenzeitlich zwolf zyklus zylinder
"""
