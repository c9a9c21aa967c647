import { INJECTION_ANSWERS } from '../../../content/safety/injection-answers.ts';
import { SENSITIVE_ANSWERS } from '../../../content/safety/sensitive-answers.ts';
import type { Assessment } from '../assessment.ts';
import { fillHelpLines } from '../fill-help-lines.ts';
import { fixedTopicIn } from '../rules/fixed-topics.ts';
import { type Message, ended } from './message.ts';

/** Commands to the machinery, and topics no writer may take up. */
export function fixedWords({ plain, passages, help }: Message): Assessment | null {
  const topic = fixedTopicIn(passages);
  if (plain.injection === null && topic === null) return null;
  const words = [
    plain.injection === null ? null : INJECTION_ANSWERS[plain.injection],
    topic === null ? (plain.reviewed?.answer ?? null) : SENSITIVE_ANSWERS[topic],
  ].filter((one) => one !== null);
  return ended({ ...plain, topic, answer: fillHelpLines(words.join('\n\n'), help) });
}
