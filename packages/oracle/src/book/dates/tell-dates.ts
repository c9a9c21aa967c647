import { localDateIn } from '@palm/astrology/civil-time/local-date-in';
import { isoOf } from '../../facts/fact-words.ts';
import type { TouchedPoint } from '../../facts/touched-points.ts';
import type { Book } from '../book.ts';
import type { Line } from '../entry.ts';
import { beatFor } from '../page/beat-for.ts';
import { canFill, fill, slotsOf } from '../slots/fill-slots.ts';
import { clock24, type ReadOn } from '../slots/render-date.ts';
import type { BookDate, Dated } from './book-date.ts';
import { lineOf } from './line-of.ts';
import { titleOf } from './title-of.ts';

export type Telling = {
  readonly book: Book;
  readonly on: ReadOn;
  readonly points: readonly TouchedPoint[];
  readonly hasHouses: boolean;
};

/** So many dates stand out at most, and none that weighs less than an eclipse or a Moon on a point. */
const STRONGEST = 4;
const STRONG_BELOW = 2;

/** Puts dates into words, heaviest first in, earliest first out. */
export function tellDates(heaviest: readonly Dated[], telling: Telling): BookDate[] {
  const used = new Map<string, string>();
  const strong = new Set(heaviest.filter(({ rank }) => rank < STRONG_BELOW).slice(0, STRONGEST));
  return heaviest
    .flatMap((one) => {
      const sentence = sentenceFor(one, telling, used);
      return sentence === null ? [] : [tell(one, sentence, strong.has(one), telling)];
    })
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
}

/** Every line of a week begins with its day, which stands beside the sentence here. */
const DAY = /^\*\*\{day\}\.\*\*\s*/u;

function sentenceFor(
  { news, at }: Dated,
  { book, on }: Telling,
  used: Map<string, string>,
): string | null {
  const line: Line | undefined = beatFor(book, news, used);
  if (line === undefined) return null;
  const text = line.text.replace(DAY, '');
  const slots = slotsOf(news, { ...on, date: localDateIn(on.zone, at) ?? on.date }, undefined);
  if (!canFill(text, slots)) return null;
  used.set(line.id, on.date);
  return fill(text, slots);
}

function tell(one: Dated, sentence: string, isStrong: boolean, telling: Telling): BookDate {
  const { kind, at, hasClock, news, mark } = one;
  const { on, points, hasHouses } = telling;
  const date = localDateIn(on.zone, at) ?? isoOf(at).slice(0, 10);
  return {
    id: `${kind}:${mark.body}-${mark.phase ?? mark.aspect}-${mark.point ?? 'sky'}@${isoOf(at).slice(0, 10)}`,
    kind,
    at: isoOf(at),
    date,
    time: hasClock ? clock24(at, on.zone) : null,
    title: titleOf(one, hasHouses),
    sentence,
    line: lineOf(one, points, on),
    isStrong,
    mark,
    fact: news.fact,
  };
}
