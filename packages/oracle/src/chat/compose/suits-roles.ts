import type { Passage } from '../family.ts';
import type { Situation } from './holds.ts';

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
];
const BETWEEN = String.raw`(?:\s+(?:just|never|totally|completely|always|also|have|has|had|even|kinda|really|again|almost|literally|not|did|keeps?|kept|already|accidentally|stupidly))*`;
const SELF = String.raw`\bi${BETWEEN}\s+`;
const OTHER = String.raw`(?:\b(?:he|she|they)|\bmy\s+(?:\w+\s+){0,2}?\w+)${BETWEEN}\s+`;
const AT_START = String.raw`^(?:(?:so|ok|omg|ugh|just|completely|totally|and)\s+)*`;

type Doer = 'self' | 'other';

const PATTERNS = DEEDS.map(([deed, forms]) => ({
  deed,
  self: new RegExp(String.raw`(?:${SELF}|${AT_START})(?:${forms})\b`, 'u'),
  other: new RegExp(String.raw`${OTHER}(?:${forms})\b`, 'u'),
}));

/** Who does which deed in a text: "he forgot" and not "i forgot". */
function doersIn(text: string): ReadonlyMap<string, ReadonlySet<Doer>> {
  const lower = text.toLowerCase().trim();
  const found = new Map<string, ReadonlySet<Doer>>();
  for (const { deed, self, other } of PATTERNS) {
    const doers = new Set<Doer>();
    if (self.test(lower)) doers.add('self');
    if (other.test(lower)) doers.add('other');
    if (doers.size > 0) found.set(deed, doers);
  }
  return found;
}

/** The same for every message: found once for a passage. */
const kept = new WeakMap<Passage, ReadonlyMap<string, ReadonlySet<Doer>>>();

/** Of whom the phrases of a passage are written, by deed. */
function doersOf(passage: Passage): ReadonlyMap<string, ReadonlySet<Doer>> {
  const known = kept.get(passage);
  if (known !== undefined) return known;
  const found = new Map<string, Set<Doer>>();
  for (const [deed, doers] of passage.phrases.flatMap((phrase) => [...doersIn(phrase)])) {
    found.set(deed, new Set([...(found.get(deed) ?? []), ...doers]));
  }
  kept.set(passage, found);
  return found;
}

/** Whether the person who did it in the message is the one of whom a passage is written. */
export function suitsRoles(passage: Passage, { piece }: Situation): boolean {
  if (passage.phrases.length === 0) return true;
  const message = doersIn(`${piece.said} ${piece.plain}`);
  if (message.size === 0) return true;
  const written = doersOf(passage);
  return [...message].every(([deed, doers]) => {
    const theirs = written.get(deed);
    return theirs === undefined || [...doers].some((doer) => theirs.has(doer));
  });
}
