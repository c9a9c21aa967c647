import { told } from '../look-up.ts';
import { type ChartTurn, wordsOf } from './chart-turn.ts';

interface Element {
  readonly name: string;
  /** What the books say it makes of people. */
  readonly known: RegExp;
  readonly style: string;
  readonly balance: string;
}

const ELEMENTS: readonly Element[] = [
  {
    name: 'fire',
    known:
      /\b(?:impatien\w*|angry|temper|hot.?headed|impulsive|restless|loud|direct|rush\w*|hyper|competitive|bossy|bored)\b/u,
    style: 'quick, warm and hard to slow down',
    balance: 'Count one breath before the answer, and give the surplus to something that sweats.',
  },
  {
    name: 'earth',
    known:
      /\b(?:stubborn|slow|lazy|boring|careful|practical|material\w*|stuck|cautious|reliable|routine)\b/u,
    style: 'steady, practical and slow to turn',
    balance: 'Change one small thing a week on purpose, so that turning stays possible.',
  },
  {
    name: 'air',
    known:
      /\b(?:overthink\w*|talk\w*|distant|cold|scattered|indecisive|nervous|anxious|detached|restless|flaky|distracted)\b/u,
    style: 'thinking aloud, connecting, and keeping a little distance',
    balance:
      'Say the feeling before the explanation, one word of it, and put one thing a day into your hands.',
  },
  {
    name: 'water',
    known:
      /\b(?:emotional|sensitive|cry\w*|moody|clingy|intense|needy|absorb\w*|intuitive|dreamy|sad)\b/u,
    style: 'feeling the room first and remembering it long',
    balance:
      'Ask of each strong feeling whether it is yours, and give it an hour before it decides anything.',
  },
];

const IS_WHY =
  /\b(?:is (?:that|it|this) (?:the reason )?why|(?:does|could|would) (?:that|it|this) (?:be why|explain|make)|so (?:thats|that is) why|thats why|because of (?:that|it|this))\b/u;
const OF_ELEMENTS =
  /\b(?:a lot of|lots of|much|many|most|dominant|missing|lack\w*|no|any|am i an?|elements?|too much)\b/u;

/** "is that why im so impatient", after the elements of a chart. */
export const elementIsWhy: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    IS_WHY.test(text) &&
    wordsOf(text) <= 14 &&
    OF_ELEMENTS.test(earlier) &&
    ELEMENTS.some(({ name }) => new RegExp(String.raw`\b${name}\b`, 'u').test(earlier)),
  tell: (_context, { text, earlier }) => {
    const element = ELEMENTS.find(({ name }) =>
      new RegExp(String.raw`\b${name}\b`, 'u').test(earlier),
    );
    if (element === undefined) return null;
    const { name, known, style, balance } = element;
    return told(
      known.test(text)
        ? `By the book, partly: ${name} is read as ${style}, so it fits. How you grew up and how tired you are do the rest. ${balance}`
        : `The book wouldn't say so: ${name} is read as ${style}, and what you name isn't on its list. So look closer to home first, at when it began and what makes it better. And for the ${name} itself: ${balance}`,
    );
  },
};
