"""Ordinary words (es). Made by `bench/make_vocabulary.py`."""

WORDS = """
    abajo abandona|r abandonado abandono abanico abastecimiento abdomen abierta|s abiertamente
    abierto|s abismo abogado abono aborda|r aborto abra abrazo|s abre|n abriendo abrigo abril abrio
    abrir abrira absoluta absolutamente absoluto absorcion absurdo abuela abuelo|s abundancia
    abundante|s aburrido abuso|s aca acaba|r|n acababa acabado|s acabamos acabe acabo academica
    academico|s acaso acceder accesibilidad accesible|s acceso|s accidente|s accion|es accionistas
    aceite|s acelerar acento aceptable aceptacion aceptado aceptan aceptar acepto acerca|r|n
    acercamiento acercarse acerco acertado acido|s acierto aclara|r aclaro acoge acogedor acogida
    acompana|r|n acompanada acompanado|s acompanamiento acompanante acondicionado aconseja
    acontecimiento|s acordado acordar acorde|s acoso acostumbrado|s acreedores actitud|es
    activa|s|r activamente actividad|es activistas activo|s acto|s|r actores actrices actriz
    actua|r|n actuacion|es actual|es actualidad actualiza|r actualizacion|es actualizada
    actualizados actuando acude|n acudir acuerda acuerdo|s acumulacion acumulado acusa acusacion|es
    acusado|s adapta|r adaptacion adaptado adaptarse adecuada|s adecuadamente adecuado|s adelantado
    adelantar adelante adelanto adelgazar ademas adentro adhesion adiccion adicional|es adios
    adjudicacion adjunto admin administra|r administradores administrativa|s administrativos
    admiracion admision admite|n admitir adolescencia adolescente|s adopcion adoptado adoptar
    adornos adoro adquiere adquirido|s adquirir adquisicion adulta adulto|s advertencia advierte
    advirtio aereas aereo aeropuerto|s afan afecta|r|n afectada|s afectado|s afecto aficion
    aficionado|s afiliados afines afirma|r|n afirmacion|es afirmado afirmo africano|s afrontar
    afuera|s agencias agenda agente|s ago agosto agradable|s agradece|r agradeceria agradecido
    agradecimiento agradezco agrado agregar agrego agresion|es agresivo agricola|s agricultores
    agrupacion|es agua|s aguantar aguante aguda aguja|s agujero|s ahi ahora ahorrar ahorro|s aire
    airsoft aislado aislamiento ajena|s ajeno|s ajo ajustar ajuste|s alarma alberga albergue|s
    album alcalde|s alcaldesa alcance alcanza|r|n alcanzado alcanzo alcohol aldea alegra alegria
    alegro aleja alejado alemana alemanes alerta|s alfombra algo algodon alguien algun alguna|s
    alguno|s aliado|s alianzas alias aliento alimenta|r alimentacion alimentaria alimento|s aliviar
    alivio alla alli alma|s almacen|es almacenamiento almacenar almuerzo alojamiento|s alojamos
    alojarse alquila|r alrededor|es alta|s|r altamente altavoces alteracion|es alternativa|s
    alternativo|s altitud alto|s altura|s aluminio alumnado alumno|s alza am amable|s aman|te
    amanecer amantes amargo amarilla amarillo amas amateur amb ambas ambicion ambiental|es
    ambiente|s ambito|s ambos amenaza|s americano|s amiga|s amigo|s amistad|es amistoso amo|r
    amplia|s|r ampliacion ampliamente amplio|s amplitud amueblada amueblado anade anadido anadiendo
    anadimos anadio anal analisis analista|s analiza|r analizado ancha ancho anciano|s and andaba
    andan andando andar ando anecdota|s angulo angustia anillo animacion|es animada animado|s
    animal|es animar anime animo aniversario|s ano|s anoche anonimos anotar ansiedad antano ante|s
    antecedentes antelacion antemano antepasados anterior|es anterioridad anteriormente anti
    antigua|s antiguedad antiguo|s antivirus anual|es anualmente anunciado anuncian anunciar
    anuncio ao apagar aparato|s aparece|r|n aparecera aparecido aparecieron aparecio aparente
    aparentemente aparezca aparicion apariencia apartado|s aparte apasionante apellido|s apenas
    apertura apetece apetito aplausos aplica|r|n aplicable|s aplicacion|es aplicada aplicado
    aplicando aplicarse aporta|r|n aportacion|es aportando aporte|s apostar apoya|r|n apoyado
    apoyando apoyo|s aprecia|r aprenden aprender aprendi aprendido aprendiendo aprendizaje
    aprobacion aprobada aprobado|s aprobar aprobo apropiada apropiado aprovechamiento aprovechando
    aprovechar aprovecho aproximacion aproximadamente aproximado aprueba apto apuesta|s apunta|r|n
    apunto aquel aquella|s aquello|s aqui arbitro arbol|es archivo|s area|s arena argentino|s
    argumento|s armado|s armar armario|s armas armonia aroma arquero arquitecto arquitectura
    arranca|r arranque arreglar arreglo|s arriba arroz arte arterial artesanal artesanos
    articulacion articulo|s artificial|es artista|s artistica|s artistico asalto ascenso|r asciende
    asco asegura|r|n asegurado asegurarse aseguro aseo asesinado|s asesinato|s asesino|s
    asesoramiento asesores asfalto asi asiatico asiento|s asignacion asignado asignatura|s
    asistencia asistentes asistida asistido asistieron asistir asociaciones asociada|s asociado|s
    asombro aspecto|s aspiraciones aspirantes asume asumir asunto|s at ataca|r ataque|s atardecer
    atencion atender atendiendo atenta atentado|s atento|s atiende atletas atmosfera atraccion|es
    atractiva atractivo|s atrae|r atras atraviesa atributos atribuye audiencia audiovisual|es auge
    aula|s aumenta|r|n aumentado aumentando aumento aun aunque ausencia ausente autentica
    autentico|s auto|r autobus|es autoestima automatica automaticamente automatico automovil|es
    autonomia autonomo|s autopista autora autores autoridad|es autoriza autorizacion autorizado|s
    auxiliares avance|s avanza|r avanzada|s avanzado|s avanzando aventura|s aver averiguar aves
    avion|es avisar ayer ayuda|s|r|n ayudado ayudando ayudante ayudara|n ayudarle ayudarme
    ayudarnos ayudarte ayude|n ayudo ayuntamientos azar azucar azul|es bacterias baila|r bailando
    bailes baja|s|r bajada bajado bajando baje bajista bajo balance balanza balas balcon balon
    banca bancaria|s bancario bancos banda|s bandeja bandera|s banera bano|s bar|es barata|s
    barato|s barbacoa barcos barras barreras barrio basa|n basada|s basado|s base|s basica|s
    basicamente basico|s basta bastante|s basura batalla|s bateria|s bautismo bebe|s|r bebida|s
    beca|s belleza bellos bendicion|es bendiga beneficia beneficiarios beneficio|s beso bestia
    bibliotecas bici bicicleta|s bien|es bienestar billete|s biodiversidad biologica biologico bits
    bla blancas blanco|s blog|s bloque|s bloquear bloqueo boca boda bola|s boletos bolsas
    bolsillo|s bolso bombas bondad bonitas bonito|s bonos bordes bordo borracho borrar bosque|s
    bote botellas boton|es brasilena brasileno brazo|s brecha breve|s brillante|s brillo brindan
    brindar britanica britanico|s broma|s bronce bruja brutal bruto buceo bue|n buena|s bueno
    buffet buque|s burbuja burguesia burla bus busca|s|n buscaba buscado|r buscadores buscando
    busque|n busqueda by bye caballo|s cabe cabecera cabeza cabida cabina cable|s cabo cada
    cadaver|es cadena cae|r|n cafe cafeteria caida|s caido caiga cajas cajon calcula|r calculo|s
    caldo calefaccion calentamiento calentar calibre calidad calido caliente|s calificado califico
    calle|s calma calor calorias cama|s camaras cambia|r|n cambiado cambiando cambiaron cambie
    cambio|s camina|r caminando camino|s camion|es camioneta camisa camiseta|s campamento campana|s
    campeon campeonatos campesinos campo|s cana canadiense canales cancelacion cancelar cancer
    cancha canciller cancion|es candidata candidato|s candidatura canela cansada cansado cansancio
    canta|r|n cantando cantante|s cantidad|es canto caos capaces capacidad|es capacitacion capas
    capaz capitales capitalismo capitalista capitulos captar captura|r cara|s caracter|es
    caracteristica|s caracteristico caracteriza|n caracterizado carajo carbon carbono carcel
    carece|n carencia carga|s|r cargada cargado cargo|s caricias carino carne|t caros carpeta|s
    carrera|s carretera|s carril carta|s cartel|es cartera carton casa casada casarse casera
    casero|s casi casilla casinos casita caso|s castigo casting casual casualidad catalana
    catalanes catastrofe categoria catolico|s catorce caudal causa|s|r|n causado causando causo
    cayendo cayeron cayo caza cazador|es cc cebolla ceder celda celebra|r|n celebracion|es
    celebrada celebrado celebrara celebre celebro celos celula|s|r cementerio cemento cenar cenas
    cenizas censura centenar|es centimetros centra centrada centrado centrales centros cera
    ceramica cerca cercana|s cercania|s cercano|s cerdo cereales cerebral cerebro ceremonia cero
    cerrada|s cerrado|s cerrar cerro certamen certeza certificacion certificado|s cerveza|s cesped
    cf chaqueta charlar charlas chat chaval check cheque chica|s chico|s chido chilena chileno|s
    chimenea chino|s chiste|s chocolate chofer cialis ciclista ciclo|s ciego cielo|s cien ciencia
    cientifica|s cientifico|s ciento|s cierran cierre cierta|s ciertamente cierto|s cifra|s
    cilindros cinco cincuenta cine|s cineasta cinematografica cintas cintura cinturon circo
    circuito|s circulacion circular circulo|s circunstancia|s cirugia cita|s citada citado|s
    ciudad|es ciudadana ciudadania ciudadano|s civiles civilizacion clan clara|s claramente
    claridad claro|s clase|s clasica|s clasico|s clasificacion clasificar clave|s clic|s click
    cliente|s clima climatico clinicas clinico|s clip clubes cm cms cn cobertura cobra|r|n cobre
    cobro cocaina coche|s cocina|s|r codigo|s coge|r coherencia coherente coincide|n coincidencia
    cojones colaboracion colaborador|es colaborar colapso colecciones colectiva colectivo|s
    colega|s colegios colesterol colgado colgar colmo coloca|r|n colocacion colocado colombiana
    colombiano|s colonial colonias color|es colorear colorido columna|s com|er|e|en|ic coma
    comando|s comarca combate|s combatir combina|r combinacion|es combinado combustible|s comedia
    comedor comence comenta|r|n comentaba comentado comentario comento comenzado comenzamos
    comenzando comenzar comenzara comenzaron comenzo comercial|es comercializacion comerciantes
    comercios cometer cometido|s comicios comics comida|s comido comience comiendo comienza
    comienzo|s comisiones como comoda|s comodidad|es comodo|s compacto companera|s companero|s
    compania|s comparacion comparado comparar comparten compartida compartido compartiendo
    compartimos compartio compartir comparto compasion compatibilidad compatible|s compensacion
    compensar competencia|s competente|s competicion|es competidores competir competitiva
    competitividad competitivo|s compleja|s complejidad complejo|s complemento|s completa|s|r
    completamente completo|s complicaciones complicada complicado complicidad compone|n
    componente|s comportamiento|s composicion|es compositor comprado compran comprando comprar
    compras compre comprende|r comprendido comprension compresion compro comprobado comprobar
    compromete comprometida comprometido|s compromiso|s compuesta compuesto|s computador
    computadora|s comun|es|ion comuna comunica|r comunicacion|es comunicado comunicarse
    comunidad|es comunismo comunistas comunitaria comunitario|s comunmente con concede concedido
    concejal|es concentra concentracion|es concentrado concepto|s conceptual concesion|es
    conciencia concierto|s concluido concluir conclusion|es concluye concluyo concreta|s|r
    concretamente concreto|s concurso|s condena condenado|s condicion|es conduccion conduce
    conducido conducir conducta|s conductor|es conecta|r conectado|s conectarse conectividad conejo
    conexion|es conferencias confia|r confiable confianza configuracion configurar confirma|r
    confirmacion confirmado confirmo conflicto|s conformado conforman conforme conformidad
    confort|able confundir confusion conjunta conjuntamente conjunto|s conlleva cono conoce|s|r|n
    conocemos conoci conocia conocida|s conocido|s conociendo conocimiento|s conocio conozcan
    conozco conquista|r consciencia consciente|s consecuencia|s consecutivo|s conseguido
    conseguimos conseguir conseguirlo consejero consejos consenso consentimiento conserva|r|n
    conservacion conservador|es considera|r|n consideraba considerable considerablemente
    consideracion|es considerada|s considerado|s consideramos considerando considerarse considere
    considero consigue|n consiguiendo consiguiente consiguieron consiguio consiste consistencia
    consistente consola|s consolidacion consolidar consta constancia constante|s constantemente
    constitucionales constituida constituido constituir constituye|n construccion|es construida
    construido|s construir construye construyendo construyo consultar consultas consume|n
    consumidor|es consumir consumo contaba contable contacto|s contado contaminacion contaminantes
    contamos contando contar contara contempla|r contemporanea contemporaneo contenedores contener
    contenida|s contenido|s contenta contento|s contesta|r contesto contexto contiene|n
    continente|s continua|r|n continuacion continuamente continuara continuidad continuo conto
    contra contradiccion|es contraria contrario contrasena contraste contratacion contratado
    contratar contrato|s contribucion|es contribuido contribuir contribuye|n contribuyentes
    control|es controla|r controlada controlado|r controladores controversia contundente convencer
    convencido convencional|es conveniencia conveniente convenios convenir conversacion|es
    conversar conversion convertido convertir convertira convertirse conviccion conviene convierta
    convierte|n convirtiendo convirtiendose convirtieron convirtio convivencia convivir convoca|r
    convocado convocatoria cookies cooperacion cooperativas coordinacion coordinar copas copia|s|r
    coraje corazon|es cordial corporaciones corporal|es corporativa corre|n correccion correcta
    correctamente correcto corredores corregir correo|s corresponda corresponde|n correspondencia
    correspondiente|s corrida|s corriendo corriente corrupcion corruptos corta|s|r cortado cortesia
    corteza cortinas corto|s cosa|s cosecha cositas costado costas costes costo|s costumbre|s
    cotidiana cotidiano cotizacion crack crea|s creacion|es creada|s creado|s|r creadores creando
    crearon creativa creatividad creativo|s crece|r|n crecido creciendo creciente crecimiento
    crecio credibilidad credito|s cree|s|r|n creemos creencia|s creia cremas creo creyendo
    creyente|s cria crianza criatura|s crimen|es criminal|es crisis cristales cristianismo
    cristianos criterio|s critica|s|r critico|s cronica cruce crucero crucial crudo cruel cruza|r
    cruzado cuaderno cuadra|s cuadrados cuadro|s cual|es cualidad|es cualquier cualquiera cuando
    cuanta|s cuanto|s cuarenta cuartel cuarto|s cuatro cubana cubano|s cubierta|s cubierto|s cubo
    cubre|n cubrir cucharada|s cuchillo cuello cuenta|s|n cuente cuento|s cuerda|s cuero cuerpo|s
    cuesta cuestion|es cuida|r|te cuidado|s cuidadosamente culo|s culpa culpable|s cultivo|s culto
    cultura|s cultural|es cumpla|n cumple|n cumpleanos cumplido cumpliendo cumplimiento cumplio
    cumplir cuna cuota|s cupula curar curiosa curiosidad curioso|s curso curva|s cuya|s cuyo|s da
    daba|n dadas dado|s damos dan danar dando dandole dano|s danza dar|te dara|n daria darle|s
    darme darnos darse dato|s de deba|te debajo debates debatir debe|s|r|n debemos debera|s|n
    deberes deberia|s|n deberiamos debia|n debida debidamente debido debiera debil|es debilidad
    debio debo debut decada|s decadencia decenas decente decepcion decia|n decida decide|n decidi|r
    decidido decidieron decidimos decidio decimo|s decir|te decirle|s decirlo decirme decirse
    decision|es decisivo declara|r declaracion|es declarada declarado declaro decoracion decoradas
    decorado decorar dedica|r|n dedicacion dedicada|s dedicado|s dedicarse dedico dedo|s defecto|s
    defender defensa|s defensor|es deficiencias deficit defiende|n define|n definicion|es definida
    definido|s definir definitiva definitivamente definitivo deja|s|r|n dejaba dejado dejamos
    dejando dejara dejarlo dejaron dejarse deje|s|n dejo delante delantera delantero|s delegado|s
    delicada delicado delicia deliciosa delicioso delincuencia delincuentes delito|s delivery
    demanda|s demas demasiada|s demasiado|s democracia democratico demonio|s demora demos
    demostracion demostrado demostrando demostrar demostro demuestra|n denomina denominacion
    denominada denominado densidad dental dentro denuncia|s|r denunciado denuncio departamentos
    depende|r|n dependencia|s dependera dependiendo dependiente|s deporte deportista|s deportiva|s
    deportivos deposito|s depresion derecha derecho|s deriva derivadas derivado|s derrota|r
    desafio|s desagradable desaparece|r desaparecido|s desaparecio desaparicion desarrolla|r|n
    desarrollada|s desarrollado|s desarrolladores desarrollando desarrollara desarrollarse
    desarrollo|s desastre|s desayuno|s descansar descanso descarta descendientes descenso
    desconfianza desconoce desconocida desconocido|s desconocimiento describe|n describir descrito
    descubierto descubri|r descubrimiento|s descubrio descuento|s desde desea|s|r deseada deseado
    deseamos deseando desechos desee|n desempeno desempleados desempleo deseo|s desesperacion
    desesperada desfile desgaste desgracia desierto designacion designado desigualdad desnuda|s
    desnudo|s desorden despacho despacio despedida despertador despertar despido despierta
    desplazamiento despliegue desprecio desprende despues destaca|r|n destacada|s destacado|s
    destacando destaco destinada|s destinado|s destino|s destruccion destruir destruye detallada
    detallado detalle|s deteccion detecta|r detectado detencion detener detenido|s deterioro
    determina|r|n determinacion determinada|s determinado|s determinante detiene detras detuvo
    deuda|s devocion devolucion devolver devuelve di dia|s diabetes diagnostico dialogo|s diametro
    diaria|s diariamente diario|s dibujar dibujo|s dice|s|n dicha|s dicho|s diciembre diciendo
    dictado|r dictadura dictamen diente|s diera dieron dieta|s diez diferencia|s|r diferencial
    diferente|s dificil|es dificilmente dificultad|es difundir difusion diga|s|n digamos digitales
    dignidad digno digo dije dijera dijeron dijiste dijo dimension|es dimos dinamica dinamico
    dinero dio diosa dioses diputado dira dire direccion|es directa|s directamente directivos
    directo|s|r directora directores directrices diria dirige|n dirigente|s dirigida|s dirigido|s
    dirigio dirigir dirigirse discapacidad discapacitados disciplina|s discipulos disco|s discoteca
    discriminacion disculpa|s discurso|s discusion|es discutir disenada disenado|s|r disenadores
    disenar diseno|s disfrutado disfrutamos disfrutan disfrutando disfrutar disfrute|n disminucion
    disminuir disminuye disparar disparo|s dispone|r|n disponemos disponibilidad disponible|s
    disposicion|es dispositivo|s dispuesta|s dispuesto|s disputa distancia|s distincion distingue
    distinguir distinta|s distinto|s distribucion distribuidores distribuir distribuye distritos
    diversas diversidad diversion diversos divertida|s divertido|s divertirse divide dividido
    dividir divisas divisiones divorcio divulgacion do doble|s doce docena docencia docente|s
    doctora doctrina documentacion documental|es documento|s dolar|es dolor doloroso domestica
    domestico|s domicilio domina|r dominante dominicano dominio|s donacion|es donde dorada dormido
    dormir dormitorios dos|is dotado doy dpi drama drivers droga|s ducha duda|s|r dude|s duele
    duelo duena dueno|s duerme dulce|s duo dura|r duracion durante dure dureza durmiendo duro|s
    echa|r echado ecologica ecologico|s economia|s economica|s economicamente economico|s
    economista ecosistema|s ecuatoriano edad|es edicion edificacion edificio|s editado editar
    editor editoriales educacion educar educativa|s educativo|s efectiva efectivamente efectividad
    efectivo|s efecto|s efectuado efectuar eficaces eficacia eficaz eficiencia eficiente|s ego eh
    ej eje|s ejecucion ejecuta|r ejecutado ejecutivos ejemplar|es ejemplo|s ejerce|r ejercicio|s
    ejercito el elaboracion elaborada elaborado|s elaborar eleccion|es electo electoral|es
    electrica|s electricidad electrico|s electronica electronico|s elegancia elegante|s elegida
    elegido|s elegir elemento|s elenco eleva|r elevacion elevada|s elevado|s eligio elimina|r
    eliminacion eliminado ella|s ello|s em email embajador embarazada|s embarazo embarcaciones
    embargo emergencia emergentes emision|es emisora emite emitido emitir emocion|es|al emocionales
    emocionante empate empece empeno emperador empezaba empezado empezamos empezando empezar
    empezaron empezo empiece empieza|n empiezo emplea|r|n empleada empleado|s empleo emprendedor|es
    emprender emprendimiento empresa|s empresarial|es empresario|s en enamorada enamorado|s
    encanta|n encantado|r encantadora encantaria encanto encarga encargada encargado|s encargo
    encender encendido enciclopedia encima encontraba|n encontrado|s encontramos encontrando
    encontrar encontrara|s|n encontraremos encontrarlo encontraron encontrarse encontre encontro
    encuentra|s|n encuentre|s|n encuentro|s encuesta|s ende enemigo|s energetica energetico
    energia|s enero enfasis enferma enfermedad|es enfermera enfermo|s enfoque enfrenta|r|n
    enfrentamiento|s enfrentarse enfrente enganar engano enlace|s enorme|s enormemente ensalada
    ensayo enseguida ensena|r|n ensenado ensenanza|s enseno ente entendemos entender entendido
    entendimiento entera|s enterado entero|s entidad|es entienda entiende|n entiendo entonces
    entorno|s entra|r|n entrada|s entrado entramos entrando entraron entre entrega|s|r|n entregado
    entrego entrenador|es entrenamiento|s entrenar entretenido entretenimiento entrevista|s entro
    entusiasmo envases envejecimiento envia|n enviada enviados enviando envidia envio episodio|s
    epoca|s equidad equilibrio equipada|s equipado equipaje equipamiento equipo|s equivale
    equivalente equivocado equivoco era|s|n eramos eres error|es es esa|s escala|s escalada
    escalera|s escandalo escapa|r escapada escape escasa escasez escaso|s escena|s escenario|s
    esclavitud esclavo|s escoger escogido escolar|es esconde escondido escriba escriben escribiendo
    escribio escribir escribo escrita|s escritor|es escritora escritorio escritos escritura
    escucha|r|n escuchaba escuchado escuchando escuche escucho escudo escuelas escultura|s ese
    esencia esencial|es esencialmente esfera|s esfuerzo|s eso|s espacial espacio|s espalda|s
    espanol|es espanola|s especial|es especialidad|es especialista|s especializacion
    especializada|s especializado|s especialmente especie|s especifica|s especificaciones
    especificamente especifico|s espectacular|es espectaculo|s espectador|es espectro espejos
    espera|s|r|n esperaba|n esperada esperado esperamos esperando esperanza|s espero espiritual|es
    espiritualidad espiritus esplendor esposa esposo espuma esque esquema|s esqui esquina
    esta|s|r|n|is estaba|s|n estabamos estabilidad estable establece|r|n establecida|s
    establecido|s establecimiento|s establecio estacion|es estacionamiento estadounidense|s estafa
    estamos estancia|s estandar|es estando estara|s|n estare estaremos estaria|n estatal|es estatua
    estatus este|s|n estemos estetica estetico estilo|s estima estimular estimulo|s esto|s|y
    estomago estrategia|s estrategica estrategico|s estrecha estrecho estrella|s estrena|r estreno
    estres estrictamente estricto estructura|s estructural|es estudia|r estudiado estudiando
    estudiante|s estudiantil estudio|s estupenda estupendo estupidez estuve estuviera|n estuvieron
    estuvimos estuvo etapa|s etc etcetera eterna eternidad eterno etica etico etiqueta euro|s
    europeas europeos evaluaciones evaluar evento|s eventual evidencia|s evidente evitando evitar
    evolucion ex exacta exactamente exactitud exacto examen|es examinar excelencia excelente|s
    excepcion|es|al excepcionales excepto excesiva excesivamente excesivo exceso|s exclusion
    exclusiva|s exclusivamente exclusivo|s excursion|es excusa|s exelente exhibicion exige|n
    exigencia|s exigente exigir exilio exista|n existe|n existencia existente|s existia|n existido
    existir exito|s exitosa exitoso expansion expectativa|s expedicion expediente|s experiencia|s
    experimentado experimental experimentar experimento|s experto|s explica|r|n explicacion|es
    explicado explico exploracion explorar explosion explotacion explotar expone|r exportacion|es
    exposicion|es expresa|r|n expresado expresamente expresion|es expreso expuestas expuesto|s
    expulsion exquisito extender extendido extensa extension|es extenso exterior externa|s
    externo|s extiende extincion extraccion extraer extrana|s extranjera|s extranjero|s extrano|s
    extraordinaria|s extraordinario extras extrema extremadamente extremo|s fa fabrica|s|r
    fabricacion fabricante|s fachada facial facil|es facilidad|es facilita|r facilmente factor|es
    factura|s facturacion facultades falda falla|s fallecido fallecimiento fallecio fallos falsa|s
    falso|s falta|s|r|n faltaba falto fama familia|s|r familiares famosa|s famoso|s fan|s fanaticos
    fantasia fantasma|s fantastica fantastico farmacos fascinante fase|s fatal fatiga fauna
    favor|able favorables favorece|r favorita|s favorito fea febrero fechas federales felices
    felicidad felicito feliz femenina femenino fenomeno|s feo ferias ferrocarril festejos
    festivales festivos fiable fibra|s ficcion ficha|s fichaje fichero|s fidelidad fiebre fiel|es
    fiesta|s figura|s|n fija|s|r fijacion fijado fijo|s fila|s filial film|e filosofia filosofo
    filtro|s fin|es|al fina|s finales finalidad finalizacion finalizado finalizar finalizo
    financiacion financiamiento financiar financiera|s financiero|s fincas finde firma|s|r firmado
    firme|s firmeza firmo firmware fiscal|es fisica|s fisicamente fisico|s flamenco flecha|s
    flexibilidad flexible|s flog flor|es florales floreria flota flower flowershop fluido flujo|s
    foco follada follando follar fomentar fondo|s for forestales forma|s|r formacion|es formada
    formado|s formal|es formalmente formando formaron formato|s formo formulacion formulario|s
    formulas foro fortalecer fortalecimiento fortaleza fortuna foto|s fotografia|s fotografica
    fotografico fotografo|s fracaso fraccion fragmento|s frances franja franquicia frase|s fraude
    frecuencia|s frecuente|s frecuentemente frenar freno|s frente fresca|s fresco|s fria friki frio
    from frontal fronteras frustracion fruta|s fruto fue fuego|s fuentes fuera|n fuere fueron
    fuerte|s fuertemente fuerza|s fuese|n fuga fui fuimos fuiste fumadores fumar funcion|es|e|al
    funciona|r|n funcionaba funcionales funcionalidad|es funcionamiento funcionando funcionario|s
    fundada fundado|r fundadores fundamental|es fundamentalmente fundamento|s fundo furia fusion
    futbol futbolista|s futura|s futuro|s gafas galletas gama gana|s|r|n ganado|r ganadora
    ganadores ganancia|s ganando ganaron gane gano garaje garantia|s garantiza|r garantizado
    garganta gas|es gasolina gasta|r gasto|s gastronomia gato|s gays gb gen|es|te genera|r|n
    generacion|es generada generado|r generales generalizada generalmente generando genero|s
    generosidad genetica genial|es genio gentes geografica gestion|es gestionar gesto|s|r gigante|s
    gimnasio gira|r giro global|es globalizacion globo glucosa gobernador gobernante|s gobernar
    gobiernos gol|es golpe|s golpear gorda|s gordo gota|s goza|r gozo grabacion|es grabado|s grabar
    gracia|s gracioso grado|s grafica|s grafico|s gramos gran grande|s grandeza granito granos
    grasa|s gratis gratuita|s gratuitamente gratuito|s grave gravedad gremio griega griegos gripe
    gris|es gritar grito|s grueso grupo|s gt guantes guapa guapo guardan guardias gubernamental|es
    guerra|s guerreros guerrilla guias guion guionista guitarra|s guitarrista gusta|r|n gustaba
    gustado gustaria guste|n gusto|s ha hab|er habeis haberlo haberme haberse habia|n habiamos
    habido habiendo habiles habilidad|es habitacion|es habitan habitantes habito|s habitual|es
    habitualmente habla|s|r|n hablaba hablado hablamos hablando hable hablo habra|n habria|n
    hace|s|r|n hacemos hacerla hacerle|s hacerlo|s hacerme hacernos hacerse hacerte hacia|n
    haciendo hadas haga|s|n hagamos hago hallan hallar hallazgo|s hambre han hara|n hardware hare
    haremos haria harina has hasta hay haya|s|n hayamos he hecha|s hecho|s hectareas helado
    hembra|s hemos herencia herida|s herido|s hermana|s hermano|s hermosa|s hermoso|s heroe|s
    herramienta|s hice hiciera|n hicieron hicimos hiciste hielo hierba|s higado higiene hija|s
    hijo|s hilo|s himno hincapie hinchas hipoteca|s hipotesis hispana hispanos historia|s
    historiador|es historial historica|s historico|s hizo hogar|es hoja|s hombre|s hombro|s
    homenaje homicidio homosexual|es homosexualidad honestidad hongos honor hora|s horaria
    horario|s horizontal horizonte hormigon hormonas horno horrible horror hospitales hostales
    hours hoy hrs hs hubiera|n hubiese|n hubo hueco huele huelga huella|s hueso|s huespedes huevo|s
    huir humana|s humanidad humano|s humedad humedo humildad humilde humo|r iba|n ibamos icono|s
    idea|s ideal|es identidad identifica|r identificacion identificado|s ideologia idioma|s idiota
    ido ignorancia ignorante|s igual|es igualdad igualmente ilegal|es iluminacion ilusion|es
    ilustraciones imagen|es imaginacion imaginar imaginario imagino impacto|s impecable impedir
    impide|n implantacion implementacion implementar implica implicaciones implicados impone|r
    importa|r importacion|es importancia importante|s importe imposibilidad imposible|s imposicion
    impotencia impresa|s imprescindible|s impresion|es impresionante|s impreso impresora impuesto|s
    impulsa|r impulsado impulso impunidad impuso in inalambrica inalambrico inaugura inauguracion
    inaugurado inauguro incapacidad incapaz incendio|s incentivos incertidumbre incidencia
    incidente|s inciso incluida|s incluido|s incluir incluira inclusion inclusive incluso incluya|n
    incluye|n incluyendo incluyo incondicional inconsciente inconveniente|s incorpora|r
    incorporacion incorporado increible|s incrementa|r incremento incumplimiento indemnizacion
    independencia independiente|s independientemente indica|r|n indicacion|es indicada indicado|s|r
    indicadores indicando indice|s indicios indico indiferencia indiferente indigena|s indio|s
    indique indispensable individual|es individuo|s indole industria industriales inesperado
    inevitable infancia infantil|es infarto infeccion|es inferior|es infierno infinidad infinita
    infinito inflacion inflamacion influencia|s influir influye|n info informa|r informacion|es
    informado|s informal informaron informatico|s informativa informativo|s informe|s informo
    infraccion infraestructura|s ingenio ingles|es inglesa ingredientes ingresar ingreso|s
    iniciacion inicial|es inicialmente iniciar iniciaron iniciativa|s inicio|s injusticia injusto
    inmediaciones inmediata inmediatamente inmediato inmensa inmenso inmigracion inmigrantes
    inminente inmobiliario inmueble innovacion|es innovador|es innovadora|s innumerables inocencia
    inocente|s inolvidable inoxidable inquietud|es inscripcion|es inscritos insectos inseguridad
    insercion insiste insistio inspeccion inspiracion inspirado instala|r instalacion|es instalada
    instalado|s instancia|s instantanea instante|s instinto institucion|es|al institucionales
    instruccion|es instrumental instrumento|s insuficiencia insuficiente insulina insultos insumos
    integra|r|n integracion integrada integrado|s integral|es integrante|s integridad
    intelectual|es inteligencia inteligente|s intencion|es intensa intensidad intenso intenta|r|n
    intentado intentando intente intento|s interaccion interactivo interactuar intercambiar
    intercambio|s interes|es|e interesa|r|n interesada|s interesado|s interesante|s interfaz
    interior|es intermedio interna|s internacionales internautas interno|s interpreta|r
    interpretacion|es interpretado interprete intervencion|es intervenir intimidad intimo introduce
    introducido introducir inundaciones inutil invasion invencion inventado inventar inventario
    invento invernadero inversa inversion|es inversores invertido invertir investiga|r
    investigacion|es investigador|es invierno invisible invita|r|n invitacion invitado|s invitamos
    invito involucrados inyeccion ir ira ire iremos irme ironia irregular irregularidades irse
    israeli italiana italiano|s itinerario izquierda|s jabon jaja jajaj jajaja jajajaj jajajaja
    jajajajaja jamas jamon japones|es japonesa jardin|es je jefe|s jeje jejeje jerarquia joder
    jornada joven|es jovencita|s joya|s jubilacion judiciales judio|s jueces juega|n juego juez
    jugaba jugada|s jugador|es jugando jugar jugara jugo juguete juicio|s junio juntar juntas
    junto|s juridica|s juridico|s jurisdiccion juro justa justamente justifica|r justificacion
    justo|s juveniles juzgados juzgar karma ke kg kiero kilo|s kilometro|s km kms la laberinto
    labios labor|es|al laborales laboratorio|s lactancia lado|s ladrillo ladron|es lagrimas
    lamentable lamento lanzado lanzamiento lanzar lanzo lapiz lapso larga|s largo|s las|er lastima
    lateral|es latin latinoamericanos latinos lavado lavadora lavanderia lazos le lealtad
    leccion|es leche lector|es lectura|s leerlo legado legal|es legalidad legalmente legislacion
    legislador|es legitimidad lei leido lejano lejos lema lena lengua|s lenguaje|s lentamente
    lente|s lento les|ion lesbianas lesiones letra|s levadura levanta|r levantado levantamiento
    levantarse levanto leve leyenda|s leyendo leyes liberacion liberado liberal|es liberar
    libertad|es libras libre|s libremente librerias libro|s licencia|s licitacion lider|es
    liderazgo lienzo ligado ligera ligeramente ligero limita|r limitacion|es limitada limitado
    limite|s limpia|s|r limpieza limpio lindas lindo|s linea|s lineal link liquidacion liquidez
    liquido|s lista|s listo|s literalmente literaria|s literario|s literatura litoral litro|s
    llama|r|n llamaba llamada|s llamado|s llamamos llamando llamaron llamarse llame llamo llantas
    llanto llaves llega|r|n llegaba llegada llegado llegamos llegando llegara llegaron llego
    llegue|n llena|s|r|n lleno|s lleva|s|r|n llevaba|n llevada llevado llevamos llevando llevara|n
    llevarlo llevaron llevarse lleve|n llevo llora|r llorando lluvia|s lo loca local|es
    localidad|es localizado localizar loco|s locura logica logico login logo logotipo logra|r|n
    logrado logrando lograrlo lograron logre logro|s longitud look los lotes luces lucha|s|r|n
    luchando lucir lucro luego lugar|es lujo luminoso luz machos madera madre|s madrileno madrugada
    madura|s madurez maestra maestro|s mafia magia magica magico magnifica magnifico magnitud mago
    mail|s maiz mal|es mala|s maldad maldita maldito malestar maleta|s malo|s maltrato mama
    manana|s manchas mandado mandan mandar mandatario mandato mando|s maneja|r|n manejo manera|s
    manga|s manifestacion|es manifestado manifestantes manifestar manifesto manifiesta|n manifiesto
    maniobra|s manipulacion manipular mano|s mantendra mantener mantenerse mantenga mantenido
    manteniendo mantenimiento mantequilla mantiene|n manto mantuvo manuales manzana|s mapas
    maquillaje maquina|s maquinaria maravilla|s maravillosa|s maravilloso|s marca|s|r|n marcada
    marcado|s|r marcando marcha|s marco marido marihuana marinos mariposa maritimo marron marzo mas
    masa|s masacre masaje|s mascara mascota|s masculina masculino masiva masivo matan matando
    matanza matar matematica|s materia|s material|es materna maternidad matices mato matricula
    matrimonio|s matriz maxima maximo|s mayor|es mayoria me mecanica mecanico mecanismo|s medalla|s
    media mediacion mediados mediana|s mediante medica|s medicamento|s medicinas medicion medico|s
    medida|s medieval medio|s medioambiental mediocre mediodia medir meditacion mejor|es mejora|s|r
"""
