import { dayWords, todayOf } from '../../../slots/calendar/date-words.ts';
import { addDays, weekdayOf } from '../../../slots/calendar/local-time.ts';
import { note, type SlotContext } from '../../../slots/slot.ts';
import { told } from '../look-up.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

const FRIDAY = 5;

/** The next Friday that is a 13th. */
function nextFriday13(context: SlotContext): string {
  let date = todayOf(context);
  while (!date.endsWith('-13') || weekdayOf(date) !== FRIDAY) date = addDays(date, 1);
  return date;
}

const DEEDS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:fly|flying|flight|plane|travel\w*|trip)\b/u,
    'Planes fly on that day as on every other, with the same crews and the same checks; the seats are sometimes cheaper. Have a good flight.',
  ],
  [
    /\b(?:complet\w*|house|closing|close on|exchange|keys|mortgage|move in|moving)\b/u,
    "If the solicitor has booked it, take it: you get the keys, and from then on it's the day you came home. Check the figures and the meter readings; those can go wrong on any date.",
  ],
  [
    /\b(?:wedding|marry|married|marrying)\b/u,
    'Couples who marry on it often get a cheaper hall and a date nobody forgets.',
  ],
  [
    /\b(?:surgery|operation|dentist|exam|test|interview|driving)\b/u,
    'Go as planned: how well it goes depends on sleep and preparation, and on nothing that stands in a calendar.',
  ],
  [/\b(?:born|birthday)\b/u, 'As a birthday it has style: wear it.'],
];

/** "is friday 13th bad luck for flying" */
const fridayThirteenth: WholeLookUp = {
  family: 'which-day',
  isAsked: ({ text }) =>
    /\bfriday\b.{0,8}\b(?:the )?(?:13|13th|thirteenth)\b/u.test(text) &&
    !/\b(?:movie|film|watch\w*|jason|when is|whens|died|tattoo)\b/u.test(text),
  tell: (context, { text }) => {
    const next = nextFriday13(context);
    const deed = DEEDS.find(([words]) => words.test(text))?.[1];
    const inYear = next.startsWith(todayOf(context).slice(0, 4)) ? '' : `, ${next.slice(0, 4)}`;
    return told(
      `No, it isn't bad luck. The superstition is little more than a hundred years old; in Spain and Greece it's Tuesday the 13th, in Italy Friday the 17th, and the numbers of accidents don't care. ${deed ?? 'Do what you had planned, and enjoy the day.'} The next one in the calendar is ${dayWords(next)}${inYear}.`,
      note('friday-13', `Next Friday the 13th: ${next}`),
    );
  },
};

export const FRIDAY_THIRTEENTH: readonly WholeLookUp[] = [fridayThirteenth];
