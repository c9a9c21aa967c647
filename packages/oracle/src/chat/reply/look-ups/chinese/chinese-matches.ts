import { CHINESE_ANIMALS } from '../../../../../content/chat/chinese-animals.ts';
import { listWords } from '../../../slots/calendar/date-words.ts';
import { type LookUp, told } from '../look-up.ts';
import { animalsIn } from './chinese-pair.ts';

const nameAt = (place: number): string => CHINESE_ANIMALS[((place % 12) + 12) % 12]?.name ?? '';
const ASKED =
  /\b(?:which|what) (?:chinese )?(?:zodiac )?(?:animals?|signs?) .{0,24}\b(?:well|match\w*|compatib\w*|best|good|get along|fit|suit)\b|\b(?:best|good|worst) match(?:es)? for\b|\bcompatible with (?:an? )?\w+ in (?:the )?chinese\b/u;

/** "which animals go well with a goat" */
export const chineseMatches: LookUp = {
  family: 'chinese-zodiac',
  isAsked: ({ plain, entities }) =>
    animalsIn(plain).length === 1 && entities.pet === undefined && ASKED.test(plain),
  tell: ({ plain }) => {
    const [place] = animalsIn(plain);
    if (place === undefined) return null;
    const easy = listWords([nameAt(place + 4), nameAt(place + 8), nameAt(13 - place)]);
    return told(
      `With the ${nameAt(place)} tradition puts ${easy}; the clash is the ${nameAt(place + 6)}, across the circle. It goes by the year alone, so take it lightly.`,
    );
  },
};
