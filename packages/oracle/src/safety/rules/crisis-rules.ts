import { CRISIS_TOPICS, type CrisisTopic } from '../topics.ts';
import { CHILD_SAFETY_PATTERNS, HARM_TOLD_BY_MINOR } from './child-safety-rules.ts';
import {
  ABUSE_PATTERNS,
  EATING_PATTERNS,
  HARM_TO_OTHERS_PATTERNS,
  MEDICAL_EMERGENCY_PATTERNS,
  PSYCHOSIS_PATTERNS,
  VIOLENCE_PATTERNS,
} from './danger-rules.ts';
import { withoutHarmlessPhrases } from './harmless-phrases.ts';
import { otherLanguagePatterns } from './other-language-rules.ts';
import { statesMinor, statesMinorWithAdult } from './stated-age.ts';
import { SELF_HARM_PATTERNS, SOMEONE_ELSE_PATTERNS, SUICIDE_PATTERNS } from './suicide-rules.ts';

const ENGLISH_PATTERNS = {
  'child-safety': CHILD_SAFETY_PATTERNS,
  'medical-emergency': MEDICAL_EMERGENCY_PATTERNS,
  'someone-else-at-risk': SOMEONE_ELSE_PATTERNS,
  suicide: SUICIDE_PATTERNS,
  'self-harm': SELF_HARM_PATTERNS,
  'harm-to-others': HARM_TO_OTHERS_PATTERNS,
  'violence-from-others': VIOLENCE_PATTERNS,
  abuse: ABUSE_PATTERNS,
  psychosis: PSYCHOSIS_PATTERNS,
  eating: EATING_PATTERNS,
} as const satisfies Record<CrisisTopic, readonly RegExp[]>;

const RULES = CRISIS_TOPICS.map((topic) => ({
  topic,
  patterns: [...ENGLISH_PATTERNS[topic], ...otherLanguagePatterns(topic)],
}));

/** The most urgent crisis the rules find in the passages of a normalised message, or null. */
export function crisisByRule(passages: readonly string[]): CrisisTopic | null {
  const texts = passages.map(withoutHarmlessPhrases);
  if (texts.some(isChildInDanger)) return 'child-safety';
  const holds = (pattern: RegExp): boolean => texts.some((text) => pattern.test(text));
  return RULES.find(({ patterns }) => patterns.some(holds))?.topic ?? null;
}

function isChildInDanger(text: string): boolean {
  if (statesMinorWithAdult(text)) return true;
  return statesMinor(text) && HARM_TOLD_BY_MINOR.some((pattern) => pattern.test(text));
}
