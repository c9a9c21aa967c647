import type { ToldTable } from './told-table.ts';

export const SPANISH_TOLD: ToldTable = {
  names: {
    // Without its accent it is "he" only before a verb, a small word or the end.
    el: 'el(?= (?:me|no|se|es|y|ya|esta|va|quiere|tiene|dice|sigue|nunca|solo|siempre|lo|la|le|te|fue|era|vive|cree|piensa|siente|o|dijo|ha|hace|pero|que)(?: |$)| $)',
    partner: 'novi[oa]|marido|espos[oa]|mujer|pareja|prometid[oa]|chic[oa]',
    child: 'hij[oa]s?|nin[oa]s?|nen[ea]s?|chamac[oa]|peque',
    parent: 'madre|mama|padre|papa|padres|papas|mami|papi|abuel[oa]',
    friend: 'amig[oa]s?|mejor amig[oa]|bestie',
    boss: 'jef[ea]|encargad[oa]|supervisora?',
    job: 'trabajo|curro|chamba|empleo|laburo|oficina|pega',
    pet: 'perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|mascota|conejo',
    sad: 'triste|lloro|llorando|llorar|deprimid[oa]|fatal|dolor|duele|miedo|sol[oa]|extrano|pena',
    others:
      'hij[oa]s?|madre|mama|padre|papa|amig[oa]s?|jef[ea]|companer[oa]s?|herman[oa]s?|suegr[oa]|vecin[oa]s?|compi|roomie|abuel[oa]|profe|perr[oa]|gat[oa]',
  },
  entries: `
ex-back = si tu ex va a volver
  ex|novio|novia + bloqueo|bloquead*|dejo + buscar|volver*|vuelve|regresar*|va a escribir
driving-failed = si vas a aprobar el examen de conducir
  examen|practico|prueba + conducir|manejar|carnet|licencia + suspend*|reprob*|tercera vez|dos veces|otra vez
dropped-out-hidden: Qué peso llevas con ese secreto.
  papas|padres|familia|mama + no saben|no sabe|les menti|creen que|piensan que + deje la uni*|deje la universidad|deje la carrera|uni|universidad|carrera + graduo|graduar*|deje|abandone
hanged-man = qué dice el Colgado cuando sale varias veces
  el colgado + saque|salio|sale|carta|tarot|veces
craft-later = si dejar un trabajo seguro por un oficio
  dejar|renunciar + banco|oficina|trabajo + carpinter*|panader*|oficio|artesan*|ceramica|cocinera|cocinero
parent-far-alone: Es duro tener lejos a quien quieres.
  mi madre|mi mama|mi padre|mi papa|mis padres + sola|solo|solos + culpa|culpable|lejos
move-back-parent = si volver a casa por tu padre o tu madre
  padre|madre|papa|mama + solo|sola + volver|regresar|mudarme
retiring-soon: Qué paso tan grande, jubilarse.
  jubilo|jubilacion|jubilarme|ultimo dia de trabajo + proxim*|semana|mes|manana|despues de + nervi*|miedo|feliz|contenta|contento|anos
abroad-calls-less = si hay otra persona cuando te escribe cada vez menos
  novio|marido|esposo|novia|esposa|pareja + se fue a|lejos|otro pais|extranjero|fuera del pais + menos|ya no|cada vez|domingos + escribe|llama|otra|otro
acts-different = si quiere terminar porque está distinto
  novio|novia|marido|pareja + distinto|distinta|raro|rara|diferente|frio|fria + terminar|dejarme|cortar|quiere
love-after-divorce = si volverá el amor después del divorcio
  divorci*|separada|separado + amor|alguien|sola|solo|todavia + volver*|otra vez|encontrar*|vendra|llegara|queda
litter-soon: Qué nervios, una camada en camino.
  perra|gata + cachorros|gatitos|parir|dar a luz|camada
left-after-years: Lo siento mucho.
  mi marido|mi esposo|mi mujer|mi esposa + se fue|me dejo|se ha ido + despues de|anos
fooled-cursed = si hay una maldición en el amor
  maldicion|maldita|mal de ojo|brujeria + hombres|amor|novios|enganan|siempre
alone-trip = si es egoísta irte sola unos días
  sola|solo + mar|playa|viaje|viajar|vacaciones|semana + egoista
another-try = si vale la pena intentarlo otra vez
  examen|oposicion*|selectividad|mir|admision + tercera|cuarta|quinta|otra vez|de nuevo + vale la pena|sigo|seguir|dejarlo
own-use-eviction = qué hacer si tienes que dejar el piso
  casero|dueno|propietario + quiere el piso|necesita el piso|nos echa|tenemos que irnos|desaloj*|hay que salir
dream-rain-inside = qué significa soñar que llueve dentro
  sone|sonado|sueno + llovia|llueve|lluvia|inund*
first-day: Los nervios del primer día son de los buenos.
  primer dia + manana|lunes + nervi*|miedo|trabajo
study-own-or-parents = si estudiar lo que quieren tus padres o lo que te gusta
  mis padres|mis papas|mi padre|mi mama + quieren|quiere|dicen + derecho|medicina|carrera|ingenieria + yo quiero|me gusta|prefiero|amo
grown-child-silent = si mandarle una tarjeta a tu hija
  mi hija|mi hijo + no me habla|ya no me habla|dejo de hablarme + cumpleanos|tarjeta|carta|algo que dije|perdon
partner-died: Siento mucho tu pérdida.
  perdi a mi (?:marido|esposo|esposa|mujer|novio|novia|pareja)|quede viud[oa]|soy viud[oa]|enviude|falta mi (?:marido|esposo|mujer|esposa)
parent-died: Siento mucho tu pérdida.
  perdi a mi (?:madre|mama|padre|papa|viejo|vieja)|falta mi (?:madre|mama|padre|papa)|sin mi (?:madre|mama|padre|papa) - mi boda
aunt: ¡Felicidades!
  soy ti[oa]|ser ti[oa]|mi sobrin[oa] + nacio|nacid[oa]|hoy|soy|voy
child-got-in: ¡Felicidades a tu hijo!
  {child} + entro en|entro a|aceptaron|admitieron|aprobo|se graduo|admitid[oa] - {partner}
friend-slept: Siento mucho lo que te hicieron.
  {friend} + acosto con|se lio con|beso a|con mi (?:novio|novia|marido|ex)|me quito a + {partner}|ex
friend-took-crush = qué hacer si tu amiga sale con quien te gusta
  {friend} + mi crush|el chico que me gusta|la chica que me gusta|quien me gusta
ex-house = qué hacer si tu ex reclama la casa
  ex|exmarido|exmujer + casa|piso|herencia|bienes|custodia del perro + mitad|quiere|reclama|vender|quitar*
move-or-mother = qué hacer si tu pareja quiere irse y tú no quieres dejar a tu madre
  {partner} + ciudad|mudar*|irnos|lejos|pueblo|pais + madre|mama|padre|papa|padres
lies = qué hacer si tu pareja te miente
  {partner} + miente|mentiras|mintiendo|mentiros[oa]
test-results-other: Esperar así es duro.
  {parent}|{partner}|{child} + resultado*|biopsia|pruebas|analisis + miedo|espera*|asustad[oa]|nervios*
boss-slow = qué hacer si tu jefe dice que eres lento
  {boss} + lent[oa]|mas rapid[oa]|no rindo|rendimiento
not-picked: Siento que no te eligieran.
  no me eligieron|no me escogieron|no me seleccionaron|me quede fuera|no me cogieron + equipo|casting|obra|seleccion|grupo|coro
father = qué hacer con un padre que no te habla
  mi padre y yo|mi papa y yo + no nos hablamos|no hablamos|peleados|sin hablar
rising-means = qué significa ese ascendente
  @sign + ascendente + significa|que es|como es|quiere decir
am-pregnant = si puede ser un embarazo
  sin regla|no me baja|no me viene la regla|retraso + meses|semanas|dias|miedo|regla|baja
married-man = qué esperar de alguien que tiene esposa
  no deja a su (?:mujer|esposa|marido)|no la deja|tiene esposa|tiene mujer|esta casado + ama|quiere|amante|dice|meses|anos
sleep-apart = qué hacer si duermen separados
  {partner} + dormimos separados|duerme en el sofa|camas separadas|habitaciones separadas|duermo en el sofa|ronca
turned-down: Siento el rechazo.
  me rechazo|me dijo que no|me mando a la friendzone|friendzone|solo me ve como amig[oa]
no-holiday = qué hacer si te niegan las vacaciones
  {boss} + vacaciones|dias libres|permiso + nego|negado|no me da|no me dio|rechaz*|no me deja
birthday-plan = qué hacer en tu cumpleaños
  cumple|cumpleanos + plan|planes|que hago|celebrar
value-me = cómo hacer que te valoren en el trabajo
  {boss}|{job} + valor*|reconoz*|aprecian?
forgot-day = qué hacer si olvidó tu día
  {partner} + olvid* + cumple*|aniversario
meet-parents = cómo conocer a los padres de tu pareja
  conocer a sus padres|conozca a sus padres|conocer a mis suegros|conozco a sus padres|conocer a su familia
tell-father = si decírselo al padre
  embarazada + al padre|el padre no|decirselo|se lo digo|el no lo sabe - mis padres|mi padre|mama
grades = qué hacer con las malas notas
  {child} + suspendio|suspendid[oa]|mala nota|malas notas|saco un|reprobo
mother-calls = qué hacer con una madre que llama sin parar
  madre|mama + llama + veces|todo el dia|a cada rato|todos los dias|sin parar
child-sleeps = qué hacer si tu hijo no quiere dormir solo
  {child} + dormir sol[oa]|duerme conmigo|en mi cama|en nuestra cama
offer-partner = qué hacer si tu pareja no quiere mudarse por tu trabajo
  ofrec*|oferta|traslado|puesto + {partner} + no quiere|se queda|no puede|irse|mudar*
wrong-study = qué hacer si dudas de tu carrera
  carrera|facultad|grado|estudios + equivo*|no me gusta|dudas|odio|no es lo mio|arrepient*
double-life: Siento mucho lo que descubriste.
  {partner} + otra familia|doble vida|otro hijo|otra mujer y|hijo con otra
no-meeting = qué significa que escriba y nunca quede
  escribe|habla|chatea + nunca queda|no quiere quedar|nunca quiere ver*|no quiere verme|nunca nos vemos|excusas
crush-unaware = cómo acercarte a quien te gusta
  me gusta|crush + no sabe|existo|no me conoce|timid[oa]|verguenza|acercar*|hablarle
not-posted = qué significa que no te suba a sus redes
  no me sube|nunca me sube|no sube fotos|no me publica|no me etiqueta + insta*|redes|historias|fotos|face*|nunca
late-home = qué hacer si tu pareja llega tarde y no contesta
  {partner} + llega tarde|vuelve tarde|llega a las + {job}|telefono|movil|celular|noche|siempre|contesta
pet-dying: Siento mucho que tu animal esté tan mal.
  {pet} + sacrific*|eutanasia|dormirl[oa]|terminal|se me muere|se esta muriendo - murio|sacrificamos|se fue
pet-ill: Siento que tu animal esté enfermo.
  {pet} + enferm[oa]|veterinari[oa]|no come|vomit*|operan|malit[oa] - murio
proposed: ¡Felicidades por la pedida!
  me pidio matrimonio|me ha pedido matrimonio|me pidio que me case|me pidio la mano|nos comprometimos|nos vamos a casar
together-again: Me alegro de que hayan vuelto.
  volvimos|hemos vuelto|regresamos + feliz|content[oa]|juntos|otra vez - {sad}|miedo
first-kiss: ¡Qué bonito!
  me beso|nos besamos|nos hemos besado|primer beso - {sad}|mi ex|infiel|{pet}
baby-born: ¡Felicidades por el bebé!
  nacio mi|ha nacido mi|nacio nuestr[oa]|di a luz|soy mama + feliz|por fin|precios[oa]|hoy|ayer|hermos[oa] - {sad}|mal[oa] madre|inutil
grandchild: ¡Felicidades por tu nieto!
  soy abuel[oa]|nacio mi niet[oa]|ha nacido mi niet[oa]|voy a ser abuel[oa]
pregnant-glad: ¡Felicidades!
  embarazada + feliz|felices|por fin|que alegria|emocionad[oa]|no me lo creo - {sad}
promoted: ¡Felicidades por el ascenso!
  me ascendieron|me han ascendido|me dieron el ascenso|me han dado el ascenso|consegui el ascenso|me hicieron jef[ea]
got-job: ¡Felicidades por el trabajo!
  me contrataron|me han contratado|me dieron el (?:trabajo|puesto|curro)|me han cogido|me cogieron|consegui (?:el )?trabajo|tengo trabajo nuevo|me han dado el (?:trabajo|puesto) - no me
own-flat: ¡Qué alegría, tu propia casa!
  mi propi[oa] (?:piso|casa|depa|departamento|apartamento)|me independice|me fui a vivir sol[oa] - {sad}
bought-home: ¡Felicidades por la casa!
  compramos|nos compramos|hemos comprado|compre|firmamos + casa|piso|depa*|apartamento
pet-new: ¡Qué alegría!
  adoptamos|adopte|hemos adoptado|he adoptado + {pet}|cachorr[oa]
got-in: ¡Felicidades por la plaza!
  entre en|entre a|me aceptaron|me admitieron|me han admitido|me han aceptado + universidad|uni|carrera|master|facultad|medicina
graduated: ¡Felicidades!
  me gradue|me he graduado|termine la carrera|acabe la carrera|ya soy (?:medic[oa]|enfermer[oa]|abogad[oa]|ingenier[oa])
driving-passed: ¡Felicidades por el carnet!
  aprobe|he aprobado|saque|pase|me saque + carnet|conducir|manejo|licencia|practico
smoke-free: ¡Enhorabuena!
  sin fumar|deje de fumar + meses|semanas|dias|mes|ano
birthday-sad: Siento que tu cumpleaños sea así.
  cumple|cumpleanos|hoy cumplo + {sad}|nadie|olvid* - feliz cumple
turning: Cumplir años pesa a veces.
  cumplo|voy a cumplir|cumplir los + 30|40|50|60|treinta|cuarenta|cincuenta|sesenta
birthday-glad: ¡Feliz cumpleaños!
  es mi cumple|es mi cumpleanos|hoy cumplo
met-someone: ¡Qué alegría!
  conoci a alguien|he conocido a alguien|estoy enamorad[oa]|me enamore + feliz|content[oa]|nube|ilusionad[oa]|maravillos[oa] - {sad}|casad[oa]
ex-marries: Siento que esa noticia duela.
  mi ex + se casa|boda|se va a casar|se caso|comprometid[oa]
ex-baby: Siento que esa noticia duela.
  mi ex + bebe|hijo|embarazada|va a ser padre|espera un
ex-seen: Ver a un ex con otra persona duele.
  vi a mi ex|encontre a mi ex|me cruce con mi ex|foto de mi ex + otr[oa]|novia|novio|alguien|nueva
ex-wants-back = si volver con tu ex es buena idea
  mi ex + quiere volver|quiere regresar|otra oportunidad|me pide volver|me pidio volver|arreglar*
ex-pesters = qué hacer con un ex que no deja de escribir
  mi ex + no para de|no deja de|me sigue escribiendo|me molesta|insiste|acosa
ex-still = qué hacer si todavía quieres a tu ex
  mi ex + sigo|todavia|aun + enamorad[oa]|amo|quiero|pienso|no l[oa] olvido
silent-likes = qué significa que mire tus historias y no escriba
  historia*|stories|estados|like|likes + sin saber|no me escribe|no escribe|no me habla|no habla|no contesta|significa|despues de|mira|ve
unfollowed = qué significa que te dejara de seguir
  dejo de seguir|me dejo de seguir|me elimino|me borro + insta*|redes|face*|tiktok|seguir|{el}|ella
left-by-text: Siento mucho que te dejara así.
  me dejo|termino conmigo|rompio conmigo|me termino|me corto|me ha dejado + mensaje|whats*|wasap|por chat|por texto
i-left: Dejar a alguien también duele.
  l[oa] deje|deje a mi|termine con|rompi con|corte con|le termine|he dejado a mi + culpa*|culpable|mal|arrepient*|hice bien|extrano|triste - {job}
break-up-how = cómo decirle que quieres terminar
  terminar|dejarl[oa]|cortar|romper + no se como|como le digo|como se lo digo|como decirle - {job}
partner-leaves: Siento mucho que quiera separarse.
  {partner} + quiere separarse|quiere divorciarse|quiere el divorcio|me pidio el divorcio|me ha pedido el divorcio|me quiere dejar|quiere dejarme|se quiere separar|se quiere divorciar|quiere separar*
  ella + quiere separarse|quiere divorciarse|quiere el divorcio|me pidio el divorcio|me ha pedido el divorcio|me quiere dejar|quiere dejarme|se quiere separar|se quiere divorciar|quiere separar* - {others}|{partner}
not-ready = qué significa que te quiera y no esté listo
  no esta list[oa]|no esta preparad[oa]|no quiere nada serio|no busca nada serio|no quiere compromiso*|no quiere una relacion
i-go-abroad = si la relación aguanta si te vas
  me voy|me mudo|me ire|me marcho + {partner}|relacion|lo nuestro + {partner}|queda*|aguant*|distancia|dura* - se va
goes-abroad = si lo vuestro aguanta con tu pareja lejos
  {partner} + se va|se muda|se marcha|lo mandan|la mandan|lo trasladan + trabajar|pais|ano|meses|fuera|alemania|estados unidos|espana|ciudad|lejos|londres|extranjero|erasmus|mexico|canada|francia
  ella + se va|se muda|se marcha|lo mandan|la mandan|lo trasladan + trabajar|pais|ano|meses|fuera|alemania|estados unidos|espana|ciudad|lejos|londres|extranjero|erasmus|mexico|canada|francia - {others}|{partner}
crush-taken = qué hacer si te gusta alguien con pareja
  me gusta|enamor* + tiene novi[oa]|tiene pareja|esta con otr[oa]|con novi[oa] - mi novi[oa]|casad[oa]
date-vanished = por qué desaparece alguien después de una buena cita
  cita|salimos|quedamos + desaparecio|no me ha escrito|no me escribe|no me volvio|nada desde|no me ha vuelto|no ha vuelto
after-sex = qué significa el silencio después de acostarse
  nos acostamos|me acoste|dormimos juntos|tuvimos sexo|estuvimos juntos + no me escribe|no escribe|raro|distante|desaparecio|no me habla|frio
no-marriage = qué hacer si no quiere casarse
  {partner} + no quiere casarse|no se quiere casar|no quiere boda|no cree en el matrimonio
  ella + no quiere casarse|no se quiere casar|no quiere boda|no cree en el matrimonio - {others}|{partner}
wants-baby-i-not = qué hacer si el otro quiere un hijo y tú no
  quiere un bebe|quiere otro hijo|quiere tener hijos|quiere un hijo|quiere hijos + yo no|no quiero|no se si - no quiere hijos
housework = cómo repartir el trabajo de la casa
  {partner} + no me ayuda|no ayuda|no hace nada|no colabora|no limpia|no mueve un dedo + casa|hogar|nada|bebe|hijos|ninos|limpi*
gaming = qué hacer con una pareja que solo juega
  {partner} + videojuego*|consola|play|jugando|fortnite|juega
gambles = qué hacer con una pareja que apuesta
  {partner} + apuesta*|tragaperras|casino|apostar|ludopat*
no-time = qué hacer si tu pareja nunca tiene tiempo
  {partner} + trabaja todo|trabaja mucho|solo trabaja|no tiene tiempo|siempre trabaj*|nunca tiene tiempo|nunca esta
  ella + trabaja todo|trabaja mucho|solo trabaja|no tiene tiempo|siempre trabaj*|nunca tiene tiempo|nunca esta - {others}|{partner}
his-friends = qué hacer si tu pareja siempre sale sin ti
  {partner} + con sus amig[oa]s|con los amigos|de fiesta|sale + siempre|todos|cada|deja sola|sin mi|fines
partner-low = cómo ayudar a tu pareja que está mal
  {partner} + deprimid[oa]|depresion|muy mal|bajon|sin ganas|ansiedad|perdio su trabajo|perdio el trabajo|se quedo sin trabajo|lo despidieron
partner-spends = qué hacer con una pareja que gasta todo
  {partner} + gasta|gastando|compra de todo + dinero|todo|plata|mas|sueldo|tarjeta
his-mother = qué hacer si siempre se pone del lado de su madre
  su madre|su mama|mi suegra + se pone|del lado|defiende|le da la razon|siempre + {partner}|{el}
criticizes = qué hacer con una pareja que te critica
  {partner} + critica|me corrige|nada le parece|todo lo hago mal|me menosprecia|me hace sentir
male-friends = qué hacer si tu pareja no acepta a tus amigos
  {partner} + no le gusta|le molesta|celos*|no quiere|se enoja|se enfada + amigos|companeros|salga
found-messages = qué hacer con los mensajes que encontraste
  encontre|vi|descubri|he visto|lei|he encontrado + mensajes|chats|conversacion*|whats*|fotos + otra|otro|su movil|su celular|su telefono|companera|companera
two-loves = cómo elegir entre dos personas
  dos personas|dos hombres|dos mujeres|dos chicos|dos chicas|a los dos|a las dos + quiero|amo|gust*|enamor*|elegir
married-crush = qué hacer si tienes pareja y te gusta otra persona
  casad[oa]|tengo novi[oa]|tengo pareja|estoy con mi + me gusta otr[oa]|enamor* de otr[oa]|siento algo por|me atrae|otra persona|me estoy enamorando
no-desire = qué hacer cuando se va el deseo
  no me atrae|no siento deseo|no siento atraccion|no me apetece|ya no lo deseo + {partner}|{el}|ella
lonely-couple = qué hacer con la soledad en pareja
  sol[oa] + {partner}|matrimonio|casad[oa] + siento|aunque|estando|a su lado - se va|viaj*|siempre sale|murio
moved-in-fights = qué hacer con las peleas desde que viven juntos
  vivimos juntos|nos mudamos juntos|nos fuimos a vivir|vivir juntos + pelea*|discut*|peleando
trust-again = cómo volver a confiar
  volver a confiar|confiar de nuevo|confiar otra vez|no puedo confiar|vuelvo a confiar
online-money = qué hacer si alguien de internet te pide dinero
  internet|en linea|online|app|tinder|facebook|instagram|conoci|nunca nos hemos visto + me pide dinero|pidio dinero|pide plata|le mande dinero|me pide que le
online-love = si un amor por internet puede ser real
  internet|online|en linea|por chat|juego|tiktok|instagram + enamor*|amor|me gusta|novi[oa] + nunca|conoc*|no nos hemos|en persona
secret = qué hacer si quiere mantenerlo en secreto
  en secreto|a escondidas|no le cuente*|que nadie sepa|nadie sabe + {partner}|relacion|lo nuestro|nosotros|salimos|quiere
serious = si va en serio contigo
  va en serio|en serio conmigo|va enserio|jugando conmigo|juega conmigo|solo quiere sexo|solo me quiere para
the-one = cómo saber si es la persona
  es el indicado|es la indicada|el amor de mi vida|la persona correcta|es el bueno|es para mi
alone-christmas: Siento que pases esos días a solas.
  navidad|nochebuena|fin de ano|nochevieja + sol[oa]
end-alone: Ese miedo es muy común.
  miedo|temo|asusta|acabar*|terminar* + quedarme sol[oa]|no encontrar a nadie|nunca encontrar|acabar sol[oa]|morir sol[oa]|sola para siempre|solterona|nunca voy a encontrar
friends-marry = qué hacer cuando todos se casan menos tú
  todas|todos|mis amig[oa]s + casan|casando|casad[oa]s|hijos|pareja|bebes + yo|soltera|soltero|sol[oa]
divorce-kids = cómo cuidar a los hijos en una separación
  divorci*|separ* + hij[oa]s|ninos|nenes|nino|bebe - no me deja
divorce-final: Siento que pese tanto.
  firme el divorcio|firmamos el divorcio|ya estoy divorciad[oa]|divorcio es oficial|me divorcie + vaci[oa]|triste|rar[oa]|hoy|ayer|mal|extran*
custody = qué hacer si no te dejan ver a tus hijos
  no me deja ver|no me deja hablar con|custodia|me quito + hij[oa]s?|ninos?|nen[ea]s?
child-support = qué hacer si no paga la manutención
  pension|manutencion|alimentos + no paga|no me paga|no pasa|no me da|ex
step-kids = cómo llevarte con los hijos de tu pareja
  sus hij[oa]s|hij[oa]s? de mi (?:novio|pareja|marido|novia|esposo)|hijastr[oa]s? + no me|odia*|acept*|mal|soport*
wedding-speech = cómo dar un discurso de boda
  boda|casa + discurso|brindis|unas palabras|hablar
tell-parents-pregnant = cómo decirles a tus padres que estás embarazada
  embarazada + padres|madre|mama|papa|padre + decir*|contar*|no saben|digo|cuento
tell-parents-exam = cómo decir en casa que suspendiste
  suspend*|reprob*|dejar la carrera|deje la carrera|perdi el ano + padres|madre|mama|papa|padre|casa|viejos + decir*|contar*|no saben|me atrevo|digo|cuento|paga*
tell-parents-love = cómo decirles a tus padres que tienes pareja
  novi[oa]|pareja|saliendo con + padres|madre|mama|papa|padre|familia + como les digo|como se lo digo|decirles|contarles|no saben|no lo saben|presentar*
exam-or-marry = qué hacer si te presionan para dejar las oposiciones
  oposicion*|examen|intento + padres|familia|madre|padre + deje|rinda|case|abandone
marry-pressure = qué responder a la presión por casarte
  familia|padres|mama|madre|todos|tias + presion*|insisten|preguntan|me dicen + case|casar*|boda
baby-questions = qué responder cuando preguntan por los hijos
  pregunta*|insisten|presion* + hijos|bebe|embaraz*|ser madre + todos|familia|suegr[oa]|gente|siempre|cuando|madre
cant-quit = qué hacer si no puedes dejar el trabajo
  no puedo|no me puedo + renunciar|dejar el {job}|dejar mi {job}|dejarlo + familia|hij[oa]s|deuda*|dependen|sueldo|dinero|mantengo|pagar|casa
family-support = cómo ponerle un límite a mantener a todos
  mantengo|mantener|dependen de mi|sostengo|soy la unica que|soy el unico que + familia|casa|todos|padres|hermanos|paga|trabaja
siblings-no-help = qué hacer si tus hermanos no ayudan
  herman[oa]s? + no ayuda*|no hace* nada|no colabora*|no viene*|se desentiende* + {parent}|cuid*
mother-baby = qué hacer con una madre que se mete en la crianza
  madre|mama|abuela + mete|opina|critica|interfiere|contradice|consiente + bebe|crianza|criar|mi hij[oa]|mis hij[oa]s|nieto|embarazo
teen-room = qué hacer con un hijo que se encierra
  {child} + encierra|encerrad[oa]|su cuarto|su habitacion|no sale de - peq*|miedo
child-phone = qué hacer con un hijo pegado al móvil
  {child} + movil|celular|pantalla*|tablet|videojuego*|consola|telefono|play + todo el dia|siempre|enganchad[oa]|adict[oa]|horas|pegad[oa]|no suelta|juega
child-no-call = qué hacer si tu hijo casi no llama
  {child} + no me llama|nunca llama|nunca me llama|no llama|no me visita|se olvida de mi|nunca viene|no viene a verme
child-moves = qué hacer cuando un hijo se va de casa
  {child} + se va|se muda|se fue|se marcha|independiz* + casa|estudiar|vivir|ciudad|universidad|fuera|piso|extranjero|llor*|vaci[oa]|sol[oa]
baby-sleep: Siento que estés tan agotada.
  bebe|recien nacid[oa]|{child} + no duerme|despierta|noches|no me deja dormir - pesadilla*
bad-mother: Sentirse así después de un parto le pasa a mucha gente.
  parto|di a luz|bebe|recien nacid[oa]|mama primeriza|parir|madre|maternidad + mala madre|inutil|no puedo con|no disfruto|fracas*|llor*|superad[oa]|no siento|no valgo|no sirvo
child-eats = qué hacer si tu hijo apenas come
  {child} + no come|apenas come|no quiere comer|come muy poco|casi nada|come nada
bullied = qué hacer si acosan a tu hijo en la escuela
  {child} + acos*|bullying|pegan|se burlan|insultan|molestan + cole*|escuela|clase|instituto|companeros|bullying
tantrums = qué hacer con las rabietas
  rabieta*|berrinche*|pataleta*
kids-fight = qué hacer si tus hijos se pelean
  mis hij[oa]s|mis nin[oa]s|los ninos + pelean|peleando|discuten|se pegan|se llevan mal
child-gay = qué decir si tu hijo te cuenta que es gay
  {child} + gay|lesbiana|homosexual|trans|bisexual|le gustan los|le gustan las + dijo|conto|dice|confes*|sali*|es
child-partner = qué hacer si no te gusta la pareja de tu hijo
  novi[oa] de mi hij[oa]|pareja de mi hij[oa]|mi yerno|mi nuera|su novi[oa] + no me gusta|mal|no soporto|me cae|toxic[oa]|controla
child-home = qué hacer con un hijo adulto que no hace nada
  {child} + no hace nada|no trabaja|no estudia|ni estudia|ni trabaja|vive conmigo|todo el dia en casa + anos|casa|nada|trabaj*
school-starts: Es normal emocionarse.
  {child} + empieza el cole*|primer dia de|empieza la escuela|empieza la guarderia|entra al kinder|empieza primaria|guarderia
favorite = qué hacer si prefieren a tu hermano
  {parent} + prefiere*|favorit[oa]|preferid[oa]|trata* mejor + herman[oa]s?
parents-divorce: Siento lo de tus padres.
  mis padres|mis papas|mi mama y mi papa|mis viejos + se separan|se divorcian|separar*|divorci*
parents-fight = qué hacer si tus padres pelean
  mis padres|mis papas|mis viejos + pelean|peleando|discuten|gritan|se gritan|pelea*
father-gone = si es buena idea buscar a tu padre
  mi padre|mi papa + no l[oa] veo|no lo conozco|nos abandono|me abandono|se fue cuando|hace anos|buscarlo|contactar* + anos|abandono|conoc*|busc*|contact*|nin[oa]
nursing-home = si llevar a un familiar a una residencia
  residencia|asilo|geriatrico|hogar de ancianos + {parent}|suegr[oa]
dementia: Siento mucho que pases por esto.
  {parent}|marido|espos[oa] + demencia|alzheimer|no me reconoce|no me recuerda
surgery-other: Siento que tengas que esperar con ese miedo.
  {parent}|{partner}|{child}|herman[oa]|amig[oa] + operan|operar*|cirugia|operacion|quirofano
mother-far = qué hacer con la culpa por vivir lejos
  {parent} + lejos|otro pais|sol[oa]|distancia + culpa|culpable|vivo|extrano|echo de menos - murio|enferm*
miss-child: Siento que estés lejos de tus hijos.
  lejos de mis? hij[oa]s?|extrano a mis? hij[oa]s?|echo de menos a mis? hij[oa]s?|sin mis hij[oa]s - no me deja|murio|{partner}
trying-baby: Siento que la espera pese tanto.
  intentando|intentamos|buscando|tratando de|llevamos + bebe|embaraz*|hijo|quedar
near-retirement = si aguantar hasta la jubilación
  jubilacion|jubilarme|jubilar|retiro + {boss}|aguant*|dejarlo|quemad[oa]|{job} + meses|ano|anos|queda*|falta*
retired = qué hacer con la jubilación
  jubilad[oa]|jubilo|jubilarme|jubilacion + no se que hacer|aburr*|vaci[oa]|miedo|tiempo|perdid[oa]|inutil
night-work = cómo soltar el trabajo por la noche
  no puedo dormir|no duermo|desvel*|insomnio|de noche|por la noche|desconectar + {job}
boss-yells = qué hacer con un jefe que grita
  {boss} + grita|griton[a]?|regana|humilla|delante de todos|me chilla|bronca
not-paid = qué hacer si no te pagan
  {boss}|empresa|{job} + no me paga*|no nos paga*|me debe*|sin cobrar|nomina|sueldo atrasado|paga tarde
overtime = qué hacer cuando trabajas demasiado
  {job}|trabajo|trabajando + horas extra|demasiadas horas|12 horas|10 horas|sin descanso|no tengo vida|todos los dias|fines de semana
credit = qué hacer si se llevan el mérito de tu trabajo
  companer[oa]|colega|{boss} + merito|se apropia|roba mis ideas|copia|robo mi idea|mi idea
passed-over = qué hacer si ascienden a otra persona
  ascend*|ascenso|puesto + otr[oa]|companer[oa]|en vez de|en lugar de|a el|a ella + {job}|dieron|ascend*|yo|companer[oa]
work-mistake = qué hacer después de un error en el trabajo
  error|cague|equivo*|meti la pata|fallo + {job}|{boss}|cliente
work-bored = qué hacer con el aburrimiento en el trabajo
  aburr* + {job}
quit-free: ¡Me alegro por ti!
  renuncie|deje el {job}|deje mi {job}|he dejado el {job} + libre|feliz|alivio|paz|content[oa]
quit-scared: Da vértigo, y es normal.
  renuncie|deje el {job}|deje mi {job}|he dejado el {job}|he renunciado + miedo|asust*|arrepient*|que hago|no se|pero
contract-ends = qué hacer si no te renuevan
  contrato + acaba|termina|renuev*|renovar*|vence|fin de
jobless-long: Siento que la búsqueda sea tan larga.
  sin {job}|en paro|desemplead[oa]|en el paro|busco trabajo|buscando trabajo|busco curro + meses|anos|ano|esperanza|desesper*|no puedo mas|nada
no-answers = por qué nadie responde a tus solicitudes
  curriculum*|cv|cvs|solicitudes|candidaturas + nadie|nada|no me llaman|no contest*|no respond*
back-from-leave = cómo volver al trabajo después del bebé
  baja maternal|baja por maternidad|licencia de maternidad|reincorpor*|vuelvo al {job}|volver al {job} + bebe|hij[oa]|maternal|maternidad|culpa
impostor = qué hacer con el síndrome del impostor
  impostor*|no estoy a la altura|no soy suficientemente buen[oa]|no soy buen[oa] + {job}|sindrome|altura|puesto
evicted = qué hacer si te echan de tu casa
  caser[oa]|duen[oa]|duen[oa]|propietari[oa]|desahuci*|desaloj* + ech*|fuera|desahuci*|desaloj*|piso|irme
no-flat = cómo encontrar piso
  encontrar|no encuentro|buscando|busco|conseguir + piso|departamento|depa|alquiler|vivienda|habitacion|renta
scammed: Siento mucho lo de la estafa.
  estaf*|me timaron|phishing|me robaron por
save-money = cómo ahorrar
  ahorrar|ahorro + como|no puedo|no consigo|dinero
new-city = qué hacer con la soledad en una ciudad nueva
  ciudad nueva|nueva ciudad|me mude|acabo de mudarme|me acabo de mudar + sol[oa]|nadie|amig[oa]s|triste|extrano
stolen: Siento mucho el robo.
  me robaron|me han robado|robaron + movil|celular|bici*|cartera|bolso|coche|moto|casa|telefono
panic: Siento que pases por eso.
  ataque* de panico|ataque* de ansiedad|crisis de ansiedad|crisis de panico
test-results: Esperar así es duro.
  espera*|resultado* + medic*|biopsia|analisis|pruebas|prueba|doctor*|mamografia|resonancia - examen final
surgery-me: Es normal tener miedo antes de una operación.
  me operan|me van a operar|mi operacion|mi cirugia|mi cesarea
cry-always: Siento que llores tanto.
  lloro|llorar|llorando|llor* + todo el tiempo|todo el dia|todos los dias|por todo|sin razon|sin motivo|sin parar|por nada|no se por que - hij[oa]
angry = qué hacer con tanta rabia
  enojad[oa]|enfadad[oa]|rabia|ira|irritad[oa]|de mal humor + todo|siempre|tanta|con todos|todo el tiempo|mucho
empty: Siento que te sientas así.
  vaci[oa] + siento|dentro|sentirme|estoy
unmotivated: Siento que te falten las ganas.
  sin ganas de nada|no tengo ganas de nada|sin motivacion|desmotivad[oa]|nada me motiva|no me apetece nada|nada me ilusiona
ugly: Siento que te veas así.
  fe[oa]|gord[oa] + siento|veo|soy|espejo
menopause = qué hacer con la menopausia
  menopausia|sofocos
lost-life = qué hacer cuando te sientes sin rumbo
  perdid[oa]|sin rumbo + vida|siento|estoy|rumbo - {pet}|{child}|anillo|llaves
stuck = qué hacer cuando te sientes atascado
  estancad[oa]|atascad[oa]|atrapad[oa]|bloquead[oa] + siento|estoy|vida - insta*|whats*|el me|me ha
fear-future = qué hacer con el miedo al futuro
  miedo|asusta|temo + futuro
bad-day: Siento que el día fuera así.
  mal dia|dia horrible|dia de mierda|dia terrible|peor dia|dia fatal|dia asco
friend-moves: Siento que se vaya lejos.
  {friend} + se va|se muda|se marcha + vivir|pais|ciudad|lejos|extranjero|fuera|triste
friend-couple = qué hacer si tu amiga ya no tiene tiempo para ti
  {friend} + novi[oa]|pareja + tiempo|desde que|abandon*|olvid*|deja de lado|solo sale - treat*|trata mal|mi ex
friend-bad-love = cómo ayudar a una amiga con una mala pareja
  {friend} + novi[oa]|pareja|marido + trata mal|toxic[oa]|maltrata|controla|engana
friend-fight = si escribir primero después de una pelea
  {friend} + pelee|peleamos|discuti|discutimos|enojad[oa]|enfadad[oa]|pelea|nos enfadamos - no me habla desde hace anos
friend-uses = qué hacer con quien solo te busca cuando necesita algo
  {friend} + solo me busca|solo me llama|solo me escribe|solo cuando|necesita algo|por interes|se aprovecha|me usa
friend-low = cómo ayudar a alguien que está mal
  {friend} + esta mal|pasando mal|deprimid[oa]|ayudarl[oa]|como ayudo|como la ayudo|depresion|triste - murio
exam-tomorrow = qué hacer la noche antes de un examen
  manana|hoy + examen|parcial|oposicion + no se nada|no he estudiado|no estudie|nervios*|fatal|panico
thesis = cómo terminar la tesis
  tesis|tfg|tfm + no|termin*|acab*|bloque*|como|puedo
not-admitted: Siento que no te admitieran.
  no me aceptaron|no entre|no me admitieron|no me han admitido|no quede|no me dio la nota|rechazaron|rechazo + universidad|uni|carrera|master|facultad|beca|medicina
teacher = qué hacer con un profesor que te tiene manía
  profe*|maestr[oa] + odia|mania|mal|injust[oa]|humilla|suspend*
better-year = si el próximo año será mejor
  2027|proximo ano|ano que viene|ano nuevo|este ano|2026 + mejor*|horrible|malo|dur[oa]|fatal|peor|mi ano|acabo conmigo|asco
haircut = si es buen día para cortarte el pelo
  cort*|tinte|tenir*|tenir* + pelo|cabello|flequillo
joke = un chiste
  chiste|hazme reir
who-are-you = quién soy
  quien eres|como te llamas|que eres|quien sos
how-are-you: Gracias por preguntar.
  como estas|que tal estas|como te va|como andas
not-asked: Perdona.
  no es lo que pregunte|no pregunte eso|no respondiste|no me has respondido|no contestaste mi|eso no es lo que
promised-bad: Siento el mal día.
  dijiste|me dijiste|prometiste|segun tu + hoy|semana|dia|mes + mal|robaron|peor|horrible|fatal|perdi|multa|rompio
thanks: De nada.
  muchas gracias|mil gracias|gracias por
happy: ¡Qué alegría!
  feliz|content[oa]|que alegria|el mejor dia + hoy|muy|tan|super|dia|vida - no soy|no estoy|{sad}|sere|cuando|quiero ser|ser feliz
`,
};
