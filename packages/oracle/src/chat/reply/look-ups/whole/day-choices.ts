import { signAt } from '@palm/astrology/sign-at';
import { SIGNS, type SignId } from '@palm/astrology/vocabulary';
import { DAY_PURPOSES } from '../../../../../content/chat/day-purposes.ts';
import { signOf } from '../../../../facts/birth-chart.ts';
import { capitalised } from '../../../../text/capitalised.ts';
import { isoOf, MONTHS, WEEKDAYS } from '../../../entities/times/calendar-day.ts';
import { dayWords, listWords, todayOf } from '../../../slots/calendar/date-words.ts';
import { addDays, daysBetween, spanOfDay, weekdayOf } from '../../../slots/calendar/local-time.ts';
import { horizonOf } from '../../../slots/days/day-horizon.ts';
import { type DayPart, dayPartsIn } from '../../../slots/days/day-parts.ts';
import { daySlots, goodReason } from '../../../slots/days/day-slots.ts';
import { bestDays, isDayOurs, judge } from '../../../slots/days/find-days.ts';
import { isHoliday } from '../../../slots/days/holidays.ts';
import { note, type SlotContext } from '../../../slots/slot.ts';
import { told } from '../look-up.ts';
import type { Whole, WholeLookUp } from './whole-look-up.ts';

const DAY_NAME = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?';
const TWO_WEEKDAYS = new RegExp(
  String.raw`\b(?<a>${DAY_NAME}) or (?:on )?(?:the )?(?:next )?(?<b>${DAY_NAME})\b`,
  'u',
);
const MONTH_NAME = String.raw`(?:${MONTHS.map((name) => `${name.toLowerCase()}|${name.slice(0, 3).toLowerCase()}`).join('|')})`;
const TWO_DATES = new RegExp(
  String.raw`\b(?:the )?(?<a>\d{1,2})(?:st|nd|rd|th)?(?: of)?(?: ${MONTH_NAME})? or (?:(?:the |on the )?(?<b>\d{1,2})(?:st|nd|rd|th)\b|(?:on )?(?:${MONTH_NAME}) (?:the )?(?<c>\d{1,2})(?:st|nd|rd|th)?\b|(?<d>\d{1,2}) (?:${MONTH_NAME})\b)`,
  'u',
);
const MONTH = new RegExp(String.raw`\b(?<month>${MONTH_NAME})\b(?: (?<year>20\d\d))?`, 'u');
const ASKS_DAY =
  /\b(?:good|best|better|lucky|luckier|which|what|day|date|pick|choose|should|or)\b/u;

/** The days of a message that are to be chosen between. */
function daysIn({ text }: Whole, today: string): string[] {
  const week = TWO_WEEKDAYS.exec(text)?.groups;
  if (week !== undefined) {
    return [week['a'] ?? '', week['b'] ?? ''].map((name) => weekdayFrom(name, today, text));
  }
  const dates = TWO_DATES.exec(text)?.groups;
  const { month, year } = MONTH.exec(text)?.groups ?? {};
  if (dates === undefined || month === undefined) return [];
  const number = MONTHS.findIndex((name) => name.toLowerCase().startsWith(month.slice(0, 3))) + 1;
  const thisYear = Number(today.slice(0, 4));
  return [dates['a'], dates['b'] ?? dates['c'] ?? dates['d']].map((day) => {
    const iso = isoOf(year === undefined ? thisYear : Number(year), number, Number(day));
    return iso < today && year === undefined ? isoOf(thisYear + 1, number, Number(day)) : iso;
  });
}

function weekdayFrom(name: string, today: string, text: string): string {
  const wanted = WEEKDAYS.findIndex((day) => day.toLowerCase().startsWith(name.slice(0, 3)));
  if (/\bnext week\b/u.test(text)) {
    const monday = addDays(today, (8 - weekdayOf(today)) % 7 || 7);
    return addDays(monday, (wanted + 6) % 7);
  }
  return addDays(today, (wanted - weekdayOf(today) + 7) % 7 || 7);
}

const isValid = (iso: string): boolean => !Number.isNaN(Date.parse(iso));

const PLAIN_CHECKS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:lease|contract|mortgage)\b/u,
    ' Read the whole thing the evening before; that matters more than the day.',
  ],
  [
    /\bwedding|marry\b/u,
    ' The other one is not unlucky; who can come counts for more than the sky.',
  ],
  [/\b(?:interview|exam|test)\b/u, ' How you prepare counts for more.'],
];
const plainCheck = (text: string): string =>
  PLAIN_CHECKS.find(([words]) => words.test(text))?.[1] ??
  " It's a preference, never a warning; what suits the people in it counts for more.";

