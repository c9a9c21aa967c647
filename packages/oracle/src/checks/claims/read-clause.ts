import { BODIES, PLANET_IDS, SIGNS, SIGN_IDS } from '@palm/astrology/vocabulary';
import { isNotClaimed } from './is-not-claimed.ts';
import { isName } from './is-name.ts';
import { ANIMAL, CHILD, KIN, MATE, OTHERS } from './people-words.ts';
import { type Topic, topicsOf } from './topic-words.ts';

/** How a clause says what it says. */
type Form = 'asks' | 'unknown' | 'supposes' | 'advises' | 'hedges' | 'foretells' | 'tells';
/** Who or what it speaks of first. */
type Subject = 'sky' | 'you' | 'writer' | 'person' | 'child' | 'people' | 'thing';

export interface ClauseReading {
  readonly form: Form;
  readonly subject: Subject;
  readonly hasPerson: boolean;
  readonly topics: readonly Topic[];
}

const SKY = new RegExp(
  String.raw`\b(?:${[...PLANET_IDS.map((planet) => BODIES[planet].name), ...SIGN_IDS.map((sign) => SIGNS[sign].name)].join('|')}|Ascendant|Midheaven|Descendant|Node|Chiron|Lilith|eclipse|transit|house|chart|sky|square|trine|moon)\b`,
  'u',
);
const SUBJECTS: readonly (readonly [Subject, RegExp])[] = [
  ['child', new RegExp(String.raw`\b(?:${CHILD}|children|boys?|girls?|\w+-year-old)\b`, 'iu')],
  [
    'person',
    new RegExp(
      String.raw`\b(?:he|she|him|her|his|(?:your|the|an?|my) (?:\w+ )?(?:${KIN}|${MATE}|${OTHERS}|${ANIMAL}|man|woman|guy))\b`,
      'iu',
    ),
  ],
  [
    'people',
    /\b(?:they|them|their|people|some(?:one|body)|everyone|everybody|friends|family|team)\b/iu,
  ],
  ['you', /\byou(?:'\w+)?\b|\byour\b/iu],
  ['writer', /\b(?:I|I'\w+|my|me)\b/u],
  ['sky', SKY],
];

const FORMS: readonly (readonly [Form, RegExp])[] = [
  ['asks', /\?$/u],
  [
    'supposes',
    /^(?:(?:and|but|so|or|even) )?(?:if|when|whether|unless|suppose|imagine|in case|before|until|what|who|how)\b/iu,
  ],
  [
    'advises',
    /^(?:(?:and|but|so|or|then|perhaps|maybe|please|just|today|tonight) )?(?:ask|tell|try|keep|leave|take|give|make|write|let|put|call|walk|read|go|eat|drink|sleep|say|send|wait|start|begin|look|choose|pick|open|close|check|pay|offer|thank|invite|listen|breathe|rest|plan|save|bring|cook|remember|notice|don't|do|be|stay|stop|sell|buy|hold|spend|visit|skip|trust)\b|\byou (?:might|could|can(?!'t|not)|needn't|don't have to|don't need to|may want|get to)\b/iu,
  ],
  [
    'foretells',
    /\b(?:will|won't|'ll|shall|going to|about to|is coming|are coming|bound to|set to|expect)\b|'ll\b/iu,
  ],
  [
    'hedges',
    /\b(?:may|might|could|perhaps|maybe|probably|possibly|likely|seems?|tends?|often|sometimes|usually|should|would)\b/iu,
  ],
];

/** Reads who a clause speaks of, what about and how surely. */
export function readClause(clause: string): ClauseReading {
  const plain = clause.replaceAll('’', "'");
  const words = plain.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const found = SUBJECTS.flatMap(([subject, pattern]) => {
    const at = pattern.exec(plain)?.index;
    return at === undefined ? [] : [{ subject, at }];
  });
  const name = nameIn(plain);
  if (name !== null) found.push({ subject: 'person', at: name });
  const [first] = found.toSorted((a, b) => a.at - b.at);
  return {
    form: isNotClaimed(plain)
      ? 'unknown'
      : (FORMS.find(([, form]) => form.test(plain))?.[0] ?? 'tells'),
    subject: first?.subject ?? 'thing',
    hasPerson: found.some(({ subject }) => subject === 'person' || subject === 'child'),
    topics: [...new Set(words.flatMap(topicsOf))],
  };
}

/** Where the first name of a person stands. */
function nameIn(clause: string): number | null {
  for (const { 0: word, index } of clause.matchAll(/\p{Lu}[\p{L}']+/gu)) {
    if (isName(word, index === 0)) return index;
  }
  return null;
}
