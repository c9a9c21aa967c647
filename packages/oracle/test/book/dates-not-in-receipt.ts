import {
  type ReadOn,
  renderDate,
  renderDay,
  weekdayOf,
  withYear,
} from '../../src/book/slots/render-date.ts';
import type { Fact } from '../../src/facts/fact.ts';
import { MONTHS, WEEKDAYS } from '../../src/text/calendar-names.ts';
import type { Told } from './told-on-page.ts';

const NIGHT_MS = 3 * 3_600_000;

const SLOTS = ['since', 'exact', 'until', 'day'] as const;
type DatedSlot = (typeof SLOTS)[number];

/** Dates that the receipt has and the text does not tell, and dates in the text that the receipt does not have. */
export const datesNotInReceipt = (on: ReadOn, told: Told, fact: Fact): string[] => [
  ...datesNotTold(on, told, fact),
  ...datesNotMeant(on, told, fact),
];

function datesNotTold(on: ReadOn, { id, template, text }: Told, fact: Fact): string[] {
  const tells = (words: readonly string[]): boolean =>
    words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
  return SLOTS.filter((slot) => template.includes(`{${slot}}`)).flatMap((slot) => {
    const words = wordsFor(slot, fact, on);
    const isLeftOut =
      slot === 'since' &&
      SPAN.test(template) &&
      tells(wordsFor('until', fact, on).map((word) => `until ${word}`));
    return tells(words) || isLeftOut
      ? []
      : [`${id} {${slot}} is none of ${words.join(', ')}: ${text}`];
  });
}

/** A span that began or ends within days is told by its end alone. */
const SPAN = /\b(?:from|between) \{since\} (?:to|until|and) \{until\}/iu;

const DATE = new RegExp(
  `\\b(?:${MONTHS.join('|')})(?: \\d{1,2})?(?:,? \\d{4})?\\b|\\b(?:last )?(?:${WEEKDAYS.join('|')})\\b|\\b\\d{1,2}:\\d{2} [ap]m\\b`,
  'gu',
);

/** Dates of the text that its passage does not have in its own words and that are none of the fact's. */
function datesNotMeant(on: ReadOn, { id, template, text }: Told, fact: Fact): string[] {
  const meant = new Set(SLOTS.flatMap((slot) => wordsFor(slot, fact, on)));
  return [...text.matchAll(DATE)]
    .map(([date]) => date)
    .filter((date) => !template.includes(date) && !meant.has(date))
    .map((date) => `${id} tells ${date}, which its fact does not have: ${text}`);
}

function wordsFor(slot: DatedSlot, fact: Fact, on: ReadOn): string[] {
  const words = momentsOf(fact, slot).flatMap((at) => {
    const dates = (['clock', 'day', 'month'] as const).map((scale) => renderDate(at, scale, on));
    return [
      renderDay(at, on),
      weekdayOf(at, on.zone),
      ...dates,
      ...dates.map((date) => withYear(date, at, on.zone).replace(/^about /u, '')),
      ...dates.map((date) => date.replace(/^about /u, '')),
      ...dates.map((date) => withYear(date, at, on.zone)),
    ];
  });
  return words.includes('today') ? [...words, 'tonight'] : words;
}

function momentsOf(fact: Fact, slot: DatedSlot): number[] {
  const timing = 'timing' in fact ? fact.timing : null;
  const isEvent = fact.kind === 'lunation' || fact.kind === 'station';
  const told = {
    since: [timing?.startAt],
    exact: timing?.exactAt ?? [],
    until: [timing?.endAt],
    day: isEvent ? [fact.at] : fact.kind === 'transit' ? fact.timing?.exactAt : [timing?.startAt],
  }[slot];
  const moments = (told ?? []).flatMap((iso) => (iso ? [Date.parse(iso)] : []));
  // A Moon that is full at two at night belongs to the evening before.
  return fact.kind === 'lunation'
    ? moments.flatMap((moment) => [moment, moment - NIGHT_MS])
    : moments;
}
