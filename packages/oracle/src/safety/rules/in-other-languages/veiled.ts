import type { Rule } from '../rule.ts';
import { ORDINARY_CAUSES, OTHER_ENDS } from './ordinary-causes.ts';

/** The own end between the lines, in Spanish, French, German, Portuguese and Italian. */
export const VEILED_IN_OTHER_LANGUAGES: readonly Rule[] = [
  {
    says: 'took leave of all, is a burden, leaves a letter, or speaks of when they are gone (five languages)',
    grade: 2,
    isTestOnly: true,
    patterns: [
      'me despedi de (?:todos|todas|cada uno|todo mundo|todo el mundo|cada um)|(?:dit|fait mes) adieux? a (?:tous|tout le monde|chacun)|von (?:allen|jedem) verabschiedet|(?:salutato|detto addio a) tutti(?: per l ultima volta)?(?=<end>| senza| e )',
      '(?:una )?carga para (?:todos|nadie|mi familia|ellos)|(?:un )?(?:poids|fardeau) pour (?:tous|tout le monde|personne|ma famille|eux|les autres)|(?:fur niemanden (?:mehr )?eine|fur alle (?:nur )?eine|keine) last(?: mehr)?(?=<end>| fur| mehr| sein)|(?:um )?(?:peso|fardo) (?:pra|para) (?:todos|ninguem|minha familia|todo mundo|eles)|(?:un )?peso per (?:tutti|nessuno|la mia famiglia|loro)',
      '(?:carta|cartas|nota|lettre|brief|briefe|bilhete|lettera|lettere)\\b<far>\\b(?:cuando (?:la|las) (?:lean|encuentren)|ya no este|quand (?:ils|elle|il|vous) (?:la |le )?(?:liront|lira|lirez|trouveront|trouvera)|wenn (?:sie|er|ihr) (?:<few>)(?:lesen|liest|lest|finden|findet)|quando (?:eles|ela|ele) (?:<few>)(?:lerem|ler|acharem|achar|encontrarem)|quando (?:la|le) (?:<few>)(?:leggono|leggeranno|leggerete|troveranno)|(?:io )?saro gia via)',
      'cuando (?:yo )?ya no este(?: aqui| mas)?<end>|quand je (?:ne )?serai plus (?:la|de ce monde)<end>|wenn ich (?:nicht mehr|nimmer) (?:da )?bin<end>|quando eu nao estiver mais(?: aqui)?<end>|quando (?:io )?non ci saro piu<end>',
      'sin mi (?:<few>)(?:estarian|estaran|van a estar|estan) (?:<few>)mejor|m endormir (?:<few>)(?:ca s arrete|tout s arrete|plus jamais|ne (?:plus|jamais))|mis de cote (?:ce qu il (?:me )?faut|assez de|les cachets)|(?:ya )?(?:dej[eo]|tengo) todo (?:arreglado|listo|en orden)\\b<far>\\b(?:descans[oa]|cartas?|por fin|perr[oa]|gat[oa])',
    ],
    unless: `${OTHER_ENDS}|${ORDINARY_CAUSES}`,
    danger: [
      'ya me despedí de todos sin que lo sepan',
      'je suis un poids pour tout le monde',
      'dann bin ich für niemanden mehr eine last',
      'deixei um bilhete, quando ela achar já vai ser tarde',
      'ho scritto la lettera, quando la leggeranno capiranno',
      'wie geht es meinen kindern wenn ich nicht mehr bin',
      'sin mí van a estar todos mejor',
      'j’ai mis de côté ce qu’il faut',
    ],
    twins: [
      'me despedí de todos en la oficina, nuevo trabajo',
      'hab mich von allen verabschiedet, morgen beginnt die reise',
      'la lettre de mon copain, quand il la lira il va sourire',
      'essa mala é um peso pra todo mundo, viagem longa',
    ],
  },
  {
    says: 'has written the letters and takes leave (five languages)',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:escribi|he escrito|deje|tengo escritas?) (?:<few>)cartas?\\b<far>\\b(?:despedi[a-z]*|adios)|(?:despedi[a-z]*|adios)\\b<far>\\b(?:escribi|he escrito|deje|tengo escritas?) (?:<few>)cartas?',
      '(?:ecrit|laisse) (?:<few>)lettres?\\b<far>\\b(?:adieux?|(?:dire|disais?) au revoir)',
      '(?:abschieds)?briefe? (?:<few>)geschrieben\\b<far>\\b(?:verabschieden|abschied|lebt? wohl)',
      '(?:escrevi|deixei) (?:<few>)cartas?\\b<far>\\b(?:despedi[a-z]*|adeus)',
      '(?:scritto|lasciato) (?:<few>)letter[ae]\\b<far>\\b(?:addio|salutare qualcuno)',
    ],
    unless: `${OTHER_ENDS}|${ORDINARY_CAUSES}`,
    danger: [
      'ya no puedo, escribí las cartas y solo quería despedirme de alguien',
      'j’ai écrit les lettres, je voulais dire au revoir à quelqu’un',
      'die briefe sind geschrieben, ich wollte mich nur noch verabschieden',
      'já escrevi as cartas, só queria me despedir de alguém',
      'ho scritto le lettere, volevo solo dire addio a qualcuno',
    ],
    twins: [
      'escribí una carta para despedirme del trabajo, ¿está bien así?',
      'ich habe einen brief geschrieben, um mich vom chef zu verabschieden',
      'escrevi as cartas de natal ontem',
    ],
  },
  {
    says: 'wrote sorry or goodbye to all, and is alone or asks about the next life (Hindi in Latin letters)',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:sab|sabko|sabse|sab ko|sab se|ghar walo(?:n)? ko|mummy papa ko)\\b[a-z ]{0,20}\\b(?:sorry|maafi|maaf|alvida|bye|chitthi|letter)\\b[a-z ]{0,12}\\b(?:likh|bol|keh|kah|bhej|maang|mang)[a-z]*\\b<far>\\b(?:agla jana?m|agle jana?m|akela|akeli|koi nahi|ghar gaya|so gaye|aaj raat|kal subah|chhat|train|goli|phanda)',
    ],
    unless: 'birthday|shaadi|party|exam|office|meeting|train (?:late|chhoot)',
    danger: [
      'sabko sorry likh diya hai. hostel me roommate ghar gaya hua hai. bas itna bata do agla janam accha hoga na',
    ],
    twins: ['sabko sorry bol diya party ke liye, aaj office me akela hoon lol'],
  },
];
