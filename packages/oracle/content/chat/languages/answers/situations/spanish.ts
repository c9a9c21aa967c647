import type { Situation } from '../topics.ts';

export const SPANISH_SITUATIONS: Readonly<Record<Situation, string>> = {
  kids: 'Aquí no hay punto medio, por eso conviene hablarlo claro y pronto. Cada quien dice lo suyo una vez, sin convencer: "Yo quiero esto. Lo tuyo, ¿es un no por ahora o un no para siempre?". Y escuchen el porqué. Si es para siempre, esperar a que la otra persona cambie cuesta años y rencor. Saberlo duele, pero te deja decidir.',
  hidden:
    'Después de tanto tiempo es justo preguntar. Una vez, con calma: "Me duele que los tuyos no sepan de mí. ¿Qué te frena, y cuándo me los presentas?". Puede ser miedo, vergüenza de su casa u otra cosa; desde aquí no lo veo. Fíjate en una sola cosa: si da una fecha y si la cumple.',
  taken:
    'Mientras tenga pareja, tómalo como un no. Lo que sientes no tiene nada de malo; lo que duele es quedarte en la banca. Baja la dosis: menos charlas a solas y nada de consolar sus peleas. Si coquetea, dilo ligero: "Tienes pareja. Si eso cambia, me escribes". A quien le importe de verdad, sabrá qué hacer.',
  tellThem:
    'Dilo, pero en pequeño y sin pedir respuesta: "Me gustas, y no solo como amistad. No tienes que contestar hoy". En persona, en un paseo, no a medianoche por chat. Puede ser que no, y eso duele unas semanas; callarlo suele doler más. Si esa persona se va lejos, mejor antes que después.',
  afterCheating:
    'No tienes que decidir hoy ni perdonar con fecha. Seguir puede funcionar si están tres cosas: lo reconoce sin excusas, la otra historia terminó de verdad y hay hechos durante meses, no promesas. Pregúntate si con eso volverías a dormir en paz. Si la respuesta es no, irte no es fracasar.',
  farParents:
    'La culpa de estar lejos pesa, y no prueba que hiciste mal en irte. Si hay lágrimas, son de extrañar, no una acusación. Pon algo fijo: la misma llamada el domingo, una foto al día y la fecha del próximo viaje dicha en voz alta. Saber cuándo vienes consuela más que oír que lo sientes.',
  goBack:
    'Compara un martes cualquiera de allá y de acá, no un domingo bonito: trabajo, dinero, gente, y lo que te pesa en silencio. Vuelve si allá te espera una vida y no solo la nostalgia; quédate si lo tuyo ya está acá. Si puedes, prueba un mes. Y ponle fecha a la decisión: la duda cansa más que cualquiera de las dos.',
  supportFamily:
    'Ayudar a los tuyos no es quedarte en cero. Primero aparta lo tuyo: renta, comida, deudas y un ahorro pequeño. Después una cantidad fija, dicha antes de que la pidan: "Puedo dar esto, el día primero. Más no hay este mes". Las primeras semanas habrá quejas. Si tú te hundes, se hunden todos.',
  neighbors:
    'Primero una nota o un toque a la puerta en una hora tranquila, sin reclamo: "Quizá no lo saben, pero se oye todo. ¿Podrían bajar después de las once?". Si sigue, anota fechas y horas dos semanas y llévalo a la administración o al dueño. Mientras, tapones y otro cuarto para dormir: tu descanso no puede esperar.',
  raiseRefused:
    'Habla primero, y busca al mismo tiempo: una cosa no quita la otra. Pide quince minutos y lleva una hoja con lo que haces, lo que se dijo y tu número: "Quiero retomar mi aumento. ¿Qué falta y para cuándo?". Pide la respuesta por escrito. Un sí sin fecha no es un aumento, y saber qué pagan afuera te da piso.',
  reachable:
    'Tu tiempo libre es tuyo, y no hace falta pelear por él. Contesta en tu horario, siempre igual, y dilo una vez: "Fuera de mi horario no veo mensajes; si es urgente de verdad, llámame". Apaga los avisos del trabajo. Si te lo cobran, guarda los mensajes: en muchos lugares hay reglas sobre eso.',
  dropOut:
    'Antes de decidir, separa tres cosas: ¿es la carrera, el lugar o el cansancio? Pregunta esta semana si puedes pausar un semestre o cambiarte. Si te falta poco, terminar suele salir más barato; si te falta mucho, no. Y a quien paga, díselo con un plan en la mano: "Esto no es lo mío. Quiero hacer esto, y así lo voy a lograr".',
  tellDebt:
    'Dilo antes de que aparezca en una carta: lo que más duele suele ser el secreto. En un rato tranquilo, la cifra completa primero y el plan detrás: "Debo tanto. Me dio vergüenza contarlo. Esto es lo que ya empecé a pagar". Sin excusas en la primera frase. Será una noche difícil, y después ya no lo cargas a solas.',
  jobOrLove:
    'Todavía no elijas entre amor y trabajo: primero vean si de verdad hay que elegir. Pregunta qué le frena y escucha: ¿su trabajo, su familia, miedo? Luego prueben algo con fecha: tres meses a distancia, visitas fijas, y ahí deciden. Y una pregunta para ti: ¿cuál de las dos renuncias te pesaría más en cinco años?',
  grownChild:
    'Gritar no lo mueve, y seguir igual tampoco. Hagan un acuerdo entre adultos y por escrito: qué aporta, qué hace en casa y algo afuera cada día, con fecha para revisarlo. "Te quiero aquí, pero no así". Deja de lavar su ropa y de pagar lo extra. Si además se aísla o casi no duerme, vale la pena que lo vea un médico.',
  atParents:
    'Vivir con tus papás a esta edad es cosa de los alquileres, no un fracaso. Lo que cansa es seguir en el papel de antes. Cámbialo con hechos: una cuenta que pagas, dos cenas que cocinas y una puerta a la que se toca. Y ponle número y fecha a tu salida, aunque quede lejos: cuánto ahorras al mes y para cuándo.',
  oneSided:
    'Si solo aparece cuando necesita algo, no es que pidas demasiado. Prueba un mes sin escribir primero y sin resolverle nada, y mira qué llega. Y dilo una vez, sin reproche: "Me gusta ayudarte, y también quiero que me preguntes cómo estoy". Quien te quiere lo corrige. Quien no, te deja tiempo para otras personas.',
  motherCalls:
    'Lo hará por cariño o por miedo, pero el ritmo lo puedes poner tú. Dale algo fijo en vez de un reproche: "Te llamo los martes y los domingos a las siete. Si otro día no contesto, estoy bien". Y cúmplelo. Si se ofende, no discutas: "Sé que te molesta. Hablamos el martes". Con las semanas suele aflojar.',
  careAlone:
    'Lo que haces es un trabajo, y hoy lo llevas por todos. No pidas "ayuda": reparte. Una hoja con tareas, horas y gastos, y una llamada con tus hermanos: "Ya no puedo con todo. ¿Quién toma los sábados, quién los papeles, quién pone dinero?". Quien está lejos puede pagar o hacer trámites. Y averigua qué apoyo hay para cuidadores.',
  movesIn:
    'Eso lo deciden los dos, y todavía se puede hablar. Hoy, a solas y sin hablar mal de nadie: "Esto no lo decidimos juntos. Antes quiero que hablemos de cuánto tiempo, qué cuarto, qué gastos y qué pasa si no funciona". Pide una prueba con fecha. Tu "todavía no" vale tanto como su sí.',
  schoolRefusal:
    'Casi siempre hay algo concreto detrás: otro niño, una maestra, el baño, el ruido, separarse de ti. Pregunta en pequeño y de lado: "¿Cuál es la peor hora? ¿Con quién te sientas?". Habla esta semana con la escuela. En la mañana, una despedida corta y siempre igual. Si pasan semanas o le duele la panza, también con el pediatra.',
  pregnantAtWork:
    'No tienes que decirlo mañana. Primero averigua qué te protege donde vives, también en periodo de prueba: un sindicato o una asesoría te lo dice gratis. Después, corto y a solas: "Estoy embarazada, nace en tal mes. Quiero dejar bien organizado mi trabajo". Y mándalo también por escrito.',
};
