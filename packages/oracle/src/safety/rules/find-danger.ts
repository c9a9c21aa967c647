import { CRISIS_TOPICS, type CrisisTopic } from '../topics.ts';
import { EMERGENCIES } from './body-and-mind/emergencies.ts';
import { EMERGENCIES_IN_PLAIN_WORDS } from './body-and-mind/in-plain-words.ts';
import { LOST_TOUCH } from './body-and-mind/lost-touch.ts';
import { OVERDOSE_TAKEN } from './body-and-mind/overdose.ts';
import { withoutHarmlessPhrases } from './harmless-phrases.ts';
import {
  CHILDREN_IN_OTHER_LANGUAGES,
  THREATS_IN_OTHER_LANGUAGES,
} from './in-other-languages/at-home.ts';
import {
  ABUSE_IN_PLAIN_WORDS_ELSEWHERE,
  OWN_LIFE_IN_PLAIN_WORDS_ELSEWHERE,
} from './in-other-languages/in-plain-words.ts';
import { OVERDOSE_IN_OTHER_LANGUAGES } from './in-other-languages/overdose.ts';
import { OWN_LIFE_IN_OTHER_LANGUAGES } from './in-other-languages/own-life.ts';
import { ABUSE } from './other-people/abuse.ts';
import { ATTACKED } from './other-people/attacked.ts';
import { CHILDREN, HARM_TOLD_BY_MINOR } from './other-people/children.ts';
import { HINTS_OF_VIOLENCE } from './other-people/hints-of-violence.ts';
import {
  ATTACKED_IN_PLAIN_WORDS,
  CHILDREN_IN_PLAIN_WORDS,
  VIOLENCE_IN_PLAIN_WORDS,
} from './other-people/in-plain-words.ts';
import { MEANS_HARM } from './other-people/means-harm.ts';
import { SOMEBODY_NEAR } from './other-people/somebody-near.ts';
import { UNCLEAR_AT_HOME } from './other-people/unclear-at-home.ts';
import { otherLanguagePatterns } from './other-languages.ts';
import { DOES_NOT_WANT_TO_LIVE } from './own-life/does-not-want-to-live.ts';
import { END_ANNOUNCED } from './own-life/end-announced.ts';
import { FOOD } from './own-life/food.ts';
import { GOODBYES } from './own-life/goodbyes.ts';
import { HINTS } from './own-life/hints.ts';
import { HURTS_THEMSELVES } from './own-life/hurts-themselves.ts';
import {
  HURTS_IN_PLAIN_WORDS,
  OWN_LIFE_IN_PLAIN_WORDS,
  STARVES_IN_PLAIN_WORDS,
} from './own-life/in-plain-words.ts';
import { NAMES_IT } from './own-life/names-it.ts';
import { UNCLEAR_OWN_LIFE } from './own-life/unclear.ts';
import { VEILED } from './own-life/veiled.ts';
import { WANTS_TO_DIE } from './own-life/wants-to-die.ts';
import { WAYS } from './own-life/ways.ts';
import { WORN_OUT } from './own-life/worn-out.ts';
import { phrasePattern } from './phrase-pattern.ts';
import type { Rule } from './rule.ts';
import { statesMinor, statesMinorWithAdult } from './stated-age.ts';

export type Danger = { readonly grade: 2 | 3; readonly topic: CrisisTopic };

const RULES_BY_TOPIC = {
  'child-safety': [...CHILDREN, ...CHILDREN_IN_OTHER_LANGUAGES, ...CHILDREN_IN_PLAIN_WORDS],
  'medical-emergency': [
    ...EMERGENCIES,
    ...EMERGENCIES_IN_PLAIN_WORDS,
    ...OVERDOSE_TAKEN,
    ...OVERDOSE_IN_OTHER_LANGUAGES,
  ],
  'someone-else-at-risk': SOMEBODY_NEAR,
  suicide: [
    ...NAMES_IT,
    ...OWN_LIFE_IN_PLAIN_WORDS,
    ...WANTS_TO_DIE,
    ...DOES_NOT_WANT_TO_LIVE,
    ...WAYS,
    ...GOODBYES,
    ...UNCLEAR_OWN_LIFE,
    ...VEILED,
    ...END_ANNOUNCED,
    ...WORN_OUT,
    ...HINTS,
    ...OWN_LIFE_IN_OTHER_LANGUAGES,
    ...OWN_LIFE_IN_PLAIN_WORDS_ELSEWHERE,
  ],
  'self-harm': [...HURTS_THEMSELVES, ...HURTS_IN_PLAIN_WORDS],
  'harm-to-others': [...MEANS_HARM, ...HINTS_OF_VIOLENCE, ...VIOLENCE_IN_PLAIN_WORDS],
  'violence-from-others': [...ATTACKED, ...ATTACKED_IN_PLAIN_WORDS],
  abuse: [
    ...ABUSE,
    ...UNCLEAR_AT_HOME,
    ...THREATS_IN_OTHER_LANGUAGES,
    ...ABUSE_IN_PLAIN_WORDS_ELSEWHERE,
  ],
  psychosis: LOST_TOUCH,
  eating: [...FOOD, ...STARVES_IN_PLAIN_WORDS],
} as const satisfies Record<CrisisTopic, readonly Rule[]>;

export const rulesOf = (topic: CrisisTopic): readonly Rule[] => RULES_BY_TOPIC[topic];

type Test = (text: string) => boolean;

const TESTS = ([3, 2] as const).flatMap((grade) =>
  CRISIS_TOPICS.map((topic) => ({ grade, topic, tests: testsFor(topic, grade) })),
);
const TOLD_BY_MINOR = HARM_TOLD_BY_MINOR.map(phrasePattern);

/** The most serious danger the rules find in the passages of a normalised message, or null. */
export function findDanger(passages: readonly string[]): Danger | null {
  const texts = passages.map(withoutHarmlessPhrases);
  if (texts.some(isChildInDanger)) return { grade: 3, topic: 'child-safety' };
  const found = TESTS.find(({ tests }) => tests.some((test) => texts.some(test)));
  return found === undefined ? null : { grade: found.grade, topic: found.topic };
}

function testsFor(topic: CrisisTopic, grade: 2 | 3): Test[] {
  const english = rulesOf(topic)
    .filter((rule) => rule.grade === grade)
    .map(testOf);
  const others = grade === 3 ? otherLanguagePatterns(topic) : [];
  return [...english, ...others.map((pattern) => (text: string) => pattern.test(text))];
}

export function testOf({ patterns, unless }: Pick<Rule, 'patterns' | 'unless'>): Test {
  const found = patterns.map(phrasePattern);
  const excuse = unless === undefined ? null : phrasePattern(unless);
  return (text) => found.some((pattern) => pattern.test(text)) && excuse?.test(text) !== true;
}

function isChildInDanger(text: string): boolean {
  if (statesMinorWithAdult(text)) return true;
  return statesMinor(text) && TOLD_BY_MINOR.some((pattern) => pattern.test(text));
}
