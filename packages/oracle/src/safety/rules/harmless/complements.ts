/** After which a life itself is meant, wherever it is lived. */
const ITSELF =
  '(?:this |the |my |a |such |so much |constant |el |este |esta |la |mi |neste |nesta |o |ce |cette |ma |il |questo |questa |mia )*(?:world|earth|planet|life|body|skin|pain|agony|fear|misery|guilt|shame|grief|darkness|myself|it|this|that|what i|mundo|vida|cuerpo|dolor|miedo|culpa|corpo|dor|medo|monde|vie|corps|douleur|peur|mondo|vita|dolore|paura|colpa)';

/** Where, how and with whom a user does not want to live, and what is ended: what follows names it. */
export const HARMLESS_COMPLEMENTS: readonly string[] = [
  `(?:done with|tired of|sick of|fed up with|hate|hating|stop|not want to be|not want to keep) living (?:alone|apart|together|abroad|rurally|here|there|(?:in|with|at|near|next to|off|out of|under|above|by|on|among|between) (?!${ITSELF})[a-z]+)[a-z ]*`,
  `(?:not|no longer|never) (?:<soften>)(?:want|wish) to (?:<soften>)live (?:alone|apart|together|abroad|(?:in|with|at|near|next to|off|out of|under|above|by|among|between) (?!${ITSELF})[a-z]+)[a-z ]*`,
  `(?:no quiero (?:mas )?(?:seguir )?(?:vivir|viviendo)(?: mas)?|nao quero (?:mais )?viver(?: mais)?|non voglio (?:piu )?vivere(?: piu)?|veux (?:plus|pas) vivre) (?:en|em|in|a|ad|con|com|avec|chez|au|aux|na|no|nel|nella|dans|cerca|perto|lejos|longe|seul[a-z]*|sol[oa]|sozinh[oa]) (?!${ITSELF})[a-z]+[a-z ]*`,
  '(?:farla finita|chiuderla) con (?!(?:la |questa |mia |la mia )*vita|tutto|me|il mondo)[a-z]+[a-z ]*|(?:acabar|terminar) con (?!(?:la |mi |esta |mi propia )*vida|todo|esto|mi|el dolor|este dolor|el sufrimiento)[a-z]+[a-z ]*|acabar com (?!(?:a |minha |esta |a minha )*vida|tudo|isso|mim|a dor|o sofrimento)[a-z]+[a-z ]*',
  'goodbye (?:letter|note|message|email|speech|card) (?:to|for) (?!(?:my )?(?:<relative>|kids|children|family|parents|everyone|everybody|them|him|her|friends|the (?:kids|children|family|world)))[a-z]+[a-z ]*',
  'better off without me (?:on|in|at|as|around the|cooking|driving|singing|playing|there|this (?:week|weekend|season)) (?!earth|this world|here|all)[a-z]*[a-z ]*',
];