/** "good day to sign a lease next week? mon or thu", "june 2027, the 12th or the 19th" */
const betweenDays: WholeLookUp = {
  family: 'which-day',
  isAsked: ({ text }) =>
    (TWO_WEEKDAYS.test(text) || (TWO_DATES.test(text) && MONTH.test(text))) &&
    ASKS_DAY.test(text) &&
    !/\b(?:born|birthday|aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|house|degree\w*)\b/u.test(
      text,
    ),
  tell: (context, whole) => {
    const { text } = whole;
    const days = daysIn(whole, todayOf(context)).filter(isValid);
    const [a, b] = days;
    if (a === undefined || b === undefined || a === b || !isDayOurs(context)) return null;
    const judged = [a, b].flatMap((iso) => judge(iso, context) ?? []);
    const [first, second] = judged.toSorted((one, other) => other.score - one.score);
    if (first === undefined || second === undefined) return byMoon([a, b], context, text);
    const reason =
      first.part === null || first.verdict !== 'good' ? null : goodReason(first.part, context);
    const why =
      reason ??
      (second.verdict === 'awkward'
        ? 'The other one has more friction in its contacts to your chart.'
        : `The Moon is in ${SIGNS[moonSignOn(first.iso, context)].name} then and in ${SIGNS[moonSignOn(second.iso, context)].name} on the other day, and its contacts to your chart are a shade friendlier.`);
    const closed = days.filter(
      (iso) =>
        isHoliday(iso, context.zone) &&
        /\b(?:sign|lease|contract|bank|office|interview|notary)\b/u.test(text),
    );
    const holiday = closed
      .map((iso) => ` ${dayWords(iso)} is a public holiday, so ask whether anyone is in.`)
      .join('');
    return told(
      `${dayWords(first.iso)}${yearOf(first.iso, context)}. ${why}${holiday}${plainCheck(text)}`,
      note(
        `day-${first.iso}`,
        `${dayWords(first.iso)}: contacts add up to ${first.score.toFixed(1)}`,
      ),
      note(
        `day-${second.iso}`,
        `${dayWords(second.iso)}: contacts add up to ${second.score.toFixed(1)}`,
      ),
    );
  },
};

const yearOf = (iso: string, context: SlotContext): string =>
  iso.slice(0, 4) === todayOf(context).slice(0, 4) ? '' : `, ${iso.slice(0, 4)}`;

const moonSignOn = (iso: string, { sky, zone }: SlotContext): SignId => {
  const { from, to } = spanOfDay(iso, zone);
  return signAt(sky.positionOf('moon', (from + to) / 2).longitudeDeg);
};

const FRIENDLY: ReadonlySet<SignId> = new Set([
  'taurus',
  'cancer',
  'libra',
  'leo',
  'sagittarius',
  'pisces',
]);

/** Without a chart the Moon's sign is all there is to go by. */
function byMoon([a, b]: readonly [string, string], context: SlotContext, text: string) {
  const signs = [moonSignOn(a, context), moonSignOn(b, context)] as const;
  const better = !FRIENDLY.has(signs[0]) && FRIENDLY.has(signs[1]) ? 1 : 0;
  const iso = better === 0 ? a : b;
  return told(
    `${dayWords(iso)}${yearOf(iso, context)}, if the sky is to choose: the Moon is in ${SIGNS[signs[better]].name} at noon then, and in ${SIGNS[signs[1 - better] ?? signs[0]].name} on the other day. That's a mood and no more; with your birth date I could compare them with your chart.${plainCheck(text)}`,
    note(`moon-${iso}`, `Moon in ${SIGNS[signs[better]].name} on ${dayWords(iso)}`),
  );
}

const TWO_HOURS =
  /\b(?:at |around )?(?<a>\d{1,2})(?::\d{2})? ?(?<ah>[ap]m)? or (?:at )?(?<b>\d{1,2})(?::\d{2})? ?(?<bh>[ap]m)?\b(?!(?:st|nd|rd|th))/u;

/** Nobody sets an appointment for 3 at night. */
const hourOf = (typed: string | undefined, half: string | undefined): number => {
  const hour = Number(typed) % 12;
  const isLate = half === 'pm' || (half === undefined && hour < 7);
  return hour + (isLate ? 12 : 0);
};

