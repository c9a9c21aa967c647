import { type CareGroup, STAYING_LINES } from '../../../content/safety/care-replies.ts';
import { LANGUAGE_SENTENCES } from '../../../content/safety/language-sentences.ts';
import type { Assessment } from '../assessment.ts';
import { withTold } from '../care-state.ts';
import { crisisWords } from '../crisis-words.ts';
import { WAS_AT_RISK } from '../disclosure.ts';
import { fillHelpLines } from '../fill-help-lines.ts';
import { variantIn } from '../rules/crisis-details/crisis-detail.ts';
import { isExplicit } from '../rules/explicit-words.ts';
import type { CrisisTopic } from '../topics.ts';
import type { Message } from './message.ts';

export function crisis(message: Message, topic: CrisisTopic): Assessment {
  const { state, plain } = message;
  const isSame = state.phase === 'crisis' && state.topic === topic && state.answers > 0;
  // What happens at the door now is answered for itself, however much was told before.
  const isNow = variantIn(topic, message.normalised) === 'at-the-door';
  const answer =
    isSame && !isNow
      ? stayingWords(message, topic)
      : crisisWords(topic, { ...message, language: plain.language });
  const assessed = cared(message, topic, answer);
  return { ...assessed, next: { ...assessed.next, mayBeMistaken: mayBeMistaken(message, topic) } };
}

const mayBeMistaken = ({ state, normalised, passages }: Message, topic: CrisisTopic): boolean =>
  topic === 'medical-emergency' &&
  (!state.wasAtRisk || state.mayBeMistaken) &&
  variantIn(topic, normalised) === null &&
  !isExplicit({ passages });

/** Fixed words, and the conversation stays with them. */
export function cared({ state, plain }: Message, topic: CrisisTopic, answer: string): Assessment {
  const next = { ...plain.next, phase: 'crisis', topic, wasAtRisk: true } as const;
  return {
    ...plain,
    grade: 3,
    topic,
    answer,
    disclosure: WAS_AT_RISK,
    register: 'care',
    next: withTold({ ...next, answers: state.answers + 1 }, WAS_AT_RISK),
  };
}

export const GROUPS = {
  suicide: 'self',
  'self-harm': 'self',
  eating: 'food',
  psychosis: 'self',
  'harm-to-others': 'harm',
  'someone-else-at-risk': 'another',
  abuse: 'home',
  'violence-from-others': 'home',
  'child-safety': 'child',
  'medical-emergency': 'emergency',
} as const satisfies Record<CrisisTopic, CareGroup>;

export function stayingWords({ state, help, plain }: Message, topic: CrisisTopic): string {
  const lines = STAYING_LINES[GROUPS[topic]];
  const turn = Math.max(0, state.answers - 1) % lines.length;
  const words = lines[turn] ?? lines[0];
  const own = plain.language === null ? null : LANGUAGE_SENTENCES[plain.language];
  return fillHelpLines(own === null ? words : `${words}\n\n${own}`, help);
}
