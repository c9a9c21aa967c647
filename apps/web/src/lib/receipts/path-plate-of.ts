import { degreeInSign, signAt } from '@palm/astrology/sign-at';
import { ASPECTS, SIGNS } from '@palm/astrology/vocabulary';
import type { ReceiptFact, ReceiptPath } from '@palm/contract/receipt-fact';
import type { Plate } from '../../ui/plates/plate.ts';
import { capitalised } from '../format/capitalised.ts';
import { degreeWords } from '../format/degree-words.ts';
import { numberWord } from '../format/number-word.ts';
import { copy } from './copy.ts';
import { pointName } from './fact-rows.ts';
import { lengthWords, longDate, monthTicks, shortDate, whenWords } from './plate-dates.ts';

type Transit = Extract<ReceiptFact, { kind: 'transit' | 'dated-transit' }>;

/** A long contact as the way of its planet over the degree. */
export function pathPlateOf(fact: Transit, path: ReceiptPath, zone: string | undefined): Plate {
  const now = Date.parse(fact.at);
  const told = { now, zone, isSure: fact.pointUncertaintyDeg === 0 };
  const exact = (fact.timing?.exactAt ?? []).map((iso) => Date.parse(iso));
  const next = nextOf(exact, now);
  const body = pointName(fact.body);
  const point = pointName(fact.point);
  const dates = exact.map((at) => longDate(at, told)).join('; ');
  return {
    kind: 'path',
    body: fact.body,
    bodyWords: copy.pathOf(body),
    point: fact.point,
    pointWords: targetWords(fact),
    offsetsDeg: path.offsetsDeg,
    fromMs: Date.parse(path.from),
    toMs: Date.parse(path.to),
    crossings: exact.map((atMs) => ({
      atMs,
      words: shortDate(atMs, told),
      isNext: atMs === next,
    })),
    today: { atMs: now, words: copy.today },
    ticks: monthTicks(Date.parse(path.from), Date.parse(path.to)),
    caption: captionOf(exact, next, told),
    label:
      exact.length === 0
        ? copy.pathLabelWithoutDates(body, `your ${point}`)
        : copy.pathLabel(body, `your ${point}`, dates),
  };
}

/** The contact of today is still ahead. */
const TODAY_MS = 86_400_000 / 2;

const nextOf = (exact: readonly number[], now: number): number | undefined =>
  exact.find((at) => at > now - TODAY_MS);

function targetWords({ aspect, point, pointLongitudeDeg, pointUncertaintyDeg }: Transit): string {
  const degree = degreeInSign(pointLongitudeDeg);
  const told = pointUncertaintyDeg > 0 ? `about ${Math.floor(degree)}°` : degreeWords(degree);
  const place = `${told} ${SIGNS[signAt(pointLongitudeDeg)].name}`;
  return aspect === 'conjunction'
    ? copy.yourPoint(pointName(point), place)
    : copy.towardsPoint(ASPECTS[aspect].name, pointName(point), place);
}

type Told = Parameters<typeof whenWords>[1];

function captionOf(exact: readonly number[], next: number | undefined, told: Told): string {
  const [first, last] = [exact.at(0), exact.at(-1)];
  if (first === undefined || last === undefined) return copy.noCrossing;
  if (exact.length === 1) return copy.oneCrossing(whenWords(first, told));
  const crossings = copy.crossings(
    capitalised(numberWord(exact.length)),
    lengthWords(last - first),
  );
  return `${crossings} ${turnWords(next, last, told)}`;
}

function turnWords(next: number | undefined, last: number, told: Told): string {
  if (next === undefined) return copy.lastBehind(whenWords(last, told));
  return next === last ? copy.lastAhead(whenWords(next, told)) : copy.next(whenWords(next, told));
}
