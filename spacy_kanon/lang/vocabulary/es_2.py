"""Ordinary words (es). Made by `bench/make_vocabulary.py`."""

WORDS = """
    mejorado mejoramiento mejorando melodia memoria mencion menciona|r mencionada|s mencionado|s
    menciono meneos menor|es menos mensaje mensajeria mensual|es mensualidades mental|es mentalidad
    mente|s mentir mentira|s menu|s menudo mera meramente mercado|s mercancia|s merece|n merecido
    merito|s mero mes|es mesa|s metabolismo metales metas mete|r|n meterse metido metio metodo|s
    metodologia metro|s mexicanas mexicano|s mezcla|r mg mi microfono microondas mide miedo|s
    miembro|s mientras mierda migo migracion mil|es milagro militantes militar|es millas millon|es
    min minera mineral|es mineria mineros minima|s minimo|s ministra ministro minoria minuto|s
    mio|s mira|s|r miraba mirada|s mirando mire|n mis|ion miseria misma|s mismo|s misterio|s
    misteriosa misterioso mitad mitico mito|s ml mm mmm mobiliario mochila moda modalidad|es
    modelo|s moderado moderna|s modernidad modernizacion moderno|s modifica|r modificacion|es
    modificada modificado modo|s modulos molde|s moleculas molesta molestia|s molesto momento|s
    moneda|s monetaria monitoreo monitores mono|s monopolio monstruo|s montado montaje montana|s
    montar months monto|n monumento|s moral morir mortal|es mortalidad mostraba mostrado mostramos
    mostrar mostrara mostraron mostro motivacion motivo|s moto|r motores mover moverse movil|es
    movilidad movilizacion movimiento|s msn mts mucha|s muchacha muchacho|s muchisimas muchisimo|s
    mucho|s mueble muelle muera muere|n muero muerta muerte|s muerto|s muestra|s|n mueve|n mujer|es
    multa|s multijugador multimedia multinacional|es multiple|s multitud mundiales mundo|s muneca|s
    municipales municipio|s murieron murio muscular musculo|s museos musica musical|es musico|s
    musulmanes mutuamente mutuo muy m² nace|n nacida nacido|s nacimiento|s nacio nacionales
    nacionalidad nacionalismo nacionalista|s nada|r nadie naranja narcotrafico narices nariz narra
    narracion narrativa nata nativos natural|es naturaleza naturalmente navegacion navegador|es
    navegando navegar naves nazis necesaria|s necesariamente necesario|s necesidad|es
    necesita|s|r|n necesitaba necesitamos necesite|s necesito negado negar negativa|s negativo|s
    nego negociacion|es negociar negocio|s negra|s negro|s nervios nerviosa nervioso neumaticos
    neuronas nevera ni nido niebla niega nietos nieve nina|s ninez ningun ninguna ninguno nino|s
    nivel|es no noche|s nocion nocturna nocturno nomas nombrado nombramiento nombrar nombre|s
    nomina normal|es normalidad normalmente normas normativa norteamericana norteamericano|s nos|e
    nosotras nosotros nostalgia nota|s|r notable|s notablemente notado notes noticia notificacion
    novedad|es novedoso novela|s novia|s noviembre novio|s nube|s nuclear|es nucleo|s nuestra|s
    nuestro|s nueva|s nuevamente nueve nuevo|s nulidad numero|s numerosas numerosos nunca
    nutrientes obediencia obesidad obispos objetiva objetivo|s objeto|s obliga obligacion|es
    obligada obligado|s obligatoria obligatorio obra|s obrera obrero|s observa|r|n observacion|es
    observado observando observo obsesion obstaculo|s obstante obtencion obtener obtenga obtenida
    obtenidos obteniendo obtiene|n obtuvo obviamente obvio ocasion|es occidentales ochenta ocho
    ocio octavo octubre oculta|s oculto|s ocupacion ocupada ocupado|s ocupan ocupar ocurra ocurre|n
    ocurrido ocurriendo ocurrio ocurrir odio of ofensiva oferta oficial|es oficialmente oficio|s
    ofrece|r|n ofrecemos ofrecera ofrecerle ofrecido|s ofreciendo ofrecio oido|s oir ojo|s olas
    olla olor|es olvida|r olvidado olvide|s olvidemos olvido on once onda|s online opcion|es|al
    opera|r|n operacion|es operador|es operativa operativo|s opinan opinar opinion|es
    oportunidad|es oportuno oposicion opositores optar optica optima optimismo optimista
    optimizacion optimizar optimo opuesto or oracion|es orden ordena ordenado|r ordenadores
    ordenamiento ordeno ordinaria ordinario oreja|s organicos organismo|s organiza|r|n
    organizacion|es organizada|s organizado|s organizadores organizo organo|s orgasmo orgullo
    orgullosa orgulloso|s orientacion orientada orientado orientar origen|es original originalidad
    originalmente orillas os oscura|s oscuridad oscuros osea oso otono otorga|r otorgado otra|s
    otro|s ovejas oxigeno oye pa paciencia paciente|s pacto padece|r|n padre|s paga|r pagado|s
    pagando pagina|s pago|s pags pague pais|es paisaje|s paja pajaro|s palabra|s palestinos palos
    pan panel|es panico panorama panoramica pantalla|s pantalon|es papa|s papel|es paquete|s
    par|es|ed|te para|r paradas paradigma parado|s paraiso paralela paralelo parametros parcela
    parche parcial|es parcialmente parece|r|n parecia|n parecida parecido|s pareciera parecio
    pareja|s parezca parientes parlamentario paro parques parrafo parrilla partes participa|r|n
    participacion participado participando participante|s participaran participaron participo
    particular|es particularmente particulas partida|s partidarios partido|s partiendo partir parto
    pasa|s|r|n pasaba|n pasada|s pasado|s pasaje|s pasajero|s pasamos pasando pasaporte pasara
    pasaria pasarlo pasaron pase|s|n pasear paseos pasillo|s pasion|es pasivo paso|s pasta pastel
    pastillas pastores patas patatas patente|s patio patron|es pausa pautas pc pdf pecado|s peces
    pecho|s peculiar pedazo|s pedia pedido|s pedimos pedir pedirle pedo pega|r pegado pelea|s|r
    peli|s pelicula|s peligro|s peligrosa|s peligroso|s pelo pelota|s pena|s penales pendejo
    pendiente|s pene penetracion pensaba pensado pensamiento|s pensamos pensando pensar pense
    pension|es penso peor|es pequena|s pequeno|s percepcion percibe percibir perder perderse
    perdida|s perdido|s perdiendo perdieron perdio perdon perdona perfeccion perfecta|s
    perfectamente perfecto|s perfil|es periodico|s periodismo periodista|s periodo|s perjuicio|s
    perlas permanece|r|n permanencia permanente|s permanentemente permiso|s permita|n permite|n
    permitia permitido permitiendo permitio permitir permitira|n pero perra perro|s persecucion
    persigue persona|s personaje|s personal|es personalidad|es personalizada personalizado|s
    personalizar personalmente perspectiva|s pertenece|r|n perteneciente|s pertenencia pertinente|s
    peruana peruano|s pesada pesadilla pesado|s pesar pesca pescado|s pescadores pese pesetas
    peso|s pestana|s peticion|es petroleo petrolera pez picado pida pide|n pidiendo pidieron pidio
    pido pie|s piedra|s piel|es piensa|s|n piense|n pienso pierda|s pierde|n pierdo pierna|s
    pieza|s pilares pilas piloto|s pimienta pinche pinta pintado pintura|s pirata|s pirateria
    piscina piso pista|s pistola pixeles placa|s placer plancha planea planes planeta|s
    planificacion planificar plano|s planta|s plantea|r|n planteado planteamiento plantel
    plantilla|s plasma plastica plastico|s plataforma|s plato|s playa|s plazas plazo|s plena
    plenamente plenitud pleno plomo plugin plumas pm poblacion|es poblado pobladores pobre|s
    pobreza poca|s poco|s podamos podeis podemos poder|es poderosa poderoso|s podes podia|n
    podiamos podido podio podra|s|n podre|is podremos podria|s|n podriamos poema|s poesia poeta|s
    poetica polemica policia|s policial|es politica|s politicamente politico|s pollas pollo polvo
    pondra pone|s|r|n ponemos ponerle ponerlo ponerme ponerse ponerte ponga|s|n pongo ponia
    poniendo popular|es popularidad poquito por porcentaje porcion porfa porfavor porno porq porque
    portadas portales portatil|es portavoz portugues pos|t posee|r|n posesion posibilidad|es
    posible|s posiblemente posicion|es posicionamiento positiva|s positivo|s postear posterior|es
    posteriormente postre|s postura|s potable potencia|s|r potencial|es potente|s pp pq
    practica|s|r practicamente practico|s precedente|s precio|s preciosa|s precioso|s precisa
    precisamente precision preciso precoz predio preferencia|s preferido prefiere|n prefiero
    pregunta|s|r|n preguntaba preguntado pregunte pregunto prejuicios premios premisa prenda|s
    prensa preocupa preocupacion|es preocupado preocupante preocuparse preocupes prepara|r|n
    preparacion preparada preparado|s preparando presencia presencial presenta|r|n presentaba
    presentacion|es presentada|s presentado|s presentamos presentando presentara presentaron
    presentarse presente|s|n presento preservar presidencial|es presidenta presidente|s presion|es
    presionar preso|s prestacion|es prestado prestamo|s prestan prestar prestigio prestigioso
    presunto|s presupuesto pretende|r|n pretendia pretexto preve prevencion prevenir preventiva
    previa|s previamente previo|s prevision|es prevista|s previsto|s primarias primario primas
    primavera primaveral primer primera|s primero|s primordial principal|es principalmente
    principio|s prioridad|es prisa prision prisioneros privada|s privado|s privilegiada
    privilegiado privilegio|s probabilidad|es probable probablemente probado probando probar
    probarlo problema|s problematica procede|r procedencia procedente|s procedimiento|s
    procesador|es procesamiento proceso|s produccion|es produce|n producida producido|s produciendo
    producir producirse productiva|s productividad productivo|s producto|s|r productora productores
    produjo produzca profesion|al profesionales profesionalidad profesor|es profesora profesorado
    profeta profunda|s profundamente profundidad profundizar profundo|s programa|s|r programacion
    programado progresiva progresivo progreso prohibe prohibicion prohibida prohibido promedio
    promesa|s promete prometido prometo promocion|al promocionar promotor|es promover promueve
    pronto propaganda propia|s propiamente propiedad|es propietario|s propio|s propone|r|n
    proponemos proporcion|es|al proporciona|r|n proporcionados proposito|s propuesta|s propuesto
    propuso prosa prosperidad prostitucion protagonismo protagonista|s protagonizada proteccion
    protege|r protegida|s protegido|s proteina|s protesta|s protocolos prototipo provecho provee|r
    proveedor|es proveniente|s proviene|n provincia|s provinciales provisional provoca|r|n
    provocado provocando provoco proxima|s proximamente proximidad proximo|s proyeccion|es
    proyecto|s prueba|s ps psicologica psicologico publica|s|r|n publicacion|es publicada|s
    publicados publicamente publicidad publicitaria publicitario|s publico|s pude pudiendo
    pudiera|n pudieron pudimos pudo pueblo|s pueda|s|n puede|s|n puedo puerta|s puertos pues
    puesta|s puesto|s pulgadas pulmones pulsar pulso punado punk puntas punto|s puntual pura
    puramente pureza puro|s puse pusieron puso puta|s puto qe qu que queda|r|n quedaba|n quedado
    quedamos quedando quedara|n quedaria quedarme quedaron quedarse quede|n quedo queja|s quema|r
    queramos quereis queremos querer queres queria|n querida querido|s queriendo queso quiebra
    quien|es quiera|s|n quiere|s|n quiero quimicas quimico|s quince quise quisiera quisieron quiso
    quita|r|n quitado quiza|s racional racismo radiacion radica radical|es radios raices raiz ramas
    ramo ranking rap rapida|s rapidamente rapidez rapido|s rara|s raro|s rasgos rastro ratas
    rato|s|n ratones rayas rayos raza|s razon|es|able razonamiento reaccion|es reaccionar reales
    realice|n realidad|es realismo realista realiza|r|n realizacion realizada|s realizado|s
    realizamos realizando realizara|n realizaron realizarse realizo realmente rebaja|s rebelde|s
    rebelion reblogueado recaudacion recepcion receptor|es recesion receta rechaza|r rechazado
    rechazo reciba recibe|s|n recibida|s recibido|s recibiendo recibieron recibimos recibio recibir
    recibira|n recibo reciclaje recien|te recientemente recientes recinto recipiente reclama|r
    reclamo|s recoge|r|n recogida recogido recoleccion recomendable recomendacion|es recomendado|s
    recomendamos recomendar recomienda|n recomiendo recompensa reconoce|r|n reconocida|s
    reconocido|s reconocimiento reconocio reconozco reconstruccion recopilacion record recordaba
    recordado recordamos recordando recordar recordo recorre|r recorrido|s recorte|s recreacion
    recta recto recuerda|n recuerden recuerdo|s recupera|r recuperacion recuperado recurrente
    recurrir recurso|s red|es redonda reduccion reduce|n reducida reducido reduciendo reducir
    reemplazar reemplazo referencia|s referente|s referido|s referirse refiere|n refiero refinar
    refirio refleja|r|n reflejo reflexion|es reflexionar reforma|s reformado reforzar refuerzo
    refugiados regala|r regalo|s regimen region|es regionales registra|r registrada|s registrados
    registraron registrese registro|s regla|s regresa|r regreso regulacion regular|es regularmente
    rehabilitacion reinado reir relacion|es relaciona relacionada|s relacionado|s relajacion
    relajante relajarse relata relativa|s relativamente relativo|s relato|s relax relevancia
    relevante|s relieve religion|es religiosa|s religioso|s rellenar relleno remate remedio remota
    remoto renal rendimiento rendir renovables renovacion renovado renovar renta|s rentabilidad
    rentable renuncia|r reparacion|es reparar repartir reparto repaso repente repercusion
    repertorio repeticion repetir repite repito reportaje|s reporte|s reposo representa|r|n
    representacion|es representada representado representante|s represion reproduccion reproducir
    reproductor republicano|s reputacion requerida requerido requerimientos requiera requiere|n
    requisito|s res resaltar rescatar rescate reserva|s|r reservado|s reside residencia|s
    residencial residente|s residuos resistencia resistente|s resistir resoluciones resolver
    respaldo respecta respectiva|s respectivamente respectivo|s respecto respeta|r respetando
    respeto respiracion respirar responde|n respondido respondio responsabilidad|es responsable|s
    respuesta|s resta restante|s restauracion restaurante|s restaurar resto|s restriccion|es
    resuelto resuelve resulta|r|n resultado|s resultante resultaron resulte resulto resume
    resurreccion retencion retira|r retirada retirado retirarse retiro retomar retorno retos
    retraso retrato reune|n reunido|s reunieron reunio|n reuniones reunir reunirse revela|r|n
    revelacion revelado revelo reves revisar revision|es revistas revolucionaria revolucionario|s
    ricas ricos ridiculo riego riesgo|s rige rigor rincones rinde riqueza|s risas ritmo|s ritual|es
    rival|es robado robar robo|s|t robots rocas rodaje rodar rodea|n rodeada rodeado rodilla|s
    rojo|s rol|es romance romanos romantica romantico rompe|r rompio ropa rosas rostro|s rotacion
    roto router rubia rubro ruedas ruido|s ruleta rumbo rumor|es ruptura rusa ruso|s ruta|s rutina
    sabado|s sabe|s|r|n|is sabemos saberlo sabia|n sabido sabiduria sabiendo sabio|s sabor|es
    saca|r|n sacado sacando sacarle sacaron sacerdote|s saco sacrificio|s sal|e|en salarial
    salarios saldo saldra salga|n salgo salia salida|s salido saliendo salieron salimos salio salir
    salon|es salsa saltar saltos saludable|s saludo salva salvacion salvaje|s salvo sana sancion|es
    sangre sanitaria|s sanitario|s sanos saque sarten satelite satisfaccion satisfacer satisfecho|s
    sauna says script se sea|s|n seamos seca|s secador seccion|es secos secreta secretaria|s
    secreto|s sector|es secuela secuencia|s secuestro secundaria secundario|s sed|es|e segmento|s
    seguia seguida seguido|s seguidores seguimiento seguimos seguir seguira|n seguiremos segun
    segunda segundo|s seguramente seguras seguridad seguro|s seis seleccion|es seleccionadas
    seleccionado|s seleccionar sello|s semana|s semanal|es semejante|s semen semestre semi
    semifinales semilla|s seminarios senador|es senal|es senala|r|n senalado senalo sencilla|s
    sencillamente sencillez sencillo|s senda sendero seno|s senores senorita sensacion|es
    sensibilidad sensible|s sensor|es sensual sentada sentado sentarse sentencia|s senti|r sentia
    sentido|s sentimental sentimiento|s sentimos sentirse sepa|s|n separa|r separacion separada|s
    separado|s septiembre septimo sequia ser|es|e sera|s|n seremos seria|s|n seriamente serie|s
    seriedad serio|s serlo serpiente servicial servicio|s servido|r servidores servir servira
    sesenta sesion|es setas setenta setiembre sexo sexto sexual|es sexualidad sexy shows si sido
    siembra siempre siendo sienta|s|n siente|s|n siento siete siga|n siglas siglo|s significa|r
    significado|s significativa|s significativamente significativo|s signo|s sigo sigue|s|n
    siguelos siguiendo siguiente|s siguieron siguio silencio sillas simbolo|s similar|es simpatia
    simpatico simple|s simplemente simulacion simultaneamente sin sincera sinceramente sincero
    sindical|es sindicatos sindrome single singular siniestro sino sinonimo sintesis sintio
    sintoma|s siquiera sirva sirve|n sirvio sistema|s sistematica sitio|s situa situacion|es
    situada situado|s smartphone|s sms so soberania sobra sobre sobrepeso sobretodo sobrevivir
    social|es socialismo socialista|s socialmente sociedad|es socio|s sodio sofa software soja
    sola|s|r solamente solares soldado|s soles solia solicita|r solicitado solicito solicitud|es
    solida solidaria solidaridad solidario solido|s solitario solo|s soltar soltera solucion|es
    solucionar sombra|s sombrero sometido|s somos son sonar sonido|s sonrisa|s sopa soporta|r
    soporte|s sorprende|r sorprendente sorprendido sorprendio sorpresa|s sorteo sospecha sostener
    sostenibilidad sostenible sostenido sostiene|n sostuvo soy spam stand su suave|s suavemente
    suba sube|n subida|s subiendo subio subir subo subrayo subsidio|s subvenciones suceda
    sucede|r|n sucedido sucediendo sucedio sucesion suceso|s|r sucia sucio sudor sueldo|s suele|n
    suelo|s suelta suena|n sueno|s suerte suficiente|s suficientemente sufre|n sufrido sufriendo
    sufrimiento sufrio sufrir sugerencia|s sugerir sugiere|n suicidio suizo sujeta sujeto|s suma|n
    sumado sumamente suministro sumo supe|r supera|r|n superacion superado superando superficial
    superficie|s superior|es superioridad supermercado|s supero supervision supervivencia
    suplemento|s supo supone|r|n supuesta supuestamente supuesto|s supuso surge|n surgido surgio
    surgir sus suscripcion suspender suspension sustancia|s sustentable sustitucion sustituir susto
    sutil suya|s suyo|s ta tabaco tabla|s tablero tactil tacto tal|es talento|s talleres tamano|s
    tambien tampoco tan tanque|s tanta|s tanto|s tapa|s taquilla tarda|r tarde|s tarea|s tarifa|s
    tarjeta|s tarta tasa|s tatuadas tatuajes taxi taza|s tb te teatral techo|s teclado teclas
    tecnica|s tecnicos tecnologia|s tecnologica|s tecnologico|s tejido|s tela|s tele telefonia
    telefonicas telefono|s telenovela television televisor tema|s tematica|s teme temo|r temores
    temperatura|s templo|s temporada|s temporal|es temporalmente temprana temprano tendencia|s
    tendra|s|n tendre tendremos tendria|n teneis tenemos tener tenerlo tenes tenga|s|n tengamos
    tengo tenia|n teniamos tenido teniendo tenor tension|es tentacion teoria|s teorica teorico|s
    terapia|s tercer tercera tercero|s tercio termina|r|n terminada terminado terminal|es
    terminando terminaron termino|s ternura terraza terremoto terreno|s terrestre terrible|s
    territorial territorio|s terror terrorismo terrorista|s tesis tesoros test testigo|s
    testimonio|s tetas textil texto|s textura|s ti tiempo|s tienda|s tiende|n tiene|s|n tierna
    tierno tierra|s tigo tinta tio tipica|s tipico|s tipo|s tirando tirar tiras tiro|s titulada
    titulado titular|es titulo|s to toallas toca|r|n tocaba tocado tocando toco toda|s todavia
    todo|s tolerancia toma|r|te tomada|s tomado tomamos tomando tomara tomaron tomarse tomates
    tomen tomo toneladas tono|s tonta tonto|s tope toque|s tormenta|s torneo|s torno toros tortura
    tos total|es totalidad totalmente trabaja|r|n trabajaba trabajado|r trabajadora|s trabajadores
    trabajamos trabajando trabajo|s traccion tradicion|es|al tradicionales tradicionalmente
    traduccion|es traduce traducido traducir traductor trae|r|n traemos trafico tragedia traicion
    traido traigo trailer traje|s trajo trama tramitacion tramite|s tramo|s trampa tranquila
    tranquilamente tranquilidad tranquilo|s transacciones transcurso transferencia transforma|r
    transformacion|es transformado transicion transmision transmite transmitir transparencia
    transparente transportar transporte tras trascendencia trasera trasero trasladado trasladar
    traslado traspaso trastero trastorno|s trata|r|n trataba tratado|s tratamiento|s tratando
    tratara tratarse trate trato traves trayecto trayectoria trazado trece treinta tremenda
    tremendo tren|es tres tribu|s tribunales tributo trigo trilogia trimestre trio triple triste|s
    tristeza triunfo|s tronco trono tropas tropical|es trozo|s truco|s tu tubo|s tumba tumor|es
    tunel turco turista|s turistica|s turistico|s turno|s tus tutela tutorial|es tuve tuviera|n
    tuvieron tuvimos tuvo tuya|s tuyo|s ubica ubicada|s ubicado|s ud uds ultima|s ultimamente
    ultimo|s um un una|s under une|n unica|s unicamente unico|s unidad|es uniforme unio unir unirse
    universidades universitarios universo uno|s urbanas urbanizacion urbanos urgencia|s urgente
    urnas uruguayo usa|s|r|n usaba usadas usado|s usamos usando usarlo usarse use uso|s usted|es
    usualmente usuario|s util|es utilice utilidad|es utiliza|r|n utilizacion utilizada|s
    utilizado|s utilizamos utilizando utilizarse utilizo va vacaciones vacas vacia vacio vacuna|s
    vagina vais vale|r|n valida validez valido valiente valiosa valioso valor|es valoraciones
    valorado valorar vamos vampiro|s van vanguardia vano vapor varia|s|r|n variable|s variacion|es
    variada|s variado|s variante|s variedad|es varios varon|es vas vasca vascos vaso|s vaya|s|n
    vayamos ve vea|n veces vecina vecino|s vegetacion vegetal|es vehiculo|s veia|n veinte velas
    velocidad|es vemos ven vence|r vencido vencio vende|s|n vendedor|es vendido|s vendiendo vendio
    vendra veneno venezolana venezolano|s venga|n venganza vengo venia|n venido venimos venir
    venta|s ventaja|s ventana|s veo ver|te vera|s|n verano verbal verbo verdad|es verdadera|s
    verdaderamente verdadero|s verde|s verduras veremos verguenza verificacion verificado verificar
    verlas verlo|s verme verse version|es verso|s vertical ves vestibulo vestido|s vestir vestuario
    vete veterano vez vi via|s viabilidad viable viagra viaja|r|n viaje|s viajero|s vicepresidente
    viceversa vicio victima|s victorias vida|s video|s videoclip videojuego|s vidrio|s vieja|s
    viejo|s viendo viene|n viento|s vientre vieron views vigencia vigente|s vigilancia vigor vimos
    vinagre vinculacion vinculadas vinculado|s vinculo|s vinieron vino|s vio violacion|es violencia
    violenta violento|s virtual|es virtud|es virus visibilidad visible|s vision|es visita|s|r|n
    visitado visitando visitante|s visite visito vista|s vistazo viste visto|s visual|es
    visualizacion visualizar vital|es vitamina|s viuda vivas vive|n vivencias vivia|n vivido
    vivienda|s viviendo vivimos vivio vivir vivo|s vocabulario vocacion vocal|es voces volando
    volante volar volcan volumen|es voluntad voluntaria voluntario|s volvemos volver volvera volvi
    volvia volviendo volvieron volvio vos vosotros votacion votado votantes votar voto|s voy voz vs
    vuelo vuelta|s vuelto vuelva|n vuelve|n vuelvo vuestra|s vuestro|s vulnerabilidad vulnerables
    web|s webcam weno with www xd xq xxx ya yendo yo zapatos zombies zona|s zumo
"""
