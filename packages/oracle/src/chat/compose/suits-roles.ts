/** Deeds that one does to another: who did it changes the answer. */
const DEEDS: readonly (readonly [string, string])[] = [
  ['forget', 'forgot|forgets?|forgotten'],
  ['miss', 'missed'],
  ['cheat', 'cheated|cheats?'],
  ['lie', 'lied|lies'],
  ['leave', 'left|dumped|dumps'],
  ['ghost', 'ghosted|ghosts'],
  ['block', 'blocked|blocks|unfollowed|deleted'],
  ['shout', 'yelled|yells?|shouted|shouts?|screamed|snapped'],
  ['cancel', 'cancell?ed|cancels|bailed'],
  ['borrow', 'borrowed|borrows'],
  ['lend', 'lent|lends?|loaned'],
  ['owe', 'owes?|owed'],
  ['break', 'broke|breaks|ruined|scratched|dented'],
  ['hurt', 'hurts?|insulted|embarrassed|humiliated'],
  ['tell', 'told|tells'],
  ['apologise', 'apologi[sz]ed|apologi[sz]es?'],
  ['propose', 'proposed|proposes'],
  ['hit', 'hit|hits|slapped|shoved|pushed'],
  ['steal', 'stole|steals'],
  ['kiss', 'kissed|kisses'],
  ['quit', 'quit|resigned'],
  ['want', 'wants?|wanted'],
  ['refuse', 'said no|refused|refuses|rejected|declined'],
  ['ask', 'asked|asks'],
  ['write', 'texted|texts|messaged|wrote|writes|called|emailed'],
  ['promise', 'promised|promises'],
  ['find', 'found|finds'],
  ['pay', 'paid|pays'],
  ['fail', 'failed|fails'],
  ['drink', 'drinks?|drank'],
  ['move', 'moved out|moves out|moved in|moves in'],
];
const BETWEEN = String.raw`(?:\s+(?:just|never|totally|completely|always|also|have|has|had|even|kinda|really|again|almost|literally|not|did|keeps?|kept|already|accidentally|stupidly))*`;
const SELF = String.raw`\bi${BETWEEN}\s+`;
const OTHER = String.raw`(?:\b(?:he|she|they|someone|people|man|guy|boy|dude|woman|girl|lady)|\bmy\s+(?:\w+\s+){0,2}?\w+)${BETWEEN}\s+`;
const AT_START = String.raw`^(?:(?:so|ok|omg|ugh|just|completely|totally|and)\s+)*`;

type Doer = 'self' | 'other';

const PATTERNS = DEEDS.map(([deed, forms]) => ({
  deed,
  /** Most texts have few of these words, and to look for who did it takes far longer. */
  said: new RegExp(String.raw`(?:^|\s)(?:${forms})\b`, 'u'),
  self: new RegExp(String.raw`(?:${SELF}|${AT_START})(?:${forms})\b`, 'u'),
  other: new RegExp(String.raw`${OTHER}(?:${forms})\b`, 'u'),
}));

/** Who does which deed in a text: "he forgot" and not "i forgot". */
function doersIn(text: string): Doers {
  const lower = text.toLowerCase().trim();
  const found = new Map<string, ReadonlySet<Doer>>();
  for (const { deed, said, self, other } of PATTERNS) {
    if (!said.test(lower)) continue;
    const doers = new Set<Doer>();
    if (self.test(lower)) doers.add('self');
    if (other.test(lower)) doers.add('other');
    if (doers.size > 0) found.set(deed, doers);
  }
  return found;
}

type Doers = ReadonlyMap<string, ReadonlySet<Doer>>;

/** The same for every message: found once for the texts of a passage or a matter. */
const kept = new WeakMap<readonly string[], Doers>();

/** Of whom some texts are written, by deed. */
function doersOf(texts: readonly string[]): Doers {
  const known = kept.get(texts);
  if (known !== undefined) return known;
  const found = new Map<string, Set<Doer>>();
  for (const [deed, doers] of texts.flatMap((text) => [...doersIn(text)])) {
    found.set(deed, new Set([...(found.get(deed) ?? []), ...doers]));
  }
  kept.set(texts, found);
  return found;
}

/** Whether the person who did it in a message is the one of whom the texts of a passage or a matter tell. */
export function suitsRoles(texts: readonly string[], message: string): boolean {
  if (texts.length === 0) return true;
  const told = doersIn(message);
  if (told.size === 0) return true;
  const written = doersOf(texts);
  return [...told].every(([deed, doers]) => {
    const theirs = written.get(deed);
    return theirs === undefined || [...doers].some((doer) => theirs.has(doer));
  });
}
