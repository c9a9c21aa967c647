import { BODIES } from '@palm/astrology/vocabulary';
import { dateWordsAt } from '../../../slots/calendar/date-words.ts';
import { stationNote, stationsOf } from '../../../slots/sky/retrograde-slots.ts';
import { told } from '../look-up.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

const ASKS =
  /\b(?:why|does|do|is it true|true that|really|how come|will|can)\b.*\b(?:retrograde|retro|rx)\b.*\bex(?:es)?\b|\bex(?:es)?\b.*\b(?:because of|due to|blame|is (?:it|that))\b.*\b(?:retrograde|retro|rx)\b/u;

/** "why do people say venus retrograde brings back exes": where the custom comes from, and how Venus or Mercury moves now. */
export const retrogradeAndExes: WholeLookUp = {
  family: 'retrograde-other',
  isAsked: ({ text }) =>
    ASKS.test(text) && !/\b(?:when|over|ends?|born|natal|my chart|should i)\b/u.test(text),
  tell: (context, { text }) => {
    const planet = text.includes('mercury') ? 'mercury' : 'venus';
    const stations = stationsOf(planet, context);
    const next = stations.find(({ at }) => at > context.now);
    if (next === undefined) return null;
    const { name } = BODIES[planet];
    const what = planet === 'venus' ? 'love' : 'messages';
    const now =
      next.turns === 'direct'
        ? `It's retrograde now, until ${dateWordsAt(next.at, context)}.`
        : `It moves forward now and turns back again on ${dateWordsAt(next.at, context)}.`;
    return told(
      `Because ${name} is read for ${what}, and a planet that seems to go backward is read as looking back: put together, that's old ${planet === 'venus' ? 'loves' : 'names'} coming up again. Nobody has found that exes write more often in those weeks; you notice the one who does, because you were told to expect it. If one turns up, go by what they say and not by the calendar. ${now}`,
      stationNote(next, context),
    );
  },
};
