import {
  OUTLOOK_AREAS,
  type OutlookArea,
} from '../../../../../content/chat/named/area-outlooks.ts';
import { hashOf } from '../../../../text/hash.ts';
import { dayWords, listWords } from '../../../slots/calendar/date-words.ts';
import { daySlots, goodReason } from '../../../slots/days/day-slots.ts';
import { findDays } from '../../../slots/days/find-days.ts';
import { matterLines } from '../../../slots/lines/matter-lines.ts';
import { touchLine } from '../../../slots/lines/touch-lines.ts';
import type { Filled, SlotContext } from '../../../slots/slot.ts';
import { told, type Told } from '../look-up.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';
import { areaAsked } from './asked-outlook.ts';
import { type Stretch, stretchIn } from './stretch.ts';
import { yearContacts } from './year-contacts.ts';

/** The days that stand out for a part of life in a day, a week or a month. */
function daysOf({ name }: OutlookArea, { kind, words }: Stretch, context: SlotContext): Filled {
  const { best, second, worst } = findDays(context);
  const facts = daySlots.window(context)?.facts ?? [];
  if (best === null) {
    const text = `For ${name}, nothing in your chart marks ${kind === 'day' ? words : `a day ${words}`} out, up or down, so go by your own calendar.`;
    return { text, facts: [] };
  }
  const reason = goodReason(best, context) ?? '';
  if (kind === 'day') {
    return { text: `For ${name}, the best of ${words} is ${best.words}. ${reason}`, facts };
  }
  const other =
    kind === 'month' && second !== null ? ` The next best is ${dayWords(second.date)}.` : '';
  const gently = worst.length === 0 ? '' : ` Take it gently on ${listWords(worst.map(dayWords))}.`;
  const text = `For ${name} ${words}, your easiest stretch is ${dayWords(best.date)}, ${best.words}. ${reason}${other}${gently}`;
  return { text, facts };
}

/** What Jupiter and Saturn do in a year to the points that a part of life is read from. */
function yearOf(
  { name, points }: OutlookArea,
  { words, year }: Stretch & { readonly year: number },
  context: SlotContext,
): Filled {
  const found = yearContacts(year, points, context);
  const text =
    found?.text ??
    "neither Jupiter nor Saturn touches what it's read from, so it's a year of your own making.";
  return { text: `For ${name} ${words}, ${text}`, facts: found?.facts ?? [] };
}

/** What lasts in the background of it. */
const lastingOf = ({ line, points }: OutlookArea, context: SlotContext): Filled | null =>
  line === null ? touchLine(context, points) : matterLines[line](context);

/** The context as it will be in that time, for what is asked of it. */
export const contextThen = (
  area: OutlookArea,
  stretch: Stretch,
  context: SlotContext,
): SlotContext => ({
  ...context,
  now: stretch.from,
  familyId: stretch.familyId,
  purpose: area.purpose,
  entities: {
    ...(stretch.span !== undefined && { span: stretch.span }),
    ...(stretch.month !== undefined && { month: stretch.month }),
  },
});

function tellOutlook(area: OutlookArea, context: SlotContext, text: string): Told | null {
  const stretch = stretchIn(text, context);
  if (stretch === null) return null;
  const uses = area.use[stretch.kind];
  const use = uses[hashOf(`${context.seed} ${stretch.words}`) % uses.length] ?? uses[0];
  if (context.chart === null) {
    return told(
      `For ${area.name} ${stretch.words} I'd need your birth date: add it under Profile, Edit Profile, and I'll name the days that stand out. ${use}`,
    );
  }
  const then = contextThen(area, stretch, context);
  const main =
    stretch.year === undefined
      ? daysOf(area, stretch, then)
      : yearOf(area, { ...stretch, year: stretch.year }, context);
  const lasting = lastingOf(area, then);
  const background = lasting === null ? '' : ` In the background: ${lasting.text}`;
  return told(
    `${main.text} ${use}${background} ${area.limit}`,
    ...main.facts,
    ...(lasting?.facts ?? []),
  );
}

/** The question without the birth that is typed beside it. */
const withoutBirth = (text: string): string => text.replace(/[?.!,;]*\s*i was born\b.*$/u, '?');

/** "how is my love life this week", "career forecast for december", "money in 2027?" */
export const AREA_OUTLOOKS: readonly WholeLookUp[] = OUTLOOK_AREAS.map((area) => ({
  family: area.family,
  isAsked: ({ text }) => area.typed.test(text) && areaAsked(withoutBirth(text)) === area,
  tell: (context, { text }) => tellOutlook(area, context, withoutBirth(text)),
}));
