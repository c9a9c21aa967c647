import { SIGNS } from '@palm/astrology/vocabulary';
import { signOf } from '../../../../facts/birth-chart.ts';
import { findSigns } from '../../../entities/find-signs.ts';
import { type LookUp, told } from '../look-up.ts';

const COLORS = {
  fire: 'red and gold',
  earth: 'green and brown',
  air: 'yellow and light blue',
  water: 'deep blue and silver',
} as const;

/** "what is my lucky color" */
export const luckyColor: LookUp = {
  family: 'sun-sign',
  isAsked: ({ plain }) =>
    /\bmy (?:lucky|power|best) colou?rs?\b|\b(?:lucky|power) colou?rs? (?:for me|today|for my)\b|\bcolou?rs? (?:of|for) my sign\b/u.test(
      plain,
    ),
  tell: ({ person }, { said }) => {
    // A sign that the message names is the user's: "my lucky color? i'm a virgo".
    const [named] = findSigns(said);
    const sign = named ?? signOf(person);
    if (sign === null) return null;
    const { name, element } = SIGNS[sign];
    return told(
      `By custom yours are ${COLORS[element]}, the colors of ${name} and the other ${element} signs. No color brings luck; the one you feel well in does the most.`,
    );
  },
};
