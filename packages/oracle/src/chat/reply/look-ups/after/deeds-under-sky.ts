import { DAY_DEEDS } from '../../../../../content/chat/own/sky-day-deeds.ts';
import { told } from '../look-up.ts';
import { type ChartTurn, wordsOf } from './chart-turn.ts';

const NO_WAIT =
  /\b(?:have to|has to|need to|needs?|must|gotta|got to|cant wait|no choice|deadline|expect\w* (?:an|my)|want an answer|wants an answer|due)\b/u;
const BY_WHEN =
  /\bby (?<by>(?:\d{1,2}(?::\d{2})? ?(?:am|pm)?|noon|midnight|tonight|tomorrow|today|mon\w*|tues\w*|wednes\w*|thurs\w*|fri\w*|satur\w*|sun\w*|the \d{1,2}(?:st|nd|rd|th)?))\b/u;
const SKY_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\bvoid\b/u, 'A void Moon'],
  [/\b(?:retrograde|retro)\b/u, 'A retrograde'],
  [/\beclipse\b/u, 'An eclipse'],
  [/\b(?:full|new) moon\b/u, 'A Moon'],
];

/** "but i have to answer them by 5pm", after a void Moon, a retrograde or an eclipse. */
export const cannotWait: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    NO_WAIT.test(text) &&
    wordsOf(text) <= 16 &&
    /\b(?:answer|sign|signed|decid\w*|reply|send|tell|say|go|do it|submit|call|buy|book|pay|start|move|them|contract|today|tomorrow)\b/u.test(
      text,
    ) &&
    SKY_NAMES.some(([typed]) => typed.test(earlier)),
  tell: (_context, { text, earlier }) => {
    const name = SKY_NAMES.find(([typed]) => typed.test(earlier))?.[1] ?? 'The sky';
    const by = BY_WHEN.exec(text)?.groups?.['by'];
    const when =
      by === undefined
        ? 'when they need it'
        : `by ${by.replace(/^(?<day>mon|tues|wednes|thurs|fri|satur|sun)/u, (day) => day.charAt(0).toUpperCase() + day.slice(1))}`;
    const isOffer = /\b(?:job|offer|position|contract|flat|apartment|house|lease)\b/u.test(earlier);
    const how = isOffer
      ? 'To decide fast: would you take it if they had asked on an ordinary day? What is the one thing that would make you say no, and have you asked them about it? Ask that now, then answer.'
      : 'Read it twice, check names, dates and sums, ask about the one line that bothers you, and keep a copy.';
    return told(
      `Then do it ${when}: ${name.charAt(0).toLowerCase()}${name.slice(1)} is no reason to miss a deadline, and people say good yeses under every sky. ${how}`,
    );
  },
};

const ASKS_DEED =
  /\bwhat (?:do|should|can|could|shall) (?:i|we) (?:do|avoid|not do|eat|plan)\b|\b(?:how|anything|something) (?:do i |can i |to |i can do to )?(?:do to )?prepare\b|\bcan i do (?:anything|something)\b|\banything (?:i|to) (?:should )?(?:do|avoid)\b/u;
const ON_THAT_DAY =
  /\b(?:that|the|on that|on the) (?:day|night|evening)\b|\b(?:then|about it|for it|during it)\b/u;

/** "so what do i do that day", after an eclipse, a Moon or a return. */
export const whatToDo: ChartTurn = {
  isSaid: ({ text, earlier }) =>
    ASKS_DEED.test(text) &&
    (ON_THAT_DAY.test(text) || wordsOf(text) <= 7) &&
    wordsOf(text) <= 10 &&
    DAY_DEEDS.some(([about]) => about.test(earlier)),
  tell: (_context, { earlier }) => {
    const line = DAY_DEEDS.find(([about]) => about.test(earlier))?.[1];
    return line === undefined ? null : told(line);
  },
};
