/** Groups of words that rules name instead of repeating. Written for normalised text. */
const WORD_GROUPS = {
  partner:
    '(?:he|she|they|(?:my )?(?:husband|wife|boyfriend|girlfriend|partner|fiancee?|ex|spouse|man))',
  elder:
    '(?:(?:my )?(?:step ?dad|stepfather|step ?mum|stepmother|dad|father|mum|mother|parents?|uncle|aunt|brother|cousin|grandpa|grandad|grandfather|teacher|coach|priest|tutor|babysitter|neighbour)|mums boyfriend)',
  relative:
    '(?:(?:best |only |close |teenage |little |older |younger |adult )*(?:friend|bestie|mate|sister|brother|husband|wife|girlfriend|boyfriend|partner|son|daughter|mum|dad|mother|father|roommate|flatmate|cousin|ex|coworker|colleague|niece|nephew|grandson|granddaughter|student|kid|child|uncle|aunt|neighbour|nan|gran|grandma|grandpa|twin|teenager|boy|girl))',
  child:
    '(?:baby|newborn|toddler|infant|child|children|kids?|son|daughter|stepson|stepdaughter|grandson|granddaughter|niece|nephew|little (?:sister|brother|girl|boy)|\\d+ year old)',
  body: '(?:(?:fore)?arms?|wrists?|legs?|thighs?|skin|stomach|hips?|hands?|body|ankles?)',
  soften:
    '(?:just |really |honestly |literally |sometimes |even |still |kind of |kinda |so |actually |only |seriously |truly |now |always |probably |simply )*',
  selfward:
    '(?:(?:just|really|honestly|literally|sometimes|even|still|kind|of|so|bad|badly|much|actually|only|seriously|truly|now|always|simply|probably|finally|already|again|soon|please|tonight|today|more|than|anything|everything|all|it|to|be|being|been|had|have|could|would|was|were|am|that|i|me|my|myself|go|and|or|about|with|for|in|better|off|help|let|sleep|peace|quietly|peacefully|alone|not) ){0,6}',
  be: '(?:am|was|is|are|were|be|been|being|feel|feeling)',
  few: '(?:[a-z0-9]+ ){0,4}',
  some: '(?:[a-z0-9]+ ){0,8}',
  gap: '[a-z0-9 ,]{0,40}',
  far: '[a-z0-9 ,.]{0,90}',
  pill: '(?:pills?|tablets?|tabs|meds|medications?|medicines?|paracetamol|tylenol|acetaminophen|ibuprofen|aspirin|xanax|valium|diazepam|benzos|painkillers|antidepressants?|sleepers|sedatives|capsules|morphine|oxy|oxycodone|codeine|tramadol|amitriptyline|zopiclone|zolpidem|temazepam|lorazepam|clonazepam|alprazolam|quetiapine|insulin|opioids)',
  height:
    '(?:bridge|roof|rooftop|ledge|balcony|cliffs?|viaduct|overpass|railings?|tracks|rails|platform|window ?sill|quarry|pier|parapet|car park|tower block|tenth floor)',
  water: '(?:river|lake|sea|ocean|canal|pond|quarry|water|harbour|reservoir)',
  weapon:
    '(?:gun|guns|rifle|pistol|shotgun|revolver|knife|machete|axe|hammer|crossbow|petrol|gasoline|acid|bat|blade|bomb)',
  day: '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tonight|tomorrow|today|the weekend|this weekend|next week|this week|christmas|new year|my birthday|spring|summer|winter|the full moon|the new moon|the eclipse)',
  selfdeath:
    '(?:die|dead|dying|kill(?:ing)? myself|end(?:ing)? (?:my|this|it|my own) (?:life|all)|end(?:ing)? it all|hang(?:ing)? myself|shoot(?:ing)? myself|drown(?:ing)? myself|overdos(?:e|ing)|unaliv(?:e|ing)|kms|ctb|suicide|not exist(?:ing)?|stop existing|be gone forever|tak(?:e|ing) my (?:own )?life(?! (?:back|in|into|to|forward|seriously|by))|off(?:ing)? myself|never wak(?:e|ing) up)',
  killother:
    '(?:kill|murder|stab|shoot|strangle|poison|smother|drown|behead|burn|torture|beat|hurt|harm|choke|attack|suffocate|bury|run over|slaughter|unalive)',
  people:
    '(?:him|her|them|people|everyone|everybody|some(?:one|body)|my (?:[a-z]+ )?(?:boss|ex|husband|wife|boyfriend|girlfriend|partner|mother|father|mum|dad|stepdad|stepfather|stepmother|brother|sister|son|daughter|baby|child|kids|children|neighbours?|teacher|classmates?|class|coworkers?|colleagues?|roommate|flatmate|landlord|family|parents|friend|rapist|abuser|cousin|uncle|in laws))',
  closeone:
    '(?:he|she|(?:my |the )?(?:husband|wife|boyfriend|girlfriend|partner|fiancee?|ex|spouse|man|hubby|dad|father|mum|mother|stepdad|stepfather|stepmother|stepmum|brother|sister|uncle|aunt|son|grandson|nephew|carer|family|parents|in laws|son in law|mother in law|father in law|cousin))',
  lastthing:
    '(?:(?:my |the )?(?:papers|affairs|documents|finances|will) (?:are |is |all )*(?:in order|sorted|settled|signed)|put (?:all )?my (?:papers|affairs|things|house) in order|(?:the |my |all the )?letters? (?:is |are |have been |all )*(?:written|sealed|done|ready)|(?:wrote|written) (?:the |my |all the |three |some |down )*(?:letters|passwords|pins)|passwords are (?:written|in|on)|(?:dog|cat|rabbit|bird|fish|horse|pets?) (?:goes|is going|went|has a place|is staying|will stay|will live) (?:to|with)|(?:gave|given|giving) (?:[a-z]+ ){0,3}(?:dog|cat|guitar|books|coat|watch|rings?|records|jewell?ery|things|stuff)|left (?:the |my )?(?:spare )?keys?|said (?:all )?my goodbyes|paid (?:all |off )*(?:my |the )?(?:rent|bills|debts)|cancelled (?:the rest|everything|all my)|checked the (?:life )?insurance)',
  /** These two are words for a list: they stand inside a group. */
  noone: 'nobody|no one',
  someone: 'someone|somebody',
  end: '(?= [.,]|$)',
} as const;