/** "what time is best for my interview on thursday they gave me 9 or 3" */
const betweenHours: WholeLookUp = {
  family: 'which-day',
  isAsked: ({ text, entities: { date } }) =>
    TWO_HOURS.test(text) &&
    date?.isBirth !== true &&
    /\b(?:time|slot|slots|hour|oclock|am|pm|interview|appointment|meeting|call|gave me|offered)\b/u.test(
      text,
    ) &&
    !/\b(?:born|rising|ascendant|sign|house|number|kids|years)\b/u.test(text),
  tell: (context, { text, entities: { date } }) => {
    const { a, ah, b, bh } = TWO_HOURS.exec(text)?.groups ?? {};
    const hours = [hourOf(a, ah ?? bh), hourOf(b, bh)];
    const iso = date?.iso ?? addDays(todayOf(context), 1);
    if (
      context.chart === null ||
      !isDayOurs(context) ||
      hours.some((hour) => hour < 6 || hour > 21)
    )
      return null;
    const purpose = DAY_PURPOSES[context.purpose ?? 'general'];
    const parts = dayPartsIn({ context, purpose, from: iso, to: iso, anyDay: true });
    const midnight = spanOfDay(iso, context.zone).from;
    const partAt = (hour: number): DayPart | undefined =>
      parts.toSorted(
        (one, other) =>
          Math.abs(one.middle - midnight - hour * 3_600_000) -
          Math.abs(other.middle - midnight - hour * 3_600_000),
      )[0];
    const [first, second] = hours.map((hour) => ({ hour, part: partAt(hour) }));
    if (first?.part === undefined || second?.part === undefined) return null;
    const better = second.part.score > first.part.score ? second : first;
    const words = `${better.hour % 12 === 0 ? 12 : better.hour % 12} ${better.hour < 12 ? 'in the morning' : better.hour < 18 ? 'in the afternoon' : 'in the evening'}`;
    const reason = better.part === undefined ? null : goodReason(better.part, context);
    const isClose = Math.abs(first.part.score - second.part.score) < 0.2;
    return told(
      `Take ${words}. ${reason ?? 'Nothing in your chart speaks against it, and the other hour has no more going for it.'}${isClose ? ' The two are close, so if you are sharper at the other hour, take that one.' : ''}${plainCheck(text)}`,
      note(
        `hour-${iso}`,
        `${dayWords(iso)}: ${first.part.score.toFixed(1)} at the first hour, ${second.part.score.toFixed(1)} at the second`,
      ),
    );
  },
};

const HAIR = /\b(?:hair\w*|bangs|fringe|highlights|balayage|roots|perm)\b/u;
const HAIR_DEED =
  /\b(?:cut\w*|dye\w*|dying|colou?r\w*|bleach\w*|trim\w*|chop\w*|highlights|balayage|perm|haircut)\b/u;
/** The signs that custom likes for looks: those of Venus, and the lion's mane. */
const LOOKS: ReadonlySet<SignId> = new Set(['taurus', 'leo', 'libra']);

/** "best day to dye my hair this month" */
const hairDay: WholeLookUp = {
  family: 'haircut-looks',
  isAsked: ({ text }) =>
    HAIR.test(text) &&
    HAIR_DEED.test(text) &&
    /\b(?:best|good|lucky|which|what|when)\b.{0,20}\b(?:day|days|date|time|moon|when)\b|\bwhen (?:should|do|can|to)\b/u.test(
      text,
    ) &&
    !/\b(?:is|was) (?:today|tomorrow|tonight|\w+day)\b/u.test(text),
  tell: (context, { text }) => {
    const { from, to } = horizonOf(context);
    const dates = Array.from({ length: daysBetween(from, to) + 1 }, (_, days) =>
      addDays(from, days),
    );
    const isColour = /\b(?:dye\w*|dying|colou?r\w*|bleach\w*|highlights|balayage)\b/u.test(text);
    const found = dates.filter((iso) => LOOKS.has(moonSignOn(iso, context)));
    const [first, second] = found;
    if (first === undefined) return null;
    const words = [first, second].flatMap((iso) =>
      iso === undefined
        ? []
        : [`${dayWords(iso)}, with the Moon in ${SIGNS[moonSignOn(iso, context)].name}`],
    );
    const rule = isColour
      ? 'Custom likes the signs of Venus and the lion for anything to do with looks.'
      : 'Custom likes the signs of Venus and the lion for looks, and the growing Moon if it should grow back fast.';
    return told(
      `${words.join('; or ')}. ${rule} Hair itself doesn't notice, so a day with a free evening and two pictures to show wins.`,
      ...[first, second].flatMap((iso) =>
        iso === undefined
          ? []
          : [
              note(
                `moon-${iso}`,
                `Moon in ${SIGNS[moonSignOn(iso, context)].name} on ${dayWords(iso)}`,
              ),
            ],
      ),
    );
  },
};

