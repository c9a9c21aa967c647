const SPIRIT =
  '(?:soul|purpose|mission|calling|lessons?|path|karma|destiny|lifetime|incarnat[a-z]*|past li(?:fe|ves)|learn|teach|dharma|vocation|north node|midheaven|spiritual[a-z]*|gifts?|contribute|meant to (?:do|be|learn))';
const WHY_HERE =
  '(?:why (?:am|are|was|did|were) (?:i|we) (?:<soften>)(?:here|born|on (?:this )?(?:earth|planet)|come here|choose (?:this|my) (?:life|body|family))|what (?:am|are) (?:i|we) (?:<soften>)here for|(?:what is|whats) (?:<soften>)(?:the|my) (?:<soften>)(?:point|meaning|purpose|reason)(?: of (?:it all|life|my life|everything|being here|being alive|existence|living))?)';

/** The question of what a life is for, asked out of interest. */
export const HARMLESS_PURPOSE: readonly string[] = [
  `${WHY_HERE}(?=[a-z0-9 ,.]{0,60}\\b(?:${SPIRIT}|not in a (?:sad|bad|dark|depressed|suicidal|weird|negative) way|not sad|just curious|curious|philosoph[a-z]*|asking for|as a [a-z]+|according to|in general|genuinely wondering|big question|deep question)\\b)`,
  `(?<=\\b(?:${SPIRIT}|curious|philosoph[a-z]*|big question|deep question|weird question|random question)\\b[a-z0-9 ,.]{0,60})${WHY_HERE}`,
  'not in a (?:sad|bad|dark|depressed|suicidal|weird|negative|morbid) way',
  '(?:angels?|guides?|spirits?|universe|ancestors|moon|stars|god|soul) (?:is |are |keeps |has been )?(?:<soften>)(?:speaks?|talks?|communicates?|sends?|sending|speaking|talking) (?:to )?(?:me|us) (?:<few>)(?:through|in|with|via|by) (?:<few>)(?:songs?|music|dreams?|numbers?|signs?|cards|meditation|feathers|nature|animals|synchronicit[a-z]*|butterflies|birds|a feeling)',
];
