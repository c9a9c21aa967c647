import { capitalised } from '../../../text/capitalised.ts';
import { ASPECTS, BODIES } from '@palm/astrology/vocabulary';
import { bodyInText } from '../../../facts/in-text.ts';
import { DAY_PURPOSES, LIKED } from '../../../../content/chat/day-purposes.ts';
import { degreeWords, pointName } from '../../../facts/fact-words.ts';
import { clockWords, dateWordsAt, dayWords, listWords } from '../calendar/date-words.ts';
import { fill, note, type Filled, type SlotContext, type SlotGroup } from '../slot.ts';
import { ASPECT_PLAIN, plainPoint } from '../transits/contact-words.ts';
import { closestNear, type HourContact } from './day-contacts.ts';
import type { DayPart } from './day-parts.ts';
import { findDays, judgeDay, judgeTwoDays } from './find-days.ts';

/** "Tuesday, December 1, after lunch" */
const windowWords = ({ date, words }: DayPart): string => `${dayWords(date)}, ${words}`;

const subject = ({ body }: HourContact): string => bodyInText(body);

const meets = (contact: HourContact): string =>
  contact.aspect === 'conjunction'
    ? `${subject(contact)} meets your ${plainPoint(contact.point)}`
    : `${subject(contact)} is ${ASPECT_PLAIN[contact.aspect]} your ${plainPoint(contact.point)}`;

const strongestOf = ({ contacts }: DayPart, sign: 1 | -1): HourContact | undefined =>
  contacts.find(({ score }) => Math.sign(score) === sign);

/** "Mercury is on easy terms with your Sun that afternoon, which astrologers like for …" */
export function goodReason(part: DayPart, { purpose }: SlotContext): string | null {
  const contact = strongestOf(part, 1);
  if (contact === undefined) return null;
  const { liked } = DAY_PURPOSES[purpose ?? 'general'];
  const words: string = { ...LIKED, ...liked }[contact.body];
  return `${capitalised(meets(contact))} ${part.thatTime}, which astrologers like for ${words}.`;
}

function awkwardReason(part: DayPart): string | null {
  const contact = strongestOf(part, -1);
  return contact === undefined
    ? null
    : `${capitalised(meets(contact))} ${part.thatTime}, which is read as friction, so leave some slack.`;
}

function contactNotes(part: DayPart, context: SlotContext) {
  return part.contacts.slice(0, 3).map((contact) => {
    const at = closestNear(contact, part.middle, context);
    const { body, aspect, point, pointDeg } = contact;
    const angle = `${BODIES[body].name} ${ASPECTS[aspect].angleDeg}° from natal ${pointName(point)}`;
    const when = `${dateWordsAt(at, context)}, ${clockWords(at, context.zone)}`;
    return note(
      `day-${part.date}-${body}-${aspect}-${point}`,
      `${angle}, ${degreeWords(pointDeg)}, closest ${when}`,
    );
  });
}

const tell = (
  part: DayPart | null,
  context: SlotContext,
  read: (part: DayPart) => string | null,
): Filled | null => (part === null ? null : fill(read(part), ...contactNotes(part, context)));

/** "Mercury is on easy terms with your Sun, closest around 2:40 p.m." */
function detail(part: DayPart, context: SlotContext): string {
  const told = part.contacts
    .filter(({ score }) => score > 0)
    .slice(0, 2)
    .map((contact) => {
      const at = closestNear(contact, part.middle, context);
      return `${meets(contact)}, closest on ${dateWordsAt(at, context)} around ${clockWords(at, context.zone)}`;
    });
  return listWords(told);
}

const NOT_PICKED = 'Nothing in your chart picks it out.';

export const daySlots = {
  window: (context) => tell(findDays(context).best, context, windowWords),
  window_2: (context) => tell(findDays(context).second, context, windowWords),
  window_reason: (context) =>
    tell(findDays(context).best, context, (part) => goodReason(part, context)),
  window_detail: (context) =>
    tell(findDays(context).best, context, (part) => detail(part, context)),
  worst_days: (context) => fill(listWords(findDays(context).worst.map(dayWords))),
  date_verdict: (context) => {
    const judged = judgeDay(context);
    if (judged === null) return null;
    const notes = judged.part === null ? [] : contactNotes(judged.part, context);
    return fill(judged.verdict, ...notes);
  },
  date_reason: (context) => {
    const judged = judgeDay(context);
    if (judged === null) return null;
    if (judged.part === null) return fill(NOT_PICKED);
    return tell(judged.part, context, (part) =>
      judged.verdict === 'good' ? goodReason(part, context) : awkwardReason(part),
    );
  },
  better_date: (context) => {
    const better = judgeTwoDays(context);
    return better === null ? null : fill(dayWords(better.iso));
  },
  better_reason: (context) => {
    const better = judgeTwoDays(context);
    if (better === null || better.part === null) return null;
    return better.verdict === 'good'
      ? tell(better.part, context, (part) => goodReason(part, context))
      : null;
  },
} as const satisfies SlotGroup;
