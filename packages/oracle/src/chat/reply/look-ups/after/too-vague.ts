import { tellClosest } from '../chart-life/hardest-part.ts';
import { told } from '../look-up.ts';
import { type ChartTurn, wordsOf } from './chart-turn.ts';

const VAGUE =
  /\b(?:generic|vague|general|broad|cookie cutter|copy ?paste\w*|(?:could|can|would|might|may) (?:be|fit|apply to|apply for|mean|describe|go for|say that to) (?:\w+ ){0,3}?(?:anyone|anybody|everyone|everybody|any one|literally anyone)|(?:anyone|anybody|everyone|everybody|any \w+) (?:could|can|would|might) (?:say|be|have|fit)|(?:fits|applies to|true (?:for|of)|works for) (?:anyone|anybody|everyone|everybody)|more (?:specific|personal|precise|exact)|something (?:more )?(?:specific|personal))\b/u;
const OF_OWN_CHART = /\b(?:my|i|im|me)\b/u;
const MOST_WORDS = 16;

/** "that was so generic, could be anyone", after a chart reading: what few charts have is told. */
export const tooVague: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    VAGUE.test(text) &&
    wordsOf(text) <= MOST_WORDS &&
    OF_OWN_CHART.test(earlier) &&
    !/\b(?:in general|generally)\b/u.test(text),
  tell: ({ chart }) => {
    const value = chart === null ? null : tellClosest(chart, 'any');
    return value === null
      ? null
      : told(`Fair. Then something that few people share: ${value.text}`, ...value.facts);
  },
};
