import { PET_WORDS, RELATIONS } from './relation-words.ts';

const WHO = [...RELATIONS.keys(), ...PET_WORDS].toSorted((a, b) => b.length - a.length).join('|');
const MY = String.raw`(?:my|our)\s+(?:\w+\s+){0,2}?(?<who>${WHO})`;
const DIED = String.raw`(?:died\b(?! inside)|passed(?: away| on)?\b(?! (?:the|his|her|my|exam|out|me|by))|is dead|has died|is gone forever|was killed|took (?:his|her|their) (?:own )?life|lost (?:his|her) (?:battle|fight)|had to be put (?:down|to sleep)|was put (?:down|to sleep)|'s funeral|s funeral)`;
const PATTERNS = [
  new RegExp(String.raw`\b${MY}\b[^.?!]{0,40}?${DIED}`, 'iu'),
  new RegExp(
    String.raw`\b(?:lost|buried|mourning|grieving|cremated|put down|miss)\s+${MY}\b(?![^.?!]{0,12}\b(?:job|keys|at the))`,
    'iu',
  ),
  new RegExp(String.raw`\b(?:put|putting)\s+${MY}\s+(?:down|to sleep)`, 'iu'),
  new RegExp(String.raw`\bmy\s+late\s+(?<who>${WHO})\b`, 'iu'),
  new RegExp(String.raw`\bsince\s+${MY}\b[^.?!]{0,12}\b(?:death|passing|died)`, 'iu'),
];
const MISSED = /\bmiss(?:ing)?\s+(?:my|our)/iu;

/** Whom the user has lost to death: "your dad", "your dog". */
export function findDied(text: string): string | undefined {
  if (isHypothetical(text)) return undefined;
  for (const pattern of PATTERNS) {
    const who = pattern.exec(text)?.groups?.['who']?.toLowerCase();
    if (who === undefined) continue;
    if (MISSED.test(text) && !new RegExp(DIED, 'iu').test(text)) continue;
    return `your ${RELATIONS.get(who)?.said ?? who}`;
  }
  return undefined;
}

/** "when will my dad die", "what if my dog dies": the person or animal is alive. */
const isHypothetical = (text: string): boolean =>
  /\b(?:what if|when will|will my|is my \w+ (?:going to|gonna)|afraid (?:that )?my|scared (?:that )?my)\b[^.?!]*\b(?:die|dies|dying|pass away)\b/iu.test(
    text,
  );
