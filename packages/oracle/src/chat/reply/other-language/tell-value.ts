import type { Instant } from '@palm/astrology/instant';
import { signAt } from '@palm/astrology/sign-at';
import { signSynastry } from '@palm/astrology/sign-synastry';
import type { SignId } from '@palm/astrology/vocabulary';
import type {
  ValueKind,
  ValueWords,
} from '../../../../content/chat/languages/answers/language-answers.ts';
import type { ChatFact } from '../../../facts/fact.ts';
import { pairFact } from '../../../facts/synastry-facts.ts';
import { signOf } from '../../../facts/birth-chart.ts';
import { forWords } from '../../understand/words/named-subject.ts';
import { natalFact, type PointId, signOfPoint } from '../../slots/birth/points.ts';
import { signsOfBirthday } from '../../slots/birth/sign-on-day.ts';
import { localTimeAt } from '../../slots/calendar/local-time.ts';
import { lunationAfter } from '../../slots/sky/moon-slots.ts';
import { stationNote, stationsOf } from '../../slots/sky/retrograde-slots.ts';
import type { Told } from '../look-ups/look-up.ts';
import type { Talk } from '../talk.ts';
import { dateNamed, signsNamed, wordsOf } from './words-of-language.ts';

interface Asked {
  readonly message: string;
  readonly values: ValueWords;
  readonly talk: Talk;
}

/** A value in the user's language; null where it is not known. */
export const tellValue = (kind: ValueKind, asked: Asked): Told | null => TELL[kind](asked);

const said = (
  template: string,
  words: Readonly<Record<string, string>>,
  facts: readonly ChatFact[] = [],
): Told => ({
  text: template.replaceAll(/\{(?<name>\w+)\}/gu, (_, name: string) => words[name] ?? ''),
  facts,
});

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const signWords = (id: SignId, values: ValueWords) => {
  const { name = '', trait = '' } = wordsOf(values).signs.find((sign) => sign.id === id) ?? {};
  return { sign: name, trait };
};

/** "martes 24 de noviembre"; a day of another year has its year. */
function dayIn(at: Instant, { values, talk }: Asked): Readonly<Record<string, string>> {
  const { date, hour, minute, weekday } = localTimeAt(at, talk.zone);
  const isThisYear = date.slice(0, 4) === localTimeAt(talk.now, talk.zone).date.slice(0, 4);
  const year = isThisYear ? '' : values.year;
  const words = {
    weekday: values.weekdays.split(' ')[weekday] ?? '',
    day: String(Number(date.slice(8))),
    month: wordsOf(values).months[Number(date.slice(5, 7)) - 1]?.name ?? '',
    year: date.slice(0, 4),
  };
  return {
    date: said(`${values.day}${year}`, words).text,
    bare: said(`${values.bareDay}${year}`, words).text,
    time: `${twoDigits(hour)}:${twoDigits(minute)}`,
  };
}

const lunation =
  (phase: 'fullMoon' | 'newMoon') =>
  (asked: Asked): Told => {
    const { at, longitudeDeg } = lunationAfter(phase, asked.talk);
    const sign = signWords(signAt(longitudeDeg), asked.values);
    return said(asked.values[phase], { ...dayIn(at, asked), ...sign });
  };

function mercury(asked: Asked): Told | null {
  const next = stationsOf('mercury', asked.talk).find(({ at }) => at > asked.talk.now);
  if (next === undefined) return null;
  const { values } = asked;
  const template = next.turns === 'direct' ? values.mercuryBack : values.mercuryAhead;
  return said(template, dayIn(next.at, asked), [stationNote(next, asked.talk)]);
}

const ownSign =
  (point: PointId, key: 'moonSign' | 'rising' | 'venusSign') =>
  ({ values, talk: { chart } }: Asked): Told => {
    if (chart === null) return said(values.noBirth, {});
    const sign = signOfPoint(chart, point);
    return sign === null
      ? said(values.noHour, {})
      : said(values[key], signWords(sign, values), [natalFact(chart, point)]);
  };

function ownSun({ values, talk: { person, chart } }: Asked): Told {
  const sign = signOf(person);
  if (sign === null) return said(values.noBirth, {});
  const facts = chart === null ? [] : [natalFact(chart, 'sun')];
  return said(values.sunSign, signWords(sign, values), facts);
}

function signOfDate({ message, values, talk }: Asked): Told | null {
  const named = dateNamed(forWords(message), values);
  if (named === null) return null;
  const { month, day, year } = named;
  const [first, second] = signsOfBirthday(
    `2024-${twoDigits(month)}-${twoDigits(day)}`,
    year,
    talk.zone,
  );
  if (first === undefined) return null;
  const { text: date } = said(`${values.bareDay}${year === null ? '' : values.year}`, {
    day: String(day),
    month: wordsOf(values).months[month - 1]?.name ?? '',
    year: String(year ?? ''),
  });
  if (second === undefined) return said(values.signOfDate, { date, ...signWords(first, values) });
  const other = signWords(second, values).sign;
  return said(values.borderDate, { date, sign: signWords(first, values).sign, other });
}

function pair({ message, values, talk }: Asked): Told | null {
  const [a = signOf(talk.person), b] = signsNamed(forWords(message), values);
  if (a === null || b === undefined) return null;
  const line = values.apart[signSynastry(a, b).signsApart] ?? '';
  const words = { a: signWords(a, values).sign, b: signWords(b, values).sign, line };
  return said(values.pair, words, [pairFact(a, b)]);
}

const TELL: Readonly<Record<ValueKind, (asked: Asked) => Told | null>> = {
  fullMoon: lunation('fullMoon'),
  newMoon: lunation('newMoon'),
  mercury,
  moonSign: ownSign('moon', 'moonSign'),
  rising: ownSign('ascendant', 'rising'),
  venusSign: ownSign('venus', 'venusSign'),
  signOfDate,
  sunSign: ownSun,
  pair,
};
