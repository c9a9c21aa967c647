import { BODIES, SIGNS } from '@palm/astrology/vocabulary';
import { signOfPoint } from '../../../slots/birth/points.ts';
import { dateWordsAt } from '../../../slots/calendar/date-words.ts';
import { stationNote, stationsOf } from '../../../slots/sky/retrograde-slots.ts';
import { told } from '../look-up.ts';
import { habitOf } from '../whole/chart-words.ts';
import { type ChartTurn, signBefore, wordsOf } from './chart-turn.ts';

export const THINGS =
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

const AT_HOME =
  /\bmy (?<who>husband|wife|boyfriend|girlfriend|partner|fiancee?|mom|mum|mother|dad|father|sister|brother|best friend|friend|roommate|daughter|son|kids|bf|gf)\b.{0,14}\b(?:says?|said|thinks?|agrees?|read it|laugh\w*|nodd\w*|confirms?)\b/u;
const PLAYFUL =
  /\b(?:yes|yeah|no|same|lol|laugh\w*|agrees?|true|accurate|spot on|definitely|100|exactly|nodd\w*|haha\w*)\b|\p{Extended_Pictographic}/u;

/** "my husband says yes", "lol my wife read it and laughed", after what a placement says of the user. */
const saidAtHome: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    AT_HOME.test(text) &&
    PLAYFUL.test(text) &&
    wordsOf(text) <= 11 &&
    /\b(?:my|i|me|am i)\b/u.test(earlier) &&
    /\b(?:mars|venus|moon|sun|rising|mercury|house|chart|placement|sign)\b/u.test(earlier),
  tell: (_context, { text }) => {
    const who = AT_HOME.exec(text)?.groups?.['who'] ?? 'partner';
    const isNo = /\bsays? no\b|\bdisagrees?\b/u.test(text);
    return told(
      isNo
        ? `Then believe your ${who} over me: somebody who sees you at breakfast knows more than a book. What would your ${who} say instead?`
        : `Ha, then that's two witnesses, and your ${who} has seen you before coffee. I'd count that vote twice. Which part got the reaction?`,
    );
  },
};

const OWN_JOB =
  /\bi (?:just |only |actually )?(?:work|drive|clean|teach|cook|stack|deliver|sell|nurse|code|farm|am an?|do)\b|\bim an?\b|\bim in\b/u;

/** "i work in a warehouse though", after what the chart says of jobs. */
const ownJob: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    OWN_JOB.test(text) &&
    /\b(?:though|tho|but|lol|so|not exactly|hardly|haha|atm|right now)\b/u.test(text) &&
    wordsOf(text) <= 12 &&
    /\b(?:midheaven|mc|10th house|tenth house|chart|placements?)\b/u.test(earlier) &&
    /\b(?:jobs?|career|work|profession|vocation)\b/u.test(earlier),
  tell: ({ chart }, turn) => {
    const sign = signBefore(turn) ?? signOfPoint(chart, 'midheaven') ?? undefined;
    const style =
      sign === undefined
        ? ''
        : ` ${SIGNS[sign].name} at work tends to ${habitOf('sun', sign)}; where in your week do you do just that?`;
    return told(
      `That's no contradiction: the chart picks no job, it describes how you do any of them and what you're remembered for.${style} Look for more of those hours first, and for another title only if there are none.`,
    );
  },
};

export const LIGHT_TURNS: readonly ChartTurn[] = [oneMoreThing, knewIt, saidAtHome, ownJob];
