import {
  HAS_DIED,
  HELP_ON_THE_WAY,
  LEFT_IN_PEACE,
  MISTAKEN,
  SAFE_NOW,
  THANKED,
} from '../../../content/safety/care-replies.ts';
import { SOFT_LINE_AFTER_CARE } from '../../../content/safety/soft-lines.ts';
import type { Assessment } from '../assessment.ts';
import { careReply } from '../continue-care.ts';
import { fillHelpLines } from '../fill-help-lines.ts';
import { cared, GROUPS, stayingWords } from './crisis.ts';
import { WAS_AT_RISK } from '../disclosure.ts';
import { type Message, ended } from './message.ts';

export function afterCrisis(message: Message): Assessment {
  const { state, plain, normalised, help } = message;
  const topic = state.topic ?? 'suicide';
  switch (careReply(normalised, GROUPS[topic], state)) {
    case 'stays':
      return cared(message, topic, stayingWords(message, topic));
    case 'thanks':
      return cared(message, topic, fillHelpLines(THANKED, help));
    case 'help-coming':
      return cared(message, topic, fillHelpLines(HELP_ON_THE_WAY, help));
    case 'has-died':
      return ended({ ...plain, register: 'care', answer: fillHelpLines(HAS_DIED, help) });
    case 'leave-alone':
      return cared(message, topic, fillHelpLines(LEFT_IN_PEACE, help));
    case 'mistaken':
      return ended({
        ...plain,
        register: 'ordinary',
        answer: MISTAKEN,
        next: { ...plain.next, topic: null, wasAtRisk: false, told: withoutRisk(state.told) },
      });
    case 'safe':
      return ended({ ...plain, register: 'care', answer: fillHelpLines(SAFE_NOW, help) });
    case 'elsewhere':
      return ended({ ...plain, grade: 1, softLine: SOFT_LINE_AFTER_CARE });
  }
}

const withoutRisk = (told: readonly string[]): string[] =>
  told.filter((one) => one !== WAS_AT_RISK);
