import { DAY_MS } from '@palm/astrology/instant';
import type { Timing } from '../news/news.ts';
import { remembered } from '../news/remembered.ts';
import { daysAhead, type ReadOn } from './render-date.ts';
import { TEXTS_KEPT } from './texts-kept.ts';

const UNIT_DAYS = { day: 1, week: 7, month: 30, year: 365 } as const;
const COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  'couple of': 2,
  three: 3,
  few: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};

const LENGTH = `(?:a )?(?<count>${Object.keys(COUNTS).toReversed().join('|')}) (?<unit>${Object.keys(UNIT_DAYS).join('|')})s?\\b`;
/** "two days a month", "one month out of twelve": how long it is each time. */
const EACH_TIME = `(?: or so| or two)?,? (?:out of|of (?:any|the|each|every)|in (?:the|a|each|every)|each|every|a|several|once|twice|\\w+ times) `;
const YEARLY = new RegExp(
  `(?<!(?:times|once|twice|days|hours|evenings|nights|weeks) )\\b${LENGTH}(?=${EACH_TIME})`,
  'giu',
);
const AHEAD = new RegExp(
  `(?<before>[^.?!]*)\\b(?:for|over|the next|these) (?:about |around |some |nearly |almost |the next )*${LENGTH}(?!${EACH_TIME}|['’]|-)`,
  'giu',
);
/** What has been going on for two years does not speak of the days to come. */
const OF_THE_PAST = /(?:['’](?:ve|d)|\b(?:have|has|had|been|was|were|\w+ed)\b)[^,;:]*$/iu;

/** The lengths of time, in days, that a text puts in words: of the days ahead, and of each time it comes. */
const lengthsIn = (text: string, words: RegExp): number[] =>
  [...text.matchAll(words)]
    .filter(({ groups }) => !OF_THE_PAST.test(groups?.['before'] ?? ''))
    .map(({ groups }) => daysOf(groups?.['count'], groups?.['unit']));

const daysOf = (count = '', unit = ''): number =>
  (COUNTS[count.toLowerCase()] ?? 1) * UNIT_DAYS[unit.toLowerCase() as keyof typeof UNIT_DAYS];

/** How much shorter and longer than its words a time may be. */
const isAbout = (days: number, said: number): boolean => days > said / 2 && days <= said * 2 + 3;
const isNearly = (days: number, said: number): boolean =>
  days >= said * 0.6 && days <= said * 1.4 + 2;

/** False where a passage names a length of time that its own dates contradict. */
export function fitsSpan(text: string, { since, until }: Timing, on: ReadOn): boolean {
  if (until === null || !text.includes('{until}')) return true;
  const left = daysAhead(until, on) + 0.5;
  const whole = since === null ? null : (until - since) / DAY_MS;
  const shown = text.includes('{since}') ? (whole ?? left) : left;
  const { ahead, yearly } = lengthsOf(text);
  return (
    ahead.every((said) => said === 1 || isAbout(shown, said)) &&
    (whole === null || yearly.every((said) => isNearly(whole, said)))
  );
}

const lengthsOf = remembered((text: string) => {
  const near = sentencesNear(text);
  return { ahead: lengthsIn(near, AHEAD), yearly: lengthsIn(near, YEARLY) };
}, TEXTS_KEPT);

/** The sentences that tell the date, and those beside them that begin with a length of time. */
function sentencesNear(text: string): string {
  const sentences = text.split(/(?<=[.?!]["”]?)\s+/u);
  const isDated = (index: number) => sentences[index]?.includes('{until}') ?? false;
  return sentences
    .filter(
      (sentence, index) =>
        isDated(index) ||
        (/^(?:For|Over|These)\b/u.test(sentence) && (isDated(index - 1) || isDated(index + 1))),
    )
    .join(' ');
}
