import { bornAt } from '@palm/astrology/chart';
import { DAY_MS, type Instant } from '@palm/astrology/instant';
import { type Return, type ReturnId, returningBody, returnsAround } from '@palm/astrology/returns';
import { signAt } from '@palm/astrology/sign-at';
import { SIGNS } from '@palm/astrology/vocabulary';
import { MONTHS } from '../../../../text/calendar-names.ts';
import { capitalised } from '../../../../text/capitalised.ts';
import { monthIn } from '../../../entities/times/calendar-day.ts';
import { longitudeOf } from '../../../slots/birth/points.ts';
import { dateWordsAt, listWords, monthName, todayOf } from '../../../slots/calendar/date-words.ts';
import { localTimeAt } from '../../../slots/calendar/local-time.ts';
import { note, type SlotContext } from '../../../slots/slot.ts';
import { type Told, told } from '../look-up.ts';
import type { Whole, WholeLookUp } from './whole-look-up.ts';

interface ReturnKind {
  readonly id: ReturnId;
  readonly typed: RegExp;
  readonly name: string;
  readonly family: string;
  readonly meaning: string;
}

const SATURN: ReturnKind = {
  id: 'saturn',
  typed: /\bsaturns? returns?\b/u,
  name: 'Saturn return',
  family: 'saturn-return',
  meaning: "It's read as a review of adult life: what holds stays, what doesn't gets rebuilt.",
};
const JUPITER: ReturnKind = {
  id: 'jupiter',
  typed: /\bjupiters? returns?\b/u,
  name: 'Jupiter return',
  family: 'jupiter-return',
  meaning:
    'It comes every twelve years and is read as fresh appetite: a good year to widen something.',
};
const KINDS: readonly ReturnKind[] = [SATURN, JUPITER];

const OWN = /\b(?:my|mine|am i|im|i am|i|me|is (?:that|this|it)|this is|was that)\b/u;
const ASKS_STATE =
  /\b(?:over|ends?|ended|ending|done|finish\w*|past|still|how long|how much longer|when|what age|how old|am i|is (?:that|this|it)|was that|in it|started?|begin\w*|began|until|yet|left|coming|soon|next|twice|again|true|really|did i|already|have i)\b/u;
const ASKS_END =
  /\b(?:over|ends?|ending|done|finish\w*|how long|how much longer|when|stop|left)\b/u;
const ASKS_HAD = /\b(?:did (?:i|it)|have i|had (?:my|it)|already)\b/u;
const EXPLAINED = /\bwhat(?: i|)s an? |\bwhat does\b|\bmeans?\b|\bexplain\b/u;
const ASKS_WHEN =
  /\b(?:whens?|what (?:age|year|date|day)|how old)\b(?!.*\b(?:over|ends?|ending|done|finish\w*|stop)\b)/u;
const HARD =
  /\b(?:hell|hard|awful|rough|brutal|exhaust\w*|horrible|worst|struggl\w*|nightmare|miserable|suck\w*)\b/u;
const OF_OTHERS =
  /\b(?:people|someone|somebody|anyone|those|kids|he|she|his|her|him|they|their)\b/u;

const kindIn = ({ text, before }: Whole): ReturnKind | undefined => {
  const named = KINDS.find(({ typed }) => typed.test(text));
  if (named !== undefined) return named;
  const isShort = text.split(' ').length <= 9;
  return isShort && ASKS_END.test(text) && /\b(?:it|this|that)\b/u.test(text)
    ? KINDS.find(({ family }) => family === before?.family)
    : undefined;
};

const AGE =
  /\b(?:turn(?:ed|ing|s)?|im|i am|hes|shes|he is|she is|aged?|just hit|hit) (?:just |only |about )?(?<age>[1-9]\d)\b(?! (?:minutes|hours|days|weeks|months|percent|degrees?))|\b(?<old>[1-9]\d) (?:years? old|yo|y\/o)\b/u;
const YEAR = /\bborn (?:in |around )?(?:\w+ )?(?<year>19[3-9]\d|20[0-2]\d)\b/u;

interface Born {
  readonly from: Instant;
  readonly to: Instant;
  /** "born in February 1997" */
  readonly words: string;
}

