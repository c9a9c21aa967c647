import { told } from '../look-up.ts';
import { type ChartTurn, wordsOf } from './chart-turn.ts';

const ASKS_END =
  /^(?:(?:ok|and|so|but|omg|god|please|oh) )*(?:(?:so )?when (?:does|do|will|is|are) (?:it|that|this|they|all this|the transit) (?:end|ends|stop|be over|over|pass|go away|finish|leave|done|get better|ease up)|until when|till when|how long(?: (?:does|will|is) (?:it|that|this)(?: (?:last|take|go on|stay|going to last|gonna last))?)?|(?:does|will) (?:it|this|that) (?:ever )?(?:end|stop|pass)|when(?: is it)? over)(?: (?:then|now|finally|exactly|for me))*\W*$/u;

const MONTHS =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const DAY = String.raw`(?:(?:mid|early|late)[- ])?${MONTHS}(?: \d{1,2})?(?:,? \d{4})?`;
const FROM_TO = new RegExp(String.raw`\bfrom (?<from>${DAY}) to (?<to>${DAY})`, 'u');
const UNTIL = new RegExp(
  String.raw`\b(?:until|now to|over by|ends? (?:on|in)|through) (?<to>${DAY})`,
  'u',
);
const BEGINS = new RegExp(String.raw`\bfrom (?<from>${DAY})`, 'u');
const EXACT = new RegExp(String.raw`\bexact on (?<days>${DAY}(?:(?:, | and |, and )${DAY})*)`, 'u');
const OF_TIME =
  /\b(?:astrologers read that|transit|retrograde|exact on|on easy terms|hard angle|right on your|opposite your|runs? until)\b/u;

/** "when does it end", "until when": by the dates of the last answer. */
export const whenItEnds: ChartTurn = {
  isSaid: ({ text, answered }) =>
    ASKS_END.test(text) && wordsOf(text) <= 9 && OF_TIME.test(answered),
  tell: (_context, { answered }) => {
    const span = FROM_TO.exec(answered)?.groups;
    const end = span?.['to'] ?? UNTIL.exec(answered)?.groups?.['to'];
    const days = EXACT.exec(answered)?.groups?.['days'];
    const peak = days === undefined ? '' : ` It's felt most around ${days}, if at all.`;
    if (end !== undefined) {
      const start = span?.['from'] === undefined ? '' : `It begins on ${span['from']}, and it's`;
      return told(
        `${start === '' ? "It's" : start} over by ${end}.${peak} These things fade rather than stop, and what is hard in a life keeps its own calendar: don't wait for the date with anything you could ease this week.`,
      );
    }
    const from = BEGINS.exec(answered)?.groups?.['from'];
    if (from === undefined || days === undefined) return null;
    return told(
      `It starts around ${from} and is strongest near its exact days, ${days}. After the last of them it fades within a few weeks. I wouldn't wait for it with anything you could do this week.`,
    );
  },
};
