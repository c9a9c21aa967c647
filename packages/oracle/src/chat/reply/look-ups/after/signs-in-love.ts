import { BODIES, SIGNS } from '@palm/astrology/vocabulary';
import { ELEMENT_PAIRS } from '../../../../../content/chat/turns/later/sign-reasons.ts';
import { signOfPoint } from '../../../slots/birth/points.ts';
import { told } from '../look-up.ts';
import { habitOf, signsIn } from '../whole/chart-words.ts';
import { type ChartTurn, wordsOf } from './chart-turn.ts';

const TIME_TOGETHER =
  /\b(?<much>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty) (?<unit>years?|yrs?|months?)\b/u;
const TOGETHER =
  /\b(?:already|together|married|now|in|strong|and counting|so far|going|dating|us|we)\b/u;

/** "5 years already", after two signs as a couple. */
export const yearsTogether: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    TIME_TOGETHER.test(text) &&
    (TOGETHER.test(text) || wordsOf(text) <= 3) &&
    wordsOf(text) <= 10 &&
    signsIn(earlier).length >= 2 &&
    !/\b(?:ago|old|younger|older|left|since we split|apart|broke)\b/u.test(text),
  tell: (_context, { text, earlier }) => {
    const { much = '', unit = 'years' } = TIME_TOGETHER.exec(text)?.groups ?? {};
    const [a, b] = signsIn(earlier);
    if (a === undefined || b === undefined) return null;
    const pair = ELEMENT_PAIRS[[SIGNS[a].element, SIGNS[b].element].toSorted().join(' ')] ?? '';
    return told(
      `Then it works, and you're the proof: ${much} ${unit.replace('yrs', 'years').replace('yr', 'year')} say more than any two signs. What the book calls the rub for ${SIGNS[a].name} and ${SIGNS[b].name}: ${pair} By now you'll know whether that's a running joke or a sore point; which is it?`,
    );
  },
};

const HARD =
  /\b(?:hell|awful|toxic|disaster\w*|nightmare|didnt work|hated|cheat\w*|worst|horrible|terrible|never again|bad|broke|miserable|crazy|abus\w*|traumat\w*)\b/u;
const GOOD = /\b(?:great|amazing|best|loved|perfect|wonderful|happy|easy|good)\b/u;
const OF_EX =
  /\b(?:exs?|exes|dated|dating|(?:was|been|am) (?:married|engaged) to|went out with|used to (?:be with|date|live with)|(?:my|last|first) (?:husband|wife|boyfriend|girlfriend|bf|gf|one|partner|boss|roommate))\b/u;

/** "hmm my ex was a taurus and it was hell", after which signs suit. */
export const exOfSign: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    signsIn(text).length === 1 &&
    OF_EX.test(text) &&
    (HARD.test(text) || GOOD.test(text)) &&
    wordsOf(text) <= 18 &&
    (/\b(?:match\w*|fits?|best|compatib\w*|suit\w*|works?|good (?:for|with|together)|bad (?:for|match)|love|avoid|get along)\b/u.test(
      earlier,
    ) ||
      signsIn(earlier).length >= 2),
  tell: ({ chart }, { text }) => {
    const [sign] = signsIn(text);
    if (sign === undefined) return null;
    const { name } = SIGNS[sign];
    const venus = signOfPoint(chart, 'venus');
    const own =
      venus === null
        ? 'your Venus and Moon say more about what you need'
        : `your Venus in ${SIGNS[venus].name} says more about what you need: it tends to ${habitOf('venus', venus)}`;
    return told(
      HARD.test(text)
        ? `Then believe what you lived through over any list: a match by Sun signs promises nothing, and one ${name} who was bad for you isn't all of them. The lists look at a twelfth of humankind at once; ${own}. What was it that made it so bad? That's the thing to watch for, in any sign.`
        : `There you are: what you've lived counts for more than a list. ${name} got something right for you, and it may have been the person rather than the sign; ${own}.`,
    );
  },
};

const IF_PLACED =
  /\b(?:what if|and if|but|what about|and)\b.*\b(?<whose>his|her|their|my) (?<planet>moon|venus|mars) is (?:also )?in (?<sign>[a-z]+)\b/u;

/** "what if his moon is in pisces too", after two signs. */
export const ifPlaced: ChartTurn = {
  isSaid: ({ text, earlier }) => IF_PLACED.test(text) && signsIn(earlier).length >= 2,
  tell: (_context, { text, earlier }) => {
    const { planet, sign: word } = IF_PLACED.exec(text)?.groups ?? {};
    const sign = signsIn(word ?? '')[0];
    const point = planet === 'venus' || planet === 'mars' ? planet : 'moon';
    if (sign === undefined) return null;
    const isShared = signsIn(earlier).includes(sign);
    const name = BODIES[point].name;
    return told(
      `Then it ${isShared ? 'helps' : 'adds a color of its own'}: a ${name} in ${SIGNS[sign].name} tends to ${habitOf(point, sign)}.${isShared ? ` A ${name} in a sign the other one has too is one of the ties people like best, because that person feels known there.` : ''} The ${name} says more about ${point === 'moon' ? 'evenings at home' : point === 'venus' ? 'how love is shown' : 'how you quarrel'} than two Suns do.`,
    );
  },
};
