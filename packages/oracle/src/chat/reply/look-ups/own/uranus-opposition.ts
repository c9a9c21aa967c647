import { bornAt } from '@palm/astrology/chart';
import { returnsAround } from '@palm/astrology/returns';
import { longitudeOf } from '../../../slots/birth/points.ts';
import { dateWordsAt, listWords } from '../../../slots/calendar/date-words.ts';
import { note } from '../../../slots/slot.ts';
import { told } from '../look-up.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

const YEAR_MS = 365.2425 * 86_400_000;

/** "uranus opposition at 44?? i thought it was 42": why the age differs, and when the user's own is. */
export const uranusOpposition: WholeLookUp = {
  family: 'uranus-opposition',
  isAsked: ({ text }) =>
    /\buranus opposi\w*|\buranus opposite (?:its|my|natal)? ?(?:natal )?uranus\b|\bmid ?life (?:transits?|crisis)\b.*\b(?:chart|uranus|astrolog\w*|transits?)\b/u.test(
      text,
    ) && /\b(?:3[5-9]|4\d)\b|\bage\b|\bhow old\b|\bwhen\b/u.test(text),
  tell: (context) => {
    const { chart, now, sky } = context;
    const natalDeg = chart === null ? null : longitudeOf(chart, 'uranus');
    if (chart === null || natalDeg === null) return null;
    const born = bornAt(chart);
    const [one] = returnsAround({ id: 'uranusOpposition', bornAt: born, natalDeg }, now, sky);
    const exact = one?.series.exact ?? [];
    const [first] = exact;
    if (first === undefined) return null;
    const days = listWords(exact.map((at) => dateWordsAt(at, context)));
    const ages = [...new Set(exact.map((at) => Math.floor((at - born) / YEAR_MS)))].join(' and ');
    const isOver = (exact.at(-1) ?? 0) < now;
    return told(
      `For you it ${isOver ? 'was' : 'is'} exact on ${days}, at ${ages}. Both ages can be right: Uranus doesn't move evenly, so people get it anywhere from about 38 to 45, depending on the year they were born. It's read as the wish for room: what in your life is really yours, and what was just next? Nothing has to break for it; change one thing on purpose before you change one by accident.`,
      note('return-uranus', `Uranus opposite natal Uranus, exact ${days}`),
    );
  },
};

/** "uranus return? at 84?" */
export const uranusReturn: WholeLookUp = {
  family: 'uranus-opposition',
  isAsked: ({ text }) =>
    /\buranus returns?\b/u.test(text) &&
    /\b8\d\b|\bage\b|\bhow old\b|\bwhat\b|\breal\b/u.test(text),
  tell: () =>
    told(
      "Yes, at about 84: that's how long Uranus takes for one round, so it's back where it stood at birth. It's read as a second freedom: saying what you think, wearing what you like, dropping what was only ever duty. Plenty of grandmothers need no planet for that.",
    ),
};
