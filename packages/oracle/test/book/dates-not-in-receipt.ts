import type { Book } from '../../src/book/book.ts';
import type { Page } from '../../src/book/page/page.ts';
import { renderDate, renderDay } from '../../src/book/slots/render-date.ts';
import type { Fact } from '../../src/facts/fact.ts';

const NIGHT_MS = 3 * 3_600_000;

const SLOTS = ['since', 'exact', 'until', 'day'] as const;

export function datesNotInReceipt(book: Book, date: string, page: Page, fact: Fact): string[] {
  const on = { date, zone: 'UTC' };
  const [id = ''] = page.used;
  const entry = book.entry(id.slice(0, id.indexOf('#')));
  const template = entry?.passages.find((passage) => passage.id === id)?.text ?? '';
  const text = page.text.toLowerCase();
  const wordsFor = (slot: (typeof SLOTS)[number]): string[] => {
    const words = momentsOf(fact, slot).flatMap((at) => [
      renderDay(at, on),
      ...(['clock', 'day', 'month'] as const).map((scale) => renderDate(at, scale, on)),
    ]);
    return words.includes('today') ? [...words, 'tonight'] : words;
  };
  const tells = (words: readonly string[]): boolean =>
    words.some((word) => text.includes(word.toLowerCase()));
  return SLOTS.filter((slot) => template.includes(`{${slot}}`)).flatMap((slot) => {
    const words = wordsFor(slot);
    const isLeftOut =
      slot === 'since' &&
      SPAN.test(template) &&
      tells(wordsFor('until').map((word) => `until ${word}`));
    return tells(words) || isLeftOut
      ? []
      : [`${id} {${slot}} is none of ${words.join(', ')}: ${page.text}`];
  });
}

/** A span that began or ends within days is told by its end alone. */
const SPAN = /\b(?:from|between) \{since\} (?:to|until|and) \{until\}/iu;

function momentsOf(fact: Fact, slot: (typeof SLOTS)[number]): number[] {
  const timing = 'timing' in fact ? fact.timing : null;
  const at = 'at' in fact ? [fact.at] : [];
  const told = {
    since: [timing?.startAt],
    exact: timing?.exactAt ?? [],
    until: [timing?.endAt],
    day: [...at, ...(timing?.exactAt ?? []), timing?.startAt],
  }[slot];
  const moments = told.flatMap((iso) => (iso ? [Date.parse(iso)] : []));
  // A Moon that is full at two at night belongs to the evening before.
  return fact.kind === 'lunation'
    ? moments.flatMap((moment) => [moment, moment - NIGHT_MS])
    : moments;
}