/** "whens my lucky day this month" */
const luckyDay: WholeLookUp = {
  family: 'which-day',
  isAsked: ({ text }) =>
    /\b(?:lucky|luckiest|best|power|good luck) days?\b/u.test(text) &&
    /\b(?:my|me|i)\b/u.test(text) &&
    /\b(?:when|whens|what|whats|which|any|is there|do i)\b/u.test(text) &&
    /\b(?:this|next) (?:week|month|year)\b|\bwhens? (?:is )?my\b|\bwhats? (?:is )?my\b|\bmy (?:lucky|luckiest|power) days?\b|\bin [a-z]+\b/u.test(
      text,
    ) &&
    !/\b(?:for|to) (?:the |a |an |my )?(?!me\b)[a-z]+/u.test(text.replace(/\bfor me\b/u, '')) &&
    !/\b(?:lott\w*|bet|bets|gambl\w*|casino|scratch)\b/u.test(text),
  tell: (context) => {
    const [best, second] = bestDays(context, 2);
    if (best !== undefined) {
      const other =
        second === undefined ? '' : ` Next best: ${dayWords(second.date)}, ${second.words}.`;
      return told(
        `${dayWords(best.date)}, ${best.words}. ${goodReason(best, context) ?? ''}${other} That's luck in the old sense, an easier day to ask and be heard; it picks no numbers.`,
        note(
          `day-${best.date}`,
          `${dayWords(best.date)}: contacts to your chart add up to ${best.score.toFixed(1)}`,
        ),
      );
    }
    const sign = signOf(context.person);
    if (sign === null) {
      return told(
        "For a day of your own I need your birth date: type it here. It's luck in the old sense, an easier day to ask and be heard.",
      );
    }
    const { from, to } = horizonOf(context);
    const dates = Array.from({ length: daysBetween(from, to) + 1 }, (_, days) =>
      addDays(from, days),
    );
    const own = dates.filter((iso) => moonSignOn(iso, context) === sign);
    return own.length === 0
      ? null
      : told(
          `${listWords(own.slice(0, 3).map(dayWords))}: the Moon is in your sign, ${SIGNS[sign].name}, then. That's luck in the old sense, an easier day to be yourself; it picks no numbers.`,
          note(
            'moon-own-sign',
            `Moon in ${SIGNS[sign].name} on ${listWords(own.slice(0, 3).map(dayWords))}`,
          ),
        );
  },
};

/** "is today a good day" */
const todayGood: WholeLookUp = {
  family: 'today',
  isAsked: ({ text }) =>
    /^(?:so |hey |hi |ok )?(?:is|will) (?:today|2day) (?:be |gonna be |going to be )?(?:an? )?(?:good|lucky|bad|nice|ok|okay)(?: (?:day|one))?(?: for me| overall)*\W*$/u.test(
      text,
    ),
  tell: (context) => {
    const today = todayOf(context);
    const day = judge(today, context);
    const moon = SIGNS[signAt(context.sky.positionOf('moon', context.now).longitudeDeg)].name;
    if (day === null) {
      return told(
        `By the sky an ordinary one: the Moon is in ${moon}, which colors the mood and decides nothing. Do one small thing in what's left of it and call it good.`,
        note('today', `Moon in ${moon}`),
      );
    }
    const reason =
      day.part === null
        ? null
        : (daySlots.date_reason({
            ...context,
            entities: { date: { iso: today, words: 'today', isBirth: false } },
          })?.text ?? null);
    const verdict = {
      good: 'Yes, a good one',
      neutral: 'An even one, neither way',
      awkward: 'A bumpy one, and no worse than that',
    }[day.verdict];
    const act = {
      good: 'Use it for the one thing you have been meaning to ask.',
      neutral: 'Do the dull thing first and the day is yours.',
      awkward: 'Leave ten minutes more than usual everywhere, and send the sharp message tomorrow.',
    }[day.verdict];
    return told(
      `${verdict}: ${reason === null ? `nothing presses on your chart, and the Moon is in ${moon}.` : reason.replace(/\bthat (?=morning|afternoon|evening)/u, 'this ')} ${capitalised(act)}`,
      note('today', `Moon in ${moon}; contacts to your chart add up to ${day.score.toFixed(1)}`),
    );
  },
};

export const DAY_CHOICES: readonly WholeLookUp[] = [
  betweenHours,
  betweenDays,
  hairDay,
  luckyDay,
  todayGood,
];