/** The stretch in which a person was born who told an age or a year and no day. */
function bornByWords({ text }: Whole, context: SlotContext): Born | null {
  const year = Number(YEAR.exec(text)?.groups?.['year'] ?? Number.NaN);
  const month = monthIn(text);
  if (year > 0) return monthOrYear(year, month);
  const groups = AGE.exec(text)?.groups;
  const age = Number(groups?.['age'] ?? groups?.['old'] ?? Number.NaN);
  if (!(age > 0)) return null;
  const [thisYear = 0, thisMonth = 0] = todayOf(context).split('-').map(Number);
  if (month !== null && /\bturn/u.test(text)) {
    const isAhead = /\b(?:turning|turn|turns)\b/u.test(text);
    const years = isAhead ? Number(month < thisMonth) : -Number(month > thisMonth);
    return monthOrYear(thisYear + years - age, month);
  }
  const year0 = 365.2425 * DAY_MS;
  return {
    from: context.now - (age + 1) * year0,
    to: context.now - age * year0,
    words: `at ${age}`,
  };
}

const monthOrYear = (year: number, month: number | null): Born =>
  month === null
    ? { from: Date.UTC(year, 0, 1), to: Date.UTC(year, 11, 31), words: `born in ${year}` }
    : {
        from: Date.UTC(year, month - 1, 1),
        to: Date.UTC(year, month, 0),
        words: `born in ${MONTHS[month - 1] ?? ''} ${year}`,
      };

const NTH = 'none first second third fourth fifth sixth seventh eighth'.split(' ');
const startOf = ({ series }: Return): Instant => series.start ?? series.exact[0] ?? 0;
const endOf = ({ series }: Return): Instant => series.end ?? series.exact.at(-1) ?? 0;

/** The one that runs, or the nearest in time. */
function nearest(all: readonly Return[], now: Instant): Return | undefined {
  const away = (one: Return): number =>
    now < startOf(one) ? startOf(one) - now : Math.max(0, now - endOf(one));
  return all.toSorted((a, b) => away(a) - away(b))[0];
}

const NUMBERS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|1st)\b/u, 1],
  [/\b(?:second|2nd)\b/u, 2],
  [/\b(?:third|3rd)\b/u, 3],
];
const meant = (all: readonly Return[], text: string, now: Instant): Return | undefined => {
  const number = NUMBERS.find(([words]) => words.test(text))?.[1];
  return all.find((one) => one.number === number) ?? nearest(all, now);
};

const monthWords = (at: Instant, { zone }: SlotContext): string => {
  const { date } = localTimeAt(at, zone);
  return `${monthName(Number(date.slice(5, 7)))} ${date.slice(0, 4)}`;
};

/** "is that my saturn return and when is it over", "i turned 29 in february" */
const livedReturn = (kind: ReturnKind): WholeLookUp => ({
  family: kind.family,
  isAsked: (whole) => {
    const { text } = whole;
    const isOwn =
      OWN.test(text) || YEAR.test(text) || !kind.typed.test(text) || /\bhow long\b/u.test(text);
    return (
      kindIn(whole) === kind &&
      ASKS_STATE.test(text) &&
      isOwn &&
      (!EXPLAINED.test(text) || ASKS_END.test(text))
    );
  },
  tell: (context, whole) => {
    const typed = bornByWords(whole, context);
    const isProfile =
      context.chart !== null && (typed === null || isSameAge(typed, whole, context));
    if (!isProfile) return typed === null ? null : byStretch(kind, typed, whole, context);
    return OF_OTHERS.test(whole.text) ? null : byChart(kind, whole, context);
  },
});

export const LIVED_RETURNS: readonly WholeLookUp[] = KINDS.map(livedReturn);

const isSameAge = ({ from, to }: Born, { text }: Whole, { chart }: SlotContext): boolean => {
  const born = chart === null ? null : bornAt(chart);
  // "turning 29", "i turn 29 next month": the birthday is still to come.
  const ahead = /\b(?:turning|turn|turns)\b/u.test(text) ? 366 * DAY_MS : 3 * DAY_MS;
  return born !== null && born >= from - 3 * DAY_MS && born <= to + ahead;
};

const STEP_DAYS = 10;
const REACH_DAYS = 1300;

/** How long the planet is in the sign in which it stood at birth. */
function signStay(kind: ReturnKind, natalDeg: number, one: Return, { sky }: SlotContext) {
  const body = returningBody(kind.id);
  const sign = signAt(natalDeg);
  const first = (one.series.exact[0] ?? 0) - REACH_DAYS * DAY_MS;
  const last = (one.series.exact.at(-1) ?? 0) + REACH_DAYS * DAY_MS;
  const inside: Instant[] = [];
  for (let at = first; at <= last; at += STEP_DAYS * DAY_MS) {
    if (signAt(sky.positionOf(body, at).longitudeDeg) === sign) inside.push(at);
  }
  return { sign: SIGNS[sign].name, from: inside[0] ?? first, to: inside.at(-1) ?? last };
}

