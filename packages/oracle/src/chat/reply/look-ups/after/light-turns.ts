import { BODIES } from '@palm/astrology/vocabulary';
import { dateWordsAt } from '../../../slots/calendar/date-words.ts';
import { stationNote, stationsOf } from '../../../slots/sky/retrograde-slots.ts';
import { told } from '../look-up.ts';
import { type ChartTurn, wordsOf } from './chart-turn.ts';

const THINGS =
  /\b(?<thing>(?:phone|screen|laptop|computer|car|bike|fridge|kettle|oven|washing machine|dishwasher|boiler|heater|wifi|internet|router|printer|tv|headphones|charger|keys|train|toilet|tap|zip|shoe|glasses|watch|microwave|toaster|vacuum|battery|tire|tyre)(?: (?:screen|battery|door))?)\b/u;

/** "and now my phone screen lmao", after Mercury and things that break. */
const oneMoreThing: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    THINGS.test(text) &&
    wordsOf(text) <= 10 &&
    /\b(?:now|too|also|as well|another|next|a+nd|just)\b/u.test(text) &&
    /\b(?:retrograde|mercury|retro)\b/u.test(earlier) &&
    !/\b(?:should|when|what|which|buy)\b/u.test(text),
  tell: (context, { text }) => {
    const thing = THINGS.exec(text)?.groups?.['thing'] ?? 'one';
    const stations = stationsOf('mercury', context);
    const next = stations.find(({ at }) => at > context.now);
    const isBack = next?.turns === 'direct';
    const alibi =
      next === undefined
        ? ''
        : isBack
          ? `Mercury is retrograde until ${dateWordsAt(next.at, context)}, so it gets the blame this time.`
          : `${BODIES.mercury.name} has an alibi: it moves forward, and turns only on ${dateWordsAt(next.at, context)}.`;
    return told(
      `Not the ${thing} too! ${alibi} Things do break in bunches by plain chance, and after the third one we start counting. Back up what you can tonight, and treat nothing else to a fall this week.`,
      ...(next === undefined ? [] : [stationNote(next, context)]),
    );
  },
};

const KNEW =
  /^(?:(?:ha+|lol|lmao|omg|yes+|see|haha\w*) )*(?:i )?(?:knew (?:it|that)|called it|thought so|figured|obviously|of course|no surprise|not surprised|makes sense|typical)\b[^\p{L}]*$/u;

/** "knew it 😂", after what is said of a sign. */
const knewIt: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    KNEW.test(text) &&
    /\b(?:signs?|zodiac|aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)\b/u.test(
      earlier,
    ),
  tell: () =>
    told(
      "Ha, so did half the internet. In fairness, all twelve have people who prove it wrong, and they're very quiet about it. Who did you have in mind?",
    ),
};

export const LIGHT_TURNS: readonly ChartTurn[] = [oneMoreThing, knewIt];
