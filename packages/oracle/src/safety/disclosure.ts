import { MONTHS, WEEKDAYS } from '../text/calendar-names.ts';
import { phrasePattern } from './rules/phrase-pattern.ts';

const KIN =
  '(mum|dad|mother|father|brother|sister|son|daughter|husband|wife|partner|boyfriend|girlfriend|grandma|grandpa|grandmother|grandfather|gran|nan|uncle|aunt|cousin|best friend|friend|baby|dog|cat)';
const WHEN =
  '(in (?:january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\\d\\d)|today|yesterday|last (?:night|week|month|year|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december)|this (?:morning|week|month|year)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|\\d+) (?:days?|weeks?|months?|years?) ago)';

/** What users tell of themselves, each with the words in which it is remembered. $1 and $2 are what was said. */
const TOLD: readonly { readonly pattern: RegExp; readonly as: string }[] = [
  {
    pattern: phrasePattern(`my ${KIN} (?:has |just )*(?:died|passed away|passed) ${WHEN}`),
    as: "the reader's $1 died $2",
  },
  {
    pattern: phrasePattern(`my ${KIN} . (?:he|she|they) (?:died|passed away|passed) ${WHEN}`),
    as: "the reader's $1 died $2",
  },
  {
    pattern: phrasePattern(`(?:my ${KIN} (?:has |just )*(?:died|passed away)|i lost my ${KIN})`),
    as: "the reader's $1 died",
  },
  {
    pattern: phrasePattern(
      '(?:i )?(?:got|was|been|lost) (?:<soften>)(?:laid off|let go(?! of)|fired|made redundant|my job)',
    ),
    as: 'the reader lost their job',
  },
  {
    pattern: phrasePattern(
      '(?:he|she|my (?:boyfriend|girlfriend|husband|wife|partner)) (?:<soften>)(?:left|dumped|broke up with) me|(?:we|i) (?:<soften>)(?:broke up|split up|got dumped)',
    ),
    as: 'the reader went through a break-up',
  },
  {
    pattern: phrasePattern('(?:i was|got|been|just got|i am) diagnosed with ([a-z]+(?: [a-z]+)?)'),
    as: 'the reader was diagnosed with $1',
  },
  { pattern: phrasePattern('i am (?:<soften>)pregnant'), as: 'the reader is pregnant' },
  {
    pattern: phrasePattern(
      '(?:had|having) a miscarriage|miscarried|(?:i|we) lost (?:the|our) baby',
    ),
    as: 'the reader lost a pregnancy',
  },
];

/** Remembered of a person who was answered with care, and nothing else they wrote. */
export const WAS_AT_RISK = 'the reader was at risk earlier';

/** What the user tells of their life in a normalised message, in words for the conversation's memory, or null. */
export function disclosureIn(normalised: string): string | null {
  for (const { pattern, as } of TOLD) {
    const found = pattern.exec(normalised);
    if (found === null) continue;
    const said = found.slice(1).filter((group) => group !== undefined);
    return withCapitals(
      as.replace(/\$(\d)/gu, (_, place: string) => said[Number(place) - 1] ?? ''),
    );
  }
  return null;
}

/** Months and weekdays, which a normalised message has in small letters. */
const withCapitals = (words: string): string =>
  words.replace(/(?<=\b(?:in|on|last) )[a-z]+/gu, (word) => CALENDAR_NAMES.get(word) ?? word);
const CALENDAR_NAMES = new Map(
  [...MONTHS, ...WEEKDAYS].map((name): [string, string] => [name.toLowerCase(), name]),
);
