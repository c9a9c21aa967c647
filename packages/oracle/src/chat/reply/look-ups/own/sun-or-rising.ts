import { SIGNS } from '@palm/astrology/vocabulary';
import { natalFact, signOfPoint } from '../../../slots/birth/points.ts';
import { told } from '../look-up.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

const BOTH = /\bsun\b.*\b(?:rising|ascendant)\b|\b(?:rising|ascendant)\b.*\bsun\b/u;
const WHICH =
  /\b(?:real me|which (?:one|do i|should i|is (?:more|me|right|stronger))|(?:do|should) i (?:read|believe|follow|go by|trust|listen)|more important|matters? more|stronger|more accurate)\b/u;
const OF_HOROSCOPES = /\b(?:horoscopes?|read|believe|follow|accurate|forecast)\b/u;

/** "which one is the real me, the sun or the rising", "which horoscope should i read" */
export const sunOrRising: WholeLookUp = {
  family: 'big-three',
  isAsked: ({ text }) => BOTH.test(text) && WHICH.test(text) && !/\bmoon\b/u.test(text),
  tell: ({ chart }, { text }) => {
    const [sun, rising] = [signOfPoint(chart, 'sun'), signOfPoint(chart, 'ascendant')];
    const own =
      chart === null || sun === null
        ? ''
        : rising === null
          ? ` Your Sun is in ${SIGNS[sun].name}; for the rising sign I need your birth hour.`
          : ` Yours: the Sun in ${SIGNS[sun].name}, ${SIGNS[rising].name} rising.`;
    const answer = OF_HOROSCOPES.test(text)
      ? 'Read the rising sign for what happens, because the houses are counted from it, and the Sun sign for the mood. With time for only one, take the rising sign if your birth hour is certain, and else the Sun.'
      : "Both, at different doors. The rising sign is how you begin, and what people meet first. The Sun is what you come back to when you feel like yourself, so if I had to choose, I'd call the Sun the real you and the rising sign the way you get in.";
    return told(
      `${answer}${own}`,
      ...(chart === null || sun === null ? [] : [natalFact(chart, 'sun')]),
      ...(chart === null || rising === null ? [] : [natalFact(chart, 'ascendant')]),
    );
  },
};