function byChart(kind: ReturnKind, { text }: Whole, context: SlotContext): Told | null {
  const { chart, now, sky } = context;
  const natalDeg = chart === null ? null : longitudeOf(chart, returningBody(kind.id));
  if (chart === null || natalDeg === null) return null;
  const born = bornAt(chart);
  const one = meant(returnsAround({ id: kind.id, bornAt: born, natalDeg }, now, sky), text, now);
  if (one === undefined || one.series.exact.length === 0) return null;
  const days = listWords(one.series.exact.map((at) => dateWordsAt(at, context)));
  const which = `your ${NTH[one.number] ?? 'next'} ${kind.name}`;
  const age = Math.floor(((one.series.exact[0] ?? 0) - born) / (365.2425 * DAY_MS));
  const planet = kind.name.split(' ')[0] ?? '';
  const stay = signStay(kind, natalDeg, one, context);
  const wide = `By the widest count, while ${planet} is in ${stay.sign}, it ${stay.to < now ? 'ran' : 'runs'} from ${monthWords(stay.from, context)} to ${monthWords(stay.to, context)}.`;
  const isWhen = ASKS_WHEN.test(text);
  const verdicts = isWhen
    ? { before: '', in: '', after: '', near: '' }
    : {
        before: 'Not yet: ',
        in: "Yes, you're in it: ",
        after: `${ASKS_END.test(text) || ASKS_HAD.test(text) ? 'Yes' : 'No'}, it's over: `,
        near: 'The close part is over: ',
      };
  const line =
    now < startOf(one)
      ? `${verdicts.before}${which} is exact on ${days}, when you're ${age}.`
      : now > endOf(one)
        ? `${stay.to < now ? verdicts.after : verdicts.near}${which} was exact on ${days}${isWhen ? `, when you were ${age}` : ''}.`
        : `${verdicts.in}${which} is exact on ${days}, and the close part ends on ${dateWordsAt(endOf(one), context)}.`;
  const hard = HARD.test(text) ? ' Those were hard years whatever the sky did.' : '';
  return told(
    `${capitalised(line)} ${wide}${hard} ${kind.meaning}`,
    note(`return-${kind.id}`, `${planet} back at its place of birth: ${days}`),
  );
}

/** Births within the stretch that are looked at. */
const SAMPLES = 7;

/** Without the day of birth: from the earliest to the latest that it can be. */
function byStretch(
  kind: ReturnKind,
  { from, to, words }: Born,
  { text }: Whole,
  context: SlotContext,
): Told | null {
  const { now, sky } = context;
  const births = Array.from(
    { length: SAMPLES },
    (_, at) => from + ((to - from) * at) / (SAMPLES - 1),
  );
  const degreeOf = (at: Instant): number => sky.positionOf(returningBody(kind.id), at).longitudeDeg;
  const found = births.flatMap((born) => {
    const returning = { id: kind.id, bornAt: born, natalDeg: degreeOf(born) };
    return meant(returnsAround(returning, now, sky), text, now) ?? [];
  });
  const number = found[0]?.number;
  const [one] = found;
  const isSame = found.every((other) => other.number === number);
  if (one === undefined || number === undefined || !isSame || found.length === 0) return null;
  const [first, last] = [Math.min(...found.map(startOf)), Math.max(...found.map(endOf))];
  const isOneSign = new Set(births.map((born) => signAt(degreeOf(born)))).size === 1;
  const stay = isOneSign ? signStay(kind, degreeOf(from), one, context) : null;
  const isWideOpen = stay !== null && stay.to > now && stay.from < now;
  const state =
    now < first
      ? isWideOpen
        ? 'Not the close part yet'
        : 'Not yet'
      : now > last
        ? isWideOpen || stay === null
          ? 'The close part is over'
          : "It's over"
        : 'Yes, about now';
  const years = found.map(({ series }, at) =>
    Math.floor(((series.exact[0] ?? 0) - (births[at] ?? 0)) / (365.2425 * DAY_MS)),
  );
  const ages = [...new Set([Math.min(...years), Math.max(...years)])].join(' to ');
  const planet = kind.name.split(' ')[0] ?? '';
  const wide =
    stay === null
      ? ''
      : ` By the widest count, while ${planet} is in ${stay.sign}, it ${stay.to < now ? 'ran' : 'runs'} from ${monthWords(stay.from, context)} to ${monthWords(stay.to, context)}.`;
  return told(
    `${state}: ${words}, the ${NTH[number] ?? 'next'} ${kind.name} ${now > last ? 'fell' : 'falls'} between ${monthWords(first, context)} and ${monthWords(last, context)}, at the age of ${ages}.${wide} ${kind.meaning} With the birth date I can give you the days.`,
    note(
      `return-${kind.id}`,
      `${kind.name}, ${words}: ${monthWords(first, context)} to ${monthWords(last, context)}`,
    ),
  );
}
