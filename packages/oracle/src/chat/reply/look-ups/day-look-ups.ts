import { capitalised } from '../../../text/capitalised.ts';
import { dayWords, listWords, todayOf } from '../../slots/calendar/date-words.ts';
import { bestDays } from '../../slots/days/find-days.ts';
import { daySlots } from '../../slots/days/day-slots.ts';
import { note } from '../../slots/slot.ts';
import { type LookUp, told } from './look-up.ts';

const COUNTS: Readonly<Record<string, number>> = {
  two: 2,
  '2': 2,
  'a couple of': 2,
  three: 3,
  '3': 3,
  'a few': 3,
  some: 3,
  several: 3,
  four: 4,
  '4': 4,
  five: 5,
  '5': 5,
};
const ASKED =
  /\b(?<count>two|2|a couple of|three|3|a few|some|several|four|4|five|5) (?:(?:good|best|better|lucky|possible|other|different|nice|great|auspicious|favou?rable) )*(?:dates|days)\b/u;
/** "we had three good days", "for three days": told, not asked for. */
const TOLD =
  /\b(?:for|in|after|since|last|past|every|been|had|ago|took|within)\b (?:the )?(?:last |past |next )?(?:two|2|three|3|a few|several|four|4|five|5)\b/u;

/** "give me three dates for the wedding" */
const severalDays: LookUp = {
  family: 'which-day',
  keepsPurpose: true,
  isAsked: ({ plain }) =>
    ASKED.test(plain) &&
    !TOLD.test(plain) &&
    /\b(?:give|which|what|find|pick|need|tell|suggest|best|good|lucky|any)\b/u.test(plain),
  tell: (context) => {
    const count = COUNTS[ASKED.exec(context.plain)?.groups?.['count'] ?? ''] ?? 3;
    const days = bestDays(context, count);
    if (days.length < 2) return null;
    const year = Number(todayOf(context).slice(0, 4));
    const words = days.map(({ date, words: part }) => {
      const isOther = Number(date.slice(0, 4)) !== year;
      return `${dayWords(date)}${isOther ? `, ${date.slice(0, 4)}` : ''}, ${part}`;
    });
    const lines = days.map(({ date, score }) =>
      note(
        `day-${date}`,
        `${dayWords(date)}: contacts to your chart add up to ${score.toFixed(1)}`,
      ),
    );
    return told(
      `${listWords(words).replaceAll(/, (?=\p{Lu}\p{Ll}+day)/gu, '; ')}. By tradition those have the friendlier contacts to your chart, the first one most. Check them against people's calendars; that counts for more.`,
      ...lines,
    );
  },
};

const DAY_ASKED =
  /\b(?:is|would|will|how is|how about)\b.{0,40}\b(?:(?:good|ok|okay|fine|lucky|bad|nice)\b(?: (?:day|time|date))?|right (?:day|time|date)\b)(?: (?:for|to)\b|$)/u;

/** "is today a good day to ask for a raise"; hair has a custom of its own, by the Moon. */
const TODAY_FOR = /\btoday\b.*\bgood\b.* (?:for|to) (?!love$|me$)\S(?!.*\b(?:hair\w*|nails)\b)/u;

/** "is friday good for a first date" */
const oneDay: LookUp = {
  family: 'which-day',
  keepsPurpose: true,
  isAsked: ({ plain, entities: { date, date_b: second, month } }) =>
    (date === undefined ? TODAY_FOR.test(plain) : !date.isBirth) &&
    second === undefined &&
    month === undefined &&
    DAY_ASKED.test(plain) &&
    !/\b(?:retrograde|moon|eclipse|or)\b/u.test(plain),
  tell: (asked) => {
    const { date = { iso: todayOf(asked), words: 'today', isBirth: false } } = asked.entities;
    const context = { ...asked, entities: { ...asked.entities, date } };
    const verdict = daySlots.date_verdict(context);
    const day = date.words;
    if (verdict === null || day === undefined) return null;
    const reason = daySlots.date_reason(context);
    const better = verdict.text === 'good' ? null : daySlots.window(context);
    const other = better === null ? '' : ` If you can choose, ${better.text} is stronger.`;
    return told(
      `${capitalised(day)} is ${verdict.text}. ${reason?.text ?? ''}${other} It's a preference, never a warning.`,
      ...verdict.facts,
      ...(better?.facts ?? []),
    );
  },
};

/** "which day before christmas is best for a talk with my sister", "good days next week for an interview" */
const dayBefore: LookUp = {
  family: 'which-day',
  keepsPurpose: true,
  isAsked: ({ plain, entities }) =>
    (entities.deadline !== undefined &&
      /\b(?:best|which|what|good) (?:day|date|time)\b/u.test(plain) &&
      /\bbefore\b/u.test(plain)) ||
    (/\b(?:best|good) days?\b/u.test(plain) && /\b(?:this|next) (?:week|month)\b/u.test(plain)),
  tell: (context) => {
    const best = daySlots.window(context);
    const reason = daySlots.window_reason(context);
    if (best === null) return null;
    const day = best.text;
    return told(
      `${capitalised(day)}. ${reason?.text ?? ''} It's a preference; what suits the people in it counts for more.`,
      ...best.facts,
    );
  },
};

export const DAY_LOOK_UPS: readonly LookUp[] = [severalDays, dayBefore, oneDay];
