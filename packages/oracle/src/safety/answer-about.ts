import { SENSITIVE_ANSWERS } from '../../content/safety/sensitive-answers.ts';
import { type CountryHelp, fillHelpLines } from './fill-help-lines.ts';
import type { SensitiveTopic } from './topics.ts';

/** The reviewed words on a topic, where something other than a message shows what it is about. */
export const answerAbout = (topic: SensitiveTopic, help: CountryHelp | null = null): string =>
  fillHelpLines(SENSITIVE_ANSWERS[topic], help);
