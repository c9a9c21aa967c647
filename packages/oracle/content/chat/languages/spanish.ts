import type { OtherLanguage } from './other-language.ts';

export const SPANISH: OtherLanguage = {
  words: {
    horoscope: 'horoscopo|mi signo',
    chart: 'signo lunar|signo solar|mi luna|mi venus|carta',
    family:
      'mi madre|mi mama|mi padre|mi papa|mis padres|mi hermana|mi hermano|familia|mi hijo|mi hija|mis hijos|suegra',
    energy: 'cansad*|agotad*|energia|salud|enferm*',
    dream: 'sone|sueno con|sueno que|sueno*|pesadilla*',
    rising: 'ascendente|carta natal|carta astral',
    fullMoon: 'luna llena|luna nueva',
    card: 'carta del tarot|tarot|saca una carta',
    grief:
      'murio+padre|murio+madre|murio+papa|murio+mama|fallecio+padre|fallecio+madre|fallecio+papa|fallecio+mama|extrano+papa|extrano+mama',
    fired: 'me despidieron|me echaron|me corrieron|perdi mi trabajo|perdi el trabajo',
    silence:
      'no me contesta|no me responde|no me escribe|dejo de escribir*|me dejo en visto|no contesta|no responde',
    cheating:
      'me engana|me es infiel|infiel|infidelidad|me pone los cuernos|otra mujer|otro hombre',
    ex: 'ex|volver conmigo|volvera|regresara|vuelva',
    breakUp: 'me dejo|terminamos|rompimos|me termino|ruptura|me corto',
    marriage: 'casar*|boda|matrimonio',
    work: 'trabajo|empleo|jefe|jefa|carrera|despedir*|entrevista|negocio|ascenso',
    money: 'dinero|plata|rico|rica|deuda*|pagar|economia|sueldo',
    sleep: 'dormir|insomnio|duermo',
    price: 'cuanto cuesta|precio|suscripcion|cancelar',
    signs:
      'compatible*|signo*|aries|leo|virgo|libra|escorpio|geminis|acuario|piscis|tauro|sagitario|capricornio',
    love: 'amor|me ama|me quiere|novio|novia|pareja|marido|esposo|esposa|enamorad*|relacion|alma gemela',
    today: 'hoy|mi dia|horoscopo|esta semana',
  },
  names: {
    horoscope: 'tu horóscopo',
    chart: 'tu carta',
    family: 'tu familia',
    energy: 'tu energía',
    dream: 'un sueño',
    rising: 'tu ascendente',
    fullMoon: 'la luna llena',
    card: 'una carta',
    grief: 'la muerte de uno de tus padres, y lo siento mucho',
    fired: 'un despido',
    silence: 'alguien que no contesta',
    cheating: 'la confianza en tu pareja',
    ex: 'tu ex',
    breakUp: 'una ruptura',
    marriage: 'el matrimonio',
    work: 'el trabajo',
    money: 'el dinero',
    sleep: 'el sueño',
    price: 'el precio',
    signs: 'los signos',
    love: 'el amor',
    today: 'el día de hoy',
  },
  opening: 'Entiendo que preguntas por {subject}. Por ahora solo escribo en inglés:',
  reads: 'Leo español, pero por ahora contesto en inglés.',
};
