import { SPANISH_EVERYDAY } from './everyday/spanish.ts';
import type { QuestionTable } from './question-table.ts';
import { SPANISH_TOLD } from './told/spanish.ts';

export const SPANISH_QUESTIONS: QuestionTable = {
  opening: 'Quieres saber {asked}.',
  inEnglish: 'Por ahora contesto en inglés:',
  and: 'y',
  he: 'el|novio|chico|hombre|tipo|companero|amigo|un ex|mi marido|muchacho',
  she: 'ella|novia|chica|mujer|companera|amiga|muchacha|la amo|la quiero|la extrano',
  everyday: SPANISH_EVERYDAY,
  told: SPANISH_TOLD,
  entries: `
dead-ok: Siento mucho tu pérdida.
  murio|fallecio|fallecid*|muert* + esta bien|donde esta|esta en paz|me ve|me cuida
sign-from-dead: Preguntas por un sueño con alguien que ya no está, y lo siento mucho.
  sone|sueno|suenos + murio|fallecio|fallecid*|muert*|difunt* - ex
  sone|sueno + abuel*
pet-died: Siento mucho lo de tu animal.
  perr*|gat*|mascota|conejo + murio|fallecio|se fue para siempre|sacrificar*|dormirl*
grandparent-died: Siento mucho lo de tu familia.
  abuel*|yaya|yayo + murio|fallecio|perdi
parent-died: Siento mucho tu pérdida.
  madre|mama|padre|papa + murio|fallecio|perdi a|ya no esta
partner-died: Siento mucho tu pérdida.
  marido|esposo|esposa|mujer|novio|novia|pareja + murio|fallecio|perdi a mi
child-lost: Lo siento muchísimo.
  perdi el bebe|perdi a mi bebe|perdi mi bebe|aborto espontaneo|perdida gestacional
friend-died: Siento mucho lo de tu amistad.
  amig* + murio|fallecio
someone-died: Siento mucho tu pérdida.
  murio|fallecio - famoso|rey|cantante|personaje
cancel = cómo cancelar
  cancelar|darme de baja|dar de baja|anular + suscripcion|premium|cuenta|plan|app|esto
  como cancelo|dejar de pagar|no me cobren|me siguen cobrando
delete = cómo borrar tu cuenta y tus datos
  borrar|eliminar + cuenta|datos|conversacion|perfil
price = cuánto cuesta
  cuanto cuesta|cuanto vale|cuanto cobra*|que precio|es gratis|hay que pagar|el precio
privacy = quién lee lo que escribes aquí
  quien lee|alguien lee|es privado|son privad*|mis datos|confidencial
real = si hablas con una persona o con un programa
  eres real|eres humano|eres humana|eres una persona|eres un robot|eres un bot|eres una ia|hablo con una persona|hablo con un robot
language = si puedo contestar en español
  hablas espanol|en espanol|habla espanol|contestar en espanol
believe = si la astrología es verdad
  astrologia|horoscopo* + verdad|cierto|funciona|creer|mentira|ciencia
what-can = qué puedo hacer por ti
  que puedes hacer|que sabes hacer|que te puedo preguntar|para que sirves
how-works = cómo funciona esto
  como funciona + esto|app|la app|aplicacion
pregnant-work = qué hacer si en el trabajo no cuidan tu embarazo
  embaraz* + jefe|jefa|trabajo|empresa + carg*|peso|cajas|de pie|horas
pregnant-left = qué hacer si estás embarazada y te dejaron
  embaraz* + me dejo|se fue|desaparecio|no quiere saber|me abandono
no-kids = qué hacer si uno quiere hijos y el otro no
  novi*|marido|espos*|pareja|mujer + no quiere hijos|no quiere tener hijos|no quiere ser
nightmares = qué hacer con las pesadillas de tu hijo
  hij*|nen* + pesadilla*
pet-lost = cómo buscar a tu animal
  perr*|gat* + se escapo|se perdio|se fue|perdid*|no vuelve|escapado
gay = qué hacer si tu familia no acepta quién eres
  gay|lesbiana|bisexual|trans + madre|padre|mama|papa|familia|padres
partner-ex = qué hacer si tu pareja sigue en contacto con su ex
  su ex + habla*|escrib*|sigue|foto|like|contacto|ve|amig*|historias
roommate = qué hacer con quien comparte piso contigo
  companer* de piso|compi de piso|roomie|companer* de cuarto|companer* de casa
no-love-words = qué hacer si nunca te dice que te quiere
  nunca|no + dice te quiero|me dice te quiero|dice que me quiere|dice te amo|me dice te amo
goes-abroad = qué hacer si tu pareja se va lejos
  novi*|pareja|marido|chico|chica + se va + erasmus|meses|extranjero|fuera|otro pais|ano|lejos
car = si comprar un coche ahora o esperar
  coche|carro|auto|moto + compr*
learn-late = si es tarde para aprender
  aprender|empezar con|empezar a tocar + piano|guitarra|instrumento|violin|cantar
study-late = si vale la pena volver a estudiar
  estudiar|carrera|universidad|estudios|grado + anos|edad|tarde|mayor + vale la pena|tarde|edad|volver|mayor|tengo
not-invited = qué hacer si no te invitan a una boda
  boda|casa|cumple* + no me invit*|no estoy invitad*|no me ha invitado
suspicious = qué hacer con una pareja celosa que lo revisa todo
  me revisa|revisa mi|me controla el|desconfia|celoso|celosa + novi*|marido|espos*|pareja|{el}|ella|movil|telefono
parents-career = qué hacer si tus padres quieren otra carrera para ti
  padres|padre|madre|papa|mama|familia + quiere* que estudie|quiere* que sea|quiere* que haga
child-drops-out = qué hacer si tu hijo quiere dejar los estudios
  hij* + dejar + universidad|carrera|estudios|uni|instituto
grades = qué hacer con las malas notas
  hij* + notas|suspend*|suspens*|reprob*
no-talk = qué hacer si ya no hablan en la pareja
  ya no hablamos|no hablamos|casi no hablamos|no tenemos de que hablar + marido|espos*|mujer|pareja|novi*|anos
neighbors = qué hacer con vecinos ruidosos
  vecin* + ruido*|musica|fiesta*|gritos|ladra|duermo|dormir|insoportable*|perro
age-gap = si la diferencia de edad importa
  diferencia de edad|anos mayor|anos menor|anos mas que yo|anos menos que yo|mas joven que yo|mayor que yo + amor|hombre|mujer|novi*|{el}|ella|pareja|me
drinks = qué hacer si tu pareja bebe demasiado
  bebe|toma|borrach*|alcohol|alcoholic* + papa|padre|mama|madre|mi hermano|mi hijo
  bebe|toma|borrach*|alcohol + marido|novi*|espos*|pareja|mujer
lied = si perdonar una mentira
  perdon* + minti*|mentira*|mentido
phone = qué hacer si tu pareja vive pegada al móvil
  movil|telefono|celular + marido|novi*|espos*|pareja|mujer
not-introduced = por qué no te presenta a su familia
  no me presenta|presentarme|no me ha presentado + familia|padres|amigos
forgot-day = qué hacer si olvidó una fecha importante
  olvid* + aniversario|cumple*
bored-couple = qué hacer con el aburrimiento en la pareja
  aburr*|rutina|monoton* + pareja|relacion|novi*|marido|espos*
blocked = por qué te bloqueó
  me bloqueo|me ha bloqueado|bloquead*
lost-thing = cómo encontrar lo que perdiste
  perdi|he perdido|no encuentro + anillo|llaves|cartera|movil|pendiente*|cadena|collar|documento*
left-out = qué hacer si tus amigos salen sin ti
  amig* + sin mi|no me invit*|me dejan fuera|no me avis*
new-job = cómo llevar los nervios de un trabajo nuevo
  nuevo trabajo|trabajo nuevo|nuevo empleo|primer dia de trabajo|empiezo a trabajar|empiezo en
wedding-nerves = cómo llevar los nervios de la boda
  me caso|nos casamos + nervios*|miedo|mes|semana* - cuando me
ex-and-friend = qué hacer cuando una amiga sale con tu ex
  amig* + mi ex|con mi ex + sale|sali*|anda|esta con|novi*|lio|liad*|liado
love-or-arranged = si tu matrimonio será por amor o arreglado
  matrimonio arreglado
two-signs = si los dos signos son compatibles
  @two-signs + compatib*|pareja|llevan|llevamos|amor|combinan|juntos|funciona|futuro|relacion|bien|novi*|cas*|esposo|marido|{el}|ella - ascendente
planet-in = qué significa esa posición
  @planet + @sign + que significa|significa|que quiere decir|que dice
mercury-when = cuándo termina Mercurio retrógrado
  mercurio + cuando|hasta cuando|acaba|termina
mercury-retro = si Mercurio está retrógrado y qué hace
  mercurio + retro*|afecta
planet-retro = si ese planeta está retrógrado
  @planet + retro*
saturn-return = cuándo es tu retorno de Saturno
  retorno de saturno
sade-sati = qué hace Saturno ahora en tu carta
  saturno + luna|hasta cuando|cuando
full-moon-me = cómo te afecta la luna llena
  luna llena + afecta*|me|mi|influye|significa|hacer|ritual
full-moon = cuándo es la próxima luna llena
  luna llena
new-moon = cuándo es la próxima luna nueva
  luna nueva
eclipse = cuándo es el próximo eclipse y qué significa para ti
  eclipse*
rising-no-time = qué se puede saber de tu ascendente sin la hora exacta
  ascendente + hora + no se|no sabe*|sin|no tengo|no recuerda*|no aparece|solo
  ascendente + manana|noche|tarde + solo|nada mas|no se
rising = cuál es tu ascendente
  ascendente + cual|que|mi|saber|calcula*|dime
moon-sign = cuál es tu signo lunar
  signo lunar|mi luna|luna natal
venus-sign = qué dice tu Venus del amor
  mi venus|venus natal
partner-sign = qué signo va mejor contigo
  @sign + que signo*|cual signo|con quien|con que + compatib*|pareja|mejor|amor|conviene|llevo
fits-sign = si te llevas bien con ese signo
  @sign + combin*|compatib*|llev* bien|me llevo|congenia*
horoscope = qué dice el horóscopo para ese signo
  @sign + horoscopo|prediccion*|como le ira|como me ira|hoy|esta semana|este mes
sign-in-love = cómo es ese signo en el amor
  @sign + amor|enamora*|conquist*|pareja|celos*|relacion* - compatib*
sign-traits = cómo es ese signo
  @sign + como es|como son|como soy|caracter*|personalidad|defectos
sun-sign = cuál es tu signo
  que signo soy|cual es mi signo|mi signo zodiacal
chart = qué dice tu carta natal
  carta natal|carta astral + dice|significa|leer|lee*|ver|interpreta*|mi
number-seen = qué significa ver siempre la misma hora
  11 11|22 22|1111|2222|333|444|777|hora espejo|horas espejo|numeros repetidos
life-path = cuál es tu número de vida
  numero de vida|camino de vida|numerologia
palm = qué dice tu mano
  palma|lineas de la mano|linea de la vida|leer la mano|leeme la mano|mi mano
card = que te saque una carta
  saca*|tira*|echa* + carta|cartas|tarot
  tarot
lucky = cuáles son tus números de la suerte
  numero* + suerte
evil-eye = si alguien te echó mal de ojo
  mal de ojo|brujeria|me hicieron un trabajo|me echaron|maldicion|amarre en mi contra|mala vibra
spell = si se puede hacer un amarre
  amarre|hechizo|conjuro|ritual de amor|endulzamiento
past-life = quién fuiste en otra vida
  vida pasada|vidas pasadas|otra vida
dream-ex = qué significa soñar con tu ex
  sone|sueno|sonar|sonado|sonando + ex
dream-teeth = qué significa soñar que se caen los dientes
  sone|sueno|sonar + diente*|muela*
dream = qué significa tu sueño
  sone|sonar con|sonado|sueno con|sueno que|pesadilla* + significa|que|con
wedding-date = qué fecha es buena para tu boda
  fecha|dia|mes + boda|casarnos|casarme + buen*|mejor|elegir|cual|que
good-day = si es buen momento para firmar
  firmar|contrato + buen|dia|hoy|manana|cuando|momento
mil-baby = qué responder a tu suegra cuando pregunta por hijos
  suegra + bebe|hijos|nieto*|embaraz*
mil-moves-in = qué hacer si tu suegra se muda con ustedes sin que te pregunten
  suegr* + vivir con nosotros|venir a vivir|mudar*|vivir en casa|instalar*
mil-key = cómo hacer que tu suegra avise antes de entrar
  suegr* + llave*|sin avisar|entra
mil = qué hacer con una suegra que se mete en todo
  suegr*
widow-house = cómo decirles a tus hijos que no estás lista para vender la casa
  hij* + vend* + casa|piso|depa*
exam-father = qué hacer con el examen suspendido y cómo hablar con tu padre
  suspend*|reprob*|jalaron|raspe + padre|papa + habla*|enfad*|enoj*|molest*
needs-time = qué significa que te pida tiempo
  necesita tiempo|pidio un tiempo|pide tiempo|necesita espacio|pidio espacio|darnos un tiempo|pide un tiempo
ex-wrote = qué contestarle a tu ex
  ex + me escribio|me hablo|me llamo|me busco|me busca|me mando|me escribe|aparecio|reaparecio
ex-new = cómo llevar que tu ex esté con otra persona
  ex + otra|otro|novia nueva|novio nuevo|nueva novia|nuevo novio|nueva pareja|pareja nueva|se casa|va a casar - amiga
ex-write = si deberías escribirle a tu ex
  ex + le escribo|escribirle|escribo|buscarl*|llamarl*|le hablo|hablarle|felicitarl*
ex-forget = cómo olvidar a tu ex
  ex + olvid*|super*|dejar de pensar|sacar*
ex-miss = si tu ex todavía piensa en ti
  ex + piensa|extrana|recuerda|echa de menos|me ama|me quiere|ama|siente
ex-back = si tu ex va a volver
  ex + volv*|vuelv*|regres*|retom*|reconcili*|otra vez|oportunidad|futuro|futur*
married-man = qué pasará con un amor que está casado
  hombre casado|casado|mujer casada + amor|enamorad*|dejar*|esposa|salgo|relacion|amante|quiero
i-cheated = si deberías contar que fuiste infiel
  le fui infiel|fui infiel|le puse los cuernos|lo engane|la engane|engane a mi
cheated = si se puede perdonar una infidelidad
  me fue infiel|me engano|me puso los cuernos|perdon* + infidel*|cuernos|engan*|infiel
  me fue infiel|me puso los cuernos|me engano
is-cheating = si tu pareja te engaña
  infiel|me engana|me esta enganando|cuernos|otra mujer|otro hombre|hay otra|hay otro|tiene otra|tiene otro
divorce = si deberías divorciarte
  divorci* + debo|deberia|me|quiero|pedir|conviene|hago - despues
after-divorce = si volverás a encontrar el amor después del divorcio
  divorci*|separ* + volver*|de nuevo|otra vez|nuevo amor|encontrar*
propose = cuándo te va a pedir matrimonio
  pedir matrimonio|pida matrimonio|pedira matrimonio|me va a pedir|anillo|proponer matrimonio
marry-doubt = si deberías casarte
  deberia|debo|duda*|miedo|segur* + casar*|boda
arranged = qué hacer si tu familia elige con quién casarte
  padres|familia + quieren que me case|obligan|casarme con
marry-when = cuándo te vas a casar
  cuando|algun dia|llegare + caso|casar*|matrimonio|boda
only-friend = si es buena idea decirle a tu mejor amigo que te gusta
  mejor amig* + enamor*|me gusta|amo
coworker-crush = si es buena idea hablar con alguien del trabajo que te gusta
  companer*|trabajo|oficina|jefe + me gusta|enamor*|atrae
tell-crush = si es buena idea decirle que te gusta
  le digo|decirle|confesar*|declarar*|directo + gusta|siento|amo|quiero|sentimientos
jealous = qué hacer con los celos
  celos|celos*
seen = si es buena idea volver a escribir después de un visto
  visto|en visto|doble check|doble tick
no-reply = por qué no te contesta
  no me contesta|no contesta|no me responde|no responde|no me escribe|dejo de escribir*|no me habla|desaparecio|ghoste* - padre|papa|madre|mama|hij*|hermana|hermano|amiga|mejor
left-me = qué hacer ahora que te dejaron
  me dejo|me termino|me corto|termino conmigo|rompio conmigo|terminamos|rompimos|me abandono|cortamos - visto|trabajo|volver*|vuelv*|regres*
comes-back = si va a volver
  va a volver|volvera|regresara|vuelva|va a regresar|vuelve + conmigo|{el}|ella|novi*|marido|espos*|cuando|me
  volvera|regresara|va a volver|va a regresar
mixed = qué quiere de ti alguien que da señales confusas
  senales|no se que quiere|confund* + quiere|me busca|frio|fria|senales|{el}|ella
situationship = qué hacer con algo que no tiene nombre
  algo serio|no quiere nada serio|casi algo|sin etiquetas|no somos novios|amigos con derecho*
no-sex = qué hacer si tu pareja ya no quiere intimidad
  sexo|intimidad|no me toca|relaciones sexuales + no|ya no|nunca
long-distance = si la relación a distancia tiene futuro
  distancia + relacion|novi*|amor|pareja|futuro
parents-against = qué hacer si tu familia no acepta tu relación
  padres|familia|madre|mama|papa + no acept*|no quieren|no le cae|no les gusta|en contra|prohib* + novi*|relacion|pareja|{el}|ella
couple-fights = qué hacer con tantas peleas en la pareja
  pelea*|discut*|discusion* + novi*|marido|espos*|pareja|mujer
not-in-love = si todavía quieres a tu pareja
  no se si + lo amo|la amo|lo quiero|la quiero|sigo enamorad*|estoy enamorad*|todavia
leave = si deberías dejar a tu pareja
  dejar|dejarl*|dejo|terminar|separar*|romper|cortar + novi*|marido|espos*|pareja|relacion|ella - trabajo|fumar|madre|mama|ciudad|equipo|todo|carrera|estudios
move-in = si te conviene irte a vivir con tu pareja
  vivir juntos|vivir con mi novi*|vivir con el|vivir con ella|irnos a vivir|mudarme con
distant = qué hacer con una pareja distante
  distante|frio|fria|raro|rara|alejad*|ya no es igual|cambio conmigo|indiferente|no me hace caso + novi*|marido|espos*|pareja|{el}|ella|conmigo|esta
loves-me = si te ama
  me ama|me quiere|ama de verdad|quiere de verdad|sigue enamorad*
thinks-of-me = si piensa en ti
  piensa en mi|me extrana|me echa de menos|pensando en mi
likes-me = si le gustas
  le gusto|le intereso|gusta de mi|siente algo por mi|siente por mi
write-first = si escribirle tú es buena idea
  le escribo|escribirle|mandarle|le hablo|hablarle + primer*|si|deberia|o|mejor
first-date = cómo llevar los nervios de una primera cita
  primera cita|cita con|tengo una cita
apps = qué hacer cuando las apps de citas cansan
  tinder|bumble|apps de citas|app de citas
soulmate = cuándo llegará tu alma gemela
  alma gemela|llama gemela|media naranja
unlucky-love = por qué te va mal en el amor
  atraigo|elijo|encuentro + siempre|mism*|equivocad*
  mala suerte|mal|siempre|patron|toxic*|mismo + en el amor|hombres|mujeres|tipo de|relaciones
why-single = por qué sigues sin pareja
  por que + solter*|sin pareja|no encuentro
find-love = cuándo encontrarás el amor
  cuando|voy a|encontrar*|conocer*|llegara|algun dia + amor|pareja|novio|novia|alguien
love-forecast = cómo viene el amor
  amor|sentimental + este mes|este ano|como me va|como viene|me espera|semana|que me
boss-pregnant = cuándo decir en el trabajo que estás embarazada
  embaraz* + jefe|jefa|trabajo|empresa
late-interview = qué hacer tras perder un puesto por llegar tarde
  llegue tarde|tarde + entrevista|puesto|vacante|trabajo + perdi|no me|rechaz*
offer-home-town = si volver a tu tierra por un trabajo es rendirse
  ofrec*|oferta|plaza + pueblo|volver|mi ciudad|mi tierra|mi pais|casa de mis padres
two-offers = qué oferta de trabajo elegir
  dos ofertas|dos trabajos|dos puestos
offer = si te conviene aceptar la oferta
  oferta|ofrec*|propuesta + trabajo|puesto|empleo|laboral|acept*|ascenso
job-result = cómo te fue en la entrevista
  tuve|hice|fue ayer|me llamaran|me cogeran|me daran|quedare + entrevista|puesto|trabajo
interview = cómo te irá en la entrevista
  entrevista
rejected = qué hacer cuando no te dan el trabajo
  no me cogieron|no me dieron el|me rechazaron|no quede + trabajo|puesto|entrevista|vacante
fired = qué hacer ahora que te despidieron
  me despidieron|me han despedido|me echaron|me han echado|me corrieron|perdi mi trabajo|perdi el trabajo|me botaron|quede sin trabajo|me quede sin
fired-soon = si vas a perder el trabajo
  van a despedir|me van a echar|perder mi trabajo|perder el trabajo|recorte*|despidos
state-job = cuándo sacarás la plaza
  oposicion*|opositor*|plaza|concurso publico|funcionari* - suspend*|reprob*|no pase
job-when = cuándo encontrarás trabajo
  encontrar*|busco|buscando|conseguir*|cuando|tendre + trabajo|empleo|chamba|curro|laburo
boss-bad = qué hacer con un jefe que te trata mal
  jefe|jefa|encargad*|supervisor* + grita|trata|humill*|odia|mal|insoport*|acos*|exige|critic*|no me
raise = cómo pedir un aumento
  aumento|subida de sueldo|subir el sueldo|ganar mas
promotion = si te darán el ascenso
  ascenso|ascend*|promocion
coworkers = qué hacer con compañeros que hablan a tus espaldas
  companer*|colegas|oficina + espaldas|mal de mi|critican|envidia|ignoran|burlan|hacen el vacio|chisme*
apprentice = si te conviene dejar la formación
  aprendiz|practicas|formacion + lent*|dejar*|deja
hate-job = qué hacer con un trabajo que odias
  odio mi trabajo|no soporto mi trabajo|hart* de mi trabajo|hart* de mi curro|odio ir|harta del trabajo|harto del trabajo|no me gusta mi trabajo
burnout = qué hacer cuando el trabajo te agota
  quemad*|burnout|agotad* + trabajo|curro|laburo
quit = si te conviene dejar el trabajo
  renunci*|dejar|dejo|cambiar de + trabajo|curro|empleo|puesto|chamba
  renuncio|renunciar
change-career = si te conviene cambiar de profesión
  cambiar de carrera|cambiar de profesion|reinventarme|empezar de cero + trabajo|carrera|profesion
which-career = qué profesión va contigo
  que trabajo|que profesion|a que me dedico|vocacion
business-slow = qué hacer si el negocio no vende
  negocio|tienda|ventas|clientes|local + no vend*|mal|flojo|pocos|sin clientes|bajas|cerrar
business = si te conviene abrir tu propio negocio
  negocio|emprender|tienda|bar|restaurante|autonomo + abrir|montar|poner|empezar|propi*|emprender|debo|deberia
lottery = si vas a ganar la lotería
  loteria|quiniela|bono|primitiva|el gordo
debt = cómo salir de las deudas
  deuda*|prestamo|debo dinero|endeudad*|tarjeta
lend = cómo recuperar el dinero que prestaste
  me debe|preste|presto + dinero|plata|lana|euros|pesos|paga|devuelv*
invest = si te conviene invertir
  invert*|cripto*|bitcoin|bolsa
rich = si serás rico
  rico|rica|millonari*
money-worry = qué hacer cuando falta el dinero
  no llego a fin de mes|apuros|sin un duro|no me alcanza|falta* + dinero|plata|fin de mes|apuros|duro|alcanza
money-when = cuándo mejorará tu dinero
  dinero|plata|lana|economi*|fin de mes|finanzas
driving = si aprobarás el examen de conducir
  conducir|manejo|carnet|licencia + examen|aprob*|pas*|suspend*
exam-passed: ¡Felicidades por aprobar!
  aprobe|he aprobado|pase el examen|saque la plaza
exam-failed = qué hacer después de suspender
  suspendi|suspendido|reprobe|reprobado|me jalaron|me raspe|no pase
exam-result = si has aprobado
  nota*|resultado* + examen*|oposicion*|aprob*
exam = si vas a aprobar
  examen*|oposicion*|parcial*|selectividad + aprob*|pas*|ira|voy|suert*|manana|nervios*|sacar*|miedo|prepar*
  voy a aprobar|aprobare
study-focus = cómo concentrarte para estudiar
  concentr*|no puedo estudiar|no consigo estudiar + estudi*
  no me concentro
drop-out = si te conviene dejar la carrera
  dejar|dejo|abandonar + universidad|carrera|estudios|uni
study-what = qué estudiar
  que estudi*|que carrera|estudiar + elegir|que|cual|mejor
visa = cómo llevar la espera de los papeles
  visa|visado|papeles|residencia|permiso + cuando|espera*|dar*|llega*|sald*|tarda*
abroad = si te conviene irte a otro país
  extranjero|otro pais|irme del pais|emigrar|irme a + trabaj*|vivir|pais|emigrar|alemania|espana|estados unidos|canada
inheritance = qué hacer con la pelea por la herencia
  herencia|testamento|heredar
sell-house = si te conviene vender la casa
  vend* + casa|piso|depa*|apartamento
buy-house = si te conviene comprar una casa
  compr*|hipoteca + casa|piso|depa*|hipoteca|apartamento
homesick = qué hacer con la nostalgia de casa
  extrano mi casa|echo de menos mi|extrano mi pais|lejos de mi familia|nostalgia|echo de menos a mi familia
lonely = qué hacer con la soledad
  sola|solo|soledad + siento|estoy|soledad|tan
move-when = cuándo es buen momento para mudarte
  mudar*|mudanza + buen|cuando|mejor|momento|mes
move = si te conviene mudarte
  mud*|cambiar de ciudad|irme a vivir|otra ciudad - hij*
ill-parent = qué hacer por un familiar enfermo
  madre|mama|padre|papa|abuel*|herman*|marido|espos* + enferm*|cancer|hospital|operan|operar|diagnostic*|tumor|infarto
care-parent = cómo cuidar a un padre o una madre sin agotarte
  cuido|cuidar|cuidando + madre|mama|padre|papa|padres|abuel*
sibling = si es buena idea llamar a un hermano que no te habla
  herman* + no me habla|no nos hablamos|pelea*|enfad*|enoj*|discut*|distanci*
father = qué hacer con un padre que no te habla
  padre|papa + no me habla|no me dirige|pelea*|discut*|enfad*|enoj*|ausente
mother = qué hacer con los choques con tu madre
  madre|mama + pelea*|discut*|control*|mete|no me deja|grita|manipul*|toxic*|me llevo mal - mis hijos|crio|mi hijo|mi hija
parents = qué hacer con unos padres que controlan
  padres|papas|familia + control*|no me dejan|presion*|exigen|no me entienden|pelea*|discut*
christmas = cómo decir que no irás en Navidad
  navidad*|nochebuena + no quiero|no ir|familia|no voy
child-moves = qué hacer cuando un hijo se va de casa
  hij* + se va|se muda|se fue|independiz* + casa|estudiar|vivir|ciudad|otra|a
child-school = qué hacer si tu hijo no quiere ir a clase
  hij* + cole*|escuela|clase|instituto + no quiere|llora|pegan|acoso|bullying|mal
teen = qué hacer con un adolescente que no habla
  adolescente|hij* + no me habla|no me cuenta|encerrad*|movil|grita|contesta mal
child-worry = qué hacer con la preocupación por un hijo
  hij* + preocup*|no come|no duerme|problema*|mal|ayud*
pregnant-scared = qué hacer con el miedo del embarazo
  embarazada + miedo|asust*|sola|no se
am-pregnant = si estás embarazada
  estoy embarazada|estare embarazada|embarazada o no|retraso
pregnant-when = cuándo llegará un embarazo
  embaraz*|quedar embarazada|ser madre|ser mama|tener un bebe|un hijo + cuando|podre|voy a|quedar|buscando|intent*|lograr*
boy-girl = si será niño o niña
  nino o nina|nina o nino|sexo del bebe
want-baby = si quieres tener un hijo
  tener hijos|tener un hijo|ser madre|ser padre
friend-betrayed = qué hacer con una amiga que te falló
  amig* + traicion*|secreto|conto|espaldas|minti*|fallo|criticando
friend-far = qué hacer cuando una amistad se enfría
  amig* + cambi*|ya no|alej*|distan*|no me escribe|no me habla|ignora|no me contesta
no-friends = cómo hacer amigos
  no tengo amig*|hacer amigos|hacer amigas|sin amigos
smoke = cómo dejar de fumar
  fumar|cigarr*|tabaco|vapear
sleep = qué hacer para dormir
  dormir|insomnio|duermo|me despierto
burnout = qué hacer cuando el trabajo te agota
  trabajo + estres*|agobi*|agot*|cansad*|no puedo mas con el trabajo
tired = por qué estás siempre sin fuerzas
  cansad*|agotad*|sin energia|sin fuerzas
overthink = cómo dejar de darle vueltas a todo
  dejar de pensar|darle vueltas|dandole vueltas|vueltas a la cabeza|sobrepens*|pienso demasiado
anxious = qué hacer con la ansiedad
  ansiedad|ansios*|nervios*|agobiad*|angusti*|estresad*
confidence = cómo tener más confianza
  autoestima|insegur*|confianza en mi|no valgo
weight = cómo perder peso sin rendirte
  adelgazar|bajar de peso|perder peso|dieta|kilos
ashamed = qué hacer con la vergüenza
  verguenza|avergonz*|me arrepiento|la cague|meti la pata
sad = por qué estás triste
  triste|tristeza|lloro|llorando|desanimad*|bajon
too-late = si es tarde para empezar de nuevo
  tarde para|demasiado tarde|muy tarde|demasiado mayor|muy mayor|empezar de nuevo|empezar de cero
late-life = qué hacer cuando sientes que vas por detrás
  atrasad* en la vida|me quedo atras|todos menos yo|todo el mundo + cas*|hijos|avanza*|adelante|menos yo
luck = cuándo cambiará tu suerte
  suerte|mala racha + cuando|cambi*|mala|acaba*|termina*|por que
bad-phase = cuándo va a mejorar todo
  todo me sale mal|todo va mal|todo mal|mala epoca|cuando mejor*|va a mejorar
health = qué se puede decir de tu salud
  salud + mi|como|ira|espera
purpose = cuál es tu propósito
  proposito|mision de vida|sentido de mi vida|para que estoy aqui
next-year = cómo será tu próximo año
  proximo ano|ano que viene|2027 + como|que me|espera|sera|ira|viene
my-year = cómo será tu año
  este ano|mi ano + como|que me|espera|sera|ira|viene
my-month = cómo será tu mes
  este mes|mi mes + como|que me|espera|sera|ira|viene
my-week = cómo será tu semana
  semana + como|que me|espera|sera|ira|viene - dormi*|duermo
sky-now = qué hay hoy en el cielo
  cielo|astros|planetas + hoy|ahora|esta noche
my-day = cómo viene tu día
  como sera mi dia|que me espera hoy|dia de hoy|como me ira hoy|que tal hoy|mi horoscopo|horoscopo de hoy|mi dia
future = qué te espera
  mi futuro|que me espera|el futuro|que me depara
decide = cómo decidirte
  no se que decidir|no se decidir*|no me decido|indecis*|tomar una decision|no se que hacer con mi vida
`,
};
