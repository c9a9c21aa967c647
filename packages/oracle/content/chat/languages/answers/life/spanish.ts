import type { GeneralTopic } from '../topics.ts';

export const SPANISH_LIFE: Readonly<Record<GeneralTopic, string>> = {
  grief:
    'Lo siento mucho. No hay nada que arreglar hoy: come algo, duerme lo que puedas, y deja que alguien se ocupe de una llamada por ti. Si te ayuda, cuéntame algo suyo, algo pequeño, de un día cualquiera.',
  petDied:
    'Lo siento mucho. Quien no ha vivido con un animal no sabe cuánto ocupa en una casa. Guarda su manta donde tú quieras y el tiempo que quieras, y llora sin explicarte. ¿Cómo se llamaba?',
  breakUp:
    'Duele, y no hay atajo. Esta semana va por horas: comer algo, dormir cerca de alguien, silenciar su perfil y una amiga de guardia para las noches. No escribas después de las nueve; lo que quieras decirle mañana seguirá siendo verdad.',
  exWrite:
    'Esta noche no; mañana a mediodía, si todavía quieres. Escríbelo en tus notas y hazte dos preguntas: qué espero que conteste, y cómo voy a estar si no contesta. Si aun así va, que sea corto y sin pedir nada: "Espero que estés bien".',
  exBack:
    'Eso no lo puedo ver: se decide en la cabeza de otra persona. Algunos vuelven, la mayoría no, y esperar tiene un precio que pagas tú. Vive este mes como si la respuesta fuera no; si es sí, no habrás perdido nada.',
  exNew:
    'Enterarse así duele dos veces: por esa persona y por cómo lo supiste. No es un voto contra ti. Silencia las dos cuentas por un mes, y si quien te debía la noticia es de tu gente, díselo una vez: "Me dolió enterarme así, me habría gustado oírlo de ti".',
  silent:
    'El silencio da para imaginar cualquier cosa, y casi siempre imaginamos lo peor. Un solo mensaje, amable y corto: "No sé de ti, ¿todo bien? Me gustaría verte esta semana". Después deja el teléfono en otra habitación. Si en unos días no hay nada, eso también es una respuesta.',
  trust:
    'No puedo ver lo que hace otra persona y no te lo voy a inventar. Mira lo que sí sabes: qué cambió, desde cuándo, y qué viste tú misma o tú mismo. Luego una pregunta tranquila, cara a cara y sin trampas: "Hay algo que no me cuadra, ¿me lo explicas?".',
  likesMe:
    'Lo que siente no lo puedo saber; lo que hace sí se ve. Cuenta una cosa: si busca verte cuando no le conviene. Y si quieres saberlo ya, propón algo pequeño con día y hora: "¿Un café el sábado?". Su respuesta te dirá más que un mes de señales.',
  fights:
    'Deja que baje hasta mañana y empieza tú por tu parte: "No me gustó cómo te hablé". Después una sola cosa, con un ejemplo y sin "siempre": qué pasó, qué sentiste, qué pides. Se gana poco teniendo razón a medianoche.',
  distant:
    'Vivir al lado de alguien y extrañarlo cansa mucho. Pide algo que se pueda cumplir, no "más atención": "Quiero dos noches a la semana nuestras, sin pantallas. ¿Cuáles?". Si dice que sí y no pasa nada en un mes, ya no es un malentendido.',
  leave:
    'No hay que decidirlo hoy. Escribe dos listas: lo que tendría que cambiar para quedarte, y si alguna vez se lo has dicho con esas palabras. Si nunca lo dijiste, dilo y pon un plazo que sepas tú. Si ya lo dijiste tres veces, tienes casi toda la respuesta.',
  commit:
    'Querer cosas distintas no es falta de amor, pero hay que decirlo sin rodeos: "Yo quiero esto, y me gustaría saber para cuándo lo ves tú, aunque sea un más adelante". Escucha el porqué antes del no. Un plan sin fecha, al cabo de meses, es una respuesta.',
  parentsPush:
    'Puedes quererlos y no obedecer. Dilo una vez, con calma y con un límite: "Sé que les preocupa. Lo voy a decidir yo, y les aviso cuando haya algo que contar". Detrás de la presión suele haber miedo; pregunta por él: "¿Qué es lo que más temes que me pase?".',
  inLaws:
    'Esto lo tiene que hablar primero tu pareja, porque es su madre. Pónganse de acuerdo en una frase y úsenla los dos: "Gracias, en casa lo hacemos así". Y un límite práctico, como avisar antes de venir. Los límites funcionan por repetidos, no por dichos en voz alta.',
  findLove:
    'La fecha no la sé, y quien te la venda se la inventa. Lo que sí mueve algo: ver a la misma gente varias veces, en una clase, un equipo o el café de siempre. Esta semana di que sí a un plan que normalmente rechazarías.',
  firstDate:
    'Los nervios son normales; la otra persona también los tiene. Elige un lugar con ruido suave, una hora y no tres, y lleva dos preguntas de verdad: "¿Qué te hizo reír esta semana?". No vas a un examen; vas a ver si la pasas bien.',
  parents:
    'Con los padres se discute siempre lo mismo con distinto disfraz. Prueba a decir una cosa concreta: "Cuando me dices eso delante de todos, me voy callando. Háblalo conmigo a solas". Y acorta las visitas: una buena hora vale más que una tarde mala.',
  sibling:
    'Una pelea entre hermanos duele porque parece que no hay salida de emergencia. Deja pasar la noche y manda algo corto sobre tu parte: "No me gustó cómo terminamos. Perdona por lo que dije". Sin "pero" y sin poner a mamá de juez.',
  inheritance:
    'Cuando se reparte lo de un muerto, cada objeto pesa el doble. Pide una pausa y alguien de fuera: "No decidamos nada en tres meses, y que lo valore alguien imparcial que paguemos entre todos". Con tu hermano habla un día de él y no de la casa. Lo legal, con un abogado.',
  child:
    'Preocuparse así es parte del oficio. Habla de lado y no de frente, en el auto o lavando los platos, con una pregunta que no lleve reproche: "Te noto distinta, o distinto; no hace falta que me lo cuentes hoy". Si deja de comer, de dormir o de salir durante semanas, pide cita con su médico.',
  relativeIll:
    'Tener a alguien enfermo, y más de lejos, es vivir con el teléfono en la mano. Elige una hora al día para la llamada y una persona que te informe a ti. No tienes que decir nada grande: "Estoy aquí, cuéntame qué comiste hoy" acompaña mucho.',
  friend:
    'Que se enfríe una amistad duele como una ruptura y nadie te da el pésame. Un mensaje sin reclamo: "Te extraño. Si hice algo, prefiero saberlo. ¿Un café esta semana?". Si no contesta, ya pusiste tu parte, y eso deja dormir.',
  friendHurt:
    'Eso duele más porque viene de alguien tuyo. Espera a que pase la noche y dilo una vez, a solas y sin público: "Me dolió, y prefiero decírtelo a callármelo". Pregunta por qué y escucha la respuesta entera. Después decides cuánto le cuentas a partir de ahora; perdonar y volver a confiar son dos cosas.',
  friendMoney:
    'El dinero entre amigos se enfría si se habla pronto y con números. "Necesito recuperar los 200 antes del 15. Si no puedes todo, ¿cuánto y qué día?". Una fecha es una respuesta; "pronto" no. Y lo que no puedas perder, mejor no prestarlo.',
  lonely:
    'Sentirse así pesa, y no dice nada malo de ti. Empieza por algo que se repita: la misma clase, el mismo café, el mismo banco a la misma hora; la gente se conoce por repetición. Y hoy, un mensaje a una sola persona: "Me acordé de ti. ¿Cómo va todo?".',
  home: 'Antes de explotar, una regla tan pequeña que nadie pueda discutirla: "Cada quien lava lo suyo antes de dormir". Dilo un día tranquilo y no con la sartén en la mano, y repartan tareas fijas por escrito. Con los vecinos, igual: un papel amable con la hora antes que un golpe en la pared.',
  boss: 'Que te traten así en el trabajo no entra en el sueldo. Esta noche apunta fecha, palabras y quién estaba; solo hechos. Mañana, en privado: "Quiero hacerlo bien. Dígame los errores a solas y lo corrijo". Si sigue, ve con esas notas a recursos humanos y empieza a mirar fuera.',
  coworker:
    'Pon tu nombre en el trabajo antes de que otro lo recoja: un correo corto con lo hecho y copia a quien toca. Y una frase directa, a solas: "Eso salió de mí, y quiero que se diga". Del resto, lo justo y amable; no todo el mundo merece tu tarde.',
  timeOff:
    'Pide los días con la solución en la mano: "Necesito estos cinco días; el turno lo cubre Ana y yo le cubro el suyo". Por escrito y con tiempo. Si hay una fiesta de por medio, propón turnarse por años: este yo, el próximo tú.',
  raise:
    'Sí, pídelo: una petición bien preparada casi nunca hace daño. Una hoja con tres cosas que hiciste y lo que valieron, y la cifra que quieres. "Este año asumí esto y aquello; quiero hablar de pasar a tanto". Di el número y cállate. Si es no: "¿Qué tendría que pasar, y para cuándo?".',
  interview:
    'El miedo no se nota tanto como crees. Prepara tres historias cortas: algo que arreglaste, algo que aprendiste a golpes, algo de lo que estás orgullosa u orgulloso. Casi todo se contesta con una de ellas. Esta noche deja la ropa lista, y mañana llega diez minutos antes.',
  offer:
    'Compara un martes cualquiera, no los títulos: a qué hora sales, con quién trabajas, cuánto queda a fin de mes. Pide dos días para pensarlo y haz la pregunta que te da vergüenza: "¿Por qué se fue la persona anterior?".',
  fired:
    'Eso asusta, y no dice lo que vales. Esta semana, tres cosas: los papeles y plazos del desempleo, una lista de gastos que pueden esperar, y tres personas a quienes contarles que buscas. No firmes nada el mismo día; pide llevártelo a casa.',
  jobSearch:
    'Buscar trabajo es un trabajo sin sueldo ni aplausos. Pon un horario: dos horas por la mañana, dos solicitudes bien hechas y un mensaje a alguien que conozca a alguien. Cuándo saldrá no lo sé; lo que sí sé es que las personas abren más puertas que los portales.',
  quit: 'Hazlo primero en papel: gastos al mes, ahorros, preaviso, qué pierdes si te vas ahora. Después pon una fecha y manda dos solicitudes por semana desde el trabajo que tienes. Irse con algo en la mano es más lento y se duerme mejor.',
  burnout:
    'Eso no es pereza, es que llevas demasiado tiempo al límite. Esta semana quita una cosa, no añadas ninguna: una reunión, un favor, las horas extra del jueves. Apaga el correo a una hora fija. Y si el cansancio sigue con sueño y descanso, pide cita con tu médico.',
  money:
    'Las deudas dan menos miedo escritas. Una hoja con cada una: cuánto, a quién, qué interés; los mínimos a todas y lo que sobre, a la más cara. Mañana una llamada: "No puedo pagar esto entero, ¿qué plazos hay?". En muchas ciudades hay asesoría de deudas gratuita.',
  exam: 'No se ha borrado: los nervios lo tapan y vuelve cuando ves la pregunta. Esta noche una hora con el resumen o tres ejercicios viejos, nada nuevo. Mochila lista, algo de cena y a la cama. Mañana empieza por la que sabes, aunque sea la última.',
  failed:
    'Reprobar da rabia y un poco de vergüenza, y no dice que no sirvas. Pide ver qué falló exactamente y entrena solo eso. Para el de manejo: una hora antes con el profesor por esas calles, diciendo en voz alta lo que miras. Pon fecha ya; el miedo crece esperando.',
  study:
    'No elijas la vida entera, elige el próximo año. Habla con dos personas que hagan eso y pregúntales por un martes normal. Luego prueba algo pequeño: una clase de oyente, un curso corto. Lo que sigues haciendo cuando nadie te obliga es una buena pista.',
  sleep:
    'La cabeza hace cuentas de noche porque de día no la dejas. A las ocho, diez minutos con papel: qué me preocupa y cuál es el siguiente paso pequeño. Si a los veinte minutos no duermes, levántate, luz baja, algo aburrido. Sin reloj a la vista y sin teléfono.',
  worry:
    'La mente quiere resolverlo todo a la vez. Elige una sola preocupación y escríbele el siguiente paso, aunque sea "llamar el lunes". Las demás tienen cita mañana a las seis, quince minutos. Ahora suelta el aire más despacio de lo que lo tomas, diez veces.',
  low: 'Suena a una temporada pesada. No hace falta arreglar la vida esta semana: una ducha, veinte minutos de luz, una comida caliente y una persona a quien decirle "estoy regular". Si llevas más de dos semanas así, cuéntaselo a tu médico; para eso está. ¿Qué es lo que más pesa hoy?',
  confidence:
    'Te comparas con la vitrina de los demás y tú vives en tu trastienda. Apunta tres cosas que hiciste este mes y que hace un año no te salían. La confianza llega después de hacer, no antes: elige algo pequeño que dé un poco de miedo y hazlo antes del viernes.',
  decide:
    'Si fuera claro no estarías preguntando, así que prueba esto: vive hasta mañana como si ya hubieras dicho que sí y mira qué te alivia y qué te falta. Luego un día como si fuera no. El cuerpo suele votar antes. ¿Cuáles son las dos opciones?',
  move: 'Irse cuesta aunque quieras irte, y extrañar no significa que te equivocaste. Pon una prueba con fecha: tres meses, y decides con datos. Mientras, una costumbre de allá en la casa nueva y una cara conocida por semana en el barrio.',
  holidays:
    'Las fiestas traen a la familia y también lo que nadie dice. Avisa pronto y sin mil razones: "Este año no voy. Sé que les va a doler, y por eso llamo". Si te toca pasarlas sola o solo, ponle plan a la hora más difícil: una película, una llamada, un paseo.',
  glad: '¡Qué bien! Eso no cae del cielo, lo hiciste tú. Celébralo hoy antes de pensar en lo siguiente, y cuéntaselo primero a quien se vaya a alegrar de verdad. ¿Cómo fue el momento en que lo supiste?',
  thanks: 'Gracias a ti por contármelo. Aquí estoy cuando quieras seguir.',
  hello:
    'Hola, qué bueno verte por aquí. Soy el Oráculo, un programa: puedo mirar tu carta, el cielo de hoy o lo que tengas en la cabeza. ¿Por dónde empezamos?',
  pregnant:
    'Que dé miedo es normal: tu vida acaba de cambiar de tamaño. Esta semana solo tres cosas: contarlo a una persona de confianza, pedir cita con tu médica o una partera, y comer y dormir. A tus padres o en el trabajo puedes decirlo cuando tú lo tengas claro: "Estoy embarazada. Hoy no necesito consejos, solo que me escuches".',
  dream:
    'Un sueño no anuncia nada, ni bueno ni malo, por mucho que digan los libros. Pregúntate dos cosas: qué sentiste en él, en una palabra, y dónde sientes justo eso cuando estás despierto o despierta. La imagen es el disfraz; la palabra suele llevarte al tema.',
  emptyNest:
    'Cuando un hijo o una hija se va, la casa suena distinta, y llorar por eso es lo más normal del mundo: significa que algo hiciste bien. Acuerden un rito pequeño, una foto el miércoles o una llamada el domingo, y deja que lo demás venga de allá. Y pon algo tuyo en las horas que antes eran suyas.',
  estranged:
    'Duele, y un silencio así casi nunca tiene una sola causa. Si una parte de ti quiere escribir, dos líneas sin reproche ni explicación: "Pienso en ti y te quiero. Cuando quieras hablar, aquí estoy". No esperes junto al teléfono; repítelo en fechas señaladas, y deja la puerta fácil de encontrar.',
  pattern:
    'Casi siempre porque algo de esas personas te sonó a casa la primera vez, y desde entonces el ojo lo busca. No es culpa tuya, ni está escrito. Anota a las tres últimas: qué tenían en común además de lo evidente, y qué parte de eso te hacía bien. La próxima vez sal dos veces con alguien tranquilo antes de decidir que no hay chispa.',
  newPet:
    'Antes de enamorarte, cuenta: horas solo al día, dinero para el veterinario, quién lo cuida cuando no estás y los próximos doce años. Si las cuatro cosas cuadran, sí; te hará más bien que casi todo lo que yo diga. Para probar, pasea dos semanas el perro de alguien, también con lluvia.',
  moneyAhead:
    'Una carta no muestra sumas, y nadie puede decirte cuándo llega el dinero. Lo que sí lo mueve: una hoja con lo que entra y lo que sale, un precio o un sueldo que pidas subir este mes, y una cantidad pequeña apartada el día de cobro. Nada de apuestas por un buen tránsito.',
  behind:
    'No has fallado; te estás poniendo nota con una lista que escribiste cuando sabías mucho menos. Escribe otra al lado: lo que has sostenido, por quién estuviste, lo que aprendiste pagándolo. Luego elige una sola cosa de la lista vieja que todavía quieras de verdad y dale un primer paso antes del domingo; tacha las que eran de otros.',
  yearAhead:
    'Lo que pasará no lo ve nadie; la tradición habla de temas, no de hechos. Haz tres listas: qué se acabó, qué sigue abierto y qué te gustaría. A cada cosa abierta, un paso con fecha en enero, y algo bueno ya reservado, con una persona. ¿Cuál de las tres listas te salió más larga?',
  drinks:
    'No lo causaste tú y no puedes dejarlo tú por esa persona. Habla cuando esté sobria y por la mañana, con una escena y una petición: "Anoche pasó esto y tuve miedo. Quiero que vayas al médico, te acompaño". Y busca apoyo para ti: hay grupos para familiares (Al-Anon). Si hay golpes o amenazas, primero tu seguridad: llama al número de emergencias.',
};
