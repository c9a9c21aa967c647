/** Groups of words that rules name instead of repeating. Written for normalised text. */
const WORD_GROUPS = {
  partner:
    '(?:he|she|they|(?:my )?(?:husband|wife|boyfriend|girlfriend|partner|fiancee?|ex|spouse|man))',
  elder:
    '(?:(?:my )?(?:step ?dad|stepfather|step ?mum|stepmother|dad|father|mum|mother|parents?|uncle|aunt|brother|cousin|grandpa|grandad|grandfather|teacher|coach|priest|tutor|babysitter|neighbour)|mums boyfriend)',
  relative:
    '(?:(?:best |only |close |teenage |little |older |younger |adult )*(?:friend|bestie|mate|sister|brother|husband|wife|girlfriend|boyfriend|partner|son|daughter|mum|dad|mother|father|roommate|flatmate|cousin|ex|coworker|colleague|niece|nephew|grandson|granddaughter|student|kid|child|uncle|aunt|neighbour))',
  child:
    '(?:baby|newborn|toddler|infant|child|children|kids?|son|daughter|stepson|stepdaughter|grandson|granddaughter|niece|nephew|little (?:sister|brother|girl|boy)|\\d+ year old)',
  body: '(?:arms?|wrists?|legs?|thighs?|skin|stomach|hips?|hands?|body)',
  soften:
    '(?:just |really |honestly |literally |sometimes |even |still |kind of |so |actually |only |seriously |truly |now |always )*',
  be: '(?:am|was|is|are|were|be|been|being|feel|feeling)',
} as const;

/** A rule's pattern: whole words, with groups such as <partner> filled in. */
export function phrasePattern(source: string): RegExp {
  const filled = source.replace(/<([a-z]+)>/gu, (whole, name: string) => groupNamed(name) ?? whole);
  return new RegExp(`\\b(?:${filled})\\b`, 'u');
}

function groupNamed(name: string): string | undefined {
  return Object.entries(WORD_GROUPS).find(([group]) => group === name)?.[1];
}
