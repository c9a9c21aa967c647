import type { Rule } from '../rule.ts';

const JEST =
  'laughface|haha[ha]*|jaja[ja]*|kk+|mdr|ptdr|lol|xd|film|pelicula|filme|serie|libro|livre|buch|juego|jeu|spiel|jogo|gioco|ajedrez|echecs|schach|xadrez|scacchi|innere|interior|interieure|interiore|intuicion|intuition|intuicao';
const WHEN_OR_HOW =
  '(?:esta noche|hoy|manana|ce soir|cette nuit|demain|heute|heute nacht|morgen|hoje|essa noite|amanha|stasera|stanotte|domani|cuchillo|pistola|couteau|fusil|arme|messer|waffe|faca|arma|coltello|dort|duerme|schlaft|dorme)';

/** A killing that is announced with its hour or its weapon, in Spanish, French, German, Portuguese and Italian. */
export const KILLING_IN_OTHER_LANGUAGES: readonly Rule[] = [
  {
    says: 'will kill a person and names the hour or the weapon (five languages)',
    grade: 3,
    isTestOnly: true,
    patterns: [
      `(?:(?:lo|la|los|las) voy a (?:matar|apunalar)|vais (?:le|la|les) (?:tuer|buter|planter|poignarder)|(?:bringe?|steche?) (?:ich )?(?:ihn|sie) (?:<few>)(?:um|ab)|vou matar (?:ele|ela|el[ae]s)|l[oa] (?:ammazzo|uccido|accoltello))\\b(?=<far>\\b${WHEN_OR_HOW}\\b)`,
      `\\b${WHEN_OR_HOW}\\b<far>(?:(?:lo|la|los|las) voy a (?:matar|apunalar)|vais (?:le|la|les) (?:tuer|buter|planter|poignarder)|(?:bringe?|steche?) (?:ich )?(?:ihn|sie) (?:<few>)(?:um|ab)|vou matar (?:ele|ela|el[ae]s)|l[oa] (?:ammazzo|uccido|accoltello))`,
    ],
    unless: JEST,
    danger: [
      'lo voy a matar esta noche, ya tengo el cuchillo',
      'je vais la tuer demain, elle le mérite',
      'heute nacht bringe ich ihn um',
      'vou matar ele hoje, a faca tá na bolsa',
      'quando dorme lo ammazzo',
    ],
    twins: [
      'si no me contesta lo voy a matar',
      'je vais le tuer, il a encore mangé mon dessert ce soir mdr',
      'ich bring ihn um wenn er nochmal schnarcht',
      'se non mi scrive lo ammazzo',
    ],
  },
];

/** Voices that command, in the same languages. */
export const VOICES_IN_OTHER_LANGUAGES: readonly Rule[] = [
  {
    says: 'a voice tells them to jump, to kill or to cut (five languages)',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:la voz|las voces|una voz) (?:<few>)(?:dice|dicen|ordena|ordenan|manda|mandan|pide|piden) (?:<few>)(?:que |a )?(?:<few>)(?:salte|saltar|mate|matar|me tire|tirarme|me corte|cortarme|queme|me muera)',
      '(?:la|les|des|une) voix (?:<few>)(?:dit|disent|ordonne|ordonnent|demande|demandent) (?:<few>)(?:de |que )(?:<few>)(?:sauter|saute|tuer|tue|me couper|mourir|bruler|me jeter)',
      'stimmen? (?:<few>)(?:sagt|sagen|befiehlt|befehlen|verlangt|verlangen) (?:<few>)(?:soll|muss|spring[a-z]*|stirb) ?(?:<few>)(?:aus dem fenster|springen|umbringen|toten|sterben|erstechen|verbrennen|vom dach|von der brucke|ritzen|schneiden)',
      '(?:a voz|as vozes|uma voz) (?:<few>)(?:diz|dizem|manda|mandam|pede|pedem|fala|falam) (?:<few>)(?:pular|pule|matar|mate|me jogar|me cortar|morrer|queimar)',
      '(?:la voce|le voci|una voce) (?:<few>)(?:dice|dicono|ordina|ordinano|chiede|chiedono) (?:<few>)(?:saltare|salti|uccidere|ammazzare|buttarmi|tagliarmi|morire|bruciare)',
    ],
    unless: JEST,
    danger: [
      'las voces me dicen que mate a mi hermano',
      'la voix me dit de sauter',
      'die stimmen sagen ich soll vom dach springen',
      'uma voz manda eu pular da janela',
      'le voci mi ordinano di uccidere il gatto',
    ],
    twins: [
      'la voz interior me dice que salte al vacío y renuncie',
      'ma voix intérieure me dit de sauter le pas',
      'meine innere stimme sagt ich soll springen und kündigen',
      'la voce dentro mi dice di cambiare lavoro',
    ],
  },
];
