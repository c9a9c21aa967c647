import type { BirthData } from '@palm/astrology/birth-of';
import { SIGN_IDS, type SignId } from '@palm/astrology/vocabulary';
import { createBookSkies } from '../src/book/news/book-sky.ts';
import { historyOf, type PageRecord } from '../src/book/page/history.ts';
import type { Page } from '../src/book/page/page.ts';
import { writeFromBook } from '../src/book/write-from-book.ts';
import { openBook } from '../load/open-book.ts';
import type { Person, WrittenRequest } from '../src/request.ts';
import { DAILY_TYPES, HOROSCOPE_TYPES } from '../src/vocabulary.ts';

/*
 * One page for one line. A run keeps the skies it has computed, and what each person read on earlier
 * dates of the same run, so that thirty lines are thirty days of one reader; a line that comes again is
 * answered with the same page.
 */
export type OracleRun = {
  readonly skyOf: ReturnType<typeof createBookSkies>;
  readonly read: Map<string, (PageRecord & { readonly page: Page })[]>;
};

export const newRun = (): OracleRun => ({ skyOf: createBookSkies(), read: new Map() });

export function answerOracleLine(line: string, run: OracleRun): string {
  try {
    const { title, text, parts, facts } = pageFor(fieldsOf(JSON.parse(line)), run);
    return JSON.stringify({
      title,
      text,
      parts: parts.map((part) => ({ text: part.text, cites: part.cites })),
      facts,
    });
  } catch (error) {
    return JSON.stringify({ error: error instanceof Error ? error.message : 'unreadable line' });
  }
}

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypeError('a line is a JSON object');
  }
  return { ...value };
}

function pageFor(fields: Fields, run: OracleRun): Page {
  const request = requestOf(fields);
  const seed = seedOf(fields['seed']);
  const { date, ...asked } = request;
  const reading = JSON.stringify([asked, seed]);
  const read = run.read.get(reading) ?? [];
  const same = read.find((one) => one.date === date);
  if (same !== undefined) return same.page;
  const page = writeFromBook(request, {
    book: openBook(),
    skyOf: run.skyOf,
    seed,
    history: historyOf(
      read.filter((one) => one.date < date),
      reading,
    ),
    again: 0,
  });
  if (page === null) throw new RangeError('the Book has no page for this');
  run.read.set(reading, [...read, { ...page, page, reading, date }]);
  return page;
}

function seedOf(seed: unknown): string {
  if (seed === undefined || seed === null) return '';
  if (typeof seed === 'string' || typeof seed === 'number') return String(seed);
  throw new TypeError('seed is neither a text nor a number');
}

function requestOf(fields: Fields): WrittenRequest {
  const date = textOf(fields, 'date');
  if (date === undefined) throw new TypeError('date is missing');
  const kind = textOf(fields, 'kind') ?? '';
  const type = textOf(fields, 'type') ?? kind;
  const person = personOf(fields, 'sign', 'birth', textOf(fields, 'name'));
  const daily = DAILY_TYPES.find((one) => one === type);
  const horoscope = HOROSCOPE_TYPES.find((one) => one === type);
  if (kind === 'partner') return { kind, date, person, partner: partnerOf(fields, person) };
  if (kind === 'compatibility') return { kind, date, person, partner: partnerOf(fields, null) };
  if (kind === 'horoscope' && horoscope !== undefined)
    return { kind, type: horoscope, date, person };
  if (kind === 'horoscope' && type === kind) return { kind, type: 'daily', date, person };
  if (daily !== undefined) return { kind: 'daily', type: daily, date, person };
  if (kind === 'daily' && type === kind) return { kind, type: 'daily-guidance', date, person };
  throw new TypeError(`no such kind or type: ${kind} ${type === kind ? '' : type}`.trim());
}

/** A partner is given by sign or birth; in the partner's horoscope the line's own sign will do. */
function partnerOf(fields: Fields, fallback: Person | null): Person {
  const partner = personOf(fields, 'partnerSign', 'partnerBirth', undefined);
  if (partner.sign !== undefined || partner.birth !== undefined) return partner;
  if (fallback === null) throw new TypeError('partnerSign is missing');
  return fallback;
}

function personOf(
  fields: Fields,
  signKey: string,
  birthKey: string,
  name: string | undefined,
): Person {
  const sign = textOf(fields, signKey)?.toLowerCase();
  const birth = fields[birthKey];
  return {
    ...(name === undefined ? {} : { name }),
    ...(sign === undefined ? {} : { sign: signNamed(sign) }),
    ...(birth === undefined || birth === null ? {} : { birth: birthOf(fieldsOf(birth)) }),
  };
}

function signNamed(name: string): SignId {
  const sign = SIGN_IDS.find((id) => id === name);
  if (sign === undefined) throw new TypeError(`no such sign: ${name}`);
  return sign;
}

function birthOf(fields: Fields): BirthData {
  const date = textOf(fields, 'date');
  if (date === undefined) throw new TypeError('birth.date is missing');
  return {
    date,
    time: textOf(fields, 'time'),
    zone: textOf(fields, 'zone'),
    latitude: numberOf(fields, 'lat'),
    longitude: numberOf(fields, 'lon'),
  };
}

function textOf(fields: Fields, key: string): string | undefined {
  const value = fields[key];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw new TypeError(`${key} is not a text`);
  return value;
}

function numberOf(fields: Fields, key: string): number | undefined {
  const value = fields[key];
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'number') throw new TypeError(`${key} is not a number`);
  return value;
}
