import { SIGNS } from '@palm/astrology/vocabulary';
import { BIRTHSTONES } from '../../../../../content/chat/chart-life/birthstones.ts';
import { STONES } from '../../../../../content/chat/named/stones.ts';
import { natalFact, signOfPoint } from '../../../slots/birth/points.ts';
import { monthName } from '../../../slots/calendar/date-words.ts';
import { told } from '../look-up.ts';
import { signsIn } from '../whole/chart-words.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

const ASKS =
  /\b(?:which|what|whats)(?: is)?(?: my| the| a)?(?: \w+){0,2} ?\b(?:gem ?stones?|gems?|lucky stones?|stones?)\b/u;
const MINE = /\b(?:i|me|my|mine)\b/u;
const OTHER =
  /\b(?:his|her|their|he|she|moon ?stone|sleep|anxi\w*|heal\w*|pain|ring|birth ?stones?|engagement|gift|for (?:him|her|my \w+)|told me|kitchen|tiles?|garden|kidney|gall)\b/u;

/** "which gemstone should i wear": the stone of the month and the one of the Sun sign's ruler. */
export const ownStone: WholeLookUp = {
  family: 'term-explain',
  isAsked: ({ text }) =>
    ASKS.test(text) && MINE.test(text) && signsIn(text).length === 0 && !OTHER.test(text),
  tell: ({ chart, person }) => {
    const month = Number(person.birth?.date.slice(5, 7) ?? 0);
    const stone = BIRTHSTONES[month - 1];
    const sign = signOfPoint(chart, 'sun');
    if (chart === null || stone === undefined || sign === null) return null;
    const [costly, cheap, planet] = STONES[sign];
    return told(
      `By your month of birth, ${monthName(month)}, it's ${stone}. By Indian custom your Sun sign, ${SIGNS[sign].name}, goes with the stone of ${planet}: ${costly}, or ${cheap} as the inexpensive one. Wear either because you like it; no stone changes luck, money or health, so never pay much for one out of fear.`,
      natalFact(chart, 'sun'),
    );
  },
};