/** By their source: several parts of care ask for the same pattern, and each compiled one takes memory. */
const MADE = new Map<string, RegExp>();

/** Every pattern made so far. */
export const madePatterns = (): readonly RegExp[] => [...MADE.values()];

/** A rule's pattern: whole words, with groups such as <partner> filled in. */
export function phrasePattern(source: string): RegExp {
  const made = MADE.get(source) ?? makePattern(source);
  MADE.set(source, made);
  return made;
}

function makePattern(source: string): RegExp {
  const filled = source.replace(/<([a-z]+)>/gu, (whole, name: string) => groupNamed(name) ?? whole);
  return new RegExp(`\\b(?:${withWholeExcuses(filled)})(?![a-z0-9])`, 'u');
}

/** What must not follow is meant as whole words too: "live (?! in)" must not spare "live inside". */
function withWholeExcuses(source: string): string {
  const start = source.indexOf('(?!');
  if (start === -1) return source;
  const end = closingOf(source, start);
  const inner = withWholeExcuses(source.slice(start + 3, end));
  const whole = inner.endsWith(' ') ? inner : `(?:${inner})(?![a-z])`;
  return `${source.slice(0, start)}(?!${whole})${withWholeExcuses(source.slice(end + 1))}`;
}

function closingOf(source: string, start: number): number {
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === '(') depth += 1;
    else if (source[at] === ')') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  throw new RangeError(`unclosed group: ${source}`);
}

function groupNamed(name: string): string | undefined {
  return Object.entries(WORD_GROUPS).find(([group]) => group === name)?.[1];
}
