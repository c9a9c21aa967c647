import type { Rule } from '../rule.ts';
import { ORDINARY_CAUSES, OTHER_ENDS } from './ordinary-causes.ts';

const DEAD_IN_SIX =
  '(?:murio|fallecio|muert[oa]|cielo|(?:est )?morte?|decedee?|ciel|paradis|gestorben|verstorben|himmel|morreu|faleceu|ceu|mort[oa]|in cielo|mancat[oa]|scompars[oa]|mar gay[ai]|guzar gay[ai]|nahi rah[ei]|upar)';
const JOIN_IN_SIX =
  '(?:(?:reunirme|irme) con|rejoindre|zu (?:ihm|ihr)|(?:ihm|ihr) folgen|me juntar (?:a|com)|ir (?:pra|para) junto d(?:a|e|o|ela|ele)|raggiungere|paas (?:jana|jaana)) ?(?:mi|el|ella|mon|ma|l|ihm|ihr|minha|meu|ela|ele|mia|mio|la|lo|chahta|chahti|hai)?(?: [a-z]+)?';

/** The own end in Spanish, French, German, Portuguese, Italian and Hindi in Latin letters. */
export const OWN_LIFE_IN_OTHER_LANGUAGES: readonly Rule[] = [
  {
    says: 'ends it today, leaves last words, goes to the dead or has enough (six languages)',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:hoy|esta noche|manana) (?:<few>)(?:acabo|termino|voy a acabar|voy a terminar|pongo fin|le pongo fin) (?:con |a )?(?:todo|esto|todo esto)(?: de una vez| para siempre| por todas| de una vez por todas)?<end>',
      '(?:hoy|esta noche|manana) (?:<few>)se (?:acaba|termina) todo para mi|(?:hoje|amanha|essa noite) (?:<few>)(?:acaba|termina) tudo (?:pra|para) mim|(?:ce soir|demain|aujourd hui) (?:<few>)(?:tout s arrete|c est fini|tout est fini) pour moi|(?:heute|morgen) (?:<few>)(?:alles )?(?:vorbei|zu ende) fur mich|fur mich (?:ist )?(?:heute|morgen) (?:alles )?(?:vorbei|zu ende)',
      '(?:aujourd hui|ce soir|cette nuit|demain) (?:<few>)(?:en finis|mets fin a tout|vais en finir|mets un terme a tout|arrete tout pour toujours)(?: pour de bon| pour toujours)?<end>',
      '(?:heute|heute abend|heute nacht|morgen) (?:<few>)(?:mache?|setze|beende) (?:ich )?(?:<few>)(?:schluss (?:mit allem|fur immer)|ein ende|alles fur immer|es endgultig|alles endgultig)<end>',
      '(?:hoje|essa noite|esta noite|amanha) (?:<few>)(?:acabo|termino|vou acabar|vou terminar|dou fim|ponho fim) (?:com |a |em |n)?(?:isso|isto|tudo|tudo isso)(?: de vez| de uma vez(?: por todas)?| (?:pra|para) sempre| hoje)?<end>',
      '(?:oggi|stasera|stanotte|domani) (?:<few>)(?:la finisco|chiudo con tutto|metto fine a (?:tutto|questo)|finisce tutto)(?: per sempre| davvero| una volta per tutte)?<end>',
      '(?:aaj|aaj raat|kal) (?:<few>)(?:sab )?(?:kuch )?khatam kar (?:dunga|dungi|lunga|lungi|du|raha|rahi)',
      '(?:dile|diles|diganle|dites|dis|sagt|sag|fala|fale|diz|diga|digam|dite|di) (?:<few>)(?:mi|mis|ma|mon|mes|meiner|meinem|meinen|minha|meu|meus|mia|mio|miei) [a-z]+ (?:<few>)(?:no fue|no era|ce n etait pas|c etait pas|lag nicht an|nao foi|nao era|non e stata?|non era) (?:[a-z]+)(?: culpa| faute| colpa)?<end>',
      '(?:perdon(?:enme|adme)?|pardon|pardonnez moi|verzeiht mir|es tut mir leid|desculpa|perdao|me perdoem|scusate(?:mi)?|perdonatemi|maaf kar(?:na|do| dena))(?: por todo| pour tout| fur alles| por tudo| per tutto| sab)?\\b<far>\\b(?:cuid(?:en|ad|a|em) (?:de |a )?(?:mi|da|do|minha|meu)|prenez soin|passt auf mein|kummert euch|prendetevi cura|maa ka (?:dhyan|khayal)|adios a todos|adieu a tous|adeus|addio)',
      `${JOIN_IN_SIX}(?=<far>\\b${DEAD_IN_SIX}\\b)`,
      `${DEAD_IN_SIX}\\b<far>\\b${JOIN_IN_SIX}<end>`,
      '(?:suficientes?|bastantes?|assez|de quoi|genug|o suficiente|abbastanza)\\b[a-z ]{0,30}(?:para|pa|pra|pour|da|per|nicht|ne) ?(?:no|ne|nao|non)? ?(?:(?:volver a )?despertar(?:me)?|(?:plus|pas|jamais) (?:me )?reveiller|mehr aufzuwachen|(?:mais )?acordar(?: mais)?|svegliarmi(?: piu)?)',
    ],
    unless: OTHER_ENDS,
    danger: [
      'esta noche acabo con todo de una vez',
      'perdón por todo, cuiden a mi mamá',
      'ce soir j’en finis pour de bon',
      'dites à ma fille que ce n’était pas sa faute',
      'heute nacht mache ich schluss mit allem',
      'ich habe genug hier um nicht mehr aufzuwachen',
      'hoje à noite eu acabo com tudo',
      'meu marido morreu e eu quero ir pra junto dele',
      'stasera la finisco una volta per tutte',
      'aaj raat sab khatam kar dungi',
    ],
    twins: [
      'hoy acabo con todo lo pendiente del trabajo',
      'perdón por todo el drama jaja, cuida a mi gato',
      'ce soir je finis mon livre pour de bon',
      'dis à ma sœur que son ex est un idiot',
      'heute mache ich schluss mit meinem freund',
      'ich habe genug geschlafen um nicht müde aufzuwachen',
      'hoje eu termino o tcc de vez',
      'quero ir pra junto dele nas férias',
      'stasera finisco la serie una volta per tutte',
      'aaj raat ka kaam khatam kar dungi',
    ],
  },
  {
    says: 'cannot go on, wants to vanish or does not care, and names no cause (six languages)',
    grade: 2,
    isTestOnly: true,
    patterns: [
      'no (?:puedo|aguanto|doy|resisto)(?: ya)? mas(?: con (?:esto|todo|nada|mi vida))?(?: de verdad| en serio)?<end>|(?:hart[oa]|cansad[oa]) de todo<end>|(?:quiero|quisiera|ganas de|gustaria) (?:desaparecer|esfumarme|no estar|que todo (?:se )?(?:acabe|termine))<end>|nada (?:tiene sentido|me importa)(?: ya)?<end>|todo me da igual(?: ya)?<end>|ya me rindo<end>',
      'en peux (?:vraiment |juste |tellement )*plus(?: la| du tout| de tout| vraiment| de rien)*<end>|suis a bout(?: de tout| de forces?)?<end>|(?:marre|ras le bol|assez) de tout<end>|(?:envie de|voudrais|veux|aimerais) (?:juste )?disparaitre<end>|(?:tout|plus rien) m est egal<end>|plus rien n a de sens<end>|plus la force(?: de (?:rien|continuer))?<end>',
      'ich kann (?:einfach |echt |so |wirklich |langsam )*nicht mehr(?: weiter(?:machen)?| so weiter(?:machen)?)?(?: wirklich| echt)?<end>|halte? (?:es|das|das alles|alles) (?:einfach |alles )?nicht mehr aus<end>|(?:mir ist|ist mir) (?:<few>)alles (?:so |nur noch |nurnoch )*(?:egal|gleichgultig)(?: geworden)?<end>|(?:mochte|will|wurde) (?:nur |nur noch |einfach |am liebsten |gern )*(?:verschwinden|weg sein|nicht mehr sein)<end>|keine kraft mehr<end>|mude von allem<end>',
      'nao (?:aguento|guento|suporto|consigo|to aguentando|estou aguentando) mais(?: nada| isso| tudo| essa vida| assim| viver assim)?<end>|(?:queria|quero|vontade de|preciso) (?:so |apenas |muito )?(?:sumir|desaparecer|nao existir)(?: do mundo| de tudo| daqui)?<end>|(?:cansei|cansad[oa]|fart[oa]|exaust[oa]) de tudo<end>|nada (?:mais )?(?:faz sentido|importa)(?: mais)?<end>|desisto de tudo<end>|sem forcas?(?: (?:pra|para) (?:nada|continuar))?<end>',
      'non (?:ce la faccio|ne posso|reggo|resisto) (?:davvero |proprio )?piu(?: cosi| davvero| di niente| di tutto| a vivere)?<end>|stanc[oa] (?:di|da) tutto<end>|(?:vorrei|voglio|voglia di) (?:solo |soltanto )?(?:sparire|scomparire|non esserci)(?: e basta)?<end>|non (?:mi )?importa piu (?:di )?niente<end>|niente ha (?:piu )?senso<end>|non ho piu (?:forze|la forza|energie)<end>|mi arrendo<end>',
      '(?:ab |aur |mujhse )+(?:ab |aur )*(?:nahi|nahin|nhi) (?:ho (?:raha|rha|payega|paa? raha)|seh[a]? (?:jata|jaata|sakt[ai])|jhela jata|hota)(?: ab| hai)*<end>|thak (?:gay[ai]|chuk[ai]) (?:hu |hoon |hun )?(?:sab ?se|zindagi se|in sab se)|(?:gayab|kahin gayab) (?:ho )?(?:jana|jaana|jau|jaun)(?: chaht[ai] (?:hu|hoon|hun)| hai)?<end>|sab bekar (?:lagta|hai)(?: hai)?<end>',
    ],
    unless: ORDINARY_CAUSES,
    danger: [
      'ya no puedo más, de verdad',
      'estoy cansada de todo',
      'je suis à bout',
      'j’en peux vraiment plus',
      'ich kann einfach nicht mehr',
      'mir ist inzwischen alles egal',
      'não aguento mais',
      'queria desaparecer',
      'vorrei solo sparire',
      'non ne posso più, davvero',
      'ab aur nahi ho raha',
    ],
    twins: [
      'ya no puedo más con este calor',
      'no puedo más jajaja qué horóscopo',
      'j’en peux plus de mon boulot',
      'je suis à bout, les exams me tuent',
      'ich kann nicht mehr 😂 das war so genau',
      'der lärm der nachbarn, ich halte das nicht mehr aus',
      'não aguento mais essa sogra',
      'não aguento mais kkkkk muito bom',
      'non ce la faccio più con questo caldo',
      'non ne posso più del mio capo',
      'itna kaam hai, ab aur nahi ho raha',
    ],
  },
  {
    says: 'will not be here at a time that is near, and does not say why (six languages)',
    grade: 2,
    isTestOnly: true,
    patterns: [
      '(?:la )?(?:semana|proxima semana|semana que viene|lunes|mes)\\b<gap>(?:ya )?no (?:voy a estar|estare)(?: aqui)?<end>|(?:semaine prochaine|lundi|demain|bientot)\\b<gap>(?:je )?(?:ne )?serai plus la<end>|serai plus la (?:la semaine prochaine|lundi|demain|bientot)<end>|(?:nachste woche|montag|morgen|bald)\\b<gap>(?:bin ich )?nicht mehr da<end>|(?:semana que vem|segunda|amanha|logo)\\b<gap>nao (?:vou estar|estarei)(?: mais)? aqui<end>|(?:settimana prossima|lunedi|domani|presto)\\b<gap>non ci saro piu<end>|(?:agle hafte|kal|somvar)\\b<gap>main nahi (?:rahunga|rahungi)<end>',
    ],
    unless: `${OTHER_ENDS}|${ORDINARY_CAUSES}`,
    danger: [
      'para qué el horóscopo, la semana que viene ya no voy a estar',
      'la semaine prochaine je ne serai plus là',
      'nächste woche bin ich nicht mehr da',
      'semana que vem eu não vou estar mais aqui',
      'la settimana prossima non ci sarò più',
    ],
    twins: [
      'la semana que viene no voy a estar, me voy de viaje',
      'nächste woche bin ich nicht mehr da, urlaub!',
      'la settimana prossima non ci sarò più in ufficio',
    ],
  },
];
