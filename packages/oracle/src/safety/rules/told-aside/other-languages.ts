import type { Rule } from '../rule.ts';

const JEST =
  'laughface|haha[ha]*|jaja[ja]*|kkk+|mdr|lol|xd|sueno|reve|traum|sonho|sogno|pelicula|film|filme|serie|trabajo|travail|arbeit|trabalho|lavoro|clase|schule|ecole|escola|scuola|vacaciones|vacances|urlaub|ferias|vacanze|viaje|voyage|reise|viagem|viaggio|examen|prufung|prova|esame';

export const OWN_END_ASIDE_ELSEWHERE: readonly Rule[] = [
  {
    says: 'the last day, the night on which it ends (six languages)',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:hoy|manana|esta noche) (?:es|sera) mi ultim[oa] (?:dia|noche)\\b<far>\\b(?:sentido|adios|perdon|vivir|todo|ya no)|(?:ya )?no le (?:encuentro|veo|hallo) (?:<few>)?sentido\\b<far>\\b(?:ultim[oa]|hoy|esta noche|vivir|vida)',
      '(?:decide|ai decide) de (?:partir|m en aller|disparaitre) (?:<few>)?(?:cette nuit|ce soir|demain|pour toujours)|prenez soin de mon (?:chat|chien|fils)\\b<far>\\b(?:adieu|partir|pardon)',
      '(?:heute (?:nacht|abend)|morgen|bald) (?:ist|mach(?:e)? ich|wird) (?:<few>)?schluss\\b|(?:niemand|keiner) (?:wurde )?(?:<few>)?merk(?:t|en)\\b[a-z ]{0,12}wenn ich (?:weg|tot|nicht mehr)',
      '(?:tirar|tirando|acabar com|dar fim (?:a|na|em)) (?:a )?minha (?:propria )?vida|(?:me )?despedir (?:de todos|da vida) (?:<few>)?(?:hoje|amanha|esta noite)',
      'toglier(?:mi|melo) (?:di mezzo|la vita)|(?:penso|pensando) (?:<few>)(?:di|a come) (?:togliermi|ammazzarmi|sparire per sempre|farla finita)',
      'zindagi se (?:thak|haar|tang)[a-z ,]{0,30}(?:khatam|khatm|mar|bas|aaj)|aaj raat (?:ye|yeh) sab (?:khatam|khatm)',
    ],
    unless: JEST,
    danger: [
      'mañana es mi último día, perdón a todos',
      'j’ai décidé de m’en aller ce soir',
      'heute abend mach ich schluss',
      'penso ogni giorno di togliermi la vita',
      'zindagi se haar gaya, aaj khatam',
    ],
    twins: [
      'hoy es mi ultimo dia de clase, ya no puedo mas de alegria',
      'j’ai décidé de partir en vacances demain',
      'heute abend ist schluss mit der arbeit',
    ],
  },
];

export const FOLLOWED_ASIDE_ELSEWHERE: readonly Rule[] = [
  {
    says: 'is followed home or kept inside (five languages)',
    grade: 3,
    isTestOnly: true,
    patterns: [
      'mi ha (?:seguit[oa]|aspettat[oa])\\b[a-z ]{0,20}(?:casa|portone|strada)\\b(?=<far>\\b(?:ancora|coltello|giu|sotto|paura|di nuovo)\\b)|(?:aspetta(?:va)?|segue) (?:<few>)?(?:sotto casa|dappertutto|ovunque)\\b<far>\\b(?:coltello|paura|sotto casa|minaccia)',
      'me (?:siguio|sigue|esta siguiendo)\\b[a-z ]{0,20}(?:casa|calle|metro)\\b(?=<far>\\b(?:afuera|miedo|sigue|cuchillo|puerta|todavia)\\b|<end>)',
      '(?:ist|hat) mir (?:bis )?(?:nach hause|zur tur) gefolgt|verfolgt mich\\b[a-z ]{0,20}(?:haus|nach hause|tur)|lasst mich nicht (?:mehr )?(?:raus|aus dem haus|gehen|weg)(?=<far>\\b(?:pass|handy|schlussel|angst|eingesperrt|schlagt)\\b|<end>)',
      '(?:m a|m ont) suivie?\\b[a-z ]{0,20}(?:chez moi|maison|porte)|me seguiu\\b[a-z ]{0,15}(?:ate em casa|ate a porta)',
    ],
    unless: `${JEST}|instagram|perro|chien|hund|cachorro|cane|gatto|gato`,
    danger: [
      'un tipo mi ha seguito fino a casa e ho paura',
      'er lässt mich nicht mehr aus dem haus',
      'il m’a suivie jusqu’à chez moi',
    ],
    twins: ['un gatto mi ha seguito fino a casa', 'il m’a suivie sur instagram'],
  },
];

