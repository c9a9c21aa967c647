/** Spanish words as the families would have them in English; see `
inEnglish`. */ export const SPANISH_WORDS = `; i: yo; you: tu|usted|vos|ustedes|oraculo; he: él; she: ella
we: nosotros|nosotras; they: ellos|ellas; me: me|mi|mí; my: mis|mio|mia|mios|mias; my: mi; his: su|sus|suyo|suya
your: tus; us: nos; our: nuestro|nuestra|nuestros|nuestras; the: el|la|los|las|lo; a: un|una|uno; some: unos|unas
with me: conmigo; with you: contigo; to him: le; to them: les; himself: se; him: lo; and: y|e; or: o|u
but: pero|aunque; because: porque|pues|ya que; that: que|eso|esa|ese|aquello; this: este|esta|esto|estos|estas
of: de|del; to: a|al|para; in: en; with: con; without: sin; for: por; between: entre; from: desde; until: hasta
since: desde que|desde hace; about: sobre|acerca; not: no; yes: sí|si pues; if: si; very: muy|tan; more: mas|más
less: menos; too much: demasiado|demasiada; a lot: mucho|mucha|muchos|muchas|un monton; a little: poco|poca|un poco
nothing: nada; something: algo; nobody: nadie; someone: alguien; everyone: todos|todo el mundo|toda la gente
everything: todo|toda; always: siempre; never: nunca|jamas; again: otra vez|de nuevo
still: todavia|aun|sigo|sigue|sigues|seguimos; already: ya; now: ahora|ahorita|ahora mismo; today: hoy
tomorrow: mañana|manana; yesterday: ayer|anteayer; last night: anoche; tonight: esta noche; this week: esta semana
next week: la proxima semana|la semana que viene|semana que viene
this weekend: este finde|este fin de semana|finde|fin de semana; this month: este mes
next month: el proximo mes|mes que viene; this year: este año|este ano
next year: el proximo año|el proximo ano|año que viene|ano que viene; years: años|anos; year: año|ano; months: meses
month: mes; weeks: semanas; week: semana; days: dias; day: dia|día; hours: horas; hour: hora; night: noche|noches
morning: por la mañana|por la manana|madrugada; afternoon: tarde|tardes; time: tiempo|momento|vez|veces; age: edad
soon: pronto; late: tarde ya; ago: hace; what: que es|qué|que cosa|cual es; what: cuál|cual|cuales
when: cuándo|cuando; where: dónde|donde|adonde; why: por que|por qué|porqué; how: cómo|como
how much: cuanto|cuánto|cuanta; how many: cuantos|cuantas; how long: cuanto tiempo|hasta cuando|cuanto dura
who: quién|quien|quienes; which: cual de; which day: que dia|qué dia; best day: mejor dia|buen dia; better: mejor
worse: peor; good: buen|bueno|buena|buenos|buenas|bien; bad: mal|malo|mala|malos|malas
true: verdad|cierto|verdadero; normal: normal; possible: posible; big: grande|gran|enorme
small: pequeño|pequeno|pequeña|chiquito; new: nuevo|nueva|nuevos|nuevas; old: viejo|vieja|mayor
first: primero|primera|primer; second: segundo|segunda; last: ultimo|ultima; other: otro|otra|otros|otras
same: mismo|misma; alone: solo|sola|solos|a solas; together: juntos|juntas; one: uno; two: dos; three: tres
four: cuatro; five: cinco; six: seis; ten: diez; is: es|esta|está; am: soy|estoy; i am: soy|estoy
are: son|estan|están|somos|estamos|eres|estas|estás; was: era|estaba|fue|estuvo|fui; be: ser|estar|sea|sera|será
there is: hay|hubo|habra; have: tener|haber|tenemos|tienen|haya; i have: tengo|he|tuve|tenia; has: tiene|ha|tuvo
had: habia; did: hizo|hice|hicieron; do: hacer|haga|hago|hacemos|haciendo|hecho|hace falta
what do i do: que hago|qué hago|que puedo hacer|qué puedo hacer|que deberia hacer
should i: deberia|debería|debo|tengo que|me conviene|conviene; go: ir|vamos|va|van|vaya|voy a ir|irme|irse
i will: voy a|vamos a; will: va a|van a; went: fui a|se fue|fue a; come: venir|viene|vengo|venga; came: vino|vine
want: querer|quieren|queremos|quisiera|quieres; i want: quiero|quería|queria|quisiera|tengo ganas; wants: quiere
can: puede|pueden|poder|podre|puedes|podemos; i can: puedo|pude; can not: no puedo|no puede|no puedo mas
know: saber|sabe|sabes|saben|conocer; i do not know: no sé|no se que|no se si|no se como; i know: sé
say: decir|digo|diga|dice que|dime|digame; says: dice|dicen; said: dijo|dije|dijeron|me dijo|dijeron
tell: decirle|contar|contarle|decirles|contarselo; told: conté|conte|contó|le dije|me conto
talk: hablar|hable|habla|hablo|hablamos|hablando|charlar; talked: hablamos|hablé|hablo con|habló
does not talk to me: no me habla|no me hablan
ask: pedir|pedirle|preguntar|pregunto|pregunta|invitar|invitarlo|invitarla; give: dar|doy|da|dame|darle|dio|di
take: tomar|llevar|tomo|llevo; get: conseguir|consigo|obtener|recibir; received: recibi|recibí
see: ver|veo|ves|ve|mirar|mira|vemos|verlo|verla|verme|miro; saw: vi|vio|vimos; look: parece|parecer|aspecto
think: pensar|pienso|piensa|piensas|creo|cree|crees|creer|pensando
feel: sentir|siento|siente|sientes|me siento|sentimos|sintiendo; felt: sentí|senti|sintió
like: gustar|me gusta|gusta|gustan|le gusto|gustas; he likes me: le gusto|gusta de mi
need: necesito|necesita|necesitar|hace falta; help: ayuda|ayudar|ayudame|ayúdame|ayudarme
wait: esperar|espero|espera|esperando|me espero; leave: dejar|dejo|deje|irme de
left me: me dejo|me dejó|me ha dejado|me abandono|me termino|me cortó|me corto; leave: salir|largar
stay: quedar|quedarme|quedo|queda|quedarse; start: empezar|empiezo|comenzar|empece|empecé|empezo|abrir|abro|iniciar
stop: parar|dejar de|deje de|dejé de|pare|basta; finish: terminar|acabar|acabo|termine|terminó
change: cambiar|cambio|cambia|cambie|cambiará; happen: pasar|pasa|pasara|pasará|ocurre|ocurrir|pasando
happened: paso|pasó|ocurrió|ha pasado; work: trabajar|trabajo en|funciona|trabaja|trabajando
job: trabajo|empleo|chamba|curro|laburo|puesto; pay: pagar|pago|paga|pagan|se paga
buy: comprar|compro|compre|compré|comprarme; sell: vender|vendo|vendí|vendi|vender
lend: prestar|preste|presté|prestó|presto; owe: debe dinero|me debe|me deben|debo dinero
live: vivir|vivo|vive|vivimos|viviendo; move: mudar|mudarme|mudo|mudanza|mudarnos|irme a vivir
travel: viajar|viaje|viajo|vuelo|vacaciones; write: escribir|escribo|escribirle|le escribo|mensaje|mensajes|whatsapp
text: le escribo|escribirle|textear; wrote: escribió|escribi|escribí|me escribio
call: llamar|llamo|llama|llamarla|llamarlo|llamada; called: llamó|llame|llamé
answer: contestar|responder|responde|respuesta
does not answer: no me contesta|no me responde|no contesta|no responde|no me escribe|me dejo en visto
does not answer: me dejó en visto|visto; find: encontrar|encuentro|hallar|buscar|busco|buscando
meet: conocer|conoceré|conocer a alguien|encontrarnos; met: conocí|conoci|conocimos
read: leer|lee|lees|leen|leído|leidas|lectura; sleep: dormir|duermo|duerme|dormimos|sueño|insomnio
i can not sleep: no puedo dormir|no duermo|no logro dormir|no concilio
dream: soñar|soñe|soñé|sone|sueños|suenos|sueño con|sone con; teeth: dientes|muelas; eat: comer|como mucho|comida
drink: beber|tomar|bebe|alcohol|borracho|toma mucho; smoke: fumar|fumo|cigarro|tabaco
cry: llorar|lloro|llora|llorando|llore|lloré; laugh: reir|rio|risa
fight: pelear|peleamos|pelea|peleas|discutir|discutimos|discusion|chocamos|chocar|nos peleamos
argue: discutimos|discuto; hurt: doler|duele|herir|daño|lastimar; forgive: perdonar|perdon|perdono|perdone
forget: olvidar|olvido|olvidarlo|olvidarla|superar|superarlo|superarla; get over: superar|superarlo|superarla
miss: extraño|extrano|echo de menos|la extraño|lo extraño|extrañar; trust: confiar|confio|confianza
cheat: engañar|engaña|engana|infiel|infidelidad|cuernos|engañó|me pone los cuernos|me es infiel
cheated on me: me engaño|me engañó|me fue infiel|me puso los cuernos; lie: mentir|miente|mentira|mentiras|mintió
hide: esconde|oculta|ocultar|esconder
come back: volver|vuelve|volvera|volverá|regresar|regresara|regresará|regrese|regresa|volver conmigo
get back together: volver juntos|volver con mi ex|retomar
break up: terminar con|romper|rompimos|terminamos|cortar con|cortamos|ruptura|separarnos|separarme|separar
marry: casar|casarme|casarse|casare|casaré|caso|se casa|casarnos; married: casado|casada|casados|casó|caso con
wedding: boda|bodas; marriage: matrimonio; divorce: divorcio|divorciar*|divorciad*; engaged: comprometid*|compromiso
invitation: invitacion|invitado|invitada|invitaron|me invitaron; pregnant: embarazad*|embarazo
baby: bebe|bebé|bebes; have a baby: tener un hijo|quedar embarazada|quedarme embarazada|tener un bebe
die: morir*|fallec*|murio|murió|muere|muerte|se murio|se murió
died: murio|murió|fallecio|falleció|se murio|se murió; funeral: entierro|funeral|velorio; grief: duelo|luto
love: amor|amar|amo|ama|amas|amores|quererlo; loves me: me ama|me quiere; i love: amo|lo amo|la amo|lo quiero mucho
in love: enamorad*|enamorarme; soulmate: alma gemela; relationship: relacion|noviazgo; partner: pareja
boyfriend: novio|mi chico|pololo; girlfriend: novia|mi chica|polola; husband: marido|esposo
wife: mujer|esposa|mi mujer; ex: ex|exnovio|exnovia|exmarido|exesposo
crush: crush|me gusta un|me gusta una|me gusta alguien; guy: chico|tipo|hombre|muchacho|chavo
girl: chica|muchacha|chava; woman: mujer|mujeres|señora; man: hombre|hombres|señor; kiss: beso|besó|besar|besé
date: cita|citas|salir con; flirt: coquetear|ligar|coquetea|tirar la onda; jealous: celos|celoso|celosa
distance: distancia|a distancia; single: soltera|soltero; other woman: otra mujer|la otra
ghosted: desaparecio|desapareció|ghosteo; friend: amigo|amiga|amigos|amigas; best friend: mejor amiga|mejor amigo
mother: madre|mamá|mama|mami|vieja mia; father: padre|papá|papi|viejo mio; parents: padres|mis papas|mis viejos
sister: hermana|hermanas; brother: hermano|hermanos; son: hijo; daughter: hija
children: hijos|hijas|niños|ninos|nenes; grandmother: abuela|abuelita|yaya; grandfather: abuelo|abuelito
granddaughter: nieta; grandson: nieto; aunt: tia; uncle: tio; cousin: primo|prima; mother in law: suegra
father in law: suegro; in laws: suegros|familia politica|cuñada|cuñado; family: familia
neighbor: vecino|vecina|vecinos; boss: jefe|jefa|encargado|supervisor
coworker: compañero de trabajo|compañera de trabajo|compañero|compañera|companero|companera|colega
roommate: compañero de piso|compañera de piso|roomie; dog: perro|perra|perrita|perrito|cachorro
cat: gato|gata|gatito; pet: mascota; teacher: profesor|profesora|maestro|maestra|profe
doctor: medico|doctor|doctora|médico; people: gente|personas; house: casa|hogar
apartment: piso|departamento|depa|apartamento; home: a casa|casa; rent: alquiler|renta|arriendo
landlord: casero|dueño|arrendador; room: cuarto|cuartos|habitacion; bed: cama; car: coche|carro|auto
kitchen: cocina; city: ciudad; country: pais|extranjero; abroad: extranjero|fuera del pais; beach: playa
school: escuela|colegio|liceo|cole; university: universidad|carrera|uni|facultad; study: estudiar|estudio|estudios
exam: examen|examenes|selectividad|oposiciones|oposicion; pass: aprobar|aprobare|aprobaré|apruebo
fail: suspender|reprobar|fallar|fracasar|fracaso; interview: entrevista; meeting: reunion|junta; contract: contrato
sign: firmar|firmo|firma; deadline: plazo|fecha limite; promotion: ascenso|ascender
raise: aumento|aumento de sueldo; salary: sueldo|salario|nomina
fired: me despidieron|despedido|despedida|me echaron|me corrieron|despido|perdi el trabajo|perdi mi trabajo
quit: renunciar|renuncio|dejar el trabajo|dejar mi trabajo|dejo el trabajo
business: negocio|empresa|emprendimiento|tienda|restaurante; customers: clientes; clients: clientela
money: dinero|plata|pasta|lana|economia; debt: deuda|deudas; rich: rico|rica|millonario
loan: prestamo|credito|hipoteca; invest: invertir|inversion|bitcoin|cripto; lottery: loteria|quiniela; luck: suerte
career: carrera profesional|profesion; retire: jubilar*|retirarme; project: proyecto
tired: cansad*|agotad*|harta|harto; burned out: quemad*|burnout; stress: estres|estresad*|agobiad*
sad: triste|tristeza|deprimid*|decaid*; lonely: solita|solito|me siento sola|me siento solo|soledad
angry: enojad*|enfadad*|rabia|furios*|molest*|bronca; afraid: miedo|asustad*|me asuste|me asusté|temor|da miedo
anxious: ansiedad|ansios*|nervios*|angustia; worried: preocupad*|preocupa
happy: feliz|contento|contenta|alegre|felices; ashamed: vergüenza|verguenza|avergonzad*|pena ajena
guilty: culpa|culpable; confused: confundid*|confus*; hope: esperanza|ojala; crazy: loco|loca
strange: raro|rara|extraño caso; cold: frio|distante; weird: raro; bored: aburrid*|aburre; health: salud
sick: enferm*|mala de salud; hospital: hospital; operation: operacion|cirugia; pain: dolor
weight: peso|gordo|gorda|adelgazar; diet: dieta; hair: pelo|cabello; therapy: terapia|psicolog*; voice note: audio
phone: telefono|celular|movil|cel; photo: foto|fotos; blurry: borrosa; instagram: insta|ig|redes
story: historias|stories; blocked: bloque*; secret: secreto; truth: la verdad; problem: problema|problemas
advice: consejo|consejos; decision: decision|decidir|decido; future: futuro; life: vida; world: mundo
energy: energia|energias|vibra; god: dios; pray: rezar|rezo
curse: mal de ojo|maldicion|brujeria|trabajo de magia|hechizo|amarre; spell: hechizo|amarre|ritual; soul: alma
karma: karma; past life: vidas pasadas|vida pasada; purpose: proposito|mision; sign: signo|signos|horoscopo signo
compatible: compatible|compatibles|compatibilidad|llevan bien|pegan; horoscope: horoscopo; astrology: astrologia
chart: carta astral|carta natal; rising sign: ascendente; moon sign: signo lunar|mi luna; sun sign: signo solar
full moon: luna llena; new moon: luna nueva; moon: luna; sun: sol; mercury: mercurio; venus: venus; mars: marte
jupiter: jupiter; saturn: saturno; uranus: urano; neptune: neptuno; pluto: pluton; retrograde: retrogrado|retrograda
saturn return: retorno de saturno; eclipse: eclipse; house 4: casa 4; north node: nodo norte; transit: transito
card: carta|cartas; tarot: tarot; pull a card: saca una carta|tirame una carta|sacame una carta
the tower card: la torre; death card: la muerte carta; number: numero; life path: camino de vida; palm: mano|palma
life line: linea de la vida|linea de vida; heart line: linea del corazon; head line: linea de la cabeza; line: linea
app: app|aplicacion; cost: cuesta|costo; price: precio; subscription: suscripcion; cancel: cancelar|dar de baja
premium: premium; free: gratis; human: humano|persona real
are you real: eres real|eres una persona|eres humano|eres un robot; machine: maquina|robot
generic: generico|generica; wrong: equivocad*|incorrecto|falso; thanks: gracias|mil gracias
hello: hola|buenas|buenos dias|buenas tardes|buenas noches; bye: adios|chao|hasta luego; joke: broma|chiste
lol: jaja|jajaja|jajajaja; aries: aries; taurus: tauro; gemini: geminis; cancer: cáncer|cancer; leo: leo
virgo: virgo; libra: libra; scorpio: escorpio|escorpion; sagittarius: sagitario; capricorn: capricornio
aquarius: acuario; pisces: piscis; monday: lunes; tuesday: martes; wednesday: miercoles; thursday: jueves
friday: viernes; saturday: sabado; sunday: domingo; january: enero; february: febrero; march: marzo; april: abril
may: mayo; june: junio; july: julio; august: agosto; september: septiembre; october: octubre; november: noviembre
december: diciembre; christmas: navidad; birthday: cumpleaños|cumple; spring: primavera; summer: verano
autumn: otoño|otono; winter: invierno
empty: vacío|vacía|vacio|vacia
learn: aprender|aprendo|aprendi|aprendí; is it too late: es tarde|ya es tarde|todavía se puede|todavia se puede|a mi edad; swim: nadar|natación; dance: bailar|baile|tango
play: jugar|tocar; sing: cantar; cook: cocinar|cocina; drive: manejar|conducir; run: correr; train: entrenar|gimnasio; ashamed: me da pena|me da vergüenza|qué pena
can not anymore: no doy más|no doy mas|ya no doy más; on saturday again: el sábado otra vez; miss my dog: extraño a mi perro; grandchildren: nietos; lunch: almuerzo|comida; dinner: cena; coworkers: compañeros|compañeras|colegas; envy: envidia|envidios*|me tienen envidia; praised me: me puso de ejemplo|me felicitó|me felicito
nobody talks to me: nadie me habla|no me hablan|ya no me hablan; team: equipo; football: fútbol|futbol; lost the match: perdimos|perdió; soccer team: mi equipo; flight: vuelo|avión|avion
fly: volar; afraid of flying: miedo a volar|miedo al avión; gossip: chisme*|chismos*; embarrassed: oso|que oso|qué oso; wrong chat: chat equivocado; sent by mistake: por error|sin querer
moved out: se fue de casa; drunk: borracho|borracha|tomad*; drinks: toma mucho|bebe; smoke: fumar; quit smoking: dejar de fumar; lose weight: bajar de peso|adelgazar|dieta; gym: gym
should i tell: debería decirle|le digo|se lo digo; what do i tell: qué le digo|que le digo; how do i tell: cómo le digo|como le digo; is it worth: vale la pena; does it make sense: tiene sentido
will he come back: va a volver|volverá|regresará; forget: olvidar|olvido; get over: superar|olvidarlo|olvidarla; since: desde hace|llevo|hace; trying: intentando|tratando
visa: visa|papeles|residencia; course: curso|clases; teacher: profesor|profesora|maestra|maestro; notes: notas|calificaciones; parents: papás|mis papás; bride: novia vestida; guest: invitad*
father wedding: boda de mi papá|boda de mi padre; mistake: error|equivoqué|equivoque|metí la pata; plant: planta|sembrar; garden: jardín; car: carro|coche|auto; cold: frío|distante
born: naci|nací|nacio|nació|nacido|nacida|nacimos|nacieron; birth date: fecha de nacimiento; lies: miente|mienten|mintiendo; lied: mintio|mintió|mintieron
`;
