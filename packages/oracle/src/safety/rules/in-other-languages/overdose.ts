import type { Rule } from '../rule.ts';

const PILLS =
  '(?:pastillas|pastas|medicamentos|medicinas|tranquilizantes|somniferos|cachets|comprimes|medocs|medicaments|somniferes|tabletten|pillen|schlaftabletten|medikamente|remedios|comprimidos|calmantes|pastiglie|pillole|compresse|sonniferi|medicine|goliyan?|goli|dawai(?:yan?)?|paracetamol|ibuprofen[oe]?|xanax|rivotril|lexotan)';
const MUCH =
  '(?:tod[oa]s?|demasiad[oa]s|much[oa]s|un monton|el frasco|la caja|el bote|tous|toutes?|trop|plein|la boite|la plaquette|alle|zu viele|ganze|packung|schachtel|tudo|demais|muit[oa]s|a cartela|a caixa|o frasco|tutt[eio]|tropp[eio]|la scatola|il flacone|saari|sari|bahut|poori|puri|\\d\\d+|veinte|treinta|vingt|trente|zwanzig|dreissig|vinte|trinta|venti|trenta|bees|tees)';

/** Too much of a medicine is in the body already, in Spanish, French, German, Portuguese, Italian and Hindi. */
export const OVERDOSE_IN_OTHER_LANGUAGES: readonly Rule[] = [
  {
    says: 'has swallowed too many (six languages)',
    grade: 3,
    isTestOnly: true,
    patterns: [
      `(?:tome|he tomado|me tome|me he tomado|me acabo de tomar|acabo de tomar(?:me)?|acabo de tragar(?:me)?|mi sono (?:<few>)(?:pres[oaie]|ingoiat[oa]|mandat[oa] giu)|me suis enfilee?|trague|me trague|me he tragado|ai pris|ai avale|viens (?:de prendre|d avaler)|tomei|engoli|acabei de tomar|ho preso|ho ingoiato|ho inghiottito) (?:<few>)${MUCH} (?:<few>)${PILLS}`,
      `(?:tome|he tomado|tomei|engoli|ai pris|ai avale|ho preso) (?:<few>)${PILLS} (?:<few>)(?:demais|de mas|a la vez|de uma vez|tutte insieme|en trop)<end>`,
      `${MUCH} (?:<few>)${PILLS} (?:<few>)(?:genommen|geschluckt|gegessen|kha l[iey]|khali|kha gay[ai]|nigal)`,
      `(?:genommen|geschluckt) (?:<few>)(?:alle|zu viele|\\d\\d+) (?:<few>)${PILLS}`,
    ],
    unless:
      'vitaminas?|vitamines?|vitaminen?|antibiotic[oi]s?|antibiotiques|antibiotika|homeopat[a-z]*|globuli|jaja[ja]*|kk+|lol|haha[ha]*|a la farmacia|a la pharmacie|in the apotheke|hace (?:anos|meses)|il y a (?:des annees|\\d+ ans)|vor jahren|ha anos|anni fa|medic[oa]|dottore|ricetta|medecin|ordonnance|arzt|verschrieben|verordnet|receita|receto|doctor|doutor|perro|chien|hund|cachorro|cane|mala',
    danger: [
      'me tomé todas las pastillas de mi mamá hace 20 minutos',
      'acabo de cometer un error, tragué como 30 pastillas',
      'j’ai pris tous les cachets de ma mère et j’ai peur',
      'j’ai avalé trop de médicaments',
      'hab alle schlaftabletten von meiner oma genommen',
      'ich habe 40 tabletten geschluckt und hab angst',
      'tomei todos os remédios da minha mãe agora',
      'engoli uns 25 comprimidos e tô com medo',
      'ho preso tutte le pastiglie di mio padre',
      'saari neend ki goliyan kha li maine',
      'me acabo de tomar todas las pastillas de mi abuela',
      'mi sono ingoiata tutte le compresse di papà',
    ],
    twins: [
      'me tomé todas las vitaminas de golpe jaja',
      'ya me tomé la pastilla para la alergia',
      'j’ai pris tous les antibiotiques comme prévu',
      'j’ai pris un cachet pour la tête',
      'hab alle vitaminen genommen, tabletten sind mir lieber',
      'ich habe eine tablette gegen kopfweh genommen',
      'tomei todos os cafés do mundo hoje',
      'tomei um remédio pra dor de cabeça',
      'ho preso tutte le coincidenze giuste',
      'maine aaj dawai kha li, ab theek hu',
    ],
  },
];