export const CHILDREN_ASIDE_ELSEWHERE: readonly Rule[] = [
  {
    says: 'a child was touched, told by itself or by a relative (five languages)',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:ho|tengo|j ai|tenho|bin|ich bin) (?:[5-9]|1[0-7])\\b(?! (?:kilos?|kg|dias|jours|giorni|wochen|hijos|enfants|figli))(?=<far>\\b(?:mi ha tocc[a-z]*|mi tocca|me toco|me toca|m a touche[e]?|me touche|hat mich angefasst|fasst mich an|me tocou|mexe (?:em|comigo)|passou a mao)\\b)',
      '(?:sobrina|hija|nieta|nieto|hijo|sobrino|sobrinha|filha|neta|neto|filho|nipote|figlia|figlio|nichte|tochter|sohn|enkelin|niece|fille|petite fille|fils) (?:<some>)(?:dijo|dice|conto|disse|falou|ha detto|dice|sagt|sagte|erzahlt|dit|a dit|raconte) (?:que |che |dass )?(?:<few>)(?:abuelo|tio|papa|padre|padrastro|avo|pai|tio|padrasto|nonno|zio|patrigno|opa|onkel|vater|stiefvater|grand pere|oncle|pere|beau pere)\\b[a-z ]{0,15}\\b(?:la toca|lo toca|le toca|mexe|toca|passa a mao|tocca|fasst|anfasst|touche|caresse)',
    ],
    unless: `${JEST}|guitarra|piano|chitarra|gitarre|guitare|violao|klavier`,
    danger: [
      'tengo 13 años y el entrenador me tocó',
      'ho 12 anni e lo zio mi ha toccata',
      'minha filha disse que o tio mexe nela',
      'mi nieta dice que su padrastro la toca',
    ],
    twins: ['mi hija dice que su abuelo toca la guitarra'],
  },
];

export const KILLING_ASIDE_ELSEWHERE: readonly Rule[] = [
  {
    says: 'waits for another with a knife or a gun (four languages)',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:esperar|espero|encuentre|agarre) (?:<some>)(?:lo|la|le|los) (?:mato|mate|pico|apunalo|quiebro)\\b|(?:lo|la|los) mato\\b<far>\\b(?:navaja|cuchillo|pistola|arma|tengo)',
      '(?:je l attends|je vais l attendre)\\b<far>\\b(?:couteau|flingue|arme|bute|tue)',
      '(?:warte auf ihn|lauere ihm auf|pass ihn ab)\\b<far>\\b(?:messer|pistole|umbring[a-z]*|stech[a-z]*)',
      '(?:lo aspetto|vou esperar (?:ele|ela))\\b<far>\\b(?:coltello|pistola|ammazzo|faca|arma|mato)',
    ],
    unless: `${JEST}|a besos|de beijos|di baci|cosquillas`,
    danger: ['lo espero afuera y lo mato, tengo pistola', 'ich warte auf ihn mit dem messer'],
    twins: ['lo mato a besos cuando llegue', 'ich warte auf ihn mit dem essen'],
  },
];

export const WOUNDED_ASIDE_ELSEWHERE: readonly Rule[] = [
  {
    says: 'is wounded by a partner (Spanish)',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:novi[oa]|espos[oa]|marido|pareja|mujer) (?:<few>)?me (?:clavo|golpeo|quemo|pateo|pega|acuchillo|mordio|abofeteo|tiro por)',
    ],
    unless: JEST,
    danger: ['mi marido me quemó con la plancha'],
    twins: ['mi novio me tiró por sorpresa un beso, jaja'],
  },
];
