import { finite, ingOf, participleOf } from './english-forms.ts';
import type { Reading } from './readings.ts';
import type { VerbForm } from './verb-forms.ts';

/** Before these English words stands a noun. */
const BEFORE_NOUN =
  /(?:^|\s)(?:the|a|an|my|your|his|her|our|their|this|that one|these|some|of|in|on|at|for|with|without|from|by|no|none|every|each|one|two|three|four|five|new|old|good|bad|first|last|next|best|same|other|much|many|more|'s)$/u;

/** The verb that a word is here; null where it is something else. */
export function verbHere(
  reading: Reading,
  before: string,
  isAfterAuxiliary = false,
): VerbForm | null {
  const { fixed, verbs, thing, quality, isNoun } = reading;
  if (fixed !== null || verbs.length === 0 || isNoun) return null;
  if (isAfterAuxiliary) {
    const done = verbs.find(({ tense }) => tense === 'participle');
    if (done !== undefined) return done;
  }
  if (quality !== null) return null;
  if (thing !== null && (before === '' || BEFORE_NOUN.test(before))) return null;
  const person = PERSONS[before.split(' ').at(-1) ?? ''];
  return (
    (person === undefined ? undefined : verbs.find((one) => one.person === person)) ??
    likeliest(verbs)
  );
}

/** People tell of others: of a form for several persons the third is meant. */
function likeliest(verbs: readonly VerbForm[]): VerbForm | null {
  const first = verbs.find(({ tense }) => tense !== 'participle') ?? verbs[0] ?? null;
  const third = verbs.find(
    (one) => one.person === 3 && one.english === first?.english && one.tense === first.tense,
  );
  return third ?? first;
}

const PERSONS: Readonly<Record<string, number>> = { i: 1, you: 2, he: 3, she: 3, we: 4, they: 6 };

/** A word that is no verb here, in English. */
export function nounOf(
  { fixed, thing, quality, other, verbs, typed }: Reading,
  before: string,
): string {
  const [verb] = verbs;
  if (fixed !== null) return fixed;
  const named = BEFORE_NOUN.test(before) ? (thing ?? quality) : (quality ?? thing);
  return named ?? other ?? (verb === undefined ? typed : sayVerb(verb, false));
}

/** A form of a verb in English, without its subject. */
export function sayVerb({ english, tense, person }: VerbForm, isDenied: boolean): string {
  const not = isDenied ? 'not ' : '';
  if (tense === 'infinitive') return not + english;
  if (tense === 'ing') return not + ingOf(english);
  if (tense === 'participle') return not + participleOf(english);
  return finite(english, tense, person, isDenied);
}
