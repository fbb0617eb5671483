"""Ordinary words (de). Made by `bench/make_vocabulary.py`."""

WORDS = """
    ab abbau|en abbildung|en abbruch abdecken abend abenteuer aber abermals abfahrt abfall|e abgabe
    abgang abgebaut abgeben abgebildet abgebrochen abgedeckt abgegeben abgehalten abgeholt
    abgelaufen abgelegt abgelehnt abgeleitet abgelost abgenommen abgeordnete|n abgerissen abgerufen
    abgesagt abgeschafft abgeschaltet abgeschlossen|en abgeschnitten abgesehen abgesetzt
    abgesichert abgestellt abgestimmt abgewickelt abgewiesen abgezogen abgrund abhalten abhangig
    abhangigkeit abhangt abhilfe abholen abitur abkommen abkurzung ablauf|e|en|t ablegen ablehnen
    ablehnung ableiten ablesen abnehmen about abrechnung abrufbar abrufen absatz abschaffung
    abschalten abschied abschliessen abschliessenden abschluss abschnitt|e absetzen absicherung
    absicht|en absichtlich absolut|es|er|e|en absolvieren absolviert|e abspielen absprache
    abstand|en abstieg abstimmen abstimmung absturz absurd abteilung|en abwarten abwechselnd
    abwechslung abwechslungsreich|e abwehr abweichung|en abwicklung abziehen abzubauen abzug
    abzugeben abzuschliessen abzuwarten ach|te|t achse achten achtet ad administration adresse|n
    advent affare affen afrikanischen agenten agentur|en aggressiv agieren agiert ah ahnelt ahnen
    ahnlich|es|er|e|en ahnlichem ahnlichkeit ahnung airlines akademie akademischen akku|s
    akt|e|en|ion akteure|n aktie|n aktionen aktiv|er|e|en aktivieren aktiviert aktivierung
    aktivisten aktivitat|en aktualisieren aktualisiert aktuell|er|e|en akuten akzente akzeptabel
    akzeptanz akzeptieren akzeptiert alarm alben album|s algen alias alkohol all|es|er|e|en
    allein|e allem|al allenfalls allerdings allergien allerlei allesamt allgemein|er|e|en
    allgemeinheit allianz allmahlich alltag|s alltagliche|n allzu alpen als also alt|es|er|ers|e|en
    altar altere|r|n alternative|n alteste|n altstadt aluminium am ambiente ambulanten amerikaner
    amerikanischen amerikanischer amis ampel amt|es|er an analog|en analyse|n analysieren
    analysiert anbau anbelangt anbieten anbieter|n anbietet anbindung anblick anbringen and|ers
    andere|s|r|n|m andern anderswo andert|e anderthalb anderung|en anderweitig andi aneinander
    anerkannt|e|en anerkennen anerkennung anfahrt anfallen anfallenden anfang|s|er|en|t anfanglich
    anfing anforderung|en anfrage|n angabe|n angebaut angeben angeblich|e|en angebot|s|e|en
    angebotenen angebracht angedeutet angefangen angefertigt angefuhrt angegeben|e|en angegriffen
    angehalten angehen angehoben angehoren angehorige|n angehort angeht angeklagte|n angekommen
    angekundigt angelangt angelegenheit|en angelegt|e|en angeln angemeldet angemessen|e|en
    angenehm|er|e|en angenommen angeordnet angepasst angerechnet angeregt angerufen angesagt
    angeschafft angeschaut angeschlossen angesehen angesetzt angesiedelt angesprochen|en
    angestellt|e|en angestrebt angetan angetreten angewandt angewendet angewiesen angezeigt
    angezogen angreifen angreifer angrenzenden angriff|e|en angst|e angstlich angucken anhalten
    anhand anhang|er anhieb anhoren anhorung animation ankam anklage anklicken ankommen ankommt
    ankundigung ankunft anlage|n anlass anlasslich anlauf anlaufstelle anlegen anleger anlehnung
    anleihen anleitung|en anliegen anmelden anmeldung|en anmerken anmerkung|en annahernd annaherung
    annahme annehmen annimmt anonym anordnung anpassen anregen anregung|en anreiz anrichten
    anruf|e|en ans ansatz|e|en ansatzweise anschaffung anschauen anschaulich anschaut anschein
    anscheinend anschlag anschliessen anschliessende|n anschluss|e ansehen ansetzen ansicht|en
    ansieht ansprache ansprechen|d ansprechpartner anspricht anspruch|e|en anspruchsvoll|e|en
    anstatt anstehenden anstelle|n anstieg anstoss anstrengend anstrengung|en anteil|e antenne
    antike|n antrag|e antreten antrieb antwort|en antwortet|e anwalt|e anweisung|en anwendbar
    anwenden anwendung|en anwesen|d anwesenden anwohner anzahl anzeichen anzeige|n anzeigt anziehen
    anzubieten anzufangen anzug anzugeben anzulegen anzunehmen anzupassen anzuschauen anzusehen
    anzusprechen anzutreffen anzuwenden apfel apostel apotheke|r|n appetit applikationen arabischen
    arbeit|er|e|en arbeitenden arbeitet|e|en arbeitgeber|s arbeitnehmer|n arbeitslos|e|en
    architekt|en archiv areal arg|er argerlich argern argert argument|e|en argumentation
    argumentieren argumentiert arm|e|en armee arsch artikel|s|n arzt|es|e|en arztin arztliche|n
    asche asiatischen asien aspekt|e|en asphalt association asthetischen at atem athen athleten
    atlantik atmosphare attacken attraktionen attraktiv|er|e|en attraktivitat auch auf|s|m
    aufarbeitung aufbau|en|t aufbereitet aufbewahrt aufbringen aufbruch aufeinander aufenthalt
    auferstehung auffallen auffallig auffallt auffassung aufforderung auffuhrung aufgabe|n
    aufgebaut aufgeben aufgebracht aufgefallen aufgefordert aufgefuhrt|en aufgegeben aufgegriffen
    aufgehoben aufgehort aufgeklart aufgelegt aufgelistet aufgelost aufgemacht aufgenommen
    aufgeregt aufgerufen aufgesetzt aufgestellt aufgetaucht aufgeteilt aufgetragen aufgetreten
    aufgewachsen aufgezeichnet aufgezeigt aufgrund aufhalten aufhebung aufhoren aufklaren
    aufklarung aufkleber aufkommen auflage|n auflosen auflosung aufmachen aufmerksam aufmerksamkeit
    aufnahme|n aufnehmen aufnimmt aufpassen aufpreis aufrecht aufregen aufregung aufruf|en aufsatz
    aufschwung aufsehen aufsicht aufstand aufsteigen aufsteiger aufstellen aufstellung aufsuchen
    auftakt auftauchen auftaucht aufteilung auftrag|e auftreten auftretenden auftritt|e aufwand
    aufwandig aufwarts aufweisen aufweist aufwendig aufwendungen aufzeichnungen aufzeigen
    aufzubauen aufzugeben aufzunehmen aufzustellen aufzuzeigen auge|n augenmerk aus ausbau|en
    ausbeutung ausbilder ausbildung ausblick ausbruch ausdehnung ausdruck|en ausdrucklich
    auseinander auseinandersetzen auseinandersetzung|en ausfahrt ausfall|en|t ausfindig ausflug|e
    ausfuhren ausfuhrlich|er|e|en ausfuhrung|en ausfullen ausgabe|n ausgang ausgearbeitet ausgebaut
    ausgeben ausgebildet|e|en ausgedacht ausgedruckt ausgefallen ausgefuhrt ausgefullt ausgegangen
    ausgegeben ausgeglichen ausgehen ausgeht ausgelassen ausgelegt ausgeliefert ausgelost
    ausgemacht ausgenommen ausgenutzt ausgepragt ausgerechnet ausgerichtet ausgerustet
    ausgeschaltet ausgeschieden ausgeschlossen ausgeschrieben ausgesetzt ausgesprochen
    ausgestaltung ausgestattet ausgestellt ausgestrahlt ausgesucht ausgetauscht ausgetragen
    ausgeubt ausgewahlt|e|en ausgewertet ausgewiesen ausgezahlt ausgezeichnet|e|en ausgiebig
    ausgleich|en aushalten auskennt auskommen auskunft|e ausland|er auslandische|r|n auslegung
    auslosen ausloser ausmachen ausmacht ausmass ausnahme|n ausnahmslos ausnahmsweise ausprobieren
    ausprobiert ausreichen|d ausreichende|r|n ausreicht ausrichten ausrustung aussage|n aussah
    ausschalten ausschlaggebend ausschliessen ausschliesslich ausschnitt ausschreibung aussehen
    aussen aussenminister ausser|n|e|en|te|t aussergewohnlich|e|en ausserhalb ausserlich
    ausserordentlich ausserst ausserung|en aussicht|en aussieht aussprache aussprechen ausstattung
    aussteller ausstellung|en ausstieg ausstrahlung aussuchen austausch|en ausuben ausverkauft
    auswahl|en ausweg ausweichen ausweis ausweitung auswendig auswertung auswirken auswirkt
    auswirkung|en auszahlung auszeichnung|en auszubauen auszubildende|n auszudrucken auszufuhren
    auszug auszugeben auszugehen auszugleichen auszuprobieren auszuschliessen auszusetzen
    auszutauschen authentisch auto|s|r autobahn|en automaten automatisch|e|en autonomie autoren
    autorin autoritat autors babys backer backofen badewanne bahn|en bahnhof bakterien balance bald
    balken balkon balle band|s bangkok baren bargeld bars basieren|d basiert basis basteln bat
    batterie|n bau|en|te|t bauern baume|n bauten bayerische|n be beabsichtigt beachten beachtet
    beamte|n beanspruchen beansprucht beantragen beantragt beantworten beantwortet beantwortung
    bearbeiten bearbeitet bearbeitung beauftragt bebauung becher becken bedacht bedanken bedankt|e
    bedarf bedeckt bedenken bedenklich bedenkt bedeuten|d bedeutende|n bedeutendsten bedeutet|e
    bedeutung bedienen bedient bedienung bedingt bedingung|en bedroht bedrohung bedurfen bedurfnis
    bedurfnisse|n beeindrucken|d beeindruckende|n beeindruckt beeinflussen beeinflusst
    beeintrachtigen beeintrachtigt beeintrachtigung|en beenden beendet|e beendigung befand|en
    befassen befasst befehl|e befestigt befinden befindet befindliche|n befordern befordert
    befragt|en befragung befreien befreit befreiung befriedigen befund|e|en befurchte|n|t begab
    begangen begann|en begeben begegnen begegnet begegnung|en begehen begehrt|en begeistern
    begeistert|e|en begeisterung begibt beginn|en|t begleiten begleiter begleitet|e begleitung
    begonnen begraben begreifen begrenzen begrenzt|e|en begrenzung begriff|e|en begrunden
    begrundet|e begrundung begrussen begrusst|e begrussung begunstigt behalt|er|en behandeln
    behandelt behandlung|en behaupte|n|te|t behauptung|en beheben beherbergt beherrschen beherrscht
    behilflich behindert behinderung|en behoben behorde|n bei|n|m beibehalten beide|s|r|n beifall
    beigebracht beigetragen beinahe beine|n beinhalten beinhaltet beiseite beispiel|e|en
    beispielsweise beitrag|s|e|en|t bekam|en bekampfen bekampft bekampfung bekannt|er|e|en
    bekannteste|n bekanntlich bekennen bekenntnis beklagen beklagt|e|en bekomm|e|en|t bekommst
    belassen belasten belastet belastung|en beleg|e|en|te|t belegschaft belegten beleidigt
    beleidigung beleuchten beleuchtet beleuchtung beliebig|e|en beliebt|er|e|en beliebtesten
    belohnt belohnung bemerkbar bemerken bemerkt|e bemerkung|en bemuhen bemuht bemuhungen
    benachbarten benachteiligt benannt benennen benotige|n benotigt|e|en benutze|r|n benutzt|e
    benutzung benzin beobachten beobachter beobachtet|e beobachtung|en bequem berat|er|en
    beratung|en berechnen berechnet berechnung|en berechtigt berechtigung bereich|e|en bereichern
    bereichert bereicherung bereit|s|en bereitet|e bereitgestellt bereitschaft bergab bergauf
    bericht|e|en berichtet|e|en berliner berlins berucksichtigen berucksichtigt berucksichtigung
    beruf|e|en beruflich|e|en berufung beruhen beruhigen beruhigt beruhmt|e|en beruhren beruhrt
    beruhrung beruht besagt|e|en besass besatzung beschadigt beschaffen beschaftigen
    beschaftigt|e|en beschaftigung bescheid|en beschert beschleunigen beschleunigt beschleunigung
    beschliessen beschliesst beschloss|en beschlusse beschranken beschrankt beschrankung
    beschreiben beschreibt beschreibung|en beschrieb|en beschriebene|n beschwerde|n beschweren
    beschwert beseitigen beseitigt beseitigung besetzen besetzt|en besetzung besichtigen besichtigt
    besichtigung besiegen besiegt besitz|er|e|en|t besondere|s|r|n|m besonderheit|en besonders
    besorgen besorgt besprechen besprechung besprochen besser|es|er|e|en bestand|e|en bestandig
    bestandteil|e bestatigen bestatigt|e bestatigung bestaunen beste|r|n bestehe|n
    bestehend|er|e|en besteht bestellen bestellt bestellung|en bestenfalls bestens besticht
    bestimmen bestimmt|es|er|e|en bestimmung|en bestraft bestreiten bestritten bestuckt
    besuch|er|e|en|te|t besuchern besuchten beteiligen beteiligt|en beteiligung beten beton|en|te|t
    betonung betracht|er|e|en betrachtet|e betrachtung betrag|e|en|t betrat betreffen|d
    betreffende|n betreiben betreiber betreibt betreten betreuen betreuer betreut betreuung
    betrieb|s|e|en betriebliche|n betrifft betritt betroffen|e|en betrug betten beurteilen
    beurteilt beurteilung beute beutel bevolkerung bevor bevorstehenden bevorzugen bevorzugt
    bewahren bewahrt|e|en bewaltigen bewaltigt bewaltigung bewegen bewegt|e|en bewegung|en
    beweis|e|en|t bewerben bewerber bewerbung|en bewerten bewertet bewertung|en bewiesen bewirken
    bewirkt bewohner|n beworben bewundern bewusst bewusstsein bezahlen bezahlt|e bezahlung
    bezeichnen bezeichnet|e|en bezeichnung|en beziehen bezieht beziehung|en beziehungsweise bezirk
    bezog|en bezug|e bezuglich bezweifeln bezweifle bibel bibliothek|en biblischen biegen bielefeld
    bienen bier biete|n|t bilanz bild|es|er|en bildern bildet|e|en bildung billig|er|e|en bin
    binden bindet bindung binnen biographie biologische|n birgt bis|t bischen bisher bisherige|n
    bislang bisschen bissel bissl bisweilen bitte|r|n|t bla blase blatt|er blattern blau|e|en blech
    blei bleib|e|en|t blende blicke|n blickt|e blieb|en blind blitz blockieren blockiert blod|e
    blodsinn bloss|e|en bluhen bluht blumen blut|e|en bochum boden bombe|n bonn bonus boot|e bord
    borse bose bot|en botschaft|er|en boxen brach|te brachten branche|n brannte brauch|e|en|te|t
    brauchst brauchten brauerei braune|n braunschweig braut brav brechen breit|es|er|e|en bremer
    bremerhaven bremse|n brennt bricht brief|e brille bringe|n bringt briten britischen brocken
    broschure brot brotchen bruch brucke|n bruder brunnen brussel brust brutal buche|s|r|n buchern
    buchstaben buchstablich bucht budapest budget buffet buhne|n bund|es bundesliga bundestag|es
    bundesweit|en bundnis bunt|e|en burgen burgerinnen burgerliche|n burgermeister burgern buro|s
    bus busse but butter bzw ca cafe campingplatz center chancen charakter|e charme chefs
    chemikalien chemische|n chicago chinas chinesen chinesische|n chips chor christliche|n christus
    chronik chronisch|e|en circa club|s cm coach cockpit comic|s computer|n container cool|e creme
    cup da dabei dachte|n dadurch dafur dagegen daheim daher dahin dahingehend dahinter damalige|n
    damals damen damit damlich dampf danischen dank|e|en|te dankbar dankbarkeit dankeschon dann
    dar|m daran darauf daraus darf darfst dargelegt dargestellt|en darin darlehen darstellen
    darsteller darstellt darstellung|en daruber darum darunter darzustellen das|s dasein dasselbe
    dat|en datei|en dato datum dauer|n|te|t dauerhaft|e|en dauernd daumen davon davor dazu
    dazugehorigen dazwischen de deaktiviert debatte|n debut decke|n deckel deckt deckung defensive
    definieren definiert|en definition definitiv defizite dein|es|er|e|en deinem delegation
    delegierten dem demnachst demokratie demokratisch|en demonstranten demonstration|en
    demonstrieren demonstriert demselben den|n|en denjenigen denkbar denke|n denkens denkmal denkst
    denkt denselben depression|en der|er|en derart derartige|n dergleichen derjenige|n dermassen
    derselbe|n derweil derzeit derzeitige|n des deshalb design|s|er desselben dessen desto deswegen
    detail|s detailliert|e deuten deutet deutlich|er|e|en deutsche|n|m deutschlands
    deutschsprachige|n deutung devise dezember diagnose diagnostik diakonie dialog|e diat dich|te|t
    dichten dichter dichtung dicke|s|r|n die diejenige|n dienen diener dienst|es|e|en dienstag
    dient|e|en diesbezuglich diese|s|r|n|m diesel dieselbe|n diesjahrige|n diesmal differenz|en
    differenziert differenzierung digitale|r|n diktatur dilemma dimension|en ding|e|en diplom dir
    direkt|er|e|en direktor disco diskriminierung diskurs diskussion|en diskutieren diskutiert|en
    distanz distanziert disziplin|en diverse|r|n division doch doktor dokument|e|en dokumentation
    dokumentieren dokumentiert dominieren dominiert donnerstag doof doppel|te|t doppelten
    dorf|es|er dorfern dort dorthin dortige|n dortmund|er dose|n dosierung downloaden dozenten dpa
    drachen draht drama dramatisch|en dran drang|en|t drastisch drauf draus draussen dreck drehbuch
    drehen drehmoment dreht|e drehzahl drei dreieck dreimal dreissig dresdner drin dringend drinnen
    dritte|s|n drittel drogen drohen drohenden droht|e druben druber druck|er|e|en|te|t drunter
    dschungel duell duft dumm|e|en dummheit dunkel|n dunkelheit dunkle|r|n dunn|er|e|en duo durch|s
    durchaus durchbruch durcheinander durchfall durchfuhren durchfuhrung durchgang durchgefuhrt|en
    durchgehend durchgelesen durchgesetzt durchlaufen durchmesser durchschnitt
    durchschnittlich|e|en durchsetzen durchsetzung durchweg durchzufuhren durchzusetzen durfe|n
    durft|e|en dusche|n dusseldorf|er dutzend dynamisch|e|en eben|e|en ebenfalls ebenso
    echt|es|er|e ecke|n edelstahl editiert edition edlen effekt|e effektiv|er|e|en effizient|er|e
    effizienz egal eh ehe|r ehefrau ehegatten ehemalige|r|n ehemals ehesten ehre|n
    ehrenamtlich|e|en ehrgeiz ehrlich|e ei eier eigen|s|es|er|e|en eigendlich eigenem
    eigenschaft|en eigenstandig|e|en eigentlich|e|en eigentum eignen eignet eignung
    ein|s|es|er|e|en einander einband einbau|en einbeziehung einbezogen einbinden einbindung
    einblick|e einbringen einbruch eindeutig|e|en eindruck eindrucksvoll eineinhalb einem
    einerseits einfach|es|er|e|en einfachste|n einfallen einfallt einfliessen einfluss|e einfugen
    einfuhren einfuhrung eingabe eingang eingebaut eingeben eingebettet eingebracht eingebunden
    eingefallen eingefugt eingefuhrt eingegangen eingegeben eingehalten eingehen eingeholt
    eingeladen eingelegt eingeleitet eingenommen eingeraumt eingereicht eingerichtet|en
    eingeschaltet eingeschlossen eingeschrankt eingesetzt|en eingespielt eingestellt eingestuft
    eingeteilt eingetragen eingetreten eingetroffen eingeweiht eingezogen eingreifen eingriff|e
    einhalten einhaltung einheimischen einheit|en einheitlich|e|en einher einholen einig|es|er|e|en
    einigermassen einigung einkauf|en einklang einkommen einkunfte einladen einladung einlassen
    einlegen einleitung einmal einmalig|e|en einnahme|n einnehmen einreise einrichten
    einrichtung|en einsam einsatz|es|e einschalten einschatzen einschatzung einschlagigen
    einschliesslich einschrankung|en einsehen einseitig einsetzbar einsetzen einsetzt einsparungen
    einspruch einst einsteigen einstellen einstellung|en einstieg einstigen einstimmig eintrag|e|en
    eintragung eintreten eintritt einverstanden einwandfrei einweihung einwilligung einwohner|n
    einzel|n einzelfall einzelheiten einzelne|r|n einziehen einzig|es|er|e|en einzigartig|e|en
    einzubauen einzubeziehen einzubringen einzufuhren einzug einzugehen einzuhalten einzurichten
    einzusetzen einzustellen eis|en elefanten elegant elektrisch|e|en elektronen
    elektronisch|er|e|en element|e|en elend elf|en elfmeter elite emailblank emissionen
    emotional|e|en emotionen empfand empfang|er|en|t empfehle|n empfehlenswert empfehlung|en
    empfiehlt empfinde|n|t empfindlich empfohlen empfunden en ende|s|n|te|t endeffekt
    endgultig|e|en endlich endlos endspiel energie|n eng|er|e engagement|s engagieren
    engagiert|e|en engeren englander englische|r|n enkel enorm|e|en ensemble entdecken
    entdeckt|e|en entdeckung entfallen entfallt entfalten entfaltet entfaltung entfernen
    entfernt|e|en entfernung entfuhrt entgegen entgehen enthalt|en enthaltenen enthielt entkommen
    entlang entlassen entlassung entlasten entlastet entlastung entnehmen entnommen entschadigung
    entscheid|en entscheidend|er|e|en entscheidet entscheidung|en entschied|en entschlossen
    entschuldigen entschuldigt entschuldigung entsetzt entsorgt entsorgung entspannen entspannt
    entsprach entsprechen|d entsprechende|s|r|n entspricht entstand|en entstandene|n entstehen
    entstehende|n entsteht entstehung enttauscht enttauschung entweder entwerfen entwickeln
    entwickelt|e|en entwickler entwicklung|en entworfen entwurf|e entziehen entzieht entzogen
    entzundung|en episode|n epoche er erachtens erahnen erarbeiten erarbeitet erarbeitung erben
    erbracht erbringen erdbeben erde|n erdgas ereignis ereignisse|n erfahren|e|en erfahrt
    erfahrung|en erfassen erfasst erfassung erfinden erfinder erfindung erfolg|e|en|te|t erfolglos
    erfolgreich|es|er|e|en erfolgreichsten erfolgten erforderlich|e|en erfordern erfordert
    erforschen erforscht erforschung erfreuen erfreulich erfreut erfuhr|en erfullen erfullt
    erfullung erfunden ergab|en erganzen erganzt erganzung ergeben ergebnis ergebnisse|n ergibt
    ergreifen ergriffen erhalt|e|en erhaltene|n erhaltlich erhaltung erheben erheblich|er|e|en
    erhebt erhebung erhielt|en erhob|en erhobenen erhofft erhohen erhoht|e|en erhohung erholen
    erholt erinnere erinnern erinnert|e erinnerung|en erkannt|e erkennbar erkenne|n erkennt
    erkenntnis erkenntnisse|n erklaren erklart|e|en erklarung|en erkranken erkrankt erkrankung|en
    erkunden erkundigen erlangen erlangt erlassen erlauben erlaubnis erlaubt erlautern erlautert|e
    erlauterungen erleben erlebnis erlebnisse erlebt|e|en erledigen erledigt erleichtern
    erleichtert erleichterung erleiden erlernen erlernt erlitten erlos ermitteln ermittelt
    ermittlung|en ermoglichen ermoglicht|e ermordet ernahren ernahrung ernannt erneuert erneuerung
    erneut|e|en ernsthaft|e ernte erobern erobert eroffnen eroffnet|e eroffnung erortert erprobt
    errechnet erreger erreichbar erreichen erreicht|e|en errichten errichtet|e errichtung ersatz
    erschaffen erscheinen erscheinenden erscheint erscheinung|en erschien|en erschienenen
    erschliessen erschliesst erschliessung erschlossen erschopft erschossen erschreckend
    erschrocken erschuttert erschwert ersetzen ersetzt ersichtlich ersparen erspart erst|es|er|e|en
    erstatten erstattet erstaunlich erstaunt erstellen erstellt|e|en erstmal|s erstmalig erstreckt
    erteilen erteilt ertrag|e|en erwachsen|e|en erwacht erwahnen erwahnt|e|en erwarb erwarmung
    erwarte|n|te|t erwartenden erwarteten erwartung|en erwecken erweckt erweisen erweist erweitern
    erweitert|e|en erweiterung|en erwerb|en erwiderte erwies|en erwischt erworben|en erwunscht
    erzahlen erzahlt|e erzahlung|en erzbischof erzeugen erzeugt|en erzieher erzieherinnen erziehung
    erzielen erzielt|e|en erzogen es esel esse et etablieren etabliert|en etage|n etappe etc
    ethischen etliche|n etwa|s etwaige euch euer eure|r|n|m euro europa|s|er europaische|r|n
    europaweit evangelische|n eventuell|e|en evolution evtl ewig|e|en ewigkeit exakt|e exemplar|e
    exil existenz existieren existierenden existiert exklusiv|e|en experiment|e experte|n explizit
    explosion export externe|n extra|s extrem|e|en fabrik fach|er fachbereich fachern fachleute|n
    fachlich|e|en faden fahig fahigkeit|en fahne|n fahr|er|e|en|t fahrbahn fahrgaste fahrrad|er
    fahrst fahrten fahrzeug|s|e|en faire|n fakten faktisch faktor|en fakultat falle|n fallig fallt
    falsch|es|er|e|en falten familiaren familie|n fan|s|d fande|n fange|n fangt fantasie farbe|n
    farbigen fassade fassen fasst fassung fast faszination faszinierend|e fasziniert faul
    favorit|en fax fazit feature|s februar feder|n feedback fehl|er|en|te|t fehlende|r|n fehlern
    fehlten feier|n|te|t feierabend feierlich feierten fein|es|d|er|e feinde feld feldern felgen
    fell fels|en fenster|n fernen fernsehen fernseher fertig|e|en fertiggestellt fertigkeiten
    fertigstellung fertigung fest|er|e|en festgehalten festgelegt|en festgenommen festgesetzt
    festgestellt festhalten festival|s festlegen festlegung festplatte|n feststellen
    feststellung|en festung festzuhalten festzulegen festzustellen fett|en feucht|en feuchtigkeit
    feuer feuerwehr|en ff fiat fiel|en figur|en filiale|n film|s|e|en filter finanz|en finanzamt
    finanziell|er|e|en finanzieren finanziert finanzierung finanzminister find|s|e|en findest
    findet fing|er fingern finsternis firma firmen first fische|n fit fixiert flach|e|en flagge
    flamme|n flanke flasche|n flecken fleisch fleissig flexibel flexibilitat flexible fliegen
    flieger fliegt fliehen fliessen fliesst flog|en flott|e fluch|t fluchtlinge flug|e flugel
    flughafen flugzeug|e flur fluss|e flussig flussigkeit flut folge|n folgend|es|er|e|en folglich
    folgt|e|en folie folter fonds for|en|m|t fordern fordert|e|en forderung|en forderverein
    format|e|ion formel formen formlich formular formulieren formuliert formulierung|en forscher
    forschung|en fortan fortbildung fortgesetzt fortschritt|e fortsetzen fortsetzung forums foto|s
    fotograf|en fotografie|n fotografieren fotografiert foul foyer frag|e|en|te|t fragebogen
    fraglich fragst fragten fraktion|en franken frankfurt|er frankreichs franzosen franzosische|n
    frauchen frauen frech frechheit frei|er|e|en freiburger freiem freigabe freigegeben
    freigeschaltet freiheit|en freilich freistaat freitagabend freiwillig|e|en freizeit
    fremd|er|e|en frequenz|en fressen freu|d|e|en|te|t freude freunde|s|n freundin freundinnen
    freundlich|er|e|en freundschaft|en freuten friede|n friedens friedhof friedlich|e|en
    frisch|es|er|e|en frisst frist frisur froh from frucht|e fruh|er|e|en fruhere|r|n fruhestens
    fruhjahr fruhling fruhstuck fruhzeitig frust fuer fugt|e fuhle|n fuhlst fuhlt|e|en
    fuhr|er|e|en|te|t fuhrende|n fuhrerschein fuhrten fuhrung|en fullen fullt fund|e fundament
    fundierte fundig funf|te funften funfzehn funfzig fungiert funktion|en funktionieren
    funktionierende funktioniert|e funzt fur|s|n furchtbar furchte|n fursten fusion fuss|e|en
    fussganger futter|n gab|s|e|en galerie galt game|s gang|e gangigen ganz|es|er|e|en ganzlich gar
    garage garantie garantieren garantiert garnicht|s garten gas|te|t gassen gasten gastgeber
    gaststatte gattung ge geachtet geandert geantwortet gearbeitet geaussert geb|e|en gebacken
    gebastelt gebaude|s|n gebaut gebet|en gebiet|en gebildet gebirge geblieben geboren|e gebot|e|en
    gebracht gebrauch|en|te|t gebrauchten gebrochen gebucht gebuhr|en gebunden geburt geburtstag
    gedacht gedachtnis gedanke|n gedauert gedeckt gedenken gedicht|e gedrangt gedreht gedruckt
    geduldig geehrt|er|e geeignet|er|e|en geeinigt gefahr|en gefahrden gefahrdet gefahrdung
    gefahrlich|er|e|en gefallen gefallt gefangen|en gefangnis gefasst gefehlt gefeiert gefertigt
    gefiel geflogen gefolgt gefordert|e|en gefragt gefressen gefreut gefuhl|e|en|t gefuhrt|e|en
    gefullt gefunden gefuttert gegangen gegeben|en gegebenenfalls gegebenheiten gegen|d gegenden
    gegeneinander gegensatz gegenseitig|e|en gegenspieler gegenstand|e|en gegenteil gegenuber
    gegenwartig|e|en gegenzug gegessen geglaubt gegner|s|n gegnerische|n gegriffen gegrundet|e|en
    geguckt geh|n|e|en|t gehabt gehalt|en gehandelt gehause geheilt geheim|e|en geheimnis
    geheimnisse geheiratet gehirn|s gehofft geholfen geholt gehor|e|en|te|t gehorten gehst gehts
    geil|e geist|es|er geistig|er|e|en gekampft gekauft gekennzeichnet geklappt geklart geklaut
    gekocht gekommen gekonnt gekostet gekriegt gekummert gekundigt gekurzt gelacht geladen gelagert
    gelande|t gelang|en|te|t gelassen gelaufen gelb|e|en geld|es gelebt gelegen|e|en gelegenheit|en
    gelegentlich gelegt gelehrt geleistet geleitet gelenke gelernt gelesen geliebt|en geliefert
    gelingen gelingt gelitten gelobt gelohnt geloscht gelost gelte|n geltend|e|en gelungen|er|e|en
    gemacht|en gemalde gemalt gemass gemein|t gemeinde|n gemeinnutzige gemeinsam|es|er|e|en
    gemeinsamkeiten gemeinschaft|en gemeldet gemerkt gemessen gemischt gemuse gemutlich|e|en gen
    genannt|e|en genau|er|e|en genauere genauigkeit genauso genehmigt genehmigung generation|en
    generell|e generieren generiert genervt genetische genial|e|en geniessen geniesst genommen
    genossen genre|s gentechnisch genug|en|t genugend genutzt|en geoffnet geordnet gepaart gepack|t
    gepasst gepflegt geplant|e|en gepostet gepragt|en gepruft gerade geradeaus geradezu gerat|e|en
    geraumer gerausch|e gerechnet gerecht gerechtfertigt gerechtigkeit geredet geregelt gereicht
    gereinigt gerettet gericht|s|e|en gerichtet geriet gering|er|e|en geringem geringere|n
    geringfugig geringste|n gerissen gern|e geruch|te|t geruckt gerufen gesagt gesammelt|en
    gesamte|n gesang geschaffen geschafft geschaft|e|en geschah geschaltet geschatzt geschaut
    geschehen geschehnisse gescheitert geschenk|e|t geschichte|n geschick|t geschieht geschildert
    geschirr geschlafen geschlagen geschlecht geschlossen|e|en geschmack geschnitten geschoben
    geschockt geschossen geschrieben geschult geschutzt|en geschweige geschwindigkeit|en
    geschwister gesehen gesehn gesellschaft|er|en gesellschaftlich|er|e|en gesendet gesenkt
    gesessen gesetz|es|e|en|t gesetzgebung gesetzlich|e|en gesetzten gesichert gesicht|er
    gesichtspunkt|en gesondert gesorgt gespannt gespart gespeichert gesperrt gespielt gesprach|e|en
    gesprochen gestalt|en gestaltet|e|en gestaltung gestanden gestarkt gestartet gestattet geste
    gesteckt gestehen gesteigert gestellt|e|en gestern gesteuert gestiegen gestimmt gestohlen
    gestoppt gestorben gestort gestossen gestrichen gestrigen gesturzt gestutzt gesucht
    gesund|es|e|en gesundheit gesundheitliche|n gesungen gesunken getan getauft getauscht geteilt
    getestet getotet getragen getrank|e|en getreide getrennt|e getreten getriebe|n getroffen
    getrost getrunken geubt gewachsen gewagt gewahlt|e|en gewahr|en|t gewahrleisten gewahrleistet
    gewahrleistung gewalt gewaltig|e|en gewann|en gewarnt gewartet gewaschen gewasser|n gewebe
    gewechselt geweckt gewerbe gewerblichen gewerkschaft|en gewertet gewesen gewicht gewidmet
    gewinn|er|e|en|t gewiss|es|er|e|en gewissermassen gewitter gewohnen gewohnlich|en gewohnt|en
    gewollt gewonnen|en geworden|e|en geworfen gewundert gewunscht|e|en gewurdigt gewusst gezahlt
    gezeichnet gezeigt|en gezielt|e|en gezogen gezwungen gibst gibt|s gier gift gilt ging|s|e|en
    gipfel girls gitarre|n gitarrist gitter glanz|t glas|er glatt|e glaub|e|en|te|t glaubens
    glaubhaft glaubigen glaubst glaubten glaubwurdig gleich|er|e|en|t gleichem gleichermassen
    gleichgewicht gleichgultig gleichmassig gleichnamigen gleichsam gleichstellung gleichwohl
    gleichzeitig gleis globale|n glocke glucklich|er|e|en gnade gnadenlos goethe goldene|n golf
    gonnen gotter gottes gottliche|n grab|en grade grafen grafik|en gramm grammatik gratis
    gratulieren graue|n grausam greenpeace greifen greift gremien gremium grenze|n grenzt griechen
    griechische|n griff grillen grinsen grinste grobe|n gross|es|er|e|en|te grossartig|e|en
    grossbritannien grossem grossere|s|r|n grossmutter grossstadt grossteil grossten grosstenteils
    grosster grossvater grosszugig|e grube grun|es|d|e|en grunde|r|n|te|t grundlage|n
    grundlegend|e|en grundlich grundsatz|e|en grundsatzlich|e|en grundstein grundstuck|e grundung
    gruppe|n gruppierungen gruss|e guck|en|t gultig|e|en gultigkeit gummi gunsten gunstig|er|e|en
    gunstigsten gurtel gut|es|er|e|en gutachten gutachter gutem guthaben gutschein|e gymnasien
    gymnasium|s haar|e hab|s|e|en|t hafen haften haftet haftung haken halb|es|er|e|en halbfinale
    halbinsel halbjahr halbwegs halbzeit half|te hallen hallo halt|er|e|en haltbar haltestelle
    haltet haltung hamburger hande|n handele handeln|s handels handelt|e handhabung handler|n
    handlung|en handwerker hang|en|t hansestadt harmlos harmonie harmonisch hart|er|e|en hase|n
    hashtagblank hasse|n hasslich hast|e hat|s|te|t hatten hattest hauch hauen haufen haufig|er
    haufigkeit haufigsten haupt hauptbahnhof hauptsachlich hauptstadt hauptstrasse haus|es|er|e
    hauschen hausern haushalt|e haut hautnah have hebel heben hebt heft heftig|er|e|en
    heidelberg|er heil|en heilige|n heilung heimische|n heimlich heimspiel heiraten heiratete
    heiss|e|en|t heizung helfen helfer|n hemd her herab heran herangezogen heraus herausfinden
    herausforderung|en herausgeber herausgefunden herausgegeben herausgestellt herausragende|n
    herauszufinden herbei herde herein hergestellt herkommliche|n herren herrlich|e|en herrschaft
    herrschen herrschenden herrscher herrscht|e herstellen hersteller|s|n herstellung herum
    herunter heruntergeladen herunterladen hervor hervorgehoben hervorgerufen hervorragend|e|en
    hervorrufen herz|en herzens herzlich|es|en herzustellen hessischen heu|er|te|t heutige|r|n
    heutzutage hexe|n hielt|en hier hierfur hierher hiermit hiervon hierzulande hiesigen hiess
    hilfe|n hilflos hilfreich|e hilfsmittel hilft himmel|s hin hinab hinauf hinaus hinbekommen
    hinblick hindern|is hindernisse hindurch hinein hing hingegen hingehen hingewiesen hinnehmen
    hinreichend hinsichtlich hinten hinter|en hintereinander hinterfragen hintergrund|e hinterher
    hinterlassen hinterlasst hinterlegt hinuber hinunter hinweg hinweis|e|en hinzufugen hinzugefugt
    hinzuweisen hirn historiker historisch|er|e|en hit|s hitler|s hob hobby hoch hochladen
    hochschule|n hochst|er|e|en hochstem hochstens hochwasser hochwertige|r|n hochzeit hof hoffe|n
    hoffentlich hoffnung|en hofft|e hoflich hohe|s|r|n|m hohepunkt|e hohere|s|r|n hohle|n hol|en
    holocaust holz honda honig hor|er|e|en|te|t horizont hormone horror horten hose|n hotel|s
    hubsch|e|en hubschrauber hufte hugel huhner hulle humor hund|e|en hundert|e hundin hunger
    hurde|n hut|te ich|s ideal|e|en idee|n identifikation identifizieren identifiziert identisch
    identitat ideologie ig ignorieren ignoriert ihm ihn|en ihr|es|er|e|en ihrem ihrerseits
    illegal|e|en illusion im immer immernoch immobilie|n immunsystem implementiert import
    importiert impuls|e in inanspruchnahme indem indes index indianer indirekt
    individuell|es|er|e|en individuen individuum industrie industrielle|n ineinander infektion|en
    infiziert inflation info|s infolge information|en informativ informieren informiert|e
    infrastruktur ingenieur|e inhaber inhalt|e|en inhaltlich|e|en initiative|n initiiert inklusive
    inkrafttreten inland inmitten inne|n innenminister innenraum innere|n innerhalb innerlich
    innovation|en innovative|n ins insbesondere insekten insel|n insgesamt insofern insoweit
    inspiration inspirieren inspiriert installation installieren installiert instanz
    institut|s|e|ion institutionen instrument|e|en inszeniert inszenierung integration integrieren
    integriert|e|en intelligent|e intensitat intensiv|er|e|en interaktion interessant|es|er|e|en
    interesse|n interessenten interessieren interessiert|e|en intern|e|en internationale|s|r|n
    interpretation|en interpretieren interpretiert intervention interview|s investieren investiert
    investition|en investor|en inwieweit inzwischen irgend irgendein|er|e|en irgendeinem
    irgendetwas irgendjemand irgendwann irgendwas irgendwelche|n irgendwer irgendwie irgendwo irre
    irritiert irrtum is islam islamischen isoliert israelische|n israels iss|es|t ist|s istanbul
    italiener italienische|n items ja jacke jagd jagen jahr|es|e|en jahrelang jahrgang
    jahrhundert|s|e|en jahrige|n jahrlich|e|en jahrzehnt|e|en japaner japanische|n je jeans
    jede|s|r|n|m jedenfall|s jedermann jederzeit jedesmal jedoch jegliche|r|n jeher jemals
    jemand|en jemandem jene|s|r|n|m jenseits jetz|t jetzige|n jeweilige|n jeweils jobs
    journalist|en jubel jubilaum juden judentum judische|n jugendliche|n junge|s|r|n jungere|n
    jungfrau jungst|e|en junioren juristen juristische|n kabel kabine kafig kaisers kalender
    kalifornien kalorien kalt|e|en kam|e|en kamera|s kameraden kamin kammer kampagne|n
    kampf|es|er|e|en|te|t kampften kanal|e kandidat|en kaninchen kann|s|te kannst|e kannten kante|n
    kanton kanzlei kanzler kapazitat|en kapital kapitalistischen kapitan kapitel kaputt kardinal
    karlsruher karneval karriere karte|n kartoffeln karton kase kasse|n kassiert kasten katalog
    katastrophe|n kategorie|n kater kathedrale katholiken katholische|n katze|n kauf|er|e|en|te|t
    kaum keeper kehren kehrt|e kein|s|es|er|e|en keinem keinerlei keinesfalls keineswegs kenne|n
    kennengelernt kennenlernen kennenzulernen kennst kennt kenntnis kenntnisse kennzeichen
    kennzeichnung kerl kerze|n kette|n kg kids kieler kilo kilometer|n kindern kindes kindheit
    kino|s kirche|n kirchliche|n kissen kiste|n kita klage|r|n klagers klamotten klang|e klappen
"""
