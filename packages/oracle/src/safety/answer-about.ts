import { SENSITIVE_ANSWERS } from '../../content/safety/sensitive-answers.ts';
import { fillHelpLines, helpLinesFor } from './help-lines-for.ts';
import type { SensitiveTopic } from './topics.ts';

/** The reviewed words on a topic, where something other than a message shows what it is about. */
export const answerAbout = (topic: SensitiveTopic, country?: string): string =>
  fillHelpLines(SENSITIVE_ANSWERS[topic].answer, helpLinesFor(country));
