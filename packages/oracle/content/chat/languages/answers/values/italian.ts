import type { ValueWords } from '../language-answers.ts';

export const ITALIAN_VALUES: ValueWords = {
  signs: `
    Ariete: ariete = slancio, franchezza e fretta
    Toro: toro = calma, costanza e gusto per le cose buone
    Gemelli: gemelli = curiosità, parole e cambi di argomento
    Cancro: cancro = tenerezza, memoria e attaccamento alla casa
    Leone: leone = calore, orgoglio e voglia di essere visti
    Vergine: vergine = cura, utilità e occhio per i dettagli
    Bilancia: bilancia = tatto, equilibrio e dubbi prima di scegliere
    Scorpione: scorpione = intensità, lealtà e segreti ben custoditi
    Sagittario: sagittario = voglia di mondo, umorismo e verità senza filtri
    Capricorno: capricorno = pazienza, mestiere e poche lamentele
    Acquario: acquario = idee proprie, distanza e amicizia
    Pesci: pesci = sensibilità, fantasia e confini morbidi`,
  months: `
    gennaio: gennaio
    febbraio: febbraio
    marzo: marzo
    aprile: aprile
    maggio: maggio
    giugno: giugno
    luglio: luglio
    agosto: agosto
    settembre: settembre
    ottobre: ottobre
    novembre: novembre
    dicembre: dicembre`,
  weekdays: 'domenica lunedì martedì mercoledì giovedì venerdì sabato',
  day: '{weekday} {day} {month}',
  bareDay: '{day} {month}',
  year: ' {year}',
  and: 'e|ed|e anche',
  asks: {
    fullMoon: 'luna piena - effetto|influenza|influisce|rituale|significa',
    newMoon: 'luna nuova - effetto|influenza|influisce|rituale|significa',
    mercury: 'mercurio + retro*',
    moonSign: 'segno lunare|mia luna|luna natale - miele',
    rising: 'ascendente - significa|non so|ora|ragazzo|ragazza',
    venusSign: 'mia venere|segno di venere',
    sunSign: 'mio segno|che segno sono|di che segno sono|segno solare',
  },
  pairAsked: 'compatib*|accordo|insieme|coppia|amore|funziona*|vanno bene|bene|stanno',
  signAsked: 'segno|zodiacale|zodiaco',
  fullMoon:
    'La prossima luna piena è {date} alle {time}, in {sign}. La tradizione ci vede un momento per chiudere: quello che cresceva si mostra per intero.',
  newMoon:
    'La prossima luna nuova è {date} alle {time}, in {sign}. Si lega agli inizi piccoli, quelli che finisci in un mese.',
  mercuryBack:
    'Sì, Mercurio è retrogrado fino a {date}. Lo si lega a messaggi fraintesi e apparecchi testardi: rileggi prima di inviare, e non fermare la tua vita per questo.',
  mercuryAhead:
    'No. Mercurio va avanti, e torna retrogrado solo {date}. Se adesso qualcosa si inceppa, non è stato lui.',
  signOfDate: 'Il {date} è {sign}: {trait}.',
  borderDate:
    "Il {date} è un giorno di confine: {sign} o {other}, a seconda dell'anno e dell'ora. Dimmi l'anno e ti dico di più.",
  sunSign: 'Il tuo Sole è in {sign}: {trait}.',
  moonSign:
    'La tua Luna è in {sign}: {trait}. Si legge per quello che ti calma e per come sei quando nessuno guarda.',
  rising:
    'Il tuo ascendente è {sign}: {trait}. Si legge per la prima impressione che dai e per come cominci le cose.',
  venusSign: 'La tua Venere è in {sign}: {trait}. Si legge per come ami e per quello che ti piace.',
  noBirth:
    "Per questo mi serve la tua data di nascita. Mettila nel profilo (Profile, Edit Profile), oppure scrivimela qui con l'ora e la città.",
  noHour:
    "Per questo mi servono l'ora e la città di nascita: il giorno da solo non basta. L'ora è sull'estratto di nascita; poi mettila nel profilo.",
  pair: '{a} e {b}: {line} Questo dicono i segni; le persone le conosci tu.',
  apart: [
    'vi capite senza spiegazioni, e vi scontrate proprio dove siete uguali.',
    'vicini nello zodiaco, con poco in comune all’inizio. Funziona se la differenza vi incuriosisce.',
    'è facile: parlate bene e vi date la carica. A volte manca qualcuno che decida.',
    "c'è attrito e di solito anche attrazione. Tutti e due volete andare per primi: mettetevi d'accordo su chi cede in cosa.",
    'stesso elemento, vi sentite presto a casa. Il rischio è accomodarsi e non dirsi le cose difficili.',
    'parlate lingue diverse e dovete spiegarvi spesso. Con pazienza e umorismo si fa.',
    "siete opposti, ognuno ha quello che manca all'altro. Attira molto, e stanca se uno vuole cambiare l'altro.",
  ],
};
