/** Situations of ordinary life in Spanish; how entries are written stands at `QuestionTable`. */
export const SPANISH_EVERYDAY = `
debt-hidden = cómo contar que tienes deudas
  debo|deuda*|tarjeta|prestamo + verguenza|a escondidas|contarle|decirle
first-day = cómo empezar el primer día
  manana|lunes|hoy + primer dia|empiezo|comienzo + {job}|cocina|turno|hospital|escuela|nervi*|tembland* - {child}
pet-fear = qué hacer con un animal que tiene miedo
  {pet} + miedo|tiembla|panico + cohetes|fuegos|truenos|petardos|pirotecnia|tormenta*
pet-after-move = qué hacer si tu animal no come
  {pet} + no come|no quiere comer|dejo de comer + mudanza|mudamos|cambiamos|nueva casa|casa nueva
teacher-crush = qué hacer con lo que sientes por quien te enseña
  profe|profesor|profesora|maestro|maestra|instructor* + enamorad*|me gusta|atrae - {child}
dinner-burnt = qué hacer con la cena quemada
  quemo|quemada|quemado|se me quem* + cena|comida|pastel|arroz
gym = si ir al gimnasio o entrenar en casa
  gimnasio|gym + casa|apunto|inscrib*|o
full-time-dog = si adoptar un perro trabajando tanto
  perro|perrita|cachorro|gato|mascota + adopt*|comprar|tener + trabajo|tiempo completo|todo el dia|solo
roommate-food = qué hacer si se comen tu comida
  roomie|companer* de piso|companer* de cuarto|compi + come|comida|queso|leche|refri*|nevera
upstairs-noise = qué hacer con el ruido de arriba
  vecin* + arriba|taconea*|tacones|ruido|noche|musica|taladr* + ruido|noche|tacon*|no duermo|madrugada
child-hid-study = qué hacer con lo que te ocultó tu hijo
  {child} + dejo la universidad|dejo la carrera|abandono la uni* + no me|sin decir*|oculto|escond*
child-no-study = qué hacer si no quiere estudiar
  {child} + no quiere estudiar|no quiere ir a la uni*|no quiere entrar a la uni*
visit-duty = qué hacer con una visita que no te apetece
  prometi|tengo que + visitar|ver + abuel*|tia|tio|suegr* + no quiero|no tengo ganas|pereza|flojera
offer-low-pay = si aceptar un trabajo con menos sueldo
  {job}|oferta|puesto + menos sueldo|pagan menos|gano menos|sueldo mas bajo|menor salario|salario mas bajo
planet-in = qué dice esa posición
  @planet + @sign + mi|explica|significa|por eso|tener - {partner}
truck-passed: ¡Felicidades por el permiso!
  saque|pase|aprobe|tengo + carnet|licencia|permiso + camion|trailer|autobus
marathon: ¡Felicidades por esa carrera!
  termine|corri|acabe|complete + maraton|media maraton|10k|carrera de
debt-free: ¡Felicidades, qué alivio!
  termine de pagar|pague la ultima|acabe de pagar|ultima cuota|sin deudas|liquide
visa-yes: ¡Felicidades por los papeles!
  me aprobaron|me dieron|aprobada|salio|llego + visa|visado|residencia|nacionalidad|papeles - no me|negaron
surgery-well: Qué alivio que haya salido bien.
  operacion|cirugia|operaron + bien|exito|perfecto - miedo|manana|proxim*
hidden-child = qué hacer con lo que acabas de descubrir
  {partner} + tiene un hij*|tenia un hij*|otro hij*|otra hij* + escond*|oculto|nunca me|no me|entere|descubri
speech-begin = por dónde empezar el discurso
  como empiezo|por donde empiezo|como comienzo|como arranco + @after-speech
transfer-stay = cómo decir que te quedas
  se lo digo|le digo|decirle|decirselo + @after-relocate
not-yet-no = cómo decir «todavía no»
  si digo que no|si le digo que no|va a creer|va a pensar|pensara + @after-move in
told-pregnant: Gracias por contármelo.
  se lo dije|le dije|le conte + callado|nada|silencio|se fue|frio + @after-pregnant
  embarazad*|embarazo + se lo dije|le dije|ya sabe|le conte + callado|nada|silencio|se fue|frio|serio
ex-again-family = qué hacer si tu familia está en contra de que volvieran
  volvi con mi ex|volvimos|regrese con|regresamos|volver con mi ex + familia|herman*|mama|papa|padres|amig* + no quiere*|en contra|odia*|no les gusta|enojad*|no aprueba*
partner-quits = qué hacer si tu pareja quiere dejar el trabajo
  {partner} + dejar el trabajo|dejar su trabajo|renunciar|dejar la empresa|dejar el empleo|emprender|independizarse|uber|taxi + quiere|quier* + miedo|bebe|hij*|niñ*|nin*|sueldo
live-near-mil = qué acordar antes de vivir cerca de tu suegra
  vivir|mudarnos|mudarse + su madre|su mama|suegr* + mismo edificio|misma casa|al lado|abajo|arriba|con su|planta
live-together-quiet = qué hacer si aún no quieres vivir en pareja
  {partner} + vivir junt*|vivamos junt*|mudarse conmigo|mudarme con + miedo|espacio|tranquil*|no se|paz|todavia no
neighbor-crush = qué hacer con lo que sientes
  vecin*|esposo de mi amiga|marido de mi amiga|novio de mi amiga + me gusta|gusta|enamor*|mariposas|cosquill* + amiga|espos*|mujer|casad*
like-a-brother: Qué frase más difícil de oír.
  como un hermano|como una hermana|como herman*|solo amigos|como amig* + dijo|dice|contesto|respondio|ve|quiere
on-off-block = por qué te bloquea y te desbloquea
  bloque* + desbloque*
apologize-partner = cómo pedir perdón después de gritar
  grite|le grite|me pase|perdi los nervios|explote|trate mal + perdon|disculpa*|arrepient*|arreglo|arreglar
wedding-no-money = qué hacer si aún no alcanza para la boda
  boda|casarnos|casarse|casamiento + no tengo dinero|sin dinero|no alcanza|no me alcanza|plata|lana|pagar|caro|cara - invitad*
snores = qué hacer con los ronquidos
  ronca|roncar|ronquidos
ex-same-party = qué hacer si te encuentras a tu ex en la fiesta
  mi ex + va a estar|estara|tambien va|invitado|invitada + boda|fiesta|cumple*|cena
ex-friends = si puedes ser amiga o amigo de tu ex
  ex + amigos|amistad|amigas + quiere|ser|seguir|quedar
never-listens = qué hacer cuando no te escucha
  {partner} + no me escucha|nunca me escucha|no me hace caso|ni me escucha
friend-kissed = qué hacer después de ese beso
  bese|nos besamos|me beso + {friend}
silent-daughter = si escribirle primero a quien no te habla
  mi hija|mi hijo|mis hijos + no me habla|no me hablan|no contesta|no me contesta|dejo de hablarme|no me llama|no quiere verme|corto contacto + desde|meses|ano|semanas|navidad|escribir|escribo
marry-not-yet = qué decir cuando quieren casarte y tú todavía no
  familia|padres|mama|papa|mis papas|tias + casarme|casarte|me case|presentan|pretendientes + no quiero|todavia no|aun no|presion*
his-mother-all = qué hacer si todo lo consulta con su madre
  {partner} + su madre|su mama|suegra + pregunta|consulta|decide|permiso|todo
mil-cooking = qué contestar a quien critica tu cocina
  suegr* + cocin*|comida|guiso|plato|arroz + critic*|queja|no le gusta|opina|mal
wrong-chat: ¡Ay, qué vergüenza! Le pasa a cualquiera.
  audio|mensaje|captura|nota de voz|foto + grupo|chat|equivoc*|error + mal|suegra|jef*|hablando|criticando|verguenza|por error|equivoc*
child-abroad = cómo llevar que se va una temporada
  {child} + erasmus|intercambio|se va a estudiar|se va al extranjero|semestre|beca
miss-child-stay = si volver con tus hijos o aguantar un poco más
  extrano|echo de menos|me hacen falta|extranando + mi hij*|mis hij*|nin* + regres*|vuelvo|volver|aguant*|quedarme|lejos|otro pais
relative-stays = qué hacer con la visita que no se va
  cunad*|suegr*|primo|prima|sobrin*|hermano|hermana + vive con nosotros|viviendo con nosotros|en mi casa|en nuestra casa|no se va|instalad* + mes|meses|semanas|no se va|cuando|ano
mother-new-love = cómo acostumbrarte a la nueva pareja de tu madre
  mi madre|mi mama|mi padre|mi papa + nuevo novio|nueva novia|nueva pareja|tiene novio|tiene novia|se casa|sale con
dad-absent-child = qué hacer si el padre no aparece
  padre de mi|papa de mi|padre de mis|papa de mis + no viene|no lo ve|nunca|no aparece|no llama|no visita|no lo visita
baby-name = qué nombre ponerle al bebé
  nombre + bebe|nina|nino|hija|hijo + no nos ponemos|discut*|no coincid*|poner|ponerle|elegir|gusta
child-failed = cómo tomar que haya suspendido
  {child} + suspend*|reprob*|jalo|perdio el ano|malas notas
kid-asks-dad = qué hacer si tu hijo quiere irse con su padre
  {child} + quiere vivir con|irse con|quiere irse + su padre|su papa|papa|su madre|su mama
lend-family = si prestarle dinero a la familia
  herman*|prim*|tio|tia|cunad*|mi madre|mi padre|hijo|hija + prestad*|presto|prestar|me pide dinero|pide plata|pide lana|dinero otra vez
grandkids = cómo ver más a tus nietos
  niet* + no me dejan|no los veo|casi no|no veo|ver mas|extrano|nunca
no-visit: Duele que no vengan.
  nadie|familia|hij*|niet* + no me visita*|no vienen|nunca vienen|no viene a verme|me visita
work-kids-guilt = qué hacer con la culpa de trabajar tanto
  culpa|culpable|mala madre|mal padre + trabaj* + hij*|nin*|bebe
forgot-birthday = cómo arreglar un cumpleaños olvidado
  se me olvido|olvide|me olvide + cumple*|aniversario|santo
cousin-wedding = si ir sola o acompañada a la boda
  boda|bodas|casamiento + sola|solo|acompanante|acompanad*|pareja|con quien - mi boda|casarme|nuestra boda
far-wedding = qué hacer si no puedes pagar el viaje a la boda
  boda + lejos|no puedo pagar|no me alcanza|caro|vuelo|viaje + amig*|prim*|invit*
not-paid-again = qué hacer cuando te deben el sueldo
  {boss}|empresa|patron|trabajo + me debe*|no me paga*|no me ha pagado|no me han pagado|quincena*|sueldo atrasado|sin pagar
big-order = si aceptar un pedido tan grande
  pedido*|encargo*|encargaron|encargan|me pidieron|me pidio|me piden|cliente|clienta + tantos|tantas|grande|nunca hice|nunca he|docenas|para el sabado|acepto|no doy abasto|alcanzo - dinero
small-start = cómo empezar un negocio con poco
  poner|abrir|montar|empezar|vender + negocio|puesto|tienda|tiendita|local|comida|tacos|postres|ropa|salon + ahorr*|poco dinero|cansad*|trabajo|dinero|capital
open-cafe = si dejar el trabajo y abrir algo tuyo
  dejar|renunciar|salirme + trabajo|banco|oficina|empleo + cafeteria|cafe|restaurante|panaderia|tienda|negocio|taller|estudio
business-or-job = si tu negocio va a salir adelante o mejor buscas trabajo
  negocio|local|tienda|salon|emprendimiento|puesto|taller + jalar|funcionar|levantar|salir adelante|mejorar|cerrar|cierro|ventas|remontar|chamba|trabajo
transfer-work = si aceptar el traslado
  {boss}|empresa|oferta|oficina|puesto + trasl*|mudarme|otra ciudad|cambiarme de ciudad|irme a
offer-abroad-family = qué hacer si te ofrecen trabajo lejos y en casa no quieren
  oferta|ofrecieron|me salio|contrato|trabajo + extranjero|otro pais|fuera|dubai|canada|espana|estados unidos|alemania + no quiere|se opone|no esta de acuerdo|pequen*|ninos
coworker-cold = qué hacer con alguien que no te saluda en el trabajo
  companer*|colega|compi + no me saluda|no saluda|me ignora|no me habla|me hace el vacio|ni me mira
farewell-speech = qué decir en el discurso
  discurso|unas palabras|dar un discurso + jubil*|despedida|se va|companer*|retir*
call-you = qué quiere decir «ya te llamaremos»
  entrevista|curriculum + te llamamos|te llamaremos|nosotros te|nos comunicamos|estamos en contacto|te avisamos
ghost-job = qué hacer si no llaman después de la entrevista
  entrevista + semana|semanas|dias|hace + nada|no llaman|no me llaman|silencio|no contestan|no he sabido
boss-weekend = qué hacer si tu jefe te escribe fuera de horario
  {boss} + escribe|whatsapp|llama|mensajes + fin de semana|domingo*|sabado*|noche|vacaciones|fuera de horario
night-shift = cómo aguantar los turnos de noche
  turno de noche|turnos de noche|de madrugada|turno nocturno|trabajo de noche
new-boss = cómo empezar con un jefe nuevo
  nuevo jefe|nueva jefa|jefe nuevo|jefa nueva
colleague-leaves: Qué pena cuando se va quien alegra el día.
  companer*|colega + se va|renuncio|deja la empresa|se cambia|ultimo dia + triste|pena|sol*|extran*|voy a
lost-job-hide = cómo contar en casa que perdiste el trabajo
  perdi el trabajo|me despidieron|me echaron|me corrieron + no le he dicho|no he dicho|no se lo|no lo sabe|no sabe|esconder|ocult*
result-family-asks = cómo aguantar la espera mientras todos preguntan
  resultado*|oposicion*|examen|nota|notas|lista + espera*|cuando sal*|cuando dan + familia|todos|mama|papa|preguntan|pregunta
exam-parents-taunt = qué hacer si en casa te lo echan en cara
  examen|oposicion*|admision|ingreso + familia|casa|padres|mama|papa|tios + burlan|echan en cara|critic*|reproch*|comparan
exam-again = cómo seguir después de suspender otra vez
  suspendi|reprobe|no pase|jale + otra vez|de nuevo|segunda|tercera|repetir
friend-money = qué hacer con quien te debe dinero
  {friend}|vecin*|prim*|companer* + me debe|no me paga|le preste|no me devuelve
visa-denied: Qué rabia, otra vez un no.
  visa|visado|residencia|asilo|papeles + neg*|rechaz*|denega*|deneg*
flat-unsold = si se va a vender la casa
  vender|venta|vendo|vendera + casa|piso|departamento|apartamento|depa|terreno + nadie|no llama*|meses|cuando|anuncio|no se vende
deposit = cómo recuperar la fianza
  fianza|deposito + caser*|duen*|arrendador*|piso|departamento|devuelv*|regres*
rent-raise = qué hacer si te suben el alquiler
  suben|subio|subir|sube|subieron|aument* + alquiler|renta|arriendo
car-broken = qué hacer con el coche averiado y sin dinero
  coche|carro|auto|moto + averi*|descomp*|se rompio|no arranca|taller|mecanico + dinero|plata|caro|pagar|lana|no tengo
return-home = si volver a tu país o quedarte
  volver|volverme|regresar|regreso|vuelvo|regresarme + mi pais|mi tierra|colombia|mexico|peru|argentina|venezuela|ecuador|espana|cuba|bolivia|chile - ex|novi*
sleep-retired = por qué duermes mal desde que te jubilaste
  duermo|dormir|insomnio|sueno + jubil*|pension*|retir*
gossip = qué hacer con los chismes
  chism*|hablan de mi|hablan mal de mi|cotille*|habladurias + vecin*|pueblo|barrio|gente|familia|todos
shy-speak = cómo hablar delante de otros
  hablar en publico|hablar delante|exponer|presentacion + miedo|vergüenza|verguenza|timid*|nervi*|tiembl*
tattoo = si hacerte el tatuaje
  tatu*
hair-regret: ¡Ay! Eso crece, de verdad.
  me corte|cortaron|tine|tinieron + pelo|flequillo|fleco|cabello + arrepient*|no me gusta|feo|horrible|fatal|odio
hair-change = si cambiar de peinado
  pelo|cabello|flequillo|fleco + corto|cortarme|tenir*|cambio|rubi*|corto o|cortar
gift = qué regalar
  que le regalo|que regalar|que puedo regalar|idea de regalo|que le doy de regalo
pet-trip = con quién dejar a tu animal
  {pet} + con quien|quien cuida|quien lo cuida|quien la cuida|dejar|dejo + viaj*|vacaciones|me voy|fuera
moving-chaos = cómo llevar la mudanza
  mudanza|nos mudamos + caos|cajas|semana|estres*|locura|nervi*
dentist = qué hacer con el miedo al dentista
  dentista + miedo|panico|nervi*|manana|terror
flying = qué hacer con el miedo a volar
  miedo|panico|terror + volar|avion|aviones|vuelo
quit-study = si dejar la carrera
  dejar|abandonar|dejo + carrera|universidad|uni|estudios|facultad - trabajo|hij*
change-at-40 = si cambiar de profesión a tu edad
  cambiar de profesion|cambiar de carrera|cambiar de rubro|cambiar de trabajo|reinventarme + anos|edad|40|45|50
turn-begin = por dónde empezar
  como empiezo|por donde empiezo|como comienzo|como lo empiezo|como arranco
turn-say = cómo decirlo
  como se lo digo|como le digo|que le digo|como lo digo|como decirle|como decirselo|como les digo|que le contesto
turn-when = cuándo es buen momento
  cuando seria|cuando es mejor|cuando lo hago|buen momento|mejor momento|cuando se lo digo
turn-normal = si es normal
  es normal|sera normal|es normal eso
turn-if-no = qué pasa si la respuesta es no
  y si me dice que no|y si dice que no|y si no quiere|y si no funciona|y si sale mal
turn-now = qué hacer ahora
  y ahora que|ahora que hago|y ahora|que hago ahora|que hago
turn-should = si hacerlo o no
  lo hago o no|entonces si o no|lo hago|entonces que hago
`;
