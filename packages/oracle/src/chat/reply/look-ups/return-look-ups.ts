import { bornAt } from '@palm/astrology/chart';
import { type Return, type ReturnId, returningBody, returnsAround } from '@palm/astrology/returns';
import { birthChartOf } from '../../../facts/birth-chart.ts';
import { longitudeOf } from '../../slots/birth/points.ts';
import { dateWords, dateWordsAt, listWords } from '../../slots/calendar/date-words.ts';
import { note } from '../../slots/slot.ts';
import { type LookUp, told } from './look-up.ts';
import { yearsAsked } from './span-asked.ts';

const RETURNS: readonly (readonly [RegExp, ReturnId, name: string, family: string])[] = [
  [/\bsaturn returns?\b/u, 'saturn', 'Saturn', 'saturn-return'],
  [/\bjupiter returns?\b/u, 'jupiter', 'Jupiter', 'jupiter-return'],
  [/\bchiron returns?\b/u, 'chiron', 'Chiron', 'chiron-return'],
  [/\b(?:nodal|node|nodes) returns?\b/u, 'node', 'the lunar node', 'node-north'],
];

const RETURN_COUNTS = 'none first second third fourth fifth sixth seventh eighth'.split(' ');
const ASKS_RETURN_DATE =
  /\b(?:when|what (?:age|year|date|day)|how old|dates?|first|second|third|1st|2nd|3rd|next|last)\b/u;

const endOf = ({ series }: Return): number => series.end ?? series.exact.at(-1) ?? 0;

/** The one that is named by its count, the last one, or else the one that runs or comes next. */
function returnAsked(all: readonly Return[], plain: string, now: number): Return | undefined {
  const named = ['', '1st|first', '2nd|second', '3rd|third', '4th|fourth'].findIndex(
    (words) => words !== '' && new RegExp(String.raw`\b(?:${words})\b`, 'u').test(plain),
  );
  const counted = all.find(({ number }) => number === named);
  if (counted !== undefined) return counted;
  if (/\b(?:last|was|did)\b/u.test(plain)) return all.findLast((one) => endOf(one) < now);
  return all.find((one) => endOf(one) >= now) ?? all.at(-1);
}

const WIDE_COUNT =
  ' Astrologers who count more widely mean the two and a half years that Saturn spends in that sign.';

/** "when's my nodal return", "when is my second saturn return", "saturn return for someone born 2 june 1998" */
const returnOf = ([pattern, id, name, family]: (typeof RETURNS)[number]): LookUp => ({
  family,
  isAsked: ({ plain, entities }) =>
    pattern.test(plain) &&
    !/^what (?:is|are) (?:an?|the) /u.test(plain) &&
    (id === 'node' || entities.date?.isBirth === true || ASKS_RETURN_DATE.test(plain)),
  tell: (context) => {
    const { entities, now, sky, person, plain } = context;
    const day = entities.date?.isBirth === true ? entities.date.iso : person.birth?.date;
    const isOwn = day === person.birth?.date;
    const chart = isOwn ? context.chart : birthChartOf({ birth: { date: day ?? '' } });
    if (chart === null || day === undefined) return null;
    const natalDeg = longitudeOf(chart, returningBody(id));
    const born = bornAt(chart);
    if (natalDeg === null) return null;
    const all = returnsAround({ id, bornAt: born, natalDeg }, now, sky);
    const found = returnAsked(all, plain, now);
    const exact = found?.series.exact ?? [];
    if (found === undefined || exact.length === 0) return null;
    const days = listWords(exact.map((at) => dateWordsAt(at, context)));
    const whose = isOwn ? 'Your' : `Born ${dateWords(day, context)}: the`;
    const { start, end } = found.series;
    const age = Math.floor(((exact[0] ?? 0) - born) / (365.2425 * 86_400_000));
    const isOver = (end ?? exact.at(-1) ?? 0) < now;
    const span =
      start === null || end === null
        ? ''
        : ` Closest to it ${isOver ? 'were' : 'are'} the weeks from ${dateWordsAt(start, context)} to ${dateWordsAt(end, context)}.${id === 'saturn' ? WIDE_COUNT : ''}`;
    const before = all.find(({ number }) => number === found.number - 1);
    const last = before?.series.exact.at(-1);
    const earlier =
      last === undefined || isOver ? '' : ` The one before was on ${dateWordsAt(last, context)}.`;
    return told(
      `${whose} ${RETURN_COUNTS[found.number] ?? 'next'} return of ${name} ${isOver ? 'was' : 'is'} exact on ${days}. That's at the age of ${age}.${span}${earlier}`,
      note(`return-${id}`, `${name} back at its place of birth: ${days}`),
    );
  },
});

/** "when is my solar return in 2027" */
const solarReturn: LookUp = {
  family: 'solar-return',
  isAsked: ({ plain }) =>
    /\bsolar return\b/u.test(plain) &&
    /\b(?:when|date|what day|\d{4}|travel\w*|where|location|place)\b/u.test(plain),
  tell: (context) => {
    const { chart, now, sky, plain } = context;
    if (chart === null || chart.time === 'unknown') return null;
    const [year] = yearsAsked(plain, now);
    const from = year === undefined ? now : Date.UTC(year, 0, 1);
    const natalDeg = chart.positions.sun.longitudeDeg;
    const moments = [from, from + 180 * 86_400_000]
      .flatMap((around) =>
        returnsAround({ id: 'sun', bornAt: chart.instant, natalDeg }, around, sky),
      )
      .flatMap(({ series }) => series.exact);
    const at = moments.toSorted((a, b) => a - b).find((one) => one >= from);
    if (at === undefined) return null;
    return told(
      `${dateWordsAt(at, context)}: then the Sun is back where it was when you were born. Where you spend that day changes the rising sign and the houses of the year's chart; the planets in their signs and the moment stay the same.`,
      note('solar-return', `Sun back at its place of birth on ${dateWordsAt(at, context)}`),
    );
  },
};

export const RETURN_LOOK_UPS: readonly LookUp[] = [solarReturn, ...RETURNS.map(returnOf)];
