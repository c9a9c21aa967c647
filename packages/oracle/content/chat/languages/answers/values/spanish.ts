import type { ValueWords } from '../language-answers.ts';

export const SPANISH_VALUES: ValueWords = {
  signs: `
    Aries: aries = impulso, franqueza y prisa
    Tauro: tauro = calma, constancia y gusto por lo bueno
    Géminis: geminis = curiosidad, palabras y cambios de tema
    Cáncer: cancer = cariño, memoria y apego a casa
    Leo: leo = calor, orgullo y ganas de que te vean
    Virgo: virgo = cuidado, utilidad y ojo para el detalle
    Libra: libra = tacto, equilibrio y dudas antes de elegir
    Escorpio: escorpio|escorpion = intensidad, lealtad y secretos bien guardados
    Sagitario: sagitario = ganas de ver mundo, humor y verdades sin filtro
    Capricornio: capricornio = paciencia, oficio y pocas quejas
    Acuario: acuario = ideas propias, distancia y amistad
    Piscis: piscis = sensibilidad, imaginación y límites blandos`,
  months: `
    enero: enero
    febrero: febrero
    marzo: marzo
    abril: abril
    mayo: mayo
    junio: junio
    julio: julio
    agosto: agosto
    septiembre: septiembre|setiembre
    octubre: octubre
    noviembre: noviembre
    diciembre: diciembre`,
  weekdays: 'domingo lunes martes miércoles jueves viernes sábado',
  day: '{weekday} {day} de {month}',
  bareDay: '{day} de {month}',
  year: ' de {year}',
  and: 'y|e|y también',
  asks: {
    fullMoon: 'luna llena - afecta*|influye*|ritual*|significa*|signo',
    newMoon: 'luna nueva - afecta*|influye*|ritual*|significa*',
    mercury: 'mercurio + retro*',
    moonSign: 'signo lunar|mi luna|luna natal|signo de luna - miel|pareja|novio|novia',
    rising: 'ascendente - significa|no se|no recuerda|hora|pareja|novio|novia',
    venusSign: 'mi venus|venus tengo|signo de venus',
    sunSign: 'mi signo|que signo soy|signo solar|signo soy|signo tengo',
  },
  pairAsked:
    'compatib*|llevan bien|llevamos bien|pegan|funciona*|juntos|pareja|van bien|amor|combinan|congenian',
  signAsked: 'signo|signo zodiacal|zodiaco|horoscopo es',
  fullMoon:
    'La próxima luna llena es el {date} a las {time}, en {sign}. La tradición la ve como un momento para cerrar cosas: lo que venía creciendo se deja ver entero.',
  newMoon:
    'La próxima luna nueva es el {date} a las {time}, en {sign}. Se asocia con empezar algo pequeño, de lo que puedas terminar en un mes.',
  mercuryBack:
    'Sí, Mercurio está retrógrado hasta el {date}. Se asocia con mensajes cruzados y aparatos tercos: relee antes de enviar y no canceles tu vida por eso.',
  mercuryAhead:
    'No. Mercurio va hacia delante, y no se pone retrógrado otra vez hasta el {date}. Lo que se haya torcido, esta vez no es culpa suya.',
  signOfDate: 'El {date} es {sign}: {trait}.',
  borderDate:
    'El {date} es día de frontera: {sign} o {other}, según el año y la hora. Dime el año y te digo más.',
  sunSign: 'Tu Sol está en {sign}: {trait}.',
  moonSign:
    'Tu Luna está en {sign}: {trait}. La Luna se lee para lo que te calma y para cómo eres cuando nadie mira.',
  rising:
    'Tu ascendente es {sign}: {trait}. Se lee para la primera impresión que das y para cómo empiezas las cosas.',
  venusSign: 'Tu Venus está en {sign}: {trait}. Se lee para cómo quieres y lo que te gusta.',
  noBirth:
    'Para eso necesito tu fecha de nacimiento. Ponla en tu perfil (Profile, Edit Profile), o escríbemela aquí con la hora y la ciudad.',
  noHour:
    'Para eso necesito tu hora y tu ciudad de nacimiento: con el día solo no se puede saber. Están en tu partida de nacimiento; después ponlas en tu perfil.',
  pair: '{a} y {b}: {line} Eso dicen los signos; a las personas las conoces tú.',
  apart: [
    'se entienden sin explicarse, y chocan justo en lo que tienen igual.',
    'son vecinos en el zodíaco, con poco en común al principio. Funciona si a los dos les da curiosidad lo distinto.',
    'se llevan fácil: se hablan bien y se animan. Lo que falta a veces es que alguien decida.',
    'hay roce y suele haber atracción. Los dos quieren ir primero, así que pónganse de acuerdo en quién cede en qué.',
    'comparten el mismo elemento y se sienten en casa pronto. El riesgo es acomodarse y no decir lo difícil.',
    'hablan idiomas distintos y tienen que explicarse seguido. Con paciencia y humor se puede.',
    'son opuestos, cada uno tiene lo que al otro le falta. Atrae mucho y cansa si uno quiere cambiar al otro.',
  ],
};
