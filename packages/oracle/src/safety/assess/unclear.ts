import { ASK_LINES } from '../../../content/safety/ask-lines.ts';
import { ASK_SENTENCES } from '../../../content/safety/ask-sentences.ts';
import {
  SOFT_LINE_OVERCOME,
  SOFT_LINES,
  SOFT_MATTER_LINES,
} from '../../../content/safety/soft-lines.ts';
import type { Assessment, CareChoice } from '../assessment.ts';
import { fillHelpLines } from '../fill-help-lines.ts';
import type { SoftMatter } from '../rules/soft-matters.ts';
import type { CrisisTopic } from '../topics.ts';
import { type Message, ended } from './message.ts';

/** Answered as usual, with a line at the end. */
export function softened(
  message: Message,
  { isOvercome, matter }: { readonly isOvercome: boolean; readonly matter?: SoftMatter },
): Assessment {
  if (matter === undefined) return heavy(message, isOvercome);
  const softLine = fillHelpLines(SOFT_MATTER_LINES[matter], message.help);
  return ended({ ...message.plain, grade: 1, softLine });
}

/** Asked once in a conversation; afterwards such words are answered as heavy ones are. */
export function unclear(message: Message, topic: CrisisTopic): Assessment {
  const { state, plain, help } = message;
  if (state.hasAsked) return heavy(message, false);
  const line = ASK_LINES[topic];
  const own = plain.language === null ? null : ASK_SENTENCES[plain.language];
  const text = fillHelpLines(line.text, help);
  const choices: CareChoice[] = [
    { id: 'help-page', label: 'Help page' },
    { id: 'care-lighter', label: line.lighter },
    { id: 'care-heavier', label: line.heavier },
  ];
  return {
    ...plain,
    grade: 2,
    topic,
    answer: own === null ? text : `${own}\n\n${text}`,
    choices,
    register: 'care',
    next: { ...plain.next, phase: 'asked', topic, hasAsked: true, answers: state.answers + 1 },
  };
}

/** A second heavy message in a conversation is asked about. */
function heavy(message: Message, isOvercome: boolean): Assessment {
  const { state, plain, help } = message;
  if (isOvercome) {
    return ended({ ...plain, grade: 1, softLine: fillHelpLines(SOFT_LINE_OVERCOME, help) });
  }
  if (state.heavy === 1 && !state.hasAsked) {
    return unclear({ ...message, plain: counted(plain) }, 'suicide');
  }
  const softLine = SOFT_LINES[state.heavy % SOFT_LINES.length] ?? null;
  return ended({ ...counted(plain), grade: 1, softLine });
}

const counted = (plain: Assessment): Assessment => ({
  ...plain,
  next: { ...plain.next, heavy: plain.next.heavy + 1 },
});
